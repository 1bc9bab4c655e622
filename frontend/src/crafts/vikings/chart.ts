import { type Ink } from '../../drawing/chart/plate/ink.js';
import { CHART_BY_DAY as HOUSE_BY_DAY, CHART_BY_NIGHT as HOUSE_BY_NIGHT } from '../default/chart.js';

/** Cold water, thin soil, and red for roofs and sails. */
export const CHART_BY_DAY: Ink = {
  ...HOUSE_BY_DAY,
  roof: '#a5301f',
  verdigris: '#3f646d',
  sea: '#dde4df',
  shore: ['#cfd9d6', '#bdcbc9', '#a9bcbd'],
  hatch: '#465659',
  wave: '#58747a',
  land: '#f2e8cd',
  rim: '#cfb284',
  wash: {
    coast: '#f3e8c8',
    plains: '#e4dfb4',
    forest: '#b5c29c',
    hills: '#e0d5b4',
    mountains: '#d3cabc',
    desert: '#edcf98',
    swamp: '#a6bcae',
  },
  conifer: '#92a685',
  leaf: '#a1b07f',
};

/** A fjord by night: pale blue lines, and the hero's marks in amber. */
export const CHART_BY_NIGHT: Ink = {
  ...HOUSE_BY_NIGHT,
  coast: 'waterlines',
  frame: 'ruled',
  fading: 0.42,
  glow: '#e9af4f',
  paper: '#0a0e14',
  body: '#131c26',
  line: '#b4c0c8',
  faded: '#84919b',
  act: '#e9af4f',
  roof: '#9a7338',
  verdigris: '#7fb3b0',
  gold: '#cf9f4c',
  sea: '#0a1018',
  shore: ['#0f1823', '#14212e', '#1b2c3b'],
  hatch: '#4f6678',
  wave: '#3a4e5e',
  land: '#17212b',
  rim: '#47606f',
  wash: {
    coast: '#252d32',
    plains: '#1c2930',
    forest: '#14242a',
    hills: '#212c34',
    mountains: '#2b3640',
    desert: '#312e28',
    swamp: '#17292b',
  },
  conifer: '#1b2d34',
  leaf: '#22343a',
  reed: '#849892',
  sand: '#9a865f',
  wood: '#54452c',
};
