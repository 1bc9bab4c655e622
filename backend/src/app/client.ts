import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { answerWith, otherMethods } from '#backend/platform/http/other-methods.js';

/** Next to the server in dist/, independent of this file's depth. */
const clientAbove = (folder: string): string => {
  const client = path.join(folder, 'client');
  return existsSync(path.join(client, 'index.html')) || path.dirname(folder) === folder
    ? client
    : clientAbove(path.dirname(folder));
};
/** Addresses that are never a page of the client: an unknown one is 404. */
const NOT_A_PAGE = /^\/(api|health|metrics|assets)(\/|$|\?)/;
/** Whether the client has a page at an address; its page 'not found' counts. */
export const isPage = (url: string): boolean => !NOT_A_PAGE.test(url);
/** Whether the address is a file of the client: one route below answers other methods for all of them. */
export const isAsset = (url: string): boolean => url.startsWith('/assets/');
const MAILED = /[?&]token=/;
const PAGE_METHODS = ['GET', 'HEAD'];
const A_YEAR_MS = 31_536_000_000;

/** Addresses of all files below a folder. */
const filesOf = (root: string): ReadonlySet<string> => {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = entries.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
  return new Set(places.map((place) => `/${place.split(path.sep).join('/')}`));
};

/**
 * Serves the built client (dist/client): its files, and its page at every other address, since the client has its own
 * routes. Files with a hash in their name are cached for ever; the page is requested anew each time.
 */
export const serveClient = async (
  app: NestFastifyApplication,
  root = clientAbove(import.meta.dirname),
): Promise<void> => {
  if (!existsSync(path.join(root, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root,
    // A route for each of some hundred files would take half a second at every start.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header(
        'Cache-Control',
        file.includes(`${path.sep}assets${path.sep}`) ? `public, max-age=${A_YEAR_MS / 1000}, immutable` : 'no-cache',
      );
    },
  });
  const files = filesOf(root);
  const server = app.getHttpAdapter().getInstance();
  server.get('/*', (request, reply) => {
    const [address = ''] = request.url.split('?');
    if (files.has(address)) return void reply.sendFile(address);
    // Without this header, servers of what the page loads would learn the address, with the token of a mailed link.
    if (MAILED.test(request.url)) void reply.header('Referrer-Policy', 'no-referrer');
    if (isPage(request.url)) void reply.sendFile('index.html');
    else reply.callNotFound();
  });
  otherMethods(server, '/*', {
    allowed: PAGE_METHODS,
    answer: ({ url }, reply) => {
      if (isPage(url) || isAsset(url)) answerWith(reply, PAGE_METHODS);
      else reply.callNotFound();
    },
  });
};
