import { CATALOGUE } from '#game/content/catalogue.js';
import { type Item } from '#game/model/character.js';
import { sagaSituation } from '../saga/saga-situation.js';
import { type SessionData } from '../state/session.state.js';

const USUAL = 100;

/** What a town of this people sells under a name; null where it does not. */
export const wareCalled = ({ hero }: SessionData, name: string): Item | null =>
  CATALOGUE.factions[hero.faction].wares.find((ware) => ware.name.toLowerCase() === name.toLowerCase()) ?? null;

/** In coins, at the prices of the place. */
export const priceHere = ({ saga, world, holdings }: SessionData, { value }: Item): number => {
  const prices = saga === null ? USUAL : sagaSituation(saga, world, holdings.location).prices;
  return Math.max(1, Math.ceil((value * prices) / USUAL));
};
