/**
 * What stands for somebody: a man, a woman, a beast or child without either, several, or one who is a man in some
 * openings and a woman in others, so that no reply may say which.
 */
export type CastPronoun = 'he' | 'she' | 'it' | 'they' | 'either';

/**
 * Who every opening shows: each by its nouns, with its other nouns after a slash, and what stands for them
 * ({ 'old woman/grandmother': 'she', 'family/people': 'they' }). Replies may speak of these and of nobody else.
 */
export type Cast = Readonly<Record<string, CastPronoun>>;
