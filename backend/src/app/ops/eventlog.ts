import { runOnce } from '../bootstrap.js';
import { EVENTLOG_USAGE, type EventlogRequest, readRequest } from '../eventlog/eventlog-request.js';
import { refuseRunningGame } from '../eventlog/refuse-running-game.js';
import { runEventlog } from '../eventlog/run-eventlog.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

/** The database whose log it is: its other tables remember places in that log. */
const useDatabaseOf = ({ databaseUrl }: EventlogRequest): void => {
  if (databaseUrl === null) return;
  process.env['DATABASE_URL'] = databaseUrl;
  delete process.env['DATABASE_URL_FILE'];
};

export const eventlog: Operation = async (argv) => {
  const request = readRequest(argv);
  if (request === null) {
    toOperator.out(EVENTLOG_USAGE);
    process.exitCode = 2;
    return;
  }
  useDatabaseOf(request);
  const first = request.isSwitch ? refuseRunningGame : undefined;
  await runOnce((platform) => runEventlog(request, platform, toOperator), first);
};
