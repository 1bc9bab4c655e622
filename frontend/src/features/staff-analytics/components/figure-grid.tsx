import { type Grid } from '../domain/grids.js';

/** A figure of two dimensions. Wide ones scroll by themselves, within reach of the keyboard. */
export const FigureGrid = ({ grid: { caption, corner, heads, lines } }: { readonly grid: Grid }) => (
  <div tabIndex={0} role="region" aria-label={caption} className="figure-table figure-grid">
    <table>
      <caption className="caption">{caption}</caption>
      <thead>
        <tr>
          {[corner, ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ head, cells }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, n) => (
              <td key={heads[n]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
