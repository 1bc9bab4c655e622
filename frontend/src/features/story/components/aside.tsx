import { useEffect, useRef } from 'react';
import { type AsideShown, useSession } from '../../session/index.js';

/** Ids of those that were scrolled into view: this happens once for each, however often it is rendered. */
const seen = new Set<string>();

/** What was written and what was said to it: no leaf, so it has no roll and no number. */
export const Aside = ({ aside: { id, words, text, options } }: { readonly aside: AsideShown }) => {
  const { busy, writeInstead } = useSession();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (seen.has(id)) return;
    seen.add(id);
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <aside ref={place} className="aside" aria-label="Beside the story">
      <p>
        <span className="small-caps text-faded">Your words:</span> <i>{words}</i>
      </p>
      <p>{text}</p>
      {options.length > 0 && (
        <ul className="aside-options" aria-label="You may answer">
          {options.map((option) => (
            <li key={option}>
              <button
                type="button"
                className="text-button text-act"
                aria-disabled={busy}
                onClick={() => writeInstead(option)}
              >
                {option}
              </button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
};
