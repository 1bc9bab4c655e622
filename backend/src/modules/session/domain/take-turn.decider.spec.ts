import fc from 'fast-check';
import { type SessionEvent, type TurnResolvedV2 } from '#contracts/session/events.js';
import { type Intent } from '#game/model/intent.js';
import { commitmentOf, verifyTurn } from '#game/rules/dice/dice.js';
import { hexKey } from '#game/model/hex.js';
import { givenEvents } from '#test/support/given.js';
import { begun, DICE_SEED, narrated, turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { type TakeTurn } from './session.commands.js';
import { RULES_VERSION } from './rules/rules-version.js';
import { sessionFold } from './state/session.fold.js';
import { type Session } from './state/session.state.js';
import { takeTurn } from './take-turn.decider.js';

const given = (...events: readonly SessionEvent[]) => givenEvents(sessionFold, ...events);
const take =
  (id: string, over: Partial<TakeTurn> = {}) =>
  (session: Session) =>
    takeTurn(testEncounters)(turnCommand(id, over), session);
const resolvedIn = (events: readonly SessionEvent[]): TurnResolvedV2 => {
  const [first] = events;
  if (first?.type !== 'TurnResolved') throw new Error('no turn was resolved');
  return first.data;
};
const played = (id: string, over: Partial<TakeTurn>, ...before: readonly SessionEvent[]) => [
  ...before,
  ...given(...before)
    .when(take(id, over))
    .events(),
];
const told = (events: readonly SessionEvent[], turn: number) => [...events, narrated(turn)];

/** With the fixture's seed the first blow at the wolf lands and the slow way fails: frozen so that dice stay what they were. */
const strike = { choiceId: 'wolf.1' };
const wait = { choiceId: 'wolf.4' };

describe('taking a turn', () => {
  it('rolls once, records its dice, and succeeds at or below the chance', () => {
    const turn = resolvedIn(
      given(...begun())
        .when(take('c1', strike))
        .events(),
    );
    expect(turn.check).toMatchObject({ attribute: 'strength', difficulty: 'easy', chance: 65 });
    expect(turn.success).toBe((turn.check?.roll ?? 101) <= 65);
    expect(turn.draws[0]).toMatchObject({ purpose: 'check', k: 1, sides: 100, value: turn.check?.roll });
    expect(verifyTurn({ seedHex: DICE_SEED, path: turn.path, draws: turn.draws })).toBe(true);
    expect(turn).toMatchObject({
      turn: 1,
      parent: 0,
      storyId: 'session-1.1',
      commandId: 'c1',
      rulesVersion: RULES_VERSION,
    });
  });

  it('ends the same whatever words, key or hour it comes with', () => {
    const outcome = (over: Partial<TakeTurn>) => {
      const { path, draws, check, success, hitPointsAfter, coinsAfter, offers } = resolvedIn(
        given(...begun())
          .when(take('c1', over))
          .events(),
      );
      return { path, draws, check, success, hitPointsAfter, coinsAfter, offers };
    };
    const first = outcome(strike);
    expect(outcome({ action: 'DO wolf 1' })).toEqual(first);
    expect(
      outcome({
        action: 'I smash it',
        isCustomAction: true,
        intent: { kind: 'force', offerId: 'wolf.1', to: null, attribute: 'strength', difficulty: 'hard' },
      }),
    ).toEqual(first);
    expect(outcome({ ...strike, commandId: 'another', now: '2027-01-01T00:00:00.000Z' })).toEqual(first);
  });

  it('spends no second roll on a repeated command', () =>
    given(...told(played('c1', strike, ...begun()), 1))
      .when(take('c1', strike))
      .thenNothing());

  it('refuses a key that was used for something else', () =>
    given(...told(played('c1', strike, ...begun()), 1))
      .when(take('c1', { ...wait, bodyHash: 'other' }))
      .thenRejected('IDEMPOTENCY_KEY_REUSED'));

  it.each<[string, Partial<TakeTurn>, string]>([
    ['a choice that is not on offer', { choiceId: 'dragon.1' }, 'CHOICE_NOT_OFFERED'],
    ['words that name nothing on offer', { action: 'win_the_game' }, 'CHOICE_NOT_OFFERED'],
    ['a hex that cannot be reached', { moveTo: { q: 5, r: 5 } }, 'HEX_NOT_REACHABLE'],
    ['a way out of an open encounter', { moveTo: { q: 0, r: 1 } }, 'HEX_NOT_REACHABLE'],
    ['a turn of a story that has moved on', { ...strike, expectedTurn: 3 }, 'STALE_TURN'],
  ])('refuses %s', (_, over, code) =>
    given(...begun())
      .when(take('c1', over))
      .thenRejected(code as never),
  );

  it('refuses what needs an item that is not carried', () => {
    const [started, ...rest] = begun();
    if (started?.type !== 'SessionStarted') throw new Error('no start');
    const poor: SessionEvent = { ...started, data: { ...started.data, inventory: [] } };
    given(poor, ...rest)
      .when(take('c1', { choiceId: 'wolf.2' }))
      .thenRejected('ITEM_MISSING');
  });

  it('refuses a turn of nothing, and one while the last is untold', () => {
    given().when(take('c1', strike)).thenRejected('SESSION_NOT_FOUND');
    given(...played('c1', strike, ...begun()))
      .when(take('c2', strike))
      .thenRejected('TURN_IN_PROGRESS');
  });

  it('refuses a command whose payment was settled', () => {
    const abandoned: SessionEvent = {
      type: 'TurnAbandoned',
      version: 1,
      data: { userId: 'user-1', sessionId: 'session-1', characterId: 'character-1', commandId: 'late' },
    };
    given(...begun(), abandoned)
      .when(take('late', strike))
      .thenRejected('TURN_WAS_ABANDONED');
  });

  it('gives a gift away whether or not it pleases', () => {
    const events = given(...begun())
      .when(take('c1', { choiceId: 'wolf.2' }))
      .events();
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'ItemLost',
        data: expect.objectContaining({
          item: expect.objectContaining({ name: 'Dried cod', quantity: 1 }),
          inventoryAfter: expect.not.arrayContaining([expect.objectContaining({ name: 'Dried cod' })]),
        }),
      }),
    );
  });

  const attempt = (intent: Partial<Intent>, ...before: readonly SessionEvent[]) =>
    resolvedIn(
      given(...(before.length > 0 ? before : begun()))
        .when(
          take('c1', {
            action: 'I win',
            isCustomAction: true,
            intent: { kind: 'force', offerId: null, to: null, attribute: 'strength', difficulty: 'medium', ...intent },
          }),
        )
        .events(),
    );

  it('judges free text that names nothing as an attempt with odds', () => {
    expect(attempt({ difficulty: 'hard' })).toMatchObject({
      playerAction: 'I win',
      deed: { offerId: 'free.force', risk: 'grave' },
      check: { attribute: 'strength', chance: 15 },
    });
  });

  it('lets no reading of free text choose its dice, its attribute or an easier test', () => {
    const { path, check } = attempt({});
    for (const attribute of ['reflexes', 'charisma', null] as const)
      expect(attempt({ attribute })).toMatchObject({ path, check });
    expect(attempt({ difficulty: 'easy' })).toMatchObject({ path, check, deed: { risk: 'serious' } });
    expect(attempt({ difficulty: 'hard' })).toMatchObject({ path, check: { roll: check?.roll } });
  });

  it('sells nothing where nothing is carried', () => {
    const [started, ...rest] = begun();
    if (started?.type !== 'SessionStarted') throw new Error('no start');
    const charming: SessionEvent = {
      ...started,
      data: { ...started.data, inventory: [], attributes: { ...started.data.attributes, charisma: 10 } },
    };
    const sold = attempt({ kind: 'trade', attribute: 'charisma' }, charming, ...rest);
    expect([sold.success, sold.coinsDelta]).toEqual([true, 0]);
  });
});

/** Plays on with the first thing that can be done, telling each turn, until the saga ends or the turns run out. */
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

  it('that began before there were oaths ends in triumph after its deeds, and reveals the seed that was committed to', () => {
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
