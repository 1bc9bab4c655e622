import { type DiceView, type RecordedRoll } from '#contracts/session/dice-view.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

const pathOf = (sessionId: string): string => `/api/sessions/${encodeURIComponent(sessionId)}/dice`;

/** Every roll of a saga, page after page. */
const readAll = async (sessionId: string, signal: AbortSignal): Promise<DiceView> => {
  const path = pathOf(sessionId);
  const rolls: RecordedRoll[] = [];
  for (let at = path; ;) {
    const page = await request<DiceView>('GET', at, { signal });
    rolls.push(...page.rolls);
    if (page.next === null) return { ...page, rolls };
    at = `${path}?after=${encodeURIComponent(page.next)}`;
  }
};

/** It is read again each time that it is opened. */
export const useDice = (sessionId: string) =>
  useQuery({ queryKey: [pathOf(sessionId)], queryFn: ({ signal }) => readAll(sessionId, signal), gcTime: 0 });
