/** A plan's tokens; `unlimited` must be tested before any comparison. */
export type TokenAllowance = number | 'unlimited';

export interface TokenPlan {
  readonly guest: TokenAllowance;
  readonly free: TokenAllowance;
  readonly gold: TokenAllowance;
  readonly platinum: TokenAllowance;
}

/** An endpoint of models. Either of key and address suffices: a server of one's own asks for no key. */
export interface ModelConfig {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly modelAdvanced: string;
  /** A factor on the time limits of a model: above 1 for those that run on a processor, below it for quick ones. */
  readonly patience: number;
  /** The longest prompt, in estimated tokens: an endpoint with a small context cuts a longer one off in silence. */
  readonly promptTokens: number;
  /** What models may use up in a day (UTC), by all together and by one person; then the floor narrator serves. */
  readonly tokensPerDay: TokenAllowance;
  readonly tokensPerPersonDay: TokenAllowance;
}
export interface CrmConfig {
  readonly apiKey: string | null;
  readonly locationId: string | null;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Sent with each call: a date, or v3. */
  readonly apiVersion: string;
  readonly webhookSecret: string | null;
  readonly webhookPublicKey: string | null;
  /** Paid tiers by the ids of the CRM's prices. */
  readonly tierOfPrice: ReadonlyMap<string, 'gold' | 'platinum'>;
  /** Orders that nobody pays for count too: for development and tests alone. */
  readonly acceptsTestOrders: boolean;
}

/** A secret as it was given: by its variable, or else by its file in DATA_DIR. */
export interface GivenSecret {
  /** The variable's name, or the path of the file. */
  readonly place: string;
  /** Null: the file does not exist, and is made where the database knows no secret yet. */
  readonly value: string | null;
}
/** What an operator gave; `settleSecrets` compares it with what the database knows. */
export interface GivenSecrets {
  /** The secret from which every key of the server is derived, each for one use. */
  readonly diceKey: GivenSecret;
  /** Signs bearer tokens. */
  readonly jwt: GivenSecret & {
    /** Tokens that these have signed are accepted too. */
    readonly old: readonly string[];
    /** Ids of keys whose tokens are given up. */
    readonly retired: readonly string[];
  };
}

/** All settings from outside (design section 8), validated. They hold secrets: never log the whole object. */
export interface Config {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** How long the api keeps serving after a request to end, while its health check already reports the end. */
  readonly drainMs: number;
  /** Where metrics are served beside the game; null: by the api's own port alone. 0: any free port. */
  readonly metricsPort: number | null;
  /** What a reader of metrics shows; null: those at the api's port are for this machine alone. */
  readonly metricsToken: string | null;
  /** Of an OpenTelemetry collector, without a slash at its end; null: no traces. */
  readonly tracesEndpoint: string | null;
  /** Absolute; exists and is writable. */
  readonly dataDir: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** How many proxies stand before the game, or their addresses and networks. 0: no forwarded address is believed. */
  readonly trustProxy: number | readonly string[];
  /** Open connections at a time, of the whole process and of one address. */
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** A path of this site, or an address elsewhere. */
  readonly plansUrl: string;
  readonly secrets: GivenSecrets;
  /** Null: the embedded Postgres. */
  readonly databaseUrl: string | null;
  /** Null: the log is a table in Postgres. */
  readonly eventStoreUrl: string | null;
  /** Prefix of this game's streams in EventStoreDB, where several games share it. */
  readonly eventStorePrefix: string | null;
  /** Null: jobs and live streams go through Postgres. */
  readonly redisUrl: string | null;
  /** Null: the deterministic narrator. */
  readonly model: ModelConfig | null;
  /** Null: mail is written to files. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly crm: CrmConfig;
  /** Origins such as https://example.com; '*' alone allows all. */
  readonly embedAllowedOrigins: readonly string[];
  /** Lower case. */
  readonly staffEmails: readonly string[];
  /** Networks and addresses of the operator's own that webhooks may go to, also over http and to any port. */
  readonly webhookNetworks: readonly string[];
  readonly tokenPlan: TokenPlan;
  /** A factor on the default limits. */
  readonly rateLimit: number | 'off';
  /** 'inline': the deterministic narrator tells the turn at once; 'job': it goes through the worker, as a model does. */
  readonly narration: 'inline' | 'job';
  readonly logLevel: string;
  /** One line each, for the person who starts the game. */
  readonly warnings: readonly string[];
}

export const CONFIG = Symbol('Config');

/** A setting is wrong. The message is one line: it names the variable and never holds a secret's value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
