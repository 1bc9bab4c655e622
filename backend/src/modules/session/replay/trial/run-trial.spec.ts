import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { gameInMemory, startSagaIn } from '../../../../../../test/support/game-in-memory.js';
import { definitionOf } from '../../../../../../test/support/player.js';
import { type Rules, rulesOfToday } from '../../domain/replay/decide-again.js';
import { takeTurnWith } from '../../domain/take-turn.decider.js';
import { readCapsule } from '../capsule/read-capsule.js';
import { RULES_VERSION } from '#backend/modules/session/domain/rules/rules-version.js';
import { runTrialCli } from '../replay-cli.js';
import { recordedSessions } from './recorded-sessions.js';
import { runTrial } from './run-trial.js';
import { type TurnOnTrial } from './turn-on-trial.js';

/** Two sagas of different peoples in one log. */
const playedAnew = async () => {
  const game = gameInMemory({ tokens: 40 });
  const settings = (faction: string) => ({ faction, era: 'Dark Ages', environment: 'Fjords', tone: 'gritty' });
  for (const [user, faction] of [
    ['ann', 'vikings'],
    ['bo', 'mongols'],
  ] as const) {
    const saga = await startSagaIn(game, user, definitionOf('forgiving', { worldSettings: settings(faction) }));
    for (let n = 1; n <= 6; n++) await saga.act(`${user}-${n}`);
  }
  const diceKeys = new DiceKeys(serverKeysFrom('secret').diceSeeds, systemRandom);
  return { game, recorded: () => recordedSessions({ store: game.memory, log: game.log, diceKeys }) };
};

/** A rule that was changed on purpose: whoever is hurt dies of it. */
const deadly: Rules = (encounters, diceOn) => (command, session) =>
  takeTurnWith(encounters, () => diceOn)(command, { ...session, holdings: { ...session.holdings, hitPoints: 1 } });
/** Another: nobody may travel. */
const footsore: Rules = (encounters, diceOn) => (command, session) =>
  command.moveTo
    ? { accepted: false, rejection: { code: 'HEX_NOT_REACHABLE' } }
    : rulesOfToday(encounters, diceOn)(command, session);

const trial = async (rules: Rules) => {
  const { game, recorded } = await played();
  const before = await game.memory.head();
  const otherwise: TurnOnTrial[] = [];
  const tally = await runTrial(recorded(), {
    rules,
    onOtherwise: (turn) => otherwise.push(turn),
    onSession: () => undefined,
  });
  expect(await game.memory.head()).toBe(before);
  return { tally, otherwise };
};

/** Read by every test; none changes it. */
let once: ReturnType<typeof playedAnew> | undefined;
const played = () => (once ??= playedAnew());

describe('rules on trial', () => {
  it('find nothing where no rule was changed', async () => {
    const { tally, otherwise } = await trial(rulesOfToday);
    expect(otherwise).toEqual([]);
    expect(tally.all).toEqual({ turns: 12, otherwise: 0 });
  });

  it('list every turn that a changed rule would have ended otherwise, and what would differ', async () => {
    const { tally, otherwise } = await trial(deadly);
    expect(tally.all).toEqual({ turns: 12, otherwise: 12 });
    expect(otherwise.every(({ parts }) => parts.includes('hitPointsAfter'))).toBe(true);
    expect(new Set(otherwise.map(({ faction }) => faction))).toEqual(new Set(['vikings', 'mongols']));
  });

  it('list what would be refused', async () => {
    const { tally, otherwise } = await trial(footsore);
    expect(otherwise.length).toBeGreaterThan(0);
    expect(otherwise.every(({ kind, refused }) => kind === 'move' && refused === 'HEX_NOT_REACHABLE')).toBe(true);
    expect(tally.lines()).toContainEqual(expect.stringMatching(/^move +\d+ +\d+$/));
  });

  it('judge the turns of every version of the rules that was ever played', async () => {
    const versions = Array.from({ length: RULES_VERSION }, (_, i) => i + 1);
    const capsules = versions.map((version) => ({
      sessionId: `rules ${version}`,
      events: readCapsule(
        readFileSync(path.resolve(`test/fixtures/capsules/rules-${version}.capsule.jsonl`), 'utf8')
          .trimEnd()
          .split('\n'),
      ),
      seedOf: () => null,
    }));
    const tally = await runTrial(capsules, {
      rules: rulesOfToday,
      onOtherwise: () => undefined,
      onSession: () => undefined,
    });
    expect(tally.all.turns).toBe(12 * RULES_VERSION);
    expect(tally.lines()).toContainEqual(expect.stringMatching(new RegExp(`^rules ${RULES_VERSION} +12 +0$`)));
  });

  it('are printed with counts by kind and people', async () => {
    const { recorded } = await played();
    const printed: string[] = [];
    expect(
      await runTrialCli(recorded(), { print: (line) => printed.push(line), say: () => undefined, rules: deadly }),
    ).toBe(0);
    const versions = `rules ${RULES_VERSION} → ${RULES_VERSION}`;
    expect(printed[0]).toMatch(new RegExp(`^[0-9a-f-]{36} turn 1, \\w+ \\(vikings, ${versions}\\): TurnResolved\\.`));
    expect(printed).toContainEqual(expect.stringMatching(/^2 sagas, 12 turns: 12 would have ended otherwise\. /));
    expect(printed).toContainEqual(expect.stringMatching(/^mongols +6 +6$/));
  });
});
