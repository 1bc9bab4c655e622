import { useState } from 'react';
import { copyText } from '../../../../lib/copy-text.js';

interface CopyButtonProps {
  readonly text: string;
  /** 'the secret' */
  readonly what: string;
}

/** Says beside itself how it went: notices are not heard from within a dialog. */
export const CopyButton = ({ text, what }: CopyButtonProps) => {
  const [said, setSaid] = useState('');
  const press = (): void =>
    void copyText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('Not copied: select it, and copy it by hand.'),
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      <button type="button" className="text-button" onClick={press}>
        Copy {what}
      </button>
      <span role="status" className="text-note text-faded">
        {said}
      </span>
    </span>
  );
};
