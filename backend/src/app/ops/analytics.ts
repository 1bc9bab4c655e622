import { randomBytes } from 'node:crypto';
import {
  analyticsSecrets,
  installViews,
  makeReader,
  runAnalyticsCli,
} from '#backend/modules/analytics/analytics.port.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { runOnce } from '../bootstrap.js';
import { type Operation } from './operation.js';
import { toOperator } from './to-operator.js';

const PASSWORD_BYTES = 24;

export const analytics: Operation = (argv) =>
  runOnce(({ databaseUrl, secrets, config }) => {
    const hashes = new KeyedHashes(serverKeysFrom(secrets.diceKey).keyedHashes);
    return runAnalyticsCli(argv, {
      install: () => installViews(databaseUrl, analyticsSecrets(hashes, config)),
      make: (role) => makeReader(databaseUrl, role),
      password: () => randomBytes(PASSWORD_BYTES).toString('base64url'),
      databaseUrl,
      print: toOperator.out,
    });
  });
