import { type Grammar, linesIn } from '#game/model/content/clauses.js';

/** Whether a clause of one of the grammar's pools stands in it, whatever names fill it. */
export const saysOneOf = (story: string, { pools }: Pick<Grammar, 'pools'>): boolean =>
  Object.values(pools)
    .flatMap(linesIn)
    .some((clause) =>
      story.toLowerCase().includes(
        clause
          .replaceAll(/\{[^}]*\}/g, '')
          .toLowerCase()
          .trim(),
      ),
    );
