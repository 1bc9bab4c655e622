import { linesOf } from '#game/model/content/frame.js';
import { MATTER_KINDS, type MatterContent, type MatterKind, type Matters } from '#game/model/content/matters.js';
import { OATH_KINDS } from '#game/model/content/oath-kinds.js';
import { SCENE_KINDS, type SagaSceneContent } from '#game/model/content/scenes.js';
import { castFaults, deedPronounFaults } from './cast/validate-cast.js';
import { type Fault, linesFaults, offerFaults } from './validate-words.js';

const PERSON = (name: string): string[] => [name, `${name}.he`, `${name}.him`, `${name}.his`, `${name}.trade`];
const SAGA_SLOTS = [...PERSON('who'), ...PERSON('foe'), 'where'];
const slotsOf = ({ kind }: SagaSceneContent): string[] =>
  kind === 'friend' ? [...SAGA_SLOTS, ...PERSON('them')] : SAGA_SLOTS;

const FEWEST_WAYS = 3;
/** Kinds of deeds that do not show whether the deed is for or against the person in the scene. */
const UNMARKED = ['force', 'craft'];
const withPerson = ({ kind }: SagaSceneContent): boolean => kind === 'giver' || kind === 'foe' || kind === 'friend';

const wayFaults = (scene: SagaSceneContent, field: string): Fault[] => {
  const { ways } = scene;
  const slots = slotsOf(scene);
  return ways.flatMap((way, i) => [
    ...offerFaults(way, `${field}.ways[${i}]`, slots),
    ...linesFaults([way.remembered], `${field}.ways[${i}].remembered`, slots, { fewestWords: 6, most: 32 }),
    ...(way.requiresItem === null ? [] : [{ field: `${field}.ways[${i}]`, fault: 'needs an item' }]),
    ...(withPerson(scene) && UNMARKED.includes(way.kind) && way.toward === undefined
      ? [{ field: `${field}.ways[${i}]`, fault: 'does not say what it is to the person' }]
      : []),
  ]);
};

const sceneFaults = (scene: SagaSceneContent, field: string): Fault[] => {
  const slots = slotsOf(scene);
  const { openings, still, givenUp = [], later, ways } = scene;
  return [
    ...linesFaults(openings, `${field}.openings`, slots, { least: 2, fewestWords: 20, most: 75 }),
    ...linesFaults(linesOf(still), `${field}.still`, slots, { most: 45 }),
    ...linesFaults(linesOf(givenUp), `${field}.givenUp`, slots, { least: 0, most: 45 }),
    ...linesFaults(linesOf(later), `${field}.later`, slots, { most: 45 }),
    ...(ways.length < FEWEST_WAYS ? [{ field: `${field}.ways`, fault: `fewer than ${FEWEST_WAYS}` }] : []),
    ...(new Set(ways.map(({ kind }) => kind)).size < FEWEST_WAYS
      ? [{ field: `${field}.ways`, fault: 'ways that are too alike' }]
      : []),
    ...wayFaults(scene, field),
    ...castFaults({ ...scene, isAfloat: scene.afloat === true, offers: ways }, field, 'ways'),
  ];
};

/** The faults of a people's scenes: each kind must exist, and must be possible on land. */
export const scenesFaults = (scenes: readonly SagaSceneContent[], file: string): Fault[] => [
  ...scenes.flatMap((scene) => sceneFaults(scene, `${file}: ${scene.key}`)),
  ...SCENE_KINDS.filter((kind) => !scenes.some((scene) => scene.kind === kind)).map((kind) => ({
    field: file,
    fault: `has no scene of kind ${kind}`,
  })),
  ...OATH_KINDS.filter((kind) => !scenes.some((scene) => scene.of === kind)).map((kind) => ({
    field: file,
    fault: `has no scene of the course of ${kind}`,
  })),
];

const ABOUT: Readonly<Record<MatterKind, readonly string[]>> = {
  seek: [],
  warn: [],
  call: PERSON('them'),
  sell: [],
  tell: [],
  word: PERSON('them'),
  'ask-mate': ['mate'],
  'send-mate': ['mate'],
};
/** A town has a name; other ground may have none. */
const matterSlots = ({ kind, at }: MatterContent): string[] => [
  ...PERSON('who'),
  ...PERSON('foe'),
  ...ABOUT[kind],
  ...(at.every((place) => place === 'city') ? ['place'] : []),
];
const FEWEST = 2;

/** The faults of a people's matters: at least two ways of each kind. */
export const mattersFaults = (matters: Matters, file: string): Fault[] =>
  MATTER_KINDS.flatMap((kind) => [
    ...(matters[kind].length < FEWEST ? [{ field: `${file}: ${kind}`, fault: 'fewer than two' }] : []),
    ...matters[kind].flatMap((matter, i) => [
      ...offerFaults(matter.offer, `${file}: ${kind}[${i}]`, matterSlots(matter)),
      ...deedPronounFaults(matter.offer, `${file}: ${kind}[${i}]`, matter.at.includes('sea')),
    ]),
  ]);
