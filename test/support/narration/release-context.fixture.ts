import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type Deed } from '#game/model/deed.js';
import { factsOf } from './turn-facts.fixture.js';
import { type ReleaseContext, type ReleaseRule } from '#backend/modules/narration/release/release-rule.js';

export const deed = (kind: Deed['kind'] = 'talk'): Deed => ({
  kind,
  offerId: null,
  to: null,
  attribute: 'perception',
  difficulty: 'medium',
  requiresItem: null,
  risk: 'slight',
  attempt: null,
});
export const contextOf = (facts: Partial<TurnFacts> = {}, more: Partial<ReleaseContext> = {}): ReleaseContext => ({
  facts: factsOf({ deed: deed(), ...facts }),
  names: [],
  banned: [],
  shown: '',
  earlier: [],
  deedWords: '',
  ...more,
});

/** The table of a rule: sentences that may be shown, and those that may not. */
export const judges = (
  rule: ReleaseRule,
  context: ReleaseContext,
  { good, bad }: { readonly good: readonly string[]; readonly bad: readonly string[] },
): void => {
  if (good.length > 0) it.each(good)('shows: %s', (sentence) => expect(rule.fault(sentence, context)).toBeNull());
  if (bad.length > 0) it.each(bad)('cuts: %s', (sentence) => expect(rule.fault(sentence, context)).not.toBeNull());
};
