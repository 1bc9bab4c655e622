import { type ReactNode, useState } from 'react';

interface AskingButtonProps {
  /** What the second press means: 'Choose again: …'. */
  readonly question: string;
  /** Whether it asks; else the first press acts. */
  readonly asks?: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A quiet button for what can't be undone: the first press asks, the second acts. */
export const AskingButton = ({ question, asks = true, onConfirm, children }: AskingButtonProps) => {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={`text-button justify-center ${asked ? 'text-act' : 'text-faded'}`}
      onClick={() => (asked || !asks ? onConfirm() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {asked ? question : children}
    </button>
  );
};
