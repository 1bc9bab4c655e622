import { type StoryEntry } from '#contracts/session/views.js';
import { Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ThemeScope } from '../../../crafts/theme-scope.js';
import { useTheme } from '../../../crafts/use-theme.js';
import { nth } from '../../../lib/words.js';
import { useSession } from '../../session/index.js';
import { SagaBook } from '../book/components/saga-book.js';
import './edition.css';

/** Longer than any drawing takes: what is not drawn by then is left out. */
const PATIENCE_MS = 30_000;

const isSet = (edition: Element): boolean =>
  edition.querySelector('[aria-busy="true"], .way-waiting, .vignette:empty') === null;

/** Resolves when the fonts are there and every engraving and the chart are drawn; never, if it is called off. */
const whenSet = async (edition: Element, isCalledOff: () => boolean): Promise<void> => {
  const until = performance.now() + PATIENCE_MS;
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (isCalledOff()) return;
      if (isSet(edition) || performance.now() > until) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

interface EditionProps {
  readonly entries: readonly StoryEntry[];
  readonly onSet: () => void;
}

/** The book as it is printed: by day, whatever the light of the screen. The screen itself does not show it. */
export const Edition = ({ entries, onSet }: EditionProps) => {
  const { character, gameOver, saga } = useSession();
  const theme = useTheme();
  const edition = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const { current } = edition;
    if (current !== null) void whenSet(current, () => isGone).then(onSet);
    return () => void (isGone = true);
  }, [onSet]);
  return createPortal(
    <div ref={edition} className="edition">
      <ThemeScope theme={theme} light="day" className="edition-leaves">
        <Suspense fallback={<p className="way-waiting" />}>
          <SagaBook
            entries={entries}
            isWhole
            eager
            heading={<h1 className="display">The Saga of {character.name}</h1>}
          />
        </Suspense>
        <p className="saga-ends caps">
          {gameOver ? 'Here ends the saga' : `Thus far${saga ? `, on the ${nth(saga.calendar.day)} day` : ''}`}
        </p>
      </ThemeScope>
    </div>,
    document.body,
  );
};
