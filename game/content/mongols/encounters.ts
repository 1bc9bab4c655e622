import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const mongolFrames: readonly Frame[] = frames('mongols', {
  'enemys-tent': {
    terrains: ['plains', 'hills', 'desert', 'mountains'],
    weight: 3,
    openings: [
      'There was one tent in all that grass, and nothing to be had outside it. The flap was held up by a man whose brother your people had killed. He knew you, and you saw him know you. He stood aside, as he had to; a guest is a guest until he has gone over the next hill.',
      'A woman called her dogs off and asked you in. When your eyes had got used to the smoke you saw on the wall, among the bridles, a saddle that had been your uncle’s. She put the best of the meat in front of you and watched where you looked.',
      'It was the cradle that told you. Your clan’s brand was burnt into the wood, from a raid before you were born, and a child of that house lay sucking its thumb beneath it. The mother saw you look. She filled your bowl to the brim, sat down between you and the cradle, and asked after your road.',
      'The dogs let you through, and then you saw whose they were. It was too late to have seen it. The flap was up, the bowl was filled, and an old man with one ear, who had lost the other to your uncle, was patting the felt beside him on the guest’s side of the fire.',
      'They asked your name at the door, as they must, and you gave it, as you must. A spoon stopped. Then the whole family moved up, by one place, with their eyes on their knees, to where they would have sat if the eldest son had still been there; and that left you his.',
      'You had made for the light, and did not know the brand on the door-post until you had hung up your belt under it. You had last seen that brand from behind, going away. “Leave it,” said the host. “Nobody will touch it. Sit. You have grown since the ford at the Onon.”',
      '“It is the ears,” said an old woman, when you had bent your head to come in. They all looked. Your grandfather had had them on when he burned their winter camp; the host explained it to you as one explains a dish. He laid the best of the meat before you himself, and begged you to eat while it was hot.',
      'They had given you the place at the back, and a sheep’s head with the ears on, before it was asked who your people were. You told them. The knife that was being held out to you, handle first, stopped in the air; then it came on again by inches until you took it. “A guest is hungry,” said the grandmother, to all of them.',
      'The talk stopped when you had said your name. A child was told in a low voice that this was one of those, and came round the fire to see where you kept it. The host had your bowl in his hand already, filled to the brim. He had lost two brothers to your people; but he would have had to spill it.',
      'The felt that they spread for you had a burn in it, and your host smoothed it with his palm. It was from the time that your people came with torches, he said; he had been nine, and under it. He had you sit so that the hole was covered. Then he poured, and drank first, so that you should be easy.',
      'You had been given the bowl, and the second bowl, and the dry place; and then somebody trimmed the lamp. Your host had a sabre-cut from the ear to the mouth, and you had been brought up on the story of that cut. He had known you by your boots, he said, while you were still outside. He had thought that you would be hungry all the same.',
      'A shield hung over the door with a hole in it, and one had to stoop beneath that to come in. You had an aunt who used to tell how she made the hole. The man in the tent had been behind it. He moved up his son, so that there was room, turned the good side of the meat to you, and asked how your aunt did.',
      'The little girl who poured out the water for your hands stopped half way, and poured the rest of it very slowly. “Is it this one?” she asked. It was, said her father. He had buried his brothers on account of this one’s people. He passed you the towel across her head; and when you were dry there was a bowl in front of you, as for anybody.',
      'You asked whose tent it was when you had already eaten in it. Everyone looked to the grandmother. “Finish,” she said. She named then, so that it should lie on the felt between you with the other dishes, a river, a year, and three sons; and you knew it. They tell it at home, with the ends changed over.',
      '“Stoop,” said somebody, and you did, beneath a lance that was tied up under the roof with its point to the door. It was one of your people’s. You had the bowl in your hands by then. They had it up there to hang meat on, your host explained; it had come to them through his brother. He reached across and gave you the piece with the fat.',
      'You gave the dogs your stick and your name at the same time, and at the name it grew quiet. Their master had been holding the flap. He thought about it for as long as one holds a breath, and went on holding it. Within they had all stood up; and there was a place at the fire, and meat cut.',
      'The meat had been cut, and your share was the largest, and you asked, by way of thanks, whom you had to thank. He told you his name. There had been five of that name before your people came over the river, and he was the fifth. He waited until you had taken up your knife; then, so as not to shame you, he looked into his own bowl.',
      'A man with grey braids took your knife from you at the door, hung it on the guest’s peg, and only then turned it to the lamp and read the mark. He had drawn one with that mark out of his father. It was a good knife, he said after a time. He poured for you before anybody, with both hands, and none of it went over the side.',
      'The bowl was in your hands before it came to anybody that you had not been asked your name. You said it aloud. Behind the fire a knife that was being whetted stopped; the grandfather heard it stop. He had buried two sons on account of that name. A guest, he said, sits on the side away from the door.',
    ],
    still: [
      'The tent creaked on its ropes. The bowl between you had been filled again, and it was your turn to say something.',
      'The fire had sunk to where one sees hands and no faces. Nobody got up to mend it.',
      'Across the fire somebody laid down a knife, so as to have both hands for the kettle.',
      'The dogs had settled again outside. In here everybody was still being very careful with his elbows.',
    ],
    later: [
      'There was a ring of flat yellow grass, and a hearth of three stones. They had moved on to other pasture, and had left the stones for whoever might need them.',
      'Where a tent had stood one peg was left in, on the guest’s side, with some good rope on it.',
      'A doorpost had been left behind, and somebody had hung a bowl on it, mouth down.',
      'They had broken camp and swept behind them. In the ash lay a marrow-bone, uncracked, as it is left for whoever is late.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Praise the horses and drink',
        description: 'Speak of nothing that matters until the third bowl; then it will come up by itself.',
        success: [
          'You spoke of the bay mare and of her dam. At the third bowl your host said, into the fire, that it had been a fair fight, and you said that you had heard so. That was all that was ever said about it.',
          'You asked who had broken the grey, which took a bowl. How your own people would have gone about it took the second. At the third your host said, to the kettle, that it had been a long day for everybody. You said that it had. The bowl came over the fire to you, and you drank from the side that had been drunk from.',
        ],
        failure: [
          'You praised the horses. One of them, you remembered as you praised it, had been taken in the same fight; and by then it was said.',
          'You spoke of the horses, and the grass, and fords, since one must go on speaking. “Which ford?” asked your host. Nobody put any wood on after that.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep awake and keep to your side of the hearth',
        description: 'There are rules about where a guest may sleep, and about where he may be killed.',
        success: [
          'The two of you lay with the fire between you and your eyes open until it was ash. By then it was a joke, of a kind. You were given curds for the road, and a head start.',
          'You lay and counted the roof-poles, and somebody across the fire was counting too. There are eighty-one. A voice gave the number at last, quite low, and you gave it back; and after that one of you slept, and it was not clear to either which. There were curds by your boots when you got up, and nobody had saddled yet.',
        ],
        failure: [
          'You slept, only as long as it takes for a log to fall in. When you sat up you were on the other side of the tent-pole, with a foot over the threshold.',
          'You lay with your eyes propped open until it came to you that they were shut. Someone had moved the hearth meanwhile, or else it was you; your boots at any rate were over on the family’s side, and three of them were sitting up to look at those.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Mend the roof before the storm breaks',
        description: 'A guest who works has shamed his host, or else made him a kinsman; one cannot always tell.',
        success: [
          'You were up there with the felt between your teeth when the weather broke, and one of theirs was up beside you with the ropes. When you came down together, wet through, there was no way in which you were not two people who had held up the same roof.',
          'You went up on the shoulders of one of the men, there being no ladder, and he stood as still as a post with your boots on either side of his face until you had it spliced. Neither of you remarked on it. Then the weather came, and the tent took it, and he poured.',
          'You had the one edge of the roof-felt and a man of theirs the other, and you drew it to and fro like people with a saw. Then it had to be laced, and he held the lantern so that it blinded nobody but himself. When the weather broke his mother was shouting at the two of you alike.',
          'One of the ropes was rotten, and you plaited it a new middle without remark. It was in four colours, as that is done in your family only, and they saw whose it was. It held through the worst. You hear that they have it there yet; if anybody looks up at it they say that it came with the tent.',
        ],
        failure: [
          'You took hold of the wrong rope. It was the one that it all depended upon, and the grandmother was under it when it came down.',
          'You were up on the roof before anyone could thank you for it. It had been mended already, by the family, from within. What you had taken for the hole was the smoke-hole, and you came down by that.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Leave by the back felt before dawn',
        hurt: 'blow',
        description: 'Over the next hill you are nobody’s guest; be over the one after that.',
        success: [
          'You lifted the felt a hand’s breadth and went out as a draught does. The dogs raised their heads. You had fed them, earlier, with that in view.',
          'You had lain down with your head to the wall, and worked one peg up out of the ground a little at every snore. At the fifteenth it was out. Behind you someone turned over, and remarked to nobody that the dogs were all on the south side. So you went north, and were two hills off before anyone had to have noticed.',
        ],
        failure: [
          'You came up under the edge of the felt in front of a pair of boots. The man in them asked whether you had not been able to find the door.',
          'You had one leg out when somebody took hold of it, in quite a friendly way, and somebody within took the other. They asked each other through the wall which of them was to let go.',
        ],
      }),
    ],
  },
  'race-for-the-dead': {
    terrains: ['plains'],
    weight: 3,
    openings: [
      'They were running horses for a dead man, twenty miles out and twenty back, and children to ride them. One child sat holding a fine black colt and howling; his cousin had said that the dead man was going to ride along.',
      'A bier stood in the grass on four lances. Round it three hundred people were quarrelling over a horse: whether it ought to be killed for him, as he had asked, or should run for him first, as the horse was plainly asking.',
      'Forty children sat on forty horses in a row, and none of them could reach the stirrups. All were ready but a black colt. He had turned his tail to the line, and his rider had hidden in the mane. It had been his uncle’s. The uncle lay on the bier there, it was for him that they ran; and a cousin had said that he would be up behind.',
      'You were asked what you thought, everybody else having said. A chief lay on four lances with his boots on. His black colt was to be killed and go along with him, as he had wished; or was first to run the forty miles with the others, as half of them wished. The boy who had been put up on it wished to get down.',
      'They had set the bier where the dead man would have a view of the finish, and the judges to either side of him. Nobody could give the word. His own black colt was going round and round upon one spot, with a child on top that held on by the ears and screamed that there was no room for two.',
      '“He is on already,” said the child, and would not be put up. The colt was black, and had been the dead man’s; the dead man lay by the finish on four lances, with a cushion. It was for him that the forty miles were to be run. The cousin who had thought of it sat on a safe old mare with his hands folded.',
      'Thirty-nine horses went by you at a walk to the start, with thirty-nine children on them sucking curds. The fortieth was black, and went sideways. Its owner lay on the bier there, to watch, the boy on it had been told, or else would be riding behind; which was worse? Some held even now that a dead man’s horse ought to go with him and be done.',
      'There were two parties, and a bier with a chief on it between. One had the knife ready and one the saddle. He had wished for the black colt to be sent after him; but he had also laid his belt on it to win, and a bet is a bet. The child who was to ride was under a cart, where his cousin had told him something.',
      'A boy rode up to you who was to have been at the start. He rode well, for somebody with his eyes shut. The black colt was the dead man’s own, he said, and so was the arm about his waist; his cousin had told him not to look. Mourners came on after him at a run. Behind them the bier stood on its four lances with nobody near it.',
      'They had plaited the black colt’s tail, as for a race, and cropped his mane, as for a burying. His master lay upon the bier with a view of both ends. The elders had got so far as to let him run first, forty miles. What remained was the child, a small one, who hung from the saddle by his fingers and asked if there was somebody in it.',
    ],
    still: [
      'The black colt sidled and blew. Three hundred people had turned to see which way you would lean.',
      'They had begun to boil the meat for afterwards. The black colt had the bier in one eye and you in the other.',
      'Two elders had laid a sheep on what you would do next, and both of them smiled at you.',
      'The horses on either side had begun to doze. The black colt stamped, once, as one does for a servant.',
    ],
    later: [
      'Hoofmarks ran out from there in a broad belt towards the sky and came back in a single line.',
      'Four holes in the turf showed where the lances had stood. Somebody had put a curd into each.',
      'A child’s stirrup, taken up to the last hole, hung there on the finishing post.',
    ],
    offers: [
      does(['force', 'vigour', 'easy', 'slight'], {
        action: 'Ride the race yourself',
        hurt: 'mishap',
        description: 'You weigh as much as any two children there, and the colt has views.',
        success: [
          'You lay along his neck and gave him no advice whatever. At the turn there was somebody close beside you, on the left, breathing; you did not look. You were second by a head, and they all said that it was right.',
          'You let the reins lie. At the turning-post he slowed of himself, for the time that it takes a man to mount, and after that he carried his head to one side, listening. They beat you by a neck, a small girl on a grey; she said that it was not fair, you had been two.',
        ],
        failure: [
          'He went the twenty miles out as a bird goes, and most of the twenty back. Then he saw the bier, and stopped; you went on to it.',
          'He started before the word and turned before the post. You were leading by a mile, the wrong way, with all the dogs. When he had thought it over he lay down and rolled; and you were in the saddle for the first half of that.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the child what the dead want',
        description: 'Nobody knows; but one can say it as though one did.',
        success: [
          'He only wished to see it go past, you told him, one time more, from close to. The boy considered it. He wiped his nose, got a better hold of the mane, and told those who were in front of the colt to stand away.',
          'He weighed nothing now, you said, he had asked you to say so; and would be getting off at the turn, to look at the view. The child wanted to know which view. You said. It was a long way to go for that, the child thought, but he had always been so; and was up and off before anybody had given the word.',
        ],
        failure: [
          'You said that the dead do not ride. It grew quiet around the two of you, and an old woman asked, with interest, who had told you that.',
          'You told him that the dead want nothing. The child thought about it. Then why, he asked, quite loudly, did they want the horse? It was what both sides had been trying all along not to say; and they turned round to you for the answer.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Look the colt over before it runs',
        description: 'There is something about the near fore; if you are wrong you have insulted a corpse.',
        success: [
          'You ran your hand down, and pressed, and he told you. It was a thorn, set in by someone, broken off short. You held it up for everyone to see; and you had no need to look for who, since one man was already running.',
          'You had the near fore in your lap. It was packed with felt, very neatly, about a pebble, and the felt was red. You laid it down in front of the judges without a word. A great many people there had red coats on; but one coat wanted a corner, and was going away at a walk, and then at a trot.',
        ],
        failure: [
          'You picked up the near fore, and then the off. They were quite perfect. It was while you had your head down that he found the seat of your trousers.',
          'You announced that there was something, and bent down to find it. When you had been through four feet, a tail and the teeth the judges had got up to look too. It was a burr, beneath the saddle-felt, and had come there on your own sleeve.',
        ],
      }),
    ],
  },
  'the-great-ring': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 2,
    openings: [
      'For a long while the game had been going past you: gazelle, then wolves along with the gazelle, and neither looking at the other. Then you saw the riders, a thin line of them from sky to sky. It was the great hunt, ten thousand men in a ring, and you were inside.',
      'You crested a rise and there was a wall of horsemen, knee to knee. You turned round, and there was another. Between lay a bowl of grass with everything in it that ran or crept; and on that no one may draw a bow until the Khan has.',
      'Hares ran by you, then a fox, then deer, none of them minding the others. You stood aside to let it all go past. Behind it came a line of riders, knee to knee. When you turned to get out of their way you saw the game coming back, and the other line behind it.',
      'An old wolf lay down beside you, with his tongue out, and looked where you were looking. There were horsemen along every skyline, close enough to hold hands, and they were walking in. It was the great hunt. Nobody had told you of it, and nobody had told the wolf.',
      'A boar went by and did not turn his head; after him came a she-wolf, behind a kid, with no intention of eating it. A hare had sat down between your feet. From every side came a small steady noise of pans. They had been a month at it: ten thousand riders, one ring, and within the ring whatever could not show a pass from the Khan.',
      '“You cannot be in there,” a captain called across to you, and you saw his point. He sat in a line of horsemen that went out of sight at both ends. The other half of it was behind you; and on the piece between stood all the deer in that country, and the wolves. He could not let you out. Nothing goes out until the Khan has shot.',
      'It was odd to see so much game, and all of it so polite. An antelope moved over for you. Then you saw what they were all looking at: lances, a fence of lances with a horse at the foot of each, and not a gap in it. The great hunt had been closing for weeks. As far as the Khan knew, you were a kind of deer.',
      'A lynx and a fawn came down the same gully, shoulder to shoulder, and drank. You had begun to think well of that country when you saw the lances. They stood all along the sky in front of you, and all along it behind. It was the Khan’s hunt, ten thousand saddles closing at a walk, and nothing had been arranged for people.',
      'Somebody was beating a kettle on your left, and somebody on your right took up the beat. You went straight on, and there it was a gong. By the time that you had been round you had passed a thousand riders and no gap; and the deer and wolves had come along behind, supposing that you knew one. The great hunt had shut; and the Khan had not yet shot.',
      'You heard a herald. Whoever let so much as a marmot go through, he cried along the line, would have it out of his own back; and nobody shot before the Khan. The line answered. It went all the way about you, horse against horse; and in there with you were four hundred antelope, some bears, and a wild ass who was trying to stand behind you.',
      'That country was full of backs. There were brown ones, grey ones and a striped one, all going the same way at a trot, and then all back again. You went along for company as far as the horsemen. Those had their knees touching, and looked out over your head, like people with orders. The ring would be kept shut, it appeared, until the Khan had drawn.',
      '“Man,” said one rider to the next, pointing with his chin, and it went off down the line from mouth to mouth. After a good while it came back from the other side: “Leave it in.” The great hunt had walked a whole province together in front of it, hoof and claw. It was for the Khan to begin. You found that a stag was leaning on you.',
    ],
    still: [
      'The ring was closer. You could make out faces in it now, and hear the beaters’ low steady note.',
      'Room had got scarce. A hind stood on your boot, and neither of you mentioned it.',
      'They had come on by ten paces and halted to dress the line. A wolf yawned, and looked at you while he did it.',
      'A horn went along the ring from man to man, and whatever in it had ears turned them the same way.',
    ],
    later: [
      'The grass lay flat from one skyline to the other, and nobody had cared to graze it.',
      'A trodden belt ran round that country, as wide as a road, and came back to where it started.',
      'An old hind stood there and did not run. She had been begged off once, it appeared, and relied upon it.',
      'The turf was printed with every kind of foot there is, and all of them pointed inward.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Walk up to the line and give your name',
        description: 'Whoever lets a thing through the ring is beaten for it; you must be made worth a beating.',
        success: [
          'You went straight up to a captain and reported, as to your own commander, that the eastern wing was bent. So it was, and he swore, and swung out to see to it; and where he had been there was a gap the width of one.',
          'You asked the nearest captain, as from the Khan, for the number of his wolves. He did not have it. He sent off the man on his left to find out, and the one on his right to hurry him; and it was through where those two had been, at a walk, with your hat straight, that you took your leave.',
        ],
        failure: [
          'You gave your name. They were sorry about it, and said so; but a thing in the ring was a thing in the ring, and they had been told to close up.',
          'They heard you to the end, with your father and his father. A clerk was fetched. He had one column for hoofed and one for clawed, and was some time over you; and by then the line had come on, and it is not permitted to come back.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Break out among the antelope',
        hurt: 'blow',
        description: 'They will charge the line at its weakest; go with them and keep your head down.',
        success: [
          'They went like one animal, and you in the middle of it, with horns on both sides. The line opened to save its horses. For three breaths you were the fastest thing with two legs from there to Cathay.',
          'You ran bent double in the thick of them, with a hand on either rump. Somebody shouted to let it be, it was only does. There was a leap that all of them took, and you took it, over a trooper lying down with his arms about his head; and then the noise was behind.',
          'They were afraid of the lances, and more afraid of one another. Where the line bent they went at it, and it was like being poured. A stirrup took your hat. When there was air about you again the antelope had gone over the rise, and not one had stopped to see who was out of breath.',
          'You chose the buck with the worst temper and kept to his tail. He went under a grey horse’s neck, and so, as there was no time to consider it, did you. Behind you a captain was asking, in a voice that carried, who would care to explain to the Khan what that last one had been.',
        ],
        failure: [
          'They broke left. You found it out a moment later, on your own, in front of eleven lances.',
          'You went with the antelope, and the antelope went back. They had only wished to see. It left you and a boar alone in front of the lances; and he, after one look at those, turned round and looked for something smaller.',
        ],
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Go and sit with the old beasts in the middle',
        description: 'By custom the greybeards beg off the last few lives; see that yours is among them.',
        success: [
          'You sat down amid the lame and the very old. Toward the end white-bearded men rode in, singing, and asked the Khan to spare what was left, for luck. He looked at you for a moment among the wild asses, and laughed, and waved his whip.',
          'You found a place between a stag without teeth and a bear who had given up. When enough had been shot the greybeards came out in clean robes and begged for the rest: so many hinds, so many goats. “And what is that?” the Khan was heard to ask. There was a line for whatever nobody had counted, and you went home under that.',
          'You kept so quiet among the halt and the blind that a fox with three legs fell asleep across your feet. By and by the riders opened, to let old men through, singing. Each might lay a hand on one beast and have it spared. The hand that came down on you felt about, and found a collar; and it stayed where it was.',
        ],
        failure: [
          'You sat down with them, and they made room. There was a tiger there, it turned out, who had not been told about the custom.',
          'You sat down among the oldest. It would all have been in order, but that a she-bear without a tooth in her head took you for one of hers, and whenever a greybeard came by to count she laid a paw on you and growled.',
        ],
      }),
    ],
  },
  'thin-ice': {
    terrains: ['plains', 'forest', 'swamp', 'mountains'],
    weight: 2,
    when: { seasons: ['winter', 'spring'] },
    openings: [
      'The river was shut, but the ice had the wrong colour to it. Half way over stood a sledge with one runner down and a whole household on it, down to the cradle, quite motionless, so as not to be the one who moved.',
      'The ice talked as you came down to it: long groans, and then a crack like a whip running off upstream. On the far side your road went on. Some camels had crossed before you; one could count their prints, as far as the middle, where a family stood round a black hole and did not dare to move.',
      'The river lay as flat as a hide on a frame, and white to both banks, and they had driven out on it. You could see the cart. It had stopped two thirds of the way; the oxen were lying down, of their own accord, and an old woman stood up on the load and called to you, in a whisper, not to shout.',
      'A boy sat on the bank with a pole across his knees. He had told them, he said. Out on the white a felt cart was standing with its wheels in a dark ring, and his family was standing on the cart, each on one foot, to be lighter.',
    ],
    still: [
      'A seam had opened in the ice, black as a line of ink, and water was standing up in it to look.',
      'Nobody out there had moved. One of them had begun to say something, and was looked at.',
    ],
    later: [
      'The river went by, brown and loose. A sledge-runner stuck out of the gravel, with a child’s bell on it.',
      'Where the river had opened it had shut again, in another grey. A stick was set up beside the place, with a rag on it for whoever came after.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'slight'], {
        action: 'Lie flat and spread your weight',
        description: 'On your belly, with a pole crosswise, like a frog; no one ever looked well doing it.',
        success:
          'You swam across the top of that river, an elbow at a time, with your chin freezing to it. They came in along the pole and over your back, the smallest first, and the ice only muttered.',
        failure:
          'You spread your weight as widely as you could. The crack came up from the far bank and found the middle of it.',
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Run a rope out and drag',
        hurt: 'mishap',
        description: 'Twenty paces of ice that will bear one, and you are about to make it bear two.',
        success:
          'You threw, they caught; you dug your heels in under the bank and went backwards like a stubborn ox. There was a great soft noise of the whole thing giving. But by then they were on the reeds, counting the children.',
        failure:
          'You had the rope round you, that being the surest way, and it was. You went out over the ice to them a good deal faster than they had been coming to you.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Wait for the night frost',
        description: 'It will be cold enough by the third watch; it will be cold enough for you as well.',
        success: [
          'You walked up and down and told them stories across the dark, so that they should have something to hold. When the stars were like nails the ice went off, once, like a drum, and was stone; and they walked to you.',
          'You sat on the bank and called out riddles to them, so that they should have something to do besides look down. By and by it grew so cold that the answers hung in the air. The river gave one crack, from end to end, like a lid going on, and no other; and they got up, stiffly, and walked to you.',
        ],
        failure: [
          'It clouded over. You had reckoned on stars. Warm wet flakes began to come down, as big as your hand, and quite without sound.',
          'You had reckoned on the cold, and it grew mild. Something began to drip. Out in the middle you could hear them asking one another, with great caution, whose idea it had been to wait.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Cross where the foxes cross',
        description: 'They listen with their whole heads; find their line and do not leave it by a foot.',
        success:
          'There it went, a string of small neat stitches, bending about things that you could not see. You put your feet in every one. At the far side sat a fox who looked you up and down like a guide awaiting his fee.',
        failure:
          'You kept to the line exactly. It was only about the middle that you started to consider how much a fox weighs.',
      }),
    ],
  },
  'eagle-master': {
    terrains: ['mountains', 'hills', 'plains'],
    weight: 2,
    openings: [
      'An old man stood on a rock with an eagle on his fist as big as a child. He could no longer see, he told you; he could only feel the bird look. It was looking at you. He would be obliged to hear why.',
      'A bird fell out of the sky, took the hat from your head, and carried it up the slope to a girl of about ten. That was how they greeted people there, she said; it was also how they told if they were bald, that is, whether they were spies.',
      'Something as heavy as a saddle came down on the rock beside you, folded itself up, and stared. It had bells on. Presently an old man arrived behind it, out of breath, feeling his way with a stick: she never came down for less than a wolf, he told you, and what were you?',
      'A fox lay in the way with its back broken and an eagle standing on it, and she had put out both her wings to hide it from you, like a woman at market. Her people rode up and sat round in a ring. She would not have that from everyone, they said. She seemed to be asking you something.',
      'The old man had been telling his eagle a story, to keep her on his fist, and stopped, as she had left off listening. She was looking, and he had no eyes to see at what. He felt with his fingers which way her beak pointed; then he held that hand out before him, and came on, bells and all, until it touched your coat.',
      'You were going by a camp when they called you over to settle it. The bird had been off her food since her master lost his eyes. She sat on his fist like a judge, with her head round, looking past all his sons, one after the other; and now that you had come up she was looking at you.',
      'An eagle sat hooded on a forked stick, with the family about her at their meal. As you went by she turned the hood toward you, and kept turning it. They stopped chewing. She had done that for a wolf, the old man said, and once for a khan; and he felt his way over to her, and drew off the hood, so that she might tell them which.',
      'Bells went over your head, and a long way off somebody whistled on his fingers and was not obeyed. The eagle had sat down in front of you. She walked round you as hens do, in her great trousers, and took up her post behind. “Is it large?” called the old man, who was being led up by a grandson. He had no eyes now but hers.',
      'She sat on a perch with her back to everyone, and they had been a week trying to find out why. When you came by her head turned first, and the rest followed. “Now she has moved,” the old man said, who had lost his sight and kept the glove on. He begged whoever it was to stand still, so that he might learn what she had been waiting for.',
      '“Do not run,” a girl said to you, in the tone of people who have said it too late before. A shape as broad as a door had stooped at you, changed its mind at the height of your hat, and lit upon her grandfather’s fist. He could not see what she had been at, he said; but that bird had let nothing off yet without wishing to know something.',
      'A hare ran in between your boots and stayed. The eagle that it ran from sat down before you, as tall as a child of six, with bells on and her wings half open, waiting for one of you to come out. An old man with no sight was led up behind her, and asked which of you she had.',
      'Twice they had moved the tents to where the eagle looked, since the old man was blind and trusted her in everything. She sat on his glove with her neck out, like a woman pointing. Now her beak was within a hand of your coat. “What is it?” he asked them. It was somebody, they told him.',
    ],
    still: [
      'The eagle shifted her feet, and the bells on them rang. She had not looked anywhere else in all this time.',
      'The eagle had drawn up one foot into her feathers. She was prepared to give you as long as it took.',
    ],
    later: [
      'White streaks ran down from an empty ledge. Below was a litter of small clean bones, laid, you would have said, in order of size.',
      'A jess hung down from the ledge, bitten through, with the bell still on it.',
      'A hood lay in the grass, small enough for a thumb, and turned inside out. You hung it on a thorn, where one would see it from above.',
    ],
    offers: [
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Look back at the eagle',
        description: 'You are not to blink first; she has a third eyelid, and will cheat.',
        success: [
          'It was like looking down a well. When at last she roused, and shook herself, and began upon her feathers, you found you knew where in that country there was a fox, a hare, and a man lying in a fold with a bow.',
          'You looked at the one eye, as two are too many. In it, quite small, were the slope, and the sky, and somebody staring who wanted a wash. You waited to see what that one did. It was the eagle who turned her head off in the end, toward a notch in the skyline, and held it there; and that was where the way went.',
        ],
        failure: [
          'You blinked. She was not offended, she merely ceased to find you there; and neither, from then on, did her people.',
          'You held out until your eyes ran. Then you saw that she had been asleep for some while, in the way they have, with the lids up; and everybody had been too polite to tell you.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Take her on your own fist',
        hurt: 'blow',
        description: 'Without the glove, if it is to mean anything.',
        success: [
          'She stepped across. Eight knives closed upon your arm, and did not close. You stood there with all that weather on your wrist, and someone let out a breath and called you cousin.',
          'She weighed what a child weighs who does not wish to be carried. You kept your elbow up and your opinions to yourself. She shut one foot, to try you, and opened it; then she took up a thread of your sleeve and laid it straight, as she would a feather. They gave you meat for her, and then some from the same dish.',
          'You held out your arm and looked another way, as one does for the shy. There was a draught, and there was an eagle. You sank as she sank, and rose with her, and she went through her feathers as though you had always been there. Somebody felt along you from the shoulder to the talons, and said that you might stay there.',
          'She took the near end of you first, the knuckles, and then, by way of the cuff, the rest. The points went through the sleeve and lay along your skin like cold spoons. You breathed when she did. By and by she made a small noise, smaller than you would have thought she had; and they told you that she did that for the cook.',
          'One foot she gave you, and the other she kept upon the glove. So you stood, you and whoever was in the glove, like two people with a tub. “Well, go,” she was told; and she thought it over, drew a talon along your thumb, as clerks do down a column, and came. From then on you had the good side of the fire.',
        ],
        failure: [
          'She stepped across, and was not satisfied with the footing, and took a better hold.',
          'You held your arm out like a perch, and she took it for one, and walked up it to the top. It wanted two uncles and a dead hare to get her off your head. The hare went first.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask what she has caught in her time',
        description: 'It will take until dark; and there is no leaving before the wolf of the year of the great snow.',
        success: [
          'You heard it all out, down to the wolf. At the wolf you asked the right question, which was about the wolf. A hand was laid on your shoulder, and the way that you wanted was drawn with a finger in the ashes.',
          'Foxes were told by the hundred, hares not at all. At the wolf there was a silence, for you to say something in, and you asked what it had been that she was sorry for. Nobody had asked that before. It was a small grey goat, and it belonged to somebody; and you were told the way, from their own side of the fire.',
        ],
        failure: [
          'You heard it out down to the wolf; and there you said, as one does, “As big as that?”',
          'You listened as far as the hares, and there you nodded, and there your chin stayed. It was the wolf that woke you, told in a very loud voice by all of them together.',
        ],
      }),
    ],
  },
  'bride-chase': {
    terrains: ['plains', 'hills'],
    weight: 2,
    who: { trade: 'bride with the whip', gender: 'female' },
    toward: 'for',
    openings: [
      'A girl with a whip came over the rise at full gallop, and six young men after her, each on a better horse than the last. She pulled up beside you. If any one of them caught her she would have to marry him, she explained; and were you doing anything?',
      'In the grass lay a bridegroom with his hat over his eyes. He had been left behind in the first mile, and was trying to think what to say to his mother. The bride had drawn rein to look at him. There were six in it altogether, she told you, winding the whip round her hand; and had you anything to do just now?',
      'Five young men asked you, one after another and without stopping, whether you had seen a girl. The sixth did stop; his horse had. It was a wedding, he told you, and he was in it, or would be if he could catch her. What was in the bush at your side laid a whip across your boot, so that you should say nothing.',
      '“Is my hat straight?” a girl asked you, pulling up. It was red, and a yard high. Six young men were coming on behind, and she wished to look well if she was caught; only she would sooner not be. She ran the whip through her fingers, and asked whether what you were doing was of any importance.',
      'An aunt was sitting on a rug with the milk and the felt boots, to see fair play, and she made room for you. That was her niece, with the whip; those were six sons-in-law, of whom one would be wanted. “She asks everyone who comes by to do something,” said the aunt. Here she came now, leaning out of the saddle to ask you.',
      '“Hold this,” said somebody, and it was a bridal hat as tall as a churn. The girl who belonged in it was winding up her plaits with the whip between her teeth. She had half a mile on six suitors. It was a custom, and she had nothing against it; only they were so many, and there you stood doing nothing.',
      'They came along the skyline like beads on a thread: a red one, and some way behind it six. The red one left the thread and came down to you. A girl who is caught, she told you, patting her mare, has to be civil to all of that family until she dies. She looked you up and down. Had you ever worn a cloak like this?',
      'What you had taken for a fox was a red sleeve. The bride lay flat along her mare, and the mare lay flat as well, with her chin on the ground, like one who has been at weddings. Six hats went by beyond the rise. “They will miss me presently,” said the girl, winding the whip round her wrist; and were you busy?',
      'A matchmaker trotted up on an ass, with her year’s work running away in front of her: a girl with a whip, and six young men with their mouths open. It was going very well, she told you. She only wished that somebody were of the girl’s party; and here the girl came round again, and had her eye on you.',
    ],
    still: [
      'Dust hung over the rise, and there was laughter in it, and hooves.',
      'She had taken the mare round behind you to get her breath. There were six of them yet, by the sound.',
      'A hat came over the rise alone, and rolled, and lay down.',
    ],
    later: [
      'A whip lay in the grass there, with a plaited handle. You looked all round, and let it lie; it was evidently somebody’s answer.',
      'The turf was cut up in a wide ring, as by somebody who could not decide.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Change cloaks with the one who is chased',
        description: 'There will be six disappointed young men, with whips, at very close quarters.',
        success: [
          'They followed the red cloak for an hour. When you turned about in it at last, and wished them joy, the youngest laughed so hard that he fell off. She had been at her own father’s tent all that while, choosing.',
          'You kept the hood forward and lay low. They came after you through a stream, and a flock, and somebody’s funeral. When the first had you by the sleeve the arm went on for longer than it ought; he begged its pardon. At the tents they were blowing a horn by then, for a girl who had walked in with your hat on.',
          'It was short in the arms, and you did what you could with your voice. You gave the nearest a cut with the whip, and he called out in delight that she had never done that before. It came out three hills on. You brought in all six; she sat before the tent with her boots off, and had them go round again.',
        ],
        failure: [
          'You had one arm in her cloak and one in your own when they came over the rise.',
          'You wheeled left and the cloak went right. It was held by one clasp, it turned out, and that was for show. They rode over it, came to a stand all round you, and each took hold of a corner; she had it handed back to her with six bows.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Speak for the slowest of them',
        description:
          'He is a good lad, with a bad horse, and you have known him for as long as it takes to drink a bowl.',
        success: [
          'You told her about the horse, that he had lent his good one to his brother. She asked which brother. One of the six went red to the ears; and before you had well finished she had turned her mare round, and was riding, at a walk, toward the slow one.',
          'What had he said about her, she wanted to know. Nothing, you had to tell her: three bowls he had sat there, and looked at the door. The others had all said something. She rode round you in a ring to think it over; and at the end of the ring she was on her way back, with the whip under her arm.',
        ],
        failure: [
          'You spoke for him so warmly that it was asked, from the edge of the crowd, why you did not marry him.',
          'You praised his patience, his hands and his mother. She had stopped to listen. So had he, a little way behind you; and it came over him, as you could see by his ears, that he could never live up to it, and he turned his bad horse round and went home.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Join the race and spoil the line',
        description: 'Get among their knees and be in the way; they are playing, but only just.',
        success: [
          'You crossed the first, turned the second, and swore at the third in a way he stopped to admire. By the time the six had sorted out whose reins were whose there was only a speck on the sky, with a whip, waving.',
          'You got in among them, waving your hat, and asked each whether this was right for Samarkand. It was good manners that undid them. Two pointed to the east and one to the west, and the one behind those had no time to choose. From the top of the heap somebody inquired who was winning, and it was she, by a valley.',
        ],
        failure:
          'You got among their knees. Six horses have twenty-four of those, and you saw every one of them from below; the line went on over you as straight as it had come.',
      }),
    ],
  },
  'sky-cairn': {
    terrains: ['mountains', 'hills', 'plains', 'desert', 'forest'],
    weight: 2,
    openings: [
      'There was a cairn on the pass, stuck all over with rags and horse-skulls, and one walks three times round it sunwise. Somebody was going round it the other way. He had been at it for a long time, by the track he had worn, and was weeping; and on a pole above him a drum beat with nobody at it.',
      'A shaman had hung up his drum upon a pole by the cairn and gone off. The drum was beating. Two herdsmen, who had come up to take back an oath, were going round the wrong way, holding each other’s sleeves. They begged you to tell the drum that the shaman was not at home.',
      'Halfway round the cairn you met a man in one boot, who was going the other way; he had worn out its fellow. Above the rags and horse-skulls a drum was beating, with nobody to it. He had sworn something here, he told you as he went by, and it would not let him stop until he had the words right.',
      'A horse-skull on the cairn was talking, in a small dry voice, and an old herdsman stood before it with his hat off and answered. It was only a drum inside, he told you aside, the shaman kept it there; but it had begun by itself, and it knew what he had once sworn up here.',
      'One goes round it three times with a stone in the hand. The man ahead of you had been round it so often that he had worn a ditch, and he was going the wrong way, with the stone still in his hand, too small for what he had sworn. From the pole overhead hung a drum, and it kept time for him.',
      'The drum on its pole, with no hand near it, had beaten two skulls down off the cairn. Beneath went a herdsman, the wrong way round, with his coat over his head, so that the sky should not know him. He had once sworn something there, he told you through the cloth, and had not supposed that anybody was listening.',
      'They had put up the cairn where the sky comes lowest, and hung it with rags, one for each thing that had been promised there. A blue one was stretched out stiff as a board. The woman who had tied it was on her knees, trying to undo the knot, and a drum on the top was beating faster than she could pick.',
      'A man came round the cairn from the side where nobody comes from, begged your pardon, and went on. You had laid your stone there and said what is said when he came by again, quicker, with his cheeks wet. It was the drum on the pole above that made him go quicker, and there was no one at the drum.',
      'A young wife sat by the cairn with her husband’s hat, and each time that he came round she held it out to him, and he shook his head. He was going the wrong way. He had sworn something there before they met, she told you; and the drum on the pole, that nobody was beating, would not hear of his being covered.',
      'From below you had taken it for hooves. At the top it was a drum, hung on a pole, and it beat by itself over a heap of stones and rags and horse-skulls. A herdsman was backing away round the heap, in the wrong direction, with his hat held to his breast. He had sworn something here once, he told you in passing, and had hoped it was forgotten.',
      'The ditch round the cairn was new. The man who was treading it went the way that one does not go; he would be done, he told you in going by, as soon as he had got back to before he swore. A drum stood up on its pole among the rags and horse-skulls, with the stick hung beside it on a thong, and kept step with him.',
      'Two herdsmen had carried up an old one to the cairn in a felt, and were bearing him round it the wrong way, as he directed. He had sworn something here when he had teeth. “Slower,” he begged, and it was not the two that he begged but a drum, on the pole, which no one was beating.',
      'A herdsman ran round the cairn the wrong way, laying his palm on one rag after another to keep it quiet. It was none of the rags. It was the drum, up on its pole, beating fast and low with nobody near it. It had been quite a small oath when he swore it, he told you, and was round the other side.',
      'So as not to run away a second time a young man had tied himself to the cairn by one wrist, and went round it in the wrong direction, like a horse at a mill. Over his head a drum beat of itself. He had come to say that he was sorry about the mare, he told you; it was asking him which.',
      '“Not that one,” said an old man, as you took up your stone; “that one is mine.” He was going round the cairn the way that one does not, and taking off it all that he had ever sworn there. He was down to a horse. The drum on the pole beat faster with each stone, and there was nobody to beat it.',
    ],
    still: [
      'The rags on the cairn all streamed one way, and nothing blew.',
      'A horse-skull near the top of the cairn had come round to face you. It may have been loose.',
    ],
    later: [
      'You went three times round the cairn, sunwise, and laid on a stone. The last one that you had laid was still there, with somebody else’s on it.',
      'There was one rag more on the cairn than you remembered, and the knot was new.',
      'The ditch round the cairn had grown over. You went round in it the right way, to be of use.',
      'Somebody had hung a little stool on the pole of the cairn, where the drum used to be, in case it should come back.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Walk round it with the sun until it is satisfied',
        description: 'Three times is for those who have nothing on their minds.',
        success: [
          'At the ninth time round you left off counting; at the twentieth you left off asking. When you stopped the sky was as it always is, very high up and blue. It was like being put down, gently, by someone who had finished reading you.',
          'You began where the ground was least worn, and went round. The first three times you thought about your feet, and for the next nine about what you had done, in order, with the names. Then it was only a heap of stones and you had the road again. Whatever had been walking so close behind you had gone home.',
          'You put a pebble in your cheek for every round, and at eleven had to stop or swallow. What there was in the air had come down by then to a sort of mutter. You laid them along the heap in a row, wet. They were looked over, you would have said, and found to be the right number.',
          'It is dull, going round a heap. That is the use of it. You had been through all of your grudges by the fourteenth time, and in the fifteenth could not think what the chief one was; and as you stood still to try for it the air let go of your collar.',
          'Somebody’s feet kept time with yours on the other side of the cairn, where you could not see. You went slower, and they did; you stood, and there was one step more. So you walked it with them, like two at a mill, until they tired. There was a small sigh, and a rag came off the top and lay down.',
          'One must not count, your aunt used to say, and must not leave off upon an odd number. You managed it by keeping your eyes on the skulls and bowing to each. There was one, a mare by the teeth, that you came to look out for. It seemed to be mutual, for the hair on your arms lay flat again.',
          'For the first rounds you were only looked at, as a horse is that is led up and down at a fair. Then you were made to do the whole again. What it wanted to see you have no notion. When your knees gave you sat where you were, on the proper side, and it was as quiet there as behind a tent.',
          'At each turn there was a place where you heard your own name, a little way behind. The first few times you answered to it. After that you only lifted a hand, as to a neighbour, and went by; and so, it seems, it was one, for at the last it wished you a good road, in a civil voice, and stopped.',
        ],
        failure: [
          'You walked until your shadow had gone round you as well. Some time after that you found that you were lying down, with your face among the skulls, explaining.',
          'You went round until you met your own tracks, and followed those, as they seemed to be somebody’s who knew the way. They left the cairn and went on out into the thorns; and in the thorns they stopped, and so, for some time, did you.',
          'At the thirtieth round you were as light as a rag, and thought that you would just sit down upon the heap. It is not done. The heap moved over, and you were under a part of it.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask what oath it was',
        description: 'No one goes against the sun for nothing; and it will be a bad one.',
        success: [
          'It was a small oath and an old one, about a horse. You told how the law has it: that an oath which cannot be kept may be given to the cairn, in stone, of its own weight. The two of you carried it up there together, and set it down three times on the way.',
          'It was to have been the first foal to his brother, and it was a very good foal. The brother had died since, of something else. You asked who had his tent now. There was a boy, he said, and stood still for the first time. When last seen he was going down the other side at a run, toward a horse.',
        ],
        failure: [
          'You asked, and in telling it he had to say the words again; and you were standing, you remembered, to the north of him, where the one stands who receives them.',
          'You asked. He had not spoken of it to anyone, and now that he did it took him by the back of the neck; he told you all of it, walking, so that you had to go along, and by the end there were two of you in the ditch.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Still the thing with the flat of your hand',
        hurt: 'blow',
        description: 'What moves without a hand may be stopped with one; or it may take the hand.',
        success: [
          'You laid your palm on it in the off-beat, as one does on the neck of a frightened colt. It fluttered, and sighed, and was skin. You had to sit down for a little, with your own heart going in that time.',
          'You breathed on your hand first, as for a mare that is to be milked. The hide jumped under it. You told it in an ordinary voice who you were, and by the end of your father’s name it had run down to a tick, and to nothing; and the rags came down all together and hung there like anybody’s.',
          'It was cold, and a little damp, like a nose. You kept your hand there. It asked once more, quite low, and was told by the ball of your thumb that there was nobody at home; and the hoop let go its breath, and a skull that had been rattling on the heap sat down again among the others.',
          'You took it in the pause, since there has to be one. It pushed, as a lamb does under a pail, and you told it “there,” and “there,” which is all that anything is ever told. The beat went off along your arm, tried the elbow, and was not let in. When you lifted your hand a drum hung there, like a sieve.',
        ],
        failure: [
          'It stopped the instant that you touched it. So did everything else: and you heard, very clearly, from the sky, the rest of the beat.',
          'You struck it flat, and it was only a drum. It fell off the pole and went down the far side from stone to stone, beating, and you after it, mostly upon your knees; and in the camps below they came out to hear who it was for.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none', 'Star table'], {
        action: 'Read the hour from the star table',
        description: 'There are times at which one does not go by such places; find out, before you are by.',
        success:
          'By the table the Seven Old Men were low and the Stake stood upright: for an hour yet the door would be open. You told those who were with you in the tone of a doctor. You all sat with your backs to it for the hour, and then it was only stones.',
        failure:
          'According to the table you had been dead for a month. You turned it about, and by that side everyone had.',
      }),
    ],
  },
});

export const mongolPursuits: readonly Pursuit[] = pursuits('mongols', {
  'hunt-marmot': {
    places: ['plains', 'hills', 'mountains'],
    ...does(['craft', 'reflexes', 'easy', 'none'], {
      action: 'Dance for marmots with a white tail',
      description: 'They sit up to see the fool; that is all there is to it, except being one.',
      success: [
        'You waved the tail and rolled on your back. A fat one stood up with his hands folded to watch. You roasted him with stones from the fire inside, as is right, and rubbed the fat on everything that creaked.',
        'You lay on your side and waved a foot. He came nearer, he had to; there had been nothing like it in his life. You thanked him, afterwards, and ate him down to the whistle.',
      ],
      failure: [
        'You danced until you were out of breath. By the end there were thirty of them, in rows, and not one within reach.',
        'You lay on your back and kicked until a vulture came. The marmots went in on its account, one after another, plainly sorry to.',
      ],
    }),
  },
  'smoke-reading': {
    places: ['plains', 'desert', 'hills', 'mountains'],
    ...does(['explore', 'perception', 'easy', 'none'], {
      action: 'Count the smokes from a rise',
      description: 'Every smoke is a hearth, and every hearth can count yours.',
      success: [
        'Four to the north, and close: a family with sons. One thin, moving: that is a man who does not wish to be asked. Where there ought to have been two there was none. You knew then where to go, and where not.',
        'One smoke was blue and one was yellow. Dry dung, and wet: so those had been there for a week, and these had come lately and were cooking in a hurry. You would go by the blue.',
        'There were seven, and you told them over as one does somebody else’s sheep. One leaned away from the rest: a camp with a quarrel in it. Over the pass stood a thread that was let up and held down, let up and held down; and two hills beyond that somebody was answering, so that whoever went by there would be expected.',
        'They all went up from where they ought but one, which was no thicker than a hair, and came from a place with no water. Nobody camps there who has a choice. You looked at it until it was put out; and you knew then by which way it would be as well not to go.',
      ],
      failure: [
        'You counted nine. Then they all went out, one after another, in the order in which you had looked at them.',
        'You had counted six. The seventh was behind you and was your own; and on a rise over there somebody was just getting up who had finished counting it.',
      ],
    }),
  },
  'post-house': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      feeds: true,
      action: 'Drink mare’s milk with the post-riders',
      description: 'They know what happened everywhere the day before yesterday, and they all talk at once.',
      success: [
        'They talked with their boots off and their ribs bound. You bought nothing, spilled some for the sky, and came away with the state of eleven roads and one marriage that was going to be a war.',
        'A rider came in asleep and was lifted off still asleep, and talked, so, for a quarter of an hour, with all of them leaning close. You leaned as close as any.',
      ],
      failure: [
        'You held your own until the fifth bowl. They put you across a saddle, for tidiness; it was somebody’s relay, and it left.',
        'They were all talking of one thing, and each supposed that you had been told. You nodded, and drank, and were asked what you would have done. You would have done the same, you said; and it grew so quiet that one could hear the horses.',
      ],
    }),
  },
  'wrestle-ring': {
    places: ['city'],
    ...does(['force', 'strength', 'medium', 'slight'], {
      action: 'Step into the wrestling ring',
      description: 'Whoever touches ground with anything but his feet has to pass beneath the other’s arm.',
      success: [
        'You did the eagle’s dance, badly, and they laughed. They laughed less when the big Kereit was looking at the sky. He walked under your arm as he should, and bought the meat.',
        'He was heavy, and heavy men wait. You waited longer. When he sighed you had his knee; they sang the winner’s song for you, though with the wrong name, and fed you under it.',
      ],
      failure: [
        'You had him by the jacket. It is a thing that he liked people to have him by.',
        'You went round him, and he went on facing you. He waited until you had admired all there was; then he picked you up, like a lamb at the count, asked you which way you lived, and dropped you in that direction.',
      ],
    }),
  },
});

