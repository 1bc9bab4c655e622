import { does } from '../builders/offers.js';
import { type Frame } from '../../model/content/frame.js';
import { frames } from '../builders/frames.js';

/** Storylets that only this people has: three by hour, season or wounds, two with somebody met before. */
export const vikingStorylets: readonly Frame[] = frames('vikings', {
  'shared-whale': {
    terrains: ['coast', 'ocean'],
    weight: 3,
    openings: [
      'Two boats had their hooks in one dead whale and were pulling opposite ways. They had been at it since they met. Neither had gained a fathom, and on top of the whale, being from neither farm, stood a goat.',
      'The two crews had combed themselves. The whale was to be settled that day, by good sense; they had eased the ropes by a fathom, and sent each other a cheese. That was before the goat ate the tally-stick. It stood on the whale with the end sticking out of its mouth, and both boats asked you whose notches had been the last.',
      'A whale lay rolling in the wash with eleven marked harpoons in it and a goat on top, and eleven people in four boats were reading out the marks to each other. The twelfth iron had no mark at all. They asked if it was yours, or the goat.',
      'Somebody was selling a whale from the top of it. He had sold the head, twice, and the jaws; a goat stood by him for company. The boats on either side had stopped bidding and begun to sharpen things. The trouble was, he told you, that he had only come over to fetch the goat.',
      'The whale had grounded on a skerry that two farms owned by halves, and exactly by halves. It was no good moving the boundary; both had tried that since low water. They had ropes on her at the two ends, a goat had climbed up in the middle, and what they wanted, they told you, was somebody with no land at all.',
      'You saw the goat first. It stood high over the water, chewing, and not until you were nearer was there a whale beneath it, with one hawser through the jaw and one about the tail. The hawsers went to two boats. Neither crew could row for holding on, and they called out to you, by turns, what the others’ grandfather had done.',
      'The bride was in one boat and the groom in the other. They were to be betrothed half way, and there lay a dead whale; each family had put a hook in it before it thought. The goat was for the feast. It had got up there by itself, and alone of them all, the bride called to you, had not raised its voice.',
      'It was a question of at which end a whale begins, said a man with a rope round his shoulders, before you could ask. His boat had the head. The boat with the tail held that it begins there, for anybody coming up behind. A goat had been put aboard her to keep possession, and neither could now remember whose.',
      'Each of two farms had sent for its oldest man, to remember about the whale. They sat in the sterns of their boats, wrapped to the eyes, and remembered one against the other, while the young ones held the ropes. A goat walked up and down the beast between them as the argument went. When the two old men saw you they broke off, and asked what you knew.',
      'A woman with a carrying voice stood in the bows of one boat and told the other what they were. The other had a woman too. Between them, roped fore and aft, lay the whale, and on the whale a goat, to whom both of them appealed from time to time. When you came within hearing they appealed to you.',
      'Nobody had killed it. On that the two boats were agreed, and it was a bad beginning, for by law such a whale is his who first set foot on it. The goat had. It stood up there with its legs together, and would not say how it came; and each crew swore by the ring and the rope that it was theirs.',
      'You smelled the case before you came to it. They had had the whale on their ropes for a week, one boat at either end, and neither would let go, for shame; the crews sat with their collars over their noses. Only the goat that lived on top of it was looking well. They would take anybody’s judgement, you were told, if it was quick.',
      '“As far as the goat,” said the one boat, and “From the goat,” said the other. It had been agreed upon, with hands on it, and would have settled the whale for good. Then the goat had walked. It was walking now, and the two crews went with it along their gunwales, paying out rope and hauling it in. Could you, they wished to know, hold a goat?',
      'The whale was eighty feet long, and had two owners, nine harpoons and a goat. A boy had thrown the goat on board, to see if it would bear. Since nobody now would be the first to let go a rope and fetch it, both farms had been without milk for the better part of a week, and tempers were short.',
      'A goat was being asked to jump. It stood on a dead whale, with a boat hooked on at either end, and both crews held out their arms to it and spoke kindly; for it had been agreed that whoever the goat went to should have the beast. It had been agreed on the day before yesterday. The goat lay down.',
      '“Is it yours?” you were asked, from two boats, before you could well see what it was. It was a whale, and a rope went off from each end of it. You said that it was not. They were delighted: they had been looking for somebody of whom that was true, and nobody would take the word of the goat, who was sitting on it.',
      'When you came up they had got to the stage of measuring. A man from one boat was walking along the dead whale from the head, and a man from the other from the tail, both of them counting aloud; and where they met stood a goat, which each had counted in. They asked you, from either end of the rope, what you made it.',
      'Somebody had made fast two boats to one whale, or one whale to two boats; that was what the talk was about. It was conducted with boat-hooks. A goat stood above it all on the carcass with a wisp of tow in its mouth, and it was the goat who first noticed you, so that both crews took you for its owner.',
      'The law had been sent for, and had come in a third boat, an old man on a cushion, and was being sick. So the case was put off. The whale had a rope on her at either end, and a goat on top, and the two crews sat and looked to you with some hope. You did not seem to be sick.',
      'One boat had the whale by the jaw and the other by the tail. They had been rowing ever since, the one crew due east and the other due west, with their eyes shut, and the whale had stayed where it was. On it stood a goat. She turned round when you came up, like somebody who would be glad of a little conversation.',
    ],
    still: [
      'The whale had begun to settle, and to be noticed by gulls from farther off. Nobody had let go.',
      'The ropes were still tight, and each crew had begun to sing, so as to pull together. It was unluckily the same song.',
      'Each boat had sent home for bread, and with the bread had come somebody to see how much the others got.',
      'The whale had turned a little on its side, and the goat a little with it. Nothing else had been conceded.',
      'One boat had put it to the other that both should let go at three. They had by now counted to three a good many times.',
      'Somebody had thrown the goat a turnip, and was being asked from the other boat whose side that was on.',
    ],
    later: [
      'There were ribs where the whale had been, and somebody had roofed four of them with turf and was living in it.',
      'There were two bonfires on the shore, one to each farm, and both of them stank of the same oil.',
      'A goat stood on the skull where the whale had been. It let you by.',
      'You passed a gatepost made of a jawbone, and then, at the next farm, the other one.',
      'A goat’s bell was going, somewhere above the shore, and two people were calling it by different names.',
      'They had begun to fish there again, two boats, with a rope tied between them, slack, from habit.',
      'A man in a new apron of whale-hide sat on one side of the creek, and another on the other, and each had the better half.',
      'The bones had been shared out too, you saw by the fences: to each farm its own, and the odd one to the goat, to rub against.',
    ],
    offers: [
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Divide the whale aloud by law',
        description: 'There is a share for the shooter, the finder and the land; you must remember which is the tail.',
        success: [
          'Half to the iron that killed, you told them, half to the ground that it lies over, and the tongue to whoever brings in the rest. They worked it out on their fingers, boat by boat. It came to more or less what each could have had at breakfast.',
          'Which way had it been going when they found it? Southward, they said. Then it was drift, you told them, and drift is shared by the bench: so much to each thwart that has a wet man on it. They counted thwarts. It came out even if the goat was reckoned as a boy, and nobody got up to say that it was not.',
          'Could anyone show you, you asked, where the whale leaves off and the tail begins? They both could. One ran his knife round it before the fin, and one behind. Then it was only the strip between that was in dispute, you told them, and that went to the goat, as the party in possession; and each was content, when he saw the other’s face.',
          'You asked to have the law as each had got it from his father. The head is worth as much as the tail, said the one; the tail, said the other, is worth as much as the head. They had shouted it four times when a boy in the bows remarked that it was the same. They cut her through behind the goat.',
          'It is the rope that the law asks after, you told them, and not the whale: whose was the longer, and was it paid for? They laid them out side by side. One was the longer by a thumb, and had been borrowed from the other boat. After that nobody could keep his face straight, and they took the knives to the blubber.',
          'There was one witness, you said, who was of neither farm and had been there throughout; and you held up the goat to each end in turn. At the head it said nothing, and at the tail it spoke. It was taken down. They had marked off the halves before it could be got to add anything.',
        ],
        failure: [
          'You gave the tail to the finder. There was a hush; then it appeared that by the law of those parts the tail goes with the insult. You were advised to be gone while they were only looking that one up.',
          'You laid it down as you had heard it done elsewhere: a third, a third, and a third. There were two of them. They looked to see whom the last third might be for, and all saw it at the same time.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Throw your back in on one side',
        hurt: 'mishap',
        description: 'You will make friends of one boat, and the rope may have opinions as well.',
        success: [
          'You took up the tail of their rope and sat down against it. The beast gave a great soft lurch your way; the goat changed sides; and all at once those in the other boat were being towed along behind, shouting, and would have to help to cut it up.',
          'You set your feet against a rib of the boat and hauled with the swell. At the fourth she came, with a sigh out of the top of her head, and rolled, and wound the others’ rope round herself like yarn. They had to let go or be wound on. The goat walked as the whale turned, and was at no time out of step.',
        ],
        failure: [
          'You pulled like an ox, and the hook drew. It came back over the water at the height of your head, with a piece of whale on it. Everyone fell down in one boat and cheered in the other.',
          'You hauled; and the one in front of you, who had been waiting for somebody, let go to spit in his hands. For that long you had the whale to yourself. It settled by the width of a palm, and you believed that your arms were longer by about as much.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the goat and wait for the tide',
        description: 'The sea will settle it in half a day, and it will be a smelly one.',
        success: [
          'You sat up there with the goat in your arms, and when the tide made it took whale, goat, boats and all and laid them on a skerry that was nobody’s. Since it was nobody’s, and you were there first, they asked you where to start.',
          'You sat with the goat across your knees until the tide went from under you all and left the two boats sitting on a reef. Nobody tows from there. They got out, rather stiffly, with their knives, and began one at each end; and when they had eaten their way in as far as you they were talking about the weather.',
          'You had the goat by both horns, and looked out to sea. An hour of that is restful. At the end of two the tide came in under the whale, with no hurry, and swung it until the head lay to those who had claimed the tail; and by the end of four each crew had seen how wrong it had been about heads.',
        ],
        failure: [
          'The tide took it out, not in, boats and ropes and all, and the goat and you went off the end of it at the first swell. Both crews looked on and, for the first time, agreed. It was a long swim back with a goat that could not be reasoned with.',
          'The goat ate your cuff, and your collar, and the end of your belt. When the tide did come it raised the whale by a hand, turned it end for end, and set it down again. Each crew now had the half that it had sworn was good for nothing. They looked about to see whose notion it had been.',
        ],
      }),
    ],
  },
  'roof-rider': {
    terrains: ['hills', 'plains', 'forest', 'mountains'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    who: { trade: 'widow on the haunted farm', gender: 'female' },
    toward: 'for',
    openings: [
      'Something was riding the farmhouse roof. You saw it from the gate: it sat astride the ridge and drummed with its heels, and at each blow the thatch jumped. The widow was in the yard with a lamp. It was only her husband, she said. He had been a restless man.',
      'The door opened a crack, and a woman pulled you in by the sleeve and barred it. Overhead there were steps, along the ridge and back. “Do not look up,” she told you. “He was buried in the spring, and he does so want to know who is eating with me.”',
    ],
    still: 'The steps went along the ridge and back. A little dust came down each time and settled on the milk.',
    later:
      'The roof was new along the ridge, and a big flat stone lay over the grave. The widow was beating a rug, in time to nothing.',
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Go up and wrestle the dead man',
        hurt: 'mishap',
        description: 'He has grown since the funeral, as such people do, and has nothing to lose by falling.',
        success:
          'He was blue and as big as a bull calf. You broke the ridge-pole with him, and then a pigsty, and at last you had him by the beard with his back over the well-curb, and he looked at you once, as if about to say your name, and went out of himself like air. You carried him home. He weighed nothing.',
        failure:
          'He took you by the wrists and danced. You went the length of the roof with him, and back, and your feet came down on nothing in particular; then he lost interest, as he had in most things, she told you later, and let go.',
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Summon him at his own door to leave',
        hurt: 'mishap',
        description: 'The dead respect a lawsuit; but every word has to be right, and shouted upwards.',
        success:
          'You named the farm, the door, and him; you said that he was stopping in a house without leave. The drumming stopped. “I sat while it was allowed,” said a thick voice, with dignity. He got down at the far end, where the ladder was, and you heard the turf close over him.',
        failure:
          'You had summoned him in due form when he asked, from above, who the plaintiff was. You looked at the widow, who looked at the milk. A case without a plaintiff falls; so did the smoke-hole, and a beam of it on you.',
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Ask what went into the grave with him',
        description: 'She will not like being asked, and you will be digging by lamplight.',
        success:
          'His belt, his dice, his bowl. And his boots? She had kept the boots; they were good ones. You took them out to the mound, and set them side by side on it with the toes pointing away. The drumming broke off. After that there were just the steps, going, well shod.',
        failure:
          'She told over everything, and cried, and it was all there, down to the spoon. You had dug him up and counted it. He came back while you had the lid in your hands and stood waiting for you to be finished.',
      }),
      does(['patience', 'vigour', 'easy', 'slight'], {
        feeds: true,
        action: 'Sit up with the widow and eat',
        description: 'It is the one thing he cannot bear; he will do all he can to have you look.',
        success:
          'You ate, and talked about ewes. He drummed; he called down the smoke-hole in the voices of your kin. You passed the bread. Toward cock-crow there was a sort of sigh up there, as of someone who sees that a place has been filled, and a weight slid off the eaves.',
        failure:
          'He put his face in at the smoke-hole and you looked up. It was for no longer than a blink. It is a thing that you would gladly give back, and for some time after it you saw it in each bowl.',
      }),
    ],
  },
  'bone-skates': {
    terrains: ['plains', 'swamp', 'forest'],
    weight: 2,
    when: { seasons: ['winter'] },
    openings: [
      'They had been racing on cow-shins for a cheese, out to the middle of the frozen mere and home, and the middle had come loose. Four racers and the cheese were out there on a piece of it, turning slowly. Those on the bank held out to you a pair of bones with straps.',
      'A sledge had gone through the ice in the middle of the mere. The horse stood in the hole to its chest, breathing smoke, and those on the bank were telling each other how thin it was out there. A boy had the only skates. He offered them to you.',
    ],
    still: 'The ice gave one long groan from shore to shore, like someone turning over in bed.',
    later: 'There was a skin of new ice where it had been broken, and one shin-bone frozen in it with its strap.',
    offers: [
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Strap on the bones and go',
        hurt: 'mishap',
        description: 'You push with a spiked stick between your legs, and there is no way to stop that you know of.',
        success:
          'The stick bit, the shins sang, and the shore went by in one piece. You were out before the ice had made up its mind about you, and had thrown them the rope, and were back with its other end. They put it about that you had been born on a cow.',
        failure:
          'You went very fast. You went by those you were meant to reach, and they turned their heads after you, and the reeds opened. What there was behind the reeds was a hole that somebody kept for his nets.',
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find the thick ice by its colour',
        description: 'White is rotten, black is sound, grey is a matter of opinion; you go first.',
        success:
          'You walked it with your head on one side, and laid a reed at each turn. It made a crooked road like a drunkard’s, and every fathom bore. The whole bank came out along it in single file, and brought back what they had come to fetch.',
        failure:
          'You were reading black, black, black, and very well, when the light altered, and it turned out to have been water for the last two. You stood in it to the belt. They marked the spot with your hat.',
      }),
      does(['gift', 'endurance', 'medium', 'slight'], {
        action: 'Lie flat and be the bridge for them',
        hurt: 'weariness',
        description: 'Whoever is lightest goes out over your back; the cold comes up from below.',
        success:
          'You lay down with your arms spread, and a plank on you, and on that went a girl of ten with a rope in her teeth. The ice talked into your ear the whole time. It was just coming to the point when they hauled you in by the feet, and with you the rope, and with the rope what was wanted.',
        failure:
          'You lay so long that you froze to it. In the end the others came off by a way of their own, and had their soup, and they were still standing round you with kettles, arguing whether it should be boiling or lukewarm.',
      }),
    ],
  },
  'warm-pool': {
    terrains: ['desert', 'mountains', 'hills'],
    weight: 3,
    when: { wounded: true },
    who: { trade: 'outlaw at the warm pool', gender: 'male' },
    toward: 'neither',
    openings: [
      'There was steam among the stones, and in the steam a pool, and in the pool, up to his neck, an outlaw with a spear. He saw how you were walking. It was the only warm water that he knew of, he said, and he had been eleven years without company, and was not sure that he was for it.',
      'You came upon the warm pool by following your nose. A man sat in it, red as a boiled crab, with his clothes folded on a rock and an axe folded in them. “Bleeding?” he asked. “Downstream end, then.” It was not clear if that was an invitation.',
    ],
    still: 'The pool steamed. He had moved over a hand’s breadth, or else it was the ripple.',
    later:
      'Steam stood over the pool and nobody was in it. On the rock was a dry place in the shape of folded clothes.',
    offers: [
      does(['rest', null, 'easy', 'none'], {
        action: 'Take the downstream end and lie still',
        description: 'You must put down what you carry, all of it, in reach of a man with no law.',
        success:
          'The warmth got in at your feet and went up through you room by room, lighting lamps. He said nothing for as long as it takes to cook an egg. Then he began, a little rusty, on a story about a cow; you heard it to the end, and you were pink, and mended.',
        failure:
          'It was hotter at your end. You bore that as long as one can in front of an outlaw. You came out backwards and in a hurry with everything that had begun to close wide open, and he told you that people generally went in slower.',
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Ask for a place as of a householder',
        hurt: 'blow',
        description: 'No one has called it his house before; he may take it for mockery.',
        success:
          'You stood at where the door would be and gave your name, and asked for a night under his roof. He looked up at the sky that was his roof. He sat straighter. “Wipe your feet,” he said; and for the rest of your stay you were handed things with both hands.',
        failure:
          'You asked leave of the master of the house. He heard in it what they called after him from the law-hill, eleven years ago. The spear came up out of the water with weed on it, and you spent that rest behind a rock.',
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Dress your hurts with the hot mud',
        description: 'It is blue and it stinks, and he swears by it; look at the skin of him first.',
        success:
          'You put it on a scratch to begin with, counted two hundred and found it drew clean. So you went on to the rest. It dried into something like a mail-coat, and you cracked it off, and what was beneath was closed and smelled only a little of eggs.',
        failure:
          'You tried it on a scratch and the scratch was glad of it. On the rest it set like plaster on a wall, and pulled, and you had to be got out of it with the back of an axe by a man who kept saying that he had never seen that.',
      }),
    ],
  },
  'skald-for-hire': {
    terrains: ['plains', 'coast', 'hills', 'forest'],
    weight: 2,
    who: { trade: 'skald', gender: 'male' },
    toward: 'for',
    openings: [
      'A man in a red cloak that had been somebody else’s fell in beside you and began without greeting to make verses about you. He was a skald, put out of doors by his last jarl with the poem half said. The first stanza was free, he told you; you would be a hero in it. What you were in the second would depend.',
      'The man in the red cloak was washing his one shirt in a beck, with a line of verse to each slap. It praised a jarl, who had had the skald thrown out before the end. He wrung the shirt. One could not go on reciting to a shirt, he told you; were you brave, and would you be frank with him?',
      'The skald was standing on a stone in a field, trying a poem on some cows. It was in praise of a jarl who had thrown him out in the middle of it. He asked you to listen and tell him, frankly, whether it could be turned to fit someone else. He looked at your shoulders.',
      'A man sat at the parting of the ways with his shoes off, telling over ravens on his toes. He had on a red cloak with the holes of a better man’s brooch in it. He was a skald, and had a praise-poem by him that a jarl had not cared to hear the end of. Would you turn round, he asked, slowly, and then be frank with him?',
      '“Stay like that,” somebody called down from a bank. “Now scowl.” He was lying on his front in a red cloak too long for him and putting you into a verse, in the place of a jarl who had got up and left at the ravens. You went in very nearly, said the skald. It was a pity about the ears.',
      'You were greeted from some way off as a feeder of wolves, a breaker of rings, and somebody’s child. The man in the red cloak was sure of the last, he told you, falling in at your side; the others he had left over. A jarl had turned him out with half of a poem still in him, and it is not a thing that keeps.',
      'A red cloak hung on a bush, and from behind it came the noise of somebody being praised. It broke off each time at the same word. Then a face was put out. He had eighty lines to a jarl, the skald told you, and no jarl any more, and you were of about the height. Were you in haste, and were you honest?',
      '“Which is better,” asked a man in a red cloak, who had been walking along ahead of you, “wound-dew, or wolf-beer?” You said that it depended. He turned about, delighted. No one had told him that, he said, since he was taken out of a jarl’s hall by the neck in the midst of a line; and he would be glad if you would hear the rest of it.',
      'The skald had set his cap on a stone, and was reciting to it, for want of a jarl. He had been stopped at the forty-first line, by a bone, and showed you where. He desired to have from somebody, in plain words, whether it had been the line or the jarl. He took the cap off the stone and offered you the seat.',
      '“With a shoe,” said the man in the red cloak, as though you had asked. It was how a jarl had stopped him, in the midst of his praise, and he had brought it along; he drew it from his shirt, a good one, left. Half the poem he had still. Was there in your own life, the skald wished to know, anything in the way of a battle?',
      'The skald sat astride of a gate, and rowed it. It helped him with the metre, he said, and got down. He had a poem going begging, to a jarl who had had him put out of the hall, red cloak and all, before it came to the gifts; you had only to say where it pinched. He walked round you once, as one walks round a horse.',
      'Somebody behind you was putting your walk into verse. He had it as far as the left foot. When you stopped he came up with you, in a red cloak worn through at the seat, and said that he was between jarls; and that he would give a good deal to hear from some plain person what had been wrong at the last.',
      'A red cloak was asking its way of two sheep. There was a skald in it, neither sober nor drunk, who had eighty lines in praise of a jarl and no jarl to put at the end of them. He let the sheep go. You had, he noticed, the right number of arms; and might you be persuaded to be frank?',
      'Out of a haycock came a hand, and beat time. It was followed by the rest of him, in a red cloak full of hay: a skald, whose jarl had put him to the door at the thirtieth line. The best was to come; there was a whale in it. Would you sit down, he asked, and pull a face like a man with land?',
      'A sword was what he had been promised, and what he was shown was the door. You knew that before you knew his name; the skald had come up in his red cloak and fallen into step with you. There were forty lines over, about somebody brave. He could take them in at the shoulder. Would you listen, and say where it hung?',
    ],
    still: [
      'The skald had got stuck for a rhyme and was looking at you, hard, as if you had it in your bag.',
      'The skald had lain down on his back to let the next line come to him, and had one eye open, for you.',
      'Four paces up and four paces down, the skald had beaten a line into the turf with his heels. It was a syllable short, he told you.',
      'The skald was sitting with his fingers in his ears. There was a better poem than his going about in that district, he explained, and he did not want to catch it.',
    ],
    later: [
      'You heard a child singing behind a wall. It was about you, in part, and had a refrain with a cow.',
      'A man was cutting turf there, and chanting as he cut. You knew the tune, and, by the third line, the person.',
      'Two carters were disputing at the roadside how many there had been against you that time. They had got to nine.',
      'A shepherd asked you what goes with “wolves”. Somebody in red had gone off, he said, and left him with the half of it.',
    ],
    offers: [
      does(['gift', null, 'easy', 'none'], {
        action: 'Let him have the story for nothing',
        description: 'You give him the true tale of your worst day, and he will do with it what he likes.',
        success: [
          'You told him, and he had his mouth open to improve it and then shut it again, and walked on for a good way beside you without a word. What he said at the fork of the road was four lines long and had you in it, with the mud on. You have heard nothing better since.',
          'You told it as it was, and he asked about two things only: what you had had in your hand, and who looked away. After that he went in front, moving his lips. It came back to you over his shoulder, with no gods in it and no gold; and you caught yourself walking softly, so as not to miss how it ended.',
          'You gave it him with the part left in that you generally leave out. Might he keep that, he asked. When you had said so he drew off his cap, as to something being carried past. You heard what he made of it a week later, from a ferryman, who stopped rowing for the last line.',
          'You told him the whole, down to the shoes. He shut his eyes at each thing as you came to it and opened them for the next. After that he said it back to you, in half as many words; and it was the first time that you had been sorry for everybody in it.',
          'It took you a long while, because of the part by the well, and he carried your bag meanwhile. It came to eight lines when he had walked it through. He would not sell those to a jarl now, he said, if one came by and asked. He said so to the empty road, very loud, and looked the better for it.',
        ],
        failure: [
          'You told him; he thanked you, and explained what was wrong with it: it wanted a dragon. You met it later on the road coming the other way, out of the mouth of a carter, and the dragon had all the good lines.',
          'You told him, at which he wept, and kissed you, and called it the making of him, and as he went off trying it over you could hear that he had your name wrong. It ran better so. You have been told the whole of it since, as a thing that befell one Bersi.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Cap his verse with one of your own',
        description: 'Line for line, walking; the one who stumbles must hear out the other.',
        success: [
          'He gave you a ship and you gave him an oar-steed; he gave gold and you gave him the fire of the arm. By the ninth he was breathing through his mouth. He pulled off his cap at the tenth and said that he would call that one his own, if you had no objection, and you had.',
          'He laid for you a kenning inside a kenning inside a third. You opened it like a nest of boxes, told him what lay at the bottom, which was a herring, and gave it him back with the lids on. He stopped walking. He asked who had taught you, and then looked behind him, as if they might be near.',
          'He led with a sea that was a mew’s bed, so you made up the bed, and put a king in it. He drowned the king. You had him in again two lines after, with weed on him, asking who had left the door open; and the skald, whose turn it was, laughed, and lost count, and gave you best.',
        ],
        failure: [
          'You held him for six lines, and in the seventh called the sea a whale’s bath, which it seems is a thing that everybody calls it when they are twelve. He was nice about it. He was so nice about it that you lost the road.',
          'You had nine lines out of the ten. For the last there was a word wanted, like “shield”, for a shield, and what you found was “shield”. He waited politely, in case it should be the beginning of something.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell him what is wrong with the poem',
        hurt: 'blow',
        description: 'You have been asked to be frank; people have been killed on that road.',
        success: [
          'The jarl had no face in it, you said; it would fit a gatepost. He turned white, then thoughtful. He sat down and struck out every raven, and there stood the poor old jarl as he was, with his cough. “He will weep,” said the skald. “He will take me back,” and he ran.',
          'It was the middle, you said. He had praised the jarl’s open hand before two benches of men who had not been paid. He thought about that, feeling a rib. “So it was those benches,” said the skald; and he struck the hand out, and put you in the gap, in a line that claimed no more than that you listened.',
        ],
        failure: [
          'You told him that there were rather many ravens. He agreed and thanked you, and asked you to hold the cloak while he thought. Then he hit you. They are not large men, as a rule, but it comes from the shoulder, and he alliterated.',
          'It was long, you said. He told you how long it was meant to be, and gave you the part that you had been spared. At the eightieth line you put up a hand. He took it at first for praise; then he took off the shoe that he beat time with, and threw it.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none', 'Drinking horn'], {
        action: 'Drink with him till he says it plainly',
        description: 'The horn goes round, and under all that gilding there is something he has seen.',
        success:
          'At the bottom of the third horn he left off rhyming. He had sat in five halls and been given rings by all five, and they were all five planning to be in the same place by hay-time. He told you which. He did not see how to get it into metre.',
        failure:
          'The horn went round, and round. He grew plainer, and then plain, and at the end he was telling you about his mother, in prose; you were crying too, and neither of you could afterwards recall what over.',
      }),
    ],
  },
  'king-in-the-bog': {
    terrains: ['swamp', 'forest'],
    weight: 3,
    who: { trade: 'ore-digger', gender: 'female' },
    toward: 'for',
    openings: [
      'A woman digging bog-iron had come upon a foot. She had gone on carefully, and there he lay: a king, brown as a saddle, with a plaited cord round his neck and every eyelash in its place. She wanted the ore that was under him. She did not want to be the one to move him.',
      'The ore-digger had a man over her shoulder. You took him for drunk till you saw that he was leather. He had come up with the turves, she told you, smiling like that, and she had carried him about since to find out whose he was. He had gold on one thumb.',
      '“Do you know him?” a woman called to you out of a peat-cut, up to her knees. She had propped him against the side, to be seen: a small brown man with his eyes shut and a cord round his neck, who had been shaved for the occasion, a thousand years ago. She had been digging for iron. It was just that he was lying on it.',
      'The bog had put up a hand, palm uppermost, with a gold ring on the thumb; and the ore-digger had hung her bread-bag on it before she looked. She uncovered the rest of him for you, turf by turf, as one turns down a bed. It was a king, she thought, by the cord, and beneath the king the iron went on.',
    ],
    still: 'The king lay on the peat with his mouth a little open. The digger had put her shawl over his feet.',
    later:
      'A stake with a rag on it stood in the bog where he was. The peat around it had been cut, on all sides, at a respectful distance.',
    offers: [
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Put him back with words and food',
        description: 'You wade in to the waist, with a dead king, and think of something to say.',
        success: [
          'You gave him bread, and a good journey, and asked his pardon for the noise. He went under without a bubble. The digger moved her spade nine paces off, drove it in and struck ore, red and heavy, so near the top that she looked back at the place and curtsied.',
          'You knew no words but those for launching a ship, so you gave him those, and a heel of cheese for the way. It was near enough. He slid off the turves feet first and did not splash. The digger waited until the rings had gone, tried her spade a little to the left, and it clanged.',
        ],
        failure:
          'You put him under and he came up. You put him under with a stone and he came up at the other end, and smiled. After the fourth time the digger asked if you were quite sure of the words.',
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Read from the knot who tied it',
        description: 'You must put your face close to his, and he looks so much like listening.',
        success:
          'It was a slip with nine turns, and each of nine hands had pulled one: it was no murder, then, but a year with no barley. He had held out his chin for it. You told the digger. She thought of him differently after that; she combed his hair with her fingers.',
        failure: [
          'You took hold of the cord’s end to turn it to the light. It was good plaiting and held, and so he came too, by the neck, and his chin went down on his chest, like a scolded person’s. You laid the end back. There was a long silence from the ore-digger.',
          'You were a thumb’s breadth from the knot when you saw where the razor had nicked his chin, and then how the lid lay over the eye. It was a good knot, you said. The digger asked whose. You found that you had stood up.',
        ],
      }),
      does(['force', 'endurance', 'medium', 'slight'], {
        action: 'Carry him up to dry ground and bury him',
        hurt: 'mishap',
        description: 'Half a mile of moss that bears one, and you are going to be two.',
        success:
          'You went from birch-root to birch-root with his arms about your neck. He was light, and seemed willing. The digger cut the turf on the rise while you held him; and when he lay there dry for the first time in a thousand years it looked as if that was what he had been smiling at.',
        failure:
          'You were in to the hips at the second birch, and at the third to the ribs. It was he who stayed on top. The digger got you out by pulling on him, and you had to thank them both.',
      }),
      does(['explore', 'intellect', 'medium', 'slight'], {
        action: 'Search the cut for the rest of his court',
        description: 'They did not send kings alone; what else lies there may not have been so willing.',
        success:
          'You went down in the cut with a pole and sounded, a hand at a time. There was his horse, his harp and two tall women with their hands bound, looking away from each other. You marked where they lay with four stakes, and showed the digger how to work between them. She works there still.',
        failure:
          'You sounded with the pole and it was taken out of your hand. There was not any pull; it simply went down, straight, to the end, and the moss shut. You stepped back on to something that was smooth, and round, and wore a cap.',
      }),
    ],
  },
  'an-old-bench-mate': {
    terrains: ['plains', 'hills', 'mountains', 'forest'],
    weight: 2,
    when: { known: 'friend' },
    openings: [
      'Someone had lit a fire by the way and set two bowls at it. It was {them}, the {them.trade}, stirring, with red eyes and a long stick within reach. “I heard that you would come by here,” said {them}, not looking round. “Then I heard who else would. So I came first.”',
      '“Mind the leeks,” said {them}. They lay on a cloth by a pot and two bowls, and the {them.trade} was cutting them very small, as people do who have waited long with something to say. A stick leaned within reach. {them} wiped both eyes on one wrist. It was the leeks, you were told; and then, after a while, that it was not only those.',
      'You knew the walk before you knew the face. It was {them}, coming the other way with a long stick and a bundle, and {them.his} whole face altered when it had you in it. There were not so many who were glad to meet you that you could afford to hurry by.',
      '“There are two spoons,” somebody said from behind a bank, “and one has a hole in it.” It was {them}; the {them.trade} had been sitting by that pot since yesterday, to judge by the ash, and had red eyes, a stick, and a bundle that must not be sat on. Your bowl was out, and had been rinsed.',
      'You were whistled for, two notes and a third, as it used to be done along the bench when the skipper had his back turned. So you left the way, and there was {them}, the {them.trade}, at a fire, with a pot and two bowls. “I was afraid that you might have forgotten it,” said {them}, looked past you, and drew the long stick nearer.',
      'Whoever was asleep against the boulder had one hand on a ladle. You would have gone by on your toes. “It is barley,” said {them}, with both eyes shut. There were two bowls, and a long stick within reach; and one boot was tucked in under the other, which was not how the {them.trade} used to sit.',
      'A stick had been laid across the way at the height of your chest, with a rag on it, and the rag was off a cloak that you knew. {them} squatted to one side, blowing on a fire. Nothing less would have stopped you, you were told, with your head down like that; and there was soup, and there was something that you ought to hear.',
      'You had thought that the {them.trade} was a long way off. So had {them}; but there had been talk, at a ford, with your name in it, and after that {them.his} feet had not asked leave. There was the pot, and there were the two bowls. {them} had eaten from neither, so that they should match.',
      'There was a thread of smoke, and a smell of leeks, and a voice that you knew was telling somebody not to boil over. {them}, the {them.trade}, had been there long enough to have names for the birds. The second bowl stood on the warm side of the fire, with a lid on. “Sit,” said {them}. “I have been rehearsing it since yesterday, and it is not good news.”',
      '{them} had walked out along the way to meet you, turned back for the pot, walked out again, and been found by you somewhere in the middle, with a long stick, a bundle, and soup to the elbow. It was yourself that it was about, you were told, and somebody whom you would be meeting. It could be said sitting down. One of the two bowls had hardly spilled.',
    ],
    still: [
      '{them} had put on more water. There was still the second bowl, and it was still yours.',
      'The pot had been pushed back over the embers. {them} looked into it, and then at you, and seemed to think that there was time.',
      'Your bowl had been moved to where the smoke did not come. {them} was breaking sticks for the fire, each of them into four.',
    ],
    later: [
      'There was a flat stone here with two bowls’ rings on it. You remembered which had been yours.',
      'The ash of a fire had been smoothed over there with the back of a spoon. Someone had drawn a road on it, and thought better of it.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sit down and hear what {them} knows',
        description: 'The soup must cool and the tale must warm up; it will take as long as both.',
        success: [
          '{them} drew it for you in the ash: the road, the bend, and three stones for those who were sitting behind it. Then {them.he} drew another road. You ate out of the same pot and swore at the same people, and your way looked shorter when you stood up.',
          'You had it with the soup, a spoonful to a sentence. There were five of them, behind a wall; and the one at the near end owed {them} for a ewe, and would be looking at the sky. You were to pass on his side, and to cough. You got up warm within, and knew where to put each foot.',
        ],
        failure: [
          'You sat down, and all that you could both think of was the old business, and whose fault it had been. It went round twice. You were still friends at the end of it; but {them} had come to tell you something, and it had not been told.',
          '{them} began with who had married, to have it out of the way. There are a great many people in that district. The pot was empty and the fire gone grey, and they were marrying still; and what you had been waited for with, when you came to part, had not been reached.',
        ],
      }),
      does(['gift', 'perception', 'easy', 'none'], {
        action: 'Do for {them} what {them.he} will not ask',
        description: 'There is something the matter; you would have to find it without seeming to look.',
        success: [
          'It was the left boot. {them} talked and laughed and kept that foot under. You said that your own wanted stitching, took out awl and thread, and then, while you had them out, held out a hand for the other’s. Neither of you referred to it. You were walked with for a mile, easily.',
          'You only sat down on the other side, out of the smoke, and from there saw the hand: it had a splinter in it as long as a herring-bone, and had gone dark. You had a needle, you said, that wanted airing. {them} talked about the price of hides, faster and faster, up to the end; and then closed the hand, and opened it.',
        ],
        failure: [
          'You settled on what {them} had to carry, that it was too heavy, and slung it on your own back in spite of all that was said. It had eggs in it, on straw, for somebody’s naming-feast. {them} was as nice about it as one can be who is wringing out a shirt.',
          'You concluded that it was grief, and were gentle. {them} bore with it. It was a tooth, as came out when the soup was done; you had spoken of the dead for the length of a potful, to somebody whose one wish it was to be left with a shut mouth.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep watch while {them} sleeps',
        description: 'You are tired as well; but {them} has sat up for you, by the look of those eyes.',
        success: [
          'You took a stick and sat. {them} was asleep before finishing the word, with an open mouth, like a child on a hay-cart. Something came up to within a stone’s throw, and saw that there were two, and one awake. When {them} woke you were told that you had kept it shorter than you should.',
          'You laid a stick over your knees and counted breaths, {them.his} and not your own. At about four hundred there were three men in the way, who counted as well. They made it two of you, and one with open eyes. {them} slept on, with one hand for a pillow; and said upon waking that it was a quiet part of the country.',
        ],
        failure: [
          'You sat with your back to a stone and a stick on your knees, and shut your eyes to hear better. {them} woke you. The soup had boiled dry, the pot was past mending, and there were tracks of something around you both, which had evidently also been tired.',
          'You kept a very good watch, on the way by which you had come. It came by the other: a ewe with a bell on, through the fire and over the pot. {them} had thrown the ladle before waking up, and you were what it hit.',
        ],
      }),
    ],
  },
  'a-grudge-with-legs': {
    terrains: ['coast', 'swamp', 'forest'],
    weight: 2,
    when: { known: 'foe' },
    toward: 'for',
    openings: [
      'There was a spear standing upright in the way, and on the butt of it hung a hat that you knew. {them}, the {them.trade}, sat a few steps beyond, with folded arms. It had been a long walk, said {them}, and there had been time to think what to say; and now it was gone.',
      'Somebody called you by your name, and then by what you had been called on another occasion. A spear had been planted across the way, and behind it was {them}, with two more, hired for the day, who stood where they had been put. “This is the one,” {them} told them. They looked as though they had expected worse.',
    ],
    still: '{them} had sat down again, but nearer. It is remarkable how little a grudge needs to eat.',
    later:
      'You saw a hole in the ground, of the width of a spear-butt. Nobody was sitting a few steps beyond it, and you looked twice.',
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Own up to what you did to {them}',
        hurt: 'blow',
        description: 'Without the reasons, which are good ones; you will have to swallow each as it comes up.',
        success:
          'You said it in one breath and left it there. {them} waited for the rest. When none came {them.he} looked for the first time less like a spear than like somebody who had come a long way in bad shoes. “Well,” said {them}, “I wanted to hear it,” and sat down to see to them.',
        failure:
          'You owned to it, and were doing well; then you heard yourself say the word “but”. {them} had been listening for just that word since the day it happened. What came after it was lost, as there was a good deal of noise.',
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Go for the spear before {them} does',
        description: 'It stands at the same distance from you both, and only one has been sitting down.',
        success:
          'You had it by the middle when {them} had it by the end. You let go, which {them} was not ready for. By the time that {them.he} was up out of the mud you were holding it. You snapped it over your knee, laid the halves side by side on the grass, and did no more.',
        failure:
          'You dived for it. So did {them}, and there is this about a grudge, that it trains. You were spun round on the end of your own grip and put down on your face; and {them} said over you, word for word, all that had been forgotten.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Stand and let {them} say it all',
        description: 'There is a lot of it, some of it is true, and you must not shift from foot to foot.',
        success:
          'It began with you, and went on to your kin, and by and by it came to a brother of {them.his}, and a horse, and a winter that you had no part in. There it ran out. {them} stood as one does in a room after the guests have gone. You asked about the brother.',
        failure:
          'You had stood through the half of it like a post when your nose began to itch. It cannot have looked well, what you did with your face. {them} began again from the beginning, with gestures, and this time you were asked at the end of each part whether that was funny too.',
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Leave by the way {them} is not watching',
        description: 'There is one; but it is one for the reason that nobody would care to take it.',
        success:
          'You nodded, as if to someone behind {them}, and it was looked into. Then you were in where it was thick, and down where it was wet, and along under a bank with your chin in the stream. You could hear {them} telling the air what it was. The air took it well.',
        failure:
          'You slipped off to the side where no one was. {them} had left no one there because of a hole, and it had been dug with care, by somebody who knew your length. {them} came to the edge and looked down, and for once neither of you could think of a thing to add.',
      }),
    ],
  },
  'room-for-one': {
    terrains: ['coast', 'plains', 'forest', 'hills'],
    weight: 1,
    when: { known: 'foe' },
    openings: [
      'An ox-hide was pegged out in the way with two shields on each side of it. {them}, the {them.trade}, was walking round it in shirt and bare feet, trying the ground. It had been put to the law, said {them}, and the law was tired of it. There was room on the hide for two, and on the road home for one.',
      '{them} had come with an ox-hide, a witness and a spade. The spade had been the witness’s thought. “We have both said all of it,” {them} told you. “You may choose your side.” There was nothing to choose between them; it was meant as a courtesy.',
    ],
    still: 'The hide was pegged down yet. {them} stood at the far edge of it, and breathed through the nose.',
    later: 'Four peg-holes were left in the turf there, square, as for a very small house.',
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Fight {them} until one is done',
        toward: 'deadly',
        hurt: 'blow',
        description: 'Neither may step off the hide, and {them} has left word who is to have the boots.',
        success:
          'There were no verses. You gave a shield, and another, and {them} gave two; then for a time there was only the noise of people at work. When it was over {them} was sitting down, with a hand pressed to the shirt, and looked more surprised than hurt. Somebody had thought to bring a sledge.',
        failure:
          'You had two shields, and then one, and then a strap. {them} came on without hurry, like somebody mowing. You went off at the corner, on your back; and whoever leaves the hide has fled. {them} stood over you for as long as it takes to think twice.',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Have {them} say the quarrel over first',
        description: 'From the start, and aloud, with the two of you standing there in your shirts.',
        success:
          '{them} had it by heart. Under the open sky it was not long. When it was out nobody spoke, and {them} seemed to be listening for the rest of it. You pulled up two of the pegs; {them} pulled up the others. It was a good hide, you both said, and rolled it.',
        failure:
          'It was told with feeling, and the worst parts had kept best. By the end of it {them} was angrier than at the beginning, and so were you. You had to be shown back to your own side.',
      }),
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit down on the hide and stay there',
        description: 'The law says nothing of one who sits, and it may be that {them} will not either.',
        success:
          'You sat in the middle with your hands on your knees. It cannot be done to somebody who sits. {them} walked round you five times, looking for the place where it could. Then {them} sat down as well, back to back with you for choice; and in that way you came by degrees to talk.',
        failure:
          'You sat, and {them} went off for a walk, and came back, and had you off the hide by the collar. It would be counted, you were told, as a shield.',
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Throw down your shield and run',
        hurt: 'mishap',
        description: 'It will be called by its name, under every roof where they know yours.',
        success:
          'The shield went one way and you the other. {them} did not come after you. By law you had been beaten, and you could hear {them} say, farther and farther off, that it did not feel like it.',
        failure:
          'You ran, and the hide ran with you: it had you by the ankle, pegs and all. {them} walked alongside at your pace for a little, and then trod on the end of it.',
      }),
    ],
  },
});
