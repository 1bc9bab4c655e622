import { type Calendar } from '../../model/calendar.js';
import { type Situation } from '../../model/encounter.js';
import { type FactionId, type Terrain } from '../../model/world.js';

/** When, where and of whom something is told. */
export interface Here {
  /** Null in a game without a calendar: there, everything that is said of the time counts as true. */
  readonly calendar: (Pick<Calendar, 'hour' | 'weather' | 'season'> & Partial<Pick<Calendar, 'day' | 'fedOn'>>) | null;
  readonly terrain: Terrain;
  readonly inTown: boolean;
  /** True for a line of a storylet or deed, which declares its ground: what belongs to it is there, even a house. */
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
