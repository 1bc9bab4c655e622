import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { BY_DAY, IN_WORKING_HOURS } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const samuraiFrames: readonly Frame[] = frames('samurai', {
  'barrier-gate': {
    terrains: ['hills', 'mountains', 'plains', 'forest', 'coast'],
    weight: 3,
    when: BY_DAY,
    who: { trade: 'barrier officer', gender: 'male' },
    shows: ['barrier', 'officer', 'pass', 'path'],
    cast: { 'officer/guard/clerk': 'he' },
    openings: [
      'You came to a barrier across the road, and its officer, on a folding stool before a row of lances, asked for your pass. He doubted every pass that came, and until he was content the bar stayed down. Beside the shed a path went round, closed by a rope. He had not yet looked at anything above your sandals.',
      'At a barrier the officer let nobody through whose hair, sleeves and pass he had not examined, in that order. An old lady before you was drawing out her seventh hairpin. Now it was your turn, and the bar was down. A path went round behind the guardhouse, closed by a rope.',
      'You stood at a barrier, in two footprints painted on a board, and the officer compared your feet with the paint. He was not content, and asked for your pass, and no guard touched the bar. One does not speak first there. Through the fence a path could be seen that goes round; it was roped off.',
      'The officer of a barrier laid aside the pass of the man before you, and held out his hand for yours. Nobody went by without his leave, and that day he had refused everybody. The bar was down. A path led round the sheds, closed by a rope. He took up the brush to write you in.',
      'A barrier closed the road, and a new notice on it forbade straw hats, whistling, and a good deal more. The officer asked for your pass, and looked for what else was wrong with you; until he was content the bar stayed down. Past the last shed a path went round, closed by a rope.',
      'At a barrier the officer was examining all travellers a second time, with new spectacles. He asked for your pass, and found that he could not trust you; until he did there was no road, said the guard. A path went round the sheds, closed by a rope with a seal on it.',
      'The officer of a barrier had kept an eel-seller so long that the guards had eaten the eels, and now it was your turn. First he looks at the feet, the eel-seller told you, then the sleeves, then the pass, and nobody goes by before he is content. A path went round; it was closed by a rope.',
      'At a barrier the officer had each traveller weighed on a rice-scale, and the weight compared with the pass. You sat in the basket, sandals in lap, and he found you heavier than the paper allowed, and kept the bar down. Behind the scale a path began, closed by a rope.',
      'You knelt before the officer of a barrier, who had asked for your pass and did not say what was wrong. The bar was down, and you had to win him over or stay. Past a guard’s shoulder a path went round, closed by one rope. The officer laid a fan on a sheet of white paper, on which nothing was written yet.',
      'The bar of a barrier came down three paces before you, and the officer asked for your pass, and was not content with how you held it. Until he was, the road stayed closed. On one side a path went round, with a rope across it and a man to watch the rope.',
    ],
    still: [
      'The bar of the barrier was still down, and the officer still wished to see a pass that was in order. He blew on the ink of your entry.',
      'The officer had not let you through the barrier, for he still doubted that you might travel. A second cup of tea was set down at his side, and he let it stand.',
      'You still stood before the lowered bar, and the officer was not yet content with you. He had sent for the older of two books, and had a place cleared on the desk.',
    ],
    givenUp: [
      'The officer wrote that you were not admitted, bowed, and turned to the next in line. You went back and came round by another valley.',
      'The officer closed his book upon your name, and you were sent away from the barrier. A woodcutter’s track brought you round it in the end, a long way.',
      'Another officer took over the barrier, and had no wish to read what stood in the book. The bar was lifted by a hand’s breadth, and you crept through.',
    ],
    later: [
      'At the barrier where you had once been stopped the guard drew aside his lance. He knew your face, and looked at his own feet.',
      'There was a bench by the barrier now, for those who wait. Two old men sat there, and left the middle free.',
      'The officer of the barrier had a new list. You were not in it, and he let people by more quickly.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Bow a finger lower than you need to',
        description: 'Bows are measured here; the finger that you add will be seen by him, and by two guards.',
        success: [
          'You bowed one finger lower than is due, and the officer let you through. He wrote in a column that was empty on every other line, and turned the book about. “Bowed,” it said. Two guards put their shoulders to the bar. He was still holding the page open, to dry.',
          'You bowed until the boards were very near, and the officer had the bar raised for it. Three hundred had bowed there that month, each with an eye on the far side. He inclined his own head by the width of a fan, which is not required. The guards had never seen his neck.',
          'You bowed to the officer as to an elder of your own house, and he asked no more questions. He asked only how your father did. You said that he was well. Somebody lifted the bar, slowly, for quietness. Behind you his fan clicked shut.',
        ],
        failure: [
          'You bowed too low, and it made the officer suspicious. Nobody bows so low for nothing. He looked at your sandals for the first time, and a boy was sent for the other list. It came in a box with a cord. The bar stayed down.',
          'You bowed, and the officer thought that the bow was meant for a guard behind him. He turned round to see who knelt there. The guard had noticed too. Something had then to be found out of order, and he wrote for a good while, with the bar down.',
          'You bowed too short, and in that district a short bow is counted worse than none. There had been a grain of rice on the boards, and your head stopped before it. The officer moved his stool back by a hand. The bar remained where it was.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Recite a regulation that lets you pass',
        toward: 'against',
        description:
          'If the book agrees he has to let you by; it has eleven articles, and you heard them once, from the back of a crowd.',
        success: [
          'You recited the article that covers you, with the date of it, and the officer had to let you through. He followed on his own board with one finger. Where the words were “let pass” he stopped. The bar was raised for you at the pace for a lord.',
          'You recited the regulation at the speed at which it is read to crowds, and it opened the barrier. During an edict nobody may speak, the officer included. You came to the clause for travellers, and a guard lifted the bar. The last word was said on the far side.',
          'You cited two words of the third article, “on duty”, and they got you through. The officer asked whose duty. The article does not allow the question, you told him, and named the line. He found it with the end of his brush. He drew a small circle there, and the bar went up.',
        ],
        failure: [
          'You recited all eleven articles, and they were out of date. A strip of paper was pasted below the eleventh; it had been amended, the officer said. He read you the strip, and the penalty on the strip. The bar stayed down.',
          'You recited the regulation, and the officer, who had written it, knew it better. From the ninth article on he said it with you, half a word ahead. There was a twelfth, for persons who recite. He found the place on the board for your name.',
          'You made a mistake in the article, and the officer noticed. You had said the fourth part twice. He asked you to begin again, and it was wrong in another place. He had a lance taken down and laid across the bar, for persons who recite wrongly.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Take the closed path round unseen',
        description:
          'Whoever is caught on it is crucified, by the book; the path is watched, and small bells hang across it.',
        success: [
          'You lay on your back and slid under the rope, and no bell was touched. The path led behind the sheds. Through a gap you saw the officer, at the size of a doll, waiting for the next to kneel. You came out on the far road, and nobody had seen you.',
          'You went round by the path, and the man who watched the rope let you. Whoever uses it leaves a rice-ball there for him, it is said. He was eating his third. He turned his face to the fence and chewed. You stepped over his legs, and over the rope.',
          'You crept round by the path with a salt-seller, who did this twice a week, and no guard saw you. He told you which of the boards creaked. You went by turns, he first. At the end he bowed, and brushed the dust from your hem.',
        ],
        failure: [
          'You took the path, and ran into a row of clappers beyond the rope, and were caught. They hung at the height of a shin. You were brought before the officer by the elbows. They went to hang the clappers up again.',
          'You took the path, and there were two watchmen, where you had thought that there was one. The second sat upon a stack of faggots, and let the top ones go, and you came down with them. You were led back to the officer, and bark was picked from your collar.',
          'You took the path, and your sleeve caught on the rope, and the bells rang all the way to the guardhouse. Nobody ran. Four guards walked, and held the rope while you freed yourself, and led you back to the barrier. The officer wished to know if it was torn. He meant the rope.',
        ],
      }),
      does(['craft', 'charisma', 'easy', 'none', 'Travel pass'], {
        action: 'Lay down your travel pass without a word',
        toward: 'neither',
        description: 'It is in order; one speaks when one hands it over, and you will not.',
        success: [
          'You laid down the travel pass without a word, and the officer stamped it and let you through. He had waited for it to be offered aloud. He read the face, and after that the back, and held the seal near his nose. He slid it toward you with the tip of a fan.',
          'You laid down the pass without a sound, and the officer for once read one, and let you by. Most travellers speak at that moment, and he had listened for a year instead of reading. It said that you should be let through. The sheet came back to you in both his hands.',
          'You laid down the pass, with its red seal uppermost, and the bar went up. The officer looked at the seal, and moved his lips at the name in it. He and the clerk both bowed, not to you. The clerk ran after you with the paper, which nobody had dared to keep.',
        ],
        failure: [
          'You laid down the pass, and the seal on it was out of date. Since the first of the month such seals are square, and yours was round. The officer laid his nail beneath the date, and left it there, for you to see. He gave the pass back, and the bar stayed down.',
          'You laid down the pass, and the officer had two others there with your name and the same seal. One of these travellers had come through already, he said. He asked which of you was the true one, and turned all three face down.',
          'You laid down the pass, and a fly sat on the seal, and you could not speak of it. When it had gone the ink was smeared. The officer could not read the name. He laid the pass before you again, and did not touch the bar.',
        ],
      }),
    ],
  },
  'rain-linked-verse': {
    terrains: ['forest', 'mountains', 'coast', 'swamp', 'hills'],
    weight: 2,
    when: { weathers: ['rain', 'storm'] },
    cast: { priest: 'he', pedlar: 'he', 'old man/man': 'he', 'poets/priest': 'they' },
    openings: [
      'A priest, a pedlar and an old man sat out of the rain in a narrow roofed gate, and you could not pass without stepping over their poem. It wanted one line, the fourteenth, and they wished to have it of you before you went through. The old man held the brush loosely. Under his sleeve one saw the end of a short sword.',
      'In a roofed gate, out of the rain, a priest, a pedlar and an old man had stopped at the fourteenth verse of a linked poem. They wished you to supply it, and their mats filled the gate from side to side. The brush lay loose in the old man’s fingers. A short sword was under that sleeve, and he did not mention it.',
      'A priest, a pedlar and an old man sat in a gate out of the rain, and would let nobody through before their poem had its next line. They asked it of you. The old man held the brush so that it must fall. His sleeve hung straighter than silk hangs, for there was a short sword inside.',
      'A priest, a pedlar and an old man sat out of the rain in a gate on your road, and did not draw in their feet. Their linked poem had thirteen lines and a space, and they begged you for the last one before you passed. The old man had the brush. His sleeve showed the shape of a sword.',
    ],
    still: [
      'The three in the gate still wanted one line for their poem, and sat across it so that you could not go through. Ink was rubbed again, though there was enough.',
      'The priest, the pedlar and the old man had not drawn in their feet to let you by, since their poem still lacked its line. The old man had turned up his sleeve by one fold.',
    ],
    givenUp: [
      'A wet traveller came in under the roof and gave them the line, and the poem was closed. The three drew in their feet, and you stepped through, unasked.',
      'The old man drew one stroke through the empty place, and the poem ended there. The mats were rolled up, and you were let by with a short bow.',
    ],
    later: [
      'A strip of paper was pasted beneath the gate roof, where they had written the linked verse. One could read “sleeve”, and a good way down, “sleeve”.',
      'The gate where the three had made verses stood empty. A hat hung there on one of three nails.',
    ],
    shows: ['rain', 'old man', 'brush', 'sword', 'verse/line/poem'],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Offer the missing line',
        description: 'A fourteenth line wants “the moon”; it will be remembered, and so will who spoke it.',
        success: [
          'You gave them the missing line, and they let you through. It was “the moon, in a bowl, in a hand that shook”. The priest drew in his breath between his teeth. At the old man’s word both mats were rolled up. The brush was turned round, and held out to you by the handle.',
          'You offered “a sleeve with the moon on it”, and the line was taken, and the gate opened. The pedlar said it over under his breath. The old man wrote it down in one movement. He stood the short sword by the wall, and moved his knees aside.',
          'You gave them a line in which there was no crane, only the place where it had stood, and they accepted it. All three looked at the place. The old man wrote, and set his seal to it. They rose then, and made way for you.',
        ],
        failure: [
          'You offered a line, and it was too short by a syllable. The priest was kind about it. In the provinces, he said, it was often so. The old man had wetted his brush and now dried it on a paper. Nobody had moved a mat.',
          'You offered “the moon and a flute”, and it would not do. A flute had come in at the ninth verse already. The pedlar turned the strip so that you should see it. You begged pardon, and they went on looking at the white part.',
          'Your line was written down, and struck out again. The old man had read it with the one above, and drew his brush through both. The pedlar, whose verse the other was, put on his hat, and took it off again. The rain had not stopped.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Sit down and let the rain answer',
        description:
          'You listen with them, and the sound of the rain may serve for the line; one must be seen to wait.',
        success: [
          'You sat down and listened to the rain, and that finished the poem. There was a drip on tile, and one on thatch, and in between a frog. The priest heard it, then the pedlar. “It is finished,” said the old man, and they drew in their feet for you. On the paper there was still the space.',
          'You listened to the water from the roof, and counted its threads, and it gave them their line. There were fourteen. The old man wrote that number under the thirteenth line, and nothing more. He let you by, and shook the wet from your hat himself.',
          'You put out a cup to catch the rain, and they listened, and let the poem be. Each time that a drop fell the three looked up from the sheet, and in the end they did not look down. The old man drank from the cup and passed it on. There was room in the gate by then.',
        ],
        failure: [
          'You listened to the rain, and they took it for ignorance. The pedlar asked, civilly, whether you waited for somebody to explain the poem. The priest explained it. It took as long as a service, and the line was still lacking.',
          'You had heard something in the rain, and the priest sneezed, and it was lost. You had been about to raise a finger. Nobody could recall after that what there had been, and you sat before the poem as before.',
          'You listened to the rain, and the old man lost patience with it. He had been listening for hours, he said, with some exactness. He rubbed more ink. It was your turn to hold the stone.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Catch the brush before it falls',
        hurt: 'blow',
        description:
          'The old man lets it fall so that you look away from his sword; who catches it has hold of him as well.',
        success: [
          'You caught the brush, and held the wrist in the old man’s sleeve, and he gave up the sword. The wrist was cold, and quite steady. He looked at you. He pushed the short sword out over the boards, and asked for his brush again. He wrote the line with it, and let you by.',
          'You caught the brush, and knelt on the old man’s sleeve, so that he could not draw. He tried once, politely. The priest had put the ink-stone out of the way, and nothing was spilled. They let you by. The hem had kept the print of your knee.',
          'You caught the brush before it fell, and the old man had no use for his sword. He had let it drop so eleven times, he said, and everybody had looked at the sword-hand too late. The sword was laid on the poem to hold it down. You stepped round both.',
        ],
        failure: [
          'You caught the brush, and looked at it too long, and the old man struck you with the scabbard. His other sleeve had been free for the whole of that breath. The pedlar took the brush from you. He wiped it, and put it back where it had been.',
          'You caught the brush by the handle, and the wet end swung and blotted the verse. Something struck you under the arm, sheathed, and withdrew. “One begins again,” said the old man. The priest unfolded a new strip.',
          'You reached for the brush, and the pedlar reached for it too, and neither had it. The sheath of a short sword came down over both your wrists. You bowed to him, and he to you. The brush was picked up by the priest, and given back to the old man.',
        ],
      }),
    ],
  },
  'bridge-duel': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 3,
    cast: { swordsman: 'he', people: 'they' },
    openings: [
      'A swordsman stood in the middle of a plank bridge over a river, with the board of his school about his neck, and let nobody by without a bout. He begged you for one, civilly. On both banks sat people with rice-balls, to watch. He tied back his sleeves, and needed three tries, for he was half asleep.',
      'A swordsman on a bridge had sworn to fight the next hundred who crossed, and you were the last. He barred the planks and asked for your bout. He read you his board, with his lineage; his eyes closed at the third teacher’s name. People watched from both banks of the river.',
      'You wished to cross a bridge, and on its planks stood a swordsman with a board about his neck. Nobody goes over without a bout, the people on the banks told you, over their dumplings. He leaned a little, toward the river, and put himself straight; he had not slept for days.',
      'A swordsman, his board hung square on his chest, filled a bridge from rail to rail. He wished for one bout with whoever came, and would not let you over without it. He had not slept for days. The people along the river had sat down to watch.',
      'There was a line in chalk across the bridge, and beyond it a swordsman, who asked that you cross it with your blade or not at all. His board gave his name, and his school’s. Some people on the bank of the river had opened a go-game to wait. He yawned behind his sleeve, as one does who has not slept.',
      'Eleven people waited by a river with their sandals off, and might not cross the bridge; a swordsman stood on it, and would have a bout of each. Now he asked it of you. His board said that he had never been beaten. He was so tired that he had just begged the pardon of a post.',
      'A swordsman was asleep on his feet in the middle of a bridge, his board hanging straight down, and there was no other way over the river. He let nobody by without a bout, the people whispered, and he woke if a plank creaked. You put one foot forward. It creaked, and he begged you to draw.',
      'A swordsman had promised to let no one pass a bridge without a bout, and was sorry, and asked you for yours. He turned his board about, for you to read the name of his school. On the banks of the river people moved their mats nearer. He rubbed his eyes with his wrist.',
      'Whoever set foot on a certain bridge had to cross blades with the swordsman there, and you had set a foot on it. So much stood on his board. Some people on the bank of the river wished him to eat first, and to sleep, and held out a rice-ball. He had refused both, and asked you to begin.',
      'A swordsman held a bridge, and asked a bout of everyone alike, the people on the bank of the river told you. It was your turn, and you could not cross without it. He held up his board for you to read. His arm sank with weariness, and he lifted it again.',
    ],
    still: [
      'The swordsman still stood on the bridge and wished for his bout, and you were still on the wrong side. Somebody on the bank had begun to sell tea.',
      'The swordsman blocked the planks of the bridge, with his board on his chest, and begged you to begin the bout. Nobody had yet crossed.',
    ],
    givenUp: [
      'The swordsman sank down against the rail and slept. The people stepped over him on bare feet, one after another, and you went last, with no bout won.',
      'The swordsman counted you among those whom he had beaten, and stood against the rail to let the people by. You went over with them. Nobody spoke of the bout.',
      'An old teacher came, and took the board from the swordsman’s neck, and led him home to sleep. The bridge lay open to the people and to you.',
    ],
    later: [
      'On the bridge where the swordsman had stood two places were worn pale, a sword’s length apart. A child was standing in one of them, on one leg.',
      'A chrysanthemum had been tied to the rail of the swordsman’s bridge, with a sleeve-cord. The river beneath was very clear.',
      'One plank of the swordsman’s bridge had been renewed. People step over it, and not on it.',
    ],
    shows: ['bridge', 'swordsman', 'board', 'people', 'river'],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Accept the bout',
        description: 'With live blades; it will be over before either of you has properly begun.',
        success: [
          'You fought the bout and won it: your blade cut the swordsman’s sash in two. After one step and one breath it came down in its parts. He regarded them. He took the board from his neck, gave it to the river, and asked if there was an inn. People made way for you both.',
          'You fought, and the swordsman lay on the planks after one stroke, and you crossed the bridge. He was not hurt. He had taught that stroke for six years, he said, with his sleeve over his face; he had never seen it from there. You went on across.',
          'You won the bout, and cut the cord of his board, and he let you over. There was one petal of rust on his blade. You saw it turn toward you, and cut beneath. There was no sound from the banks. He bowed lower than his school does.',
        ],
        failure: [
          'You fought the bout and lost it: the swordsman’s blade lay along your collar, flat. There had been one step, and one breath. He took it away, and asked you to be so good as to go back to the bank, and to try again when you wished.',
          'You waited for the swordsman to tie his sleeve-cord, and he drew in the same movement, and you had lost. The stroke stopped at your sash. He begged you to reflect, and had you led back to the bank. The knot, seen close, was a very simple one.',
          'You fought, and he made a cut for which you had no guard, and you sat on the planks. On the banks they breathed out. Your sword lay an arm’s length off. He returned it to you with both hands, and asked you to go back the way that you had come.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask him when he last slept',
        description: 'He may own that he needs sleep more than a bout; there is no form for answering that.',
        success: [
          'You asked him when he had last slept, and the swordsman sat down and slept, and you went over. “Nine days,” he had said first. You stepped over his scabbard. By the far rail you looked round. Somebody from the bank had put a mat under his head.',
          'You asked when he last slept, and the swordsman let go of the hilt to count. He held up nine fingers, one after another. He looked for a place to lay his sword, and you held out both your hands. He was asleep along the rail before you had set it down, and the bridge was free.',
          'You asked when he had last slept in a bed, and the swordsman could not remember, and let you by. You took him by the elbow, as one does with an uncle, and leaned him against the post. One by one his fingers opened. The people went over on bare feet, and so did you.',
        ],
        failure: [
          'You asked him when he last slept, and the swordsman took it for a trick. He asked which school taught it. He wrote down your answer on the back of the board, and then he drew a line in chalk before your feet. He was quite awake.',
          '“Just now,” said the swordsman to your question, “by the rail,” and it did not move him. The print of the rail was on his cheek. Those who ask, he had found, are generally standing too near. His sheath touched you under the chin, and you went backward to the bank.',
          'You asked about his sleep, and an old woman on the bank heard it and brought him tea, and it woke him up. He thanked her on one knee, and drank it at one breath. He bowed to you over the place where the cup had stood, and asked for his bout.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Find a famous case of both giving way',
        description:
          'If famous people have done it he may step back without shame; you have to say who, without a pause.',
        success: [
          'You told him of two famous men who had both bowed to a bridge instead of fighting, and he did it. There was no such story. The swordsman laid his palms together and bowed, and the people also. When he raised his head you were across, and he untied his sleeves.',
          'You told the swordsman that whoever is in the right goes second, and he stepped back before you. So two abbots had ruled, you had said. He wished to be in the right. He took one more step, and another, bowing, and the last was on the bank. The bridge was free.',
          'You found a date on the post, older than his school, and he gave way to the bridge’s age. Even abbots have done so, you said. He got down from the planks and stood aside. You, being younger still, were sent over first, to see that they were dry.',
        ],
        failure: [
          'You had nearly found the form for it, when a child on the bank asked which of you was the frightened one. After that neither could bow. The swordsman straightened, and laid his hand on the hilt. Somebody put a hand over the child’s mouth, too late.',
          'You cited a book, and the swordsman knew it by heart, and the passage was not in it. He had had nothing else to read on the bridge. He said you the chapter from its first word, hilt in hand. He waited for his bout.',
          'You both bowed at the same moment, and your heads met, and it could not be counted. The people on the bank looked at their rice-balls. The swordsman held his forehead, and you yours. He asked you to take your place again.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Wade the river below the bridge',
        description: 'It is cold, and chest-high, and one does it in full view with one’s clothes held up.',
        success: [
          'You waded the river below the bridge, with your clothes on your head, and came over. You wished everybody up there good day. The swordsman leaned over to reply, and his board hung down into the water. He was still wringing it out when you had tied your sash on the other side.',
          'You waded across, and the swordsman could do nothing against it. From the water you asked him how deep it was there, and he told you. No school has a guard for that question. The people laughed behind their sleeves, on the one bank and then on the other. You were dressed before they had done.',
          'You went through the river under the planks, up to the ribs, and he never saw you. Overhead the swordsman was telling somebody his lineage. At the sixth teacher you came out among some ducks. Two people saw. They looked at the bridge.',
        ],
        failure: [
          'You waded, and stepped into a jar on the bottom of the river, and had to turn back. People on both banks gave advice. In the end you hopped to the nearer side, which was the one that you had come from. The swordsman had shut his eyes, out of tact.',
          'You waded out of your depth, and the people fished you out with a pole. You had been seen to pass beneath the bridge, and some way beyond. They brought you back to your own bank. The swordsman bowed, and said that he could wait until you were dry.',
          'You waded, and the river caught your clothes and turned you round. You walked out where you had walked in. The swordsman asked if that was an answer. One sleeve ran for some time.',
        ],
      }),
    ],
  },
  'fox-wedding': {
    terrains: ['forest', 'hills', 'plains', 'swamp'],
    weight: 2,
    when: { weathers: ['rain', 'clear'] },
    cast: { 'wedding/guest/fox/bride/groom/aunt/uncle/usher/procession/gentleman': 'they' },
    openings: [
      'A wedding procession came out of the trees and closed a ring of lanterns round you. They were one guest short, said a very small usher in a very good coat; you were to come and be the fourteenth, and not to leave before the last dish. No foot in that wedding made a sound. Foxes marry so, it is said.',
      'Two rows of lanterns closed before and behind you, and you were in a wedding: a groom in a high cap, nine aunts, a bride under a white hood. An uncle in a fine coat wished you to be their guest, and would not let you out before the dishes were empty. The bride’s face was narrow, and it was a fox’s.',
      'A wedding came out among the trees, with lanterns and covered dishes, and the ladies’ coats swept the ground. They begged you to make up the number; without another guest it could not go on, and neither could you. Lantern after lantern was set down across the way. It smelled of fried bean-curd, which foxes love.',
      'An usher in a long coat stopped you with a list on red paper, and the guest in the fourteenth place was you. Behind him waited a wedding, with its lanterns, its dishes and its litter; it would wait until you joined it. His nose came near the paper. He held the list across the road at your knees.',
      'A wedding halted on either side of you, with lanterns, and a gentleman in an old-fashioned coat closed his fan. A guest was needed, he said, and one does not walk out of a row; there were forty dishes to be eaten. The bride turned her hood toward you. Under it was something pointed.',
      'Someone very small took you by the elbow and led you into a wedding, between two rows of lanterns. You were the guest on the bride’s side, this person said, and were not to leave before the dishes were empty. A dozen coats drew up at your back. Below one of them something red went by.',
    ],
    still: [
      'The fox wedding still held you in a ring of lanterns, and you were to be its guest before you were let go. A dish was kept warm for you under a sleeve.',
      'The lanterns still stood across your way, and the wedding did not let you out before its dishes were empty.',
    ],
    givenUp: [
      'A hound barked once, and every lantern was out. There was no wedding any more, no dish and no guest, and the way lay empty before you.',
      'The usher rolled up his list and bowed. Another guest had been found for the wedding, and the lanterns moved off two by two and left you alone on the road.',
    ],
    later: [
      'Where the foxes’ wedding had been stood a haystack, and on it lay a rice-cake, quite fresh, upon a leaf.',
      'The red paper with the fourteen guests was caught in a bush. Yours was there. A paw had been set to it for a seal.',
    ],
    shows: ['lantern', 'wedding', 'coat', 'dish', 'guest'],
    offers: [
      does(['patience', 'vigour', 'medium', 'none'], {
        action: 'Sit through the wedding and eat nothing',
        description:
          'Foxes cannot keep a guest who has not eaten with them; there are nine courses, and all will smell extremely good.',
        success: [
          'You sat through all nine courses and ate nothing, and they had to let you go. You praised an empty dish, and the next eight, and set down the cup full. You had been nicely brought up, said the bride’s mother. Then you were sitting in an open field, beside a small pile of chestnuts.',
          'You ate nothing at the wedding, and at the last toast it was gone. You laid your chopsticks across the bowl before each course, and bowed, and the aunts ate for you. When the last lantern went out you had the road before you, and the chopsticks were two straws.',
          'You ate and drank nothing, and the wedding let you out. In your cup you saw a roof, and no roof above you. The uncle ate your eel, and begged your pardon. They put you out at the end by a gate of grass, with fourteen bows.',
        ],
        failure: [
          'You sat through six courses, and ate one dumpling at the seventh, and so you were not let go. You fell asleep over it. When you woke the lanterns stood round you as before, beginning again from the first dish. You took the dumpling out of your mouth.',
          'You had eaten nothing, but there was a crumb on your sleeve, and you must sit through it again. By custom whoever takes a crumb takes the second sitting. The dishes were carried out, and carried in again, by the same small people.',
          'You refused the bowl of the bride’s mother, and the wedding was offended. To refuse that is to refuse the house. The music ceased in the middle. Every guest laid down what he had, and they sat round you, and looked at the bowl. It steamed for a long while.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Offer formal congratulations',
        description:
          'A guest who has wished them well in due form may be let go; one must hope that the phrase mentions no dogs.',
        success: [
          'You wished the bride ten thousand autumns, and a door facing south, and they let you go. The sleeves moved all down the line. She lowered her lantern to you, which is done once. When it was raised there were only trees, and between them a way through.',
          'You spoke the congratulations over your open fan, to the last word, and the ring was opened. You spoke of cranes and tortoises, and of the moon. “Nobody ever says the whole,” the uncle remarked. Coats were drawn in on one side, and you walked out.',
          'You gave the formal wish, and held its last word for a full breath, and it pleased them. Behind her hood the bride could be heard to laugh. The groom bowed, and his cap stayed on. They let you out between two lanterns.',
        ],
        failure: [
          'You offered the congratulations, and in the second line of them there are hounds. You had said it before you heard it. One lantern went out, and another. Somebody very small began to weep. They asked you to begin once more, and did not open the ring.',
          'You lost the word in the middle of the wish. Many what, asked an aunt. The whole procession leaned toward you. You said “many thanks,” and they straightened. You were moved from the fourteenth place to a stool by the dishes.',
          'You wished the bride what is wished to second wives, and the wedding did not forgive it. The aunts explained this to the litter, one after another, at length. The lanterns drew closer by a step, and the gentleman’s fan closed, one rib at a time.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Look below the hems of their coats',
        hurt: 'blow',
        description:
          'Foxes let go of whoever has seen their tails; but they will see you look, and it is extremely rude.',
        success: [
          'You looked below the hems, and saw thirteen tails and one boy of six, and took him out with you. He was half asleep, led by the hand. There was some pulling, polite on both sides. Then the wedding was gone, and the boy stood on the road in a coat of leaves, and asked for his mother.',
          'You looked below a hem, and saw four paws, and were let go. The usher had seen your eyes. He let down his coat by a finger. A guest who had seen that much could not well be kept, he murmured. They made a gap for you in the row.',
          'You bowed very low and saw a red tail drawn in, and it freed you. All along the line the hems went down, and in letting them down they had to let go of you. You rose and walked on. It was some time before a lantern was lifted.',
        ],
        failure: [
          'You looked below the hems, and saw only white socks. Somebody had foreseen it. When you raised your head a fan was on its way to your nose, and arrived. The usher begged you not to mention the socks, and led you back to your place.',
          'You bent to look, and a small maid sewed your own hem to the ground. You stepped back, sat down, and were given a dish to hold. She finished off the thread with her teeth, and unpicked it again when you had promised to stay.',
          'You bent close to a coat, and there was pepper in the lining, and you sneezed. The bride’s party turned away as one. You were led by the sleeve to the lowest place, with a cloth before your face, and the dishes went by above.',
        ],
      }),
    ],
  },
  'armour-on-a-boy': {
    terrains: ['plains', 'hills', 'mountains', 'forest', 'coast'],
    weight: 3,
    who: { trade: 'boy in his father’s armour', gender: 'male' },
    shows: ['boy', 'armour', 'box', 'cloth/bundle', 'men'],
    toward: 'for',
    cast: { boy: 'he', men: 'they' },
    openings: [
      'A boy of ten in his father’s armour went before you in the middle of the road, and nobody was to overtake him. He had the armour’s box on his back, and in his arms something round, tied in a cloth; it was his father’s head, and he was taking it home. Far behind three men were following him, to rob him of the armour.',
      'A boy in his father’s armour and helmet filled a narrow path, and would not be overtaken. He was bringing home the head of his house, he said, in the bundle that he held against his breastplate. The armour’s box was roped on crooked. Three men, farther back, were after the armour.',
      'A suit of armour turned round on the path, and in it was a boy of ten, with its box upon his back and a cloth, knotted at four corners, held out before him. It was his father’s head; his mother was to have it, he said, and until then you must stay behind. Three men came after at his pace. They had a sack.',
      'A boy was kneeling in the way in his father’s armour, box and all, and could not rise. In the bundle along his arm was his father’s head, which he was taking home; whoever wished to go by, he told you, must wait for the head of the house. Three men had sat down up the road, and waited for the armour.',
      'A boy of ten in his father’s armour led the way, and let nobody pass him. He begged your pardon for going slowly, for the sake of what was in the cloth: the head of his father, who was to be brought home. The box knocked on his back. Three men on the road behind had begun to walk softly.',
      'On the road before you stood a boy in his father’s armour, out of breath, and you were not to go in front of him. He held his father’s head, in a cloth, and was taking it home. The empty box hung from his neck. Three men had stopped when he stopped, and were reading a milestone.',
      'A boy of ten in his father’s armour gave way to no one on that road. In one arm he held a bundle, with his father’s head, which he was taking home from the battlefield; he had only the other hand for the chin-strap, and for the box. Three men had stopped when he stopped. One carried a sack.',
      'A boy had knelt at a wayside shrine in his father’s armour, with its box on his back, and could not get up, and lay across the path. He wished to go home, and to go first, with his father’s head, which was in the cloth before him. He would not take your hand. Three men stood under a tree, and had been laughing.',
      'Two carters knelt in the road before a boy in his father’s armour, as for a general. He had the box behind him and before him a bundle, his father’s head, which he was taking to his mother; nobody was to go on ahead of him. He looked at you until you had knelt. At the bend three men remained standing.',
      'A boy of ten in his father’s armour walked in the middle of the road, and no one might go before him. In the cloth that he carried was his father’s head, and he was taking it home. On his back was the box. He asked if three men were still behind him. They were.',
    ],
    still: [
      'The boy in the armour still led the way, with the bundle in his arms, and would not have you in front of him. The three men had come no nearer and gone no farther.',
      'The boy still stood before you on the path in his father’s armour, and nobody was to pass him. He thanked you for waiting.',
      'The boy with his father’s head still let nobody go by him on the path, and the three men were still behind. His iron hand lay upon the knot of the cloth.',
    ],
    givenUp: [
      'The boy turned in at a farm, and a woman stood at the gate and took the bundle from him. The three men went on past, and the road was clear.',
      'Retainers came to meet the boy, with a litter for the bundle. The three men turned round. You were thanked by nobody, and were let pass.',
      'At a ford an old servant knelt to the boy, and walked at his back from there. The three men followed no farther, and the path was no longer closed to you.',
    ],
    later: [
      'An iron scale of the boy’s armour lay in the wheel-rut, with blue lacing. Somebody put it up on the bank, where it would be seen.',
      'At a wayside shrine hung a shin-guard of that boy’s armour, and beside it a straw sandal, a small one.',
      'The boy’s armour was being aired on a fence. A woman was letting down the sleeves, and held the stitches up to the light.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask for the honour of escorting him',
        description: 'He is the head of a house now; one uses the words for that, and kneels.',
        success: [
          'You asked for the honour of escorting him, on your knees, and the boy accepted you. He gave you his name and lineage. You might walk beside him, he said. The three men counted swords, and found one more, and turned back. At his village gate he thanked you in the right words. Then he saw his mother.',
          'The boy took you for his escort, and you were to walk ahead and tell people to make way. There was a duck; it made way. The three men fell back when they saw it. When his own roof could be seen he asked you to fall back. He went in at the gate alone, elbows out, to report.',
          'The boy granted you the honour, and you brought him home. An escort may hold the chin-strap, it seems, and so for the first time he could see the whole of the road. The three men stayed behind. You answered him as one answers a lord, until his own people came out and knelt.',
        ],
        failure: [
          'You asked to escort him, in the form that one uses for children, and the boy refused. Inside the helmet nothing moved. He bowed, correctly, and asked you to stay behind him. He took the bundle on the far side from you.',
          'You asked him his age first, and the boy did not grant you the honour. He told you how much rice his house was worth, and under whom it had served. Then he asked the same of you. You said something about the road. He waited for the rest, in the middle of the path.',
          'You put a hand on the box to steady it, and the boy would have no such escort. Nobody had been given leave. He set his back to the bank, and kept you where you were. The three men nodded to you, as to a fourth.',
        ],
      }),
      does(['gift', 'endurance', 'easy', 'slight'], {
        action: 'Carry the box and walk behind',
        hurt: 'mishap',
        description: 'It weighs forty pounds with nothing inside; he will not look round, and it grows steep.',
        success: [
          'You carried the box for him, and walked three paces behind, and so he came home. It was cut to a man’s measure, and fitted. At the top of each rise he stood until he could hear you breathe. “My retainer follows,” he told people, the three men among them. At his own lane he asked to have it again.',
          'You carried the box behind him as far as his village, and he let you go on from there. He named the dents of the armour for you as he climbed. This was the river; this was a cousin. At the newest he said nothing. After forty steps he began again, with a scratch from a plum-tree.',
          'You took the box, and with it you got the boy up the hill and home. At the steepest part one small iron hand was held out behind him, and took hold of a corner of the box. Neither of you spoke of it. At the crest he let go, and there was his house.',
        ],
        failure: [
          'You carried the box, and halfway up the strap parted, and you both rolled down. When you had climbed back he was standing as before. He had faced the other way, so as not to have seen. He took the box himself, and the path was no wider.',
          'You could not lift the box, though you tried three times. The boy looked at the treetops. Then he gave you his hand, set you on your feet, and took it up himself. He went on before you, slowly.',
          'You carried the box, and its lid came open on the slope, and it filled with gravel. He asked you to put it down. He emptied it piece by piece, a bird’s nest last, and roped it on his own back. You were to stay behind him as before.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight the three men who are following him',
        description: 'Then he can go home in peace and let you by; but that armour would fetch them a year’s rice.',
        success: [
          'You stopped the three men, and they ran, and the boy could go home in peace. They had a sack with them for the helmet. You came out of the ditch beside them and asked if the left shin-guard was taken. There was one way off that bank, and it went through a stream.',
          'You struck down the third of the three men, and the others said that they were farmers. They spoke of beans, and went home. Up ahead the boy had not turned his head. He asked you presently if you had dropped anything. You said that you had not, and he let you walk beside him.',
          'You stood in the three men’s way, and knocked off their hats, and they left the boy alone. They talked it over and went home bareheaded. The boy came back and hung the hats on a branch, in order of size. He let you go on before him.',
        ],
        failure: [
          'You fought the three men, and one of them had a chain, and you were down. It went round your ankles, and you lay looking at the sky. They stepped over you with apologies. Then they were behind the boy once more, at the same distance.',
          'You ran after the three men, and they let you run by and were between you and the boy. They had stepped aside at the bend. One of them bowed, and shook out the sack. You had to go round them to come back to him.',
          'You fell on the three men with a shout, and they beat you. They had been shouted at before. They worked as coopers work, one at each side and one above. They set your hat on a stone next to you, and went on behind the boy.',
        ],
      }),
    ],
  },
  'fourth-cup': {
    terrains: ['mountains', 'hills', 'forest', 'plains', 'coast'],
    weight: 2,
    who: { trade: 'man who poured the tea', gender: 'male' },
    shows: ['tea-house', 'cup', 'kettle', 'cushion', 'mat'],
    toward: 'against',
    cast: { man: 'he' },
    openings: [
      'At a tea-house by the road you sat down to rest, and the man who poured the tea shut the door behind you. He took you for somebody who had killed his brothers. Of four cups on the mat the fourth was for you, and it smelled of poison; you were to take the cushion and drink before you went out. The kettle steamed.',
      'In a tea-house by the road the man who served you tied up the door. You had killed his brothers, he said, and it was no use to deny it. A cushion lay ready for you, and on the mat a fourth cup with a bitter smell. He would not open before you had drunk it. He put back the kettle.',
      'You had turned in at a tea-house by the road, and a man laid his sword across the door. He believed that his brothers had been killed by you, and wished you to sit on their cushion and drink the last of four cups. It smelled of poison. The kettle on the mat had stopped singing.',
      'A man in a tea-house by the road poured four cups, three for the dead of his house and the fourth for the one who killed them. He thought that it was you. You were to take the cushion and drink it up, and he sat down against the door until you should. White grains lay on the mat beside the kettle.',
      'You stopped at a tea-house on your road, and behind you somebody nailed up the door. A man asked you to sit on a cushion. His brothers had died by you, he said, and of four cups on the mat one was poisoned, and it was yours; he would let you go when it was empty. The kettle was still full.',
      'You came into a tea-house by the road, and a man with tied-back sleeves locked the door and poured from his kettle into the cleanest of four cups. He held you for the person who killed his brothers. You were to sit on the cushion across the mat and drink before you left, and it had a bitter smell.',
      'In a tea-house where you had stopped to rest, a man slid the door shut and sat down on the mat before it. You looked like the one who had killed his brothers. You were to take the cushion and drink the fourth of his cups, which was poisoned; then he would move. A kitten had been put outside first, so that it should not lick the kettle.',
      'In a tea-house by the road four cups stood on the mat, and beside the fourth a slip with your name. The man of the house kept the door’s key in his sash. His brothers were murdered, and he thought by you; you were to take the cushion and drink what he had poured, and it smelled bitter. He took up the kettle.',
      'A man had hired a whole tea-house by the road, and barred the door when you had come in to rest. He wanted to avenge his brothers, and believed that you had killed them. You were to take the cushion on the mat and drink the fourth cup, into which he had stirred poison. The kettle sang, and he did not move from the door.',
      'You had gone into a tea-house by the road, and the man there laid his drawn sword across the door. You should pay for the death of his brothers, he said, of which you knew nothing. You were to sit on the cushion and drink the fourth cup; a moth that had sat on its rim lay dead on the mat. The kettle was put down without a sound.',
    ],
    still: [
      'The fourth cup was still full, and the man still wished you to drink it, and the door was still shut. He laid a lid on it. It should keep, he said.',
      'The man still sat before the door, and you were not let out before you had drunk the fourth cup. Neither of you touched it.',
      'The man had filled the fourth cup again, and sat between you and the door until you should drink it. The cold tea had been poured away.',
    ],
    givenUp: [
      'Somebody knocked for tea until the door had to be opened. The man carried the fourth cup out behind the house, and you left at the front. He still believed that it had been you.',
      'A priest was let in, and spoke to the man about the dead, and the fourth cup was poured away. You were let out by the back. He did not bow.',
    ],
    later: [
      'A bowl lay upside down on the step of the tea-house where you were to drink the fourth cup. It had been mended with gold.',
      'The tea-house with the four cups was open again, and served from others. A girl dusted them, and left a space at the end.',
      'A kitten lay on the step of the tea-house with the four cups, before a saucer of water. It smelled at it first.',
    ],
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Admire the cup before drinking',
        description: 'One may praise a cup before one drinks; it is good manners, and there is something on the rim.',
        success: [
          'You admired the cup until he had no more wish to see you drink it, and the door was opened. You turned it to see its foot, and beneath the lip there was a grain of white. A doctor had forbidden you tea, you said. He bowed. He emptied it on the ash himself, and the ash turned white.',
          'You praised the cup until the tea was cold, and cold tea is offered to nobody. You spoke of the kiln, the clay, and the fire in the year of the hare. He asked which kiln. When you told him he untied the door, and stood there with his back to you until you had gone by.',
          'You admired all four cups, one by one, and changed their places so that nobody knew the fourth. Neither he nor you could have sworn to it. He looked along the row. He took a cloth, covered them all, and let you out.',
        ],
        failure: [
          'You praised the cup, and he praised it too, and it was still before you. He even drank a little, and his brow was wet; the rest was yours, he said. There was more in the kettle.',
          'You admired the cup until there was no more to say of it, and he waited. You had a word for the glaze, the foot, and the fine cracks. It stood where it had, with the steam going straight up. The door was shut.',
          'You tilted the cup to see its foot, and spilled a drop on your sleeve, and he filled it again. The silk turned slowly white, and you both saw that it did. He apologised for the cup. He sat nearer.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Exchange the cups',
        description: 'His eyes will leave the mat once; one has to be moving before they do.',
        success: [
          'You exchanged the cups while the kettle boiled over, and he saw his own death before him. You drank his health. He raised his cup, and there was a chip in the rim that he knew. Very slowly it was put down again. He asked you to be so kind and open the door.',
          'You changed the cups when he bent to the charcoal, and he smelled it and gave up. For the first time he smiled. The man whom he looked for had been slow, he said. All four cups went on the fire together, and you were let out.',
          'You let your fan fall, and exchanged the cups, and he did not drink. A stalk stood upright in his tea, for luck. It had stood in yours. He held the cup level for a long time, and then poured it out between two boards, and unbarred the door.',
        ],
        failure: [
          'You reached out to exchange the cups, and his hands were there before yours. You each begged pardon. The cups were put back, and this time he kept a finger on one.',
          'You reached for the cups, and he laid a hot iron ladle across your knuckles. He had looked back too soon by half a breath. Nothing was spilled. He asked if you took it so warm, and moved the fourth cup nearer.',
          'You exchanged the wrong cups, and he had watched you do it in the lid of the kettle. He praised your wrist. Then he wiped your fingermark from the one that was meant for you.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'none'], {
        action: 'Sit on the cushion and ask whose place it was',
        description:
          'He will tell you of his brothers, and may see that you are not the one; you cannot rise while he tells it.',
        success: [
          'You sat down and asked whose place it was, and he told you, and let you live. It was his brother’s, and there had been three brothers. One pours a cup for the person who did it, and so there were four. You did not drink. He moved his sword to his other side, where it cannot be drawn.',
          'You asked whose place it was, and could tell him that you had not killed his brother, and he believed you. It had been on a ferry; somebody with your shoulders had left his two brothers on the bank. The fourth cup he emptied over the embers. He beat the cushion with his palm, twice, and begged pardon for it.',
          'You sat down and asked, and he heard by your voice that you were not the man. The one who killed his brothers had stammered, he explained. You had asked a whole question. He bowed over the cups until his forehead touched the tray. The door was open.',
        ],
        failure: [
          'You asked whose place it was, and he said: “Yours.” You began to explain that you were somebody else. To explain it you had settled your knees upon the cushion. He had heard it three times before, and he turned the cup by a finger.',
          'You asked, and he told you of his brothers’ death, and believed all the more that you did it. They had been murdered on a ferry. “And now you have sat in his place,” he said at the end. His sword was brought nearer.',
          'You asked whose place it was, and he would not say. He drew a ferry-boat on the tray with spilled tea; his brothers had died on one, and he still held you for the man who did it. He pointed to the cushion, and to the door, and held the cup out to you.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none', 'Court fan'], {
        action: 'Close your court fan upon the mat',
        description:
          'At court it says that there is no more to be said between two houses; it must be closed in the right way.',
        success: [
          'You closed the court fan, and he took you for a person of the court and let you go. His hand left the kettle. He moved back until his heels touched the wall. The four cups were carried away on their tray, covered.',
          'You closed the fan rib by rib, and he begged your pardon and opened the door. At the ninth rib he bowed. At the eleventh he was on his face. He broke the fourth cup on the sill himself. You left the fan there until you had tied your sandals.',
          'You closed the fan with a click, and he gave up his quarrel. It means that no more need be said between two houses. He turned the cup upside down. It left a ring on the mat, and he covered that with his hand, and the door was unbarred.',
        ],
        failure: [
          'You closed the fan in the wrong way, and it meant a challenge. He rose, bowed, and asked whether you would prefer the garden. Swords are used there. You begged pardon, and sat down again, and the cup stood before you.',
          'You broke a rib of the fan, and it would not close, and he took it for an insult. Half open on the mat it means that one mocks a person. He thanked you, and put a second bar across the door.',
          'You closed the fan, and he laid his own beside it, better closed. You had spoken, and been answered, and did not know the answer. He waited. Then he took up the kettle, and filled your cup to the rim.',
        ],
      }),
    ],
  },
  'diving-women': {
    terrains: ['coast'],
    weight: 3,
    cast: { women: 'they', girl: 'she' },
    openings: [
      'Diving women sat on a rock by the sea, and one of them held a rope that went down taut into the water. A girl was at the other end: she had dived to a sunken bell, and did not come up. They dared not go down to it; nobody who had two arms was to pass along the shore before she was saved.',
      'Nine diving women on a rock by the sea begged you for your help, and closed the shore path until you gave it. A tenth, a girl, had gone down to a sunken bell, and her rope no longer moved. They would not go near the bell. An old one held out the rope’s end to you, over her open palms.',
      'Diving women barred the shore, and would let no one by before a girl had come up out of the sea. She had gone down to see who lit the bell that lies there, as high as a house, and was caught. Three times her rope had been pulled. None of them dared to follow. An old woman held the rope.',
      'A girl was under water with a sunken bell, and the diving women on the shore asked you to bring her up. Her rope had not been pulled for too long. They would not go down to that bell again, and stood across the whole of the shore. On the sea her tub turned slowly round.',
    ],
    still: [
      'The girl had not come up, and the divers let nobody by. One of them held the rope by two fingers, as one holds the wrist of a child. The girl still had air under the bell.',
      'The girl was still below with the bell, and the divers closed the shore to you until she was saved. Not one of them took her eyes from the water.',
    ],
    givenUp: [
      'An old diver went down herself and cut the girl loose from the bell, and they came up alive. The women drew back from the shore, and nobody looked at you.',
      'The girl came up alone when the bell had rolled a little, and was wrapped in a blanket, and lived. The divers opened the shore to you without a word.',
      'All the divers laid hold of the rope together, and the girl came up with it, breathing. You stood aside by then. One of them pointed along the shore with her chin.',
    ],
    later: [
      'The diving women were at work in the bay again. Their whistle went from one tub to the next, and missed none.',
      'A white cloth of the diver girl’s was drying on the rock. Somebody had sewn a small bell to the hem, in jest.',
    ],
    shows: ['divers/diving women', 'rope', 'girl', 'bell', 'sea'],
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Go down the rope yourself',
        hurt: 'weariness',
        description: 'Ten fathoms on one breath, with stones tied to your belt; the divers have refused.',
        success: [
          'You went down the rope and brought the girl up. She was there, with one foot in the ring of the bell, and looked at you. You cut something, and took hold of something, and let go the stones. When there was air again nine women had their hands in your collar. The path was free.',
          'You dived, and freed the girl’s foot from a knot of weed, and she came up alive. She had been breathing what air was in the bell. She went up first, by your order, made with one finger. The divers cleared the path for you. Her sandal stayed below.',
          'You went down, and found the girl’s hand in the dark, and rose with her. She had freed herself and lost the rope. You put it into her palm and closed the fingers, one by one. The divers took her to the fire and you also, and drew a mat over four feet.',
        ],
        failure: [
          'You went down the rope, and had to come up without the girl. You had seen a light, far down. They put a blanket about you and nobody asked to hear the rest. The rope was as taut as before. An old woman took up her count again.',
          'You dived past the bell, with too many stones, and did not reach the girl. The divers drew you in by your own line, hand over hand. They emptied you over a tub. The girl’s rope had not been let go for a moment.',
          'You dived, and could not open your eyes in the cold, and did not find the girl. You felt about for what you could, and it was rock. They told you where she was: an arm’s length farther. She had pulled once, while you were down.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Haul on the rope',
        hurt: 'mishap',
        description: 'It has hold of something that does not wish to come; the rope is older than you.',
        success: [
          'You hauled on the rope, and the girl came up. It came, and stuck, and came. What rose through the surf was a girl, and weed, and the bronze dragon off the top of the bell. She had an arm round its neck. They had to open it for her, and you were let by.',
          'You hauled with all nine women behind you, and brought the girl out of the sea. One strand stood up out of the rope. You laid your palm over it and went on. She came over the edge with the end of a net about her foot. She asked who had held it so. You showed her the palm.',
          'You hauled in the rope, walking backward, and the girl was on the end of it. She lay on the rock, and one of the divers breathed for her, and the rope was drawn off her wrist. The mark of it was a full turn. The shore was free.',
        ],
        failure: [
          'You hauled, and the rope parted above the water, and the girl was still below. You ran the length of the shore before you could stop. Another rope was fetched from the tubs, and a woman went under as far as she dared, to tie it on.',
          'You hauled as long as you could, and an anchor came up, and not the girl. The divers stood round it. Her rope had been passed beneath it, down there. They paid it out to you again from the beginning.',
          'You hauled, and were drawn toward the water yourself. Both your heels made furrows in the sand. You had not gained an arm’s length, and had lost four. An old woman held your sash. The girl’s end did not stir.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell them the history of the bell',
        description:
          'If they are less afraid of the bell they will dive for her; but should you tell of another bell they will know.',
        success: [
          'You told them that forty drowned monks hold the bell, and the divers went in, for they did not mind monks. The eldest went first to wish them good day, and eight followed. The girl came up among them, her foot free, and was scolded as far as the fire. You could go on.',
          'You told them that a mother’s mirror is melted into the bell, and so it shines, and they feared it no more. One by one they tied on their stones and went down by the rope. When the girl’s head broke the surface she said that she had seen a face.',
          'You told them the year of the bell, and an old diver went down for the girl. It was the year of her own birth. She took off her outer cloth and folded it. She was below for a count of ninety. Then there were two heads, a white one and a black.',
        ],
        failure: [
          'You told them of the serpent in the bell, and it made them draw back. They had been trying to forget the serpent. Three of them moved away from the edge. The rope passed to whoever was left.',
          'You told them the story of another bell, and they knew it, and nobody went down. That one lies in a lake. They heard you to the end, for courtesy, and turned back to the rope.',
          'You began with those whom the bell has drowned, and the divers would not hear it. On that coast such a word is not said while somebody is under. They threw salt on the place where you had stood, and on the knot of the rope, and did not let you by.',
        ],
      }),
    ],
  },
});

