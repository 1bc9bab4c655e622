import { type Ink } from '../../features/chart/plate/ink.js';
import { CHART_BY_DAY as HOUSE_BY_DAY, CHART_BY_NIGHT as HOUSE_BY_NIGHT } from '../default/chart.js';

/** Knights by day: lapis, green and slate, as an illuminator lays them. */
export const CHART_BY_DAY: Ink = {
  ...HOUSE_BY_DAY,
  paper: '#f7f1e3',
  body: '#fefaf1',
  line: '#2a2428',
  faded: '#615760',
  act: '#a3231f',
  roof: '#5b6f9c',
  verdigris: '#27508a',
  gold: '#c79a2b',
  sea: '#d7e1ee',
  shore: ['#c0cfe6', '#99b1d6', '#6c8cbd'],
  hatch: '#35548a',
  wave: '#557aa8',
  land: '#f3ebd2',
  rim: '#cba75f',
  wash: { coast: '#f3e7c4', plains: '#dfe2ac', forest: '#a8c294', hills: '#e2d6ae', mountains: '#d2c8c4', desert: '#efcd94', swamp: '#a6bfc0' },
  conifer: '#87a67e',
  leaf: '#97b377',
  reed: '#56694f',
  sand: '#6f4d2c',
  wood: '#c19b66',
};

/** By night: indigo, and a window with a candle in it. */
export const CHART_BY_NIGHT: Ink = {
  ...HOUSE_BY_NIGHT,
  glow: '#e9c873',
  paper: '#0c0d1b',
  body: '#141628',
  line: '#d4d2e2',
  faded: '#9b9ab6',
  act: '#e9c873',
  roof: '#958152',
  verdigris: '#93bdf0',
  gold: '#cfa84f',
  sea: '#121620',
  shore: ['#181e2c', '#20273b', '#2a334c'],
  hatch: '#636b81',
  wave: '#454d60',
  land: '#1e212f',
  rim: '#69502e',
  wash: { coast: '#30354b', plains: '#2a2f45', forest: '#162519', hills: '#383d55', mountains: '#535662', desert: '#60482a', swamp: '#152e37' },
  conifer: '#1c2b1f',
  leaf: '#273321',
  reed: '#869981',
  sand: '#a5865b',
  wood: '#645239',
};
