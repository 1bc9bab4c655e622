import { useState } from 'react';
import { LoadError } from '../../../components/states/load-error.js';
import { lastCharacter } from '../../../lib/last-character.js';
import { useAuth } from '../../auth/index.js';
import { firstPageError, useSaves } from '../api/saves.js';
import { MoreSaves } from './more-saves.js';
import { SaveList } from './save-list.js';

/** 'Continue Your Adventure': the saves of a user or guest with a token (specification section 2). An older list stays visible if a refetch fails. */
export const ContinueList = () => {
  const auth = useAuth();
  const saves = useSaves(auth.status === 'authenticated');
  const { data, refetch } = saves;
  const error = firstPageError(saves);
  // A visitor who signs in here is about to leave the page: the list must not appear and shift the buttons.
  const [returns] = useState(auth.status !== 'anonymous');
  const waiting =
    returns && data === undefined && error === null && (auth.status === 'loading' || auth.status === 'authenticated');
  return (
    <>
      <p role="status" className={`caption text-center ${waiting ? 'mt-8' : ''}`}>
        {waiting && 'Looking for your saved games…'}
      </p>
      {error !== null && (
        <LoadError
          error={error}
          fallback="Your saved games could not be read."
          retry={() => void refetch()}
          className="mt-8 text-center"
        />
      )}
      {data !== undefined && (
        <SaveList saves={data} last={auth.status === 'authenticated' ? lastCharacter(auth.user.id) : null}>
          <MoreSaves saves={saves} />
        </SaveList>
      )}
    </>
  );
};
