/** A mail as its reader sees it. */
export interface ReadMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

const decodedBytes = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const bodyOf = (encoding: string, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodedBytes(body.replace(/=\r?\n/g, '')) : body;
};

const wordOf = (_: string, kind: string, word: string): string =>
  kind.toUpperCase() === 'B' ? bodyOf('base64', word) : decodedBytes(word.replaceAll('_', ' '));

/** The parts of a header line that were encoded for its sake (RFC 2047). */
const decodedHeader = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, wordOf);

const split = (entity: string): readonly [headers: string, body: string] => {
  const at = entity.search(/\r?\n\r?\n/);
  return [entity.slice(0, at).replace(/\r?\n[ \t]+/g, ' '), entity.slice(at).replace(/^(\r?\n){2}/, '')];
};

const headerOf = (headers: string, name: string): string =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';

const unix = (text: string): string => text.replaceAll('\r\n', '\n');

/** Reads a mail of one text and one page, as SMTP brings it. */
export const readMail = (raw: string): ReadMail => {
  const [headers, body] = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r?\n/, '')));
  const partOf = (type: string): string => {
    const [of, encoded] = parts.find(([one]) => headerOf(one, 'content-type').startsWith(type)) ?? ['', ''];
    return unix(bodyOf(headerOf(of, 'content-transfer-encoding'), encoded)).trimEnd();
  };
  const decoded = (name: string): string => decodedHeader(headerOf(headers, name));
  return {
    from: decoded('from'),
    to: decoded('to'),
    subject: decoded('subject'),
    messageId: headerOf(headers, 'message-id'),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
};
