import { type Scene } from '#game/model/scene.js';
import { type IntentReader, type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { type ChatModel } from '#backend/platform/model/chat-model.port.js';
import { CountedCalls } from '../../game-master/counted-calls.js';
import { type ModelBudget } from '../../budget/model-budget.port.js';
import { attemptOfAnswer } from './attempt-of-answer.js';
import { modelReading, type ModelReading } from './reading-answer.js';
import { readingPrompt } from './reading-prompt.js';
import { type Labelled, labelsOf } from './scene-labels.js';

const MAX_TOKENS = 400;
/** The longest repetition of the player's words in an option: an action has at most 1,000 characters. */
const LONGEST_TEXT = 900;
/** Below it the grammar's reading is taken. */
const SURE_ENOUGH = 0.5;
/** The answer to a text in which the grammar sees a deed and the model none. */
const NO_DEED = 'Nothing in that was a thing to try. Say what you do, and with whom or what.';

export interface ModelReaderParts {
  readonly model: ChatModel;
  readonly grammar: Pick<IntentReader, 'readByRules'>;
  readonly budget: ModelBudget;
  /** In ms. */
  readonly withinMs: number;
}

interface ReadBefore {
  readonly text: string;
  readonly scene: Scene;
  readonly labels: readonly Labelled[];
  readonly byRules: IntentReading;
}

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}, or ${names.at(-1) ?? ''}`;

/**
 * Reads free text by a model, as a closed intent over the things of the scene (design section 6, step 3). Whatever it
 * can't bind to them, and whatever fails, is read by the grammar.
 */
export class ModelIntentReader implements IntentReader {
  constructor(private readonly parts: ModelReaderParts) {}

  readByRules(text: string, scene: Scene): IntentReading {
    return this.parts.grammar.readByRules(text, scene);
  }

  async read(text: string, scene: Scene, signal: AbortSignal, userId: string): Promise<IntentReading> {
    const byRules = this.readByRules(text, scene);
    if (isListed(text, scene) || (await this.parts.budget.left(userId)) === 'spent') return byRules;
    const labels = labelsOf(scene);
    const answer = await this.ask(text, { scene, labels, userId }, signal);
    return answer ? this.readingOf(answer, { text, scene, labels, byRules }) : byRules;
  }

  private async ask(
    text: string,
    { scene, labels, userId }: { readonly scene: Scene; readonly labels: readonly Labelled[]; readonly userId: string },
    outer: AbortSignal,
  ): Promise<ModelReading | null> {
    const { model, budget, withinMs } = this.parts;
    const calls = new CountedCalls(model, budget, userId);
    const request = {
      purpose: 'read',
      messages: readingPrompt(text, scene, labels),
      maxTokens: MAX_TOKENS,
      temperature: 0,
      schema: modelReading,
      schemaName: 'reading',
    } as const;
    try {
      const { value } = await calls.json(request, AbortSignal.any([outer, AbortSignal.timeout(withinMs)]));
      return value;
    } catch {
      // The adapter counts its faults; the grammar reads on.
      return null;
    }
  }

  private readingOf(answer: ModelReading, { text, scene, labels, byRules }: ReadBefore): IntentReading {
    const attempt = attemptOfAnswer(answer, scene, labels);
    if (attempt && answer.confidence >= SURE_ENOUGH) {
      const rest = restIn(text, answer);
      return {
        kind: 'reading',
        attempt,
        confidence: Math.min(1, answer.confidence),
        ...(rest === null ? {} : { rest }),
      };
    }
    if (byRules.kind !== 'reading' || answer.kind === 'deed') return byRules;
    if (answer.kind === 'unclear') return askBack(text, answer, labels) ?? byRules;
    return { kind: 'answer', text: NO_DEED };
  }
}

/** The words of a listed choice mean that choice: no model is needed. */
const isListed = (text: string, { offers }: Scene): boolean =>
  offers.some(({ action }) => action.toLowerCase() === text.trim().toLowerCase());

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
const JOINING = /^(?:(?:and|then|after that|afterwards|next|finally)\b[\s,]*|[\s,;.&+-]+)+/i;

/** The player's own words of further deeds; null where the answer quotes none of them. */
const restIn = (text: string, { rest }: ModelReading): string | null => {
  const [own, said] = [spaced(text), spaced(rest ?? '')];
  const at = own.toLowerCase().lastIndexOf(said.toLowerCase());
  const words = at > 0 ? own.slice(at, at + said.length).replace(JOINING, '') : '';
  return words === '' ? null : words;
};

/** The game words the question itself, and its names come from the scene. */
const askBack = (text: string, { candidates }: ModelReading, labels: readonly Labelled[]): IntentReading | null => {
  const names = candidates.flatMap((label) => labels.find((one) => one.label === label)?.name ?? []);
  const different = [...new Set(names)].slice(0, 4);
  if (different.length < 2) return null;
  const options = different.map((name) => `${text.slice(0, LONGEST_TEXT)} (${name})`);
  return { kind: 'ask-back', question: `You mean ${listOf(different)}?`, options };
};
