import { type SceneRef } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { coinWords, type Group, type Named, namedIn } from './scene-names.js';

/** The scene, ready for the words of one text. */
export interface Ground {
  readonly scene: Scene;
  readonly named: readonly Named[];
  readonly coins: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** The last word of each name of two, by the two written as one: 'riceball'. */
  readonly joined: ReadonlyMap<string, string>;
}
const joinedIn = (named: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(
    named.flatMap(({ names }) =>
      names.filter(({ length }) => length === 2).map((name) => [name.join(''), name[1] ?? ''] as const),
    ),
  );
export const groundOf = (scene: Scene): Ground => {
  const named = namedIn(scene);
  return {
    scene,
    named,
    coins: coinWords(scene),
    stems: new Set(named.flatMap(({ names }) => names.flat())),
    joined: joinedIn(named),
  };
};

/** What a phrase means in the scene. */
export type Bound =
  | { readonly is: 'bound'; readonly ref: SceneRef; readonly label: string; readonly group: Group | 'coins' | 'self' }
  | { readonly is: 'several'; readonly of: readonly Named[] }
  /** A pronoun without anybody that it could stand for. */
  | { readonly is: 'nobody'; readonly word: string }
  /** A thing that is not there. */
  | { readonly is: 'unknown'; readonly words: string }
  /** Nothing in particular. */
  | { readonly is: 'open' };

export const OPEN: Bound = { is: 'open' };
export const bound = (named: Named): Bound => ({ is: 'bound', ref: named.ref, label: named.label, group: named.group });
