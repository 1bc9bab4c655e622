import { type Given, isGiven, type Printing, textOf, WrongUsage } from '../cli.js';
import { type RedeliveryAsked } from './redelivery.js';
import { type WebhooksDesk } from './webhooks-desk.js';

const ONE_WAY = 'Name one delivery, or one of --since, --after and --since-disabled.';

const askedBy = (messageId: string | undefined, options: Given): RedeliveryAsked => {
  const [after, since] = [textOf(options, 'after'), textOf(options, 'since')];
  const sinceDisabled = isGiven(options, 'since-disabled') || undefined;
  if ([messageId, after, since, sinceDisabled].filter((way) => way !== undefined).length !== 1)
    throw new WrongUsage(ONE_WAY);
  return { messageId, after, since, sinceDisabled, until: textOf(options, 'until') };
};

/** `npm run webhooks -- redeliver …` */
export const redelivered = async (
  [id = '', messageId]: readonly string[],
  options: Given,
  { desk, print }: Printing & { readonly desk: Pick<WebhooksDesk, 'redeliver'> },
): Promise<void> => {
  let asked = askedBy(messageId, options);
  let [sum, isMore] = [0, true];
  while (isMore) {
    const { planned, next } = await desk.redeliver(id, asked);
    sum += planned;
    isMore = next !== null;
    if (next !== null) asked = { ...asked, after: next };
  }
  print(`${sum} to be sent.`);
};
