import { matterOf } from '#game/model/offer-ids.js';
import fc from 'fast-check';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Attempt, MANNERS, type SceneRef, VERBS } from '#game/model/attempt.js';
import { COMPANION_TYPES } from '#game/model/character.js';
import { type Item } from '#game/model/character.js';
import { HOURS, SEASONS, WEATHERS } from '#game/model/calendar.js';
import { MOODS } from '#game/model/saga.js';
import { TERRAINS } from '#game/model/world.js';
import { encounters } from '#game/play/encounters.js';
import { HRAFNSVIK, sagaOf, SKARSEY, threadOf } from '#test/support/saga-fixture.js';
import { companion, quietly, thing, TOWNSMAN } from '#test/support/attempt-fixture.js';
import { givenSession, resolvedIn, take } from '#test/support/turn-fixture.js';
import { type StartedSession } from '../state/session.state.js';

const THINGS = ['Dried cod', 'Coil of rope', 'Bearded axe', 'Crown'] as const;
const ref: fc.Arbitrary<SceneRef | null> = fc.oneof(
  fc.constant(null),
  fc.record({ of: fc.constant('person' as const), id: fc.constantFrom('p1', 'who', 'foe', 'nobody') }),
  fc.record({ of: fc.constant('companion' as const), id: fc.constantFrom('c1', 'gone') }),
  fc.record({ of: fc.constant('thing' as const), name: fc.constantFrom(...THINGS) }),
  fc.record({ of: fc.constant('sight' as const), name: fc.constantFrom('boat', 'Ash bow', 'well') }),
  fc.record({ of: fc.constant('coins' as const), amount: fc.integer({ min: -5, max: 80 }) }),
  fc.constant({ of: 'place' as const, name: 'Skarsey', ...SKARSEY }),
  fc.constant({ of: 'way' as const, q: 0, r: 2 }),
  fc.record({ of: fc.constant('thread' as const), id: fc.constantFrom('t.1', 'gone') }),
  fc.constantFrom(...(['figure', 'oath', 'threat', 'self'] as const)).map((of) => ({ of })),
);
const attempts: fc.Arbitrary<Attempt> = fc.record({
  verb: fc.constantFrom(...VERBS),
  object: ref,
  addressee: ref,
  instrument: ref,
  place: ref,
  manner: fc.option(fc.constantFrom(...MANNERS)),
  until: fc.option(fc.constantFrom(...HOURS, 'healed' as const)),
  offerId: fc.constantFrom(null, null, 'no-such-offer'),
  doers: fc.subarray(['c1', 'gone']),
  helpers: fc.subarray(['c1', 'gone']),
});
const states: fc.Arbitrary<readonly SessionEvent[]> = fc
  .record({
    location: fc.constantFrom(HRAFNSVIK, SKARSEY, { q: 0, r: 3 }),
    terrain: fc.constantFrom(...TERRAINS),
    frame: fc.constantFrom(null, null, 'common/ferryman', 'common/wolves-at-dusk'),
    hitPoints: fc.integer({ min: 1, max: 25 }),
    coins: fc.nat(60),
    things: fc.subarray(THINGS.slice(0, 3) as string[]),
    quantity: fc.integer({ min: 1, max: 2 }),
    companions: fc.constantFrom(0, 1),
    type: fc.constantFrom(...COMPANION_TYPES),
    loyalty: fc.integer({ min: 1, max: 100 }),
    health: fc.integer({ min: 1, max: 20 }),
    mood: fc.constantFrom(...MOODS),
    alive: fc.boolean(),
    hasSaga: fc.constantFrom(true, true, false),
    boxes: fc.integer({ min: 0, max: 10 }),
    calendar: fc.record({
      day: fc.integer({ min: 1, max: 40 }),
      hour: fc.constantFrom(...HOURS),
      season: fc.constantFrom(...SEASONS),
      weather: fc.constantFrom(...WEATHERS),
      fedOn: fc.constant(1),
    }),
  })
  .map((s) => {
    const people = [{ ...TOWNSMAN, mood: s.mood, alive: s.alive }];
    const threads = [threadOf({ id: 't.1', them: 'p1', dueDay: 60 })];
    const { oath } = sagaOf();
    const saga = sagaOf({ people, threads, calendar: s.calendar, oath: { ...oath, boxes: s.boxes, movedOn: 1 } });
    return quietly(
      {
        location: s.location,
        frame: s.frame,
        hitPoints: s.hitPoints,
        coins: s.coins,
        inventory: s.things.map((name) => ({ ...thing(name), quantity: s.quantity })),
        companions: s.companions === 0 ? [] : [companion({ type: s.type, loyalty: s.loyalty, hitPoints: s.health })],
        saga: s.hasSaga ? saga : null,
      },
      s.terrain,
    );
  });
const seeds = fc.constantFrom(...['11', '2f', '7c', 'a3', 'e9'].map((byte) => byte.repeat(32)));

