import { type FactionContent } from '#game/model/content/faction-content.js';
import { type FactionId } from '#game/model/world.js';
import { use } from 'react';
import { whenOnline } from '../lib/lazy-parts.js';
import { loadOnce } from './load-once.js';

const CONTENTS: Readonly<Record<FactionId, () => Promise<FactionContent>>> = {
  vikings: async () => (await import('#game/content/vikings/faction.js')).vikings,
  empire: async () => (await import('#game/content/empire/faction.js')).empire,
  mongols: async () => (await import('#game/content/mongols/faction.js')).mongols,
  samurai: async () => (await import('#game/content/samurai/faction.js')).samurai,
  pirates: async () => (await import('#game/content/pirates/faction.js')).pirates,
  knights: async () => (await import('#game/content/knights/faction.js')).knights,
  assassins: async () => (await import('#game/content/assassins/faction.js')).assassins,
  barbarians: async () => (await import('#game/content/barbarians/faction.js')).barbarians,
};

const contents = loadOnce((id: FactionId) => whenOnline(CONTENTS[id])());

export const loadFactionContent = contents.load;

/** The content of one people, for a page that does not show all of them. Suspends until it has loaded. */
export const useFactionContent = (id: FactionId): FactionContent => contents.loaded(id) ?? use(contents.shown(id));
