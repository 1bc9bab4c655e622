import path from 'node:path';

/** All files of the server are in one folder, owned by the server's user. */
export interface ClusterPaths {
  readonly root: string;
  readonly data: string;
  readonly password: string;
  /** Locked by the server's processes. */
  readonly lock: string;
  readonly pidFile: string;
  readonly log: string;
}

export const SUPERUSER = 'steppes';

export const clusterPaths = (dataDir: string): ClusterPaths => {
  const root = path.resolve(dataDir, 'postgres');
  const data = path.join(root, 'data');
  return {
    root,
    data,
    password: path.join(root, 'password'),
    lock: path.join(root, 'server.lock'),
    pidFile: path.join(data, 'postmaster.pid'),
    log: path.join(root, 'server.log'),
  };
};
