/** Without what is said in quotation marks: the words of others claim nothing. */
export const withoutSpeech = (text: string): string => text.replace(/“[^”]*”?/g, '“”');

/** Words that, before a claim in the same clause, mean that it is not a claim. */
const HEDGES =
  /\b(?:not|never|no|nobody|nothing|neither|nor|hardly|barely|scarcely|almost|nearly|if|unless|until|would|could|might|may|should|as though|as if|hoped|wanted|wished|tried|meant|lest|without|whether|feared|once|long ago|thought|dreamed|ready to|about to|enough to|trying to|in order to)\b|n’t\b/i;
const CLAUSE_ENDS = /[,;:—–.!?“”]/;

const clauseBefore = (text: string, at: number): string => text.slice(0, at).split(CLAUSE_ENDS).at(-1) ?? '';

/** The first of the patterns that a text claims outright: said in its own voice, and neither denied nor supposed. */
export const claimIn = (text: string, patterns: readonly RegExp[]): string | null => {
  const told = withoutSpeech(text);
  for (const pattern of patterns)
    for (const match of told.matchAll(new RegExp(pattern, 'giu')))
      if (!HEDGES.test(clauseBefore(told, match.index))) return match[0];
  return null;
};
