import { readInbound } from './inbound.js';

it.each([
  { type: 'GHL_CONFIG_UPDATE', data: { primaryColor: '#123456', leadCapture: false, customFields: ['Role'] } },
  { type: 'GHL_START_GAME' },
  { type: 'GHL_RESET_GAME', data: {} },
  { type: 'GHL_LEAD_CAPTURE', data: { firstName: 'Ann', email: 'ann@example.org' } },
])('reads %j', (message) => expect(readInbound(message)).toEqual(message));

const deep = (levels: number): unknown => (levels === 0 ? 1 : { data: deep(levels - 1) });

it.each<readonly [string, unknown]>([
  ['no object', 'GHL_START_GAME'],
  ['nothing', null],
  ['another type', { type: 'GHL_DELETE_ALL' }],
  ['no type', {}],
  ['another key', { type: 'GHL_START_GAME', token: 'x' }],
  ['another field', { type: 'GHL_CONFIG_UPDATE', data: { html: '<b>' } }],
  ['another kind of value', { type: 'GHL_LEAD_CAPTURE', data: { email: { toString: 1 } } }],
  ['a long text', { type: 'GHL_CONFIG_UPDATE', data: { headerText: 'x'.repeat(600) } }],
  ['a million letters', { type: 'GHL_CONFIG_UPDATE', data: { headerText: 'x'.repeat(1_000_000) } }],
  ['a million entries', { type: 'GHL_RESET_GAME', data: Array.from({ length: 1_000_000 }, () => 1) }],
  ['a deep one', { type: 'GHL_RESET_GAME', data: deep(1_000) }],
  ['a class', { type: 'GHL_RESET_GAME', data: new Map([['a', 1]]) }],
  ['a prototype', JSON.parse('{"type":"GHL_CONFIG_UPDATE","data":{"__proto__":{"leadCapture":false}}}')],
  ['a constructor', { type: 'GHL_RESET_GAME', data: { constructor: { prototype: { polluted: true } } } }],
])('refuses %s', (_, message) => {
  expect(readInbound(message)).toBeNull();
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
