import { share, size } from '../counting.js';
import { type Data, dateOf, isStaff, keyOf, of, type Played, TURNS, type View } from './the-log.js';

const FELL = new Set(of('CharacterFell').map(({ sessionId: session, turn }) => keyOf({ session, turn })));
const isDeath = (turn: Played): boolean => FELL.has(keyOf(turn));

export const countsTurns = (view: View): void => {
  it('turns by choice, and fairness of rolls', async () => {
    const sagas = new Map(of('SessionStarted').map((data) => [data.sessionId, data]));
    const counted = new Map<string, Played[]>();
    for (const turn of TURNS) {
      const { faction, difficulty, profession } = sagas.get(turn.session) as Data<'SessionStarted'>;
      const key = [faction, difficulty, profession].join(' ');
      counted.set(key, [...(counted.get(key) ?? []), turn]);
    }
    const rows = await view(
      'turns_by_choice',
      "concat_ws(' ', faction, difficulty, profession) as of, turns, sessions, players",
    );
    expect(new Map(rows.map(({ of: key, ...numbers }) => [key, numbers]))).toEqual(
      new Map(
        [...counted].map(([key, turns]) => [
          key,
          { turns: turns.length, sessions: size(turns.map((t) => t.session)), players: size(turns.map((t) => t.who)) },
        ]),
      ),
    );
    const rolls = TURNS.flatMap(({ check }) => (check === null ? [] : [check]));
    for (const row of await view('roll_fairness')) {
      const here = rolls.filter(({ chance }) => Math.min(90, Math.floor(chance / 10) * 10) === row['chance_from']);
      const expected = here.reduce((sum, { chance }) => sum + chance / 100, 0);
      expect([row['rolls'], row['successes']]).toEqual([
        here.length,
        here.filter(({ chance, roll }) => roll <= chance).length,
      ]);
      expect(row['expected']).toBeCloseTo(expected, 3);
    }
  });

  it('deaths by turn and terrain', async () => {
    const counted = (is: (turn: Played) => boolean): object => {
      const turns = TURNS.filter(is);
      const deaths = turns.filter(isDeath).length;
      return { turns: turns.length, deaths, share: share(deaths, turns.length) };
    };
    for (const { turn, terrain, ...row } of await view('deaths'))
      expect(row).toEqual(counted((played) => played.turn === turn && played.terrain === terrain));
    for (const { turn_from: from, turn_to: to, ...row } of await view('deaths_by_turn'))
      expect(row).toEqual(counted(({ turn }) => turn >= Number(from) && turn <= Number(to ?? turn)));
    for (const { terrain, ...row } of await view('deaths_by_terrain'))
      expect(row).toEqual(counted((played) => played.terrain === terrain));
    const all = { turns: TURNS.length, deaths: TURNS.filter(isDeath).length };
    for (const name of ['deaths', 'deaths_by_turn', 'deaths_by_terrain'])
      expect(await view(name, 'sum(turns)::int as turns, sum(deaths)::int as deaths')).toEqual([all]);
  });

  it('how turns are told', async () => {
    const played = new Map(TURNS.map((turn) => [keyOf(turn), turn]));
    const told = of('TurnNarrated').flatMap(({ sessionId: session, turn, narrator, latencyMs }) => {
      const of = played.get(keyOf({ session, turn }));
      return of === undefined ? [] : [{ day: of.day, key: keyOf(of), narrator, ms: latencyMs }];
    });
    const doubts = of('SentenceDoubted').filter(({ userId }) => !isStaff(userId));
    for (const row of await view('narration')) {
      const here = told.filter(({ day }) => dateOf(day) === row['day']);
      const asked = here.flatMap(({ ms }) => (ms === null ? [] : [ms])).sort((a, b) => a - b);
      const fell = here.filter(({ narrator, ms }) => narrator === 'floor' && ms !== null).length;
      const keys = new Set(here.map(({ key }) => key));
      const said = doubts.filter(({ sessionId: session, turn }) => keys.has(keyOf({ session, turn })));
      const middle =
        ((asked[Math.floor((asked.length - 1) / 2)] ?? 0) + (asked[Math.ceil((asked.length - 1) / 2)] ?? 0)) / 2;
      expect(row).toMatchObject({
        ...{ told: here.length, model_asked: asked.length, fallbacks: fell, fallback_share: share(fell, asked.length) },
        ...{ doubts: said.length, doubts_borne_out: said.filter(({ right }) => right === 'player').length },
      });
      if (asked.length > 0) expect(Math.abs(Number(row['latency_p50_ms']) - middle)).toBeLessThanOrEqual(0.5);
    }
    const [sum] = await view('narration', 'sum(told)::int as told, sum(doubts)::int as doubts');
    expect(sum).toEqual({ told: told.length, doubts: doubts.length });
  });
};
