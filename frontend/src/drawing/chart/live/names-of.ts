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
const around = ({ x, y }: Point, left: number, right: number, up: number, down: number): Box => ({
  left: x - left,
  right: x + right,
  top: y - up,
  bottom: y + down,
});

/** Below this many pixels a unit there is no room for words other than the greatest. */
const FAR = 6;

type IsSeen = (hex: Hex) => boolean;

const townNames = ({ cities }: RecordedWorld, unit: number, isSeen: IsSeen): NameToPlace[] =>
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

/** Smallest letters for a place; where the room asks for less, the name is left out. */
const LEAST_SIZE = 10.5;
/** Letters are about this wide for their size, the space between them included. */
const PER_LETTER = { sea: 0.98, land: 0.86 } as const;

type Written = Ink['written'];
/** A sea in letters of its own, from the top down, its name in ours under them; null where there is no room. */
const upright = (
  { name, gloss }: Place,
  room: NameRoom,
  unit: number,
  written: Written,
): Pick<NameToPlace, 'text' | 'gloss' | 'size' | 'spacing' | 'isUpright'> | null => {
  const text = written[name];
  if (text === undefined) return null;
  const size = Math.min(23, unit * 1.7, (room.above * unit) / (text.length * 1.14));
  return size < UPRIGHT
    ? null
    : { text, gloss: unit >= 9 ? `${name}, ${gloss}` : name, size, spacing: size * 0.14, isUpright: true };
};
const UPRIGHT = 13;

const placeNames = (
  { places = [] }: RecordedWorld,
  rooms: readonly NameRoom[],
  unit: number,
  isSeen: IsSeen,
  written: Written,
): NameToPlace[] =>
  places
    .filter(({ cells }) => unit >= FAR || cells > 40)
    .flatMap((place) => {
      const room = rooms.find(({ name }) => name === place.name);
      if (!room) return [];
      const sea = isSea(place),
        sort = sea ? 'sea' : 'land';
      // Names of lands may run over their borders a little; names of seas may not run ashore.
      const fitted = (2 * room.half * unit * (sea ? 1 : 1.25)) / (place.name.length * PER_LETTER[sort]);
      const size = Math.min(sea ? 25 : 17, unit * (sea ? 1.3 : 0.95), fitted);
      const tall = upright(place, room, unit, written);
      const tries = sea
        ? ([
            [0, 0],
            [0, 0.6],
            [0, -0.6],
          ] as const)
        : ([
            [0, 0],
            [0, 0.9],
            [0, -0.9],
            [1.2, 0],
            [-1.2, 0],
            [0, 1.8],
            [0, -1.8],
          ] as const);
      const name = {
        key: place.name,
        isSeen: isSeen(hexAt(room)),
        text: place.name.toLocaleUpperCase(),
        sort,
        gloss: sea && unit >= 9 ? place.gloss : null,
        size,
        spacing: size * (sea ? 0.3 : 0.18),
        options: tries.map(([dx, dy]) => ({ x: (room.x + dx) * unit, y: (room.y + dy) * unit + size * 0.3 })),
      } as const;
      return [...(tall ? [{ ...name, ...tall }] : []), ...(size < LEAST_SIZE ? [] : [name])];
    });

/** Pixels a unit from which on landmarks have their names, and those their meaning. */
const NEAR = { name: 14, gloss: 24 } as const;

const markNames = (marks: readonly Mark[], unit: number, isSeen: IsSeen): NameToPlace[] =>
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

/** Names of towns, places and landmarks at one zoom, none over another, over a town, over a landmark, over the rose or over where you stand. */
export const namesOf = (
  { world, current, seen }: Pick<Scene, 'world' | 'current' | 'seen'>,
  { ornaments: { rose, ship, serpent }, rooms, marks }: Layout,
  unit: number,
  measure: Measure,
  written: Written = {},
): Name[] => {
  const known = seen && new Set(seen.map(hexKey));
  const isSeen: IsSeen = (hex) => known === null || known.has(hexKey(hex));
  const on = ({ x, y }: Point): Point => ({ x: x * unit, y: y * unit });
  const taken: Box[] = [
    ...world.cities.map(({ at }) => around(on(centreOf(at)), unit * 1.1, unit * 1.1, unit * 0.9, unit * 0.5)),
    ...marks.map((mark) => around(on(mark), unit * 0.7, unit * 0.7, unit, unit * 0.45)),
    around(on(rose), rose.radius * unit, rose.radius * unit, rose.radius * unit * 1.3, rose.radius * unit),
    ...[ship, serpent].flatMap((thing) =>
      thing ? [around(on(thing), thing.radius * unit, thing.radius * unit, unit, unit)] : [],
    ),
    ...(current ? [around(on(centreOf(current)), unit, unit, unit, unit)] : []),
  ];
  const towns = layNames(townNames(world, unit, isSeen), taken, measure);
  // Places keep clear of the ways that lead on, too.
  const ways = current ? [around(on(centreOf(current)), 2.7 * unit, 2.7 * unit, 2.6 * unit, 2.6 * unit)] : [];
  const boxes = (names: readonly Name[]): Box[] => names.map(({ box }) => box);
  const places = layNames(
    placeNames(world, rooms, unit, isSeen, written),
    [...taken, ...ways, ...boxes(towns)],
    measure,
  );
  return [
    ...towns,
    ...places,
    ...layNames(markNames(marks, unit, isSeen), [...taken, ...boxes(towns), ...boxes(places)], measure),
  ];
};
