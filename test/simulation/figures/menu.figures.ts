import { atLeast, atMost, type Figure, mean, perSaga, type Section, share } from './figure.js';
import { prizeOf } from './prize.js';
import { type Card, isGeneric, isLeisure, type Leaf, type Menu, type ReadSaga } from './read-saga.js';

const leisureMenus = (sagas: readonly ReadSaga[]): readonly Menu[] =>
  sagas.flatMap(({ leaves }) => leaves.filter(isLeisure).map(({ menu }) => menu));
const encounterMenus = (sagas: readonly ReadSaga[]): readonly Menu[] =>
  sagas.flatMap(({ leaves }) => leaves.filter((leaf) => !isLeisure(leaf)).map(({ menu }) => menu));

const distinctOffers = ({ leaves }: ReadSaga): number =>
  new Set(leaves.filter(isLeisure).flatMap(({ menu }) => menu.cards.map(({ id }) => id))).size;

const distinctChoices = ({ leaves }: ReadSaga): number =>
  new Set(leaves.filter(isLeisure).flatMap(({ deed }) => deed.offerId ?? [])).size;

/** Turns within which the same card should not come back. */
const SOON = 3;
/** For each card outside encounters, whether it stood in a menu outside encounters within the last three turns. */
const comebacks = (leaves: readonly Leaf[]): readonly boolean[] =>
  leaves.flatMap((leaf, i) => {
    const recent = leaves.slice(Math.max(0, i - SOON), i).filter(isLeisure);
    return isLeisure(leaf)
      ? leaf.menu.cards.map(({ id }) => recent.some(({ menu }) => menu.cards.some((card) => card.id === id)))
      : [];
  });

const SURE = 85;
const hasSureCard = ({ cards }: Menu): boolean => cards.some(({ chance }) => chance >= SURE);

const DANGERS: readonly Card['risk'][] = ['none', 'slight', 'serious', 'grave'];
const dangerOf = ({ risk }: Card): number => DANGERS.indexOf(risk);
/** The cards of a menu that have its highest chance and its least danger. */
const safestOf = ({ cards }: Menu): readonly Card[] => {
  const chance = Math.max(...cards.map((card) => card.chance));
  const danger = Math.min(...cards.map(dangerOf));
  return cards.filter((card) => card.chance === chance && dangerOf(card) === danger);
};

interface MenuOfSaga {
  readonly menu: Menu;
  readonly oathKey: string;
}
const encounterMenusOf = (sagas: readonly ReadSaga[]): readonly MenuOfSaga[] =>
  sagas.flatMap((saga) => encounterMenus([saga]).map((menu) => ({ menu, oathKey: saga.oath?.key ?? '' })));

/** Whether one of some cards of a menu wins as much as any of it. */
const winMost = ({ menu: { cards }, oathKey }: MenuOfSaga, some: readonly Card[]): boolean => {
  const most = Math.max(...cards.map((card) => prizeOf(card, oathKey)));
  return some.some((card) => prizeOf(card, oathKey) === most);
};
/** No other click could be better: in chance, in danger, and in what it wins. */
const isOneBest = (one: MenuOfSaga): boolean => winMost(one, safestOf(one.menu));
const hasSurePrize = (one: MenuOfSaga): boolean =>
  winMost(
    one,
    one.menu.cards.filter(({ chance }) => chance >= SURE),
  );

const figures: readonly Figure[] = [
  {
    title: 'distinct offers outside encounters in a saga',
    aim: 'far above 12.7',
    digits: 1,
    of: (sagas) => perSaga(sagas, distinctOffers),
    isMet: atLeast(25),
  },
  {
    title: '  of these taken at least once',
    aim: '',
    digits: 1,
    of: (sagas) => perSaga(sagas, distinctChoices),
  },
  {
    title: 'cards that stood there within three turns before, %',
    aim: 'low (≤ 25)',
    of: (sagas) =>
      share(
        sagas.flatMap(({ leaves }) => comebacks(leaves)),
        (cameBack) => cameBack,
      ),
    isMet: atMost(25),
  },
  {
    title: 'menus outside encounters with more than one generic card, %',
    aim: '0',
    of: (sagas) => share(leisureMenus(sagas), ({ cards }) => cards.filter(isGeneric).length > 1),
    isMet: atMost(0),
  },
  {
    title: 'generic cards in a menu outside encounters',
    aim: '≤ 1',
    digits: 1,
    of: (sagas) => mean(leisureMenus(sagas).map(({ cards }) => cards.filter(isGeneric).length)),
    isMet: atMost(1),
  },
  {
    title: 'menus outside encounters about this oath, threads, clues, people, %',
    aim: '≥ 50',
    of: (sagas) => share(leisureMenus(sagas), ({ cards }) => cards.some((card) => !isGeneric(card))),
    isMet: atLeast(50),
  },
  {
    title: 'menus of encounters with an option of 85 % or more, %',
    aim: 'far below 69',
    of: (sagas) => share(encounterMenus(sagas), hasSureCard),
    isMet: atMost(35),
  },
  {
    title: '  of all, with one that wins as much as any other there, %',
    aim: '',
    of: (sagas) => share(encounterMenusOf(sagas), hasSurePrize),
  },
  {
    title: 'menus outside encounters with one, %',
    aim: 'low',
    of: (sagas) => share(leisureMenus(sagas), hasSureCard),
    isMet: atMost(35),
  },
  {
    title: 'menus of encounters whose best chance is also the least danger, %',
    aim: '',
    of: (sagas) => share(encounterMenus(sagas), (menu) => safestOf(menu).length > 0),
  },
  {
    title: '  of all, whose best and safest wins as much as any other there, %',
    aim: 'low (≤ 25)',
    of: (sagas) => share(encounterMenusOf(sagas), isOneBest),
    isMet: atMost(25),
  },
];

export const MENUS: Section = { title: '2  Menus', figures };
