import { type OfferKind } from '../../session/shapes.js';
import { type Terrain } from '../../world/world.js';

type Lines = readonly string[];

/** Going onto such ground, told by anyone. */
export const TRAVEL: Readonly<Record<Terrain, Lines>> = {
  ocean: [
    'The shore went under behind you, tree by tree. Ahead the water had no mark upon it but the one that you were making.',
    'You stood out to sea. The swell lifted you to look and set you down again, all day, like a child at a wall.',
    'The wind held and you let it. Spray dried white on your sleeves; a bird sat on the stern and came along for the ride.',
    'You crossed a stretch of blue water, with the bottom gone out from under it and the weather in the next room.',
  ],
  coast: [
    'You followed the shore, with the sea breathing on one side of you. The sand was firm where it was wet, and there you walked.',
    'There was a path along the top of the beach, which had been made by people with something to carry. You went by it, and had the wind for company.',
    'The land came down to the water in steps, and so did you. Weed popped under your heels.',
    'You walked in the noise of the surf until you no longer heard it, and after that you heard everything else.',
    'The tide was out. You crossed the flats among small birds that ran ahead of you as if to announce you.',
  ],
  plains: [
    'The ground was open, and the going was easy. You walked a long way under a sky that did most of the work.',
    'You crossed the level. Larks went up, one for each field, and sang till you were out of it.',
    'It was flat, and you could see where you would be at evening. At evening you were there.',
    'The grass ran in the wind in long strokes, like something being brushed by a careful hand. You went across the strokes.',
    'A track took you over the plain, with the ruts of old carts in it, all of them going the other way.',
    'You went on with the sun on your neck, and then your cheek, and then in your eyes; that was the whole of the day’s events.',
  ],
  forest: [
    'The trees closed over the path. You went on in a green dusk, by feel, by moss, and by the one jay who knew where you were.',
    'You entered the wood. There was a floor of old leaves there which kept every footstep to itself.',
    'Between the trunks the light came down in coins. You went from one to the next of them as one crosses a stream.',
    'It was an old wood and a close one. You found the ways that the deer used, and used them, bent over, like a deer with luggage.',
    'Branches plucked at you as you passed and let you go again, as shopkeepers do.',
    'You went by the sound of water for the first part. For the second there was no sound, and you went by that.',
  ],
  hills: [
    'The path went up, came down, and went up, as though it had not been able to decide. You decided for it.',
    'You climbed through gorse and bare rock. At every crest there was another crest, with its hands on its hips.',
    'Up there the wind had bent everything one way. You leaned the other, and so got along.',
    'You took the hills one after another. Sheep, or their bones, marked where the sensible line went.',
    'From the shoulder of the hill you could see where you had slept. It looked no distance; your calves knew otherwise.',
  ],
  mountains: [
    'You climbed until the trees stopped, and then until the grass did. After that it was yourself and the stone, and the stone was in no hurry.',
    'The way led up a gully full of old snow. You kicked steps, and counted them by the hundred, and lost the count on purpose.',
    'There were hours of scree. It let you have one step out of each two.',
    'You crossed under the peaks in their shadow, which was blue, and cold as a key.',
    'The air thinned. Your pack had been filled with somebody else’s belongings, it seemed, while you slept; heavy ones.',
  ],
  desert: [
    'There was sand, and then stones, and for a change sand. You walked early and late, and lay in the middle of the day like something dropped.',
    'The horizon shook. You fixed on one thing that did not, and at evening it was a bush.',
    'You crossed a dry river, and another dry river. Each had kept its banks, as if it might be asked for them.',
    'Nothing grew that had not got thorns. You went by the stars, which up there come right down to the ground.',
    'Your own shadow went before you, then under you, then behind. You spoke to it only the once.',
  ],
  swamp: [
    'The ground gave at every step and took its time in coming back. You went round what was smooth, and round what was pretty.',
    'You waded. It was warm on top and cold beneath, and between the two there were things with an interest in ankles.',
    'Reeds stood over your head and talked. You came through by keeping the wind on one ear.',
    'You crossed on roots, on tussocks, and on a rotten boat upside down. There was always just one more.',
    'Mist lay over it to the height of your belt. You walked through like a bust of yourself.',
  ],
};

