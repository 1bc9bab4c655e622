import { type RecordedEvent } from '../event-store.port.js';
import { packed } from './packed-payload.js';

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (sign) => ESCAPED[sign] ?? sign);

const payloadOf = (event: RecordedEvent): readonly string[] => {
  const pack = packed(event);
  return pack === null
    ? [escaped(event.data), escaped(event.metadata), '\\N']
    : ['\\N', '\\N', `\\\\x${pack.toString('hex')}`];
};

/** An event as a row of the table `events`, in COPY's text. */
export const eventRow = (event: RecordedEvent, position: bigint): string =>
  `${[
    position,
    escaped(event.stream),
    event.revision,
    event.id,
    escaped(event.type),
    event.version,
    ...payloadOf(event),
  ].join('\t')}\n`;
