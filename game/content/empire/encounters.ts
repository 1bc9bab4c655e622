import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const empireFrames: readonly Frame[] = frames('empire', {
  'census-table': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 3,
    openings: [
      'A census clerk had set up his folding table in the road, and the village stood before it in order of height. He had counted it twice and got two answers. If you would stand there, he said, by the well, it would come out.',
      'They were counting the people. A soldier asked your name, your tribe, your father’s trade and the number of your olive trees; and the man with the tablet remarked that somebody of that description had died here last spring, and was owing.',
      'A woman had had her shoes taken from her, as they had heels, and was moved three places down. So the village stood, by height, along the road. The clerk read one number from the front of his tablet and another from the back of it, laid his cheek upon the folding table, and from there caught sight of you.',
      '“And whose is that one?” said the clerk, and a village turned its heads, in order of height, like pipes. It had come out one short at the first count, and one short at the second. He was pulling out a stool from beneath his folding table, and dusting it, and it was for you.',
      'Nobody would stand next to the tax-farmer, and that had left a gap. From his folding table the census clerk went over the village again, tallest first, down to the one side of the gap and on from the other; and again it was a person short. He asked whether you minded standing next to people.',
      'A rope had been run from the well to the nearest tree, and a village stood along it from the tallest down. At a folding table sat the census clerk, licking his stylus. “One hundred and eleven,” he said, and looked up, and saw you, and rubbed it out.',
      '“Smaller,” said a soldier, and moved a man two places to the left. They were arranging the village by height, so that nobody should be behind anybody; and at the folding table the census clerk, who had reached the baker for the third time, asked without turning his head whether you lived there, had ever lived there, or could be brought to.',
      'The dogs had been counted first, for practice, and it had come out. Now it was the people. They stood in the road in order of height, with a rope in front of them. The clerk went down the row touching heads, and up it again, and each time that he got back to his table he was one short; and the last time he saw you.',
      'There was a folding table in the middle of the road, and you could not go round it, since the village was standing on either hand according to height. The census clerk had a number from last time. He had another from this time. He considered you over the edge of his tablet like a man who is looking at a difference.',
      'You were asked to hold a baby, and held it, and were counted with it. The village stood along the road in order of height, for the census, and the mother was wanted farther up. The clerk at the folding table put down two. Then he saw that the baby was in the row already, under its mother, and laid his stylus with great care beside the tablet.',
      'The census was being taken, from the tallest down. It had gone very well as far as a pair of twins. They had been put side by side, then one behind the other, and then one had been sent home; and the clerk, at his folding table in the road, had the look of a man who would give a good deal for somebody whom nobody knew.',
      '“Nobody is to grow,” said the clerk, and looked along the village, which was drawn up in the road by height. He had two totals on his tablet already. They lay there next to each other like people who have been introduced. He asked your name with a kind of hunger; you could be, he said, whichever of them was wanted.',
      'You came upon a whole village standing in a row with its back to you, and went along behind to see at what. At the front was a folding table, and a clerk, counting. He got to the end and you were the end. He put down the stylus, and took it up, and asked you in a low voice to go out and come in again.',
      '“Lie down,” the clerk was saying to the tallest man, “and I’ll take you by length.” It had been put to him that there might be another answer in it. The rest of the village stood down the road, by height, as far as his folding table. He had twice come out one short, he was wetting his stylus, and then he saw you.',
      'They had dressed for it. A whole village was drawn up in the road in its clean tunics, the longest first, and had stood there ever since the clerk unfolded his table. He had one total upon the wax, and a different one, in ink, on his wrist. “Stay where you are,” he told you, without raising his voice; “you may be a help.”',
      'A census clerk’s table had been unfolded right across the road, and the clerk had laid his head down on it. The village was standing before him according to height, and was sorry for him. It had been added up twice, without agreement; and from the tall end an old man crooked a finger at you.',
      'The midwife had been called out of the row between one count and the next, and came back with somebody new. “That is not allowed,” said the census clerk. All along the road they were shuffling up by height, to make room at the short end; and he looked at you, across his folding table, as if you too might be hiding one.',
      'No one was missing. It was that which made it so bad, the clerk told you, with both hands flat upon his folding table. There they stood, from the tallest to the least; each knew the next, and his mother; and still they were one fewer than they ought to be. He had begun to suspect himself; and now you.',
      'You came along the road past the tall end of a village, and were level with the schoolboys before anyone looked round. It was the clerk, at his folding table. “That is how I do it,” he said, “at a walk, and I make it one too few. Would you go by them again, and at the end of them stop?”',
    ],
    still: [
      'The clerk had smoothed the wax and begun again from the top. Nobody had been told that they could sit.',
      'They were all standing as before, but for a boy who had been moved up a place; it was a long census, and he had grown.',
      'The tallest man had asked whether he might stoop. It had been looked up, and he might not.',
      'The clerk had begun to number them in chalk, on the back, and had run short of chalk at the potter.',
      'A hen had walked along in front of the row, and the clerk’s stylus had followed it as far as the end.',
    ],
    later: [
      'There was a nail in the post with a copy of the census on it. Somebody had torn off the people, for kindling, and it was now chiefly goats.',
      'Where the table had been there were four small square holes in the road. The people at the well, you noticed, had drawn up by height.',
      'The rope had never been taken down, and somebody had put it to use for washing, beginning with the longest tunic.',
      'The village had been told how many it was, and had had it cut over the well. Someone had since had a child; there was a space left.',
      'A chalk stroke could still be seen on the back of a coat or two, going about its business.',
      'They had kept the folding table. It was being used for cheese, and the cheeses stood on it in order of height.',
    ],
    who: { trade: 'census clerk', gender: 'male' },
    toward: 'for',
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Quote the exemption for travellers',
        description: 'There is one, or there ought to be; say the number as if you had drafted it.',
        success: [
          'You gave him the title, the clause and the consul. He wrote it down with real pleasure, as a man does who has met a fellow-sufferer, and lifted the rope for you with his own hand.',
          'You gave it as “forty-one, paragraph six”, with a yawn. He looked, and found it, and beneath it a note in his own hand that he had been missing for two provinces. You were passed through. Behind you, one after another, the whole village began to be travellers.',
          'You said “transit”, and held up one finger, as they do in the offices. He laid down his stylus. He had thought, he told you, that he was the only person south of the river who knew there was a column for that; he entered you in it, and turned the tablet round so that you could see how well you looked there.',
          'You cited the rule about travellers, and then the exception, and last the case of the muleteer, which you made up. He had heard of that muleteer. There was a friend of his whom it had ruined. He waved you round behind the row with his whole arm, and told the soldier to see that you were not touched.',
          '“As amended,” you said. He had been waiting for years for somebody to tell him that there was an amendment. You gave him the gist of it, and he took you off, added himself up again, and came out, for the first time, at a number that the tallest man could understand. You walked on along the rope.',
        ],
        failure:
          'You gave him the clause. He had drafted it himself, it appeared; and he explained to you, before the whole village, the sense of the word “notwithstanding”.',
      }),
      does(['flight', 'reflexes', 'easy', 'none'], {
        action: 'Slide out behind the tallest man',
        description: 'They count from the front; it is a matter of timing, and of going bent.',
        success: [
          'He had just licked the stylus. You went from the tall man to the cart, from the cart to the vines, and were a rustle; and behind you the total went up, sighed, and went down.',
          'When he bent to blow his wax clean you let yourself down by a head, and then by another. By the time he looked up there was only a gap in the row, of about your size; and the village, which did not care for gaps, had closed it. You went away behind them on your hands.',
        ],
        failure:
          'You had reached the cart when a child, in the clear voice of the young, asked where the new one was going.',
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Stand and be counted',
        description: 'All day, on your feet, in order of height, for the good of the treasury.',
        success: [
          'You stood, and in the end the sum agreed, for the first time since the deified Augustus, and the clerk, who had tears in his eyes, stamped something for you that he had no right to.',
          'You stood where the sum wanted you. People had their stools brought out to them, and somebody’s aunt shelled beans into your hat. At the last head the clerk said a number aloud, and then the other number, and they were the same; he asked if you would mind his saying it again.',
        ],
        failure:
          'You stood until you fell, and they counted you standing, and then over again lying down; it was on account of you that they had to start afresh.',
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Wax tablet'], {
        action: 'Check his columns on your own tablet',
        description: 'Two people adding in public; one is about to be wrong.',
        success: [
          'You had it in a quarter of an hour: he had been carrying the widow. He turned quite white, rubbed her out, and asked in a whisper whether you had ever thought of a career.',
          'You added down where he had added up. You both came to the same line at the same moment: the priest was entered as a person, and again as a household. It took one stroke. He breathed on the tablet, and polished it, and said that he thought he might sleep now.',
        ],
        failure:
          'Your sum came to a third answer. You saw a kind of joy spread over the village, at the thought of the week to come.',
      }),
    ],
  },
  'leaking-aqueduct': {
    terrains: ['hills', 'mountains', 'plains', 'desert'],
    weight: 2,
    openings: [
      'The aqueduct crossed the valley on two rows of arches, and at the ninth it ran over. Beneath the leak somebody had planted the greenest melons in the province. Somebody was up there now, with a chisel, making it run more.',
      'You followed the water-channel, because it was level and shaded, until you came upon an engineer sitting in it. It was dry. Ten miles of masonry, he told you, and it had been stolen; not the stone, the water. Somewhere ahead, over the ninth arch, one could hear a chisel.',
      'You felt a drop, and then another, and they came down from the aqueduct. There were men at the foot of it with a writ. There was a man at the top of it with a chisel, who had let down a pipe to his melons, and did not see, he called to them, in what sense it was Caesar who had made water.',
      'Below the ninth arch somebody had a garden such as one sees in paintings, and all round it lay the province, like a biscuit. You could hear the thief at work overhead, tap, tap. An inspector of waters sat in the shade with his sandals off and asked you if you had any experience of heights.',
      'A man was selling water in the road, at a copper the jar, and it was coming down on him as he sold it. Overhead, where the channel crossed, somebody with a chisel had knocked a hole, and was still knocking. An inspector with a tablet was trying to make out from below whether it was a theft or a leak; there were different forms.',
      'From the ninth arch of the aqueduct hung a rope, and a bag of tools was going up it by jerks. There were melons round the foot of the pier as large as shields. The inspector of waters, who was too stout for ladders, pointed out to you the rope and then, with some delicacy, the ladder.',
      'It was the frogs that you noticed, there being no water on the map. They were sitting in somebody’s melons, beneath the ninth arch of the aqueduct, with their eyes shut and their faces up. A chisel was going at the top of the pier. The inspector of waters showed you his order to proceed against the man; it had been made out, he said, for a person with knees.',
      'An inspector of waters stood under the ninth arch and read the law aloud, upward. Each time that he came to the penalty a little more water came down on him. There was a very fine crop of melons round about, and the gardener, sixty feet up with a mallet, begged him to go on; it was so seldom that one heard good Latin.',
      'You were charged a copper for the shade, by a child, at the foot of the ninth arch. It was her father’s melons that made it. He was at work overhead, with a chisel, upon the water of the emperor, and could be heard to be in good spirits; on the bank sat the inspector, who had fined him three times in writing, and had it back wet.',
      'The aqueduct had been built to carry so many pints an hour, and there was a man at the far end who counted. He had sent a letter. The inspector showed it to you under the ninth arch, where it got wet as you read it; the chisel stopped, and a voice asked from the top, with concern, if they were very thirsty down there.',
      'A melon came down and burst by your foot. It was by way of a warning, the inspector of waters told you, wiping his sleeve; they had got as far as throwing the ripe ones. Sixty feet up, at the ninth arch, someone had begun again with a chisel, and below him a jungle was drinking what belonged to a town seven miles off.',
    ],
    still: [
      'The water, where there was any, went on going the wrong way. The law was quite clear as to that and quite a long way off.',
      'Someone coughed, up on the arches, and then, having been heard, went on tapping.',
      'There had been a crack, a shout, and, some way further along, a second leak.',
    ],
    later: [
      'They had mended the ninth arch of the aqueduct with brick of another colour. A melon vine had got its foot in the join.',
      'Beneath the ninth arch it was as dry as everywhere else. An old man was sitting there with a rind in his lap, listening.',
      'A board had been put up under the ninth arch, to say that water was not to fall there. It had begun to warp.',
      'The melon garden was a bed of dust with strings across it. One gourd had climbed the pier as far as the channel, and looked in.',
      'A child was selling the shade of the ninth arch, at so much the yard.',
      'A goat was walking up and down where the melons used to be, with the look of somebody who has been told a different story.',
      'Into the pier of the ninth arch a plumber had let his stamp, with the consuls of the year, and below it somebody had drawn a melon.',
    ],
    who: { trade: 'water thief', gender: 'male' },
    toward: 'against',
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Go up and stop the leak',
        description: 'Sixty feet of wet stone, and mortar that will not wait for you.',
        success: [
          'You went up by the putlog holes with a bucket in your teeth and packed the crack with tow and lime. When you let go of it, it held. Far down the line, after some time, a fountain in a town you would never see began to play.',
          'It was a matter of oakum, pitch and language. You wedged your back into the arch and your thumbs into the joint, and rammed, and had the river in your face; and then, so gently that you did not believe it, it stopped. The thief held the bucket for you at the last. The dripping had kept him awake too, he said.',
          'You were drawn up in a mason’s basket, with a sack of lime for company. The crack ran as crooked as a will. You fed it, a thumb’s length at a time, and sat down upon the last of it until it had set; and along the whole valley one heard the arches drip, and drip, and think better of it.',
          'You asked him for the loan of the chisel, and he was so much surprised that he handed it across. With that you cleaned out the joint, and with his trowel and his own good clay you shut it. It was neat work, he had to own. Underneath they had all turned up their palms; and one after another they put them away.',
        ],
        failure: [
          'It is one thing to put a thumb over a crack, and another to have the whole of a river lean on that thumb.',
          'You packed the crack, and it held, and everything that could not come out there came out a yard to the left, where you were.',
          'The mortar had set by the time that you reached the top, in the shape of the bucket. You tried it in the crack all the same. It came down faster than you had gone up, and you with it, as far as the first ledge.',
          'You leaned in to see where it came from, and it showed you. They took you out of the melons by the feet, and somebody asked whether you had found it.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Reason with the water thief',
        description: 'He has nine children, and a chisel, and is above you.',
        success:
          'You spoke of the fine, which was large, and after that of a licence, which was small. No one had told him that there were licences. He came down to hear more, and you wrote out the petition on his knee.',
        failure:
          'He heard you with attention. Then, since you had come all that way, he turned the pipe a little, and you had the water on your head.',
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Plumb line'], {
        action: 'Drop a plumb line and find the fault',
        description: 'Lead does not lie; but it takes its time to say anything.',
        success:
          'Pier six had sunk by a thumb. All the rest of it, the crack, the melons, the thief, had come of that; and you showed them how two wedges and some patience would lift it home.',
        failure:
          'You let down the line, and it hung true. You tried the next, and it hung true too. It was the hill, you found in the end, that was leaving.',
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Walk the channel and look for the tap',
        description: 'Somebody let a pipe in; it will be neat, and it will be at a powerful man’s boundary.',
        success: [
          'There it was, behind a laurel: a lead pipe with a senator’s stamp, as bold as a door-knocker. You folded the end of it over with a stone. They would know, up at the house, quite soon; in the bath.',
          'You tried the plaster with a knuckle the whole length of the ridge, and behind some cypresses it rang hollow. Under it was a bronze tap, of the best make, with a swan’s neck. It was not on the plan. You turned it off; and you heard, up among the statues, first one fountain and then all the rest clear their throats.',
        ],
        failure: [
          'You walked six miles of it, stooping. At the sixth there was an official notice against walking in it.',
          'You tapped upon nine miles of plaster, and had an answer in the tenth. It was a mason, on the inside, who had been told to look for whoever was tapping.',
          'There was a pipe, and you followed it, through two vineyards and a pigsty. It brought you back to the channel. Somebody had been stealing the water in order to return it.',
          'You found where it would have to be, by the lettuces. They grew at the bottom of a park, behind a wall, a moat and a statue of Probity; and a gardener with a mastiff told you, before you had asked him anything, that there was no tap there.',
        ],
      }),
    ],
  },
  'cohort-election': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 2,
    openings: [
      'A cohort had stopped in the road to proclaim an emperor, and could not agree upon who. Twenty had declined. They were now down to the pay-clerk, who was up a tree; and then somebody pointed out that you had an honest face.',
      'Four hundred soldiers were sitting on their shields by the way with their backs to their centurions. They had been promised land. They had been shown it, and it was under water. They would see what an emperor of their own could do, said the nearest, and looked you up and down.',
      'The coin had been struck already, with a laurel on it, and under the laurel no face. It was going along the road from hand to hand, through a whole cohort, and each man held it up beside the next and shook his head. It came to a centurion, three months behind with his pay. He shut one eye, and held it up against you.',
      'Every man in the cohort had by now been proposed, and had made a speech, declining. It stood in the road with its standards, four hundred of them, and the only noise was of somebody who was trying to fold the purple up small. A centurion saw you. “Say nothing,” he advised you. “It’s what we have been looking for.”',
      'A man ran by you in the middle of the road with a laurel wreath on, which he was trying to get off. The cohort came after him, in step. They had been as far as the acclamation. When he went over the wall they stopped, dressed their ranks, and looked about them for somebody of about the same size.',
      'They had got a shield, and they had got a cloak. What they lacked was an emperor. The cohort had been three months without pay, an old centurion told you, and it was this or mutiny; they were deciding by lot; and he shook the helmet at you, in a friendly way, as there was one bean left.',
      '“You there, have you a mother living?” It was a centurion, with a list. Behind him a cohort sat in the road about its standard, with the wine going round, and had been making emperors since the second jar. They had had some trouble over mothers, he said; one had come and fetched hers.',
      'A purple cloak hung on a spear in the road, with no one in it. The cohort stood round it in a hollow square, four hundred men, three months behind with their pay; and each of them, when the centurion came by with the question, looked at the one on his left. It was being looked all the way along. You were standing, you saw, at the left.',
      'They were trying on the wreath. It went from head to head along the road, through a whole cohort, and came off each of them with a jerk, like a lid. Somebody had to, a centurion said; it was three months’ pay, and a private person could not give them that. He measured you, with a look, about the temples.',
      'The dice had been cast for it and had come up the Dog four times. A cohort was standing about in the road with nobody to be emperor. The old soldier who had held the cup held it out to you; it was a free throw, he said, for passers-by, and there was really nothing in it, but for the province of Gaul.',
      '“Salute,” someone hissed, and four hundred men did, with a crash, and then saw that it was only you. They looked rather let down. They stayed as they were, however. They had now been without an emperor since breakfast, the centurion remarked, going slowly round you; the last was a good one, and he had got out under the tent.',
      'You had stopped to let a cohort by, and it did not go by. It drew up. A man in the front rank said that you had stepped off the road for them of your own accord, and when had any of the others? It was passed to the rear. You heard it arrive there, and be turned over, and start back, with something added about the purple.',
      'They had got as far as the emperor’s dinner. It stood upon a drum, with a napkin, and round it stood a cohort, four hundred men, three months behind with their pay, and nobody would sit down to it. Each whom they pushed to the front had eaten already. Then you came by; and a centurion asked, quite softly, if you had.',
      'The latest that the cohort had chosen was a mule-driver, for his voice, and he was making his speech. He would give any man fifty in silver, he said, to be let go. It was the best offer that they had had in three months, and they were putting it to the vote. He saw you in the road before they did, and pointed.',
    ],
    still: [
      'The cohort had not broken up. A purple blanket had been found from somewhere, and was going from hand to hand.',
      'There was a new name going along the ranks. You listened with some care till it came by you, and it was a mule’s.',
      'A wagon had been stood on its end to look like a throne, and men were walking past it with their eyes lowered.',
      'The centurion had begun upon his list again from the other end, with the recruits.',
      'They had all sat down to think, four hundred of them, and were doing it by centuries.',
    ],
    later: [
      'Nothing was left of the election but the ashes of four hundred small fires in straight lines, and a purple thread on a thorn.',
      'Goats were lying on the patches where the soldiers’ fires had been, one to each, in very good order.',
      'There was a shield in the ditch, trodden in at three corners, as by somebody who had been raised on it.',
      'An innkeeper thereabouts showed people the seat where an emperor had been sick. He would not say which emperor.',
      'A wreath hung on a post by the road, gone brown. Whoever was last to take it off had been in a hurry, for one side of it was missing.',
      'Boys in that district had a new game. It took nine of them to play it, and the one who was it ran.',
      'You picked a wax tablet out of the ditch. It began “Soldiers”, and below that “Comrades”, and below that, rubbed nearly through, “Friends”.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Make them a speech',
        description: 'It must be short, and must promise nothing; and they have heard all the others.',
        success: [
          'You told them what the road was like ahead, and what there was for dinner. It was the first true thing that anyone had said to them in a year. They got up, by tens, looking slightly ashamed, and dressed their ranks.',
          'You said that the bridge was down at the ninth mile, and that it would not mend itself. They thought about it. It was the first thing in three months that anybody had told them and that could be done. Somebody asked how long the beams were; and they fell in, with the wine jars, which would do for buckets.',
        ],
        failure: 'You got as far as “Soldiers”. It was how the last one had begun.',
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take the standard out of its bearer’s hands',
        description: 'They will follow it anywhere, or else they will kill you; both are traditional.',
        success: [
          'You took it from him as one takes a cup from a drunkard, and walked off with it, north, not looking round. The hardest thing you ever did was not to look round. At the second milestone you could hear them singing.',
          'You had it up and over your shoulder before he had swallowed. “Well, come on,” you said, since one must say something. Nobody drew. They watched the brass go off along the road, growing smaller, with all their luck on it; and then behind you, by the sound, one man put on his helmet.',
          'The bearer wished to scratch. You said that you would hold it for him, and he had given it over, and thanked you, and begun, before it came to either of you what had been done. By then your feet were on the road. A soldier cannot see that thing get smaller; it is in the oath; and you heard the first hundred fall in.',
          'You pulled, and he pulled; and then he saw, it may be, that you were facing the way to the camp and he was facing the wine. He let go by one finger at a time. You had gone a furlong under it when the trumpeter, from habit, blew what is blown; and after it came boots, at first every pair for itself.',
          'It was heavier than it looks from below, and you went off down the road with it like somebody with a mast. “Is that it leaving?” a voice asked. There was such a crash of men picking up their dinners that the mules sat down; and all the way to camp you were begged, by one after another, to let it be carried.',
          'You put your shoulder under his arm and straightened, and he came off it as a vine comes off a pole. No one had been told what to do about that. You called the step, as one hears it done, and went; and being men who had kept it for twenty years, they had all started on the same foot before they knew.',
          'He held on, so at first you had him along with it. One walked slower than that, he told you out of the corner of his mouth, in front of the people. You walked slower. He looked round, which you would not have dared, and reported three hundred coming, and the cook; and gave it up to you, so as to see to their lines.',
          'There was a wreath on it, and then there were his hands, which you took off it like gloves that are being put away. “Where to?” was all that he asked. You told him the next place with a bath. It went down the ranks as an order; and somebody at the rear, who had just been acclaimed, cried out to them to wait.',
        ],
        failure: [
          'He was a big man and he had carried it for sixteen years. He gave it to you, the brass end first.',
          'You took hold of it below his hands, and a second pair came down below yours, and then a third. There was no anger. It was lifted, with you on it, and brought down in the ditch several times, as one beats a rug.',
          'You had got it as far as your own shoulder. He asked you, quite quietly, to look what was at the other end; and it is a spike, for standing in the turf, and he was holding that.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find who is paying for the wine',
        description: 'Mutinies do not run dry by themselves; look for the man who is sober.',
        success: [
          'There were two at the edge of it who raised their cups and did not drink. You asked them, loudly and with great respect, whose livery that was under the cloaks. The cohort turned its head as one man.',
          'You followed the jars back. They came out of a covered wagon, and were handed down free by a man with a ring, who wrote down every one. You held up his list for a centurion to read. It was headed “Outlay”, and had a name at the foot, whose owner had been intending to be surprised.',
          'You offered to pay for a jar. It was paid for, said the pot-boy, by the gentleman in the third wagon, and so was the purple. You asked him to say that again, somewhat louder, and he was a boy who liked to be asked. The gentleman got down on the far side, and had a fair start.',
          'You counted the jars, worked out what they came to, and told the nearest file. It was more than the arrears. They asked one another who could have had that by him. By the time that the sum had reached the rear rank a steward with clean shoes was walking off, and then he was running.',
        ],
        failure: 'You found the man who was sober. He was large, religious, and the leader of the other half.',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Be gone before they can crown you',
        description: 'The last three reigned for ten weeks between them.',
        success: [
          'While they were cheering somebody else you went backwards, a rank at a time, saying “Long live” to right and left. You had got to the baggage when they noticed, and the mules were discreet.',
          'You asked leave to put on a clean tunic first, as one could not be acclaimed in this. It seemed to them very proper. Two came with you as far as the bushes, for an escort, and turned their backs; the last that you heard was one of them asking the leaves whether it wanted ironing.',
        ],
        failure:
          'They had you by the belt and up on a shield, and the shield was being held at only three of its corners.',
      }),
    ],
  },
  'sacred-chickens': {
    terrains: ['plains', 'hills', 'coast', 'forest'],
    weight: 2,
    openings: [
      'A whole supply column stood halted on the road, because the sacred chickens would not eat. They sat in their gilt coop and looked at the corn with loathing. The augur, a boy of nineteen, was praying, and from time to time he pushed it nearer.',
      'A magistrate was waiting to cross a bridge. The birds had flown by on the left, and then on the right; then one had come down and sat on his head. So they had got out the sacred chickens, to settle it, and the chickens would not eat. He asked you what you, as an ordinary person, would make of it.',
      'A soldier with a sack over each arm was being a hawk, by order, so as to drive them down to the corn. The sacred chickens watched him from their gilt coop as one watches a nephew act. Along the road the whole column stood and was hungry; and the augur, who was nineteen, asked you if it might be the sacks.',
      'They were tasting the corn by seniority, the tribunes first, and it was agreed to be excellent. The sacred chickens heard that through the bars. They had been asked to dine at the head of nine miles of wagons, and would not come to table. The augur’s lip shook, for he was very young; and he held out the dish to you as well.',
      '“Do you know anything about hens?” It was a general who asked. Behind him stood his army, for as far as you could see, looking at a coop. In the coop were four birds with gilded feet, and in front of them a heap of corn, and a boy in the robes of an augur lay flat on his stomach, clucking.',
      'Nothing was wrong with the bridge. A magistrate and thirty wagons were standing in front of it on account of a crow. It had said something as they came up; the augur had it down as “no”. So the sacred chickens had been carried to the front, in their coop, to say “yes”, and would not touch their corn; and everyone made way for you, in case.',
      'A trumpeter went by you with a handful of worms. They had tried millet, and barley, and barley that had been chewed. There at the head of the halted column, in a gilt coop, the sacred chickens sat with their beaks shut; and the augur, who could not have been twenty, asked you to come up, if you had to come up, on the right.',
      'The war had stopped on account of the poultry. Four hens in a gilt coop had been offered corn in front of an army, and looked at it as one looks at a cousin’s cooking; and nobody could march until they ate. “Perhaps if they were not watched,” said the boy augur. Six thousand men turned round.',
      'A cook had been sent for, who was now on his knees. “I can make it so that a man would eat it,” he told the general, over his shoulder. In the gilt coop before him sat four sacred chickens with their eyes half shut; behind him stood a column nine miles long. The boy augur took you by the sleeve and asked if you had ever seen one smile.',
      'Someone was saying “tuck, tuck, tuck” in the voice of a man with a triumph behind him. It was the general himself. The sacred chickens heard him out, in their coop, in front of the standards, and did not so much as look at the corn; and all down the road his army had its helmets off, and was praying for the appetite of four hens.',
      'The wagons were drawn up so as to give the birds some quiet, and you were made to come by on tiptoe. In the middle was a gilt coop and a boy in a striped robe, who moved one grain of corn, with a twig, from the left to the right. The sacred chickens had not eaten for two sittings. Had you, he breathed, a pleasant voice?',
      '“In the last war,” an old legate was telling them, “one threw them in the sea.” Nobody wanted that again. So there they sat, the sacred chickens, behind gilt bars at the head of the baggage, beside a dinner of the finest corn, and were looked at by six thousand hungry men; and the young augur had put some of it in his own mouth, to show them how.',
      'They had sent away the flute-player, and then the cook, and then every man with an unlucky name; and the sacred chickens would not eat. The column stood about in the road, fasting, to encourage them. Through the bars of a gilt coop a boy augur was showing the corn, grain by grain, to the least stern. He begged you not to look hungry.',
      'A senator’s cushion had been put under the coop and a screen about it, and a quartermaster was fanning the corn, so that it should smell. Nothing on that road might move until it was eaten; for miles one could hear that being explained to oxen. The augur was nineteen. “They ate the day before yesterday,” he told you. The sacred chickens shut their eyes.',
      '“Perhaps it is the war they don’t like,” said one of the tribunes. They sat in the road, on a level with the sacred chickens, and watched the corn through the bars of the coop. No army may march on an uneaten dinner, and this one had been going to since the Ides. The augur, who hardly shaved yet, asked if you could peck.',
    ],
    still: [
      'The omens had got no better. One of the chickens had turned its back, and everybody was taking care not to say anything about it.',
      'They had changed the corn for better corn. One of the hens had walked across it.',
      'The augur had gone round to the other side of the coop, in case it was something that he had been standing in front of.',
      'A fresh trumpet had been tried. Three of the hens now had their heads under a wing, and the fourth was looking for the trumpeter.',
    ],
    later: [
      'There was a little altar there now, to the Chickens, Returned; and round it a good many feathers.',
      'Since the sacred chickens it was not thought right to eat an egg in that neighbourhood. They sold them to the next.',
      'A gilded feather had been let into the bridge there, with a date.',
      'Someone had painted a hen over an inn door, full face, refusing.',
      'A boy was driving four hens along in front of you. Two carters and a priest drew up, uncovered, and let them choose.',
      'Barley had come up all down the verge for nine miles, where an army had dropped what it was offering.',
    ],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look in the coop for what ails them',
        description: 'It is death to touch them, so look hard.',
        success: [
          'It was a weasel; it was lying flat beneath the straw with an innocent expression. You tipped up the coop with your foot, the weasel left, and the hens fell upon the corn like heirs.',
          'You lay down and looked at it from their side. Behind the corn, at the height of a hen, stood somebody’s best shield, and in the shield were four more hens, larger, with worse tempers. You moved it. They came forward one at a time, like people who have been left in possession.',
        ],
        failure:
          'You looked in, and the eldest of the hens, who had taken all that she would take from anybody, had you by the nose.',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Propose another reading of the omen',
        description: 'It must be in the books; or else you must say firmly which book.',
        success: [
          'In the time of the kings, you said, a bird that would not eat had meant that it was the enemy who should go hungry. There was a pause, in which several educated men decided to remember it. The column moved off.',
          'Those were not birds refusing, you said, they were birds fasting, which is another page; they did it before whatever pleased them. The augur opened his mouth. He looked down the road at all the faces that wished to be somewhere else, and declared that it was the page which he had been about to turn to.',
        ],
        failure:
          'It was a good reading. The boy augur burst into tears: it was the exact reading, he said, for which his predecessor had been drowned.',
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Offer a little honey on the corn',
        description: 'It is not bribery if they are gods; it is only sticky.',
        success: [
          'You let fall three drops, with your head covered, as is proper. They regarded it with one eye, and with the other. Then there was such a sound of pecking as brought men out of the wagons to hear.',
          'You stirred it in with a straw, stood back, and talked aloud of other things, so as not to be seen hoping. The oldest of them put her head on one side. She took one grain and ran off with it into a corner; and then all the rest had to know what it was that she had got.',
          'You put down the honey by the corn and walked away from it, as people do who have more. Nothing moved. Then there was one step of a gilded foot; then a beak was wiped, and tried again. Before the trumpeter could be found the four of them were standing in it, and one general, not a religious man, had taken off his helmet.',
        ],
        failure:
          'It brought wasps. You had been quite right about the chickens: they ate, in the end, with enthusiasm, the wasps, and swelled up.',
      }),
    ],
  },
  'iron-collar': {
    terrains: ['forest', 'hills', 'mountains', 'swamp', 'plains'],
    weight: 3,
    openings: [
      'A man lay in the ditch with an iron ring about his neck. On the ring was stamped: I have run away; return me to Zoninus and receive a coin. He had read it, he remarked, more often than anyone, and it was the price he minded.',
      'You heard the dogs first. Then a woman came through the brambles at a walk, because she could no longer run; and when she saw you she put up both hands to hide the ring on her neck. Three men with nets were behind.',
      'A schoolmaster, by the ink on him, sat in the bushes with his chin up, like a man who is being shaved, so as not to rest it on the iron ring. A word was misspelt on it, he told you, and in four years nobody had let him say so. Three men with nets were coming up, and their dogs had begun to speak.',
      'A girl was backing out of a gap in a wall, which would have taken all of her but the iron ring on her neck. It said whose she was, in good capitals, on both sides. “Is it two dogs that I hear, or three?” she asked, quite low. You told her three. “That is all of them,” she said, “and the men have nets.”',
      'There was a man in the stream, under a bank, with only his nose out and an iron ring around the neck below it. He held up three fingers, for three men. He considered, and with the other hand he made a dog.',
      'You took it for an ox-bell. It was the tag of an iron collar, knocking at every step against the chest of a man who had been running since the vineyards. Hold me, it said. He stopped because the road did. There were dogs behind him on the hill, giving tongue one after another, like clerks passing a bill.',
      'He was trying to get it off with a stone when you came round the bush, and had taken off a good deal else. The ring had a name on it, which was not his. Somewhere below three men were calling to their dogs by name too; theirs, he noticed, they called quite kindly.',
      '“Can you read?” she asked you, out of the ditch. She wished to know what it said; she had worn it six years, and had always been told that it was her name. You read her the ring, all round, as far as the coin. Three men with nets were coming on behind, a dog to each, and she held quite still until you had got to the end.',
      'He had a scarf about his neck, and had sewn it there; but iron has a shape, and the dogs that one heard behind him did not go by shapes. He had set down his bundle and was biting through the stitches. There were three of them, he told you, with nets. They had been asking everyone for a man in a scarf.',
      'You sat down upon a log, and it said “Not there.” He was underneath it, with leaves over him and an iron ring on. He had been under there since the dogs went by the first time. They would be back, he told you, with the men; three, and nets. The one in front was a decent sort, and had held the lamp while the smith put on the ring.',
      'A very small old woman was sitting on a stone with an iron ring about her neck, getting back her breath. Three men were coming up the track after her, with nets, and a dog to each. “It was made for my husband,” she said. “He had a neck.” When he died they had put it upon her, so as not to waste it.',
      'What you had taken for a goat in the thicket wished you good day, and asked you to go on looking at something else. There was an iron ring round his neck, with rags tucked under it. Of the three men behind him, and the three dogs, he minded only the dog with a white ear, he said. He had brought that one up by hand.',
      '“Which way would you look for me?” asked a girl from under a bridge of two planks, and you told her: there. She moved. She had on an iron ring, with a cloth wound about it to keep it from knocking; three men with nets had gone over her head already, and one could hear that they were turning their dogs.',
      'He had read law with his master’s sons, and knew to the copper what you could be fined for talking to him. It was a good deal. He told you that first, with one hand over the ring on his neck; and when you were still there he told you about the dogs, and about three men with nets, who were not so well informed.',
      'A man came by you bent double under a pack, and when you offered to take one end there was no pack, only a back with a blanket over it, and beneath the blanket an iron ring. There were three of them after him, he told you, with nets, and a dog apiece. He had not thought that anyone would offer.',
      'The smith had been fond of his work, and had left the iron ring so smooth inside that she could turn it on her neck, and wear the writing behind. She turned it back for you to read. Those were three dogs that one heard, she said, and three men with nets. You were the first who had looked at her before it.',
    ],
    still: [
      'The dogs were giving tongue on the other side of the stream. The letters upon the iron collar could be read from where you stood.',
      'A dog had come to the edge of the bushes and sat down there. It had been told to find and not told what next.',
      'There was a whistle, and another to answer it, and iron clinked, quite close to you, as though somebody had swallowed.',
    ],
    later: [
      'Half of an iron ring hung on a branch, beside the way, at the height where one would see it.',
      'A wagtail had built in what was left of a slave-catcher’s net.',
      'An iron ring had been hung about the neck of a herm at the turning, and somebody had filed off the name.',
      'Two dogs, with a slave-catcher’s brand on the ear, were lying before a farm there. They had been asked in, it seemed, by the children.',
      'In the ford lay a bit of iron with “return me” on it, and a crayfish had.',
    ],
    offers: [
      does(['craft', 'strength', 'easy', 'slight', 'Iron crowbar'], {
        action: 'Break the collar off with the crowbar',
        description: 'Against a stone, with a neck in it; you must not slip, nor be seen.',
        success:
          '“Think of something that you own,” you said. There was nothing to think of, and it made the both of you laugh; and it was then, on the laugh, that you bore down, and it broke.',
        failure:
          'The bar slipped and rang on the rock like a bell for school. The dogs left off, listening, and then all of them began at once, and much nearer.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Send the catchers the wrong way',
        description: 'Helping is theft, under the law; and they will ask you to swear.',
        success: [
          'You were indignant. You had been knocked down, you said, by a person with a collar, there, a moment ago, going south; and who was to pay for your cloak? They left at a run, before you could have it valued.',
          'You asked them to be quick, since the reward was yours: you had seen the collar first, it had gone off to the left, and it had your bread. They took down your name for the share. You spelled it out for them, slowly; it was somebody else’s, with a great many letters.',
        ],
        failure:
          'You pointed south. They thanked you for it, and the dogs, who had not been listening, went past you on both sides into the brambles.',
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Trip the catchers with their own net',
        hurt: 'mishap',
        description: 'Three of them, and the dogs, and no good account to give of it afterwards.',
        success: [
          'The first threw; you took the cord out of the air and sat down. He came, and his net with him, and the other two ran into it like mullet. You had tied the neck of it before you thought at all of what you had done.',
          'You let the first go by with the net on his arm, and stood on the end. It paid out behind him very evenly. By the time that he felt it, and turned, the second was in it with two dogs, and the third had come up to help. You drew the cord, as one shuts a sack.',
        ],
        failure:
          'You were quick. The net was wide. You lay in it with your nose through the mesh, and listened to them discussing whether you had a collar too.',
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Hide together in the stream',
        hurt: 'blow',
        description: 'Up to the nose in cold water, beneath a root, holding hands, until they have gone by.',
        success: [
          'Boots went over, and paws went over, and after that a long time. When you had both climbed out neither of you could speak for shaking. Your hands were taken hold of and shaken too, and it was a good while before they were given back.',
          'You found a root to hold by and went down to the eyes, the two of you. A dog came and drank, at arm’s length, and looked at you over its tongue. It had run a long way. It seemed to come to some view of the matter; for it trotted back, and you heard it saying nothing.',
          'You lay back under the bank until there were only two noses, and the cresses closed over those. Boots came and stood. Somebody said that he would not go in after a consul, in that, and somebody else made water, at length, upstream. You did not look at each other about it then. You did later on, by a fire, and could not stop.',
          'There was a hole behind the root, such as an otter leaves, with air in it for one. You took it by turns, a breath and a breath. They stood about on your ceiling. One of the three told what he would do with the coin; it was for his mother; you felt the hand in yours close up at that, and open.',
          'You weighted your laps with stones and sat down on the bed of the stream, where the cattle had made it brown. Through a reed one can breathe, and also hear. A dog was called a name. When it had been quiet for longer than anyone can keep three men quiet you helped each other up, and could not let go, your fingers having set.',
          'It was the cold that hid you; no sane animal would have put its nose in. You stood beneath the roots up to the lip, side by side, like two jugs in a well-house. They beat that bank twice, the second time for form. Afterwards you ran up and down till your knees would bend, with the iron ring knocking to keep step.',
        ],
        failure: 'You held out for as long as they did, almost. It was you that sneezed.',
      }),
    ],
  },
  'moved-milestone': {
    terrains: ['plains', 'desert', 'forest', 'hills', 'swamp', 'mountains'],
    weight: 2,
    openings: [
      'The milestone said thirty-one. So had the last one. A very old soldier was sitting on it with his sandals off; it was he who moved them, he confessed. There was a farm for him at the fortieth, and he could only walk nine. The farmer at whose gate it now stood had come out to have it put back.',
      'Two landowners were having a lawsuit on the spot. One held the head end of a milestone and the other held the foot; the road-guard had been told to stop them, and was holding the middle.',
      'Carters no longer wished good day to the thirty-first milestone, as one never knew where it would be. An old soldier had his shoulder to the figures, and a farmer had his to the emperor. The one had been promised land at the fortieth; the other had land enough, he told you, without a stone in it.',
      'A milestone was coming along the road. It came a yard at a time, end over end, and behind it came a veteran with a pole. They had promised him land at the fortieth mile, and had left him at the thirty-ninth; was it such a great sin, he asked you, in a road that long? A farmer came out at a gate, with another pole, to push it back.',
      'You passed the thirty-first milestone, and within the hour you passed it again. The next person to have noticed was a surveyor, who sat at the foot of it with his head in his hands. Rome was a mile farther off than it had been in the spring. Two neighbours stood by with levers, each of whom had only been putting it back.',
      'Thirty-one, said the stone, and there was an old soldier behind it, pushing. He had been promised a farm at the fortieth, and his feet would not take him so far; so he was having the fortieth brought to him, a yard at a time, beginning with this one. On the other side of it stood a farmer, whose wall it had got to, pushing it back.',
      'A carter pulled up beside you, and looked at a milestone, and then at his mule. It was the second thirty-first that they had come to, he and it. On the bank two farmers were sitting, well apart, each with a crowbar and a lawyer; and between them a road-guard lay full length on the verge with one eye shut, trying to see where it had been.',
      'Someone had tied a rope to a milestone, and someone else had tied a rope to it on the other side. It stood there in the middle of the road, thirty-one, with its emperor’s face to the ditch. Both ropes led into bushes. “Which of them sent you?” said the left-hand bush.',
      'There was a hole in the verge with the number thirty-one chalked beside it, and some way further on a milestone was lying on a sledge. An old soldier had the rope of it. A farmer had the tail, and both heels dug in. They asked you, in the one breath and very nearly the same words, to tell the other that a milestone is where it is.',
      '“It goes when nobody’s looking,” a woman told you at a well. It went on when you looked. The thirty-first milestone lay on three rollers in the middle of the road; a very old soldier was bringing the hindmost of them round to the front, and a landowner was bringing the foremost round to the back.',
      'An old soldier and a farmer stood on either side of the thirty-first milestone, with their backs against it, and pushed. It did not move at all. They had been there for so long that each had taken the other for part of the weight. “Thirty-one,” said the soldier to you, between two breaths. “Thirty and a half,” said the stone, as it seemed.',
      'The next milestone was the thirty-first, they had told you at the inn, or it might not be. It lay on its back with a rope to it. The veteran at the other end had been promised a farm at the fortieth, and was bringing that along; a farmer had sat down on the thing, with his arms folded, and was being brought too.',
    ],
    still: [
      'The milestone lay on its side in the road with its number up. It was, as a matter of law, nowhere.',
      'Someone had put down a cushion on the milestone, and two people who were not on terms were both sitting on it.',
    ],
    later: [
      'The milestone was upright, and it said thirty-one, and somebody with a steady hand had added: more or less.',
      'Four ruts ran along the verge from the milestone, two in each direction, and grass had been sown in all of them.',
      'They had set the thirty-first milestone in a bed of mortar the size of an oven. At one corner the mortar had been picked at.',
      'An old soldier of that district had been given his farm, you were told, at a spot that the surveyors have agreed to call the fortieth.',
    ],
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Set the stone back in its bed',
        description: 'Half a ton of Divine Trajan, and you with only the one back.',
        success: [
          'You walked it on its edge, a corner at a time, as one walks a drunken uncle. It dropped in its old hole with a grunt of recognition; and the entire road, you felt, from there to Rome, gave a small click.',
          'You dug down beside it until you had found its own socket, with the mason’s chalk still in the corner, and a lamp, and some bones of a hen, for luck. After that it wanted only lifting. All those who had moved it helped you to move it; they knew, as they said, where the weight was.',
          'You had it up with a pole, and under it with your shoulder, and there was a moment in the middle of which you would rather not say much. Then it went home. Trajan was facing the road again, and looked as though he had never doubted it.',
        ],
        failure:
          'It went over the wrong way. No bones to speak of; but it has EMPEROR AND FATHER cut on it rather deep, and for some days so did you.',
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Pace out the true mile',
        description: 'A thousand double steps, in step, with people talking to you.',
        success: [
          'You paced it with your lips moving, and stuck in a twig. It was forty feet from either man’s claim, in the middle of the ditch. They both looked at that ditch with such dislike that they went home arm in arm.',
          'They walked on either side of you with beans, and dropped one at each pace. At the thousandth you stopped, and they counted up. The true mile ended upon a flat stone in the ditch, where there was room for one person to stand. They tried it, one after the other; and each gave the other a hand to get off.',
          'You counted under your breath, and they counted aloud to help you, each in his own way. At the thousandth your foot went down into the old socket, which had filled up with dust. They stood about it bareheaded, like people who have been proved neither right nor wrong.',
          'Since they would not look at one another you had each take an end of a cord, and walked it out between them. The thousandth pace came down upon a doorstep. It was a third man’s, and he was in, and had views; and it was extraordinary how soon the other two were of one opinion.',
        ],
        failure:
          'You were at eight hundred and ninety, or nine hundred and eighty, when someone asked you what you were doing.',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Hear what the stone is to them',
        description: 'Nobody moves a milestone from wickedness alone; it takes too long.',
        success: [
          'It all came out, sitting on the thing in a row, with the cheese going up and down. By the end of it you had been asked to be a witness to a will, godparent to a mule, and to stop to supper.',
          'There was a farm in it, as there always is, and a father. You had only asked how far it was to the next inn. But by then there was a jug on the stone, and they were asking each other what they had done with the marks; and somebody said, into the jug, that thirty-one had been a good place for it.',
        ],
        failure:
          'You heard about the boundary and the sister-in-law, and the boundary. There was no end to it, nor any beginning. Someone had put the stone down, during it, on your foot.',
      }),
      does(['craft', 'perception', 'medium', 'none', 'Rolled itinerary'], {
        action: 'Compare the itinerary with the ground',
        description: 'The ribbon of road in your pack is nine years old and was drawn by a man in a hurry.',
        success:
          'Inn, bridge, the two pines, yes; and then a shrine which was on the wrong side of everything. The road had been moved, not the stone. You folded it up; it was a larger matter than anyone there would want to be told.',
        failure:
          'You held it this way and that. Everybody had something to say, and four thumbs; and when it was returned to you a piece of Gaul was missing.',
      }),
    ],
  },
  'interpreter-at-the-line': {
    terrains: ['forest', 'swamp', 'mountains', 'desert', 'coast'],
    weight: 2,
    openings: [
      'On one bank stood a tribune in a clean cloak. On the other were two hundred people with furs and spears. Between them, up to his knees in the water, stood the only interpreter, and he was, you realised, since you had some of both tongues, making it up.',
      'The last fort had its gate shut. Across the ford in front of it a chief had sat down upon the ground, and his whole people behind him with their cattle. He had asked to be let in, by the proper form of words; and the interpreter, out in the water, was telling the tribune of something else.',
      'A gift had been sent over, and was being explained. It was a comb. The chief meant by it, as you could hear, that somebody ought to tidy himself; by the time that it had got past the interpreter, in the water to his belt, it was homage. The tribune put out a clean hand for it. Two hundred spears leaned in.',
      '“He says that you are very welcome,” said a wet man in the middle of a ford. What the chief had said, you knew, having some of the tongue, was something about a goat. The tribune on the near bank bowed. The two hundred spears upon the other took that for what it was not.',
      'The frontier was a stream there that a child could jump, and a child had. It was sitting with the sentries, eating. Its people stood on the far side, all of them, with everything they owned; and the tribune, who had no orders about children, was asking who was in charge there, through an interpreter, who stood in the water and made up the answers.',
      'The interpreter had been speaking for some time, up to the knees, in the middle of the stream. The chief had said four words. On the near bank a tribune with clean hands was beginning to nod. You had something of both tongues, and knew that none of it had been about peace; two hundred spears on the other bank waited to see whether he would finish the nod.',
      'A cow had walked over the frontier, and each side had read something into it. The chief stood up and made a speech. The interpreter, up to the knees in the ford between them, turned to the tribune and said that it was about friendship. You knew enough of that tongue to buy a horse in it, and had heard a price. Two hundred spears were leaning to listen.',
      '“What did he say?” asked the tribune, who had a clean cloak on and a wet foot. The man in the ford told him. It was wonderful how long it took, for three words of which one was “no”; you had some of that tongue, from a horse-fair. On the further bank the chief and two hundred spears were waiting to be told what Rome had answered.',
      'An old man on the other side had made a joke. You knew it for one, having had that language from a nurse. The interpreter stood between the banks with his tunic tied up, and gave it to the tribune as an ultimatum. “In those words?” said the tribune, and his hand went to his chin-strap. Behind the old man two hundred people had begun to laugh, and left off.',
      'They had been at it since the water was lower. The tribune would say a sentence, upright, from the near bank; the interpreter, in the stream, would close his eyes; and to the two hundred with spears over there he would then say something else. You happened to follow both. He had now promised each of them the other’s cattle.',
    ],
    still: [
      'Across the water nobody had moved. But a number of spears that had been lying down were standing up.',
      'The interpreter had asked for a cup of water, standing in it.',
      'The chief had sat down. All of his people had sat down after him, but round the edges some were getting up again.',
      'The tribune had said it over, louder. The interpreter was looking upstream, like a man who wonders how far one could float.',
    ],
    later: [
      'The frontier was where it had been. On the far side someone had scraped a gameboard in the mud, and on this side there were moves.',
      'They had driven a post in at the middle of the ford, to show where an interpreter should stand. It had a seat on it.',
      'A goat was standing in the ford, as the interpreter used to, and was understood on both sides.',
      'On the near bank there was a board with four words of the other language. One had been crossed out by somebody who spoke it.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'slight'], {
        action: 'Wade in and translate it truly',
        description: 'Neither side has so far heard what the other said, and it is on the whole rude.',
        success: [
          'You gave it word for word, insults and all. The old chief sat up. He looked at the tribune with the dawning of respect; and it was settled, in an hour, by two men calling each other’s mothers what they were.',
          'You began with the insults, since over those both parties had been at pains. Nobody drew anything. The chief, it came out, had asked for pasture, and the tribune had been accepting his surrender; they looked at the interpreter, across you. He had been trying to keep it friendly, he said. There was room for pasture, and it was settled on their feet.',
        ],
        failure:
          'There is a verb in their tongue which means both to honour and to bury. The tribune, you told them, wished to bury their chief; and the first spear went by your ear.',
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Watch the children instead of the spears',
        description: 'They do not yet know what to hide; but you will have to turn your back on the rest.',
        success: [
          'The children had rags on their feet and were looking only at the granary. No one brings those to a battle. You told the tribune so, and saw his hand come away from the trumpeter’s sleeve.',
          'One of theirs had lain down flat and was drinking like a calf. Two more had found an echo. People who mean to fight send those to the rear, you told the tribune; and these had been put in front, washed, to be looked at. He looked. He told the archers that they might see to their straps.',
          'You looked at what the small ones were doing, and it was mud loaves. One was held out to a sentry, over the water, by a girl who had been told not to; and he took it, and then did not know where to put it. You said to the tribune that people do not set out for a war with the bakers in front.',
        ],
        failure:
          'You watched the children, and they watched you, and put out their tongues. Behind your back somebody threw a stone, and by the time that you had turned round nobody could say from which side.',
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Carry bread across the line',
        description: 'Twenty paces in the open, towards people who are hungry and armed.',
        success: [
          'You broke it in the middle of the stream, ate your half, and held out the other. A woman came for that. She broke it in her turn; and by the time it could not be broken any further, there were no longer exactly two banks.',
          'You walked over with it on your head, so that both hands could be seen. They let you come. An old man broke the loaf, smelled it, and called something over his shoulder, and a boy ran up with a cheese; and since one cannot eat a cheese at spear’s length, that was that.',
        ],
        failure:
          'At the tenth pace somebody let fly, at random, from nerves; from which of the sides it was they dispute to this day.',
      }),
    ],
  },
});

