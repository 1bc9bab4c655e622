import 'reflect-metadata';
import { toOperator } from './app/backup/to-operator.js';
import { runOnce } from './app/bootstrap.js';
import { EVENTLOG_USAGE, readRequest } from './app/eventlog/eventlog-request.js';
import { refuseRunningGame } from './app/eventlog/refuse-running-game.js';
import { runEventlog } from './app/eventlog/run-eventlog.js';

const request = readRequest(process.argv.slice(2));

if (request === null) {
  toOperator.out(EVENTLOG_USAGE);
  process.exitCode = 2;
} else {
  // The database whose log it is: its other tables remember places in that log.
  if (request.databaseUrl !== null) {
    process.env['DATABASE_URL'] = request.databaseUrl;
    delete process.env['DATABASE_URL_FILE'];
  }
  await runOnce(
    (platform) => runEventlog(request, platform, toOperator),
    request.isSwitch ? refuseRunningGame : undefined,
  );
}
