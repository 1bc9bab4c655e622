import { declareEvent } from '../../shared/event-declaration.js';

/** Somebody opened the game in a tab. The id is made for this visit alone: it recognises nobody the next time. */
export interface VisitBeganV1 {
  readonly visitId: string;
  /** Who was signed in; null for a visitor. */
  readonly userId: string | null;
  /** Whether the device had never opened the game before, as far as it remembers. */
  readonly isFirst: boolean;
  readonly beganAt: string;
}

export const visitBegan = declareEvent<[VisitBeganV1]>()({
  type: 'VisitBegan',
  version: 1,
  stream: 'visit',
  personal: 'none',
  upcasters: [],
});
