import { OATH_BOXES, THREAT_SEGMENTS } from '#game/model/saga.js';
import { type SagaMark } from '#contracts/session/saga-mark.js';

const LEAD: Readonly<Record<Extract<SagaMark, { of: 'lead' }>['how'], string>> = {
  found: 'A lead found',
  followed: 'A lead followed',
  cold: 'A lead gone cold',
  sold: 'A lead sold',
  told: 'A lead told',
};
const MATTER: Readonly<Record<Extract<SagaMark, { of: 'matter' }>['how'], string>> = {
  opened: 'Open with',
  kept: 'Settled with',
  lapsed: 'Let lapse with',
  ended: 'Over with',
  waits: 'More time from',
};
const MOOD: Readonly<Record<Extract<SagaMark, { of: 'person' }>['mood'], string>> = {
  hates: 'hates you',
  resents: 'bears you a grudge',
  wary: 'is wary of you',
  civil: 'bears you no ill will',
  warm: 'likes you',
  devoted: 'is devoted to you',
};
const SETBACK: Readonly<Record<Extract<SagaMark, { of: 'setback' }>['how'], string>> = {
  hour: 'An hour lost',
  door: 'That way is shut',
  grudge: 'A grudge against you',
};

/** A change of the saga as the margin has it: short, and said like the numbers beside it. */
export const sagaNote = (mark: SagaMark): string => {
  switch (mark.of) {
    case 'oath':
      return `Oath ${mark.boxes} of ${OATH_BOXES}`;
    case 'threat':
      return `Threat ${mark.segments} of ${THREAT_SEGMENTS}`;
    case 'lead':
      return LEAD[mark.how];
    case 'matter':
      return `${MATTER[mark.how]} ${mark.name}`;
    case 'person':
      return `${mark.name} ${MOOD[mark.mood]}`;
    case 'setback':
      return SETBACK[mark.how];
  }
};
