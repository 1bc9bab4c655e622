import { type OfferKind } from '../../session/shapes.js';
import { type WoundSort } from '../frame.js';
import { type Terrain } from '../../world/world.js';

type Lines = readonly string[];

/** Going onto such ground, told by anyone. */
export const TRAVEL: Readonly<Record<Terrain, Lines>> = {
  ocean: [
    'The shore went under behind you, tree by tree. Ahead the water had no mark upon it but the one that you were making.',
    'You stood out to sea. The swell lifted you to look and set you down again, all day, like a child at a wall.',
    'The wind held and you let it. Spray dried white on your sleeves; a bird sat on the stern and came along for the ride.',
    'You crossed a stretch of blue water, with the bottom gone out from under it and the weather in the next room.',
    'Rain came over the water on legs, went by, and left the deck steaming. You ate your bread with your back to it.',
    'You ran before a following sea, and each wave in turn looked over your shoulder to see how you were doing it.',
    'There was a night of no moon. You steered by one star, and when it set by the memory of it.',
    'The colour of the water changed twice, and the birds with it. You noted both.',
    'You sailed a long board and a short one, and another long. On such days the wake is the only thing one has made.',
    'Clouds had piled up over a land that was not there. You went to see, and it was not there.',
  ],
  coast: [
    'You followed the shore, with the sea breathing on one side of you. The sand was firm where it was wet, and there you walked.',
    'There was a path along the top of the beach, which had been made by people with something to carry. You went by it, and had the wind for company.',
    'The land came down to the water in steps, and so did you. Weed popped under your heels.',
    'You walked in the noise of the surf until you no longer heard it, and after that you heard everything else.',
    'The tide was out. You crossed the flats among small birds that ran ahead of you as if to announce you.',
    'You scrambled from cove to cove. In each the sea was trying a different key.',
    'Dunes, then a creek, then dunes. Marram-grass drew its little circles round itself in the wind, and you left it a straight line.',
    'You took the cliff path, where the thrift grows, and looked down on the backs of gulls.',
    'The strand was hard and wide, with the sky in it. You walked for a while on clouds.',
    'There were rocks, weed, pools with a whole court in every one. You went along without disturbing the proceedings.',
  ],
  plains: [
    'The ground was open, and the going was easy. You walked a long way under a sky that did most of the work.',
    'You crossed the level. Larks went up, one for each field, and sang till you were out of it.',
    'It was flat, and you could see where you would be at evening. At evening you were there.',
    'The grass ran in the wind in long strokes, like something being brushed by a careful hand. You went across the strokes.',
    'A track took you over the plain, with the ruts of old carts in it, all of them going the other way.',
    'You went on with the sun on your neck, and then your cheek, and then in your eyes; that was the whole of the day’s events.',
    'You came through standing corn, and through stubble, and last through somebody’s beans, with a dog for company.',
    'There was one house that day, with its door shut, and one well, with its rope on. You went by the first, and thanked the second.',
    'The wind blew from behind, for a wonder, and the road ran down all the way like something eager to show you.',
    'You kept company for an hour with a pedlar going your way, who talked of knives, and then with his silence, which talked of them as well.',
    'It rained a little, and it shone a little. You had your hood up and down like a shopkeeper.',
  ],
  forest: [
    'The trees closed over the path. You went on in a green dusk, by feel, by moss, and by the one jay who knew where you were.',
    'You entered the wood. There was a floor of old leaves there which kept every footstep to itself.',
    'Between the trunks the light came down in coins. You went from one to the next of them as one crosses a stream.',
    'It was an old wood and a close one. You found the ways that the deer used, and used them, bent over, like a deer with luggage.',
    'Branches plucked at you as you passed and let you go again, as shopkeepers do.',
    'You went by the sound of water for the first part. For the second there was no sound, and you went by that.',
    'A stream ran your way, and you went along with it, under alders, neither of you saying anything of weight.',
    'You went up a ride as straight as a rod. At the far end a hind crossed, and put the whole of it into proportion.',
    'There were bluebells, or mist, or water: you had waded half way in before you knew which.',
    'Here the charcoal-burners had been, and there the pigs. You took the way that neither had.',
  ],
  hills: [
    'The path went up, came down, and went up, as though it had not been able to decide. You decided for it.',
    'You climbed through gorse and bare rock. At every crest there was another crest, with its hands on its hips.',
    'Up there the wind had bent everything one way. You leaned the other, and so got along.',
    'You took the hills one after another. Sheep, or their bones, marked where the sensible line went.',
    'From the shoulder of the hill you could see where you had slept. It looked no distance; your calves knew otherwise.',
    'You followed a drystone wall up over the top. Whoever built it had never once lost his temper.',
    'A shower caught you on the open side. You stood in the lee of a cow till it had gone by.',
    'You came up the last of it on your hands, and found a lark’s nest just where you had been going to put one.',
    'It was down, that day, as much as up; you used the other half of your knees.',
  ],
  mountains: [
    'You climbed until the trees stopped, and then until the grass did. After that it was yourself and the stone, and the stone was in no hurry.',
    'The way led up a gully full of old snow. You kicked steps, and counted them by the hundred, and lost the count on purpose.',
    'There were hours of scree. It let you have one step out of each two.',
    'You crossed under the peaks in their shadow, which was blue, and cold as a key.',
    'The air thinned. Your pack had been filled with somebody else’s belongings, it seemed, while you slept; heavy ones.',
    'You went up by a goat’s way, in a goat’s temper, and slept on a shelf with your feet over nothing.',
    'Between two peaks there was a notch, with the wind in it. You put your shoulder down and were let through.',
  ],
  desert: [
    'There was sand, and then stones, and for a change sand. You walked early and late, and lay in the middle of the day like something dropped.',
    'The horizon shook. You fixed on one thing that did not, and at evening it was a bush.',
    'You crossed a dry river, and another dry river. Each had kept its banks, as if it might be asked for them.',
    'Nothing grew that had not got thorns. You went by the stars, which up there come right down to the ground.',
    'Your own shadow went before you, then under you, then behind. You spoke to it only the once.',
    'You walked in the evening, when the ridges were blue on one side, and put your feet down on cooling sand as on a sleeping animal.',
    'There was one day of it, and then another. What you remember is a stone that had a shadow, and how you had to share it.',
  ],
  swamp: [
    'The ground gave at every step and took its time in coming back. You went round what was smooth, and round what was pretty.',
    'You waded. It was warm on top and cold beneath, and between the two there were things with an interest in ankles.',
    'Reeds stood over your head and talked. You came through by keeping the wind on one ear.',
    'You crossed on roots, on tussocks, and on a rotten boat upside down. There was always just one more.',
    'Mist lay over it to the height of your belt. You walked through like a bust of yourself.',
    'You took it in short stages, from alder to alder, like a visitor who wishes to be no trouble.',
    'There was a track, of a kind: bundles of brush, laid down by patient people. It sank as you trod and rose up behind you, dripping.',
  ],
};

