import pg from 'pg';
import { Player } from './player.js';

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

/** A saga that no socket's buffers hold: 16 MB. */
export const STORIES = 64;
export const STORY_CHARACTERS = 256 * 1_024;

/** A player with a long saga, told by rows alone: its stories take places in the log that others have filled. */
export const withLongSaga = async (game: { readonly url: string; readonly databaseUrl: string }): Promise<Player> => {
  for (let n = 0; n < STORIES / 8; n += 1) await Player.begun(game.url);
  const player = await Player.begun(game.url);
  await lengthenSagas(game.databaseUrl, [player.sessionId], { stories: STORIES, characters: STORY_CHARACTERS });
  return player;
};
