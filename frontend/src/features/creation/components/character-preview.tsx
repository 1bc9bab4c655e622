import { type FactionContent } from '#game/model/content/faction-content.js';
import {
  ATTRIBUTE_MIN,
  ATTRIBUTES,
  type Difficulty,
  PROFESSION_BONUS,
  STARTING_COINS,
  STARTING_HIT_POINTS,
} from '#game/model/character.js';
import { AttributeBar } from '../../../crafts/attribute-bar.js';
import { Portrait } from '../../../crafts/portrait.js';
import { capitalised } from '../../../lib/words.js';
import { pointsOf } from '../domain/backstory-points.js';
import { bonusInWords } from '../domain/bonus-in-words.js';
import { type Defined } from '../domain/draft.js';
import { ProfessionKit } from './profession-kit.js';

interface CharacterSoFarProps {
  readonly draft: Defined;
  readonly content: FactionContent;
  readonly difficulty: Difficulty;
}

/** The right-hand page of step 2: portrait, seven attribute bars, the sources of their points, and equipment. */
export const CharacterPreview = ({ draft, content, difficulty }: CharacterSoFarProps) => {
  const profession = content.professions[draft.profession];
  const points = pointsOf(draft.answers);
  const bonus = PROFESSION_BONUS[draft.profession];
  return (
    <section aria-label="Your character" className="so-far">
      <Portrait
        faction={content.id}
        gender={draft.gender}
        appearance={draft}
        profession={draft.profession}
        className="so-far-portrait"
      />
      <div className="min-w-0">
        <h2 className="display text-3xl break-words">{draft.name.trim()}</h2>
        <p className="caption text-lead">
          {profession?.name}, of the {content.name}
        </p>
        <p className="mt-1">
          {capitalised(difficulty)}, <span className="lining">{STARTING_HIT_POINTS[difficulty]}</span> hit points,{' '}
          <span className="lining">{STARTING_COINS}</span> coins
        </p>
        <p className="mt-3 border-l-3 border-act pl-3">
          <span className="caps block text-lead text-act">Profession Bonuses Applied</span>
          {bonusInWords(draft.profession)} <span className="caption">for the {profession?.name}</span>
        </p>
      </div>
      <div className="so-far-bars">
        {ATTRIBUTES.map((attribute) => (
          <AttributeBar
            key={attribute}
            attribute={attribute}
            base={ATTRIBUTE_MIN}
            profession={bonus[attribute] ?? 0}
            backstory={points.filter((p) => p === attribute).length}
          />
        ))}
      </div>
      {profession !== undefined && (
        <p className="so-far-kit">
          <ProfessionKit profession={profession} />
        </p>
      )}
    </section>
  );
};
