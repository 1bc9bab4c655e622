import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { analyticsSecrets, installViews, makeReader, runAnalyticsCli } from './modules/analytics/analytics.port.js';
import { runOnce } from './app/bootstrap.js';
import { KeyedHashes } from './platform/keys/keyed-hashes.js';
import { serverKeysFrom } from './platform/log/server-keys.js';

const PASSWORD_BYTES = 24;

await runOnce(({ databaseUrl, secrets, config }) => {
  const hashes = new KeyedHashes(serverKeysFrom(secrets.diceKey).keyedHashes);
  return runAnalyticsCli(process.argv.slice(2), {
    install: () => installViews(databaseUrl, analyticsSecrets(hashes, config)),
    make: (role) => makeReader(databaseUrl, role),
    password: () => randomBytes(PASSWORD_BYTES).toString('base64url'),
    databaseUrl,
    print: (line) => process.stdout.write(`${line}\n`),
  });
});
