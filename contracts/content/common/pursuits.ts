import { type Pursuit, does, pursuits } from '../frame.js';

const LAND = ['coast', 'plains', 'forest', 'hills', 'mountains', 'desert', 'swamp'] as const;

/** What may be done at leisure, by any people. */
export const commonPursuits: readonly Pursuit[] = pursuits('common', {
  'rest-camp': {
    places: LAND,
    voiced: true,
    ...does('rest', null, 'easy', 'slight', {
      action: 'Make camp and sleep',
      description: 'A night given up to healing, and a fire that can be seen.',
      success: [
        'You cleared the stones from a space as long as yourself, and slept on it like one of them. When you woke up something had stopped hurting.',
        'You fed the fire, ate, and took off your boots. The last made more difference than anyone would believe who had not worn them.',
        'Sleep came in one piece, for once. You lay a while after it, hearing the day get started without you.',
        'You slept with one ear open, and it heard only mice, and dew, and your own breath going in and out like somebody at work.',
        'You raked the fire together, put your feet to it and your back to whatever there was, and let the night have the watch.',
        'You slept late. A bird had to tell you so, twice.',
        'Supper was what there was. Sleep was dreamless, or else had been dreamed already by the time you got there.',
        'You found a dry place no bigger than a door and lay along it. You did not turn over, there being nowhere to turn to, and woke rested.',
        'You hung your boots on a bush, upside down, to be sure of having no company in them, and slept like something poured out.',
        'The fire took at the second try. You meant to think things over beside it; and when you had the first of them by the tail it was light.',
        'You dreamed of a house that you knew, with everyone at table. They moved up for you. It was some time before you noticed that you were awake, and that it was only warm.',
        'You slept in all your clothes, under all your luggage. Something sniffed along you from end to end, and you were too tired to hear what it thought.',
        'You had meant to wake at every sound, and very likely you did; but there was nothing to know it by afterwards except a good colour.',
        'You set your things around you in the order in which you would want them, and wanted none of them until it was time to pick them up.',
        'Something had slept there ahead of you and left the place round. You fitted it rather well, and got up with all your own strength and a few hairs that were not your own.',
        'You had never noticed how loud walking is. When it stopped you listened to that, for perhaps as long as it takes to lie down.',
        'You talked a little with the fire, which kept falling asleep, and you took the hint.',
      ],
      failure: [
        'You had all but gone under when a twig broke. You lay with your eyes shut and your hand on something hard; and another one broke, closer.',
        'It rained from midnight, sideways. You did not so much sleep as wait, lying down.',
        'There was an ants’ road through the place that you had picked. They were reasonable until the middle of the night.',
        'There was a stone under your hip. You moved, and it was under the other; and toward the end you had come to know the whole family.',
        'Someone went by in the dark with a lamp, singing, and after a time came back the same way, not singing.',
        'A fox made off with your left boot. You hopped after it for what was left of the dark, and got it back when the fox was satisfied that it was only a boot.',
        'The place was level when you lay down on it. Toward the middle of the night you fetched up against a thorn, together with everything else you owned.',
        'You dreamed that somebody was going through your bag, and woke, and somebody was. He got off with nothing but a fright, and left you half of it.',
        'You were warm on the one side and cold on the other, and turned, and turned. By first light you were done on neither.',
      ],
    }),
  },
  'rest-wounds': {
    places: LAND,
    ...does('rest', null, 'easy', 'slight', {
      action: 'Wash and bind what hurts',
      description: 'It will be worse before it is better, and you cannot run with one boot off.',
      success: [
        'You washed it, looked at it, and did what had to be done, talking to yourself as one talks to a horse. Bound up again it was merely yours.',
        'You found yarrow and chewed it to a paste. It stung like the truth, and then by and by it did not.',
        'You picked out the cloth, the grit and one thing you could not name. The rest closed over and thanked you with a throb.',
        'Clean water, clean rag, a long sit with your foot up on a stone. You grew impatient, which is the first sign.',
        'You let it bleed clean, then stopped it. You told yourself about it in the voice of an old nurse, and were soothed, and knew that you were being.',
        'You drew out the splinter with your teeth. It was smaller than the noise that it had been making.',
        'You tore up what could be spared and wound it on, not too tight, with the knot to the outside. Then you sat and did nothing, by the hour, as medicine.',
        'You held it in the cold water until it stopped belonging to you. When it came back it was in a better temper.',
        'You had been holding your breath since you took the rag off. Underneath it was not so bad as it had been under the rag.',
        'Salt, water, and a word that you did not know you knew. After it the thing lay there as clean as a plate and hurt in one place only.',
        'You sewed it with what you would have sewed a strap with, and about as straight. It drew together. By the time you had bitten off the end it was on your side.',
        'You put moss on it, and a leaf on the moss, and held the leaf. It is a cure because there is nothing else that one can do meanwhile.',
        'You counted what was wrong with you from the top downward and dealt with it in order. There was less below the knee than you had feared.',
        'It had stuck. You soaked it, and looked at a bird, and pulled while the bird had your attention.',
        'You smelled it, which is how one asks, and it answered well enough. You tied it up in the cleaner half of your shirt.',
        'The swelling had gone down by the width of a thumb. You marked where it came to, with soot, so that it should not tell you otherwise tomorrow.',
        'You boiled the rag with a bit of bark, hung it on a stick, and put it on as warm as you could bear. Something inside let go of something.',
        'You took the worst of it first, while you were still brave, and had enough left over for the second worst.',
        'Honey, if one has it. You had a scrape of it, in the fold of a leaf; and afterwards you licked the leaf.',
        'You unpicked a bandage that had been put on by somebody in a hurry, and that was you. The second was done as it ought to be, with the ends tucked under.',
        'You lay with the bad part higher than the rest of you and let it drain. By and by it beat like a drum that somebody is carrying off.',
        'A bath, as far as a hatful goes. You came out of it paler, and a number of the bruises turned out to be dirt.',
        'You bit on a strap and did what the strap was for. There are your teeth in it now, a full set, and the finger is straight.',
        'You tore the lining out of a sleeve, for bandage, and then the other, to match. It was the best linen you had, and it had never before been of any use.',
        'You found that it had closed by itself, while you had been busy. You tied something round it, so as not to seem ungrateful.',
        'You rubbed garlic into the worst place and sang. Some birds came to see.',
        'You held it up to the light, this way and that, like a housewife with a jug; and it was cracked, but it would hold.',
        'You washed it where the water ran quickest, and sent down to whoever lived there a good deal that you had no more use for.',
        'You warmed some fat in your hand and worked it in round the edges. The pulling stopped.',
        'You tied it, found it too tight, and tied it again. The third time you left it, which was the right time.',
        'You put your back against something, stretched out whatever hurt, and let an hour go over it. Nothing more was wanted, it turned out.',
        'The cut was longer than it was deep. You told yourself so, laid the edges together, and bound them with a strip that you had meant for something else.',
        'You cleaned it, and it bled a little, and left off by itself. That was more than it had done the last time.',
        'You looked it over in a good light, picked out two threads, and covered it up again. It had only wanted to be asked after.',
        'You sat with it up on your pack and mended a strap. When the strap was done you had forgotten about the other.',
        'You bathed it, dried it, and left it open to the air, with your face turned away so as not to interfere.',
        'You took the old rag off an inch at a time and put a new one on at a stroke.',
        'You pressed on it until you had counted a hundred, let go, and it stayed as it was.',
        'You found two hurts that you had not known of and made one job of the three.',
        'You cut a crutch, used it as far as the water, and left it there.',
        'You propped it up and talked past it of other things. It was sulking when you began, and by the time you left off it was asleep.',
        'You poured vinegar in, and said the names of all your aunts backwards until you could see. It was clean.',
        'The two edges had not been on speaking terms. You gave them four stitches, and after that they had to be.',
        'There was less bandage than there was of you; so you let the small things go bare, and did the large one properly.',
        'You soaked your feet, and what had been wrong with the knee went off. One does not ask.',
        'You made a splint out of a spoon. It kept that finger out of mischief, and you ate your supper with the other nine.',
        'You chewed willow bark until your mouth was numb, and after your mouth the rest. While nothing was in a position to complain you saw to all of it.',
        'The bruise had gone from plum to quince. You pressed it, out of interest, and it felt like somebody else’s.',
        'You got the boot off. That was most of the cure; the foot, let out, spread its toes and began to mend of its own accord.',
        'You laid on chewed bread, which was the whole of your grandmother’s medicine, and she died at ninety, of a ladder.',
      ],
      failure: [
        'You had it all unwrapped and open to the sky when you heard voices coming; and there is no fast way of doing up a bandage.',
        'The water was not as clean as it had looked. You knew it before the hour was out.',
        'You bound it too tight and then too loose. It bled through both, in the pattern of the cloth.',
        'You did everything right, and it began to bleed on the last knot, as if it had been waiting to be asked.',
        'The leaf was not that leaf. By the time you were sure of it the rash had got to the elbow.',
        'You had just grown used to the pain as it was. Now it was in another place, and you did not know its habits.',
        'There was grit in the rag. You found it, grain by grain, with the part of you that you were wrapping.',
        'You slept on it. It was stiff when you woke, and when you bent it everything opened that had closed.',
        'The knot slipped while you slept, and a good deal came out through it.',
        'You cut away what you took for dead. It was not.',
        'You had one clean rag, and you dropped it.',
        'You had kept some wine for the cleaning of it, and it was good wine. You got no further than the stopper.',
        'You held the blade in the fire, as one is told to do, and then could find no way of holding the handle.',
        'You did very well as long as your eyes were shut. You opened one to see how well, and when you next saw anything it was from the side.',
        'Spiders’ web, the old wives say. You had pulled down three of them and laid them on before you found that in one of the three the owner was at home.',
        'It took two hands to tie, and one of the two was what you were tying. You used your teeth, and pulled, and it was the wrong end that came.',
        'You turned away for the rag, and when you turned back there were flies, and they had asked some others.',
        'You stood up, to see whether it would bear. It thought the matter over, and you were sitting in what you had been washing it in.',
        'You had the salve on, and how cool it was; and a good while went by before you remembered which of the two pots was for harness.',
      ],
    }),
  },
  'rest-adrift': {
    places: ['ocean'],
    ...does('rest', null, 'easy', 'slight', {
      action: 'Heave to and sleep below the gunwale',
      description: 'Nobody will be looking where you are going.',
      success: [
        'You lashed the helm and lay down in the bilge with your head on a coil. The boat rocked you with a good deal of patience for a boat.',
        'You slept between two thwarts under the spare sail. A star looked in from time to time, to the left, to the right.',
        'You dozed, woke, looked round at a whole sky of nothing, and dozed again. By morning there was salt on your lashes and strength in your hands.',
        'You made fast everything that could knock and slept among what was left. Once a porpoise breathed beside your ear, only the thickness of the plank away, like somebody sharing a bed.',
        'The boat lay to and looked after herself, as a horse will. You woke with the print of a rope across your cheek and your mind quite clear.',
        'Under the gunwale there is no horizon. You had been needing that. You slept till the water in the bilge got as far as your collar.',
        'You drew a corner of the sail over your head, and were nowhere. It was a good place. You came back from it when a wave, in passing, put a small fish on your chest; and you had it for breakfast.',
        'One plank ticked and one block answered it. You lay down between the two, on the nets, and they were still at it when you woke; nothing had been settled, and you felt a great deal better.',
        'You tied yourself to a thwart by one wrist and let go with the rest. The sea turned you over from time to time, as a careful woman does a loaf, and what got up was warm right through.',
      ],
      failure: [
        'You woke because it was quiet. The wind had gone round while you slept, and the sea ahead was the wrong shape.',
        'The bilge rose in the night and came to bed with you. You bailed until sunrise, which was no better.',
        'You were flung out of sleep by something that bumped along the keel, stopped, and bumped along it again.',
      ],
    }),
  },
  'rest-roof': {
    places: ['city'],
    ...does('rest', null, 'easy', 'none', {
      action: 'Take a bed under a roof',
      description: 'The landlord counts the guests, and in the morning counts the spoons.',
      success: [
        'It was straw, but this year’s, and there was a door between you and everybody. You slept until the street was loud.',
        'They gave you hot water in a basin, and asked nothing. You had forgotten that one’s feet could be such a colour.',
        'You lay and listened to other people quarrel through a wall, which is as good as a lullaby, and was nothing whatever to do with you.',
        'There was soup, a bench by the wall, then a bed with two sleepers in it already who moved over. You did not hear the watch go by.',
      ],
      failure: [
        'The bed had been let twice, and the other party had come first and was large.',
        'You slept badly above the stable, with a hand in every dream; and in the morning the knot of your purse was not your knot.',
        'There were fleas, as there are everywhere. These had friends.',
      ],
    }),
  },

  'look-out-sea': {
    places: ['ocean'],
    ...does('explore', 'perception', 'easy', 'slight', {
      action: 'Go aloft and look all round',
      description: 'The mast swings through as much sky as a house is long.',
      success: [
        'From up there the sea had a grain to it, like wood. You saw where it was bent by land that you could not see, and marked the place with your thumb.',
        'You hung on and turned your head by degrees. There was a stain of green under one cloud, and no other cloud had it.',
      ],
      failure: [
        'You saw a great deal of sea. On the way down there was a rope that had been there on the way up.',
        'The masthead took you through half a circle and dropped you. You arrived on deck by stages.',
      ],
    }),
  },
  'fish-sea': {
    places: ['ocean', 'coast'],
    ...does('patience', 'endurance', 'easy', 'none', {
      feeds: true,
      action: 'Put a line over and wait',
      description: 'Cold fingers until dusk; and it may not be a fish.',
      success: [
        'They came up one after another, blue as tools. You gutted them over the side among a congregation of gulls, and ate till you were foolish.',
        'For half a day nothing; and then the whole line jumped in your hand like a nerve. What you pulled out was ugly, and delicious.',
        'You sat so long with the line round your toe that you and the toe had both gone to sleep. It woke first. There was a fish on it as long as your arm, with both its eyes on the one side, looking as surprised as you had been.',
        'There was one every time that you said a bad word; so you said them, in order, and by the end of your stock there were nine in the bucket, and one that you let off, for its expression.',
        'You had three bites. The first was weed and the second was yourself. The third took out line for as long as you had any, sulked, came in by arm’s lengths, and was supper.',
        'There is a moment when the line goes heavy without moving, as if somebody had leaned on the other end to think. You let him think. When you lifted he had made up his mind, and came over the side like a wet dog.',
        'A seal had been watching you do it wrong. It came up quite near, with a fish crosswise in its mouth, by way of example, and you put your line where it had been. You had five before it lost patience.',
      ],
      failure: [
        'Something took the bait, the hook and the line, and after a while sent back the float.',
        'You caught cold. The gulls, who had come from some distance, were openly disappointed.',
      ],
    }),
  },
  'sound-the-depth': {
    places: ['ocean'],
    ...does('craft', 'intellect', 'medium', 'none', {
      action: 'Sound the bottom and read what sticks to the lead',
      description: 'An hour of hauling wet line, to be told something in sand.',
      success: [
        'Grey mud, then shell, then mud with a glitter in it. You put them in order like words, and they said: a river, that way, and not far.',
        'The tallow brought up coarse sand and half of a crab. You knew that sand. You had once been put ashore on it.',
      ],
      failure: [
        'No bottom, and no bottom, and no bottom. You had the uneasy feeling of knocking at a house with nobody in it.',
        'The lead came up clean. You tasted it from habit, and were sorry.',
      ],
    }),
  },
  'read-the-swell': {
    places: ['ocean'],
    ...does('explore', 'vigour', 'easy', 'none', {
      action: 'Lie in the bottom and feel for a second swell',
      description: 'An hour on wet boards with your eyes shut, so as to be told something by your stomach.',
      success: [
        'There was the great swell, from where the weather lived; and across that, faint, a little one, coming back off something. You pointed at it with your eyes still closed.',
        'You felt her lift, lift, and then lift out of turn. There was land that way, and the sea had been to it. You got up with the pattern of the boards upon your back and a bearing.',
      ],
      failure: [
        'There was the great swell, and the other was yourself, breathing.',
        'You lay there until your stomach told you something. It was not about land.',
      ],
    }),
  },
  'shift-the-ballast': {
    places: ['ocean'],
    ...does('force', 'strength', 'easy', 'slight', {
      action: 'Shift the ballast and set her upright',
      description: 'Forty stones, one after another, in the dark, with the bilge up to your elbows.',
      success: [
        'You moved them aft by a yard, as one moves guests, with a hand beneath each. She lifted her head at once; you could feel her looking about.',
        'It was black work, and cold. But the next sea that came she went over and not through, and you sat on the last stone and dripped, and were thanked by the silence.',
        'You handed them aft, both hands being yours, and found for every one the single bed in which it would lie quiet. When you came up she was standing to her work like a cow that has been milked.',
        'At the twentieth you left off counting. You came to the last, and felt about for another, and could not straighten up; but the mast had, and she took the following sea with her chin high.',
        'It was like moving house for somebody who keeps tilting the house. You had the last of them wedged when that stopped; and in the quiet she shook herself once, from the stem aft, and went on about her business.',
      ],
      failure: [
        'You had the thirty-ninth in your arms when she rolled. It went back to the first place by the shortest way, by way of you.',
        'A stone had a finger under it, and you had not at first perceived whose.',
      ],
    }),
  },
  'follow-the-gulls': {
    places: ['ocean', 'coast'],
    ...does('explore', 'reflexes', 'medium', 'none', {
      action: 'Follow the birds to what they have found',
      description: 'They change their minds on the wing; you will have to be nearly as quick.',
      success: [
        'They led you a dance, and then all came down together, shrieking. It was a tide-rip with everything in it that had been lost along that coast for a month, going slowly round.',
        'You kept your eye upon the one that did not cry out. The loud ones had seen fish. That one had seen a mast-head, a foot under, with the rope’s end trailing.',
        'What they had found was a whale, dead for a week, with a lance in it. You did not care to go close. But there was a mark burned in the shaft; and whoever had lost it would be somewhere along the same line, looking.',
        'Twice you lost them, and both times one dropped back, out of vanity, to be followed. They came down in a row upon the keel of a boat, bottom up and grown with weed, and made fast to it was a length of quite new rope.',
        'They wheeled, and so did you; they stooped, and you were all but under them. It was kitchen slops, down a long streak of calm, with the peel still bright. A ship had gone by there, a large one, with onions to spare, and not three hours ahead.',
      ],
      failure: [
        'You followed them to a great deal of other birds, who had followed them.',
        'They all went up at once, for the joy of it, as it seemed, and you were left in the middle of the water with a stiff neck.',
      ],
    }),
  },
  'comb-the-wrack': {
    places: ['coast'],
    ...does('explore', 'perception', 'easy', 'none', {
      action: 'Comb the tide-line for what it left',
      description: 'Bent double for a mile with the surf trying to get behind you.',
      success: [
        'You walked it as one reads, left to right and then back. Ship’s timber here, a sandal there; somebody’s bad week, laid out in a line, and you knew by the end which way it had drifted from.',
        'Under the weed were footprints, above high water and so less than half a day old. You followed along to where they had sat and what they had eaten.',
        'There were nine left shoes, all of one size. You were some time over that; then you found the box that they had come in, and the mark on the box, and so whose ship it was, and out of what port.',
        'The sea had laid out its things as for sale: a bung, a birdcage, most of an oar. You went along it like a hard customer. On the oar somebody had cut a row of headlands, as one sees them coming in, with a cross over the third.',
        'You found a net, and in the net a door. It had been a good door. So there was a house on that coast, or there had been; you looked along the cliffs for where it would fit, and saw a landing that nobody had spoken of.',
      ],
      failure: [
        'There was weed, and flies, and a wave that had been biding its time.',
        'You turned over every plank on that beach. Under the last was a crab who had had a bad week as well.',
      ],
    }),
  },
  'tide-cave': {
    places: ['coast'],
    ...does('explore', 'reflexes', 'medium', 'slight', {
      action: 'Look into the sea-cave at low water',
      description: 'There is a mark on the wall as high as your head, and it is wet.',
      success: [
        'You went in on the last of the ebb, by the light of the water itself, green upon the roof. At the back was a dry shelf where people had sat, and scratched a calendar. You were out of it by a good ten breaths.',
        'The light came in along the floor and shook on the ceiling. There was a boat’s name cut back there, and a row of strokes that ended. You counted them, laid your hand on the last, and were outside again with dry ankles.',
      ],
      failure: 'You had been looking at the shelf and not at the door. You left through it, but against the traffic.',
    }),
  },
  'ask-a-ploughman': {
    places: ['plains', 'hills', 'coast'],
    ...does('talk', 'charisma', 'easy', 'none', {
      action: 'Fall in with someone at work and ask the news',
      description: 'You will be handed a tool, and the news comes at the end of the row.',
      success: [
        'You talked over the fence, first of the soil, next of the taxes, and thus by regular stages to who had been through here, and how fast.',
        'An old man let you carry one end of something heavy. In return you got the gossip of three valleys, with the names left out where you had plainly guessed them.',
        'You were given the end of a rope to hold, and held it; and a woman up a ladder told you over her shoulder all that the district had been hoping nobody would ask.',
        'You turned the grindstone for a man with nine scythes. He talked to the blades. By the seventh you had the tax, the murrain and who was marrying whom, and by the ninth which of the roads it would be as well not to be seen on.',
        'They were getting in the beans. You took the next row and kept level, and as long as you kept level you were told things. You had the bridge, and the headman’s daughter; and at the end of the row the soldiers at the ford, and what they had asked for.',
        'A girl was driving pigs in the same direction. She had a low opinion of everyone for ten miles round, and reasons, and you carried the runt. When she turned off you could have written the history of the place.',
        'You held a sheep’s head for somebody who was seeing to the other end. He was glad to talk about anything else. It was soldiers, mostly, and the new dues, and which of his neighbours had taken to going out with a spade after supper.',
        'The midwife was going your way, on a donkey, and you walked at its ear. There was not a house on that road of which she did not know the inside. She told you no names. She did not have to; she nodded at the chimneys.',
        'A woman was digging out a ditch, and there was a second spade. You took the wet end. She talked as she dug, a spadeful to a sentence; and you had the new dues, the old feud, and which of the bridges had been mended, and with what.',
        'You helped a man to hang a gate. It took three tries, and he had a piece of news for each: who had gone by after dark, who had been asking for them, and what he himself had said, which was nothing.',
        'Two brothers were building a wall from its two ends, not being on terms. You carried stone for both. What the one would not tell you the other did, so as to spite him, and by the middle of the wall you had it all.',
        'You took the other handle of a basket of turnips, and walked in step with a man who had not been listened to since his wedding. He began with that. When you set down the basket you were as far as last week, and who had come through in it on a lame horse.',
        'They were thatching, and wanted somebody to throw. A bundle up, a piece of news down; you threw forty-one and missed with two, and those two, you gathered, would have been the best.',
        'A boy was minding geese with a stick taller than he was. He would answer one question for each goose that was brought back to him. There were seven, and so you had the ford, the toll and the bad well; and for the gander, which bit, he told you where his uncle was hiding.',
        'An old man had yarn to wind, and you held the skein for him, with your hands apart like somebody telling about a fish. One cannot leave in the middle. He knew that, and took you through four bad years, two floods and a change of masters, as far as the strangers who had paid for eggs with new money.',
        'The rope had come off the drum of their well, and you were the longest in the arm. Three households stood round to advise you. They disagreed about the rope, the well and each other; and so you learned which road was watched, since as to that they were all of one mind.',
        'A woman at a wash-place threw you the other end of a sheet. One wrings, and the other talks. She knew by their linen who in that country was in debt, who was in love, and who had been sleeping in a ditch with a sword on.',
      ],
      failure: [
        'He answered everything with “Ah.” It had eleven meanings, no doubt. He had finished his row and gone before you had two of them.',
        'You chose the one man in the country with a grievance. It got dark.',
        'You picked up the second hoe without being asked. It was his dead brother’s, it turned out. He saw you back to the road in person, so as to be sure of it.',
        'She told you a great deal, and was sure of all of it. You had thanked her, and were going, when a child let you know that she had not been off that farm since before its mother was born.',
      ],
    }),
  },
  'climb-for-a-view': {
    places: ['plains', 'hills', 'mountains', 'desert'],
    ...does('explore', 'endurance', 'easy', 'slight', {
      action: 'Climb the highest thing and look',
      description: 'It is further off than it appears, and steeper, and will have to be come down from.',
      success: [
        'You went up until there was no more up. The land lay spread like a hide, with all its seams: a road you had not known about, a ford, three smokes, and the long way round to each.',
        'From the top one could see tomorrow, and the better half of the day after. You cut the shape of it on a stick.',
        'There was a cairn on the top, and you added your stone and sat down in the lee of it. It was all below you, like something that one has at last been told: there the river, there the fields of somebody careful, and a long way round that you would not now have to take.',
        'You climbed until you had the wind in your face, and turned round. It was plainer than you had been told: one road that was used and one that was not, some roofs where nobody had spoken of any, and a line of trees that could only mean water.',
        'It was a steep hour. From the top you could see where you had slept, very small, and about where you would sleep next, and that the straight way between had a ravine in it. You went down by the other side.',
        'You lay on your belly on the highest stone and looked for as long as there was anything moving. Two carts, a flock, one man in a hurry. When you came down you knew which way people went in that country, and which way they did not.',
        'There was a thorn tree at the top, and you got up into that as well. It gave you another mile. In that mile was a track, trodden white, that nobody had mentioned to you.',
        'You did the last of it on hands and toes, and put your head over the edge as one looks into a pot. On the other side the land simply went on, which one always half doubts; but it went on with a road in it, two bridges, and a column of dust that you would do well to let go by.',
        'Somebody who kept sheep had built himself a chair up there, out of slabs, facing the wrong way, you thought, until you had sat in it. It looked straight at the one gap by which anything could come. You kept his place for an hour, and knew what he knew.',
      ],
      failure: [
        'At the top there was another top. At the top of that there was weather.',
        'You got up well. It was on the way down, admiring the view, that you stepped upon the one loose thing for miles.',
        'You could see for thirty miles, and in all of that the one thing moving was on its way up after you. It was a goat. By the time you were sure of it you had gone down by the quick way.',
        'It was the highest there was for as long as you were at the bottom of it. From the top there were four that were higher, and they stood in front of whatever there was to see.',
      ],
    }),
  },
  'dig-a-sign': {
    places: ['plains', 'desert', 'swamp'],
    ...does('explore', 'vigour', 'medium', 'none', {
      action: 'Dig where the ground is a different green',
      description: 'Grass remembers where it was opened; it is only digging.',
      success: [
        'Two feet down there was a floor, little stones in a pattern, cool as a plate. You followed it with your hands until it turned a corner, and knew that once there had been a house here, and a door, and where its road went.',
        'It was a midden, of shells and ash. By what they threw out you could see who they had been, how long, and that they had left in no hurry.',
        'You struck wood, and then more of it, laid crosswise: it was a road, a foot down, as straight as a string and going somewhere with conviction. You lifted your eyes along it, and there was the notch in the skyline that it had been making for.',
        'There was a jar, mouth down, with a handful of wheat under it as black as shot. Someone had put by the seed and had not come back for it. You scraped on until you had the hearth, and the door-sill, and which way they had looked to see who was coming.',
        'It was a boundary stone, pushed over and buried on its face. You turned it up. There were two marks on it, and one had been stopped with clay so as not to be read; you read that one with your thumb, and it accounted for a good deal.',
      ],
      failure: [
        'It was a drain. It had been waiting for years for somebody to take an interest.',
        'You dug to the armpit. There was a dead dog at the bottom, who had been loved, and you covered him up.',
      ],
    }),
  },
  'follow-hoofmarks': {
    places: ['plains', 'desert', 'hills'],
    ...does('explore', 'perception', 'medium', 'none', {
      action: 'Follow the freshest tracks a little way',
      description: 'Someone is at the other end of them, and may be doing the same.',
      success: [
        'Two walking, one led, and the led one favouring a foreleg. They had stopped to quarrel; you could see how they stood. When you turned back you knew where their water was.',
        'There had been three, and one had got down to look at something. You got down and looked at it too. It was a boundary, of a sort that strangers ride over and are sorry for; you would not have known.',
      ],
      failure: [
        'You followed them very cleverly, for an hour, to a place where a number of large flat stones had been laid by someone who knew about followers.',
        'They were very fresh tracks. They were so fresh, toward the end, that they went round behind you.',
        'You followed them as far as a watering-place, where some forty cows had been ahead of you and had all been of a different opinion.',
        'It was one horse, at a walk, and it had gone home. The people there thanked you for seeing it to the door, and asked what you had meant by it.',
      ],
    }),
  },
  'empty-hut': {
    places: ['forest', 'hills', 'mountains', 'swamp', 'plains'],
    ...does('explore', 'perception', 'medium', 'none', {
      action: 'Look over the empty hut',
      description: 'The door is on the latch; whoever lived there meant to be back, and it is somebody’s still.',
      success: [
        'A bed for one, and two cups. The ashes were cold on the top and not beneath. You learned from the mud on the sill which way they had gone, and from the row of stones on the shelf how often.',
        'Under the bed-boards was a calendar in knots, and by it you could tell when the herds went through, when the tax did, and when to be out. You tied today’s, as a guest ought.',
      ],
      failure: [
        'There was nothing there but a smell of apples, and a mouse who held that it was the owner.',
        'You had your head up the chimney when the owner came home. You left with his opinion.',
      ],
    }),
  },
  'pool-at-dusk': {
    places: ['forest', 'plains', 'hills', 'desert', 'swamp'],
    ...does('explore', 'endurance', 'easy', 'none', {
      action: 'Lie up by the water and see who drinks',
      description: 'Until dark upon your elbows, with everything that bites.',
      success: [
        'Deer came, then pig; and then, when it was all but night, two men, one on each side, who did not know of one another. You did not tell them. You knew now whose country this was, and that it was in dispute.',
        'A hind came down with her fawn. After them came a lame horse with a cut bridle; it drank, and stood a while by you, and went off in the direction of whoever had lost it.',
        'Two women came for water, and set down the jars, and said what they had come out there to say. It was not about you, but you knew the man. When they had gone a heron let go of its breath, and so did you.',
        'First came what is eaten and then what eats it, with a civil interval. After them came a man with eleven waterskins and only the one mouth. You watched which way he carried them; and behind the rise, before long, there was a smoke of about that size.',
        'Something with horns drank, and after it its family, in order of height. When they had gone a child stood up on the other side, where it had been lying all that while on the same errand as you. It put a finger to its lips, and pointed, and told you on its hands how many.',
        'You had begun to count your own fingers when nine riders came to water their horses, and discussed their orders at the top of their voices, there being nobody about. They did not think much of them.',
        'An old woman drank from her palm, like the rest of them, and washed her face. She spoke to the bank where you lay. It was bad for the elbows, she said; and if it was the people with the mules you were after, they had a fire two hollows farther on.',
        'Two foxes stood side by side, with a hare next to them, and nobody looked at anybody; there is a rule about that at some waters. The three men who came last had not heard of it. They drank by turns, with their backs together, and so you knew that they had done something, and the bag showed you what.',
      ],
      failure: [
        'Everything that came to drink came upon your side, and the first that did trod on you.',
        'You lay there until dark. What drank, in the end, was on you, and had wings.',
        'The wind went round behind you, and after that nothing came down to the water but the wind.',
        'Something drank, a long while, on the far side. When it was over you could not have said if it had two legs or four.',
        'You had lain down across somebody’s path to the water. It turned out to be ants’.',
      ],
    }),
  },
  'set-snares': {
    places: ['forest', 'plains', 'hills'],
    ...does('craft', 'reflexes', 'easy', 'none', {
      feeds: true,
      action: 'Set a few snares and tend them',
      description: 'You will have to sit where it is cold and be more stupid than a hare.',
      success: [
        'You took two before the dew was off. You broke the necks in the way that hurts least and roasted them in the way that smells most, and were content.',
        'You read the little roads in the grass, and set a loop on each. In the morning one was full, and another told you of something with boots on.',
        'The trick is to think of something else. You thought of how a certain person had once looked at you across a table; the string sang, and there was supper.',
        'Four were empty and the fifth had been robbed, quite neatly, by somebody with small feet. In the sixth was a hare. You hung up the skin where the small feet would come by again; it is well to be on terms with whoever knows the country.',
        'You set them at the height of a fist, as a poacher had once shown you in return for your silence. There was a hare in the second and a partridge in the third. You found, while you plucked, that you were looking straight along somebody’s private track.',
        'It was the worst-looking of the seven that held, the one that you had twisted up out of a bootlace and contempt. You told the hare so. It made no difference to the hare, or to the onions.',
      ],
      failure: [
        'You caught your own ankle, at dusk, in the third, which was the good one.',
        'A fox had been round ahead of you. It had left you in each loop one foot, for your trouble.',
      ],
    }),
  },
  'old-wood': {
    places: ['forest'],
    ...does('explore', 'intellect', 'easy', 'none', {
      action: 'Look for the oldest tree',
      description: 'In any wood there is one that the paths go round; it may have company.',
      success: [
        'You found it by how the rest stood back. Things had been pushed in its bark by generations: nails, teeth, a child’s shoe. You walked about it once, and it was as good as a map of who had been afraid of what.',
        'It was a yew, hollow, with a bench inside. You sat there out of the wind. On the wall of it someone had kept a count of something up to four hundred.',
        'It was an oak, and dead, by the look of it, since before anybody’s grandfather. One bough no thicker than a finger had leaves on. All the deer-ways bent so as to go under that bough, and you ran your eye along the best-worn of them, down to water.',
        'Five of you could not have reached round it. You walked about it with your palm on the bark, which took so long that you had time to think; and on the far side was a slab with a bowl worn in it, and the bowl had been scrubbed. So people came there, and by a way that was not the one you had taken.',
        'You asked yourself which you would have spared, had you been the first here with an axe, and there it stood: a lime, with a rag on every twig. They were of all ages. The newest was off a red shirt, and beneath it leaned a pair of crutches; so people came here, and from no great way off, and somebody had walked home.',
        'A jay gave it away. It was a beech that had fallen when your grandmother was young and got up again as five, along its whole length. You went down the middle, from the first to the fifth, and from the fifth could see where the wood left off and the old road with it.',
        'There was a ring of nothing round it, forty paces across, where not even brambles had tried. It had been lived in: you found a hook for a pot, the half of a shutter, and three notches for the height of a child, the last of them quite low. From the shutter’s side one saw everyone who came.',
        'It had been struck, sawn, burned out and built against, and had put forth a new branch for each. You went up them as one goes through a veteran’s stories. Astride of the last you were above all the others, and could see to the edge, on three sides.',
      ],
      failure: [
        'You found the second oldest. You knew it by the way that everything there was pointing past you.',
        'Each time you got near it the wood was thicker. At last you let it be, as it seemed to wish, with thorns in your sleeves.',
      ],
    }),
  },
  'cut-firewood': {
    places: ['forest', 'hills', 'mountains'],
    ...does('force', 'strength', 'easy', 'slight', {
      action: 'Cut wood for whoever comes next',
      description: 'There is a hut with an empty wood-rack, and a rule about it, here as everywhere.',
      success: [
        'You split it small, and stacked it under the eave with the bark up. It put you right with yourself, somehow, and your shoulders were glad to have been asked something simple.',
        'You found the grain and the grain let you in. When the rack was full you stood back, in your shirt, steaming, and thought of whoever would come in out of the snow and not know whom to thank.',
        'It was ash, which burns green, and it fell apart at a look. You did two rows for the hut and a third for luck, and swept up the chips, and nobody in the world knew where you were.',
        'You sawed, split and stacked until the rack was level with the sill, and then put on one row more, which would be found out only by someone counting. You ate your bread on the block afterwards, like a person who owns a forest.',
        'The first log had a nest in the fork of it, and you set it aside; the second went to pieces like cake. From the third on they rang. You filled the rack, and the gap under the bench, and laid a curl of birch bark on top, for whoever should have wet hands.',
        'It was all knots, left over by others with good reason. You took them one at a time and from the edges in, as one deals with in-laws, and the rack was full when the last of them had given way.',
        'Somebody had kept a tally of his own good deeds on the lintel, in strokes. You filled that rack up to the roof, got out your knife, looked at the lintel, and put it away again.',
      ],
      failure: 'The axe-head had been wedged by an optimist. It went off over the hut, and you ran along beneath it for a while, to be on the safe side.',
    }),
  },
  'track-the-stream': {
    places: ['forest', 'hills', 'mountains', 'swamp'],
    ...does('explore', 'vigour', 'easy', 'slight', {
      action: 'Follow the stream up to where it begins',
      description: 'Wet to the thighs, on stones like soap.',
      success: [
        'You went from pool to pool. In the last was a coin, green, with a head on it that nobody has had to obey for a thousand years; you left that where it lay, and drank, and saw from there how the whole valley hung together.',
        'Where it came out from under the rock there was a cup on a chain. Someone keeps it shining. You drank your share and put it back as you had found it, handle to the east.',
        'It grew narrower until you could stand with a foot on either bank, and then until a hat would have covered it. You laid your hat on it. For that long you had shut four fords, and could see all of them from where you crouched, and who was using them.',
        'Three times it went underground, and three times you found it again by ear. At its end it was no thicker than a plait. Somebody had put up a bench there; and from the bench one saw what the bench had been put up for, which was the way on, with both its bends.',
        'At the fork you took the one that had less to say. It led to a ring of wet moss, and there gave up its secret, which was that there was none; but behind the moss the land fell away, and you looked down into country that nobody had told you of.',
        'It was a matter of eleven falls, none of them higher than a table. You climbed them as one climbs the stairs of a house where people are asleep. On the top step lay a flat slab with two hollows for the knees; and from those, if one lifted one’s chin, one had the lie of everything below.',
        'A dipper went up before you from boulder to boulder, bobbing on each until you had got there, like somebody letting a house. What it had to show you was a crack with a fern across it. You moved the fern aside, drank, and moved it back; and by then you had counted all the tracks that came down to the water.',
        'At the head of it lived the man who keeps it clear of leaves. He had a rake, and so had his father. He told you which villages drink from it, in what order, and which of them has never said thank you.',
        'You took off your boots for the first half, and put them on for the second, which was nettles. It began in a trough with a lid to it. On the underside of the lid was cut a map, for anyone who should be thirsty and lost at once.',
      ],
      failure: [
        'At the fourth pool there was a stone like soap, and then there was the third pool.',
        'The stream came out of a thorn thicket, and so, in the end, did you.',
      ],
    }),
  },
  'mend-gear': {
    places: LAND,
    ...does('craft', 'vigour', 'easy', 'none', {
      action: 'Sit down and mend what has worn through',
      description: 'An afternoon of waxed thread; but a strap never breaks at a convenient time.',
      success: [
        'You sewed, oiled and scraped until everything that you owned would bear being leaned on. It is the nearest thing to being rich.',
        'You had the left boot back to a boot again by sundown. Then you did the right one, for the sake of justice.',
        'You greased the boots, patched the pack, and found in the lining of your coat the needle that you had been doing without.',
        'It was buckles, mostly. You laid them out on a cloth in the order of their sins, and got to the bottom of them all, and sat among your goods afterwards like a hen on eggs.',
        'You put in forty stitches where nine would have held. It is not often that a thing can be made safe by hand.',
        'You turned the pack out on the ground, and it was a surprise to both of you. What was whole went back in first. What was not took a patch, a rivet or a word of farewell, according to merit.',
        'A strap had been carrying everything by its last three threads. You sewed it with doubled sinew, and then sat opposite it for a while, out of respect.',
        'You began with a button. Behind the button was a tear, and behind the tear a lining, and the lining led you round by way of both sleeves; when you bit off the thread you had come out at the button.',
        'You cut new soles from a piece of harness that somebody had thrown away with good reason, and put eleven nails in each. They creaked, and you were announced wherever you went.',
        'It wanted a peg here and a wedge there. You whittled both out of the same stick, and had enough of it over to stir supper with.',
        'You waxed the thread until it stood up by itself. After that the holes went shut one after another, all down the seam, like shutters in a street.',
        'You had been walking for weeks on a nail. You knew the nail; it had not occurred to you that it could simply be taken out.',
        'There were nine things to be done, and you did them in the order in which they would have let you down. With the ninth, which was a tassel, you allowed yourself to be particular.',
        'You took the patch off the knee to mend an elbow, and part of the hem to mend the knee. The hem was nobody’s business. All told you came out ahead, by a thumb’s breadth of good cloth.',
        'A little fat went on the buckle, the hinge of the tinder-box and the seam of each boot, and you worked them to and fro till they stopped complaining. In the silence you noticed how tired of it you had been.',
        'Whoever had made that belt had meant it to be mended: there was a spare length turned in behind the buckle, which you had worn all those years as a lump. You let it out, and wished him well.',
      ],
      failure: [
        'The awl went through the leather, and on through what was behind it, and you said a word, and the thread ran out.',
        'You mended it so that it was stronger than the piece next to it, which gave.',
        'You sewed on the patch with great care, and it was only when you went to lift it off your lap that you found out to what.',
        'The glue had to be warmed; and then it was too warm, and then it had set. It had set with the brush in it, and the end of your sleeve.',
        'You took the buckle to pieces in order to see how it went. Put together again it did not go, and there were two rivets over, which you have never been able to place.',
      ],
    }),
  },
  'read-the-rocks': {
    places: ['mountains', 'hills'],
    ...does('explore', 'perception', 'medium', 'slight', {
      action: 'Try the side gully',
      description: 'It is narrow, it goes up, and there is a draught coming down it that smells of something.',
      success: [
        'It opened on a bowl in the rock no bigger than a yard, with grass, and a wall across. Somebody had lived there, and watched the road through a slot. You put your eye to the slot, and kept it there until you had the lie of everything.',
        'There was a spring up there that fell straight back in the ground, as if it had only come up for a look. From beside it you could see both ends of the valley, and what was in each of them.',
      ],
      failure: 'What it smelled of was goat; and there was a he-goat at the bend, who had the slope and the right of way.',
    }),
  },
  'sit-with-herders': {
    places: ['mountains', 'hills', 'plains', 'desert'],
    ...does('talk', 'charisma', 'easy', 'none', {
      feeds: true,
      action: 'Share a fire with the herders',
      description: 'They are glad of company, and they will expect you to know a story.',
      success: [
        'You gave them the story about the twins, and got in trade the state of the passes, a cure for warts, and the name of a man not to sit next to. Their dogs slept on your feet.',
        'They made room, handed you something hot, and went on with an argument that was older than any of them. By its end, which was not reached, you knew every pasture in those parts and who could not set foot on it.',
        'You told them about the man who sold his own cow to himself. They did not laugh; they asked which fair it was. It led to other fairs, and who had been cheated there, and so by way of everyone’s cousins to what was going on beyond the hills.',
        'You knew no story that they did not. So you listened to theirs, and laughed at the place before the place, which is what they like; and the eldest scratched a map on the flat of a cheese, and when you had it by heart you ate it.',
        'There was a sick ewe between somebody’s knees, and you held the lamp. It was a long birth, with talk. You came away with the news of six valleys, and a lamb had been given your name, the one that could not stand up yet.',
        'They made you guess which of them was deaf. It took you the whole of supper, and pleased them so much that they told you, all except him, about the men who had gone by in the week, by twos, and paid for milk.',
        'You told the one about the judge and the three eggs, with all of the voices. They knew it with ducks. It took until the fire was low to settle which was right, and what came out by the way was the price of salt, the next good water, and whose boys had taken to sleeping in their boots.',
        'There was a boy among them who had never met a stranger, and wished to see all of one. You turned out your bag for him. His uncles paid you, thing for thing: for the knife a ford, for the flint a well, and for the bit of string what they really thought of the headman.',
        'You had no sooner sat than there was a bowl in your hands, a kid in your lap, and a lawsuit before you for judgement. You found for the goat. Both sides were so well pleased that they quarrelled over who should tell you the way, and in the end you had it twice.',
        'They asked for something true. You gave them the worst meal you had ever eaten, and left nothing out. An old woman took the lid off the pot again; and as the spoon went round each of them told you his worst journey, with the places.',
        'You began on a story, and were stopped at the second sentence, because the wolf in it had done what no wolf does. They put you right about wolves. From there it was no distance to who else comes after sheep, in what numbers, and by which track.',
        'The talk was all of one ram, eleven years dead. You said that you were sorry not to have known him. It had been the right thing to say, and you were given his entire life, pasture by pasture; there are guides who know less of a country.',
        'Nobody spoke while there was food. After that each said one thing, going round with the fire: a birth, a theft, a bridge down, soldiers. It came to you three times. By the third you could have drawn the whole district, if anybody had lent you something to draw on.',
      ],
      failure: [
        'You gave them the one about the shepherd. It was not until the end of it that you noticed what you had been telling and to whom.',
        'You told it well, up to the place where the hero steals the sheep. Then you looked up. All nine of them were on the one side of the fire, and on the other was you.',
        'You started on the only one that you could think of, and found half way that you had never known the end. The dogs, who had been asleep, came and sat down to watch you look for it.',
      ],
    }),
  },
  'walk-the-dunes': {
    places: ['desert'],
    ...does('explore', 'endurance', 'medium', 'slight', {
      action: 'Quarter the ground for old wells',
      description: 'Every step you take to look for water is a step’s worth of water.',
      success: [
        'You found a ring of stones with a flat one on it, and the flat one was cool underneath. It was two mouthfuls. Beside it an arrow of pebbles told where the next was.',
        'It was not a well but a grave; but the dead are buried within sight of water, and you stood on it, turned about, and saw the dark line.',
      ],
      failure: [
        'You walked in a widening ring till the ring was wider than you were.',
        'There was a well. There was also, lately, a scorpion who had thought of it.',
      ],
    }),
  },
  'wait-for-the-cool': {
    places: ['desert', 'plains'],
    ...does('patience', 'perception', 'easy', 'none', {
      action: 'Sit out the heat and watch the horizon',
      description: 'A whole day with your chin on your knees, for what may go by.',
      success: [
        'Toward evening the far things came down out of the air and stood on the ground again. There was a line of dots among them; you learned how many, how loaded, and where they would lie that night.',
        'You sat until you were part of the stone. Toward evening a fox trotted into all that emptiness, drank from a place you would have sworn was dry, and trotted back. You let it get well away before you went to see.',
        'Nothing went by. It went by on all sides, for hours, without haste; and when you had it by heart you saw at once what had not been in it before, low down: three heads, and a mule’s ears.',
        'You laid down a pebble for everything that crossed. By the end there were nine of them, all going the one way and none of them coming back, and you changed your plans.',
      ],
      failure: 'It all shook, and ran, and had lakes in it. By dusk you had seen two cities and your uncle, and had a headache from being civil to them.',
    }),
  },
  'feel-for-the-causeway': {
    places: ['swamp'],
    ...does('explore', 'intellect', 'easy', 'slight', {
      action: 'Feel about for the old causeway',
      description: 'Somebody laid logs here once; find them with a pole before you find the rest.',
      success: [
        'The pole went knock in place of hush. You went along it, knock by knock, with the water to your shins on either hand deep enough for a horse; and it was going your way.',
        'You laid your ear to the pole and struck. There it was, off to the left, oak, a yard wide, as good as on the day they drove it.',
        'Ninety times the pole went in like a spoon, and ninety times it had to be begged back. At the ninety-first it jumped. You got up on what you had found, no wider than a bench; and along it, at every tenth step, was a stake cut off just under the water, for people who know.',
        'You asked yourself where you would have put it, with oxen, and a foreman who was paid by the yard. It was exactly there.',
      ],
      failure: [
        'You found the causeway’s end before you had found the causeway.',
        'What knocked was a skull, of an ox. It had been looking for it also.',
      ],
    }),
  },
  'cut-reeds': {
    places: ['swamp'],
    ...does('craft', 'reflexes', 'easy', 'slight', {
      action: 'Cut reeds and plait a pair of mud-shoes',
      description: 'Reed edges are knives; your fingers will remember the lesson.',
      success: [
        'You made them broad as shields and ugly as sin, and walked out on the quaking green as a fly does on milk. It bore. There were things to be seen from there that are not seen from paths.',
        'It took two tries, and the second held. You went out upon the green like a holy man, though lower in the knee, and saw from out there where the channels ran, as one sees the veins in a leaf.',
      ],
      failure: 'They were fine shoes. They stayed where they were; and you stepped out of them, forward, at full length.',
    }),
  },
  'listen-to-the-marsh': {
    places: ['swamp', 'forest'],
    ...does('patience', 'perception', 'easy', 'none', {
      action: 'Keep still until it forgets you',
      description: 'The midges will not forget you.',
      success: [
        'It took an hour. Then one after another they began again, the frogs, the small birds, and behind those, regular as a pulse, a paddle; and you knew where there was a channel, and who used it.',
        'By and by a rail walked over your boot. What it was running from came after it, a boy with a net; he never saw you; and he was going home by a way that you now knew.',
      ],
      failure: 'You kept still, and it forgot you; and a good many of its smaller citizens moved in.',
    }),
  },

  'market-trade': {
    places: ['city'],
    ...does('trade', 'charisma', 'easy', 'none', {
      action: 'Sell what you can spare at the market',
      description: 'You will let something go for less than it cost you to carry.',
      success: [
        'You walked off twice, and were called back twice. When it was done you both looked injured, which is how one knows a fair price.',
        'You had found the one stall that wanted it. You looked at the sky, and mentioned a cousin; and they closed with you before the cousin could arrive.',
      ],
      failure: [
        'He turned it over, sighed, and told you what was wrong with it, and he was right. You carried it out again past all his neighbours.',
        'They were all selling that day. You stood there between two others with a better one, and were rained on.',
      ],
    }),
  },
  'market-haggle': {
    places: ['city'],
    ...does('trade', 'intellect', 'medium', 'none', {
      action: 'Carry a bargain between two stalls',
      description: 'It is only knowing who wants what; and being gone before they have met.',
      success: [
        'The dyer wanted what the tanner was glad to be rid of, and neither would speak to the other. You spoke to both. It took a morning, and the soles of your boots.',
        'You carried a message from one to the other, and made it better each time you crossed the lane. In the end they shook hands through you, as it were, and never noticed what had stayed on your side.',
      ],
      failure: 'They met. They had been meeting for thirty years, it came out, every evening; and they passed you from one to the other all down the row.',
    }),
  },
  'hear-the-gossip': {
    places: ['city'],
    ...does('talk', 'charisma', 'easy', 'none', {
      action: 'Stand at the well at water-drawing time',
      description: 'Carry a jar for somebody, and mind what you are seen to smile at.',
      success: [
        'You drew for an old woman and she paid you in what she knew. There was enough in it to hang a magistrate, and the name of the only honest man in the east quarter.',
        'You said nothing and held things. By the time the jars were full you knew who was back, who was hiding, and which of the roads had been shut and on whose word.',
      ],
      failure: [
        'The talk stopped as you came up, and began again as you went off. You caught your own description, and it was unkind about the hat.',
        'You were told a great secret. At the gate you were told it over again, by the guard.',
      ],
    }),
  },
  'city-walls': {
    places: ['city'],
    ...does('explore', 'perception', 'easy', 'none', {
      action: 'Walk right round inside the walls',
      description: 'It is the way that thieves and builders learn a town, and the watch knows it.',
      success: [
        'You went round with one hand on the stone. There was a place where the mortar was new and one where the dogs were; there was a little gate with a well-oiled hinge. By evening you could have drawn it.',
        'It took four hundred and six paces on the side toward the hill and a good deal of not looking interested. You learned which tower had a lamp, and that the lamp was for someone.',
      ],
      failure: [
        'You were asked what you were doing, first by a boy, then by a man, and then by a man with keys. Each answer was a little worse than the one before.',
        'You came out into the same court by three different alleys. On the third occasion they had set a chair for you.',
      ],
    }),
  },
  'back-streets': {
    places: ['city'],
    ...does('explore', 'reflexes', 'medium', 'slight', {
      action: 'Go down into the lower streets after dark',
      description: 'What is lost in the upper town is to be met with there; and so are those who find it.',
      success: [
        'You went quickly, on the balls of your feet, as if expected. A door opened on a game, a shrine, a surgeon. You had seen what you wanted, and were round the corner when the first hand came out for your sleeve.',
        'You walked as if you owed somebody there money, which is the local gait. Nobody stopped you. Behind a curtain they were dividing what you had come to hear of, and were loud about it.',
      ],
      failure: 'Somebody asked you for the hour. While you were considering it, his brother came up on the other side, and explained it to you.',
    }),
  },
  'dice-table': {
    places: ['city'],
    ...does('craft', 'reflexes', 'medium', 'none', {
      action: 'Take a hand at the dice table',
      description: 'The dice are honest; it is the sleeve that one has to watch.',
      success: [
        'You played small until you had seen the trick, and then you played on the other side of it. They were very decent. They even asked you where you had learned.',
        'It is all in not minding. You did not mind for three hours, with a face like a plate; and when you did at last begin to, you had the sense to get up.',
      ],
      failure: 'You watched the one sleeve so faithfully, all night, that you never gave a thought to the other.',
    }),
  },
  'day-labour': {
    places: ['city'],
    ...does('force', 'strength', 'easy', 'slight', {
      action: 'Hire out for a day of carrying',
      description: 'Sacks, from there to there, for a man who has a whistle.',
      success: [
        'You carried from bell to bell with the straps cutting, along with a one-eyed man who knew all of the town’s back doors. You ate with the gang, off a plank, and were called by your name.',
        'You learned to breathe on the stair and not before it. At dusk the man with the whistle nodded you over. Come back, he said, and told you also which warehouse he would keep away from, were he you.',
      ],
      failure: 'The eighth sack had been packed by somebody in a hurry. You and it went down the stair, and it got there second.',
    }),
  },
  'alms-hall': {
    places: ['city'],
    ...does('gift', null, 'easy', 'none', {
      action: 'Help to feed the poor at the gate',
      description: 'You stand there with a ladle till it is empty; it is never enough, and they see that you see it.',
      success: [
        'You ladled, and looked each of them in the face, since that was what they had come for, as much as for the soup. At the end of the line there was a blind man who gave you back some news.',
        'There was enough, for a wonder, down to the last bowl. An old soldier turned his over upon the step to show that it was empty, saluted you with it, and let fall a thing he had not told the captain.',
      ],
      failure: 'It ran out eleven bowls short, and you were the one holding the ladle.',
    }),
  },
  'watch-the-hall': {
    places: ['city'],
    ...does('patience', 'endurance', 'easy', 'none', {
      action: 'Wait all day in the great man’s yard',
      description: 'Everybody who wants something stands there; it is an education in the feet.',
      success: [
        'You were not called. But you saw who was, in what order, and how they looked as they came out; and by the evening you knew more of that house than the one who ran it.',
        'Toward evening a door was left ajar, for the draught. You heard no words, but you heard who laughed first and who laughed after; there is not much more to government.',
      ],
      failure: 'At sundown a clerk came along the line and told everyone to return tomorrow. He had saved it up. You had been standing, all that time, in the line for the kitchen.',
    }),
  },
  'craftsman-bench': {
    places: ['city'],
    ...does('craft', 'vigour', 'medium', 'none', {
      action: 'Work a day at a master’s bench',
      description: 'He will give you the worst job, and watch how you take it.',
      success: [
        'You scraped, blew, held and fetched. About the ninth hour he put in your hand, with no remark, the good tool; and let you finish the edge, and then taught you in six words what it had taken him six years to see.',
        'He let you spoil one. Over the second he took hold of your wrist, moved it by the width of a hair, and went away. You felt it go right, all the way up to the shoulder.',
      ],
      failure: 'He gave you the worst job, and you made it worse. He was not angry. He called over the apprentices to have a look.',
    }),
  },
  'old-records': {
    places: ['city'],
    ...does('explore', 'intellect', 'medium', 'none', {
      action: 'Ask the keeper to show you the old records',
      description: 'A day in the dust with an old man breathing on your neck.',
      success: [
        'Between a lawsuit over a gutter and a list of drowned sheep, there it was: a road, with its stages, that has dropped off everyone’s tongue. The keeper had known it all the time. No one had ever asked him.',
        'The keeper brought what you had asked for and, under that, by an oversight which he plainly had by heart, what you ought to have. You read fast. He dusted the same shelf until you had done.',
      ],
      failure: 'He could show you gutters. He showed you gutters until the light went, and at each of them he looked up, with such hope.',
    }),
  },
});

