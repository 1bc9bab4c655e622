import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { gameEditionEntity, type GameEditionRow } from '#projections/game-editions/game-edition.entity.js';
import { type GameStoryRow } from '#projections/game-stories/game-story.entity.js';

/** Where a further edition is asked for, and of which saga. */
export interface AskedEdition {
  readonly userId: string;
  readonly sessionId: string;
  /** 1, or absent: the words that are played on. */
  readonly edition: number | undefined;
}

/** Leaves in the words of a further edition; a leaf that it has not retold keeps its first words. */
@Injectable()
export class Editions {
  constructor(@InjectRepository(gameEditionEntity) private readonly rows: Repository<GameEditionRow>) {}

  async wordsOf(
    { userId, sessionId, edition }: AskedEdition,
    leaves: readonly GameStoryRow[],
  ): Promise<readonly GameStoryRow[]> {
    if (edition === undefined || edition < 2 || leaves.length === 0) return leaves;
    const turnNumber = In(leaves.map((leaf) => leaf.turnNumber));
    const found = await this.rows.find({ where: { userId, sessionId, edition, turnNumber } });
    const retold = new Map(found.map((row) => [row.turnNumber, row]));
    return leaves.map((leaf) => {
      const row = retold.get(leaf.turnNumber);
      return row ? { ...leaf, storyContent: row.storyContent, narrator: row.narrator } : leaf;
    });
  }
}
