/**
 * The rows of a query that is read page by page. A row whose work fails stays behind, and does not keep the later ones
 * waiting.
 * @param read gives the page after a row; the first one without it; none is empty but the last
 */
export async function* inPages<Row>(read: (after?: Row) => Promise<readonly Row[]>): AsyncGenerator<Row, void> {
  for (let page = await read(); page.length > 0; page = await read(page.at(-1))) yield* page;
}
