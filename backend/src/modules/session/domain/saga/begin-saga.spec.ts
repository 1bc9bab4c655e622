import fc from 'fast-check';
import { SAGAS } from '#game/content/sagas.js';
import { diceOf } from '#game/rules/dice/dice.js';
import { BACKSTORY_QUESTIONS } from '#game/model/character.js';
import { terrainAt } from '#game/rules/world/cells.js';
import { worldOf } from '#game/play/world.js';
import { hexDistance, sameHex } from '#game/model/hex.js';
import { canEnter } from '#game/rules/world/travel.js';
import { FACTIONS } from '#game/model/world.js';
import { dice, sagaWorld } from '#test/support/saga-fixture.js';
import { beginSaga } from './begin-saga.js';

const hero = {
  name: 'Thora Ulfsdottir',
  faction: 'vikings',
  backstory: { question1: 'strength', question2: 'charisma', question3: 'perception', pointsAllocated: ['strength'] },
} as const;
const begin = (shown: Readonly<Record<string, number>> = {}, over: Partial<typeof hero> = {}) => {
  const saga = beginSaga(
    { ...hero, ...over },
    sagaWorld,
    dice({ season: 1, weather: 1, oath: 1, threat: 1, place: 1, ...shown }),
  );
  if (!saga) throw new Error('nothing was sworn');
  return saga;
};

describe('the beginning of a saga', () => {
  it('is an oath without progress, a clock at 0, and its two persons', () => {
    const { calendar, oath, threat, threads, people } = begin();
    expect(calendar).toStrictEqual({ day: 1, hour: 'morning', season: 'spring', weather: 'clear', fedOn: 1 });
    expect(oath).toMatchObject({
      key: 'vikings/the-burnt-hall',
      boxes: 0,
      movedOn: 1,
      asked: [],
      outcome: 'open',
      who: 'who',
      foe: 'foe',
    });
    expect(oath.steps.map(({ done }) => done)).toEqual([false, false, false]);
    expect(threat).toStrictEqual({ key: 'vikings/the-bought-friends', segments: 0, steps: [] });
    expect(threads).toEqual([]);
    expect(
      people.map(({ id, role, trade, mood, alive, dealings }) => ({ id, role, trade, mood, alive, dealings })),
    ).toStrictEqual([
      { id: 'who', role: 'who', trade: 'fosterer', mood: 'warm', alive: true, dealings: [] },
      { id: 'foe', role: 'foe', trade: 'sea-king', mood: 'resents', alive: true, dealings: [] },
    ]);
    expect(people[0]?.name).not.toBe(people[1]?.name);
  });

  it('places the receiver of the oath at the start, and the foe at its goal', () => {
    const {
      people: [who, foe],
      oath,
    } = begin();
    expect([who?.at.q, who?.at.r]).toEqual([0, 0]);
    expect(foe?.at).toStrictEqual(oath.where);
  });

  it('draws oaths of the backstory twice as often', () => {
    const keys = (over: Partial<typeof hero>) => {
      const sides: number[] = [];
      const oaths = [1, 2, 3, 4, 5, 6].map(
        (n) =>
          beginSaga(
            { ...hero, ...over },
            sagaWorld,
            (purpose, most) => (purpose === 'oath' && sides.push(most), purpose === 'oath' ? Math.min(n, most) : most),
          )?.oath.key,
      );
      return { sides: sides[0], oaths };
    };
    expect(keys({})).toEqual({
      sides: 6,
      oaths: [
        'vikings/the-burnt-hall',
        'vikings/the-burnt-hall',
        'vikings/the-empty-mound',
        'vikings/the-cauldron',
        'vikings/the-last-third',
        'vikings/the-one-mitten',
      ],
    });
    expect(keys({ backstory: { ...hero.backstory, pointsAllocated: [] as never } }).sides).toBe(5);
  });

  it('leads two, four and five hexes from home, and seven at the end', () => {
    const far = Array.from({ length: 10 }, (_, i) => i + 1);
    const world = {
      ...sagaWorld,
      cities: far.flatMap((q) =>
        sagaWorld.cities.slice(0, 1).map((city) => ({ ...city, name: `City ${q}`, at: { q, r: 0 } })),
      ),
      landmarks: far.map((r) => ({ at: { q: 0, r }, kind: 'ruin' as const, name: `Ruin ${r}`, gloss: '' })),
    };
    const saga = beginSaga(hero, world, dice({ oath: 1, place: 1 }));
    expect([...(saga?.oath.steps.map(({ place }) => place.name) ?? []), saga?.oath.where.name]).toEqual([
      'City 2',
      'Ruin 4',
      'City 5',
      'Ruin 7',
    ]);
  });

  it('does not end at its start', () => {
    const ruin = (q: number, name: string) => ({ at: { q, r: 0 }, kind: 'ruin' as const, name, gloss: '' });
    expect(
      beginSaga(hero, { ...sagaWorld, landmarks: [ruin(0, 'Home'), ruin(1, 'Next door')] }, dice({ oath: 1 }))?.oath
        .where.name,
    ).toBe('Next door');
  });

  it('is sworn on the road in a world without places', () => {
    const saga = beginSaga(hero, { ...sagaWorld, cities: [], landmarks: [] }, dice());
    expect(saga?.oath.where).toStrictEqual({ q: 0, r: 0, name: 'the road' });
  });

  it('leads to three places and a goal that this people can reach on foot or by ship; the goal is not near the start', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACTIONS), fc.string({ minLength: 1, maxLength: 8 }), (faction, seed) => {
        const world = worldOf(seed, faction);
        const [question1, question2, question3] = [
          BACKSTORY_QUESTIONS.question1[0],
          BACKSTORY_QUESTIONS.question2[0],
          BACKSTORY_QUESTIONS.question3[0],
        ];
        const saga = beginSaga(
          {
            ...hero,
            faction,
            backstory: { question1, question2, question3, pointsAllocated: [question1, question2, question3] },
          },
          world,
          diceOf('ab'.repeat(32)).draw,
        );
        if (!saga) throw new Error('nothing was sworn');
        const content = SAGAS[faction]?.oaths.find(({ key }) => key === saga.oath.key);
        const places = [saga.oath.where, ...saga.oath.steps.map(({ place }) => place)];
        expect(saga.oath.steps).toHaveLength(3);
        expect(places.every((place) => canEnter(faction, terrainAt(world, place)))).toBe(true);
        expect(hexDistance(saga.oath.where, world.start)).toBeGreaterThanOrEqual(3);
        expect(new Set(places.map(({ q, r }) => `${q},${r}`)).size).toBe(4);
        const isSet = (place: (typeof places)[number], at?: string) =>
          (at === 'city' ? world.cities : (world.landmarks ?? [])).some(
            (there) => sameHex(there.at, place) && there.name === place.name,
          );
        expect([
          isSet(saga.oath.where, content?.goal),
          ...saga.oath.steps.map(({ place }, i) => isSet(place, content?.steps[i]?.at)),
        ]).toEqual([true, true, true, true]);
        expect(saga.people[0]?.name).not.toBe(saga.people[1]?.name);
      }),
      { numRuns: 24, examples: [['vikings', '> _']] },
    );
  });
});
