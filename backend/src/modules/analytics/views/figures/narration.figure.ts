import { share } from '../sql.js';
import { DAYS, days, type Figure, SAGAS, sagas } from '../view.js';

const latency = (of: number): string => `round(percentile_cont(${of}) within group (order by latency_ms))::int`;

export const narration: Figure = {
  name: 'narration',
  title: 'How turns are told',
  grain: 'one day in UTC with a told turn',
  comment:
    'Time, fall-backs and doubts of the narrator. Latency is that of tellings in which a model had a part; days and doubts are those of the turn that was told.',
  filters: [...DAYS, ...SAGAS],
  columns: {
    day: 'In UTC',
    told: 'Turns that were told',
    model_asked: 'Turns for which a model was asked',
    latency_p50_ms: 'Half of them were told within this time, milliseconds; null for none',
    latency_p95_ms: '95 of 100 of them were told within this time, milliseconds; null for none',
    fallbacks: 'Turns for which a model was asked and the built-in narrator ended the telling',
    fallback_share: 'fallbacks of model_asked, 0 to 1; null for none',
    doubts: "'That's wrong', said of one of these turns",
    doubts_borne_out: 'Doubts in which the events bear the player out',
    doubt_share: 'doubts for each told turn',
  },
  sqlOf: (scope) => `with told as (
  select day, session, turn, latency_ms, fell_back
  from analytics.turns where narrator is not null${days('day', scope)}${sagas(scope)}
), doubted as (
  select session, turn, count(*) as doubts, count(*) filter (where borne_out = 'player') as borne_out
  from analytics.doubts group by session, turn
)
select t.day,
  count(*)::int as told,
  count(t.latency_ms)::int as model_asked,
  ${latency(0.5)} as latency_p50_ms,
  ${latency(0.95)} as latency_p95_ms,
  count(*) filter (where t.fell_back)::int as fallbacks,
  ${share('count(*) filter (where t.fell_back)', 'count(t.latency_ms)')} as fallback_share,
  coalesce(sum(d.doubts), 0)::int as doubts,
  coalesce(sum(d.borne_out), 0)::int as doubts_borne_out,
  ${share('coalesce(sum(d.doubts), 0)', 'count(*)')} as doubt_share
from told t
left join doubted d on d.session = t.session and d.turn = t.turn
group by t.day
order by t.day`,
};
