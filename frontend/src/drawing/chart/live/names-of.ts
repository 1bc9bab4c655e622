import { hexKey, type Hex } from '#game/model/hex.js';
import { type Place, type RecordedWorld } from '#game/model/world.js';
import { type Ink } from '../plate/ink.js';
import { centreOf, hexAt, type Point } from '../survey/grid.js';
import { type Layout } from '../plate/plate-maker.js';
import { type Mark } from '../survey/marks.js';
import { type NameRoom } from '../survey/name-rooms.js';
import { type Scene } from './scene.js';
import { isSea, layNames, type Box, type Measure, type Name, type NameToPlace } from './lay-names.js';

const within = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value));
interface Room {
  /** To either side. */
  readonly side: number;
  readonly up: number;
  readonly down: number;
}
const around = ({ x, y }: Point, { side, up, down }: Room): Box => ({
  left: x - side,
  right: x + side,
  top: y - up,
  bottom: y + down,
});

/** Below this many pixels per unit only the largest names have room. */
const FAR = 6;

/** The settings of names at one zoom. */
export interface Lettered {
  /** Pixels a unit. */
  readonly unit: number;
  readonly measure: Measure;
  /** Names in another script. */
  readonly written?: Ink['written'];
}
interface Naming extends Lettered {
  readonly isSeen: (hex: Hex) => boolean;
}

const townNames = ({ cities }: RecordedWorld, { unit, isSeen }: Naming): NameToPlace[] =>
  cities.map(({ name, at }) => {
    const { x, y } = centreOf(at),
      size = within(11.5, 17, 8.5 + unit * 0.5);
    const options = [
      [0, 0.95],
      [0, 1.25],
      [0, -1.55],
      [2.2, 0.2],
      [-2.2, 0.2],
      [1.6, 1.2],
      [-1.6, 1.2],
    ] as const;
    return {
      key: name,
      isSeen: isSeen(at),
      text: name,
      sort: 'town',
      gloss: null,
      size,
      spacing: 0,
      options: options.map(([dx, dy]) => ({ x: (x + dx) * unit, y: (y + dy) * unit + size * 0.75 })),
    };
  });

/** The smallest font size for a place; a name that would need a smaller one is left out. */
const LEAST_SIZE = 10.5;
/** The approximate width of a letter per font size, with letter spacing. */
const PER_LETTER = { sea: 0.98, land: 0.86 } as const;

/** The name of a sea in another script, from the top down, with the Latin name under it; null if there is no room. */
const upright = (
  { name, gloss }: Place,
  room: NameRoom,
  { unit, written = {} }: Naming,
): Pick<NameToPlace, 'text' | 'gloss' | 'size' | 'spacing' | 'isUpright'> | null => {
  const text = written[name];
  if (text === undefined) return null;
  const size = Math.min(23, unit * 1.7, (room.above * unit) / (text.length * 1.14));
  return size < UPRIGHT
    ? null
    : { text, gloss: unit >= 9 ? `${name}, ${gloss}` : name, size, spacing: size * 0.14, isUpright: true };
};
const UPRIGHT = 13;

/** The offsets at which a name is tried, from the middle of its room. */
const TRIES = {
  sea: [
    [0, 0],
    [0, 0.6],
    [0, -0.6],
  ],
  land: [
    [0, 0],
    [0, 0.9],
    [0, -0.9],
    [1.2, 0],
    [-1.2, 0],
    [0, 1.8],
    [0, -1.8],
  ],
} as const;
interface Lettering {
  readonly most: number;
  readonly perUnit: number;
  /** Names of lands may exceed their borders a little; names of seas may not reach the land. */
  readonly reach: number;
  readonly spacing: number;
}
const LETTERING: Readonly<Record<'sea' | 'land', Lettering>> = {
  sea: { most: 25, perUnit: 1.3, reach: 1, spacing: 0.3 },
  land: { most: 17, perUnit: 0.95, reach: 1.25, spacing: 0.18 },
};

/** The name in Latin letters, along its room. */
const level = (place: Place, room: NameRoom, { unit, isSeen }: Naming) => {
  const sort = isSea(place) ? 'sea' : 'land';
  const { most, perUnit, reach, spacing } = LETTERING[sort];
  const fitted = (2 * room.half * unit * reach) / (place.name.length * PER_LETTER[sort]);
  const size = Math.min(most, unit * perUnit, fitted);
  return {
    key: place.name,
    isSeen: isSeen(hexAt(room)),
    text: place.name.toLocaleUpperCase(),
    sort,
    gloss: sort === 'sea' && unit >= 9 ? place.gloss : null,
    size,
    spacing: size * spacing,
    options: TRIES[sort].map(([dx, dy]) => ({ x: (room.x + dx) * unit, y: (room.y + dy) * unit + size * 0.3 })),
  } as const;
};

