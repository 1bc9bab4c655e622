import { type ChatRequest, type ChatUsage, ModelError, type ModelFault } from '../chat-model.port.js';
import { type Delta, type ReportedTokens } from '../wire/delta.js';
import { estimatedTokens } from './estimate-tokens.js';

/** What an attempt gave, apart from its text. */
export interface CallEnding {
  finish: string | null;
  tokens: ReportedTokens | null;
  refused: boolean;
  said: string;
  thoughts: string;
  /** Whether the endpoint has started on it: a refused request is not billed. */
  isTaken: boolean;
}

/** The endpoint was at work, though nothing came of it. */
const TAKEN: ReadonlySet<ModelFault> = new Set(['too-slow', 'stalled', 'stopped']);

const promptOf = ({ messages }: ChatRequest): string => messages.map(({ content }) => content).join('\n');

/** The tokens of a call: those of the answer, and those of attempts that failed. */
export class CallUsage {
  private readonly prompt: string;
  private readonly endings: CallEnding[] = [];

  constructor(request: ChatRequest) {
    this.prompt = promptOf(request);
  }

  get promptBytes(): number {
    return Buffer.byteLength(this.prompt);
  }

  /** Another attempt. */
  begin(): CallEnding {
    const ending = { finish: null, tokens: null, refused: false, said: '', thoughts: '', isTaken: false };
    this.endings.push(ending);
    return ending;
  }

  /** The deltas of an attempt, noted as they come. */
  async *watched(deltas: AsyncIterable<Delta>, ending: CallEnding): AsyncGenerator<Delta, void> {
    try {
      for await (const delta of deltas) {
        ending.isTaken = true;
        note(delta, ending);
        yield delta;
      }
    } catch (error) {
      ending.isTaken ||= error instanceof ModelError && TAKEN.has(error.fault);
      throw error;
    }
  }

  /** Reported, or else estimated. */
  of({ tokens, said, thoughts }: CallEnding): ChatUsage {
    if (tokens) return { ...tokens, isEstimated: false };
    const outputTokens = estimatedTokens(said + thoughts);
    return { inputTokens: estimatedTokens(this.prompt), outputTokens, isEstimated: true };
  }

  /** Of all attempts that were taken up; null where none was. */
  get total(): ChatUsage | null {
    const usages = this.endings.filter(({ isTaken }) => isTaken).map((ending) => this.of(ending));
    if (usages.length === 0) return null;
    return {
      inputTokens: usages.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      outputTokens: usages.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
      isEstimated: usages.some(({ isEstimated }) => isEstimated),
    };
  }
}

const note = ({ finish, tokens, refusal, reasoning }: Delta, ending: CallEnding): void => {
  ending.finish = finish ?? ending.finish;
  ending.tokens = tokens ?? ending.tokens;
  ending.refused ||= refusal !== '';
  ending.thoughts += reasoning;
};
