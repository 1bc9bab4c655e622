import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { type Companion, type Item } from '#game/model/character.js';
import { type Person, type Thread } from '#game/model/saga.js';
import { type SessionData } from '../state/session.state.js';
import { isHere, townOf } from './who-is-here.js';

/** A part of an attempt with what it stands for. */
export type SituatedPart =
  | { readonly of: 'person'; readonly person: Person; readonly here: boolean }
  | { readonly of: 'companion'; readonly companion: Companion }
  | { readonly of: 'thing'; readonly item: Item }
  | { readonly of: 'thread'; readonly thread: Thread }
  | Exclude<SceneRef, { of: 'person' | 'companion' | 'thing' | 'thread' }>;

/** An attempt where it is made, with all that its verb may ask for. */
export interface Situated {
  readonly session: SessionData;
  readonly attempt: Attempt;
  readonly object: SituatedPart | null;
  readonly addressee: SituatedPart | null;
  readonly instrument: SituatedPart | null;
  readonly place: SituatedPart | null;
  /** Whether an encounter is open. */
  readonly met: boolean;
  /** Name of the city, or null. */
  readonly town: string | null;
}
export interface ImpossibleAttempt {
  /** A finished sentence for the player: the reason. */
  readonly impossible: string;
}
export const impossible = (reason: string): ImpossibleAttempt => ({ impossible: reason });

const bindPerson = (session: SessionData, id: string): SituatedPart | ImpossibleAttempt => {
  const person = session.saga?.people.find((p) => p.id === id);
  return person
    ? { of: 'person', person, here: isHere(session, person) }
    : impossible('Nobody here has heard of such a person.');
};
const bindCompanion = ({ holdings }: SessionData, id: string): SituatedPart | ImpossibleAttempt => {
  const companion = holdings.companions.find((c) => c.id === id);
  return companion ? { of: 'companion', companion } : impossible('That one no longer goes with you.');
};
const bindThing = ({ holdings }: SessionData, name: string): SituatedPart | ImpossibleAttempt => {
  const item = holdings.inventory.find((held) => held.name === name);
  return item ? { of: 'thing', item } : impossible(`You look through all you have. There is no ${name.toLowerCase()}.`);
};
const bindThread = ({ saga }: SessionData, id: string): SituatedPart | ImpossibleAttempt => {
  const thread = saga?.threads.find((t) => t.id === id && t.state === 'open');
  return thread ? { of: 'thread', thread } : impossible('That matter is closed, and nobody is waiting for it.');
};

const bindSum = (ref: Extract<SceneRef, { of: 'coins' }>): SituatedPart | ImpossibleAttempt =>
  Number.isInteger(ref.amount) && ref.amount > 0 ? ref : impossible('That is no sum that could be counted out.');

/** How a part of each sort is looked up; every other part stands for itself. */
const BIND: {
  readonly [K in SceneRef['of']]?: (
    session: SessionData,
    ref: Extract<SceneRef, { of: K }>,
  ) => SituatedPart | ImpossibleAttempt;
} = {
  person: (session, { id }) => bindPerson(session, id),
  companion: (session, { id }) => bindCompanion(session, id),
  thing: (session, { name }) => bindThing(session, name),
  thread: (session, { id }) => bindThread(session, id),
  coins: (_, ref) => bindSum(ref),
};
const bound = (session: SessionData, ref: SceneRef | null): SituatedPart | ImpossibleAttempt | null => {
  if (ref === null) return null;
  const bind = BIND[ref.of] as ((session: SessionData, ref: SceneRef) => SituatedPart | ImpossibleAttempt) | undefined;
  return bind ? bind(session, ref) : (ref as SituatedPart);
};
export const isImpossible = (part: object | null): part is ImpossibleAttempt => part !== null && 'impossible' in part;

/** Looks every part of an attempt up; impossible where one of them is not to be had. */
export const situated = (session: SessionData, attempt: Attempt): Situated | ImpossibleAttempt => {
  const object = bound(session, attempt.object);
  const addressee = bound(session, attempt.addressee);
  const instrument = bound(session, attempt.instrument);
  const place = bound(session, attempt.place);
  if (isImpossible(object)) return object;
  if (isImpossible(addressee)) return addressee;
  if (isImpossible(instrument)) return instrument;
  if (isImpossible(place)) return place;
  return {
    session,
    attempt,
    object,
    addressee,
    instrument,
    place,
    met: session.standing.frame !== null,
    town: townOf(session),
  };
};
