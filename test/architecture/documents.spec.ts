import { readdirSync } from 'node:fs';
import path from 'node:path';
import { OPERATIONS } from '#backend/app/ops/operations.js';
import { VARIABLE_NAMES } from '#backend/platform/config/environment.js';
import { SECRET_FILE_NAMES } from '#backend/platform/config/secret-files.js';
import { ROOT, textOf } from '../support/stack/compose.js';

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);

describe('docs/settings.md', () => {
  const text = textOf('docs/settings.md');

  it('explains every variable once', () => {
    const first = namesIn(text, /^\| (`[^|]+) \|/gm).join(' ');
    expect([...namesIn(first, /`([A-Z_]+)`/g)].sort()).toEqual([...VARIABLE_NAMES].sort());
  });

  it('names the secrets that may stand in a file', () => {
    const listed = namesIn(text.slice(text.indexOf('Each secret may stand')), /`([A-Z_]+)[`=]/g);
    const named = listed.map((name) => (name.endsWith('_FILE') ? name : `${name}_FILE`));
    expect([...named].sort()).toEqual([...SECRET_FILE_NAMES].sort());
  });
});

describe('npm commands', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const commandsIn = (text: string): readonly string[] => [
    ...new Set(namesIn(text, /\bnpm (?:run (?=[a-z])|(?=(?:start|test)\b))([a-z][a-z:-]*)/g)),
  ];

  it('are all explained in docs/commands.md', () => {
    expect([...commandsIn(textOf('docs/commands.md'))].sort()).toEqual(Object.keys(scripts).sort());
  });

  it('that the texts name are there', () => {
    const pages = ['README.md', ...['docs', 'docs/adr'].flatMap(pagesIn)];
    const named = pages.flatMap((page) => commandsIn(textOf(page)).map((name) => [page, name] as const));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([, name]) => !(name in scripts))).toEqual([]);
  });

  it('of operators are the commands of ops', () => {
    const ops = Object.entries(scripts).filter(([, script]) => script.startsWith('node scripts/ops.mjs '));
    expect(ops).toEqual(ops.map(([name]) => [name, `node scripts/ops.mjs ${name}`]));
    expect(ops.map(([name]) => name).sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
  });
});

describe('docs/adr/README.md', () => {
  const rows = textOf('docs/adr/README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));

  it('lists every decision with its title, a line and its status', () => {
    const wanted = pagesIn('docs/adr')
      .filter((page) => !page.endsWith('README.md'))
      .map((page) => {
        const [, number, title] = /^# (\d+)\. (.+)$/m.exec(textOf(page)) ?? [];
        const [, status] = /^Status: (.+)$/m.exec(textOf(page)) ?? [];
        return `| ${number} | [${title}](${path.basename(page)}) | … | ${status} |`;
      });
    expect(rows.map((row) => row.replace(/^((?:[^|]*\|){3} )[^|]{10,}( \|)/, '$1…$2'))).toEqual(wanted);
  });
});
