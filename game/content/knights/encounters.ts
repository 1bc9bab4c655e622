import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const knightFrames: readonly Frame[] = frames('knights', {
  'knight-at-the-bridge': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 3,
    openings: [
      'Now a knight had made a vow to hold that bridge for a year against all comers, for the love of a lady, and he would let nobody over without a fight. He was sixty, and it was the three hundredth day. And his squire took you by the sleeve and asked you, low, if you could not possibly win.',
      'It is written that love is as strong as death, and this knight had put it to the proof upon a bridge. He had sworn to a lady to stop all comers there until the year was out. He was asleep in his armour when you came; and the squire begged you of his charity to make a noise.',
      'Saint George had only the one dragon, and it came to him. But the knight on that bridge had sworn to fight whoever wished to cross, for his lady’s sake, and nobody had come by since the Sunday. His squire saw you first. “Behold,” said he, and wept for joy, and went to look for the other glove.',
      'You could not cross, for there was a vow upon the bridge, and a knight upon the vow. He had promised his lady to fight every traveller for a year. He rose up out of a tub, with soap in his beard, and asked you to wait for as long as a Paternoster; and the squire ran round him with the legs of the armour.',
      'And there was a bridge, and on it a knight, lying down, for his knee was bad. He was sworn to let no one by without a fight, out of love for a lady whom he had seen at a window. Samson did it for less, and saw more. “Be gentle with him,” the squire said to you, “and be quick.”',
      '“None shall pass,” said the knight, and shut his visor, and could not get it open again. Now he had sworn to his lady to keep that bridge by force until a year was done. So he stood in your way and knocked on his own head; and his squire asked if you had any oil, and after that if you would fight.',
      'Of the deadly sins the knight on that bridge had only pride, and it was nearly worn out. He had sworn a year of combat to please a lady, against everyone who wished to cross. And you wished to cross. So he bowed to you, with a hand on the small of his back, and his squire hid his face.',
      'Blessed are the peacemakers, for they may use the ford; but there was no ford here, only a bridge, and a knight in the middle of it. He had taken an oath to a lady that none should go over unless he beat him first. The squire held up ten fingers to you, six times, which was his master’s age.',
      'Now three knights had gone round by the mill rather than trouble him, and that had hurt the old man more than blows. For he was sworn to his lady to guard the bridge for a year, and a fight was the only toll. “You will not go round?” he called out to you. And the squire shook his head at you, and then nodded.',
      'I am told that the bridge had been swept, and that a mat was laid at the end of it, as for a guest. There a knight stood in your way, since he had sworn to a lady to fight all comers until the year was over. He thanked you for stopping. His squire brought out a bench for you, and the bandages, which he had ironed.',
    ],
    still: [
      'And the knight was still on the bridge, being helped to his feet, and he begged your pardon for the delay.',
      'Now a piece had come off his armour; and he and the squire were looking for it between the planks, like the woman in Luke with her penny.',
    ],
    later: [
      'The bridge was open to all, and somebody had carved three hundred strokes along its rail, and after the last of them a heart. The novices ask if she ever came. I turn the page.',
      'And children were playing at knights upon the bridge, and whoever had to be the lady was crying.',
      'Nothing was left on that bridge of a year’s love but one glove on the rail; and a pebble lay in it, so that it should stay.',
      'An old shield had been nailed over a hole in the bridge. So it kept the crossing at last, and for everyone, as a shield ought; but nobody thanks a plank.',
    ],
    who: { trade: 'knight of the bridge', gender: 'male' },
    shows: ['knight', 'bridge', 'lady/ladies', 'squire', 'vow/sworn/oath/swore'],
    toward: 'for',
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Give the knight his fight',
        description:
          'He has done it for three hundred days, and does not want to; but he is sworn to hit as hard as he can.',
        success: [
          'At the third blow he sat down in the river, and said, “God be thanked,” before he had stopped splashing. And he wrung your hand, and asked for news of her. We learn that it is better to give than to receive; he had been receiving since the first week.',
          'Your blow turned his helm round, so that he yielded toward the water, and you and the squire unscrewed him. And he looked about him at the bridge like Lazarus in the door, who was glad, I suppose, but had left off expecting it.',
          'He begged your pardon after each stroke, and you came in between the stroke and the pardon. So he went down slowly, as a tent does, and from beneath it he asked how you spelt your name, for the letter. It was a courteous fight. I have read of holy men who were ruder at prayers.',
        ],
        failure: [
          'He was weary, and had long ago left off aiming; and for this cause nobody could tell where he would hit, and he hit you. He prayed beside you on his one good knee. It is the meek, we are told, who shall inherit. I had not thought of it as a warning.',
          'You had him against the rail, and pity took you, and you lowered your sword. Now his arm was still coming. “Oh, I am sorry,” he cried, and it was true, and you lay down with the truth of it ringing in your ears.',
          'While you were thinking how to spare him, his horse came up behind you to see, and did not stop. Balaam had warning from his beast. But Balaam, as I tell the novices, was on top.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask him about the lady',
        description: 'It is a long bridge, and he will start from the first time that she looked out.',
        success: [
          'He told you from how high a window she had leaned. And you asked what she had said to him. He took off his helm to think; and it came to him that it had been, “Not now.” So he blessed you and made way, and sat down very quietly.',
          'You heard of her hand, and her sleeve, which was green. The squire said that it was blue. For there had been two ladies, it came out, and the good man had bowed to the space between. He laughed till he cried, and let you by. Love is blind, the abbot says. Perhaps it stood too far back.',
          'And when he had told you all of it he saw that he did not know her name. He had fought for it for three hundred days. “Would you find it out for me?” he said, and stood aside; and you promised, as one does to a child, and walked over softly.',
        ],
        failure: [
          'You asked him which lady. There was such a silence as we have here on Good Friday, and in the midst of it the squire put down a pot.',
          'He began at the first glance, and told it so well that you both wept; and by the end he loved her as on the first day, and drew his sword. So much for the comfort of confession.',
          'You said that she must surely be proud of him. Now he had been trying for some time not to wonder about that; and he turned his face to the wall of his tent, as King Hezekiah did, and nobody could go by for shame.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Reckon the term of his vow',
        description: 'A year is a year; but the Church has her own way of counting, and he will hold you to it.',
        success: [
          'You counted on your fingers, and left out the Sundays, on which no Christian may fight; and behold, he had been free for weeks. So they pulled up the tent-pegs in great haste, for fear that you should count again. I have done so since, and it does not come out. God forgive us both.',
          'And you found one notch on the rail too many. “That was my birthday,” said he; “I cut it twice, for a present.” Then the year had ended yesterday. He took off his helm and felt the air on his face, and, being old, he was a little afraid of it.',
          'You told the days over to him like beads, with an Ave to each ten; and at the last the squire said Amen, and there was no more rail. He had been sworn for a year, and had kept it to the hour. It is the only vow in this book of which I can say so.',
        ],
        failure: [
          'You counted it twice, aloud. And it came out that he had lain sick for a fortnight, which in conscience did not count, and he thanked you for his honour’s sake, and began those days again.',
          'Now you reckoned by the Romans, and the squire by the moon, and the knight on his heart; and there were three years, all of different lengths. Solomon himself would have cut it in half. It was left as it stood, with you on the near side of it.',
          'You proved to him that he was done, and he was so happy that he vowed another year upon the spot, in thanks. The squire looked at you. I should not like to have that look upon my soul.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Climb over by the beams of the bridge',
        description: 'Hand over hand, above cold water, beneath a man who is listening for just that.',
        success: [
          'You went below like Jonah, and more willingly, from beam to beam. And above you he spoke to the river of her eyes. You came up on the far bank with wet sleeves, and had not the hardness of heart to tell him.',
          'He walked up and down over your head, and a little rust fell on you, as ashes do on us all. So you waited for his prayers, which were long, for she was in them. By the Amen you were across. It was a trick, and I held my breath while I wrote it.',
          'Halfway along, a plank was gone, and his eye looked down through the hole at you. And he looked for a while. Then he said, loudly, to the squire, that there was nothing there but a duck. Blessed are the merciful; and he got no candle for it.',
        ],
        failure: [
          'The fifth beam that you took hold of was the squire, who had gone under there for a little peace. He cried out, and you both let go. We read of those that go down into the waters, and see the wonders of the deep. It came up to his chin.',
          'You sneezed; and from above a voice of great kindness said, “God bless you,” and then, as it thought about that, “Halt!” They drew you up by the hood, as Joseph was drawn out of the pit, and set you down where you had begun.',
          'Your hands were good, but the beam was green with slime, as the way of the transgressor is; and you went into the water in all your clothes, and came out of it on the wrong side, baptised and no better.',
        ],
      }),
    ],
  },
  'silent-village': {
    terrains: ['plains', 'hills', 'forest', 'coast', 'swamp'],
    weight: 3,
    openings: [
      'No bell rang in that village, and there was a cross in tar upon each of the doors. For the plague had come. An ox stood in the only street, yoked to his plough, and waited for a hand; and behind the church one old priest was digging the graves, and he asked you with his eyes to stay and help him.',
      '“How doth the city sit solitary, that was full of people.” I copy it, for I have no words of my own. There was a plague cross on every door, and an ox in the street with nobody behind his plough. The priest dug alone by the church, and had eleven still to bury; and the road went through the middle of them.',
      'Now the priest of that village had dug a grave by the church for each of his people, and he was old, and there were more to dig. You came up the street between doors that were marked for the plague. An ox with a plough blocked the way and would not move aside for you. He took you, I think, for his master.',
      'An ox came to meet you with a plough behind him, and he lowed before each door like a child that has been sent to ask. On each was a tarred cross, for plague. And a priest straightened his back, in a grave behind the church, and begged you to lend him your two hands, for his own would no longer close.',
      'On the door of the first house was a cross in tar, and on the last one too, so that the tar, God help them, had been enough. Only an ox stood in the street, in his yoke, with a plough. The priest leaned on his spade in the way, beside the church. It was the plague, he said; would you stay till the row was done, or go by?',
      'Job had three friends to sit with him upon the ground. This priest had an ox, who looked over the church wall at him while he dug the graves. The plague had shut all the doors in that street and signed them with a cross. He wished for one other Christian with a spade, he said; and nobody had stopped until you.',
      'And you came to a village where the cows cried to be milked, and no one heard. A cross of tar was on every door. In the street an ox dragged a plough about, by himself; and the priest, who dug by the church, by himself also, held up a hand to you, and said that here was plague, and that he could not do it alone.',
      'It is a work of mercy to bury the dead, and the seventh of them; but the rule does not say how many. A priest had done forty, beside his church. The plague was in that village, and each door had its cross in tar. He asked if you would dig. And an ox with a plough stood across the road.',
      'You called out in the street, and it was an ox who turned his head. He had a plough behind him. Then you saw tar crosses upon the doors, and knew that it was plague; and a priest came round the church with a spade and stood in your road. “Do not ask me what day it is,” he said. “Stay with me for a little.”',
      'The geese let you by, and the church was silent. On every door was the cross that means plague, and before each an empty bowl. Now the old priest wanted help with his digging, and he wanted it sorely; but he lifted his palm to warn you off, for he was honest. An ox waited by him in the plough.',
    ],
    still: [
      'Nothing had stirred in the street, and the ox had come on as far as the next door, and stood before it.',
      'And the priest had marked out one more with string. He was lying down in it, to try the length, and he had closed his eyes.',
      'From behind one of the doors came a slow knocking, as of a heel. The priest heard it also, and crossed himself, and neither of you spoke.',
    ],
    later: [
      'There was smoke from three of the chimneys, for mercy is new every morning, it is written. The crosses had been scrubbed off the doors. One saw them all the same.',
      'Behind the church were rows of wooden crosses, as straight as beans, and the ox was grazing in between; and he went round each of them, which he had never been taught.',
      'A new rope hung from the bell there, and two children were swinging on it, and no one came out to forbid them.',
    ],
    shows: ['priest', 'ox', 'door', 'plague', 'church'],
    offers: [
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Dig with the priest until it is done',
        hurt: 'weariness',
        description: 'Until the row is finished; and there is a reason that he has not finished it.',
        success: [
          'You dug, and did not ask who they were. And he said the names as you went, Hob the smith, and Hob’s wife, and a pedlar with a good voice; and at the end there was a name left over and no body. He looked at you. Then both of you ran, and she was alive.',
          'The last grave was to be his own, for he had thought that it would come to that. So you filled it in together, and he went and knocked upon a door that he had been afraid of, and it was opened. I have no moral here. I put down my pen for a time.',
          'Neither of you spoke, for what is there to say that is not in the psalm? But when the row was done a child was sitting on the wall. “Mother asks if you are real,” she said, “because then she will open.” And you were, and it was true of few other things in that place.',
        ],
        failure: [
          'You dug until your hands opened. And he lay down at the edge to read the office over them, and got as far as the second psalm, and slept; and there were eleven still, under a cart-cloth, waiting like people at a ferry.',
          'The blade came off your spade and you dug with the blade, and after that with a dish. You could not finish. He thanked you and took it out of your fingers, one finger at a time, as one does with a child, and he went on.',
          'You had dug three, and stood in the fourth, and found that you could not climb out of it. He reached you down his hand; but it had no more strength than yours. “Out of the depths,” said the priest. It was not meant for a jest, and you both laughed, and that was worse.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Go in and save whom you can',
        hurt: 'weariness',
        description: 'A wet cloth on your face, a prayer, and do not touch your own mouth.',
        success: [
          'Behind the third door a woman opened one eye and asked if the ox was fed. So you cut what had to be cut, and washed her; and soon she was cursing you by saints that are in no calendar, and it was as good to hear as any hymn.',
          'You said at every door who you were, as a guest should. And at the sixth a man answered, who had lain down where he could hear the bell. You carried him out, and his two girls, and burned the bed. Three out of so many. But the shepherd in Luke was glad of one.',
          'In the loft of the fourth house were a boy and his grandmother, who had lived there upon onions, and out of anger, for he had been told to die in the church like the others. You brought them down to the ox. It was disobedience that had saved him, and the abbot has asked me to leave it out.',
        ],
        failure: [
          'You went in with the cloth upon your face, and it was only a cat, behind the first door. Behind the second it was not a cat. And you had taken down the cloth, so as to call out.',
          'You came too late by an hour at one house, and by a day at the next, and you sat down on the step of the third with the bucket between your feet. “My God, my God,” it says; and you could not think of the rest.',
          'There was one who lived, and you nursed him, and he blessed you, and he died with your sleeve in his hand. You had put all your strength into him. I write his name here, Adam, since he has no stone.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Open the church and read the service',
        description: 'You are no priest; there may be nobody to hear it but whoever is hiding.',
        success: [
          'You rang till the rooks went up, and read it in what Latin you had. And when you raised your eyes there were faces all along the hedge, nine of them, for each had thought that he was the only one.',
          'You rang it as for a wedding, knowing no other way. Then a woman came out with a child on her arm to tell you that it was the wrong bell; and because it was the wrong one the rest had dared to come. So an error did it. I do not recommend error to the novices.',
          'In the midst of the names an old man put his head out of the bakehouse oven. He had five in there with him. They stood at the graves, black to the eyes, and said Amen like people asked to supper, and the priest could not go on, and you read it for him.',
        ],
        failure: [
          'You rang, and four men came with sacks, who had not come for the service. They had only waited to hear that there was nobody to stop them. He that hath ears, it says; and so have the wicked.',
          'The bell had a crack, and at the third stroke it broke. There was the one low note, and then for a long while the end of it. The old priest went back to his digging. “Well,” he said, “they have been told.”',
          'You read the service to the wall and the ox, and stopped for the answers, as one must; and each time you stopped it was quieter. By the end you were saying both parts yourself. You could not have told the novices why your voice shook.',
        ],
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Walk through and hold your breath',
        hurt: 'weariness',
        description: 'Past each of the doors, with your mouth shut; and do not look down at the steps.',
        success: [
          'You went down the street with your eyes on the far gate, as Lot did, and did not turn; and nothing came after you. Nobody blames Lot. But I have noticed that nobody is named after him.',
          'You held your breath as far as the well, and then once more from there. On a step was a child’s shoe, and you had sworn not to look, and you looked; for they stood all along the wall, in pairs, cleaned, set out by someone for whoever might need them. And you went out of the gate and breathed.',
          'The priest made a cross in the air after you, and did not call you back. He had never asked it of the others either. You passed on, sound and whole. It is written that he who saves his life shall lose it, and I leave that here for you to find.',
        ],
        failure: [
          'You had nearly reached the gate when the ox, who had waited long enough, came after you and would not be driven home. You had his great breath on your neck for a mile, and then you had a fever.',
          'You held it past nine doors. At the tenth somebody said, “Please,” within, not loudly, and you breathed in to answer. There was no second word. You leaned a long time on the wall, and were sick.',
          'You ran, and so had to breathe more than those who walk, which is in none of the Fathers but is true. By the last house the street was going round you. A cross of tar came up against your cheek, and you took the print of it away with you.',
        ],
      }),
    ],
  },
  'two-right-arms': {
    terrains: ['plains', 'hills', 'mountains', 'coast'],
    weight: 2,
    openings: [
      'Now two abbeys had met upon the road with the same saint. Each of them carried his right arm, in silver, and neither would let the other by with a forgery. The abbots were past speech; and their monks put down the candles and turned up their sleeves, and so filled the road that you could not pass.',
      'How good it is, says the psalm, for brethren to dwell together. But forty monks were fighting in your road, for each of two abbots had a silver arm in his embrace, and both were the right arm of one saint. Each house wished the other to own that it was false. You could not get by for hoods.',
      'I belong to neither of those houses, and thank God for it daily. Their monks barred the road with their fists; behind them two abbots held up a silver arm apiece; and it was the right arm, both times, and the same saint. Each side wished to be told that it had the true one. A friar had told both, and he was in a tree.',
      'There was great love of a saint upon that road, and it drew blood. For the abbots of two houses had each brought out the saint’s right arm, cased in silver, and neither would make way for a lie. So their monks laid on with candlesticks, from ditch to ditch. “Left or right?” cried one of them, and took you by the collar.',
      'It began as two processions, and the hymns did not agree. Then someone saw that both abbots bore the right arm of the one saint, in silver, and now the monks were finding out with candlesticks which was the righter. You could not come through until it was settled. A novice at the roadside minded the psalters for both sides, and wept.',
      'A saint may be in two places, as we read of Saint Nicholas; but not with the same arm. Two abbots each had the right one, in silver, and each wanted it knelt to by the other. Their monks stood head to head across the road, like rams. And an old one begged you, since you were going that way, to be hit in his place.',
      'The abbot of one house got down from his mule and gave you the reins, and he struck the abbot of the other with a book of hours. For both had come out with a silver arm, the right one, of the same saint, and there was no room for two truths on that road, nor for you. The monks followed their shepherds.',
      'And you heard singing, and it turned to shouting, and a dog ran by with a candle in its mouth. Before you the monks of two abbeys fought for the road. On either side an abbot lifted up a silver arm. It was the right arm; both were; and each house held that the saint had lent it no second one to lend.',
      '“He had but the one!” a monk was crying, of his saint, through somebody’s sleeve. Now two abbots claimed it, and each had it there in silver, the right arm, with the bone inside. Neither would give way in the road to a false relic. So you had to stop, and were given three candles to hold, and a tooth.',
      'Saint Paul bids us bear with one another. The two abbots had borne it as far as the narrow place. There it was seen that both carried the right arm of one saint, in silver; and forty monks went at each other in the road to prove which of them had been deceived, and stopped every traveller to be a witness. You were the ninth.',
    ],
    still: [
      'The two arms lay in the road upon a cloak, and it was noticed by both parties that one had its thumb on the wrong side. They were both sorry to have looked.',
      'Now all had stopped to look for a tooth. It was found, and nobody would own it; and they had to consider whether it was the saint’s.',
      'And the candlesticks were broken, so they had begun upon each other with the psalms.',
    ],
    later: [
      'A small chapel had been begun there, of wattle, and it had two doors. I call that peace. The masons call it a draught.',
      'Two bells hung in the one tree; and a lay-brother rang the first, and waited for as long as is courteous, and rang the other.',
      'By the roadside a mason was carving the saint, and had left off both his hands until he should be told.',
    ],
    shows: ['abbot', 'monk', 'saint', 'silver', 'arm'],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Preach that the saint was ambidextrous',
        description: 'It is perhaps heresy; find a text for it before the monks find a stone.',
        success: [
          'He gave with both hands alike, you said, so that each of them was his right; and is it not written that the left should not know? The abbots looked at one another over the silver. And they smiled, for it had come to both that there might be two pilgrimages.',
          'You took for your text the five loaves, of which twelve baskets were left over. If bread can do it, you asked, why not a saint? And the monks thought of bread, for they had fasted, and were converted. I have searched the Fathers, and nobody says that it is wrong.',
          'You said that the second arm had grown in Heaven, where he needed one to bless with, and had been sent down. It was very bold. There was silence; then the oldest monk there knelt, and, as he had the worst temper, they all did. God forgive you. It is still preached in those parts, and does good.',
        ],
        failure: [
          'You had a text, but it was the other abbot’s text, and he had used it once upon a cardinal. He told you what the cardinal had answered. It was in Greek, and they threw it.',
          'You preached; and at the word “ambidextrous” one party cried that you called the saint a juggler, and the other that it was worse. Thus you brought the two abbeys together. They made their peace on top of you.',
          'You began well. But a small monk put up his hand, and asked which arm the saint had then crossed himself with; and there was nothing for it, and you said that you would come to that. You never came to it.',
        ],
      }),
      does(['force', 'reflexes', 'easy', 'slight'], {
        action: 'Snatch the silver arms out of the fight',
        description: 'There are forty monks over them, and every one was once something else.',
        success: [
          'You went in low, and came out with a saint beneath each elbow, and set them on a wall, and took off your hat. And so, one after another, breathing hard, they all had to. It is a strange thing to make peace by theft. David did it with the shewbread.',
          'You held the two of them up from the bank, as Moses’ arms were held up over the battle; but with Moses it was so that they should go on. These left off. For it is not easy to strike your brother with four saintly fingers pointing at you.',
          'They knocked it from hand to hand, and you had it beneath your cloak before it fell, and then its fellow. And forty monks looked for what they were fighting over, and there were only you, and a smell of incense. They were ashamed, and some were hungry.',
        ],
        failure: [
          'You laid hold of it. And a lay-brother, who had been a butcher in the wars, laid hold of you, and showed you how it is done with calves. He is a gentle soul otherwise; he keeps their bees.',
          'You got your arms about something holy, and it was an abbot. Now he had lifted the silver up high, to keep it out of your reach, and then he brought it down. Many have been healed by that arm. It works, it seems, from some way off.',
          'You pulled upon the one end of the saint and three monks upon the other, and you all prayed, and he came apart. There were a number of small bones. They counted them before they turned to you.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look closely at the bones inside the arms',
        description: 'You may have to say what you see, to people who have walked here barefoot.',
        success: [
          'It was a sheep’s, both times. And you looked round at all those cracked feet, and closed the cases, and said that you had never seen the like, which was so. They went home singing, by turns. Thou shalt not lie, it stands there; I have read it over, and I cannot find that you did.',
          'One had a goose bone in it, and the other had two. You said only that both were very old, and that the same love had put them together. The abbots wept, and each offered to be second. I have been asked whether the saint minds. He has not said so to us, and we have his foot.',
          'You wiped the cases, and on the cuff of each was the one goldsmith’s mark. So you showed it to the abbots, apart from the others; and each remembered what he had paid. They came out arm in arm, very pale, and announced that there had been a miracle.',
        ],
        failure: [
          'You bent close, and you sneezed; and the little finger of the saint went over the hedge like the seed of a dandelion. Forty monks got down on their knees then, but it was to look for it.',
          'You said that you saw bones. They asked whose. And you were silent for one breath too long, for you are honest; and in that breath a monk with a black eye understood, and began to scream that you had cast a doubt.',
          'You opened the one, and it was empty. Now there may be a holy reason for that, as there was at the Sepulchre, and you said so, and quickly; but it was their own abbot who ran away.',
        ],
      }),
    ],
  },
  'greenwood-supper': {
    terrains: ['forest', 'hills', 'swamp'],
    weight: 3,
    openings: [
      'Now sixty outlaws let themselves down out of the trees and begged you to stay to supper. They stood all round you, so that it would have been hard to decline; for the guest always paid, their captain said. And by the fire sat a man of the sheriff’s, roped to a trunk, with his list of takings hung about his neck.',
      '“Thou preparest a table before me,” says the psalm, “in the presence of mine enemies”; for there it was, spread, with sixty outlaws about it. Their captain would not let you go by until you had had supper, and paid. And a sheriff’s man in ropes was being read his own list, of what he had taken from the poor.',
      'They were thieves, and they said grace. Their captain kept it short, and barred the path with a ladle, and told you that the outlaws would have you to supper and then to the reckoning. The sheriff’s man had come before you. He was bound to a tree, where two of them read out to him his list of widows, and he did not like the sound of it.',
      'An arrow stood in the tree beside your ear, and after it a voice, very courteous, that bade you to supper. So you were led in between sixty outlaws to their captain, and he would not hear of your leaving until you had eaten and paid. He was judging a man of the sheriff’s by that man’s own list. Would you care to hear it?',
      'Zacchaeus went up a tree to see the Lord, and came down, and gave back fourfold. The sheriff’s man had been tied to his, and gave back nothing as yet; and the outlaws were reading him his list. Their captain turned from it to welcome you. There was no way round, he said, but there was supper, and the bill for it.',
      'I ought not to praise that supper, for the venison was the King’s. Sixty outlaws had it on a spit, and stood in your way, and their captain wiped a log for you with his sleeve. The guest paid, said he, in one coin or another. On the next log sat a servant of the sheriff’s, in ropes, and heard his own list read.',
      'And a girl stepped out upon the path with a bow and told you that you were hungry. She walked you in to some sixty outlaws, as a dog brings in a duck. Their captain gave you good day; you might go on when you had paid for your supper. The sheriff’s man could not go on at all, until they had done with his list.',
      'There was rejoicing in that wood over one sinner, for they had him. He was the sheriff’s; he had been bound to an oak, and a captain of outlaws was going through the list of all that he had taken. Then they saw you. So they closed the path and laid you a place, since no guest left them before he had had supper and settled for it.',
      'Saint Julian is the patron of hosts, and began, we are told, by killing two guests. The captain of those outlaws knew the story. He had shut the road with sixty men, and desired you to be easy, and to eat your supper, and then to pay. A sheriff’s officer, tied up near the cheese, had refused; he was hearing his list of fines read now by the fined.',
      'You smelled meat, and like Esau you did not look to right or left. So when you looked there were sixty outlaws round you, holding plates. The captain would have you to supper; he would also have you pay; and it was not until then that you might go your way. A clerk of the sheriff’s was lashed to the table’s end beneath his list.',
    ],
    still: [
      'And the venison was still going round upon its spit, for they did not seem to think that the feast was over.',
      'Now the captain had cut you another slice with his own hand; and you could not tell whether charity had moved him, or arithmetic.',
    ],
    later: [
      'There was a ring on the bark of a tree, at the height of a man’s wrists, and at the foot of it a spoon. I pray for him. I pray for them also, but more cheerfully.',
      'The deer had come back to that clearing, and one was licking the place where salt had been spilled. So the King had his venison again, and did not know that he had been without.',
      'A purse hung open from a branch, with one farthing in it, to show the rich how it is done.',
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
          'You sang of the miller’s horse, and put in the captain wherever the horse goes. For two verses no one breathed. Then he wept with laughing and gave you the best of the haunch, and let you go. King Saul was soothed by David in like manner, but also threw things.',
          'You rhymed his name with a word that he had not thought of, and he had you sing it three times, and fed you between. It is in all the villages now. The monk who taught it to me is not permitted to hum in choir.',
          'It was a sad one, of a mother. You had begun to eat before the second verse was out, for nobody could see you; they had their hands over their eyes. From this the novices may learn the power of music. I would sooner that they did not.',
        ],
        failure: [
          'You rhymed the captain’s name with what everyone rhymes it with. And they showed you the lute of the last guest who had done so, and where it had been broken, and on whom.',
          'You sang them the psalm for the day, from love of their souls, all of its verses. No one was rude. By degrees the fire went down, and the plates were taken in, and yours had never been filled.',
          'The tune went up, and you went with it as far as you could; and there in the branches something answered you, and fell out. It was their sentry, who had been asleep. They held it against your voice, which I think unjust.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Shoot against the best of the outlaws',
        description: 'A peeled stick for a mark, at eighty steps; and their best is a girl of eleven.',
        success: [
          'She split the stick. And since you had nothing left to hit you put your arrow into the end of hers. She considered it. Then she took you by the hand and led you to the road; for out of the mouths of babes comes praise, though she herself said only, “Huh.”',
          'You missed, and told her truly that she was the better, and asked her how she stood. No one had ever asked her that, for they had all been too proud. So you lost, and went free with her blessing, and with the trick of it. He that humbleth himself shall be exalted. It is seldom so fast.',
          'The wind took hers, by the width of a straw, and yours was in the wood. And she was a child, and her mouth shook. You said that yours had gone astray as well; you had been aiming at the captain. She laughed, and let you out. It was a lie; I have put it among the alms.',
        ],
        failure: [
          'Hers split the stick. Yours was found, in the end, in the cook; and he forgave you, being a large man, but he wished to do it with a spoon.',
          'You drew, and the string broke, and the half of it came back and laid your cheek open. “That is the Lord’s doing,” said the girl, who had been well brought up. She shot while you bled.',
          'You shut the one eye, and prayed, and let fly with the other; and it went into the supper. There was a great silence over the venison. I have known abbots to expel a man for less.',
        ],
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Look through the list for an error',
        description: 'The outlaws want it fair; they would not thank you to find that it had been.',
        success: [
          'There was one cow twice, and one line that was only spite. You struck them out. Then all the rest was so plainly true that the sheriff’s man began to cry; and he told them in whose barn it was, and they cut him loose to think. It worked better on him than the rope.',
          'You found a widow who had been fined when she was three weeks in her grave. They crossed themselves, for they had known her. And the man bowed his head lower at each house that was read; and at the end he asked if he might sign it. He did so with a cross, like those whom he had robbed.',
          'A hen stood there under H, and again under P, for poultry. So you gave him back his hen; and it was the first kindness that he had had from that book. He looked at you, and confessed to four pigs which were not down at all. I cannot explain mercy. I write down where it fell.',
        ],
        failure: [
          'You found the error, and it had been in their own favour for four years, and they had eaten it. It grew quiet about the fire. The captain asked you, as a friend, to add it up again.',
          'You read it line by line until your eyes failed, and it was all exact; for the rogue had a beautiful hand and hid nothing. They had hoped for a cheat. It is very hard to forgive a man who is merely thorough.',
          'You gave it as your opinion that the pig should come out. Now the pig had belonged to him who was turning the spit. He put down the handle, and came round to hear more of this.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Slip out of the ring behind their backs',
        description: 'There is a gap in it; and it is there for some reason, or else from carelessness.',
        success: [
          'You went bent double with a bone in your hand, like one sent on an errand, and you were in the next wood when they missed you. So Saint Paul left Damascus, in a basket. He did not take the bone.',
          'They bowed their heads for the second grace, which was long, the captain being in a state of sin; and you went out at the gap, and crossed yourself as you ran. To flee from prayer is wrong. I say so, and turn over two pages at once.',
          'He who kept the gap was asleep with his mouth open, and you laid his fallen hood across his knees, for it was damp there. Then you stepped over him. Perhaps he woke, and had felt you do it. Nobody called out.',
        ],
        failure: [
          'It was there for a reason. You hung from an ash-tree by one foot until they had finished the cheese, as Absalom did by his hair; but with him it was soon over.',
          'You were through, and free, and thanked God aloud, as you ought. They came and fetched you. From this some would draw the moral that one should be ungrateful; it is not drawn in our house.',
          'Behind the gap was the ditch that they threw their bones in, and you came on it from above. The dogs were there already. They shared, but not at once.',
        ],
      }),
    ],
  },
  'tourney-field': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    openings: [
      'Now the stands were full, and nobody was left who would ride against the Count. He had put nine knights off their horses, and the tenth had died of it and had no more use for his helm. The marshal wanted one rider more. So he stopped everyone upon the road, and he looked at you as a cook looks at the last egg.',
      'Goliath went up and down forty days, and no man would come out to him. The Count had done it for an hour; he sat his horse like a church tower, and the stands had begun to throw things. A marshal shut the gate of the field in front of you and held out a dead man’s helm. “You have shoulders,” he said.',
      'They had all remembered that it was a fast day. The challengers lay in their tents and prayed aloud, for the Count was to be ridden against, and his last man had gone to God. “His horse is sound,” the marshal said to you, and barred the way with his staff; “it is only the helm that wants airing.” In the stands they were stamping.',
      'The Church forbids tourneys, and every year she has to say it louder. There were the stands, crammed; there was the Count on his horse, with his lance up, and before him an empty field. For the marshal had no one to send. He had locked the road till somebody should put on the helm that he was wiping out, and he turned and saw you.',
      '“Are you anybody?” cried a marshal, and ran beside you along the fence. He wished for one who would ride against the Count, for all those on his roll were hurt, or pious. He had a horse for you and a helm with a hole in it. And until he had found his man nobody was to leave, neither those in the stands nor those in the lane.',
      'Blessed is the man who sits not in the seat of the scornful; there were three stands of them, and they had paid. They called for a rider. But the Count had killed one, and the other nine had the cramp; and so the marshal laid hold of your bridle-hand, and showed you a helm and a horse, and wept, and did not let go.',
      'You took it for a fair, and then a horse went by you with an empty saddle. After it came the marshal. He needed a rider, and at once, for the Count was waiting at the end of the lists, and the stands were counting aloud; and he had a helm here, he said, whose owner could not object. He stood in the only gate.',
      'I am told that the Count is gentle at home. But he sat there on his horse, all in black, and he had sent nine to the surgeons and one to the priest; and nobody else would meet him. The marshal closed the road with a rope. He wanted somebody to fill that helm, he said, and you had a head. The stands cheered, and you had not yet answered.',
      'Vanity of vanities: the stands were hung with silk, and the surgeon had run out of thread. Nobody dared ride against the Count any longer. “It is a good helm,” the marshal told you, “it was only struck the once,” and he held a horse across your way, so that you must go round it or get up.',
      'And they had put all the names into a helm, to draw who should ride next, and there was no name left. The Count turned his horse about and waited. So the marshal came down to the road, before all the stands, and stopped the first who passed; and it was you, as it was Simon of Cyrene, and nobody asked him either.',
    ],
    still: [
      'The trumpets blew again. And the Count rode round with his visor up, looking for somebody to be disappointed in.',
      'They had given the Count some water through the bars of his helm, and he handed back the cup, and asked meekly who was next.',
      'Now the heralds had come to the end of the knights, and had begun to call upon the horses by name.',
    ],
    later: [
      'There were rings in the turf where the tents had been, and children sold splinters of the lances there as relics. I own one. It was a gift.',
      'Barley was coming up on that field in two plots, for the length of the barrier lay bare between; and it grew thickest at the ends, where the horses had waited and been afraid.',
      'A dented helm had been put upon a stake against the rooks, and a rook was looking out of it. All flesh is grass, it says, and here is what lives there afterwards.',
      'Of the stands only the steps were left, and they went up to nothing; and an old man was sitting at the top of them, with his dinner, like one who had paid.',
    ],
    who: { trade: 'jousting count', gender: 'male' },
    shows: ['count', 'marshal', 'horse', 'helm'],
    offers: [
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Ride against the Count',
        toward: 'against',
        description: 'On a borrowed horse, in a dead man’s helm; for he aims, they say, at the eyes.',
        success: [
          'You saw nothing, and heard only your own breath, and then the world went off like a dropped tray. And when you had turned the helm about there was one man in the saddle, and you felt him over, and it was you. Give God the glory. The horse, they say, had shied.',
          'You shut your eyes, which the last man had not done. There was a blow; and the Count sat on the grass, and a surgeon was asking him how many fingers that was. He said that he had not noticed any. Faith is not to see, as the Apostle teaches, but I do not think that he meant lances.',
          'At the third course your point slid up his shield and took off the crest, with the lion, and he looked up after it and so fell backward. Pride goes before; I have always wanted to write that, and here it fits. He limped, and you were sorry, and they threw you roses.',
        ],
        failure: [
          'He aims for the eyes; and you had the presence of mind to bow. It was the only prayer for which there was time. He took it upon the crown of the helm, and you heard Matins.',
          'The horse knew that noise, and loved its life, and stopped. You went on to the Count without it. There is in our choir a carving of an angel coming down in that position.',
          'You hit him fairly and it was like hitting Lincoln. And he begged your pardon afterwards, when you could hear, with his hat off, for he is good to the sick.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look to the girth of the Count’s horse',
        toward: 'for',
        description: 'Someone may have been at it; and if you are seen bending down there, it was you.',
        success: [
          'It had been cut through two parts and waxed over. You told his page, quietly, and the Count came across the field on foot, and asked you why you had told him. You did not know. Love your enemies, it is written, and they will do no good to those who cannot think what you want.',
          'It hung by eight stitches; the rest had been picked out with an awl. He had eleven cousins, said the Count, and had thought well of nine. And before he mounted he came and saw to your buckles himself, with his great hands, like one who has just been made a Christian.',
          'Your thumb came to a place in the leather as soft as butter. So you showed the squire, and the squire wept, for he had been asked to do it and had refused, and had feared to speak. The Count forgave everyone in sight. It was too many, and it will have to be done again.',
        ],
        failure: [
          'You were on your knees there, with the strap in your hand, when he came up behind you with his squire. Appearances are of this world, and so was the squire’s boot.',
          'You looked for harm and found a flea, and it found you; and you slapped. Never slap at anything beneath a warhorse. I learned that in another house, from a brother who now keeps the gate.',
          'You drew it one hole tighter, to be safe. The horse let out a breath that it had been holding since the saddle went on; and the Count, who had a foot in the stirrup, went all the way round and hung there. He saw you upside down, and knew you again for it.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none', 'Roll of arms'], {
        action: 'Cry the arms of both sides',
        description: 'There are two lions and eleven martlets; get one label wrong and it is a duel.',
        success: [
          'You cried them as they came, the beasts and colours, father and grandfather, in a voice that you had not known was yours. And men sit straighter who hear themselves well described; so they could not run each other down afterwards like dogs. Adam named the creatures with the same purpose. See how that went.',
          'You had them all by heart, even to the poor knight with three spoons, at whom they always laughed. You said it like a psalm. So he wept in his helm, and rode, and would hurt nobody; and it spread along the line, and the stands went home to supper with no blood to talk of.',
          'When you had called the roll you called the dead also, and their coats, since they stood in the book between the living. It was not the custom. The marshal bared his head, and the Count lowered his lance for that day. We read them here, too, at prime, and the young ones fidget.',
        ],
        failure: [
          'You cried the two lions, and saw too late that one had a label on it, for an eldest son. You had made him his own father. He came to tell you so in front of his mother.',
          'You read out the eleven martlets; and there were twelve. The twelfth had been the grandfather’s, who was not to be spoken of. Let the dead bury their dead, they say, and here they had, and you dug him up before three stands.',
          'A page of the roll had stuck to the next with candle-grease, and you turned both. Thus a bishop was called out to joust with a lady of seventy. He was unwilling. She asked for a moment to put up her hair.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the horses and keep your ears open',
        description: 'Six of them, all in love or at war, with nobody’s foot among them but yours.',
        success: [
          'They stood upon you by turns. But the grooms talked across you as though you had been a post; and you learned from it whose army lay at whose table. It is the lowly who hear all things. I write in a cupboard by the kitchen, and I know.',
          'You had three bridles in each hand, and one horse ate your collar, and you bore it as Saint Lawrence did. And nobody lowers his voice for a hitching-post. By the last trumpet you knew who was paid to fall, and by whom; and you felt, as I do at confessions, that you would sooner have had the oats.',
          'Between the bay and the grey you stood like charity among the canons. Six grooms thanked you for it, each in your ear, each with a secret about his master, to be rid of it. So you went from there heavier than you came. They were all greater sinners than the horses.',
        ],
        failure: [
          'At the first trumpet all six remembered that they were warhorses, and they went, and you with four of them. It says of a horse in Job that he laughs among the trumpets. One did. The rest were quite serious.',
          'They fell asleep upon your shoulders, three on each, and for the breathing you could hear no one. So you learned nothing; but you learned it in great warmth, as our novices do at the long lesson.',
          'You told one groom in kindness what another had told you in kindness, and by the third telling there was no kindness left. They fought beneath the bellies. I have entered this among the sins of the tongue, and yours was not the worst.',
        ],
      }),
    ],
  },
  'walled-in-woman': {
    terrains: ['hills', 'mountains', 'swamp', 'forest', 'desert', 'plains'],
    weight: 2,
    openings: [
      'Now an anchoress had been walled up beside that church for nine years, and had a window the size of a loaf. She had had a vision of somebody upon the road. She put out a finger and stopped you, for she had to know, she said, if it was you; and the wall above her was cracked, and leaned like one who listens.',
      'It is no sin to have a vision, but the anchoress was troubled by hers, since it was of a stranger in boots. So she called you to her window and took hold of your sleeve through it, and would not let go until she had looked at you. And the wall of her cell was cracked from top to bottom; she did not care to speak of that.',
      'Saint Anthony went into the desert to be alone, and everybody came. It was so with the anchoress. They stood in line along her wall, which leaned, with eggs to be blessed; and when you would have gone by she put her hand from the window and held you. There had been a vision. She begged your pardon, but you were in it.',
      '“You, with the boots,” said the church wall. There was a small window in it, and within was an anchoress, shut up for the love of God. She had had a vision of you nine times. You were not to go on, she said, till she had told you. A crack ran down the stones beside her, and you could have put your arm in.',
      'And two masons had been sent to close a crack in the wall, and a voice from behind it forbade them. It was the anchoress, who could see the road by that crack better than at her window; and she had had a vision of one who would come. “Keep that person here,” she told the masons. So they each took you by an arm.',
      'A cat came out at a little window in the church wall, looked you over, and went in. There was some talk. Then the anchoress called to you to stand still, for the cat thought that it was you whom she had seen in her vision, and she wished to be sure. The wall leaned outward over your head. Nobody had dared to tell her.',
      'They bricked the holy woman in nine years ago, and the bishop sang. I was to have carried the mortar. Now her wall was cracked across, and she knocked upon it from within, so as to make you stop; for the anchoress had been sent a vision with your face. There was only one window, like the slot of an alms-box, and an eye at it.',
      'Like the widow in the Gospel the anchoress had one treasure, and it was a vision, and she could not tell whose it was. A girl had been set below the window to stop all travellers. She stood before you with her arms out, and she did not come up to your belt. Behind her the wall was cracked, and it leaned, and she had been told that also.',
      'You laid a loaf upon the sill, for so everyone does there; and it was pushed out to you again. The anchoress wished for a word, and had you by two fingers. There was a vision, it was of you, and it kept her from her prayers. As she spoke some dust fell past the window, out of a crack in the wall, and she waited until it had finished.',
      'I have been asked if women should have visions, and have replied that they do not ask us. The anchoress had had one. She put her arm through her window to the shoulder and barred your way with it, for she had seen you in it, she believed, or else the tinker. The wall leaned over you both, and was cracked, and swallows lived in the crack.',
    ],
    still: [
      'And the curtain moved with a breath, for the anchoress was waiting. She was held to be the best at it in the country.',
      'Within, somebody was telling the cat that patience is a virtue, and the cat asked to be let out.',
      'Now the finger had gone in, and one heard it tapping upon wood, as a finger does whose owner prays and is thinking of something else.',
    ],
    later: [
      'A cat lay in the anchoress’s window, and on the sill was bread for anyone who came by; and it was fresh, though nobody has ever caught the baker.',
      'They had hung a bell by the window of the anchoress, with the string inside. So she could call the whole parish to her, and did, and it was mostly for the cat.',
      'A stone seat had been let into the church wall for those who waited to see the anchoress; and it was worn already at one end, for sinners lean.',
      'Two women were at the little window to have their quarrel settled, and the anchoress had asked each of them for the other’s side. One was in tears. She had just understood it.',
    ],
    who: { trade: 'anchoress', gender: 'female' },
    shows: ['anchoress', 'wall', 'window', 'vision', 'cracked/crack/leaned'],
    toward: 'for',
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask to hear the vision',
        description: 'It is short; and when she has told it you will not be able to give it back.',
        success: [
          'You were in a field, she said, with a hare on your arm, and you were being very patient with someone. It meant nothing that you could find. But now she was light as a girl, and told you as well what the carters say beneath her curtain. Visions are of God; the carters were more use.',
          'There was a door in it, and you held it open, and one thanked you. “That is the whole,” said she; “I had thought that there was more.” And she blessed you, and was a little ashamed, and threw in all the secrets of the parish to make up the measure, pressed down and running over.',
          'You stood upon a bridge with your shoes in your hand, and had made up your mind. She could not see to what. So she wept for a while and you comforted her through the hole. God shows his saints a part only. I used to think that it was to keep them humble.',
        ],
        failure: [
          'She told you. It was quite short; and you went round to the other side of the church and stood there with your hand on the stones.',
          'She had it all ready upon her tongue, and looked you in the face for the first time, and closed her mouth. “No,” said the anchoress, “it was the tinker.” She is a truthful woman. You saw what it cost her.',
          'It was in Latin, for so it had been given, and she had no Latin. She said it over by its sound, many times. You had a little; you knew the word for fire, and the word for soon.',
        ],
      }),
      does(['patience', 'vigour', 'medium', 'none'], {
        action: 'Keep vigil beneath the window',
        description: 'On your knees, upon stone, through all of the hours; and she talks in her sleep.',
        success: [
          'The stone was hard, and by and by it was only stone. And you were quiet for the first time in that year, a long way down. She put out a finger to sign you on the brow. Nothing was said. I have written a good many pages about prayer, and this was what I meant.',
          'It was all knees to begin with, and then it was all sins, which came up to be seen, the largest first. When they had gone by there was silence, and Someone in it. You may ask the learned who that was. She only turned your chin toward the way you were to go.',
          'She spoke in her sleep to a brother, and asked him for plums. You answered, as he had not done. “Thank you, Hugh,” she said; and slept so softly then that you were afraid. It was a lie, and in a church. There was a plum-stone on the sill at prime, and I cannot account for it.',
        ],
        failure: [
          'You fell asleep against the stones. And it was explained to you by the holy woman, with great kindness, that you had preached, and on what.',
          '“Could you not watch with me one hour?” it is written. You could watch for the half of one. When you came to yourself there was a blanket on you that had been pushed out of the hole a corner at a time, by her who had no other.',
          'You prayed, and your harness creaked; and at each creak she said, “Who is it?” and you said who it was. It went on so till the end of the office. Neither of you came anywhere near to Heaven.',
        ],
      }),
      does(['craft', 'strength', 'medium', 'none'], {
        action: 'Prop the leaning wall without closing it',
        description: 'A beam, a wedge, and four tons of a saint’s church to hold up on your back meanwhile.',
        success: [
          'You put your shoulder beneath it, and the beam after your shoulder, and it groaned, and stood. There was still a hand’s breadth of crack, and some light went in. She said nothing for a time. “Oh,” she said then, as we all shall; and you went off on tiptoe with the mallet.',
          'It came down upon the beam as an old cow leans on the milker, and stayed. The cat walked out by the gap, and in again. And a laugh was heard, which had not been in that cell since the bishop sang; for she had seen her own hand, with light on it. It was older than she had thought.',
          'You drove the last wedge, and put your eye to the hole to see if all was sound, and met another eye. “I had forgotten that there was so much of it,” the anchoress said. She meant the world. It is our rule to despise that. She looked for as long as you could hold the lamp aside.',
        ],
        failure: [
          'The wedge went through the beam like a spoon, and down came a cartload of church, and by God’s mercy all of it outside. When the dust had gone she asked you if that was the whole.',
          'You braced it well; and the wall leaned instead the other way, which no one had thought of, in upon her. She was not hurt. But she had now to kneel sideways, and she thanked you for the penance.',
          'Samson had a pillar in each hand and knew what he wanted. You had one, and wanted the contrary. You stood there under it until the masons came, and you could not so much as scratch; and she read to you through the curtain, from the book of Job.',
        ],
      }),
    ],
  },
  'widow-on-the-wall': {
    terrains: ['hills', 'mountains', 'coast', 'desert', 'plains'],
    weight: 2,
    openings: [
      'Now a widow was besieged in her castle by her husband’s brother, who wished to have it. He had forty men across the road, and four ladders, and a lawyer; and nobody could go by till the lawyer had read out the deed. She stood above him in her husband’s mail. At the end of each verse she threw down a dish.',
      'Honour widows, the Apostle writes, that are widows indeed. This one was, and in mail to the shins, on top of her castle. Her brother-in-law had come to take it away from her with ladders. But his lawyer must first read all of the deed, and she had a good arm; so the road was shut by crockery, and you stood and waited with the rest.',
      'And as you came round the barn a soup-bowl burst upon the road. “Pardon me!” a widow called from the castle. “It was meant for my brother-in-law.” He was there with forty men, who would let nobody pass, and with boys upon ladders, and with a lawyer who held the deed over his head and read it from below.',
      'Cain and Abel had only the field to divide. The dead lord of that castle had left a brother, and a widow, and one deed between them. So the brother blocked the road with his men and his ladders, and his lawyer read it aloud to prove that it was all his; and she threw the plates that she had been married with, one to each clause.',
      '“For me, or for him, or for neither?” a widow asked you from the height of her castle, with a jug held ready. Her husband’s brother asked it also, below, among his ladders. He would have her out, and she would stay in. You could not get past until his lawyer had done with the deed, which had nine skins to it.',
      'They were forty men with their mouths open, and they sat upon their ladders, in the road, like people at a miracle play. Their master was to have his brother’s castle as soon as the deed had been read to the end. But every time that his lawyer drew breath the widow of that brother let go of something. You stopped, for a lid was rolling toward you.',
      'I am told that she threw the pans first, and afterwards the glass, since a widow must think of the washing. It was her castle. Her brother-in-law said that it was his, and had brought ladders across the road to say it with; and a lawyer read the deed beneath a tub. You were ordered to halt there and be a witness.',
      'The law is a schoolmaster, says Saint Paul, and here he was: a lawyer, with a deed, before a castle, reading. He must get to the end before the ladders could be used. And behind him stood the late lord’s brother with his men, and nobody might go by; and over him the late lord’s widow took aim with a cheese-dish.',
      'A boy with a bump on his head stopped you, for the road was closed by a siege. It had been mild thus far. There stood the castle, and upon it the widow, in sleeves of mail too long for her; here sat his master, her brother-in-law, among the ladders, and wanted the place; and that was the lawyer, who had lost his way in the deed.',
      'There were eleven jugs left, and four bowls, and the christening cup. A widow called it down to you from her castle, that you might judge how long she could hold out. For her brother-in-law meant to be in it by force, and had set his ladders over the road; but he was a godly man, and would do nothing till his lawyer had finished the deed.',
    ],
    still: [
      'The lawyer had lost his place, and gone back to the first word, which was Whereas; and there was heard a groan from both armies.',
      'A fish came over the wall, and a dish after it, in the wrong order. She was tired, and nobody laughed but you, and I.',
    ],
    later: [
      'The gate of the castle stood wide, with hens in it, and the widow had hung up the mail over the arch and planted a gillyflower in the neck. So he was some use in the house, she said.',
      'Four ladders were standing in the orchard there and pears were being handed down them. They shall beat their swords into ploughshares, it is written. It says nothing about who gets the pears.',
      'Over the castle gate was a broken jug, carved in stone, for a crest; and below it an old lawyer was selling apples.',
    ],
    who: { trade: 'besieged widow', gender: 'female' },
    shows: ['widow', 'castle', 'ladder', 'lawyer', 'deed'],
    toward: 'for',
    offers: [
      does(['force', 'strength', 'easy', 'serious'], {
        action: 'Push the ladders off',
        hurt: 'mishap',
        description: 'They come back; and there are boys upon them who shave once a week.',
        success: [
          'You put a fork to the top rung and walked. And the ladder stood on end, with six boys clinging to it, and thought, and lay down gently in the hay. They were so glad to be alive that they waved. I have such boys in the second row, and I read this with my eyes upon them.',
          'You told them through a slit in the stones that you had their ladder in your hands. They considered; and one after another, from the bottom up, with care, they climbed down. It was then that you let it fall. Lead us not into temptation: here for once it was well seen to.',
          '“I shall count ten,” you called, and counted slowly, and by six they were down, and bore off the ladder on their shoulders so that you should not reach it. Thus a battle was won by arithmetic. The abbot, who teaches it, was too pleased.',
        ],
        failure: [
          'You leaned upon the fork with all that you had, and the rung broke. And you went out over the wall past six boys, who drew their feet in to make room for you, for they had been well taught.',
          'It would not go; for at the top was a fat lad, weeping, with his arms about a stone. You stooped to reason with him. He took your neck instead, as the drowning do, and you went down the whole ladder together, rung by rung.',
          'While you pushed at the one they had set up the next; and the top of it came over the wall, behind you, and took you with it as a broom takes a spider. Let him that standeth take heed. You lay there and took it.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Read the lawyer’s deed back to him',
        description: 'It is in three kinds of Latin, and you have to be heard above what she throws.',
        success: [
          'You read it to the end, where no one goes, and the castle was there granted to the heirs of her own body. What he had was the receipt for a well. The forty put down their arms to scratch, and somehow did not take them up. The letter killeth; but sometimes, God be thanked, it misses.',
          'At the ninth skin there was “saving always”, and what was saved was she. He tried to snatch it from your hand. But forty men had sat in the wet for that verb, and wished to hear it; and she put down her jug, and cried, for it had been a good set.',
          'There was a fold that he had never opened. He might have the place, you read, on the day that she had nothing left to throw; and behold, she came back with a bath. The brother bowed. I am told that they dine together now upon the feast of Saint Stephen, who was stoned.',
        ],
        failure: [
          'You read it out, and it was entirely in order. And in the hush she asked you, from above, whose side you had said that you were on.',
          'You came to a word that you did not know, and guessed it. So by your reading the house belonged to the lawyer. He had not looked for that. It was remarkable how quickly he saw the force of it.',
          'You cried the first clause, and the bowl for that clause came down, since she knew only that somebody was reading. It was just, in its way; many prophets have been stoned for a text that was not theirs.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Find the postern that all castles have',
        description: 'It is under the privy, behind what falls from there; and that is why nobody looks.',
        success: [
          'You held your nose and went up, and at the top was a kitchen-maid with a mallet, and then, since you plainly meant well, with a towel. After that there was flour in the house. He descended into Hell, we say daily, and never ask about the stairs.',
          'It was where your nurse had told you that they always are. So you climbed with your eyes shut, and the widow met you, with a jug; and it was the only one that she kept back. Meal and salt went in by that road, and a goat. Strait is the gate, but I had not thought it so warm.',
          'You found the grating, and prayed to Saint Roch, and went in. They washed you in a trough, without a question, all the women of that house, singing. By the hole came afterwards eleven sacks and a cooper; and the dresser could be spared. From this we learn humility. I have not wished to know how much.',
        ],
        failure: [
          'You found it, and it was beneath the privy. It was at that moment in use. One thinks of Tobit, who lost his sight by a swallow; but it was a small swallow.',
          'The door was there, and it was swollen shut, and you set your back to it, and it opened outward. I shall not describe what had been leaning on the other side. They smelled you in both camps.',
          'You were halfway up when the widow, hearing a noise, did what she had done all along. It was the fish-kettle. She wept when she was told, and sent down to you to ask if the lid had hurt you also.',
        ],
      }),
    ],
  },
});

