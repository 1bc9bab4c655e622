import { type Deed } from '#game/model/deed.js';
import { factsOf, friend, thing } from '#test/support/narration/turn-facts.fixture.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { dealingParagraph } from './dealing.paragraph.js';
import { contextOf } from './telling-context.js';

const deedOf = (offerId: string | null, kind: Deed['kind']): Deed => ({
  kind,
  offerId,
  to: null,
  attribute: null,
  difficulty: 'easy',
  requiresItem: null,
  risk: 'none',
  attempt: null,
});
const service = (name: string, kind: Deed['kind'] = 'craft') => deedOf(`service:vikings:${name}:0`, kind);
const rope = thing('Coil of rope');

/** What is told of a change, in thirty turns that are alike but for their number. */
const toldOf = (over: Partial<TurnFacts>): readonly string[] =>
  Array.from({ length: 30 }, (_, turn) =>
    dealingParagraph(contextOf(factsOf({ turn, path: `0.${turn}`, success: true, ...over })))
      .map(({ text }) => text)
      .join(' '),
  );

describe('what changed hands', () => {
  it.each<readonly [string, Partial<TurnFacts>, RegExp]>([
    ['wages', { deed: service('work'), coinsDelta: 9 }, /paid|[Yy]our pay|came to|wages|earned|counted|it was|for it,/],
    ['what was won', { deed: service('gamble'), coinsDelta: 8 }, /won|came across|richer|in the end|wager|got up/],
    [
      'a stake that was lost',
      { deed: service('gamble'), coinsDelta: -8, success: false },
      /stake|somebody else|to find that out|wagered|poorer|lost/,
    ],
    ['a price', { deed: service('heal', 'rest'), coinsDelta: -8 }, /paid|cost|price|counted out|went on it|parted/],
    [
      'a thing that was bought',
      { deed: service('buy', 'trade'), itemsGained: [rope] },
      /bought|went off|put away|came out/,
    ],
    ['a thing that was sold', { deed: service('trade', 'trade'), itemsLost: [rope] }, /sold|go|came away|into money/],
    ['a gift', { deed: deedOf('wolf.1', 'gift'), itemsLost: [rope] }, /gave away|left|parted|went on without/],
    [
      'somebody hired',
      { deed: service('hire', 'talk'), companionsJoined: [friend('Orm')] },
      /^Orm came with you|From that day Orm|^Orm took|settled that Orm/,
    ],
  ])('is told as what it is: %s', (_, over, words) => {
    for (const text of toldOf(over)) expect(text).toMatch(words);
  });

  it('is found where nobody was, and given where somebody was', () => {
    for (const text of toldOf({ deed: deedOf('leisure.tide-cave', 'explore'), coinsDelta: 3 }))
      expect(text).not.toMatch(/given|trouble|wages|thanks|hands/);
    for (const text of toldOf({ deed: deedOf(null, 'talk'), coinsDelta: 3 }))
      expect(text).not.toMatch(/found|stooped|under a stone|lay /);
  });
});
