import { bridge } from './bridge.js';
import { ferry } from './ferry.js';
import { grass } from './grass.js';
import { fromAbroad, helpAtWork, toBeasts, wares } from './helping.js';
import { lastTest } from './last-test.js';
import { market } from './market.js';
import { moreFerry, moreGrass } from './more.js';
import { wolves } from './wolves.js';

export const OWN_TABLES = [
  ferry,
  grass,
  market,
  wolves,
  bridge,
  moreFerry,
  moreGrass,
  helpAtWork,
  wares,
  toBeasts,
  fromAbroad,
  lastTest,
];
