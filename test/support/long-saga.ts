import pg from 'pg';

/** Copies of the opening as turns 1 to `stories`, each with its own place in the log, before the opening's. */
const LENGTHEN = `insert into game_stories
  select (jsonb_populate_record(s, jsonb_build_object('turn_number', n, 'id', s.id || n,
    'position', greatest(1, s.position - $1 - 1 + n), 'story_content', repeat('word ', $2 / 5)))).*
  from game_stories s, generate_series(1, $1::integer) n where s.turn_number = 0 and s.session_id = any($3)`;

/** Gives sessions long sagas, as rows of the read model alone: so many stories of so many characters. */
export const lengthenSagas = async (
  databaseUrl: string,
  sessionIds: readonly string[],
  { stories, characters }: { readonly stories: number; readonly characters: number },
): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(LENGTHEN, [stories, characters, sessionIds]).finally(() => client.end());
};
