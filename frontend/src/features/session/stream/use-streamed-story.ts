import { useSyncExternalStore } from 'react';
import { type Session, useSession } from '../session-context.js';
import { type StreamedStory } from './streamed-story.js';

/** The streamed sentences of the latest entry, until its narration is complete. */
const current = ({ stream, latest }: Session): StreamedStory | null => {
  const story = stream.get();
  return latest?.narration === 'pending' && story?.turn === latest.turnNumber ? story : null;
};

const NONE: readonly string[] = [];

/** Renders its component once for each sentence. */
export const useStreamedSentences = (): readonly string[] => {
  const session = useSession();
  return useSyncExternalStore(session.stream.subscribe, () => current(session)?.sentences ?? NONE);
};

/** Whether the first sentence has arrived: renders its component once. */
export const useHasStreamed = (): boolean => {
  const session = useSession();
  return useSyncExternalStore(session.stream.subscribe, () => current(session) !== null);
};
