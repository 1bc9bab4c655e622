import { does } from '../builders/offers.js';
import { type Frame } from '../../model/content/frame.js';
import { frames } from '../builders/frames.js';

/** Storylets that only this people has: three by hour, season or wounds, two with somebody met before. */
export const vikingStorylets: readonly Frame[] = frames('vikings', {
  'shared-whale': {
    terrains: ['coast', 'ocean'],
    weight: 3,
    shows: ['boat', 'farm', 'whale/carcass', 'goat', 'rope'],
    cast: { 'boat/crew/finder': 'they' },
    openings: [
      'A dead whale floated between two boats from two farms. Each boat had a rope on her, one at the jaw and one at the tail. They pulled opposite ways and would not let go. A goat stood on top. The ropes barred your way, and both crews called on you to judge whose whale it was.',
      'Two boats from two farms lay at the two ends of a dead whale, and neither would slack its rope to let you past. By law a drifting whale is his who first sets foot on it. A goat had. The goat belonged to neither farm. Both crews asked you to say who owned the whale.',
      'Two boats held one dead whale by a rope at the head and a rope at the tail. The farms that sent them had a common boundary and no common opinion of it. A goat had climbed up on the whale. They stopped you with an oar and asked for a ruling.',
      'Two boats from two farms had a rope each on one dead whale, and each crew had knives out. The whale was worth a winter to either farm. A boy had thrown up a goat to see if she would float. They would let you through when you had settled it, they said, and not before.',
      'Two boats from two farms each had a rope on a dead whale and blocked the only passage. The bride was in one boat and the groom in the other. They were to be betrothed that day. The feast goat stood on the whale. They asked you to divide it, as you were not yet related to anyone.',
      'Two crews in two boats claimed one dead whale. The boat from the north farm had a rope on the jaw, and the boat from the south farm one on the tail. A goat stood above the quarrel. You could not pass over the ropes or under them, and both crews asked you to judge.',
      'There was a suit about a dead whale, and it was heard on the water. Each farm sent its oldest man in a boat, and each boat held the whale by a rope. A goat walked on the beast between them. When you came in reach, both old men named you judge, and it was the first thing they agreed on.',
      'Two boats from two farms lay with a dead whale between them, a rope at both ends of it and a goat on its back. A woman stood in the bow of each. Each had seen the whale first. You had to pass there, and each of them took hold of your side and said that you should speak for her.',
      'Two crews from two farms had held one dead whale on a rope each for a week, and the whale had begun to smell. The goat on top of it was well. Neither boat would be the first to let go, for shame. While they held on no one could pass, and they asked you to end it.',
      'A dead whale had drifted to the line between two farms, and a boat lay on each side of it with a rope on the carcass. Neither crew would let go, and you could not get by. A goat lay on the line. You were asked to say which end of a whale it begins at.',
    ],
    still: [
      'The two crews still held the dead whale on tight ropes, and would not let you by until it was settled whose it was.',
      'Each crew still had its rope on the whale and barred your way with it. They were still in want of a judge.',
      'Neither crew had let go of the whale, and both kept you there to end their quarrel over it. They looked from the goat to you.',
    ],
    givenUp: [
      'The two crews cut the whale in half without a judge, and each towed its share home. No one thanked you, and you went on through the grease.',
      'The oldest woman of the two farms ruled that the whale be halved, and both crews took that from her. They coiled their ropes, and your way was open.',
      'Both farms tired of you sooner than of the whale. They agreed to hold it in common, let the ropes sink, and told you to go by and judge elsewhere.',
    ],
    later: [
      'Two fires burned on the shore, one to each farm. Both stank of the same oil.',
      'A gatepost there was made from a jawbone. At the next farm stood the other one.',
      'A goat stood on a skull. It let you by. Both farms claimed it, and it was milked by both.',
      'Two boats were fishing there with a slack rope between them. It was the best ground, and it was held in common.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Divide the whale aloud by law',
        description:
          'There are shares for finder, striker and shore; each crew must be content with yours, or nobody moves.',
        success: [
          'The two crews took your division and let you by. You gave half to the shore, half to the finders, and the tongue to whoever cut. They worked it out on their fingers. It was what each had offered the other on the first day. Nobody mentioned that. Law loosed the lines.',
          'You got the crews to agree. You asked who had heard the other side’s claim and could repeat it. Each could, word for word. You had each repeat it before witnesses. The two claims met behind the fin, and they cut there.',
          'You gave judgement for the finders, and it held. You called the goat as a witness and set it down at each end. At the head it was silent. At the tail it bleated. That was entered as testimony, and the finders at the tail took the first cut.',
        ],
        failure: [
          'Neither crew took your ruling. You gave the tail to the finder. By the law of that shore the tail goes with an insult, and both farms told you so.',
          'Neither crew would have your division. You made it thirds, as it is done elsewhere, and there were two farms. They both looked to see who stood in the third place, and you stood in it.',
          'Your ruling was thrown out. You had the clause by heart, and the clause was for seals. The oldest man in the boats said so, and nobody listened to you after that.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Haul with one crew against the other',
        hurt: 'mishap',
        description: 'You gain one crew for a friend and one for an enemy, and the line may break in your hands.',
        success: [
          'You pulled with one crew and won them the whale. It came your way with a lurch. The other crew was towed after it, shouting. They arrived as helpers, for they could not get home.',
          'You pulled with one crew, and they got the whale. At the fourth swell it rolled and wound the other rope round itself to the end. The others had to let go or be wound on. The goat walked, and was on top throughout.',
          'You pulled with one crew and moved the whale a fathom, and the quarrel was over. The other crew put down their rope. They had sworn to pull against their neighbours, they said, and not against strangers. Shares were agreed over ale. Fat was the fellowship.',
        ],
        failure: [
          'You pulled with one crew, and the hook drew out. It flew over the water with a piece of whale on it. You all sat down, and you were the one under the others. They put the hook in again.',
          'You pulled with one crew and could not move the whale. The man in front of you let go to spit in his hands. For that time you held it alone. It is not a light animal.',
          'You pulled with one crew, and the boat moved, and the whale did not. You stood with a foot in each of two boats. Then you stood in neither.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the goat and wait for the tide',
        description:
          'The tide may carry the whale to one side and so decide it; it takes half a day, and the whale smells.',
        success: [
          'You waited, and the tide settled it. It carried you, the goat and the whale to a rock that was nobody’s. You had landed first, so the whale was yours to share. They asked you by what law, and you told them.',
          'You waited, and the ebb left both boats on a reef. No one tows from there. The crews climbed out with knives and cut up the whale from the two ends. When they met they were speaking of the weather.',
          'You waited, and the tide turned the whale end for end. Each crew had the half that it had sworn to. They cut by that line and towed home. Goat was no man’s gain.',
        ],
        failure: [
          'You waited, and the tide did not settle it. At the first swell you and the goat went off the whale into the sea. The goat could swim, and climbed back. Salt was the judgement.',
          'You waited, and the tide made it worse. It turned the whale end for end, and each crew now held the half that it had called rotten. The goat ate your cuff and your collar.',
          'You waited from low water to high water, and the whale did not move. A boy asked you how long a tide is. Both crews were looking at you by then, and you had to say that you did not know.',
        ],
      }),
    ],
  },
  'roof-rider': {
    terrains: ['hills', 'plains', 'forest', 'mountains'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    who: { trade: 'widow on the haunted farm', gender: 'female' },
    shows: ['widow', 'roof', 'door', 'husband', 'grave/buried'],
    toward: 'for',
    cast: { widow: 'she', 'dead man/husband/man': 'he' },
    openings: [
      'A dead man rode the roof of a farm and struck it with his heels. He was the widow’s husband, and he had been buried at the last new moon. The widow came out at the door and asked you to rid her of him. The road ran under that roof, and he let nobody by. His grave was behind the byre.',
      'A widow drew you in at her door and barred it, for a dead man walked on the roof. “That is my husband,” she said. “He is in his grave by day.” He had killed the shepherd and two dogs. She needed somebody to rid her of him, and would not let you go out again before it was done.',
    ],
    still: [
      'The dead man still rode the roof and let nobody get away under it, and the widow still asked you to rid her of him. Dust came down at each step and settled on the milk.',
      'The widow would not let you go before her dead husband was off the roof, and he still walked on it. He was over the bed now.',
    ],
    givenUp: [
      'The dead man tired of the roof and went back to his grave. The widow’s kin put a flat stone on it, and you were let go on.',
      'A kinsman of the widow’s drove her dead husband back into his grave, as you had not. He was held there with a stone, and you were free to leave.',
    ],
    later: [
      'The roof had new turf along the ridge, and a flat stone lay on the grave. The widow was beating a rug in the yard.',
      'There was a new dog at that farm. It slept on its back. The widow sent you milk by her son and no message.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Go up on the roof and wrestle the husband',
        hurt: 'mishap',
        description: 'The dead man is larger than he was alive, and does not mind falling.',
        success: [
          'You broke the dead man’s back. The ridge-pole broke under the two of you, and after it the byre wall. You bent him backward over the well until his spine gave, and carried him to his grave. He was not heavy then. Dust lay down.',
          'You held the dead man until the cock crew, and then he went limp. You took his head off and laid it by his thigh, which is the only lawful way to bury such a man twice.',
          'You threw the dead man off the roof, and he did not get up. He opened his mouth to say something, and you put your hand over it. What such men say comes true. Then there was a dead neighbour in the yard, and no more.',
        ],
        failure: [
          'The dead man was the stronger. He took you by the wrists, walked you along the ridge and back, and let go of you over the yard. His grandfather had paved it with stone.',
          'You struck the dead man, and he did not notice. He lifted a beam and hit you with it. The widow heard you fall off the roof, and heard him sit down on it again.',
          'The dead man threw you off the roof. He had the strength of four and used two of them. You lay under the eaves for some time, and his heels went on above you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Summon the dead husband by law to leave',
        hurt: 'mishap',
        description: 'The dead respect a lawsuit; every word must be right, and must be said to his face.',
        success: [
          'The dead man obeyed your summons. You named the farm, the doorway and him, and charged him with dwelling in a house without leave. “I stayed while I could,” said a thick voice. He got down at the gable and went into his grave.',
          'Your suit drove the dead man out. Three neighbours could be heard from where you stood, and you called them as witnesses. Judgement went against him, as he gave no answer. He went round the house once, backward, and out through the gate. The widow shut it after him.',
          'The dead man gave way to the law. You told him that he had died, and that the farm had passed to his son. He asked whether the boy was in good health. You said that he was. He thanked you and went back to his grave for good.',
        ],
        failure: [
          'The dead man would not go. He asked who was plaintiff. You looked at the widow. She looked at the floor. A case without a plaintiff falls, and so did a beam of the roof, on you.',
          'Your summons failed, for you left out the name of the farm. The dead man pointed it out. In life he had been a difficult man at the Thing, and he had not changed. He threw a roof-stone at you.',
          'The dead man heard your summons and pleaded not guilty. He had the right to twelve witnesses. You heard them begin to get up, out in the graves, and you ran into the doorpost.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Search the husband’s grave for what is missing',
        description:
          'If something of the dead man’s was kept back, he may want only that; the widow will not say, and you dig by lamplight.',
        success: [
          'You found out what was wanting in his grave, and it was his boots. The widow had kept them, for they were good. You set them down on the mound with the toes to the north. The dead man came down off the roof, and his steps went away in them.',
          'You found out that the widow had kept back his ring. She took it off without a word. You laid it on her husband’s breast in the grave and shut the lid. From the roof there was no further sound.',
          'You found out that his dog should have gone into the grave, and it lay at the foot of her bed. She let it choose. It went out to the mound and lay down there. The dead man came down from the roof to it, and it was quiet.',
        ],
        failure: [
          'You dug for nothing, as all that was his lay in the grave, down to the spoon. The dead man stood by and waited while you filled it in. Then he got up on the roof again.',
          'You did not learn what was missing. The widow said that nothing had been kept back. It was a lie, and the dead man knocked twice for it. She would not change it. You had dug a hole for no reason.',
          'You learned nothing, for the widow would answer no more. You had opened the grave, and there was a second man in it, whom she had not mentioned. She put the turf back herself.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'slight'], {
        feeds: true,
        action: 'Sit up with the widow and eat',
        description:
          'The dead cannot bear to hear the living eat, and he may go; but he will call down in voices that you know.',
        success: [
          'You ate with the widow, and the dead man could not bear it. He called down the smoke-hole in the voice of your mother’s brother. You passed the bread. Toward morning he got off the roof and went for good.',
          'You sat in the husband’s seat and ate from his bowl, and the dead man left. There was a blow on the roof and then none. A farm must have someone in that seat, the widow said, and he had only wanted to see who it would be.',
          'You and the widow ate everything in the house, slowly, and drove the dead man off by it. He could not come in to a table where people were eating. At cock-crow he had not been asked, and he left the roof.',
        ],
        failure: [
          'The dead man put his face in at the smoke-hole, and you left off eating. He stayed on the roof. You saw the face afterward in every bowl.',
          'The dead man made you answer him, and so it failed. He spoke in the voice of a man whom you had left behind. You put the spoon down. The widow struck you on the mouth, and it was kindly meant, but he had heard.',
          'The meal drove nobody off. The widow fell asleep in the middle of it. The dead man took the turf off the roof above you, a sod at a time, and dropped each sod. The last ones had stones in them.',
        ],
      }),
    ],
  },
  'bone-skates': {
    terrains: ['plains', 'swamp', 'forest'],
    weight: 2,
    when: { seasons: ['winter'] },
    shows: ['mere', 'ice', 'racer', 'bone/bones', 'bank'],
    cast: { 'racer/four': 'they', 'kin/family/crowd': 'they' },
    openings: [
      'Four racers stood on a piece of broken ice in the middle of a frozen mere, and it was sinking by a finger’s breadth. They had raced there for a wager. Their kin stood on the bank and did not dare go out. They barred the path, held out skates of cow-bone to you, and asked you to fetch the four.',
      'The ice of a mere had broken under a race between two farms, and all four racers stood on one floe. No one had ever seen those families stand so close. The crowd on the bank was too heavy for what was left. They gave you a pair of skates of bone and asked you to bring the four in.',
    ],
    still: [
      'The four racers still stood on the sinking ice, and their kin kept the path shut to you until somebody fetched them.',
      'Nobody on the bank dared go out to the four racers on the floe, and the crowd did not let you leave before they were saved. The ice was lower by a hand.',
    ],
    givenUp: [
      'Men came from a third farm with a ladder and planks, and brought the four racers off alive. Their kin let you by and said nothing to you.',
      'The floe drifted in among the reeds before it sank, and the four racers waded ashore. Their kin ran to them, and the path was left open.',
    ],
    later: [
      'New ice had closed over the hole. One shin-bone was frozen in it with its strap.',
      'The wager had been declared void on the mere. The two farms had held the feast together, and one of the racers had married another.',
    ],
    offers: [
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Skate out to the racers',
        hurt: 'mishap',
        description: 'You push with a spiked pole between your legs, and there is no means of stopping.',
        success: [
          'You brought all four racers in. You skated out with a rope, threw it to them, and came back by another line before the ice broke. People on the bank pulled. It was said that you were not slow.',
          'You saved the four. You went past the floe at full speed and took the lightest by the collar. On the way back you took the next. The other two had seen how it was done, and ran for it. The mere closed over the place.',
          'You got the four racers to land. You skated in a ring round them and cut the ice deep with your spiked pole. The floe cracked free along your line and drifted to the bank. They stepped off dry. The wager was called even.',
        ],
        failure: [
          'You skated past the racers and could not stop. They turned their heads. Behind the reeds was a hole that somebody kept for his nets, and you went into it.',
          'You did not reach the racers. A strap broke half way. You went on with one foot in the air and then sat. You crossed the rest of the mere in that position, and the far bank was stony.',
          'You fell before you came to the floe. Your pole stuck upright in the ice, and you lay some distance from it. The four on the floe looked at you.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find the thick ice by its colour',
        description: 'White is rotten, black is sound, grey has drowned people; you must go first.',
        success: [
          'You led the four racers home over the thick ice. You walked out with your head down and laid a reed at every turn. It was a crooked way, and every fathom of it held. People walked out from the bank along the reeds in file, and the four walked home on them.',
          'You found a safe way for the four. There was a black vein from the mouth of the brook to the middle. You found it, and stayed on it. Nobody had known of it but the otter. The racers came back on it one at a time, the youngest first, as is right.',
          'You found a way to the floe, and the four racers came home by it. You tapped at each step. Where the ice rang you stood, and where it was dumb you did not. A child followed in your footprints with a rope for them.',
        ],
        failure: [
          'You did not get to the racers. You had read black four times and were right. The fifth was water. You stood in it to the belt and had to turn back. The people on the bank marked the spot with your cap.',
          'You did not come nearer to the racers. You found sound ice, and it led to the other bank. You waved to them. They waved back, out of politeness.',
          'You could not find a way to the four. Snow had drifted over the ice, and you could not tell black from grey. You swept it with your sleeve as far as the first crack. The mothers on the bank watched you come back.',
        ],
      }),
      does(['gift', 'endurance', 'medium', 'slight'], {
        action: 'Lie down as a bridge for the racers',
        hurt: 'weariness',
        description: 'The lightest will go out over your back, and the cold comes up from below.',
        success: [
          'You lay across the crack, and the four racers were saved over your back. You lay with your arms spread and a plank on your shoulders. A girl of ten went out over you with a rope in her teeth. Four came back the same way. Each of them begged your pardon, and the last was not light.',
          'You held the crack closed, and the four came over you. Water came up through the cracks and froze your sleeves down. You did not move. They crossed on you one by one. You were broken out with a hatchet afterward, and a fire had been made, and you were put nearest.',
          'You made a bridge, and all four racers crossed it. You lay across the gap and held to both edges. It opened by a foot, and you were a foot longer than you had been. They went over quickly. A man from one farm carried you in, and his enemy carried your feet. Ice had made allies.',
        ],
        failure: [
          'You froze to the ice before anybody had crossed. The people on the bank stood round you with kettles, and disputed whether the water should be boiling or warm. The four racers were still on the floe.',
          'The ice broke when the first racer stepped on you. Both of you were in the water. He climbed back on to the floe, and the rope from the bank was thrown to you.',
          'Nobody crossed on you. You lay until you could not feel the plank. The racers had been waiting for you to say that you were ready, and your mouth would not say it.',
        ],
      }),
    ],
  },
  'warm-pool': {
    terrains: ['desert', 'mountains', 'hills'],
    weight: 3,
    when: { wounded: true },
    who: { trade: 'outlaw at the warm pool', gender: 'male' },
    shows: ['outlaw', 'pool', 'mud', 'spear'],
    toward: 'neither',
    cast: { outlaw: 'he' },
    openings: [
      'An outlaw sat in a warm pool up to his neck, and his spear lay across it. You were hurt, and there was no other warm water and no other blue mud for wounds in that country. By law no one may house him and anyone may kill him. He asked who had sent you. The spear turned with you.',
      'An outlaw sat with his spear in the only pool of that waste that heals people, by its heat and by the mud on its floor. You were hurt and needed it. He had lived there for eleven years and did not wish to be found. “You are bleeding,” he said, “and I have a spear.”',
    ],
    still: [
      'The outlaw was still in the warm pool with his spear, and you were not willing to go on with your wounds unhealed. He had moved over by a hand’s breadth.',
      'You were still hurt, and the one pool that heals was still held by an outlaw with a spear who did not trust you.',
    ],
    givenUp: [
      'The pool was left to the outlaw, and your hurts were no better for it. He let you walk off, and told you to forget where he lived.',
      'The outlaw kept his water, and you went away as hurt as you had come. He lowered his spear when you were out of reach, and did not follow.',
      '“The water is mine,” said the outlaw, and it stayed his. You took your clothes and your wounds and went on, and he did not throw the spear.',
    ],
    later: [
      'Steam stood over the pool and nobody was in it. A dry place on the rock had the shape of folded clothes.',
      'There was a bench of flat stones by the water, made for two. It had been made with care, and one side was not worn.',
    ],
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Lie still at the far end of the pool',
        description:
          'The water may heal you; you must put down all that you carry, within reach of a man whom no law binds.',
        success: [
          'The outlaw let you lie in the pool, and it healed you. You lay down in the water, and he let you. Nothing was said for a long time. Then he told a story about a cow that he had owned. When it was over your hurts had closed. He had not told it to anyone before.',
          'You lay in the pool unharmed and were the better for it. He shifted his feet to make room. The heat went through you from the feet up. You slept with your head on a rock, and when you awoke he had folded your gear for you.',
          'The outlaw let you share the pool, and it did you good. You lay at one end and he at the other. He asked who was chieftain at home. You told him which of his enemies were dead. It was three. He was very quiet, and the water did its work on you.',
        ],
        failure: [
          'The pool did you no good. It was hotter at your end. You bore it for as long as one may before an outlaw. You came out backward, and what had begun to close was open again.',
          'You got no rest in the pool. You lay still and watched the outlaw, and he watched you. You climbed out stiffer than you went in.',
          'You had to leave the pool. There was an itch in the water, of small red worms. The outlaw had forgotten to mention them, he said. They had never troubled him.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Ask the outlaw to receive you as guest',
        hurt: 'blow',
        description: 'A host may not harm a guest; but by law he has no house, and he may take the word for mockery.',
        success: [
          'The outlaw took you in as a guest. You stood where the threshold would be and asked for a night’s lodging. No one had asked him that in eleven years. He sat up straight and told you to wipe your feet. After that you had the best place.',
          'The outlaw received you. You greeted him as the master of the pool and gave him news of his kin, as a guest does. His sister had a son, and the boy had been given the outlaw’s name. He put the spear down on the far side. Warm was the wolf’s house.',
          'The outlaw let you in, for you called the pool his farm and asked its name. He thought, and gave it one. Then he was the owner of a place, and he treated you accordingly. He dressed your wounds himself.',
        ],
        failure: [
          'The outlaw drove you out. You said “master of the house”. He had been called that on the law-hill, by those who took it from him. The spear came up out of the water, and you went behind a rock.',
          'The outlaw took it for mockery. He asked which house you meant. You looked round for one too long. He threw a stone out at the door that was not there, and it hit you.',
          'The outlaw would not have you in the pool. You gave your name, and a man of that name had ridden against him. You were no kin to the man. By the time that was settled he had struck you twice with the shaft.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Dress your hurts with the hot mud',
        description:
          'It may heal them; it is blue and it stinks, and the outlaw’s own skin is all the proof that there is.',
        success: [
          'The mud healed you. You tried it on a scratch first. The scratch drew clean. You covered the rest, and it dried hard. When you cracked it off the wounds were shut, and there was only a smell of eggs left.',
          'The outlaw helped you, and the mud did its work. He showed you how thick to lay it, and where it should not go. He had learned that by laying it there. You kept to his advice. You walked away upright. Clay closed the cut.',
          'The mud closed your hurts. You mixed it with moss, as is done at home, and he had not thought of that in eleven years. He put it on an old wound of his own. It was agreed between you that it was an improvement.',
        ],
        failure: [
          'The mud did not help. It set as hard as wall-clay, and you had to be got out of it with the back of an axe. The outlaw said several times that he had not seen that before.',
          'The mud did nothing for you. The healing kind was blue, and you had used the grey. The outlaw asked why nobody had told you, and then he remembered that nobody else lived there.',
          'The mud burned you. You laid it on hot, and it was hotter than you knew. You were in and out of the cold stream for a long time, and the outlaw watched to the end.',
        ],
      }),
    ],
  },
  'skald-for-hire': {
    terrains: ['plains', 'coast', 'hills', 'forest'],
    weight: 2,
    who: { trade: 'skald', gender: 'male' },
    shows: ['skald', 'cloak', 'poem', 'jarl'],
    toward: 'for',
    cast: { skald: 'he' },
    openings: [
      'A skald in a red cloak stepped into your way. A jarl had thrown him out in the middle of his poem, and forty lines of praise were left over. He asked for a deed of yours to put them to, and for a frank opinion of the poem. He would not let you by without one or the other.',
      'A skald in a red cloak stood in the road and would not let you by. A jarl had paid him for eighty lines and stopped his ears at forty. You were to hear the poem and say what was wrong with it, or tell him a true story to end it with.',
      'A skald held you by the cloak and would not let go. A jarl had not liked his poem. So the skald wished to put you into the poem in the jarl’s place, and had to know what you had done, or else what was wrong with his lines.',
      'A skald in a red cloak sat down on the narrowest part of the path and stopped you. He had a bruise, given him by a jarl in the middle of the poem. He needed a battle to finish the poem, or somebody to mend it. “Who killed whom?” he said. It was his greeting.',
      'A skald in a red cloak stood before you with his arms out and would not let you pass. He had been a jarl’s man for ten years and was put out of doors in one evening. Either the poem was bad, he said, or the jarl was. He asked which you thought it was, and what you had done that could be put into verse.',
      'A red cloak hung on a stick across the path, and a skald stood behind it and spoke his poem to the cloak. The jarl it was made for had stopped him at the forty-first line with a bone. He asked you to take the place of the stick: to hear the poem, and to be the hero of it. You had no other way round.',
      'A skald in a red cloak met you on the road and would not let you pass. He had praised a jarl for open hands before two benches of unpaid men, and they carried him out. The poem wanted another hero. He asked for your story, or for help with the lines. He had walked two days and had seen no heroes.',
      'A skald in a red cloak walked beside you and could not be shaken off. A jarl had not heard his poem to the end, and the skald meant to make it over to fit you. When you walked faster he did too. He required the story of your worst day, he said, or your opinion of the poem.',
      'A skald in a red cloak blocked the path and asked for a fair hearing. A jarl had put him out of doors with half a poem spoken, and thrown one of his shoes after him. You were to hear the poem and better it, or tell him something true of yourself. Until then you could not pass.',
      'A skald in a red cloak stopped you on the road. His poem had cost him his place with a jarl, and he did not know why. He asked you to find the fault in it, or else to give him better matter. He named the verse that he made on people who refused. It was known in four districts.',
    ],
    still: [
      'The skald still stood in the path, and would let you by only for a story of yours or for help with his poem.',
      'The skald had sat down across the way in his red cloak, and you were not to pass before he had what his poem needed.',
      'The skald still kept himself between you and the road, and wanted a story or a word on his poem. He was saying four lines of it over.',
    ],
    givenUp: [
      'The skald let you by and made up the missing deeds himself. He went off to sing them under your name, and you had no say in it.',
      'Another traveller came up, and the skald took hold of that one. You got past him while they talked.',
    ],
    later: [
      'You heard a child singing behind a wall. It was about you in part, and that part was accurate.',
      'Two carters disputed how many had stood against you. They had got to seven. You did not correct it.',
      'A man cut turf and chanted as he cut. He had the verse right but for your father’s name.',
    ],
    offers: [
      does(['gift', null, 'easy', 'none'], {
        action: 'Let the skald have your story for nothing',
        description: 'It must be the true tale of your worst day, and he will do with it what he likes.',
        success: [
          'You told the skald your worst day, and he let you go. He opened his mouth to improve it and closed it again. At the fork he gave it back in four lines, with the mud on it. You had not heard it told better. You had not heard it told.',
          'You told the skald your story, and it was what he wanted. He asked two things: what was in your hand, and who looked away. You answered both. He took off his cap and stood aside. A week afterward a ferryman knew it, and stopped rowing for the last line.',
          'You told the skald all of it, and he stood aside. It came to eight lines. He said that he would not sell those to a jarl. He said it aloud on an empty road.',
        ],
        failure: [
          'Your story did not please the skald. He thanked you and said that it wanted a dragon. He tried it with a dragon, and gave the dragon your best words.',
          'The skald got your story wrong. He wept and tried it over, and put in the name of a man called Glum for yours, for it ran better so. It was of no use to you or to the poem.',
          'You could not finish your story. You came to the death in it and could not say the next thing. The skald waited, for that is his trade. Nothing followed, and he still had no ending.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Match the skald’s poem with lines of your own',
        description:
          'You answer him line for line; if he runs out first he must let you by, and if you do, you listen.',
        success: [
          'You beat the skald at verses. He gave you a ship, and you gave him an oar-steed. He gave you gold, and you gave him arm-fire. At the tenth he had nothing to give. He owned himself beaten and let you by.',
          'You won, and the skald let you pass. He set one riddle-word inside another inside a third. You took them apart and told him what was at the bottom. It was a herring. Word won the way.',
          'You won the match of verses. The skald put a king into the sea and drowned him. You took the king out again two lines later, wet, with a complaint. The skald laughed and lost the count, and stood aside.',
        ],
        failure: [
          'You lost the match of verses. You held the skald for six lines. In the seventh you called the sea a whale’s bath. Everyone calls it that at twelve years old. He was kind about it, and recited at length.',
          'You lost to the skald. For the tenth line you needed another word for “shield”. You said “shield”. He waited in case that was the first half.',
          'You lost to the skald. Your line was a good one, and it was his own. He had made it for a dead man years before, and had been paid a ring. You were required to listen to the rest of that one also.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell the skald what is wrong with the poem',
        hurt: 'blow',
        description: 'He has asked you to be frank, and people have been killed for doing it.',
        success: [
          'You told the skald the fault, and he saw it and let you by. The jarl had no face in the poem. It was all ravens, and would have fitted a gatepost. The skald turned white, and sat down, and struck out every raven. What was left was an old man with a cough.',
          'You told the skald that the fault was in the middle, and he thanked you. He had praised open hands before men who had not been paid. He felt his ribs and struck out the hands. Then he made room on the road.',
          'Your opinion was taken, and the way was free. You named three lines as good and told the skald to burn the others. Nobody had found three before. He burned them there on the path. The three were carved on a stone that year, and the stone has not been moved.',
        ],
        failure: [
          'The skald took your opinion badly. You said that there were many ravens in it. He agreed, and asked you to hold his cloak. Then he struck you with his fist. He was not a large man. It came from the shoulder.',
          'The skald was offended. You said that the poem was long. He told you how long it was meant to be, and spoke the part that you had been spared. You raised a hand, and he threw a shoe at it. The shoe was nailed.',
          'You hurt the skald and mended nothing. You told him that the fault was in the third line. It was the line about his mother. He pushed you off the path and stood in it again.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none', 'Drinking horn'], {
        action: 'Drink with the skald till he speaks plainly',
        description:
          'Drunk, he may forget the poem and tell you something worth knowing; you must stay the soberer of two.',
        success: [
          'You drank the skald out of his verses, and he told you that five jarls would go raiding together by hay-time, up the river. You knew then where not to be, and he let you go.',
          'You drank with the skald until he said why he was put out. The jarl’s son lay dead that week, and the poem wished him long life. No one had told the skald. He cried about the boy. Then he gave you the road.',
          'The skald got drunk and told you that a law-speaker had been bribed by eel-fishers, against the widow at the mill. You could warn her. When he was sober he remembered none of it, and he had forgotten to bar the way.',
        ],
        failure: [
          'You drank with the skald and got nothing out of him. He grew plain and then plainer. At the last he spoke of his mother, in prose. You both cried. Neither of you could say afterward what it had been about.',
          'You did not get the skald drunk; he did it to you. The horn went round eleven times. At the end of it you had told him your own secrets, and he had told you the metre.',
          'The skald could drink more than you could. It was the other art that he had from his father. You lay with your head on the red cloak, and he spoke the poem to the birds.',
        ],
      }),
    ],
  },
  'king-in-the-bog': {
    terrains: ['swamp', 'forest'],
    weight: 3,
    who: { trade: 'ore-digger', gender: 'female' },
    shows: ['ore-digger', 'king', 'bog', 'cord', 'iron'],
    toward: 'for',
    cast: { 'ore-digger/digger': 'she', 'king/man': 'he' },
    openings: [
      'An ore-digger had found a dead king in the bog, with a plaited cord round his neck and gold on his thumb. The iron that she needed for her rent lay under him. But whoever moves a strangled man must answer for him at law. She stood on the one plank across the cut, and asked you to help her with him.',
      'An ore-digger in a bog held you by the sleeve. She had dug up a dead man, a king by his gold, with a cord on his neck. By law whoever finds a killed man must have a witness, and nobody would come. Her iron was beneath him. She would not let you go on before you had helped her.',
      'In a bog an ore-digger with four children had dug down to a dead man with a ring on the thumb. The ring was a king’s. There was a cord about his throat, and he lay on top of her iron and across your path. She would not move him alone, and she did not let you step over him.',
      'An ore-digger laid her spade across your way in a bog. She had uncovered a dead man with a cord round his neck, shaved and well kept, and she held him to be a king. She wanted the iron below him. She asked you what was owed to him, and who would help her to move him.',
    ],
    still: [
      'The ore-digger still did not let you by before you helped her with the dead king, who lay on her iron. She had put her shawl over his feet.',
      'The dead king still lay on the iron, and the ore-digger barred your way so that you should not leave her alone with him. She bailed brown water from round his face.',
    ],
    givenUp: [
      'A man came out for the rent and was made witness in your place. The king was covered up where he lay, the ore-digger got her iron, and you were let by.',
      'The ore-digger left the king lying and dug round him for her iron. She would answer for it herself, she said, and you were free to go on.',
      'You were no help to the ore-digger, and she said so. Her brothers put peat over the king and dug out her iron, and the way past the cut was open.',
    ],
    later: [
      'A stake with a rag marked the place where the king had been found. A crust of bread lay at the foot of it.',
      'A small house had been built at the edge of that bog, with iron nails. The children there had shoes.',
    ],
    offers: [
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Lay the king back in the bog',
        description: 'With good words he may rest a little aside, and let her dig; you go in to the waist beside him.',
        success: [
          'You gave the king back to the bog, and the ore-digger had her iron. You wished him a good voyage, and she laid her bread on his breast. He went under without a bubble. She moved her spade six feet and drove it in, and it struck ore. Bread had bought the iron.',
          'You put the king back, and the ore-digger could dig. You knew no words but those for launching a ship. You used them. He slid in feet first and made no splash. When the rings had gone she tried a little farther on, and the spade clanged.',
          'You laid the king down in the bog again with the ore-digger’s help. She gave half of her bread for it. You named yourself to him, and her, and the four children by their names. She had good iron from the next hole. Gold went to ground.',
        ],
        failure: [
          'The king would not stay down. You put him under and he came up. You laid a stone on him and he came up beside it. After the fourth time the ore-digger asked whether you were sure of the words.',
          'You could not do it. You had begun to speak to the king when your voice stopped. It was his face. You stood in the water beside him and could not say a word.',
          'You put the king under the wrong way up, and the ore-digger saw it. She would not put a spade in a place where a king lay on his face. The two of you drew him out again.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Read from the cord who tied it',
        description: 'If it was no murder nobody need answer for him; you must put your face close to his.',
        success: [
          'You read from the cord that nobody need answer for him. It was a slip-knot of seven turns, and each turn was pulled by another hand. So it was no murder; he had been given for the barley. The ore-digger combed his hair with her fingers and moved him.',
          'You saw by the knot that the king had consented. It was tied from in front, and he had held up his chin for it. Such a man has no killer, and the ore-digger was free of the case. She dug on the other side, out of respect.',
          'You read the cord. The end of it was bound with a woman’s hair, red and long. Somebody had been allowed to do that. You said that he had been mourned and need not be avenged. The ore-digger put him back in his place herself, and dug beside him.',
        ],
        failure: [
          'You could not read the knot. You took the end of the cord to turn it to the light, and the king came too, by the neck. His chin fell on his breast. You laid it down. The ore-digger said nothing for some time.',
          'You read nothing from the cord. You saw where the razor had cut the king’s chin. It was a small cut, and had bled. You found that you were standing up.',
          'The cord told you nothing. You said that it was a ship’s knot. The ore-digger said that she tied her cow with it. So anybody could have tied it.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry the king to dry ground and bury him',
        hurt: 'mishap',
        description: 'Then the iron is free; it is half a mile of moss that bears one, and you will be two.',
        success: [
          'You carried the king to dry ground and buried him. You went from root to root with his arms about your neck. The ore-digger cut the turf while you held him. The two of you laid stones on him in the shape of a ship, and then the iron was hers.',
          'You brought the king to dry ground. You fell once, and he lay under you and kept you from sinking. He was put down with his face to the east. The ore-digger came with her children, and they stood in a row. After that she dug.',
          'You buried the king on the rise, and the ore-digger had her ground. It was far. You spoke to him on the way about the harvest. At the grave she took the ring from his thumb, and then put it back. No one else was there to see.',
        ],
        failure: [
          'You could not carry the king across. You went in to the hips at the second birch, and at the third to the ribs. He stayed on top. The ore-digger drew you out by pulling on him, and the two of you brought him back.',
          'You did not come to dry ground with the king. Half way across his arm came off in your hand. By then the moss had given up bearing you, and you had to bring all of him back.',
          'You carried the king to the rise, and it was rock under a foot of turf. He could not be put into it. You carried him back to the cut. Both of you were lower in the water that way.',
        ],
      }),
      does(['explore', 'intellect', 'medium', 'slight'], {
        action: 'Search the bog for others of the dead',
        description: 'Where no dead lie she can dig for iron; they may be near him, and under your feet.',
        success: [
          'You found the king’s court near him and marked the place. You felt for it with a pole. There was his horse, and his harp, and two tall women bound at the hands. You set four stakes. The ore-digger worked between them from that day and touched no one.',
          'You found the other dead. They lay in a ring round the king, with their feet toward him. You marked the ring. Outside of it there was no one, and the ore was better. The ore-digger paid her rent from that side.',
          'You found one other of the dead, and it was a child. You did not show the ore-digger. You drove in a stake and told her never to dig there, and showed her a clean place instead. She looked at the stake and asked nothing. Earth keeps, kin weep.',
        ],
        failure: [
          'You found none of the others. Something in the bog pulled the pole out of your hand. It went down to the end, and the moss shut. You stepped back on to something that wore a cap.',
          'You sounded at six places and found nobody, and struck wood at the seventh. It was the lid of something. It had been shut from below. You ran back to the plank, which is not advised on that ground.',
          'You found nobody else. You went too near the edge of the cut and it fell in with you. There was a hand in yours. It was the king’s, as it turned out, and it held very well.',
        ],
      }),
    ],
  },
  'an-old-bench-mate': {
    terrains: ['plains', 'hills', 'mountains', 'forest'],
    weight: 2,
    when: { known: 'friend' },
    shows: ['fire', 'pot', 'bowl', 'stick'],
    cast: {},
    openings: [
      '{them} sat by a fire at the wayside with a pot and two bowls, to warn you. Armed men were waiting for you farther on, in a place that the {them.trade} could name. {them} had come a day’s walk for it, with a stick. You were asked to sit down and eat first. The second bowl was yours.',
      '{them} had laid a stick across your way and squatted by a fire with a pot and two bowls. “They know which road you take,” said the {them.trade}, whose eyes were red. Men lay in wait ahead, and {them} would tell you where if you sat down. One bowl had been rinsed for you.',
      '{them} had walked ahead of you, set a pot on a fire, and sat down in your way with a stick. The {them.trade} had heard your name from men who did not wish you well. There were two bowls. An ambush lay three hours off. {them} would tell you where, and you were asked to sit.',
      '{them} waited for you by a fire, with a pot hung over it from a stick and two bowls. Five men lay behind a wall on your road to kill you. The {them.trade} had counted them, and wished to tell you which wall. You owed {them} nothing, and {them} had come all the same.',
      '{them} was asleep by a low fire with one hand on a ladle, and a pot and two bowls stood there. “Do not go on,” said the {them.trade} with both eyes shut, and put a stick in front of your feet. “There are people waiting for you. Sit down, and I will say who.”',
      '{them} had lit a fire where you must pass, and held you up with a stick. The road ahead was watched, said the {them.trade}, and by whom was to be told over a bowl. The pot held enough for both. {them} called you a friend, and by that law a friend is nearer than a cousin.',
      '{them} sat by a fire with a pot, two bowls and a long stick, and stopped you. The {them.trade} had heard that your road was watched and had set out without sleep to tell you. You were told to eat, and to listen, and that it was not good.',
      '{them} whistled to you from a fire by the way, with a pot on it and two bowls beside it. “They are ahead of you,” said the {them.trade}. “Hear it before you go.” There was a stick too, for a third guest, who was not welcome. The whistle was the one for dogs and friends.',
      '{them} sat at a fire on your road with a stick and a pot that had been boiled twice. The {them.trade} had been told that you would be killed on that road, and had come alone to say so. You were shown your bowl and the place beside it, and the way on was shut until you took them.',
      '{them} was cutting leeks by a pot, and pointed you to the far side of the fire with a stick. “You have enemies at the bend,” said {them}. “I have a bowl for you. Take the bowl first, and I will say who they are.” The {them.trade} had wept, and it was not all leeks.',
    ],
    still: [
      '{them} still sat by the fire with the pot and an untold warning, and without it you would have walked among your enemies.',
      '{them} had not yet told you where your enemies lay in wait, and it was not safe to go on before you knew.',
      '{them} would not let you go on unwarned and still kept a bowl for you by the fire. Where your enemies lay ahead was not yet told.',
    ],
    givenUp: [
      'You never learned where your enemies lay in wait. They had gone home hungry before you came there, and {them} had by then put out the fire and left.',
      'Shepherds drove off those who lay in wait for you, and no one was hurt. {them} took up the pot and parted from you with the warning untold.',
    ],
    later: [
      'A flat stone there had the rings of two bowls on it. You knew which of them had been yours.',
      'Someone had smoothed the ash with the back of a spoon. A road was drawn in it, and a bend, and five dots.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sit down and hear what {them} knows',
        description: 'It takes as long as the soup, and those ahead of you will not grow fewer.',
        success: [
          'You learned from {them} that five men lay beyond the bend, and that the cattle track went round them. The {them.trade} drew both roads in the ash, with five stones for the men. You ate from one pot. Bare was the bowl.',
          'You learned from {them} how to pass the men in wait. The one at the near end owed {them} for a ewe. He would be looking at the sky when you passed. You were to go by on his side and to cough.',
          '{them} told you that your enemies were thieves, and that a farmer two valleys off bought what they took. You knew then whom to summon, and that they did not watch the mill path. You went by that. {them} was angry that the farmer paid so little.',
        ],
        failure: [
          'You sat down, and {them} did not come to the point. The two of you spoke of the day on which you met, and whose fault it had been. That went round twice. What {them} had come to tell you was not told.',
          'You listened and learned nothing of the men in wait. {them} began with who had married. There are many people in that district. The embers were grey, and there were weddings yet to come.',
          'You did not hear the warning. You asked {them} how it stood at home, and there had been a burial. Neither of you could speak of another matter for some time.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Find out what ails {them} and help',
        description:
          'Something is wrong with {them}, and your help may be paid with the warning; look without being seen to look.',
        success: [
          'You saw what was wrong, and it was the left boot. {them} kept that foot under the other. You said that your own needed stitching, and got out an awl, and held out a hand for both. {them} told you that your enemies lay under the bridge, and walked with you to a ford.',
          'You saw a splinter in {them.his} hand, and the skin round it was dark. You had a needle that wanted airing, you said. {them} spoke of the price of hides until it was out. Then {them} told you to go by the marsh path, where nobody lay in wait.',
          'You saw that {them} had not eaten, for there was enough for one. You said that you had eaten, and pushed the bowl over. {them} emptied it and told you that your enemies lay behind the second bend. You had not eaten either, and that was not disputed.',
        ],
        failure: [
          'You did {them} no good. You took up {them.his} bundle against all that was said and dropped it. There were eggs in it for a naming-feast. {them} said that it did not matter, and wrung out a shirt.',
          'You guessed wrong about {them}. You held it to be grief and spoke of the dead. It was a tooth. {them} sat through the whole of it with a shut mouth.',
          'You meant to help {them} and did harm. You mended the strap of {them.his} bag, and cut it first in the wrong place. {them} thanked you and tied it up with string.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep watch while {them} sleeps',
        description: '{them} is worn out, and will tell you where they wait after some sleep; you are tired as well.',
        success: [
          'You kept watch while {them} slept, and no harm came. Men crept up as far as a stone’s throw, and counted two, and one awake. They went back, and the road ahead was empty. {them} said on waking that it was a quiet country.',
          'You kept watch, and {them} talked in that sleep and named the men in wait, all five, with their fathers. It would not have been said awake, for one was a cousin. You knew now whom to look for, and you said nothing of it.',
          'You kept watch until {them} woke without help, and looked at you and saw it. You were told the safe road in four words: “Go by the ridge.” They were enough. Watch was well kept.',
        ],
        failure: [
          'You fell asleep on watch. You had closed your eyes to hear better. {them} woke you. The pot had boiled dry. There were tracks round the two of you, of shod feet.',
          'You kept watch on the wrong side. You looked down the road by which you had come, and a ewe with a bell came by the other. {them} threw the ladle before waking, and it hit you.',
          'You woke {them} for nothing. A branch broke, and you shouted. It was a fox. {them} had slept for the first time in three nights, and did not sleep again.',
        ],
      }),
    ],
  },
  'a-grudge-with-legs': {
    terrains: ['coast', 'swamp', 'forest'],
    weight: 2,
    when: { known: 'foe' },
    shows: ['spear', 'path', 'hat'],
    toward: 'for',
    cast: {},
    openings: [
      '{them}, the {them.trade}, sat on the path with a spear upright before {them.him} and a hat on the butt of it. You had done {them} a wrong and not paid for it. You would answer for it there, {them} said, or you would not pass. The law gives three summonings, and this was the third.',
      '{them} had walked a long way to meet you on that path, and would not let you by. A spear was set in the ground between you, with a hat hung on it. “I could have sued,” said the {them.trade}. “You have no land.” You were to own what you had done to {them}, or else one of you was to reach for the shaft.',
    ],
    still: [
      '{them} still barred the path with the spear and asked you to answer for the wrong. It stood at an equal distance from you both.',
      '{them} still kept you from going on, and wanted the old wrong owned or fought out. The hat hung on the spear, and the claim was not withdrawn.',
    ],
    givenUp: [
      '{them} pulled up the spear, said that the wrong was still owed, and walked home bareheaded. Nothing was settled between you, and the path was open.',
      'The claim would be brought again with witnesses, said {them}, and took the spear away. You were let by, and you had not been forgiven.',
    ],
    later: [
      'There was a hole in the path of the breadth of a spear-butt. No one sat beyond it. You looked twice.',
      'A hat lay there in the wet, and a bird had lined it. You walked round it on the outer side.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Own up to what you did to {them}',
        hurt: 'blow',
        description: 'It may be forgiven if you name no reasons, and you have good ones.',
        success: [
          'You owned your wrong, and {them} made peace. You said it in one breath and added nothing. {them} waited for the rest, and none came. “I wanted to hear it,” said {them}. The claim was dropped.',
          'You owned to it, and {them} forgave you. You named the deed, the day and the place, as in a plea of guilty. {them} valued it at an apology. You had not made one before. It took three attempts, and the third was accepted.',
          'You owned to the wrong, and {them} let the matter rest. You owned as well to a lamb that {them} had never missed. No one at law with {them} had told the whole truth before. You were let pass.',
        ],
        failure: [
          'You owned to the wrong, and {them} was not content. You were doing well. Then you said “but”. {them} had been waiting for that word. Nothing you said after it was heard.',
          'You confessed to the lesser part, and {them} knew the greater. {them} drew the spear out of the ground, struck you with it once, and set it back. The path was not opened.',
          'You said that you were sorry, and {them} did not believe it. {them} asked for whom. You took too long over the answer, and were hit in the middle of it.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Go for the spear before {them} does',
        description: 'It stands as far from one as from the other, and {them} has thought about it longer.',
        success: [
          'You won the spear from {them} and ended it. You had it by the middle and {them} had it by the end. You let go. When {them.he} was up out of the mud you broke it over your knee and laid down both halves. {them} had no more claim. Split lay the spear.',
          'You got the spear. You kicked the butt, and it fell your way, and you stood on it. You offered {them} a hand, and after some time there was a hand in it. It was not called peace. It was called a truce.',
          'You took the spear from {them}. {them} was faster, and had the point at your throat, and then did not know what came next. {them} had not killed before. You laid the spear down between you, and it was left at that.',
        ],
        failure: [
          '{them} got the spear. You both dived for it. You were spun round by your own grip and put on your face. The whole charge was read over you there, and the spear was set up again.',
          'You missed the spear, and {them} had it. Your hand had closed on the hat. {them} beat you with the shaft, and stuck it in the path again.',
          'You slipped, and {them} had the spear first. {them} had practised on a post with your name on it. The post had held still no better than you did.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stand and let {them} say it all',
        description:
          'Once all is said the anger may be spent; it is long, part of it is true, and you may not shift your feet.',
        success: [
          'You stood and heard {them} out, and it ended the feud. It began with you. It went on to a brother of {them.his}, and a winter in which you had no part. You asked about the brother. He was dead. No more was said of the suit.',
          'You stood until the end, and {them} gave up the path. {them} had never got as far as that before, for others had always answered back. Said aloud, it was found to be a smaller matter.',
          'You let {them} say all twelve counts and denied none of them. At the last {them} said that it might have been someone else. You said that it was you. So the two of you had agreed on something, and {them} let you by in peace.',
        ],
        failure: [
          'You did not stand it out. Half way through, your nose began to itch. {them} took the face that you made for mockery, and began again from the beginning.',
          'You shifted your feet at the seventh count, and {them} stopped. You were asked whether you were in haste. You were. {them} would hear no more excuses and let nothing drop.',
          'You listened to all of it, and {them} was not satisfied. At the end you were asked to repeat it. You had most of the counts, and none of the names of the cattle.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Leave by the way {them} is not watching',
        description: 'There is one such way, through thorn and wet, and no one uses it by choice.',
        success: [
          'You got away from {them}. You nodded to somebody behind {them.him}. There was nobody. While {them.he} looked you went down under the bank with your chin in the water. You could hear the charges read to the trees.',
          'You crept off through the thorn, and {them} did not find you. {them} called out twice by name and gave you time to answer, as is lawful. You used the time.',
          'You ran past {them} and got clear. You waited until {them.he} bent to a shoe-string. A summons called after a runner does not count. {them} called it all the same.',
        ],
        failure: [
          'You did not get away, for there was a pit on the side that no one watched. {them} had dug it to your length, and came and looked down at you. Then you were led back to the path.',
          'You did not get away through the thorn: the thorn had been cut and laid back. {them} had expected you there. You were met with the flat of the shaft and sent back.',
          'You did not get away: the ground shook where you stepped off, and you went in to the thigh. {them} helped you out, on to the same path. It was added to what you owed.',
        ],
      }),
    ],
  },
  'room-for-one': {
    terrains: ['coast', 'plains', 'forest', 'hills'],
    weight: 1,
    when: { known: 'foe' },
    shows: ['hide', 'shield', 'witness'],
    cast: {},
    openings: [
      '{them}, the {them.trade}, stood on an ox-hide pegged out across your way, with two shields on each side, and challenged you to a duel. A witness stood behind with a spade and a rope across the road. It had been put to the law, said {them}, and the law had no more to say. Two would step on to the hide. One would step off.',
      '{them} had pegged out a hide on your road, laid four shields by it, and brought a witness with a spade. You were to fight a duel there and end the feud. There had been offers, and you had refused some and {them} the rest. “We have said all of it,” said the {them.trade}. The witness had shut the road with a rope.',
    ],
    still: [
      '{them} still stood with a shield on the hide that was pegged across your road, and still challenged you to fight the duel.',
      'The witness kept the road shut with his rope until you and {them} had ended your feud. The duel had not been called off.',
    ],
    givenUp: [
      '{them} would not kill somebody who had lost so badly. The hide was taken up, the feud was left standing, and you were sent off down the road.',
      'The witness ruled that there would be no more of it, and coiled his rope. You and {them} walked off alive by two ways, and were enemies as before.',
    ],
    later: [
      'Four peg-holes were left there in a square. The turf between them had been cut with a spade and put back.',
      'The rope lay by the road, coiled. No one had come to claim it, and no one had stolen it.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Fight {them} until one is done',
        toward: 'deadly',
        hurt: 'blow',
        description: 'Neither may step off, and {them} has told the heirs who is to have the boots.',
        success: [
          'You won the duel and gave {them} a deep wound. You lost one shield and {them} lost two. You struck once. {them} sat down with a hand pressed to the shirt. The witness said the words for it. Ground took the grudge.',
          'You won the duel. No verses were spoken. It went on for as long as it takes to plough a short furrow. {them} gave the better blows and you gave the last, and it was deep. {them}’s kin were told the truth about it.',
          'You won the duel with one blow. {them} said your name, and you struck on the word. {them} fell on the hide. The witness asked nothing more and let down the rope. Even was the account.',
        ],
        failure: [
          'You lost the bout. You had two shields and then one and then a strap. You went off the hide at the corner, on your back. {them} stood over you, thought about it twice, and told you to stand up and begin again.',
          '{them} wounded you. The blow went through the rim and into your shoulder. The witness said that it was done, and {them} said that it was not, and they looked at the text.',
          '{them} had you beaten. Your foot slipped on the hide, on your own blood. {them} put the point to your neck and counted to ten. At ten it was taken away. Nothing was ended by it.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Have {them} tell the whole quarrel first',
        description: 'Told aloud, it may turn out not worth a duel; you have to stand by and not correct it.',
        success: [
          '{them} told the quarrel from the start, and that ended it. Under the open sky it was short. Afterward nobody spoke. You drew two of the pegs and {them} drew two. You both said that it was a good hide, and rolled it up.',
          'The telling broke the quarrel. Half way through {them} came to a day that could not be right. The witness reckoned it on his fingers. You had been in another country. {them} sat down on the shields, and the case was dropped.',
          '{them} told the quarrel fairly, and you said so, and that made peace. {them} had not expected that word from you. The witness asked whether fairness was in dispute. It was not. You shook hands over the rope.',
        ],
        failure: [
          '{them} told the quarrel, and it made things worse. The worst parts had kept best. By the end of it {them} was angrier than before, and so were you.',
          'You interrupted, and {them} would not go on. You had corrected one date. “That is how you are,” said {them}. The witness nodded, and he was meant to be impartial.',
          'The telling did not help you. {them} came to what your kin had said of {them.his} mother. It had not been known to you. You had no answer, and were told to take up your place.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down on the hide and stay there',
        description: 'The law lets no one strike a person who sits; you stay there until {them} is tired of it.',
        success: [
          'You sat down, and the duel came to nothing. No one may strike one who sits there. {them} walked round you five times and looked for a clause. Then {them.he} sat down too, back to back with you. In that way you began to talk, and made peace.',
          'You sat so long that the witness sat, and after him {them}. The witness had cheese. By custom no one kills those he has eaten with. {them} took a piece, and the feud was put aside.',
          'You sat through it and won. You did not get up when you were told to, nor when you were called a coward by three names. {them} ran out of names. The pegs were drawn with you sitting there, and you were asked to lift a little.',
        ],
        failure: [
          'You were not let sit. {them} took you by the collar and drew you off at the edge. It was counted as a shield. You had one left.',
          'You did not stay sitting. You had sat down on a peg, and you were up again before you had thought about it. {them} took that for an answer and picked up the shield.',
          'You sat, and it settled nothing. Nobody sat down beside you. {them} ate standing. You were stiff at the end, and the claim had gained a day’s interest.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Throw down your shield and run',
        hurt: 'mishap',
        description: 'It will be called by its right name in every house that knows yours.',
        success: [
          'You ran, and you got away. The shield went one way and you went the other. {them} did not follow. By law you had been beaten. You could hear {them} say so, a long way off. Lost was the shield, and the life kept.',
          'You got away over the rope while the witness was looking for his place in the text. He called three times after you. You were out of earshot at the third, and so it did not bind you.',
          'You ran and were not hit. It was told that you ran well. That was said in a certain tone, in a number of houses, and you were alive to be told of it.',
        ],
        failure: [
          'You did not get away, and the hide came with you, for a peg-loop had your ankle. {them} walked beside you for a little, and then stood on the end.',
          'You ran, and the rope across the road threw you. The witness had tied it himself, at the height of your shins. He had been at duels before. {them} brought you back to the hide.',
          'You ran into the wood and came out of it at the same place, facing the hide. {them} had not moved. The shield that you had thrown away came to meet you, edge first.',
        ],
      }),
    ],
  },
});
