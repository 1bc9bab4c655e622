import { type ActionAnswer, type Character } from '#contracts/session/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isRefusal } from '../../lib/http-error.js';
import { randomId } from '../../lib/random-id.js';
import { type StoredValue } from '../../lib/stored-value.js';
import { useOnline } from '../../lib/use-online.js';
import { refreshTokens, useActionTokens, isSpent } from '../tokens/index.js';
import { refreshSession } from './api/session-cache.js';
import { useTakeAction } from './api/take-action.js';
import { type AsideShown, asideOf, isToBePutRight } from './domain/asides.js';
import { type KeyedAction } from './domain/unsent-action.js';
import { restoreDraft } from './action-draft.js';
import { type UnsentAction, type PlayerAction, type Witness } from './session-context.js';
import { useActionFailure } from './use-action-failure.js';
import { useUnsentAction } from './use-unsent-action.js';

interface ActOptions {
  readonly character: Character;
  readonly draft: StoredValue;
  readonly turn: number | null;
  readonly blocked: boolean;
  readonly onOutOfTokens: () => void;
  /** The action was no turn. */
  readonly onAside: (aside: AsideShown) => void;
  /** `late`: the action was unsent for a while, and the player no longer waits for it. */
  readonly onAnswer: (answer: ActionAnswer, late: boolean) => void;
}

const keyedOf = ({ id, sessionId }: Character, wish: PlayerAction, turn: number | null): KeyedAction => ({
  key: randomId(),
  characterId: id,
  body: { sessionId, ...wish, ...(turn === null ? {} : { expectedTurn: turn }) },
});

/** Sends the player's action, or stores it until the browser is online. Its key makes sure that it is played once. */
export const usePlayerAction = ({ character, draft, turn, blocked, onOutOfTokens, ...events }: ActOptions) => {
  const client = useQueryClient();
  const online = useOnline();
  const { data: tokens } = useActionTokens();
  const { kept, isKept, keep, letGo } = useUnsentAction(character.sessionId);
  const { mutate, isPending, variables } = useTakeAction(letGo);
  const fail = useActionFailure(character, onOutOfTokens);
  const send = (keyed: KeyedAction, late = false, witness?: Witness): void => {
    const again = (): void => (isKept(keyed.key) ? send(keyed) : undefined);
    const onError = (error: Error): void => {
      if (isRefusal(error)) restoreDraft(draft, keyed.body);
      fail(error, again);
    };
    const onSuccess = (answer: ActionAnswer): void => {
      const aside = asideOf(answer);
      if (aside === null) {
        events.onAnswer(answer, late);
        return;
      }
      events.onAside(aside);
      if (isToBePutRight(aside)) restoreDraft(draft, keyed.body);
    };
    mutate({ ...keyed, witness }, { onSuccess, onError });
  };
  const resume = useEffectEvent(() => {
    if (kept !== null && !isPending) send(kept, true);
  });
  // Also when the browser says that it is offline: the game may be served from the same machine.
  useEffect(() => resume(), [online]);
  const ready = (): boolean => {
    if (blocked || isPending || kept !== null) return false;
    if (isSpent(tokens)) {
      // The player may have new tokens, from a refill or a plan bought in another tab.
      refreshTokens(client);
      onOutOfTokens();
      return false;
    }
    return true;
  };
  const act = (wish: PlayerAction, witness?: Witness): boolean => {
    if (!ready()) return false;
    const keyed = keyedOf(character, wish, turn);
    keep(keyed);
    send(keyed, false, witness);
    return true;
  };
  const takeBack = (): void => {
    if (kept !== null) {
      letGo(kept.key);
      restoreDraft(draft, kept.body);
    }
    if (online) refreshSession(client, character.sessionId, character.id);
  };
  const unsent: UnsentAction | null =
    kept === null || isPending ? null : { action: kept.body.action, sendNow: () => send(kept, true), takeBack };
  return { act, ready, acting: isPending ? variables.body.action : null, unsent };
};
