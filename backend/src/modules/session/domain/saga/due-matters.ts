import { staysInPlace } from '#game/content/catalogue.js';
import { type Companion, isPerson } from '#game/model/character.js';
import { RECKONING_KINDS, type ReckoningKind } from '#game/model/content/reckonings.js';
import { type DueMatter } from '#game/model/encounter.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { type Saga, type Thread } from '#game/model/saga.js';
import { isClue } from './clue-threads.js';

/** Days before its end from which the other side of a matter comes for it. */
const COMES = 5;

const isReckoned = (kind: string): kind is ReckoningKind => (RECKONING_KINDS as readonly string[]).includes(kind);

/** Matters that are running out and lie elsewhere, where their other side lives, or travels along. */
export const dueMatters = (
  { threads, calendar, people }: Saga,
  at: Hex,
  companions: readonly Companion[],
): readonly DueMatter[] => {
  const isThere = ({ kind, them }: Thread): boolean =>
    kind === 'wish'
      ? companions.some((companion) => companion.id === them && isPerson(companion))
      : people.some((person) => person.id === them && person.alive && !staysInPlace(person));
  return threads
    .filter((t) => t.state === 'open' && !isClue(t) && !sameHex(t.place, at) && t.dueDay - calendar.day <= COMES)
    .filter(isThere)
    .sort((a, b) => a.dueDay - b.dueDay)
    .flatMap(({ kind, them }) => (isReckoned(kind) ? [{ kind, them }] : []));
};
