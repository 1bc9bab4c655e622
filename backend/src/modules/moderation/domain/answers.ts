import { type BlockReason } from './block.js';

const UNSAID = [
  'The words came as far as your teeth, and no farther. Nobody heard them, and the tale went round them.',
  'You opened your mouth, and thought better of it. The wind carried nothing away.',
  'That was not a thing this tale would tell. You let it go, and looked about you again.',
];
/** No fiction: the words may be about the one who plays. */
const CARE =
  'Let the tale rest for a moment. If this is about you and not about the saga, please tell somebody you trust, or call the emergency number of the place where you are. The saga waits; you come first.';

/** A finished aside for the player. @param n any whole number: which of several answers it is */
export const answerTo = (reason: BlockReason, n: number): string =>
  reason === 'self-harm' ? CARE : (UNSAID[n % UNSAID.length] ?? CARE);
