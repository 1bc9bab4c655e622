import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';

const DEMO = path.join(import.meta.dirname, '../../../docs/embed-demo.html');

/** A page that frames others and keeps what it is told. */
const frames = (addresses: readonly string[]): string =>
  `<!doctype html><title>frames</title>${addresses
    .map((address) => `<iframe title="frame" width="600" height="600" src="${address}"></iframe>`)
    .join('')}<script>
      window.heard = [];
      addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));
    </script>`;

/** A second site: the demonstration page of docs at '/', and at '/frames?address=…' a page that frames those addresses. */
export class EmbeddingSite {
  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  /** @param port 0: any */
  static async open(game: string, port: number): Promise<EmbeddingSite> {
    const demo = (await readFile(DEMO, 'utf8')).replace('https://play.example', game);
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pathname === '/frames' ? frames(searchParams.getAll('address')) : demo);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return new EmbeddingSite(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** The same by another name: another origin than the game's, and the same site. */
  get ofTheGame(): string {
    return this.origin.replace('127.0.0.1', 'localhost');
  }

  framing(...addresses: readonly string[]): string {
    return `${this.origin}/frames?${new URLSearchParams(addresses.map((address) => ['address', address])).toString()}`;
  }

  close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }
}
