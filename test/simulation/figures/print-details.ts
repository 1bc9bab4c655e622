import { type HabitSagas } from '../habits/habit-sagas.js';
import { declaredFacts } from './fact.figures.js';
import { type Tallies } from './across-sagas.js';
import { boundOf, sharedSentences } from './sentence.figures.js';
import { triumphTexts } from './spine.figures.js';
import { singleLineTables, thinnestTables } from './table.figures.js';

const MOST_SENTENCES = 3;

const block = (title: string, lines: readonly string[]): string =>
  [title, ...lines.map((line) => `  ${line}`), '', ''].join('\n');

/** What the figures alone don't tell: which tables are thin, which sentences come back, what is not declared. */
export const printDetails = (played: readonly HabitSagas[], told: Tallies): string =>
  [
    block(
      'Tables told from elsewhere most often (outcome: lines, hits, told from elsewhere)',
      thinnestTables(played.flatMap(({ sagas }) => sagas)).map(
        ({ table, lines, hits, borrowed }) => `${table}: ${lines} lines, hit ${hits}×, from elsewhere ${borrowed}×`,
      ),
    ),
    block('Outcomes of encounters with one line only', [String(singleLineTables())]),
    block('Texts that close a triumph, by people', [triumphTexts().join(', ')]),
    block(
      'Sentences in most sagas of a habit, over all seeds',
      [...told].flatMap(([habit, tally]) =>
        sharedSentences(tally, boundOf(habit))
          .slice(0, MOST_SENTENCES)
          .map(([sentence, n]) => `${habit}: ${n} of ${tally.sagas}: ${sentence}`),
      ),
    ),
    block('What the content declares', declaredFacts()),
  ].join('');