export const samuraiPursuits: readonly Pursuit[] = pursuits('samurai', {
  'practice-cuts': {
    places: ['plains', 'forest', 'hills', 'mountains', 'coast'],
    ...does(['force', 'vigour', 'easy', 'none'], {
      action: 'Make a thousand practice cuts',
      description:
        'You practise the sword with a stick until hand and arm are surer, and your shoulder will ache from it.',
      success: [
        'You made a thousand practice cuts with a stick, and your arm was surer after it. At six hundred it had left off being heavy. You bowed to the tree, and the tree had one leaf fewer than when you began.',
        'You made the thousand cuts, and the last was as straight as the first. A woodcutter had stopped to watch, and had taken off his hat at some point. He bowed to the stick. He put the hat on, and carried his axe the other way round.',
        'You did a thousand cuts with a stick, and at the end your hand did not tremble. A crow said a word for each stroke. After the last she was silent, and you stood with the stick where it had stopped. The crow looked along it from end to end.',
      ],
      failure: [
        'You began on a thousand cuts, and did not finish: at five hundred you thought of noodles, and the stick flew out of your hand. A dog answered, not far off. It was still barking when you had found the stick.',
        'You made the thousand cuts, and were no better for them. The eighth had been a very good one. You made the others to see how it had gone, and it did not come. You did not look at the stick.',
        'You made your cuts along a line on the ground, and it was crooked and led you into a ditch. You stood in water to the shins for the last two hundred, and had learned nothing.',
      ],
    }),
  },
  'roadside-shrine': {
    places: ['plains', 'forest', 'hills', 'mountains', 'swamp', 'coast'],
    needs: BY_DAY,
    ...does(['explore', 'perception', 'easy', 'none'], {
      action: 'Sweep a roadside shrine and read its tablets',
      description: 'Travellers write their wishes and their news on them; it costs an hour with a broom, bent double.',
      success: [
        'You swept a small shrine by the road and read the tablets in it, and knew the news of the whole road. The newest told where a bridge was out, and thanked the god for the ford. Somebody wished for a son; somebody wished the barrier open. The broom was put back with its bristles up.',
        'You swept a shrine, and found a letter to its god, with a map in it that showed a spring behind the next hill. You read that once, kneeling, and laid it where it had been. The leaves went into a basket. You left one on top of the letter, the way that one was lying before.',
        'You swept a shrine and read its tablets, and one of them described a shorter way on from there. A farmer had asked the god for the loan of an ox, and its owner had written below by which path to come for it. You left both tablets as they were.',
      ],
      failure: [
        'You swept a shrine, and a hornet came out of its offertory box and chased you off. You swept the rest of the yard at a walk, and later at a run. The tablets were not read. The broom lay where it had been dropped.',
        'You swept a shrine for an hour, and the priest came by and did not like it. Those leaves, he said, he had been letting lie. You had read no tablets. With his two hands he began to put the leaves back.',
        'You swept a shrine, and pulled down the rope of its bell, and had no peace to read. The god had been called and not told why. You waited a suitable time. A knot was tied, and you went off on the sides of your feet.',
      ],
    }),
  },
  'petition-office': {
    places: ['city'],
    needs: IN_WORKING_HOURS,
    ...does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Wait in a petition office for a hearing',
      description:
        'Officials who come out tell what is going on; you kneel among forty others until the door is opened, or is not.',
      success: [
        'You waited in the petition office, and the clerk opened his paper door and told you that the rice tax would be raised. You had kept so still that he took you for one of the first rank, and bowed; after that he could not unbow. He would not have told that to a lord. The door was left open behind you.',
        'You waited until all the other petitioners had gone, and the clerk told you which road was closed by order: the one by the salt-pans. One petitioner had fainted, and the others had gone to supper. The clerk wished to go also. He knelt down across from you to say it. He blew out the lamp himself.',
        'You waited on the boards, and the right official came out, and told you that no pass was asked for on the coast road. Under the edge of the paper door there were three pairs of feet. You bowed to the third, when the door was drawn. He held the seal. His socks were singed at the toe.',
      ],
      failure: [
        'You waited in the petition office, before a door that was painted on the wall. A sweeper told you when he wished to wipe there. The real one was behind you, and had been opened, he thought, several times. He wiped round your knees.',
        'You waited until your name was read aloud, and your legs had gone to sleep, and you missed your turn. You lay at full length before forty people and a clerk. He waited for the correct interval. He read out the next, and somebody stepped over your sleeve.',
        'You waited in the petition office until it closed, and were not heard. A card was pushed out beneath the paper door, face up: the office would attend to the rest of you in the new month. It had been printed.',
      ],
    }),
  },
  'floating-stage': {
    places: ['city'],
    needs: { hours: ['noon', 'dusk', 'night'] },
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Watch the players and talk with them behind the curtain',
      description:
        'Players come into great houses and hear their secrets; but one must pretend, as people of rank do, not to be there.',
      success: [
        'You watched the players and sat with them behind the curtain, and heard that five great houses were selling their horses in secret. The one who played the ghost had been in all five that week by the back stairs. She did the voices for you, taking off a white face with oil. The next face had no mouth yet.',
        'You shared a bun with a player behind the curtain, and he told you that the magistrate meant to be gone before the accounts were read. He was twenty, and played the old woman, and had not eaten. He acted the magistrate’s supper for you with one hand. You gave him your half.',
        'You held a sleeve for the players while it was sewn, and heard that the rice-dealer pays for the magistrate’s box at the play. The company talked across you of who sits there. With the needle in you could not leave, and no one remembered to be quiet. You had a small stitch in your own cuff.',
      ],
      failure: [
        'You talked with the players, and offended the one who had written the play. You had said that the second act was somewhat long, and he stood behind you. He did not reply. He sat down in front of the way out, in his armour, plate by plate, and nobody told you anything.',
        'You praised the horse of the play, and the players would not talk to you. It had been a lion for the whole of that season, somebody said in a low voice. They took off the head and set it down to face you.',
        'You leaned on the players’ curtain, and it came down, and there was no talk after that. Two hundred people saw you beside a woman dressed as a ghost, who was eating. She bowed to them. You bowed also. It was some time before anyone could find the cord.',
      ],
    }),
  },
});

