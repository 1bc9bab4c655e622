/**
 * What an oath asks for, which decides what brings it on and what it costs:
 * - `find-out`: to learn a truth. Clues that are followed up earn most; one that goes cold loses ground.
 * - `protect`: to keep somebody or something at {where} safe. Mornings near it earn; each step of the threat does harm.
 * - `avenge`: to take revenge, or to forgive. Facing the foe earns; days without anything done cool it.
 * - `carry`: to bring something safely to {where}. The road itself earns; a bad wound harms what is carried.
 * - `accused`: to live down an accusation. Each person who comes to think well of the hero earns; ill will costs.
 */
export const OATH_KINDS = ['find-out', 'protect', 'avenge', 'carry', 'accused'] as const;
export type OathKind = (typeof OATH_KINDS)[number];
