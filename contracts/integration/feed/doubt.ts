import { type DoubtEvent } from '../../doubt/events.js';
import { oneOf, type PublicEvents, WHOLE } from './shown.js';

export const PUBLIC_DOUBT_EVENTS: PublicEvents<DoubtEvent> = {
  SentenceDoubted: {
    name: 'sentence.doubted',
    when: 'A player said that a sentence of the story is wrong, and it was checked against what happened.',
    version: 1,
    ids: ['doubtId', 'userId', 'sessionId'],
    says: { turn: WHOLE, right: oneOf({ player: true, story: true, nobody: true }) },
  },
};
