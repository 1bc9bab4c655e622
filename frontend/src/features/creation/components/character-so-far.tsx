import { type FactionContent } from '#contracts/content/faction-content.js';
import { ATTRIBUTES, type Difficulty, PROFESSION_BONUS, STARTING_HIT_POINTS } from '#contracts/rules/character.js';
import { AttributeBar } from '../../../components/attribute-bar.js';
import { Portrait } from '../../../components/portrait/portrait.js';
import { capitalised } from '../../../lib/words.js';
import { pointsOf } from '../domain/backstory-points.js';
import { type Defined } from '../domain/draft.js';

interface CharacterSoFarProps {
  readonly draft: Defined;
  readonly content: FactionContent;
  readonly difficulty: Difficulty;
}

/** The right-hand page of step 2: the face, the seven bars, and where their marks come from. */
export const CharacterSoFar = ({ draft, content, difficulty }: CharacterSoFarProps) => {
  const { name = '' } = content.professions[draft.profession] ?? {};
  const points = pointsOf(draft.answers);
  const bonus = PROFESSION_BONUS[draft.profession];
  return (
    <section aria-label="Your character" className="min-w-0">
      <div className="flex items-end gap-5">
        <Portrait faction={content.id} gender={draft.gender} appearance={draft} profession={draft.profession} className="w-28 shrink-0 sm:w-32" />
        <div className="min-w-0">
          <h2 className="display text-3xl break-words">{draft.name.trim()}</h2>
          <p className="caption text-lead">{name}, of the {content.name}</p>
          <p>
            {capitalised(difficulty)}, <span className="lining">{STARTING_HIT_POINTS[difficulty]}</span> hit points
          </p>
        </div>
      </div>
      <div className="mt-5 grid gap-0.5">
        {ATTRIBUTES.map((attribute) => (
          <AttributeBar key={attribute} attribute={attribute} base={1} profession={bonus[attribute] ?? 0} backstory={points.filter((p) => p === attribute).length} />
        ))}
      </div>
      <p className="mt-4 border-l-3 border-act pl-3">
        <span className="caps block text-lead text-act">Profession Bonuses Applied</span>
        {ATTRIBUTES.filter((attribute) => bonus[attribute] !== undefined)
          .map((attribute) => `${capitalised(attribute)} +${bonus[attribute] ?? 0}`)
          .join(', ')}{' '}
        <span className="caption">for the {name}</span>
      </p>
    </section>
  );
};
