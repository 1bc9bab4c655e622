import fastify, { type FastifyInstance } from 'fastify';
import { noteWritten, readAfter } from './read-after.js';

const servers: FastifyInstance[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const setUp = async () => {
  const asked: { position: bigint; shown: (isShown: boolean) => void }[] = [];
  const server = fastify();
  servers.push(server);
  readAfter(server, { waitFor: (position) => new Promise((shown) => asked.push({ position, shown })) });
  const read = jest.fn(() => 'read');
  server.get('/', read);
  server.post<{ Body: readonly number[] }>('/', async ({ body }) => {
    for (const position of body) {
      await new Promise(setImmediate);
      noteWritten(BigInt(position));
    }
    return 'written';
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const post = (body: readonly number[]) =>
    fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const get = (position?: string) =>
    fetch(url, position === undefined ? {} : { headers: { 'x-read-after': position } });
  return { asked, read, post, get };
};
const position = ({ headers }: Response): string | null => headers.get('x-log-position');

it('an answer names the furthest position that its command wrote, and no other does', async () => {
  const { post, get } = await setUp();
  const answers = await Promise.all([post([7, 9, 8]), post([12]), post([])]);
  expect(answers.map(position)).toEqual(['9', '12', null]);
  expect(position(await get())).toBeNull();
});

it.each([true, false])(
  'a request that names a position is read once it is shown: %p, or the wait is over, and then says so',
  async (isShown) => {
    const { asked, read, get } = await setUp();
    const answer = get('9223372036854775807');
    while (asked.length === 0) await new Promise(setImmediate);
    expect([asked[0]?.position, read.mock.calls.length]).toEqual([9_223_372_036_854_775_807n, 0]);
    asked[0]?.shown(isShown);
    const { headers, text } = await answer.then(async (read) => ({ headers: read.headers, text: await read.text() }));
    expect([text, headers.get('x-read-behind')]).toEqual(['read', isShown ? null : '9223372036854775807']);
  },
);

it.each(['-1', '1.5', 'all', '9'.repeat(20)])('%p is no position: nothing is waited for', async (given) => {
  const { asked, get } = await setUp();
  expect(await (await get(given)).text()).toBe('read');
  expect(asked).toEqual([]);
});
