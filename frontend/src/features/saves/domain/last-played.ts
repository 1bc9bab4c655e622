import { type Save } from '#contracts/save/views.js';

type Bookmark = Pick<Save, 'id' | 'characterId'>;

/** The first save of the character that was played last on this device; null if all saves are of one character. */
export const lastPlayed = (saves: readonly Bookmark[], last: string | null): string | null =>
  saves.every(({ characterId }) => characterId === last)
    ? null
    : (saves.find(({ characterId }) => characterId === last)?.id ?? null);
