import { saidIn } from './claims.js';

const WAY_ON =
  /\b(?:by|past|pass(?:ed)?|roads?|ways?|paths?|open(?:ed)?|(?:go|went|gone|going|be|move|moved) on|free|let (?:you|go|them|him|her)|through|across|cross(?:ed)?|landed|home|left)\b/i;
/** A part of the body told of might be the part that was hurt: a wound in another place would be another wound. */
const BODY =
  /\b(?:foot|feet|toes?|knees?|shins?|hips?|ribs?|shoulders?|elbows?|wrists?|hands?|fingers?|thumbs?|knuckles?|head|ears?|eyes?|nose|jaw|chin|teeth|neck|cal(?:f|ves)|thighs?|ankles?|heels?)\b/;
const HURT =
  /\b(?:hurt|bruis|bled|bleed|blood|wound|sprain|twisted|cut your|burn|scald|scratch|struck you|hit you|knocked|bit you|kick|broke your|fell\b|cramp|shiver|stung|limp)/;

/** Whether an outcome says itself that one gets by: like hour and weather, its words declare it. */
export const tellsTheWayOn = (outcome: string): boolean => WAY_ON.test(saidIn(outcome));

/** Whether an outcome says itself where the player was hurt, or may have been. */
export const tellsAHurt = (outcome: string): boolean => {
  const said = saidIn(outcome);
  return HURT.test(said) || BODY.test(said);
};
