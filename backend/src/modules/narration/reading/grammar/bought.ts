import { FOOD, isEdible } from '#game/content/common/sorts-of-things.js';
import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { type Said } from './deed.js';
import { type ReadingScene } from './reading-scene.js';
import { telling } from './scene-names.js';
import { type TextToken } from './tokens.js';

const BUYING: ReadonlySet<string> = new Set(['buy', 'purchase', 'acquire', 'order', 'rent', 'hire', 'get']);
/** Verbs that buy whatever is named after them, and never give it. */
export const isBuying = ({ verb, by: [first = ''] }: Pick<Said, 'verb' | 'by'>): boolean =>
  verb === 'trade' && BUYING.has(first);

const MEALS: ReadonlySet<string> = new Set(
  'food meal meals dinner supper breakfast lunch rations drink drinks ale beer wine mead rum sake kumis milk soup stew porridge'.split(
    ' ',
  ),
);
const isMeal = ({ by, direct, after }: Said): boolean =>
  [...by, ...direct.map(({ text }) => text)].some((word) => MEALS.has(word) || isEdible({ name: word })) ||
  /\b(?:to|for) (?:eat|drink)\b/.test(after.map(({ text }) => text).join(' '));

/** 'Bow' is the head of 'longbow'. */
const isHead = (head: string, { stem }: TextToken): boolean =>
  head === stem || (stem.length > 2 && head.endsWith(stem));
/** How many words of a name are said, its head among them; 0 for none. */
const named = (name: readonly string[], said: readonly TextToken[]): number =>
  said.some((token) => isHead(name.at(-1) ?? '', token))
    ? 1 + said.filter(({ stem }) => name.includes(stem)).length
    : 0;
/** What the town sells by these words: 'a bow' is its ash bow. */
const wareIn = ({ direct }: Said, { scene }: ReadingScene): SceneRef | null => {
  const [best] = (scene.wares ?? [])
    .map((name) => ({ name, count: named(telling(name), direct) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return best ? { of: 'sight', name: best.name } : null;
};

/** What is bought, as the town sells or serves it; a carried thing of that name is not for sale to its owner. */
export const boughtIn = ({ object, addressee }: Attempt, said: Said, ground: ReadingScene): SceneRef | null => {
  const ware = wareIn(said, ground);
  if (ware !== null) return ware;
  if (object?.of === 'thing') return null;
  const isOfTown = addressee === null || addressee.of === 'sight';
  return object === null && isOfTown && isMeal(said) ? { of: 'sight', name: FOOD } : object;
};
