import { type Item } from '../../model/character.js';

/*
 * What sort of thing a thing is, by its name: names in the tables begin with a common word. Only what the rules ask for.
 */
type Named = Pick<Item, 'name'>;

const EDIBLE =
  /\b(?:stockfish|cod|herrings?|fish sauce|bread|loaf|biscuits?|cheese|meat|ham|bacon|rice|barley|oats?|dates|figs|apples?|nuts|honey|berries|sausage|eggs|butter|curds?|onions?|beans|brick of tea|plum wine|keg of rum|canary wine|ale|mead|kumis)\b/i;
const VESSEL = /\b(?:horn|cup|bowl|glass|flask|line|hook|net)\b/i;
const WEAPON =
  /\b(?:axe|adze|sword|sabre|cutlass|seax|spear|lance|bow|longbow|flatbow|javelins?|knife|dagger|stiletto|pistols|club|hammer|crowbar|whip|cord|boar-spear|side-sword|spade|pick)\b/i;
const CLIMBING = /\b(?:rope|cord|pick|hook|snowshoes|staff|tent-peg)\b/i;
const MEDICINE = /\b(?:moss|herbs?|herb-chest|physic|medicine|fever bark|antidote|henbane|bandages?|salve|bone-saw)\b/i;
const CRAFT =
  /\b(?:axe|adze|hammer|tongs|bellows|mallet|crowbar|knife|jack-knife|hook|glue|tar|pitch|rivets|spade|plumb line|saw|mould|rope|wire|twine)\b/i;
const MUSIC = /\b(?:flute|horn|whistle|rattle|conch|trumpet|reed|bells?|call)\b/i;

/** What a town's tables sell, under whatever name the player asked for it. */
export const FOOD = 'food';
export const isEdible = ({ name }: Named): boolean => EDIBLE.test(name) && !VESSEL.test(name);
export const isWeapon = ({ name }: Named): boolean => WEAPON.test(name);
export const isInstrument = ({ name }: Named): boolean => MUSIC.test(name);
export const isForClimbing = ({ name }: Named): boolean => CLIMBING.test(name);
export const isMedicine = ({ name }: Named): boolean => MEDICINE.test(name);
export const isTool = ({ name }: Named): boolean => CRAFT.test(name);
