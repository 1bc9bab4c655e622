import { integer, readModelEntity, text, time } from '../entity.js';

/** The words of a turn in a further edition of its saga, from 2 on: the first one is in `game_stories`. */
export interface GameEditionRow {
  readonly sessionId: string;
  readonly edition: number;
  readonly turnNumber: number;
  readonly userId: string;
  readonly storyContent: string;
  readonly narrator: 'floor' | 'model';
  readonly model: string | null;
  readonly createdAt: string;
}

export const gameEditionEntity = readModelEntity<GameEditionRow>({
  table: 'game_editions',
  columns: {
    sessionId: text({ primary: true }),
    edition: integer({ primary: true }),
    turnNumber: integer({ primary: true }),
    userId: text(),
    storyContent: text({ default: '' }),
    narrator: text(),
    model: text({ nullable: true }),
    createdAt: time(),
  },
  indices: [{ columns: ['userId'] }],
});
