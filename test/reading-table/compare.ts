import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { type ReadingLabels, type TableRow } from './row.js';

const compassOf = (description: string): string => /to the ([a-z-]+)$/.exec(description)?.[1] ?? description;
const wayLabels = (scene: Scene, ref: SceneRef | null): readonly string[] => {
  const way = ref?.of === 'way' ? scene.ways.find(({ q, r }) => q === ref.q && r === ref.r) : undefined;
  return way ? [compassOf(way.description), ...(way.cityDetails === null ? [] : [way.cityDetails])] : [];
};

const personLabels = (scene: Scene, id: string): readonly string[] => {
  const person = scene.persons.find((one) => one.id === id);
  return [person?.name ?? id, person?.trade ?? id];
};
const threadLabels = (scene: Scene, id: string): readonly string[] => {
  const thread = scene.saga?.threads.find((one) => one.id === id);
  return [id, thread?.kind ?? id, thread?.themName ?? id];
};
/** What a part of an attempt may be called in a row, by its sort. */
const LABELS: { readonly [Of in SceneRef['of']]: (ref: SceneRef & { of: Of }, scene: Scene) => readonly string[] } = {
  person: ({ id }, scene) => personLabels(scene, id),
  figure: (_, { persons }) => ['figure', persons.find(({ id }) => id === null)?.trade ?? 'figure'],
  companion: ({ id }, { companions }) => [companions.find((one) => one.id === id)?.name ?? id],
  coins: ({ amount }) => [`${amount} coins`, 'coins'],
  thing: ({ name }) => [name],
  sight: ({ name }) => [name],
  place: ({ name }) => [name],
  way: (ref, scene) => wayLabels(scene, ref),
  thread: ({ id }, scene) => threadLabels(scene, id),
  oath: () => ['oath'],
  threat: () => ['threat'],
  self: () => ['self'],
};
const labelsOf = (ref: SceneRef | null, scene: Scene): readonly string[] =>
  ref === null ? ['-'] : (LABELS[ref.of] as (ref: SceneRef, scene: Scene) => readonly string[])(ref, scene);

const fits = (expected: string | undefined, labels: readonly string[]): boolean =>
  (expected ?? '-')
    .split(' | ')
    .some((label) => label === '*' || labels.some((own) => own.toLowerCase() === label.toLowerCase()));

const SLOTS = ['object', 'addressee', 'instrument', 'place'] as const;
const HOW = ['manner', 'until'] as const;
/** Who does it: a companion who is sent does what a row says of sending, by whichever verb. */
const isBy = ({ verb, by, helpers, addressee }: ReadingLabels, attempt: Attempt, { companions }: Scene): boolean => {
  const named = (ids: readonly string[]): string =>
    [...ids.map((id) => companions.find((one) => one.id === id)?.name ?? id)].sort().join(' & ') || '-';
  const wanted = (label = '-'): string =>
    label
      .split(' | ')
      .map((names) => names.split(' & ').sort().join(' & '))
      .join(' | ');
  const isAnybody = by === undefined && ([verb].flat().includes('send') || addressee === '*');
  return (isAnybody || fits(wanted(by), [named(attempt.doers)])) && fits(wanted(helpers), [named(attempt.helpers)]);
};
/** 'Garm, fetch the goat': by whichever verb Garm does it. */
const asSent = (attempt: Attempt): Attempt =>
  attempt.doers[0] === undefined || attempt.verb === 'send'
    ? attempt
    : { ...attempt, verb: 'send', addressee: { of: 'companion', id: attempt.doers[0] } };

const hasParts = (reads: ReadingLabels, attempt: Attempt, scene: Scene): boolean =>
  attempt.offerId === null &&
  [reads.verb].flat().includes(attempt.verb) &&
  SLOTS.every((slot) => fits(reads[slot], labelsOf(attempt[slot], scene))) &&
  HOW.every((slot) => fits(reads[slot], [attempt[slot] ?? '-']));
const isMeant = (reads: ReadingLabels, read: Attempt, scene: Scene): boolean => {
  const isSent = [reads.verb].flat().includes('send') && reads.by === undefined;
  const attempt = isSent ? asSent(read) : read;
  if (reads.way !== undefined) return attempt.verb === 'go' && fits(reads.way, wayLabels(scene, attempt.place));
  if (!isBy(reads, attempt, scene)) return false;
  return reads.offer === undefined
    ? hasParts(reads, attempt, scene)
    : reads.offer.split(' | ').includes(attempt.offerId ?? '-');
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
  const mates = (how: string, ids: readonly string[]): readonly string[] =>
    ids.map((id) => `${how} ${scene.companions.find((one) => one.id === id)?.name ?? id}`);
  return [
    attempt.verb,
    ...slots,
    ...mates('by', attempt.doers),
    ...mates('with', attempt.helpers),
    attempt.manner,
    attempt.until,
    attempt.offerId && `offer ${attempt.offerId}`,
  ]
    .filter(Boolean)
    .join(', ');
};
