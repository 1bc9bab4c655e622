import { type ActionRequest, type ChoicesView } from '#contracts/session/views.js';
import { type Hex, hexDistance, sameHex } from '#game/model/hex.js';
import { type Draw } from './prose.js';

export type Step = Partial<ActionRequest>;
type Open = Pick<ChoicesView, 'choices' | 'availableMovement'>;

/** An open choice that needs nothing, by chance; null where there is none. */
export const someChoice = ({ choices }: Open, draw: Draw): Step | null => {
  const open = choices.filter(({ requiresItem, cost }) => requiresItem === null && cost === undefined);
  const choice = open[draw(Math.max(1, open.length)) - 1];
  return choice ? { action: choice.action, choiceId: choice.id } : null;
};

const along = (way: Hex & { readonly description: string }): Step => ({
  action: `Move ${way.description}`,
  moveTo: { q: way.q, r: way.r },
});

/** A way by chance, the easy ones first. */
export const someWay = ({ availableMovement: ways }: Open, draw: Draw): Step | null => {
  const easy = ways.filter(({ difficulty }) => difficulty === 'easy');
  const among = easy.length > 0 ? easy : ways;
  const way = among[draw(Math.max(1, among.length)) - 1];
  return way ? along(way) : null;
};

/** The way that leads nearest to a place; now and then another, so that no water is stared at for ever. */
export const wayTo = (open: Open, to: Hex, draw: Draw): Step | null => {
  const [best] = open.availableMovement.toSorted((a, b) => hexDistance(a, to) - hexDistance(b, to));
  if (best && (sameHex(best, to) || draw(5) > 1)) return along(best);
  return someWay(open, draw);
};
