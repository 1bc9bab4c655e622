import { LANDS } from '#game/content/lands.js';
import { BRANCHES } from '../../drawing/chart/stamps/letters.js';
import { CHART_BY_DAY, WRITTEN } from './chart.js';
import { kanjiOf } from './count.js';
import { OUTLINES } from './outlines.js';
import { TITLE, VERSE } from './phrases.js';
import { VERSE_OUTLINES } from './verse-outlines.js';

describe('the letters of the samurai', () => {
  it('write numbers in Japanese', () =>
    expect([1, 4, 10, 11, 20, 35, 100, 105, 110, 999, 1000, 2024].map(kanjiOf)).toEqual([
      '一',
      '四',
      '十',
      '十一',
      '二十',
      '三十五',
      '百',
      '百五',
      '百十',
      '九百九十九',
      '千',
      '二千二十四',
    ]));

  it('all have outlines', () => {
    const outlines: Readonly<Record<string, string>> = { ...OUTLINES, ...VERSE_OUTLINES };
    const used = Array.from(
      [
        TITLE,
        ...VERSE,
        BRANCHES,
        CHART_BY_DAY.title,
        ...Object.values(WRITTEN),
        '第丁侍',
        ...[1, 1234, 5678, 9].map(kanjiOf),
      ].join(''),
    );
    expect(used.filter((letter) => outlines[letter] === undefined)).toEqual([]);
    expect(Object.keys(outlines).filter((letter) => !used.includes(letter))).toEqual([]);
  });

  it('name existing waters', () => {
    const { sea, lake } = LANDS.samurai.towns.places;
    expect(Object.keys(WRITTEN).sort()).toEqual([...sea, ...lake].map(([name]) => name).sort());
  });
});
