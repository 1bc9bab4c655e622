import { challengeOf } from './challenge.js';

const bearing = { headers: { authorization: 'Bearer ssk_of-nobody' } };

describe('a refused caller', () => {
  it('without a token learns what kind of token is asked for', () => {
    expect(challengeOf({ code: 'NOT_AUTHENTICATED' }, { headers: {} })).toBe('Bearer realm="steppes-and-seas"');
  });

  it('with a token that is not good learns that', () => {
    expect(challengeOf({ code: 'NOT_AUTHENTICATED' }, bearing)).toBe(
      'Bearer realm="steppes-and-seas", error="invalid_token"',
    );
  });

  it('with a token that may not do this learns which scope it needs', () => {
    expect(challengeOf({ code: 'SCOPE_MISSING', details: { scope: 'events:read' } }, bearing)).toBe(
      'Bearer realm="steppes-and-seas", error="insufficient_scope", scope="events:read"',
    );
  });

  it.each(['SECOND_FACTOR_NEEDED', 'INVALID_CREDENTIALS', 'SESSION_NOT_FOUND'])(
    'by %s is not asked for another token',
    (code) => {
      expect(challengeOf({ code }, bearing)).toBeNull();
    },
  );
});
