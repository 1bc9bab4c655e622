import { type NarrationVerdict, type ProposedOffer } from '#backend/modules/session/narration-facts/narration.port.js';
import { ModelError } from '#backend/platform/model/chat-model.port.js';
import { type NarrationPart, type TurnToTell } from '../narrator.port.js';
import { type ProposedDeed, type WordingAnswer, wordingAnswer, wordingPromptOf } from '../prompt/wording-prompt.js';
import { wordingFault } from '../release/wording-fault.js';
import { type CountedCalls } from './counted-calls.js';
import { attemptFor, plainWordsFor, targetsIn } from './proposals.js';

const MOST_TOKENS = 700;

interface Told {
  readonly turn: TurnToTell;
  readonly story: string;
  readonly calls: CountedCalls;
  readonly signal: AbortSignal;
}

const verdict = (passed: boolean, detail: string): NarrationPart => ({
  kind: 'verdict',
  verdict: { rule: 'wording', passed, detail } satisfies NarrationVerdict,
});
const underscored = (action: string): string =>
  action
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/\s+/g, '_');

const offerParts = ({ turn, story }: Told, { choices }: WordingAnswer): readonly NarrationPart[] =>
  choices.flatMap(({ offerId, action, description }): readonly NarrationPart[] => {
    const offer = turn.facts.offers.find(({ id }) => id === offerId);
    if (!offer) return [verdict(false, `no such offer: ${offerId}`)];
    const fault = wordingFault({ action, description }, { facts: turn.facts, story, offer });
    return fault === null
      ? [{ kind: 'wording', wording: { offerId, action: underscored(action), description: description.trim() } }]
      : [verdict(false, `${fault}: ${action}. ${description}`)];
  });

const proposalParts = ({ turn, story }: Told, proposed: ProposedDeed): readonly NarrationPart[] => {
  const { action, description } = proposed;
  const { scene } = turn;
  const attempt = scene && attemptFor(proposed, scene);
  if (!attempt) return [verdict(false, `nothing here to ${proposed.verb}: ${proposed.target ?? 'nothing'}`)];
  const fault = wordingFault({ action, description }, { facts: turn.facts, story, offer: null });
  const words = { action: underscored(action), description: description.trim() };
  const proposal: ProposedOffer = { attempt, ...(fault === null ? words : plainWordsFor(attempt, scene)) };
  return [
    ...(fault === null ? [] : [verdict(false, `${fault}: ${action}. ${description}`)]),
    { kind: 'proposal', proposal },
  ];
};

/** The words of a turn's choices, and what may be tried beside them, by one strict call. Where it fails, the engine's words stand. */
export async function* wordedParts(told: Told): AsyncGenerator<NarrationPart, void> {
  const { turn, story, calls, signal } = told;
  const { facts, scene } = turn;
  if (facts.offers.length === 0) return;
  const messages = wordingPromptOf(facts, story, facts.offers, scene ? targetsIn(scene) : []);
  const request = { purpose: 'word', messages, maxTokens: MOST_TOKENS, temperature: 0.5 } as const;
  try {
    const { value } = await calls.json({ ...request, schema: wordingAnswer, schemaName: 'choices' }, signal);
    const parts = [
      ...offerParts(told, value),
      ...(scene ? value.more : []).flatMap((deed) => proposalParts(told, deed)),
    ];
    yield* parts;
    if (!parts.some(({ kind }) => kind === 'verdict')) yield verdict(true, `${parts.length} choices`);
  } catch (error) {
    yield verdict(false, error instanceof ModelError ? error.fault : 'stopped');
  }
}
