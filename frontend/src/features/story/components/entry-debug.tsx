import { type StoryEntry } from '#contracts/session/views.js';
import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useDebug } from '../../preferences/index.js';

const TellingDebug = lazy(
  whenOnline(async () => ({ default: (await import('../review/telling-debug.js')).TellingDebug })),
);

const Raw = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <details>
    <summary className="text-button text-note">{name}</summary>
    <pre className="debug-text" tabIndex={0}>
      {children}
    </pre>
  </details>
);

/** Shown in debug mode: the narrator's prompt, the entry as the server sent it, and what stands behind its words. */
export const EntryDebug = ({ entry }: { readonly entry: StoryEntry }) => {
  const { debug } = useDebug();
  if (!debug) return null;
  return (
    <div className="entry-debug">
      <Raw name="AI prompt">{entry.debugPrompt ?? 'No model was asked for this entry.'}</Raw>
      <Raw name="Raw story data">{JSON.stringify(entry, null, 2)}</Raw>
      {entry.narrator !== null && !entry.withdrawn && (
        <Suspense>
          <TellingDebug entry={entry} />
        </Suspense>
      )}
    </div>
  );
};
