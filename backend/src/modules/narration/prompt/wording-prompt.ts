import { z } from 'zod';
import { VERBS } from '#game/model/attempt.js';
import { ATTRIBUTES } from '#game/model/character.js';
import { type Offer } from '#game/model/offer.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';

/** A deed that the model proposes: closed, so that the rules can judge it. `target` is a name from the list that it was given. */
export const proposedDeed = z.strictObject({
  verb: z.enum(VERBS),
  target: z.string().max(80).nullable(),
  attribute: z.enum(ATTRIBUTES),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  action: z.string().min(1).max(80),
  description: z.string().min(1).max(200),
});
export type ProposedDeed = z.infer<typeof proposedDeed>;

/** The strict JSON answer of the second call: words for offers, and up to two more deeds. */
export const wordingAnswer = z.strictObject({
  choices: z.array(
    z.strictObject({
      offerId: z.string(),
      action: z.string().min(1).max(80),
      description: z.string().min(1).max(200),
    }),
  ),
  more: z.array(proposedDeed).max(2),
});
export type WordingAnswer = z.infer<typeof wordingAnswer>;

const BRIEF = `You write the choices under a leaf of a saga. For each offer give a short verb phrase and one sentence
with its cost in it. Name only what is there, and give no outcome away.`;

/** The messages of the second call: the story is told, the player reads, and the choices get their words. */
export const wordingPromptOf = (facts: TurnFacts, story: string, offers: readonly Offer[]): readonly ChatMessage[] => [
  { role: 'system', content: BRIEF },
  { role: 'user', content: JSON.stringify({ city: facts.city, story, offers }) },
];
