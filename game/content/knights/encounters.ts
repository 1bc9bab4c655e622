import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const knightFrames: readonly Frame[] = frames('knights', {
  'knight-at-the-bridge': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 3,
    cast: { knight: 'he', squire: 'he' },
    openings: [
      'Now an old knight had sworn to hold a bridge for a year against all comers, for the love of a lady, and he would let nobody over without a fight. He was sixty, and it was the three hundredth day. And his squire took you by the sleeve and asked you, low, if you could not possibly win.',
      'An old knight kept a bridge in front of you, for he had sworn to a lady to fight whoever wished to cross it until the year was out. He was asleep in his armour when you came; and his squire, who longed to go home, begged you of his charity to make a noise. It is written that love is as strong as death.',
      'An old knight barred the bridge, for he had sworn to his lady to fight whoever wished to cross for a year, and nobody had come by since the Sunday. His squire saw you first. “Behold,” said he, and wept for joy, and went to look for the other glove. Saint George had only the one dragon, and it came to him.',
      'You could not cross the bridge, for an old knight held it, who had promised his lady on his vow to fight every traveller for a year. He rose up out of a tub, with soap in his beard, and asked you to wait for as long as a Paternoster; and the squire ran round him with the legs of the armour.',
      'And there was a bridge, and on it an old knight, lying down, for his knee was bad. He was sworn to let no one by for a year without a fight, out of love for a lady whom he had seen at a window. Samson did it for less, and saw more. “Be gentle with him,” the squire said to you, “and be quick.”',
      '“None shall pass,” said an old knight on a bridge, and shut his visor, and could not get it open again. He had sworn to his lady to keep that bridge by force until a year was done. So he stood in your way and knocked on his own head; and his squire asked if you had any oil, and after that if you would fight.',
      'An old knight stood on the bridge that you wished to cross, and would fight you first; for he had sworn a year of combat there to please a lady. So he bowed to you, with a hand on the small of his back, and his squire hid his face. Of the deadly sins he had only pride, and it was nearly worn out.',
      'In the middle of the bridge stood an old knight, who had taken an oath to a lady that none should go over unless they beat him first; and you wished to go over. The squire held up ten fingers to you, six times, which was his master’s age. Blessed are the peacemakers, it is written, but they also have to cross.',
      'An old knight held the bridge before you, for he was sworn to his lady to guard it for a year, and a fight was the only toll. Three knights had gone round by the mill rather than trouble him, and that had hurt him more than blows. “You will not go round?” he called out to you. And the squire shook his head at you, and then nodded.',
      'An old knight stood in your way on a bridge, since he had sworn to a lady to fight all comers until the year was over. The bridge had been swept, and he thanked you for stopping. His squire brought out a bench for you, and the bandages, which he had ironed.',
    ],
    still: [
      'The old knight still held the bridge against you and would let you over only when you had fought him. He was being helped to his feet, and begged your pardon for the delay.',
      'The old knight still barred the bridge to you for his lady’s sake. A piece had come off his armour; and he and the squire were looking for it between the planks.',
    ],
    givenUp: [
      'And you went round by the mill, a long way, as others had done, and the old knight kept his bridge until the year was out. It hurt him that you went.',
      'Nobody beat the old knight, and least of all you. When he slept the squire let you creep over the bridge beside him, and then stayed to serve out his master’s year.',
    ],
    later: [
      'Somebody had carved a stroke along the rail of that bridge for each day of the old knight’s vow, and after the last of them a heart. The novices ask if his lady ever came. I turn the page.',
      'And children were playing at knights upon the bridge, and whoever had to be the lady was crying.',
      'One of the old knight’s gloves lay upon the rail of the bridge; and there was a pebble in it, so that it should stay.',
      'The old knight’s shield had been nailed over a hole in the bridge. So it kept the crossing at last, and for everyone, as a shield ought.',
    ],
    who: { trade: 'knight of the bridge', gender: 'male' },
    shows: ['knight', 'bridge', 'lady/ladies', 'squire', 'vow/sworn/oath/swore'],
    toward: 'for',
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Give the knight his fight',
        description:
          'The knight has fought for three hundred days, and does not want to; but he is sworn to hit as hard as he can.',
        success: [
          'You fought the old knight and beat him, and the bridge was yours. At the third blow he sat down in the river, and said, “God be thanked,” before he had stopped splashing; and he wrung your hand. We learn that it is better to give than to receive; he had been receiving since the first week.',
          'You beat the knight with one blow, for it turned his helm round, and he yielded toward the water, and let you cross. You and the squire unscrewed him. And he looked about him at the bridge like Lazarus in the door, who was glad, I suppose, but had left off expecting it.',
          'You won the fight, for the knight begged your pardon after each stroke, and you came in between the stroke and the pardon. He went down slowly, as a tent does, and from beneath it he wished you a good journey. I have read of holy men who were ruder at prayers.',
        ],
        failure: [
          'The knight struck you down and kept the bridge. He was weary, and had long ago left off aiming; and for this cause nobody could tell where he would hit. He prayed beside you on his one good knee. It is the meek, we are told, who shall inherit. I had not thought of it as a warning.',
          'You had the knight against the rail and nearly beaten, and pity took you, and you lowered your sword; and he struck you down. His arm had still been coming. “Oh, I am sorry,” he cried, and it was true, and you lay with the truth of it ringing in your ears.',
          'You lost the fight, for while you were thinking how to spare the old man his horse came up behind you and knocked you down. Balaam had warning from his beast. But Balaam, as the novices are told, was on top.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the knight about his lady',
        description:
          'He may let you by for the pleasure of telling it; it is long, and starts from the first time that she looked out.',
        success: [
          'You asked about the lady, and what she had said to him; and the knight took off his helm to think, and it came to him that it had been, “Not now.” So he blessed you and let you cross, and sat down very quietly.',
          'You heard all about the lady, and the knight let you by for the pleasure of telling it. Her sleeve was green, he said. The squire said that it was blue. For there had been two ladies, it came out, and the good man had bowed to the space between. Love is blind, the abbot says. Perhaps it stood too far back.',
          'When the knight had told you all about her he saw that he did not know the lady’s name, and he had no more heart to fight for it. “Would you find it out for me?” he said, and stood aside; and you promised, as one does to a child, and walked over softly.',
        ],
        failure: [
          'You asked the knight which lady, and he was hurt, and did not let you by. There was such a silence as we have here on Good Friday, and in the midst of it the squire put down a pot.',
          'You asked about the lady, and the knight told it so well that by the end he loved her as on the first day, and he drew his sword and kept the bridge. So much for the comfort of confession.',
          'You said that the lady must surely be proud of him, and it did you no good. Now he had been trying for some time not to wonder about that; and he turned away his face, as King Hezekiah did to the wall, and stayed on the bridge.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Reckon the days of the knight’s vow',
        description: 'If the knight’s year is over, you may cross; and the Church has her own way of counting days.',
        success: [
          'You reckoned that the knight’s year was done, for you left out the Sundays, on which no Christian may fight; and behold, he had been free for weeks, and let you over. The two pulled up the tent-pegs in haste, for fear that you should count again. I have done so since, and it does not come out. God forgive us both.',
          'You found that the knight’s year had ended yesterday, for he had cut a notch in the bridge for every day, and there was one too many. “That was my birthday,” said he; “I cut it twice, for a present.” He let you cross, and took off his helm and felt the air on his face, and was a little afraid of it.',
          'You told the days over to him like beads, and the vow was fulfilled that very hour, and he stood aside. The squire said Amen. It is the only vow in this book of which I can say so.',
        ],
        failure: [
          'You reckoned the days, and the vow came out longer than before. For the knight had lain sick for a fortnight, which in conscience did not count, and he thanked you for his honour’s sake, and began those days again.',
          'You could not agree with the knight about the days of his vow, and he still held the bridge. You reckoned by the Romans, and the squire by the moon, and the knight on his heart; and there were three years, all of different lengths.',
          'You proved to the knight that his year was done, and he was so happy that he vowed another upon the spot, in thanks, and held the bridge as before. The squire looked at you. I should not like to have that look upon my soul.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Climb across beneath the bridge',
        description: 'You go hand over hand, above cold water, beneath a knight who listens for just that.',
        success: [
          'You climbed from beam to beam beneath the bridge, and came up on the far bank, with wet sleeves. So went Jonah below, and less willingly. Above you the knight spoke to the river of her eyes; and you had not the hardness of heart to tell him.',
          'You got across by the beams while the knight was at his prayers, which were long, for the lady was in them. He had walked up and down over your head, and a little rust fell on you, as ashes do on us all. It was a trick, and I held my breath while I wrote it.',
          'You climbed across below the bridge, and the knight saw you and let you. For halfway along a plank was gone, and his eye looked down through the hole. Then he said, loudly, to the squire, that there was nothing there but a duck. Blessed are the merciful; and he got no candle for it.',
        ],
        failure: [
          'You climbed out along the beams and fell into the river, for the fifth thing that you took hold of was the squire, who had gone under there for a little peace. You waded back to the near bank. Others go down into the waters and see the wonders of the deep. It came up to your chin.',
          'You climbed beneath the bridge, and sneezed, and the knight caught you. From above a voice of great kindness said, “God bless you,” and then, as it thought about that, “Halt!” They drew you up by the hood, as Joseph was drawn out of the pit, and set you down where you had begun.',
          'You slipped off a beam that was green with slime, as the way of the transgressor is, and went into the water in all your clothes; and you came out of it on the same side as before, baptised and no better.',
        ],
      }),
    ],
  },
  'silent-village': {
    terrains: ['plains', 'hills', 'forest', 'coast', 'swamp'],
    weight: 3,
    cast: { priest: 'he', village: 'they' },
    openings: [
      'You came into a village where plague had marked every door with a cross in tar. An ox stood across the only street, yoked to his plough, and waited for a hand; and beside the church one old priest was digging the graves alone, and he asked you to stay and help him.',
      'There was plague in a village on your road, and a cross of tar on every door. The priest dug graves by the church, alone, and had eleven people still to bury, and he begged you to help; and an ox with a plough stood across the street. “How doth the city sit solitary, that was full of people.”',
      'Now the old priest of a plague village had dug a grave by the church for each of his people, and there were more to dig, and he asked you to dig with him. The doors along the street were marked with tar. An ox with a plough blocked the way and would not move aside for you. He took you, I think, for his master.',
      'In a plague village an ox came to meet you with a plough behind him and stood across your way, and lowed before each door, as if he asked for his master. On each was a tarred cross. And a priest straightened his back, in a grave beside the church, and begged you to lend him your two hands, for his own would no longer close.',
      'It was a village with the plague, and there was a cross in tar on every door, from the first to the last. An ox stood in the street, in his yoke, with a plough. The priest leaned on his spade beside the church, where he was burying his people alone. Would you stay, he asked, till the row was done, or go by?',
      'A priest dug graves beside the church of a plague village, all alone but for an ox, in a plough, who stood across the street. Each door there was shut and signed with a cross of tar. He wished for one other Christian with a spade, he said; and nobody had stopped until you. Job had three friends to sit with him.',
      'You came to a village where the cows cried to be milked, and no one came, for there was plague, and a cross of tar on every door. In the street an ox dragged a plough about, by himself; and the priest, who dug graves by the church, by himself also, held up a hand to you, and said that he could not do it alone.',
      'A priest had buried forty people of his village, beside the church, and he asked if you would help him dig for the rest, for there was plague, and each door had its cross in tar. An ox with a plough stood across the road. It is a work of mercy to bury the dead; but the rule does not say how many.',
      'You called out in the street of a village, and only an ox turned his head, who had a plough behind him. There were tar crosses upon the doors, for plague; and a priest came round the church with a spade, from the graves that he was digging, and stood in your road. “Do not ask me what day it is,” he said. “Stay and help me for a little.”',
      'On every door of the village was the cross that means plague, and an old priest by the church was digging graves, alone. He wanted your help with it, and he wanted it sorely; but he lifted his palm to warn you off, for he was honest. An ox stood across the street in the plough and waited for somebody.',
    ],
    still: [
      'The priest still dug graves beside the church and begged you to help, and the ox with the plough still stood across the street. The doors were still shut.',
      'The priest still dug alone for his dead and asked for your help, and the ox still stood across the street. He had marked out one more grave with string.',
      'The priest was still at his graves in the plague village, and the ox still stood in your way. From behind one of the marked doors came a slow knocking; and he heard it also, and crossed himself.',
    ],
    givenUp: [
      'And the priest sent you on, for you could lift no more. Two brothers had come to bury the dead; and the priest led the ox aside for you himself.',
      'Now neighbours came at last, and dug the graves and opened the doors, and the sickness went no further. You had been no help; and you passed by the ox.',
    ],
    later: [
      'There was smoke from three of the chimneys of the plague village, and the crosses had been scrubbed off the doors. One saw them all the same.',
      'Behind the church of the plague village stood rows of wooden crosses, as straight as beans, and the ox was grazing in between, without its plough.',
      'A new rope hung from the church bell in the plague village, and two children were swinging on it, and no one came out to forbid them.',
    ],
    shows: ['priest', 'ox', 'door', 'plague', 'church'],
    offers: [
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Dig with the priest until it is done',
        hurt: 'weariness',
        description: 'You dig graves beside the old man until the row is finished; he has been afraid to finish it.',
        success: [
          'You dug with the priest until the last grave was filled. And he said the names as you went, Hob the smith, and Hob’s wife, and a pedlar with a good voice; and at the end there was a name left over and no body. He looked at you. Then both of you ran to that house, and she was alive.',
          'You finished the row together, and the last grave was to have been the priest’s own, so you filled it in, empty. And he went and knocked upon a door that he had been afraid of, and it was opened. There is no moral here. I put down my pen for a time.',
          'You dug until it was done, and neither of you spoke, for what is there to say that is not in the psalm? And then a child came out and sat by you. “Mother asks if you are real,” she said, “because then she will open.” And you were, and she did.',
        ],
        failure: [
          'You dug until your hands opened, and the row was not done. The priest lay down beside the graves, and slept in the midst of a psalm; and there were eleven dead still, under a cart-cloth, waiting like people at a ferry.',
          'You could not finish, for your spade broke, and you dug on with its blade until your hands bled. The priest took it out of your fingers, one finger at a time, as one does with a child, and he went on.',
          'You dug three graves, and stood in the fourth, and found that you could not climb out of it. The priest reached you down his hand; but it had no more strength than yours. “Out of the depths,” he said. It was not meant for a jest, and you both laughed, and that was worse.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Go through the doors and save whom you can',
        hurt: 'weariness',
        description: 'You go in among the sick with a wet cloth on your face; and you may take the plague.',
        success: [
          'You went in, and behind the third door you found a woman alive, and nursed her through. She opened one eye and asked if the ox was fed; and soon she was cursing you by saints that are in no calendar, and it was as good to hear as any hymn.',
          'You saved three. You had said at every door who you were, as a guest should; and at the sixth a man answered, and you carried him out, and his two girls, and burned the bed. Three out of so many. But the shepherd in Luke was glad of one.',
          'You brought two people out alive, a boy and his grandmother, from the loft of the fourth house. They had lived there upon onions, and out of anger, for he had been told to die in the church like the others. It was disobedience that had saved him, and the abbot has asked me to leave it out.',
        ],
        failure: [
          'You went in and found nobody to save. Behind the first door was only a cat, and behind the second were the dead; and you had taken down the cloth from your face, so as to call out, and the sickness of that air was in you.',
          'You came too late to save anybody, by an hour at one house, and by a day at the next, and you sat down on a step. “My God, my God,” says the psalm; and you could not think of the rest.',
          'You found one man who lived, and nursed him, and could not save him, and he died with your sleeve in his hand. You had put all your strength into him. I write his name here, Adam, since he has no stone.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Open the church and hold a service',
        description: 'You are no priest; but some may be hiding in the village who would come out to hear it.',
        success: [
          'You rang the bell and read the service in what Latin you had, and the living came out to it. When you raised your eyes nine people stood there, and each had thought that he was the only one alive; and they took the priest’s spade from him.',
          'You rang for the service as for a wedding, and it brought out those who had hidden. A woman came with a child on her arm to tell you that you had rung for a wedding; and because it was the wrong bell the rest had dared to follow. So an error did it. I do not recommend error to the novices.',
          'You read the service over the graves, and an old man put his head out of a baker’s oven, where he had hidden with five more. They stood at the graves, black to the eyes, and said Amen; and the priest could not go on, and you read it for him to the end.',
        ],
        failure: [
          'You rang for the service, and it brought only four men with sacks, who had come to rob the houses. They beat you at the church door, and ran off with their sacks empty when the ox came at them with the plough.',
          'You rang the church bell, and it had a crack, and broke at the third stroke, and nobody came. The old priest went back to his digging. “Well,” he said, “they have been told.”',
          'You read the service, and nobody came to hear it but the ox. You stopped for the answers, as one must; and each time you stopped it was quieter. By the end you were saying both parts yourself, and could not have said why your voice shook.',
        ],
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Walk past the doors and hold your breath',
        hurt: 'weariness',
        description: 'You leave the priest to his work; and the plague, they say, is in the air before each door.',
        success: [
          'You walked through the village with your eyes on the road before you, as Lot did, and took no harm, and left the priest behind you. Nobody blames Lot. But I have noticed that nobody is named after him.',
          'You walked past all the doors with your breath held, and came out safe. Along the wall stood shoes in pairs, cleaned, set out by someone for whoever might need them, and a child’s among them. You had sworn not to look, and you looked.',
          'You went by, and the priest made a cross in the air after you, and did not call you back; and you passed on, sound and whole. He had never asked it of the others either. It is written that he who saves his life shall lose it, and I leave that here for you to find.',
        ],
        failure: [
          'You had nearly reached the end of the street when the ox came after you with his plough and would not let you go alone. You led him back to the church; and you had breathed his breath, and the street’s, and were feverish.',
          'You walked past nine doors with your breath held, and at the tenth you breathed in. For somebody said, “Please,” within, not loudly, and you were about to answer. There was no second word. You leaned a long time on the wall, and were sick, and then went back.',
          'You ran, and so had to breathe more than those who walk, and you did not get through. Before the last house the street was going round you. A cross of tar came up against your cheek; and the priest fetched you back to the church.',
        ],
      }),
    ],
  },
  'two-right-arms': {
    terrains: ['plains', 'hills', 'mountains', 'coast'],
    weight: 2,
    cast: { monk: 'they', 'abbot/fathers': 'they' },
    openings: [
      'Now two processions of monks had met on the road, and each abbot carried the right arm of the same saint, in silver, and neither would let the other by with a forgery. The abbots were past speech; and their monks had turned up their sleeves and fought, and so filled the road that you could not pass.',
      'Forty monks were fighting in your road, and you could not get by for hoods. For each of two abbots had a silver arm in his embrace, and both were the right arm of one saint, and each house wished the other to say that its arm was false. How good it is, says the psalm, for brethren to dwell together.',
      'The monks of two houses barred the road with their fists; and behind them two abbots held up a silver arm apiece, and it was the right arm, both times, of the same saint. Neither would go by until the other had admitted a forgery, and nor could you. I belong to neither of those houses, and thank God for it daily.',
      'The abbots of two houses had each brought out the same saint’s right arm, cased in silver, and neither would make way on the road for a lie. So their monks laid on with candlesticks, from ditch to ditch, and you could not pass. “Which is the true one?” cried one of them, and took you by the collar.',
      'Two processions of monks had met upon the road, and both abbots bore the right arm of one saint, in silver; and now the monks were finding out with candlesticks which arm was the true one. You could not come through until it was settled. A novice at the roadside minded the psalters for both sides, and wept.',
      'Two abbots met on the road with the right arm of one and the same saint, each in silver, and each wanted it knelt to by the other. Their monks stood head to head across your way, like rams, and fought. And an old one begged you, since you were going through, to be hit in his place.',
      'An abbot got down from his mule in the road, gave you the reins, and struck another abbot with a book of hours. For both had come out with a silver arm, the right one, of the same saint, and neither would let the other by with it, nor you. The monks followed their shepherds.',
      'The monks of two abbeys fought for the road in front of you, and nobody could pass. On either side an abbot lifted up a silver arm. It was the right arm of one saint; both were; and each house held that the other’s was false. A dog ran by you with a candle in its mouth.',
      '“He had but the one!” cried a monk, of his saint; for two abbots had met upon the road, and each had the right arm there in silver, with the bone inside. Neither would give way to a false relic, and their monks fought across the whole breadth of it. So you had to stop, and were given three candles to hold, and a tooth.',
      'Two abbots had met in a narrow place on the road, and both carried the right arm of one saint, in silver; and forty monks went at each other there to prove which of them had been deceived. They stopped every traveller to be a witness, and you were the ninth. Saint Paul bids us bear with one another.',
    ],
    still: [
      'The monks of the two houses still filled the road and would let nobody by until it was settled which of two arms was the saint’s. The arms lay between them upon a cloak.',
      'The two abbots still stood in the road with their arms of silver, and neither gave way to the other, and so there was no way for you. Their monks had stopped to look for a tooth.',
      'The monks of the two houses still fought over their two holy arms and filled the road from ditch to ditch. They had begun to strike each other with the psalm-books.',
    ],
    givenUp: [
      'Now a bishop rode up with a stick, and ordered the two abbots to share one chapel. So the monks picked up their candles, and the road was clear to you.',
      'The monks were tired out before their abbots were, and sat down in the road, and you stepped over their feet. I am told that both houses share the saint now.',
    ],
    later: [
      'A small chapel had been begun where the monks had fought, with two doors, one for each abbey. I call that peace. The masons call it a draught.',
      'Where the two abbeys had fought two bells hung in one tree; and a lay-brother rang the first, and waited for as long as is courteous, and rang the other.',
      'By the roadside, where the monks had fought over two right arms, a mason was carving the saint, and had left off both arms until he should be told.',
    ],
    shows: ['abbot', 'monk', 'saint', 'silver', 'arm'],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Preach that both arms are true',
        description:
          'You tell the monks that the saint had two right arms; find a text for it before they find a stone.',
        success: [
          'You preached that the saint gave with both hands alike, so that each was his right; and both houses were content, and made way. For is it not written that the left should not know? The abbots looked at one another over the silver. And they smiled, for it had come to both that there might be two pilgrimages.',
          'You preached upon the five loaves, of which twelve baskets were left over, and the fight was done. If bread can do it, you asked, why not a saint? And the monks thought of bread, for they had fasted, and were converted. I have searched the Fathers, and nobody says that it is wrong.',
          'You preached that the second arm had grown in Heaven, and been sent down, and they believed you, and the road was open. It was very bold. There was silence; then the oldest monk there knelt, and, as he had the worst temper, they all did. God forgive you. It is still preached in those parts, and does good.',
        ],
        failure: [
          'You preached, and convinced nobody, for one of the abbots knew your text better than you did, and said how it goes on. Then his monks threw the book at you.',
          'You preached that the saint had two right arms, and both abbeys turned upon you. One party cried that you called him a juggler, and the other that it was worse. They made a kind of peace on top of you, and then went on.',
          'Your sermon failed, for a small monk put up his hand, and asked which arm the saint had crossed himself with. You said that you would come to that. You never came to it.',
        ],
      }),
      does(['force', 'reflexes', 'easy', 'slight'], {
        action: 'Snatch the silver arms out of the fight',
        description:
          'Without them the monks have nothing to fight for; but there are forty in the way, and some of them were soldiers once.',
        success: [
          'You came out of the fight with a silver arm beneath each elbow, and set them on a wall, and took off your hat. And so, one after another, breathing hard, all the monks had to; and the road was free. It is a strange thing to make peace by theft. David did it with the shewbread.',
          'You snatched both arms and held them up on the bank, and the fight stopped. For it is not easy to strike your brother with four saintly fingers pointing at you. When Moses’ arms were held up it was so that they should go on.',
          'You had both silver arms beneath your cloak before anyone saw, and the fight ended, and the road was free. Forty monks looked for what they were fighting over, and there were only you, and a smell of incense. They were ashamed, and some were hungry; and you gave back each to its house.',
        ],
        failure: [
          'You laid hold of an arm, and a lay-brother, who had been a butcher in the wars, laid hold of you, and showed you how it is done with calves. You let go. He is a gentle soul otherwise; he keeps their bees.',
          'You snatched at the silver, and had an abbot in your embrace instead. He had lifted the arm up high, to keep it out of your reach, and then he brought it down on you. Many have been healed by that arm. It works, it seems, from some way off.',
          'You pulled at one end of a silver arm and three monks at the other, and it came apart, and they had it again. A number of small bones fell out, and you were blamed for each.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Ask to look inside the silver arms',
        description:
          'What lies in them may end the quarrel; but you may have to say what you saw, to people who have walked here barefoot.',
        success: [
          'You looked, and the bone was a sheep’s, in both arms; and you closed the cases, and said that you had never seen the like, which was so. They went home singing, by turns, and left you the road. Thou shalt not lie, it stands there; I have read it over, and I cannot find that you did.',
          'You looked into both arms, and one had a goose bone in it, and the other had two. You said only that both were very old, and that the same love had put them together. The abbots wept, and each offered to be second, and you passed between them.',
          'You found one goldsmith’s mark on both arms, and showed it to the abbots, apart from the others; and each remembered what he had paid. They came out arm in arm, very pale, and announced that there had been a miracle, and the way was free.',
        ],
        failure: [
          'You bent close to the bones in the one arm, and you sneezed; and the saint’s little finger flew into the ditch. Forty monks got down on their knees then, but it was to look for it; and when they had found it they blamed you.',
          'You looked, and said that you saw bones in both, and they quarrelled the more. They asked whose bones. And you were silent for one breath too long, for you are honest; and a monk with a black eye began to scream that you had cast a doubt.',
          'You opened one of the silver arms, and it was empty, and nobody thanked you. There may be a holy reason for that, as there was at the Sepulchre, and you said so, and quickly; but they said that you had lost it, until it was found in the abbot’s sleeve.',
        ],
      }),
    ],
  },
  'greenwood-supper': {
    terrains: ['forest', 'hills', 'swamp'],
    weight: 3,
    cast: { 'outlaw/men': 'they', captain: 'he', 'man/clerk/servant/officer': 'he' },
    openings: [
      'Now sixty outlaws let themselves down out of the trees and would not let you by until you had stayed to supper and paid for it, for the guest always paid, their captain said. And by the fire sat a man of the sheriff’s, roped to a trunk, and they were judging him by his own list of what he had taken from the poor.',
      'Sixty outlaws stood about a supper in your way, and their captain would not let you go by until you had eaten it, and paid. And a sheriff’s man in ropes was being read his own list, of what he had taken from the poor. “Thou preparest a table before me,” says the psalm, “in the presence of mine enemies.”',
      'A captain of outlaws barred the path with a ladle, and sixty men stood behind him, and he told you that they would have you to supper, and then to the reckoning. A man of the sheriff’s had come before you. He was bound to a tree, where two of them read out to him his own list of fined widows. They were thieves, and they said grace.',
      'An arrow stood in the tree beside your ear, and sixty outlaws came after it and bade you to supper. Their captain would not hear of your leaving until you had eaten and paid. He was judging a man of the sheriff’s, in ropes, by that man’s own list of takings. Would you care to hear it?',
      'The captain of sixty outlaws closed the path to you and bade you welcome to their supper, and to the bill for it; there was no way round, he said. They had a sheriff’s man tied to a tree, and were reading him his own list of what he had taken. Zacchaeus, who also went up a tree, gave back fourfold.',
      'Sixty outlaws stood in your way, with venison on a spit, and their captain wiped a log for you with his sleeve; you should stay to supper, and pay for it, before you went on. On the next log sat a servant of the sheriff’s, in ropes, and heard his own list of takings read. I ought not to praise that supper, for it was the King’s deer.',
      'A girl with a bow stepped out upon the path and told you that you were hungry, and walked you in to some sixty outlaws, as a dog brings in a duck. Their captain gave you good day; you might go on when you had had supper and paid for it. A sheriff’s man sat there in ropes, and they judged him by his own list of takings.',
      'Some sixty outlaws closed the path to you and laid you a place, since no guest left them before he had had supper and settled for it. They had a man of the sheriff’s, bound to an oak, and their captain was reading him the list of all that he had taken from the poor. There was rejoicing in that wood over one sinner.',
      'A captain of outlaws had shut the road with sixty men, and desired you to eat your supper with them and then to pay for it. A sheriff’s officer sat there, tied up near the cheese; and those whom he had fined were reading him his own list of fines. Saint Julian is the patron of hosts, and began, we are told, by killing two guests.',
      'You smelled meat, and when you looked there were sixty outlaws round you, holding plates, and they would not let you go your way. Their captain would have you to supper; he would also have you pay. A clerk of the sheriff’s was lashed to the table’s end, and they were judging him by the list of what he had taken.',
    ],
    still: [
      'The sixty outlaws still stood round you, and would not let you by until supper was paid for. The sheriff’s man was still tied to his trunk.',
      'The outlaws’ captain still barred your way and wanted to be paid for the supper. He had cut you another slice with his own hand; and you could not tell whether charity had moved him, or arithmetic.',
    ],
    givenUp: [
      'And the captain let you go as one lets off a beggar, with nothing paid. The sheriff’s man was sent home too, in his shirt, when he had heard the whole list.',
      'The outlaws made you scour sixty bowls for your supper, and then let you by. And the man of the sheriff’s promised to give back fourfold, so they untied him.',
    ],
    later: [
      'There was a ring on the bark of a tree, where the sheriff’s man had been tied before they sent him home; and at the foot of it was a spoon. I pray for him. I pray for them also, but more cheerfully.',
      'The deer had come back to the clearing where the outlaws fed you, and one was licking up salt that they had spilled.',
      'The outlaws were gone from their clearing, and a purse hung open from a branch there, with one farthing in it, to show the rich how it is done.',
    ],
    who: { trade: 'outlaw captain', gender: 'male' },
    shows: ['outlaw', 'captain', 'supper', 'sheriff', 'list'],
    toward: 'neither',
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        feeds: true,
        action: 'Pay for your supper with a song',
        description: 'It must be about the outlaws; and they know the tune better than you.',
        success: [
          'You sang, and the outlaws took it for payment and let you go. It was the one of a miller’s horse, and you had put in the captain wherever the horse goes. For two verses no one breathed. Then he wept with laughing and gave you the best of the haunch. King Saul was soothed by David in like manner, but also threw things.',
          'Your song paid for the supper, for you rhymed the captain’s name with a word that he had not thought of. He had you sing it three times, and fed you between, and showed you the road. It is in all the villages now. The monk who taught it to me is not permitted to hum in choir.',
          'You sang a sad song, of a mother, and the outlaws asked you for no more and let you go; for all of them had their hands over their eyes when you ate, and when you left. From this the novices may learn the power of music. I would sooner that they did not.',
        ],
        failure: [
          'Your song did not please the captain, for you rhymed his name with what everyone rhymes it with. They showed you the lute of the last guest who had done so, and where it had been broken, and on whom; and you still owed for supper.',
          'You sang the outlaws the psalm for the day, all of its verses, and it was not counted as payment. No one was rude. By degrees the plates were taken in, and yours had never been filled.',
          'Your song was refused, for upon the highest note their sentry, who had been asleep in a tree, woke and fell out of it. They held it against your voice, which I think unjust.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Shoot against the best archer of the outlaws',
        description: 'You shoot at a peeled stick for your supper; and their best is a girl of eleven.',
        success: [
          'You won. Their best archer, a girl of eleven, split the stick, and you put your arrow into the end of hers. She considered it. Then she took you by the hand and led you to the road; for out of the mouths of babes comes praise, though she herself said only, “Huh.”',
          'You missed, and told their best archer, a girl of eleven, that she was the better, and asked her how she did it; and she begged the captain to let you go. No one had ever asked her that, for they had all been too proud. He that humbleth himself shall be exalted. It is seldom so fast.',
          'You hit the stick and their archer did not, and so you might go. But she was a girl of eleven, and her mouth shook. You said that yours had gone astray as well; you had been aiming at the captain. She laughed, and let you out. It was a lie; I have put it among the alms.',
        ],
        failure: [
          'You lost, for their archer’s arrow split the stick, and yours was found, in the end, in their cook. He forgave you, being a large man, but he wished to do it with a spoon.',
          'You drew, and your bowstring broke and laid your cheek open, and their archer, who was a girl, won. “That is the Lord’s doing,” said she. So you still owed for your supper.',
          'You missed the mark and hit the supper, and so you did not win your way out. There was a great silence over the venison, and the captain added it to your bill. I have known abbots to expel a man for less.',
        ],
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Look through the sheriff’s list for an error',
        description:
          'The outlaws wish to judge the man fairly; they may take it for your payment, if the list is wrong.',
        success: [
          'You found an error in the list, one cow put down twice, and the outlaws were glad and let you go. All the rest was so plainly true that the sheriff’s man began to cry; and he told them in whose barn it was, and they cut him loose. It worked better on him than the rope.',
          'You found in the list a widow who had been fined when she was three weeks in her grave. They crossed themselves, for they had known her; and the captain said that you had paid for your supper. And the sheriff’s man asked if he might give it back.',
          'You found that one hen stood in the list under H, and again under P, for poultry, and the captain let you off your supper for it. So the sheriff’s man had his hen back; and he looked at you, and confessed to four pigs which were not down at all. I cannot explain mercy. I write down where it fell.',
        ],
        failure: [
          'You found an error in the list, and it was in the outlaws’ own favour, and they did not thank you. It grew quiet about the fire. The captain asked you, as a friend, to add it up again.',
          'You read the list line by line until your eyes failed, and found no error. The sheriff’s man had a beautiful hand and hid nothing. They had hoped for a cheat. It is very hard to forgive a man who is merely thorough.',
          'You said that the pig should come out of the list, and the outlaws would not have it, for the pig had been their cook’s. He left his spit, and came round to hear more of this.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Slip out between the outlaws unseen',
        description:
          'There is a gap in the ring about the supper; and it is there for some reason, or from carelessness.',
        success: [
          'You slipped out past the outlaws, bent double with a bone in your hand, like one sent on an errand, and you were in the next wood when they missed you. So Saint Paul left Damascus, in a basket. He did not take the bone.',
          'You got out at the gap while they bowed their heads for the second grace, which was long, the captain being in a state of sin; and you crossed yourself as you ran. To flee from prayer is wrong. I say so, and turn over two pages at once.',
          'You got out, for the outlaw who kept the gap was asleep with his mouth open. You laid his fallen hood across his knees, for it was damp there, and stepped over him. Perhaps he woke, and had felt you do it. Nobody called out.',
        ],
        failure: [
          'You stepped into a snare in the gap, and hung from an ash-tree by one foot until they had finished the cheese, and were set down again at the fire. Absalom hung so by his hair; but with him it was soon over.',
          'You were through the gap, and thanked God aloud, as you ought, and so the outlaws heard you, and fetched you back to supper. From this some would draw the moral that one should be ungrateful; it is not drawn in our house.',
          'You did not get away, for behind the gap was the ditch that the outlaws threw their bones in, and the dogs were there already. They brought you back to the fire by the coat.',
        ],
      }),
    ],
  },
  'tourney-field': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    when: BY_DAY,
    cast: { marshal: 'he', Count: 'he' },
    openings: [
      'Now the marshal of a tourney stopped everyone upon the road, for nobody was left who would ride against the Count, and he had a horse for you and a helm. The Count had put nine knights off their horses, and the tenth had died of it and had no more use for his. And you might not pass till somebody rode.',
      'A marshal shut the gate of a tourney field in front of you and held out a dead man’s helm, for he needed one more to ride against the Count. The stands had begun to throw things; and the Count sat his horse like a church tower. “You have shoulders,” the marshal said. Goliath went up and down forty days before one came.',
      'The marshal of a tourney barred your way with his staff, for he must find somebody to ride against the Count, whose last man had gone to God. All the others lay in their tents and prayed aloud. “The horse is sound,” he said to you; “it is only the helm that wants airing.” In the stands they were stamping.',
      'The road was locked at a tourney field, until somebody should ride against the Count, who sat there on his horse with his lance up and nobody before him. The marshal had no one left to send. He was wiping out a dead man’s helm, and he turned and saw you. The Church forbids tourneys, and every year she has to say it louder.',
      '“Are you anybody?” cried the marshal of a tourney, and stopped you at the fence, for he wished for one who would ride against the Count, and all those on his roll were hurt, or pious. He had a horse for you and a helm with a hole in it. And until he had found his man nobody was to leave the field or the lane.',
      'The marshal of a tourney laid hold of your arm and did not let go, for the Count was waiting on the field and nobody dared to ride against him. He had killed one, and the other nine had the cramp. The marshal showed you a helm and a horse, and wept. Three stands of people had paid, and called for a rider.',
      'At a tourney field a horse went by you with an empty saddle, and after it came the marshal and stood in the only gate. He needed a rider, and at once, for the Count was waiting at the end of the lists, and the stands were counting aloud; and he had a helm here, he said, whose owner could not object.',
      'The marshal of a tourney closed the road to you with a rope, for he wanted somebody to ride against the Count; and he had a horse, and a helm, and you had a head for it. The Count sat there all in black, and had sent nine to the surgeons and one to the priest. I am told that he is gentle at home.',
      'The marshal of a tourney held a horse across your way, so that you must go round it or get up and ride against the Count, for nobody else dared to any longer. “It is a good helm,” he told you, and showed it, “it was only struck the once.” The stands were hung with silk, and the surgeon had run out of thread.',
      'A marshal came down to the road from his tourney and stopped the first who passed, to ride against the Count, and it was you. All those on his roll were hurt. He had a horse for you, and a dead man’s helm; and the Count sat waiting on the field. So they stopped Simon of Cyrene, and nobody asked him either.',
    ],
    still: [
      'The marshal still stood in your way with the horse and the helm, for nobody had ridden against the Count. And the Count rode round with his visor up, looking for somebody to be disappointed in.',
      'The marshal still looked to you to ride against the Count, and would not let you pass. And the Count drank some water through the bars of his helm, and asked meekly who was next.',
      'The marshal still would not open the road until somebody rode against the Count. His heralds had come to the end of his knights, and had begun to call upon the horses by name.',
    ],
    givenUp: [
      'Now nobody was left to ride, and the marshal gave the prize to the Count and opened the road. You went out behind the stands, and somebody threw a crust at you.',
      'The Count grew weary of waiting, and said a prayer, and rode home with his prize. So the marshal put away the helm, and opened the road to you.',
    ],
    later: [
      'There were rings in the turf where the tents of the tourney had been, and children sold splinters of the lances as relics. I own one. It was a gift.',
      'Barley was coming up on the field of the tourney, and it grew thickest at the ends, where the horses had waited and been afraid.',
      'The dead knight’s helm from the tourney had been put upon a stake against the rooks, and a rook was looking out of it.',
      'Of the stands of the tourney only the steps were left, and an old man was sitting at the top of them, with his dinner, like one who had paid.',
    ],
    who: { trade: 'jousting count', gender: 'male' },
    shows: ['count', 'marshal', 'horse', 'helm'],
    offers: [
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Ride against the Count',
        toward: 'against',
        description: 'You ride a borrowed horse, in a dead man’s helm; for the Count aims, they say, at the eyes.',
        success: [
          'You rode against the Count and unhorsed him, and the road was opened. You saw nothing, and heard only your own breath, and then the world went off like a dropped tray. When you had turned the helm about there was one man in the saddle, and you felt him over, and it was you. Give God the glory. The horse, they say, had shied.',
          'You shut your eyes and struck the Count from his horse, and the marshal opened the road. A surgeon was asking the Count how many fingers that was. He said that he had not noticed any. Faith is not to see, as the Apostle teaches, but I do not think that he meant lances.',
          'You beat the Count at the third course. Your point slid up his shield and took off the crest, with the lion, and he looked up after it and so fell backward. Pride goes before; I have always wanted to write that, and here it fits. He limped, and you were sorry, and they threw you roses.',
        ],
        failure: [
          'The Count struck you off your horse. He aims for the eyes; and you had the presence of mind to bow, and he struck you upon the crown of the helm, and it rang as for Matins.',
          'You fell before you had touched the Count, for the horse knew that noise, and loved its life, and stopped, and you went on without it. There is in our choir a carving of an angel coming down in that position.',
          'You hit the Count fairly, and it was like hitting a cathedral, and you fell and he did not. And he begged your pardon afterwards, when you could hear, with his hat off, for he is good to the sick.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look over the Count’s horse',
        toward: 'for',
        description:
          'Some enemy may have cut its girth, and the Count would thank you for finding it; but if you are seen bending there, it was you.',
        success: [
          'You found the girth cut through two parts and waxed over, and you told the Count, and he thanked you and had the road opened. He asked you why you had told him. You did not know. Love your enemies, it is written, and they will do no good to those who cannot think what you want.',
          'You found that the girth hung by eight stitches, and the Count owed you his neck, and let you pass. He had eleven cousins, he said, and had thought well of nine. And before you went he saw to your own buckles himself, with his great hands, like one who has just been made a Christian.',
          'Your thumb came to a place in the girth as soft as butter, and you showed it, and the Count would ride no more that day, and the road was opened. His squire wept, for he had been paid to cut it, and he confessed it. The Count forgave everyone in sight, and will have to do it again.',
        ],
        failure: [
          'You were on your knees with the girth in your hand when the Count came up behind you with his squire, and they thought that you were cutting it. Appearances are of this world, and so was the boot with which the squire kicked you.',
          'You looked for a cut in the girth and found a flea, and slapped; and the Count’s horse kicked. Never slap at anything beneath a warhorse. I learned that in another house, from a brother who now keeps the gate.',
          'You found nothing, and drew the girth one hole tighter, to be safe, and did it wrong. The horse let out a breath; and the Count, who had a foot in the stirrup, went all the way round and hung there. He saw you upside down, and knew you again for it.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none', 'Roll of arms'], {
        action: 'Cry out the arms of all who ride',
        description:
          'Knights who hear their arms well read may leave off fighting; there are two lions and eleven martlets, and one wrong word is a duel.',
        success: [
          'You cried the arms as the roll has them, father and grandfather, and nobody would fight after it, and the road was opened. Men sit straighter who hear themselves well described; so they could not run each other down afterwards like dogs. Adam named the creatures with the same purpose. See how that went.',
          'You cried all the arms by heart, even of the poor knight with three spoons, at whom they always laughed, and it made peace, and you might go. He wept in his helm, and would hurt nobody; and the others were ashamed, and everyone went home with no blood to talk of.',
          'You cried the arms of the living and also of the dead, for they stood in the roll between them; and the Count lowered his lance for that day, and you might go. It was not the custom. The marshal bared his head. We read them here, too, at prime, and the novices fidget.',
        ],
        failure: [
          'You cried the arms wrongly. One lion had a label on it, for an eldest son, and you left it out, and made a knight his own father. He came to tell you so in front of his mother.',
          'You read out eleven martlets; and there were twelve, and both sides were offended. The twelfth had been a grandfather’s, who was not to be spoken of. Let the dead bury their dead, they say, and you dug him up before three stands.',
          'You turned two pages of the roll at once, and so cried out a bishop to joust with a lady of seventy. He was unwilling. She asked for time to put up her hair; and it brought nobody nearer home.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold some grooms’ horses and keep your ears open',
        description:
          'Six horses for six knights, and no road out till somebody rides; but grooms talk, and know what gate stands open.',
        success: [
          'You held the horses, and they stood upon you by turns; and from the grooms, who talked across you as though you were a post, you learned which gate was never watched, and went out by it. It is the lowly who hear all things. I write in a cupboard by the kitchen, and I know.',
          'You held the horses until the grooms had told each other, over your head, who was paid to fall, and by whom; and with that in your ear you were let go home by the stable gate. One horse ate your collar, and you bore it as Saint Lawrence did.',
          'You held the horses, and six grooms thanked you for it, each in your ear, each with a secret about his master; and they let you out behind the tents. So you went from there heavier than you came. They were all greater sinners than the horses.',
        ],
        failure: [
          'You could not hold the horses. At the first trumpet all six remembered that they were warhorses, and they went, and you with four of them. It says of a horse in Job that he laughs among the trumpets. One did. The rest were quite serious.',
          'You held the horses and heard nothing, for they fell asleep upon your shoulders, three on each, and breathed. So you learned nothing; but you learned it in great warmth, as our novices do at the long lesson.',
          'You told one groom what another had told you, and by the third telling they fought beneath the horses, and nobody would speak to you. It is entered here among the sins of the tongue, and yours was not the worst.',
        ],
      }),
    ],
  },
  'walled-in-woman': {
    terrains: ['hills', 'mountains', 'swamp', 'forest', 'desert', 'plains'],
    weight: 2,
    cast: { anchoress: 'she' },
    openings: [
      'Now an anchoress had been walled up beside a church for nine years, with a window the size of a loaf, and she put out a finger and held you. She had had a vision of somebody upon the road, and could not rest, she said, until she knew if it was you; and the wall above her was cracked, and leaned.',
      'An anchoress called you to the window of her cell in a church wall, and took hold of your sleeve through it, and would not let go. She had had a vision of a stranger in boots, and it troubled her, and she must know if you were the one. And the wall was cracked from top to bottom; she did not care to speak of that.',
      'An anchoress put her hand out of a small window in a church wall and held you as you went by, for she had seen you in a vision, and it would not leave her. She begged your pardon for it. The wall was cracked, and leaned over both of you. Saint Anthony also went into the desert to be alone, and everybody came.',
      '“You, with the boots,” said somebody behind a small window in a church wall; and it was an anchoress, shut up there for the love of God. She had had a vision of you nine times, and you were not to go on till she knew what it meant. A crack ran down the stones beside her, and you could have put your arm in.',
      'Two masons took you by an arm each and led you to a church wall with a crack in it. Behind it was an anchoress, walled up, with a small window; and she had had a vision of one who would come by, and wished to see if it was you. She would not have the crack closed, though the stones were ready to fall.',
      'An anchoress called to you from a little window in a church wall to stand still, for she had had a vision, and her cat thought that it was you whom she had seen. She could not pray until she knew. The wall had a great crack, and leaned outward over your head. Nobody had dared to tell her.',
      'An anchoress knocked upon her church wall from within, to make you stop, for she had been sent a vision with your face, and it gave her no peace. She had been bricked in nine years ago, with one small window and an eye at it. Now the wall was cracked across. I was to have carried the mortar.',
      'A girl with her arms out stopped you below the window of an anchoress, who was walled up there for the love of God. The holy woman had had a vision, and it was perhaps of you, and she could not pray until she knew. Behind the girl the wall was cracked, and it leaned, and nobody had mended it.',
      'An anchoress had you by two fingers, through the window of her cell in a church wall, and would not let you go, for she had had a vision, and it was of you, and it kept her from her prayers. As she spoke some dust fell past her, out of a crack in the stones, and she waited until it had finished.',
      'An anchoress put her arm through the window of her cell to the shoulder and barred your way with it, for she had seen you in a vision, she believed, or else the tinker, and must know which. The wall leaned over you both, and was cracked. Women should not have visions, I am told; but they do not ask us.',
    ],
    still: [
      'The anchoress still held you before her window and had no peace from her vision; and the cracked wall still leaned.',
      'The anchoress still held you, for her vision was not explained yet, nor her wall mended. Within, she was telling her cat that patience is a virtue, and the cat asked to be let out.',
      'The anchoress was still troubled by her vision, and still would not have you go. Her finger tapped upon the sill, as a finger does whose owner prays and is thinking of something else.',
    ],
    givenUp: [
      'Now masons came and made the wall safe, which you had not. And the anchoress let you go, with her vision no plainer than before, and prayed a little for your boots.',
      'The anchoress opened her fingers and sent you on, for God would explain it to her, she said, or else nobody. The parish mended her wall, and she lives there in peace.',
    ],
    later: [
      'A cat lay in the anchoress’s window, and on the sill was bread for anyone who came by; and it was fresh, though nobody has ever caught the baker.',
      'Somebody had hung a bell by the window of the anchoress, with the string inside. So she could call the whole parish to her, and did, and it was mostly for the cat.',
      'A stone seat had been let into the church wall for those who waited to see the anchoress; and it was worn already at one end, for sinners lean.',
      'Two women were at the little window to have their quarrel settled, and the anchoress had asked each of them for the other’s side. One was in tears. She had just understood it.',
    ],
    who: { trade: 'anchoress', gender: 'female', stays: true },
    shows: ['anchoress', 'wall', 'window', 'vision', 'cracked/crack/leaned'],
    toward: 'for',
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask to hear the vision',
        description: 'It is short; and when the anchoress has told it to you she may be rid of it, and you will not.',
        success: [
          'The anchoress told you her vision, and was rid of it and let you go. You were in a field, with a hare on your arm, and very patient with someone. It meant nothing that you could find. But she was light as a girl, and told you what the carters say beneath her window. Visions are of God; the carters were more use.',
          'You heard the vision, and it was small: there was a door in it, and you held it open, and one thanked you. “That is the whole,” said she; “I had thought that there was more.” And she blessed you and let you by, and threw in all the secrets of the parish to make up the measure.',
          'You heard the vision, and comforted her for it through the window, and she had peace. You had stood in it upon a bridge with your shoes in your hand, and had made up your mind, and she could not see to what. God shows the saints a part only. I used to think that it was to keep them humble.',
        ],
        failure: [
          'You heard the vision, and it helped neither of you. It was quite short, and it was sad, and neither you nor she could tell what it meant.',
          'The anchoress would not tell you the vision after all. She had it ready upon her tongue, and looked you in the face for the first time, and closed her mouth. “No,” she said, “it was the tinker.” She is a truthful woman. You saw what it cost her.',
          'You heard the vision and could not understand it, for she had been given it in Latin, and had no Latin. She said it over by its sound, many times. You knew the word for fire, and the word for soon.',
        ],
      }),
      does(['patience', 'vigour', 'medium', 'none'], {
        action: 'Keep vigil beneath the window',
        description: 'You pray with the anchoress for an answer, on your knees, upon stone, through all of the hours.',
        success: [
          'You kept the vigil to the end, and the anchoress had peace. The stone was hard, and by and by it was only stone, and you were quiet for the first time in that year. She put out a finger to sign you on the brow. I have written a good many pages about prayer, and this was what I meant.',
          'You prayed the night through beneath the window, and in the morning she was at rest and turned your chin toward the way you were to go. It was all knees to begin with, and then it was all sins, the largest first. When they had gone by there was silence, and Someone in it. You may ask the learned who that was.',
          'You watched while the anchoress slept at last, and that was what she had needed, and she let you go. She had spoken in her sleep to a brother, and asked him for plums, and you answered. “Thank you, Simon,” she said. It was a lie, and in a church. There was a plum-stone on the sill at prime, and I cannot account for it.',
        ],
        failure: [
          'You fell asleep at your vigil against the stones, and so it was no vigil. And it was explained to you by the anchoress, with great kindness, that you had preached in your sleep, and on what.',
          'You could not keep the vigil, no, not half of it. “Could you not watch with me one hour?” it is written. When you woke there was a blanket on you that had been pushed out of the window a corner at a time, by her who had no other.',
          'You kept the vigil, and it brought her no peace, for your harness creaked; and at each creak she said, “Who is it?” and you said who it was. It went on so till the last prayer.',
        ],
      }),
      does(['craft', 'strength', 'medium', 'none'], {
        action: 'Prop the wall and leave the crack open',
        description: 'You need a beam, a wedge, and your back; for the crack is the one light that she has.',
        success: [
          'You set a beam and wedges beneath the wall, and it stood. There was still a hand’s breadth of crack, and some light went in. The anchoress said nothing for a time. “Oh,” she said then, as we all shall; and let you go, on tiptoe.',
          'You propped the wall, and it came down upon the beam as an old cow leans on a milker, and stayed, and you might go. And a laugh was heard from the cell; for she had seen her own hand, with light on it, and forgot the vision. It was older than she had thought.',
          'You drove in the last wedge, and the wall was safe and the crack left open; and you put your eye to it and met another eye. “I had forgotten that there was so much of it,” the anchoress said. She meant the world. It is our rule to despise that. She had no more to ask of you.',
        ],
        failure: [
          'You drove in the wedge, and it went through the beam like a spoon, and down came a cartload of church, all of it outside. The rest leaned as before. When the dust had gone she asked you if that was the whole.',
          'You braced the wall, and it leaned the other way, in upon the anchoress, until you took the brace out again. She was not hurt. But she had meanwhile to kneel sideways, and she thanked you for the penance.',
          'You could not get the beam in place, and had to hold up the wall on your back until some masons came and took out a stone. Samson wanted the contrary. You could not so much as scratch; and she read to you through the window, from the book of Job.',
        ],
      }),
    ],
  },
  'widow-on-the-wall': {
    terrains: ['hills', 'mountains', 'coast', 'desert', 'plains'],
    weight: 2,
    cast: { widow: 'she', lawyer: 'he', 'brother/brother-in-law/lord': 'he', 'men/boys/soldiers': 'they' },
    openings: [
      'Now a widow was besieged in her castle by her husband’s brother, who wished to have it, and his forty men lay across the road and let nobody by. Four ladders stood against her gate-tower, and his lawyer read out a deed. She threw down a dish at the end of each clause, and called to you for help.',
      'A widow in her husband’s mail stood on top of her castle and called to you to help her, for her brother-in-law had come with forty men and ladders to take it from her. They had shut the road. His lawyer must first read out all of the deed, and she threw crockery at him to hinder it.',
      'A soup-bowl burst upon the road in front of you, and a widow called down from her castle that it was meant for her brother-in-law. He had come to take the place, with forty men, who would let nobody pass, and with boys upon ladders, and a lawyer who read out a deed. Would you help her, she called.',
      'The lord of a castle had died, and his brother had come with forty men to take it from the widow; and they blocked the road to you. He had ladders against it, and his lawyer read a deed aloud to prove that it was all his. She begged you to help her; and she threw the plates that she had been married with, one to each clause.',
      '“For me, or for him?” a widow called to you from the top of her castle, with a jug held ready. Her husband’s brother stood below with his men and his ladders across the road; he would have her out, and she would stay in. And nobody was to pass until his lawyer had read out the deed, which had nine skins.',
      'Forty men sat on the road before a castle with their ladders and let nobody by, for their master was to have it as soon as a lawyer had read the deed to the end. It was his dead brother’s. But the widow of that brother stood on top of it, and threw down lids and dishes at the reader, and called to you for help.',
      'A widow held her castle against her brother-in-law with pans and glass, and he had set ladders to it and his men across your road. It was hers, she called to you, and would you help? It was his, he said, and had a lawyer read the deed to prove it, beneath a tub. You were ordered to halt there and be a witness.',
      'Before a castle on your road a lawyer was reading a deed, and when he came to the end the ladders were to be used. He read for the late lord’s brother, who wished to have the place and let nobody go by; and over him the late lord’s widow took aim with a cheese-dish, and begged you for help against his forty men.',
      'A boy with a bump on his head stopped you, for the road was closed by a siege. There stood the castle, and upon it a widow in mail, who called to you for help; here sat her brother-in-law with his men and his ladders, who wanted the place; and a lawyer was reading out the deed, and had lost his way in it.',
      'A widow called down to you from her castle to help her, for she had eleven jugs left to throw, and the christening cup. Her brother-in-law meant to be in it by force, and held the road with his men, and had set up his ladders; but he was a godly man, and would do nothing till his lawyer had finished the deed.',
    ],
    still: [
      'The men still held the road before the castle and let you no farther, and the widow, who called to you for help, still held her tower. The lawyer had lost his place in the deed, and gone back to the first word, which was Whereas.',
      'The widow was still besieged in her castle, with the ladders against it, and the forty men let nobody go by. She threw down a fish, and then a dish; for she was tired.',
    ],
    givenUp: [
      'The lawyer came to the end of the deed, and it gave the castle to the widow. So her brother-in-law led his men home; and you went by, not thanked.',
      'The money of the brother-in-law ran out, and his men went home and left the ladders. So the widow kept her castle; and the road was free, through no help of yours.',
    ],
    later: [
      'The gate of the castle stood wide, with hens in it, and the widow had hung up the mail over the arch and planted a gillyflower in the neck. So her husband was some use in the house, she said.',
      'Four ladders were standing in the orchard there and pears were being handed down them. They shall beat their swords into ploughshares, it is written. It says nothing about who gets the pears.',
      'Over the castle gate was a broken jug, carved in stone, for a crest; and below it an old lawyer was selling apples.',
    ],
    who: { trade: 'besieged widow', gender: 'female' },
    shows: ['widow', 'castle', 'ladder', 'lawyer', 'deed'],
    toward: 'for',
    offers: [
      does(['force', 'strength', 'easy', 'serious'], {
        action: 'Push the ladders off the castle',
        hurt: 'mishap',
        description:
          'You go up to the widow and use a fork; and there are boys upon the ladders who shave once a week.',
        success: [
          'You put a fork to the ladders and pushed them off, and the men gave up the siege. One stood on end, with six boys clinging to it, and lay down gently upon some hay. They were so glad to be alive that they waved. I have such boys in the second row, and I read this with my eyes upon them.',
          'You got the ladders down without a wound. The widow let you in, and you told the boys on each ladder, from above, that you had its top in your hands; and one after another, from the bottom up, they climbed down. Then you let the ladders fall; and their master went home.',
          'You cleared the ladders, and the siege was over. “I shall count ten,” you called, and counted slowly, and by six the boys were down, and bore off all four on their shoulders so that you should not reach them. Thus a battle was won by arithmetic.',
        ],
        failure: [
          'You pushed at a ladder, and lost your footing, and fell from the castle. You went out past six boys, who drew their feet in to make room for you, for they had been well taught.',
          'You could not push the ladder off; for at the top was a fat lad, weeping, with his arms about a stone. You stooped to reason with him. He took your neck instead, as the drowning do, and you went down the whole of it together, rung by rung.',
          'You pushed one ladder off, and they set up the next behind you, and the top of it knocked you from the castle as a broom does a spider. Let him that standeth take heed. You lay there and took it.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Read the lawyer’s deed back to him',
        description:
          'If the deed gives the castle to the widow after all, his men will go; it is in three kinds of Latin.',
        success: [
          'You read the deed to the end, where no one goes, and the castle was there granted to the widow. What her brother-in-law had was the receipt for a well. His forty put down their arms to scratch, and did not take them up, and you might pass. The letter killeth; but sometimes, God be thanked, it misses.',
          'You read out the ninth skin of the deed, and it gave the place to the widow, and the siege was over. The brother tried to snatch it from your hand. But forty men had sat waiting for that verb, and wished to hear it; and she put down her jug, and cried, for it had been a good set.',
          'You found a fold of the deed that the lawyer had never opened, and by it the brother might have the castle when the widow had nothing left to throw; and behold, she came back with a bath. He bowed, and took away his men. I am told that they dine together now upon the feast of Saint Stephen, who was stoned.',
        ],
        failure: [
          'You read out the deed, and it was in order, and so it did the widow no good. In the hush she asked you, from above, whose side you had said that you were on, and threw a jug; and the forty men still lay across the road.',
          'You read the deed and guessed at a word, and so by your reading the castle belonged to the lawyer. He had not looked for that, and liked it; and his master told him to go on. The widow threw at both of you.',
          'You cried out the first clause of the deed, and the widow’s bowl for that clause came down on you, since she knew only that somebody was reading. It was just, in its way; many prophets have been stoned for a text that was not theirs.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Look for a back way into the castle',
        description: 'The widow could be fed by it; but it is under the privy, as a rule, and so nobody looks.',
        success: [
          'You found the back way in, beneath the privy, and at the top a kitchen-maid with a mallet, and then, since you plainly meant well, with a towel. After that there was flour in the castle, and the men outside lost heart and went. Our Lord descended into Hell, we say daily, and never ask about the stairs.',
          'You found the way in where your nurse had told you that they always are, and the widow met you at the top, with a jug, which she kept back. Meal and salt went in by that road, and a goat; and when the besiegers smelled the roast they went home. Strait is the gate, but I had not thought it so warm.',
          'You found a grating at the back of the castle, and went in, and eleven sacks of flour after you; and so the siege was lost to the brother. They washed you in a trough, without a question, all the women of that house, singing. From this we learn humility. I have not wished to know how much.',
        ],
        failure: [
          'You found the back way, and could not use it, for it was beneath the privy, and the privy was in use. One thinks of Tobit, who lost his sight by a swallow; but it was a small swallow.',
          'You found a door at the back, and could not get in. It was swollen shut, and you set your back to it, and it opened outward. I shall not describe what had been leaning on the other side. They smelled you in both camps.',
          'You were halfway up the back way when the widow heard a noise, and threw a fish-kettle at you, and you went down again. She wept when she was told, and asked if the lid had hurt you also.',
        ],
      }),
    ],
  },
});

