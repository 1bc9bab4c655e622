import { type Terrain } from '#contracts/world/world.js';

/** What a chart is drawn with. A theme may bring its own; these are the house's, by day. */
export interface Ink {
  /** No colours: neither tones of water nor washes of land are laid. */
  readonly isPlain: boolean;
  readonly paper: string;
  /** Fills the bodies of hills, houses and sails. */
  readonly body: string;
  readonly line: string;
  readonly faded: string;
  readonly act: string;
  readonly roof: string;
  readonly verdigris: string;
  readonly gold: string;
  readonly sea: string;
  /** From the open sea to the water's edge. */
  readonly shore: readonly string[];
  readonly hatch: string;
  readonly wave: string;
  readonly land: string;
  /** The stain along the inside of the coast. */
  readonly rim: string;
  readonly wash: Readonly<Record<Exclude<Terrain, 'ocean'>, string>>;
  readonly conifer: string;
  readonly leaf: string;
  readonly reed: string;
  /** Lines of dunes; and the planks of ships. */
  readonly sand: string;
  readonly wood: string;
}

export const HOUSE_BY_DAY: Ink = {
  isPlain: false,
  paper: '#f6f0e2',
  body: '#faf5e8',
  line: '#2e2722',
  faded: '#64574a',
  act: '#9c2a1c',
  roof: '#b0402f',
  verdigris: '#2c5a60',
  gold: '#c99b45',
  sea: '#dce5df',
  shore: ['#d0dcd8', '#bfd0cf', '#b0c6c8'],
  hatch: '#4b5a5c',
  wave: '#587477',
  land: '#f1e7cd',
  rim: '#d3b88d',
  wash: { coast: '#f3e8c8', plains: '#e2dfa6', forest: '#b4c496', hills: '#e3d6b0', mountains: '#d6c6b6', desert: '#f0cf98', swamp: '#a9c0b4' },
  conifer: '#9fb087',
  leaf: '#a3b27e',
  reed: '#5d6a52',
  sand: '#6b4a26',
  wood: '#c9b48b',
};
