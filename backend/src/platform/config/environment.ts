import { z } from 'zod';
import { isEd25519PublicKey } from '../keys/ed25519.js';
import { isNetwork } from '../net/addresses.js';
import { ConfigError } from './config.js';
import { isHardToGuess, isOldSecret, listedSecrets } from './secret-form.js';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const urlOf = (...schemes: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)));

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const isOrigin = (text: string): boolean => text === '*' || (URL.canParse(text) && new URL(text).origin === text);

/** 'price_a=gold' */
const priceTier = (text: string): readonly [string, 'gold' | 'platinum'] | null => {
  const [, price, tier] = /^([^=\s]+)=(gold|platinum)$/i.exec(text) ?? [];
  return price === undefined ? null : [price, tier?.toLowerCase() === 'gold' ? 'gold' : 'platinum'];
};

const MOST_HOPS = 16;
const networks = list.refine((items) => items.length > 0 && items.every(isNetwork));

const port = { schema: wholeNumber(0, 65_535), must: 'be a whole number from 0 to 65535' };
const text = { schema: z.string(), must: 'be text' };
const web = { schema: urlOf('http', 'https'), must: 'be a URL that begins with http:// or https://' };
const tokens = {
  schema: z.union([z.literal('unlimited'), wholeNumber(0, 1_000_000_000)]),
  must: "be a whole number or 'unlimited'",
};
const modelTokens = {
  schema: z.union([z.literal('unlimited'), wholeNumber(0, 1_000_000_000_000)]),
  must: "be a whole number or 'unlimited'",
};
const LEAST_PATIENCE = 0.01;
const MOST_PATIENCE = 100;
const connections = { schema: wholeNumber(1, 1_000_000), must: 'be a whole number from 1 to 1000000' };
const secret = { ...text, secret: true };
const LEAST_TOKEN = 16;
const MOST_DRAIN = 300;

/**
 * Each variable: its shape, and the end of the message for a value without this shape. A secret's value is never
 * repeated.
 */
