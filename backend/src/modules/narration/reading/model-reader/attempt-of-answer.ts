import { type Attempt, attemptAt, type SceneRef } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { doneBy } from '../grammar/company/done-by.js';
import { type ModelReading } from './reading-answer.js';
import { offerLabel } from './reading-prompt.js';
import { type Labelled } from './scene-labels.js';

const SLOTS = ['object', 'addressee', 'instrument', 'place'] as const;
/** What each slot can hold at all. */
const FITTING: Readonly<Record<(typeof SLOTS)[number], ReadonlySet<SceneRef['of']>>> = {
  object: new Set([
    'person',
    'figure',
    'companion',
    'thing',
    'sight',
    'coins',
    'place',
    'thread',
    'oath',
    'threat',
    'self',
  ]),
  addressee: new Set(['person', 'figure', 'companion', 'sight']),
  instrument: new Set(['thing', 'sight', 'coins']),
  place: new Set(['place', 'way', 'sight']),
};

const amountOf = (coins: number | null): number | null =>
  coins !== null && Number.isSafeInteger(coins) && coins > 0 ? coins : null;

/** Undefined: the label names nothing that is there. */
const refOf = (label: string, { coins }: ModelReading, labels: readonly Labelled[]): SceneRef | undefined => {
  const ref = labels.find((one) => one.label === label)?.ref;
  if (ref?.of !== 'coins') return ref;
  const amount = amountOf(coins);
  return amount === null ? undefined : { of: 'coins', amount };
};

type Slots = Pick<Attempt, (typeof SLOTS)[number]>;

/** Null: a slot names what is not there, or what can't stand in it. */
const slotsOf = (answer: ModelReading, labels: readonly Labelled[]): Slots | null => {
  const refs = SLOTS.map((slot): SceneRef | null | undefined => {
    const label = answer[slot];
    const ref = label === null ? null : refOf(label, answer, labels);
    return ref && !FITTING[slot].has(ref.of) ? undefined : ref;
  });
  if (refs.includes(undefined)) return null;
  const [object = null, addressee = null, instrument = null, place = null] = refs;
  return { object, addressee, instrument, place };
};

/** Null: it names a choice that is not there; undefined: it names none. */
const offerOf = ({ offer: label }: ModelReading, { offers }: Scene): string | null | undefined =>
  label === null ? undefined : (offers.find((_, n) => offerLabel(n) === label)?.id ?? null);

type Company = Pick<Attempt, 'doers' | 'helpers'>;
/** Null: a label names no companion, or somebody is to do it and to help with it. */
const companyOf = (answer: ModelReading, labels: readonly Labelled[]): Company | null => {
  const idsOf = (said: readonly string[]): readonly (string | undefined)[] =>
    [...new Set(said)].map((label) => {
      const ref = labels.find((one) => one.label === label)?.ref;
      return ref?.of === 'companion' ? ref.id : undefined;
    });
  const [doers, helpers] = [idsOf(answer.doers), idsOf(answer.helpers)];
  const isCompany = (ids: readonly (string | undefined)[]): ids is readonly string[] => !ids.includes(undefined);
  if (!isCompany(doers) || !isCompany(helpers)) return null;
  return doers.some((id) => helpers.includes(id)) ? null : { doers, helpers };
};

/** What is read of a deed, in the hands of those who do it: as the grammar has it. */
const inTheirHands = (attempt: Attempt, { doers, helpers }: Company): Attempt =>
  doers.length === 0
    ? { ...attempt, helpers }
    : { ...doneBy(doers, attempt), ...(helpers.length > 0 ? { helpers } : {}) };

/** The hero goes by a way; companions may be sent anywhere. */
const goesNowhere = (verb: Attempt['verb'], { place }: Slots): boolean => verb === 'go' && place?.of !== 'way';

/** The attempt that a model's answer means; null where it names what is not there, or fits no rule. */
export const attemptOfAnswer = (answer: ModelReading, scene: Scene, labels: readonly Labelled[]): Attempt | null => {
  const { kind, verb, manner, until } = answer;
  const [slots, offerId] = [slotsOf(answer, labels), offerOf(answer, scene)];
  const company = companyOf(answer, labels);
  if (kind !== 'deed' || verb === null || slots === null || offerId === null || company === null) return null;
  if (goesNowhere(verb, slots) && company.doers.length === 0) return null;
  return inTheirHands(attemptAt(verb, { ...slots, manner, until, offerId: offerId ?? null }), company);
};
