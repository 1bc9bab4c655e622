import fc from 'fast-check';
import { contrast, type Hex, paletteOf, readColour } from './colours.js';

const named = (name: string): Hex | null => (name === 'tomato' ? '#ff6347' : null);

it.each([
  ['#3b82f6', '#3b82f6'],
  ['3B82F6', '#3b82f6'],
  [' #abc ', '#aabbcc'],
  ['Tomato', '#ff6347'],
  ['nocolour', null],
  ['', null],
  ['#12345', null],
  ['red;}body{display:none', null],
  ['url(https://evil.example)', null],
  ['rgb(1,2,3)', null],
  ['#ffffff80', null],
])('reads %j as %j', (text, colour) => expect(readColour(text, named)).toBe(colour));

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);

it('keeps text legible on any two colours', () => {
  fc.assert(
    fc.property(hex, hex, (primary, background) => {
      const { paper, ink, faded, act, onPrimary } = paletteOf(primary, background);
      const seen = [contrast(ink, paper), contrast(faded, paper), contrast(act, paper), contrast(onPrimary, primary)];
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(4.5);
      expect(paper).toBe(background);
    }),
    { numRuns: 500 },
  );
});

it('keeps a colour that can be read as it is', () => {
  expect(paletteOf('#9c2a1c', '#ffffff')).toMatchObject({ act: '#9c2a1c', primary: '#9c2a1c', onPrimary: '#ffffff' });
  expect(paletteOf('#ffffff', '#ffffff')).toMatchObject({ ink: '#2e2722', onPrimary: '#2e2722' });
  expect(paletteOf('#3b82f6', '#101820').isDark).toBe(true);
});
