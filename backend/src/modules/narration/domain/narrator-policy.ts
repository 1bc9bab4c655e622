import { type Feature } from '#contracts/subscription/tiers.js';

/** What stands behind a narration. */
export type NarratorName = 'floor' | 'model' | 'advanced-model';

export interface NarrationCircumstances {
  /** Narrators of this installation beside the floor narrator. */
  readonly configured: { readonly model: boolean; readonly advancedModel: boolean };
  /** What the player's plan allows. */
  readonly features: readonly Feature[];
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

/** Which narrator tells a turn, and where. No player waits for a model within the append of a turn: models work in the job. */
export const narratorFor = ({ configured, features, budget, mode }: NarrationCircumstances): NarrationPlan => {
  if (budget === 'spent') return { narrator: 'floor', place: mode };
  if (configured.advancedModel && features.includes('advanced_ai')) return { narrator: 'advanced-model', place: 'job' };
  if (configured.model) return { narrator: 'model', place: 'job' };
  return { narrator: 'floor', place: mode };
};

/** Every narration has a priority: a queue may take those without one before all others. */
const [AHEAD, IN_TURN] = [1, 10];

/** The place of a narration in its queue; 1 is first. */
export const narrationPriority = (features: readonly Feature[]): number =>
  features.includes('priority_generation') ? AHEAD : IN_TURN;
