import { type Terrain } from '../../../model/world.js';
import { by, type Clauses, only } from '../../../model/content/clauses.js';

/*
 * Going from one place to the next, told by anyone. `WAYS` and `HARD_WAYS` follow 'you'; `FRONTS` stand before it,
 * with a comma of their own where they want one; `TAILS` follow a comma.
 */
type ByTerrain = Readonly<Record<Terrain, Clauses>>;

export const WAYS: ByTerrain = {
  ocean: [
    'stood out until the land was a line', 'held your course', 'ran under a small sail', 'steered by the swell', 'let her run', 'kept the bow to the seas',
    'rowed a while and sailed a while', 'made good way over a long swell', 'crossed a stretch of deep water', 'kept a hand on the helm and an eye on the sail',
    'sounded, found no bottom, and went on', 'followed a line of foam to where it ended', 'made one long board and one short one', 'kept the same birds in sight and followed them',
    'stood off and on until it suited you', 'went down the coast with the land just in sight', 'worked up to windward a length at a time', 'shortened sail, and made it again', 'slid along on a slant of wind',
    'let the tide have its way and took yours from it', 'sailed her full, and did not pinch', 'baled now and then, for the look of it', 'steered small', 'pulled at the oars until there was something to pull for',
    'crossed a shoal, holding your breath over it',
  ],
  coast: [
    'followed the shore at the water’s edge', 'kept to the wet sand, where it was firm', 'took the path along the top of the beach', 'crossed the flats while the tide was out',
    'went round one point and then another', 'climbed from cove to cove', 'walked along the line of weed that the tide had left', 'picked your way over the rocks', 'went along under the cliff',
    'waded a creek and went on along the strand', 'kept the sea on one side and the grass on the other', 'cut across the dunes behind the beach', 'went from one headland to the next',
    'went along the top of the shingle', 'kept between the weed and the water', 'walked the length of a long bay', 'waded round the foot of a rock', 'went over a spit with the sea on both sides',
    'crossed a cove between two waves', 'followed a bank of shells', 'went by a row of upturned boats', 'took the sheep-path along the cliff', 'went down to the sand and up again where it ended',
    'kept above the surf by a shelf in the rock', 'crossed the mouth of a stream on stones', 'went behind the dunes, out of the spray', 'walked where the sand was dark', 'passed below a village and its smell of fish',
    'climbed a groyne of old timbers and went on', 'went round the head of an inlet', 'followed a line of old stakes across the mud', 'cut off a point by a dip in the land', 'went by a beach of black pebbles',
    'kept one hand on the cliff and one foot in the water', 'came over a headland and down into the next bay', 'stepped from slab to slab under the bank', 'went along a sea-wall with gaps in it', 'took a track that the weed-cutters use',
    'went through sea-grass to the knee', 'followed the edge of a lagoon', 'crossed a bar that the tide had left dry', 'walked under an arch that the sea had made', 'passed a wreck, and another a little older',
    'went by the salt-pools, one after another', 'skirted a marsh that ran down to the beach',
    only('road', 'followed the road above the beach', 'kept to the road, with the surf below it'), only('river', 'crossed the river where it ran out over the sand'),
  ],
  plains: [
    'crossed open grassland', 'went straight over the level', 'followed a track across the open', 'kept along a ditch', 'went from one lone tree to the next', 'waded through long grass',
    'chose a mark ahead and went toward it', 'went by a path between two banks', 'passed the ashes of an old camp', 'crossed a shallow stream and a wide pasture', 'kept to the only rise there was',
    'followed a line trodden by animals', 'went round the edge of a wide hollow',
    'went by a row of willows', 'followed a brook that was in no hurry', 'crossed stubbly ground with the crows', 'took a lane between two walls', 'went from one farm’s dogs to the next',
    'walked the length of a long field', 'kept to the edge of the ploughed land', 'followed a cart-track with a green middle', 'crossed the bed of a lake that was gone', 'went past a mill and over its stream',
    'went by way of three planks and a stile', 'cut across a common', 'kept a line of poplars on one side of you', 'crossed a drove as wide as a river', 'went along the top of a dyke',
    'came through a gap in one bank after another', 'passed a barrow, and another behind it', 'went over rough pasture among thistles', 'followed the crest of a swell in the land', 'went from well to well',
    'crossed a flat that had been under water', 'took the way that the cattle take to drink', 'went round a village by the backs of its gardens', 'walked toward a clump of trees and out at the other side', 'kept to a causeway over wet meadow',
    'followed the old bank of a river', 'went by reed-beds and then by beans', 'took the short side of a very large field', 'crossed four boundaries, all in dispute',
    only('road', 'kept to the road', 'followed the road, which had no reason to bend', 'took the road over the level'), only('river', 'followed the river across the flat', 'kept to the bank of the river'),
  ],
  forest: [
    'went in under the trees', 'followed a deer path through the wood', 'kept to a stream among the trees', 'went from clearing to clearing', 'walked on old leaves between the trunks',
    'pushed through undergrowth', 'took a woodcutters’ track', 'climbed over one fallen trunk after another', 'went bent double under the branches', 'went round a thicket and found the path beyond it',
    'steered by the moss on the trunks', 'kept to where the trees stood farthest apart', 'went along a bank under big roots',
    'followed a ride cut by somebody long dead', 'went from one great oak to another', 'kept to a dry gully', 'went where the pigs had been', 'crossed a plank over a black stream',
    'went through a stand of hazel, bent low', 'followed a wall that had been overtaken by trees', 'came through a hollow full of ferns', 'went by charcoal-burners’ hearths, one after another', 'walked along the spine of a long bank',
    'kept to the light where there was any', 'went from blaze to blaze', 'took a path that the deer keep open',
    only('road', 'kept to the road, which the trees had nearly closed', 'followed the road under the branches'), only('river', 'followed the river through the trees'),
  ],
  hills: [
    'took the path over the shoulder of the hill', 'climbed to the ridge and went along it', 'went up one slope and down the next', 'kept below the skyline', 'followed a goat-track round the hill',
    'went up on your hands where it was steep', 'crossed a saddle between two tops', 'came over the top and down through loose stones', 'went round by the heads of the valleys',
    'followed a stream up to where it began', 'took the slope at a slant', 'went from cairn to cairn', 'found a way between the hills that somebody had used before',
    'followed a wall up, over and down', 'went by the sheepfolds', 'climbed beside a beck', 'crossed a moor between two hills', 'took the drovers’ way along the top',
    'went up through bracken', 'came down a combe with a stream in it', 'went from spring to spring', 'kept to the terrace where the sheep lie', 'crossed a quarry and went out by the back of it',
    'took the ridge from its thin end',
    only('road', 'took the road, which went up in long bends', 'kept to the road over the hill'), only('river', 'went up the valley beside the river'),
  ],
  mountains: [
    'climbed to the pass and went through it', 'went up a gully, kicking steps', 'crossed a long slope of loose stone', 'followed a ledge along the cliff', 'climbed above the last trees',
    'went over a shoulder of bare rock', 'came down the far side on your heels', 'kept to the foot of a wall of rock', 'worked your way up beside a falling stream', 'crossed under the peaks',
    'took the path turn by turn', 'went up from one ledge to another', 'found the notch between two peaks and went through it',
    'went up beside a tongue of old snow', 'followed the cairns', 'climbed a chimney in the rock', 'crossed a stream on a jammed boulder', 'went by a path no wider than a goat',
    'came over a saddle and saw more of the same', 'traversed under a hanging crag', 'went down a stair of roots',
    only('road', 'took the mountain road, keeping to the inside', 'followed the road to the top of the pass'), only('river', 'climbed beside the river until it was a stream'),
  ],
  desert: [
    'crossed a flat of gravel', 'followed a dry river-bed', 'went along the crest of a dune', 'kept to the hard ground between the sands', 'went from one thorn bush to the next', 'crossed a salt flat',
    'went by an old line of stones that marked the way', 'rounded the end of a long dune', 'went over bare rock and blown sand', 'steered by a hill that stood alone',
    'followed the tracks of animals that knew of water', 'went on over stones and sand and more stones', 'kept under the bank of a dry stream',
    'went from one heap of stones to the next', 'walked in the trough between two dunes', 'crossed a plain of small black stones', 'followed an old wall to nowhere', 'kept to a vein of firmer sand',
    only('road', 'followed the road, where the sand had left any of it'), only('river', 'kept within reach of the river, where the only green was'),
  ],
  swamp: [
    'went from one firm place to the next', 'waded to the knee', 'followed a line of bushes that stood on firmer ground', 'crossed by roots and tussocks', 'tried each step with a pole before you trusted it',
    'kept to a bank between two pools', 'went round the open water', 'pushed through the reeds', 'took an old causeway as far as it lasted', 'crossed a black channel on a fallen trunk',
    'followed a path that sank as you trod on it', 'waded, feeling for the bottom', 'kept to where the rushes grew thickest, as one should',
    'went by way of the willow stumps', 'followed an otter’s run', 'kept to a ridge of old peat-cuttings', 'poled across what would not bear',
    only('road', 'kept to the road, which stood a hand above the water'), only('river', 'kept to the river bank, since it was a bank'),
  ],
};

