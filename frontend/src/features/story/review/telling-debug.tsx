import { type Telling } from '#contracts/session/leaf-views.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/http.js';
import { leafPath } from './leaf-path.js';

const verdictLine = ({ rule, passed, detail }: Telling['verdicts'][number]): string =>
  `${passed ? 'passed' : 'broken'}  ${rule}${detail === '' ? '' : `: ${detail}`}`;

const tellingText = ({ narrator, model, usage, latencyMs, promptHash, verdicts }: Telling): string =>
  [
    `Told by: ${narrator ?? 'nobody yet'}${model === null ? '' : ` (${model})`}`,
    `Tokens: ${usage === null ? 'none' : `${usage.inputTokens} in, ${usage.outputTokens} out`}`,
    `Time: ${latencyMs === null ? 'none' : `${latencyMs} ms`}`,
    `Hash of the prompt: ${promptHash ?? 'none'}`,
    `Verdicts: ${verdicts.length === 0 ? 'none' : `\n${verdicts.map(verdictLine).join('\n')}`}`,
  ].join('\n');

/** Read when it is first opened: what the validator found, and the facts that the narrator was given. */
export const TellingDebug = ({ entry }: { readonly entry: StoryEntry }) => {
  const [opened, setOpened] = useState(false);
  const { data, error } = useQuery({
    // New words have another telling.
    queryKey: [leafPath(entry, 'telling'), entry.storyContent],
    queryFn: () => request<Telling>('GET', leafPath(entry, 'telling')),
    enabled: opened,
  });
  const words = error === null ? 'Reading…' : 'That could not be read.';
  const open = (): void => setOpened(true);
  return (
    <>
      <details onToggle={open}>
        <summary className="text-button text-note">Telling and verdicts</summary>
        <pre className="debug-text" tabIndex={0}>
          {data ? tellingText(data) : words}
        </pre>
      </details>
      <details onToggle={open}>
        <summary className="text-button text-note">Facts</summary>
        <pre className="debug-text" tabIndex={0}>
          {data ? JSON.stringify(data.facts, null, 2) : words}
        </pre>
      </details>
    </>
  );
};
