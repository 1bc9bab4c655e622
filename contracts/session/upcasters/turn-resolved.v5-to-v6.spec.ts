import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TurnResolvedV5 } from '../events/shapes/turn-resolved.js';
import { turnResolvedV5ToV6 } from './turn-resolved.v5-to-v6.js';

const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/TurnResolved.v5.json'), 'utf8')) as {
  readonly data: TurnResolvedV5;
};
const attempt = {
  verb: 'send' as const,
  object: null,
  addressee: { of: 'companion' as const, id: 'c1' },
  instrument: null,
  place: null,
  manner: null,
  until: null,
  offerId: null,
};

it('before companions could do a deed, the hero had done it alone, and the turn is otherwise unchanged', () => {
  const before = { ...data, deed: { ...data.deed, attempt } };
  expect(turnResolvedV5ToV6(before)).toEqual({
    ...before,
    deed: { ...before.deed, attempt: { ...attempt, doers: [], helpers: [] } },
  });
  expect(turnResolvedV5ToV6({ ...data, deed: { ...data.deed, attempt: null } }).deed.attempt).toBeNull();
});
