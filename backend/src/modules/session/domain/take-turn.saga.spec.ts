import { readFileSync } from 'node:fs';
import { type Encounters } from '#game/model/encounter.js';
import { CATALOGUE } from '#game/content/catalogue.js';
import { encounters } from '#game/play/encounters.js';
import { testFrame } from '#game/model/offer-ids.js';
import { testOffers } from '#game/rules/encounters/spine-offers.js';
import { commitmentOf } from '#game/rules/dice/dice.js';
import { type Difficulty } from '#game/model/character.js';
import { type SessionEvent, type SessionStartedV2, type TurnResolvedV2 } from '#contracts/session/events.js';
import { type Saga } from '#game/model/saga.js';
import { UPCASTERS } from '#contracts/shared/event-registry.js';
import { givenEvents } from '#test/support/given.js';
import {
  begunWith,
  oathOf,
  personOf,
  sagaOf,
  sagaWorld,
  startedWith,
  threadOf,
  threatOf,
  TOWER,
} from '#test/support/saga-fixture.js';
import { narrated, NOW, turnCommand } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { rewindPlan } from './rewind-plan.js';
import { rewindSession } from './rewind-session.decider.js';
import { situationOf } from './rules/situation.js';
import { sagaSituation } from './saga/saga-situation.js';
import { type TakeTurn } from './session.commands.js';
import { sessionFold } from './state/session.fold.js';
import { type Session } from './state/session.state.js';
import { takeTurn } from './take-turn.decider.js';

const given = (...events: readonly SessionEvent[]) => givenEvents(sessionFold, ...events);
const take =
  (id: string, over: Partial<TakeTurn> = {}, by: Encounters = encounters) =>
  (session: Session) =>
    takeTurn(by)(turnCommand(id, over), session);
const resolvedIn = (events: readonly SessionEvent[]): TurnResolvedV2 => {
  const [first] = events;
  if (first?.type !== 'TurnResolved') throw new Error('no turn was resolved');
  return first.data;
};
const able = { strength: 10, reflexes: 10, charisma: 10, intellect: 10, vigour: 10, perception: 10, endurance: 10 };
const feeble = { strength: 1, reflexes: 1, charisma: 1, intellect: 1, vigour: 1, perception: 1, endurance: 1 };
const cellAt = (frame: string | null, attempts = 0): SessionStartedV2['cell'] => ({
  ...TOWER,
  terrain: 'plains',
  visitCount: 1,
  frame,
  isResolved: frame === null,
  attempts,
  lastTurn: 0,
  firstVisitAt: NOW,
  lastVisitAt: NOW,
});

/** Before the last test, where it is to be passed. */
const atTheTest = (
  over: Partial<SessionStartedV2> = {},
  saga: Saga = sagaOf({ oath: oathOf({ boxes: 10 }) }),
  difficulty: Difficulty = 'normal',
  attempts = 0,
) => {
  const frame = testFrame(saga.oath.key);
  const offers = testOffers(CATALOGUE, {
    ...situationOf(startedWith({ saga })),
    saga: sagaSituation(saga, sagaWorld, TOWER),
  });
  return begunWith(
    {
      saga,
      attributes: able,
      location: TOWER,
      cell: cellAt(frame, attempts),
      gamePhase: 'encounter',
      frame,
      offers,
      movement: [],
      ...over,
    },
    difficulty,
  );
};
/** Nothing is met on the road. */
const quiet: Encounters = { ...testEncounters, meet: (situation, draw) => testEncounters.settle(situation, draw) };
const way = { choiceId: 'test:vikings/the-burnt-hall:0' };
const attempt = (kind: 'craft' | 'flight', text: string): Partial<TakeTurn> => ({
  action: text,
  isCustomAction: true,
  intent: { kind, offerId: null, to: null, attribute: null, difficulty: 'medium' },
});
/** Dice with which this deed goes as it should: the first of a few seeds. */
const seedFor = (events: readonly SessionEvent[], over: Partial<TakeTurn>, success: boolean): string => {
  const seeds = Array.from({ length: 40 }, (_, i) => (i + 16).toString(16).padStart(2, '0').repeat(32));
  const found = seeds.find(
    (diceSeed) =>
      resolvedIn(
        given(...events)
          .when(take('try', { ...over, diceSeed }))
          .events(),
      ).success === success,
  );
  if (found === undefined) throw new Error('no such dice');
  return found;
};

