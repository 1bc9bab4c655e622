import { claimIn } from './claims.js';
import { type ReleaseRule } from './release-rule.js';

const BODY =
  '(?:arm|hand|finger|leg|thigh|knee|shoulder|side|ribs?|back|chest|cheek|face|brow|head|skull|neck|throat|belly|foot|shin|forearm|palm|flesh|skin|scalp|ear|hip)s?';
const WEAPON =
  '(?:blade|knife|axe|sword|spear|arrow|bolt|club|cudgel|fist|staff|stone|lash|whip|claws?|teeth|fangs|tusks?|horns?|hoof|hooves|edge|point)';

/** Not 'almost'. */
const ADVERB = '(?!(?:almost|nearly|never|not|just|barely|hardly)\\b)\\p{Ll}+';

const HURT: readonly RegExp[] = [
  new RegExp(
    `(?<!\\byou )\\b(?:cut|opened|tore|split|gashed|stabbed|pierced|broke|cracked|burned|scalded|slashed) your ${BODY}\\b`,
  ),
  /\byou (?:were|got) (?:badly |deeply |sorely )?(?:wounded|hurt|cut(?! off)|stabbed|bleeding|bloodied|injured|maimed)\b/,
  /\byou (?:bled|took a (?:wound|blow|cut|gash)|were struck (?:in|on|across))\b/,
  /\byour (?:own )?blood (?:ran|dripped|soaked|spilled|flowed|welled)\b/,
  new RegExp(`\\bblood (?:ran|dripped|flowed|welled|poured) (?:down|from|into|out of) your\\b`),
  new RegExp(
    `\\b${WEAPON} (?:${ADVERB} ){0,2}?(?:caught|bit|struck|hit|grazed|raked|pierced|opened|laid open|went into|sank into|tore|cut) (?:you\\b|(?:into )?your ${BODY}\\b)`,
  ),
];
const UNHURT: readonly RegExp[] = [
  new RegExp(`\\byou (?:${ADVERB} ){0,4}?(?:unhurt|unharmed|unscathed|uninjured)\\b`),
  /\b(?:without|not) (?:so much as )?a scratch\b/,
];
const HEALED: readonly RegExp[] = [
  /\byour (?:wounds?|cuts?|hurts?) (?:had )?(?:closed|healed|mended|knitted)\b/,
  /\byou (?:were|felt) (?:whole again|healed)\b/,
];

/** Wounds where there are none, and none where there are some; healing that the rules did not give. */
export const woundsRule: ReleaseRule = {
  name: 'wounds',
  fault: (sentence, { facts: { hitPointsLost, hitPointsGained, ending } }) => {
    const isHurt = hitPointsLost > 0 || ending === 'fallen' || ending === 'death';
    const claim = claimIn(sentence, [...(isHurt ? UNHURT : HURT), ...(hitPointsGained > 0 ? [] : HEALED)]);
    return claim === null ? null : `“${claim}” where ${isHurt ? `${hitPointsLost}` : 'no'} hit points were lost`;
  },
};

export const tellsWound = (text: string): boolean => claimIn(text, HURT) !== null;
export const tellsHealing = (text: string): boolean => claimIn(text, HEALED) !== null;
