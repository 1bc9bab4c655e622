import { type Character } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEarlierLeaves } from './api/earlier-leaves.js';
import { useChoices, useStories, useWorld } from './api/session-queries.js';
import { useSaga } from './api/saga.js';
import { refreshSession } from './api/session-cache.js';
import { latestOf } from './domain/leaves.js';
import { useStoryStream } from './stream/use-story-stream.js';

/** All queries of a session's page. */
export const useSessionQueries = (character: Character) => {
  const client = useQueryClient();
  const { sessionId, id } = character;
  const stories = useStories(sessionId);
  const entries = stories.data?.entries ?? [];
  const earlier = useEarlierLeaves(sessionId, stories.data?.earlier ?? null);
  const latest = latestOf(entries);
  const choices = useChoices(sessionId, entries.length > 0);
  const world = useWorld(sessionId);
  const saga = useSaga(sessionId);
  const pending = latest?.narration === 'pending';
  const stream = useStoryStream(sessionId, id, pending);
  return {
    stories: entries,
    storiesFrom: stories.data?.from ?? 0,
    earlier,
    storiesState: stories,
    latest,
    choices: choices.data,
    choicesError: choices.error,
    world: world.data,
    worldError: world.error,
    saga: saga.data?.saga,
    sagaError: saga.error,
    pending,
    stream,
    retry: () => refreshSession(client, sessionId, id),
  };
};
