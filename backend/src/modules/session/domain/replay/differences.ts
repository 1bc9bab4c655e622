import { type Difference } from '#contracts/session/replay-views.js';

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Names members of a list, so that a removed member does not shift all that follow. */
const nameIn = (value: unknown, n: number): string => {
  if (!isObject(value)) return typeof value === 'string' ? value : String(n);
  const { id, name, key, q, r } = value;
  if (typeof q === 'number' && typeof r === 'number') return `${q},${r}`;
  return [id, name, key].find((part): part is string => typeof part === 'string') ?? String(n);
};
const byName = (list: readonly unknown[]): Fields => {
  const names = list.map(nameIn);
  const entries = list.map((value, n): readonly [string, unknown] => {
    const name = names[n] ?? '';
    return [names.indexOf(name) === n ? name : `${name}#${n}`, value];
  });
  return Object.fromEntries(entries);
};
const fieldsOf = (value: Fields): Fields => (Array.isArray(value) ? byName(value as readonly unknown[]) : value);
const partOf = (path: string, field: string, inList: boolean): string =>
  inList ? `${path}[${field}]` : path === '' ? field : `${path}.${field}`;

const between = (path: string, before: unknown, after: unknown): readonly Difference[] => {
  if (before === after || (before === undefined && after === undefined)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before: before ?? null, after: after ?? null }];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields.flatMap((field) => between(partOf(path, field, Array.isArray(before)), old[field], now[field]));
};

/** What differs between two values of plain JSON, in the order of their fields; null stands for absent. */
export const differencesBetween = (before: unknown, after: unknown): readonly Difference[] =>
  between('', before, after);
