import { z } from 'zod';
import { comparableName } from '../crm.port.js';
import { type GhlCaller } from './ghl-calls.js';

const answer = z.object({ customFields: z.array(z.object({ id: z.string(), fieldKey: z.string() })) });

/** Fields that the CRM's staff adds are seen after this time. */
const KNOWN_FOR_MS = 10 * 60 * 1_000;
const PREFIX = /^contact\./;

export interface CustomFieldIds {
  /** By the key's comparable name. */
  readonly byKey: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<string, string>;
}

/** The location's custom fields, asked for once: contacts name them by id, and people by key. */
export class GhlCustomFields {
  private known: { readonly ids: Promise<CustomFieldIds>; readonly until: number } | null = null;

  constructor(
    private readonly calls: GhlCaller,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws CrmError */
  ids(): Promise<CustomFieldIds> {
    if (this.known && this.now() < this.known.until) return this.known.ids;
    const ids = this.ask();
    this.known = { ids, until: this.now() + KNOWN_FOR_MS };
    ids.catch(() => this.forget());
    return ids;
  }

  /** One was refused: the next call asks again. */
  forget(): void {
    this.known = null;
  }

  private async ask(): Promise<CustomFieldIds> {
    const path = `/locations/${encodeURIComponent(this.calls.settings.locationId)}/customFields`;
    const { body } = await this.calls.call({ method: 'GET', path, query: { model: 'contact' } });
    const { customFields } = answer.parse(body);
    const named = customFields.map(({ id, fieldKey }) => [fieldKey.replace(PREFIX, ''), id] as const);
    const comparable = named.map(([key, id]) => [comparableName(key), id] as const);
    return { byKey: new Map(comparable), byId: new Map(named.map(([key, id]) => [id, key])) };
  }
}
