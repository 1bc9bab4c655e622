import { type Config, type CrmConfig, type ModelConfig, type TokenPlan } from './config.js';
import { prepareDataDir } from './data-dir.js';
import { readEnvironment, type Environment } from './environment.js';
import { readGivenSecrets, secretWarnings } from './given-secrets.js';
import { withSecretFiles } from './secret-files.js';

const modelLimitsOf = (env: Environment) => ({
  patience: env.MODEL_PATIENCE ?? 1,
  promptTokens: env.MODEL_PROMPT_TOKENS ?? 3_000,
  tokensPerDay: env.MODEL_TOKENS_PER_DAY ?? 20_000_000,
  tokensPerPersonDay: env.MODEL_TOKENS_PER_PERSON_DAY ?? 400_000,
});

const modelOf = (env: Environment): ModelConfig | null => {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return null;
  const model = env.OPENAI_MODEL ?? 'gpt-6-luna';
  return {
    apiKey: env.OPENAI_API_KEY ?? null,
    baseUrl: env.OPENAI_BASE_URL ?? null,
    model,
    modelAdvanced: env.OPENAI_MODEL_ADVANCED ?? model,
    ...modelLimitsOf(env),
  };
};

const paidNowhere = (nodeEnv: string | undefined): boolean => nodeEnv === 'development' || nodeEnv === 'test';

const crmOf = (env: Environment, nodeEnv: string | undefined): CrmConfig => ({
  apiKey: env.GHL_API_KEY ?? null,
  locationId: env.GHL_LOCATION_ID ?? null,
  baseUrl: (env.GHL_BASE_URL ?? 'https://services.leadconnectorhq.com').replace(/\/+$/, ''),
  apiVersion: env.GHL_API_VERSION ?? '2021-07-28',
  webhookSecret: env.GHL_WEBHOOK_SECRET ?? null,
  webhookPublicKey: env.GHL_WEBHOOK_PUBLIC_KEY ?? null,
  tierOfPrice: new Map((env.GHL_PRICES ?? []).flatMap((pair) => (pair ? [pair] : []))),
  acceptsTestOrders: paidNowhere(nodeEnv),
});

const tokenPlanOf = (env: Environment): TokenPlan => ({
  guest: env.GUEST_TOKENS ?? 5,
  free: env.FREE_TOKENS ?? 10,
  gold: env.GOLD_TOKENS ?? 100,
  platinum: env.PLATINUM_TOKENS ?? 400,
});

const listeningOf = (env: Environment) => {
  const port = env.PORT ?? 3000;
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    drainMs: (env.DRAIN_SECONDS ?? 0) * 1_000,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    plansUrl: env.PLANS_URL ?? '/subscription',
    trustProxy: env.TRUST_PROXY ?? 0,
    maxConnections: env.MAX_CONNECTIONS ?? 10_000,
    maxConnectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS ?? 1_000,
  };
};

/** Optional servers; null: the embedded default. */
const serversOf = (env: Environment) => ({
  databaseUrl: env.DATABASE_URL ?? null,
  eventStoreUrl: env.EVENTSTORE_URL ?? null,
  eventStorePrefix: env.EVENTSTORE_PREFIX ?? null,
  redisUrl: env.REDIS_URL ?? null,
});

const watchedBy = (env: Environment) => ({
  metricsPort: env.METRICS_PORT ?? null,
  metricsToken: env.METRICS_TOKEN ?? null,
  tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
});

const mailOf = (env: Environment) => ({
  smtpUrl: env.SMTP_URL ?? null,
  mailFrom: env.MAIL_FROM ?? 'Steppes & Seas <noreply@localhost>',
});

/** Mail goes out, but nobody who gets it can follow its links or believe its sender. */
const mailWarnings = (env: Environment): readonly string[] => {
  if (!env.SMTP_URL) return [];
  return [
    ...(env.PUBLIC_URL ? [] : ['PUBLIC_URL is not set: the links in mails lead to this machine only']),
    ...(env.MAIL_FROM ? [] : ['MAIL_FROM is not set: most mail servers refuse mail from noreply@localhost']),
  ];
};

/** Variables of earlier versions, and what is set now. */
const REPLACED: Readonly<Record<string, string>> = {
  WEBHOOK_LOOPBACK: 'WEBHOOK_ALLOWED_NETWORKS=127.0.0.1 lets webhooks go to this machine',
};
const replacedWarnings = (variables: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.entries(REPLACED).flatMap(([name, now]) =>
    variables[name]?.trim() ? [`${name} is no longer read: ${now}`] : [],
  );

const policiesOf = (env: Environment) => ({
  embedAllowedOrigins: env.EMBED_ALLOWED_ORIGINS ?? [],
  staffEmails: env.STAFF_EMAILS ?? [],
  tokenPlan: tokenPlanOf(env),
  rateLimit: env.RATE_LIMIT ?? 1,
  narration: env.NARRATION ?? 'inline',
  logLevel: env.LOG_LEVEL ?? 'info',
});

/**
 * Reads the environment, the files that it names, and the secrets' files in DATA_DIR, and fills in the defaults.
 * @throws ConfigError or SecretFileError with one line that names the variable or the file
 */
export const loadConfig = async (variables: Readonly<Record<string, string | undefined>>): Promise<Config> => {
  const env = readEnvironment(await withSecretFiles(variables));
  const dataDir = await prepareDataDir(env.DATA_DIR ?? '.data');
  return {
    dataDir,
    ...listeningOf(env),
    ...watchedBy(env),
    secrets: await readGivenSecrets(env, dataDir),
    ...serversOf(env),
    ...mailOf(env),
    ...policiesOf(env),
    model: modelOf(env),
    crm: crmOf(env, variables['NODE_ENV']),
    webhookNetworks: env.WEBHOOK_ALLOWED_NETWORKS ?? [],
    warnings: [...secretWarnings(env), ...mailWarnings(env), ...replacedWarnings(variables)],
  };
};
