import { threadOf } from '#game/content/catalogue.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Companion } from '#game/model/character.js';
import { type Happening } from '#game/model/saga.js';
import { atLeast, atMost, type Figure, mean, type Section, share } from './figure.js';
import { type Leaf, type ReadSaga } from './read-saga.js';

const PEOPLE: readonly Companion['type'][] = ['bodyguard', 'humanoid'];
const peopleOf = ({ company }: Leaf): readonly Companion[] => company.filter(({ type }) => PEOPLE.includes(type));

/** Leaves on which a person, no beast, went with the player. */
const withPeople = (sagas: readonly ReadSaga[]): readonly Leaf[] =>
  sagas.flatMap(({ leaves }) => leaves.filter((leaf) => peopleOf(leaf).length > 0));

const isNamed = (leaf: Leaf): boolean => peopleOf(leaf).some(({ name }) => leaf.story.includes(name));
/** Whether a paragraph names one of them and has something said in it. */
export const isQuoted = (leaf: Leaf): boolean =>
  leaf.story
    .split('\n\n')
    .some((paragraph) => paragraph.includes('“') && peopleOf(leaf).some(({ name }) => paragraph.includes(name)));

interface Wish {
  readonly isOfPerson: boolean;
  readonly isForPeople: boolean;
}
const wishes = (sagas: readonly ReadSaga[]): readonly Wish[] =>
  sagas.flatMap(({ leaves, threads }) => {
    const people = new Set(leaves.flatMap(peopleOf).map(({ id }) => id));
    return threads
      .filter(({ kind }) => kind === 'wish')
      .map(({ them, key }) => ({ isOfPerson: people.has(them), isForPeople: threadOf(key)?.wisher === 'person' }));
  });

const WANTS: ReadonlySet<string> = new Set(
  Object.values(SAGAS).flatMap((content) => content.counsel.hirelings.map(({ description }) => description)),
);
/** Those who were hired on the way: their ids say so. */
const hired = (sagas: readonly ReadSaga[]): readonly Companion[] =>
  sagas.flatMap(({ leaves }) => [
    ...new Map(
      leaves.flatMap(peopleOf).flatMap((one) => (/\.h\d+$/.test(one.id) ? [[one.id, one] as const] : [])),
    ).values(),
  ]);
/** Choices of encounters before which a person stood by. */
const choices = (sagas: readonly ReadSaga[]): readonly Leaf[] =>
  withPeople(sagas).filter(({ menu }) => menu.frame !== null && menu.cards.length > 1);
const isQuarrel = ({ kind }: Happening): boolean => kind === 'companion-quarrelled';

const figures: readonly Figure[] = [
  {
    title: 'turns with a person in the company, in a saga',
    aim: '',
    of: (sagas) => mean(sagas.map((saga) => withPeople([saga]).length)),
  },
  {
    title: '  leaves of these that name them, %',
    aim: 'far above 11',
    of: (sagas) => share(withPeople(sagas), isNamed),
    isMet: atLeast(25),
  },
  {
    title: '  leaves of these that quote them, %',
    aim: '≥ 17 (every sixth)',
    of: (sagas) => share(withPeople(sagas), isQuoted),
    isMet: atLeast(100 / 6),
  },
  {
    title: 'wishes told of people by threads not written for people, %',
    aim: '0',
    of: (sagas) => share(wishes(sagas), ({ isOfPerson, isForPeople }) => isOfPerson && !isForPeople),
    isMet: atMost(0),
  },
  {
    title: 'hired companions with a trade and a want of their own, %',
    aim: 'each',
    of: (sagas) => share(hired(sagas), ({ description }) => WANTS.has(description)),
    isMet: atLeast(100),
  },
  {
    title: 'choices of encounters with a person along, on which one had an opinion, %',
    aim: 'each but one who sulks',
    of: (sagas) => share(choices(sagas), ({ menu }) => menu.counsel.length > 0),
    isMet: atLeast(75),
  },
  {
    title: 'choices with two opinions, on which they disagreed, %',
    aim: 'some',
    of: (sagas) =>
      share(
        choices(sagas).filter(({ menu }) => menu.counsel.length > 1),
        ({ menu }) => new Set(menu.counsel.map(({ offerId }) => offerId)).size > 1,
      ),
    isMet: atLeast(10),
  },
  {
    title: 'sagas in which a companion quarrelled, %',
    aim: '',
    of: (sagas) => share(sagas, ({ leaves }) => leaves.some(({ happenings }) => happenings.some(isQuarrel))),
  },
];

export const COMPANY: Section = { title: '4  Companions', figures };
