import { saidIn } from './claims.js';

/** “By” and “on” count only at the end of a phrase of going or letting go: not in 'by turns' or 'on Friday'. */
const WENT =
  '(?:(?:go|going|went|gone|get|got|come|came|pass|slipped)(?: \\w+ly)?|(?:let|waved|allowed|sent) (?:you )?)';
const WAY_ON = new RegExp(
  `\\b(?:${WENT} ?(?:by|on)(?=[.,;:!?]|$| (?:and|with|without|in|at) )|past|pass(?:ed)?|roads?|ways?|paths?|opened|` +
    '(?:was|were|lay|stood) open|moved? on|free|let (?:you|go|them|him|her)|through|across|cross(?:ed)?|landed|home|you left)',
  'i',
);
/** A part of the body that a text names may be the part that was hurt: naming another part would be a second wound. */
const BODY =
  /\b(?:foot|feet|toes?|knees?|shins?|hips?|ribs?|shoulders?|elbows?|wrists?|hands?|fingers?|thumbs?|knuckles?|head|ears?|eyes?|nose|jaw|chin|teeth|neck|cal(?:f|ves)|thighs?|ankles?|heels?)\b/;
const HURT =
  /\b(?:hurt|bruis|bled|bleed|blood|wound|sprain|twisted|cut your|burn|scald|scratch|struck you|hit you|knocked|bit you|kick|broke your|fell\b|cramp|shiver|stung|limp)/;

/** Whether the words of an outcome already say that the player gets past. */
export const tellsTheWayOn = (outcome: string): boolean => WAY_ON.test(saidIn(outcome));

/** Whether a text says that somebody was hurt. */
export const namesAHurt = (text: string): boolean => HURT.test(saidIn(text));

/** Whether an outcome says itself where the player was hurt, or may have been. */
export const tellsAHurt = (outcome: string): boolean => {
  const said = saidIn(outcome);
  return HURT.test(said) || BODY.test(said);
};
