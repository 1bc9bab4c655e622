import { type BackstoryQuestion } from '#game/content/common/backstory.js';
import { type Attribute } from '#game/model/character.js';
import { capitalised } from '../../../lib/words.js';
import { type Answers, mayAnswer } from '../domain/backstory-points.js';

interface BackstoryQuestionFieldProps {
  readonly question: BackstoryQuestion;
  readonly answers: Answers;
  readonly onAnswer: (attribute: Attribute) => void;
}

export const BackstoryQuestionField = ({
  question: { id, title, question, answers: offered },
  answers,
  onAnswer,
}: BackstoryQuestionFieldProps) => (
  <fieldset className="mt-5">
    <legend className="w-full">
      <span className="small-caps block text-act">{title}</span>
      <span className="display block text-2xl">{question}</span>
    </legend>
    <div className="mt-2 grid sm:grid-cols-2">
      {offered.map(({ attribute, answer, description }) => (
        <label key={attribute} className="profession-card">
          <input
            type="radio"
            name={id}
            className="sr-only"
            checked={answers[id] === attribute}
            disabled={!mayAnswer(answers, id)}
            onChange={() => onAnswer(attribute)}
          />
          <span className="flex items-baseline justify-between gap-3">
            <span className="text-xl font-medium">{answer}</span>
            <span className="lining whitespace-nowrap text-act">{capitalised(attribute)} +1</span>
          </span>
          <span className="mt-1 block leading-snug text-pretty">{description}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
