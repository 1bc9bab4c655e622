import { type Way } from '#contracts/session/views.js';
import { capitalised } from '../../../lib/words.js';

interface WalkNoteProps {
  readonly way: Way;
  readonly cost: string | null;
  readonly onStay: () => void;
}

/** What stands beside the walking piece: where it goes, what that takes, and the way to stay. */
export const WalkNote = ({ way, cost, onStay }: WalkNoteProps) => {
  const { attributeCheck, successChance, difficulty } = way;
  const odds =
    attributeCheck === null || successChance === null
      ? difficulty
      : `${difficulty}, ${capitalised(attributeCheck)} ${successChance}%`;
  return (
    <div className="walk-note">
      <p className="walk-where">{way.description}</p>
      <p className="walk-odds lining">{cost === null ? odds : `${odds} · ${cost}`}</p>
      <button type="button" className="button walk-stay" onClick={onStay}>
        Stay
      </button>
    </div>
  );
};
