import { type Terrain } from '../../../world/world.js';
import { by, type Clauses, only } from '../../clauses.js';

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
  ],
  coast: [
    'followed the shore at the water’s edge', 'kept to the wet sand, where it was firm', 'took the path along the top of the beach', 'crossed the flats while the tide was out',
    'went round one point and then another', 'climbed from cove to cove', 'walked along the line of weed that the tide had left', 'picked your way over the rocks', 'went along under the cliff',
    'waded a creek and went on along the strand', 'kept the sea on one side and the grass on the other', 'cut across the dunes behind the beach', 'went from one headland to the next',
    only('road', 'followed the road above the beach', 'kept to the road, with the surf below it'), only('river', 'crossed the river where it ran out over the sand'),
  ],
  plains: [
    'crossed open grassland', 'went straight over the level', 'followed a track across the open', 'kept along a ditch', 'went from one lone tree to the next', 'waded through long grass',
    'chose a mark ahead and went toward it', 'went by a path between two banks', 'passed the ashes of an old camp', 'crossed a shallow stream and a wide pasture', 'kept to the only rise there was',
    'followed a line trodden by animals', 'went round the edge of a wide hollow',
    only('road', 'kept to the road', 'followed the road, which had no reason to bend', 'took the road over the level'), only('river', 'followed the river across the flat', 'kept to the bank of the river'),
  ],
  forest: [
    'went in under the trees', 'followed a deer path through the wood', 'kept to a stream among the trees', 'went from clearing to clearing', 'walked on old leaves between the trunks',
    'pushed through undergrowth', 'took a woodcutters’ track', 'climbed over one fallen trunk after another', 'went bent double under the branches', 'went round a thicket and found the path beyond it',
    'steered by the moss on the trunks', 'kept to where the trees stood farthest apart', 'went along a bank under big roots',
    only('road', 'kept to the road, which the trees had nearly closed', 'followed the road under the branches'), only('river', 'followed the river through the trees'),
  ],
  hills: [
    'took the path over the shoulder of the hill', 'climbed to the ridge and went along it', 'went up one slope and down the next', 'kept below the skyline', 'followed a goat-track round the hill',
    'went up on your hands where it was steep', 'crossed a saddle between two tops', 'came over the top and down through loose stones', 'went round by the heads of the valleys',
    'followed a stream up to where it began', 'took the slope at a slant', 'went from cairn to cairn', 'found a way between the hills that somebody had used before',
    only('road', 'took the road, which went up in long bends', 'kept to the road over the hill'), only('river', 'went up the valley beside the river'),
  ],
  mountains: [
    'climbed to the pass and went through it', 'went up a gully, kicking steps', 'crossed a long slope of loose stone', 'followed a ledge along the cliff', 'climbed above the last trees',
    'went over a shoulder of bare rock', 'came down the far side on your heels', 'kept to the foot of a wall of rock', 'worked your way up beside a falling stream', 'crossed under the peaks',
    'took the path turn by turn', 'went up from one ledge to another', 'found the notch between two peaks and went through it',
    only('road', 'took the mountain road, keeping to the inside', 'followed the road to the top of the pass'), only('river', 'climbed beside the river until it was a stream'),
  ],
  desert: [
    'crossed a flat of gravel', 'followed a dry river-bed', 'went along the crest of a dune', 'kept to the hard ground between the sands', 'went from one thorn bush to the next', 'crossed a salt flat',
    'went by an old line of stones that marked the way', 'rounded the end of a long dune', 'went over bare rock and blown sand', 'steered by a hill that stood alone',
    'followed the tracks of animals that knew of water', 'went on over stones and sand and more stones', 'kept under the bank of a dry stream',
    only('road', 'followed the road, where the sand had left any of it'), only('river', 'kept within reach of the river, where the only green was'),
  ],
  swamp: [
    'went from one firm place to the next', 'waded to the knee', 'followed a line of bushes that stood on firmer ground', 'crossed by roots and tussocks', 'tried each step with a pole before you trusted it',
    'kept to a bank between two pools', 'went round the open water', 'pushed through the reeds', 'took an old causeway as far as it lasted', 'crossed a black channel on a fallen trunk',
    'followed a path that sank as you trod on it', 'waded, feeling for the bottom', 'kept to where the rushes grew thickest, as one should',
    only('road', 'kept to the road, which stood a hand above the water'), only('river', 'kept to the river bank, since it was a bank'),
  ],
};

