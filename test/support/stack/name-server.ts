import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  readonly port: number;
  close(): void;
}

const HEADER = 12;
const ANSWER_OK = 0x8180;
const TYPE_A = 1;
const TTL_S = 1;

/** The end of the question that follows the header: a name, its type and its class. */
const endOfQuestion = (query: Buffer): number => {
  let at = HEADER;
  while (query[at]) at += (query[at] ?? 0) + 1;
  return at + 5;
};

/** A record that points to the name of the question. */
const recordOf = (address: string): Buffer => {
  const record = Buffer.alloc(16);
  record.writeUInt16BE(0xc0_00 + HEADER, 0);
  record.writeUInt16BE(TYPE_A, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(TTL_S, 6);
  record.writeUInt16BE(4, 10);
  for (const [n, part] of address.split('.').entries()) record[12 + n] = Number(part);
  return record;
};

const answerTo = (query: Buffer, addresses: readonly string[]): Buffer => {
  const end = endOfQuestion(query);
  const found = query.readUInt16BE(end - 4) === TYPE_A ? addresses : [];
  const header = Buffer.from(query.subarray(0, HEADER));
  header.writeUInt16BE(ANSWER_OK, 2);
  header.writeUInt16BE(found.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(HEADER, end), ...found.map(recordOf)]);
};

/** Answers for every name with these addresses, as the engine's own does for the name of a service. */
export const startNameServer = async (addresses: readonly string[]): Promise<NameServer> => {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, addresses), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, close: () => socket.close() };
};