const placeNames = ({ places = [] }: RecordedWorld, rooms: readonly NameRoom[], naming: Naming): NameToPlace[] =>
  places
    .filter(({ cells }) => naming.unit >= FAR || cells > 40)
    .flatMap((place) => {
      const room = rooms.find(({ name }) => name === place.name);
      if (!room) return [];
      const name = level(place, room, naming),
        tall = upright(place, room, naming);
      return [...(tall ? [{ ...name, ...tall }] : []), ...(name.size < LEAST_SIZE ? [] : [name])];
    });

/** The pixels per unit from which landmarks show their names, and from which they show their meanings. */
const NEAR = { name: 14, gloss: 24 } as const;

const markNames = (marks: readonly Mark[], { unit, isSeen }: Naming): NameToPlace[] =>
  marks
    .filter(() => unit >= NEAR.name)
    .map(({ name, gloss, at, x, y }) => {
      const size = within(11, 14, 6.5 + unit * 0.3);
      const options = [
        [0, 0.55],
        [0, 0.8],
        [0, -2],
        [1.4, 0.6],
        [-1.4, 0.6],
        [2.4, -0.2],
        [-2.4, -0.2],
        [3.2, -0.2],
        [-3.2, -0.2],
      ] as const;
      return {
        key: name,
        isSeen: isSeen(at),
        text: name,
        sort: 'mark',
        gloss: unit >= NEAR.gloss ? gloss : null,
        size,
        spacing: 0,
        options: options.map(([dx, dy]) => ({ x: (x + dx) * unit, y: (y + dy) * unit + size * 0.85 })),
      };
    });

/** The areas that names must not cover: towns, landmarks, drawings at sea, and the hero. */
const takenBy = ({ world, current }: Pick<Scene, 'world' | 'current'>, layout: Layout, unit: number): Box[] => {
  const {
    ornaments: { rose, ship, serpent },
    marks,
  } = layout;
  const room = (at: Point, { side, up, down }: Room): Box =>
    around({ x: at.x * unit, y: at.y * unit }, { side: side * unit, up: up * unit, down: down * unit });
  return [
    ...world.cities.map(({ at }) => room(centreOf(at), { side: 1.1, up: 0.9, down: 0.5 })),
    ...marks.map((mark) => room(mark, { side: 0.7, up: 1, down: 0.45 })),
    room(rose, { side: rose.radius, up: rose.radius * 1.3, down: rose.radius }),
    ...[ship, serpent].flatMap((thing) => (thing ? [room(thing, { side: thing.radius, up: 1, down: 1 })] : [])),
    ...(current ? [room(centreOf(current), { side: 1, up: 1, down: 1 })] : []),
  ];
};
/** The hero's ways, which names of places must not cover either. */
const waysFrom = (current: Hex | null, unit: number): Box[] => {
  if (current === null) return [];
  const { x, y } = centreOf(current);
  return [around({ x: x * unit, y: y * unit }, { side: 2.7 * unit, up: 2.6 * unit, down: 2.6 * unit })];
};

const boxesOf = (names: readonly Name[]): Box[] => names.map(({ box }) => box);

/** The names of towns, places and landmarks at one zoom. No name covers another name, a town, a landmark, the rose or the hero. */
export const namesOf = (
  { world, current, seen, known: home = [] }: Pick<Scene, 'world' | 'current' | 'seen' | 'known'>,
  layout: Layout,
  lettered: Lettered,
): Name[] => {
  const { unit, measure } = lettered;
  const known = seen && new Set([...seen, ...home].map(hexKey));
  const naming: Naming = { ...lettered, isSeen: (hex) => known === null || known.has(hexKey(hex)) };
  const taken = takenBy({ world, current }, layout, unit);
  const towns = layNames(townNames(world, naming), taken, measure);
  const places = layNames(
    placeNames(world, layout.rooms, naming),
    [...taken, ...waysFrom(current, unit), ...boxesOf(towns)],
    measure,
  );
  const marks = layNames(markNames(layout.marks, naming), [...taken, ...boxesOf(towns), ...boxesOf(places)], measure);
  return [...towns, ...places, ...marks];
};
