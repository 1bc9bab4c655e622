import { COIN } from '#game/content/coin.js';
import { type Item } from '#game/model/character.js';
import { type Character } from '#contracts/session/views.js';

const worth = (items: readonly Item[]): number => items.reduce((sum, { quantity, value }) => sum + quantity * value, 0);

interface LineProps {
  readonly item: Item;
  readonly use: string | undefined;
}
const Line = ({ item: { name, quantity, value, description }, use }: LineProps) => (
  <li className="border-b border-hairline py-1.5 leading-snug">
    <span className="flex items-baseline gap-1.5">
      <span className="font-medium">{name}</span>
      {quantity > 1 && <span className="lining text-faded">× {quantity}</span>}
      <span className="leader" aria-hidden="true" />
      <span className="lining">{value * quantity} g</span>
    </span>
    <span className="caption block text-note">
      {description}
      {use !== undefined && <span className="not-italic"> {use}</span>}
    </span>
  </li>
);

/** Coins, items, and the total value (specification section 2). */
export const Inventory = ({
  character: { inventory, uses, coins, faction },
}: {
  readonly character: Pick<Character, 'inventory' | 'uses' | 'coins' | 'faction'>;
}) => {
  const carried = inventory.filter(({ quantity }) => quantity > 0);
  return (
    <div>
      <p className="lining flex items-baseline justify-between gap-3 py-1.5">
        <span>
          {coins} {coins === 1 ? COIN[faction].one : COIN[faction].many}
        </span>
        <span className="text-faded italic">total value {worth(carried)} g</span>
      </p>
      {carried.length === 0 ? (
        <p className="caption">You carry nothing but your name.</p>
      ) : (
        <ul className="border-t border-hairline">
          {carried.map((item) => (
            <Line key={item.name} item={item} use={uses[item.name]} />
          ))}
        </ul>
      )}
    </div>
  );
};
