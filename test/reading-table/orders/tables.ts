import { fordOrders, forumOrders } from './ford.js';
import { hallOrders } from './hall.js';
import { abbeyOrders, deckOrders, dojoOrders, marshOrders, roofOrders } from './others.js';

/** Orders to companions, people who are only on the page, and what is looked for, told of and struck. */
export const ORDER_TABLES = [
  hallOrders,
  fordOrders,
  forumOrders,
  dojoOrders,
  abbeyOrders,
  deckOrders,
  roofOrders,
  marshOrders,
];
