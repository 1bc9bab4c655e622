import { type ReadingAnswer, type ReadingRequest } from '#contracts/session/views.js';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

/** A model takes seconds; past this, what was sent is lost. */
const READ_WITHIN_MS = 60_000;

/** How the player's own words are understood: it costs nothing, and changes nothing. */
export const useReadAction = () =>
  useMutation({
    mutationFn: (body: ReadingRequest) =>
      request<ReadingAnswer>('POST', '/api/actions/reading', { body, signal: AbortSignal.timeout(READ_WITHIN_MS) }),
  });
