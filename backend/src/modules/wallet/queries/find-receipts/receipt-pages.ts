import { Injectable } from '@nestjs/common';
import { type WalletEvent } from '#contracts/wallet/events.js';
import { type Receipts } from '#contracts/wallet/views.js';
import { cursorOf, placeIn } from '#backend/platform/http/cursor.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { streamOf } from '#backend/platform/log/stored-fold.js';
import { type Purchases, receiptsOf, type WalletFact } from '../../domain/receipts.js';
import { storedWallet } from '../../stored-wallet.js';
import { type ReceiptsPart, type WalletReceipts } from '../../wallet.port.js';
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

const known = (purchases: Purchases, isNamed: boolean): Purchases =>
  isNamed ? purchases : new Map([...purchases].map(([id, bought]) => [id, { ...bought, characterName: null }]));

const isPlace = (value: unknown): value is readonly [string] =>
  Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' && /^\d{1,18}$/.test(value[0]);

/** Receipts from the wallet's stream, the newest first. */
@Injectable()
export class ReceiptPages implements WalletReceipts {
  constructor(
    private readonly log: EventLog,
    private readonly purchases: PurchaseFinder,
  ) {}

  async page(userId: string, { limit, after, isNamed }: ReceiptsPart): Promise<Receipts> {
    const place = placeIn(after, isPlace);
    const before = place && BigInt(place[0]);
    if (before === 0n) return { items: [], next: null };
    const read = (await this.log.readStream(streamOf(storedWallet, userId), {
      direction: 'backwards',
      limit: limit + BEYOND,
      ...(before !== null && { from: before - 1n }),
    })) as readonly LoggedEvent<WalletEvent>[];
    const shown = read.slice(0, limit);
    const wanted = commandsOf(shown);
    const payments = paymentsIn(read).filter(({ commandId }) => wanted.has(commandId));
    const purchases = known(await this.purchases.of(userId, payments), isNamed);
    const ids = new Set(shown.map(({ id }) => id));
    const items = receiptsOf(read.map(factOf), purchases).filter(({ id }) => ids.has(id));
    const last = shown.at(-1);
    return { items, next: last && read.length > limit ? cursorOf(String(last.revision)) : null };
  }
}