const command = (attempt: Attempt, action: string, diceSeed: string) => ({
  action,
  isCustomAction: true,
  attempt,
  diceSeed,
});
const pieces = (inventory: readonly Item[]): Record<string, number> =>
  Object.fromEntries(inventory.map(({ name, quantity }) => [name, quantity]));
/** What the events say was gained and lost, by name. */
const movedIn = (events: readonly SessionEvent[]): Record<string, number> =>
  events.reduce<Record<string, number>>((sum, event) => {
    if (event.type !== 'ItemGained' && event.type !== 'ItemLost') return sum;
    const { name, quantity } = event.data.item;
    return { ...sum, [name]: (sum[name] ?? 0) + (event.type === 'ItemGained' ? quantity : -quantity) };
  }, {});
const startOf = (events: readonly SessionEvent[]) => {
  const [first] = events;
  if (first?.type !== 'SessionStarted') throw new Error('no start');
  return first.data;
};

const startDay = (events: readonly SessionEvent[]): number => startOf(events).saga?.calendar.day ?? 0;
const expectPurse = (
  events: readonly SessionEvent[],
  happened: readonly SessionEvent[],
  after: StartedSession,
): void => {
  const { holdings, hero } = after;
  const { coins, hitPoints } = startOf(events);
  const turn = resolvedIn(happened);
  expect(holdings.hitPoints).toBe(hitPoints + turn.hitPointsGained - turn.hitPointsLost);
  expect(holdings.hitPoints).toBeGreaterThanOrEqual(0);
  expect(holdings.hitPoints).toBeLessThanOrEqual(hero.maxHitPoints);
  expect(holdings.coins).toBe(coins + turn.coinsDelta);
  expect(holdings.coins).toBeGreaterThanOrEqual(0);
};
const expectThings = (
  events: readonly SessionEvent[],
  happened: readonly SessionEvent[],
  after: StartedSession,
): void => {
  const { inventory } = startOf(events);
  const [before, now, moved] = [pieces(inventory), pieces(after.holdings.inventory), movedIn(happened)];
  for (const name of new Set([...Object.keys(before), ...Object.keys(now), ...Object.keys(moved)]))
    expect([name, now[name] ?? 0]).toEqual([name, (before[name] ?? 0) + (moved[name] ?? 0)]);
};
const expectCompany = ({ holdings }: StartedSession): void => {
  for (const { loyalty, hitPoints: left, maxHitPoints } of holdings.companions) {
    expect(loyalty > 0 && loyalty <= 100).toBe(true);
    expect(left > 0 && left <= maxHitPoints).toBe(true);
  }
};
const expectAccounted = (
  events: readonly SessionEvent[],
  happened: readonly SessionEvent[],
  after: StartedSession,
  attempt: Attempt,
): void => {
  expectPurse(events, happened, after);
  expectThings(events, happened, after);
  expectCompany(after);
  const turn = resolvedIn(happened);
  if (matterOf(turn.deed.offerId) === null) expect(turn.deed.attempt === null).toBe(attempt.verb === 'go');
  if (turn.saga) expect(turn.saga.calendar.day - startDay(events)).toBeLessThanOrEqual(1);
  expect(after.saga?.oath.boxes ?? 0).toBeGreaterThanOrEqual(0);
};

describe('any attempt in any state', () => {
  it('is refused with a sentence, or leaves a state that its events account for', () => {
    fc.assert(
      fc.property(states, attempts, seeds, (events, attempt, diceSeed) => {
        const { decision, after } = givenSession(...events).when(
          take('c1', command(attempt, 'x', diceSeed), encounters),
        );
        if (!decision.accepted) {
          expect(decision.rejection).toMatchObject({
            code: expect.stringMatching(/ATTEMPT_NOT_POSSIBLE|ITEM_MISSING/),
          });
          return;
        }
        expectAccounted(events, decision.events, after as StartedSession, attempt);
      }),
      { numRuns: 400 },
    );
  });

  it('ends the same when it is made again from the same point, in any words and manner', () => {
    fc.assert(
      fc.property(states, attempts, seeds, fc.string(), (events, attempt, diceSeed, words) => {
        const once = givenSession(...events).when(take('c1', command(attempt, 'x', diceSeed), encounters)).decision;
        const again = givenSession(...events).when(
          take('c1', command({ ...attempt, manner: 'quick' }, words, diceSeed), encounters),
        ).decision;
        expect(again.accepted).toBe(once.accepted);
        if (!once.accepted || !again.accepted) return;
        const [{ path, draws, success, hitPointsAfter, coinsAfter }, other] = [
          resolvedIn(once.events),
          resolvedIn(again.events),
        ];
        expect(other).toMatchObject({ path, draws, success, hitPointsAfter, coinsAfter });
      }),
      { numRuns: 100 },
    );
  });
});
