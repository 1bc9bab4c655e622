import { does } from '../builders/offers.js';
import { type Frame } from '../../model/content/frame.js';
import { frames } from '../builders/frames.js';

export const samuraiStorylets: readonly Frame[] = frames('samurai', {
  'insect-procession': {
    terrains: ['plains', 'hills', 'swamp'],
    weight: 2,
    who: { trade: 'village drummer', gender: 'male' },
    toward: 'for',
    when: { hours: ['dusk', 'night'], seasons: ['summer', 'autumn'] },
    openings: [
      'Torches came along the dykes in a line, with a drum, and at the head of them a straw man on a straw horse. They were seeing the insects off the rice. The drummer had reached the boundary stone, where one stops; but over on the far side of it stood another village, with another drum, seeing them back.',
      'Two processions had met at a boundary stone in the dark. Each had brought its locusts, on the back of a straw horseman, to be left with the other. “You are a stranger,” said the nearer drummer, when he saw you in the light, and everybody drew a breath. “Whose are they?”',
    ],
    still: [
      'Both drums had started again, in different times. Somebody had planted a torch in the ground between them, and you beside the torch.',
      'The torch-bearers had sat down along the dyke, each on their own side of it, and the straw horse was left standing in the middle.',
    ],
    later:
      'A straw horseman lay in the ditch by the boundary stone, burnt down to the stirrups. There was not a locust to be seen on either side.',
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Rule to whom the insects belong',
        description: 'You will be quoted on it for a generation, and by one half of them unkindly.',
        success:
          'They were the general Sanemori’s, you said, who fell over a rice-stalk and came back as a locust; and his grave lay downstream, in a third village. There was a silence while both of them thought about the third village. They went off to it together, with the drums in step.',
        failure:
          'You gave them to the east. It came out, upon inquiry, that you had drunk from a well in the east. The straw horseman was set in your arms, with all that lived in him, and you were escorted to the other side of everything.',
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry the straw man down to the river',
        hurt: 'mishap',
        description: 'It is half a mile, he is alight, and they will all run after you with drums.',
        success:
          'You took him on your shoulder and ran, with sparks down your neck and two villages behind. At the river you threw him as far as he would go. He rode off on the current, hissing, very upright; and on the bank they had nobody left to quarrel over, and shared out the dumplings.',
        failure:
          'He came apart at the second field. You arrived at the water with a leg of him. The rest was strewn along the dyke, in flames, and both drums stood over it and held you to account for each handful.',
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Put out the torch and let them listen',
        description: 'It will be pitch dark among sixty angry people, some with flails.',
        success:
          'You trod it out. With the light gone one could hear it: a small dry noise, like rice on paper, going over from one side to the other and from the other back. “They do not seem to mind,” said a child. The drummer laughed first, and by and by they were all feeling for their own path home.',
        failure:
          'You trod it out. Someone took it for a signal. When it had been lit again they were all hitting a straw horse, and each other, and you were holding the wrong man’s drum.',
      }),
    ],
  },
  'own-gravestone': {
    terrains: ['mountains', 'hills', 'forest', 'coast'],
    weight: 2,
    who: { trade: 'carrier of his own gravestone', gender: 'male' },
    toward: 'for',
    openings: [
      'A little old man was coming up the path under a gravestone. It was his own, he explained, setting it down upon your foot. He had had it cheap, with another’s name half cut, and was taking it to where the view is; and how, in your opinion, did one make Kichibei out of Kichiemon?',
      'By the path sat a man of about eighty, leaning back against his gravestone and eating pickled plums. His sons had been going to carry it up after him. But they were busy boys, and he knew them. He had come two miles since the New Year, and it was one more to the top.',
      'An old man was pouring water over a gravestone, as one does for the dead, and the rest of it down his own neck. They had both grown warm, he told you. The stone was his own; he was eighty, his sons were busy, and it was going to the top. He found you a pickled plum. What did you think of the lettering?',
      'A stone was resting in the shade with a straw hat on it. You sat down against it, and it spoke: it was occupied, it said, or would be. An old man looked round from the other side with a plum in his cheek. He was bringing it up himself, you understood, while there was still something in it for the carrier.',
      '“Are you going up?” said a voice from under a gravestone. It was a good one, granite, walking, on two thin brown legs. He had taken his rest at every shrine, he told you when it had been got off him, and there were nine; he offered you a pickled plum, and asked if you could read what it said on the front.',
      'You stepped off the path to let a gravestone by, and it stopped. “After you,” it said, out of breath. When you had both done bowing, for which it had to be put down, there was a man of eighty behind it, with a chisel in his belt and pickled plums in his sleeve. It was only his own, he said, and only to the top.',
      'You picked up the trailing end of what you took for a chest. It was a gravestone, and the man at the front of it was eighty, and had been wondering why it went so well. He thanked you with a pickled plum. His sons had meant to do just that. It was for himself, at the top; and could you read?',
      'Two men with nothing in their hands went by you downhill, talking about a roof. Round the bend was what they had been looking away from: a gravestone with a straw rope about it, and against the stone a very old man, getting his breath. Those were his boys, he said. They were always busy. He held out a jar of plums to you with both hands.',
      'A rope went up the bank, round a pine and down again to a gravestone; and on the free end an old man was walking away downhill with all his weight, which was not enough. “Stay there,” he said to the stone, round a pickled plum. It was to lie on him presently, where the view was, and he wished it to get used to him first.',
      '“Kindly do not read it yet,” somebody said. There was a gravestone across the path, and on top of it an old man at his luncheon, which was pickled plums. He was only resting it. He had sons, he let you know, and they had a roof to see to; and the last mile was said to be the steepest, though nobody had come back from it to complain.',
      'A packhorse would have done it in an hour, he told you, but he had not wished to be under an obligation to a horse. He was eighty and bent forward, and the thing upon his back was a gravestone, with a jar of plums tied on the top for balance. He was taking it up himself. It had his name on it, or most of one.',
      'You held the gate of a wayside shrine for what you took to be a porter with a stone. He put it down to thank you. It was granite; it was his own gravestone, and he was eighty; and his sons had fully meant to help. He picked you out a pickled plum. Had you good eyes, and would you look at the front?',
      'You were stopped by two legs in the air. The rest of him lay on a gravestone with the ropes still over his shoulders, like a tortoise of eighty; he had only leaned back to rest, he told you. You set him up. He had sons, and was taking it to the top himself, and had not, he found, lost one plum.',
      'A gravestone was being sold a pickled plum. So it looked from below: the pedlar held it out, and a hand came round the granite. He bought one at each halt, said the old man behind, and gave away two. It was his stone, he was eighty, and the boys were busy; and would you look at the name?',
    ],
    still: [
      'The old man had turned his stone to get the shade of it. He offered you a plum.',
      'The stone had not gone any higher. He was looking at it as one looks at a horse that one has owned for a long time.',
    ],
    later: [
      'A stone stood on the height among the pines, with a fine view, and nobody under it so far. There was a fresh plum-kernel on the top.',
      'The pines on the height had been trimmed by somebody, on the side toward the view, as far up as one can reach from a seat.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Carry the gravestone up for him',
        hurt: 'mishap',
        description: 'It weighs rather more than he does, and he will walk behind and tell you about his wife.',
        success: [
          'You were given the whole of his wife’s life, from the matchmaker on. When you set the stone down at the top he walked round it, looked at the view from each side, and then lay down to try. It would do, he said, with his eyes shut. It would do very well; would you move the left-hand corner?',
          'He walked at your elbow and told you the life of his wife, a year to a dozen steps. By the pines she was sixty, and you would have known her anywhere. At the top he had you turn the stone until it faced the view, and after that a little to the left, where she used to sit.',
        ],
        failure: [
          'He was telling you of his wife, and had got to the mother-in-law, when your knee gave. The stone went back to where you had first met, and a little further. He came down after it, not at all put out; now, he said, he would be able to tell you that bit again.',
          'You had it as high as your hips, and neither of you could put the other down, until he came round behind you and pushed in the backs of your knees with one finger. He was sorry about the toe. He had lost the nail of that one himself, he told you, at the bottom.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'none'], {
        action: 'Cut the name for him with his chisel',
        description: 'It is granite, and he will have to lie beneath your spelling.',
        success: [
          'You made a knot of the second character and let the third run out into a bamboo. He traced it over with a finger. It was a better name than his own had been, he said at last. He would try to be buried as that person.',
          'You let what had been cut there already stand for a branch, and hung the new name from it, stroke by stroke, like a persimmon. He looked with his head to one side, and blew off the dust. He had never had anything over him before, he said, that he had not had to hold up.',
        ],
        failure: [
          'The edge flew off it. What was left said “Lucky”, and then there was a hole. He considered it from several angles, and thought that on the whole he had been; but he begged you to leave off while that was still so.',
          'You cut it handsomely, and it said Kichiji. He asked you who that was. You both thought that there might once have been one, over at the mill; and he turned that side to the bank, without reproach, so as not to raise anybody’s hopes.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Go down and speak to his busy sons',
        description: 'It means going back down, and each of them will send you on to the other.',
        success: [
          'You told each that his brother had already got it half way. They met on the path, running, and looked at one another, and then at him. Neither of them spoke. They took up an end apiece; and he walked in front with his hands behind him, like a lord going up to his castle.',
          'You found them by the hammering, and said no more than where he was and what he had on his back. They asked you who else had seen. They went up past you with a pole and two ropes, looking straight before them; and at the top the old man let them dispute, for as long as they liked, about which way it should face.',
        ],
        failure: [
          'The elder was seeing to his roof, and the younger to his elder. They were touched to hear about it, and gave you a jar of pickles to take up to him. He had another four at home, he told you, from other passers-by.',
          'The younger said that it was for the elder to say, and the elder was out. His wife gave you tea. She showed you where the stone had lain all the year, for everybody to step over, and how well one could get at the beans now.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'none'], {
        feeds: true,
        action: 'Sit with him and eat pickled plums',
        description: 'There are a great many plums, and he counts the kernels.',
        success: [
          'It was not a gravestone, he found, when you had both sat on it down to the last plum. It was somewhere to sit. He would leave it where it was, since people came by here; and when the time came the boys would surely see to carrying only him. He looked about him. It was not such a bad view.',
          'You ate, and stood the kernels along the top of the stone in a row. At twenty he began to tell you which of them had been good years. There was a gap at forty-one, and he took one of yours to fill it. Then he leaned back and slept, with his mouth open, and for once the stone held him.',
        ],
        failure: [
          'You were still eating when he got up, bowed, put his neck under the stone and went on. He had only been waiting, you saw, until you had finished. The plums stayed with you for a good many miles.',
          'The first plum was sour, and so was each of the next thirty. He watched your face with great attention. Nobody had ever got past five, he told you; but he could not find that it had made the thing any lighter, and he stooped and backed in under it again.',
        ],
      }),
    ],
  },
  'truce-of-the-spring': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 2,
    who: { trade: 'wounded spearman', gender: 'male' },
    when: { wounded: true },
    openings: [
      'By the steaming pool there was a rack for weapons, and a board: it does not heal those who glare. A spearman sat in the water to his beard, with a cut across him that was no better than yours. You had last seen that crest on the other side of a palisade. He moved over, by the width of one person.',
      'You had let yourself down into the steaming water, hurts first, before you noticed who was in it. His spear hung on the rack, and his clothes, with the crest you had reason to remember. “I believe that one is mine,” he said, looking at your bandage.',
    ],
    still: [
      'Steam went up between the two of you. He had laid a folded cloth on his head, and so, after a time, had you.',
      'You both looked at the spear, on its rack, and away again. It dripped.',
    ],
    later:
      'The spring smoked to itself. On the board someone had added in a thin hand, after those who glare, two names, and one was yours.',
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stay in the water as long as he does',
        description: 'It is just short of boiling, and he seems to be thinking the same about you.',
        success:
          'Neither of you would be first. You went red, and he went redder. At last an attendant threw a bucket of cold water over the pair, crying shame; and when you had both left off gasping you found that you had hold of his shoulder, and that it had stopped hurting some time ago.',
        failure:
          'You got up with great dignity and the next you knew was the floor. He had hold of your heels. He put a wet cloth on your face, and sat by you with his back turned until you should have had time to be elsewhere.',
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Dress his wound for him',
        description: 'You will have to look closely at it, and it may be your work.',
        success:
          'It was your work. The edges were clean, and he was good enough to say so. You laid on moss and bound it, and he turned you about by the elbow and did yours. He had done a great many; he whistled while he tied the knots, and they did not slip.',
        failure:
          'You pulled the bandage where it had stuck. He told you, in a level voice, the names of his eight brothers. They were in the next pool, it appeared, and had been trying not to overhear.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask him how the fight ended',
        description: 'You were carried out of it, and there may have been something you would rather not know.',
        success:
          'He had hoped to hear it from you. You laid the two halves together, stone by stone along the rim: your ditch, his bridge. Nobody had won it. A sergeant had gone over between the lines to borrow a saw, and they had all stood about until it was dark, and gone home.',
        failure:
          'He told you, and there was a name in it, among those that were left lying. He had not known that you knew that man. He climbed out and dressed with his face averted, and it was you who sat on there until you were quite boiled.',
      }),
    ],
  },
  'puppet-lord': {
    terrains: ['plains', 'coast', 'hills', 'swamp'],
    weight: 2,
    who: { trade: 'puppet-master', gender: 'female' },
    toward: 'for',
    openings: [
      'A puppet-master’s cart stood in the road with a shaft gone, and an official beside it with a list. She might pass, and her boy; but the personage in the box had been put to death four years ago, by order. He had seen the play. The likeness was extraordinary. She lifted the lid a little way, and it looked out at him.',
      'On a stage of two planks, before a cart with one shaft, a wooden lord was bidding his son farewell. In front sat a row of children and, at the back, an official with a list, who had condemned the real one. The woman who worked the head had seen him. The puppet’s hand had begun to shake, and she was working the hand too.',
      'Her cart had shed a shaft, and the lord had sat down in the road and would not get up. It needed three to make him walk, the puppet-master told you, and the third had run off when he saw who was coming: an official, with a list, who had the late lord’s name upon it, struck out, and had just been bowed to by him.',
      '“He is only wood,” a boy was telling an official, who did not care to have it said so loud. The lord in question sat on a lacquered box, before a cart with one shaft, and looked from one to the other. There was a woman’s hand inside his collar. He had been put to death four years ago, and the official had brought the list to show him.',
      '“He was taller,” said the official, and consulted his list. The lord was a head and a silk coat, on the arm of a woman beside a cart with one shaft. He had been dead for four years, by decree, and had just inquired of the official how his mother was. The boy who worked the feet had got under the cart and would not come out.',
      'An official had the lid of a box in one hand and in the other his list. It was off a cart with a broken shaft. The puppet-master knelt by it and told him that there was only a head in there, and sleeves; and the head, which she had still on her hand, raised its eyebrows. The name upon the list had been struck out four years before.',
      'The cart had lost a shaft at the worst of places, in front of an official with a list. He had found the name. It was that of a lord who had been put to death four years ago; and here he sat on a cushion in white silk, while a boy oiled his neck, and a woman begged the official to remember that he was pine.',
      'You heard a noble answer given. He who gave it was of wood, and sat beside a cart with a broken shaft, a woman’s hand at his spine. The official stood with his list open at a line that was crossed out, and had taken a step back. “That was the voice,” he told the boy, since nobody else was lower. “I was there. It is four years.”',
    ],
    still: [
      'The wooden lord sat on the edge of the box with his sleeves folded. When she breathed, he did.',
      'The boy had come out with a needle, and was taking in the dead lord’s sleeve, so as to have something to do.',
    ],
    later: [
      'They had left by the next road. Two small grooves ran along the verge, as though somebody very light had been made to walk.',
      'In the verge half of a cart-shaft had been planted upright, with a scrap of white silk about it. People had begun to bow.',
      'Two boys were making an old shoe take leave of its son. They had all of the words.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Address yourself to the puppet',
        description: 'It must be done as to a lord, on both knees, in front of a man with a list.',
        success: [
          'You begged his lordship to forgive the delay. The head turned, and considered you, and inclined itself by exactly what was due. It went on then to the official. Before he knew what he did he had bowed, and after that there was no possible way of arresting what he had bowed to.',
          'You asked his lordship’s leave to go on. He was not to be hurried. He looked to the boy, the box and the cart, in that order, and lifted one sleeve by an inch. You stayed down. The official was now the only person upright there, and had been brought up to know what that meant; he knelt upon the list.',
        ],
        failure:
          'You knelt, and gave him all his titles. It was extremely well done, and there were those who wept. The list was turned over, and on the back of it, under persons showing respect to the condemned, there was ample room.',
      }),
      does(['craft', 'reflexes', 'easy', 'none'], {
        action: 'Work the puppet’s feet so that he can leave',
        description: 'It takes three to make one lord walk, and she has only a boy.',
        success: [
          'You took the heels, as the boy showed you. It was like carrying a full cup that has its own opinion. He rose, gathered his train and went off along the road before them all, so grieved and so upright that the guard at the next bend presented his spear.',
          'The boy gave you the heels and took the hem. One had only to walk behind a man who was not there, he whispered, and not step on him. The lord stood, and looked about him once; then he went by the official as near as a sleeve, and it did not occur to anybody to ask the rest of you to stop.',
        ],
        failure:
          'You took the heels, and he trod on his train. He sat down. He got up again on his hands, with his feet walking in the air, and the whole road laughed. She did not look at you; but the puppet did, over his shoulder, for quite some time.',
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Put your own back under the shaft',
        hurt: 'mishap',
        description: 'The cart holds forty wooden persons and their wardrobe, and the road is soft.',
        success: [
          'You were in the shafts and moving before the official had wetted his brush. From behind came a knocking, of forty heads against lacquer, like applause. At the boundary she climbed down; and the lord, leaning from her arm, wiped your forehead with his sleeve.',
          'You set your shoulder where the shaft had been, and the cart thought about it, and came. The official walked alongside as far as the bend, reading aloud from his list, and there he needed his breath. When she told you to stop, the lord was sitting on the tail-board with his legs crossed. He had them uncrossed for him, and rose to you.',
          'It was like setting a temple going. Then the wheels had it, and people could only get out of the way, list or no list, and the boy ran behind and threw in whatever fell off. She called a halt beyond the boundary. A sleeve of white silk was let down over the side, and lay for a moment along your neck.',
        ],
        failure:
          'You heaved, and the other shaft went. The lid flew up, and the whole dead house sat upright in the road, ladies and all. They had to be asked a great many times before they would lie down again, in order of rank.',
      }),
    ],
  },
  'raked-waste': {
    terrains: ['desert', 'mountains', 'coast'],
    weight: 2,
    who: { trade: 'gardener of the waste', gender: 'male' },
    openings: [
      'Someone had raked the waste. There were furrows from where you stood as far as a black rock, parallel, a hand apart, going round each stone as water would. In the midst of them an old gardener was walking backwards, drawing a rake after him, toward you. He had not yet got to the road.',
      'You had come forty paces before you noticed the furrows, and your own feet across them. An old man leaned upon his rake a long way off. He had been head gardener to the castle, and when there was no castle he had gone on with what there was. He looked along your footprints, one after another.',
      'First you saw a hat, then a rake, and then a great deal of nothing with lines in it. The old man under the hat must have begun at the horizon. He was going about a boulder, ring outside ring, and had stopped with the tines lifted, because you had one foot in the air. He was waiting to see where it would come down.',
      'A mat had been put at the edge of the waste, as is done where one is to look at a garden, and you had knelt there for some time before the garden moved. It was the gardener, going backwards. He had it raked as far as a black rock, and an island of every boulder; and there was no way to the further side but over the sea.',
      'You were asked, from far off and with great politeness, to go round. There was no round. The furrows ran up against rock at the one end, and at the other they went on. When you pointed this out the old man leaned upon his rake, looked along them both ways, and said that he had been afraid of that.',
      'It was only when you stopped to tie your sandal that you saw what you had put it down on. There were lines under it, a hand apart. They came from a black rock, a long way off, and bent about each stone between, and ended at you; and an old man with a rake, who was following them backward, had still forty paces in which not to know.',
      'A rake was standing up in the waste, and its owner beside it with his hat off, admiring. It had taken him since the castle fell. As far as the black rock it was sea, and about each boulder it was shore, and there was no mark on all that but his own, which he had raked out. Then he saw you, and put on his hat.',
      'You had taken it for ploughland, and wondered what he hoped for. He was a gardener, he called across; this was a garden; he would thank you to stay on the far side of your own toes. Between you and where you were going there was nothing that had not been raked, each stone with its ring, up to a black rock and round it.',
    ],
    still: [
      'The rake went on. He was working round you, you saw, as round any stone.',
      'A crow had come down among the furrows. He raked round that as well.',
      'He had got to your other side by then, and was whistling through a gap in his teeth.',
    ],
    later: [
      'The furrows had run together at the edges. Across the middle there went a line of footprints, each with rings raked round it, like something that had been meant.',
      'A second rake leaned on the black rock, a short one, with a new handle.',
      'It was all done in circles now. If you looked you could find what they went round, and it was a sandal.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Stand still as a stone until he is done',
        description: 'It will be some hours, on one leg and a half, and it would be the correct thing.',
        success: [
          'He came, and went round you in eleven rings, and on. When you could see him again he was at the road, wiping the tines. He looked back for a while with his head tilted. He had always felt, he called across, that the left side wanted something.',
          'He came up, considered which was your front, and gave you five rings and a small bay. A crow sat on you for part of it. When at last he said that you might step out, over there, by the flat one, he had put his hat straight to say it.',
        ],
        failure: [
          'You did it well as far as the itch. One foot went down, a very little way, to the right. He looked at that and untied his hat, and you could see him reckoning up how much of the north would now have to be done over.',
          'You stood well, until he was within a rake’s length of you. With you there would be four stones, he said quietly, and one does not have four. You were moved a pace, and back, and then beyond the black rock; and at the sixth place your knees went down by themselves.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Find the way through that he has left',
        description: 'A garden has always a path; you are to find it without trying any.',
        success:
          'You squatted down to where the light lay along it. There it was: a flat stone, and after nine feet another, each of them wiped clean. They led by the black rock, for the view, and over to the further side. As you stepped from the last you heard the rake leave off, and a small dry cough of approval.',
        failure:
          'You found a stone, and a second. The third was not a stone; it was his luncheon, under a lid. After that you went on as you could, and behind you there was a sound of raking, close at your heels, like somebody clearing up after a child.',
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Ask him what it represents',
        description: 'All gardeners hate the question, and they have all prepared an answer.',
        success: [
          'It was the sea, he told you, at the moment before the lord’s barge had been due. He had had it ready, and no one had walked by to look. You looked until he had seen you do it. Then he drew one long furrow straight to the road, and stood aside.',
          'The ocean, he said with a sigh, and waited for you to tell him how like. You had seen the ocean, you said, and it was untidier. He looked at you for the first time from under the hat. “Then it has not been kept up,” he said; and he led you over it himself, by the fourth wave, where it was shallow.',
          'It was a lake in his wife’s country, he said, but she had never thought it like. You looked about for where she would have stood. It was rather to the left. He came and stood there too, with the rake on his shoulder; then he drew you a way out, and left that one part as it was.',
          'He had been told to rake it, he said, forty years ago, and had not liked to ask. You tried it as a shoal, and then as a sleeve laid out to dry. He held his head to one side. He thought that he could do something about the sleeve; and he let you out by the hem, where it would not be noticed.',
        ],
        failure: [
          'It was sand, he said. He let you stand with that. You asked if the rocks were islands; they were rocks. He gave you the rake to hold, and went to sit in the shade, and it was plain that you would be told nothing more until the western quarter was finished.',
          'He asked what it represented to you. You said peace. He nodded, like one who has been paid in the usual coin, and turned about and drew a furrow, slowly, exactly where you had been going to put your foot.',
        ],
      }),
    ],
  },
  'damp-match': {
    terrains: ['swamp', 'coast', 'plains', 'forest'],
    weight: 2,
    who: { trade: 'robber with a matchlock', gender: 'male' },
    toward: 'neither',
    when: { weathers: ['rain', 'storm'] },
    openings: [
      'A man stepped out into the road and levelled a matchlock at you. The rain ran along the barrel and dripped off its end. He bade you give up everything; then you both looked at the match, which was black, and hissing gently. “One moment,” he said.',
      'Under a dripping tree a robber was blowing upon his match-cord with rounded cheeks. He pointed the gun at you between breaths. He had sold a field to buy it, from a man who had had it from the southern barbarians, and no one had mentioned that it did not like weather.',
      'Rain was standing in the pan of the gun. The man behind it tipped that out, begged you to stay where you were, and aimed again, and you could both hear the match go out. He had practised it indoors, he said. All that you had was to be put down in front of him, as soon as he should be ready.',
      '“Do you see any smoke?” asked a man with a matchlock, and he turned the pan of it toward you so that you could look. You did not. There was a wet string, and rain running down that in beads. He thanked you, told you to give up what you were carrying, and began to feel in his clothes for the other tinder.',
      'He had picked his place well, where the bank is steep and one has to slow down, and the rain had come along after him. When you got there he had a straw hat over the gun and none upon himself. It was a robbery, he called out; would you mind waiting, on that side, until the cord had taken?',
    ],
    still: [
      'It was raining harder. He had got the gun beneath his coat, and was blowing down his own collar.',
      'The match would not take. He was drying it under his arm, and kept the muzzle toward you with the other.',
    ],
    later: 'You found a yard of match-cord hung over a branch to dry. Nobody had been back for it.',
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Reach him before the cord has caught',
        description: 'It is fifteen paces through mud, toward a hole the size of a plum.',
        success:
          'At the tenth pace he had a spark, and at the thirteenth it was blown away. You laid two fingers on the barrel and moved it to one side. It went off then, after all, and killed a puddle. He let go of it as if it had been a snake, and wept, from relief for the most part.',
        failure:
          'You were nearly there when he turned it about and swung it. As a gun it had been a disappointment to him. As a club it was four feet long and mostly iron, and he came of a family of threshers.',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Hold your hat over the match for him',
        description: 'He will be obliged to you; he will also, after that, have a gun that works.',
        success:
          'You stood there with your hat out, and he blew, and you both watched it come up red. It is hard to rob a person in whose hat one has been blowing. He shuffled, and pinched out the cord with wet fingers. Did you know of anyone, he asked, who had a field?',
        failure:
          'You held the hat, and the match took, and so did the hat. He thanked you most sincerely. He was quite new to this; but he recalled the words, and he had now, thanks to you, the means of saying them.',
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Wish him better luck and walk on',
        description: 'You must go slowly, with your back to it, and hear every breath he takes.',
        success:
          'You bowed, and went. You heard him puff; you heard the snap of the pan, and a small wet noise after it. He called after you to wait. You told him over your shoulder that it would be better on a dry day, and he agreed, from further and further off, that it would.',
        failure:
          'You bowed, and went, and for once the gun worked. The ball passed by you, humming, and into a crow’s nest; and nothing that you had ever practised would have prevented your lying down in that ditch as you did, with your whole face.',
      }),
      does(['trade', 'intellect', 'medium', 'none'], {
        action: 'Advise him as to what a gun is worth',
        description: 'It will mean handling the thing, and knowing something about rice land.',
        success:
          'You went over it with him, lock and stock, under your two hats. It was worth more than his field had been, to any garrison; and a garrison would keep it dry. You saw it go up in him like a lamp, that he might be a farmer again by the end of the month. He showed you the short road himself.',
        failure:
          'You named what they go for. He turned pale; he had given three times that. You were a long while in comforting him, in the wet, and at the end of it he raised the gun and said that in that case he really must ask you for everything.',
      }),
    ],
  },
  'known-hand': {
    terrains: ['forest', 'hills', 'mountains', 'plains'],
    weight: 2,
    when: { known: 'friend' },
    openings: [
      'There was a lamp in a window where no house had been marked, and {them}, the {them.trade}, came out under it with one sandal on. “You walk as if there were somebody behind you,” {them.he} said. Two bowls had been set out already, and the second of them was not there for politeness. Behind the lamp stood a letter.',
      'Somebody called your name, correctly, from the step of an empty house. It was {them}, whom you had known as the {them.trade}. {them} had walked since yesterday in order to be somewhere that you would have to pass, and had lit a lamp there, with a letter propped behind it, and put out two bowls.',
      'In the curtain of an empty house was your own mending, crooked, in blue thread; you had last seen that cloth on {them}. “I hoped that you would know your stitches,” said the {them.trade}, and drew it aside. Within were a lamp, and two bowls in the light of it, and a letter that stood behind, sealed.',
      'Two bowls stood on a doorstep, and steam came off both. {them} was sitting between them, with {them.his} chin on {them.his} knees. “I have warmed it three times,” said {them}. Indoors there was a lamp, and a sealed letter behind the lamp, and not much else; the {them.trade} had the loan of the house, it appeared, from whoever had left it.',
      'In the gatepost of an empty house there was a notch at the height of your hand, and the knife that had cut it was stuck in beside it for you to know by. You called. {them}, the {them.trade}, put a head out past a lamp, moved a letter that was in the way, and held up two bowls, to show that you had been reckoned with.',
      'You smelled pickles before there was a house to smell them from. It had half a roof. Under that half was {them}, the {them.trade}, fanning a stove with a sandal, and would not turn round until it had caught. You were to sit where the second bowl was, and to mind the lamp, because of the letter behind it.',
      'In an empty house sat {them}, pouring soup from one bowl into the other and back, so that neither should be the cold one. “Take the left,” said the {them.trade}, without leaving off. The lamp had burned down by half. The letter that leaned against it, on the far side, had not been opened.',
      'Somebody had swept the step of an empty house, and then the road as far as the bend, so that one should see which house was meant. {them}, the {them.trade}, had the broom still. It was only for such as walk with their eyes down, said {them}, and took your bundle from you. Inside were a lamp, with a letter leaning on it unopened, and a bowl to either side.',
      '“Left foot,” said somebody from a doorway, and with the left you stepped over a string. It was {them}, who begged your pardon for it; it was meant for others. There was a lamp in that empty house, and there were two bowls, and behind the lamp a letter with the seal on. “I have been here for some time,” said the {them.trade}, and looked it.',
      'A bowl was standing in the middle of the road with a pair of chopsticks across it. You looked about. A second stood on the step of an empty house, and by that one sat {them}. It was so that you should not get past while the lamp was being seen to, the {them.trade} explained; and would you mind the letter, which was leaning on the lamp.',
      'The door of an empty house was barred, and on the outside. You lifted the bar. “I had a pedlar shut me in,” said {them}, “so that people should think there was no one.” One sits a long while, the {them.trade} said, with a lamp, two bowls, and a sealed letter behind the lamp, trusting that somebody will be curious.',
      'You had been walking behind a broad straw hat, and it was getting slower. At a house without shutters it turned in, lit a lamp, set out two bowls, and took itself off; and beneath it was {them}, the {them.trade}. “If I had come to meet you it would have been noticed,” said {them}. Out of the hat came a sealed letter, to be stood behind the lamp.',
      'An empty house had its door off, and the door had been laid over two stones for a table. {them} was setting it. There were two bowls, and a lamp in the middle with a letter leaning on that. “I am told that you will have been walking slowly,” said the {them.trade}, and did not say by whom, and moved the lamp, so that you should see the letter.',
      'You would have gone by, if the shutter had not coughed. Behind it, in a house that belonged to nobody, sat {them}, between two bowls, with a finger up. It was nothing, said the {them.trade}, when you were in; one got into the habit. A lamp was lit. The letter that leaned on the back of it was sealed, and had evidently been carried for some time.',
      'Along a wall somebody had stuck straws in the cracks, all of them pointing on, and at the end of it {them} stood in a doorway with those that were left over. “One may always be lucky,” said the {them.trade}. The house was empty but for a lamp, two bowls, and a letter that stood against the lamp with its seal to the wall.',
      'A cat that you knew sat on the wall of an empty house, a long way from home. {them} had brought it for the mice, said the {them.trade} from within; there was no telling how long one would have to wait. There were two bowls, and a lamp; and the cat lay down against the letter behind the lamp, upon the seal.',
      '“Do not say my name,” said {them} from a doorway, so that you nearly said it. It was an empty house, and the {them.trade} had told all who asked that it was a cousin’s. Indoors one could leave off. The lamp was lit, there was a bowl for each of you, and a letter stood behind the lamp with its seal unbroken.',
      'On the step of an empty house stood a pair of sandals that you had worn out and thrown away. They had been re-soled. You put your head in; and {them}, the {them.trade}, who had come after you with them all that way, was setting out a second bowl beside the lamp, and a sealed letter where you would see it.',
      'You had taught that song to only one person, and it came out of an empty house, with the second line wrong. You gave the right one from the yard. “I thought that it would fetch you,” said {them}, and the lamp was turned up. The {them.trade} had two bowls ready, and leaned a letter against the back of the lamp, with the seal on.',
      'You knew the sneeze, and after it the silence of somebody who is sorry to have sneezed. {them}, the {them.trade}, knelt in an empty house with both hands round a lamp. “They told me that you walked faster,” {them.he} said; there was a skin on both of the bowls. A letter, sealed, was drawn out from under the mat and stood up behind the lamp.',
    ],
    still: [
      '{them} had not gone on without you. The bowl was still there on the step, with a leaf laid over it.',
      '{them} had trimmed the lamp and sat down again beside it. Nothing was said; your bowl was turned so that the chip was on the other side.',
      '{them} had put the sandals straight at the door, and yours also, with their toes turned out, so that it should be easy for you either way.',
    ],
    later: [
      'On the step of the empty house stood a bowl, upside down, with a leaf under it. You lifted the leaf; it was written on, in a hand that you knew, and wished you a dry road.',
      'A lamp had been left in the window of the empty house, trimmed, and with oil in it for whoever should come by.',
      'On the mat of the empty house there were two places where no dust had settled.',
      'Somebody had closed the one shutter that the empty house had, and hung a bowl on the peg to dry.',
      'A spider had the doorway of the empty house. You bowed to the step, and broke nothing.',
    ],
    offers: [
      does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask what there is to be afraid of ahead',
        description: 'You will hear the whole of it, including what you would sooner have met by yourself.',
        success: [
          '{them} drew it in the ashes for you, the road, the bridge, and the three who were waiting under the bridge. The third had a cold, and could be counted on to cough. You were made to say it back. “Now you know as much as any {them.trade},” said {them}, and rubbed it out.',
          'It was done with what was on the tray: the chopsticks were a river, the radish was a barrier, and three beans sat among the crumbs beyond. “Which bean is the worst?” you asked. {them} looked them over, and ate it. For the other two there was a way round, and you were made to draw that with your own finger in the tea.',
          '{them} asked for a sheet of your paper and drew on it in soot: a mill, a dog, and a man who is always mending a wheel and never has it mended. It was he whom one should pass on the off side. You were told to fold it away until then. The dog, {them} called after you, was all right.',
          '“Say that I am the road,” said {them}, and lay down. The knees were a pass, and not to be used; the belt was a toll; and about the collar were two persons behind a cedar. You went over it with a finger, from the feet. At the ferry {them} was ticklish, and the {them.trade}’s advice there was to take the ford.',
        ],
        failure: [
          '{them} told you, with so much feeling, and of so many who had come to grief there, that it took a good deal of tea before either of you could have opened the door. You learned only that there was a bridge.',
          '{them} had it from a pedlar, who had it from a priest. There was something ahead, and it was large, or else there were several. The two of you laid it out with the bowls, and then the other way about; and when the tea was finished neither of you could have said any longer which had been the river.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Sleep while {them} keeps the watch',
        description: 'You would have to shut both of your eyes, which you had got out of the way of doing.',
        success: [
          'You lay down, and {them} sat in the doorway with {them.his} back to you. Once you woke, and there was the back. It had a stick across its knees. You had not been so looked after since you were small enough to be carried, and you turned over and slept it out.',
          'You were given the part of the floor that had mats. {them} took the step, and hummed, so low that it might have been the kettle; as long as you could hear it there was nothing there. You meant to listen. When you awoke somebody had turned your sandals with their toes to the road, and one of them had a new cord.',
          '{them} took your bundle on {them.his} knees, so that you should have nothing to feel for, and turned down the lamp until it was only a smell. A board creaked, and “That is me,” said somebody. Another creaked and nobody spoke, and that was {them} as well. You slept so hard that you wore the pattern of the mat on your cheek for ten miles.',
          'You said that you would only lie down. {them} told you a story, and you had the first two words of it. It must have been a good one, since you were rested to the bone; and when you asked for the rest of it, with your sandals on, it had been about somebody who was called in time.',
        ],
        failure: [
          'You lay down, and {them} kept such a watch that no mouse could cross the yard unchallenged; you heard every one of them challenged. You told {them.him} afterwards that you had slept beautifully, and saw it believed.',
          'You lay down; {them} sat, and rose, and tried the bar of the door, and had thought of something. You were told through the screen of all that had ever come to an empty house and how it got in. You watched the rafters, and saw that it was perfectly possible.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Return the kindness before you go',
        description:
          'There is one thing {them.he} would never ask for, and you have been looking at it since you came.',
        success: [
          'It was the letter behind the lamp, with its seal whole; for three years {them} had not dared to open it. You asked leave, and broke the seal, and read it aloud. It was good news, every line of it. {them} asked you, after a time, whether there was any more on the back.',
          'You asked what the letter weighed. Nothing, said {them}, and did not smile. So you broke the seal, held it to the lamp, and read it first to yourself; and as there was nothing in it that could hurt anyone you read it out from the start. A debt was forgiven. It had been forgiven, by the date, for three years.',
          '{them} knew the hand, and was afraid of it. You cut the seal with the back of your knife and read the end first, standing, as one goes into cold water. It was well, and so you read the rest of it sitting. There was to be a wedding. It must be over; there might, you worked out together, be a child of two.',
          '“Where I cannot see it,” said {them}, when you asked where you should put the letter; and so you opened it instead. It said that nobody had been to blame. It said so three times, in different words, and hoped that {them} would come while the plums lasted. You were asked to go on from “blame”, and then from there again.',
        ],
        failure: [
          'You reached for the letter, and {them} had it away before you, and put it in the stove. Neither of you mentioned it. You were given the best of the pickles, and a much longer description of the road than it required.',
          'You offered to read it out. It was from a cousin, said {them}, and moved it to the far side of the lamp. When you offered again it had got behind the teapot. You were thanked for coming, more than once; and at the third time you noticed that you were on the step.',
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
      'A neat table had been set beside the road, with an abacus on it, and behind it sat {them}. You had not met for some while. The {them.trade} had kept an account all that time, and asked you to look through it: so much for lost time, so much for sleep, and, in red, for the laughter. Two cousins stood behind with a cord.',
      '“You do not remember,” said {them}, and got up from a milestone. But you did; you had thought of that {them.trade} oftener than you cared for. {them} had come with two cousins, a length of cord, and an account on several sheets. The cousins had plainly heard it read a number of times.',
    ],
    still: [
      '{them} had turned over to a fresh page, and written your name at the top of it, with care.',
      '{them} had blotted the page, and was having the two cousins sign that they had seen it.',
    ],
    later:
      'A sheet of figures had been nailed to a post there, with your name at the head of it. Someone had ruled two lines beneath the sum, as is done when it comes to nothing, or when it is final.',
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Own to it line by line',
        description: 'It is a long list, and you are not to say “but”.',
        success:
          'You went down it with your finger and said “Yes” to each. By the second page {them} had begun to take items off. The laughter you insisted on, and that you were ashamed of it. {them} looked down at what was left, and could not make it come to anything worth the cord.',
        failure:
          'You said “Yes” as far as the second page, and there you said “but”. It was quite a small one. {them} wrote that down as well, under a heading of its own, and beckoned to those behind.',
      }),
      does(['force', 'strength', 'hard', 'serious'], {
        action: 'Settle it with bare hands and no cousins',
        description: '{them} has thought of nothing else, and you have thought of it now and then.',
        success:
          'You put one another down by turns, in good order, until there was no getting up. You lay side by side and looked at the sky. {them} remarked that your left had improved. Somebody began to laugh, and it was not to be told, from there, which of you it was.',
        failure:
          '{them} had taken lessons. You were shown what had been learned in the first month, and the second; and in the third they had come to throws. The cousins moved back each time to give you room, and at the end there was no one near enough to stop it.',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Pay with a bow and be gone under it',
        hurt: 'blow',
        description: 'They must bow in return, and for that long nobody is looking.',
        success:
          'You gave {them} the full bow, hands to the knees, as to an elder. It could not be left unanswered. When they straightened up, cousins and all, there was the road with nobody on it; and you, well out of sight, heard {them} say slowly that it had been a very correct one.',
        failure:
          'You bowed, and {them} bowed, and you were off; but a cousin, not having been well brought up, had not bowed. He sat upon your legs. {them} thanked him, and finished bowing, and took up the account from where it had been left.',
      }),
      does(['gift', 'intellect', 'easy', 'none'], {
        action: 'Ask what it would take to close the book',
        description: 'It may be something that one can give, and {them} may never have been asked.',
        success:
          '{them} opened {them.his} mouth, and it was not in the book. What was wanted was that you should tell it, once, in company, as it had been, and not as you were used to tell it. You told it there to the two cousins. They looked at {them} in a new way, and put the cord behind them.',
        failure:
          'It would take the week back, said {them}, that was spent upon the road. You could not give that. You sat and looked at it together, quite at a loss; and then {them} stood up, with a sigh, and sent for the cord, since one has to do something.',
      }),
    ],
  },
  'line-left-blank': {
    terrains: ['coast', 'plains', 'hills', 'mountains', 'forest'],
    weight: 1,
    when: { known: 'foe' },
    openings: [
      '{them} was kneeling on a mat beside the path, in white, with a letter laid out in front. It gave leave for a duel, {them} told you, from somebody entitled to give it: the {them.trade} and you, with steel, in this place. At the end there was a line for the name of the one who fell. It had been left blank.',
      'A square had been swept beside the path, and at the edge of it stood {them}, the {them.trade}, with both sleeves tied back. “The duel has been granted,” said {them}. A paper was held so that you could read it. It was in order: the reason, the place, a seal; and then, for whichever of you should fall, a line with nothing on it, as long as a name.',
    ],
    still: [
      '{them} was tying one sleeve again, with the teeth. The line was as blank as before.',
      '{them} had turned the letter about, and was reading it once more, to see what it said that one does next.',
    ],
    later: 'A square of ground was swept there beside the path, as for a guest, and no foot had marked it since.',
    offers: [
      does(['force', 'reflexes', 'hard', 'grave'], {
        action: 'Draw and let the line be filled',
        toward: 'deadly',
        hurt: 'blow',
        description: 'It is granted under seal; one cut will decide it, and {them} has practised the one.',
        success:
          'You stood a long while. Then you had both moved, and had your backs to one another, and a little of your sleeve was coming down through the air. {them} put up the sword at the second try, and bowed, and said that it had been correctly done; and walked off very straight, holding one elbow in.',
        failure:
          'You stood a long while. You moved first, as you had always been told not to, and the flat of it took you behind the ear. It would not do, said {them} from a good way up, to write in somebody who was lying down.',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask why the leave was given',
        description: 'It is an insult to ask; and it may be that until now nobody did.',
        success:
          '{them} told you why. It had to be gone back for, a long way, and parts of it sounded odd when said aloud. Somewhere about the middle {them} stopped. “I should not have granted it,” said {them} slowly, and untied the one sleeve, and by and by the other.',
        failure:
          'You asked. It had been given gladly, {them} told you, by a person who did not much mind which of you it was, and wished only to have it over before the meal. {them} regretted the hurry.',
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Kneel and offer {them} your neck',
        description: 'It may be taken; it would not be an offer otherwise.',
        success:
          '“You might have done so before,” said {them}, after a time. It was true, and you said so, to the ground. {them} went round you once, and was heard to breathe out. When you looked up, the paper had been folded with the blank part inward, and there was a hand to get up by.',
        failure:
          'You knelt on the one stone in that place, and shifted, so as to be off it. {them} had come too far to be made sport of, and turned you over with a foot.',
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Bow your way backward to the bend',
        hurt: 'mishap',
        description: 'It will be written down as it was, with the hour.',
        success:
          'You bowed so low that it could not decently be broken in on, and went backward, bowing, as far as where the path turned. Nothing is laid down for that. You could hear {them} ask the air what one was to put upon the line.',
        failure:
          'You bowed, and stepped back, and bowed, and the third step was a ditch. {them} came to the edge of it and was so correct as to bow.',
      }),
    ],
  },
});
