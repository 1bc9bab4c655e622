import { type Draw } from '../../model/draw.js';
import { type Offer } from '../../model/offer.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { encounters } from '../../play/encounters.js';
import { serviceOf, spineOfferOf } from '../../model/offer-ids.js';
import { type Service, SERVICES } from '../../model/content/saga-content.js';
import { SAGAS } from '../../content/sagas.js';
import { CATALOGUE, oathOf, threatOf } from '../../content/catalogue.js';
import { hunterOffers, spineOffers, testOffers } from './spine-offers.js';

const OATH = 'vikings/the-burnt-hall',
  THREAT = 'vikings/the-bought-friends';
const sagaOf = (over: Partial<SagaSituation> = {}): SagaSituation => ({
  calendar: { day: 3, hour: 'noon', season: 'summer', weather: 'clear' },
  oathKey: OATH,
  boxes: 0,
  threatKey: THREAT,
  atGoal: false,
  step: null,
  threads: [],
  services: [],
  isAsked: false,
  isHunted: false,
  prices: 100,
  friend: null,
  foe: null,
  ...over,
});
const situationOf = (
  saga: Partial<SagaSituation> = {},
  over: Partial<Situation> = {},
): Situation & { readonly saga: SagaSituation } => ({
  faction: 'vikings',
  difficulty: 'normal',
  turn: 4,
  terrain: 'plains',
  city: null,
  hitPoints: 12,
  maxHitPoints: 25,
  coins: 50,
  inventory: [{ name: 'Dried cod', quantity: 1, value: 1, description: '' }],
  companions: [],
  recentFrames: [],
  spentOffers: [],
  them: null,
  ...over,
  saga: sagaOf(saga),
  cell: {
    q: 0,
    r: 0,
    terrain: 'plains',
    visitCount: 1,
    frame: null,
    isResolved: false,
    attempts: 0,
    lastTurn: 4,
    firstVisitAt: '',
    lastVisitAt: '',
    ...over.cell,
  },
});
const dice =
  (shown: Readonly<Record<string, number>> = {}): Draw =>
  (purpose, sides) =>
    shown[purpose] ?? sides;
const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id);
const carrying = (name: string): Partial<Situation> => ({
  inventory: [{ name, quantity: 1, value: 1, description: '' }],
});

describe('the last test', () => {
  const ways = oathOf(OATH)?.test.offers ?? [];
  const test = (boxes: number, over: Partial<Situation> = {}) => {
    const s = situationOf({ boxes, atGoal: true }, over);
    return testOffers(CATALOGUE, s);
  };

  it.each([
    [6, 3],
    [7, 3],
    [8, 4],
    [9, 4],
    [10, 5],
  ])('at %i boxes has %i ways', (boxes, open) => {
    expect(ids(test(boxes))).toEqual([0, 1, 2, 3, 4].slice(0, open).map((n) => `test:${OATH}:${n}`));
  });

  it('is as hard as it is written until ten boxes make every way a step easier', () => {
    expect(test(9).map(({ difficulty }) => difficulty)).toEqual(ways.slice(0, 4).map(({ difficulty }) => difficulty));
    const easier = { hard: 'medium', medium: 'easy', easy: 'easy' } as const;
    expect(test(10).map(({ difficulty }) => difficulty)).toEqual(ways.map(({ difficulty }) => easier[difficulty]));
  });

  it('is eased by what is carried for such deeds, and by nothing else', () => {
    const hard = (over: Partial<Situation>) =>
      test(6, over).flatMap(({ kind, difficulty }) => (difficulty === 'hard' ? [kind] : []));
    expect(hard({})).toContain('force');
    expect(hard(carrying('Round shield'))).toEqual(hard({}).filter((kind) => kind !== 'force'));
    expect(hard(carrying('Bearded axe'))).toEqual(hard({}));
  });

  it('meets whoever is ready, where it is kept, before anything else does', () => {
    const meet = (saga: Partial<SagaSituation>) =>
      encounters.meet(situationOf({ isHunted: true, ...saga }), dice({ hunter: 1, quiet: 1 })).frame;
    expect(meet({ boxes: 6, atGoal: true })).toBe(`${OATH}:test`);
    expect(meet({ boxes: 5, atGoal: true })).toBe(`${THREAT}:hunter`);
    expect(meet({ boxes: 10, atGoal: false })).toBe(`${THREAT}:hunter`);
  });

  it('opens where the player stands when the last box is earned there', () => {
    expect(encounters.settle(situationOf({ boxes: 6, atGoal: true }), dice())).toMatchObject({
      frame: `${OATH}:test`,
      gamePhase: 'encounter',
    });
    expect(
      encounters.settle(
        situationOf(
          { boxes: 6, atGoal: true },
          { cell: { ...situationOf().cell, frame: `${OATH}:test`, isResolved: true } },
        ),
        dice(),
      ).frame,
    ).toBeNull();
  });

  it('goes on without the way that was tried', () => {
    const again = situationOf(
      { boxes: 6, atGoal: true },
      { spentOffers: [`test:${OATH}:1`], cell: { ...situationOf().cell, frame: `${OATH}:test` } },
    );
    expect(encounters.continue(again, dice())).toMatchObject({
      frame: `${OATH}:test`,
      offers: [{ id: `test:${OATH}:0` }, { id: `test:${OATH}:2` }],
    });
  });
});

