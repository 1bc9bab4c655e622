import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Readable, type Writable } from 'node:stream';
import { findBrowser } from '../support/browser.js';

type Params = Readonly<Record<string, unknown>>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly value?: readonly TraceEvent[] };
  readonly result?: Params;
  readonly error?: { readonly message: string };
}
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
export interface Page {
  readonly send: (method: string, params?: Params) => Promise<Params>;
  readonly close: () => Promise<unknown>;
}
/** A browser over the DevTools protocol, without a library: Playwright's scripts in the page would be measured too. */
export interface DevTools {
  /** A page of a new visitor. */
  readonly open: () => Promise<Page>;
  /** Everything that the browser's threads did during `act`. */
  readonly trace: (act: () => Promise<unknown>) => Promise<readonly TraceEvent[]>;
  readonly close: () => Promise<void>;
}

/** Messages in both directions end with a zero character. */
const connect = (input: Writable, output: Readable) => {
  const waiting = new Map<number, (message: Message) => void>();
  const heard = new Set<(message: Message) => void>();
  let last = 0,
    rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const message = JSON.parse(part) as Message;
      if (message.id === undefined) heard.forEach((hear) => hear(message));
      else waiting.get(message.id)?.(message);
    }
  });
  const send = async (method: string, params: Params = {}, sessionId?: string): Promise<Params> => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    const { result, error } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  return { send, heard };
};

const CATEGORIES = ['toplevel', '__metadata'];

export const openDevTools = async (): Promise<DevTools> => {
  const { executable, env } = await findBrowser();
  const profile = await mkdtemp(path.join(tmpdir(), 'steppes-browser-'));
  const child = spawn(
    executable,
    ['--headless', '--no-sandbox', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const { send, heard } = connect(child.stdio[3] as Writable, child.stdio[4] as Readable);
  return {
    open: async () => {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      return {
        send: (method, params) => send(method, params, String(sessionId)),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    trace: async (act) => {
      const events: TraceEvent[] = [];
      const ended = new Promise<void>((resolve) =>
        heard.add(({ method, params }) => {
          if (method === 'Tracing.dataCollected') events.push(...(params?.value ?? []));
          if (method === 'Tracing.tracingComplete') resolve();
        }),
      );
      await send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
      await act();
      await send('Tracing.end');
      await ended;
      heard.clear();
      return events;
    },
    close: async () => {
      const gone = once(child, 'exit');
      await send('Browser.close').catch(() => child.kill());
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
};
