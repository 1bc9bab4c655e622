import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIGHTS, type Light, THEMES, type ThemeId } from './theme.js';

type Palette = Readonly<Record<string, string>>;

/** Of a people that has no folder yet nothing is asked. */
const DRAWN = THEMES.filter((id) => existsSync(path.join(__dirname, id)));
const NEEDED = 4.5;

const sheetOf = (id: ThemeId, light: Light): string => path.join(__dirname, id, `${light}.css`);
const coloursIn = (sheet: string): Palette => Object.fromEntries([...sheet.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/gi)].map(([, name = '', colour = '']) => [name, colour]));
const paletteOf = (id: ThemeId, light: Light): Palette => ({ ...coloursIn(readFileSync(sheetOf('default', light), 'utf8')), ...coloursIn(readFileSync(sheetOf(id, light), 'utf8')) });

/** WCAG 2.2, 'relative luminance'. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const ratio = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** Text, and the grounds that it is read on. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'faded', 'act', 'success', 'warning'].flatMap((text) => ['paper', 'leaf'].map((ground) => [text, ground] as const)),
  ['on-act', 'act'],
  ['on-act', 'act-deep'],
];
/** Names on a chart stand in a halo of paper, those of seas in one of water. */
const NAMES: typeof PAIRS = [['line', 'paper'], ['faded', 'paper'], ['act', 'paper'], ['faded', 'sea']];
const failing = (palette: Palette, pairs = PAIRS): string[] =>
  pairs.flatMap(([text, ground]) => {
    const found = ratio(palette[text] ?? '', palette[ground] ?? '');
    return found >= NEEDED ? [] : [`${text} on ${ground}: ${found.toFixed(2)}`];
  });

describe('contrast', () => {
  it('is counted as WCAG counts it', () => {
    expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  describe.each(DRAWN.flatMap((id) => LIGHTS.map((light) => [id, light] as const)))('%s by %s', (id, light) => {
    it('has colours of its own', () => expect(Object.keys(coloursIn(readFileSync(sheetOf(id, light), 'utf8')))).toEqual(expect.arrayContaining(['paper', 'ink', 'act'])));

    it('can be read', () => expect(failing(paletteOf(id, light))).toEqual([]));

    it('can be read on the paper of any other: beside the worlds, one people’s ink stands on another’s', () => {
      const mine = paletteOf(id, light);
      const beside = DRAWN.filter((other) => other !== id).flatMap((other) => {
        const { paper = '', leaf = '' } = paletteOf(other, light);
        return failing({ ...mine, paper, leaf }, PAIRS.filter(([text, ground]) => ground === 'paper' && text !== 'warning')).map((fault) => `${fault} of ${other}`);
      });
      expect(beside).toEqual([]);
    });
  });

  it.each(DRAWN.filter((id) => existsSync(path.join(__dirname, id, 'chart.ts'))))('keeps the names on the chart of %s legible', async (id) => {
    const inks = Object.values((await import(`./${id}/chart.js`)) as Readonly<Record<string, Palette>>).filter(({ line, sea }) => line !== undefined && sea !== undefined);
    expect(inks.length).toBeGreaterThanOrEqual(LIGHTS.length);
    expect(inks.map((ink) => failing(ink, NAMES))).toEqual(inks.map(() => []));
  });

  it('finds both lights in every theme’s folder', () => {
    const folders = readdirSync(__dirname).filter((name) => existsSync(path.join(__dirname, name, 'theme.tsx')));
    expect(folders.filter((name) => !(THEMES as readonly string[]).includes(name))).toEqual([]);
    expect(folders.filter((name) => !LIGHTS.every((light) => existsSync(sheetOf(name as ThemeId, light))))).toEqual([]);
  });
});
