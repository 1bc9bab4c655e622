import { type WorldView } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { type Cell } from '#game/model/cell.js';
import { type RecordedWorld } from '#game/model/world.js';
import { cityAt } from '#game/rules/world/travel.js';

/** Cells with the words of their last turn: those where the player was last. The others' words are in the story. */
const WORDED_CELLS = 60;
/** More than a chart shows apart. */
const NEWEST_MOVES = 500;
/** Turns among which the newest moves are sought: half of a saga's turns are none. */
export const NEWEST_TURNS = 1_000;

export interface WorldSource {
  readonly world: RecordedWorld;
  readonly currentLocation: Hex;
  /** In the order of their first visit. */
  readonly cells: readonly Cell[];
  /** Words of turns, by turn. */
  readonly words: ReadonlyMap<number, string>;
  /** Where the newest turns of the living line ended, rising. */
  readonly places: readonly Hex[];
  readonly origin: WorldView['origin'];
}

const withoutStops = (places: readonly Hex[]): readonly Hex[] =>
  places.filter((place, i) => {
    const before = places[i - 1];
    return !before || !sameHex(before, place);
  });

/** The last turns of the cells where the player was last: those whose words are shown on the map. */
export const wordedTurns = (cells: readonly Pick<Cell, 'lastTurn'>[]): readonly number[] =>
  cells
    .map(({ lastTurn }) => lastTurn)
    .sort((a, b) => b - a)
    .slice(0, WORDED_CELLS);

/** The recorded world, its known cells, and the newest part of the player's path. */
export const worldView = ({ world, currentLocation, cells, words, places, origin }: WorldSource): WorldView => ({
  world,
  cells: cells.map((cell) => ({ ...cell, storyContent: words.get(cell.lastTurn) ?? '' })),
  currentLocation,
  city: cityAt(world, currentLocation) ?? null,
  route: withoutStops(places).slice(-NEWEST_MOVES),
  origin,
});
