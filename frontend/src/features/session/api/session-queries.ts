import { type Character, type ChoicesView, type StoryEntry, type WorldView } from '#contracts/session/views.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { requestPage } from '../../../lib/http.js';
import { characterKey, choicesKey, storiesKey, worldKey } from '../../../lib/query-keys.js';
import { type LeavesRead, withNewest } from '../domain/leaves-read.js';

export const useCharacter = (id: string) => useQuery<Character>({ queryKey: characterKey(id) });
/** The newest leaves; those that were read before them stay. */
export const useStories = (sessionId: string) => {
  const client = useQueryClient();
  const queryKey = storiesKey(sessionId);
  return useQuery<LeavesRead>({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await requestPage<StoryEntry>(queryKey[0], { signal });
      return withNewest(client.getQueryData<LeavesRead>(queryKey), page);
    },
  });
};
/** Fetched only when there are entries and no choices are loaded (specification section 7). */
export const useChoices = (sessionId: string, hasEntries: boolean) =>
  useQuery<ChoicesView>({ queryKey: choicesKey(sessionId), enabled: hasEntries });
export const useWorld = (sessionId: string) => useQuery<WorldView>({ queryKey: worldKey(sessionId) });
