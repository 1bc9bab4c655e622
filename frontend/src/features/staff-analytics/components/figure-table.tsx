import { type FigureView } from '#contracts/analytics/views.js';
import { columnWords, valueWords } from '../domain/value-words.js';

/** More rows than this are left to the downloaded file. */
const MOST_ROWS = 500;

/** All values of a figure, for readers who cannot use charts, and for looking up. */
export const FigureTable = ({ figure: { title, columns, rows, cut } }: { readonly figure: FigureView }) => (
  <details className="figure-details">
    <summary className="text-button">The numbers as a table</summary>
    {/* Wide tables scroll by themselves, so the keyboard must be able to reach them. */}
    <div tabIndex={0} role="region" aria-label={`${title}, as a table`} className="figure-table">
      <table>
        <thead>
          <tr>
            {columns.map(({ name, comment }) => (
              <th key={name} scope="col" title={comment}>
                {columnWords(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row, n) => (
            <tr key={n}>
              {columns.map(({ name }) => (
                <td key={name} className={typeof row[name] === 'number' ? 'text-right' : undefined}>
                  {valueWords(name, row[name] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {(cut || rows.length > MOST_ROWS) && <p className="caption">The first {MOST_ROWS} rows. The file has them all.</p>}
    <dl className="figure-columns">
      {columns.map(({ name, comment }) => (
        <div key={name}>
          <dt>{columnWords(name)}</dt>
          <dd>{comment}</dd>
        </div>
      ))}
    </dl>
  </details>
);
