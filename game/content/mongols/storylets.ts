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
    openings: [
      'A herder stood among two hundred humps of snow, and each of the humps breathed. There was a crust over the grass that no hoof would go through. She had one horse left on his feet to break it for the rest. She was leading him up and down in front of them, like a plough, and talking to him about the summer.',
      'Snow came across the slope sideways. You nearly walked over a sheep, and then over another; in the middle of them a woman was kneeling, and chopping with a stirrup at the ground. She had cleared a place as big as a rug. The whole flock was looking at it, and not one pushed.',
      'What you had taken for stones in the snow had ears. They stood there, two hundred of them, in crust to the chin, with the grass a hand below. The herder was going at it with a stirrup. “First it thawed, and then it froze,” she told you. “It did that on purpose.” One horse was still on his feet, and held on to her sleeve.',
      'Somebody on that white slope was counting, and when she had got to two hundred she began again. It kept them awake, she said. The snow had a lid on it like a pot; there was one horse left who could break it, and the goats had begun to lie down. She had a stirrup in each fist. She looked at what you had in yours.',
    ],
    still: 'Snow had already drifted back over what was cleared. She had begun again at the upper edge.',
    later:
      'A hundred little squares of brown showed all down that slope where the crust had been cut, like a field sown by somebody in a hurry.',
    offers: [
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Break the crust beside her',
        hurt: 'mishap',
        description: 'It is as thick as a hand, there is a hillside of it, and it will cut you at the shins.',
        success:
          'You took the downhill side, and stamped. Neither of you had breath to talk. Some time on, you heard it behind you, a sound as of a great deal of cloth being torn, and it was two hundred sheep at their meal; she sat down where she was with her hands in her lap, and listened as if to a fiddle.',
        failure:
          'You went at it with your heels and were through to the thigh. The crust shut upon your leg like a good lock. She had to leave off to chop you out, and told you, between strokes, what she had lost so far, so as to be able to add you in.',
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Let the horses in first and the goats last',
        description: 'It is known that each beast opens the snow for the next; she has just the one horse, and hopes.',
        success:
          'You put the horse to it where the snow was thinnest, on the shoulder, with a nosebag of her tent-straw to give him heart. He pawed. Behind him you let in the cow; the sheep went in at what the cow had left, and after those came the goats, who can live on an insult. It held, in that order, until the sky lifted.',
        failure:
          'You set them in order, largest to the front. The goats had not been told of it. They went over the backs of all the others, in a body, ate the place bare, and lay down on it with their feet tucked in.',
      }),
      does(['patience', 'vigour', 'easy', 'slight'], {
        action: 'Sing to the flock so that none lies down',
        description: 'Whatever lies down freezes there; you will be hoarse, and may not stop for the wind.',
        success:
          'You went round and round among them and sang everything you had, and she took the other side of it. They leaned, and shuffled, and stayed upright to hear how it came out. When you had got down to cradle songs the wind dropped. One by one they shook themselves, and the slope was wool again instead of snow.',
        failure:
          'You sang until there was only breath in it. They were lying down by then on purpose, you would have said, like people at a long wedding. She went along and pulled them up by their ears, and had a look at yours, while she was about it, for they had gone white.',
      }),
    ],
  },
  'camel-and-fiddle': {
    terrains: ['desert', 'plains'],
    weight: 2,
    who: { trade: 'camel-woman', gender: 'female' },
    toward: 'for',
    openings: [
      'A white calf lay in the sand, on legs like four dropped sticks, and its mother would not look at it. She had had a bad time. The camel-woman had tied them nose to nose, and had sent for a fiddler. She looked you up and down, and asked whether you could at least hum.',
      'A woman sat on the ground between a camel and a calf, with a rope to each, and her back to the both of them. It was the third day, she said. The mother had only to look round. There was a fiddle, and she could play it, but not and sing as well; did you know the word?',
      'You heard a fiddle that was making a small noise by itself. It hung on the hump of a camel, who was biting at whatever came near her. “It sometimes fetches them,” said her owner. The calf had not drunk yet. She did not herself have any voice, the camel-woman said; she had used it up on children.',
      'The camel-woman was bargaining with her camel. She had offered barley, a blanket, and the good side of the fire, and after each of them the beast looked at the white calf and then, for longer, at something else. “It will have to be music,” said the woman. She could see to the fiddle herself. She was looking at what sort of throat you had.',
      'The camel looked toward the south, and the calf up at the camel. The woman who owned them had her chin on a fiddle, and looked at you. It had come out white, she said, and the mother took it for a mistake. One sings to them until they see reason. She herself was down to a squeak; would you say something, so that she heard what you had?',
      'A fiddle was going behind the rise, and at each pause somebody swore. The woman held out the bow to you. Perhaps it was her hands, she said; it was those that had done the pulling. She had the calf in her coat, with its nose out. The camel stood as far off as she could, and had the face of somebody to whom a bill is being read.',
      '“Can you cry?” asked the camel-woman. She had been a great one for it as a girl, but it had gone off. It wants somebody to begin. There lay the calf like an empty bag, since its mother had turned her back on it; there hung the fiddle; and the mother had been walking round the peg, wherever she was put, in order to go on having turned her back.',
      'A calf had come to you for milk. It tried your knee, your sleeve and your hat, and sat down. “Not you either, then,” said a woman’s voice. She was rubbing resin on a fiddle-bow beside the mother, who was interested in the next country. She had been asked nicely, the camel-woman said, and once with a stick; there was also a song, but it goes better with two.',
      'The fiddle had been tuned to the camel, which is done by holding it against her ribs. All that it wanted was a voice. Her own was like a gate, the camel-woman said, and showed you; the calf lay down. The mother had dropped it on the march with no one by, and would not since then be told that it was hers. Had you had any lullabies?',
      'You thought that the woman was rocking a child. It was a calf, long and white, which hung out of her lap on both sides; and a few steps off its mother chewed with her neck turned the other way. “I have a fiddle here. I play and you sing,” said the camel-woman. “She has a heart. I have seen it, in other years.”',
      'The camel had got herself between everybody and the fiddle, and would not be reasoned with. She knew what it was for. When it had been fetched round her the woman felt for the note; they cry, she said, if they are sung to, even one like this, and take their own back. Hers was behind you, all legs, licking your boot.',
    ],
    still: [
      'The calf had got up, and tried, and been kicked. The camel gazed out over its head at the edge of the world.',
      'The calf lay down again with its neck stretched out, as if it had only come to look.',
      'The camel had been led round to face the calf, and had gone on turning until she did not.',
    ],
    later: [
      'By the trampled place lay a broken fiddle-string, and the prints of two camels leaving, one set large and one small, so close that they were mixed.',
      'Somebody had left a lump of salt on a stone there, and it had been licked into the shape of a tongue.',
      'A large hollow and a small one were pressed there, with no room left between them.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sing to the camel until she weeps',
        description: 'It is one word, over and over, and it must be meant each time.',
        success: [
          'You sang it, “khöös, khöös”, low down, with your hand on her neck. She bit your hat. You sang it to her without the hat. By and by something ran down beside her nose, slowly, and then on the other side; she turned her head, and smelled the calf from end to end like a person who looks for a thing with her eyes shut.',
          'It is a word that goes down, and you went down with it, nine times and nine again. At some point it was your aunt that you were singing to, and that must have been audible. The camel let out a breath as long as a rein. She brought round a wet face, took the calf by the ear and drew it in under her.',
          '“Lower,” said the camel-woman. You leaned on the hump and put the word into it, as one puts water into sand. For a good while it only went in. Then something answered. She lifted her lip and wept, down both sides, like a roof in a thaw, and set her hind legs a little apart, so that the calf should see where.',
        ],
        failure: [
          'You sang, and the calf wept, and the camel-woman, and a dog. The camel listened to it with her lip hanging. She waited until the end, as is polite, and then let you have all that she had in her mouth.',
          'You had the word, and the note, and she had a cud that she was not going to hurry. You sang until the calf had dropped off. It was the fiddle that she turned to, in the end; she licked it along the whole of its length, and looked round to see whether you had noticed.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Get the calf to the udder under her guard',
        description: 'She kicks forward, sideways, and once, it is said, straight up.',
        success: [
          'You went in beneath her with the calf across your shoulders, as a thief does with a carpet. There was one kick to each side. When she wound up for the third the little one had hold, and had begun; her leg stayed up in the air while she thought about what that was. Then she put it down with care.',
          'You smeared the calf with her own dung, and your hat as well, and went in as twins. She smelled the two of you over. By the time that she had made up her mind about the hat the other twin was drinking; and she put up her chin, and gazed out over everybody, like a person who has been sold something.',
          'You waited until she had her mouth full, since nobody kicks well when chewing, and put the calf to her from behind your own knees. A foot went by each of your ears. At the first warm pull she left off; and she stood so, with thistle hanging out of her on both sides, until the little one had finished.',
        ],
        failure: [
          'It is true that she kicks straight up. The calf slid off over your head as you went by. You lay beside each other on the ground, with the breath knocked out of the pair of you, and looked at all that camel from below.',
          'She did not kick. She let you in under her, with the calf on your arm, and then she sat down. It was done without spite. There you were, in the order in which one packs; and the camel-woman had to talk of thistles for a long time before any of you could get up.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Rub the calf with the salt she likes',
        description: 'It will have to be the last of what was kept for the tea.',
        success: [
          'You had seen her lick the tent-rope where hands had been. You rubbed the calf with it from the ears down, until it was as salt as a lake. She licked it as one would a dish. Somewhere about the ribs it came to her whose it was; she gave a groan, and began over again at the head, in another manner.',
          'You went round with the last of it in your palm, so that she followed; and where the palm stopped there was a calf. She licked off what was on him. It gave out at the shoulder. She stood there with her tongue upon plain calf, and one could see her think; and then she went on.',
        ],
        failure: [
          'You rubbed it in. Every camel in that country came up to lick the calf, except for one. The calf bore this well at first. The woman drove them off with a tent-pole, and asked you not to have any more ideas until she had sat down.',
          'You had rubbed him white from nose to tail before you licked your finger, and it was soda, out of the other bag. The calf had begun to foam. His mother had been about to look at him, and looked at the horizon; and the woman went behind a saddle to laugh.',
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
    openings: [
      'A house came over the rise with its lamps lit, on a cart as broad as a road, behind two and twenty oxen. Nobody was driving. It went by you at the pace of a thought. From inside came snores; and a lady, leaning out at the door with her hair down, asked you if that was a river in front. It was.',
      'First there was only the creaking. Then came felt walls as tall as a poplar, rolling by over the grass with nobody at the yoke. “They have all gone to sleep,” a lady told you from the threshold as she was drawn past. “I do not like to wake them. Would you happen to know if there is a river?” There was a river.',
      'You stood aside for an ox, and for another, and it went on being oxen. There were two and twenty of them with their eyes shut. What came behind was a house of felt, with its lamps lit and its smoke going up, and in the doorway a lady with a comb in her hand, who bowed to you. Was the river, she asked, still down there?',
      'The ground shook a little, and did not leave off. Next there were lamps, and snoring, and a wheel that was taller than you: somebody’s whole house was going by, with one person in it awake. She sat on the sill with her feet hanging. It was an hour since anyone had spoken to the oxen, she told you; and that wet smell, would that be a river?',
      'There is a kind of groan that a wheel gives when everybody who might grease it is asleep. It came nearer; and it was a house, with two and twenty oxen dreaming in front. The lady who sat in the door and cracked nuts by her own lamp told you not to get up. There used to be a river along here, she said. Had they moved it?',
      'You had been making for some lamps, and they for you. They hung on a house; it came on behind two and twenty sleeping oxen, it snored, and there was no one at the pole. “We are not stopping,” called the lady on the sill. There was a word for that, but it was the men who had it. And was it she, or could one hear a river?',
    ],
    still:
      'The great cart had gone on a bowshot. She had put out a lamp at the back, so that you should be able to find it.',
    later:
      'Two ruts went by there, twenty feet apart, pressed a hand deep, and between them the grass had hardly been touched. You could have slept in it.',
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take the lead oxen by the horns',
        hurt: 'mishap',
        description: 'There are twenty-two of them, fast asleep, and the river is a furlong off.',
        success:
          'You hung from the near leader with both your feet ploughing. He woke; and looked at you as an official does. Then it went back along the yokes, one after another, like news. It all came to a stand with the pole out over the water. In the house somebody turned over, and said that it was nice and quiet.',
        failure:
          'You had the leader’s horn, and he walked on with you, as he would with a fly. They do not kick, that sort; they only continue. You passed between the wheels from front to back, upon your face, under the whole length of somebody’s household.',
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Jump up and ask her who should be driving',
        description: 'It is her house, and her husband’s uncle, and the matter is not simple.',
        success: [
          'It was the uncle. He had words with her at supper, and she would sooner drown than be the first to speak. You went in between the sleepers, and spoke to him, as from her; and out again, and gave her his answer, which you thought of on the way. By the time he had got to the yoke they had both forgiven you.',
          'It was about a carpet, and the uncle had lain down on purpose. You found him by the feet. She had only asked, you told him, who it could have been that drove so well last time; and he was out upon the pole in his shirt. “Well?” said the lady. He had been dreaming of the carpet, you said, and it was hers.',
          'It was the uncle’s turn, and he would not be told by family. You were not family. You went in and pulled at his toe. When he had thought of an answer he was standing at the yoke with the goad in his hand, and so he used it. There would be tea, the lady remarked to the lamp, if anybody should want some.',
        ],
        failure:
          'She told you. It went back to her betrothal. You were at the bride-price when all the lamps leaned over to one side; there was a sound of water coming in under a carpet, and she said, not without satisfaction, that now he would see.',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Run ahead with a lamp and turn them',
        description: 'Oxen will follow a light if it goes no faster than an ox; you will be walking backwards.',
        success:
          'You held it low, and walked backwards before those forty-four eyes, which did not open. They came round, by a hair, and a hair more. The river slid off to the left of you, talking. She called down that it was quite like being a girl again; and you went on bowing and backing until there was grass.',
        failure:
          'You were walking backwards, and it was you who found the river. The lamp went out with a hiss. It was the hiss that woke them, and they stopped there, all two and twenty, with their chins over the bank, to look down at whatever that was.',
      }),
    ],
  },
  'the-warm-ox': {
    terrains: ['plains', 'hills', 'mountains', 'desert', 'forest'],
    weight: 2,
    who: { trade: 'army surgeon', gender: 'male' },
    toward: 'for',
    when: { wounded: true },
    openings: [
      'A man on an ox-cart saw how you walked, and pulled up. He had been surgeon to the right wing for thirty years. He took your chin in one hand and your wrist in the other. The best thing for that was to be sewn up warm inside an ox, he said; and he looked round, with real regret, at Chagaan, who drew the cart.',
      'They had put up a canvas by the road, with a bowl painted on it, and an old army surgeon was boiling his needles. He did not have you tell him about it. “I can burn it, or sew it, or I can put you in Chagaan,” he said. Chagaan was the ox. He was eating hay, and seemed to have been told.',
      'You were overtaken by an ox, who stopped to look at you. Behind him was a cart, and on that a surgeon. “Chagaan sees it before I do,” he said, and got down with his bowl. With the right wing they used to put one into a warm ox for a thing like that. He would not look at Chagaan as he said it.',
      '“Do not tell me,” said the old man, “I shall guess,” and he walked all round you. He guessed it to the inch, and from which side. He had done this for thirty years, for the right wing; he had needles in the pot and an iron in the fire. And there was the great cure, with an ox. The ox, Chagaan, had put in his head to listen.',
      'A board with a needle on it hung from an ox’s horn. The surgeon to whom both belonged was asleep against the wheel, and woke at the way that you were breathing. He could sew, he said, turning you to the light by the jaw; he could burn. In the army you would have been put into Chagaan, up to the neck. And here the old man sighed.',
    ],
    still: [
      'The surgeon had sat down on the shaft to give you time. The ox rested its chin upon his shoulder.',
      'The surgeon had put his needles back to boil. Chagaan was chewing, and stopped whenever you moved.',
    ],
    later: [
      'There was the ash of a small fire, with bits of thread in it, and some dung from an ox who was plainly alive.',
      'Two wheel-ruts went off there, and an ox’s prints in front of them, in no hurry at all.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Have it sewn with a hair from the tail',
        description: 'Nineteen stitches, and nothing to bite on but your own belt.',
        success:
          'You bit on the belt and looked at Chagaan, who looked at you. At each stitch he put out his tongue a little way, in sympathy. The nineteenth was tied off in a knot which is used for saddles. “That will outlast you,” the surgeon said, and it sounded like good news.',
        failure:
          'At the seventh you were told that you might cry out now, many did. You did so. Chagaan, who had a feeling heart, took fright and left, and the cart with him, and the needle on its thread; and you were obliged to go some of the way too.',
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Let him use the hot iron',
        description: 'It is a sabre, laid in the fire, and he will count to three and do it upon two.',
        success:
          'He did it upon one. There was a smell of supper, and you saw, quite clearly, your grandmother’s kettle with the dent. When you had come back from there it was over. It was clean, it was dry, he had wet felt on it; and he was rubbing the ox’s forehead, who had not been able to look.',
        failure:
          'He counted; and at one, not being a fool, you moved. The iron went by and set light to the canvas. You put it out between you, with the water for the needles, and then both had to sit down. It was generally the large ones, he said, who moved.',
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Speak up for the ox and be sewn later',
        description: 'It means walking on with it as it is, for the sake of somebody who eats hay.',
        success:
          'You said that you would not care to be well at the price of him. The old man blew his nose. It had worked, he told you, on princes; but he had gone about with Chagaan for sixteen years. He dressed the place with honey and old cheese, and would not hear of money, and they saw you on as far as the hill.',
        failure:
          'You spoke up for him so well that the surgeon untied him there and then, gave him his blessing and let him go. The ox went round behind the cart and stood there. There was nobody to draw it, now, but you and an old man; you drew it as far as the first tents.',
      }),
    ],
  },
  'barefoot-friar': {
    terrains: ['plains', 'desert', 'hills', 'mountains', 'coast'],
    weight: 2,
    who: { trade: 'barefoot friar', gender: 'male' },
    openings: [
      'A fat man with a shaved crown was walking barefoot to the Khan, with a letter from the king of the Franks. He had been told on leaving that it was a month. It was the second year. He put to you three questions: where you bury your dead, what you pay for a sheep, and whether you had ever thought about your soul.',
      'Somebody had drawn a cross in the dust, and a circle round it, and sat down in that in a brown gown with his toes wrapped in grass. “Write that there are no trees,” he was telling himself, and wrote. He was glad of you. He had a book in a bag, and a king’s letter, and he had lost, he thought, a continent.',
      'A friar was trying to thread a needle, and his gown stood in need of it. He was barefoot, and very stout, and held the king of the Franks’ letter to the Khan in his teeth. You threaded it for him. Who had made the first needle, he asked you through the letter; and did your people pray to him?',
      '“How far is it to Cathay?” a voice asked you, from inside a bush. A friar had got into it to say his prayers, and could not get out again for the thorns, being barefoot. He had a letter for the Khan. While you were clearing a way to him he asked what one calls the bush.',
      'You met a crowd of children walking slowly round a man. He was as round as a cauldron, with a bald place on the top of his head, no shoes, and ink to the elbows, and he had just asked them whether they believed in God. They had asked him whether he believed in horses. He turned to you, with his pen up, as to a person of authority.',
      'A friar lay across the way on his stomach, with an ink-horn by his chin, and watched a beetle take a ball of dung up a slope. “Backward,” he said, and wrote it down. The soles of his feet were like hooves. He had a letter here from the king of the Franks to the Khan, he told you; and was it done so with everything, in this country?',
      'An old felt-maker was showing a friar her feet, and he was showing her his. Hers had never been without boots, and his had vowed to be. He was fat, and hopeful, and had come on them from the king of the Franks, with a letter to the Khan. Each was sorry for the other. He asked you how one says “blister”.',
      'He was asking his way of an ox. He had tried it in Latin, in Greek and in Frankish, a stout person in a brown gown, with bare feet and a bald place, and was now making do with some words of yours: the Khan, the letter, the king. The ox had taken to him. He was relieved that you were of the other sort, who answer.',
      'You had gone after the prints of bare feet for a mile, to see who was so poor. It was a friar. He sat drawing out a thorn with his teeth, very supple for so round a man, with a letter of the king of the Franks clamped under one arm. He asked you how much more there was, and then what you ate, on which days, and why.',
      '“I am told that this is the way,” said a friar. He was standing on an ant-heap, in his bare feet, and was only now beginning to doubt it. You drew him off by the girdle. He was stout, and begged the ants’ pardon; he had a king’s letter for the Khan. He asked you, hopping, what is done here with the dead.',
      'A brown heap was snoring by the way with a thread from its toe to a bell. You stepped round it, and the bell rang. “I am awake,” said the friar, and felt for his pen. He would miss nothing so; whoever went by might be a custom. Was that one, to step round? He had the king of the Franks’ letter under his head, for the Khan.',
      'Somebody had drawn an ox and a wheel in the dust, and a stout man with bare legs was pointing, and a herdsman told him what they are called. It was something else each time. The herdsman went off holding his sides. “Eleven words for a wheel!” said the stout man, a friar. He had a king’s letter for the Khan; had you as many for those?',
      'Someone was preaching to a marmot. It had folded its hands, and he took that for a good sign. He laid a finger on his lips to you, a friar, barefoot, bald in the middle and broad in the beam; they had got to the Flood. He had a letter for the Khan, he whispered, from the king of the Franks; and did you know whether these bury their dead?',
      'Kind people had set a friar on a horse, the wrong way round, and he was thanking God for the view. You caught the bridle. He let himself down over the tail, brown gown, bare feet, to see the other end. The king of the Franks had sent him to the Khan with a letter. He noted the horse. Had you many, he asked, and what did they believe?',
      'A hymn came toward you, and beneath the hymn a friar, very red, who walked on the outsides of his bare feet. He stopped at the end of the verse, and not before. He was on his way to the Khan, with a letter of the king of the Franks; and what did you sing here, to whom, and did anybody have to?',
      'You were asked to put out your arm. A stout man in a brown gown, with no shoes, laid a knotted cord along it, and then along a dog that was passing, and made a note. He was a friar, with a letter for the Khan; the king of the Franks liked to know sizes. And how large, would you say, was God?',
      'Two wolves sat a little way off from a friar, waiting for him to lie down, and he had taken them for dogs. He had called to them several times. “They are shy,” he told you. He had bare feet, ink, and the king of the Franks’ letter to the Khan; and what did one feed to such dogs, in this country?',
      'A friar had asked a man about his horse, and the man had understood that he wished to be one. It had got as far as the bridle. When you had put that right he took out the bit and blessed you. He had vowed to walk, he said, barefoot, to the Khan, with a king’s letter. And what was the word for horse?',
      'A friar’s gown hung over a dung-fire, and he stood by it in half a sheepskin and dried the king of the Franks’ letter to the Khan, by one corner. He had gone to cool his bare feet in a pool, and it was a well. He asked you what you call each, and how one tells them apart.',
    ],
    still: [
      'The friar had turned over his sheet, and was drawing you on the back of it, with a rather small head.',
      'The friar was winding fresh grass about his toes, and asked you meanwhile how a thing like that is spelled.',
      'The friar had tried a mouthful of dried curd, for the book, and was still trying it.',
    ],
    later: [
      'Bare footprints went on from there in a straight line, and stopped at every well to sit down. He had got the direction.',
      'In one place the friar had lain on his stomach; one could see where the ink-horn stood, and that it had been knocked over.',
      'Along that way the friar had asked everybody the same questions, and they were asking them now of one another.',
      'There was a small cross there, made of two tent-pegs, and a sheep was scratching her neck on it.',
      'A sheet of the friar’s lay there under a pebble. It was headed “Grass”, and the rest had been left open.',
      'A well was called after the friar by then, for having been fallen into.',
      'The grass that the friar threw away lay in two little rolls, worn through at the heel.',
      'A child there was eating the end of the friar’s candle, and found it much like mutton.',
      'Two herders were still quarrelling about the friar there: the one held that he had no toes, and the other had counted them.',
      'The friar had cut a letter of his name into a post there, quite small, and a camel-driver was having it read to him.',
    ],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Answer what he asks for his book',
        description: 'He writes down all of it, and it will be read by kings.',
        success: [
          'You told him about the dead, the sheep, and what a stirrup is for. As to your soul you told him how it is when the mares come in. He held his pen quite still. It was not, he thought, heresy, and he put it in a line by itself; and he told you, in return, how his own village smells.',
          'He asked in order, and so you answered: that horses are driven over the dead, till nobody knows the place; that a sheep is eaten from the head; that the soul is in the breath. He read it back to you in Latin, and it had gained. In exchange you had a country where one can never see more than a field at a time.',
          'You told him, and each time he wished to know how one knew. About the dead one knew from burying them, and about a sheep from eating it. The soul took longer: it sits between the shoulders, and goes up when one sneezes. He did that in red ink. In return he told you how bread is made, from the beginning, with gestures.',
          'He had a page ruled for it: a column for the dead, one for prices, and one for Heaven. You filled all three. Now and then he bit the pen and said that it would not be believed. Then he gave you his own country in the same order. They are laid in rows there, with a stone; it is fourpence; and Heaven is extra.',
          'You did it by showing. You lay down and were the dead, and he had to gallop over you; you were the sheep, and he bought you. The soul neither of you could think how to act, and so you stood and looked where the grass leaves off. He wrote something very short. He told you, when he had sanded it, how apples smell.',
          'He wished to have it in the order of the Creation, so that you came to the sheep before the people, and to the dead after everything. The soul he had kept for the last. You told him where your grandmother’s was seen. He asked how large; and he gave you for it a monk of his own country, who walks in a cellar, thirsty.',
        ],
        failure: [
          'You told him, to please him, about the people with dogs’ heads. He had it all down on the page, and a drawing, before you could unsay it. He thanked you with tears. You have wondered at times how far that has got by now.',
          'You told him the truth until you saw that he had hoped for more. So you gave him a lake that answers, and a sheep that grows upon a stalk. He wished to know how one shears it. When it had got to three chapters he embraced you, and you went off a little way to be ashamed.',
          'He had a word wrong, and you put it right, and then it turned out that you had had it wrong also. What stood there in the end was that the dead are sold by weight and the sheep are prayed for. You asked him to strike it out. He would be glad to, he said; but it was ink, and such a beautiful page.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Draw him the wells as far as you know',
        description: 'It has to be right; he will walk exactly where you put your finger, singing.',
        success: [
          'You drew them in the dust, with the days between them in pebbles, and he copied down your pebbles one by one. At the edge of what you knew you stopped, and said so. That was where all the others had begun to be eloquent, he told you. He kissed you upon both cheeks, like a calf.',
          'You gave him each well and what was wrong with it: sweet, salt, sweet with a camel in it. He said them after you along the cord of his gown, a knot to a well, until he had them with his eyes shut. At the last you shook your head, not having been further. It was for that knot that he thanked you.',
        ],
        failure: [
          'You drew it well, but you sat to the north of it, as one does; and he to the south. You found that out when he had gone a mile, singing, towards the wrong sea. It took a good part of your breath to catch him up.',
          'You drew him the wells as they used to be. He had gone off with his gown tucked up, blessing you, when you thought of the war; three of them had been stopped with dead sheep for it. You caught him up. He crossed them out with much respect, wished to know what it had been about, and had to be told that too.',
        ],
      }),
      does(['gift', 'vigour', 'easy', 'none'], {
        action: 'Cut him boots out of your own felt',
        description: 'He has vowed to go barefoot, and is to be got into them without his conscience noticing.',
        success: [
          'Felt was not leather, you put it to him; it was only a sheep, gone round a foot. He referred that to Saint Francis, with his eyes shut, and there seemed to be no objection. You sewed them on him while he asked about your laws. When he got up he said “Oh,” in Latin, and walked up and down.',
          'You measured him from the toe, while he told you of Saint Francis, who had reasoned with a wolf. You asked what the wolf’s terms had been. He had to think; and by the time he had them all together he was shod on both sides. He looked down, was silent, and stamped. The saint would have taken them, he said, from a wolf.',
        ],
        failure: [
          'You had one of them on him when it came to him what he was doing. He had to go in among the thistles for that, and stand on the other foot, and sing the whole of a psalm. You held his book, and it was a long one.',
          'You cut the left boot for a child and the right for a bear. He tried them, since you had been so kind, and went along for a while like a cart with odd wheels. Then he fell, and it was taken for a sign. You had the felt back, a good deal smaller.',
        ],
      }),
    ],
  },
  'boat-for-a-horse': {
    terrains: ['coast', 'swamp', 'forest'],
    weight: 2,
    who: { trade: 'boatman in fish-skin', gender: 'male' },
    toward: 'for',
    openings: [
      'At the water’s edge stood a man dressed in fish, with a boat of hide upon his head. He lifted it to look at you. Beyond him lay the only way on, and it was wet. He had been told by his grandfather that there are people who sit on a beast and are carried; he would like to know how that is done.',
      'A boat was going round and round on the black water, since the man in it had stopped paddling in order to look at you. His coat had scales. “You are from where there is no water,” he called out with deep pity; and he asked if it was so, that there one walks on the bottom.',
      'A boat of hide lay on the bank, and the man who belonged to it was walking about your tracks, in a coat of fish-skins, bent double. He put his hand into a hoof-print that was there. He had heard of this, he told you. The water in front was his, and he would take you over it, if you would explain the foot.',
      'Two feet came along the shore with a boat over them, and stopped in front of yours. The boat tilted. There was a coat of salmon beneath it, and a man, who had been told of horses, and begged you to walk up and down. One gets round in the legs, he had heard. Beyond him was only water; he would know how to be grateful, he said.',
      'Somebody had laid three dried fish across the keel of his boat for a saddle, and was sitting on them, and bounced. His coat crackled. He got down and took hold of your knee, with apologies, to find out which way it bends. It was there that the land left off. The rest was wet. For one good lesson, he said, there would be no difficulty about that.',
      '“Like a bow,” said a voice among the reeds, and it was your legs that were meant. A boat like half a walnut came out with a man in it, all scales. He had told his brother that it must show on them somewhere. At your toes began the water, and there was no end to it; he was prepared to talk of that, if you would turn round once.',
    ],
    still: [
      'He had turned the boat over and was sitting on it, with his knees apart and his hands before him, clicking his tongue at it.',
      'He was practising by himself, on foot, with bent knees, and looked round to see whether it was right.',
    ],
    later: [
      'Upon the bank a saddle had been cut out of birch, by a person who had never been nearer to one than a description. The boat was tied up alongside it.',
      'The boat lay keel up on the bank, with a nosebag hung over the end of it.',
      'Somebody had driven in a hitching-post by the water, and tied the boat to it by the head.',
    ],
    offers: [
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Learn to paddle the hide boat yourself',
        description: 'It weighs as much as a lamb, and goes over if you so much as look aside.',
        success: [
          'It was a mare like any other. You left off holding her, and let her feel where you wished to go, from the knee; and she went. He ran along the shore with both arms up. You were over before you had had time to be drowned, and could hear him telling a tree about your seat.',
          'You sat down in it as on a strange horse, without any weight, and spoke to it. It shied at a reed. You let it look at the reed. From then on it only wished to be asked; when you leaned, it leaned, and when you thought of the far side its nose came round. You stepped out upon moss, and nearly fed it some.',
          'It spun round with you, and you let it, as one does a colt, until it saw that it was getting nowhere. Then you took up the paddle. A stroke for the one ear, a stroke for the other: it was reins, and wet. The boatman kept level as long as there was bank; then he called out, had you fed it?',
        ],
        failure: [
          'You mounted from the near side. It was all the water needed to know. He fished you out by the belt with a thing that is meant for sturgeon, and showed you a second time how one gets in, which is like getting into bed beside somebody whom one does not want to wake.',
          'It was a light boat, and you got into it as one gets on a tall horse. You went in by one side and out by the other, and it hardly rocked. He had never seen it done so fast, he called, and paddled out to where your hat was.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Teach him to ride upon a log',
        description: 'He will pay by taking you across, if he is content, and his wives will come to watch.',
        success: [
          'You put him up, showed him where the knees go, and shook the log. He fell off on all sides. After some time he did not. He sat there on it, going at a gallop, with his eyes half shut and his scales shining; and he took you over in the great boat, and asked the whole way what it eats.',
          'He wished to know first how one asks it. You showed him: hand to nose, and breathe. The log seemed to have nothing against him. At about the tenth fall he left off holding on and began to sit. His wives had come down with their fish-knives to see; and when he had ferried you over he got out like a man dismounting.',
          'You rolled the log under him, and he came off, begged its pardon, mounted, and came off backward, which you had not known to be possible. Then he had it. He went on trotting in his seat the whole way over, as grave as an ambassador, and the great boat took in water, and you were not to bail while it was going so well.',
        ],
        failure: [
          'You shook the log, and a wild sow came out of the end of it. He stayed on longer than you would have thought. His wives held that this was very fine, and you were asked, by signs, when you would be doing it yourself.',
          'You got up in front of him, so that he should have the feel of it, and it was you who came off. No animal had ever done that to you. He helped you on again with great kindness, and told his wives over his shoulder that it was plainly a matter of practice.',
        ],
      }),
      does(['trade', 'perception', 'medium', 'none'], {
        action: 'Offer him the story of the grass for passage',
        description: 'A crossing has its price, and he wants to be told something that his brother has not heard.',
        success: [
          'He had stopped his ears at “horse”; his brother had that one. You looked about you, and told him of dust. He had never in his life seen any. You let some dry moss run from your hand, a whole sky of it, you said, and in it ten thousand men. He paddled you over with his mouth open.',
          'You began with grass, and he had that already. So you told him of thirst. He did not follow. You had to do it for him from the start, with a stick for the well; and by the time that the stick was dry he had hold of your arm. On the way over he made you drink out of his hat.',
        ],
        failure: [
          'You told of the grass, and he nodded. You told about mountains of sand, and he passed you some dried fish. There was a lake, he told you then, where the pike has a house with a chimney; and he looked at you very hard to see if you would be the first to smile.',
          'You told him of the lake that lies upon the salt and goes away when one comes near. They had that sort, he said; one took it from behind, at low water, with a basket. After that you could not think of anything that he would have found harder to believe.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Walk in and hold on by the tussocks',
        description: 'It is a mile; your people do not swim, and the leeches have been told of you.',
        success: [
          'You went from one tuft to the next as a child goes from lap to lap. Twice you were in to the hat. He paddled a little behind, out of interest, and did not offer; but on the far side he laid the paddle over his knees and beat on it with both fists, as they do there for a bear.',
          'You took the first tuft by the hair, and it bore, and by that you were introduced to the next. In the middle there was a place where nothing grew. You shut your mouth and walked. He came after you, not paddling much, and at the end he struck the water flat, like a man who has lost a bet and is glad.',
        ],
        failure: [
          'A third of the way along the tufts had all been tied on to one another by somebody, and to nothing else. You floated off on a piece as large as a tent, quite dry, in the direction of nothing at all; and he towed you back with great delicacy, by one reed.',
          'You were in up to the chin, and doing well, when the tuft that you had hold of swam off. There was a beaver in it. He made for the bank from which you had come, with great decision, and it seemed best to you to go along.',
        ],
      }),
    ],
  },
  'guest-comes-back': {
    terrains: ['plains', 'hills', 'desert', 'mountains'],
    weight: 2,
    when: { known: 'friend' },
    openings: [
      'A rider stood against the sky with one hand up, palm out, and the hand stayed up until you had come near enough to see whose it was. It was {them}, and you had not thought to see that {them.trade} again this side of the grass. {them} had a second bowl hanging from the saddle, and it was quite new.',
      'At the well there was a stone on the curb with your own mark scratched on it, and under the stone some curds, still soft. {them} came round from the back of it, where there was a fire, wiping {them.his} hands. “I said to them that you would be by,” said {them}. “They said that nobody drinks at this one who has a choice.”',
      'You had been smelling mutton for some time before you came to who was boiling it. {them} got up from beside the pot and did not say anything, and turned the best piece to your side. It had been on since yesterday. The {them.trade} had had word of you from a man with a lame camel.',
      'Somebody was sitting on a saddle, with no horse near, where there was nothing to sit and wait for. It was {them}, whose horses were behind the rise, and whose pot was under a felt to keep warm; the {them.trade} had only wished to see your face when you thought that there was nobody else about.',
      'A spoon that you had lost two halts back was standing upright in the ground. “You let things fall when you are tired,” said {them}, from behind the horses. The {them.trade} had come after you from a button to a thong, and so to the spoon, and then got in front. There was soup on the fire, and there were two bowls.',
      'You saw the smoke of one fire, and two horses’ tails above it, and somebody’s hat being waved on the end of a whip. “I have been here since the new grass,” {them} called out. “You are slow.” It was the {them.trade}; there was a second bowl out, and a place on the felt had been kept dry for you.',
      'A horse with nobody on it walked up and put its nose into your sleeve. You knew the horse; so you looked about you for {them}. The {them.trade} was lying flat a bowshot off with a hat over {them.his} face, and had sent it to see whether it was you. “It bites the others,” said {them}. There was tea on, and there were two bowls.',
      'By a small fire two flat stones had been set, and {them} was sitting on one. The other had been dusted. “Whoever you ask your way of, I ask him afterwards how you looked,” said the {them.trade}, and filled a new bowl, and held it out to you across the fire in both hands, as it is done for people who have come home.',
      'Somebody whistled, twice low and once high, as one calls in mares. You gave back the high one, for politeness, and {them} stood up out of a fold in the ground, a good deal nearer than the whistle had been, with two horses whose bits were tied round with grass. The {them.trade} had not been sure of the walk. People walk differently, {them} said, after what one hears of you.',
      'A strip of dried meat was hanging from a lance at the height of your mouth, where you could not but walk into it. You were let chew, and then somebody spoke behind you. “That is how I get wolves,” said {them}. The {them.trade} had laid a fire and put down two bowls beside it, under a felt, since there was no knowing how long you would be.',
      'A ladle was being beaten on a pot, in no hurry, as it is done for children who are late, and the one who beat it was {them}. “I have done that at every halt for nine days,” said the {them.trade}, “and I got a number of dogs.” There was mutton in it, done, and there were two bowls, each with its spoon.',
      'A red thread was laid along the ground, such as one ties into a mare’s tail, and because you are not proud you followed it. At the other end of it was {them}, winding. The {them.trade} had a fire there, a pot on it, and two bowls; but would not be greeted until the ball was finished, as wool was dear.',
      '“You have got thin,” said a voice from behind two horses, before there was anything of it to be seen but a pair of boots. They were {them}’s. The {them.trade} was scratching the nearer horse where it likes that, and by the time that you had thought of an answer had a fire going and the second bowl wiped.',
      'In a country with nothing in it there hung a pot. You walked all round, since a pot does not light its own fire; and when you were back where you had begun {them} was sitting there, with one bowl on a knee and the other held out. That was how one gets marmots, said the {them.trade}: they cannot let a thing alone.',
      '“Stand still, he is one of mine,” somebody called out, and the dog that had been going for your boot sat down on it. It was {them}; that {them.trade} had a camp there for one, and had set it out for two. Word had come that you were alive, and a good while after it which way; in between, said {them}, there had been time to boil a shin properly.',
    ],
    still: [
      '{them} had let the horses go to the end of their ropes, and was in no hurry to call them in.',
      '{them} had put another handful on the fire and moved over a little, as one does for somebody who is going to try again.',
    ],
    later: [
      'Two flat stones lay by the ash, set for two to sit on. One still had a new bowl on it, turned down, that you were to have kept.',
      'A strip of felt was pegged down by the old fire, on the dry side, of the width of one person sitting.',
      'Two horses had started off from there, stood for some time with their tails to the way that they were going, and gone on.',
      'The pot had gone from its three stones. There was a smell of mutton yet, if one knew where to sit.',
      'Somebody had sat there for the best part of a week, by the mutton-bones, and on the last of them had left a little.',
      'Somebody had raked the ash level and written in it, with one finger, the words that are said to a guest at the door.',
    ],
    offers: [
      does(['trade', 'intellect', 'easy', 'none'], {
        action: 'Exchange what each has heard',
        description: 'It has to be an even exchange, and you both know how to hold some back.',
        success: [
          'You gave {them} the passes, and had the wells; you gave two weddings and got a war. At the end {them} laid down a last one, that you had nothing to set against: who had been asking for you, with a hand on his sabre as he asked. “That is not in the trade,” said {them}. “That is for the other time.”',
          'It went to and fro across the fire like a ball of wool. You had a dead khan, and {them} had who did it; {them} had a lame envoy, and you had sold him the horse. What was over was on the other side: someone had asked for you, and could not say your name. “Keep that,” said {them}. “You can owe me a well.”',
          'You drew the country on the ground between the bowls, {them} the east and you the west; and in the middle was a piece that both of you had wrong. You put it right. It was worth more than all the rest. “You did not have that from me,” said {them}, and passed a heel over it. “Say that a crane told you.”',
          '{them} began with the price of salt, as is usual, and you with a birth. It went up from there by small steps: a feud, a ford, a new tax upon smoke. You had come to the end of yours, and {them} was still laying down. Two of the best were pushed across to you regardless, for the sake of your boots, {them} said.',
        ],
        failure: [
          'You told all that you had. {them} told all there was, and it was the same. Each of you, it came out, had it from one pedlar, who had had it from the two of you. You laughed over that; it does not, however, tell one where the water is.',
          'You had both kept back the best, as one does. You waited for {them} to come out with it, and {them} for you; the fire went down, and you parted with a great many compliments. You were over the next rise when it struck you that it might have been the same one.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        action: 'Lie down while {them} watches the ropes',
        description: 'To sleep with another’s back against yours is a thing that one asks of few.',
        success: [
          '{them} sat down behind you, so that there was something to lean upon, and began on a song with a great many rivers. You went under at the second. When you came up {them.he} was still at it, more quietly, with your hat on over {them.his} own, and none of the horses had strayed.',
          'You slept, and some way down heard {them} explain to a horse why it should not step on you. Nothing else in that country wished you ill. When you sat up the fire had been kept to the size of a hand, so as to be out of your eyes, and {them} was where you had left {them.him}, with a bow across the knees.',
          '{them} laid a felt over you, and a saddle on the edge of that, so that you should not get up out of politeness. Whenever you came near the surface there was one small sound, of whittling. It had been meant for a spoon, said {them} when you sat up, and was now a tent-peg; but the wood had lasted as long as you did.',
          'You were to have been woken half way. You woke by yourself, on your other side, a good deal later, and {them} was walking up and down among the horses with both boots off, so as to make no noise. “I forgot to count,” said the {them.trade}, who by the look of {them.him} had been forgetting it with great care.',
        ],
        failure: [
          '{them} sang, to keep awake. It was well meant, and it carried. A fox came, and then another person’s dogs, and then the person. You lay with your eyes shut between the three of them as they talked it over, and were asked toward the end whether you were asleep.',
          '{them} kept such good watch that whenever anything stirred you were woken and told what it was. It was a mouse. It was the mouse going home.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Swap belts and be kin from now on',
        description: 'Whoever does it takes on the other’s enemies too, and you had better say how many.',
        success: [
          'You told the number. {them} whistled, and told you another; and you both unbuckled. It is done over a bit of fire, with some fat thrown on. Your belt was too long on {them.him} and you had to breathe in. Since then, if anyone asks {them} about you, it is a relation who answers.',
          'You told them over on your fingers, and had to begin again at the thumb. “I have an uncle who is worse,” said {them}, and unbuckled. Some fat went into the fire for whoever listens. The belt you got had nine notches in it, and you did not ask. From then on each of you had somebody who would have to come to the burying.',
        ],
        failure: [
          'You had your belt off when {them} went quiet. There was one name among yours that was a cousin’s. It could not be done just now, said {them}, and did up the buckle for you with {them.his} own hands; you would have to call on that cousin first, with your hat in your hand.',
          'You had both unbuckled when {them} looked again. Your belt had been {them}’s already, by way of a wrestler and a fair. You turned it over, and there was the mark; and it took so long to work out who by rights was kin to whom that the fat burned, and each did up his own.',
        ],
      }),
    ],
  },
  'debt-of-dust': {
    terrains: ['plains', 'forest', 'swamp', 'coast'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      'There were four of them across the way on tired ponies, and the one in front was {them}. “I told it at every fire,” {them} said, “and they all asked why I had let you go.” That {them.trade} had grown thin on it. One of the ponies bore an empty saddle, with a noose laid over it, and the stirrups taken up to your length.',
      '{them} was lying in wait for you, as one waits for a marmot, on {them.his} front, with a noose set in the path. {them.his} friends had given up long since and were asleep among the ponies. You saw the noose, and {them} saw that you did. It was a moment or two before either of you could decide on what to say.',
      'There were ponies in front of you, and ponies behind, very thin ones, and in among them {them} with a rope. “They do not believe me,” said {them}. “At every fire they ask, and then you let go?” Somebody who was of the party yawned. The noose had been tied so long ago that the knot shone.',
      '“There,” said {them} to the others, “that is the walk.” They had heard about it at forty fires, as one saw by their faces, and would gladly have looked at something else. The {them.trade} got down from a pony that was asleep, shook out a noose, and gazed at your neck as people do at their own hearth. There was a saddle for you. It had been padded.',
      'The ponies knew you first, and stood still, since it was for this that they had been ridden. {them} slid down over a tail. There was a speech, it had been ready for a month; it got as far as your name, and the rope came out of the wrong sleeve. “Wait,” said {them}. The three others were looking at their stirrups.',
    ],
    still:
      '{them} had sent the rest of them to sit down at some way off. This was nobody’s affair, it seemed, but that of two people.',
    later: 'Where it had been settled there was a noose of rawhide, hung up on a twig, for whoever had a use for it.',
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle {them} for the right to tell it',
        description: 'Whoever loses must keep silent about it, at any fire, for good.',
        success:
          '{them} had hold of your collar, and all that was to have been said was in those two hands. You went down together, and it was you who had breath to get up. {them} lay there and looked at the sky. “It was a poor story,” said {them}, “I never knew how to end it”; and held up a hand.',
        failure:
          'You had not been told about the hip. {them} had been shown that throw by an uncle since you last met, and had saved it. All the others came and asked to see it again. You were let go in the end, so that there should be someone who could bear witness to it.',
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Put your own head through the noose',
        description:
          'You would have to trust that what {them.he} wants is to be asked for mercy, and not to refuse it.',
        success:
          'You knelt down in the path, and put it on, and held out the end. {them} took it, and pulled until it was just snug. It was not as good as it had been at the fires; you could see {them} look for the feeling. The rope was thrown over your shoulder, and {them} told you to get up, you looked like a goat.',
        failure:
          'You put it on, and {them}, who had dreamed of it, had it tied to a saddle before you had finished being humble. You ran behind a pony for the first mile, and were dragged a part of the second; then the rope, which was an old one, took your side.',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Loose their ponies and run with them',
        description: 'The ponies are as weary of this as anyone, but they are on the far side of {them}.',
        success:
          'You were through before they had their feet under them, with a slap for each rump in turn. They were glad to be gone, those ponies. You went with the last of them, holding on by the tail. It was a long while until you heard {them}, on foot and very small, calling to you that this made twice.',
        failure:
          'They would not go. They had been ridden from fire to fire for a month after you; they only opened one eye. You stood there and slapped, and {them} came up, and leaned on the other side of the same pony. “You see,” said {them}, “how it is.”',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell {them} how it looked from your side',
        description:
          'It will have to be shorter than {them.his}, and there must be something in it that you are ashamed of.',
        success:
          'You told it. {them} put you right about the colour of a horse. By and by you were telling it between you, with the one taking up where the other dropped it; and it was a far better story so, as the others said, who had come nearer. Nobody in it came off well. {them} asked whether one might use that.',
        failure:
          'You told it, and left out the thing that {them} had been waiting for. It was just a word, at the end, as you rode away. “You laughed,” said {them}. You had forgotten it; and there was no way at all to have forgotten that which did not make it worse.',
      }),
    ],
  },
});
