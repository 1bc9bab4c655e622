import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { hexKey } from '#game/model/hex.js';

const refKey = (ref: SceneRef | null): string => {
  if (ref === null) return '-';
  if ('id' in ref) return `${ref.of}:${ref.id}`;
  if (ref.of === 'coins') return `coins:${ref.amount}`;
  if ('q' in ref) return `${ref.of}:${hexKey(ref)}`;
  return 'name' in ref ? `${ref.of}:${ref.name}` : ref.of;
};

/**
 * What an attempt aims at, as its turn's path has it: the verb and the bound ids. Manner and wording are no part of it,
 * so that neither finds other dice (design section 6).
 */
export const attemptKey = ({ verb, object, addressee, instrument, place, doers }: Attempt): string =>
  [verb, ...[object, addressee, instrument, place].map(refKey), ...doers.map((id) => `by:${id}`)].join('|');
