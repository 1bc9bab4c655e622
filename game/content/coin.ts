import { type FactionId } from '../model/world.js';

/** What a coin is called: 'one piece of eight', '212 pieces of eight'; `label` is the short form beside a number. */
export const COIN: Readonly<
  Record<FactionId, { readonly one: string; readonly many: string; readonly label: string }>
> = {
  vikings: { one: 'piece of silver', many: 'pieces of silver', label: 'silver' },
  empire: { one: 'denarius', many: 'denarii', label: 'denarii' },
  mongols: { one: 'dirham', many: 'dirhams', label: 'dirhams' },
  samurai: { one: 'mon', many: 'mon', label: 'mon' },
  pirates: { one: 'piece of eight', many: 'pieces of eight', label: 'pieces of eight' },
  knights: { one: 'silver penny', many: 'silver pennies', label: 'pence' },
  assassins: { one: 'florin', many: 'florins', label: 'florins' },
  barbarians: { one: 'bronze ring', many: 'bronze rings', label: 'bronze rings' },
};
