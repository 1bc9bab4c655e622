import { type Moment } from '#game/model/calendar.js';
import { type FactionId } from '#game/model/world.js';
import { type ComponentType, type ReactNode } from 'react';
import { type Ink } from '../drawing/chart/plate/ink.js';
import { type Light } from '../drawing/light.js';

export type ThemeId = 'default' | FactionId;
/** The order of the themes in the settings (specification section 2, and pirates: design section 9). */
export const THEMES = [
  'default',
  'vikings',
  'empire',
  'mongols',
  'samurai',
  'pirates',
  'knights',
  'assassins',
  'barbarians',
] as const satisfies readonly ThemeId[];

export interface MarkProps {
  readonly filled: boolean;
  readonly bonus?: boolean;
}
export interface GutterProps {
  /** The number of the open leaf, from 1. */
  readonly leaf: number;
}
export interface HitPointsBarProps {
  /** The share of hit points left, 0 to 1. */
  readonly share: number;
  /** The maximum of hit points, for a bar that counts them. */
  readonly of?: number;
}
export interface EndingProps {
  readonly name: string;
  readonly faction: FactionId;
}

/** The words of a page that a people says in its own way. Names are the player's. */
export interface PageWords {
  /** Over the page: 'The Saga of Thora Ulfsdottir'. */
  readonly saga: (name: string) => string;
  /** The heading of a leaf, from 'In the swamp', and from the place's name if it has one. */
  readonly place: (title: string, name: string | null) => string;
  /** Over the choices; `shortName` is the hero's given name. */
  readonly question: (shortName: string) => string;
}

/** A story on ruled sheets: the hour and the fortune of each entry in a column before its words. */
export interface Log {
  /** The heads of the two columns. */
  readonly hours: string;
  readonly remarks: (name: string) => string;
  /** The time of an entry, short enough for its column: 'Day 2, dog watch'. */
  readonly hour: (at: Moment) => string;
}

/** The parts of a theme that are code. Its colours, fonts and papers are the variables of its day.css and night.css. */
export interface Craft {
  /** How the n-th choice is numbered, from 1. */
  readonly numeral: (n: number) => ReactNode;
  /** One mark of an attribute, in a box of 13 by 14; a bonus is marked as new. */
  readonly Mark: (props: MarkProps) => ReactNode;
  /** The strip between the two pages. */
  readonly Gutter: (props: GutterProps) => ReactNode;
  /** The band under a heading. */
  readonly Band: () => ReactNode;
  /** Drawn over a portrait, in its box of 164 by 226 with a margin of 5. */
  readonly PortraitFrame: () => ReactNode;
  /** The outline of a portrait in that frame: outside of it the page is seen. */
  readonly portraitOutline: string;
  /** The bar of the hit points, within the box of a meter. */
  readonly HitPointsBar: (props: HitPointsBarProps) => ReactNode;
  /** The monument of Game Over, in a box of 520 by 640. */
  readonly Ending: ComponentType<EndingProps>;
  /** How the story is set: as a log, or (null) with the results in the margin. */
  readonly log: Log | null;
  readonly words: PageWords;
  /** The ink of the chart, by light. */
  readonly chart: Readonly<Record<Light, Ink>>;
}

export interface Theme extends Craft {
  readonly id: ThemeId;
}
