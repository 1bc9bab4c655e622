import { type Companion } from '#game/model/character.js';
import { type SagaChange } from '#game/model/saga.js';
import { type Offer } from '#game/model/offer.js';
import { type Standing } from '#game/model/session.js';
import { type Outcome } from '../rules/outcome.js';
import { dice, threadOf } from '#test/support/saga-fixture.js';
import { withLoyaltyLost, leastLoyal, warnedStanding } from './company.rules.js';

const companion = (over: Partial<Companion> = {}): Companion => ({
  id: 'c1',
  name: 'Refr',
  type: 'animal',
  description: '',
  hitPoints: 10,
  maxHitPoints: 10,
  abilities: [],
  loyalty: 60,
  ...over,
});
const offer = (id: string, over: Partial<Offer> = {}): Offer => ({
  id,
  kind: 'force',
  attribute: 'strength',
  difficulty: 'hard',
  requiresItem: null,
  risk: 'serious',
  ...over,
});

describe('a warning', () => {
  const standing: Standing = {
    gamePhase: 'encounter',
    frame: 'test/wolf',
    movement: [],
    offers: [
      offer('a', { difficulty: 'easy' }),
      offer('b', { attribute: null, difficulty: 'medium' }),
      offer('c'),
      offer('d'),
    ],
  };
  const warned = (companions: readonly Companion[], isNew = true, warning = 30) =>
    warnedStanding(standing, isNew, companions, dice({ warning }));

  it('makes only the first test that is not easy one step easier', () => {
    const { standing: after, happenings } = warned([companion()]);
    expect(after.offers.map(({ difficulty }) => difficulty)).toEqual(['easy', 'medium', 'medium', 'hard']);
    expect(happenings).toStrictEqual([{ kind: 'companion-acted', companion: 'c1', how: 'warned' }]);
  });

  it.each<[string, ReturnType<typeof warned>]>([
    ['where nobody is', warned([])],
    ['of what was there before', warned([companion()], false)],
    ['in seventy of a hundred', warned([companion()], true, 31)],
    [
      'from people and horses',
      warned([companion({ type: 'bodyguard' }), companion({ type: 'mount' }), companion({ type: 'humanoid' })]),
    ],
    ['from one who is not loyal', warned([companion({ loyalty: 49 })])],
    [
      'where everything is easy',
      warnedStanding({ ...standing, offers: standing.offers.slice(0, 2) }, true, [companion()], dice({ warning: 1 })),
    ],
  ])('does not come %s', (_, { standing: { offers }, happenings }) => {
    expect(happenings).toEqual([]);
    expect(offers).toEqual(standing.offers.slice(0, offers.length));
  });

  it('comes from the first bird or beast', () =>
    expect(
      warned([
        companion({ id: 'guard', type: 'bodyguard' }),
        companion({ id: 'hawk', type: 'bird', loyalty: 50 }),
        companion(),
      ]).happenings,
    ).toMatchObject([{ companion: 'hawk' }]));
});

describe('a wish let lie', () => {
  const outcome = (...companions: readonly Companion[]): Outcome => ({
    check: null,
    success: true,
    setback: null,
    hitPointsLost: 0,
    hitPointsGained: 0,
    coinsDelta: 0,
    lost: null,
    found: null,
    shieldedBy: null,
    effects: null,
    company: { companions, joined: [], left: [] },
    holdings: { hitPoints: 10, coins: 5, inventory: [], companions, location: { q: 0, r: 0 } },
  });
  const change = (how: 'lapsed' | 'kept', kind: 'wish' | 'debt' = 'wish'): SagaChange => ({
    calendar: { day: 9, hour: 'morning', season: 'spring', weather: 'clear' },
    oath: null,
    threat: null,
    people: null,
    scenes: null,
    warned: null,
    threads: [threadOf({ id: 't', kind, state: how })],
    happenings: [{ kind: 'thread-closed', thread: 't', how }],
  });

  it('costs loyalty of all; a companion without any leaves', () => {
    const after = withLoyaltyLost(outcome(companion(), companion({ id: 'c2', loyalty: 20 })), change('lapsed'));
    expect(after.holdings.companions).toStrictEqual([companion({ loyalty: 40 })]);
    expect(after.company).toMatchObject({
      companions: [companion({ loyalty: 40 })],
      left: [{ companion: { id: 'c2', loyalty: 0 }, reason: 'disloyal' }],
    });
  });
  it('is the only thing that does', () => {
    const before = outcome(companion());
    expect(withLoyaltyLost(before, change('kept'))).toBe(before);
    expect(withLoyaltyLost(before, change('lapsed', 'debt'))).toBe(before);
  });

  it('costs more than a day of hunger', () => {
    const hungry: SagaChange = {
      ...change('kept'),
      happenings: [{ kind: 'companion-acted', companion: 'c1', how: 'tired' }],
    };
    expect(withLoyaltyLost(outcome(companion(), companion({ id: 'c2', loyalty: 2 })), hungry).company).toMatchObject({
      companions: [{ id: 'c1', loyalty: 57 }],
      left: [{ companion: { id: 'c2' }, reason: 'disloyal' }],
    });
  });
});

describe('hunger', () => {
  it('shows first in the least loyal companion', () => {
    expect(
      leastLoyal([companion(), companion({ id: 'c2', loyalty: 40 }), companion({ id: 'c3', loyalty: 40 })])?.id,
    ).toBe('c2');
    expect(leastLoyal([])).toBeNull();
  });
});
