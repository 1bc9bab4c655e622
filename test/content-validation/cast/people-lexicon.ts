const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Nouns of men and boys, besides all that end in ‘man’. Of a compound with a hyphen the last part stands here. */
export const MEN = words(`
  boy lad son father brother husband uncle nephew grandfather grandson godfather brother-in-law son-in-law father-in-law
  stepfather stepson widower groom bridegroom monk friar abbot prior bishop archbishop cardinal pope priest parson vicar
  canon dean chaplain king prince duke emperor sultan khan jarl lord baron squire knight serjeant chieftain patriarch
  greybeard fellow shaman hermit sexton verger sacristan almoner cellarer beadle skald eunuch centurion legionary
  samurai ronin reeve bailiff suitor ruffian bard gaffer butler summoner masseur god saint
`);

/** Nouns of women and girls, besides all that end in ‘woman’. */
export const WOMEN = words(`
  girl lass maid maiden daughter mother sister wife midwife housewife fishwife widow aunt niece grandmother granddaughter
  godmother mother-in-law sister-in-law daughter-in-law stepmother stepdaughter bride nun abbess prioress anchoress queen
  waitress princess duchess empress lady dowager mistress hostess landlady laundress embroideress seeress portress seamstress
  priestess crone witch matron geisha concubine nurse
`);

/** Nouns of people who may be men or women. */
export const EITHER = words(`
  person child infant baby orphan youth elder eldest youngest stranger traveller wanderer friend companion comrade guest
  host neighbour cousin parent twin heir ancestor relation beggar leper cripple prisoner captive hostage slave thrall
  servant attendant retainer steward chamberlain secretary clerk scribe writer copyist notary registrar lawyer judge
  magistrate prefect consul tribune legate governor mayor ruler tyrant senator speaker witness helper juror accuser
  defendant creditor debtor lender borrower pawnbroker broker dealer trader merchant pedlar hawker seller buyer purchaser
  customer client auctioneer grocer butcher baker brewer cook chandler cooper smith blacksmith goldsmith locksmith armourer
  farrier carpenter joiner shipwright wheelwright wagoner carter muleteer drover driver rider ostler herder shepherd
  goatherd swineherd cowherd farmer peasant villager cottager tenant landowner landlord innkeeper keeper gatekeeper
  doorkeeper gatherer collector porter warden guard guardian sentry sentinel watcher lookout scout spy agent informer
  messenger courier runner envoy ambassador herald crier trumpeter drummer piper fiddler musician singer player actor
  comedian acrobat juggler conjurer mountebank dancer poet painter sculptor artist carver mason builder thatcher potter
  weaver dyer tanner tailor cobbler shoemaker saddler glover sailmaker maker mender tinker grinder burner woodcutter
  cutter miner digger gravedigger undertaker mourner bearer carrier hunter trapper fowler falconer poacher tracker fisher
  diver swimmer sailor mariner boatswain purser pilot gunner captain skipper mate master harbourmaster postmaster
  schoolmaster rower wrecker smuggler pirate corsair raider robber thief burglar outlaw bandit brigand killer murderer
  assassin duellist fighter wrestler gladiator champion challenger soldier trooper archer musketeer warrior veteran
  recruit deserter mercenary sergeant corporal lieutenant officer colonel marshal general commander rebel heretic pilgrim
  penitent novice confessor preacher prophet seer soothsayer healer doctor physician surgeon apothecary dentist drawer
  barber anatomist scholar student pupil teacher tutor philosopher astronomer astrologer surveyor inspector examiner
  auditor overseer contractor owner apprentice journeyman labourer worker gardener miller reaper mower gleaner thresher
  shearer milker planter sower organist ringer picker catcher lamplighter gossip liar cheat swindler forger impostor
  traitor fugitive runaway exile refugee castaway survivor foreigner foe enemy rival lover sweetheart spouse sleeper
  drunkard gambler miser fool simpleton coward dwarf sinner leader chief bystander onlooker passer-by passenger newcomer
  visitor searcher pursuer climber mower finder giver heckler teller listener lodger householder slaver manslayer avenger
  attacker opponent peacemaker arbiter umpire satirist gazetteer printer engraver stationer blower lutenist
  hairdresser treasurer paymaster sutler grenadier cashier official usher stylist petitioner plaintiff litigant candidate
  donor patron successor predecessor fletcher furrier fuller stoker harpooner whaler salter crabber minstrel storyteller
  watchkeeper namer bather raker boiler tumbler bass crimp augur racer adviser founder draper scullion civilian blasphemer
  usurer knocker beater eater vendor hospitaller greengrocer lancer purveyor thrower wader reader loser
  ropewalker ropemaker scraper shampooer sweeper heaver forester censor constable
`);

/** Many people by one noun. */
export const GROUPS = words(`
  people folk family household crew band troop patrol garrison crowd mob clan gang choir jury escort cavalry infantry
  cohort legion militia squad audience kin kindred
`);

/** Beasts that are ‘he’ or ‘she’ as well as ‘it’, and those that are either alone. */
export const BEASTS = words(`
  dog hound bitch puppy pup cat kitten horse mare stallion gelding colt foal pony mule donkey ass ox bull cow calf heifer
  bullock goat kid nanny billy ram ewe lamb sheep wether pig sow boar hog hen cock cockerel goose gander duck drake falcon
  hawk eagle raven crow parrot monkey ape elephant camel lion lioness tiger bear she-bear cub wolf she-wolf fox vixen hare
  deer stag doe elk antelope whale seal turtle beast animal creature bird fish snake viper tortoise swan stork heron gull
  marmot walrus vulture jay wether thrush wren robin eel salmon spider frog toad mouse rat otter badger cricket beetle pigeon jackdaw magpie
`);

/** Ships are ‘she’. */
export const SHIPS = words(`
  ship boat vessel longship galley galleon brig brigantine sloop schooner frigate cutter barge ferry junk dhow pinnace
  hulk wreck raft canoe skiff prize merchantman man-of-war privateer cog lugger ketch
`);

/** Words that stand for somebody without saying who. */
export const SOMEBODY = words(`
  somebody someone anybody anyone nobody whoever everybody everyone each another either neither one none other first second
  third fourth fifth sixth seventh eighth ninth tenth last foremost oldest biggest smallest tallest
`);

/** Words after which ‘they’ may be many, besides all plurals in ‘s’. */
export const NUMBERS = words(`
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty
  sixty hundred thousand dozen both others several few many most some all everybody everyone cattle sheep geese oxen mice
  feet teeth poultry deer elk fish swine clothes rest
`);

/** Places, bodies and feasts for the people in them. */
export const PLACES = words(`
  camp town village parish house farm hall inn hut monastery abbey convent school street market company caravan party army
  court council guild congregation procession couple pair tribe wedding guard-boat hill
`);

/**
 * People whom no opening has to show: the one king or god of a country, and people whom a narrator's hearers know, as a
 * monk's hearers know his abbot and the novices.
 */
export const ALWAYS_KNOWN = words(`
  king queen emperor empress sultan khan pope god devil saint prophet enemy novice abbot prior cellarer
`);

/** What has the look of a person and is none. */
export const FIXED_PHRASES: readonly string[] = ['cock crew', 'shin-guard', 'guard-boat', 'guard-house', 'guard dog'];
