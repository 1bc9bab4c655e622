import { readFileSync } from 'node:fs';
import { RATE_LIMITS } from './rate-limits.port.js';

const ROWS = readFileSync('docs/limits.md', 'utf8').split('\n');
const UNITS: Readonly<Record<number, string>> = { 60: 'a minute', 900: 'in 15 minutes', 3_600: 'an hour' };

it.each([
  ['turn', '`POST /api/actions`'],
  ['reading', '`POST /api/actions/reading`'],
  ['guest', '`POST /api/auth/guest`'],
  ['register', '`POST /api/auth/register`'],
  ['character', '`POST /api/characters`'],
  ['save', '`POST /api/saves/manual`'],
  ['rewind', '`POST /api/sessions/{id}/rewind`'],
  ['forgot-password', '`POST /api/auth/forgot-password`'],
  ['resend-confirmation', '`POST /api/auth/resend-confirmation`'],
  ['password', '`POST /api/auth/change-password`'],
  ['lead-capture', '`POST /api/ghl/lead-capture`'],
  ['lead-address', '`POST /api/ghl/lead-capture`'],
  ['engagement', '`POST /api/ghl/track-engagement`'],
  ['integration', '`GET /api/integrations/…`'],
  ['lead-intake', '`POST /api/integrations/leads`'],
  ['webhook', 'calls of the CRM'],
  ['write', 'every other `POST`'],
  ['read', 'every other `GET`'],
] as const)('docs/limits.md says of %s what is enforced', (name, call) => {
  const { points, seconds } = RATE_LIMITS[name];
  const row = ROWS.find((line) => line.startsWith(`| ${call}`));
  expect(row).toContain(` ${points.toLocaleString('en')} ${UNITS[seconds]}`);
});