/** The way resisted, and one arrived. After 'you'. */
export const HARD_WAYS: ByTerrain = {
  ocean: ['were set back by the current', 'lost your reckoning', 'met a head sea', 'shipped more water than you could bail', 'split a sail', 'missed your mark in a cross sea', 'had the wind go round against you', 'fouled a rope at the worst time', 'ran off before a squall', 'fought the helm', 'had to lie to with the sail down', 'were carried past where you meant to land', 'broke an oar', 'could not weather the point', 'had the tide turn on you', 'lost the lead-line and then your temper', 'took a short sea over the side', 'ran on a bank and off it again', 'held on too long before you shortened sail'],
  coast: ['were cut off by the tide', 'slipped on weed', 'came to where the cliff had fallen', 'had to swim a creek-mouth', 'found the way along the shore gone', 'went in to the thigh in soft sand', 'were knocked down by a wave', 'had to climb where you had meant to walk', 'took the wrong side of a headland', 'sank at every step in loose shingle', 'waited too long for the ebb', 'mistook one bay for the next', 'went round a point that had nothing behind it', 'followed a path that the cliff had taken', 'put a foot between two stones', 'were turned back by a creek, and by another', 'walked a mile of shingle and were no farther', 'met the sea where there had been a beach'],
  plains: ['found the ground under water', 'mistook one track for another', 'went a long way round a flooded ditch', 'stepped in a burrow', 'lost the path in long grass', 'walked into soft ground where it had looked firm', 'came out a mile from where you had meant to', 'were sent the wrong way by a child', 'followed a hedge round to where you had begun', 'met a bull at a gate', 'took the causeway that had no other end', 'were set right by two people, differently', 'crossed somebody’s beans, and were seen', 'went by the one bridge that was down', 'steered for a tree, and it was another tree', 'went in over the shoe, and then the other shoe'],
  forest: ['lost the path', 'went in a circle', 'fell down a bank hidden by leaves', 'had to break a way through thorns', 'followed a path that came to nothing', 'were stopped by fallen timber', 'took a stream for the wrong stream', 'walked into a branch', 'caught your foot in a root', 'came back to your own tracks', 'were driven off your line by a bog', 'went down into a gully that had no other end', 'lost a sleeve to a bramble', 'were turned back by nettles higher than your head', 'followed the wrong side of a stream', 'took a pig-track for a road', 'had a bough come back in your face', 'walked round one hill in the belief that it was two', 'lost the sun and steered by guess', 'crossed the same ditch three times', 'were led on by somebody’s old blazes', 'came out into a bog, and went in again', 'put your leg through a rotten log', 'found the plank gone from over the brook'],
  hills: ['chose the wrong spur', 'turned your foot on a stone', 'took the short way up, which was not short', 'had to go back from the edge of a drop', 'slid down a wet slope', 'climbed to a top that led nowhere', 'fought your way through deep scrub', 'lost the track among loose stones', 'ran out of path in a quarry', 'went up the wrong side of a wall', 'took a sheep-track to its sheep', 'were stopped by a bull', 'came down in the next valley but one', 'put your foot through a crust of turf', 'kept to a wall that turned back on itself', 'lost in one slide what you had gained in an hour', 'went over three tops where one would have done', 'found the ford in the valley too deep'],
  mountains: ['were turned back by a cliff', 'lost a foothold', 'had to cut your own steps', 'crept round a ledge on your face', 'took the wrong gully', 'slid a long way on loose stone', 'found the pass half blocked', 'had rocks come down past you', 'climbed all that way and had to climb down again', 'came to the end of a ledge', 'followed goats farther than one should', 'lost the cairns', 'found the snow-bridge gone', 'had to cross the torrent twice', 'trusted a peg that had been there too long', 'took a cloud for a pass', 'ran out of handholds', 'were kept on a shelf until the stones had stopped', 'came down the way you had meant to go up'],
  desert: ['found the well dry', 'lost the track under blown sand', 'went round and came to your own footprints', 'sank to the shin at each step', 'steered for a hill that was the wrong hill', 'drank too soon and then had nothing', 'were driven off your line by soft sand', 'crossed one ridge too many', 'trusted a track that was only wind', 'walked by a mark that moved', 'came to the edge of a drop that was not on anybody’s map', 'lost half your water down your neck', 'followed the one bird there was, and it was lost', 'had the sand come down behind you'],
  swamp: ['went in to the waist', 'lost the firm ground', 'trod on what only looked like a path', 'had to crawl the worst of it', 'went through the crust into black mud', 'were led off by a false track', 'lost a shoe in the mud', 'spent too long among the reeds', 'trusted a plank', 'went round and round a lake that was not on the way', 'stood on an island the size of a table until you had thought of something', 'found the causeway under water', 'pulled out one leg by putting in the other', 'steered by a dead tree, of which there were nine', 'had to go in to the elbow for a shoe'],
};