describe('a hunter', () => {
  const meet = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}, hunter = 25) =>
    encounters.meet(situationOf(saga, over), dice({ hunter, quiet: 1 })).frame;

  it('is met on 25 of a hundred roads while he has a name to look for, once, and neither in a city nor at sea', () => {
    expect(meet({ isHunted: true })).toBe(`${THREAT}:hunter`);
    expect([
      meet({ isHunted: true }, {}, 26),
      meet({}),
      meet({ isHunted: true }, { city: 'Hrafnsvik' }),
      meet({ isHunted: true }, { recentFrames: [`${THREAT}:hunter`] }),
    ]).toEqual([null, null, null, null]);
    expect(meet({ isHunted: true }, { terrain: 'ocean' })).not.toBe(`${THREAT}:hunter`);
  });
  it('can be met in every way that is written', () => {
    const s = situationOf();
    expect(ids(hunterOffers(CATALOGUE, s))).toEqual(
      (threatOf(THREAT)?.hunter.offers ?? []).map((_, n) => `hunter:${THREAT}:${n}`),
    );
  });
});

describe('somebody known', () => {
  const meet = (saga: Partial<SagaSituation>, shown: Readonly<Record<string, number>> = {}) =>
    encounters.meet(situationOf(saga, { terrain: 'forest' }), dice({ return: 22, known: 1, quiet: 1, ...shown }));

  it('comes back on 22 of a hundred roads, by name, as a friend or otherwise', () => {
    expect(meet({ friend: 'p1' })).toMatchObject({ frame: 'vikings/an-old-bench-mate', them: 'p1' });
    expect(meet({ foe: 'p2' })).toMatchObject({ frame: 'vikings/a-grudge-with-legs', them: 'p2' });
    expect(meet({ friend: 'p1' }, { return: 23 })).toMatchObject({ frame: null });
    expect(meet({})).not.toHaveProperty('them');
  });
});

describe('a place where nothing is in the way', () => {
  it('offers the oath’s step first, then what is open here, each by its own words', () => {
    const offers = spineOffers(
      CATALOGUE,
      situationOf({ step: 1, threads: ['vikings/debt-of-a-boat', 'vikings/never-written'] }),
      dice(),
    );
    expect(ids(offers)).toEqual([`step:${OATH}:1`, 'thread:vikings/debt-of-a-boat']);
  });
  it('offers nothing of the kind in a session without a spine, nor what was tried in vain', () => {
    expect(spineOffers(CATALOGUE, { ...situationOf(), saga: null }, dice())).toEqual([]);
    expect(spineOffers(CATALOGUE, situationOf({ step: 1 }, { spentOffers: [`step:${OATH}:1`] }), dice())).toEqual([]);
  });
  it('offers no more than six things, and always at least one that needs neither coins nor a thing', () => {
    const full = encounters.settle(
      situationOf(
        { step: 0, threads: ['vikings/debt-of-a-boat', 'vikings/wish-for-kin'], services: SERVICES },
        { city: 'Hrafnsvik', coins: 0 },
      ),
      dice(),
    );
    expect(full).toMatchObject({ frame: null, gamePhase: 'city' });
    expect(full.offers).toHaveLength(6);
    expect(full.offers.some(({ cost = 0, requiresItem }) => cost === 0 && requiresItem === null)).toBe(true);
  });
});

