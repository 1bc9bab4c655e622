/** A model's tokens for one that is estimated, at most and at least: beyond that a report is a mistake. */
const [LEAST, MOST] = [0.6, 2];
/** How much one more report counts. */
const WEIGHT = 0.25;
/** Below this part of what was expected, the prompt was cut before the model read it. */
const CUT = 0.6;

export interface ReportedPrompt {
  /** With the ratio that was known then. */
  readonly estimated: number;
  /** As the endpoint reported it; null where it reports nothing. */
  readonly reported: number | null;
}

/** Whether a local context was too small for the prompt: such an endpoint drops the beginning and says nothing. */
const looksCut = ({ estimated, reported }: ReportedPrompt): boolean => reported !== null && reported < estimated * CUT;

/** The next ratio of a model's tokens to the estimated ones, from the one before and a report. Starts at 1. */
export const calibrated = (ratio: number, prompt: ReportedPrompt): number => {
  const { estimated, reported } = prompt;
  if (reported === null || reported <= 0 || estimated <= 0 || looksCut(prompt)) return ratio;
  const seen = (ratio * reported) / estimated;
  return Math.min(MOST, Math.max(LEAST, ratio + WEIGHT * (seen - ratio)));
};
