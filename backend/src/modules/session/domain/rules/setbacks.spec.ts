import { deedOf, startedWith } from '#test/support/saga-fixture.js';
import { frame } from '#test/support/judged-turn-fixture.js';
import { type Offer } from '#game/model/offer.js';
import { type SessionData } from '../state/session.state.js';
import { setbacksAt, spentBy } from './setbacks.js';

const session = startedWith();
const metAt = (attempts: number): SessionData => {
  const cells = Object.fromEntries(
    Object.entries(session.cells).map(([key, cell]) => [key, cell && { ...cell, attempts }]),
  );
  return { ...session, cells, standing: { ...session.standing, frame: frame?.key ?? null } };
};
const OFFERED = deedOf({ offerId: `${frame?.key ?? ''}.0` });

describe('a failure', () => {
  it('may cost an hour anywhere, and nothing else at leisure', () =>
    expect(setbacksAt({ ...session, standing: { ...session.standing, frame: null } }, OFFERED)).toEqual(['hour']));

  it('may shut a door of an encounter that goes on, and leave a grudge in one that ends', () => {
    expect(setbacksAt(metAt(0), OFFERED)).toEqual(['hour', 'door']);
    expect(setbacksAt(metAt(1), OFFERED)).toEqual(['hour', 'grudge']);
  });

  it('never shuts the ways of the spine', () =>
    expect(setbacksAt(metAt(0), deedOf({ offerId: 'scene:vikings/the-unwashed-cloak:0' }))).toEqual(['hour']));

  it('that shuts a door spends all ways of its kind', () => {
    const offer = (id: string, kind: Offer['kind']): Offer => ({ ...OFFERED, id, kind });
    const offers = [offer('a', 'talk'), offer('b', 'talk'), offer('c', 'force')];
    const spent = (isShut: boolean) =>
      spentBy({ standing: { ...session.standing, offers } }, { offerId: 'a', kind: 'talk' }, isShut);
    expect([spent(false), spent(true)]).toEqual([['a'], ['a', 'b']]);
  });
});
