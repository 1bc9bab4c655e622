import { type ReadingScene } from '../reading-scene.js';
import { type NamedThing } from '../scene-names.js';
import { spelledRight } from '../spelling.js';
import { stemOf } from '../tokens.js';

/** A text in which each companion, or list of them, stands as a mark: '@0', the first of `groups`. */
export interface Marked {
  readonly text: string;
  /** Ids of companions, by mark. */
  readonly groups: readonly (readonly string[])[];
}

export const idOf = ({ ref }: NamedThing): string => (ref.of === 'companion' ? ref.id : '');
export const matesIn = ({ named }: ReadingScene): readonly NamedThing[] =>
  named.filter(({ group }) => group === 'companion');
const isPersonal = (mate: NamedThing, { scene }: ReadingScene): boolean =>
  scene.companions.some(({ id, type }) => id === idOf(mate) && (type === 'bodyguard' || type === 'humanoid'));
/** Those who go along and are people; where nobody is, the beasts. */
export const peopleOf = (ground: ReadingScene): readonly NamedThing[] => {
  const people = matesIn(ground).filter((mate) => isPersonal(mate, ground));
  return people.length > 0 ? people : matesIn(ground);
};

const properOf = ({ names }: NamedThing): readonly string[] => names[0] ?? [];
/** A word that also names somebody else who is here does not identify a companion. */
const isShared = (stem: string, { named }: ReadingScene): boolean =>
  named.some(({ group, names, isHere }) => group === 'person' && isHere && names.some((name) => name.includes(stem)));

const nameOfWord = (word: string, ground: ReadingScene): NamedThing | undefined => {
  const stems = spelledRight([{ text: word, stem: stemOf(word) }], ground).flatMap(({ text, stem }) => [
    stem,
    ...text.split('-').map(stemOf),
  ]);
  return matesIn(ground).find((mate) => properOf(mate).some((stem) => stems.includes(stem) && !isShared(stem, ground)));
};
const kindOfWord = (word: string, ground: ReadingScene): NamedThing | undefined => {
  const fits = matesIn(ground).filter(({ names }) => names.slice(1).some((name) => name.includes(stemOf(word))));
  return fits.length === 1 ? fits[0] : undefined;
};
const isSight = (word: string, { named }: ReadingScene): boolean =>
  named.some(({ group, names }) => group === 'sight' && names.some((name) => name.includes(stemOf(word))));

const NAME = /(?<![\p{L}@])\p{L}+(?:-\p{L}+)*/gu;
const OF_A_KIND = /\b(my|our|the) (\p{L}+)\b/gu;
const LIST = /@\d+(?:(?:,? and |, | & |,? as well as )@\d+)+/g;
const SAME = /@(\d+)(?: @\1)+/g;

/** The text with a mark in place of each companion: by name, also misspelled, or as 'my mare', 'the dog'. */
export const marked = (text: string, ground: ReadingScene): Marked => {
  const ids = matesIn(ground).map(idOf);
  const markOf = (mate: NamedThing | undefined, word: string): string => (mate ? `@${ids.indexOf(idOf(mate))}` : word);
  const byKind = text.replace(OF_A_KIND, (all, article: string, word: string) =>
    article === 'the' && isSight(word, ground) ? all : markOf(kindOfWord(word, ground), all),
  );
  const named = byKind.replace(NAME, (word) => markOf(nameOfWord(word, ground), word)).replace(SAME, '@$1');
  const groups = ids.map((id) => [id]);
  const listed = named.replace(LIST, (list) => {
    groups.push([...new Set(Array.from(list.matchAll(/\d+/g), ([n]) => ids[Number(n)] ?? ''))]);
    return `@${groups.length - 1}`;
  });
  return { text: listed, groups };
};

/** Each mark as the names that it stands for. */
export const unmarked = (text: string, { groups }: Marked, ground: ReadingScene): string =>
  text.replace(/@(\d+)/g, (_, n: string) =>
    (groups[Number(n)] ?? [])
      .flatMap((id) => matesIn(ground).filter((mate) => idOf(mate) === id))
      .map(({ label }) => label.toLowerCase())
      .join(' and '),
  );
