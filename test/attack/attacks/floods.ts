import { Player, definitionOf } from '../../support/player.js';
import { type Attack, scaled } from '../attack.js';
import { problemUnless } from '../judge.js';
import { send } from '../send.js';

/** Even a short run goes beyond each limit (docs/limits.md). */
const CHARACTERS = 2_400;
const SAVES = 600;
const GUESTS = 200;
/** The most bytes of one answer, however long its list is. */
const MOST_BYTES = 262_144;

const flood = async (
  many: number,
  right: readonly number[],
  ask: (n: number) => Promise<{ readonly status: number }>,
): Promise<{ readonly refused: number; readonly problem: string | null }> => {
  let refused = 0;
  for (let n = 0; n < many; n++) {
    const { status } = await ask(n);
    if (!right.includes(status)) return { refused, problem: `request ${n} was answered ${status}` };
    if (status === 429) refused += 1;
  }
  return { refused, problem: null };
};

/** More than anybody needs, by one guest and from one address: refused past the limit, with the time to wait. */
export const floods: Attack = {
  name: 'floods of one guest',
  env: { RATE_LIMIT: '1' },
  run: async ({ url, share }, tally) => {
    const player = await Player.begun(url);
    const { sessionId, characterId, token } = player;
    const characters = await flood(Math.max(70, scaled(CHARACTERS, share)), [201, 429], () =>
      player.call('POST', '/api/characters', { body: definitionOf() }),
    );
    tally.count(characters.problem ?? (characters.refused > 0 ? null : 'no character was refused'));
    const saves = await flood(Math.max(260, scaled(SAVES, share)), [201, 409, 422, 429], (n) =>
      player.call('POST', '/api/saves/manual', { body: { sessionId, characterId, saveName: `flood ${n}` } }),
    );
    tally.count(saves.problem ?? (saves.refused > 0 ? null : 'no save was refused'));
    const list = await send(url, { path: '/api/auth/saves', token });
    tally.count(problemUnless(list, [200]));
    tally.count(list.text.length <= MOST_BYTES ? null : `a list of saves has ${list.text.length} bytes`);
    const guests = await flood(Math.max(30, scaled(GUESTS, share)), [201, 429], (n) =>
      new Player(url).call('POST', '/api/auth/guest', { headers: { 'x-forwarded-for': `203.0.113.${n % 250}` } }),
    );
    tally.count(guests.problem ?? (guests.refused > 0 ? null : 'a forwarded address was believed'));
  },
};
