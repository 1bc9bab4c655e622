import { useActionTokens } from '../../tokens/index.js';
import { LoadError } from '../../../components/states/load-error.js';
import { openingWords } from '../domain/opening-words.js';
import { useVisitor } from '../use-visitor.js';

/** What the visitor can play with, under the difficulties (specification section 2). */
export const OpeningLines = () => {
  const visitor = useVisitor();
  const { first, second } = openingWords(visitor);
  const { error, refetch } = useActionTokens();
  return (
    <div className="min-h-22 border-t border-rule pt-3 text-center">
      {first !== null && <p className="text-xl">{first}</p>}
      {first === null && error !== null && (
        <LoadError
          error={error}
          fallback="How many actions you have left could not be read."
          retry={() => void refetch()}
        />
      )}
      {second !== null && <p className="caption mt-0.5 text-lead">{second}</p>}
    </div>
  );
};
