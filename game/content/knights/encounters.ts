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
      'A knight had pitched his tent on the bridge and hung up his shield beside it. He had vowed to hold that crossing for a year against all comers, for the love of a lady; it was the three hundredth day. His squire asked you, low, if you could not possibly win.',
      'An armourer had the knight’s head between his knees. It was the visor, said the squire; it had been stuck since Tuesday, and they fed his master by a reed. He would come directly. He was sworn to keep that bridge for a year, against all comers, for love of a lady. “Is that one?” asked the helm. “Oh, well done. Is it very tall?”',
      'There was a horn chained to a post, and a notice: Who blows this, fights. Somebody had hung his washing on the chain. A voice called out of the pavilion that it would be with you as soon as it had found its other leg.',
      'A herald stepped out from behind a willow and begged to know your name, your arms, and whether you would be so good as to hurry. His master held this bridge. He had held it since Candlemas, for love; he was up at the rail now, in full plate, being hammered straight by a squire; and nobody had come by since Thursday.',
      'You were half over the bridge before you met the rope. There was a shield hung on it, much dented, with a lady’s glove nailed above; and a placard begged all knights, or failing those all persons, to strike it once. You had not struck it. You had only leaned. From the tent came a groan, and then a clank, and then, quite close, “At your service.”',
      '“Gently, I beg of you,” the squire said to you from the reeds, where he had been waiting; “he is sixty.” On the bridge above a knight was walking up and down with his visor shut. He had sworn a year of it. He called out, rather well, that none should pass, and sat down on the rail to get his breath.',
      'Somebody had swept the bridge. At the near end was a mat; at the far end was a knight, upright upon a chest, with his visor down, asleep. The squire came over on the sides of his feet. It was for love, he whispered, and for a year. They had let the last three pass so as not to wake him; would you, of your charity, make a noise?',
      'The toll was one broken lance. It said so on a board, with the lady’s name, and flourishes. The knight who had sworn to take it, from all comers, until the year was up, rose behind the parapet out of a tub with soap in his beard, and begged you for as long as a Paternoster; the squire was already holding out the legs of the harness.',
      'You could tell that it was a bridge with a vow on it, by the horseshoes in the water. There had been somebody daily, till it got about. Now the knight walked up and down in all his plate with a hand to the small of his back; and when he had made you out he bowed, and shut the visor, and one heard him sigh in it.',
      '“Say that you are a leper,” a squire advised you, “or else fight him, and get it over.” His master had the bridge. He had had it since Candlemas, against everybody, on account of a sleeve. He was trying at that moment to mount, off the parapet; and the horse took one step aside, and he wished you well from the ground.',
      'On the parapet of the bridge were nine helmets in a row, and one hood, which had been a friar’s. Behind sat somebody all in steel, like a thing left to be called for; he was sworn to hold that crossing for a year, against everybody, to please a lady. He ought to mention, he said, that his shoulder was out. His squire signed to you: please.',
      'A boy had asked you for a farthing for the bridge before you found that it was not his. It was the knight’s, who lay along the rail in all his plates with a cushion. He had to fight whoever came, for a lady, up to the year’s end; most people, said the boy, preferred the mill. The knight sat up. “Oh,” he said. “Have I kept you?”',
      'The bench by the bridge was for those who were waiting to be fought, and had been there long enough to be carved on. You had it to yourself. The knight was having his knee persuaded, said the squire; he had held that crossing since Candlemas, for a lady, and would come directly. Would you care to look at the lances?',
      '“None shall pass,” it said inside the helm; and then, since you had stopped, “Thank you.” He had promised a lady to keep that bridge for a year. He had kept it so far, the squire let you know aside, against forty knights, a hay-wain and his own brother, and it was the hay-wain that had got him in the ribs.',
    ],
    still: [
      'The knight was being helped up by his squire. He thanked you; he was ready; he begged that you would not spare him.',
      'Something had come off the knight, and he and the squire were looking for it between the planks.',
    ],
    later: [
      'The bridge was open. Three hundred and some notches ran along its rail, and after the last somebody had cut a heart, and after that a question.',
      'Children were playing at knights on the bridge, and the one who was the lady had to be dragged.',
      'The tent was gone from the bridge, and where it had stood the planks were of another colour. On the rail lay a lady’s glove, with a pebble in it so that it should stay.',
      'A dented shield had been let into the rail of the bridge, to stop a gap, and a boy was fishing from behind it.',
      'The horn was still chained to its post by the bridge. A drover blew it, to have the geese out of his way.',
      'There was moss already on the placard at the bridge. One could read there that none should pass, and under it, in a rounder hand, except on business.',
      'A girl put down two pails in the middle of the bridge, where for a year nobody had been allowed to put down a foot, and changed hands.',
    ],
    who: { trade: 'knight of the bridge', gender: 'male' },
    toward: 'for',
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Blow the horn and fight him',
        description: 'He has done it every day for a year, and he does not want to any more.',
        success: [
          'At the third exchange you got under his guard, and he sat down in the river, and said “God be thanked” before he had stopped bouncing. He wrung your hand. He wished to know if there was news of her.',
          'He came on with a rush, for he had only the one in him, and you stood aside; and his arm went through the rail to the elbow. When you had sawn him out he held out his sword to you, hilt first, and asked if you would be so kind as to say, wherever there were ladies, that it had been long.',
          'There were two courses, both on foot, the horse having declined. In the second your blow took him on the helm and turned it back to front. “I yield,” it said, toward the river. You and the squire unscrewed him; and he looked about at the bridge like a tenant whose lease is up.',
          'You struck his shield, and the boss fell off; you struck it again, and it was her favour that fell off, and went away beneath the bridge among the ducks. Both of you watched it. He laid down what he had in his hand, and said that he supposed you had better come over.',
          'He fought very correctly, and told you the names of the strokes. It was in the one called the Gate of Iron that you hit him. He lay on the planks with his arms out, and remarked what a size the sky was; he had had it for a year through five holes. The squire was packing before he had finished the sentence.',
          'By the fifth blow you had the measure of him: he hit, and then he begged your pardon. You got in between the two. He went down by stages, like a tent, and asked from the bottom of it for your name; it was for a letter, he said, and would you tell him how you liked to have it spelt.',
          '“Have at you,” said he, but to the parapet, having lost you on the left, where there is no hole in the visor. You waited until he had come round. After that it took the one push. He thanked you from among the reeds, in a voice that had got ten years younger, and called up to the squire to let out the fire.',
          'It was by far his best fight, the squire let you know; there had been a moment when it was not certain. Then his knee went, the left, which goes. He offered to surrender his sword, with great form; and, when he had thought for a little, the harness, the lance and the bridge.',
        ],
        failure: [
          'He was as tired as an old door, and like an old door he had taken to swinging always in the one same way, and you were standing there.',
          'You took him for slow. He was, up to the last foot of it; but there was the whole of that year behind it then, and “I am so very sorry,” he had said before it arrived.',
          'You had him at the rail, and were thinking how to put it to him, when his horse, whom nobody had counted, came up from behind to see, and did not stop.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask him about the lady',
        description: 'It is a long bridge, and he will start from the first glove.',
        success: [
          'You heard of the first glove, and of the second. It came to him, somewhere about the third, as he told it, that he had never seen her feet; that he did not know that she had any. He sat looking at the water. He said you might as well go by.',
          'He told you how she had leaned out at a window. It was a high one; he showed you, with the gauntlet, how high. You asked what she had said. He took off his helm to think, and it had been, he told you, as far as he could hear, “Not now.” He moved the shield out of your way himself.',
          'You had all of it: the feast, the favour, the sleeve, which was green. The squire, who was mending something, said that it was blue. They argued it with great courtesy. It came out that there had been two ladies, side by side, and he had bowed to the space between; and he sat down on his saddle, and waved you across.',
        ],
        failure: 'You asked which lady. There was a dreadful silence, in which you heard the squire put down a pot.',
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Reckon up his vow on the tally',
        description: 'A year is a year; but there are saints’ days, and there was a leap.',
        success: [
          'You told it over on your fingers. Counting the vigils of obligation he had been done since Tuesday. He and the squire looked at each other, and then began to pull out tent-pegs like men pulling teeth that hurt.',
          'You cut the notches again upon your own stick, and one came out over. He had cut his birthday twice, by way of a present. “Then it was finished yesterday,” he said. He took off his helmet, and it was plain that nobody had seen that face in the open air for some time, and himself least.',
        ],
        failure:
          'You told it over twice, aloud. It came out that he had left off, in the summer, a fortnight for a fever, and would in conscience have to begin again.',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Cross by the beams underneath',
        description: 'Hand over hand, above cold water, beneath a man who is listening for just that.',
        success: [
          'You went across like a spider under a shelf. Over your head he had begun, to nobody, upon her eyes. You came up by the reeds on the further side and did not care to disturb him.',
          'You went hand, and hand, and a rest in the crook of each brace. Above you the planks bent, and stopped, and bent back; he was counting his paces, and had them wrong. Some rust came down. By the last beam he had reached the colour of her sleeve, and you let yourself into the reeds, where his squire was looking the other way.',
          'There were twenty-two beams, and somebody had been along them with chalk and numbered them, for want of company. You hung from the fourteenth while he put a question to the river. The river did not know either. When he had walked back to his own end you did the rest, and came up on the far bank with wet sleeves.',
          'You waited until he had begun upon his prayers, which were long, and had her in them. Then you went, beam after beam, with the water talking loud enough for two. At the further side a duck got up. “Who passes?” cried the knight, with such hope that you very nearly told him.',
        ],
        failure:
          'The fifth beam was a squire, who had gone under there for a little peace. He let out a yell when you took hold of him, and you both let go.',
      }),
    ],
  },
  'silent-village': {
    terrains: ['plains', 'hills', 'forest', 'coast', 'swamp'],
    weight: 3,
    openings: [
      'No bell rang there, and each of the doors had a cross on it in tar. In the middle of the street an ox, in harness, was waiting in front of a plough for someone to come and take up the handles. Behind the church a priest was digging, by himself.',
      'Something was boiling over behind a door with a tar cross on it. An old priest came from behind the church at a trot, with earth on his knees, went in, took it off, and came out. He could not get used to cooking for one, he said, and looked for his spade. In the street an ox stood waiting, yoked, before a plough.',
      'A priest was digging. He had got so far along by himself that he had let his own house’s fence go for markers. He asked you to stand upwind, where he could hear you, and tell him what day it was; there was something that he had to read upon it.',
      'A dog met you at the boundary stone and walked you in as if you had been sent for. There was no smoke. There were tarred crosses on the doors, and before each door, on the step, somebody had set down a bowl, and nobody had taken one up. Behind the church you could hear a spade.',
      'You had asked the way at the mill, and the miller called it out to you from the roof. Not through the village, he said. You saw what he meant half way through it: tar on the lintels, an ox in the street with its plough, and a priest up to the belt in a grave, who lifted his hand to you, palm out, and went on.',
      'The cows had not been milked, and stood at the church door, complaining. It was the only noise there was. A tarred cross was on that as well, new, and it had run. An old priest came round the corner with a spade on his shoulder and begged you, if it was Sunday, not to tell him.',
      'A child’s top lay in the street with the whip wound about it, and you stepped over it. On every door, in tar, was a cross, and not one was open. By the trough an ox stood yoked to a plough, with nobody behind it; and beyond the church wall a priest put both hands to his back and rose out of the ground.',
      'A spade was leaning on the wall of the first house with its handle toward the road, like something put out for a guest. The other one was in use. Behind the church a priest had dug his whole glebe into rows, and was near the end of the last; in the street an ox stood yoked to a plough, and upon the doors the tar was still soft.',
      'There was washing on the lines, quite stiff. An ox waited in the street in front of a plough. You called out, and it was the ox who turned his head; then a priest called back, from behind the church, like a man who has been caught talking to himself. It was after that you saw the tar on the doors, and he came out with the spade.',
      'The Christ on the boundary cross had a scarf tied over His mouth. Beyond was a street, with an ox in it. He had his plough behind him, and nobody was behind the plough. The tar upon the doors was of that week; and from back of the church, as regular as a mill, came the sound of one man putting earth out of one place into another.',
      'First there was a tub of vinegar in the road, with pennies in it, for whoever should still wish to buy or sell. There was no one on either side of it. You saw then what was on the doors, and that the shutters had been pulled to by the same hand. A yoked ox came to look at you. Behind the wall a priest raised his spade.',
      'The geese let you by. There was a cross in tar on the first door and on the last, so that the tar, one supposed, had held out. An ox waited in the midst before a plough. By the church a priest had hung his gown on the yew; and when he straightened his back to see who it was he had to do it in two parts.',
      'Somebody had written on the road in lime, a yard high, GO ROUND; but one could not read it until one was past. Beyond that stood a plough, with an ox before it. He was lowing at one tarred door after another, like a child sent to ask. “I have told him that there is nobody,” said a priest over the wall, and got down again into his digging.',
      'There was bread on the sill of the bakehouse, and it had been there long enough to be taken for the sill. Next door was tarred, and next but one. You walked softly. An ox had been yoked up to plough, and had ploughed, by himself, as far down the street as the church; and there a priest was digging too, with his sleeves rolled, a shorter furrow.',
      'It was market day there, by the stalls. They stood along the street with nobody at them; an ox with a plough had got at the cabbages. On each of the doors was a cross in tar. From the back of the church somebody called to ask if you had brought the lime, and it was a priest, in a grave, with a spade.',
      'Nobody asked you for the toll. The bar was up, and the toll-man’s door had a cross on it in fresh tar, as had the next, and the next. An ox with his plough behind him was looking over the churchyard wall at a priest, who dug, and told him, as one neighbour does another, how far he had got.',
      'In each of the windows sat a cat, and on each of the doors was a cross of tar. The cats were watching an ox. He came along the street in his yoke, with the plough on its side behind him; and at the church he stopped, and so did the noise of a spade. “Who is it?” a priest asked him, from below.',
    ],
    still: [
      'Nothing had stirred in the street. From behind one of the tarred doors came a slow knocking, as of a heel.',
      'The ox had come on a few steps, with the plough behind it, and stopped before the next door.',
      'The priest had marked out one more with string, and was standing in it, for the length.',
    ],
    later: [
      'There was smoke from three of the chimneys. The tarred crosses had been scrubbed, though they would always be there for those who knew.',
      'Behind the church ran rows of wooden crosses, straight as beans. The ox had been put in to graze between them, and went to the end of each row before he turned.',
      'There was a new rope on the bell. Two children were swinging on it by turns, and no one came out to forbid them.',
      'A cradle was standing out on a step in that street, with a dog by it to keep off the other dogs. The tar on the door had been planed away, and they had put up a latch.',
      'Nine people were mending a wall where there used to be forty to do it, and when they sang they did the parts of the others too.',
      'The plough was at the end of the street with a coat on its handles. The coat’s owner lay under the hedge with his bread, and the ox was watching him, for fear that he should go.',
    ],
    offers: [
      does(['force', 'endurance', 'easy', 'slight'], {
        action: 'Take the other spade',
        hurt: 'weariness',
        description: 'Until the row is finished; and there is a reason it has not been.',
        success: [
          'You dug and did not ask who. About vespers he sat down beside you with his legs in it, and you passed the bread, and he told you which houses to look in. There were two who could still be asked their names.',
          'You began from the other end of the row, so as to meet. He talked, as one does over a ditch, of what each of them had been like; and when your spades touched he saw that he had left out nobody. Then he thought of the two in the mill loft, who had been told to keep quiet until somebody came.',
          'You took the left side and he took the right; he was a bad digger, and had done forty. The last was his own, he told you, as he had thought that it would come to that. You filled it in together. Then he went and knocked at a door that he had been afraid of, and it was opened.',
          'There was clay under the first two feet, and you had the clay by turns. In one of his own he went to sleep, sitting, like a sentry, and you did three of them for him; and when he woke he remembered that a widow by the well had put up her own cross, in tar, so as not to be called upon.',
          'He said the names and you made the place for each: Hob the smith; Hob’s wife; a pedlar, name unknown, with a good singing voice. It makes a row straighter. At the far end there was a name left over. He looked along the mounds for it, and back; and then the two of you ran.',
          'You said nothing and neither did he, and the row got longer. After the last sod you both looked up. A child was sitting on the wall, and had been for some time. “Mother asks, are you real,” it said, “because then she will open.”',
          'With two, it went as haymaking does. The ox was brought, to draw the gravel, and did more than either; and when he had been unyoked he walked to a door in the middle of the street, and lowed, till someone within, in no good temper, told him to be quiet.',
          'It was the sexton’s spade, and it had a good edge; the sexton was under the second mound. You had four yards to dig and dug them. For wages the priest gave you half an egg. He had it from the anchoress, he said, who was walled up, and well, and passed them out daily; and there were three in there with her.',
        ],
        failure: [
          'You dug until your hands opened. He finished before you; he lay down along the edge to say the office, and got no further than the second psalm.',
          'You took the spade, and the blade came off it, and you dug with the blade. There were eleven to go when you could no longer close your fingers. He thanked you, took it out of them, and went on.',
          'You had three done, and were in the fourth, and found that you could not get out. He let down the handle of his own. It was some while before either of you had the strength to pull; and the fourth was left at that depth.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Go in and see who can be saved',
        hurt: 'weariness',
        description: 'Vinegar on a cloth, a prayer, and do not touch your own mouth.',
        success: [
          'Under the third roof there was a woman who opened one eye, and asked if the ox was fed. You lanced what should be lanced. By the third bucket she was cursing you by saints that you had never heard of, in a fine strong voice.',
          'You went from door to door with a bucket and a voice. At the seventh there was an answer, and at the ninth two. You carried them out on to the grass and scrubbed them like a floor; and when it grew cool there were four sitting against the wall in blankets, looking at the ox, and one of them was laughing at it.',
          'You boiled whatever there was in the smith’s yard, and carried it in with the cloth on your face. Most did not want it. But a boy in the loft of the fourth house had been living upon onions, with his grandmother, out of spite; and in the last was a cradle, with something hungry in it. The ox was told of all three.',
          'At each door you said who you were, as one should. At the sixth it was answered, by a man who could not get up, and lay so as to hear if the bell went. You washed him, and his two girls, and burned the bed. By the time that they could sit the girls had begun to tell you what you did wrong.',
          'You had vinegar, a knife and a psalm, and took those along the street from the well end. Behind eleven doors there was nothing to be done. Behind the twelfth a household lay in the one bed, warm as loaves, and swore at you for the draught. You lanced, and swore back. Five were up when you left, disputing who had been the worst.',
        ],
        failure:
          'You went in with the cloth upon your face. It was only a cat, at the first house. At the second it was not a cat; and you had taken down the cloth, so as to call.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ring the bell and read the service',
        description: 'You are no priest; there may be nobody to hear; it will be heard by whoever is hiding.',
        success: [
          'You hauled on the rope until the rooks went up. Then you read it, in what Latin there was. When you looked up there were faces along the wood’s edge, nine, ten; they had thought that they were the only ones.',
          'You rang it as for a wedding, that being the only way you knew. Then you read. A woman came out of the wood with a child on her arm to tell you that it was the wrong bell; and after her, because it was, came the others, and stood about among the graves and said it with you.',
          'The rope had been cut short, and you jumped for it. You had come to the names when an old man put his head out at the bakehouse oven. It was the safest place, he told you; there were five there. They stood at the edge of the grave, black to the eyes, and said their Amen as if they had been asked to supper.',
        ],
        failure:
          'You rang. Four men came out of the wood with sacks, who had not come for the service; they had only been waiting to hear that there was nobody left to stop them, and they began at the mill.',
      }),
      does(['flight', 'vigour', 'easy', 'slight'], {
        action: 'Walk on through and hold your breath',
        hurt: 'weariness',
        description: 'There is a child’s shoe, there, and there; do not look at where they lead.',
        success: [
          'You went down the middle with your eyes on the far gate. You did look, at the end. There was no child. Someone had put all the shoes out, in pairs, upon the wall, to be of use to others.',
          'You held it as far as the well, and then again from there. There was a shoe in the gutter, and a shoe on a step. You had said that you would not, and you looked. They led, by twos, to a cobbler’s stall by the far gate, swept, with the shutter up; they had only been waiting there to be fetched.',
        ],
        failure:
          'You had nearly reached the gate when the ox, who had waited long enough, came after you. He would not be driven back. You had his great breath in your neck for a league, and then you had a fever.',
      }),
    ],
  },
  'two-right-arms': {
    terrains: ['plains', 'hills', 'mountains', 'coast'],
    weight: 2,
    openings: [
      'Two abbeys had met upon the road with the same saint. Each of them had his right arm, in silver. The abbots were past speech by then; the monks had put down their candles, and were tucking up their sleeves.',
      'Two processions stood in the road, nose to nose, with a silver arm at the head of each. It was the right arm in both cases, and the same saint’s. Neither would give way to a forgery. Somebody at the back had begun to throw turnips.',
      'A friar was up a tree, to be out of it. Below him the monks of two houses were at it with candlesticks, and a silver arm went from hand to hand above the hoods. There were two of it, he called down to you, both right; that was the whole trouble.',
      'A pardoner lay in the ditch with his wares about him: a feather of Gabriel’s, some hay, and a jaw. Two abbeys had met on the road above him, each with the right arm of the same saint, in silver, and were at it with candlesticks. He had been asked, as one in the trade, which arm was the true one, and he had said both.',
      'You were asked to hold a candle, and then another, and then the two monks whom you held them for went at each other’s ears. There were some forty at it, in two colours of habit. Behind them stood two abbots, purple and past words, each with a right arm of silver in his embrace; and both arms were labelled, and it was the one saint.',
      '“Left or right?” cried a monk with a bleeding nose, taking you by the collar. You said right. It was no answer. Two silver arms were being held up over the fight, both of them right arms, both the same saint’s, with an abbey behind each. Somebody else had hold of you by then, and was asking it again.',
      'It had begun as a meeting of two processions, and the hymns were already past agreeing. You came round the hedge upon the word “sacrilege”. On the one side a silver arm went up, and on the other side its fellow, two fingers raised in blessing; they were both of them right arms, of the same saint, and the brethren meant to find out which was righter with candlesticks.',
      'A dog trotted by you with a candle-end in its mouth, and then a dog with a psalter. You soon saw where they had them from. Two abbeys had met head on; the abbots were holding up a silver arm apiece, the same arm of the same saint, like men bidding at a sale, and below them the brethren had hold of one another by the hood.',
      'A novice sat by the way with a heap of psalters on his knees, minding them for both sides. They had only met to let each other pass, he told you. Then somebody saw that there was a right arm in silver at the head of either abbey, and the same saint’s name on the cuff of each; and he ducked, as a candlestick came over.',
      'An abbot got down off his mule, gave you the reins, and turned up his sleeves. His house had brought out its saint’s right arm, in a silver case. So had the house across the road, and it was the one saint. Between the mules some forty monks were debating it with the processional crosses, and you could hear who was winning by the Latin.',
      '“He had only the one of them!” a sub-prior was shouting, of a saint, through a mouthful of somebody’s cowl. Two abbeys had fallen in with each other at a narrow part of the road. Each had a right arm borne before it, of silver, with a bone in it; and they had got to the stage of hitting people with the lanterns.',
    ],
    still: [
      'The relic, or relics, lay in the road upon a cope. It was noticed by both parties that one of the arms had its thumb on the wrong side.',
      'Both sides had stopped to look for a tooth. It was found, and was nobody’s, and they had to consider whether it might be the saint’s.',
      'They had come to the end of the candlesticks, and were using the psalters.',
    ],
    later: [
      'A very small chapel had been begun there, of wattle. It had two doors.',
      'Two bells hung in the one tree. A lay-brother rang the first, looked up the road, waited for as long as is civil, and rang the other.',
      'By the roadside a mason was carving the saint, and had left both the hands until he should be told.',
      'Two collecting-boxes were nailed to one post, at the same height, with a hand painted on each. They were right hands. Somebody had put a button in each, to be fair.',
      'There was a post there now that gave the way to either abbey, with as many days’ indulgence at the one as at the other. Below it two monks, in two colours of habit, were sharing a herring.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Preach that the saint was ambidextrous',
        description: 'It is perhaps heresy; find a text for it before they find a stone.',
        success: [
          'He gave with both hands alike, you said, and would you two close one? There was nothing in the Fathers against it. The abbots regarded each other across the silver with something like a smile, and then both said “Ninety days’ indulgence” at once.',
          'It stands in Luke, you told them, that one ought to turn the other; it says the cheek, but this had been a very thorough saint. They went over it upon their fingers. In the end each abbot was heard to allow that his brother’s was right too, and the hymns began again, by courtesy, with the verse about concord.',
          'You took for your text the loaves, which were five, and of which twelve baskets were left over. If bread may do that, you said, why not a saint? One saw it go along beneath the hoods. The abbots bowed to each other, arm to arm, like the jacks on a clock; and each begged the other to go by first.',
        ],
        failure: 'You had a text. It was the other abbot’s text, and last time he had used it upon a cardinal.',
      }),
      does(['force', 'reflexes', 'easy', 'slight'], {
        action: 'Snatch the thing out of the middle of the fight',
        description: 'There are forty monks over it and every one was once something else.',
        success: [
          'You went in low, under the candlesticks, and came out with a saint beneath each arm. You set them on a wall and took off your hat to them; and so, one after another, breathing hard, they all had to.',
          'You went through them at a crouch with your cloak over your head, took one arm in each hand, and came out by the ditch. From there you held them up. It is hard to go on hitting people with a saint looking on, and they let go of one another’s hoods.',
          'You waited until the thing was knocked out of somebody’s grip, and had it under your cloak before it touched the ground. The other followed. Forty monks looked about for what they were fighting over, and there was only you, sitting on the bank with your hands folded and a bulge on either side.',
        ],
        failure: [
          'You laid hold of it. A lay-brother, who had been a butcher at Crécy, laid hold of you.',
          'You went in low and got your arms about something, and it was an abbot. He had kept the saint up out of your reach, and now he brought it down.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look closely at the bones',
        description: 'You may have to say what you see, to people who have walked here barefoot.',
        success: [
          'It was a sheep’s, both times. You looked round at all of those cracked feet. You covered it again, knelt down, and said that you had never seen the like; which was so; and they carried it home singing, in turns.',
          'You unpicked the wires of the one and then of the other. Whoever made them had been careful: all the bones were there that belong to an arm, and two that belong to a goose. Forty people with blistered heels were watching you breathe. So you did them up again, and asked if you might walk behind for a little, bareheaded; and they made room.',
        ],
        failure:
          'You bent close, and sneezed; and the saint’s little finger went off over the hedge like the clock of a dandelion.',
      }),
    ],
  },
  'greenwood-supper': {
    terrains: ['forest', 'hills', 'swamp'],
    weight: 3,
    openings: [
      'An arrow stood in the trunk beside your ear, and after it a voice, quite well-bred, that begged you to stay to supper. The guest always paid, it said. There were some sixty of them in the leaves, in green that had faded to several colours, and by their fire sat a sheriff’s man, roped to a tree, with his list hung round his neck.',
      'They had the sheriff’s man tied to a tree and were reading out to him what he had taken, house by house. It was a long list. Their captain turned to you, as a person of education, and asked how one spells “distraint”. You would stay to supper, he said; the guest always paid.',
      'The path ahead had a table-cloth on it. You were looking at that, and at the salt-cellar, which had the sheriff’s arms, when sixty persons in green let themselves down out of the trees. They had been so afraid that it would be nobody, the captain told you. He bowed you in. They would take up the matter of payment with the cheese.',
      'You had been following a smell of venison for some way with your eyes half shut. When you opened them there were some sixty people round you, in what had once been green, holding trenchers. Their captain bade you welcome. The sheriff’s man had come already, he said, and was tied up yonder with his list; you might sit by him, or by the child with the bow.',
      'One horn spoke in front of you and one behind, and then a voice up a tree asked whether you had dined. They were outlaws; it was a matter of principle. They let you choose your log. On one hand the sheriff’s man, in ropes, was being read his own list; on the other the captain wished to hear how you were placed for money, or if you sang.',
      'A boy in a beech called down to ask whether you would sooner have the back or the haunch. Then you saw the fire, and some sixty round it, in green that had been to a good many washings. A stout gentleman of the sheriff’s, roped to an oak, was having his own book read to him. The captain wiped a log, and spoke of you as the paying guest.',
      '“Is it a guest?” called somebody overhead. You walked on between two rows of bushes that breathed. At the fire sat sixty persons, in the green that leaves come to, and a man of the sheriff’s, done up like a parcel, was hearing what he had had for a widow’s bed. The captain gave you a knife, haft first. One paid, he mentioned, afterwards.',
      'A girl of eleven stepped out on the path, with an arrow on the string, and said that you were hungry. She walked you in, like something that she had shot, to three score of them, in greens that no longer matched, about half a stag. A clerk of the sheriff’s was lashed to a trunk with his roll under his chin. Supper, said the captain; then the bill.',
      'They had laid you a place before they knew who you would be. There were a trencher, a cup, and a card in a very fair hand; it was the captain’s, who had been at Oxford. Sixty in darned green moved up. Past the fire a man in the sheriff’s coat stood roped to a beech, being read to; you could pay, it was hoped, or sing.',
    ],
    still: [
      'The venison was still going round upon its spit. They did not seem to think that the feast was over.',
      'The captain had cut you another slice with his own hand, and one could not tell if it was being added up.',
    ],
    later: [
      'A tree had been barked in a ring about the height of a man’s wrists. At the foot of it lay ashes, acorns, and a spoon.',
      'The deer had come back to the clearing. One of them was at the place where the salt had been spilled.',
      'A purse hung open there at the height of a rider’s hand, with a farthing in it, to show how it is done.',
      'Somebody had swept that glade. About a ring of ash there were some sixty flat places in the fern, and a small one.',
    ],
    who: { trade: 'outlaw captain', gender: 'male' },
    toward: 'neither',
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        feeds: true,
        action: 'Pay for your supper with a song',
        description: 'It must be about them; and they know the tune better than you.',
        success: [
          'You rhymed the captain’s name with something he had not thought of. He made you sing it thrice, wept, laughed, gave you the best of the haunch, and a word that would serve you among those trees until they were ships.',
          'You gave them the one about the miller’s horse, and put in the captain wherever the horse goes. For two verses nobody breathed. Then somebody’s shoulders began to shake, high up in an ash. He had it of you until he could do it himself, drank to your mother, and told you the two notes by which one is let alone in that wood.',
        ],
        failure:
          'You rhymed the captain’s name with what everyone rhymes it with. So had the last guest, somebody told you; and you were shown the last guest’s lute, and what had been done to it.',
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Shoot against their best',
        description: 'A wand, at eighty paces, by firelight; and she is eleven years old.',
        success:
          'She split the wand. You, having nothing left to hit, put yours in the nock of hers. She looked at that for a good while. Then she showed you where the path was, walking on ahead, with one hand behind her for you to hold.',
        failure: 'Hers split the wand. Yours was found in the end, in the cook.',
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Look through the list for an error',
        description: 'They want it fair; they would not thank you to find that it had been.',
        success: [
          'There was one line twice, and one that was only spite. You struck them through. It made the rest of it so true that the sheriff’s man began to cry, and told in whose barn he kept it; and they let him go, in his shirt, to think.',
          'Item, a cow; item, the same cow, under her own name. You showed it to them, and also the widow who had been robbed when she was three weeks dead. They took both out, and read him what was left. He had borne up well under what was untrue; he asked now, in another voice, if they would like to see his barn.',
          'A hen had been put down under H and once more under P, for poultry. You had that struck out; and the fine for a cradle, since there was no law to it that anybody could find. They read him his list over, shorter. He heard it with his head down. At the end he asked if he might sign.',
        ],
        failure:
          'You found the error. It was in their own favour, and had been for four years, and they had shared that out and spent it. It grew very quiet about the fire. The captain asked you, as a friend, to add it up again.',
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Leave by the way the deer left',
        description: 'There is a gap in the ring behind the ale; it is there for a reason, or by an oversight.',
        success:
          'It was an oversight. You went out by it bent double with a bone in your hand, like a man on an errand, and were in the next wood but one before somebody said “Where is—?”',
        failure: 'It was there for a reason. You hung head down until they had finished the cheese.',
      }),
    ],
  },
  'tourney-field': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    openings: [
      'The lists were up, the stands were full, and the knight who was to meet the Count had seen him practise, and been taken ill. A marshal was going up and down the road for anybody with a surcoat. He looked at you as a cook looks at the last egg.',
      'The names had been put in a helm, and whoever was drawn was to ride next against the Count. The helm was empty. Behind the tents eleven gentlemen were having themselves bled, as a precaution, and the stands drummed with their heels. The marshal had walked out to the fence with one more slip, and a pen. How, he asked, were you spelt?',
      'It had been a tourney until someone was killed; and now it was a war, but the ladies had not yet been told, and went on clapping. Only the Count still sat his horse at the end of the lists, with his lance up, and waited for somebody to ride against him.',
      'A helm was held out to you across the rope, by a boy who did not care to look into it. Its owner had no further use for it, he said; it was the Count. There was nobody left now to ride against him. The ladies had gone back to their embroidery, and the marshal was considering your legs, to see if they would reach the stirrups.',
      'You took it for a fair, until a horse went by with a saddle on and nobody in it. Nine knights had been led off behind the tents. The Count, in black and gold, was riding up and down along his side of the barrier like a man at an inn who has called twice; and a herald came running, to ask if by any chance you bore arms.',
      '“Are you anybody?” a marshal shouted to you over the fence. He had a list, with every name struck through but the Count’s. The stands were full, and had paid. Behind the tents the squires were holding horses and the surgeons were holding squires; and from the end of the lists there came, every so often, a trumpet, and then a sigh out of a very large helmet.',
      'The trumpets had gone hoarse. At one end of the lists was the Count, who sat his horse like something carved on a bed; at the other was a horse, a helm, and a squire who was looking into the helm. “Somebody will have to,” said the marshal to the air. Then he observed you, leaning upon the rope.',
      '“They have all remembered that it is a fast,” a herald told you bitterly. The stands were as full as they would hold, and the Count rode up and down before them with his lance upon his thigh. From the challengers’ tents there came coughs, and groans, and one gentleman making his will in a firm voice. The herald held a surcoat up against you, and shut one eye.',
      'The prize was a gilt peacock, and it was getting cold. The stands had begun to throw things. Out in the middle, upon a horse like a barn, the Count put down his lance and took it up again, for the exercise; nine had gone to the surgeons, and a tenth, whose helm was to be had, rather further. The marshal wished to know what you weighed.',
      'Nobody could be found to be hit by the Count. It was put to you like that by a page, who was too short himself. The stands were full; the challengers’ tents were laced up from within, and a marshal went along them reading out the rule against cowardice. As for the Count, he had had his horse turned about, so as to face the road by which you came.',
      'You came up at the back of the stands, and a lady let down a sleeve to you on a string. One had promised it, she said, and one’s knight had a stomach. Between the planks one saw the lists, and nobody in them but the Count. A herald was crying out for a challenger; he offered the horse, the helm, and, of the late owner’s clothes, the boots.',
    ],
    still: [
      'Trumpets again. The Count had ridden round the lists twice with his visor up, looking for someone to be disappointed in.',
      'The Count had been given a drink of water through the visor. He handed back the cup and asked who was next.',
      'The heralds had come to the end of the names they had, and had begun upon those of the horses.',
    ],
    later: [
      'Rings in the turf where tents had been, and the splinters of lances; children were selling them, by length.',
      'Barley was coming up where the lists had been, in two plots, with a barrier’s breadth between them. It was thickest at the ends, where the horses had waited.',
      'A dented helm had been put on a stake against the rooks, and one of them was looking out of it.',
      'Nothing was left of the stands but the steps. They went up to a very good view of some sheep.',
      'A child came at you with a broom-handle, at a gallop, and asked if you yielded. It seemed best.',
    ],
    who: { trade: 'jousting count', gender: 'male' },
    offers: [
      does(['force', 'vigour', 'medium', 'serious'], {
        action: 'Ride against the Count',
        toward: 'against',
        description: 'On a borrowed horse, in a dead man’s helm; he aims, they say, for the eyes.',
        success: [
          'You saw nothing, and heard your own breath; then the world went off like a dropped tray. When you had got the helm turned round there was only one of you in the saddle. You felt yourself over, to see which.',
          'You kept your eyes shut, as the last man, it would seem, had not. There was a noise. When you opened them the Count was sitting on the grass, a good way behind his horse, and a surgeon was asking him how many fingers that was. He said that he had not noticed any.',
        ],
        failure: 'He aims for the eyes. You had the presence of mind to lower them; that was all you had.',
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look to his girth-strap before the bout',
        toward: 'for',
        description: 'Someone has been at somebody’s; and if you are seen bending down there it was you.',
        success: [
          'It had been cut through two parts, and waxed over, and it was the Count’s. You told his page quietly. He came across the lists in person to ask who you were; one saw him deciding to live differently.',
          'It was the Count’s, and it hung by eight stitches; the others had been picked out with an awl and the place blacked. You brought it to his tent over your arm. He had eleven cousins, he said, and had thought well of nine. Before he mounted he came along the lists and saw to your buckles himself.',
          'Under the saddle-flap your thumb came to a place like butter. A rat was to have had the credit, but rats do not gnaw to a ruler; and the crest on the leather was the Count’s own. His squire turned the colour of tallow and fetched him. He came bareheaded to thank you, a young man, and not used to being given things.',
        ],
        failure:
          'You were still bending down there, with the strap in your hand, when the Count came up behind you with his squire; and it was you, for want of another, that they took for whoever had been at it.',
      }),
      does(['talk', 'intellect', 'easy', 'none', 'Roll of arms'], {
        action: 'Cry the arms of both sides as they pass',
        description: 'There are two lions and eleven martlets; get one label wrong and it is a duel.',
        success:
          'You cried them as they rode in, tincture and charge, father and grandsire, in a voice that you had not known was yours. Men who hear themselves well described sit straighter; they could hardly, after that, run each other down like dogs.',
        failure:
          'You had cried both of the lions before you saw that the one had a label on it, for an eldest son. You had made him his own father. He reined in to tell you so, from the saddle, in front of his mother.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold horses and keep your ears open',
        description: 'Six of them, all in love or at war, and the mud to the ankle.',
        success: [
          'They stood on you in turns. But the grooms talked across your head as if you had been a post, all the long day; and you came away knowing whose army was at whose table, and how soon it would be under it.',
          'You had three bridles to a hand, and they leaned. One of them ate your collar. The squires came and went behind the tails, and nobody lowers his voice for a hitching-post; by the last trumpet you knew who had been paid to fall, and who to see it, and which gentleman was to have his tenants in arms for the feast of Saint James.',
          'It is a matter of standing so that what treads on you is a toe and not a heel. You had it by the second course. On each side the grooms were comparing masters: what they owed, to whom they wrote, and against what town the wagons had been ordered. You had the end of an apple. You were slow, they said, but safe.',
          'The grey was in love with the bay, and the bay was at war with everyone. You stood between. But whoever holds six horses has six grooms to thank him, and they did it out of the corner of the mouth; by the last you could have drawn up the muster of half that county, with the lame ones marked.',
        ],
        failure: [
          'At the first trumpet all six remembered they were warhorses. You went with four of them.',
          'They fell asleep upon your shoulders, three to a side, and for the breathing you could not make out one word that anybody said. The squires were much obliged to you. You had learned what it is that a horse dreams about.',
        ],
      }),
    ],
  },
  'walled-in-woman': {
    terrains: ['hills', 'mountains', 'swamp', 'forest', 'desert', 'plains'],
    weight: 2,
    openings: [
      'Built against the church wall was a cell with no door, only a window the size of a loaf, with a curtain. The anchoress put one finger through. She had had a vision about somebody on the road, and it would be so awkward, she said, if it was you.',
      'The letters came out of the church wall at a hole the size of a loaf, and a child sat beneath, to run with them. One he had not known what to do with. “To whoever stops here”, it said outside; and inside, when you had broken it open, that the anchoress had had a vision of you, and would like a word.',
      'They had bricked a holy woman up, at her own wish, with the bishop singing. That was nine years ago. Now the wall was cracked across by its own weight, and the village stood before it with mortar and trowels. From inside there came a firm voice, telling them not to dare; she had had a vision of somebody upon the road, and wished to see who came.',
      '“You, with the boots,” said the wall of the church. There was a window in it no bigger than a loaf. The anchoress had been walled up there for nine years, for the quiet, and had never in her life been so talked to; but she had had a vision now, and you were to come a little to the left, to see if it was of you.',
      'People were standing in line with eggs along the church wall, which leaned. They were waiting for a finger. It came out between the curtains of a window the size of a loaf, blessed an egg, and went in; and when it was your turn it stopped, felt along your sleeve like a blind man’s, and took hold.',
      'Two masons had been told to make the window smaller, and the anchoress was telling them why not. It was the size of a loaf as it was. She had had a vision, and must be able to see who came; and she put out a finger over their trowels, to give them an idea of the sort of person. It was pointing at you.',
      'A cat came out of the church wall, looked you over, and went in again; there was some talk within. The window that it used was as big as a loaf. “She says it is you,” said the anchoress, through the curtain, “but she said so of the tinker. Would you be so good as to walk up and down, as you would in a field?”',
      'The sexton was telling you of the wall: how far it leaned, and toward whom. He had got to the buttress when a finger came out at a window the size of a loaf and tapped him. Was that the one with the boots? He said it was. The anchoress had had a vision of you; it was nothing much, she said, but it would keep coming back.',
      'A girl stood with her back against a little window in the church wall, and would not let you by. She had been told to look out for a face like yours, and to keep it there. A hand with ink on it came out between the curtains and moved her aside by the plait. “I have had a vision of you,” said the anchoress. “I do beg your pardon.”',
      '“Does it look as though it had slept in a barn?” a voice was asking, from inside the church wall. A goose-girl on tiptoe, at a hole no bigger than a loaf, said that it did. “Then that is the one.” A finger was put out to keep you; there had been a vision, and the anchoress had so hoped that you might take another road.',
      'You set down a loaf on the sill, as everyone does there, and it was pushed out to you again from within. She would rather have a word, said the anchoress. In nine years behind that wall she had only had the one vision; she did not wish to make too much of it, but had you by any chance a scar, or were you going to?',
      'Somebody had chalked an arrow on the church wall, and it led you to a hole the size of a loaf. “There,” said the anchoress within, to something that mewed. In nine years behind that wall she had had one vision; it was of a person on the road, and the person had had just such a way of stopping to read what is chalked on things.',
      'A pedlar was measuring black tape at a little window in the church wall, round the finger that had come out for it. The finger turned, and pointed at you. “Ask that one to wait,” said the anchoress. She had been walled up for nine years, and for the last of them had had a vision about you, over and over, and it kept her from her work.',
    ],
    still: [
      'The black curtain moved with a breath. She was waiting; she was thought to be the best at it in the country.',
      'Behind the curtain somebody was telling the cat that it would not be long now.',
      'The finger had been drawn in. One could hear it within, tapping on wood, as a finger does whose owner is trying to recall something.',
    ],
    later: [
      'A cat sat in the anchoress’s window, washing. On the sill was bread for any who came, and it was fresh.',
      'Beside the anchoress’s window a stone had been let into the church wall, for people to sit on. It had already begun to be worn, to one side, by those who leaned.',
      'A hand with ink on it was put out at the anchoress’s window to be rid of a crumb, and felt the air for a moment, and went in.',
      'They had hung a bell on the church wall by the little window. The string of it was inside.',
      'Somebody had given the anchoress a pair of boots. They stood beneath the sill, soled and greased, and the cat slept in the left.',
      'The anchoress had a clean curtain. A goose-girl stood under it with a slate, and was being told, from inside, that it was very nearly a B.',
      'On the sill of the anchoress’s window were twelve eggs, set out to be blessed, each with its owner’s mark. One had been kept waiting too long, and was walking about.',
      'A vine had been set against the church wall. It had got as far as the little window, and been asked in.',
      'A man with a bandaged toe was coming away from the anchoress. He had asked her what lay before him, he told you, and it had been a step.',
      'The parish priest was at draughts with the anchoress, through the curtain, and had to put down his pieces where he was told.',
      'Two women were waiting at the anchoress’s window to have a quarrel settled. She had asked each of them for the other’s side.',
      'A slate had been let into the anchoress’s sill. A hand came out and did a sum upon it, and wiped it off with the curtain.',
      'A plasterer was up a ladder, above the anchoress’s window, being asked by it when he had last been to see his mother.',
    ],
    who: { trade: 'anchoress', gender: 'female' },
    toward: 'for',
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask to hear the vision',
        description: 'You will not be able to give it back.',
        success: [
          'You were in a field, she said, with a hare on your arm, and were being very patient with someone. It did not appear to mean anything. She had told it now, though, and was so relieved that she told you in addition what the carters said to each other beneath her window.',
          'She told it with a finger laid on your sleeve, so that you should not leave before the end. There was a mule in it. There was a door, and you were holding it open, and somebody thanked you. “That is all,” she said. “I had thought that it was longer.” She put in, for good weight, all that the parish had told her wall.',
          'It was about a bridge, she said, and you were in the middle of it with your shoes in your hand, having that moment made up your mind to something. She had not been able to see what. But having once begun she went on, as they will after nine years, and you came away knowing what everybody in that parish owed, and to whom.',
        ],
        failure:
          'She told you. It was quite short. You went round to the other side of the church and stood there for a while with your hand upon the wall.',
      }),
      does(['patience', 'vigour', 'medium', 'none'], {
        action: 'Keep vigil beneath the window',
        description: 'From compline to prime, on stone, in your harness, and she talks in her sleep.',
        success: [
          'The stone was hard, and then you left off noticing. Somewhere past matins you found that you had been quiet for a long time, all the way down. Then the finger was put out, to be kissed; and it made the sign on your forehead, and pointed.',
          'You knelt, and for a good while were chiefly knees. She talked in her sleep, of a brother, and of a dish of plums. You answered once, as he did not. After that it was quiet on either side of the wall; and when they rang for prime, and she told you your road, you had left off knowing which side you were on.',
          'It was all buckles to start with. Next it was your sins, that came up by order of size. When there were no more you could hear the mice in the roof, and then Somebody listening to the mice. A finger was put out in the end, and laid between your eyes; and then it turned your chin to the way you should go.',
        ],
        failure:
          'You slept against the wall. It was explained to you, kindly, through the curtain, that you had preached, and on what.',
      }),
      does(['craft', 'strength', 'medium', 'none'], {
        action: 'Prop the wall without closing it',
        description:
          'It leans, and is cracked: a beam, a wedge, and four tons of Saint Osyth to hold up in the meantime.',
        success: [
          'You got your shoulder under and the beam after your shoulder. When it had stopped groaning there was still a crack, just wide enough for some light to go in by, for an hour in the day. There was a silence within. “Oh,” she said.',
          'You had the beam in before you could think what would happen if it were not. It took the weight like a cow that is leaned upon. You drove the wedges, and let go; nothing came down but plaster. There was the crack, a hand wide still. A cat walked out by it, and in again to report, and you heard somebody laugh.',
          'They hauled upon the rope, and you went under with the beam, and Saint Osyth came down on you both. One does not readily get a saint to go up. When the last wedge was home you put your eye to the crack; and there was another eye. “Leave it just so,” it said. “I had forgotten that there was so much of it.”',
        ],
        failure:
          'You had the beam in, and it stood, and the wedge went through it like a spoon. Down came a course of Saint Osyth, all of it outside. When the dust had settled a voice behind the curtain asked you whether that was the whole of it.',
      }),
    ],
  },
  'widow-on-the-wall': {
    terrains: ['hills', 'mountains', 'coast', 'desert', 'plains'],
    weight: 2,
    openings: [
      'A castle was being besieged by its own brother-in-law. He had ladders, and a lawyer. On the wall stood the widow in her husband’s mail, with it hanging down past her knees, and every time that he read out his claim she emptied something.',
      'The drawbridge was half-way up with a hay-cart stuck on it. It could go neither up nor down. On the one side a widow in her husband’s mail was throwing crockery over it; on the other was her brother-in-law, with four ladders, forty men and a lawyer, who was reading; and on the top sat the carter, asking them both to mind the hay.',
      'There were forty men in front of the castle and they were all looking up. “Now the ewer,” said one. It came down, and burst, among applause. A lady leaned out in a hauberk too long in the sleeve and asked the gentleman with the parchment whether he had reached the end of the paragraph.',
      'A trumpet blew in the lane, and then a lawyer read, and then something was poured. You came round the barn in time for the second verse. It was a siege; the besieger was her late husband’s brother, and had brought four ladders and his mother; and the widow on the wall, seeing you, asked if you were for him, for her, or for the road.',
      'A soup-tureen came over the castle wall and burst in the road at your feet. “Oh, I do beg your pardon!” a lady called down, from inside a hauberk that came to her shins. “It was meant for my brother-in-law.” He was round the corner of the tower with four ladders, a lawyer, and some forty men; and the lawyer had reached, one could hear, the second schedule.',
      'A boy some way up a ladder was holding out his hat for whatever might come. It was that sort of siege. The widow, in her late husband’s mail, leaned out and let go of a jug; the lawyer beneath took one step to the left, without raising his eyes from the deed, and read on; and then both of them noticed you, and both began at once to explain.',
      '“Has she got much crockery left, should you think?” asked a gentleman at the back, with a napkin round his neck. It was his brother’s castle and his brother’s widow. He had been most of a week before it with a lawyer and some ladders; she had thrown the larder at his men first, and had now got to the dresser. A sauce-boat came over as he spoke.',
      'There were eleven ewers, a lady told you from the wall, four bowls and the christening cup, and after those it would have to be chairs. She had on a hauberk that was made for somebody taller. Beneath her a lawyer held his parchment up over his head and read it from below; and her husband’s brother, well back among his ladders, told you that he could wait.',
      'You had come up behind forty men with their mouths open. They were besieging a castle, one of them said, for the brother of the late master; but it was dull work, between jugs. The lawyer read. On the battlements a person in a great deal of chain mail stood a soup-plate upon its edge, and waited for the end of the sentence.',
      'Gravy had been poured there, and a man in a lawyer’s gown was walking round the place with a deed. He read out a clause and looked up; the lady above, in mail to the ankles, had gone for something. “She’ll be in the pantry,” her brother-in-law said to you, with his elbow upon a ladder. It was his castle, he said, but for her.',
      'A chair stuck out of the castle by its legs, and a lady was pushing at it from within. She could not get her arms up, she called down, the mail having been her husband’s. Would you be so kind as to stand from under, and to let his brother stay where he was, and that person with the deed? There were forty others with ladders, but those she excused.',
      '“Whereas,” said a voice through a speaking-trumpet, and a milk-pan came off the battlements. “And whereas,” it said, and there came the lid. You looked round the buttress. A lawyer was reading under a wash-tub, held up on poles; the gentleman who would have his brother’s castle from his brother’s widow stood behind; and some forty fellows, on ladders laid flat, gave you good day.',
      'The first thing that you met was a colander, rolling by itself down the road from a castle. Further up were four ladders, a lawyer with a deed, and some forty men who were to charge when he had finished it; the gentleman at their head was after his brother’s house. Above them his brother’s widow, sunk to the ears in mail, was feeling behind her for the next thing.',
      '“Mind the gravy,” said a man with a pike, and made room for you. They had been promised a siege. His master wanted the castle, his master’s brother being dead; but there was the widow up there, in mail, with all the dishes, and a lawyer down here who would not be hurried. Four ladders leaned on the wall, with boys on them, waiting for a verb.',
      'A lawyer was reading aloud to a castle. At the end of every clause he bowed; and at every bow down came a dish, from a widow who was all sleeves of mail and one small hand. Her brother-in-law had brought forty men, whom he could not use until it had been read, and four ladders, on which they were sitting. He asked if you knew any law.',
      'A boy with a bump showed you the cheese-dish that had made it. It was hers, he said; and there she stood, on her castle, in a dead man’s hauberk, with both hands full. Under the wall were the dead man’s brother, a lawyer with a deed of nine skins, and forty like himself with ladders. He would be obliged if you told them that he was hurt.',
      'One of the besiegers sat by the moat, fitting plates together. He had the better part of a service. It was the widow’s, he told you, and she was sending him the rest; you could see her there, in her husband’s chain mail, taking aim at a lawyer with a butter-boat. The gentleman among the ladders was her brother-in-law, and would have the castle when the deed was read.',
    ],
    still: [
      'Somebody had poured dish-water into the herald’s trumpet, and it made, when he blew it, a domestic noise.',
      'A carp came over the wall, and after it the rest of the fish-pond.',
      'The lawyer had lost his place, and gone back to the head of the deed.',
    ],
    later: [
      'The castle gate stood open, and hens were going in and out. The widow had hung up the mail over the arch, with a gillyflower in it.',
      'Four ladders stood in the orchard, with pears being handed down them. On the battlements somebody had ranged a row of pots, mended with wire, and put in parsley.',
      'Over the castle gate they had put up a ewer, in two halves, as a crest.',
      'A notice on the castle gate asked callers to stand a little to the left.',
      'The moat had been dragged. On the bank lay a tureen, six jugs, the end of a ram, and somebody’s second schedule, spread out to dry.',
      'Some forty men were mending the castle roof at a penny each, and the widow sent up their dinner in whatever would hold it.',
      'A pedlar of crockery told you that he called at that castle now every quarter day, and it had been the making of him.',
    ],
    who: { trade: 'besieged widow', gender: 'female' },
    toward: 'for',
    offers: [
      does(['force', 'strength', 'easy', 'serious'], {
        action: 'Push the ladders off',
        hurt: 'mishap',
        description: 'They come back; and there are boys upon them who shave once a week.',
        success: [
          'You put a fork to the topmost rung, and walked. It stood on end, considering, with six boys clinging on to it, and lay gently over into the moat. They were so relieved to be wet and alive that they waved.',
          'You let them get well up the ladder, and then you told them through the arrow-slit, quite low, that you had the end of it in your hands. They thought about that. One after another, beginning at the bottom, with the greatest care, they climbed back down; and only then did you let it go, so that no one should be tempted.',
          'You sent down the first with nobody on it, to show them how it falls. On the second were nine boys. “I shall count ten,” you called, and began, rather slowly; and by six they were down, and were carrying the ladder away along the wall themselves, so that you should not be able to reach it.',
        ],
        failure:
          'You set a fork to the top rung and leaned upon it with all that you had, and the rung broke. You went out over the wall after the fork, and by six boys, who drew in their feet on the ladder to let you past.',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Read the lawyer’s parchment back to him',
        description: 'It is in three kinds of Latin, and you have to be heard over the pitch.',
        success: [
          'You read it to the end, where no one goes. The grant was to the heirs of her body, and it had her name; what he had there was a receipt for a well. The men-at-arms set down the ram, to scratch, and somehow no one picked it up again.',
          'You took it up at the place where he had left off, and did it in his own voice, through the nose. At the ninth line there was a “saving always”, and in the tenth came what was saved, and it was her. He tried to get it from you. But forty men had sat in a ditch for it, and wished to hear.',
          'You asked to have it sent up, and the widow let down a basket. There was a fold in it that he had never opened. He might have the castle, you read out, on whatever day she should have nothing left to throw; and she came back to the battlements with a bath-tub, in both arms, so that they could all see it.',
        ],
        failure:
          'You read it out. It was entirely in order. She asked you, from above, in the hush, to tell her whose side you had said that you were on.',
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Find the postern that all such houses have',
        description: 'It is behind the nettles, under the privy; that is why nobody looks.',
        success: [
          'You held your nose and your sword-belt and went up it. A kitchen-maid met you at the top with a mallet, and then, since you had plainly meant to help, with a towel. After that there was flour in the house; it came in by the way that you had found.',
          'Behind the nettles there was a grating, and behind the grating a shaft, and one does not ask. You went up it with your eyes shut. The widow herself was at the top, on her way past with a jug, and it was the only one that week that she kept. Eleven sacks came in by that road, and a goat, and a cooper.',
          'It was where your nurse had told you that they always are. You laid your cloak upon the nettles and your shoulder to the door, and after that you climbed, with your mouth closed. In the scullery they bathed you, without discussion, in a trough. What came up next by the same way was salt beef; and the lady could begin to spare the dresser.',
        ],
        failure: 'It was behind the nettles, and it was under the privy. It was also, at that moment, in use.',
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
        'It creaked about behind you with its bag flying and found nobody. You did it till your arm went, with three small boys for a court and a goose for a queen.',
        'Strike, duck, and by. At the twentieth you had the time of it in your bones, and could have done it telling your beads. The goose, who was hard to please, came two steps nearer.',
        'There had been a Saracen on the shield; it was down to the eyebrows. You struck between those forty times, and were elsewhere when the bag went by. An old man on the bank, who had lost two teeth to it in his youth, told it each time that it was past its best.',
      ],
      failure: [
        'You struck it fair and stopped to be pleased. It had been waiting by itself in that field for years.',
        'You were quick, and clear of it. But that once the rope broke; and the sandbag, which had gone for so many years in a circle, came along the field in a straight line.',
      ],
    }),
  },
  'wayside-cross': {
    places: ['plains', 'hills', 'forest', 'mountains', 'swamp', 'coast', 'desert'],
    ...does(['patience', 'perception', 'easy', 'none'], {
      action: 'Tell your beads at the wayside cross',
      description: 'An hour upon your knees, in the open, where you can be thought a saint or a target.',
      success: [
        'You got through them, with few wanderings. When one is down there one sees the road as it is: hooves since Friday, a bare foot, and a wheel with a new nail. You rose up shriven, and informed.',
        'You had only the one thing to say, and said it until it was worn smooth. When you got up there was a carter standing with his cap off; he had been waiting to tell somebody what was burning beyond the ford.',
        'You told them upon your knees in the dust, and at each decade something went by behind you: a cart, laden; a cart, not laden; eleven men in step, who would have said that they were pilgrims. At the Amen you knew a good deal of that road.',
      ],
      failure: [
        'You had got to the third decade when you observed that you were praying, and with great fervour, for a particular man to fall off his horse.',
        'A beggar knelt down by you and told his beads as well, a little faster. You would not be outdone. By the third decade you were both going like a mill, and neither had any longer the least idea to whom it was addressed.',
      ],
    }),
  },
  'parish-ale': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Drink at the church-ale',
      description: 'It is all for the roof; they measure it by how long you can look up.',
      success: [
        'You drank for the nave and then the aisle. By the chancel you were told who had poisoned the well, and that nobody had; and which of the bailiffs could be spoken with, if one happened to be behind the tithe-barn.',
        'The priest drew it himself, and sang. You were put between two churchwardens who had not spoken since Easter; by the third jug each was telling you, into the ear upon his side, precisely why.',
        'They had got to the lead for the gutters. You drank those with the sexton, who buries everybody, and so hears it all; and he told you, under his breath, who in that town was not expected to be long, and which of the heirs had already bought a horse.',
      ],
      failure: [
        'You drank for the whole of the spire. You were found in the font.',
        'You gave them “The Miller’s Daughter”, standing up, with all the gestures. The miller was on your left. She was on your right.',
      ],
    }),
  },
  'cloister-library': {
    places: ['city'],
    ...does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Ask leave to read in the cloister',
      description: 'The books are chained, and so in his way is the brother who watches you with them.',
      success: [
        'You read chronicles until the bell. The year of the great murrain, the year of no cherries; and there, in the margin, in red, just where the road goes that you were wondering at: Avoid.',
        'You turned up a map, drawn by somebody who had only been told. The sea was full of fish with crowns on. But the hill road was right, every bend of it; he must have had that from a mule-driver.',
        'It was a book of accounts: so much for candles, so much for eels. But a cellarer is a plain man; and in the year of the siege he had put down each thing that went out by the little door, and where the little door was.',
      ],
      failure: [
        'They gave you a Life of Saint Alexis in nine parts. At the sixth you may have spoken. You were shown the door, which was not chained.',
        'You turned a leaf, and the brother coughed; you turned it back, and he coughed. By and by it was explained to you that he had a cough. You had by then read one page, with great care, four times.',
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
