import { type FactionId } from '#game/model/world.js';
import { type FunctionComponent } from 'react';
import { Crest as Assassins } from './assassins/crest.js';
import { Crest as Barbarians } from './barbarians/crest.js';
import { Crest as Empire } from './empire/crest.js';
import { Crest as Knights } from './knights/crest.js';
import { Crest as Mongols } from './mongols/crest.js';
import { Crest as Pirates } from './pirates/crest.js';
import { Crest as Samurai } from './samurai/crest.js';
import { Crest as Vikings } from './vikings/crest.js';

const CRESTS: Readonly<Record<FactionId, FunctionComponent<{ readonly className: string }>>> = {
  vikings: Vikings,
  empire: Empire,
  mongols: Mongols,
  samurai: Samurai,
  pirates: Pirates,
  knights: Knights,
  assassins: Assassins,
  barbarians: Barbarians,
};

/** A people's crest. All eight are in one chunk, loaded by the first page that shows one, since the worlds page shows all of them. */
export const Crest = ({ faction, className }: { readonly faction: FactionId; readonly className: string }) => {
  const Drawn = CRESTS[faction];
  return <Drawn className={className} />;
};
