import { type SagaSharedV1, type ShareEvent } from '#contracts/share/events.js';
import { type ShareRejectionCode } from '#contracts/share/rejections.js';
import { accept, type Decision, type Fold } from '#backend/shared/domain/decision.js';

/** The link of a saga; null: it has none. */
export interface Share {
  readonly active: SagaSharedV1 | null;
  /** Every link that there was: a repeated command brings none of them back. */
  readonly known: readonly string[];
}
export type ShareDecision = Decision<ShareEvent, ShareRejectionCode>;

const MOST_KNOWN = 50;

const evolve = (share: Share, event: ShareEvent): Share => {
  switch (event.type) {
    case 'SagaShared':
      return { active: event.data, known: [...share.known, event.data.shareId].slice(-MOST_KNOWN) };
    case 'ShareRevoked':
      return { ...share, active: share.active?.shareId === event.data.shareId ? null : share.active };
  }
};

/** The link of a saga is the left fold of its stream `share-<sessionId>`. */
export const shareFold: Fold<Share, ShareEvent> = {
  noun: 'share',
  version: 1,
  initial: { active: null, known: [] },
  evolve,
};

/** A new link, which takes the place of the one before; the same again adds nothing. */
export const shareSaga = (data: SagaSharedV1, { known }: Share): ShareDecision =>
  known.includes(data.shareId) ? accept() : accept({ type: 'SagaShared', version: 1, data });

/** Withdraws the link; a second time adds nothing. */
export const revokeShare = (
  { userId, now }: { readonly userId: string; readonly now: string },
  { active }: Share,
): ShareDecision =>
  active === null
    ? accept()
    : accept({
        type: 'ShareRevoked',
        version: 1,
        data: { userId, sessionId: active.sessionId, shareId: active.shareId, revokedAt: now },
      });
