import { type Ink } from '../../features/chart/plate/ink.js';
import { CHART_BY_DAY as HOUSE_BY_DAY, CHART_BY_NIGHT as HOUSE_BY_NIGHT } from '../default/chart.js';

/** Mongols by day: grass under the blue of heaven. */
export const CHART_BY_DAY: Ink = {
  ...HOUSE_BY_DAY,
  paper: '#f5efe2',
  body: '#fdf9ef',
  line: '#2b2622',
  faded: '#635848',
  act: '#a3291d',
  roof: '#b0392c',
  verdigris: '#1f566b',
  gold: '#c7963c',
  sea: '#d5e3ea',
  shore: ['#bfd5e3', '#97b8d2', '#6890b6'],
  hatch: '#315678',
  wave: '#4d7794',
  land: '#ebe7bd',
  rim: '#c2a668',
  wash: { coast: '#efe6bd', plains: '#dfe2a0', forest: '#afc18d', hills: '#e0d7a4', mountains: '#cfc6b6', desert: '#efcd90', swamp: '#a6c0b8' },
  conifer: '#8fa679',
  leaf: '#a0b273',
  reed: '#5a6b4c',
  sand: '#7a5326',
  wood: '#c0985f',
};

/** By night: the rose of a sun that is gone, and one hearth. */
export const CHART_BY_NIGHT: Ink = {
  ...HOUSE_BY_NIGHT,
  paper: '#160d11',
  body: '#211419',
  line: '#dac1bb',
  faded: '#aa8d8b',
  act: '#f4a183',
  roof: '#a06958',
  verdigris: '#9cc3d0',
  gold: '#d29a62',
  sea: '#0e1720',
  shore: ['#131f2c', '#19293a', '#21364b'],
  hatch: '#5d6e80',
  wave: '#3f4f5f',
  land: '#281616',
  rim: '#704c35',
  wash: { coast: '#32201c', plains: '#301d17', forest: '#17271a', hills: '#37221e', mountains: '#362b2a', desert: '#422c1b', swamp: '#10282a' },
  conifer: '#233226',
  leaf: '#2b3725',
  reed: '#869981',
  sand: '#ad8261',
  wood: '#684f3c',
};
