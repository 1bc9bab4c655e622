import { useNavigate } from 'react-router-dom';
import { useGameAddress } from '../../lib/game-address.js';
import { MissingPart } from '../../lib/lazy-parts.js';
import { PageMessage } from './page-message.js';

const TORN = {
  title: 'A leaf is torn',
  words: 'Something went wrong while this page was being drawn. Your saga is safe where it was written.',
};
const MISSING = {
  title: 'A leaf is missing',
  words: 'This page did not come. The book may have been printed anew since you opened it. Your saga is safe.',
};

/** A page that threw an error, or whose script is not there: after a deployment the server has another one. */
export const TornLeaf = ({ error }: { readonly error: unknown }) => {
  const navigate = useNavigate();
  const game = useGameAddress();
  const { title, words } = error instanceof MissingPart ? MISSING : TORN;
  return (
    <PageMessage
      title={title}
      action={{ label: 'Open the book again', run: () => window.location.reload() }}
      second={{ label: 'To the first leaf', run: () => void navigate(game) }}
    >
      {words}
    </PageMessage>
  );
};
