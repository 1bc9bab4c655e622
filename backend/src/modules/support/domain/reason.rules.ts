const MOST_CHARACTERS = 300;
const ENOUGH_LETTERS = /^(?:\P{L}*\p{L}){8}/u;
const CONTROL = /\p{Cc}/u;

/** A reason as it is recorded; null for what is none: too short to say anything, or too long. */
export const readReason = (written: string): string | null => {
  const reason = written.trim().normalize('NFC');
  return ENOUGH_LETTERS.test(reason) && reason.length <= MOST_CHARACTERS && !CONTROL.test(reason) ? reason : null;
};
