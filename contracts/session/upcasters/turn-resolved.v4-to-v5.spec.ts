import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TurnResolvedV4 } from '../events/shapes/turn-resolved.js';
import { turnResolvedV4ToV5 } from './turn-resolved.v4-to-v5.js';

const { data } = JSON.parse(readFileSync(path.resolve('test/fixtures/events/TurnResolved.v4.json'), 'utf8')) as {
  readonly data: TurnResolvedV4;
};
const withHappenings = (happenings: NonNullable<TurnResolvedV4['saga']>['happenings']): TurnResolvedV4 => {
  if (!data.saga) throw new Error('the sample has a spine');
  return { ...data, saga: { ...data.saga, happenings } };
};

it('before oaths lost ground by anything else, a scene had cost it, and the turn is otherwise unchanged', () => {
  const before = withHappenings([{ kind: 'oath-ready' }, { kind: 'oath-lost-ground', boxes: 2 }]);
  const after = turnResolvedV4ToV5(before);
  expect(after).toEqual({
    ...before,
    saga: {
      ...before.saga,
      happenings: [{ kind: 'oath-ready' }, { kind: 'oath-lost-ground', boxes: 2, by: 'scene' }],
    },
  });
  expect(turnResolvedV4ToV5({ ...data, saga: null }).saga).toBeNull();
});
