import { type Attempt, attemptAt, type SceneRef } from '#game/model/attempt.js';

const refTo = (id: string): SceneRef => ({ of: 'companion', id });
const errandOf = (deed: Attempt | null): Pick<Attempt, 'object' | 'place'> => {
  if (deed === null) return { object: null, place: null };
  return deed.verb === 'go'
    ? { object: null, place: deed.object ?? deed.place }
    : { object: deed.object, place: deed.place };
};
/** Companions who are sent: the first is spoken to, the others go along. */
export const sent = ([first = '', ...helpers]: readonly string[], deed: Attempt | null): Attempt =>
  attemptAt('send', { addressee: refTo(first), ...errandOf(deed), helpers });

const AWAY: ReadonlySet<Attempt['verb']> = new Set(['go', 'flee', 'send', 'dismiss', 'break-oath']);
/** A deed read as the hero's, now done by others: they can't leave for ever, and do nothing to themselves. */
export const doneBy = (doers: readonly string[], deed: Attempt): Attempt => {
  if (AWAY.has(deed.verb)) return sent(doers, deed);
  const isDoer = (ref: SceneRef | null): boolean => ref?.of === 'companion' && doers.includes(ref.id);
  return {
    ...deed,
    doers,
    object: isDoer(deed.object) ? null : deed.object,
    addressee: isDoer(deed.addressee) ? null : deed.addressee,
  };
};
