import { useTheme } from '../../../crafts/use-theme.js';
import { placeOf, useSession } from '../../session/index.js';

/** Where the hero is, in the words of the theme. */
export const PlaceHeading = () => {
  const { character, world } = useSession();
  const { words } = useTheme();
  if (world === undefined) return <h2 className="display">The story</h2>;
  const { title, name } = placeOf(world.world, character.currentLocation);
  return <h2 className="display">{words.place(title, name)}</h2>;
};
