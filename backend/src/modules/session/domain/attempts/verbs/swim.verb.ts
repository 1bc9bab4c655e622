import { type VerbRule } from '../verb-rule.js';
import { type ChoiceDifficulty } from '#game/model/check.js';
import { riverAt } from '#game/rules/world/surroundings.js';
import { hereOf } from '../../rules/situation.js';
import { bodySteps, stepped, weatherSteps } from '../circumstances.js';
import { impossible, type Situated } from '../situated.js';

const waterOf = ({ session }: Situated): ChoiceDifficulty | null => {
  const { terrain } = hereOf(session);
  if (terrain === 'ocean') return 'hard';
  if (terrain === 'coast' || terrain === 'swamp') return 'medium';
  return riverAt(session.world, session.holdings.location) ? 'easy' : null;
};
const coldSteps = ({ session: { saga } }: Situated): number => (saga?.calendar.season === 'winter' ? 1 : 0);

/** Away from an encounter it is a way out; else it is for the pleasure of it, and a risk on the open sea. */
export const swim: VerbRule = {
  judge: (at) => {
    const water = waterOf(at);
    if (water === null)
      return impossible(
        'There is no water here deeper than a cup. You would have to go where a river runs, or the sea.',
      );
    const difficulty = stepped(water, coldSteps(at) + weatherSteps(at) + bodySteps(at));
    const risk = difficulty === 'hard' ? 'serious' : 'slight';
    return { kind: at.met ? 'flight' : 'explore', attribute: 'endurance', difficulty, risk };
  },
  effects: (at, success) => (success && !at.met ? { loyalty: 1 } : {}),
  toward: () => 'neither',
};
