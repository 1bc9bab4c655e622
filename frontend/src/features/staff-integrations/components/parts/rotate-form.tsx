import { type UseMutationResult } from '@tanstack/react-query';
import { Refusal } from '../../../../components/refusal.js';
import { SelectField } from '../../../../components/select-field.js';
import { OVERLAP_NAMES, type OverlapName, overlapOf } from '../../domain/overlaps.js';
import { failureWords } from '../../domain/failure-words.js';

interface RotateFormProps<T> {
  readonly label: string;
  readonly overlap: OverlapName;
  readonly onOverlap: (overlap: OverlapName) => void;
  readonly change: UseMutationResult<T, Error, string>;
  readonly onClose: () => void;
}

/** For how long the secret of before stays good, and the button that makes a new one. */
export const RotateForm = <T,>({ label, overlap, onOverlap, change, onClose }: RotateFormProps<T>) => {
  const { mutate, isPending, error } = change;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <SelectField label={label} options={OVERLAP_NAMES} value={overlap} onChange={onOverlap} />
      <div role="alert">
        <Refusal words={error === null ? null : failureWords(error, 'It could not be done. Please try again.')} />
      </div>
      <div className="flex items-center gap-6">
        <button
          type="button"
          className="button button-act"
          aria-disabled={isPending}
          onClick={isPending ? undefined : () => mutate(overlapOf(overlap))}
        >
          {isPending ? 'Making it…' : 'Rotate'}
        </button>
        <button
          type="button"
          className="text-button"
          aria-disabled={isPending}
          onClick={isPending ? undefined : onClose}
        >
          Close
        </button>
      </div>
    </div>
  );
};
