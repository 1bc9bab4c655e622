import { mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSecret, readSecret, SecretFileError } from './keep-secret.js';

const DRAFT = '0b2f1e6a-9d3c-4f75-8a21-5c6d7e8f9012';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
  file = path.join(folder, 'dice-key');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

describe('a kept secret', () => {
  it('is made once, readable by the owner alone', async () => {
    expect(await readSecret(file)).toBeNull();
    const secret = await makeSecret(file);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await readSecret(file)).toBe(secret);
    expect(await readFile(file, 'utf8')).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is the same for all that make it at once, and nothing else stays in the folder', async () => {
    const secrets = await Promise.all(Array.from({ length: 40 }, () => makeSecret(file)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(['dice-key']);
  });

  it('is never replaced by a later one', async () => {
    const first = await makeSecret(file);
    expect([await makeSecret(file), await readFile(file, 'utf8')]).toEqual([first, first]);
  });

  it('takes away what a writer left that died', async () => {
    await writeFile(`${file}.${DRAFT}`, 'half');
    await writeFile(`${file}.bak`, 'kept');
    await makeSecret(file);
    expect((await readdir(folder)).sort()).toEqual(['dice-key', 'dice-key.bak']);
  });

  it('is on the disk before its name is, and its name before it is used', async () => {
    const steps: string[] = [];
    const handle = await open(folder, 'r');
    const prototype = Object.getPrototypeOf(handle) as { sync: () => Promise<void>; stat: typeof handle.stat };
    await handle.close();
    jest.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
      steps.push((await this.stat()).isDirectory() ? 'folder' : 'file');
      steps.push(...(await readdir(folder)).filter((name) => name === 'dice-key'));
    });
    await makeSecret(file);
    expect(steps).toEqual(['file', 'folder', 'dice-key']);
  });

  it('is not made behind a link that leads nowhere', async () => {
    await symlink(path.join(folder, 'nowhere'), file);
    await expect(makeSecret(file)).rejects.toThrow('it is a link that leads nowhere');
  });

  it('names its file where the folder is gone', async () => {
    await rm(folder, { recursive: true });
    const refused = makeSecret(file);
    await expect(refused).rejects.toThrow(SecretFileError);
    await expect(refused).rejects.toThrow(file);
  });
});
