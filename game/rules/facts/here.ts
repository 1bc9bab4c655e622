import { type Calendar } from '../../model/calendar.js';
import { type Situation } from '../../model/encounter.js';
import { type FactionId, type Terrain } from '../../model/world.js';

/** When, where and of whom something is told. */
export interface Here {
  /** Null in a game that has none: whatever is said of the time is true then. */
  readonly calendar: (Pick<Calendar, 'hour' | 'weather' | 'season'> & Partial<Pick<Calendar, 'day' | 'fedOn'>>) | null;
  readonly terrain: Terrain;
  readonly inTown: boolean;
  /** Of a line whose owner declares its ground, a storylet or a deed: what belongs to it is there, a house as well as a lamp. */
  readonly isOwned: boolean;
  readonly faction: FactionId;
  /** A night's rest runs through evening, night and morning. */
  readonly resting: boolean;
}

/** Where a player stands, for what belongs to a storylet or a deed. */
export const hereIn = ({ saga, terrain, city, faction }: Situation): Here => ({
  calendar: saga?.calendar ?? null,
  terrain,
  inTown: city !== null,
  isOwned: true,
  faction,
  resting: false,
});
