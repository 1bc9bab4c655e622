import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { BEFORE_WINTER, BY_DAY, IN_VIEW } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const mongolFrames: readonly Frame[] = frames('mongols', {
  'enemys-tent': {
    terrains: ['plains', 'hills', 'desert', 'mountains'],
    weight: 3,
    shows: ['tent', 'host', 'mother', 'bowl', 'horse'],
    cast: { host: 'he', mother: 'she', 'family/horses/kin': 'they' },
    openings: [
      'Listen: you had stopped as a guest at the one tent in a day’s riding, and its host knew you for the kin of those who killed his brother. A guest is a guest, so he held up the flap, and his old mother filled you a bowl. Inside you were safe. But his horses stood ready on the rope, and past the first hill he might kill you.',
      'On your road you sat as a guest in a strange tent, and the mother of the host heard your name, and it was the name that had killed two of her sons. Who was left? The third, who was your host, and his horses. He could not strike a guest with a bowl in his hand. But he wanted your blood, and he would follow you out.',
      'You had ridden up to a tent before you saw the brand on its horses, and your uncle had raided that brand and killed the host’s brother. It was too late to turn. The host came out with a bowl and his mother behind him. You must eat with them now, for guests are holy, and after that get away alive.',
      'As a guest at a tent by the road you hung up your belt, and the host read your clan’s knot in it, and your clan had killed his brother. The law gave you his bowl and his fire, and his mother served you. Outside they were saddling horses. They would follow you to the hill where the law stops, and you had to come out of it alive.',
      'You were a guest in a tent by the road and named your fathers, and those fathers had killed the host’s. He gave you the bowl with both hands and his mother gave the meat, since a guest may not be touched. Then he went out to his horses and chose the fast one. Past the first hill he would kill you.',
      'Over the door of the tent where you were a guest hung a lance of your own people’s, and it had killed the host’s brother. “Eat,” said the host, “I may not kill you here.” His mother looked at your throat and passed the bowl. The horses waited outside, and beyond them you were nobody’s guest.',
      'You came as a guest to a tent where one place was empty, and your people had killed the son who used to sit there. The host put you in it, and his mother filled the dead one’s bowl. In the tent they owed you honour, and beyond the line of their horses they owed you death, and you had to leave some time.',
      'You had drunk two bowls in a tent on your road and praised the mother’s cooking when you saw your host’s scar, and it was your own kin who had cut him. He wanted blood for it. A guest’s life is as long as his visit, and he had tied his horses between you and the road.',
      'On your road a host milked his horses for you, and his mother carried the bowl across the tent, although your grandfather had burned their camp with the children in it. They could not harm a guest. They wanted you to break one rule of guests, and then you would be none, and they could kill you.',
      '“There were five brothers here,” your host said when you had eaten in his tent by the road, “before your people crossed the river.” He was the last. His mother set another bowl before you all the same, for a guest is holy. The whole tent wanted you dead, and it had only to wait till you had gone by its horses.',
    ],
    still: [
      'You were still the host’s guest, and he still meant to kill you past the first hill, so that you could not simply ride away. His mother had filled the bowl again.',
      'The host still wanted your blood for his brother’s, and only in his tent were you safe from him. The fire burned low, and nobody got up.',
      'The host’s horses still stood between you and the road, and he still owed his brother your death. He laid down a knife between you and him.',
    ],
    givenUp: [
      'The old mother walked beside you past the first hill, and no son shoots past his mother. So you came away alive, and the host still owed you a death.',
      'The host’s kin quarrelled over who should have the first shot, and while they quarrelled you were over the hill. You had your life from that tent and no honour.',
      'The host looked at his old mother, and he wanted no new feud for her to weep over. So he turned his back until you were gone, and nothing was forgiven.',
    ],
    later: [
      'A ring of yellow earth lay where your enemy’s tent had been, with three black stones in it. The host and his mother had gone to other pasture.',
      'One peg stood where your host’s tent had been, on the guest’s side, with good rope on it, and no one who rode by had taken the rope.',
      'In the ash of that host’s hearth lay a marrow-bone that had not been cracked. It is left so for a guest who comes late.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Praise the horses and drink',
        description:
          'You try to win the host over with three bowls and talk of his horses; but the killing will come up by itself.',
        success: [
          'You praised the host’s horses and drank three bowls, and at the third he said that his brother had died in a fair fight, and let you go in peace. You said that you had heard it so. Nine years lay between you, and nine words went over them. He walked you past the hill himself.',
          'You asked who had tamed one of the horses, a grey, and it was the host’s dead brother, and when they had told you of him they no longer wanted your blood. It was a long telling, and his mother wept and corrected the host. Then they drank to the hand on that rein, and you with them.',
          'You spoke of horses until the milk was gone, and told the host a cure for a bad hoof, and he let you ride off with your back to him. A sound leg is a strong word. He put out his hand to you over the bowls.',
        ],
        failure: [
          'You praised a red gelding twice, and it had been taken from your own people in the very fight where his brother died, and that made it worse. Everyone in there could have named the dead. The bowl went round once more and passed you by.',
          'You spoke of grass and of fords, and named the one ford where his brother had been killed, and the host did not forgive you. “Which ford?” he asked. You had said the word, and no hand went out to feed the fire.',
          'You drank too much of the old black milk and sang, and in the song their dead were running away, by name. You had not won over anybody with that. The mother took the bowl from you with her own hands.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep awake on your side of the tent',
        description:
          'A guest who rolls over the hearth asleep is no guest, and may be killed; and you are as tired as a post-horse.',
        success: [
          'You kept awake on your side of the tent as long as the host did, and then he gave you a free start. You had heard each other not sleeping. “Two owls,” said the host, and he laughed, and you laughed.',
          'You counted roof-poles so as not to sleep, and the host counted them too, and when both had come to eighty-one he swore you peace by the number. Nine nines is a number to swear on. You slept, and you woke; and by that one knows it was kept.',
          'You broke no rule of guests, and the old mother, who sat up spinning to watch for it, let you go. “This one was better taught than his uncles,” she said when the wool was spun, and she opened the flap, and they did not follow.',
        ],
        failure: [
          'You fell asleep, and when you sat up one of your feet lay on the threshold, where the law does not cover it. The host and two others were looking at the foot. You drew it in again, and they waited for the rest of you.',
          'Sleep took you, and you rolled over to the family’s side of the tent, and that is a fault in a guest. The mother woke you with a ladle. She told it to them all as loudly as one calls in goats, and you crept back.',
          'You stayed awake until a child of the house lay down against you, and you carried it home across the hearth, and that was the wrong side for you to stand on. They were all awake. You went back to your place, and the host marked it.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Help the host mend his tent roof',
        description:
          'The roof-felt is torn, and to mend it together may soften him; it costs you the climb and some pride.',
        success: [
          'You mended the roof with the host, he on one side and you on the other, and when you met at the top he made peace. You were knee to knee, with your hands full of felt. What could the two of you do? You tied it. There are no enemies on a roof.',
          'You stood on the host’s shoulders and mended the smoke-felt, and when you came down he let you go your way. He had stood like a post with your boots at his ears. He rubbed his neck and called you heavy, and from him it was a kind word.',
          'You plaited a new rope for their roof, in four colours as your mother’s people do, and they saw whose plait it was and let it stay, and you too. I have sat under that roof since then. The plait holds, and no child there can say why one rope is striped.',
        ],
        failure: [
          'You pulled the wrong rope, and down came the roof, felt and poles and soot, with the old mother under it. She crept out whole, and black to the eyes, and she had much to tell of your people. They set up the tent again around you.',
          'You climbed up to mend the roof and fell in through the smoke-hole and sat down in the soup. Nobody was won over by that. The family chewed dry curd and looked at you.',
          'You mended the roof and sewed the host’s sleeve into it, with his arm inside, and there he hung. His mother laughed, but a master who hangs by an enemy’s thread does not. He cut it, and half your work along with it.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Creep out under the back of the tent',
        hurt: 'blow',
        description: 'Beyond the first hill you are nobody’s guest, so be over the second before they saddle.',
        success: [
          'You crept out under the back of the tent and over two hills, and when the host rose to follow his guest there was none. The dogs had raised their heads. You had fed them, and they laid them down.',
          'You worked one peg loose, a little at every snore, and got out behind the tent and away to the north, where no dog lay. Somebody had told the wall that the dogs were all lying to the south. Who said it? I think it was the mother.',
          'You crept out of the tent headfirst, like a marmot, and behind the horses, and nobody caught you. You were three bowshots away before a boy shouted, and he was shouting at a fox.',
        ],
        failure: [
          'You put your head out under the felt, and there stood the host in his boots, and you did not get away. He had a door, he said. It had cost him three sheep, and it hurt him that you would not use it. You drew in your head.',
          'You were half out under the felt when one man outside took your leg and one inside took your arm, and they pulled you to and fro and then in. Nobody asks the rope who is to win. You sat by the hearth again.',
          'You got a bowshot from the tent, and then they came after you at a walk, on their own ground, with a horse for you to sit on. Inside the hill you were a guest still. They brought you back to the fire with every honour.',
        ],
      }),
    ],
  },
  'race-for-the-dead': {
    terrains: ['plains'],
    weight: 3,
    when: BY_DAY,
    shows: ['colt', 'boy', 'bier', 'elder', 'race'],
    cast: { boy: 'he', 'elder/mourner/judge': 'they', chief: 'he' },
    openings: [
      'A funeral race could not begin, because the boy who was to ride the dead chief’s black colt was afraid to. His cousin had told him that the dead man would sit behind him. The elders stood by the bier with forty children waiting, and they held you there and begged you to help them get the race begun.',
      'A chief lay on his bier, and the race for his honour could not start, since the boy who was to ride his black colt lay crying under a cart: he had been told that the dead man would ride behind him. Nine elders held your bridle and begged you to get the thing begun, and they would not let you by before it was.',
      'The elders of a dead chief’s people stopped you, because his funeral race stood still. No such race may start without the dead man’s own black colt, and the boy on it screamed that the chief would come from his bier and sit behind him. They asked you to mend it. I was one of the children, and I had a spotted mare.',
      'Three hundred people were waiting round a chief’s bier for his race, and the boy who should ride his black colt hung weeping by its mane. He was afraid that the dead man would get up behind. Without that colt there is no race, so the elders stopped you on the road, and would not let you by before it ran.',
      'A dead chief lay on his bier, and his black colt would not come to the line for his race, and the boy would not stay up on it, since he feared the dead man’s hand. So the forty horses could not start. The elders took your bridle as you came by, and held you there until you had helped them.',
      'Listen: a boy came galloping at you on a black colt with his eyes shut. “The dead chief sits behind me,” he cried, “take his arm off.” Nobody held him. Two elders ran up and told you that the chief lay yonder on his bier, and the race in his honour could not start without that boy and colt. They held you there to mend it.',
      'Forty children sat on forty horses for a dead chief’s race, and the one on the chief’s own black colt would not ride. That boy had been told that the chief would get up from the bier and sit behind him. Without him no race may start, so the elders stopped each rider who passed, and would not let you go before you had helped.',
      'The elders of a camp by the road stopped you and asked for help, because a boy would not mount the black colt that had to run in their chief’s funeral race. His cousin had whispered to him that the chief would leave his bier at the turn and get up behind. No race could begin without the two of them, and the guests stood round and waited.',
      'By a chief’s bier stood a black colt that bit and a boy who would not ride it, and so the race for the dead could not start. The boy had been told that the chief would sit behind him. The guests had begun on the meat, and the elders held you by the sleeve and would not let you go on before you had helped them.',
      'On your way a boy howled, and he was to ride a dead chief’s black colt in the funeral race, and he swore that the dead man sat in the saddle. The chief lay on his bier. Nobody could start before the colt did, and so the eldest of the elders laid your hand on its bridle and asked you to see to it before you went on.',
    ],
    still: [
      'The race had not begun, for the boy had not mounted, and the elders still held your bridle. The black colt blew and stood crosswise.',
      'The elders by the bier still would not let you go before the race began. The forty children waited, and the black colt would not come to the line.',
      'The boy would still not ride the black colt, and the elders kept hold of you until their chief’s race should run. Two of them had laid a sheep on what you would do next.',
    ],
    givenUp: [
      'A girl of the camp got up on the black colt with the boy behind her, and so the race was run. The elders let go of your bridle and forgot you.',
      'The dead chief’s widow set the boy on the colt with her own hands, and the race began, and the dead man was honoured. You were not needed and were let by.',
      'So the boy’s father ran beside the colt and held the boy’s knee, and the forty children started. The elders had no more use for you, and the road was yours.',
    ],
    later: [
      'The hoof-prints of the funeral race went out from there as wide as a river and came back as thin as a thread.',
      'Four holes in the turf showed where the dead chief’s bier had stood, and somebody had put a curd in each.',
      'A child’s stirrup hung on the finishing post of the race, taken up to its last hole.',
    ],
    offers: [
      does(['force', 'vigour', 'easy', 'slight'], {
        action: 'Ride the race on the black colt yourself',
        hurt: 'mishap',
        description: 'You weigh as much as two of those children, and it is forty miles, and he bites.',
        success: [
          'You rode the race on the black colt yourself, forty miles, and came in second by a head, and the elders were content. At the turn something breathed by your shoulder, and you did not look round. All the old men said it was right, and I have never met one who would say why.',
          'You rode the dead man’s colt in the race, and it was run, and a small girl on a grey beat you by a neck. At the turning-post he had slowed for as long as a man takes to mount. It was not fair, the girl wept to the judges, there had been two of them.',
          'You ran the race on the black colt to its end, and so the chief had his honour. For ten miles he fought you and for ten you fought him, and on the way home you were one beast. When he saw the bier he lowered his head and walked, and they threw milk on him.',
        ],
        failure: [
          'You rode the colt nearly to the end of a first run, and he stopped before the bier and threw you across the dead man’s knees. The elders would not count it, since the word had not been given. The mourners had not seen that done before.',
          'The colt bolted under you before the word was given, the wrong way, and it was no race. He lay down at last in the long grass and rolled, and for the first half of the roll you were in the saddle. They led you both back to the start.',
          'Your girth slipped before the start, and the black colt ran on with you beneath him, and nothing had begun. A loose girth is a bad wife, it leaves you in the middle of the road. He came back by himself and looked about for praise.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the boy what the dead want',
        description:
          'You try to take away his fear of the dead man; no one living knows what the dead want, and you must sound sure.',
        success: [
          'You told the boy that the dead man only wanted to see the colt go by, and he believed you and took his place, and the race began. What rides cannot see itself go by, you had told him. He turned this over as one turns a hoof, and wiped his nose.',
          'You told the boy that the dead weigh nothing, and that this one would get down at the turn to see his old pasture, and so he mounted and rode the race. He had wished to see that pasture himself, it came out. He was gone almost before the word.',
          'You told the boy that your own dead grandfather had ridden behind you once and had held you on, and he took heart, and the race was run. There was a ditch at the nineteenth mile. A hand on the belt is a good thing over ditches.',
        ],
        failure: [
          '“The dead do not ride,” you told the boy aloud, and it helped nothing, for now the whole camp was angry with you. An old woman had laid a saddle in her husband’s grave. She asked who had told you that, and she wanted his name.',
          'You told the boy that the dead want nothing, and he asked why then this one wanted the race, and he would not mount. For three days both sides of that camp had kept from asking it. They asked it now, all together, and they asked it of you.',
          'You had almost quieted the boy with the dead man’s kindness when his cousin said that the chief once whipped a groom to death. It was true. You had no more to say, and the boy crept under another cart.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Look the colt over before it runs',
        description:
          'The colt spares one forefoot, you think, and may be in pain; if nothing ails him you have slandered a chief’s horse.',
        success: [
          'You looked over the colt and found a thorn pushed into his near fore and broken off, and drew it, and he ran, with the boy on him. It was the thorn that had made him shy, and no ghost. You held it up, and the man who had put it there ran too, and not in the race.',
          'You found a pebble packed in red felt in the colt’s hoof, and took it out, and then he went to the line like a lamb, and the boy mounted. You laid it before the elders. One red coat in that crowd wanted a corner, and it was going away.',
          'You found a buckle under the colt’s saddle-felt, points inward, and turned it, and he stood like a table, and the boy climbed on and rode. It was that which had seemed to him like a dead man’s hand. The race began.',
        ],
        failure: [
          'You looked the colt over and found nothing wrong with him, and while your head was down he bit you in the seat of the trousers. Their whole crowd saw which of you had been examined. The boy still would not mount.',
          'You told the crowd that something ailed the colt, and you found only a burr, and it had come there on your own sleeve. The boy was no braver for it. Four feet you had lifted, and then the tail.',
          'You found a swelling on the colt’s leg, and it was the way that he was made, as his father had been, and so you had helped nobody. The eldest took the foot out of your hand and put it down. He did it as one covers a face.',
        ],
      }),
    ],
  },
  'the-great-ring': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 2,
    shows: ['ring', 'rider', 'khan', 'antelope', 'greybeard'],
    cast: { riders: 'they' },
    openings: [
      'You stood inside the ring of the Khan’s great hunt, where ten thousand riders had closed up knee to knee, and they would let nothing out. Hares and wolves and antelope ran past you, and no beast looked at another. Nothing may leave that ring before the Khan shoots, and then only what the greybeards beg for.',
      'You walked up a rise, and there were riders all round you, for the Khan’s great hunt had closed, and you were in it with the game. Who had told you of the hunt? Nobody, and nobody had told the antelope. What was in the ring belonged to the Khan, until the greybeards asked him for mercy, and you could not get out.',
      '“You are in the ring of the Khan’s hunt,” a captain called to you, “and I cannot let you out of it.” His riders sat with their knees touching. Beside you stood antelope with nowhere to go. No one leaves, he said, before the Khan has drawn his bow, and the greybeards have begged for what is left.',
      'Riders stood on every skyline, so close that they could have held hands, and you were shut in with the beasts of the Khan’s great hunt. Nine herds of antelope were in the ring. No rider might open it. Only the greybeards may beg a life of the Khan, and they come last, when he has shot.',
      'Listen: with kettles and gongs the Khan’s hunters had driven all the game of that country together, and you with it. By then the antelope walked behind you as if you knew the way out. You did not. The riders had shut the ring, and the greybeards who may beg a life of the Khan rode at the back of it.',
      'I rode in that hunt of the Khan’s, in the left wing, and when we had shut the ring I saw you inside it, among the antelope. We riders might let nothing out, and the Khan would have had our backs for it. You had to wait for the greybeards, who beg for lives, and they were still far off, or find a way of your own.',
      'The riders of the Khan’s great hunt came up over the edge of the land on every side, with lances like reeds, and they closed the ring with you and the antelope in it. A she-wolf went by and did not want her prey. No gap would be opened till the Khan had shot, and till the old men, the greybeards, had begged him for the beasts that were left.',
      'Whoever lets so much as a hare out of the ring shall bleed for it, cried the Khan’s herald, and you stood in the middle of the ring. You had been going to cross that plain. Four hundred antelope stood with you, and riders all round, and the only ones who might ask for your life were the greybeards, who come last.',
      'The riders of the Khan’s hunt had closed their ring, and they saw you in it among the antelope, and might let nothing out before the Khan had shot. Who could speak for you? The greybeards, who may beg the Khan to spare a few old beasts when the hunt is done, and you might sit among those.',
      'You asked for a way through a line of riders, and there was none, for it was the ring of the Khan’s great hunt, and you were inside with the antelope. One lance stood by the next, two days’ ride about. To let you out was the Khan’s right alone, and a few greybeards had leave to beg him for it.',
    ],
    still: [
      'The Khan’s riders still held the ring closed all round you, and would let out neither you nor the game. You could read the brands on the nearest horses.',
      'You were still shut in with the antelope, since the riders sat knee to knee round you and might open to nobody. A hare ran up your boot.',
      'The Khan had not shot yet, and until then none of his riders would let you out of the ring. A horn went round from one to the next.',
    ],
    givenUp: [
      'The Khan shot, and the greybeards begged for the old beasts, and the ring was opened. You came out of it behind the hares, and nobody had asked for you by name.',
      'When the Khan had shot enough a captain drove you out of the ring as no game for a khan. The riders laughed, and the hunt went home, and you were free.',
    ],
    later: [
      'The grass lay flat there from skyline to skyline, from the Khan’s great hunt, and no herder had cared to bring his sheep to it.',
      'Where the Khan’s ring had stood an old hind was grazing who did not run from men. She had been begged for once, and she thought that it still counted.',
      'All the prints on the hunting ground pointed inward, hoof and claw, and in the middle there was one boot.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Walk up to the riders and give your name',
        description:
          'You ask to be let out for your name’s sake; whoever lets you through is beaten, so the name must be worth a beating.',
        success: [
          'You told a captain that the eastern wing of the ring was bent, and he swung out to see, and you went through the gap where he had sat. It was bent, for a wing always is. You went with your hat straight.',
          'You asked the nearest rider in the voice of a great man for the count of his wolves, and he and his neighbours went to make it, and left a hole for you to walk out by. What is a wall without two stones?',
          'You gave your name and your fathers’ up to the ninth, and a rider found that you and he had a grandmother in common, and he let you out of the ring. “She would rise up and bite me,” he said. He backed his horse three steps, and took the beating for it like a cousin.',
        ],
        failure: [
          'You gave your name, and the riders were sorry, for it was a good one, but they did not let you out. A thing in the ring was a thing in the ring. A lance-butt showed you where the deer were.',
          'You gave your name and your fathers’, and a clerk wrote you down among the game, and so you had to stay in the ring. He had one column for hoofs and another for claws. He put you under hoofs.',
          'You told a captain that the Khan knew you, and the Khan was two horses off and said that he did not. So you were not let out. Nine men had to say it to him one after another, for he was a little deaf.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Break out among the antelope',
        hurt: 'blow',
        description: 'They will charge where the ring is thin, and in front of it every man has a lance.',
        success: [
          'You charged at the line in the middle of the antelope, and the riders opened to save their horses’ legs, and you were out of the ring. For as long as one holds a breath you were the fastest walker from there to Cathay, and then it was empty ground and wind.',
          'You ran bent double among the does, and when they leaped the line you leaped with them, over a trooper, and got away. He lay with his arms round his head. I knew him, and he used to say that one of the does had begged his pardon.',
          'You kept to the tail of the buck with the worst temper, and he broke out under a grey horse’s neck, and so did you. Fear runs and anger arrives. Behind you a captain asked who was going to tell the Khan what the last one had been.',
        ],
        failure: [
          'The antelope turned one way and you ran the other, and so you came to the riders alone and were driven back. Eleven points came down together, like the heads of horses at a trough.',
          'You charged with the antelope, and before the line they turned round, and you stood there by yourself and had to go back. They had only wished to see. The riders dressed their line again.',
          'You had come with the antelope up to the knees of the horses when a calf fell, and you fell over it, and the one behind jumped you. When the dust had lain down the line stood where it had stood, and you lay inside it.',
        ],
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Sit among the beasts until the greybeards come',
        description: 'It is a long wait among teeth; see that yours is one of the lives they beg for.',
        success: [
          'You sat with the old beasts until the greybeards came and begged for what was left, and the Khan laughed and gave them you as well. You were sitting between two wild asses. He had to hold on to the saddle for laughing, and the whip went up, and you walked out.',
          'You waited among the lame beasts, and a greybeard begged you free as an orphan, since it was the custom to spare orphans. “And that?” the Khan asked, and he laughed when he was told, and the ring was opened.',
          'You sat so still among the old beasts that a greybeard laid his hand on you and felt a collar, and begged for you, and you were let out. A fox with three legs had lain down on your feet. The old know what they hold.',
        ],
        failure: [
          'You sat down with the old beasts, and a hungry tiger moved up beside you, and you could not stay to wait for the greybeards. Nobody had explained the custom to him. You went slowly back to the middle of the ring.',
          'You sat among the old beasts, and a she-bear took you for her own and roared whenever the greybeards came near to beg. They saved a great many lives, and went carefully round hers and yours. You crept away when she slept.',
          'You waited for the greybeards, and they quarrelled over whose turn it was to ask the Khan, and nothing was asked. They had been friends for eighty years. When there is too much mercy in one place it gets in its own way.',
        ],
      }),
    ],
  },
  'thin-ice': {
    terrains: ['plains', 'forest', 'swamp', 'mountains'],
    weight: 2,
    when: { seasons: ['winter', 'spring'] },
    shows: ['ice', 'cart', 'family', 'rope', 'fox'],
    cast: { 'family/nine/grandmother/children/father/mother': 'they' },
    openings: [
      'Listen: a family of nine sat on a cart in the middle of a frozen river, and the ice cracked whenever they moved, and they called to you in whispers for help. A rope lay on the bank by your foot, which they had thrown too short. The ice would hardly bear you either. Only a fox’s track went over beside it, dry.',
      'A family had stopped its cart in the middle of a river, since the ice had cracked under them, and they did not dare to go on or back. How far out? Two throws of a rope, and the rope lay coiled on your bank. They wanted to be saved. Nobody could reach them except over that ice, and only a fox had gone over dry.',
      'On the cracking ice of a river stood a cart with a whole family on it, upon its knees, and a cradle, and they begged you to bring them to the bank alive. Water stood in the wheel-ruts already. All you had was a drag-rope that lay there, and to show you a safe line over the river the tracks of a fox.',
      'A cart with a family on it was stuck on a frozen river, and the ice had begun to sink beneath it in a ring, and none of them could stir. The mother held up the end of a rope and looked at you. You might fetch them or cross by yourself, where a fox had crossed. A fox listens before it walks, a man walks before he listens.',
    ],
    still: [
      'The cart still stood on the cracking ice with the whole family on it, and you were not willing to leave them to drown. A crack had opened beside the wheel as long as a lance.',
      'The family on the cart still begged you with their eyes to bring them off the ice, and there was no other way over the river than beside them. They did not dare to call.',
    ],
    givenUp: [
      'Herders from the far bank laid tent-poles on the ice and brought the family off one by one, and all of them lived. You crossed lower down by yourself.',
      'The cart sank through on to a gravel bank, and the water stood no higher than the axle. The family waded to land alive, and you went on, no saviour of theirs.',
    ],
    later: [
      'Where the ice had cracked the river had closed again, in another grey, and a stick was set up there with a rag for whoever came after.',
      'A wheel of the family’s cart lay on the gravel by the river with a child’s bell tied in its spokes, and the wind had learned to ring it.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'slight'], {
        action: 'Lie flat on the ice and reach them',
        description: 'You will go on your belly like a frog, and it is cold, and no one sings of frogs.',
        success: [
          'You crawled out flat on the ice, and the family came home along your back, the smallest first and the grandmother last, all nine of them. The ice muttered. It had been asked so little by each that it did not know whom to refuse.',
          'You lay flat on the ice and had each of them lie flat and hold the ankle of the one before, and so you drew the whole family to the bank. It was one long animal. It took as long as skinning an ox, and then it stood up and was people.',
          'You lay on the ice near the cart and had them throw off whatever was heavy and slide to you, one after another, and you caught them all. First came the cradle, spinning like a top, and the child in it laughed. After that they were not afraid to come.',
        ],
        failure: [
          'You crawled out on the ice, and it cracked across beneath you, and you had to go back without them. One half of your coat was on one floe and one half on another. The family had not moved.',
          'You crawled to two arms’ lengths from them, and there your belt-buckle froze to the ice, and you could not reach them. They gave you advice in whispers. In the end you bit through the strap and crept home with your coat open.',
          'You had almost reached the cart when the family’s dog came out and jumped on your back, and you broke in to the armpits. He was glad to see you. You dragged yourself back to the bank, and he went back to them.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Throw the rope and drag the cart in',
        hurt: 'mishap',
        description:
          'The ice bears one load and you ask it to bear two; and whoever holds the rope goes where the cart goes.',
        success: [
          'You threw the rope, and they caught it, and you dragged the cart with all of them to the bank. Behind the wheels the ice gave with a great soft noise. But they were among the reeds by then, and counting the children.',
          'You dragged the cart in with nine pulls, and at each you said one of your fathers’ names, and at the ninth the family stood on gravel. A man pulls better with his dead behind him. They called their next calf by the last of those names.',
          'You tied the rope to a tree-root and drew the cart in a little at each groan of the ice, and it came to the bank with everyone on it. It came in crooked and it came in whole. The father kissed the ground, and the wheel, and then you, in that order.',
        ],
        failure: [
          'You tied the rope round your waist and pulled, and the cart slid outward and dragged you over the ice to it. So you had not brought them in. You got back to the bank on your belly, with the rope.',
          'You pulled, and the cart-pole tore out, and you sat down on the bank with it in your lap, and the family was as far off as before. The cart had turned about once, slowly, as a cow does before it lies down.',
          'Your knot slipped at the first pull, and the rope flew back and took you across the eyes, and the cart had not moved. A knot that holds a camel will not hold a river. The family drew it in and threw it to you again.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Wait with the family for harder frost',
        description: 'It may be long, and you will freeze as the ice does, and they must be kept awake.',
        success: [
          'You kept the family awake with stories from the bank until the frost had made the ice hard, and then they walked to you. I have told some of those stories since. The river gave one boom from end to end, and was stone.',
          'You called riddles over the ice to keep them awake, and they called back the answers, until the ice had frozen hard enough to walk on. At the ninth riddle there was a crack like a gate shutting. They got up, stiff as boots, and came over on their own feet.',
          'You had them sing in turn until the ice was firm, and then all nine came to the bank. The old man of them sang a song of ninety-nine verses about a mare. It froze at eighty, but such people would not walk off before the end.',
        ],
        failure: [
          'You waited with the family for frost, and it grew milder instead, and the ice no safer. Everything began to drip. Out on the cart they asked each other in whispers who had thought of waiting.',
          'You waited till none of you could feel his feet, and the ice grew no harder, and then the youngest on the cart sneezed and it cracked further. Who waits on a river waits on a horse-dealer. They sat as still as before.',
          'You told the family stories to keep them awake, and they leaned toward you to hear, and the cart tilted, and you had to leave off. The ice had not grown thicker. “Go on,” they whispered, “but duller,” and you had none that were dull.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Cross where the fox crossed',
        description: 'It gets you over and leaves them to the river; keep to her line and do not miss it by a foot.',
        success: [
          'You put your feet where the fox had put hers and crossed the river, and the family saw it and came after you in the same prints. It was a string of small neat stitches. She sat on the far side and looked at you like a guide who has not been paid.',
          'You crossed by the fox’s track and got over dry, and left the family where they were. She had gone in a wide bow round nothing at all, and you went round nothing. The far bank was under you, and you did not look back at them.',
          'You followed the track of the fox over the white ice and came to the far bank. A neighbour with oxen was running there, with a second rope, and you pointed to the family. A light foot and a bad conscience both walk softly.',
        ],
        failure: [
          'You kept to the fox’s line, and in the middle the ice bent, since a fox weighs less, and you came back. You had thought of it late. The family had watched you go and watched you come.',
          'The track of the fox went round and round in the middle, for there had been two of them, and you did not get across. They had been courting. The ice was thin in every direction, and you came back on your knees.',
          'Half of the way over, the track of the fox ended at a hole, and you had to turn back in your own steps. She had not crossed. There was a little red hair at the edge of it.',
        ],
      }),
    ],
  },
  'eagle-master': {
    terrains: ['mountains', 'hills', 'plains'],
    weight: 2,
    shows: ['eagle', 'man', 'grandson', 'glove', 'wolf'],
    cast: { 'old man/man': 'he', 'grandson/boy': 'he', eagle: 'she' },
    openings: [
      'Listen: a blind old man stood across your way with an eagle on his glove, and he would not let you by before he knew why she stared at you. She saw for him. “She looks so at a wolf,” the man said, “and I let no wolf by.” His grandson held him by the belt and could not say what she saw in you.',
      'An eagle came down before you, and after it a blind man with a glove, led by his grandson, and they blocked your path. She came down for nothing less than a wolf, the man told you. So what were you? You could not pass until the eagle had been answered.',
      'A blind man and his grandson had ridden four days to where their eagle pointed, and she pointed at you. They wanted a wolf, and they would not believe that they had ridden so far for a person. She stretched her neck from the glove to your coat, and the man held the way against you until he should know.',
      'An eagle snatched the hat from your head and carried it to a blind man, who felt it all over on his glove. “There is wolf in this,” he said. His grandson blocked the track with a horse. They would not let you by before the eagle had shown them whether you were wolf or man.',
      'A blind man’s eagle had not eaten for nine days, and when you came by she turned to you on his glove, and so he had his grandson stop you. She had seen a wolf in you or a friend, the man told you. He had to know which, and you could not go on before.',
      'An eagle as tall as a child sat on your path and stared at you, and the blind old man who owned her was led up by his grandson, with his glove held out. “Is it the wolf?” he asked the boy. They would not call her off from you and let you by till she told him.',
      'A blind man halted you on the path, because the eagle on his arm had turned her head after you and went on turning it. Once she had done so for a wolf, said his grandson, and once for a khan. The man stroked her with his glove, and would not let you by until he knew what she saw in you.',
      '“Do not run,” a boy called to you, for his grandfather’s eagle hung in the air over your hat, and she had killed a wolf that ran. The old man was blind; he held up his glove and whistled, and she did not come to him. The grandson barred the road. There would be no going on until she had seen what she wanted of you.',
      'A man who had gone blind barred your path with an eagle on his glove, for she would not eat, nor fly, but stared at you. His grandson said that she was asking something of you, and that you had to answer. I knew that eagle. She took ninety foxes and one wolf, and the wolf took one of her toes.',
      'A blind man stood in your path with an eagle on his glove, and his grandson told you that she had tracked a wolf and lost it and held that you had done it. You were to make it good before you went by. She did not take her eyes off you.',
    ],
    still: [
      'The blind man still stood across the path with his grandson, for the eagle had not looked away from you.',
      'The blind man did not let you by, for the eagle still stared at you. She drew one foot up into her feathers, as she does when she has the day before her.',
    ],
    givenUp: [
      'The eagle flew up after a hare and forgot you, and so the blind man never had his answer. His grandson led him after her, and the path was empty.',
      'The blind man grew tired of standing, and the boy turned him toward home with the eagle on the glove. She had told them nothing good of you; you could go by.',
    ],
    later: [
      'Under a ledge lay a heap of small clean bones, for the blind man’s eagle fed there.',
      'A strap of the blind man’s eagle hung from a thorn with its bell on, bitten through.',
    ],
    offers: [
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Look back at the eagle',
        description:
          'If you hold her stare they may be satisfied; you may not blink before she does, and she has one eyelid more than you.',
        success: [
          'You looked back at the eagle until she shook herself and turned to her feathers, and the blind man took it for an answer and let you by. It was like looking down a well and finding that the water looks up. “She says that you hunt no man’s sheep,” he told you.',
          'You looked the eagle in the one eye, since two are too many, and it was she who turned away first. “A friend,” said the blind man, who had felt it through the glove. He stood out of your path.',
          'You looked at the eagle until your tears ran down, and then she bowed to you, and the path was free. “She has him,” whispered the boy. “No,” said the old man, “they are talking.” An eagle bows to her own chick and to nothing else.',
        ],
        failure: [
          'You looked away before the eagle did, and that told the blind man nothing about you. So he did not move from the path.',
          'You looked back at the eagle until the whole hill swam, and then the boy told you that she had been asleep with her lids up, and so it did not count. She opened them now. Nobody had liked to say it.',
          'A fly walked up to your eye, and the eagle ate it off your face, and you blinked, and it was no use to you. I have never met the man who could have kept from it. The blind man asked his grandson what that noise had been.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Take the eagle on your own fist',
        hurt: 'blow',
        description:
          'If she sits there quietly you are no wolf to her; it must be done without the glove, and she has eight knives.',
        success: [
          'You took the eagle on your bare fist, and she closed her eight knives round your arm and not all the way, and so they let you go by. There you stood with the whole sky on your wrist. “Cousin,” said the blind man.',
          'You looked aside and held out your arm, as with a shy mare, and the eagle came to you and sat quietly, and that was answer enough. She took one thread of your sleeve and laid it straight, as if it were a feather of her own. The man made way for you.',
          'The eagle put one foot on your fist and kept one on the old man’s, and then she came over to you altogether, and he was content. She drew a claw down your thumb, as a trader tries cloth. “Go, then,” he said, and took her back.',
        ],
        failure: [
          'You took the eagle on your fist, and she did not like it and gripped you hard and went back to her master. A tree does not cry out. You were not a tree, and people heard it a valley off.',
          'You held out your arm, and the eagle walked up it and sat on your head, and would not be answered so. The boy and a dead hare were needed to get her off. The hare went first.',
          'You had the eagle on your fist when a marmot whistled, and she flew at it with you tied to her by the strap, and so nothing was settled. The two of you arrived together. The boy brought you both back.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask what the eagle has caught',
        description:
          'The old man likes to tell of her, and may let you by for listening; it is long, and the wolf comes last.',
        success: [
          'You asked what the eagle had caught, and when you asked whether the wolf had been alone the blind man laid his hand on your shoulder and let you go. Nobody had asked that before. They drew your road for you in some ash, with its wells.',
          'You listened to all her catches, and then you asked after the one that was a mistake, and the old man told it and was lighter and let you through. It was somebody’s only goat. It still bleated in him, he said.',
          'You put down a pebble for each fox that he told, and at the end he ran his fingers over ninety of them and wept, and gave you the path. No one had ever shown them to him all together. He had the boy lead you over a stretch of loose stones.',
        ],
        failure: [
          'You heard the tale down to the wolf, and there you asked, “As big as that?” and it was spoiled, and the blind man would not let you by. A tale is a tent with one pole. He had the eagle look at you again.',
          'The old man and the boy told you all that the eagle had caught, hares first, and you fell asleep before the wolf. So they shouted you awake and were offended. The eagle had her head under her wing, for shame. Then she took it out and stared as before.',
          'You told the old man that you had heard the same of another man’s bird, and he was hurt and barred the way all the more. There are nine men in those hills who tell of that wolf, and each of them has the hide. He did not want to hear of the other eight.',
        ],
      }),
    ],
  },
  'bride-chase': {
    terrains: ['plains', 'hills'],
    weight: 2,
    who: { trade: 'bride with the whip', gender: 'female' },
    toward: 'for',
    shows: ['bride', 'suitor', 'whip', 'cloak', 'mare'],
    cast: { bride: 'she', 'suitor/men': 'they' },
    openings: [
      'Listen: a bride came over the rise on a lathered mare with six suitors after her, and whoever caught her would have her for life. She wanted the slowest of them, and she asked you to help her. They were looking for her red cloak, she told you, with the whip in her teeth. You could not go on either, for they were going to ride through there.',
      'What did the bride want? She wanted the slowest of her six suitors, and all six were riding after her to catch her, and custom gave her only a whip and a mare and half a mile. The half mile was used up. She threw back her red cloak and asked what you could do, and stood with her mare across your way.',
      'In the grass lay a bride under a red cloak, with her mare flat beside her, and hid from six suitors who were hunting her in a bridal race. She was to be married to the first who touched her, and the one she liked rode last. She held you by the boot and wanted your help, and she showed you with the whip how close they were.',
      'A bride on a mare, chased by six suitors, had you penned against a bush and wanted your help. Whoever caught her would have her. One of the six would do, she told you, but he was the slowest, and no kin of hers might help her. Her red cloak was known to them all, and the whip in her hand pointed at you.',
      'A bride turned her mare straight at you and stopped with the whip across your chest, and behind her came six suitors. Whoever touched her first would have her for life, and she liked but the slowest. She must be saved from five, she told you, and her red cloak was seen for miles. He who chases sees a tail, he who is chased sees the country.',
      'A bride let her mare blow beside you, and two bowshots off came six suitors to catch her for a wife. If a wrong one touched her it was finished, and the right one was the slowest. She asked you to help. She gave you a corner of her red cloak to feel, and wound the whip about her wrist, and would not let you go on.',
      'A bride found you in her road, with six suitors riding after her, and the first to catch her would have her. She wanted you to lead them astray, or speak well of the slowest, for whom nobody spoke, and she told it with her whip on your shoulder. They knew her by her mare and her red cloak. I married her sister, so I have it from near.',
      'Seven riders came along the skyline, a bride and six suitors, and the bride in her red cloak left them and rode down to you for help. They raced to catch her, and a girl who is caught by the wrong one is caught for fifty years. The one she liked rode last. She stopped her mare across your way and held out the whip to you, to help her.',
      'A bride on a white mare stopped you and asked for help, for six suitors were racing to catch her, and the best of them was the slowest. Whoever touched her first would be her husband. She wanted them turned, or thinned, or fooled, before they saw her red cloak, and she cracked her whip at you to hurry your answer.',
    ],
    still: [
      'The bride still held her mare across your way and begged you to help her against the six suitors, who were near and had not caught her yet.',
      'Five suitors whom she did not want were still after the bride, and she laid her whip across your chest and would not let you go before she was safe from them.',
    ],
    givenUp: [
      'The bride saw that you were no help and rode for the hills, and there she lost five suitors and let the one she liked find her. Your road was clear.',
      'The bride whipped her mare on and left you standing, and none of the suitors caught her that time. They went over the rise one behind another, and nobody held you.',
    ],
    later: [
      'The bride’s whip lay in the grass there, with its handle plaited in red, and you let it lie.',
      'The turf was cut up by the horses of the bride and her suitors, nine times round.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Change cloaks with the bride',
        description:
          'They ride after the red cloak, so six young men with whips will want you for a wife until they see your face.',
        success: [
          'You put on the bride’s red cloak and led the six suitors astray, and when you turned round in it she was home and could wait for the slowest. You wished them joy. The youngest fell off with laughing.',
          'You changed cloaks with the bride, and the suitors chased you through a stream and a flock and a burying, and she got away. One had you by the sleeve at last. He felt how far the arm went on inside it, and begged its pardon.',
          'All six suitors caught you in the bride’s cloak, and they quarrelled over whose you were until she was safely at her father’s door. They had got as far as the bride-price when the hood slipped off your face.',
        ],
        failure: [
          'You had one arm in the bride’s cloak and one in your own when the suitors saw you, and so they were not fooled. The two of you were buttoned together like a bad tent. She got loose and round the next hill with you, and they came on.',
          'You ran in the bride’s cloak, and its clasp broke, and the suitors found the cloak on the grass and knew the trick. They carried it back to her like a dead queen, and bowed, and gave her half a mile again.',
          'You put on the cloak and ran, and the mare ran after you with the bride on her back, and so nobody was led astray. She called to her mare to stop. The six had only to ride after the two of you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Urge the bride to ride to the slowest suitor',
        description:
          'She may let him catch her on purpose; but you must speak for a man whom you know only by his hat.',
        success: [
          'You told the bride not to wait until the slowest suitor won, but to ride to him, and she rode back at a walk and let him catch her. He had lent his good horse to his brother, and the first of the six went red. I have eaten at that wedding.',
          'You urged the bride not to run from the slowest suitor, and she let him have her. Five had made songs about her, you told her, and he had said nothing, and a full skin does not slosh. She rode three times round you, and at the third she looked over your head at him.',
          'You urged the bride to pass close to the slowest suitor, who had stopped to close a sheepfold, and so he got her. She rode by him so near and so slowly that he had only to put out his hand. Even so it took him long.',
        ],
        failure: [
          'You praised the slowest suitor so hotly that the bride asked why you did not marry him yourself, and she did not ride to him. The other five laughed. He heard it, and he came no nearer.',
          'You spoke for the slowest suitor, and he rode up and heard it, and was so ashamed that he hung back behind all the others. Nobody could be such a man, he said. The bride looked at you, and the five came on.',
          'You spoke for the wrong man, since you had taken the fattest suitor for the slowest. She heard your whole speech with wide eyes. So she rode to nobody, and the six suitors were nearer.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Get in among the suitors and stop them',
        description: 'You will be under six horses, and the young men are playing, but they play hard.',
        success: [
          'You rode in among the suitors and turned them into one another, and the bride got away. Reins were round necks and necks were under reins. When they had it sorted out there was one speck on the sky, and it waved.',
          'You stood before the suitors and asked each the way to Samarkand, and in their politeness they fell over one another, and the bride was gone. Two had pointed east and one west. “Who is winning?” asked one from beneath. She was, by a valley.',
          'You hung on the first suitor’s rein till his horse sat down, and the five others came to a sitting horse, and so they were stopped. The bride came back to look from above, and counted them. She was a long way off before any of them was a suitor again.',
        ],
        failure: [
          'You ran in among the suitors, and they rode over you like a bridge over water, and the chase was as straight behind you as before. Six horses have twenty-four knees. The bride had to turn and come round to you again.',
          'You seized a bridle, and it came off, and that horse ran so fast that his rider nearly caught the bride. He could not stop, and he went by her with his arms out. None of them was stopped by it, and all six were still after her.',
          'You ran at the suitors, and they took you for a seventh and drove you off with their whips for half a mile, joking. “No more!” they shouted. The bride fetched you back, and they had not given her up.',
        ],
      }),
    ],
  },
  'sky-cairn': {
    terrains: ['mountains', 'hills', 'plains', 'desert', 'forest'],
    weight: 2,
    shows: ['cairn', 'drum', 'herdsman', 'oath'],
    cast: { herdsman: 'he' },
    openings: [
      'Listen, and put nothing on the fire while I tell this: at a cairn in your way a herdsman walked round and round weeping, and over him a drum beat with nobody at it. He had broken an oath that he swore there. Heaven would not let him stop for it, and as long as that drum beat it would let no one by.',
      'A herdsman went round and round a cairn on your way, and could not stop, for a drum on a pole drove him, and no hand struck it. He had sworn a false oath there, he told you, and begged you to free him. As long as it beat you could not pass either, for your own feet had begun to turn.',
      'A drum hung over a cairn of stones and horse-skulls on your way, and it was beating by itself, and round it a herdsman walked backward with his hat at his breast. “I broke an oath that I swore here,” he told you, “and I thought that nobody heard.” He wanted rest. Until the drum was silent no one could pass.',
      'At a cairn on your way a herdsman ran round and round beneath a drum that beat by itself. He had broken the oath that he tied there as a rag, and could not leave, and he begged you to stop the beating. You would have gone on, but as long as it beat you could not lift a foot past the stones.',
      'A herdsman begged you for help as he passed, for he had to go round a cairn without end, and above it beat a drum that no one touched. He had broken an oath there. The sky would not let him leave, and it would not let you by. He who breaks an oath at a cairn has the sky for an enemy.',
      'On your path a herdsman crawled on his knees round a cairn of stones, and a drum above it beat with no drummer. He had broken his oath there, he cried, and could not stop until it did. The air was as hard as a wall at that place, and you stopped. I have seen it, and the skulls that are on it.',
      'A herdsman was driven round a cairn on your road by a drum that nobody was beating, and he begged you to help him. He had broken an oath there. His hat lay on the stones, and he was not let to take it, nor to stop; and the beat went through your own knees, and you could not pass.',
      'Is there a worse sound than a drum that nobody strikes? One hung over a cairn on your road, and a herdsman had to go round beneath it with a stone in his arms, for he had promised that stone on oath and never brought it. He begged you to free him. The drum beat in your ribs too, and held you there.',
      'An old herdsman crept round a cairn on your road, and a drum on a pole beat over him by itself and would not let him rest. He had lied on oath there when he had teeth. “Slower,” he begged it. It would not let him lie down, nor you go by, before somebody had stilled it or set him right.',
      'You came on foot to a cairn, and above it beat a drum with nobody at it, and a herdsman had tied himself there by the wrist so as not to be driven round any more. He had broken an oath, and it was pulling him loose. He begged you for help. Whoever came to those stones had to stay until the drum was still.',
    ],
    still: [
      'The drum above the cairn beat on with nobody at it, and while it beat it let neither the herdsman rest nor you get by.',
      'The herdsman was still driven round the cairn by the drum, and your own feet would not carry you past it. He looked at you as he passed.',
    ],
    givenUp: [
      'A shaman came up to the cairn and paid Heaven for the broken oath, and the drum was still. The herdsman slept where he fell, and your feet were your own again.',
      'The herdsman’s daughter brought to the cairn what he had sworn and not done, and then the drum stopped. He went home with her, and you could pass the stones.',
    ],
    later: [
      'You went three times round the cairn with the sun and laid on a stone. The last that you had laid was there, and someone had put a small one on its back.',
      'The ditch that the herdsman had worn round the cairn had grown over, and a hare had her form in it.',
      'Up on the pole over the cairn hung a rag where the drum had been, tied with a herdsman’s knot.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Walk three times round the cairn',
        description:
          'You walk with the sun, as one honours a cairn, and hope that the drum stops for it; you may walk until you fall.',
        success: [
          'You walked round the cairn with the sun until the drum was silent, and the herdsman could rest and you could go. At the ninth round you had left off counting and at the twentieth you left off asking. He slept where he lay.',
          'You went round the cairn the right way, and thought of what you had done, with the names, until the drum stopped. After that there were only stones. The herdsman lay down in the grass and wept for joy, and the path was open.',
          'You walked round the cairn with the sun, and somebody’s steps kept time with yours on the far side, until he tired, and then the beat was over. A rag came down off the top and lay at your boot. The herdsman put on his hat, and you could both go.',
        ],
        failure: [
          'You walked round the cairn until you fell on your face, and the drum had not stopped. You were explaining something to the skulls. They heard you to the end, and the herdsman stepped over you.',
          'You walked round with the sun, and followed your own tracks without knowing it into the thorns, and the drum beat on. It was long before you found the end of them. The herdsman was still going the other way.',
          'At the thirtieth round you sat down on the cairn to rest, and one does not sit on it, and the stones rolled on your legs. The drum beat louder. The herdsman pulled you out as he came by.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask the herdsman what oath it was',
        description:
          'If you know what he broke, it may be put right and the drum stop; but he that asks must hear all of it.',
        success: [
          'You asked the herdsman what oath he had broken, and it was a foal that he owed his dead brother, and you showed him how to pay it, and the drum fell silent. “Who has his tent now?” you asked. It was a boy, and he ran downhill to bring him the foal, and the road was open.',
          'The herdsman told you that he had sworn a stone for each of his nine sons and had brought none, and you carried them with him, and he was free. The law has it so, that it may be paid late, with the carrying. At the ninth stone the drum let its beat go, as a mare lets down milk.',
          'The herdsman told you his false oath, and it had hidden a murder, and you sent him to the dead man’s tent to own to it, and the drum was still. It was four days off. He went straight, for the first time, and the road was free to you.',
        ],
        failure: [
          'You asked about the oath, and the herdsman had to say the words again, and you stood where the one stands who receives it, and so now it bound two. You walked behind him for three rounds before you got loose. The drum was glad of you.',
          'The herdsman told you the whole of his oath, going round, and you went round beside him, and when it was told the drum had not stopped. Neither of you could have said who was a sinner. You let go of his sleeve.',
          'You asked him about his oath, and the herdsman screamed and ran the faster, and the drum ran with him, and told you nothing. Some questions are a stick in a wasps’ nest. Stones came off the cairn, and you lay flat until he was walking again.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Still the drum with your flat hand',
        hurt: 'blow',
        description: 'What beats without a hand may be stopped by one, or it may keep the hand.',
        success: [
          'You laid your palm on the drum between two beats, and it was still, as a frightened colt is. The herdsman sat down where he was, free. You sat down also, for as long as it takes to lace a boot, and then you went on.',
          'You stilled the drum with a warm hand and with your grandfather’s name, and it ran down and stopped. The rags on the cairn came down and hung there like anybody’s washing. The herdsman took up his hat and went home, and you passed.',
          'You put your hand on the drum and talked to it as one does to a lamb, and it left off beating, and you and the herdsman were free. It was cold and damp, like a nose. “There,” you had said, “there.” I know of nothing else that is said to the frightened.',
        ],
        failure: [
          'You laid your hand on the drum, and it stopped there and beat on in the sky, as clear as a bell, and when you took your hand away it was as before. The hand was as white as milk. The herdsman had not been let to stop.',
          'You struck the drum flat, and it fell from its pole and rolled down the slope, and it was back on its pole before you were, and beating. In the camps below they came out to ask who had died. The herdsman had not stopped.',
          'Your hand went through the old skin, and the drum sat on your wrist like a bracelet and beat on. There was nothing to strike and it beat. You shook it off, and it hung on its pole when you turned round.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none', 'Star table'], {
        action: 'Read the hour from the star table',
        description:
          'At certain hours Heaven lets people by such stones; your table tells which, and what one must do till then.',
        success: [
          'You read in the star table that the door of Heaven was open then and would shut when a kettle had boiled, and so you made the herdsman sit and wait, and the drum stopped. The kettle would have boiled. It was only stones, with a drum on a pole, and you went by.',
          'The star table told you that it was the hour when Heaven counts its herds and stops whoever moves, and so you and the herdsman lay still, and you were let go. The sky counted over your heads, and found it right, and the drum was quiet.',
          'By the star table the herdsman had sworn in an hour in which Heaven does not listen, and when you had read it to him the drum stopped, and he was free. His oath had never been heard at all. He made you read it twice.',
        ],
        failure: [
          'You read the star table, and by its one side you had been dead for a month, and by the other so had the herdsman, and it helped nobody. The drum does not read stars. He looked at you and went round again.',
          'You found the hour in the star table, and it was the worst of all, and would last, and so you knew no way to stop the drum. What good is a map when you are in the swamp? You shut it again and did not read out the rest.',
          'The needle of the star table spun and stood at the herdsman, and nothing would turn it, and you had learned no hour. He asked you with his eyes what it meant. You had no answer for him, and the drum beat on.',
        ],
      }),
    ],
  },
});

export const mongolPursuits: readonly Pursuit[] = pursuits('mongols', {
  'hunt-marmot': {
    places: ['plains', 'hills', 'mountains'],
    needs: BEFORE_WINTER,
    ...does(['craft', 'reflexes', 'easy', 'none'], {
      action: 'Hunt marmots by dancing with a white tuft',
      description:
        'A marmot sits up to stare at whoever dances and waves something white, and so you get near; marmots are good to eat.',
      success: [
        'You waved a white tuft of horsehair and rolled on your back, and a fat marmot sat up to see it, and you had him. You roasted him with hot stones inside, as our fathers did, and rubbed the fat on everything that creaked.',
        'You lay on your side and lifted a foot and let it fall, until a marmot came near to look, and you caught and ate him. Whoever must see everything is soon seen in a pot. You thanked him, down to the whistle.',
        'You crept up to a marmot, dancing all the way, and he called out his wives to look, and you took only him, and ate. They sat there still when you carried him off, so it is told, and waited for the rest.',
      ],
      failure: [
        'You danced until your breath was gone, and thirty marmots sat in rows to see it, and you caught none. There was not one within reach. They had never had such a day, those marmots.',
        'You lay on your back and kicked, and no marmot came, but a vulture did. He had his own thoughts. The marmots went into their holes one after another, and you stayed hungry.',
        'A marmot came within an arm of you and looked you in the face, and you could not strike him, and so you ate nothing. Who could have? He danced a step or two himself, and went home.',
      ],
    }),
  },
  'smoke-reading': {
    places: ['plains', 'desert', 'hills', 'mountains'],
    needs: IN_VIEW,
    ...does(['explore', 'perception', 'easy', 'none'], {
      action: 'Count the smokes from a rise',
      description:
        'You learn from the fires who is about, and where it is safe to ride; but whoever sits up there is seen.',
      success: [
        'You counted the smokes, and learned that there was a family with sons to the left, and on the right a man who wanted no company. Four smokes close together are a household. One that is thin and moves is a thief, or a monk.',
        'You read in the smokes who was there: a camp at its ease with dry dung, and strangers who cooked in a hurry with wet. He who cooks in a hurry shoots in a hurry. You knew by which to ride.',
        'You counted seven smokes, and over the pass an eighth that rose and sank as a signal, and so you knew that robbers lay in wait for travellers below the pass. You would go round it.',
      ],
      failure: [
        'You counted nine smokes, and then they went out, one after another, and you knew no more than before. It was in the order in which you had looked at them. I have told many things to young men, and this is the one that they do not laugh at.',
        'You counted seven smokes, and the seventh was your own, and so you had only shown yourself. On a rise over there somebody was just standing up. He had finished his counting.',
        'You read the smokes as so many hearths and so many bows, and it was steam out of nine small hollows. A mare came and drank of it. You had lain there for nothing, long enough for a mare to foal.',
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
        'You drank with the post-riders and heard that the southern road was washed out, and of one marriage that was going to be a war. They sat with their boots off and their ribs bound. You spilled some milk for Heaven and held your tongue.',
        'A post-rider came in asleep and told his news asleep, and you leaned close with the others and heard that the Khan’s brother was sick and the horses were to be counted. A sleeping mouth has no master. Then they covered him.',
        'You drank nine bowls with the post-riders, each for a horse that had fallen under them, and learned from it which fords are bad and where there is no grass. They named each horse and its place. From nine graves a man can draw the map of an empire.',
      ],
      failure: [
        'You drank five bowls and fell asleep before the post-riders had told you anything, and they laid you over a saddle. It was somebody’s relay, and it left. You were brought back on another.',
        'The post-riders all spoke of one thing, and each believed that you knew it, and so you learned nothing. What would you have done, they asked. You would have done the same, you said, and it grew so still that one heard the horses chew.',
        'You sat down by a post-rider who had ridden from the sea, and a bell rang in the yard, and he was gone before he had told it. So it was with the next. You drank alone, and well.',
      ],
    }),
  },
  'wrestle-ring': {
    places: ['city'],
    needs: BY_DAY,
    ...does(['force', 'strength', 'medium', 'slight'], {
      action: 'Step into the wrestling ring',
      description:
        'You wrestle a stranger for the honour of it; whoever touches ground with more than his feet passes beneath the other’s arm.',
      success: [
        'You threw the big Kereit in the wrestling ring, and he passed under your arm as he should. You had danced the eagle badly and the others laughed, and then they laughed less. A man who falls well is worth having at your fire.',
        'You waited longer than your heavy man did, and threw him when he sighed, and you had won. The others sang the winner’s song for you with the wrong name in it.',
        'At the fourth meeting you had the man by the belt and swung him round you and threw him, and the ring was yours. You had gone together three times like rams. His brothers moved aside for him.',
      ],
      failure: [
        'You had your man by his open jacket, and he liked to be held by it, and threw you. He had been thrown once himself, he told you while you were going up, by a bear, and had married her cousin.',
        'You walked round your man and he went on facing you, and then he lifted you like a lamb at the count and threw you. He asked first which way you lived, and let go in that direction.',
        'A small man stepped in against you and bowed very low, and what came up from the bow threw you flat. The crowd had grown quiet, and that should have told you.',
      ],
    }),
  },
});

export const mongolFinds: readonly Find[] = [
  {
    places: ['plains', 'hills', 'mountains', 'desert'],
    item: item('Silver bridle boss', 9, 'A deer with its legs folded, from some people before yours.'),
  },
  {
    places: ['plains', 'city', 'desert'],
    item: item('Horn snuff bottle', 5, 'Offered open-handed, it is peace; the stopper is missing.'),
  },
  {
    places: ['plains', 'hills', 'forest'],
    item: item('Whistling arrow', 4, 'It has a bone bulb with three holes. Everything looks up.'),
  },
  {
    places: ['mountains', 'hills', 'forest'],
    item: item('Wolfskin hat', 6, 'The ears have been left on, as a courtesy.'),
  },
  {
    places: ['desert', 'plains', 'city'],
    item: item('Round steel mirror', 11, 'Persian. There is a hunt around the edge of it. In the middle, you.'),
  },
  {
    places: ['desert', 'hills'],
    item: item('Cake of salt', 4, 'Cut from the lake bed, with a shrimp in it that did not get out.'),
  },
  {
    places: ['plains', 'forest', 'swamp', 'mountains'],
    item: item('Bundle of sable', 14, 'Eight tails. A toll had been going to be paid with them.'),
  },
  {
    places: ['city', 'plains', 'coast'],
    item: item('Felt rug', 6, 'Ram’s horns in red, sewn by somebody who was singing.'),
  },
  {
    places: ['hills', 'mountains', 'plains', 'desert'],
    item: item('Sheep ankle-bones', 2, 'For dice, polished. The camel side has been helped.', 4),
  },
  {
    places: ['desert', 'coast', 'city', 'swamp'],
    item: item('Blue glazed tile', 5, 'Half of a word in gold, in a script that you were told was about God.'),
  },
  {
    places: ['plains', 'mountains', 'swamp'],
    item: item('Braided rawhide whip', 4, 'No horse has ever been struck with it; you can tell by the ends.'),
  },
  {
    places: ['forest', 'mountains', 'hills'],
    item: item('Antler tent-peg', 2, 'A good one, which is to say that someone is sleeping badly.'),
  },
  {
    places: ['city', 'desert', 'hills', 'coast'],
    item: item(
      'Jade seal',
      16,
      'The characters say that whoever holds it should be obeyed at once, by people now dead.',
    ),
  },
];
