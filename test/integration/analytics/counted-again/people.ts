import { DAY_MS } from './random.js';
import { dateOf, dayOf, isStaff, of, TODAY, TURNS, type View, who } from './the-log.js';

export const countsPeople = (view: View): void => {
  it('token exhaustion: a guest that was taken over is the account', async () => {
    const spent = of('TokenSpent')
      .filter(({ userId }) => !isStaff(userId))
      .map(({ userId, spentAt }) => ({ who: who(userId), day: dayOf(spentAt), at: Date.parse(spentAt) }));
    for (const row of await view('token_exhaustion')) {
      const gone = new Map<string, number>();
      for (const { who: name, at: time } of spent.filter(({ day }) => dateOf(day) === row['day']))
        gone.set(name, Math.max(time, gone.get(name) ?? 0));
      const back = [...gone].filter(([name, time]) =>
        TURNS.some((turn) => turn.who === name && turn.at > time + 60_000 && turn.at <= time + 7 * DAY_MS),
      );
      const over = dayOf(`${String(row['day'])}T00:00:00Z`) + 8 <= TODAY;
      expect(row).toMatchObject({ exhausted_players: gone.size, back_players: over ? back.length : null });
    }
  });

  it('leads by source', async () => {
    const reached = new Map(of('LeadConverted').map(({ leadId, to }) => [leadId, to]));
    const captured = of('LeadCaptured').filter(({ userId }) => userId === null || !isStaff(userId));
    const bySource = new Map<string, string[]>();
    for (const { leadId, leadSource } of captured) {
      const fair = captured.filter((lead) => lead.leadSource === leadSource).length;
      const source = leadSource === 'spring-fair' && fair < 5 ? 'other' : leadSource;
      bySource.set(source, [...(bySource.get(source) ?? []), reached.get(leadId) ?? 'lead']);
    }
    const rows = await view('lead_conversion', 'source, leads, players, accounts, subscribers');
    expect(new Map(rows.map(({ source, ...numbers }) => [source, numbers]))).toEqual(
      new Map(
        [...bySource].map(([source, all]) => [
          source,
          {
            leads: all.length,
            players: all.filter((to) => to !== 'lead').length,
            accounts: all.filter((to) => to === 'account' || to === 'subscriber').length,
            subscribers: all.filter((to) => to === 'subscriber').length,
          },
        ]),
      ),
    );
  });

  it('one person has one pseudonym in every view', async () => {
    const others = ['exhaustions', 'doubts', 'leads', 'turns', 'sessions', 'visits'];
    for (const name of others)
      expect([
        name,
        await view(`${name} where player is not null except select player from analytics.players`, 'player'),
      ]).toEqual([name, []]);
  });
};
