import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const barbarianFrames: readonly Frame[] = frames('barbarians', {
  'men-with-strings': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 3,
    shows: ['string', 'stick', 'mound', 'soldier', 'man'],
    cast: { 'bald man/man': 'he', soldiers: 'they' },
    openings: [
      'Four soldiers and a bald man barred your path with a string. He measured a road with it, and had driven his last stick into the mound where our grandfathers lie. The road should go through them. No soldier let you step over the string.',
      'A bald man and four soldiers were measuring a road, and it would go through our mound. Their sticks were red and white, and three of them stood in the mound where our grandfathers lie. His string and his soldiers stood between you and your path.',
      'A bald man lay on our mound, one eye shut, and looked along a string. He wanted a straight road there, and our dead lay in it. Far down the valley the trees fell along his line. Until the last stick was in, four soldiers held the way shut, and you stood before them.',
      'Four soldiers and a bald man had stretched a string over our mound, where our dead lie. It went from his fist to a stick, to a stick, to a stick. There he wanted his road. Nobody might cross the string before he was done. You had to cross it.',
      'Four soldiers and a bald man had come to our mound with a string and a bundle of sticks. Where the string went, the trees lay down, and a road should follow. Our dead lie in that mound. You had to go on across the string, and they let no one over.',
      'A bald man with a string stood at our mound, and he wanted it flat for his road. He had cut down the alders and stopped the well that stood in the line. The mound with our dead was next, and he had the stick in his hand. Four soldiers stood on your path, shoulder to shoulder.',
      '“Hold,” said a bald man, and four soldiers stopped you at his string. He was marking a road with sticks, and it would go through the mound where our dead lie. He had two words of ours, and that was one. Till his line was done, you were not to go anywhere.',
      'A bald man had stretched a string from stick to stick, up to the mound where our grandfathers lie. He wanted a road there, straight through the dead. His four soldiers held every path. He wanted nothing in the way of his road: no cow, no grandfather, and not you.',
      'A bald man was laying out a straight road with string and sticks, and our mound lay in it. Our dead would lie under wheels. “Straight,” he said to you three times: to the string, to the stick, to the mound. Four soldiers had scratched a line across your way, and you were not to step on it.',
      'On the mound where our dead lie stood a stick. From the stick a string went off through the whole valley, and the bald man who owned it wanted a road there. It would go through the mound. The man had four soldiers, and they turned back all who came, and you too.',
    ],
    still: [
      'The bald man still measured his road through our mound, and his four soldiers still let nobody across the string. One more stick was in.',
      'Till the bald man’s road was marked, his four soldiers kept you back behind the string. Two soldiers slept and two stood, and then they changed over.',
      'The bald man would have his road through the mound where our dead lie, and his soldiers did not let you pass. He ate an onion by his sticks.',
    ],
    givenUp: [
      'The bald man’s line went through our mound, and his road after it. The four soldiers led you round the string and let you go. Our dead had to move over.',
      'The last stick went in, and the bald man lifted his string for you. You walked under it, head down. The road goes over our dead. We sing louder to them.',
    ],
    later: [
      'Grass grew three hands high where the bald man had stood. It was our grass, and our cows had found it.',
      'One stick was left there, red and white, from the bald man’s line. A wren sat on it.',
      'There was a groove in the turf, one finger wide, where the bald man’s string had lain.',
    ],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Move each stick a little aside',
        description:
          'Then the road will miss the mound; but you lie on your belly by each stick, and a soldier may see you.',
        success: [
          'You crept from stick to stick and set each a hand to one side, and the road missed the mound. Three, and three, and three. The bald man looked along them, and the line ran into a lake. So the road went to the lake, and you went on. Our dead heard them wade.',
          'You moved the sticks, and the road went round our dead. A hand, then an arm, then a whole step. The bald man looked. He looked again. He went where the sticks told him, with his soldiers. One mound: still ours.',
          'You moved the sticks, and the soldier who saw you said nothing. He saw you with a stick in your arms, and he saw the mound. He has a grandfather somewhere. He turned on his other side and slept, and the road went by us. Count him with the good ones.',
        ],
        failure: [
          'You had moved a hand of sticks when a soldier woke and caught you. He lay in his red cloak with both arms about the next one. Then there were four. They put all the sticks back.',
          'You pulled out a stick, and the soldiers heard it. The hole was wet, and it sucked. They stood you up. They made you put the stick back and stamp.',
          'You moved the sticks wrong, and made the line better. It had been bad. The bald man laid his palm on a stick, and now it went through the middle of the mound. Do not tell that to the dead.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell them who lies under the mound',
        description:
          'If they know that our dead lie there they may move the road; you have eleven of their words, and three are for food.',
        success: [
          'You showed them that our dead lie there, and the bald man moved his road. You said: grandfather. You laid your cheek on your hand: he sleeps. You stood up slowly with your arms out: he wakes. The bald man knew that too, from home. He pulled three sticks, and the road went round.',
          'You lay down and showed them who lies in the mound, and they gave up the line. Here is one. Below him, his father. Below that, his. You went on till your arm was in the turf to the shoulder. The soldiers took the iron off their heads. The string was wound in.',
          'You said the names of the dead, from the top of the mound to the bottom, and the bald man moved his road. You used our words, for his had given out. At the third hand of names he sat down and said three of his own. Then he pulled out the stick.',
        ],
        failure: [
          'You said the word for grandfather, and it was a word for food. The soldiers shook their heads. They had eaten, they showed you, and patted their bellies. The bald man drove in the stick. Cut that one shallow.',
          'The bald man understood you, and did not care. He drew what you had told, in the dirt: a small hill. He was glad to know what it was. Then he drew his line through it. One hill, one line.',
          'You said “sleep” and “old” and “here”, and they thought that you were tired. They laid you down on the mound and put a cloak over you. That was kind. The next stick went in beside your ear.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        hurt: 'blow',
        action: 'Cut the string',
        description:
          'Without a string no road can be measured; but the soldiers guard it, and they come at you from both sides.',
        success: [
          'You cut the string, and the soldiers did not dare to follow. It flew both ways and sang. You shouted from a ditch, from a bank, from some trees: three shouts, three tribes. They stood back to back until you had gone. You were one.',
          'You cut the string, and the whole line came down. It ran off up the valley, and every stick lay down behind it, a whole person of sticks, fingers and toes. The soldiers ran after the end, and you crossed. Strings on the ground: one. Dead: none.',
          'You cut the string and walked across. At the third cut the bald man fell over, who had leaned on it with his eye. The soldiers picked him up, all four, one to a limb. Of five, none looked up, and the line was gone.',
        ],
        failure: [
          'You cut the string, and the soldiers followed the two ends to you. Two from here, two from there: add it. They beat you back, and the bald man tied a knot in it.',
          'You cut at the string, and the weight on its end flew at your head. You did not know about the weight. Four soldiers came after it. The string was stretched again before you were up.',
          'You sawed at the string, and the soldiers felt it hum and came. You were at the last thread. They took the knife hand first and the rest of you after. The string held.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Fetch the bald man a hot meal',
        description:
          'A guest who has eaten at the mound may not harm it, by our custom; you must fetch the food from a house of ours.',
        success: [
          'You fetched the bald man a meal, and he took his road elsewhere. He wept as he ate. He drew in the dirt: a house, a tree, a small one who holds his knee. You drew yours. He went out along the line and pulled up three threes of sticks.',
          'You brought food on a leaf, and the bald man ate and gave up the line. He counted off on his fingers how long he had been gone from home. You ate with him from one bone. The last stick he broke himself, over his knee, and you crossed.',
          'The bald man ate the food that you brought, and it made him homesick, and he gave up his road. He wound the string up on his elbow and went home, and the four soldiers walked south behind him.',
        ],
        failure: [
          'The bald man ate it all, and he called more men to eat. They came out of the trees, five hands of them. Each had a bowl. The line stayed. We are still short of that meat.',
          'The bald man could not eat it: he had a bad tooth. He gave the meat to the soldiers. They pointed down the valley and asked you by signs for more. One bone, four mouths, and we had fed the wrong ones.',
          'The bald man would not eat it. He looked at the meat, and at the mound, and thought it was of our dead. He wiped his hands, three times, on the grass, and the soldiers walked you back to your side.',
        ],
      }),
    ],
  },
  'cattle-lifting': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 3,
    shows: ['bull', 'cow', 'boy', 'ford', 'horn'],
    cast: { boys: 'they', kin: 'they' },
    openings: [
      'Nine boys drove a stolen herd through the ford, and you could not cross. They were of the Red Hand, with soot on their faces, and the cows were the Marsh Kin’s. In front walked the white bull. They filled the ford from bank to bank, horn to horn. They wanted it done before the Marsh Kin woke.',
      'Nine boys of the Red Hand were stealing cows, and the ford was full of them. First went the white bull, with a boy on each horn. Then came his wives, forty cows, the whole wealth of the Marsh Kin. You had to cross there, and there was no gap in them.',
      'You came to a ford, and nine boys of the Red Hand drove stolen cows through it. They had the white bull of the Marsh Kin by the horns, and all his wives behind. They wanted them over before the Marsh Kin woke up to it. You lay in the reeds and could not cross, for the ford was full of them.',
      'Nine boys of the Red Hand had stolen the white bull and the cows of the Marsh Kin, and drove them through the ford. They went on tiptoe, so that the owners should not wake. The ford was all horns, and you could not cross. Each boy, as he went by, told you “Hush”.',
      'Nine boys of the Red Hand drove stolen cows through the ford, and you could not cross for the horns. They had the white bull, too, and every cow that the Marsh Kin owned. You belonged to neither tribe. But there was no way past them.',
      'A white bull stood in the ford, with eight hands of cows behind him, and you could not pass. Nine boys of the Red Hand held him by the horns and the tail. They were stealing the herd from the Marsh Kin, and wanted it on their side. He was as wide as the water.',
      'Nine boys of the Red Hand had stolen the cows of the Marsh Kin, to the last one, with the white bull in front. They had them in the ford already, horn on horn, and you could not cross it. One boy showed you his two palms: you were to wait.',
      'Nine boys of the Red Hand drove stolen cows through the ford, and you could not cross. They took from the Marsh Kin what they lived on: the white bull, and all his wives, horn at flank. A calf stood on your path and called three times for her mother.',
      'The ford on your road was full of cows, and nine boys were stealing them. They had soot on their faces, two of them at the white bull’s horns, seven behind. They were Red Hand, and the cows were the Marsh Kin’s, all eight hands. Till the last was over you could not pass.',
      'Nine boys of the Red Hand were stealing the herd of the Marsh Kin through the ford before you. They took the white bull first. Where he goes, the cows go. Two boys led him by the horns, and seven ran along the sides. The herd was long, and you could not get across till it was over.',
    ],
    still: [
      'The nine boys still had their stolen cows in the ford, and you could not cross before the last cow was over. The bull drank.',
      'The cows that the nine boys were stealing still filled the ford, and there was no gap to cross by. A calf lay down in it. Three boys pulled it, and it was heavier than three.',
    ],
    givenUp: [
      'Nine boys took the whole herd over, and the Marsh Kin woke too late. Then the ford was empty, and you crossed it in the mud. Cows: none. Fold that finger.',
      'The white bull got over, and all his wives, and nine boys after. Then you might cross. The Marsh Kin stood on the bank with ropes, and had nothing to tie.',
    ],
    later: [
      'The ford was soup, from the hooves of the Marsh Kin’s herd. A bitten rope hung on a thorn.',
      'All the reeds at the ford lay one way, as the cows had trodden them.',
      'On a stone by the ford a boy had washed the soot off his face. The black stayed on the stone.',
    ],
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        hurt: 'blow',
        action: 'Call the white bull by his name',
        description:
          'Every child knows the bull’s name, and where he goes the cows go; sung wrong, it brings him at you at a run.',
        success: [
          'You sang the white bull’s name, and he turned the whole herd back. You sang it low, as our girls do. He came up out of the ford, with his wives behind him, and breathed on you. There were boys left in the water, and they had nothing to hold.',
          'You sang half of the bull’s name, and it was enough to bring him out. Three times. At the third he walked, and three boys hung on his tail and were washed clean. He put his forehead against yours. His wives came after him, and the ford was empty.',
          'You called the bull by name, and he took the herd home. Every cow looked at him. A bull cannot be looked at like that. He shook off the boys, one horn, and the other horn, and went, and you walked through behind their last wife.',
        ],
        failure: [
          'You sang the bull’s name to the wrong tune, and he ran you down. It was the tune for when there is another bull. The boys caught him again in the ford. You there, little one, you have not met him.',
          'You sang the name of the bull’s father, and he came at you for it. He had killed his father, as bulls do. Then the boys led him back to the cows. We do not sing that name at this fire.',
          'You called the bull, and he came, and you stood too near. A bull does not stop at his name. He stops beyond it. He trod on you and turned back to his cows. Teach that to the small ones first.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Shame the boys with their own fathers',
        description:
          'They may leave the herd if they hear what their fathers owe the Marsh Kin; you must know those fathers better than they do.',
        success: [
          'You shamed the boys, and they gave up half the herd. You told them their fathers, to the ninth. The ninth drank Marsh Kin milk and lived. They left the bull and four hands of the cows, and drove the rest off, and the ford was free. Make two cuts, one for each side.',
          'You shamed the biggest boy, and he let the bull go, and the cows went after it. “Whose are you?” you asked. He said it. You said the rest: his mother’s mother came over that ford hungry, with one heifer, and the Marsh Kin gave her the second. The ford was free.',
          'You shamed the boys with their mothers, and they gave the herd back. This one was born in a Marsh hut. That one was nursed there. The bull was their cousin. They begged his pardon, one by one, three threes of pardons, and left him standing. You crossed.',
        ],
        failure: [
          'You told the boys their fathers, and they took it ill. At the sixth there was a deed that their mothers had kept from them. They picked up stones. Three threes of stones, and the herd stayed theirs.',
          'You told the boys their fathers, and they told you yours. There were nine of them and they had good voices. You stood with your mouth open, and the cows walked on. We had not taught you enough of them. That is ours to bear.',
          'You named a grandfather, and the boys were proud of him. He had stolen cows himself, in that ford. They cheered him, and kept the herd where it was. Nine cheers, and you had none.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Turn the first cows back in the ford',
        description:
          'The rest would follow them home, and the ford be free; you go into the water on foot, and they have horns.',
        success: [
          'You turned the herd in the ford. You stood up out of the reeds with the cloak over your head. You were big. The first cow swerved, the second climbed on her, and all ran home. Now the boys ran in front of them. They ran well. That I give them.',
          'You looked the bull down in the ford, and he turned. You went in to the belt and beat the water with both arms. We do not look away. He did. The cows followed his tail back to where they had been milked, and you crossed.',
          'You turned the cows home with a cry. You cried like a herd-girl, “Home, home, home.” At the third they believed it. They came round you on both sides, and each one was warm. The boys of the Red Hand stood in the ford with their switches and drove nothing.',
        ],
        failure: [
          'You stood up before the cows, and the third one ran you over. The first two parted round you. The third did not see you in time. The herd went on through the ford.',
          'You waved the cloak, and the bull came for you. He had wanted all that while to be angry with somebody, and the boys were too small. He threw you out of the ford, and the boys took hold of his horns again.',
          'You turned three cows, and they were the hindmost. The others did not heed it. One of the three was lame, and all the boys came at you for her. They drove the three back among the rest.',
        ],
      }),
    ],
  },
  'one-who-sits-up': {
    terrains: ['hills', 'plains', 'swamp', 'mountains'],
    weight: 2,
    shows: ['mound', 'woman', 'bones', 'cup'],
    cast: { 'dead man/man': 'he', 'old woman/woman': 'she' },
    openings: [
      'One dead man sat up in his mound, and you could not pass by him. You could see the turf lift and sink. An old woman of his kin was there, with a bag of bones to throw and his cup, and wanted him to lie down again. You were to help her, and then you might go by.',
      'A dead man was awake in his mound, and an old woman of his kin could not make him lie still. “He wants something,” she said. She had poured him three cups, and he had thrown the cup out. She had bones to throw and ask, and no heart for it. You were to help, and until he lay quiet nobody was to pass.',
      'A dead man knocked in his mound, three times. An old woman of his kin sat on your way with her bones for asking in her lap and his cup in her hand. She wanted him to lie still, and could not do it alone. You were to help, and not to pass till he slept.',
      'A dead man turned over in his mound, and an old woman of his kin barred the path before it. She wept into his cup. She wanted him to have his sleep. “Nobody goes by him,” she said, “the way he is.” She spread out her bones for asking, and wanted you to help her.',
      'A dead man went round and round in his mound, and the hill shook. He looked for what he did not find. An old woman of his kin had brought his cup and a bag of bones, to ask him, and did not dare. She held you by the coat on your way: help him lie down or go back.',
      'An old woman sat on a mound, and in it a dead man, her kinsman, had sat up. He would let nobody go by, she said, and he had caught two goats. She had brought his cup, and bones to throw, and had wept. She wanted him to lie down again, and you had to pass there.',
      'A dead man was awake in his mound, and his cup lay outside on the turf. We saw it go in with him. The old woman, his last of kin, had the bones in her fist, to throw and ask him, and did not dare. She stood in your way so that you should do it, and make him lie down.',
    ],
    still: [
      'The dead man was still awake in his mound, and the old woman let nobody by before he lay down. The turf lifted and sank.',
      'The old woman wanted your help yet, for her dead kinsman moved under the turf, and nobody was to pass him. She threw the bones and picked them up.',
      'Your path was still shut by the old woman, till her dead man should lie quiet. She held up two fingers: so many times he had moved.',
    ],
    givenUp: [
      'The old woman sat down on the mound herself, and sang till the dead man lay still. It was not you that he wanted. The path was free.',
      'Neighbours came with a fuller cup, and the dead man drank it and lay down. Then the old woman let you by. You walked softly, and no one thanked you.',
    ],
    later: [
      'You laid a white stone on the mound. Those who know do that. The dead man lay still in there.',
      'The sheep lay on the mound again, now that the dead man slept.',
      'At the foot of the dead man’s mound somebody had poured out milk, and the ants had found it.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Sit on the mound until the dead one sleeps',
        description:
          'You keep him company with your back to the turf until he lies down; some get up from it mad, we say.',
        success: [
          'You sat on the mound, back to back with the dead man, till he lay down. The turf was between. He told you who had the pasture, and who before, down to the first hoof. The old woman let you by. Say it to the children one day.',
          'You sat on the mound and heard the dead man out, and he slept. He leaned on you from the inside. He went through the cattle-sickness. He went through his sister’s wedding. You said yes to it, and no to it, and yes. Then the weight went away. That made one asleep, and you.',
          'You lay on the mound till the dead man was quiet. He rolled, and you rolled. Three times. What he dreamed came up to you: a calf, an arm, a whistle. The old woman shook you. He slept, and you could go. The whistle you have kept.',
        ],
        failure: [
          'You sat on the mound, and the dead man did not sleep. When you got up you did not know who had been who. The old woman called you by his name, and you went to her. He knocked behind you.',
          'You sat on the mound, and it was you that slept. The dead man pulled the turf over you, up to the ears, for the cold. The old woman dug you out. He sat up yet.',
          'You sat on the mound, and the dead man asked you what you could not answer. He asked it again, louder. The third time you ran, as far as the old woman. He still sat up. If one of you knows it, do not say it here.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Throw the bones and ask the dead one’s wish',
        description:
          'The way the bones fall tells what the dead man lacks, and with that he may lie down; they can also fall wrong.',
        success: [
          'You threw the bones, and they said that he wanted a small thing: his cup. You put an arm in by a fox-hole with the cup at the end of it. A hand took it. It was a dry hand. The mound sank by a finger’s breadth and was still, and you went by.',
          'You threw the bones, and they said that he had lent something. You asked along the valley, and at the fourth hearth an old man went red and brought out a pin. You put it into the mound at arm’s length. It was taken slowly. He lay down. What we borrow from the dead, we bring back.',
          'You threw the bones, and they pointed at the old woman. She knew it. She had not said his name for three years. She said it now, and again, and again, with her mouth on the grass. We all heard him lie back, and your way was free.',
        ],
        failure: [
          'You threw the bones, and they told you nothing. They fell hare, and hare. The last bone rolled down the path, and the old woman had to run for it. The dead man knocked.',
          'You threw the bones badly and learned nothing. Hare, and hare. You caught the third in the air, before it could say goat. So it said nothing, and the mound knocked.',
          'You threw the bones, and the dead man kept them. You waited with your hand out. Then you heard them, under the turf. He was throwing. It was long till he gave them back, one by one, and you had no answer.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Go in and wrestle the dead one down',
        description:
          'You creep into the mound and lay him down by force; the dead are heavy, and they do not get tired.',
        success: [
          'You went into the mound and laid the dead man down. You had him by the belt when you knew it: he wanted to lie down and could not. You bent his knees for him. You put his hair straight. You came out backward with dirt in your mouth. So we do it for all of them.',
          'You wrestled with the dead man and found what hurt him. He turned you one way, always that way, and there was a stone there, fallen on his feet. You let go of him and lifted it. He stretched, joint by joint, and lay still, and you went on.',
          'You wrestled the dead man down. You threw him once. He threw you once. The third time nobody fell, and you stood in the dark and held on, one living, one not. He put his head down on your shoulder. You laid him where he had been laid.',
        ],
        failure: [
          'The dead man threw you out of the mound. He was strong when he lived. Then he had nothing to do but lie there and get stronger. You went in on two legs. You came out on none.',
          'You took hold of the dead man, and he lay down on you and held you fast. When the old woman had pulled you out by the feet he was as wide awake as before. The mound knocked.',
          'The dead man caught you from behind and put you out. You went in by the head, and he was not there. Nobody may stand between one of them and the door, and you did.',
        ],
      }),
    ],
  },
  'wall-of-hands': {
    terrains: ['mountains', 'hills', 'desert', 'coast'],
    weight: 2,
    shows: ['hand', 'boy', 'beast', 'eye', 'fire'],
    cast: { boy: 'he', painter: 'he' },
    openings: [
      'A boy stood in your way at a rock with red hands painted on it, and he wanted to find his own. A child with no hand there has no name, and we may not leave such a one behind us. Above the hands walked painted beasts, and the last had one eye. Below burned the painter’s fire, and the painter was gone.',
      'A boy barred your way with his thin arm, at a rock full of red hands. “First find mine,” he said. He held his palm to a hand, and it was too big. A child without one has no name. Over him went painted beasts, and the last had one eye. The painter’s fire burned, and nobody fed it.',
      'A boy sat in the path at a painted rock, and wept. He had tried every red hand that he could reach, three hundred, and none was his, and so he had no name. You were to find it for him. A fire burned there, left by the painter. The painter’s last beast was short of an eye.',
      'A boy at a painted rock would let nobody go by who had not looked for his hand. Red hands are there for all of us, and he had not found the one that was his. A child without one has no name. Over the hands were beasts, and the last had one eye. The painter had gone out and left his fire.',
      'A boy held on to your belt by a rock with red hands, and wanted his own hand found. “Mine is not there,” he said. So he had no name. Over the hands was a painted beast, with one eye done and one not. A fire burned there, and the painter who had lit it was gone.',
      'A boy stood in your way by a rock with red hands, and could not find his own. We put our hands on that rock when we are born, and it knows us. He could not find his, and so he was nobody. The painter’s fire burned there, with no painter. The last of his beasts had one eye.',
    ],
    still: [
      'The boy still stood in your way at the red rock, and wanted his hand found there. The painter’s fire had sunk.',
      'Nobody might pass who had not found the boy his red hand, and he began again at the bottom of the rock. The one-eyed beast watched him do it.',
      'You were held at the rock by the boy, for without a red hand there he had no name. The painter had not come back to his fire.',
    ],
    givenUp: [
      'The painter came back, dipped the boy’s palm in the red and pressed it on the rock. So he had a hand and a name, and not from you. You might go.',
      'The boy’s mother came and showed him his hand, low down, where nobody had looked. He had his name. He let you by and did not ask for yours.',
    ],
    later: [
      'You put up your palm to the rock of the red hands as you went by. One hand there fitted you.',
      'There was a new red hand on the rock, low down and spread wide. It was still wet.',
      'The painter’s chewed stick was stuck in a crack of the rock, with the red on it.',
    ],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find the red hand that fits the boy',
        description: 'You must try them all with the boy, and they are cold, and some are short of fingers.',
        success: [
          'You found the boy’s hand on the rock, low in a crack. You laid his palm on it. No red was left to see. He said a word aloud, and it was his name. So now we are one more, and you could go.',
          'You lifted the boy on your shoulders, and he found his hand. You stood on your toes, and there it was. The one who painted it had lifted him then, too. He got down and let you by.',
          'You tried the boy’s other hand, and it fitted. He had held up only the one. At the third red hand the other went home, an egg into a nest. The boy laughed out loud and the beasts on the rock heard it. He had his name.',
        ],
        failure: [
          'You found a red hand that fitted, and it fitted you. The boy looked at your palm, and then at his own. His was still not found. Look at yours, all of you, before you sleep.',
          'You tried all the red hands with the boy, and none was his. You began at the bottom, and he at the top. Where you met there was one left, and it was a girl’s.',
          'You found a red hand like the boy’s, but it had six fingers. It was his in the thumb and his in the palm. He counted it, and counted his own, and it was not his.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Lump of ochre'], {
        action: 'Paint the other eye of the beast',
        description: 'It takes a lump of ochre: a beast that sees with two eyes may show the boy where his hand is.',
        success: [
          'You painted the eye, and the beast told the boy who he was. You spat on the ochre and put it in with your thumb. On a slope near by there were real beasts, steaming, three hands of them. The last one turned her head to the boy. She said his name, and he heard it, and let you by.',
          'You painted the eye, and the beast showed the boy his hand. She looked at him with it, and then at one red hand, high up, and kept on looking. He climbed. It was his, and your way was free. None of us had thought to ask her.',
          'You painted the eye, and the beast made room. The fire went flat. When it stood up again she had moved on along the rock, and where she had stood there was a small hand. The boy put his own there, and it fitted.',
        ],
        failure: [
          'You painted the eye, and the beast looked past the boy. She looked at the dark behind you. He looked too, and hid his face. We do not turn round for such a look. You wiped it off, and his hand was not found.',
          'The ochre ran, and the eye was spoilt. The beast wept red, down over the hands, and the boy could not tell one from the next till he had washed them.',
          'You painted the eye badly, and it looked shut. That was all. You rubbed it off again. The boy waited, and you had the red to your elbow.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep the fire until the painter comes back',
        description:
          'The painter may know which hand is the boy’s; but he may have gone out long ago, and you will burn all your wood.',
        success: [
          'You kept the fire, and the painter came back and showed the boy his hand. He was an old man and stamped his feet. He took the boy’s wrist, did not look for long, and set it on the right one. He had painted it himself. Old men count children better than we think.',
          'You kept the fire till the last stick, and then the painter came. He had been for ochre. He lifted the boy up to a hand in the third row. “You kicked,” he said. So it was found, and you could go.',
          'You kept the fire, and the painter came in the night. The boy slept in your coat. When you two woke there was an old man painting, with his back to us, and he said a name over his shoulder. The boy said “Yes?” So that was settled.',
        ],
        failure: [
          'You slept, and the painter came and went and did not wake you. He had put on wood. On the rock, with the beasts, was a new small one lying down. It had your coat. The boy had slept too, and his own hand was not found.',
          'You kept the fire, and the painter did not come in. You were in his place. Steps came near, and stopped, and went. The boy had heard them too, and his hand was not found.',
          'Your wood gave out before the painter came. You burned the twigs and you burned the moss. The boy could not see a single hand till he had brought more. Put a stick on, somebody.',
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
    cast: { host: 'he', men: 'they' },
    openings: [
      'Nine men stood round a shield with meat on it, and their knives were out. It was a boar’s thigh, for the best of them. Each was the best. The host of the feast had given away all that he owned to make them sit. He pulled you in from the road, under the hides of his tent, and stood before the way out. “You end it,” he said.',
      'By your road nine men with knives stood in a tent of hides round one boar’s thigh. The meat lay on a shield, for the best man, and each said that it was his. The host had given them his rings, his cows, his shirt to make peace. He had nothing more. He held you by the sleeve and would not let you out till you had settled it.',
      'At a feast by your road nine men with knives wanted the same piece of meat: the best man’s piece, on a shield. The host had given each a gift to make them sit, his bull, his cloak, and still they stood. He had caught you on the road and put you in under the hides, to settle it.',
      'At a feast by your road nine men with knives quarrelled over who was the best, and the meat for the best lay on a shield between them. The host had given all he had, and stood in his bare skin. He wanted no dead on his floor. He had pulled you in from the road, under the hides, and you should end it.',
      'At a feast by your road, in a tent of hides, nine men had drawn their knives over the meat on the shield. It was for the best man. The host had given each of them gifts, down to his shoes, and they would not sit. He pulled you off the road to make peace, and let you out no more.',
      'Nine men at a feast by your road fought over who was the best, for the best should have the meat on the shield. They had their knives out already. The host had given them all that he owned, to calm them. He had pulled you in off the road and let down the hide behind you. You were to settle it.',
      'The host of a feast called you in from the road, and shut the hides of the tent behind you. Nine men stood there with their knives out over a boar’s thigh. The meat lay on a shield, for the best of them, and each was the best. He had given away all he owned to calm them. You were to stop them.',
      'At a feast by your path nine men stood with their knives out round one shield. The thigh on it was the best man’s meat. Each wanted it. The host was poor as a peeled stick, he had given so much to calm them. He had pulled you in from your path, under the hides, and held you by both wrists. You should settle it.',
      'By your path you looked in at a feast under hides, and the host did not let you out again. Nine men had their knives drawn over the meat on the shield, and it was for the best of them. At the last feast two were killed over it. The host gave them gifts, and begged, and he gave his belt last. You should make them sit.',
      'The host of a feast pulled you off your path and in under his hides, among nine men with knives. They bent over a shield, and on it was a boar’s thigh, the meat of the best one. Each said that it was his. He had given a cow for each breath of peace, and he was out of cows. You were to settle it.',
    ],
    still: [
      'The host still stood before the way out, for each of the nine men wanted the best man’s meat. None had sat. Nine knives were out.',
      'You were not let out of the tent till the nine men with knives knew whose the meat was. They had turned the shield a quarter round. It was the same meat.',
    ],
    givenUp: [
      'The nine cut the meat in nine, with nine knives, and each had the best piece. They sat. Nobody was dead. The host let you out from under the hides, unfed.',
      'Nine wives came in with ladles, and nine men sat down and cut the meat even. The host lifted the hides and let you out. He thanked the wives, not you.',
    ],
    later: [
      'A burnt place was there, and boar bones, from the feast of the nine. The skull was on a pole and looked down your road.',
      'The hides were gone from the poles where the feast had been. One bone lay by the ash, and nine knives had been at it.',
      'Nine places were trodden into the ground in a ring, from the feast. The tenth was less deep.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        feeds: true,
        action: 'Put a knife in the meat',
        description:
          'So you claim it as the best; all nine will try to take it from you, in order of age, until somebody has won.',
        success: [
          'You cut the meat and threw all who came for it, and won it. The old man softly, the drunk one far, the third on top of him. The fourth looked at how much meat it was. “Can you eat that?” he asked. You ate. They sat down to watch, and there was peace.',
          'You threw them one by one, and the meat was yours. The first had a bad knee, and you put him down on the good one. All of them saw it. After that they came, and fell well, and got up, and sat. You had the thigh and they had the ribs, and no one was dead.',
          'You cut the meat into ten pieces, and took the best man’s piece, and nobody took it from you. You kept the knife up. Each had to come by you for his own. Each looked at you. Each took it and sat down.',
        ],
        failure: [
          'You cut the meat, and the fourth man beat you off it. They came in order of age, and he was the young one, and he had waited three feasts. The thigh was back on the shield.',
          'You had the first slice on its way to your mouth, and an uncle of somebody knocked it down. Then somebody hit the uncle. When they had done you had no meat, and they stood there as before.',
          'The knife stuck in the bone, and they threw you off it. You tugged. You pulled with a foot on the shield. Nine men do not wait for a third pull.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Boast louder than all nine',
        description:
          'Whoever boasts best is given the meat, and the rest sit; it must be true, or so big that nobody asks for truth.',
        success: [
          'You boasted best, and the nine gave you the meat. You had wrestled winter, you said. You had him by the beard, and then the beard melted. They howled. They beat on the poles till the hides shook. The meat came round to you, hand over hand. It passed nine mouths on the way.',
          'You made them laugh, and they sat down and gave you the meat. You said it quietly: you had once been so drunk that you let another man boast first. Nine knives stood still. Then they wept, they laughed so. “Eat,” they said.',
          'You boasted of your mother, and no one could top it. She carried you through the hungry year on her back and ate bark, and gave you the inside of the bark. They put down their knives and gave the piece to her, and you ate it for her.',
        ],
        failure: [
          'You boasted of a deed on a river, and a boy of theirs had died there. One could hear the fat drip. The host looked at the ground. Nobody sat down.',
          'You boasted, and they caught you in it. You had swum the lake with a gate on your back, you said. It was their gate, and somebody had stolen it. Never say whose, when you boast. They kept their knives out.',
          'You boasted loudly, and the next man was louder. The third was the loudest, and then they had all boasted again from the beginning. The knives were higher than before.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'none'], {
        action: 'Give the host a gift he cannot match',
        description:
          'By custom, when the host cannot give more, all must sit; he has nothing left, so a shoe or a song of yours may do.',
        success: [
          'You gave the host the first bite of the meat, and none could give more, so they sat. He had eaten nothing that day, for giving. He chewed, and the tears ran into it. They counted, and nobody could top it, and the host let you out.',
          'You gave the host one shoe, and he could not top it. He had none. He stood there, one foot high and one foot low, and there was no gift in the house to give back. “I am beaten,” he said, and sat. Then they all sat, and your way was free. Nine, and the host, and you: that is who ate.',
          'You drank to the host’s dead boar, whom he had reared by hand, and he had no gift to match that. His voice went. All nine had to drink to the boar too, and for that a man needs his knife hand. Then they sat, and he let you out.',
        ],
        failure: [
          'You gave the host a song about your kin, and it made things worse. Two of the nine had a feud with your kin, with five dead in it. Nobody sat.',
          'You praised the host’s father, and the host at once praised your grandfather. Whatever you gave he gave back, and more. He could not stop giving. Gifts: a great many. Sitters: none.',
          'You gave the host your place by the fire, and he gave it away. He gave it to the oldest man, and the oldest gave it to the next. It came round to you again last, and they all still stood.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        hurt: 'blow',
        action: 'Bow and go out under the hides',
        description:
          'You leave the host to his quarrel; it shames all nine men, and they are on their feet with their knives out.',
        success: [
          'You got out by the back, and they did not see it. They watched each other’s hands. You lifted the hide where the dogs go in. Outside it was wide, and the way was yours. Nine and a host stayed in. One came out.',
          'You bowed yourself out backward and were free. You bowed to the first man, and he had to bow. You bowed to the second. So you went round, bow and step, bow and step. At the ninth bow you were on the good side of the hide.',
          'The host let the roof fall, and you went out under it. You had told him in his ear: count to a hand. At five he pulled the pole, and the hides came down on nine men, and nobody was the best under there. You went.',
        ],
        failure: [
          'You lifted the hide, and a dog lay in the hole and would not let you out. It was their dog, and it had been told who might go. One dog, and it was enough.',
          'You bowed yourself out into the cooking-place, and the wives of the nine drove you in again. They had waited a long time to be angry with somebody, and each had a ladle.',
          'You bowed, and they would not let you go unfed. They do not bow, in that house, unless it is to say “I have eaten”. They helped you up by the hair, and you stood among them again. Eat first. That is all our law of guests.',
        ],
      }),
    ],
  },
  'elk-at-the-crossing': {
    terrains: ['forest', 'swamp', 'plains', 'mountains'],
    weight: 2,
    shows: ['elk', 'river', 'hunter', 'brother'],
    cast: { hunter: 'he', 'elk/cow/dead': 'they', 'cow/elk': 'she' },
    openings: [
      'The elk were crossing the river, and you might not move until they had passed. Our dead walk with them. But one elk had stopped, an old cow, and stood in your way. A hunter lay by you in the reeds with his bow. “She has my brother’s eyes,” he said. His brother was dead. While she stood, nobody went on.',
      'An old cow elk stood still by the river, and the whole herd went round her. No one goes on while the elk go over. That is the law, and you were stopped by it. A hunter had his bow bent on her and did not loose. She looked as his dead brother had, he said.',
      'The elk were in the river, and you had to sit down and wait till the last one was through, as our law is. A hunter sat by you. One elk came up out of the line and stopped before the two of you, and would not go on. The hunter said a name. It was his dead brother’s.',
      'A hunter pulled you down by the river: the elk were crossing. We do not cross before they have crossed. One old cow elk had turned about and stood over you and did not go on. “It is how he stood,” said the man, “my brother.” The brother was dead. Till she went, no one might pass.',
      'The elk were crossing the river, and you had to wait: our dead go with them, and nobody may push in. But an old cow elk would not cross. She came along the bank from face to face. At the hunter beside you she stopped. He had lost a brother. While she stood there the way was shut.',
      'You lay by the river till the elk had gone over, as our law is, and one elk would not go. She had stopped in the shallows. The hunter next to you wept. She had the eyes of his dead brother, he said. While she stood, the whole bank had to lie there, you too.',
      'An old cow elk stood by the river, and all the others went round her and over. Until she went, nobody might pass; the law is older than the river. A hunter held out his bow to you, wrong end first. He could not shoot her, he said. She turned her head as his dead brother did.',
      'You had to wait at the river bank, with other people, for the elk to cross. That is our law. One of the elk did not cross. She stood and looked for somebody. A hunter hid his face. “Do not let her see me,” he said, “she is my brother.” He had lost that brother. While she stood, nobody went over.',
      'The elk came down to the river, and by our law the way was theirs till they were over. One old cow stopped on the bank and looked at the hunter at your elbow. He had drawn his bow, and his arm hurt him. He could not shoot at his dead brother’s face. Until she moved you could not pass.',
      'Elk were crossing the river, and by our law nobody may go over before them, so you sat and waited. One elk stood out there and did not walk on. A hunter in the reeds would not look at her. “That is my brother,” he said, “and he owes me nothing.” His brother was dead. While she stood there you had to stay.',
    ],
    still: [
      'The old cow elk still stood by the river, and by our law nobody might cross before she went. The hunter was still beside you.',
      'Our law still held you on the bank, for the old cow elk had not gone over. A child cried somewhere on the bank, and she looked round for it.',
    ],
    givenUp: [
      'The old cow elk looked once more at the hunter, and went over by herself, the last of them all. Then the river was ours. You crossed behind the others.',
      'The hunter stood up and said his brother’s name, and the elk walked into the river. It was his to say. When she was over, you might go. You had moved nothing.',
    ],
    later: [
      'The road of the elk lay through the wet, broad and black. One shed horn stood upright at the edge.',
      'Elk hair hung on the reeds as high as your chest, for as far as there were reeds.',
    ],
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Stand and let the elk pass',
        description:
          'You keep still with your eyes down until the old cow goes of herself; it takes as long as it takes.',
        success: [
          'You stood still, and all the elk passed, the old cow last. They went by on both sides, and they were warm, and they clicked at the heel. She put her nose to your chest. It left a wet place. The hunter touched it with one finger. The river was free.',
          'You stood and looked down, and the elk went by and did not touch you. You saw legs. Four, four, four. The old cow breathed in your hair for a long while, and then she crossed. All along the bank people let go of each other’s hands.',
          'You stood by the hunter till the old cow had gone over with the rest. On your other side stood someone too, and you did not look. We don’t. Then there were two of you again, and the river was free.',
        ],
        failure: [
          'You could not stand still long enough: you coughed. It was small. Every head in the river came up. The old cow stayed where she was. You little ones who cough, cough now.',
          'A calf trod on your foot, and you made a noise. It was enough to stop them all. They would not go on with you so near, and the old cow went nowhere.',
          'You looked up, and you should not have. There was one face among the elk that you knew, and you took a step. The herd shied, and ran over your side of the bank. The old cow stood still.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        hurt: 'blow',
        action: 'Go over with the elk on all fours',
        description:
          'Among elk you may pass for one, and the old cow may follow; you go between hooves, and must smell like an elk.',
        success: [
          'You went over the river on all fours among the elk, and they did not mind. You put your head down. There were backs, and breath, and one thought, and it was north. You came out of it a long way on. You had to count your fingers to know.',
          'The elk let you in between two calves, and you crossed with them. You went on your knuckles. The old cow came behind you and pushed with her chin, and so she went over at last. The hunter saw two go.',
          'You crossed the river among the elk, and two of them held you up. It was under you, and over you, and under. There was a shoulder on this side, a shoulder on that. You never saw whose. Then there were stones. When we ask who held you, you say: two.',
        ],
        failure: [
          'A young bull elk saw your feet under the coat and drove you out. He had never had anybody smaller than himself to show it to. Then he had one. You were back by the hunter.',
          'You went among the elk along the bank, and they lay down to chew, and you lay down wrong. An elk begins with the knees. They showed you, and pushed you out.',
          'You walked among the elk, and somebody called your name, and you answered. They ran, and they ran where you were, and you were left on the bank. When our own go among them, keep your mouths shut.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask whose brother the elk is',
        description:
          'She may go on when the dead brother is named to her; the hunter must say it, and you must ask it aloud.',
        success: [
          'You called out our dead in their order, and at the hunter’s brother the elk lowered her head. The hunter put down the bow. He walked out through the reeds and laid his cheek on hers, and they stood. Then she went over, and so could you.',
          'You asked whose brother she was, and the hunter said it, and she went. “Mine,” he said, “mine, mine.” The third was loud. She blew through her nose and crossed the river. She had only wanted to be told. So tell them, when they come to you.',
          'You asked it, and the hunter got up and spoke to the elk. He told her that the child was born. He told her the name they gave it. She listened to the end, and turned, and swam over, and the river was free. The child is this one, here, on my knee.',
        ],
        failure: [
          'You asked, and the wrong dead answered. You called the dead, and one name you had made up, to fill a hand. At that name the elk came closer. She wanted to know more, and you knew no more.',
          'You asked, and three men said that she was their brother. They had all waited. They quarrelled over her in the shallows, and the elk stood by and did not go.',
          'You asked the hunter, and he would not say it. You asked him again. The third time he hit you. He had been in the boat, on the day his brother drowned, and he had swum off alone. The elk waited.',
        ],
      }),
      does(['force', 'vigour', 'easy', 'slight'], {
        hurt: 'mishap',
        action: 'Swim the river ahead of the elk',
        description:
          'It is against our law, and you do not wait for the old cow; the water is cold, and elk do not steer.',
        success: [
          'You swam the river before the elk and came out whole. You went in naked with your bundle on your head. They came after, a forest, blowing. You were up on the stones with one arm in your shirt when the first hoof struck. The old cow came with them.',
          'You swam the river ahead of the herd and reached the other bank. You were in to the neck before the cold knew you. You swam as a hare runs. The elk came out on both sides, and shook themselves, and let you lie.',
          'The elk caught you up in the river, and one carried you over. Her chin lay under your shoulder the whole of the deep part. It was grey. It was the old cow. We put out meat for her, every year, one piece.',
        ],
        failure: [
          'You swam, and the elk swam over you. They do not steer. Three of them went across your back, and you came out again on your own bank. Reckon the feet.',
          'You were a hand ahead of the elk when they caught you in the shallow. It is good for those who have four legs. They pushed you back to the reeds.',
          'You swam, and you got colder, and you turned back among the elk. Nobody turns back in front of elk. They left you in a willow on your own bank. We counted you among the dead till you called.',
        ],
      }),
    ],
  },
  'hostage-day': {
    terrains: ['swamp', 'forest', 'plains', 'mountains'],
    weight: 2,
    shows: ['child/children', 'ford', 'island', 'rope', 'tribe'],
    cast: { girl: 'she', boy: 'he', 'tribe/women/aunts': 'they', children: 'they' },
    openings: [
      'Two tribes stood with spears, one on each bank of a ford, and let nobody through. On the island sat two children, a girl and a boy, with one rope round both. They had been pledges of peace for nine years. Each tribe wanted its own one home. The children would not go, and you had to pass.',
      'Two tribes had come to a ford with spears to fetch home two children, whom each had lent the other as pledges of peace. The girl and the boy sat on the island, with a rope tied round them both, and would not part. Each mother had brought a small coat, nine years too small. Until the children came nobody might cross.',
      'Two tribes with spears stood at a ford that you had to cross. Each had lent the other a child as a pledge of peace, and now the time was up and each wanted its own back. But the two children, a girl and a boy, sat on the island with a rope about them and would not part. Until that was settled nobody might cross.',
      'Two children sat on the island in the ford and would not go home. They had been given as pledges when they were small: the girl of the one tribe, the boy of the other. They held each other by the rope. Both tribes wanted them, both had spears, and you could not cross between.',
      'Two tribes wanted back the children they had pledged, and the children had forgotten them. The boy looked to the wrong bank, and the girl too, and their mothers saw it. On the island in the ford they had run the rope round a stump, and round themselves. “Nobody crosses,” said the tribe on your side.',
      'Two tribes stood at a ford over two children, and they held you on the bank. The girl and the boy had been pledges for nine years. They sat on the island with the rope tied about both and would not go home. Each tribe would have its own or have blood. Until then you could not cross.',
      'Two tribes had made peace, and each had lent the other a child, a girl and a boy. Now the tribes wanted the children home, and they would not go. They sat on the island in a ford, a rope round them both, and on both banks people sharpened spears. Your road went through that ford, and it was shut.',
      'Two tribes were giving back the children they had held as pledges, a girl and a boy, over the ford. They met on the island, and stopped. They took the rope and tied themselves together and would not go home. Now each tribe called “Ours!” and lifted its spears. You could not go over between them.',
      'Two tribes pulled on one rope across a ford, and in the middle it was round two children. The girl and the boy had been lent as pledges when they could not yet talk. They had dug in their heels on the island and would not go home. No one was to wade till they came, and that was said to you.',
      'On the island in the ford two children, a girl and a boy, played at stones, with one rope about them. Each tribe had lent its child to the other for peace, and the time was up. On both banks stood the tribes, spears out, and called them home, and they did not come. Till they did, nobody crossed, and you had to.',
    ],
    still: [
      'The two children still sat on the island and would not part, and the spears of both tribes still closed the ford.',
      'The two tribes still barred the ford with their spears. The children would not come from the island, and nobody crossed.',
      'The ford was still shut by the spears of both tribes, and the children stayed on the island. One mother had waded in to the knees.',
    ],
    givenUp: [
      'Both mothers waded out and sat down with the children, and then the spears went down. One bank for a year, then the other: it was settled without you. You crossed.',
      'The two tribes grew hungry, left the children to each other, and took their spears home. The girl and the boy stay together till they are grown. You waded over, past the two.',
    ],
    later: [
      'Two stones leaned together on the island, where the children had sat. On them lay a honeycomb, for whoever was hungry.',
      'On both banks of the ford the turf was worn bare, where the tribes had stood.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Speak the old law of lent children',
        description:
          'It says where a lent child belongs, and both tribes must keep it; but you have it only from your grandmother.',
        success: [
          'You spoke the old law of lent children, and both tribes took it. Who eats from one bowl for nine winters is kin to it, you said. You said it three times. On each bank an old woman nodded, and then all the old women. Now the children live a year on one bank and a year on the other, and the ford was free.',
          'You spoke the law, and it settled where the children belong. A child belongs where it asks for more food. Two women said, low, that theirs always had. So each kept the one it had fed, and the ford was open: two children, four mothers.',
          'You gave the tribes the old law, and they could not be against it. Each was to keep the child it had fed. But each was to send a cow, every year, with a song. They took the rope for the cow, and let you cross.',
        ],
        failure: [
          'You spoke the law, and an old man said that it was another law, and nobody agreed to it. The children held on harder, and the ford stayed shut.',
          'You spoke the law, and it woke an old quarrel. It says: who eats from one bowl. Whose bowl was it? There was a chip in that bowl, and they had kept quiet about it for nine years. Nobody went home.',
          'You spoke the law in your grandmother’s words, and both tribes hated her tribe. They knew those words, and what had been burned with them. They did not listen to the end.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Take the children bread from both banks',
        description:
          'Nobody fights while the children eat; but you must beg the bread of both tribes, and all there have fasted for this.',
        success: [
          'You took the children bread from both banks, and both tribes put down their spears to give more. While there is chewing there is no war. On the one bank they threw over a cheese. The other bank, so as not to be less, threw a goat. Then all waded in, and you waded over.',
          'You carried bread to the island, and it brought the aunts over with more, and the peace held. The boy was still hungry. They came wading with pots, from here and from there, and where they met they had no hand free for a spear. Pass the bowl on, while I tell it.',
          'You brought bread from both banks, and the children carried crumbs of it back to their mothers, and stayed there. You halved it, and halved those. Twice they came back for more. The third time they did not come back. Each was in the right arms, and the ford was free.',
        ],
        failure: [
          'You brought food from one bank, and it was pork, and that made it worse. One tribe may eat it. The other may not. Now they had that to be angry over too.',
          'You took the bread of one bank first, and both tribes took it ill. There is only one first, and both banks had watched for whose it would be. They gave you no more.',
          'The children ate with you and took hold of your coat, and the tribes took it ill. It was said on both banks that you had come to steal them. They called you back from the island.',
        ],
      }),
      does(['force', 'reflexes', 'hard', 'grave'], {
        action: 'Snatch one child and run',
        description: 'Both tribes would hunt you together, two hundred people, and on one hunt they might make peace.',
        success: [
          'You took the boy under your arm and ran, and the two tribes ran after you together. The girl came along, for the rope was on them both. They both bit you. When the tribes came up, out of breath and side by side, it was one hunt and one fire, and they made peace.',
          'You took the girl and ran in a ring, and both tribes ran after you till they laughed. Among the trees nobody knew his own. When you set her down there was one tribe, with no breath in it, and nobody held the ford.',
          'You ran with the girl, and let her mother win. Two hundred ran behind you, and her mother ran first of all. She had the child and would not let go. The others stood and saw that. Nobody lifted a spear more that day.',
        ],
        failure: [
          'You took the girl under your arm, and the rope stopped you. It was on the boy. Then two hundred people stopped you again. They set her down on the island by him.',
          'You ran with the girl, and she called for help by name. She knew them all, on both banks. They came from both, and took her back to the island.',
          'You snatched a child, and both tribes fell on you. For the first time in all those years they agreed. The children sat down on the island again and watched until you lay.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the children’s rope until the tribes agree',
        description:
          'You sit with the children, pull to neither side, and let nobody else pull, till the tribes have talked it out.',
        success: [
          'You held the rope and waited with the children till word of peace came. You lost at stones, three games. Then a rider came with a green branch. The boy was asleep, and you carried him over, rope and all, and the ford was free.',
          'You held the rope loosely, and both tribes saw that nobody pulled. You let it out a little. The girl went for a look at a heron and came back. You let it out more, and she came back. After that it was talk, and they opened the ford. Pull on a child and you have half of one.',
          'You held the rope, and the children taught you the words of both banks. Fish is one word on both. So is mother. So is peace, and they all called it to you over the ford in the end, with green branches up.',
        ],
        failure: [
          'You held the children’s rope, and a smoke went up far off, and both tribes took it for a sign of war and would not talk. It was anybody’s smoke, you said. Two hundred people did not hear.',
          'You held the rope tight, and it looked bad. From the banks they saw a stranger with their child on a rope. Both began to tell you what they would do.',
          'You held the children’s rope and asked both tribes to agree, and they would not, and the spears stayed up. By then the children had tied you to themselves.',
        ],
      }),
    ],
  },
});

export const barbarianPursuits: readonly Pursuit[] = pursuits('barbarians', {
  'count-the-herd-tracks': {
    places: ['plains', 'forest', 'hills', 'mountains', 'swamp'],
    needs: BY_DAY,
    ...does(['explore', 'perception', 'easy', 'none'], {
      action: 'Read tracks on the ground',
      description:
        'They tell who has gone by, and with how many beasts; you go on hands and knees, and see nobody behind you.',
      success: [
        'You found the tracks of a wolf, and of a woman with a load, who drove three stolen cows. They were a day old and went toward the hills. She went barefoot and had the wolf at her heel, as a dog. So there is one who walks with a wolf.',
        'You found where four people had lain by the path, and read that they had watched it. One of them had got up in the dark of the fern and lain down the other way round, to look behind him. He was the clever one. They had gone home the same day.',
      ],
      failure:
        'You read the tracks backward, from the fresh to the old, and found nothing but a bare rock, where they began. That was the wrong way. You had learned where it was not.',
    }),
  },
  'sweat-hut': {
    places: ['forest', 'plains', 'hills', 'mountains', 'swamp'],
    ...does(['patience', 'vigour', 'medium', 'none'], {
      action: 'Build a sweat-hut and go in',
      description:
        'You rest under a hide in the steam of hot stones and hemp-seed; one sees one’s dead there, and they give advice.',
      success: [
        'You built a hut of hides, poured water on hot stones, and your dead came to you. It was black, and they were all there. “You are thin,” they said, “eat,” and that was all. You fell out into the air and steamed, and had slept well.',
        'You sweated in a hut, and an old dead dog of yours came and sat by you. He laid his chin on your foot until it was over. He had been dead a hand of years. You came out rested.',
        'You sweated in a hut, and a dead uncle came and asked who had his axe. You said who. He had thought so. He moved over and was content, and you lay against his side and got warm to the bone.',
        'You sweated in a hut till you saw the women of your house, the dead ones. They went by with pails, and the last put her palm on your head. Done, she said. You crawled out into the fern, and it had done you good.',
      ],
      failure:
        'You put one stone too many on the fire, and the heat drove you out of the hut before your dead had spoken. Your grandmother came through the steam. “Out,” she said. You had wanted to ask her something, and you asked it of the grass.',
    }),
  },
  'stone-market': {
    places: ['city'],
    needs: BY_DAY,
    ...does(['trade', 'perception', 'easy', 'none'], {
      action: 'Sit down in the market with your goods on a hide',
      description:
        'You sell something without a word: the buyers add a little, and you say nothing; it can outlast the market.',
      success: [
        'You sat in the market and said nothing, and a man gave you a good price. He added. He went off, came back, added. He laid down the last of it and groaned. You spat in your palm then. You would have done it at the second.',
        'You sat in the market and looked at the sky, and your goods were sold well. The buyers felt them. They smelled them. They fetched a wife, and she bit them. They told each other that it was worth nothing, all round the ring, and then it was theirs.',
      ],
      failure:
        'You sat in the market so still that they took you for dead, and nobody paid. Two of them took the hide by the corners. You had to speak, and who speaks has lost.',
    }),
  },
  'chiefs-fire': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Bring your news to the chief’s fire',
      description:
        'You tell the news of your road and hear the chief’s; you stand until you are seen, and are fed when you are believed.',
      success: [
        'You brought your word to the chief’s fire, and he gave you a place and their news. They had quarrelled since the leaves fell, over one pasture, and the smaller half had gone away. You said yours three times, the same each time. You had the warm side, and one rib.',
        'You gave your word at the chief’s fire, and listened, and learned who there was against it. They fell on it, as dogs on a bone. You counted who spoke. One did not: the chief’s brother. He was the one to remember.',
      ],
      failure:
        'You brought your word to the chief’s fire, and they did not believe you. You gave it three times. The third was not the same as the other two. A bowl was filled for you, and they gave it to the next.',
    }),
  },
});

