import { type Item } from '../../model/character.js';
import { FACTIONS, type FactionId } from '../../model/world.js';
import { FACTION_CONTENT } from '../../content/factions.js';
import { type Find } from '../../model/content/frame.js';
import { COMMON, tablesOf } from '../../content/tables.js';

/** A people's own things come this often for one that anybody may have, and what some way asks for this often for one that none does. */
const OWN = 2;
const ASKED_FOR = 3;

const asksOf = (faction: FactionId): ReadonlySet<string> =>
  new Set(
    [...tablesOf(faction).frames, ...COMMON.frames].flatMap(({ offers }) =>
      offers.flatMap(({ requiresItem }) => requiresItem ?? []),
    ),
  );
const ASKED: ReadonlyMap<FactionId, ReadonlySet<string>> = new Map(
  FACTIONS.map((faction) => [faction, asksOf(faction)]),
);

const COMMON_THINGS: ReadonlySet<string> = new Set(COMMON.finds.map(({ item }) => item.name));

/** What this people may come by and does not carry yet. */
export const thingsFor = (faction: FactionId, inventory: readonly Pick<Item, 'name'>[]): readonly Find[] =>
  [...tablesOf(faction).finds, ...COMMON.finds].filter(({ item }) => !inventory.some(({ name }) => name === item.name));

/** What a town of theirs has for sale: all that, and the tools of every trade. */
export const waresFor = (faction: FactionId, inventory: readonly Pick<Item, 'name'>[]): readonly Item[] => {
  const tools = Object.values(FACTION_CONTENT[faction].professions).flatMap(
    ({ startingEquipment }) => startingEquipment,
  );
  const wares = new Map([...tools, ...thingsFor(faction, []).map(({ item }) => item)].map((item) => [item.name, item]));
  return [...wares.values()].filter(({ name }) => !inventory.some((held) => held.name === name));
};

/** How readily a thing is come by: what a choice asks for is to be found in the world. */
export const weightOf =
  (faction: FactionId) =>
  ({ name }: Pick<Item, 'name'>): number =>
    (COMMON_THINGS.has(name) ? 1 : OWN) * (ASKED.get(faction)?.has(name) ? ASKED_FOR : 1);
