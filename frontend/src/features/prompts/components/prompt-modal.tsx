import { Dialog } from 'radix-ui';
import { useFocusReturn } from '../../../lib/use-focus-return.js';
import { usePrompt } from '../use-prompt.js';

export interface PromptModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The dialog for a player who acts without tokens (specification section 8). */
export const PromptModal = ({ open, onOpenChange }: PromptModalProps) => {
  const prompted = usePrompt(true);
  const focusReturn = useFocusReturn();
  if (prompted === null) return null;
  const {
    prompt: { title, words, act },
    refill,
    onward,
  } = prompted;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="slip-centre" {...focusReturn}>
          <Dialog.Title className="display text-4xl">{title}</Dialog.Title>
          <Dialog.Description className="mt-3 text-xl text-pretty">{words}</Dialog.Description>
          {refill !== null && <p className="caption mt-2 text-lead">New actions come {refill}.</p>}
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
            <Dialog.Close className="button">Maybe Later</Dialog.Close>
            <Dialog.Close className="button button-act" onClick={onward}>
              {act}
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
