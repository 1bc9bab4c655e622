import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const samuraiFrames: readonly Frame[] = frames('samurai', {
  'barrier-gate': {
    terrains: ['hills', 'mountains', 'plains', 'forest', 'coast'],
    weight: 3,
    who: { trade: 'barrier officer', gender: 'male' },
    openings: [
      'The barrier stood across the road with its lances racked by height. The officer sat on a folding stool and did not look up. He asked for your pass; then, as you had not yet bowed, he asked whether it was heavy.',
      'They were stopping women going out and guns coming in, as the notice said. An old lady ahead of you had been asked to let down her hair. She was doing it pin by pin, and laying each pin on the officer’s desk with a click.',
      'People stood in line, and did not speak. At the head of the line the barrier officer was reading a pass aloud, very slowly, with a pause after each word, and looking up at the bearer in the pauses. The bearer had begun to tremble. When it was finished the officer laid it face down, and held out his hand, without hurry, past him, to you.',
      'A new notice had been nailed up over the old ones at the barrier. It forbade straw hats, whistling, and the road. You had read it twice when you saw that the officer was standing next to you, reading it too. “Which of them did you intend?” he asked you.',
      'Two footprints had been painted on the boards before the barrier, with a slip of paper to say which was the left. You stood in them. The officer looked at the paint and then at you, as if one or the other had been delivered wrong, and asked for your pass.',
      'The officer of the barrier had new spectacles, and was trying them upon the passes that he had already let through. “Dear me,” he said, over one of them; and a man who had been tying on his sandals took them off again. The officer breathed on the glass, rubbed it, looked about for something to read, and held out his hand to you.',
      'A dog had got through, and the barrier was shut while it was gone into. Two guards held the animal, and a third was writing down its colour. “And that one?” said the officer, without raising his fan; and it was some time before you understood that he did not mean the dog.',
      'The officer was teaching a new clerk how it is done. He would observe, he told the clerk, that it had come on foot, that it had slowed at the sight of the lances, and that it was now trying to look like somebody with a pass. He asked you to be so good as to go back to the bend and do it again.',
      'They had kept an eel-seller at the barrier for so long that the guards had bought the eels. He sat by the gate on his empty tub, and told you what to expect: first the feet, then the sleeves, then the list, and then he goes in to his dinner. The officer had got as far as your sleeves.',
      'At the barrier they weighed you first. It was a rice-scale with a basket, and one sat in it with one’s sandals in one’s lap; the officer compared the sum with another sum, in a book, and had you lifted out, and in again. You were the heavier, he observed, by about a letter.',
      'The lances at the barrier had been polished, so that one could see oneself in each of them, rather narrow. The officer had a description on his knee. He read out the nose, and looked at yours; he read out the ears; and the nearer he came to the end the more slowly he read, as one eats a good dish.',
      '“Say it in the dialect,” said the officer of the barrier. The pedlar before you said it in the dialect. The officer shut his eyes to hear, and named a valley, and then which side of the valley, and the pedlar turned quite white and admitted to an aunt there. They led him round behind the lances. “And you,” said the officer, and shut his eyes again.',
      'A letter had come to the barrier from the capital, to say that its officer was too lenient. He had hung it up where travellers could read it while they waited for him, and he waited while they read. When you had got as far as the seal he inquired if there was anything in it that you wished to have explained.',
      'The officer of the barrier had a cold, and passes were being held up for him at arm’s length by a guard. He had sneezed at the pedlar, and they had put the pedlar to one side. He looked at you over a folded paper. One could see it coming, and you found that you were standing extremely straight.',
      'They had your bundle open on the boards of the barrier before you had set it down, as it seemed to you. The things in it were laid in a row, and a guard named each of them aloud. The officer listened with his head on one side. “And what is it,” he asked you, “that you have left at home?”',
      'A wrestler was being measured at the barrier with a knotted cord, and it took two guards. His pass said that he was large. The officer wished to have it exactly; he had all the time there is, he remarked, and so had the wrestler, and so, he perceived, had you. He held out his hand for your pass across the man’s knee.',
      'The bar was up when you came in sight of the barrier, and a child had just run under it. You did not hurry. Nobody could have said that you hurried. When you were three paces off the officer closed his fan, and the bar came down in front of you, quite softly, like an eyelid.',
      'It is the silence, those will tell you who have been through. You knelt, and the officer of the barrier looked from you to a sheet of paper, as one compares, and there was nothing on the sheet. A guard coughed, and begged to be excused; and then the officer took up his brush.',
      'One was to speak, at that barrier, through the clerk, and the clerk was deaf. The officer put his question in the voice that is kept for the capital. The clerk bowed, and shouted at you that those were fine sandals, and whose were they; and in the line behind you eleven people looked down at their feet.',
    ],
    still: [
      'The gate was still shut. The officer had drawn a line under something, and was blowing on it to make it dry.',
      'The bar had not been lifted. A guard had brought the officer a fresh cup of tea, and he was letting you see it cool.',
      'The officer had sent for the older of the two books. It was being carried across the yard by a boy, in both arms, slowly, so as to be seen.',
    ],
    later: [
      'The barrier knew you, or had been told to. A guard slid one lance aside by the width of a sleeve.',
      'They had a new list at the barrier. The officer ran his finger down the whole of it, and you were not there.',
      'A child was selling copies of the notice at the barrier, with the forbidden things drawn in.',
      'They had put up a bench at the barrier for those who were to be kept waiting. It had been approved for three.',
      'They had had the barrier painted. The officer asked you which colour it had been, and wrote down what you said.',
      'A hook for hats had been put up at the barrier, and a second, lower, for those who had been there before.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Bow a finger lower than you need to',
        description: 'It will cost you a little of what you have left; he will know how much.',
        success: [
          'You bowed, and let him see you think about it. Something in the set of his fan altered. He returned you the road with both hands, and hoped aloud that you would not find it steep.',
          'You went down, stayed for the time that it takes to read one line, and came up. Three hundred people had bowed to him that month, every one of them thinking of the other side. It was a pleasure, he remarked to the guard, to see it finished; and they had the bar up before your hat was straight.',
          'You bowed, and it was a finger lower, and the finger was seen. He wrote; then he turned the book about, so that you could read it. “Bowed,” it said. There was nothing else in that column, on any line, and they had begun to lift the bar.',
          'The officer had been bowed to so often by people who were afraid. You were only tired, and he could tell. He bowed in return, by the width of a fan, which he was not obliged to do. The guards, who had never yet seen the back of his neck, looked elsewhere, and in the meanwhile you were through.',
        ],
        failure: [
          'It was one finger too low. He looked, for the first time, at your sandals, and then at who you must be; and sent a boy running for the list.',
          'You bowed as to somebody higher. He looked behind him. There was no one there but the guard, and the guard had seen it; and so something had to be found that was out of order, and he wrote for quite a while.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Recite the regulation that covers you',
        toward: 'against',
        description: 'You last heard it read out in the year of the comet; it had eleven articles.',
        success: [
          'You gave him the seventh article and the date of it. He had never got further than the fifth. He turned over his own board to see, moved his lips, and raised the bar a great deal faster than he would have for a lord.',
          'You gave it entire, with the preamble, at the pace at which it is read out on the first of the month. The guards stood straight, out of habit. At the words “let pass” one of them lifted the bar; and the officer, who knew better than to speak during an edict, watched you go under it.',
          'You began from the third article, which covers persons upon an errand of filial duty, and their baggage. He asked for whose sake you travelled, with his brush up. “It says that one is not to ask,” you told him. He looked, and that was just what it said; and the guard had already put his shoulder to the bar.',
        ],
        failure: [
          'He let you get to the end. It had been amended, he said, and was so good as to read out the amendment, including the penalty.',
          'At the ninth article he shut his eyes and went on with it himself, by heart, to the end. He had written it. There was a twelfth now, he said; and for as long as you had been talking you had stood on the wrong side of that.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Take the woodcutters’ path round by night',
        description: 'It is crucifixion, on paper; and there is a bear.',
        success: [
          'You went up through bamboo by feel, with your scabbard tied so as not to knock. You could see down on the gate, as small as a lacquer box, and inside it a man bent over his list, waiting for you to try the road.',
          'The woodcutters had made steps there for bare feet, and you went up them with your sandals in your teeth. At the top a bear was sitting with its back to you, looking down on the lanterns of the gate. It moved over. You went by on the side that it had moved from.',
          'The bear was asleep across the path, and it is narrow there. You stood and listened to it breathe until you found that you were breathing with it, and after that it hardly mattered which was which. You stepped over. Down at the gate they were calling out a name, and it was none that you answered to.',
          'You were a long time on hands and knees, with the steps coming up one by one to meet your palms. Somebody was coming down by them. You both lay flat, and breathed. It proved to be a seller of salt, who did this twice a week; he told you in a whisper which of the steps was loose.',
          'A lamp went to and fro at the gate, the width of a nail. You climbed with your eyes on that, so that the path should have no reason to think you were looking at it. At the top there was a rice-ball in a leaf, upon a stump, left by the woodcutters for whoever comes that way.',
        ],
        failure: [
          'The path was known. They had strung it with clappers, at the height of a tired man’s shin.',
          'There was a woodcutter upon the woodcutters’ path, and he was paid by the head. He did not call out. He waited until you were under him and let go of one faggot, to get the range, and then of the others.',
        ],
      }),
      does(['craft', 'charisma', 'easy', 'none', 'Travel pass'], {
        action: 'Lay down the travel pass without a word',
        toward: 'neither',
        description: 'It is in order; it is only that silence will make him look for why.',
        success: [
          'He read it, and the back of it, and sniffed at the seal. The silence grew so perfect that he could hear himself being a fool in it. He stamped the thing as though it had been a snake.',
          'You put it on the desk and squared it to the edge. He waited for the story; everybody has one. There was none. In the end he read the pass instead, which he may not have done for years with any, and it said that you were to be let through.',
        ],
        failure: [
          'It was in order. It had been in order until the first of the month, he mentioned.',
          'He laid beside it a second, just like it, and beside that a third. They were all genuine, he told you, and all of them you; and he would be interested to learn which had come through first.',
        ],
      }),
    ],
  },
  'rain-linked-verse': {
    terrains: ['forest', 'mountains', 'coast', 'swamp', 'hills'],
    weight: 2,
    when: { weathers: ['rain', 'storm'] },
    openings: [
      'Three travellers were sheltering under one roof from the rain, and had begun on a linked verse to pass the time. They had stuck at the fourteenth stanza. It had to have the moon in it; and each was waiting for another to dare to. The eldest held the brush over the paper, by the very end.',
      'An old man in a boat-shed had just read out his death poem to two pedlars, whom the rain had sent in to him, and it was a syllable short. He had the brush in his hand, and his sword laid ready on the mat. He would not dream of hurrying you.',
      'Water was coming off the eaves of a wayside shrine, and under it were a priest, a pedlar and an old man with a short sword, all staring at a strip of paper. It wanted one line. They had been at it, they told you, since the verse about the geese, and nobody cared to be the one who let the geese down.',
      'Five people sat in a ferryman’s porch out of the rain with one brush between them, and had not spoken since the last stanza. It had a sleeve in it, and a parting, and was extremely good. The eldest, who had laid his short sword on the mat with his hat over it, held the paper out to you, as one shows a tongue to a doctor.',
    ],
    still: [
      'Rain ran from the eaves in a curtain of threads. Nobody had yet written anything under the last line.',
      'The brush had gone once round and come back dry. Somebody ground more ink, so as to have ground it.',
    ],
    later:
      'Under a wayside roof a strip of paper had been pasted up, and the damp had been at it. One could read: sleeve; and then, a good way below, sleeve.',
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Offer the missing line',
        description: 'It will be remembered, and so will who spoke it.',
        success:
          'You let it be the moon’s reflection, in a bowl, in a hand that shook. There was a silence; then someone breathed in through his teeth. The brush was turned round and held out to you, handle first.',
        failure:
          'You had counted it off on your fingers in your sleeve. It was six. They were all very kind, and one of them said that in the provinces it was often six.',
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Listen to what the rain is doing',
        description: 'There may be nothing to say; be the one who says that.',
        success:
          'You said nothing, for so long that they began to hear it too: a drip on tile, then one on thatch, and in between a frog. The oldest of them laid down the brush. It was finished, he said. It had been, for some time.',
        failure:
          'You listened, and looked wise, and somebody asked you gently if you were waiting for a person to explain it.',
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Catch the brush before it falls',
        hurt: 'blow',
        description: 'There is a wakizashi under that sleeve, and the brush is only what he lets you see.',
        success:
          'You caught the brush with one hand, and laid the other on the wrist in that sleeve. It was cold and quite steady. The old man looked at you, put out; then, by degrees, like somebody who has been asked to stay to supper. He pushed the short sword away over the boards.',
        failure:
          'You caught the brush. One may admire such a thing in oneself for a moment; and for that moment he had the other sleeve to himself, and what was in it.',
      }),
    ],
  },
  'bridge-duel': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 3,
    openings: [
      'A swordsman stood on the bridge, with a sign round his neck giving his school, his lineage, and the number of men he had not lost to. He could not, he regretted, let you by without a bout. He seemed to be very tired.',
      'Two swordsmen faced each other on a plank bridge, each with a hand on the hilt. They had bumped scabbards. Neither could go first now, and they had been standing there for so long that people had started to bring children. The elder, who had his school on a sign about his neck, asked you, without turning his eyes, if you would care to be taken before the other.',
      '“Before or after?” asked a woman who was selling dumplings at the head of the bridge. The gentleman on the planks, with his school on a board about his neck, had been good for trade; he let people finish what they were eating. He looked as though he would have liked to sit. There was no hurry, he told you, and tied back his sleeves.',
      'It was a narrow bridge, and there was a man in the middle of it with his eyes shut and a tally hung round his neck. He begged you to wait. He had sworn to cross swords with the next hundred who came by, and you would be the hundredth, he thought; but he had been wrong before, and it had been awkward.',
      'A crowd sat along both banks with rice-balls. On the bridge a masterless swordsman, with a board on his chest which listed his teachers, was bowing to an old farmer, who had not drawn either, having only a radish. Each was waiting for the other to insult somebody. You were made way for.',
      'The planks of the bridge had been swept, and a lantern set at either end. A swordsman had hung his name on his chest, like the sign of an inn, and stood there with his sleeves tied back; nobody had come by since the rice was planted, he told you, and he would be grateful if you could be quick to take offence.',
      'The swordsman on the bridge had turned his board about, so that his school was against his chest, and was trying to look like one who admires water. He saw you, sighed, turned it to the front again, and begged your pardon: he had promised his teacher to let nobody by without a bout, and had so hoped for a day with nobody in it.',
      'A man was sitting on the rail of the bridge with his sandals off, and about his neck a board with the name of his school, and below, smaller, those of the schools that it was better than. He got down at once when he saw you. He apologised for the rail. Then he apologised for the bout, which was in no way personal, and yawned until his jaw cracked.',
      'A swordsman had gone to sleep on his feet in the middle of the bridge, with one hand on the hilt and the board of his school hanging straight down from his neck. People were waiting at either end, in good order. If a plank creaked he woke, they told you, and begged one’s pardon, and challenged one. A plank creaked.',
      'A line had been chalked across the middle of the bridge. On the far side of it stood a swordsman, with a board upon his breast and his eyes half shut; on the near side, in chalk as well, were the names of those who had stood there. There was room left at the bottom for a short one.',
      '“One need not hurry,” said a pilgrim, who was coming the other way with one sleeve. There was a gentleman on the bridge. He asked everybody alike, most civilly, for a bout, and wore his lineage on a board so as to save time; he had let the pilgrim off with a bow and, for practice, the sleeve.',
      'There was a man on the bridge with two tubs of fish, and a man with two swords, and neither would go backward. The swordsman had the name of his school on his chest. The other had the price of bream. They had explained to each other, more than once, that one of them must first be insulted, and they turned to you with relief.',
      'Those who wished to cross sat along the bank with their sandals off, as at a play. On the bridge a swordsman, with his school on a board about his neck, was begging the pardon of a post. He had been there for so long, they explained to you, that he had challenged it; and somebody had now told him that you were coming.',
    ],
    still: [
      'On the bridge nobody had drawn. Somebody on the bank had begun to sell tea.',
      'The bridge was as it had been. A heron had come down below it, and had got its fish, and not gone.',
      'No one had moved. A carter who had to cross had lain down under his cart, and asked to be woken for it.',
    ],
    later: [
      'There was a new rail to the bridge. Someone had left a chrysanthemum on it, for the winner, or for the bridge.',
      'The planks of the bridge had been worn pale in two places, a step and a sword’s length apart.',
      'At the bridge a boy with a bamboo asked you civilly for a bout. He was called in to his rice before you could reply.',
      'Somebody had written on the post of the bridge that carts have the right of way.',
      'Two old men on the bank by the bridge were showing each other, with chopsticks, how it had been done, and could not agree who had been which.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Accept the bout',
        description: 'With the live blade, and it will be over before either of you has properly begun.',
        success: [
          'One step and one breath, and his sash fell in two pieces. He looked down at it for a long time. Then he took the sign from about his neck, gave it to the river, and asked in another voice if there was anywhere nearby to eat.',
          'You bowed, and he bowed; what came next was over before the bows were quite finished. It was he who lay looking at the sky, with his own sash across his face. He thanked you. He had taught that stroke for six years, he said through the silk, and had never seen it from there.',
        ],
        failure: [
          'There was a step and a breath. You saw where you should have been, quite plainly, as you see a coin at the bottom of a well.',
          'You had thought of three things that he might do, and how to meet them. He did a fourth. It was so plain that you would have thought of it yourself, you felt, if you had been asked on any other bridge.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask him when he last slept',
        description: 'It is no sort of challenge, and there is no form for answering.',
        success: [
          'He opened his mouth to name his school, and closed it. Nine days, he said. He sat down on the planks as he said it. By the time that you stepped over him he had the face of somebody’s son.',
          'He had to count. He did it on his fingers, and for that he let go of the hilt; and when he was through with both hands he looked about for somewhere to lay the sword. You held it for him. He was asleep along the rail before you had turned round, and you left it at his side.',
          'In what sense, he asked. In a bed, you said. He thought about that until his eyes had closed over it, and you took him by the elbow, and set him against the post. He went on holding the rail with the other hand, like a child that has been promised it need not let go.',
        ],
        failure: [
          'He took it as a stratagem, and a contemptible one; he woke right up.',
          '“Just now,” he said, “against the rail, and very well”; and it was quite true. It was only how his face went. He was used to being asked, and had found that people were generally standing too near when they did it.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Find a form in which both can give way',
        description: 'It must be quite absurd, and must have been done before, by somebody famous.',
        success: [
          'In the time of the great Yoshitsune, you recalled, such a thing had been settled by both bowing to the bridge. It was not true, but it was beautiful. Everyone there bowed to the bridge. You could hear them deciding to remember it.',
          'It had been laid down, you believed, in the case of the two abbots and the ferry, that whoever is in the right goes second. The swordsman took a step back, so as to be in the right; and then, as nobody would go first, one more; and by degrees, bowing, he came off the end of the bridge, and you went over.',
          'There was a judgment, you told them, from the time of the two regents, by which a bridge is older than anybody who stands on it. One gives way to age. They all got off it backward, bowing, as from a presence; and you, who had been slower than the rest, were found to be on the other side.',
        ],
        failure: [
          'You had nearly got as far as the bow. Then a child on the bank asked which was the frightened one.',
          'You had cited two emperors and a ferryman when he asked in which chapter. You named a chapter. He had had little to do on that bridge but read, it turned out; and he was so good as to say it over to you from the beginning, with his hand on the hilt.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Wade the river below the bridge',
        description: 'Cold, to the chest, and in full view, holding up your clothes.',
        success: [
          'You waded across beneath the bridge with your bundle on your head, and bade everybody on it good day. It is difficult to go on being terrible directly above somebody who is doing that. You were on the bank again when you heard the first of them laugh.',
          'You went down among the reeds and took off what one takes off. From the water you asked up at the bridge how deep it was by the second post, and the man with the sword leaned over to tell you. No school has a guard for that. By the time that he was upright you were wringing out your sash on the other side.',
          'It took you to the ribs, and was as cold as had been expected. Overhead you could see soles, between the planks, and hear what was being said about lineage; you went by beneath, with your clothes held up like a tray, and came ashore among some ducks. Nobody had turned round.',
        ],
        failure: [
          'It was deeper than it looked from the bridge. You were watched as you went by under it, and then some way beyond, and nobody up there was thinking of swords.',
          'You were in the middle when your foot found a pot, and went into it. You stood there on the other leg, with your clothes held up, while both banks advised you; and in the end you hopped back to the side that you had come from, as being nearer.',
        ],
      }),
    ],
  },
  'fox-wedding': {
    terrains: ['forest', 'hills', 'plains', 'swamp'],
    weight: 2,
    when: { weathers: ['rain', 'clear'] },
    openings: [
      'It was one of those half-hours for which nobody can decide about an umbrella, and through the trees there came a procession with lanterns. You knew that you ought not to look. A lady in white turned her head under the hood as she went by, and it was a narrow, humorous face, and it had marked you.',
      'A gentleman in an old-fashioned cap stopped you with his fan. They were one guest short, he said; fourteen would be unlucky. Behind him a house was lit up from end to end which you could have sworn was a haystack.',
      'A lantern asked you to stand aside. It was carried, when you looked, by somebody very small in a very good coat, and a dozen more came after it, and a closed litter. Nobody’s feet made any noise. The last of them turned back to you, with great politeness, to say that there was a place laid.',
      'You had to get down into the ditch to let a wedding by. There were lanterns, a chest on poles, and a litter with its blind let down; and the bearers, who had excellent coats, were none of them higher than your belt. An usher with a very thin nose looked you up on his list of guests, and was so good as to find you there.',
      '“You are on the bride’s side,” somebody told you, from about the height of your elbow, and turned you round by it. A path had been swept where there was none before, with a paper lantern at every tenth step. Along it came ladies in white, two and two, with long sleeves and long faces; and a smell of fried bean-curd went ahead of them like a herald.',
      'Two rows of lanterns came toward you with nobody between them. When they were near there was somebody: a groom in a high cap, an uncle, nine aunts, and a bride under a white hood. They had all turned their eyes aside, as one does from a person who is not dressed. The last aunt begged you, without moving her lips, to fall in behind, and to say something suitable.',
    ],
    still: [
      'The lanterns had stopped in a row among the stems. They did not flicker when the leaves moved.',
      'The litter had been set down. Its blind was lifted at one corner, by a nose, and let fall.',
    ],
    later: 'Where the wedding had been there was a haystack, with a rice-cake on top of it, quite fresh, on a leaf.',
    offers: [
      does(['patience', 'vigour', 'medium', 'none'], {
        action: 'Sit through the wedding and eat nothing',
        description: 'It will all smell extremely good; and it goes on until cock-crow.',
        success:
          'You drank from the empty cup and praised the food you did not touch. Before cock-crow the bride’s mother leaned over and told you that you had been nicely brought up. Then you were sitting in a bare field, in the dew, beside a small neat pile of chestnuts.',
        failure:
          'You took only the one dumpling. It was a carter who woke you, a good while afterwards, and asked why you had been eating that.',
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Offer the formal congratulations',
        description: 'There is a phrase for weddings; you must hope that it does not mention dogs.',
        success:
          'You wished them ten thousand autumns, and a den facing south. A ripple went down the whole line, of pleasure and sleeves; the bride lowered her lantern to you; and there was nothing there but trees, of the ordinary kind, and a path where you needed one.',
        failure: 'You wished them joy, and many sons, and faithful hounds. You had said it before you thought.',
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Look below the hems of their coats',
        hurt: 'blow',
        description: 'They will see you do it, and it is thought extremely rude.',
        success:
          'Under thirteen of the coats there was a tail, and under one, at the end, there was none. It was a boy of six, half asleep, being led by the hand. You took hold of the other hand. There was a polite sort of tug-of-war; then it was only you and him on an empty road, and he wanted his mother.',
        failure:
          'You looked down, to below the hems. Someone had evidently thought of that, and you saw nothing there but feet, in clean white socks; and when you looked up again somebody’s fan was on its way down to your nose.',
      }),
    ],
  },
  'armour-on-a-boy': {
    terrains: ['plains', 'hills', 'mountains', 'forest', 'coast'],
    weight: 3,
    who: { trade: 'boy in his father’s armour', gender: 'male' },
    toward: 'for',
    openings: [
      'A boy of ten was walking home from the war in his father’s armour. The skirts of it trailed in the dust. He had the helmet under one arm and something tied up in a cloth under the other, and he would let nobody carry either.',
      'Someone had set a suit of armour in the road upon its box, with its mask on, facing west. You had bowed to it before you saw that there was someone within, very small, who had sat down to rest and could not get up.',
      'Something was coming up the road with a noise of kitchen pans. It had horns, a moustache of iron, and a gait like a crab’s; and when it was near it stopped, set down a bundle, and bowed, and the helmet went on bowing after the head had finished. It was a boy. He was taking his father home.',
      'An armour was kneeling at the stream with its mask pushed up, trying to drink. Each time that it leaned forward the breastplate met its chin. You saw a wet nose, about ten years old, and a cloth with something round in it laid out of the way of the splashing; and the boy saw that you had seen, and pulled down the mask.',
      'Two carters had got down to bow to a general. He passed between them with his sleeves over his knuckles and one shin-guard round behind, and he came up to their belts. He had the armour-box roped on his back and a cloth, knotted at the four corners, held out before him in both hands. He asked you how far it was to where his mother lived.',
      '“Halt,” said a helmet with horns on it, from rather low down. You halted. The boy inside pushed it up by the peak, and it came down again, so that he had to go on holding it. He was bringing home the head of his house, he told you; and he shifted the bundle to his other arm, so that you should see whom you were speaking before.',
      'You had been following the tracks of a very heavy man with very short steps. They ended at a boy on an armour-box, who had on all that belonged in it and was emptying a shin-guard of pebbles. A round thing in a cloth had been given the flat place to itself. A long way back three men had stopped when he did, and were admiring the view.',
      'An iron sleeve lay in the road, and farther on a thigh-piece, and farther yet the boy whom they were coming off. He was ten, and had not noticed. He thanked you for each part as you brought it, by its proper name, and begged you to lay it upon the box; he could not take it himself, because of what was in the cloth.',
      'A helmet went along the top of a wall, horns and all, like a cat. Where the wall came to an end there was a boy beneath it, of ten, in the whole of his father’s armour, with a bundle held before him as one carries soup. He had been told to go carefully, he said; and was this still the right way home?',
      'The armour had been packed by someone who knew how, and put on by someone who did not. It came toward you with its skirts back to front. Out of the neck looked a boy; he bowed, as far as things would bend, and drew in against his breastplate what he had in the cloth. He begged to be told the name of the next village.',
      'You were asked to tie a knot. The hands that held out the cord were of iron and much too large, and there was a boy at the other end of them. It was for the helmet. He could have done it himself, he told you, at ten years old; but one arm was taken, and he looked down at the bundle that was in it.',
      'You took it at first for a scarecrow that was being moved. It was an armour, walking, with straw stuffed in at the neck to keep the helmet off the eyes; and under the straw was a boy of ten. The box was on his back. What he had in the cloth, he told you, nobody was to touch but his mother.',
      '“You will excuse my not kneeling,” said a boy of ten. “I tried it at the last shrine.” He had on a grown man’s armour, down to the fingers, and the box for it on his back, and he held a knotted cloth against his chest with both arms. Three men at the shrine had been laughing, he said; they had then got up and come along.',
      'Ahead of you somebody in full armour stopped at every tenth step to put one of his shins to rights. It was a boy, when you came up with him, with a great box on his back. He moved a bundle over to his other side. His father had gone to the war in this, he said, and he was bringing both of them back.',
      'Two crows were walking behind a suit of armour, one to either side, like attendants, and when it turned round they looked at something else. There was a boy of ten in it. He had the box on his back, and in the crook of his arm a bundle in a cloth. It was not for them, he told you; and could you throw?',
      'A helmet had gone down the well on the rope, for want of a bucket, and came up full. The boy who hauled had on the rest of the armour. He was ten, and did it with one hand; the other held a knotted cloth to his side. You offered to take the one or the other, and he considered, and gave you the rope.',
      'Something was asleep on its feet against a gatepost. It was all of iron, with horns, and it snored rather high. At your step the mask flew up, and a boy of ten demanded the password, and then, when he had thought, told it you. His arms had closed upon the bundle in the cloth before his eyes were open.',
      'You stood aside for a procession. It was one boy, of ten, in his father’s armour, with the skirts pinned up by chopsticks and the box for it on his back; and he went slowly, on account of what he was carrying in a cloth. Since the battlefield he had not given way to anyone, he told you, and would you care to go first?',
      'What you had heard knocking was a shoulder-guard, against a box. The boy between the two was ten, and begged your pardon for it. He had stuffed it with grass, but it would not stay. His father had never made any noise at all in this armour; and he looked down at the bundle in his arms, as if to be corrected.',
      '“Is it far?” a boy asked you, and named a village. To see you he put back his head, and caught the helmet. He was ten, and the rest of the armour hung on him as on a rack. One could not take it off before the head of the house was home, he explained, and hitched up the bundle in its cloth.',
      'An old woman was kneeling to tie an armour’s sandals. She had taken it for a short captain, and it was a child of ten, with a cloth bundle that he would not put down. Three men had gone by laughing, she told you, and sat down farther on. She had a pot on; and she gave you the cords.',
    ],
    still: [
      'The armour stood where it was. From inside it came the sound of someone being careful not to sniff.',
      'He had sat down to rest, and the armour had sat down a little after him. The bundle was in his lap.',
      'The helmet had gone round by itself, and he addressed you through the ear of it.',
      'He was telling the bundle, in a low voice, who you were, as far as he knew.',
    ],
    later: [
      'There was one iron scale lying in the wheel-rut, with a bit of blue lacing on it. You put it up on the bank.',
      'At a shrine by the way hung a boy’s straw sandal, and on the same nail a shin-guard, a man’s.',
      'On a thorn, at the height of a boy, hung a tassel such as is sewn to the back of a helmet. You left it there for him to come back for.',
      'Three pebbles had been put in a row on the bank, of the kind that one empties out of a shin-guard.',
      'A woman was airing an armour on a fence, piece by piece, and struck it as one beats a mat. She had taken up the skirts, with stitches that could be let out later.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask for the honour of escorting him',
        description: 'He is the head of his house now, and you must speak to him as to that.',
        success: [
          'You knelt down, to be at the right height, and gave your name and lineage; he gave his. He thought you might walk on the left. At the gate of his village he thanked you for your service, in the right words, and then he saw his mother.',
          'You bowed, and begged to be put to some use. There was the front, he thought; so you walked ahead and told people to make way. There was a duck. It made way. When his own gate came in sight he asked you to fall back, and went in by himself, with his elbows out, to report.',
          'You fell in behind him, as one does. It was he who spoke first, after a mile. He asked what one did about a well, when two villages had the use of it; and the rice-dues; and his sisters. You told him as much as you knew. At every stage he thanked you for your report.',
          'You asked on both knees. He looked round for somebody to consult, and there was nobody; so he put his helmet straight and granted it. The escort, it appeared, may hold the chin-strap. You walked beside him and held it; and for the first time since the battlefield he could see the whole of the road, and told you what was on it.',
          'He considered it. A retainer, he told you, walks behind with the armour-box; so you took it, and it was heavier than he. Whenever you met anyone he said that you were with him. Where the lane began to be his own he stopped and asked to have it back, so as to come home carrying something.',
          'You asked for it as one asks for an office, and it was granted with the eyes shut, out of relief. Farther back three men counted the swords in front of them, and found one more than they had thought. He talked of his father as far as the bridge, and after it of supper.',
        ],
        failure: [
          'You used the form for children. You saw it go in under the chin-strap. He bowed, with perfect correctness, and asked you to stand out of the road.',
          'You asked him how old he was. He told you how much rice his house was worth, under whom it had fought, and for how long; then he asked you the same, and waited for it, and you had to say something about the road.',
        ],
      }),
      does(['gift', 'endurance', 'easy', 'slight'], {
        action: 'Carry the box and walk behind',
        hurt: 'mishap',
        description:
          'There is the armour’s own box as well, forty pounds of it with nothing inside, and it is getting steep.',
        success: [
          'You carried the armour-box, and nothing else, and kept three paces to the rear. He did not look round once. At the top of each rise, however, he waited, with his back turned, until he could hear you breathing.',
          'You took the armour-box and fell in behind. There was a name to every dent in what he wore, and he gave you them without turning his head, one to a bend: this was the river, and this was a cousin. At the newest he did not say anything. You shifted the strap, and after some way he went on.',
          'You shouldered the box of the armour, and he led. He went at the pace that the leg-pieces allowed, so that you had leisure to study the crest on the back of the helmet. Where the way was steepest a small iron hand reached behind him, without a word, and took hold of one corner.',
          'The armour-box was roped on you as he had been shown how to do it, and he walked round you twice to see that it was level. After that you were the baggage. He told the first people whom you met that his father’s things were following; by the third lot he had begun to say that his retainer was.',
        ],
        failure: [
          'You had the armour-box on your back, and its strap broke on the steepest part. You and it went down the slope together, and it rang at every bounce.',
          'You put your arms through the straps of the box, stood up, and were sat down again by it. At the third try you lay on it like a tortoise. He regarded the trees until you had stopped moving; then he gave you his hand, set you on your feet, and shouldered it himself.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Deal with the men who are following him',
        description: 'There are three, and that armour would fetch a year’s rice.',
        success: [
          'They came round the bend smiling and met you there. You asked if they had dropped something. It took them a moment to work out what; after that they were the ones with their backs to the drop, and they became farmers, on the spot.',
          'They had brought a sack for it, and were squatting on a bank to settle who should have the helmet. You sat on the one with the sack. The other two remembered somewhere that they had to be; and before you let him up you had him fold it, edge to edge, as a draper would.',
          'You waited in the ditch until they had got as far as who was to have the shin-guards, and then asked, from behind, whether the left one was taken. There were three ways off that bank. They all chose the same, and it had a stream in it.',
        ],
        failure: [
          'You had reckoned with three spears. You had not reckoned on the little one with a chain.',
          'You came at them from above, with a shout. They had robbed armed people before, and went to work as coopers do, one on either side and the third with the mallet. When you could count them again they had gone back to following.',
        ],
      }),
    ],
  },
  'fourth-cup': {
    terrains: ['mountains', 'hills', 'forest', 'plains', 'coast'],
    weight: 2,
    who: { trade: 'man who poured the tea', gender: 'male' },
    toward: 'against',
    openings: [
      'The tea-house had one guest, and he had three cups before him. He poured for all three. The woman of the house set a fourth at the place opposite, and her sleeve, as she withdrew it, told you not to sit there.',
      'The tea-house had a fire, a kettle, and a scroll on the wall with one word: Patience. The host had set out four small bowls. People had been asking here for somebody of just your height, he remarked, whisking the tea; he had told them that you were drowned. He filled the fourth, and turned its best side to you.',
      'A man had laid four cups upon a cloth before the tea-house, which was shut, and a kettle was singing over three stones. Two cups were for his brothers, he told you; they could not come. One was for himself. He poured the fourth last, to the brim, without looking at it, and set it down before the empty cushion.',
      'The tea-house was full, and every guest in it sat with his back to one table. At that table a man in travelling clothes was arranging cups: a thumb’s breadth to the left; back. There was a place across from him, swept, and with a cushion. The girl at the door took your sandals, and would not meet your eye.',
      '“You are late,” said a man at the back of the tea-house, to whom you had never promised anything. He had four cups out. Three stood close together, like kin at a burial, and the fourth by itself across the mat from them; he filled that one until the tea stood higher than the rim, and spilled none.',
      'The sign of the tea-house had been taken down, and leaned with its face to the wall. Inside sat one man. He had rinsed a cup and dried it, held it up, and rinsed it again; three more, on his own side, had not been so favoured. He set the fourth across from him, and only then looked round to see whose step it was.',
      'The girl was carrying out the cushions, all but one. It had been a good house for travellers, she told you under her breath; then she saw that he was looking, and said that there was tea. He sat behind a row of four cups with his sleeves tied up and was wiping the last of them, which was clean.',
      'Whoever had made that tea had taken pains with it; you could smell them from the road. He bowed you in to a low table with cups for four. Over three of the cups he said a name, and the third of those was his own. Then he asked if you would not drink yours before it cooled.',
      'You had asked for nothing but water. The woman of the house brought it; and after her a man whom you did not know brought a tray with four cups, knelt, and asked if he might. Three he placed on his own side. The fourth went about the table by the left, as it does for somebody who is expected.',
      'The whole of the tea-house had been taken by one gentleman, said the maid at the gate, and he had sent home the cook. You would find him in the far room. With a folded paper he was measuring from the edge of the mat to the edge of a cup; there were three more cups; and he did not look up until your knee was beside the fourth.',
      '“It is from the upper spring,” said the man with the kettle, as if you had inquired. Four cups stood on the boards in front of him. He warmed each and wiped it, and with the last he took longer, as one does about a child’s face. He had been hoping, he said, that it would be you.',
      'A notice on the gate of the tea-house said that it was closed, in wet ink. It was meant, you thought, for everybody else. Within were a mat, a kettle just on the boil, and a man who put down three cups as one lays down tiles that are no use, and then, as carefully as an egg, one more.',
      'There were four cups before the man in the tea-house; three had dust in them, and he had wiped the fourth. Nobody else was in front, and the landlord was out at the back, chopping the same stick very small; the man at the table moved the empty cushion by an inch, so that you should have the light behind you.',
      'A kitten was asleep on the guest’s cushion at the tea-house. The man behind the table lifted it off in both hands, put it outside, and shut the door on it, before he so much as looked at the kettle. Then he laid out four cups. It was a pity, he said, about animals; they will put their noses into anything.',
      'Your name was on a slip of paper in the tea-house, and the slip lay by a cup. Three more stood opposite with slips of their own, rather yellow. The man who was pouring had written all four. He had not known how you write the second character, he told you, and had waited to be sure before he came to the tea.',
      '“They are all out of one pot,” said the man in the tea-house, though you had not asked; and he filled three cups in front of him, and then the fourth, which had been standing by itself, upside down, on a cloth. He set it on your side of the mat. The hostess was wiping a shelf, and had wiped it down to the wood.',
    ],
    still: [
      'The kettle sang. The tea in your bowl was as still as a pond, and one stalk lay on it.',
      'He had laid a lid on your cup, so that it should keep. It was a courtesy, and you both considered it.',
      'Nobody had drunk. The steam went straight up, and at the top it leaned a little toward you.',
      'A moth was walking round the rim of the fourth cup. You both watched to see if it would drink.',
      'He had topped up the fourth cup by a drop, as one trims a lamp.',
      'The tea had gone cold. He poured it away, and filled the same cup again to the same height.',
    ],
    later: [
      'The tea-house was shuttered. On the step was a bowl upside down, mended with gold along a crack you did not remember.',
      'A peony had been planted by the tea-house, where its host used to pour away what was not drunk. It had not done well.',
      'A priest was going round the tea-house with a small bell, and asked you to pass on the other side.',
      'The tea-house had a new host, a stout one, who counted his cups aloud as he put them away: five, ten, fifteen.',
      'Three cups stood on the sill of the tea-house, upside down. Somebody had asked for the fourth, said the girl, as a keepsake.',
    ],
    offers: [
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Admire the bowl before drinking',
        description: 'It is good manners, and it is also time, and there is something on the rim.',
        success: [
          'You turned it twice and admired the foot. There was a grain of white clinging beneath the glaze’s lip. You set it down, with the best side to your host, and regretted that you had been told to give up tea. He looked, if anything, relieved.',
          'You asked who had made it. That brought in the kiln, and the fire in the year of the hare; and when you had said what was proper about the glaze it was cold, and nobody can be asked to drink cold tea. You bowed to the bowl. He carried it outside, to a weed that he had not liked.',
          'You took it in both hands, and remarked how well made it must be to weigh so much. He said that it was no heavier than others. You begged to compare; and when you had lifted all that he had, with a word for each, neither of you could any longer have sworn to yours. He made it all afresh.',
          'You asked leave to see the foot of it, as people do who know about bowls, and to see the foot of a bowl one has to turn it over. You were most dismayed, and mopped it up for him with your own sleeve. He watched the wet sleeve go slowly white, and did not offer to pour again.',
          'You held it up to see the glaze, and told him what it was like: a pond, then a certain road, then the pond once more. At the second pond a fly came down on the rim, took one step, and fell in on its back. You both looked. He drew the bowl toward him, and apologised for the flies of the district.',
        ],
        failure: [
          'You turned it, admired it, and were so long about it that he was obliged to admire it himself, and drank it; and you learned from his face how it had been meant.',
          'You praised the glaze, and the foot, and the fine cracks. He was glad, since he had chosen it for you; he wondered what you would have to say of the taste. You turned it round once more, and had run out of bowl.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Exchange the cups',
        description: 'His eyes will leave the table once; one has to be already moving.',
        success: [
          'The kettle boiled over at his elbow. When he looked back the four cups stood as they had stood, exactly, apart from one thing. You drank to his health. He raised his, and saw the chip on it, and very slowly put it down again.',
          'He bent to blow on the charcoal. It was not for long. When he had straightened up you were sitting as before, your hands on your knees; he took what was in front of him, smelled it, and for the first time he smiled. The one whom he was looking for, he said, had been slow. He poured them all out on the ash.',
          'You dropped your fan. It is a host’s part to look where a guest’s fan has gone. He looked, for as long as a sparrow takes to change its twig, and gave you the fan in both hands, and lifted his cup. He stopped there. A stalk was standing upright in it, for luck, and it had been in yours.',
        ],
        failure: [
          'The kettle boiled over. Your two hands met his, above the cups, coming the other way.',
          'You had two of them off the mat when his eyes came back. He said nothing about it. He laid the iron ladle across your knuckles, and it had been standing in the kettle.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'none'], {
        action: 'Sit at the forbidden place and ask whose it is',
        description: 'You will be told; that is the difficulty.',
        success: [
          'It was his brother’s. There were three brothers, and four cups, since one always pours for the one who did it. He told you all of that without raising his voice. Then he moved his sword from his left side to his right, where it cannot be drawn.',
          'He told you, one cup after another. There had been a ferry, and somebody with your shoulders, who was let on first. You had never been at that ferry, you said, and no more. He looked along the row for as long as it steamed. Then he emptied the fourth upon the embers, and begged your pardon for the cushion.',
        ],
        failure: [
          'He told you. “And now,” he said, “you have sat in it”; and he moved his sword to the side from which it is drawn.',
          '“Yours,” he said. It is a short word. You began to explain that you were someone else, and found that you had sat down in order to do it.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none', 'Court fan'], {
        action: 'Close the court fan upon the mat',
        description: 'One of the eleven ways; in the capital it would end a family.',
        success:
          'You laid it down shut, pointing at the alcove. He had been at court, then; the colour left his face. He begged leave to make the tea afresh, from another jar, and he drank first.',
        failure:
          'You closed it in the ninth way and had meant the eighth. He rose and bowed, and asked if you would prefer the garden.',
      }),
    ],
  },
  'diving-women': {
    terrains: ['coast'],
    weight: 3,
    openings: [
      'The diving women had come up and would not go down again. They sat along the rock in their white cloths, blue with cold, whistling their breath out. There was a bell down there, they said, as high as a house; and it had a light in it. One rope was still out, with a girl at the end of it, who had gone to see.',
      'A rope ran down from a tub on the swell to somebody a long way below. The old woman who held it was counting. She had got to two hundred, and should have been jerked at a hundred and fifty; she looked round for somebody with arms.',
      'Ten tubs rode on the swell, and nine diving women sat on the rock. They had counted both, aloud, and were not looking at one another. There is a bell down there with a light in it, an old one told you, and the tenth had gone to see who lit it. Her rope was out. It had left off moving with the waves.',
      'The divers had a fire on the shore, and sat round it with their backs to the sea, which they never do. One of them held a rope over her shoulder, without turning. It was a bell, she told you, and shone; her sister had gone down to it, and had now been asked three times, by the rope, to come up.',
    ],
    still: [
      'The women had built their fire up. They did not talk. One was still holding the rope, lightly, like the wrist of a child.',
      'The tub rode where it had been. The divers had left off whistling, and nobody took her eyes from the rope.',
    ],
    later:
      'The tubs were out, a dozen of them, bobbing. You could hear the divers’ whistle go along the bay, like birds that have had a fright and are over it.',
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Go down the rope yourself',
        hurt: 'weariness',
        description: 'Ten fathoms on a single breath, and stones tied to your belt.',
        success:
          'Green, dark green, and then black; your ears went like paper. She was there, with her foot in the ring of it, and looked at you reproachfully. You cut something, took hold of something, and kicked; and the whole sky broke over both of you like a dropped dish.',
        failure:
          'You got to where it is black. There was a light, you told them afterwards, coughing. They nodded and put a blanket round you, and nobody asked to hear the rest.',
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Haul on the rope',
        hurt: 'mishap',
        description: 'It has hold of something that does not wish to come; the rope is older than you are.',
        success: [
          'You put the line across your shoulder and went up the beach like an ox at a well. It came, and it stuck, and it came. What rose through the surf was a girl, a great deal of weed, and the dragon from the top of a temple bell.',
          'You hauled to the old woman’s count, three and a breath, three and a breath. At first it was like drawing up a field; then it was only like a girl. She came over the edge with the cut end of a net about her foot, opened her eyes, and asked who it was that had been holding the rope like that.',
        ],
        failure:
          'You hauled until the line sang. It parted half way, and you ran the length of the beach before you could stop.',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell them the history of the bell',
        description: 'You have read it somewhere; if it is the wrong bell they will know.',
        success:
          'It went down on its way to a temple, you said, in the wars, with the monks who would not let go of it. They considered this. They were not afraid of monks. The eldest went in first, to bid it good day, and the rest followed; and the girl came up in the midst of them, very cross, with her foot free.',
        failure:
          'You told them about the princess and the serpent. They had been trying, ever since they came up, to forget about the serpent.',
      }),
    ],
  },
});