/** Ways out of any encounter, for when its own have been tried: the last resort of `continue`. */
export const lastResorts: readonly Pursuit[] = pursuits('common', {
  'back-away': {
    places: [],
    ...does('flight', null, 'easy', 'slight', {
      action: 'Give it up and get clear',
      description: 'Leave with what you have; it will be said that you left.',
      success: [
        'You took one step back, and then another, and nobody forbade the third. You did not hurry until you were out of sight, and there you hurried.',
        'There is a moment when a thing may still be left. You knew it when you saw it, and were gone through it like a cat.',
        'You made some remark, bowed, and removed yourself. It was not the way that you would tell it afterwards.',
        'You found that you were wanted elsewhere, and did not wait to find out where.',
        'It let you go. You had an idea that it would be told against you, and that you would be able to bear it.',
        'You had come in by that way, and it still led out. Going down it backwards, you kept a pleasant face until you were too far off to have one.',
        'You picked up what was yours and looked at nothing else. The first part of going is done with the back of the neck, and yours prickled; then it left off, and you were only somebody on a journey.',
        'There are victories, and there is being a good way off. You had the second.',
        'You went, and called it patience. By the time that you were out of earshot you had nearly got it to answer to the name.',
        'You counted what you still had, found it enough, and went before it should be less.',
        'There was a way round. You had known of it all along, and it was not so very much farther.',
        'You walked off at an ordinary pace. It was the hardest part, and nobody remarked on it.',
        'You let it have the place. There were others, and you were soon on the way to one.',
        'Nobody ever made a song about it. You took the shortest line to where you had been before all this began, and the air there was excellent.',
        'You gave a little, and then rather more, and then the lot. It was not asked for back.',
        'You thought of three brave things to do, and a fourth that was not. The fourth could be done at once.',
        'It was a matter of choosing the moment, and you chose the first.',
        'You left it as one leaves a bed with somebody asleep in it.',
        'You were half way gone before you had noticed deciding to. It seemed a pity to waste it.',
        'You bethought yourself of somebody who would be worried about you, and there was even some truth in it. It served until you were out of sight.',
        'You shut it behind you, so to speak, and did not look round to see whether it had latched.',
        'There is a way of yawning and getting up that nobody can take for flight. You had learned it at table, among uncles.',
        'Having nothing to prove, you did not prove it. You were a mile off before the question could have been put.',
        'You did the sum again and it came to the same; so you put down your half of it, and left.',
        'One cannot lose what one does not stay for. You worked that out on the way, going briskly.',
        'It had your attention, and wanted the rest. You took back the attention, bit by bit, and after that your feet came away quite easily.',
        'You were the first to go, and so you had the pick of the ways.',
        'You bowed to it, for want of anything better, and went out backwards, like a cook from a throne-room.',
        'You had always supposed that you would be ashamed. When you were clear you looked for it, and found that you were hungry.',
        'You made yourself thin, and of no importance, and went out by the gap that is kept for such people.',
        'A good way off you stopped and listened. It had not so much as missed you.',
        'You laid down what you had picked up, just as it had been, even to the dust on it, and withdrew.',
      ],
      failure: [
        'You turned to go, and it turned out that this had been thought of.',
        'You got clear as far as the first obstacle. It was neither high nor new, and you fell over it.',
        'Going was the harder part. You were let know as much before you had gone ten yards.',
        'You had your back to it for three steps. It was on the fourth that it minded.',
        'There turned out to be only the one way out, and it was in use.',
        'You withdrew in good order, up to the point at which you trod on your own heel.',
        'You went too early, or too late; there had been a time for it, and it was neither.',
        'You were out of it in every part, except for the back of your belt.',
        'You tried to leave as though you had never been there. It had seen you come.',
        'You gave it up, and made a point of showing both your hands; but as yet it had not given up you.',
        'A moment since there had been a way out, with plenty of room in it. You met something else in that place.',
        'You went on tiptoe, holding your breath and your bundle, and it was your knee that cracked.',
        'You drew off backwards, an inch at a time, and felt behind you for the next inch, and there was none.',
        'The first three steps of it were a retreat and the rest were a rout. You left some skin at the turn.',
      ],
    }),
  },
  'gather-yourself': {
    places: [],
    ...does('patience', 'endurance', 'easy', 'none', {
      action: 'Take a breath and let it come to you',
      description: 'Do nothing for once; it is surprisingly tiring.',
      success: [
        'You stood there and let your breath come back. And since you no longer pushed at it the whole affair swung round, by its own weight, and stood open.',
        'You waited. It is a thing that people can seldom bear to watch. Before long it had been settled, round you, by those who could not.',
      ],
      failure: [
        'You took a breath, and then, it may be, one more than there was time for.',
        'You let it come to you. It came.',
      ],
    }),
  },
  'look-again': {
    places: [],
    ...does('craft', 'perception', 'medium', 'none', {
      action: 'Look again for what you missed',
      toward: 'neither',
      description: 'There was something; there always is; and it costs another look.',
      success: [
        'It had been under your nose. You very nearly laughed. After that it was a question of putting out your hand.',
        'You went back over it from the start, as one does with a sum, and in the third line there was the mistake, and it was not yours.',
      ],
      failure: [
        'You looked, and it was all just as you had seen it before, except a little closer.',
        'You found what you had missed. It had found you rather sooner.',
      ],
    }),
  },
  'speak-plainly': {
    places: [],
    ...does('talk', 'charisma', 'easy', 'none', {
      action: 'Say plainly what you want',
      description: 'It is a thing that hardly anybody tries, and you would be saying it out loud.',
      success: [
        'You said it in nine words. There was a surprised sort of silence, and a general shifting of feet, and then, since no one could think of a reason, it was done.',
        'You left off being clever and asked. It would appear that you could have begun with that.',
      ],
      failure: [
        'You said plainly what you wanted. It was heard, plainly, and that was the end of that.',
        'The words were plain enough. It was only your voice that, half way along, went up.',
      ],
    }),
  },
  'brute-force': {
    places: [],
    ...does('force', 'strength', 'medium', 'serious', {
      action: 'Put your back into it once more',
      description: 'What did not give the first time may have been loosened.',
      success: [
        'You set your teeth and went at it as though it were new. Something gave; it was not you.',
        'It was the same as before but for one thing, that you had lost your temper. It made the difference.',
      ],
      failure: [
        'It gave exactly as much as it had before. You gave rather more.',
        'You put your back into it, and your back replied.',
      ],
    }),
  },
  'quick-hands': {
    places: [],
    ...does('craft', 'reflexes', 'easy', 'slight', {
      action: 'Be quick about it and trust your hands',
      description: 'No plan, one movement, and no second one.',
      success: [
        'Your hands had it done before your head had leave to object. You looked down at them, and they were quite steady.',
        'In, and round, and away. It had taken no longer than a sneeze, and you felt about as surprised.',
      ],
      failure: [
        'Your hands were quick. They were quick at the wrong thing, and had it finished before you could call them off.',
        'You made the one movement. It was a good one, for some other occasion.',
      ],
    }),
  },
});
