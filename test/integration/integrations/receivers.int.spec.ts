import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { freePort } from '#backend/platform/net/free-port.js';
import { eventually } from '../../support/eventually.js';

const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;
const SECRET = newSecret();
const FIVE_MINUTES_MS = 300_000;

interface Message {
  readonly id?: string;
  readonly secrets?: readonly string[];
  readonly at?: Date;
  /** What comes in the place of the signed body. */
  readonly forged?: string;
}

/** A receiver of docs/examples as a process of its own. */
class Example {
  printed = '';
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.printed += chunk.toString();
      });
  }

  static async start(program: string, file: string): Promise<Example> {
    const port = await freePort();
    const env = { ...process.env, SECRET, PORT: String(port) };
    const example = new Example(spawn(program, [file], { env }), `http://127.0.0.1:${port}/`);
    await eventually(() => expect(example.printed).toContain(`listening on ${port}`), 20_000);
    return example;
  }

  async receive({ id = randomUUID(), secrets = [SECRET], at = new Date(), forged }: Message): Promise<number> {
    const body = JSON.stringify({ id, type: 'steppes-and-seas.session.ended', subject: `sessions/${id}` });
    const headers = {
      'content-type': 'application/cloudevents+json; charset=utf-8',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
    };
    const answer = await fetch(this.url, { method: 'POST', headers, body: forged ?? body });
    return answer.status;
  }

  timesPrinted(id: string): number {
    return this.printed.split(id).length - 1;
  }

  stop(): void {
    this.child.kill();
  }
}

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const RECEIVERS = [
  ['receive-webhooks.mjs', process.execPath],
  ['receive_webhooks.py', 'python3'],
] as const;

describe.each(RECEIVERS.filter(([, program]) => isThere(program)))('docs/examples/%s', (file, program) => {
  let example: Example;
  beforeAll(async () => {
    example = await Example.start(program, `docs/examples/${file}`);
  }, 30_000);
  afterAll(() => example.stop());

  it('takes what the game signed, and does the work of an event once', async () => {
    const id = randomUUID();
    expect([await example.receive({ id }), await example.receive({ id })]).toEqual([204, 204]);
    await eventually(() => expect(example.timesPrinted(id)).toBe(1));
  });

  it('takes one good signature among several', async () => {
    expect(await example.receive({ secrets: [newSecret(), SECRET] })).toBe(204);
  });

  it.each([
    ['another secret', { secrets: [newSecret()] }],
    ['no signature', { secrets: [] }],
    ['another body', { forged: '{"id":"forged","type":"a","subject":"b"}' }],
    ['a time long ago', { at: new Date(Date.now() - FIVE_MINUTES_MS - 60_000) }],
    ['a time to come', { at: new Date(Date.now() + FIVE_MINUTES_MS + 60_000) }],
  ])('refuses %s', async (_, message) => {
    const id = randomUUID();
    expect(await example.receive({ id, ...message })).toBe(401);
    expect(example.timesPrinted(id)).toBe(0);
  });
});
