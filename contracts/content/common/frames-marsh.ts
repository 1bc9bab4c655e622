import { does, frames } from '../frame.js';

/** Storylets of swamp, river and lonely road, for any people. */
export const marshFrames = frames('common', {
  ferryman: {
    terrains: ['swamp', 'plains', 'forest'],
    weight: 3,
    openings: [
      'The ferry was a raft on a rope, and the ferryman lay on it with his hat over his face. He did not want money. Nobody on that river did any longer, he said; he would take you over for the truth about something.',
      'You rang for the ferry. It came across by itself, with nobody on it, and bumped against the landing and waited. On the other bank a woman with a pole called out that it did that, and not to get on.',
      'The raft was on the far side, and so was the ferryman, fishing off it. You shouted what you would give. He shook his head without turning round. He would come over for something that you had never told anyone, he called back, and it need not be long, if it was true.',
      'A board at the landing gave the prices. They had been scraped off, for man, beast and cart alike, and in place of them was cut: one true thing a head. The ferryman sat beneath it with the rope across his knees, ready to explain it to such as could not read.',
      'Eleven people were sitting on the bank among their bundles, and the raft lay empty. They had all tried, a pedlar told you. It took only one true thing to be carried across, the ferrywoman was not particular; but she had a good ear, and they had been there since yesterday.',
      'The river was up and the colour of ploughland. A rope went across it at the height of the chin, with a raft sulking in the bight, and a man as broad as the raft was combing the drift out of the knots. No silver, he said, and no stories. He had had stories. What he wanted was the other thing.',
      'There was a ferry, and a bench for those who waited, worn in the shape of them. The woman at the rope looked you over. Most people, she said, began with a small one, about a spoon or a cousin, and found when they were half way out that the rest came along behind it.',
    ],
    still: [
      'The river went by between you and where you were going. The raft lay nosing at the bank like a calf.',
      'The other bank had come no nearer. A duck went over to it, turned about there, and came back, to show how little there was in it.',
      'The rope hung across the river and trailed one knee in it. Nobody was in a hurry but the water.',
    ],
    later: [
      'The ferry had been hauled out and tarred. “Back by apple time” was scratched on the plank, and under it a tally of those who had waited.',
      'A child had the ferry. She asked nobody for anything, so that everybody told her things.',
    ],
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Pay with something true',
        description: 'It will need to be a thing you have not told anyone.',
        success: [
          'You told about the dog. It was not much of a story, and you had kept it for twenty years. There was no remark made, except that half way over you were handed the pole, as people hand over a cup.',
          'You told of what you did with the letter. You told it to the water, which was easier, and nobody helped you with it. On the far side you were set down as softly as eggs. “Next time,” you heard behind you, “it will weigh less.”',
          'It was about a coat, and who had been cold. You had told it before with the other ending. There was only the rope, creaking; and when you came to the true one you found that you were in the middle of the river, and then that you were over.',
        ],
        failure: 'You told one, and it was true, or it had been when you first began telling it. There was a pause. “And now the other,” you were told, and the raft had stopped.',
      }),
      does('force', 'strength', 'medium', 'slight', {
        action: 'Haul yourself across on the rope',
        description: 'It is in spate, and the rope was made for a raft.',
        success: [
          'Hand over hand, with the brown water hauling the other way. Once it had you out flat like washing. You came up the far bank on your knees, and had the rope’s whole pattern in your palms.',
          'You hung your boots round your neck and went out along the rope like a caterpillar, humping. In the middle it dipped you, as one dips a rush-light, twice. On the other side you let go of it finger by finger, there being no other way that they would come.',
        ],
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
        success: [
          'You took over a pig, a priest of some sort, a bride and her bed. By the tenth you had it: it was all in the knees. You had yourself across at sundown as a master of the trade.',
          'Two goats, a widow, a coffin for stock, and a man who was afraid of water and said so all the way. You leaned, and the raft leaned back; that is the whole of the craft. On the last trip the only passenger was you, and you did yourself the courtesy of not talking.',
        ],
        failure: [
          'On the second crossing the pig moved. There was some feeling on the bank, and you were not asked for a third.',
          'You had the stroke of it, and no sooner had you the stroke of it than you had company, six bullocks and a drover who had views. They went over with you. They went over all on the one side.',
        ],
      }),
    ],
  },
  'marsh-lights': {
    terrains: ['swamp', 'forest'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    openings: [
      'As it grew dark they began to come up, one here and one there, pale blue and as high as a hand. They did not wander. They drew up on either side of you, at even distances, as they do on the approach to a great house.',
      'A light was going along in front of you, at your own pace. When you stopped to fasten a boot it came back a little way to see what was the matter.',
      'Between the alders it was dim enough for candles, and somebody seemed to have thought so. They stood on the water in two rows, blue, about a stride apart, and not one of them had a hand to it. The rows began at your feet.',
      'You had been glad of the light for some time before you asked yourself whose it was. There was a second beyond it, then a third. Behind you, as you turned, they were being lit all the way back to where you had come from.',
      'A small flame was standing on the bog with nothing under it. It did not flicker. When you said something to it, as one would, nine others came up on either hand, and drew themselves into line, like servants who have been caught sitting.',
      'The lights kept ahead of you, two and two, over what had looked like solid land. Where you stopped they stopped. Something plopped in, you could not say what, and the nearest of them dipped in that direction, quite civilly, and waited.',
    ],
    still: 'The lights had closed up their ranks. There was one, taller than the rest, that had not been there earlier.',
    later: 'By day it was a bog with irises in it. You could not even find the place where the lights had come up, except that your feet knew.',
    offers: [
      does('patience', 'intellect', 'easy', 'none', {
        action: 'Stay where you are till daylight',
        description: 'Sit on the one tussock that you are sure of, and sing if you must.',
        success: [
          'You sat on it all night like a hen. They came right up, and you saw that there was nothing whatever inside. By morning there was water to the left, and to the right, just where they had wished you to go, a lot more.',
          'You sat down, folded your arms, and bored them. They came round you in a ring; they did you the great house, and the procession, and the lost child. Toward the end there was one left, which only wanted somebody to sit with, and it went out when the first duck spoke.',
        ],
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
      'There was a pool in the way with a dozen people walking about in it, up to the thigh, in no direction. They had jars on the bank. It was the path that they were standing in, one said, as far as there was a path; and looked at the state of your calves.',
      'They were singing in the pool, seven old women in a row with their skirts round their waists, and at the end of every verse they all lifted the left leg out and had a look. You had to cross there. They made it plain, without leaving the song, that they would like to see yours.',
      'A jar stood on the bank with a cloth tied over it, and the cloth was moving. Its owner waved from the middle of the bog. She knew the dry way, she called, and so did her sisters; but they were two hundred short, and the physician came on market days.',
      'A girl sat on a tussock with salt in one hand, doing her sums on her own shins. She got to nineteen. Was it you, she asked, who wanted to be shown the way across? The others came wading up behind her, slowly, to hear what you would say, and looking down.',
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
        hurt: 'mishap',
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
      'The ox stood in the road up to its chest, chewing, with the look of a guest who has been told to make himself at home. Behind it was a cart, and behind the cart eleven people, each of whom had said from the start that they ought to have gone by the mill.',
      'It was a load of millstones, and the cart had gone down under them as far as it could go without being called a well. The family that owned it stood around the hole. The father still had hold of the whip, and the son had hold of the father.',
      'You came on a cart with no wheels. They were there, the driver told you, if one felt for them. He had been bringing salt fish, and a loom for somebody’s wife, and the ox had stopped to drink; it had stopped, and they had not.',
      'Half the road was mud and the other half was cart. It had the household on top of it in order of age, up to a grandmother in a chair, who called the time. At each call everybody pushed, the ox looked round to see who was making such a noise, and it all went down by the breadth of a thumb.',
      'An ox-cart stood in the slough with its tail in the air. It had geese aboard, in crates, and with every heave the whole load screamed, so that nobody could hear the word to stop. Nine people were pulling. Three of them, you noticed, were pulling the other way.',
    ],
    still: [
      'The cart had settled by another inch. It did so with a noise like a cow getting comfortable.',
      'Everybody had had another idea. The cart had gone down a little at each.',
    ],
    later: [
      'New logs had been laid where the cart went down. Under them, when you trod on the third, something rang.',
      'Some of the load was there yet. A heron stood on it, to be out of the wet.',
    ],
    offers: [
      does('force', 'strength', 'easy', 'slight', {
        action: 'Get beneath it and lift',
        hurt: 'mishap',
        description: 'There is no footing there, and everyone will be shouting a different number.',
        success: [
          'You found a root to stand on and a note to shout. On the fourth time of shouting it, they had all got hold of the same note, and up it came, streaming, with a sound like a great kiss.',
          'You got in under the tail of it, where the mud was warmest, and put your shoulders to the axle. You did not lift so much as stand up, by degrees, with your eyes shut. When you opened them the wheels were turning in the air, and somebody was patting you like a horse.',
          'There was only one place to lift from, and it was the place where nobody had wanted to stand. You stood there. It took three heaves, one for the mud, one for the load, and the third for whoever had packed it; and the ox, surprised, found itself walking.',
        ],
        failure: [
          'It came up, and you had just time to be glad. Then the ox, who had been waiting all day to hear of some progress, lay down.',
          'You had it up to the hubs, and called to them to pull. They let go, so as to hear you better.',
        ],
      }),
      does('craft', 'intellect', 'easy', 'none', {
        action: 'Lay a road of branches under the wheels',
        description: 'Three hours of cutting, to go nine feet.',
        success: [
          'You laid them lengthwise, and then across, and then you rested, since it must all drink its fill first. When the whip cracked, the wheels walked up on it as if up the steps of a house.',
          'You cut alder until your hands were green, and wove it as one weaves a hurdle. They laughed at the first three. At the ninth somebody’s uncle took out his own knife; and when the wheels came up on it, dry, and rolled, he explained to the others how you and he had thought of that.',
          'You used everything: boughs, a gate, two planks off the load itself, and last the carter’s bed. It went up out of the hole like a lady over a gutter, and nothing was broken but the bed.',
          'It was a matter of a bundle here and a bundle there, and of standing on them, and of not listening. The ox understood it first. It put one foot upon the branches, thought, and walked out of that road with the cart and the whole quarrel behind it, to some grass that it had had in mind.',
        ],
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
      'They had been cutting for the winter, and at the fourth spit down the peat had looked back at them. All that showed was a face, brown, with bristles on its chin. No one liked to go on, and nobody would be the one to cover it up; so they had lit a fire, and sent for somebody who did not live there.',
      'Two spades stood upright in the bog, and the men to whom they belonged stood a good way off. There was someone at home in the cutting, they told you. He had a cord round his neck. He was in such good repair that one of them had begged his pardon.',
      'A woman was washing the face of somebody who lay in the side of the trench. You took him for her son. Then you saw the depth that he lay at, and the rope, and that his skin had gone the colour of a boot; and she said that it did not seem right to leave him so.',
      'The dogs had stopped at the edge and would not go in. Down there in the wet, among the cut turves, a man was asleep with his cheek on his hand. He had a halter on, and half a week’s beard. It had been half a week’s, said the elder, when her grandmother was shown it and told to cover him up.',
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
        hurt: 'mishap',
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
      'A girl came out of a hut with a bucket, saw you, and set down the bucket in the path between you. There were nine in there, she said, and she was the tenth. She was still up because somebody had to be. She had one cup for them all and wished to know if you had ever boiled anything.',
      'Nobody had swept the yard, the goats had got in at the beans, and there was a cup going from hand to hand behind the wall; you could follow it by the coughing. A thin girl put her head out at the door. She counted you, from habit. It made eleven.',
      'You smelled vinegar and sickness, a good while before the hut. Nine pairs of shoes stood in a row by the door, all turned to go out. Inside someone was walking up and down with a cup, and stopping, and walking; it was so even that you took it at first for a loom.',
      'There was a stick across the doorway with a rag on it, at the height of a girl’s arm. She had tied it up herself, she told you through the gap. All nine were hers by now, whatever they had been to her before; and she would be obliged if you stood where the air did not come from.',
      'It was the quiet that you noticed, for there were ten people in it. They lay in a hut on legs, in a row, and the one at the end was sitting up with a cup. That was the girl. She gave the ninth to drink, wiped the rim with her thumb, and asked you, across all of them, if you were real.',
      'A cup stood on the sill of a hut, upside down. A girl’s hand took it in, and it was a good while before the hand put it out again; it went in and out nine times while you were crossing the yard. She would have come to meet you, she called, but that it was the third one’s turn.',
    ],
    still: 'Somebody in the row had begun to talk, quite cheerfully, to somebody who was not there.',
    later: [
      'The hut had been burned, and burned with care. Upwind of it there were four new ones, and a girl with a cup who knew you.',
      'There was a new well at the fever huts, dug higher up, with a lid. Somebody had hung a cup on it by a string, and it was plain that nobody was to drink from any other.',
      'Nine people were digging a ditch there, round a spring, and the tenth, a girl, told them where.',
    ],
    who: { trade: 'fever nurse', gender: 'female' },
    toward: 'for',
    offers: [
      does('craft', 'intellect', 'medium', 'slight', {
        action: 'Boil willow bark and dose them',
        hurt: 'weariness',
        description: 'You have it more or less right; it is the more that they might die of.',
        success: [
          'You stripped the bark, boiled it black, and held up each head in turn. By the second night six of them were sweating, and two were rude. The girl slept for the first time, on her feet, against your shoulder.',
          'You knew it for willow by the bitterness, and made it stronger than you had been taught. They cursed you in nine voices; and that was by itself a good sign. When the worst of them asked for bread the girl sat down on the floor, all at once, and laughed, and you took the cup out of her hand.',
          'It had to be got into them by the spoon, and kept there. You went along the row and back along the row. Somewhere in the second night the breathing changed, first at one end, and then it went down the whole line of them, as it does in a room where children sleep.',
        ],
        failure: 'It was a willow, of a sort. What it brought on did none of them any good. You knew that to be so, as you had tasted each cup.',
      }),
      does('force', 'endurance', 'easy', 'slight', {
        action: 'Carry water all the night',
        hurt: 'weariness',
        description: 'From the clean spring, not the near one; it is a mile, and there are ten of them.',
        success: [
          'You made eleven journeys. At the seventh you began greeting the trees. By the morning the worst of them could hold his own cup, and he asked your name with such care that you knew he would keep it.',
          'From the far spring it was eleven hundred steps, and you spilled none of it after the third time. You gave it out by the cupful and went back. The girl kept count on the doorpost, in charcoal, a stroke for every jar; and when she had no more room on it they were all asleep.',
        ],
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
        success: [
          'You put it down upwind and called, and went on, quickly, not touching your face. When you looked back, the girl was at the door with one hand lifted. She did not seem to think it strange.',
          'You left it on the stump where she could see it, and knocked two stones together. She came for it when you were far enough. She held it up, to show that she had it, and then divided it by nine, out there, with her lips moving, before she took it in.',
          'You set it down and drew a line before it with your heel, for her to come to and for you to stay behind. She understood that at once. You talked across it for as long as one can hold a breath; and what she told you of the road was worth having.',
        ],
        failure: 'You went by; but you had already stood for too long in the doorway, it turned out. That night every bone you own came and complained in person.',
      }),
    ],
  },
});
