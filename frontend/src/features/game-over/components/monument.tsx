import { type FactionId } from '#contracts/world/world.js';
import { Crest } from '../../../components/crests/crest.js';

/** A cairn over the road, with the crest of whoever lies under it. */
export const Monument = ({ name, faction }: { readonly name: string; readonly faction: FactionId }) => (
  <div className="monument">
    <Crest faction={faction} className="w-40" />
    <span className="sr-only">A stone for {name}</span>
  </div>
);
