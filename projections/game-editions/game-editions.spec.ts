import { rowsAfter } from '#test/support/projections/memory-table.js';
import { sample } from '#test/support/projections/samples.js';
import { gameEditionEntity } from './game-edition.entity.js';
import { gameEditions } from './game-editions.projection.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const retold = (turn: number, edition: number, story: string) =>
  sample('TurnRetold', { ...ids, turn, edition, story, narrator: 'model', model: 'm-2' });
const given = (...events: Parameters<typeof rowsAfter>[1]) =>
  rowsAfter({ projection: gameEditions, entity: gameEditionEntity }, events);

describe('further editions', () => {
  it('have a row for each turn and edition, with the newest words; the first edition has none', () =>
    expect(
      given(retold(1, 1, 'First.'), retold(1, 2, 'Second.'), retold(1, 3, 'Third.'), retold(1, 2, 'Again.')),
    ).toEqual([
      expect.objectContaining({ edition: 2, turnNumber: 1, storyContent: 'Again.', model: 'm-2' }),
      expect.objectContaining({ edition: 3, turnNumber: 1, storyContent: 'Third.' }),
    ]));

  it('follow their saga to another owner, and lose their words with them', () =>
    expect(
      given(
        retold(1, 2, 'Second.'),
        sample('SessionTransferred', { ...ids, userId: 'bob' }),
        sample('PersonErased', { userId: 'bob' }),
      ),
    ).toEqual([expect.objectContaining({ userId: 'bob', storyContent: '' })]));
});
