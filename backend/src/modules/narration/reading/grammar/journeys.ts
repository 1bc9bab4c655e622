import { type Verb } from '#game/model/attempt.js';
import { bind } from './bind.js';
import { type Said } from './deed.js';
import { type ReadingScene } from './reading-scene.js';
import { kinOf } from './lexicon/kin.js';
import { stemOf, type TextToken } from './tokens.js';
import { compassIn, terrainIn } from './ways.js';

const isSeen = (words: readonly TextToken[], { scene }: ReadingScene): boolean => {
  const stems = words.map(({ stem }) => stem);
  const all = new Set([...stems, ...kinOf(stems)]);
  return scene.sights.some((sight) => sight.words.some((word) => all.has(stemOf(word))));
};

const TOWARDS = new Set(['to', 'toward', 'towards']);
const isPlace = (tokens: readonly TextToken[], ground: ReadingScene): boolean => {
  const what = bind(tokens, ground, ['sight', 'place']);
  return what.is === 'bound' && what.ref.of === 'place';
};
/** Whether words tell of a compass point, or of a place on the map. */
const isFar = ({ words, preps }: Said, ground: ReadingScene): boolean =>
  compassIn(words) !== null || preps.some(({ tokens }) => isPlace(tokens, ground));

const overLand = ({ words, direct, preps }: Said, ground: ReadingScene): boolean => {
  const names = [...direct, ...preps.flatMap(({ tokens }) => tokens)];
  return names.length > 0 && (compassIn(words) !== null || (terrainIn(words) !== null && !isSeen(names, ground)));
};

const WAY = /^(?:\w+ )?(?:the )?(?:road|path|river|coast|track|shore|trail)\b/;
/** Deeds that are a journey where ways are open, and when. */
const JOURNEYS: Readonly<Partial<Record<Verb, (said: Said, ground: ReadingScene) => boolean>>> = {
  flee: ({ words }, { scene }) => scene.frame === null || compassIn(words) !== null,
  hide: (said, ground) => said.preps.some(({ prep }) => TOWARDS.has(prep)) && isFar(said, ground),
  steal: ({ by, words, direct }, ground) => by[0] === 'take' && terrainIn(words) !== null && !isSeen(direct, ground),
  follow: ({ words, direct }, ground) => WAY.test(words) && !isSeen(direct, ground),
  climb: overLand,
  swim: overLand,
};
/** On open ground, to leave, to creep towards a place, and to climb or swim over the land is to travel. */
export const isGoing = (said: Said, ground: ReadingScene): boolean =>
  said.verb === 'go' || (ground.scene.ways.length > 0 && JOURNEYS[said.verb]?.(said, ground) === true);
