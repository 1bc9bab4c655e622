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
    openings: [
      'Listen: two hundred humps lay in the snow, and each of them breathed. They were sheep and goats, and they were starving, since the snow had an iron crust and no hoof went through. A herder led her last horse up and down to break it for them. She had done so for three days. She wanted more feet, and asked for yours.',
      'What kills a flock, the wolf or the winter? It is the crust, when snow melts and freezes. This herder had two hundred beasts on it, sheep and goats, and grass a hand below them, and they could not reach it. She chopped with a stirrup. One horse still stood on his feet and held on to her sleeve. “Break it with me,” she said, “or they lie down.”',
      'I have seen that slope in a good year, and it is kind. In that year it had a lid on it like a pot. A herder was counting aloud to two hundred, sheep first and then goats, so that they should stay awake. They had to eat soon or die. She had one horse who could break the crust, and a stirrup, and you.',
      'Snow lay three hands deep, and in its crust, to the chin, stood sheep who did not move and goats who had begun to fold their legs. You walked into the middle of them before you knew it. The herder knelt there and cut at it with a stirrup beside her one horse. Grass was under it, she said, and she could not open a hillside alone.',
    ],
    still: [
      'What had been opened had drifted shut behind you both, and she had begun again at the upper edge.',
      'One more had lain down. She went over and pulled it up by the horns, and came back, and said its name.',
    ],
    later: [
      'Small brown squares went all down that slope where the white had been cut, as if somebody had sown a field in a great hurry.',
      'A stirrup lay there, worn bright along one edge, and thin as a knife.',
    ],
    offers: [
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Break the crust beside the herder',
        hurt: 'mishap',
        description: 'It is as thick as a hand, and there is a whole hillside, and it will cut your shins.',
        success: [
          'You took the lower side and stamped, and neither of you had breath for a word. Then behind you there was a sound like a great deal of cloth being torn. Two hundred mouths made it. She sat down where she was, with her hands in her lap, and listened as one listens to a fiddle.',
          'Nine times you went along the slope and nine times back, and each time you left a black road behind. On the last road the lambs came out. I had it from her daughter that she never afterwards heard ice crack under a foot without turning to see whose.',
          'You found a good stone with an edge, and you let it fall, and lifted it, and let it fall. A hard lid, a hard lifter. When your arms would not rise she took it from you, and when hers would not you took it from her, and so it went to and fro until they fed.',
        ],
        failure: [
          'You went at it with your heels and were through to the thigh, and it shut round your leg like a lock. She had to leave her sheep and chop you out. Between the blows she told you how many she had lost, and she counted you in.',
          'You broke it, and under it there was another. The first snow had had its thaw also. She had known that side was bad, she said, but you had run at it so gladly.',
          'What you cut, the wind filled, and what she cut, it filled too, and you had the worse shovel. You worked until you could not close your hands. They had eaten by then as much as one goat eats in a dream.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Let the horse in first and the goats last',
        description:
          'Each beast opens the snow for the next, the old ones say; but she has the one horse, and if he falls all fall.',
        success: [
          'You set the horse where it was thinnest, on the shoulder, and he pawed. Behind him you let in the big wethers, and then the ewes, and after those the goats, who can live on an insult. It went in that order, and I have seen generals who could not keep it.',
          'He would not paw, for his feet were cut, so you bound them with your sleeves. Then he struck, and at the ninth stroke there was green. The sheep went in at his tail like thread after a needle, and by and by the whole slope was sewn.',
          'You walked him in a ring, and drove the sheep round in the ring, and the goats inside that, and it was trodden through from the edge to the middle. Who goes in first goes hungry longest. She kept an ear of barley in her cheek for him, and when all was done she gave it him.',
        ],
        failure: [
          'You put them in order with the largest to the front, and no one had told the goats. They went over the backs of all the others like a river over stones. They ate the place bare and lay down on it with their feet tucked in.',
          'The horse broke a path and broke it well, and it was straight, and it led to the edge of a gully. There he stood. Behind him came two hundred who trusted him, and it took all your strength to turn them.',
          'They went in one after another as you wished, and the first one in stood still and ate, and would not go on for any of those behind. A full mouth has no ears. She laughed till she had to hold on to the horse, and it was not with joy.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'slight'], {
        action: 'Sing to the sheep so that none lies down',
        description: 'What lies down freezes there, so you must walk and sing, and you may not stop for breath.',
        success: [
          'You went round among them and sang all that you had, and she took the other side. They leaned and shuffled and stayed on their legs to hear how it ended. You had come down to cradle songs when they shook themselves, one by one, and it was wool there and no more snow.',
          'At first they did not know you, and then they did. A voice is a small fire. You carried it from one end of them to the other, nine times, and wherever you had been a head was up, and so they stood until she had the ground open.',
          'The song was about a grey mare who looks for her foal, and it has no end, so it is told, because she never finds it. It was the right one to sing. Not one beast lay down while she was looking. I know that song, and I have not the heart for it.',
        ],
        failure: [
          'You sang until there was only breath. By then they lay down as people do at a long wedding, with their eyes open. She pulled them up by the ears, and as she passed she felt your ears too, for they were white.',
          'You had a loud song, and it was a marching one, and they marched. It was downhill. She ran after them with her stirrup, and you sang softer, but an army does not turn round because the drummer is sorry.',
          'Your throat shut at the third round, and you clapped, and then you beat your hat. They had listened to you, and they could not listen to a hat. You saw their knees go, first at the front and then all along, like a row of tents on a windy day.',
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
    openings: [
      'Listen: a camel had borne a white calf in pain and would not look at it, and it had drunk nothing for three days. The woman had tied a rope across the track so that no one should go by. She had a fiddle and a lump of salt, and she could play but not sing. She needed a voice, and the calf lay like four dropped sticks.',
      'What does one do when a mother will not be a mother? One sings to her. A woman sat between a camel and a calf with a fiddle on her knee, and a piece of salt in her hand that nobody licked. She could get no one to sing. “You have a throat,” she said to you, and she took hold of your coat and did not let it go.',
      'Two bowshots off you heard a fiddle, and no one played it. It hung from the hump of a camel, and hummed as she breathed, and she bit at whatever came near. The woman stood off with a calf in her coat and a bag of salt. She had sung for a day and had no voice, and you must go on for her, or he would die.',
      'The camel looked to the south, and the calf looked at the camel, and the woman looked at you. They had had a hard birth there. One must play to such a mother and sing to her, and offer salt, until she weeps, and then she knows her own. The fiddle was tuned. But her voice was gone, and she would not let you pass with yours.',
      'I was raised on the milk of a camel who had been sung round, so I know this is true. You met the woman in the middle of it. She had played the fiddle till her fingers bled and offered salt, and the calf was still thirsty. The mother turned her tail. “Sing,” the woman told you, “or lend me your hands, or tell me that I may stop.”',
      'A cold mother is a well with a stone on it, there is milk beneath. This camel had milk enough, and a calf who was dying for it, and she kicked him. The woman who owned both held out a fiddle-bow in one hand and salt in the other. “Take which you like,” she said. “I have tried with the two of them, and I cannot do it alone.”',
      'It came and nosed your knee, and your sleeve, and your hat, and it was a calf, white, looking for an udder on you. “Not you either,” said a woman. She sat beside a camel with resin and a fiddle, and her salt lay untouched on a stone. The mother would have nothing of him. You were asked to stay until she would.',
      'There were three who wept at that place, the woman and the calf and the dog, and the camel did not. And for her it was all done. They had rubbed salt along the little one so that she should lick him, and they had played the fiddle since milking. What was wanted was a singer. Nobody sings alone against a camel, the woman said, and she barred your way.',
      'Her neck was turned the other way, and wherever they led the calf she turned it further. She was a grey camel and proud. “She has a heart,” said the woman with the fiddle, “I have seen it in other years.” There was salt on her palm, and the beast would not even smell it. She wanted you to try, for you were a stranger, and strangers bring luck.',
      'He had been dropped on the march, with no one near, and his mother had walked on. That a camel does not forgive. The woman had carried the calf back on her shoulders for a day, and brought fiddle and salt out to the two of them, as one must. Would you sing? She asked all who went by on that track, and there had been no one else.',
    ],
    still: [
      'The little one had got up and tried, and been kicked. His mother gazed over him to the edge of the land.',
      'He lay down again with his neck along the ground. They had led her round to face him, and she had gone on turning until she did not.',
    ],
    later: [
      'A broken fiddle-string lay in a trampled place, and the prints of two went away from it, one set large and one small, and so close that they were mixed.',
      'A big hollow and a little one were pressed in the ground there, and no hand would have gone in between.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sing to the camel until she weeps',
        description: 'It is one word sung over and over, and she hears if you do not mean it.',
        success: [
          'You sang the one word low down with your hand on her neck, and she bit your hat, and you sang it without the hat. Something ran beside her nose, on the one side and then on the other. She turned her head. She smelled him from end to end, like a person looking for a thing with shut eyes.',
          'Nine times you sang it and nine times nine. By then it was your own dead that you were singing to, as it always is. The camel let out a breath as long as a rein, and brought a wet face round, and took him by the ear and drew him in under her.',
          '“Lower,” said the woman, and you put your mouth to the hump and sang into it. For a long time it only went in, as water goes into sand. Then a drop came out. She wept like a roof in a thaw, and set her hind legs apart so that he should see where to go.',
        ],
        failure: [
          'You sang, and the little one wept, and the woman, and the dog. The mother heard it through with hanging lip, as is polite. When it was over she gave you all that she had in her mouth.',
          'You had the word and you had the tune, and she had a cud and was in no haste. At the end of your breath she turned round at last. It was the fiddle that she turned to, and she licked it all along.',
          'It had begun to work, and her ears came forward, and then your voice broke like a boy’s. She looked at you. She had stood near to weeping, the woman told you later, and it would be longer now than if nobody had tried.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Get the calf to the udder under her guard',
        description: 'She kicks forward and sideways, and straight up, it is said, when she has somebody to kick for.',
        success: [
          'You went in beneath her with the calf across your shoulders, like a thief with a carpet. She kicked once to each side. When she had her leg up for the third he had hold and was drinking, and the leg stayed in the air, and she put it down with care.',
          'You waited until her mouth was full of thorn, since nobody kicks well who is chewing, and you put him to her from behind your own knees. A foot passed each of your ears. At the first warm pull she stopped. She stood so, with the thorn sticking out of her on both sides, till he was done.',
          'You rubbed yourself with her dung and went in on your hands and knees, as his brother. She smelled two, and she thought it over, and counting is not their strength. One of the two drank. The other lay very flat, and when she had let down her milk it was all the same to her which was which.',
        ],
        failure: [
          'It is true that she kicks straight up. The calf slid off over your head as you were going by. You lay side by side on the ground, you and he, without any breath, and looked at all that camel from beneath.',
          'She did not kick you, she sat down. There was no malice in it, she was only tired of standing. They talked to her of thistles, the woman and then you from under there, until she saw reason.',
          'You had him at the udder, and he would not open his mouth. He had been struck so often there that he no longer believed in it. Who can teach a child to trust a door? You were still holding up his chin when she remembered her feet.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Rub the calf with the salt',
        description:
          'It is the last good salt and it must go on where she will lick, and there is no more for the tea.',
        success: [
          'You had seen her lick a rope where hands had been. So you rubbed him from the ears down, as salt as a lake, and she came and licked him like a dish. Near the ribs she stopped and groaned. She began again at the head, and this time she was washing him.',
          'You held it on your palm and walked, and she followed the palm, and where the palm ended there was a calf. She licked what was on him, and it gave out at the shoulder. One could see her think. Then she went on without it.',
          'You put a little on his nose, only there, where it would run with his own wet. To get at it she had to breathe his breath. That is an old woman’s trick, and I had it from an old woman: who breathes another’s breath is caught. The calf had a mother before she was done.',
        ],
        failure: [
          'You rubbed it in well, and every camel of that country came up to lick him, all except the one. He bore it at first. They had to be driven off with a tent-pole, and she had watched it like a stranger.',
          'When you had done him white from nose to tail you licked your finger, and it was soda, out of the other bag. He foamed. His mother had been about to look at him, and she looked at the sky.',
          'She licked him, and she licked him down to the last grain, and then she turned her tail as before. She had understood it as a present. Salt buys the tongue, said the woman, and the heart stays in the tent.',
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
    openings: [
      'Listen: a tent came over the rise on a cart as broad as a road, with its lamps lit, behind two and twenty oxen, and nobody drove it. All the house slept but one. A lady leaned out at the door and asked you if that was a river ahead. It was, two bowshots off. Her husband’s uncle had the goad, she said, and he lay within and snored.',
      'What walks asleep and carries its fire with it? A house on a cart. Two and twenty oxen drew this one straight at a river with their eyes shut, and they had no driver, for he had gone in to lie down. He was the uncle. A lady on the sill held up a lamp to see your face, and she wanted it stopped, and she could not jump.',
      'First you heard the axle, for as long as a kettle takes to boil, and then there were lamps over your head. It was a lady’s own tent, rolling by on a cart. “I do not like to wake the uncle,” she called, “but is there a river?” The oxen walked toward it in their sleep. Somebody had to turn them, and there was you.',
      'You made for some lamps and the lamps made for you. They hung on a cart as large as a camp, and two and twenty oxen pulled it, all sleeping, like their uncle within who should have held the goad. One lady was awake. A cart knows one road, she said, and that is forward. She smelled the river, and she asked you to save her house.',
      'I was born in such a house, on such a cart, and I know how it goes. The uncle has the yoke, and he has words with the lady at supper, and he lies down, and nobody will speak first. So the oxen went on by themselves, and into a river. She sat in the door with her lamp and asked what you could do.',
      'Two and twenty oxen went by you with shut eyes, and after them a wheel that was taller than you, and after the wheel a lady, who bowed. Her cart was going into the river. She did not wish to go with it. The one man who could drive was an uncle, and he slept, and she had a lamp to call with and no one to call but you.',
    ],
    still: [
      'It had rolled on for a bowshot. A light was hung out at the back of it, so that you should find your way to it.',
      'The wheels went slower where the ground was soft, and then they went faster, and it smelled of wet.',
    ],
    later: [
      'Two ruts ran there, twenty feet apart and a hand deep, and what lay between them had hardly been trodden.',
      'The ruts came up to the bank and bent, by so little that a child could have laid his arm between the wheel and the water.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take the lead oxen by the horns',
        hurt: 'mishap',
        description:
          'They are two and twenty, and asleep, and whoever hangs in front of them is the first to be trodden on.',
        success: [
          'You hung from the near leader, and both your feet ploughed. He opened one eye. Then it went back from yoke to yoke, like news, and they stood, the last of them with a sigh, and the pole was out over the water. Inside somebody turned round and said that it was pleasant to have quiet.',
          'You twisted his head by the horns till he looked at his own tail. An ox goes where he looks. So the whole line bent like a bow behind him, and the house came round after, leaning, with a sound of bowls. It stopped on the bank side by side with the current.',
          'You could not hold them and you did not try, but jumped up and sat on the leader’s neck and put your two hands over his eyes. It was darker then than sleep. He woke and stopped, because he was afraid of it, and twenty-one walked into one another like cousins at a door.',
        ],
        failure: [
          'You had the leader by the horn, and he walked on with you, as he would with a fly on him. They do not kick. They only go on. You passed beneath the whole of that household from front to back on your face.',
          'He woke at last, and he was pleased to see someone. He put his head under your arm and lifted. From where you hung you could see the house, and the water, and how well they still fitted to each other.',
          'You threw yourself on the one, and he stopped for you, and his yoke-mate did not. They had been brothers for nine years and had never disagreed before. The pole swung round between them, and it did not look who stood there.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Wake the uncle and make peace',
        description: 'She will not be first to speak and no more will he, so you must speak for each and run between.',
        success: [
          'He had words with her at supper, over a carpet, and he had lain down on purpose. You went in and spoke to him as if from her, and out again and spoke as if from him. Both had answered better than they ever did. He was at the yoke before he had his shirt closed.',
          'You found him by his feet. She had only asked, you told him, who it was that drove so finely last time. He sat up. Praise is a spoon, it goes in without a knock; and he was out on the pole in the dark, and the lead ox knew his voice, and they turned.',
          'He would not be told by family, and you were not family. So you pulled his toe and said that the river was going to drown a good carpet. Which carpet? Hers. He thought about that, lying there, and he was a just man at the bottom. The goad was in his hand when he went by you.',
        ],
        failure: [
          'She told you the cause of it. It began with her betrothal, and you were at the bride-price when all the lamps leaned over to one side. Water came in under a carpet. Now he would see, she said, and she sat down to wait till he did.',
          'You woke the wrong one. He was a nephew, he was glad to be of use, and he had never held a goad in his life. He asked you what to do with it. By the time you had shown him they were up to the knees.',
          'He heard you out with his eyes closed and then he said that he was asleep. You could tell her that. You told her, and she said that he might tell himself she was not awake either. The wheels turned under both of them.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Run ahead with a lamp and turn the oxen',
        description:
          'They will follow a light if it goes no faster than they do, and you must walk backward to show it.',
        success: [
          'You held it low and walked backward before forty-four eyes that did not open. They came round by a hair, and by another hair. The river slid off to your left, talking to itself, and she called down that it was like being driven to her wedding.',
          'The leader smelled hot oil and dreamed of a stable, and toward the stable he turned. You went before him, one step at each of his. So a child leads a blind man, by going where he thinks he is going. They stood in the end on dry stones, all in a ring, with the house in the middle.',
          'You swung the light and sang the call for milking, for they had all been calves once. The ears came up, and then the feet came over. I have tried it since and it is true. But one must sing it as an old woman sings it, with a cold.',
        ],
        failure: [
          'You walked backward, and so it was you who found the river. The flame went out with a hiss. That woke them, and they stood with two and twenty chins over the bank, and looked down at whatever you were, and the wheels pushed.',
          'They followed so well that they followed you everywhere. You stumbled and went left and so did they, and you ran, and the house ran after you. It was like being loved by a mountain. The light was the first to give up.',
          'A moth was quicker than you. It came to the flame, and the flame leaned, and the leader took it that you had meant him to lean. He leaned the wrong way. A sleeper believes anything that is bright.',
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
    openings: [
      'Listen: a surgeon who had served the right wing for thirty years saw you bleed and stopped his cart across your path. He would not let you walk on so. He could sew you with a needle, or burn you with an iron. And best of all was the old cure, to be put into a warm ox. He had one ox, and it drew that cart, and he sighed.',
      'It was the ox who saw you first, and stopped, and so the cart stopped, and its master woke. He was a surgeon, an old one, out of the army. “Chagaan sees a wound before I do,” he said, and Chagaan was the ox. He blocked the way until you had chosen needle, or iron, or the cure of the old wars, and that one he did not name.',
      'How did they mend a khan in the old days? They opened an ox and laid him in it, warm, and he rose. This surgeon had done it with his own hands. He laid them on your wound now, and he asked what you would have, the needle or the iron, and then he looked behind him to the beast that pulled his cart, and it was his friend.',
      'You left a red drop at each step, and a cart had followed the drops for a bowshot. On it sat a surgeon, boiling a needle in his tea-water. “That one walks until he falls,” he told his ox, “and then I must lift him.” So he barred the road and heated an iron. He wanted to close you, one way or another, before you went any farther.',
      'A torn coat runs to ribbons, a torn rider runs dry. The surgeon said this from his cart, and got down, and walked all round you, and guessed how deep it was. Needle or iron, you must say which, and he would not let you by. His ox put in its head to listen. There was a third cure, he said, and his hand lay on that white neck.',
    ],
    still: [
      'He had sat down on the shaft to give you time, and a heavy white chin was laid on his shoulder.',
      'The water was on the boil again. Chagaan chewed, and he stopped chewing whenever you drew breath.',
    ],
    later: [
      'The ash of a small fire lay there, with ends of thread in it, and there was dung from a beast that was plainly alive.',
      'Two ruts went away, and before them the prints of four slow feet, and a dropped strip of linen that had been washed nine times.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Have it sewn with a hair from the ox',
        description: 'It takes nineteen stitches with the needle, and you have only your belt to bite on.',
        success: [
          'You bit the belt and looked at Chagaan, who looked at you, and at each stitch he put his tongue out a little way. Nineteen times he did it. The last was tied with the knot that is used for saddles. It would outlast you, the old man said, and it was meant as good news.',
          'He told you a battle while he sewed, and he put in a stitch wherever a man fell, and it was a hard battle. You were so eager to hear who won that you forgot to cry out. Nobody had won it. “But see,” he said, “how well you are closed.”',
          'You counted his teeth, since his mouth hung open at his work, and he had five. He drew each thread tight and breathed on it, as my grandmother did with boots. The skin that is sewn with love does not leak, and in nineteen breaths it was done.',
        ],
        failure: [
          'At the seventh stitch he told you that you might cry out now, for many did. You did. Chagaan had a tender heart, and he took fright and left, and the thread was still fast to the two of you, and you were obliged to go some of the way with him.',
          'His eyes were thirty years older than his hands. He sewed well and he sewed neatly, and when he bit off the end it was your sleeve that he had sewn, to his own. You cut each other free and he begged you to stand nearer the light.',
          'The tail hair broke, and the second broke, and the third. A beast that has been frightened grows bad hair, the old man said. It was you, by your groaning, who had frightened it, and he put his things away and gave his friend some hay.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Let the surgeon use the hot iron',
        description: 'It is a sabre laid in the fire, and he says that he will count to three.',
        success: [
          'He said one, and did it. There was a smell of supper, and you saw your grandmother’s kettle with the dent in it, as near as my hand. When you came back from there it was dry and clean. He was rubbing the forehead of Chagaan, who had not been able to watch.',
          'You held on to the wheel, and it was over, and the wheel had a spoke fewer. What had run like a spring was as dry as a griddle. He gave the spoke to the fire. He that holds still is burned once, he told you, and whoever jumps is burned twice.',
          'He asked you for your father’s name, and in the middle of it the iron came down, and you finished the name much louder than you began it. They heard it in two valleys. “A fine man,” said the surgeon, and by then he had wet felt on it, and it was closed.',
        ],
        failure: [
          'He counted, and at one, not being a fool, you moved. The iron passed by and set light to the hay. You put that out together with the tea, and then both had to sit down. It was always the brave ones, he said.',
          'It had not been hot enough. It only stuck. He drew it off again, and asked your pardon, and blew on the fire, and you had to sit beside it and watch it redden, as long as it takes to saddle three horses. By then you had walked a little way off.',
          'He was so old that he fell asleep between two and three with the sabre in his hand. You took it from him gently. It is a hard thing to burn oneself, and you looked at the red edge, and it grew brown, and then black.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Speak up for the ox and take a dressing',
        description: 'It means going on with the wound half tended, for the sake of one who eats hay.',
        success: [
          'You would not be well at the price of him, you said. The old man blew his nose. It had mended princes, he told you, but he had walked behind that tail for sixteen years, and he dressed you with honey and old cheese and saw you over the hill, the two of them did.',
          '“Let him live,” you said, and it was all you said. So the surgeon told the ox, in the speech that they had, and it was a long telling for three words. A mouth as soft as felt came down on your neck. There was less pain after that. I do not say why.',
          'You asked what the beast was called, and how old, and what he had been like as a calf. Nobody kills a thing after he has answered that. He spat on clean linen and bound you with it, crying, and drove beside you the whole length of the valley.',
        ],
        failure: [
          'You spoke so well for him that the surgeon unyoked him there and gave him his blessing and set him free. He went round behind and stood. Now there was no one to pull but you and an old man, and you pulled as far as the first tents.',
          'He had never thought of killing that ox, he said, he had only looked at him. How could you think it? You had said it aloud, in front of the beast. Chagaan would take no hay, and it fell to you to beg his pardon, and the dressing was forgotten.',
          'He swore by Heaven never to do it, and broke the great knife across his knee for a sign. It was the only knife that he cut bandages with. The two of you stood and looked at the halves, and you bound yourself with grass.',
        ],
      }),
    ],
  },
  'barefoot-friar': {
    terrains: ['plains', 'desert', 'hills', 'mountains', 'coast'],
    weight: 2,
    who: { trade: 'barefoot friar', gender: 'male' },
    shows: ['friar', 'letter', 'book', 'well'],
    openings: [
      'Listen: a fat man was walking to the Khan on bare feet, with a letter from the king of the Franks. He was what they call a friar. He had been told it was a month, and this was the second year, and he did not know the next well. He held you by the belt. You were to answer for his book before you went on.',
      'I have met their envoys since, and none came as that one came, bare to the ankle and round as a cauldron. He sat in the middle of the track with a book on his knees. The friar had a letter for the Khan, and no notion of the wells. “Where do you bury your dead?” he asked, and would not move his legs till you had told him.',
      'What were they, those prints? Bare feet, as broad as hooves, and they had gone round one well nine times. At the tenth round sat a friar. He had lost his way with a king’s letter in his bosom, and he had a book, and in it he wrote whatever a stranger said. He wanted much from you, and he stood up and spread out his arms.',
      'He who asks his way of everyone goes everywhere. A friar had asked it of an ox when you came up, and the ox had shown him. He was bare of foot, and his book was black with ink, and the letter that he bore to the Khan had been in a well and out of it. He took you by both hands, for you were the kind that answers.',
      'Two wolves sat a bowshot off and waited for a man to lie down, and he had taken them for dogs and called to them. He was a friar. His feet were bare and his book was open. You drove off the wolves, and he thanked you by asking nine questions: about the dead, and the wells, and God, and the Khan, to whom he bore a letter.',
      '“How far is the sea?” somebody asked you out of a thorn bush. In it was a friar with bare legs, holding a letter over his head so that it should not be scratched. You pulled him out, and his book after. He had missed the last well. He would stay by you, he said, as a foal stays, until you had told him all that kings must know.',
      'A song came toward you and beneath the song there was a friar, very red, on the edges of his bare feet. He ended the verse and then he stopped you. He had a letter from one end of the world to the other and a book to fill on the way. And where was there a well? He would not let go your sleeve for less than three answers.',
      'The children of that country followed him at a distance like foals after a camel, and the friar walked in front and wrote them down. You met them face to face. He had bare feet and a letter for the Khan. Had you wells, he wanted to know, and had you souls? The path was narrow, and he filled it, and he licked his pen over the open book.',
      'It was the fattest beggar that had ever come by that well, and he begged for words. “What do you call this? And this?” he asked, and he put it in his book. He was a friar of the Franks. He went on bare feet so that God should notice, and he carried a letter, and nobody could pass him who had not first been asked.',
      'Kind people had set a friar on a horse, the wrong way round, and he praised God for the view. You caught the rein. Down he slid, over the tail, bare feet first, with his book in his teeth and a king’s letter under his arm. Now that you had saved him he meant to ask you things. There was no well near, and he had all day for it.',
    ],
    still: [
      'He had turned over the page, and was drawing you on the back of it with too small a head.',
      'He wound fresh grass about his toes and asked you, meanwhile, how grass is spelled.',
    ],
    later: [
      'Naked footprints went from there in a straight line, and they sat down at every water. He had the direction by then.',
      'Two herders were quarrelling at that place over what he had been. One swore that he had no toes, and the other had counted them.',
      'A cross stood there, made from two tent-pegs, and a sheep was scratching her neck on it.',
    ],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Answer the friar for his book',
        description: 'He writes all of it down, and kings will read it, so lie small or not at all.',
        success: [
          'You told him of the dead, that one drives horses over them until no man knows the place, and of the price of sheep. For the soul you told him how it is when the mares come in. He held his pen still. Then he told you how his own village smells, and it was a fair trade.',
          'You lay down and were the dead, and he had to gallop over you, and after that you were the sheep and he bought you. The soul neither could show. So you stood together and looked where the land leaves off. He wrote one line, and closed it in sand like a man burying a bird.',
          'He asked, and when you had answered he asked how you knew. From burying them, you said, and from eating them, and from waking up. It was written in red. He gave you for it a monk of his country who walks in a cellar with a candle, thirsty for ever, and I have scared children with that monk.',
        ],
        failure: [
          'To please him you told of the people with dogs’ heads, and he had it down, with a picture, before you could call it back. A word is a stone in a sling. He thanked you with tears, and it has gone round the world by now, and come home to us.',
          'You told the truth until you saw his face fall. So you gave him a lake that answers and a sheep that grows on a stalk. How does one shear it, he asked. When it had grown to three chapters you went off a little way, and he ran after you for the fourth.',
          'He had one word wrong, and you put it right, and you had it wrong also. What stood there at the end was that we sell our dead by weight and pray to mutton. You begged him to strike it out. But it was such a beautiful page, he said.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Draw the friar the wells you know',
        description: 'He will walk just where you put your finger, singing, so it must be right.',
        success: [
          'You drew them in the dust, and laid the days between them in pebbles, and he copied your pebbles one by one. At the edge of what you knew you stopped. That was where others had begun to be eloquent, he told you, and he kissed you on both cheeks, like a calf.',
          'You gave him each water and what was wrong with it, sweet, and salt, and sweet with a camel in it. He tied them along the cord of his gown, a knot to each, and said them over with his eyes shut. At the last you shook your head. It was for that knot he thanked you.',
          'You told them as I learned them, as a song, so that the first well calls the second by its name. He sang it. By the third time he sang it better than you and had set it to a psalm. They sing that psalm in some cold house now, I am told, and no one there is thirsty.',
        ],
        failure: [
          'You drew it well, but you sat to the north of it and he sat to the south. When did you see that? When he had gone a mile with his gown tucked up, singing, toward the wrong sea. You had to run.',
          'You drew him the water as it used to be. He was on his way, and blessing you, before you remembered the war, and three of those holes had been stopped with dead sheep. You caught up with him, and he drew a line through all your work, and he was sorry for it.',
          'He wanted them so exactly that you grew unsure. Was it two days or three, and which side of the hill? A guide who is asked too often is lost himself. You rubbed it out with your boot and sent him to ask an old woman.',
        ],
      }),
      does(['gift', 'vigour', 'easy', 'none'], {
        action: 'Cut the friar boots from your coat-felt',
        description: 'It costs you the skirt of your coat, and he has vowed to go barefoot and must not notice.',
        success: [
          'Felt was not leather, you told him, it was only a sheep gone round a foot. He laid this before his saint with shut eyes, and the saint had no objection. When he stood up in them he said “Oh,” in Latin. He walked to and fro like a colt in new snow.',
          'You measured him while he told you of a saint who reasoned with a wolf. What had the wolf asked in return, you wished to know. He had to think about that, and by the time he had it he was shod on both sides. He stamped. He might take them, he said, as if from the wolf.',
          'You said nothing. You put them on him as one puts them on a child, the one and then the other, while he looked at Heaven and did not know about it. His toes moved. “What does this land feed its dust on,” he asked, “that it has grown so soft?” and he went on in it, praising.',
        ],
        failure: [
          'You had one on him when it came to him what he was doing. He had to go in among thistles to make up for it, and stand on the other leg, and sing a whole psalm, and it was a long one. He took it off himself, as one lays down a dead bird.',
          'You cut the left for a child and the right for a bear. He tried them, to be kind, and walked round like a cart with two sorts of wheels. Then he fell, and he called that a sign.',
          'They were good boots and he was glad, and the first person to come by was barefoot and weeping and cold. Off they went. He had owned something for as long as it takes to eat an onion, he told you, and it had not agreed with him.',
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
    openings: [
      'Listen: at the edge of the water stood a boatman dressed in the skins of fish, with a boat on his head. You wanted to go over, and the only dry road was his. He asked no silver. He had been told that there are people who ride on a beast, and he would see it done, and he pointed to a log, and to the first tussock.',
      'What does a rider do when the land ends? He sits down and looks at it. So you sat, on a log, and before you was black water with a tussock here and there. A boat came round and round toward you. The boatman wore scales. He would take you across, he called, if you taught him what a horse is, for his brother did not believe in them.',
      'Two feet came along the bank with a boat over them, and they stopped before yours. It tilted, and there was a boatman under it in a coat of salmon. You could not get over that water without him, unless by the tussocks. He felt your knee with both hands. “Show me how it sits,” he said, and he rolled up a log for you to sit on.',
      'I can ride what has four legs, and I have been afraid of boats all my life. You came to one because the way stopped there. A boatman lay beside it on his belly and measured a hoof-print with his finger. He owned that water as far as the last tussock. He would ferry whoever explained the foot to him, and he had a log ready, with ears.',
      'One who has never been thirsty longs to see dust. That boatman had lived on the water always, in a fish-skin coat, and he longed for a horse. He had set three dried fish on a log for a saddle, and was bouncing. You needed his boat, as there was nothing between you and the other side except here and there a tussock. “Am I doing it?” he asked.',
      '“Your legs are like a bow,” somebody said, and a boat came out of the reeds, as small as half a nut, with a boatman who shone like a trout. You had come to cross that water, and between tussock and tussock it was as deep as a spear. He would bring you over for one good lesson. He led you to a fallen log and got on.',
    ],
    still: [
      'He sat on the keel with his knees apart and his hands before him, and clicked with his tongue.',
      'He was practising on foot, with his legs bent, and he looked to you to see if it was right.',
    ],
    later: [
      'A saddle lay on the bank, cut out of birch by a man who had never come nearer to one than words.',
      'Somebody had driven in a hitching-post down there, and tied up his boat to it by the head, and hung a nosebag on its end.',
    ],
    offers: [
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Learn to paddle the boat yourself',
        description: 'It weighs what a lamb weighs, and it goes over if you as much as look aside.',
        success: [
          'It was a mare like any other. You left off holding her and let her feel from your knee where you wished to go, and she went. He ran along the bank with both his arms up. You were over before there had been time to drown, and you heard him telling a tree about your seat.',
          'It spun with you, and you let it spin like a colt, till it saw that it was getting nowhere. Then you took up the paddle. A stroke by the one ear and a stroke by the other, they were reins, only wet. On the far side you stepped out and almost gave it some moss.',
          'You sat down in it with no weight, as I sat on the first horse that was mine, and spoke to it. It shied at a reed, and you showed it the reed. After that it wished only to be asked. When you leaned it leaned, and the other bank came to you like a dog.',
        ],
        failure: [
          'You mounted from the near side, and that was all the water had been waiting for. He fished you out by the belt with a hook that was meant for sturgeon. One gets in, he told you, as one gets into bed beside someone who must not wake.',
          'It was a light little thing and you got on it as one gets on a tall horse. In by the one side you went, and out by the other, and it hardly rocked. He had never seen it done so fast.',
          'You went well, you went straight, and you went backward. Nobody had told you that it has two heads and no tail. You paddled like a hero at a shore that was leaving you, and he called out which way your face should be.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Teach the boatman to ride upon a log',
        description: 'He pays by taking you across, if he is content, and he is slow to be content.',
        success: [
          'You put him up and showed him where the knees go and shook the log, and he fell off on every side that it had. Then he did not fall. He sat there at a gallop, with his eyes half shut and his scales shining; and all the way over he asked you what it eats.',
          'How does one ask it first, he wished to know, and that is more than most ask. You showed him, hand to the nose, and breathe. The wood had nothing against him. At the ninth fall he left off holding on and began to sit, and when you were across he got out like a man dismounting.',
          'You rolled it under him, and he came off, begged its pardon, mounted, and came off backward, which I had not known could be. After that he had it. He trotted in his seat over all that water as grave as a judge, and you were not to bail while it went so well.',
        ],
        failure: [
          'You shook it, and a wild sow came out at the end. He stayed on longer than you would have thought. When he came back he held that it was very fine, and asked when you were going to do it yourself.',
          'To give him the feel of it you got up in front, and it was you who came off. No animal had done that to you before. He helped you on again with great kindness, and told you that it was only a matter of practice.',
          'He rode it well from the start, so well that he would not get down. He had somewhere to go now. The last that you saw of him he was leaning over its neck with his eyes on the edge of the world, and the ferry was not spoken of.',
        ],
      }),
      does(['trade', 'perception', 'medium', 'none'], {
        action: 'Offer the boatman a story for passage',
        description: 'He wants a thing that his brother has not heard, and his brother has heard a great deal.',
        success: [
          'He stopped his ears at the word “horse”, his brother had that one. So you told him of dust. He had never seen any, and you let dry moss run out of your hand, a sky full, and ten thousand men in it. He rowed you over with his mouth open.',
          'You told him of thirst, and he did not follow. You had to act it, from the first day to the third, with a stick for the well. By the time the stick was dry he had hold of your arm. On the way across he made you drink out of his hat.',
          'You told him how far one can see from a hill at home, five days of riding and not a stem between. He laughed and then he was frightened. “And who holds it all up?” he asked. Nobody, you said. A story is a boat, it carries whoever gets in; and he carried you.',
        ],
        failure: [
          'You told him about the grass, and he nodded, and about mountains of sand, and he passed you dried fish. There was a lake of his, he told you then, where the pike has a house with a chimney. He watched to see if you would be the first to smile.',
          'You told of the lake that lies on the salt and goes away when one comes near. They had that sort, he said. One took it from behind with a basket. After this you could not think of anything that he would find harder to believe.',
          'You had got to the best of it, where the khan’s daughter lifts the felt, and a fish jumped, and he was gone after it. He that hunts has no ears. When he came back he asked you to begin again, from before the khan, and your heart was not in it.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Wade over and hold on by the tussocks',
        description: 'It is a mile, and your people do not swim, and the leeches have been told of you.',
        success: [
          'You went from tuft to tuft like a child from lap to lap, and twice you were in to the hat. He paddled behind to see it. On the far side he laid his paddle on his knees and beat on it with both fists, as they do there for a bear.',
          'You took the first one by the hair and it bore, and that one brought you to the next. In the middle there was a place where nothing grew. You shut your mouth and walked on the bottom. I have asked you how, and you said that it was like being dead, only colder, and shorter.',
          'A wet rider is a dry rider with a story. You had nine bowshots of it, hand over hand, and at the ninth your knee struck gravel, and you lay on it and bit it. Behind you he struck the flat of his blade on the surface, like one who has lost a bet and is glad.',
        ],
        failure: [
          'A third of the way over, the tufts were all tied on to one another by their roots, and to nothing else. You floated off on a piece as large as a tent. He towed you back by one reed, so that you should not be shamed.',
          'You were in to the chin and doing well when the one that you held by swam away. There was a beaver in it. He made for the bank from which you had come, and he seemed to know best.',
          'You came to one with a duck on it. She had nine eggs, and she looked at you, and you could not. You let go and tried to pass around her, and there was no around. It took the boat to bring you home, and she did not get up for that either.',
        ],
      }),
    ],
  },
  'guest-comes-back': {
    terrains: ['plains', 'hills', 'desert', 'mountains'],
    weight: 2,
    when: { known: 'friend' },
    shows: ['bowl', 'fire', 'horse', 'rope'],
    openings: [
      'Listen: a rider stood against the sky with one hand up, and it stayed up until you were near enough to see whose it was. It was {them}, and you had thought that {them.trade} was nine valleys off. There was a fire behind the rise, and two horses on a rope. A second bowl hung from the saddle, new. {them} wished you to stop and eat.',
      'Who waits in a country where nobody comes? A friend. {them} had sat for six days by a fire where there was no need to sit, and had kept a bowl turned down for you. The horses had eaten the ground bare to the ends of their ropes. “You are late,” said the {them.trade}, and wanted news of you, and would not hear of your going on.',
      'A horse with no rider walked up to you, trailing a rope, and put its nose in your sleeve. You knew the horse. So you looked about for {them}, and a bowshot off there was a fire, and {them.trade} and two bowls beside it. “I sent it to see if it was you,” said {them}. “It bites the others.” You were to sit, and there was no way past.',
      'I have it from {them}, who was not ashamed of it. The {them.trade} had come after you from a button to a thong and from a thong to a spoon, and then got in front, and lit a fire on the road. Two horses stood on a rope there and two bowls on the ground. “You let things fall when you are tired,” said {them}, and would see you rest.',
      'Smoke tells the truth about its owner. This was low and clean, from dry dung well broken, and you knew whose it was at three bowshots. {them} got up from beside the fire and filled a second bowl. The {them.trade} had turned two horses out on ropes, as one does for a long stay. It was meant for yours.',
      '“You have got thin,” somebody told you from behind two horses, and all that could be seen was a pair of boots. They were {them}’s. The {them.trade} was tying them to a rope, and did not hurry, and wiped out a bowl. By the fire lay a felt for two. You would be let go when you had eaten and told how you came by that coat.',
      'A rope lay across your path, and there was a red thread in it, such as one plaits for a friend. You followed it. At the end stood two horses, and there was {them} blowing on a fire with both cheeks. “I have fished for you,” said the {them.trade}. A bowl was put in your hand before you had said a word, and both hands put it there.',
      'It had been a bad stretch, and you had spoken to no one for nine days. Then there was a fire, and by the fire sat {them}, who might have been in any other country and was in that one. Two bowls stood ready. “Sit,” said the {them.trade}, and tied the horses to one rope, and you would not be let go until both were empty.',
      'Somebody whistled, twice low and once high, as one calls mares. You gave back the high one. {them} stood up out of a fold in the ground, holding two horses by a rope. “People walk differently,” said the {them.trade}, “after what I hear of you, and I had to be sure.” There was a fire down there, and a second bowl had been warmed for you.',
      'Word had gone to {them} that you were alive, and a good while after it the word which way. In between there was time to boil a shin. So when you came over the hill the {them.trade} had a fire there, and two bowls, and the horses let out on the whole of their rope. “Now tell it,” said {them}. What could you do? You sat down.',
    ],
    still: [
      '{them} put another handful on the embers and moved over a little, as one does for a person who will try again.',
      '{them} had let the rope out to its end, and that is how you say without words that there is time.',
    ],
    later: [
      'Two flat stones lay by old ash, set for two to sit on, and someone had turned a bowl down on one so that the rain should not have it.',
      'A strip of felt was pegged on the dry side of the hearth, as wide as one sleeper.',
      'The ash had been raked level and a finger had written in it what is said to a guest at the door.',
    ],
    offers: [
      does(['trade', 'intellect', 'easy', 'none'], {
        action: 'Exchange what each has heard',
        description: 'It must be an even exchange, and it will cost you something that you had meant to keep.',
        success: [
          'You gave {them} the passes and had the wells for them, and you gave two weddings and got a war. At the end {them} laid down one that you could not match: who had been asking for you, and with his hand where. “It is not in the trade,” said {them}. “That is for friendship.”',
          'It went to and fro across the embers like a ball of wool. You had a dead khan and {them} had who killed him. {them} had a lame envoy, and you had sold him the mare. What was over at the end was a name, and it was pushed across to you. “Owe me a well,” said {them}.',
          'You drew the country between the bowls, {them} the east and you the west, and in the middle was a piece that both had wrong. You put it right. Two half-blind men own one good eye; and {them} rubbed it out with a heel and said that a crane had told you.',
        ],
        failure: [
          'You told all that you had, and {them} told all there was, and it was the same. You had it from one pedlar, it came out, and he had it from the two of you. It was good to laugh. It does not tell one where the water is.',
          'Each of you kept back the best, as one does, and waited for the other. The embers went grey. You parted with a great many compliments, and you were over two hills when it struck you that it was the same thing.',
          'You began with the sad news so as to have it over, and then there was no getting past it. {them} had known the man also. So you sat and said what he had been like, the whole time, and no road was spoken of.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Lie down while {them} watches the horses',
        description: 'It costs you your pride, for one asks few people to be a wall at one’s back.',
        success: [
          '{them} sat down behind you to be leaned against and began on a song with a great many rivers. You went under at the second river. When you came up it was still flowing, more quietly, and your hat was on top of the other hat, and nothing had strayed.',
          'A felt was laid over you, and a saddle on the edge of the felt, so that you should not get up again. Whenever you rose toward waking there was a small sound of whittling. It was to have been a spoon, said {them}, and now it was a peg, but the wood had lasted as long as you.',
          'You were to have been woken after half. You woke by yourself, on your other side, and {them} was walking up and down with both boots off, so as to make no noise. “I forgot to count,” said the {them.trade}. He lies who says that he forgot; I have never been lied to so kindly.',
        ],
        failure: [
          '{them} sang to keep awake, and sang well, and it carried. A fox came, and then another man’s dogs, and then the man. They talked it over above you, and toward the end you were asked if you were asleep.',
          '{them} kept such good watch that you were woken for whatever stirred and told what it was. It was a mouse. It was the mouse going home. It was the mouse with a friend.',
          'You lay down and it was good, and then {them} began to think aloud about old times. First it was the ford, and then who had been at the ford. Can one sleep through one’s own story? You put the names right until there was no more sleep in you.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Swap belts and be kin from now on',
        description: 'Whoever does this takes the other’s enemies with the belt, and you had better say how many.',
        success: [
          'You told the number, and {them} whistled and told you another, and you both unbuckled. Some fat went into the flame for Heaven. Yours was too long over there, and you had to breathe in. Since then, when somebody asks for you, it is your kin who answers.',
          'You counted your enemies on your fingers and had to begin again at the thumb. “I have an uncle who is worse,” said {them}, and it was done. There were nine notches in the belt you got, and you did not ask. Each of you had somebody now who must come to the burying.',
          'It is a few words, and they are older than the Wolf: your life is mine and mine is yours, and whoever cuts one bleeds the other. {them} said them first and you said them after. A rope of two strands does not unwind. You were both hungry then, as one is after weeping, and you ate.',
        ],
        failure: [
          'Your belt was off when {them} went quiet. One name among your enemies was a cousin’s. It could not be now, said {them}, and did up the buckle for you by hand. You would have to go to that cousin first, with your hat held before you.',
          'You had both unbuckled, and {them} looked again. Your belt had been {them}’s already, by way of a wrestler and a fair. So who was whose kin, and since when? It took so long to work out that the fat burned, and each of you put on his own.',
          'You swore it with a full heart and sealed it with a full bowl, and the bowl cracked across in the middle. Neither of you said a word. It has to be a year before one may ask again, so it is told, and a cracked bowl is an answer.',
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
    openings: [
      'Listen: four riders held the way against you on tired ponies, and the one in front was {them}, whom you had wronged. Three had come only to see it. “I told it at every fire,” said {them}, “and they asked me why I had let you go.” One pony bore an empty saddle with a noose laid over it. It was for your neck, and the stirrups were your length.',
      'Who follows a man over nine rivers for a thing that took as long as a sneeze? {them} had followed you. The {them.trade} lay across your path beside a noose, and behind stood three friends who had ceased to believe it, and ponies with their ribs showing. There was a saddle for you. {them} wanted you on it, bound, and led round to every hearth that had laughed.',
      'I had it from one of the three, and he was sick of it by then. They had ridden behind {them} from fire to fire, and the ponies grew thin, and {them.trade} grew thinner. Then you came along the track. {them} shook out a noose whose knot had been tied so long that it shone. “It is for the shame,” said {them}, “get into the saddle.”',
      'A debt of silver can be paid, a debt of dust must be eaten. You had once left {them} sitting in the dust. Now there were ponies before you and ponies behind, three witnesses yawning, and that {them.trade} with a noose in hand. They had even padded the saddle. You were to be taken home in it and shown, and there was no other road.',
      'The ponies knew you first and stood still, since they had been ridden a month for this. {them} slid down over a tail. There was a speech, and it got as far as your name, and the noose came out of the wrong sleeve. The three others looked at their stirrups. But {them.trade} meant it all the same, and your saddle stood empty, and they were four.',
    ],
    still: [
      '{them} had sent the rest to sit down some way off, for it was nobody’s matter, only that of two.',
      '{them} had begun the speech over from its first word, and it was a better speech this time, and slower.',
    ],
    later: [
      'A loop of rawhide hung on a twig where it had been settled, for anyone who had a use for such a thing.',
      'Small hooves had stood there a long time in one place, and had gone off then at a walk, in four directions.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle {them} for the right to tell it',
        description: 'Whoever loses must be silent about it at any fire for good, and {them.he} has practised.',
        success: [
          'All that {them} had wished to say was in those two hands on your collar. You went down together, and you were the one with breath to rise. “It was a poor story,” said {them}, looking at the sky, “I never knew how to end it.” A hand came up, and you pulled.',
          'You stood a long time like two trees that have grown into one another. Then a root gave, and it was {them.his}. Who falls hardest is lightest after; {them} lay in the dust, the real dust, and began to laugh, and the three of them came running at the sound.',
          'Three throws it was to be, and you had one and {them} had one. At the third neither had any strength. You leaned on each other, chin on shoulder, and one of you sank first, and it was not you. {them} never told it again. I would not have it otherwise than from the friends.',
        ],
        failure: [
          'You had not been told about the hip. An uncle had shown {them} that throw since you last met, and it had been saved for you. The friends asked to see it once more. You were left your breath in the end, so that there should be someone to bear witness.',
          'You had the better hold, and you had the better of it, and then you looked into that face. It is a mistake to look. {them} had been beaten in front of everybody nine times since in dreams, and had learned something each time.',
          'You put {them} down fairly, and {them} would not be down. Again you did it, and again. An angry man has more lives than a winter wolf, and a tired one has one, and you were the tired one when the noose went over.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Put your own head through the noose',
        description: 'You trust {them} with your neck, for you think that what {them.he} wants is to be asked.',
        success: [
          'You knelt and put it on and held out the end. {them} took it and drew it snug. It was not as good as it had been at all those fires, one could see {them} look for the feeling. Then the rope came over your shoulder, and you were told to get up, you looked like a goat.',
          'You put it on and said what you had done, aloud, in the plainest words for it. No one had said that yet, so often as it had been told. {them} heard it to the end. He who bows takes away the other’s stick; and the loop was lifted off again and thrown to the friends.',
          '“Lead me,” you said with your head in it. So {them} led you, three times round in a ring, before the witnesses, and at the third time the rope hung slack. “It is enough,” said {them}. I think it had been enough for a month, but nobody had known how one stops.',
        ],
        failure: [
          'You put it on, and {them}, who had dreamed of it, tied it to a saddle before you had done being humble. You ran behind a pony for a mile. Then the rope, which was old, took your side.',
          'You knelt, and the loop was too small. It had been tied for a smaller shame. They pushed, and {them} wept with rage, and when it sat at last over one ear there was no dignity left in it for either.',
          'You had misread that face. It was not mercy that {them} wished to give, it was a noose. You were walked up and down on it before three men who would gladly have been at home, and you were asked at each turn whether you had laughed.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Loose the ponies and run with them',
        description: 'They are as weary of this as anyone, but they stand on the far side of {them}.',
        success: [
          'You were through and among them with a slap for each rump, and they were glad to be gone. You held on to the last by the tail. It was long before you heard {them}, on foot and very small, calling that this made twice.',
          'You did not run at the ponies, you whistled. Any beast knows the whistle for home. They put up their heads, all four, and went, with you along the flank of the hindmost, and their masters had to run the other way to head them, as one always has to.',
          'You cut nothing and untied one knot, and it was the leader’s. The rest were tied to him, since they were lazy people, and so it was one string that went past {them}, and you at its end like a burr. They stopped nine bowshots on to graze, and you did not.',
        ],
        failure: [
          'They would not go. They had been ridden a month, and they opened one eye at you. You stood there and slapped, and {them} came up and leaned on the other side of the same beast. “You see how it is,” said {them}.',
          'You loosed them, and they ran, and they ran to {them}, who had kept a crust in a sleeve for each. Love goes on four legs. You arrived in the midst of them like one who has come to give himself up.',
          'You had your leg over one of them, and it lay down. It was a thing that it did. The three friends had tried for a month to break it of that, and they told you so, while they were helping you to your feet by the arms.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell {them} how it looked from your side',
        description: 'It must be shorter than {them.his}, and you must put in the part that you are ashamed of.',
        success: [
          'You told it, and {them} put you right about the colour of a mare. By and by you were telling it between you, the one taking up where the other dropped it. Nobody came off well. It was a far better story so, the friends said, and that is the one I know.',
          'You began with the dust and what had been in your own eyes that day. {them} had not known about the letter you carried, or who lay dying. How should anyone have known? A thing seen from one side is half a sheep. The knot was undone, and it took teeth.',
          'You told how you had looked back. That was all you had to give, that you had looked back once and been sorry, and had ridden on. {them} said nothing for as long as it takes to drink a bowl. “Then I was not alone there,” said {them}, and let you by.',
        ],
        failure: [
          'You told it and left out the one thing that {them} had been waiting for. It was a word, at the end, as you rode off. “You laughed,” said {them}. You had forgotten it; and there is no way to have forgotten such a thing that does not make it worse.',
          'It was well told, and the three smiled. That was the end of your good luck. {them} had told it at forty hearths without a smile, and now saw how it is done, and who had done it.',
          'You told it fairly from both sides, like a judge, and {them} did not want a judge. A wound asks for a hand, not for a scale. You were told to begin once more and to begin with your name, and what they call a man like you.',
        ],
      }),
    ],
  },
});
