import { type Cli, durationOf, type Printing, runCli, textOf, WrongUsage } from '../cli.js';
import { type WebhooksDesk } from './webhooks-desk.js';
import { deliveryLine, endpointLine } from './webhook-lines.js';

export interface WebhooksCliDeps extends Printing {
  readonly desk: WebhooksDesk;
}

const USAGE = `Usage: add <url> [--types a,b]              where events are sent from now on; all of them where no types are given
       list                                every endpoint
       remove <id>                         with its secrets and its log
       disable <id>                        nothing is sent to it
       enable <id>                         what waits for it is sent
       rotate <id> [--overlap 24h]         another secret; the one of before signs too until the overlap is over
       ping <id>                           sends a test, now, and says how it went
       deliveries <id>                     the last 50, and how they went
       redeliver <id> <webhook-id>         one of them again
       redeliver <id> --after <cursor> [--until <cursor>]   events of the log, sent before or not`;
const USUAL_OVERLAP = '24h';
const SHOWN_ONCE = 'It is shown this once: hand it over now.';
const LOGGED = 50;

const COMMANDS: Cli<WebhooksCliDeps>['commands'] = {
  add: {
    arguments: 1,
    run: async ([url = ''], options, { desk, print }) => {
      const { id, secret } = await desk.add(url, textOf(options, 'types'));
      print(id);
      print(secret);
      print(SHOWN_ONCE);
    },
  },
  list: {
    arguments: 0,
    run: async (_, __, { desk, print }) => {
      const lines = (await desk.list()).map(endpointLine);
      for (const line of lines.length > 0 ? lines : ['There are no endpoints.']) print(line);
    },
  },
  remove: {
    arguments: 1,
    run: async ([id = ''], _, { desk, print }) => {
      await desk.remove(id);
      print(`${id} is gone.`);
    },
  },
  disable: {
    arguments: 1,
    run: async ([id = ''], _, { desk, print }) => {
      await desk.disable(id);
      print(`${id} is disabled.`);
    },
  },
  enable: {
    arguments: 1,
    run: async ([id = ''], _, { desk, print }) => {
      await desk.enable(id);
      print(`${id} is enabled. What happened while it was not is sent by redeliver ${id} --after <cursor>.`);
    },
  },
  rotate: {
    arguments: 1,
    run: async ([id = ''], options, { desk, print }) => {
      const overlap = textOf(options, 'overlap') ?? USUAL_OVERLAP;
      print(await desk.rotate(id, durationOf(overlap)));
      print(`${SHOWN_ONCE} The one of before signs too for another ${overlap}.`);
    },
  },
  ping: {
    arguments: 1,
    run: async ([id = ''], _, { desk, print }) => {
      const { status, error, latencyMs } = await desk.ping(id);
      const took = `${Math.round(latencyMs)} ms`;
      if (status === null || status < 200 || status > 299) throw new WrongUsage(`${status ?? error} after ${took}.`);
      print(`${status} after ${took}.`);
    },
  },
  deliveries: {
    arguments: 1,
    run: async ([id = ''], _, { desk, print }) => {
      const lines = (await desk.deliveries(id, LOGGED)).map(deliveryLine);
      for (const line of lines.length > 0 ? lines : ['Nothing was sent yet.']) print(line);
    },
  },
  redeliver: {
    arguments: [1, 2],
    run: async ([id = '', messageId], options, { desk, print }) => {
      const [after, until] = [textOf(options, 'after'), textOf(options, 'until')];
      if ((messageId === undefined) === (after === undefined))
        throw new WrongUsage('Name one delivery, or the place --after which events are sent.');
      const count =
        messageId === undefined ? await desk.sendAgain(id, after ?? '', until) : await desk.again(id, messageId);
      print(`${count} to be sent.`);
    },
  },
};

const text = { type: 'string' } as const;
const CLI: Cli<WebhooksCliDeps> = {
  usage: USAGE,
  options: { types: text, overlap: text, after: text, until: text },
  commands: COMMANDS,
};

/** `npm run webhooks -- …` */
export const runWebhooksCli = (argv: readonly string[], deps: WebhooksCliDeps): Promise<number> =>
  runCli(argv, CLI, deps);
