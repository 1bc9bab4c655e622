import { type RewindAnswer, type RewindRequest } from '#contracts/session/views.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { tellOtherTabs } from '../stream/other-tabs.js';
import { applyRewind } from './session-cache.js';

/** Rewinds a forgiving game to an earlier leaf. */
export const useRewind = (sessionId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RewindRequest) =>
      request<RewindAnswer>('POST', `/api/sessions/${encodeURIComponent(sessionId)}/rewind`, { body }),
    onSuccess: (answer) => {
      applyRewind(client, answer);
      tellOtherTabs(sessionId, { result: null, hitPoints: answer.character.hitPoints });
    },
  });
};
