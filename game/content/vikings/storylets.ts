import { does } from '../builders/offers.js';
import { type Frame } from '../../model/content/frame.js';
import { frames } from '../builders/frames.js';

/** Storylets that only this people has: three by hour, season or wounds, two with somebody met before. */
export const vikingStorylets: readonly Frame[] = frames('vikings', {
  'shared-whale': {
    terrains: ['coast', 'ocean'],
    weight: 3,
    shows: ['boat', 'farm', 'whale/carcass', 'goat', 'rope'],
    openings: [
      'A dead whale had two owners. They came from two farms, each in a boat, and each boat had a rope on her, one at the jaw and one at the tail. They pulled opposite ways and would not let go. A goat stood on top. The ropes barred your way, and both crews called on you to judge.',
      'By law a drifting whale is his who first sets foot on it. A goat had. It belonged to neither of the two farms that lay there with a boat at each end of the carcass. Neither would slack off its rope to let you past, for that would be giving ground. They asked whose the goat was.',
      'Two boats had been fast to one whale since they met. The farms that sent them had a common boundary and no common opinion of it. One crew held the rope at the head, the other at the tail. A goat had climbed up in the middle. They stopped you with an oar and asked for a ruling.',
      'The whale was eighty feet long, and it was worth a winter to either farm. Neither could take it from the other. Each boat had its rope on, and each crew had knives out. A boy had thrown up a goat to see if she would float. They would let you through when it was settled, they said, and not before.',
      'The bride was in one boat and the groom in the other. They were to be betrothed that day, and the whale lay between the two farms. Each family put a rope on it before it thought. The feast goat stood on the whale. You came up in the only passage. They asked you to divide it, as you were not yet related to anyone.',
      'Two crews swore to one whale by the same god, in the same words. The boat from the north farm had the jaw, and the boat from the south farm the tail. Neither would ease a rope by a fathom. You could not pass over it or under it. The one who stood above the quarrel was a goat.',
      'There was a suit about a whale, and it was heard on the water. Each farm sent its oldest man in a boat to remember whose grandfather had owned drift there. A goat walked on the beast between them. The rope on either side was held tight. When you came in reach, both old men named you judge, and it was the first thing they agreed on.',
      'A woman stood in the bow of each boat and told the other what her farm was. Between them lay a whale with a rope at both ends and a goat on the ridge of it. Nobody had killed it. Each had seen it first. You had to pass there, and each of them took hold of your side and said that you should speak for her.',
      'They had held on to the whale for a week, and it had begun to be known by the smell. There was a boat from each farm, and the rope was in their hands by turns, day and night. The goat on top of it was well. Neither crew would be the first to let go, for shame, and while they held on no one could pass.',
      'The line between the two farms had been drawn out to sea with an oath. A whale had drifted to the middle of it. So there was a boat on this side and a boat on that, and a rope to each, and the carcass did not move. A goat lay on the line. You were wanted to say which end of a whale it begins at.',
    ],
    still: [
      'The whale had not moved. Both ropes were tight, and each crew had begun to sing the same song, to pull by.',
      'The goat had eaten a hand’s breadth of one rope. The owners had not noticed, and the others did not tell them.',
      'Bread had come out from both farms. A man was sent with it, to see how much the other side was given.',
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
          'There are shares for finder, striker and shore, and you must name the right one first, before both.',
        success: [
          'You gave half to the shore, half to the finders, and the tongue to whoever cut. They worked it out on their fingers. It was what each had offered the other on the first day. Nobody mentioned that. Ropes slackened, and right with them.',
          'You asked who had heard the other side’s claim and could repeat it. Each could, word for word. You had each repeat it before witnesses. The two claims met behind the fin, and they cut there.',
          'You called the goat as a witness and set it down at each end. At the head it was silent. At the tail it bleated. That was entered as testimony, and the finders at the tail took the first cut.',
        ],
        failure: [
          'You gave the tail to the finder. By the law of that shore the tail goes with an insult. You were told to be gone before they had looked up the penalty.',
          'You divided it into thirds, as it is done elsewhere. There were two parties. They both looked to see who stood in the third place, and you stood in it.',
          'You had the clause by heart, and the clause was for seals. An old man said so. He asked what seal you had been taught on, and nobody listened to you after that.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Throw your back in on one side',
        hurt: 'mishap',
        description: 'You gain one crew for a friend and one for an enemy, and the line may break in your hands.',
        success: [
          'You took up the line behind the last man and sat down. The whale came your way with a lurch. The other crew was towed after it, shouting. They arrived as helpers, for they could not get home.',
          'You hauled on the swell, and at the fourth swell it rolled. It wound the other line round itself to the end. They had to let go or be wound on. The goat walked, and was on top throughout.',
          'It moved a fathom, which nobody had done before. The crew opposite put down their line. They had sworn to pull against their neighbours, they said, and not against strangers. Shares were agreed over ale. Fat was the fellowship.',
        ],
        failure: [
          'The hook drew out. It passed over the water at the height of your head, with a piece of whale on it. You sat down with the others, and you were the one under them.',
          'The man in front of you let go to spit in his hands. For that time you held the whale alone. It is not a light animal.',
          'You pulled, and the boat moved, and the whale did not. You stood with a foot in each. Then you stood in neither.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the goat and wait for the tide',
        description: 'The sea will decide in half a day, and that end of the water smells.',
        success: [
          'You sat up there with the goat in your arms. The tide made, and took all of it to a rock that was nobody’s. You had landed first. They asked you by what law you would share, and you told them.',
          'The tide went out from under the boats and left them on a reef. No one tows from there. The crews climbed out with knives and began at the two ends. When they met they were speaking of the weather.',
          'The whale swung with the flood until the head lay to those who had claimed the tail. Each crew had what the other had sworn to. They cut by that line and towed home. Goat was no man’s gain.',
        ],
        failure: [
          'The tide took it out and not in. You and the goat went off the end at the first swell. It could swim, and did. Salt was the judgement.',
          'The goat ate your cuff and your collar. The flood turned the beast and set it down again, end for end. Each crew now held the half that it had called rotten.',
          'You waited from low water to high water and nothing moved. A boy asked you how long a tide is. They were all looking at you by then, and you had to say that you did not know.',
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
    openings: [
      'A dead man rode the roof of the farm. He sat astride the ridge and struck it with his heels, and the thatch jumped. He had been buried at the last new moon. The widow came out at the door and asked you to stay and rid her of him. No one who knew her husband would. The road ran under that roof, and he let nobody by.',
      'The widow had you in at the door before you had knocked, and barred it. Steps went along the roof. “That is my husband,” she said. “He is in his grave by day.” He had killed the shepherd and two dogs. She would not let you go out again, and she needed somebody to go against him. Both facts were told in one breath.',
    ],
    still: [
      'The dead man went along the ridge and back. A little dust came down each time and settled on the milk.',
      'He had stopped over the bed. The widow looked at the rafters and counted how many were cracked.',
    ],
    later: [
      'The roof had new turf along the ridge, and a flat stone lay on the grave. The widow was beating a rug in the yard.',
      'There was a new dog at that farm. It slept on its back. The widow sent you milk by her son and no message.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Go up on the roof and wrestle him',
        hurt: 'mishap',
        description: 'The dead man is larger than he was alive, and does not mind falling.',
        success: [
          'He was blue and as big as a bull-calf. The ridge-pole broke under the two of you, and after it the byre wall. You bent him backward over the well until his spine gave. You carried him home. He was not heavy then. Dust lay down.',
          'He had your neck, and you had one of his arms. You held on until the cock crew. At that he went limp. You took his head off and laid it by his thigh, which is the only lawful way to bury such a man twice.',
          'You went off the edge together, and he was below. He looked at you once and opened his mouth to say something. You put your hand over it. What such men say comes true. Then there was a dead neighbour in the yard, and no more.',
        ],
        failure: [
          'He took you by the wrists and walked you along the ridge and back. At the far end he let go. The yard had been paved by his grandfather.',
          'You struck him, and he did not notice. He lifted a beam, and you were under the beam when it came back. The widow heard both of you fall, and only one of you get up.',
          'He had the strength of four. He did not use more than two of them. You lay under the eaves till it was light, and his heels went on above you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Summon the dead husband to leave at his door',
        hurt: 'mishap',
        description: 'The dead respect a lawsuit; every word must be right, and must be said to his face.',
        success: [
          'You named the farm, the doorway and him. You summoned him for dwelling in a house without leave. The drumming stopped. “I stayed while I could,” said a thick voice. He got down at the end where the ladder was, and the turf closed.',
          'Three neighbours could be heard from where you stood, and you called them as witnesses. Judgement went against him by default. He went round the house once, backward, and out through the gate. The widow shut it after him.',
          'You read him the law on inheritance. He had died, and the farm had passed to his son. He asked whether the boy was in good health. You said that he was. He thanked you and went away, and he was not seen again.',
        ],
        failure: [
          'You had summoned him in form when he asked who the plaintiff was. You looked at the widow. She looked at the floor. A case without a plaintiff falls, and so did the smoke-hole, with a beam of it on you.',
          'You left out the name of the farm. He pointed it out. In life he had been a difficult man at the Thing, and he was so still. He threw the ladder down, and it found you.',
          'He heard the whole summons, and then he entered a plea. He had the right to twelve witnesses. You heard them begin to get up, out in the churchyard, and you ran into the doorpost.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Ask what went into the grave with him',
        description: 'The widow will not wish to say, and you will be digging by lamplight.',
        success: [
          'His belt had gone with him, and his dice, and his bowl. She had kept the boots, for they were good. You took them to the mound and set them down with the toes to the north. The steps went away in them.',
          'She had kept back one thing, and it was his ring. She took it off without a word. You laid it on his breast under the earth, and shut the lid. From above there was no further sound.',
          'You found his dog at the bottom of the bed and not in the grave. The widow said that it was young. She let it choose. It went out to the mound and lay down there, and then the roof was quiet.',
        ],
        failure: [
          'She told over all of it and wept, and all of it was there, down to the spoon. You had dug him up to count it. He came home while you held the lid, and stood and waited for you to finish.',
          'She said that nothing had been kept back. It was not true, and he knocked twice for the lie. She would not change it. You had dug a hole for no reason, by the light of her lamp.',
          'You opened the mound and there was a second man in it, whom she had not mentioned. She put the turf back herself. No more questions were answered that night.',
        ],
      }),
      does(['patience', 'vigour', 'easy', 'slight'], {
        feeds: true,
        action: 'Sit up with the widow and eat',
        description: 'It is what he cannot bear; he will call down in voices that you know.',
        success: [
          'You ate and spoke about ewes. He called down the smoke-hole in the voice of your mother’s brother. You passed the bread. Toward morning the thatch creaked, and a weight went off it.',
          'She put his bowl on the table, and you ate from it. There was a blow on the roof and then none. A farm must have someone in that seat, she said, and he had only wanted to see who it would be.',
          'You both ate everything in the house, slowly. He could not come in to a table where people were eating. At cock-crow he had not been asked, and he left. You were not hungry for two days.',
        ],
        failure: [
          'He put his face in at the smoke-hole, and you looked up. It was for a moment. You saw it afterward in every bowl, and did not eat well for some time.',
          'He spoke in the voice of a man whom you had left behind. You put the spoon down to answer. The widow struck you on the mouth, and it was kindly meant, but he had heard.',
          'She fell asleep in the middle of the meal, and you sat on alone. He took the roof off over you, a sod at a time, and dropped each sod. The last ones had stones in them.',
        ],
      }),
    ],
  },
  'bone-skates': {
    terrains: ['plains', 'swamp', 'forest'],
    weight: 2,
    when: { seasons: ['winter'] },
    shows: ['mere', 'ice', 'racer', 'bone/bones', 'bank'],
    openings: [
      'Four racers had gone out on the frozen mere for a wager, and the ice had broken under their feet. They stood on a loose piece, and it was sinking by a finger’s breadth. Their kin were on the bank and would not step off it. They held out skates of cow-bone to you, and held the path as well.',
      'A race had been run on the mere between two farms, two racers from each. The ice went down in the middle of it. All four stood on one floe, and no one had ever seen those families stand so close. The crowd on the bank was too heavy for what was left. They gave you a pair of bones with straps, and asked you to go.',
    ],
    still: [
      'The ice groaned from shore to shore. The four in the middle had begun to stamp, and were told from the bank not to.',
      'The floe was lower by a hand. Nobody had gone home, and nobody had gone out.',
    ],
    later: [
      'New ice had closed over the hole. One shin-bone was frozen in it with its strap.',
      'The wager had been declared void on the mere. The two farms had held the feast together, and one of the racers had married another.',
    ],
    offers: [
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Strap on the bones and go',
        hurt: 'mishap',
        description: 'You push with a spiked pole between your legs, and there is no means of stopping.',
        success: [
          'The pole bit and the shore went by. You were out and had thrown the rope before the surface broke behind you. You came home by another line with the end in your teeth. They drew in all four, and it was said that you were not slow.',
          'You went past the floe at full speed and took the lightest by the collar. On the way back you took the next. The other two had seen how it was done, and ran for it. The mere closed over the place.',
          'You skated in a ring round them and scored it deep with the spike. The floe cracked free along your line and drifted to land. They stepped off dry. The wager was called even.',
        ],
        failure: [
          'You went fast. You passed those you were sent for, and they turned their heads. Behind the reeds was a hole that somebody kept for his nets.',
          'A strap broke half way. You went on with one foot in the air and then sat. You crossed the rest of the mere in that position, and the far shore was stony.',
          'The spike stuck and you did not. The pole stood upright in the ice, and you lay some distance from it. The racers got off by themselves while everyone looked at you.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find the thick ice by its colour',
        description: 'White is rotten, black is sound, grey has drowned people; you must go first.',
        success: [
          'You walked out with your head down and laid a reed at every turn. It was a crooked way, and every fathom of it held. The whole bank walked out along the reeds in file, and the four walked home on them.',
          'There was a black vein from the mouth of the brook to the middle. You found it, and stayed on it. Nobody had known of it but the otter. The racers came back on it one at a time, the youngest first, as is right.',
          'You tapped and listened at each step. Where it rang you stood, and where it was dumb you did not. A child followed in your footprints with the rope. It was enough.',
        ],
        failure: [
          'You had read black four times and were right. Then you trusted your eyes too far, and the fifth was water. You stood in it to the belt. They marked the spot with your cap.',
          'You found sound ice, and it led to the other shore. The four were no nearer. You waved to them. They waved back, out of politeness.',
          'Snow had drifted over the grey. You swept it with your sleeve, and by the time you could tell what was under it the boys had swum. They took it well. Their mothers did not.',
        ],
      }),
      does(['gift', 'endurance', 'medium', 'slight'], {
        action: 'Lie flat and let them cross on you',
        hurt: 'weariness',
        description: 'The lightest will go out over your back, and the cold comes up from below.',
        success: [
          'You lay with your arms spread and a plank on your shoulders. A girl of ten went out over you with the rope in her teeth. Four came back the same way. Each of them begged your pardon, and the last was not light.',
          'Water came up through the cracks and froze your sleeves down. You did not move. They crossed on you one by one. You were broken out with a hatchet afterward, and a fire had been made, and you were put nearest.',
          'You lay across the gap and held to both edges. It opened by a foot, and you were a foot longer than you had been. They went over quickly. A man from one farm carried you in, and his enemy carried your feet. Ice had made the oath.',
        ],
        failure: [
          'You froze to the surface. The racers got off by another way and had soup. They stood round you with kettles, and disputed whether it should be boiling or warm.',
          'The edge gave when the second one stepped on you. All three of you were in the water then. Those on the bank threw a rope, and it was for him.',
          'You lay until you could not feel the plank. Nobody had crossed on it. They had been waiting for you to say that you were ready, and your mouth would not say it.',
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
    openings: [
      'A full outlaw sat in a warm pool up to his neck, and his spear lay across it. No one may feed him or house him. He may be killed by anyone. You were hurt, and there was no other warm water and no other blue mud for wounds in that country. He asked who had sent you. The spear turned with you.',
      'There was one pool in that waste that healed people, by its heat and by the mud on its floor. It had an owner. He had been an outlaw for eleven years and had no right to own anything. He saw how you walked. “You are bleeding,” he said, “and I have a spear.” He did not say which of these he would act on.',
    ],
    still: [
      'The pool steamed. The outlaw had moved over by a hand’s breadth, and had not moved the spear.',
      'He was still in the water. He had asked you one question, and it was about a farm, and whether it was let.',
    ],
    later: [
      'Steam stood over the pool and nobody was in it. A dry place on the rock had the shape of folded clothes.',
      'There was a bench of flat stones by the water, made for two. It had been made with care, and one side was not worn.',
    ],
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Take the downstream end and lie still',
        description: 'You must put down all that you carry, within reach of a man whom no law binds.',
        success: [
          'You lay down in the water, and he let you. Nothing was said for a long time. Then he told a story about a cow that he had owned. When it was over your hurts had closed. He had not told it to anyone before.',
          'He shifted his feet to make room. The heat went through you from the feet up. You slept, with your head on the rock, and when you awoke your gear had been folded and the weapon was on top.',
          'You lay at one end and he at the other. He asked who was chieftain at home. You told him which of his enemies were dead. It was three. He was very quiet, and the water did its work on you.',
        ],
        failure: [
          'It was hotter at your end. You bore it for as long as one may before an outlaw. You came out backward, and what had begun to close was open again.',
          'You lay still, and he did too, and each of you watched the other. It was not rest. You climbed out stiffer than you went in.',
          'There was an itch in the water, of small red worms. He had forgotten to mention them, he said. They had never troubled him.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Ask for a place as of a householder',
        hurt: 'blow',
        description: 'By law he has no house, and he may take the word for mockery.',
        success: [
          'You stood where the threshold would be. You gave your name and asked for a night’s lodging. No one had asked him that in eleven years. He sat up straight and told you to wipe your feet. After that you had the best place.',
          'You greeted him as the master and gave him news of his kin, as a guest does. His sister had a son. He had you say the boy’s name twice. It was his own. He put the spear down on the far side. Warm was the wolf’s house.',
          'You asked by what name the farm was known. He thought, and gave it one. Then he was the owner of a place with a name, and he treated you accordingly. He dressed your wounds himself.',
        ],
        failure: [
          'You said “master of the house”. He had been called that on the law-hill, by those who took it from him. The spear came up out of the water, and you spent that rest behind a rock.',
          'He asked which house you meant. You looked round for it a moment too long. He threw a stone at the place where it would have been, and you were in front of that.',
          'You gave your name in due form. It was that of a man who had ridden against him. You were no kin to the man. By the time that was settled he had struck you twice with the shaft.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Dress your hurts with the hot mud',
        description: 'It is blue and it stinks, and the owner’s own skin is the only witness for it.',
        success: [
          'You tried it on a scratch first. The scratch drew clean. You covered the rest, and it dried hard. When you cracked it off the wounds were shut, and there was only a smell of eggs left.',
          'He showed you how thick to lay it, and where it should not go. He had learned that by laying it there. You kept to his advice. You walked away upright. Clay closed the cut.',
          'You mixed it with moss, as is done at home, and he had not thought of that in eleven years. He put it on an old wound of his own. It was agreed between you that it was an improvement.',
        ],
        failure: [
          'It set as hard as wall-clay. It pulled, and you had to be got out of it with the back of an axe. He said several times that he had not seen that before.',
          'You used the mud from the wrong side. The healing kind was blue and this was grey. He asked whether you had not been told, and then he remembered by whom.',
          'You laid it on hot, and it was hotter than you knew. You were in and out of the cold stream for a long time. It healed nothing, and the outlaw watched to the end.',
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
    openings: [
      'A skald in a red cloak stepped into your way. A jarl had thrown him out with the poem half said, and forty lines of praise were left over. He needed a deed to put them to. He asked for one of yours, and for a frank opinion. If he got neither, he said, he knew some lines of the other sort.',
      'The jarl had paid for eighty lines and stopped his ears at forty. So the skald had half a poem and no dinner. He stood in the road in a red cloak that had been another man’s. You were to hear it and say what was wrong, and tell him a true story to end it with. He would not let you by until then.',
      'It is law that a poem of blame costs three marks, and a poem of praise costs what the hearer likes. The skald had found a jarl who liked it little. He held you by the cloak. He wished to put you in the jarl’s place, and had to know what you had done. You were not free to go.',
      '“Who killed whom?” said the skald. It was his greeting. He had on a red cloak, and a bruise given him by a jarl in the middle of the poem. He needed a battle to finish it. He sat down on the narrowest part of the path, and asked you for yours.',
      'The skald had been a jarl’s man for ten years and was put out of doors on a single evening. It was the poem, he said, or it was the jarl. He wore the red cloak that he had been paid with before. He stood before you with his arms out and asked which of the two you thought it was.',
      'A red cloak hung on a stick across the path. The skald stood behind it and spoke his poem to that, for want of a jarl. He had been stopped at the forty-first line with a bone. He asked you to take the place of the stick. You had no other way round.',
      'There was a skald who had praised a jarl for open hands. Two benches of unpaid men were listening. They carried him out. He still had the poem and his red cloak, and he met you on the road and would not let you pass. A hero was wanted in it. He had walked two days and had seen none.',
      'A man in a red cloak walked beside you and measured your stride aloud. He was a skald. The poem that he had made for a jarl had not been heard to the end, and he meant to make it over to fit you. When you walked faster he did too. He required your worst day, he said, and all the names.',
      'A jarl’s luck had left the skald, and so had the jarl. He owned a red cloak, one shoe and half a poem. The other shoe had been thrown after him. He blocked the path and asked for a fair hearing, which he had not had. Then you were to tell him something true.',
      'The skald in the red cloak had two cousins and had been turned away by both. Neither would hear the poem. It had cost him a place with a jarl, and he did not know why. He asked you to find the fault or else to give him better matter. He named the verse that he made on people who refused. It was known in four districts.',
    ],
    still: [
      'The skald stood in the path as before. He lacked a rhyme, and he looked for it in your face.',
      'He had lain down across the way on his back. The next line would come to him there, he said, or you would.',
      'The red cloak was spread on a bush to dry. Its owner was saying four lines over, and the fourth was bad.',
    ],
    later: [
      'You heard a child singing behind a wall. It was about you in part, and that part was accurate.',
      'Two carters disputed how many had stood against you. They had got to seven. You did not correct it.',
      'A man cut turf and chanted as he cut. He had the verse right but for your father’s name.',
    ],
    offers: [
      does(['gift', null, 'easy', 'none'], {
        action: 'Let him have your story for nothing',
        description: 'It must be the true tale of your worst day, and he will do with it what he likes.',
        success: [
          'You told him how it was. He opened his mouth to improve it and closed it again. He walked beside you without speaking. At the fork he gave it back in four lines, with the mud on it. You had not heard it told better. You had not heard it told.',
          'He asked two things: what was in your hand, and who looked away. You answered both. He took off his cap. A week afterward a ferryman knew it, and stopped rowing for the last line.',
          'You told him all of it, and he carried your bag meanwhile. It came to eight lines. He said that he would not sell those to a jarl. He said it aloud on an empty road, and stood aside.',
        ],
        failure: [
          'He thanked you and said that it wanted a dragon. You met it later from another man’s mouth. The dragon had been given your best words.',
          'He wept, and went away trying it over. He had your name wrong, and it ran better so. It is told to this day of a man called Bersi.',
          'You came to the death in it and could not say the next thing. He waited, for that is his trade. Nothing followed. He put up his cloak and told you that it would keep.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Cap his poem with lines of your own',
        description: 'It goes line for line; whoever stumbles must hear out the other to the end.',
        success: [
          'He gave you a ship, and you gave him an oar-steed. He gave you gold, and you gave him arm-fire. At the tenth he had nothing to give. He owned himself beaten and let you by.',
          'He set one kenning inside another inside a third. You took them apart and told him what was at the bottom. It was a herring. He asked who had taught you. It was your grandmother, and he had heard of her. Word won the way.',
          'He put a king into the sea and drowned him. You took the king out again two lines later, wet, with a complaint. The skald laughed and lost the count. By the rules of it you had won, and he stood aside.',
        ],
        failure: [
          'You held him for six lines. In the seventh you called the sea a whale’s bath. Everyone calls it that at twelve years old. He was kind about it, and recited until you had no road left.',
          'For the tenth line you needed another word for “shield”. You said “shield”. He waited in case that was the first half.',
          'Your line scanned, and it was his own. He had made it for a dead man years before, and had been paid a ring. You were required to listen to the rest of that one also.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell him what is wrong with the poem',
        hurt: 'blow',
        description: 'He has asked you to be frank, and people have been killed for doing it.',
        success: [
          'You said that the jarl had no face in it. It would fit a gatepost. He turned white, and sat down, and struck out every raven. What was left was an old man with a cough. “He will take me back,” said the skald. It was told that he did.',
          'You said that it was the middle. He had praised open hands before men who had not been paid. He thought about that and felt his ribs. He struck out the hands, and no one has thrown him out since.',
          'You named three lines as good and told him to burn the others. Nobody had found three before. He burned them there on the path. The three were carved on a stone that year, and the stone has not been moved.',
        ],
        failure: [
          'You said that there were many ravens in it. He agreed, and asked you to hold his cloak. Then he struck you. He was not a large man. It came from the shoulder.',
          'You said that it was long. He told you how long it was meant to be, and spoke the part you had been spared. You raised a hand at the eightieth line. He threw a shoe at it, and the shoe was nailed.',
          'You told him that the fault was in the third line. It was the line about his mother. It had not been about the jarl at all, and you were the first to whom he had shown it.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none', 'Drinking horn'], {
        action: 'Drink with him till he says it plainly',
        description: 'It takes many horns, and you must stay the soberer of two.',
        success: [
          'At the third horn he stopped rhyming. Five jarls had given him rings. All five meant to meet at one place by hay-time, with ships. He told you where. He could not get it into metre, he said.',
          'At the sixth horn he said why he was put out. The jarl’s son lay dead that week, and the poem wished him long life. No one had told him. He cried about the boy. Then he gave you the road.',
          'He drank and grew plain. He told you who would be sued at the next Thing and who had been bribed. When he was sober again he remembered none of it, and you did.',
        ],
        failure: [
          'He grew plain and then plainer. At the last he spoke of his mother, in prose. You both cried. Neither of you could say afterward what it had been about.',
          'You poured and he sang. The horn went round eleven times. At the end of it you had told him your own secrets, and he had told you the metre.',
          'He could drink. It was the other art that he had from his father. You lay with your head on his cloak, and he finished the poem aloud for the birds.',
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
    openings: [
      'An ore-digger had found a king in the bog. He was brown and whole, with a plaited cord round his neck and gold on his thumb. The iron lay under him, and she needed the iron for her rent. But whoever moves a strangled man must answer for him. She stood on the one plank across the cut, and asked you to do it with her.',
      'By law whoever finds a killed man must say so at the third house. The ore-digger had said it, and nobody would come. He was a king, by the gold, and he had lain in the bog a thousand years with a cord on his neck. Her iron was beneath him. She would not dig and she could not leave. She held you by the sleeve.',
      'The ore-digger was a widow with four children and the right to cut iron in that bog. She had come down to a hand with a ring on the thumb. It was a king’s. There was a cord about his throat, and every eyelash was in its place. He lay across the path that you had to take. She would not step over him, and she did not let you.',
      'A man lay in the bog whom nobody had missed. He had been shaved before he was killed, and the cord was good work, and so he was held to be a king. The ore-digger who uncovered him wanted the iron below. She had not slept for three nights. She laid her spade across your way and asked what was owed to him.',
    ],
    still: [
      'The king lay on the peat with his mouth a little open. She had put her shawl over his feet.',
      'The cut was filling with brown water. She bailed it from round his face, and asked again.',
    ],
    later: [
      'A stake with a rag stood where the king had been. The peat was cut on all sides of it, and no nearer than six feet.',
      'A small house had been built at the edge of that bog, with iron nails. The children there had shoes.',
    ],
    offers: [
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Put the king back with words and food',
        description: 'You go in to the waist beside a dead man, and you must think of something to say.',
        success: [
          'You gave him bread and wished him a good voyage. You asked his pardon for the noise. He went under without a bubble. She moved her spade six feet and drove it in, and it struck ore. Bread had bought the iron.',
          'You knew no words but those for launching a ship. You used them. He slid in feet first and made no splash. When the rings had gone she tried to the left, and there was a clang.',
          'She gave half of her own bread for it. You named yourself to him, and her, and the four children by their names. He went down with the ring on. She had good iron from the next hole. Gold went to ground.',
        ],
        failure: [
          'You put him under and he came up. You laid a stone on him and he came up beside it. After the fourth time she asked whether you were sure of the words.',
          'You had begun to speak when your voice stopped. It was his face. You stood in the water beside him and held the bread until it fell apart.',
          'He went under well, and the wrong way up. She had seen it. She would not put a spade in a place where a king lay on his face, and neither would anyone.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Read from the cord who tied it',
        description: 'You must put your face close to his, and he has the look of listening.',
        success: [
          'It was a slip-knot of seven turns, and each turn was pulled by another hand. So it was no murder. It was a year without barley, and he had been given for it. No one need answer at law. She combed his hair with her fingers and moved him.',
          'The knot was tied from in front. He had held up his chin for it. You told her so. A man who consents has no killer, and she was free of the case. She dug on the other side, out of respect.',
          'The end of it was bound with a woman’s hair, red and long. Somebody had been allowed to do that. You said that he had been mourned. She let out her breath, and put him back in his place herself.',
        ],
        failure: [
          'You took the end to turn it to the light. The plaiting held, and he came too, by the neck. His chin fell on his breast. You laid it down. She said nothing for some time.',
          'You saw where the razor had cut him. It was a small cut, and had bled. You found that you were standing up. No knot had been read.',
          'You said that it was a ship’s knot. She said that she tied her cow with it. Neither of you could name who had not.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry him to dry ground and bury him',
        hurt: 'mishap',
        description: 'It is half a mile of moss that bears one, and you will be two.',
        success: [
          'You went from root to root with his arms about your neck. He was light. She cut the turf on the rise while you held him. They laid stones on him in the shape of a ship, and then the iron was hers.',
          'You fell once, and he lay under you and kept you from sinking. You told him that you were in his debt. He was put down dry, with his face to the east. She came with her children, and they stood in a row.',
          'It was far. You spoke to him on the way about the harvest, which was good that year. At the grave she took the ring from his thumb, and then put it back. No one else was there to see.',
        ],
        failure: [
          'You went in to the hips at the second birch, and at the third to the ribs. He stayed on top. She drew you out by pulling on him.',
          'Half way across his arm came off in your hand. You had to go back with the one and go on with the other. By then the moss had given up bearing you.',
          'The rise was rock under a foot of turf. You had carried him there, and he could not be put into it. You carried him back. Both of you were lower in the water that way.',
        ],
      }),
      does(['explore', 'intellect', 'medium', 'slight'], {
        action: 'Search the bog for the rest of his court',
        description: 'They did not send kings alone; those beside him may not have been as willing.',
        success: [
          'You sounded with a pole. There was his horse, and his harp, and two tall women bound at the hands. You set four stakes. The ore-digger works between them to this day and has not touched one.',
          'Others lay in a ring round him, with their feet toward him. You marked the ring. Outside of it there was no one, and the ore was better. She paid her rent from that side.',
          'You found one other, and it was a child. You did not show her. You drove in a stake and told her never to dig there. She looked at the stake and asked nothing. Earth keeps, kin weep.',
        ],
        failure: [
          'The pole was taken out of your hand. There was no pull on it. It went down straight to the end, and the moss shut. You stepped back on to something that wore a cap.',
          'You sounded at six places and struck wood at the seventh. It was the lid of something. It had been shut from below. You ran, which is not advised on that ground.',
          'You went too near the edge of the cut and it fell in with you. There was a hand in yours. It was the king’s, as it turned out, and it held very well.',
        ],
      }),
    ],
  },
  'an-old-bench-mate': {
    terrains: ['plains', 'hills', 'mountains', 'forest'],
    weight: 2,
    when: { known: 'friend' },
    shows: ['fire', 'pot', 'bowl', 'stick'],
    openings: [
      '{them} sat by a fire at the wayside with a pot and two bowls. The {them.trade} had come a day’s walk for it, with a stick. Armed men were waiting for you farther on, in a place that {them} could name. It could not be told on the move. The second bowl was yours, and you were asked to sit.',
      'A stick had been laid across the way with a rag on it. You knew the rag. {them} squatted beside the fire and stirred a pot, with red eyes. “They know which road you take,” said {them}. “I heard it at a ford.” Two bowls stood in the ash. Nobody had slept there, and one of them had been rinsed for you.',
      '{them} had heard your name from men who did not wish you well. So the {them.trade} had walked ahead of you, set a pot on a fire, and sat down in your way with a stick. There were two bowls. The ambush was three hours off, you were told. There was time for soup, and no time to go round by guess.',
      'You owed {them} nothing, and {them} had come all the same. There was a fire, and a pot hung over it from a stick. There were two bowls, both of them clean. Five men lay behind a wall on your road. The {them.trade} had counted them, and wished to tell you which wall.',
      'Someone was asleep against a boulder with one hand on a ladle. It was {them}. The fire was low and the pot was warm, and the two bowls were on the ground. “Do not go on,” said the {them.trade} with both eyes shut, and put a stick in front of your feet. “There are people. Sit down, and I will say who.”',
      'You had rowed on one bench with {them}. That is nearer than a cousin and not so near as a foster-brother. Now the {them.trade} had lit a fire where you must pass, and stood there with a stick and held you up. The road was watched, by whom was to be told over a bowl. The pot held enough for both.',
      'News goes to a friend first. {them} had heard that your road was watched and had set out with a pot and two bowls and no sleep. There was the fire, and there was the long stick laid beside it. The {them.trade} did not get up. You were told to eat, and to listen, and that it was not good.',
      'A whistle came from the bank, two notes and a third. It was the one used on your old ship when the skipper’s back was turned. {them} was there, with a fire and a pot and two bowls and a stick for a third guest, who was not welcome. “They are ahead of you,” said the {them.trade}. “Hear it before you go.”',
      '{them} had been told a week before that you would be killed on that road. It was not a thing to send by another. The {them.trade} had come alone, with a stick, and made a fire. The pot had been boiled twice and let stand. You were shown your bowl and the place beside it, and the way on was shut until you took them.',
      'The smoke was from birch, and the smell was leeks. {them} was cutting them by a pot, and pointed you to the far side of the fire with the stick. “You have enemies at the bend,” said {them}. “I have a bowl for you. Take the bowl first.” The {them.trade} had wept, and it was not all leeks.',
    ],
    still: [
      '{them} had put more water on. The second bowl was still there, and was still yours.',
      'The pot stood at the edge of the fire. {them} looked along the road and judged that there was time.',
      '{them} was breaking sticks, each into four. What there was to tell had not been told.',
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
          '{them} drew it in the ash: the road, the bend, and five stones for the men. Then {them.he} drew another road. You ate from one pot and knew where to set your feet. Bare was the bowl.',
          'The man at the near end owed {them} for a ewe. He would be looking at the sky when you passed. You were to go by on his side and to cough. It was agreed with him already.',
          'You were told who had sent them, and for how much. It was a low sum. {them} was angry about the sum. After that you knew whom to summon, and by which path to come there.',
        ],
        failure: [
          'You sat down and spoke of the old ship, and whose fault it was. It went round twice. You parted friends. What {them} had come to tell you was not told.',
          '{them} began with who had married. There are many people in that district. The food was gone and the embers were grey, and there were weddings yet to come.',
          'You asked how it stood at home. {them} had not been going to say. There had been a burial. Neither of you came back to the other matter, and you went on without it.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Do for {them} what {them.he} will not ask',
        description: 'Something is wrong, and you must find it without being seen to look.',
        success: [
          'It was the left boot. {them} kept that foot under the other. You said that your own needed stitching, and got out the awl, and held out a hand for both. Neither of you mentioned it. You were walked with for a mile.',
          'There was a splinter in {them.his} hand, and the place was dark. You had a needle that wanted airing, you said. {them} spoke of the price of hides until it was out. The hand was closed and opened.',
          '{them} had not eaten from the second bowl, for there was enough for one. You said that you had eaten, and pushed it over. It was emptied. You had not eaten either, and that was known and not disputed.',
        ],
        failure: [
          'You took {them.his} bundle on your back against all that was said. There were eggs in it for a naming-feast. {them} said that it did not matter, and wrung out a shirt.',
          'You held it to be grief and spoke of the dead. It was a tooth. {them} sat through the whole of it with a shut mouth.',
          'You mended the strap of {them.his} bag, and cut it first in the wrong place. {them} thanked you. It was tied up with string, and it did not hold to the next farm.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep watch while {them} sleeps',
        description: 'You are tired as well, and somebody out there is not.',
        success: [
          'You sat up with a stick over your knees. {them} slept before the sentence was done. Men came as far as a stone’s throw, and counted two, and one awake. They went back. {them} said on waking that it was a quiet country.',
          '{them} talked in that sleep and named the men, all five, with their fathers. It would not have been said awake, for one was a cousin. You kept it, and you kept the fire.',
          'You did not shut your eyes, and it was long. At the end {them} woke without help and looked at you and saw it. You were told the safe road in four words. They were enough. Watch was well kept.',
        ],
        failure: [
          'You sat against a stone and closed your eyes to hear better. {them} woke you. The pot had boiled dry. There were tracks round the two of you, of shod feet.',
          'You watched the road by which you had come. A ewe with a bell came by the other. {them} threw the ladle before waking, and it hit you.',
          'A branch broke, and you shouted. It was a fox. {them} had slept for the first time in three nights, and did not sleep again.',
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
    openings: [
      'A spear stood upright in the middle of the path with a hat on the butt. You knew the hat. {them}, the {them.trade}, sat a few steps beyond it. You had done {them} a wrong and not paid for it. The law gives three summonings, {them} said, and this was the third. You would answer, or you would not pass.',
      '{them} had walked six days to meet you on that path. The spear was set in the ground between you, with a hat hung on it for a landmark. No witness was there. “I could have sued,” said the {them.trade}. “You have no land.” You were to say what you had done, or else one of you was to reach for the shaft.',
    ],
    still: [
      '{them} had sat down again, nearer. The spear stood where it had stood, at an equal distance from you both.',
      'The hat had fallen from the shaft. Neither of you picked it up, and the claim was not withdrawn.',
    ],
    later: [
      'There was a hole in the path of the breadth of a spear-butt. No one sat beyond it. You looked twice.',
      'A hat lay there in the wet, and a bird had lined it. You walked round it on the outer side.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Own up to what you did to {them}',
        hurt: 'blow',
        description: 'It must be said without the reasons, and you have good ones.',
        success: [
          'You said it in one breath and added nothing. {them} waited for the rest. When none came {them.he} sat down to look to a pair of bad shoes. “I wanted to hear it,” said {them}. The claim was dropped.',
          'You named the deed, the day and the place, as in a plea of guilty. {them} valued it at an apology. You had not made one before. It took three attempts, and the third was accepted.',
          'You owned to it, and to one thing more, which {them} had not known of. It was news, and not good. But no one at law with {them} had told the whole truth before. You were let pass.',
        ],
        failure: [
          'You owned to it and were doing well. Then you said “but”. {them} had been waiting for that word for a year. Nothing you said after it was heard.',
          'You confessed to the lesser part. The greater was known. {them} drew it up out of the ground as far as you had lied, and that was by the blade.',
          'You said that you were sorry for how it had turned out. {them} asked for whom. You took too long over the answer, and were hit in the middle of it.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Go for the spear before {them} does',
        description: 'It stands as far from one as from the other, and {them} has thought about it longer.',
        success: [
          'You had it by the middle and {them} had it by the end. You let go. {them} was not ready for that. When {them.he} was up out of the mud you broke it over your knee and laid down both halves. Split lay the spear.',
          'You kicked the butt, and it fell your way. You stood on it. {them} looked at your foot. You offered a hand, and after some time there was a hand in it. It was not called peace. It was called a truce.',
          '{them} was faster, and had the point at your throat, and then did not know what came next. You took it away gently. {them} had not killed before. You walked on, and there was no pursuit.',
        ],
        failure: [
          'You dived for it, and so did {them}. A grudge is good training. You were spun round by your own grip and put on your face. The whole charge was read over you there.',
          'Your hand closed on the hat. {them} had the other thing. It was not a long fight. You were left the hat.',
          'You slipped. {them} did not, and had practised on a post with your name on it. The post had held still no better than you did.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stand and let {them} say it all',
        description: 'It is long, and part of it is true, and you may not shift your feet.',
        success: [
          'It began with you. It went on to a brother of {them.his}, and a horse, and a winter in which you had no part. There it stopped. You asked about the brother. He was dead. No more was said of the suit.',
          'You stood until the end. {them} had never got as far as that before, for others had always answered back. It was found to be a smaller matter, said aloud. The path was given up to you.',
          'There were twelve counts. You denied none of them. At the last {them} said that it might have been someone else. You said that it was you. So the two of you had agreed on something.',
        ],
        failure: [
          'You had stood through half of it when your nose began to itch. What you did with your face was taken badly. {them} began again from the beginning.',
          'You shifted your feet at the seventh count. {them} stopped and asked whether you were in haste. You were. It was not a good thing to have shown.',
          'You listened to all of it. At the end you were asked to repeat it. You had most of the counts, and none of the names of the cattle.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Leave by the way {them} is not watching',
        description: 'There is one such way, and no one uses it by choice.',
        success: [
          'You nodded to somebody behind {them}. There was nobody. While {them.he} looked you went down under the bank with your chin in the water. You could hear the charges read to the trees.',
          'You went off through the thorn on your belly. {them} called out twice by name and gave you time to answer, as is lawful. You used the time. You had left some cloak behind.',
          'You waited until {them} bent to a shoe-string. Then you were past on the outer side, and running. A summons called after a runner does not count. {them} called it all the same.',
        ],
        failure: [
          'No one watched that side because there was a pit in it. It had been dug by someone who knew your length. {them} came and looked down at you. Neither of you had anything to add.',
          'You went through the thorn, and the thorn had been cut and laid back. {them} had expected you there since the day before. You were met with the flat of the shaft.',
          'The ground shook where you stepped off. You went in to the thigh, and then had to be helped out by the plaintiff. It was added to what you owed.',
        ],
      }),
    ],
  },
  'room-for-one': {
    terrains: ['coast', 'plains', 'forest', 'hills'],
    weight: 1,
    when: { known: 'foe' },
    shows: ['hide', 'shield', 'witness'],
    openings: [
      'An ox-hide was pegged out across your way with two shields on each side. {them}, the {them.trade}, stood on it in a shirt and bare feet. A witness stood behind, and held a spade. It had been put to the law, said {them}, and the law had no more to say. Two would step on to it. One would step off.',
      '{them} had brought a hide, four shields, one witness and a spade. The feud was as old as your acquaintance. There had been offers, and you had refused some and {them} the rest. “We have said all of it,” said the {them.trade}. “Choose your side.” The road lay beyond, and the witness had shut it with a rope.',
    ],
    still: [
      'The hide was pegged down. {them} stood on the far edge and did not sit.',
      'The witness had leaned the spade against a shield. Nothing had been withdrawn by either side.',
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
          'You lost one shield and {them} lost two. Then there was no more to hide behind. You struck once. {them} sat down with a hand pressed to the shirt. The witness said the words for it. Ground took the grudge.',
          'No verses were spoken. It went on for as long as it takes to plough a short furrow. {them} gave the better blows and you gave the last. The kin were told the truth about it, and it did them no dishonour.',
          '{them} said your name, and you struck on the word. It was quick after that. You closed the eyes yourself, as an enemy must where there is no brother. Even was the account.',
        ],
        failure: [
          'You had two shields and then one and then a strap. {them} came on without haste. You went off at the corner, on your back. Whoever leaves the hide has lost. {them} stood over you and thought about it twice.',
          'The blow went through the rim and into your shoulder. You could not lift the arm. The witness said that it was done, and {them} said that it was not, and they looked at the text.',
          'Your foot slipped in what was on the hide, and it was your own. {them} put the point to your neck and counted to ten. At ten it was taken away. No reason was given. Life was lent you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Have {them} say the quarrel over first',
        description: 'It must be told from the start, aloud, and you have to stand by and not correct it.',
        success: [
          '{them} had it by heart. Under the open sky it was short. When it was out nobody spoke. You drew two of the pegs and {them} drew two. You both said that it was a good hide, and rolled it up.',
          'Half way through {them} came to a day that could not be right. The witness reckoned it on his fingers. You had been in another country. {them} sat down on the shields, and the case was adjourned.',
          'It was told fairly, and you said so. {them} had not expected that word from you. The witness asked whether fairness was in dispute. It was not. You shook hands over the rope.',
        ],
        failure: [
          'It was told with great exactness. The worst parts had kept best. By the end of it {them} was angrier than before, and so were you.',
          'You corrected one date. {them} stopped there and would not go on. “That is how you are,” said {them}. The witness nodded, and he was meant to be impartial.',
          '{them} came to what your kin had said of {them.his} mother. It had not been known to you. You had no answer, and were told to take up your place.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down on the hide and stay there',
        description: 'The law is silent about one who sits, and {them} may not be.',
        success: [
          'You sat in the middle with your hands on your knees. No one may strike a sitting man or woman there. {them} walked round you five times and looked for a clause. Then {them.he} sat down too, back to back with you. In that way you began to talk.',
          'You sat so long that the witness sat, and after him {them}. Three people sat on an ox. The witness had cheese. By custom no one kills the guest he has fed. {them} took a piece, and the feud was put off.',
          'You did not get up when you were told to, nor when you were called a coward by three names. {them} ran out of names. The pegs were drawn with you sitting there, and you were asked to lift a little.',
        ],
        failure: [
          '{them} took you by the collar and drew you off at the edge. It was counted as a shield. You had one left.',
          'You sat down on a peg. You were up again before you had thought about it. That was taken for an answer.',
          'Nobody sat down beside you. {them} went away and ate, and came back. You were stiff, and had settled nothing, and the claim had gained a day’s interest.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Throw down your shield and run',
        hurt: 'mishap',
        description: 'It will be called by its right name in every house that knows yours.',
        success: [
          'The shield went one way and you went the other. {them} did not follow. By law you had been beaten. You could hear {them} say so, a long way off. Lost was the shield, and the life kept.',
          'You jumped the rope while the witness was looking for his place in the text. He called three times after you. You were out of earshot at the third, and so it did not bind you.',
          'You ran and were not hit. It was told that you ran well. That was said in a certain tone, in a number of houses, and you were alive to be told of it.',
        ],
        failure: [
          'You ran, and the hide came with you. A peg-loop had your ankle. {them} walked beside you for a little, and then stood on the end.',
          'The rope took you across the shins. The witness had tied it himself, at the right height. He had been at duels before.',
          'You ran into the wood and came out of it at the same place, facing the hide. {them} had not moved. The shield that you had thrown away came to meet you, edge first.',
        ],
      }),
    ],
  },
});