/** The way resisted: a failed move, which arrives all the same. */
export const HARD_TRAVEL: Readonly<Record<Terrain, Lines>> = {
  ocean: [
    'You lost your reckoning in a head sea and found it again a day late, by running into what you were looking for.',
    'A gear of some sort carried away at the worst hour. You mended it by touch, and what you came to at daybreak was not what you had steered for, though it would have to do.',
  ],
  coast: [
    'The tide cut you off against a bluff. You went up that instead, by your fingertips, and did not enjoy the top as you ought.',
    'You slipped on weed, on stone, and then on weed again. The shore let you by in the end, once it had had its fun.',
  ],
  plains: [
    'You walked into the wind the whole way, with your head down, and it had sleet in its hand.',
    'The easy ground had been under water not long ago. You carried a fair part of it along on your boots.',
  ],
  forest: [
    'You lost the path, and then the sun. It was by walking along a fallen trunk to its very end, and over it, that you came out at last.',
    'You went in a circle. You knew the fallen oak again, and it knew you. The second time you went the other way about, through the thorns.',
    'There was a bank, it was dark, and you went down it all at one time, together with some of the wood.',
  ],
  hills: [
    'You took the short way. It was short; it was also upright; and you had leisure to think so about half way.',
    'Mist came down on the tops. You spent the better part of a night on a slope, holding on to a thistle.',
    'A stone turned under you on the way down, and for the rest of the hill you leaned on anything that would let you.',
  ],
  mountains: [
    'A slope that looked like snow was ice that looked like snow. You stopped, in the end, against a rock which you had been hoping to miss.',
    'You were caught by night above the trees. You walked in one spot until the morning, beating your arms, and came down grey.',
    'The pass was shut, and you went over it anyway, by something that no one had ever troubled to shut.',
  ],
  desert: [
    'The water went before the day did. You did the last of it with a pebble in your mouth and a thing in your head like a drum.',
    'The wind had wiped out the track. You steered by guess, and paid for every wrong one by the mile.',
    'You came on old camp-fires, black stones in a ring; and when you had come on the same ones for the third time you sat down in them.',
  ],
  swamp: [
    'You went in to the waist. You lay down along your own arms, as you had been told to do, and got out by inches, and left the bog something to remember you by.',
    'What you took for a path was where a cow had gone. You presently came to the cow.',
    'Leeches, sink-holes, and toward night a cold that came up from below. You reached firm ground on your hands.',
  ],
};

