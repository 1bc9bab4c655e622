import { type OathKind } from '#game/model/content/oath-kinds.js';

/** What brings an oath of each kind on, and what costs it a box. */
const COURSE: Readonly<Record<OathKind, string>> = {
  'find-out': 'A truth to find. Leads that you follow bring you there; a lead that goes cold costs a box.',
  protect: 'Something to keep safe. Nights spent near it count; each step of the threat costs a box.',
  avenge: 'A wrong to answer. Facing your foe counts; every fifth idle day costs a box.',
  carry: 'Something to bring safely. The road there counts; a heavy wound costs a box.',
  accused: 'A charge to live down. Each who comes to like you counts; each new grudge costs a box.',
};
export const courseOf = (kind: OathKind): string => COURSE[kind];
