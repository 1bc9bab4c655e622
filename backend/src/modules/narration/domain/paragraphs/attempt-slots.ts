import { frameOf } from '#game/content/catalogue.js';
import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type Slots } from '../grammar/fill.js';
import { personSlots, within } from '../grammar/slots.js';
import { joined, someCoins, theThing } from '../phrases.js';

/** A noun of the scene as it stands within a sentence. */
const theSight = (name: string): string => {
  const plain = within(name);
  return /^(?:the|a|an|some|your|his|her|their) /i.test(plain) || /^\p{Lu}/u.test(plain) ? plain : `the ${plain}`;
};

const named = (slot: string, name: string): Slots => ({ [slot]: name });

const ofPerson = (slot: string, id: string, { saga }: TurnFacts): Slots => {
  const person = saga?.people.find((p) => p.id === id);
  return person ? personSlots(slot, person) : named(slot, 'somebody');
};
const ofFigure = (slot: string, { frameBefore }: TurnFacts): Slots => {
  const figure = frameOf(frameBefore)?.who;
  return named(slot, figure ? `the ${figure.trade}` : 'whoever stood there');
};
const mateName = (id: string, { hero, companionsLeft }: TurnFacts): string =>
  [...hero.companions, ...companionsLeft].find((c) => c.id === id)?.name ?? 'your companion';
const ofCompanion = (slot: string, id: string, facts: TurnFacts): Slots => named(slot, mateName(id, facts));
const ofThread = (slot: string, id: string, { saga }: TurnFacts): Slots => {
  const thread = saga?.threads.find((t) => t.id === id);
  return named(slot, thread ? `what was open with ${thread.themName}` : 'what was open');
};

const WITHOUT_ID = { oath: 'your oath', self: 'yourself', way: 'the way before you' } as const;

/** What a part of an attempt is called: a person by name, who is called shortly when they have been named before. */
const slotsOf = (slot: string, ref: SceneRef, facts: TurnFacts): Slots => {
  switch (ref.of) {
    case 'person':
      return ofPerson(slot, ref.id, facts);
    case 'figure':
      return ofFigure(slot, facts);
    case 'companion':
      return ofCompanion(slot, ref.id, facts);
    case 'thing':
      return named(slot, theThing(ref));
    case 'sight':
      return named(slot, theSight(ref.name));
    case 'coins':
      return named(slot, someCoins(ref.amount, facts.faction));
    case 'place':
      return named(slot, within(ref.name));
    case 'thread':
      return ofThread(slot, ref.id, facts);
    case 'threat':
      return facts.saga ? personSlots(slot, facts.saga.oath.foe) : named(slot, 'what threatened you');
    case 'oath':
    case 'self':
    case 'way':
      return named(slot, WITHOUT_ID[ref.of]);
  }
};

/** The thing that went, where none was named: what was sold or eaten has a name afterwards. */
const lostSlots = (facts: TurnFacts): Slots => {
  const [lost] = facts.itemsLost;
  return lost ? named('object', theThing(lost)) : {};
};

const part = (slot: string, ref: SceneRef | null, facts: TurnFacts): Slots =>
  ref === null ? {} : slotsOf(slot, ref, facts);

/** Companions who do it, or help with it. */
const mateSlots = (facts: TurnFacts, { doers, helpers }: Attempt): Slots => {
  const mates = doers.length > 0 ? doers : helpers;
  return mates.length === 0 ? {} : named('mates', joined(mates.map((id) => mateName(id, facts))));
};
/** Several who are sent are all named. */
const sentSlots = (facts: TurnFacts, { verb, addressee, helpers }: Attempt): Slots =>
  verb === 'send' && addressee?.of === 'companion' && helpers.length > 0
    ? named('addressee', joined([addressee.id, ...helpers].map((id) => mateName(id, facts))))
    : part('addressee', addressee, facts);

/** What something is called in a sentence. */
export const nameInStory = (ref: SceneRef, facts: TurnFacts): string => slotsOf('name', ref, facts)['name'] ?? 'it';

/** The names of an attempt's parts, from the facts alone: {object}, {addressee}, {instrument}, {spot}, {mates}. */
export const attemptSlots = (facts: TurnFacts, attempt: Attempt): Slots => {
  const { object, instrument, place } = attempt;
  return {
    ...(object === null ? lostSlots(facts) : part('object', object, facts)),
    ...sentSlots(facts, attempt),
    ...part('instrument', instrument?.of === 'thing' ? instrument : null, facts),
    ...part('spot', place?.of === 'place' ? place : null, facts),
    ...mateSlots(facts, attempt),
  };
};
