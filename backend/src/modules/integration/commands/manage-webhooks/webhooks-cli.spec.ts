import { type FoundDeliveries } from '../../queries/find-deliveries/found-deliveries.js';
import { noEndpoint } from '../refusals.js';
import { type WebhooksDesk } from './webhooks-desk.js';
import { runWebhooksCli } from './webhooks-cli.js';

/** A desk that notes what it is asked, and answers each time with the same. */
const run = async (argv: readonly string[], answer: unknown = null) => {
  const [lines, asked] = [[] as string[], [] as unknown[]];
  const desk = new Proxy({} as WebhooksDesk, {
    get:
      (_, method) =>
      (...args: readonly unknown[]) => {
        asked.push([method, ...args]);
        if (Array.isArray(answer) && asked.length <= answer.length && method === 'redeliver')
          return Promise.resolve(answer[asked.length - 1]);
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
  });
  const deliveries = desk as unknown as FoundDeliveries;
  const code = await runWebhooksCli(argv, { desk, deliveries, print: (line) => lines.push(line) });
  return { code, asked, text: lines.join('\n') };
};

const all = (planned: number) => ({ planned, next: null });

it('shows a secret when there is a new one', async () => {
  const added = await run(['add', 'https://crm.example', '--types', 'a,b'], { id: 'ep_1', secret: 'whsec_x' });
  const fields = { url: 'https://crm.example', types: ['a', 'b'], test: false };
  expect(added).toMatchObject({ code: 0, asked: [['add', fields]] });
  expect(added.text).toBe('ep_1\nwhsec_x\nIt is shown this once: hand it over now.');
  const test = await run(['add', 'https://crm.example', '--test'], { id: 'ep_1', secret: 'whsec_x' });
  expect(test.asked).toEqual([['add', { url: 'https://crm.example', types: null, test: true }]]);
  const rotated = await run(['rotate', 'ep_1'], { secret: 'whsec_y' });
  expect([rotated.asked, rotated.text.split('\n')[0]]).toEqual([[['rotate', 'ep_1', 86_400_000]], 'whsec_y']);
});

it('prints a command that can be pasted for what happened while an endpoint was disabled', async () => {
  const { text } = await run(['enable', 'ep_1'], new Date('2026-03-14T19:00:00Z'));
  const command = text.split('\n').at(-1) ?? '';
  expect(command).toBe('npm run webhooks -- redeliver ep_1 --since 2026-03-14T19:00:00.000Z');
  expect((await run(command.split(' ').slice(4), all(3))).asked).toEqual([
    ['redeliver', 'ep_1', { since: '2026-03-14T19:00:00.000Z' }],
  ]);
});

it('sends one delivery again, or a range of the log, and asks which', async () => {
  expect((await run(['redeliver', 'ep_1', 'one'], all(1))).asked).toEqual([
    ['redeliver', 'ep_1', { messageId: 'one' }],
  ]);
  const range = await run(['redeliver', 'ep_1', '--after', 'x', '--until', 'y'], all(12));
  expect(range).toMatchObject({ asked: [['redeliver', 'ep_1', { after: 'x', until: 'y' }]], text: '12 to be sent.' });
  const missed = await run(['redeliver', 'ep_1', '--since-disabled'], all(2));
  expect(missed.asked).toEqual([['redeliver', 'ep_1', { sinceDisabled: true }]]);
  for (const argv of [
    ['redeliver', 'ep_1'],
    ['redeliver', 'ep_1', 'one', '--after', 'x'],
    ['redeliver', 'ep_1', '--since', '1h', '--after', 'x'],
    ['redeliver', 'ep_1', '--since', '1h', '--since-disabled'],
  ])
    expect(await run(argv)).toMatchObject({ code: 1, asked: [] });
});

it('sends a long range again call by call, and tells the sum', async () => {
  const parts = [{ planned: 10_000, next: 'a' }, { planned: 9_500, next: 'b' }, all(7)];
  const { asked, text } = await run(['redeliver', 'ep_1', '--since-disabled'], parts);
  expect(asked).toEqual([
    ['redeliver', 'ep_1', { sinceDisabled: true }],
    ['redeliver', 'ep_1', { sinceDisabled: true, after: 'a' }],
    ['redeliver', 'ep_1', { sinceDisabled: true, after: 'b' }],
  ]);
  expect(text).toBe('19507 to be sent.');
});

it('says how a ping went, by its exit code too', async () => {
  const answered = { status: 204, error: null, latencyMs: 12.4 };
  expect(await run(['ping', 'ep_1'], answered)).toMatchObject({ code: 0, text: '204 after 12 ms.' });
  expect(await run(['ping', 'ep_1'], { ...answered, status: 500 })).toMatchObject({
    code: 1,
    text: '500 after 12 ms.',
  });
  const refused = { status: null, error: 'TARGET_REFUSED', latencyMs: 1 };
  expect(await run(['ping', 'ep_1'], refused)).toMatchObject({ code: 1, text: 'TARGET_REFUSED after 1 ms.' });
});

it('sends the sample of a type, or of each, and fails with one of them', async () => {
  const answered = { status: 204, error: null, latencyMs: 12.4 };
  const one = await run(['trigger', 'ep_1', 'session.ended'], answered);
  expect(one).toMatchObject({ code: 0, asked: [['trigger', 'ep_1', 'session.ended']] });
  expect(one.text).toBe('session.ended: 204 after 12 ms.');
  const all = await run(['trigger', 'ep_1', 'all'], { ...answered, status: 500 });
  expect([all.code, all.asked.length > 60]).toEqual([1, true]);
  expect(all.text).toContain(`${all.asked.length} of them failed.`);
});

it('lists endpoints and deliveries in lines', async () => {
  const at = new Date('2026-03-14T19:00:00Z');
  const endpoint = { id: 'ep_1', url: 'https://crm.example/', types: null, createdAt: at, disabledAt: at };
  expect((await run(['list'], [{ ...endpoint, disabledReason: 'it answered 410' }])).text).toBe(
    'ep_1 · https://crm.example/ · all types · made 2026-03-14T19:00:00.000Z · disabled 2026-03-14T19:00:00.000Z: it answered 410',
  );
  const delivery = { messageId: 'one', type: 'a', state: 'pending', attempts: 1, nextAttemptAt: at, lastAt: at };
  const items = [{ ...delivery, status: null, error: 'TIMEOUT', latencyMs: 9 }];
  expect((await run(['deliveries', 'ep_1'], { items })).text).toBe(
    'one · a · pending until 2026-03-14T19:00:00.000Z · 1 attempts · 2026-03-14T19:00:00.000Z TIMEOUT in 9 ms',
  );
  expect((await run(['list'], [])).text).toBe('There are no endpoints.');
});

it('says why something can not be done', async () =>
  expect(await run(['remove', 'ep_2'], noEndpoint('ep_2'))).toMatchObject({
    code: 1,
    text: 'No endpoint has the id ep_2.',
  }));

it.each([[[]], [['add']], [['ping']], [['redeliver']], [['trigger', 'ep_1']], [['rotate', 'ep_1', '--for', 'ever']]])(
  'shows how it is used for %j',
  async (argv) => expect((await run(argv)).code).toBe(2),
);
