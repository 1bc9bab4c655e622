import { type Hex, sameHex } from '#game/model/hex.js';
import { type Person } from '#game/model/saga.js';
import { type PastContext, type PastTurn } from './past-turn.js';
import { threadWords } from './deed-words.js';
import { turnSentences } from './turn-words.js';

const MOST_DEALINGS = 4;

/** Those who may come into a scene on a cell: the one of the encounter, and who was last met there. */
export const presentAt = (people: readonly Person[], at: Hex, them: string | null): readonly Person[] =>
  people.filter((p) => p.id === them || (p.alive && p.role === 'met' && sameHex(p.at, at)));

const dayWords = ({ day }: PastTurn): string => (day === null ? '' : `on day ${day}: `);

/** Dealings elsewhere; what happened on the cell itself is in the memory of the cell, and they have seen it. */
const dealingsOf = (person: Person, at: Hex, turns: readonly PastTurn[], context: PastContext): readonly string[] =>
  turns
    .filter((turn) => !sameHex(turn.at, at) && person.dealings.some((dealing) => dealing.turn === turn.turn))
    .slice(-MOST_DEALINGS)
    .map((turn) => `Saw, ${dayWords(turn)}${turnSentences(turn, context)[0] ?? ''}`);

const isOpenWith = (id: string) => (thread: { readonly them: string; readonly state: string }) =>
  thread.them === id && thread.state === 'open';

/** What a person has seen, or been told, of the player; nothing else of the saga is known to them. */
const knownTo = (person: Person, at: Hex, turns: readonly PastTurn[], context: PastContext): readonly string[] => {
  const here = turns.find((turn) => sameHex(turn.at, at) && person.dealings.some(({ turn: t }) => t === turn.turn));
  const since =
    here && (here.day === null ? 'Saw what happened here.' : `Saw what happened here from day ${here.day} on.`);
  return [
    ...(since === undefined ? [] : [since]),
    ...dealingsOf(person, at, turns, context),
    ...(context.saga?.threads ?? [])
      .filter(isOpenWith(person.id))
      .map(({ key, themName, place }) => `Was told: ${threadWords(key, themName, place.name, context)}`),
  ];
};

/** By id of each person who may come into the scene. */
export const witnessedBy = (
  people: readonly Person[],
  at: Hex,
  turns: readonly PastTurn[],
  context: PastContext,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(people.map((person) => [person.id, knownTo(person, at, turns, context)]));
