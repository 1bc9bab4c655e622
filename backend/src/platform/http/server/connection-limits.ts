import { type Server, type Socket } from 'node:net';
import { addressHolder } from '../../net/addresses.js';

export interface AddressLimit {
  /** Open connections of one address at a time. */
  readonly most: number;
  /** An address that many people share through a proxy of ours. */
  readonly isExempt: (address: string) => boolean;
  readonly refuse: (socket: Socket, address: string) => void;
}

/** Refuses further connections of an address that has too many open; an IPv6 network of 64 bits counts as one address. */
export const limitPerAddress = (server: Server, { most, isExempt, refuse }: AddressLimit): void => {
  const open = new Map<string, number>();
  const closed = (holder: string): void => {
    const left = (open.get(holder) ?? 1) - 1;
    if (left === 0) open.delete(holder);
    else open.set(holder, left);
  };
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const holder = addressHolder(address);
    const count = (open.get(holder) ?? 0) + 1;
    if (count > most) {
      refuse(socket, holder);
      return;
    }
    open.set(holder, count);
    socket.once('close', () => closed(holder));
  });
};