export const empirePursuits: readonly Pursuit[] = pursuits('empire', {
  'read-the-road': {
    places: ['plains', 'hills', 'forest', 'desert'],
    ...does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Read the survey marks along the road',
      description: 'They are cut small, for the next surveyor, who was not to be you.',
      success: [
        'An arrow, a number, a rude word about the legate. You worked along from one to the next, and they laid out for you the whole of what Rome thought it knew about that country, with in the margin what it did not.',
        'Here the surveyor had been bitten by something, there he had been bored, and at the third mark he had seen water to the left and had not been believed. You believed him. It was where he said.',
      ],
      failure:
        'You read them with great attention. They had been cut by the drainage people, and in the end you were standing in a drain.',
    }),
  },
  'dig-a-camp': {
    places: ['plains', 'hills', 'forest', 'mountains', 'desert', 'swamp', 'coast'],
    ...does(['force', 'endurance', 'easy', 'none'], {
      action: 'Dig in for the night by the book',
      description: 'Ditch, bank and stakes, for one; it was a stupid rule every single time but once.',
      success: [
        'You dug it three feet by three, with the spoil on the inside, and a gate you could have closed if you had had one. You ate your porridge in the very middle, as happy as a general.',
        'The turf came up in sods, as in the manual. You slept behind your own small wall, and when you got up there were tracks round the outside of it, twice round, and away.',
      ],
      failure:
        'You had all four sides of it dug by dark, and were lying down, when you noticed which way the ground sloped.',
    }),
  },
  'morning-levee': {
    places: ['city'],
    ...does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Attend a patron’s levee',
      description: 'Before sunrise, in clean wool, to say good day to a man and be told something.',
      success: [
        'He remembered your name, or his slave did, which is the form it takes. You had a nod from him, and a word, out of the side of the mouth, about which way the harbour-master would jump.',
        'He was late, and the line had time to talk. When you had your handful of civility at last it was the least of what you were taking home.',
      ],
      failure:
        'You laughed at the joke a breath before he had finished it. There was a place for you in the line the next time; it was out in the street.',
    }),
  },
  'public-baths': {
    places: ['city'],
    ...does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Spend the afternoon at the baths',
      description: 'One meets the whole town there, and it has nowhere to keep a knife.',
      success: [
        'Steam room, cold room, and a bald man in each of them who knew something. By the time you were scraped you had the price of corn, two scandals, and skin like a child’s.',
        'You had your back scraped by a man who had scraped two governors. He compared them, in the matter of backs, and then in general; you gave him yours to compare, and lay and listened.',
      ],
      failure:
        'You stayed too long in the steam room, so as to hear the end of a story. You did not hear it. You were told it later on, by those who had carried you.',
    }),
  },
});

