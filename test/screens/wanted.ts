import { type TestInfo } from '@playwright/test';
import path from 'node:path';

const listed = (name: string): readonly string[] | null => process.env[name]?.split(',') ?? null;
const has = (name: string, what: string): boolean => listed(name)?.includes(what) ?? true;

/** Sizes that show one craft, unless THEMES asks for others: the folder would double. */
const SPARE = ['narrow', 'landscape', 'laptop', 'wide'];
const SPARED: readonly string[] = ['default', 'vikings'];
const isSpared = (screen: string, size: string, theme: string): boolean =>
  SPARE.includes(size) &&
  listed('THEMES') === null &&
  !(screen === 'play' || screen === 'game-over' ? theme === 'vikings' : SPARED.includes(theme));

export const isWanted = (screen: string, { project }: TestInfo, theme = 'default', light = 'day'): boolean =>
  !isSpared(screen, project.name, theme) &&
  has('SCREENS', screen) &&
  has('SIZES', project.name) &&
  has('THEMES', theme) &&
  has('LIGHTS', light);

/** Where screenshots go: .cache/screens, compressed; or SCREENS_INTO, uncompressed. */
export const pictureAt = (
  name: string,
): { readonly path: string; readonly type: 'jpeg' | 'png'; readonly quality?: number } => {
  const elsewhere = process.env['SCREENS_INTO'];
  if (elsewhere !== undefined) return { path: path.join(elsewhere, `${name}.png`), type: 'png' };
  return { path: path.resolve(import.meta.dirname, '../../.cache/screens', `${name}.jpg`), type: 'jpeg', quality: 78 };
};
