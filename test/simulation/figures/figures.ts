import { COMPANY } from './company.figures.js';
import { DISCOVERIES, FREE_TEXT } from './discovery.figures.js';
import { FACTS } from './fact.figures.js';
import { type Section } from './figure.js';
import { MENUS } from './menu.figures.js';
import { OATH } from './oath.figures.js';
import { REWARDS } from './reward.figures.js';
import { SPINE } from './spine.figures.js';
import { TABLES } from './table.figures.js';

/** Every figure of issue 21 that a single habit's sagas give. Sentences over many sagas are counted apart. */
export const SECTIONS: readonly Section[] = [
  OATH,
  DISCOVERIES,
  MENUS,
  REWARDS,
  COMPANY,
  SPINE,
  FREE_TEXT,
  TABLES,
  FACTS,
];
