import { type FactionContent } from '#game/model/content/faction-content.js';
import { Portrait } from '../../../crafts/portrait.js';
import { type Flow, useFlow } from '../../flow/index.js';
import { randomPick } from '../random-pick.js';
import { isDefined, missingFrom } from '../domain/draft.js';
import { randomise } from '../domain/randomise.js';
import { type DraftControl } from '../use-draft.js';
import { AppearanceFields } from './appearance-fields.js';
import { GenderField } from './gender-field.js';
import { NameField } from './name-field.js';
import { ProfessionField } from './profession-field.js';
import { StepHeading } from './step-heading.js';

/** The reason why 'Continue to Backstory' is disabled; on a phone only the first missing field, in a line above it. */
const MissingFields = ({ missing }: { readonly missing: readonly string[] }) => {
  const more = missing.length - 1;
  if (more < 0) return null;
  return (
    <p className="caption order-first basis-full text-right text-note md:order-none md:flex-1 md:basis-0 md:self-center md:text-body">
      Still wanting:{' '}
      <span className="md:hidden">{more === 0 ? missing[0] : `${missing[0] ?? ''} and ${more} more`}</span>
      <span className="hidden md:inline">{missing.join(', ')}</span>.
    </p>
  );
};

interface DefineStepProps {
  readonly flow: Extract<Flow, { step: 'character-creation' }>;
  readonly content: FactionContent;
  readonly control: DraftControl;
}

/** Step 1, 'Define Your Character'. */
export const DefineStep = ({ flow, content, control: { draft, change } }: DefineStepProps) => {
  const { go } = useFlow();
  const missing = missingFrom(draft);
  return (
    <main>
      <StepHeading step={1} title="Define Your Character" caption={`Who goes out, of the ${content.name}?`} />
      <div className="creation-spread define-spread">
        <section aria-label="Portrait and person" className="person">
          <Portrait
            faction={content.id}
            gender={draft.gender}
            appearance={draft}
            profession={draft.profession}
            className="person-portrait"
          />
          <div className="person-fields">
            <button type="button" className="button" onClick={() => change(randomise(draft, content, randomPick))}>
              Randomize All
            </button>
            <GenderField draft={draft} change={change} />
            <NameField draft={draft} content={content} change={change} />
            <AppearanceFields draft={draft} change={change} />
          </div>
        </section>
        <ProfessionField draft={draft} content={content} change={change} />
      </div>
      <div className="page-actions flex-wrap gap-y-1">
        <button
          type="button"
          className="button"
          onClick={() => go({ step: 'world-builder', difficulty: flow.difficulty, faction: flow.faction })}
        >
          Back
        </button>
        <MissingFields missing={missing} />
        <button
          type="button"
          className="button button-act"
          disabled={!isDefined(draft)}
          onClick={() => go({ ...flow, part: 2 })}
        >
          Continue to Backstory
        </button>
      </div>
    </main>
  );
};
