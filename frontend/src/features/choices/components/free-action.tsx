import { lazy, Suspense, type SyntheticEvent, useEffect, useRef } from 'react';
import { Hand } from '../../../drawing/ornaments/hand.js';
import { useStoredValue } from '../../../lib/use-stored-value.js';
import { useSession } from '../../session/index.js';
import { useKeyboardRoom } from '../use-keyboard-room.js';
import { SaveButton } from './save-button.js';
import { whenOnline } from '../../../lib/lazy-parts.js';

const loadOwnReading = () => import('./own-reading-words.js');
const OwnReadingWords = lazy(whenOnline(async () => ({ default: (await loadOwnReading()).OwnReadingWords })));

/** Below the field: how the words in it are read. It is a live region, so it is always there. */
const OwnReading = ({ words }: { readonly words: string }) => {
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

const LONGEST = 1000;

/**
 * 'Or write what you do, in your own words': the first press of 'Act' shows how the words are read and the chance, the
 * second does it (design section 9, 'a free action').
 */
export const FreeAction = () => {
  const { busy, draft, ownWords, arrivesAtField } = useSession();
  const words = useStoredValue(draft) ?? '';
  const line = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { asked, reading, read } = ownWords;
  const isRead = read !== null && asked === words.trim();
  useKeyboardRoom(line);
  // The button, not the field: on a phone its keyboard would cover the reading.
  useEffect(() => {
    if (arrivesAtField()) button.current?.focus();
  });
  useEffect(() => {
    if (isRead) button.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [isRead]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    ownWords.press(words);
  };
  return (
    <form className="free-action" onSubmit={submit}>
      <Hand className="mb-3 w-7 text-act" />
      <textarea
        ref={line}
        rows={1}
        className="field text-lead"
        value={words}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        aria-label="Your own action"
        placeholder="Or write what you do, in your own words"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event);
        }}
        onChange={(event) => draft.set(event.target.value || null)}
      />
      <OwnReading words={words.trim()} />
      <button ref={button} type="submit" className="button button-act" aria-disabled={busy} aria-busy={reading}>
        Act
      </button>
      <SaveButton />
    </form>
  );
};
