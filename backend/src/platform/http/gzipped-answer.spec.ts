import { takesGzip } from './gzipped-answer.js';

describe('a client', () => {
  it.each(['gzip', 'br, gzip', 'GZIP;q=0.5', 'deflate, gzip ; q=1.0'])('that says %j gets gzip', (accepted) => {
    expect(takesGzip(accepted)).toBe(true);
  });

  it.each([undefined, '', 'br', '*', 'gzip;q=0', 'identity, gzip; q=0.000', 'gzip;q=x', 'xgzip'])(
    'that says %j does not',
    (accepted) => {
      expect(takesGzip(accepted)).toBe(false);
    },
  );
});
