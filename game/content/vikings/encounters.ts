import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const vikingFrames: readonly Frame[] = frames('vikings', {
  'silent-longship': {
    terrains: ['ocean'],
    weight: 3,
    shows: ['longship/ship', 'oar', 'shield'],
    cast: { 'longship/ship': 'she', 'crew/men/steersman/voice': 'they' },
    openings: [
      'A longship lay across your course with forty oars out and nobody at them, and you could not get round her. Her shields hung face inward, which is done for a dead owner. By law an empty ship is the finder’s. Under the deck boards one of her crew sneezed, and another man told him not to. It was an ambush.',
      'A longship lay in your way from reef to reef, with forty oars run out and no crew to be seen. Forty shields were turned to the wood. It was a trap, for on the middle bench stood a pot of porridge, and it boiled. You had to get past her.',
      'You hailed a longship that blocked the channel, and no one answered. Her oars were out, and her shields hung with the straps toward you. The bailer beside the mast was wet inside, and she had no leak. Men were hidden in her, and you had to pass.',
      'A longship lay where you had to pass, with forty oars out and forty shields face inward. Nobody rowed. Her men were hidden under the deck to fall on whoever came near. A dog was tied to the mast. It looked between its feet at the boards, and its tail went from side to side.',
      'A longship drifted across your bows with her oars out, her shields turned, and no people to be seen. The law gives such a ship to the one who finds her. She also had forty pairs of mittens on the rail, and the last pair dripped. Her crew lay hidden and waited for you.',
      'A longship barred the water before you, and her crew lay hidden below the planks. Her shields faced inward, as for a burning, and the oars had been greased that day. From under the boards came a low voice. It was counting you, and it had finished.',
      'A longship kept between you and the open sea, and nobody was to be seen in her. Forty oars, forty shields, forty belts laid on the benches: so much could be sworn to. Then the oars moved in by a hand’s breadth. There were men in her, and they lay in wait.',
      'A longship lay where you had to pass, with her shields hung backward and her oars stuck out level. Nobody hailed you. A gull walked along the gunwale, looked down between two boards, and left in haste. Her crew was under those boards.',
      'A longship closed the passage with her length and showed no crew. She had fresh bread on the foredeck. Forty oars were out and forty shields hung face to the wood. Someone under the bread was trying to breathe without noise. They meant to fall on you as you passed.',
      'A longship of forty oars lay in your road and did not row, for her crew was hidden under the boards. Her shields were turned inward. Owners do that when they lie in wait for a kinsman. You were nobody’s kinsman there. The men had not yet been told.',
    ],
    still: [
      'The longship still barred the water, and her men still meant to fall on you if you tried to pass. One shield had worked loose and knocked on the planking.',
      'You had not got past the longship, for she filled the passage and her forty men lay in wait for you. One of them needed to cough.',
      'The longship lay in your way with her oars out, and there was no water beside her that her crew could not reach. She had drifted by a boat’s length, and it was in your direction.',
    ],
    givenUp: [
      'The longship’s crew gave you up as a poor catch. They rowed her into another channel to lie in wait for somebody else, and you went on through the gap.',
      'Forty men grew tired of the deck boards and of you. They backed the longship off the passage, and you were laughed through it.',
      'The steersman ruled that one so easily beaten was not worth an ambush. His crew took the longship away to other water, and you had the passage and no credit by it.',
    ],
    later: [
      'There was open water where the longship had been. One oar floated there with an owner’s name cut in it. You did not know him.',
      'The ship had gone. A mitten lay on the sea with its fingers up, and no claim had been made on it.',
      'A cask had been let go on a line, with runes in the lid. They said that the place was taken until the next Thing.',
    ],
    offers: [
      does(['force', 'reflexes', 'easy', 'serious'], {
        action: 'Board the longship over her shields',
        description: 'You run in along the oars and must master her hidden crew; they may meet you with an axe.',
        success: [
          'You boarded her and had the crew under your feet. You ran in along the oars and came down amidships. Forty men lay under the boards, and you stood on the boards. They asked for terms, one after another, and swore to lie there until you were out of sight.',
          'You boarded the longship, cut down her sail, and caught her crew under it. Forty ells of it came down on them as they got up. They needed some while to find the edge. By then you had their steering oar, and they let you pass in return for it.',
          'You boarded the longship and took her leader prisoner as he put his head up. It was agreed in the hearing of his crew that you would sell him back for a free passage. They paid at once. He was married to the steersman’s sister.',
        ],
        failure: [
          'You did not get aboard. The oars had been greased, and you fell between the two hulls. Forty men came up to see who it was, and several leaned on their oars to keep you under for a time.',
          'You failed to board the longship. You had one foot on an oar when its owner drew it in. The crew asked your father’s name and heard it out. Then they pushed you off with a spear-butt.',
          'You came over the shields and were thrown off again. You had landed on a dog. It was not a large dog. It held on to your leg while the crew came out and beat you back over the rail.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Name your kin to the hidden crew',
        description: 'They may know your family and let you by for its sake; with a stranger they may do as they like.',
        success: [
          'You named your father, and his father, and the farm, and the longship let you pass. One shield turned round on its peg, then all forty. Her steersman had once wintered at that farm and been fed. He asked you to say nothing about them farther on.',
          'You called out your father’s name, and it saved you. A voice beneath the boards asked who your mother’s brother was. You told it. “Then it is not you,” said the voice. The crew had lain there six days for another man. They backed oars and made room.',
          'Your father’s name was known in that ship, and you were let through. An old man climbed out from under the benches and said that he had rowed beside him and been struck by him once. He had deserved the blow, he said.',
        ],
        failure: [
          'Your kin did not help you. You named your father, and a man below the deck said that he had been sued for stolen hay. It was true, and forty benches heard it. The ship stayed where she lay.',
          'They did not believe your names. They asked for a grandfather, then for the one before him. You came to a name that you had to invent. One of the crew came from that farm and had never heard it.',
          'You named your father three times and were not believed. At the third somebody said that the man was dead and had had a better voice. After that they threw fish-heads, and the passage was shut to you.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'slight'], {
        action: 'Study the longship for a way past',
        hurt: 'blow',
        description:
          'You look for what can stop her; you must lie close to see it, and their spears have the same distance to go.',
        success: [
          'You read her rightly and slipped past her. She lay deep for an empty ship, with all her men forward. So you passed by the stern, where no oar reached, and drew the pin of her rudder. They rose and rowed, and went in a ring.',
          'You read her gear and had time to go by. The oars were in the wrong ports, set by men who had never rowed her. You judged that they could not get under way in less than an hour. It took them longer than that.',
          'You saw what held the longship, and cut it. It was a drag-line from her bow. The tide took her out of the channel, and the crew came up and found themselves a mile from their ambush.',
        ],
        failure: [
          'You read the ship wrong. You took her for abandoned and gave the reasons aloud. In the middle of the third reason the crew stood up, and one of them threw a stone.',
          'You went too near to read her. You leaned out to look at the lashings, and a hand came through an oar-port and took hold of your sleeve. The gunwale hit you on the way in.',
          'You looked at her gear and missed the bow. It swung while you reckoned, and the carved dragon struck you on the shoulder. The crew asked whether the dragon was hurt.',
        ],
      }),
      does(['flight', null, 'easy', 'slight'], {
        action: 'Turn away and row the long way round',
        hurt: 'weariness',
        description: 'You go round behind the reefs; it is a long pull, and she has forty oars to follow with.',
        success: [
          'You bore away and got clear of the longship by the long way round the reefs. Astern of you forty heads came up along the rail. They had lain there two days and had caught nothing. Nobody gave chase. Wide was the water.',
          'You turned before they could unship an oar, and left the longship behind. Someone in her swore, and was told by the rest to be quiet. You had the reefs behind you by then, and deep water ahead.',
          'You turned away from the longship and were not followed. Later you met the ship that her crew had been waiting for, and told her. She went round too. Her owner named you a friend before his crew.',
        ],
        failure: [
          'You could not shake her off. You turned, and the longship ran out her oars and turned too. It was a long race, and at the end of it she lay across your way again. You could not close your hands.',
          'You did not get away, for the crew of the longship had been waiting for someone to turn. They rowed forty against what you had, and headed you off. You lost your breath among the reefs.',
          'You could not get round. The tide was set against you on the other way. You rowed and stood still. The longship lay with her forty oars out and watched, and did not find it necessary to follow.',
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
    cast: { 'duellist/challenger': 'he', 'witness/farmer': 'they' },
    openings: [
      'A duellist stood on an ox-hide pegged out across your way, with hazel rods at its corners and three shields. The man he had challenged had not come. By law, he said, the next free person could stand in, and that was you. There were seven witnesses to hear whether you refused.',
      'A duellist waited on a pegged ox-hide within hazel rods, and named you before witnesses to fight him. He had challenged a farmer for his land, and the farmer was on the roof with the ladder. A shield leaned there for you. Whoever walks on after that is called a coward in that district.',
      'A duellist stood on a hide with hazel rods round it, and his opponent had not come. The man’s brother said that he had remembered an aunt. The duellist had been paid to fight someone. He held out a shield and named you in that man’s place, loudly enough for every witness.',
      'A duellist had the hide and the hazel rods set up on your road and nobody to fight. He lived by challenging farmers for their land. That day’s farmer had run away by the back of the byre. The witnesses gave you a spare shield and said that you must stand there in his place.',
      'A duellist stood on a hide between hazel rods with a shield on his arm, and named you before the witnesses to fight him. A widow’s land had been staked on the duel, and her champion lay sick. She had no brother. She looked first at your hands.',
      '“You will do,” said a duellist who stood on an ox-hide with a shield and no opponent. Hazel rods marked the ring. The witnesses had called three times for the other man. By custom his place fell to the first who came by. You had come by, and they would not let you go on.',
      'Two families stood round a hide with hazel rods at the corners, and you were asked to fight on it. One had brought its duellist. The other had brought witnesses and no son. A shield was passed along the row of brothers-in-law, and each found that it did not fit him. It came to you.',
      'A duellist paced a hide between hazel rods, and pointed at you with his shield. His man had been summoned to fight and had hidden. You were to fight in that man’s place. He would call anyone coward who passed, he said, and the law gave him witnesses for it.',
      'A duellist on a hide between hazel rods claimed you to fight him, and the witnesses closed in behind you. The duel was about a sister, and her brother had gone to sea that day. The duellist held it no matter who took up the brother’s shield. The road was on the far side of him.',
      'A duellist whose man had run away claimed you to fight in his place, in front of the witnesses. A boy said over the law. The hide must be five ells, the rods of hazel, the shields three. It did not say which man. The duellist had noticed that, and he barred the road.',
    ],
    still: [
      'The duellist still stood on the hide across your road, and you were still named before the witnesses to fight him.',
      'The duellist had not withdrawn his challenge to you, and the road was behind him. He was in no haste about it.',
      'The duellist still waited on the hide for you to fight him, and the witnesses let nobody slip away. One of the hazel rods had been set straight.',
    ],
    givenUp: [
      'The witnesses ruled that the duellist had the better of you, and opened the road. The quarrel that he had come about was put off to the next court.',
      'The duellist rolled up his ox-hide, for beating a stranger won him nothing by law. His own case was left for another day, and you were let by, beaten.',
      'You were declared beaten before the witnesses, and the challenge was dropped. The duellist went home to wait for the man he had named first, and the road was free.',
    ],
    later: [
      'Four holes in the turf showed where the hide had been pegged. The grass inside them had come up darker.',
      'Four hazel rods stood there in a square, and someone had trained beans up them. The bean-owner had been a witness.',
      'Two children fought a duel there with pot-lids. They kept the law better than it had been kept before.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight the duellist on the hide',
        description:
          'Three shields to each side; whoever bleeds first on the hide has lost, and he does this for a living.',
        success: [
          'You beat the duellist. He cut two shields from your arm. While his edge was fast in the third you struck him above the knee. The blood fell on the hide and was seen. He had lost, and said so. Blood bought the road.',
          'You won the duel. You gave ground as far as the edge and no farther. There was a stroke that the duellist was known for, and he used it. You stepped inside it and hit him in the mouth with your shield. By law the blood may come from the teeth.',
          'You won the duel, and it was not long. The duellist struck high and you struck low, and he sat down. The witnesses asked whether he held himself beaten. He looked at his foot and answered that he did.',
        ],
        failure: [
          'The duellist won that bout. Your third shield broke at the second cut, and you stood there with the handle. He struck you once on the arm, with care, and asked the witnesses to look at the hide. Red was the ring.',
          'You lost the bout. You put a heel outside the rods when you stepped back. The duellist had already begun his stroke, and he did not think it his duty to stop.',
          'The duellist beat you by a trick. The shield that they lent you had been sawn along the grain. It came apart, and the sword came through after it. No law was found about saws.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Find a reason in law against the duel',
        description: 'You must find it aloud, before people who know the text, and a wrong word makes the claim stand.',
        success: [
          'You found a hole in the law, and there was no duel. You had the hide measured. It was four ells and a hand, and it should be five. A duel on a short hide is a brawl, and the challenger pays for it. The duellist rolled it up himself.',
          'You got free by law. You asked who had been named in the challenge. It was another man. You asked who had heard you named at your own house, with notice of three nights. No one had. The claim was void, and the oldest witness said so first.',
          'You stopped the duel by law. You asked from what beast the hide came, for it may not be one that either party has eaten of. They sent for a butcher. He had sold the meat for a wedding, and the duellist had been a guest.',
        ],
        failure: [
          'You found no way out in the law. You named a hole in it, and the oldest witness told how it had been closed in his uncle’s time, and by which clause. The challenge held.',
          'Your objection did not help you. You said that the pegs were ash and must be hazel. They fetched hazel, and you were given the mallet. When the last peg was in, everything was lawful, and the duellist still waited.',
          'The witnesses did not accept your law. You cited a ruling from another district. A woman asked which of her brothers had lost his farm by it. You did not know. The witnesses moved closer together.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Study the duellist before you answer',
        description:
          'You may find a weakness that makes him give up; but the witnesses will put the delay down to fear.',
        success: [
          'You saw that the duellist stood badly on the right foot, and it saved you. You asked in everyone’s hearing that the hide be moved to the slope, as was your right. He remembered a debt two farms away and went to see about it.',
          'You saw that the duellist’s shoes were too small, and used it. You said that you would fight when both had walked the bounds three times. He walked them once. After that he sat down with his feet in the brook and let the claim drop.',
          'You saw that the duellist’s feet pointed toward the road. You told him that nobody stood in his way there. He thought about that, took up his gear, and went. It was put down in the district as a withdrawal by consent.',
        ],
        failure: [
          'You looked at the duellist’s feet and gained nothing. He set one of them on yours. It was done hard and before witnesses, and you saw no more. The challenge stood.',
          'You saw no weakness in the duellist. His feet were broad and stood well. You had your head down a long time over them. The witnesses ruled that you had bowed to him.',
          'You thought that the duellist was lame, and he was not. You saw the bandage on his ankle and said so. He unwound it. There was a knife in it, and no hurt. He put the knife where he could reach it.',
        ],
      }),
      does(['force', 'reflexes', 'easy', 'slight', 'Bearded axe'], {
        action: 'Hook the duellist’s shield away with your axe',
        description: 'No law forbids it, for nobody has done it there; you must stand close enough to be struck.',
        success: [
          'You hooked the duellist off the hide and won. The beard of the axe went over his rim, and you sat down. He came over the top of you and out past the hazel rods. Whoever leaves those has fled. There were seven people who saw it.',
          'You hooked his shield away, and the duellist gave in. The strap broke, and his arm was bare to the shoulder. He had two more shields by law, but they lay behind you. He asked for terms, and got them.',
          'You pulled the duellist off the hide by his shield. He went round once and stepped over the edge. He argued that he had been pulled. It was held that the law says nothing of pulling, and you were free to go.',
        ],
        failure: [
          'The hook failed. You hauled on the shield, and the duellist let go. Then you lay on your back with an axe and two shields, and he had both hands. He used both.',
          'You did not get the shield. The beard of the axe went into the wood and stayed there. The duellist lifted the shield, the axe and you, and put you down hard.',
          'The duellist knew that trick. He turned the rim toward you at the right moment, and your own axe-head came back against your ribs. He kept the shield.',
        ],
      }),
    ],
  },
  'oath-helper': {
    terrains: ['plains', 'hills', 'coast', 'forest'],
    weight: 2,
    when: BY_DAY,
    shows: ['Thing/law-hill', 'ring', 'twelfth/twelve', 'cow', 'silver/fine'],
    cast: { 'court/farmers/neighbours/law-speaker/crowd': 'they' },
    openings: [
      'The Thing, the court of the district, stopped you on the road. One farmer had paid another a fine in silver for a cow, and the other said that it was too little. Twelve people had to swear on the court’s ring that it was full. Eleven were ready. The last must have no kin there, and they asked for you.',
      'The Thing, the court of the farmers, would not let you past. Two families were at law about a cow. One had paid a fine in silver for her, and the other doubted its weight. It had to be sworn by twelve, on the ring, that nothing was wanting. There were eleven, and everyone else was somebody’s cousin. Both sides asked you to be the twelfth.',
      'A boy held you by the cloak and led you to the Thing, the court of the district. Two farmers had a suit about a cow. A fine in silver had been paid for her, and one of them called it too light. To settle it twelve must take the ring and swear that it was not. Eleven stood there, and a stranger was wanted for the last: you.',
      'The Thing, the court of the district, called you off the road to be the twelfth to swear. A man had brought a fine in silver for a cow, and her owner did not trust the bag. The law wants twelve hands on the ring, and an oath that the sum is right. One of the twelve had gone home. They would not let you go on.',
      'The Thing, the court of the farmers, had closed the road and asked you to swear. A man was sued for a cow that his father took. He had paid the fine in silver, and the other side called it too little. With twelve oaths on the ring it would be held to be enough. Eleven of his neighbours would swear, and the twelfth must be a stranger.',
      'The Thing, the court of the district, stopped you on the road, for you were nobody’s kin there. Two farmers were at law about a cow. The fine for her lay there in silver, and one of them would take it only if twelve swore on the ring that it was the right weight. There were eleven. Without you nobody passed.',
      'Two families at the Thing, the court of the district, had a suit about a cow, and had drawn a rope across your way. One had paid the other a fine in silver, and the other thought it light. Let twelve lay a hand on the ring and swear to it, the court said. Eleven had come forward, and both families asked you to be the last.',
      'The Thing, the court of the farmers, stopped you on the road, for it needed a stranger to swear. A farmer had paid a fine in silver for a cow, and her owner doubted the weight. Twelve were to confirm it with an oath on the ring. One of the twelve had been found to be a nephew. You were to take his place.',
      'The Thing, the court of the district, did not let you by and asked you to be the twelfth to swear. A man had paid a fine for a cow in silver, and the owner said that it was too little. Eleven neighbours were ready to put a hand on the court’s ring and swear that the payment was honest. The last had to be a stranger.',
      'A woman named Asa stopped you before the Thing, the court of the district. She had sued her brother for a cow for nine summers. He had come at last with the fine in silver, and she would not take it before twelve had sworn on the ring to its weight. Eleven had, and she asked you, a stranger, to be the twelfth.',
    ],
    still: [
      'The Thing still waited for a twelfth to swear about the fine, and kept you there for it. The eleven had taken their hands off the ring in turn, by leave, to rest the arm.',
      'The Thing still sat over the suit of the cow and did not let you by until it was ended. Somebody had fetched ale for both sides.',
      'The two sides at the Thing were still not agreed on the fine for the cow, and they still held the road. The cow had lain down.',
    ],
    givenUp: [
      'The Thing sent to the next district for another twelfth, and that one swore. The suit of the cow was ended, and you were told to go on.',
      'The law-speaker sent you off as no use to the court. Another stranger came up the road, laid a hand on the ring, and closed the cow’s suit without you.',
    ],
    later: [
      'The law-hill was bare. Sticks stood in the ground to keep people’s places for the next year.',
      'A cow grazed inside the stakes of the Thing. A boy there knew whose she was, and looked round before he said it.',
      'Twelve places were trodden bare about the stone. That suit was over, you were told. There was another one over the stone.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Swear as the twelfth',
        description:
          'It ends the suit and opens the road; but you do not know the truth of it, and false swearers are outlawed.',
        success: [
          'You swore, and your oath was accepted. With your hand on the ring you swore that you knew nothing, had been offered nothing, and had seen no lie told since you came. It was enough. The fine was taken, the suit was ended, and you might go on.',
          'You swore as the twelfth, and the suit was ended. Nobody challenged a word. The law-speaker declared the oath complete, and the two parties took hands across the stone. They had not done so in nine summers.',
          'Your oath stood, and the road was opened. You had asked first that both sides name you a stranger before witnesses. They did it. Then you swore, and there was no ground of objection left to anybody.',
        ],
        failure: [
          'Your oath did not count. You swore, and it was the oath for ships. The whole law-hill laughed. The law-speaker had you take your hand off the ring again.',
          'Your oath was spoiled. You put your hand on the ring, and it rolled off its stone and down the hill. It had to be looked for, washed and hallowed, and after that nobody wished to hear you.',
          'Your oath was struck out. An old woman in the crowd rose and said that her foster-mother came from your country. That made you kin in the fourth degree. The eleven had to wait on.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none', 'Folding scales'], {
        action: 'Weigh the silver that was paid',
        description: 'It was about to be taken on trust, and somebody will lose by the weighing.',
        success: [
          'You weighed the silver and found the bag a third short. The payer’s brother had filled it, and everybody looked at him. He brought the rest within the hour, and no oath was needed. Silver saved the swearing.',
          'You weighed the silver, and it ended the suit. It was over weight by one arm-ring. The payer had paid too much from fear of paying too little. The other side gave the ring back. After that nobody could go on with the quarrel.',
          'You weighed the silver twice, once for each side, and both took the result. It was the same each time. They had never agreed on a number before, and they agreed on that one.',
        ],
        failure: [
          'You weighed the silver for nothing. It was full weight to the grain, and neither side thanked you. There is a fine for doubting a full bag, and the law-speaker had it by heart.',
          'Your weighing settled nothing. The pin of the scales stuck, and the silver hung crooked. One side called it short and the other called it long. They called you several things, and agreed on those.',
          'You made the quarrel worse. You tipped out the bag of silver to weigh it, and there was a stone in it. Each side swore that the other had put it there.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hear both sides out',
        description:
          'You may find how to settle it without an oath; there are years of it, and you must hear it standing.',
        success: [
          'You heard both sides and found the fault. You asked each in which year it began. They named different years. There had been two cows. Each side was right about one of them, and it was settled on that.',
          'You heard both sides until the quarrel wore out. They told it a summer at a time, by turns. In the ninth neither could say what the charge was. The law-speaker could, but no one asked him.',
          'You heard both sides to the end, and they made it up. Nobody had listened to them so before. It was found to concern a sister who had married across the valley. She was sent for, and divided the herd. Cow and kin were quit.',
        ],
        failure: [
          'You heard the first side, and the second would not begin. They said that you had your mind made up. You had been on your feet for nothing, and so had they.',
          'You were held to be partial. In the sixth summer of the story you nodded. The other side saw it, and named you a witness against them. Then you had to be answered, and nothing was settled.',
          'You did not stand it out. A child asked you to hold a stool, and you leaned on it. By the rule that was sitting. Judgement was taken as given, and neither side could find out for whom.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'none'], {
        action: 'Slip off while the Thing argues',
        description: 'You will have been seen to go, and every family there keeps count of such things.',
        success: [
          'You slipped away while the Thing argued. They disputed whether a stranger may be summoned before he is named. You went down the back of the hill among the tethered horses, and the dispute was long.',
          'You got away with a bucket. No one stops a person with a bucket at a Thing. You left it full at the spring, and so it could not be called theft.',
          'You got away when two cousins came to blows over the order of speaking. All eleven let go of the ring to part them. You stepped across the rope, and nobody was free to take notice of it.',
        ],
        failure: [
          'You were caught. You had one leg over the rope when a voice asked whether that was contempt. It was put to the vote, and you waited for the result with one leg on each side. You were sent back.',
          'You did not get away: the oldest man of the Thing had seen you go, and came after you to the road. He took you by the sleeve and led you back to the law-hill.',
          'You did not get away: the horses behind the hill had been tethered by a careful man, and you fell over the last rope. The eleven came and helped you back up the hill.',
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
    cast: { seeress: 'she' },
    openings: [
      'A blind seeress sat on her high seat in the middle of the road and would not let you by. She had a staff with a brass knob and gloves of cat-skin. To see what is coming she needs someone to sing, and her singer was gone. She would not move the seat until you sang, she said.',
      'A blind seeress sat on a high seat across your way. Two boys had carried her there, and one of them was to sing so that she could see; they had run home. She felt for you with the staff and found your chest. “Sing,” she said, and pulled on her glove. No one passes a seeress without leave.',
      'A blind seeress had set down her high seat where the way was narrow, and held you up with her staff. She had been put out of six farms since the baptism. By old custom a seeress is fed, paid and sung to. She held out a glove of cat-skin and asked you to sing, so that she could see.',
      'A seeress, old and blind, held her staff across the road at the height of your belt. Her host had been baptised that week and had put her out of doors, and her high seat with her. She lacked a singer, without whom she saw nothing. You were not to go by, said the hand in the cat-skin glove, before you had sung.',
      'A blind seeress sat in your way on the high seat that she had carried there on her back. A chief had sent her off unheard. She took off a glove and felt your face. “You know the song,” she said, and lowered the staff in front of you. She wanted to be sung to, so that she could see.',
      'A blind seeress held the road with her high seat, which stood from ditch to ditch. She had gloves of cat-skin and a brass-bound staff. She did not ask for silver. She asked you to sing the spirits up for her, and named it the toll.',
      'A blind seeress sat on a high seat in your road and counted how many you were. She counted one more than you did. Her sister, who used to sing for her, was dead. She put the staff down before your feet, smoothed her gloves, and asked for the warding-song before you went on.',
    ],
    still: [
      'The seeress had not moved her seat out of the road, and let nobody by who had not sung to her. She held out her hand in your direction.',
      'The seeress still held her staff across the way and wanted a song, so that she could see. She was saying the first line of one.',
    ],
    givenUp: [
      'The seeress gave you up for a singer. Neighbours carried her and her high seat to a house that fed her, and the road was open.',
      'A farm girl came by who knew the song, and the seeress saw what she had wished to see. She lifted her staff for you and told you nothing of it.',
    ],
    later: [
      'Four dents in the ground showed where the high seat had stood. There was cat hair in one of them. You stepped over the place.',
      'A boy sat there with his eyes shut. He was learning to see, he said. He had seen his supper so far.',
      'Round prints of a staff went from farm to farm. At each door they stopped. At the last door they went in.',
    ],
    offers: [
      does(['talk', 'vigour', 'medium', 'slight'], {
        action: 'Sing for the seeress as she asks',
        hurt: 'weariness',
        description: 'You learned the song as a child; it calls up spirits, and they look first at whoever sings.',
        success: [
          'You sang it to the end, and the seeress was content. She put back her head, and a drowned man spoke out of her: the next ford was deep on the left. Then she drew in the staff and let you pass.',
          'You sang, and the seeress saw a drowned kinsman of yours behind you. She asked him whether you would come home, and he said that you would. You did not look round at him, and she let you go by.',
          'You sang the whole song, and the seeress made way. She told you what she had seen: a dry road and one bad night on it. The song had forty lines, and you had them from your grandmother. Song was settled with sight.',
        ],
        failure: [
          'You sang the song wrong. You left out the third turn. The seeress cried out that the wrong one had been let in. It went away again, but it went by way of you, and she had seen nothing.',
          'You sang, and the seeress saw nothing. A little way off somebody sang it after you, beginning at the end. You had to hold the tune until it had been sung backward and was done. It was a long song, both ways.',
          'You could not finish the song. Your voice broke at the name that must not break. The seeress put her hand over your mouth. You were hoarse and shook at the knees, and she had seen nothing.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Warm the seeress’s hands and ask for nothing',
        description: 'They are cold, gloves or no; for a kindness she may let you by without the song.',
        success: [
          'You warmed her hands, and the seeress let you by. She told you unasked to leave the next house by the back door. No one had held those hands since foreign priests came to that country.',
          'You warmed her hands, and the seeress moved her seat for you. They were cold to the wrist, and you rubbed them as lambs are rubbed. She told you not to drink with a man who has one ear. She had not been going to tell you.',
          'You warmed her hands, and the seeress gave you the road. She slept a little. On waking she asked what she owed. You said that nothing was owed, and she had to think how that was done.',
        ],
        failure: [
          'You could not warm her hands. They did not grow warm, and yours grew cold and stayed so. The seeress begged your pardon for it. It was an old art, she said, and it had to draw on somebody.',
          'The seeress would not be warmed. She felt along each of your fingers, and stopped at the last. She gave you your hand back and asked whether you had eaten. She would say no more than that.',
          'You hurt the seeress. You took her right hand, and it was the one that she had burned. She bore it for a time out of manners. Then she put the glove on again.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'slight', 'Rune-staves'], {
        action: 'Throw your rune-staves and let the seeress judge',
        hurt: 'weariness',
        description: 'You read what is coming in her place, and need not sing; she will say if you read it wrong.',
        success: [
          'Your staves agreed with hers, and the seeress let you by. She cast and read hers with a finger. She made room for you on the high seat, and the two of you talked about others in the trade. None of it was to their credit.',
          'You read the staves well, and the seeress was freed from the road. Yours said that the farm would send for her again. Hers said when. A rider came up while you were comparing them. He asked her pardon from the saddle, and carried the seat himself.',
          'You threw the staves, and the seeress took your reading. All lay alike but one. You told her that yours was the wrong one. She said that it was true, and that few would own to it. The way was open after that.',
        ],
        failure: [
          'Your staves failed you. They fell face down, every one. The seeress felt them one by one and turned none of them over. She told you to sleep well. You did not, for three nights.',
          'The throw came to nothing. One of your staves rolled under the seat, and you crawled for it until your back gave out. It was the stave for homecoming. The seeress moved her feet about for it with great goodwill.',
          'The seeress showed you up, and you were not let by. Your staves spoke of an early death, and you had left that out on purpose. She said it in front of you, and it was the first time that anyone had.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'none'], {
        action: 'Go round the seeress beyond reach of the staff',
        description: 'Her hearing is the best in the district, and it is bad luck to be touched by the brass.',
        success: [
          'You got round the seeress. You took your shoes in your hand and went through the ditch. She turned her face after you at every step, and did not put out the staff. “That one was taught,” she said to no one.',
          'You passed the seeress untouched. You threw a pebble to one side and went by on the other. She struck at neither. She named your father to you as you went, and she had not been told his name.',
          'You got by while the seeress coughed. It was a long cough. From the far side you wished her good health, and she thanked you by your name.',
        ],
        failure: [
          'The seeress caught you. You were nearly past when she put out the staff without haste, and the brass rested on your foot. You went back to where you had begun, as anyone would.',
          'You did not get round her. You watched the staff and forgot the seat. One leg of it stood out behind. You fell into the lap of the seeress, and she held you there and felt your face to the end.',
          'You did not get by. The ditch was deeper than it had looked, and the seeress heard you to the bottom of it. She came with the staff, feeling for a hand to help up, and the brass found your ear.',
        ],
      }),
    ],
  },
  'monks-with-a-bell': {
    terrains: ['coast', 'ocean'],
    weight: 2,
    shows: ['monk', 'bell', 'book', 'skerry'],
    cast: { 'monk/cook/abbot': 'they' },
    openings: [
      'Six monks stood at the edge of a skerry, a rock in the sea, with a bell half out of the water, and filled the only landing. They could not lift it and would not let it go. They took you for a robber by your cloak. The eldest held a book in front of his chest and would not let you by.',
      'Six monks on a skerry had a bell to lift, and it lay where you would have to land. Their boat had broken in two under it. They took you for a robber and began on the psalm for the dying, out of one wet book. They needed arms, and barred the landing against yours.',
      'Six monks on a bare skerry had lost their bell off the ledge, and it blocked the channel that you needed. They wanted it back up and could not lift it. They had been robbed by your countrymen within the year. They took you for the next robber, and the youngest hid the book under his habit.',
      'Six monks on a skerry were losing hold of a bell, and stood in your way with it. They had prayed for strong arms. Then they saw whose arms had been sent, and the one with the book shut it. They took you for a robber, and none of them could swim.',
      'Six monks were pulling a bell up over the weed of a skerry, and could not do it. Their rope lay across your way. They took you for a robber and held it there. The abbot lifted the book and said that this was all they had.',
      'Six monks barred the landing of a skerry with their bodies and held a bell by its lip. It was too heavy for them. A book lay on the rock to dry. “We have nothing,” said one of them. They took you for a robber. They needed help, and were not going to ask you for it.',
      'Six monks stood at the foot of a skerry with a bell, and the sea was taking it from them. They left you no room to come by. They took you for a robber, and could neither fight nor let go. One had a book in his teeth, for want of a third hand.',
      'Six monks sat on a skerry and held a rope with a bell in the water at the end of it. It lay in the gap that you had to go through, and they could not draw it up. You were a robber to them by your cloak. The old one stood up and offered you the book to go away.',
      'Six monks stood in the wash of a skerry with a bell on their shoulders, and you could not get by. Their raft had sunk under it. They took you for a robber. One held a book over his head to keep it dry. They had no hand free to cross themselves.',
      'Six monks on a skerry had a bell on a rope under the water, and it was pulling them in by a foot with each wave. They blocked your way and could not help it. They took you for a robber by your cloak, and read louder from the book.',
    ],
    still: [
      'The monks still blocked your way, for they could not lift their bell and took you for a robber. They had begun the psalm again.',
      'The six monks could not get their bell out of your way, and would let no robber near it. Two of them looked at your arms, and looked away in case it was a sin.',
      'The six monks still took you for a robber and did not let you by. Nobody had been killed yet, and one of them had said so aloud.',
    ],
    givenUp: [
      'More monks came out in a boat and raised the bell with ropes. They still took you for a robber, but the water was open, and they watched you out of sight.',
      'You left the skerry, as the monks would have no help from you. A fisherman whom they trusted drew up their bell, and the water was free again.',
    ],
    later: [
      'You could hear the bell from the water. It was rung a little early, and the hand that rang it did not shake.',
      'The bell hung from a whale’s rib on top of the skerry. Someone was polishing it, and he went on polishing while you passed.',
      'A bowl of curds stood on the landing with a slate over it. There was one spoon. It was set out for strangers, and you were the only one there.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the monks that you are fishing',
        description: 'Then you are no robber, and they can let you by; but you carry a weapon and no line.',
        success: [
          'The monks believed that you were fishing, and let you by. You asked whether there was cod about. The cook named a bank to the north, and the depth, and the bait, before anyone could stop him. After that the others had to believe it.',
          'The monks took your word and made way. They asked what you fished for. You said herring. It was not the month for it, and the eldest knew that. He blessed your nets in spite of it, and you had none, and you went by.',
          'The monks let you through. You had asked to buy bait. Their abbot said that a man who means to rob does not begin by paying. The six agreed on it, and sold you nothing.',
        ],
        failure: [
          'The monks did not believe that you were fishing. The youngest looked at your weapon and fell down on the rock. The other five took him for dead until he moved.',
          'The monks did not believe you. One of them asked for your hook, to bless it. You had none to show. He drew back his hand and blessed his brothers with it, one after the other.',
          'The monks caught you in the lie. You named a fish, and you named it wrong. Six men who ate nothing else corrected you. It did not make them easier in your company.',
        ],
      }),
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Help to lift the bell ashore',
        hurt: 'mishap',
        description: 'With the bell up they need not bar your way; it weighs what a cow weighs, and may slip.',
        success: [
          'You and the monks got the bell up, and the landing was free. You lifted from below and they hauled from above. When it hung they let you ring it first. Your countrymen had ended the quiet there before. Bronze spoke over brine.',
          'You carried the bell up on your back with a monk at each side to steady it, and they let you go where you would. At the top the abbot asked your name for the list of those who are prayed for. You gave the name of a dead shipmate.',
          'You lifted the bell ashore alone. The monks counted to three in Latin. You did not know where the three was, and it was up before they had begun. They stood with their hands out, and the landing was free.',
        ],
        failure: [
          'You and the monks did not get the bell up. It rolled back down the rock over an oar and a toe. The toe was yours. It lay where it had lain before.',
          'The bell slipped. You had it as high as your chest when two of the monks let go to thank God. They had been carrying most of it. It took you down to the next ledge and lay on you there.',
          'You slipped and dropped the bell. The weed gave under your feet, and your head met the bell on the way down. It rang. The monks knelt to the bell and not to you.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Ask what is written in the book',
        description:
          'Whoever asks has not come to burn it, and they may trust you; but you must own that you cannot read.',
        success: [
          'The monks showed you the book and stood aside for you. It had beasts in the letters, biting their tails. You drew one of yours on the rock with a wet finger. A monk copied it into the margin, and they moved over so that you could see him do it.',
          'The monks told you what was in the book, and let you by. It told how a saint was killed by men in a longship. You pointed out that nobody rows with his face to the bow. A monk fetched ink and turned those rowers round. The saint was still killed.',
          'You owned that you could not read, and the monks were no more afraid of you. The eldest had taught farmers’ sons before. He gave you the letters for your own name. You wrote it on the rock below the tide-line, and the six stood aside.',
        ],
        failure: [
          'The monks saw that you could not read, and trusted you less. You opened the book upside down. A monk turned it round before he could stop himself. No one moved out of your way.',
          'The monks would not show you the book. It went from one to the next behind their backs. The cook had it last, and he could not read either. He recited the Lord’s Prayer at you and turned the pages.',
          'You did the monks harm by asking. A wave came over the ledge while they held the book open. It took four leaves. They counted the loss aloud, and each looked at you in his turn.',
        ],
      }),
    ],
  },
  'feud-in-the-birches': {
    terrains: ['forest', 'hills', 'mountains', 'plains'],
    weight: 3,
    shows: ['axe', 'birch', 'hall', 'door', 'brother'],
    cast: { brother: 'they' },
    openings: [
      'Nine brothers with axes stood among the birches before a hall and held you up on the road. A tenth brother had been killed, and the killer’s kin were inside with the door barred. Brushwood lay along the walls for a fire. They asked if you were kin to the house, and no one passed until it was settled.',
      'Nine brothers with axes stood in the birches across your road, and watched the shut door of a hall. The man who had killed their brother was in it. Silver had been offered for the dead man, and it was too little. They told you the sum. Then they asked which side you were on, and did not let you by.',
      'Nine brothers with axes and brushwood waited under the birches to burn a hall. A brother of theirs had been killed by someone inside. The women had been let out, as the law requires. One of them would not go and stood in the door. You came up behind the nine, and they turned and closed the road.',
      'Nine brothers had stacked brushwood round a hall, leaned their axes on a birch, and shut the road. Another brother of theirs had been killed, and no fine was paid for him. By law they had the right of fire. The door was barred from inside. They stopped you and asked if you were kin to it.',
      'Nine brothers held the birches on both sides of your road, with axes. The owner of the hall behind them had a son, and the son had killed a brother of theirs. No one could come out by the door, and no one could go past. They asked you whether you carried wood.',
      'Nine brothers with axes stood in the birches round a hall, and held all travellers until it was done. They had come for the man who killed their brother. They wanted him out by the door or burned under the roof. You were a traveller.',
      'Nine brothers stood in the birches with axes and shut the road, and their neighbours sat in a hall behind a barred door. A brother had been killed. The nine meant to burn the hall, and the brushwood was green. They stopped you and asked for fire.',
      'Nine brothers with axes stood under the birches between you and the road, before a hall with its door shut. They wanted a boy who was inside, for he had killed their brother. His grandfather lay on the roof, wetted the turf from a bucket, and said no each time they asked.',
      'Nine brothers with axes ringed you in under the birches. They had lost a suit for the killing of their brother by a false oath. Now they stood before the hall of the man who killed him, and its door was made fast. They had waited three days, and no one was to pass.',
      'Nine men with axes stood in the birches round a hall and stopped you, for they looked for a killer. “Is that he?” said a boy with an axe. It was not, his uncles told him. It was for a brother of theirs, and the man they wanted was behind the door. You were to stay where you were.',
    ],
    still: [
      'The nine brothers still held the road with their axes, and let no one pass while their brother’s killer was in the hall.',
      'Nothing was settled between the nine brothers and the hall, and until it was they let no traveller go. Somebody inside had begun to bake, and the nine could smell it.',
      'The nine brothers still stood round the hall to have their man, and had shut the road. The eldest had sat down under a birch.',
    ],
    givenUp: [
      'The nine brothers did not burn the hall. Kinsmen of both sides came and set a blood-price, and you were let through and had settled nothing.',
      'A chief rode up with twenty men and took pledges of peace from the nine brothers and from the hall. No one else died there, and the road was opened to you.',
      'The brushwood would not burn, and the nine brothers went home to sue. The people in the hall came out alive, and you walked on with no share in it.',
    ],
    later: [
      'Birch-bark lay trodden flat where the nine had stood, and nobody stood there. A boundary stone had two new names.',
      'A fence stood where the nine had been. It had a gate, and the gate was tied from both sides.',
      'There was a mound by the road with a cow’s price in stones round it. Both families had carried them.',
    ],
    offers: [
      does(['talk', 'charisma', 'hard', 'slight'], {
        action: 'Offer to judge what the killing costs',
        description:
          'You name a fine for the dead man, and the feud ends if both sides take it; both will hate what you say.',
        success: [
          'Both sides took your price, and the nine brothers put up their axes. You named two hundred ells of cloth. It was more than had been offered and less than had been asked. They were silent for some time. “It is taken,” said the eldest.',
          'You judged the blood-price, and it was agreed on. You asked both sides what the dead man had been good for. They named fences, eels, one horse and a temper. You valued these one by one. The bar was lifted from the door.',
          'Your judgement ended the feud. It was full payment, and half of it back for the false words that the dead man had used beforehand. Both sides admitted the words. They paid in the yard in cattle. Cattle closed the quarrel.',
        ],
        failure: [
          'The nine brothers refused your price. The youngest asked quietly what should be paid for you. He had the sum with him, he said.',
          'Neither side took your price. Those in the hall said that it was too much, and the nine said that it was too little. They had both found someone to shout at. Stones came from the two sides, and you were where they met.',
          'You were not let finish your judgement. You began with the dead man’s faults, as a judge may. Nobody had told you that his mother stood behind you. She had a distaff, and she ended the hearing with it.',
        ],
      }),
      does(['force', 'strength', 'medium', 'grave', 'Round shield'], {
        action: 'Stand in the hall door with your shield',
        description: 'You defend those inside until the nine give up; only one can come at you at a time there.',
        success: [
          'You held the door, and the nine brothers gave up. You put down the first and the second. The third wept with anger and could not see where he struck. Nobody wished to be the fourth. They bound each other up and went home. Brother lay unbought.',
          'You held the door until the nine had enough. Their axes broke on the iron of the rim. After five men there was one axe left that would cut. Its owner was the youngest. The eldest took it out of his hand and said that it was enough.',
          'You held the door, and the nine brothers stopped. You did not strike back. You named each man who struck your shield, in a voice that the hall could hear. The old people in there were witnesses. By the sixth name the nine saw what it would cost at law.',
        ],
        failure: [
          'You did not hold the door. The third of the brothers had a boar-spear and a longer arm. You were pulled out of the doorway, and the bar was thrown again by those you had stood for.',
          'You did not hold the door. The rim split at the fourth blow. After that your arm was the shield. The brothers stepped over you, and found that the door was still shut.',
          'You had to leave the door. A bundle of the brushwood was lit behind you. You had fire at your back and axes in front. You chose the axes, as most do, and were not let through. The green wood went out by itself.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Prove by tracks that their brother’s killer is gone',
        description: 'Then they have nobody to wait for and can open the road; you help a manslayer away by it.',
        success: [
          'You showed the nine brothers that their man was gone, and they left. There was a heel-mark behind the byre, deep at the toe and dry at the edge. He had run, and it was a day ago. They looked up the long valley. They had hay at home.',
          'The nine believed the tracks and lowered their axes. You showed them one whole foot and one that dragged, and a dog’s beside them. The killer had gone over the ridge on a bad ankle. “So he has the ankle,” said the youngest. It was agreed that this could be told at home.',
          'You proved that the killer had got away. His tracks led out of the byre and into a stream. He had been let down from the roof in a basket. The old people in the hall were asked through the wall, and they said that it was so. The nine went home.',
        ],
        failure: [
          'You could not prove that he was gone. You read the tracks aloud from the wall of the hall to a tree and back again. The nine brothers counted the feet. The man they wanted had gone in twice and come out once.',
          'The tracks proved nothing. The youngest of the nine put his foot into the print, and it fitted. They had all come by that way themselves. They asked you again which side you were on.',
          'The brothers did not believe the tracks. You had shown them the heel and the toe when a face came to the smoke-hole of the hall to look. Everyone knew it. Their man was at home, and your word was worth nothing there.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Run for it through the birches',
        hurt: 'blow',
        description: 'They throw well, and they have waited a long time for something to throw at.',
        success: [
          'You got away through the birches. You were among the white stems before the first axe struck one. It took the brothers time to pull it out. You lay under a root until they had gone back to the hall.',
          'You got away between two trunks where no grown person goes. The axes came after you and stuck. Soon there were nine men and no weapons. Bark had the blades.',
          'You ran toward the nine brothers and through them, and got away. Nobody had expected that. Two of them struck at you and hit each other’s hafts. The law on that is long. You did not stay to hear it.',
        ],
        failure: [
          'You did not get away: birches stand close, and you were not narrow. A thrown haft took your legs from under you. The nine discussed whose it was while they walked up.',
          'You did not get away: you ran into a tenth man, who held the horses of the nine. He had been told that he would see no fighting, and he made use of what he got. He led you back.',
          'You did not get away: you fell over the brushwood. The nine took you for one who had come to pull it from the wall of the hall. That has its own penalty, and it was paid on the spot.',
        ],
      }),
    ],
  },
  'wrong-runes': {
    terrains: ['plains', 'hills', 'forest', 'mountains', 'coast'],
    weight: 1,
    shows: ['rune', 'whalebone', 'girl', 'father', 'bog'],
    cast: { father: 'he', 'girl/daughter': 'she' },
    openings: [
      'A father held his gate by a bog and would let nobody go on, for his girl lay sick. Under her straw he had found a whalebone four ells long, with runes cut in it. The runes had made her sick. He could not read them, and asked you to undo them.',
      'A father laid his staff across your way by a bog and asked for help. His daughter, a girl of sixteen, had not eaten for six days. Someone had put a whalebone in her bed. It was cut with runes from end to end, and they were making her ill. He had heard that you knew things.',
      'A father stood in the road beside a bog with a whalebone, and let nobody go on. Someone had cut runes on it for love and cut them wrong. They had laid it in his girl’s bed, and now she could not lift her head. He asked you to take the runes off her.',
      'A father with a whalebone in his arms stood before you on a path through the bog and did not step aside. It was cut with runes. He had drawn it from under his sick girl, and held that it was killing her. He asked no price of you and offered none. You were to undo the runes, he said.',
      'A father stopped you at his gate, with bog on both sides of the path. He had one child, a girl, and she lay sick with her face to the wall. A whalebone with runes cut in it had come into her bed by night, and it had made her so. He would let you go when you had helped.',
      'A father shut his gate by the bog and would not let you through, for his girl was dying. A whalebone stood against the gate with runes cut in it. It had been laid in her bed, and she had sickened of it. Nobody in the district would touch it. He asked you to.',
      'A father stood where the path by the bog is narrow, and let no one by without help. Someone had cut runes on a whalebone, cut them wrong, and laid it in the bed of his girl. Now she was wasting away. He asked you to free her of the runes.',
    ],
    still: [
      'The girl was still sick of the runes on the whalebone, and her father let nobody go on who had not helped her.',
      'The father still shut the way and asked you to undo the runes on the whalebone. Nobody else would go near it.',
    ],
    givenUp: [
      'The father sent for a woman in the next valley who knew runes. She burned what was cut, the girl got well, and you were let through the gate in silence.',
      'The father scraped the whalebone himself and burned what came off, and the girl ate again. He owed you nothing for that, and pointed you down the road.',
    ],
    later: [
      'The girl was up. She was carrying two buckets and scolding a calf. Her father nodded to you over the wall, and he was not known to nod.',
      'A pedlar with a roll of chisels was being shown the way out of that district. The whole district showed it to him, each with a stick.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'slight', 'Carving knife'], {
        action: 'Cut the runes out and cut them right',
        description: 'Right runes may heal her; ten strokes are wanted, and a wrong one falls on your own head.',
        success: [
          'You cut the runes right, and the girl got well. You scraped the whalebone clean and burned the scrapings. Then you cut four runes of which you were sure. They laid it under her pillow. She slept, and woke hungry, and the gate was opened. Right runes ran home.',
          'You mended the runes, and the girl ate. All were sound but the last, and that had one stroke too many. You took the stroke out. In the house a spoon was heard in a bowl, and her father went in to see who held it.',
          'You cut ten runes for health, and they did their work. The dog that had lain outside the girl’s door for six days got up and went in to her. People there held that to be evidence. Her father let you by.',
        ],
        failure: [
          'You cut one rune wrong, and the girl was no better. That one you cut from memory, and your memory was of a bad teacher. She cried out in the house, and the knife had gone into your thumb.',
          'You could not cut the runes out. The whalebone was hard and old. The blade slipped along the grain and took a strip of you with it. Blood ran into the runes. It made them easier to read, and no better.',
          'You cut the runes well, and cut them upside down, and the girl was no better. It was her grandmother who saw it. She took the knife from you by the handle, and you by the ear.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask who had the runes cut',
        description:
          'Whoever paid for them can help to undo them; but it was done in anger, fear or love, and nobody likes to be asked.',
        success: [
          'You found out who had paid for the runes: a neighbour’s son. He had done it for love and had never spoken to the girl. You took him to the house by the arm. He said four words to her through the wall. She answered, and asked for bread.',
          'You found out who had bought the runes. It was the girl’s aunt, to keep off a suitor. She owned to it on the third asking, and wept. She told the girl that the suitor might come. The girl sat up. He had been waiting in the barn.',
          'You found out who had ordered the runes. A small boy looked at his feet, for his brother had sent him with the bone. The brother was fetched and named his reason before witnesses. It was love. The fine was set at a marriage, and the girl got up for it.',
        ],
        failure: [
          'You did not learn who had paid for the runes. You were asked in turn who paid you. Before long the whole farm believed that you had brought the bone yourself.',
          'You did not learn who had them cut. A young man began to tell you and saw the girl’s father listening. He said that he had come about a horse. There was no horse. Nobody would tell you more.',
          'You asked everyone on the farm who had the runes cut, and got no answer. The girl’s mother wept and said nothing. The father did not like the question, and the girl was no better for it.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Study the strokes of the runes',
        description: 'They may show who carved them, and what is wrong; looked at for long, they may work on you too.',
        success: [
          'You knew the runes’ carver by his hand, and he was made to undo it. The cuts leaned to the left, and the blade had a notch. One man in that district was left-handed and owned such a knife. He was sent for. He told them which rune to burn, and the girl got up.',
          'You read the runes from the other end, and they were harmless. Their carver had cut a charm for butter. The father laughed once and stopped. It was told to the girl, and she laughed longer, and it was thought that the worst was over.',
          'You saw that the last rune was in a different hand. The girl’s small brother had added it with a kitchen knife. He had wanted to be a carver. He took it off again himself, and she was better by the time he had done.',
        ],
        failure: [
          'You knew the hand, and it did not help the girl. The runes were cut in the way of a man who had taught you, and he lived far off. Her father still barred the path.',
          'You learned nothing from the cuts. You looked until you caught yourself saying them aloud. The father took the bone out of your sight. He had one sick person in the house already, he said.',
          'The strokes did not tell you who had carved them. It was a steady hand, and that was all. You told the father so. He asked what use it was to know that, and you had no answer.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Throw the whalebone in the bog',
        hurt: 'mishap',
        description: 'With the runes gone she may get well; the bone is heavy, and the ground is soft.',
        success: [
          'You threw the whalebone in the bog, and the girl was well again. You carried it out as far as the moss would bear, and it sank. Then she called for milk out of her window, and her father let you by.',
          'You threw the whalebone in the bog, and it sank. It turned over once in the air. Her father stood and watched the place until the water was flat. Then he thanked you and gave you the road. Bone went to bog.',
          'You sank the whalebone in the bog by standing on it. You went down with it as far as the belt, and they drew you out with a rope. The bone stayed. The girl ate after that, and nobody went out to look for it.',
        ],
        failure: [
          'You did not get rid of the whalebone. You went into the bog with it, to the ribs, and it caught under your arms and held you up. It took four men to pull you loose, and the bone came with you.',
          'The bog would not take the whalebone. You put a foot on it, and it tipped and threw you over. In the end it came to rest on the bank with the runes uppermost. Your shoulder had met the other end.',
          'You did not get the whalebone into the bog. You swung it to throw, and your heel broke through the turf. It came down across your shins. They carried it off you, and put it back against the gate.',
        ],
      }),
    ],
  },
});

export const vikingPursuits: readonly Pursuit[] = pursuits('vikings', {
  'mend-the-boat': {
    places: ['coast', 'ocean'],
    needs: BY_DAY,
    ...does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Tar the seams of your own small boat',
      description: 'You keep a boat for crossing the sea, and her seams dry out; mended in time, she lets in no water.',
      success: [
        'You came upon the leaking seam of your boat, by the taste of salt, and drove it full of tarred hair. She let in no more water.',
        'You came upon a crack in your boat and closed it. You had gone along her by hand, plank after plank, and it was the breadth of a hair. She had belonged to your mother’s brother, and he had not found it in twelve years.',
        'You mended the lowest seam of the boat. You drew the old hair from it in one length and laid in new. Then you put your bare feet on the bottom boards, and they stayed dry.',
      ],
      failure: [
        'You mended one seam of the boat and opened another. You drove the hair in and the next rivet out. There was more water in her afterward than before you came.',
        'You did not get your boat tarred. The seam was clean and the tar was warm. You stepped back to look at it. The pot stood behind you, and you wore the tar for a while.',
        'Your mending did not hold. The hair was goat’s, and had been sold to you as cow’s. It came out of the seam again with the first wave. The seller was a cousin, and the suit would not have paid.',
      ],
    }),
  },
  'skerry-eggs': {
    places: ['coast', 'mountains'],
    needs: { ...BY_DAY, seasons: ['spring', 'summer'] },
    ...does(['explore', 'reflexes', 'easy', 'slight'], {
      feeds: true,
      action: 'Climb a bird-cliff for eggs',
      description:
        'It makes a meal; but the birds spit, the ledges are greased, and three men of that district have died of it.',
      success: [
        'You found a ledge of eggs on a bird-cliff and came down with a full shirt. From the third ledge you had seen the whole coast, with every reef marked white. You named them over until you had them. Then you ate. Full was the fowler.',
        'You climbed a bird-cliff and ate three eggs raw on the top ledge. There is a right to one from each nest, and you kept within it. You could see from there how the tide turned in the race.',
        'You took eggs on a bird-cliff from either side of a bird that did not fly. From the top you saw three men at a fire. They had come up from the beach on foot, and they were no concern of yours.',
      ],
      failure: [
        'You fell off the bird-cliff and broke the eggs. A ledge came away, and you were on it. It was not a high one. You lay at the foot of the cliff and the eggs lay on you.',
        'You fell on the bird-cliff. You had four eggs in your shirt and one between your teeth. A fulmar leaned over and was sick on you. You missed the last two holds.',
        'You lost the eggs on the bird-cliff. A boy from the farm stood below and said whose cliff it was. You came down faster than you had gone up, and on your back. He allowed you to keep the shells.',
      ],
    }),
  },
  'bench-talk': {
    places: ['city'],
    ...does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Take a low bench in a hall and listen',
      description: 'You may hear news there; ale comes last to the low benches, and a stranger who listens is watched.',
      success: [
        'You sat in a hall on a low bench and heard that the lord would row out in spring against his own brother. It was worth knowing which of the two to stay clear of. By the second horn they had stopped minding you.',
        'You sat among drinkers in a hall, and they told you where the lord hid his silver: under the third pigsty. They had told the story of the bear first. You had it before, from a man who was in it, and you let them.',
        'You were put among the old men by the door of a hall, and one of them had taught the lord to swim. He told you that the lord was afraid of deep water then, and was afraid of it yet.',
      ],
      failure: [
        'You learned nothing in the hall but whose bench you sat on. Your neighbour asked whom you held the better man, the lord or his brother. You answered. It was the brother’s bench.',
        'You gave offence in the hall. You laughed when the others did. They had laughed at a lawsuit, and the loser sat with his knee against yours.',
        'You heard nothing on the bench in that hall. Nobody spoke. They were in mourning for a steersman, and the place was his. You got up again, and it was left open.',
      ],
    }),
  },
  'oar-wager': {
    places: ['city'],
    needs: BY_DAY,
    ...does(['force', 'strength', 'medium', 'slight'], {
      action: 'Arm-wrestle ship’s crews on a jetty',
      description:
        'It may win you friends among them; it is done over two lit candles, and whoever loses burns his knuckles.',
      success: [
        'You won at arm-wrestling on the jetty. You put down a Gotlander and a Dane and a cook of great weight. The cook put out the candle in falling. You paid for nothing in that street while you were there.',
        'You put the same man down twice on the jetty, so that there should be no dispute. His shipmates felt your arm. They told you that a skipper two boats along was short of a rower and paid well.',
        'You held your own at arm-wrestling on the jetty. You and a man from Orkney sat hand to hand until the tallow ran out, and it was called even. He made room for you on the bench and told you which harbours had food to sell.',
      ],
      failure: [
        'You lost at arm-wrestling on the jetty. A ship’s cook came last, and he had watched you grow tired. They had butter standing ready for the burn. It had been used that day already.',
        'A man of seventy beat you at arm-wrestling on the jetty. He asked leave to use his left. You gave it. Your hand was on the candle before he had finished thanking you.',
        'You lost a bout of arm-wrestling on the jetty. Your elbow slipped in spilled ale. By the rule of the place it was a fall. The owner of the ale was married to the judge.',
      ],
    }),
  },
});

export const vikingFinds: readonly Find[] = [
  {
    places: ['coast', 'ocean'],
    item: item('Walrus tusk', 14, 'A yard of ivory with somebody’s owner-mark half filed off.'),
  },
  {
    places: ['coast', 'ocean', 'swamp'],
    item: item('Amber bead', 6, 'There is a gnat in it, older than the gods and in better repair.'),
  },
  {
    places: ['plains', 'hills', 'city', 'swamp'],
    item: item('Silver arm-ring', 12, 'Twisted rod, with three pieces already cut off in payment.'),
  },
  {
    places: ['city', 'plains', 'forest'],
    item: item('Bone comb', 3, 'Elk, in a case. One tooth gone and the runes for “Asfrid owns”.'),
  },
  {
    places: ['hills', 'mountains'],
    item: item('Soapstone mould', 4, 'Casts a hammer on the one side and a cross on the other.'),
  },
  {
    places: ['city', 'forest', 'plains'],
    item: item('Drinking horn', 5, 'It cannot be set down, and is meant not to be.'),
  },
  {
    places: ['forest', 'hills', 'mountains'],
    item: item('Throwing spear', 6, 'Bent at the neck and straightened by someone in a hurry.'),
  },
  {
    places: ['mountains', 'forest', 'hills'],
    item: item('Reindeer hide', 6, 'Winter-killed, thick as turf.'),
  },
  {
    places: ['ocean', 'coast', 'mountains'],
    item: item('Sun-stone', 11, 'A clear crystal; turn it, and it finds the sun behind any cloud.'),
  },
  {
    places: ['city', 'coast', 'desert'],
    item: item('Whalebone gaming-piece', 2, 'The king, out of his set. He looks as if he had warned them.'),
  },
  {
    places: ['forest', 'swamp', 'plains'],
    item: item('Sheathed seax', 8, 'The blade is sound. The sheath is stitched to it, from the inside.'),
  },
  {
    places: ['coast', 'ocean', 'city'],
    item: item('String of stockfish', 3, 'Hard as roof-shingles, and as long-lived.'),
  },
  {
    places: ['plains', 'desert', 'swamp', 'city'],
    item: item('Gilt buckle', 7, 'Frankish. A saint on it who did not see you coming.'),
  },
  {
    places: ['desert', 'plains', 'mountains'],
    item: item('Raven feather cloak-pin', 5, 'Bronze, with the beak worn bright from being asked things.'),
  },
];