export const empireFinds: readonly Find[] = [
  {
    places: ['plains', 'hills', 'city', 'forest'],
    item: item('Bronze military medal', 8, 'For valour, to a Marcus somebody, who has scratched out the somebody.'),
    told: [
      'The pin was bent. Whoever wore it had pulled it off without undoing it.',
      'On the face of it an emperor was crowning somebody half his size.',
      'It had been awarded, the rim said, for the second time.',
      'It was bronze where it had been rubbed, and where it had not it was lead.',
      'There was a nick in the emperor’s neck, as from a thumbnail, much repeated.',
      'You pinned it on, to try, and found that you had drawn in your stomach.',
      'The siege on it had more towers than any wall has, and all of them were falling the one way.',
      'It had been worn last by a dog, to judge by the hairs in the buckle.',
      'There were tooth-marks on the rim, where somebody had made sure.',
    ],
  },
  {
    places: ['city', 'coast', 'plains'],
    item: item('Jar of fish sauce', 4, 'Best Gades. It has been sealed twice and ought to be a third time.'),
    told: [
      'You loosened the stopper, and a cat came round a corner.',
      'It was labelled For Export, in a hand that did not care who knew.',
      'Something settled in it when you tilted the jar, and it took its time.',
      'You tried a drop on your wrist, and were followed for a mile by a dog.',
      'The shipper had guaranteed it until the consulship of a man since strangled.',
    ],
  },
  {
    places: ['desert', 'plains', 'hills'],
    item: item('Glass flask', 6, 'Sidon blue, with one breath of perfume left in it.'),
    told: [
      'There was a fingerprint in the foot of it, from when it was soft.',
      'It had come over the sea and two deserts without a chip. It had one now.',
      'You held it to your eye, and had for once a blue road.',
    ],
  },
  {
    places: ['city', 'hills', 'mountains'],
    item: item('Curse tablet', 3, 'Lead, folded, nailed. It is about a dog.'),
    told: [
      'It asked the spirits of the dead to begin with the bark.',
      'The name had been left blank and filled in by somebody else, who could spell.',
      'The nail had been driven through the word “all”.',
    ],
  },
  {
    places: ['forest', 'swamp', 'mountains'],
    item: item('Bog-iron sword', 9, 'Not one of ours. It bends, and comes back angry.'),
    told: [
      'It had been sunk for some god or other, and you looked round before you wiped it.',
      'Someone had beaten it straight across a knee, and more than once.',
      'The grip had been cut for a larger hand, and worn down to a smaller.',
    ],
  },
  {
    places: ['coast', 'city'],
    item: item('Ivory theatre pass', 5, 'Row nine, on the aisle, in a theatre that burned down.'),
    told: ['A tooth had tried it, and the ivory was real.'],
  },
  {
    places: ['plains', 'city', 'desert'],
    item: item('Votive foot', 2, 'In clay, life size. One hopes that he was cured.'),
    told: [
      'It had been modelled by a person who knew bunions.',
      'The god’s receipt was scratched on the sole: one, left.',
    ],
  },
  {
    places: ['hills', 'forest', 'plains'],
    item: item('Surveyor’s cord', 5, 'Waxed hemp, knotted at each foot, and honest to a hair.'),
    told: [
      'It had been let out in the last yard by somebody who was paid by the mile.',
      'A bit of bone was tied at the end, and on the bone was the name of a legion.',
      'You measured yourself with it, and it did not flatter you either.',
      'It smelled of pitch, and of other people’s boundaries.',
      'At the seventh knot it had been mended with somebody’s hair.',
    ],
  },
  {
    places: ['mountains', 'hills', 'desert'],
    item: item('Silver mine token', 7, 'Good for one loaf underground.'),
    told: [
      'It was black at the rim, and so after a time were you.',
      'Someone had bored it and hung it on a string, having left off hoping to spend it.',
      'The number on the back was in five figures.',
    ],
  },
  {
    places: ['coast', 'swamp', 'city'],
    item: item('Painted dice cup', 4, 'There is a small dog on the bottom, to wish you luck.'),
    told: ['It rattled before you had put anything in it; there was a third die up the side.'],
  },
  {
    places: ['swamp', 'forest', 'hills'],
    item: item('Amber figurine', 13, 'A sleeping bear, from beyond the line, warm to the hand.'),
    told: [
      'There was a gnat in its ear, that had been there before the bear.',
      'You rubbed it on your sleeve, and it picked up a thread, and slept on.',
      'It had been carved by somebody who knew when to leave a bear alone.',
    ],
  },
  {
    places: ['desert', 'coast', 'mountains', 'city'],
    item: item('Ostrich plume', 6, 'Meant for a helmet that did not come to need it.'),
    told: [
      'It nodded at everything you said.',
      'A mule that met you gave way to it.',
      'It had been dyed for a parade, and the dye had been bought by contract.',
    ],
  },
  {
    places: ['plains', 'forest', 'swamp', 'mountains'],
    item: item('Marching flask', 3, 'Vinegar and water, the drink of people who conquered everyone.'),
    told: [
      'There were nine notches on it, and then a different knife had gone on.',
      'It still sloshed, and you poured that out for whoever had carried it.',
      'You took a mouthful, and stood for a moment to attention.',
      'The stopper had been whittled into a general, and did not fit.',
      'It had a dent the size of a slingstone, and below the dent was a date.',
    ],
  },
];
