import { type Save } from '#contracts/save/views.js';
import { useState } from 'react';
import { toast } from '../../toasts/toast.js';
import { useDeleteSave } from '../api/saves.js';

/** Asks once more in place before it deletes. */
export const DeleteSave = ({ save: { id, saveName, character } }: { readonly save: Save }) => {
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useDeleteSave();
  const act = (): void => {
    if (!asked) {
      setAsked(true);
      return;
    }
    mutate(id, {
      onSuccess: () => toast({ title: 'Save deleted', description: 'The saved game has been removed.' }),
      onError: () => toast({ title: 'Error', description: 'Failed to delete the saved game.', tone: 'failure' }),
    });
  };
  return (
    <button
      type="button"
      className={`text-button justify-center sm:w-28 ${asked ? 'text-act' : 'text-faded'}`}
      aria-disabled={isPending}
      onClick={isPending ? undefined : act}
      onBlur={() => setAsked(false)}
    >
      {asked ? 'Delete for good' : 'Delete'}
      <span className="sr-only">
        {' '}
        {saveName} of {character.name}
      </span>
    </button>
  );
};