/** The way resisted: a failed move, which arrives all the same. */
export const HARD_TRAVEL: Readonly<Record<Terrain, Lines>> = {
  ocean: [
    'You lost your reckoning in a head sea and found it again a day late, by running into what you were looking for.',
    'A gear of some sort carried away at the worst hour. You mended it by touch, and what you came to at daybreak was not what you had steered for, though it would have to do.',
    'The wind headed you, and headed you again. You beat up to it all night, tack and tack, gaining on each a good deal of exercise.',
    'A sea came aboard green and went through everything. When you had done bailing you found the day gone, and yourself more or less where you should be.',
    'It blew from every quarter but one, and that was where you had come from. You got there in the end by being too stubborn to be anywhere else.',
    'You split the sail at midnight, sewed it at dawn, and split it again by noon beside the seam.',
    'Fog shut down for a day and a night. You crept, and listened, and sounded, and when it rose you were in the right place facing the wrong way.',
    'The current had you, and for some hours you were cargo. You worked across it by inches, with blood in your mouth from the effort.',
    'A following sea broke over the stern and took away whatever was not tied, and the ends of what was.',
    'You were sick, who never were. You lay across the tiller like a wet cloak, and it may be that this was what steadied her.',
  ],
  coast: [
    'The tide cut you off against a bluff. You went up that instead, by your fingertips, and did not enjoy the top as you ought.',
    'You slipped on weed, on stone, and then on weed again. The shore let you by in the end, once it had had its fun.',
    'The cliff had come down, and the way with it. You went round by the sea’s side, between one wave and another, and misjudged the other.',
    'You were soaked by spray, scoured by sand, and at last bitten by a seal that you had taken for a rock.',
    'Quicksand shook under you like a dish of brawn. You threw yourself flat, and crawled, and were a long time over forty yards.',
    'You had to swim the creek-mouth, at the ebb, which had other plans for you.',
  ],
  plains: [
    'You walked into the wind the whole way, with your head down, and it had sleet in its hand.',
    'The easy ground had been under water not long ago. You carried a fair part of it along on your boots.',
  ],
  forest: [
    'You lost the path, and then the sun. It was by walking along a fallen trunk to its very end, and over it, that you came out at last.',
    'You went in a circle. You knew the fallen oak again, and it knew you. The second time you went the other way about, through the thorns.',
    'There was a bank, it was dark, and you went down it all at one time, together with some of the wood.',
    'Storm-felled timber lay across everything, trunk on trunk. You went over it, and under it, and at the worst place through.',
    'It rained inside the wood for hours after it had stopped outside. You came out at last like something poured.',
    'You followed a path that grew smaller and smaller until it went up a tree.',
    'Brambles, for a whole day. You came out of them like a thing that has been carded.',
    'You had gone a mile by starlight before you found they were glow-worms, and then you had gone a mile.',
  ],
  hills: [
    'You took the short way. It was short; it was also upright; and you had leisure to think so about half way.',
    'Mist came down on the tops. You spent the better part of a night on a slope, holding on to a thistle.',
    'A stone turned under you on the way down, and for the rest of the hill you leaned on anything that would let you.',
    'You had chosen the wrong spur. One finds that out at the end of it, with a view of the right one.',
    'The bracken was over your head, and the slope was steeper than the bracken let on. You arrived by way of a stream bed, mostly sitting.',
    'There was a bull on the easy side. You got to know the other.',
    'It hailed on the top, with nothing to stand beneath but a lamb.',
    'A whole slope of stones went down along with you, like an audience leaving.',
  ],
  mountains: [
    'A slope that looked like snow was ice that looked like snow. You stopped, in the end, against a rock which you had been hoping to miss.',
    'You were caught by night above the trees. You walked in one spot until the morning, beating your arms, and came down grey.',
    'The pass was shut, and you went over it anyway, by something that no one had ever troubled to shut.',
    'There was a ledge, and then there was the memory of a ledge. You went back, went up, went round, and came in by starlight on all fours.',
    'The wind took you off your feet at the saddle and sat you down where it thought best. You did the remainder of it nearer the ground.',
    'You had to cut steps with whatever came to hand. Half way up what came to hand was your hand.',
  ],
  desert: [
    'The water went before the day did. You did the last of it with a pebble in your mouth and a thing in your head like a drum.',
    'The wind had wiped out the track. You steered by guess, and paid for every wrong one by the mile.',
    'You came on old camp-fires, black stones in a ring; and when you had come on the same ones for the third time you sat down in them.',
    'The well that you had reckoned on was sand with a bucket in it. You went on; there was nothing else to do, and you did it till dark.',
    'A hot wind got up, with grit in its teeth. You walked the day backward, leaning on it.',
    'You travelled by night and slept by day, and about the second noon could not have said which of the two this was.',
  ],
  swamp: [
    'You went in to the waist. You lay down along your own arms, as you had been told to do, and got out by inches, and left the bog something to remember you by.',
    'What you took for a path was where a cow had gone. You presently came to the cow.',
    'Leeches, sink-holes, and toward night a cold that came up from below. You reached firm ground on your hands.',
    'You lost the firm ground at dusk and did not find it until day. In between there was a willow, and you, and an owl.',
    'The reeds closed, and the ground shook like the skin of a drum. You crossed the worst of it lying down.',
    'It took a boot. You fished for that, at arm’s length, for the better part of an hour; you got it back, and a good deal besides.',
  ],
};

