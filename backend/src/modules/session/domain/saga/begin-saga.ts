import { type OathContent, type Role } from '#game/model/content/saga-content.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Draw } from '#game/model/draw.js';
import { type Oath, type Person, type Saga } from '#game/model/saga.js';
import { type Hex, hexDistance } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';
import { type Hero } from '../state/session.state.js';
import { firstMorning } from './calendar.rules.js';
import { nameFor } from './people.rules.js';
import { placeAtDistance, placesOf, whereabouts } from './places.rules.js';

/** Hexes from the start to each of the three steps, and to where the oath is kept. */
const STEP_DISTANCES = [2, 4, 5] as const;
const GOAL_DISTANCE = 7;
/** No oath is kept where it was sworn, nor within sight of it. */
const AT_THE_DOOR = 2;

const one = <T>(list: readonly T[], purpose: string, draw: Draw): T | undefined =>
  list[draw(purpose, Math.max(1, list.length)) - 1];

/** Those that the backstory leads to come twice as readily. */
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

const somebody = (
  id: 'who' | 'foe',
  { trade, genders }: Role,
  hero: Pick<Hero, 'name' | 'faction'>,
  world: RecordedWorld,
  at: Hex,
  people: readonly Person[],
  draw: Draw,
): Person => {
  const gender = one(genders, `${id}-gender`, draw) ?? 'female';
  return {
    id,
    role: id,
    trade,
    gender,
    name: nameFor(hero.faction, gender, [hero, ...people], draw),
    at: whereabouts(world, at),
    mood: id === 'who' ? 'warm' : 'resents',
    alive: true,
    dealings: [],
  };
};

const placesAtTheDoor = (world: RecordedWorld, { goal }: OathContent): readonly Hex[] => {
  const places = placesOf(world, goal),
    near = places.filter((place) => hexDistance(place, world.start) <= AT_THE_DOOR);
  return near.length < places.length ? near : [world.start];
};

const swear = (content: OathContent, world: RecordedWorld, draw: Draw): Oath => {
  const { start } = world;
  const where = placeAtDistance(world, content.goal, start, GOAL_DISTANCE, placesAtTheDoor(world, content), draw);
  const steps = content.steps.reduce<Oath['steps']>((before, { at }, i) => {
    const place = placeAtDistance(
      world,
      at,
      start,
      STEP_DISTANCES[i] ?? GOAL_DISTANCE,
      [where, ...before.map((s) => s.place)],
      draw,
    );
    return [...before, { place, done: false }];
  }, []);
  return { key: content.key, who: 'who', foe: 'foe', where, boxes: 0, steps, movedOn: 1, asked: [], outcome: 'open' };
};

/** An oath and a threat, drawn from the people, the backstory and the dice; null for a people that has none to swear. */
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
  const who = somebody('who', oath.who, hero, world, world.start, [], draw);
  const foe = somebody('foe', oath.foe, hero, world, sworn.where, [who], draw);
  return {
    calendar: firstMorning(draw),
    oath: sworn,
    threat: { key: threat.key, segments: 0, steps: [] },
    threads: [],
    people: [who, foe],
  };
};
