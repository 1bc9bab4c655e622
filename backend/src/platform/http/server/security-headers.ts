import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Features that the page never uses are forbidden, so that injected code can't use them, either. */
const PERMISSIONS =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()';

const A_YEAR_S = 31_536_000;

/** Styles and scripts are files of ours: neither is ever written into a page, so none needs a nonce or a hash. */
const directivesFor = (frameAncestors: readonly string[]) => ({
  defaultSrc: ["'self'"],
  // Drawings in style sheets are data: addresses.
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: [...frameAncestors],
});

const NOBODY = ["'none'"];

const headersFor = (frameAncestors: readonly string[], isHttps: boolean): HeaderList => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directivesFor(frameAncestors) },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: A_YEAR_S, includeSubDomains: false },
    // Browsers complain of these two where the page came over plain HTTP.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    // A page that isolates itself frames only what allows it so.
    crossOriginResourcePolicy: { policy: frameAncestors === NOBODY ? 'same-origin' : 'cross-origin' },
    // `frame-ancestors` does the same, and can name the allowed origins.
    xFrameOptions: false,
  });
  protect(response.req, response, () => undefined);
  response.setHeader('Permissions-Policy', PERMISSIONS);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
};

export interface SecurityPolicy {
  /** Addresses for browsers begin with https://. */
  readonly isHttps: boolean;
  /** Origins whose pages may frame /embed; '*': all. */
  readonly embedAllowedOrigins: readonly string[];
}

/** The page of the frame, and the game within it (docs/adr/0025). */
const EMBED = /^\/embed(?:\/play)?\/?(?:\?|$)/;

/** The page behind a link that a player gave away: no search engine lists it, and no other page learns of it. */
const SHARED = /^\/shared\/?(?:\?|$)/;
const UNTRACED: HeaderList = [
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex, nofollow'],
];

/** The headers of every answer, by its address: only /embed and the game begun there may be framed, by the allowed origins. */
export const securityHeaders = ({ isHttps, embedAllowedOrigins }: SecurityPolicy): ((url: string) => HeaderList) => {
  const everywhere = headersFor(NOBODY, isHttps);
  const embed = embedAllowedOrigins.length > 0 ? headersFor(embedAllowedOrigins, isHttps) : everywhere;
  const shared = [...everywhere.filter(([name]) => name.toLowerCase() !== 'referrer-policy'), ...UNTRACED];
  return (url) => (SHARED.test(url) ? shared : EMBED.test(url) ? embed : everywhere);
};
