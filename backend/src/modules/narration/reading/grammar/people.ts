import { type SceneRef, type Verb } from '#game/model/attempt.js';
import { BEAST_NOUNS, PEOPLE_NOUNS } from '#game/content/common/sight-nouns.js';
import { type ReadingScene } from './reading-scene.js';

/** Sights of a town who are people. */
const CROWDS: ReadonlySet<string> = new Set(['people', 'merchant', 'guard', 'smith', 'priest']);
const SETS = [PEOPLE_NOUNS, BEAST_NOUNS, CROWDS];
const LIVING: ReadonlySet<SceneRef['of']> = new Set(['person', 'figure', 'companion']);

/** Whether this is somebody: a person, a companion, or a man or a beast that is seen. */
export const isSomebody = (ref: SceneRef): boolean =>
  ref.of === 'sight' ? SETS.some((nouns) => nouns.has(ref.name)) : LIVING.has(ref.of);

/** The one who is meant where nobody is named: who stands in the middle, or the only one here. */
export const whoIsHere = ({ scene, named }: ReadingScene): SceneRef | null => {
  const people = named.filter(({ group, isHere }) => group === 'person' && isHere);
  const [first] = people;
  return first && (people.length === 1 || scene.phase === 'encounter') ? first.ref : null;
};

const FIERCE = /wolf|bear|boar|bull|snake|stag/;
/** The beast, or else the people, of an encounter without anybody in its middle. */
export const seenPeople = ({ scene }: ReadingScene): SceneRef | null => {
  if (scene.phase !== 'encounter') return null;
  const beast = scene.sights.find(({ name }) => BEAST_NOUNS.has(name) && FIERCE.test(name));
  const sight = beast ?? scene.sights.find(({ name }) => PEOPLE_NOUNS.has(name));
  return sight ? { of: 'sight', name: sight.name } : null;
};

/** Whether words can reach anybody here; a companion is nobody to fight. */
export const isPeopled = ({ scene, named }: ReadingScene, verb: Verb | null = null): boolean =>
  scene.city !== null ||
  scene.frame !== null ||
  named.some(({ group, isHere }) => isHere && (group === 'person' || (group === 'companion' && verb !== 'attack')));
