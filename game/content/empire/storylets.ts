import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const empireStorylets: readonly Frame[] = frames('empire', {
  'false-beacon': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    openings: [
      'A woman was leading an ox along the dunes with an iron fire-basket slung between its horns. Out on the black water a grain ship was steering for it, with all her sails up, as one steers for a harbour. Two dozen people lay in the grass with hooks, and the children had sacks.',
      'A light went to and fro where there was no lighthouse: it was a basket of fire on the head of an ox. The woman who drove him had a whole village sitting behind her on the bank, with carts. They were poor, she told you, and the sea was rich; one had only to show it where to set things down.',
      '“Stand, Caesar,” a woman was saying to an ox, who had a grate of burning pine between his horns and bore it like an office. Behind her there was the sound of a good many people not talking. Half a mile out a grain ship had seen the light, and had put her helm over to come home to it.',
      'You were asked by a child, in a whisper, to get down; you were in front of the harbour. There was none. There was an ox with a fire in an iron cage on his forehead, being walked about by a woman in a shawl; there were her neighbours, flat on their stomachs, with boathooks; and a ship, which had believed it.',
      'It was so like a lighthouse that you had begun to think of an inn. Then it shook its head, and sparks flew. A woman had it by the nose, on the sandbank, and let it rise and dip as a lamp does on a pier; and a deep-laden corn ship was standing in towards her, and a whole village was lying there with its sacks ready.',
      'They had drawn lots for the cargo already. The woman with the goad told you that, quite openly, without turning from her ox; he had a basket of live coals lashed to his horns, and must be kept walking, or the captain would notice. It would be corn, by the way she sat in the water. The children had been promised the ship’s cat.',
      'One light was coming in over the water to another, and the other was on an ox. She who led him had wrapped his hoofs. Along the bank sat old men with gaffs across their knees, and wives with baskets, like people who are waiting for a ferry; it had been a bad year, one of them told you, and was a good place for rocks.',
    ],
    still: 'The light was still swinging over the sand. The ship had shortened sail, so as to come in gently.',
    later:
      'A cairn had been built at that spot, with a pole, and a proper lamp on it. The lamp was lit. It was kept by somebody with a hook for a walking-stick.',
    who: { trade: 'wrecker', gender: 'female' },
    toward: 'against',
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Throw the wreckers’ light into the sea',
        description: 'It is iron and it is burning, and twenty-odd people have their supper depending on it.',
        success:
          'You took the basket by its rim and walked it into the sea. It went out with a roar. Somebody hit somebody else. Then across the water came the slap of sails, and a voice, in Greek, blaming the helmsman; she had gone about.',
        failure:
          'You had got it as far as the wet sand when the hooks found your cloak. They carried the light back up to its place, fed it, and sat two of the heavier children on you.',
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Kindle a second light down the beach',
        description: 'One light is a harbour, but two in the wrong order are a shoal; it must catch at the first try.',
        success:
          'You laid driftwood where the pilots’ book puts the danger fire, and it caught. The ship saw one light, and saw two. She stopped as a horse stops. Presently there was her anchor-chain, a mile off, going down into good deep water.',
        failure:
          'It caught, and smoked, and was seen first by the wrong side. They were glad of it. With two to steer between, they told you, she would come in straighter.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell the village what salvage pays',
        description: 'The law gives a tenth to those who bring a ship in whole; they have never met the law.',
        success:
          'You worked it out for them on the sand, with shells. A tenth, each year, and no drowned men to bury. The woman counted the shells again by herself. Then she sent the boys out in the boat, with a lead line, to ask politely if the captain wanted a pilot.',
        failure:
          'A tenth, they repeated. They had so far been getting the other nine. There was good-natured laughter, and a place was made for you in the grass, where you could see.',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Cut the ox loose and run',
        hurt: 'blow',
        description: 'He weighs what a cart weighs, he has a fire on his head, and he will not know which way.',
        success:
          'You slapped him on the rump, and he went inland like Jupiter with Europa, fire and all. From the deck it must have seemed that the harbour had got up and left. You went the other way, bent low, as all the village ran by after its ox.',
        failure:
          'He did not care to run. He turned about to see who had slapped him, and you looked at one another along the flame; so did everyone else.',
      }),
    ],
  },
  'frozen-courier': {
    terrains: ['mountains', 'hills', 'forest'],
    weight: 2,
    when: { seasons: ['winter'] },
    openings: [
      'A courier of the imperial post had sat down against a stone and was smiling. His horse had gone on. He was quite warm, he assured you, and had no wish to move; and he held the despatch case out in front of him in both arms like a tray.',
      'In the ditch was a leather hat with a badge, and beneath it, when you had brushed it off, a courier. His lips were the blue of good glass. He said that it was for the governor, by tomorrow, and that you were to sign.',
      'You would have taken him for a milestone, but that he had a case upon his knees and the badge of the post. He had only meant to do up a boot, the courier told you, and it had come to him how comfortable it was. He asked if you would be so good as not to stand between him and the fire. There was no fire.',
      '“Sign there,” said a courier of the imperial post, and held out his tablet to a rock. He was on his knees before it, with rime on his badge. He had been most civilly received, he explained to you. There was only this case that he must hand over first, and then he was to lie down, since they had been kind enough to press him.',
    ],
    still: [
      'The courier was smiling at something behind you. His fingers had set round the despatch case, and there was rime upon his eyebrows.',
      'The courier had begun to undo his cloak. It was very close in here, he said, though he did not like to complain.',
    ],
    later: [
      'They had hung a post-horn from a branch there. It had been blown so often by passers-by that the mouthpiece was bright.',
      'A plank had been laid over two stones there for a seat, and somebody had cut on it: Not here.',
    ],
    who: { trade: 'imperial courier', gender: 'male' },
    toward: 'for',
    offers: [
      does(['patience', 'vigour', 'easy', 'slight'], {
        action: 'Lie down under one cloak with the courier',
        hurt: 'weariness',
        description: 'It is the army’s remedy, and it takes as much out of the one as it puts in the other.',
        success:
          'You lay upon him like a lid, and swore at him by provinces to keep him listening. Around Bithynia he began to shake, which is the turn; by Spain he was swearing back. He told you then what was in the case. It was an order for parsley.',
        failure:
          'You had warmth for one and a half. You woke with a start, stiff as a gate, to find that you were smiling too; and he had slid out on his side, and had to be begun all over again.',
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry the courier to the next post',
        hurt: 'weariness',
        description: 'Six miles with a man over your shoulders who asks at every one of them to be put down.',
        success:
          'He delivered the whole of the postal regulations into your ear. At the ninth article you saw smoke. They ran out with blankets; the postmaster unbent his fingers from the case, one after another, and then, since you were there, yours from his ankles.',
        failure:
          'You had done three of the six when the path, which had been snow over rock, became snow over nothing much. You got him out. You were then, both of you, a good deal lower down than the road.',
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Burn the despatches to warm him',
        description: 'It is treason by the pound; read the seals first, and burn in order of rank.',
        success:
          'You began with the congratulations. The petitions gave a good steady heat, and a report on the state of the roads burned like tinder. When his eyes cleared there was the one letter left; he put it inside his tunic, and remarked that it was the first time the mail had done him any good.',
        failure:
          'They were written upon wax. It ran over the kindling and put it out; and he watched five provinces’ business go down into the snow, weeping, and the tears froze.',
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Order the courier to his feet',
        description: 'He has been obeying all his life; you have only to sound like the reason.',
        success:
          '“Who signed for that horse?” you said, in the voice. His heels came together by themselves. He was up, and he was walking, telling the air that it had been a bay with two white feet; and you marched behind, left, right, and asked after the horse again each time he flagged.',
        failure:
          'You barked it as you had been barked at. He gave it some thought. He was, he said, with great contentment, no longer on the strength; you might apply in writing.',
      }),
    ],
  },
  'surgeon-of-the-troupe': {
    terrains: ['plains', 'hills', 'desert'],
    weight: 3,
    when: { wounded: true },
    openings: [
      'A gladiators’ wagon stood by the road with its wheel off, and its people on the bank around a pot. Their surgeon was a small woman with rolled sleeves. She did not ask how you came by it. She looked at the way you were standing, and pulled a box up with her foot.',
      'It was the finest practice in the province, the surgeon told you, wiping her hands: you saw the same eleven men every week from the inside. Her troupe had for once nothing the matter with it, and she was bored. Her eye went over you like a cook’s.',
      'Eleven very large men were sitting on a bank, mending their tunics, beside a wagon on three wheels. “There’s one come for you,” the nearest called over his shoulder. A small woman put her head out at the back. She watched you walk as far as the pole of it, told you which side you were sparing and since about when, and let down the tailboard.',
      'They had been told to sit until the wheel was on, and they sat, net-men along one side of the road and Thracians along the other. Their surgeon was scouring hooks with sand. She had not had so much as a thumb, she said, since the last games. She had her back to you. “And you are putting your weight wrong for it, whatever it is,” she said. “Come here.”',
    ],
    still: [
      'The surgeon was threading a needle at arm’s length, and one of the gladiators had begun, out of kindness, to tell you about a worse one.',
      'The surgeon had laid the hooks out again in order of size, and was looking at you as one does at a letter that has not been opened.',
    ],
    later: [
      'The gladiators’ wagon had gone on. A strip of clean lint was tied to the thorn beside the road, with some leaves in it, and a label saying how often.',
      'In the ditch there, by the ruts of a wagon, lay a pad of wood with the marks of a good many different teeth in it.',
    ],
    who: { trade: 'gladiators’ surgeon', gender: 'female' },
    toward: 'for',
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Sit down on the surgeon’s box',
        description: 'She does it well, and explains each step of it to the apprentices as she goes.',
        success:
          'There were four apprentices, and each of them was let look in. She used a silver hook and a great many Greek nouns. When it was over she made you stand upon one leg, for the class; they applauded, and you found that it was for you.',
        failure:
          'She let the youngest try. He was very gentle. He was so gentle that the needle had not gone through by the time he fainted; and then she had to see to his head, and the pot boiled over.',
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Have it burned out without a strap',
        description: 'The iron is over in a breath; but eleven professionals will be watching your face.',
        success:
          'You looked at the axle, and went through the consuls of the last nine years. At the sixth somebody said that it was finished. The big Thracian took the pad of wood out of your mouth and showed it round, and they each of them felt the tooth-marks.',
        failure:
          'You said that you would not need the strap. It turned out, as so often, that a man with one had been standing behind you in case.',
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Tell her what is wrong with the Thracian',
        description:
          'He is hiding it, because those who are scratched from the list are sold; he is watching you watch.',
        success:
          'You told it softly, as a question about somebody else. She kept her eyes on her needle, and said she had wondered about that shoulder. By and by the Thracian was given oil to carry, on the other side, for a month; and he came by without a word and sat himself down where you could lean on him.',
        failure:
          'You said that it was his knee. It was his knee that he used upon you, by way of showing her, before the soup, that it was perfectly sound.',
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Hold the wagon up while they fix the wheel',
        description: 'You are in no state for it, and there are eleven gladiators looking on with their arms folded.',
        success:
          'They let you try for the length of one breath; then they were all there at once, both sides, saying that they had only wanted to see if you would. It went up like a lid. You were put inside it, on straw, with the soup.',
        failure:
          'You got your back beneath it, and there it stayed, between up and down, and there too stayed you. They had a bet on it. The surgeon had won before she let anyone help.',
        hurt: 'weariness',
      }),
    ],
  },
  'arena-elephant': {
    terrains: ['plains', 'swamp', 'coast'],
    weight: 2,
    openings: [
      'There was an elephant in the road. It was going to the games, in a harness of bells, and had sat down; it had, its keeper said, understood. The keeper was a girl of about fifteen. She had been told by the contractor to use the hook, and the hook was in the ditch, where she had thrown it; he was asking now who had a spear.',
      'A wagon with sixteen wheels had broken down under one old elephant, who had got out of it and would not get up. The contractor was for spearing her there and claiming for the loss. Under her chin sat the keeper, a thin girl with no shoes, so that they would have to begin with somebody smaller.',
      'The elephant had been given bells for the games, and a wreath, and she had eaten the wreath and sat down. “She is thinking,” said her keeper, a barefoot girl, from between the forefeet. The contractor said that he had not paid for thinking. The hook was in the ditch, and nobody would fetch it; so he was asking those who came by about spears.',
      'A carter lay on his back beneath the elephant’s chin, to see if she was ill. She was not, said the keeper, a thin girl with no shoes; she had been told about the games. The bells on her hung still. “A spear, then,” said the contractor, and looked along the road to you. The girl had put his hook in the ditch.',
      'The bells had been hung on her for the crowd. She had taken them off, one by one, with her trunk, and put them in the ditch; and then the elephant had sat down. It was nine days to the games. “Eight,” said the contractor, who had brothers there. Her keeper, a girl with no shoes, remarked that the elephant could count too.',
      '“Whose is that?” said the contractor, meaning the hook. Half of it showed. Nobody there had ever seen it before: not the drover, nor the thin girl who kept the elephant, nor the elephant, who had a foot on the other half. She was in chains, and bought for the games, and had come so far. He asked you what you would take to use a spear.',
      'The contractor had a receipt for one elephant, walking. He showed you the word. What he had was an elephant sitting down, across the whole of the road, in bells; and a barefoot girl, who had told her, he had no doubt, about the games. There was a hook for this, and it was in the ditch. Would you know how to use a spear?',
      'Somebody was being told in a low voice that it was only for one afternoon, and there would be music. It was an elephant. She had heard the music, and sat. The girl who kept her had said it as she had been bid, and then thrown the hook in the ditch; and the contractor was going along those whom he held up, to see who had a spear.',
      'A line of carts stood in the road, and at the head of it sat an elephant. She was on her way to the games. Her keeper, a thin girl, was picking the bells off her, the largest first. “You can’t do that,” the contractor was saying. One or the other of them had got the hook away from him, he told you, and was that a spear?',
      '“She won’t,” said the girl. She had no shoes on and was leaning against a wall; it was when the wall moved an ear that you understood. The contractor offered the elephant an apple, and offered the girl the back of his hand. The games were in nine days’ time. As to dead ones, he said to you, they paid a third; and was that a spear?',
      'The elephant had stopped to read a wall. They had painted one on it, for the games, with things sticking in her. So she had sat down, in all her bells. The keeper, a girl of fifteen or so, was trying to be in between. It must be quick, the contractor told you, and by somebody with a long arm, as the hook had gone in the ditch.',
      'Nineteen people had hold of a rope, and the other end was tied to an elephant, who was sitting down. “Again,” said the contractor. She was due at the games. The keeper, a barefoot girl, had thrown the hook in the ditch, and now sat down as well. It would have to be a spear, the contractor told you, and looked to see what you had.',
      'What the carts had stopped for was an elephant, in bells. She had sat down when the word “games” was spoken, and her keeper, a thin girl with no shoes, was sitting against her foot. Up and down the line went the contractor, asking for the loan of a spear and of somebody to use it, and had got to you.',
      '“Is it dead?” people were calling from the carts. “Not yet,” said the contractor. It was an elephant, in bells, bought for the games, and she had sat down. Her keeper, a barefoot girl, had thrown the hook in the ditch, and stood before her with both arms out. It would take a spear, he told you, and somebody to lean on it.',
    ],
    still: [
      'The elephant had not stirred. She was passing the dust of the province through her trunk, from one heap to another, like someone looking for a ring.',
      'The keeper had got round to the other ear, and was telling that one. The elephant put out her trunk, felt the contractor over from the hat down, and let him go.',
    ],
    later: [
      'Something wide had gone through the hedge, and through the next, and the one beyond. In the soft ground were its footprints, with water in them; and beside each fourth a small bare foot.',
      'A row of bells was hanging in a thorn bush by the way, the large ones to the left. Someone had stuffed each of them with moss.',
      'In that country they had a notice on the bridges now, with a small elephant painted on it, crossed through. It had been done from life.',
      'A wheelwright showed you a wheel that had been sat on. He kept it for his apprentices.',
      'At the well the bucket was quite flat, and the women there spoke of the elephant with respect.',
      'The price of apples had doubled in that district, and nobody would say who had been getting them.',
    ],
    who: { trade: 'elephant-keeper', gender: 'female' },
    toward: 'for',
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Persuade the contractor she is diseased',
        description: 'He has paid in advance, he has brothers, and you will have to cough.',
        success: [
          'You had known it in Africa, you said, from a distance. It began with the bells. It went from the beast to whoever stood nearest and had the softest hands. He put his hands behind him. He left that hour with the receipt, crying it as a mercy that he had found out.',
          '“Ah,” you said, and stepped back, and would not be asked. He asked you. You inquired only whether he had been sleeping, and how he was behind the ears. By the time you let him have the word, which was Greek, and had a rash in it, he had made the beast over to the girl and was wiping the pen.',
        ],
        failure:
          'He heard you gravely, and sent for a man who knew elephants. It was the one he had bought her from. Between them they looked in her mouth, in her ears and then, since you had seemed so anxious, in yours.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down in front of the elephant',
        description: 'Until she gets up; and the last thing that she was patient about took sixty years.',
        success: [
          'You sat, and she looked you through, wrinkle by wrinkle. When your head had begun to nod the trunk came out, went over your face like a blind man’s hand, took off your hat, put it on again with care, and she stood, sighing, and turned herself round to face south.',
          'You sat down in the dust and made a heap of it, and she made one. She took some of yours. After a time it was clear that there were rules. You lost. She blew the whole of it over the two of you, with great fairness, rose by quarters, and waited for the girl to tell her which way was not the games.',
          'You sat down as one does across from an aunt. She looked at you out of the one eye and the other, and gave you a cabbage stalk, which you ate. Then there was a creak, as of a barn on the move; and you were lifted by the belt, set to one side, and walked past, southward, by the two of them.',
        ],
        failure:
          'You sat, she sat. The keeper brought you both hay. It was getting to be a comfort to everyone there when the elephant, in the same mood, lay over on her side, and you had been upon that side.',
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Break the leg-chain with a stone',
        description: 'It is on her hind foot, behind, where she cannot see who it is.',
        success: [
          'You struck, and spoke to her, and struck. At each blow a shiver went up her as one goes over a lake, but she held up the foot, so, as an old lady does for her shoe. The link flew. She tried it, one step, two; and after that there was no one in front of her for a long way.',
          'The chain was good, and the staple was not. You put your stone to that, while the keeper sang something that had one line; and the elephant held up her hind leg for you, as a mule does. At the ninth it went. The contractor said that he would go to law, and went on saying it, further off.',
        ],
        failure:
          'It was the spark that she did not like. You learned the whole weight of her opinion, although she gave you only the edge of it, and in passing.',
      }),
      does(['explore', 'perception', 'easy', 'none'], {
        action: 'Find a way round that an elephant could take',
        description: 'No bridges, no gates and no vineyards; you will have to think as wide as she is.',
        success: [
          'You found it by the droveway, where the banks are low and the hedges are only hazel. There was grass to the belly at the end of it, a marsh, nobody. You came back for them. The girl said something in the big ear and they set off without having once looked at the road.',
          'You walked with your arms held out, to be as broad as she was, and wherever you stuck you went back. There was a stream-bed in the end, floored with gravel, where the willows met: a street that nobody had made for anyone. The bells went away down it under the leaves, and stopped one by one, as the girl cut them off.',
        ],
        failure:
          'It was all quite wide enough but for a well-head, which you had stepped over without noticing. An elephant steps on. They had her front leg out by the time that the farmer had found his bow.',
      }),
    ],
  },
  'cart-of-heads': {
    terrains: ['hills', 'desert', 'plains', 'mountains'],
    weight: 2,
    openings: [
      'A sculptor’s cart had lost its tailboard on the slope, and down it, one after another, came the heads of emperors. They were to be fitted on to statues that were already standing, he called as he ran past you; it came cheaper. A very good Vespasian was gathering speed.',
      'The sculptor had been told to bring to every town on that road the head of the new emperor. He had nineteen of them. An hour ago a rider had passed him with the news, and he sat on the kerb asking himself which nose would do for the next. Behind him the cart had begun, by itself, to go down the hill.',
      'Every emperor that went by was named aloud by an old schoolmaster, at his gate, for the good of his class. “Trajan!” called the sculptor, who was running behind them. “That one was Trajan!” The tailboard of his cart had gone, on the slope above; and their bodies stood in seven towns, he told you, with nothing on top.',
      'An emperor came round the bend, by himself, at about the height of your knee, and went by. You stood aside for two more of the same dynasty. The sculptor was running behind them with his apron over his arm; it was the tailboard, he shouted, and he would be for ever obliged if you would stop Titus, who was the one that was paid for.',
      'You met a Tiberius in the road, face up, and stepped over him. Farther up the hill were a Galba and most of a Trajan, and above them a sculptor running, with a cart behind him that was still letting them out one at a time. He had signed for each of those, he called to you.',
      'Children were standing along the slope to see the emperors go by. They went by at a fair speed, end over end, out of a cart that had shed its tailboard; and the man who had carved them, and had been paid for two, was trying to be below them and above them at once.',
      'Something went over your foot, and it was Hadrian. There were more of them on the way: you could hear them, on the slope above, taking the corners. The sculptor was coming down after his heads with both hands out. The cart had only wanted to be turned, he called; the bodies were all there already, in seven towns, waiting, and one could not fit them with just anybody.',
      'You had taken it for a rockfall, until it had a nose. Emperor after emperor bounded across the road, and was gone in the bushes, and there was a crash, and then the next. On top a cart was standing with its back let down. Its owner ran beside a Domitian, talking to him; he was begging him to think of the ears.',
      '“Mind Augustus!” someone shouted, and you minded him, and he went through where you had been. There were a good many to come. A sculptor was hopping down the slope in one sandal, and above him a cart with no back to it gave up the dynasty in order of weight. They had bodies to go to, all of them, he told you as he passed.',
      'There was a rumble, and the goats by the road moved over to the left without looking up. First came a Nerva. His heirs followed him at a decent distance, and after those came the man who had carved them, calling to each by name. The pin had come out of his tailboard. He had it in his hand, and showed it to you.',
      'A man sat between the shafts of a cart, on the hill, holding it back with his heels; and at every jolt an emperor got down behind. Most had gone by before you could catch the likeness. It was heads only, he called to you, for statues which had the rest. Would you be so good as to begin with whichever was lowest?',
    ],
    still: [
      'Marble faces looked up out of the grass on either side, with a wide calm, like people who have been asked to wait.',
      'There were heads all over the slope, on their backs, on their noses, one of them against a tree. The sculptor stood in the midst and counted emperors on his fingers.',
      'The cart stood with its tailboard down. A goat was looking into the face of Galba from very near.',
    ],
    later: [
      'There was a marble head on every milestone for nine miles. The farmers touched their hats to them, having tried it both ways.',
      'A child was selling marble noses, from a tray.',
      'A Nero had been put up on a pole there to frighten starlings, and a starling was sitting on him.',
      'A farmer had begun a wall along the foot of that slope, and every yard or so it had an ear.',
      'The bath-house in that village kept its door open with Titus.',
    ],
    who: { trade: 'sculptor', gender: 'male' },
    toward: 'for',
    offers: [
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Outrun the rolling heads and stop them',
        description: 'Sixty pounds apiece, at the height of the shin, in the name of the Senate and People.',
        success: [
          'You ran down with them, in company, and got ahead by a Titus. Then you turned your foot sideways, and a thorn-bush did the rest: they came to it singly, and with dignity. He kissed every one of them on the brow. There was only a Nero chipped, and people rather like that.',
          'You took the short way, over the bank, and were at the bottom before the family. You held your cloak low between two rocks, by its corners, and they came home to it, one after another, father and son. The sculptor went round with a damp cloth. They had never, he told you, looked so much alive.',
        ],
        failure:
          'You were well ahead. It was the bounce that you had left out of account. He found you among the Claudians, he said afterwards, and for a moment he had wondered who had commissioned it.',
      }),
      does(['craft', 'vigour', 'easy', 'none'], {
        action: 'Help to recut a chipped emperor as another',
        description: 'Marble may be taken away and not put back; so it will have to be a smaller man.',
        success: [
          'You held and turned while he struck, and after a while he gave you the rough mallet. Off came a chin, and most of an empire’s hair. What looked out at last was somebody tired, with large ears, whom anyone might have believed in. He let you do the left one.',
          'You sat on him, to keep him still. The sculptor took in the jaw, gave him some worry and let you do the rasping. When the dust was blown off it was nobody in particular, with authority. They always were, he said; but it would be the next who had to come out of that chin, and there was not much chin to go.',
        ],
        failure:
          'The other had worn a beard, it was then recalled. You looked at the smooth chin you had both been at for hours, and at the chips. He said that one could always tell them it was a nephew.',
      }),
      does(['trade', 'intellect', 'easy', 'none'], {
        action: 'Find a buyer for the spare heads',
        description: 'They are treason to keep and treason to smash; some trade must have a use for them.',
        success: [
          'A farmer kept hives. You showed him how a hollowed head, stood in the orchard, is dry, has two doors in front and keeps out mice. He took six. All that country’s honey is called Caesar now; and the sculptor drove away, a good deal lighter, whistling.',
          'There was an innkeeper whose wife had asked for a wall. You drew it for him: two courses of emperors, bedded on the beard, looking out. He took a score of them, and a small Drusus for the corner. It is the one wall of that province, you have been told since, against which no soldier cares to stand.',
          'There was a miller who could keep nothing on his wagon, with those ruts. You stood a Claudius on the pile, and it stayed where it was. He took the rest of that house as well, and goes to market under them; people draw off the road for him, he says, as far as the bridge.',
          'You asked in the bath-house what they did for a plug. They had been doing it with a slave. It is a Domitian now, who goes nose down into the drain, with a ring in the top of him to be drawn by; and the woman who kept the place had three more, she said, and a cousin with cisterns.',
          'It was a schoolmaster who wanted them. He could never get it into their heads, he said, and walked along the row with his hands behind him. They are on a wall now in the order of their reigns; and a boy who does not know the year is made to stand in front of it until one of them tells him.',
          'You asked an old woman what she would do with one, and she said pickles. It was a question of something heavy, with a flat crown, to hold down the lid. By the time that she had her Galba indoors every house in the village wanted an emperor, and several of them knew which.',
        ],
        failure:
          'You found a buyer directly. He wanted them for his garden, in a ring, to dine in the midst of. When he gave his name for the delivery it was that of the new emperor’s cousin; and he was interested to know who else had been thinking about heads, and how many.',
      }),
    ],
  },
  'exiled-poet': {
    terrains: ['coast', 'swamp', 'forest'],
    weight: 2,
    openings: [
      'An old man in a good toga, belted with rope, came over the shingle towards you at a run. He had been sent there for a poem. It was seven years since he had heard anybody decline a noun. Would you say something, he begged; it did not matter what; would you say “of the tables”?',
      'In a hut among fishermen lived a poet whom the emperor had exiled. He had taught the whole village hexameters, in order to have someone to talk to, and they had the fish auction in them now. He took hold of your sleeve. He had one book finished, and it must not be found.',
      '“Do not buy the sprats,” said an old man at your ear. “They do not scan.” His toga was patched with sail; he had been sent to that shore seven years ago, over a poem, and had had to make his readers himself, out of fishermen. He had your sleeve by now. There was another poem, and he told you, very low, in which barrel.',
      'Two fishermen were having a quarrel about a net, and it scanned. You stopped to make sure. That was his doing, said an old man behind you, in what was left of a toga; they had sent him here seven years ago, over a poem, and one had to talk to somebody. He had finished another. Did you come from Rome, by any chance, and had you been followed?',
      'A guard-boat had lain off the point for seven years, on account of a poem. Its author showed it to you with some pride. He was an old man with his toga mended in sailcloth; the village could tell a dactyl by now, he said, though only touching fish; and there was a second poem, he added, close to your ear, up in the roof behind the eels.',
      '“Slower,” said somebody, “and with the quantities.” You had only wished the village a good day. An old man was coming toward you with his eyes shut, in a toga that had been a sail; he had been sent there seven years since, for some verses, and had taught the place to talk in them. There was a whole book more, he said, in the thatch.',
      'The fish were being cried in elegiacs, with one false quantity, in the mullet. You said as much, half aloud, and an old gentleman in the ruins of a toga let go of a net and had you by both wrists. Seven years, he said, and it had been a very short poem. He had written a longer, and would you care to have it on your person?',
    ],
    still: [
      'The poet had run indoors for another poem. You could hear him trying over the end of it, and his host’s wife telling him that it wanted a spondee.',
      'The poet had taken you by the other sleeve. He began the poem again, with the variants, and two men who were gutting herring came nearer so as to hear which he would choose.',
    ],
    later: [
      'Upon the hut was a plank with four lines burnt into it. It begged whoever was going to Rome to tell the city that somebody had swept up here and put the lamp out.',
      'The fish were being sold in prose again. One old man at the end of the quay still gave his mackerel in couplets, with his cap off.',
      'There was a light in the poet’s hut, and a fisherman’s boy lay on the floor beneath it, counting on his fingers, and then on his toes.',
      'In the sand before the poet’s door someone had been drawing longs and shorts with a stick, as far as the water let him.',
    ],
    who: { trade: 'exiled poet', gender: 'male' },
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Talk grammar with him till he is full',
        description: 'He has saved it up for seven years, and it will all be about the optative.',
        success: [
          'You gave him the tables, in all their cases, and then the irregular verbs. He wept at “to bear”. When he had done he was another man, and asked how the roads were, who was in and who was out; and told you, since he had been at court once, exactly what it meant.',
          'You began at “table”, and went on into the Greek dual, which neither of you had any use for. He made you say one subjunctive twice, for the taste. When he was full he sat back like a man in a house of his own; and remembered who it is at court to whom one must never mention an optative, and why.',
        ],
        failure:
          'You made a slip in the third declension. He did not correct you. He only let your sleeve go and smoothed it down, and you saw him consider that there might be no one left, anywhere, who minded.',
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Learn the forbidden book by heart',
        description:
          'Nine hundred lines, walking up and down; they cannot search you for it, unless you talk in your sleep.',
        success: [
          'He said it and you said it. You put a book to each of the fence-posts, and a line to every nail, as the orators do. When at last you ran it through, from the invocation, he burned the roll himself and warmed his hands at it; now, he said, it was travelling.',
          'You took it in as one carries water, without looking. He prompted you from the wall, and from the boat, and there came a line at which you prompted him. He stopped, and had you say that over. Then he gave the roll to the fire, and heard you through with his eyes shut; it was a better book, he said, from outside.',
        ],
        failure:
          'It went in, and it went out by the same gate. What you had by the end was the first twenty, the last two, and a comparison with a heifer; he told you to be easy, for those were not the ones that he had been exiled over.',
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Describe Rome for him street by street',
        description: 'You may have to make up parts, and he will know which.',
        success: [
          'You took him in at the Capena gate, and up past the bakers. He had his eyes shut, and his feet were moving. You let him buy a melon. When you came to his own door he said “No, thank you”, quickly, and opened his eyes, and thanked you like someone who has been handed down from a carriage.',
          'You started from the fish market, since he could smell that far without help. He corrected you twice, on a stair and on a fountain. After the second bridge it was he who was in front. He told you who lived where, and which had wept; and at the top of the hill he stood looking about him at a hut.',
        ],
        failure:
          'You had just got him in at the gate when he asked after a certain bookshop. You said that it flourished. It had burned, he told you gently, with him in the crowd, in the year before he was sent away.',
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Row the poet out past the guard-boat',
        description: 'Four miles with one oar and a poor sailor, who wants to compare it with the Argo.',
        success: [
          'You rowed till your teeth ached. He declaimed, you told him not to, and he did it in a whisper. A trader took him over her side in a sling, bound for no province at all; and he leaned out, toga flying, and shouted something back that scanned.',
          'You muffled the oar in his other toga. He lay in the bottom under a fish-basket and counted the strokes, which he could not help, in fives and sixes. The guard was singing, and it was one of his. The boat shook with it all the way to the trader’s side. “He leaves out the caesura,” said the poet, going up.',
        ],
        failure:
          'You were abreast of the guard-boat when he reached the shipwreck in book one, and rose to it. You swam in with the end of his toga in your teeth. “It was going so well,” he told the centurion.',
        hurt: 'weariness',
      }),
    ],
  },
  'quarantine-rope': {
    terrains: ['plains', 'forest', 'mountains', 'coast'],
    weight: 3,
    when: { known: 'friend' },
    openings: [
      'A rope had been stretched over the road, with a rag on it, and a health-officer sat behind it eating garlic. There was fever somewhere; nobody was to go by. Then someone got up from a cooking-pot, in the line of those who waited, and called you by your name. It was {them}, the {them.trade}, whom you had not thought to see again.',
      'Forty people had been held at a rope since the Nones by a magistrate who was waiting to hear from another. They had a street by now, and a laundry. In the best of the shelters {them} the {them.trade} was stirring a pot; and {them.he} looked up, and put in another handful, before saying anything at all.',
      'A tailor in the line had begun to measure people, for something to do. You were having your arm taken when a voice over by the pot said that it was longer than that. It was {them}, the {them.trade}; who told you, pointing with a ladle, about the rope, the health-officer with his garlic, and the fever at the next town, in that order.',
      'Barley cakes were being baked on flat stones, by forty people who had been going somewhere. “Fever, at the next town,” said the health-officer at the rope, and breathed garlic at you, for your good. In the midst of them the lid was lifted off a pot, and put back, twice. It had once been a signal between you and {them}, the {them.trade}.',
      'The letters of those who were stopped went over the rope in a cleft stick, through vinegar. One was handed to you, wet. It was from {them}, eleven paces off beside the pot, and bade you to supper. It had to be done in form, the {them.trade} called across; there was fever farther on, and the health-officer, behind his garlic, was fond of form.',
      'The man at the tail of the line would sell you a place farther up. He wished to be paid in garlic, which was what the health-officer ate. You were told about the fever, and shown the rope, and the forty people who sat in front of it. Then one of them stood up by a pot, ladle raised, and it was {them}, the {them.trade}.',
      '“This one has been coughing,” said somebody in the line of those who were held up at the rope; and the health-officer wrote it down, and it was {them}, the {them.trade}, who had said it, with a wink, about the man in front. It made room at the fire for two. It was fever, {them} told you, at the next town; nobody was going by.',
      'A pot was boiling beside a rope, and forty people sat round about on their luggage. They had been told to wait for a letter. {them} the {them.trade} had the ladle, and had the officer eating out of it. “Here is my cousin,” said {them}, when you came up, “whom I told you of,” and gave you a look that was to be understood later.',
      'One noticed the garlic, and next the rope, and last the health-officer, who sat behind both. Forty travellers were camped in front. There was fever further on, he began; but a spoon was being beaten upon a pot, and your name along with it, and down the whole row heads came up to see what sort of person {them} the {them.trade} had been talking about.',
      '“No farther,” said the officer at the rope, “on account of the fever,” and went on peeling. You sat down at the tail of the line. By and by a bowl arrived. It had come by hand past forty people, and nobody had drunk from it; and at the top of the row {them}, the {them.trade}, lifted the lid of the pot to you, as one lifts a hat.',
      'The fever was said to be in the next town; the rope was certainly in this road. Along it those who had been stopped had drawn up by trades, fullers with fullers. Between them and a dealer in mules stood a shelter made of one good blanket, and in the mouth of it sat {them}, the {them.trade}, over a pot, keeping a place for you with one foot.',
      'A rope, a rag, and a man with garlic; there was a fever somewhere ahead of you, and they were waiting for a letter about it. You had taken your place at the end when a child came along the row and took you by the finger. {them} had sent her. There sat the {them.trade}, behind the only pot with a lid to it, and had kept a stool.',
      'They were singing a round, all forty, on both sides of a cooking-pot, and it stopped, and somebody sang your name in the gap. It was {them}. The {them.trade} had been shut up there by a rope across the road, and a health-officer with a bulb of garlic, and had not wasted it; there was a choir. “There’s fever in the next town,” {them} told you. “Sit with the basses.”',
      'You had been asked by the health-officer to put out your tongue, and had it out, when {them} came round the corner of a tent with a ladle. The {them.trade} looked too. It had been worse, {them} told him. He was a good soul; he had a rope, and nothing to eat but garlic, and no orders as to who was to be on which side of it at supper.',
      '“Not you as well,” somebody said with great satisfaction. A rope hung across the road, on account of a fever, and before the rope a whole street had put itself up out of cloaks and poles. {them}, the {them.trade}, had the house on the corner. There was a pot in front; the officer, who was peeling garlic into it, moved over for you without being told to.',
      'You knew the soup before you knew the face. Somebody had been free with the pepper, as once before, in better times; and over the pot, in a row of shelters, stood {them}, the {them.trade}, with a bowl held out to you. “Fever, farther on,” said {them}, and nodded toward a rope, and a health-officer with garlic. “You had better like it here.”',
      'There was an argument going on across a rope. The health-officer, for fear of the fever, would let nobody come within a spear’s length; {them}, the {them.trade}, asked whose spear, and passed him his soup on a shovel. Some forty who had been stopped there had drawn up their bedding to hear it. “Ask my friend,” said {them}, and it was you.',
      '“Name?” said the health-officer at the rope, round a clove of garlic; and yours was given to him from the far end of a row of shelters, with a ladle for trumpet. It was {them}, who had been there for three days. The next town had a fever, the {them.trade} told you. This one had a pot, and the pot had mostly barley.',
      'A child with a string across two sticks would not let you by until it had seen your tongue. Behind the child was a real rope, and a real officer, with garlic, on account of the fever farther on. All along the line they played at it. {them}, the {them.trade}, who was the patient, got up off a blanket beside the soup to greet you.',
      'The line before the rope had stood until it sat, and sat until it lay down, and by now somebody had put a roof on it. You went up it, over legs. “One need not run to a fever,” said the owner of one pair, beside a cooking-pot. It was {them}, the {them.trade}; who rose, and asked the officer for another clove, for a guest.',
    ],
    still: [
      'The officer had peeled another clove. Over by the pot {them} had kept your bowl warm with a tile on it.',
      'Nobody had gone by in either direction but the goats. {them} was explaining to the officer what else can be done with garlic.',
    ],
    later: [
      'The rope was down, and coiled on a post. The ground had been swept, and somebody had left a pot there, upside down, for whoever should be stopped next.',
      'Four flat stones and some soot were all that was left of the street of shelters. From the post hung a plait of garlic, with one head to go.',
      'Wild garlic had come up right across the road, in a straight line.',
      'The health-officer had been promoted, you were told at the next house. They had sent him a longer rope.',
      'A notice from the magistrate was nailed to the post, permitting everybody to proceed.',
      'Somebody had kept a calendar on a rock there, in charcoal, up to the eleventh stroke, and after that had only drawn soup.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Let your old friend vouch for you',
        description: 'It is {them.his} good name that will be written down, under yours.',
        success: [
          '{them} told the officer who you were. You would not have known yourself; there was some courage in it and a good deal of honesty. He wrote it all down, with his tongue in the corner of his mouth, and lifted the rope for you as one does for a bride.',
          '{them} put a hand on your head and named four towns in which you had not been ill. The officer had only three lines to write upon. He wrote “Known”, looked at it, and was surprised how much it covered; and he held down the rope with his foot for you to step over.',
        ],
        failure:
          '{them} spoke for you warmly, and at length, and came in the warmth of it to that other thing, which you had done, and which had been so funny at the time. The officer asked for the spelling.',
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Try the goat path that your friend noticed',
        description: 'In three days one sees where the goats go; it is steep, and the officer has a whistle.',
        success: [
          'You went up it behind {them}, flat to the ground, a hand on the heel in front. It let you out above the road on the far side. {them} would not come any further, having left the pot on; you were told to look after yourself, in the tone in which one says it to the rash.',
          '{them} had timed it: the officer dozed for as long as a clove takes. You went up as the goats do, on hands and toes, and {them} came after, to set your feet where they ought to go. At the top you were given the news of the road and a push; and {them} slid back down to the soup without a sound.',
        ],
        failure:
          'The goats went where they go because they are goats. You got {them} down, and then {them} got you down, and the officer, who had been following it from below, gave you both his views on perspective.',
      }),
      does(['rest', null, 'easy', 'none'], {
        feeds: true,
        action: 'Share the pot and the shelter',
        description: 'You lose the day, and will hear everything that has happened to everybody.',
        success: [
          'You ate, and were told, and told. It came out that {them} had spoken of that business with you to a great many people and that you had grown in it. You slept with your feet to the same fire; when you woke the rope was down, and nobody could say on whose orders.',
          'There was one pot, and a good deal to tell. {them} had told half of it to the forty already, and they drew up to hear whether you would say the same; you left out the pig, and all forty put it in. When you next thought of the rope they had taken it down, to hang the wash on.',
          'You were given the dry end of the blanket. {them} went through everyone whom you both knew, doing the voices, while the soup went round. It was at the death of somebody’s mule that the officer sat down with you. He asked what became of the cart; and then he got up, blew his nose, and undid the rope.',
          'You scraped the pot between you, to the pattern on the bottom, and it took as long as it ought. {them} knew who had married, who had bolted, and what is said of you; it was better than you had thought. While you slept they rolled up the rope to make you a pillow, and nobody had the heart to ask for it.',
        ],
        failure:
          'There was a child in the next shelter with a drum. You and {them} bore it for as long as you could. Then you both went and held the officer’s rope for him, for the quiet.',
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Nurse the sick beyond the rope together',
        description: 'Whoever crosses it may not come back the same way; {them} will go if you do.',
        success: [
          'There were six, and it was bad eels. You held the heads and {them} held the basins. When the magistrate’s letter did at last arrive, permitting hope, all six were sitting up in a row and complaining of the soup; and you came out on the further side of the fever, which was your own road.',
          'It was one family, and what they had was a sausage. {them} held the lamp while you held the bowl, and then you changed. When it had gone through the last of them you were both walking about in borrowed tunics; and the officer, who had come up as far as the threshold to be sure, let you go on by the other side.',
          'They were seven to a room, and what ailed them was the shutters. {them} saw to those while you drew water. Then it was the floors, and the grandmother, who had been put to bed to keep the others company. They came to the far gate, on their own feet, to wave; and in front of you was a road with no rope on it.',
          'It was fever, but of the sort that can be talked to. {them} talked, and you wrung out the cloths; later you changed about, and had soon nothing left to tell but your life. They had begun to ask for bread. As you might not go back, {them} walked with you to where the road went on, both of you smelling of vinegar.',
          'Nine of them lay under a portico in a row, and had been told that they were dying, by a man who sold lamps. {them} took the left feet and you the right. After some rubbing and some broth they were found to be chiefly angry; and they showed you where he lived, at the far end of the town, on your road.',
        ],
        failure:
          'You crossed, and {them} with you, and the sick were most grateful to have an audience. They had nothing but a grievance. It was with their landlord, who was the magistrate; and by listening to it you had become a faction.',
        hurt: 'weariness',
      }),
    ],
  },
  'shut-way-house': {
    terrains: ['hills', 'desert', 'swamp', 'forest'],
    weight: 3,
    when: { known: 'foe' },
    toward: 'against',
    openings: [
      'The way-house had its shutters up, and the keeper spoke through the crack. You had killed your last host, he had been told, for the blankets. Behind his shoulder, among the drovers, at the good table by the hearth, sat {them} the {them.trade}, and raised a cup to you.',
      'You had a hand on the door of the way-house when you heard your own name spoken inside it. By the fire was {them}, the {them.trade}, telling the drovers something, with pauses. The keeper had gone quietly round and put up the shutters; and the drovers, when they saw you, took their sticks by the thin end.',
      '“For the blankets,” somebody was saying as you came to the step of the way-house, and there was a groan from the company. It was the voice of {them}, the {them.trade}; you knew how it sinks before the best part. You had done away with the host, it seemed, at the last place. Then the bar went across, and the keeper asked, through a crack, whether you had anywhere else.',
      'They were counting the blankets when you came in. The keeper stood in front of these with his arms out, and a row of drovers got up from the tables; and in the warmest corner, with a cup, sat {them}, the {them.trade}, who had only that moment finished. “That is the one,” said {them}. “You might ask what became of the last house.”',
      'A girl with a jug caught sight of you at the door, and called for her father. You had strangled a man for his bedding, it appeared, in a way-house very like that one. None of them had seen it. But {them} the {them.trade} sat at the hearth, with a drover on either hand, and knew somebody who had; and the keeper moved the lamp out of your reach.',
    ],
    still: [
      '{them} was telling it over again to a newcomer, and had thought of some more.',
      'The drovers had shifted their stools, so as to have you in front of them. One had asked {them} what colour the blankets were.',
      'Bolts had been put on at the stable, from within, and {them} was being given the end of the roast.',
    ],
    later: [
      'On the post had been scratched a face, not a bad likeness of yours, with the word “wolf”. Below it somebody else had put: paid for what was drunk.',
      'The blankets in that way-house had been chained to the beds, and nobody there could say since when.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Pull your enemy out by the cloak',
        description: 'There are a dozen bystanders, and you will look just as {them.he} has described you.',
        success:
          'You went in past the whole company and came out with {them} in your two hands. You did no more than sit {them.him} in the trough. It was the look, rising out of the weed, that told them which of you had been lying; they had seen their own children wear it.',
        failure:
          'It went exactly as it had been told them that it would. You laid hold of {them}, {them} cried out, and the drovers, who are simple people and believe what they see, brought down the thick end.',
        hurt: 'blow',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Demand an oath to it on the hearthstone',
        toward: 'against',
        description:
          'It is a small thing, to put a hand on a stone; but people have died of it, and {them.he} knows that.',
        success:
          'You asked for the name of the host who was killed, and the day; and then whether {them.he} would say it touching the stone. {them} looked into the fire for some time. The keeper had begun taking down the shutters before any answer came, and it was not to you that he showed the door.',
        failure:
          '{them} put a hand flat on the hearth, and swore, without a tremor, by gods whom you had not known {them.him} to believe in. The very lamp burned up brighter. You found that they had all stepped a little away from you.',
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Own to the old wrong before them all',
        description: 'It is the one part of the tale which is true, and it will cost you the rest of your pride.',
        success:
          'You said what you had done to {them}, plainly, without the reasons. There was a quiet. {them} had been going to tell it so much better; and, being left with nothing, gave the stool beside {them.his} own a push with one foot. You drank sitting a yard apart. It was a beginning.',
        failure:
          'You owned to it. {them} thanked you, most sweetly, and turned to the company; so there, you see, and if that were so, then why not the blankets?',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Go round by the back before they stir',
        description: 'Nobody has a hand on you yet, and it is a long stage without water.',
        success:
          'You took your leave politely, to the front, and were over the yard wall at the back before they had finished agreeing on what to do with you. The dog knew you for a person in a hurry. In passing you drank, with your face in the horse-trough up to the ears.',
        failure:
          'It was a good wall. {them} was leaning on the other side of it, having thought of it too, with the dog; and whistled, two fingers, for the others to come and see.',
      }),
    ],
  },
});
