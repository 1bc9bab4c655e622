import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, type Repository } from 'typeorm';
import { type WorldView } from '#contracts/session/views.js';
import { type Cell } from '#game/model/cell.js';
import { type Hex } from '#game/model/hex.js';
import { selecting } from '#backend/platform/read-models/selecting.js';
import { pick } from '#backend/shared/pick.js';
import { gameStoryEntity, type GameStoryRow } from '#projections/game-stories/game-story.entity.js';
import { gameWorldEntity, type GameWorldRow } from '#projections/game-worlds/game-world.entity.js';
import { hexCellStoryEntity, type HexCellStoryRow } from '#projections/hex-cell-stories/hex-cell-story.entity.js';
import { NEWEST_TURNS, wordedTurns, worldView } from '../../views/world.view.js';
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

/** A cell without its words: the story has them, even those of an earlier visit after a rewind. */
const CELL = selecting<HexCellStoryRow>(['sessionId', 'hexQ', 'hexR', 'id', ...CELL_FIELDS]);

/** Leaves the cell's own text out: after a rewind to an earlier visit it is empty, but the last turn's story is not. */
const cellOf = ({ hexQ: q, hexR: r, ...cell }: HexCellStoryRow): Cell => ({ q, r, ...pick(cell, CELL_FIELDS) });

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
    const origin = await this.originOf(userId, world);
    return worldView({ world: world.world, currentLocation, cells: cells.map(cellOf), words, places, origin });
  }

  /** Another person's saga is not named. */
  private async originOf(userId: string, world: GameWorldRow): Promise<WorldView['origin']> {
    const { originSessionId: sessionId, originTurn: turn } = world;
    if (sessionId === null || turn === null) return null;
    const isOwn = await this.worlds.existsBy({ sessionId, userId });
    return { turn, sessionId: isOwn ? sessionId : null };
  }

  private async wordsOf(of: OfSession, cells: readonly HexCellStoryRow[]): Promise<ReadonlyMap<number, string>> {
    const select = { turnNumber: true, storyContent: true };
    const stories = await this.stories.find({ select, where: { ...of, turnNumber: In(wordedTurns(cells)) } });
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
