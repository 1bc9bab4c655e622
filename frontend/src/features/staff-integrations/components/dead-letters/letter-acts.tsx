import { useState } from 'react';
import { type Letters, useDropLetters, useRetryLetters } from '../../api/use-dead-letters.js';
import { ActButton } from '../parts/act-button.js';
import { AskSlip } from '../parts/ask-slip.js';

interface LetterActsProps {
  readonly letters: Letters;
  /** For those who hear the buttons without their entry: 'job 17 of crm-sync'. */
  readonly name: string;
  /** What dropping loses. */
  readonly lost: string;
  readonly isAll?: boolean;
}

/** Tries one job again, or all of a queue; or drops them. */
export const LetterActs = ({ letters, name, lost, isAll = false }: LetterActsProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const retry = useRetryLetters();
  const drop = useDropLetters();
  const close = (): void => {
    setIsAsked(false);
    // Why it failed is said once.
    drop.reset();
  };
  return (
    <>
      <ActButton busy="Trying…" on={name} isBusy={retry.isPending} isFirst onPress={() => retry.mutate(letters)}>
        {isAll ? 'Try all again' : 'Try again'}
      </ActButton>
      <ActButton on={name} onPress={() => setIsAsked(true)}>
        {isAll ? 'Drop all' : 'Drop'}
      </ActButton>
      {isAsked && (
        <AskSlip
          title={isAll ? 'Drop all of them?' : 'Drop it?'}
          words={`${lost}: what it should have done is never done, and it can’t be brought back.`}
          act={isAll ? 'Drop all' : 'Drop it'}
          busy="Dropping…"
          change={drop}
          onConfirm={() => drop.mutate(letters, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
};
