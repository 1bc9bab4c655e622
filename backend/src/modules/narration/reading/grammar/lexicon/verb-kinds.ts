/** Verbs whose first words are the other one: 'bribe the guard with ten coins'. */
export const TO_SOMEBODY_FIRST: ReadonlySet<string> = new Set([
  'bribe',
  'pay',
  'feed',
  'reward',
  'treat',
  'tip',
  'repay',
  'compensate',
  'buy',
]);
/** Verbs of theft whose first words are the one who is robbed. */
export const ROBBING: ReadonlySet<string> = new Set(['rob', 'mug', 'pickpocket', 'burgle', 'relieve', 'plunder']);
/** Verbs of speech whose first words are what is said. */
export const SAYING: ReadonlySet<string> = new Set([
  'say',
  'shout',
  'yell',
  'scream',
  'whisper',
  'murmur',
  'explain',
  'announce',
  'declare',
  'reply',
  'answer',
  'respond',
  'cry',
  'discuss',
  'mention',
  'apologise',
  'apologize',
  'argue',
  'demand',
  'confess',
  'admit',
  'joke',
  'translate',
  'interpret',
]);
/** Verbs of taking: theft where somebody minds. */
export const TAKING: ReadonlySet<string> = new Set([
  'take',
  'grab',
  'pick',
  'gather',
  'collect',
  'seize',
  'snatch',
  'lift',
]);
/** Verbs of the hand that give where they name somebody: 'toss him a rope', 'slip her two coins'. */
export const THROWING: ReadonlySet<string> = new Set(['throw', 'toss', 'chuck', 'fling', 'slide', 'slip', 'pour']);
