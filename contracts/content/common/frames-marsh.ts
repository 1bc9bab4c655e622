import { does, frames } from '../frame.js';

/** Storylets of swamp, river and lonely road, for any people. */
export const marshFrames = frames('common', {
  ferryman: {
    terrains: ['swamp', 'plains', 'forest'],
    weight: 3,
    openings: [
      'The ferry was a raft on a rope, and the ferryman lay on it with his hat over his face. He did not want money. Nobody on that river did any longer, he said; he would take you over for the truth about something.',
      'You rang for the ferry. It came across by itself, with nobody on it, and bumped against the landing and waited. On the other bank a woman with a pole called out that it did that, and not to get on.',
    ],
    still: 'The river went by between you and where you were going. The raft lay nosing at the bank like a calf.',
    later: 'The ferry had been hauled out and tarred. “Back by apple time” was scratched on the plank, and under it a tally of those who had waited.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Pay with something true',
        description: 'It will need to be a thing you have not told anyone.',
        success: 'You told about the dog. It was not much of a story, and you had kept it for twenty years. There was no remark made, except that half way over you were handed the pole, as people hand over a cup.',
        failure: 'You told one, and it was true, or it had been when you first began telling it. There was a pause. “And now the other,” you were told, and the raft had stopped.',
      }),
      does('force', 'strength', 'medium', 'slight', {
        action: 'Haul yourself across on the rope',
        description: 'It is in spate, and the rope was made for a raft.',
        success: 'Hand over hand, with the brown water hauling the other way. Once it had you out flat like washing. You came up the far bank on your knees, and had the rope’s whole pattern in your palms.',
        failure: 'A tree was coming down the river at the time, and had not been told about you.',
      }),
      does('craft', 'perception', 'medium', 'none', {
        action: 'Look for a ford upstream',
        description: 'Cattle cross somewhere; be prepared to learn where by falling in.',
        success: 'You found a place where the bank was poached by hooves, and threw in a stick, and saw it dawdle. It was never over the belt. A heron there moved aside for you with an ill grace.',
        failure: 'You found the cattle. They were on an island in the midst of it, a good many, standing with their backs together; and they lowed at you like people who had been told of a ford.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Take a turn at working the ferry',
        description: 'Ten crossings for others, before the one for you.',
        success: 'You took over a pig, a priest of some sort, a bride and her bed. By the tenth you had it: it was all in the knees. You had yourself across at sundown as a master of the trade.',
        failure: 'On the second crossing the pig moved. There was some feeling on the bank, and you were not asked for a third.',
      }),
    ],
  },
  'marsh-lights': {
    terrains: ['swamp', 'forest'],
    weight: 2,
    openings: [
      'As it grew dark they began to come up, one here and one there, pale blue and as high as a hand. They did not wander. They drew up on either side of you, at even distances, as they do on the approach to a great house.',
      'A light was going along in front of you, at your own pace. When you stopped to fasten a boot it came back a little way to see what was the matter.',
    ],
    still: 'The lights had closed up their ranks. There was one, taller than the rest, that had not been there earlier.',
    later: 'By day it was a bog with irises in it. You could not even find the place where the lights had come up, except that your feet knew.',
    offers: [
      does('patience', 'intellect', 'easy', 'none', {
        action: 'Stay where you are till daylight',
        description: 'Sit on the one tussock that you are sure of, and sing if you must.',
        success: 'You sat on it all night like a hen. They came right up, and you saw that there was nothing whatever inside. By morning there was water to the left, and to the right, just where they had wished you to go, a lot more.',
        failure: 'You were sure of the tussock. It was only that by the middle of the night it had drifted, and it was no longer sure of you.',
      }),
      does('craft', 'perception', 'medium', 'slight', {
        action: 'Walk only where there are no lights',
        description: 'They rise from the deep places; so the dark is the path, if you have understood it.',
        success: 'You stepped from dark to dark. It was like crossing a hall among sleepers. When you felt stones under you, you turned round, and the whole company bowed, and went out.',
        failure: 'It was an excellent idea, and they had met with it. They went out, all together, and then the dark was everywhere.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Ask the lights whom they are waiting for',
        description: 'It does no harm to ask; it is the being answered.',
        success: 'You asked. The nearest came up to your face, so that you could see your breath through it, and then it moved off to one side, and the rest did, like a crowd that has been told it is not him.',
        failure: 'You asked. There was a stir along the lines, right away to the back, as of good news being passed.',
      }),
      does('flight', 'reflexes', 'hard', 'serious', {
        action: 'Run down the avenue of lights',
        description: 'It is straight, it is lit, and it leads somewhere.',
        success: 'You ran it in the belief that there was ground, and ahead of you, just in time and one foot at a time, there was. You went up the bank at the end of it on all fours, and never looked to see what you had run upon.',
        failure: 'It was straight, and it was lit. It led to a flight of steps, going down, with water to the third.',
      }),
    ],
  },
  'leech-gatherers': {
    terrains: ['swamp'],
    weight: 2,
    openings: [
      'Some women were walking to and fro in the pool with their skirts kilted, very slowly, like herons. Every so often one came out and sat down, and picked the leeches from her legs into a jar. They eyed your legs with professional interest.',
      'An old man was standing to his waist in black water, whistling. He was paid by the hundred, he told you. There was a path through to the dry side, he would not deny it, but he had a quota and only the two legs.',
    ],
    still: 'The leech-gatherers went on up and down. They were used to people who had to think it over.',
    later: 'There was nobody in the pool, and it looked all the hungrier. The jars stood on the bank in a line, with cloths tied over.',
    offers: [
      does('gift', 'vigour', 'easy', 'slight', {
        action: 'Lend them your legs for an hour',
        hurt: 'weariness',
        description: 'It does not hurt; that is the nasty part.',
        success: 'You walked up and down in it with them and learned the song. When you came out you were hung like an orchard. They showed you how to salt them off, and then, as to one of the guild, how the path went.',
        failure: 'You were a great success. They had to carry you out. There was some talk above your head of how much you might have in you altogether.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Trade stories for the path',
        description: 'They have stood in this pool all their lives; it needs to be a good one.',
        success: 'You gave them the one about the two wives and the ladder. They laughed with the water shaking all around them. You were passed on from hand to hand across the bog like a bucket at a fire.',
        failure: 'They knew it. They told you how it went on after the part where you had stopped; and it was worse, and it was true of someone there.',
      }),
      does('craft', 'intellect', 'medium', 'slight', {
        action: 'Map the path by where they will not step',
        description: 'They avoid three places; learn the reason from dry land, if you can.',
        success: 'They went round the yellow moss, the still patch and the pretty flowers. You did likewise, in a wide curve, and stood on the other shore with no worse than wet feet and a certain pride.',
        failure: 'They went round the yellow moss because it was where they kept the big ones.',
      }),
      does('force', 'strength', 'easy', 'slight', {
        action: 'Wade straight over',
        description: 'It is sixty yards; you can see the other side; so could everyone who tried it.',
        success: 'You kept your knees high and did not stop, since what stops there stays. You pulled your last leg out with both hands. The women gave you a small cheer, for the form of it.',
        failure: 'At forty yards your foot found nothing, and the other joined it. They came for you with the long board, unhurried, singing. They must have been waiting with it ready.',
      }),
    ],
  },
  'sunken-cart': {
    terrains: ['swamp', 'plains', 'forest'],
    weight: 2,
    openings: [
      'A cart was down to its axles in the road. It was loaded with bells, of all things, nine of them, packed in straw; and every time the ox heaved they all spoke together. The carter was sitting on the smallest with his face in his hands.',
      'The road was made of logs, and the logs had parted. Between them, tilted like a ship, was a covered wagon; and out of the back of it looked four musicians, a bear, and a very angry bride.',
    ],
    still: 'The cart had settled by another inch. It did so with a noise like a cow getting comfortable.',
    later: 'New logs had been laid where the cart went down. Under them, when you trod on the third, something rang.',
    offers: [
      does('force', 'strength', 'easy', 'slight', {
        action: 'Get beneath it and lift',
        description: 'There is no footing there, and everyone will be shouting a different number.',
        success: 'You found a root to stand on and a note to shout. On the fourth time of shouting it, they had all got hold of the same note, and up it came, streaming, with a sound like a great kiss.',
        failure: 'It came up, and you had just time to be glad. Then the ox, who had been waiting all day to hear of some progress, lay down.',
      }),
      does('craft', 'intellect', 'easy', 'none', {
        action: 'Lay a road of branches under the wheels',
        description: 'Three hours of cutting, to go nine feet.',
        success: 'You laid them lengthwise, and then across, and then you rested, since it must all drink its fill first. When the whip cracked, the wheels walked up on it as if up the steps of a house.',
        failure: 'It went down just the same, only now with branches. Somebody wondered aloud who you might be, and who had asked you.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Persuade them to unload it',
        description: 'They have had that idea, and each is waiting for the others to begin.',
        success: 'You did not argue. You picked up the lightest thing on it and carried it over, and made rather a show of how light. In an hour they were racing. The cart, empty, floated out like a leaf.',
        failure: 'You put it to them and they agreed with every word. The vote went six to five against being seen to carry.',
      }),
      does('craft', 'endurance', 'medium', 'none', {
        action: 'Rig a line to the far tree',
        description: 'One rope, one tree, and your hands for a pulley until it moves.',
        success: 'You took up a foot of slack for every foot that it gave you, and gave none back. The tree bent over to look. When it straightened, the cart was standing on the road, and you were sitting in it.',
        failure: 'It was the tree that came. It came a good way, roots and all, and what was at its foot was a wasps’ nest.',
      }, 'Coil of rope'),
    ],
  },
  'face-in-the-peat': {
    terrains: ['swamp'],
    weight: 1,
    openings: [
      'Peat-cutters had stopped work around a trench. There was a man lying in it, brown as a saddle, with a rope about his neck and every eyelash in its place. They had sent for the elder; and the elder, arriving, had called him by name.',
      'It was a hand that you saw first, with good nails, sticking out of the cut bank. A boy was tidying the peat away from round it with a spoon. He had got as far as the ring.',
    ],
    still: 'The face in the peat was smiling very slightly, as he had been doing since before anyone’s grandfather.',
    later: 'They had built a roof of turf over the place and put the peat back. There was a rope on a peg there, quite new.',
    offers: [
      does('talk', 'intellect', 'medium', 'none', {
        action: 'Say what kind of death it was',
        description: 'They want to know whether it is a crime or a blessing, and it will be on your word.',
        success: 'The rope was plaited, and the last meal had been a good one, you showed them; his hands were unmarked. Nobody had dragged him. They considered that. They put back his hair, and thanked him, and cut elsewhere.',
        failure: 'You said that it was murder. They looked at one another for a while: and then, because it had been said, at the family from across the bog, who had come to look also.',
      }),
      does('patience', 'perception', 'easy', 'none', {
        action: 'Sit with him through the night',
        description: 'Somebody always has, it seems; it has come round to you.',
        success: 'The marsh breathed and the lamp burned low. Nothing walked. But you grew to know that face; and in the morning you could tell them, from something about the set of the mouth, which way he had been facing when it was done.',
        failure: 'You looked away only the once, to trim the light. It was the same smile; that was what you told them. You did not say that it was nearer.',
      }),
      does('force', 'vigour', 'easy', 'slight', {
        action: 'Dig him out before the air spoils him',
        description: 'An hour up to the neck in cold black water, with a dead man’s arm about you.',
        success: 'You floated him off his bed on a door. He weighed nothing, he had been so long without anything to carry. They bore him up the bank between them like something newly born.',
        failure: 'The bank came in. There you lay, the two of you, cheek to cheek, while they ran for the long board; and he was by a good deal the more composed.',
      }),
    ],
  },
  'fever-hut': {
    terrains: ['swamp', 'forest', 'coast'],
    weight: 2,
    openings: [
      'There was a hut on legs, and no smoke. Inside it lay nine people in a row, with their faces to the wall, and a tenth, a girl, went along the row from end to end with one cup. She did not stop when you came in, as she might have lost her place.',
      'They had tied a black cloth to the door-post. An old woman sat on the step with a stick to keep the well away from the sick, she said, and did not see that it was a strange thing to say.',
    ],
    still: 'Somebody in the row had begun to talk, quite cheerfully, to somebody who was not there.',
    later: 'The hut had been burned, and burned with care. Upwind of it there were four new ones, and a girl with a cup who knew you.',
    who: { trade: 'fever nurse', gender: 'female' },
    offers: [
      does('craft', 'intellect', 'medium', 'slight', {
        action: 'Boil willow bark and dose them',
        hurt: 'weariness',
        description: 'You have it more or less right; it is the more that they might die of.',
        success: 'You stripped the bark, boiled it black, and held up each head in turn. By the second night six of them were sweating, and two were rude. The girl slept for the first time, on her feet, against your shoulder.',
        failure: 'It was a willow, of a sort. What it brought on did none of them any good. You knew that to be so, as you had tasted each cup.',
      }),
      does('force', 'endurance', 'easy', 'slight', {
        action: 'Carry water all the night',
        hurt: 'weariness',
        description: 'From the clean spring, not the near one; it is a mile, and there are ten of them.',
        success: 'You made eleven journeys. At the seventh you began greeting the trees. By the morning the worst of them could hold his own cup, and he asked your name with such care that you knew he would keep it.',
        failure: 'At the sixth journey you were shivering yourself. You drank some, sat down beside the path, and watched with interest as the jar rolled away to the bottom of the hill.',
      }),
      does('patience', 'perception', 'hard', 'none', {
        action: 'Find what they all drank',
        description: 'Ten beds, one sickness; ask everybody everything, while they can still say.',
        success: 'It was the new jars. Nine had drunk out of those; and the girl had her old cup, that was her mother’s. You broke the jars on the step, one after another, and the noise did you all good.',
        failure: 'You asked them all, and they told you, in tears, what each had ever done. It was no help with the water, and it is still with you.',
      }),
      does('flight', null, 'easy', 'slight', {
        action: 'Leave food at the door and go by',
        hurt: 'weariness',
        description: 'It is the sensible thing, and you will have to have done it.',
        success: 'You put it down upwind and called, and went on, quickly, not touching your face. When you looked back, the girl was at the door with one hand lifted. She did not seem to think it strange.',
        failure: 'You went by; but you had already stood for too long in the doorway, it turned out. That night every bone you own came and complained in person.',
      }),
    ],
  },
});
