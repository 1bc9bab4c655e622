import { moodsAsSettled } from './meeting.rules.js';

const changed = { kind: 'person-changed', person: 'p1', from: 'wary', to: 'civil' } as const;

it('a mood is told as it is after the turn, and not as it was on the way', () => {
  const ready = { kind: 'oath-ready' } as const;
  expect(moodsAsSettled([changed, ready], [{ id: 'p1', mood: 'resents' }])).toEqual([
    { ...changed, to: 'resents' },
    ready,
  ]);
  expect(moodsAsSettled([changed], [{ id: 'p1', mood: 'wary' }])).toEqual([]);
  expect(moodsAsSettled([changed], [])).toEqual([changed]);
});
