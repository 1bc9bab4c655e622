import { spineOfferOf, testFrame } from '#game/model/offer-ids.js';
import { oathOf, offerContentOf } from '#game/content/catalogue.js';
import { boxesWonBy } from '#game/rules/encounters/prizes.js';
import { type Happening, type Oath, OATH_BOXES, OATH_READY, type Thread } from '#game/model/saga.js';
import { type Deed } from '#game/model/deed.js';
import { isClue } from './clue-threads.js';

/** Boxes earned, by the cause; a deed earns by how hard it was. */
const EARNED = { step: 2, thread: 1, asking: 1 } as const;
/** Boxes for a thread that is a clue: what is learnt and used is worth as much as a step. */
const BY_CLUE = 2;

/** The parts of a deed that matter to an oath. */
export interface OathDeed {
  readonly deed: Deed;
  readonly success: boolean;
  /** The encounter that the deed closed. */
  readonly closed: { readonly frame: string; readonly won: boolean } | null;
  readonly threadKept: Thread | null;
  /** Whether a clue was found: the oath is not idle on that day. */
  readonly clueFound: boolean;
  /** Name of the city whose people gave their news. */
  readonly heardIn: string | null;
  readonly day: number;
}
interface Advance {
  readonly by: keyof typeof EARNED | 'deed';
  readonly step: number | null;
}

const boxesOf = ({ deed }: OathDeed): number => boxesWonBy(offerContentOf(deed.offerId));

/** An encounter that was got through advances the oath where the kind of deed is one of the oath's ways, and it was not easy. */
const isDeedOfOath = ({ key }: Oath, done: OathDeed): boolean => {
  const { deed, success, closed } = done;
  const ways: readonly string[] = oathOf(key)?.ways ?? [];
  const isThrough = success && closed !== null && spineOfferOf(deed.offerId) === null;
  return isThrough && ways.includes(deed.kind) && boxesOf(done) > 0;
};

const advanceOf = (oath: Oath, done: OathDeed): Advance | null => {
  const { deed, success, threadKept, heardIn } = done;
  const spine = spineOfferOf(deed.offerId);
  if (success && spine?.of === 'step') return { by: 'step', step: spine.n };
  if (threadKept !== null) return { by: 'thread', step: null };
  if (heardIn !== null && !oath.asked.includes(heardIn)) return { by: 'asking', step: null };
  return isDeedOfOath(oath, done) ? { by: 'deed', step: null } : null;
};

/** The end of the last test, by one of its ways or in the player's own words. Flight leaves it open. */
const testedBy = (oath: Oath, { deed, success, closed }: OathDeed): Oath['outcome'] => {
  if (closed?.frame !== testFrame(oath.key)) return 'open';
  if (!success) return 'lost';
  return closed.won || spineOfferOf(deed.offerId)?.of === 'test' ? 'kept' : 'open';
};

const earnedBy = ({ by }: Advance, done: OathDeed): number => {
  if (by === 'deed') return boxesOf(done);
  return by === 'thread' && done.threadKept !== null && isClue(done.threadKept) ? BY_CLUE : EARNED[by];
};

const withAdvance = (oath: Oath, advance: Advance, done: OathDeed): Oath => {
  const { by, step } = advance;
  const { day, heardIn } = done;
  return {
    ...oath,
    boxes: Math.min(OATH_BOXES, oath.boxes + earnedBy(advance, done)),
    movedOn: day,
    asked: by === 'asking' && heardIn !== null ? [...oath.asked, heardIn] : oath.asked,
    steps: oath.steps.map((one, i) => (i === step ? { ...one, done: true } : one)),
  };
};

/** The happenings of an advance: the boxes earned, and the opening of the last test. */
const happeningsOf = (before: Oath, { boxes }: Oath, advance: Advance): readonly Happening[] => [
  ...(boxes > before.boxes ? [{ kind: 'oath-advanced' as const, boxes, ...advance }] : []),
  ...(boxes >= OATH_READY && before.boxes < OATH_READY ? [{ kind: 'oath-ready' as const }] : []),
];

/** An oath after a deed, with the happenings to tell. */
export const oathAfter = (
  oath: Oath,
  done: OathDeed,
): { readonly oath: Oath; readonly happenings: readonly Happening[] } => {
  const outcome = testedBy(oath, done);
  if (outcome !== 'open') return { oath: { ...oath, outcome }, happenings: [] };
  const advance = advanceOf(oath, done);
  if (advance === null) return { oath: done.clueFound ? { ...oath, movedOn: done.day } : oath, happenings: [] };
  const after = withAdvance(oath, advance, done);
  return { oath: after, happenings: happeningsOf(oath, after, advance) };
};
