import { type Difficulty } from '#game/model/character.js';
import { type FactionId } from '#game/model/world.js';
import { useFlow } from '../../flow/index.js';

export const WorldActions = ({
  difficulty,
  faction,
}: {
  readonly difficulty: Difficulty;
  readonly faction: FactionId | null;
}) => {
  const { go } = useFlow();
  return (
    <div className="page-actions lg:col-span-2">
      <button type="button" className="button" onClick={() => go({ step: 'difficulty' })}>
        Back
      </button>
      <button
        type="button"
        className="button button-act"
        disabled={faction === null}
        onClick={() => faction !== null && go({ step: 'character-creation', difficulty, faction, part: 1 })}
      >
        Continue to Character Creation
      </button>
    </div>
  );
};