/** A look round where nothing is in the way. */
export const SCENES: Readonly<Record<Terrain, Lines>> = {
  ocean: [
    'The horizon went all the way round, with nothing on it. You looked twice.',
    'There was no land in sight, and no sail. The water under you was the blue of a thing seen through an eyelid.',
    'The swell was long and easy. For now the sea had no quarrel with you, or had put it off.',
    'A patch of weed went by with a small crab on it, standing up, like the captain of something.',
    'The sea was the colour of slate and as quiet as a slate. You could have written on it.',
    'Light lay on the water in a long road. It led, as it always does, directly to you.',
    'You tasted the wind. There was land in it, and not near.',
    'A flying fish came over the rail, lay there astonished, and was put back.',
    'The sky came right down and joined the sea without showing the stitch.',
    'Something large rolled over, not far off, and settled itself to sleep again.',
    'You trimmed what could be trimmed. Then there was the sound of the water going by, telling it all over again.',
  ],
  coast: [
    'The waves came in, laid down what they had brought, and went off for more. There was nobody else on that shore.',
    'Oyster-catchers went by at the edge of the water, all talking at the same time. After that it was quiet.',
    'A wet wind was blowing off the sea. You turned your collar up, and looked along the bay to where it was lost in its own spray.',
    'There lay the beach, with its one line of feet, which was yours.',
    'Foam ran up to your feet, thought about them, and went back.',
    'Two seals hung in the swell with their heads out, like bathers who know some gossip.',
    'Somebody had built a little house of driftwood, for a child or a god, and gone home to supper.',
    'You could hear the shingle being counted, all along the bay, and the count being lost.',
    'A spar lay at the tide-mark, grown over with goose-barnacles. It had come further than you and had less to carry.',
  ],
  plains: [
    'The grass lay open on all sides, and nothing stood up in it taller than you.',
    'A hare sat and looked, first with one eye, next with the other, and saw no reason to run.',
    'Cloud shadows went over the country at a walk. You could have gone any way; nobody had shut one.',
    'There was a fair sky, and a long evening ahead, and crickets like a great many small locks being picked.',
    'A single thorn tree stood there, leaning, as though it had been about to leave when it took root.',
    'The ground was warm to the hand. Ants went about in it on what was evidently a feast-day.',
    'There was thunder somewhere, beneath the edge of things, like furniture being moved in a house where one is not welcome.',
    'You turned right round, once, slowly. It was the same all the way, and it was large.',
    'Thistledown went by at the height of your eyes, each on its own errand.',
    'Some partridges ran across in front of you in a line, the smallest last and complaining.',
  ],
  forest: [
    'The wood dripped and ticked. You found a dry root and sat on it, and the birds took up where they had left off.',
    'Here there was a clearing the size of a room, with a floor of moss. No one had lived in it.',
    'Nothing moved but one leaf, which spun on a thread. It did that for as long as you stayed.',
    'There was a smell of mushrooms and cold ashes. The ashes were a week old; you felt them to be sure.',
    'A woodpecker knocked, waited, and knocked. No one let it in.',
    'Sun came through at a slant and stood among the trunks like ladders that somebody had left there.',
    'The roots of a fallen tree stood up higher than your head, with a wren’s nest in them and an opinion in the nest.',
    'You counted rings on a stump, until you had got to before anybody that you had ever heard of.',
    'There was a badger’s path, neat as a hem. You stepped over it.',
  ],
  hills: [
    'From there the land fell off on all sides in folds, with a thread of smoke in one of them.',
    'A kite hung over the slope, leaning on the wind. It had seen you and you were too big.',
    'The hill was empty, and it had a good back to it. You leaned on that for a while and looked at the light going.',
    'You heard a sheep-bell, and then not. The heather was full of bees, who had their own affairs.',
    'There was a dew-pond, round as an eye, and the whole of the sky had got into it.',
    'Somebody’s wall ran up over the hill and down the other side, keeping nothing out of nowhere.',
    'Shadows were coming up out of the valleys, like water filling. You still had the sun to your knees.',
    'You sat in the lee of a cairn. Each of its stones had been put there by a person glad to stop.',
    'A fox crossed the slope with something in its mouth, and did not hurry for you.',
  ],
  mountains: [
    'There was rock, and over it more rock, and then the sky, very dark and close. A trickle ran somewhere beneath the stones.',
    'Your breath stood in front of you. Across the gulf, on a face that you would have said was bare, a line of goats walked to bed.',
    'It was so still that you heard a flake of stone let go on the far side of the valley, and the whole of its journey.',
    'An eagle went by below you. It is an odd thing to see the back of one.',
    'In a cleft there was a cushion of small flowers, very blue, doing it for nobody.',
    'The snow had a crust with the moon in it. You could have read by that, if you had had something short.',
    'Water was going down through the rock somewhere, from step to step, like a blind man who knows the house.',
    'You beat your arms. Across the valley someone beat theirs; it was the echo, and a little late.',
  ],
  desert: [
    'Heat came off the stones as off a stove-lid. A lizard did its little bows on top of one, at nobody.',
    'You could see for three days in every direction. There was no one in any of them.',
    'The wind had drawn its lines across the sand, very fine and even, and your own feet had spoiled them.',
    'A beetle walked over your foot, drawing a line of print behind it, and went on with the sentence.',
    'At dusk the stones cracked as they cooled, one here, one far off, like knuckles.',
    'There were bones of something small, set out in their right order. The wind had tidied around them.',
    'The sand had kept all the warmth of the day just under its skin. You worked your hands down into that.',
    'A fox with very large ears looked at you from the top of a dune, and heard, you felt, everything.',
  ],
  swamp: [
    'Frogs had begun. They stopped when you moved and started when you did not, so that you had the last word, for what it was worth.',
    'The water lay black and exact, with a sky in it. One dragonfly was mending the join.',
    'You were on firm ground there, an acre or so, with alders. It is a great thing, an acre.',
    'Bubbles came up in a string, slowly, as if somebody down there were choosing his words.',
    'A bittern boomed. It is like a bull in a barrel, and it was answered.',
    'There was a boat, sunk to the rim, with yellow irises growing down the middle of it like passengers.',
    'Mist lay about in pieces. Whatever had torn it had gone off.',
    'You watched a heron watch a frog. It took a long time, and one of them was not surprised.',
  ],
};