/** The way resisted, and one arrived. After 'you'. */
export const HARD_WAYS: ByTerrain = {
  ocean: ['were set back by the current', 'lost your reckoning', 'met a head sea', 'shipped more water than you could bail', 'split a sail', 'missed your mark in a cross sea', 'had the wind go round against you', 'fouled a rope at the worst time', 'ran off before a squall', 'fought the helm'],
  coast: ['were cut off by the tide', 'slipped on weed', 'came to where the cliff had fallen', 'had to swim a creek-mouth', 'found the way along the shore gone', 'went in to the thigh in soft sand', 'were knocked down by a wave', 'had to climb where you had meant to walk', 'took the wrong side of a headland', 'sank at every step in loose shingle'],
  plains: ['found the ground under water', 'mistook one track for another', 'went a long way round a flooded ditch', 'stepped in a burrow', 'lost the path in long grass', 'walked into soft ground where it had looked firm', 'came out a mile from where you had meant to'],
  forest: ['lost the path', 'went in a circle', 'fell down a bank hidden by leaves', 'had to break a way through thorns', 'followed a path that came to nothing', 'were stopped by fallen timber', 'took a stream for the wrong stream', 'walked into a branch', 'caught your foot in a root', 'came back to your own tracks'],
  hills: ['chose the wrong spur', 'turned your foot on a stone', 'took the short way up, which was not short', 'had to go back from the edge of a drop', 'slid down a wet slope', 'climbed to a top that led nowhere', 'fought your way through deep scrub', 'lost the track among loose stones'],
  mountains: ['were turned back by a cliff', 'lost a foothold', 'had to cut your own steps', 'crept round a ledge on your face', 'took the wrong gully', 'slid a long way on loose stone', 'found the pass half blocked', 'had rocks come down past you', 'climbed all that way and had to climb down again'],
  desert: ['found the well dry', 'lost the track under blown sand', 'went round and came to your own footprints', 'sank to the shin at each step', 'steered for a hill that was the wrong hill', 'drank too soon and then had nothing', 'were driven off your line by soft sand', 'crossed one ridge too many'],
  swamp: ['went in to the waist', 'lost the firm ground', 'trod on what only looked like a path', 'had to crawl the worst of it', 'went through the crust into black mud', 'were led off by a false track', 'lost a shoe in the mud', 'spent too long among the reeds'],
};

/** What that cost in time and temper; follows a comma. */
export const HARD_TAILS: Clauses = [
  'and came in late and in a bad temper', 'but got there', 'and lost half the time you had', 'and had to think again', 'and arrived with less than you had set out with in the way of patience',
  'and it was a good while before you had that put right', 'and sat down before you went on', 'and said what one says', 'and paid for it in skin', 'and got through by going slower',
  'and were not sorry to see the end of it', 'and had nobody to blame', 'and came out of it on your hands', 'and had to do the last part twice', 'and reached the other side at the second try',
  only('company', 'and {companion} found the way out before you did', 'and had to wait while {companion} got clear of it'), only('hurt', 'and it did your hurts no good'),
  only('dusk', 'and had the light go before you were done'), only('night', 'and could see nothing of what you were doing'), only('wet', 'and were soaked to the skin'), only('laden', 'and cursed everything in your pack by name'),
];

/** How and when; before 'you'. */
export const FRONTS: Clauses = [
  'without haste', 'little by little', 'in one stretch', 'for the most part in silence,', 'without much to say for yourself,', 'with a stop or two on the way,', 'steadily',
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
    saga: ['on the {day.th} day', 'on the {day.th} day of your oath'],
    hurt: ['stiff and sore,', 'slower than you liked,', 'with your teeth set,'], sore: ['hardly upright,', 'in more pain than you would have shown,'],
    company: ['with {companion} beside you,', 'with {companion} for company,', 'with {companion} close behind,', 'side by side with {companion}'],
    alone: ['alone'], laden: ['under a heavy pack'], hunted: ['with one eye on what was behind you,', 'looking back oftener than you used to,'], late: ['like someone long used to it,'],
  }),
  only('region+ashore', 'in {region}', 'in that part of {region}'), only('region+afloat', 'on {region}', 'out on {region}'),
];

