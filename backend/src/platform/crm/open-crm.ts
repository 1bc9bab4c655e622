import { type Clock } from '../clock/clock.js';
import { type CrmConfig } from '../config/config.js';
import { type Postgres } from '../postgres/postgres.port.js';
import { CrmPace } from './crm-pace.js';
import { type CrmSales, noSales } from './crm-sales.port.js';
import { type Crm } from './crm.port.js';
import { GhlCalls } from './gohighlevel/ghl-calls.js';
import { GhlCrm } from './gohighlevel/ghl-crm.js';
import { GhlSales } from './gohighlevel/ghl-sales.js';
import { DEFAULT_GAP_MS } from './gohighlevel/limits.js';
import { unconfiguredCrm } from './unconfigured-crm.js';

/** Calls of GoHighLevel; null where no key and location are set. */
const openGhlCalls = (config: CrmConfig, db: Postgres, clock: Clock): GhlCalls | null => {
  const { apiKey, locationId, baseUrl, apiVersion } = config;
  if (apiKey === null || locationId === null) return null;
  const pace = new CrmPace(db, locationId, DEFAULT_GAP_MS);
  return new GhlCalls({ apiKey, locationId, baseUrl, apiVersion }, pace, clock);
};

/** The CRM that the configuration chooses (design section 2). */
export const openCrm = (config: CrmConfig, db: Postgres, clock: Clock): Crm => {
  const calls = openGhlCalls(config, db, clock);
  return calls ? new GhlCrm(calls) : unconfiguredCrm;
};

export const openSales = (config: CrmConfig, db: Postgres, clock: Clock): CrmSales => {
  const calls = openGhlCalls(config, db, clock);
  return calls ? new GhlSales(calls) : noSales;
};
