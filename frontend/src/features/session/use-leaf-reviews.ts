import { useState } from 'react';
import { type LeafReview, NOT_REVIEWED } from './domain/leaf-review.js';

/** What is known of a leaf's review, and how it changes. They outlive the layout that shows them. */
export interface LeafReviews {
  readonly of: (turn: number) => LeafReview;
  readonly change: (turn: number, change: Partial<LeafReview>) => void;
}

export const useLeafReviews = (): LeafReviews => {
  const [reviews, setReviews] = useState<ReadonlyMap<number, LeafReview>>(() => new Map());
  return {
    of: (turn) => reviews.get(turn) ?? NOT_REVIEWED,
    change: (turn, change) =>
      setReviews((before) => new Map(before).set(turn, { ...(before.get(turn) ?? NOT_REVIEWED), ...change })),
  };
};