/** What that cost in time and temper; follows a comma. */
export const HARD_TAILS: Clauses = [
  'and came in late and in a bad temper', 'but got there', 'and lost half the time you had', 'and had to think again', 'and arrived with less than you had set out with in the way of patience',
  'and it was a good while before you had that put right', 'and said what one says', 'and paid for it in skin', 'and got through by going slower',
  'and were not sorry to have it behind you', 'and had nobody to blame', 'and came out of it on your hands', 'and had to do the last part twice', 'and reached the other side at the second try',
  only('company', 'and {companion} found the way out before you did', 'and had to wait while {companion} got clear of it'), only('hurt', 'and it did your hurts no good'),
  only('dusk', 'and had the light go before you were done'), only('night', 'and could see nothing of what you were doing'), only('wet', 'and were soaked to the skin'), only('laden', 'and cursed everything in your pack by name'),
  'and learned something about yourself', 'and thought of an easier trade', 'and told nobody', 'and had to wait until your hands stopped shaking', 'and lost a good deal of skin and no time', 'and were a mile farther on before you laughed', only('ashore', 'and went the rest of the way like somebody carrying eggs', 'and sat down before you went on'),
  'and were filthy to the eyes', 'and could not afterwards have said how', 'and took it as meant', 'and looked back at it with dislike', 'and had to find your own way on', 'and got off cheaply', 'and begged the pardon of whoever had warned you',
  only('saga', 'and thought what {foe} would have given to see it', 'and put it down to its being the {day.th} day', 'and told {who} about it, in your head, as a joke', 'and were no nearer to {where}'), only('alone', 'and were glad that nobody had been looking'), 'and came out of it still holding {thing}',
];

