import { stemOf } from '../tokens.js';

/*
 * Words that players use for one another: a line holds what may be the same in a scene. They count only where no name of
 * the scene has the word itself.
 */
const PEOPLE = `guard guards guardsman watchman sentry sentinel warden keeper gatekeeper toll-keeper soldier constable lookout watch
innkeeper host hostess landlord landlady barkeep bartender barman barmaid publican taverner tapster
merchant trader pedlar peddler peddlar seller hawker dealer vendor shopkeeper salesman chapman huckster monger
priest monk friar brother abbot prior nun sister shaman prophet chaplain clergyman cleric bonze druid hermit
warrior fighter soldier swordsman knight samurai ronin mercenary spearman axeman raider duellist
rider horseman horsewoman cavalryman messenger courier
robber bandit thief brigand outlaw raider highwayman cutthroat crook mugger
sailor seaman mariner shipmate boatman boatwoman ferryman ferrywoman fisherman skipper captain helmsman castaway oarsman rower
healer doctor physician surgeon barber midwife herbalist leech medic
lord lady noble nobleman noblewoman jarl chief chieftain baron magistrate prince princess khan governor boss leader
farmer peasant villager shepherd herder herdsman herdswoman drover goatherd cowherd
smith blacksmith swordsmith
child children kid boy girl lad lass youngster youth son daughter
clerk scribe notary scholar teacher lawyer advocate
traveller wanderer pilgrim foreigner newcomer wayfarer
crone granny grandmother grandma hag widow elder
grandfather grandpa oldster elder geezer
hunter huntsman trapper tracker
servant maid groom squire page`;
const SIGHTS = `river stream brook creek ford water
ship boat vessel longship barge
house hut cottage cabin shack home
inn tavern alehouse taproom pub bar hostel
wood woods forest trees grove thicket
rock rocks stone stones boulder
fire hearth campfire embers bonfire
road path track trail way lane street
temple church shrine chapel
door gate doorway gateway
corpse body remains carcass bones
wall walls rampart palisade fence
market stalls stall bazaar shops shop
harbour harbor dock docks port pier quay jetty wharf
chest box coffer crate trunk strongbox
sword blade katana cutlass rapier sabre saber gladius broadsword longsword scimitar spatha
dagger knife stiletto tanto seax dirk pugio
axe hatchet
bow longbow shortbow
spear lance javelin pike
bread loaf
meat ham jerky
horse mount steed pony
dog hound
food provisions rations`;

/** All words of the lists, for the spelling. */
export const KIN_WORDS: readonly string[] = `${PEOPLE}\n${SIGHTS}`.split(/\s/);

const groupsOf = (text: string): readonly ReadonlySet<string>[] =>
  text.split('\n').map((line) => new Set(line.split(' ').map(stemOf)));
const GROUPS = [...groupsOf(PEOPLE), ...groupsOf(SIGHTS)];

/** Stems of the words that may mean the same as one of these, themselves left out. */
export const kinOf = (stems: readonly string[]): readonly string[] => [
  ...new Set(
    GROUPS.filter((group) => stems.some((stem) => group.has(stem))).flatMap((group) =>
      [...group].filter((stem) => !stems.includes(stem)),
    ),
  ),
];

const listed = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const MEN = listed('man guy fellow bloke chap dude gentleman sir mister lad men guys fellows');
const WOMEN = listed('woman lady gal lass maiden madam dame women ladies');
const EITHER = listed(
  'stranger strangers person traveller wanderer wretch individual newcomer villain rascal scoundrel rogue creature local locals villager villagers native foreigner bastard fool oaf brute enemy opponent foe attacker adversary folk folks companion',
);
export const ANYBODY_WORDS: readonly string[] = [...MEN, ...WOMEN, ...EITHER];
/** A word for anybody: whether it tells a man or a woman; null for any other word. */
export const anyoneBy = (word: string): 'male' | 'female' | 'either' | null => {
  if (MEN.has(word)) return 'male';
  if (WOMEN.has(word)) return 'female';
  return EITHER.has(word) ? 'either' : null;
};
