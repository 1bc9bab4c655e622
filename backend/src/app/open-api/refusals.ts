import { type OperationObject } from '@nestjs/swagger';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { refusalBody } from '#backend/platform/http/error-bodies.js';
import { type Route } from './routes.js';

/** A call as it stands in the description. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

const INVALID: ErrorBody = {
  statusCode: 400,
  code: 'INVALID_FIELD',
  message: 'A sentence that says what the field may be.',
  details: { field: 'the field' },
};
const NO_SECOND_FACTOR: ErrorBody = {
  statusCode: 403,
  code: 'SECOND_FACTOR_NEEDED',
  message: 'Give the code of your authenticator first.',
};
const TEST_KEY: ErrorBody = {
  statusCode: 403,
  code: 'TEST_KEY',
  message: 'A test key may not do that: use a key that was made without test.',
};
const ANOTHERS: ErrorBody = {
  statusCode: 404,
  code: 'NOT_FOUND',
  message: 'There is no such thing, or it is not yours; the code names the thing.',
};
const NOT_NOW: ErrorBody = {
  statusCode: 409,
  code: 'CONFLICT',
  message: 'It can not be done as things stand; the code says why.',
};
const LATER: ErrorBody = { ...refusalBody(429), details: { retryAfter: 12 } };
const BUSY: ErrorBody = {
  statusCode: 503,
  code: 'TRY_AGAIN',
  message: 'Nothing is lost; please try again in a moment.',
};
const BROKEN: ErrorBody = { statusCode: 500, code: 'INTERNAL', message: 'Something broke on our side.' };

const scoped = ({ scope, isForStaffToo, isForTestKeys }: Route): readonly ErrorBody[] => {
  if (scope === null) return [];
  const message = `This key may not do that: it needs the scope ${scope}.`;
  const missing = { statusCode: 403, code: 'SCOPE_MISSING', message, details: { scope } };
  return [missing, ...(isForTestKeys ? [] : [TEST_KEY]), ...(isForStaffToo ? [NO_SECOND_FACTOR] : [])];
};

/** What comes from fields and bodies. */
const ofInput = ({ parameters = [], requestBody }: OperationObject): readonly ErrorBody[] => [
  ...(parameters.length > 0 || requestBody ? [INVALID] : []),
  ...(requestBody ? [refusalBody(400), refusalBody(413), refusalBody(415)] : []),
];

/** Calls of players name theirs nowhere: each has those of its area, which its client knows. */
const unnamed = (route: Route, { method, path }: Call): readonly ErrorBody[] => {
  if (route.scope !== null || Object.keys(route.refusals).length > 0) return [];
  return [...(path.includes('{') ? [ANOTHERS] : []), ...(method === 'GET' ? [] : [NOT_NOW])];
};

/** Every refusal that a call can meet, in the order of their status. */
export const refusalsOf = (route: Route, call: Call): readonly ErrorBody[] => {
  const named = Object.entries(route.refusals).map(([code, { status, message }]) => ({
    statusCode: status,
    code,
    message,
  }));
  const all = [
    ...ofInput(call.operation),
    ...(route.isPublic ? [] : [refusalBody(401)]),
    ...scoped(route),
    ...unnamed(route, call),
    ...named,
    ...(route.isLimited(call.method) ? [LATER] : []),
    BROKEN,
    BUSY,
  ];
  return all.toSorted((one, other) => one.statusCode - other.statusCode);
};
