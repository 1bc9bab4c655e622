import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const barbarianFrames: readonly Frame[] = frames('barbarians', {
  'men-with-strings': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 3,
    shows: ['string', 'stick', 'mound', 'soldier', 'man'],
    openings: [
      'Four soldiers. One bald man. One string, tight, with no end to it. He drove a stick into our grass, then a stick, and the third stick into the grandfathers’ mound. He wanted a road there, and no soldier let you step over the string.',
      'The sticks were red and white, and they came in threes. Three in the barley. Three in the wet place. Three in the mound, and our grandfathers lie under it, a hand deep. A bald man wanted to lead his road through their heads. His string and his four soldiers stood between you and your path.',
      'Put your cheek to the ground. So lay the bald man on the mound, one eye shut, and looked along his string. Far down the valley a tree fell. Then another. He wanted a straight road, and our dead lay in it. Until the last stick was in, four soldiers held the way shut, and you stood before them.',
      'One onion and five to eat it. Four were soldiers. The fifth was a bald man with a string, and it went from his fist to a stick, to a stick, to a stick, up on the mound. There he wanted his road. Nobody might cross the string before he was done. You had to cross it.',
      'We have killed for less, and these had drawn no blade. Count them: four soldiers, one bald man. They came with a string and a bundle of sticks. Where the string went, the trees lay down. Now it had come to the mound, for the road. You were on the one side, and your way was on the other.',
      'Three things stood in the line, and two were gone. The alders: down. The well: stopped. The mound was the third. A bald man with a string wanted it flat for his road, and he had the next stick in his hand. Four soldiers stood on your path, shoulder to shoulder, and did not move.',
      '“Hold,” said the bald man. He had two words of ours, and that was one. You held. It was a string. You stood there as a stick stands, the mound before you, two soldiers on the left, two on the right. He wanted his road through our dead. He did not want you to go anywhere.',
      'A cow found it first. She walked into the string and stood, with her neck bent. One of the four soldiers lifted her chin. The bald man looked under it, from stick to stick, up to the mound. He wanted nothing in the way of his road: no cow, no grandfather, and not you.',
      'They asked us nothing. They had a word, “straight”. The bald man said it to you three times: to the string, to the stick, to the mound. So straight he wanted his road, and our dead would lie under wheels. Four soldiers had scratched a line across your way, and you were not to step on it.',
      'How deep is the mound? A grandfather. His father. His. And so down, until the ground is red. On the top stood a stick. From the stick a string went off through the whole valley, and the bald man who owned it wanted a road there. His four soldiers turned back all who came. You came.',
    ],
    still: [
      'The string hummed. They had moved every stick one place on.',
      'Two soldiers slept and two stood. Then they changed over. The string had not slept at all.',
      'The bald man ate one onion more. The line was as long as it had been.',
    ],
    later: [
      'Grass grew in their road, three hands high. It was our grass, and our cows had found it.',
      'One stick was left there, red and white. A wren had sat down on it, and she was not straight.',
      'There was a groove in the turf, one finger wide. Something tight had lain in it.',
    ],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Move each stick a little to the left',
        description: 'You lie on your belly by each one, and a soldier who wakes will find you there.',
        success: [
          'You crept from stick to stick and set each a hand to the left. Three, and three, and three. They looked along it, and it looked into the lake. So the road went to the lake. Our dead heard them wade.',
          'You moved them a hand, then an arm, then a whole step. The line bent round the mound, as a river does round a rock. The bald man looked. He looked again. He went where the sticks told him. One mound: still ours.',
          'One soldier woke. He saw you with a stick in your arms, and he saw the mound. He has a grandfather somewhere. He turned on his other side and slept, and the road went by us. Count him with the good ones.',
        ],
        failure: [
          'You had moved a hand of sticks and one. Round the next lay a man in a red cloak, asleep, with both arms about it. He woke, and then there were four.',
          'The stick came out, and the hole was wet, and it sucked. All soldiers know that sound. They stood you up. They made you put it back and stamp.',
          'You moved them by touch, and your touch was wrong. The line had been bad. You made it good. The bald man laid his palm on the stick, and the mound was in the line to the middle. Do not tell that to the dead.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell them who lies under the mound',
        description: 'You have two hands of their words and one more, and three of those are for food.',
        success: [
          'You said: grandfather. You laid your cheek on your hand: he sleeps. You stood up slowly with your arms out: he wakes. The bald man knew that too, from home. He pulled three sticks, and the road went round.',
          'You lay down and showed them. Here is one. Below him, his father. Below that, his. You went on till your arm was in the turf to the shoulder. The soldiers took the iron off their heads. The string was wound in.',
          'Your words of theirs gave out, and you used ours. You said the names, from the top of the mound to the bottom. At the third hand of names the bald man sat down and said three of his own. Then he moved the stick.',
        ],
        failure: [
          'You said the word for grandfather. It was one of the three for food. They shook their heads. They had eaten, they showed you, and patted their bellies, and drove in the stick. Cut that one shallow.',
          'You told it well. The bald man drew what you had told, in the dirt: a small hill. He was glad to know what it was. Then he drew his line through it. One hill, one line. We know that drawing.',
          'You said “sleep” and “old” and “here”. They laid you down on the mound and put a cloak over you. That was kind. The next stick went in beside your ear.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        hurt: 'blow',
        action: 'Cut the string',
        description: 'A string has soldiers as a sheep has dogs, and they come from both sides.',
        success: [
          'You cut it. It flew both ways and sang. You shouted from the ditch, from the bank, from the alders: three shouts, three tribes. The soldiers stood back to back until you were over the hill. You were one.',
          'The knife went in, and the string ran off up the valley on its own. Every stick lay down behind it, a whole person of sticks, fingers and toes. The soldiers ran after the end. Nobody looked at you. Strings on the ground: one. Dead: none.',
          'It was good string. It took three cuts. At the third the bald man fell over, who had leaned on it with his eye. The soldiers picked him up, all four, one to a limb. You walked across. Of five, none looked up.',
        ],
        failure: [
          'You cut the thing through. A soldier came along the one half, and a soldier along the other, and where the halves had met they met you. Two from here, two from there: add it.',
          'The string had lead on the end. You did not know about the lead. It came home past your head, and four soldiers came after it to see where it had gone.',
          'You sawed, and it hummed, and the hum went down the whole valley to the one who listened for it. You were at the last thread. The soldiers took the knife hand first and the rest of you after.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Bring the bald man food',
        description: 'We let nobody go hungry by our dead, but your kin will see you carry it.',
        success: [
          'He ate. He wept into it, and that was the salt. Then he drew in the dirt: a house, a tree, a small one who holds his knee. You drew yours. He went out along the line and pulled up three threes of sticks.',
          'You held it out on a leaf. He counted off on his fingers how long he had been gone, and used up the hand, and began again on it. You ate with him from one bone. The last stick he broke himself, over his knee.',
          'He chewed with his back to the soldiers, so that they should not see his mouth. You sat with your back to our side. Two backs. Then he wound the string up on his elbow, and the four walked south behind him.',
        ],
        failure: [
          'He ate it all, and he beat on a shield with his stick. More came out of the trees, five hands of them. Each had a bowl. We are still short of that meat.',
          'He opened his mouth and showed you: there was the bad tooth. He gave the meat to the soldiers. They had good teeth, and they pointed down the valley and asked you by signs for more. One bone, four mouths, and we had fed the wrong ones.',
          'He looked at the meat, and at the mound, and at the meat. He thought it was of us. He put it down and wiped his hands, three times, on the grass, and the soldiers walked you off.',
        ],
      }),
    ],
  },
  'cattle-lifting': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 3,
    shows: ['bull', 'cow', 'boy', 'ford', 'horn'],
    openings: [
      'Two hands of people, less one: that was the boys. They were of the Red Hand, with soot on their faces, and they wanted the herd of the Marsh Kin. Two whole people of cows they had, fingers and toes. In front walked the white bull. They filled the ford from bank to bank, horn to horn, and you could not cross.',
      'First the bull. He was white, and a boy hung on each horn. Then his wives, eight hands of cows. Then seven boys more, bent low, with switches. The Red Hand was stealing the whole wealth of the Marsh Kin through the ford. It was your ford to cross, and there was no gap in them.',
      'You lay in the reeds and counted legs. Four and four and four, a great many, and among them thin black legs: boys. The Red Hand had come for the white bull and his cows. They wanted them over the ford before the Marsh Kin woke up to it. The horns went by over you, and the way was theirs.',
      'Say it low. They went so: a finger on the lips, a rag in the bell. Three threes of Red Hand boys had the white bull and the cows of the Marsh Kin, and wanted them across. The ford was all horns. You stood at the edge of it, and each boy, as he went by, told you “Hush”.',
      'One cow is a meal. Two are a marriage. Here went the bull, too, and every cow that the Marsh Kin had, down to the ford. Nine boys drove them, of the Red Hand, faces black. We are not of the one and not of the other. But you were among the horns now, and there was no way past but through.',
      'The bull was a white hill. The hill walked into the ford, and the cows walked after, and the water stood up. Red Hand boys held him by the horns and the tail, three threes of them. They wanted him on their side before anyone of the Marsh Kin came. You wanted the other bank. He was as wide as the water.',
      'Who stole? Boys. How many? Hold up all your fingers and fold one. Whose cows? The Marsh Kin’s, to the last, with the white bull in front. They had them in the ford already, and the thing was half done. Horn lay on horn. One boy showed you his two palms: no room, wait.',
      'A calf stood on the path and called three times. Nobody came. Her mother was in the ford with all the other cows, horn at flank, and the bull before them. The Red Hand had sent its boys, three threes, to take from the Marsh Kin what they lived on. Till the last hoof was over, no one could pass, and you could not.',
      'Smell it. Mud, milk, soot, and fear. The soot was on the boys, two of them at the bull’s horns, seven behind. They were Red Hand and they wanted the cows of the Marsh Kin, all eight hands. The fear was on everyone. They were in the ford, and the ford was your road.',
      'They took the bull first. Where he goes, the cows go. So two boys led him by the horns into the ford, and seven of them ran along the sides and hissed, and the riches of the Marsh Kin walked off to the Red Hand. We have done it, too. But it stood across your way, and it was long.',
    ],
    still: [
      'The herd had stopped to drink. Eight hands of heads were down, and not one of them hurried.',
      'A calf lay down in the ford. Three boys pulled it, and it was heavier than three.',
    ],
    later: [
      'The ford was soup. A bitten rope hung on the thorn.',
      'All the reeds lay one way, and that was toward the Red Hand.',
      'On a stone by the water somebody had washed his face. The black stayed on the stone.',
    ],
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        hurt: 'blow',
        action: 'Call the white bull by his name',
        description: 'A bull’s name is sung from the chest, and it brings him to you at a run.',
        success: [
          'You sang it low, as our girls do. He stood. He turned his head. He came up out of the ford, with his wives behind him, and breathed on you. There were boys left in the water, and they had nothing to hold.',
          'You had only half of the name, from an aunt. You sang that half three times. At the third he walked, and three boys hung on his tail and were washed clean. He put his forehead against yours. The ford was empty.',
          'You called it over the water, with the crack in the middle. Every cow looked at him. A bull cannot be looked at like that. He shook off the boys, left horn, right horn, and went home, and you walked through behind the last wife.',
        ],
        failure: [
          'You sang. He came at a run. It was the right name, and you had sung it to the tune for when there is another bull. You there by the wood, you have not met him.',
          'You sang his father’s name. He had killed his father, as bulls do. He stood in the ford and heard it, and then he came out to see who knew. We do not sing that name at this fire.',
          'You called and he came, and you were glad, and you stood where you were. A bull does not stop at his name. He stops beyond it. Teach that to the small ones first.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Shame the raiders with their own fathers',
        description: 'You must know their fathers further back than they do, and shout it over cattle.',
        success: [
          'You gave them their fathers, to the ninth. The ninth drank Marsh Kin milk and lived. You saw that go from boy to boy. They left the bull. They left the old cow and the calves. It was a fair half. Make two cuts, one for each side.',
          '“Whose are you?” you asked the biggest. He said it. You said the rest: his mother’s mother came over that ford with one heifer, hungry, and these gave her the second. He let go of the horn with his own hand.',
          'You told the mothers, and nobody counts those. Little ones, count yours. This one was born in a Marsh hut. That one was nursed there. The bull was their cousin. They begged his pardon, one by one, three threes of pardons, and left him standing.',
        ],
        failure: [
          'You gave them their fathers. At the sixth there was a thing that their mothers had kept from them. Now they had it from you, and they picked up stones. Three threes of stones.',
          'You gave them their fathers, and they gave you yours. There were many of them and they had good voices. You stood with your mouth open, and the herd went over. We had not taught you enough of them. That is ours to bear.',
          'You began with the wrong grandfather. He was not theirs. He was the Marsh Kin’s, and he had done the same thing, in that ford, with that bull’s sire. The boys cheered him. Nine cheers, and you had none.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Turn the leaders in the ford',
        description: 'You go on foot into the water with your cloak up, and they have horns.',
        success: [
          'You stood up out of the reeds with the cloak over your head. You were big. The first cow swerved, the second climbed on her, and the whole herd turned. Now the boys ran in front of it. They ran well. That I give them.',
          'You went in to the belt and beat the water with both arms. The bull looked at you, and you looked at him. We do not look away. He did. The cows followed his tail back to where they had been milked.',
          'You cried like the herd-girl, “Home, home, home.” At the third they believed it. They came round you on both sides, and each one was warm. The boys of the Red Hand stood in the ford with their switches and drove nothing.',
        ],
        failure: [
          'You stood up out of the reeds. The first two parted round you. The third did not hear of it in time.',
          'You waved the cloak. The bull had wanted all that while to be angry with somebody, and the boys were too small. There you were, waving.',
          'You turned three, and they were the last three. The others had passed. You had the hindmost of the herd, one of them lame, and all the boys behind you.',
        ],
      }),
    ],
  },
  'one-who-sits-up': {
    terrains: ['hills', 'plains', 'swamp', 'mountains'],
    weight: 2,
    shows: ['mound', 'woman', 'bones', 'cup'],
    openings: [
      'One mound. One dead man in it, with his sword, since the Year of Two Calves. He had sat up. You could see the turf lift and sink. An old woman of his kin held her bag of bones and his cup, and wanted him to lie down again. We do not walk past a sleeper who is awake, and you could not.',
      'The sheep went round. They do not go over a mound that breathes. “He wants something,” said the old woman. She had poured him three cups, and three times he had thrown the cup out. She had the bones to throw, and no heart for it. Until he lay quiet nobody was to pass, living or beast, and the path was closed to you.',
      'Leave room on the log. This is about one of those. He had lain in the mound since the Year of Two Calves, and now he knocked: once, and once, and once. An old woman sat on the way with her bones in her lap and his cup in her hand. He wanted up. She wanted him down. You were not to pass till one of them had it.',
      'Lay your hand on the ground. Cold? The mound was warm. Someone turned over in there, and the old woman who belonged to him wept into his cup. She wanted him to have his sleep. “Not by him,” she said, and spread out her bones across your path. “Nobody goes by him, the way he is.”',
      'Who goes round and round in the mound? The old man with the sword. He was dead when my mother’s mother was small. He looked for a thing and did not find it, and the hill shook. An old woman had brought a cup and a bag of bones. She held you by the coat: help him or go back.',
      'Two sat there. One sat on the mound and one in it. The one on it was an old woman, with a cup, with bones, with red eyes. The one in it had been put down flat, and he had drawn up his knees. She wanted him to stretch out. He would let no feet go by, she said, and he had caught two goats.',
      'It was a good burying. He had a sword, and a stone, and a dog. He had one cup, and we saw it go in. Now it lay outside on the turf, and the mound heaved. The old woman, his last of kin, had the bones in her fist and did not dare to ask him. She stood in your way so that you should.',
    ],
    still: [
      'The mound breathed out. It was peat and leather, and it was long.',
      'Under the turf a thing was put down on stone. Then it was put down again, somewhere else.',
      'The old woman held up two fingers. So many times he had moved while you looked away.',
    ],
    later: [
      'You laid a white stone on the mound. Those who know do that. Inside, one moved over to make room for it.',
      'The sheep lay on the mound again. They had left the middle free.',
      'A cup stood there at the foot, with its handle to the turf, where a hand would come out.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Sit on the mound until he lies down',
        description: 'We say that you get up mad, or a singer, or not at all.',
        success: [
          'You sat, and he sat. Back to back, with the turf between. He told you who had the pasture, and who before, down to the first hoof. When it was told he lay down. You know it still. You had to learn your knees again.',
          'You sat. After a time someone leaned on you from the inside. He went through the cattle-sickness. He went through his sister’s wedding. You said yes to it, and no to it, and yes. Then the weight went away, and the hill was a hill. That made one asleep, and you.',
          'You lay along the top of him, as one lies on a cow. He rolled, and you rolled. Three times. What he dreamed came up to you: a calf, an arm, a whistle. The old woman shook you. He slept. The whistle you have kept.',
        ],
        failure: [
          'You sat it out, the two of you. When you got up you did not know who had been who. The old woman called you by his name, and you went to her.',
          'You sat well. Then you nodded. Somebody pulled the turf over you, up to the ears, for the cold. It took the old woman and a goat to get you out. He sat up yet. You have the dirt in your ear to show.',
          'He asked you one thing, through the ground. You had no answer. He asked it again, louder. The third time the sheep ran, and you with them. If one of you knows it, do not say it here.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Throw the bones and ask what he lacks',
        description: 'If they fall hare, hare, goat, it was wrong to ask.',
        success: [
          'They fell goat, goat, and one on edge. A small thing, then. You put an arm in by the fox’s door with the cup at the end of it. A hand took it. It was a dry hand. The mound sank by a finger’s breadth and was still.',
          'They fell goat, hare, goat. That is a borrowed thing. You asked along the valley, and at the fourth hearth an old man went red and brought out a pin. You put it into the mound at arm’s length. It was taken slowly. What we borrow from the dead, we bring back.',
          'They fell in a row, pointing at the woman. She knew it. She had not said his name for three years. She said it now, and again, and again, with her mouth on the grass. We all heard him lie back.',
        ],
        failure: [
          'They fell hare, and hare. The last bone rolled off the mound and down the path, and it went on rolling. The old woman covered her head.',
          'Hare, and hare. You caught the third in the air, before it could say goat. It said it in your fist. The mound knocked.',
          'You threw, and the bones did not come down. You waited with your hand out. Then you heard them, under the turf. He was throwing. Your throw, his throw. We do not know how his fell.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Go in and wrestle him down',
        description: 'The dead are heavy, and they do not get tired.',
        success: [
          'Arms, earth, old bronze. You had him by the belt when you knew it: he wanted to lie down and could not. You bent his knees for him. You put his hair straight. You came out backward with dirt in your mouth. So we do it for all of them. He had been the one we forgot.',
          'He had you round the ribs. He turned you one way, always that way, and there was a stone there, fallen on his feet. You let go of him and lifted it. He stretched, joint by joint, and each of them cracked.',
          'You threw him once. He threw you once. The third time nobody fell, and you stood in the dark and held on, one living, one not. He put his head down on your shoulder. You laid him where he had been laid.',
        ],
        failure: [
          'You took hold of him. He was strong when he lived. Then he had nothing to do but lie there and get stronger. You went in on two legs. You came out on none.',
          'He was asleep. He turned over, as sleepers do, with one arm out, and you were under the arm. The old woman called you from outside for a long time.',
          'You went in by the head, and he was not there. He stood behind you. Nobody may stand between one of them and the door, and you did.',
        ],
      }),
    ],
  },
  'wall-of-hands': {
    terrains: ['mountains', 'hills', 'desert', 'coast'],
    weight: 2,
    shows: ['hand', 'boy', 'beast', 'eye', 'fire'],
    openings: [
      'Count the hands on the rock. Red, all of them, more than we are. Above them walked a row of painted beasts, and the last had one eye. Below burned a fire, and its keeper was gone. One boy stood there. He wanted the hand that was his. A child with no hand has no name, and we may not leave such a one behind us.',
      'One fire and nobody to feed it. One boy. He held his palm to the wall, to a red hand, and it was too big. The next was too big. The third had four fingers. Over him the beasts went by, and one of them looked down with its one eye. He barred the way with his thin arm. “First find mine,” he said.',
      'Put your hand on the log. Look at it. It is yours. The boy at the rock had tried every red hand that he could reach, three hundred, and none of them was his. A fire burned there, left by the one who paints. His last beast was short of an eye. The boy wept, and had sat down in the path.',
      'Somebody had painted beasts. Somebody had laid hands on the rock below them, red, in the time of the big cold, and the small hands too. Then he went out, and left the fire, and left the last beast with one eye. A boy wanted to find the hand that was his. He would let nobody go by who had not looked.',
      'Three were there. The boy was one. The fire was two; it had been lit by another. The third was a beast on the rock, with one eye done and one not. Round her were hands, red ones, up to where a man is lifted. “Mine is not there,” said the boy. He held on to your belt and wanted it found.',
      'We put our hands on that rock when we are born, and it knows us. The boy’s hand was put there too, they told him. He could not find it, and so he was nobody. He stood in your way by the painter’s fire, under the painted beasts. The last of them had one eye, and it did not help him.',
    ],
    still: [
      'The fire had sunk. The hands moved when it moved.',
      'The boy began again at the left. The beast on the rock watched him do it.',
      'A drop fell in the bowl of ochre. Nobody was there to have dropped it.',
    ],
    later: [
      'You put up your palm to the rock as you went by. One hand there fitted you.',
      'There was a new hand on the rock, low down and spread wide. It was still wet.',
      'Somebody’s chewed stick was stuck in a crack, with the red on it.',
    ],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find the hand that fits',
        description: 'You must try them all with him, and they are cold, and some are short of fingers.',
        success: [
          'It was low in a crack, at the height of a knee. You laid the boy’s palm on it. No red was left to see. He said a word aloud, and it was his name. So now we are one more.',
          'You took him on your shoulders. He could reach no further, and you stood on your toes, and there it was. Somebody had lifted him then, too. “I was held,” he said. He said it three times, and got down, and went.',
          'He had tried with the right. You took the left one by the wrist. At the third red hand it went home, an egg into a nest. The boy laughed out loud and the beasts on the rock heard it.',
        ],
        failure: [
          'You tried them all. One of them fitted, and it was you it fitted. The red would not come off. The boy looked at your palm, and then at his own. Look at yours, all of you, before you sleep.',
          'You began at the bottom, and the boy at the top. Where you met there was one hand left, and it pressed back. Neither of you took it.',
          'You found one, and it was his in the thumb and his in the palm. It had six fingers. He counted it, and counted his own, and you saw him want one more.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Lump of ochre'], {
        action: 'Paint the other eye',
        description: 'When the beast can see with two eyes, she will do what she wants.',
        success: [
          'You spat on the ochre and put it in with your thumb. Nothing moved on the rock. But on the slope outside there were real beasts, steaming, three hands of them. The last one turned her head to the boy. She said who he was, and he heard it.',
          'You gave her the eye. She looked at the boy with it, and then at one red hand, high up, and kept on looking. He climbed. It was his. None of us had thought to ask her.',
          'One touch, and she saw. The fire went flat. When it stood up again the beast had gone from the rock, and where she had hidden it there was a small hand. The boy put his own there.',
        ],
        failure: [
          'You put it in. It was a good eye. It looked at something behind you. The boy looked too, and hid his face. We do not turn round for such a look.',
          'The ochre ran. She wept red, down over all the hands, and the boy could not tell one from the next any more.',
          'She had two eyes now, and she shut them. That was all. The boy waited, and the fire waited. You had the red to your elbow.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep the fire until its owner comes back',
        description: 'It may be that he went out when the world was cold, and you will burn all your wood.',
        success: [
          'You fed it and slept and fed it. Then an old man came in and stamped his feet. He nodded to you as to a nephew. He took the boy’s wrist, did not look for long, and set it on the right hand. He had put it there himself. Old men count children better than we think.',
          'There was one stick left, and you held it. Somebody came in behind you and coughed, and warmed himself. He had been for ochre. He lifted the boy up to a hand in the third row. “You kicked,” he said.',
          'You gave it a stick at a time. The boy slept in your coat. When he got up there was an old man painting, with his back to us, and he said a name over his shoulder. The boy said “Yes?” So that was settled.',
        ],
        failure: [
          'You slept. When you woke the fire was high, and someone had put on wood. On the rock, with the beasts, was a small one lying down. It had your coat.',
          'You kept it in and nobody came. You were in his place. Steps came as far as the mouth of the cave, and stopped, and went. The boy had heard them too. There were three of you, and the third stayed out.',
          'The wood gave out. You burned the twigs and you burned the moss. Then the rock was dark, and the hands were still on it, and the boy could not see a single one. Put a stick on, somebody.',
        ],
      }),
    ],
  },
  'champions-portion': {
    terrains: ['forest', 'plains', 'hills', 'swamp'],
    weight: 3,
    who: { trade: 'host of the feast', gender: 'male' },
    toward: 'for',
    shows: ['meat', 'shield', 'host', 'hide', 'knife/knives'],
    openings: [
      'Three threes of men stood round one shield. On the shield lay the meat, a boar’s thigh, for the best of them. Each was the best. Each had his knife out. The host had given away all that he owned to make them sit. He pulled you in under the hides and stood before the door. “You end it,” he said.',
      'One thigh of boar. That is meat for a whole person of people. Nine wanted it, and each wanted it alone. They stood round the shield under the hides, and their knives were dry yet. The host had given them his rings, his cows, his shirt. He had nothing more. He held you by the sleeve and would not let you out.',
      'Hear what the host had given. His bull, to the first. His cloak, to the second. His wife’s pot, to the third. And so round the ring, and still they stood, nine men, with knives, about one shield with the meat on it. It was for the best. He had caught you on the road and put you in under the hides, between them and the way out.',
      'Who is the best? Do not answer. They asked it under those hides, nine men with nine knives, and nobody has cut the meat yet. It lay on a shield and the fat ran off. The host stood in his bare skin, all given. He wanted no dead on his floor. He closed the door behind you with his back.',
      'The dogs had gone out. The women had gone out, and the children with them. That left the meat on its shield, and nine men with knives, and the host. He had given each of them a gift, and a second gift, down to his shoes. He wanted them to sit. You were pushed in under the hides, and you were the tenth.',
      'First they measured by age, and two lied. Then by scars, and their shirts lay about yet. Then they took out the knives. One boar’s thigh, one shield, nine men who would each have the meat of the best. “I have given all,” said the host. He let down the hide at the door, and you were on the inside of it.',
      'It was good meat. He had reared that boar by hand, the host, and it came when he called. Now it lay on a shield and made nine men bad. Their knives shook. He had given away his house to calm them, down to the hides on the poles. He stood on your way out with open arms and wanted help.',
      'Nobody sat. That is all you need to know of that feast. Under the hides they stood, three threes, and turned their knives and looked at one shield. The thigh on it was the best man’s meat. The host was poor as a peeled stick, he had given so much. He wanted a stranger to settle it. He had you by both wrists.',
      'Two were killed over it the last time, and that meat went bad. Now it was a new boar, the old shield, and nine men who remembered. All the knives were out. The host went along behind them, and gave, and begged, and he gave his belt last. You had only looked in under the hides. He did not let you look out again.',
      'A man with nothing stood at the door. He was the host. Behind him, under the hides, nine men bent over a shield, and on it was the boar’s thigh, the meat of the best one. He had bought one breath of peace with each cow. He was out of cows. Their knives were up, and he shoved you in among them.',
    ],
    still: [
      'Nobody had sat. The fat went white on the meat.',
      'They had turned the shield a quarter round. From there it was the same boar.',
    ],
    later: [
      'A burnt place, and boar bones. The skull was on a pole and looked down your road.',
      'The hides were gone from the poles. One bone lay by the ash, and nine knives had been at it.',
      'Nine places were trodden into the ground in a ring. The tenth was less deep.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        feeds: true,
        action: 'Put your knife in the meat',
        description: 'Everyone who wants it must take it from you then, in order of age.',
        success: [
          'You cut, and they came, and you threw them: the old one softly, the drunk one far, the third on top of him. The fourth looked at how much meat it was. “Can you eat that?” he asked. You ate. They sat down to watch.',
          'The first had a bad knee, and you put him down on the good one. All of them saw it. After that they came one by one, and fell well, and got up, and sat. At the ninth you had the thigh and they had the ribs. Three threes of ribs, and no one dead.',
          'You cut nine pieces and one, and ate yours, and kept the knife up. Each had to come by you for his own. Each looked at you. Each took it and sat down. The best man’s piece you had in your belly by then.',
        ],
        failure: [
          'You put the knife in. By age, it is the fourth who is dangerous. He was the young one, and he had waited three feasts. You young ones on the end there, I mean you.',
          'You had the first slice on its way to your mouth. An uncle of somebody hit the hand. Then somebody hit the uncle. It went on outside, and you had no meat out there.',
          'The knife went in and stuck in the bone. You tugged. You pulled with a foot on the shield. Nine men do not wait for a third pull.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Boast louder than the last one',
        description: 'It must be true, or so big that they will want it more than truth.',
        success: [
          'You had wrestled winter, you said. You had him down, you had him by the beard, and then the beard melted. They howled. They beat on the poles till the hides shook. The meat came round to you, hand over hand. It passed nine mouths on the way.',
          'You said it quietly: you had once been so drunk that you let another man boast first. Nine knives stood still. Then the oldest had to hold on to his neighbour. They wept, they laughed so. “Eat,” they said.',
          'You told of your mother. She carried you through the hungry year on her back and ate bark, and gave you the inside of the bark. That was the boast. No man had a bigger one. They put down what they held and gave the piece to her, and you ate it for her.',
        ],
        failure: [
          'You boasted of a thing on a river. A boy of theirs was dead of that river. One could hear the fat drip. The host looked at the ground.',
          'You had swum the lake with a gate on your back, you said. They asked from what bank. You said the bank. They had missed that gate. Never say from where, when you boast.',
          'You were loud. The next was louder, and the third was the loudest, and then they had all boasted again from the beginning. The knives were higher than before.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'none'], {
        action: 'Give the host a gift that he cannot top',
        description: 'You have nothing for it, and it will have to be that.',
        success: [
          'You gave him his hunger. He had eaten nothing that day, for giving. You cut the first bite off the boar and put it in his mouth. He chewed, and the tears ran into it. Who could give more? They counted, and nobody could.',
          'You gave him one shoe. He had none. He stood there, one foot high and one foot low, and looked round for a gift to give back, and there was no gift in the house. “I am beaten,” he said, and sat. Then they all sat. Nine, and the host, and you: that is who ate.',
          'You asked him the boar’s name. He had one for it, and he said it, and his voice went. You drank to the boar by name. All nine had to drink to it too, and for that a man puts down his knife.',
        ],
        failure: [
          'You gave him your name. He gave you his. There was a feud on it, three dead on the one side and two on the other. Two of the nine were of that other side. Three and two make a hand, and it wanted a finger more.',
          'You gave him back his greeting, with his father’s name in it. He gave you yours with the grandfather’s. He could not stop giving. You had got to the ninth grandfather, and nobody had sat down. Gifts: a great many. Sitters: none.',
          'You gave him your place by the fire. He gave it to the oldest. The oldest gave it to the next. They gave it round with the points of their knives, and it came to you again last.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        hurt: 'blow',
        action: 'Bow and go out under the hides',
        description: 'It shames all nine of them, and they are on their feet.',
        success: [
          'They watched each other’s hands. You lifted the hide at the back, where the dogs go in. Outside there was no one, and it was wide, and the way was yours. Nine and a host stayed in. One came out.',
          'You bowed to the first man, and he had to bow. You bowed to the second. So you went round, bow and step, bow and step, and each step went backward. At the ninth bow there was a hide in front of you. You were on the good side of it.',
          'You told the host in his ear: count to a hand. He counted. At five he let the pole fall, and the roof came down on nine men, and nobody was the best under there. You had been near the edge. You went.',
        ],
        failure: [
          'You lifted the hide. A dog lay in the hole. It was their dog, and it had been told who might go. One dog, and it was enough.',
          'You bowed yourself out into the cooking-place. There stood the nine wives. They had waited a long time to be angry with somebody, and each had a ladle.',
          'You bowed low. They do not bow, in that house, unless it is to say “I have eaten”. You had not eaten. They helped you up by the hair, so as to ask you. Eat first. That is all our law of guests.',
        ],
      }),
    ],
  },
  'elk-at-the-crossing': {
    terrains: ['forest', 'swamp', 'plains', 'mountains'],
    weight: 2,
    shows: ['elk', 'river', 'hunter', 'brother'],
    openings: [
      'Count the elk. You cannot. They went down into the river, and over, and up, and there were always more. Our dead walk with them some of the way, so we may not move until they have passed. One elk had stopped, an old cow. A hunter lay by you in the reeds. “She has my brother’s eyes,” he said, and she stood in your way.',
      'One stood still. All the rest went by her, a wood of horns, down into the river. She was grey in the face. A hunter had his bow bent on her and did not loose. She looked as his brother had, he said, who was dead. No one goes on while the elk go over. That is the law, and you were stopped by it.',
      'The drums left off, and so you knew. The elk were in the river. Put down what you carry, we say, and sit, and close your mouth, till the last one is through. You sat down. A hunter sat. An elk came up out of the line and stopped before the two of you, and the hunter said a name. It was his brother’s.',
      'Two hands held you down. They were a hunter’s. “Elk,” he said into your ear. The trees walked, and it was them, rank behind rank, down to the river. We do not cross before they have crossed. One had turned about and stood over you. Her breath was warm. “It is how he stood,” said the man, “my brother.”',
      'Who goes with the elk? You know who. They cross the river with them, the ones we put down last year, and find their way by the smell. So nobody may push in and nobody may call. You had to wait. An old cow elk came along the bank from face to face. At the hunter beside you she stopped. He had lost a brother.',
      'Three things you do when the elk go over. You lie flat. You shut the dogs’ mouths. You let the river be theirs. The hunter next to you did a fourth: he wept. One elk had stopped in the shallows and would not go on, and she had the eyes of his brother. While she stood, the whole bank had to lie there, you too.',
      'A hunter held out his bow to you, wrong end first. He could not, he said. There she stood, a cow elk, old, wet to the belly, and all the others went round her into the river. She turned her head as his brother did, and his brother was not long in the ground. He wanted her to go. Until she went, nobody did.',
      'We were on the bank with our bundles, all of us, and the babies had a finger to suck. The elk filled the river. On the other side was where we wanted to be, and you with us. But one of them stood and looked for somebody. A hunter hid his face. “Do not let her see me,” he said, “she is my brother.”',
      'The ground shook first. Then you heard the knees, and a wood came down through the reeds: elk. They went into the river with their eyes on the far side. One had her eyes on this one. The hunter at your elbow had drawn, and his arm hurt him, and he could not shoot at his brother’s face. The way was hers until she moved.',
      'Eight hands had gone over, and eight more, and eight, and that was the front of them. Nobody passes elk. You sit by the river until there is no more elk. A hunter made room for you in the reeds. There was one out there who did not walk on, and he would not look at her. “That is my brother,” he said, “and he owes me nothing.”',
    ],
    still: [
      'She took one step. She put the foot down as one puts down a baby.',
      'A child cried somewhere on the bank and was given a thumb. The grey head came round to see whose child.',
    ],
    later: [
      'Their road lay through the wet, broad and black. One shed horn stood upright at the edge.',
      'Hair hung on the reeds as high as your chest, for as far as there were reeds.',
    ],
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Stand and let them pass',
        description: 'It takes as long as it takes, up to the shins, with your eyes down.',
        success: [
          'You stood. They went by on both sides, and they were warm, and they clicked at the heel. When the last calf was through, the old cow put her nose to your chest. It left a wet place. The hunter touched it with one finger.',
          'You looked down, and so you saw legs. Four, four, four. Not one touched you. Something breathed in your hair for a long while. Then there was only the river, and all along the bank people let go of each other’s hands.',
          'You stood with the hunter on your left. On your right stood someone too, and you did not look. We don’t. When they had all gone over there were two of you again.',
        ],
        failure: [
          'You stood till your legs were not yours. Then you coughed. It was small. Every head in the river came up. You little ones who cough, cough now.',
          'You stood, and it was as good as done. A calf sat down on your foot. You made no word of it, only a noise, and the noise was enough to turn them. One calf did that. It weighed as much as you.',
          'You looked up. You were told not to, and you did it. There was one face among them that you knew, and you took a step, and the whole herd broke.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        hurt: 'blow',
        action: 'Walk among them under your own coat',
        description: 'You go on all fours between hooves, and you must smell as you can.',
        success: [
          'You put your head down and were not there. There were backs, and breath, and one thought, and it was north. You came out of it a long way on. You had to count your fingers to know.',
          'They let you in between two calves. You went on your knuckles. The old cow came behind you and pushed with her chin, and so she went over at last, and you with her. The hunter saw two go.',
          'You walked on hands and feet, and the river was under you, and over you, and under. A shoulder held you on the left. A shoulder held you on the right. You never saw whose. Then there were stones. When we ask who held you, you say: two.',
        ],
        failure: [
          'A young bull looked at the coat. He looked at the feet under it. He had never had anybody smaller than himself to show it to. Then he had one.',
          'You went with them along the bank, and no one minded. Then they lay down to chew. You lay down wrong. An elk begins with the knees, and they showed you.',
          'You walked with them. On the bank somebody called your name for fear of you. You answered. That whole side of the herd ran, and it ran where you were. When our own go among them, keep your mouths shut.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask whose brother she is',
        description: 'The one whose brother it is must answer her, and you will have asked it aloud.',
        success: [
          'You called out our dead in their order. At the hunter’s brother she lowered her head. He put down the bow. He walked out through the reeds and laid his cheek on hers, and they stood. Then she went over.',
          '“Whose?” you asked her. Along the bank they looked at their feet. “Mine,” the hunter said, “mine, mine.” The third was loud. She blew through her nose. She had only wanted to be told. So tell them, when they come to you.',
          'You asked it, and he got up out of the reeds. He told her that the child was born. He told her the name they gave it. She listened to the end, and turned, and swam, and he unstrung his bow. The child is this one, here, on my knee.',
        ],
        failure: [
          'You called the dead. There was one that you had put in only to fill a hand. She came to that one. She wanted to know more.',
          'You asked, and three men said that she was theirs. They had all waited. They fought for her in the shallows, and she stood by.',
          'The hunter said nothing. You asked him again. The third time he hit you. He had been in the boat, on the day, and he had swum. We do not ask him that now.',
        ],
      }),
      does(['force', 'vigour', 'easy', 'slight'], {
        hurt: 'mishap',
        action: 'Swim the river ahead of the herd',
        description: 'It is cold, and they do not steer.',
        success: [
          'You went in naked with your bundle on your head. They came after, a forest, blowing. You were up on the stones with one arm in your shirt when the first hoof struck. She came out behind you and went on.',
          'You were in to the neck before the cold knew you. You swam as a hare runs. When your hands met gravel you swam over that as well. They came out on both sides, and shook themselves, and let you lie.',
          'You ran in with a shout, and the river shut on it. Horns left, horns right. Somebody’s chin lay on your shoulder the whole of the deep part. It was grey. It got you over. We put out meat for her, every year, one piece.',
        ],
        failure: [
          'They do not steer. You came out on the other side, in the end, and three of them had gone over you. Three elk. Reckon the feet.',
          'You were a hand ahead of them. Then the bottom came up. That is good for those who have four legs.',
          'You swam, and you got colder, and you turned back. Nobody turns back in front of elk. They took you with them down to the bend and left you in a willow. We counted you among them till you called.',
        ],
      }),
    ],
  },
  'hostage-day': {
    terrains: ['swamp', 'forest', 'plains', 'mountains'],
    weight: 2,
    shows: ['child/children', 'ford', 'island', 'rope', 'tribe'],
    openings: [
      'Two tribes, one on each bank. One ford. On the island in the ford, two children, a girl and a boy, with one rope round both. They were the pledges. They had been gone three threes of years, and each tribe wanted its own one home. The children would not go. Nobody passed the ford till they did, and you had to pass.',
      'A mother stood on the left with a small coat. A mother stood on the right with a small coat. Three threes of years too small. The children sat on the island, a girl and a boy, and had tied the rope round their two bellies. Each tribe wanted its child, and would fight for it. The spears closed the ford to you.',
      'We lend a child, they lend a child, and nobody is killed. It is a good law. Now the time was up, and each tribe stood at the ford to draw its own one in. They drew on the rope. The girl came nearer to the boy, and the boy came nearer to the girl, and that was on the island. The ford was shut over it.',
      'How far is it home? Ten steps of water. Two children stood on the island in the ford and did not take them. The girl was of the left tribe and knew the right one’s songs. With the boy it was the other way. They held each other by the rope. Both banks wanted them, both banks had spears, and you stood in between.',
      'The drums had stopped. The boy looked to the wrong bank, and the girl to the wrong bank, and their mothers saw it. Three threes of years makes that. Now the children had run the rope round a stump on the island, and round themselves, and would be fetched by no one. “Nobody crosses,” said the tribe on your side of the ford.',
      'Two fires. Two pots. Each mother had asked over the ford what her child ate now. That was how it stood. The girl and the boy were on the island, where they had been let go, and the rope lay tied about both. Each tribe would have its pledge or have blood. They held you on the bank till it was one of them.',
      'Do you want to see what peace is? It is two children on a stone. They had lived each with the wrong tribe, and so no one had died. Now they sat on the island in the ford, back to back, with the rope round them, and watched both banks sharpen. The tribes wanted them home. Your road went through the ford, and so did the spears.',
      'They had let go both children together, as was agreed. Ten steps for the girl, ten for the boy. They met on the island. They stopped. They took the pledge-rope and made one knot of two ends. Now each tribe called “Ours!” over the ford, and they had begun to lift their arms. You could not go over between them.',
      'An uncle wanted to try it with oxen. The rope lay across the whole ford, an end for each tribe, and in the middle it was round the two children on the island. They had dug in their heels. A girl. A boy. They had been given away when they could not yet talk. No one was to wade, till they came, and that was said to you.',
      'On the island in the ford sat a girl and a boy and played at stones. She had won three times. On both banks stood the people whose children they were, each tribe with its spears out, and called them home, and they did not come. They had the rope about them. It was somebody else’s peace, and it lay across your way.',
    ],
    still: [
      'No spear was up yet. They had only turned them, so that the points were in front.',
      'The old women sat down before the spears on both banks. They showed their own side their backs.',
      'One mother had waded in to the knees. There she stood.',
    ],
    later: [
      'Two stones leaned together on the island. On them lay a honeycomb, for whoever was hungry.',
      'On both banks the turf was worn bare, as it is before a door.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Speak the law of fostering',
        description: 'It is older than hostages, and you have it only from your grandmother.',
        success: [
          'Who eats from one bowl for nine winters is kin to it, you said. You said it three times. On each bank an old woman nodded, and then all the old women. The children went with both. They go a year about.',
          '“Who fed these two?” you asked the left. “And you?” you asked the right. A child belongs where it asks for more. Two women said, low, that theirs always had. It was drummed out, one long, one short: two children, four mothers.',
          'You gave them the law, and they had forgotten it, and so could not be against it. Each tribe was to keep what it had fed. But each was to send a cow, every year, with a song. They took the rope for the cow.',
        ],
        failure: [
          'You gave them all of it. At the end an uncle remembered how it went on: and neither shall drown one without leave of the other. They began to ask for leave.',
          'You came to the bowl. Whose bowl was it? There was a chip in that bowl, and it was an old anger. They had kept quiet about it for three threes of years.',
          'You spoke it, and your grandmother’s tongue came out in it. She was of a third tribe. On both banks they knew those words, and what had been burned with them.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Sit down between them and share what you eat',
        description: 'It is not your island, and all there have fasted for this.',
        success: [
          'You broke it in three. While there is chewing there is no war. On the left somebody threw down a cheese. On the right, so as not to be less, they threw a goat.',
          'You cut it small. The boy asked for more, and it went over the water to every aunt. They came wading with pots, from here and from there, and where they met they had no hand free for a spear. Pass the bowl on, while I tell it.',
          'You had bread, and halved it, and halved those, until there was a crumb for the front row on either bank. The children carried them over. They came back each time. Then they did not come back, and each was in the right arms.',
        ],
        failure: [
          'You shared it out, and it was in their mouths already, and it was pork. One tribe may. The other may not. Now there was that too.',
          'There is only one first piece. Both banks watched for where it would go. You ate it. They have not forgotten that, left or right.',
          'You sat between the two. They ate with you, and were glad, and moved closer to you, and took hold of your coat. So it was said on the banks that you had come to take them.',
        ],
      }),
      does(['force', 'reflexes', 'hard', 'grave'], {
        action: 'Snatch one child and run',
        description: 'Both tribes will for once agree, and that is two hundred people.',
        success: [
          'You had the boy under your arm before they breathed. The girl ran after, for the rope was on them both. Up the stream, over the stones, and the cries grew small. They both bit you. When the tribes came up, out of breath and side by side, it was one hunt and one fire.',
          'You took the girl and ran in a ring, and let them all run after. The left tribe ran. The right tribe ran. Among the trees nobody knew his own. When you set her down there was one tribe, with no breath in it, and it laughed.',
          'You ran. Behind you two hundred ran, and her mother ran first of all. You let her win. She had the child and would not have it looked at, and the others stood and saw that. Nobody lifted anything more that day.',
        ],
        failure: [
          'You had the girl under your arm. The rope was on the boy. It ran out, and stopped you, and then two hundred people stopped you again.',
          'You ran well, and she hung from your arm and called the names of everyone whom she saw. She knew them all, on both banks. They came from both.',
          'For the first time in all those years they agreed. It was about you. The children stood at the edge of it and watched until you lay.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the rope for the pledge',
        description: 'Someone must hold it and be fair, till there is word.',
        success: [
          'You wound it on your wrist, and you sat with the two of them, and lost at stones, three games. No smoke. No smoke yet. Then a rider with a green branch. The boy was asleep, and you carried him over, rope and all.',
          'You let it out a little. The girl looked at a heron and came back. You let it out more, and she came back. They saw that, from both banks, how long it was and that nobody pulled. After that it was talk. Pull on a child and you have half of one.',
          'The children taught you the words. Fish is one word on both banks. So is mother. So is the one that they called to you over the ford, with green branches up, and you knew it by then.',
        ],
        failure: [
          'You held on until your hand was white. There was a smoke. It was anybody’s smoke, you said, and the children said so, and behind you the spears went up. Three said so, and two hundred did not hear.',
          'You held it fast. From the banks they saw a stranger with their child on a rope. It looked bad. Both began to tell you what they would do.',
          'You held it until nobody knew what for. Then word came, and it was: wait. The two on the island had untied themselves. You were the one on the rope.',
        ],
      }),
    ],
  },
});

