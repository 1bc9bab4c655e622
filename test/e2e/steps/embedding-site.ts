import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { root } from '../../support/browser.js';

const DEMO = path.join(root, 'docs/embed-demo.html');

/** A page that frames others and keeps what it is told. */
const frames = (addresses: readonly string[]): string =>
  `<!doctype html><title>frames</title>${addresses
    .map((address) => `<iframe title="frame" width="600" height="600" src="${address}"></iframe>`)
    .join('')}<script>
      window.heard = [];
      addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));
    </script>`;

/** The addresses of a second site: the demonstration page of docs at '/', and at '/frames?address=…' a page that frames those addresses. */
export class EmbeddingPages {
  /** @param origin by the number of the machine, where the game is at localhost: another site */
  constructor(readonly origin: string) {}

  /** The same by another name: another origin than the game's, and the same site. */
  get ofTheGame(): string {
    return this.origin.replace('127.0.0.1', 'localhost');
  }

  framing(...addresses: readonly string[]): string {
    return `${this.origin}/frames?${new URLSearchParams(addresses.map((address) => ['address', address])).toString()}`;
  }
}

/** Serves them. */
export class EmbeddingSite extends EmbeddingPages {
  private constructor(
    private readonly server: Server,
    private game = '',
  ) {
    super(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** On any free port. */
  static async open(): Promise<EmbeddingSite> {
    const demo = await readFile(DEMO, 'utf8');
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        pathname === '/frames'
          ? frames(searchParams.getAll('address'))
          : demo.replace('https://play.example', site.game),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new EmbeddingSite(server);
    return site;
  }

  /** Names the game that the demonstration page frames. */
  embed(game: string): void {
    this.game = game;
  }

  close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }
}
