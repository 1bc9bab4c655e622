import { type FactionId } from '#game/model/world.js';
import { linesOf, type OfferContent } from '#game/model/content/frame.js';
import {
  CLUE_GAINS,
  type ClueContent,
  type OathContent,
  type SagaContent,
  SERVICES,
  type ThreadContent,
  THREAD_KINDS,
  type ThreatContent,
} from '#game/model/content/saga-content.js';
import { OATH_KINDS } from '#game/model/content/oath-kinds.js';
import { castFaults } from './cast/validate-cast.js';
import { counselFaults, finaleFaults, reckoningsFaults, toldFaults } from './validate-company.js';
import { learnedFaults, sourcesFaults } from './validate-clues.js';
import { mattersFaults, scenesFaults } from './validate-scenes.js';
import { type Fault, linesFaults, offerFaults, repeatedWords } from './validate-words.js';

const PERSON = (name: string): string[] => [name, `${name}.he`, `${name}.him`, `${name}.his`, `${name}.trade`];
const OATH_SLOTS = [...PERSON('who'), ...PERSON('foe'), 'where'];
const PLACE_SLOTS = [...OATH_SLOTS, 'place'];
const THREAD_SLOTS = [...PERSON('them'), 'place'];

const all = (offers: readonly OfferContent[], field: string, slots: readonly string[]): Fault[] =>
  offers.flatMap((offer, i) => offerFaults(offer, `${field}[${i}]`, slots));

const oathFaults = (oath: OathContent, field: string): Fault[] => [
  ...linesFaults([oath.title], `${field}.title`, OATH_SLOTS, { most: 24 }),
  ...linesFaults(oath.sworn, `${field}.sworn`, OATH_SLOTS, { least: 2, fewestWords: 35, most: 85 }),
  ...linesFaults(oath.advances, `${field}.advances`, OATH_SLOTS, { least: 5, most: 40 }),
  ...(oath.steps.length === 3 ? [] : [{ field: `${field}.steps`, fault: 'an oath has three steps' }]),
  ...oath.steps.flatMap(({ title, offer }, i) => [
    ...linesFaults([title], `${field}.steps[${i}].title`, PLACE_SLOTS, { most: 18 }),
    ...offerFaults(offer, `${field}.steps[${i}].offer`, PLACE_SLOTS),
  ]),
  ...linesFaults(oath.ready, `${field}.ready`, OATH_SLOTS, { least: 2, most: 45 }),
  ...linesFaults(oath.test.openings, `${field}.test.openings`, OATH_SLOTS, { least: 2, most: 70 }),
  ...(oath.test.offers.length === 5 ? [] : [{ field: `${field}.test.offers`, fault: 'a last test has five ways' }]),
  ...all(oath.test.offers, `${field}.test.offers`, OATH_SLOTS),
  ...linesFaults(oath.triumph, `${field}.triumph`, OATH_SLOTS, { least: 6, most: 80 }),
  ...linesFaults(oath.loss, `${field}.loss`, OATH_SLOTS, { least: 4, most: 80 }),
  ...linesFaults(Object.values(oath.fates), `${field}.fates`, OATH_SLOTS, { least: 3, most: 45 }),
];

const threatFaults = (threat: ThreatContent, field: string): Fault[] => [
  ...linesFaults([threat.title], `${field}.title`, PERSON('foe'), { most: 20 }),
  ...(threat.steps.length === 4 ? [] : [{ field: `${field}.steps`, fault: 'a threat has four steps' }]),
  ...(new Set(threat.steps.map(({ effect }) => effect)).size === threat.steps.length
    ? []
    : [{ field: `${field}.steps`, fault: 'two steps with one effect' }]),
  ...threat.steps.flatMap(({ title, told }, i) => [
    ...linesFaults([title], `${field}.steps[${i}].title`, [...PERSON('foe'), 'place'], { most: 20 }),
    ...linesFaults(told, `${field}.steps[${i}].told`, [...PERSON('foe'), 'place'], { least: 2, most: 50 }),
  ]),
  ...linesFaults(threat.signs, `${field}.signs`, PERSON('foe'), { least: 5, most: 40 }),
  ...linesFaults(threat.hunter.openings, `${field}.hunter.openings`, PERSON('foe'), { least: 2, most: 65 }),
  ...all(threat.hunter.offers, `${field}.hunter.offers`, PERSON('foe')),
  ...linesFaults(linesOf(threat.hunter.givenUp ?? []), `${field}.hunter.givenUp`, PERSON('foe'), {
    least: 0,
    most: 45,
  }),
  ...castFaults({ ...threat.hunter, isAfloat: false }, `${field}.hunter`),
  ...linesFaults(threat.loss, `${field}.loss`, OATH_SLOTS, { least: 2, most: 80 }),
];

