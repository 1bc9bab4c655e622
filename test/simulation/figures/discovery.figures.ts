import { serviceOf, spineOfferOf } from '#game/model/offer-ids.js';
import { clueOf } from '#game/content/catalogue.js';
import { type Verb } from '#game/model/attempt.js';
import { type Happening } from '#game/model/saga.js';
import { atLeast, mean, type Section, share } from './figure.js';
import { isLeisureDeed, type Leaf, type ReadSaga, targetsOf } from './read-saga.js';

const leavesOf = (sagas: readonly ReadSaga[]): readonly Leaf[] => sagas.flatMap(({ leaves }) => leaves);

/** A clue that is kept in the state, by the thread of a happening. */
const clueIn = ({ threads }: ReadSaga, h: Happening) =>
  h.kind === 'thread-opened' || h.kind === 'thread-closed'
    ? clueOf(threads.find(({ id }) => id === h.thread)?.key ?? '')
    : undefined;
const isLearnt =
  (saga: ReadSaga) =>
  (h: Happening): boolean =>
    (h.kind === 'learnt' && h.lead.of !== 'nothing') || (h.kind === 'thread-opened' && clueIn(saga, h) !== undefined);
/** What the choice itself changed; not what a new day brings: a lapse, a wish, a threat. */
const isChange =
  (saga: ReadSaga) =>
  (h: Happening): boolean => {
    if (isLearnt(saga)(h)) return true;
    if (h.kind === 'thread-opened') return saga.threads.find(({ id }) => id === h.thread)?.kind !== 'wish';
    if (h.kind === 'thread-closed') return h.how === 'kept';
    return ['oath-advanced', 'oath-broken', 'person-met', 'person-changed'].includes(h.kind);
  };

/** Leisure deeds, each with whether it changed an oath, a person, a thread or a clue. */
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

const isGoodSearch = (leaf: Leaf): boolean => isLeisureDeed(leaf) && leaf.success && isSearch(leaf);

/** Clues of the state that were opened, or followed up. */
const cluesOf = (saga: ReadSaga, which: 'thread-opened' | 'thread-closed') =>
  saga.leaves
    .flatMap(({ happenings }) => happenings)
    .filter((h) => h.kind === which && (h.kind !== 'thread-closed' || h.how === 'kept'))
    .flatMap((h) => clueIn(saga, h) ?? []);
const ofClues = (sagas: readonly ReadSaga[], which: 'thread-opened' | 'thread-closed') =>
  sagas.flatMap((saga) => cluesOf(saga, which));

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
      title: 'leisure choices that changed oath, person, thread or clue, %',
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
      title: 'successful exploring, asking, listening that told a clue, %',
      aim: '≥ 25',
      of: (sagas) =>
        share(
          sagas.flatMap((saga) =>
            saga.leaves.filter(isGoodSearch).map(({ happenings }) => happenings.some(isLearnt(saga))),
          ),
          (isTold) => isTold,
        ),
      isMet: atLeast(25),
    },
    { title: 'advances of the oath by one exploring', aim: 'above 0.01', digits: 2, of: boxesBy, isMet: atLeast(0.02) },
    {
      title: 'clues kept in the state, in a saga',
      aim: '',
      digits: 1,
      of: (sagas) => mean(sagas.map((saga) => cluesOf(saga, 'thread-opened').length)),
    },
    {
      title: '  of these followed up, %',
      aim: 'most of a curious player',
      of: (sagas) => {
        const opened = ofClues(sagas, 'thread-opened').length;
        return opened === 0 ? null : (100 * ofClues(sagas, 'thread-closed').length) / opened;
      },
    },
    {
      title: 'sagas in which a clue set the threat back, %',
      aim: '',
      of: (sagas) => share(sagas, (saga) => cluesOf(saga, 'thread-closed').some(({ gives }) => gives === 'delay')),
    },
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
    {
      title: 'deeds in own words that are about a clue or a matter of the saga, %',
      aim: '',
      of: (sagas) =>
        share(
          leavesOf(sagas).filter(({ isWritten }) => isWritten),
          ({ deed, attempt }) =>
            ['thread', 'matter', 'step'].includes(spineOfferOf(deed.offerId)?.of ?? '') ||
            targetsOf(attempt).some(({ of }) => of === 'thread'),
        ),
    },
  ],
};
