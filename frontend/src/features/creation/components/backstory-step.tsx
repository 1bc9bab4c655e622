import { BACKSTORY } from '#game/content/common/backstory.js';
import { type FactionContent } from '#game/model/content/faction-content.js';
import { type Flow, useFlow } from '../../flow/index.js';
import { answer, isToldInFull, pointsRemaining } from '../domain/backstory-points.js';
import { type Defined } from '../domain/draft.js';
import { type DraftControl } from '../use-draft.js';
import { useFinishCreation } from '../use-finish-creation.js';
import { BackstoryQuestionField } from './backstory-question-field.js';
import { CharacterPreview } from './character-preview.js';
import { StepHeading } from './step-heading.js';
import { BACKSTORY_POINTS } from '#game/model/character.js';
import { useTheme } from '../../../crafts/use-theme.js';

const PointsLeft = ({ left }: { readonly left: number }) => {
  const { Mark } = useTheme();
  return (
    <p role="status" className="points-left">
      <span>
        Points remaining: <strong className="lining font-semibold text-act">{left}</strong>
      </span>
      <span className="flex" aria-hidden="true">
        {Array.from({ length: BACKSTORY_POINTS }, (_, i) => (
          <svg key={i} viewBox="0 0 13 14" className="h-[1em]">
            <Mark filled={i < left} bonus />
          </svg>
        ))}
      </span>
    </p>
  );
};

interface BackstoryStepProps {
  readonly flow: Extract<Flow, { step: 'character-creation' }>;
  readonly content: FactionContent;
  readonly control: DraftControl;
  readonly draft: Defined;
}

/** Step 2, 'Shape Your Backstory'. */
export const BackstoryStep = ({ flow, content, control, draft }: BackstoryStepProps) => {
  const { go } = useFlow();
  const { finish, waiting } = useFinishCreation(flow.difficulty, content, control);
  return (
    <main>
      <StepHeading step={2} title="Shape Your Backstory" caption="Three things that happened before the first leaf." />
      <div className="creation-spread">
        <div className="min-w-0">
          <PointsLeft left={pointsRemaining(draft.answers)} />
          {BACKSTORY.map((question) => (
            <BackstoryQuestionField
              key={question.id}
              question={question}
              answers={draft.answers}
              onAnswer={(attribute) => control.change({ answers: answer(draft.answers, question.id, attribute) })}
            />
          ))}
        </div>
        <CharacterPreview draft={draft} content={content} difficulty={flow.difficulty} />
      </div>
      <div className="page-actions">
        <button
          type="button"
          className="button"
          aria-disabled={waiting}
          onClick={() => waiting || go({ ...flow, part: 1 })}
        >
          Back
        </button>
        <button
          type="button"
          className="button button-act"
          disabled={!isToldInFull(draft.answers)}
          aria-disabled={waiting}
          onClick={finish}
        >
          {waiting ? 'Writing the first leaf…' : 'Create Character'}
        </button>
      </div>
    </main>
  );
};
