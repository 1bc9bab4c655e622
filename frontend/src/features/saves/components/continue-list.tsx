import { RuleHeading } from '../../../components/frame/rule-heading.js';
import { messageOf } from '../../../lib/http-error.js';
import { useAuth } from '../../auth/api/use-auth.js';
import { useSaves } from '../api/saves.js';
import { SaveRow } from './save-row.js';

/** 'Continue Your Adventure': the saves of whoever holds a token, a guest too (specification section 2). */
export const ContinueList = () => {
  const auth = useAuth();
  const { data, error, refetch } = useSaves(auth.status === 'authenticated');
  if (error !== null)
    return (
      <p role="alert" className="mt-8 text-center">
        {messageOf(error, 'Your saved games could not be read.')}{' '}
        <button type="button" className="text-button text-act" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="continue" className="mt-8 md:mt-10">
      <RuleHeading id="continue">Continue Your Adventure</RuleHeading>
      <ul className="mx-auto mt-4 max-w-4xl">
        {data.map((save) => (
          <SaveRow key={save.id} save={save} />
        ))}
      </ul>
    </section>
  );
};
