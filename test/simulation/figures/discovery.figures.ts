import { serviceOf, spineOfferOf } from '#game/model/offer-ids.js';
import { type Verb } from '#game/model/attempt.js';
import { type Happening } from '#game/model/saga.js';
import { atLeast, mean, notYet, type Section, share } from './figure.js';
import { isLeisureDeed, type Leaf, type ReadSaga, targetsOf } from './read-saga.js';

const leavesOf = (sagas: readonly ReadSaga[]): readonly Leaf[] => sagas.flatMap(({ leaves }) => leaves);

const isLead = (h: Happening): boolean => h.kind === 'learnt' && h.lead.of !== 'nothing';
/** What the choice itself changed; not what a new day brings: a lapse, a wish, a threat. */
const isChange =
  ({ threads }: ReadSaga) =>
  (h: Happening): boolean => {
    if (h.kind === 'thread-opened') return threads.find(({ id }) => id === h.thread)?.kind !== 'wish';
    if (h.kind === 'thread-closed') return h.how === 'kept';
    return isLead(h) || ['oath-advanced', 'oath-broken', 'person-met', 'person-changed'].includes(h.kind);
  };

/** Leisure deeds, each with whether it changed an oath, a person, a thread or a lead. */
const leisure = (sagas: readonly ReadSaga[]): readonly { readonly leaf: Leaf; readonly changed: boolean }[] =>
  sagas.flatMap((saga) =>
    saga.leaves.filter(isLeisureDeed).map((leaf) => ({ leaf, changed: leaf.happenings.some(isChange(saga)) })),
  );
const isPursuit = ({ deed, isWritten }: Leaf): boolean =>
  !isWritten && (spineOfferOf(deed.offerId) === null || serviceOf(deed.offerId) !== null);

const FINDING: readonly Verb[] = ['look', 'search', 'ask', 'talk', 'follow', 'climb', 'wait'];
/** Exploring, asking and listening. */
const isSearch = ({ deed, attempt }: Leaf): boolean =>
  attempt === null ? ['explore', 'talk', 'patience'].includes(deed.kind) : FINDING.includes(attempt.verb);

const boxesBy = (sagas: readonly ReadSaga[]): number | null =>
  mean(
    leisure(sagas)
      .filter(({ leaf }) => leaf.deed.kind === 'explore')
      .map(({ leaf }) => (leaf.happenings.some(({ kind }) => kind === 'oath-advanced') ? 1 : 0)),
  );

const isAboutSomebody = ({ attempt }: Leaf): boolean =>
  targetsOf(attempt).some(({ of }) => of === 'person' || of === 'companion' || of === 'figure');

export const DISCOVERIES: Section = {
  title: '1  Discoveries',
  figures: [
    {
      title: 'leisure choices that changed oath, person, thread or lead, %',
      aim: 'far above 3',
      of: (sagas) => share(leisure(sagas), ({ changed }) => changed),
      isMet: atLeast(25),
    },
    {
      title: '  of these pursuits and services alone, %',
      aim: 'far above 3',
      of: (sagas) =>
        share(
          leisure(sagas).filter(({ leaf }) => isPursuit(leaf)),
          ({ changed }) => changed,
        ),
      isMet: atLeast(25),
    },
    {
      title: 'successful exploring, asking, listening that told a lead, %',
      aim: '≥ 25',
      of: (sagas) =>
        share(
          leavesOf(sagas).filter((leaf) => isLeisureDeed(leaf) && leaf.success && isSearch(leaf)),
          ({ happenings }) => happenings.some(isLead),
        ),
      isMet: atLeast(25),
    },
    { title: 'advances of the oath by one exploring', aim: 'above 0.01', digits: 2, of: boxesBy, isMet: atLeast(0.02) },
    notYet('leads kept in the state, in a saga', 'each with its source'),
    notYet('leads that opened a choice, an approach or a road, %', 'most'),
    notYet('threat slowed or turned back by what was learnt, sagas %', ''),
  ],
};

export const FREE_TEXT: Section = {
  title: '6  Free text',
  figures: [
    {
      title: 'deeds in own words that were read as a listed choice, %',
      aim: '',
      of: (sagas) =>
        share(
          leavesOf(sagas).filter(({ isWritten }) => isWritten),
          ({ attempt }) => attempt === null,
        ),
    },
    {
      title: 'deeds in own words that are about a person or companion, %',
      aim: '',
      of: (sagas) =>
        share(
          leavesOf(sagas).filter(({ isWritten }) => isWritten),
          isAboutSomebody,
        ),
    },
    notYet('deeds in own words that are about a lead, %', ''),
  ],
};
