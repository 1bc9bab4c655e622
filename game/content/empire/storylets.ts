import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

export const empireStorylets: readonly Frame[] = frames('empire', {
  'false-beacon': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    openings: [
      'Present on the shore: a woman; an ox, with a basket of fire on its horns; a village, lying in the grass with hooks. Absent, but on the way: a grain ship, which had taken that light for a harbour. They meant to have her cargo when she struck. Until then, the woman stated, nobody was to walk about in front of it.',
      'A light was shown where no lighthouse has been authorised. It proved to be an ox, carrying a fire in an iron cage, and led by a woman along the shore. Half a mile out a ship had altered course for it. The village needed her to be wrecked, for the corn; you had walked into the middle, and were told by a child to get down.',
      'It had been a bad year for that village, and a grain ship had been entered against the loss. She did not know of it. She was steering for a light upon the shore, which was fire, on an ox, in the charge of a woman with a goad; and you were not to go on, or call out, or stand up, until she had come aground.',
      'The lots for the cargo had been drawn already. A woman explained it to you in order: first the ox, with the fire on his head, which made the light; second the ship, which believed it; third the village, which had the sacks. You came fourth. You would keep still on the shore until it was over, or be kept still.',
      'You were stopped on the shore by several persons with boathooks, who asked you in a whisper not to spoil it. A ship was coming in. She had been deceived, it cannot be put otherwise, by a light that a woman was leading up and down on an ox; and the whole village lay behind it, waiting to collect.',
      'The harbour at this place does not exist, and a ship was entering it. She had the word of a light for it. Under the light was an ox, before the ox a woman, and behind the woman a village on its stomach with hooks and carts. It wanted her wrecked by supper; you were asked to lie down on the shore and not to pass.',
      'Under the heading of income that village had one ox. Fire was put upon his horns after dark, and a woman walked him along the shore; the light rose and dipped, as on a pier; and presently a ship would come to it and be broken. There was one coming in. They held you by the cloak, in case you should be for the captain.',
    ],
    still: [
      'The light was still going up and down over the sand. The ship had been seen to shorten sail, so as to come in with more care.',
      'The ox had been given a rest, and then his fire had been given more wood. Silence was again requested of you, by a child with a hook.',
    ],
    later: [
      'A cairn had been put up on that spot, and on it a proper lamp, and it was lit. The keeper used a boathook as a walking-stick.',
      'An iron basket lay rusting in the dune grass. It had been claimed by a gull, and three eggs were entered against it.',
    ],
    who: { trade: 'wrecker', gender: 'female' },
    shows: ['ox', 'light', 'village', 'ship', 'shore'],
    toward: 'against',
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Throw the wreckers’ light into the sea',
        description: 'It is iron, it is burning, and the supper of a whole village depends on it.',
        success: [
          'It was taken by the rim and walked into the sea, where it went out. In the confusion somebody was struck by somebody. A voice was heard across the water, in Greek, to establish blame; the ship had gone about.',
          'The lashings were cut and the fire was tipped over the edge of a rock. Twenty people then had nothing to look at but each other. Anchor-chain was heard, a long way off, in good depth.',
          'You were pulled back by the cloak, and left it with them. It was the light which went into the waves, and not, as had been proposed, yourself. Remark: the ox shook its head several times, and lay down.',
        ],
        failure: [
          'You had got it down to the wet sand when a hook was put through your collar. The light was carried back, fed, and set up again. Two of the heavier children were instructed to sit on you.',
          'It was too hot to hold, and was held. It was then let go. It rolled along the sand, burning well, and from the sea there was now a harbour with a moving lamp in it.',
          'The ox objected. He had carried that fire for three years, and considered himself responsible. He is reported to have stood on the end of the chain until they came for you.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'slight'], {
        action: 'Kindle a second light along the shore',
        description: 'One light is a harbour, but two in the wrong order are a shoal; it must catch at once.',
        success: [
          'You laid driftwood at the place which the pilots’ book gives to the danger fire, and it caught. The ship was seen to have two opinions before her. She stopped, and asked nobody for a third.',
          'It burned green, because of the copper in the wreckage, and a green light is in the regulations. It means fever. The captain observed the regulations and stood out to sea with everyone on board below.',
          'A fire was got up on the other side of the point. By the first light the harbour was to the left and by yours to the right. She dropped her anchor between them and waited for day. No blame attaches to her.',
        ],
        failure: [
          'It caught, it smoked, and it was noticed first by the wrong side. They thanked you. With two to steer between, it was explained, she would come in straighter.',
          'The wood was wet and the flint was wet. An old man crossed the sand and helped you with it, out of kindness, before he had thought what it was for. It was then trodden on.',
          'It was lit, and burned for as long as it takes to read this sentence. The children had been sent to sit down on whatever you lit.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell the village what salvage pays',
        description: 'The law gives a tenth to those who bring a ship in whole; the law has not been seen there.',
        success: [
          'You worked it out for them in shells: a tenth, every year, and nobody to bury. The shells were audited by the woman, in person. The boys were sent out in a boat, to ask politely if the captain was in need of a pilot.',
          'It was shown, under two heads, that wet corn is worth a third and drowned sailors nothing. The oldest man wished it noted that he had always said so. The ox was turned with his face to the land.',
          'You told them that a tenth may be claimed in the temple, in public, standing up. They had never had anything standing up. The fire was taken down by the woman herself, who burned her hand on it and made no complaint.',
        ],
        failure: [
          'A tenth was repeated after you by several voices. They had so far been getting the other nine. A place was made for you in the grass, from which you could see.',
          'The law was asked for in writing. You wrote it in the sand, and the sand was about to be needed for the carts.',
          'You had persuaded eleven out of twenty-four. A vote was held, by hands, and the children were found to have two each.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Cut the ox loose and run',
        hurt: 'blow',
        description: 'He weighs what a cart weighs, he has a fire on his head, and no direction has been given to him.',
        success: [
          'He was slapped on the rump and went inland, fire and all. It will have seemed from the deck that the harbour had got up and left. The entire village went after its ox. You took the opposite direction.',
          'The rope was cut, and the knife shown to him. He understood at once. A burning light was seen crossing three bean fields at a trot; the ship, who could see it too, drew her own conclusions.',
          'He ran as far as the water and stood in it up to the nostrils. The fire went out in stages. By the time that they had coaxed him back you were over the dunes, and the sails were past the point.',
        ],
        failure: [
          'He did not run. He turned to see by whom he had been slapped, and you looked at each other along the flame. So did all the rest.',
          'He ran very well, and in a circle, round the woman, who had the other rope. You were gathered in at the third circuit.',
          'The knot gave way and he followed you. You went left, and he was there; you went right. A person with a fire behind him can be found by anybody.',
        ],
      }),
    ],
  },
  'frozen-courier': {
    terrains: ['mountains', 'hills', 'forest'],
    weight: 2,
    when: { seasons: ['winter'] },
    openings: [
      'Present: a courier of the imperial post, sitting on the frozen ground with his back to a stone. His horse had been recalled, or had left. He was quite warm, he stated. He held the case of despatches across the path in both arms and would not let you by until they were signed for. He was freezing to death, and it was not known to him.',
      'A leather hat with a badge was found in the ditch, and under the hat, on further inquiry, a courier. His despatches were for the governor, by tomorrow. He took hold of your cloak and required a signature before he would let you go. His lips were blue. He remarked on the comfort of the place, and was dying of it.',
      'The courier had sat down for three reasons: to fasten a boot; to admire the view; and, third, because some persons had very kindly invited him in. There were no such persons. There was frost. He had the despatches on his knees and one hand round your ankle, you were to sign, and he asked you not to stand in front of the fire.',
      'A courier of the post was kneeling on the frozen road before a rock and had offered it his tablet to sign. It had not complied. He turned with his despatches to you, and laid hold of your belt, so that you could not go on. He only had to hand them over, he explained, and then he was to lie down. It is how they all end.',
    ],
    still: [
      'The courier was smiling at a person behind you. There was nobody. His fingers had set round the case, and rime had been formed on both eyebrows.',
      'He had begun to unfasten his cloak. It was very close in here, he said, though he did not wish it to be taken as a complaint.',
    ],
    later: [
      'A post-horn had been hung from a branch there, for the use of anyone. By the mouthpiece it had been in use a great deal.',
      'Two stones and a plank had been set up for a seat, and on the plank had been cut: Not here.',
    ],
    who: { trade: 'imperial courier', gender: 'male' },
    shows: ['courier', 'despatch'],
    toward: 'for',
    offers: [
      does(['patience', 'vigour', 'easy', 'slight'], {
        action: 'Lie down under one cloak with the courier',
        hurt: 'weariness',
        description: 'It is the army’s remedy; what is issued to the one is drawn from the other.',
        success: [
          'You lay on top of him and swore at him by provinces, to keep him attentive. At Bithynia he began to shake, which is the turn. By Spain he was swearing back. He told you then what he carried, and it was an order for parsley.',
          'Your warmth was divided by two and found to be enough. When he could feel his feet he apologised to them, by number. Under remarks: he asked for his mother’s name to be taken down, in case, and then laughed at it.',
          'He was held, rubbed and talked to, in that order, until he complained of the cold. It was the first sensible statement that he had made. He got up to look for his horse, and was able to.',
        ],
        failure: [
          'You had warmth for one and a half. You woke, and it was found that you were smiling too; and he had slid out on the farther side, and everything had to be begun again.',
          'He would not lie beside a person of unknown rank. It was argued for as long as you had strength, and the ground took advantage of the delay.',
          'The cloak was large enough in length or in breadth. It covered both heads, and the feet of neither.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry the courier to the next post',
        hurt: 'weariness',
        description: 'Six miles, with a man on your shoulders who asks at each of them to be put down.',
        success: [
          'The whole of the postal regulations was recited into your ear. At the ninth article there was smoke. They ran out with blankets, and the postmaster took the case from his fingers, one finger at a time.',
          'You carried him for two miles, dragged him for three, and for the last he was seen to be walking. He was signed in at the post as freight. He asked that it be corrected, and it was then known that he would live.',
          'He fell silent at the fourth mile, so you recited to him in your turn, and made errors on purpose. He could not bear it. He was still putting you right when the door of the post was opened.',
        ],
        failure: [
          'Three miles had been done when the path ceased to have rock under it. He was got out. Both parties were by this time a good deal below the road, for which no one but the road can be held responsible.',
          'You walked by the marks of boots and were glad to see that they went on. They were your own. He had noticed this at the first circuit, but had not been asked.',
          'He was heavier than a man of that size ought to be. It was the parcels, he said; there were eleven under the tunic, for the fort. He declined to leave any of them.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Burn the despatches to warm him',
        description:
          'It is treason by the pound; the seals should be read first, and the burning done in order of rank.',
        success: [
          'The congratulations went first. The petitions gave a steady heat, and a report on the condition of the roads burned very well. When his eyes were clear one letter was left. It was the first time, he observed, that the mail had done him any good.',
          'They were burned from the lowest grade upward. At the legates his hands came open, and at the governor he asked what you were doing. A list of losses was drawn up by the two of you, over the embers, and he signed for it.',
          'You read each one aloud before it was put on, so that it might be said to have been delivered. He listened, in tears, at which the frost ran off him. Nothing had been in any of them for which a man should be cold.',
        ],
        failure: [
          'They were written on wax. It ran over the kindling and put it out. He watched the business of five provinces go into the ground, and could not be comforted.',
          'He had been told to defend them and, to your surprise, he did. It was done with the teeth. The fire was overturned in the course of it.',
          'The seals would not burn, and underneath the seals was a new kind of paper, proof against damp, flame and readers. It had been adopted that same month.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Order the courier to his feet',
        description: 'He has been obeying all his life; it is necessary only to sound like the reason.',
        success: [
          '“Who signed for that horse?” you said, in the voice. His heels were brought together, not by him. He rose, he marched, he stated that it was a bay with two white feet; and the question was put again whenever he flagged.',
          'You informed him that he had been promoted, and that it took effect at the next post, in person. He stood in order to salute. It was then a question of keeping him in motion until he should have been congratulated.',
          'He was called by his number, which was on his badge. It was called three times, as at a roll. At the third he answered, and having answered found himself on parade, and stamped his feet with the rest.',
        ],
        failure: [
          'You barked it, as it had once been barked at you. He gave it some thought. He was no longer on the strength, he said with great contentment, and you might apply in writing.',
          'He saluted. It was correct in every detail, and was done lying down.',
          'He asked for your authority, and you gave the governor’s. He put his hand into his case and showed you that this governor had been replaced.',
        ],
      }),
    ],
  },
  'surgeon-of-the-troupe': {
    terrains: ['plains', 'hills', 'desert'],
    weight: 3,
    when: { wounded: true },
    openings: [
      'Present: a surgeon, small, with her sleeves rolled; eleven gladiators, of whom one was a Thracian; a wagon, across the road, with a wheel off. You were the only one hurt. The surgeon had had nothing to do since the last games, and would not have you walk round the wagon, or anywhere, in that state.',
      'It was put to you by a surgeon that you were favouring one side, and since when. She had not turned round. Her gladiators had stopped for a broken wheel, and their wagon filled the way; a big Thracian had been told to see that you did not climb over it. You were to be treated first, she said, and to travel afterwards.',
      'A practice was offered for your inspection: one wagon, short of a wheel, in the middle of the road; one surgeon; and eleven gladiators, in excellent health, to her regret. She had seen how you stood. The Thracian, who is the largest of them, had taken your arm, and there would be no going by, it was explained, with that.',
      'Three things were wrong, and the surgeon listed them: the wheel of the wagon, which the gladiators were seeing to; the Thracian, who said that he was well; and you. She began with you. The road was blocked in any case. You were asked where it hurt, and a finger was laid upon the place before you had replied.',
    ],
    still: [
      'The surgeon was threading a needle at arm’s length. One of the gladiators had begun, out of kindness, to describe a worse case.',
      'The hooks had been laid out again in order of size. You were looked over by the surgeon, from the outside, for the moment.',
    ],
    later: [
      'The wagon had gone on. A strip of clean lint was tied to the thorn by the road, and a label said how often.',
      'In the ditch was found a pad of wood, bearing the marks of a good many different teeth.',
    ],
    who: { trade: 'gladiators’ surgeon', gender: 'female' },
    shows: ['surgeon', 'gladiator', 'wagon', 'wheel', 'thracian'],
    toward: 'for',
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Sit down and let the surgeon work',
        description: 'It will be done well, and explained at each step to whoever cares to look in.',
        success: [
          'Each of the eleven was let look in, the youngest first. A silver hook was used, and a number of Greek nouns. You were then made to stand upon one leg, and were applauded.',
          'She cut, washed and closed it, and gave the reason for each. The reason for the last stitch was that it looked better. You got up, and could.',
          'You were asked to count backward from one hundred. It had been finished by sixty. The surgeon let you go on to nothing, since people like to complete things.',
        ],
        failure: [
          'The youngest was allowed to try. He was so gentle that the needle was not through by the time he fainted. His head had then to be seen to, and the pot boiled over.',
          'It was opened, and the wrong thing was found. This interested her so much that she called them all, and you were left open, under a cloth, during the discussion.',
          'She had begun when somebody cried out beneath the wheel. He had precedence, under his contract, and you had none. The lint was held by the patient until further notice.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Have it burned out without being held',
        description: 'It is over in a breath; eleven professionals, however, will be looking at your face.',
        success: [
          'You looked at the axle and went through the consuls of the last nine years. At the sixth it was reported to be finished. The piece of wood was taken from your mouth and shown round, for the marks.',
          'You said nothing. The surgeon wrote down for how long nothing had been said, and it was longer than the Thracian had. He asked to shake hands with you.',
          'A noise was heard. It was agreed by all eleven to have been the mule. There was no mule present; for this they will be thanked elsewhere.',
        ],
        failure: [
          'You stated that you need not be held. It turned out, as so often, that two men had been stationed behind you in case.',
          'You stood quite still, and it was the surgeon who was jogged. It had been burned out a thumb’s length to one side of where it was. She apologised to both places.',
          'You got up in the middle of it and walked away, some forty paces, before you were aware of it. The iron had gone cold, and you were asked to come back.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Tell her what is wrong with the Thracian',
        description: 'He hides it, since those who are struck off the list are sold; and he is watching you watch.',
        success: [
          'You put it to her as a question about somebody else. She kept her eyes on her needle; she had wondered, she said, about that shoulder. The man was given light duties, for a reason that does not appear. He sat down where you could lean on him.',
          'It was the left ear. He could not hear the gate go up, and had been watching the sand for it. It was entered by her as “cold in the head”, and was treated as that, every day, in private.',
          'You said it in Greek, so that only she should follow. He had some Greek. He stated nothing. He rose, at some length, and it was then seen that you had been given his place by the fire.',
        ],
        failure: [
          'You said that it was his knee. It was his knee which he used, by way of reply, to show her that it was sound.',
          'She had known it for a year. She had not known that it could be seen; and now all eleven were asking each other what else could.',
          'You told her softly. She was a little deaf herself, from the crowds, and desired you to repeat it up to the end of the wagon.',
        ],
      }),
      does(['craft', 'strength', 'easy', 'slight'], {
        action: 'Hold up the wagon while they fix the wheel',
        description: 'You are in no condition for it, and eleven gladiators have folded their arms to look.',
        success: [
          'You were allowed to try for one breath. Then they were all at it, on both sides, and said that they had only wished to see if you would. You were laid inside, on straw, and the surgeon came in to you there.',
          'It rose by a hand, which was what was needed, and the wheel went on. Nobody had asked it of you. For this reason it was you who were served first, from the good side of the pot.',
          'You found that it could be done with the legs. The big Thracian counted aloud, so that you should know it was being noticed. At nine he put his own back to it, and said that nine had been the bet.',
        ],
        failure: [
          'You got your back beneath it, and there it stayed, neither up nor down. There was money on it. The surgeon had won before anyone was allowed to help.',
          'It went up well, as all have testified. It went over on the farther side, where the soup was, and as to that nobody will.',
          'You held it until they had the wheel to the axle, and it was then seen to be the wheel of some other wagon. You were requested not to let go.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
  'arena-elephant': {
    terrains: ['plains', 'swamp', 'coast'],
    weight: 2,
    openings: [
      'Present: a contractor to the games; a keeper, a girl of fifteen, without shoes; and an elephant, in chains, who had sat down across the road. Nothing could get by her. The contractor had asked for a spear, to kill her with and clear the way. The keeper had sat down too, in front.',
      'The contractor held a receipt for one elephant, walking. What had been delivered was sitting. She filled the road from ditch to ditch, with a chain on her leg, and would not go on to the games; her keeper, a barefoot girl, refused to make her. He was asking those whom he held up, and now you, for a spear.',
      'It had been let fall in the elephant’s hearing that there would be games. She sat down at the word. This had closed the road to all vehicles. Her keeper, a thin girl, was trying to undo the chain with her fingers. The contractor, who would be paid a third for a dead one, was trying to borrow a spear, and had got to you.',
      'By the terms of the contract the elephant was to arrive upon her feet, in bells and a chain. She had sat down nine days short. You could not pass on either side. The contractor proposed to have a spear put in her and to claim for the loss; the keeper, aged about fifteen, had spread out both arms, and they did not cover much.',
      'The hook was in the ditch, where the keeper had thrown it. This is why the contractor wanted a spear. It is a girl of whom we speak, with no shoes, who had been told to make an elephant get up and had said no. Nobody could use the road. The elephant, on her chain, looked from one speaker to the other, and at you.',
      'Reasons given by the contractor for spearing the elephant: that she was in the road, that the games would not wait, and that she was his. Reason given by the keeper against it: that she was afraid. The keeper was a child, and held the chain. You were behind eleven carts, and were asked for your reasons, and if you had a spear.',
      'An elephant had come upon a picture of herself, painted on a wall for the games, with things sticking in it. She had taken a seat in front. The road was now shut by her; the keeper, a girl with no shoes, sat against her foot, beside the chain; and a contractor went up and down the carts to find a spear.',
      'Nineteen men had pulled on the chain and been thanked. The elephant was still sitting. It was the contractor’s opinion that the road could be opened by means of a spear, at the shoulder, from the near side. It was the opinion of her keeper, a barefoot girl, that he would have to begin with somebody smaller. You had come up between.',
      'The following was said in a low voice to an elephant: that it was for one afternoon only; that there would be music. Her keeper, a girl of fifteen, had been ordered to say it, and was not a good liar. So she sat, chain and all, on the whole of the road, and the contractor went past you shouting for a spear.',
      'The delay was caused by an elephant. She was due at the games, where she was to die, and she had got down in the road and would not be moved for it, nor let you by. “A spear, then,” the contractor ruled. Her keeper was a thin girl and had hold of the chain, and it was not made clear which of them was keeping the other.',
    ],
    still: [
      'The elephant had not stirred. She was passing the dust of that province through her trunk, from one heap to a second, and finding it in order.',
      'The girl had gone round to the other ear and was explaining it to that one. The trunk was put out, felt the contractor over from the hat down, and released him.',
    ],
    later: [
      'Something wide had gone through the hedge, and through the next. In the soft ground were its footprints, and beside every fourth a small bare foot.',
      'A row of bells hung in a thorn bush by the way, in order of size. Each of them had been stopped with moss.',
      'The bridges of that country now bore a notice, with an elephant on it, crossed through. It had been drawn from life.',
      'A wheel was shown to you by a wheelwright. It had been sat on, and is kept for the instruction of apprentices.',
    ],
    who: { trade: 'elephant-keeper', gender: 'female' },
    shows: ['elephant', 'keeper', 'contractor', 'spear', 'chain'],
    toward: 'for',
    offers: [
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Persuade the contractor she is diseased',
        description: 'He has paid in advance, and he has brothers; you will be required to cough.',
        success: [
          'You had seen it in Africa, you said, from a distance. It passes from the beast to whoever stands nearest and has the softest hands. He put his own behind him. The animal was made over to the girl within the hour.',
          'You stepped back and would not be asked. He asked. You inquired only how he was behind the ears, and how he slept. Before he had been told the word, which was Greek, he was signing.',
          'The symptoms were given by you in order: first a refusal to rise, second a loss of bells. There was no third as yet. He looked at the road ahead, and at his carters, and decided that the loss had been sustained elsewhere.',
        ],
        failure: [
          'An expert was sent for. It was the man from whom she had been bought. He and the contractor looked into her mouth, then into her ears, then, as you had appeared so anxious, into yours.',
          'You coughed with conviction, and were offered a place at the side of the road, alone, with a rag on a stick. The elephant was declared to be in danger from you.',
          'He believed it. Diseased meat is to be put down on the spot, however, under an edict, and he went off to find the edict and a longer point.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down in front of the elephant',
        description: 'Until she gets up; the last matter in which she was patient took sixty years.',
        success: [
          'You were looked through, wrinkle by wrinkle. In the end the trunk came out, went over your face, took off your hat and replaced it. She rose, with a sigh, and turned herself to the south.',
          'You made a heap of dust, and she made one. It became clear that there were rules. You lost, and she blew both heaps over the pair of you, stood, and waited to be told which way was not the games.',
          'Nothing was done for a long time by either side. You had fallen asleep when you were lifted by the belt and put down in the grass. She went by, on tiptoe, with the girl.',
        ],
        failure: [
          'You sat, and she sat, and hay was brought for both. It was becoming a comfort to all concerned when she lay down on her side, and you had been upon that side.',
          'You were patient for as long as it is possible to be, and then scratched your knee. This ended the proceedings. She settled herself more comfortably, and it was allowed on all sides that she had won.',
          'She reached over and searched you. Everything that you had was laid out in a row on the road, in order of interest, and she began on the second row.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Break the leg-chain with a stone',
        description: 'It is on her hind foot, where she cannot see by whom it is being done.',
        success: [
          'The chain was struck, the elephant was spoken to, and it was struck again. She shivered at each blow but held up the foot as requested. The link flew. She tried one step, and another, and there was nobody in front of her for a long way.',
          'The chain was good and the staple was not. At the ninth blow it came out. The contractor announced that he would go to law, and could be heard announcing it from farther and farther off.',
          'The girl held the foot in her lap, all of it that she could. You broke the link against a second stone and it was carried away under the smaller one’s arm. In the receipt “stolen” has been altered to “unclaimed”.',
        ],
        failure: [
          'It was the spark to which she objected. You were informed of the whole of her weight, although in passing and by an edge.',
          'The stone broke. The second stone broke. It was a government chain, and the name of the maker was shown to you on every link.',
          'You were at the third blow when she sat down again, as she had been asked to do so often. The chain was under her, and so was your sleeve.',
        ],
      }),
      does(['explore', 'perception', 'easy', 'none'], {
        action: 'Find a way round that an elephant could take',
        description: 'No bridges, no gates, no vineyards; you will have to think as wide as she is.',
        success: [
          'There was a droveway with low banks, and at the end of it grass, and nobody. You came back to report. The girl said a word into the large ear, and they set off without having looked at the road.',
          'You walked with your arms held out to be as wide as she was. Wherever you stuck was crossed off. What was left was the bed of a stream, floored with gravel, and the bells went away down that, and were cut off one at a time.',
          'You asked what had been done with the last elephant. There had been one, in Hannibal’s time, and the gap was still in the hedges. She went through the whole line of them without touching a leaf.',
        ],
        failure: [
          'It was wide enough in all places but for a well-head, which you had stepped over. Elephants, it has to be reported, do not step over. Her leg was just being got out of it when the contractor caught up.',
          'A way was found, and was approved by you, and by the girl. It was then submitted to the elephant, who put one foot on it, took it off, and sat down.',
          'You went ahead through the reeds and waved. She came. It was the reeds behind you, however, which she had been looking at, and she stayed there until they were eaten.',
        ],
      }),
    ],
  },
  'cart-of-heads': {
    terrains: ['hills', 'desert', 'plains', 'mountains'],
    weight: 2,
    openings: [
      'Present: a sculptor, running; his cart, at the top of the slope, with its tailboard gone; and emperors, nineteen, the heads only, coming down in no order of reign. They were wanted in seven towns, he called, where the bodies stood. You were to stop them, and until they were stopped there was no going up.',
      'In the matter of the obstruction: it was of marble. The heads of a number of emperors were descending the slope from a cart, end over end, at the height of the knee. The sculptor followed and asked you to save what you could. He had signed for each of them, he stated, and nobody was to step on Titus.',
      'The heads of the emperors are now made apart from the bodies, since the bodies last longer. A sculptor with a cart of them had lost his tailboard upon the slope above you. They took up the whole of the road. He required assistance, first with those still rolling, and you did not get past the first.',
      'You were passed by Vespasian, at speed, then by two of his sons. There is one road on that slope, and the heads had it. A cart at the top was letting out further emperors, singly; the sculptor, who had been paid for two of the nineteen, was endeavouring to be above them and below them, and shouted to you to block the way.',
      'The pin of a tailboard was produced by the sculptor as he ran. It had come out; by whose neglect is not stated. In consequence the emperors in his cart, heads to the number of nineteen, had entered the slope and were using all of it. He begged you to help before they reached the bridge. You could not in any case get by.',
      'An emperor had died, it was not yet official, and nineteen heads were on their way to replace him. The sculptor had stopped the cart upon a slope to think about the nose. They had gone on without him. The road was full of them, he was in tears, and you were the only person between there and the valley.',
      'First to come down was Augustus. Precedence was not observed after that. The heads rolled out of a cart on the upper slope, emperors every one, and its owner, a sculptor, in one sandal, called each by name to come back. You had jumped aside. He asked you not to do so again, but to stand in front.',
      'A sculptor was sitting between the shafts of his cart, on the slope, and held it back with his heels. At each jolt a head was lost over the tail. Most of the emperors were by now below you, and the rest were coming. He could not let go, he explained, and nobody could pass; would you begin with whichever was lowest?',
      'The dynasty had got loose. A schoolmaster at his gate named each emperor as it went by, for the benefit of the class; the sculptor, behind them, disputed Trajan. It was a question of heads, out of a cart, on a steep slope, for statues which had everything else. He seized you as you stood in the road and asked you to catch.',
      'The consignment was as follows: one cart; emperors, nineteen, in marble, to the neck; one sculptor, to fit them. On the slope the first had parted from the second. The heads were going by you in both ruts and left no room for a third party. He was ruined, he stated, unless someone would take the trouble.',
    ],
    still: [
      'Marble faces looked up out of the grass on both sides. They had the expression which is ordered for waiting.',
      'The sculptor stood among them and counted reigns upon his fingers. There was one too many, and he was looking into the face of it.',
      'The cart stood with its tail down. Galba was being examined by a goat, as to his intentions.',
    ],
    later: [
      'There was a marble head on every milestone for nine miles. The farmers salute them, for two reasons: it costs nothing, and they have tried not to.',
      'A child was selling noses from a tray. They were arranged by dynasty.',
      'A Nero had been put up on a pole to frighten starlings, and a starling was sitting on him.',
      'A wall had been begun at the foot of that slope. Every yard or so it was provided with an ear.',
    ],
    who: { trade: 'sculptor', gender: 'male' },
    shows: ['sculptor', 'cart', 'head', 'emperor', 'slope'],
    toward: 'for',
    offers: [
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Outrun the rolling heads and stop them',
        description: 'Sixty pounds each, at the level of the shin, in the name of the Senate and People.',
        success: [
          'You ran down among them, passed Titus, and placed a foot sideways in his path. They were diverted into a thorn-bush, one at a time, with dignity. Each was kissed on the brow by the sculptor, in order of reign.',
          'You went over the bank and were at the bottom before the family. A cloak was stretched between two rocks. They arrived in it, father and then son, and only a Nero was chipped; nobody has complained of that.',
          'You got in front and walked backward with your arms out, in the manner laid down for crowds. They slackened. At the foot of the hill all nineteen were halted in a row, and it was possible to call the roll.',
        ],
        failure: [
          'You were well ahead. The bounce had been left out of account. You were found among the Claudians, and it was at first wondered who had commissioned it.',
          'You stopped Galba. You were then stopped by those who came after Galba, in the correct order, for once.',
          'A short way was taken, through a garden. They had taken it already. The owner was standing in what had been his beans, with an Otho in his arms, and held you responsible.',
        ],
      }),
      does(['craft', 'vigour', 'easy', 'none'], {
        action: 'Help to recut one emperor as another',
        description: 'Marble can be taken off and not put back; it will have to be a smaller man.',
        success: [
          'You held and turned while he struck. Off came a chin, and a good deal of hair. What was left was somebody tired, with large ears, whom a province might believe in. You were allowed to do one of the ears.',
          'You sat on him, to keep him still. The sculptor took in the jaw and put in some worry, and the rasping was left to you. It came out as nobody in particular, with authority. That is what they pay for, he said.',
          'It was proposed to make a Titus out of a Vitellius, and it was done by removing two of the chins. He was set up in the road and looked at from nine paces. A carter uncovered his head.',
        ],
        failure: [
          'The new one wore a beard, as was then recalled. You both looked at the chin, and at the chips. It could still be entered, he supposed, as a nephew.',
          'You were asked to hold the nose. You were afterwards holding the nose.',
          'The likeness was excellent. It was of a man whom the Senate had condemned that same year, and the head had to be broken up by you, small, before anyone should come by.',
        ],
      }),
      does(['trade', 'intellect', 'easy', 'none'], {
        action: 'Find a buyer for the spare heads',
        description: 'They are treason to keep and treason to smash; some trade must have a use for them.',
        success: [
          'A farmer with hives was found. A hollow head, you showed him, is dry, and has two doors in front. He took six. All the honey of that district is now called Caesar, and the tax on it has not been settled.',
          'An innkeeper wished for a wall. It was drawn by you: two courses, bedded on the beard, looking out. He had a score of them delivered. No soldier will lean on that wall.',
          'A schoolmaster took them for his class, who could not remember the reigns. They stand along a shelf. Any boy who does not know the year is required to look at it until one of them tells him.',
        ],
        failure: [
          'You found a buyer at once, who wanted them in a ring, to dine in the midst of. He gave his name for the delivery. It was the new emperor’s cousin; and he took an interest in who else had been thinking about heads.',
          'A woman would have had Galba to hold down her pickles. It was pointed out by her mother that he was murdered. The whole village then remembered how each of them had died, and nothing was sold.',
          'They were offered by you at a discount, by the dozen. A guard overheard the phrase, and you were invited to repeat it in front of another guard.',
        ],
      }),
    ],
  },
  'exiled-poet': {
    terrains: ['coast', 'swamp', 'forest'],
    weight: 2,
    openings: [
      'Present: a poet, in exile, under a decree; a village of fishermen, who spoke in verse; and, out on the water, a guard-boat, to see that he did not leave. He had hold of your sleeve. He had had nobody from Rome to talk to for seven years, and he had written a book. You would not be released until you had said something.',
      'The poet had been sent to that shore by order, for one poem, of eleven lines. You were stopped by him on the path. A guard-boat was pointed out, and then, in the thatch, a second work, a whole book, which was not to be found. The fishermen stood round. He wished to hear of Rome, and they did not let you through until he had.',
      'Of the two fishermen who quarrelled in your path both did so in hexameters. They had been taught by the poet. He came up to apologise for a false quantity, and did not let go of you afterwards: seven years exiled from Rome, a guard-boat at the point, a forbidden book in a barrel. He begged you for one sentence with a subjunctive in it.',
      'It is forbidden to give the poet news of Rome, paper, or a passage. He recited the list to you himself, with a hand on either arm, so that you should know where you stood. Behind you were the fishermen with a net. The guard-boat could see only backs. He had a book, he said in a lower voice; and would you decline for him a noun?',
      '“Do not buy the sprats,” somebody advised you. “They do not scan.” It was an exiled poet, in what had been a toga, who had made his readers himself, out of fishermen. They closed up behind you. There was a guard-boat out there for his sake, and a book in the roof that must not be seen; and he would have Rome from you before you went on.',
      'The expense of keeping one guard-boat, seven years, off that shore, had been incurred in respect of one poet. He showed it to you as his only public building. He was old and he held your belt, and the fishermen held the path. He asked after Rome, street by street; and he had finished a book, he told you, that would cost them a second.',
      'Fish was being cried in elegiacs, with one error, in the mullet. You were heard to notice it. A poet then had you by both wrists, an exile, from Rome, of seven years’ standing. The fishermen put down their baskets to listen, all across the way. There was a book of his, and a guard-boat; and he asked if you would care to have either in your mind.',
    ],
    still: [
      'The poet had gone indoors for another poem. He could be heard to try the end of it, and his host’s wife was heard to state that it wanted a spondee.',
      'Your other sleeve had been taken. He began again, with the variants, and two men who were gutting herring came nearer in order to vote.',
    ],
    later: [
      'On the hut was a plank with four lines burnt into it. Whoever went to Rome was asked to inform the city that somebody had swept up here and put out the lamp.',
      'The fish of that place were being sold in prose again. One old man still gave his mackerel in couplets, with his cap off.',
      'Before the door of the hut longs and shorts had been drawn in the sand, with a stick, as far as the water permitted.',
    ],
    who: { trade: 'exiled poet', gender: 'male' },
    shows: ['poet', 'book', 'guard-boat', 'fishermen', 'rome'],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Talk grammar with him till he is full',
        description: 'Seven years of it have been saved up, and most will concern the optative.',
        success: [
          'You gave him one noun in all its cases, then the irregular verbs. At “to bear” he wept. Then he was another man, and told you who is in at court and who is out, and what is meant by it.',
          'The Greek dual was gone into, for which neither of you had any use. One ending was repeated at his request. When he was full he sat back, and the fishermen, who had kept count of the moods, let you through.',
          'A point was raised by you concerning the supine. He disputed it, he lost, and he thanked you: nobody had contradicted him since his trial. It is entered under remarks that he slept.',
        ],
        failure: [
          'You made a slip in the third declension. It was not corrected. He let your sleeve go, and smoothed it down, and seemed to consider that there might be nobody left who minded.',
          'You held the modern view as to the gerund. This is what he had been exiled by, he explained, when all was said; and the rest was not said.',
          'He was not filled. At the ninth hour of it you were yourself declined, in error, by a fisherman, and had no plural.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Learn the forbidden book by heart',
        description: 'Nine hundred lines; you cannot be searched for them, unless you talk in your sleep.',
        success: [
          'He said it and you said it. A line was attached to each nail of the fence, as orators do. When you had it entire he put the roll on the fire and warmed his hands; it was travelling now, he stated.',
          'He prompted you forty times, then ten. There came a line at which he was prompted by you. He asked to have that over again. The roll was burned, in the presence of two witnesses, neither of whom could read.',
          'It went in by threes, with the oar, since a fisherman kept time. You were examined on it from the end to the beginning. Nothing was wanting but a comma; he said that the comma could stay with him.',
        ],
        failure: [
          'It went in and it went out. What remained was the first twenty lines, the last two, and a heifer. You were told to be easy, because those were not the lines he had been sent there for.',
          'You had it all, and recited it, and it was better than what he had written. He was silent. He then asked for the whole of the second part to be forgotten.',
          'It was learned to the last line but one. The last was never finished, it turned out; he had hoped that you would not ask, and now nobody could go on.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Describe Rome for him street by street',
        description: 'You may have to make up parts of it, and he will know which.',
        success: [
          'He was taken in by the Capena gate and up past the bakers. It was observed that his feet were moving. When you reached his own door he said “No, thank you”, quickly; and opened his eyes, and thanked you again.',
          'You began at the fish market, as he could smell that far unaided. He corrected you on a stair and on a fountain. After the second bridge it was he who led, and he told you at each house who had wept there.',
          'He wished only for one street, the one with the cobbler. You had been down it once, in a hurry, and gave him that, door by door, at a run. He was out of breath. It was exactly so, he said.',
        ],
        failure: [
          'He asked after a certain bookshop. It was flourishing, you said. He informed you, gently, that it had burned, with himself in the crowd, in the year before he was sent away.',
          'A wall was put by you where there is a garden. He walked into it. He said that it did not matter, and that perhaps there was a wall there now.',
          'You described the new forum, which is large. It stands upon nine streets, and he had the names of the nine. You were asked to go no farther.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Row the poet out past the guard-boat',
        description: 'Four miles in a fisherman’s tub with one oar, and a passenger who will compare it to the Argo.',
        success: [
          'You rowed. He declaimed, was told not to, and did so in a whisper. A trader took him over her side in a sling, bound for no province at all. His exile, at that moment, ceased to be administered.',
          'The oar was muffled in his other toga. The guard was singing, and it was one of his. “He leaves out the caesura,” the poet remarked, going up the trader’s side, and that is all that is known of his departure.',
          'You were challenged once. The reply was given by him in the accent of the fishermen, with a false quantity, so as to be believed. He apologised to you for it the whole way out to the ship.',
        ],
        failure: [
          'You were abreast of the watch when he came to the shipwreck, in the first book, and rose to it. You were both collected. It had been going so well, he told the officer.',
          'The tub went round. It was rowed with one oar, and this is what is done by one oar. You were back at the jetty before he had got through the invocation.',
          'Half way over he asked to be taken back: he had left a word. It was fetched. By then the guard had also noticed that there was something.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
  'quarantine-rope': {
    terrains: ['plains', 'forest', 'mountains', 'coast'],
    weight: 3,
    when: { known: 'friend' },
    openings: [
      'Present: a health-officer, behind a rope, eating garlic; forty travellers, before it; and, over a pot, {them} the {them.trade}, who knew you and got up. There was fever in the next town. The officer’s orders were to let nobody by until a letter came, and he wished you to sit down with the others.',
      'By order of a magistrate, who was waiting to hear from another, a rope had been put across the road. It was on account of a fever. The officer told you to join the line. Among those who had been held there for three days was {them} the {them.trade}, at a pot, who put in another handful before saying your name.',
      'The officer gave three reasons for not letting you past the rope: a fever, a magistrate, and the want of a letter. Forty people had heard them before you. At the end of the third a pot was beaten with a spoon, along the line, and it was {them} the {them.trade}, to bid you to supper.',
      'Your name was demanded at the rope, and was supplied from the rear. It was supplied by {them}, the {them.trade}, who had been shut up there with forty more on account of a fever and had charge of the only pot. The officer entered it. You were not to go on, he said; nothing was laid down as to where you were to eat.',
      'A street had been formed before the rope, out of cloaks, by forty persons whom a fever prevented from going farther. It had a laundry and a corner house. At the corner house, behind a pot, was {them} the {them.trade}, an old friend; and the officer, when he had told you that the road was shut, directed you there.',
      'Letters went across the rope in a cleft stick, by way of vinegar. One of them was for you. It was from {them} the {them.trade}, eleven paces off, and invited you to the pot; it had to be done in form, the officer being a man for form. There was fever ahead, he confirmed, and you could not pass.',
      'It was reported to the health-officer, by someone in the line, that the man in front had coughed. It was written down. The report had been made by {them} the {them.trade}, in order that there should be room for you by the pot. Beyond the rope was a fever, and not one of the forty was to go near it; nor were you.',
      'The line at the rope had stood until it sat, sat until it lay down, and had by now been roofed. You walked up it over legs. The last legs were those of {them} the {them.trade}, beside a pot, who made them give way to a friend. No one went farther, the officer explained; there was fever, and he had garlic, and no date.',
      'The fever was only in the next town; the rope, however, was in this road, and it was the rope that you could not get by. An officer sat there. He had held up forty. One of these was {them} the {them.trade}, a friend of yours in better times, who now had a pot, and had kept you a place beside it.',
      '“Not you as well,” was said, with great satisfaction, from behind a pot. It was {them} the {them.trade}, third from the front of a line of forty. The officer at the rope regretted that there was fever; that he could let nobody go on; and that he had not been informed for how long. He then moved over on his bench for you.',
    ],
    still: [
      'Another clove had been peeled by the officer. A bowl had been reserved for you by {them}, under a tile.',
      'Nothing had gone by in either direction but goats, for whom there is no form. {them} was explaining to the officer what else can be done with garlic.',
    ],
    later: [
      'The rope was down and had been coiled on a post. A pot had been left there, upside down, for whoever should be stopped next.',
      'The health-officer had been promoted, you were told at the next house. A longer rope had been sent to him.',
      'A notice was nailed to the post, by which everybody was permitted to proceed. It was dated a month after everybody had.',
      'A calendar had been kept on a rock there in charcoal, up to the eleventh stroke. After this there was only soup.',
    ],
    shows: ['rope', 'officer', 'pot', 'fever'],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Let your old friend vouch for you',
        description: 'It is {them.his} good name that will be written down, under yours.',
        success: [
          '{them} told the officer who you were. You would not have known yourself; there was some courage in it and much honesty. It was all taken down, and you were let under the rope.',
          '{them} named four towns in which you had not been ill. The officer had room for three lines. He wrote “Known”, saw how much it covered, and held the rope down with his foot.',
          '{them} swore to you by the soup. The officer had eaten of it for three days and considered it a reliable witness. He lifted the barrier himself, and asked that it should not be mentioned to the forty.',
        ],
        failure: [
          '{them} spoke for you warmly and at length, and came in the warmth of it to that other thing, which you had done, and which had been so funny at the time. The officer took it down, and asked for the spelling.',
          'The recommendation was accepted. It is only valid, however, if the person who gives it is free of fever; {them} was looked at, and had to lie down for it.',
          '{them} vouched for you in two words. The officer had a column for twenty. The remaining eighteen were requested, and in the search for them a doubt arose.',
        ],
      }),
      does(['explore', 'perception', 'medium', 'none'], {
        action: 'Try the path that your friend noticed',
        description: 'It is where the goats go, which is steep, and the officer has been issued with a whistle.',
        success: [
          'You went up it behind {them}, flat, with a hand on the heel in front. It came out above the road on the far side. {them} would go no farther, having left something on the fire; you were told to look after yourself.',
          '{them} had timed it: the officer dozed for as long as a clove takes. You climbed on hands and toes and were pushed from below at the two bad places. At the top no word was exchanged. You waved, and were waved at.',
          'It was narrow, and {them} went in front to show where it could be trusted. It could be trusted in eleven places. At the twelfth your wrist was held until you were over, and then you were upon the open road.',
        ],
        failure: [
          'It was found that the goats can use it for one reason only, namely that they are goats. You got {them} down, then {them} got you down. The officer had observed it all from beneath, and made a report, to both of you, aloud.',
          'Half way up was met another officer, with another rope. He had been posted there three days before, and was very glad of company.',
          '{them} had noticed only the lower half of the path. There was no upper half. The whistle was blown, out of concern, until you were both on level ground.',
        ],
      }),
      does(['rest', null, 'easy', 'none'], {
        feeds: true,
        action: 'Share the pot and the shelter',
        description: 'You lose the day, and will be informed of everything that has happened to everybody.',
        success: [
          'You ate, were told, and told. It came out that {them} had spoken of you to a good many people and that you had grown in it. When you woke the rope was down. It could not be learned on whose orders.',
          '{them} had told half of the story to the forty already, and they drew up to check it against yours. You left out the pig. It was put back in, by all forty, and the officer undid the knot in order to have his hands free to clap.',
          'The bowl was scraped between you, and it was gone through who had married, who had bolted, and what is said of you. This was better than you had supposed. They rolled up the barrier for your pillow, and nobody would ask for it.',
        ],
        failure: [
          'In the next shelter was a child with a drum. You and {them} bore it for as long as could be. You then both went and held the rope for the officer, in order to be out of hearing.',
          'Supper was good and the talk was better, until somebody asked who had cooked the last one. Three persons claimed it. You and {them} spent what was left of the time as the court of appeal.',
          'You lay down at the dry end. It was the wet end by the middle of your sleep. {them} moved you three times, and each time the dry end was moved as well, by whom could not be found.',
        ],
      }),
      does(['patience', 'intellect', 'easy', 'none'], {
        action: 'Nurse the sick beyond the rope together',
        description: 'Whoever crosses may not come back the same way; {them} will go if you do.',
        success: [
          'There were six of them, and it was bad eels. You held the heads and {them} held the basins. When the letter came, permitting hope, they were sitting in a row and complaining; and you came out on the other side, which was your road.',
          'It was one family and one sausage. {them} had the lamp while you had the bowl, and then the reverse. The last to recover was the grandmother, who had been put to bed to keep the rest company.',
          'Nine lay under a portico and had been told that they were dying. {them} took the left feet and you the right. After broth they were found to be chiefly angry. Remark: you both remained one watch longer than was required.',
        ],
        failure: [
          'The sick had nothing the matter with them but a grievance, against their landlord, who was the magistrate. By listening to it you and {them} had become, within the meaning of the edict, a faction.',
          'You were both put to bed by them on arrival, as having come from outside, where it was said that there was fever. It took some time to establish who was being nursed.',
          'Water was needed, and {them} drew it, and you carried it. It was then found that the water was the cause. Everybody had by this time had a second cup.',
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
    openings: [
      'Present, within: the keeper of a way-house; eleven drovers; and, at the hearth, with a cup, {them} the {them.trade}. Present, without: yourself. It had been alleged by {them} that you killed your last host for the blankets. The keeper barred the door, and spoke through a crack; you were not to come in, or to stay.',
      'You had a hand on the door of the way-house when a charge was read out inside it. It was yours. Beside the hearth {them} the {them.trade} was giving evidence to some drovers, with pauses: a host had been strangled, and blankets were missing. The keeper put up the shutters, and the sticks were taken up by the thin end.',
      'The blankets were being counted. The keeper of that way-house stood in front of them with his arms out, having been warned of you; the drovers rose, in order of size; and in the warm seat at the hearth {them} the {them.trade} had that moment finished speaking. You were asked to leave, and there was no other roof.',
      'Three statements had been made about you in the way-house, none of them signed. You had robbed a host. You had smothered him with his own blankets. You would be along directly. They had been taken down by the keeper from {them} the {them.trade}, who sat at his hearth among the drovers; and the bar was drawn across as you came up.',
      'It is denied that you ever murdered anyone for blankets. The denial could not be lodged, because the keeper had bolted the way-house and would only hear you through the wood. He had his information from the hearth, from {them} the {them.trade}, an enemy of yours. The drovers had been told to see you off.',
    ],
    still: [
      '{them} was giving the whole of it again to a newcomer, and had remembered some more.',
      'The drovers had moved their stools, in order to have you before them. One of them had asked {them} for the colour of the blankets.',
      'Bolts had been put on at the stable, from within. The end of the roast had been awarded to {them}.',
    ],
    later: [
      'A face had been scratched on the post, not unlike yours, with the word “wolf”. By another hand was added: paid for what was drunk.',
      'The blankets of that way-house had been chained to the beds, and nobody there was able to say since when.',
    ],
    shows: ['way-house', 'keeper', 'drover', 'blanket', 'hearth'],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Pull your enemy out by the cloak',
        description: 'There are a dozen witnesses, and you will look exactly as {them.he} has described you.',
        success: [
          'The company was passed through by you, and was passed again with {them} in both hands. No more was done than to sit {them.him} in the trough. The face that rose out of the weed was admitted by the drovers as evidence, and it told against {them.him}.',
          'The cloak was taken hold of, and {them} was inside it. On the step it was asked by you, loudly, which host, and in what town. No town was offered. The door was then opened, from within, for one.',
          'There was a table in the way, and then there was not. {them} was set down in the yard, upright, and dusted by you. It was so much less than had been foretold that the keeper came out to ask for the rest of it, and laughed.',
        ],
        failure: [
          'It went as they had been told that it would. You laid hold of {them}, {them} cried out, and the thick end of the sticks was used.',
          'You came away with the cloak. {them} was not in it. It was shown to the drovers as the next thing that you had tried to steal.',
          'A bench was placed behind your knees by someone. From there you were able to hear {them} ask the company, in a shaking voice, whether it was now believed.',
        ],
        hurt: 'blow',
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Demand an oath to it on the hearthstone',
        toward: 'against',
        description:
          'It is only a matter of laying a hand on a stone; but people have died of it, and {them.he} knows that.',
        success: [
          'You asked for the name of the dead host, then the day, then an oath on both. {them} considered the fire. The keeper had begun taking down the shutters before there was any reply, and it was not you who was shown out.',
          '{them} put out a hand to the stone, and stopped above it. The distance was observed by eleven drovers. It was a finger’s breadth, and it was never closed; the charge was struck out and you were given a seat.',
          'You offered to swear first, and did so, with the whole palm. It was then {them.his} turn. {them} had a cough, a cramp, and a cousin who was expecting {them.him}; and the door was held open to each of these.',
        ],
        failure: [
          '{them} laid a hand flat on the hearth and swore, without a tremor, by gods in whom you had not known {them.him} to believe. The lamp burned up brighter. It was noticed that everyone had moved away from you.',
          'The oath was taken by {them} with a condition in it, very small, which nobody caught but you. You pointed it out. You were told that only a guilty person would have listened so hard.',
          'The keeper would not have oaths sworn on that stone, as his wife was buried under it. The subject had to be dropped. You were held to have raised it.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Own to the old wrong before them all',
        description: 'It is the one true part of the charge, and will cost you the rest of your pride.',
        success: [
          'You stated what you had done to {them}, plainly, without the reasons. There was a silence. {them} had been going to tell it so much better; and a stool was pushed toward you with one foot. You drank a yard apart.',
          'It was told by you under three heads, and {them} corrected the second, in your favour, before {them.he} had thought. After that nothing could be done about the blankets. They were lent to you.',
          'You confessed it to the drovers, since {them} would not look at you. One of them had done the same, in his youth, to a brother. {them} listened to that; and then the keeper was told, in a low voice, that there had been no host.',
        ],
        failure: [
          'You owned to it. {them} thanked you most sweetly and turned to the company: if that was admitted, why then not the rest?',
          'You had not reached the verb when {them} began to weep, and it was very well done. Your confession was taken as read, and so was the murder.',
          'It was confessed in full. It was not, however, what {them} had held against you; that was something else, and you were now asked for it in front of all of them, and did not know.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Go round by the back before they stir',
        description: 'As yet no hand has been laid on you, and it is a long stage without water.',
        success: [
          'Leave was taken politely at the front, and the yard wall was crossed at the back, while they were still agreeing on what should be done. You drank from the trough with your whole face. The dog raised no objection.',
          'You were round the house before the bar was off the door. They came out and searched in front, where you had been seen last, with great thoroughness. The report is that nobody was found.',
          'A drover’s boy was found in the yard with a bucket. He had heard the charge. He held up the bucket for you to drink, and went in, and a statement was made by him that you had gone by the hill.',
        ],
        failure: [
          'It was a good wall. {them} was leaning on the other side of it, with the dog, having had the same thought, and whistled for the rest.',
          'You came over into the pen, among a hundred head of cattle. They belonged to the drovers, and every one of them stated it.',
          'The back of that house was found to be a cliff. You returned by the front, with such dignity as was left, past the whole company and their sticks.',
        ],
      }),
    ],
  },
});
