import { type LandmarkKind } from '#game/model/world.js';
import { type ReactNode } from 'react';
import { type Hand } from './burin.js';
import { type Light } from './compose/light.js';
import { type Terms } from './compose/terms.js';
import { type Form, type Layer } from './form.js';
import { type Tree } from './land/growth.js';
import { type Ship } from './made/ships.js';

export interface NightSkyProps {
  readonly hand: Hand;
  readonly light: Light;
  /** The highest line of the picture. */
  readonly top: number;
  /** Whether everything is covered with snow. */
  readonly white: boolean;
}

/** A single mountain in place of a range. */
export interface LoneMountain {
  readonly layers: (hand: Hand, terms: Terms) => Layer[];
  /** The position of a low sun over it. */
  readonly lightOver: (light: Light, rise: number) => Light;
}

/** The parts of a people's landscapes, besides the terrain. */
export interface Country {
  /** The trees of woods, and the single trees. */
  readonly trees: readonly [wood: Tree, alone: Tree];
  /** About 350 wide and up to 90 high, its ground at 0. */
  readonly town: readonly Form[];
  readonly ship: Ship;
  /** Whether fields surround a city. */
  readonly ploughs: boolean;
  /** Whether the people travel on horseback. */
  readonly rides?: boolean;
  /** Whether the coast is always steep. */
  readonly isFjords?: boolean;
  /** Landmarks that this people draws differently. */
  readonly landmarks?: Readonly<Partial<Record<LandmarkKind, readonly Form[]>>>;
  /** Shapes on the horizon in place of a range. */
  readonly mountain?: LoneMountain;
  /** Extra parts of their night sky. */
  readonly NightSky?: (props: NightSkyProps) => ReactNode;
}
