import { z } from 'zod';
import { VERBS } from '#game/model/attempt.js';
import { ATTRIBUTES } from '#game/model/character.js';
import { type Offer } from '#game/model/offer.js';
import { offerContentOf } from '#game/content/catalogue.js';
import { PLAIN_OFFERS } from '#game/content/common/plain-offers.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type ChatMessage } from '#backend/platform/model/chat-model.port.js';
import { offerSlots } from '../domain/grammar/slots.js';
import { someCoins } from '../domain/phrases.js';
import { type Filler, fillerOf } from './facts/lines.js';
import { fenced, quotedData, quotedLeaf } from './quoted-data.js';
import { WORDING_BRIEF } from './wording-brief.js';

const LONGEST_NAME = 80;

/** A deed that the model proposes: closed, so that the rules can judge it. `target` is a name from the list that it was given. */
const proposedDeed = z.strictObject({
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

const words = ({ id, kind }: Offer, facts: TurnFacts, fill: Filler): string => {
  const { action, description } = offerContentOf(id) ?? PLAIN_OFFERS[kind];
  const slots = offerSlots(facts, id);
  return `${fill(action.replaceAll('_', ' '), slots)}. ${fill(description, slots)}`;
};
const RISK: Readonly<Record<Offer['risk'], string>> = {
  none: 'no danger',
  slight: 'a scratch at worst',
  serious: 'wounds if it fails',
  grave: 'perhaps death if it fails',
};
const offerLine = (offer: Offer, facts: TurnFacts, fill: Filler): string => {
  const { id, kind, difficulty, risk, requiresItem, cost } = offer;
  return [
    `- id ${JSON.stringify(id)}: ${words(offer, facts, fill)} (${kind}; ${difficulty}; ${RISK[risk]}`,
    ...(requiresItem === null ? [] : [`; needs: ${requiresItem}`]),
    ...(cost === undefined ? [] : [`; costs ${someCoins(cost, facts.faction)}`]),
    ')',
  ].join('');
};

/**
 * The messages of the second call: the story is told, the player reads, and the choices get their words.
 * @param targets names that a proposed deed may aim at
 */
export const wordingPromptOf = (
  facts: TurnFacts,
  story: string,
  offers: readonly Offer[],
  targets: readonly string[] = [],
): readonly ChatMessage[] => {
  const fill = fillerOf(facts);
  return [
    { role: 'system', content: WORDING_BRIEF },
    {
      role: 'user',
      content: [
        `The leaf:\n${fenced('told', quotedLeaf(story))}`,
        `The offers:\n${offers.map((offer) => offerLine(offer, facts, fill)).join('\n')}`,
        `Names:\n${targets.map((name) => `- ${quotedData(name, LONGEST_NAME)}`).join('\n') || '- none'}`,
      ].join('\n\n'),
    },
  ];
};
