import { changesOf, projectionOf } from '../projection.js';
import { type SentenceDoubtRow } from './sentence-doubt.entity.js';

const { upsert } = changesOf<SentenceDoubtRow, 'doubtId'>();

/** Table `sentence_doubts`. */
export const sentenceDoubts = projectionOf<SentenceDoubtRow, 'doubtId'>()({
  readModel: 'sentence_doubts',
  version: 1,
  areas: ['doubt'],
  project: ({ data: { right: borneOut, ...data } }) => [upsert({ ...data, borneOut })],
});
