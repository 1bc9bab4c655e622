import { type Ink } from '../../features/chart/plate/ink.js';
import { CHART_BY_DAY as HOUSE_BY_DAY, CHART_BY_NIGHT as HOUSE_BY_NIGHT } from '../default/chart.js';

/** Pirates by day: sand, and shoals in verdigris on bare paper. */
export const CHART_BY_DAY: Ink = {
  ...HOUSE_BY_DAY,
  paper: '#f5edda',
  body: '#fcf6e8',
  line: '#2b241d',
  faded: '#63574a',
  act: '#a2261b',
  roof: '#a83a2b',
  verdigris: '#245a56',
  gold: '#c9973f',
  sea: '#eae6d4',
  shore: ['#d5ddcf', '#b3cac1', '#87aca7'],
  hatch: '#3d6d6c',
  wave: '#5c8280',
  land: '#f1dfa9',
  rim: '#c68d3b',
  wash: { coast: '#f6e5b2', plains: '#e9d794', forest: '#bdc487', hills: '#e7ca88', mountains: '#d9bf90', desert: '#f3d08a', swamp: '#a6bf9f' },
  conifer: '#8ea66f',
  leaf: '#a0b069',
  reed: '#56694c',
  sand: '#6e4a22',
  wood: '#b8874c',
};

/** By night: green water, and the lamp at the stern. */
export const CHART_BY_NIGHT: Ink = {
  ...HOUSE_BY_NIGHT,
  paper: '#07130f',
  body: '#0c1e19',
  line: '#c4ccbb',
  faded: '#8ea093',
  act: '#dccd62',
  roof: '#8b8642',
  verdigris: '#7fd0ae',
  gold: '#c8b45a',
  sea: '#0a1916',
  shore: ['#0c231e', '#0f2e28', '#153c34'],
  hatch: '#56736c',
  wave: '#39534d',
  land: '#141f18',
  rim: '#58582f',
  wash: { coast: '#1f281e', plains: '#1b261c', forest: '#16281b', hills: '#212c20', mountains: '#27302b', desert: '#393117', swamp: '#112926' },
  conifer: '#223227',
  leaf: '#283828',
  reed: '#829985',
  sand: '#968d5b',
  wood: '#5b5639',
};
