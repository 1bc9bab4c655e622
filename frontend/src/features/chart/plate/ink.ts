import { type Terrain } from '#contracts/world/world.js';

/** What a chart is drawn with. Every theme brings its own, by day and by night. */
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
