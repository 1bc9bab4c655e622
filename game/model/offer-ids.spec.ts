import { type SpineOffer, spineOfferId, spineOfferOf } from './offer-ids.js';

it.each<[string, SpineOffer]>([
  ['step:vikings/the-burnt-hall:2', { of: 'step', key: 'vikings/the-burnt-hall', n: 2 }],
  ['test:vikings/the-burnt-hall:4', { of: 'test', key: 'vikings/the-burnt-hall', n: 4 }],
  ['hunter:vikings/the-scorn-pole:0', { of: 'hunter', key: 'vikings/the-scorn-pole', n: 0 }],
  ['thread:vikings/debt-of-a-boat', { of: 'thread', key: 'vikings/debt-of-a-boat' }],
  ['service:vikings:heal:1', { of: 'service', faction: 'vikings', key: 'heal', n: 1 }],
])('%s says where the offer comes from', (id, offer) => {
  expect(spineOfferId(offer)).toBe(id);
  expect(spineOfferOf(id)).toStrictEqual(offer);
});

it.each([null, '', 'wolf.1', 'free.force', 'leisure.nap', 'service:vikings:bribe:0', 'vikings-shared-whale.2'])(
  '%s is no offer of the spine',
  (id) => expect(spineOfferOf(id)).toBeNull(),
);
