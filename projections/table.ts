import { type EntitySchema } from 'typeorm';

export interface TableColumn {
  readonly property: string;
  readonly name: string;
  readonly type: string;
  readonly key: boolean;
  readonly nullable: boolean;
  readonly default: unknown;
}
interface TableIndex {
  /** Names of columns. */
  readonly columns: readonly string[];
  readonly where: string | null;
}

export interface TableStorage {
  /** Percent of a page for new rows; the rest is for new versions of rows, so that they stay on their page. */
  readonly fillfactor: number;
}

/** A read model's table, derived from its entity. */
export interface Table {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly keys: readonly TableColumn[];
  /** Neither key nor position. */
  readonly values: readonly TableColumn[];
  readonly indices: readonly TableIndex[];
  readonly storage: TableStorage;
  /** Defaults of a new row's columns, by property. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** The limit of a column mask, which is sent as a JSON number. */
const MOST_VALUES = 52;

const columnsOf = ({ options }: Pick<EntitySchema, 'options'>): readonly TableColumn[] =>
  Object.entries(options.columns).flatMap(([property, column]) =>
    column === undefined
      ? []
      : [
          {
            property,
            name: column.name ?? property,
            type: String(column.type),
            key: column.primary ?? false,
            nullable: column.nullable ?? false,
            default: column.default as unknown,
          },
        ],
  );

/** @throws Error when the entity has no key or too many columns: a bug in the source */
export const tableOf = (entity: Pick<EntitySchema, 'options'>, storage: TableStorage = { fillfactor: 100 }): Table => {
  const name = entity.options.tableName ?? entity.options.name;
  const columns = columnsOf(entity);
  const keys = columns.filter(({ key }) => key);
  const values = columns.filter(({ key, property }) => !key && property !== 'position');
  if (keys.length === 0 || values.length > MOST_VALUES)
    throw new Error(`${name} needs a key and at most ${MOST_VALUES} other columns`);
  const nameOf = (property: string): string => columns.find((column) => column.property === property)?.name ?? property;
  const indices = (entity.options.indices ?? []).map(({ columns: indexed, where }) => ({
    columns: (indexed as string[]).map(nameOf),
    where: where ?? null,
  }));
  const defaults = Object.fromEntries(values.map(({ property, default: initial }) => [property, initial ?? null]));
  return { name, columns, keys, values, indices, storage, defaults };
};
