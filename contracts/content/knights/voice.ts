import { type Voice } from '../voice.js';
import { knightManner } from './manner.js';

export const knightVoice: Voice = {
  beginnings: [
    'In that year, the bells being stopped in three villages, came {name}, {profession}, to the cross where four roads meet, having sworn upon the altar at Candlemas to find out why. It was raining. Of the six who swore, you looked about, and were all of them.',
    'Here is told of {name}, {profession}, who made a vow in drink and woke up to find that it had been witnessed. It is a matter of a ring, a well, and a name. The chaplain had written it down; you could not deny his spelling.',
    'The old lord on his death-bed asked which of them would carry his heart home. He meant it strictly; there was a box. They all looked at the ceiling. You were {name}, {profession}, and were stood, as it fell out, nearest to the bed.',
    'You were {name}, {profession}, and somebody had hung your shield upside down in the church. That is for traitors. You took it down before Mass, and put it right side up upon your back; and rode out, or walked, to learn whose hand had done it.',
  ],
  travel: {
    plains: [
      'You went by ploughland, strip upon strip, with nobody on it. Rooks walked the furrows like bailiffs.',
      'The road was the width of two carts, and had been the death of several. You kept to the crown, and gave good day to the one woman who would meet your eye.',
      'Harvest, and a third of it standing. You crossed it by the baulks, and poppies came off on you as far as the thigh.',
      'There was a gibbet, a windmill, and a spire, with a day’s walking in between each. You were glad of them in that order.',
    ],
    forest: [
      'It was a king’s forest, and so belonged to the deer. You went through as a guest does, with your hood down and your bow-hand showing.',
      'You passed in among oaks that had been old when the Romans asked the way. Swine ran off, and something in a green hat, at a distance, did not.',
      'The path was a holloway, sunk between roots like knees. You were below the ground up to your neck for a mile, as one who is practising.',
    ],
    hills: [
      'Over the down ran the old straight ridge-way, that no lord had ever made. You had skylarks above, and beneath you dead kings in heaps.',
      'You climbed among sheep, who fell silent as you came up, as a chapter does when the bishop enters.',
      'From the beacon there you counted eleven steeples. You could hear two.',
    ],
    mountains: [
      'At the hospice door they rang for those still out on the pass. You went up towards that bell, and it came down to you between the gusts, like a rope.',
      'Snow, rock, and a cross at each of the bends, for someone. You said a short one at each. It was a long way to be so brief in.',
    ],
    coast: [
      'You followed the sea-wall, past salt-pans and a chantry for drowned men with its windows out. The tide said its hours beneath.',
      'Shingle, marram, a row of nets. The fishers had hung up a dead porpoise, so that the others might take warning.',
    ],
    swamp: [
      'The fen was all sky, in two halves. You went upon the causeway that the monks built, and that the monks no longer mended.',
      'You took off what iron you could. You waded, leading your shadow; and an eel-man on stilts went over you, touching his cap.',
    ],
    desert: [
      'It was heath, burned black, where nothing had been let grow since the Harrying. Even the road kept its voice down.',
      'Sand had come over the parish in one night, in the grandfather’s time. You walked across, and knew from the weathercock beside your foot that you were above the church.',
    ],
  },
  cities: [
    'You came to {city} as they were closing the gate, and passed in beneath the heads. One had been put up that morning and appeared surprised.',
    '{city}: a wall, a wharf, a minster with its scaffold on these ninety years. You gave the porter your name and he gave you his cough.',
    'They were burning juniper at the gates of {city}. You were looked at beneath the arms by a man with a stick, and let go in to the noise of hammers and Mass.',
    'There was a smell, a noise, and then a wall, and that was {city}. You commended yourself to Saint Christopher and to the porter, and it was the porter who wished to see your hands.',
    '{city} was keeping its patron’s day, and everyone of whom you asked the way was drunk in his honour. You followed the singing, which took you to the church by way of the Bear.',
  ],
  streets: [
    'A procession of flagellants was going by on one side of the street, and on the other side a wedding; they had got mixed at the corner.',
    'The pillory had a baker in it and a ring of people who had eaten his bread. They were being extremely accurate.',
    'From the cookshops came a smell of goose, from the minster boys singing. You stood where the two crossed, with your eyes shut.',
    'A friar on the steps of the cross told everyone that it was the End. He was asked whether it would be before or after Michaelmas, on account of the rents.',
    'A boy bishop was being carried round, preaching, and a good many of the grown ones had come to see how it is done.',
  ],
  scenes: [
    'You stood a while. A bell, quite small, was being rung a long way off, by somebody who was plainly on his own.',
    'There was peace there, such as comes between the psalm and the collect. You eased a strap.',
    'A robin was sitting on a spade that somebody had left standing in the ground. It sang, and considered you, and sang.',
    'You said your office, as much of it as you had by heart, and made up the rest in good faith.',
    'Mist got up out of the low ground and went about on its knees. In an hour there would be stars.',
    'No man’s banner was to be seen. You ate an apple, and gave the core some thought, and ate that too.',
    'By the wayside was a stone with a hole, for luck. You put your hand through. It came out on the other side, and that was the luck.',
    'It came to you that you had not heard a child for three days; and then, at some distance, one began to yell, and you could have kissed it.',
    'A hare sat up in its form and looked at you as the poor do at a procession.',
    'You could smell bread, from no house that there was. You put it down to your patron saint, who had been a glutton.',
    'Crows were going home in a long straggle, like a wedding that has gone on too long.',
    'You found a horseshoe with three nails in, and hung that upon a thorn, for whoever might be short.',
    'There was a great quiet, with a plough in it somewhere, turning.',
    'There was a well with a saint’s name and a bucket with the innkeeper’s. You drank to both.',
    'Two oxen lay side by side, chewing, like canons after dinner.',
    'Someone had hung a child’s shoe in a thorn by a spring, with a prayer in it. You did not read the prayer.',
    'There was a spot of rust, and you rubbed at it until it was a spot of bright. It was the one thing that you had put right that week.',
    'A priest went by on foot with the Host beneath his cloak and a boy before him with a bell. You knelt where you were, which was in the wet.',
    'A molehill rose beside your foot as you watched, and stopped. It was like being told a part of something.',
    'Three magpies sat upon a gallows, and there was nothing on it for them. They seemed to have come from habit, as people go to church.',
    'By the way lay a millstone, cracked across. Some wit had chalked on it the name of the one it was to be hung about.',
  ],
  rest: {
    success: [
      'You slept beneath a hayrick in the odour of sanctity and mice. When you awoke someone had put an egg by your head.',
      'A widow let you have the settle, and her late husband’s nightcap. You dreamed in it of drains.',
      'You washed in a holy well, which is permitted, and hung your shirt upon the saint. By sunrise you were dry and in charity with nearly all men.',
      'You lay in the porch, in the dry, with a crusader on each side who had been there for longer. They had their dogs at their feet. You slept with your legs crossed, like them.',
    ],
    failure: [
      'You had not got beyond the first Ave when a branch broke, and then, as if begging pardon, a second.',
      'There was a drip. You moved; it had been expecting that. At lauds you rose and went and stood under a tree.',
      'You dreamed that someone was going through your pack and crossing things off. It was a true dream.',
    ],
  },
  wounds: [
    'It went in by the armpit, where the makers are all so sorry.',
    'You offered it up. It was of no particular size, but it was fresh.',
    'There was blood in your glove, and it squelched when you blessed yourself.',
    'You had a dint in you to match the one in your grandfather.',
    'You swore by a part of Saint Loy that would have to be confessed.',
  ],
  endings: {
    death: [
      'You were laid, by no one in particular, upon your back. There was no priest; you told it to a thistle, and the thistle gave you nothing very hard. Away over the corn, one after another, the three bells had begun.',
      'You had thought to be afraid. It was in fact like the moment after the trumpet, when the rope is dropped, and there is only the length of the field; and somebody at the end of it was lowering his lance.',
      'Someone with cool hands was taking off your helm. You tried to tell her that you had meant to come sooner. She said that they all did.',
    ],
    triumph: [
      'So was the oath performed, and the ring put back, and the water ran sweet. You heard the three bells upon one evening from the same hill, not quite in time. You had them bury your sword there; it comes up every spring, a little, as stones do, and has to be put down.',
    ],
    loss: [
      'The oath was not kept. You went to the altar where you had sworn it and told them, aloud, before them all, which is harder than lances; and were given a broom, and a side-chapel, and long afterwards, without remark, a candle.',
    ],
    abandonment: [
      'Here the chronicle turns to the affairs of Burgundy. There was seen at Martinmas, it says, one going barefoot toward the sea, who, asked his lord, replied that he had given notice.',
    ],
  },
  manner: knightManner,
  closing: 'Game Over: pray you for {name}, and for the hand that wrote this.',
};
