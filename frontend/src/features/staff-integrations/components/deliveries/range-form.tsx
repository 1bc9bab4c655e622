import { type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Refusal } from '../../../../components/refusal.js';
import { plannedWords, soFarWords } from '../../domain/endpoint-words.js';

interface RangeFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly outcome: {
    readonly planned: number | null;
    readonly soFar: number;
    readonly refusal: string | null;
    readonly isPending: boolean;
  };
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly children: ReactNode;
}

/** The fields of a range, the button, and how many events are sent again. */
export const RangeForm = ({
  form,
  outcome: { planned, soFar, refusal, isPending },
  onSubmit,
  children,
}: RangeFormProps) => (
  <form ref={form} className="mt-2 flex flex-col gap-4" onSubmit={onSubmit} noValidate>
    <div className="integration-range">{children}</div>
    <div role="alert">
      <Refusal words={refusal} />
    </div>
    <p>
      <button type="submit" className="button" aria-disabled={isPending}>
        {isPending ? 'Planning…' : 'Send the range again'}
      </button>
    </p>
    <p role="status">{planned !== null && !isPending ? plannedWords(planned) : soFarWords(soFar)}</p>
  </form>
);