export const samuraiPursuits: readonly Pursuit[] = pursuits('samurai', {
  'practice-cuts': {
    places: ['plains', 'forest', 'hills', 'mountains', 'coast'],
    ...does(['force', 'vigour', 'easy', 'none'], {
      action: 'Make a thousand practice cuts',
      description: 'With a stick will do; it is the nine hundredth that one is doing it for.',
      success: [
        'About the six hundredth your arms left off being yours. About the nine hundredth something quite simple happened, in the hips, which you knew you would not be able to explain. You bowed to the tree.',
        'There was nothing there to cut, and you cut it. By the end you could not have said whether you were making the stroke or only letting it by. A woodcutter who had stopped to watch put his hat on again, and bowed.',
        'You lost count early, and there was a crow, who said one thing for each stroke. After the last she said nothing. You stood with the stick where it had stopped, and could hear how quiet it had been all along in between.',
      ],
      failure: [
        'At four hundred you were thinking of the count, at five hundred of noodles. At six the stick flew out of your hand and was answered by a dog.',
        'The eighth stroke was a very good one. It was so good that you did it again, to see how; and then nine hundred times, to find it. You came away with one elbow, and knew of it.',
      ],
    }),
  },
  'roadside-shrine': {
    places: ['plains', 'forest', 'hills', 'mountains', 'swamp', 'coast'],
    ...does(['explore', 'perception', 'easy', 'none'], {
      action: 'Sweep the roadside shrine and read its tablets',
      description: 'An hour with a broom, bent double; the god is out, but his visitors write to him.',
      success: [
        'You swept, and read as you swept. Someone wished for a son, and for the barrier to be opened; someone gave thanks that the bandits had gone to the other valley. You knew the news of the whole road by the time it was clean.',
        'Under the leaves there was a new straw rope, and under the rope somebody’s letter to the god, with a map. You put it all back as it was. The god, you felt, had wished for a second opinion.',
        'Someone had asked the god for the loan of an ox; and below, in another hand, someone had lent one. You swept round the two of them. On the newest board it was set down where the bridge was out, and at which ford one had better give thanks beforehand.',
      ],
      failure: [
        'You swept, and a hornet, who had also taken a vow of some sort there, came out of the offertory box.',
        'You swept for an hour, and well. As you were leaning on the broom the priest came by. Those had been the leaves, he told you, looking at the heap, that he had been letting lie.',
      ],
    }),
  },
  'petition-office': {
    places: ['city'],
    ...does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Wait on the boards of the petition office',
      description: 'On your knees, among forty others, until a paper door is opened or is not.',
      success: [
        'The door opened by a hand. You had by then kept still for so long that the clerk took you for somebody of the first rank; and, having begun so, he had to go on, and tell you what he would not have told a lord.',
        'The one beside you fainted, and the one beyond him gave up. By the end there was only you, upright, and a clerk who wished to go home and could not until you did. He was extremely helpful.',
        'You learned the clerks by their feet, under the edge of the paper: one who walked, one who was walked after, and one who came only to the stove. When the door was drawn back you bowed to the third. It was he who could sign.',
      ],
      failure: [
        'Your legs went at the hour of the Horse. When at last your name was read you rose, and lay down, before the entire office.',
        'The door that you had knelt before was not opened. It was painted on, the sweeper told you, when he wished to come by with his cloth; people petition at the one behind.',
      ],
    }),
  },
  'floating-stage': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Watch the players and talk with them behind the curtain',
      description: 'One must pretend that one is not there, as must everybody else of rank.',
      success: [
        'The ghost was taking off her face with oil. She had been that week to five great houses by the back stairs, and gave you all five, with the voices. You laughed so that you had to bite on your sleeve.',
        'The old woman of the play was twenty, and a man, and hungry. You shared a bun behind the drum. He acted for you, with one hand, the whole of last night’s supper at the magistrate’s.',
        'You were given a sleeve to hold while it was sewn. The company talked across you, of who paid for which box and was never seen to look at the stage; and as nobody can walk off with a sleeve on the needle you had it all, up to the cheap seats.',
      ],
      failure: [
        'You said that the second act had been a little long. It was the hero’s uncle who wrote it; he was standing behind you in the armour.',
        'You praised the horse. There was a pause, in which both halves of it turned to look at you. It had been a lion for the whole of that season.',
      ],
    }),
  },
});

