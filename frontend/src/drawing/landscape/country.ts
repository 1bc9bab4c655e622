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
  /** Everything is white of snow. */
  readonly white: boolean;
}

/** One mountain that stands for all. */
export interface LoneMountain {
  readonly layers: (hand: Hand, terms: Terms) => Layer[];
  /** Where a low sun stands over it. */
  readonly lightOver: (light: Light, rise: number) => Light;
}

/** What the landscapes of a people are composed of, besides the ground itself. */
export interface Country {
  /** What grows in woods, and alone. */
  readonly trees: readonly [wood: Tree, alone: Tree];
  /** About 350 wide and up to 90 high, its ground at 0. */
  readonly town: readonly Form[];
  readonly ship: Ship;
  /** There are fields about a city. */
  readonly ploughs: boolean;
  /** They travel on horseback. */
  readonly rides?: boolean;
  /** The coast is steep, whatever stands on the horizon. */
  readonly isFjords?: boolean;
  /** Landmarks that look otherwise here. */
  readonly landmarks?: Readonly<Partial<Record<LandmarkKind, readonly Form[]>>>;
  /** What stands on the horizon in place of a range. */
  readonly mountain?: LoneMountain;
  /** What only their night sky has. */
  readonly NightSky?: (props: NightSkyProps) => ReactNode;
}
