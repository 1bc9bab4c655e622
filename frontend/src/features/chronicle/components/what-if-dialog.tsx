import { Dialog } from 'radix-ui';
import { type SubmitEvent, useState } from 'react';
import { NAME_MAX_LENGTH } from '#game/model/character.js';
import { useNavigate } from 'react-router-dom';
import { TextField } from '../../../components/text-field.js';
import { messageOf } from '../../../lib/http-error.js';
import { ordinal } from '../../../lib/words.js';
import { useAuth, useCreateGuest } from '../../auth/index.js';
import { toast } from '../../toasts/index.js';
import { type ForkOrigin, useFork } from '../api/fork.js';
import { ignored } from '../../../lib/ignored.js';

interface WhatIfDialogProps {
  readonly origin: ForkOrigin;
  readonly turn: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** A visitor who is not signed in becomes a guest first. */
const useBegin = (origin: ForkOrigin, turn: number) => {
  const { status } = useAuth();
  const guest = useCreateGuest();
  const fork = useFork(origin);
  const navigate = useNavigate();
  const begin = async (name: string): Promise<void> => {
    if (status === 'anonymous') await guest.mutateAsync(undefined);
    const { character } = await fork.mutateAsync({ turn, ...(name !== '' && { name }) });
    toast({ title: 'What if…', description: `The saga of ${character.name} begins.`, tone: 'success' });
    await navigate(`/?step=gameplay&character=${encodeURIComponent(character.id)}`);
  };
  return { begin, waiting: guest.isPending || fork.isPending || fork.isSuccess, error: guest.error ?? fork.error };
};

/** Asks for the hero's name, and begins. */
export const WhatIfDialog = ({ origin, turn, name: given, onClose }: WhatIfDialogProps) => {
  const [name, setName] = useState(given);
  const { begin, waiting, error } = useBegin(origin, turn);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // The error stands in the form.
    if (!waiting) begin(name.trim()).catch(ignored.shownElsewhere);
  };
  const words = error === null ? null : messageOf(error, 'It could not be begun. Please try again.');
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="slip-centre" aria-describedby="what-if-words">
          <Dialog.Title className="display text-3xl">What if…</Dialog.Title>
          <p id="what-if-words" className="mt-3 text-lead">
            A new saga of your own begins where the {ordinal(turn + 1)} leaf ends: the same land, the same oath, the
            same pack on your back. The dice are new. The saga it grows out of stays as it is.
          </p>
          <form className="mt-4" onSubmit={submit}>
            <TextField
              name="hero"
              label="Your hero’s name"
              hint={
                given === '' ? `Leave it empty for a name of the people’s own.` : `At most ${NAME_MAX_LENGTH} letters.`
              }
              autoComplete="off"
              value={name}
              error={words}
              onChange={setName}
            />
            <div className="mt-5 flex items-center gap-6">
              <button type="submit" className="button button-act" aria-disabled={waiting}>
                {waiting ? 'Beginning…' : 'Begin'}
              </button>
              <Dialog.Close className="text-button">Close</Dialog.Close>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
