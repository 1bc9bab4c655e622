import { type Attempt, attemptAt } from './attempt.js';
import { attemptOfExtra, extraOfferId, isExtraOffer } from './extra-offers.js';

const offered: readonly (readonly [string, Attempt])[] = [
  ['extra:pray||', attemptAt('pray')],
  ['extra:ask||figure', attemptAt('ask', { addressee: { of: 'figure' } })],
  ['extra:teach||companion~s.h3', attemptAt('teach', { addressee: { of: 'companion', id: 's.h3' } })],
  ['extra:talk||person~s.p1', attemptAt('talk', { addressee: { of: 'person', id: 's.p1' } })],
  ['extra:search|sight~old well|', attemptAt('search', { object: { of: 'sight', name: 'old well' } })],
  ['extra:use|thing~Hunting bow|', attemptAt('use', { object: { of: 'thing', name: 'Hunting bow' } })],
  ['extra:look|place~Grey Fell~-2~3|', attemptAt('look', { object: { of: 'place', name: 'Grey Fell', q: -2, r: 3 } })],
];

describe('the id of an offer that a narrator proposed', () => {
  it.each(offered)('%s says what is tried', (id, attempt) => {
    expect(extraOfferId(attempt)).toBe(id);
    expect(attemptOfExtra(id)).toEqual(attempt);
    expect(isExtraOffer(id)).toBe(true);
  });

  it.each<[string, Attempt]>([
    ['the manner', attemptAt('look', { manner: 'quiet' })],
    ['a listed offer', attemptAt('look', { offerId: 'wolf.1' })],
    ['coins', attemptAt('ask', { object: { of: 'coins', amount: 3 } })],
    ['a separator in a name', attemptAt('use', { object: { of: 'thing', name: 'a~b' } })],
    ['another separator', attemptAt('use', { object: { of: 'thing', name: 'a|b' } })],
    ['a name that is too long', attemptAt('use', { object: { of: 'thing', name: 'x'.repeat(200) } })],
  ])('can’t say %s', (_, attempt) => expect(extraOfferId(attempt)).toBeNull());

  it.each(['wolf.1', 'thread:ask||figure', 'extra:win||', 'extra:'])('%s is none', (id) =>
    expect(attemptOfExtra(id)).toBeNull(),
  );
});
