import { type GameStoryItemRow } from '#projections/game-story-items/game-story-item.entity.js';
import { type SagaMemoryRow } from '#projections/saga-memories/saga-memory.entity.js';
import { type PastTurn } from '../../domain/memory/past-turn.js';

type Items = readonly Pick<GameStoryItemRow, 'turnNumber' | 'kind' | 'item'>[];

const namesOf = (items: Items, turn: number, kind: GameStoryItemRow['kind']): readonly string[] =>
  items.filter((row) => row.turnNumber === turn && row.kind === kind).map(({ item }) => item.name);

/** The rows of each turn together, oldest first. */
export const pastTurnsOf = (rows: readonly SagaMemoryRow[], items: Items): readonly PastTurn[] =>
  rows
    .flatMap(({ turn, hexQ: q, hexR: r, visit, day, what }): readonly PastTurn[] => {
      if (what.of !== 'turn' || q === null || r === null) return [];
      const company = rows.flatMap((row) => (row.turn === turn && row.what.of !== 'turn' ? [row.what] : []));
      const [gained, lost] = [namesOf(items, turn, 'gained'), namesOf(items, turn, 'lost')];
      return [{ turn, at: { q, r }, visit: visit ?? 1, day, what, company, gained, lost }];
    })
    .sort((a, b) => a.turn - b.turn);
