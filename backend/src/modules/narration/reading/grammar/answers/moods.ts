/** What a mood is, after a name. */
export const MOOD_WORDS = {
  hates: 'hates you',
  resents: 'bears you a grudge',
  wary: 'is wary of you',
  civil: 'thinks neither well nor ill of you',
  warm: 'thinks well of you',
  devoted: 'would go far for you',
} as const;
