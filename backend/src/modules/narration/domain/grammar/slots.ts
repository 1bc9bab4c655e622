import { merged } from '#backend/shared/domain/merged.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { type ThreadKind } from '#game/model/content/saga-content.js';
import { isPerson } from '#game/model/character.js';
import { cameFor } from '#game/rules/encounters/reckonings.js';
import { matterOf, reckoningOfFrame } from '#game/model/offer-ids.js';
import { type Mood, type Happening, type Thread } from '#game/model/saga.js';
import { FACTIONS } from '#game/model/world.js';
import { aProfession, joined, numberWord, ordinal, someCoins, theThing } from '../phrases.js';
import {
  type GroundName,
  type PersonRef,
  type SagaFacts,
} from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { genderOfCompanion } from '#game/content/companion-gender.js';
import { type Slots } from './fill.js';

const withA = (noun: string): string =>
  `${/^[aeiou]/i.test(noun) && !/^(?:eu|ew|one|uni|us)/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** What somebody is called who has been named already: the given name, which stands first or, with some peoples, last. */
const FAMILY_FIRST = new Set(
  FACTIONS.filter((f) => FACTION_CONTENT[f].names.order === 'second-given').flatMap((f) =>
    Object.values(FACTION_CONTENT[f].names.second).flat(),
  ),
);
/** The name in 'Long Meg' is the second word. */
const EPITHETS = new Set(['Long']);
const shortOf = (name: string): string => {
  const words = name.split(' ');
  if (EPITHETS.has(words[0] ?? '')) return words.at(-1) ?? name;
  return (FAMILY_FIRST.has(words.slice(0, -1).join(' ')) ? words.at(-1) : words[0]) ?? name;
};

const PRONOUNS = {
  female: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  male: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
} as const;

type Named = Pick<PersonRef, 'name' | 'gender' | 'trade'>;
/** 'who', 'who.he', 'who.him', 'who.his', 'who.trade' and 'who.a', as far as lines may ask. */
export const personSlots = (slot: string, person: Named | null): Slots => {
  if (person === null) return {};
  const { he, him, his, himself } = PRONOUNS[person.gender];
  return {
    [slot]: person.name,
    [`${slot}.short`]: shortOf(person.name),
    [`${slot}.trade`]: person.trade,
    [`${slot}.a`]: withA(person.trade),
    [`${slot}.he`]: he,
    [`${slot}.him`]: him,
    [`${slot}.his`]: his,
    [`${slot}.himself`]: himself,
  };
};

/** A name as it stands within a sentence: 'the Fen' for 'The Fen'. */
export const within = (name: string): string => name.replace(/^The /, 'the ');
const groundSlots = (slot: string, ground: GroundName | null): Slots =>
  ground === null ? {} : { [slot]: within(ground.name), [`${slot}.gloss`]: ground.gloss };

const placeOf = (city: string | null, saga: SagaFacts | null): Slots => {
  const name = city ?? saga?.landmark?.name ?? saga?.region?.name;
  return name === undefined ? {} : { place: within(name) };
};

const sagaSlots = ({ calendar: { day, hour, season }, oath, them, region, landmark }: SagaFacts): Slots =>
  merged<Slots>(
    { day: numberWord(day), 'day.th': ordinal(day), hour, season, where: within(oath.where) },
    personSlots('who', oath.who),
    personSlots('foe', oath.foe),
    personSlots('them', them),
    groundSlots('region', region),
    groundSlots('landmark', landmark),
  );

/** Of several, the one whose turn it is. */
const oneOf = <T>(all: readonly T[], turn: number): T | undefined => all[turn % Math.max(1, all.length)];

/** Whose turn it is to be spoken of among the companions; 'fellow' for what only people do, as to speak. */
const companionSlots = ({ hero: { companions }, turn }: TurnFacts): Slots => {
  const one = oneOf(companions, turn);
  const fellow = oneOf(companions.filter(isPerson), turn);
  return merged<Slots>(
    one === undefined ? {} : { companion: one.name, companions: joined(companions.map(({ name }) => name)) },
    fellow === undefined ? {} : { fellow: fellow.name },
  );
};

/** Something carried, though not what was only now come by. */
const thingSlots = ({ hero: { inventory }, itemsGained, turn }: TurnFacts): Slots => {
  const one = oneOf(
    inventory.filter(({ name }) => !itemsGained.some((gained) => gained.name === name)),
    turn,
  );
  return one === undefined ? {} : { thing: theThing(one) };
};

const ILL: readonly Mood[] = ['hates', 'resents'];
/** Threads without wishes: a companion who wishes travels along, so nobody waits at the thread's place. */
const PENDING: readonly ThreadKind[] = ['debt', 'promise'];
/** Those who were met before: one who thinks no ill of the player, one who does, and one with whom something is open. */
const acquaintanceSlots = ({ saga, turn }: TurnFacts): Slots => {
  const met =
    saga?.people.filter(
      (p) =>
        p.role === 'met' &&
        p.alive &&
        p.name !== saga.them?.name &&
        !saga.happenings.some((h) => h.kind === 'person-met' && h.person === p.id),
    ) ?? [];
  const due = oneOf(saga?.threads.filter(({ state, kind }) => state === 'open' && PENDING.includes(kind)) ?? [], turn);
  return merged<Slots>(
    personSlots(
      'met',
      oneOf(
        met.filter(({ mood }) => !ILL.includes(mood)),
        turn,
      ) ?? null,
    ),
    personSlots(
      'rival',
      oneOf(
        met.filter(({ mood }) => ILL.includes(mood)),
        turn,
      ) ?? null,
    ),
    due && saga
      ? { ...personSlots('due', { ...personOf(saga, due), name: due.themName }), 'due.place': within(due.place.name) }
      : {},
  );
};

const personOf = (saga: SagaFacts, thread: Thread): Named =>
  saga.people.find(({ id }) => id === thread.them) ?? {
    name: thread.themName,
    gender: genderOfCompanion(thread.themName),
    trade: 'companion',
  };

/** The matter for which somebody comes, or came in this turn: never one that opened in it. */
export const reckonedThread = ({ saga, frame, frameBefore, cell }: TurnFacts): Thread | undefined => {
  const stands = reckoningOfFrame(frame);
  const key = stands ?? reckoningOfFrame(frameBefore);
  if (saga === null || key === null) return undefined;
  const became = ({ id }: Thread, ...kinds: readonly Happening['kind'][]): boolean =>
    saga.happenings.some((one) => kinds.includes(one.kind) && 'thread' in one && one.thread === id);
  const theirs = saga.threads.filter(
    (t) => key.endsWith(`/${t.kind}`) && t.themName === saga.them?.name && !became(t, 'thread-opened'),
  );
  const ended = stands === null ? theirs.find((one) => became(one, 'thread-closed', 'word-sent')) : undefined;
  const open = theirs.filter(({ state }) => state === 'open');
  return ended ?? cameFor(open, cell) ?? theirs.at(-1);
};
const reckoningSlots = (facts: TurnFacts): Slots => {
  const thread = reckonedThread(facts);
  return facts.saga && thread ? threadSlots(facts.saga, thread) : {};
};

/** Everything that any line of this turn may name. */
export const slotsOf = (facts: TurnFacts): Slots => {
  const { hero, faction, city, saga } = facts;
  return merged<Slots>(
    {
      name: hero.name,
      profession: aProfession(FACTION_CONTENT[faction].professions[hero.profession]?.name ?? hero.profession),
    },
    city === null ? {} : { city },
    placeOf(city, saga),
    saga === null ? {} : sagaSlots(saga),
    companionSlots(facts),
    thingSlots(facts),
    acquaintanceSlots(facts),
    reckoningSlots(facts),
    hero.coins > 0 ? { purse: someCoins(hero.coins, faction) } : {},
  );
};

/** The person and the place that a thread is about. */
export const threadSlots = (saga: SagaFacts, thread: Thread): Slots => ({
  ...personSlots('them', { ...personOf(saga, thread), name: thread.themName }),
  place: within(thread.place.name),
});

const isAbout = (thread: Thread, offerId: string): boolean =>
  offerId.includes(thread.key) || offerId.includes(thread.id);

/** The person that a matter is about: one who is known, the one of a thread, or a companion. */
const matterSlots = ({ saga, hero }: TurnFacts, about: string): Slots | undefined => {
  const thread = saga?.threads.find(({ id }) => id === about);
  if (saga && thread) return personSlots('them', { ...personOf(saga, thread), name: thread.themName });
  const mate = hero.companions.find(({ id }) => id === about);
  return mate ? { mate: mate.name } : personSlots('them', saga?.people.find(({ id }) => id === about) ?? null);
};

/** What an offer's own lines may name beyond that: the person and place of its thread, or whom its matter is about. */
export const offerSlots = (facts: TurnFacts, offerId: string): Slots | undefined => {
  const { saga } = facts;
  const matter = matterOf(offerId);
  if (matter !== null) return matterSlots(facts, matter.about);
  const thread = saga?.threads.find((t) => isAbout(t, offerId));
  return saga && thread ? threadSlots(saga, thread) : undefined;
};
