import { setTimeout as pause } from 'node:timers/promises';
import { StartProgress } from './start-progress.js';

it('says what a silent start waits for, again and again, until it ends', async () => {
  const lines: string[] = [];
  const progress = new StartProgress((line) => lines.push(line), 20);
  progress.start();
  progress.say('Starting the database server');
  progress.waits('the database server does not answer');
  while (lines.length < 3) await pause(5);
  progress.step('Opening the game');
  while (lines.length < 4) await pause(5);
  progress.end();
  const said = lines.length;
  await pause(60);
  expect(lines).toHaveLength(said);
  expect(lines[0]).toBe('Starting the database server');
  expect(lines[1]).toMatch(
    /^Still at it after \d+ s \(Starting the database server\): the database server does not answer$/,
  );
  expect(lines.at(-1)).toMatch(/^Still at it after \d+ s \(Opening the game\)$/);
});
