import { type SessionStream } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { type EventSourceMessage } from 'eventsource-parser';
import { useEffect, useState } from 'react';
import { refreshSession, settleNarration } from '../api/session-cache.js';
import { followStream } from './follow-stream.js';
import { type Telling, withSentence } from './telling.js';

type Data = SessionStream[keyof SessionStream];
const read = (event: EventSourceMessage): Data => JSON.parse(event.data) as Data;

/** Follows the session's stream for as long as a telling is pending, and gives the sentences that have come (specification of the events: design section 8). */
export const useTelling = (sessionId: string, characterId: string, pending: boolean): Telling | null => {
  const client = useQueryClient();
  const [telling, setTelling] = useState<Telling | null>(null);
  useEffect(() => {
    if (!pending) return;
    const leave = new AbortController();
    const refresh = (): void => refreshSession(client, sessionId, characterId);
    const onEvent = (event: EventSourceMessage): void => {
      if (event.event === 'sentence') setTelling((so) => withSentence(so, read(event) as SessionStream['sentence']));
      if (event.event === 'turn-narrated')
        settleNarration(client, sessionId, read(event) as SessionStream['turn-narrated']);
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
