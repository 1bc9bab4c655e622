import { type CharacterCreated, type ForkRequest } from '#contracts/session/views.js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/http.js';
import { randomId } from '../../../lib/random-id.js';

/** The saga out of which a new one grows: one's own, or the one behind a link. */
export type ForkOrigin = { readonly sessionId: string } | { readonly token: string };
type Asked = Omit<ForkRequest, 'sessionId'>;

/** 'What if': begins a new saga. Repeated requests give the same one. */
export const useFork = (origin: ForkOrigin) => {
  const [sessionId] = useState(randomId);
  return useMutation({
    mutationFn: (asked: Asked) =>
      'token' in origin
        ? request<CharacterCreated>('POST', '/api/shared/fork', { body: { ...asked, ...origin, sessionId } })
        : request<CharacterCreated>('POST', `/api/sessions/${encodeURIComponent(origin.sessionId)}/forks`, {
            body: { ...asked, sessionId },
          }),
  });
};
