import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const empireStorylets: readonly Frame[] = frames('empire', {
  'false-beacon': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    cast: { 'woman/wrecker': 'she', 'village/villager/people/children': 'they' },
    openings: [
      'On the shore a woman was leading an ox up and down with a basket of fire on its horns, and a grain ship was steering for the light. The whole village lay in the grass behind her with hooks: they wanted the ship to strike and her corn to wash up. You were to stand still until then. Remark: nobody has authorised a lighthouse there.',
      'A village meant to wreck a grain ship that night for the sake of her corn. On the shore a woman led an ox with a fire burning in a cage on its horns, so that the crew should take the light for a harbour. You had walked into the middle of it; a child with a hook told you to lie down and not to go on.',
      'A village on the shore was about to wreck a grain ship. Its light was a fire on the horns of an ox, which a woman led along the sand, and the ship was steering straight for it. The villagers, lying in wait with hooks for the corn, would not let you go on, call out or stand up. It had been a bad year.',
      'A woman on the shore had a burning basket tied to the horns of an ox, and a ship had taken the light for a harbour. The village lay in the grass with hooks and wanted her to be wrecked, for the sacks in her. You were to keep still until it was over, or be kept still. The lots for the cargo had been drawn already.',
      'Villagers with boathooks stopped you on the shore and asked you in a whisper not to spoil it. They were luring a ship aground with a false light: a fire on the head of an ox, which a woman was leading up and down. The whole village lay behind her, waiting to collect the cargo. You were not to go by till then.',
      'There is no harbour on that shore, but a ship was steering into one. What she saw was the light of a fire on the horns of an ox, which a woman was leading about, while her village lay on its stomach with hooks and carts. They wanted the ship wrecked by supper; you were ordered to lie down and not to pass.',
      'After dark that village put fire on the horns of its one ox, and a woman walked him along the shore, so that ships should take the light for a pier and be broken. One was coming in. The people held you by the cloak and would not let you go on, in case you should be for the captain.',
    ],
    still: [
      'The woman was still leading the ox up and down the shore with the fire on his horns. The ship was still steering for the light, and the village would not let you go.',
      'The village still meant to wreck the ship by the fire on the ox’s horns, and she had come nearer. A child with a hook told you once more to keep still.',
    ],
    givenUp: [
      'The ship’s lookout saw the rocks for himself, and she stood out to sea with all her crew. The village went home without corn, and had no further reason to hold you.',
      'The ox lay down, the fire went out on the wet sand, and the ship turned away in time. The villagers let you go, as nothing was left to witness.',
    ],
    later: [
      'A cairn had been put up at the place where the ship was to be wrecked, and on it a proper lamp, which was lit. The keeper used a boathook as a walking-stick.',
      'The iron basket in which the wreckers had burned their light lay rusting in the dune grass. It had been claimed by a gull, and three eggs were entered against it.',
    ],
    who: { trade: 'wrecker', gender: 'female' },
    shows: ['ox', 'light', 'village', 'ship', 'shore'],
    toward: 'against',
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Throw the false light into the sea',
        description: 'It is iron, it is burning, and the supper of a whole village depends on it.',
        success: [
          'You took the burning basket by its rim, walked into the sea with it, and put the light out. In the confusion somebody was struck by somebody. The ship, no longer seeing a harbour, had gone about.',
          'You cut the lashings and tipped the fire into the sea, and the ship was saved. Twenty people then had nothing to look at but each other. Her anchor-chain was heard, a long way off, in good depth.',
          'You left your cloak in their hands and threw the light into the waves, and the ship turned away. It had been proposed to throw you in after it. Remark: the ox shook his head several times, and lay down.',
        ],
        failure: [
          'You did not get the light into the sea: you had it down to the wet sand when a hook was put through your collar. It was carried back, fed, and set up on the ox again. Two of the heavier children were instructed to sit on you.',
          'You could not throw the fire into the sea, as the basket was too hot to hold. You dropped it and it rolled along the sand. The woman had it back on the ox’s horns directly, and the ship came on.',
          'You could not get the light off the ox, since he objected. He had carried that fire for three years, and considered himself responsible. He is reported to have stood on the end of the chain until they came for you.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Kindle a second light to warn the ship',
        description: 'One light is a harbour, but two in the wrong order are a shoal; it must catch at once.',
        success: [
          'You lit a second fire at the place where a danger fire is kindled by the rules, and her crew understood it. The ship was seen to have two opinions before her. She stopped, and asked nobody for a third.',
          'Your fire was seen by the ship, and she stood out to sea. It burned green, because of the copper in the wreckage, and a green light is in the regulations. It means fever.',
          'You got up a fire of your own at the other end of the shore, and the ship saw two harbours and trusted neither. She dropped her anchor between them and waited for day. No blame attaches to her.',
        ],
        failure: [
          'You lit a second fire, and the villagers found it before the ship did. They thanked you and let it burn. With two to steer between, it was explained, she would come in straighter.',
          'You did not get a second fire to burn, as the wood was wet and the flint was wet. A fisherman crossed the sand and helped you with it, out of kindness, before he had thought what it was for. It was then trodden on.',
          'Your second fire was put out almost as soon as it was lit, and the ship never saw it. The children had been sent to sit down on whatever you lit.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell the village what salvage pays',
        description: 'The law gives a tenth to those who bring a ship in whole; the law has not been seen there.',
        success: [
          'You persuaded the village to bring the ship in safely and claim a tenth of her worth. You had worked it out for them in shells, and the shells were audited by the woman, in person. The boys rowed out, to ask politely if her captain was in need of a pilot.',
          'You convinced the village that salvage pays better than wrecking: wet corn is worth a third, and drowned sailors nothing. The oldest man wished it noted that he had always said so. The ox was turned with his face to the land.',
          'The village let the ship go by and will claim salvage in future, since you told them that it is paid in the temple, in public, standing up. They had never had anything standing up. The woman took down the fire herself, and burned her hand on it, and made no complaint.',
        ],
        failure: [
          'Your talk of a tenth for salvage did not move the village, who had so far been getting the other nine. They went on waiting for the ship. A place was made for you in the grass, from which you could see.',
          'The villagers asked to see your law of salvage in writing, and you could only write it in the sand. They did not believe it. That piece of sand, they said, was about to be needed for the carts.',
          'You had persuaded eleven of the twenty-four villagers to spare the ship, and eleven were not enough. A vote was held, by hands, and the children were found to have two each.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Cut the ox loose and run off with him',
        hurt: 'blow',
        description: 'He weighs what a cart weighs, he has a fire on his head, and no direction has been given to him.',
        success: [
          'You slapped the ox on the rump and he ran inland, fire and all. From the ship it will have seemed that the harbour had got up and left, and she turned away. The entire village went after its ox. You took the opposite direction.',
          'You cut the rope and the ox ran off with the light on his head. He was seen crossing three bean fields at a trot; the ship could see it too, and turned back. Nobody had a hand free to hold you.',
          'You drove the ox into the sea, where he stood up to the nostrils until the fire had gone out. By the time that the village had coaxed him back you were over the dunes, and the ship was past the point.',
        ],
        failure: [
          'You cut the ox loose, and he would not run. He turned to see by whom he had been slapped, and you looked at each other past the flame. The villagers had hold of you both before you had finished.',
          'The ox ran when you cut him loose, but only in a circle, round the woman, who had a second rope. The ship saw the light move very little. You were gathered in at the third circuit.',
          'You cut the ox loose, and instead of running off he followed you wherever you ran. A person with a fire behind him can be found by anybody. The villagers found you, and led him back to his place.',
        ],
      }),
    ],
  },
  'frozen-courier': {
    terrains: ['mountains', 'hills', 'forest'],
    weight: 2,
    when: { seasons: ['winter'] },
    cast: { courier: 'he' },
    openings: [
      'A courier of the imperial post sat in the snow, freezing to death, and did not know it; he stated that he was quite warm. He held his case of despatches across the path in both arms and would not let you by until you had signed for them. The pen was in his hand, and he could not find it.',
      'A courier of the imperial post lay in the ditch by the path, blue at the lips, and was dying of cold without having noticed. He took hold of your cloak and would not let you go until you had signed for his despatches, which were for the governor, by tomorrow. He remarked on the comfort of the place.',
      'A courier sat freezing to death by the frozen path and thought that he was indoors. He held your ankle, and you were to sign for the despatches on his knees before you could go on. He asked you not to stand in front of the fire. There was no fire.',
      'A courier of the post was kneeling in the frost, half dead with cold, and had offered a rock his tablet to sign. He now laid hold of your belt: you were to sign for his despatches, and then he would lie down and sleep, which would be the end of him. The rock had not complied.',
    ],
    still: [
      'The courier, who was freezing, still held on to you and would not let you go until you had signed for his despatches. He was smiling at a person behind you. There was nobody.',
      'The courier was no warmer, and kept you there to sign before he would lie down and sleep. He had begun to unfasten his cloak; it was very close in here, he said, though he did not wish it to be taken as a complaint.',
    ],
    givenUp: [
      'A mule-driver of the post took up the courier in blankets, and he lived, with what was left of his despatches. You were relieved of him, and not named in the report.',
      'Two riders of the post rolled the courier in their cloaks and brought him to a stove, where he recovered. He had let go of you, and the path was free.',
    ],
    later: [
      'A post-horn had been hung from a branch where the courier had sat freezing, for the use of anyone. By the mouthpiece it had been in use a great deal.',
      'Where the courier had sat down in the frost stood a seat of two stones and a plank, and on the plank had been cut: Not here.',
    ],
    who: { trade: 'imperial courier', gender: 'male' },
    shows: ['courier', 'despatch'],
    toward: 'for',
    offers: [
      does(['patience', 'vigour', 'easy', 'slight'], {
        action: 'Lie down close to the courier to warm him',
        hurt: 'weariness',
        description: 'It is the army’s remedy; what is issued to the one is drawn from the other.',
        success: [
          'You warmed the courier under your cloak until he was out of danger. You lay on top of him and swore at him by provinces, to keep him attentive. At Bithynia he began to shake, which is the turn. By Spain he was swearing back. He told you then what he carried, and it was an order for parsley.',
          'You lay down beside the courier, and your warmth was enough for two. When he could feel his feet he apologised to them, by number. Under remarks: he asked for his mother’s name to be taken down, in case, and then laughed at it.',
          'You held the courier under your cloak and rubbed him, until he complained of the cold. It was the first sensible statement that he had made. He got up to look for his horse, and was able to.',
        ],
        failure: [
          'You could not warm the courier: there was heat enough for one and a half. You fell asleep, and when you woke he had slid out on the farther side and was as cold as before. It was found that you were both smiling.',
          'The courier would not lie down beside a person of unknown rank, and so you could not warm him. You argued it with him for as long as you had strength, and the frozen ground took advantage of the delay.',
          'You lay down with the courier, but the cloak was too small to warm him. It covered both heads, and the feet of neither.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry the courier to the next post station',
        hurt: 'weariness',
        description: 'Six miles, with a man on your shoulders who asks at each of them to be put down.',
        success: [
          'You carried the courier to the next post, and they saved him. The whole of the postal regulations was recited into your ear. At the ninth article there was smoke. They ran out with blankets, and a postmaster took the case from his fingers, one finger at a time.',
          'You brought the courier alive to the next post: two miles he was carried, three dragged, and for the last he was seen to be walking. He was signed in at the post as freight. He asked that it be corrected, and it was then known that he would live.',
          'You carried the courier to the post and kept him awake on the way. He fell silent at the fourth mile, so you recited the regulations, with errors, on purpose. He was still putting you right when they opened the door.',
        ],
        failure: [
          'You did not get the courier to the post: the path gave way under you both. You climbed back to it with him on your shoulders, and sat down where you had started. No one but the road can be held responsible.',
          'You lost the way with the courier on your back and walked in a circle to the place where he had sat. He had noticed this at the first circuit, but had not been asked. He was colder than before.',
          'You could not carry the courier far, and had to set him down again. It was the parcels, he said; there were eleven under the tunic, for the fort. He declined to leave any of them.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Burn the despatches to warm him',
        description:
          'It is treason by the pound; the seals should be read first, and the burning done in order of rank.',
        success: [
          'You made a fire of the despatches, and it brought the courier to his senses. The petitions gave a steady heat, and a report on the condition of the roads burned very well. When his eyes were clear one letter was left. It was the first time, he observed, that the mail had done him any good.',
          'You burned the despatches, the least important first, and the courier grew warm. At those of legates his hands came open, and at a governor’s he asked what you were doing. A list of losses was drawn up by the two of you, over the embers, and he signed for it.',
          'The courier let you burn the despatches, because you read each one aloud first, so that it might be said to have been delivered. He listened, in tears, at which the frost ran off him. Nothing had been in any of them for which a man should be cold.',
        ],
        failure: [
          'You could not warm the courier with the despatches: they were written on wax, which ran over the kindling and put it out. He watched the business of two provinces go into the ground. He held on to the rest of it, and to you.',
          'The courier would not let you burn the despatches. He had been told to defend them and, to your surprise, he did. It was done with the teeth, and the fire was overturned in the course of it.',
          'You tried to burn the despatches, and they would not catch, being of a new paper, proof against damp, flame and readers. The courier put them back into the case in their order, and was as cold as before.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Order the courier to his feet',
        description: 'He has been obeying all his life; it is necessary only to sound like the reason.',
        success: [
          'You shouted the courier to his feet, and he walked until he was warm. “Who signed for that horse?” you said, in the voice. His heels were brought together, not by him. He rose, he marched, he stated that it was a bay with two white feet; and the question was put again whenever he flagged.',
          'You told the courier that he had been promoted, and that it took effect at the next post, in person, and so he got up and walked there. He stood in order to salute. It was then a question of keeping him in motion until he should have been congratulated.',
          'You called the courier to a roll-call, and he stood up and was saved. His number, which was on his badge, was shouted three times. At the third he answered, and having answered found himself on parade, and stamped his feet with the rest.',
        ],
        failure: [
          'You ordered the courier to his feet, and he stayed where he was. He had left the service, he said with great contentment, and you might apply in writing.',
          'You gave the courier an order, and he obeyed it without getting up. He saluted. It was correct in every detail, and was done lying down.',
          'The courier would not get up on your order, since you gave a governor’s name. He put his hand into his case and showed you that this governor had been replaced.',
        ],
      }),
    ],
  },
  'surgeon-of-the-troupe': {
    terrains: ['plains', 'hills', 'desert'],
    weight: 3,
    when: { wounded: true },
    cast: { surgeon: 'she', gladiators: 'they' },
    openings: [
      'Eleven gladiators had stopped to mend a wheel, and their wagon stood across the road. With them was a surgeon, who saw that you were hurt and would not have you go on before it was treated; one of them, a Thracian, was told to hold you. She had had nothing to do since the last games.',
      'A surgeon stopped you on the road, because she saw that you were hurt, and would not let you go on before she had treated it. She travelled with eleven gladiators, who were mending a wheel; their wagon filled the way. A big Thracian had been told to see that you did not climb over it.',
      'The wagon of eleven gladiators stood across the road with a wheel off. Their surgeon had seen that you were hurt, and she wanted you treated before you took another step. The Thracian, who is the largest of them, had taken your arm, and there was no going by with that.',
      'A wagon with a broken wheel blocked the road, and its eleven gladiators were at work on the wheel. Their surgeon saw your wound and would not let you pass until it had been treated. A Thracian, who said that he was well himself, stood behind you in case you should leave.',
    ],
    still: [
      'The surgeon still waited to treat you, and threaded a needle at arm’s length. The wagon still stood across the road, and the gladiators described a worse case to you, out of kindness.',
      'The wheel was not on yet, and the surgeon would not let you round the wagon untreated. She had laid out her hooks again in order of size.',
    ],
    givenUp: [
      'The wheel was put on by a wheelwright, and the gladiators were late for the games. The surgeon went with them, and you were left on the open road with your wound.',
      'A gladiator caught his hand in the wheel, and the surgeon had no more time for you. He recovered. You were let round the wagon, not cured.',
      'The surgeon certified that you could not be treated. The Thracian was told to release you, the wagon was moved, and you went on with the wound as it was.',
    ],
    later: [
      'The gladiators’ wagon had gone on. A strip of clean lint was tied to the thorn by the road, and a label said how often to change it.',
      'Where the surgeon had worked you found a pad of wood in the ditch, bearing the marks of a good many different teeth.',
    ],
    who: { trade: 'gladiators’ surgeon', gender: 'female' },
    shows: ['surgeon', 'gladiator', 'wagon', 'wheel', 'thracian'],
    toward: 'for',
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Sit down and let the surgeon work',
        description: 'It will be done well, and explained at each step to whoever cares to look in.',
        success: [
          'The surgeon treated you, and you were let go on. Each of the eleven was allowed to look, the youngest first. A silver hook was used, and a number of Greek nouns. You were then made to stand upon one leg, and were applauded.',
          'The surgeon cut, washed and closed your wound, and gave the reason for each. The reason for the last stitch was that it looked better. You were then able to walk.',
          'The surgeon closed your wound while you counted backward from one hundred. She had finished by sixty, and let you go on to nothing, since people like to complete things. Then the road was free to you.',
        ],
        failure: [
          'The surgeon let the youngest gladiator try, and your wound was not closed. He was so gentle that he fainted before the needle was through. His head had then to be seen to, and the pot boiled over.',
          'The surgeon did not finish with you. She had opened the place and found something so interesting that she called all the gladiators to see it. You lay under a cloth during the discussion, and were to lie there for the next.',
          'The surgeon had only begun on you when somebody cried out beneath the wheel. He had precedence, under his contract, and you had none. She would come back to you, she said, and the lint was held by the patient until further notice.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Have your wound burned out without being held',
        description: 'It is over in a breath; eleven professionals, however, will be looking at your face.',
        success: [
          'You let the surgeon burn out the wound and did not stir. You looked at the axle and went through the consuls of the last nine years. At the sixth it was reported to be finished. The piece of wood was taken from your mouth and shown round, for the marks.',
          'You made no sound while the surgeon burned out the wound, and were let go with honour. She wrote down for how long nothing had been said, and it was longer than the Thracian had. He asked to shake hands with you.',
          'The wound was burned out, you kept on your feet, and the gladiators made way for you. A noise had been heard. It was agreed by all eleven to have been the mule. There was no mule present; for this they will be thanked elsewhere.',
        ],
        failure: [
          'You flinched from the iron and the burning was not done. You had stated that you need not be held. It turned out that two gladiators had been stationed behind you in case, and the surgeon put the iron back to heat.',
          'You stood still, but the surgeon was jogged, and she burned you a thumb’s length to one side of the wound. It would have to be done again. She apologised to both places.',
          'You walked away in the middle of the burning, some forty paces, before you were aware of it. The iron had gone cold, and the surgeon asked you to come back.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Tell the surgeon what is wrong with the Thracian',
        description:
          'You have seen that he hides some hurt of his own; she would be obliged to you, but gladiators who are unfit are sold.',
        success: [
          'You let the surgeon know that the Thracian’s shoulder was bad, by asking about somebody else. She had wondered, she said, and put him on light duties, for a reason that does not appear. He had you let through, and lent you his arm as far as the next milestone.',
          'You told the surgeon that the Thracian was deaf in one ear, and she thanked you and sent you on your way. He could not hear the gate go up, and had been watching the sand for it. It was entered as “cold in the head”, and treated as that, every day, in private.',
          'You told the surgeon in Greek what ailed the Thracian, so that only she should follow. He had some Greek. He stated nothing; but he gave you his place by the fire, and afterwards had the wagon rolled aside for you.',
        ],
        failure: [
          'You told the surgeon that the Thracian had a bad knee, and you were wrong. It was his knee which he used, by way of reply, to show her that it was sound.',
          'You told the surgeon nothing that she had not known for a year. She had not known that it could be seen; and now all eleven gladiators were asking each other what else could. She came back to the matter of yourself.',
          'You told the surgeon softly what ailed the Thracian, and she did not hear it. She was a little deaf herself, from the crowds at the games, and asked you to say it so that everybody could hear. You did not.',
        ],
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Hold up the wagon while they fix the wheel',
        description: 'You are in no condition for it, and eleven gladiators have folded their arms to look.',
        success: [
          'You held up the wagon for one breath, and then all the gladiators lifted with you; they had only wished to see if you would try. You were laid inside, on straw, and the surgeon came in to you there.',
          'You lifted the wagon by a hand, which was what was needed, and the wheel went on. Nobody had asked it of you. For this reason it was you who were served first, from the good side of the pot.',
          'You held up the wagon until the wheel was on, and the road was free. You found that it could be done with the legs. The big Thracian counted aloud, so that you should know it was being noticed. At nine he put his own back to it, and said that nine had been the bet.',
        ],
        failure: [
          'You got your back under the wagon and could neither lift it nor get out again, and the wheel was not mended. Bets had been made on it. The surgeon had won hers before anyone was allowed to help.',
          'You lifted the wagon too well, and it went over on the farther side, where the soup was. It was set up again across the road, and the wheel was still off. The surgeon looked at your back.',
          'You held up the wagon until they had the wheel to the axle, and then it did not fit; it was the wheel of some other wagon. You were requested not to let go, and in the end you had to.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
  'arena-elephant': {
    terrains: ['plains', 'swamp', 'coast'],
    weight: 2,
    cast: { 'keeper/girl': 'she', contractor: 'he', elephant: 'it' },
    openings: [
      'An elephant had sat down across the road, on the way to the games, and nothing could get by her. The contractor who was to deliver her wanted to kill her with a spear and clear the way, and asked you for one. Her keeper, a barefoot girl of fifteen, sat in front of her with the chain in her lap, to prevent it.',
      'An elephant on a chain was sitting in the road and filled it from ditch to ditch. She would not go on to the games, and her keeper, a barefoot girl, refused to make her. The contractor, who held a receipt for one elephant, walking, was asking you and the others whom he held up for a spear to kill her with.',
      'The road was closed by an elephant, who had heard that there would be games and sat down at the word. Her keeper, a thin girl, was trying to undo the chain with her fingers. The contractor would be paid a third for a dead one; he wished to kill her, and asked you for a spear.',
      'An elephant with a chain on her leg sat in the road, nine days short of the games for which she was wanted. You could not pass on either side. The contractor proposed to have a spear put in her and to claim for the loss; the keeper, aged about fifteen, had spread out both arms, and they did not cover much.',
      'An elephant on a chain sat across the whole road, and her keeper, a barefoot girl, had been told to make her get up and had said no. The contractor therefore wanted a spear, to kill the beast and have the road open, and asked you for it. The elephant looked from one speaker to the other, and at you.',
      'An elephant was sitting in the road and would not go on to the games, and you could not get by. Reasons given by the contractor for spearing her: that she was in the way, and that she was his. Reason given against it by her keeper, a child, who held the chain: that she was afraid. He asked you for a spear.',
      'An elephant sat in the middle of the road, in front of a painted wall that showed her what is done to elephants at the games. Nobody could get by. Her keeper, a girl with no shoes, sat against her foot, beside the chain, to guard her; the contractor went up and down the carts to find a spear to kill her with, and had come to you.',
      'An elephant sat across the road, and nineteen men had pulled on her chain and not moved her. The contractor wished to open the road by killing her with a spear, and asked you for yours. It was the opinion of her keeper, a barefoot girl, that he would have to begin with somebody smaller.',
      'A girl of fifteen, the keeper of an elephant, had been ordered to tell her that the games were only for an afternoon, and was not a good liar. So the elephant sat, chain and all, on the whole of the road, and the contractor went about among those whom she held up, and asked you for a spear to kill her with.',
      'An elephant who was to die at the games had sat down in the road and would let nobody by. “A spear, then,” the contractor ruled, and looked round for one; he looked at you. Her keeper, a thin girl, had hold of the chain, and it was not made clear which of them was keeping the other.',
    ],
    still: [
      'The elephant still sat across the road, so that nobody could get by, and the contractor was still asking for a spear to kill her. She was moving dust with her trunk from one heap to a second.',
      'The girl still sat by the elephant, who had not got up, and the road was shut. The contractor had been felt over by the trunk from the hat down, and released.',
    ],
    givenUp: [
      'The elephant got up when nobody asked it and went off through the hedge with her keeper, alive. The contractor ran after them without a spear, and the road was open.',
      'A creditor stopped the contractor, and while the two disputed the keeper led her elephant away across the fields. It was none of your doing, and you went on by the empty road.',
    ],
    later: [
      'Where the elephant had sat something wide had gone through the hedge, and through the next. In the soft ground were its footprints, and beside every fourth a small bare foot.',
      'The bells of the elephant hung in a thorn bush by the way, in order of size. Each of them had been stopped with moss.',
      'The bridges of that country now bore a notice, with an elephant on it, crossed through. It had been drawn from life.',
      'A wheel was shown to you by a wheelwright. It had been sat on, and is kept for the instruction of apprentices.',
    ],
    who: { trade: 'elephant-keeper', gender: 'female' },
    shows: ['elephant', 'keeper', 'contractor', 'spear', 'chain'],
    toward: 'for',
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Persuade the contractor that the elephant is diseased',
        description:
          'He may be glad to give her away alive, before he catches it; he has paid in advance, and you will be required to cough.',
        success: [
          'You convinced the contractor that the elephant had a sickness which passes to whoever stands nearest and has the softest hands. He put his own behind him. He made the beast over to the girl within the hour, and she led it off the road.',
          'You frightened the contractor into giving up the elephant. You inquired only how he was behind the ears, and how he slept. Before he had been told the word, which was Greek, he was signing.',
          'The contractor believed you that the elephant was ill, since you gave the symptoms in order: first a refusal to rise, second a loss of bells. There was no third as yet. He looked at the road ahead, gave her to the girl, and had her taken off it.',
        ],
        failure: [
          'You did not convince the contractor, as an expert was among those who waited. It was the man from whom she had been bought. The two of them looked into her mouth, then into her ears, then, as you had appeared so anxious, into yours.',
          'Your cough convinced everybody that you were ill, and nobody that the elephant was. You coughed with conviction, and were offered a place at the side of the road, alone, with a rag on a stick. The elephant was declared to be in danger from you.',
          'The contractor believed you that the elephant was diseased, and wanted all the more to kill her. Diseased meat is to be put down on the spot, under an edict; he asked some carters for the edict and for a longer spear.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down in front of the elephant',
        description:
          'As long as you sit there she cannot well be speared, and she may get up; her last fit of patience took sixty years.',
        success: [
          'You sat before the elephant until she trusted you and got up. The trunk came out, went over your face, took off your hat and replaced it. She rose, with a sigh, and went off with the girl, away from the games.',
          'You sat down with the elephant and played at heaps of dust with her until she got up. You made a heap of dust, and she made one. It became clear that there were rules. You lost, and she blew both heaps over the pair of you, stood, and waited to be told which way was not the games.',
          'You sat so long before the elephant that you fell asleep, and by then she had made up her mind. You were lifted by the belt and put down in the grass. She went by, on tiptoe, with the girl, and the road was free.',
        ],
        failure: [
          'You sat and the elephant sat, and she did not get up. Hay was brought for both. It was becoming a comfort to all concerned when she lay down on her side, and on your cloak, and stayed there.',
          'You could not outwait the elephant. You sat as long as it is possible to sit, and then scratched your knee, and it was allowed on all sides that she had won. She settled herself more comfortably in the road.',
          'The elephant did not get up for you. She reached over and searched you instead. Everything that you had was laid out in a row on the road, in order of interest, and she began on the second row.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Break the elephant’s chain with a stone',
        description:
          'Without it she may get up and walk away; it is on her hind foot, where she cannot see by whom it is done.',
        success: [
          'You struck the chain from the elephant’s leg with a stone, and she walked away. She had shivered at each blow but held up the foot as requested. She tried one step, and another, and there was nobody in front of her for a long way.',
          'You beat the staple out of the chain with nine blows, and the elephant went off with the girl. The contractor announced that he would go to law, and could be heard announcing it from farther and farther off.',
          'You broke the link of the chain with two stones, and the elephant was free. The girl had held the foot in her lap, all of it that she could. In the receipt “stolen” has been altered to “unclaimed”.',
        ],
        failure: [
          'You did not break the chain: a spark flew, and the elephant stepped aside from it, in part on to you. It was not held against her. She sat down again where she had sat.',
          'The chain held, and both of your stones broke. It was a government chain, and the name of its maker was shown to you on every link.',
          'You were at the third blow when the elephant shifted her seat and sat down on the chain. It could not be got at, and nor could your sleeve.',
        ],
      }),
      does(['explore', 'perception', 'easy', 'none'], {
        action: 'Find the elephant a road away from the games',
        description:
          'She may get up and go if she need not go to the games; it must be a road with no bridges, gates or vineyards.',
        success: [
          'You found a droveway with low banks, wide enough for the elephant, and grass at the end of it. You came back to report. The girl said a word into the large ear, and they set off without having looked at the road.',
          'You found a way round that would take an elephant. You had walked with your arms held out to be as wide as she was, and what fitted was the bed of a stream. She and the girl went off down it, with their bells, and the road was open.',
          'You found the old gap in the hedges, which an elephant had made in Hannibal’s time. She went through the whole line of them without touching a leaf, and the girl after her.',
        ],
        failure: [
          'The way that you had found was wide enough in all places but for a well-head, which you had stepped over. Elephants, it has to be reported, do not step over. She came back to her place in the road and sat down.',
          'You found a way round, and it was approved by you, and by the girl. It was then submitted to the elephant, who put one foot on it, took it off, and sat down in the road.',
          'The elephant would not take the way that you had found. You went ahead through the reeds and waved. She followed you as far as the first reeds, ate them, and went back to sit in the road.',
        ],
      }),
    ],
  },
  'cart-of-heads': {
    terrains: ['hills', 'desert', 'plains', 'mountains'],
    weight: 2,
    cast: { sculptor: 'he' },
    openings: [
      'A sculptor’s cart had lost its tailboard at the top of the slope, and nineteen marble heads of emperors were rolling down the road at you. He ran behind and called to you to stop them, as they were wanted in seven towns, where the bodies stood. Until they were stopped there was no going up.',
      'The heads of a number of emperors, in marble, were coming down the slope end over end from a sculptor’s cart, at the height of the knee. They took up the whole road. The sculptor followed and begged you to save what you could; he had signed for each of them, he stated, and nobody was to step on Nerva.',
      'A sculptor’s cart had lost its tailboard on the slope above you, and his load, marble heads of emperors, was rolling down and filled the road. He called for your help, first with those still rolling; you could not get past before they were caught. The bodies are made apart, since they last longer.',
      'Marble heads rolled down the slope toward you and past you: emperors, nineteen, out of the open tail of a cart. The sculptor who owned them could not be above them and below them, and shouted to you to block the way. There is one road on that slope, and the heads had it.',
      'The pin of a tailboard had come out, and a sculptor’s cart was losing its load down the slope: nineteen heads of emperors, in marble. They used all of the road, and you could not get by. He ran after them with the pin in his hand and begged you to stop them before they reached the bridge.',
      'A sculptor had halted his cart on the slope, and its load of marble heads had rolled on without him. The road was full of emperors coming down, so that you could not go up; and he was in tears, and called to you to catch them. An emperor had died, it was not yet official, and these were to replace him.',
      'Heads of emperors, in marble, came rolling down the slope out of a cart, and you jumped aside for the first. Their owner, a sculptor, in one sandal, ran after them and called each by name to come back. He asked you to stand in front of the others and stop them; they left no room to pass.',
      'A sculptor sat between the shafts of his cart, on a slope, and held it back with his heels, and at each jolt a marble head rolled out over the tail. They were emperors, and most of them were already below you in the road. He could not let go, he explained, and nobody could pass; would you catch them for him?',
      'Marble heads were rolling down the slope out of a sculptor’s cart, and the road was not safe to go up. He seized you by the arm and asked you to help him catch them: nineteen, and every one an emperor, for statues which had everything else. A schoolmaster at his gate named each as it went by, for the benefit of the class.',
      'A cart had lost its load on the slope: nineteen heads of emperors, in marble, were rolling down both ruts and left you no room to go up. The sculptor who was to fit them to their bodies ran behind. He was ruined, he stated, unless you would take the trouble to stop them.',
    ],
    still: [
      'The marble heads of the emperors still blocked the road, and the sculptor wanted them caught before anybody went up.',
      'The sculptor still wanted his emperors caught, and their heads still blocked the road. He had counted them upon his fingers, and there was one too many.',
      'The cart still stood with its tail down, and the heads of the emperors still blocked the slope. A goat was examining one of them, and the sculptor asked you to prevent it.',
    ],
    givenUp: [
      'The heads came to rest by themselves at the foot of the slope, and the sculptor loaded those that were whole. He had not been helped by you; the road was free.',
      'The emperors were caught by children in blankets, at the price of some noses. The sculptor drove on, ruined in part, and nothing kept you on the slope.',
    ],
    later: [
      'The sculptor’s emperors stood on the milestones there, one marble head on each for nine miles. The farmers salute them, since it costs nothing.',
      'A child was selling marble noses of emperors from a tray. They were arranged by dynasty.',
      'One of the sculptor’s heads, a Nero, had been put up on a pole to frighten starlings, and a starling was sitting on him.',
      'A wall had been begun at the foot of the sculptor’s slope. Every yard or so it was provided with an ear.',
    ],
    who: { trade: 'sculptor', gender: 'male' },
    shows: ['sculptor', 'cart', 'head', 'emperor', 'slope'],
    toward: 'for',
    offers: [
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Outrun the rolling heads and stop them',
        description: 'Sixty pounds each, at the level of the shin, in the name of the Senate and People.',
        success: [
          'You outran the heads and turned them aside into a thorn-bush with your foot, one after another. Each was kissed on the brow by the sculptor, in order of reign, and the road was free.',
          'You were at the bottom of the slope before the heads, and caught them in a cloak stretched between two rocks. They arrived in it, father and then son, and only a Nero was chipped; nobody has complained of that.',
          'You got in front of the heads and slowed them with your feet, walking backward, in the manner laid down for crowds. At the foot of the hill all nineteen stood in a row, and the sculptor called the roll. You had the road to yourself.',
        ],
        failure: [
          'You were ahead of the heads, but they bounced, and knocked you down. You were found among the Claudians, and it was at first wondered who had commissioned it. They lay about the road as before.',
          'You stopped one head, Galba’s. You were then stopped by those who came after Galba, in the correct order, for once; and they went on blocking the road.',
          'You took a short way through a garden to get ahead of the heads, and they had taken it already. Its owner was standing in what had been his beans, with an Otho in his arms, and held you responsible. The road was no clearer.',
        ],
      }),
      does(['craft', 'vigour', 'easy', 'none'], {
        action: 'Help to recut a head into another emperor’s',
        description:
          'A chipped head may be saved as a thinner emperor, and the sculptor would clear the road; marble cannot be put back.',
        success: [
          'You and the sculptor made a new emperor out of an old one, and he was so pleased that he cleared the road for you. Off came a chin, and a good deal of hair. What was left was somebody tired, with large ears. You were allowed to do one of the ears.',
          'You helped the sculptor to recut a head into an emperor who could be sold, by sitting on it to keep it still. He took in the jaw and put in some worry. It came out as nobody in particular, with authority; that is what they pay for, he said, and let you through.',
          'You and the sculptor made a Nerva out of a Vitellius, by removing two of the chins, and then set the rest out of your way. He was set up in the road and looked at from nine paces. A carter uncovered his head.',
        ],
        failure: [
          'The head that you recut was spoiled. The new emperor wore a beard, as was then recalled, and you had taken off the chin. It could still be entered, the sculptor supposed, as a nephew. The others lay where they had lain.',
          'The head broke while you helped to recut it, and the sculptor was no better off. You were asked to hold the nose. You were afterwards holding the nose.',
          'You recut a head and made it an excellent likeness, of a man whom the Senate had condemned that same year. It had to be broken up by you, small, before anyone should come by. The rest still blocked the road.',
        ],
      }),
      does(['trade', 'intellect', 'easy', 'none'], {
        action: 'Find a buyer for the chipped heads',
        description:
          'They fit no statue now, but somebody may want the marble and carry it off the road; to smash an emperor is treason.',
        success: [
          'You found a farmer to buy six of the heads for hives, and the rest were soon out of the way. A hollow head, you had shown him, is dry, and has two doors in front. The honey of that district is now called Caesar.',
          'You sold the heads to an innkeeper, for a wall, and the road was cleared. It was drawn by you: two courses, bedded on the beard, looking out. No soldier will lean on it.',
          'You sold the spare heads to a schoolmaster, whose class could not remember the reigns, and the boys carried them off the road. Any boy who does not know the year is required to look at the shelf until one of them tells him.',
        ],
        failure: [
          'You found a buyer, and had to refuse him: he wanted the heads in a ring, to dine in the midst of, and he was the new emperor’s cousin. He took an interest in who else had been thinking about heads. They stayed in the road.',
          'You sold none of the heads. A woman would have had Galba to hold down her pickles, but her mother pointed out that he was murdered. The whole village then remembered how each of them had died.',
          'You offered the heads at a discount, by the dozen, and nobody dared to buy. A guard had overheard the phrase, and you were invited to repeat it in front of another guard.',
        ],
      }),
    ],
  },
  'exiled-poet': {
    terrains: ['coast', 'swamp', 'forest'],
    weight: 2,
    cast: { poet: 'he', 'fishermen/friends': 'they' },
    openings: [
      'On the shore an exiled poet took you by the sleeve and would not let go. He had talked to nobody from Rome for seven years; he wanted to hear of it, or to have his forbidden book saved, or to escape past the guard-boat that lay out there to keep him. The fishermen of the place, whom he had taught to speak in verse, stood round.',
      'A poet who had been banished from Rome for one poem, of eleven lines, stopped you on the path and held you fast. He wished to have news of the city, to see his new book got out of its hiding-place in the thatch, or to get away himself. A guard-boat watched him from the water, and his fishermen did not let you through.',
      'Two fishermen quarrelled in your path in verse, and the exiled poet who had taught them took hold of you and would not let go. For seven years he had had no talk of Rome, his forbidden book lay hidden in a barrel, and a guard-boat at the point kept him there. He begged you to help him with any one of these.',
      'A banished poet had you by both arms on the path, and his friends the fishermen stood behind you with a net. He is forbidden news of Rome, paper for a book, and a passage, and a guard-boat saw to it. He wanted one of the three from you before you went on: the news, or the book saved, or the passage.',
      'A poet exiled from Rome stopped you on the shore and would have news of the city before you went on. There was a guard-boat out there for his sake, and a book in the roof that must not be seen; he hoped for help with these too. The fishermen closed up behind you. “Do not buy the sprats,” one said. “They do not scan.”',
      'An old poet, exiled from Rome, held you by the belt, and his fishermen barred the path. He asked you to tell him of the city, street by street, or to save the book he had written, or to get him past the guard-boat that lay there to keep him. Its expense, for seven years, made it his only public building, he said.',
      'A poet, exiled from Rome for seven years, was selling fish in verse on the shore, and when you noticed a mistake he seized you by both wrists. He wanted to talk of the city, to have his forbidden book saved, or to be got past the guard-boat. The fishermen stood all across the way to listen.',
    ],
    still: [
      'The poet still held you, and would not let go before you had told him of Rome, saved his book, or got him away. The fishermen stood across the path and the guard-boat lay where it had lain.',
      'The poet had you by both sleeves now, and wanted news of Rome, a safe place for his book, or a passage. The fishermen did not make way, and the guard-boat still watched him.',
    ],
    givenUp: [
      'The poet let go of you when his voice gave out. He stayed in exile, his book stayed hidden, and the fishermen opened the path.',
      'The fishermen submitted that you had a road to go and the poet had not. He went back to his hut without what he had asked, and you were let through.',
    ],
    later: [
      'On the exiled poet’s hut was a plank with four lines burnt into it. Whoever went to Rome was asked to recite them there, and to count how many stayed to the end.',
      'The fishermen whom the poet had taught were selling in verse. One old man gave his mackerel in couplets, with his cap off.',
      'Before the exiled poet’s hut the beats of a verse had been drawn in the sand, with a stick, as far as the water permitted.',
    ],
    who: { trade: 'exiled poet', gender: 'male', stays: true },
    shows: ['poet', 'book', 'guard-boat', 'fishermen', 'rome'],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Talk grammar with the poet till he is content',
        description: 'Seven years of it have been saved up, and most will concern the optative.',
        success: [
          'You talked grammar with the poet until he had had enough and let you go. You gave him one noun in all its cases, then the irregular verbs; at “to bear” he wept. In thanks he told you who was in favour at court, namely nobody whom you knew.',
          'The poet had his fill of grammar from you, and the fishermen let you through. The Greek dual was gone into, for which neither of you had any use, and one ending was repeated at his request.',
          'You disputed with the poet about the supine until he was content and let go of your sleeve. He lost, and he thanked you: nobody had contradicted him since his trial. It is entered under remarks that he slept.',
        ],
        failure: [
          'Your grammar did not content the poet: you made a slip in the third declension, and he did not even correct it. He held on to you in silence, and seemed to consider that there might be nobody left who minded.',
          'You held the modern view as to the gerund, and the poet was not content but offended. It was for such a view, he explained, that he had been exiled by others. He kept you there for the old one.',
          'After nine hours of grammar the poet wanted still more, and you could do no more. A fisherman had by then declined you, in error, and found that you had no plural.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Learn the poet’s forbidden book by heart',
        description:
          'In your head it is out of the house and safe from searches: nine hundred lines, unless you talk in your sleep.',
        success: [
          'You learned the whole of the poet’s book by heart, and he let you go with it. A line was attached to each nail of the fence, as orators do. He put the roll on the fire and warmed his hands; it was travelling now, he stated.',
          'You learned the book until you could prompt the poet himself, and so it was safe. There came a line at which he was prompted by you. He asked to have that over again. The roll was burned, before two witnesses who could not read, and you were let go.',
          'You had the whole book by heart at the end, and the poet let you go. You took it three lines at a time, and a fisherman beat time with an oar. Nothing was wanting but a comma; he said that the comma could stay with him.',
        ],
        failure: [
          'You could not keep the poet’s book in your head. What remained was the first twenty lines, the last two, and a heifer. You were told to be easy, because those were not the lines he had been sent there for; but he did not let you go.',
          'You learned the book, but recited it better than it was written, and the poet would not have it go out so. He was silent. He then asked for the whole of the second part to be forgotten, and held you till it was.',
          'You learned the book to the last line but one, and the poet would not let it go. The last was never finished, it turned out; he had hoped that you would not ask.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Describe Rome for the poet street by street',
        description: 'You may have to make up parts of it, and he will know which.',
        success: [
          'You described the way to the poet’s own house in Rome, and he let you go. At the Capena gate his feet began to move; at his own door he said “No, thank you”, quickly, and opened his eyes, and thanked you again.',
          'You described Rome to the poet from the fish market on, until he had no more need of you. After the second bridge it was he who led, and he told you at each house who had wept there. Then he let go of your sleeve.',
          'The poet wished to hear only of one street in Rome, the one with a cobbler, and you knew it. You gave him that, door by door, and he was out of breath. It was exactly so, he said, and had you let through.',
        ],
        failure: [
          'You told the poet that a certain bookshop in Rome was flourishing, and it was not so. He informed you, gently, that it had burned, with himself in a crowd, in the year before he was sent away. You were asked to begin again.',
          'You described Rome wrongly to the poet, and put a wall where there is a garden. He walked into it. He said that it did not matter, and that perhaps there was a wall there now; and he did not let go.',
          'You described the new forum to the poet, and it grieved him. It stands upon nine old streets of Rome, and he had the names of the nine. He wished to be told of some other part.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Row the poet out past the guard-boat',
        description: 'Four miles in a fisherman’s tub with one oar, and a passenger who will compare it to the Argo.',
        success: [
          'You rowed the poet out past the guard-boat, and for a mile he was free. Then he asked to be rowed back, since there was nobody out there to hear him. He thanked you as one who could now have gone, and the fishermen let you through.',
          'With a muffled oar you rowed the poet past the guard-boat and up to a trader, who asked for the fare in prose. It was not to be had. You brought him back before a guard had finished his song, and he let go of you, content to have been a fugitive.',
          'You got the poet past the guard-boat, though you were challenged once, and he replied in the accent of the fishermen. On the way back in, which he had asked for, he apologised for a false quantity. He would stay, it was stated; he would now be doing it on purpose. You were let go.',
        ],
        failure: [
          'The guard-boat caught you both and brought you back to the shore. You were beside it when the poet, who was reciting, came to the shipwreck in his first book and stood up for it. It had been going so well, he told an officer.',
          'You did not reach the guard-boat at all. The tub has one oar and went round in circles, and you were back at the jetty before the poet had got through the invocation.',
          'You had to turn back before the guard-boat, as the poet had left a word behind. By the time that you had him on the shore again a guard was looking out. He took your sleeve and begged you to think of something else.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
  'quarantine-rope': {
    terrains: ['plains', 'forest', 'mountains', 'coast'],
    weight: 3,
    when: { known: 'friend' },
    cast: { officer: 'he', 'traveller/people/forty/persons/line': 'they' },
    openings: [
      'A health-officer had drawn a rope across the road, because there was fever in the next town, and nobody might pass until a letter came. Forty travellers sat before it. Over a pot among them stood {them} the {them.trade}, your friend, who knew you and got up. The officer wished you to sit down with the rest.',
      'By order of a magistrate a rope had been put across the road, on account of a fever, and the officer told you to join the line of those who were not to pass. Among them, at a pot, was {them} the {them.trade}, your friend, who had been held there for three days, and who put in another handful for you.',
      'The officer at the rope gave three reasons for not letting you past it: a fever in the next town, a magistrate, and the want of a letter. Forty people were waiting there already. One of them beat on a pot with a spoon to bid you to supper: {them} the {them.trade}, your friend.',
      'An officer held the road with a rope, on account of a fever in the next town, and you were not to go on. Your name, when he asked for it, was called out from the line of forty by {them} the {them.trade}, who is your friend and had charge of the only pot. Nothing was laid down, the officer said, as to where you were to eat.',
      'Forty persons had been stopped at a rope across the road by a fever in the next town, and had built themselves shelters of cloaks. The officer told you that you could not pass either. At the corner shelter, behind a pot, was {them} the {them.trade}, your friend, and the officer directed you there.',
      'An officer let nobody across his rope, since there was fever in the next town; only letters were passed over, in a cleft stick, by way of vinegar. One of them was for you. It was from {them} the {them.trade}, your friend, who sat among the forty that were held there and invited you to share a pot.',
      'There was a rope across the road, because of a fever beyond it, and none of the forty who waited was to pass; nor were you. In the line, beside a pot, sat {them} the {them.trade}, your friend. {them} had informed the officer that the man in front had coughed, in order that there should be room for you.',
      'Forty people were waiting at a rope across the road, and some had been there so long that they had put up roofs. The officer explained that there was fever ahead, and that no one went farther. Beside a pot sat {them} the {them.trade}, who made the others give way to a friend.',
      'You could not go on, since an officer had stretched a rope across the road against a fever in the next town. He had held up forty people. One of these was {them} the {them.trade}, a friend of yours, who now had a pot, and had kept you a place beside it.',
      '“Not you as well,” said {them} the {them.trade}, your friend, from behind a pot, with great satisfaction. A rope was across the road, and forty people had been stopped by it. The officer regretted that there was fever in the next town, that he could let nobody go on, and that he had not been informed for how long.',
    ],
    still: [
      'The rope was still across the road on account of the fever, and the officer let nobody pass. A bowl had been reserved for you by {them}, under a tile.',
      'The officer’s rope was still across the road, and nothing had gone by it but goats, for whom there is no form. {them} was explaining to him what else can be done with garlic.',
    ],
    givenUp: [
      'The letter came, and the officer let down his rope. {them} and the forty went on to the next town in good health, and you with them, having gained nothing.',
      'The sick beyond the rope got up again, and the officer was ordered to let everybody through. {them} took the pot along, and you went your own way, tired.',
      'You took leave of {them} and left the rope for another road, a long way round. The forty were released within the month, and nobody among them had the fever.',
    ],
    later: [
      'The rope of the health-officer was down and had been coiled on a post. A pot had been left there, upside down, for whoever should be stopped next.',
      'The health-officer had been promoted, you were told at the next house. A longer rope had been sent to him.',
      'A notice was nailed to the post, by which everybody was permitted to proceed. It was dated a month after everybody had.',
      'The forty who had been held at the rope had kept a calendar on a rock there in charcoal, up to the eleventh stroke. After this there was only soup.',
    ],
    shows: ['rope', 'officer', 'pot', 'fever'],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Let your friend vouch for you',
        description: 'It is {them.his} good name that will be written down, under yours.',
        success: [
          '{them} vouched for you, and the officer let you pass. You would not have known yourself; there was some courage in it and much honesty. It was all taken down, and you were let under the rope.',
          '{them} vouched for your health, and you were let under the rope. {them} named four towns in which you had not been ill. The officer had room for three lines. He wrote “Known”, saw how much it covered, and held the rope down with his foot.',
          '{them} swore by the soup that you were well, and the officer let you through. The officer had eaten of it for three days and considered it a reliable witness. He lifted the barrier himself, and asked that it should not be mentioned to the forty.',
        ],
        failure: [
          '{them} spoke for you warmly, but too long, and the officer would not let you by. {them} had come, in the warmth of it, to something that you had once done, which had been so funny at the time. It was taken down, and the spelling was asked for.',
          'The word of {them} was not accepted, and the rope stayed up for you. It is only valid, the officer explained, if the person who gives it is free of fever; {them} was looked at, and had to lie down for it.',
          '{them} vouched for you in two words, and it was not enough. The officer had a column for twenty. The remaining eighteen were requested, and in the search for them a doubt arose.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Try a goats’ path round the rope with your friend',
        description: 'It is where the goats go, which is steep, and the officer has been issued with a whistle.',
        success: [
          'You got round the rope by the goats’ path, with a hand on the heel of {them} in front, and came out above the road on the far side. {them} would go no farther, having left something on the fire; you were told to look after yourself.',
          '{them} took you up the goats’ path while the officer dozed, and you were past the rope. You climbed on hands and toes and were pushed from below at the two bad places. At the top no word was exchanged. You waved, and were waved at.',
          'You came round the rope by a narrow path, where {them} went in front to show what could be trusted. At the worst place your wrist was held until you were over, and then you were upon the open road.',
        ],
        failure: [
          'The goats’ path was too steep for you both, and you came down again before the rope. You got {them} down, then {them} got you down. The officer had observed it all from beneath, and made a report, to both of you, aloud.',
          'Half way up the path you met a second officer, with a second rope, and were sent back down. He had been posted there three days before, and was very glad of company.',
          'The path led nowhere: {them} had noticed only the lower half, and there was no upper half. The whistle was blown, out of concern, until you were both before the rope again.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        feeds: true,
        action: 'Share the pot with those who wait',
        description: 'You lose the day, and will be informed of everything that has happened to everybody.',
        success: [
          'You ate and talked with {them} in the shelter, and while you slept the letter came. When you woke the rope was down and you could go on. It could not be learned on whose orders.',
          'You shared the pot with the forty, told them a story that {them} had begun, and were let through for it. You left out a pig, and all forty put it back in; the officer undid the knot in order to have his hands free to clap.',
          'You ate with {them} and heard all the news of your friends, and by then the forty had had enough of the rope. They rolled it up for your pillow while the officer slept, and in the morning nobody would ask for it.',
        ],
        failure: [
          'You shared the pot, but could not rest, because of a child with a drum in the next shelter. You and {them} bore it for as long as could be. The rope was still up, and you both went and held it for the officer, in order to be out of hearing.',
          'You had no rest, since it was asked over the pot who had cooked the last supper, and three persons claimed it. You and {them} spent what was left of the time as the court of appeal. The rope was where it had been.',
          'You shared the supper and {them}’s shelter, and got no sleep, as the dry end of it had become the wet end. You were moved three times. The rope was still across the road.',
        ],
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Nurse the sick beyond the rope together',
        description: 'Whoever crosses may not come back the same way; {them} will go if you do.',
        success: [
          'You nursed six sick with {them}, who had eaten bad eels, and they got well; you held the heads and {them} held the basins. When the letter came, permitting hope, they were sitting in a row and complaining; and you came out on the other side, which was your road.',
          'You nursed one sick family with {them} until it was well, and then you were beyond the rope and could go on. The fever had been one bad sausage. The last to recover was a grandmother, who had been put to bed to keep the rest company.',
          'You nursed nine people beyond the rope with {them}, until they were well enough to complain of the broth. Remark: you both remained one watch longer than was required, and then your road lay before you.',
        ],
        failure: [
          'You could not nurse the sick, who had nothing the matter with them but a grievance against their landlord, a magistrate. By listening to it you and {them} had become a faction, and the officer led you both back to his side of the rope.',
          'Beyond the rope you and {them} were put to bed by the sick, as having come from outside, where it was said that there was fever. Nobody was nursed. It took some time to establish who had come to help whom, and you were handed back under the rope.',
          'You made the sick no better, since it was the water that had made them ill, and you had carried them more of it. When that was found out you and {them} were sent back to the officer’s side of the rope.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
  'shut-way-house': {
    terrains: ['hills', 'desert', 'swamp', 'forest'],
    weight: 3,
    when: { known: 'foe' },
    toward: 'against',
    cast: { keeper: 'he', 'drover/company': 'they' },
    openings: [
      'At a way-house {them} the {them.trade}, your enemy, sat by the hearth and had told the keeper and eleven drovers that you killed your last host for his blankets. It was not so. The keeper barred the door, and told you through a crack that you were not to come in, or to stay.',
      'You had a hand on the door of a way-house when you heard yourself accused inside it. Beside the hearth {them} the {them.trade}, who is your enemy, was telling the keeper and some drovers that you had strangled a host for his blankets. The keeper barred the door to you, and the drovers took up their sticks by the thin end.',
      'The keeper of a way-house stood in front of his blankets with his arms out and would not let you in. {them} the {them.trade}, your enemy, who had the warm seat at the hearth, had told him that you murder hosts for such things. The drovers rose, in order of size. There was no other roof.',
      'Your enemy {them}, the {them.trade}, sat at the hearth of a way-house among the drovers and had stated that you had robbed a host, that you had smothered him with his own blankets, and that you would be along directly. The keeper believed it and drew the bar across as you came up.',
      'The keeper of a way-house had bolted the door against you, because your enemy {them} the {them.trade}, who sat within by the hearth, had told him that you murdered somebody for his blankets. It is denied. The drovers had been told to see you off, and the denial had to be lodged through the wood.',
    ],
    still: [
      'The way-house was still shut to you, and you were not willing to go on with a murder on your name. {them} sat at the hearth and was giving the story of the blankets again to a newcomer, and had remembered some more.',
      'The drovers still barred the way-house to you with their sticks, on {them}’s word that you were a murderer, and you needed its roof. One of them had asked {them} for the colour of the blankets.',
      'The keeper had put up another bar against you, since {them} still had the seat by the hearth and called you a murderer. The drovers held on to their sticks, and there was no other roof.',
    ],
    givenUp: [
      'The way-house stayed shut to you, and {them} stayed by the hearth. The drovers saw you as far as the road with their sticks, and you had to do without a roof.',
      'The keeper and his drovers resolved not to strike you if you went. You went. {them} was left with the warm seat and the story, and was believed.',
      '{them} had won, and in that house you were a murderer from then on. The drovers put down their sticks when you had gone, and nobody followed.',
    ],
    later: [
      'By the way-house a face had been scratched on a post, not unlike yours, with the word “wolf”. By another hand was added: not established.',
      'The blankets of that way-house had been chained to the beds, and nobody there was able to say since when.',
    ],
    shows: ['way-house', 'keeper', 'drover', 'blanket', 'hearth'],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Pull {them} out of the way-house',
        description:
          'Outside {them.he} may take the lie back; but a dozen will see it, and you will look exactly as {them.he} has described you.',
        success: [
          'You got through the drovers and carried {them} out of the way-house in both hands. No more was done than to sit {them.him} in the trough. The charge was withdrawn there, with some weed, and you were let in.',
          'You pulled {them} out on to the step, and the charge broke down. It was asked by you, loudly, which host had been killed, and in what town. {them} could name neither, and the door was opened to you.',
          'You set {them} down in the yard, upright, and dusted {them.him}, and the drovers saw that you meant no murder. It was so much less than had been foretold that the keeper laughed, and gave you a bed.',
        ],
        failure: [
          'You laid hold of {them}, {them} cried out, and the drovers used the thick end of their sticks. It had gone as they had been told that it would, and you were put out before the door.',
          'You pulled, and had the cloak of {them}, and {them} was not in it. It was shown to the drovers as the next thing that you had tried to steal. The door was barred again.',
          'You did not get as far as {them}, since a bench was placed behind your knees, and you were carried out. From the step you heard {them} ask the company, in a shaking voice, whether it was now believed.',
        ],
        hurt: 'blow',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Demand an oath on the hearthstone',
        toward: 'against',
        description:
          '{them} must swear to the charge with a hand on that stone, or take it back; people have died of swearing falsely there.',
        success: [
          'You asked {them} to swear to the name of your dead host and to the day, and {them} could not. {them} considered the fire. The keeper had the bar off before there was any reply, and it was not you who was shown out.',
          '{them} did not dare to swear it on the hearthstone, and you were given a seat. A hand was put out to the stone, and stopped above it. It was a finger’s breadth, observed by eleven drovers, and it was never closed.',
          'You swore on the hearthstone that you had killed nobody, and {them} would not swear against it. {them} had a cough, a cramp, and a cousin who was expecting {them.him}; and the door was held open to each of these, and then to you.',
        ],
        failure: [
          '{them} laid a hand on the hearthstone and swore to it, without a tremor, and was believed. The lamp burned up brighter. It was noticed that everyone had moved away from you.',
          '{them} took the oath, with a very small condition in it, which nobody caught but you. You pointed it out and gained nothing. You were told that only a guilty person would have listened so hard.',
          'There was no oath, as the keeper would have none sworn on that stone; his wife was buried under it. The subject had to be dropped. You were held to have raised it.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Admit before them all what you did to {them}',
        description: 'It is the one true part of the charge, and will cost you the rest of your pride.',
        success: [
          'You owned before them all to the wrong that you had done {them}, and you were let in. There was a silence. {them} had been going to tell it so much better; and a stool was pushed toward you with one foot. You drank a yard apart.',
          'You told the company what you had done to {them}, and it made your peace. It was told by you under three heads, and {them} corrected the second, in your favour, before {them.he} had thought. After that nothing could be done about the blankets. They were lent to you.',
          'You confessed the old wrong to the drovers, and {them} withdrew the charge. One of them had done the same, in his youth, to a brother. {them} listened to that; and then told the keeper, in a low voice, that there had been no host.',
        ],
        failure: [
          'You owned to the old wrong, and it only made things worse. {them} thanked you most sweetly and turned to the company: if that was admitted, why then not the rest?',
          'You had hardly begun to own to it when {them} began to weep, and it was very well done. Your confession was taken as read by the drovers, and so was the murder.',
          'You confessed an old wrong, and it was not the one that {them} had held against you. You were now asked for that, in front of all of them, and did not know it. The door stayed shut.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Get away by the yard before the drovers come',
        description: 'As yet no hand has been laid on you, and it is a long stage without water.',
        success: [
          'You took your leave at the front and got away over the yard wall at the back, while the drovers were still agreeing on what should be done. You drank from the trough with your whole face. The dog raised no objection.',
          'You were round the way-house and gone before the bar was off the door. They came out and searched in front, where you had been seen last, with great thoroughness. The report is that nobody was found.',
          'You got away by the yard, with the help of a drover’s boy who had heard the charge. He held up a bucket for you to drink from, and told the company that you had gone by the hill.',
        ],
        failure: [
          'You did not get away by the back, since {them} was leaning on the other side of the wall, with the dog, having had the same thought. {them} whistled for the rest, and you were brought round to the front.',
          'You climbed over into a pen with a hundred head of cattle, and could not get through. They belonged to the drovers, and every one of them stated it. You went back over the wall to the front door.',
          'There was no way round by the back, which was found to be a cliff. You returned by the front, with such dignity as was left, past the whole company and their sticks.',
        ],
      }),
    ],
  },
});
