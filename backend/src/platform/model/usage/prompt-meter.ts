/** Longer prompts may be cut off already: they teach nothing. */
const TEACHING_BYTES = 4_000;
/** Templates add a few tokens, which count for much in a short prompt. */
const LEAST_BYTES = 400;
/** Bytes of a token before anything is known: more than any tokenizer needs for English. */
const UNKNOWN = 6;
/** Prompts differ by that much in their bytes per token. */
const TOLERANCE = 0.75;
const WEIGHT = 0.2;

/**
 * Finds prompts that an endpoint has cut off in silence, as servers with a small context do: it reports fewer tokens
 * than the prompt must have. How many bytes make a token is learned from prompts that fit anywhere.
 */
export class PromptMeter {
  private bytesPerToken: number | null = null;

  /** @returns whether the endpoint can't have read all of it */
  isTruncated(bytes: number, reported: number): boolean {
    if (reported <= 0) return false;
    const isCut = reported < (bytes / (this.bytesPerToken ?? UNKNOWN)) * TOLERANCE;
    if (!isCut && bytes >= LEAST_BYTES && bytes <= TEACHING_BYTES) this.learn(bytes / reported);
    return isCut;
  }

  private learn(ratio: number): void {
    this.bytesPerToken = this.bytesPerToken === null ? ratio : this.bytesPerToken * (1 - WEIGHT) + ratio * WEIGHT;
  }
}
