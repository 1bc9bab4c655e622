import { type ProfessionContent } from '#contracts/content/faction-content.js';
import { ATTRIBUTES, PROFESSION_BONUS, type ProfessionId } from '#contracts/rules/character.js';
import { capitalised } from '../../../lib/words.js';

interface ProfessionCardProps {
  readonly id: ProfessionId;
  readonly profession: ProfessionContent;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const bonusInWords = (id: ProfessionId): string =>
  ATTRIBUTES.filter((attribute) => PROFESSION_BONUS[id][attribute] !== undefined)
    .sort((a, b) => (PROFESSION_BONUS[id][b] ?? 0) - (PROFESSION_BONUS[id][a] ?? 0))
    .map((attribute) => `${capitalised(attribute)} +${PROFESSION_BONUS[id][attribute] ?? 0}`)
    .join(', ');

export const ProfessionCard = ({ id, profession, chosen, onChoose }: ProfessionCardProps) => (
  <label className="profession-card">
    <input type="radio" name="profession" value={id} className="sr-only" checked={chosen} onChange={onChoose} />
    <span className="flex items-baseline justify-between gap-3">
      <span className="display text-[1.6rem]">{profession.name}</span>
      <span className="caption text-note">{id}</span>
    </span>
    <span className="lining mt-0.5 block text-act">{bonusInWords(id)}</span>
    <span className="mt-1 block leading-snug text-pretty">{profession.description}</span>
    <span className="mt-1.5 block leading-snug">
      <i className="text-faded">Carries</i> {profession.startingEquipment.map(({ name }) => name.toLowerCase()).join(', ')}
    </span>
    {profession.startingCompanions?.map(({ name, type }) => (
      <span key={name} className="block leading-snug">
        <i className="text-faded">With</i> {name}, {type}
      </span>
    ))}
    <span className="mt-1 block leading-snug text-pretty italic">{profession.specialAbility}</span>
  </label>
);
