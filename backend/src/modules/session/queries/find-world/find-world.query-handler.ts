import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, type Repository } from 'typeorm';
import { type WorldView } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { cityAt } from '#game/rules/world/travel.js';
import { selecting } from '#backend/platform/read-models/selecting.js';
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

/** Without its words: they stand in the story, too, and there they are also those of an earlier visit after a rewind. */
const CELL = selecting<HexCellStoryRow>(['sessionId', 'hexQ', 'hexR', 'id', ...CELL_FIELDS]);

/** Cells with the words of their last turn: those where the player was last. The others' words are in the story. */
const WORDED_CELLS = 60;
/** More than a chart shows apart. */
const NEWEST_MOVES = 500;
/** Turns among which the newest moves are sought: half of a saga's turns are none. */
const NEWEST_TURNS = 1_000;

/**
 * A cell with the words of its last turn. After a rewind to an earlier visit the cell's own text is empty, but its turn's
 * text is not.
 */
const cellOf = (cell: HexCellStoryRow, words: ReadonlyMap<number, string>): WorldView['cells'][number] => ({
  q: cell.hexQ,
  r: cell.hexR,
  ...pick(cell, CELL_FIELDS),
  storyContent: words.get(cell.lastTurn) ?? '',
});

const withoutStops = (places: readonly Hex[]): readonly Hex[] =>
  places.filter((place, i) => {
    const before = places[i - 1];
    return !before || !sameHex(before, place);
  });

interface OfSession {
  readonly sessionId: string;
  readonly userId: string;
}

/** The recorded world, its known cells, and the newest part of the player's path. */
@QueryHandler(FindWorldQuery)
export class FindWorldQueryHandler implements IQueryHandler<FindWorldQuery> {
  constructor(
    @InjectRepository(gameWorldEntity) private readonly worlds: Repository<GameWorldRow>,
    @InjectRepository(hexCellStoryEntity) private readonly cells: Repository<HexCellStoryRow>,
    @InjectRepository(gameStoryEntity) private readonly stories: Repository<GameStoryRow>,
    private readonly characters: CharacterRows,
  ) {}

  async execute({ userId, sessionId }: FindWorldQuery): Promise<WorldView> {
    const of = { sessionId, userId };
    const { currentLocation, turn } = await this.characters.bySession(userId, sessionId);
    const [world, cells, places] = await Promise.all([
      this.worlds.findOneBy(of),
      this.cells.find({ select: CELL, where: of, order: { firstVisitAt: 'ASC', id: 'ASC' } }),
      this.placesOf(of, turn),
    ]);
    if (!world) return this.characters.missing(userId, sessionId);
    const words = await this.wordsOf(of, cells);
    return {
      world: world.world,
      cells: cells.map((cell) => cellOf(cell, words)),
      currentLocation,
      city: cityAt(world.world, currentLocation) ?? null,
      route: withoutStops(places).slice(-NEWEST_MOVES),
    };
  }

  private async wordsOf(of: OfSession, cells: readonly HexCellStoryRow[]): Promise<ReadonlyMap<number, string>> {
    const newest = cells
      .map(({ lastTurn }) => lastTurn)
      .sort((a, b) => b - a)
      .slice(0, WORDED_CELLS);
    const select = { turnNumber: true, storyContent: true };
    const stories = await this.stories.find({ select, where: { ...of, turnNumber: In(newest) } });
    return new Map(stories.map(({ turnNumber, storyContent }) => [turnNumber, storyContent]));
  }

  /** The turns behind the head are withdrawn, so that the newest living ones are found by the key. */
  private async placesOf(of: OfSession, head: number): Promise<readonly Hex[]> {
    const stories = await this.stories.find({
      select: { turnNumber: true, location: true, withdrawn: true },
      where: { ...of, turnNumber: LessThanOrEqual(head) },
      order: { sessionId: 'DESC', turnNumber: 'DESC' },
      take: NEWEST_TURNS,
    });
    return stories
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ location }) => location)
      .reverse();
  }
}
