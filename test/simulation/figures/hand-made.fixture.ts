import { type Calendar } from '#game/model/calendar.js';
import { type Companion } from '#game/model/character.js';
import { type Card, type Leaf, type Menu, type ReadSaga } from './read-saga.js';
import { type Section } from './figure.js';

export const NOON: Calendar = { day: 1, hour: 'noon', season: 'summer', weather: 'clear' };

export const card = (id: string, parts: Partial<Card> = {}): Card => ({
  id,
  chance: 50,
  kind: 'explore',
  risk: 'none',
  requiresItem: null,
  ...parts,
});
export const menu = (cards: readonly Card[], parts: Partial<Menu> = {}): Menu => ({
  frame: null,
  them: null,
  cards,
  counsel: [],
  ...parts,
});

/** A successful search at leisure that changed nothing. */
export const leaf = (parts: Partial<Leaf> = {}): Leaf => ({
  menu: menu([card('leisure.comb-the-wrack')]),
  deed: { kind: 'explore', offerId: 'leisure.comb-the-wrack', requiresItem: null },
  attempt: null,
  isWritten: false,
  success: true,
  coins: 0,
  wound: 0,
  gained: [],
  happenings: [],
  story: '',
  company: [],
  calendar: NOON,
  terrain: 'coast',
  ground: 'coast',
  after: { calendar: NOON, terrain: 'coast', town: null, landmark: null, frame: null },
  ...parts,
});
export const saga = (leaves: readonly Leaf[], parts: Partial<ReadSaga> = {}): ReadSaga => ({
  seed: 'hand-made',
  faction: 'vikings',
  end: 'loss',
  opening: '',
  leaves,
  oath: { key: 'vikings/the-burnt-hall', who: 'p1', foe: 'p2', boxes: 3 },
  people: [
    { id: 'p1', name: 'Gudrun', role: 'who' },
    { id: 'p2', name: 'Ketil', role: 'foe' },
  ],
  threads: [],
  names: [],
  ...parts,
});

export const companion = (name: string, type: Companion['type']): Companion => ({
  id: name,
  name,
  type,
  description: '',
  hitPoints: 5,
  maxHitPoints: 5,
  abilities: [],
  loyalty: 80,
});

/** The value of a figure by the first words of its title. */
export const valueIn = ({ figures }: Section, title: string, sagas: readonly ReadSaga[]): number | null => {
  const figure = figures.find((one) => one.title.trim().startsWith(title));
  if (!figure) throw new Error(`no figure '${title}'`);
  return figure.of(sagas);
};
