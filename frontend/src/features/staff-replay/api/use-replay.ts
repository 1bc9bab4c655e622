import {
  type ReplayedTurn,
  type ReplaySummary,
  type ReplayTimeline,
  type TurnComparison,
} from '#contracts/session/replay-views.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request, requestFile } from '../../../lib/http.js';
import { reasonHeader } from '../../staff-console/index.js';

const pathOf = (sessionId: string): string => `/api/staff/sessions/${encodeURIComponent(sessionId)}`;
/** Turns of a page of the timeline. */
export const TURNS_A_PAGE = 50;
/** Turns that were looked at are kept for a while, so that a step back shows at once; a long saga is not kept whole. */
const KEPT_MS = 60_000;

export const useSummary = (sessionId: string) => useQuery<ReplaySummary>({ queryKey: [`${pathOf(sessionId)}/replay`] });

/** The page of the timeline in which a turn stands. */
export const useTimeline = (sessionId: string, turn: number) => {
  const from = turn - (turn % TURNS_A_PAGE);
  return useQuery<ReplayTimeline>({
    queryKey: [`${pathOf(sessionId)}/replay/turns?from=${from}&limit=${TURNS_A_PAGE}`],
    placeholderData: keepPreviousData,
  });
};

/** A turn; while the next one is read, the one before stays. With a reason it contains the player's own words. */
export const useReplayedTurn = (sessionId: string, turn: number, reason: string | null) =>
  useQuery({
    queryKey: [`${pathOf(sessionId)}/replay/turns/${turn}`, reason],
    gcTime: KEPT_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      request<ReplayedTurn>('GET', `${pathOf(sessionId)}/replay/turns/${turn}`, {
        signal,
        headers: reasonHeader(reason),
      }),
  });

export const useComparison = (sessionId: string, { from, to }: { readonly from: number; readonly to: number }) =>
  useQuery<TurnComparison>({
    queryKey: [`${pathOf(sessionId)}/replay/comparison?from=${from}&to=${to}`],
    gcTime: KEPT_MS,
  });

export const readCapsule = (sessionId: string): Promise<Blob> => requestFile(`${pathOf(sessionId)}/capsule`);
