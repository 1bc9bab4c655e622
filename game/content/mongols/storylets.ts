import { does } from '../builders/offers.js';
import { type Frame } from '../../model/content/frame.js';
import { frames } from '../builders/frames.js';

export const mongolStorylets: readonly Frame[] = frames('mongols', {
  'iron-crust': {
    terrains: ['plains', 'hills', 'mountains'],
    weight: 2,
    who: { trade: 'snow-bound herder', gender: 'female' },
    toward: 'for',
    when: { weathers: ['snow'] },
    shows: ['herder', 'crust', 'horse', 'sheep', 'goat'],
    cast: { herder: 'she' },
    openings: [
      'Listen: on a snowy slope a herder’s two hundred sheep and goats were starving, since the snow had frozen to an iron crust and no hoof went through to the grass. The herder barred your way and asked you to help her break it. She had one horse left and a stirrup to chop with, and she had chopped for three days, and half the flock still lay hungry.',
      'What kills a flock, the wolf or the winter? The crust kills it, when snow melts and freezes again: this herder’s sheep and goats, two hundred, stood on grass and could not reach it through the ice. One horse was left on his feet beside her. “Break it with me,” she told you, and held you fast, “or they lie down and die.”',
      'A herder stopped you on a white slope, where her two hundred sheep and goats were starving on top of a frozen crust. The grass lay a hand below it. She had one horse who could break ice with his hooves, and he was nearly done, and she asked you to help before the beasts lay down. Nobody else came by that way in winter.',
      'You walked in among sheep and goats up to the belly in snow, and their herder held you by the coat and begged you to help her feed them. An iron crust lay on the snow, and none of them could get to the grass under it. She had a stirrup and one horse, and she could not open a whole hillside alone.',
    ],
    still: [
      'The herder’s sheep and goats still stood hungry on top of the crust, and she barred the way and would not let you leave them so. She chopped on with her stirrup.',
      'Most of the slope was still under ice, and the herder held you by the coat and begged you to help her hungry flock. She pulled a sheep up by the horns so that it should not lie down.',
    ],
    givenUp: [
      'The horse found a hollow where the crust was thin and broke it open, and most of the flock lived. The herder had no more need of you, and you went on.',
      'The herder drove her flock down to the reeds, where no crust lay, and most of it lived. You had been of little use, and she let you go.',
    ],
    later: [
      'On that slope you could still see where the crust had been broken for the herder’s sheep and goats, small brown squares all the way down.',
      'The herder’s stirrup lay there, worn bright along one edge, and thin as a knife.',
    ],
    offers: [
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Break the crust beside the herder',
        hurt: 'mishap',
        description: 'It is as thick as a hand, and there is a whole hillside, and it will cut your shins.',
        success: [
          'You broke the crust along the lower side with your boots, and the herder broke it above, until the whole flock could eat. Two hundred mouths tore at the grass, with a sound as of much cloth. She sat down with her hands in her lap and listened to it.',
          'You stamped the crust to pieces along the slope, nine times there and nine times back, and behind you the sheep and goats came to the grass and ate. Last came the lambs. I had it from her daughter that she called one of them after you.',
          'You found a stone with an edge and broke the ice with it until there was grass enough for all two hundred. A hard lid wants a hard lifter. When your arms would not rise she took the stone, and when hers would not you took it, and so the flock was fed.',
        ],
        failure: [
          'You broke through the crust to the thigh, and it shut round your leg like a lock, and no sheep was fed by it. The herder had to chop you out. Between the blows she told you how many she had lost, and she counted you in.',
          'You broke the upper crust, and there was a second one under it, and you did not get through to the grass. That was the worst side of the slope, the herder told you, and she had not liked to say so. The goats looked into the hole and then at you.',
          'You chopped at the ice until you could not close your hands, and the wind filled each hole with snow again. The flock had eaten by then as much as one goat eats in a dream. The herder chopped on.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Let the horse in first and the goats last',
        description:
          'The horse breaks the ice, and sheep and then goats eat behind him; but she has the one horse, and if he falls all fall.',
        success: [
          'You sent the horse in first where the crust was thinnest, and he pawed it open, and the sheep and then the goats came in behind him and ate. It went in that order over the whole slope. I have seen generals who could not keep it.',
          'You bound the horse’s cut feet with your sleeves, and then he broke the ice for you, stroke after stroke, down to the grass. The sheep went in at his tail like thread after a needle, and the goats after the sheep, and the whole flock ate.',
          'You led the horse in a ring and drove the sheep and goats round behind him, until the whole crust was trodden to pieces and they could eat. Who goes in first goes hungry longest. The herder had kept an ear of barley for the horse, and she gave it to him last.',
        ],
        failure: [
          'You put the beasts in order behind the horse, and the goats would not keep it. They went over the backs of the sheep and ate bare the one place that he had opened, and lay down on it. The rest of the flock had nothing.',
          'The horse broke a straight path for you, and it led to the edge of a gully, where there was no grass. Behind him came two hundred who trusted him. It took all your strength to turn them, and they came back as hungry as before.',
          'You let the horse in first, and he stood still in the first hole and ate, and would not break the crust for those behind. A full mouth has no ears. The herder laughed till she had to hold on to him, and it was not with joy.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'slight'], {
        action: 'Sing to the sheep so that none lies down',
        description:
          'What lies down freezes, so you walk among them and sing, without stopping for breath, while the herder breaks the ice.',
        success: [
          'You walked among the sheep and goats and sang, and the herder sang on the other side, and not one of them lay down until their breath had softened the crust. Then they broke it themselves and ate. You had come down to cradle songs by that time.',
          'You kept the whole flock on its legs with your singing while the herder and her horse broke the ice. A voice is a small fire. You carried it from one end of them to the other, nine times, and when you had no more of it they were eating.',
          'You sang them the song of the grey mare who looks for her foal, which has no end, and nothing lay down as long as it went on. In that time the herder cut the slope open from top to bottom. I know that song, and I do not sing it.',
        ],
        failure: [
          'You sang until you had no voice, and then the sheep began to lie down in spite of it. The herder pulled them up again by the ears. As she passed she felt your ears too, for they were white.',
          'You sang a marching song, and the sheep marched, away from the herder and down the hill. She ran after them with her stirrup and turned them. An army does not come back because a drummer is sorry.',
          'Your throat shut at the third round, and you clapped and beat your hat, and the flock did not listen to a hat. Here and there knees began to bend. The herder ran from one to another and held them up by the horns.',
        ],
      }),
    ],
  },
  'camel-and-fiddle': {
    terrains: ['desert', 'plains'],
    weight: 2,
    who: { trade: 'camel-woman', gender: 'female' },
    toward: 'for',
    shows: ['camel', 'calf', 'fiddle', 'salt', 'woman'],
    cast: { woman: 'she', camel: 'she' },
    openings: [
      'Listen: a camel would not suckle her white calf, since she had borne him in pain, and he had drunk nothing for three days. The woman who owned them had tied a rope across the track and wanted your help. Such a mother must be sung to until she weeps. The woman had a fiddle and a lump of salt, and no voice left.',
      'On the track sat a woman between a camel and a calf, and the camel would not let the calf drink, and he was dying of it. One plays the fiddle to such a mother and offers her salt, and one sings. “You have a throat,” said the woman, and she took hold of your coat and did not let it go.',
      'Two bowshots off you heard a fiddle, and a woman was playing it to a camel who kicked her own calf away from the milk. The calf would die, the woman told you, unless his mother was softened with song or salt. She had sung for a day and had no voice, and she would not let you by until you had sung too.',
      'A woman with a fiddle stood in your way and begged you to help with her camel. The camel had had a hard birth and would not look at her calf, nor feed him. One must play to such a mother and sing, and offer salt, until she weeps, and then she knows her own. But the woman’s voice was gone.',
      'You met a woman who was trying to save a camel’s calf, for the mother would not let him drink. She had played the fiddle till her fingers bled, and held out salt, and the camel had turned her tail. “Sing,” the woman told you, “or lend me your hands,” and she stood in your way.',
      'A camel on the track kicked her calf away, and he was dying for want of milk, and the woman who owned both let nobody by who could help. She held a fiddle in one hand and salt in the other. A cold mother is a well with a stone on it. Somebody must sing to her, the woman said, or trick her.',
      'A white calf nosed your knee and your sleeve for milk, since his own mother, a camel, would not have him. The woman who owned them would not let you go until the camel had taken him. She had a fiddle to play and salt for the mother to lick, and nobody to sing. “Strangers bring luck,” she said.',
      'A woman and a calf were weeping at a camel who would not be a mother, for she had been in pain and let nobody drink. The woman had rubbed the little one with salt and played the fiddle since milking, and it had not helped. She barred your way. Nobody sings alone against a camel, she said, and you must sing too.',
      'A proud grey camel turned her head away from her own calf, and he had had no milk for three days. The woman with them had a fiddle under her arm and salt on her palm, and she held you fast and begged you to try with the mother, by song or by salt or by cunning. She had tried, and the camel no longer looked at her.',
      'A calf had been dropped on the march, and his mother, a camel, had walked on and now would not feed him. The woman had carried him back to her for a day. She played the fiddle there and held out salt, as one must, and there was still no milk. She stopped all who went by on that track and asked them to sing.',
    ],
    still: [
      'The camel still turned her tail to the hungry calf, and the woman still stood in your way until somebody should have made the camel weep. She tuned her fiddle.',
      'The calf still had no milk from the camel, and the woman would not let you go by before he had. She held out the salt.',
    ],
    givenUp: [
      'The woman’s sister came, who had a voice, and the camel wept and let her calf drink. Nobody had need of you any more, and you were let by.',
      'The calf cried so long that the camel turned to him of herself, and he drank. The woman laughed, and let you by without thanks.',
    ],
    later: [
      'A broken fiddle-string lay on the track, where the woman had played to her camel.',
      'A big hollow and a little one were pressed in the ground there, by the camel and her calf.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sing to the camel until she weeps',
        description: 'It is one word sung over and over, and she hears if you do not mean it.',
        success: [
          'You sang to the camel with your hand on her neck, the one word over and over, and she wept and took her calf. First tears ran down beside her nose. Then she turned her head and smelled him from end to end, and he drank.',
          'You sang until the camel wept, nine times and nine times nine, and by then it was your own dead that you sang to. She brought round a wet face and took the calf by the ear and drew him in under her. The woman stood aside for you.',
          'You sang low, with your mouth against the camel’s hump, and at last she wept like a roof in a thaw and let her calf drink. For a long time the song had only gone in, as water goes into sand. She set her hind legs apart so that he should see where to go.',
        ],
        failure: [
          'You sang, and the calf wept, and the woman, and her dog, but the camel did not. She heard you to the end with hanging lip. Then she spat on you, and turned her tail to her calf again.',
          'You sang until you had no breath, and the camel only chewed. At the end she turned round, and it was to the fiddle, and she licked it all along. Her calf she did not look at.',
          'You sang, and her ears came forward, and then your voice broke like a boy’s and she turned away from the calf once more. She had stood near to weeping, the woman told you. It would be longer now than if nobody had tried.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Trick the camel into letting the calf drink',
        description:
          'You put the calf to the udder before she knows it; she kicks forward and sideways and, it is said, straight up.',
        success: [
          'You crept in beneath the camel with the calf on your shoulders and put him to the udder, and he drank. She kicked once to each side. When she had her leg up for the third she felt the milk go, and she put the leg down with care, and he was hers.',
          'You waited until the camel’s mouth was full of thorn, and then you put the calf to her from behind, and he got hold and drank. A foot passed each of your ears. At the first warm pull she stopped and stood, with the thorn sticking out of her on both sides, till he was done.',
          'You rubbed yourself with the camel’s dung and crawled in beside the calf as his brother, and so he got to the milk and drank. She smelled two, and counting is not their strength. When she had let down her milk it was all the same to her which was which, and she kept him.',
        ],
        failure: [
          'You did not get the calf to the udder, for the camel kicked straight up, and he slid off over your head. You lay side by side, you and he, without any breath, and looked at all that camel from beneath. Then she walked off three steps.',
          'You had crept under the camel with the calf when she sat down on you both, and so he got no milk. There was no malice in it, she was only tired. The woman had to talk to her of thistles until she got up.',
          'You held the calf to the udder, and he would not open his mouth, since he had been kicked so often there. Who can teach a child to trust a door? You were still holding up his chin when his mother kicked you both away.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Rub the calf with the salt',
        description:
          'The camel may lick the calf for the salt and know him for hers; but it is the last, with none left for tea.',
        success: [
          'You rubbed the calf with salt from the ears down, and the camel came and licked him, and by licking she learned to know him. Near the ribs she stopped and groaned. She began again at the head, and this time she was washing him, and he drank.',
          'You led the camel with salt on your palm until she stood over her calf, and she licked the palm and then the calf, and did not leave off when the salt gave out. One could see her think. Then she pushed him with her nose to the milk.',
          'You put a little salt on the calf’s nose, and to get at it the camel had to breathe his breath, and with that she took him for her own. Who breathes another’s breath is caught. I had that trick from an old woman. He drank until he fell over.',
        ],
        failure: [
          'You rubbed the calf with salt, and every other camel of that country came up to lick him, but his mother did not. They had to be driven off with a tent-pole. She had watched it like a stranger.',
          'You rubbed the calf white from nose to tail, and it was soda, out of the wrong bag. He foamed. His mother had been about to look at him, and now she looked at the sky; and the woman went to find the salt.',
          'The camel licked the salt off her calf down to the last grain, and then she turned her tail to him as before. She had taken it as a present. Salt buys the tongue, said the woman, and the heart stays in the tent.',
        ],
      }),
    ],
  },
  'house-that-went-by': {
    terrains: ['plains', 'hills', 'desert', 'swamp'],
    weight: 2,
    who: { trade: 'lady of the cart-tent', gender: 'female' },
    toward: 'for',
    when: { hours: ['dusk', 'night'] },
    shows: ['cart', 'ox/oxen', 'lamp', 'river', 'uncle'],
    cast: { lady: 'she', uncle: 'he', 'oxen/ox': 'they' },
    openings: [
      'Listen: in the dark a tent came rolling at you on a cart as broad as a road, behind two and twenty sleeping oxen, and nobody drove it. A lady leaned out at the door with a lamp and begged you to stop it, for a river lay two bowshots ahead. Her husband’s uncle should have driven it, she said, and he lay within and snored.',
      'A house on a cart was going straight at a river, and the two and twenty oxen that drew it were asleep and had no driver. The driver was an uncle, who had gone in to lie down. A lady on the sill held up a lamp to your face and wanted the cart stopped. She could not jump, and there was nobody else to ask.',
      'You heard an axle, and then a lady’s tent rolled by over your head on a cart, with its lamps lit. Its oxen were walking toward a river in their sleep, and the uncle who should have driven them slept too. “Turn them,” she called to you, “or we drown.” It was her one house.',
      'You walked toward some lamps and they came toward you, for they hung on a cart as large as a camp. Two and twenty oxen pulled it in their sleep toward a river, and the uncle with the goad was asleep inside. One lady was awake. She asked you to save her house, and she could not reach the oxen herself.',
      'In such a cart I was born, so I know how it goes. The uncle has to drive, and he quarrels with the lady at supper, and he lies down, and the oxen walk on by themselves. This cart was walking into a river. The lady sat in its door with her lamp and begged you to stop it, for she would not be first to speak to him.',
      'Two and twenty oxen went by you with shut eyes, and behind them on a cart came a lady’s tent, and it was going into the river. She bowed from the door with her lamp and asked you to stop it. The one man who could drive was an uncle, and he slept, and she had quarrelled with him.',
    ],
    still: [
      'The cart still rolled on toward the river behind its sleeping oxen, and the lady on it would have drowned if you had left her. She hung out a lamp at the back, so that you should find your way to it.',
      'The lady in the cart called to you again to stop it before the river, and there was nobody else awake, so that you could not leave her. The oxen walked on with shut eyes.',
    ],
    givenUp: [
      'The wheels sank in wet sand at the edge of the river, and there the oxen woke and turned. The lady and uncle sat dry in their house, and you walked on.',
      'The oxen smelled the river and turned along the bank by themselves, for no ox will drown to please a house. The lady scolded the uncle awake, and you were forgotten.',
    ],
    later: [
      'Two ruts of the great cart ran there, twenty feet apart and a hand deep, and what lay between them had hardly been trodden.',
      'The lady’s cart had rolled on from there, and by the ruts it had not gone into the river.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take the lead oxen by the horns',
        hurt: 'mishap',
        description:
          'They are two and twenty, and asleep, and whoever hangs in front of them is the first to be trodden on.',
        success: [
          'You hung on the horns of the lead ox until he opened one eye and stopped, and all the others stopped behind him. The pole was out over the water already. In the cart somebody turned round and said that it was pleasant to have quiet.',
          'You twisted the lead ox by the horns till he looked at his own tail, and so the whole line turned from the river. An ox goes where he looks. The house came round after them, leaning, with a sound of bowls, and stopped along the bank.',
          'You jumped on the lead ox and held your two hands over his eyes, and he woke and stopped, and the cart stood. Twenty-one walked into one another behind him like cousins at a door. The lady let down her lamp on a cord, so that you should see what you had saved.',
        ],
        failure: [
          'You took the lead ox by the horn, and he walked on with you, as with a fly, and did not stop. You went down beneath all that household and came out behind it on your face. The cart was a bowshot nearer the river.',
          'The lead ox woke when you took his horns, and he lifted you off the ground on his head and walked on. From up there you could see the house, and the water, and how well they would fit. He set you down in a thorn bush.',
          'You stopped one lead ox, and his yoke-mate walked on, and the pole swung round and knocked you over. They had been brothers for nine years and had never disagreed before. Then they leaned together again and pulled on toward the river.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Wake the uncle and make peace',
        description:
          'He could stop the oxen; but he and the lady have quarrelled and will not speak, so you must speak for each and run between.',
        success: [
          'You woke the uncle and made peace between him and the lady, and he ran out and turned the oxen from the river. You had gone in and spoken to him as if from her, and out again and spoken as if from him. Both had answered better than they ever did.',
          'You woke the uncle by telling him that the lady had praised his driving, and he sat up, and went out on the pole and turned the cart. Praise is a spoon, it goes in without a knock. The lead ox knew his voice even in his sleep.',
          'You pulled the uncle’s toe and told him that the river would spoil a good carpet, and at that he ran out and stopped the oxen. Whose carpet? Hers. He was a just man at the bottom, and in the morning he begged her pardon.',
        ],
        failure: [
          'You spoke to the lady first, and she told you the whole quarrel, and you never got to the uncle. It began with her betrothal. You were at the bride-price when the lamps leaned over to one side, and the river was nearer.',
          'You woke a sleeper, and he was a nephew, who had never held a goad in his life, and the uncle slept on. The nephew was glad to be of use. By the time that he had found the goad they were a bowshot nearer the water.',
          'The uncle heard you with his eyes closed, and told you that he was asleep, and did not get up. You carried that to the lady, and she would not speak either until he did. The wheels turned under both of them.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Run ahead with a lamp and turn the oxen',
        description:
          'They will follow a light if it goes no faster than they do, and you must walk backward to show it.',
        success: [
          'You walked backward before the oxen with the lamp held low, and they followed it and turned away from the river. They came round by a hair and by another hair, with their eyes shut. The lady called down that it was like being driven to her wedding.',
          'You led the lead ox round with the lamp, one step at each of his, and the cart turned from the river and stood at last on dry stones. He had smelled hot oil and dreamed of a stable. So a child leads a blind man, by going where he thinks he is going.',
          'You swung the lamp and sang the call for milking, and the oxen turned their ears and then their feet, away from the river. All of them had been calves once. I have tried it since, and one must sing it as an old woman does, with a cold.',
        ],
        failure: [
          'You walked backward with the lamp and fell into a puddle, and the light went out, and the oxen did not turn. You could not see them, but you heard them coming. You ran to the cart for more fire.',
          'The oxen followed your lamp, but you stumbled and ran from side to side, and so did they, and in the end they faced the river again. It was like being loved by a mountain. The lamp was the first to give up.',
          'A moth flew into your lamp, and the flame leaned, and the lead ox took it for a sign and leaned the wrong way. A sleeper believes anything that is bright. The river lay straight in front of the cart once more.',
        ],
      }),
    ],
  },
  'the-warm-ox': {
    terrains: ['plains', 'hills', 'mountains', 'desert', 'forest'],
    weight: 2,
    who: { trade: 'army surgeon', gender: 'male' },
    toward: 'for',
    when: { wounded: true },
    shows: ['surgeon', 'ox', 'needle', 'iron', 'cart'],
    cast: { surgeon: 'he' },
    openings: [
      'Listen: an old army surgeon saw you bleed and stopped his ox and cart across your path, and he would not let you go on before your wound was closed. He could sew it with a needle or burn it with an iron. The best cure was to kill an ox and put you into its warm body. He had one ox, and loved it.',
      'An ox stopped before you, and behind it on a cart an old army surgeon woke up and saw your wound. He blocked the road until you had let him mend you. He had a needle and he had a hot iron; and there was a third cure, he said, in the warm body of a slaughtered ox, and he looked at his own and was silent.',
      'How did surgeons mend a khan in the old days? They opened an ox and laid him in it, warm, and he rose. The surgeon whose cart barred your road had done it himself. He laid his hands on your wound and asked if you would have the needle or the iron, for he had but the one ox, and it was his friend.',
      'You were bleeding, and an army surgeon had followed the drops with his cart for a bowshot and now barred your road. He meant to close the wound before you went any farther. A needle was boiling in his tea-water and an iron lay in the fire. There was a better cure, he said, and it cost the life of an ox, and he stroked his own.',
      '“A torn coat runs to ribbons, a torn rider runs dry,” said an old army surgeon, and he drew his cart across your way and looked at your wound. He would mend it before he let you by. Needle or iron, you must choose; and the old cure was to be laid in a warm ox, but his hand lay on the neck of the one that he had.',
    ],
    still: [
      'The surgeon still kept the road shut with his cart, since your wound was not closed and he would let nobody go on bleeding. The ox had laid its chin on his shoulder.',
      'The surgeon had needle and iron ready by the fire, and he would not move the cart until you were mended. The ox chewed and looked at you.',
    ],
    givenUp: [
      'The ox walked off with the cart while you two talked, and the surgeon ran after it. Your wound was no better, and the road was open.',
      'The surgeon saw that you would not be mended by him, and he drew his cart aside. The ox lived, and you went on and held your own wound shut.',
    ],
    later: [
      'The ash of the surgeon’s fire lay there, with ends of thread in it, and dung of the ox.',
      'The ruts of the surgeon’s cart went away from there, and before them the prints of four slow feet, his ox’s.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Have the wound sewn with an ox hair',
        description: 'It takes nineteen stitches with the needle, and you have only your belt to bite on.',
        success: [
          'The surgeon sewed you up with a hair from the ox, nineteen stitches, and you bit your belt and held still. At each stitch the ox put his tongue out a little way. The last was tied with the knot that is used for saddles, and he let you by.',
          'You let him sew the wound, and he told you a battle while he did it, and you were so eager to hear who won that you forgot to cry out. Nobody had won it. “But see,” he said, “how well you are closed.”',
          'You held still for nineteen stitches, and the wound was shut. The old man drew each hair tight and breathed on it, as my grandmother did with boots. Skin that is sewn with love does not leak; and he led the ox aside for you.',
        ],
        failure: [
          'At the seventh stitch you cried out, and the ox took fright and ran with the hair still fast to it, and the seam was torn open. The surgeon led his friend back. He begged you both to be braver.',
          'The old man’s eyes were bad, and he sewed your sleeve to his own and left the wound open. He had sewn well and neatly. You cut each other free, and he begged you to stand nearer the light.',
          'The hair from the ox broke, and the second and the third, and the wound was not sewn. A beast that is frightened grows bad hair, said the surgeon, and it was your groaning that had frightened it. He gave his friend some hay.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Let the surgeon use the hot iron',
        description:
          'It burns the wound shut at once; the iron is a sabre from the fire, and he says that he will count to three.',
        success: [
          'The surgeon laid the hot iron to your wound, and it was closed. He had said that he would count to three, and he did it at one. When you could see again he was rubbing the forehead of the ox, who had not been able to watch.',
          'You held on to the wheel while the iron burned you, and the wound was shut and dry. The wheel had a spoke fewer. Who holds still is burned once, he told you, and who jumps is burned twice, and he drove his cart out of your way.',
          'He asked for your father’s name, and in the middle of it he burned the wound shut with the iron. You finished the name much louder than you had begun it. “A fine man,” said the surgeon, and by then he had wet felt on it.',
        ],
        failure: [
          'You jumped away at the count of one, and the iron missed you and set light to some hay. You and the surgeon put it out with his tea. It was always the brave ones who jumped, he said, and he laid the iron back in the fire.',
          'The iron was not hot enough, and it only stuck, and the wound stayed open. The surgeon asked your pardon and blew on the fire. You had to sit beside it and watch the thing redden.',
          'The surgeon fell asleep between two and three with the iron in his hand, so old he was, and it grew cold, and you were not mended. When he woke he asked if it had hurt. Then he put it back among the coals.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Spare the ox and take a plain bandage',
        description:
          'You refuse the old cure, so that he need not kill his friend; you go on with the wound half tended, for one who eats hay.',
        success: [
          'You told the surgeon that you would not be healed at the price of his ox, and for that he dressed you with the best he had, honey and old cheese. It held. He had walked behind that tail for sixteen years, he said, and the two of them saw you over the hill.',
          '“Let the ox live,” you told him, and he bound your wound with clean linen, weeping, and let you go. He told it to the ox in the speech that the two of them had. A mouth as soft as felt came down on your neck, and there was less pain after that. I do not say why.',
          'You asked what the ox was called, and how old it was, and spoke for it, and the old man dressed your wound and wanted no more talk of slaughter. Nobody kills a thing whose name he has just said. He drove beside you the whole length of the valley.',
        ],
        failure: [
          'You spoke so well for the ox that the surgeon unyoked it in tears and forgot your wound. Then nobody could move the cart. You and he had to push it off a stone and yoke his friend again, and you bled.',
          'The surgeon was hurt that you spoke so, for he had never thought of killing his ox. You had said it aloud, in front of the beast. It would take no hay, and he coaxed it, and your dressing was forgotten.',
          'He swore by Heaven to spare the ox, and broke his knife across his knee for a sign. But it was the knife that he cut bandages with, and so you got none. He sat down to tear the linen with his teeth.',
        ],
      }),
    ],
  },
  'barefoot-friar': {
    terrains: ['plains', 'desert', 'hills', 'mountains', 'coast'],
    weight: 2,
    who: { trade: 'herder turned monk', gender: 'male' },
    shows: ['monk', 'letter', 'book', 'well'],
    cast: { monk: 'he' },
    openings: [
      'Listen: a barefoot monk, a herder’s son of our own steppe, held you fast by the belt on the open road. He was coming home after nineteen years in the West, with the Frankish king’s letter to the Khan. You were to tell him what people here believe now, for the king’s book, before you went on. And he had forgotten the way to the next well.',
      'A barefoot monk sat in the middle of the track with a book on his knees, and he would not move his legs until you had told him things to write in it. He had herded sheep here as a boy, and now he came home from the Franks with their king’s letter to the Khan. He no longer knew the wells.',
      'You met a barefoot monk who had gone nine times round one well, because he had lost his way. He spread out his arms and stopped you. He was a herder’s son from these parts, and the king of the Franks had sent him home with a letter to the Khan. He was to write in a book what his own people believe, and he wanted it from you.',
      'A monk with bare feet took you by both hands and did not let you pass. He had left his father’s herd as a boy, and came back with a letter from the king of the Franks to the Khan. He wanted two things, answers for his book and the way to the next well. Who asks his way of everyone goes everywhere.',
      'A barefoot monk walked toward you, with two wolves behind him that he took for his father’s dogs. You drove them off, and he held you by the sleeve to thank you, and then he opened a book and asked you nine questions. He was bringing home a letter to the Khan from the Franks, and he needed a well, and you were not to go before he was answered.',
      'You pulled a monk out of a thorn bush, bare legs and all, with a letter in his hand and a book under his arm. Now he would not leave you. He came of herders here, and the king of the Franks had sent him to the Khan. He had missed the last well, and he barred your road until you had told him all that kings must know.',
      'A monk came down the track on bare feet, singing a herder’s song, and he stopped you and would not let go of your sleeve for less than three answers. He wrote such answers in a book, for the king of the Franks. He had the king’s letter to the Khan as well. His father’s sheep had drunk here once, he said, but where was the well?',
      'On a narrow path you met a monk with bare feet, and he filled it and would not let you go by. He had kept goats there as a boy, and now he carried a Frankish king’s letter to the Khan, and a book for what he was told. Which well still gave water, he asked, and what did people say of the soul? He licked his pen.',
      'At a well a monk with bare feet stood in your road and begged, not for bread but for words. He was a herder’s son who had gone to the Franks, and he brought their king’s letter to the Khan. “What do we call this? I have forgotten,” he asked, and put it in his book; and nobody got past him who had not been asked.',
      'A monk came riding the wrong way round on a horse, and you helped him down, and then he would not let you go. He was a herder’s son, too long among the Franks. He had bare feet, their king’s letter to the Khan, and a book to fill with what you told him. He had lost the way to the next well, and he had all day to ask.',
    ],
    still: [
      'The monk still stood in your way and wanted an answer for his book before he let you by. He had turned to a clean page.',
      'The monk still would not let you go, since he had neither an answer for his book nor the way to the well. He wound fresh grass about his bare feet.',
    ],
    givenUp: [
      'Riders of the Khan’s came by and set the monk on a camel, letter and book and all. They would bring him from well to well, and your road was empty.',
      'The monk saw smoke, and it was the fire of his own kin. He ran to it with his book, and they showed him the well, and you were free.',
    ],
    later: [
      'People at the next well still spoke of the monk who had come home, and had been asked nine questions each.',
      'Two herders were quarrelling at that place over the monk. One swore that he had no toes, and the other had counted them.',
      'A cross that the monk had made from two tent-pegs stood there, and a sheep was scratching her neck on it.',
    ],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Answer the monk for his book',
        description: 'He writes all of it down, and kings will read it, so lie small or not at all.',
        success: [
          'You answered all that the monk asked, how we bury our dead now and what a sheep costs, and he was content and let you go. He told you in return how a Frankish town smells. It was a fair trade.',
          'You answered the monk by acting it: you lay down and were a dead man, and then you were the sheep that one kills for him, and he remembered it all. He wrote one good line. Then he closed the book softly, like a man burying a bird, and stood out of your way.',
          'You told the monk what we believe of the soul, and how you knew it, from burying and from waking up, and he had his answer and let you by. It was written in red. He gave you for it a tale of a Frank who is thirsty for ever, and I have scared children with it.',
        ],
        failure: [
          'You told the monk of people with dogs’ heads behind the hills, to please his king, and then you could not call it back, and he wanted more and held you fast. A word is a stone in a sling. He was drawing the heads already.',
          'You told the monk lies, a lake that answers and a mare that foals in a tree, and they pleased him so much that he would not let you go. There had been nothing like it when he was a boy. He had filled three chapters, and now he began the fourth.',
          'You answered the monk, and he had been so long away that he wrote every word of it wrong, and so he was not done with you. By his book we sell our dead by weight and pray to mutton. You begged him to strike it out, and he asked you to begin again.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Draw the monk the wells you know',
        description: 'He will walk just where you put your finger, singing, so it must be right.',
        success: [
          'You drew the monk the wells in the dust, with pebbles for the days between, and he knew his father’s well again and set off to it, and your road was free. At the edge of what you knew you had stopped. Others had gone on from there and lied, he told you, and he kissed you like a calf.',
          'You told him each well and what was wrong with its water, and he tied them as knots in the cord of his gown and let you go. At the last one you shook your head and said that you did not know. It was for that knot he thanked you most.',
          'You taught the monk the wells as a song, in which the first calls the second by its name, and he sang it and walked off by it, straight. By the third time he sang it better than you. His mother had had such a song, he said.',
        ],
        failure: [
          'You drew the monk the wells, but he sat on the other side and read them upside down, and set off the wrong way. You had to run a mile and bring him back. Now he was asking everything again.',
          'You drew him the wells as they were before the war, and then remembered that three of them had been stopped. He drew a line through all your work. He was sorry for it, and he stood where he had stood and asked for better ones.',
          'The monk wanted the wells so exactly that you grew unsure of them, and you rubbed the map out with your boot. Was it two days or three, and which side of the hill? A guide who is asked too often is lost himself. He did not let go of your belt.',
        ],
      }),
      does(['gift', 'vigour', 'easy', 'none'], {
        action: 'Cut the monk boots from your coat-felt',
        description:
          'With warm feet he may let you go; it costs the skirt of your coat, and he has vowed to go barefoot and must not notice.',
        success: [
          'You made the monk boots out of your coat-felt, and he put them on and was happy, and let you pass. Felt was not leather, you told him, it was only a sheep gone round a foot, and his saint had no objection. He walked to and fro like a colt in new snow.',
          'You measured his feet while he talked of a saint and a wolf, and before he noticed it he was shod and no longer in your way. He looked down and saw the boots. It broke no vow, he said, if he took them as a gift of the wolf.',
          'You put the felt boots on him without a word, as one does with a child, while he looked at Heaven and did not know about it. “How soft the ground is at home,” he said, “I had forgotten.” He went off on it, praising, and the road was yours.',
        ],
        failure: [
          'You had one boot on the monk when he remembered his vow, and he pulled it off again and stood among thistles to make up for it. He sang a psalm on one leg. After that he came back to his questions.',
          'You cut one boot for a child and the other for a bear, and the monk fell over in them and took it for a sign against shoes. He gave them back to you, to be kind. Then he stood before you on bare feet again.',
          'You gave the monk good boots, and he gave them at once to a beggar who came by barefoot. He had owned something for as long as it takes to eat an onion, he told you, and it had not agreed with him. He took hold of your sleeve again.',
        ],
      }),
    ],
  },
  'boat-for-a-horse': {
    terrains: ['coast', 'swamp', 'forest'],
    weight: 2,
    who: { trade: 'boatman in fish-skin', gender: 'male' },
    toward: 'for',
    shows: ['boatman', 'boat', 'water', 'log', 'tussock'],
    cast: { boatman: 'he' },
    openings: [
      'Listen: you wanted to go over a wide water, and the one boat there belonged to a boatman in a coat of fish-skin. He asked no silver. He had been told that there are people who ride on a beast, and he wanted to be shown it on a log. Else there were the tussocks of grass, and deep mud between tussock and tussock.',
      'What does a rider do when the land ends? You sat down on a log and looked at black water with a tussock here and there, and a boatman in fish-skin came round to you in his boat. He would take you over if you taught him what a horse is. His brother did not believe in them.',
      'You came to a water that you could not cross, unless by the tussocks, and a boatman in a fish-skin coat came along the bank with his boat on his head. He felt your bowed knee with both hands. “Show me how it is done, to ride,” he said, and rolled up a log to sit on, “and I take you over.”',
      'Your way stopped at the water, and beside the one boat lay a boatman, measuring a hoof-print with his finger. He had never seen a horse. He would ferry whoever taught him to ride, and he had a log ready, with ears cut on it. Without him there was only a tussock here and there to hold on by.',
      'You had to cross the water, and the one boat was a boatman’s in a fish-skin coat, who would bring you over only if you showed him how one rides. He sat bouncing on a log already. “Am I doing it?” he asked. There was no other way over but from tussock to tussock, and it was deep between.',
      '“Your legs are like a bow,” a boatman called to you out of the reeds, and he came up in a boat as small as half a nut. He would bring you across that water for a lesson in riding, and he led you to a log and got on. Otherwise you might try it by the tussocks, he said, and see how deep it was.',
    ],
    still: [
      'You were still on the wrong side of the water, and the boatman would take nobody over who did not teach him to ride. He sat on the log with his knees apart and clicked with his tongue.',
      'The water still lay between you and your road, and the boatman would not ferry you yet. He practised riding on foot, with bent legs, and looked to you to see if it was right.',
    ],
    givenUp: [
      'The boatman gave it up and gave his boy the paddle, and the boy put you over and did not ask about horses. So you came across by no art of yours.',
      'The boatman’s mother came down and made him row you over without a lesson, for he had fish to clean. He did not speak to you once on the way.',
    ],
    later: [
      'On the bank lay a saddle that the boatman had cut out of birch, never having come nearer to one than words.',
      'The boatman had driven in a hitching-post there and tied up his boat to it by the head, with a nosebag on its end.',
    ],
    offers: [
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Learn to paddle the boat yourself',
        description:
          'You take the boat over by yourself, if he lets you try; it weighs what a lamb weighs, and goes over if you look aside.',
        success: [
          'You paddled the boat over by yourself, and did not fall in. It was a mare like any other: you left off holding her and let her feel from your knee where you wished to go. The boatman ran along the bank with both his arms up, for joy.',
          'You let the boat spin like a colt until it was tired, and then you took up the paddle and brought it across. A stroke by the one ear and a stroke by the other, they were reins, only wet. On the far side you almost gave it some grass.',
          'You sat down in the boat lightly, as I sat on the first horse that was mine, and it carried you over. It shied at a reed, and you showed it the reed. When you leaned it leaned, and the other bank came to you like a dog.',
        ],
        failure: [
          'You got into the boat as one mounts a horse, and it went over and threw you in, and you did not cross. The boatman fished you out by the belt. One gets in, he told you, as one gets into bed beside someone who must not wake.',
          'You stepped in at one side of the boat and fell out at the other into the water. It hardly rocked. The boatman had never seen it done so fast, and he pulled you to the bank and was ready to see it again.',
          'You paddled hard and went backward, and came to land where you had begun. Nobody had told you that the boat has two heads and no tail. The boatman on the bank called out which way your face should be.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Teach the boatman to ride upon a log',
        description: 'He pays by taking you across, if he is content, and he is slow to be content.',
        success: [
          'You taught the boatman to ride on the log, and when he no longer fell off he was content and took you across. He had come down on every side that it had. All the way over he asked you what a horse eats.',
          'You showed the boatman how one greets a horse and how one sits, and at the ninth fall he had it, and he ferried you over. The wood had nothing against him. When you were across he got out of the boat like a man dismounting.',
          'You rolled the log under him until he could keep his seat, and for that he brought you to the other side. He trotted in the boat the whole way, as grave as a judge. You were not to bail while it went so well.',
        ],
        failure: [
          'You shook the log under the boatman, and a wild sow ran out of it, and he was not content with the lesson. He had stayed on longer than you would have thought. Now he asked when you were going to ride her yourself.',
          'You got up on the log to show him, and it was you who came off. No animal had done that to you before. The boatman told you kindly that it was only a matter of practice, and he did not take you over.',
          'The boatman rode the log so well that he would not get down, and so he did not ferry you. He had somewhere to go now, he said. He leaned over its neck with his eyes on the edge of the world, and you stood on the bank.',
        ],
      }),
      does(['trade', 'perception', 'medium', 'none'], {
        action: 'Offer the boatman a story for passage',
        description:
          'You pay with a story in place of the lesson; it must be one that his brother has not heard, who has heard a great deal.',
        success: [
          'You told the boatman of dust, which he had never seen, and it was worth the passage, and he rowed you over with his mouth open. You let dry moss run out of your hand, a sky full of it, and ten thousand men inside. His brother had not heard that.',
          'You told him of thirst, and it was new to him, and he took you across. You had to act it, from the first day to the third, with a stick for the well. On the way he made you drink out of his hat.',
          'You told him how far one can see at home, five days of riding and not a tree between, and he paid for it with the crossing. “And who holds the sky up there?” he asked. Nobody, you told him. A story is a boat, it carries whoever gets in.',
        ],
        failure: [
          'You told the boatman of mountains of sand, and he did not believe you and did not take you over. He told you of a lake where the pike has a house with a chimney. Then he watched which of you would be the first to smile.',
          'You told of the lake in the desert that goes away when one comes near, and he was not pleased with it. They had that sort here, he said, one took it from behind with a basket. He wanted a better story before he would row.',
          'You had got to the best of the story when a fish jumped, and the boatman was after it, and did not hear the end. Who hunts has no ears. He came back and asked you to begin again, and till then he would not ferry you.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Wade over and hold on by the tussocks',
        description: 'It is a mile, and your people do not swim, and the leeches have been told of you.',
        success: [
          'You waded over from tussock to tussock and reached the far side, wet to the hat. You had gone like a child from lap to lap. The boatman had paddled behind to see it, and he beat on his boat with both fists, as they do there for a bear.',
          'You crossed the water by the tussocks, one after another, and in the middle, where none grew, you shut your mouth and walked on the bottom. I have asked you how it was. Like being dead, you said, only colder, and shorter.',
          'You pulled yourself over by the tussocks, nine bowshots, hand over hand, and at the ninth your knee struck gravel. A wet rider is a dry rider with a story. Behind you the boatman slapped the water, like one who has lost a bet and is glad.',
        ],
        failure: [
          'A third of the way over, the tussock that you held tore loose and floated off with you, and you did not get across. It was as large as a tent. The boatman towed you back by one reed, so that you should not be shamed.',
          'You were in to the chin when the tussock that you held swam back to the bank with you, for there was a beaver in it. So you stood where you had started. The beaver seemed to know best.',
          'You came to a tussock with a duck on it, and you would not push her off her nine eggs, and there was no way round. The boatman had to fetch you back to his bank. She did not get up for that either.',
        ],
      }),
    ],
  },
  'guest-comes-back': {
    terrains: ['plains', 'hills', 'desert', 'mountains'],
    weight: 2,
    when: { known: 'friend' },
    shows: ['bowl', 'fire', 'horse', 'rope'],
    cast: {},
    openings: [
      'Listen: a rider stood by a fire with one hand up, and it was your friend {them}. {them} had ridden far to meet you and wished you to stop and eat and rest there. Two horses stood on a rope, and a second bowl was filled. You could not ride by a friend’s fire.',
      'By a fire on your road sat your friend {them}, who had waited there for you. The {them.trade} had kept a bowl turned down for you and let two horses graze on a long rope, and would not hear of your going on before you had eaten and slept and told your news. “You are late,” said {them}.',
      'A horse with no rider walked up to you, trailing a rope, and you knew it for your friend {them}’s. A bowshot off {them} sat by a fire with two bowls and wanted you to stop and rest. “I sent it to see if it was you,” said the {them.trade}. “It bites the others.” You were to sit, and you were not let by.',
      'Your friend {them} had ridden after you, and got in front, and lit a fire on your road. Two horses stood there on a rope and two bowls on the ground, and the {them.trade} would see you eat and rest before you went on. “You let things fall when you are tired,” said {them}. I have it from {them}, who was not ashamed of it.',
      'You saw a fire at three bowshots, and it was your friend {them}’s, and {them} got up and filled a second bowl for you. The {them.trade} had turned two horses out on ropes, as one does for a long stay, and meant you to share it. Smoke tells the truth about its owner, and this was low and clean.',
      '“You have got thin,” your friend {them} told you from behind two horses, and would not let you ride on so. The {them.trade} tied the horses to a rope and wiped out a bowl. By the fire lay a felt for two, and you would be let go when you had eaten and rested and told your news.',
      'A rope lay across your path with a red thread in it, and at its end your friend {them} stood with two horses, blowing on a fire. “I have fished for you,” said the {them.trade}. You were to stay and eat and rest, and a bowl was put in your hand before you had said a word.',
      'It was an empty road, and then by a fire on it sat your friend {them}, who wanted you to stop there. Two bowls stood ready. “Sit,” said the {them.trade}, and tied the horses to one rope, and you would not be let go until both bowls were empty.',
      'Your friend {them} whistled to you out of a fold in the ground, and held two horses by a rope, and wanted you to come down and rest. A fire was burning there and a second bowl had been warmed. “People walk differently after what I hear of you,” said the {them.trade}, “and I had to be sure that it was you.”',
      'When you came over the hill your friend {them} was waiting for you by a fire, with two bowls, and horses let out on the whole of their rope. {them} had heard which way you rode and wanted to see you fed and rested. “Now tell it,” said the {them.trade}. What could you do? You sat down.',
    ],
    still: [
      '{them} would not let you ride on before you had rested at the fire as a friend should, and put on another handful of dung.',
      '{them} still held your rein, and a friend who has not rested is not let go, and so you stayed by the fire. The bowl was held out to you again.',
    ],
    givenUp: [
      'You and {them} drank what was in the bowls, and had no more luck with each other than that. {them} untied the horses, and you parted friends and were let go.',
      '{them} had a herd to see to and left the fire. You went on as tired as you had come, and with nothing learned, and nobody was angry.',
    ],
    later: [
      'Two flat stones lay by old ash, where you had sat with a friend, and a bowl was turned down on one so that the rain should not have it.',
      'A strip of felt was pegged on the dry side of your friend’s old hearth, as wide as one sleeper.',
      'The ash of your friend’s fire had been raked level, and a finger had written in it what is said to a guest at the door.',
    ],
    offers: [
      does(['trade', 'intellect', 'easy', 'none'], {
        action: 'Exchange news of the road with {them}',
        description:
          'You tell what you have heard and are told as much; it must be even, and will cost you something that you meant to keep.',
        success: [
          'You exchanged news with {them}, passes against wells and two weddings against a war, and you came out of it wiser. At the end {them} told you one thing more, who had been asking for you along the road. “It is not in the trade,” said {them}. “That is for friendship.”',
          'You and {them} traded all that you had heard, and each had what the other lacked. You had a dead khan, and {them} knew who killed him. It went to and fro across the fire like a ball of wool. “Owe me a well,” said {them} at the end.',
          'You drew the country between the bowls, {them} the east and you the west, and when it was done you both knew the road better. In the middle was a piece that both had wrong, and you put it right. Two half-blind men own one good eye.',
        ],
        failure: [
          'You told {them} all your news, and it was the same as {them}’s, so that neither had won anything by it. You had both had it from one pedlar. It was good to laugh. It does not tell one where the water is.',
          'You and {them} each kept back the best and waited for the other, and so nothing was told that was worth a bowl. The fire went grey. You paid each other a great many compliments, and poured again.',
          'You began with the sad news, and then there was no getting past it, and nothing was learned of the roads. {them} had known that dead man also. So you sat and said what he had been like.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Lie down while {them} watches the horses',
        description:
          'You sleep, for once, with a friend on watch; it costs some pride, for one asks few people to be a wall at one’s back.',
        success: [
          'You slept, and {them} sat behind you to be leaned against, and watched the horses. {them} sang a song with a great many rivers, and you went under at the second. When you woke it was still flowing, more quietly, and nothing had strayed.',
          'You lay down and slept well, under a felt and with a saddle laid on its edge, while {them} kept watch. Whenever you rose toward waking there was a small sound of whittling. It was to have been a spoon, said {them}, and now it was a peg.',
          'You slept your fill, for {them} had watched through your turn as well, and nothing had strayed. {them} walked up and down with both boots off, so as to make no noise. “I forgot to count,” said the {them.trade}, and I have never been lied to so kindly.',
        ],
        failure: [
          'You did not sleep, for {them} sang to keep awake, and sang well, and it carried. A fox came, and then another man’s dogs, and then the man. They talked it over above you, and at last you sat up.',
          'You lay down, and {them} kept such good watch that you were woken for whatever stirred. It was a mouse. It was the mouse going home. It was the mouse with a friend.',
          'You lay down, and then {them} began to talk of how you two had met, and you got no sleep. First it was the place, and then who had been at the place. Can one sleep through one’s own story? You sat up and put the names right.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Swap belts and be kin from now on',
        description: 'Whoever does this takes the other’s enemies with the belt, and you had better say how many.',
        success: [
          'You and {them} swapped belts and were kin from then on. You had told {them} how many enemies you had, and {them} had whistled and told you another number. Since then, when somebody asks for you, it is your kin who answers.',
          'You exchanged belts by the fire, and {them} was your kin. You had counted your enemies on your fingers and had to begin again at the thumb. “I have an uncle who is worse,” said {them}. Each of you had somebody now who must come to the burying.',
          'You and {them} spoke the old words and put on each other’s belts: your life is mine and mine is yours. {them} said them first and you said them after. A rope of two strands does not unwind. You were both hungry then, as one is after weeping.',
        ],
        failure: [
          'You did not swap belts, for one of your enemies was {them}’s cousin. It could not be now, said {them}, and did up the buckle for you by hand. You would have to make it up with that cousin first.',
          'You both unbuckled, and then {them} saw that your belt had been {them}’s already, by way of a wrestler and a fair, and so it could not be given. It took so long to work out that the fat burned. Each of you put on his own.',
          'You swore to be kin, and the bowl cracked across in the middle as you drank, and so it did not count. Neither of you said a word. A cracked bowl is an answer, so it is told; and each of you kept the old belt.',
        ],
      }),
    ],
  },
  'debt-of-dust': {
    terrains: ['plains', 'forest', 'swamp', 'coast'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    shows: ['pony/ponies', 'noose', 'saddle'],
    cast: { 'riders/friends': 'they' },
    openings: [
      'Listen: four riders on tired ponies barred your way, and the one in front was {them}, whom you had wronged and who wanted to shame you for it. An empty saddle was ready for you on a fifth pony, with a noose laid over it. {them} meant to lead you bound from fire to fire. The three others had come only to see it.',
      '{them}, whom you had once put to shame, lay across your path with a noose, and behind stood three friends and their thin ponies. There was a saddle for you on one of them. {them} wanted you bound on it and led round to every hearth that had laughed at the {them.trade}, and would not let you by.',
      '{them} came at you along the track with three friends on ponies, and shook out a noose. “It is for the shame that you did me,” said {them}, “get into the saddle.” An empty one was there, and you were to be led in it to all the fires where they had laughed. I had it from one of the three.',
      '{them}, whom you had wronged, had closed the road before you and behind you with friends on ponies, and held a noose. You were to be set in a saddle and taken home to be shown. A debt of silver can be paid, a debt of dust must be eaten; and there was no other road.',
      'The three friends of {them} sat yawning on their ponies across your road, and {them}, whom you had wronged, slid down with a noose. {them} began on a speech of accusation that had been long in the making. After it you were to get into an empty saddle, with the noose about you, and be shown at every fire. They were four.',
    ],
    still: [
      '{them} still barred the way with the noose, and wanted to lead you bound to be laughed at. The three friends and the ponies stood a little farther off.',
      '{them} still barred your way with the open noose and wanted you in the empty saddle. The speech had been begun over from its first word, and it was a slower speech this time.',
    ],
    givenUp: [
      '{them} had shamed you before three friends, and it was enough to tell at the fires. The noose was left on a twig, and they rode off and let you go.',
      'The three friends were hungry and turned their ponies for home. {them} could not lead you alone and went after them with an empty saddle, and you were free, and not forgiven.',
    ],
    later: [
      'A noose of rawhide hung on a twig there, from the quarrel with the four riders, for anyone who had a use for it.',
      'Small hooves had stood there a long time in one place, those of the ponies, and had gone off at a walk, in several directions.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle {them} to settle the quarrel',
        description: 'Whoever loses must be silent about that shame at any fire for good, and {them.he} has practised.',
        success: [
          'You wrestled {them} and won, and {them} must be silent about that shame at every fire. You had gone down together, and you were the one with breath to rise. “It was a poor story,” said {them}, “I never knew how to end it.” A hand came up, and you pulled.',
          'You threw {them} after a long hold, and so there was peace between you. {them} lay in the dust and began to laugh, and the three friends came running at the sound. Who falls hardest is lightest after; they led the empty saddle home.',
          'You won the match in the third throw, when neither of you had any strength left, and {them} let you by in peace. You leaned on each other, chin on shoulder, and {them} sank first. {them} never told the story again. I have it from the friends.',
        ],
        failure: [
          '{them} threw you with a trick of the hip, and the match was lost, and the noose was held out to you. An uncle had taught that throw. The three friends asked to see it once more.',
          'You had the better hold, and then you looked into that face and lost it, and {them} put you down. It is a mistake to look. {them} had been beaten by you nine times in dreams, and had learned something each time.',
          'You put {them} down again and again, and {them} would not stay down, and at last it was you who lay there. An angry man has more lives than a winter wolf. {them} stood over you and shook out the noose.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Put your own head through the noose',
        description:
          'You give yourself up before you are forced to, and trust that what {them} wants is only to be asked for pardon.',
        success: [
          'You put your own head into the noose, and that was enough for {them}, who took it off again and let you go. {them} had drawn it snug first, and it was not as good as it had been in all those tales. You looked like a goat, you were told, and should get up.',
          'You knelt in the noose and said aloud what you had done, and {them} heard it to the end and forgave you. They had all told of that shame, and nobody had said yet that he was sorry. Who bows takes away the other’s stick; and the loop was thrown to the friends.',
          '“Lead me,” you said with your head in the noose, and {them} led you three times round before the friends, and then the rope hung slack. “It is enough,” said {them}, and it was peace. I think it had been enough for a long time, but nobody had known how one stops.',
        ],
        failure: [
          'You put your head into the noose, and {them} did not forgive you but tied it to a saddle, and you ran behind a pony until the rope broke. It was an old rope. {them} knotted it together again.',
          'You knelt to the noose, and it was too small for your head, and {them} wept with rage and was not content. It had been tied for a smaller shame, said one of the friends. They began to tie it wider.',
          'You put on the noose and hoped for mercy, and {them} had none, and walked you up and down in it before the friends. You were asked at each turn whether you had laughed. At last the rope was taken off, to begin again properly.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Loose the ponies and run with them',
        description: 'They are as weary of this as anyone, but they stand on the far side of {them}.',
        success: [
          'You ran past {them} to the ponies and drove them off and ran with them, holding the last by the tail, and you got away. It was long before you heard {them}, on foot and very small, calling that this made twice.',
          'You whistled the whistle for home, and all the ponies went, and you ran along at the flank of the hindmost and were free. Their masters had to run the other way to head them. Any beast knows that whistle.',
          'You untied one pony, their leader, and the others were tied to it, and so the whole string ran past {them} with you at its end like a burr. They stopped nine bowshots on to graze, and you did not.',
        ],
        failure: [
          'You loosed the ponies, and they would not go, so tired were they, and you did not get away. You stood there and slapped them, and {them} came up and leaned on the other side of the same beast. “You see how it is,” said {them}.',
          'You loosed the ponies, and they ran to {them}, who had a crust in a sleeve for each, and you ran in among them and were caught. Love goes on four legs. The road was shut as before.',
          'You had your leg over a pony when it lay down under you, and the three friends took you by the arms. It was a thing that it did. They had tried for a month to break it of that, they told you, and brought you back before {them}.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell {them} how it looked from your side',
        description:
          'You explain that old wrong as you saw it; you must be short, and put in the part that you are ashamed of.',
        success: [
          'You told {them} how it had looked from your side, and {them} believed you, and there was peace. By and by you were telling it between you, the one taking up where the other dropped it. Nobody came off well. It was a far better story so, the friends said.',
          'You told what had been in your own eyes on the day when you did {them} that wrong, and {them} had not known it and let you go. A thing seen from one side is half a sheep. The knot of the noose was undone, and it took teeth.',
          'You told {them} that you had looked back that day and been sorry, and with that {them} was content. {them} said nothing for as long as it takes to drink a bowl. “Then I was not alone there,” said {them}, and let you by.',
        ],
        failure: [
          'You told your side and left out the one thing that {them} had been waiting for, and so it was no use. “You laughed,” said {them}. You had forgotten that; and to have forgotten it was worse than the laughing.',
          'You told your side so well that the three friends smiled, and {them} was angrier than before. {them} had told it at nine hearths without a smile. Now {them} saw how it is done, and who had done it.',
          'You told it fairly, like a judge, and {them} did not want a judge and would not let you by. A wound asks for a hand, not for a scale. You were told to begin once more, and with your name, and what people call one who does such a thing.',
        ],
      }),
    ],
  },
});
