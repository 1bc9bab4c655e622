import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { defineQueue } from '#backend/platform/jobs/queue.js';
import { JobsUnavailableError, type Jobs } from '#backend/platform/jobs/jobs.port.js';

const NOWHERE = defineQueue({ name: 'nowhere' });
const LONGEST_MS = 5_000;

/** A server that accepts connections and never answers. */
class SilentServer {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => {
    this.sockets.add(socket.on('error', () => undefined));
  });

  listen(): Promise<number> {
    return new Promise((resolve) =>
      this.server.listen(0, '127.0.0.1', () => resolve((this.server.address() as AddressInfo).port)),
    );
  }

  close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The errors of both adapters when their server can't be reached. */
export const jobsOutageContract = (name: string, openAt: (port: number) => Jobs): void => {
  describe(`jobs on a ${name} that is out of reach`, () => {
    const refusesInTime = async (port: number): Promise<void> => {
      const jobs = openAt(port);
      const began = Date.now();
      await expect(jobs.add(NOWHERE, {}, { id: 'a' })).rejects.toThrow(JobsUnavailableError);
      await jobs.close();
      expect(Date.now() - began).toBeLessThan(LONGEST_MS);
    };

    it('refuse a job by name where nothing listens', () => refusesInTime(1));

    it('refuse a job by name where nobody answers', async () => {
      const silent = new SilentServer();
      await refusesInTime(await silent.listen());
      await silent.close();
    });

    it('refuse a job once they are closed', async () => {
      const jobs = openAt(1);
      await jobs.close();
      await expect(jobs.add(NOWHERE, {}, { id: 'a' })).rejects.toThrow(JobsUnavailableError);
    });
  });
};
