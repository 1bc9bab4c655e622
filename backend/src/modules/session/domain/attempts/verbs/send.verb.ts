import { type VerbRule } from '../verb-rule.js';
import { type SituatedPart, impossible, type Situated } from '../situated.js';
import { stepped } from '../circumstances.js';
import { newsOn, viewFrom } from '../news.js';

const HURT = 4;
const TIRED = -3;

const companionIn = ({ object, addressee, session }: Situated) => {
  const named = [addressee, object].find((part) => part?.of === 'companion');
  return named?.of === 'companion'
    ? named.companion
    : (session.holdings.companions.find(({ type }) => type !== 'mount') ?? null);
};
/** What the companion is sent to find out. */
const errandOf = ({ object, place }: Situated): SituatedPart | null =>
  object?.of === 'companion' ? place : (object ?? place);

/** A companion is sent ahead, and comes back with what is to be seen there, or hurt and with nothing. */
export const send: VerbRule = {
  judge: (at) => {
    const companion = companionIn(at);
    if (companion === null)
      return impossible('You have nobody to send. Whatever it is, you would have to go yourself.');
    if (companion.type === 'mount') return impossible(`${companion.name} goes where you go, and carries no messages.`);
    if (at.met) return impossible(`You cannot spare ${companion.name}, not while this is before you.`);
    const difficulty = stepped('medium', (companion.type === 'bird' ? -1 : 0) + (companion.loyalty < 50 ? 1 : 0));
    return { kind: 'explore', attribute: 'charisma', difficulty, risk: 'none' };
  },
  answers: () => false,
  effects: (at, success, draw) => {
    const companion = companionIn(at);
    if (companion === null) return {};
    const errand = errandOf(at);
    if (success) return { news: errand === null ? viewFrom(at.session) : newsOn(at.session, errand) };
    const hurt = Math.min(companion.hitPoints - 1, draw('hurt', HURT));
    return { companion: { id: companion.id, loyalty: TIRED, hitPoints: -hurt, leaves: false } };
  },
  toward: () => 'neither',
};
