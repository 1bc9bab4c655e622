import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const barbarianFrames: readonly Frame[] = frames('barbarians', {
  'men-with-strings': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 3,
    openings: [
      'Men in short skirts had come into the valley with strings. They held a string tight, and looked along it, and drove in a stick; and then they killed whatever stood in its way, a tree, or a mound. The string was pointing at the place where you were born.',
      'For his top a child had cut a length out of the stone-house people’s string, and their four soldiers went from hut to hut to ask for it, politely. The bald one did not scold. He sat on the grandfathers’ mound, an onion in his cheek, and knotted in a new piece; then he looked along it, and moved the last stick.',
      'They were building a road. It came out of the south like a thing being pushed, straight, with its edges cut; and at the end of it stood one of the stone-house people, eating an onion, very far from home, with four soldiers to mind his string. He had sticks with marks on them, and had put one through a grave.',
      'A line had been drawn through the valley as with a knife. You could see from one end of it to the other, which nobody had ever wished to do. At the near end knelt one of the stone-house people, bald, with his cheek to a string; he moved his finger a hair to the left, and somewhere down there a tree fell over.',
      'The smith had been asked to put points on their sticks, and had done it before he asked what for. They were red and white, and went in like needles, through the barley, through the spring, with a string from each to the next. A bald stone-house man held the last one above the grandfathers’ mound. His four soldiers were peeling him an onion.',
      'They were measuring the mound. They had asked nobody; they had put their sticks round it, red and white, and stretched the string across the top where one’s grandfather has his head. Four soldiers stood leaning on their shields. The one who owned the string had sat down on the slope to eat an onion, and made room for you.',
      'They had not come to fight; nobody could get used to it. They had come with a string. Where it went they drove in sticks, and where the sticks were there was afterwards nothing else. It had got on to the grandfathers’ mound; and there, cheek down, lay one of the stone-house people, who signed you aside. He was looking through you at a stick.',
      '“Hold this,” said a bald man who had two of your words; and you had hold of the string before you knew whose. It ran tight down the valley, from one red-and-white stick to the next, and behind you it went up on to the grandfathers’ mound. He patted your fist, and bit his onion. The four soldiers looked at you with pity.',
      'The bald man must have called “Left”, for at the end of the valley somebody ran to the left. Between the two of them went a string. It went over the alders, which were down, and over the spring, which they had stopped, and came up tight across your grandfather’s mound. Four soldiers watched him begin on his onion, and one of them watched you.',
      'Your shin found it, in the meadow where you once kept geese: a string, tight, that had no end to it. You went along it to the left, and there was a bald man with an onion, who looked down it as if it told him something. You went along it to the right. There was the mound, with the string across, and four soldiers sitting on the grandfathers.',
      'The stone-house people were polite, you had heard; all that they wanted was to go through. They had come with their road as far as the mound. It stood in their way by the length of one sleeper. A bald one showed you with both hands: here was the string, and here was where it would sooner be. He pointed with half an onion, and his four soldiers yawned.',
      '“What do they hang on it?” an old woman asked you. It was the best string that she had ever seen, the whole valley long, with nothing on it at all and four soldiers to mind it. A stone-house man with no hair lay beneath the near end, with an onion by him and his ear in the turf of the mound, like a person at somebody’s door.',
      'There was a stick in your uncle’s barley, red and white, and one in the spring, and the third was in the mound. Whatever stood between them lay down. The man who did it sat by himself with four shields for company and peeled an onion. He had a way of holding up his thumb at a thing, with one eye shut; he was holding it up at your grandfather.',
      'A cow had walked into a string, and stood with her neck against it, thinking. A bald man of the stone-house people, who wished to see along it, said something to his four soldiers, and one lifted up her chin. It ran on, tight, over the spring and up the mound, to where your grandfather has his knees. The bald one gave her half of his onion.',
      'They had hung a lead thing like a pear from three red and white sticks, and four soldiers saw to it that it was let alone. It pointed at the ground, as anything would. But a bald man nodded, laid down his onion, and looked over the pear along a string that went up on to the grandfathers’ mound.',
      'On the mound your cousins sat in a row, as there was a string coming. It came on by the length of a stick at a time, red and white, with four soldiers to see that it did. Behind walked a bald one of the stone-house people, eating an onion. He asked your cousins, by signs, whether they would lift up their feet.',
      'They had a word for it, “straight”. The bald one said it to you twice, with the onion in his cheek. It went from his eye along a string to a red-and-white stick, and the last stick stood upon the mound, where nobody puts a foot with a shoe on. His four soldiers had theirs off. It was on account of the blisters.',
    ],
    still: [
      'The string was still there, tight, like a thing that hums. They had moved the sticks on by one.',
      'The bald one had begun on another onion. The line had got no shorter for it.',
      'One of the soldiers had hung his helmet upon a stick, red and white, and gone to sleep beneath it with his mouth open.',
      'They had hung a rag in the middle of the string, so that nobody should walk into it. Four goats stood looking at the rag.',
      'The bald one lay with an eye to his stick again. Behind him a soldier had bent down, when he thought that nobody was looking, to see what it was that one sees.',
    ],
    later: [
      'Grass had come up between the stones of their road. It did not run any further. Somebody’s cattle were using it.',
      'One stick had been left standing, red and white, in the middle of nothing. A wren had it.',
      'They had got as far as the bend that you know of. There the edge of the road stopped, cut off clean, and a birch had come up in front of it to see.',
      'There was a groove in the turf there, as thick as a finger, like the mark that a belt leaves.',
      'Children had the string now. They had tied it from one alder to the next, low, and were lying beside it to see who came.',
    ],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Move the sticks by night',
        description: 'A hand’s breadth each; they will look along it in the morning and believe it.',
        success: [
          'You went from stick to stick upon your belly and gave each of them a little to the left. By and by it had bent like a willow. They stood at the end of it with their string and looked at a lake. They beat one of their own.',
          'You moved each by a hand’s breadth, and then, since it went so well, by a foot’s. When they put an eye to it their line ran round the mound, round the spring, and very nearly home. The bald one lay looking along it for a long time. Then he got up, and went and hit the man at the other end.',
        ],
        failure: [
          'You had moved nine. At the tenth there lay a man rolled up in his red cloak, who slept there for love of it.',
          'You had drawn the fourth, and were looking about for the hole to put it in, when somebody held a lamp for you. He was quite young. He showed you the hole; it had a number.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell them who lies under the mound',
        description: 'You have eleven of their words, and three are for food.',
        success: [
          'You said: Grandfather. You laid your cheek on your hand: sleeps. You showed with your fingers how he would get up. The onion was lowered. They may have strings, but they have grandfathers; the road went round.',
          'You lay down on the mound and showed him with your hand: one here; below him his father; and under that one, his. You went on until you had your arm in the turf to the shoulder. The bald one asked something, and a soldier put it into your words. How had you kept it so straight? It was the string they moved.',
          'You used six of the eleven. “Old man,” you said, “sleep, bread, house, no”; and you did the snore. The bald one held up his hand and listened to the mound. There may have been a badger in it. He wound in so much of his string as was needed, walked round three sides of a square, and drove in the next stick beyond.',
        ],
        failure: [
          'You gave them the word for grandfather. It was, you gathered from what followed, one of the three.',
          'You had a word for “under”, you believed. It was their word for “onion”. He put his behind his back; and a soldier, who had been told to look out for just that, moved you down the slope with the flat of his shield.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Cut the string',
        hurt: 'blow',
        description: 'There are soldiers to the string, as there is a dog to a sheep.',
        success: [
          'You cut it, and it flew both ways, and sang. They looked at the two ends as at a dead child. You shouted the shout, the long one; what with the echo there were forty of you, and the soldiers made their square and stayed in it.',
          'The knife had hardly touched it. It went off up the valley like a snake that is late, and far away a man sat down. The soldiers looked for the rest of you, since no one would do that alone. You let them look. They were standing back to back when you went.',
          'You laid the edge to it and leaned. Both the halves went home, one up the valley and one down, and each knocked over somebody. You stamped, and beat on a log, and were three people for a while in the alders. The soldiers put their backs together, all round, like staves; and there was not a straight line left in that place.',
          'It was good string, and took three strokes. At the third all of the sticks in the valley lay down, as though they had only waited. You ran from bush to bush, and yelled from each. The soldiers had set their shields edge to edge; one could see that they were arguing in there, from the way that it went up and down.',
        ],
        failure: [
          'You cut it. The soldiers came along on each side of it as if on a string of their own.',
          'You cut it, and the end that came your way had a lead weight on it, of the size of an egg.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Bring the lone one meat',
        description: 'Ours does not starve at our fire; you would be seen to carry it.',
        success: [
          'He ate, and cried a little, for the salt. Then he drew for you in the dirt: his house, a tree with round fruit, a small one holding on to his leg. You drew yours. When you looked again he had gone, with his stick, and had pulled up the last nine.',
          'He looked over his shoulder, and ate like a boy. He had some hard bread; he broke that, and you got it down, for manners. When there was no more he sat turning his stick about in his hands. You saw him go out along the line then and draw nine of the others, one by one, as if they had been in somebody’s barley.',
          'You held it out on a leaf, and he took the leaf as well, so as to do it right. He sat with his back to the soldiers. He counted off on his fingers how long he had been away, and had to use the hand again. You were given the onion. The sticks he saw to by himself, and nine of them came out.',
          'It was mutton on the bone, and he said a word over it first. He sucked out the marrow, and stopped; at home they must always have let him have that. He called out something to the soldiers, who looked at one another. They drew nine of the sticks then, and laid them in the grass side by side, pointing south.',
          'He smelled it first, on both sides, like a dog that has been hit. After that there was no talk. You fetched him water; and when you came back the string was rolled up on his elbow, as aunts do with wool, and he was sitting upon a bundle of nine sticks with his belt let out, and looked like anybody.',
        ],
        failure: [
          'He ate it all. Then he beat with his stick on a shield, and there were a hundred of them, who all had bowls.',
          'He could not chew it, he showed you; he opened his mouth, and there was the tooth. The four soldiers had nothing the matter with theirs. When they had done they asked you, with their hands, whether there was more of it at home, and how far off that was.',
        ],
      }),
    ],
  },
  'cattle-lifting': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 3,
    openings: [
      'The white bull of the Marsh Kin was going by with his wives behind him, and nine boys of the Red Hand running bent among them with their faces black. Seeing you, they put their fingers to their lips, all nine, as one does to a cousin.',
      'They were in the ford already, forty cows and a calf, with the white bull of the Marsh Kin, and nine boys of the Red Hand pushed from behind. On the bank the women of the place were putting on their men’s helmets; for the men had gone out too, it turned out, to lift somebody else’s.',
      'You felt it in the soles of your feet, and lay down in the reeds. They came by on the run, horned, steaming, the white bull of the Marsh Kin in front with a boy hanging on either horn. It was Red Hand boys. Seven more went by behind, barefoot, driving with willow switches, and the last of them bowed to you.',
      'There was a calf alone on the path, asking everyone. Then you heard the rest: forty cows going down to the ford at a trot, with rags tied round the bell of the white bull, and nine boys hissing at their heels. They were Red Hand. They were on Marsh Kin ground. So, just then, were you.',
      'A girl of the Marsh Kin ran out of the alders with her hair down and a cow-stick, and took hold of you as if you had been a tree. They had her bull. They had all his wives, and nine of them were doing it, nine, Red Hand, and the biggest had put out his tongue. You could see the horns from there, going down to the ford.',
      'A boy with soot on his face asked you in a whisper to hold this, and it was a cow. There were thirty-nine more going by behind her to the ford, and the white bull of the Marsh Kin with moss stuffed up his bell, and eight other boys. They bring up their young well in the Red Hand. He came back for her, counted her, and thanked you.',
      'The white bull had a sack over his eyes. Two boys led him, one to a horn; five drove the cows, and two ran behind with bundles of fern, and brushed. They were Red Hand boys on Marsh Kin grass. The hindmost had brushed his way up to your feet. He looked at those, and brushed out your tracks as well, and ran on to the ford.',
      'It seemed to be a wood that walked. It was horns, forty pair, going down to the ford without a word, and you had got in among them. A wet nose was put in your hand. From under the next neck a boy with a black face asked if you were for the Red Hand or for the Marsh Kin; the white bull, in front, had not been asked.',
      'A Marsh Kin man sat on a stool, with a pail and no cow. They had been so quick, he told you; they had taken the one that he was milking. There were nine, Red Hand, by the feet. The white bull could be heard complaining down at the ford. If he had been sixty, said the man, he would have run after them just to look.',
      'First came a boy walking backward, finger to lips, and after him forty cows, since he was showing them a turnip. Eight more had the white bull of the Marsh Kin by whatever stuck out of him, and were telling him that it was only as far as the ford. “Red Hand,” said the one at the tail when he saw you, for the sake of manners.',
      'There was an old man at the ford who had been left to light a fire if anybody came, and he could not get it to smoke. The other Marsh Kin were at a burying. So he stood there while the white bull went by, and forty wives, and nine Red Hand boys running bent behind; and he told it over to you as it passed, to have it right.',
      'It was the bell that you noticed, since it did not ring. It hung on the white bull of the Marsh Kin with a boy’s hand in it. Eight others had the cows, and brought them down to the ford so softly that each must have thought it her own idea. The hand waved to you; that is, it rang, once, and nine of the Red Hand shut their eyes.',
    ],
    still: [
      'The herd had stopped to drink. There was time, the length of a drink.',
      'The last of the calves had lain down in the ford. Three of the boys were reasoning with it.',
    ],
    later: [
      'The ford was trodden to soup. A calf’s tether hung on the thorn, bitten through.',
      'The reeds were still lying down, all one way, toward the Red Hand’s side.',
      'Somebody had washed his face at the water there, and left the black of it upon a stone.',
    ],
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Call the white bull by his name',
        hurt: 'blow',
        description: 'Every bull has one; it is sung, and it brings him to you at a run.',
        success: [
          'You sang it from the chest, low, as his herd-girl does. He stood; he swung round his great sad head. He came, and all of his wives came after; and on the bank you laid your forehead against that curl and were breathed upon.',
          'You had only the first half of it, from an aunt, and so you sang that twice. He stopped with one foot in the water. The boys went on pulling; you saw the name go in at his ear and down the whole length of him. He came up out of the ford with three of them holding on to his tail.',
          'You called the name through your hands, with the crack in the middle, as one calls over water. Nothing came of it at first. Then he shook off the boys, and turned about within his own length, and the wives with him. He walked up to you, and smelled you over. You were not his herd-girl; but he stayed, as he had come.',
          'The name goes up at the end like a question. You asked it sadly, from the bank. All the cows looked to hear what he would say, and he said it, so that the reeds shook. The boys let go of him by ones and twos in the shallows; the last, with white hairs in his fist, wished to know how it went on.',
        ],
        failure: [
          'You sang it. He came at a run. You had forgotten that it is the song for when there is another bull.',
          'You had the name right, and the tune of another bull. He came up out of the ford to see who had been putting the two together.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Shame the raiders with their own genealogy',
        description: 'You must know it further back than they do, and shout it over cattle.',
        success: [
          'You gave them their fathers, to the ninth: and the ninth had been fostered on Marsh Kin milk. You saw it go down the line of them like water down a wall. They left the calves, the old cow, and the bull. It was a fair split, for boys.',
          '“Whose are you?” you called to the biggest, and he told you, and you told him the rest: that his mother’s mother had come across that ford with one heifer, crying, and who had given her the second. It went quiet behind the horns. They left the bull where he stood, and the calves; and the boy himself put the hurdle to.',
          'You called out to them who they were, and gave them the grandmothers, that nobody reckons with: this one born in a Marsh hut, that one wet-nursed. They stood there dripping. The bull was their cousin, as you made it out; and they begged his pardon, by the tail end, and went home across the ford.',
          'You had got back to the fifth father when one of the boys took it up, as he knew it too, and then the next. They heard where it was going, you could see, and could not stop: “who ate at the Marsh Kin’s fire, and swore.” The old cow was let go first, then the bull. They held the reeds apart for him.',
        ],
        failure: [
          'You gave them their fathers. At the sixth there was something that their mothers had not told them.',
          'You gave them their fathers, and they gave you yours. There were nine of them, and they had been better brought up.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Turn the leaders in the ford',
        description: 'On foot, in the water, waving a cloak at six horns.',
        success: [
          'You rose out of the reeds yelling, with the cloak over your head. The first swerved, the second climbed on her, and then they were all going back the way they had come; and the nine boys before them, for once, in front of the herd.',
          'You went in up to the belt, and beat the water with your cloak, and called out in the herd-girl’s voice, as near as you could get to it. The leaders knew that voice. They swung about, and all the rest came round behind them; and the boys found that they were driving forty cows very fast to where they had got them.',
        ],
        failure: [
          'You rose up out of the reeds. The leaders did not so much turn as part, and the third was slow to hear of it.',
          'You stood up, and roared. The white bull had been wishing for some time that there were somebody to whom he could take it all, and there you were, waving.',
        ],
      }),
    ],
  },
  'one-who-sits-up': {
    terrains: ['hills', 'plains', 'swamp', 'mountains'],
    weight: 2,
    openings: [
      'Smoke was coming out of the mound. It came from where the head would be. He had been dead since the Year of Two Calves, with his sword across his knees; and around him that whole hillside had gone quiet, as cattle do.',
      'An old woman sat on the grave-hill with a jug, pouring, and holding it up, and pouring. He had told her that he was thirsty, three nights running. What troubled her was that she had buried him with a jug.',
      'The sheep would not go over the mound. They parted at it, and met again below. At the top the turf had lifted, as a blanket does when somebody draws up his knees; and he had been lying flat in there with his sword since the Year of Two Calves. An old woman who was kin to him took your hand and laid it on the grass. It was warm.',
      '“He’s up,” said the old woman, and moved along so that you could sit. They had put him away properly, she told you: the sword, the cup, a good stone. It had held since the Year of Two Calves. You laid an ear to the grave-hill, and in there somebody who had slept a long time was feeling about for a thing that ought to have been by his hand.',
      'They had moved the goats off the mound, and the hay, and then themselves. The whole house was sitting on the slope opposite with its back turned. It was only the old one, they told you, who had been in there with his sword since the Year of Two Calves, and he had rolled over; they would not have minded that. He had cleared his throat.',
      'You sat down on the mound to see to your shoe, and it was like a bench when somebody gets up from the other end. An old woman below with a jug beckoned you down; from there one saw that the top had lifted, like a lid. He was such a sound sleeper, she said. Nobody had heard a thing of him since the Year of Two Calves.',
      'A dog lay on the grave-hill with one ear to the turf and his tail going. He knew the voice, it was thought; his grandfather’s grandfather was put in there at the old one’s feet, in the Year of Two Calves. You were asked to lay down an ear as well. Someone in there was laying his hand on one thing after another, and it was never his sword.',
    ],
    still: [
      'The mound breathed out. It smelt of peat, and leather, and of a long time.',
      'Somewhere under the mound a thing was put down on stone, with care.',
      'One could see the turf on the top of the mound go up, and stay, and go down. It was slower than the breath of anyone who has to be anywhere.',
    ],
    later: [
      'You laid a white stone upon the mound, as those do who know. Within, you thought, a thing was shifted to make room for it.',
      'The sheep were on the mound again. They had left a place free in the middle.',
      'A jug stood at the foot of the mound, with a cup over it, and the handle of the jug was turned to the turf, where he would be reaching out.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Sit out the night on the mound',
        description: 'You will get up mad, or a singer, or not; that is how it is told, and told three times.',
        success: [
          'You sat, and he sat. Toward the cold part of it he began to tell you, not in words, who had that pasture, and who had it before, right back to the first hoof. When light came you had it all. You had some trouble at first in standing up into your own knees.',
          'You put your back to the stone, and nobody asked you anything. After a time someone was leaning on the other side. He went through the cattle-plague, and his sister’s wedding; you said that you were sorry, or that you were glad, and he went on. When it grew light there was dew all over the mound but for two places.',
          'You lay down along the top of him, as on a cow. He rolled over once, and you rolled over with him. What he dreamed came up through the turf: a red calf, a girl’s arm, and how to whistle between two teeth. When it greyed he let you go. You can do it still, the whistle, and dogs come to it that nobody owns.',
        ],
        failure: [
          'You and he sat it out. It was only that when it got light you could not at once be sure which had been which.',
          'You sat well, and he lay well, until you nodded. Somebody drew up the turf over you then, as far as the ears. It was kindly meant; it took three people and a goat to have you out.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Throw the bones and ask what he lacks',
        description: 'If it falls hare, hare, goat, one ought not to have asked.',
        success: [
          'It fell goat, goat, standing. So it was only a small thing. You went in by the fox’s door with your arm; his cup had tipped from his hand. You set it back, and the whole hill settled like a cow.',
          'It fell goat, hare, goat, which is for something borrowed. You asked along the valley. At the fourth hearth an old man grew red, and felt about in his thatch, and came down with a pin; he had been going to give it back. You put it in by the fox’s door, at arm’s length, and it was taken, without snatching.',
        ],
        failure: [
          'It fell hare, and hare. The third went on rolling until it was off the mound, and did not seem to stop.',
          'It fell hare, and hare; and you caught the third in the air and put it back in the bag, so that it should not have been said. All the same somebody below knocked, once, as at a table.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Go in and wrestle him down',
        description: 'The dead are heavy and do not tire; but they have been lying badly.',
        success: [
          'It was all arms, and earth, and old bronze. You had him by the belt when it came to you that he was trying to lie down. You helped him. You straightened his hair; you came out backward, and your own had in it a white lock.',
          'He had you round the ribs, and he smelled of peat. You went over and over between the stones, until you noticed that he always turned you the same way, so that you faced the slab that had come down on his feet. You let go of him and lifted it. He lay back; and you heard him stretch out, one joint after another.',
        ],
        failure: [
          'You took hold of him. He had been strong when he lived, and he had done nothing since then but get used to it.',
          'You had him round the middle, and it seemed that he was still asleep. He turned over, as sleepers do, with one arm out, and you were what was under the arm. It was a long while before he turned back.',
        ],
      }),
    ],
  },
  'wall-of-hands': {
    terrains: ['mountains', 'hills', 'desert', 'coast'],
    weight: 2,
    openings: [
      'There were hands all over the rock, red ones, hundreds, and over them a painted herd, of which the last had only one eye. Whoever did it had left his fire. A boy of the place was looking for the hand that would fit his. His was the first in all that time, he told you, that did not have one.',
      'The rock was red with hands, from the grass to as high as a man could be lifted, and some of them were very small. Over them went a herd, half painted, and under them a fire burned. A boy stood with his own hands behind him, so as not to look. He had tried all those that he could reach, he told you, and he was not among them.',
      'In the cave was a fire, and a boy who had not lit it. He was laying his palm on the wall, where there were hands, red, in rows. Higher up somebody had been painting the herd. The last of the beasts was not finished; it had one eye, and the eye had been following you since you came in.',
      'A boy had made a fire in the cave, so as to see. They were all over the rock, hands, red, and some of them were a finger short; above them went a herd, and the last of the beasts was half there and had one eye. He was trying his palm against each hand in turn. He had begun at the left, he told you, when he was six.',
      'A fire had been left burning under the rock, with a bowl of ochre set where it would not dry. There were hands there, more than at any wedding; a herd went by over them, and the hindmost beast had one eye and was waiting for the other. “He went out,” said a boy, trying his palm on the hands one by one. “They say that he went out.”',
      'Nine hundred and six, the boy told you, and none of them his. He had tried the red hands on that rock from the ground up, and now stood on his brother to try the rest. His brother held a brand up for him out of the fire. It showed you the beasts above the hands, walking, and that the last was as yet blind on the one side.',
    ],
    still: [
      'The fire had sunk, and the hands moved when it did, as if there were something that they were all about to take.',
      'The boy had begun over again, at the left. The last of the beasts looked on, with what it had.',
      'Somewhere a drop fell into the ochre. The hands were as they had been, held up, like those of people who have been asked which one did it.',
    ],
    later: [
      'You put up your palm to the rock as you went by. One of them had yours.',
      'One more hand had been put to the rock, very wide, low down, and it was still wet.',
      'Somebody had left his chewed stick in a crack of the rock, among the hands, with the red on it.',
      'There was ochre on the grass under the wall of hands, in a ring, as though someone had been lifted up.',
    ],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find the hand that fits',
        description: 'You will have to try them; they are cold, and some are short of fingers.',
        success: [
          'It was low down in a crack, at the height of a child’s knee. It fitted as a foot does its own print. The boy let out his breath and said a name; it was his own; he had not had one until then.',
          'You took the boy upon your shoulders, and went along with him, and along, until he left off breathing. It was over both your heads, where nobody could have reached without help. He put his hand in it and there was no red left to see. “Somebody was holding me,” he said; and then he said what he was called, so as to hear it.',
          'He had been laying on the right. You gave the wall his left, by the wrist, and it was the third that you came to, a small one, crooked, with the thumb out. It went home like an egg in a nest. He told you then what his name was. He had been answering up to that time, it seemed, to “you”.',
        ],
        failure: [
          'You tried them, one by one. It was you that one of them fitted. Afterwards you could not get the red off.',
          'You tried them from the bottom, and the boy from the top. Where you met there was one left over, and it was neither his nor yours. It gave back a little of the pressure.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Lump of ochre'], {
        action: 'Paint the other eye',
        description: 'With a chewed stick; when it can see with two it will do as it likes.',
        success:
          'You spat in the ochre and put it in with one touch, and nothing moved. But when you went outside there was a herd on the slope, real ones, steaming, where there had been none; the last of them turned her head.',
        failure: 'You put it in. It was a good eye. It was looking at something behind you.',
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep the fire until the painter comes back',
        description: 'It may be that he went out in the time of the ice.',
        success: [
          'You fed it, and slept, and fed it, until you had lost count of the sleeps. Then an old man came in, stamping his feet, nodded to you as to a nephew who is late, and took up his stick where he had laid it.',
          'You gave it a stick at a time, and sat with your chin on your knees. When there was one stick left somebody shuffled in behind you, hawked, and held out his hands to it. He had only been to fetch ochre. He looked over the last of the beasts; then at you, and licked his thumb, and took something off its ear.',
          'You slept sitting, and woke each time before the red had gone out of it. Nobody came, and then there was an old man on the other side of the fire, with a hide round him of some beast that you did not know, who asked if that was all the wood. He bared his arm, like somebody who had only gone out to eat.',
        ],
        failure: [
          'You slept, and when you awoke the fire was high, there was fresh wood on it; and on the wall with the beasts there was a small figure, lying down.',
          'You kept it in, and nobody came. What you had not thought of was that you were sitting in his place. Now and then there were steps, as far as the mouth of the cave, and a sigh.',
        ],
      }),
    ],
  },
  'champions-portion': {
    terrains: ['forest', 'plains', 'hills', 'swamp'],
    weight: 3,
    who: { trade: 'host of the feast', gender: 'male' },
    toward: 'for',
    openings: [
      'They had a feast under a roof of hides, and upon a shield in the midst of it the thigh of a boar, with no one eating. It is for the best there. Two of them had stood up; then four; and the host in his despair had pointed out of the door, at you.',
      'A harper had been paid to play until they should sit down, and his fingers bled. Under the hides nine stood about a shield with a boar’s thigh on it, beating time with their knives. The host was holding the harper up. He saw you in the doorway, and asked, in time to the tune, whether you had ever done anything.',
      'A chief was giving away all that he had. It was so that they should look at him, and not at a boar’s thigh on a shield, which nine of them stood round with their knives out. He had given the rings, the cows and his shirt. He had his wife’s cauldron in his arms when he caught sight of you.',
      'They had been standing so long that the torches were burned down. A boar’s thigh lay upon the shield in the middle, and round it stood nine, each with a knife, and looked at the next. The host pulled you in by the wrist from the road. You were nobody’s cousin. He asked, over the tops of all their heads, how you were with a knife.',
      'A girl was going from house to house to ask whether anyone there was the best. Her uncle had a joint of meat that could not be cut. They had killed two over it at the last feast, and it had gone bad; this was another. She looked at your arms, then at your scars, and counted them with her lips, and said that you had better come.',
      'They came out backward, arguing, and it was a moment before anyone saw that you were there. Within, under the hides, a boar’s thigh lay on its shield with the best men of three valleys looking at it. The host had given away his rings already, to make them sit. He asked you, like someone who has no more rings, whether you were good at anything.',
      'Who was the best there they had tried to settle by age, and two had lied; then by wounds, and still had their shirts off. Upon its shield lay the thigh of a boar, and nine stood about it, each with a knife. The host was holding the shirts. “And which is yours?” he asked, and looked up, and it was nobody he knew.',
      'There was a place at the feast, and a shield at the place, and on the shield a boar’s thigh that no one was eating. Whoever took it was the best there; they had talked that over, and got out their knives. The host stood across the door in his bare skin, arms spread, to keep them in. It was under the left one that he saw you go by.',
      '“A guest!” cried the host, and had you by the sleeve. You smelled the reason before you saw it: on a shield, brown, running with fat, the thigh of a boar. Round it under the hides stood the nine who had a right to it, and the eleven wives who had told them so. It might go to a stranger, he said, low and fast; that need be nobody’s fault.',
      'You were called in to count. There were nine, and each was the best man there; and the boar had but one thigh worth mentioning, which lay on the shield. The host had offered them his cloak for it, and his shoes. If it could be made to come to ten, he said, with his teeth knocking, then the tenth might be somebody whom nobody minded.',
      'The women had carried out the children. That left the men, the dogs and the meat. On its shield lay a boar’s thigh with as many round it as could reach, and the host went along behind their backs and begged each one to sit. He was down to his belt. When he saw you in the doorway he did not beg, he began to undo the buckle.',
      'Nobody had struck yet, since one has to put one’s cup down for it, and none would be the first without a cup. So they stood round a shield with the thigh of a boar on it, nine heroes, brimful. The host saw you through the gap in the hides. Over a hero’s shoulder he made with his mouth, without any sound, the words “You, there, please.”',
      '“It’s a very good thigh,” the host told you, at the door, and wept. He had reared that boar by hand. He had thought that it would be a pleasure for people. They were all on their feet in there, and were telling one another what they had done, with numbers, while it dripped through the shield; and were you the best anywhere, he asked, in however small a way?',
      'A bard had been asked to say who was the best. He had got up on the bench, opened his mouth, seen nine knives and a boar’s thigh on its shield, and sung about a heron. He was still at the heron when you looked in under the hides. The host let go of the door-pole and took hold of you.',
      '“You smell that,” said the host, and you had, since the last house. He had walked out to the road to meet somebody, anybody. A boar’s thigh lay on a shield in there, for the best man, and nine of those stood round it; only one thing had been agreed upon since it was carried in, that it should not be Fergus.',
      'In the road stood a child with a torch, who had been told to light in the best man. Nine were in there already, under the hides, with their knives out about a shield and a boar’s thigh. The host was on his knees among the dogs. He looked along the floor, saw one more pair of shoes, and they were yours.',
      'It had been carried round, so that each should have the smell, and set down again on its shield: the thigh of a boar, for the best there. The nine did not look at it, they looked at one another’s hands. The host had offered them his bull, and his brother. He was going out to the road for help when he ran into you.',
    ],
    still: [
      'Nobody had sat. The fat was going white on the great joint, and a dog, the wisest in that house, had lain down across the door.',
      'The nine had turned the shield about by a quarter. It was no better from there.',
    ],
    later: [
      'Boar bones, and a burnt place. Somebody had set the skull up on a pole, looking the way you went.',
      'The hides were gone from the poles. There was a bone by the hearth as long as your arm, and nine knives had been at it, in turns.',
      'The dogs of that place lay about with their legs in the air. It was not known, a child told you, who had been the best; but it was known who had eaten it.',
      'A shield was leaning there to drain, and one could see on it, in fat, where the thigh had lain.',
      'Nine places had been trodden into the ground in a ring, deep, and a tenth in which somebody had shifted his feet.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        feeds: true,
        action: 'Put your knife in the meat',
        description: 'Everyone who wants it will have to take it from you, in order of age.',
        success: [
          'The first was old, and was glad to be thrown neatly. The second was drunk. The third looked at you across the joint, and then at the size of it, and asked whether you could really eat all that; and so there was a laugh, and room.',
          'You cut it, and ate, and they came. You threw the first over the second. The third had a bad knee, and you put him down on the good one, which was noticed. After that each of them said, as he got up, that he had only wished to see how it was done; and by the sixth it was a feast.',
        ],
        failure: [
          'You put in your knife. In order of age, it is the fourth that one should look out for; the young come late to table.',
          'You had the first slice cut and on its way to your mouth. You remember the mouth. An uncle of somebody’s explained to you, outside, when you could follow him, that one waits until one has been looked at.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Boast louder than the last one',
        description: 'It has to be true, or so large that they would sooner have it than truth.',
        success: [
          'You told how you had wrestled Winter. You had him, you said, by the beard; and were obliged to let go, as the thaw had come. They howled, they beat on the shields. The thigh was carried round to you on the hands of the women.',
          'You told them that you were once so drunk that you let another man boast first. It took a moment. Then the oldest of the nine began to wheeze, and hold on to his neighbour; and what it was that you had done you never had to say. They were all telling it. The shield was pushed over to you with a foot.',
        ],
        failure: [
          'You boasted of a thing you did on the river. A boy had been drowned in it since. It grew so still that you heard the fat drip.',
          'You told them how you had once swum the lake with a hurdle on your back. They listened to the end. The oldest of the nine asked you then, with interest, from which bank it was, and put down his cup; they had been missing that hurdle.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'none'], {
        action: 'Give him back something that he cannot top',
        description: 'You have nothing; it will have to be that.',
        success: [
          'You gave him his hunger back, you said: he had not eaten since it began, for giving. You cut the first piece of the boar and held it up to his mouth. He looked at it as a man does at his mother. There was not a man there who could give more.',
          'You asked him for a drink of water, and thanked him for it by his name, and his father’s, as one thanks a man for a herd. He had given away all that he had and nobody had thanked him. He looked round for something to give you for that; and then he had to own, laughing, that he was beaten.',
          'You took off a shoe and gave him that, as he had none. It was one shoe. Once he would have answered it with a cauldron. He looked round at the bare poles; and he put it on, and stood there, on the one side taller. “Now that is giving,” he told the nine. They had sat down, the better to see him hop.',
          'You gave up the guest’s place to him. You got down among the dogs, and had him sit, and asked whether he had come far. When he had thought about it he found that he had come a very long way. They brought him a bowl, from his own pot, and he did not know how he was ever to make it up to them.',
          'You asked him about the boar: who had reared it, and on what. It had been he. It came when it was called, he told you, and nobody at that feast had asked its name. You drank to it, by name. He opened his arms to give you something in return, and they were empty; and the nine had all taken up their cups.',
        ],
        failure: [
          'You gave him your name. He was moved; he gave you his. It came, you learned, with a feud attached to it.',
          'You gave him back his greeting at twice the length. He gave you that back, with his father’s. By the time that it had got to the grandmothers you had no breath left to give with; and he stood over you, sorry, and still giving.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Bow and go out under the hides',
        hurt: 'blow',
        description: 'To leave before the portion is cut is an insult to nine people, and they are all standing.',
        success: [
          'They were all watching one another’s hands. You lifted the hide at the back, where the dogs do, and outside it was very quiet, with nobody there at all.',
          'You said that you would just go and wash your hands. No one had ever said it in that house. They considered what it could mean, all nine, each with an eye on the next; and by the time they had agreed that it was an insult there was some way between you and it.',
          'You bowed to the first, and he had to bow; and so on round the ring, each time with your back somewhat nearer to the hides. The ninth was slow about it, as he had on a great deal of bronze. When the last of them had come upright again there were nine, and the thigh, and a hide that moved a little.',
        ],
        failure: [
          'You lifted the hide. The dog lay there. It was not a dog that one steps over.',
          'You bowed yourself out at the back, and it was the cooking-place. There were eleven wives in it, who had been waiting to be told which it was, and each was holding something.',
        ],
      }),
    ],
  },
  'elk-at-the-crossing': {
    terrains: ['forest', 'swamp', 'plains', 'mountains'],
    weight: 2,
    openings: [
      'The elk were crossing. They came out of the trees and went down in the water and up and away, and it had been going on since before light. Your people are not allowed to move until they have passed. An old cow had come out of the line; she was standing in front of you.',
      'He stood in the shallows with his head up, and there were birds on his antlers. A hunter lay a little way off in the reeds, with his bow bent, shaking, as he had lain since the first of them came. He could not shoot, he said from the side of his mouth; it had looked at him with his brother’s eyes.',
      'The drummers had stopped, and so you knew. The elk were going over. Families sat on their bundles all along the bank with the fires low, and nobody spoke above his breath, for the dead go with them, some of the way. One had stood still in the shallows with the rest going by on both sides. It was looking about it for somebody, and it had got to you.',
      'A hunter had his hand over his own mouth. He pointed with his chin: horns, a wood of them, walking down into the river; and on this side of it one that did not go in. He had drawn on it, he told you, through the fingers. It had said something. It sounded so like his brother that he had answered.',
      'They had put out the fires by hand, so as not to hiss. The elk were in the river. They went over shoulder to shoulder, more than there is a word for; and one cow, grey about the mouth, had turned against the rest and come ashore. A hunter held out his bow to you, wrong end first. He could not, he breathed. She had his brother’s way of looking.',
      'You walked out of the reeds into the midst of the elk. They were on both hands of you, going down to the river with their eyes on the other side. One alone had stopped. A hunter who knelt there pulled you down by the belt. It had his brother’s way of not asking, he told you with his lips; and his arm hurt.',
      'The river was full from bank to bank, and what it was full of was elk. Your people had set down whatever they were carrying, where they stood. An old cow had got no further than the shallows. The others parted round her, and she went along the row of you from face to face, like someone who has been sent to fetch a person whom she has not met.',
      'A child was held by the hem. The elk went by, and went on going by. Your dead walk on the far side of them, an old herder was telling her, and must not be called to. He left off there. A grey-faced cow had come out of the river and up the bank to him and you, and he was trying to think whom he owed.',
      'There was a sound in the reeds of knees. That was the elk, on the way down to the water. You sat with your people, and your bundle in your lap, and nobody chewed. Then a hunter touched you with his bow. An old cow had come up and stopped in front of the two of you; it was how his brother used to stop, he said.',
      'They had lifted the old ones on to their backs so that they could see. The river had horns in it from here to the willows. No one may go on until the elk have gone, since one’s dead are among them, finding their own way. And one grey cow had turned about in the shallows, and was looking along the bank, and you saw people straighten their hair.',
      'You had been going to cross. A hand came up from the grass and took you by the ankle, and you saw what the trees were doing. They were walking. The elk came on down, rank behind rank, with wet on their beards; the hunter who had hold of you looked at one that had halted. “She’s got his eyes,” he said, “my brother’s,” and his bow shook.',
    ],
    still: [
      'The great beast had taken one step, and put that foot down as if the ground belonged to it and had been mislaid.',
      'Somebody’s baby had begun to cry, and been given a finger. The long grey head had come round to see whose it was.',
    ],
    later: [
      'Their road lay through the wet, as broad as a river and as black, with a single shed horn upright at the edge of it.',
      'Hair hung along the reeds at the height of your chest, grey and coarse, for as far as there were reeds.',
    ],
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Stand and let them pass',
        description: 'All day and perhaps all night, up to the shins, with your eyes down.',
        success: [
          'You stood, and they went by on both sides of you, warm as byres, clicking at the heel. When the last calf was through, the old cow put her nose to your chest and left there a wet mark; and the other herders, when they saw it, got up from the fire.',
          'You cast down your eyes, and so you saw only legs. They came on, and on, wet, thin, grey, and not one touched you. Something breathed in your hair for a good while, and thought, and went. When you looked up there was only the river; and all along the bank the herders were letting go of each other’s hands.',
        ],
        failure: [
          'You stood until your legs were not yours. It was a very little thing, a cough. Nine hundred heads came up.',
          'You stood like a post, and they went by, and it was as good as over; and then one of the calves sat down on your foot. You said nothing at all. It was how you said it that they heard.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Walk with them in a hide',
        hurt: 'blow',
        description: 'Upon all fours, among the hooves, smelling as you can.',
        success: [
          'You went in with your head down, and were not there; there were only backs, and breath, and the one mind going north. You came out of it a long way on. You had to be told by your hands what you were.',
          'You had the hide over you, and went on your knuckles, and they let you in between two calves. There was nothing ahead but the tail ahead, and soon nothing else in your mind. When somebody on the bank called out your name you wondered what it was the name of.',
        ],
        failure: [
          'You went in among them with the hide on. There was a young bull who thought better of it than it deserved.',
          'You went with them for the length of the bank, and none of them looked round. Then they lay down to chew; and you did not know with which leg one begins, and were shown it.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask whose brother it is',
        description: 'If it is anyone’s it must be answered to, and you would be the one who had asked.',
        success: [
          'You called out the dead that you knew of, in order. At the fifth it lowered its head. A hunter laid down his bow then, and walked out to it through the reeds, and you saw him talking, with his hand on that huge cheek, for as long as it takes.',
          'You asked it straight out: whose are you? All along the bank they looked at their feet. A hunter said it; he had known since it turned its head. The beast heard him through, blew, and went down to the rest. He sat on in the reeds with his bow unstrung like someone who has been told that he may go.',
        ],
        failure: [
          'You called out the dead. It came when you had got to one you had put in only to make up the number.',
          'You asked whose brother it was, and three men said “Mine”. They had all three waited a long time to be asked. The elk went on by and by; it was the three who did not.',
        ],
      }),
      does(['force', 'vigour', 'easy', 'slight'], {
        action: 'Swim the river ahead of the herd',
        hurt: 'mishap',
        description: 'There is ice in it, and they do not steer.',
        success: [
          'You went in naked with your bundle on your head, and they after you, a forest of them, blowing. You were out and up the bank on the other side and had one arm in your shirt when the first hoof struck the stones.',
          'You were in to the neck before the cold had found you. At your back the whole herd stepped down off the bank. You swam as a hare runs, with no opinions; and when your hands met gravel you did not get up, you swam on over that. They came out to either side of you and shook themselves. One waited until you had moved.',
          'You ran in with a shout, so as to have it over, and the river shut on the shout. After that it was horns, to the left and to the right, like being carried through a wood. Somebody’s chin lay on your shoulder for the whole of the deep part. You came out ahead of that chin by the length of a nose.',
        ],
        failure: [
          'They do not steer. You came out on the other side, by and by; you had gone under three of them.',
          'You were ahead of them by as much as a hand. Then the bottom came up, which is a help to those with four legs. You went over the last of the ford on your back, beneath a good many bellies.',
        ],
      }),
    ],
  },
  'hostage-day': {
    terrains: ['swamp', 'forest', 'plains', 'mountains'],
    weight: 2,
    openings: [
      'It was the day for giving back the hostages, at the island in the ford. Both tribes were on their banks. In the middle two children, who had been nine years away from home, held each other’s hands and would not go to either side.',
      'On the left bank a woman had cooked for her child, and on the right a woman for hers, and each had had to ask the enemy, across the ford, what it liked now. They had not met for nine years. Then the two were let go, and got as far as the island, and sat there back to back, to watch all the spears.',
      'Two children sat on the island in the ford, and the boy had a rope around his waist, held by nobody. They were pledges, he said, nine years with the wrong people. If the tribes on the two banks made it up they would both be fed; and if not then not. He had picked that stone because one would see the smoke from it.',
      'Two tribes stood by the ford, each on its bank, and each of them had brought a child and a drum. The drums had left off. The children had been let go at the same moment, as agreed, and had met in the middle, and were standing there with their hands in each other’s sleeves.',
      'An old man was reckoning it for whoever would listen: nine winters, and nobody killed, and that was all the use of hostages. Now either tribe should have its own again. They had been let go, one from each bank, with the pledge-rope round the waist; they were on the island in the ford by now, a girl and a boy, and had tied the two ends together.',
      'You were let through because you had no drum. Two tribes stood facing at the ford, and on the island between them were two children who had to be given home. It had been nine years. Their mothers called; and each of the children looked first to the wrong bank. One of them had the rope on yet, trailing, and nobody liked to be the one to take it up.',
      'On either bank a woman was holding up a small coat, so that it could be seen which was the right side. They were nine years too small. The two children who had been the hostages stood on the island in the ford with their fingers hooked together, and looked at the one coat, and at the other; and behind the coats each tribe had begun to finger its spears.',
      'There was a great noise of people keeping quiet. They stood along both banks of the ford with their spears, and on the island between sat a girl and a boy and played at stones. Each had been nine years a pledge with the other’s people, and now they were to be fetched; and the girl had called over, to both sides, that it was his turn.',
      'The rope lay across the whole ford, with an end to each bank. In the middle, on the island, it was knotted about a girl and about a boy; they had been pledges for nine years, and each tribe was to draw in its own. They had drawn. It had only brought the two closer, with their heels dug in. Somebody’s uncle was for trying it with oxen.',
      '“Mine is the left one,” said a woman, “or was.” They had lent each other a child across the ford, her people and the ones over there, and it had kept the peace for nine winters. Now a drum was beaten on either side for the two to walk home to. They had walked as far as the island. There they had sat down, and faced upstream, where nobody was.',
    ],
    still: [
      'No spear had been lifted. They had only been turned about, each of them, so that the sharp end was in front.',
      'The drums had left off. On either bank the old women had sat down in front of the spears, with their backs to them.',
      'One of the mothers had come in up to her knees, and then sat down where she was.',
      'The two on the island were dividing what they had in their pouches, a bead to each, and then a bead to each.',
    ],
    later: [
      'Two stones stood upon the island in the ford, leaned together at the top. There was always something put there; today it was a honeycomb.',
      'On both banks the turf had been worn bare, as it is in front of a door.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Speak the law of fostering',
        description: 'There is an old one, older than hostages, and you have had it only from your grandmother.',
        success: [
          'Whoever has shared a bowl for nine winters, you said, three times, is kin to both the hearths. It was so old that they had forgotten to be against it. On either bank an old woman nodded. And so the two went with both; they went a year about.',
          '“Which of you fed them?” you asked of the one bank, and then of the other. It was the law, you told them, that a child belongs where it asks for more; and on both sides some woman said, low, that hers always had. It was given out by the drums, one long, one short: they should be owned by neither and come to both.',
        ],
        failure: [
          'You gave them the whole of it, three times over. At the third somebody’s uncle remembered how it went on: “and shall be drowned by neither, without the leave of the other.” They began to ask for leave.',
          'You spoke it, and had come to the shared bowl, when each of the banks asked the other whose bowl that had been. It was an old one, with a chip. They had kept the peace for nine winters without a word said about that bowl.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Sit down between them and share food',
        description: 'It is not your island; and it has been fasted on since dawn.',
        success: [
          'You broke it in three. While there was chewing nobody could say that the peace was over. And then someone on the left bank threw down a cheese, and somebody on the right, so as not to be behind, an entire goat.',
          'You sat down with your back to nobody, which on an island wants some care, and cut what you had in three. The smaller one asked whether there was any more. It carried well over the water. There was a stir upon both the banks, among the aunts, and after that they were all wading.',
          'You had a loaf. You halved it, and halved those, and went on, for something to do, until there was a crumb for everybody in the front row on either bank. The two children carried them over in their hands, to the one side and to the other. It is not a large thing to have in one’s mouth; but one cannot shout past it.',
        ],
        failure: [
          'You cut it up, and shared it out. It came out, when it was already in their mouths, as pork; and the one tribe may, and the other may not.',
          'When you had the first piece cut you saw that both banks were looking to see whom you would give it to. There were two children, and only one piece can be the first. You put it in your own mouth. It has been remembered of you, on the one side and on the other, for quite different reasons.',
        ],
      }),
      does(['force', 'reflexes', 'hard', 'grave'], {
        action: 'Snatch the child and run',
        description: 'There will be two hundred people who for the first time agree.',
        success:
          'You had it under your arm before anyone had breathed. You ran up the bed of the stream, where there is no track; the cries were behind you, then far behind. It bit you, all the way, in the same place, and when you put it down would not leave.',
        failure: 'You had it under your arm. Two hundred people, for the first time, agreed.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the rope for the pledge',
        description: 'Somebody should, so that it is fair; you must hold it until there is word.',
        success: [
          'You wound it about your own wrist. You watched together, the child and you, and you lost four times at stones. No smoke; no smoke; then a rider with a green branch. The child was asleep by then. You did not wake it, and carried it, with the rope, across.',
          'You held it so that it could be seen to be held. “You may let it out a little,” the child told you, and went to look at a heron, and came back. One learns something of a person at that distance. When they called across that it was peace you had both forgotten which end was whose.',
          'They gave it to you because you were nobody’s cousin. You took a turn of it about a stump, and then, since that seemed unfriendly, about your own middle; and so there were two of you tied. The uncles met, and shouted, and met. It was the child who heard first that they had begun to laugh.',
          'You were to keep it tight, by the one bank, and by the other you were to keep it slack. You kept it dry. Women with their skirts tied up went to and fro a good deal in the shallows; and in the end one of these came over, took the rope from you without a word, and hung washing on it.',
          'There was nothing to do but hold it, so the pledge taught you the words for things, this bank’s and then the other’s. Fish was the same. So was mother. “So is peace,” you were told, a good while later, by a child with its head up, listening; for that was what they were calling.',
          'You held the one end, and at the other a top was being whittled. It needed a string. When three old men waded out at last with the oath made, and looked about them for the rope, you had to own that there was less of it; and they saw the top go, and each had a turn.',
          'A rope gets heavier. By the time that the drums left off you had it in your teeth, to rest the hands, and had nodded for an hour to every question. It was remarked upon afterwards at both fires: here was a stranger who thought well of everyone. They had made it up, and the child untied you.',
          '“If it goes badly,” the child said, “you have to pull.” You said that you knew. After that the two of you talked of dogs. It went on for so long, over there, that you had got as far as what each was called, and were at the ninth, a bitch named Butter, when they came with the horn and had to shout twice.',
        ],
        failure: [
          'You held it until your hand had gone white. There was a smoke. It was quite a small one, it might have been any smoke; and the child said so, and so did you.',
          'You held it fast, as you had been asked to. What each of the banks saw was a stranger with one of theirs on a rope. It had not looked like that, they said, when it was agreed to; and both of them began to call over to you what they would do.',
          'You held it until no one could have told you what for. Then there was word, and it was that there would be word. You looked at the child, and the child looked along the rope, toward you, as one does at a cow that has been sold.',
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
        'Since the mud was soft there had been a wolf, a woman with a load, and cattle not her own. She was going toward salt. You sat up on your heels, knowing as much as if she had told you, and rather more than she would have.',
        'Four had lain here, and had lain easy. One had got up, and stood, and lain down again the other way about. You lay down in that shape yourself; and from there you saw what he had seen.',
      ],
      failure:
        'You told it over very slowly, backward, from the fresh to the old; and so came up with what had made it, from in front.',
    }),
  },
  'sweat-hut': {
    places: ['forest', 'plains', 'hills', 'mountains', 'swamp'],
    ...does(['patience', 'vigour', 'medium', 'none'], {
      action: 'Build a sweat-hut and go in',
      description: 'Hot stones and hemp-seed, under a hide; one sees one’s dead, and they have views.',
      success: [
        'It roared, and it was dark, and they were all there. They told you that you were thin. When you fell out into the air you steamed like a new calf, and everything that had been knotted was string.',
        'You poured, and breathed, and the hide breathed with you. Nobody came but an old dog that you had had. He laid his chin on your foot till it was over; you were as clean afterward as a peeled stick.',
        'The stones spat, the hemp caught, and you sat in your skin like a bean in its pod. By and by an uncle was there, and asked which of them had his axe. It was the one that he thought. He moved up, content; and once you had crawled out into the wet fern you could have carried off that hut upon one finger.',
        'By the third pouring there was not so much of you as had gone in. Somebody sang, and it was you. The women of your house came through the steam with pails, and none of them had time; but the last put her palm to your head, as one tries a loaf. You were done, it seemed. You came out, and so it was.',
      ],
      failure:
        'You had brought one stone too many. Your grandmother came to you, through the steam, and said to get out, you fool; you had meant to stay for some advice.',
    }),
  },
  'stone-market': {
    places: ['city'],
    ...does(['trade', 'perception', 'easy', 'none'], {
      action: 'Sit down in the market with your goods on a hide',
      description: 'You say nothing, they add a little, you say nothing; it can take two days.',
      success: [
        'You looked over his head. He added; he went off, came back, added. When he laid down the last of it with a groan, you spat upon your palm; and you would have done so at the second.',
        'They felt it, smelled it, and called over a wife. You looked at the sky. When they had all finished telling one another why it was worthless, it was theirs, and you had what you had come for.',
      ],
      failure:
        'You said nothing so well that they believed you had died. They had the hide from under you before you could tell them.',
    }),
  },
  'chiefs-fire': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Bring word to the chief’s fire',
      description: 'You stand until you are seen; you are fed after you have been believed.',
      success: [
        'You gave it three times, as is due, and the same way each. He moved a cousin with his foot. You had the warm side, a rib, and everything that they had argued of since the leaves came down.',
        'You gave the word, and stood back out of the light. They went at it then, as men do when a bone has been thrown; you had only to keep still and remember which one had not spoken.',
      ],
      failure:
        'You had it all by heart and gave it three times. It was the third time, they said, that it was different.',
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
