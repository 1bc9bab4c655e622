import { contentFixture } from '#test/support/content-fixture.js';
import { dice, ids, situationOf } from '#test/support/situation-fixture.js';
import { type Companion } from '../../model/character.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { matterOf } from '../../model/offer-ids.js';
import { leisureAt } from './leisure.js';
import { mattersFor } from './matters.js';

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
/** What it may be about, in the order in which it is first named. */
const all = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) => [
  ...new Set(
    mattersFor(contentFixture, situationOf(saga, over), 99).map(({ id }) => {
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
    ['call p1', { near: ['p1', 'p2'] }, {}],
    ['sell l1', { openLeads: ['l1', 'l2'] }, town],
    ['word t1', { runningOut: ['t1'] }, town],
    ['ask-mate c1', {}, { companions: [bera] }],
  ])('are at hand by the state: %s', (matter, saga, over) => {
    expect(all({ ...inTown, ...saga }, over)).toEqual([matter]);
  });

  it('are not at hand without it', () => {
    expect(all({})).toEqual([]);
    expect(all({ ...inTown, segments: 1 }, town)).toEqual([]);
    expect(all({ ...inTown, segments: 9, isWarned: true }, town)).toEqual([]);
    expect(all({}, { companions: [{ ...bera, type: 'animal' }] })).toEqual([]);
  });

  it('take a companion along to learn something, and tell a lead where the threat is believed in', () => {
    expect(all({ canLearn: true }, { companions: [bera] }).sort()).toEqual(['ask-mate c1', 'seek', 'send-mate c1']);
    expect(all({ ...inTown, segments: 2, isWarned: true, openLeads: ['l1'] }, town).sort()).toEqual([
      'sell l1',
      'tell l1',
    ]);
  });

  it('are two at a time, in turn, and none that was tried in vain', () => {
    const state: Partial<SagaSituation> = { canLearn: true, near: ['p1'] };
    const at = (turn: number, spentOffers: readonly string[] = []) =>
      ids(mattersFor(contentFixture, situationOf(state, { turn, companions: [bera], spentOffers }), 2));
    expect(new Set([...at(4), ...at(5)]).size).toBe(4);
    expect(at(4, at(4))).not.toEqual(expect.arrayContaining(at(4)));
  });
});

describe('a menu outside encounters', () => {
  const menu = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) =>
    leisureAt(contentFixture, situationOf(saga, { hitPoints: 25, ...over }), dice()).offers;
  const pursuits = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) =>
    ids(menu(saga, over)).filter((id) => !id.includes(':'));

  it('has one pursuit beside what is about the saga', () => {
    expect(pursuits({ canLearn: true, near: ['p1'] })).toHaveLength(1);
  });
  it('has a second way of the only matter at hand, and pursuits up to two where there is none', () => {
    expect(menu({ canLearn: true })).toHaveLength(3);
    expect([pursuits({ canLearn: true }), pursuits({})].map(({ length }) => length)).toEqual([1, 2]);
  });
  it('offers rest to the hurt beside it', () => {
    const kinds = menu({ canLearn: true, near: ['p1'] }, { hitPoints: 9 }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'rest')).toHaveLength(1);
    expect(kinds).toHaveLength(4);
  });
});