/** What the hour, the weather and one's own state make of it; before 'you'. */
const CIRCUMSTANCES: Clauses = [
  only('clear+light', 'under a clear sky', 'in good light', 'with the sun on your shoulders', 'in clear weather', 'with the whole sky open,', 'in the bright weather'),
  only('clear+dusk', 'in the long light', 'with the sun low in your eyes,', 'under a red sky'),
  only('clear+night', 'by starlight', 'under the stars', 'with stars enough to see by,'),
  only('cloud', 'under a low sky', 'in grey weather', 'in a flat grey light', 'under a sky the colour of slate', 'in a dull light', 'in weather that was neither one thing nor the other'),
  only('rain', 'in the rain', 'through steady rain', 'with your hood up against the rain,', 'in rain that did not hurry', 'with rain running down your neck,', 'head down in the rain,', 'in a thin cold rain', 'with the rain behind you,'),
  only('wind', 'with the wind in your face,', 'with the wind at your back', 'leaning on the wind,', 'in a wind that pulled at everything loose', 'into the wind', 'across the wind', 'in a dry steady wind'),
  only('fog', 'in the fog', 'with the fog close about you,', 'feeling your way,', 'in fog that hid your own feet,', 'by ear, in the fog,', 'a few paces at a time', 'with fog standing on every side,'),
  only('storm', 'in the storm', 'with the storm on your back,', 'bent double in the storm,', 'in the worst of the weather', 'with lightning to see by,', 'under a black sky', 'half blind with rain,'),
  only('snow', 'in the snow', 'through falling snow', 'with snow on your shoulders,', 'with snow settling on your sleeves,', 'in a small dry snow', 'through new snow,', 'with your breath smoking,'),
  only('heat', 'in the heat', 'through the worst of the heat', 'in a heat that lay on everything', 'at a slow pace, for the heat,', 'in the long heat', 'with sweat in your eyes,'),
  ...by({
    morning: ['that morning', 'early,', 'before the day had warmed,', 'soon after sunrise', 'in the first hours of light', 'with the day still new,'],
    noon: ['at noon', 'toward noon', 'in the middle of the day', 'with the day half gone,', 'with your shortest shadow under you,', 'about noon'],
    dusk: ['toward evening', 'at dusk', 'as the light went,', 'late in the day', 'at the end of the day', 'with an hour of light left,'],
    night: ['after dark', 'by night', 'in the dark', 'in the first hours of the night', 'long after sunset', 'when honest people were in bed,'],
    saga: ['on the {day.th} day', 'on the {day.th} day of your oath', 'with {where} still to come,', 'with an oath on your conscience,', 'on the errand that you had sworn to,'],
    hurt: ['stiff and sore,', 'slower than you liked,', 'with your teeth set,'], sore: ['hardly upright,', 'in more pain than you would have shown,'],
    company: ['with {companion} beside you,', 'with {companion} for company,', 'with {companion} close behind,', 'side by side with {companion},'],
    alone: ['alone,', 'with nobody to wait for,'], laden: ['under a heavy pack'], hunted: ['with one eye on what was behind you,', 'looking back oftener than you used to,'],
  }),
  only('region+ashore', 'in {region}', 'in that part of {region}'), only('region+afloat', 'on {region}', 'out on {region}'),
];

