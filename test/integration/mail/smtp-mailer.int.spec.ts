import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { MailRefusedError, MailUnavailableError, type Mailer } from '#backend/platform/mail/mail.port.js';
import { createSmtpMailer } from '#backend/platform/mail/smtp/smtp-mailer.js';
import { type SmtpReceiver, startSmtpReceiver } from '../../support/smtp-receiver.js';
import { mailerContract, newMail } from './mailer.contract.js';

const FROM = 'Steppes & Seas <noreply@steppes.example>';
const PASSWORD = 'hunter2/+=secret';
const CREDENTIALS = `post:${encodeURIComponent(PASSWORD)}`;
const SHORT_LIMITS = { totalMs: 800, connectMs: 400, greetingMs: 400, silentMs: 400 };

let receiver: SmtpReceiver;
let ends: (() => Promise<unknown>)[] = [];
const open = (smtpUrl: string, limits?: typeof SHORT_LIMITS): Mailer => {
  const mailer = createSmtpMailer({ smtpUrl, mailFrom: FROM, ...(limits && { limits }) });
  ends.push(() => mailer.close());
  return mailer;
};
const receiving = async (options: Parameters<typeof startSmtpReceiver>[0]): Promise<SmtpReceiver> => {
  const started = await startSmtpReceiver(options);
  ends.push(() => started.close());
  return started;
};
const failure = (mailer: Mailer, mail = newMail()): Promise<Error> =>
  mailer.send(mail).then(
    () => Promise.reject(new Error('the mail was sent')),
    (error: unknown) => error as Error,
  );

beforeAll(async () => {
  receiver = await startSmtpReceiver();
});
afterAll(() => receiver.close());
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

mailerContract('SMTP', {
  from: '"Steppes & Seas" <noreply@steppes.example>',
  open: () => createSmtpMailer({ smtpUrl: receiver.url(), mailFrom: FROM }),
  arrivedFor: (address) => Promise.resolve(receiver.mailsTo(address)),
});

