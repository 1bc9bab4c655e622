import {
  type ActionAnswer,
  type Character,
  type ChoicesView,
  type RewindAnswer,
  type StoryEntry,
} from '#contracts/session/views.js';
import { type SessionStream } from '#contracts/session/session-stream.js';
import { type SagaAnswer } from '#contracts/session/saga-view.js';
import { type QueryClient } from '@tanstack/react-query';
import { type Hex } from '#game/model/hex.js';
import { refreshTokens } from '../../tokens/index.js';
import { characterKey, choicesKey, sagaKey, storiesKey, worldKey } from '../../../lib/query-keys.js';
import { type LeavesRead, withLeaf } from '../domain/leaves-read.js';

/** Puts a response's data into the cache. A request in progress may return older data, so it is repeated. */
const applyAnswer = <T>(
  client: QueryClient,
  queryKey: readonly string[],
  value: (before: T | undefined) => T,
): void => {
  const reading = client.isFetching({ queryKey }) > 0;
  client.setQueryData<T>(queryKey, value);
  if (reading) void client.invalidateQueries({ queryKey });
};

/** World and saga change with every turn and every rewind. */
const invalidateWorldAndSaga = (client: QueryClient, sessionId: string): void => {
  for (const queryKey of [worldKey(sessionId), sagaKey(sessionId)]) void client.invalidateQueries({ queryKey });
};

const putStory = (client: QueryClient, sessionId: string, story: StoryEntry): void => {
  applyAnswer<LeavesRead>(client, storiesKey(sessionId), (read) => withLeaf(read, story));
};

/** The hour and the weather of a leaf that is not shown yet: they change on the way there. */
export const applyTime = (client: QueryClient, { story, character }: ActionAnswer): void => {
  const { calendar } = story;
  client.setQueryData<SagaAnswer>(sagaKey(character.sessionId), (answer) =>
    answer?.saga && calendar
      ? { saga: { ...answer.saga, calendar: { ...answer.saga.calendar, ...calendar } } }
      : answer,
  );
};

/** Puts an answered action into the cache. */
export const applyAction = (client: QueryClient, { response, story, character, narration }: ActionAnswer): void => {
  const { sessionId } = character;
  const { choices, gameOver, gamePhase, availableMovement } = response;
  putStory(client, sessionId, story);
  applyAnswer<ChoicesView>(client, choicesKey(sessionId), () => ({
    choices,
    gameOver,
    gamePhase,
    availableMovement,
    turn: story.turnNumber,
    narration,
  }));
  applyAnswer<Character>(client, characterKey(character.id), () => character);
  refreshTokens(client);
  invalidateWorldAndSaga(client, sessionId);
};

export const applyNarration = (
  client: QueryClient,
  sessionId: string,
  { story, choices }: SessionStream['turn-narrated'],
): void => {
  putStory(client, sessionId, story);
  applyAnswer<ChoicesView>(client, choicesKey(sessionId), () => choices);
  invalidateWorldAndSaga(client, sessionId);
};

export const applyRewind = (client: QueryClient, { character, choices }: RewindAnswer): void => {
  applyAnswer<Character>(client, characterKey(character.id), () => character);
  applyAnswer<ChoicesView>(client, choicesKey(character.sessionId), () => choices);
  void client.invalidateQueries({ queryKey: storiesKey(character.sessionId) });
  invalidateWorldAndSaga(client, character.sessionId);
};

/** Refetches the whole session after a change that this page did not receive. */
export const refreshSession = (client: QueryClient, sessionId: string, characterId: string): void => {
  for (const queryKey of [storiesKey(sessionId), choicesKey(sessionId), characterKey(characterId)])
    void client.invalidateQueries({ queryKey });
  invalidateWorldAndSaga(client, sessionId);
  refreshTokens(client);
};

/** Shows a move before the server responds. @returns a function that undoes it */
export const moveOptimistically = (client: QueryClient, characterId: string, to: Hex): (() => void) => {
  const before = client.getQueryData<Character>(characterKey(characterId));
  if (before === undefined) return () => undefined;
  client.setQueryData<Character>(characterKey(characterId), { ...before, currentLocation: to });
  return () => client.setQueryData<Character>(characterKey(characterId), before);
};
