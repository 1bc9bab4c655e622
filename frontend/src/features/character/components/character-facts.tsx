import { type CSSProperties } from 'react';
import { COIN } from '#game/content/coin.js';
import { Portrait } from '../../../crafts/portrait.js';
import { useFactionContent } from '../../../crafts/use-faction-content.js';
import { capitalised } from '../../../lib/words.js';
import { placeOf, useSession } from '../../session/index.js';
import { HitPoints } from './hit-points.js';

interface Fold {
  readonly open: boolean;
  readonly controls: string;
  readonly toggle: () => void;
}

const Fact = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <>
    <dt className="text-faded italic">{name}</dt>
    <dd className={`lining min-w-0 wrap-anywhere ${name === 'Difficulty' ? 'text-act' : ''}`}>{children}</dd>
  </>
);

/** Letters of the longest word: the style sheet sets the name so that no word breaks. */
const longestWord = (name: string): CSSProperties => {
  const letters = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  return { '--longest': letters } as CSSProperties;
};

export const CharacterFacts = ({ fold }: { readonly fold: Fold | null }) => {
  const { character, world } = useSession();
  const { faction, profession, currentLocation, coins } = character;
  const people = useFactionContent(faction);
  return (
    <div className="character-facts">
      <Portrait
        faction={faction}
        gender={character.gender}
        appearance={character.appearance}
        profession={profession}
        className="character-portrait"
      />
      <div className="min-w-0">
        <h2 className="display character-name" style={longestWord(character.name)}>
          {character.name}
        </h2>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="caption">
            {people.professions[profession]?.name ?? capitalised(profession)}, of the {people.name}
          </p>
          {fold !== null && (
            <button
              type="button"
              className="text-button shrink-0 text-note"
              aria-expanded={fold.open}
              aria-controls={fold.controls}
              onClick={fold.toggle}
            >
              {fold.open ? 'Fold' : 'Unfold'}
            </button>
          )}
        </div>
        <HitPoints character={character} />
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 leading-snug">
          <Fact name="Difficulty">{capitalised(character.difficulty)}</Fact>
          <Fact name="Coins">{`${coins} ${COIN[faction].label}`}</Fact>
          <Fact name="At">{`${currentLocation.q}, ${currentLocation.r}${world === undefined ? '' : ` · ${placeOf(world.world, currentLocation).what}`}`}</Fact>
        </dl>
      </div>
    </div>
  );
};