describe('the last test', () => {
  it('when it is won ends the saga in triumph, and reveals the seed that was committed to', () => {
    const events = atTheTest();
    const diceSeed = seedFor(events, way, true);
    const started = events.map((event) =>
      event.type === 'SessionStarted'
        ? { ...event, data: { ...event.data, seedCommitment: commitmentOf(diceSeed) } }
        : event,
    );
    const { events: played, after } = given(...started).when(take('c1', { ...way, diceSeed }));
    expect(resolvedIn(played())).toMatchObject({
      success: true,
      gameOver: true,
      gamePhase: 'game_over',
      offers: [],
      movement: [],
      saga: { oath: { outcome: 'kept', boxes: 10 } },
    });
    expect(played().at(-1)).toMatchObject({ type: 'SessionEnded', data: { turn: 1, reason: 'triumph', diceSeed } });
    expect(after).toMatchObject({ status: 'Ended', ending: 'triumph', seedCommitment: commitmentOf(diceSeed) });
    given(...started, ...played(), narrated(1))
      .when(take('c2', way))
      .thenRejected('SESSION_IS_OVER');
  });

  it('can be tried twice, and then the oath is lost', () => {
    const events = atTheTest({ attributes: feeble });
    const diceSeed = seedFor(events, way, false);
    const first = given(...events)
      .when(take('c1', { ...way, diceSeed }))
      .events();
    expect(resolvedIn(first)).toMatchObject({
      gameOver: false,
      gamePhase: 'encounter',
      frame: 'vikings/the-burnt-hall:test',
      saga: { oath: null, threat: { segments: 1 } },
    });
    expect(resolvedIn(first).offers.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4].map((n) => `test:vikings/the-burnt-hall:${n}`),
    );
    const tried = [...events, ...first, narrated(1)],
      second = { choiceId: 'test:vikings/the-burnt-hall:1' };
    const last = given(...tried)
      .when(take('c2', { ...second, diceSeed: seedFor(tried, second, false) }))
      .events();
    expect(resolvedIn(last)).toMatchObject({ gameOver: true, saga: { oath: { outcome: 'lost' } } });
    expect(last.at(-1)).toMatchObject({ type: 'SessionEnded', data: { reason: 'loss' } });
  });

  it('is tried twice whatever was tried before in the same place', () => {
    const events = begunWith({
      saga: sagaOf({ oath: oathOf({ boxes: 5 }) }),
      attributes: able,
      location: TOWER,
      cell: { ...cellAt('test/wolf', 1), isResolved: false },
    });
    const won = given(...events)
      .when(take('c1', { choiceId: 'wolf.1', diceSeed: seedFor(events, { choiceId: 'wolf.1' }, true) }))
      .events();
    expect(resolvedIn(won)).toMatchObject({
      frame: 'vikings/the-burnt-hall:test',
      cell: { frame: 'vikings/the-burnt-hall:test', attempts: 0, isResolved: false },
    });
  });

  it('is won in the player’s own words as well, and never more easily', () => {
    const events = atTheTest();
    const own = attempt('craft', 'I saw through the tent-pole');
    const turn = given(...events)
      .when(take('c1', { ...own, diceSeed: seedFor(events, own, true) }))
      .events();
    expect(resolvedIn(turn)).toMatchObject({
      deed: { offerId: 'free.craft', difficulty: 'hard' },
      gameOver: true,
      saga: { oath: { outcome: 'kept' } },
    });
    expect(turn.at(-1)).toMatchObject({ type: 'SessionEnded', data: { reason: 'triumph' } });
  });

  it('waits for somebody who has slipped away from it, and meets them when they come again', () => {
    const events = atTheTest();
    const away = attempt('flight', 'I run for it');
    const fled = given(...events)
      .when(take('c1', { ...away, diceSeed: seedFor(events, away, true) }))
      .events();
    expect(resolvedIn(fled)).toMatchObject({ gameOver: false, frame: null, saga: { oath: null } });
    const out = [...events, ...fled, narrated(1)];
    const gone = [
      ...out,
      ...given(...out)
        .when(take('c2', { moveTo: resolvedIn(fled).movement[0] }, quiet))
        .events(),
      narrated(2),
    ];
    expect(
      resolvedIn(
        given(...gone)
          .when(take('c3', { moveTo: TOWER }))
          .events(),
      ),
    ).toMatchObject({ frame: 'vikings/the-burnt-hall:test', gamePhase: 'encounter' });
  });

  it('is no triumph for one who dies of it', () => {
    const events = atTheTest({ attributes: feeble, hitPoints: 1 });
    const deadly = { ...way, diceSeed: seedFor(events, way, false) };
    expect(
      given(...events)
        .when(take('c1', deadly))
        .events()
        .at(-1),
    ).toMatchObject({ type: 'SessionEnded', data: { reason: 'death' } });
    const forgiving = atTheTest(
      { attributes: feeble, hitPoints: 1 },
      sagaOf({ oath: oathOf({ boxes: 10 }) }),
      'forgiving',
    );
    expect(
      given(...forgiving)
        .when(take('c1', deadly))
        .events()
        .at(-1),
    ).toMatchObject({ type: 'CharacterFell' });
  });
});

describe('the clock', () => {
  it('when it is full ends the saga in loss', () => {
    const saga = sagaOf({
      threat: threatOf({ segments: 11 }),
      threads: [threadOf({ dueDay: 0 })],
      people: [personOf()],
    });
    const { events, after } = given(...begunWith({ saga })).when(take('c1', { choiceId: 'wolf.1' }));
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
  it('is refused to those who have less, and taken from those who have as much', () => {
    given(...city(7))
      .when(take('c1', { choiceId: offers[0]?.id }))
      .thenRejected('NOT_ENOUGH_COINS');
    const events = city(8),
      choice = { choiceId: offers[0]?.id };
    expect(
      resolvedIn(
        given(...events)
          .when(take('c1', { ...choice, diceSeed: seedFor(events, choice, true) }))
          .events(),
      ),
    ).toMatchObject({ coinsDelta: -8, coinsAfter: 0 });
  });
});

describe('what was bought', () => {
  it('is of use at once', () => {
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
        given(...events)
          .when(take('c1', { ...choice, diceSeed: seedFor(events, choice, success) }, testEncounters))
          .events(),
      ).movement.find(({ terrain }) => terrain === 'mountains')?.difficulty;
    };
    expect([mountains(true), mountains(false)]).toEqual(['medium', 'hard']);
  });
});

describe('going back in a forgiving game', () => {
  it('sets oath, threat, threads and people as they were at that turn', () => {
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
        ...given(...log)
          .when(take(`c${turn}`, choice, testEncounters))
          .events(),
        narrated(turn),
      ];
    }
    expect(new Set(sagas.map((saga) => JSON.stringify(saga))).size).toBe(4);
    for (const [toTurn, saga] of sagas.entries()) {
      const { after } = given(...log).when((session) =>
        rewindSession({ commandId: 'r', bodyHash: '', toTurn, plan: rewindPlan(log, toTurn), now: NOW }, session),
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
