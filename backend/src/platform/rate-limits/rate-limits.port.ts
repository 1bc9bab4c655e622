export interface RateLimit {
  /** So many per holder in so many seconds. */
  readonly points: number;
  readonly seconds: number;
  /** Counted by each copy of the api for itself: a shared count would make every read a write. */
  readonly perCopy?: true;
  /** What a person reads past it; `wait`: '40 seconds'. */
  readonly words: (wait: string) => string;
}

/**
 * The limited actions with their defaults (design section 8; docs/limits.md says why they are what they are). The holder
 * is the person, or the address where nobody has signed in.
 */
export const RATE_LIMITS = {
  turn: { points: 60, seconds: 60, words: (wait) => `You are quicker than the ink dries. Wait ${wait} and go on.` },
  /** Free actions that are shown with their chance before they are done. */
  reading: {
    points: 60,
    seconds: 60,
    words: (wait) => `You write faster than it can be read. Wait ${wait} and go on.`,
  },
  guest: {
    points: 20,
    seconds: 3_600,
    words: (wait) => `Many guests have set out from where you are. Wait ${wait}, then set out too.`,
  },
  /** By address: nobody is signed in yet. */
  register: {
    points: 60,
    seconds: 3_600,
    words: (wait) => `Many people have signed up from where you are. Wait ${wait}, then sign up too.`,
  },
  character: {
    points: 60,
    seconds: 3_600,
    words: (wait) => `You have begun many sagas within the hour. Wait ${wait} and begin the next.`,
  },
  /** Sagas read by a link, by address: a school reads a page of a hundred leaves at once. */
  shared: {
    points: 300,
    seconds: 60,
    words: (wait) => `Many read here from where you are. Wait ${wait} and read on.`,
  },
  save: {
    points: 240,
    seconds: 3_600,
    words: (wait) => `You have set many bookmarks within the hour. Wait ${wait} and set the next.`,
  },
  rewind: {
    points: 20,
    seconds: 60,
    words: (wait) => `You have turned back many times just now. Wait ${wait} and turn back again.`,
  },
  /** Retellings and doubts: each may cost a model's tokens, or a reading of the log. */
  retell: {
    points: 30,
    seconds: 60,
    words: (wait) => `The game master is still turning your last words over. Wait ${wait} and ask again.`,
  },
  /** Openings of event streams: a tab opens one for each turn that is told late. */
  stream: {
    points: 300,
    seconds: 60,
    perCopy: true,
    words: (wait) => `You have come to listen many times just now. Wait ${wait} and listen again.`,
  },
  'forgot-password': {
    points: 20,
    seconds: 3_600,
    words: (wait) => `Many have asked for a new password from where you are. Wait ${wait} and ask again.`,
  },
  /** Links of mails that are followed: a guess of one is hopeless, a check costs a hash. */
  'mailed-link': {
    points: 60,
    seconds: 3_600,
    words: (wait) => `Many links were followed from where you are. Wait ${wait} and try yours again.`,
  },
  'resend-confirmation': {
    points: 5,
    seconds: 3_600,
    words: (wait) => `Several links are on their way already. Wait ${wait}, then ask for another.`,
  },
  /** Changes that ask for the password once more. */
  password: {
    points: 10,
    seconds: 900,
    words: (wait) => `That was tried many times just now. Wait ${wait} and try again.`,
  },
  /** Mails to one address that may not have asked for them; the holder is the address's keyed hash. */
  mail: { points: 5, seconds: 3_600, words: (wait) => `Several mails are on their way already. Wait ${wait}.` },
  /** Calls of an integration, by its key or its staff: of events alone, 600 pages of 1,000. */
  integration: {
    points: 600,
    seconds: 60,
    perCopy: true,
    words: (wait) => `That was asked very often just now. Wait ${wait} and go on.`,
  },
  /** Leads of another system, by its key: a form that a campaign fills. */
  'lead-intake': {
    points: 600,
    seconds: 60,
    words: (wait) => `This key has sent very many leads just now. Wait ${wait} and send this one again.`,
  },
  /** By address: schools and offices share one. */
  'lead-capture': {
    points: 60,
    seconds: 3_600,
    words: (wait) => `Many have left their address from where you are. Wait ${wait} and send yours again.`,
  },
  /** Captures of one e-mail address, whoever sends them; the holder is its keyed hash. */
  'lead-address': {
    points: 60,
    seconds: 3_600,
    words: (wait) => `That address was sent many times just now. Wait ${wait} and send it again.`,
  },
  engagement: {
    points: 240,
    seconds: 60,
    words: (wait) => `You do more than can be written down. Wait ${wait} and go on.`,
  },
  /** Calls of the CRM, by its address: a campaign moves many contacts at once. */
  webhook: { points: 1_200, seconds: 60, words: (wait) => `Too many calls at once. Send this one again in ${wait}.` },
  /** Every other call that changes something. */
  write: { points: 120, seconds: 60, words: (wait) => `You are quicker than the ink dries. Wait ${wait} and go on.` },
  /** Every other call of a person. */
  read: {
    points: 1_200,
    seconds: 60,
    perCopy: true,
    words: (wait) => `You turn the leaves faster than they can be shown. Wait ${wait} and read on.`,
  },
} as const satisfies Record<string, RateLimit>;
export type Limited = keyof typeof RATE_LIMITS;

const MINUTE_S = 60;
/** '40 seconds' */
export const waitOf = (seconds: number): string =>
  seconds === 1
    ? 'a second'
    : seconds <= 2 * MINUTE_S
      ? `${seconds} seconds`
      : `${Math.ceil(seconds / MINUTE_S)} minutes`;

/** The sentence for a person who has to wait. */
export const wordsOf = (limited: Limited, seconds: number): string => RATE_LIMITS[limited].words(waitOf(seconds));

/** How a holder stands with a limit. */
export interface RateStanding {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the count begins anew. */
  readonly resetS: number;
}

/** Counts shared by all processes of the api, apart from those that each copy keeps for itself. */
export interface RateLimits {
  /**
   * Counts one; returns the seconds to wait where the limit is reached, else null. Without the store no limit applies,
   * and `told` hears nothing of one.
   */
  take(limited: Limited, holder: string, told?: (standing: RateStanding) => void): Promise<number | null>;
}
export const RATE_LIMITER = Symbol('RateLimits');
