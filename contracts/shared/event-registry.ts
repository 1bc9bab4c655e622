import { ACCOUNT_EVENTS } from '../account/events.js';
import { CRM_WEBHOOK_EVENTS } from '../crm-webhook/events.js';
import { DOUBT_EVENTS } from '../doubt/events.js';
import { ERASURE_EVENTS } from '../erasure/events.js';
import { LEAD_EVENTS } from '../lead/events.js';
import { SAVE_EVENTS } from '../save/events.js';
import { SESSION_EVENTS } from '../session/events.js';
import { SHARE_EVENTS } from '../share/events.js';
import { SUBSCRIPTION_EVENTS } from '../subscription/events.js';
import { SUPPORT_EVENTS } from '../support/events.js';
import { VISIT_EVENTS } from '../visit/events.js';
import { WALLET_EVENTS } from '../wallet/events.js';
import { type AnyEvent, type Area } from './any-event.js';
import { type AnyDeclaration } from './event-declaration.js';

/** Every declared event, by area. The values below are derived from it. */
const BY_AREA = {
  account: ACCOUNT_EVENTS,
  'crm-webhook': CRM_WEBHOOK_EVENTS,
  doubt: DOUBT_EVENTS,
  erasure: ERASURE_EVENTS,
  lead: LEAD_EVENTS,
  save: SAVE_EVENTS,
  session: SESSION_EVENTS,
  share: SHARE_EVENTS,
  subscription: SUBSCRIPTION_EVENTS,
  support: SUPPORT_EVENTS,
  visit: VISIT_EVENTS,
  wallet: WALLET_EVENTS,
} as const satisfies Readonly<Record<Area, readonly AnyDeclaration[]>>;

type Declared = (typeof BY_AREA)[Area][number];
/** The part of a stream's name before its id. */
export type StreamKind = Declared['stream'];

export interface Declaration extends AnyDeclaration {
  readonly area: Area;
  readonly type: AnyEvent['type'];
  readonly stream: StreamKind;
}
export const DECLARATIONS: readonly Declaration[] = (Object.keys(BY_AREA) as readonly Area[]).flatMap((area) =>
  BY_AREA[area].map((declaration): Declaration => ({ ...declaration, area })),
);

const BY_TYPE: ReadonlyMap<string, Declaration> = new Map(DECLARATIONS.map((each) => [each.type, each]));

/** @throws TypeError for a type that no area declares */
export const declarationOf = (type: string): Declaration => {
  const found = BY_TYPE.get(type);
  if (!found) throw new TypeError(`${type} is not a declared event`);
  return found;
};

/** The log consists of streams of these kinds. */
export const STREAM_KINDS: readonly StreamKind[] = [...new Set(DECLARATIONS.map(({ stream }) => stream))].sort();

/** By type of event: its personal fields with their placeholders. */
export const PERSONAL_FIELDS: Readonly<Partial<Record<string, Readonly<Record<string, unknown>>>>> = Object.fromEntries(
  DECLARATIONS.flatMap(({ type, personal }) => (personal === 'none' ? [] : [[type, personal]])),
);

/** Lifts an event's data from version `from` to `from + 1`. */
export interface Upcaster {
  readonly type: string;
  readonly from: number;
  readonly up: (data: never) => unknown;
}
export const UPCASTERS: readonly Upcaster[] = DECLARATIONS.flatMap(({ type, upcasters }) =>
  upcasters.map((up, n) => ({ type, from: n + 1, up })),
);
