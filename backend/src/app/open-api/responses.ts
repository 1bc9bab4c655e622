import { getSchemaPath, type HeadersObject, type ReferenceObject, type ResponseObject } from '@nestjs/swagger';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { ErrorAnswer } from './error.answer.js';
import { type Route } from './routes.js';

const text = (description: string): HeadersObject[string] => ({ description, schema: { type: 'string' } });
const number = (description: string): HeadersObject[string] => ({ description, schema: { type: 'integer' } });

export const HEADERS = {
  'X-Request-Id': text(
    'The id of this request: the one that was sent with it, else a new one. Name it when you ask for help.',
  ),
  'Retry-After': number('Seconds to wait.'),
  'WWW-Authenticate': text(
    'What is wrong with the token (RFC 6750): `error` is `invalid_token` or `insufficient_scope`.',
  ),
  'RateLimit-Limit': number('So many calls of this kind a minute.'),
  'RateLimit-Remaining': number('So many of them are left.'),
  'RateLimit-Reset': number('Seconds until the count begins anew.'),
} satisfies HeadersObject;
type Named = keyof typeof HEADERS;

const referTo = (names: readonly Named[]): HeadersObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const PACE = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;
/** What the headers of a success tell. */
export const headersOf = ({ scope }: Route): HeadersObject =>
  referTo(['X-Request-Id', ...(scope === null ? [] : PACE)]);

const besides: Readonly<Record<number, readonly Named[]>> = {
  401: ['WWW-Authenticate'],
  403: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

const responseOf = (bodies: readonly ErrorBody[]): ResponseObject => ({
  description: bodies.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
  headers: referTo(['X-Request-Id', ...(besides[bodies[0]?.statusCode ?? 0] ?? [])]),
  content: {
    'application/json': {
      schema: { $ref: getSchemaPath(ErrorAnswer) },
      examples: Object.fromEntries(bodies.map((value) => [value.code, { value }])),
    },
  },
});

/** Each set of refusals stands once, in the components, and calls refer to it. */
export class ErrorResponses {
  private readonly named = new Map<string, ResponseObject>();

  /** By status. */
  refer(bodies: readonly ErrorBody[]): Record<string, ReferenceObject> {
    const statuses = [...new Set(bodies.map(({ statusCode }) => statusCode))];
    const of = (status: number): readonly ErrorBody[] => bodies.filter(({ statusCode }) => statusCode === status);
    return Object.fromEntries(statuses.map((status) => [status, { $ref: this.add(of(status)) }]));
  }

  components(): Record<string, ResponseObject> {
    return Object.fromEntries(this.named);
  }

  private add(bodies: readonly ErrorBody[]): string {
    const scope = bodies.map(({ details }) => details?.['scope']).find((one) => typeof one === 'string');
    const name = [...bodies.map(({ code }) => code), ...(scope ? [scope.replace(':', '.')] : [])].join('-');
    this.named.set(name, responseOf(bodies));
    return `#/components/responses/${name}`;
  }
}