/** Back on ground that was walked before. */
export const RETURNS: Lines = [
  'You knew the place.',
  'You had been here before, and it had not been improved on.',
  'It was the same ground as before; you picked up the thread of it without stooping.',
  'Your feet knew where they were before you did.',
  'You came round to it from the other side, and it took a moment to turn about in your head.',
];

export type WoundDepth = 'light' | 'deep' | 'grave';

/** What it cost in flesh, by how it came and how deep it went. */
export const WOUNDS: Readonly<Record<WoundSort, Readonly<Record<WoundDepth, Lines>>>> = {
  blow: {
    light: [
      'You had a split lip out of it, and a ringing in one ear.',
      'There was a bruise coming up that you would be able to read by.',
      'It skinned your knuckles and hurt your feelings.',
      'You limped for an hour and then forgot which leg.',
      'A cut over the eye bled a good deal more than it deserved.',
      'It had loosened a tooth. You pushed it back with your tongue and told it to stay.',
      'You had a lump behind the ear, of the size of an egg and with something alive in it.',
      'Your nose bled, and made more of it than the rest of you would have.',
      'There was a graze along your ribs that caught on every breath.',
      'You spat out some dust and a small piece of yourself.',
    ],
    deep: [
      'Something had gone in below the ribs and come out again. You held the place shut and were angry with it.',
      'You bled through the first cloth and then the second. At the third it slowed.',
      'Your arm would lift as far as the shoulder, and there it stopped and asked not to.',
      'It left you a gash as long as a hand, and you walked the stiffer for it.',
      'Two fingers would not close. You bound them to the ones that did.',
      'It had got you in the thigh, and you walked from then on like someone carrying a tray.',
      'There was a rib gone. You knew it from the others, by the tone.',
      'A flap of your scalp hung down, and you put it back as one does a hat.',
    ],
    grave: [
      'That one was bad. You sat down to look at it and, having looked, went on sitting.',
      'You felt it go in cold and then turn hot. The world drew off a little way, to give you room.',
      'There was more blood than you would have said you held. It was some time before you could stand up in it.',
    ],
  },
  mishap: {
    light: [
      'You wrung an ankle, and swore at it, and walked it off.',
      'It took the skin from both palms.',
      'There would be thorns to pick out for a week.',
      'You had bitten your tongue, and tasted it.',
      'It was nothing that would show; but sitting down became a matter of choosing how.',
      'You had jarred your wrist, and dropped the next three things you picked up.',
      'A nail was torn off, down to where it mattered.',
      'You had sat down on something, and it had been sharp.',
      'Your elbow had gone numb, and then it had gone the other way.',
      'You were wet, and scratched, and had a leaf in your mouth.',
      'It had scorched your eyebrows, or frozen them; they came away, at all events.',
    ],
    deep: [
      'Something in your side clicked when you breathed, and you breathed accordingly.',
      'You had come down on the knee, and it swelled until the cloth was tight on it.',
      'It laid your shin open to the white. You wrapped it, and did not look again.',
      'You struck your head, and were slow for a time, and saw two of whatever there was.',
      'The shoulder had come half out, and you put it back against a tree, with a noise.',
      'A splinter as long as a finger had gone in under the arm. You drew it, and saw that it had been a good idea not to look before.',
      'You could feel the two ends of something in your foot conversing.',
      'You had opened your hand on it from side to side, and could see how it worked.',
    ],
    grave: [
      'You lay where you had come to rest and counted what answered. Not all of it did.',
      'It had broken something. You knew that by how very carefully everything else in you kept still.',
      'When you could get up you were not certain of having got up with all of yourself.',
    ],
  },
  weariness: {
    light: [
      'It took more out of you than you had thought there was to take.',
      'You were shivering when it was done, and it was not yet cold.',
      'You went on, a little greyer.',
      'Your heels were raw. Every step told you which was which.',
      'It got into your chest, and you coughed it about with you for a day.',
      'You had a stitch, and a blister under the stitch, as it felt.',
      'Your legs went on walking for a while after you had sat down.',
      'There was a cough in it, of the dry sort that keeps others awake.',
      'You had lost some flesh over it; the belt went in by a hole.',
      'Your lips had split, and every word tasted of it.',
      'It left you with an ache along the shins that told the hours.',
      'You had a headache like a badly hung door.',
      'Your back had something to say, and said it each time you bent.',
      'It had rubbed you raw in two places, one of which could be mentioned.',
      'You were tired in the bones, where sleep does not reach at once.',
      'Your eyes felt as if they had been sanded and put back.',
      'The cold had got in at one ear and was looking about for the other.',
    ],
    deep: [
      'Fever came on toward night. It told you several things about yourself, at length.',
      'You had lost the feeling in your feet; when it came back you wished it had not.',
      'You had to sit down twice, in places where nobody would choose to.',
      'Everything had turned uphill, and you were thin, and a long way inside your coat.',
      'You were sick behind a stone, twice, and went on because the stone was no comfort.',
      'There were black spots before your eyes, and you walked through them as through a swarm.',
      'You had to be stern with your knees, in words, aloud.',
      'When you took off your boot some of you came with it.',
      'Your teeth would not keep still, and then your hands, and then nothing would.',
    ],
    grave: [
      'You do not remember the end of it. You remember the ground, how kind it was, and somebody’s voice, yours, telling you to get off it.',
      'It had you down on all fours before it had finished, and for some time after.',
      'You woke with your cheek in the dirt, and had some work to recall whose cheek it was.',
    ],
  },
};

