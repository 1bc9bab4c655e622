import { genderOfCompanion } from '#game/content/companion-gender.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Companion, isPerson } from '#game/model/character.js';
import { type Dealing, type NamedPlace, type Person } from '#game/model/saga.js';
import { type FactionId } from '#game/model/world.js';
import { remembering } from './people.rules.js';

/** The trade that somebody was hired by; the others are companions by trade. */
const tradeOf = (faction: FactionId, { description }: Companion): string =>
  SAGAS[faction]?.counsel.hirelings.find((one) => one.description === description)?.trade ?? 'companion';

/** A companion as one of the people of the saga: the id is the same. */
const personOfCompanion = (companion: Companion, faction: FactionId, at: NamedPlace): Person => ({
  id: companion.id,
  name: companion.name,
  gender: genderOfCompanion(companion.name),
  trade: tradeOf(faction, companion),
  at,
  role: 'companion',
  mood: 'warm',
  alive: true,
  dealings: [],
});

/** What happened between the player and a companion, and how they think of it. */
export interface CompanionDealing {
  readonly companion: Companion;
  /** Null: nothing but that they are somebody of the saga now. */
  readonly dealing: Dealing | null;
  readonly mood: Person['mood'] | null;
}

/** The people of the saga, and among them each companion with whom something happened. */
export const withCompanionDealings = (
  people: readonly Person[],
  dealings: readonly CompanionDealing[],
  faction: FactionId,
  at: NamedPlace,
): readonly Person[] =>
  dealings
    .filter(({ companion }) => isPerson(companion))
    .reduce((all, { companion, dealing, mood }) => {
      const known = all.find(({ id }) => id === companion.id) ?? personOfCompanion(companion, faction, at);
      const after = {
        ...known,
        at,
        mood: mood ?? known.mood,
        dealings: dealing === null ? known.dealings : remembering(known.dealings, dealing),
      };
      return [...all.filter(({ id }) => id !== companion.id), after];
    }, people);

/** Those who died at the player's side. */
export const withoutFallen = (people: readonly Person[], fallen: readonly string[]): readonly Person[] =>
  people.some(({ id, alive }) => alive && fallen.includes(id))
    ? people.map((person) => (fallen.includes(person.id) ? { ...person, alive: false } : person))
    : people;
