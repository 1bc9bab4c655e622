import { does } from '../builders/offers.js';
import { type Frame } from '../../model/content/frame.js';
import { frames } from '../builders/frames.js';

export const samuraiStorylets: readonly Frame[] = frames('samurai', {
  'insect-procession': {
    terrains: ['plains', 'hills', 'swamp'],
    weight: 2,
    who: { trade: 'village drummer', gender: 'male' },
    shows: ['drummer', 'drum', 'torch', 'stone', 'straw', 'river'],
    toward: 'for',
    when: { hours: ['dusk', 'night'], seasons: ['summer', 'autumn'] },
    cast: { 'village/people/elder': 'they' },
    openings: [
      'Two villages stood on either side of a boundary stone, by torch-light, each with a drummer, a drum and a straw man on a straw horse. Each wished to send the locusts off its rice over to the other side. You were to say whose the insects were, and neither village would let you by before. One heard the river beyond the dyke.',
      'At a boundary stone sixty people of two villages blocked the dyke as far as the river, with two drums and two straw riders, by torch-light. Each village had brought its locusts there to leave them with the neighbours. The nearer drummer wished you to settle whose they were; you should not pass before.',
    ],
    still: [
      'The two villages still stood on either side of the boundary stone, and would not let you by. The drums had begun once more, not together.',
      'People of both villages sat across the dyke, and you were not let by until it was settled whose the insects were. The straw men stood by the stone as before.',
    ],
    givenUp: [
      'Two elders agreed to leave the straw men in the ditch and speak of it no more. The villages went home with their drums, and the dyke lay open to you.',
      'The locusts rose and went off over the river on nobody’s orders. The drums were carried home, and people got up from the dyke and let you by.',
    ],
    later: [
      'No torch burned at the boundary stone, and the two villages had gone home. There was not one locust on either side.',
      'The two villages kept their drums in one shed now, face to face, with a cloth between them.',
    ],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Rule to whom the insects belong',
        description:
          'Both villages wait for your word; you will be quoted for a generation, by one half with their mouths drawn down.',
        success: [
          'You ruled that the insects belonged to neither village, and both accepted it. They were Sanemori’s, you said, a general who fell over a rice-stalk, and came back as a locust. His grave was downstream, beyond a third village. They all went off to it along the river, with the torches in one line and the drums in step.',
          'You ruled that the insects belonged to nobody, and the two villages made way. You held the torch near the stone, and a locust was walking there. On the stone, you said, it was nobody’s, and a stone has no rice to lose. The straw men were set on it, back to back, and the dyke was cleared.',
          'You ruled that the insects were guests of both villages, and they let you by. You had asked where the rice was sown first. It was in the elder drummer’s village. The first to sow is host, you said, and the insects were his guests, and his neighbour’s also. He bowed to the other drum. Both straw riders were carried to his barn.',
        ],
        failure: [
          'You ruled for the eastern village, and it did not stand: somebody found out that you had drunk at an eastern well. A straw horseman was laid in your arms, with all that lived in him. They walked you round the stone twice and stood you where you had been.',
          'You ruled that the insects should be divided, and neither village took it. It was asked how one divides them, and by whose hand, and you were given a sieve. The drummer held the torch for you until it was plain that you did not know.',
          'You praised both villages alike, and so nothing was settled. Each took it for a judgment, and each began to sing. The two songs met above the stone. The drummer drew you back by the sleeve and asked you again, close to your ear.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry the straw man down to the river',
        hurt: 'mishap',
        description: 'It is half a mile; he is alight, and they will all run after you with drums.',
        success: [
          'You carried the straw man down to the river at a run, and two villages ran after. You threw him in, and he rode off on the current, very upright. The drums fell silent one by one. Somebody unpacked dumplings, and began to count heads, and left out nobody.',
          'You carried the straw man down to the river on his horse, and the quarrel ended there. The drummer was beside you before the second field, and took the hind legs. You let it down in the river together. It knelt, with its rider, and went under, and the torches on both dykes were held still.',
          'You carried the straw man to the river by the shortest way, through somebody’s beans, and threw him in. Not one person spoke of the beans. They stood on the bank behind their drums with bare heads, the two villages mixed. When he had burned to the saddle you were asked to walk in front, going home.',
        ],
        failure: [
          'You ran with the straw man, and he fell apart in your arms before the river. The rest lay along the dyke in handfuls, each with a small flame, and both drums had stopped beside the largest. You were led back to the stone and shown them in order. They were put together again with string.',
          'You did not get the straw man to the river, for his hat caught fire. Then yours did. You set down the straw man in order to see to yours. By then eleven hands had hold of him. He was carried up to the stone again at a solemn pace. You followed, smoking a little.',
          'You fell into the ditch with the straw man, short of the river, and his fire went out. He was carried back to the stone, to be lit again. It was done straw by straw. The drummer beat softly, so that nobody should lose the place.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Put out a torch so that they stop quarrelling',
        description:
          'In the dark they may listen to the insects and the river; but they are sixty people, and some have brought flails.',
        success: [
          'You trod out the torch, and it made peace between the villages. In the dark the insects could be heard, going over from one side to the other, and from the other back. “They do not mind,” said a child. The drummer laughed first. Then each felt with a foot for the way home.',
          'You put out the torch, and in the dark the two villages left off quarrelling. No one could see whose side he was on. The drummer felt for the stone, and sat down there, and somebody sat down next to him who smelled of the other village’s pickles. They spoke about the rice. You went by with one hand on the straw horse.',
          'You put out the torch, and the people heard the river, which was loud, and went home. It had run on through all that quarrel. An old voice said that it was late, and another agreed, from the opposite side. The drums were taken home without being beaten. Only the straw men stayed, one leaning on the other.',
        ],
        failure: [
          'You put out the torch, and the villages took the dark for a signal and struck at each other. When a torch had been lit again each was striking the straw horse, or some person by him, and you held the wrong man’s drum. You gave it to him. He was a long time feeling it for holes.',
          'You put out one torch of nine, and nothing changed. The drummer thanked you for your trouble, since that one had smoked. He had you moved closer to the stone, where the light was best.',
          'You trod on the torch, and your sandal caught fire, and nobody had listened to anything. They drew you off into the ditch and poured the drinking water over you. All the talk after that was of the water. Each village reckoned that it had been its own.',
        ],
      }),
    ],
  },
  'own-gravestone': {
    terrains: ['mountains', 'hills', 'forest', 'coast'],
    weight: 2,
    who: { trade: 'carrier of his own gravestone', gender: 'male' },
    shows: ['old man', 'gravestone', 'plum', 'chisel', 'son'],
    toward: 'for',
    cast: { 'old man/man/carrier/elder/father': 'he' },
    openings: [
      'An old man was carrying his own gravestone up the mountain, and he had let it down across the path. He wished to have it at the top, and nobody could come by until it was moved. His two sons were too busy to help. He offered you a pickled plum, and laid his chisel on the unfinished name.',
      'A gravestone filled the path from bank to bank, and on its far side sat an old man with a plum in his cheek. The stone was for himself; he wanted it at the top of the hill and could not carry it farther. His two sons had no time, he said. A chisel for the name stuck up from his belt.',
      'An old man had set down his own gravestone on the path, and you could not get past. He was bringing it up to where the view is, alone; his sons had promised to carry it, and had not come. He showed you the name, which was only half cut, and held out his chisel, and then a plum.',
      'An old man was hauling at a rope, and on the other end his own gravestone lay fast in the path and blocked it. He wished it at the top, and had not the strength. His sons were at home, mending a roof. He gave you a pickled plum from his sleeve, and with it came a chisel for the name, which he put back.',
      'An old man sat by a gravestone that filled the path. It was his own; he desired to be buried at the top with it, and could get it no farther alone. Half of the name was still to be cut with the chisel, he said, and he needed his sons, who had stayed below. He chose you the largest plum.',
      'An old man begged your pardon from behind a gravestone. It was to be his own, and he was taking it to the top; for the present it lay across the path, and you could not pass. He had a chisel for the name, and could not spell it. His sons would not come. He held out a jar of plums.',
      'You picked up the end of a rope on the path, and at the front of it was an old man with a gravestone. It was for himself, at the top; now it had stuck fast in the path, and nobody could go by. His sons had gone home. He had a chisel for the name, and plums, and gave you a plum.',
      'A very old man had set down his own gravestone on the narrowest part of the path, and you could not go by. He wished to have it at the top, where the view is. Half of his name was cut; he offered you the chisel and a pickled plum on one palm. His sons had a roof to mend.',
      'Two sons came down the path with nothing in their hands, and round the bend you met their father. The old man leaned on his own gravestone, which they had left there with him; it closed the path, and he wished it at the top. Half a name was on it. He wiped a chisel, and wiped a plum, and held out the plum.',
      'An old man was trying to get a gravestone out of your way, and it would not move. He was taking it to the top for his own use, and it lay across the path from side to side. His two sons would not help him. A chisel for the name fell out of his clothes. He gave you a plum to hold.',
    ],
    still: [
      'The gravestone still closed the path, and the old man beside it wished to have it at the top before anybody went by. There was one plum-kernel more in the row.',
      'The old man still wished his gravestone to be at the top, and as long as it filled the path you could not go on. He had set a plum on it.',
    ],
    givenUp: [
      'The two sons had changed their minds, and came up with a pole, and carried the gravestone for their father. You followed in the space that it left.',
      'Pilgrims came up the path, and each put a hand to the gravestone, and it went to the top with the old man behind it. You were let go by.',
    ],
    later: [
      'The old man’s gravestone stood upright, and nobody was under it so far. There was a plum-kernel on it, still wet.',
      'The pines about the gravestone had been trimmed on the side of the view, as high as one can reach from a seat.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Carry the gravestone up for him',
        hurt: 'mishap',
        description: 'It weighs rather more than he does; he will walk behind and tell you about his wife.',
        success: [
          'You carried the gravestone to the top for the old man. He told you his wife’s life as you climbed, a year to twelve steps. By the pines she was sixty. You set down the gravestone, and he lay down to try. He said that it would do.',
          'You carried the gravestone up, with the old man’s hand under it next to yours. It was turned until it faced the sea of hills, and after that a trifle to the left, where his wife used to sit. He put a plum there. He asked you to walk down first.',
          'You carried the gravestone up to the pines, where the old man wished to have it. He warned you of the moss on the steps. For the rest of the way he spoke about his wife’s cooking. It was let down between two roots, and it fitted. He took off his hat to it.',
        ],
        failure: [
          'You lifted the gravestone, and your knee gave way after a few steps. It went back to where you had first met it and somewhat beyond. The old man came down after it without haste. He would be able to tell you that part again, he said.',
          'You had the gravestone as high as your hips, and could neither carry it nor put it down. The old man knew the place in the knee to press. You both sat. He looked at your toes and counted them, and the number was right.',
          'You pulled at the gravestone, and the rope parted. It slid on its face, and lay across the path again. The old man asked you for the two ends, and smoothed them.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'none'], {
        action: 'Cut the name for him with his chisel',
        description: 'It is granite; he will have to lie under your spelling.',
        success: [
          'You cut the rest of the name, and the old man was pleased, and let you by. The old man followed the strokes with his finger, from the top. It was better than the one he had, he said. He would try to be buried as that person. He turned the stone by himself, until there was room to walk.',
          'You cut the name into the stone, and he made room for you. He read it after you, to learn it. Nothing had ever been over him, the old man remarked, that he did not have to hold up. He leaned his back against it, and the path was free.',
          'You cut the name in nine strokes, and it was well done. The old man had asked you to say the number before you began, and he counted. At the ninth he held up his hand. The edge of the chisel was still good. He laid his palm flat on the whole of it, and moved it aside for you.',
        ],
        failure: [
          'You tried to cut the name, and the edge of the chisel flew off and left a hole. The old man considered it near and from afar. It was now some other man’s name, he thought. He begged you to leave off, and the stone stayed where it was.',
          'You cut the name wrong: it said “Kichiji”. It was well cut. He asked who that might be. There had once been one at the mill, you both believed. He turned that side to the bank, so that nobody should be misled. The other side was rough, and still lay across the way.',
          'You could not cut the name. You struck for as long as it takes to boil rice, and there was a scratch the length of an eyelash. He bent over the granite and found it, and praised it for being straight. He had been three years over “Kichi,” he told you. He sat down again beside the stone to wait.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Go down and speak to his busy sons',
        description: 'It means going down again; each of them will send you to the other.',
        success: [
          'You brought the sons up, and they carried the stone away. The elder son stood at the top of a ladder. You told him that his brother had already got the stone half way. To the younger you said the same of the elder. They met on the path, running. Each took up an end. Their father walked before it with his hands behind him.',
          'You told the sons where their father was, with a gravestone in the path, and it fetched them down from the roof. The sons asked who else had seen it. They went by you with a pole and two ropes, their eyes straight before them. At the top he let them dispute which way it should face.',
          'You spoke in the house of the father’s bowl, and it shamed the sons into going. A bowl with a lid stood on the sill. It was set there daily for the father, said the younger son’s wife. Her husband heard it. He called his brother down from the roof by his childhood name. The stone was gone from the path when you came up.',
        ],
        failure: [
          'The sons would not come, though you had asked them. There were two men on the roof. The elder was seeing to the roof, and the younger to the elder. They were much obliged to hear of it, and bowed from up there. You climbed back. The old man had not asked where you were going. He did not ask where you had been.',
          'You did not find the sons, only their wives, who had a jar of pickles ready for each person with that message. They gave you one. Up on the path the old man set it down beside the others.',
          'You did not find the sons at home. A patch of pale earth in the yard. That was where the stone had lain, the younger’s wife told you, and one had had to step over. How well one could get at the beans now! She gave you tea. The sons’ sandals were both behind the door.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        feeds: true,
        action: 'Sit with him and eat pickled plums',
        description:
          'Fed and rested he may leave the stone beside the path; there are a great many plums, and he counts the kernels.',
        success: [
          'You sat upon the gravestone and ate plums with the old man until he gave up the climb. It was a seat, he found. He would leave it there, by the side, for whoever came past. Together you walked it to the edge. It had a view of the mill.',
          'You ate plums with the old man until he fell asleep, and you could go by. At twenty kernels he told you which of them had been good years. Then he slept, his back to the granite. You stepped over his feet and over the line of kernels. Nothing fell.',
          'You ate plums with the old man, and it brought him helpers. When a carter came by he was given some too, and a nun, and her porter. It was the porter who said that a stone so well attended might as well go up. They all took hold. The old man went before them with the jar.',
        ],
        failure: [
          'You ate his plums, and it did not clear the path. The old man rose, bowed, put his neck under the stone, and went up four steps. He had been waiting, it seemed, until you should have finished. On the fifth he sat down. The path was as narrow at that place as at the other.',
          'You ate thirty plums, and the old man only counted the kernels. Nobody had got beyond five before, he said. The gravestone stayed where it was, and he moved the jar an inch nearer to you.',
          'You could not eat more than one of the plums, they were so sour. He spoke of his late wife, who had salted these, and he looked to you for a word. None could be formed. He closed the lid, and leaned back across the path.',
        ],
      }),
    ],
  },
  'truce-of-the-spring': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 2,
    who: { trade: 'wounded spearman', gender: 'male' },
    shows: ['spearman', 'spear', 'pool/water', 'board'],
    when: { wounded: true },
    cast: { spearman: 'he' },
    openings: [
      'A spearman sat in a hot pool where you wished to wash your wound, and he had a wound too. You had fought on opposite sides. The board beside the water forbids quarrels there. His spear hung on a rack; he would not turn his back to you first, nor you to him, and the one ledge out of the pool had room for one.',
      'You let yourself down into a hot pool, and across from you sat a spearman with a bandage. You had wounded each other in a battle, and his spear hung next to the board with the rules of the water. He would have you leave before him; and whoever leaves must turn his back. “I believe that cut is mine,” he said.',
    ],
    still: [
      'The spearman still sat in the pool and wished you to leave it first, and you could not without turning your back to him. The steam went up between the two.',
      'The spearman was still in the water between you and the way out, and neither of you trusted the other enough to climb out first. His spear was still on its hooks.',
    ],
    givenUp: [
      'A bath-keeper held up a cloth between you, and you and the spearman got out on its two sides. He went one way, and you the other, no better healed.',
      'The spearman fell asleep with his chin on the water. You got out past him, with your back turned after all, and your wound was no better for the bath.',
    ],
    later: [
      'On the board by the hot spring it was now forbidden to glare as well, and two names were given. One was yours.',
      'Two cloths hung on the rack by the hot spring, and no weapon beside them.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stay in the water as long as he does',
        description: 'It is just short of boiling; he seems to be considering the same of you.',
        success: [
          'You stayed in the water until the spearman left it with you. An attendant threw a bucket of cold water over you both, and called it a shame. You had gone red, and the spearman redder, and neither had been the first. You got out together, and walked backward, for fairness.',
          'You stayed in the water until his ears were red, and the spearman asked if you would object to leaving together. You would not. He counted to three. On the ledge he let you go before him by half a pace, and held his own back toward you while you dressed.',
          'You stayed in the water until you had both fallen asleep, and that ended the quarrel. You woke on his arm, and he on yours. Each begged pardon. He took the spear down from its rack, by the middle, and carried it away level, so that it pointed at nobody.',
        ],
        failure: [
          'You stayed in too long, and fainted. The spearman had you by the heels. He laid a wet cloth on your forehead and sat down there in the one way out, with his face to the wall.',
          'You drew one foot out of the water before he did, and the spearman saw it. You drew the foot in. He had been at it since the day before, he then said, and was quite used to it. The water was heated further.',
          'You had to leave the pool before either had won, for it was to be cleaned. The spearman and you were shown to a smaller one. You went there side by side and sat down knee to knee. His was the knee toward the door.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Dress his wound for him',
        description: 'You will have to look at it closely; it may be your work.',
        success: [
          'You dressed the spearman’s wound, and he made peace with you. It was your work, and he was so good as to say that the edges were clean. You laid moss on the cut and bound it. He turned you round by the elbow and did yours. Then he went, and the moss on the ledge lay in two heaps of one size.',
          'You bound the spearman’s wound with a strip of your sleeve, and he gave up the ledge to you. He held one end in his teeth. At the last turn he laid his finger on the crossing for you to tie. Then he moved from the ledge. He bowed with one hand on the knot.',
          'You dressed his wound, and the spearman let you go first. Beneath the new cut was an old scar, and you washed it too. He had it from a cousin of your own. The cousin was well, you said. He held quite still. Afterward he hung his wet cloth over the point of his spear, and showed you out by the dry side.',
        ],
        failure: [
          'You pulled the bandage where it stuck, and hurt the spearman, and he would not have it done by you. In a level voice he named to you his eight brothers. They were in the next pool, it came out, and had been trying not to hear. Eight heads rose above the screen. They wished you well.',
          'The spearman would not let you dress his wound, and pushed your hand aside. He would sooner have it as it was than have it from you, he said. You put away the moss. He turned his good side to you, and stayed in the way.',
          'You put salt on his wound by mistake, and the spearman did not forgive it. He did not cry out. He stood up to his full height in the pool, and then sat down again until only his eyes were over the water. They did not leave you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask him how the fight ended',
        description: 'You were carried from it; there may have been something that you would rather not be told.',
        success: [
          'You asked him how the fight ended, and together you found out that nobody had won. The spearman had hoped to hear it from you. You laid it out with pebbles: your ditch, his bridge. He put the last pebble where you both had fallen. It was one place.',
          'You asked how the fight ended, and talk of the dead made peace between you. The spearman gave his dead by name, toward the steam, and you gave yours. They came to the same number. The spearman rose first. He turned his back to you, all the length of the ledge, and did not hurry.',
          'You asked how the fight ended, and the spearman’s answer made friends of you. He had drunk at your well after the fighting stopped. A boy of your side had drawn it for him, with a bandaged arm. The spearman described the bandage, and the knot, and it was a knot of yours. He got up, and bowed as far as the cut allowed.',
        ],
        failure: [
          'You asked how the fight ended, and the spearman learned that you had known a man whom he killed. He would not speak of it. He sat with his back against the one way out, and the water was very clear.',
          'You asked, and the spearman said only: “Badly.” He would not say for whom. You asked in another way, and then in a third. He drew a line with his nail on the wet stone between you. He spoke no more across it.',
          'You asked, and it was the attendant of the bath who answered, and shamed you both. He had seen the whole of it from a tree. He told it, with both your voices, and how you ran, and how the spearman did. Neither of you looked up. It was longer than one would have wished, and at its end you both sat lower.',
        ],
      }),
    ],
  },
  'puppet-lord': {
    terrains: ['plains', 'coast', 'hills', 'swamp'],
    weight: 2,
    who: { trade: 'puppet-master', gender: 'female' },
    shows: ['lord/puppet', 'cart', 'official', 'list', 'shaft'],
    toward: 'for',
    cast: { 'puppet-master/master': 'she', official: 'he' },
    openings: [
      'A puppet-master’s cart, with a broken shaft, stood across the road, and an official with a list kept everybody back. Her puppet was a lord. The real lord had been put to death four years ago, and the official wished to arrest the wooden one; until he had it, or it was gone, nobody was to pass. She asked you to help her get it away.',
      'An official had closed the road, and wished to arrest a puppet. It sat before a cart with a broken shaft, and was the image of a lord who stood on his list, executed four years before. Nobody might go by until the puppet was in a box, or out of his sight. The puppet-master begged you to help her and it on their way.',
      'On a stage before a broken-down cart a puppet lord took leave of his son. An official with a list had condemned the real lord four years ago; he meant to arrest the wooden one, and everybody must wait there until it was done. The cart had lost a shaft, and the puppet-master could not leave. She asked you for help.',
      'An official with a list barred the road with two lances: he meant to arrest a puppet, because it was the image of a lord whom he had once condemned to death. The puppet-master could not take it away, for her cart had lost a shaft and her helper had run off. She asked for your help, and until she was gone nobody passed.',
      'The cart of a puppet-master had broken a shaft, and an official stood before it with a list. He wished to arrest her puppet, a lord; the real lord was dead by decree, he said, and had come back in wood. Nobody should go on before he had it. She asked you to help her get it away, and the lord raised an eyebrow.',
      'A puppet-master’s cart had shed a shaft and blocked the road, and an official would let nobody by before she handed him her puppet. It was the image of a lord who had been executed, and it stood on his list. “He was taller,” said the official, and measured it. She asked you in a whisper to get it away from him.',
      'A lord of wood sat on a cushion in the road, beside a cart with a broken shaft. The real lord had been executed four years ago, said an official; here was the list, and he required the puppet. None might pass till he had it, or it was off the road. The puppet-master asked for time, to dress it, and asked you for help.',
      'A puppet lord sat beside a cart with a broken shaft, and an official with a list wished to seize it. The real lord had been put to death, and the road was kept shut until the wooden one was taken or gone. The puppet-master, who had one arm in its back, asked you to help her to get away.',
    ],
    still: [
      'The official still wanted to arrest the puppet and kept the road shut, and the puppet-master begged you not to leave her so. When she breathed the puppet did.',
      'Nobody might pass before the official had arrested the puppet or could see it no more. A boy was sewing its cuff, and held it well up, for all to see that it was cloth.',
    ],
    givenUp: [
      'The official was called away, and the puppet left under a quilt before he came back. Others mended the shaft. The road was open, and you had done nothing for the lord.',
      'It was found that the list had no line for wood. The official rolled it up, the puppet-master closed her box, and carters drew the cart aside for you and everybody.',
    ],
    later: [
      'Two small grooves ran along the verge. The puppet lord had been made to walk there.',
      'Half of the shaft of the puppet-master’s cart stood upright, with a scrap of white silk about it. Two old women were bowing to it.',
      'Children played the puppet lord’s farewell with two shoes, on a stage of one plank. They had all the words.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Speak to the puppet as to a lord',
        description: 'It may shame the official into bowing too; you do it on both knees, before a man with a list.',
        success: [
          'You spoke to the puppet as to a lord, on both knees, and the official gave way. The head turned, and inclined itself to you by exactly what was due. Then it went on to the official. He had bowed before he knew it. What one has bowed to one may not arrest. The list was rolled up.',
          'You begged the puppet’s leave to go on, and the official let you all go. One silk sleeve was lifted by an inch. People in the road knelt. The official was left standing above a lord, and had been brought up to know what that means. He knelt too, on the list.',
          'You asked the puppet whether he had any complaint to make of this official, and it opened the road. The wooden head considered the man from cap to sandals. It moved slowly from left to right. He had none. The official held the list before his face, and motioned the lances away with it.',
        ],
        failure: [
          'You knelt to the puppet, and it made matters worse: the official wrote you on his list. Its back had the heading: persons showing respect to the condemned. There was ample room. He asked how your name is written.',
          'You spoke to the puppet, and the puppet-master lost hold of it, and the wooden head fell forward. The official stooped to see, and said, “Dead,” with some satisfaction. That had to be witnessed, he said. He kept the road shut, and looked about for a person on his knees.',
          'You gave the puppet a title too many, and the official was only the stricter for it. The late lord had never been of the third rank. To correct you he had to find the page. He now had both the offence and its date. He marked the place with a straw.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'none'], {
        action: 'Help her walk the puppet past the official',
        description: 'You work its feet, so that it leaves as a lord would; it takes six hands, and she has two.',
        success: [
          'You worked the puppet’s feet, one wooden heel in each hand, and the lord walked off past the official. He looked neither at the man nor at the list. Those with lances presented them. The cart came after, on three men’s shoulders, with nobody’s leave.',
          'You walked the puppet away, as a boy showed you, and the official moved aside for a lord. One must walk behind a man who is not there, the boy whispered, and not tread on him. He stood; he looked about him once; he went. The list was still held out when you had turned the bend.',
          'You walked the puppet up to the official, and he could do nothing. The lord stopped, and laid one hand on the man’s shoulder. No line in the list provided for that. The official’s own hand came up and stayed in the air. You led the lord past him, step by step, and the cart followed.',
        ],
        failure: [
          'You set the puppet’s heel on his train, and the lord sat down in the road. He got up on his hands, with his feet walking above him, and people laughed. The official still stood there. The puppet-master did not turn her head. The puppet did, over its shoulder.',
          'You had one wooden heel in the wrong hand, and walked the puppet in a circle, back to the official. He took the lord by the sleeve, and the puppet-master drew the sleeve out again. Nothing was changed, and a boy undid your fingers.',
          'You walked the puppet two steps, and he lost a shoe. The lord could not go without the shoe, and the official picked it up. He wrote it in as found, and sat down next to it in the road. It stood there with the toes out.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Draw the cart away with your own back',
        hurt: 'mishap',
        description:
          'You take the place of the broken shaft; the cart holds forty wooden persons and their wardrobe, and the road is soft.',
        success: [
          'You put your back under the shaft and drew the cart away, and the official was left behind. Forty heads knocked upon lacquer. He wetted his brush; by then the cart was over the ditch. At the boundary she told you to stop. The lord leaned down from her arm and passed his sleeve along your forehead.',
          'You set your shoulder where the broken shaft was, and the cart moved, and could not be stopped. The official walked alongside and read aloud out of his list. At the bend he was out of breath. The cart was past him and free to go. On the tail-board sat the puppet, and it was made to rise and bow to you.',
          'You drew the cart off in a cloud of dust, and people gave way to it on both sides. A boy ran behind and threw in what fell out. You heard the official call a name, which was not yours. Past the last house you let down the shaft. A small hand of pine was laid upon your sleeve.',
        ],
        failure: [
          'You heaved, and the other shaft broke too, and the cart stayed in the road. The lid flew up, and forty puppets sat upright, with their ladies. They had to be asked many times before they would lie down. The official entered them, in order of rank.',
          'You moved the cart by its own length, into a rut, and there it stuck to the axle. It now stood square in the way, and the official stood in the shade of it. He praised your back. The puppet-master let down the blind on the lord.',
          'You pulled, and lost your footing in the mud, and the cart rolled home to where it was before. The official had not moved. A small puppet came out on the shaft, helped from behind, and looked over at you where you lay.',
        ],
      }),
    ],
  },
  'raked-waste': {
    terrains: ['desert', 'mountains', 'coast'],
    weight: 2,
    who: { trade: 'gardener of the waste', gender: 'male' },
    shows: ['gardener', 'rake', 'furrow', 'rock', 'stone'],
    cast: { gardener: 'he' },
    openings: [
      'An old gardener was raking the sand before you into furrows, round a black rock and a few stones, and he wished no foot to be set on them. There was no way to the far side but across. He went backward, and drew the rake after him, toward you. He had not yet seen that somebody was there.',
      'You had crossed the sand by forty steps when an old gardener called to you to stand still. He had raked it all into furrows, about a black rock and each stone, and nobody was to walk there. It was as far to go back as on. He leaned on his rake, and looked along your footprints one by one.',
      'A gardener stood with his rake and his hat off before a waste of sand, all furrows as far as a black rock, and about every stone a ring. He had finished. He asked you to keep your feet off it. But your road went straight through, and there was no other.',
      'A gardener was closing the last furrow of a garden of sand in front of your feet. He begged that it should not be walked on; it went from his rake to a black rock, and round the stones, and your road was on the other side. A mat lay at the edge, for those who kneel to look.',
      'You had set your foot on a furrow of sand, and a gardener was following it toward you, rake in hand. The furrows came from a black rock, with a ring about each stone, and he desired only that nobody should cross them. Your way lay across. He had his back to you, and still forty paces to go.',
      'Far away in a field of raked sand a gardener lifted his hand and asked you to go round. There was no way round: the furrows began at your feet, and bent about each stone, and reached from rock to rock, and your road lay on the far side. He would not have them walked on. He leaned upon his rake, and looked along both sides.',
      'You had one foot in the air over raked sand, and an old gardener stood in the middle of it with a lifted rake. This was a garden, he called, with its furrows, its black rock, and its stones, and nobody was to walk in it. Your road lay on the other side. A crow sat on one stone.',
      'A gardener was raking rings about a black rock, and asked you to stay off the sand. No furrow had a gap, from your side to the other, where the road went on. He drew his rake on, and did not stop. At the end of the road stood a stone with a straw rope round it. That means closed.',
    ],
    still: [
      'The gardener still wished no foot to be set on his furrows, and they lay between you and the road. He had raked a ring about your feet too, of the kind that goes round a stone.',
      'The gardener would not have his sand trodden on, and there was no way to the far side but across it. A crow had come down there. He raked about the crow as well.',
      'The raked sand still lay before you from rock to rock, and the gardener forbade you to walk on it. He had knelt at one corner, and was putting back the lines with a chopstick.',
    ],
    givenUp: [
      'The gardener laid a board over the sand and had you cross on that, with his rake behind you. It was taken up again. He did not bow.',
      'The gardener led you across by the wrist, and raked a ring round each of your steps. At the road he let go of you and went back.',
    ],
    later: [
      'There was a new line in the gardener’s sand, from the one side to the other. It kept well clear of the black rock.',
      'A second rake stood beside the black rock in the sand, a short one, its handle new.',
      'The gardener had raked circles all over the sand. In the middle of the circles lay a sandal.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Stand still as a stone until he is done',
        description: 'He will rake round you and then let you out; it will be long, on one leg and a half.',
        success: [
          'You stood still as a stone until the gardener had raked eleven rings about you, and he was content. The left side had always wanted something, he called. He drew you a way out, one step wide. Where you had stood he set a rock.',
          'You stood still, and the gardener raked around you, and then let you out. He raked a small bay about your feet, and a crow came to sit on you meanwhile. When at last he said where you might step he had put his hat straight. The bay was left open on that side.',
          'You stood as still as a stone, and the gardener let you go. A drop of water fell from your nose, and made a mark in the sand, and you did not look down. The gardener made that the middle of the last ring. He bowed, as to a stone that has been long in one family.',
        ],
        failure: [
          'You moved one foot by a very little, and the gardener saw. He began to count how much of the sand would have to be done over. He held you by the ankle until he knew. Then he set you back at the edge.',
          'You stood still, and you were one stone too many: with you there would be four, the gardener said, and one does not have four. He moved you a pace, and back, and beyond the black rock. At the sixth place your knees went down by themselves. Those were prints also, and he raked them.',
          'You stood still until a fly sat on your lip, and then your hand moved. The gardener looked at you for a while. He had taken you for granite, he said, and he went back to the beginning of that line.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Find the way through that he has left',
        description: 'A garden always has a path; one is to find it without trying any.',
        success: [
          'You found the way through: flat stones, wiped clean, one every nine feet. They led by the black rock, for the view. The gardener did not look up. From the last of them you heard the rake cease. He gave one small dry cough.',
          'You found one furrow that was deeper than the rest, and crossed in it, with your feet where the gardener sets his. It went about three stones, and stopped once, before a fourth; you stopped there too. The gardener had come to the same place each day. He lifted his hat from afar.',
          'You followed a crow, which went from stone to stone and never touched the sand, and so you came across. The gardener leaned on his rake until you had reached the farther side. He took something from his sleeve for the crow. There was not a mark to be put right.',
        ],
        failure: [
          'You took the lid of the gardener’s meal for a stepping stone, and lost the way there. Beneath the lid the meal was set out in rows. Behind you was the sound of a rake, close to your heels, step for step. It brought you round to where you began.',
          'You found two paths, and took the wrong one. It ended at a rock, facing west, and there was nothing to do but look. The gardener let you look. He had you come out again the way that you had gone in.',
          'You bent down to look for the path, and left the mark of your knee in the sand. After that the gardener let you look no longer. He came over with a small brush, for knees, and he did not go away from you.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask him what it represents',
        description:
          'If he likes how you ask he may draw you a way across; all gardeners hate the question, and have an answer ready.',
        success: [
          'You asked what it represents, and the gardener told you, and drew you a way. It was the sea, at the time when a lord’s barge was due. It had been ready, and nobody had come by to look. You looked. He drew one furrow straight to the road, where a barge would have gone, and stood aside.',
          'You asked what it represents, and he let you by for the question. It was a lake in his wife’s country. She had never found it a good likeness. You looked for the place where she would have stood. The gardener drew you a way out. It did not touch that place.',
          'You asked what it represents, and helped the gardener to an answer, and he let you out. He had been told to rake it, forty years ago, and had not cared to ask. You tried it as a shoal, and after that as a sleeve, laid out to dry. Something could be done about the sleeve, he thought.',
        ],
        failure: [
          'You asked what it represents, and the gardener said that it was sand. You asked if the rocks were islands. They were rocks. He would tell you nothing more before the western quarter was done, and it was not yet begun. He went on raking.',
          'You asked the gardener, and he asked you, and you said that it was peace. Everyone says that, and he was not pleased. He turned about, and drew a furrow with great care along the very place where you had been going to put your foot.',
          'You asked what it represents, and the gardener had an answer in four parts, and none of them opened the way. In the second was the name of his teacher, and of that man’s teacher. You knelt. At the end of the fourth he asked you what it represented, and went on raking.',
        ],
      }),
    ],
  },
  'damp-match': {
    terrains: ['swamp', 'coast', 'plains', 'forest'],
    weight: 2,
    who: { trade: 'robber with a matchlock', gender: 'male' },
    shows: ['robber', 'gun', 'match', 'rain', 'tree'],
    toward: 'neither',
    when: { weathers: ['rain', 'storm'] },
    cast: { robber: 'he' },
    openings: [
      'A robber stood under a tree in the rain and pointed a gun at you. You were to lay down all that you had, and not to stir; but the match that should fire the gun was wet, and would not burn. “One moment,” he said. Rain ran the length of the barrel, and a drop fell.',
      'A robber blew on the match of his gun, which hissed in the rain, and turned the muzzle to you. He asked for everything that you had, and you were to wait under his tree until the match should burn. He had sold a field for the gun. Nobody had told him, he said, about weather.',
      'A man under a tree called to you that he was a robber, and this was a robbery. You should stay on that side of the road, and give up what you carried, as soon as the match of his gun had taken; the rain had put it out. His hat was laid upon the gun. He bowed for the delay.',
      'A robber tipped the water out of his gun, begged you to stay where you were, and aimed again. Whatever you had was to be put in front of him. His tree let through more rain than it kept off, and one could hear the match go out. It had gone very well indoors, he remarked.',
      'A robber raised a gun as long as himself, and told you to stand. He would have your bundle; but the match had to burn before he could fire, and it was wet with rain, as was the bark of the tree with which he tried to light it. He thanked you for waiting. The muzzle had not moved from your sash.',
    ],
    still: [
      'The robber still aimed his gun at you from under his tree, and wanted all that you had as soon as the match should burn. One heard him blow.',
      'The robber kept the muzzle on you, and you were not to stir before he had robbed you. He was drying the match under his other arm.',
    ],
    givenUp: [
      'The match went out for the last time. The robber laid the gun across his knees and begged your pardon for the wait, and you were let go.',
      'Three carts came along the road, and the robber put the gun behind his tree and bowed to them. You walked off beside the last cart, and were not called back.',
    ],
    later: [
      'A yard of match-cord hung over a branch, where the robber had stood. Nobody had been back for it.',
      'Under the robber’s tree lay bark in a small square heap, with stones laid round for a hearth. It had never been alight.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Reach him before the match has caught',
        description: 'It is fifteen paces through mud, toward a hole the size of a plum.',
        success: [
          'You reached the robber before he could fire, and pushed the gun aside. At the tenth pace there was a spark, and at the thirteenth it was blown away. The robber let go of the gun, and sat down against his tree with a sleeve over his eyes. Rain fell into the barrel.',
          'You reached the robber, and put out the match with your hand. Neither of you said anything. He turned the gun round and gave you the butt to hold. His fingers had to be opened one by one.',
          'You reached the robber while he had his eyes shut, and it was over. He had shut them in order to fire. You stood beside the muzzle until he should look. There was a click, and no more. He looked. He drew his hat down with great care, and stepped out of the road.',
        ],
        failure: [
          'You ran at the robber, and he struck you down with the butt. The gun was four feet long, and he came of a family of threshers. He laid you at the foot of the tree, in the drier part. The match had come to no harm, and he took it up again.',
          'You ran at the robber, and slid down the clay bank in front of him, twice. He waited with the gun at his shoulder. You lay there below the muzzle. It dripped on your collar, and he sent you back across the road.',
          'You ran at the robber, and fell over a root before you had reached him. He stood above you, and begged you to go back to your place. He counted the fifteen paces aloud. You stood on the fifteenth.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Hold your hat over the match for him',
        description: 'He will be obliged to you; after that he will have a gun that works.',
        success: [
          'You held your hat over the match, and the robber was so much obliged that he gave up the robbery. One cannot well rob a person in whose hat one has been blowing. He shuffled his feet. He pinched out the match, and asked whether you knew of somebody with a field.',
          'You held your hat over the match, and the robber put down the gun and let you go. Four hands had been round one match. He said that his mother held a lamp so. By and by he wound the cord about his wrist. You put your hat on. It smelled of saltpetre.',
          'You held your hat over the match, and talked of his field, and he could not rob you after that. The match had long been alight when you noticed it. So had he. He asked you to go first, and quickly, and he pointed the gun at the tree until you were gone.',
        ],
        failure: [
          'You held your hat over the match, and it burned a hole in the hat and went out again. The robber thanked you, with both hands. He was new to this, he said. He took out another match, and you held what there was of the brim.',
          'You held your hat over the match with one hand and his elbow with the other, and all it did was to steady his aim. He noticed it when you did. The match was drying. Nothing remained but to ask you for your bundle.',
          'A gust turned your hat over, and the water in it ran upon the match. The robber was not obliged to you. He took out a new match, as long as his arm, and sat down to begin, with the gun over his knees, pointing at you.',
        ],
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Wish him better luck and walk on',
        description: 'You must go slowly, with your back to it, and hear each breath that he takes.',
        success: [
          'You wished him better luck and walked on, and the gun did not go off. He called to you to wait. It would be better on a dry day, you told him over your shoulder. He agreed, from farther and farther off. At the bend you heard him ask the tree.',
          'You walked away from the robber, and at twenty paces he gave it up. At twenty a gun of that kind cannot hit, and he was an honest man about it. He had counted aloud. You did not turn round until you were past the bend.',
          'You wished him dry powder, and walked off, and he did not shoot. He blew, and blew; between two breaths he wished you the same, out of manners. The rain closed behind you, first over the robber, and then over his tree.',
        ],
        failure: [
          'You walked on, and the gun went off, and you had to lie down in the ditch. The ball passed by you into a crow’s nest. He helped you up, and loaded the gun anew, and asked where you had been standing.',
          'You walked four paces, and the robber’s brother stopped you at the bend. He had no gun; he had an umbrella, and opened it across the road, and sent you back. The robber begged your pardon. He had forgotten to say that there were two of them.',
          'You walked off to the left, and the road there ended in a bog, and you had to come back. The robber had not meant any harm. It was only where the field lay which he had sold. He kept you covered while you climbed up to him.',
        ],
      }),
      does(['trade', 'intellect', 'medium', 'none'], {
        action: 'Advise him as to what a gun is worth',
        description: 'It will mean handling the thing, and knowing something of rice land.',
        success: [
          'You advised him to sell the gun, and he took the advice and let you go. You wrote the price in the mud with a stick. Any garrison would give that, and keep it dry, and it came to more than the field. He showed you the short way himself.',
          'You looked the gun over and told him that it was worth far too much to be out in the rain. There was a good maker’s stamp beneath the barrel. He held it differently after that, with both sleeves under it. He could no longer point it at anyone. He wrapped it up, and bowed you past the tree.',
          'You reckoned out for the robber what his field had brought and what a gun brings, and he went home. You told him what an acre is worth, and what is paid for iron. He reckoned on his fingers. The match was laid in the rain.',
        ],
        failure: [
          'You told him that the gun was worth a third of what he had paid, and it made him desperate. You were a long time comforting him, in the wet. In that case, he said when you had done, he really must ask for everything. He raised the gun.',
          'You wished to show him the lock of the gun, and it came off in your hand. He put it back himself, and it had never closed so well. He tried it, click, click, at your sash. He would keep it now, he thought.',
          'You could not tell him what the gun ought to have cost, and he did not take your advice. He had had it from an uncle. He turned his face to the tree, and the muzzle stayed behind on you. It was a good uncle, he said, from there.',
        ],
      }),
    ],
  },
  'known-hand': {
    terrains: ['forest', 'hills', 'mountains', 'plains'],
    weight: 2,
    when: { known: 'friend' },
    cast: {},
    openings: [
      '{them}, the {them.trade}, whom you knew, sat on the step of an empty house with two bowls of hot soup. You were not to go on along the road before you had eaten and been warned of a danger there; so {them.he} wished it, and had laid a sandal across the way. Indoors burned a lamp. Behind the lamp stood a letter to {them.him}, still sealed.',
      '{them} came out of an empty house and took your bundle from your arm. There was danger ahead on the road, your friend the {them.trade} said, and you should hear of it first, and sleep. Inside were a lamp, a bowl for each of you, and a letter that {them} had never dared to open.',
      'Your friend {them}, the {them.trade}, stopped you in front of an empty house. The road was not safe farther on, and you were to come in, eat and be told of it before you went. A second bowl was filled. A letter leaned on the lamp, long since received, and still sealed.',
      'Your friend {them} had set a bowl of rice in the middle of the road, so that you should stop. The {them.trade} sat on the step of an empty house, and would not have you go by before you had been warned of what lay ahead. A lamp was burning indoors. The letter behind it had never been opened, and was round at the corners.',
      '{them} called you into an empty house by the road, and tied the gate behind you. You were to eat a bowl of soup, and be warned of the way, and rest; so much your friend the {them.trade} wished before you went on. A letter stood in front of the lamp. {them} moved it to the back. It was sealed.',
      '{them} stood beneath the one lighted window of an empty house, with a finger raised. Your friend the {them.trade} had come to keep you from the road ahead for as long as it takes to empty a bowl and hear what waits there. In the room was a lamp, and against the wall leaned a letter to {them.him}, its seal whole.',
      'From an empty house somebody sang a song that you had taught to only one person. It was {them}. The {them.trade} had a warning for you about the road, and two bowls of soup, and had taken up the plank that leads on until you should have had both. By the lamp lay a letter, folded small and never opened.',
      '{them} begged you from the door of an empty house not to go on along the road until you had been told what waits there. Your friend the {them.trade} had set out two bowls by a lamp, and brought a cat for company. A letter stood at the back, not yet unsealed. The cat lay down across the door.',
      '{them} held a broom across your way in front of an empty house. Your friend the {them.trade} wished to tell you what was to be met with farther on along the road, and to feed you first. There was a bowl for you, and the lamp had been filled. Somebody had written {them.him} a letter. It had not been read.',
      '{them} brought you in to an empty house, and poured soup into a bowl for you. Your friend the {them.trade} would not let you go on by the road before you had been warned and fed. The lamp stood low. Beside it was a letter that {them} had had for three years, and did not dare to open.',
    ],
    still: [
      '{them} still kept you at the empty house, for fear of what might happen to you on the road ahead. A leaf had been laid over your bowl, to keep it warm.',
      '{them} did not want you to go on into danger as you were, and kept the way closed. Your sandals had been put straight at the door.',
      '{them} begged you again not to leave the empty house yet, as there was danger ahead of you. Your bowl had been moved until the chip was on the other side.',
    ],
    givenUp: [
      '{them} rinsed both bowls and let you go, with the warning half told. Nothing was waiting for you on the road, as it proved, and the letter stayed sealed.',
      '{them} stepped away from the door and bowed, and you went on, no wiser and no better rested. The road ahead was empty when you came to it.',
    ],
    later: [
      'A bowl stood upside down on the step of the empty house where your friend had waited, with a leaf under it. On the leaf was written: a dry road.',
      'On the mat of the empty house there were two places where no dust had settled. You and your friend had sat there.',
      'The shutter was closed at the empty house where you had eaten with your friend. You bowed to the step, and moved nothing.',
    ],
    shows: ['house', 'lamp', 'bowl', 'letter', 'road'],
    offers: [
      does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask what there is to be afraid of ahead',
        description: 'You will hear the whole of it, and some of it you would sooner have met by yourself.',
        success: [
          'You asked {them} what there was to be afraid of, and learned how to get by it: three men beneath a bridge. {them} drew the road in the ashes with a finger. The third man had a cold, and would cough. You were made to say it back. Then the {them.trade} drew the sleeve across.',
          '{them} told you what was ahead, and a way round it. A radish, a river of chopsticks, and three beans: that was the road. Each bean was a band of robbers. Round two of them there was a path, and you were made to draw it yourself with one wet finger. {them} ate the third bean.',
          '{them} told you of the danger ahead: a man by a mill who is always mending one wheel, and calls his friends. He should be passed on the far side. {them} drew it in soot, folded the sheet and put it in your sash. The dog at the mill was all right, the {them.trade} called after you.',
        ],
        failure: [
          'You asked what was ahead, and {them} told you of so many who came to grief there that you learned nothing of use. The teapot was empty. You had gathered that there was a bridge. The {them.trade} filled the pot again, and began with those on the bridge.',
          'You asked what was ahead, and {them} could not say exactly. The {them.trade} had it all from a pedlar, and the pedlar from a priest. It was something large. By the last cup it could no longer be said which bowl stood for the river.',
          'You asked, and {them} heard a board creak, and forgot the answer for listening. Both of you sat so for the length of a stick of incense. It had been the cat, or the house. What there was on the road must be thought of afresh.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Sleep while {them} keeps watch',
        description:
          'Your friend would wake you if danger came; you need rest, and have slept for some time with one eye open.',
        success: [
          'You slept soundly while {them} kept the watch. You woke once, and in the doorway was a back, with a stick over its knees. The {them.trade} did not turn round. When you rose the stick lay beside the door, and your hand-towel had been dried.',
          'You slept, and {them} watched over you on the step, humming. When next you heard anything it was birds, and your sandals stood with their toes to the road. One of them had a new cord.',
          'You slept well, for {them} watched, and held your bundle, and had turned the lamp down to a thread. Once a board spoke, and “That is me,” the {them.trade} said. You wore the pattern of the mat on your cheek for ten miles.',
        ],
        failure: [
          'You did not sleep, for {them} kept such a watch that every noise was answered aloud. No mouse could cross the yard without a word. You folded the quilt. It had no crease in it.',
          'You did not sleep, because {them} talked. Through the screen you were told what comes to empty houses, and how it gets in. The bar of the door was tried, and tried. You lay and looked at the rafters.',
          'You could not sleep, for {them} kept coming to see whether you were asleep. You said that you had been. The {them.trade} begged pardon, and came again, to see whether you were once more. The lamp went to and fro.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Offer to read {them} the sealed letter',
        description:
          'It would be a kindness in return for the warning; {them.he} has not dared to open it, and may not thank you.',
        success: [
          'You returned the kindness by reading {them} the letter, which {them.he} had not dared to open for three years. It was good news, every line. There was no sound from the other mat. You turned it over, to show that nothing was on the back. After that you were told the safe road.',
          'You opened the letter for {them}, and it forgave {them.him} an old debt. You had read it first to yourself, and then out loud from the beginning. By the date it had been forgiven for three years. {them} asked to hold the sheet. The door was slid open for you with the other hand.',
          'You read {them} the sealed letter aloud, and it told of a wedding in {them.his} family. It was well, from the one end to the other. There might, {them} reckoned on one sleeve, be a child of two by now. You were told the safe road, and the second bowl was filled again and set before the letter.',
        ],
        failure: [
          'You offered to open the letter for {them}, and were refused. It was put away under the mat at once. Neither of you spoke about that. You were given the best of the pickles, and a description of the road much longer than the road.',
          'You offered to read {them} the letter, and {them.he} moved it out of your reach. It was from a cousin, {them} said. You offered once more, and it was behind the teapot. You were thanked for having come, several times.',
          'You took up the letter to read it out, and {them} stopped your hand. It was put back where it had stood, with the seal inward. {them} did not wish to know what was in it, not yet. The lamp was moved, so that its face was dark.',
        ],
      }),
    ],
  },
  'account-rendered': {
    terrains: ['coast', 'plains', 'swamp', 'desert'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    cast: { cousins: 'they' },
    openings: [
      '{them}, who bore you a grudge, sat at a low table in the road with an account on nine sheets. You were to settle it there, or be tied; two cousins held a cord. The {them.trade} had entered all that you had done: the lost time, the lost sleep, and, in red, the laughter. A cushion was put out.',
      '{them} had not forgiven you, and had stretched a cord across the road, with a cousin at each end. The {them.trade} rose from a table with an inkstone on it, and wished the account against you paid before you went a step farther. The first sheet was held out. The cousins’ lips moved with it.',
    ],
    still: [
      '{them} still wanted the account settled, and the two cousins still held the cord across the road. A fresh sheet had your name at the head.',
      '{them} would not let you by before the account was settled, and nothing in it had been struck out. Both cousins looked at you over the sheets.',
    ],
    givenUp: [
      '{them} ruled two lines under the sum and had it nailed to a post, unpaid. The cousins wound up the cord, and you were let go as a bad debt.',
      'The cousins’ arms were tired, and the cord sank. The account would be presented again, said {them}, and the sheets were rolled up, and you stepped across and were not held.',
    ],
    later: [
      'A piece of the cousins’ cord lay by the road, cut off behind a knot.',
      'There were four small hollows in the earth, where the table with the account had been, and a spot of red ink in the middle.',
    ],
    shows: ['table', 'account', 'cousin', 'cord', 'sheet'],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Own to every item of it',
        description: 'It is a long list, and the word “but” is not to be used.',
        success: [
          'You owned to every item, and {them} was content. “Yes,” you said, to the first item, and the second. On the second sheet {them} had begun to strike some out. The laughter you asked to have left in. For what remained nobody need be tied. The cousins wound up the cord from both ends, and met.',
          'You owned to all of it, and set your seal beside the red entries without being asked, and that was peace. There was no place in the book for a thing that is admitted. By and by the {them.trade} tore out the page and put it under the inkstone. You were let rise from the cushion.',
          'You owned to all nine sheets, and even pointed out a mistake in your favour, and {them} forgave the rest. You said “Yes” to the new sum also. {them} washed the brush. One of the cousins drew the table to the side of the road, and the other bowed.',
        ],
        failure: [
          'You owned to the first sheet, and on the second you said the word “but”, and spoiled it. {them} wrote that down as well, beneath a heading of its own, and blotted it. The cousins took up the slack of the cord.',
          'You said “Yes” before the item had been read out, and {them} saw that you were not listening. The line was filled in while you sat there. The cousins looked at you over the {them.trade}’s shoulder, and leaned closer to read.',
          'You owned to all of it, but your eyebrow moved at the sum for lost sleep, and one cousin saw. {them} was told of it behind a sleeve, and did not believe you any more. The page was turned back to the beginning.',
        ],
      }),
      does(['force', 'strength', 'hard', 'serious'], {
        action: 'Settle it with bare hands and no cousins',
        description: '{them} has thought about nothing else; you have thought about it now and then.',
        success: [
          'You fought {them} with bare hands, and it ended in peace. You put each other down by turns, until there was no getting up, and lay side by side. {them} remarked that your left had improved. The account had blown open, and nobody held it.',
          'You fought {them}, and {them} fell against the table, and you caught the inkstone in the air and set it down. The {them.trade} looked at it, and at you, and laughed once. The grudge was over. It was the first laugh in that affair, and it was not entered.',
          'You fought until you both had dust on your foreheads, and were friends after it. The last throw had made you both bow without intending it. The cousins returned the bow. {them} brushed your shoulder, and then, more slowly, {them.his} own, and the cord was let lie.',
        ],
        failure: [
          'You fought {them}, and lost: {them} had taken lessons. You were thrown each time, and the cousins moved back, to give you room. You were helped up by the sash. The pen-rest was put straight, and the account lay there as before.',
          'You fought, and {them} threw you on the table and held your face on the sheets. You were to read. You could see one figure only, and it was very large. When you had read it out you were let up. It had come off on your cheek, in reverse.',
          'You fought, and at the second fall your breath was gone. {them} knelt and waited for it, with one hand raised to keep the cousins off. It came. The {them.trade} bowed, stood up, and took the same stance as before.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Pay with a bow and be gone under it',
        hurt: 'blow',
        description: 'They must bow in return; for so long nobody is looking.',
        success: [
          'You made so deep a bow that all three had to return it, and when they came up you were gone. It was the full bow, as to an elder, and it could not be left unanswered. You heard it called very correct. {them} asked no more. The cushion had kept its dent.',
          'You bowed, and while {them} and the cousins bowed back you walked by and stepped over the cord. Such a bow lasts for nine breaths. At the tenth you were behind a hedge, bowing still, in case. {them} turned over the sheet and wrote “paid”.',
          'You bowed, and were at the bend before they looked up from theirs. The {them.trade} did not run. Your hat had stayed behind, and it was brought after you by one cousin, at a walk, with both hands, and that was the end of the account.',
        ],
        failure: [
          'You bowed and ran, and a cousin who had not bowed sat down upon your legs. He had not been well brought up. {them} thanked him, finished bowing, and took up the account at the place where it had been left.',
          'You bowed, and put your foot into a loop of the cord, and the cousins pulled it tight. {them} wished you to know that nobody had planned it. The knot was made to look nice, and you were led back to the table.',
          'Your bow was too short, and they were up before you had got away. You had come two paces. The sheet for that was a new one. A cousin led you back by the cuff.',
        ],
      }),
      does(['gift', 'intellect', 'easy', 'none'], {
        action: 'Ask what it would take to settle the account',
        description: 'It may be something that can be given; perhaps {them} was never asked.',
        success: [
          'You asked what would settle the account, and {them} wanted the story told once in company, as it had been. You told it to the two cousins, and did not leave out your own part. When it was over they looked at {them} in a new way, and the grudge was gone, and the cord was behind them.',
          'You asked what would settle it, and it was one greeting that you had not returned. You stood up, and went to the other side of the table, and returned it. The {them.trade} remained with head bent. All nine sheets were squared together, edge to edge, and tied up with the cord.',
          'You asked what it would take, and {them} found no answer, and let you go. The cousins coughed. It would be sent on to you, the {them.trade} said. The book was shut upon the brush, to keep the place.',
        ],
        failure: [
          'You asked what would settle it, and it was nothing that you could give. Only the lost week would do, said {them}. You sat and looked at it together. Then the {them.trade} sighed, and asked for the cord, since one has to do something.',
          'You asked, and the two cousins could not agree on a sum. {them} bade them be quiet, and they were not. In the end there were three accounts on the table, and the {them.trade} asked you to choose a seat.',
          'You asked what would settle it, and {them} drew out a second account, a thicker one. It was older, and about your uncle. You bowed to it. Then the first sheet was read to you, and the cousins sat down.',
        ],
      }),
    ],
  },
  'line-left-blank': {
    terrains: ['coast', 'plains', 'hills', 'mountains', 'forest'],
    weight: 1,
    when: { known: 'foe' },
    cast: {},
    openings: [
      '{them}, who bore you a grudge, sat on a mat in your path, in white, with a letter. It gave leave for a duel between you and the {them.trade}, with steel, and the path was closed until it was fought. Both of {them.his} sleeves were tied back. At the end was a line for the name of the one who fell, left blank.',
      '{them}, the {them.trade}, who had a quarrel with you, stood in your path and tied back a sleeve. “The duel has been granted,” {them.he} said, and held out the letter: the reason, the place, a seal, and a blank line for the name of the dead. You were not to go on before it was filled.',
    ],
    still: [
      '{them} still stood across your path and waited for the duel. The line in the letter was as white as before.',
      'The duel had not been fought out, and {them} would not open the path. One sleeve was tied again, with the teeth.',
    ],
    givenUp: [
      '{them} folded the letter with its line still blank. No one so easily beaten was worth the ink; so much was said. The mat was rolled up, and the path was yours.',
      'The leave for the duel had run out, by the letter itself. {them} untied both sleeves and went away in white, with the quarrel as it was, and you could go on.',
    ],
    later: [
      'The square of ground beside the path, which had been swept for your duel, was empty. Needles had fallen on it from a pine.',
      'A sleeve-cord hung on a branch above the path where you had been asked to a duel. It had faded on one side.',
    ],
    shows: ['letter', 'line', 'duel', 'sleeve', 'path'],
    offers: [
      does(['force', 'reflexes', 'hard', 'grave'], {
        action: 'Draw and let the line be filled',
        toward: 'deadly',
        hurt: 'blow',
        description: 'It is granted under seal; one cut will decide it, and {them} has practised the one.',
        success: [
          'You fought the duel, and won it with one cut. You had both stood a long while, and then both moved, and were back to back. {them} sheathed the sword at the second attempt, and said that it had been correctly done. The {them.trade} walked off very straight, one elbow held in. The line stayed white.',
          'You won the duel: the sword of {them} was struck out of the hand and stood in the earth. You had the point of yours at the collar, where the white cloth crosses. After a time you drew it back. Then {them} bent over the letter, and put in the name of the sword.',
          'You won the duel, and your blade cut the cord of {them}’s right sleeve. The silk fell open to the wrist. With a loose sleeve one cannot well go on, and both of you knew the rule. The {them.trade} said that it had been tied badly, and bowed, and rolled up the mat.',
        ],
        failure: [
          'You fought, and moved first, and the flat of a sword struck you down. You saw the letter from below. It would not do, said {them}, to write in somebody who was lying down. You were to stand up for the next bout. A sandal was placed under your head.',
          'You fought, and stepped over the edge of the swept ground, which is not allowed. {them} struck you across the ribs with the flat of the blade for it, and pushed you in again. The bout did not count. The brush was ready on its stand.',
          'You fought, and {them} was quicker: a sword was an inch from your wrist before yours was out. The {them.trade} waited for you to see that. “Once more,” {them.he} said, and walked back to the mark.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask why the leave was given',
        description: 'It is an insult to ask; it may be that nobody yet did.',
        success: [
          'You asked why the leave was given, and {them} came to doubt it in the telling, and gave up the duel. Said aloud, in that place, parts of the reason were short. Somewhere about the middle the {them.trade} stopped. “I should not have granted it,” {them.he} said, to the letter, and untied both sleeves.',
          'You asked who had put his seal to it, and the duel was not fought. It was an old man, {them} said, who had wept when he did so. You asked for whom. The {them.trade} dried both eyes on a paper out of the sleeve, and the paper was the letter. One could not read it after that.',
          'You read out the date at the top, and {them} gave up the duel. It was the day after a burial. The person who granted it would have granted anything on such a day. The letter was folded along its old folds, and the {them.trade} moved the mat from the path.',
        ],
        failure: [
          'You asked why the leave was given, and there was no reason, and it changed nothing. The person who gave leave had yawned, {them} told you, and wished it over before the meal. The haste was regretted. The mat was turned a little, to have the light on neither side.',
          'You asked, and {them} did not answer. On the letter a finger moved along the first line, word by word. At its end {them.he} looked up, and tied the sleeve tighter.',
          'You asked, and {them} read you the reasons, and your own name was in them eleven times. The passage was read twice, the second time more slowly, for the sake of the style. You had not asked for so much, and the path was still closed.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Kneel and offer {them} your neck',
        description: 'It may be taken; it would not be an offer otherwise.',
        success: [
          'You knelt and offered your neck, and {them} did not take it, and the quarrel was over. “You might have done so before,” said {them}, after a time, and you said that it was true. When you raised your eyes the letter was folded, the blank part inward. There was a hand to get up by.',
          'You knelt, and {them} took a hair from your collar, and nothing else, and the duel was over. The hair was white, the {them.trade} said; there had been none when you last met. It was laid on the letter, on the line, and the two were folded up together.',
          'You knelt, and {them} laid the blade on your neck for three breaths, and was satisfied. That counted, {them} said. In the letter the place for a name was ruled across. You were asked to stand first, and you did, and {them.he} remained kneeling.',
        ],
        failure: [
          'You knelt, and shifted to be off a stone, and {them} took it for a trick and turned you over with a foot. The sky had one branch in it. You were requested to begin again, on the mat.',
          'You knelt, and {them} would not take it, for you had knelt too low. The neck must be offered to an equal. It was explained to you by how much. Two hands set your shoulders higher, and the {them.trade} stepped back, and shook {them.his} head.',
          'You knelt, and reached up to your collar, and {them} saw only a hand that moved, and struck you aside with the scabbard. Each of you begged pardon, from the ground, and from above. The letter had been stepped on. It was smoothed out flat.',
        ],
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Bow your way backward down the path',
        hurt: 'mishap',
        description: 'It will be set down as it was, by somebody with a good hand.',
        success: [
          'You bowed your way backward to the bend, and {them} could not stop you in the middle of a bow. Nothing is laid down for that. You heard {them} ask the air what one should put upon the line. By then you were only a hat.',
          'You got away by nine bows, each a step farther off. A duel may not begin during a salute. At the sixth the {them.trade} sat down on the mat to wait for the end of it. The ninth was made round the corner, by your voice alone.',
          'You bowed yourself backward out of the duel, and were not stopped. {them} had been ready only for people who come forward. The letter was lifted by the wind, or by a hand; it could not be told from there. You straightened your back beyond the bend.',
        ],
        failure: [
          'You bowed, and stepped back, and fell into a ditch. {them} came to the edge, and was so correct as to bow. You lay as you were, since one does not rise before the other has finished. Then you were asked back to the mat.',
          'You bowed your way backward into a tree, and {them} had walked after you, bow for bow. The distance was what it had been. You both looked at the tree. It was you who begged its pardon, and the duel was still to come.',
          'You bowed backward, and your scabbard caught in the hedge, and the sword came out by a hand’s breadth. {them} saw steel, and straightened. You were walked back to the square by the tip of a fan. The hedge kept a thread of your sash.',
        ],
      }),
    ],
  },
});