export const knightPursuits: readonly Pursuit[] = pursuits('knights', {
  'run-at-the-quintain': {
    places: ['plains', 'hills'],
    ...does(['force', 'reflexes', 'easy', 'slight'], {
      action: 'Practise at an old quintain in the field',
      description: 'Strike the shield and be gone; the sandbag comes round for those who are not.',
      success: [
        'You struck, and it swung its bag about and found no one there. And three boys were the court, and a goose was the queen; and you bowed to her, for there is no harm in being ready.',
        'At the twentieth blow you had the time of it, and could have told your beads between. So a sin is overcome, say the Fathers: strike and do not wait for the answer. It was a long while before I could do it with plums.',
        'There had been a Saracen painted on that shield, and he was worn down to his eyebrows. You hit between them and were gone, forty times. An old man wept upon the bank, for it had taken two teeth from him when he was young, and now, he said, there was no strength in it.',
      ],
      failure: [
        'You struck it fair, and stopped to be pleased. And the bag came round, which had waited for that through many winters, like the Adversary.',
        'You were quick, and clear of it; but that once the rope broke, and the sandbag, which had gone all its life in a circle, came across the field to you in a straight line. I preach on that at Michaelmas, against habit.',
        'The goose ran beneath your feet, for she had taken sides. So you sat down in the one place upon that field where you should not, and heard it coming, and had the time to repent.',
      ],
    }),
  },
  'wayside-cross': {
    places: ['plains', 'hills', 'forest', 'mountains', 'swamp', 'coast', 'desert'],
    ...does(['patience', 'perception', 'easy', 'none'], {
      action: 'Tell your beads at the wayside cross',
      description: 'An hour upon your knees, in the open, where you can be thought a saint or a target.',
      success: [
        'You said them all, and wandered little. And from down there one sees the road as it is, the hooves, and a bare foot, and a wheel with one new nail; so that you rose forgiven, and informed.',
        'You had only one thing to ask, and asked it until it was worn smooth. A carter stood behind you with his cap off and waited for the Amen; for he had seen smoke beyond the ford, and needed somebody to tell it to who had been praying.',
        'At each ten of them something went by behind you, a cart with a load, and a cart without, and eleven men in step who would have said that they were pilgrims. You did not turn your head. It is a grace to be able to count and pray at once, and bursars have it.',
      ],
      failure: [
        'At the third ten you saw that you were praying with great fervour for a certain man to fall off his horse. So you stopped, and began again for his soul, and at the end of it he was under the horse.',
        'A beggar knelt by you and told his beads also, a little faster, and you would not be outdone. Soon you both went like a mill. Neither could have said any longer to whom.',
        'You bowed your head, and there was an ants’ nest, and they were many, and each of them had a calling. The martyrs bore more. They had been told beforehand that it would count.',
      ],
    }),
  },
  'parish-ale': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Drink at the church-ale',
      description: 'It is all for the roof; they measure it by how long you can look up.',
      success: [
        'You drank for the nave, and next for the aisle; and by the chancel they had told you who poisoned the well, and that nobody did. Wine maketh glad, the psalm says. Ale makes exact.',
        'You were set between two churchwardens who had not spoken for a year, and at the third jug each was telling you why, into the ear on his side. You held a hand of each. They are friends now, and it is your ears that they do not forgive.',
        'They had come to the lead for the gutters. You drank those with the sexton, for he buries everyone, and so hears it all; and he told you beneath his breath who was not expected long, and which of the heirs had bought a horse. He prays for trade, poor man, and then prays that it be not granted.',
      ],
      failure: [
        'You drank for the whole of the spire, and were found in the font. I am told that you renounced the Devil again, when they lifted you, and in very good order.',
        'You stood up and gave them “The Miller’s Daughter”, with the gestures. Now the miller was upon your left. She was on the right; and between them, as between the thieves, there was only you.',
        'You were asked to say what the roof was to you. And you spoke for so long, and from so deep, that they had drunk up the timber and were into the tiles, and no one remembered what he had meant to tell you.',
      ],
    }),
  },
  'cloister-library': {
    places: ['city'],
    ...does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Ask leave to read in the cloister',
      description: 'The books are chained, and so in his way is the brother who watches you with them.',
      success: [
        'You read in the chronicles until the bell, the year of the murrain, and the year of no cherries. And there in the margin, in red, just where your road goes, some brother had put: Avoid. God rest him. We never know who will turn the leaf.',
        'There was a map, by one who had only been told, and his sea was full of fish in crowns. But the hill road was right at every bend; for he had that from a mule-driver. So truth comes in at the kitchen, and they chain her up with the rest.',
        'It was a book of accounts, so much for candles and so much for eels; but a cellarer is a plain man. In the year of the siege he had set down whatever went out by the little door, and where the little door was. I blushed for our own, and went to look at what I had written.',
      ],
      failure: [
        'They gave you a Life of Saint Alexis in nine parts, who lived for years beneath a stair. At the sixth you may have spoken. You were led to the door, and it alone was not chained.',
        'You turned a leaf and the brother coughed, and you turned it back, and he coughed. By the time that you learned it was only his chest you had read one page four times. It was upon judging others. I am fond of Providence, but it is heavy-handed.',
        'The book that you wished for was there, and it was beneath the elbow of a very old monk, asleep. You had not the heart. You watched him for an hour; and he dreamed, and smiled, and turned a page that was not there.',
      ],
    }),
  },
});

