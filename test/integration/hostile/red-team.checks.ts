import { type IntentReader } from '#backend/modules/session/intent-reader.port.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { type Attempt } from '#game/model/attempt.js';
import { type ActionAnswer } from '#contracts/session/views.js';
import { DECEITS, type Deceit } from '../../red-team/deceits.js';
import { BOUND_READINGS, UNBOUND_READINGS } from '../../red-team/hostile-readings.js';
import { worstProse, worstWords } from '../../red-team/worst-model.js';
import { eventually } from '../../support/eventually.js';
import { gameInMemory, startSagaIn } from '../../support/game-in-memory.js';
import { type ProviderScript } from '../../support/model-provider/provider-script.js';
import { definitionOf, Player } from '../../support/player.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { SECRETS } from '../../support/running-game.js';
import { seededRandom } from '../../support/seeded-random.js';
import { type HostileGame } from './hostile-game.js';

type Data = Readonly<Record<string, unknown>>;
const SAMPLE = 5;
/** An honest deed for before and after the deceits, which is always read and done. */
const PLAIN = 'I search the ground around me';

/** The answers of a model that the attacker owns: lies as prose, gifts as choices, and the readings of a list. */
const owned = (n: number, readings: readonly string[]): ProviderScript => {
  let reads = 0;
  return ({ body: { messages, response_format: format } }) => {
    if (format === undefined) return { text: worstProse(messages as Parameters<typeof worstProse>[0], n) };
    const asked = messages.map(({ content }) => content).join('\n');
    return {
      text:
        format.json_schema?.name === 'reading'
          ? (readings[reads++ % readings.length] ?? '')
          : JSON.stringify(worstWords(asked)),
    };
  };
};

/** Fields that hold a person's words or differ in every saga: the rules do not decide them. */
const BESIDE = ['playerAction', 'bodyHash', 'commandId', 'sealed', 'userId', 'characterId', 'resolvedAt'];
const BESIDE_OF_CELL = ['firstVisitAt', 'lastVisitAt'];
const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
const ruledPartOf = (data: Data): Data => ({
  ...without(data, BESIDE),
  cell: without(data['cell'] as Data, BESIDE_OF_CELL),
});

const eventsOf = async (
  { databaseUrl }: HostileGame,
  { sessionId }: Player,
): Promise<readonly { type: string; data: Data }[]> =>
  (await recordedEvents(databaseUrl))
    .filter(({ stream }) => stream === `session-${sessionId}`)
    .map(({ type, data }) => ({ type, data: JSON.parse(data) as Data }));

const turnsIn = (events: readonly { readonly type: string; readonly data: Data }[]): readonly Data[] =>
  events.filter(({ type }) => type === 'TurnResolved').map(({ data }) => ruledPartOf(data));

/** Random numbers that give the same dice and world as a saga of the started game had. */
const drawnAs = (started: Data): typeof systemRandom => {
  const keys = new DiceKeys(serverKeysFrom(SECRETS.DICE_KEY).diceSeeds, systemRandom);
  const seed = keys.openDiceSeed(String(started['sealedDiceSeed']), String(started['sessionId']));
  const { seed: world } = started['world'] as { readonly seed: string };
  const drawn = [Buffer.from(seed, 'hex'), Buffer.from(world, 'hex')];
  const others = seededRandom('what is drawn beside');
  return {
    ...others,
    bytes: (length) => (drawn[0]?.length === length ? (drawn.shift() as Buffer) : others.bytes(length)),
  };
};

/** A saga over HTTP whose model is the attacker's. @returns what was answered, and what stands in the log */
const attackedSaga = async (game: HostileGame, texts: readonly string[], script: ProviderScript) => {
  game.provider.play(script);
  const player = await Player.begun(game.url, 'forgiving');
  const answers: ActionAnswer[] = [];
  for (const [n, action] of texts.entries()) {
    await eventually(async () => expect((await player.choices()).body.narration).toBe('told'), 30_000);
    const { status, body } = await player.act(`deceit-${n}`, { action, isCustomAction: true });
    expect({ action, status }).toEqual({ action, status: 200 });
    answers.push(body);
  }
  return { player, answers, events: await eventsOf(game, player), tokens: await player.tokens() };
};

