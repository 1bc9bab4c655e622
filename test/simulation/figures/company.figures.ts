import { threadOf } from '#game/content/catalogue.js';
import { type Companion } from '#game/model/character.js';
import { atLeast, atMost, type Figure, mean, notYet, type Section, share } from './figure.js';
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
  notYet('companions with a trade, a want and an opinion, %', 'each person'),
  notYet('choices before which two companions disagreed, %', ''),
];

export const COMPANY: Section = { title: '4  Companions', figures };