export const barbarianFinds: readonly Find[] = [
  {
    places: ['forest', 'hills', 'mountains', 'plains'],
    item: item('Bear-tooth necklace', 7, 'Eleven. The gap is for his, who did not give it up.'),
  },
  {
    places: ['coast', 'swamp', 'forest'],
    item: item('Lump of amber', 11, 'Raw, with a skin on. It draws up chaff, and wants rubbing.'),
  },
  {
    places: ['plains', 'hills', 'city'],
    item: item('Bronze razor', 6, 'With a ship on it, that carries the sun home by night.'),
  },
  {
    places: ['swamp', 'plains', 'forest'],
    item: item('Twisted gold wire', 14, 'Out of the bog. Someone gave it up, and they have been told you have it.'),
  },
  {
    places: ['mountains', 'hills', 'desert'],
    item: item('Flint core', 3, 'There are nine good blades in it yet for one who knows where to knock.'),
  },
  {
    places: ['plains', 'city', 'coast', 'desert'],
    item: item('Stone-house coin', 4, 'A fat man’s head. They say that he is a god; look at him.'),
  },
  {
    places: ['forest', 'swamp', 'mountains'],
    item: item('Elk-hide boots', 7, 'Hair side in, and the feet of somebody larger.'),
  },
  {
    places: ['plains', 'hills', 'forest'],
    item: item('Mead horn', 6, 'Aurochs. When it is full, one has to be two people.'),
  },
  {
    places: ['mountains', 'forest', 'hills', 'desert'],
    item: item('Bundle of healing moss', 4, 'Dry, it drinks blood; wet, it gives it back.'),
  },
  {
    places: ['city', 'coast', 'plains'],
    item: item('Red glass bead', 5, 'Made by nobody that anyone has met.'),
  },
  {
    places: ['swamp', 'forest', 'plains', 'hills'],
    item: item('Antler pick', 3, 'The tip is polished by chalk, the haft by nine fathers.'),
  },
  {
    places: ['coast', 'mountains', 'plains', 'hills'],
    item: item('Whale-bone club', 5, 'It came over the hills from hand to hand, and has done some damage on the way.'),
  },
  {
    places: ['swamp', 'desert', 'hills', 'mountains'],
    item: item('Carved little god', 8, 'Oak, with quartz for the eyes. He has been fed lately.'),
  },
];