/** How; before 'you', with a comma of its own where it wants one. */
export const FRONTS: Clauses = [
  'without haste', 'little by little', 'in one stretch', 'for the most part in silence,', 'without much to say for yourself,', 'with a stop or two on the way,', 'at a fair pace', 'without looking up much,', 'taking it as it came,', 'by easy stages', 'as directly as could be,', 'for no better reason than that it was next,',
  'a good deal faster than you had meant to,', 'at the pace of your thoughts', 'with one rest and half of another,', 'half asleep,', 'missing nothing,', 'so as to be done with it,', 'with {thing} where you could reach it,', 'having asked,', 'not having asked,',
  only('ashore', 'with your mind on your feet,'), only('late', 'like someone long used to it,'),
  ...CIRCUMSTANCES,
];
/** The same of a way that went ill. */
export const HARD_FRONTS: Clauses = [
  'for all your care', 'before you knew it', 'half asleep,', 'well before it was over,', 'with the best intentions', 'in trying to save an hour,', 'as was to be expected,', 'sooner than you had feared', 'thinking of something else,', 'to nobody’s surprise but your own,', 'just when it had begun to go well,', 'with {thing} in the wrong hand,', 'at the first opportunity', 'having been told that it was easy,',
  only('ashore', 'not having asked,'),
  ...CIRCUMSTANCES,
];

