import { type ReactNode, useId, useState } from 'react';

const SHOWN = 5;

/** A list that shows five items and folds the others. `fewer` is the label of the button that folds them again. */
export const LongList = ({ lines, fewer }: { readonly lines: readonly ReactNode[]; readonly fewer: string }) => {
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <>
      <ul id={id} className="saga-list">
        {all ? lines : lines.slice(0, SHOWN)}
      </ul>
      {lines.length > SHOWN && (
        <button
          type="button"
          className="text-button text-faded italic"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? fewer : `All ${lines.length} of them`}
        </button>
      )}
    </>
  );
};
