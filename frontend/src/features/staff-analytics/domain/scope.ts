import { type FigureFilter } from '#contracts/analytics/views.js';

/** What a figure is narrowed by; the page's address keeps it. */
export type FigureScope = Readonly<Partial<Record<FigureFilter, string>>>;

const FILTERS: readonly FigureFilter[] = ['from', 'to', 'faction', 'difficulty'];

export const readScope = (search: string): FigureScope => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const value = query.get(filter);
      return value === null || value === '' ? [] : [[filter, value]];
    }),
  );
};

/** Keeps only the filters that the figure has: a faction, for example, means nothing for leads. */
export const scopeFor = (scope: FigureScope, filters: readonly FigureFilter[]): FigureScope =>
  Object.fromEntries(Object.entries(scope).filter(([filter]) => filters.some((known) => known === filter)));

/** '' or '?from=…'. */
export const queryOf = (scope: FigureScope): string => {
  const query = new URLSearchParams(FILTERS.flatMap((filter) => (scope[filter] ? [[filter, scope[filter]]] : [])));
  return query.size === 0 ? '' : `?${query.toString()}`;
};
