import { Dialog } from 'radix-ui';
import { type SubmitEvent, useState } from 'react';
import { type CorrectionKind, MOST_COUNTED } from '#contracts/support/people-views.js';
import { Refusal } from '../../../components/refusal.js';
import { TextField } from '../../../components/text-field.js';
import { messageOf } from '../../../lib/http-error.js';
import { toast } from '../../toasts/index.js';
import { newKey, useCorrection } from '../api/use-people.js';
import { CORRECTION_WORDS, UNCHANGED } from '../domain/people-words.js';

export interface Asked {
  readonly what: CorrectionKind;
  readonly target?: string;
  /** The highest amount that can be given; default: MOST_COUNTED. */
  readonly most?: number;
}
interface CorrectionDialogProps extends Asked {
  readonly userId: string;
  readonly onClose: () => void;
}

const LEAST_LETTERS = 8;
const COUNTED: Partial<Readonly<Record<CorrectionKind, string>>> = {
  'give-back-tokens': 'Tokens',
  'take-back-tokens': 'Tokens',
  'restore-hit-points': 'Hit points',
};
const isWithin = (amount: string, most: number): boolean =>
  /^\d+$/.test(amount) && Number(amount) >= 1 && Number(amount) <= most;
const faultsOf = ({ what, most = MOST_COUNTED }: Asked, amount: string, reason: string) => ({
  amount: COUNTED[what] !== undefined && !isWithin(amount, most) ? `A whole number from 1 to ${most}.` : null,
  reason:
    (reason.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS
      ? `Say it in a few words: ${LEAST_LETTERS} letters or more.`
      : null,
});

/** Asks why, and corrects. The reason stands in the record, and in the person's own file. */
export const CorrectionDialog = ({ userId, onClose, ...asked }: CorrectionDialogProps) => {
  const { what, target, most = 1 } = asked;
  const counted = COUNTED[what];
  const [amount, setAmount] = useState(String(most));
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(false);
  // A repeated request has the same key, and counts once, until its content changes.
  const [key, setKey] = useState(newKey);
  const { mutate, isPending, error } = useCorrection(userId);
  const words = CORRECTION_WORDS[what];
  const faults = faultsOf(asked, amount, reason);
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setKey(newKey());
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setShown(true);
    if (isPending || faults.amount !== null || faults.reason !== null) return;
    const count = counted === undefined ? {} : { amount: Number(amount) };
    mutate(
      { key, what, reason: reason.trim(), ...count, ...(target !== undefined && { target }) },
      {
        onSuccess: ({ outcome }) => {
          toast({
            title: outcome === 'done' ? words.title : 'Unchanged',
            description: outcome === 'done' ? words.done : UNCHANGED,
            tone: outcome === 'done' ? 'success' : 'plain',
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="slip-centre" aria-describedby="correction-words">
          <Dialog.Title className="display text-3xl">{words.title}</Dialog.Title>
          <p id="correction-words" className="mt-3 text-lead">
            {words.lead} It stands in the record{counted === undefined ? '' : ', and another correction undoes it'}.
          </p>
          <form className="mt-4 flex flex-col gap-4" onSubmit={submit} noValidate>
            {counted !== undefined && (
              <TextField
                name="amount"
                label={counted}
                autoComplete="off"
                value={amount}
                error={shown ? faults.amount : null}
                onChange={change(setAmount)}
              />
            )}
            <TextField
              name="reason"
              label="Why"
              hint="The player can read it in the file of their own data."
              autoComplete="off"
              value={reason}
              error={shown ? faults.reason : null}
              onChange={change(setReason)}
            />
            <div role="alert">
              <Refusal words={error === null ? null : messageOf(error, 'It could not be done. Please try again.')} />
            </div>
            <div className="flex items-center gap-6">
              <button type="submit" className="button button-act" aria-disabled={isPending}>
                {isPending ? 'Writing…' : words.act}
              </button>
              <Dialog.Close className="text-button">Close</Dialog.Close>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
