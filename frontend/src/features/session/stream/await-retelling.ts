import { type StoryEntry } from '#contracts/session/views.js';
import { type SessionStream } from '#contracts/session/session-stream.js';
import { type QueryClient } from '@tanstack/react-query';
import { requestPage } from '../../../lib/http.js';
import { storiesKey } from '../../../lib/query-keys.js';
import { applyNarration, refreshSession } from '../api/session-cache.js';
import { followStream } from './follow-stream.js';
import { ignored } from '../../../lib/ignored.js';

export interface AwaitedRetelling {
  readonly sessionId: string;
  readonly characterId: string;
  readonly leaf: Pick<StoryEntry, 'turnNumber' | 'storyContent'>;
}

/** Longer than a game master takes. Words that come later still appear when the story is next read. */
const LONGEST_MS = 90_000;
/** While it waits, the leaf is also read at this interval, in case the stream has missed the words. */
const LOOK_EVERY_MS = 4_000;

/** Waits for other words of a leaf and puts them into the cache. @returns whether they came */
export const awaitRetelling = (
  client: QueryClient,
  { sessionId, characterId, leaf }: AwaitedRetelling,
): Promise<boolean> =>
  new Promise((resolve) => {
    const leave = new AbortController();
    const end = (came: boolean): void => {
      if (leave.signal.aborted) return;
      leave.abort();
      clearInterval(looking);
      clearTimeout(late);
      resolve(came);
    };
    const isOther = ({ turnNumber, storyContent }: StoryEntry): boolean =>
      turnNumber === leaf.turnNumber && storyContent !== leaf.storyContent;
    const look = async (): Promise<void> => {
      const { items } = await requestPage<StoryEntry>(storiesKey(sessionId)[0], { signal: leave.signal });
      if (!items.some(isOther)) return;
      refreshSession(client, sessionId, characterId);
      end(true);
    };
    const looking = setInterval(() => void look().catch(ignored.madeUpFor), LOOK_EVERY_MS);
    const late = setTimeout(end, LONGEST_MS, false);
    void followStream({
      path: `/api/sessions/${encodeURIComponent(sessionId)}/events`,
      signal: leave.signal,
      onEvent: ({ event, data }) => {
        if (event !== 'turn-retold' && event !== 'turn-narrated') return;
        const told = JSON.parse(data) as SessionStream['turn-retold'];
        if (!isOther(told.story)) return;
        applyNarration(client, sessionId, told);
        end(true);
      },
      onBreak: () => undefined,
    });
  });
