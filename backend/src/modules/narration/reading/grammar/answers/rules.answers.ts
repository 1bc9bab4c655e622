import { type Scene } from '#game/model/scene.js';

/** How the game is played, each in a sentence or two. */
export const RULES = {
  odds: () =>
    'Each deed has a chance: twenty for each point of its attribute, 25 more where it is easy, 25 less where it is hard, and never under 5 or over 95. Write what you would do, and its chance is shown before you commit.',
  rest: () =>
    'Rest heals, and a healer in a town heals more. Write “I rest until morning”, or choose it where it is offered.',
  travel: () =>
    'Tap a cell next to yours on the map, or write “go east”. Easy ground is sure; medium and hard ground is a test.',
  win: ({ saga }: Scene) =>
    saga === null
      ? 'Win enough of what you meet on the road, and the saga is yours.'
      : `Fill your oath’s boxes by deeds, by its steps and by asking in towns; from six on the last test is open at ${saga.goal}. Pass it before the threat’s clock is full.`,
  death: () => 'At no hit points the journey ends; in a forgiving game you may go back to an earlier turn.',
  tokens: () => 'A turn costs one action token. Questions like this one cost none.',
  save: () => 'The story is kept after every turn. The Save button sets a bookmark to come back to.',
  help: ({ offers }: Scene) =>
    `Write what you do, in plain words: “ask the ferryman about the road”, “go east”, “rest until morning”.${offers.length > 0 ? ' Or choose one of the cards.' : ''}`,
  items: () =>
    'A carried thing can raise an attribute by one, make a kind of deed easier, or open a choice that needs it.',
  trade: () => 'Towns with a market buy and sell; elsewhere, ask whoever you meet.',
} as const;