/** After a comma. */
export const TAILS: Clauses = [
  'and met nobody', 'and did not hurry', 'at an even pace', 'resting once', 'and saw no smoke', 'and heard nothing behind you', 'with your mind on other things', 'and were glad when it was over',
  'and it was easier than it looked', 'and it took longer than it looked', 'stopping only to drink', 'and lost no time by it', 'and kept your thoughts to yourself', 'and left little sign of it',
  'and whatever lived there kept out of your way', 'looking about you', 'and found it no worse than most', 'and were left alone', 'and had time to think', 'wanting your dinner', 'hungry, as one is on the road', 'and sang under your breath to keep time',
  only('ashore', 'with one stop to shake a stone out', 'counting your steps for a while and then not', 'on feet that knew their work', 'with a stick cut on the way', 'and trod where others had trodden'),
  ...by({
    saga: ['with {where} in your mind', 'and thought about {who}, and what you had promised', 'and wondered how far {foe} had got by now', 'saying over what you would say to {foe}', 'turning over what you had sworn'],
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
    morning: ['early in the morning', 'before the day was an hour old', 'soon after daybreak', 'that morning'], noon: ['by noon', 'before noon', 'at noon', 'by the middle of the day'],
    dusk: ['by evening', 'before dusk', 'at dusk', 'by the time the light went', 'toward evening'], night: ['after dark', 'by nightfall', 'by the time it was full dark', 'late that night'],
    saga: ['on the {day.th} day'],
  }),
];
export const BY_TIME: Clauses = ['in the end', 'after a time', 'before long', ...AT_TIME];

/** Out of such ground; after 'you'. */
export const LEAVE: ByTerrain = {
  ocean: ['came in from the sea', 'left the open water behind you', 'brought the boat in', 'put the sea at your back', 'came in off the deep water'],
  coast: ['turned your back on the shore', 'left the sound of the surf behind you', 'went up from the beach', 'left the strand', 'put the shore behind you'],
  plains: ['left the open ground', 'came to the end of the level', 'crossed the last of the grass', 'left the flat country behind you'],
  forest: ['came out from under the trees', 'left the last trees behind you', 'came out of the wood', 'walked out from among the trunks'],
  hills: ['came down off the hills', 'left the high ground', 'came over the last of the hills', 'put the hills behind you'],
  mountains: ['came down from the heights', 'left the rock and the cold behind you', 'came down out of the mountains', 'got down off the mountain'],
  desert: ['came to the edge of the sands', 'left the dry country', 'crossed the last of the gravel', 'shook the sand from your clothes and went on'],
  swamp: ['came up out of the marsh', 'got your feet on firm ground', 'left the reeds behind you', 'climbed out of the wet'],
};

/** What it is to be there; a clause. */
export const ENTER: ByTerrain = {
  ocean: ['there was nothing but water on any side', 'the land was a low line astern', 'the sea was all round you', 'you had deep water under you', 'there was no more shore to hear'],
  coast: ['you could hear the sea', 'there was the shore', 'the ground had gone to sand', 'you had salt on your lips', 'the sea lay in front of you'],
  plains: ['the land lay flat in front of you', 'there was grass on all sides', 'the ground was level and open', 'you could see a long way', 'there was nothing taller than you'],
  forest: ['the first trees stood round you', 'you were walking on leaves', 'the branches had closed overhead', 'there was little sky to be seen', 'there were trees on every side'],
  hills: ['the ground had begun to rise', 'you were going uphill', 'there were slopes on both hands', 'you could see back the way you had come'],
  mountains: ['there was rock on either side of you', 'the path was steep and stony', 'the peaks stood over you', 'it was cold, and the air was thin'],
  desert: ['there was nothing green to be seen', 'the ground was sand and stones', 'your mouth was dry', 'the land was bare to the edge of the sky'],
  swamp: ['the ground was soft underfoot', 'there was water between the tussocks', 'you were among reeds', 'every step had to be tried first'],
};
