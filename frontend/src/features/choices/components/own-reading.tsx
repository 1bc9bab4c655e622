import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useSession } from '../../session/index.js';

const loadOwnReading = () => import('./own-reading-words.js');
const OwnReadingWords = lazy(whenOnline(async () => ({ default: (await loadOwnReading()).OwnReadingWords })));

/** Below the field: how the words in it are read. It is a live region, so it is always there. */
export const OwnReading = ({ words }: { readonly words: string }) => {
  const { asked } = useSession().ownWords;
  return (
    <div role="status" className="own-reading">
      {words !== '' && asked === words && (
        <Suspense>
          <OwnReadingWords />
        </Suspense>
      )}
    </div>
  );
};
