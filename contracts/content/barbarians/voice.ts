import { type Voice } from '../voice.js';
import { barbarianManner } from './manner.js';

export const barbarianVoice: Voice = {
  beginnings: [
    'Say it three times so that it keeps: {name}, {profession}. There was a herd, and it was driven off. There was an old one, who knew the way to where they had driven it; and you dug the place for him, and sat him up, and went to look by yourself.',
    'In the hungry month a stranger lay down at the fire of your people, and ate, and was dead in the morning with a smile. He had a thing in his fist. It was {name}, {profession}, who opened the fist; and so it was yours to carry back to where it was from.',
    'They had laid out the bones for the whole of the tribe, and the one that would not lie was that of {name}, {profession}. Three times it stood upon its end. Your mother packed the meat. She did not pack it as for one who is coming home by summer.',
    'You were {name}, {profession}, and you had said before witnesses that you would do it. You had said it at the midwinter fire with the whole of the horn in you. It was thawing now. They were looking at you, every morning, over their bowls, in a friendly way.',
  ],
  travel: {
    plains: [
      'You went over the grass with the wind at your back, which is bad for hunting and good for singing. You sang. It was a walking song and it had three words.',
      'There were cattle, far out, like spilled seed. You made the sign for “I want none of them” as large as you could, until you were by.',
      'You crossed the level in one day and saw one tree. You touched it, as everybody must do; there was a hollow worn.',
      'Sky, and under the sky grass, and under the grass those that went before. You trod so that they should know it was you.',
    ],
    forest: [
      'It was the black wood. You went in with bread in your left hand, for whatever is on that side, and nothing at all came and took it.',
      'The trees stood there and were many. You broke a twig at each turning and bent it the way you had come; on the third day you found one already bent.',
      'There was snow in there still, in the hollows, old and grey, like wolves who are too tired to get up. You passed between.',
    ],
    hills: [
      'You went up by the sheep’s road, the drovers’, and the dead’s, which are one until the top, and there they part. You took some pains over which.',
      'There were rings of stones on the high ground. You went round and not through. It takes longer; that is what it is for.',
      'From the ridge there were smokes, four, and you knew three by how they leaned.',
    ],
    mountains: [
      'Up there live the ones who throw. You walked beneath with your hood down, talking in a loud voice about how poor you were.',
      'You went up with the thaw coming down past you in every gully, shouting. By dark you were above the noise, and it was winter again, and he knew you.',
      'Stone, ice, and your own breath hung out on your beard or your collar like a net of beads. You licked it, and climbed.',
    ],
    swamp: [
      'The bog has a path if you were born there. You followed one that had been, a hare; you stepped where she did and thanked her aloud.',
      'You gave it something before you set foot on it, as one should: a hair, and some spit. It let you by. It sucked a little at each heel, for the taste.',
      'There were alders in black water, and cranes in pairs. You went from root to root with a long pole, like a heron with a grudge.',
    ],
    coast: [
      'Here the land had been bitten off. You went along the bite. Great bones lay on the sand, each higher than a door, and you lowered your voice for them.',
      'It was grey water, and it came up to look at you, and went back to tell. You chewed weed as you walked and kept upon your mother’s side of the stones.',
    ],
    desert: [
      'That ground was burned before there was fire. You walked on it for two days with your shadow rolled up small, so as not to lose it.',
      'It was sand and thistle, and wind. There is a people said to live there under the ground, with their feet turned backward. You found a track, and it proved nothing.',
    ],
  },
  cities: [
    'You smelled {city} from the last hill: dung, bread, and too many people afraid of one another. They had put a wall round it, to keep it in.',
    'In {city} the houses were of stone, and dead, with square holes. Children ran along by you touching your furs and then looking at their fingers.',
    'You came to {city}, and at the gate they took hold of your weapon by the handle, and looked, and gave it back to you with a bit of string tied on it, as though that would help.',
    '{city} had its fires indoors, each of them shut up in a box. You could hear them wanting to get out.',
    '{city} smelled of lime and wet dog. People went about in it quite quietly, each to a door of his own, and when they had gone in there was a noise of wood being put across.',
    'The bank round {city} was higher than it needed to be, and the ditch deeper. You thought of those who had had to dig it.',
    'They let you into {city} by a gate for one, as one lets sheep through, and a boy on a stool cut a notch for you in a stick.',
    'They had nailed a hand over the gate of {city}. You held up both of yours, to show, and were let by.',
  ],
  streets: [
    'There was a man there whose whole work was to sweep. He swept it over to another man, who had the next piece.',
    'They had a beast in a cage, a bear. You went and said some words to him in the old talk. He put his paw against the bars for a moment, and took it down.',
    'A woman was paying for water. You stood and watched it a good while, so as to be able to tell of it and not be called a liar.',
    'Somebody was shouting from a box and all of the others had come to be shouted at. Not one of them hit him.',
    'An old woman sat in a doorway shelling peas into another old woman’s lap. You would have known them anywhere; they are at every fire.',
    'They had hung up a dead man’s name on a board. Nobody said it three times, or at all, and they walked beneath.',
  ],
  scenes: [
    'It was still. A crow said the thing that crows say, and you told it no, not yet.',
    'You sat on your heels and looked at where you had come from until it was flat.',
    'There were tracks, and none of them were in a hurry. You ate fat from the bag, and sucked the fingers.',
    'The sun went into his house. You said the words that are said then, and the cold stood up on every side like a herd.',
    'You turned three stones, so as to know the place again, or so that it should know you.',
    'A stag was roaring, over beyond the water. All of the others kept quiet; they were thinking about it.',
    'Wind went over, and after it more wind. You had no quarrel with anybody for as long as that lasted.',
    'There was a good stone there with a back to it. Others had sat, for it was worn; you sat as they had, and saw what they saw.',
    'There was a feather on the ground, pointing. You went and looked that way, and there was the rest of the bird.',
    'You picked up a stone that fitted in your hand, and carried it about until evening, and put it down.',
    'The midges made a pillar over you. It could be seen from far off; so let them see that you had one.',
    'A spider had hung her net from your elbow before you thought to move. You let her have it for the night.',
    'It smelled of rain, and of iron, and of someone’s cow; and so of home, with the people gone.',
    'There was a spring, and it had been given things: a pin, a bead, a tooth. You gave it a hair, and drank.',
    'Somebody had laid white stones in a line, and left off. You looked about for the next; it was in your hand before you thought.',
    'A hill sat there with its back to you, like your father.',
    'Smoke came from one place and a dog’s voice from another. They belonged together, and you did not.',
    'A calf had got in among the rocks, and was asking. You showed it the way out, and it had known all along.',
    'Because you were so still a wren came and looked in your ear.',
    'It was the hour when a story is told. There was nobody, and so you told it to your knees.',
    'An antler lay there, shed, with the other gone. You stood where the deer had stood to shake it off, and your head was light.',
    'The earth had a crack in it, and cold came out, and a smell of roots. You said that you were only passing.',
    'A stick had come a long way down the water with a leaf on it standing up. You gave it a shove, as one does for one of one’s own.',
    'There was a bee asleep in a thistle, with her coat wet. You breathed on her until she could go.',
    'You lay on your back, and the sky was so deep that you took hold of the grass.',
    'Wool hung on a thorn, and a bird was taking it, and a sheep was looking on who knew whose it had been.',
    'A mouse came and washed her face in front of you, so as to have been seen doing it.',
  ],
  rest: {
    success: [
      'You slept in the fork of an oak with the bear-skin dark about you, and dreamed that you were acorns.',
      'You buried yourself in beech leaves up to the chin. They are warm as a flank. In the night something came and lay down on the top of them, sighed, and was gone by morning.',
      'You laid hot stones beneath you, earth over those, and yourself upon that. It is how the old ones did it; and you woke as they did, hungry, and with all your fingers.',
      'You licked it, and packed it with moss, and told it the story of the heron. It had closed before the heron got to the frog.',
    ],
    failure: [
      'You had not reached the bottom of your sleep when the dark got thicker in one place.',
      'Winter came by to take his tenth. You walked about and about the tree until dawn so that he should not see you sitting.',
      'There was a smell. You lay with your eyes shut and thought of all the things that it might be, and then it sneezed.',
    ],
  },
  wounds: [
    'You put earth in it, and the earth was glad of the drink.',
    'It was a red one. You wore it as one wears a thing that has been given.',
    'You barked like a dog when it went in; and then, for shame, you laughed.',
    'You said the blood-words, and it slowed, as a stream does for a stone.',
    'That made nine on that side. You would have to start upon the other.',
  ],
  endings: {
    death: [
      'You sat up. One ought to sit. Someone had put the spear across your knees, or it had come there; and they were all round the fire, back and back, with their good swords. There was a place. They moved over, without getting up, as kin do.',
      'It was snowing, and it did not melt on you. You thought that you would say your name three times. You had said it twice when there was somebody who said it for you.',
      'The herd came by, in the end, all of it, from the first calf on. They did not make a sound. You laid your hand upon a warm side as it went past, and it did not stop, and so you walked along with it.',
    ],
    triumph: [
      'You came down off the hill with the white bull before you and his breath going up like a smoke. They had thought that you were the thaw. That night it was told three times by three people, and it was not the same; and you lay behind the fire with your boots off and let it grow.',
    ],
    loss: [
      'You did not bring them home. You said it, before the fire, the one time only. There was a silence; and then the oldest of the women put a bowl into your hands, with meat in it, as for a child that has been out in the rain.',
    ],
    abandonment: [
      'That one went into the trees, and is not in the mound. When there is frost, and the dogs all look one way, we say the name, but we say it twice.',
    ],
  },
  manner: barbarianManner,
  closing: 'Game Over: so it was with {name}, and so, and so.',
};
