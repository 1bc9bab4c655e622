import { messageOf } from '../../../lib/http-error.js';
import { useAuth } from '../../auth/api/use-auth.js';
import { useSaves } from '../api/saves.js';
import { SaveList } from './save-list.js';

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
  return data === undefined ? null : <SaveList saves={data} />;
};
