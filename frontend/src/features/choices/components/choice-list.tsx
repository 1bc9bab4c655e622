import { useState } from 'react';
import { LoadError } from '../../../components/states/load-error.js';
import { shortNameOf } from '../domain/short-name.js';
import { useSession } from '../../session/index.js';
import { ChoiceLine } from './choice-line.js';

/** The choices as a table of contents: the first tap opens a line, the second acts (specification section 2). */
export const ChoiceList = ({ short = false }: { readonly short?: boolean }) => {
  const { character, choices, choicesError, busy, act, retry } = useSession();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section aria-label="Choices" className="choices">
      <div className="choices-head">
        <h2 className="display">What does {shortNameOf(character)} do?</h2>
        {!short && <p className="caption text-note">chance of success</p>}
      </div>
      {choicesError !== null && (
        <LoadError error={choicesError} fallback="What comes next could not be read." retry={retry} />
      )}
      {choices === undefined && choicesError === null && <p className="caption py-3">The next lines are being set…</p>}
      {choices?.choices.length === 0 && (
        <p className="caption py-3">Nothing is laid out for you here. Write what you do, or travel on.</p>
      )}
      <ol>
        {choices?.choices.map((choice, i) => (
          <ChoiceLine
            key={choice.id}
            choice={choice}
            place={i + 1}
            short={short}
            opened={opened === choice.id}
            busy={busy}
            onOpen={() => setOpened(choice.id)}
            onAct={() => act({ action: choice.action, isCustomAction: false, choiceId: choice.id })}
          />
        ))}
      </ol>
    </section>
  );
};