export const knightPursuits: readonly Pursuit[] = pursuits('knights', {
  'run-at-the-quintain': {
    places: ['plains', 'hills'],
    needs: BY_DAY,
    ...does(['force', 'reflexes', 'easy', 'slight'], {
      action: 'Practise at an old quintain by the road',
      description:
        'It is for strength of arm: strike the shield and be gone, for the sandbag comes round and hits those who are not.',
      success: [
        'You struck the quintain and were gone before the sandbag came round, and your arm was the better for it. Three boys were the court, and a goose was the queen; and you bowed to her, for there is no harm in being ready.',
        'You struck the shield nine times and were never hit, for you had learned to strike and be gone. So a sin is overcome, say the Fathers: strike and do not wait for the answer. It was a long while before I could do it with plums.',
        'You hit the quintain’s shield, which had a Saracen painted on it, forty times, and the bag never touched you. An old man wept upon the bank, for it had taken two teeth from him when he was young, and now, he said, there was no strength in it.',
      ],
      failure: [
        'You struck the quintain fair, and stopped to be pleased, and the sandbag hit you. It had waited for that through many winters, like the Adversary.',
        'You struck well, and the rope broke, and the sandbag came across the field to you in a straight line and knocked you over.',
        'You rode at the quintain, and a goose ran beneath your feet, and you sat down where the sandbag comes round. You heard it coming, and had the time to repent.',
      ],
    }),
  },
  'wayside-cross': {
    places: ['plains', 'hills', 'forest', 'mountains', 'swamp', 'coast', 'desert'],
    ...does(['patience', 'perception', 'easy', 'none'], {
      action: 'Say your prayers at a wayside cross',
      description: 'From your knees one hears and sees who goes by; you may be taken for a saint or a target.',
      success: [
        'You said all your beads, and saw from down there who had passed that way: five horses, a barefoot man, and a cart with one new nail in its wheel. They were bound for market; so that you rose forgiven, and informed.',
        'You prayed, and a carter who had waited for your Amen told you that there was no bread to be had on the road behind him, for a great barn had burned. You thanked God for knowing it.',
        'You told your beads and listened; and at each ten something went by behind you, a cart with a load, and a cart without, and eleven men in step, who called themselves pilgrims and were soldiers. It is a grace to be able to count and pray at once, and bursars have it.',
      ],
      failure: [
        'You prayed badly and learned nothing, for at the third ten you saw that you were praying for a certain man to fall off his horse. So you stopped, and began again for his soul, and at the end of it he was under the horse.',
        'You heard nothing of the road, for a beggar knelt by you and told his beads a little faster, and you would not be outdone. Soon you both went like a mill. Neither could have said any longer to whom.',
        'You knelt in an ants’ nest, and had to leave off. They were many, and each of them had a calling. The martyrs bore more. They had been told beforehand that it would count.',
      ],
    }),
  },
  'parish-ale': {
    places: ['city'],
    needs: { hours: ['noon', 'dusk', 'night'] },
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Drink at a church-ale and hear the news',
      description:
        'It is brewed to pay for the roof, and people talk over it; they measure the ale by how long you can look up.',
      success: [
        'You drank with the parish, for the nave, and next for the aisle; and by the chancel they had told you that the well was fouled by a dead sheep, and whose. Wine maketh glad, the psalm says. Ale makes exact.',
        'You heard all the news at the ale, for you sat between two churchwardens who had not spoken for a year, and at the third jug each told you which of the other’s cows were stolen. You held a hand of each. They are friends now, and it is your ears that they do not forgive.',
        'You drank with the sexton, who buries everyone, and so hears it all; and he told you beneath his breath that the old squire would not live till Easter, and that the younger of his heirs had bought a horse. He prays for trade, poor man, and then prays that it be not granted.',
      ],
      failure: [
        'You drank too much at the ale to hear anything, and were found in the font. I am told that you renounced the Devil again, when you were lifted out, and in very good order.',
        'You sang the parish “The Miller’s Daughter”, with the gestures, and after that nobody would talk to you. For the miller sat upon one side of you, and his daughter on the other; and between them, as between the thieves, there was only you.',
        'You were asked to say what the roof was to you, and you spoke for so long that you learned nothing. By then people had drunk up the timber and were into the tiles, and no one remembered what he had meant to tell you.',
      ],
    }),
  },
  'cloister-library': {
    places: ['city'],
    needs: BY_DAY,
    ...does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Ask leave to read in a cloister',
      description:
        'Monks write down what they hear of roads and lords; but the books are chained, and a brother will watch you with them.',
      success: [
        'You read in the chronicles of the house until the bell, and found a warning about an inn upon your road, where guests were robbed. There in the margin, in red, some brother had put: Avoid. God rest him. We never know who will turn the leaf.',
        'You found a map in the cloister, and the hill road on it was right at every bend, though the sea was full of fish in crowns. He who drew it had that road from a mule-driver. So truth comes in at the kitchen, and they chain her up with the rest.',
        'You read in a book of accounts that the castle of that country has a little door, and where it is. In the year of the siege a cellarer had set down whatever went out by it. I blushed for our own, and went to look at what I had written.',
      ],
      failure: [
        'You read, and were turned out. You had been given a Life of Saint Alexis in nine parts, who lived for years beneath a stair. At the sixth you may have spoken. You were led to the door, and it alone was not chained.',
        'You learned nothing from the books, for whenever you turned a leaf the brother coughed, and you turned it back. By the time that you found it was only his chest you had read one page four times. It was upon judging others.',
        'You could not read the book that you wished for, for it was beneath the elbow of a very old monk, asleep. You had not the heart. You watched him for an hour; and he dreamed, and smiled, and turned a page that was not there.',
      ],
    }),
  },
});

