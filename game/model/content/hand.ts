/*
 * A narrator's hand: what it does to the syntax of a text that was not written for its people. A form is joined into
 * one sentence of the text and never is one of its own.
 *
 * The place of that sentence in a form, and the sentences that it takes:
 * - `{any}` the first one, with a small letter: 'Entered: {any}'
 * - `{it}` the same, of a sentence that does not begin with 'You'
 * - `{you}` the same, of one that does: 'Asked what you did, you said that {you}'
 * - `{verb}` what follows its 'You': 'And you {verb}'
 * - `{did}` the same, where it can be read without the 'you' as well: 'Item: {did}'
 * - `{end}` the last one, as it stands, without its full stop: '{end}; so entered.'
 *
 * `<pool>` stands for each of the phrases of that pool.
 */

export interface HandForms {
  readonly forms: readonly string[];
  readonly pools?: Readonly<Record<string, readonly string[]>>;
}

export interface Hand {
  /** For the opening of an encounter that any people may have. */
  readonly opening: HandForms;
  /** For what came of a deed that any people may do. */
  readonly deed: HandForms;
  /** For a way that the player went, whichever table its words are from. */
  readonly way: HandForms;
  /** For the people's own texts: no more than a word at their head. */
  readonly own?: HandForms;
  /** Two short neighbouring sentences become one with 'and', in the people's own texts too. */
  readonly strings?: true;
  /** A sentence of two clauses becomes two, in common texts. */
  readonly splits?: true;
  /** 'You' is left out at the head of a sentence, in the people's own texts too. */
  readonly dropsYou?: true;
}
