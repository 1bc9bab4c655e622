import { type FactionId } from '#game/model/world.js';
import { type FunctionComponent } from 'react';
import { AssassinsCrest } from './assassins/crest.js';
import { BarbariansCrest } from './barbarians/crest.js';
import { EmpireCrest } from './empire/crest.js';
import { KnightsCrest } from './knights/crest.js';
import { MongolsCrest } from './mongols/crest.js';
import { PiratesCrest } from './pirates/crest.js';
import { SamuraiCrest } from './samurai/crest.js';
import { VikingsCrest } from './vikings/crest.js';

const CRESTS: Readonly<Record<FactionId, FunctionComponent<{ readonly className: string }>>> = {
  vikings: VikingsCrest,
  empire: EmpireCrest,
  mongols: MongolsCrest,
  samurai: SamuraiCrest,
  pirates: PiratesCrest,
  knights: KnightsCrest,
  assassins: AssassinsCrest,
  barbarians: BarbariansCrest,
};

export const Crest = ({ faction, className }: { readonly faction: FactionId; readonly className: string }) => {
  const Drawn = CRESTS[faction];
  return <Drawn className={className} />;
};