export const samuraiFinds: readonly Find[] = [
  {
    places: ['mountains', 'forest', 'hills', 'city'],
    item: item('Sword guard', 9, 'Iron, pierced with a wild goose going off the edge.'),
    told: [
      'It was lighter where a thumb had been.',
      'You held it up and looked at the country through the goose.',
      'There was a nick in the rim. Whoever had been behind it would have kept his thumb.',
    ],
  },
  { places: ['coast', 'city'], item: item('Lacquer medicine box', 11, 'Five tiers, the last of which has no bottom.') },
  {
    places: ['plains', 'city', 'hills'],
    item: item('Paper umbrella', 3, 'Oiled, with an inn’s name on it. It is a long way from the inn.'),
    told: [
      'You opened it, and it had been shut on a leaf.',
      'The handle had been bitten, thoughtfully, by a person waiting for somebody.',
    ],
  },
  {
    places: ['mountains', 'hills', 'forest'],
    item: item('Mountain ascetic’s conch', 7, 'Blown once, it clears a path; blown twice, it asks who is there.'),
    told: [
      'You put it to your ear, and it was not the sea but a mountain.',
      'The mouthpiece had been wrapped in a cloth, so that it should not wake anyone by accident.',
      'Somebody had cut a row of small notches in the lip, one for each summit, and left room.',
      'It hung in a net of hemp, and one mesh of the net was new.',
      'You gave it the least breath that you could, and a dog, a long way off, replied.',
    ],
  },
  {
    places: ['plains', 'swamp', 'hills'],
    item: item('Helmet crest', 10, 'A gilt crescent, bent. There was a day when everyone could see it.'),
    told: ['A thread of silk had caught in it, not of the colour that its owner fought for.'],
  },
  {
    places: ['city', 'coast', 'plains'],
    item: item('Ivory toggle', 6, 'A rat eating a candle, no larger than a bean.'),
    told: [
      'You turned it over, and the carver had put his name on the candle, where it was being eaten.',
      'The cord-holes were worn on one side, as by somebody who was always reaching for his purse.',
      'So many thumbs had been over it that the rat had a look of resignation.',
    ],
  },
  {
    places: ['forest', 'mountains', 'swamp'],
    item: item('Fox mask', 4, 'Papier mâché. It is dry inside, though it has been raining.'),
    told: [
      'You held it up before your face, and a dog that had been barking left off.',
      'One of its ears had been mended with a page of accounts.',
      'There was rice-powder on the inside and, on the lip, a single whisker that was not painted.',
      'The left eye-hole had been cut a little larger, by a person who wished to see where the steps were.',
      'The strings had been knotted for a head no bigger than a child’s.',
      'Someone had been at the smile with a second brush, and had made it less.',
    ],
  },
  {
    places: ['coast', 'swamp'],
    item: item('String of small pearls', 15, 'Nine. The knot after the ninth has been left ready for more.'),
  },
  {
    places: ['city', 'plains', 'coast', 'desert'],
    item: item('Book of military tales', 5, 'Volume four. All the good people die in volume three.'),
    told: ['Somebody had corrected the battle in the margin, and signed it.'],
  },
  {
    places: ['hills', 'plains', 'forest', 'mountains'],
    item: item('Straw horse-shoes', 2, 'A set, unworn, tied up for a journey that was put off.', 4),
    told: [
      'Three had been plaited by one hand, and the fourth by another, who was being shown how.',
      'There was a tag on them with the horse’s name, and it was a literary one.',
      'The straw was of a good year, and smelled of it.',
      'A horse had tried one of them and left it, by the teeth.',
      'They would have fitted you, and you thought about that for a little.',
      'Each was marked for its own hoof, in ink, and two of the marks had been changed about.',
      'They were tied up with a cord that was worth more than they were.',
      'An ear of barley had been plaited in, by oversight.',
      'The knot had been made to come undone at a pull, by somebody who expected to be in haste.',
    ],
  },
  {
    places: ['mountains', 'desert', 'hills'],
    item: item('Hot-spring salts', 3, 'Wrapped in a poem about snow.'),
    told: [
      'The poem had taken the damp, and only the season could be made out.',
      'A slip said how many cups to the bath, and against which complaints; the last of them was love.',
    ],
  },
  {
    places: ['swamp', 'forest', 'plains', 'desert'],
    item: item('Severed topknot', 1, 'Tied in white paper. Somebody has left the world, or been asked to.'),
    told: [
      'The paper had been folded in the manner that is used for gifts.',
      'It had been oiled and combed for the occasion.',
      'There was a date on the paper, and no name; that would have been the point of it.',
      'The cord was tied at the back, where its owner could not have reached.',
      'Three of the hairs were white, and somebody had laid them to the outside.',
    ],
  },
  {
    places: ['city', 'mountains', 'forest'],
    item: item('Cracked tea-bowl', 12, 'Mended with gold; it is worth more than when it was whole, and knows it.'),
    told: [
      'It rang, when you tapped it, on the one side only.',
      'It had been in a fire and in a quarrel, and it was the quarrel that had left the mark.',
    ],
  },
];
