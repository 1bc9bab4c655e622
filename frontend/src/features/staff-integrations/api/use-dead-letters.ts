import { type DeadLettersDone, type DeadLetterView } from '#contracts/integration/managed.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { counted } from '../domain/words.js';
import { FRESH, LISTS, manage, useChange } from './calls.js';

const DEAD_LETTERS = [LISTS, 'dead-letters'] as const;

export const useDeadLetters = () =>
  useQuery({
    ...FRESH,
    queryKey: DEAD_LETTERS,
    queryFn: ({ signal }) => request<readonly DeadLetterView[]>('GET', manage('dead-letters'), { signal }),
  });

/** One of them, or all of a queue. */
export interface Letters {
  readonly queue: string;
  readonly id?: string;
}
const post = (act: string, body: Letters): Promise<DeadLettersDone> =>
  request<DeadLettersDone>('POST', manage('dead-letters', act), { body });

export const useRetryLetters = () =>
  useChange((letters: Letters) => post('retry', letters), DEAD_LETTERS, {
    done: ({ count }) => `${counted(count, 'job is', 'jobs are')} tried again.`,
    failed: 'It could not be tried again',
  });

export const useDropLetters = () =>
  useChange((letters: Letters) => post('drop', letters), DEAD_LETTERS, {
    done: ({ count }) => `${counted(count, 'job is', 'jobs are')} dropped.`,
  });
