import { type Terrain } from '#game/model/world.js';

/** The drawing style of a chart. A theme without its own uses the default's. */
interface Hand {
  /** The shading of water: horizontal strokes along the shore, lines that follow it, or rows of waves on the open sea. */
  readonly coast: 'hatching' | 'waterlines' | 'waves';
  /** Whether depths are written on the sea. */
  readonly fathoms: boolean;
  /** The style of unseen areas: bare paper, or bands of cloud on a paler chart. */
  readonly unseen: 'paper' | 'clouds';
  /** Thirty-two winds, or the twelve branches. */
  readonly rose: 'winds' | 'branches';
  readonly frame: 'ragged' | 'ruled' | 'degrees';
  /** How slopes are shaded. */
  readonly relief: 'hatched' | 'washed';
  readonly you: 'arrow' | 'seal' | 'lantern';
  /** How far the lines of unseen areas fade into the paper, 0 to 1. */
  readonly fading: number;
  /** The light around the hero; null by day. */
  readonly glow: string | null;
  /** Letters of other scripts as outlines in a square of 100, since fonts are not available in a worker. */
  readonly letters: Readonly<Record<string, string>>;
  /** The text of the cartouche, in `letters`; empty for no cartouche. */
  readonly title: string;
  /** Seas and lakes in `letters`, by their names. */
  readonly written: Readonly<Record<string, string>>;
}

/** The colours and the style of a chart. Every theme has its own, for day and night. */
export interface Ink extends Hand {
  /** No colours: neither water nor land is tinted. */
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
