import { useState } from 'react';
import { ordinal } from '../../../lib/words.js';
import { toast } from '../../toasts/index.js';
import { useRewind, failureToast, useSession } from '../../session/index.js';

interface RewindButtonProps {
  readonly turn: number;
  /** Whether the button asks for confirmation. */
  readonly asks?: boolean;
  readonly className?: string;
}

/** 'Turn back to this leaf', in forgiving games: the page may have several, so each names its leaf. */
export const RewindButton = ({
  turn,
  asks = false,
  className = 'text-button text-faded italic',
}: RewindButtonProps) => {
  const { character, busy } = useSession();
  const { mutate, isPending } = useRewind(character.sessionId);
  const [asked, setAsked] = useState(!asks);
  const barred = busy || isPending;
  const turnBack = (): void => {
    if (barred) return;
    if (!asked) {
      setAsked(true);
      return;
    }
    mutate({ toTurn: turn }, { onError: (error) => toast(failureToast(error)) });
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={barred}
      onClick={turnBack}
      onBlur={() => setAsked(!asks)}
    >
      {asked && asks ? (
        'Choose again: all that came after will be taken back'
      ) : (
        <>
          Turn back to this leaf<span className="sr-only">, the {ordinal(turn + 1)}</span>
        </>
      )}
    </button>
  );
};
