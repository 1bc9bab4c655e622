/*
 * The nouns of things and people that can be seen in a place and handled: a text of an encounter is searched for them, so
 * that a player may speak of what was told. Singular; the plural is found by its stem.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** People without a name, who can be spoken to. */
export const PEOPLE_NOUNS: ReadonlySet<string> = words(`
  man woman boy girl child baby people crowd crew family party company band gang mob
  widow lady gentleman fellow stranger traveller pilgrim wanderer rider horseman horsemen driver drover carter muleteer
  ferryman ferrywoman boatman fisherman fisher sailor captain skipper mate messmate steersman pilot pirate castaway
  merchant trader pedlar tinker tailor smith cooper potter baker cook servant clerk notary lawyer advocate official officer
  soldier guard sentry watchman warrior knight squire esquire archer gunner drummer trumpeter herald courier messenger
  king queen khan jarl lord landowner host hostess innkeeper owner guest neighbour farmer shepherd herdsman herder
  hunter trapper woodcutter charcoal-burner miller ploughman groom maid nurse midwife mother father brother sister aunt
  uncle grandmother grandfather grandson son daughter cousin nephew niece husband wife bride elder youngest
  priest priestess monk friar nun abbot abbess hermit anchoress saint chaplain bishop cardinal seeress shaman augur druid
  bard skald poet singer fiddler piper harper player painter sculptor mason artisan scholar student teacher schoolmaster
  doctor surgeon physician veteran centurion legate tribune senator magistrate governor inspector censor contractor
  tax-gatherer toll-keeper collector customs-officer health-officer interpreter constable thief-taker sheriff judge
  bearers mourner diver pearl-diver beggar thief robber bandit outlaw raider deserter prisoner slave captive murderer
  swordsman duellist fencing-master champion wrestler gladiatrix gladiator actor player-queen mountebank juggler
  monkey-keeper ringleader rower oarsman passenger ronin samurai daimyo geisha lasso-man camel-woman ore-digger law-speaker
  leader chief chieftain scout spy assassin hooded figure body corpse patient witness buyer seller customer foreman
  overseer workman labourer digger sweeper washerwoman goose-girl goatherd swineherd beekeeper
`);

/** Beasts. */
export const BEAST_NOUNS: ReadonlySet<string> = words(`
  horse mare stallion foal pony mule ass donkey ox oxen cow bull calf cattle herd sheep ram lamb flock goat pig sow boar
  dog hound puppy cat wolf she-wolf cub whelp bear she-bear fox hare rabbit deer stag elk antelope camel elephant monkey
  tiger lion leopard snake viper adder frog toad turtle whale shark seal fish eel crab gull goose geese duck swan hen
  cock chicken crow raven jackdaw magpie eagle hawk falcon owl heron crane parrot bird bee wasp fly spider leech rat mouse mice
  dragon beast animal creature monster
`);

/** What can be gone into, stood at, looked at and handled. */
export const THING_NOUNS: ReadonlySet<string> = words(`
  road path  track trail lane street bridge ford ferry crossing ditch dyke bank slope hill mound ridge gully ravine gorge
  cliff ledge rock boulder stone pebble gravel cave mouth hole hollow pit shaft tunnel quarry mine spring stream river
  brook channel creek pool pond lake bog mire marsh swamp reed reeds  tussock shore beach strand sand dune  reef
  surf sea water ice snow fog field meadow furrow pasture grass straw hay haystack turf peat heather fern moss thorn furze bush
  thicket hedge tree trunk stump log branch bough twig root bark pine oak birch willow alder ash yew beech apple wood grove forest
  garden orchard vineyard village town city house hut cabin cottage farm barn byre stall stable shed mill forge smithy inn tavern
  kitchen hall room cellar loft chapel church temple shrine altar abbey monastery tower castle  battlement wall gate gateway
  gatepost door doorway doorpost doorstep threshold window shutter roof eaves chimney hearth floor stair stairs ladder 
  court yard courtyard fence palisade barrier barricade toll camp tent awning fire campfire beacon torch lantern lamp candle
  ship longship boat raft canoe skiff sloop brig galleon galley merchantman wreck hull keel deck mast sail oar anchor rope
  net plank board rail gunwale rudder tiller cabin cargo cask barrel keg crate chest box coffer trunk lid lock key chain
  cart wagon hay-wain carriage coach sledge wheel axle harness rein bridle saddle stirrup yoke plough rake spade shovel
  hammer axe mallet chisel needle shears scythe sickle hook nail pole post stake staff stick rod club cudgel whip
  sword knife dagger blade spear lance pike bow arrow quiver sling pistol musket gun cannon powder shield helmet armour mail
  cloak coat shirt boot shoe sandal glove mitten hat cap hood mask veil belt sash scarf shawl blanket bundle pack bag sack
  basket pouch purse ring bracelet necklace chain jewel pearl coin silver gold treasure hoard crown jar jug pot kettle
  cauldron pan bowl cup beaker dish plate spoon ladle bucket pail trough table bench chair stool bed mat rug carpet cushion
  curtain cloth rag banner flag pennon sign notice bill letter paper scroll book  map chart deed writ verse inscription
  rune seal statue pillar column arch milestone gravestone grave tomb bier coffin cradle skull bone bones wreath garland flower
  bell drum horn pipe flute harp lute fiddle trumpet gong bread loaf cake cheese meat ham soup broth stew ale beer wine
  water-cask salt pepper garlic onion apple pear plum melon turnip cabbage corn grain honey egg eggs milk
  rubble ruin ruins dust smoke ash ashes scarecrow gallows noose trap snare cage goods wares  baggage hoof-print footprint
  footprints tracks blood  fur skin wool feather nest hive web mirror lens dice cards board game
  effigy idol offering cairn ring standing-stone menhir barrow mill-wheel sluice dam weir pump windlass crane scales
`);
