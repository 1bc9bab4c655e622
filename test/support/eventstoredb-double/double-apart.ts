import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { compileBackend } from '../compiled-backend.js';
import { type RestartableEventStore } from '../restartable.js';

/** The double in a process of its own: it answers also while a test is busy, and can be frozen as a server is. */
export const startDoubleApart = async (): Promise<RestartableEventStore> => {
  const compiled = await compileBackend();
  const script = path.join(compiled.folder, 'test/support/eventstoredb-double/double.process.js');
  const child = fork(script, { execArgv: [], stdio: 'inherit' });
  const ended = once(child, 'exit');
  const next = async (): Promise<string> => {
    const said = once(child, 'message').then(([message]) => String(message));
    return Promise.race([said, ended.then(() => Promise.reject(new Error('the double has ended')))]);
  };
  const order = async (what: 'kill' | 'restart'): Promise<void> => {
    const done = next();
    child.send(what);
    await done;
  };
  return {
    url: await next(),
    kill: () => order('kill'),
    up: () => order('restart'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    disk: null,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await compiled.remove();
    },
  };
};
