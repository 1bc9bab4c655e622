import { type StoryEntry } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';

/** The cells of the living leaves in their order, each stay once. */
export const wayOf = (entries: readonly Pick<StoryEntry, 'location' | 'withdrawn'>[]): readonly Hex[] =>
  entries
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ location }) => location)
    .filter((at, i, all) => {
      const before = all[i - 1];
      return before === undefined || !sameHex(at, before);
    });