/** A look round where nothing is in the way. */
export const SCENES: Readonly<Record<Terrain, Lines>> = {
  ocean: [
    'The horizon went all the way round, with nothing on it. You looked twice.',
    'There was no land in sight, and no sail. The water under you was the blue of a thing seen through an eyelid.',
    'The swell was long and easy. For now the sea had no quarrel with you, or had put it off.',
  ],
  coast: [
    'The waves came in, laid down what they had brought, and went off for more. There was nobody else on that shore.',
    'Oyster-catchers went by at the edge of the water, all talking at the same time. After that it was quiet.',
    'A wet wind was blowing off the sea. You turned your collar up, and looked along the bay to where it was lost in its own spray.',
    'There lay the beach, with its one line of feet, which was yours.',
  ],
  plains: [
    'The grass lay open on all sides, and nothing stood up in it taller than you.',
    'A hare sat and looked, first with one eye, next with the other, and saw no reason to run.',
    'Cloud shadows went over the country at a walk. You could have gone any way; nobody had shut one.',
    'There was a fair sky, and a long evening ahead, and crickets like a great many small locks being picked.',
  ],
  forest: [
    'The wood dripped and ticked. You found a dry root and sat on it, and the birds took up where they had left off.',
    'Here there was a clearing the size of a room, with a floor of moss. No one had lived in it.',
    'Nothing moved but one leaf, which spun on a thread. It did that for as long as you stayed.',
    'There was a smell of mushrooms and cold ashes. The ashes were a week old; you felt them to be sure.',
  ],
  hills: [
    'From there the land fell off on all sides in folds, with a thread of smoke in one of them.',
    'A kite hung over the slope, leaning on the wind. It had seen you and you were too big.',
    'The hill was empty, and it had a good back to it. You leaned on that for a while and looked at the light going.',
    'You heard a sheep-bell, and then not. The heather was full of bees, who had their own affairs.',
  ],
  mountains: [
    'There was rock, and over it more rock, and then the sky, very dark and close. A trickle ran somewhere beneath the stones.',
    'Your breath stood in front of you. Across the gulf, on a face that you would have said was bare, a line of goats walked to bed.',
    'It was so still that you heard a flake of stone let go on the far side of the valley, and the whole of its journey.',
  ],
  desert: [
    'Heat came off the stones as off a stove-lid. A lizard did its little bows on top of one, at nobody.',
    'You could see for three days in every direction. There was no one in any of them.',
    'The wind had drawn its lines across the sand, very fine and even, and your own feet had spoiled them.',
  ],
  swamp: [
    'Frogs had begun. They stopped when you moved and started when you did not, so that you had the last word, for what it was worth.',
    'The water lay black and exact, with a sky in it. One dragonfly was mending the join.',
    'You were on firm ground there, an acre or so, with alders. It is a great thing, an acre.',
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

export type WoundSort = 'blow' | 'mishap' | 'weariness';
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
    ],
    deep: [
      'Something had gone in below the ribs and come out again. You held the place shut and were angry with it.',
      'You bled through the first cloth and then the second. At the third it slowed.',
      'Your arm would lift as far as the shoulder, and there it stopped and asked not to.',
      'It left you a gash as long as a hand, and you walked the stiffer for it.',
      'Two fingers would not close. You bound them to the ones that did.',
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
    ],
    deep: [
      'Something in your side clicked when you breathed, and you breathed accordingly.',
      'You had come down on the knee, and it swelled until the cloth was tight on it.',
      'It laid your shin open to the white. You wrapped it, and did not look again.',
      'You struck your head, and were slow for a time, and saw two of whatever there was.',
      'The shoulder had come half out, and you put it back against a tree, with a noise.',
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
    ],
    deep: [
      'Fever came on toward night. It told you several things about yourself, at length.',
      'You had lost the feeling in your feet; when it came back you wished it had not.',
      'You had to sit down twice, in places where nobody would choose to.',
      'Everything had turned uphill, and you were thin, and a long way inside your coat.',
    ],
    grave: [
      'You do not remember the end of it. You remember the ground, how kind it was, and somebody’s voice, yours, telling you to get off it.',
      'It had you down on all fours before it had finished, and for some time after.',
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
];

/** {coins}: number and coin, as 'four pieces of silver'. */
export const COINS_GAINED: Lines = [
  'It left you {coins} the richer.',
  'There were {coins} in it for you.',
  'You came out of it with {coins} more than you went in with.',
  'By the end you had {coins} in your hand.',
  'You put away {coins}.',
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
  'You had {things} from it.',
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
];

/** Nothing on this head has words of its own: a deed of the player's own wording. */
export const OWN_DEED: Readonly<Record<OfferKind | 'move', { readonly success: Lines; readonly failure: Lines }>> = {
  force: {
    success: [
      'You went at it as if there were no other way of going at things, and it gave, first at the edges and then altogether.',
      'It was a question of who would flinch. You found, a little to your surprise, that it was not you.',
    ],
    failure: [
      'You went at it with all that you had. It had more.',
      'The blow was a good one. It was only that what you struck had been struck before, by experts.',
    ],
  },
  craft: {
    success: [
      'It ought not to have worked. You stood and looked at it working, and had the sense to say nothing.',
      'Your hands had an idea. You let them have their way, and the thing came apart into pieces that you understood.',
    ],
    failure: [
      'It was ingenious. One could have shown it to people. It fell to bits at the first touch.',
      'You had thought of everything, in the wrong order.',
    ],
  },
  talk: {
    success: [
      'You said it, and it hung there; and then somebody nodded, and it was as though they had all been waiting for leave.',
      'They heard you out, which is most of the victory. The rest came by itself, a word at a time.',
    ],
    failure: [
      'You heard yourself saying it. So did they; and you saw the shutters go up behind their eyes.',
      'The words were the right ones, and had been, very likely, an hour before.',
    ],
  },
  flight: {
    success: [
      'You went while it could still be called leaving. Behind you something arrived at the place where you were not.',
      'You were gone like smoke out of a hole, and with as much dignity. It served.',
    ],
    failure: [
      'You ran, and it had been counted on that you would.',
      'You got as far as your own feet would take you, which was to one another.',
    ],
  },
  gift: {
    success: [
      'You held it out, and the other looked from that to your face and back. It was taken. Something that had been clenched in the air let go.',
      'It was not much. It was exactly as much, it turned out, as was wanted.',
    ],
    failure: [
      'They looked at what you offered as one looks at a dog’s gift on the doorstep.',
      'It was accepted, and nothing came of it; there was only the one of you now who felt awkward.',
    ],
  },
  patience: {
    success: [
      'You waited. It is the hardest of all things to fight with, somebody waiting; and in the end it came and settled next to you.',
      'You let the hour go by, and the one after that. What you needed came along in the third, quite openly, on foot.',
    ],
    failure: [
      'You waited for it to change, and it did, but not toward you.',
      'You sat so quiet that the moment went by without noticing you.',
    ],
  },
  explore: {
    success: [
      'You looked where nobody would, and under that. It was there; it had not even been hidden, only left.',
      'You went over it by yards and then by inches, until the place had told you the thing that it knew.',
    ],
    failure: [
      'You turned the whole place over, and it looked at you from its other side, and was just the same.',
      'You searched until it was too dark to see what you were not finding.',
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
  'You had it in mind to do just this: {text}',
  'What you tried was this: {text}',
  'You told yourself: {text}',
  'It was your own idea, and you put it to yourself in so many words: {text}',
];

/** A fall in a game that may be turned back: nothing more is told. */
export const FALLEN: Lines = [
  'You fell, and the page goes no further than that. It can still be turned back.',
  'There you fell. The leaf after this one is blank; the leaves before it are not, and you may turn back to one of them.',
  'That was where you fell. Turn back a leaf, and it has not happened yet.',
];

/** Where the way on lies open after an encounter was won. */
export const CLEARED: Lines = [
  'With that the way was clear.',
  'It was done, then. You looked about you.',
  'That much was behind you.',
  'Nothing else stood in the way.',
  'After it the place was just a place.',
];

/** Something comes upon one who was not on the road. */
export const DISTURBED: Lines = [
  'You were not left to it.',
  'It had been heard, moreover.',
  'Nor were you by yourself any longer.',
  'There was worse to follow.',
];
