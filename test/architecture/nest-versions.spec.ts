import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, unknown>>;
}
const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as Lock;

it('each @nestjs package is installed once: two copies would not know the classes and tokens of each other', () => {
  const folders = Object.keys(lock.packages).filter((folder) => /node_modules\/@nestjs\/[^/]+$/.test(folder));
  const names = folders.map((folder) => folder.slice(folder.lastIndexOf('@nestjs/')));
  expect(names).toContain('@nestjs/core');
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});
