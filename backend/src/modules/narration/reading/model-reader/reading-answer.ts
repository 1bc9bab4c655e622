import { z } from 'zod';
import { MANNERS, VERBS } from '#game/model/attempt.js';
import { HOURS } from '#game/model/calendar.js';

const label = z.string().max(40).nullable();

/**
 * What a model answers: one closed intent by labels of the scene, never prose. The same for every scene, since endpoints
 * prepare a schema once. Strict: every field is there, null where it is empty.
 */
export const modelReading = z.object({
  kind: z.enum(['deed', 'unclear', 'question', 'no-deed']),
  verb: z.enum(VERBS).nullable(),
  object: label,
  addressee: label,
  instrument: label,
  place: label,
  coins: z.number().nullable(),
  manner: z.enum(MANNERS).nullable(),
  until: z.enum([...HOURS, 'healed']).nullable(),
  offer: label,
  /** Companions who do it in the hero's stead, and companions who do it along with the hero. */
  doers: z.array(z.string().max(40)).max(8),
  helpers: z.array(z.string().max(40)).max(8),
  /** For `unclear`: what each of the possible meanings would be aimed at. */
  candidates: z.array(z.string().max(40)).max(8),
  confidence: z.number(),
  /** What the player wrote of further deeds, letter by letter. */
  rest: z.string().max(1_000).nullable(),
});
export type ModelReading = z.infer<typeof modelReading>;
