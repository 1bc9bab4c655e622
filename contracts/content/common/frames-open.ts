import { does, frames } from '../frame.js';

/** Storylets of plains and deserts, for any people. */
export const openFrames = frames('common', {
  'burnt-farm': {
    terrains: ['plains', 'hills'],
    weight: 2,
    openings: [
      'The farm had burned down to the door, and the door was shut. An old woman stood before it with a hay-fork. She asked you, without lowering it, which of the two sides you were.',
      'There was smoke where a roof had been, and a row of pots set out in the yard by size, as on a wash-day. A man was sweeping the ash from the threshold, and sweeping it, and would not look up.',
    ],
    still: 'The ash was still warm, and nobody in that yard had yet put anything down.',
    later: 'There was a new roof-pole up at the burnt farm, and washing on it. Someone waved, or was driving off birds.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Say that you belong to neither side',
        description: 'It is true, and it is what all of them say.',
        success: 'You said it with your hands open and then, which was better, you asked what the cow had been called. The cow had been called Blossom. After that there was a good deal to be told and room to sit.',
        failure: '“Then you are no use,” was the answer, and the prongs came round a little to follow you, as a flower does.',
      }),
      does('craft', 'vigour', 'medium', 'slight', {
        action: 'Clear the fallen beams',
        description: 'Half a day among hot nails for people you will not see again.',
        success: 'You shifted oak until you were black to the eyes. Under the last of it the cellar hatch was whole; and out of the hatch, one at a time, blinking, came more children than the house could have held.',
        failure: 'The second beam was holding up the chimney. It came down thoughtfully, in courses, and you met the better part of it.',
      }),
      does('patience', 'perception', 'medium', 'none', {
        action: 'Read the yard before you speak',
        description: 'Hoof, heel and wheel will say who did this, if you let them be angry at you meanwhile.',
        success: 'Eight horses, one lame. They had stood about, they had drunk, and one had been sick with his head on the gate. You told it back to them quietly, and watched them put a name to the lame one.',
        failure: 'You walked about among their pots, looking wise, and set your foot on the only one that had not been broken.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Share your supper in the yard',
        description: 'There are more of them than it looks, and it was to have been two suppers.',
        success: 'You laid it out on the doorstep and sat down on the far side. In a while there were others round it, whom you had not seen come, and somebody’s small cold hand was holding on to your sleeve.',
        failure: 'They took it, and thanked you, and shut in your face the door with nothing behind it. You lay out in the yard, hungry. A spark had found your blanket by the morning.',
      }),
    ],
  },
  'stray-herd': {
    terrains: ['plains', 'hills', 'desert'],
    weight: 3,
    openings: [
      'Forty cattle stood across the way, unmilked and bawling, and there was no one with them but a dog. The dog had clearly been told to let nobody pass. It had clearly been some days ago.',
      'A herd came over the rise at a trot with its bells stuffed with grass. So it was stolen; and so the men a little way behind it, on foot and breathing hard, were either the thieves or the owners.',
    ],
    still: 'The herd had spread out, found grazing, and made itself at home around the difficulty.',
    later: 'Trampled ground and old dung: here was where you met the herd. Beetles had the keeping of it.',
    offers: [
      does('craft', 'vigour', 'easy', 'slight', {
        action: 'Turn the herd yourself',
        description: 'It is only walking, waving and being trodden on, until dark.',
        success: 'You found the old cow with the crooked horn, the one the rest were watching, and made a friend of her with a handful of salt-grass. After that you had only to walk where you wished to go.',
        failure: 'You turned them very prettily, as far as the ditch. Then they turned themselves, all forty, over the top of where you were pointing.',
      }),
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Ask what the brand means',
        description: 'An owner knows the story of his mark; a thief knows the shape.',
        success: 'The first said that it was a wheel. The second said it had been a wheel, till grandfather’s iron broke in the second spring, and was a moon since. You helped the second one.',
        failure: 'Both told it beautifully, with the same grandfather. They looked at each other over your head with dawning respect, and then at you.',
      }),
      does('force', 'strength', 'medium', 'serious', {
        action: 'Stand in the way with a stick',
        description: 'You may be one person, but they do not know what sort.',
        success: 'You planted yourself and hit the ground once. The leading man stopped to see what kind of fool it was; the rest ran into his back; and in that heap you did what was needful.',
        failure: 'It was a good stick, and it broke over the right man. There was the next man, though, and the forty behind him had begun to run.',
      }),
      does('patience', 'endurance', 'medium', 'none', {
        action: 'Sit with the dog until someone comes',
        description: 'A cold night, in uncertain company, on somebody else’s business.',
        success: 'At moonrise the dog sighed and leaned against you. At dawn came a girl with one shoe, running, who had been looking for three days; it told her all about it before you could.',
        failure: 'Nobody came. In the small hours the dog went to see why, and then it was you who had forty cattle and had been told to let no one pass.',
      }),
    ],
  },
  'set-down-bier': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    openings: [
      'Six bearers had set down a bier in the middle of the road and gone to sit on the bank with their backs to it. They did not mean to take it up again. It was, they said, getting heavier.',
      'You met a funeral going the wrong way. The dead man was being carried home from his own grave, which had been found to have somebody in it; and the widow wished to know who you were, and how deep you could dig.',
    ],
    still: 'The bier lay where it lay. A small wind tried the corners of the cloth.',
    later: 'Where they had set down the dead man there were six flat stones now, and passers-by had started putting pebbles on them.',
    offers: [
      does('force', 'strength', 'easy', 'slight', {
        action: 'Take a corner of the bier',
        description: 'He is a large man, it is a long way, and they believe that he is listening.',
        success: 'You lifted, and since one was lifting the others had to. He was as heavy as any man who has not been everywhere he meant to. You walked in step, and put him down where he belonged.',
        failure: 'You took the corner and found they had been telling you the truth. Something went in your back; and he slid, under his cloth, an inch towards you.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Speak for the dead man',
        description: 'Find out what he was owed, and see whether they will pay it.',
        success: 'It was a matter of a goat. Everybody knew of it. When a man on the bank had got up, red, and said in the hearing of all that he had had the goat, they lifted him as if he were basketwork.',
        failure: 'You spoke well of him, and it came out that nobody else could. They listened to the end with their mouths a little open, and then asked where exactly you had known him.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Look under the cloth',
        description: 'It is the one thing that none of them has done.',
        success: 'Stones, in a sack, with a hat on. You let down the cloth again. You told it only to the widow, who laughed until she had to hold on to you, and then paid off the bearers and walked home alone.',
        failure: 'It was only a dead man. You had to meet the eyes of all his kin across him, and there was no good way to put the corner back.',
      }),
      does('patience', 'endurance', 'easy', 'none', {
        action: 'Keep the wake on the road',
        description: 'Sit up with him here, since he will not go on; it is cold and they sing badly.',
        success: 'You sat by him until the stars went round. They sang all that they had, and cried, and ate. In the morning he weighed what a man weighs, and they set off without remarking on it.',
        failure: 'You kept awake until the third song. Someone had to shake you, and the whole of his family was looking on while they did it.',
      }),
    ],
  },
  'grass-fire': {
    terrains: ['plains', 'hills'],
    weight: 2,
    openings: [
      'The hares passed you first, and some of them were smoking. Then you saw it, all along the edge of the grass, low and busy and hardly the height of your knee, and it was making for you at the pace of a good horse.',
      'There was a brown stain over the sun, and the light went to copper. The fire came on in a crescent with both its horns ahead. It was eating larks’ nests; you heard each one go.',
    ],
    still: 'The fire had jumped. It was on three sides now, and made a wind of its own, which smelled of bread.',
    later: 'Where it had burned, the new grass stood a hand high, and it was the greenest thing for miles.',
    offers: [
      does('craft', 'intellect', 'easy', 'slight', {
        action: 'Burn a patch and stand in it',
        description: 'Light a fire to be safe from fire, and walk into the black before it has cooled.',
        success: 'You gave the wind a strip of your own to eat and stepped in after it. The great fire came up, found its plate empty, parted to either side with a roar of complaint, and closed again behind.',
        failure: 'Yours took and then ran the wrong way, back between your feet. You had two fires, and the smaller of them was the nearer.',
      }),
      does('flight', 'vigour', 'medium', 'serious', {
        action: 'Outrun the fire to the stream',
        description: 'There is a line of willows, and a mile of tall dry grass this side of it.',
        success: 'You ran with deer on one hand of you and on the other a wolf, and nobody had a glance to spare. The water was a foot deep. You lay in that foot as if in a king’s bed.',
        failure: 'It caught you up at the willows and went through you, lightly, as one steps over a dog. You were in the stream before your coat had properly begun.',
      }),
      does('force', 'reflexes', 'hard', 'serious', {
        action: 'Dash through the front of the fire',
        hurt: 'mishap',
        description: 'It is only two strides thick; one of them has to be the second.',
        success: 'You wet your cloak, held your breath, and went at the thinnest of it like someone late for dinner. Two strides. On the far side the ground was hot and black, and there was air.',
        failure: 'It was three strides thick. You would have sworn to two.',
      }),
    ],
  },
  'rope-across-the-road': {
    terrains: ['plains', 'forest', 'hills'],
    weight: 3,
    openings: [
      'A rope had been stretched over the road at the height of the chest, and five men sat behind it eating onions. They were not robbers. They had a stool, and on the stool a bowl; and that made it a toll.',
      'The road was shut by a pole with a boot hung from it. A boy with a spear too big for him told you what the price was. Behind him, under the trees, there was somebody who told the boy.',
    ],
    still: 'The rope was still up, and they had drawn it a little tighter. One of them was peeling another onion.',
    later: 'Somebody had taken the rope down for some better use. The stool was still there, with rain in the bowl.',
    offers: [
      does('force', 'strength', 'medium', 'serious', {
        action: 'Cut the rope and keep walking',
        description: 'Five onions, five men; it depends on how much they like each other.',
        success: 'It parted with a crack like a whip and took the stool with it. You did not look round. You had the shoulders, just then, of someone whom it would be a mistake to run after.',
        failure: 'The rope parted, and the end of it came round and took you across the ear, and they were on their feet and no longer had their hands full.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Ask on whose behalf they collect',
        description: 'There is always someone; and they are always a little ashamed of him.',
        success: 'They named a name. You said that you would be sure to tell him how diligent you had found them, and looked at each of the five as if to remember him. They untied it at one end.',
        failure: 'They collected on behalf of themselves, they said. The price was now what it had been, and the same again for the insult.',
      }),
      does('flight', 'reflexes', 'medium', 'slight', {
        action: 'Cut wide through the brush',
        description: 'Leave the road to them, and your good clothes to the thorns.',
        success: 'You left the road two bends short of them, quietly, at a stoop. From across the valley you could see the rope, and the five, and a long empty road for them to be stern at.',
        failure: 'They had a dog, for exactly that. It brought you back by the calf of the leg, with its tail going, for them to see.',
      }),
      does('craft', 'perception', 'easy', 'none', {
        action: 'Study the men before you answer',
        description: 'Stand there like a simpleton and look at their boots.',
        success: 'Five men, and one pair of boots among them worth having: the levy’s issue, from a garrison that had marched away unpaid. You mentioned it, kindly. They asked whether there had been any word.',
        failure: 'You stood there like a simpleton for so long that they concluded that you were one, and went through your pockets to see who you belonged to.',
      }),
    ],
  },
  'dry-thunder': {
    terrains: ['plains', 'hills', 'mountains', 'desert'],
    weight: 2,
    openings: [
      'There was not a drop in it. The cloud came over black and creaking, and put down one white leg after another on the high ground, feeling its way to you. Your hair had begun to stand up and listen.',
      'Thunder had been walking round the rim of the land since noon. It now stopped, in a marked manner. A blue bead of light sat on the point of everything you owned that had a point.',
    ],
    still: 'The cloud stood where it had stood, counting. You could taste it, like a knife licked clean.',
    later: 'You passed the burned thorn which the lightning had picked out in place of you. A wren was nesting in the split.',
    offers: [
      does('patience', 'intellect', 'easy', 'slight', {
        action: 'Lie in the lowest hollow and let it pass',
        hurt: 'mishap',
        description: 'Put your iron far from you, and your face in the dirt, and be nobody.',
        success: 'You made yourself as flat as a debt. It struck a tree, and a rock, and the tree over again from spite, and then went grumbling off over the edge of the land to look for someone taller.',
        failure: 'It was the lowest hollow, and so that was where it all drained: hail, leaves, a drowned mole. And then the bolt, on the bank, near enough to throw you out of it.',
      }),
      does('flight', 'vigour', 'medium', 'slight', {
        action: 'Race it to the overhang',
        description: 'It is a bow-shot off, uphill, and you would be the only thing moving.',
        success: 'You ran between two strokes and the next. As you fell in under the rock it lit up every blade of grass behind you, each one with its shadow, and among them, very clear, where you had been.',
        failure: 'You were half way. There was no noise. You were simply somewhere else, on your back, with the taste of copper, and your boots smoking.',
      }),
      does('force', 'endurance', 'medium', 'slight', {
        action: 'March on beneath it',
        hurt: 'mishap',
        description: 'It cannot want everyone; it may as well be wrong about you.',
        success: 'You walked on at the same pace, with your neck well in. It took the hill ahead of you and it took the hill behind. You were between them, an item of no account, and presently it was evening.',
        failure: 'You had gone two hundred paces when it made up its mind. It was not a hit; you would not otherwise remember it; but it wanted you to know.',
      }),
    ],
  },
  'foundered-messenger': {
    terrains: ['plains', 'forest', 'hills', 'desert'],
    weight: 2,
    openings: [
      'The messenger’s beast lay dead in the road and the messenger was kneeling on it, trying to get up speed. He had a bag around his neck with a seal on it. One of his feet pointed the wrong way.',
      'You heard the bell for some time before you came on her: a courier, sitting against a waymark with an arrow through the meat of the arm, ringing so as to stay awake. She asked you if it was still the same day.',
    ],
    still: 'The messenger was not any further along the road. The bag was being held in both arms now, like a child.',
    later: 'The waymark was there still, with a dark patch on it as high as a sitting shoulder, which the rain was seeing to.',
    offers: [
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Set the bone and bind the hurt',
        description: 'You have seen it done, and this one will certainly scream.',
        success: 'You told the messenger to look at that cloud and say what it was like. It was like a duck, and then, at the pull, like nothing at all; but when the breath came back the foot was a foot again.',
        failure: 'You pulled, something grated, and you found that you had pulled the good one. There was a silence more terrible than anything you had prepared yourself for.',
      }),
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Promise to carry word',
        description: 'It is two days out of your way, and you will be asked what you know.',
        success: 'You said it as such things have to be said, with the hand on the bag. The eyes closed at once. Half a mile on you gave it to a carter bound for that very door, along with a little of your sternest face.',
        failure: 'You promised, and were believed, and then it all came tumbling out, what was in the letter; and you would have given a great deal to have it put back.',
      }),
      does('force', 'endurance', 'medium', 'slight', {
        action: 'Carry the courier to the next house',
        hurt: 'mishap',
        description: 'Five miles, on your back, with the seal digging into your neck.',
        success: 'You went from tree to tree, and then from this stone to that one. You heard the whole of a rather dull life in your ear, by instalments; and there was a lamp, and hands to take the weight.',
        failure: 'At the third mile your knees folded under you both in a ditch. The courier was very gracious about it, and landed on top.',
      }),
      does('patience', 'perception', 'easy', 'slight', {
        action: 'Hide and see who is following',
        hurt: 'blow',
        description: 'Somebody shot or rode this one down, and will wish to be sure.',
        success: 'There were two of them, and they were strolling. You let them come right up to the place, and then, from behind, from the dark, you asked them if they were looking for something. They left off strolling.',
        failure: 'You picked the best bush there was; and so, half an hour earlier, had they.',
      }),
    ],
  },
  'quarrel-at-the-well': {
    terrains: ['plains', 'desert', 'hills'],
    weight: 2,
    openings: [
      'Two families stood on two sides of a well with their jars empty. Each had a hand on the rope. They had been at it since before light, and the bucket hung half way, turning, with a frog in it.',
      'Somebody had thrown a dead goat in the well. Everybody knew who; and it was a different who on each side. Between them a very old man was letting himself down on the rope with great dignity to fetch it out.',
    ],
    still: 'They stood as they had been standing. The shade had moved off the one family and on to the other, and even this was taken amiss.',
    later: 'There were two ropes at the well now, a long one and a short, and a frog on the curb between them.',
    offers: [
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Drink first and dare them to mind',
        description: 'A guest may drink before anyone; it is a question if you are a guest.',
        success: 'You walked up between them as though to your mother’s table, and drank, and passed the dipper left. The left could hardly pass it to nobody. By the third round someone had asked about your journey.',
        failure: 'You drank; and for the first time that day they were of one mind. Such a thing ought to have been worth it.',
      }),
      does('craft', 'intellect', 'easy', 'none', {
        action: 'Work out the turns by a shadow stick',
        description: 'Justice is a straight stick and an afternoon of being shouted at.',
        success: 'You set up a stick and cut two marks for the shadow, and made the two grandmothers check it. They were a hard court. But they could find no fault with the sun, and went to fill their jars.',
        failure: 'It clouded over. Both families turned their faces up to the sky and then, with one motion, to you.',
      }),
      does('force', 'strength', 'easy', 'slight', {
        action: 'Haul for both of them',
        description: 'Two hundred buckets; you will know your own arms again by the new moon.',
        success: 'You took the rope from all those hands, spat, and drew. One for these, one for those. It is hard to fight about water with your arms full of it, and by the hundredth they were setting the jars in a row.',
        failure: 'At bucket sixty the windlass got away from you and the handle came round. The next hour was restful; you spent it lying down.',
      }),
      does('patience', 'vigour', 'medium', 'none', {
        action: 'Wait until they are thirsty enough',
        description: 'You will be thirsty as well, and it is not your quarrel.',
        success: 'You sat in the sun with your mouth shut. So did they. In the end it was a child who began to laugh, at the frog, and when one has laughed there is no way back to noon.',
        failure: 'They proved able to be thirsty for longer than you. They had, after all, been brought up to it by those opposite.',
      }),
    ],
  },
  'dry-well': {
    terrains: ['desert'],
    weight: 3,
    openings: [
      'The well was there, exactly as you had been told, with its stone trough and its leaning pole. The bucket went down, and down, and lay over on its side with a little dry cough.',
      'Three days’ walking met at this well, and there was sand in it. Around the mouth lay those who had got here before you: a camel, mostly rib, and beside it a pair of sandals set neatly together.',
    ],
    still: 'The well had not filled while you were busy. Your tongue had begun to feel like a thing you were carrying for someone else.',
    later: 'There was a hand of water in the dry well, today of all days. A wasp stood on it as if it owned the place.',
    offers: [
      does('force', 'strength', 'easy', 'slight', {
        action: 'Climb down and dig',
        hurt: 'weariness',
        description: 'Sand above you, sand below, and a rope you did not plait.',
        success: 'You dug until the sky was a coin. Then the sand turned dark, and cold, and there was a seep of it about your toes, no more than a cat would leave; and you put your face down to that.',
        failure: 'You dug to the depth of a grave, and then the sides remembered that they were sand. You were a good while in getting your arms above you.',
      }),
      does('craft', 'perception', 'medium', 'none', {
        action: 'Watch where the wasps go',
        description: 'Everything that lives here drinks somewhere; it is only a matter of not blinking.',
        success: 'One came by at a height of four feet, straight as a sling-stone, and by and by another. You walked down the line of them to a crack in a rock. You could get two fingers in it, and they came out wet.',
        failure: 'You followed a wasp for an hour and it brought you, with every sign of satisfaction, to the camel.',
      }),
      does('patience', 'endurance', 'easy', 'slight', {
        action: 'Lie up till dark and walk by night',
        description: 'Nothing to drink until tomorrow; but nothing to sweat, either.',
        success: 'You buried yourself to the chin in the shade and did sums. At dusk you got up, stiff as a plank, and followed the one star; there was dew on the stones before dawn, and you licked them.',
        failure: 'You lay up, and the shade walked off and left you. It was only a short sleep. It has a price, out there, as all things have, and it was taken out of your lips.',
      }),
      does('craft', 'intellect', 'easy', 'none', {
        action: 'Dole out the waterskin by the sip',
        description: 'Four mouthfuls for each hour, and no argument with yourself about it.',
        success: 'You made a rule, and were a tyrant about it. When the next water came, flat, brown, with a dead bird in it, there was still a slap of something left in the bottom of the skin.',
        failure: 'You kept strictly to the rule. It was the stopper that did not. When you shook the skin it made no more noise than a purse.',
      }, 'Waterskin'),
    ],
  },
  'wall-of-dust': {
    terrains: ['desert', 'plains'],
    weight: 2,
    openings: [
      'A brown wall stood from the ground to the sun, and it had a top like boiling milk. Birds were flying in front of it, and then they were not. You had as long as it would take to eat an apple.',
      'The wind fell, and all the flies sat down. Then there was a dusk in the east that was no dusk, with a red edge, and under it a hiss, as if something were being poured for ever.',
    ],
    still: 'The dust was over you like a lid. You could not see the hand that you were holding your mouth with.',
    later: 'The storm had moved the whole hill one pace to the left. Apart from that it was just as you had left it.',
    offers: [
      does('patience', 'endurance', 'medium', 'slight', {
        action: 'Wrap your face and crouch',
        description: 'Make yourself a stone, and be buried a little at a time.',
        success: 'You breathed through the cloth and counted, and stood up each hundred to shake yourself out of your grave. When the light returned you were sitting in the middle of a new country up to the waist.',
        failure: 'You lost the count; and then you could not get up, because there was somebody sitting on you, and it was the ground.',
      }),
      does('flight', 'reflexes', 'easy', 'slight', {
        action: 'Sprint for the lee of the rocks',
        description: 'It is coming from there; you would be running to meet it.',
        success: 'You won by a length. It went over the top of the rocks like a river over a weir, and you sat below in a small brown room of quiet air, spitting, along with a fox.',
        failure: 'It met you on the way. You found the rocks in the end, by walking into them, from the wrong side.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Peg down a blanket for a wall',
        description: 'A scrap of wool and four stones, against that.',
        success: 'You laid it low and let it bank itself. In a quarter of an hour the storm had built you a house against itself, out of its own sand, and you had only to keep the door.',
        failure: 'It took the four stones first, and then it took an interest in you. You held on to a corner and travelled some distance.',
      }, 'Wool blanket'),
      does('force', 'vigour', 'medium', 'serious', {
        action: 'Keep walking with your back to it',
        hurt: 'mishap',
        description: 'At least the wind is going somewhere.',
        success: 'It blew you along like a leaf that has an appointment. Your eyes were shut for the most of it. When it let you go you had made the better part of a day, and were still, for no good reason, on the track.',
        failure: 'You walked in perfect confidence, for two hours, over an edge.',
      }),
    ],
  },
  'still-caravan': {
    terrains: ['desert'],
    weight: 2,
    openings: [
      'A caravan was lying down in the track, and had been for some years. The beasts had folded up where they stood, still roped nose to tail, with their loads on. The last pack-saddle had been cut open, lately, and sewn up again.',
      'First there was one bell in the sand. Then a rope; you followed the rope, and it led from skull to skull along the valley, thirty of them, in good order. At the end of it sat a man, who was alive.',
    ],
    still: 'Thirty skulls were looking along the track, the way you had been going. Nothing there had altered but the shadows.',
    later: 'The dead caravan had come up a little further out of the sand, or had lain down a little more in it. You counted them. Thirty.',
    offers: [
      does('craft', 'perception', 'medium', 'slight', {
        action: 'Search the packs that nobody opened',
        description: 'Whatever stopped them may have been something that they carried.',
        success: 'You went by the stitching. Old thread here, new thread there: someone used this place for a cupboard, and came by every month. You found out his day, and what his feet were like.',
        failure: 'You put in your hand among the rotten cloth. It was already occupied, by something with a number of legs and only the one answer.',
      }),
      does('patience', 'intellect', 'easy', 'none', {
        action: 'Work out why they stopped',
        description: 'Think like a thirsty man for an hour, in a place suited to it.',
        success: 'Their faces were all turned to one side. You got up on the dead leader’s saddle and looked from there; and over the dune, a bare mile off, stood the tops of three palms that a tired man would have missed.',
        failure: 'You sat and thought about them. They had had good ropes, a guide, and more water than you. It was not the sort of sum one is the better for having done.',
      }),
      does('talk', 'charisma', 'medium', 'slight', {
        action: 'Greet them as the living are greeted',
        description: 'It costs only breath, and you would not care to leave it out.',
        success: 'You gave the greeting of the road, and wished them water. From behind the last of the loads somebody returned it, hoarsely; he put down what he had been going to throw, and made room in his shade.',
        failure: 'You gave the greeting, and there was an answer, in your own voice, from a little further on. You walked rather fast until dark, and barked your shins on everything.',
      }),
      does('gift', 'vigour', 'easy', 'none', {
        action: 'Lay the dead straight and cover them',
        description: 'Half a day’s sweat that you will have to drink for.',
        success: 'You gave them each an armful of stones and turned their heads one way. It did not bring them on, but it looked like people resting. You found that you could walk past the last of them quite easily.',
        failure: 'The wind uncovered them as fast as you could lay the sand on. By evening there was one, at the end, whose face you knew rather well, and he had not improved.',
      }),
    ],
  },
  'rider-at-a-distance': {
    terrains: ['desert', 'plains', 'hills'],
    weight: 2,
    who: { trade: 'rider who kept a mile off', gender: 'female' },
    openings: [
      'A rider had been keeping level with you all that day, a mile off to the side. When you stopped, the rider stopped. There was a spare horse on a rein; and whoever it was had at some time cut your way of standing, exactly, out of black cloth.',
      'There was a figure ahead, at the edge of what you could see, and you did not gain on it, and it did not draw away. Toward evening it sat down. It had the look of someone who has got to a place first.',
    ],
    still: 'The rider had not moved off, and had not come nearer. A mile is a very exact thing when somebody keeps it.',
    later: 'You looked out for the rider here. There was a mile of nothing on that side, and it kept pace with you.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Light a fire and set two places',
        description: 'It will be seen for ten miles by everyone else as well.',
        success: 'You had given it up, and were eating, when there was someone on the other side of the fire, taking off a glove. A well-finder, paid by the mile, and shy. It was a quiet supper, and you learned the whole road.',
        failure: 'You lit it and waited. In the morning the second place had been eaten from, neatly; the cup was turned over; and nothing had woken you.',
      }),
      does('force', 'reflexes', 'medium', 'serious', {
        action: 'Double back and lie in wait',
        hurt: 'blow',
        description: 'You need dead ground, luck, and somebody who does not think as you do.',
        success: 'You went to earth in a gully and let your footprints go on without you. When the rider leaned down to look at where they ended, you were the one to say good evening.',
        failure: 'You lay in the gully for an hour, very cunning. The shadow that fell across you in the end had a horse’s ears, and came from behind.',
      }),
      does('craft', 'perception', 'hard', 'none', {
        action: 'Find out if it is there at all',
        description: 'Go over and look for hoof-marks; be ready not to find any.',
        success: 'Hoof-marks: two horses, the one with a loose shoe. You were so glad of that loose shoe that you laughed out loud. A mile off, after a moment, somebody laughed as well, and rode away.',
        failure: 'There were marks, and they were yours. You had been going in a circle about that spot since yesterday; and on the rise, level with you, somebody stood.',
      }),
      does('flight', 'endurance', 'medium', 'slight', {
        action: 'Outwalk the rider through the night',
        description: 'Go on when you would sleep, and then go on when you would fall.',
        success: 'You walked the moon down. The first grey found you with your feet bleeding into your boots and, on all that wide side of the world, nobody.',
        failure: 'You walked the moon down, fell twice, and slept at last on your face in the road. When you looked up it was a mile off, and it too was just getting to its feet.',
      }),
    ],
  },
  'locust-year': {
    terrains: ['desert', 'plains'],
    weight: 1,
    openings: [
      'You took it for snow, and then it was on your sleeve, with a face. The whole air was full of them, clicking. In the field beside the road a village was beating on pots, in time, for the third day.',
      'The green ended at a line, as paint does. Upon this side of it there was wheat; on the other there was earth, and stalks, and a sound of small scissors coming nearer.',
    ],
    still: 'They were coming down as thickly as before. The pots had lost the time, and found it again, slower.',
    later: 'The fields where the locusts had been were ploughed and bare. A child was selling roast ones, last year’s, out of a jar.',
    offers: [
      does('force', 'endurance', 'easy', 'slight', {
        action: 'Beat a pot until the swarm lifts',
        hurt: 'mishap',
        description: 'Take your turn in the row, and do not be the first to stop.',
        success: 'It went past tiredness into a kind of prayer. You were still beating when you noticed that the noise was only yours; the cloud was up, and over the hill, and somebody else’s.',
        failure: 'You beat it until your hands split and the pot did. They lifted, all together, went once round over your heads, and settled where they had been.',
      }),
      does('craft', 'intellect', 'medium', 'none', {
        action: 'Dig a trench and drive them in',
        description: 'It wants a hundred people to believe you by nightfall.',
        success: 'They believed you because nobody had told them anything else to do. A yard deep, with fire along the far lip; and the hoppers came on like a brown carpet, and went in, and went in.',
        failure: 'You explained it very well. In the meantime it had become a matter of digging in a field with nothing left in it.',
      }),
      does('patience', 'vigour', 'easy', 'none', {
        action: 'Walk on through with your mouth shut',
        description: 'They do not bite; they only get in everywhere, for about six miles.',
        success: 'You kept your eyes to slits and your breath small. They broke under every step like a fire of twigs. When you came out you had some in your hair, your food and your boots, and one in an ear, singing.',
        failure: 'There is no telling a man how it is. You went off the road at the second mile, from turning your face away, and it was the kind of ditch that they keep for such cases.',
      }),
    ],
  },
});
