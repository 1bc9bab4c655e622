import { companion } from '#test/support/attempt-fixture.js';
import { contentFixture } from '#test/support/content-fixture.js';
import { carrying, dice, situationOf } from '#test/support/situation-fixture.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { type Service, SERVICES } from '../../model/content/saga-content.js';
import { serviceOf, spineOfferOf } from '../../model/offer-ids.js';
import { type Offer } from '../../model/offer.js';
import { cityServices } from './city-services.js';

const TWO = [companion({ id: 'a' }), companion({ id: 'b' })];

describe('a city’s services', () => {
  const services = (
    saga: Partial<SagaSituation>,
    over: Partial<Situation> = {},
    shown: Readonly<Record<string, number>> = {},
  ) => cityServices(contentFixture, situationOf(saga, { city: 'Hrafnsvik', ...over }), dice({ ware: 1, ...shown }));
  const kinds = (offers: readonly Offer[]) => offers.map(({ id }) => serviceOf(id));
  const alone = (service: Service, saga: Partial<SagaSituation> = {}, over: Partial<Situation> = {}) =>
    services({ services: [service], ...saga }, over);

  it('are asking, healing and hiring where they are wanted, and one of the others in turn', () => {
    expect(kinds(services({ services: SERVICES }))).toEqual(['ask', 'heal', 'hire', 'gamble']);
    expect(kinds(services({ services: SERVICES }, { turn: 7 }))).toEqual(['ask', 'heal', 'hire', 'work']);
    expect(services({ services: [] })).toEqual([]);
  });

  it.each<[Service, string, Partial<SagaSituation>, Partial<Situation>]>([
    ['heal', 'to the whole', {}, { hitPoints: 25 }],
    ['heal', 'to those without a coin', {}, { coins: 0 }],
    ['trade', 'to those with nothing to sell', {}, { inventory: [] }],
    ['ask', 'where somebody was asked', { isAsked: true }, {}],
    ['buy', 'to those without a coin', {}, { coins: 0 }],
    ['gamble', 'to those without a coin', {}, { coins: 0 }],
    ['hire', 'to those who cannot pay for it', {}, { coins: 23 }],
    ['hire', 'to those with two people already', {}, { companions: TWO }],
  ])('offer no %s %s', (service, _, saga, over) => {
    expect(kinds(alone(service))).toEqual([service]);
    expect(alone(service, saga, over)).toEqual([]);
  });

  it('cost what they cost there, rounded up, and never less than a coin', () => {
    const cost = (service: Service, prices: number) => alone(service, { prices })[0]?.cost;
    expect([cost('heal', 100), cost('heal', 90), cost('heal', 115), cost('heal', 180), cost('heal', 230)]).toEqual([
      8, 8, 10, 15, 19,
    ]);
    expect([cost('hire', 180), cost('gamble', 180), cost('worship', 90), cost('worship', 180)]).toEqual([44, 15, 2, 4]);
    expect((['ask', 'trade', 'work'] as const).map((service) => cost(service, 180))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(alone('worship', { prices: 1 })[0]?.cost).toBe(1);
  });

  it('sell something that is not carried yet, at its value', () => {
    const wareOf = (saga: Partial<SagaSituation>, over: Partial<Situation> = {}) => alone('buy', saga, over)[0];
    expect(wareOf({ prices: 180 })).toMatchObject({ item: { name: 'Shield', value: 12 }, cost: 22 });
    expect(wareOf({}, carrying('Shield'))).toMatchObject({ item: { name: 'Axe', value: 10 }, cost: 10 });
  });

  it('are worded in turn by what the people’s own table has for them', () => {
    const n = (turn: number) => spineOfferOf(services({ services: ['work'] }, { turn })[0]?.id ?? '');
    expect(contentFixture.factions.vikings.services?.work).toHaveLength(2);
    expect([n(4), n(5)]).toStrictEqual([
      { of: 'service', faction: 'vikings', key: 'work', n: 0 },
      { of: 'service', faction: 'vikings', key: 'work', n: 1 },
    ]);
  });
});
