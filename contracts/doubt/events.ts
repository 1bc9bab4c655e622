import { type EventsOf } from '../shared/event-declaration.js';
import { sentenceDoubted } from './events/sentence-doubted.event.js';

export type { SentenceDoubtedV1 } from './events/sentence-doubted.event.js';

/** Every event of this area. */
export const DOUBT_EVENTS = [sentenceDoubted] as const;
/** The one event in a stream `doubt-<doubtId>`. */
export type DoubtEvent = EventsOf<typeof DOUBT_EVENTS>;
