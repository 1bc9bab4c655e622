import { type Character, type ChoicesView, type StoryEntry, type WorldView } from '#contracts/session/views.js';
import { useQuery } from '@tanstack/react-query';
import { characterKey, choicesKey, storiesKey, worldKey } from '../../../lib/query-keys.js';

export const useCharacter = (id: string) => useQuery<Character>({ queryKey: characterKey(id) });
export const useStories = (sessionId: string) => useQuery<readonly StoryEntry[]>({ queryKey: storiesKey(sessionId) });
/** Fetched only when there are entries and no choices are loaded (specification section 7). */
export const useChoices = (sessionId: string, hasEntries: boolean) =>
  useQuery<ChoicesView>({ queryKey: choicesKey(sessionId), enabled: hasEntries });
export const useWorld = (sessionId: string) => useQuery<WorldView>({ queryKey: worldKey(sessionId) });
