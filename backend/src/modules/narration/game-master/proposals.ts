import { type Attempt, attemptAt, type SceneRef, type Verb } from '#game/model/attempt.js';
import { attemptPhrase } from '#game/content/common/attempt-words.js';
import { type Wording } from '#game/model/offer.js';
import { type Scene } from '#game/model/scene.js';
import { type ProposedDeed } from '../prompt/wording-prompt.js';

/** What a proposal may aim at: a name that a model is given, and what it stands for. */
interface Target {
  readonly name: string;
  readonly ref: SceneRef;
}

const refsIn = ({ persons, companions, inventory, sights, places }: Scene): readonly Target[] => [
  ...persons.flatMap(({ id, name, trade, alive, isHere }): readonly Target[] => {
    if (!alive || !isHere) return [];
    return [{ name: name ?? `the ${trade}`, ref: id === null ? { of: 'figure' } : { of: 'person', id } }];
  }),
  ...companions.map(({ id, name }): Target => ({ name, ref: { of: 'companion', id } })),
  ...inventory.map(({ name }): Target => ({ name, ref: { of: 'thing', name } })),
  ...sights.map(({ name }): Target => ({ name, ref: { of: 'sight', name } })),
  ...places.map(({ name, q, r }): Target => ({ name, ref: { of: 'place', name, q, r } })),
];

/** The names that a proposal may aim at. */
export const targetsIn = (scene: Scene): readonly string[] => [...new Set(refsIn(scene).map(({ name }) => name))];

const nameOf = (wanted: SceneRef, scene: Scene): string => {
  const name = refsIn(scene).find(({ ref }) => JSON.stringify(ref) === JSON.stringify(wanted))?.name ?? 'it';
  if (wanted.of === 'thing') return `your ${name.toLowerCase()}`;
  return wanted.of === 'sight' ? `the ${name}` : name;
};

/** The rules' own words for a deed, where the model's can't stand. */
export const plainWordsFor = (attempt: Attempt, scene: Scene): Pick<Wording, 'action' | 'description'> => {
  const phrase = attemptPhrase(attempt, (ref) => nameOf(ref, scene));
  return {
    action: `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`.replaceAll(' ', '_'),
    description: 'Nobody asks it of you, and it is open to you all the same.',
  };
};

/** Deeds whose target is the person addressed; in all other deeds, the target is the object. */
const TO_SOMEBODY: ReadonlySet<Verb> = new Set<Verb>(['ask', 'talk', 'promise', 'threaten', 'trick', 'teach', 'send']);
/** A proposal may not leave, break an oath or send anybody away: those are the player's own to think of. */
const NOT_PROPOSED: ReadonlySet<Verb> = new Set<Verb>([
  'go',
  'break-oath',
  'swear',
  'dismiss',
  'give',
  'sell',
  'trade',
]);

/** A proposed deed as an attempt at something that is there; null where it aims at nothing that is. */
export const attemptFor = ({ verb, target }: Pick<ProposedDeed, 'verb' | 'target'>, scene: Scene): Attempt | null => {
  if (NOT_PROPOSED.has(verb)) return null;
  if (target === null) return TO_SOMEBODY.has(verb) ? null : attemptAt(verb);
  const wanted = target.trim().toLowerCase();
  const ref = refsIn(scene).find(({ name }) => name.toLowerCase() === wanted)?.ref;
  if (!ref) return null;
  return attemptAt(verb, TO_SOMEBODY.has(verb) ? { addressee: ref } : { object: ref });
};
