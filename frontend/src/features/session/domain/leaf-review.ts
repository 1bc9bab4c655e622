import { type DoubtAnswer } from '#contracts/session/leaf-views.js';

/** What a player may ask about a leaf. */
type Asked = 'retell' | 'doubt';

/** What a player has asked about one leaf in this visit, and what was said to it. */
export interface LeafReview {
  /** Which answer is open. */
  readonly asked: Asked | null;
  /** `wanted`: to be asked for as soon as the part that asks is loaded. */
  readonly retelling: 'none' | 'wanted' | 'running' | 'ended';
  /** How the retelling goes, or went. */
  readonly words: string;
  readonly doubt: DoubtAnswer | null;
}

export const NOT_REVIEWED: LeafReview = { asked: null, retelling: 'none', words: '', doubt: null };
