import { contentFixture } from '#test/support/content-fixture.js';
import { dice, ids, situationOf } from '#test/support/situation-fixture.js';
import { type Companion } from '../../model/character.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { SERVICES } from '../../model/content/saga-content.js';
import { matterOf, serviceOf } from '../../model/offer-ids.js';
import { leisureAt } from './leisure.js';
import { mattersFor } from './matters.js';
import { RESTING_TURNS } from './resting.js';

const bera: Companion = {
  id: 'c1',
  name: 'Bera',
  type: 'humanoid',
  description: '',
  hitPoints: 20,
  maxHitPoints: 20,
  abilities: [],
  loyalty: 80,
};
const matters = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) =>
  mattersFor(contentFixture, situationOf(saga, over), 2);
const everyMatter = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) => {
  const { rested, resting } = matters(saga, over);
  return [...rested, ...resting];
};
/** The kinds of matters and whom they are about, each once, in the order of the offers. */
const all = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) => [
  ...new Set(
    ids(everyMatter(saga, over)).map((id) => {
      const matter = matterOf(id);
      return `${matter?.key ?? ''} ${matter?.about ?? ''}`.trim();
    }),
  ),
];
const inTown: Partial<SagaSituation> = { services: ['ask'] };
const town: Partial<Situation> = { city: 'Hrafnsvik' };

describe('matters of a saga', () => {
  it.each<[string, Partial<SagaSituation>, Partial<Situation>]>([
    ['seek', { canLearn: true }, {}],
    ['warn', { segments: 2 }, town],
    [
      'call p1',
      {
        near: [
          { id: 'p1', seen: 0 },
          { id: 'p2', seen: 0 },
        ],
      },
      {},
    ],
    ['sell l1', { openClues: ['l1', 'l2'] }, town],
    ['word t1', { runningOut: ['t1'] }, town],
    ['ask-mate c1', {}, { companions: [bera] }],
  ])('are at hand by the state: %s', (matter, saga, over) => {
    expect(all({ ...inTown, ...saga }, over)).toEqual([matter]);
  });

  it('call on nobody at the moment of parting', () => {
    const near = [{ id: 'p1', seen: 7 }];
    expect([7, 8].map((turn) => all({ near }, { turn }))).toEqual([[], ['call p1']]);
  });

  it('are not at hand without it', () => {
    expect(all({})).toEqual([]);
    expect(all({ ...inTown, segments: 1 }, town)).toEqual([]);
    expect(all({ ...inTown, segments: 9, isWarned: true }, town)).toEqual([]);
    expect(all({}, { companions: [{ ...bera, type: 'animal' }] })).toEqual([]);
  });

  it('take a companion along to learn something, and tell a clue where the threat is believed in', () => {
    expect(all({ canLearn: true }, { companions: [bera] }).sort()).toEqual(['ask-mate c1', 'seek', 'send-mate c1']);
    expect(all({ ...inTown, segments: 2, isWarned: true, openClues: ['l1'] }, town).sort()).toEqual([
      'sell l1',
      'tell l1',
    ]);
  });

  const state: Partial<SagaSituation> = { canLearn: true, near: [{ id: 'p1', seen: 0 }] };

  it('are two at a time, of two kinds, and none that was tried in vain', () => {
    const at = (turn: number, spentOffers: readonly string[] = []) =>
      ids(matters(state, { turn, companions: [bera], spentOffers }).rested);
    for (const turn of [4, 5, 6]) {
      expect(at(turn)).toHaveLength(2);
      expect(new Set(at(turn).map((id) => matterOf(id)?.key)).size).toBe(2);
    }
    expect(at(4, at(4))).not.toEqual(expect.arrayContaining(at(4)));
  });

  it('give place to others once they have stood, and come back when those have', () => {
    const every = ids(everyMatter(state));
    const first = ids(matters(state).rested);
    const next = matters(state, { shownLately: first });
    expect(ids(next.rested).filter((id) => first.includes(id))).toEqual([]);
    const last = matters(state, { shownLately: [...every].reverse() });
    expect([ids(last.rested), ids(last.resting)]).toEqual([[], [...every].reverse()]);
  });
});

describe('a menu outside encounters', () => {
  const menu = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) =>
    leisureAt(contentFixture, situationOf(saga, { hitPoints: 25, ...over }), dice()).offers;
  const pursuits = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) =>
    menu(saga, over).filter(({ id, kind }) => kind !== 'rest' && !id.includes(':'));

  it('has one pursuit beside what is about the saga, and no second one where nothing is', () => {
    expect(
      [pursuits({ canLearn: true, near: [{ id: 'p1', seen: 0 }] }), pursuits({})].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  it('has no card of the last turns, however long one stays, while others are to be had', () => {
    const saga = { canLearn: true, near: [{ id: 'p1', seen: 0 }] };
    let shown: readonly (readonly string[])[] = [];
    for (let turn = 4; turn < 12; turn++) {
      const shownLately = shown.slice(-RESTING_TURNS).flat();
      const now = ids(menu(saga, { turn, companions: [bera], shownLately }));
      expect(now.filter((id) => shownLately.includes(id))).toEqual([]);
      shown = [...shown, now];
    }
  });

  it('keeps the step of the oath, a matter at its place and the question that was not asked, however often they stood', () => {
    const saga: Partial<SagaSituation> = { step: 0, threads: ['vikings/debt'], services: SERVICES };
    const standing = ids(menu(saga, town)).filter((id) => /^step|^thread|:ask:/.test(id));
    expect(standing).toHaveLength(3);
    const again = ids(menu(saga, { ...town, shownLately: ids(menu(saga, town)) }));
    expect(again).toEqual(expect.arrayContaining(standing));
  });

  it('has two cards at the least: what rests comes back sooner where nothing else is left', () => {
    expect(menu({})).toHaveLength(2);
    const all = ids([...everyMatter({ canLearn: true }), ...menu({})]);
    expect(menu({ canLearn: true }, { shownLately: all }).map(({ id }) => matterOf(id)?.key)).toContain('seek');
  });

  it('offers rest to the hurt beside it: always to the badly hurt, to others in turn', () => {
    const rests = (hitPoints: number, shownLately: readonly string[] = []) =>
      menu({ canLearn: true, near: [{ id: 'p1', seen: 0 }] }, { hitPoints, shownLately }).filter(
        ({ kind }) => kind === 'rest',
      );
    expect([rests(9), rests(20), rests(25)].map(({ length }) => length)).toEqual([1, 1, 0]);
    expect([rests(9, ids(rests(9))), rests(20, ids(rests(20)))].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('never has more than one card that knows nothing of the saga', () => {
    for (const saga of [{}, { services: SERVICES }, { services: SERVICES, canLearn: true }])
      for (let turn = 0; turn < 12; turn++) {
        const offers = menu(saga, { ...town, turn, hitPoints: 9 });
        const generic = offers.filter(
          ({ id, kind }) => kind !== 'rest' && matterOf(id) === null && !['ask', 'heal'].includes(serviceOf(id) ?? ''),
        );
        expect(generic.length).toBeLessThanOrEqual(1);
      }
  });
});
