import { type SubmitEvent, useRef, useState } from 'react';
import { Hand } from '../../../../components/drawings/hand.js';
import { usePlay } from '../../play-context.js';
import { SaveButton } from './save-button.js';

const LONGEST = 1000;

/** 'Or write what you do, in your own words'. */
export const FreeAction = () => {
  const { act, busy } = usePlay();
  const [words, setWords] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    line.current?.focus();
    if (busy || words.trim() === '') return;
    act({ action: words.trim(), isCustomAction: true });
    setWords('');
  };
  return (
    <form className="free-action" onSubmit={submit}>
      <Hand className="mb-3 w-7 text-act" />
      <input
        ref={line}
        className="field text-lead"
        value={words}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        aria-label="Your own action"
        placeholder="Or write what you do, in your own words"
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className="button button-act" aria-disabled={busy}>
        Act
      </button>
      <SaveButton />
    </form>
  );
};