export const barbarianPursuits: readonly Pursuit[] = pursuits('barbarians', {
  'count-the-herd-tracks': {
    places: ['plains', 'forest', 'hills', 'mountains', 'swamp'],
    ...does(['explore', 'perception', 'easy', 'none'], {
      action: 'Read the ground back to the last rain',
      description: 'On hands and knees, nose down; a man is easy to kill so.',
      success: [
        'One wolf. One woman with a load. Three cows, and not her own. They had all gone that way, and she last. You sat up on your heels and knew it as one who had walked with her.',
        'Four had lain here. One had got up, and stood, and lain down the other way round. You lay down in the shape of him. From there you saw what he saw.',
      ],
      failure:
        'You read it backward, from the fresh to the old, a finger for each. It was well read. So you came up to what had made it, and it had turned round.',
    }),
  },
  'sweat-hut': {
    places: ['forest', 'plains', 'hills', 'mountains', 'swamp'],
    ...does(['patience', 'vigour', 'medium', 'none'], {
      action: 'Build a sweat-hut and go in',
      description: 'Hot stones and hemp-seed, under a hide; one sees one’s dead, and they have views.',
      success: [
        'It roared, and it was black, and they were all there. “Thin,” was all they said. You fell out into the air and steamed. What had been a knot in you was a string.',
        'You poured. You breathed, and the hide breathed. Nobody came but an old dog of yours. He laid his chin on your foot until it was over. He had been dead a hand of years.',
        'An uncle came and asked who had his axe. You said who. He had thought so. He moved over and was content, and you lay against his side and got warm to the bone.',
        'You poured a third time, and there was less of you. Somebody sang. The women of your house went by with pails, and the last put her palm on your head. Done, she said. You crawled out into the fern.',
      ],
      failure:
        'One stone too many. Your grandmother came through the steam. “Out,” she said. You had wanted to ask her something, and you asked it of the grass.',
    }),
  },
  'stone-market': {
    places: ['city'],
    ...does(['trade', 'perception', 'easy', 'none'], {
      action: 'Sit down in the market with your goods on a hide',
      description: 'You say nothing, they add a little, you say nothing; it can outlast the market.',
      success: [
        'You looked over his head. He added. He went off, came back, added. He laid down the last of it and groaned. You spat in your palm then. That was the third time. You would have done it at the second.',
        'They felt it. They smelled it. They fetched a wife, and she bit it. You looked at the sky. They told each other that it was worth nothing, all round the ring, and then it was theirs.',
      ],
      failure:
        'You said nothing so well that they took you for dead. Two of them took the hide by the corners. You had to speak, and who speaks has lost.',
    }),
  },
  'chiefs-fire': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Bring word to the chief’s fire',
      description: 'You stand until you are seen; you are fed after you have been believed.',
      success: [
        'You said it three times, the same each time. The chief moved a cousin with his foot. There was your place: warm side, one rib, and everything that they had quarrelled over since the leaves fell.',
        'You gave the word and stepped back from the light. They fell on it, as dogs on a bone. You counted who spoke. One did not. That was the one to remember.',
      ],
      failure:
        'You gave it three times. The third was not the same as the other two. A bowl was filled for you, and they gave it to the next.',
    }),
  },
});