export const HEALED: Lines = [
  'You felt the better for it.',
  'Some of the strength had come back into your hands.',
  'It hurt less. You tried it, gingerly, and it bore.',
  'Your colour, if there had been anyone to see it, was better.',
  'There was less to limp about than there had been.',
  'Things had begun to knit.',
  'Your hands had left off shaking. You held one up and made sure.',
  'Something that had been pulling at every breath let go its end.',
  'You stood up without planning it first.',
  'The worst of the soreness had gone wherever it is that soreness goes.',
  'You were hungry; it was the first good news in some time.',
  'You put your weight on it. It grumbled, and took it.',
  'It had stopped bleeding and begun to itch.',
  'You could turn your head again, and see who was there.',
  'The swelling had gone down. There was an ankle in it, after all.',
  'You caught yourself humming.',
  'There was warmth again as far as the fingers’ ends.',
  'You could lift the arm as high as a hat.',
];

/** {coins}: number and coin, as 'four pieces of silver'. Found lying, or had from somebody. */
export const COINS_FOUND: Lines = [
  'In among it all lay {coins}, and nobody to ask whose.',
  'It left you {coins} the richer.',
  'Something winked at you from the ground: {coins}.',
  'You stooped, when it was over, for {coins}.',
  'You found, where you had not looked for any, {coins}.',
  'You came away {coins} better off.',
];
export const COINS_GIVEN: Lines = [
  'Nobody would hear of your leaving without {coins}.',
  'Somebody pressed {coins} into your hand.',
  'By the end you had {coins} that had been somebody else’s, and no hard feelings.',
  'You were given {coins} for your trouble.',
  'When you left you had {coins} more than when you came.',
  'You put away {coins}, with thanks on both sides.',
];
export const COINS_LOST: Lines = [
  'It cost you {coins}.',
  'Your purse was the lighter by {coins}.',
  'When you came to count, you were {coins} short.',
  'You paid for it, in the end, with {coins}.',
  'Somewhere in all that {coins} had gone from you.',
];