const VARIABLES = {
  PORT: port,
  HOST: text,
  METRICS_PORT: port,
  METRICS_TOKEN: { schema: z.string().min(LEAST_TOKEN), must: `have at least ${LEAST_TOKEN} characters`, secret: true },
  DRAIN_SECONDS: { schema: wholeNumber(0, MOST_DRAIN), must: `be a whole number from 0 to ${MOST_DRAIN}` },
  OTEL_EXPORTER_OTLP_ENDPOINT: web,
  DATA_DIR: text,
  PUBLIC_URL: web,
  TRUST_PROXY: {
    schema: z.union([wholeNumber(0, MOST_HOPS), networks]),
    must: `be the number of proxies, 0 to ${MOST_HOPS}, or addresses and networks such as 10.0.0.0/8, separated by commas`,
  },
  MAX_CONNECTIONS: connections,
  MAX_CONNECTIONS_PER_ADDRESS: connections,
  PLANS_URL: {
    schema: z.union([z.string().startsWith('/'), web.schema]),
    must: 'be a path, or a URL that begins with http:// or https://',
  },
  JWT_SECRET: {
    schema: z.string().refine(isHardToGuess),
    must: 'have at least 32 characters that are hard to guess, such as those of `openssl rand -hex 32`',
    secret: true,
  },
  JWT_OLD_SECRETS: {
    schema: z
      .string()
      .transform(listedSecrets)
      .refine((listed) => listed.every(isOldSecret)),
    must: 'be secrets of at least 32 characters, separated by commas, and one with a comma in it in double quotes',
    secret: true,
  },
  DICE_KEY: { schema: z.string().min(32), must: 'have at least 32 characters', secret: true },
  DATABASE_URL: { schema: urlOf('postgres', 'postgresql'), must: 'begin with postgres://', secret: true },
  EVENTSTORE_URL: {
    schema: urlOf('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover'),
    must: 'begin with esdb://',
    secret: true,
  },
  EVENTSTORE_PREFIX: { schema: z.string().regex(/^[A-Za-z0-9]+$/), must: 'be letters and digits' },
  REDIS_URL: { schema: urlOf('redis', 'rediss'), must: 'begin with redis:// or rediss://', secret: true },
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: web,
  OPENAI_MODEL: text,
  OPENAI_MODEL_ADVANCED: text,
  MODEL_PATIENCE: {
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .refine((factor) => factor >= LEAST_PATIENCE && factor <= MOST_PATIENCE),
    must: `be a factor from ${LEAST_PATIENCE} to ${MOST_PATIENCE}`,
  },
  MODEL_PROMPT_TOKENS: { schema: wholeNumber(1_000, 100_000), must: 'be a whole number from 1000 to 100000' },
  MODEL_TOKENS_PER_DAY: modelTokens,
  MODEL_TOKENS_PER_PERSON_DAY: modelTokens,
  SMTP_URL: { schema: urlOf('smtp', 'smtps'), must: 'begin with smtp:// or smtps://', secret: true },
  MAIL_FROM: { schema: z.string().includes('@'), must: 'be an e-mail address' },
  GHL_API_KEY: secret,
  GHL_LOCATION_ID: text,
  GHL_BASE_URL: web,
  GHL_API_VERSION: {
    schema: z.string().regex(/^(v3|\d{4}-\d{2}-\d{2})$/),
    must: 'be v3, or a date such as 2021-07-28',
  },
  GHL_WEBHOOK_SECRET: secret,
  GHL_WEBHOOK_PUBLIC_KEY: {
    schema: z.string().refine(isEd25519PublicKey),
    must: 'be an Ed25519 public key, in PEM or as the base64 between its lines',
  },
  GHL_PRICES: {
    schema: list.transform((items) => items.map(priceTier)).refine((pairs) => pairs.every((pair) => pair !== null)),
    must: 'be ids of prices with their tiers, such as price_a=gold,price_b=platinum',
  },
  EMBED_ALLOWED_ORIGINS: {
    schema: list.refine((origins) => origins.every(isOrigin)),
    must: 'be origins such as https://example.com, separated by commas, or *',
  },
  STAFF_EMAILS: {
    schema: list
      .transform((mails) => mails.map((mail) => mail.toLowerCase()))
      .refine((mails) => mails.every((mail) => mail.includes('@'))),
    must: 'be e-mail addresses, separated by commas',
  },
  WEBHOOK_ALLOWED_NETWORKS: {
    schema: networks,
    must: 'be addresses and networks such as 10.20.0.0/16, separated by commas',
  },
  GUEST_TOKENS: tokens,
  FREE_TOKENS: tokens,
  GOLD_TOKENS: tokens,
  PLATINUM_TOKENS: tokens,
  RATE_LIMIT: {
    schema: z.union([
      z.literal('off'),
      z
        .string()
        .regex(/^\d*\.?\d+$/)
        .transform(Number)
        .refine((factor) => factor > 0),
    ]),
    must: "be 'off' or a factor above 0",
  },
  NARRATION: { schema: z.enum(['inline', 'job']), must: "be 'inline' or 'job'" },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    must: 'be fatal, error, warn, info, debug, trace or silent',
  },
} as const;

type Variables = typeof VARIABLES;
export type Environment = { readonly [Name in keyof Variables]?: z.output<Variables[Name]['schema']> };

interface Variable {
  readonly schema: z.ZodType;
  readonly must: string;
  readonly secret?: boolean;
}

/** Checked against the documentation. @internal */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES);
/** Those whose values are never repeated. */
export const SECRET_NAMES: readonly string[] = Object.entries<Variable>(VARIABLES)
  .filter(([, { secret }]) => secret)
  .map(([name]) => name);

const read = (name: string, { schema, must, secret }: Variable, value: string): unknown => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ConfigError(`${name} must ${must}${secret ? '' : `, not '${value}'`}`);
};

/** The variables that are set, read and checked; an empty one counts as unset. @throws ConfigError */
export const readEnvironment = (env: Readonly<Record<string, string | undefined>>): Environment =>
  Object.fromEntries(
    Object.entries<Variable>(VARIABLES).flatMap(([name, variable]) => {
      const value = env[name]?.trim();
      return value ? [[name, read(name, variable, value)]] : [];
    }),
  );
