import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/** Name and parent of a process, where the system provides them (Linux). */
const look = (pid) => {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** npm puts a shell between itself and us. */
const npmBehind = (shell) => {
  const { name = '', parent = 0 } = look(shell) ?? {};
  return /^(sh|dash|bash|ash|busybox)$/.test(name) && /^(npm|node)/.test(look(parent)?.name ?? '') ? parent : null;
};

/**
 * npm passes a signal to its shell, which ends without passing it on to us. So we treat the end of npm or the shell as
 * the signal. Does nothing if npm did not start us.
 */
export const followNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = npmBehind(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === null || isAlive(npm))) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
};
