import { queryOf, readScope, scopeFor } from './scope.js';

describe('what a figure is narrowed by', () => {
  it.each(['', '?from=2026-03-01&to=2026-03-31', '?faction=vikings&difficulty=normal'])(
    'survives a reload: %j',
    (query) => expect(queryOf(readScope(query))).toBe(query),
  );

  it('passes over what it does not know, and what is empty', () =>
    expect(readScope('?from=&faction=mongols&order=asc')).toEqual({ faction: 'mongols' }));

  it('is only what the figure knows', () =>
    expect(scopeFor({ from: '2026-03-01', faction: 'vikings' }, ['from', 'to'])).toEqual({ from: '2026-03-01' }));
});
