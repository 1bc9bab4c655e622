import { type Feature } from '#contracts/subscription/tiers.js';
import { messageOf } from '../../../lib/http-error.js';
import { useCheckFeature } from '../api/use-check-feature.js';

interface Answer {
  readonly words: string;
  readonly tone: string;
}

const GRANTED: Answer = { words: 'Access granted', tone: 'text-success' };
const REFUSED: Answer = { words: 'Not in your plan', tone: 'text-act' };

export const FeatureLine = ({ feature }: { readonly feature: Feature }) => {
  const { mutate, isPending, data, error } = useCheckFeature();
  const answer = (): Answer | null => {
    if (isPending) return { words: 'Asking…', tone: 'text-faded italic' };
    if (error !== null) return { words: messageOf(error, 'No answer. Try again.'), tone: 'text-act italic' };
    if (data === undefined) return null;
    return data.hasAccess ? GRANTED : REFUSED;
  };
  const shown = answer();
  return (
    <li className="flex items-center gap-x-2">
      <button
        type="button"
        className="text-button"
        aria-disabled={isPending}
        onClick={isPending ? undefined : () => mutate(feature)}
      >
        {feature}
      </button>
      <span className="leader" aria-hidden="true" />
      <span role="status" className={shown?.tone}>
        {shown !== null && (
          <>
            <span className="sr-only">{feature}: </span>
            {shown.words}
          </>
        )}
      </span>
    </li>
  );
};
