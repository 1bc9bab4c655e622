import { companion } from '#test/support/attempt-fixture.js';
import { TEMPERS } from '../../model/content/counsel.js';
import { type Offer } from '../../model/offer.js';
import { counselOn, temperOf } from './counsel.js';

const offer = (id: string, over: Partial<Offer>): Offer => ({
  id,
  kind: 'explore',
  attribute: 'strength',
  difficulty: 'medium',
  requiresItem: null,
  risk: 'none',
  ...over,
});
const OFFERS = [
  offer('fight', { kind: 'force', risk: 'grave' }),
  offer('speak', { kind: 'talk', risk: 'slight' }),
  offer('trick', { kind: 'craft', risk: 'serious' }),
  offer('wait', { kind: 'explore', risk: 'none' }),
];
const CHANCES: Readonly<Record<string, number>> = { fight: 40, speak: 55, trick: 60, wait: 70 };
const chanceOf = ({ id }: Offer): number | null => CHANCES[id] ?? null;
/** A name of each temper: the next letter of the alphabet gives the next temper. */
const named = (temper: (typeof TEMPERS)[number]): string => {
  const found = ['A', 'B', 'C', 'D'].find((name) => temperOf({ name }) === temper);
  if (found === undefined) throw new Error(`nobody is ${temper}`);
  return found;
};
const standing = { frame: 'vikings/home', offers: OFFERS } as const;
const adviceOf = (temper: (typeof TEMPERS)[number]) =>
  counselOn(standing, [companion({ name: named(temper) })], chanceOf)[0];

describe('the counsel of companions', () => {
  it.each([
    ['wary', 'wait'],
    ['bold', 'fight'],
    ['kind', 'speak'],
    ['sly', 'wait'],
  ] as const)('somebody %s advises to %s, with the chance they see', (temper, offerId) =>
    expect(adviceOf(temper)).toMatchObject({ companion: 'c1', temper, offerId, chance: CHANCES[offerId] }),
  );

  it('is for nothing that hardly ever succeeds, where anything else may', () => {
    const rarely = ({ id }: Offer): number | null => (id === 'fight' ? 10 : chanceOf(offer(id, {})));
    const never = ({ id }: Offer): number | null => (id === 'fight' ? 10 : 5);
    const bold = [companion({ name: named('bold') })];
    expect(counselOn(standing, bold, rarely)[0]?.offerId).toBe('trick');
    expect(counselOn(standing, bold, never)[0]?.offerId).toBe('fight');
  });

  it('comes from two people at the most, who may disagree, and from no beast', () => {
    const company = [
      companion({ id: 'dog', type: 'animal' }),
      companion({ id: 'a', name: named('wary') }),
      companion({ id: 'b', name: named('bold') }),
      companion({ id: 'c', name: named('kind') }),
    ];
    const counsel = counselOn(standing, company, chanceOf);
    expect(counsel.map(({ companion: id }) => id)).toEqual(['a', 'b']);
    expect(new Set(counsel.map(({ offerId }) => offerId)).size).toBe(2);
  });

  it('is given before a choice alone: not at leisure, and not where there is one way', () => {
    const mate = [companion()];
    expect(counselOn({ ...standing, frame: null }, mate, chanceOf)).toEqual([]);
    expect(counselOn({ ...standing, offers: OFFERS.slice(0, 1) }, mate, chanceOf)).toEqual([]);
    expect(counselOn(standing, mate, () => null)).toEqual([]);
  });
});
