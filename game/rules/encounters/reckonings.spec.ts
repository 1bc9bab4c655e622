import { contentFixture } from '#test/support/content-fixture.js';
import { dice, ids, situationOf } from '#test/support/situation-fixture.js';
import { type Situation } from '../../model/encounter.js';
import { encountersOf } from './encounters.js';

const encounters = encountersOf(contentFixture);
const FRAME = 'vikings/debt:reckoning';
const DUE = { reckonings: [{ kind: 'debt', them: 'p1' }] } as const;
const meet = (over: Partial<Situation> = {}, reckoning = 70) =>
  encounters.meet(situationOf(DUE, over), dice({ reckoning, quiet: 1 }));

describe('a reckoning', () => {
  it('comes on 70 of a hundred arrivals in the wild, with the one whose matter it is', () => {
    expect(meet()).toMatchObject({ frame: FRAME, gamePhase: 'encounter', them: 'p1' });
    expect(ids(meet().offers)).toEqual([0, 1, 2].map((n) => `reckoning:vikings/debt:${n}`));
    expect([meet({}, 71).frame, meet({ city: 'Hrafnsvik' }).frame]).toEqual([null, null]);
  });

  it('goes on without the way that failed', () => {
    const { cell } = situationOf();
    const over = { cell: { ...cell, frame: FRAME }, spentOffers: ['reckoning:vikings/debt:1'], them: 'p1' };
    const { offers, them } = encounters.continue(situationOf(DUE, over), dice());
    expect({ them, ids: ids(offers) }).toEqual({ them: 'p1', ids: [0, 2].map((n) => `reckoning:vikings/debt:${n}`) });
  });
});