/** How long or how fast; after a comma, where nothing before it has said so. */
export const PACES: Clauses = ['and did not hurry', 'at an even pace', 'resting once', 'stopping only to drink', 'and lost no time by it', 'and it took longer than it looked', 'and kept up a good pace for no reason', 'one thing at a time'];
/** After a comma. */
export const TAILS: Clauses = [
  'and met nobody', 'and saw no smoke', 'and heard nothing behind you', 'with your mind on other things', 'and were glad when it was over', 'and it was easier than it looked', 'and kept your thoughts to yourself', 'and left little sign of it',
  'and whatever lived there kept out of your way', 'looking about you', 'and found it no worse than most', 'and were left alone', 'and had time to think', 'wanting your dinner', 'thinking of dinner, as one does on the road', 'and sang under your breath to keep time',
  'with a stitch in your side for part of it', 'and did not trouble to remember it', 'going by what you had been told', 'and had it all to yourself', 'and were passed by nobody', 'and gave it no more thought', 'humming', 'and would not have minded more of it', 'and were in no danger that you knew of', 'and had nothing to show for it but the distance', 'and took some pleasure in it',
  only('mountains', 'and found a use for your hands'), 'yawning', 'with {thing} bumping at every step', 'and thought of {met}', 'and rehearsed what to say to {due}', 'and settled with {rival}, in your head, to your own advantage',
  only('ashore', 'with one stop to shake a stone out', 'counting your steps for a while and then not', 'on feet that knew their work', 'with a stick cut on the way', 'and trod where others had trodden'),
  ...by({
    saga: ['going over in your head what was still to be done', 'and thought about {who}, and what you had promised', 'and wondered how far {foe} had got by now', 'saying over what you would say to {foe}', 'turning over what you had sworn'],
    hunted: ['and looked back often', 'with your ears open for whoever {foe} had sent'],
    company: ['and {companion} kept up', 'with {companion} close behind', 'and {companion} gave no trouble', 'and {companion} seemed content with it'],
    alone: ['with nobody to say so to', 'talking a little, since nobody was there to hear'],
    hurt: ['and it hurt, and you went on', 'stopping when the pain said so', 'nursing what hurt'], sore: ['and twice you had to sit down', 'not far from falling'], whole: ['in good heart', 'and felt strong'],
    rich: ['with your purse wrapped so that it made no noise', 'and felt the purse at every step'], broke: ['with nothing on you worth a thief’s trouble'], laden: ['and felt everything you owned'],
    late: ['as one does who has been long on the road'], wet: ['and were wet through at the end of it'], snow: ['and left a plain track behind you'], winter: ['blowing on your fingers'],
    fog: ['seeing nothing twenty paces off'], wind: ['with your clothes flat against you'], heat: ['and drank whenever there was water'], dusk: ['to be done before dark'],
  }),
  only('night+ashore', 'feeling for each step'), only('river+ashore', 'with the river never far off', 'in hearing of the river'), only('known+ashore', 'and needed to ask nobody the way'),
];

/* By when: before a clause of its own. */
/** By the clock or the calendar alone. */
export const AT_TIME: Clauses = [
  ...by({
    morning: ['early in the morning', 'before the day was an hour old', 'soon after daybreak', 'that morning'], noon: ['by noon', 'before noon', 'at noon', 'by midday'],
    dusk: ['by evening', 'before dusk', 'at dusk', 'by the time the light went', 'toward evening'], night: ['after dark', 'by nightfall', 'by the time it was full dark', 'late that night'],
    saga: ['on the {day.th} day'],
  }),
];
export const BY_TIME: Clauses = ['in the end', 'after a time', 'before long', ...AT_TIME];

