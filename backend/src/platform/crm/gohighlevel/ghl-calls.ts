import { type Clock } from '../../clock/clock.js';
import { CrmError, faultOf } from '../crm-error.js';
import { type CrmPace } from '../crm-pace.js';
import { limitsOf } from './limits.js';

export interface GhlSettings {
  readonly apiKey: string;
  readonly locationId: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** The header `Version`: a date, or v3. */
  readonly apiVersion: string;
  /** Of one call; 15 s where absent. */
  readonly timeoutMs?: number;
}
export interface GhlCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
export interface GhlAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Makes calls to one location. @throws CrmError for every answer that is no success */
export interface GhlCaller {
  readonly settings: GhlSettings;
  call(call: GhlCall): Promise<GhlAnswer>;
}

const TIMEOUT_MS = 15_000;
const LONGEST_DETAIL = 500;
const TOO_MANY = 429;
/** How often a call is tried while the CRM answers that it comes too early. */
const TRIES = 4;

const ONE_CONTACT = /^\/contacts\/(?!search\/|upsert$)[^/]+/;
const NO_CONTACT =
  /contact[^"]{0,80}(?:not found|does(?:n't| not) exist|no longer exists)|(?:not found|no such)[^"]{0,20}contact/i;
const NOT_OF_CONTACT = /custom ?field|duplicat/i;
/** A call that is wrong in itself: its headers, its key, its place. */
const OF_THE_CALL = /version|header|token|jwt|location|account|inactive/i;

/**
 * The API says by 400 or 422 that there is no such contact, and rarely by 404. A read that only names the contact is
 * refused for nothing else but the call itself; any other call says so in words.
 */
const isOfNoContact = ({ method, path }: GhlCall, status: number, text: string): boolean => {
  if (!ONE_CONTACT.test(path) || (status !== 400 && status !== 422)) return false;
  if (NO_CONTACT.test(text) && !NOT_OF_CONTACT.test(text)) return true;
  return method === 'GET' && !OF_THE_CALL.test(text);
};

const jsonOf = (text: string): unknown => {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
};

/**
 * Calls of GoHighLevel's API: one at a time per gap, each with a time limit. @throws CrmError for every answer that is no
 * success; nobody knows whether one that is `unreachable` was done
 */
export class GhlCalls implements GhlCaller {
  constructor(
    readonly settings: GhlSettings,
    private readonly pace: Pick<CrmPace, 'take' | 'keepGap' | 'close'>,
    private readonly clock: Clock,
  ) {}

  async call(call: GhlCall): Promise<GhlAnswer> {
    for (let attempt = 1; ; attempt++) {
      await this.pace.take();
      const response = await this.send(call);
      const text = await response.text().catch(unreachable);
      await this.learn(response);
      if (response.ok) return { status: response.status, body: jsonOf(text) };
      if (response.status !== TOO_MANY || attempt === TRIES) throw this.errorOf(call, response, text);
    }
  }

  private send({ method, path, query = {}, body }: GhlCall): Promise<Response> {
    const { apiKey, baseUrl, apiVersion, timeoutMs = TIMEOUT_MS } = this.settings;
    const search = new URLSearchParams(query).toString();
    const headers = {
      Authorization: `Bearer ${apiKey}`,
      Version: apiVersion,
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    return fetch(`${baseUrl}${path}${search === '' ? '' : `?${search}`}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(unreachable);
  }

  private async learn({ headers, status }: Response): Promise<void> {
    const { gapMs, closedMs } = limitsOf(headers, status === TOO_MANY, this.clock.now());
    if (gapMs !== null) await this.pace.keepGap(gapMs);
    if (closedMs > 0) await this.pace.close(closedMs);
  }

  private errorOf(call: GhlCall, { status }: Response, text: string): CrmError {
    const fault = isOfNoContact(call, status, text) ? 'not_found' : faultOf(status);
    return new CrmError(fault, {
      status,
      detail: text.slice(0, LONGEST_DETAIL),
      ...(status === TOO_MANY && { openAt: this.clock.now() }),
    });
  }
}

const unreachable = (): never => {
  throw new CrmError('unreachable');
};
