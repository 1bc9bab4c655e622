import { type Appearance, type Gender, type ProfessionId } from '#contracts/rules/character.js';
import { type FactionId } from '#contracts/world/world.js';

/** What a portrait is drawn from; what is not chosen yet is drawn as the middle of its list. */
export interface Sitter {
  readonly faction: FactionId;
  readonly gender: Gender | null;
  readonly appearance: { readonly [K in keyof Appearance]: Appearance[K] | null };
  readonly profession: ProfessionId | null;
}

export type FaceShape = 'oval' | 'square' | 'round';
export type HairCut = 'cropped' | 'tied' | 'shoulder' | 'long' | 'braids' | 'knot';
export type Beard = 'none' | 'short' | 'full' | 'moustache';

export interface Look {
  readonly face: FaceShape;
  readonly cut: HairCut;
  readonly beard: Beard;
  readonly soft: boolean;
  readonly shoulders: number;
  readonly rise: number;
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly lip: string;
}

const SKIN: Readonly<Record<Appearance['skinTone'], readonly [string, string, string]>> = {
  fair: ['#f6e0cb', '#b98d70', '#b5564a'],
  light: ['#eecbaa', '#a97a57', '#a84f41'],
  medium: ['#d9a97c', '#8a5b38', '#93443a'],
  olive: ['#c69c6d', '#775230', '#8a4438'],
  dark: ['#8b5d3f', '#4d2f1d', '#6b2f2a'],
};
const HAIR: Readonly<Record<Appearance['hair'], string>> = { black: '#37302d', brown: '#714b2f', blonde: '#d0a452', red: '#ad4a2a', gray: '#9d968c', white: '#e9e3d6' };
const SHOULDERS: Readonly<Record<Appearance['build'], number>> = { lean: 50, average: 56, muscular: 65, stocky: 68 };
const RISE: Readonly<Record<Appearance['height'], number>> = { short: 9, average: 0, tall: -8 };
const CUTS: Readonly<Record<Gender, readonly HairCut[]>> = {
  male: ['cropped', 'tied', 'shoulder'],
  female: ['long', 'braids', 'knot'],
  'non-binary': ['shoulder', 'cropped', 'braids', 'tied'],
};
/** What goes under a hood or a pelt, and what a topknot is tied of. */
const CUTS_UNDER: Readonly<Partial<Record<FactionId, typeof CUTS>>> = {
  samurai: { male: ['cropped', 'tied'], female: ['long', 'tied'], 'non-binary': ['tied', 'long'] },
  assassins: { male: ['shoulder', 'cropped'], female: ['shoulder', 'long'], 'non-binary': ['shoulder', 'cropped'] },
  barbarians: { male: ['shoulder', 'braids'], female: ['braids', 'long'], 'non-binary': ['shoulder', 'braids'] },
};
const BEARDS: readonly Beard[] = ['full', 'none', 'short', 'moustache', 'none', 'short'];
const FACES: Readonly<Record<Appearance['build'], FaceShape>> = { lean: 'oval', average: 'oval', muscular: 'square', stocky: 'round' };

/** The same choices always give the same face. */
const stir = (text: string): number => Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
const from = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

export const lookOf = ({ faction, gender, appearance, profession }: Sitter): Look => {
  const { height, build, skinTone, hair } = appearance;
  const person = gender ?? 'non-binary';
  const n = stir(`${faction} ${profession ?? ''} ${hair ?? ''}`);
  const [skin, shade, lip] = SKIN[skinTone ?? 'light'];
  return {
    face: build === 'average' ? from<FaceShape>(['oval', 'square', 'round'], n) : FACES[build ?? 'average'],
    cut: from((CUTS_UNDER[faction] ?? CUTS)[person], n),
    beard: person === 'male' ? from(BEARDS, n + 1) : 'none',
    soft: person !== 'male',
    shoulders: SHOULDERS[build ?? 'average'],
    rise: RISE[height ?? 'average'],
    skin,
    shade,
    hair: HAIR[hair ?? 'brown'],
    lip,
  };
};