export const knightFinds: readonly Find[] = [
  {
    places: ['plains', 'hills', 'city'],
    item: item('Pilgrim badge', 2, 'A lead scallop, pinned to a scrap of the hat.'),
    told: [
      'It had been to Compostela, or as far as the stall by the gate.',
      'The pin of it had been bent for three saints at the least.',
      'The scallop had lost a rib, and somebody had scratched one in.',
      'It had been cast by the gross, and kissed by itself.',
      'On the back was a price, and then a lower price.',
    ],
  },
  {
    places: ['forest', 'swamp', 'hills'],
    item: item('Poacher’s snare-bag', 3, 'Wires, bait, and a charm against foresters.'),
    told: [
      'There was a hare’s foot in the bottom. It had not helped the hare.',
      'One of the wires had come off a fiddle.',
      'It smelled of aniseed, and of somebody running.',
      'There was a paper of parsley in it, for the sauce.',
    ],
  },
  {
    places: ['city', 'plains', 'hills'],
    item: item('Enamelled buckle', 9, 'Two birds with one heart between them, and neither is eating.'),
    told: [
      'The tongue of it was new, and of worse metal, like a second marriage.',
      'On the back somebody had scratched “Alys”, and somebody else “No”.',
      'One of the birds had lost an eye, and went on looking.',
    ],
  },
  {
    places: ['plains', 'hills', 'mountains'],
    item: item('Bascinet', 11, 'With a good visor, and a hole where it was not good enough.'),
    told: [
      'You tried it on, and your own opinions came back to you rather loud.',
      'There was straw in it, and under the straw an egg.',
      'The last head in it had been smaller, and had scratched a saint on the inside, where he could see her.',
      'The lining had a name in it, in cross-stitch, and “Wednesdays”.',
    ],
  },
  {
    places: ['city', 'coast', 'desert'],
    item: item('Vial of holy water', 4, 'From Jordan, by way of a man in Cahors.'),
    told: [
      'The stopper had been sealed with a bishop’s ring, or the end of a spoon.',
      'You held it up, and something in it moved over, to be polite.',
      'It had been topped up since, to judge by the duckweed.',
      'The label gave it as sovereign against toads, thirst and heresy.',
    ],
  },
  {
    places: ['forest', 'hills', 'swamp', 'mountains'],
    item: item('Wax votive leg', 2, 'Someone was going to offer it up, and found he was able to run.'),
    told: [
      'It was a left. There was a toe missing, from a mouse, or to be accurate.',
      'It had a corn, faithfully rendered.',
      'You stood it beside your own, and it had the better calf.',
    ],
  },
  {
    places: ['city', 'plains', 'forest'],
    item: item('Chess queen', 6, 'Walrus ivory. She holds her cheek as if she had just heard.'),
    told: [
      'Someone had kissed her so often that the crown was smooth.',
      'There was a spot of red on the base of her, from another game.',
      'She had been put down too hard at some time, and leaned to the left.',
    ],
  },
  {
    places: ['plains', 'swamp', 'coast'],
    item: item('Plague mask herbs', 5, 'Rue and wormwood, in a bag to breathe through.'),
    told: [
      'You breathed through it, and it was your grandmother’s linen-press.',
      'They had been picked by somebody in gloves, and in good time.',
      'There was a sprig of something else in the middle, for hope, or for mutton.',
      'The strings of it had been chewed, by one who was kept waiting.',
      'You sneezed four times, and there was nobody to say God bless you.',
    ],
  },
  {
    places: ['mountains', 'desert', 'hills'],
    item: item('Crusader’s lamp', 10, 'Brass, from Acre, with a verse on it that its owner could not read.'),
    told: [
      'It had been dented on somebody, and hammered out by somebody else.',
      'You rubbed it, as anyone would, and it had one clean place on it.',
      'There was oil in it still, and a moth, very well preserved.',
    ],
  },
  {
    places: ['city', 'coast', 'hills'],
    item: item('Charter with a seal', 8, 'It grants a mill to somebody; the mice have had his name.'),
    told: [
      'The seal was sound, and showed a king sitting upon something that had been nibbled.',
      'One half of the page was witnesses, and every one of them was called John.',
      'A child had ruled it for sums, and had got them right.',
      'It was to hold good for ever, it said, and there the hole began.',
    ],
  },
  {
    places: ['forest', 'plains', 'mountains'],
    item: item('Boar-spear', 6, 'The cross-bar is to stop the boar from coming up it to discuss the matter.'),
    told: [
      'There were bristles in the lashing.',
      'The shaft was ash, and new; the head had been through several.',
      'Someone had cut his mark below the socket, and someone else had cut through it.',
      'It had been cut down by a foot, after some disagreement.',
      'The bar of it was bent upward, so that there had been a discussion.',
    ],
  },
  {
    places: ['swamp', 'desert', 'coast', 'forest'],
    item: item('Reliquary locket', 13, 'A thorn in crystal. It may just be a thorn.'),
    told: [
      'The crystal had a thumb-mark on the inside, and there was no way in.',
      'Somebody had opened it with a knife, looked, and tied it up again in silk.',
      'You shook it, God forgive you, and it rattled.',
      'You kissed it, to be on the safe side, and it tasted of ham.',
    ],
  },
  {
    places: ['plains', 'city', 'mountains', 'hills'],
    item: item('Hawking glove', 5, 'Left hand. The scars are all on the inside.'),
    told: [
      'It smelled of mutton fat and of a bird in a temper.',
      'The thumb had been sewn on again with one long fair hair, by somebody who was out of thread.',
      'Your hand went into it as if it had been expected.',
      'One of the fingers had been shortened, and neatly hemmed.',
      'A crest had been unpicked from the cuff, and the holes were left, so that one could still read it with a thumb.',
      'There was a jess knotted round the thumb still, and bitten through.',
      'You held out your fist in it, and a sparrow thought better.',
      'The palm had been patched with part of a dancing-slipper.',
      'A name was inked inside the cuff, and it was the bird’s.',
    ],
  },
];
