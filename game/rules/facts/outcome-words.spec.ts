import { tellsAHurt, tellsTheWayOn } from './outcome-words.js';

it.each([
  ['You paid, and they let you through.', true],
  ['The cart was lifted, and the road lay open.', true],
  ['They made room and you got by.', true],
  ['He waved you on with the ladle.', true],
  ['You talked until he was content.', false],
  ['It came down on you, and you went to sleep on the stones.', false],
  ['By then he had nothing left over, and held out open hands.', false],
  ['He called after you: “Go by the other road!”', false],
  ['It was as empty as a road that leads nowhere.', false],
])('%s tells the way on: %s', (outcome, tells) => expect(tellsTheWayOn(outcome)).toBe(tells));

it.each([
  ['The beam came down, and your foot had been under it.', true],
  ['The dog bit you.', true],
  ['You carried water until there was no more fire.', false],
  ['“I have broken my leg and my head,” he said, and it was not so.', false],
])('%s tells a hurt: %s', (outcome, tells) => expect(tellsAHurt(outcome)).toBe(tells));