describe('a mail server', () => {
  it('knows a repeated mail by its id', async () => {
    const mail = newMail();
    await open(receiver.url()).send(mail);
    expect(receiver.mailsTo(mail.to)).toMatchObject([{ messageId: `<${mail.ref}@steppes.example>` }]);
  });

  it('that refuses an address for good is told apart, and the address is not told on', async () => {
    const { port, url } = await receiving({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no such user: <${address}>`), { responseCode: 550 })),
    });
    const mail = newMail();
    const error = await failure(open(url()), mail);
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(error.message).toBe(`127.0.0.1:${port} does not take mail to this address (550 no such user: <(address)>)`);
    expect(error.cause).toBeUndefined();
  });

  it.each([421, 450, 451])('that is busy (%i) is asked again later', async (responseCode) => {
    const busy = Object.assign(new Error('try later'), { responseCode });
    const { url } = await receiving({ onRcptTo: (_to, _session, done) => done(busy) });
    expect(await failure(open(url()))).toBeInstanceOf(MailUnavailableError);
  });

  it('that is not there is named without its password', async () => {
    const gone = await startSmtpReceiver();
    await gone.close();
    const error = await failure(open(gone.url(CREDENTIALS)));
    expect(error).toBeInstanceOf(MailUnavailableError);
    expect(error.message).toMatch(/^SMTP_URL: 127\.0\.0\.1:\d+ can't be reached \(.*ECONNREFUSED/);
    expect(error.message).not.toContain('hunter2');
  });

  it('that refuses the password does not get it into the error, though it repeats it', async () => {
    const repeat = `no: post ${PASSWORD} ${Buffer.from(PASSWORD).toString('base64')}`;
    const { url } = await receiving({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error(repeat)),
    });
    const error = await failure(open(url(CREDENTIALS)));
    expect(error.message).toContain('refused the name or the password');
    expect(error.message).toContain('(secret)');
    for (const secret of ['hunter2', Buffer.from(PASSWORD).toString('base64'), 'post '])
      expect(`${error.message} ${error.stack}`).not.toContain(secret);
  });

  it('gets no password in clear, unless it is on this machine', async () => {
    const asked: string[] = [];
    const { port } = await receiving({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username = '' }, _session, done) => {
        asked.push(username);
        done(null, { user: username });
      },
    });
    // It leads here, and is none of this machine's own addresses.
    const elsewhere = `smtp://${CREDENTIALS}@0.0.0.0:${port}`;
    const error = await failure(open(elsewhere));
    expect(error.message).toContain('gives no encrypted connection');
    expect(asked).toEqual([]);
    await open(`smtp://${CREDENTIALS}@127.0.0.1:${port}`).send(newMail());
    expect(asked).toEqual(['post']);
  });

  it('with a certificate of its own making is refused, or taken where the URL says so', async () => {
    const { url, mails } = await receiving({ disabledCommands: ['AUTH'] });
    const error = await failure(open(url()));
    expect(error).toBeInstanceOf(MailUnavailableError);
    expect(error.message).toMatch(/certificate/i);
    expect(mails).toEqual([]);
    await open(`${url()}?tls.rejectUnauthorized=false`).send(newMail());
    expect(mails).toHaveLength(1);
  });

  it('that speaks TLS from the first byte is spoken to by smtps://', async () => {
    const { port, mails } = await receiving({ secure: true, disabledCommands: ['AUTH'] });
    expect((await failure(open(`smtp://127.0.0.1:${port}`, SHORT_LIMITS))).message).toContain(
      'does not answer in time',
    );
    await open(`smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(newMail());
    expect(mails).toHaveLength(1);
  });
});

/** Answers each line of a client; null ends the connection. */
const dialogue =
  (answer: (line: string) => string | null) =>
  (socket: Socket): void => {
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        const said = answer(line);
        if (said === null) return void socket.destroy();
        if (said) socket.write(`${said}\r\n`);
      }
    });
  };

describe('a mail server that misbehaves', () => {
  const behaving = async (meet: (socket: Socket) => void): Promise<string> => {
    const server = createServer((socket) => meet(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(() => new Promise((resolve) => server.close(resolve)));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('by silence is given up', async () => {
    const error = await failure(open(await behaving(() => undefined), SHORT_LIMITS));
    expect(error).toBeInstanceOf(MailUnavailableError);
    expect(error.message).toContain('does not answer in time');
  });

  it('by a word now and then is given up all the same', async () => {
    const timers: NodeJS.Timeout[] = [];
    const trickle = (socket: Socket): void => {
      timers.push(setInterval(() => socket.write('220-still here\r\n'), 100));
    };
    const error = await failure(open(await behaving(trickle), { ...SHORT_LIMITS, greetingMs: 60_000 }));
    timers.forEach(clearInterval);
    expect(error.message).toContain('does not answer in time');
  });

  it('by hanging up is given up', async () => {
    const error = await failure(open(await behaving((socket) => void socket.destroy())));
    expect(error).toBeInstanceOf(MailUnavailableError);
  });

  it('in the middle of a mail has not got it, and gets the next one', async () => {
    let [drops, got] = [1, 0];
    const answer = (line: string): string | null => {
      if (line === 'DATA') return drops-- > 0 ? null : '354 go on';
      if (line === '.') got += 1;
      return /^(EHLO|MAIL|RCPT|\.$|RSET|QUIT)/.test(line) ? '250 fine' : '';
    };
    const mailer = open(await behaving(dialogue(answer)));
    expect(await failure(mailer)).toBeInstanceOf(MailUnavailableError);
    expect(got).toBe(0);
    await mailer.send(newMail());
    expect(got).toBe(1);
  });

  it('that refuses the sender is no fault of the reader', async () => {
    const answer = (line: string): string => (line.startsWith('MAIL') ? '550 not from you' : '250 fine');
    const error = await failure(open(await behaving(dialogue(answer))));
    expect(error).toBeInstanceOf(MailUnavailableError);
    expect(error.message).toContain('550 not from you');
  });

  it('holds nothing up as the game ends: what is being sent fails at once', async () => {
    const mailer = open(await behaving(() => undefined));
    const failed = failure(mailer);
    await mailer.close();
    expect(await failed).toBeInstanceOf(MailUnavailableError);
  });
});
