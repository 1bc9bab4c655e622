import OpenAI from 'openai';
import { type ChatCompletion, type ChatCompletionChunk } from 'openai/resources/chat/completions';
import { type Stream } from 'openai/streaming';
import { faultNamed, modelErrorOf } from '../faults/model-fault.js';
import { type ModelLimits } from '../model-limits.js';
import { type Delta, deltaOfChunk, deltaOfWhole } from './delta.js';
import { type Body } from './request-body.js';
import { timeLimit } from './time-limit.js';

export interface EndpointAddress {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
}
/** Longer than any limit of ours: the client's own limit is never the one that ends a call. */
const NEVER_MS = 24 * 3_600_000;

/** Every setting is given: the client would take what is absent from the environment, and its log may hold prompts. */
export const createClient = ({ apiKey, baseUrl }: EndpointAddress): OpenAI =>
  new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: NEVER_MS,
    logLevel: 'off',
    ...(apiKey === null && { defaultHeaders: { Authorization: null } }),
  });

type Answer = Stream<ChatCompletionChunk> | ChatCompletion;
const isStream = (answer: Answer): answer is Stream<ChatCompletionChunk> => Symbol.asyncIterator in answer;

async function* deltasOf(answer: Answer): AsyncGenerator<Delta, void> {
  if (isStream(answer)) {
    for await (const chunk of answer) yield deltaOfChunk(chunk);
    return;
  }
  const whole = deltaOfWhole(answer);
  if (whole === null) throw faultNamed('malformed');
  yield whole;
}

/** One request to Chat Completions, as it is: no retries. */
export class CompletionClient {
  constructor(
    private readonly client: OpenAI,
    private readonly limits: ModelLimits,
  ) {}

  /** The deltas as they come, within the limits; a connection that nobody reads any more is closed. @throws ModelError */
  async *deltas(body: Body, outer: AbortSignal): AsyncGenerator<Delta, void> {
    const { firstDeltaMs, silenceMs, totalMs } = this.limits;
    const limit = timeLimit(body.stream ? firstDeltaMs : totalMs, 'too-slow', outer);
    const abort = new AbortController();
    const asked = { signal: AbortSignal.any([limit.signal, abort.signal]) };
    let hasBegun = false;
    try {
      const answer = await Promise.race([this.client.chat.completions.create(body, asked), limit.over]);
      const deltas = deltasOf(answer)[Symbol.asyncIterator]();
      for (;;) {
        const next = await Promise.race([deltas.next(), limit.over]);
        // The client ends an aborted stream as if it were over.
        limit.signal.throwIfAborted();
        if (next.done && !hasBegun && body.stream) throw faultNamed('malformed');
        if (next.done) return;
        hasBegun = true;
        limit.expect(silenceMs, 'stalled');
        yield next.value;
      }
    } catch (error) {
      throw modelErrorOf(limit.signal.aborted ? limit.signal.reason : error, hasBegun);
    } finally {
      limit.release();
      abort.abort();
    }
  }
}
