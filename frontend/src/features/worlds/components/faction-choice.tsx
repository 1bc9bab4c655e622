import { FACTION_CONTENT } from '#game/content/factions.js';
import { type FactionId, FACTIONS } from '#game/model/world.js';
import { Crest } from '../../../crafts/crests.js';
import { faceOf } from '../../../crafts/faces.js';

interface FactionChoiceProps {
  readonly chosen: FactionId | null;
  readonly onChoose: (faction: FactionId) => void;
  /** Called for a pointer, not for the arrow keys that move through the choices. */
  readonly onPick: () => void;
}

export const FactionChoice = ({ chosen, onChoose, onPick }: FactionChoiceProps) => (
  <fieldset className="faction-grid">
    <legend className="sr-only">Choose Your World</legend>
    {FACTIONS.map((id) => {
      const { name, era, caption } = FACTION_CONTENT[id];
      return (
        <label
          key={id}
          className="faction-cell"
          onClick={({ target }) => target instanceof HTMLInputElement || onPick()}
        >
          <input
            type="radio"
            name="faction"
            value={id}
            className="sr-only"
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <Crest faction={id} className="faction-crest" />
          <span className="display faction-name" style={{ fontFamily: faceOf(id) }}>
            {name}
          </span>
          <span className="caption block">{era}</span>
          <span className="mt-1 block leading-snug text-balance">{caption}</span>
        </label>
      );
    })}
  </fieldset>
);
