import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { type Cell } from '#game/model/cell.js';
import { hexCellStories } from './hex-cell-stories.projection.js';
import { hexCellStoryEntity } from './hex-cell-story.entity.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const cell = (over: Partial<Cell> = {}): Cell => ({
  q: 2,
  r: -1,
  terrain: 'forest',
  visitCount: 1,
  frame: null,
  isResolved: false,
  attempts: 0,
  lastTurn: 1,
  firstVisitAt: '2026-03-14T19:00:00.000Z',
  lastVisitAt: '2026-03-14T19:00:00.000Z',
  ...over,
});
const visit = (over: Partial<Cell> = {}): AnyEnvelope =>
  sample('TurnResolved', { ...ids, turn: over.lastTurn ?? 1, cell: cell(over), playerAction: 'Cut wood' });
const told = (story: string): AnyEnvelope => sample('TurnNarrated', { ...ids, q: 2, r: -1, story });
const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: hexCellStories, entity: hexCellStoryEntity }, events);
const { restored } = (sample('SessionRewound') as AnyEnvelope & { readonly type: 'SessionRewound' }).data;

describe('hex cells', () => {
  it('that were visited in another saga are known in one that grew out of it, without their words', () => {
    const start = sample('SessionStarted', { ...ids, cell: cell({ q: 0, r: 0, lastTurn: 0 }) });
    const forked = sample('SessionForked', { ...ids, cells: [cell({ visitCount: 3, lastTurn: 9, isResolved: true })] });
    expect(given(start, forked)).toMatchObject([
      { id: 's1.0,0' },
      { id: 's1.2,-1', userId: 'ann', visitCount: 3, isResolved: true, lastTurn: 9, storyContent: '', gamePhase: null },
    ]);
  });

  it('begin where the saga begins', () => {
    const start = sample('SessionStarted', { ...ids, cell: cell({ q: 0, r: 0, lastTurn: 0 }) });
    expect(given(start)).toMatchObject([
      {
        id: 's1.0,0',
        hexQ: 0,
        hexR: 0,
        visitCount: 1,
        storyContent: '',
        lastActionTaken: null,
        lastActionResult: null,
      },
    ]);
  });

  it('remember the last deed and story there', () => {
    expect(given(visit(), told('The axe rang.'))).toMatchObject([
      {
        hexQ: 2,
        hexR: -1,
        terrain: 'forest',
        storyContent: 'The axe rang.',
        lastActionTaken: 'Cut wood',
        lastActionResult: { success: true },
        lastTurn: 1,
      },
    ]);
  });

  it('remember the newest narration of the last turn there, and none of an earlier one', () => {
    const retold = (turn: number) =>
      sample('TurnRetold', { ...ids, q: 2, r: -1, turn, edition: 1, story: `Turn ${turn}, retold.` });
    const before = [visit(), told('The axe rang.')];
    expect(given(...before, retold(1))).toMatchObject([{ storyContent: 'Turn 1, retold.' }]);
    expect(given(...before, visit({ lastTurn: 5 }), told('It rang again.'), retold(1))).toMatchObject([
      { storyContent: 'It rang again.' },
    ]);
  });

  it('keep their story at a new visit until that turn is told', () => {
    const again = visit({ visitCount: 2, lastTurn: 5 });
    expect(given(visit(), told('The axe rang.'), again)).toMatchObject([
      { visitCount: 2, storyContent: 'The axe rang.' },
    ]);
    expect(given(visit(), told('The axe rang.'), again, told('Stumps.'))).toMatchObject([{ storyContent: 'Stumps.' }]);
  });

  it('are resolved', () => {
    expect(given(visit(), sample('CellResolved', { ...ids, q: 2, r: -1 }))).toMatchObject([{ isResolved: true }]);
  });

  it('drop withdrawn turns: wholly, or back to an earlier visit', () => {
    const back = (to: Cell | null): AnyEnvelope =>
      sample('SessionRewound', { ...ids, restored: { ...restored, cells: [{ at: { q: 2, r: -1 }, cell: to }] } });
    expect(given(visit(), told('The axe rang.'), back(null))).toEqual([]);
    expect(given(visit({ visitCount: 2, lastTurn: 5 }), told('Stumps.'), back(cell()))).toMatchObject([
      { visitCount: 1, lastTurn: 1, storyContent: '', lastActionTaken: null },
    ]);
  });

  it('of an erased person have no words', () => {
    const start = sample('SessionStarted', { ...ids, cell: cell({ q: 0, r: 0 }) });
    expect(given(start, visit(), told('The axe rang.'), sample('PersonErased', { userId: 'ann' }))).toMatchObject([
      { hexQ: 0, storyContent: '', lastActionTaken: null },
      { hexQ: 2, storyContent: '', lastActionTaken: '', visitCount: 1 },
    ]);
  });
});
