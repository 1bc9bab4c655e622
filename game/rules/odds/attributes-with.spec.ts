import { attributesWith } from './attributes-with.js';

const attributes = { strength: 4, reflexes: 1, charisma: 1, intellect: 2, vigour: 1, perception: 10, endurance: 1 };
const uses = {
  axe: { raises: 'strength' },
  club: { raises: 'strength' },
  lens: { raises: 'perception' },
  rope: { easesWay: 'mountains' },
  shield: { eases: 'force' },
  staves: { raises: 'intellect' },
} as const;
const carrying = (...names: readonly string[]) =>
  attributesWith(
    attributes,
    names.map((name) => ({ name })),
    uses,
  );

it('a carried thing raises its attribute by one', () =>
  expect(carrying('axe', 'staves')).toStrictEqual({ ...attributes, strength: 5, intellect: 3 }));
it('two that raise the same raise it once', () =>
  expect(carrying('axe', 'club', 'axe')).toStrictEqual({ ...attributes, strength: 5 }));
it('nothing is raised past ten', () => expect(carrying('lens')).toStrictEqual(attributes));
it('things that ease a deed or a way raise no attribute, nor do things without a use', () =>
  expect(carrying('rope', 'shield', 'lump of lead')).toBe(attributes));