/** The same saga and texts by the rules alone, in memory. */
const ruledSaga = async (
  attacked: Awaited<ReturnType<typeof attackedSaga>>,
  texts: readonly string[],
  reader?: Pick<IntentReader, 'read'>,
) => {
  const { sessionId } = attacked.player;
  const started = attacked.events.find(({ type }) => type === 'SessionStarted')?.data ?? {};
  const game = gameInMemory({ random: drawnAs(started), tokens: 1_000, ...(reader && { reader }) });
  const saga = await startSagaIn(game, 'ann', { ...definitionOf('forgiving'), sessionId });
  const answers: ActionAnswer[] = [];
  for (const [n, action] of texts.entries())
    answers.push(await saga.act(`deceit-${n}`, { sessionId, action, isCustomAction: true }));
  const slice = { direction: 'forwards', from: 0n, limit: 1_000 } as const;
  const events = (await game.log.readStream(`session-${sessionId}`, slice)) as unknown as readonly {
    type: string;
    data: Data;
  }[];
  return { answers, turns: turnsIn(events), tokens: await game.balanceOf('ann') };
};

const sampleOf = (seed: string): readonly Deceit[] => {
  const [from] = seededRandom(seed).bytes(1);
  const plain = DECEITS.filter(({ heroName }) => heroName === undefined);
  return Array.from({ length: SAMPLE }, (_, n) => plain[((from ?? 0) + n * 17) % plain.length] as Deceit);
};
const textsOf = (deceits: readonly Deceit[]): readonly string[] =>
  deceits.flatMap(({ says, earlier }) => [...(earlier === undefined ? [] : [earlier]), says]);

const LIES = /Crown of Ymir|HACKED|thousand gold|__proto__/;
const untold = (story: string): string => story.replace(/“[^”]*”/g, '');

/** An attacker who owns the model, over HTTP: the state after each of their texts is what the rules alone give. */
export const redTeamChecks = (given: () => HostileGame): void => {
  describe("an attacker's model in a started game", () => {
    it('as narrator and as reader of what is not there: every turn is as the rules alone give it', async () => {
      const seed = String(Date.now() % 1_000_000);
      process.stdout.write(`red team over HTTP: seed ${seed}\n`);
      const texts = [PLAIN, ...textsOf(sampleOf(seed)), PLAIN];
      const reads = UNBOUND_READINGS.length;
      const from = (seededRandom(`${seed} readings`).bytes(1)[0] ?? 0) % reads;
      const readings = [...UNBOUND_READINGS.slice(from), ...UNBOUND_READINGS];
      const attacked = await attackedSaga(given(), texts, owned(from, readings));
      const ruled = await ruledSaga(attacked, texts);
      expect(ruled.turns.length).toBeGreaterThanOrEqual(2);
      expect({ seed, turns: turnsIn(attacked.events) }).toEqual({ seed, turns: ruled.turns });
      const outcomes = (answers: readonly ActionAnswer[]) =>
        answers.map(({ played, response }) => ({ played, result: response.actionResult }));
      expect(outcomes(attacked.answers)).toEqual(outcomes(ruled.answers));
      expect(attacked.tokens).toBe(ruled.tokens);
      expect(given().provider.requests.some(({ body }) => body.response_format?.json_schema?.name === 'reading')).toBe(
        true,
      );
      for (const { storyContent } of (await attacked.player.stories()).body)
        expect(untold(storyContent)).not.toMatch(LIES);
    });

    it('as reader of absurd deeds at what is there: the rules judge them, and give nothing for nothing', async () => {
      const texts = BOUND_READINGS.map((_, n) => `I do the thing number ${n}`);
      const attacked = await attackedSaga(given(), texts, owned(0, BOUND_READINGS));
      const turns = turnsIn(attacked.events);
      const attempts = turns.map(({ deed }) => (deed as { readonly attempt: Attempt }).attempt);
      const readAs = new Map(
        texts.filter((_, n) => attacked.answers[n]?.played).map((text, n) => [text, attempts[n] as Attempt]),
      );
      const reader: Pick<IntentReader, 'read'> = {
        read: (text) => {
          const attempt = readAs.get(text);
          return Promise.resolve(
            attempt ? { kind: 'reading', attempt, confidence: 1 } : { kind: 'answer', text: 'No.' },
          );
        },
      };
      const ruled = await ruledSaga(attacked, texts, reader);
      expect(turns).toEqual(ruled.turns);
      expect(attacked.tokens).toBe(1_000 - turns.length);
      for (const { check, deed } of turns)
        if (check === null) expect((deed as { readonly attempt: Attempt }).attempt.verb).not.toBe('steal');
    });
  });
};
