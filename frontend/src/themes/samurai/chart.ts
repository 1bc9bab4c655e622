import { type Ink } from '../../features/chart/plate/ink.js';
import { CHART_BY_DAY as HOUSE_BY_DAY, CHART_BY_NIGHT as HOUSE_BY_NIGHT } from '../default/chart.js';
import { OUTLINES } from './outlines.js';

/** The seas and lakes of `SAMURAI_CITIES` as they are written; what is not here has its name in Latin letters alone. */
export const WRITTEN: Readonly<Record<string, string>> = {
  'Shirotae no Umi': '白妙の海', Kuronada: '黒灘', 'Uchi-umi': '内海', Hayase: '早瀬', Tsukinada: '月灘', 'Chidori-ura': '千鳥浦',
  'Kagami-ko': '鏡湖', 'Tatsu-ga-fuchi': '竜ヶ淵', 'Tsuki-numa': '月沼', Kurofuchi: '黒淵',
};

/** A chart of the roads through the provinces. */
const HAND = { coast: 'waves', unseen: 'clouds', rose: 'branches', frame: 'ruled', relief: 'washed', letters: OUTLINES, title: '諸国道中之圖', written: WRITTEN } as const;

export const CHART_BY_DAY: Ink = {
  ...HOUSE_BY_DAY,
  ...HAND,
  you: 'seal',
  fading: 0.44,
  paper: '#f7f5ee',
  body: '#fbf9f2',
  line: '#26272d',
  faded: '#5e5d5f',
  act: '#b42e1e',
  roof: '#3e4c66',
  verdigris: '#2b4a78',
  gold: '#e2b94a',
  clouds: ['#f3e5c1', '#efdaa8'],
  sea: '#dde5ea',
  shore: ['#cdd8e2', '#b4c4d6', '#9bafc8'],
  hatch: '#6f86a5',
  wave: '#6a8db8',
  land: '#f1ead6',
  rim: '#c9bd9a',
  wash: { coast: '#f2e6c6', plains: '#e6e8bd', forest: '#bccba6', hills: '#dfe0c0', mountains: '#d2d0cd', desert: '#f3d9a4', swamp: '#c0c8c4' },
  conifer: '#7f9a78',
  leaf: '#86a37e',
  reed: '#6b7560',
  sand: '#7d5a30',
  wood: '#c9b48b',
};

export const CHART_BY_NIGHT: Ink = {
  ...HOUSE_BY_NIGHT,
  ...HAND,
  you: 'lantern',
  fading: 0.44,
  glow: '#f4715f',
  paper: '#140f13',
  body: '#1f181d',
  line: '#d6c6c1',
  faded: '#978986',
  act: '#f4715f',
  roof: '#7b6d72',
  verdigris: '#8d8288',
  gold: '#c98a52',
  clouds: ['#1a1318', '#231a20'],
  sea: '#161117',
  shore: ['#1c161d', '#241d25', '#2e2630'],
  hatch: '#6b5e68',
  wave: '#5a4d57',
  land: '#30272c',
  rim: '#6b5a5c',
  wash: { coast: '#43383b', plains: '#3a3134', forest: '#272125', hills: '#493e43', mountains: '#5e5359', desert: '#5a443d', swamp: '#2d262e' },
  conifer: '#2c2529',
  leaf: '#352d31',
  reed: '#9a8b88',
  sand: '#b08b76',
  wood: '#57454a',
};