/** {things}: with their articles, as 'a whetstone'. */
export const THINGS_GAINED: Lines = [
  'What you had to show for it was {things}.',
  'You carried away {things}.',
  'You came away with {things}.',
  'There was something lying there when it was over, and nobody claimed it: {things}.',
  'Into your pack went {things}.',
];
export const THINGS_LOST: Lines = [
  'You parted with {things}.',
  'It was the last that you saw of one possession: {things}.',
  'You no longer had {things} to carry.',
];

/** {who}: names joined. */
export const JOINED: Lines = ['{who} came along with you from there.', 'From then on you had company: {who}.'];
export const LEFT: Lines = ['{who} went no further with you.', 'You went on without {who}.', 'When you looked round for {who} there was only the road.'];

/** An encounter that is over because it was tried too often. */
export const GIVEN_UP: Lines = [
  'There was no third asking. What it might have come to, it had come to.',
  'After that it was past mending, and everyone there went about being elsewhere.',
  'So it ended, not well, and not so badly as it might have; you left it where it lay.',
  'The chance had gone by. You watched it go, as one watches a boat, and then you turned up your collar.',
  'That was the end of it. Nobody had won; it had merely stopped.',
  'It closed up after you as water does, and there was nothing to show that you had tried.',
  'You had used up whatever patience the place had for you.',
  'It was settled then, by other people, and you were let know.',
  'You had had your two tries. It is more than most get.',
  'The moment shut, with a small dry sound, like a box.',
  'You stood about for a little in case there should be something else. There was not.',
  'So you had that to carry along with you, and it was an awkward shape.',
  'It went on without you from there, and you were free to go; you could have wished to be less so.',
  'Let it be said only that you came away.',
];

