import { Unread } from '../../../components/states/unread.js';
import { useAuth } from '../../auth/api/use-auth.js';
import { useSaves } from '../api/saves.js';
import { SaveList } from './save-list.js';

/** 'Continue Your Adventure': the saves of whoever holds a token, a guest too (specification section 2). */
export const ContinueList = () => {
  const auth = useAuth();
  const { data, error, refetch } = useSaves(auth.status === 'authenticated');
  if (error !== null) return <Unread error={error} otherwise="Your saved games could not be read." retry={() => void refetch()} className="mt-8 text-center" />;
  return data === undefined ? null : <SaveList saves={data} />;
};
