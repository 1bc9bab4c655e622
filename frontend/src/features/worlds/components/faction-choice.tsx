import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { type FactionId, FACTIONS } from '#contracts/world/world.js';
import { Crest } from '../../../components/crests/crest.js';

interface FactionChoiceProps {
  readonly chosen: FactionId | null;
  readonly onChoose: (faction: FactionId) => void;
}

export const FactionChoice = ({ chosen, onChoose }: FactionChoiceProps) => (
  <fieldset className="faction-grid">
    <legend className="sr-only">Choose Your World</legend>
    {FACTIONS.map((id) => {
      const { name, era, caption } = FACTION_CONTENT[id];
      return (
        <label key={id} className="faction-cell">
          <input type="radio" name="faction" value={id} className="sr-only" checked={chosen === id} onChange={() => onChoose(id)} />
          <Crest faction={id} className="mx-auto w-[min(8.75rem,72%)]" />
          <span className="display mt-3 block text-[1.75rem]">{name}</span>
          <span className="caption block">{era}</span>
          <span className="mt-1 block leading-snug text-balance">{caption}</span>
        </label>
      );
    })}
  </fieldset>
);
