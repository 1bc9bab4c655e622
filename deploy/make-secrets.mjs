// Makes the secrets of docker-compose.yml once, each in the folder of those who need it. What is there is kept.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [root = '/secrets'] = process.argv.slice(2);
// Its folder is mounted where it is needed alone; the servers have users of their own.
const READABLE = 0o444;
const OWN = 0o400;

/** Under its name only once it is whole. @returns what the file holds */
const keep = (name, make, mode) => {
  const file = path.join(root, name);
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, `${make()}\n`, { mode, flag: 'wx' });
    renameSync(unfinished, file);
  }
  return readFileSync(file, 'utf8').trim();
};
const random = () => randomBytes(32).toString('hex');

const postgres = keep('postgres/password', random, READABLE);
const redis = keep('redis/redis.conf', () => `requirepass ${random()}`, READABLE).replace('requirepass ', '');
keep('game/database-url', () => `postgres://steppes:${postgres}@postgres:5432/steppes`, OWN);
keep('game/redis-url', () => `redis://:${redis}@redis:6379`, OWN);
for (const name of ['jwt-secret', 'dice-key', 'metrics-token']) keep(`game/${name}`, random, OWN);
