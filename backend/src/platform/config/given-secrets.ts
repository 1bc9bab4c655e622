import path from 'node:path';
import { readSecret, readSecrets } from '../files/keep-secret.js';
import { ConfigError, type GivenSecret, type GivenSecrets } from './config.js';
import { type Environment } from './environment.js';
import { isVaried, retiredKeyOf } from './secret-form.js';

export const secretWarnings = (env: Environment): readonly string[] => [
  ...(env.DICE_KEY && !isVaried(env.DICE_KEY) ? ['DICE_KEY is easy to guess: it has few different characters'] : []),
  ...(env.DATABASE_URL && !env.DICE_KEY
    ? ['DICE_KEY is not set: its key is kept in DATA_DIR, which every copy of the game must then share']
    : []),
];

const diceKeyOf = async (env: Environment, dataDir: string): Promise<GivenSecret> => {
  if (env.DICE_KEY) return { place: 'DICE_KEY', value: env.DICE_KEY };
  const place = path.join(dataDir, 'dice-key');
  return { place, value: await readSecret(place) };
};

/** In the file, the secret of the first line signs, and the others are old. */
const jwtSecretsOf = async (env: Environment, dataDir: string): Promise<readonly [GivenSecret, readonly string[]]> => {
  if (env.JWT_SECRET) return [{ place: 'JWT_SECRET', value: env.JWT_SECRET }, []];
  if (env.DATABASE_URL)
    throw new ConfigError('JWT_SECRET must be set when DATABASE_URL is: all copies of the game share it');
  const place = path.join(dataDir, 'jwt-secret');
  const [value = null, ...old] = (await readSecrets(place)) ?? [];
  return [{ place, value }, old];
};

/** The secrets of the environment, or else of their files; makes none. @throws ConfigError or SecretFileError */
export const readGivenSecrets = async (env: Environment, dataDir: string): Promise<GivenSecrets> => {
  const [jwt, old] = await jwtSecretsOf(env, dataDir);
  const listed = env.JWT_OLD_SECRETS ?? [];
  return {
    diceKey: await diceKeyOf(env, dataDir),
    jwt: {
      ...jwt,
      old: [...old, ...listed.filter((item) => retiredKeyOf(item) === null)],
      retired: listed.flatMap((item) => retiredKeyOf(item) ?? []),
    },
  };
};
