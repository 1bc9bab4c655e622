import { type ReplayedTelling } from '#contracts/session/replay-views.js';

interface TellingsProps {
  readonly tellings: readonly ReplayedTelling[];
  readonly masked: boolean;
}

const aboutOf = ({ edition, narrator, model, latencyMs, usage }: ReplayedTelling): string =>
  [
    edition === 1 ? '' : `edition ${edition}`,
    narrator === 'floor' ? 'by the built-in narrator' : `by ${model ?? 'a model'}`,
    latencyMs === null ? '' : `in ${latencyMs} ms`,
    usage === null ? '' : `${usage.inputTokens} tokens in, ${usage.outputTokens} out`,
  ]
    .filter((part) => part !== '')
    .join(', ');

const Telling = ({ telling, masked }: { readonly telling: ReplayedTelling; readonly masked: boolean }) => (
  <li>
    <p>Told {aboutOf(telling)}.</p>
    {telling.verdicts.length > 0 && (
      <p className="text-note">
        Verdicts: {telling.verdicts.map(({ rule, passed }) => `${rule} ${passed ? 'passed' : 'failed'}`).join(', ')}
      </p>
    )}
    {telling.prompt !== null && (
      <details>
        <summary>Prompt</summary>
        <pre className="replay-json">{telling.prompt}</pre>
      </details>
    )}
    {telling.prompt === null && (
      <p className="text-note text-faded">
        {telling.promptHash !== null
          ? `The prompt was not kept; its hash is ${telling.promptHash}.`
          : masked
            ? 'Prompt and verdicts are hidden with the words.'
            : 'No model was asked.'}
      </p>
    )}
  </li>
);

/** Who told the turn, how long it took, and what was asked of a model. */
export const Tellings = ({ tellings, masked }: TellingsProps) => (
  <>
    <h3>Telling</h3>
    {tellings.length === 0 ? (
      <p className="caption">It has not been told.</p>
    ) : (
      <ul>
        {tellings.map((telling) => (
          <Telling key={`${telling.edition} ${telling.toldAt}`} telling={telling} masked={masked} />
        ))}
      </ul>
    )}
  </>
);
