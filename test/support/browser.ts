import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

// Also from a folder in dist, where the bench runs this file compiled.
const above = path.resolve(import.meta.dirname, '../..');
export const root = path.basename(above) === 'dist' ? path.dirname(above) : above;
const NAMES = {
  headlessShell: ['chromium-headless-shell', 'chrome-headless-shell'],
  full: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
} as const;
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export interface Browser {
  readonly executable: string;
  /** Environment variables of the browser, besides our own. */
  readonly env: Readonly<Record<string, string>>;
}

const onPath = (names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((place) => existsSync(place));
const headlessShell = (): string | undefined => onPath(NAMES.headlessShell);
const full = (): string | undefined => onPath(NAMES.full) ?? ELSEWHERE.find((place) => existsSync(place));

/** The package unpacks into TMPDIR, and only the libraries of the runtime that it detects. */
const unpack = async (folder: string): Promise<void> => {
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  const code = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  const env = { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: '22.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { cwd: root, env });
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
};

/** Without configured fonts text has no size, and Playwright treats every element as hidden. */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;

const packaged = async (): Promise<Browser> => {
  const { version } = JSON.parse(
    readFileSync(path.join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as { version: string };
  const folder = path.join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  await writeFile(path.join(folder, 'fonts.conf'), fontsConf(folder));
  const libraries = [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executable: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
};

const given = (executable: string): Browser => ({ executable, env: {} });
const needed = (executable: string | undefined, what: string): Browser => {
  if (executable === undefined) throw new Error(`CHROME_KIND asks for ${what}, and PATH has none`);
  return given(executable);
};

/** The headless shell comes first: it draws no window and needs less processor time. */
const first = (): Browser | Promise<Browser> => {
  const executable = headlessShell() ?? full();
  return executable === undefined ? packaged() : given(executable);
};

/**
 * The browser of the tests: the program at CHROME_PATH; else of the kind that CHROME_KIND names: `headless-shell` or
 * `full` (an installed Chrome or Chromium), or `packaged` (the one of @sparticuz/chromium for Linux x64, unpacked
 * once); else the first of these that there is.
 * @throws Error if the kind is not one of these or is not installed
 */
export const findBrowser = async (): Promise<Browser> => {
  const { CHROME_PATH: executable, CHROME_KIND: kind } = process.env;
  if (executable) return given(executable);
  switch (kind ?? '') {
    case '':
      return first();
    case 'headless-shell':
      return needed(headlessShell(), 'a headless shell');
    case 'full':
      return needed(full(), 'a full Chrome or Chromium');
    case 'packaged':
      return packaged();
    default:
      throw new Error(`CHROME_KIND is headless-shell, full or packaged, and not ${kind}`);
  }
};
