import { type FactionId } from '#contracts/world/world.js';
import { type ReactNode } from 'react';

export type ThemeId = 'default' | FactionId;
export type Light = 'day' | 'night';

/** What a theme draws and counts by; its colours, faces and the ground of its initials are the variables of its day.css (and night.css). */
export interface Theme {
  readonly id: ThemeId;
  readonly name: string;
  /** How the n-th choice is numbered, from 1. */
  readonly numeral: (n: number) => string;
  /** One mark of an attribute, in a box of 13 by 14; a bonus is marked as new. */
  readonly Mark: (props: { readonly filled: boolean; readonly bonus?: boolean }) => ReactNode;
  /** The strip between the two pages, and the band under a heading. */
  readonly Gutter: () => ReactNode;
  readonly Band: () => ReactNode;
}
