import { type Frame, does, frames } from '../frame.js';

export const barbarianStorylets: readonly Frame[] = frames('barbarians', {
  'friend-with-a-ladle': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 2,
    when: { known: 'friend' },
    openings: [
      'Somebody had got a fire going where you meant to, and there was a pot on it, and a ladle, and {them}. “I said to myself that it would be about here,” said the {them.trade} whom you had once stood by. “Sit. You have got the Red Hand after you; they are two hills back. There’s time for soup.”',
      '{them} came over the rise at a run, waving both arms, and fell flat, and got up. The {them.trade} had come three days’ road to catch you. It was about a snare; it was set for you at the next water; “and I thought,” said {them}, between breaths, “that one who did me a good turn should have one.”',
    ],
    still: '{them} had got up to look back along the way, and sat down, and got up. The pot was singing.',
    later: 'A ring of black stones, and a ladle on a forked stick, left for the next. You knew whose hand had carved it.',
    offers: [
      does('talk', 'charisma', 'easy', 'none', {
        action: 'Eat and hear all that they know',
        description: 'It cannot be hurried, for it is told from the beginning and it is hot.',
        success: '{them} told you how many, who led them, and what each one was afraid of; three times over, and the third with actions. When the Red Hand came up there were two of you and a pot. They were asked to sit down. It is not possible to kill someone, after that soup, and they knew it as they took the bowls.',
        failure: 'It was told from the very beginning, when {them} was small. You had got as far as the aunt when spears looked over the hill. {them} threw the soup, all of it, and hit three; and you left by the gully together, hungry.',
      }),
      does('craft', 'perception', 'medium', 'slight', {
        action: 'Go back together and take up the snare',
        description: 'Two people make four times the noise, and {them} hums.',
        success: 'It was a bent birch and a noose, well hidden. {them} held down the tree, humming, while you had the peg out. You set it again a few steps along on the other path, where they would come to look. You were a good way off when you heard the birch go up, and somebody’s remarks from the top of it.',
        failure: 'You found the noose with your foot, and {them} found you with both arms as you went up. So there you hung, like two hams. It took a knife, teeth, and a short quarrel to get down, and each has said since that it was the other who hummed.',
      }),
      does('patience', 'endurance', 'easy', 'none', {
        action: 'Lie up where your friend says',
        hurt: 'weariness',
        description: 'It is a hollow log, there is one log, and there are two of you.',
        success: 'You lay with {them.his} knees in your back and watched their feet go by through a knot-hole: nine, eleven, and one with a thorn. They stood a while on top of the log. {them} had stopped breathing, for company. When it was over you could not straighten, and helped each other out, and laughed till you had to hold on to the tree.',
        failure: 'You lay, and they went by, and it was as good as over. Then {them} remembered the pot. They had not, it seems, had anything hot since they set out; they sat down by it, all of them, and there the two of you lay till the last had licked the ladle.',
      }),
    ],
  },
  'foe-in-the-path': {
    terrains: ['mountains', 'swamp', 'desert', 'forest'],
    weight: 2,
    when: { known: 'foe' },
    openings: [
      '{them} sat in the middle of the path, painted for war on one side of the face. The other side was only the {them.trade}. “I did not know which you would want,” said {them}. “I’ve had your name in my mouth since that time, and it’s like a stone in bread. Get up, I said to myself. Go and spit it out.”',
      'A spear came down and stuck there shivering. On the shaft somebody had cut, small and neat, all that you once did to {them}, from the bottom up, and there was room left above. “Read it,” called {them}. You had forgotten the {them.trade}; well, here was the {them.trade}, on top of a rock, with six more spears.',
    ],
    still: '{them} had not moved out of the way. You were being looked at as one looks at ice before putting a foot on it.',
    later: 'Somebody had scratched a mark on a rock there, and scratched it out, and sat for a time. It had been an even sort of quarrel.',
    offers: [
      does('talk', 'intellect', 'medium', 'none', {
        action: 'Tell it over from the other side',
        description: 'You must be in the wrong in it, the whole way, and make it good to listen to.',
        success: 'You told it as {them.he} would have told it: what was said, and who laughed, and how long the road home had been. {them} put in a word, then two. By the end you were telling it together. There was not much left of the stone, {them} said, feeling round with the tongue; it had only been wanting somebody to chew upon it.',
        failure: 'You told it, and told it well, and made one joke. It was a small one, and it was the same that you had made the other time. {them} stood up. You took the path by the bushes, and heard for a long way behind you your own name being spat, over and over, with stones.',
      }),
      does('force', 'strength', 'medium', 'serious', {
        action: 'Wrestle until one of you says enough',
        description: 'It will be said at last by whoever has the more sense, and neither of you has so far.',
        success: 'You went to and fro until the ground was bare. Neither of you had the breath to say it. You lay there in the end across one another like a dropped bundle of sticks, and {them} began to shake; it was laughing. “Enough,” you said, both at once, and each has claimed since that the other was first.',
        failure: '{them} had been wrestling you every night in bed, it appeared, and had got good at it. You said it, the third time that your face was in the dirt. “I can’t hear,” said {them}. It was heard in the next valley; they asked you about it there.',
      }),
      does('gift', 'charisma', 'easy', 'none', {
        action: 'Hold out your knife by the blade',
        description: 'It is done so that the other may have one cut, wherever it is wanted.',
        success: '{them} took it and walked round you, and thought. The cut, when it came, was through your shoe-thong. “Now you’ll have to kneel,” said {them}; and you knelt, to tie it. While you were down there something was dropped into your hood. It was an apple. {them} had gone.',
        failure: '{them} took it, tried the edge, and gave it back. “Blunt,” said {them}. “You would not even do that properly.” There was nothing to be said to this. You were followed all the way down by a person who had, it turned out, a great deal more to say about how you kept your things.',
      }),
      does('flight', 'vigour', 'medium', 'slight', {
        action: 'Jump for it and leave them shouting',
        description: 'There is only one way to jump, and nobody has ever asked why.',
        success: 'You went over the side, and it was deeper than it was far. You came down in something soft that had been alive. Above you {them} looked over and held out a hand by instinct, and looked at the hand. You were off by then. It had been, you thought, the hand that would have made the peace.',
        failure: 'You jumped, and a root had you by the belt. {them} came and sat upon the edge with feet dangling, and told you the whole of it, from the start, at leisure, to the top of your head; and only after that was the root cut.',
      }),
    ],
  },
  'bride-with-a-lead': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 2,
    who: { trade: 'runaway bride', gender: 'female' },
    openings: [
      'A girl came over the grass at a run with her skirts in her belt and flowers on her. Behind, in a bunch, there ran eleven men. She was the bride; whoever caught her before the standing stone should have her. “I could keep it up,” she told you, going past, “but it’s the wrong one who’s in front.”',
      'The bride lay in a furze bush, breathing. It was a custom, she said, and a good one, and her mother had met her father so. But the one that she had meant to be caught by was fat; he was back there, you could see him, he had stopped to help somebody up.',
    ],
    still: 'They had got the scent again. The foremost was oiled, and ran like a deer; the last had sat down to take out a thorn, and it was another man’s.',
    later: 'There were flowers trodden in all the way to the stone. On the top of it sat a wreath, tipped over one ear.',
    offers: [
      does('flight', 'endurance', 'medium', 'slight', {
        action: 'Put on her flowers and be the bride',
        hurt: 'weariness',
        description: 'They are fast, they are in earnest, and some have paid in cows.',
        success: 'You went off down the wind with your skirts up and gave a shriek or two. They came on like hounds. You led them through a stream, a bull, and a fair part of another tribe; when the oiled one got you by the ankle and turned you over he was very civil about it. By then one could hear the horns at the stone.',
        failure: 'You did not get far; it was the shriek, perhaps. There were four of them lying on you before it came out that you were not she, and not spoken for, and not going to be. She had used the time. But the oiled one had kept his eye on the furze.',
      }),
      does('craft', 'reflexes', 'easy', 'slight', {
        action: 'String a cord across in the long grass',
        description: 'You would have to hold the one end of it, lying down.',
        success: 'You let the deer-footed one go over it, chin first, then raised it for the next; and so they all lay down, by order of merit. The last came up puffing. He stopped, for he was one who looks where he walks. He stepped over it with care, asked were you hurt, and went on to where she was tying her shoe, slowly.',
        failure: 'You had it taut, and it was good cord. You had not thought what eleven men are when they are all on one end of it. It took you with them for a while over the tussocks, face down, like a sledge.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Ask the fast one what he wants her for',
        description: 'You must run alongside him to do it, and he will not slacken.',
        success: '“To have won,” he said, after a while. You asked, and then? He ran on. You asked did he know what her name was. He slowed, and stopped, with his hands on his hips, and all of them went into him from behind. He was thinking about it still, down there, when the fat one came by and begged his pardon.',
        failure: 'You asked him, and it was the last breath that you had. He answered at length, without turning a hair, about the evenness of her stride. It was rather well put. You watched the two of them go on over the skyline and thought that she might have heard.',
      }),
    ],
  },
  'boat-for-one': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    who: { trade: 'boat-stitcher', gender: 'male' },
    openings: [
      'An old man sat within the ribs of a skin boat, stitching, and sang to keep the stitches even. It was for his wife. She was three days dead, and had always been afraid of water; so that he could not send her off in another man’s work. He was one hide short. He looked at your cloak and looked away.',
      'A boat-stitcher had turned over his boat and found that something had eaten a seam. The tide was coming, there were neighbours standing about, and in the reeds was his wife, wrapped up, with her good pin on. “She’d have said so,” he told you. “She would have said, look at the seams, old fool.”',
    ],
    still: 'The water had come up to the third rib. He had threaded the needle again, with his tongue out, and held it to the light and missed.',
    later: 'Far out there was a dark speck, or there was none. On the bank they had left his needle stuck up in the mud, and a bird used it.',
    offers: [
      does('craft', 'reflexes', 'easy', 'none', {
        action: 'Take the other needle and stitch toward him',
        description: 'With gut and tallow, a thumb’s breadth at a time, and he will unpick what he does not like.',
        success: 'You went in under and he came out over, until your needles touched. He ran a thumb along your side without speaking; he unpicked one. Then she was laid in, with her pin, and he pushed with a foot, as one does a cradle. It went off quite dry. “That’s a seam,” he told the neighbours, and he meant yours.',
        failure: 'You stitched fast and it was fair to look at, and he put his ear to it and blew, and it whistled. He was not angry. He took out the whole of your side, singing, from the first stitch; and the water stood about the two of you to the waist, like the neighbours.',
      }),
      does('gift', null, 'easy', 'none', {
        action: 'Give her your own cover to patch it',
        description: 'It has the shape of your shoulders, and it is what you sleep in.',
        success: 'He felt the edge, and asked whose skin it was and how it died. When he had sewn it in, it went across her knees as a rug does. “She felt the cold,” said he. The neighbours had brought you something before you were out of sight, and it was warmer, and it smelled of a stranger’s fire.',
        failure: 'He held it up, and turned it, and you saw daylight through in two places where you had not known of any. He folded it and gave it back to you with great courtesy. He would not have you go cold, he told you, for a sieve.',
      }),
      does('force', 'strength', 'medium', 'slight', {
        action: 'Hold the tide off him with your back',
        hurt: 'mishap',
        description: 'You would kneel in the gap until he has done, and it is coming in by the bucket.',
        success: 'You set yourself in the hole in the bank with your arms hooked in the reeds, and it beat on you like a man at a door. Behind you went the song, one stitch to each line. There were a great many verses. When he said “So,” you let go. It lifted everyone there, and it put back all of you but her.',
        failure: 'You held it for four verses. It did not go over you, it went under. When you had been fished out with an oar the boat was full to the ribs and he was bailing her with his hat; he had said to her, he told you, that it was too good a day for it.',
      }),
    ],
  },
  'barley-cake': {
    terrains: ['swamp', 'forest'],
    weight: 2,
    when: { hours: ['dusk', 'night'] },
    who: { trade: 'youth with the black cake', gender: 'male' },
    openings: [
      'They went by with torches, a whole village, very quiet, and in front a youth with nothing on but a cap. They had baked a cake in the ashes and broken it, and he had the black piece. It was for the bog, and for next year’s barley. “It’s all right,” he told you. “I think it’s all right.”',
      'On the last plank above the water stood a boy in a wolfskin cap, and at his back an old man with a cord. The torches all leaned one way. It had been three bad harvests. Whoever drew the burnt bit of the cake was to be given, and he had drawn it; only the old man’s hands shook, and could not make the knot.',
    ],
    still: 'Nobody had spoken. A torch dropped a coal in the bog and they all watched it, until it went out.',
    later: 'On the last plank lay a wolfskin cap, with a stone in it so that it should not blow away. It was empty. It had been laid down, and not dropped.',
    offers: [
      does('talk', 'intellect', 'medium', 'none', {
        action: 'Ask to see the cake put together',
        description: 'It means that somebody cheated, and they are two hundred, and have torches.',
        success: 'They laid it out on a shield. You turned the bits until they met, and the burnt part had been broken in two: there had been a second black piece, and it was the priest’s cousin’s. He opened his mouth to deny it, and his teeth were black. They gave the bog a goat. It has never made any difficulty about goats.',
        failure: 'You put it together, crumb by crumb, with the whole village bent over you. It fitted. There had been no trick in it; it was just a cake, and a boy. You had to stand up and say so, and it was he who held your elbow.',
      }),
      does('gift', 'perception', 'easy', 'slight', {
        action: 'Give the bog something of yours that hurts',
        description: 'It knows what a thing has cost, and what you let fall only by the way it spits out.',
        success: 'You went out past him along the plank. You cut your hand across, held it over, and told it the name that you were called as a child, which no one living knows. It drank that. A great slow bubble came up and broke. “Well, that’s that, then,” said somebody’s grandmother, loudly, and put her shawl around the boy.',
        failure: 'You threw it the best words you had. They lay upon the top like duckweed. From behind you someone said, not unkindly, that it was barley they wanted and not a song; the cord was handed to a man whose hands were steadier.',
      }),
      does('force', 'reflexes', 'hard', 'serious', {
        action: 'Push the old man in and take the boy',
        description: 'The plank is wide as a foot, and holy, and it does not carry three.',
        success: 'The old man sat down in a cubit of water with an air of relief. You had the boy by the wrist and were off from tussock to tussock, with the torches jumping behind. They did not run as people do who want to catch you. When you let him go he stood and patted himself all over, like one looking for his knife.',
        failure: 'It does not carry three. It tipped you all in, the boy, the priest, and you. It was the boy who could swim; he got hold of the two of you by the hair. And as they hauled you out, to beat you, they were looking at him in some doubt.',
      }),
    ],
  },
  'leech-girl': {
    terrains: ['mountains', 'hills', 'desert'],
    weight: 2,
    when: { wounded: true },
    who: { trade: 'leech-girl', gender: 'female' },
    openings: [
      'A child of nine barred your way with a bag as large as herself. She looked at where you were hurt, and clasped her hands. She had done eleven lambs, she said, a hawk, and the cat; but she had never had a person. Her grandmother had been going to leave her one, and then had got well.',
      '“Sit,” said the leech-girl, and you sat, for she said it like somebody’s aunt. She had a wolf’s tooth, a pot of something and a flint. About her in the stones there lay a number of creatures, each with one leg in a splint. All of them were watching to see what you would do.',
    ],
    still: 'She had wiped her nose on her arm and begun to lay it all out again, in another order. “Don’t look,” she said, “if you are the sort that looks.”',
    later: 'A hare went by with a splint on, faster than one would think. By the flat stone there was a bunch of yarrow for whoever came next.',
    offers: [
      does('patience', 'vigour', 'easy', 'none', {
        action: 'Let her do it her own way',
        hurt: 'weariness',
        description: 'She has never done one this size, and she does not believe in warning people.',
        success: 'She talked to it, the whole time, and not to you; she called it a bad lamb. Something went in, something came out, she bit off a thread. It hurt as cold water hurts. When you looked it was closed as neat as a purse, and she was sitting a little way off with her head on her knees, shaking, and very proud.',
        failure: 'She put her tongue out, took the flint, and saw how deep it was; and she went down sideways, like a small tree. You laid her in the shade with her feet up. The hare came and sat by her. You did what you could for yourself with what was in the pot, and it was glue.',
      }),
      does('talk', 'intellect', 'easy', 'none', {
        action: 'Talk her through what your own healer does',
        description: 'She will ask why after each thing, and you do not know why.',
        success: '“Why moss?” she said. You thought; and because you had to tell a child, you saw it. So you went on, why and why, and between you it was well done. She made you say it all over three times at the end, so that she should keep it; but you have kept it too.',
        failure: 'You told her that one spits on it. Why, she asked. You told her that one’s mother always had. “Did it help?” said the child, and looked at you with such pity; and you could not say, you had been so sure about it up to then.',
      }),
      does('craft', 'perception', 'medium', 'slight', {
        action: 'Find her the herb that she has not got',
        description: 'It grows where one has to lean out, and you are not leaning well.',
        success: 'She told you: a hairy leaf, and a smell like an old man’s hat. You went along the ledge with your nose, on your good side, and there it was, under an overhang, with a view of three valleys. She was chewing it before you had sat down. It was put on you warm, and your whole skin said oh.',
        failure: 'You found a leaf and it was hairy; it smelled of hat. She looked, and took it from you in two fingers, and dropped it. That one, she said, they give to cows so that they will drop what they have been carrying. You spent some time among the rocks.',
      }),
    ],
  },
  'holding-up-the-sky': {
    terrains: ['plains', 'hills', 'mountains', 'desert'],
    weight: 2,
    when: { weathers: ['storm', 'wind'] },
    openings: [
      'Up on the open ground stood forty warriors in a ring, naked for battle, with their spears held straight up in the wind. They were not afraid of anything, they shouted to you, in their tribe; there was only the one thing, that the sky might fall. It had been looking low. You could take that end.',
      'A chief of great fame was lying on his back in the gale with both his feet in the air and all his household round him likewise, down to the babies. It had dropped, he called out, by the breadth of a hand, since he got up. He was sixty. He did not know how long he could hold up his part.',
    ],
    still: 'The wind leaned on them, and a rag of the sky went over so close that you felt it in your hair. They had all bent their knees a little.',
    later: 'The turf was dented in a ring, by forty pairs of heels. It had stayed up. One must suppose that it had been propped well.',
    offers: [
      does('patience', 'strength', 'easy', 'none', {
        action: 'Take an end and hold',
        hurt: 'weariness',
        description: 'It is heavy, once one has begun to think of it, and no one may let go to scratch.',
        success: 'You set your feet and put up your arms, and there it was: it weighed on you. You would not have believed it. The man next to you had tears running down and was singing in his nose. You held, you all of you held; a crack came in the west, and widened, and it went up with a sound like a breath.',
        failure: 'You held until your arms were two dead geese. You let down one, a very little, to feel; and there was thunder, or the like, and forty people turned their heads and looked at you. You put it up again. But it has never been the same on that side.',
      }),
      does('talk', 'charisma', 'medium', 'none', {
        action: 'Tell them what it rests on',
        description: 'They have believed the other thing since the ice, and they are holding spears.',
        success: 'It stands on the four great oaks, you told them: one for each wind, and they are rooted in what is past, and nobody can dig there. Your grandmother had leaned on one. They looked at each other. The points came down one after another, and it stayed. “We knew that,” said the biggest, and asked you, later, by himself, which kind of oak.',
        failure: 'You told them that it was only air. They thought about it. If it was only air, then what was up there had nothing under it at all; and you had forty strong men lying on their faces, holding on to the grass.',
      }),
      does('explore', 'perception', 'medium', 'slight', {
        action: 'Climb up and look how low it is',
        description: 'It is the highest thing about, it is wet, and you would be the one who touches.',
        success: 'You went up on their shoulders, three men high, and stood there with an arm up in the racing grey. It was cold. You felt about in it from side to side. “There’s room!” you shouted down. “There is a hand’s breadth, and then an arm, and it doesn’t stop!” You heard that pass from mouth to mouth, and the spears being grounded like rain.',
        failure: 'You had got your elbow into it when the whole of it flashed. You and three men came down in a heap. Your hair stood out all round; you hummed when you were touched. It had been low, then, they said, and they took you, with respect, to the middle of the ring.',
      }),
    ],
  },
  'satire-on-order': {
    terrains: ['forest', 'plains', 'coast'],
    weight: 2,
    who: { trade: 'bard', gender: 'male' },
    openings: [
      'A bard stood up from a log with his harp held to him like a shield. He was paid to make a satire on you, such as brings up blisters, and he had followed you for a week. He had never had to do it upon anyone whom he had seen eat. Here was the first verse. He was sorry about your nose.',
      'You heard your name in the wind, and then it was in a rhyme. A bard walked up and down behind the bushes with his eyes shut, trying it over; you itched already. “Don’t mind me,” he called. “I’m stuck. Have you ever done anything mean to an animal? Try to think. It need not be large.”',
    ],
    still: 'He had tuned the harp a little lower. There was a red place on the back of your hand which had not been there before the second verse.',
    later: 'Someone had cut a harp in the bark there. Below it were two lines, and the third, that should have had you in it, ended in a long scratch.',
    offers: [
      does('talk', 'charisma', 'medium', 'slight', {
        action: 'Make a satire on him first',
        hurt: 'weariness',
        description: 'It must scan, it must be just, and he does this for a living.',
        success: 'You gave him his cold feet, his borrowed metres, and the cow that is in every one of his songs and is always brown. He flinched at the feet. When you had got to the cow a lump came up on his lip, beautifully; he put a finger to it in wonder. “That’s good,” he said. “That’s really good. Might I have it?”',
        failure: 'You had four lines. The third of them had a foot too many, and it came back upon you, as they do. You stood there swelling, while he beat the time of it for you on the wood and showed you, as to a pupil, where it had gone.',
      }),
      does('gift', 'intellect', 'easy', 'none', {
        action: 'Give him something better to sing of',
        description: 'It has to be true, and once he has it you will never own it again.',
        success: 'You told him what you had never told, of the time at the ice, and who let go. He stopped tuning. When you had finished he did not say a word; he walked away among the trees with his lips moving. You have since heard it from a stranger, by a fire. There was nobody’s name in it. All of them wept but you.',
        failure: 'You told him your best, and he listened with his eyes shut. It was a fine thing, he told you; it was older than the both of you, and he knew it with two more verses. He sang you those. They were about what becomes of people who say that it was they.',
      }),
      does('force', 'strength', 'medium', 'slight', {
        action: 'Hang his harp out of his reach',
        description: 'To lay a hand on a bard is worth nine cows, and he may have a second verse by heart.',
        success: 'You took it out of his arms, like a child from a nurse, and went up a tree. He sang without it, and it was thin; nothing came up on you but gooseflesh. He sat down against the trunk, and asked by and by if you would play him the low string; and that was all either of you did, for a long while.',
        failure: 'You had it halfway up when a string broke, in your ear. He cried out, and what he cried out scanned. It came up wherever your clothes rubbed; you slid down that tree by inches, and said that you were sorry, and he was too busy to hear, writing nothing down, as they do.',
      }),
      does('patience', 'endurance', 'easy', 'slight', {
        action: 'Sit through it without scratching',
        hurt: 'weariness',
        description: 'Nineteen verses, and a chorus that comes after each.',
        success: 'It came up in bumps and you looked at the tree. It came up along your neck. At the ninth verse you hummed the chorus with him, the low part. His voice shook. He could not do it, he said; it wants somebody who minds. And you were as smooth as an egg, but for one, by the ear, which you have still.',
        failure: 'You bore it up to the fourteenth. That was the one with your mother in it, and it was so exactly how she used to call the hens that you laughed, and once one has moved one must scratch. You scratched, he sang. It was a good day’s work for him.',
      }),
    ],
  },
});
