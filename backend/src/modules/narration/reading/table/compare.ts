import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { type ReadingLabels, type TableRow } from './row.js';

const compassOf = (description: string): string => /to the ([a-z-]+)$/.exec(description)?.[1] ?? description;
const wayLabels = (scene: Scene, ref: SceneRef | null): readonly string[] => {
  const way = ref?.of === 'way' ? scene.ways.find(({ q, r }) => q === ref.q && r === ref.r) : undefined;
  return way ? [compassOf(way.description), ...(way.cityDetails === null ? [] : [way.cityDetails])] : [];
};

/** What a part of an attempt may be called in a row. */
export const labelsOf = (ref: SceneRef | null, scene: Scene): readonly string[] => {
  switch (ref?.of) {
    case undefined:
      return ['-'];
    case 'person': {
      const person = scene.persons.find(({ id }) => id === ref.id);
      return [person?.name ?? ref.id, person?.trade ?? ref.id];
    }
    case 'figure':
      return ['figure', scene.persons.find(({ id }) => id === null)?.trade ?? 'figure'];
    case 'companion':
      return [scene.companions.find(({ id }) => id === ref.id)?.name ?? ref.id];
    case 'coins':
      return [`${ref.amount} coins`, 'coins'];
    case 'thing':
    case 'sight':
    case 'place':
      return [ref.name];
    case 'way':
      return wayLabels(scene, ref);
    case 'thread': {
      const thread = scene.saga?.threads.find(({ id }) => id === ref.id);
      return [ref.id, thread?.kind ?? ref.id, thread?.themName ?? ref.id];
    }
    case 'oath':
    case 'threat':
    case 'self':
      return [ref.of];
  }
};

const fits = (expected: string | undefined, labels: readonly string[]): boolean =>
  (expected ?? '-')
    .split(' | ')
    .some((label) => label === '*' || labels.some((own) => own.toLowerCase() === label.toLowerCase()));

const SLOTS = ['object', 'addressee', 'instrument', 'place'] as const;
const isMeant = (reads: ReadingLabels, attempt: Attempt, scene: Scene): boolean => {
  if (reads.offer !== undefined) return fits(reads.offer, [attempt.offerId ?? '-']);
  if (reads.way !== undefined) return attempt.verb === 'go' && fits(reads.way, wayLabels(scene, attempt.place));
  const verbs = [reads.verb].flat();
  return (
    attempt.offerId === null &&
    verbs.includes(attempt.verb) &&
    SLOTS.every((slot) => fits(reads[slot], labelsOf(attempt[slot], scene))) &&
    fits(reads.manner, [attempt.manner ?? '-']) &&
    fits(reads.until, [attempt.until ?? '-'])
  );
};

const isAbsent = (ref: SceneRef | null, scene: Scene): boolean =>
  ref?.of === 'person' && !scene.persons.some(({ id, isHere, alive }) => id === ref.id && isHere && alive);
const NEEDS_PRESENCE: ReadonlySet<string> = new Set(['attack', 'steal', 'give', 'spare', 'tend', 'follow']);
/** What the rules refuse with a reason: more than the purse holds, somebody who is not here, a way that is none. */
const isImpossible = ({ verb, object, addressee, place }: Attempt, scene: Scene): boolean =>
  (object?.of === 'coins' && object.amount > scene.hero.coins) ||
  (!['swear', 'pray', 'send'].includes(verb) && isAbsent(addressee, scene)) ||
  (NEEDS_PRESENCE.has(verb) && isAbsent(object, scene)) ||
  (place?.of === 'way' && !scene.ways.some(({ q, r }) => q === place.q && r === place.r));

/** Whether a reading is what the row expects. */
export const isRight = ({ reads }: TableRow, reading: IntentReading, scene: Scene): boolean => {
  if (reads === 'refused') return reading.kind !== 'reading' || isImpossible(reading.attempt, scene);
  if (typeof reads === 'string') return reading.kind === reads;
  return reading.kind === 'reading' && isMeant(reads, reading.attempt, scene);
};

/** A reading in a line, for a list of wrong ones. */
export const inALine = (reading: IntentReading, scene: Scene): string => {
  if (reading.kind === 'answer') return `answer: ${reading.text}`;
  if (reading.kind === 'ask-back') return `ask-back: ${reading.question} [${reading.options.join(' | ')}]`;
  const { attempt } = reading;
  const slots = SLOTS.flatMap((slot) =>
    attempt[slot] === null ? [] : [`${slot} ${labelsOf(attempt[slot], scene)[0] ?? '?'}`],
  );
  return [attempt.verb, ...slots, attempt.manner, attempt.until, attempt.offerId && `offer ${attempt.offerId}`]
    .filter(Boolean)
    .join(', ');
};
