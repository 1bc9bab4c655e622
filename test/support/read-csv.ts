/** A record: its fields in order. */
export type CsvRecord = readonly string[];

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;

/** Reads CSV by the grammar of RFC 4180, strictly. @throws Error where the text is none */
export const readCsv = (text: string): readonly CsvRecord[] => {
  const records: string[][] = [[]];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const at = FIELD.lastIndex;
    const [, quoted, bare = '', end] = FIELD.exec(text) ?? [];
    if (end === undefined) throw new Error(`no CSV at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    records.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '\r\n') records.push([]);
  }
  if (records.at(-1)?.length === 0) records.pop();
  return records;
};