/** Out of such ground; after 'you'. */
export const LEAVE: ByTerrain = {
  ocean: ['came in from the sea', 'left the open water behind you', 'brought the boat in', 'put the sea at your back', 'came in off the deep water', 'felt the keel touch', 'ran in on the shingle', 'came in under the land', 'stepped over the side into the shallows', 'let the last wave carry you in', 'came ashore wet to the knee', 'made the boat fast', 'ran her up and got out', 'found a gap in the broken water and went in by it', 'let the anchor go and waded', 'grounded, and climbed out over the bow', 'brought her in under oars', 'dropped the sail and let her slide', 'came in between two reefs', 'paddled the last of it', 'pulled her up above the wet', 'handed yourself ashore by a rope', 'jumped for it and were wet only to the thigh', 'followed the birds in', 'sounded until you could stand, and went over the side', 'came in with the last of the flood', 'slid in over the bar', 'backed her in, stern first', 'set her down a little harder than you had meant to', 'found the bottom with an oar and then with a foot', 'ran her up until she leaned', 'took the sail off her and let her arrive', 'came in by a mark that somebody had set up', 'lifted the oars and let the shore come to you', 'picked a wave and rode in on the back of it', 'nosed her in between two boats that were asleep', 'threw a rope round a post, at the third try', 'climbed out on the wrong side, and then on the right one', 'gave the sea back its water with the baler, and stepped out'],
  coast: ['turned your back on the shore', 'left the sound of the surf behind you', 'went up from the beach', 'left the strand', 'put the shore behind you', 'went in over the dunes', 'lost sight of the water', 'took the first way inland', 'shook the sand out of your shoes and went inland', 'climbed away from the water', 'heard the last of the waves', 'put a rise between yourself and the sea', 'went up by a gap in the bank', 'let the dunes close behind you', 'came up off the shingle on to something quieter', 'emptied your shoes of the beach', 'climbed until the sea was only a line', 'followed a stream in from its mouth', 'left the boats to their owners', 'turned inland with the salt still on you'],
  plains: ['left the open ground', 'came to the end of the level', 'crossed the last of the grass', 'left the flat country behind you', 'had done with the level', 'got to the edge of the grassland', 'put the long flat behind you', 'saw the last of the open country', 'came off the plain', 'ran out of level land', 'walked off the edge of the flat', 'stepped over the last of the ditches', 'came to where the land first leaned', 'left the last long field to its owner', 'crossed the last plank over the last drain', 'let the plain go on by itself', 'came to the last of the banks and went over it'],
  forest: ['came out from under the trees', 'left the last trees behind you', 'came out of the wood', 'walked out from among the trunks', 'got clear of the wood', 'came to where the wood gave up', 'left the wood to its birds', 'put the forest behind you', 'stepped out from the last of the trunks', 'had the last bough off your shoulders', 'came out into more sky than you were used to', 'picked the last leaf off yourself', 'saw sky between the trunks and went that way', 'went out by the gap that the pigs use', 'had the trees behind you, all of them looking'],
  hills: ['came down off the hills', 'left the high ground', 'came over the last of the hills', 'put the hills behind you', 'came down from the last ridge', 'let the slope run you down to the bottom', 'left the sheep their heights', 'came to the foot of the last slope', 'had the last descent behind you', 'got down off the tops', 'came down among people’s walls again', 'went down until the becks had names', 'left the last cairn to stand by itself', 'came down to where your knees could rest'],
  mountains: ['came down from the heights', 'left the rock and the cold behind you', 'came down out of the mountains', 'got down off the mountain', 'got below the bare rock', 'came down to where things grow', 'left the peaks to one another', 'put the pass behind you'],
  desert: ['came to the edge of the sands', 'left the dry country', 'crossed the last of the gravel', 'shook the sand from your clothes and went on', 'walked out of the sand', 'came to the first thing with leaves', 'left the thorns behind you', 'had done with the dry country'],
  swamp: ['came up out of the marsh', 'got your feet on firm ground', 'left the reeds behind you', 'climbed out of the wet', 'got clear of the rushes', 'pulled your feet out for the last time', 'came to land that stayed where it was', 'scraped off what you could and left the marsh'],
};

