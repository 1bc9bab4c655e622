import { integer, readModelEntity, text, time } from '../entity.js';

/** 'That's wrong', said of a sentence, which is not kept. */
export interface SentenceDoubtRow {
  readonly doubtId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly turn: number;
  readonly borneOut: 'player' | 'story' | 'nobody';
  readonly doubtedAt: string;
}

export const sentenceDoubtEntity = readModelEntity<SentenceDoubtRow>({
  table: 'sentence_doubts',
  columns: {
    doubtId: text({ primary: true }),
    userId: text(),
    sessionId: text(),
    turn: integer(),
    borneOut: text(),
    doubtedAt: time(),
  },
});
