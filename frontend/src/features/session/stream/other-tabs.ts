import { type ActionResult } from '#contracts/session/views.js';
import { useEffect, useEffectEvent } from 'react';
import { randomId } from '../../../lib/random-id.js';

/** A message from another tab with the same session: a turn with its result, or a rewind. */
export interface TabNews {
  readonly result: ActionResult | null;
  readonly hitPoints: number;
}
interface Letter extends TabNews {
  readonly from: string;
}

const US = randomId();
const nameOf = (sessionId: string): string => `saga ${sessionId}`;

export const tellOtherTabs = (sessionId: string, news: TabNews): void => {
  const channel = new BroadcastChannel(nameOf(sessionId));
  channel.postMessage({ ...news, from: US } satisfies Letter);
  channel.close();
};

/** Receives the changes that other tabs make in this session. */
export const useOtherTabs = (sessionId: string, onNews: (news: TabNews) => void): void => {
  const hear = useEffectEvent(({ data }: MessageEvent<Letter>) => {
    if (data.from !== US) onNews(data);
  });
  useEffect(() => {
    const channel = new BroadcastChannel(nameOf(sessionId));
    channel.addEventListener('message', hear);
    return () => channel.close();
  }, [sessionId]);
};
