import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { beforeLeaving } from '../../lib/before-leaving.js';
import { isStatus, messageOf } from '../../lib/http-error.js';
import { parseJson } from '../../lib/parse-json.js';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { dismissToast, toast } from '../toasts/index.js';
import { deleteSave, forgetSave } from './api/saves.js';
import { forgetLastSave } from './last-save.js';
import { idsIn, withId, withoutId } from './domain/deleted-ids.js';

/** Stored over a reload, so that a deleted save stays hidden however the page was left. */
const stored = storedValue('thrown_away_saves', () => sessionStorage);
const thrownAway = (): readonly string[] => idsIn(parseJson(stored.get()));
const put = (ids: readonly string[]): void => stored.set(ids.length === 0 ? null : JSON.stringify(ids));

const useSend = (): ((id: string) => Promise<void>) => {
  const client = useQueryClient();
  return async (id) => {
    const error: unknown = await deleteSave(id).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null || isStatus(error, 404)) forgetSave(client, id);
    else toast({ title: 'Error', description: messageOf(error, 'Failed to delete the saved game.'), tone: 'failure' });
    put(withoutId(thrownAway(), id));
  };
};

/** Deletes late: while the toast is shown the user can undo it; when the toast or the page closes, the save is deleted. */
export const useDeleteSave = () => {
  const text = useStoredValue(stored);
  const away = useMemo(() => idsIn(parseJson(text)), [text]);
  const send = useSend();
  const standing = useRef<number>(undefined);
  const finish = useEffectEvent(() => thrownAway().forEach((id) => void send(id)));
  useEffect(() => {
    // Deletes that an earlier page did not finish.
    finish();
    const leave = (): void => {
      if (standing.current !== undefined) dismissToast(standing.current);
    };
    const stay = beforeLeaving(leave);
    return () => {
      stay();
      leave();
    };
  }, []);
  const remove = (id: string): void => {
    forgetLastSave();
    put(withId(thrownAway(), id));
    standing.current = toast({
      title: 'Save deleted',
      description: 'The saved game has been removed.',
      action: { label: 'Undo', run: () => put(withoutId(thrownAway(), id)) },
      onGone: () => void send(id),
    });
  };
  return { away, remove };
};
