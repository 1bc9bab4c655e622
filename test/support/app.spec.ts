import path from 'node:path';
import { serverFor } from './app.js';

it.each(['test/support', 'dist/test/support'])('the server is found from %s', (folder) =>
  expect(serverFor(path.resolve('/game', folder))).toBe(path.resolve('/game/dist/server')),
);
