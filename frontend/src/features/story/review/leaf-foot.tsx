import { type StoryEntry } from '#contracts/session/views.js';
import { lazy, Suspense, useRef, useState } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { type LeafReviewState, useSession } from '../../session/index.js';

const LeafReview = lazy(whenOnline(async () => ({ default: (await import('./leaf-review.js')).LeafReview })));

/** Under a leaf: who told it, and what may be asked about it. The part that answers is loaded at the first question. */
export const LeafFoot = ({ entry }: { readonly entry: StoryEntry }) => {
  const { stories, leafReviews } = useSession();
  const { asked, retelling } = leafReviews.of(entry.turnNumber);
  const change = (to: Partial<LeafReviewState>): void => leafReviews.change(entry.turnNumber, to);
  const [isPressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (entry.narration === 'pending' || entry.withdrawn || entry.narrator === null) return null;
  // If a game master has told any leaf that is shown, the game has one.
  const hasGameMaster = stories.some(({ narrator }) => narrator === 'model');
  const isRunning = retelling === 'wanted' || retelling === 'running';
  const retell = (): void => {
    if (!isRunning) change({ asked: 'retell', retelling: 'wanted', words: '' });
  };
  const doubt = (): void => {
    setPressed(true);
    change({ asked: asked === 'doubt' ? null : 'doubt', doubt: null });
  };
  const close = (): void => {
    change({ asked: null });
    button.current?.focus();
  };
  return (
    <div className="leaf-foot">
      {hasGameMaster && (
        <p className="caption">{entry.narrator === 'model' ? 'Told by the game master' : 'Told by the chronicler'}</p>
      )}
      <p className="leaf-asks">
        {hasGameMaster && (
          <button type="button" className="text-button text-faded italic" aria-disabled={isRunning} onClick={retell}>
            Retell
          </button>
        )}
        <button
          ref={button}
          type="button"
          className="text-button text-faded italic"
          aria-expanded={asked === 'doubt'}
          onClick={doubt}
        >
          That’s wrong
        </button>
      </p>
      {asked !== null && (
        <Suspense>
          <LeafReview key={asked} entry={entry} takesFocus={isPressed} close={close} />
        </Suspense>
      )}
    </div>
  );
};
