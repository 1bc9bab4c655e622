import { type StoryEntry } from '#contracts/session/views.js';
import { hexKey } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';
import { useMemo } from 'react';
import { placeOf } from '../../session/index.js';
import { type BookLeaf, bookLeaves, type PlaceOfLeaf } from './domain/book-leaves.js';

/** A saga returns to its places, and to find a region's name is slow. */
const remembering = (world: RecordedWorld) => {
  const known = new Map<string, PlaceOfLeaf>();
  return (at: StoryEntry['location']): PlaceOfLeaf => {
    const place = known.get(hexKey(at)) ?? placeOf(world, at);
    known.set(hexKey(at), place);
    return place;
  };
};

export const useBookLeaves = (
  entries: readonly StoryEntry[],
  world: RecordedWorld | undefined,
  goesOn = false,
): readonly BookLeaf[] => {
  const place = useMemo(() => (world === undefined ? null : remembering(world)), [world]);
  return useMemo(() => bookLeaves(entries, place, goesOn), [entries, place, goesOn]);
};
