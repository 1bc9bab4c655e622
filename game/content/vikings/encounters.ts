import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const vikingFrames: readonly Frame[] = frames('vikings', {
  'silent-longship': {
    terrains: ['ocean'],
    weight: 3,
    shows: ['longship/ship', 'oar', 'shield'],
    openings: [
      'A longship lay across your course with forty oars out and nobody at them. Her shields hung face inward, which is done for a dead owner. By law an empty ship is the finder’s. Under the deck boards a man sneezed, and another man told him not to.',
      'There was a ship without a crew, and she meant to be taken for one. She lay in your way from reef to reef. Forty oars were run out and forty shields turned to the wood. On the middle bench stood a pot of porridge, and it boiled.',
      'You hailed a longship three times, which is the number. No one answered. Her oars were out, and her shields hung with the straps toward you. She blocked the channel. The bailer beside the mast was wet inside, and she had no leak.',
      'Forty shields hung face inward on a longship, and forty oars stood still over the water. Nobody rowed. Nobody lay dead in her either. A dog was tied to the mast. It looked between its feet at the boards, and its tail went from side to side. There was no way round her.',
      'Law gives a drifting ship to the one who finds her, less a third for the king. This one drifted across your bows. She had her oars out, her shields turned, and no people. She also had forty pairs of mittens on the rail, and the last pair dripped.',
      'A longship barred the water before you. She carried no one that you could see. Her shields faced inward, as for a burning, and the oars had been greased that day. From below the planks came a low voice. It was counting you, and it had finished.',
      'You went round the ship twice and found no living man in her. Forty oars, forty shields, forty belts laid on the benches: so much could be sworn to. On the third round the oars had moved in by a hand’s breadth. She kept between you and the open sea.',
      'She was a longship out of no harbour that you knew. Her shields hung backward, and her oars stuck out level. Nobody hailed you. A gull walked along the gunwale, looked down between two boards, and left in haste. She lay where you had to pass.',
      'Two facts did not agree. The longship had no crew, and she had fresh bread on the foredeck. Forty oars were out and forty shields hung face to the wood. She closed the passage with her length. Someone under the bread was trying to breathe without noise.',
      'A ship of forty oars lay in your road and did not row. Her shields were turned inward, and a cloth was bound over the eyes of her dragon. Owners do that when they lie in wait for a kinsman. You were nobody’s kinsman there. The men beneath the boards had not yet been told.',
    ],
    still: [
      'The longship lay where she had lain. One shield had worked loose and knocked on the planking, and no one came up to see to it.',
      'Nothing moved on her but the sea. Forty men were still under the boards, and one of them needed to cough.',
      'Her oars were out as before. She had drifted by a boat’s length, and it was in your direction.',
    ],
    later: [
      'There was open water where the longship had been. One oar floated there with an owner’s name cut in it. You did not know him.',
      'The ship had gone. A mitten lay on the sea with its fingers up, and no claim had been made on it.',
      'A cask had been let go on a line, with runes in the lid. They said that the place was taken until the next Thing.',
    ],
    offers: [
      does(['force', 'reflexes', 'easy', 'serious'], {
        action: 'Board her over the shields',
        description: 'The oars will bear one runner; whoever turned those shields may be lying under them with an axe.',
        success: [
          'You ran in along the oars and came down amidships. Forty men lay under the boards, and you stood on the boards. None of them could rise. They asked for terms, one after another, and swore to lie there until you were out of sight.',
          'You cut the halyard as you went over the rail. The yard fell, and forty ells of sail came down on the crew that was getting up. They needed some while to find the edge. By then you had their steering oar, and they let you pass in return for it.',
          'Their leader put his head up first. You had him by the collar before his shoulders were through. It was agreed in the hearing of his crew that he was your prisoner and that you would sell him back for a free passage. They paid at once. He was married to the steersman’s sister.',
        ],
        failure: [
          'The oars had been greased. You fell between the two hulls. Forty men came up to see who it was, and several leaned on the looms to keep you under for a time.',
          'You had one foot on an oar when its owner drew it in. The water was cold and the rail was high. They asked your father’s name and heard it out. Then they used a spear-butt. Cold was the keel-side.',
          'You got over the shields and landed on the dog. It was not a large dog. It held on to your leg, and the crew came out and took up the work on the other side of you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Name your kin across the water',
        description: 'Living kin must answer to a name, and the dead are bound to; a stranger may do as he likes.',
        success: [
          'You named your father, and his father, and the farm. One shield turned round on its peg, then all forty. Their steersman had once wintered at that farm and been fed. They gave you the channel, and asked you to say nothing about them farther on.',
          'You called out the name and waited. A voice beneath the boards asked who your mother’s brother was. You told it. “Then it is not you,” said the voice. They had lain there six days for another man. They backed oars and made room.',
          'Your father’s name was known there. An old man climbed out from under the benches and said that he had rowed beside him and been struck by him once. He had deserved the blow, he said. The ship was swung aside, and you went through.',
        ],
        failure: [
          'You named your father. A man below the deck named what he had been sued for. It was true, and forty benches heard it. The ship stayed where she lay.',
          'They asked in return for the grandfather, then for the one before him. You came to a name that you had to invent. One of the crew had been married to his daughter. She had told him otherwise.',
          'No one answered the first time, nor the second. The third time somebody said that the man was dead and that this was a poor voice to send after him. After that they threw fish-heads, and the passage was shut to you.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'slight'], {
        action: 'Read her by the set of her gear',
        hurt: 'blow',
        description: 'You must lie close to her to read it, and their spears have the same distance to go.',
        success: [
          'She lay deep for an empty ship. You made it forty men, and all of them forward. So you passed her by the stern, where no oar reached. You drew the pin of her rudder as you went. They rose and rowed, and went in a ring.',
          'The oars were in the wrong ports. Men who had never rowed her had set them. You judged that they could not get under way in less than an hour, and you went by at your leisure. It took them longer than that.',
          'A drag-line ran from her bow, and she was held across the stream by that alone. You cut it. The tide took her out of the channel, and the crew came up and found themselves a mile from their ambush.',
        ],
        failure: [
          'You read her as abandoned for weeks. You gave the reasons aloud. In the middle of the third reason the crew stood up, and one of them threw a stone that had been lying ready for somebody else.',
          'You leaned out to look at the lashings. A hand came through an oar-port and took hold of your sleeve. There was not much to read after that, and the gunwale hit you on the way in.',
          'You looked at the gear and missed the bow. It swung while you reckoned, and the dragon’s jaw caught you on the shoulder. They asked after the dragon.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Bear away and leave her to the sea',
        hurt: 'weariness',
        description: 'You give up a finder’s right, and you have the longer way round the reefs to row.',
        success: [
          'You put the helm over and went the long way. Astern of you forty heads came up along the rail. They had lain there two days and had caught nothing. Nobody gave chase. Wide was the water.',
          'You went about before they could unship an oar. Someone in her swore, and was told by the rest to be quiet. You had the reefs behind you by then, and deep water ahead.',
          'You bore away without a word to anyone. Later you met the ship they had been waiting for, and told her. She went round too. Her owner named you before his crew as a friend of the house.',
        ],
        failure: [
          'You turned, and she ran out her oars and turned too. It was a long race. You were not caught, and you could not close your hands for the rest of that passage.',
          'They had been waiting for someone to turn. They rowed forty against what you had. You lost them among the reefs in the end, and you lost your breath there as well.',
          'The tide was set against you on the other way. You rowed and stood still. The ship lay with her forty oars out and watched, and did not find it necessary to follow.',
        ],
      }),
    ],
  },
  holmgang: {
    terrains: ['coast', 'plains', 'hills'],
    weight: 3,
    who: { trade: 'duellist', gender: 'male' },
    shows: ['duellist', 'hide', 'hazel', 'shield', 'witness'],
    toward: 'against',
    openings: [
      'An ox-hide was pegged out across the way, and hazel rods stood at its corners. The duellist waited on it with three shields. The man he had challenged had not come. The law was clear, he said: the next free person could stand in. There were seven witnesses to hear whether you refused.',
      'A duellist had challenged a farmer for his land, and the farmer was on the roof with the ladder. So the hide lay empty within its hazel rods. Three shields leaned there for the other side. He named you in the farmer’s place before witnesses. Whoever walks on after that is called a coward in that district.',
      'There was to be a duel. The hide was pegged, the hazel was set, and each shield had been weighed. One party was missing. His brother said that he had remembered an aunt. The duellist had been paid to fight someone, and he asked your name loudly enough for every witness.',
      'The duellist lived by the law of single combat. He took a farm with it most years. That day the owner had run away by the back of the byre, and the witnesses were ashamed, for they were his cousins. They showed you the hide, the hazel rods and the spare shields. One of you must stand there, they said.',
      'A widow’s land had been staked on a duel, and her champion lay sick. The hide was down and the hazel was up. The duellist stood inside with a shield on his arm. She had no brother. He named you before the witnesses, and she looked first at your hands.',
      '“You will do,” said the duellist. He had three shields and an ox-hide and no opponent, and it is shame to a man to stand alone inside the hazel. The witnesses had called three times for the other one. By custom his place fell to the first who came by. You had come by.',
      'Two families stood round a hide with hazel rods at the corners. One had brought its duellist. The other had brought its witnesses and no son. A shield was being passed along the row of brothers-in-law, and each of them found that it did not fit him. It came to the end of the row, and you stood there.',
      'A man had been summoned to fight on the hide, and was looked for in the well. He was not in the well. The duellist paced from one hazel rod to the next. He would call anyone coward who passed, he said, and the law gave him witnesses for it. He pointed with his shield. It was at you.',
      'The duel was about a sister, and her brother had gone to sea that day. The duellist held it no matter who took the brother’s place. He had the hide, the hazel rods and three shields to each side. He also had witnesses, and they closed in behind you. The road was on the far side of him.',
      'The law on duels was said over by a boy, and he said it well. The hide must be five ells, the rods of hazel, the shields three. It did not say which man. The duellist had noticed that. His own had fled, and he claimed you in front of the witnesses before you had put down your bag.',
    ],
    still: [
      'The hide was still pegged down. Somebody had thrown fresh sand on it, and the witnesses had not been sent home.',
      'The duellist sat on the edge of the hide and rested his arm. He had told them how long the last one took, and they were counting.',
      'One of the hazel rods had been set straight. The claim against you stood as it had.',
    ],
    later: [
      'Four holes in the turf showed where the hide had been pegged. The grass inside them had come up darker.',
      'Four hazel rods stood there in a square, and someone had trained beans up them. The bean-owner had been a witness.',
      'Two children fought a duel there with pot-lids. They kept the law better than it had been kept before.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Step on to the hide',
        description:
          'Three shields to each side; the first blood on the hide decides, and he has done this for a living.',
        success: [
          'He cut two shields from your arm. While his edge was fast in the third you struck him above the knee. The blood fell on the hide and was seen. He had lost, and said so. Blood bought the road.',
          'You gave ground as far as the edge and no farther. There was a stroke that he was known for, and he used it. You stepped inside it and hit him in the mouth with the boss. By law the blood may come from the teeth.',
          'It was not long. He struck high and you struck low, and he sat down. The witnesses asked whether he held himself beaten. He looked at his foot and answered that he did. He paid the farmer’s costs in silver that day.',
        ],
        failure: [
          'Your third shield broke at the second cut. You stood there with the handle. He struck you once on the arm, with care, and asked the witnesses to look at the hide. Red was the ring.',
          'You put a heel outside the rods when you stepped back. That counts as flight. He had already begun his stroke, and he did not think it his duty to stop.',
          'The shield that they lent you had been sawn along the grain. Its owner was his uncle. It came apart, and the sword came through after it. No law was found about saws.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Find a hole in the law',
        description: 'You must find it aloud, before people who know the text, and a wrong word makes the claim stand.',
        success: [
          'You had the hide measured. It was four ells and a hand, and it should be five. A duel on a short hide is a brawl, and the challenger pays for it. He rolled it up himself.',
          'You asked who had been named in the challenge. It was another man. You asked who had heard you named before that day, at your own house, with notice of three nights. No one had. The claim was void, and the oldest witness said so first.',
          'You asked from what beast the hide came, for it may not be one that either party has eaten of. They sent for the butcher. He had sold the meat for a wedding, and the duellist had been the groom’s guest. There was no duel.',
        ],
        failure: [
          'You found a hole in the law. The oldest man there granted it. He then told how it had been closed in his uncle’s time, and by which clause. The challenge held.',
          'You said that the pegs were ash and must be hazel. They fetched hazel, and you were given the mallet. When the last peg was in, everything was lawful, and your part in it was noted.',
          'You cited a ruling from another district. A woman asked which of her brothers had lost his farm by it. You did not know. The witnesses moved closer together.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look at his feet before you answer',
        description: 'It takes time, and the witnesses will put the delay down to fear.',
        success: [
          'He stood badly on the right foot, from an old break. You asked in everyone’s hearing that the hide be moved to the slope. It was your right to choose the ground. He remembered a debt two farms away and went to see about it.',
          'His shoes were new and too small, and they were another man’s. You said that you would fight when both had walked the bounds three times. He walked them once. After that he sat down with his feet in the brook and let the claim drop.',
          'His feet pointed toward the road. You told him that nobody stood in his way there. He thought about that, took up his gear, and went. It was put down in the district as a withdrawal by consent.',
        ],
        failure: [
          'You looked at his feet, and he set one of them on yours. It was done hard and before witnesses. By custom that is an answer, and you had not given another.',
          'They were broad feet and stood well. You had your head down a long time over them. The witnesses ruled that you had bowed to him, and it was told so at the next farm.',
          'You saw the bandage on his ankle and said so. He unwound it. There was a knife in it, and no hurt. He thanked you for the reminder and put the knife where he could reach it.',
        ],
      }),
      does(['force', 'reflexes', 'easy', 'slight', 'Bearded axe'], {
        action: 'Hook his shield away with the axe',
        description: 'No law forbids it, for nobody has done it there; you must stand close enough to be struck.',
        success: [
          'The beard of the axe went over his rim, and you sat down. He came over the top of you and out past the hazel rods. Whoever leaves those has fled. There were seven people who saw it.',
          'You caught the rim and turned the haft. The strap broke, and his arm was bare to the shoulder. He had two more shields by law, but they lay behind you. He asked for terms, and got them.',
          'The axe took the shield, and the shield took him by the strap. He went round once and stepped off the hide. He argued that he had been pulled. It was held that the law says nothing of pulling.',
        ],
        failure: [
          'You hooked it and hauled, and he let go. Then you lay on your back with an axe and two shields, and he had both hands. He used both.',
          'The beard of the axe went into the wood and stayed there. He lifted the shield, the axe and you. He was not a weak man, as some had said.',
          'He had seen that done in Gotland. He turned the rim toward you at the right moment, and your own axe-head came back against your ribs.',
        ],
      }),
    ],
  },
  'oath-helper': {
    terrains: ['plains', 'hills', 'coast', 'forest'],
    weight: 2,
    shows: ['Thing/law-hill', 'ring', 'twelfth/twelve', 'cow', 'silver/fine'],
    openings: [
      'The Thing sat on its hill over a cow. A fine of silver had been paid for her, in a bag, and the payer must swear that it was full. Eleven neighbours had laid a hand on the ring. He needed a twelfth with no kin there. They barred the road and asked who your grandmother was.',
      'It was the ninth summer of the suit about the cow. Both parties had come to the law-hill, and the fine lay there in silver. The oath on the ring wants twelve, and every person present was somebody’s cousin. You had no cousin in the district. You were not let past until you had answered them.',
      'A boy ran down from the law-hill and held you by the cloak. There were eleven to swear and there must be twelve. It concerned a cow. The fine was on the stone in silver beside the ring, and neither side would trust the other’s weight. He had been told not to let go.',
      'Eleven people stood round a ring of stone and iron, and the twelfth had gone home to dinner. The oath had to begin again. It was a suit over a cow, and the fine had been brought in silver, untold. The law-speaker of the Thing called on you to stand in. No one there might, by kinship.',
      'A man was sued at the Thing for a cow that his father took. He had paid the fine in silver and asked leave to swear to it. His own side gave eleven for the ring. The twelfth must be a stranger, by an old clause that no one had needed before. They needed it then, and had closed the road.',
      '“Whose kin are you?” called the law-speaker, and on the whole law-hill people stood up. You were nobody’s kin. That was wanted. The cow’s two owners had silver on the stone, a ring to swear by, and eleven honest men. With a twelfth the case could be heard. Without one nobody went home, and nobody passed.',
      'The law-hill was roped off, and outside the rope stood two families who did not greet each other. They had one cow between them, at law. The silver for her lay under the ring. Twelve must swear to it, and there were eleven. Both families turned round when you came, and both asked you in.',
      'The twelfth man had been found to be a nephew. An aunt had proved it, and his oath was struck out. So the Thing stood still, with the ring on its stone, the fine in its bag, and the cow tied to a stake as evidence. They stopped you on the road. A stranger could mend it, they said.',
      'There was a bag of silver that no one would open, and a cow that no one would milk. Both were before the Thing. It had been agreed to settle by oath on the ring. Eleven were ready. You were asked to be the twelfth, on the ground that no one had ever lent you anything.',
      'A woman named Asa had sued her brother for a cow for nine summers. He came to the law-hill at last with the fine in silver. She wished it sworn to by twelve, hands on the ring, and one of them from outside. The eleven were there. She came down to the road herself and stood in it.',
    ],
    still: [
      'The Thing waited. The eleven had taken their hands off the ring in turn, by leave, to rest the arm.',
      'Somebody had fetched ale, and somebody from the other side had gone along to see it measured. The suit was where it had been.',
      'The cow had lain down. The question of the oath was open.',
    ],
    later: [
      'The law-hill was bare. Sticks stood in the ground to keep people’s places for the next year.',
      'A cow grazed inside the stakes of the Thing. A boy there knew whose she was, and looked round before he said it.',
      'Twelve places were trodden bare about the stone. That suit was over, you were told. There was another one over the stone.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Stand up and swear',
        description: 'You do not know the truth of it, and a false twelfth is outlawed with the other eleven.',
        success: [
          'You laid your hand on the ring. You swore that you knew nothing, had been offered nothing, and had seen no lie told since you came. It was less than the others swore. It was believed, and the suit was carried. Hand held to hallowed iron.',
          'You spoke the oath slowly and left out no name. Nobody challenged a word. The law-speaker declared it complete, and the two parties took hands across the stone. They had not done so in nine summers.',
          'You asked first that both sides name you a stranger before witnesses. They did it. Then you swore. There was no ground of objection left to anybody. The oath stood.',
        ],
        failure: [
          'You swore, and it was the oath for ships. The hill laughed. The suit was lost by that for the whole summer, and they asked you how to spell your name for the record.',
          'You put your hand on the ring, and it rolled off its stone and down the hill. It must be hallowed again, by a man who lived four days off. The case was put back until he came.',
          'An old woman rose and said that her foster-mother came from your country. That made you kin in the fourth degree. Your oath was struck out, and the eleven had to wait on.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none', 'Folding scales'], {
        action: 'Weigh the silver that was paid',
        description: 'It was about to be taken on trust, and somebody will lose by the weighing.',
        success: [
          'You hung the scales from a spear. The bag came out a third short. The payer’s brother had filled it, and everybody looked at him. He brought the rest within the hour, and no oath was needed. Silver saved the swearing.',
          'The silver was over weight by one arm-ring. He had paid too much from fear of paying too little. The other side gave the ring back. After that nobody could go on with the quarrel.',
          'You weighed it twice, once for each party, with each to hold the spear. Both times it was the same. They had never agreed on a number before, and they agreed on that one.',
        ],
        failure: [
          'It was full weight to the grain. He had borrowed to make it so. There is a fine for doubting a full bag, and the law-speaker had it by heart.',
          'The pin of your scales stuck, and the silver hung crooked. One side called it short and the other called it long. They called you several things, and agreed on those.',
          'You tipped out the bag, and there was a stone in it. Each party swore that the other had put it there. Nobody could be got to stand near the ring again.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hear both sides out',
        description: 'There are nine summers of it, told on foot, and whoever sits down has given judgement.',
        success: [
          'You heard one side and then the other. At the end you asked each in which year it began. They named different years. There had been two cows. Each party was right about one of them, and it was settled on that.',
          'They told it a summer at a time, by turns. About the fifth they began to supply what the other left out. In the ninth neither could say what the charge was. The law-speaker could, but no one asked him.',
          'You stood, and did not nod. Nobody had listened to them so before. When all was said it was found to concern a sister who had married across the valley. She was sent for, and divided the herd. Cow and kin were quit.',
        ],
        failure: [
          'You heard the first side to the end, and the second would not begin. They said that you had your mind made up. You had been on your feet for nothing, and so had they.',
          'In the sixth summer you nodded. It was at a thing said on the left. The right saw it, and named you a witness for the other party. Then you had to be answered.',
          'A child asked you to hold a stool, and you leaned on it. By the rule that was sitting. Judgement was taken as given, and neither side could find out for whom.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'none'], {
        action: 'Slip off while they argue points of order',
        description: 'You will have been seen to go, and every family there keeps count of such things.',
        success: [
          'They disputed whether a stranger may be summoned before he is named. You had not been named. You went down the back of the hill among the tethered horses, and the dispute was long.',
          'You took up a bucket and walked off, as water-carriers do. No one stops a person with a bucket at a Thing. You left it full at the spring, and so it could not be called theft.',
          'Two cousins came to blows over the order of speaking. All eleven let go of the ring to part them. You stepped across the rope, and nobody was free to take notice of it.',
        ],
        failure: [
          'You had one leg over the rope when a voice asked whether that was contempt. It was put to the vote. You waited for the result with one leg on each side.',
          'You were on the road again when you saw who walked beside you. It was the oldest man of the Thing. He had been sent to say at every farm which way you went, and he did.',
          'The horses had been tethered by a careful man. You fell over the last rope. Eleven people with nothing else to do came and helped you back up the hill.',
        ],
      }),
    ],
  },
  'staff-woman': {
    terrains: ['forest', 'hills', 'swamp', 'plains', 'mountains'],
    weight: 2,
    who: { trade: 'seeress', gender: 'female' },
    shows: ['seeress', 'staff', 'seat', 'glove'],
    toward: 'for',
    openings: [
      'A seeress sat on her high seat in the middle of the road. She was blind and had a staff with a brass knob and gloves of cat-skin. A farm had invited her and then shut the door. To see, she needs a singer, and she had none. She would not move the seat until you sang, she said.',
      'Two boys had carried a high seat for a blind seeress. One of them was to sing for her. They put it down across your way and ran home. She felt for you with the staff and found your chest. “Sing,” she said, and pulled on her other glove. No one passes a seeress without leave.',
      'It is old custom that a seeress is fed, paid and sung to. This one had been put out of six farms since the baptism. She was blind. She set down her high seat where the way was narrow, laid the staff over her knees, and held out a glove. She asked for a voice, and for yours.',
      'The staff came across the road at the height of your belt. At the end of it was a cat-skin glove, and in the glove a seeress, old and blind. She sat out of doors because her host had been baptised that week. She had the seat and the sight. She lacked a singer, and you were not to go by before she had one.',
      'A kinswoman of the chief had sent for a seeress, and the chief sent her away. She carried the high seat on her own back as far as this place. There she sat down. She took off a glove and heard you with her hand. “You know the song,” said the blind woman, and lowered the staff in front of you.',
      'The road was held by one old woman. She was a seeress by trade, blind from her birth, with gloves of cat and a brass-bound staff. Her seat stood from ditch to ditch. She did not ask for silver. She asked you to sing the spirits up, and named it the toll.',
      'There was a high seat where no house was. The seeress in it turned a blind face to you and counted how many you were. She counted one more than you did. Her singer was dead that year, and was her sister. She put the staff down before your feet, smoothed her gloves, and asked for the warding-song.',
    ],
    still: [
      'The seeress had not moved her seat. She had taken off one glove and held her hand out in your direction.',
      'The staff lay where it had lain. She was saying the first line of a song, and stopping where the second should come.',
    ],
    later: [
      'Four dents in the ground showed where the high seat had stood. There was cat hair in one of them. You stepped over the place.',
      'A boy sat there with his eyes shut. He was learning to see, he said. He had seen his supper so far.',
      'Round prints of a staff went from farm to farm. At each door they stopped. At the last door they went in.',
    ],
    offers: [
      does(['talk', 'vigour', 'medium', 'slight'], {
        action: 'Sing the warding-song for her',
        hurt: 'weariness',
        description: 'You learned it as a child and were forbidden it; what comes will look first at the singer.',
        success: [
          'You sang it to the end and missed no turn. She put back her head and spoke in the voice of a drowned man. He gave you one piece of advice about a ford. Then she drew in the staff and let you pass.',
          'Something came up behind you, and it smelled of wet wool. She asked it three questions. Two of the answers were hers, she said, and one was yours. She told you which. You did not look round.',
          'It had forty lines, and you had them from your grandmother. At the last line the old woman stood up from her seat without help. She told you what lay ahead on the road and on which side. Song was settled with sight.',
        ],
        failure: [
          'You left out the third turn. She cried out that the wrong one had been let in. It went away again, but it went by way of you, and you were cold for long after it.',
          'You sang, and a little way off somebody sang it after you, beginning at the end. You had to hold the tune until it had been sung backward and was done. It was a long song, both ways.',
          'Your voice broke at the name that must not break. She put her hand over your mouth. You were hoarse and shook at the knees, and nothing had been seen by anyone.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Warm her hands and ask for nothing',
        description: 'Others would ask for the day of their death; you give up the question.',
        success: [
          'You drew off the gloves and held her hands between yours. No one had held them since the priests came to that country. She told you unasked by which door to leave the next house. Then she moved her seat out of the road.',
          'Her hands were cold to the wrist. You rubbed them as lambs are rubbed, and said nothing. When they were warm she named a man you should not drink with. She had not been going to tell you.',
          'You sat at her feet with her hands in your sleeves. She slept a little. On waking she asked what she owed. You said that nothing was owed, and she had to think how that was done. She let you by.',
        ],
        failure: [
          'Her hands did not grow warm. Yours grew cold and stayed so. She begged your pardon for it. It was an old art, she said, and it had to draw on somebody.',
          'She felt along each of your fingers, and stopped at the last. She gave you your hand back and asked whether you had eaten. She would say no more than that.',
          'You took her right hand, and it was the one that she had burned. She bore it for a time out of manners. She turned the seat so that its back was to you, and there she stayed.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'slight', 'Rune-staves'], {
        action: 'Throw the rune-staves against hers',
        hurt: 'weariness',
        description: 'It is held to be rude to test a guest, and one of you will be shown up.',
        success: [
          'You cast, and she cast and read them with a finger. They agreed to the last stave. She made room for you on the high seat. The two of you sat there and talked about others in the trade, and none of it was to their credit.',
          'Yours said that the farm would send for her again. Hers said when. A rider came up the road while you were comparing them. He asked her pardon from the saddle, and carried the seat himself.',
          'All lay alike but one. You told her that yours was the wrong one. She felt it over and said that it was true, and that few would own to it. The way was open after that.',
        ],
        failure: [
          'Yours fell face down, every one. She felt them one by one and turned none of them over. She told you to sleep well. You did not, for three nights.',
          'One of your staves rolled under the seat and could not be found. It was the stave for homecoming. She moved her feet about for it with great goodwill, and you crawled until your back gave out.',
          'You read first, and read it well. She read after you and mentioned what you had left out. You had left it out on purpose. It was said in front of you for the first time.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'none'], {
        action: 'Go round her beyond reach of the staff',
        description: 'Her hearing is the best in the district, and it is bad luck to be touched by the brass.',
        success: [
          'You took your shoes in your hand and went through the ditch. She turned her face after you at every step, and did not put out the staff. “That one was taught,” she said to no one.',
          'You threw a pebble to the left and went by on the right. She struck at neither. She named your father to you as you went, and she had not been told his name.',
          'You waited until she coughed, and passed while it lasted. It was a long cough. On the far side you laid your bread on a stone for her, and she thanked you by your name.',
        ],
        failure: [
          'You were nearly past. She put out the staff without haste, and the brass rested on your foot. You went back to where you had begun, as anyone would.',
          'You watched the staff and forgot the seat. One leg of it stood out behind. You fell into her lap, and she held you there and felt your face to the end.',
          'The ditch was deeper than it had looked. She heard you to the bottom of it. She then came with the staff, feeling for a hand to help up, and the brass found your ear.',
        ],
      }),
    ],
  },
  'monks-with-a-bell': {
    terrains: ['coast', 'ocean'],
    weight: 2,
    shows: ['monk', 'bell', 'book', 'skerry'],
    openings: [
      'Six monks had a bell half out of the sea, and the other half would not come. They stood on the edge of a skerry, up to their belts, and filled the only landing. They knew your kind by the cloak. The eldest held a book in front of his chest. They could not let go and they would not let you by.',
      'A bell had been given to a skerry. The giver lived ashore and was thanked there. Six monks had the lifting of it, and their boat had broken in two. They saw you and began on the psalm for the dying, out of one wet book. The bell lay where you would have to land.',
      'The skerry had six monks on it, one hut, and no wall. They had been robbed by your countrymen within the year. Their bell had gone off the ledge and blocked the channel. They wanted it back up. They took you for the next robber, and the youngest hid the book under his habit.',
      'You came to a skerry where men prayed for strong arms. There were six of them, all monks, and a bell was slipping from their hands into the tide. Then they saw whose arms had been sent. The one with the book shut it. They stood in your way, and none of them could swim.',
      'Nobody owns a skerry that is under water half the day, so the monks had settled on one. Six of them were pulling a bell up over the weed. The rope lay across your way. When you came near they did not cut it, though they looked at it. The abbot lifted the book and said that this was all they had.',
      '“We have nothing,” said a monk. He said it in your own tongue, with a farmer’s accent. Behind him on the skerry five more held a bell by its lip, and it was too heavy for them. A book lay on the rock to dry. They needed help, and it was you, and they were not going to ask for it. They barred the landing with their bodies.',
      'The bell was for a brother of the king who had been buried without one. It weighed what a cow weighs. Six monks had brought it as far as the foot of a skerry, and there the sea was taking it back. They left no room for you to come by. One had a book in his teeth, for want of a third hand.',
      'Six monks sat in a row on a skerry and looked at the water. Their bell was in it. A rope still held it, and the rope was wearing through. They saw you come, and the old one stood up with the book and offered you that to go away. You could not have gone on in any case. The bell lay in the gap.',
      'There was a man among the monks who had been a shipwright. He had told the other five that the raft would not bear a bell. They had trusted in the book. Now the raft was gone and they stood in the wash of a skerry, with the bell on their shoulders, and you could not get by. They had no hand free to cross themselves.',
      'A bell rang under water, once for each wave. Six monks had it on a rope from a skerry, and it was pulling them in by the length of a foot each time. They blocked your way and could not help it. When they saw what you were they read louder from the book.',
    ],
    still: [
      'The monks had come to the end of the psalm and were alive. They began it again.',
      'The bell lay where it had lain. Two of the six looked at your arms, and looked away in case it was a sin.',
      'Nobody had been killed yet. One monk had said so aloud, and the rest wished that he had not.',
    ],
    later: [
      'You could hear the bell from the water. It was rung a little early, and the hand that rang it did not shake.',
      'The bell hung from a whale’s rib on top of the skerry. Someone was polishing it, and he went on polishing while you passed.',
      'A bowl of curds stood on the landing with a slate over it. There was one spoon. It was set out for strangers, and you were the only one there.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell them that you are fishing',
        description: 'You carry a weapon and no line, and they have met fishermen of that sort.',
        success: [
          'You asked whether there was cod about. The cook answered before anyone could stop him. He named a bank to the north, and the depth, and the bait. After that the others had to believe it, and they made room for you.',
          'They asked what you fished for. You said herring. It was not the month for it, and the eldest knew that. He blessed your nets in spite of it, and you had none, and you went by.',
          'You asked to buy bait. Their abbot said that a man who means to rob does not begin by paying. The six agreed on it. They let you through and sold you nothing.',
        ],
        failure: [
          'You said that you were fishing. The youngest looked at your weapon and fell down on the rock. The other five took him for dead and struck up the psalm again.',
          'One of them asked for your hook, to bless it. You had none to show. He drew back his hand and blessed his brothers with it, one after the other.',
          'You named a fish, and you named it wrong. Six men who ate nothing else corrected you. It did not make them easier in your company.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Help to lift the bell ashore',
        hurt: 'mishap',
        description: 'It weighs what a cow weighs; if it slips, it will go over whoever is lowest.',
        success: [
          'You lifted from below and they hauled from above. It went up the rock a foot at a time. When it hung they let you ring it first. Your countrymen had ended the quiet there before. Bronze spoke over brine.',
          'You carried it on your back with a monk at each side to steady it. Nothing was said on the way. At the top the abbot asked your name for the list of those who are prayed for. You gave the name of a dead shipmate.',
          'They counted to three in Latin. You did not know where the three was, and lifted alone. It was up before they had begun. They stood with their hands out, and the landing was free.',
        ],
        failure: [
          'It rolled back down the rock over an oar and a toe. The toe was yours. It sat on the bottom in four fathoms and could be seen quite well.',
          'You had it as high as your chest when two of them let go to thank God. They had been carrying most of it. It took you down to the next ledge and lay on you there.',
          'The weed gave under your feet. The bell went one way and you went the other, and your head met it where they crossed. It rang. The monks knelt to the bell and not to you.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Ask what is written in the book',
        description: 'They believe that you want it for the fire, and you must own that you cannot read.',
        success: [
          'The monk held the page away from you at first. It had beasts in the letters, biting their tails. You drew him one of yours on the rock with a wet finger. He copied it into the margin, and they moved over so that you could see him do it.',
          'It told how a saint was killed by men in a longship. You pointed out that nobody rows with his face to the bow. He fetched ink and turned the rowers round. The saint was still killed. You were let by as one who knew the subject.',
          'You could not read, and said it. The eldest had taught farmers’ sons before. He gave you four letters, and they were enough for your own name. You wrote it on the rock below the tide-line, and the six stood aside.',
        ],
        failure: [
          'You opened it upside down. A monk turned it round before he could stop himself. He saw your face. The rest of the visit was short, and no one moved out of your way.',
          'You put out a hand, and the book went from monk to monk behind their backs. The cook had it last. He could not read either. He recited the Lord’s Prayer at you and turned the pages.',
          'A wave came over the ledge while you asked. It took four leaves. They counted the loss aloud, and each looked at you in his turn.',
        ],
      }),
    ],
  },
  'feud-in-the-birches': {
    terrains: ['forest', 'hills', 'mountains', 'plains'],
    weight: 3,
    shows: ['axe', 'birch', 'hall', 'door', 'brother'],
    openings: [
      'Nine men with axes stood among the birches before a hall. Their brother had been killed, and the killer’s kin were inside with the door barred. Brushwood lay along the walls. They asked your name twice. You were not the one, but you were of that height, and the road was theirs.',
      'A man was dead, and silver had been offered for him. It was too little. So his nine brothers had come with axes, and stood in the birches across the road. The hall that they watched had one door, and it was shut. They told you the sum. Then they asked which side you were on.',
      'The women had been let out of the hall, as the law requires. One of them would not go. Nine men waited with axes and brushwood under the birches, and she stood in the door and named each of them by his mother. It concerned a killed brother. You came up behind the nine, and they turned.',
      'There was a killing in the district. No fine was paid for it within the year, and so the nine brothers of the dead man had the right of fire. They had stacked brushwood round a hall and leaned their axes on a birch. The door was barred from inside. They stopped you on the road and asked if you were kin to it.',
      'The hall was owned by a man whose son had killed his neighbour. The neighbour had nine brothers. They held the birches on both sides of the road, with axes. No one could come out by the door, and no one could go past. They asked you whether you carried wood.',
      'Nine axes were counted from the hall roof, aloud. The men who held them stood in the birches and did not deny the number. They had come for the one who killed their brother, and they wanted him through the door or under the roof. Travellers were held until it was done. You were a traveller.',
      'Two families had been good neighbours until it came to the brother. Now one of them sat in its hall behind a barred door. The other, nine men, stood in the birches with axes, and the brushwood was green and would not burn. They stopped you and asked for fire.',
      'An old man lay on the roof of a hall and wetted the turf from a bucket. He talked to nine men in the birches below. They knew each other well. They wanted his grandson, who had killed their brother, and he said no each time. The axes were between you and the road, and the door was between the axes and the boy.',
      'A suit for manslaughter had been lost by a false oath. After that the dead man’s nine brothers took their axes from the wall. You met them under the birches, with the hall before them and its door made fast. They had waited three days for someone to come out. You came from the wrong side, and they ringed you in.',
      '“Is that he?” said a boy with an axe. It was not, his uncles told him. They were nine, and they stood in the birches round a hall, and it was for a brother of theirs. The man they wanted was behind the door. You were asked to stay where you were, in case someone was mistaken.',
    ],
    still: [
      'The door of the hall was barred, and the nine stood where they had stood. Each of them had moved the axe to his other hand.',
      'Nothing was settled. Somebody inside had begun to bake, and the brothers could smell it.',
      'They still held the road. The eldest had sat down under a birch, which he had said that he would not do.',
    ],
    later: [
      'The feud had moved to another valley. Birch-bark lay trodden flat there, and a boundary stone had two new names.',
      'A fence stood where the nine had been. It had a gate, and the gate was tied from both sides.',
      'There was a mound by the road with a cow’s price in stones round it. Both families had carried them.',
    ],
    offers: [
      does(['talk', 'charisma', 'hard', 'slight'], {
        action: 'Offer to judge the blood-price',
        description: 'Both sides must give you their hands on it beforehand, and both will hate what you say.',
        success: [
          'You took their hands on it and named two hundred ells. It was more than had been offered and less than had been asked. They were silent for some time. “It is taken,” said the eldest. The axes went under the cloaks.',
          'You asked both sides what the dead man had been good for. They named fences, eels, one horse and a temper. You valued these one by one. The sum was agreed on through the wall, and the bar was lifted.',
          'You judged full payment, and half of it back for the false words that he had used beforehand. Both sides admitted the words. They paid in the yard in cattle. The mother of the dead man drove the cows home herself. Cattle closed the quarrel.',
        ],
        failure: [
          'You named the price. The youngest of the nine asked quietly what should be paid for you. He had the sum with him, he said.',
          'Those in the house said that it was too much, and those outside that it was too little. They had both found someone to shout at. Stones came from the two sides, and you were where they met.',
          'You began with the dead man’s faults, as a judge may. Nobody had told you that his mother stood behind you. She had a distaff, and she ended the hearing with it.',
        ],
      }),
      does(['force', 'strength', 'medium', 'grave', 'Round shield'], {
        action: 'Stand in the hall door with your shield',
        description: 'One man can come at you at a time there, and nine are ready to.',
        success: [
          'They came one at a time. You put down the first and the second. The third wept with anger and could not see where he struck. Nobody wished to be the fourth. They bound each other up and went home. Brother lay unbought.',
          'You stood, and the axes broke on the iron of the rim. After the fifth man there was one axe left that would cut. Its owner was the youngest. The eldest took it out of his hand and said that it was enough.',
          'You did not strike back. You held the shield and named each man who struck it, in a voice that the house could hear. The old people in there were witnesses. By the sixth name they saw what it would cost at law, and stopped.',
        ],
        failure: [
          'You held it against two of them. The third had a boar-spear and a longer arm. You were pulled out of the doorway, and the bar was thrown behind you by those you had stood for.',
          'The rim split at the fourth blow. After that your arm was the shield. They stepped over you, and found that the door was still shut.',
          'The brushwood caught while you stood there. You had fire at your back and axes in front. You chose the axes, as most do, and were not let through.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Show them by the tracks that he is gone',
        description: 'You help a manslayer away by it, and they may ask which way you did not point.',
        success: [
          'There was a heel-mark behind the byre, deep at the toe and dry at the edge. He had run, and it was a day ago. They looked up the long valley. They had hay at home. They took up their axes and went to see to it.',
          'You showed them one whole foot and one that dragged, and a dog’s beside them. He had gone over the ridge on a bad ankle. “So he has the ankle,” said the youngest. It was agreed that this could be told at home.',
          'The tracks led out of the byre and into a stream. He had been let down from the roof in a basket. All of them looked at the basket. The old people in the house were asked through the wall, and they said that it was so.',
        ],
        failure: [
          'You read the tracks aloud from the wall to a tree. At the tree you looked up, and there was a boot. He was in it. You had shown them the man after all.',
          'The youngest put his foot into the print, and it fitted. They had all come by that way themselves. They asked you again which side you were on.',
          'You had shown them the heel and the toe when a face came to the smoke-hole to look. Everyone knew it. He was at home, and your word was worth nothing there.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Dive through the birches',
        hurt: 'blow',
        description: 'They throw well, and they have waited a long time for something to throw at.',
        success: [
          'You were among the white stems before the first axe struck one. It took them time to pull it out. You lay under a root until they had done blaming one another and gone back to the house.',
          'You went between two trunks where no grown person goes. The axes came after you and stuck. Soon there were nine men and no weapons. Bark had the blades.',
          'You ran toward them and through, and nobody had expected that. Two brothers struck at you and hit each other’s hafts. The law on that is long. You did not stay to hear it.',
        ],
        failure: [
          'Birches stand close, and you were not narrow. A thrown haft took your legs away. They discussed whose it was while they walked up.',
          'You ran into a tenth man, whom you had not counted. He held the horses. He had been told that he would see no fighting, and he made use of what he got.',
          'You fell over the brushwood. They took you for one who had come to pull it from the wall. That has its own penalty, and it was paid on the spot.',
        ],
      }),
    ],
  },
  'wrong-runes': {
    terrains: ['plains', 'hills', 'forest', 'mountains', 'coast'],
    weight: 1,
    shows: ['rune', 'whalebone', 'girl', 'father', 'bog'],
    openings: [
      'A girl lay sick in a house beside a bog. Under her straw they had found a whalebone four ells long, with runes cut in it. Her father stood in the road and stopped all who passed. He could not read them. He wanted someone who could undo them, and he held the gate until you came in.',
      'There was a farm on the edge of a bog, and its one daughter, a girl of sixteen, had not eaten for six days. Someone had put a whalebone in her bed. It was cut with runes from end to end. Her father had heard that you knew things. He laid his staff across your way and asked if you did.',
      'Runes were cut for love, and they were cut wrong. So people judged it by what came after. The girl in whose bed the whalebone lay could not lift her head. Her father had carried the thing out to the road beside the bog. Nobody should go on, he said, before somebody had dealt with it.',
      'A farmer had a whalebone in his arms, and he held it away from his body. It was longer than he was. He had drawn it from under his sick girl. The father asked no price of you and offered none. He asked you to take the runes off her. Behind him was a bog, and in front of him was you, and he did not step aside.',
      'You were stopped by a father at his gate. No house stood near, and there was bog on both sides of the path. He had one child, a girl, and she had turned her face to the wall. The whalebone with the runes in it had come to the house by night. He did not know who paid for it. He would let you go when you had looked.',
      'Nobody in the district would touch the whalebone. It stood against a gate by the bog with its runes to the road. The girl it was made for was dying of it, and her father said so in few words to each who came. He had said them to eleven. You were the twelfth, and he shut the gate.',
      'The law says that whoever cuts runes must know how to read them. A carver had passed through who did not. He left a whalebone in the bed of a girl and a full purse in his belt. Now she was wasting. Her father stood at the bog’s edge, where the path is narrow, and asked everyone for help, and let no one by.',
    ],
    still: [
      'The runes were as they had been cut. The girl had taken water, and nothing else.',
      'Nobody had gone nearer to the whalebone. The father stood where he had stood, and his hands hung down.',
    ],
    later: [
      'The girl was up. She was carrying two buckets and scolding a calf. Her father nodded to you over the wall, and he was not known to nod.',
      'A pedlar with a roll of chisels was being shown the way out of that district. The whole district showed it to him, each with a stick.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'slight', 'Carving knife'], {
        action: 'Cut the runes out and cut them right',
        description: 'Ten strokes are wanted, and each is on your own head while the bone lasts.',
        success: [
          'You scraped the bone clean and burned the scrapings. Then you cut four runes of which you were sure. They laid it under her pillow. She slept until the next day, and woke hungry, and the gate was opened. Right runes ran home.',
          'All were sound but the last, and that had one stroke too many. You took the stroke out. Nothing flashed. In the house a spoon was heard in a bowl, and her father went in to see who held it.',
          'You cut ten for health and named each aloud as it was made. The dog that had lain outside her door for six days got up and went in to her. People there held that to be evidence.',
        ],
        failure: [
          'You had all right but one. That one you cut from memory, and your memory was of a bad teacher. The girl cried out in the house, and the knife had gone into your thumb.',
          'The bone was hard and old. The blade slipped along the grain and took a strip of you with it. Blood ran into the runes. It made them easier to read, and no better.',
          'You cut them well, and cut them upside down. It was her grandmother who saw it. She took the knife from you by the handle, and you by the ear.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask who had them cut',
        description: 'Nobody pays for runes who is not angry, afraid or in love, and none of these likes to be asked.',
        success: [
          'It was the neighbour’s son. He had paid for love and had never spoken to her. You took him to the house by the arm. He said four words to her through the wall. She answered, and asked for bread.',
          'Her aunt had bought them against a suitor. She owned to it on the third asking, and wept, and went in. She told the girl that the suitor might come. The girl sat up. He had been waiting in the barn.',
          'You asked at the well, and at the mill, and a small boy looked at his feet. His brother had sent him with the bone. The brother was fetched and named his reason before witnesses. It was love. The fine was set at a marriage.',
        ],
        failure: [
          'You asked who paid for them. You were asked in turn who paid you. Before long the whole farm believed that you had brought the bone yourself.',
          'A young man began to tell you and saw her father listening. He said that he had come about a horse. There was no horse. Nobody would tell you more.',
          'You asked the mother, and it was she. She had wanted the girl quiet. She had not wanted her so quiet. It could not be said in that house, and she shut the door on you.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Study the hand that cut them',
        description:
          'A carver may be known by his strokes, and you must look at them long enough for them to work on you.',
        success: [
          'The cuts leaned to the left, and the blade had a notch. One man in that district was left-handed and owned such a knife. He was sent for and showed it. Then he told them which rune to burn, and it was burned.',
          'He had cut from the wrong end. Read from the other it was a charm for butter. The father laughed once and stopped. It was told to the girl, and she laughed longer, and it was thought that the worst was over.',
          'The last stave was in a different hand. Someone had added it afterward with a kitchen knife. Her small brother had wanted to be a carver. He took it off again himself, and she was better by the time he had done.',
        ],
        failure: [
          'You knew the hand after a while. It was that of the man who taught you. There was nothing more that you wished to find out there.',
          'You looked until you caught yourself saying them aloud. The father took the bone out of your sight. He had one sick person in the house already, he said.',
          'It was a good hand, sober and steady. He had known what he cut, and had meant it. You told the father so. He asked what use it was to know that, and you had no answer.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Throw the whalebone in the bog',
        hurt: 'mishap',
        description: 'It is heavy and the ground is soft; bogs have also been known to give things back.',
        success: [
          'You carried it out as far as the moss would bear, and let it go. It went down upright. Bubbles came up in a row. When you had your feet on firm ground again somebody in the house had asked for milk.',
          'You threw it from the hip and it turned over once. The bog took one end and then the other. Her father stood and watched the place until the water was flat. Then he thanked you and gave you the road. Bone went to bog.',
          'It would not sink. You stood on it, and went down with it as far as the belt, and they drew you out with a rope. The bone stayed. The girl ate after that, and nobody went out to look for it.',
        ],
        failure: [
          'It went in, and you went in after it, to the ribs. The bone was the heavier and found the bottom first. It took four men to pull you loose.',
          'It lay on top. You put a foot on it, and it tipped and threw you over. In the end it came to rest on the bank with the runes uppermost. Your shoulder had met the other end.',
          'You swung it to throw and your heel broke through the turf. It came down across your shins. They carried it off you, and put it back against the gate.',
        ],
      }),
    ],
  },
});

export const vikingPursuits: readonly Pursuit[] = pursuits('vikings', {
  'mend-the-boat': {
    places: ['coast', 'ocean'],
    ...does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Go over the strakes with tar and hair',
      description: 'It costs an hour with your arm down the planking, and the sea will do it at a higher price.',
      success: [
        'You found the weeping seam with your tongue, salt against sweet. You drove it full of tarred hair. She was dry after that, and no one had been drowned in the finding of it.',
        'You went along her by hand, plank after plank. One crack was the breadth of a hair. You closed it. She had belonged to your mother’s brother, and he had not found it in twelve years.',
        'You drew the old hair from the lowest seam in one length and laid in new. Then you put your bare feet on the bottom boards. They stayed dry. Tight was the timber.',
      ],
      failure: [
        'You drove the seam full and drove the next rivet out. There was more water in her afterward than before you came.',
        'The seam was clean and the tar was warm. You stepped back to look at it. The pot stood behind you, and you wore it for a while.',
        'The hair was goat’s, and had been sold to you as cow’s. It came out again with the first wave. The seller was a cousin, and the suit would not have paid.',
      ],
    }),
  },
  'skerry-eggs': {
    places: ['coast', 'mountains'],
    ...does(['explore', 'reflexes', 'easy', 'slight'], {
      feeds: true,
      action: 'Climb the bird-cliff for eggs',
      description: 'The fulmars spit, the ledges are greased, and three men of that district have died of it.',
      success: [
        'You came down with a full shirt. From the third ledge you had seen the whole coast, with every reef marked white. You named them over until you had them. Then you ate. Full was the fowler.',
        'There is a right to one egg from each nest, and you kept within it. On the top ledge you ate three raw. You could see from there how the tide turned in the race.',
        'One bird did not fly. You took from either side of her. Over the shoulder of the cliff somebody had a fire, and you saw by which way they had come to it.',
      ],
      failure: [
        'A ledge came away, and you were on it. It was not a high one. You lay at the foot of the cliff and the eggs lay on you.',
        'You had four in your shirt and one between your teeth. A fulmar leaned over and was sick on you. You missed the last two holds.',
        'A boy from the farm stood below and said whose cliff it was. You came down faster than you had gone up, and on your back. He allowed you to keep the shells.',
      ],
    }),
  },
  'bench-talk': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Take a low bench in the hall and listen',
      description: 'Ale comes last to the low benches, and a stranger who listens is watched.',
      success: [
        'By the second horn they had stopped minding you. You heard who was to row out in spring, and against whom. One of the lord’s sworn friends had sold his rope.',
        'They told the story of the bear. You had it before, from a man who was in it, and you let them tell it. They thought well of that. They told you the next one, which they should not have.',
        'You were put among the old men by the door. One of them had taught the lord to swim. He told you what the lord was afraid of then, and that he was afraid of it yet.',
      ],
      failure: [
        'Your neighbour asked whom you held the better man, the lord or his brother. You answered. It was the brother’s bench.',
        'You laughed when the others did. It had been a lawsuit, and it had been lost, and the loser sat with his knee against yours.',
        'Nobody spoke. They were in mourning for a steersman, and the bench was his. You got up again, and the place was left open.',
      ],
    }),
  },
  'oar-wager': {
    places: ['city'],
    ...does(['force', 'strength', 'medium', 'slight'], {
      action: 'Arm-wrestle the ship-crews on the jetty',
      description: 'It is done over two lit candles, and whoever loses is burned on the knuckles.',
      success: [
        'You put down a Gotlander and a Dane and a cook of great weight. The cook put out the candle in falling. You paid for nothing in that street while you were there.',
        'You put the same man down twice, so that there should be no dispute. His shipmates felt your arm. They named a skipper who was short of a rower, and what he paid.',
        'You and a man from Orkney sat hand to hand until the tallow ran out. Neither had moved. It was called even. He made room for you on the bench and told you where they had been.',
      ],
      failure: [
        'The cook was last, and he had watched you grow tired. They had butter standing ready for the burn. It had been used that day already.',
        'He was seventy and asked leave to use his left. You gave it. Your hand was on the candle before he had finished thanking you.',
        'Your elbow slipped in spilled ale. By the rule of that jetty it was a fall. The owner of the ale was married to the judge.',
      ],
    }),
  },
});

export const vikingFinds: readonly Find[] = [
  {
    places: ['coast', 'ocean'],
    item: item('Walrus tusk', 14, 'A yard of ivory with somebody’s owner-mark half filed off.'),
    told: [
      'The other one, you supposed, was still looking for it.',
      'It had held up somebody’s tent, and was polished on the side where they leaned.',
      'You sighted along it, as one does, and it bent to the left.',
      'There was a hole bored at the root, and a bit of the rope in it yet.',
      'You laid it along your own arm, and it was the longer by a hand.',
      'A row of notches ran down it, of the kind that one cuts for days, or for debts.',
    ],
  },
  {
    places: ['coast', 'ocean', 'swamp'],
    item: item('Amber bead', 6, 'There is a gnat in it, older than the gods and in better repair.'),
    told: [
      'You rubbed it on your sleeve and it picked up a hair.',
      'It weighed so little that you looked in your hand again, to see whether you had picked it up.',
      'It was warm, as amber is, like something out of another hand.',
      'Held up to one eye, it turned the whole country to ale.',
      'It had been drilled from both sides, by somebody who missed, a little, in the middle.',
      'You touched it to your teeth, where glass is cold, and it was not glass.',
      'The thread was still in it, and had been cut, not worn through.',
      'You breathed on it, and it was some time before the gnat came back.',
      'Something had gnawed at it once and been disappointed.',
    ],
  },
  {
    places: ['plains', 'hills', 'city', 'swamp'],
    item: item('Silver arm-ring', 12, 'Twisted rod, with three pieces already cut off in payment.'),
    told: [
      'It had been bitten, to see; and then, by someone else, to make sure.',
      'You pushed it up as far as the elbow, where it stopped, as it had on somebody else.',
      'There was one knot in it that a smith had meant, and one that he had not.',
    ],
  },
  {
    places: ['city', 'plains', 'forest'],
    item: item('Bone comb', 3, 'Elk, in a case. One tooth gone and the runes for “Asfrid owns”.'),
    told: [
      'There were two grey hairs in it, long ones.',
      'It had a lid to the case, and somebody had cut a bear on the lid, or a dog.',
      'You drew it once through your own hair, and it brought out sand.',
      'You read the runes aloud, and looked round for Asfrid.',
    ],
  },
  {
    places: ['hills', 'mountains'],
    item: item('Soapstone mould', 4, 'Casts a hammer on the one side and a cross on the other.'),
    told: [
      'The hammer side was the more worn.',
      'Somebody had started on a third thing, along the edge, and given it up at the legs.',
      'There was still a thread of tin in the channel.',
    ],
  },
  {
    places: ['city', 'forest', 'plains'],
    item: item('Drinking horn', 5, 'It cannot be set down, and is meant not to be.'),
    told: [
      'The rim was silver. Somebody had bitten it, to see, and had left a piece of tooth.',
      'It had been given a foot by somebody careful, and the foot had been broken off by somebody thirsty.',
      'There was a name on it in runes, and over that three others, each with a line through.',
      'You blew down it first, as one should, and it gave the note that calls cows.',
      'A mark had been scratched on the inside, a long way down, to show how much had been promised.',
    ],
  },
  {
    places: ['forest', 'hills', 'mountains'],
    item: item('Throwing spear', 6, 'Bent at the neck and straightened by someone in a hurry.'),
    told: [
      'The shaft was ash, and new. The head had evidently outlived several.',
      'It balanced best at a place where somebody had wound it with a bootlace.',
      'You threw it once, to see, and had rather far to walk.',
    ],
  },
  {
    places: ['mountains', 'forest', 'hills'],
    item: item('Reindeer hide', 6, 'Winter-killed, thick as turf.'),
    told: [
      'It shed on everything at once, as though it had been waiting for somebody.',
      'It was long enough for anybody, and had a leg over.',
      'You tried it with the hair in and with the hair out, and it made up its mind for in.',
    ],
  },
  {
    places: ['ocean', 'coast', 'mountains'],
    item: item('Sun-stone', 11, 'A clear crystal; turn it, and it finds the sun behind any cloud.'),
    told: [
      'You turned it on the sky, and lost a moment looking for the edge where the light goes double.',
      'Seen through it your own boot had a brother, a little to the left.',
      'It had been wrapped in a child’s sock, by somebody who meant to come home.',
      'There is a chip out of one corner, and a man who swore by it says that it was always so.',
      'You looked at your hand through it, and had eight fingers and two thumbs.',
      'All its corners leaned the same way, like people listening.',
      'Somebody had bound a thong round it, to have it about the neck when swimming.',
      'Some steersman had worn it smooth with not trusting it.',
      'Laid on your palm, it gave you all the lines there twice, the long one as well.',
      'Two people had scratched their names on it, each on the side that the other would not look at.',
    ],
  },
  {
    places: ['city', 'coast', 'desert'],
    item: item('Whalebone gaming-piece', 2, 'The king, out of his set. He looks as if he had warned them.'),
    told: [
      'The carver had given him a beard in six strokes, and four of them were for the worry.',
      'There was a peg under his feet, for playing aboard ship, and it had been broken off in a hurry.',
      'You stood him up to see what he would look at, and it was something behind you.',
      'Somebody had given him a moustache as well, later, with a pen.',
    ],
  },
  {
    places: ['forest', 'swamp', 'plains'],
    item: item('Sheathed seax', 8, 'The blade is sound. The sheath is stitched to it, from the inside.'),
    told: [
      'You pulled, as everybody does, and it stayed.',
      'There were a great many stitches, and small, and no two people would have agreed on the reason.',
      'You held it to your ear and shook it, and nothing had anything to say.',
    ],
  },
  {
    places: ['coast', 'ocean', 'city'],
    item: item('String of stockfish', 3, 'Hard as roof-shingles, and as long-lived.'),
    told: [
      'One of them looked at you with its mouth open, as though it had been interrupted.',
      'You knocked on one, and it was like knocking at a door.',
      'They clacked together at every step, like a very dry conversation.',
      'It had been used for something else in between, by the dent.',
      'The string was better than the fish.',
      'Somebody had given one of them a name, in charcoal, and had evidently spared it.',
      'You had been told that it can be eaten, and for how long one has to hit it first.',
      'You tried a corner, and were still at it when you had forgotten what it was.',
    ],
  },
  {
    places: ['plains', 'desert', 'swamp', 'city'],
    item: item('Gilt buckle', 7, 'Frankish. A saint on it who did not see you coming.'),
    told: [
      'You did it up round nothing, and it held.',
      'The tongue of it had been mended with a fish-hook.',
      'The saint was worn away as far as the eyes and the one hand.',
    ],
  },
  {
    places: ['desert', 'plains', 'mountains'],
    item: item('Raven feather cloak-pin', 5, 'Bronze, with the beak worn bright from being asked things.'),
    told: [
      'The pin was bent to the shape of a broader shoulder.',
      'You asked it something small, and put it on.',
      'One of the eyes was silver, and the other had been.',
    ],
  },
];
