import { spawnSync } from 'node:child_process';
import { say } from './run.mjs';

const isInstalled = (name, flag) => spawnSync(name, [flag]).status === 0;

/** Says which tests can't run here, since what they need is not there. */
export const sayWhatIsMissing = () => {
  for (const [name, what] of [
    ['EVENTSTORE_URL', 'a real EventStoreDB'],
    ['REDIS_URL', 'a real Redis'],
  ])
    if (!process.env[name]) say(`Not run: the tests that need ${what} (${name} is not set)`);
  if (!isInstalled('promtool', '--version'))
    say('Not run: the tests of the alerts (promtool is not installed; Debian has it in the package prometheus)');
  if (!['haproxy', 'redis-server'].every((name) => isInstalled(name, '-v')))
    say(
      "Not run: the tests of the proxy's settings and of the full set of processes (haproxy or redis-server is not installed; Debian has both)",
    );
};
