import { declareEvent } from '../../shared/event-declaration.js';

export interface SagaSharedV1 {
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
  readonly shareId: string;
  /** Keyed hash of the link's secret, hex: the secret itself is nowhere in the log. Sealed, so that an erasure ends the link. */
  readonly tokenHash: string;
  /** How readers of the link know the hero. */
  readonly heroShownAs: 'name' | 'profession';
  readonly sharedAt: string;
}

/** A saga has one link at a time: a newer one takes the place of the one before. */
export const sagaShared = declareEvent<[SagaSharedV1]>()({
  type: 'SagaShared',
  version: 1,
  stream: 'share',
  personal: { tokenHash: '' },
  upcasters: [],
});
