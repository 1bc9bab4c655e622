import { type HappeningV1 } from './happening.v1.js';
import { type HexV1 } from './world.v1.js';

/** `distance` in hexes; `direction` null for the place itself. */
interface BearingV1 extends HexV1 {
  readonly name: string;
  readonly distance: number;
  readonly direction: 'east' | 'north-east' | 'north-west' | 'west' | 'south-west' | 'south-east' | null;
}
type LeadV1 =
  | { readonly of: 'place'; readonly at: BearingV1 }
  | { readonly of: 'person'; readonly id: string; readonly alive: boolean; readonly at: BearingV1 }
  | { readonly of: 'step'; readonly step: number; readonly at: BearingV1 }
  | { readonly of: 'goal'; readonly at: BearingV1 }
  | { readonly of: 'threat'; readonly step: number | null; readonly at: BearingV1 | null }
  | { readonly of: 'thread'; readonly id: string; readonly at: BearingV1; readonly dueDay: number }
  | { readonly of: 'nothing' };

/** From this version on, a turn tells what was learnt, and that an oath was broken. */
export type HappeningV2 =
  | HappeningV1
  | { readonly kind: 'learnt'; readonly from: string | null; readonly lead: LeadV1 }
  | { readonly kind: 'oath-broken'; readonly boxes: number };
