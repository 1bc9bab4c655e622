import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { type WorldView } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { cityAt } from '#game/rules/world/travel.js';
import { pick } from '#backend/shared/pick.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { gameWorldEntity, type GameWorldRow } from '#projections/game-worlds/game-world.entity.js';
import { hexCellStoryEntity, type HexCellStoryRow } from '#projections/hex-cell-stories/hex-cell-story.entity.js';
import { CharacterRows } from '../character-rows.js';

/** GET /api/sessions/{sessionId}/world (design section 8). */
export class FindWorldQuery extends Query<WorldView> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

const CELL_FIELDS = [
  'terrain',
  'visitCount',
  'frame',
  'isResolved',
  'attempts',
  'lastTurn',
  'firstVisitAt',
  'lastVisitAt',
] as const;

const LAST_TURN_OF_CELL = 'story.sessionId = cell.sessionId AND story.turnNumber = cell.lastTurn';
const SELECTED = [
  ...['sessionId', 'hexQ', 'hexR', 'id', ...CELL_FIELDS].map((field) => `cell.${field}`),
  ...['sessionId', 'turnNumber', 'storyContent'].map((field) => `story.${field}`),
];

/**
 * A cell and its last turn. After a rewind to an earlier visit the cell's own text is empty, but its turn's text is
 * not.
 */
interface VisitedCell extends HexCellStoryRow {
  readonly story: Pick<GameStoryRow, 'storyContent'> | null;
}

const cellOf = (cell: VisitedCell): WorldView['cells'][number] => ({
  q: cell.hexQ,
  r: cell.hexR,
  ...pick(cell, CELL_FIELDS),
  storyContent: cell.story?.storyContent ?? '',
});

const withoutStops = (places: readonly Hex[]): readonly Hex[] =>
  places.filter((place, i) => {
    const before = places[i - 1];
    return !before || !sameHex(before, place);
  });

/** The recorded world, its known cells, and the path of the player. */
@QueryHandler(FindWorldQuery)
export class FindWorldQueryHandler implements IQueryHandler<FindWorldQuery> {
  constructor(
    @InjectRepository(gameWorldEntity) private readonly worlds: Repository<GameWorldRow>,
    @InjectRepository(hexCellStoryEntity) private readonly cells: Repository<HexCellStoryRow>,
    @InjectRepository(gameStoryEntity) private readonly stories: Repository<GameStoryRow>,
    private readonly characters: CharacterRows,
  ) {}

  async execute({ userId, sessionId }: FindWorldQuery): Promise<WorldView> {
    const [{ currentLocation }, world, cells, places] = await Promise.all([
      this.characters.bySession(userId, sessionId),
      this.worlds.findOneBy({ sessionId, userId }),
      this.cellsOf(userId, sessionId),
      this.placesOf(userId, sessionId),
    ]);
    if (!world) return this.characters.missing(userId, sessionId);
    return {
      world: world.world,
      cells: cells.map(cellOf),
      currentLocation,
      city: cityAt(world.world, currentLocation) ?? null,
      route: withoutStops(places.map(({ location }) => location)),
    };
  }

  private cellsOf(userId: string, sessionId: string): Promise<VisitedCell[]> {
    return this.cells
      .createQueryBuilder('cell')
      .leftJoinAndMapOne('cell.story', gameStoryEntity.options.name, 'story', LAST_TURN_OF_CELL)
      .select(SELECTED)
      .where({ sessionId, userId })
      .orderBy({ 'cell.firstVisitAt': 'ASC', 'cell.id': 'ASC' })
      .getMany() as Promise<VisitedCell[]>;
  }

  private placesOf(userId: string, sessionId: string): Promise<Pick<GameStoryRow, 'location'>[]> {
    const where = { sessionId, userId, withdrawn: false };
    return this.stories.find({ select: { location: true }, where, order: { turnNumber: 'ASC' } });
  }
}
