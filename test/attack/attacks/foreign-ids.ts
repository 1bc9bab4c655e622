import { randomUUID } from 'node:crypto';
import { Player } from '../../support/player.js';
import { type Attack } from '../attack.js';
import { problemUnless } from '../judge.js';
import { type RawRequest, send } from '../send.js';

const reads = ({ sessionId, characterId }: Player): readonly RawRequest[] =>
  [
    `/api/characters/${characterId}`,
    `/api/choices/${sessionId}`,
    `/api/stories/${sessionId}`,
    `/api/sessions/${sessionId}/world`,
    `/api/sessions/${sessionId}/saga`,
    `/api/sessions/${sessionId}/events`,
    `/api/sessions/${sessionId}/turns/0/telling`,
  ].map((path) => ({ path }));

const writes = ({ sessionId, characterId }: Player): readonly RawRequest[] => [
  post('/api/actions', { sessionId, action: 'look', isCustomAction: true }),
  post('/api/actions/reading', { sessionId, action: 'look' }),
  post(`/api/sessions/${sessionId}/rewind`, { toTurn: 0 }),
  post(`/api/sessions/${sessionId}/turns/0/retell`, {}),
  post(`/api/sessions/${sessionId}/turns/0/doubt`, { sentence: 'It rained.' }),
  post('/api/saves/manual', { sessionId, characterId, saveName: 'mine now' }),
  { method: 'PATCH', path: `/api/saves/${sessionId}/played` },
  { method: 'DELETE', path: `/api/saves/${sessionId}` },
];
const post = (path: string, body: object): RawRequest => ({ method: 'POST', path, body: JSON.stringify(body) });

/** Somebody else's saga, and one that nobody has: both answer the same. */
export const foreignIds: Attack = {
  name: "somebody else's ids",
  env: { RATE_LIMIT: 'off' },
  run: async ({ url }, tally) => {
    const [thief, owner] = [await Player.begun(url), await Player.begun(url)];
    const nobody = Object.assign(new Player(url), { sessionId: randomUUID(), characterId: randomUUID() });
    const theirs = [...reads(owner), ...writes(owner)];
    const nobodys = [...reads(nobody), ...writes(nobody)];
    for (const [n, request] of theirs.entries()) {
      const answer = await send(url, { ...request, token: thief.token });
      tally.count(problemUnless(answer, [404]));
      const other = await send(url, { ...(nobodys[n] ?? request), token: thief.token });
      const isSame = other.text === answer.text;
      tally.count(isSame ? null : `${request.path} tells whether it exists: ${answer.text} but ${other.text}`);
    }
  },
};
