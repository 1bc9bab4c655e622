import { Dialog } from 'radix-ui';
import { type ReactNode } from 'react';
import { useFocusReturn } from '../../../../lib/use-focus-return.js';

interface SlipProps {
  readonly title: string;
  readonly words: string;
  /** It shows what is never shown again, or waits for its outcome: a stray press beside it does not shut it. */
  readonly isHeld?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page. */
export const Slip = ({ title, words, isHeld = false, onClose, children }: SlipProps) => {
  const focusReturn = useFocusReturn();
  const hold = (event: Event): void => {
    if (isHeld) event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="slip-centre" onEscapeKeyDown={hold} onInteractOutside={hold} {...focusReturn}>
          <Dialog.Title className="display text-3xl wrap-anywhere">{title}</Dialog.Title>
          <Dialog.Description className="mt-3 text-lead text-pretty wrap-anywhere">{words}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
