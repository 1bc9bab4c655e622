import { type Attribute, ATTRIBUTES } from '#game/model/character.js';
import { type Scene } from '#game/model/scene.js';

const ATTRIBUTE_USES: Readonly<Record<Attribute, string>> = {
  strength: 'Strength is tested where you fight, lift, break or carry.',
  reflexes: 'Reflexes are tested where you must be quick: to flee, to dodge, to take something unseen.',
  charisma: 'Charisma is tested where you talk, give, bargain or threaten.',
  intellect: 'Intellect is tested where you plan, trick or mend something.',
  vigour: 'Vigour is tested where the body must recover: at rest, and in the cold.',
  perception: 'Perception is tested where you look, search, listen or follow a track.',
  endurance: 'Endurance is tested where you must hold out: on long ways, in the water, waiting.',
};

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
  attributes: (_: Scene, said: string) =>
    ATTRIBUTE_USES[ATTRIBUTES.find((attribute) => said.includes(attribute)) ?? 'strength'],
  risk: () => 'The risk is what a failure costs your body: none, slight, serious or grave.',
  hex: () => 'A hex is one cell of the map: one step, which takes a part of a day.',
  failed: () =>
    'The roll came up above the chance. Both stand with the deed: the chance before you do it, the roll afterwards.',
  game: () =>
    'It is a saga for one: you write or choose what is done, the rules and the dice decide how it goes, and a narrator tells it.',
  story: () => 'Turn back the leaves: everything that you did stands in the story, and the map keeps where it was.',
  findOut: () => 'Look about you, search, or ask somebody, and you may find out.',
  items: () =>
    'A carried thing can raise an attribute by one, make a kind of deed easier, or open a choice that needs it.',
  trade: () => 'Towns with a market buy and sell; elsewhere, ask whoever you meet.',
} as const;
