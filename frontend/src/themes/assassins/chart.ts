import { type Ink } from '../../features/chart/plate/ink.js';
import { CHART_BY_DAY as HOUSE_BY_DAY, CHART_BY_NIGHT as HOUSE_BY_NIGHT } from '../default/chart.js';

/** Assassins by day: sepia and red chalk, thinly washed. */
export const CHART_BY_DAY: Ink = {
  ...HOUSE_BY_DAY,
  paper: '#f2e8d3',
  body: '#faf3e3',
  line: '#382a20',
  faded: '#67543f',
  act: '#93361c',
  roof: '#b3583a',
  verdigris: '#38583f',
  gold: '#b98b45',
  sea: '#e4e2d0',
  shore: ['#d7dacb', '#c1cbbc', '#a5b8ab'],
  hatch: '#6b5944',
  wave: '#7c7660',
  land: '#f0e3c6',
  rim: '#b88654',
  wash: { coast: '#f0e0bb', plains: '#e2daaa', forest: '#b8be94', hills: '#e0c79d', mountains: '#d2b89a', desert: '#ebc693', swamp: '#b0bba0' },
  conifer: '#a0a37a',
  leaf: '#b0b17f',
  reed: '#6b6a4b',
  sand: '#80502e',
  wood: '#c39d6c',
};

/** By night: violet roofs under the moon. */
export const CHART_BY_NIGHT: Ink = {
  ...HOUSE_BY_NIGHT,
  glow: '#cdb1f4',
  paper: '#100b18',
  body: '#1a1326',
  line: '#d8cfe2',
  faded: '#a496b6',
  act: '#cdb1f4',
  roof: '#8572a0',
  verdigris: '#96ccb0',
  gold: '#c7a36a',
  sea: '#151520',
  shore: ['#1c1c2c', '#26253a', '#32314b'],
  hatch: '#696980',
  wave: '#4b4b5f',
  land: '#251e2d',
  rim: '#69502e',
  wash: { coast: '#3b3147', plains: '#352b41', forest: '#162519', hills: '#443951', mountains: '#595460', desert: '#60482a', swamp: '#172d38' },
  conifer: '#1c2b1f',
  leaf: '#273321',
  reed: '#869981',
  sand: '#a5865b',
  wood: '#645239',
};
