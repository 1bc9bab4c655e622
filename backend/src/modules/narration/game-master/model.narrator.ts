import { NO_MEMORY } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import {
  type ChatMessage,
  type ChatModel,
  type ChatUsage,
  ModelError,
  type ModelFault,
} from '#backend/platform/model/chat-model.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { type ModelBudget } from '../budget/model-budget.port.js';
import { type ModelUsage, type NarrationPart, type Narrator, type TurnToTell } from '../narrator.port.js';
import { calibrated } from '../prompt/calibration.js';
import { goingOn } from '../prompt/going-on.js';
import { hashOfPrompt, textOfPrompt } from '../prompt/prompt-record.js';
import { type Prompt, promptOf } from '../prompt/prompt.js';
import { passedBut } from '../release/release.js';
import { sentenceBuffer } from '../release/sentence-buffer.js';
import { CountedCalls } from './counted-calls.js';
import { Draft } from './draft.js';
import { faultWords } from './fault-words.js';
import { wordedParts } from './wording.js';

export interface GameMasterSettings {
  /** The most tokens of a prompt. */
  readonly promptTokens: number;
  /** How long a told story waits for the words of its choices, in ms. */
  readonly wordingMs: number;
}

/** A leaf of 150 words, and room for a model that counts otherwise. */
const MOST_TOKENS = 600;
const TEMPERATURE = 0.8;
const MOST_CALLS = 2;
/** Says that an answer came, but not as a story: it is asked for once more, while nothing was shown. */
const ASKED_AGAIN: readonly ModelFault[] = [
  'cut-off',
  'stalled',
  'too-long',
  'empty',
  'refused',
  'filtered',
  'malformed',
];

/** The continuation of a cut story may not be shown, either. */
class StoryCutError extends Error {
  override readonly name = 'StoryCutError';
}

/** One telling of a turn. */
interface Telling {
  readonly turn: TurnToTell;
  readonly prompt: Prompt;
  readonly draft: Draft;
  readonly calls: CountedCalls;
  readonly signal: AbortSignal;
}

/** The game master: a model tells the turn, and only sentences that the facts support are shown (design section 6). */
export class ModelNarrator implements Narrator {
  readonly name = 'model';
  /** Learned from the usage that the endpoint reports. */
  private tokensPerEstimate = 1;

  constructor(
    private readonly model: ChatModel,
    private readonly budget: ModelBudget,
    private readonly settings: GameMasterSettings,
  ) {}

  /** @throws ModelError, StoryCutError where it comes to no end: what was shown stands, and another narrator goes on */
  async *narrate(turn: TurnToTell, signal: AbortSignal): AsyncGenerator<NarrationPart, void> {
    const prompt = promptOf(turn.facts, turn.memory ?? NO_MEMORY, {
      maxTokens: this.settings.promptTokens,
      tokensPerEstimate: this.tokensPerEstimate,
    });
    const calls = new CountedCalls(this.model, this.budget, turn.userId);
    const telling = { turn, prompt, calls, signal, draft: new Draft(turn, prompt) };
    yield this.usage(prompt.messages);
    yield* this.story(telling);
    reach('model:prose-told');
    yield { kind: 'told' };
    yield* this.words(telling);
  }

  private async *story(telling: Telling): AsyncGenerator<NarrationPart, void> {
    const { draft } = telling;
    for (let call = 1; call <= MOST_CALLS && !draft.isDone; call++) yield* this.attempt(telling, call);
    yield* [...draft.verdicts, ...passedBut(draft.verdicts, draft.count)].map(
      (verdict) => ({ kind: 'verdict', verdict }) as const,
    );
    if (!draft.isDone) throw new StoryCutError(`cut: ${draft.verdicts.at(-1)?.rule ?? 'no story'}`);
  }

  /** One call. A failure is ignored while nothing was shown and another call is left. */
  private async *attempt(telling: Telling, call: number): AsyncGenerator<NarrationPart, void> {
    const { draft, prompt } = telling;
    const messages =
      call === 1 ? prompt.messages : goingOn(prompt.messages, draft.shown, faultWords(draft.verdicts.at(-1)));
    try {
      yield* this.listen(telling, messages);
    } catch (error) {
      if (draft.shown === '' && call < MOST_CALLS && isAskedAgain(error)) return;
      throw error;
    } finally {
      yield* this.taken(telling);
    }
  }

  /** Shows each sentence that may be shown, up to the first one that may not. */
  private async *listen(
    { draft, prompt, calls, signal }: Telling,
    messages: readonly ChatMessage[],
  ): AsyncGenerator<NarrationPart> {
    const buffer = sentenceBuffer();
    const request = { purpose: 'narrate', messages, maxTokens: MOST_TOKENS, temperature: TEMPERATURE } as const;
    for await (const piece of calls.stream(request, signal)) {
      for (const text of piece.kind === 'end' ? buffer.end() : buffer.add(piece.text)) {
        const sentence = this.joined(draft, text);
        if (!draft.takes(sentence)) return;
        yield { kind: 'sentence', text: sentence };
      }
      if (piece.kind === 'text') yield { kind: 'alive' };
      else {
        draft.end();
        if (messages === prompt.messages) this.learn(prompt, piece.usage);
      }
    }
  }

  private learn({ estimatedTokens: estimated }: Prompt, { isEstimated, inputTokens }: ChatUsage): void {
    const reported = isEstimated ? null : inputTokens;
    this.tokensPerEstimate = calibrated(this.tokensPerEstimate, { estimated, reported });
  }

  /** A second call's words follow the first one's. */
  private joined({ shown }: Draft, text: string): string {
    return shown === '' || /\s$/.test(shown) ? text : ` ${text}`;
  }

  private async *words(telling: Telling): AsyncGenerator<NarrationPart, void> {
    const { turn, draft, calls, signal } = telling;
    const within = AbortSignal.any([signal, AbortSignal.timeout(this.settings.wordingMs)]);
    yield* wordedParts({ turn, story: draft.shown, calls, signal: within });
    yield* this.taken(telling);
  }

  /** What the last call took, however it ended. */
  private *taken({ calls }: Telling): Generator<NarrationPart, void> {
    const used = calls.taken();
    if (used) yield this.usage([], used);
  }

  private usage(
    messages: readonly ChatMessage[],
    used?: Pick<ModelUsage, 'inputTokens' | 'outputTokens'>,
  ): NarrationPart {
    return {
      kind: 'usage',
      usage: {
        model: this.model.name,
        prompt: textOfPrompt(messages),
        promptHash: hashOfPrompt(messages),
        inputTokens: used?.inputTokens ?? 0,
        outputTokens: used?.outputTokens ?? 0,
      },
    };
  }
}

const isAskedAgain = (error: unknown): boolean => error instanceof ModelError && ASKED_AGAIN.includes(error.fault);
