import { type Ink } from '../../features/chart/plate/ink.js';
import { CHART_BY_DAY as HOUSE_BY_DAY, CHART_BY_NIGHT as HOUSE_BY_NIGHT } from '../default/chart.js';

/** Empire by day: wheat and travertine, tiles of terracotta. */
export const CHART_BY_DAY: Ink = {
  ...HOUSE_BY_DAY,
  paper: '#f4f0e6',
  body: '#fcfaf4',
  line: '#2a2420',
  faded: '#62584e',
  act: '#98231c',
  roof: '#b5492f',
  verdigris: '#3a5833',
  gold: '#bf933f',
  sea: '#dbe5e1',
  shore: ['#c8d9d5', '#acc8c6', '#8db2b3'],
  hatch: '#48646a',
  wave: '#54777c',
  land: '#f3ead0',
  rim: '#c9a067',
  wash: { coast: '#f3e5c2', plains: '#e9e2a6', forest: '#b0c190', hills: '#e3cf9e', mountains: '#d9c7b0', desert: '#f0c98c', swamp: '#a9c0b0' },
  conifer: '#889f74',
  leaf: '#9aae70',
  reed: '#5c6a4e',
  sand: '#74502a',
  wood: '#c4a674',
};

/** By night: amber over brown earth. */
export const CHART_BY_NIGHT: Ink = {
  ...HOUSE_BY_NIGHT,
  glow: '#f1ae4a',
  paper: '#130d07',
  body: '#1d140c',
  line: '#e1d2b9',
  faded: '#ac987a',
  act: '#f1ae4a',
  roof: '#9d7131',
  verdigris: '#a9c78a',
  gold: '#d0a04c',
  sea: '#09191a',
  shore: ['#0a2224', '#0c2d2f', '#113b3d'],
  hatch: '#547274',
  wave: '#365354',
  land: '#292018',
  rim: '#6b4f2f',
  wash: { coast: '#413426', plains: '#372f1f', forest: '#1f2312', hills: '#4a3c2c', mountains: '#5f554b', desert: '#60482b', swamp: '#122f31' },
  conifer: '#262817',
  leaf: '#31301b',
  reed: '#979477',
  sand: '#a7855c',
  wood: '#655139',
};