export const knightFinds: readonly Find[] = [
  {
    places: ['plains', 'hills', 'city'],
    item: item('Pilgrim badge', 2, 'A lead scallop, pinned to a scrap of the hat.'),
  },
  {
    places: ['forest', 'swamp', 'hills'],
    item: item('Poacher’s snare-bag', 3, 'Wires, bait, and a charm against foresters.'),
  },
  {
    places: ['city', 'plains', 'hills'],
    item: item('Enamelled buckle', 9, 'Two birds with one heart between them, and neither is eating.'),
  },
  {
    places: ['plains', 'hills', 'mountains'],
    item: item('Bascinet', 11, 'With a good visor, and a hole where it was not good enough.'),
  },
  {
    places: ['city', 'coast', 'desert'],
    item: item('Vial of holy water', 4, 'From Jordan, by way of a man in Cahors.'),
  },
  {
    places: ['forest', 'hills', 'swamp', 'mountains'],
    item: item('Wax votive leg', 2, 'Someone was going to offer it up, and found he was able to run.'),
  },
  {
    places: ['city', 'plains', 'forest'],
    item: item('Chess queen', 6, 'Walrus ivory. She holds her cheek as if she had just heard.'),
  },
  {
    places: ['plains', 'swamp', 'coast'],
    item: item('Plague mask herbs', 5, 'Rue and wormwood, in a bag to breathe through.'),
  },
  {
    places: ['mountains', 'desert', 'hills'],
    item: item('Crusader’s lamp', 10, 'Brass, from Acre, with a verse on it that its owner could not read.'),
  },
  {
    places: ['city', 'coast', 'hills'],
    item: item('Charter with a seal', 8, 'It grants a mill to somebody; the mice have had his name.'),
  },
  {
    places: ['forest', 'plains', 'mountains'],
    item: item('Boar-spear', 6, 'The cross-bar is to stop the boar from coming up it to discuss the matter.'),
  },
  {
    places: ['swamp', 'desert', 'coast', 'forest'],
    item: item('Reliquary locket', 13, 'A thorn in crystal. It may just be a thorn.'),
  },
  {
    places: ['plains', 'city', 'mountains', 'hills'],
    item: item('Hawking glove', 5, 'Left hand. The scars are all on the inside.'),
  },
];
