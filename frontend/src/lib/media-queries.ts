/** A phone in landscape: too low to stack panels, so they stand side by side. */
export const PHONE_ON_ITS_SIDE = '(orientation: landscape) and (max-height: 30rem) and (min-width: 40rem)';
