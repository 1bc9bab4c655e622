import { useState } from 'react';
import { messageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../toasts/toast.js';
import { useRewind } from '../../api/rewind.js';
import { usePlay } from '../../play-context.js';

interface TurnBackProps {
  readonly turn: number;
  /** Asks once more before it turns. */
  readonly asks?: boolean;
  readonly className?: string;
}

/** 'Turn back to this leaf', in forgiving games. */
export const TurnBack = ({ turn, asks = false, className = 'text-button text-faded italic' }: TurnBackProps) => {
  const { character, busy } = usePlay();
  const { mutate, isPending } = useRewind(character.sessionId);
  const [asked, setAsked] = useState(!asks);
  const barred = busy || isPending;
  const turnBack = (): void => {
    if (barred) return;
    if (!asked) {
      setAsked(true);
      return;
    }
    mutate(
      { toTurn: turn },
      { onError: (error) => toast({ title: 'Action Failed', description: messageOf(error, 'There was an error processing your action. Please try again.'), tone: 'failure' }) },
    );
  };
  return (
    <button type="button" className={className} aria-disabled={barred} onClick={turnBack} onBlur={() => setAsked(!asks)}>
      {asked && asks ? 'Choose again to turn back: what came after is taken back' : 'Turn back to this leaf'}
    </button>
  );
};
