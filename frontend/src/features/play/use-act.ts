import { type ActionAnswer, type Character } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, isStatus, messageOf } from '../../lib/http-error.js';
import { randomId } from '../../lib/random-id.js';
import { ACTION_TOKENS, useActionTokens } from '../tokens/api/use-action-tokens.js';
import { isSpent } from '../tokens/tokens-left.js';
import { toast } from '../toasts/toast.js';
import { refreshSession } from './api/session-cache.js';
import { type KeyedAction, useTakeAction } from './api/take-action.js';
import { outcomeToast } from './domain/outcome.js';
import { type Wish } from './play-context.js';

interface ActOptions {
  readonly character: Character;
  readonly turn: number | null;
  readonly blocked: boolean;
  readonly onOutOfTokens: () => void;
  readonly onAnswer: (answer: ActionAnswer) => void;
}

/** Sends what the player wishes, once. An answer that was lost on the way may be asked for again under the same key. */
export const useAct = ({ character, turn, blocked, onOutOfTokens, onAnswer }: ActOptions) => {
  const client = useQueryClient();
  const { data: tokens } = useActionTokens();
  const action = useTakeAction();
  const fail = (error: Error, sent: KeyedAction): void => {
    if (isStatus(error, 402)) {
      void client.invalidateQueries({ queryKey: [ACTION_TOKENS] });
      onOutOfTokens();
      return;
    }
    if (isStatus(error, 409)) refreshSession(client, character.sessionId, character.id);
    toast({
      title: 'Action Failed',
      description: messageOf(error, 'There was an error processing your action. Please try again.'),
      tone: 'failure',
      ...(error instanceof HttpError ? {} : { action: { label: 'Try again', run: () => send(sent) } }),
    });
  };
  const send = (keyed: KeyedAction): void =>
    action.mutate(keyed, {
      onSuccess: (answer) => {
        toast(outcomeToast(answer.response.actionResult, answer.character.hitPoints));
        onAnswer(answer);
      },
      onError: (error) => fail(error, keyed),
    });
  const act = (wish: Wish): void => {
    if (blocked || action.isPending) return;
    if (isSpent(tokens)) {
      onOutOfTokens();
      return;
    }
    send({ key: randomId(), characterId: character.id, body: { sessionId: character.sessionId, ...wish, ...(turn === null ? {} : { expectedTurn: turn }) } });
  };
  return { act, acting: action.isPending ? action.variables.body.action : null };
};
