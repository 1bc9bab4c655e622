import { areaOf, ownTypeOf, PUBLIC_AREAS, PUBLIC_TYPES, wantedTypes } from './wanted-types.js';

it('takes types with the prefix and without it, each once', () => {
  const { own, named, unknown } = wantedTypes(['session.ended', 'steppes-and-seas.session.ended', 'lead.captured']);
  expect([own, named, unknown]).toEqual([
    new Set(['SessionEnded', 'LeadCaptured']),
    ['steppes-and-seas.session.ended', 'steppes-and-seas.lead.captured'],
    [],
  ]);
});

it.each(['share.*', 'steppes-and-seas.share.*'])('takes %s for every type of the area', (area) => {
  const { own, named } = wantedTypes([area]);
  expect([own, named]).toEqual([new Set(['SagaShared', 'ShareRevoked']), ['steppes-and-seas.share.*']]);
});

it('wants all without types', () => expect(wantedTypes(null)).toEqual({ own: 'all', named: null, unknown: [] }));

it.each([
  'sessions.*',
  '*',
  'steppes-and-seas.*',
  'session.ended.*',
  'session',
  'SessionEnded',
  '.*',
  'session.*.ended',
  'webhook.ping',
])('does not know %s', (type) => expect(wantedTypes(['session.ended', type]).unknown).toEqual([type]));

it('has an area for every type', () => {
  expect(PUBLIC_AREAS).toContain('steppes-and-seas.crm-webhook.*');
  for (const type of PUBLIC_TYPES) expect(PUBLIC_AREAS).toContain(areaOf(type));
  const wanted = wantedTypes(PUBLIC_AREAS).own;
  expect(wanted === 'all' ? 0 : wanted.size).toBe(PUBLIC_TYPES.length);
});

it('names our type of one of the feed, and of no area', () =>
  expect([ownTypeOf('session.ended'), ownTypeOf('session.*'), ownTypeOf('toString')]).toEqual([
    'SessionEnded',
    null,
    null,
  ]));
