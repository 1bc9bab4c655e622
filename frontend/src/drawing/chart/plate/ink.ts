import { type Terrain } from '#game/model/world.js';

/** How a chart is drawn. Every theme that says nothing of it has the house's. */
interface Hand {
  /** What shades the water: level strokes along the shore, lines that follow it, or rows of waves on the open sea. */
  readonly coast: 'hatching' | 'waterlines' | 'waves';
  /** Over what has not been seen: bare paper, or bands of cloud on a paler chart. */
  readonly unseen: 'paper' | 'clouds';
  /** Thirty-two winds, or the twelve branches. */
  readonly rose: 'winds' | 'branches';
  readonly frame: 'ragged' | 'ruled';
  /** How slopes are shaded. */
  readonly relief: 'hatched' | 'washed';
  readonly you: 'arrow' | 'seal' | 'lantern';
  /** How far lines of the unseen fade into the paper, 0 to 1. */
  readonly fading: number;
  /** The light that falls about you; null where the day does. */
  readonly glow: string | null;
  /** Letters of other scripts as outlines in a square of 240. They are drawn, not set: a worker has no faces. */
  readonly letters: Readonly<Record<string, string>>;
  /** What stands in the cartouche, in `letters`; empty for no cartouche. */
  readonly title: string;
  /** Seas and lakes in `letters`, by their names. */
  readonly written: Readonly<Record<string, string>>;
}

/** What a chart is drawn with. Every theme brings its own, by day and by night. */
export interface Ink extends Hand {
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
  /** The lower and the upper layer. */
  readonly clouds: readonly [string, string];
  /** Letters upon gold. */
  readonly onGold: string;
  /** Lines of dunes; and the planks of ships. */
  readonly sand: string;
  readonly wood: string;
}
