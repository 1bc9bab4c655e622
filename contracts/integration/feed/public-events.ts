import { type AnyEvent } from '../../shared/any-event.js';
import { type StreamKind } from '../../shared/event-registry.js';
import { PUBLIC_ACCOUNT_EVENTS } from './account.js';
import { PUBLIC_CRM_WEBHOOK_EVENTS } from './crm-webhook.js';
import { PUBLIC_DOUBT_EVENTS } from './doubt.js';
import { PUBLIC_ERASURE_EVENTS } from './erasure.js';
import { PUBLIC_LEAD_EVENTS } from './lead.js';
import { PUBLIC_SAVE_EVENTS } from './save.js';
import { PUBLIC_SESSION_EVENTS } from './session.js';
import { PUBLIC_SHARE_EVENTS } from './share.js';
import { ID, orNull, type PublicEvents, type Shown, type ValueSchema } from './shown.js';
import { PUBLIC_SUBSCRIPTION_EVENTS } from './subscription.js';
import { PUBLIC_SUPPORT_EVENTS } from './support.js';
import { PUBLIC_VISIT_EVENTS } from './visit.js';
import { PUBLIC_WALLET_EVENTS } from './wallet.js';

/** An event that is declared and has no entry does not compile. */
const BY_TYPE: PublicEvents<AnyEvent> = {
  ...PUBLIC_ACCOUNT_EVENTS,
  ...PUBLIC_CRM_WEBHOOK_EVENTS,
  ...PUBLIC_DOUBT_EVENTS,
  ...PUBLIC_ERASURE_EVENTS,
  ...PUBLIC_LEAD_EVENTS,
  ...PUBLIC_SAVE_EVENTS,
  ...PUBLIC_SESSION_EVENTS,
  ...PUBLIC_SHARE_EVENTS,
  ...PUBLIC_SUBSCRIPTION_EVENTS,
  ...PUBLIC_SUPPORT_EVENTS,
  ...PUBLIC_VISIT_EVENTS,
  ...PUBLIC_WALLET_EVENTS,
};

/** What an event in a stream of this kind happened to. */
export const SUBJECTS: Readonly<Record<StreamKind, string>> = {
  account: 'people',
  'crm-webhook': 'crm-webhooks',
  doubt: 'doubts',
  lead: 'leads',
  save: 'saves',
  session: 'sessions',
  staff: 'staff',
  share: 'shares',
  subscription: 'people',
  visit: 'visits',
  wallet: 'people',
};

/** We own no domain whose reverse could be the prefix (ADR 26). */
export const FEED_PREFIX = 'steppes-and-seas';

/** An entry of the table, as it is used. */
export interface FeedType {
  /** Its `type` in the feed. */
  readonly type: string;
  readonly version: number;
  /** When it is recorded, in one line. */
  readonly when: string;
  /** The fields of its `data`, each with its schema. */
  readonly fields: Readonly<Record<string, ValueSchema>>;
}

type Entry = (typeof BY_TYPE)[AnyEvent['type']];
const feedType = ({ name, when, version, ids, idsOrNull = [], says }: Entry): FeedType => {
  const said = says === 'nothing but ids' ? {} : says;
  const shown = Object.entries<Shown<never>>(said).map(([field, { schema }]) => [field, schema]);
  const always = ids.map((field) => [field, ID.schema]);
  const sometimes = idsOrNull.map((field) => [field, orNull(ID).schema]);
  return {
    type: `${FEED_PREFIX}.${name}`,
    version,
    when,
    fields: Object.fromEntries([...always, ...sometimes, ...shown]) as FeedType['fields'],
  };
};

/** By our own type. */
export const FEED_TYPES = Object.fromEntries(
  Object.entries(BY_TYPE).map(([type, entry]) => [type, feedType(entry)]),
) as Readonly<Record<AnyEvent['type'], FeedType>>;

/** What `npm run webhooks -- ping` sends. */
export const PING: FeedType = {
  type: `${FEED_PREFIX}.webhook.ping`,
  version: 1,
  when: 'Somebody tested an endpoint. It is sent to that one alone, and stands in no log.',
  fields: { endpointId: ID.schema },
};

/** JSON Schema of an event's `data`. Fields that it does not name may be added: consumers pass over them. */
export const dataSchema = ({ type, version, fields }: FeedType, $id: string): ValueSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id,
  title: `${type}, version ${version}`,
  type: 'object',
  properties: fields,
  required: Object.keys(fields),
});

/** Its path, below the address of the game. */
export const schemaPath = ({ type, version }: FeedType): string => `/api/integrations/schemas/${type}/${version}`;
