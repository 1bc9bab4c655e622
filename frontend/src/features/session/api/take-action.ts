import { type ActionAnswer } from '#contracts/session/views.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../lib/http-error.js';
import { request } from '../../../lib/http.js';
import { TAKE_ACTION } from '../../../lib/query-keys.js';
import { type KeyedAction } from '../domain/unsent-action.js';
import { type Witness } from '../session-context.js';
import { tellOtherTabs } from '../stream/other-tabs.js';
import { applyAction, applyTime, moveOptimistically } from './session-cache.js';

/** @param letGo called with the key of an action that was played or refused; an action without a response may be sent again */
export const useTakeAction = (letGo: (key: string) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [TAKE_ACTION],
    mutationFn: async ({ key, body, witness }: KeyedAction & { readonly witness?: Witness | undefined }) => {
      const answer = await request<ActionAnswer>('POST', '/api/actions', { body, headers: { 'idempotency-key': key } });
      if (answer.played && witness !== undefined) {
        applyTime(client, answer);
        await witness(answer);
      }
      return answer;
    },
    onMutate: ({ characterId, body }) =>
      body.moveTo === undefined ? undefined : moveOptimistically(client, characterId, body.moveTo),
    onSuccess: (answer, { key }) => {
      letGo(key);
      if (!answer.played) return;
      applyAction(client, answer);
      tellOtherTabs(answer.character.sessionId, {
        result: answer.response.actionResult,
        hitPoints: answer.character.hitPoints,
      });
    },
    onError: (error, { key }, turnBack) => {
      if (isRefusal(error)) letGo(key);
      turnBack?.();
    },
  });
};
