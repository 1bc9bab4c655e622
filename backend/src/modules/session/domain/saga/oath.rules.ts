import { spineOfferOf, testFrame } from '#game/model/offer-ids.js';
import { oathOf } from '#game/content/catalogue.js';
import { type Happening, type Oath, OATH_BOXES, OATH_READY } from '#game/model/saga.js';
import { type Deed } from '#game/model/deed.js';

/** Boxes earned, by what brings an oath on. */
export const EARNED = { step: 2, deed: 1, thread: 1, asking: 1 } as const;

export interface Deeded {
  readonly deed: Deed;
  readonly success: boolean;
  /** The encounter that it has ended. */
  readonly closed: { readonly frame: string; readonly won: boolean } | null;
  readonly threadKept: boolean;
  /** The city whose people told what they know. */
  readonly heardIn: string | null;
  readonly day: number;
}
interface Advance {
  readonly by: keyof typeof EARNED;
  readonly step: number | null;
}

const advanceOf = (oath: Oath, { deed, success, closed, threadKept, heardIn }: Deeded): Advance | null => {
  const spine = spineOfferOf(deed.offerId);
  if (success && spine?.of === 'step') return { by: 'step', step: spine.n };
  if (threadKept) return { by: 'thread', step: null };
  if (heardIn !== null && !oath.asked.includes(heardIn)) return { by: 'asking', step: null };
  const ways: readonly string[] = oathOf(oath.key)?.ways ?? [];
  return closed?.won && spine === null && ways.includes(deed.kind) ? { by: 'deed', step: null } : null;
};

/** How the last test ends, by one of its ways or in the player's own; who has slipped away from it may come back to it. */
const testedBy = (oath: Oath, { deed, success, closed }: Deeded): Oath['outcome'] => {
  if (closed?.frame !== testFrame(oath.key)) return 'open';
  if (!success) return 'lost';
  return closed.won || spineOfferOf(deed.offerId)?.of === 'test' ? 'kept' : 'open';
};

/** An oath after a deed, and what is to be told of it: choices, places and people bring it on by what they are. */
export const oathAfter = (
  oath: Oath,
  done: Deeded,
): { readonly oath: Oath; readonly happenings: readonly Happening[] } => {
  const outcome = testedBy(oath, done);
  if (outcome !== 'open') return { oath: { ...oath, outcome }, happenings: [] };
  const advance = advanceOf(oath, done);
  if (advance === null) return { oath, happenings: [] };
  const boxes = Math.min(OATH_BOXES, oath.boxes + EARNED[advance.by]);
  const after: Oath = {
    ...oath,
    boxes,
    movedOn: done.day,
    asked: advance.by === 'asking' && done.heardIn !== null ? [...oath.asked, done.heardIn] : oath.asked,
    steps: oath.steps.map((step, i) => (i === advance.step ? { ...step, done: true } : step)),
  };
  const advanced: Happening[] = boxes > oath.boxes ? [{ kind: 'oath-advanced', boxes, ...advance }] : [];
  return {
    oath: after,
    happenings: boxes >= OATH_READY && oath.boxes < OATH_READY ? [...advanced, { kind: 'oath-ready' }] : advanced,
  };
};
