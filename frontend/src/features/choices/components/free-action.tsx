import { type SubmitEvent, useRef } from 'react';
import { Hand } from '../../../drawing/ornaments/hand.js';
import { useStoredValue } from '../../../lib/use-stored-value.js';
import { useSession } from '../../session/index.js';
import { useKeyboardRoom } from '../use-keyboard-room.js';
import { SaveButton } from './save-button.js';

const LONGEST = 1000;

/** 'Or write what you do, in your own words'. */
export const FreeAction = () => {
  const { act, busy, draft } = useSession();
  const words = useStoredValue(draft) ?? '';
  const line = useRef<HTMLInputElement>(null);
  useKeyboardRoom(line);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    line.current?.focus();
    if (busy || words.trim() === '') return;
    if (act({ action: words.trim(), isCustomAction: true })) draft.set(null);
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
        onChange={(event) => draft.set(event.target.value === '' ? null : event.target.value)}
      />
      <button type="submit" className="button button-act" aria-disabled={busy}>
        Act
      </button>
      <SaveButton />
    </form>
  );
};
