import 'reflect-metadata';
import { type ArgumentsHost } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { quietLog } from '#test/support/quiet-log.js';
import { ErrorBodyFilter } from './error-body.filter.js';
import { type Principal } from './principal.js';

const refused = (code: string) =>
  new QueryFailedError('select', [], Object.assign(new Error('column wallet.refills_at does not exist'), { code }));

const answerTo = (error: unknown, principal?: Principal) => {
  const [headers, sent]: [Record<string, string>, unknown[]] = [{}, []];
  const reply = {
    header: (name: string, value: string) => void (headers[name] = value),
    status: () => reply,
    send: (body: unknown) => void sent.push(body),
  };
  const http = {
    getRequest: () => ({
      method: 'GET',
      url: '/api/user/action-tokens',
      raw: { errored: null, complete: true },
      principal,
    }),
    getResponse: () => reply,
  };
  const host = { switchToHttp: () => http } as unknown as ArgumentsHost;
  new ErrorBodyFilter(quietLog).catch(error, host);
  return { headers, body: sent[0] };
};

describe('an answer that is not a success', () => {
  it.each(['42703', '42P01'])('asks for patience while a view of this version is being built (%s)', (code) => {
    const { headers, body } = answerTo(refused(code));
    expect(body).toMatchObject({ statusCode: 503, code: 'TRY_AGAIN', message: expect.stringContaining('bound anew') });
    expect(headers).toEqual({ 'Retry-After': '1' });
  });

  it('says of any other refused query that it is our fault, and nothing of the query', () => {
    const { body } = answerTo(refused('22P02'));
    expect(body).toMatchObject({ statusCode: 500, code: 'INTERNAL' });
    expect(JSON.stringify(body)).not.toContain('refills_at');
  });

  it('speaks of a saga to people alone', () => {
    const key = { kind: 'api-key', keyId: '0123456789ab', scopes: [] } as const;
    const messages = [undefined, key].map((principal) => answerTo(new Error('broken'), principal).body);
    expect(messages).toEqual([
      expect.objectContaining({ code: 'INTERNAL', message: 'Something broke on our side. Your saga is safe.' }),
      { statusCode: 500, code: 'INTERNAL', message: 'Something broke on our side.' },
    ]);
  });
});