export const barbarianFinds: readonly Find[] = [
  {
    places: ['forest', 'hills', 'mountains', 'plains'],
    item: item('Bear-tooth necklace', 7, 'Eleven. The gap is for his, who did not give it up.'),
    told: [
      'They clicked, as you walked, like something deciding.',
      'One of the eleven teeth was a dog’s, and was worn on the inside.',
      'There were two sorts of knot in the string, from two sorts of hand.',
      'You ran your tongue along them, and then along your own.',
    ],
  },
  {
    places: ['coast', 'swamp', 'forest'],
    item: item('Lump of amber', 11, 'Raw, with a skin on. It draws up chaff, and wants rubbing.'),
    told: [
      'It weighed nothing, as if it had not quite made up its mind to be stone.',
      'You warmed it in your fist, and it smelled of a wood that was nowhere about.',
      'Something small had gone into it on the one side, and been meaning to leave by the other.',
      'You rubbed it, and the hairs on your arm got up to look.',
      'You licked it, and it was a summer that nobody had been at.',
    ],
  },
  {
    places: ['plains', 'hills', 'city'],
    item: item('Bronze razor', 6, 'With a ship on it, that carries the sun home by night.'),
    told: [
      'It still took hair. You tried it on your wrist, and there was a bald place there like a coin.',
      'There was a ship cut in it. You tilted it to and fro, and she put out.',
      'Whoever had it last had used it on one cheek, you would say, and then been called away.',
      'You drew it down your shin, and that stretch of you was a child’s.',
      'The edge had been hammered out so often that the ship was sailing along the very brink.',
      'You saw one eye in it, green, and a good deal older than you.',
    ],
  },
  {
    places: ['swamp', 'plains', 'forest'],
    item: item('Twisted gold wire', 14, 'Out of the bog. Someone gave it up, and they have been told you have it.'),
    told: [
      'It had been round a thing as thick as a wrist, and the thing was not there.',
      'There was peat in the grooves of it, and one turn that somebody had begun to undo.',
      'You said aloud to the place what you were taking, so that nobody need wonder.',
      'It was as long as a belt and as heavy as a hare; and it was quite warm.',
    ],
  },
  {
    places: ['mountains', 'hills', 'desert'],
    item: item('Flint core', 3, 'There are nine good blades in it yet for one who knows where to knock.'),
    told: [
      'You knocked off a flake, and it cut you, to show that it was no worse for waiting.',
      'One could see at which blade the knapper had been called in to eat.',
    ],
  },
  {
    places: ['plains', 'city', 'coast', 'desert'],
    item: item('Stone-house coin', 4, 'A fat man’s head. They say that he is a god; look at him.'),
    told: [
      'It had a fat man’s head on it. You bit him, and he was softer than he looked.',
      'On the back there was a woman with a basket, who had to do the work.',
      'Somebody had put a hole through the fat man’s ear and worn him.',
    ],
  },
  {
    places: ['forest', 'swamp', 'mountains'],
    item: item('Elk-hide boots', 7, 'Hair side in, and the feet of somebody larger.'),
    told: [
      'You stuffed the toes with moss, and looked behind you for whoever had come in them.',
      'They squeaked, the left one first, and then the right one agreed.',
      'There was a pebble in one heel that somebody must simply have put up with.',
    ],
  },
  {
    places: ['plains', 'hills', 'forest'],
    item: item('Mead horn', 6, 'Aurochs. When it is full, one has to be two people.'),
    told: [
      'You put your nose in it, and it was somebody’s wedding.',
      'The rim was silver once; you could feel where.',
      'It would neither stand nor lie, and so you had to wear it.',
      'There was a thong on it for one person to hang it by, and a second thong.',
      'You held it to your ear, and it was what the ox had been thinking.',
      'Two had drunk out of it at once, by the marks of the teeth, and had not been of a height.',
    ],
  },
  {
    places: ['mountains', 'forest', 'hills', 'desert'],
    item: item('Bundle of healing moss', 4, 'Dry, it drinks blood; wet, it gives it back.'),
    told: [
      'It had been tied into four: for the head, for the arm, for the leg, and one that was not marked.',
      'You pressed it, and it let go a drop, the colour of a bog.',
      'Whoever picked it had left the roots on, for next time.',
    ],
  },
  {
    places: ['city', 'coast', 'plains'],
    item: item('Red glass bead', 5, 'Made by nobody that anyone has met.'),
    told: [
      'You held it to the fire, and there was a fire in it.',
      'There was a hole in it for a string, and a little of the string.',
      'There was a bubble in it, where somebody far off had breathed.',
      'You put it in your mouth, to be safe, and it was no smaller there.',
    ],
  },
  {
    places: ['swamp', 'forest', 'plains', 'hills'],
    item: item('Antler pick', 3, 'The tip is polished by chalk, the haft by nine fathers.'),
    told: [
      'You struck a stone with it, to hear, and it rang true.',
      'There was a second point under the first, for one who could wait.',
      'You took it in both hands, and they knew at once which was the upper one.',
      'There was a hair wound round it at the neck, from when the tine was loose.',
      'You scratched your back with it, in the place, and were for a time as happy as a stag.',
      'It had come off a beast that fought; there was another one’s mark on it, low down.',
    ],
  },
  {
    places: ['coast', 'mountains', 'plains', 'hills'],
    item: item('Whale-bone club', 5, 'It came over the hills from hand to hand, and has done some damage on the way.'),
    told: [
      'You swung it, and it had a view of its own as to where to stop.',
      'One end was gnawed, and it was not the whale that did it.',
      'There were notches down the side; then somebody had run short, of room or of neighbours.',
      'Somebody had cut a smile in the thick end, so that one should be met with a smile.',
      'The grip was wound with a belt, and the belt had been some child’s.',
    ],
  },
  {
    places: ['swamp', 'desert', 'hills', 'mountains'],
    item: item('Carved little god', 8, 'Oak, with quartz for the eyes. He has been fed lately.'),
    told: [
      'There was butter on the god’s mouth. You wiped it, and he bore you no grudge.',
      'He had a hole in his foot for a stick, so that he could see over people.',
      'You turned him round to look at his back, and it had been left to you to imagine.',
    ],
  },
];
