import { encounters } from '#game/play/encounters.js';
import { type SessionEvent, type SessionStartedV2 } from '#contracts/session/events.js';
import { UPCASTERS } from '#contracts/shared/event-registry.js';
import { type Saga } from '#game/model/saga.js';
import { foldedThen } from '#test/support/folded-rewind-plan.js';
import { begunWith, oathOf, personOf, sagaOf, threadOf, threatOf } from '#test/support/saga-fixture.js';
import { NOW, narrated, turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { able, givenSession, resolvedIn, seedFor, take } from '#test/support/turn-fixture.js';
import { rewindSession } from './rewind-session.decider.js';
import { sessionFold } from './state/session.fold.js';
import { takeTurn } from './take-turn.decider.js';
import { readFileSync } from 'node:fs';

describe('the clock', () => {
  it('when it is full ends the saga in loss', () => {
    const saga = sagaOf({
      threat: threatOf({ segments: 11 }),
      threads: [threadOf({ dueDay: 0 })],
      people: [personOf()],
    });
    const { events, after } = givenSession(...begunWith({ saga })).when(take('c1', { choiceId: 'wolf.1' }));
    expect(resolvedIn(events())).toMatchObject({
      gameOver: true,
      saga: { oath: { outcome: 'lost' }, threat: { segments: 12 }, threads: [{ state: 'lapsed' }] },
    });
    expect(events().at(-1)).toMatchObject({
      type: 'SessionEnded',
      data: { reason: 'loss', diceSeed: '11'.repeat(32) },
    });
    expect(after).toMatchObject({ status: 'Ended', ending: 'loss' });
  });
});

describe('a price', () => {
  const offers = [
    {
      id: 'service:vikings:heal:0',
      kind: 'rest' as const,
      attribute: null,
      difficulty: 'easy' as const,
      requiresItem: null,
      risk: 'none' as const,
      cost: 8,
    },
  ];
  const city = (coins: number) => begunWith({ coins, gamePhase: 'city', frame: null, offers });
  it('is refused to players with fewer coins, and taken from those with enough', () => {
    givenSession(...city(7))
      .when(take('c1', { choiceId: offers[0]?.id }))
      .thenRejected('NOT_ENOUGH_COINS');
    const events = city(8),
      choice = { choiceId: offers[0]?.id };
    expect(
      resolvedIn(
        givenSession(...events)
          .when(take('c1', { ...choice, diceSeed: seedFor(events, choice, true) }))
          .events(),
      ),
    ).toMatchObject({ coinsDelta: -8, coinsAfter: 0 });
  });
});

describe('what was bought', () => {
  it('has its effect at once', () => {
    const rope = { name: 'Coil of rope', quantity: 1, value: 3, description: '' };
    const events = begunWith({
      gamePhase: 'city',
      frame: null,
      offers: [
        {
          id: 'service:vikings:buy:0',
          kind: 'trade',
          attribute: null,
          difficulty: 'easy',
          requiresItem: null,
          risk: 'none',
          cost: 3,
          item: rope,
        },
      ],
    });
    const mountains = (success: boolean) => {
      const choice = { choiceId: 'service:vikings:buy:0' };
      return resolvedIn(
        givenSession(...events)
          .when(take('c1', { ...choice, diceSeed: seedFor(events, choice, success) }, testEncounters))
          .events(),
      ).movement.find(({ terrain }) => terrain === 'mountains')?.difficulty;
    };
    expect([mountains(true), mountains(false)]).toEqual(['medium', 'hard']);
  });
});

describe('going back in a forgiving game', () => {
  it('restores oath, threat, threads and people of that turn', () => {
    const ready = sagaOf({ people: [personOf()], threads: [threadOf({ dueDay: 0 })], oath: oathOf({ boxes: 3 }) });
    let log: readonly SessionEvent[] = begunWith({ saga: ready, attributes: able }, 'forgiving');
    const sagas: (Saga | null)[] = [];
    for (let turn = 1; turn <= 4; turn++) {
      const session = log.reduce(sessionFold.evolve, sessionFold.initial);
      if (session.status === 'NotStarted') throw new Error('no session');
      sagas.push(session.saga);
      const choice = session.standing.movement[0]
        ? { moveTo: session.standing.movement[0] }
        : { choiceId: session.standing.offers[0]?.id };
      log = [
        ...log,
        ...givenSession(...log)
          .when(take(`c${turn}`, choice, testEncounters))
          .events(),
        narrated(turn),
      ];
    }
    expect(new Set(sagas.map((saga) => JSON.stringify(saga))).size).toBe(4);
    for (const [toTurn, saga] of sagas.entries()) {
      const { after } = givenSession(...log).when((session) =>
        rewindSession({ commandId: 'r', bodyHash: '', toTurn, then: foldedThen(log, toTurn), now: NOW }, session),
      );
      expect(after).toMatchObject({ head: toTurn, turn: 4 });
      expect(after.status === 'NotStarted' ? null : after.saga).toStrictEqual(saga);
    }
  });
});

describe('a session of the first version', () => {
  const { data: sample } = JSON.parse(readFileSync('test/fixtures/events/SessionStarted.v1.json', 'utf8')) as {
    readonly data: object;
  };
  const data = UPCASTERS.filter(({ type, from }) => type === 'SessionStarted' && from === 1).reduce<object>(
    (before, { up }) => up(before as never) as object,
    sample,
  ) as SessionStartedV2;
  const log: readonly SessionEvent[] = [
    { type: 'SessionStarted', version: 2, data: { ...data, attributes: able } },
    narrated(0),
  ];

  it('plays on without a spine, and ends in triumph by its 24 deeds', () => {
    let session = log.reduce(sessionFold.evolve, sessionFold.initial);
    let turns = 0;
    while (session.status === 'InPlay' && turns < 300) {
      const {
        standing: { frame, offers, movement },
        cells,
      } = session;
      const there =
        movement.find(({ q, r }) => cells[`${q},${r}`] === undefined) ?? movement[turns % Math.max(1, movement.length)];
      const choice =
        frame === null && there
          ? { moveTo: there }
          : { choiceId: offers.find(({ requiresItem, kind }) => requiresItem === null && kind !== 'flight')?.id };
      const decided = takeTurn(encounters)(turnCommand(`t${++turns}`, choice), session);
      if (!decided.accepted) throw new Error(decided.rejection.code);
      const [turn] = decided.events;
      if (turn?.type === 'TurnResolved')
        expect([
          turn.data.saga,
          turn.data.offers.some(({ id }) => /^(?:step|test|hunter|thread|service):/.test(id)),
        ]).toEqual([null, false]);
      session = [...decided.events, narrated(turns)].reduce(sessionFold.evolve, session);
    }
    expect(session).toMatchObject({ status: 'Ended', ending: 'triumph', deedsDone: 24, saga: null });
  });
});
