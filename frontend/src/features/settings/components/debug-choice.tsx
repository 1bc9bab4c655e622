import { capitalised } from '../../../lib/words.js';
import { useDebug, useView, VIEWS } from '../../preferences/index.js';

/** Debug mode: shows the narrator's prompt and the server's data under each entry, and allows a forced view. */
export const DebugChoice = () => {
  const { debug, setDebug } = useDebug();
  const { view, setView } = useView();
  return (
    <fieldset>
      <legend className="small-caps text-act">Debug</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-act"
          checked={debug}
          aria-expanded={debug}
          aria-controls="debug-views"
          onChange={(event) => setDebug(event.target.checked)}
        />
        Debug mode
      </label>
      {debug && (
        <div id="debug-views" className="grid grid-cols-3" role="radiogroup" aria-label="View">
          {VIEWS.map((name) => (
            <label key={name} className="segment">
              <input
                type="radio"
                name="debug-view"
                className="sr-only"
                checked={view === name}
                onChange={() => setView(name)}
              />
              {capitalised(name)}
            </label>
          ))}
        </div>
      )}
      <p className="caption mt-1">Shows the AI prompt and the raw story data of each entry.</p>
    </fieldset>
  );
};
