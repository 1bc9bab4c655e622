import { type Setback } from '#game/model/content/told.js';
import { type Mood } from '#game/model/saga.js';

/** A change of the saga that the margin shows beside its leaf. */
export type SagaMark =
  /** Boxes of ten after the turn. */
  | { readonly of: 'oath'; readonly boxes: number }
  /** Segments of twelve after the turn. */
  | { readonly of: 'threat'; readonly segments: number }
  | { readonly of: 'lead'; readonly how: 'found' | 'followed' | 'lost' | 'sold' | 'told' }
  /** `name`: with whom. */
  | {
      readonly of: 'matter';
      readonly name: string;
      readonly how: 'open' | 'settled' | 'lapsed' | 'over' | 'waiting';
    }
  | { readonly of: 'person'; readonly name: string; readonly mood: Mood }
  /** What a failure changed in place of hit points and coins. */
  | { readonly of: 'setback'; readonly how: Setback };
