import { only } from '../clauses.js';
import { type Manner } from '../voice.js';

/** The swagger of a ship’s log. */
export const pirateManner: Manner = {
  naming: [
    'Be it known that this log is of {name}, {profession}, sound in wind and wanted in two ports.', 'Entered on this day, of your own will and for shares: {name}, {profession}, by which is meant you.', 'You were {name}, {profession}, and they had your description wrong in Kingston by four inches.', '{name}, {profession}, it says at the head of the page, in a fist that was sober at the time.', 'You signed {name}, {profession}, and made no cross, being a scholar to that extent.',
    'They drank in Tortuga to {name}, {profession}, and it was you who paid.',
    'Mark this name: {name}, {profession}. It was yours, and so far nobody had it on a bill.',
    'This book belongs to {name}, {profession}, and whoever finds it is begged to burn it; it is you who beg.',
  ],
  weather: {
    clear: [only('light', 'it was fair, and not a sail to be seen'), only('light', 'the day came in fair and stayed so'), 'it was fine, and cost nothing', only('light', 'the sky was as blue as a bought coat'), only('light', 'it was weather for sitting on a hatch and lying'), only('dark', 'the stars hung as low as lamps in a tavern', 'there was a moon, and no help for it')],
    cloud: ['it was thick overhead, and dry under', only('light', 'the sky was the colour of a musket ball'), 'it was cloudy, with nothing in it yet', 'the sky had a hat on', 'it was dull weather, fit for honest work'],
    rain: ['it rained straight down, as if somebody had pulled the plug', 'it rained, and every man was as clean as he had been since Lent', 'the rain came on, warm as soup', 'it rained, and every bucket was set out', 'it rained enough to float a bishop'],
    wind: ['it blew fresh, and everything that could flap did', 'it was a wind to make a widow', 'the trade was blowing as if it had been paid', 'it blew hard, and the palms showed their petticoats', 'there was wind enough for three and only you to use it'],
    fog: ['it was thick as burgoo, and as pleasant', 'you could not see the end of your own nose, which was no great loss', 'there was fog, and all of it in your way', 'fog came down, and the gulls walked', 'it was a fog to run aground in'],
    storm: ['it came on to blow the Devil’s own horn', 'the sky fell in, and somebody set fire to the pieces', 'there was thunder, lightning and bad language', 'it blew the hair off a dog', 'the weather was such as to make a chaplain of any man'],
    snow: ['it snowed, by God, and no one aboard could credit it', 'it snowed, and some had to be told what it was', 'it snowed on the palms, and they took it ill', 'it was cold enough to make a parrot pray', 'white stuff came down, and was not flour'],
    heat: ['it was hot as the hinges', 'the pitch ran and so did the tempers', 'it was hot enough to fry an egg on the purser', 'the heat sat on your chest like a landlord', 'it was too hot to fight, and nearly too hot to drink'],
  },
  ways: {
    ocean: ['stood to the westward under easy sail', 'made sail and took it in and made it again', 'ran down your latitude like a bailiff', 'kept her full and by', 'stole a march on the wind', 'let the tide do the work and took the credit'],
    coast: ['went alongshore with an eye to the shoals', 'walked the beach like a lord, for want of a better', 'crept from point to point, as the wise do near a fort', 'went round by the reef at low water', 'kept to the sand, which owes nobody anything'],
    plains: ['marched inland, with a seaman’s legs and a seaman’s opinion of it', 'crossed the savannah under the eyes of wild cattle', 'went through cane, taller than you and better guarded', 'steered over the grass by the sun, no other mark being supplied'],
    forest: ['hacked a way in and followed it', 'went through the trees by somebody else’s blazes', 'went under vines that would have rigged a first-rate', 'crept through a wood where everything drips, stings or is asleep'],
    hills: ['went up for the sake of the view, as a lookout does', 'climbed red earth and goat track', 'went over the hill with your boots in your hand', 'took the rise at a run and the rest at a walk'],
    mountains: ['went up hand over hand, as to a masthead', 'climbed into cloud country', 'crossed the range by a mule-path, and envied the mule', 'went up the ravine with the river coming down it'],
    desert: ['crossed the salt flat in your shirt', 'walked over sand so white that it rang', 'went over the dry ground like a herring over a deck', 'steered by a thorn bush, and then by another'],
    swamp: ['poled up the creek beneath the mangroves', 'waded, with your powder on your head', 'went through the mire by the roots', 'took the creek, with company sliding in on either bank'],
  },
  looks: [
    'Nothing stirred, and you did not write that down.', 'You took a turn up and down, and thought of the gallows, and then of dinner.', 'You overhauled your gear, and some of it was sorry.', 'There was nobody to rob and nobody to be robbed by.', only('ashore', 'A bird with a blue bill bowed to you. You bowed.'), 'You cut a notch for the day: one more than had been promised you.', 'You looked for a sail, from habit, and then for a soldier, from experience.', only('ashore', 'You lay down in what shade there was, and let the world get on without its ballast.'), only('ashore', 'It was a good place to bury a thing, and by the look of it others had thought so.'), 'You sang all you knew of a song, which was the part that cannot be sung ashore.',
    only('dusk', 'The sun went below without being relieved.', 'The light went, and took the coast with it.'), only('night', 'There were lights, far off, that were either a tavern or the Spaniards.', 'The dark smelt of mud and orange trees.'), only('morning', 'The day came up like a debt.'), only('afloat', 'No sail; no smoke; nothing to windward but water.', 'The watch had it that there was a shark. The shark had it that there was a watch.'), only('saga', 'You drank, in water, to the confusion of {foe}.'), only('rich', 'You counted it again, for company.'), only('river', 'The river was the colour of small beer, and as strong.'),
    'Not a soul, not a sail, not a custom-house.', 'Time hung about, with its hands in its pockets.', 'You spat to leeward, and gave it {foe}’s name.', 'You diced against yourself for {thing}, and were cheated.',
    '{companion} had found something dry to lie on, and would not say where.', 'Nobody was being flogged, and one noticed the quiet.', 'If {who} had been there you would have owed {who.him} a drink.', 'The world had its shirt off and was scratching.',
    only('ashore', 'Everything thereabouts that could be stolen had been.', 'Somewhere a fiddle was going, or a gate.', 'The place had been charted, by the look of it, from memory, in drink.', 'Wood, water and no questions: a very fair place.', 'An iguana was keeping the watch, and had not been relieved since Drake.'), only('coast', 'A pelican fell into the sea on purpose.', 'The reef growled in its sleep.', 'A keg had come ashore, and been there before you, and been empty before that.', 'Crabs mustered by the left, and fell out when you coughed.', 'One could hear the tide thinking of something.'),
    'You had the place all to yourself, and no use for it.',
    'You went through your own pockets, like a friend.',
    'There was no one to drink with, and nothing to drink, so it came out even.',
    'You granted yourself a general pardon, and then thought of one or two exceptions.',
    'Somebody ought to have been swearing, and you did what you could.',
    'Business was as quiet as in a counting-house of a Sunday.',
  ],
  towns: [
    'Came to {city}, and found it open at both ends.', 'In {city} they will sell you anything, and then your whereabouts.', '{city} had a church, a gibbet and thirty taverns, in order of use.', 'Walked into {city} as if you owned it, which nobody does for long.', 'You came into {city} with your hat over your eyes, along with everyone else.', 'At {city} there was a man in chains over the mole, and you read his card.', only('known', 'Back in {city}, where they had kept your chair and sold your hammock.', '{city} again: they looked you over to see what you had brought.'),
  ],
  streets: [
    'A preacher stood on a cask and told them it was the Devil’s.', 'The market had parrots, coffins and second-hand boots.', 'Two officers went by, looking at nobody, as men do who have been paid.', 'Somebody owed somebody, and the whole street had come to see it settled.', 'A one-legged man was racing a boy, for money, and had the start.', 'They were auctioning a dead captain’s shirts. You bid for none, and were sorry for one.', 'A harpsichord was going, behind a wall, and the street walked in time to it.',
    'Somebody was selling the same rope by the fathom at one end and by the pound at the other.',
    'A bailiff was asking for a man, and it was the man who was giving him directions.',
    'Six sailors were carrying a seventh, and it was not certain that he was theirs.',
    'There was a sermon at one window and a wedding at the next, and they had begun to answer one another.',
    'A turtle lay on its back before the eating-house with its price on it in chalk, and the price had been lowered.',
    'A pedlar had keys for sale, some hundreds, and did not say of what.',
    'A parson was being sold a chart with a cross on it, and had already asked for a second.',
    'Somebody’s widow had opened a shop in his sea-chest.',
    'Two landlords were fighting over a drunkard, who held both their hats.',
  ],
  rest: [
    'slung a hammock and were gone before it stopped swinging', 'turned in all standing, and slept so', 'slept on the sand with a boot for a pillow', 'took four hours below, in one lump', 'slept like the drowned, and were hauled up by daylight', 'lay out under a boat turned over', 'rubbed rum on the outside, for once, and slept', 'slept with your purse in your teeth', 'turned in sober, which is a strange bed-fellow', 'slept in a sail-loft, among better canvas than you had ever owned', 'lay in the shade like a dog, and rose like a captain', 'had a clean shirt and a long sleep, and hardly knew yourself',
  ],
  wounds: [
    'Put it down in the log as wear.', 'Swore like the Fleet.', 'It had missed everything of value.', 'Bit on a strap, and put the strap by, for next time.', 'A surgeon would have wished to cut, so you kept clear of surgeons.', 'You had it sewn with sail twine, by a man who talked throughout.', 'It would buy you drinks, once it had closed.', 'You bled on the deck, or what there was in place of one.', 'Called it a scratch, in a high voice.', 'You had been keeping that bit of hide for best.', 'There is a tariff for such things in the articles; you looked yourself up.', 'You grinned, so as to have done something with your face.', 'Packed it with tow and thought of home, and neither helped.',
    'There went the good stocking.', 'It wanted rum, inside and out.', 'Some surgeon’s mate would have had a name for that, and you had another.', 'You tried what was left of it, and it answered the helm.', 'You had seen it happen to others, and had thought that they made too much of it.',
    'You put rum to it with a spoon, and drank what was left in the spoon.',
    'It had opened an old darn besides, so that one needle did for both.',
    'Most of what it had taken off could be spared.',
    'It took the gilt off.',
    'You found that you could still hold a glass, and stopped worrying.',
    'Your left hand inquired of the right, and was told to mind its work.',
  ],
  remarks: [
    'Biscuit: one. Weevils: did not count.', 'The water was low and the rum lower.', 'You would have sold your immortal part for a lemon.', 'Nobody had been hanged yet, so far as the log goes.', 'You had salt in places that have no name in English.', 'Dinner was what there was, and it was looking at you.', 'There was a hole in your boot, and you could have told the coin that you trod on.',
    only('saga', 'Being the {day.th} day: wind as found, spirits as issued.', 'The {day.th} day, and {foe} not yet hanged.', 'You had given {who} your hand on it; and it was the good hand.', 'Laid off a course for {where}, on the table, in spilled beer.'), only('company', '{companion} had the watch, or looked as though.', 'You tossed {fellow} for the last of the cheese.'), only('alone', 'All hands mustered: one.'), only('hunted', 'There was a price on you, and it was a fair one, which made it worse.'), only('rich', 'In the chest: {purse}. In the crew: temptation.'), only('broke', 'Not a coin in the ship. It makes for honest company.'), only('pressed', 'They were gaining. One feels it in the neck.'), only('hardwinter', 'It was such a season as makes planters civil.'), only('late', 'You had been out so long that your shadow had learned to roll.'),
    'Somebody had been at the cheese, and it had been you.', 'Half your teeth were sound, and the other half had been very good company.', 'You drank {met}’s health, and would have drunk {met.his} rum.', 'There was a rope in it for {rival}, if there was any justice; and you had met justice.',
    'The debt to {due} was carried forward, as they say, to a clean page.',
  ],
  met: [
    'The name, for the book: {them}. The trade: {them.trade}.', '{them}, the {them.trade} was called, or answered to it.', 'The name was {them}, sworn to on a Bible with the middle out.', 'They called that one {them}, along the whole coast, and touched wood.', 'The {them.trade} gave you a hand and a name, and the name was {them}.',
  ],
};
