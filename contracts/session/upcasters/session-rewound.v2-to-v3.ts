import { type Upcaster } from '../../shared/upcaster.js';
import { type SessionRewoundV2, type SessionRewoundV3 } from '../events.js';

/** The stories that were kept are told no more: what was told once is remembered by its sentences. */
export const sessionRewoundV2ToV3: Upcaster = {
  type: 'SessionRewound', from: 2, up: ({ recentStories: _told, ...data }: SessionRewoundV2): SessionRewoundV3 => ({ ...data, saga: null }),
};
