import { COIN } from '#game/content/coin.js';
import { type Scene, type ScenePerson } from '#game/model/scene.js';

export const joined = (parts: readonly string[], by = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${by} ${parts.at(-1) ?? ''}`;
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const coinsOf = (amount: number, { faction }: Pick<Scene, 'faction'>): string =>
  `${amount} ${amount === 1 ? COIN[faction].one : COIN[faction].many}`;
export const itemsOf = ({ inventory }: Pick<Scene, 'inventory'>): readonly string[] =>
  inventory.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${lowered(name)}` : lowered(name)));

export const shortly = ({ name, trade }: ScenePerson): string => name ?? `the ${trade}`;
export const heOf = ({ gender }: Pick<ScenePerson, 'gender'>): string => (gender === 'female' ? 'she' : 'he');
export const days = (n: number): string => `${n} ${n === 1 ? 'day' : 'days'}`;
export const leagues = (n: number): string => `${n} ${n === 1 ? 'hex' : 'hexes'}`;
export const articled = (noun: string): string =>
  `${/^(?:[aeio]|u(?!ni)|hour|honest)/.test(noun) ? 'an' : 'a'} ${noun}`;
