import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const mongolFrames: readonly Frame[] = frames('mongols', {
  'enemys-tent': {
    terrains: ['plains', 'hills', 'desert', 'mountains'],
    weight: 3,
    shows: ['tent', 'host', 'mother', 'bowl', 'horse'],
    openings: [
      'Listen: there was one tent in a day’s riding, and its host was a man whose brother your people had killed. He knew your face and he held up the flap, for a guest is a guest. His old mother filled you a bowl, and his horses stood ready on the rope. Inside you were safe, and past the first hill he might kill you.',
      'The mother of that tent asked your name at the door, and you gave it, and her spoon stopped over the bowl. Two sons she had lost to that name. Who was left? The third son, who was your host now, and his horses. He could not strike a guest, so it is told, but he wanted your blood, and he would follow you out.',
      'Nine bowshots off you saw the tent, and at one bowshot you saw the brand on its horses, and your uncle had raided that brand. It was too late to turn. The host came out to you with a bowl, and his mother behind him, and her eldest lay dead by your uncle’s hand. You must eat with them now, and after that get away alive.',
      'A belt talks when its man is silent. Yours had your clan’s knot in it, and you hung it up in a strange tent, and the host read it. He had buried a brother for that knot. The law gave you his bowl and his fire, and his mother served you, and outside they were saddling horses to follow you to the hill where the law stops.',
      'I had this from the host when he was old. A stranger came to his tent, he said, and he gave the bowl with both hands, and his mother gave the meat, and then the stranger named his fathers. It was you, and those fathers had killed his. He might not touch you before the hill. So he went out to his horses, and chose the fast one.',
      'What hung over the door? A lance of your own people’s, and it had come to that tent in the body of the host’s brother. You sat beneath it with the bowl in your hands. “Eat,” said the host, “I may not kill you here.” His mother looked at your throat and passed the meat. The horses waited, and you could not leave without passing him.',
      'Three dogs lay down and the flap opened, and inside sat a family with one place empty, and it was the place of the son your people killed. The host put you in it. His mother took down the dead one’s bowl and filled it. In the tent they owed you honour, and beyond the line of their horses they owed you death.',
      'You had drunk the second bowl and thanked the mother and praised the tent, and then somebody trimmed the lamp, and your host had a sabre-cut from the ear to the mouth. At your fires they sing of that cut. He wanted the singer’s kin to pay. A guest’s life is as long as his visit, and he had tied his horses between you and the road.',
      'A mare is milked for whoever comes, friend or wolf. So your host milked his horses, and his mother carried the bowl to you across the tent, and neither of them spilled, though your grandfather had burned their camp with the children in it. They could not harm a guest. They wanted you to break one rule of guests, and then you would be none.',
      '“There were five of my name,” your host said, “before your people crossed the river.” You had eaten his meat by then. He said it low, so that his mother should not hear it again, and she heard it and set the bowl before you all the same. The whole tent wanted you dead, and it had only to wait till you had gone by its horses.',
    ],
    still: [
      'The bowl had been filled again, and it was your turn to speak. I have heard tents fall with less noise than nobody made in that one.',
      'The fire sank to where one sees hands and no faces, and nobody got up, and you counted the hands.',
      'Across the hearth a knife was laid down so that the kettle could be lifted. It was laid down near.',
    ],
    later: [
      'A ring of yellow earth lay there, and three black stones in it. They had gone to other pasture, and had left the hearth as one leaves a door open.',
      'One peg stood where that tent had been, on the guest’s side, with good rope on it, and no one who rode by had taken the rope.',
      'In the ash lay a marrow-bone that had not been cracked. It is left so for him who comes late, and they had known he would be hungry.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Praise the horses and drink',
        description: 'You must drink three bowls and speak of horses only, and the killing will come up by itself.',
        success: [
          'You praised the bay mare, and her mother, and her mother’s mother, and at the third bowl the host said into the fire that it had been a fair fight. You said you had heard it so. Nine years lay between you, and nine words went over them. He walked you past the hill himself.',
          'Who broke the grey, you asked, and it was the dead brother who broke it. They were silent. So you asked how he had done it, and the host told you, and it was a long telling, and his mother wept and corrected him. Then they drank to the hand on that rein, and you with them.',
          'You spoke of horses until the milk was gone and more had to be strained. One had a bad hoof, and you knew a cure for hooves, and you told it freely. A sound leg is a strong word. The host put out his hand over the bowls and let you go with your back to him.',
        ],
        failure: [
          'You praised a red gelding, and you praised it twice, and then you saw its ear. It had been taken from your own people in that same fight, over two dead men, and everyone in there could have named them. The bowl went round once more and passed you by.',
          'You spoke of grass and of fords, since a guest must speak. “Which ford?” asked the host. There was one ford in that country where a thing had happened, and you had said the word. The fire burned down, and no hand went out to feed it.',
          'Three bowls are three bowls, but this was the old black milk that kicks. At the second you sang, and it was a song from home, and their dead were in it by name, running away. The mother took the bowl from you with her own hands.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep awake on your side of the tent',
        description: 'A guest who rolls over the hearth is no guest, and you are as tired as a post-horse.',
        success: [
          'You lay on the guest’s side and he lay on his with the fire between, and each of you heard the other not sleeping. When it was ash he laughed, and you laughed. “Two owls,” said the host, and he gave you a start as long as it takes to saddle.',
          'You counted roof-poles so as not to sleep, and across the hearth a voice was counting too. It said eighty-one, and you said eighty-one. Nine nines is a number to swear on, and he swore on it that you could sleep, and you did, and you woke; and by that one knows it was kept.',
          'The old mother sat up as well, to see which of you would break the rule, and she spun while she watched, and the ball grew as large as a lamb’s head. Nobody broke it. “This one was better taught than his uncles,” she said when the wool was gone, and she opened the flap for you.',
        ],
        failure: [
          'You slept as long as a log takes to fall, and that was long enough. When you sat up one of your feet lay over the threshold, and a foot on the threshold has no law to cover it. Three men were looking at the foot.',
          'Sleep is a wolf, it takes whoever stands still. You nodded and you rolled, and your head lay among the saddles on the family’s side. The mother woke you with a ladle, and she told it to the whole tent as loudly as one calls in goats.',
          'It went well until a child of the house crept over, asleep, and lay against you to be warm. You could not keep it and you could not leave it. You carried it home across the hearth, and that was the wrong side to stand on, and they were all awake.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Mend the tent roof beside them',
        description: 'It costs you the climb and your pride, and he who mends an enemy’s house may wake up his cousin.',
        success: [
          'The smoke-felt was torn, and you went up with its edge in your teeth, and the host went up the other side with the ropes. You met at the top, knee to knee, with all your hands full. What could the two of you do? You tied it. There are no enemies on a roof.',
          'They had no ladder, so you stood on the host’s shoulders, and he stood like a post with your boots at his ears until the splice was done, and it took as long as milking nine mares. When you came down he rubbed his neck and called you heavy. From him it was a kind word.',
          'One rope had rotted, and you plaited a new middle for it in four colours, as your mother’s people do. They saw whose plait it was and let it stay. I have sat under that roof since then. The plait is black with smoke and it holds, and no child there can say why one rope is striped.',
        ],
        failure: [
          'You took hold of the wrong rope, and it was the one the others hung from. Down came felt and poles and soot with the old mother under them. She crept out at the side, whole, and black to the eyes, and she had much to tell of your people.',
          'You went up fast, so that no one should need to thank you, and you trod where you saw felt. There was nothing beneath the felt but the smoke-hole. You went in by it and sat down in the soup, and the family chewed dry curd and looked at you.',
          'You sewed well and you sewed tight, and you sewed the host’s sleeve into the roof with his arm inside. There he hung. His mother laughed, but a master who hangs by an enemy’s thread does not laugh, and he cut it, and half your work along with it.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Creep out under the back of the tent',
        hurt: 'blow',
        description: 'Beyond the first hill you are nobody’s guest, so be over the second before they saddle.',
        success: [
          'You lifted the back felt by a hand and went out under it like smoke that has lost its hole. The dogs raised their heads, and you had fed them, and they laid them down. You ran two hills. When the host rose to follow his guest there was none.',
          'You worked one peg loose, a little at every snore, and at the ninth snore it came. Somebody turned over and told the wall that the dogs were all lying to the south. Who said it? I think it was the mother. You went north, and none saw you who wished to see.',
          'The fool goes feet first, the marmot goes head first. You went like the marmot, and looked, and lay flat, and went on from stone to stone behind the horses, and not a horse blew. You were three bowshots away before a boy shouted, and he was shouting at a fox.',
        ],
        failure: [
          'You put your head out under the felt, and there stood a pair of boots, and in the boots stood the host. He had a door, he said. It had cost him three sheep, and it hurt him that you would not use it. Then he trod on the felt.',
          'One leg was out when a man outside took it, and one arm was in when a man inside took that. They pulled, and neither would be first to lose face before the other. You were the rope between two teams, and nobody asks the rope who is to win.',
          'The felt rose without a sound and so did you, and when you had gone a bowshot you looked back. They were coming at a walk, and leading one horse more than they had riders. Why should they hurry? It was their own ground, and they knew every hole.',
        ],
      }),
    ],
  },
  'race-for-the-dead': {
    terrains: ['plains'],
    weight: 3,
    shows: ['colt', 'boy', 'bier', 'elder', 'race'],
    openings: [
      'They were to run a race for a dead chief, forty miles, with forty children up, and thirty-nine were ready. The fortieth was a boy on the chief’s own black colt. His cousin had told him that the dead man would ride behind him. He would not start, and the elders by the bier could not begin without that colt, and they looked round for somebody to help them.',
      'Who sits behind a boy that rides a dead man’s horse? The dead man, said his cousin, and the boy believed it and lay flat under a cart. So the race stood still. The bier was set on four lances, where the chief could see the end of it, and his black colt went round and round, and nine elders begged you to get the thing begun.',
      'I was there, and I was one of the children, and I had a spotted mare. We waited for the black colt. It was his master who lay on the bier and for his honour we ran, and no race may start without the horse of the dead. But the boy on it screamed that it had no room for two. The elders asked you to quiet him.',
      'Three hundred people were quarrelling round a bier, half of them with a knife and half with a saddle. The chief had asked that his black colt be killed for him, but it had first to run his race. That the elders had settled. Now the boy who should ride it hung weeping by the mane. They wanted one thing of you, that the colt should run.',
      'A dead man is patient and a colt is not. The chief lay still on his bier, and his black colt tore up the turf beside him, and it would not come to the line and the boy would not stay up. The race was for forty miles and had not gone a step. The elders sent to you, since a stranger owes nothing to either side.',
      'Listen, you who ride for others: a boy came galloping at you with his eyes shut, on a black colt with a plaited tail. “Take his arm off me,” he cried. Nobody held him. Behind lay a bier with a chief on it, and the race for him could not start without that colt. Two elders ran up on old legs to ask you to mend it.',
      'Forty horses had walked to the start with forty children on them, all sucking curds, and the fortieth went sideways. It was the dead chief’s black colt. It would not face the bier, and the boy on it would not look behind him. Without these two there is no race, so the custom says, and the elders asked each passing rider, and you passed.',
      'They had cropped the colt’s mane for a burying and plaited its tail for a race, and it was black, and did not know which it was at. No more did the boy on it. His cousin had whispered that the chief would leave his bier at the turn and get up behind. So he would not mount, and the elders wanted a wise word.',
      'In the old days the horse was killed at the bier and there was an end. This chief would have his race as well, and so the elders had a bier, and a black colt that bit, and a boy who had been frightened by his cousin and would not ride. The guests had begun on the meat. They asked if you were good for anything.',
      'Two bowshots off you heard a child howl, and there was a bier between you and the howling. A chief lay on it. His race had been called and his black colt led out, and the boy who was to ride swore that the saddle was full. Nobody could start before the colt. The eldest of the elders laid your hand on the bridle and stood back.',
    ],
    still: [
      'The black colt blew and stood crosswise, and three hundred heads had turned to see which way you would lean.',
      'They had put the meat on the fire for afterwards, and it was done, and nobody had yet earned it.',
      'Two elders had laid a sheep on what you would do next, and each of them smiled at you like an uncle.',
    ],
    later: [
      'Hoof-prints went out from there as wide as a river and came back as thin as a thread.',
      'Four holes in the turf showed where the lances had stood, and somebody had put a curd in each, for him who had lain there.',
      'A child’s stirrup hung on the finishing post, taken up to its last hole. The child who left it rides with long ones now.',
    ],
    offers: [
      does(['force', 'vigour', 'easy', 'slight'], {
        action: 'Ride the race on the black colt yourself',
        hurt: 'mishap',
        description: 'You weigh as much as two of those children, and it is forty miles, and he bites.',
        success: [
          'You lay along his neck and told him nothing, for what can one tell the horse of a chief? At the turn something breathed by your left shoulder, and you did not look round. You came in second by a head. All the old men said it was right, and I have never met one who would say why.',
          'He ran as water runs, and at the turning-post he slowed for as long as a man takes to mount, and after that he held one ear back. A small girl on a grey beat you by a neck. It was not fair, she wept to the judges, there had been two of them.',
          'For the first ten miles he fought you and for the next ten you fought him, and on the way home you were one beast. Nine passed you and you passed nine. When he saw the lances he lowered his head and walked, and they let him walk, and threw milk on him.',
        ],
        failure: [
          'Out he flew like a bird, twenty miles, and back he flew, most of twenty. Then he saw who lay there, and he stopped. You did not stop. You lay across the dead man’s knees with your breath gone, and the mourners had not seen that done before.',
          'He started before the word and turned before the post, and you led the field by a mile, the wrong way, with every dog in that country. He lay down at last in the long grass and rolled. For the first half of the roll you were in the saddle.',
          'A loose girth is a bad wife, it leaves you in the middle of the road. Yours slipped at the third mile, and you went on beneath him for a good bowshot, and saw his belly, and it was a very fine one. He won. He came in by himself, and looked about for praise.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the boy what the dead want',
        description: 'None of the living has ever been told; you must say it as if you had.',
        success: [
          '“He wants to see the colt go by once more from close to,” you said, “and what rides cannot see itself go by.” The boy turned this over as one turns a hoof. Then he wiped his nose and took a better hold on the mane, and told those in front to stand away.',
          'You told him that the dead weigh nothing, and that this one would get down at the turn to look at his old pasture. “Which pasture?” asked the boy, and you pointed. He had wished to see it himself, it came out, and he was up and gone before the word had been given.',
          'Your own grandfather had ridden behind you once, you told him, and he had held you on. The boy thought about the ditch at the nineteenth mile. A hand on the belt is a good thing over ditches. He asked the air, in a very small voice, to sit well forward, and he rode.',
        ],
        failure: [
          '“The dead do not ride,” you said, loud enough for all. It became so quiet there that one heard the meat boil. An old woman, who had laid a saddle in her husband’s grave, asked you who had told you that, and she wanted his name.',
          'You told him that the dead want nothing. Then why, asked the boy, did this one want the horse? Both sides had kept for three days from asking that. They asked it now, all of them together, and they asked it of you.',
          'You spoke of the dead man’s kindness, and it was well spoken, and the boy left off crying to hear. Then his cousin said from behind that the chief had once whipped a groom to death. It was true. You had no more to say, and the boy was under a different cart.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Look the colt over before it runs',
        description: 'He favours the near fore, you think; and if it is sound you have slandered a chief’s horse.',
        success: [
          'You ran your hand down the near fore and pressed, and he told you where. It was a thorn, pushed in and broken off short. You held it up and did not ask whose. A guilty man hears before he is called, and one was already running.',
          'Three feet were clean, and in the fourth somebody had packed a pebble in red felt. You laid it before the judges. There were a great many red coats in that crowd, but one coat wanted a corner, and it was going away, at a walk first and then at a trot.',
          'It was neither foot nor leg. You put your ear to his ribs as I have done with a hundred, and there was a bridle-buckle under the felt, turned points inward. You turned it back. He gave one great sigh and stood like a table, and the child climbed on by the tail.',
        ],
        failure: [
          'You picked up the near fore and it was perfect, and you picked up the off fore and it was perfect, and while your head was down he took you by the seat of the trousers. The whole crowd saw which of you had been examined.',
          '“There is something,” you said before the whole crowd, and went looking for it. Four feet you lifted, and then the tail, and then you counted the teeth. There was a burr under the saddle-felt. It had come there on your own sleeve.',
          'You found a swelling, and everyone came and pressed it, and it was the way he was made; his father had it, and his father’s father, and the chief had loved him for it. The eldest took the foot out of your hand and put it down. He did it as one covers a face.',
        ],
      }),
    ],
  },
  'the-great-ring': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 2,
    shows: ['ring', 'rider', 'khan', 'antelope', 'greybeard'],
    openings: [
      'All that country ran past you, hares and then wolves and then antelope, and no beast looked at another. Behind them came the riders, knee to knee, from one end of the sky to the other. It was the great hunt, and you were inside the ring. Nothing may leave it before the Khan shoots, and then only what the greybeards beg for.',
      'You walked up a rise, and there stood a wall of riders, and you turned, and there stood the rest of it. Who had told you of the hunt? Nobody, and nobody had told the antelope. Ten thousand had closed that ring in a month of days, and what was in it belonged to the Khan, until the greybeards asked him for mercy.',
      '“You are in the ring,” a captain called to you, “and I cannot let you out of it.” He was sorry, and he had his orders. His riders sat with their knees touching. Beside you the antelope had stopped too, as if he spoke to them. No one goes out, he said, before the Khan has drawn his bow, and the greybeards have made their song.',
      'An old wolf lay down by you with his tongue out and looked where you looked. There were riders on every skyline, so close that they could have held hands, and they came on at a walk. A ring is a purse, and the Khan was drawing the string. He and you were in it with nine herds of antelope, and the greybeards were not to sing till the end.',
      'Listen: they beat on kettles, and you went away from the kettles, and there were gongs, and you went away from the gongs. By then the antelope walked behind you as if you knew the way. You did not. It was the Khan’s hunt, and the riders had shut the ring, and the greybeards who may beg a life rode at the back of it.',
      'I rode in that hunt, in the left wing, so this part is my own. We had driven for a month and the ring was shut, and among the antelope I saw something on two legs. It was you. We riders would have opened for you, and the Khan would have had our backs for it. I looked about for the greybeards, and they were still far off.',
      'A she-wolf went by behind a kid and did not want it. By that sign you might have known. The riders came up over the edge of the land with lances like reeds round a lake, and you stood in the lake with the antelope. No gap was left in that ring. It must stay shut till the Khan shot, and until the greybeards asked for what was over.',
      'Whoever lets so much as a hare through shall bleed for it, cried the herald, and nobody shoots before the Khan. He cried it all round the ring, and each of the riders answered. You stood in the middle, where you had been going to cross, and four hundred antelope stood with you. “And the greybeards?” someone asked. They would come last, as they do.',
      'What kind of beast stands upright and holds its hat? The riders asked each other that, and it went down the line from mouth to mouth, and came back after a long time: leave it in. So the ring closed on you and on the antelope alike. The Khan had not shot yet. There was nobody to speak for you but the greybeards, and they speak for the old.',
      'The antelope had more sense than you and stopped first. There was a fence in front of them, and the posts of it were riders, one lance to each, two days’ ride about. You asked for a way through the ring and no one in it had the right to give you one. That was the Khan’s right, and a few white greybeards had leave to pull his sleeve.',
    ],
    still: [
      'They had come on by nine paces and stopped to dress the line, and you could read the brands on the near horses.',
      'A hind stood on your boot for want of room, and both of you looked straight ahead.',
      'A horn went round from man to man, and everything with ears turned them the same way, and so did you.',
    ],
    later: [
      'The grass lay flat there from skyline to skyline, and no herder had cared to bring his sheep to it.',
      'An old hind was grazing who did not run from men. She had been begged for once, and she thought that it still counted.',
      'All the prints in that ground pointed inward, hoof and claw, and in the middle there was one boot.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Walk up to the riders and give your name',
        description: 'Whoever lets you through is beaten, so you must be somebody worth a beating.',
        success: [
          'You went up to a captain and reported, as if to your own commander, that the eastern wing was bent. It was bent, for a wing always is. He swore and swung out to see, and where he had sat there was a gap as wide as one. You went through it with your hat straight.',
          'You asked the nearest man, in the voice of the Khan’s tent, for the count of his wolves. He had no count. He sent his left-hand neighbour to make one and his right-hand neighbour to hurry him. Two were gone from a wall, and what is a wall without two stones?',
          'You named your father, and his father, and so on up to the ninth, and at the seventh a rider put up his hand. They had a grandmother in common, you and he. “She would rise up and bite me,” he said, and he backed his horse three steps, and took the beating for it like a cousin.',
        ],
        failure: [
          'You gave your name, and they were sorry to hear it, for it was a good one. But a thing in the ring was a thing in the ring. They had been told to close up, and they closed up, and a lance-butt showed you where the deer were.',
          'They heard you out with your father and his father, and sent for a clerk. He had one column for hoofs and another for claws, and he walked all round you with his brush. By the time he had put you down under hoofs there was no going back.',
          'You told a captain that the Khan knew you, and he was glad, since the Khan was two horses off. He had himself let in. He did not know you. It took nine men to tell him, one after another, what it was that had been said.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Break out among the antelope',
        hurt: 'blow',
        description: 'They will charge where the ring is thin, and in front of it every man has a lance.',
        success: [
          'They went like one beast with a thousand feet, and you were somewhere near its heart. The riders opened to save their horses’ legs. For as long as one holds a breath you were the fastest walker from there to Cathay, and then it was empty ground and wind.',
          'You ran bent double with a hand on either rump, and somebody cried to let it be, it was only does. They all leaped at once, and so did you, over a trooper who lay with his arms round his head. I knew him. He used to say that one of them had begged his pardon.',
          'You chose the buck with the worst temper and kept to his tail, and he went under a grey horse’s neck, and so did you. Fear runs and anger arrives. Behind you a captain asked who was going to tell the Khan what the last one had been.',
        ],
        failure: [
          'They went left, and you went right, for you had been watching the lances and not the ears. So you came to the line alone. Eleven points came down together, like the heads of horses at a trough.',
          'You charged with the antelope and the antelope turned back. They had only wished to see. It left you and a boar before the line, and the boar looked at it once and then went to look for something smaller, and there was only you.',
          'You were in the thick of them and they bore you well, up to the very knees of the horses. There a calf fell, and you jumped it, and the one behind you jumped you. When the dust had lain down the line stood where it had stood, and you lay before it.',
        ],
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Sit with the old beasts until the greybeards come',
        description: 'It is a long wait among teeth; see that yours is one of the lives they beg for.',
        success: [
          'You sat among the lame and the toothless, and towards the end old men rode in singing and asked the Khan to spare what was left, for luck. He saw you sitting there between two wild asses. He laughed until he had to hold the saddle, and the whip went up, and you lived.',
          'You found room by a stag with no teeth and a bear who had given up. So many hinds they begged for, so many goats. “And that?” asked the Khan. One of the old men squinted. “That is an orphan,” he said, and it was the custom to spare orphans, and it was true besides.',
          'So still you sat that a fox with three legs lay down on your feet. Then the line opened and the old ones came, and each might lay his hand on one beast and have it. A hand came down on you and felt about, and it found a collar. It stayed. The old know what they hold.',
        ],
        failure: [
          'You sat down with the beasts and they made room. There was a tiger in the second row. Nobody had explained the custom to him, and he had been hungry for a month like all the rest, and he moved up to sit by you.',
          'It went well, but that an old she-bear took you for her own. Whenever the singers came near to count she laid a paw on you and roared. They begged off a great many lives that day, and went carefully round hers and yours.',
          'You waited for white beards, and white beards came, and they fell to disputing whose turn it was to ask. They had been friends for eighty years. The Khan grew tired of it and shot again. When there is too much mercy in one place it gets in its own way.',
        ],
      }),
    ],
  },
  'thin-ice': {
    terrains: ['plains', 'forest', 'swamp', 'mountains'],
    weight: 2,
    when: { seasons: ['winter', 'spring'] },
    shows: ['ice', 'cart', 'family', 'rope', 'fox'],
    openings: [
      'Listen: a cart stood in the middle of a river, and the river was ice, and the ice was the wrong colour. On the cart stood a family of nine, and not one of them moved, because it cracked when they moved. They called to you in whispers for help. Their rope lay on the bank by your foot, and a fox’s track went over beside it.',
      'The ice groaned a long way up the river, and then it cracked like a whip, and a family that was crossing stopped its cart and did not dare to start it again. How far out? Two throws of a rope. It lay coiled on your bank, where they had thrown it short. Nobody could reach them except over that ice, and only a fox had gone over dry.',
      'I would not have driven out on it, and I have driven on much. They had a cart on that ice, and a cradle on the cart, and the whole family was on its knees upon the load, for water stood in the ruts. They wanted to be brought to the bank alive. All you had was the drag-rope that lay there, and the marks of a wiser fox.',
      'A fox listens before it walks, a man walks before he listens. One fox had crossed that river, and after it came a family with a cart, and its ice had begun to sink in a ring like a felt with a stone on it. None of them could stir. The mother held up the end of a rope, and she looked at you, and she did not call.',
    ],
    still: [
      'A seam had opened beside the wheel, black and as long as a lance, and water stood up in it to look.',
      'Nobody out there had shifted a foot. The smallest had wished to say something, and a hand lay on its mouth.',
    ],
    later: [
      'Where it had opened the river had closed again, in another grey, and a stick was set up there with a rag for whoever came after.',
      'A cart-wheel lay on the gravel with a child’s bell tied in its spokes, and the wind had learned to ring it.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'slight'], {
        action: 'Lie flat on the ice and reach them',
        description: 'You will go on your belly like a frog, and it is cold, and no one sings of frogs.',
        success: [
          'You swam across the top of that river, an elbow at a time, with your chin freezing to it. Then they came home along your back, the smallest first and the grandmother last, nine of them. The ice muttered. It had been asked so little by each that it did not know whom to refuse.',
          'Flat as a hide you lay, and you had each of them lie flat behind the last and hold an ankle. So the whole family was one long animal. It took as long as skinning an ox to draw it in, and it came, and stood up on the bank, and was people.',
          'You broke up the load in your mind, and called to them to throw off the heavy things, the pot and the chest, and slide. You lay there and caught. First came the cradle, spinning like a top, and the child in it laughed. After that they were not afraid to come.',
        ],
        failure: [
          'You made yourself as broad as you could, and the crack came up from the far bank and found the middle of you. One half of your coat was on one floe and one half on another. You went back by the sleeve.',
          'Your belt-buckle froze to the river. You lay there, two arms’ lengths short, and they gave you advice, and the advice was good, but it was for someone whose buckle was not frozen. In the end you bit through the strap and crept home with your coat open.',
          'You had almost reached them when their dog came out to meet you, glad, and jumped on your back, and called the other dog. Two dogs and a rider were more than it would bear. It let you in to the armpits, and the bank was a long way behind.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Throw the rope and drag the cart in',
        hurt: 'mishap',
        description: 'It bears one and you will ask it to bear two; whoever holds that rope goes where it goes.',
        success: [
          'You threw and they caught, and you put your heels against the bank and went backward like an ox that does not want to be sold. Behind the wheels it all gave, with a great soft noise. But they were among the reeds by then, and counting the children.',
          'Nine pulls you gave it, and at each you said one of your fathers’ names, for a man pulls better with his dead behind him. At the ninth the wheels came up on gravel. The river shut its mouth on nothing. They asked you the names after, and called the next calf by the last of them.',
          'They tied the rope to the pole, and you to a tree-root, and you did not pull the cart but the cart’s own weight, a little at each groan, as one plays a fish. It came in crooked and it came in whole. The father kissed the ground, and the wheel, and then you, in that order.',
        ],
        failure: [
          'You had the rope round your own waist, as the surest way, and it was sure. When the cart slid it slid outward. You went over that ice to them much faster than they had been coming to you.',
          'It was a good rope and you were strong, and the pole tore out. You sat down on the bank with a cart-pole in your lap. The cart turned about once, slowly, as a cow does before it lies down, and they were farther off than they had been.',
          'A knot that holds a camel will not hold a river. Yours slipped at the first pull, and the end flew back and took you across the eyes. When you could see again they had drawn the rope in to themselves, and were tying the children to it.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Wait with the family for harder frost',
        description: 'It may be long, and you will freeze as the ice does, and they must be kept awake.',
        success: [
          'You walked up and down and told them stories over the ice, so that they should have something to hold on to. I have told some of those since. When spit cracked before it fell the river gave one boom from end to end, and was stone, and they walked to you.',
          'Riddles you called to them, and they called back the answers, and the answers hung white in the air. At the ninth riddle there were two answers and a crack like a gate shutting. It was shut. They got up, stiff as boots, and came over on their own feet.',
          'You had them sing, one after another, and whoever stopped was pinched. An old man among them sang a song of ninety-nine verses about a mare. It froze at eighty. But they would not walk off before the end of it, such people they were, and you had to wait for the mare.',
        ],
        failure: [
          'You had reckoned on frost, and instead a mildness came down the valley like somebody’s kind aunt. Everything began to drip. Out there they asked each other in whispers who had thought of waiting.',
          'Who waits on a river waits on a horse-dealer. It grew no harder and no softer. You stood till you could not feel your feet, and they stood till they could not feel theirs, and then the youngest sneezed, and the crack ran all round them.',
          'You called out stories and they listened so well that they leaned, all nine to the one side, toward you. The cart leaned after them. “Go on,” they whispered, “but duller.” You had none that were dull, and your voice had gone, and so you stood there with your mouth open.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Cross where the fox crossed',
        description: 'It gets you over and leaves them to the river; keep to her line and do not miss it by a foot.',
        success: [
          'There it went, a string of small neat stitches, bending round things that you could not see. You put a foot in each of them. She sat on the far side and looked at you like a guide who has not been paid; and the family, who had watched it, turned their knees that way and followed you.',
          'She had listened at every ninth step, one could see where her ears were. So did you. Once she had gone round nothing at all, in a wide bow, and you went round nothing, and behind you nothing fell in. The far bank was under you, and you did not look at theirs.',
          'A light foot and a bad conscience both walk softly. You had both. The track led from white ice to white ice and never touched the grey, and you came off it by a willow root. There was a second rope on that side, and a neighbour with oxen running, and you pointed.',
        ],
        failure: [
          'You kept to her line and you kept to it exactly. In the middle you asked yourself how much a fox weighs. It was the right question, but the ice had asked it first.',
          'The track went out and then it went round and round. There had been two of them, and they had been courting. You stood in the middle of a courtship on black ice, and it was thin in every direction, and you came back on your knees.',
          'You had gone half of the way when the string of prints stopped. There was a hole, and a little red hair at the edge of it. The one whom you followed had not crossed. You turned in your own steps, as slowly as a tree turns.',
        ],
      }),
    ],
  },
  'eagle-master': {
    terrains: ['mountains', 'hills', 'plains'],
    weight: 2,
    shows: ['eagle', 'man', 'grandson', 'glove', 'wolf'],
    openings: [
      'Listen: an old man stood across your way with an eagle on his glove, and he was blind, and he saw with her eyes. She would look at nothing but you. “She looks so at a wolf,” the man said, “and I let no wolf by.” His grandson held him by the belt. He wanted to know what you were, and he would not stir until he knew.',
      'A thing as heavy as a saddle came down before you and folded its wings, and it had bells on. Next came an old man without sight, and a grandson who led him. That eagle came down for nothing less than a wolf, he told you, drawing on his glove. So what were you? You could not pass until she had been answered.',
      'They had ridden four days to where the eagle pointed. She sat on a blind man’s glove with her neck stretched out, and his grandson led the horse, and now the beak was within a hand of your coat. “What is it?” asked the man. It was somebody, said the boy. They wanted a wolf, and they would not believe that they had ridden so far for you.',
      'You lost your hat, so it is told, and it went up into the sky. An eagle had it. She carried it to a man without eyes, and laid it on his glove, and he felt it all over. “There is wolf in this,” he said. His grandson blocked the track with his horse. They would not let you by before they knew whose head was under it.',
      'Who can say why a bird looks? This eagle had been off her meat for nine days, and she turned her back on everyone, and when you came by she turned round. The blind man who owned her felt it through the glove. He sent his grandson to catch hold of you. She had seen a wolf or a friend, and he had to know which.',
      'A hare ran between your boots and stayed there, and behind it sat an eagle as tall as a child. You stood still and the hare stood still. The old man was led up, with his glove held out in front of him, since he had no sight. “Is it the wolf?” he asked his grandson. They would not call her off from you till she told him.',
      'The eye of the blind is on another’s neck. This man had his on an eagle, and she was hooded, and still she turned her head as you walked by, and went on turning it. Once she had done so for a wolf, said his grandson, and once for a khan. The man felt for her with his glove and told you to halt and be looked at.',
      '“Do not run,” the grandson said to you, as one says it who has said it too late before. The eagle stood on the air over your hat. Below stood a blind man with his glove up, whistling, and she did not come to him. She had something to ask of you. Until it was asked there would be no going on, for she had killed a wolf that ran.',
      'I knew that eagle. She took ninety foxes and one wolf, and the wolf took one of her toes. You met her on the fist of a man who had gone blind, and she would not eat from his glove, nor fly, but stared at you. So he barred the path. His grandson said that she was asking leave of somebody, and that somebody had to answer.',
      'Nine bowshots away it was a stump with a man beside it, and nearer it was an eagle with a man beneath her. His eyes were white. She had tracked a wolf and lost it, the grandson told you, and she held that you had done it. The man took up his glove and his place in the path, and it was for you to make it good.',
    ],
    still: [
      'She shifted her feet and the bells rang, and through all that time she had not looked at anything else.',
      'One foot was drawn up into her feathers. So she stands when she has the day before her, and they all sat down.',
    ],
    later: [
      'Under a ledge lay small clean bones in a heap, and the heap had grown as tall as a boot since that bird found the place.',
      'A jess hung from a thorn with its bell on, bitten through. An eagle may be lent, the old ones say, and not given.',
    ],
    offers: [
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Look back at the eagle',
        description: 'You may not blink before she does, and she has one eyelid more than you.',
        success: [
          'It was like looking down a well and finding that the water looks up. When at last she shook herself and went to work on her feathers, you knew where in that country there was a fox, and a hare, and a man in a fold with a bow. It was hers, and she had given it.',
          'You looked into the one eye, since two are too many. In it there stood a slope, and on the slope somebody small who needed a wash. You waited for that one to move first. It was she who turned, toward a notch in the ridge, and there went the way.',
          'You looked until your tears ran down, and you did not wipe them. “She has him,” whispered the boy. “No,” said the old one, who felt it through the leather, “they are talking.” Then she bowed. An eagle bows to her own chick and to nothing else, and he stood out of your path.',
        ],
        failure: [
          'You blinked. She was not angry with you, she had only finished, as one finishes a bone. She looked over your head from then on, and so did he who had no eyes.',
          'You held out until the whole hill swam. Then the boy told you that she had been asleep for as long as it takes to boil a shin, with her lids up, as they can. Nobody had liked to say it.',
          'A fly lit on your nose and you let it, and it walked up to your eye and you let it. There it laid its plans. The eagle ate it off your face. You could not keep from blinking at that, and I have never met the man who could.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Take the eagle on your own fist',
        hurt: 'blow',
        description: 'You must do it without the glove, or it means nothing, and she has eight knives.',
        success: [
          'She stepped across, and eight knives closed round your arm and did not close all the way. There you stood with the whole sky on your wrist. Somebody let out a breath behind you, and somebody said “cousin”.',
          'You looked the other way and held out your arm, as one does with a shy mare. There came a draught, and then a great weight, and you sank as she sank and rose with her. She took one thread of your sleeve and laid it straight, as if it were a feather of her own, and they saw it.',
          'One foot she gave to you and one she kept on the old man’s fist, so that you and he stood like two people with a tub. “Go, then,” he told her. She drew a claw down your thumb, as a trader tries cloth, and came over. You had the good side of his fire for that.',
        ],
        failure: [
          'She stepped across, and did not like the ground, and took a better hold. A tree does not cry out. You were not a tree, and they knew it down in the valley.',
          'You held out your arm like a perch, and she took it for one and walked up it to the top. The boy and a dead hare were needed to get her off your head. The hare went first.',
          'It was well done, and she had both feet on you, and then a marmot whistled. She went to it by the shortest way, with her talons shut, and you were tied to her by the jess. The two of you arrived together.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask what the eagle has caught',
        description: 'It is a long telling, and there is no leaving it before the wolf.',
        success: [
          'You heard the whole of it, down to the wolf, and there you asked the right thing, and it was about the wolf: had he been alone? A hand came down on your shoulder. Nobody had asked for him before. They drew the road for you in the ash, with the wells.',
          'Foxes were told in hundreds and hares not at all. He that tells of his catches is waiting for someone to ask after the one he lost. So you asked. It was a grey goat, somebody’s only one, and he had paid for it and it still bleated in him, and afterwards he let you through.',
          'You said nothing, but at each fox you put down a pebble, and at the end there were ninety, and he ran his fingers over them and wept. No one had ever shown them to him all together. He had the boy walk you past the bad scree by the sleeve.',
        ],
        failure: [
          'You heard it down to the wolf, and there you said, “As big as that?” A tale is a tent with one pole. He felt for the pole, and it was gone, and he asked the boy to take him home, and they went by the only path.',
          'You listened as far as the hares and your chin went down. What woke you was the wolf, told by the two of them at once and very loud. The bird had her head under her wing, for shame at you.',
          'You asked, and he told it well, and you had heard it from another man of another bird. You said so. There are nine men in those hills who tell of that wolf, and each of them has the hide. He did not want to hear of the other eight.',
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
    openings: [
      'Listen: a bride came over the rise on a lathered mare, and six suitors came after her, and whoever caught her would have her for life. She did not want to be caught yet. She pulled up beside you with the whip in her teeth. “They are looking for a red cloak,” she said. “Help me, or stand out of the way, for they are going to ride through here.”',
      'What did the bride want? She wanted to choose for herself, and custom gave her a whip and a mare and half a mile. Six suitors had used up the half mile. She threw her red cloak back and asked what you could do, and asked it fast. You could not go on either, since all six were coming by the way that you were going.',
      'A red fox lay in the grass, and from a bowshot away it was a red cloak, and a bride was under it. Her mare lay flat beside her with its chin on the ground. “Six suitors,” she whispered, and she showed you with the whip how close. She was to be married to the first who touched her, and she wanted more time than that.',
      'There is a race that one wins by losing, and a bride was riding it. Six suitors were after her, and one of them would do. “But he is the slowest,” she told you, leaning from the mare in her red cloak, and the whip pointed at you. She needed a helper, and no kin of hers might be it, and she had you penned against a bush.',
      'He who chases sees a tail, he who is chased sees the country. So the bride saw you first. She turned her mare straight at you and stopped with the whip across your chest, and her red cloak flew on over your heads. Six suitors were behind her. She must be saved from five, and nobody else was about.',
      'The bride let her mare blow beside you and wound the whip about her wrist, and she counted the dust. Six suitors made it. If a wrong one touched her it was finished, and the right one was too slow, and they were two bowshots off. She gave you a corner of her red cloak to feel, and asked if you could run in that.',
      'I married the sister of that bride, so I have it from near. She had run a good race on a good mare, and there were too many suitors, six, and they had begun to spread out. Then she found you in her road. She told you what she wanted with her whip on your shoulder: that they should follow another cloak, or a better man, or nothing.',
      'Seven specks came along the skyline, and one was red. The red one was the bride in her cloak, and she left the rest and rode down to you. A girl who is caught by the wrong suitor is caught for fifty years, she told you, and she patted the mare. They were six and she was one. She held out the whip to you, handle first.',
      '“Is my cloak straight?” somebody asked above you, and it was a bride, on a mare as white as milk. She wished to be caught well or not at all. Six suitors shouted beyond the rise, and each had sworn to his mother. She wanted them turned, or thinned, or fooled, and she cracked her whip at you to hurry your answer.',
    ],
    still: [
      'Dust stood over the rise, and there was laughing in it, and it was nearer than before.',
      'She had brought the mare round behind you for breath, and by the hooves there were six of them yet.',
    ],
    later: [
      'A whip lay in the grass with its handle plaited in red. You let it lie, for somebody had been answered with it.',
      'The turf was cut in a ring there, nine times round, and from the ring two horses had gone away side by side.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Change cloaks with the bride',
        description: 'Six young men with whips will want you for a wife until they see your face.',
        success: [
          'They followed the red cloak for as long as it takes to shear nine sheep. When you turned round in it and wished them joy the youngest fell off with laughing. By then she had been sitting a long time at her father’s door, and had looked over every path, and chosen.',
          'You kept the hood forward and lay low, and they came after you through a stream and a flock and a burying. One had you by the sleeve at last. He felt how far the arm went on inside it, and asked its pardon. By then they were blowing horns at the tents, for a girl who wore your hat.',
          'They caught you all six together, and each of them claimed you. You let them dispute it. The law of it is long, and they knew it well, and they had got as far as the bride-price when the hood slipped. A wolf that argues goes hungry, and she was home.',
        ],
        failure: [
          'You had one arm in her cloak and one in your own when they came over the rise, and she had the same. They found the two of you buttoned together like a bad tent. It was the best thing they saw all that year.',
          'You turned left and the cloak turned right, for it had one clasp, and that was for show. Six men rode over it and stopped, and each took a corner. They carried it back to her like a dead queen and bowed six times.',
          'The cloak went on well and so did the hood, but the mare knew. She followed you. Wherever you ran in your red she trotted behind with the girl on her back, calling to her to stop, and the six had only to ride after the two of you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Speak to the bride for the slowest suitor',
        description: 'He has a bad horse, and you know him as well as one knows a man by his hat.',
        success: [
          'You told her that he was slow because he had lent his good horse to a brother. “Which brother?” she asked, and you pointed at the first of the six, and that one went red. She thought for as long as a mare drinks. Then she rode back, at a walk, to the one who was still coming.',
          'What had he ever said about her, she wanted to know. Nothing, you told her. The other five had made songs, and one of the songs rhymed. A full skin does not slosh. She turned the mare three times round you, and at the third she was looking over your head at him, and the whip was under her arm.',
          'You had only this to say, that he was the single one of them who had stopped to close a sheepfold. She had not seen it. She had you say it again, and she went by him so near and so slowly that he had only to put out his hand, and even so it took him long.',
        ],
        failure: [
          'You praised him so hotly that she asked why you did not marry him yourself. All five of the others laughed, and he heard it, and he did not come any nearer after that.',
          'You spoke of his patience, and his hands, and his mother. He had ridden up behind you to hear it. Nobody could be that man, he saw, and least of all himself, and he turned his poor horse round and went home to sheep.',
          'You had picked out the wrong one. The slowest was her own brother, riding along to keep it decent. She heard your whole speech with her eyes wide, and then she told it to him, and he got off, and took off his coat.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Get in among the suitors and spoil the chase',
        description: 'You will be under six horses, and the young men are playing, but they play hard.',
        success: [
          'You crossed the first and turned the second, and you said a thing to the third that he pulled up to remember. Reins were round necks and necks were under reins. When they had it sorted out there was one speck on the sky, and it waved.',
          'You stood in the middle with your arms out and asked each of them the way to Samarkand. Good manners threw them. Two pointed east and one west, and the fourth had no room to choose, and there they lay. “Who is winning?” asked one from beneath. She was, by a valley.',
          'You caught the leader’s rein and hung on it, and his horse sat down, and five horses came to a sitting horse. Have you seen a string of camels meet a ditch? It was so. She came back to look from above, and counted them, and was a long way off before any of them was a suitor again.',
        ],
        failure: [
          'Six horses have twenty-four knees, and you saw them all, one after another, from below. They went over you like a bridge over water. The chase was as straight behind you as it had been in front.',
          'You seized a bridle, and the bridle came off. The horse was free and the man was helpless, and he went through the others like a thrown stone, and so he reached her first. He apologised to everybody all the way home, to her also.',
          'You ran at the first of them, and he took you for a seventh. “No more!” he shouted, and the six turned as one and drove you off before them for half a mile with their whips, joking. Behind your back she had to begin again.',
        ],
      }),
    ],
  },
  'sky-cairn': {
    terrains: ['mountains', 'hills', 'plains', 'desert', 'forest'],
    weight: 2,
    shows: ['cairn', 'drum', 'herdsman', 'oath'],
    openings: [
      'Listen, and put nothing on the fire while I tell this: there was a cairn in your way, and a drum on a pole above it, and the drum beat with nobody at it. A herdsman was going round against the sun, weeping. He had broken an oath that he swore there, and Heaven would not let him stop, and it would let no one by.',
      'Three times round with the sun is what one owes a cairn. This herdsman went the other way, and he had worn a ditch. Why did he not stop? The drum on the pole drove him, and no hand drove the drum. He had sworn a false oath there. As long as it beat you could not pass either, for your own feet had begun to turn.',
      'From two bowshots you took it for hooves. It was a drum, hung over a cairn of stones and horse-skulls, and it was beating by itself. Round the stones a herdsman walked backward, with his hat at his breast. “I swore an oath here,” he told you, “and I thought that nobody heard.” He wanted rest, and the sky stood across the road.',
      'A rag on a cairn is somebody’s promise. One there stood out as stiff as a board, and the drum on the pole beat toward it, and a herdsman ran round and round and could not untie it. It was his oath. He begged you to stop the beating. You would have gone on, but you found that you could not lift a foot past the stones.',
      'He who breaks his oath to a man has one enemy, he who breaks it at a cairn has the sky. That herdsman had the sky. It beat a drum over his head that no one touched, and he went round below it with one boot worn out. He caught at your sleeve each time. He could not leave, and he would not let you leave him.',
      'I have seen the place. The skulls on the cairn looked east, and they had all been turned to face the path, and you came up by the path. A drum was going that had no drummer. A herdsman crawled about the stones on his knees the wrong way, and he cried that he had forgotten his oath. The air was as hard as a wall there, and you stopped.',
      'The hat of a herdsman lay on the cairn, and whenever he came round he reached for it, and drew back his hand. He was going against the sun. The drum up there would not have him covered, for he had broken an oath, and nobody was beating it. He begged you to help him, and stood in your road, until it drove him on.',
      'Is there a worse sound than a drum that nobody strikes? I know of none. It came down from the cairn, fast and low, and beneath it a herdsman was carrying a stone in his arms, round and round, the wrong way. He had promised that stone and never brought it. His oath had found him there, and it had found you, since it beat in your ribs too.',
      'An old herdsman had climbed to the cairn to die, and he had not been let. He crept round it against the sun. “Slower,” he begged, and it was the drum that he begged, on its pole, with the stick hanging still beside it. He had lied on oath there when he had teeth. It would not let him lie down, nor you go by.',
      'The horses had stopped a mile below it, people said, and would not be led up. So you came on foot to the cairn, and heard the drum, and saw that no one beat it. A herdsman had tied himself there by the wrist. He wanted to outlast his oath, and he was losing, and whoever came to those stones had to stay until it was over.',
    ],
    still: [
      'The rags all stood out one way, toward the pole, and the beat came down as it had before.',
      'A skull near the top had turned its face to you. It may have been loose, the old ones say that too.',
    ],
    later: [
      'You went three times round with the sun and laid on a stone. The last that you had laid was there, and someone had put a small one on its back.',
      'The ditch had grown over, and a hare had her form in it, on the side where he used to turn.',
      'Up on the pole hung a rag where the drum had been, tied with a herdsman’s knot, as a man ties it who means it.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Walk three times round the cairn',
        description:
          'Three rounds are for those with nothing on their minds; you will be at it till you fall or are let go.',
        success: [
          'At the ninth round you left off counting and at the twentieth you left off asking. Then it was silent. The sky stood where it always stands, high and blue, and it had set you down, as one sets down a child who has been looked over for lice and has none.',
          'You began where the ground was least worn, and for three rounds you thought of your feet, and for nine of what you had done, with the names. After that there were only stones. Whatever had walked close behind you had gone home to its own fire. The herdsman slept where he lay.',
          'Somebody’s steps kept time with yours on the far side of the stones. You stopped, and there was one step more. So you walked it with him, whoever he was, like two oxen at a mill, until he tired. A rag came down off the top and lay at your boot, and the beat was over.',
        ],
        failure: [
          'You walked until your shadow had gone round you too. Some time after that you lay with your face among the skulls, and you were explaining something. They heard you to the end, and the drum went on.',
          'You followed tracks round the stones, good deep ones that seemed to know the way, and they were your own. They led you out into the thorns, and in the thorns they stopped, and it was long before you found the end of them.',
          'At the thirtieth round you were as light as a rag, and you sat down on the heap to rest. One does not sit on it. It moved over like a sleeper, and a part of it lay on your legs.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask the herdsman what oath it was',
        description: 'Nobody goes the wrong way round for nothing, and he that asks must hear all of it.',
        success: [
          'It was a small oath and an old one, about a foal that he had promised to his brother and kept. The brother was dead. “Who has his tent now?” you asked. There was a boy, he said, and he stood still for the first time. When you last saw him he was running downhill to where his horses were.',
          'He had sworn to bring a stone for every son, and he had nine sons and had brought none. You told him how the law has it, that it may be paid late, with the carrying. So you carried with him. At the ninth stone the drum let its beat go, as a mare lets down milk.',
          'He told it walking, and you walked with him, and it was murder. You did not say so. You asked who had wept for the dead one, and he knew the tent, and it was four days off. “Then go round there,” you told him, “and leave this.” The sky had wanted no more from him than a direction.',
        ],
        failure: [
          'You asked, and he had to say the words again to tell you, and you stood to the north of him. There stands the one who receives an oath. Now there were two whom it bound, and the drum was glad of you.',
          'He had never told it, and now it took him by the neck. He told you all of it, going round, so that you went round beside him, and when it was finished there were two in the ditch and neither could have said who was the sinner.',
          'Some questions are a stick in a wasps’ nest. He heard yours and screamed, and ran the faster, and the drum ran with him, and stones came off the top at every round. You lay flat until it was only walking again.',
        ],
      }),
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Still the drum with your flat hand',
        hurt: 'blow',
        description: 'What beats without a hand may be stopped by one, or it may keep the hand.',
        success: [
          'You laid your palm on it between two beats, as on the neck of a frightened colt. It fluttered and sighed, and it was skin. You sat down for as long as it takes to lace a boot, with your own heart going in that time, and the herdsman sat down also.',
          'You breathed on your hand first, as for a mare that is to be milked. It jumped under you, and you told it who you were, and by your grandfather’s name it had run down to a tick. The rags came down all together and hung there like anybody’s washing.',
          'It was cold and damp, like a nose, and it pushed as a lamb pushes under a pail. “There,” you said, “there.” I know of nothing else that is ever said to the frightened, beast or god. The beat ran up your arm, tried the elbow and was not let in.',
        ],
        failure: [
          'It stopped when you touched it, and so did everything, birds and breath, and you heard from the sky, as clear as a bell, the rest of the beat. You took your hand away. It was as white as milk.',
          'You struck it flat and it fell from the pole, and went down the slope from stone to stone, beating, and you after it on your knees. In the camps below they came out to ask who had died. It was back on its pole before you were.',
          'Your hand went through, for it was an old skin. The ring of it sat on your wrist like a bracelet, and it beat on, there was nothing to strike and it beat. You shook it off over the edge. It was on the pole when you turned round.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none', 'Star table'], {
        action: 'Read the hour from the star table',
        description:
          'There are hours in which one does not pass such stones, and you must know which this is before you try.',
        success: [
          'By the table the Seven Old Men were low and the Stake stood upright, so the door of Heaven was open, and it would shut when a kettle had boiled. You made him sit with his back to it. The kettle would have boiled; and it was only stones, with a drum on a pole.',
          'The table said that it was the hour of the ninth gate, when Heaven counts its herds and stops whoever moves. So nobody ought to move. You told him, and he dropped where he was, and you dropped beside him. The sky counted over your heads, and found it right, and was quiet.',
          'You turned the inner ring on the outer, and there it stood: whoever swears in such an hour swears deaf. His oath had never been heard at all. You read it to him, and he made you read it twice, and the drum, which must have been able to hear, left off in the middle.',
        ],
        failure: [
          'By the table you had been dead for a month. You turned it over, and by that side so had the herdsman. It did not comfort him, and the drum did not read stars.',
          'You found the hour, and it was the very worst, and had begun when you came up. It lasted nine days by the lower ring. What good is a map when you are in the swamp? You shut it again and did not read out the rest.',
          'You held the table up to look along it, and someone up there must have looked back. The needle spun and stood at the herdsman. After that nothing would turn it, and he asked you with his eyes what it meant, and you had no answer for him.',
        ],
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
        'You waved the tail and rolled on your back, and a fat one stood up with folded hands to see it. You roasted him with hot stones inside, as our fathers did, and rubbed the fat on everything that creaked.',
        'You lay on your side and lifted a foot, and let it fall, and lifted it. He had to come nearer. Whoever must see everything is soon seen in a pot; and you ate him down to the whistle and thanked him.',
        'For a whole bowshot you crept up to him, dancing all the way, and he called out his wives to look. You took only him. They sat there still when you carried him off, so it is told, and waited for the rest.',
      ],
      failure: [
        'You danced until your breath was gone, and by then there were thirty of them sitting in rows. There was not one among them within reach. They had never had such a day, those marmots.',
        'You lay on your back and kicked, and a vulture saw that from very high up and had its own thoughts. The marmots went in one after another. They were sorry to, but they had children.',
        'One came, and came on, and stood within an arm of you and looked you in the face. Who could have struck him? You could not. He turned round and danced a step or two himself, and went home.',
      ],
    }),
  },
  'smoke-reading': {
    places: ['plains', 'desert', 'hills', 'mountains'],
    ...does(['explore', 'perception', 'easy', 'none'], {
      action: 'Count the smokes from a rise',
      description: 'Every smoke is a hearth, and every hearth can count yours.',
      success: [
        'Four stood close together to the north, and that is a family with sons. One was thin and it moved, and that is a man who wants no company. Where two should have been there was none. So you knew where to go and where not to.',
        'One was blue and one was yellow, dry dung and wet. The blue had been there for nine days at their ease, and the yellow had come lately and were cooking in a hurry. He who cooks in a hurry shoots in a hurry. You went by the blue.',
        'There were seven, and you told them over like another man’s sheep. Over the pass hung a thread that rose and was held down and rose again, and two hills on somebody answered it. They were waiting there for a traveller, and it was not going to be you.',
      ],
      failure: [
        'You counted nine. Then they went out, one after another, in the order in which you had looked at them. I have told many things to young men, and this is the one that they do not laugh at.',
        'You had six and were looking for the seventh, and the seventh was at your back and was your own. On a rise over there somebody was just standing up, and he had finished his counting.',
        'You read them as you had been taught, so many hearths and so many bows, and it was mist out of nine small hollows. The wind came and read it better. You had lain on that rise long enough for a mare to foal.',
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
        'They sat with their boots off and their ribs bound and talked, and you spilled some milk for Heaven and held your tongue. When the skin was empty you had the state of eleven roads, and of one marriage that was going to be a war.',
        'A rider came in asleep and was lifted down asleep, and so, asleep, he told his news. They leaned close to hear, and you leaned as close as any. A sleeping mouth has no master.',
        'Nine bowls they drank and each bowl was for a horse that had fallen under them, and they named it and the place where it fell. You wept with them. From nine graves of horses a man can draw the map of an empire.',
      ],
      failure: [
        'You kept up until the fifth bowl. Then they laid you over a saddle to have you out of the way, and it was somebody’s relay, and it left. You were brought back on another.',
        'They all spoke of one thing, and each believed you had been told it. What would you have done, they asked. You would have done the same, you said, and it grew so still that one heard the horses chew.',
        'You sat next to one who had ridden from the sea. He opened his mouth to tell of it, and a bell rang in the yard, and he was gone, with his bowl. So it was with the next. You drank alone, and well.',
      ],
    }),
  },
  'wrestle-ring': {
    places: ['city'],
    ...does(['force', 'strength', 'medium', 'slight'], {
      action: 'Step into the wrestling ring',
      description: 'Whoever touches ground with anything but his feet has to pass beneath the other’s arm.',
      success: [
        'You danced the eagle badly and they laughed, and they laughed less when the big Kereit lay and looked at the sky. He walked under your arm as he should. A man who falls well is worth having at your fire, and he was at yours.',
        'He was heavy, and the heavy ones wait. You waited longer. In the end he sighed, and in the sigh you had his knee, and they sang the winner’s song for you with the wrong name in it.',
        'Three times you went together like rams and three times you came apart, and at the fourth there was nothing to hold but his belt. It held. He went round you once in the air, and his brothers moved aside for him.',
      ],
      failure: [
        'You had him by the jacket, and it is an open jacket, and he liked to be held by it. He told you so while you were going up. He had been thrown once, he said, by a bear, and had married her cousin.',
        'You walked round him and he went on facing you, till you had seen all of him that there was. Then he lifted you like a lamb at the count, and asked which way you lived, and let go in that direction.',
        'A small man stepped in against you, and the crowd grew quiet, and that should have told you. He bowed very low. What came up from the bow was under your ribs before it was upright.',
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
