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
    openings: [
      'A straw man on a straw horse, lit from behind by torches. His village and its drummer had come to see the insects off its rice, as far as the boundary stone. On the other side of the stone stood a second village, with its own drum, seeing them back. You were to judge between them, and neither would let you by. One heard the river.',
      'Two drums, in different times. Between them was the boundary stone, and in front of each a rider of straw with the locusts of a village on his back. Both had been brought to be left with the neighbours. The dyke was full as far as the river. “Whose are they?” the nearer drummer asked, by torch-light; you should not pass before you had said.',
    ],
    still: [
      'A torch, planted in the earth between two villages. You had been placed beside it. The drums had begun once more, not together.',
      'The straw horse, by itself on the dyke. People had sat down to the left and right of it, with their faces turned outward.',
    ],
    later: [
      'A straw horseman in the ditch by the boundary stone, burned to the stirrups. There was not one locust on either side.',
      'Two drums in one shed. They hung face to face, with a cloth between them.',
    ],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Rule to whom the insects belong',
        description: 'You will be quoted on it for a generation; one half will do it with their mouths drawn down.',
        success: [
          'Sanemori’s, you said. He was a general who fell over a rice-stalk, and came back as a locust. His grave was downstream, beyond a third village. Both drummers thought about the third village. They went off to it along the river, with the torches in one line and the drums in step. The stone had the dyke to itself.',
          'You held the torch near the stone, and a locust was walking there. It went to the middle of the top and stayed there. On the stone, you said, it was nobody’s, and a stone has no rice to lose. The drummers came to look. The straw men were set on it, back to back, and the dyke was cleared.',
          'The elder drummer’s stick, which pointed to the ground. You had asked in which village the rice was sown first. In his. The first to sow is host, you said, and the insects were his guests, and his neighbour’s also. He bowed to the other drum. Both straw riders were carried to his barn.',
        ],
        failure: [
          'You awarded them to the east. Somebody then inquired from which well you had drunk, and it was an eastern well. The straw horseman was laid in your arms, with all that lived in him. They walked you round the stone twice and stood you where you had been.',
          'A silence, and in it a small dry noise. You had ruled that they should be divided. It was asked how one divides them, and by whose hand, and you were given a sieve. The drummer held the torch for you until it was plain that you did not know.',
          'You praised each side alike, and two bows were made, both low. Each took it for a judgment, and each began to sing. The two songs met above the stone. The drummer drew you back by the sleeve and asked you again, close to your ear.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry the straw man down to the river',
        hurt: 'mishap',
        description: 'It is half a mile; he is alight, and they will all run after you with drums.',
        success: [
          'Sparks, on the back of your collar. You ran with the straw man on your shoulder, and two villages ran after. At the river you threw him, and he rode off on the current, very upright. The drums fell silent one by one. Somebody unpacked dumplings, and began to count heads, and left out nobody.',
          'You ran with the straw horse between your knees, as children do. The drummer was beside you before the second field, and took the hind legs. From there it was not heavy. You let it down in the river together. It knelt, with its rider, and went under, and the torches on both dykes were held still.',
          'Water, and fire on the water. You had come to the river by the shortest way, through somebody’s beans. Not one person spoke of the beans. They stood on the bank behind their drums with bare heads, the two villages mixed. When he had burned to the saddle you were asked to walk in front, going home.',
        ],
        failure: [
          'One leg of straw. It was all that you had when you arrived. The rest lay along the dyke in handfuls, each with a small flame, and both drums had stopped beside the largest. You were led back and shown them in order. They were put together again with string.',
          'The rider’s hat, alight, and then your own. You set down the straw man in order to see to yours. By then eleven hands had hold of him. He was carried up to the stone again at a solemn pace. You followed, smoking a little.',
          'A plank that was not there. You and the straw man went into the ditch together, and he went out. They had to be lit again, all of them, he and the torches. It was done flame by flame. The drummer beat softly, so that nobody should lose the place.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Put out the torch and let them listen',
        description: 'It will be quite dark, among sixty people; some of them have brought flails.',
        success: [
          'You trod out the torch, and a small dry noise was heard, which is not heard by day. The insects could be heard now, going over from one side to the other, and from the other back. “They do not mind,” said a child. The drummer laughed first. Then each felt with a foot for the way home.',
          'Sixty people, breathing. With the torch out no one could see whose side he was on. The drummer felt for the stone, and sat down there, and somebody sat down next to him who smelled of the other village’s pickles. They spoke about the rice. You went by with one hand on the straw horse. Nobody asked who it was.',
          'The river, which no one had been hearing. It was loud with the torch gone. It had run on through all that quarrel. An old voice said that it was late, and another agreed, from the opposite side. The drums were taken home without being beaten. Only the straw men stayed, one leaning on the other.',
        ],
        failure: [
          'Somebody’s flail, coming down. They had taken the dark for a signal. When a torch had been lit again each was striking the straw horse, or the person by him, and you held the wrong man’s drum. You gave it to him. He was a long time looking for the hole.',
          'A torch, and another, lit from farther down. You had put out one of nine. The drummer thanked you for your trouble, since that one had smoked. He had you moved closer to the stone, where the light was best.',
          'Your foot, in its straw sandal. The torch had not been out when you trod on it. They drew you off into the ditch and poured the drinking water over you. All the talk after that was of the water. Each village reckoned that it had been its own.',
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
    openings: [
      'Two brown legs, and on them a gravestone. It was let down across the path, and an old man came out from below it. He was eighty. It was his own stone, he told you, and he wished to have it at the top; until he had breath the way was shut. His sons were busy. He offered you a pickled plum, and laid his chisel on the unfinished name.',
      'A straw hat, hung upon a gravestone. The stone stood in the path from bank to bank, and on its far side sat an old man with a plum in his cheek. He wanted it at the top for himself, he said. He had two sons. Someone would have to lift or to climb over, and he begged you not to climb. A chisel stuck up from his belt.',
      'Plum-kernels in a row, nineteen. The old man ate one at each halt. He was bringing his own gravestone up to where the view is, and had got so far, and it lay over the whole of the path. The sons had meant to carry it. He showed you the front, which wanted half a name, and held out his chisel, and then a plum.',
      'A rope round a pine, and down again to a gravestone. On the loose end an old man was walking away with all his weight, and that was too little. He wished it at the top. So nobody could come past. He had sons with a roof to see to. He gave you a pickled plum from his sleeve, and with it came a chisel, which he put back.',
      'Water on granite. An old man had poured some over a gravestone, as one does for the dead, and the rest down his neck. The stone was his own, and it filled the path; he desired to be at the top with it, and could get no farther alone. The name needed a chisel, he said, and he needed his sons. He chose you the largest plum.',
      'A jar of plums, held out over the edge of a stone. The old man behind it begged your pardon. This was to be his gravestone, and he was taking it up; for the present it lay across the path. He had a chisel for the name, and could not spell it. He had sons at home. He turned the jar, so that you should have the good side.',
      'Your own hand, on the end of a rope. You had picked it up in passing. At the front was a gravestone, with an old man. Then it stuck fast in the path, and nobody could go by. It was for himself, he said, at the top. His sons had gone ahead to think about it. He had a chisel, and plums, and gave you a plum.',
      'Half a name, cut in granite. “Kichi,” said the gravestone, and no more. The old man was Kichibei, and wished to lie under it where the view is; he had set it down on the narrowest part, and was sorry. He offered his chisel and a pickled plum on one palm. His sons, if they should be asked, were mending a roof.',
      'Two persons going downhill, with nothing in their hands. They spoke of a roof and did not greet you. Round the bend an old man leaned on a gravestone, which closed the path. It was his, and it should be at the top. Those were his sons. He wiped the chisel, and wiped a plum, and held out the plum.',
      'A gravestone, bowing. An old man was trying to get it upright in the middle of the path, in order to let you by, and it would not stay. He was taking it to the summit for his own use. He named his age, his two sons, and the price. A chisel fell out of his clothes. He gave you a plum to hold while he looked for it.',
    ],
    still: [
      'The stone, turned by a quarter. The old man had moved with it into its shade. There was one kernel more in the row.',
      'A plum, set on top of the gravestone. It had not gone any higher. He was looking at it with his head on one side.',
    ],
    later: [
      'A stone among the pines, with a wide view, and nobody under it so far. On the top there was a plum-kernel, still wet.',
      'Pines, trimmed on the side of the view. It had been done as high as one can reach from a seat.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Carry the gravestone up for him',
        hurt: 'mishap',
        description: 'It weighs rather more than he does; he will walk behind and tell you about his wife.',
        success: [
          'The matchmaker’s gate, where he began. He told you his wife’s life as you climbed, a year to twelve steps. By the pines she was sixty. You set down the gravestone, and he lay down to try. The left corner might come a little forward, he said, with his eyes closed. It came forward.',
          'A hand under the stone, next to yours. It was old and lifted nothing. At the top the gravestone was turned until it faced the sea of hills, and after that a trifle to the left, where she used to sit. He put a plum there. He asked you to walk down first.',
          'Moss on the ninth step. He warned you of it, and of the eleventh. For the rest of the way he spoke about her cooking. The gravestone was let down between two roots, and it fitted. He took off his hat to it. There was a white line all round his forehead.',
        ],
        failure: [
          'Your left knee, on the path. He had got as far as the mother-in-law. The gravestone went back to where you had first met it and somewhat beyond. The old man came down after it without haste. He would be able to tell you that part again, he said.',
          'One finger, in the back of your knee. It was his. You had the stone as high as the hips, and could neither raise it nor put it down, and he knew the place to press. You both sat. He looked at your toes and counted them, and the number was right.',
          'The rope, which had been his wife’s. It parted as soon as it was mentioned. The gravestone slid on its face, and the old man sat down on its back and rode a little way. When it stopped he stayed there. He asked you for the two ends, and smoothed them.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'none'], {
        action: 'Cut the name for him with his chisel',
        description: 'It is granite; he will have to lie under your spelling.',
        success: [
          'The second character, with a knot in it. The third you let run out into a bamboo. The old man followed them with his finger, from the top. It was better than the one he had, he said. He would try to be buried as that person. He turned the stone by himself, until there was room to walk.',
          'You took what stood there for a branch, and hung the new name from it; he blew the dust from your sleeve. He read it after you, to learn it. Nothing had ever been over him, he remarked, that he did not have to hold up. He leaned his back against it, and the path was free.',
          'Nine strokes. He had asked you to say the number before you began, and he counted. At the ninth he held up his hand. The edge of the chisel was still good. You put in no ornament. He laid his palm flat on the whole of it, and the name was just as wide.',
        ],
        failure: [
          '“Lucky,” it said, and then came a hole. The edge had flown off. The old man considered it near and from afar. On the whole he had been, he thought. He begged you to leave off while that was so, and put away what was left of the tool.',
          'Kichiji. It was well cut. He asked who that might be. There had once been one at the mill, you both believed. He turned that side to the bank, so that nobody should be misled. The other side was rough, and still lay across the way.',
          'You struck for as long as it takes to boil rice, and there was a scratch the length of an eyelash. He bent over the granite and found it, and praised it for being straight. He had been three years over “Kichi,” he told you. He sat down again beside the stone to wait.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Go down and speak to his busy sons',
        description: 'It means going down again; each of them will send you to the other.',
        success: [
          'The elder son stood at the top of a ladder. You told him that his brother had already got the stone half way. To the younger you said the same of the elder. They met on the path, running. Each took up an end. Their father walked before it with his hands behind him.',
          'A hammer, stopped. You had said where the old man was, and what lay on his back, and no more. The sons asked who had seen. They went by you with a pole and two ropes, their eyes straight before them. At the top he let them dispute which way it should face.',
          'A bowl with a lid, on the sill of the house. It had been set there at each meal, for the father, said the younger son’s wife. Her husband heard it. He called his brother down from the roof by his childhood name. When you came up after them the stone was gone from the path.',
        ],
        failure: [
          'There were two men on the roof. The elder was seeing to the roof, and the younger to the elder. They were much obliged to hear of it, and bowed from up there. You climbed back. The old man had not asked where you were going. He did not ask where you had been.',
          'Three jars of pickles by the door. The sons’ wives had filled one for each passer-by who came with that message. They held out a fourth. You left it with them. Up on the path the old man counted, and said that four was about right.',
          'A patch of pale earth in the yard. That was where the stone had lain, the younger’s wife told you, and one had had to step over. How well one could get at the beans now! She gave you tea. The sons were out. Their sandals were both behind the door.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        feeds: true,
        action: 'Sit with him and eat pickled plums',
        description: 'There are a great many; he counts the kernels.',
        success: [
          'You both sat upon the gravestone until the last plum in the jar was reached. It was a seat, the old man found. He would leave it there, by the side, for whoever came past. Together you walked it to the edge. It had a view of the mill.',
          'Kernels along the top of the stone, set up in a line. At twenty he told you which of them had been good years. There was a gap at forty-one, and he took one of yours for it. Then he slept, his back to the granite. You stepped over his feet and over the line. Nothing fell.',
          'One plum on the palm, two on the plate. He gave, and you ate. When a carter came by he was given some too, and a nun, and her porter. It was the porter who said that a stone so well attended might as well go up. They all took hold. The old man went before them with the jar.',
        ],
        failure: [
          'The jar, half full. He rose, bowed, put his neck under the stone, and went up four steps. He had been waiting, it seemed, until you should have finished. On the fifth he sat down. The path was as narrow at that place as at the other.',
          'Thirty kernels, yours. Nobody had got beyond five before, the old man said, watching your mouth. He lifted one edge of the gravestone to see whether it had grown lighter. He let it down. He moved the jar an inch nearer to you.',
          'Your sleeve, before your mouth. You had drawn in both cheeks, and could not bring them out. He spoke of his late wife, who had salted these, and he looked to you for a word. None could be formed. He closed the lid, and leaned back across the path.',
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
    openings: [
      'A spear, hung on a rack and dripping. Its owner sat in the steaming pool to his beard, with a cut across him that was no better than yours. It does not heal those who glare, said the board. You had met this spearman’s crest across a palisade. He wished you to get in first, or to go back first, and the ledge round the pool had room for one.',
      'Steam, and a bandage that was not yours. You had let yourself down into the water before you saw who was in it. The spearman looked at the cut on you. “I believe that one is mine,” he said. His spear hung next to the board with the rules. He would have you rise before him; and whoever rises there must turn his back.',
    ],
    still: [
      'A cloth, folded on the spearman’s head. After a time you had folded one also. The steam went up between the two.',
      'The spear, on its hooks. Both of you looked at it, and both looked elsewhere. It had ceased to drip.',
    ],
    later: [
      'The board by the spring, with something added. After those who glare stood two names in a thin hand. One was yours.',
      'Two cloths on the rack, hung up by their corners. They were dry. No weapon had been hung beside them.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stay in the water as long as he does',
        description: 'It is just short of boiling; he seems to be considering the same of you.',
        success: [
          'The attendant threw a bucket of cold water over you both, and called it a shame. You had gone red, and the spearman redder, and neither had been the first. When you had breath again your hand was on his shoulder. It had been there for some time. You got out together, and walked backward, for fairness.',
          'His ears, above the surface. They were the colour of lacquer. He asked if you would object to leaving at the same moment. You would not. He counted it in, as for a march. On the ledge he let you go before him by half a pace, and held his own back toward you while you dressed.',
          'Twelve fingers’ breadth of steam. It was thinner when the fire was banked, and by then you had both fallen asleep. You woke on his arm, and he on yours. Each begged pardon. He took the spear down from its rack, by the middle, and carried it away level, so that it pointed at nobody.',
        ],
        failure: [
          'You rose with much dignity, and the next thing to be seen was the tiles. He had you by the heels. He laid a wet cloth on your forehead and sat down there in the one way out, with his face to the wall.',
          'One toe, on the ledge. It was yours, and it had gone there by itself. He lowered his eyes to it. You drew it in. He had been at it since the day before, he then said, and was quite used to it. The water was heated further.',
          'The attendant, who bowed to both. The pool was to be cleaned, and would the gentlemen change to the other? The other was smaller. You went there side by side and sat down knee to knee. His was the knee toward the door.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Dress his wound for him',
        description: 'You will have to look at it closely; it may be your work.',
        success: [
          'Clean edges. It was your work, and he was so good as to say that they were clean. You laid moss on the cut and bound it. He turned you round by the elbow and did yours. When he had gone the moss on the ledge lay in two heaps of one size.',
          'A strip from your under-sleeve, torn evenly. The spearman held one end in his teeth. Nothing was said while it went round, and it went round nine times. At the last turn he laid his finger on the crossing for you to tie. Then he moved from the ledge. He bowed with one hand on the knot.',
          'Beneath the new cut was an old scar, and you washed it too. He told you where he had it, and from whom; it was a cousin of your own. The cousin was well, you said. He held quite still. Afterward he hung his wet cloth over the point of his spear, and showed you out by the dry side.',
        ],
        failure: [
          'You pulled the bandage, where it stuck. In a level voice he named to you his eight brothers. They were in the next pool, it came out, and had been trying not to hear. Eight heads rose above the screen. They wished you well.',
          'Your hand, which was pushed aside. It was a very small push. He would sooner have it as it was than have it from you, he said. You put away the moss. He turned his good side to you, and stayed in the way.',
          'You had taken salt for the powder. He did not cry out. He stood up to his full height in the pool, and then sat down again until only his eyes were over the water. They did not leave you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask him how the fight ended',
        description: 'You were carried from it; there may have been something that you would rather not be told.',
        success: [
          'Pebbles, along the rim of the pool. He had hoped to hear it from you. You laid it out together: your ditch, his bridge. Nobody had won. A sergeant had crossed the lines to borrow a saw, and they all went home. He put the last pebble where you both had fallen. It was one place.',
          'The spearman gave his dead by name, toward the steam, and you gave yours. They came to the same number. After the last there was room on either side for one more, and it was left. The spearman rose first. He turned his back to you, all the length of the ledge, and did not hurry.',
          'The well, behind the palisade. He had drunk there after the fighting stopped. A boy of your side had drawn it for him, with a bandaged arm. You knew the boy. The spearman described the bandage, and the knot, and it was a knot of yours. He got up, and bowed as far as the cut allowed.',
        ],
        failure: [
          'One name. It was among those that were left lying. He had not known that you knew that man. He climbed out and dressed with his face to the wall, and sat down in the doorway, and could not well be asked to move. You stayed where you were. The water was very clear.',
          '“Badly,” he said. He would not say for whom. You asked in another way, and then in a third. He drew a line with his nail on the wet stone between you. He spoke no more across it.',
          'A laugh, from the attendant. He had seen the whole of it from a tree. He told it, with both your voices, and how you ran, and how the spearman did. Neither of you looked up. It was longer than one would have wished, and at its end you both sat lower.',
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
    openings: [
      'One sleeve of white silk, over the edge of a box. A wooden lord lay in there. The cart had lost a shaft and stood across the road, and an official stood beside it with a list. The puppet-master might go, he said; the lord had been put to death four years ago, and was under arrest. Nobody was to pass. She lifted the lid.',
      'A name on a list, struck out four years before. It was a lord’s. He sat in front of a cart with one shaft, and had just bowed to the official. He was wood, the puppet-master said. The official wished to take him in charge, and had the road closed. The hand inside the silk collar had begun to shake. The silk shook also.',
      'A stage of two planks, set up before a cart. A shaft was gone. The lord upon the stage was taking leave of his son, for some children in a row, and at the back an official read along in his list. He had condemned the real one. All must stay until he had the wooden one in a cord. The puppet-master’s lips moved. So did the lord’s.',
      'The feet of a puppet, in the road, with no one at them. It needs three to make a lord walk. The third had run off from the cart when its shaft broke, having seen who came: an official, with a list, who meant to have the lord bound. He had put two lances across the way. The puppet-master still held the head. It was turned toward you.',
      'A raised eyebrow, of pine. It was the lord’s, over the lid of his box. An official stood between the box and the cart, which had a broken shaft. The man was dead by decree, said the official, and he held up the list; he would have him back, and nobody should go on before. The puppet-master knelt, one arm in the silk to the shoulder.',
      'The height of a man, marked with a thumbnail on a staff. “He was taller,” said the official, and consulted his list. He measured the wooden lord once more. The cart had shed a shaft and blocked the road, and he would let neither it nor you go by before the puppet was handed over. Four years was a long time, the puppet-master said. The lord drew himself up.',
      'A cushion, with a lord upon it. He was of wood, and a boy was oiling his neck. He had been executed four years ago, said an official; here was the list. He required the puppet-master to give him up. Her cart had a shaft broken and filled the road from side to side, and none might pass till it was done. She asked for time, to dress him.',
      'A voice, which the official knew. It had come from a puppet. “I was there,” he told the boy, since nobody else stood lower. On his list the lord was crossed out, and here he sat beside a cart with one shaft, a woman’s arm at his back. He was to be seized, and the road kept shut until then. The puppet-master closed the wooden mouth with a finger.',
    ],
    still: [
      'The lord, on the edge of his box, with folded sleeves. When the puppet-master breathed he did.',
      'A needle and white thread. The boy was taking in the dead man’s cuff, and held it well up, for all to see that it was cloth.',
    ],
    later: [
      'Two small grooves along the verge. Somebody very light had been made to walk there.',
      'Half of a shaft, planted upright, with a scrap of white silk about it. Two old women were bowing to it.',
      'A boy’s shoe, on a stage of one plank. Another shoe took leave of it. They had all the words.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Address yourself to the puppet',
        description: 'It must be done as to a lord, on both knees, in front of a man with a list.',
        success: [
          'You laid your palms flat on the road, and begged his lordship to forgive the delay. The head turned, and inclined itself to you by exactly what was due. Then it went on to the official. He had bowed before he knew it. What one has bowed to one may not arrest. The list was rolled up.',
          'One sleeve, lifted by an inch. You had asked his lordship’s leave to go on, and that was the answer. You stayed down. The boy knelt then, and the lance-bearers. The official was left standing above a lord, and had been brought up to know what that means. He knelt on the list.',
          'A silence of the proper length. You had asked the lord whether he had any complaint to make of this official. The head considered the man from cap to sandals. It moved slowly from left to right. He had none. The official turned aside, and held the list before his face, and motioned the lances away with it.',
        ],
        failure: [
          'You gave the lord all his titles on both knees, and there were people who wept. On the back of the list stood the heading: persons showing respect to the condemned. There was ample room. He asked how your name is written.',
          'The puppet-master lost hold while you spoke, and the wooden head fell forward. The official stooped to see, and said, “Dead,” with some satisfaction, and then that this had to be witnessed. He looked about for a person on his knees.',
          'A title too many. The late lord had never been of the third rank. The official corrected you, and to do that he had to find the page. He now had both the offence and its date. He marked the place with a straw.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'none'], {
        action: 'Work the puppet’s feet so that he can leave',
        description: 'It takes six hands to make one lord walk; she has two of them.',
        success: [
          'You took the two wooden heels, one in each hand, as the boy showed you. The lord rose, gathered up his train, and walked by the official at the distance of a sleeve. He looked neither at him nor at the list. Those with lances presented them. The cart came after, on three men’s shoulders, with nobody’s leave.',
          'His left foot, set down without a sound. One must walk behind a man who is not there, the boy whispered, and not tread on him. He stood; he looked about him once; he went. The official moved aside. He was still holding the list out when you had turned the bend.',
          'A train of silk, over your arms. The lord did not walk far. He went up to the official, and stopped, and laid one hand on the man’s shoulder. No line in the list provided for that. The official’s own hand came up and stayed in the air. You took the heels away backward, step by step.',
        ],
        failure: [
          'You had set his heel on his train. The lord sat down in the road. He got up on his hands, with his feet walking above him, and people laughed. She did not turn her head. The puppet did, over its shoulder.',
          'The left heel, in your right hand. He went in a circle. The official waited at the place where it would close. The lord arrived before him, facing the other way, and was taken by the sleeve. The boy undid your fingers.',
          'One shoe, left behind. It stood by itself on the planks, toes out. The lord could not go without it and you could not go back. The official picked it up. He wrote it in as found, and sat down next to it.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Put your own back under the shaft',
        hurt: 'mishap',
        description: 'The cart holds forty wooden persons and their wardrobe; the road is soft.',
        success: [
          'The cart moved, with you in the shafts, and forty heads knocked upon lacquer. The official wetted his brush; by then it was over the ditch. At the boundary she told you to stop. The lord leaned down from her arm and passed his sleeve along your forehead. There was a dark place on the silk.',
          'A wheel, which considered, and turned. You had set your shoulder where the broken shaft was. The official walked alongside and read aloud out of his list. At the bend he required his breath. On the tail-board sat the lord, with crossed legs. He had them uncrossed for him. He rose to you.',
          'Dust. Nobody could see who was drawing the cart, and people gave way to it on both sides. The boy ran behind and threw in what fell out. You heard the official call a name, which was not yours. Past the last house you let down the shaft. A small hand of pine was laid upon your sleeve.',
        ],
        failure: [
          'The other shaft went as you heaved. The lid flew up, and the whole dead house sat upright in the road, with its ladies. They had to be asked many times before they would lie down. The official entered them, in order of rank.',
          'You moved the cart by its own length, and into a rut, to the axle. It now stood square in the way, and the official stood in the shade of it. He praised your back. The puppet-master let down the blind on the lord.',
          'The road, near your face. Your sandal had stayed in the mud, and you had gone on without it. The cart rolled home to where it was before. Somebody very small came out on the shaft, helped from behind, and looked over at you.',
        ],
      }),
    ],
  },
  'raked-waste': {
    terrains: ['desert', 'mountains', 'coast'],
    weight: 2,
    who: { trade: 'gardener of the waste', gender: 'male' },
    shows: ['gardener', 'rake', 'furrow', 'rock', 'stone'],
    openings: [
      'Furrows, a hand apart. They ran from your feet to a black rock, and bent about each stone as water does. An old gardener was going backward among them and drew a rake after him, toward you. He wished no foot to be set on it. There was no way to the far side but across. He had not yet seen that somebody was there.',
      'Your own footprints, forty of them. They went over the furrows. Far off a gardener leaned on a rake, and looked along them one by one. He had served the castle, and when there was no castle he had gone on with what there was: sand, a black rock, a few stones. You were not to take another step, he called. It was as far to go back.',
      'A rake, upright in the sand, and its owner with his hat off before the view. The gardener had finished. There was a sea as far as the black rock, and a shore about every stone. No furrow had a mark. He saw you, and put on his hat, and asked you to stay on the near side of your own toes. The road went straight through.',
      'A mat, laid at the edge of the waste. One kneels on such a mat to look at a garden. You had knelt for some time when the gardener moved. He came backward with his rake, past a black rock, and closed the last furrow in front of you. He begged that it should not be walked on. Beyond the stones the road could be seen, going on.',
      'A sandal-cord, undone. You had stopped to tie it, and saw on what you had put your foot. It was a furrow. It came from a black rock, with others, and went about each stone between, and ended with you. The gardener followed it, rake in hand. He desired only that nobody should cross. He had his back to you, and still forty paces to go.',
      'A hand, lifted, far away in the sand. It was the gardener’s, and it asked you to go round. There was no round. The furrows came up to rock on the left, and on the right they did not end. You pointed this out, with a bow. He leaned upon his rake and looked along both. He had supposed so, he said, and straightened one stone.',
      'One crow, on one stone. The furrows went round it in rings. From there they went on to a black rock, and to the edge of what one could see. An old gardener stood in the middle with a raised rake, since you had a foot in the air. This was a garden. Nobody was to walk in it; and the road lay on the other side.',
      'A ring about a rock, and outside it a second. The gardener was at the ninth. He did not stop when you came, but raked, and spoke to the rake: he would be obliged to any person who stayed off. No furrow had a gap, from your side to the other. A stone stood at the end of the road, with a straw rope round it. That means closed.',
    ],
    still: [
      'The rake, going on. You had been given a ring of your own, of the kind that goes round a stone.',
      'A crow among the furrows. He raked about that as well, and it let him.',
      'Sand, blown over one corner. The gardener had knelt to it, and was putting back the lines with a chopstick.',
    ],
    later: [
      'A row of footprints through the middle, with rings raked round each. They were even. Somebody had meant them.',
      'A second rake beside the black rock, a short one, its handle new.',
      'Circles, and no straight line anywhere. In the middle of the circles lay a sandal.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Stand still as a stone until he is done',
        description: 'It will be long, on one leg and a half; it would be the correct thing.',
        success: [
          'Eleven rings, and you in the midst of them. The gardener had come, and gone round, and on. From the road he looked back with his head inclined. The left side had always wanted something, he called. He drew you a way out, one step wide. Where you had stood he set a rock.',
          'The gardener considered which was your front, and raked around your shadow. He gave you a small bay, and a crow came to sit on you for part of it. When at last he said where you might step he had put his hat straight. You stepped there. The bay was left open.',
          'A drop of water, at the end of your nose. It fell, and made a mark in the sand, and you did not look down. The gardener made that the middle of the last ring, and laid the rake aside. You could go now, he said. He bowed, as to a stone that has been long in the family.',
        ],
        failure: [
          'One of your feet went to the right by a very little. The gardener looked at that, and untied his hat. He began to count how much of the north would have to be done over. He held you by the ankle until he knew.',
          'Four, he said. With you there would be four stones, and one does not have four. He moved you a pace, and back, and beyond the black rock. At the sixth place your knees went down by themselves. Those were prints also, and he raked them.',
          'A fly, on your lip. You bore it as far as the corner of the mouth. Then a hand had moved, and it was yours. The gardener stood before you for a while. He had taken you for granite, he said, and he went back to the beginning of that line.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Find the way through that he has left',
        description: 'A garden always has a path; one is to find it without trying any.',
        success: [
          'You squatted down to where the light lies along the sand, and there was a flat stone, wiped clean, and after nine feet another. They led by the black rock, for the view. The gardener did not look up. From the last of them you heard the rake cease. He gave one small dry cough.',
          'A furrow that was deeper than the rest. It had been walked in, and raked, and walked in. You set your feet where he sets his. It went about three rocks, and stopped once, for no reason, before a fourth; you stopped there too. The gardener had come to the same place each day. He lifted his hat from afar.',
          'You watched the crow, which went from stone to stone and never touched the sand. You went after it. At the fifth it waited for you. The gardener leaned on his rake until you had reached the farther side, and took something from his sleeve for the crow. There was not a mark to be put right.',
        ],
        failure: [
          'A lid. You had believed that it was the third stone. Beneath was the gardener’s meal, set out in rows. After it you went on as you could. Behind you was the sound of a rake, close to your heels, step for step. It brought you round to where you began.',
          'Two paths, both with flat stones. You took the one with the better view. It ended at a rock, facing west, and there was nothing else to do but look. The gardener let you look. He had you come out again the way that you had gone in.',
          'You had bent too near to see along it, and the sand was marked by your knee. From there everything was a path. The gardener came over with a small brush, for knees, and he did not go away after that.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask him what it represents',
        description: 'All gardeners hate the question; they have all prepared an answer.',
        success: [
          'The sea, he told you, at the time when the lord’s barge was due. It had been ready. Nobody had come by to look. You looked until he had seen you do it. He drew one furrow straight to the road, on the left of the rock, where a barge would have gone, and stood aside.',
          'A lake in his wife’s country. She had never found it a good likeness. You looked for the place where she would have stood; it was rather to the left. The gardener came there too, with his rake on his shoulder. Afterward he drew you a way out. It did not touch that place.',
          'He had been told to rake it, forty years ago, and had not cared to ask. You tried it as a shoal, and after that as a sleeve, laid out to dry. He held his head on one side. Something could be done about the sleeve, he thought. He let you out by the hem.',
        ],
        failure: [
          'Sand, he said. You asked if the rocks were islands. They were rocks. He gave you the rake to hold and went to sit in the shade. You would be told nothing more, that was plain, before the western quarter was done. It was not yet begun.',
          '“And to you?” he asked. You said that it was peace. Everyone says it, and he nodded. He turned about, and drew a furrow with great care along the very place where you had been going to put your foot.',
          'A sigh, and one finger, held up for patience. The gardener had an answer in four parts. In the second was the name of his teacher, and of that man’s teacher. You knelt. At the end of the fourth he asked you what it represented, and you had to begin from the shoals.',
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
    openings: [
      'A thread of smoke, and then none. The robber under the tree looked at his match, which was black, and pointed his gun at you once more. You were to lay down all that you had. Rain ran the length of the barrel, and stood at the end of it in a drop. “One moment,” he said. You were not to stir. The drop fell.',
      'Round cheeks, blowing on a cord. They belonged to a robber. He had a tree, a gun, and a match that hissed in the rain; he had sold a field for the gun. Between two breaths he turned the muzzle to you and asked for everything. You were to wait there until it should burn. Nobody had told him, he said, about weather.',
      'A straw hat, laid upon a gun. The man beside it had none on. He was a robber, he called from his tree, and this was a robbery. The rain had followed him there. You should stay on that side of the road, and give up what you carried, as soon as the match had taken. He bowed for the delay. Water went down the back of his neck.',
      'Water in the pan of a gun. The robber tipped it out, begged you to stay where you were, and aimed again. His tree let through more rain than it kept off. Whatever you had was to be put in front of him. One could hear the match go out. It had gone very well indoors, he remarked, and he felt in one sleeve, and in the other.',
      'Some bark, peeled from a tree to start a fire. It was wet on both sides. The robber put it by, and raised a gun as long as himself, and told you to stand. He would have your bundle, and might you see any spark on the match? You saw rain, in beads, on a string. He thanked you. The muzzle had not moved from your sash.',
    ],
    still: [
      'A gun, under a coat, with the robber’s own head in there beside it. One heard him blow.',
      'A match, drying in an armpit. He kept the muzzle on you with the other arm, and it sank, and was lifted.',
    ],
    later: [
      'A yard of match-cord, hung over a branch. Nobody had been back for it.',
      'Bark, in a small square heap, with stones laid round for a hearth. It had never been alight.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Reach him before the match has caught',
        description: 'It is fifteen paces through mud, toward a hole the size of a plum.',
        success: [
          'At the tenth pace there was a spark, and at the thirteenth it was blown away. You laid two fingers on the barrel and moved it to the left, and then it did go off. The robber let go of the gun, and sat down against his tree with a sleeve over his eyes. Rain fell into the barrel.',
          'The mud closed over your sandals at each step, and you came on. He had the match to the pan when your hand closed about it, and it went out in your palm. Neither of you said anything. He turned the gun round and gave you the butt to hold. His fingers had to be opened one by one.',
          'The robber’s eyes, shut tight. He had shut them in order to fire. You walked the last five paces and stood beside the muzzle until he should look. There was a click, and no more. He looked. He drew his hat down with great care, and stepped out of the road.',
        ],
        failure: [
          'A gun, taken by the wrong end. It was four feet long, and he came of a family of threshers. You were nearly there when he swung it. He laid you at the foot of the tree, in the drier part. The match had come to no harm, and he took it up again.',
          'The bank, which was clay. You went up it twice, and came down twice, and he waited with the gun at his shoulder. The third time he held out a branch to you, and took it back. You lay there below the muzzle. It dripped on your collar.',
          'You had been looking at the match, and there was a root over the road. When you could look up, the robber was standing above you, and begged you to go back to your place. He counted the fifteen paces aloud. You stood on the fifteenth.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Hold your hat over the match for him',
        description: 'He will be obliged to you; after that he will have a gun that works.',
        success: [
          'You held out your hat, and under it came a red point. He blew; you both watched it. One cannot well rob a person in whose hat one has been blowing. The robber shuffled his feet. He pinched the match between wet fingers, and asked whether you knew of somebody with a field. It had stopped dripping inside the hat.',
          'Four hands, round one match. It was warm in there. He said that his mother held a lamp so. He did not say what came after. By and by he drew the cord out of its clip, wound it about his wrist, and put the gun down behind the tree. You put your hat on. It smelled of saltpetre.',
          'Rain on straw, close over both your heads. He told you the price of the field, and which way it faced. The match had long been alight when you noticed it. So had he. He asked you to go first, and quickly, and he pointed the gun at the tree until you were gone.',
        ],
        failure: [
          'The match had taken, and the straw of the hat with it, and there was a hole with a red edge. The robber thanked you, with both hands. He was new to this, he said, but he recalled the words. He said them. You held what there was of the brim.',
          'His elbow, which he begged you to hold also. It shook. You held the hat in one hand, and the elbow in the other, and the gun had never been so steady. He noticed it when you did. Nothing remained but to ask you for your bundle.',
          'A gust turned the hat over, and the water that was in it ran upon the match. The robber looked at you for some while. He had had that piece from his uncle. He took out a new one, as long as his arm, and sat down to begin.',
        ],
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Wish him better luck and walk on',
        description: 'You must go slowly, with your back to it, and hear each breath that he takes.',
        success: [
          'The snap of the pan, and after it a small wet noise. You had bowed, and were walking. He called to you to wait. It would be better on a dry day, you told him over your shoulder. He agreed, from farther and farther off. At the bend you heard him ask the tree.',
          'Nineteen paces, counted by him aloud. At twenty a gun of that kind cannot hit, and he was an honest man about it. You took the twentieth. There was a silence, and somebody bowed in it, you thought; the wet straw of a hat creaked. You did not turn round until it had creaked again.',
          'You wished him dry powder, and showed him your back, very straight. He blew, and blew; between the two breaths he wished you the same, out of manners. One does not shoot after that. The rain closed behind you, first over the robber, and then over his tree.',
        ],
        failure: [
          'The ball, which hummed. For once it had caught. It passed by you into a crow’s nest. You lay in the ditch by then, with your whole face, and he came to see. He helped you up, and levelled it anew, and asked where you had been standing.',
          'A polite cough. You had gone four paces. He had forgotten to say, said the robber, that his brother was at the bend. The brother stepped out and bowed. He had no gun; he had an umbrella, and opened it across the road.',
          '“Left,” he called, and you moved to the left. There the road ends in a bog. He had not meant any harm, it was only where the field lay which he had sold. He kept you covered while you climbed back to him. The match was quite red.',
        ],
      }),
      does(['trade', 'intellect', 'medium', 'none'], {
        action: 'Advise him as to what a gun is worth',
        description: 'It will mean handling the thing, and knowing something of rice land.',
        success: [
          'You went over the gun with him, lock and stock, under two hats, and wrote the price in the mud with a stick. Any garrison would give that, and keep it dry. It came to more than the field. He read the sum again from the other side. He showed you the short way himself, and walked round the sum.',
          'A stamp beneath the barrel. You rubbed it with your thumb. It was a good maker’s, and the robber had taken it for a flaw. He held the gun differently after that, with both sleeves under it. He could no longer point it at anyone. He wrapped it up, and bowed you past the tree.',
          'An old seed-rice tag, in the lining of his hat. You asked what he had grown. He told you, and what an acre of it brings, and you told him what is paid for iron. He reckoned on his fingers. The match was laid in the rain. He went home by one road, and you went by the other.',
        ],
        failure: [
          'You named a third of what he had paid, before you looked at him. The robber was pale. You were a long time comforting him, in the wet. In that case, he said when you had done, he really must ask for everything. He raised the gun.',
          'You had only wished to show him the spring, and the lock came off in your hand. He put it back himself, and it had never closed so well. He tried it, click, click, at your sash. He would keep it now, he thought.',
          'A question that you could not answer. He had asked what an uncle ought to have charged. The silence told him. He turned his face to the tree, and the muzzle stayed behind on you. It was a good uncle, he said, from there.',
        ],
      }),
    ],
  },
  'known-hand': {
    terrains: ['forest', 'hills', 'mountains', 'plains'],
    weight: 2,
    when: { known: 'friend' },
    openings: [
      'Two bowls on the step of an empty house. The steam went up from both. {them}, the {them.trade}, sat between them and had warmed them three times; you were not to go on before you had eaten and been told of the road. One sandal had been laid across the path, so that you should stop. Indoors burned a lamp. Behind the lamp stood a letter, its seal outward.',
      'Blue thread, in the curtain of an empty house. It was your own mending, and crooked. {them} drew the cloth aside. There was something ahead on the road, the {them.trade} said, and you should hear of it first, and sleep; your bundle had been taken from your arm before you answered. Inside were a lamp, a bowl for each of you, and a letter that nobody had opened.',
      'A pair of old sandals, re-soled. They had been yours. They stood on the step of an empty house, toes in, and {them} came out and placed you behind them. The road was not safe farther on, the {them.trade} told you, and you were to stay until you knew it by heart. A second bowl was filled. The lamp had a letter leaning on it.',
      'A bowl, in the middle of the road, with chopsticks across it. One does not step over rice. On the step of an empty house sat {them} with another, and would not have you go by before you had listened. The {them.trade} had walked there since the day before. A lamp was burning indoors. The letter behind it was round at the corners.',
      'A notch in a gatepost, at the height of your hand. You knew the knife; it was {them}’s. The house was empty but for the {them.trade}, a lamp, and two bowls of soup. You were to come in, and be warned of the road, and rest; the gate had been tied behind you. {them} moved a letter from in front of the lamp to the back. It was sealed.',
      'One lamp, in the window of a house where no one lives. {them} stood beneath with a finger raised. The {them.trade} had come to keep you from the road ahead for as long as it takes to empty a bowl. A string was stretched across, at the ankle. In the room a letter leaned on the wall, and had its seal whole.',
      'A song from an empty house, the second line of it wrong. You had taught it to only one person. You gave the right line from the road. “I thought that would fetch you,” said {them}. The {them.trade} had a warning for you, and two bowls, and had taken up the plank that leads on. The lamp shone through a letter, folded small.',
      'A cat that you knew, on the wall of an empty house. It was far from home. {them} had brought it for company, the {them.trade} said, and begged you not to go on along the road until you had been told what waits there. The bowls were set out on either side of the lamp. A letter stood at the back. The cat lay down across the door.',
      'The step of an empty house, swept, and then the road as far as the bend. {them} still had the broom and held it across your way. The {them.trade} wished to tell you what was to be met with farther on. There was a bowl for you, and the lamp had been filled. Somebody had written {them.him} a letter. It had not been read.',
      'The left of two bowls. You were to take that, said {them}, who was pouring soup from the one into the other and back. It was an empty house, and the {them.trade} had the loan of it. Nobody should leave by the road, it seemed, who had not first been warned and fed; the door was slid shut behind you. The lamp stood low. The letter beside it stood higher.',
    ],
    still: [
      'A leaf, laid over your bowl. {them} had not gone away without you. The step was swept once more.',
      'Your sandals, put straight at the door. {them} had turned out the toes, so that it should be easy for you either way.',
      'The wick of the lamp, trimmed. {them} sat down again next to it, and moved your bowl until the chip was on the other side.',
    ],
    later: [
      'A bowl on the step of the empty house, upside down, with a leaf under it. On the leaf someone had written: a dry road.',
      'Two places on the mat of the empty house where no dust had settled. Between them was the ring of a lamp.',
      'One shutter, closed, at the empty house. A bowl hung on the peg to dry. You bowed to the step, and moved nothing.',
    ],
    shows: ['house', 'lamp', 'bowl', 'letter', 'road'],
    offers: [
      does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask what there is to be afraid of ahead',
        description: 'You will hear the whole of it, and some of it you would sooner have met by yourself.',
        success: [
          '{them} drew the road in the ashes with a finger, and put in the bridge, and the three who were waiting beneath it. The third had a cold, and would cough. You were made to say it back. Then the {them.trade} drew the sleeve across, and it was ashes, and you had it all.',
          'A radish, a river of chopsticks, and three beans. That was the road. You asked which bean was the worst. {them} regarded them and ate it. Round the other two there was a way, and you were made to draw this yourself with one wet finger. The tray was not cleared until you had done it three times.',
          'Soot on your own paper: a mill, a dog, and a man who is always mending one wheel. He should be passed on the far side. {them} folded the sheet and put it in your sash. The dog was all right, the {them.trade} called after you. You took the far side.',
        ],
        failure: [
          '{them} told you of so many who came to grief there that neither of you cared to open the door. The teapot was empty. You had learned that there was a bridge. The {them.trade} filled the pot again, and began with those on the bridge.',
          'Two bowls, changed about. One of them was the river. {them} had it all from a pedlar, and the pedlar from a priest, and there was something ahead, and it was large. By the last cup it could no longer be said which bowl had been which.',
          '{them}, listening. You had asked, and a board creaked, and a hand was laid on your arm. Both of you sat so for the length of a stick of incense. It had been the cat, or the house. What there was on the road had gone from the {them.trade}’s mind, and must be thought of afresh.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Sleep while {them} keeps the watch',
        description: 'You would have to shut both eyes; for some time past you have shut one.',
        success: [
          'You woke once, and in the doorway was a back, with a stick over its knees. The {them.trade} did not turn round. You had not been watched over since you were carried. When you rose the stick lay beside the door, and your hand-towel had been dried.',
          'A humming, so low that it might have been the kettle. {them} had the step, and you the part of the floor with mats. You meant to listen. When next you heard anything it was birds, and your sandals stood with their toes to the road. One of them had a new cord.',
          'The pattern of the mat, on your cheek. You wore that for ten miles. {them} had held your bundle, so that you should have nothing to feel for, and had turned the lamp down to a thread. A board had spoken, and “That is me,” the {them.trade} had said. You remembered no more than that.',
        ],
        failure: [
          '{them} kept such a watch that no mouse could cross the yard without a word. You heard each of them answer. You had slept beautifully, you said when it was time, and folded the quilt. It had no crease in it.',
          'The bar of the door, tried, and tried. {them} had thought of something. Through the screen you were told what comes to empty houses, and how it gets in. You lay and looked at the rafters. There was a place between the fourth and the fifth.',
          'Your quilt, held up by one corner. {them} had only come to see whether you were asleep. You said that you had been. The {them.trade} begged pardon, and came again, to see whether you were once more. The lamp went to and fro.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Return the kindness before you go',
        description: 'There is one thing {them.he} would never ask for; you have been looking at it since you came.',
        success: [
          'For three years {them} had not dared to break that seal. You asked leave, and broke it, and read the letter aloud by the lamp. It was good news, every line. There was no sound from the other mat. Was there anything on the back? You turned it over to show.',
          'A debt, forgiven. That was what stood in it. You had read it first to yourself, with your back to the lamp, and then out loud from the beginning. By the date it had been forgiven for three years. {them} asked to hold the sheet. The door was slid open for you with the other hand.',
          'The last line first. You read it standing, and then sat down and read the rest; it was well, from the one end to the other. There had been a wedding. There might, {them} reckoned on one sleeve, be a child of two. The second bowl was filled again and set before the letter.',
        ],
        failure: [
          'You reached for the letter, and {them} was quicker, and it was in the stove. Neither of you spoke about that. You were given the best of the pickles, and a description of the road much longer than the road.',
          'You offered to read out the letter, and it was moved to the far side of the lamp. It was from a cousin, {them} said. You offered once more, and it was behind the teapot. You were thanked for having come, several times. At the third you were on the step.',
          'The wrong letter. You had taken up one that was yours, and {them} saw the hand. It was put back into your sash for you, with the writing inward. The other remained where it stood. The lamp was moved, so that its face was dark.',
        ],
      }),
    ],
  },
  'account-rendered': {
    terrains: ['coast', 'plains', 'swamp', 'desert'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      'A low table, squared to the edge of the road. Behind it sat {them}, with an account on nine sheets, and behind {them.him} two cousins, who held a cord. You had not met for some while. The {them.trade} had entered all of it: the lost time, the lost sleep, and, in red, the laughter. You were to settle it there, or be tied. A cushion was put out.',
      'Two cousins, one cord. Each had an end, and it was across the road. “You do not remember,” said {them}, and rose from a table with an inkstone on it. You remembered. The {them.trade} wished the account paid before you went a step farther, and held out the first sheet. It had been read aloud before; the cousins’ lips moved with it.',
    ],
    still: [
      'A fresh sheet. {them} had written your name at the head, with care, and was waiting for the ink.',
      'The cousins’ seals, one under the other. They had witnessed the page. The cord lay in a figure of eight.',
    ],
    later: [
      'A sheet of figures, nailed to a post. Your name stood at the top, and two lines were ruled under the sum.',
      'Four small hollows in the earth, where a table had been. There was a spot of red ink in the middle.',
    ],
    shows: ['table', 'account', 'cousin', 'cord', 'sheet'],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Own to every item of it',
        description: 'It is a long list, and the word “but” is not to be used.',
        success: [
          '“Yes,” you said, to the first item, and the second. You kept a finger under each. On the second sheet {them} had begun to strike some out. The laughter you asked to have left in. The {them.trade} looked at what remained, and it did not come to a cord. The cousins wound that up from both ends, and met.',
          'You set your seal beside the red entries without being asked. {them} turned the sheet about to see it right way up. There was no place in the book for a thing that is admitted. By and by the {them.trade} tore out the page and put it under the inkstone. The cushion was yours to leave.',
          'The ninth sheet, and at the foot of it a mistake. It was in your favour. You pointed it out, and had it put right, and said “Yes” to the new sum also. {them} washed the brush. One of the cousins drew the table to the side of the road, and the other bowed.',
        ],
        failure: [
          'On the second sheet you said one word, which was “but,” and quite small. {them} wrote that down as well, beneath a heading of its own, and blotted it. The cousins took up the slack of the cord.',
          'A blank line. You had said “Yes” before it was read out. {them} asked to what. You did not know, and it was filled in while you sat there. The cousins looked at you over the {them.trade}’s shoulder, and leaned closer to read.',
          'Your left eyebrow. You had owned to all of it, in a level voice. At the sum for lost sleep the eyebrow had moved, and one cousin saw. {them} was told of it behind a sleeve. The page was turned back to the beginning.',
        ],
      }),
      does(['force', 'strength', 'hard', 'serious'], {
        action: 'Settle it with bare hands and no cousins',
        description: '{them} has thought about nothing else; you have thought about it now and then.',
        success: [
          'Two sets of sleeves, folded on the table. You put each other down by turns, in good order, until there was no getting up. You lay side by side. {them} remarked that your left had improved. The cousins came to look, and went away again to the inkstone. The account had blown open, and nobody held it.',
          'The edge of the table, under {them}’s hand. A fall had ended there, and you had caught the inkstone in the air. You set it down. The {them.trade} looked at it, and at you, and laughed once. It was the first time in that affair, and it was not entered.',
          'Dust on two foreheads. It had come of the last throw, in which you both bowed without intending it. The cousins returned the bow. That ended it; one cannot well go on from there. {them} brushed your shoulder, and then, more slowly, {them.his} own, and the cord was let lie.',
        ],
        failure: [
          'A throw of the third month. {them} had taken lessons. You had been shown what is learned in the first, and in the second. Each time the cousins moved back, to give you room, and now nobody was near enough to stop it. You were helped up by the sash. The pen-rest was put straight.',
          'Your face, on the sheets. {them} held it there, not roughly, and bade you read. You could see one figure only, and it was very large. When you had read it out you were let up. It had come off on your cheek, in reverse.',
          'Your breath went at the second fall, and {them} knelt and waited for it, with one hand raised to keep the cousins off. It came. The {them.trade} bowed, stood up, and took the same stance as before.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Pay with a bow and be gone under it',
        hurt: 'blow',
        description: 'They must bow in return; for so long nobody is looking.',
        success: [
          'You laid your hands flat on your knees; it was the full bow, as to an elder, and it could not be left unanswered. They went down, the cousins and {them}. When they came up there was the road, with nobody upon it. You heard it called very correct. The cushion had kept its dent.',
          'Three bowed backs, level with the table. You walked by on the outside of your feet and stepped over the cord. Such a bow lasts for nine breaths. At the tenth you were behind a hedge, bowing still, in case. {them} turned over the sheet and wrote one word.',
          'A hat, left on its peg of air: you had bowed from under it. It was sinking when they looked up, and you were at the bend. {them} caught it. The {them.trade} did not run. It was brought after you by one cousin, at a walk, with both hands.',
        ],
        failure: [
          'A cousin who had not bowed. He had not been well brought up. He sat down upon your legs. {them} thanked him, finished bowing, and took up the account at the place where it had been left.',
          'The cord, seen from near. You had bowed, and so had they, and you had bowed over the very loop. It was drawn. {them} wished you to know that nobody had planned it. The knot was made to look nice.',
          'Your bow was too short by a third. They were up before you had turned, all three. {them} measured with the eyes how far you had got: it was two paces. The sheet for that was a new one. A cousin led you back by the cuff.',
        ],
      }),
      does(['gift', 'intellect', 'easy', 'none'], {
        action: 'Ask what it would take to close the book',
        description: 'It may be something that can be given; perhaps {them} was never asked.',
        success: [
          'Something that was not in the account. {them} wanted it told, once, in company, as it had been. You told it to the two cousins, and did not leave out your own part. They heard it with their hands in their sleeves. When it was over they looked at {them} in a new way, and the cord was behind them.',
          'One entry, the smallest. “This,” said {them}, and laid a nail to it. It was a greeting that you had not returned. You stood up, and went to the other side of the table, and returned it. The {them.trade} remained with head bent. All nine sheets were squared together, edge to edge, and tied up with the cord.',
          'A pause, in which the ink dried. {them} had opened {them.his} mouth, and the answer was not there. It had been there for years. The cousins coughed. You might go, the {them.trade} said, and it would be sent on to you. The book was shut upon the brush, to keep the place.',
        ],
        failure: [
          'Only the week would do that had been spent upon the road, said {them}, and it was not yours to give. You sat and looked at it together. Then the {them.trade} sighed, and sent for the cord, since one has to do something.',
          'A sum, named at once by the elder cousin. The younger named another. {them} bade them be quiet, and they were not. In the end there were three accounts on the table, and the {them.trade} asked you to choose a seat.',
          'A second book, thicker. {them} drew it out from below the table. If that one were closed there would still be this; it was older, and about your uncle. You bowed to it. The first sheet was read to you, and the cousins sat down.',
        ],
      }),
    ],
  },
  'line-left-blank': {
    terrains: ['coast', 'plains', 'hills', 'mountains', 'forest'],
    weight: 1,
    when: { known: 'foe' },
    openings: [
      'A mat beside the path, and {them} upon it, in white. A letter lay in front. It gave leave for a duel between you and the {them.trade}, with steel, in that place; the path was closed with a cord until it was fought. Both sleeves were tied back. At the end of the letter was a line for the name of the one who fell. It had been left blank.',
      'A square of swept earth. {them}, the {them.trade}, stood at the edge with one sleeve tied back and was tying the other. “The duel has been granted,” {them.he} said. A letter was held so that you could read it: the reason, the place, a seal, and a line as long as a name, with nothing on it. You were not to go on along the path until it was filled.',
    ],
    still: [
      'One sleeve, tied again, with the teeth. The line in the letter was as white as before.',
      'The letter, held up to the light. {them} was looking to see what one does next.',
    ],
    later: [
      'A square of ground beside the path, swept as for a guest. No foot had marked it.',
      'A sleeve-cord on a branch above the path. It had been tied in the knot for closed letters, and had faded on one side.',
    ],
    shows: ['letter', 'line', 'duel', 'sleeve', 'path'],
    offers: [
      does(['force', 'reflexes', 'hard', 'grave'], {
        action: 'Draw and let the line be filled',
        toward: 'deadly',
        hurt: 'blow',
        description: 'It is granted under seal; one cut will decide it, and {them} has practised the one.',
        success: [
          'A little of your sleeve, coming down through the air. You had both stood a long while, and then both moved. You were back to back. {them} put up the sword at the second attempt, and said that it had been correctly done. The {them.trade} walked off very straight, one elbow held in. The line stayed white.',
          'Two blades, and one sound. {them}’s stood in the earth, at the corner of the square, and moved a little. You had the point of yours at the collar, where the white cloth crosses. After a time you drew it back. Then {them} bent over the letter, and put in the name of the sword.',
          'The cord on {them}’s right sleeve, cut through. The silk fell open to the wrist. With a loose sleeve one cannot well go on, and both of you knew the rule. {them} considered the cord. It was the left one that had been tied badly, the {them.trade} said, and bowed, and rolled up the mat.',
        ],
        failure: [
          'You had stood a long while, and moved first, as you had always been told not to, and the flat of a sword came behind your ear. You saw the letter from below. It would not do, said {them}, to write in somebody who was lying down. A sandal was placed under your head.',
          'You took a step over the edge of the square, which is not allowed. {them} had not cut yet; {them.he} lowered the blade and laid it along your shoulder and pushed you in again by it. The brush was ready on its stand.',
          'Your sword, in its sheath. The hand had gone to it and stopped there. {them}’s was an inch from your wrist, and had been there, it seemed, for a while. The {them.trade} waited for you to see that. “Once more,” {them.he} said, and walked back to the mark.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask why the leave was given',
        description: 'It is an insult to ask; it may be that nobody yet did.',
        success: [
          '{them} told you the reason from the start, and had to go a long way back for it. Said aloud, in that place, parts of it were short. Somewhere about the middle the {them.trade} stopped. “I should not have granted it,” {them.he} said, to the letter, and untied one sleeve. By and by the other was untied also.',
          'The seal, and who had pressed it. You asked only that. It was an old man, {them} said, who had wept when he did so. You asked for whom. The {them.trade} looked into the tied-up sleeve for a paper, and dried both eyes on it, and the paper was the letter. One could not read it after that.',
          'You read out the date at the top. It was the day after a burial. {them} had forgotten, or had not looked. The person who granted it would have granted anything on such a day. The letter was folded along its old folds and put away, and the {them.trade} moved the cord from the path.',
        ],
        failure: [
          'A yawn. The person who gave leave had yawned, {them} told you, and wished it over before the meal. It had been given at once. The haste was regretted. The mat was turned a little, to have the light on neither side.',
          'No answer. {them} had drawn in a breath at your question, and kept it. On the letter a finger moved along the first line, word by word. At its end {them.he} looked up, and tied the sleeve tighter.',
          'Your own name, among the reasons. It came up eleven times. {them} read the passage twice, the second time more slowly, for the sake of the style. You had not asked for so much, and the cord was still across.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Kneel and offer {them} your neck',
        description: 'It may be taken; it would not be an offer otherwise.',
        success: [
          'You knelt, and looked at the earth, and at an ant on it. “You might have done so before,” said {them}, after a time, and it was true, and you said that it was. Feet went round you once. When you raised your eyes the letter was folded, the blank part inward. There was a hand to get up by.',
          'A hair, moved from your collar. {them} had bent to do that, and had it between two fingers. The sword had not come out. It was white, the {them.trade} said; there had been none when you last met. It was laid on the letter, on the line, and the two were folded up together.',
          'Cold, the width of a finger, on your nape. It was the blade. It stayed for three breaths, and was wiped, and nothing was on it. That counted, {them} said. In the letter the place for a name was ruled across. You were asked to stand first, and you did, and {them.he} remained kneeling.',
        ],
        failure: [
          'There was a stone beneath your knee, and you shifted, to be off it. {them} had come too far to be trifled with and turned you over with a foot. The sky had one branch in it. You were requested to begin again, on the mat.',
          'A cough, not yours. {them} could not do it so. The neck must be offered to an equal, and you had knelt too low. It was explained to you by how much. Two hands set your shoulders higher, and the {them.trade} stepped back, and shook {them.his} head.',
          'The collar, in the way. You reached up to draw it down, and {them} saw only a hand that moved. The scabbard struck you aside. Each of you begged pardon, from the ground, and from above. The letter had been stepped on. It was smoothed out flat.',
        ],
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Bow your way backward to the bend',
        hurt: 'mishap',
        description: 'It will be set down as it was, by somebody with a good hand.',
        success: [
          'A bow, so low that it could not be broken in on. You went backward in it, as far as the path’s turning, bowing at each step. Nothing is laid down for that. You heard {them} ask the air what one should put upon the line. By then you were only a hat.',
          'You made nine bows, at nine paces, and {them} returned the first three. A duel may not begin during a salute. At the sixth the {them.trade} sat down on the mat to wait for the end of it. The ninth was made round the corner, by your voice alone.',
          'The cord over the path, at your heels. You had bowed your way to it and now bowed under. {them} had tied it for people who come forward. The letter was lifted by the wind, or by a hand; it could not be told from there. You straightened your back beyond the bend.',
        ],
        failure: [
          'You bowed, and stepped, and bowed, and the third step was a ditch. {them} came to the edge, and was so correct as to bow. You lay as you were, since one does not rise before the other has finished.',
          'A tree, at your back. It stood where you had thought the bend was. {them} had walked after you at the same pace, bow for bow, and the distance was what it had been. You both looked at the tree. It was you who begged its pardon.',
          'Your scabbard, which had caught in the hedge behind. It drew itself a hand’s breadth, with nobody’s leave. {them} saw steel, and straightened. You were walked back to the square by the tip of a fan. The hedge kept a thread of your sash.',
        ],
      }),
    ],
  },
});
