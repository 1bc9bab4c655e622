import { type FigureEntry, type FigureView } from '#contracts/analytics/views.js';
import { lazy, Suspense } from 'react';
import { LoadError } from '../../../components/states/load-error.js';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useFigure, useFigureDownload } from '../api/use-figures.js';
import { CHARTS } from '../domain/charts.js';
import { figureWords } from '../domain/figure-words.js';
import { GRIDS } from '../domain/grids.js';
import { type FigureScope, queryOf, scopeFor } from '../domain/scope.js';
import { FigureGrid } from './figure-grid.js';
import { FigureFilters } from './figure-filters.js';
import { FigureTable } from './figure-table.js';
import { ShownQuery } from './shown-query.js';

const FigureChart = lazy(whenOnline(async () => ({ default: (await import('./figure-chart.js')).FigureChart })));

const Shown = ({ figure, scope }: { readonly figure: FigureView; readonly scope: FigureScope }) => {
  const file = useFigureDownload(figure.name, scope);
  const chart = CHARTS[figure.name];
  const grid = GRIDS[figure.name];
  if (figure.rows.length === 0)
    return (
      <p role="status" className="caption mt-6">
        {queryOf(scope) === '' ? 'Nothing was counted here yet.' : 'Nothing was counted in this part.'}
      </p>
    );
  const words = figureWords(figure.name, figure.rows);
  return (
    <>
      <p role="status" className="figure-words">
        {words}
      </p>
      {chart !== undefined && (
        <Suspense fallback={<div className="figure-chart" />}>
          <FigureChart spec={chart} rows={figure.rows} words={words} />
        </Suspense>
      )}
      {grid !== undefined && <FigureGrid grid={grid(figure.rows)} />}
      <FigureTable figure={figure} />
      <button
        type="button"
        className="text-button text-act"
        aria-disabled={file.isPending}
        onClick={file.isPending ? undefined : () => file.mutate()}
      >
        {file.isPending ? 'Writing the file…' : 'Download as CSV'}
      </button>
    </>
  );
};

interface FigureProps {
  readonly entry: FigureEntry;
  readonly scope: FigureScope;
}

/** A figure: what it says, its chart and its table, and the query that it came from. */
export const Figure = ({ entry, scope }: FigureProps) => {
  const narrowed = scopeFor(scope, entry.filters);
  const { data, error, refetch } = useFigure(entry.name, narrowed);
  return (
    <section aria-labelledby="figure" className="figure">
      <h2 id="figure" className="display text-2xl">
        {entry.title}
      </h2>
      <p className="caption text-pretty">{entry.comment}</p>
      <FigureFilters entry={entry} scope={scope} />
      {error !== null && (
        <LoadError
          error={error}
          fallback="The figure could not be made."
          retry={() => void refetch()}
          className="mt-6"
        />
      )}
      {data === undefined && error === null && (
        <p role="status" className="caption mt-6">
          Counting…
        </p>
      )}
      {data !== undefined && error === null && (
        <>
          <Shown figure={data} scope={narrowed} />
          <ShownQuery sql={data.sql} />
        </>
      )}
    </section>
  );
};
