import { Injectable } from '@nestjs/common';
import { type WalletEvent } from '#contracts/wallet/events.js';
import { type Receipts } from '#contracts/wallet/views.js';
import { cursorOf, placeIn } from '#backend/platform/http/cursor.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { receiptsOf, type WalletFact } from '../../domain/receipts.js';
import { storedWallet } from '../../stored-wallet.js';
import { type Paid, PurchaseFinder } from './purchase-finder.js';

/** Events read beyond a page: the payment of a returned token is among them, unless it is very old. */
const BEYOND = 50;

const factOf = ({ id, metadata, ...event }: LoggedEvent<WalletEvent>): WalletFact => ({
  ...event,
  id,
  at: metadata.occurredAt,
});
const paymentsIn = (events: readonly LoggedEvent<WalletEvent>[]): readonly Paid[] =>
  events.flatMap(({ type, data }) => (type === 'TokenSpent' ? [data] : []));

const commandsOf = (events: readonly LoggedEvent<WalletEvent>[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ data }) => ('commandId' in data ? [data.commandId] : [])));

const isPlace = (value: unknown): value is readonly [string] =>
  Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' && /^\d{1,18}$/.test(value[0]);

/** Receipts from the wallet's stream, the newest first. */
@Injectable()
export class ReceiptPages {
  constructor(
    private readonly log: EventLog,
    private readonly purchases: PurchaseFinder,
  ) {}

  /** @param after the `next` of the page before @throws RejectedError 400 for what this list never gave out */
  async pageAfter(userId: string, limit: number, after: string | undefined): Promise<Receipts> {
    const place = placeIn(after, isPlace);
    return this.page(userId, limit, place && BigInt(place[0]));
  }

  /** @param before the revision of the last event of the page before */
  private async page(userId: string, limit: number, before: bigint | null): Promise<Receipts> {
    if (before === 0n) return { items: [], next: null };
    const read = (await this.log.readStream(streamOf(storedWallet, userId), {
      direction: 'backwards',
      limit: limit + BEYOND,
      ...(before !== null && { from: before - 1n }),
    })) as readonly LoggedEvent<WalletEvent>[];
    const shown = read.slice(0, limit);
    const wanted = commandsOf(shown);
    const payments = paymentsIn(read).filter(({ commandId }) => wanted.has(commandId));
    const purchases = await this.purchases.of(userId, payments);
    const ids = new Set(shown.map(({ id }) => id));
    const items = receiptsOf(read.map(factOf), purchases).filter(({ id }) => ids.has(id));
    const last = shown.at(-1);
    return { items, next: last && read.length > limit ? cursorOf(String(last.revision)) : null };
  }
}
