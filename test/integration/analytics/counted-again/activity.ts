import { dailyActivePlayers, lifecycle, retention } from '../counting.js';
import { CALENDAR, TURNS, type View } from './the-log.js';

export const countsActivity = (view: View): void => {
  it('daily active players', async () =>
    expect(await view('daily_active_players')).toEqual(dailyActivePlayers(TURNS, CALENDAR)));

  it('lifecycle and retention, null where a week is not over', async () => {
    expect(await view('lifecycle')).toEqual(lifecycle(TURNS, CALENDAR));
    expect(await view('retention')).toEqual(retention(TURNS, CALENDAR));
  });
};
