import { type Catalogue } from '../../model/content/catalogue.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { carrying, dice, ids, OATH, situationOf, THREAT } from '#test/support/situation-fixture.js';
import { contentFixture } from '#test/support/content-fixture.js';
import { encountersOf } from './encounters.js';
import { SERVICES } from '../../model/content/saga-content.js';
import { hunterOffers, oathOffers, testOffers } from './spine-offers.js';

const encounters = encountersOf(contentFixture);
describe('the last test', () => {
  const ways = contentFixture.oaths.get(OATH)?.test.offers ?? [];
  const test = (boxes: number, over: Partial<Situation> = {}, approaches = 0) =>
    testOffers(contentFixture, situationOf({ boxes, approaches, atGoal: true }, over));

  it.each([
    [6, 3],
    [7, 3],
    [8, 4],
    [9, 4],
    [10, 5],
  ])('at %i boxes has %i ways', (boxes, open) => {
    expect(ids(test(boxes))).toEqual([0, 1, 2, 3, 4].slice(0, open).map((n) => `test:${OATH}:${n}`));
  });

  it.each([
    [6, 1, 4],
    [6, 2, 5],
    [8, 1, 5],
  ])('at %i boxes has with %i leads followed up %i ways', (boxes, approaches, open) =>
    expect(test(boxes, {}, approaches)).toHaveLength(open),
  );

  it('is as hard as it is written until ten boxes make every way a step easier', () => {
    expect(test(9).map(({ difficulty }) => difficulty)).toEqual(ways.slice(0, 4).map(({ difficulty }) => difficulty));
    const easier = { hard: 'medium', medium: 'easy', easy: 'easy' } as const;
    expect(test(10).map(({ difficulty }) => difficulty)).toEqual(ways.map(({ difficulty }) => easier[difficulty]));
  });

  it('is eased by what is carried for such deeds, and by nothing else', () => {
    const hard = (over: Partial<Situation>) =>
      test(6, over).flatMap(({ kind, difficulty }) => (difficulty === 'hard' ? [kind] : []));
    expect(hard({})).toContain('force');
    expect(hard(carrying('Shield'))).toEqual(hard({}).filter((kind) => kind !== 'force'));
    expect(hard(carrying('Axe'))).toEqual(hard({}));
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
    expect(ids(hunterOffers(contentFixture, s))).toEqual(
      (contentFixture.threats.get(THREAT)?.hunter.offers ?? []).map((_, n) => `hunter:${THREAT}:${n}`),
    );
  });
});

describe('somebody known', () => {
  const meet = (saga: Partial<SagaSituation>, shown: Readonly<Record<string, number>> = {}) =>
    encounters.meet(situationOf(saga, { terrain: 'forest' }), dice({ return: 22, known: 1, quiet: 1, ...shown }));

  it('comes back on 22 of a hundred roads, by name, as a friend or otherwise', () => {
    expect(meet({ friend: 'p1' })).toMatchObject({ frame: 'vikings/friend', them: 'p1' });
    expect(meet({ foe: 'p2' })).toMatchObject({ frame: 'vikings/foe', them: 'p2' });
    expect(meet({ friend: 'p1' }, { return: 23 })).toMatchObject({ frame: null });
    expect(meet({})).not.toHaveProperty('them');
  });
});

/** The same content with hard steps. */
const HARD: Catalogue = {
  ...contentFixture,
  oaths: new Map(
    [...contentFixture.oaths].map(([key, oath]) => [
      key,
      {
        ...oath,
        steps: oath.steps.map((step) => ({ ...step, offer: { ...step.offer, difficulty: 'hard' as const } })),
      },
    ]),
  ),
};

describe('a place where nothing is in the way', () => {
  it('offers the oath’s step first, then what is open here, each by its own words', () => {
    const offers = oathOffers(
      contentFixture,
      situationOf({ step: 1, threads: ['vikings/debt', 'vikings/never-written'] }),
    );
    expect(ids(offers)).toEqual([`step:${OATH}:1`, 'thread:vikings/debt']);
  });
  it('offers nothing that was tried in vain', () => {
    expect(oathOffers(contentFixture, situationOf({ step: 1 }, { spentOffers: [`step:${OATH}:1`] }))).toEqual([]);
  });
  it('makes a step easier by each time that it failed, and by no time that something else did', () => {
    const hard = (usedOutcomes: readonly string[]) =>
      oathOffers(HARD, situationOf({ step: 1 }, { usedOutcomes }))[0]?.difficulty;
    const failed = `step:${OATH}:1 -`;
    expect([hard([]), hard([failed]), hard([failed, failed]), hard([`step:${OATH}:0 -`])]).toEqual([
      'hard',
      'medium',
      'easy',
      'hard',
    ]);
  });
  it('offers no more than six things, and always at least one that needs neither coins nor a thing', () => {
    const full = encounters.settle(
      situationOf(
        {
          step: 0,
          threads: ['vikings/debt', 'vikings/wish'],
          services: SERVICES,
          canLearn: true,
          near: [{ id: 'p1', seen: 0 }],
        },
        { city: 'Hrafnsvik', coins: 0 },
      ),
      dice(),
    );
    expect(full).toMatchObject({ frame: null, gamePhase: 'city' });
    expect(full.offers).toHaveLength(6);
    expect(full.offers.some(({ cost = 0, requiresItem }) => cost === 0 && requiresItem === null)).toBe(true);
  });
});
