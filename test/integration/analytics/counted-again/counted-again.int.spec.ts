import { type AnalyticsDatabase, startAnalyticsDatabase } from '../analytics-database.js';
import { countsActivity } from './activity.js';
import { countsFirstVisits } from './first-visits.js';
import { countsPeople } from './people.js';
import { RANDOM_LOG } from './random-log.js';
import { SEED } from './random.js';
import { type View } from './the-log.js';
import { countsTurns } from './turns.js';

let database: AnalyticsDatabase;
beforeAll(async () => {
  process.stdout.write(`ANALYTICS_SEED=${SEED}\n`);
  database = await startAnalyticsDatabase(RANDOM_LOG);
}, 60_000);
afterAll(() => database.stop());

const view: View = (name, columns = '*') => database.rows(`select ${columns} from analytics.${name}`);

describe('activity', () => countsActivity(view));
describe('turns', () => countsTurns(view));
describe('people', () => countsPeople(view));
describe('first visits', () => countsFirstVisits(view, (sql) => database.rows(sql)));