/** From any ground out to sea; after 'you'. */
export const PUT_TO_SEA: Clauses = ['put out from the shore', 'pushed off', 'ran the boat down and got in over the side', 'left the land to itself', 'put the shore behind you', 'took to the water', 'went out on the ebb', 'shook out the sail and let the land go', 'rowed until there was a wind', 'gave the shore your back', 'loosed the rope and were off', 'pulled clear of the land', 'got her bow round to the open water', 'waited for the seventh wave and went out behind it', 'went out through the broken water', 'had the sail up and the land down', 'shoved off with one foot and very nearly left it there', 'rowed out past the last stake', 'stood away from the coast', 'walked her out to the thigh and climbed in', 'got in and put your weight to an oar', 'pulled until the bottom was too deep to see', 'swung the bow off and went', 'had a last look at the land and let it have a last look at you', 'poled her out over the bar', 'threw off the line before anyone could think better of it', 'waited for slack water and slid out on that', 'backed her out and turned her where there was room', 'left the shallows behind you', 'got her afloat at the second heave'];

/** What it is to have come ashore; a clause. */
export const ASHORE: Clauses = ['there was sand under you', 'you had land under your feet, and it kept still', 'there was the shore', 'the first stone you trod on seemed to lift', 'your legs went on sailing for a while', 'you were ashore', 'the ground smelled of something besides salt', 'there was something to stand on', 'nothing rocked but you', 'the sand took your weight', 'you walked a few steps like a heron', 'whatever you put down stayed there', 'you could have kissed it, and trod on it', 'the land held still and let you sway'];

/** What it is to be there; a clause. */
export const ENTER: ByTerrain = {
  ocean: ['there was nothing but water on any side', 'the land was a low line astern', 'the sea was all round you', 'you had deep water under you', 'there was no more shore to hear', 'the boat went up and down under you', 'the last of the weed had gone by', 'the water was another colour', 'the birds were different birds', 'nobody could have called to you', 'the last of the land birds had turned back'],
  coast: ['you could hear the sea', 'there was the shore', 'the ground had gone to sand', 'you had salt on your lips', 'the sea lay in front of you', 'there was weed underfoot', 'half of the country was water', 'the gulls had something to say about it', 'everything smelled of tar and fish', 'whatever grew there leaned inland', 'you could taste the spray'],
  plains: ['the land lay flat in front of you', 'there was grass on all sides', 'the ground was level and open', 'you could see a long way', 'there was nothing taller than you', 'the next thing to lean on was a long way off', 'the sky came down to the ground on every side', 'there was nowhere to hide from anyone', 'the ground asked nothing of your knees', 'one mile looked like the next'],
  forest: ['the first trees stood round you', 'you were walking on leaves', 'the branches had closed overhead', 'there was little sky to be seen', 'there were trees on every side', 'there was bark on either hand', 'your steps had stopped making a noise', 'something overhead let the others know', 'the trunks stood as close as people in a queue', 'the way wound between the trunks'],
  hills: ['the ground had begun to rise', 'you were going uphill', 'there were slopes on both hands', 'you could see back the way you had come', 'you were leaning forward', 'there was always something above you', 'the ground would not keep level', 'sheep looked down at you', 'you could feel it in the calves'],
  mountains: ['there was rock on either side of you', 'the path was steep and stony', 'the peaks stood over you', 'it was cold, and the air was thin', 'there was more up than across', 'every sound came back', 'your ears had begun to crackle', 'nothing lay flat', 'the goats were the only ones at ease'],
  desert: ['there was nothing green to be seen', 'the ground was sand and stones', 'your mouth was dry', 'the land was bare to the edge of the sky', 'there was very little of anything', 'you had begun to think of water', 'each thing stood by itself', 'the quiet hummed a little', 'the stones lay where they had been dropped'],
  swamp: ['the ground was soft underfoot', 'there was water between the tussocks', 'you were among reeds', 'every step had to be tried first', 'there was no more firm ground', 'everything gave a little', 'there was as much water as land', 'your shoes had begun to talk', 'something plopped'],
};
