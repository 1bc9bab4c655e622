import { type ActionAnswer, type Character, type ChoicesView, type RewindAnswer, type SessionStream, type StoryEntry } from '#contracts/session/views.js';
import { type QueryClient } from '@tanstack/react-query';
import { type Hex } from '#contracts/world/hex.js';
import { refreshPurse } from '../../tokens/api/use-action-tokens.js';
import { characterKey, choicesKey, sagaKey, storiesKey, worldKey } from './keys.js';

const put = (stories: readonly StoryEntry[], story: StoryEntry): readonly StoryEntry[] =>
  stories.some(({ id }) => id === story.id) ? stories.map((old) => (old.id === story.id ? story : old)) : [...stories, story];

/** Chart and spine change with every turn, told or taken back. */
const readAgain = (client: QueryClient, sessionId: string): void => {
  for (const queryKey of [worldKey(sessionId), sagaKey(sessionId)]) void client.invalidateQueries({ queryKey });
};

const putStory = (client: QueryClient, sessionId: string, story: StoryEntry): void => {
  client.setQueryData<readonly StoryEntry[]>(storiesKey(sessionId), (stories = []) => put(stories, story));
};

/** What an answered action changes on the page. */
export const settleAction = (client: QueryClient, { response, story, character, narration }: ActionAnswer): void => {
  const { sessionId } = character;
  const { choices, gameOver, gamePhase, availableMovement } = response;
  putStory(client, sessionId, story);
  client.setQueryData<ChoicesView>(choicesKey(sessionId), { choices, gameOver, gamePhase, availableMovement, turn: story.turnNumber, narration });
  client.setQueryData<Character>(characterKey(character.id), character);
  refreshPurse(client);
  readAgain(client, sessionId);
};

export const settleNarration = (client: QueryClient, sessionId: string, { story, choices }: SessionStream['turn-narrated']): void => {
  putStory(client, sessionId, story);
  client.setQueryData<ChoicesView>(choicesKey(sessionId), choices);
  readAgain(client, sessionId);
};

export const settleRewind = (client: QueryClient, { character, choices }: RewindAnswer): void => {
  client.setQueryData<Character>(characterKey(character.id), character);
  client.setQueryData<ChoicesView>(choicesKey(character.sessionId), choices);
  void client.invalidateQueries({ queryKey: storiesKey(character.sessionId) });
  readAgain(client, character.sessionId);
};

/** Reads everything of the session again: something happened that this page did not see. */
export const refreshSession = (client: QueryClient, sessionId: string, characterId: string): void => {
  for (const queryKey of [storiesKey(sessionId), choicesKey(sessionId), characterKey(characterId)]) void client.invalidateQueries({ queryKey });
  readAgain(client, sessionId);
  refreshPurse(client);
};

/** A march shows at once where it leads; gives what undoes it. */
export const marchAhead = (client: QueryClient, characterId: string, to: Hex): (() => void) => {
  const before = client.getQueryData<Character>(characterKey(characterId));
  if (before === undefined) return () => undefined;
  client.setQueryData<Character>(characterKey(characterId), { ...before, currentLocation: to });
  return () => client.setQueryData<Character>(characterKey(characterId), before);
};