export const samuraiFinds: readonly Find[] = [
  {
    places: ['mountains', 'forest', 'hills', 'city'],
    item: item('Sword guard', 9, 'Iron, pierced with a wild goose going off the edge.'),
  },
  { places: ['coast', 'city'], item: item('Lacquer medicine box', 11, 'Five tiers, the last of which has no bottom.') },
  {
    places: ['plains', 'city', 'hills'],
    item: item('Paper umbrella', 3, 'Oiled, with an inn’s name on it. It is a long way from the inn.'),
  },
  {
    places: ['mountains', 'hills', 'forest'],
    item: item('Mountain ascetic’s conch', 7, 'Blown once, it clears a path; blown twice, it asks who is there.'),
  },
  {
    places: ['plains', 'swamp', 'hills'],
    item: item('Helmet crest', 10, 'A gilt crescent, bent. There was a day when everyone could see it.'),
  },
  {
    places: ['city', 'coast', 'plains'],
    item: item('Ivory toggle', 6, 'A rat eating a candle, no larger than a bean.'),
  },
  {
    places: ['forest', 'mountains', 'swamp'],
    item: item('Fox mask', 4, 'Papier mâché. It is dry inside, though it has been raining.'),
  },
  {
    places: ['coast', 'swamp'],
    item: item('String of small pearls', 15, 'Nine. The knot after the ninth has been left ready for more.'),
  },
  {
    places: ['city', 'plains', 'coast', 'desert'],
    item: item('Book of military tales', 5, 'Volume four. All the good people die in volume three.'),
  },
  {
    places: ['hills', 'plains', 'forest', 'mountains'],
    item: item('Straw horse-shoes', 2, 'A set, unworn, tied up for a journey that was put off.', 4),
  },
  {
    places: ['mountains', 'desert', 'hills'],
    item: item('Hot-spring salts', 3, 'Wrapped in a poem about snow.'),
  },
  {
    places: ['swamp', 'forest', 'plains', 'desert'],
    item: item('Severed topknot', 1, 'Tied in white paper. Somebody has left the world, or been asked to.'),
  },
  {
    places: ['city', 'mountains', 'forest'],
    item: item('Cracked tea-bowl', 12, 'Mended with gold; it is worth more than when it was whole, and knows it.'),
  },
];
