import { type OathContent, type Role, type Setting } from '#game/model/content/saga-content.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Draw } from '#game/model/draw.js';
import { type NamedPlace, type Oath, type Person, type Saga } from '#game/model/saga.js';
import { type Hex, hexDistance } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';
import { type Hero } from '../state/session.state.js';
import { firstMorning } from './calendar.rules.js';
import { nameFor } from './people.rules.js';
import { placeAtDistance, placesOf, whereabouts } from './places.rules.js';

/** Hexes from the start to each of the three steps, and to the oath's goal. */
const STEP_DISTANCES = [2, 4, 5] as const;
const GOAL_DISTANCE = 7;
/** The oath's goal is farther than this from the start, in hexes. */
const NEAR_START = 2;

const one = <T>(list: readonly T[], purpose: string, draw: Draw): T | undefined =>
  list[draw(purpose, Math.max(1, list.length)) - 1];

/** Oaths of the player's backstory are drawn twice as often. */
const drawnOath = (
  oaths: readonly OathContent[],
  { backstory }: Pick<Hero, 'backstory'>,
  draw: Draw,
): OathContent | undefined =>
  one(
    oaths.flatMap((oath) =>
      oath.drives.some((drive) => backstory.pointsAllocated.includes(drive)) ? [oath, oath] : [oath],
    ),
    'oath',
    draw,
  );

interface RoleToFill {
  readonly id: 'who' | 'foe';
  readonly role: Role;
  readonly hero: Pick<Hero, 'name' | 'faction'>;
  readonly at: NamedPlace;
  /** People who already have names. */
  readonly people: readonly Person[];
}

const personFor = ({ id, role: { trade, genders }, hero, at, people }: RoleToFill, draw: Draw): Person => {
  const gender = one(genders, `${id}-gender`, draw) ?? 'female';
  return {
    id,
    role: id,
    trade,
    gender,
    name: nameFor(hero.faction, gender, [hero, ...people], draw),
    at,
    mood: id === 'who' ? 'warm' : 'resents',
    alive: true,
    dealings: [],
  };
};

const placesNearStart = (world: RecordedWorld, { goal }: OathContent): readonly Hex[] => {
  const places = placesOf(world, goal),
    near = places.filter((place) => hexDistance(place, world.start) <= NEAR_START);
  return near.length < places.length ? near : [world.start];
};

const swear = (content: OathContent, world: RecordedWorld, draw: Draw): Oath => {
  const { start } = world;
  const placeFor = (setting: Setting, distance: number, taken: readonly Hex[]): NamedPlace =>
    placeAtDistance(world, { setting, from: start, distance, taken }, draw);
  const where = placeFor(content.goal, GOAL_DISTANCE, placesNearStart(world, content));
  const steps = content.steps.reduce<Oath['steps']>((before, { at }, i) => {
    const taken = [where, ...before.map(({ place }) => place)];
    return [...before, { place: placeFor(at, STEP_DISTANCES[i] ?? GOAL_DISTANCE, taken), done: false }];
  }, []);
  return {
    key: content.key,
    who: 'who',
    foe: 'foe',
    where,
    boxes: 0,
    steps,
    movedOn: 1,
    asked: [],
    outcome: 'open',
  };
};

/** An oath and a threat, drawn by people, backstory and dice; null for a people without oaths. */
export const beginSaga = (
  hero: Pick<Hero, 'name' | 'faction' | 'backstory'>,
  world: RecordedWorld,
  draw: Draw,
): Saga | null => {
  const content = SAGAS[hero.faction];
  const oath = content && drawnOath(content.oaths, hero, draw);
  const threat = content && one(content.threats, 'threat', draw);
  if (!oath || !threat) return null;
  const sworn = swear(oath, world, draw);
  const home = whereabouts(world, world.start);
  const who = personFor({ id: 'who', role: oath.who, hero, at: home, people: [] }, draw);
  const foe = personFor({ id: 'foe', role: oath.foe, hero, at: whereabouts(world, sworn.where), people: [who] }, draw);
  return {
    calendar: firstMorning(draw),
    oath: sworn,
    threat: { key: threat.key, segments: 0, steps: [] },
    threads: [],
    people: [who, foe],
    scenes: [],
    warned: [],
  };
};
