import { PUBLIC_TYPES } from '../../domain/wanted-types.js';
import { type FoundDeliveries } from '../../queries/find-deliveries/found-deliveries.js';
import { type Cli, isGiven, type Printing, runCli, textOf, WrongUsage } from '../cli.js';
import { durationOf } from '../refusals.js';
import { type WebhooksDesk } from './webhooks-desk.js';
import { deliveryLine, endpointLine, isTaken, testLine } from './webhook-lines.js';
import { redelivered } from './webhooks-redeliver.js';

export interface WebhooksCliDeps extends Printing {
  readonly desk: WebhooksDesk;
  readonly deliveries: FoundDeliveries;
}

const USAGE = `Usage: add <url> [--types a,b] [--test]    where events are sent from now on; all of them where no types are given
       list                                every endpoint
       remove <id>                         with its secrets and its log
       disable <id>                        nothing is sent to it
       enable <id>                         what waits for it is sent
       rotate <id> [--overlap 24h]         another secret; the one of before signs too until the overlap is over
       ping <id>                           sends a test, now, and says how it went
       trigger <id> <type>                 sends a test endpoint the sample of a type, now; all: one of each type
       deliveries <id>                     the last 50, and how they went
       redeliver <id> <webhook-id>         one of them again
       redeliver <id> --since <time> [--until <time>]       events of the log, sent before or not
       redeliver <id> --after <place> [--until <place>]     the same
       redeliver <id> --since-disabled     what it missed since it was last disabled
  types    of the feed, or areas such as session.*
  test     it gets no events of the game: only what ping and trigger send
  time     such as 2026-03-14, 2026-03-14T19:00:00Z or 24h
  place    the cursor of an event, as the feed has it`;
const USUAL_OVERLAP = '24h';
const SHOWN_ONCE = 'It is shown this once: hand it over now.';
const LOGGED = 50;

const listed = (text: string | undefined): readonly string[] | null =>
  text
    ?.split(',')
    .map((type) => type.trim())
    .filter(Boolean) ?? null;

const COMMANDS: Cli<WebhooksCliDeps>['commands'] = {
  add: {
    arguments: 1,
    run: async ([url = ''], options, { desk, print }) => {
      const types = listed(textOf(options, 'types'));
      const { id, secret } = await desk.add({ url, types, test: isGiven(options, 'test') });
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
      const disabledAt = await desk.enable(id);
      print(`${id} is enabled. What happened while it was not is sent by:`);
      print(`npm run webhooks -- redeliver ${id} --since ${disabledAt.toISOString()}`);
    },
  },
  rotate: {
    arguments: 1,
    run: async ([id = ''], options, { desk, print }) => {
      const overlap = textOf(options, 'overlap') ?? USUAL_OVERLAP;
      print((await desk.rotate(id, durationOf(overlap))).secret);
      print(`${SHOWN_ONCE} The one of before signs too for another ${overlap}.`);
    },
  },
  ping: {
    arguments: 1,
    run: async ([id = ''], _, { desk, print }) => {
      const tested = await desk.ping(id);
      if (!isTaken(tested)) throw new WrongUsage(testLine(tested));
      print(testLine(tested));
    },
  },
  trigger: {
    arguments: 2,
    run: async ([id = '', type = ''], _, { desk, print }) => {
      let failed = 0;
      for (const one of type === 'all' ? PUBLIC_TYPES : [type]) {
        const tested = await desk.trigger(id, one);
        if (!isTaken(tested)) failed += 1;
        print(`${one}: ${testLine(tested)}`);
      }
      if (failed > 0) throw new WrongUsage(`${failed} of them failed.`);
    },
  },
  deliveries: {
    arguments: 1,
    run: async ([id = ''], _, { desk, deliveries, print }) => {
      await desk.known(id);
      const lines = (await deliveries.page(id, { limit: LOGGED })).items.map(deliveryLine);
      for (const line of lines.length > 0 ? lines : ['Nothing was sent yet.']) print(line);
    },
  },
  redeliver: { arguments: [1, 2], run: redelivered },
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const CLI: Cli<WebhooksCliDeps> = {
  usage: USAGE,
  options: { types: text, overlap: text, after: text, since: text, until: text, 'since-disabled': flag, test: flag },
  commands: COMMANDS,
};

/** `npm run webhooks -- …` */
export const runWebhooksCli = (argv: readonly string[], deps: WebhooksCliDeps): Promise<number> =>
  runCli(argv, CLI, deps);
