import { FACTION_CONTENT } from '#game/content/factions.js';
import { type MainPerson, type Toward } from '#game/model/content/frame.js';
import { type Draw } from '#game/model/draw.js';
import { type Dealing, type Mood, MOODS, MOST_PEOPLE, type NamedPlace, type Person } from '#game/model/saga.js';
import { type OfferKind } from '#game/model/offer.js';
import { type Hero } from '../state/session.state.js';
import { type FactionId } from '#game/model/world.js';

/** A person remembers the first dealing and the newest ones, up to this number. */
const REMEMBERED_DEALINGS = 4;

/** The unused names, or all names: two people of one family would seem to be relatives. */
const unlike = (names: readonly string[], people: readonly Pick<Person, 'name'>[]): readonly string[] => {
  const free = names.filter((name) => !people.some((p) => ` ${p.name} `.includes(` ${name} `)));
  return free.length > 0 ? free : names;
};

/** A name of this people, unlike the names of everybody else in the saga. */
export const nameFor = (
  faction: FactionId,
  gender: Person['gender'],
  people: readonly Pick<Person, 'name'>[],
  draw: Draw,
): string => {
  const { given, second, order } = FACTION_CONTENT[faction].names;
  const [firsts, seconds] = [unlike(given[gender], people), unlike(second[gender], people)];
  const own = firsts[draw('given-name', firsts.length) - 1] ?? '';
  const other = seconds[draw('second-name', seconds.length) - 1] ?? '';
  return order === 'given-second' ? `${own} ${other}` : `${other} ${own}`;
};

type Feeling = readonly [won: number, lost: number];
/** Steps by which a person's mood goes up or down, by the kind of the deed and whether it succeeded. */
const FEELING: Readonly<Record<OfferKind | 'move', Feeling>> = {
  force: [-2, -1],
  craft: [-1, -1],
  talk: [1, -1],
  flight: [0, 0],
  gift: [2, 1],
  patience: [1, 0],
  explore: [0, 0],
  rest: [0, 0],
  trade: [1, 0],
  move: [0, 0],
};
/** The same where content gives the deed's meaning to them: a kindness never lowers the mood. */
const MEANT: Readonly<Record<Toward, (kind: OfferKind | 'move') => Feeling>> = {
  for: () => [1, 0],
  neither: () => [0, 0],
  against: (kind) => (kind === 'force' ? FEELING.force : FEELING.craft),
  deadly: () => FEELING.force,
};
export const moodAfter = (mood: Mood, steps: number): Mood =>
  MOODS[Math.max(0, Math.min(MOODS.length - 1, MOODS.indexOf(mood) + steps))] ?? mood;
/** The player's deed to a person, and its success. */
export interface Treatment extends Dealing {
  readonly kind: OfferKind | 'move';
  /** Undefined where the kind decides. */
  readonly toward?: Toward | undefined;
}
export const feelingOf = ({ kind, success, toward }: Pick<Treatment, 'kind' | 'success' | 'toward'>): number =>
  (toward ? MEANT[toward](kind) : FEELING[kind])[success ? 0 : 1];

/** The dealings with one more. */
export const remembering = (dealings: readonly Dealing[], dealing: Dealing): readonly Dealing[] =>
  dealings.length < REMEMBERED_DEALINGS
    ? [...dealings, dealing]
    : [...dealings.slice(0, 1), ...dealings.slice(2), dealing];

/** Whether a person who bore a grudge gives it up. */
export const isReconciled = (person: Person, dealt: Treatment): boolean => thinksIll(person) && feelingOf(dealt) > 0;
const moodOf = (person: Person, dealt: Treatment): Mood =>
  isReconciled(person, dealt) ? 'civil' : moodAfter(person.mood, feelingOf(dealt));

/** A person after one more deed with the player. */
export const personAfter = (person: Person, { toward, ...dealing }: Treatment, at: NamedPlace): Person => ({
  ...person,
  at,
  mood: moodOf(person, { toward, ...dealing }),
  dealings: remembering(person.dealings, dealing),
});

interface Encountered {
  readonly figure: MainPerson;
  readonly hero: Pick<Hero, 'name' | 'faction'>;
  readonly people: readonly Person[];
  readonly treatment: Treatment;
  readonly at: NamedPlace;
}
/** The person of a storylet, with a name from now on. */
export const newPerson = ({ figure, hero, people, treatment, at }: Encountered, draw: Draw): Person =>
  personAfter(
    {
      id: `p${treatment.turn}`,
      name: nameFor(hero.faction, figure.gender, [hero, ...people], draw),
      gender: figure.gender,
      trade: figure.trade,
      at,
      role: 'met',
      mood: 'civil',
      alive: true,
      dealings: [],
    },
    treatment,
    at,
  );

/** Adds a person. Over the limit, the oldest without an opinion of the player is dropped first. */
export const withPerson = (
  people: readonly Person[],
  person: Person,
  needed: ReadonlySet<string>,
): readonly Person[] => {
  const all = [...people, person];
  if (all.length <= MOST_PEOPLE) return all;
  const idle = people.filter(({ id, role }) => role === 'met' && !needed.has(id));
  const least = idle.find(({ mood }) => mood === 'civil' || mood === 'wary') ?? idle[0];
  return all.filter((p) => p !== least);
};

export const thinksWell = ({ mood, role, alive }: Person): boolean =>
  role === 'met' && alive && (mood === 'warm' || mood === 'devoted');
export const thinksIll = ({ mood, role, alive }: Person): boolean =>
  role === 'met' && alive && (mood === 'resents' || mood === 'hates');
/** The person with the oldest last meeting. */
export const longestUnseen = (people: readonly Person[]): Person | null =>
  people.reduce<Person | null>(
    (oldest, p) =>
      oldest === null || (p.dealings.at(-1)?.turn ?? 0) < (oldest.dealings.at(-1)?.turn ?? 0) ? p : oldest,
    null,
  );
