import { FACTIONS, type FactionId } from '../model/world.js';
import { VOICES } from './voices.js';

/** Finds words for what a people's time and land do not know. A people without an entry knows all. */
export const UNKNOWN_TO: ReadonlyMap<FactionId, RegExp> = new Map(
  FACTIONS.filter((people) => VOICES[people].unknown.length > 0).map((people) => [
    people,
    new RegExp(String.raw`\b(?:${VOICES[people].unknown.join('|')})\b`, 'i'),
  ]),
);
