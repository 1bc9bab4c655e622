import { type Companion } from '#game/model/character.js';
import { type Deed } from '#game/model/deed.js';
import { type Draw } from '#game/model/draw.js';
import { type SessionData } from '../state/session.state.js';

/** Percentage of wounds that a loyal companion shares, and the least loyalty of such a companion. */
const SHIELDED = 35;
const LOYAL = 50;

/** A companion who takes part of the player's wound; `index` is their place among the companions. */
export interface Shield {
  readonly companion: Companion;
  readonly index: number;
  readonly points: number;
}

export const shieldFor = (
  { saga, holdings: { companions } }: SessionData,
  deed: Deed,
  wound: number,
  draw: Draw,
): Shield | null => {
  const index = companions.findIndex(({ loyalty, type }) => loyalty >= LOYAL && type !== 'mount' && type !== 'bird');
  const companion = companions[index];
  if (saga === null || !companion || wound < 2 || deed.kind === 'move' || draw('shield', 100) > SHIELDED) return null;
  return { companion, index, points: Math.floor(wound / 2) };
};

/** The wound of one companion when a deed of grave risk fails. */
export const companionWound = (
  { risk }: Deed,
  companions: number,
  draw: Draw,
): { readonly index: number; readonly points: number } | null =>
  risk !== 'grave' || companions === 0
    ? null
    : { index: draw('companion', companions) - 1, points: draw('companion-wound', 6) };
