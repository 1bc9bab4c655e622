/** '#rrggbb' in lower case. */
export type Hex = `#${string}`;

const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#?([0-9a-f]{6})$/i;
const NAME = /^[a-z]{3,24}$/i;

/** A colour as hex digits, with or without '#', or by its CSS name. @param named the hex of a name; null for none */
export const readColour = (text: string, named: (name: string) => Hex | null): Hex | null => {
  const given = text.trim();
  const [, long] = LONG.exec(given) ?? [];
  if (long !== undefined) return `#${long.toLowerCase()}`;
  const [, r, g, b] = SHORT.exec(given) ?? [];
  if (r !== undefined) return `#${r}${r}${g}${g}${b}${b}`.toLowerCase() as Hex;
  return NAME.test(given) ? named(given.toLowerCase()) : null;
};

const channels = (colour: Hex): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const luminance = (colour: Hex): number => {
  const [r = 0, g = 0, b = 0] = channels(colour).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: Hex, other: Hex): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const mixed = (from: Hex, to: Hex, share: number): Hex => {
  const other = channels(to);
  const bytes = channels(from).map((byte, n) => Math.round(byte + ((other[n] ?? byte) - byte) * share));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

const LEGIBLE = 4.5;
const [BLACK, WHITE, INK] = ['#000000', '#ffffff', '#2e2722'] as const;

/** The book's ink where it is legible; elsewhere black or white, since one of the two always is. */
const inkOn = (ground: Hex): Hex => {
  if (contrast(INK, ground) >= LEGIBLE) return INK;
  return contrast(BLACK, ground) >= contrast(WHITE, ground) ? BLACK : WHITE;
};

const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
/** The legible colour that is nearest to the given one on this ground. */
const legible = (colour: Hex, ground: Hex, ink: Hex): Hex =>
  STEPS.map((share) => mixed(colour, ink, share)).find((one) => contrast(one, ground) >= LEGIBLE) ?? ink;

export interface Palette {
  readonly paper: Hex;
  readonly ink: Hex;
  /** Paler than the ink, but still legible. */
  readonly faded: Hex;
  /** The primary colour where it is text. */
  readonly act: Hex;
  /** The primary colour as it was given, under text. */
  readonly primary: Hex;
  readonly onPrimary: Hex;
  readonly rule: Hex;
  readonly isDark: boolean;
}

/** The colours of the page for any two colours: its text is legible (4.5:1) on each of them. */
export const paletteOf = (primary: Hex, paper: Hex): Palette => {
  const ink = inkOn(paper);
  return {
    paper,
    ink,
    faded: legible(mixed(ink, paper, 0.3), paper, ink),
    act: legible(primary, paper, ink),
    primary,
    onPrimary: contrast(WHITE, primary) >= LEGIBLE ? WHITE : inkOn(primary),
    rule: mixed(ink, paper, 0.6),
    isDark: ink === WHITE,
  };
};
