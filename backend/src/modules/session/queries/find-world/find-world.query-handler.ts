import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type WorldView } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { cityAt } from '#game/rules/world/travel.js';
import { ReadModels } from '#backend/platform/read-models/read-models.js';
import { gameStoryEntity } from '#projections/game-stories/game-story.entity.js';
import { gameWorldEntity } from '#projections/game-worlds/game-world.entity.js';
import { hexCellStoryEntity, type HexCellStoryRow } from '#projections/hex-cell-stories/hex-cell-story.entity.js';
import { SessionRows } from '../session.rows.js';
import { FindWorldQuery } from './find-world.query.js';

const WORLD = 'SELECT * FROM game_worlds WHERE session_id = $1 AND user_id = $2';
// After a rewind to an earlier visit the cell's own text is empty; the story of its last turn is always there.
const CELLS = `SELECT c.*, coalesce(s.story_content, '') AS story_content FROM hex_cell_stories c
  LEFT JOIN game_stories s ON s.session_id = c.session_id AND s.turn_number = c.last_turn
  WHERE c.session_id = $1 AND c.user_id = $2 ORDER BY c.first_visit_at, c.id`;
const PLACES =
  'SELECT location FROM game_stories WHERE session_id = $1 AND user_id = $2 AND NOT withdrawn ORDER BY turn_number';

const cellOf = ({
  hexQ,
  hexR,
  terrain,
  visitCount,
  frame,
  isResolved,
  attempts,
  lastTurn,
  firstVisitAt,
  lastVisitAt,
  storyContent,
}: HexCellStoryRow) => ({
  q: hexQ,
  r: hexR,
  terrain,
  visitCount,
  frame,
  isResolved,
  attempts,
  lastTurn,
  firstVisitAt,
  lastVisitAt,
  storyContent,
});

const withoutStops = (places: readonly Hex[]): readonly Hex[] =>
  places.filter((place, i) => {
    const before = places[i - 1];
    return !before || !sameHex(before, place);
  });

/** The recorded world, what is known of it, and the way that was taken. */
@QueryHandler(FindWorldQuery)
export class FindWorldQueryHandler implements IQueryHandler<FindWorldQuery> {
  constructor(
    private readonly readModels: ReadModels,
    private readonly sessions: SessionRows,
  ) {}

  async execute({ userId, sessionId }: FindWorldQuery): Promise<WorldView> {
    const values = [sessionId, userId];
    const [{ currentLocation }, [world], cells, places] = await Promise.all([
      this.sessions.bySession(userId, sessionId),
      this.readModels.find(gameWorldEntity, { name: 'world-of-session', text: WORLD, values }),
      this.readModels.find(hexCellStoryEntity, { name: 'cells-of-session', text: CELLS, values }),
      this.readModels.find(gameStoryEntity, { name: 'places-of-session', text: PLACES, values }),
    ]);
    if (!world) return this.sessions.absent(userId, sessionId);
    const route = withoutStops(places.map(({ location }) => location));
    return {
      world: world.world,
      cells: cells.map(cellOf),
      currentLocation,
      city: cityAt(world.world, currentLocation) ?? null,
      route,
    };
  }
}
