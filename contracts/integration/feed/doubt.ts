import { type DoubtEvent } from '../../doubt/events.js';
import { oneOf, type PublicEvents, WHOLE } from './shown.js';

export const PUBLIC_DOUBT_EVENTS: PublicEvents<DoubtEvent> = {
  SentenceDoubted: {
    name: 'sentence.doubted',
    version: 1,
    ids: ['doubtId', 'userId', 'sessionId'],
    says: { turn: WHOLE, right: oneOf({ player: true, story: true, nobody: true }) },
  },
};
