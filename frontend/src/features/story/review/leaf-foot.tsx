import { type StoryEntry } from '#contracts/session/views.js';
import { lazy, Suspense, useRef, useState } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { type Asked } from './asked.js';
import { useSession } from '../../session/index.js';

const LeafReview = lazy(whenOnline(async () => ({ default: (await import('./leaf-review.js')).LeafReview })));

/** Under a leaf: who told it, and what may be asked about it. What answers is loaded when it is asked. */
export const LeafFoot = ({ entry }: { readonly entry: StoryEntry }) => {
  const { stories } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [retellings, setRetellings] = useState({ n: 0, running: false });
  const button = useRef<HTMLButtonElement>(null);
  if (entry.narration === 'pending' || entry.withdrawn || entry.narrator === null) return null;
  // Where a game master has told any leaf that is shown, there is one.
  const hasGameMaster = stories.some(({ narrator }) => narrator === 'model');
  const retell = (): void => {
    if (retellings.running) return;
    setRetellings(({ n }) => ({ n: n + 1, running: true }));
    setAsked('retell');
  };
  const close = (): void => {
    setAsked(null);
    button.current?.focus();
  };
  return (
    <div className="leaf-foot">
      {hasGameMaster && (
        <p className="caption">{entry.narrator === 'model' ? 'Told by the game master' : 'Told by the chronicler'}</p>
      )}
      <p className="leaf-asks">
        {hasGameMaster && (
          <button
            type="button"
            className="text-button text-faded italic"
            aria-disabled={retellings.running}
            onClick={retell}
          >
            Retell
          </button>
        )}
        <button
          ref={button}
          type="button"
          className="text-button text-faded italic"
          aria-expanded={asked === 'doubt'}
          onClick={() => setAsked(asked === 'doubt' ? null : 'doubt')}
        >
          That’s wrong
        </button>
      </p>
      {asked !== null && (
        <Suspense>
          <LeafReview
            key={`${asked} ${retellings.n}`}
            entry={entry}
            asked={asked}
            close={close}
            settled={() => setRetellings(({ n }) => ({ n, running: false }))}
          />
        </Suspense>
      )}
    </div>
  );
};
