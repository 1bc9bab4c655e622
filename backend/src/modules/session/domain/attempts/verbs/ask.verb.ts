import { type VerbRule } from '../verb-rule.js';
import { isPerson } from '#game/model/character.js';
import { addressedIn, type Partner } from '../partner.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';
import { newsOn } from '../news.js';
import { impossible, isImpossible } from '../situated.js';

const dumb = ({ companion: { name } }: Extract<Partner, { of: 'companion' }>) =>
  impossible(`${name} would tell you if there were words for it. There are none.`);

/** An answer is news, and a refusal is none: what is asked costs nothing but the hour. */
export const ask: VerbRule = {
  judge: (at) => {
    const partner = addressedIn(at);
    if (isImpossible(partner)) return partner;
    if (partner.of === 'companion' && !isPerson(partner.companion)) return dumb(partner);
    const ease = partner.of === 'folk' ? -1 : 0;
    const difficulty = stepped('medium', Math.max(-1, moodSteps(partner) + ease + toolSteps(at, 'talk')));
    return { kind: 'talk', attribute: 'charisma', difficulty, risk: 'none' };
  },
  answers: ({ addressee }) => addressee?.of !== 'companion',
  effects: (at, success) => (success ? { news: newsOn(at.session, at.object) } : {}),
  toward: () => 'neither',
};
