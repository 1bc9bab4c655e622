import type OpenAI from 'openai';
import { type Moderation, type ModelFault } from '../chat-model.port.js';
import { modelErrorOf } from '../faults/model-fault.js';
import { timeLimit } from '../wire/time-limit.js';

/** An endpoint that answers so has no moderation; it is not asked again for a while. */
const HAS_NONE: ReadonlySet<ModelFault> = new Set<ModelFault>([
  'not-found',
  'bad-request',
  'unauthorised',
  'malformed',
]);
const ASK_AGAIN_MS = 15 * 60_000;

/** The moderation of an endpoint, found by asking it. */
export class ProviderModeration implements Moderation {
  private missingSince = -Infinity;

  constructor(
    private readonly client: OpenAI,
    private readonly withinMs: number,
    private readonly now = (): number => performance.now(),
  ) {}

  async scoresOf(text: string, signal: AbortSignal): Promise<Readonly<Record<string, number>> | null> {
    if (this.now() - this.missingSince < ASK_AGAIN_MS) return null;
    const limit = timeLimit(this.withinMs, 'too-slow', signal);
    try {
      const asked = this.client.moderations.create({ input: text }, { signal: limit.signal });
      return scoresIn(await Promise.race([asked, limit.over]));
    } catch (error) {
      if (HAS_NONE.has(modelErrorOf(error, false).fault)) this.missingSince = this.now();
      return null;
    } finally {
      limit.release();
    }
  }
}

const scoresIn = (answer: unknown): Readonly<Record<string, number>> | null => {
  const { results } = answer as { results?: readonly { category_scores?: Record<string, unknown> }[] };
  const scores = Object.entries(results?.[0]?.category_scores ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return scores.length > 0 ? Object.fromEntries(scores) : null;
};
