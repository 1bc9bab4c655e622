import { type Frame } from '#game/model/content/frame.js';
import { type Fault } from './validate-words.js';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A shown thing by any of its words, in the singular or the plural. */
export const shownAs = (shown: string): RegExp =>
  new RegExp(`\\b(?:${shown.split('/').map(escaped).join('|')})(?:s|es|’s|s’)?\\b`, 'i');

/** What every storylet of a table shows, as patterns: the things of which a deed must not speak unseen. */
export const thingsShown = (frames: readonly Frame[]): ReadonlyMap<string, RegExp> =>
  new Map(frames.flatMap(({ shows = [] }) => shows.map((shown) => [shown, shownAs(shown)] as const)));

/** Openings that do not show what their storylet declares. */
export const openingFaults = (frame: Frame, field: string): Fault[] =>
  (frame.shows ?? []).flatMap((shown) =>
    frame.openings.flatMap((opening, i) =>
      shownAs(shown).test(opening)
        ? []
        : [{ field: `${field}.openings[${i}]`, fault: `does not show what it declares: ${shown}` }],
    ),
  );

/** Actions that name a thing which other storylets show and this one does not. */
export const deedFaults = (frame: Frame, things: ReadonlyMap<string, RegExp>, field: string): Fault[] => {
  const { shows } = frame;
  if (shows === undefined) return [];
  const own = shows.flatMap((shown) => shown.split('/'));
  const strange = [...things].filter(([shown]) => !shown.split('/').some((word) => own.includes(word)));
  return frame.offers.flatMap(({ action, requiresItem }, i) =>
    strange
      .filter(([, pattern]) => pattern.test(action) && !pattern.test(requiresItem ?? ''))
      .map(([shown]) => ({ field: `${field}.offers[${i}].action`, fault: `names what is not shown: ${shown}` })),
  );
};
