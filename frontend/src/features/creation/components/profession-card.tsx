import { type ProfessionContent } from '#game/model/content/faction-content.js';
import { type ProfessionId } from '#game/model/character.js';
import { bonusInWords } from '../domain/bonus-in-words.js';
import { ProfessionKit } from './profession-kit.js';

interface ProfessionCardProps {
  readonly id: ProfessionId;
  readonly profession: ProfessionContent;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export const ProfessionCard = ({ id, profession, chosen, onChoose }: ProfessionCardProps) => (
  <label className="profession-card">
    <input type="radio" name="profession" value={id} className="sr-only" checked={chosen} onChange={onChoose} />
    <span className="flex items-baseline justify-between gap-3">
      <span className="display profession-name">{profession.name}</span>
      <span className="caption text-note">{id}</span>
    </span>
    <span className="lining mt-0.5 block text-act">{bonusInWords(id)}</span>
    <span className="mt-1 block leading-snug text-pretty">{profession.description}</span>
    <span className="mt-1.5 grid gap-0.5">
      <ProfessionKit profession={profession} />
    </span>
  </label>
);
