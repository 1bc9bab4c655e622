import fc from 'fast-check';
import { type SessionEvent } from '#contracts/session/events.js';
import { hexKey } from '#game/model/hex.js';
import { commitmentOf } from '#game/rules/dice/dice.js';
import { DICE_SEED, begun, narrated, turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { type TakeTurn } from './session.commands.js';
import { sessionFold } from './state/session.fold.js';
import { type Session } from './state/session.state.js';
import { takeTurn } from './take-turn.decider.js';

/** Plays the first possible deed and tells each turn, until the saga ends or the turns run out. */
const playOn = (
  events: readonly SessionEvent[],
  turns: number,
  seed: string,
  choose: (session: Exclude<Session, { status: 'NotStarted' }>, n: number) => Partial<TakeTurn>,
) => {
  let log = [...events];
  let session = log.reduce(sessionFold.evolve, sessionFold.initial);
  for (let n = 1; n <= turns && session.status === 'InPlay'; n++) {
    const decision = takeTurn(testEncounters)(turnCommand(`t${n}`, { diceSeed: seed, ...choose(session, n) }), session);
    if (!decision.accepted) throw new Error(decision.rejection.code);
    log = [...log, ...decision.events, narrated(n)];
    session = [...decision.events, narrated(n)].reduce(sessionFold.evolve, session);
  }
  return { log, session };
};

describe('a whole saga', () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
  const first = (session: Exclude<Session, { status: 'NotStarted' }>, n: number): Partial<TakeTurn> => {
    const ways = session.standing.movement;
    const way = ways.find((to) => session.cells[hexKey(to)] === undefined) ?? ways[n % Math.max(1, ways.length)];
    return way
      ? { moveTo: way }
      : { choiceId: session.standing.offers.find(({ requiresItem }) => requiresItem === null)?.id ?? '' };
  };

  it('keeps its numbers in bounds at every turn, and always leaves something to do', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { log } = playOn(begun('forgiving'), 40, seed, first);
        for (const event of log) {
          if (event.type !== 'TurnResolved') continue;
          const { hitPointsAfter, coinsAfter, offers, movement, gameOver } = event.data;
          expect(hitPointsAfter >= 0 && hitPointsAfter <= 50 && coinsAfter >= 0).toBe(true);
          expect(gameOver || offers.some(({ requiresItem }) => requiresItem === null) || movement.length > 0).toBe(
            true,
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it('changes something on every failure', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { log } = playOn(begun(), 12, seed, (s, n) =>
          s.standing.movement.length > 0 ? first(s, n) : { choiceId: s.standing.offers.at(-1)?.id ?? '' },
        );
        for (const [i, event] of log.entries()) {
          if (event.type !== 'TurnResolved' || event.data.success) continue;
          const changed =
            event.data.hitPointsLost > 0 || event.data.coinsDelta < 0 || log[i + 1]?.type.startsWith('Companion');
          expect(changed).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['normal', 'Ended'],
    ['hardcore', 'Ended'],
    ['forgiving', 'Fallen'],
  ] as const)('in a %s game death leaves it %s', (difficulty, status) => {
    const frail = begun(difficulty).map((event): SessionEvent =>
      event.type === 'SessionStarted'
        ? { ...event, data: { ...event.data, hitPoints: 1, attributes: { ...event.data.attributes, reflexes: 1 } } }
        : event,
    );
    const { log, session } = playOn(frail, 200, '22'.repeat(32), (s, n) =>
      s.standing.frame ? { choiceId: 'wolf.3' } : first(s, n),
    );
    expect(session.status).toBe(status);
    const ended = log.find((event) => event.type === 'SessionEnded');
    if (status === 'Fallen') expect(ended).toBeUndefined();
    else expect(ended).toMatchObject({ data: { reason: 'death', diceSeed: '22'.repeat(32) } });
  });

  it('from before oaths existed ends in triumph after its deeds, and reveals the committed seed', () => {
    const strong = begun('forgiving').map((event): SessionEvent =>
      event.type === 'SessionStarted'
        ? { ...event, data: { ...event.data, saga: null, attributes: { ...event.data.attributes, strength: 10 } } }
        : event,
    );
    const { log, session } = playOn(strong, 200, DICE_SEED, first);
    expect(session).toMatchObject({ status: 'Ended', ending: 'triumph', deedsDone: 24 });
    const started = log.find((event) => event.type === 'SessionStarted');
    const ended = log.find((event) => event.type === 'SessionEnded');
    if (!started || !ended) throw new Error('no start or end');
    expect(commitmentOf(ended.data.diceSeed)).toBe(started.data.seedCommitment);
  });
});
