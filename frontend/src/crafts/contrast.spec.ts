import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIGHTS, type Light } from '../drawing/light.js';
import { THEMES, type ThemeId } from './theme.js';

type Palette = Readonly<Record<string, string>>;

/** A people without a folder is not tested. */
const DRAWN = THEMES.filter((id) => existsSync(path.join(__dirname, id)));
const NEEDED = 4.5;

const sheetOf = (id: ThemeId, light: Light): string => path.join(__dirname, id, `${light}.css`);
const variablesOf = (id: ThemeId, light: Light): Palette =>
  Object.fromEntries(
    [...readFileSync(sheetOf(id, light), 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const mixed = (one: string, other: string, share: number): string =>
  `#${channels(one)
    .map((part, n) =>
      Math.round(part + ((channels(other)[n] ?? 0) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
/** The share of the people's light on the paper nearest to the lamp: more than --paper-grain of night.css adds there. */
const BRIGHTEST = 0.08;

const paletteOf = (id: ThemeId, light: Light): Palette => {
  const { paper = '', act = '', ...others } = { ...variablesOf('default', light), ...variablesOf(id, light) };
  return { ...others, paper, act, lit: light === 'night' ? mixed(paper, act, BRIGHTEST) : paper };
};

/** WCAG 2.2, 'relative luminance'. A colour that is not written with six digits gives NaN, which fails. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const ratio = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** Text colours, and the backgrounds that they appear on. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'faded', 'act', 'success', 'warning', 'tier-gold', 'tier-platinum'].flatMap((text) =>
    ['paper', 'lit', 'leaf'].map((ground) => [text, ground] as const),
  ),
  ['on-act', 'act'],
  ['on-act', 'act-deep'],
];
/** Names on a chart have a halo in the paper's colour, names of seas in the water's. */
const NAMES: typeof PAIRS = [
  ['line', 'paper'],
  ['faded', 'paper'],
  ['act', 'paper'],
  ['faded', 'sea'],
];
const failing = (palette: Palette, pairs = PAIRS): string[] =>
  pairs.flatMap(([text, ground]) => {
    const found = ratio(palette[text] ?? '', palette[ground] ?? '');
    return found >= NEEDED ? [] : [`${text} on ${ground}: ${found.toFixed(2)}`];
  });

describe('contrast', () => {
  it('is computed as WCAG defines it', () => {
    expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  describe.each(DRAWN.flatMap((id) => LIGHTS.map((light) => [id, light] as const)))('%s by %s', (id, light) => {
    it('has colours of its own', () =>
      expect(Object.keys(variablesOf(id, light))).toEqual(expect.arrayContaining(['paper', 'ink', 'act'])));

    it('can be read', () => expect(failing(paletteOf(id, light))).toEqual([]));

    it('is legible on the paper of any other theme: the worlds page shows one people’s ink on another’s paper', () => {
      const mine = paletteOf(id, light);
      const beside = DRAWN.filter((other) => other !== id).flatMap((other) => {
        const { paper = '', leaf = '' } = paletteOf(other, light);
        return failing(
          { ...mine, paper, leaf },
          PAIRS.filter(([text, ground]) => ground === 'paper' && text !== 'warning'),
        ).map((fault) => `${fault} of ${other}`);
      });
      expect(beside).toEqual([]);
    });
  });

  it.each(DRAWN.filter((id) => existsSync(path.join(__dirname, id, 'chart.ts'))))(
    'keeps the names on the chart of %s legible',
    async (id) => {
      const inks = Object.values((await import(`./${id}/chart.js`)) as Readonly<Record<string, Palette>>).filter(
        ({ line, sea }) => line !== undefined && sea !== undefined,
      );
      expect(inks.length).toBeGreaterThanOrEqual(LIGHTS.length);
      expect(inks.map((ink) => failing(ink, NAMES))).toEqual(inks.map(() => []));
    },
  );

  it('finds both lights in every theme’s folder', () => {
    const folders = readdirSync(__dirname).filter((name) => existsSync(path.join(__dirname, name, 'theme.tsx')));
    expect(folders.filter((name) => !(THEMES as readonly string[]).includes(name))).toEqual([]);
    expect(folders.filter((name) => !LIGHTS.every((light) => existsSync(sheetOf(name as ThemeId, light))))).toEqual([]);
  });
});
