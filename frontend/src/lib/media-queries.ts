/** A phone held sideways: too low for one panel under the other, so the character stands beside the story. */
export const PHONE_ON_ITS_SIDE = '(orientation: landscape) and (max-height: 30rem) and (min-width: 40rem)';