describe('a city’s services', () => {
  const services = (
    saga: Partial<SagaSituation>,
    over: Partial<Situation> = {},
    shown: Readonly<Record<string, number>> = {},
  ) => spineOffers(CATALOGUE, situationOf(saga, { city: 'Hrafnsvik', ...over }), dice({ ware: 1, ...shown }));
  const kinds = (offers: readonly Offer[]) => offers.map(({ id }) => serviceOf(id));
  const alone = (service: Service, saga: Partial<SagaSituation> = {}, over: Partial<Situation> = {}) =>
    services({ services: [service], ...saga }, over);

  it('are four at most, asking and healing first, the others in turn', () => {
    expect(kinds(services({ services: SERVICES }))).toEqual(['ask', 'heal', 'gamble', 'worship']);
    expect(kinds(services({ services: SERVICES }, { turn: 7 }))).toEqual(['ask', 'heal', 'work', 'buy']);
    expect(services({ services: [] })).toEqual([]);
  });

  it.each<[Service, string, Partial<SagaSituation>, Partial<Situation>]>([
    ['heal', 'to the whole', {}, { hitPoints: 25 }],
    ['heal', 'to those without a coin', {}, { coins: 0 }],
    ['trade', 'to those with nothing to sell', {}, { inventory: [] }],
    ['ask', 'where somebody was asked', { isAsked: true }, {}],
    ['buy', 'to those without a coin', {}, { coins: 0 }],
    ['gamble', 'to those without a coin', {}, { coins: 0 }],
    ['hire', 'to those without a coin', {}, { coins: 0 }],
  ])('offer no %s %s', (service, _, saga, over) => {
    expect(kinds(alone(service))).toEqual([service]);
    expect(alone(service, saga, over)).toEqual([]);
  });

  it('cost what they cost there, rounded up, and never less than a coin', () => {
    const cost = (service: Service, prices: number) => alone(service, { prices })[0]?.cost;
    expect([cost('heal', 100), cost('heal', 90), cost('heal', 115), cost('heal', 180), cost('heal', 230)]).toEqual([
      8, 8, 10, 15, 19,
    ]);
    expect([cost('hire', 180), cost('gamble', 180), cost('worship', 90), cost('worship', 180)]).toEqual([44, 15, 2, 4]);
    expect((['ask', 'trade', 'work'] as const).map((service) => cost(service, 180))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(alone('worship', { prices: 1 })[0]?.cost).toBe(1);
  });

  it('sell something that is not carried yet, at its value', () => {
    const [offer] = alone('buy', { prices: 180 });
    expect(offer?.cost).toBe(Math.ceil((offer?.item?.value ?? 0) * 1.8));
    expect(alone('buy', {}, carrying(offer?.item?.name ?? ''))[0]?.item?.name).not.toBe(offer?.item?.name);
  });

  it('are worded in turn by what the people’s own table has for them', () => {
    const n = (turn: number) => spineOfferOf(services({ services: ['work'] }, { turn })[0]?.id ?? '');
    expect(SAGAS.vikings?.services.work).toHaveLength(2);
    expect([n(4), n(5)]).toStrictEqual([
      { of: 'service', faction: 'vikings', key: 'work', n: 0 },
      { of: 'service', faction: 'vikings', key: 'work', n: 1 },
    ]);
  });
});
