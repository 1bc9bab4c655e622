import { type Companion } from '#game/model/character.js';
import { type SagaSituation } from '#game/model/encounter.js';
import { type Service } from '#game/model/content/saga-content.js';
import { type Person, type Saga, type Thread } from '#game/model/saga.js';
import { staysInPlace } from '#game/content/catalogue.js';
import { type Hex, hexDistance, sameHex } from '#game/model/hex.js';
import { cityAt } from '#game/rules/world/travel.js';
import { type District, type RecordedWorld } from '#game/model/world.js';
import { longestUnseen, thinksIll, thinksWell } from './people.rules.js';
import { approachesIn } from './approaches.js';
import { isClue } from './clue-threads.js';
import { dueMatters } from './due-matters.js';
import { kindOfOath } from './oath-kind.js';
import { canLearn } from './unlearnt-clues.js';
import { openOf } from './threads.rules.js';
import { hasHappened } from './threat.rules.js';

/** The services by kind of quarter. */
const SERVICES_OF: Readonly<Record<District['type'], readonly Service[]>> = {
  commercial: ['buy', 'trade'],
  religious: ['worship'],
  military: ['hire', 'gamble'],
  residential: ['heal', 'gamble'],
  administrative: ['ask'],
  industrial: ['work', 'trade'],
};
/** Asking is free and possible in any city. */
const EVERYWHERE: readonly Service[] = ['ask'];

/** Cities with gates shut by the threat. */
export const isShut = ({ threat }: Saga, at: Hex): boolean =>
  threat.steps.some(({ effect, place }) => effect === 'gates' && place !== null && sameHex(place, at));

const servicesAt = (saga: Saga, world: RecordedWorld, at: Hex): readonly Service[] => {
  const city = cityAt(world, at);
  if (!city || isShut(saga, at)) return [];
  return [...new Set([...EVERYWHERE, ...city.districts.flatMap(({ type }) => SERVICES_OF[type])])];
};

/** Higher in a hamlet, lower in a great market; double after the threat's step on prices. */
const pricesAt = (saga: Saga, world: RecordedWorld, at: Hex): number => {
  const city = cityAt(world, at);
  const trade = city?.districts.some(({ type }) => type === 'commercial') ? 90 : 115;
  return hasHappened(saga.threat, 'prices') ? trade * 2 : trade;
};

/** Days before its end at which a matter elsewhere is running out. */
const SOON = 3;
const runningOut = ({ threads, calendar, people }: Saga, at: Hex): readonly Thread[] =>
  openOf(threads).filter(
    (thread) =>
      !isClue(thread) &&
      thread.kind !== 'wish' &&
      !sameHex(thread.place, at) &&
      thread.dueDay - calendar.day <= SOON &&
      people.some(({ id, alive }) => id === thread.them && alive),
  );

/** Hexes from a friend's place at which one may call on them. */
const NEAR = 1;
/** Those who come and go as they like: they travel, and are at home to friends. */
const comesAndGoes = (person: Person): boolean => !staysInPlace(person);
/** Whether a friend is near enough to be called on. */
export const isFriendNear = (person: Person, at: Hex): boolean =>
  thinksWell(person) && comesAndGoes(person) && hexDistance(person.at, at) <= NEAR;

const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

/** The part of the spine that matters at a place (design section 7, 'Saga'). */
export const sagaSituation = (
  saga: Saga,
  world: RecordedWorld,
  at: Hex,
  companions: readonly Companion[] = [],
): SagaSituation => {
  const { oath, threat, threads, people, calendar } = saga;
  const step = oath.steps.findIndex(({ place, done }) => !done && sameHex(place, at));
  const city = cityAt(world, at);
  const travellers = people.filter(comesAndGoes);
  const friends = travellers.filter(thinksWell);
  return {
    calendar,
    oathKey: oath.key,
    boxes: oath.boxes,
    threatKey: threat.key,
    atGoal: sameHex(oath.where, at),
    step: step < 0 ? null : step,
    segments: threat.segments,
    scenes: saga.scenes,
    giver: oath.who,
    enemy: oath.foe,
    canLearn: canLearn(saga),
    openClues: idsOf(openOf(threads).filter(isClue)),
    runningOut: idsOf(runningOut(saga, at)),
    reckonings: dueMatters(saga, at, companions),
    oathKind: kindOfOath(oath),
    near: people
      .filter((person) => isFriendNear(person, at))
      .map(({ id, dealings }) => ({ id, seen: dealings.at(-1)?.turn ?? 0 })),
    isWarned: city !== null && saga.warned.includes(city.name),
    approaches: approachesIn(saga),
    threads: openOf(threads)
      .filter(({ place }) => sameHex(place, at))
      .map(({ key }) => key),
    services: servicesAt(saga, world, at),
    isAsked: city !== null && oath.asked.includes(city.name),
    isHunted: hasHappened(threat, 'hunter'),
    prices: pricesAt(saga, world, at),
    friend: longestUnseen(friends)?.id ?? null,
    foe: longestUnseen(travellers.filter(thinksIll))?.id ?? null,
  };
};
