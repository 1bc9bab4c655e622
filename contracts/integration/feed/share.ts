import { type ShareEvent } from '../../share/events.js';
import { oneOf, type PublicEvents } from './shown.js';

/** Nothing of the link: neither its secret nor its hash. */
export const PUBLIC_SHARE_EVENTS: PublicEvents<ShareEvent> = {
  SagaShared: {
    name: 'share.created',
    when: 'A player made a link by which others can read their saga; the one before opens nothing any more.',
    version: 1,
    ids: ['userId', 'sessionId', 'characterId', 'shareId'],
    says: { heroShownAs: oneOf({ name: true, profession: true }) },
  },
  ShareRevoked: {
    name: 'share.revoked',
    when: 'A link to a saga was withdrawn.',
    version: 1,
    ids: ['userId', 'sessionId', 'shareId'],
    says: 'nothing but ids',
  },
};
