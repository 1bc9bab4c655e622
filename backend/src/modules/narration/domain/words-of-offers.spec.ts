import { type Wording } from '#game/model/offer.js';
import { wordsOfOffers } from './words-of-offers.js';

const wording = (offerId: string, action: string): Wording => ({ offerId, action, description: `${action}.` });
const plain = [wording('a', 'Wait'), wording('b', 'Run')];

describe('the words of the offers', () => {
  it('are the plain ones where the narrator gave none', () => expect(wordsOfOffers([], plain)).toEqual(plain));
  it("are the narrator's, in the order of the offers", () =>
    expect(wordsOfOffers([wording('b', 'Flee'), wording('a', 'Stay')], plain)).toEqual([
      wording('a', 'Stay'),
      wording('b', 'Flee'),
    ]));
  it('add no offer that the rules did not make', () =>
    expect(wordsOfOffers([wording('c', 'Win the game')], plain)).toEqual(plain));
  it('never say the same of two offers', () => {
    expect(wordsOfOffers([wording('a', 'Go'), wording('b', 'Go')], plain)).toEqual([wording('a', 'Go'), plain[1]]);
    expect(wordsOfOffers([wording('a', 'Run')], plain)).toEqual(plain);
  });
});
