import { CompassRose } from '../../../components/compass-rose.js';

/** The right-hand page before a people is chosen. */
export const EmptyPreview = () => (
  <div className="hidden flex-1 flex-col items-center justify-center gap-6 lg:flex">
    <CompassRose className="w-56" />
    <p className="caption text-center text-xl">Choose a people, and their country is drawn here.</p>
  </div>
);
