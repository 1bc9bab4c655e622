import pg from 'pg';
import { failureOf } from './append-failure.js';

const serverError = (code: string): pg.DatabaseError => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });

describe('a failed statement', () => {
  it.each([
    ['22021', 'invalid'],
    ['23505', 'invalid'],
    ['54000', 'invalid'],
    ['57014', 'unavailable'],
    ['53100', 'unavailable'],
    ['40001', 'unavailable'],
    ['25006', 'unavailable'],
    ['42P01', 'unavailable'],
    ['57P01', 'unknown'],
    ['57P02', 'unknown'],
    ['08006', 'unknown'],
    ['XX000', 'unknown'],
    ['58030', 'unknown'],
  ])('with SQLSTATE %s is %s', (code, status) => {
    expect(failureOf(serverError(code))).toEqual({ status, cause: `${code} no` });
  });

  it('without an answer of the server is unknown', () => {
    expect(failureOf(new Error('Connection terminated unexpectedly'))).toEqual({
      status: 'unknown',
      cause: 'Connection terminated unexpectedly',
    });
    expect(failureOf(Object.assign(new Error('read'), { code: 'ECONNRESET' }))).toEqual({
      status: 'unknown',
      cause: 'ECONNRESET read',
    });
    expect(failureOf('odd')).toEqual({ status: 'unknown', cause: 'odd' });
  });
});
