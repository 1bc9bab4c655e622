import { type Frame, linesOf, type OfferContent } from '#game/model/content/frame.js';
import { isOfEitherSort, towardIn } from '#game/model/content/toward.js';
import { castFaults } from './cast/validate-cast.js';
import { openingFaults } from './validate-shows.js';
import { type Fault, linesFaults, offerFaults, repeatedWords } from './validate-words.js';

const THEM = ['them', 'them.he', 'them.him', 'them.his', 'them.trade'];

const choiceFaults = (offers: readonly OfferContent[], field: string): Fault[] => {
  const free = offers.filter(({ requiresItem }) => requiresItem === null).map(({ kind }) => kind);
  const faults = [
    ...(offers.length === 3 || offers.length === 4 ? [] : ['has three offers or four']),
    ...(free.length >= 2 ? [] : ['has at least two offers that need no item']),
    ...(new Set(free).size === free.length ? [] : ['has two offers of one kind']),
    ...(offers.some(({ difficulty, attribute }) => difficulty === 'easy' || attribute === null)
      ? []
      : ['has at least one offer that is easy or tests nothing']),
  ];
  return faults.map((fault) => ({ field: `${field}.offers`, fault }));
};

/** If somebody is there, a deed must be for or against them; only a returning foe may be fought to the death. */
const towardFaults = (frame: Frame, field: string): Fault[] => {
  const isSomebodyThere = frame.who !== undefined || frame.when?.known !== undefined;
  const faultsOf = (offer: OfferContent): string[] => {
    const toward = towardIn(frame, offer);
    return [
      ...(isSomebodyThere && isOfEitherSort(offer.kind) && toward === undefined
        ? ['does not say whether it is for somebody or against them']
        : []),
      ...(!isSomebodyThere && toward !== undefined ? ['is for or against somebody, and nobody is there'] : []),
      ...(toward === 'deadly' && (offer.kind !== 'force' || frame.when?.known !== 'foe')
        ? ['is deadly, and no fight with a foe who comes back']
        : []),
    ];
  };
  return frame.offers.flatMap((offer, i) =>
    faultsOf(offer).map((fault) => ({ field: `${field}.offers[${i}].toward`, fault })),
  );
};

/** The faults of a storylet: field and fault of each, if any. Lines of `later` must not use the person's slots. */
export const storyletFaults = (frame: Frame, file: string): Fault[] => {
  const field = `${file}: ${frame.key}`;
  const slots = frame.when?.known === undefined ? [] : THEM;
  return [
    ...linesFaults(frame.openings, `${field}.openings`, slots, { least: 2, most: 70 }),
    ...linesFaults(linesOf(frame.still), `${field}.still`, slots, {}),
    ...linesFaults(linesOf(frame.givenUp ?? []), `${field}.givenUp`, slots, { most: 45 }),
    ...linesFaults(linesOf(frame.later), `${field}.later`, [], {}),
    ...frame.offers.flatMap((offer, i) => offerFaults(offer, `${field}.offers[${i}]`, slots, { action: 10, told: 6 })),
    ...choiceFaults(frame.offers, field),
    ...towardFaults(frame, field),
    ...openingFaults(frame, field),
    ...castFaults({ ...frame, cast: frame.cast ?? {}, isAfloat: frame.terrains.includes('ocean') }, field),
    ...repeatedWords(field, JSON.stringify(frame)),
  ];
};
