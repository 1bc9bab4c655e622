import { type SceneRef } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { IDLE_WORDS } from '../../domain/lexicon/grammar-words.js';
import { coinWords, type Group, type NamedThing, namedIn } from './scene-names.js';
import { wordsOf } from './tokens.js';

/** The scene, ready for the words of one text. */
export interface ReadingScene {
  readonly scene: Scene;
  readonly named: readonly NamedThing[];
  readonly coins: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Words of every choice and every open matter, by their stems. */
  readonly page: ReadonlyMap<string, string>;
  /** The last word of each name of two, by the two written as one: 'riceball'. */
  readonly joined: ReadonlyMap<string, string>;
}
const joinedIn = (named: readonly NamedThing[]): ReadonlyMap<string, string> =>
  new Map(
    named.flatMap(({ names }) =>
      names.filter(({ length }) => length === 2).map((name) => [name.join(''), name[1] ?? ''] as const),
    ),
  );
const pageOf = ({ offers, saga }: Scene): ReadonlyMap<string, string> =>
  new Map(
    [
      ...offers.flatMap(({ action, description, title = '' }) => [action, description, title]),
      ...(saga?.threads ?? []).flatMap(({ title = '' }) => [title]),
      ...(saga === null ? [] : [saga.oath, saga.threat]),
    ].flatMap((line) =>
      wordsOf(line).flatMap(({ text, stem }) =>
        text.length > 2 && !IDLE_WORDS.has(text) ? [[stem, text] as const] : [],
      ),
    ),
  );
/** What only the page names, by the last of these words: a thing of the scene like any other; null where it does not. */
export const onPage = (words: string, { page }: ReadingScene): NamedThing | null => {
  const head = wordsOf(words).at(-1);
  const word = head && page.get(head.stem);
  if (head === undefined || word === undefined) return null;
  return {
    ref: { of: 'sight', name: word },
    label: `the ${word}`,
    group: 'sight',
    names: [[head.stem]],
    gender: null,
    isHere: true,
    isProper: false,
  };
};
export const groundOf = (scene: Scene): ReadingScene => {
  const named = namedIn(scene);
  return {
    scene,
    named,
    coins: coinWords(scene),
    stems: new Set(named.flatMap(({ names }) => names.flat())),
    page: pageOf(scene),
    joined: joinedIn(named),
  };
};

/** What a phrase means in the scene. */
export type PhraseMeaning =
  | { readonly is: 'bound'; readonly ref: SceneRef; readonly label: string; readonly group: Group | 'coins' | 'self' }
  | { readonly is: 'several'; readonly of: readonly NamedThing[] }
  /** A pronoun without anybody that it could stand for. */
  | { readonly is: 'nobody'; readonly word: string }
  /** A thing that is not there. */
  | { readonly is: 'unknown'; readonly words: string }
  /** Nothing in particular. */
  | { readonly is: 'open' };

export const OPEN: PhraseMeaning = { is: 'open' };
export const bound = (named: NamedThing): PhraseMeaning => ({
  is: 'bound',
  ref: named.ref,
  label: named.label,
  group: named.group,
});
