import { rowsAfter } from '#test/support/projections/memory-table.js';
import { sample } from '#test/support/projections/samples.js';
import { sentenceDoubtEntity } from './sentence-doubt.entity.js';
import { sentenceDoubts } from './sentence-doubts.projection.js';

it('a doubt is kept with whom the events bear out, and without its sentence', () => {
  const said = { doubtId: 'd1', userId: 'ann', sessionId: 's1', turn: 3, doubtedAt: '2026-03-14T19:06:00.000Z' };
  expect(
    rowsAfter({ projection: sentenceDoubts, entity: sentenceDoubtEntity }, [
      sample('SentenceDoubted', { ...said, right: 'player' }),
    ]),
  ).toEqual([{ ...said, borneOut: 'player', position: '1' }]);
});
