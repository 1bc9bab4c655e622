import path from 'node:path';
import { filesIn, isThere, textOf } from './texts/tracked-files.js';

const STATIC_IMPORT = /^(?:import|export)\b[^;()]*?from '([^']+)'|^import '([^']+)'/gm;

/** The packages that a script imports before its first statement runs, itself or by its own files. */
const packagesBefore = (script: string, read = new Set<string>()): readonly string[] => {
  if (read.has(script) || !isThere(script)) return [];
  read.add(script);
  const names = [...textOf(script).matchAll(STATIC_IMPORT)].map(([, from, alone]) => from ?? alone ?? '');
  return names.flatMap((name) => {
    if (name.startsWith('.')) return packagesBefore(path.posix.join(path.posix.dirname(script), name), read);
    return name.startsWith('node:') ? [] : [`${script}: ${name}`];
  });
};

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
const entries = [...new Set(Object.values(scripts).flatMap((line) => line.match(/scripts\/\S+\.mjs/g) ?? []))];

it('a command installs the packages: before that, none of its files imports one', () => {
  expect(entries).toContain('scripts/test.mjs');
  expect(entries.filter((entry) => filesIn(entry).length === 0)).toEqual([]);
  expect(entries.flatMap((entry) => packagesBefore(entry))).toEqual([]);
});

it('a package that a command would import too early is found', () => {
  expect(packagesBefore('scripts/lib/stop-test-server.mjs')).toContain('scripts/lib/stop-test-server.mjs: pg');
});
