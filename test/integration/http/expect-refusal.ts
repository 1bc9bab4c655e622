import { type ErrorBody } from '#contracts/http/error-body.js';

/** Refused by its code, with a sentence for a person and nothing of the server's inside. */
export const expectRefusal = (
  answer: { status: number; body: ErrorBody },
  status: number,
  code: string,
  field?: string,
): void => {
  expect(answer).toMatchObject({ status, body: { statusCode: status, code, ...(field && { details: { field } }) } });
  expect(answer.body.message).toMatch(/^[A-Z].{8,}[.!]$/);
  expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.js|stack|node_modules/);
};