const matterFaults = ({ title, offer, lapsed }: ThreadContent | ClueContent, field: string): Fault[] => [
  ...linesFaults([title], `${field}.title`, THREAD_SLOTS, { most: 20 }),
  ...offerFaults(offer, `${field}.offer`, THREAD_SLOTS),
  ...linesFaults(lapsed, `${field}.lapsed`, THREAD_SLOTS, { least: 2, most: 45 }),
];
const threadFaults = (thread: ThreadContent, field: string): Fault[] => [
  ...matterFaults(thread, field),
  ...linesFaults(thread.opened, `${field}.opened`, THREAD_SLOTS, { least: 2, most: 45 }),
];

/** Fewest clues of a people by what they give. */
const FEWEST_CLUES = 3;
const cluesFaults = (clues: readonly ClueContent[], file: string): Fault[] => [
  ...clues.flatMap((clue) => [
    ...matterFaults(clue, `${file}: ${clue.key}`),
    ...learnedFaults(clue, `${file}: ${clue.key}.learned`),
  ]),
  ...CLUE_GAINS.filter((gain) => clues.filter(({ gives }) => gives === gain).length < FEWEST_CLUES).map((gain) => ({
    field: file,
    fault: `fewer than three that give ${gain}`,
  })),
];
/** Beasts and people each have wishes of their own. */
const wishFaults = (threads: readonly ThreadContent[], file: string): Fault[] =>
  threads.filter(({ kind, wisher }) => kind === 'wish' && wisher === 'person').length < 2
    ? [{ field: file, fault: 'fewer than two wishes of people' }]
    : [];

/** What is wrong with a people's saga content: the file, the field and the fault of each. Empty where nothing is. */
export const sagaFaults = (faction: FactionId, content: SagaContent): Fault[] => {
  const { oaths, threats, threads, clues, clueSources, scenes, matters, reckonings } = content;
  const { counsel, finale, told, services, landmarks } = content;
  const found = [
    ...oaths.flatMap((oath) => oathFaults(oath, `${faction}/oaths.ts: ${oath.key}`)),
    ...threats.flatMap((threat) => threatFaults(threat, `${faction}/threats.ts: ${threat.key}`)),
    ...threads.flatMap((thread) => threadFaults(thread, `${faction}/threads.ts: ${thread.key}`)),
    ...cluesFaults(clues, `${faction}/clues.ts`),
    ...sourcesFaults(clueSources, `${faction}/clue-sources.ts`),
    ...scenesFaults(scenes, `${faction}/scenes.ts`),
    ...mattersFaults(matters, `${faction}/matters.ts`),
    ...reckoningsFaults(reckonings, `${faction}/reckonings.ts`),
    ...counselFaults(counsel, `${faction}/counsel.ts`),
    ...finaleFaults(finale, `${faction}/finale.ts`),
    ...toldFaults(told, `${faction}/told.ts`),
    ...OATH_KINDS.filter((kind) => !oaths.some((oath) => oath.kind === kind)).map((kind) => ({
      field: `${faction}/oaths.ts`,
      fault: `has no oath of kind ${kind}`,
    })),
    ...wishFaults(threads, `${faction}/threads.ts`),
    ...THREAD_KINDS.filter((kind) => threads.filter((t) => t.kind === kind).length < 2).map((kind) => ({
      field: `${faction}/threads.ts`,
      fault: `fewer than two of kind ${kind}`,
    })),
    ...SERVICES.flatMap((service) =>
      services[service].length < 2
        ? [{ field: `${faction}/services.ts: ${service}`, fault: 'fewer than two' }]
        : all(services[service], `${faction}/services.ts: ${service}`, ['place']),
    ),
    ...landmarks.flatMap(({ name, seen }) =>
      linesFaults(seen, `${faction}/landmarks.ts: ${name}`, [], { least: 2, most: 45 }),
    ),
  ];
  return [...found, ...repeatedWords(faction, JSON.stringify(content))];
};
