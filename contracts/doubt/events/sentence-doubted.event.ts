import { declareEvent } from '../../shared/event-declaration.js';

/** A player said of a sentence: 'That's wrong'. The sentence itself is not kept. */
export interface SentenceDoubtedV1 {
  readonly doubtId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly turn: number;
  /** Who is right by the events of the leaf: 'nobody' where no claim can be checked. */
  readonly right: 'player' | 'story' | 'nobody';
  readonly doubtedAt: string;
}

export const sentenceDoubted = declareEvent<[SentenceDoubtedV1]>()({
  type: 'SentenceDoubted',
  version: 1,
  stream: 'doubt',
  personal: 'none',
  upcasters: [],
});
