/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { house } from '../../../crafts/default/theme.js';
import { type Log } from '../../../crafts/theme.js';
import { ReadingContext } from '../../../crafts/use-theme.js';
import { entryOf, resultOf } from '../../../testing/session-fixture.js';
import { renderInSession } from '../../../testing/session-page.js';
import { Entry } from './entry.js';

const log: Log = { hours: 'Hour', remarks: () => 'Remarks', hour: ({ day, hour }) => `Day ${day}, ${hour}` };
const calendar = { day: 2, hour: 'dusk', season: 'spring', weather: 'clear' } as const;
const entry = entryOf(1, { calendar, actionResult: resultOf({ success: true }) });

/** The entry's text in the order in which it is read out. */
const readOut = (set: Log | null, over = entry): string => {
  renderInSession(
    <ReadingContext value={{ theme: { ...house, log: set }, light: 'day', settled: null, follow: () => undefined }}>
      <Entry entry={over}>{over.storyContent}</Entry>
    </ReadingContext>,
  );
  return screen.getByRole('article').textContent;
};

describe('an entry of the story', () => {
  it('is read in a log from its hour to its words', () =>
    expect(readOut(log)).toMatch(/^Day 2, dusk.*Your Action:.*\[SUCCESS\].*This is leaf 1/));
  it('has no hour elsewhere', () => expect(readOut(null)).toMatch(/^Your Action:/));
  it('has none in a saga without a calendar', () =>
    expect(readOut(log, { ...entry, calendar: null })).toMatch(/^Your Action:/));
});
