import { type Ink } from '../../features/chart/plate/ink.js';
import { CHART_BY_DAY as HOUSE_BY_DAY, CHART_BY_NIGHT as HOUSE_BY_NIGHT } from '../default/chart.js';

/** Barbarians by day: the earths one finds: ochre, clay, moss, soot. */
export const CHART_BY_DAY: Ink = {
  ...HOUSE_BY_DAY,
  paper: '#efe4cd',
  body: '#f8efdc',
  line: '#2a211b',
  faded: '#5d4e3e',
  act: '#93360e',
  roof: '#a5512c',
  verdigris: '#3c5224',
  gold: '#c08a3a',
  sea: '#d9d8c8',
  shore: ['#cbcebd', '#b3bcac', '#94a595'],
  hatch: '#525f56',
  wave: '#66746a',
  land: '#ecdcb6',
  rim: '#ab6a36',
  wash: { coast: '#ebd5a6', plains: '#dccb8c', forest: '#a5ac7b', hills: '#d9b47d', mountains: '#c5a88b', desert: '#e8b470', swamp: '#95a58d' },
  conifer: '#7f9068',
  leaf: '#95a066',
  reed: '#566043',
  sand: '#7a3f17',
  wood: '#b3885a',
};

/** By night: teal under snow, and a fire. */
export const CHART_BY_NIGHT: Ink = {
  ...HOUSE_BY_NIGHT,
  glow: '#f29254',
  paper: '#081114',
  body: '#0f1d21',
  line: '#cedbdd',
  faded: '#92a7ac',
  act: '#f29254',
  roof: '#99613c',
  verdigris: '#9fcf9a',
  gold: '#cf9a58',
  sea: '#0a181e',
  shore: ['#0d2129', '#102c36', '#163946'],
  hatch: '#56707b',
  wave: '#39515b',
  land: '#162525',
  rim: '#69502e',
  wash: { coast: '#243c3b', plains: '#23352b', forest: '#12251d', hills: '#294444', mountains: '#4a5a5a', desert: '#60482a', swamp: '#122f30' },
  conifer: '#172b24',
  leaf: '#1f3529',
  reed: '#7b9a8d',
  sand: '#a5865b',
  wood: '#645239',
};
