import { type Name } from './lay-names.js';
import { keepInside, type Shown } from './keep-inside.js';

const nameAt = (key: string, x: number, y: number, sort: Name['sort'] = 'sea'): Name => ({
  ...{ key, text: key, sort, gloss: null, size: 12, spacing: 0, isSeen: true },
  at: { x, y },
  box: { left: x - 40, right: x + 40, top: y - 12, bottom: y + 4 },
});
const shown: Shown = {
  ...{ left: -200, right: 200, top: -150, bottom: 150 },
  over: [
    { left: 150, right: 190, top: -140, bottom: 20 },
    { left: 20, right: 190, top: 110, bottom: 140 },
  ],
};
const laid = (...names: readonly Name[]) =>
  Object.fromEntries(keepInside(names, shown).map(({ key, at: { x, y } }) => [key, [x, y]]));

describe('names at the edge of the view', () => {
  it('move in, or stay where they are whole, or wholly beyond it', () =>
    expect(laid(nameAt('cut', -190, 100), nameAt('whole', 0, 0), nameAt('beyond', -300, 0))).toEqual({
      cut: [-144, 100],
      whole: [0, 0],
      beyond: [-300, 0],
    }));

  it('are left out under the hint', () => expect(laid(nameAt('hidden', 100, 120))).toEqual({}));
  it('come out from under the controls', () => expect(laid(nameAt('hidden', 130, 0))).toEqual({ hidden: [106, 0] }));

  it('are left out where another name stands, or far from their place', () =>
    expect(laid(nameAt('cut', -190, 100), nameAt('there', -120, 100), nameAt('town', -238, 0, 'town'))).toEqual({
      there: [-120, 100],
    }));
});
