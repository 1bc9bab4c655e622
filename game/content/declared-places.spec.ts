import { FACTIONS } from '../model/world.js';
import { linesOf, type OfferContent } from '../model/content/frame.js';
import { SAGAS } from './sagas.js';

const HOUSE =
  /\b(?:houses?|homes?|doors?|doorway|doorposts?|hearths?|roofs?|tables?|bench(?:es)?|chairs?|windows?|thresholds?|stairs?|chimneys?|cellars?|gardens?|byre|barn|walls?|neighbours?)\b/i;
const OPEN_BY_DAY = /\b(?:market|booths?|stalls?|hiring fair|council|councillors|shop|counter|pawnbroker|Mass)\b/;

const textsOf = ({ action, description, success, failure }: OfferContent): readonly string[] => [
  action,
  description,
  ...linesOf(success),
  ...linesOf(failure),
];

describe.each(FACTIONS)('the texts of the %s', (faction) => {
  const { matters, services } = SAGAS[faction] ?? { matters: undefined, services: undefined };

  it('have calls that are paid in the open, and these need no house of the friend', () => {
    const calls = (matters?.call ?? []).filter(({ at }) => at.includes('land'));
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.flatMap(({ offer }) => textsOf(offer)).filter((text) => HOUSE.test(text))).toEqual([]);
  });

  it('offer no market, shop, council or Mass at night', () => {
    const inTowns = [
      ...Object.values(matters ?? {}).flatMap((list) => list.map(({ offer }) => offer)),
      ...Object.values(services ?? {}).flat(),
    ];
    const named = inTowns.filter(({ action, description }) => OPEN_BY_DAY.test(`${action} ${description}`));
    const atNight = named.filter(({ needs }) => needs?.hours === undefined || needs.hours.includes('night'));
    expect(atNight.map(({ action }) => action)).toEqual([]);
  });
});
