import { type Item } from '../../model/character.js';
import { type Catalogue, type Ground } from '../../model/content/catalogue.js';
import { type Find } from '../../model/content/frame.js';
import { type Situation } from '../../model/encounter.js';
import { type FactionId } from '../../model/world.js';

/** Weight of a people's own things against common ones, and of required things against others. */
const OWN = 2;
const REQUIRED = 3;

const isCarried = (inventory: readonly Pick<Item, 'name'>[], { name }: Pick<Item, 'name'>): boolean =>
  inventory.some((held) => held.name === name);

/** What this people can find in such a place and does not carry yet. */
export const findsAt = (
  { factions }: Catalogue,
  { faction, inventory }: Pick<Situation, 'faction' | 'inventory'>,
  ground: Ground,
): readonly Find[] => factions[faction].findsAt[ground].filter(({ item }) => !isCarried(inventory, item));

/** What a town of this people has for sale and the buyer does not carry yet. */
export const waresFor = (
  { factions }: Catalogue,
  { faction, inventory }: Pick<Situation, 'faction' | 'inventory'>,
): readonly Item[] => factions[faction].wares.filter((item) => !isCarried(inventory, item));

/** The weight of a thing: things that choices require are more frequent. */
export const weightOf =
  ({ commonItems, factions }: Catalogue, faction: FactionId) =>
  ({ name }: Pick<Item, 'name'>): number =>
    (commonItems.has(name) ? 1 : OWN) * (factions[faction].requiredItems.has(name) ? REQUIRED : 1);