export const mongolFinds: readonly Find[] = [
  {
    places: ['plains', 'hills', 'mountains', 'desert'],
    item: item('Silver bridle boss', 9, 'A deer with its legs folded, from some people before yours.'),
    told: [
      'Somebody had buried it, and somebody else had not thought that was the end of it.',
      'The deer on it had two of its legs worn away; it had been stroked.',
      'Somebody had tried a tooth on the rim, and the silver had passed.',
      'You rubbed it on your sleeve, and a smaller deer came up between the feet of the first.',
      'The pin at the back was new, and iron; it had been on more than one horse since it was dug up.',
    ],
  },
  {
    places: ['plains', 'city', 'desert'],
    item: item('Horn snuff bottle', 5, 'Offered open-handed, it is peace; the stopper is missing.'),
    told: [
      'You offered it to the air, with both hands, and the air had nothing against you.',
      'A pinch was left in the shoulder of it. You could smell nothing else until supper.',
      'One side had been worn flat by a thumb, while its owner thought things over.',
    ],
  },
  {
    places: ['plains', 'hills', 'forest'],
    item: item('Whistling arrow', 4, 'It has a bone bulb with three holes. Everything looks up.'),
    told: [
      'You shot it once, at nothing, and nothing ducked.',
      'You blew into the bulb, and a long way off somebody’s horse stood still.',
      'The shaft had been fetched back so often that it shone.',
      'You blew across it, softly, and a horse put up its head.',
      'One of the holes had been stopped with wax, by somebody who wanted it lower.',
    ],
  },
  {
    places: ['mountains', 'hills', 'forest'],
    item: item('Wolfskin hat', 6, 'The ears have been left on, as a courtesy.'),
    told: [
      'You put it on, and a dog that you had not noticed left the neighbourhood.',
      'It was lined with hare; so they had come together in the end.',
      'It had been made for a head with more in it, and came down over the eyebrows.',
    ],
  },
  {
    places: ['desert', 'plains', 'city'],
    item: item('Round steel mirror', 11, 'Persian. There is a hunt around the edge of it. In the middle, you.'),
    told: [
      'A hunt ran round the rim. You breathed on it, and a second one came up under the first.',
      'There was a scratch across it, and so across you.',
      'The huntsmen on the rim had lost their noses, from being held.',
      'You looked in it, and saw what other people had been looking at.',
      'It had been polished in the middle only, by somebody with no interest in the hunt.',
      'A fox on the rim had been rubbed brighter than the rest; one could see who was wished well.',
    ],
  },
  {
    places: ['desert', 'hills'],
    item: item('Cake of salt', 4, 'Cut from the lake bed, with a shrimp in it that did not get out.'),
    told: [
      'You licked one corner. So had a number of sheep.',
      'It had a shrimp in it, and was pink as far as the shrimp and white from there on.',
    ],
  },
  {
    places: ['plains', 'forest', 'swamp', 'mountains'],
    item: item('Bundle of sable', 14, 'Eight tails. A toll had been going to be paid with them.'),
    told: [
      'You blew on the fur, and it parted like water, down to the blue.',
      'The tails had been tied in order, from the darkest to the one that nobody would have missed.',
      'One tail of the eight was marten, and had been put in the middle.',
      'A lead tag hung from it, with the year for which it was late.',
    ],
  },
  {
    places: ['city', 'plains', 'coast'],
    item: item('Felt rug', 6, 'Ram’s horns in red, sewn by somebody who was singing.'),
    told: [
      'Ram’s horns were sewn on it in a row, and one went the other way, where the song must have changed.',
      'The needle was still in the hem, with red in its eye.',
      'You lay on it, to try, and it was as wide as one person who is not expecting anybody.',
      'Somebody’s dog had thought well of the middle.',
      'You beat it, and for a moment there were two of it.',
      'There was a burn in one corner, and about the burn somebody had sewn a gold ring, so that it should be on purpose.',
      'On the under side one could see, in wool, the ground that it was trodden on, with a hoof.',
    ],
  },
  {
    places: ['hills', 'mountains', 'plains', 'desert'],
    item: item('Sheep ankle-bones', 2, 'For dice, polished. The camel side has been helped.', 4),
    told: [
      'You threw them, to see, and all four lay horse side up; so it was somebody else’s luck.',
      'One of the four was a wolf’s, to see that nobody cheated.',
      'You asked them whether it was far, and they fell sheep, goat, sheep, goat, which is how they clear their throats.',
      'Three had been dyed red, and the fourth had been elsewhere at the time.',
      'They clicked in your sleeve like somebody about to speak.',
      'You threw them once for the road, and once more for a better answer.',
      'A name was burned into each of them, and it was that of the same loser.',
    ],
  },
  {
    places: ['desert', 'coast', 'city', 'swamp'],
    item: item('Blue glazed tile', 5, 'Half of a word in gold, in a script that you were told was about God.'),
    told: [
      'It was the blue that one sees at the top of the sky when lying down.',
      'On the back was the print of the tiler’s thumb, as plain as a word.',
      'A corner had been chipped away by someone who wanted only the gold.',
    ],
  },
  {
    places: ['plains', 'mountains', 'swamp'],
    item: item('Braided rawhide whip', 4, 'No horse has ever been struck with it; you can tell by the ends.'),
    told: [
      'Eight strands, and a child’s hand had done the last of the eight.',
      'You cracked it, and it made the noise of a person who has been contradicted.',
      'The loop was worn through; it had been used for pointing.',
    ],
  },
  {
    places: ['forest', 'mountains', 'hills'],
    item: item('Antler tent-peg', 2, 'A good one, which is to say that someone is sleeping badly.'),
    told: [
      'It had been driven in with a stone, and pulled out with teeth.',
      'You rapped it with a knuckle, and there was work in it yet.',
    ],
  },
  {
    places: ['city', 'desert', 'hills', 'coast'],
    item: item(
      'Jade seal',
      16,
      'The characters say that whoever holds it should be obeyed at once, by people now dead.',
    ),
    told: [
      'It was cold, and stayed cold, whoever held it.',
      'There was red paste in the cuts of it still; the last thing that it said, it had meant.',
    ],
  },
];