/** Nothing on this head has words of its own: a deed of the player's own wording. */
export const OWN_DEED: Readonly<Record<OfferKind | 'move', { readonly success: Lines; readonly failure: Lines }>> = {
  force: {
    success: [
      'You went at it as if there were no other way of going at things, and it gave, first at the edges and then altogether.',
      'It was a question of who would flinch. You found, a little to your surprise, that it was not you.',
      'It took longer than you would have liked and hurt more than it should; and then it was no longer in your way.',
      'You gave it everything from the heels up. There was a moment with no sound in it, and after that the sound was all the other’s.',
      'You did not do it well, but you did it first.',
    ],
    failure: [
      'You went at it with all that you had. It had more.',
      'The blow was a good one. It was only that what you struck had been struck before, by experts.',
      'You were half way into it when it became clear what the other half would be like.',
      'You struck, and something struck back that had been meaning to since before you came.',
      'It is possible to be very brave and a yard too far to the left.',
    ],
  },
  craft: {
    success: [
      'It ought not to have worked. You stood and looked at it working, and had the sense to say nothing.',
      'Your hands had an idea. You let them have their way, and the thing came apart into pieces that you understood.',
      'You tried it on a corner, where it would not show; it held; you tried it on the rest.',
      'It was a shabby sort of contrivance, and it did exactly what it was for.',
      'You had seen it done once, by somebody better, and copied the back of his head. It was enough.',
    ],
    failure: [
      'It was ingenious. One could have shown it to people. It fell to bits at the first touch.',
      'You had thought of everything, in the wrong order.',
      'It all but worked. You would remember that, afterwards, with more bitterness than if it had not.',
      'You had the right notion and the wrong piece of string.',
      'The thing came apart in your hands, with an air of having wished to for some time.',
    ],
  },
  talk: {
    success: [
      'You said it, and it hung there; and then somebody nodded, and it was as though they had all been waiting for leave.',
      'They heard you out, which is most of the victory. The rest came by itself, a word at a time.',
      'You found the one word for it, and then had the luck to stop.',
      'There was a good deal of looking at the ground; and from the ground, by degrees, agreement came up.',
      'You spoke low, so that they had to come nearer to hear, and it is hard to go back from there.',
    ],
    failure: [
      'You heard yourself saying it. So did they; and you saw the shutters go up behind their eyes.',
      'The words were the right ones, and had been, very likely, an hour before.',
      'You were listened to in the way one listens to rain.',
      'They had an answer to that, and had had it ready for others.',
      'You said too much, and could hear exactly where the too much began.',
    ],
  },
  flight: {
    success: [
      'You went while it could still be called leaving. Behind you something arrived at the place where you were not.',
      'You were gone like smoke out of a hole, and with as much dignity. It served.',
      'You chose your moment, which was the one before the moment everyone was watching for.',
      'You did not look back until there was nothing to see, and then you looked for some time.',
      'There was a gap, and you were thinner than they thought.',
    ],
    failure: [
      'You ran, and it had been counted on that you would.',
      'You got as far as your own feet would take you, which was to one another.',
      'You were missed sooner than you were gone.',
      'There was a way out, and there was somebody in it, eating.',
      'You made off with great speed, in what turned out to be a ring.',
    ],
  },
  gift: {
    success: [
      'You held it out, and the other looked from that to your face and back. It was taken. Something that had been clenched in the air let go.',
      'It was not much. It was exactly as much, it turned out, as was wanted.',
      'You gave it without a speech. It is the speech that people cannot forgive.',
      'It was turned over twice, and put away, and you were looked at afresh.',
      'You gave, and it was as if a door that you had been leaning on opened the other way.',
    ],
    failure: [
      'They looked at what you offered as one looks at a dog’s gift on the doorstep.',
      'It was accepted, and nothing came of it; there was only the one of you now who felt awkward.',
      'It was the wrong gift. There is a right one, no doubt, and everybody there knew what it was.',
      'You held it out until your arm was tired.',
      'They thanked you. It was plain that they would have to pay somebody back for it, and that it might be you.',
    ],
  },
  patience: {
    success: [
      'You waited. It is the hardest of all things to fight with, somebody waiting; and in the end it came and settled next to you.',
      'You let the hour go by, and the one after that. What you needed came along in the third, quite openly, on foot.',
      'Nothing happened, at length; and then you saw that the nothing had been going your way.',
      'You kept still. It tired of you before you did of it.',
      'You let the others make the mistake, since they were so set upon it.',
    ],
    failure: [
      'You waited for it to change, and it did, but not toward you.',
      'You sat so quiet that the moment went by without noticing you.',
      'You gave it time. It took that and asked for more.',
      'You held out very nearly as long as was needed.',
      'It was the right thing to wait for, and the wrong place to do it.',
    ],
  },
  explore: {
    success: [
      'You looked where nobody would, and under that. It was there; it had not even been hidden, only left.',
      'You went over it by yards and then by inches, until the place had told you the thing that it knew.',
      'You went about it the slow way, from the outside in; at the middle there was a reason for it all.',
      'You put your hand where your eyes would not go, and knew at once.',
      'There was less hidden than overlooked. You did not overlook it.',
    ],
    failure: [
      'You turned the whole place over, and it looked at you from its other side, and was just the same.',
      'You searched until it was too dark to see what you were not finding.',
      'You found three things of interest, none of which was it.',
      'You looked so hard that in the end you were seeing mostly your own eyelashes.',
      'What you were looking for had a better view of you.',
    ],
  },
  rest: {
    success: ['You lay down as you were, and were gone before your head had settled what it was lying on.'],
    failure: ['You lay down, and everything that you had been too busy to think of came up and lay down with you.'],
  },
  trade: {
    success: ['You named a price and kept a straight face. So did the other, who named a different one; you met at about the chin.'],
    failure: ['You named a price. There was a laugh, quite a friendly one, and that was the whole of the bargain.'],
  },
  move: {
    success: ['You went, and got there.'],
    failure: ['You went, and it was against you all the way, and you got there.'],
  },
};

