import { type VerbRule } from '../verb-rule.js';
import { meantIn, opponentIn } from '../partner.js';
import { coverSteps, stepped } from '../circumstances.js';
import { impossible, isImpossible } from '../situated.js';

const COINS = 6;
/** Percentage of good thefts that bring a thing rather than coins, where nothing was named. */
const THINGS = 60;

/** A person who is robbed without noticing thinks no worse of anybody; one who notices does. */
export const steal: VerbRule = {
  judge: (at) => {
    const partner = opponentIn(at);
    if (isImpossible(partner)) return at.met ? partner : impossible('There is nobody here to steal from.');
    if (partner.of === 'companion')
      return impossible(
        at.town === null && !at.met && meantIn(at) === null
          ? 'There is nobody here to steal from but your own company.'
          : `What ${partner.companion.name} has is yours for the asking. You let it be.`,
      );
    return { kind: 'craft', attribute: 'reflexes', difficulty: stepped('medium', coverSteps(at)), risk: 'serious' };
  },
  effects: (at, success, draw) => {
    if (!success) return {};
    const forCoins = at.object?.of === 'coins' || (at.object?.of !== 'sight' && draw('loot', 100) > THINGS);
    if (!forCoins) return { finds: true };
    const most = at.object?.of === 'coins' ? at.object.amount : COINS;
    return { coins: Math.min(most, draw('coins', COINS)) };
  },
  toward: (_, success) => (success ? 'neither' : 'against'),
};
