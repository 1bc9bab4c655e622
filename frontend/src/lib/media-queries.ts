/** A phone in landscape: too low to stack panels, so the character is beside the story. */
export const PHONE_ON_ITS_SIDE = '(orientation: landscape) and (max-height: 30rem) and (min-width: 40rem)';
