import { AlertDialog } from 'radix-ui';
import { Refusal } from '../../../../components/refusal.js';
import { useFocusReturn } from '../../../../lib/use-focus-return.js';
import { failureWords } from '../../domain/failure-words.js';

interface AskSlipProps {
  readonly title: string;
  /** What goes, and that it does not come back. */
  readonly words: string;
  readonly act: string;
  readonly busy: string;
  readonly change: { readonly isPending: boolean; readonly error: Error | null };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that can't be undone. It stays until the outcome is known: it alone says why it failed. */
export const AskSlip = ({ title, words, act, busy, change, onConfirm, onClose }: AskSlipProps) => {
  const focusReturn = useFocusReturn();
  const { isPending, error } = change;
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || isPending || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content className="slip-centre" {...focusReturn}>
          <AlertDialog.Title className="display text-3xl wrap-anywhere">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-lead text-pretty wrap-anywhere">
            {words}
          </AlertDialog.Description>
          <div role="alert" className="mt-3">
            <Refusal words={error === null ? null : failureWords(error, 'It could not be done. Please try again.')} />
          </div>
          <div className="mt-4 flex flex-wrap-reverse justify-end gap-3">
            <AlertDialog.Cancel className="button" aria-disabled={isPending}>
              Keep it
            </AlertDialog.Cancel>
            <button
              type="button"
              className="button button-act"
              aria-disabled={isPending}
              onClick={isPending ? undefined : onConfirm}
            >
              {isPending ? busy : act}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
