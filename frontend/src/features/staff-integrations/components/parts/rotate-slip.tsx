import { type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type OverlapName, USUAL_OVERLAP } from '../../domain/overlaps.js';
import { RotateForm } from './rotate-form.js';
import { type Once, OnceText } from './shown-once.js';
import { Slip } from './slip.js';

interface RotateSlipProps<T> {
  readonly title: string;
  readonly words: string;
  /** 'The one of before stays good' */
  readonly label: string;
  readonly change: UseMutationResult<T, Error, string>;
  readonly once: (answer: T, overlap: OverlapName) => Once;
  readonly onClose: () => void;
}

/** Asks how long the secret of before stays good, and shows the new one, once. */
export const RotateSlip = <T,>({ title, words, label, change, once, onClose }: RotateSlipProps<T>) => {
  const [overlap, setOverlap] = useState<OverlapName>(USUAL_OVERLAP);
  const shown = change.isSuccess ? once(change.data, overlap) : null;
  const isHeld = change.isPending || change.isSuccess;
  return (
    <Slip title={shown?.title ?? title} words={shown?.words ?? words} isHeld={isHeld} onClose={onClose}>
      {shown === null ? (
        <RotateForm label={label} overlap={overlap} onOverlap={setOverlap} change={change} onClose={onClose} />
      ) : (
        <OnceText once={shown} onClose={onClose} />
      )}
    </Slip>
  );
};
