import { companion } from '#test/support/attempt-fixture.js';
import { contentFixture } from '#test/support/content-fixture.js';
import { carrying, dice, situationOf } from '#test/support/situation-fixture.js';
import { type SagaSituation, type Situation } from '../../model/encounter.js';
import { type Service, SERVICES } from '../../model/content/saga-content.js';
import { serviceOf, spineOfferOf } from '../../model/offer-ids.js';
import { type Offer } from '../../model/offer.js';
import { serviceInTurn, standingServices } from './city-services.js';

const TWO = [companion({ id: 'a' }), companion({ id: 'b' })];

describe('a city’s services', () => {
  const services = (
    saga: Partial<SagaSituation>,
    over: Partial<Situation> = {},
    shown: Readonly<Record<string, number>> = {},
  ) => {
    const situation = situationOf(saga, { city: 'Hrafnsvik', ...over });
    const draw = dice({ ware: 1, ...shown });
    return [...standingServices(contentFixture, situation, draw), ...serviceInTurn(contentFixture, situation, draw)];
  };
  const kinds = (offers: readonly Offer[]) => offers.map(({ id }) => serviceOf(id));
  const alone = (service: Service, saga: Partial<SagaSituation> = {}, over: Partial<Situation> = {}) =>
    services({ services: [service], ...saga }, over);

  it('are asking and healing where they are wanted, and one of the others in turn, hiring first', () => {
    const after = (shownLately: readonly string[], turn = 4) =>
      kinds(services({ services: SERVICES }, { shownLately, turn, hitPoints: 9 }));
    const hired = ['service:vikings:hire:0'];
    expect(after([])).toEqual(['ask', 'heal', 'hire']);
    const others = [4, 5, 6, 7, 8].map((turn) => after(hired, turn)[2]);
    expect(new Set(others)).toEqual(new Set(['buy', 'trade', 'gamble', 'worship', 'work']));
    expect(after([...hired, 'service:vikings:ask:1', 'service:vikings:heal:0']).slice(0, 2)).toEqual(['ask', 'heal']);
    expect(services({ services: [] })).toEqual([]);
  });

  it('rest after they have stood, whatever the words, and the healer does for those who are hurt a little', () => {
    const shownLately = SERVICES.map((service) => `service:vikings:${service}:1`);
    expect(kinds(services({ services: SERVICES }, { shownLately, hitPoints: 20 }))).toEqual(['ask']);
  });

  it('are not offered once all that is written of them was told, but for asking and healing', () => {
    const told = SERVICES.flatMap((service) =>
      [0, 1, 2].flatMap((n) => Array.from({ length: 9 }, () => `service:vikings:${service}:${n} +`)),
    );
    expect(kinds(services({ services: SERVICES }, { usedOutcomes: told }))).toEqual(['ask', 'heal']);
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
