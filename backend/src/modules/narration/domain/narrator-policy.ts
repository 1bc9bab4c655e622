type SubscriptionTier = 'free' | 'gold' | 'platinum';

/** What stands behind a narration. */
export type NarratorName = 'floor' | 'model' | 'advanced-model';

export interface NarrationCircumstances {
  /** Narrators of this installation beside the floor narrator. */
  readonly configured: { readonly model: boolean; readonly advancedModel: boolean };
  readonly tier: SubscriptionTier;
  /** Whether there is anything left of what may be spent on models. */
  readonly budget: 'left' | 'spent';
  /** NARRATION: where the floor narrator works. */
  readonly mode: 'inline' | 'job';
}
export interface NarrationPlan {
  readonly narrator: NarratorName;
  /** Inline: in the append of the turn itself. */
  readonly place: 'inline' | 'job';
}

const ADVANCED: readonly SubscriptionTier[] = ['gold', 'platinum'];

/** Which narrator tells a turn, and where. No player waits for a model within the append of a turn: models work in the job. */
export const narratorFor = ({ configured, tier, budget, mode }: NarrationCircumstances): NarrationPlan => {
  if (budget === 'spent') return { narrator: 'floor', place: mode };
  if (configured.advancedModel && ADVANCED.includes(tier)) return { narrator: 'advanced-model', place: 'job' };
  if (configured.model) return { narrator: 'model', place: 'job' };
  return { narrator: 'floor', place: mode };
};
