import { READ_MODELS } from '#projections/read-models.js';

/** The table behind the view of a read model. */
const tableOf = (name: string): string =>
  `${name}__v${READ_MODELS.find(({ table }) => table.name === name)?.projection.version ?? 0}`;

/** Some number from 0 to `below` - 1 that follows from a row's number. */
const draw = (of: string, salt: number, below: number): string => `(abs(hashint4(${of} * 31 + ${salt})) % ${below})`;
const oneOf = (words: readonly string[], of: string, salt: number): string =>
  `(array['${words.join("','")}'])[1 + ${draw(of, salt, words.length)}]`;

const FACTIONS = ['vikings', 'empire', 'mongols', 'samurai', 'pirates', 'knights', 'assassins', 'barbarians'];
const PROFESSIONS = ['warrior', 'merchant', 'scout', 'scholar', 'artisan', 'diplomat'];
const TERRAINS = ['coast', 'plains', 'forest', 'hills', 'mountains', 'desert', 'swamp'];
const TURNS_A_SAGA = 33;

/** Fills the tables behind the views with so many turns of the last 120 days, without a log. */
export const manyTurns = (turns: number): readonly string[] => {
  const sagas = Math.ceil(turns / TURNS_A_SAGA);
  const players = Math.ceil((sagas * 2) / 3);
  const came = (n: string): string =>
    `now() - interval '120 days' + ${draw(n, 1, 117)} * interval '1 day' + ${draw(n, 2, 800)} * interval '1 minute'`;
  const numbers = (many: number): string => `from generate_series(1, ${many}) as n`;
  return [
    `insert into ${tableOf('player_facts')} (user_id, arrived_at, registered_at, position)
      select 'user-' || n, ${came('n')}, case when n % 3 = 0 then ${came('n')} + interval '20 minutes' end, n ${numbers(players)}`,
    `insert into ${tableOf('visits')} (visit_id, user_id, is_first, began_at, difficulty_at, world_at, position)
      select 'visit-' || n, case when n <= ${players} then 'user-' || n end, true, ${came('n')} - interval '1 minute',
        case when n <= ${players} then ${came('n')} end, case when n <= ${players} and n % 7 > 0 then ${came('n')} + interval '1 minute' end, n
      ${numbers(Math.ceil(players * 1.6))}`,
    `insert into ${tableOf('game_characters')} (id, user_id, session_id, name, gender, appearance, attributes, difficulty, max_hit_points, profession, faction, world_settings, backstory, created_at, hit_points, current_location, position)
      select 'character-' || n, 'user-' || 1 + n % ${players}, 'saga-' || n, '', 'male', '{}', '{}',
        ${oneOf(['forgiving', 'normal', 'normal', 'hardcore'], 'n', 3)}, 50, ${oneOf(PROFESSIONS, 'n', 4)}, ${oneOf(FACTIONS, 'n', 5)},
        '{}', '{}', ${came('(1 + n % ' + String(players) + ')')} + interval '3 minutes', 50, '{}', n
      ${numbers(sagas)}`,
    `insert into ${tableOf('turn_facts')} (session_id, turn, user_id, resolved_at, terrain, deed, attribute, is_custom_action, chance, roll, success, died, narrator, model, latency_ms, position)
      select c.session_id, t, c.user_id,
        least(now(), c.created_at + t * interval '4 minutes' + (t / 6) * (1 + ${draw('s', 12, 9)}) * interval '1 day'),
        ${oneOf(TERRAINS, '(s * 50 + t)', 6)}, ${oneOf(['force', 'talk', 'move', 'explore'], '(s * 50 + t)', 7)}, 'strength', ${draw('(s * 50 + t)', 8, 4)} = 0,
        20 + ${draw('(s * 50 + t)', 9, 75)}, 1 + ${draw('(s * 50 + t)', 10, 100)}, true, ${draw('(s * 50 + t)', 11, 60)} = 0,
        case when ${draw('(s * 50 + t)', 13, 20)} = 0 then 'floor' else 'model' end, 'a-model', 900 + ${draw('(s * 50 + t)', 14, 6000)}, s
      from (select *, replace(session_id, 'saga-', '')::int as s from game_characters where session_id like 'saga-%') c
      cross join generate_series(1, ${TURNS_A_SAGA}) as t`,
    `insert into ${tableOf('token_exhaustions')} (user_id, command_id, session_id, spent_at, position)
      select user_id, session_id || ' ' || turn, session_id, resolved_at, position from turn_facts where turn in (5, 15) and session_id like 'saga-%'`,
    `insert into ${tableOf('sentence_doubts')} (doubt_id, user_id, session_id, turn, borne_out, doubted_at, position)
      select session_id || turn, user_id, session_id, turn, ${oneOf(['player', 'story', 'nobody'], 'turn', 15)}, resolved_at, position
      from turn_facts where position % 9 = 0 and turn % 11 = 0 and session_id like 'saga-%'`,
    `insert into ${tableOf('ghl_leads')} (id, lead_source, user_id, conversion_status, created_at, position)
      select 'lead-' || n, ${oneOf(['website', 'rpg_game_embed', 'spring-fair'], 'n', 16)}, null,
        ${oneOf(['lead', 'lead', 'player', 'account', 'subscriber'], 'n', 17)}, ${came('n')}, n ${numbers(Math.ceil(players / 4))}`,
    'analyze',
  ];
};
