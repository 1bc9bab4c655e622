import { CATALOGUE } from '#game/content/catalogue.js';
import { type Item } from '#game/model/character.js';
import { sagaSituation } from '../saga/saga-situation.js';
import { type SessionData } from '../state/session.state.js';
import { townOf } from './who-is-here.js';

const USUAL = 100;

const waresOf = ({ hero }: Pick<SessionData, 'hero'>): readonly Item[] => CATALOGUE.factions[hero.faction].wares;

/** What a town of this people sells under a name; null where it does not. */
export const wareCalled = (session: SessionData, name: string): Item | null =>
  waresOf(session).find((ware) => ware.name.toLowerCase() === name.toLowerCase()) ?? null;

/** Names of all that the town sells; nothing outside of one. */
export const waresHere = (session: SessionData): readonly string[] =>
  townOf(session) === null ? [] : waresOf(session).map(({ name }) => name);

/** In coins, at the prices of the place. */
export const priceHere = ({ saga, world, holdings }: SessionData, { value }: Item): number => {
  const prices = saga === null ? USUAL : sagaSituation(saga, world, holdings.location).prices;
  return Math.max(1, Math.ceil((value * prices) / USUAL));
};
