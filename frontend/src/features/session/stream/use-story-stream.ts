import { type SessionStream } from '#contracts/session/session-stream.js';
import { useQueryClient } from '@tanstack/react-query';
import { type EventSourceMessage } from 'eventsource-parser';
import { useEffect, useState } from 'react';
import { applyNarration, refreshSession } from '../api/session-cache.js';
import { followStream } from './follow-stream.js';
import { createStoryStream, type StoryStream } from './streamed-story.js';

type Data = SessionStream[keyof SessionStream];
const read = (event: EventSourceMessage): Data => JSON.parse(event.data) as Data;

/** Follows the session's stream while a narration is pending (design section 8). The result stays the same object. */
export const useStoryStream = (sessionId: string, characterId: string, pending: boolean): StoryStream => {
  const client = useQueryClient();
  const [stream] = useState(createStoryStream);
  useEffect(() => {
    if (!pending) return;
    const leave = new AbortController();
    const refresh = (): void => refreshSession(client, sessionId, characterId);
    const onEvent = (event: EventSourceMessage): void => {
      if (event.event === 'sentence') stream.add(read(event) as SessionStream['sentence']);
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
  }, [client, stream, sessionId, characterId, pending]);
  return stream;
};
