import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTIONS, type FactionId } from '../model/world.js';
import { FACTION_CONTENT } from './factions.js';

/*
 * People of a saga have names drawn from the lists of their people. A text with such a name would be read as one of
 * them: so a name that is fixed in any text is never drawn.
 */

interface Text {
  readonly file: string;
  readonly line: string;
}
const isContent = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.spec.ts');
const COMMENT = /\/\*[\s\S]*?\*\//g;
const LITERAL = /'([^'\n]+)'/g;
const textsIn = (folder: string): readonly Text[] =>
  readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter(isContent)
    .flatMap((file) => {
      const source = readFileSync(join(__dirname, folder, file), 'utf8').replace(COMMENT, '');
      return [...source.matchAll(LITERAL)].map(([, line = '']) => ({ file: `${folder}/${file}`, line }));
    });
const COMMON_TEXTS = textsIn('common');

const namesOf = (faction: FactionId): readonly string[] => {
  const { given, second } = FACTION_CONTENT[faction].names;
  return [...new Set([...given.male, ...given.female, ...second.male, ...second.female])];
};

/** Where a sentence begins, any word has a capital, not only a name: 'Salt spilled'. */
const BEGINS = /(?:^|[.!?…:;]”? |[“‘])$/u;
const isWord = (name: string, texts: readonly Text[]): boolean => {
  const small = new RegExp(String.raw`\b${name.toLowerCase()}\b`);
  return texts.some(({ line }) => small.test(line));
};

const spoken = (faction: FactionId, texts: readonly Text[]): readonly string[] => {
  const said = new RegExp(String.raw`(?<![\p{L}-])(?:${namesOf(faction).join('|')})(?![\p{L}-])`, 'gu');
  return texts.flatMap(({ file, line }) =>
    [...line.matchAll(said)]
      .filter(([name]) => !(file === `${faction}/faction.ts` && line === name))
      .filter(({ 0: name, index }) => !(BEGINS.test(line.slice(0, index)) && isWord(name, texts)))
      .map(([name]) => `${file}: ${name}: ${line}`),
  );
};

it.each(FACTIONS)('nobody in the texts of the %s has a name that is drawn for the people of a saga', (faction) =>
  expect(spoken(faction, [...textsIn(faction), ...COMMON_TEXTS])).toEqual([]),
);

it('a text that says a drawn name is found, in the middle and at the beginning', () => {
  const found = (line: string) => spoken('vikings', [{ file: 'vikings/x.ts', line }]).length > 0;
  expect(['You met Orm.', 'Orm laughed.', 'The man Ash-nose came.', 'You met Ormur.'].map(found)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
