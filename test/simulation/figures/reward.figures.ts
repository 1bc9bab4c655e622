import { CATALOGUE } from '#game/content/catalogue.js';
import { HELPING_THINGS } from '#game/content/common/telling/helping-things.js';
import { atLeast, atMost, perSaga, type Section, share } from './figure.js';
import { isClimax, type Leaf, type ReadSaga, targetsOf } from './read-saga.js';
import { linesOfGrammar, tells } from './traces.js';

const leavesOf = (sagas: readonly ReadSaga[]): readonly Leaf[] => sagas.flatMap(({ leaves }) => leaves);

/** A thing that came into the bag: whether a later menu asked for it, a later deed used it, and the rules know a use. */
export interface Gain {
  readonly wanted: boolean;
  readonly used: boolean;
  readonly hasEffect: boolean;
}
const isUsedBy =
  (name: string) =>
  ({ deed, attempt }: Leaf): boolean =>
    deed.requiresItem === name ||
    targetsOf(attempt).some((ref) => ref.of === 'thing' && ref.name === name) ||
    (attempt?.instrument?.of === 'thing' && attempt.instrument.name === name);

export const gainsOf = ({ leaves, faction }: ReadSaga): readonly Gain[] =>
  leaves.flatMap(({ gained }, i) => {
    const later = leaves.slice(i + 1);
    return gained.map((name) => ({
      wanted: later.some(({ menu }) => menu.cards.some(({ requiresItem }) => requiresItem === name)),
      used: later.some(isUsedBy(name)),
      hasEffect: name in CATALOGUE.factions[faction].uses,
    }));
  });
const gains = (sagas: readonly ReadSaga[]): readonly Gain[] => sagas.flatMap(gainsOf);

const isTalk = ({ deed, attempt, success }: Leaf): boolean => attempt === null && deed.kind === 'talk' && success;
/** Coins that somebody gave away in their own words are no reward. */
const isGift = ({ attempt }: Leaf): boolean => attempt?.verb === 'give' && attempt.object?.of === 'coins';
const isFailure = ({ success, deed }: Leaf): boolean => !success && deed.kind !== 'move';

const HELP = linesOfGrammar(HELPING_THINGS);
const tellsOfHelp = (story: string): boolean => HELP.some((line) => tells(story, line));

export const REWARDS: Section = {
  title: '3  Rewards',
  figures: [
    {
      title: 'turns on which coins changed, %',
      aim: 'far below 61',
      of: (sagas) => share(leavesOf(sagas), ({ coins }) => coins !== 0),
      isMet: atMost(30),
    },
    {
      title: 'successful talks that paid coins, %',
      aim: 'where the fiction holds them',
      of: (sagas) => share(leavesOf(sagas).filter(isTalk), ({ coins }) => coins > 0),
      isMet: atMost(20),
    },
    {
      title: 'deeds at a climax that changed coins, %',
      aim: '0',
      of: (sagas) => share(leavesOf(sagas).filter(isClimax), (leaf) => leaf.coins !== 0 && !isGift(leaf)),
      isMet: atMost(0),
    },
    {
      title: 'deeds at a climax that gained a thing, %',
      aim: '0',
      of: (sagas) => share(leavesOf(sagas).filter(isClimax), ({ gained }) => gained.length > 0),
      isMet: atMost(0),
    },
    {
      title: 'failures that cost coins, %',
      aim: 'low',
      of: (sagas) => share(leavesOf(sagas).filter(isFailure), ({ coins }) => coins < 0),
      isMet: atMost(20),
    },
    {
      title: 'failures that changed neither hit points nor coins, %',
      aim: '',
      of: (sagas) => share(leavesOf(sagas).filter(isFailure), ({ coins, wound }) => coins === 0 && wound === 0),
    },
    {
      title: 'things gained in a saga',
      aim: '≤ 1.8 (half)',
      digits: 1,
      of: (sagas) => perSaga(sagas, ({ leaves }) => leaves.flatMap(({ gained }) => gained).length),
      isMet: atMost(1.8),
    },
    {
      title: 'things gained that a later menu asked for, %',
      aim: 'each of use',
      of: (sagas) => share(gains(sagas), ({ wanted }) => wanted),
      isMet: atLeast(90),
    },
    {
      title: 'things gained that a later deed used, %',
      aim: '',
      of: (sagas) => share(gains(sagas), ({ used }) => used),
    },
    {
      title: 'things gained with a quiet effect in the rules, %',
      aim: 'shown and told',
      of: (sagas) => share(gains(sagas), ({ hasEffect }) => hasEffect),
    },
    {
      title: 'sagas with a useful thing in the bag in which a leaf told of its effect, %',
      aim: 'most (≥ 50)',
      of: (sagas) => share(sagas, ({ leaves }) => leaves.some(({ story }) => tellsOfHelp(story))),
      isMet: atLeast(50),
    },
    {
      title: 'failures without a wound or a loss that changed the situation (hour, door, grudge), %',
      aim: 'often (≥ 33)',
      of: (sagas) =>
        share(
          leavesOf(sagas).filter(
            (leaf) => isFailure(leaf) && leaf.attempt === null && leaf.coins === 0 && leaf.wound === 0,
          ),
          ({ happenings }) => happenings.some(({ kind }) => kind === 'setback'),
        ),
      isMet: atLeast(33),
    },
  ],
};
