import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['backend', 'contracts', 'game', 'projections'];

type Sources = Readonly<Record<string, string>>;
type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration | ts.EnumDeclaration;

const isTypeDeclaration = (node: ts.Node): node is TypeDeclaration =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node);
const isExported = ({ modifiers }: TypeDeclaration): boolean =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
/** Names of `export { Name }` without a module: what comes from another file is declared there. */
const namedExports = (statement: ts.Statement): readonly string[] =>
  ts.isExportDeclaration(statement) &&
  statement.moduleSpecifier === undefined &&
  statement.exportClause !== undefined &&
  ts.isNamedExports(statement.exportClause)
    ? statement.exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : [];

/** The types that a file declares and exports: interfaces, aliases, classes and enums. */
const exportedTypes = (file: string, text: string): readonly string[] => {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const listed = new Set(statements.flatMap(namedExports));
  return statements
    .filter(isTypeDeclaration)
    .flatMap((node) => (node.name && (isExported(node) || listed.has(node.name.text)) ? [node.name.text] : []));
};

/** 'Name: file, file' of each name that more than one file declares. */
const doublesIn = (sources: Sources): readonly string[] => {
  const places = new Map<string, string[]>();
  for (const [file, text] of Object.entries(sources))
    for (const name of new Set(exportedTypes(file, text))) places.set(name, [...(places.get(name) ?? []), file]);
  return [...places].filter(([, files]) => files.length > 1).map(([name, files]) => `${name}: ${files.join(', ')}`);
};

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

describe('an exported type', () => {
  it('has a name that no other type of backend, contracts, game and projections has', () => {
    const files = FOLDERS.flatMap(sourcesIn);
    const sources = Object.fromEntries(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
    expect(files.length).toBeGreaterThan(1_000);
    expect(doublesIn(sources)).toEqual([]);
  });

  it.each<[string, Sources, readonly string[]]>([
    ['an interface and an alias', { a: 'export interface One {}', b: 'export type One = 1;' }, ['One: a, b']],
    ['a class and a listed enum', { a: 'export class One {}', b: 'enum One {}\nexport { One };' }, ['One: a, b']],
    ['declarations that are merged in one file', { a: 'export interface One {}\nexport interface One {}' }, []],
    ['a type that stays in its file', { a: 'export interface One {}', b: 'interface One {}' }, []],
    ['a re-export', { a: 'export interface One {}', b: "export { type One } from './a.js';" }, []],
  ])('is compared with others: %s', (_, sources, doubles) => {
    expect(doublesIn(sources)).toEqual(doubles);
  });
});
