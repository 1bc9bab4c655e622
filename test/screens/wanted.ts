import { type TestInfo } from '@playwright/test';
import path from 'node:path';

const listed = (name: string): readonly string[] | null => process.env[name]?.split(',') ?? null;
const has = (name: string, what: string): boolean => listed(name)?.includes(what) ?? true;

export const isWanted = (screen: string, { project }: TestInfo, theme = 'default', light = 'day'): boolean =>
  has('SCREENS', screen) && has('SIZES', project.name) && has('THEMES', theme) && has('LIGHTS', light);

/** Where a picture goes: docs/screens, or SCREENS_INTO. */
export const pictureAt = (name: string): string => path.join(process.env['SCREENS_INTO'] ?? path.resolve(import.meta.dirname, '../../docs/screens'), `${name}.jpg`);
