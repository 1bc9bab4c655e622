import { ALL_TYPES, FEED_AREAS, shortType, toggled } from './feed-areas.js';

it('has each type of the feed in one area', () => {
  expect(FEED_AREAS.flatMap(({ types }) => types).sort()).toEqual(ALL_TYPES);
  for (const { name, all, types } of FEED_AREAS)
    for (const type of types)
      expect([all, shortType(type).startsWith(`${name}.`)]).toEqual([`steppes-and-seas.${name}.*`, true]);
});

it('lets a whole area take the place of its types, and no others', () => {
  const [lead, session] = ['steppes-and-seas.lead.captured', 'steppes-and-seas.session.started'];
  expect(toggled([], lead)).toEqual([lead]);
  expect(toggled([lead], lead)).toEqual([]);
  const whole = toggled([lead, session], 'steppes-and-seas.session.*');
  expect(whole).toEqual([lead, 'steppes-and-seas.session.*']);
  expect(toggled(whole, 'steppes-and-seas.session.*')).toEqual([lead]);
});
