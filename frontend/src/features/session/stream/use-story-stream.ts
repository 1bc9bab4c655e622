import { type SessionStream } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { type EventSourceMessage } from 'eventsource-parser';
import { useEffect, useState } from 'react';
import { refreshSession, applyNarration } from '../api/session-cache.js';
import { followStream } from './follow-stream.js';
import { type StreamedStory, withSentence } from './streamed-story.js';

type Data = SessionStream[keyof SessionStream];
const read = (event: EventSourceMessage): Data => JSON.parse(event.data) as Data;

/** Follows the session's stream for as long as a telling is pending, and gives the sentences that have come (specification of the events: design section 8). */
export const useStoryStream = (sessionId: string, characterId: string, pending: boolean): StreamedStory | null => {
  const client = useQueryClient();
  const [telling, setTelling] = useState<StreamedStory | null>(null);
  useEffect(() => {
    if (!pending) return;
    const leave = new AbortController();
    const refresh = (): void => refreshSession(client, sessionId, characterId);
    const onEvent = (event: EventSourceMessage): void => {
      if (event.event === 'sentence') setTelling((so) => withSentence(so, read(event) as SessionStream['sentence']));
      if (event.event === 'turn-narrated')
        applyNarration(client, sessionId, read(event) as SessionStream['turn-narrated']);
      if (event.event === 'rewound') refresh();
    };
    void followStream({
      path: `/api/sessions/${encodeURIComponent(sessionId)}/events`,
      signal: leave.signal,
      onEvent,
      onBreak: refresh,
    });
    return () => leave.abort();
  }, [client, sessionId, characterId, pending]);
  return telling;
};