/** {text}: what the player wrote, in quotation marks. */
export const ATTEMPTS: Lines = [
  'You had it in mind to do just this: {text} This is how it went.',
  'What you tried was your own idea: {text}',
  'You told yourself: {text} It is one thing to tell oneself.',
  'You set about it in a fashion of your own: {text} The place had its fashion as well.',
  'Nobody had put it to you; you had thought of it by yourself: {text}',
  'It seemed to you, at the time, to be the thing to do: {text}',
];

/** A fall in a game that may be turned back: nothing more is told. */
export const FALLEN: Lines = [
  'You fell, and the page goes no further than that. It can still be turned back.',
  'There you fell. The leaf after this one is blank; the leaves before it are not, and you may turn back to one of them.',
  'That was where you fell. Turn back a leaf, and it has not happened yet.',
];

/** Something comes upon one who was not on the road. */
export const DISTURBED: Lines = [
  'You were not left to it.',
  'It had been heard, moreover.',
  'Nor were you by yourself any longer.',
  'There was worse to follow.',
  'You had company by then.',
  'That was when you saw that you were being watched.',
  'It was not to be the end of the matter.',
  'And as if that had been a summons, something came.',
  'You looked up, and the place had changed.',
  'What happened next was not of your asking.',
  'Somebody, or something, had been waiting for just that.',
  'The quiet had been holding its breath, it appeared.',
];
