import { type ShareEvent } from '../../share/events.js';
import { oneOf, type PublicEvents } from './shown.js';

/** Nothing of the link: neither its secret nor its hash. */
export const PUBLIC_SHARE_EVENTS: PublicEvents<ShareEvent> = {
  SagaShared: {
    name: 'share.created',
    version: 1,
    ids: ['userId', 'sessionId', 'characterId', 'shareId'],
    says: { heroShownAs: oneOf({ name: true, profession: true }) },
  },
  ShareRevoked: {
    name: 'share.revoked',
    version: 1,
    ids: ['userId', 'sessionId', 'shareId'],
    says: 'nothing but ids',
  },
};
