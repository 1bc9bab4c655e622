import { type ActionAnswer, type ActionRequest } from '#contracts/session/views.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { marchAhead, settleAction } from './session-cache.js';

/** A request and the key under which it may be repeated without being played twice (design section 6). */
export interface KeyedAction {
  readonly key: string;
  readonly characterId: string;
  readonly body: ActionRequest;
}

export const useTakeAction = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, body }: KeyedAction) => request<ActionAnswer>('POST', '/api/actions', { body, headers: { 'idempotency-key': key } }),
    onMutate: ({ characterId, body }) => (body.moveTo === undefined ? undefined : marchAhead(client, characterId, body.moveTo)),
    onSuccess: (answer) => settleAction(client, answer),
    onError: (_, __, turnBack) => turnBack?.(),
  });
};
