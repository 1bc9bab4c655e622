import { type Appearance, type Gender, type ProfessionId } from '#game/model/character.js';
import { type FactionId } from '#game/model/world.js';

/** The choices that a portrait is drawn from; an open choice is drawn as the middle of its list. */
export interface Sitter {
  readonly faction: FactionId;
  readonly gender: Gender | null;
  readonly appearance: { readonly [K in keyof Appearance]: Appearance[K] | null };
  readonly profession: ProfessionId | null;
}

export type FaceShape = 'oval' | 'square' | 'round';
export type HairCut = 'cropped' | 'curls' | 'tied' | 'shoulder' | 'long' | 'braids' | 'knot';
type Beard = 'none' | 'short' | 'full' | 'moustache';
/** The variant of each part of a face. */
export type Nose = 'straight' | 'hooked' | 'snub';
export type Brow = 'level' | 'arched' | 'drawn';
export type Eyes = 'open' | 'narrow' | 'heavy';
export type Mark = 'none' | 'freckles' | 'scar' | 'mole' | 'earring';

/** What a headgear covers: nothing, the crown (hat, helmet, scarf), or all but the face (a coif). */
type Cover = 'nothing' | 'crown' | 'head';

/** The common traits of a people's portraits; omitted traits have the default. */
export interface LookStyle {
  /** Hair that fits under hoods and pelts, and hair for a topknot. */
  readonly cuts?: Readonly<Record<Gender, readonly HairCut[]>>;
  readonly eyes?: readonly Eyes[];
  readonly covers?: (profession: ProfessionId | null) => Cover;
}

export interface Look {
  readonly face: FaceShape;
  readonly cut: HairCut;
  readonly beard: Beard;
  readonly nose: Nose;
  readonly brow: Brow;
  readonly eyes: Eyes;
  readonly mark: Mark;
  readonly old: boolean;
  readonly soft: boolean;
  readonly shoulders: number;
  readonly rise: number;
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly lip: string;
  readonly iris: string;
}

const SKIN: Readonly<Record<Appearance['skinTone'], readonly [string, string, string]>> = {
  fair: ['#f6e0cb', '#b98d70', '#b5564a'],
  light: ['#eecbaa', '#a97a57', '#a84f41'],
  medium: ['#d9a97c', '#8a5b38', '#93443a'],
  olive: ['#c69c6d', '#775230', '#8a4438'],
  dark: ['#8b5d3f', '#4d2f1d', '#6b2f2a'],
};
const HAIR: Readonly<Record<Appearance['hair'], string>> = {
  black: '#37302d',
  brown: '#714b2f',
  blonde: '#d0a452',
  red: '#ad4a2a',
  gray: '#9d968c',
  white: '#e9e3d6',
};
const IRIS = ['#4d5a58', '#5b4630', '#4f6a78', '#5d6a3c', '#3a2c22'] as const;
const SHOULDERS: Readonly<Record<Appearance['build'], number>> = { lean: 50, average: 56, muscular: 65, stocky: 68 };
const RISE: Readonly<Record<Appearance['height'], number>> = { short: 9, average: 0, tall: -8 };
const CUTS: Readonly<Record<Gender, readonly HairCut[]>> = {
  male: ['cropped', 'tied', 'shoulder', 'curls'],
  female: ['long', 'braids', 'knot', 'curls'],
  'non-binary': ['shoulder', 'cropped', 'braids', 'tied', 'curls'],
};
const BEARDS: readonly Beard[] = ['full', 'none', 'short', 'moustache', 'none', 'short'];
const FACES: Readonly<Record<Appearance['build'], readonly FaceShape[]>> = {
  lean: ['oval', 'oval', 'square'],
  average: ['oval', 'square', 'round'],
  muscular: ['square', 'square', 'oval'],
  stocky: ['round', 'round', 'square'],
};
const MARKS: readonly Mark[] = ['none', 'freckles', 'none', 'scar', 'mole', 'earring', 'none'];
/** The hair as it is worn under a headgear: a bun fits under none of them, and a coif hides all hair. */
const WORN_UNDER: Readonly<Record<Cover, (cut: HairCut) => HairCut>> = {
  nothing: (cut) => cut,
  crown: (cut) => (cut === 'knot' ? 'tied' : cut),
  head: () => 'cropped',
};
/** One in this many people with coloured hair is old. */
const OLD_ONE_IN = 5;

/** The same choices always give the same face. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
const from = <T>(list: readonly T[], n: number): T => list[Math.floor(n) % list.length] as T;

const chancesOf = ({ faction, gender, appearance: { build, skinTone, hair }, profession }: Sitter) => ({
  n: hashOf([faction, profession, hair].map((choice) => choice ?? '').join(' ')),
  m: hashOf(
    [hair, gender ?? 'non-binary', skinTone, build, profession, faction].map((choice) => choice ?? '').join(' '),
  ),
});

const EYES: readonly Eyes[] = ['open', 'heavy', 'open', 'narrow'];

/** The middle of the list, for a choice that is still open. */
const chosen = ({ gender, appearance: { height, build, skinTone, hair } }: Sitter) => ({
  person: gender ?? 'non-binary',
  height: height ?? 'average',
  build: build ?? 'average',
  skinTone: skinTone ?? 'light',
  hair: hair ?? 'brown',
});

const markOf = (n: number, skinTone: Appearance['skinTone']): Mark => {
  const mark = from(MARKS, n);
  return mark === 'freckles' && skinTone === 'dark' ? 'none' : mark;
};

export const lookOf = (sitter: Sitter, { cuts = CUTS, eyes = EYES, covers = () => 'nothing' }: LookStyle): Look => {
  const { n, m } = chancesOf(sitter);
  const { person, height, build, skinTone, hair } = chosen(sitter);
  const [skin, shade, lip] = SKIN[skinTone];
  return {
    face: from(FACES[build], n),
    cut: WORN_UNDER[covers(sitter.profession)](from(cuts[person], n / 2)),
    beard: person === 'male' ? from(BEARDS, n + 1) : 'none',
    nose: from<Nose>(['straight', 'hooked', 'snub'], m),
    brow: from<Brow>(['level', 'arched', 'drawn'], m / 7),
    eyes: from(eyes, m / 11),
    mark: markOf(m / 3, skinTone),
    old: hair === 'gray' || hair === 'white' || m % OLD_ONE_IN === 0,
    soft: person !== 'male',
    shoulders: SHOULDERS[build],
    rise: RISE[height],
    skin,
    shade,
    hair: HAIR[hair],
    lip,
    iris: from(IRIS, m / 5),
  };
};

/** The position and scale of the figure in the frame. */
export const figurePlace = ({ rise }: Look): string => `translate(-14 ${rise - 1}) scale(1.2)`;
