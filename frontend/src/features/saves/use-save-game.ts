import { type Character } from '#contracts/session/views.js';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf, isRefusal, messageOf } from '../../lib/http-error.js';
import { request } from '../../lib/http.js';
import { SAVES } from '../../lib/query-keys.js';
import { randomId } from '../../lib/random-id.js';
import { usePlansUrl } from '../plans/index.js';
import { toast } from '../toasts/index.js';
import { forgetLastSave, lastSave, rememberSave } from './last-save.js';
import { isSameSave, type KeyedSave } from './domain/one-save.js';
import { once } from '../../lib/once.js';

const when = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }));
/** The error code for a player whose plan allows no more saves; a higher plan allows more. */
const PLAN_IS_FULL = 'TOO_MANY_BOOKMARKS';
const SAVING = ['save game'] as const;

const send = ({ key, body }: KeyedSave): Promise<unknown> =>
  request('POST', '/api/saves/manual', { body, headers: { 'idempotency-key': key } });

/** 'Manual Save - ' and the date and time (specification section 7). */
const saveOf = ({ sessionId, id, turn }: Character): KeyedSave => {
  const now = Date.now();
  const before = lastSave();
  if (isSameSave(before, { sessionId, turn, now })) return before;
  const body = { sessionId, characterId: id, saveName: `Manual Save - ${when().format(now)}` };
  return rememberSave({ key: randomId(), body, turn, pressedAt: now });
};

/** Saves the game once, however often and fast it is asked for. The notices are shown also if the player has gone on. */
export const useSaveGame = () => {
  const client = useQueryClient();
  const plansUrl = usePlansUrl();
  const saving = useIsMutating({ mutationKey: SAVING }) > 0;
  const { mutate } = useMutation({
    mutationKey: SAVING,
    mutationFn: send,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [SAVES] });
      toast({ title: 'Game Saved', description: 'Your progress has been saved successfully.', tone: 'success' });
    },
    onError: (error) => {
      if (isRefusal(error)) forgetLastSave();
      const description = messageOf(error, 'Unable to save game. Please try again.');
      const seePlans = { label: 'See the plans', run: () => void window.open(plansUrl, '_blank', 'noreferrer') };
      const onward = codeOf(error) === PLAN_IS_FULL ? { action: seePlans } : {};
      toast({ title: 'Save Failed', description, tone: 'failure', ...onward });
    },
  });
  const save = (character: Character): void => {
    // Read from the client, not from the last render: two taps may come between two renders.
    if (client.isMutating({ mutationKey: SAVING }) > 0)
      toast({ title: 'Save in Progress', description: 'Please wait while your game is being saved.' });
    else mutate(saveOf(character));
  };
  return { save, saving };
};
