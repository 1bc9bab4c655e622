import { rowsAfter } from '#test/support/projections/memory-table.js';
import { sample } from '#test/support/projections/samples.js';
import { gameStoryItemEntity } from './game-story-item.entity.js';
import { gameStoryItems } from './game-story-items.projection.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const item = (name: string) => ({ name, quantity: 1, value: 2, description: '' });

describe('things gained and lost', () => {
  it('are a row each, as many as a turn has', () => {
    const rows = rowsAfter({ projection: gameStoryItems, entity: gameStoryItemEntity }, [
      sample('ItemLost', { ...ids, turn: 4, item: item('Flatbread') }, 'e1'),
      sample('ItemGained', { ...ids, turn: 4, item: item('Arm ring') }, 'e2'),
      sample('ItemGained', { ...ids, turn: 4, item: item('Bearded axe') }, 'e3'),
      sample('SessionTransferred', { ...ids, userId: 'bob' }),
    ]);
    expect(
      rows.map(
        ({
          id,
          turnNumber,
          userId,
          kind,
          item: { name } = item(''),
        }: Record<string, unknown> & { item?: { name?: string } }) => [id, turnNumber, userId, kind, name],
      ),
    ).toEqual([
      ['e1', 4, 'bob', 'lost', 'Flatbread'],
      ['e2', 4, 'bob', 'gained', 'Arm ring'],
      ['e3', 4, 'bob', 'gained', 'Bearded axe'],
    ]);
  });
});
