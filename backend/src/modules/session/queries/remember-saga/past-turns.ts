import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type FindOptionsWhere, type Repository } from 'typeorm';
import { type Hex } from '#game/model/hex.js';
import { type Positioned } from '#projections/entity.js';
import { gameStoryItemEntity, type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { sagaMemoryEntity, type SagaMemoryRow } from '#projections/saga-memories/saga-memory.entity.js';
import { type PastTurn } from '../../domain/memory/past-turn.js';

type Items = readonly Pick<GameStoryItemRow, 'turnNumber' | 'kind' | 'item'>[];

const namesOf = (items: Items, turn: number, kind: GameStoryItemRow['kind']): readonly string[] =>
  items.filter((row) => row.turnNumber === turn && row.kind === kind).map(({ item }) => item.name);

/** The rows of each turn together, oldest first. */
const pastTurnsOf = (rows: readonly SagaMemoryRow[], items: Items): readonly PastTurn[] =>
  rows
    .flatMap(({ turn, hexQ: q, hexR: r, visit, day, what }): readonly PastTurn[] => {
      if (what.of !== 'turn' || q === null || r === null) return [];
      const company = rows.flatMap((row) => (row.turn === turn && row.what.of !== 'turn' ? [row.what] : []));
      const [gained, lost] = [namesOf(items, turn, 'gained'), namesOf(items, turn, 'lost')];
      return [{ turn, at: { q, r }, visit: visit ?? 1, day, what, company, gained, lost }];
    })
    .sort((a, b) => a.turn - b.turn);

/** The turns of one cell: the first ones, since what began there matters, and the last ones. */
const [FIRST_ON_CELL, LAST_ON_CELL] = [4, 10];
const NEWEST = 40;

export interface PastWanted {
  readonly sessionId: string;
  /** Exclusive. */
  readonly before: number;
  readonly cell: Hex;
  /** Other turns that are wanted, if they are remembered. */
  readonly turns: readonly number[];
}

/** Rows of `saga_memories` with their things: as many at the end of a long saga as at the end of a short one. */
@Injectable()
export class PastTurns {
  constructor(
    @InjectRepository(sagaMemoryEntity) private readonly memories: Repository<SagaMemoryRow>,
    @InjectRepository(gameStoryItemEntity) private readonly items: Repository<GameStoryItemRow & Positioned>,
  ) {}

  /** Oldest first, without what was withdrawn. */
  async of(wanted: PastWanted): Promise<readonly PastTurn[]> {
    const { sessionId, before } = wanted;
    const turns = (await this.turnsOf(wanted)).filter((turn) => turn < before);
    const [rows, items] = await Promise.all([
      this.memories.findBy({ sessionId, turn: In(turns), withdrawn: false }),
      this.items.find({ where: { sessionId, turnNumber: In(turns) }, order: { position: 'ASC' } }),
    ]);
    return pastTurnsOf(rows, items);
  }

  private async turnsOf({ sessionId, before, cell: { q, r }, turns }: PastWanted): Promise<readonly number[]> {
    const remembered = { sessionId, turn: LessThan(before), memorable: true, withdrawn: false };
    const onCell = { ...remembered, hexQ: q, hexR: r };
    const found = await Promise.all([
      this.numbers(onCell, 'ASC', FIRST_ON_CELL),
      this.numbers(onCell, 'DESC', LAST_ON_CELL),
      this.numbers(remembered, 'DESC', NEWEST),
    ]);
    return [...new Set([...turns, ...found.flat()])];
  }

  private async numbers(
    where: FindOptionsWhere<SagaMemoryRow>,
    order: 'ASC' | 'DESC',
    most: number,
  ): Promise<readonly number[]> {
    const rows = await this.memories.find({ select: { turn: true }, where, order: { turn: order }, take: most });
    return rows.map(({ turn }) => turn);
  }
}
