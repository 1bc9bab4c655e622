import fc from 'fast-check';
import { serviceOf } from '#game/model/offer-ids.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { type Offer } from '#game/model/offer.js';
import { FACTIONS } from '#game/model/world.js';
import { deedOf, dice, personOf, sagaOf, startedWith } from '#test/support/saga-fixture.js';
import { outcomeOf } from './outcome.js';
import { SAGAS } from '#game/content/sagas.js';
import { genderOfCompanion } from '#game/content/companion-gender.js';
import { hireling, servedBy } from './services.js';

const service = (name: string) =>
  deedOf({ kind: name === 'trade' || name === 'buy' ? 'trade' : 'craft', offerId: `service:vikings:${name}:0` });
const offer: Offer = {
  id: '',
  kind: 'craft',
  attribute: null,
  difficulty: 'easy',
  requiresItem: null,
  risk: 'none',
  cost: 8,
};
const served = (name: string, success = true) => servedBy(service(name), success, offer, dice({ wages: 4 }));
const nothing = { hitPointsLost: 0, hitPointsGained: 0, coins: 0, loyalty: 0, finds: false, setback: null };

describe('a city’s service', () => {
  it('is read from its offer', () => {
    expect(serviceOf('service:vikings:heal:0')).toBe('heal');
    expect([serviceOf('wolf.1'), serviceOf(null), serviceOf('thread:vikings/heal')]).toEqual([null, null, null]);
  });

  it.each([
    ['heal', { coins: -8, hitPointsGained: 10 }],
    ['worship', { coins: -8, hitPointsGained: 3, loyalty: 5 }],
    ['work', { coins: 9 }],
    ['buy', { coins: -8 }],
    ['hire', { coins: -8 }],
    ['ask', {}],
    ['gamble', { coins: 8 }],
  ])('%s has its own effect', (name, given) => expect(served(name)).toStrictEqual({ ...nothing, ...given }));

  it('fails like any deed; only a stake is lost', () => {
    expect(served('gamble', false)).toStrictEqual({ ...nothing, coins: -8 });
    for (const name of ['heal', 'worship', 'work', 'buy', 'hire', 'ask', 'trade'])
      expect([name, served(name, false)]).toEqual([name, null]);
  });

  it("sells the player's thing like any bargain", () => expect(served('trade')).toBeNull());
});

describe('at a booth', () => {
  const ware = { name: 'Amber bead', quantity: 3, value: 6, description: '' };
  const buy: Offer = { ...offer, id: 'service:vikings:buy:0', kind: 'trade', cost: 6, item: ware };
  const sell: Offer = { ...offer, id: 'service:vikings:trade:0', kind: 'trade' };
  const bought = (deed: ReturnType<typeof service>, check: number, over = {}) =>
    outcomeOf(
      startedWith({ gamePhase: 'city', frame: null, offers: [buy, sell], ...over }),
      deed,
      testEncounters,
      dice({ check, coins: 4, loss: 2 }),
    );

  it('a purchase takes the price of one piece, and sells nothing', () => {
    const { coinsDelta, found, lost, holdings } = bought(service('buy'), 1);
    expect([coinsDelta, found, lost]).toStrictEqual([-6, { ...ware, quantity: 1 }, null]);
    expect(holdings).toMatchObject({
      coins: 44,
      inventory: [{ name: 'Dried cod' }, { name: 'Amber bead', quantity: 1 }],
    });
  });
  it('a purchase costs as much without things to sell', () =>
    expect(bought(service('buy'), 1, { inventory: [] })).toMatchObject({
      coinsDelta: -6,
      holdings: { inventory: [{ name: 'Amber bead' }] },
    }));
  it('a failed bargain buys nothing', () =>
    expect(bought(service('buy'), 100)).toMatchObject({ coinsDelta: 0, found: null, lost: null, setback: null }));
  it('a sold thing is removed, for its price plus the haggled coins', () =>
    expect(bought(service('trade'), 1)).toMatchObject({
      coinsDelta: 5,
      found: null,
      lost: { name: 'Dried cod', quantity: 1 },
      holdings: { inventory: [] },
    }));
});

describe('a hireling', () => {
  const hire: Offer = { ...offer, id: 'service:vikings:hire:0', cost: 24 };
  const hired = (check: number, companions: ReturnType<typeof hireling>[] = []) =>
    outcomeOf(
      startedWith({ gamePhase: 'city', frame: null, offers: [hire], companions }),
      service('hire'),
      testEncounters,
      dice({ check }),
    );
  const guard = (id: string) => ({ ...hireling(startedWith(), dice()), id });

  it('comes along for the price, as a guard at the usual loyalty', () => {
    const {
      coinsDelta,
      company: { joined },
    } = hired(1);
    expect(coinsDelta).toBe(-24);
    expect(joined).toMatchObject([
      { id: 'session-1.h1', type: 'bodyguard', hitPoints: 20, maxHitPoints: 20, loyalty: 80 },
    ]);
    expect(hired(100).company.joined).toEqual([]);
  });
  it('has a trade that fits the name: a midwife is a woman, a friar a man', () => {
    for (const [faction, trade, gender] of [
      ['empire', 'midwife', 'female'],
      ['knights', 'midwife', 'female'],
      ['assassins', 'wet-nurse', 'female'],
      ['assassins', 'friar', 'male'],
    ] as const) {
      const { description } = SAGAS[faction]?.counsel.hirelings.find((one) => one.trade === trade) ?? {};
      const session = startedWith();
      const hero = { ...session.hero, faction };
      const all = Array.from({ length: 16 }, (_, n) =>
        hireling({ ...session, hero }, (label, sides) =>
          label === 'hireling-gender' ? 1 + (n % 2) : 1 + (Math.floor(n / 2) % sides),
        ),
      ).filter((one) => one.description === description);
      expect(all.length).toBeGreaterThan(0);
      for (const { name } of all) expect(genderOfCompanion(name)).toBe(gender);
    }
  });
  it('never joins as a fourth companion', () =>
    expect(hired(1, [guard('a'), guard('b'), guard('c')]).company).toMatchObject({
      joined: [],
      companions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    }));

  it('has a given name of the people', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACTIONS), fc.nat(1000), (faction, n) => {
        const { hero, ...session } = startedWith();
        const { given } = FACTION_CONTENT[faction].names;
        const { name } = hireling({ ...session, hero: { ...hero, faction } }, (_, sides) => 1 + (n % sides));
        expect([faction, name, [...given.male, ...given.female].includes(name)]).toEqual([faction, name, true]);
      }),
      { numRuns: 200 },
    );
  });

  it('has a name that no other person has', () => {
    const session = startedWith(),
      { male, female } = FACTION_CONTENT[session.hero.faction].names.given;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.constantFrom(...male, ...female), (n, given) => {
        const people = [personOf({ name: `${given} Wry-neck` })];
        expect(hireling({ ...session, saga: sagaOf({ people }) }, (_, sides) => 1 + (n % sides)).name).not.toBe(given);
      }),
      { numRuns: 200 },
    );
  });
});
