import { type Frame } from '../../model/content/frame.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';

/* Told by the clerk of your deposition, as the encounters are. */
export const assassinStorylets: readonly Frame[] = frames('assassins', {
  'friend-at-the-bend': {
    terrains: ['plains', 'hills', 'forest', 'coast'],
    weight: 2,
    shows: ['basket', 'fowl', 'bend', 'net'],
    when: { known: 'friend' },
    toward: 'for',
    cast: { man: 'he' },
    openings: [
      '{them}, the {them.trade}, from whom you had parted as a friend, ran after you along the road and stopped you. Beyond the next bend, {them.he} told you, a man lay waiting to catch you with a net. {them} would not let you walk into it. A cold fowl stuck out of the basket on {them.his} arm; {them.he} had thought that you might be hungry.',
      'Your friend {them}, the {them.trade}, stood before the bend in the road and held you back by the sleeve. Somebody had paid a man to catch you, and he was waiting round that bend with a net. {them} had brought a basket with a cold fowl, to keep you until you had heard it all. Asked what stopped you, you told the court: the drumstick.',
      '{them}, the {them.trade}, who was your friend, had run two miles to be at the bend in the road before you. Round it a man was waiting to catch you with a net, and you could not go on that way. {them} put down a basket with a cold fowl in it and got it out in three words: “Man. Bend. Net.”',
      'A friend of yours came up beside you on the road: {them}, the {them.trade}, with a cold fowl in a basket. Round the next bend sat a man with a net, who had been paid to catch you. {them} would not have you go a yard nearer to him, and begged you to think of some other way.',
      'At the roadside your friend {them}, the {them.trade}, sat waiting to warn you. Beyond the next bend a man was lying in wait for you with a net, and half his pay was in his pocket already. {them} had come to keep you from walking into it, and had brought a cold fowl in a basket, since it might take some time.',
      'Somebody took your arm on the road and turned you round: it was your friend {them}, the {them.trade}. A man with a net was waiting behind the bend ahead to catch you, and {them.he} meant to stop you from going on. You were sat down beside a basket with a cold fowl in it. You had noticed nothing, you told the court.',
      'Your friend {them}, the {them.trade}, stood in the middle of the road with both hands up. Beyond the bend a man had spread a net to catch you, and {them} would not let you past until you had heard of it. On {them.his} arm hung a basket with a cold fowl in it, of which you were to have the larger half.',
      'A drumstick had been drawn in chalk on every milestone, and by the last one sat your friend {them}, the {them.trade}, who had drawn them to make you stop. A man with a net was waiting round the bend to catch you. You could not go on. In {them.his} basket was the rest of the fowl, cold.',
      'Your friend {them}, the {them.trade}, sat in your way, a few steps before a bend in the road. On the other side of the bend stood a man who was paid to catch you with a net. {them} had only a basket and a cold fowl to keep you on this side. You told the court that it was enough, with salt.',
      'Your friend {them}, the {them.trade}, climbed out of the ditch in front of you, wet to the waist, and held up a basket with a dry cold fowl in it. {them} had been lying there to warn you. A man was waiting round the bend with a net to catch you, and you must not go on.',
    ],
    still: [
      '{them} still had you by the sleeve, with the basket and the fowl, so that you should not walk on into the net, for the man behind the bend had not gone.',
      '{them} stood between you and the bend, as a man still waited behind it to catch you, and the basket stood in the road for a gate. You heard him shake out his net.',
      'The man who was to catch you was still behind the bend with his net, for you heard him sneeze. {them} held up a finger and would not let you on.',
    ],
    givenUp: [
      'The man with the net grew hungry and went home, and the road was free. {them} had packed up the basket by then. Neither of you had brought it about.',
      'You turned back with {them} and took another road, where nobody had a net. I have measured it, and it is nine miles longer. The man was left to guard his bend.',
    ],
    later: [
      'At the bend where the man had waited with his net you found some fowl bones and a folded napkin.',
      'The net that had been meant for you hung in a bush beside the road, and there was nothing in it.',
      'Behind the bend the grass lay flat where the man with the net had waited, and there were nineteen plum stones beside it.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sit down to the fowl and ask who paid',
        description: 'It takes until the second leg, and the man with the net may come to see what keeps you.',
        success: [
          '{them} told you that a notary had paid the man, for a will that you once read, and that half was still owing. You ate the fowl together until he grew tired of waiting behind the bend and went home with his net. Then the road was free. Asked what you had wished for meanwhile, you told the court: that.',
          '{them} knew who had paid: a canon, whose thumb had left ink on the money. You had his name and his street by the time that the fowl was bones. Nobody was to pay the other half before noon, and at noon the man rolled up his net, and you went on by the road.',
          'You learned from {them} that a wine-merchant had paid the man, but only half, and that he would not stay past dinner. So you dined there too, on the fowl. When he had gone home with his net you and {them} went round the bend together.',
        ],
        failure: [
          '{them} told you who had paid, but so loudly that the man heard it. He whistled from beyond the bend, and a second man whistled back. The road was still shut to you, and there were two of them now, with the one net.',
          'You asked who had paid, and {them} could not bring {them.him} to say it, as it was somebody to whom you had both been kind. You learned nothing. The man with the net had not gone away, and you had eaten a drumstick for nothing.',
          '{them} had been told three different names by three ostlers, and you could not find out which was the right one. You talked until the fowl was half gone, and the man with the net had come up nearer to the bend to hear.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Creep ahead and turn the net upon the man',
        description:
          'You would hang it so that it falls on him, but he lies under one end of it, and {them} will insist upon coming too.',
        success: [
          'You caught the man in his own net. {them} had asked him the way to a mill, been hard of hearing, and asked again, while you turned the net round behind him. You coughed, he sprang up, and he was left hanging there as you both went by.',
          'You moved the four pegs of the net, and the man fell into it himself. {them} had sat down in view of him and peeled an egg, slowly, and he had watched that. When he jumped up at you the net came over him from behind, and the road was open.',
          'You tied the rope of the net to the man’s own boot, which stuck out of the bush, and so he caught himself. {them} wished him good day, and he got up to bow. You walked past him while he was working out what had hold of him.',
        ],
        failure: [
          'You could not turn the net round: {them} sneezed, the cords ran out, and it was you that went up in it. {them} cut you down with a bread knife. You both crept back through the brambles to this side of the bend, and the man set up his net again.',
          'You got nowhere near the net, as the man was not asleep, whatever {them} had said. He watched the two of you at work for some minutes, and then took hold of your ankle. You pulled it free and ran back to this side of the bend.',
          'You pulled the wrong peg, and the net came down over you, {them} and the basket. You cut your way out before the man had finished counting you, and got back to this side of the bend. He began to mend the hole.',
        ],
      }),
      does(['flight', 'endurance', 'easy', 'slight'], {
        action: 'Let {them} lead you round by back ways',
        hurt: 'weariness',
        description: 'It goes through two culverts and a pigsty, and {them} thinks that it is short.',
        success: [
          '{them} led you round the man by the back ways, and you came out on the road behind him. He was holding up a net to the bend with his back to you. You had straw in your hair and walked off on your toes.',
          'You got past the man by way of two culverts and a pigsty. The sow was at home; {them} spoke to her, and she moved over. You were handed up on to the road well beyond the bend, where the man was asking a shepherd how tall you were.',
          'You followed {them} through barns and gardens, begging pardon of everybody, and came out on the road beyond the bend. The man with the net was behind you now and did not know it. You asked to be shown that way again, on paper.',
        ],
        failure: [
          '{them} could not lead you round, as the second culvert was full of water this year. You crawled back and came out where you had gone in. {them} had lost a shoe in there, and the man with the net was still behind the bend.',
          'You did not get round, for a bull lived in the pigsty now. You were in there for two breaths, and over the wall again. You met {them} before the bend, where you had started, with the basket unharmed.',
          '{them} lost the way, and after an hour of turning left you stood before the bend once more. The man with the net was still behind it. {them} asked you very quietly not to say anything.',
        ],
      }),
    ],
  },
  'foe-with-two-cups': {
    terrains: ['mountains', 'desert', 'swamp', 'hills'],
    weight: 2,
    shows: ['cup', 'table', 'wine'],
    when: { known: 'foe' },
    toward: 'for',
    cast: {},
    openings: [
      '{them}, the {them.trade}, whom you had once left to answer alone for a thing you had done, sat in your way at a table. On it stood two cups of wine. {them} had filled them and wanted the old wrong settled: you were to drink from one, and could not know which was safe. There was no room to go round.',
      'A table had been carried up into the middle of the path, and behind it sat {them}, the {them.trade}, an enemy of yours. You had once wronged {them.him}. Two cups of wine stood there, one of them perhaps poisoned. “Choose,” said {them}; and until you had answered for the old matter you were not to go by.',
      '{them}, the {them.trade}, had waited for you nine days at a table that blocked the path. You had once run and left {them.him} to pay for it, and now that account was to be settled over two cups of wine. Asked what was in them, you told the court that this was what you were meant to ask.',
      'Your way was barred by a table, and at the table sat {them}, the {them.trade}, who had an old wrong to settle with you. Two cups of wine had been poured out. You were to drink one, {them} told you, and not to ask which. A knife for the fruit lay ready too.',
      '{them}, the {them.trade} whom you had wronged, sat at a table in the road with a fruit knife, and would not let you pass. Two cups of wine stood between you. One of them was for you. {them} wanted it drunk, or the wrong admitted, before you went on.',
    ],
    still: [
      '{them} still sat at the table in your way, with the two cups of wine, and would not let you by until the old wrong was settled.',
      '{them} had set up the table again across the path, and you were to drink from one of the two cups before you could go by. Both were filled to one height, and turned about, so that you should not know them apart.',
      'The table still blocked the path, and {them} wanted the old wrong answered for, told it over from the beginning, and pushed the wine toward you.',
    ],
    givenUp: [
      '{them} poured out both cups on a stone, took up the table and went. Nothing was settled, you were told, and it would keep. You had the path to yourself.',
      '{them} had no more wine, and moved the table just so far that you could get by. The old wrong is owed still. You went past sideways, and neither of you spoke.',
    ],
    later: [
      'Where the table with the two cups had stood there were two rings of wine on a stone.',
      'A long curl of pear rind lay where somebody had once waited for you at a table, with a fruit knife.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Admit the old wrong before it is named',
        description: 'It has to be the whole of it, with what you thought at the time.',
        success: [
          'You told the old wrong against yourself and left nothing out, and {them} let it be enough. {them.he} poured both cups of wine out on the ground. “I had a much longer speech,” said {them}, and pulled the table out of your way.',
          'You admitted everything, and {them} forgave you. Your account of the old wrong was longer than {them.his}, {them.he} told you, and worse. Neither cup was touched. You were let by, and you have not told the court what you said.',
          'You admitted that you had run away and left {them} to pay for it, and {them.he} wanted to hear nothing else. There was a silence of forty breaths. Then you were asked to help fold the table, and the path was free.',
        ],
        failure: [
          'You admitted a wrong, and it was not the one that {them} meant. {them} had never known of yours until then. There were two to be settled now, and you were no nearer to getting past the table.',
          'You said that you were sorry, and {them} did not believe you. Asked how often you had been sorry, you had answered “sometimes”. {them} said the word over four times and stayed where {them.he} was.',
          'Your confession failed, as you smiled at the worst part of it. {them} saw that, and put down the flask with great care. You do not know why you smiled, you told the court, and did so again in telling it.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight it out on the spot',
        description: '{them} has practised for this, and you have only happened to be passing.',
        success: [
          'You fought {them} and won: you caught the hand with the knife and held it until the knife fell. {them} had learned three strokes from somebody good and had used all three. {them.he} wept with rage, and then wept. You sat by until it was over, and then the path was yours.',
          'You threw yourself across the table and had the better of the fight. At the end you held both of {them.his} hands in one of yours, and asked whether it was enough. {them} said that it never would be, and that you could get up and go.',
          'You let {them} strike the first blow, and then put {them.him} on the ground, slowly, so that there should be time to think. You gave back the knife by the handle. {them} sat and looked at it, and you went on and were not followed.',
        ],
        failure: [
          '{them} beat you and knocked you down before the table. Two of the strokes you knew, and the third must have cost {them.him} a winter and a good deal of money. You were not let by. It was not to be all at once, you were told.',
          'You lost the fight. You had had the better of it until you saw that {them} was crying, and looked, and were hit. You lay before the table, no farther on.',
          '{them} struck you down with the table leg and told you at each blow whose account it was on. You crawled back to where you had stood. {them} set the leg under the table again.',
        ],
      }),
      does(['patience', 'vigour', 'medium', 'serious'], {
        action: 'Drink from whichever cup you are offered',
        hurt: 'weariness',
        description: 'You drink it to the bottom, with a steady hand, and then you both wait.',
        success: [
          'You drank the cup to the bottom, and it was only wine. {them} waited for a quarter of an hour, and then began to laugh. {them.he} had wanted to see you afraid of it, and had now seen, and the old wrong was settled. You were let pass.',
          'You drank, and nothing happened. {them} nodded and drank off the other cup, as neither had ever been poisoned, and the wrong was paid for. Asked what you had tasted, you told the court: pears. You went on unhindered.',
          'You finished the cup and turned it over, and {them} let you go. {them.he} had gone white, and asked why you had not so much as smelled it. You answered that you had thought {them.he} was owed one, and after that nobody said another word.',
        ],
        failure: [
          'You drank, and there was something in the wine: it began at the corner of your mouth and went down to your knees. {them} pushed a bowl across to you. The wrong was not settled by that, you were told, and the table stayed where it was.',
          'The wine that you drank made your hands numb, so that you could not feel the cup. It would not kill you, {them} told you, and it did not pay for anything. You sat at the table until you could stand, and had got no farther.',
          'You drank vinegar and gall, and brought it up again over your sleeve. {them} had not meant it to kill. {them.he} filled the cup for a second time, and would not let you by until that was drunk.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Overturn the table and run',
        description:
          'You need not answer for the wrong, but it will be told of you afterwards, by a person who can tell a story.',
        success: [
          'You threw over the table and got away past {them} while it was still in the air. {them} shouted after you, and then, to your surprise, applauded. “I’ll say that you were taller!” you heard, and there it was left between you.',
          'You upset the wine and ran, and left {them} behind. {them.he} followed for two hundred steps and had to stop, with a hand to the side. You looked round and lifted your hat, and {them} waved you off: it was enough.',
          'You threw the cups to either side and ran between, and got clear. {them} had jumped to save the cups. They were silver and had been a mother’s, you learned, and {them.he} let you go for having thrown them on the grass.',
        ],
        failure: [
          'You kicked at the table and could not overturn it. You limped off holding your foot, and {them} walked beside you, peeling a pear, and led you back to the table.',
          'You ran fifteen paces and fell over a cord, as {them} had strung one on each side. You were helped back to the table. The cloth was straightened, and the two cups were filled.',
          'You overturned the table on to your own feet and did not get away. {them} had it set up again, and the cups upon it, before you had your boot off.',
        ],
      }),
    ],
  },
  'plague-cordon': {
    terrains: ['plains', 'coast', 'swamp'],
    weight: 2,
    who: { trade: 'health officer', gender: 'male' },
    shows: ['rope', 'juniper', 'cheese', 'ditch', 'barn'],
    toward: 'neither',
    cast: { officer: 'he' },
    openings: [
      'A white rope was stretched across the road, from a barn to a ditch, and behind it a health officer burned juniper against the plague. He let nobody pass without a certificate, and you had none. You were to spend forty days shut up in the barn. A stamped cheese hung from his post; it was all the pay that he got.',
      'A health officer held you off with a rod, behind a rope across the road. There was plague about. Whoever had no certificate went into the barn for forty days, and two cardinals and a bear had begun theirs. Juniper smoked, and on the far side ran a ditch. He was unpaid but for a stamped cheese, and he never looked at it.',
      'At a rope across the road a health officer took your papers with tongs and smoked them over juniper. They were no certificate against the plague. So you were not to go on, but to lie for forty days in the barn, with two cardinals and a bear. The rope ended at a ditch. The town paid him in cheese, with a stamp on it.',
      'A health officer, with a sponge tied over his mouth, stopped you at a rope across the road. You had no certificate to say that you were free of plague, and must spend forty days in the barn. He burned juniper, had no pay but a stamped cheese, and was not fond of cheese. Only in the ditch was there nobody on guard.',
      'The whole road was shut off with a rope, from a barn to a ditch, and a health officer stood behind it in juniper smoke. Without a certificate you could not pass; you would have to sit for forty days in the barn, on account of the plague. He had had no wages since they sealed the town, only a cheese with a stamp.',
      'A health officer stopped you at a rope across the road and asked how you felt. You felt well, and had no certificate to prove it, so it was to be forty days in the barn, as with anybody who might have the plague. He lit juniper, forbade you the ditch, and moved his only pay, a stamped cheese, up-wind of you.',
      'A notary was being smoked over juniper behind a rope that shut off the road, and a health officer turned him. You would be next, on account of the plague. You had no certificate, and then came forty days in the barn. Beside the rope ran a ditch. On the post hung a cheese with a stamp, all that the officer was paid.',
    ],
    still: [
      'The health officer still held you off with his rod, since you had no good certificate, and wished to shut you up in the barn for forty days.',
      'The rope hung across the road as before, on account of the plague, and the health officer would not let you under it. He had put more juniper on the fire and was writing down your age without having asked it.',
      'You were still on the wrong side of the rope, and the health officer had nowhere to send you but the barn. A cardinal looked out of it, to see whether you were coming in.',
    ],
    givenUp: [
      'The health officer sent you back as you had come, with a chalk mark on your coat. You were spared the barn, and had to go round by another parish.',
      'You turned away from the rope and made a circuit of eleven miles, by villages that had no officer. Behind you the juniper was lit again. Asked if you were well, you coughed.',
    ],
    later: [
      'The rope of the health officer was gone. On the door of the barn were forty strokes in chalk, and a bear’s paw at the end.',
      'The health officer’s rod stood in a row of beans, beside the road where he had stopped people.',
      'The health officer’s sponge had been left on a thorn to dry, and something had carried off the half of it.',
    ],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Argue with him about the plague',
        description:
          'While he puts you right you may get past, but he studied plagues at Padua, and if you lose he will look at your tongue.',
        success: [
          'You asked the health officer what good a rope was if the plague was in the air, and argued him into letting you through. He took away his sponge to answer you. He walked up and down for it, with you beside him, under the rope and on along the road, and missed his rod too late.',
          'You told the health officer that the plague came from water, and while he put you right you got past the rope. He drew you Mars in a moist sign, on the ground. You went round the drawing to see better, and were across. He has written to you since, with two corrections.',
          'Your argument pleased the health officer, and he led you under the rope himself. You had asked why he smoked a letter and did not merely wave it about. Nobody had put that to him since his examination. He pulled you along by a button of your coat, and let go on the far side.',
        ],
        failure: [
          'You did not persuade the health officer. You said that the plague was certainly in the air, and he asked you to leave off breathing his. He put you on a tub and wrote down four symptoms before you could count your own.',
          'You lost the argument with the health officer, as you quoted a book to which he had written the reply. It was in two volumes. He read to you out of the first, and you stayed on your side of the rope.',
          'Your argument broke off in a cough, and the health officer did not let you pass. It was the smoke, you told him, and you told the court the same. He laid the rod to your ribs and put his ear to the other end.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Write yourself a certificate with juniper ash',
        description: 'It needs a seal, and the only stamp in sight is the one upon the cheese.',
        success: [
          'Your false certificate got you through. You had written it with a finger and ash, and stamped it with the cheese. In that smoke the stamp might have been Saint Roch or a cow. The health officer held it in his tongs, with both eyes streaming, and lifted the rope.',
          'The health officer took the certificate for a true one and let you pass. You had put in three faults, as the real ones have, and he corrected them and read nothing else. The ash came off on his thumb when you were out of sight.',
          'You forged a certificate, and the health officer was glad to see it. You had sealed it with the rind of the cheese. He found that it smelled right, as none had before, and lifted the rope for you himself.',
        ],
        failure: [
          'The health officer saw that your certificate was forged. It was better than his own, he told you, and he knew the dairy. He kept hold of it by one corner, and you were not let through.',
          'The forged certificate failed: the health officer believed your age, the one true line in it, and nothing else. He gave you forty days in the barn, as before. You stayed where you stood, on the road.',
          'You spoiled the certificate yourself, with a sneeze, and the ash lay all over your knee. The health officer waited very civilly, behind the rope, for you to begin another.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Find the unpaid officer something to eat',
        description: 'He may let you by for a meal, but you must beg or catch it, set it down, and step back from him.',
        success: [
          'You begged a meal at a farm for the unpaid officer, and he let you go by. He ate with his back turned. Then he went off along his rope to look at a knot, and was a long time over it, at the far end, and you went under.',
          'You had caught a hare, laid it roasted on a stone for the officer, and for that he opened the road. He said a grace and ate it all. Then he found that his rope was worn in the middle, and would have to lie on the ground, he told you, while he thought what to do. You stepped over it.',
          'The officer ate the eggs that you had found for him, and knew a way to let you through. He asked you to read him a notice, as his eyes were bad, and it was nailed up on the far side of the rope. You went under to read it, and he did not call you back.',
        ],
        failure: [
          'You had begged a loaf for the officer, but he dared not eat it, and you did not get through. He held it in the smoke on a fork, and his hand shook. Since he is honest, he then burned it.',
          'The officer would not touch what you had found for him before it had lain there forty days, and he did not let you through. He wrote a label for it. You saw him put down the pen in order to swallow.',
          'A bear from the barn ate what you had set down for the officer, so he got nothing and you did not get past. He wrote that down in the column for the bear and led it home.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Wade round beyond the end of the rope',
        hurt: 'mishap',
        description: 'It is up to the neck in the ditch, where the town has been putting things.',
        success: [
          'You waded round the end of the rope, up to your neck in the ditch, and climbed out on the open road behind it. Nobody saw you. Asked what had touched you in there, you told the court that one thing had a ring on.',
          'You got round by the ditch with a cabbage leaf on your head. Two sentries talked above you about their pay. A rat swam beside you all the way, and got out where you did, well past the rope.',
          'You waded through the ditch and came up beyond the rope, and nobody had called. Asked what was in it, you told the court that it was bedding. When my master had gone out, you told me the rest.',
        ],
        failure: [
          'You could not wade round, as the ditch grew too deep. You came out on the side from which you had gone in, and were seen to do it. The officer burned juniper about you until you had nothing left to cough.',
          'You stuck fast in the ditch and had to be drawn out with the tongs, on the wrong side of the rope. The health officer looked at what was on your boot, and took three steps back.',
          'You had to turn back in the ditch, for a man was hiding there already, up to the chin, who took you for a constable. He screamed for his mother. The health officer fished you out on your own side of the rope, and then the man.',
        ],
      }),
    ],
  },
  'masks-on-a-cart': {
    terrains: ['plains', 'hills', 'forest'],
    weight: 2,
    who: { trade: 'player-queen', gender: 'female' },
    shows: ['cart', 'hell', 'mask', 'joke', 'horseman/horsemen'],
    toward: 'for',
    cast: { 'player-queen/queen': 'she', 'comedian/man': 'he', horsemen: 'they', 'player/actor/company': 'they' },
    openings: [
      'A players’ cart had stuck fast across the road, with a stage Hell built on it, and you could not get by. Under it hid a comedian who had made a joke about a great man. Four horsemen were coming to hang him. The player-queen wanted somebody to play Death and frighten them off, and held a mask to your face.',
      'The player-queen of a company of actors stopped you beside her cart, which was stuck in a rut with all the scenery of Hell and filled the road. A comedian lay under the straw, as he had made a joke about a great man. Four horsemen were hunting him. She put Death’s mask in your hand and asked you to help.',
      'A company of actors could not get their cart out of the rut, and it blocked your road. It carried Hell, for the play. Their comedian had made a joke about a great man and his tailor, and four horsemen were half a mile off, coming for him. The player-queen gave you a mask: would you play Death and turn them back?',
      'Some players had broken down in the road with their cart, and the painted Hell on top left no room to pass. The player-queen was hiding her comedian in it. He had told a joke about a great man, and four horsemen wanted him hanged. “Can you act?” she asked you, and was already holding out Death’s mask.',
      'The road was blocked by a players’ cart, with the whole of their stage Hell upon it, that would not move. Four horsemen were riding up behind you to seize the comedian, for a joke against their master. The player-queen could hide him, she told you, if somebody put on the mask of Death and met them.',
      'A player-queen stood in the road beside her broken cart, on which was a Hell of wood and canvas, and tied a white mask on you. She had a comedian to save. He had made a joke about a great man in the last town, and four horsemen had followed him. You were to be Death and scare them, as you could not pass anyhow.',
      'A cart full of actors and their painted Hell lay in a rut and blocked your road. Beneath it hid the comedian, who had made a joke about a great man, and four horsemen were coming to hang him for it. The player-queen came round the wheel to you with a mask, and asked you to play Death.',
      'A child with paper wings led you to a players’ cart that had stuck in the road with their stage Hell, so that nobody could get by. The player-queen was hiding a comedian there. He had made a joke about a great man, and four horsemen were near. In a mask you were to look like Death, whom they would not search.',
      'Seven players dressed as the deadly sins were pushing at a cart that filled the road, and it stayed in its rut. It bore their stage Hell, and in that Hell hid a comedian. Four horsemen meant to hang him for a joke about a great man. The player-queen asked you to put on a mask and meet them as Death.',
      'A players’ cart with a stage Hell on it, twelve feet wide, had stuck in a road of ten, and you could not get by. A comedian hid inside, who had made a joke against a great man, and four horsemen were not far behind. The player-queen held up a mask and asked if you would frighten them, as Death.',
    ],
    still: [
      'The cart still blocked the road, and the four horsemen were still coming to hang the comedian who lay hidden there. The player-queen held up another mask beside your face.',
      'The cart with Hell on it still stood across the road, and the players would not let you go while the four horsemen hunted the comedian. A devil sat upon the step with his head beside him, and watched their dust.',
      'The comedian had still to be saved from the horsemen, and there was no getting past the cart, which stuck in its rut. One of the players was sent up to count the horsemen again, and made it four.',
    ],
    givenUp: [
      'The four horsemen stopped at a farm to have the joke explained, laughed, and rode home. The players lifted their own cart, comedian and all. You got by, and had frightened nobody.',
      'The player-queen put on the mask herself and met the horsemen, who turned round at once. Her cart was got out with ropes, and you passed. Nobody asked you to act again.',
    ],
    later: [
      'The players’ cart had gone on, Hell and all. A small boy was acting their parts to a goat.',
      'One of the teeth of the players’ Hell lay in the road. It was pasteboard, and something had bitten it.',
      'At a farm near the place where the players had stuck they were laughing over a joke. You asked to hear it, and six people looked at their shoes.',
    ],
    offers: [
      does(['craft', 'charisma', 'easy', 'none'], {
        action: 'Put on the mask and play Death',
        description: 'You have nine lines to say, before four men with swords, in a mask that looks only to the left.',
        success: [
          'You played Death, and the four horsemen rode off. You had nine lines and spoke three. Then you looked at one of them, and turned over a page in your book. The comedian was safe, and the players had time to get their cart out of your way.',
          'You frightened the horsemen away without a word. You had forgotten all nine lines, so you crooked a finger at the nearest. He remembered something at home, and the rest did not wait to see where it would point next. The comedian kissed your glove, and they let you by.',
          'As Death you turned back four horsemen. You stood beside the road with your back to them, and when one asked your name, you gave it. They crossed themselves and went. The comedian came out of Hell, and with his help the cart was pushed out of your way.',
        ],
        failure: [
          'You practised the part of Death first, and could not keep it up. A cherub asked aloud why Death was looking at the way out. The players laughed, and the horsemen came nearer.',
          'The mask slipped, and you played Death so badly that the player-queen stopped you. You had spoken four lines to the wheel of the cart. The horsemen were not yet there, she told you, and you might begin again.',
          'You caught Death’s scythe in the scenery and pulled Heaven down on an archbishop before the horsemen had come. Nobody would have been afraid of you. They tied Heaven up again with string.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Get your back under the cart and lift',
        description: 'Out of its rut it could drive off, but on it are four devils and a good part of a mill, of wood.',
        success: [
          'You lifted the cart, and it rolled out of the rut, with Hell blowing smoke and you inside it. The four horsemen saw that coming and took another road. The comedian was safe, and you could go on.',
          'You got your back under Hell and heaved, and the cart came free and went off at a trot. It passed the four horsemen with its mouth open. Their horses had not been told anything, and carried them home; and so the comedian got away and you had your road.',
          'You raised the cart, and the player-queen laid a plank beneath the wheel. They were round the corner with the comedian before the horsemen came. You stood in an empty road, and could tell the four quite truly that you had seen nobody hide.',
        ],
        failure: [
          'You could not lift the cart. It rose on one side and sank on the other, and three painted devils slid down upon you. You have a mark from it that you showed the court: a fork, on the shoulder.',
          'You lifted until the wheel came away from the cart, and the cart stayed where it was. You stood there with all the damned on your neck until somebody put a box under. The wheel was hung on again.',
          'You could not raise the cart, and put your foot through the floor of it. A voice in there begged your pardon; it was the comedian. Four players drew you out.',
        ],
      }),
      does(['talk', 'perception', 'medium', 'none'], {
        action: 'Tell the horsemen a worse joke',
        description:
          'If they laugh they may let the comedian go, but it is about their own great man, and their hands are on their swords.',
        success: [
          'You told the horsemen a joke about the great man’s pay-day, and they gave up the hunt. You had seen that their boots were not paid for. There was a silence of five breaths, and then they laughed, and rode home holding each other up. The comedian wrote it down, and you could go on.',
          'The four horsemen laughed at your joke so much that the youngest fell off, and they let the comedian go. You had told it far worse than he did. They rode home to tell it in barracks. The players cleared the road for you.',
          'You told your joke to one of the horsemen, in his ear, and the comedian was saved by it. The man would not repeat it to the others. They rode away quarrelling about that. The road was cleared for you, and you have refused to tell the joke in court.',
        ],
        failure: [
          'The four horsemen did not laugh at your joke, and asked you to explain it. You explained it step by step. It was treason, they told you, and rode back as far as the last farm to ask about the law. They had not gone home.',
          'You spoiled the joke, as you forgot who comes in at the door. Four hands went to four swords. The horsemen rode a little way off to talk about you, and kept the cart in view.',
          'Your joke failed, for one of the horsemen knew it, and told it better. They did not laugh at yours. They went to water their horses first, they told you, and would then search the cart.',
        ],
      }),
    ],
  },
  'anatomist-by-lantern': {
    terrains: ['hills', 'plains', 'mountains', 'desert'],
    weight: 2,
    when: { hours: ['night'] },
    who: { trade: 'anatomist', gender: 'female' },
    shows: ['lantern', 'body', 'mule', 'faculty'],
    toward: 'for',
    cast: { anatomist: 'she', 'hanged man/man': 'he', doctors: 'they' },
    openings: [
      'Under a gallows an anatomist stood on a box, with a lantern, and was cutting down a hanged man, for his body had been promised to her university. Another faculty claimed him too, and three of its doctors were climbing the hill with spades. She begged you to help her, or get off the hill. Her mule waited at the bottom.',
      'In an open grave beside your path a lady stood digging by a lantern. She was an anatomist, and wanted a hanged man’s body for her lectures before three doctors of the other faculty came and took it. You could see their light below. She could not get him down to her mule alone. “Help me,” she said, “or call the watch.”',
      'By a lantern on the ground an anatomist sat with a hanged man’s body across her knees, and drew what is inside his wrist. Three doctors of another faculty were coming up with spades to take him from her. She asked you to help her keep him for an hour, or get him down to her mule.',
      'A lady called to you out of a ditch to take the feet of a dead man. She was an anatomist with a lantern. The hanged man’s body lay across your path, and she wanted to have it away before three doctors of the other faculty came with their spades. Her mule was at the bottom of the hill.',
    ],
    still: [
      'The body still lay there, and the anatomist would not let you off before it was out of reach of the other faculty. The lantern of the three doctors had come up as far as the second turn.',
      'The anatomist could not save the body from the three doctors alone, and begged you again not to leave her. She had turned the lantern down to a thread.',
    ],
    givenUp: [
      'The doctors found the hanged man and sent for the watch, who buried him at once, so that nobody should have him. The anatomist was let go, and so were you.',
      'The dead man’s own family came and put him in the ground, and both faculties went home without him. The anatomist had her mule, and you had the path again.',
    ],
    later: [
      'The hanged man’s grave had been trodden level. A sprig of rosemary lay on it.',
      'You found a leaf of the anatomist’s notes in the grass near the gallows: a hand, in red chalk.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the lantern and do not look away',
        hurt: 'weariness',
        description:
          'She means to draw what is inside the man, and until she has done you must bring the lantern closer and closer.',
        success: [
          'You held the lantern for four hours, and the anatomist drew all that she needed from the body. The three doctors had gone by below and not seen so small a light. In a corner of her drawing she put the fingers that held it.',
          'You held the light steady, and by first light the anatomist had drawn the arm and the heart, and the doctors could have the rest. To keep from fainting you had told her things that you had done. Asked which, you told the court that she had not minded.',
          'You did not look away, and the anatomist finished her work on the body before anybody came. The doctors had missed the place, and you heard their spades going down again. The dead man’s eyes were open, and she closed them for you.',
        ],
        failure: [
          'You could not hold the lantern to the end. When she opened the chest the light went down slowly, and you with it. She stepped over you to save the lantern, and she had not drawn the half of what she wanted.',
          'You looked away from the body, then looked back at the face, and dropped the lantern in the grass. It was somebody you knew. You have given the court the name. She picked the light up and still had all of him to draw.',
          'You held the lantern too near and set fire to the dead man’s shirt. The two of you beat it out. She had drawn nothing yet, and did not speak for the time that it takes to thread a needle.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Carry him down to her mule on your back',
        hurt: 'weariness',
        description: 'He was a big man, he is stiff, and his arms have to go about your neck.',
        success: [
          'You carried the body down the hill on your back, and the anatomist had it on her mule before anybody knew. Half-way you met the three doctors coming up. You wished them good night and told them that he had had too much, and they stood aside for you both.',
          'You got the dead man down to the mule. On the way you rested him against a wall and talked to him, you admitted. She had him strapped on and was gone before the doctors’ light had reached the gallows.',
          'You carried him to the mule in nine stages, while the anatomist shone the lantern on your feet. He lost a shoe, and she went back for it. You told the court that you liked her for that. She had ridden away with him by the time the doctors came.',
        ],
        failure: [
          'You could not carry the dead man, and rolled with him down the slope, one over the other. He came to rest against a stone. The anatomist had to see to you first, and then you both dragged him back up out of sight.',
          'You did not get the body down, for a dead arm closed round your neck and would not open. It is only the cold that does it, she explained. You were a quarter of an hour getting out of it, and laid him down where he had lain.',
          'You took the dead man half-way, but the mule smelled him and broke its rope. The anatomist had to go and catch it. You carried him back to where you had found him.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Dispute with the other faculty for the body',
        description:
          'You would keep the three doctors talking while she works, but they are in a temper, with spades, and it must be in Latin.',
        success: [
          'You set the three doctors to quarrelling in Latin, and the anatomist got away with the body. Whoever could say what lies under the ribs on the left should have him, you had proposed. They were still at it, beard in hand, when she had been gone for half an hour with the mule.',
          'You asked the doctors for a hangman’s paper, and beat them with it: each of the three had one, and all were for different men. They sat down to compare them. They did not hear her strap the body on the mule and go.',
          'You told the three doctors in Latin that the man had died of the plague, and they thanked you and went home. The anatomist had her body in peace. She asked you if it was true, and you said that it was only grammar.',
        ],
        failure: [
          'You made a slip in your Latin, and the doctors laughed at you and came on. The anatomist had blown out her lantern and lain down beside the body. They searched the other side of the gallows first, and would soon be on yours.',
          'The doctors would not dispute with a person who had no degree. You claimed one, and named a teacher; and he was one of the three. They lit a second lantern and went on looking for the body.',
          'You lost the dispute, as the doctors had brought the dead man’s mother with a paper. They sent her home with it and came on for the body. Nobody spoke any more Latin, and you asked the court to leave it at that.',
        ],
      }),
    ],
  },
  'block-on-the-road': {
    terrains: ['mountains', 'hills'],
    weight: 2,
    who: { trade: 'sculptor', gender: 'male' },
    shows: ['block', 'quarrymen', 'ox/oxen', 'pulley', 'pine'],
    toward: 'for',
    cast: { sculptor: 'he', quarrymen: 'they' },
    openings: [
      'A block of marble had slid half off its sledge and closed the road, with the drop on one side. The sculptor who owned it wanted it back on its rollers, and until then nobody could pass. Eight quarrymen sat on top and would not come down. Forty oxen lay before it; he had rope, two pulleys, and one pine to tie to.',
      'A sculptor stood in the road with both hands against a block of marble as large as a room, which had slipped off its rollers. You could not get by until it was back on them. The oxen that drew it were resting, the quarrymen sat on top and waited for wine, and two pulleys hung unused from a pine.',
      'A great block of marble stopped the road from the rock to a pine. It had come off its rollers, and the sculptor who owned it dared not move it, nor the eight quarrymen on top get off. Forty oxen had lain down. Two pulleys hung in the pine. He asked you if you were strong, and then if you were clever.',
      'A sculptor’s block of marble lay over the road with one corner in the air, and you could not pass. He wished it on its rollers before it slid down the mountain. He had oxen, but they were tired; two pulleys, but only a pine to hang them on; and quarrymen, but they sat on top, and talked of wine.',
      'A block of marble for a statue leaned across the road, and the sculptor leaned against it, to keep it from sliding. Nobody could pass until it stood on its rollers. Eight quarrymen looked down from the top, and would not come off it. The oxen lay in their yokes. By a pine lay two pulleys.',
      'Forty oxen lay in the road, and behind them a block of marble, which had slid off its rollers and closed the way. A sculptor had his shoulder to it, for it was his. He wanted help to get it straight. Two pulleys hung upon a pine, and the quarrymen had gone up on top so as to be out of danger.',
      'A block of marble, as big as a house, had slipped from its sledge and shut the road. The sculptor sat below it and told you that there was a giant inside, whom he had to carve. He wanted it back on its rollers, and you wanted the road. There were pulleys, a pine, forty oxen, and quarrymen who would not come down off the top.',
    ],
    still: [
      'The block of marble still lay across the road, with the quarrymen on top of it, and nobody could pass before it was back on its rollers. It had moved by the breadth of a finger, and the oxen looked round.',
      'The block of marble still shut the road, off its rollers. A pebble came out from under it, and you and the sculptor counted until you heard it arrive below.',
      'The block of marble had not been got back on its rollers, and you could not pass. On top of it eight quarrymen stopped chewing, and then went on.',
    ],
    givenUp: [
      'The oxen had rested, and drew the block straight on to its rollers, with the quarrymen still on top. The sculptor walked behind it. You had the road, and no thanks.',
      'A corner broke off the block, and the rest sat down upon its rollers. It would be a smaller statue, the sculptor said. So you got by, and had not helped him.',
    ],
    later: [
      'There was a groove in the road as wide as a bed, where the block of marble had lain. I found a chip of it, and somebody had carved an ear.',
      'White dust lay beside the road where the block of marble had stuck.',
      'A quarryman’s child was licking a piece of that block of marble. Asked what it tasted of, she gave it some thought and held it out.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Push up the block from below',
        description: 'If the block should slide, whoever stands there and pushes will be under it.',
        success: [
          'You set your shoulder to the block beside the sculptor’s, and with the quarrymen and the oxen you got it up on its rollers. The road was free. He told you, with his cheek against the marble, that it was the giant’s knee you had been holding.',
          'You held the block while the sculptor kicked in a wedge, and it went back on to its rollers. There was a breath in which nobody was holding it, neither he nor you. You have told the court that part three times. The oxen then got up and drew it out of your way.',
          'You leaned on the block for five minutes, and it rolled back on to its sledge. The oxen drew it aside to let you pass. The sculptor wiped the print of your hand from the stone, and then would have liked it back.',
        ],
        failure: [
          'You could not push the block up, and it came down by one inch, on your boot. They had you out with crowbars. The sculptor felt along the edge, and not a grain was chipped.',
          'You pushed, and the block went a hand’s breadth the wrong way and stopped. It still shut the road. Asked what that was like, you told the court that it was like arguing with a bank.',
          'You lost your hold, as the quarryman who had come down to help let go, and the block sat down where it had been. He is not blamed, as he had seen a crack. You had had all of it for two breaths.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Work out how pulleys could lift the block',
        description: 'It must be right, for there will be a man standing at every point where it might be wrong.',
        success: [
          'Your ropes lifted the block, with one pulley on it and one on the pine, and it came down on its rollers. You had drawn it on the stone with charcoal. The oxen drew the load to one side, and you could go on. The sculptor will not have your drawing washed off.',
          'You reckoned the ropes rightly, and the block rose on to its rollers. You had stood in the most dangerous place yourself. The sculptor asked why, and you said that you trusted your figures. The road was open soon afterwards.',
          'You got the block up with both pulleys on the chain of the oxen, as the rope was too short. It went over on to its rollers so gently that the quarrymen did not get up. You walked by underneath them.',
        ],
        failure: [
          'Your ropes failed, because the pine bent until it touched the road, and the block had not stirred. The sculptor asked you not to break it. They let the rope off slowly, and it stood up again.',
          'You reckoned wrongly and the pulleys lifted the sledge in place of the block. They let it down again. Somebody had read your four as a nine.',
          'You found a mistake in your own reckoning when the rope was already taut, and had to have it let go. The block stayed where it was. Eight men on top and the sculptor below all looked at you.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Get the quarrymen down off the top',
        description:
          'Without them the block is lighter, but they were told that there is no wine until it moves, and it is a matter of honour.',
        success: [
          'You got the quarrymen to climb down, and without their weight the block went up on its rollers at the first pull. You had told the oxen the story of a notary’s wife, and stopped where she hides him in the oil jar. Eight men came down to hear. The road was free before you had ended it.',
          'You brought the quarrymen down, by not believing what they saw from up there. They came to swear to it. The sculptor had the ropes on behind their backs, and the block, eight men lighter, was hauled out of your way.',
          'You counted the quarrymen aloud as seven, and they got off the block to prove that they were eight. The oxen then drew it on to its rollers. You could pass, and you told them that eight was right.',
        ],
        failure: [
          'You could not talk the quarrymen down. You appealed to them as men; they had been appealed to by popes, they told you, and one threw you a crust. The sculptor threw it back.',
          'You warned the quarrymen that the block might slide at any moment, and after that nobody would stir. They had not thought of it. Eight men held on to each other in the middle of the top.',
          'Your story did not get the quarrymen off the block. It was about a notary’s wife, and she was cousin to one of them. He asked you to go on, and you could not see how to.',
        ],
      }),
    ],
  },
  'fog-on-the-boundary': {
    terrains: ['swamp', 'coast', 'plains'],
    weight: 2,
    when: { weathers: ['fog'] },
    shows: ['fog', 'pistol', 'gentleman/gentlemen', 'water'],
    cast: { 'gentlemen/gentleman/men': 'they' },
    openings: [
      'Two gentlemen were fighting a duel with pistols in the fog, and you had walked in between them. You could see neither. Each meant to shoot at the first sound that the other made, and would take you for him, so you could not go on or back. There was water somewhere close by.',
      'In the fog you heard two gentlemen, one on either side of you, each begging the other to fire first. It was a duel with pistols. They could not find one another, and would shoot at any step that they heard, and you stood in the middle. You smelled water, but could not tell where it was.',
      'You had walked into a duel in the fog. Two gentlemen stood at twenty paces with loaded pistols, and you were half-way between them; neither knew of you, and each pointed his pistol at any noise. If you walked on you would be shot. You heard water running, quite near.',
      '“Are you there?” a gentleman called in the fog, and another answered: “I am, sir.” Both had pistols drawn, for a duel. They could not see each other, nor you, who stood between them, and they would fire at the first sound. So you could not leave. Somewhere water ran down.',
    ],
    still: [
      'The fog had not lifted, and the two gentlemen would still fire at the first step that they heard, and you stood between their pistols.',
      'You were still in the middle of the duel, and would be shot at whichever way you went. “Where are you, sir?” one of the gentlemen called in the fog, and the other answered him.',
    ],
    givenUp: [
      'The two gentlemen fired at the same time, and hit nothing but a hat. With that the duel was over, and they left arm in arm. Nobody had noticed you further.',
      'The powder had grown damp, and neither pistol went off any more. The gentlemen agreed upon another place, and walked home in step. You were left whole, and found the path.',
    ],
    later: [
      'Where the two gentlemen had fought in the fog there were two rows of heel marks, twenty in the one and nineteen in the other.',
      'A gentleman’s hat hung on a stick, near the place of the duel, with a hole in it.',
    ],
    offers: [
      does(['talk', 'reflexes', 'easy', 'slight'], {
        action: 'Answer each of them in the other’s voice',
        description:
          'You might make a peace between them, but you stand between two pistols, and must be somewhere else whenever you have spoken.',
        success: [
          'You made peace between the two gentlemen by speaking to each in the other’s voice. You begged pardon with a lisp, and granted it with a cold. Each went home on his own side, and you were left alone in the fog. They have dined together since, and each believes that the other asked first.',
          'You told each gentleman, in the other’s voice, that you had lost your pistol, and so ended the duel. Neither would take advantage of that. You heard two pistols thrown into the water and two men walk off, and went on your way.',
          'You groaned like a dying man in both voices, until each gentleman thought that he had killed the other. They ran for help in two directions. Nobody was left there but you, and you walked on.',
        ],
        failure: [
          'You could not deceive the gentlemen: you begged pardon with a lisp, and the wrong one of the two has the lisp. “I never lisped in my life!” he cried. Both called on you to say who you were, and raised their pistols again.',
          'You used the right voice, but it told the other gentleman where to aim. He fired, and you felt the ball go by your cheek. You heard him begin to load.',
          'You granted a pardon that nobody had asked, and the gentlemen were not deceived. There was a long silence. Then they inquired of each other how many people were there, and neither lowered his pistol.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Crouch and hear where each of them stands',
        description:
          'Then you could creep out between them, but your knees are in the wet, and whoever moves first is shot at.',
        success: [
          'You found out by ear where each gentleman stood, and crept out between them unheard. One had a nail gone from his boot; the other kept coughing into his sleeve. Before they had counted out another round you were well away.',
          'You heard, after a long time, that there was a third man, and crept over to him. He was the second of both gentlemen, he whispered, and he knew the way off. He led you out of the fog and was as glad of company as you.',
          'You made out the gentleman who was the more afraid, by the swallowing, and crawled out past him on your hands. Asked whether he heard you, you told the court that he did, and had moved his foot for you.',
        ],
        failure: [
          'You listened until you could have drawn them both, and then leaned on a third man, their second, whom you had taken for a post. You both cried out. Two pistols were cocked again in the fog, and you were no nearer to leaving.',
          'Your map was wrong, for one of the gentlemen on it was a cow. You crept away from what you took for a cough, and toward what you took for nobody, and there he stood. You got back to the middle without being shot.',
          'You held your breath to hear better, and had to let it go with a gasp, which both gentlemen heard. You learned only that they were still there. Each begged the other to speak up.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Find your way out toward the water',
        description: 'There is a bank on one side of you and no bottom on the other, and they smell alike.',
        success: [
          'You followed the smell of the water to a path along its bank, and walked away on your toes. Behind you a pistol clicked and did not go off; and there followed, in two voices, a long apology.',
          'You kept the noise of the water on one side and walked out of the fog between the two gentlemen. At the end there was grass, and a cow, and nobody with a pistol.',
          'You crawled along the edge of the water, and got away. On the way you passed within a yard of a pair of good shoes. They were trembling, and you did not touch them.',
        ],
        failure: [
          'You followed your nose to a moored boat full of mackerel, fell over the side of it, and were heard by both gentlemen. You had to lie still, and then to creep back, with two pistols pointing at the noise.',
          'You came to the water, and to one of the gentlemen, who had fallen in. He took you by the collar, begged your pardon, and asked where his opponent was. Then he climbed out, and you were in between the two again.',
          'You stepped off the bank and went into the water up to the neck. The splash was answered with two shots, and neither hit you. You climbed out where you had gone in, and heard them load.',
        ],
      }),
    ],
  },
  'theriac-seller': {
    terrains: ['mountains', 'desert', 'forest'],
    weight: 2,
    when: { wounded: true },
    who: { trade: 'mountebank', gender: 'male' },
    shows: ['cart', 'jar', 'monkey', 'viper'],
    toward: 'for',
    cast: { mountebank: 'he' },
    openings: [
      'A mountebank had set up his cart across your path, with shelves of jars, a viper in one of them, and a monkey in a ruff. He saw that you were wounded. “A hurt person!” he cried, and would not let you go by until he had been allowed to cure you with his theriac, a medicine of sixty-four things.',
      'A monkey in a ruff came off the tail of a cart and pointed at your wound. Its master, a mountebank, had jars for sixty-four ingredients, the last of which was a viper, and had not had a patient in seven weeks. He stood in your way, and begged you to lie down and be cured with his theriac.',
      'A mountebank’s cart was drawn over the path, and he stood before it and tasted his own theriac, which is a medicine for everything. He saw your wound and wished to cure it, and you could not get by otherwise. There were jars in rows, a monkey to hand them, and a viper to go in last.',
      'A mountebank barred the path with his cart, for he had seen the wound that you had and wanted to try his theriac on it. He had sixty-three jars of medicine, and in a sixty-fourth a viper. A monkey had you by the sleeve. It would sting, he told you, which was more than other doctors admit.',
    ],
    still: [
      'The mountebank still stood in your way and would not let you go uncured, and your wound was no better. The monkey sat on your shoulder and looked at it.',
      'The cart still barred the path, and the mountebank meant to make another attempt at your cure before he moved it. He had put back three of the jars and taken down four.',
    ],
    givenUp: [
      'The mountebank gave you up as incurable, shut his jars and drew the cart out of your way. Your wound was as it had been. The monkey waved, with its left hand.',
      'Another patient came along the path, with a bad tooth, and the mountebank left you for him. You got past the cart, not cured. I have counted the jars since.',
    ],
    later: [
      'A label from one of the mountebank’s jars lay in the road: Against Everything.',
      'The ruff of the mountebank’s monkey hung on a thorn beside the road.',
    ],
    offers: [
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Swallow the theriac and lie down',
        hurt: 'weariness',
        description: 'It is black, it has the viper in it, and nobody has yet taken it sitting up.',
        success: [
          'You swallowed the theriac, slept for five hours, and woke with less pain. You had seen your nurse, and then all the sixty-four ingredients, two and two. The mountebank was feeling your pulse and seemed to be surprised by it. He moved the cart for you.',
          'The theriac worked: it burned from the tongue to the knees, and after that nothing hurt. The mountebank asked you twice if it was really so. He sat down on the step of his cart, did not try to sell you a second, and let you pass.',
          'You took the medicine and lay down, and when you had counted to four hundred you could stand. The mountebank had covered you with his coat, and the monkey was wearing your hat. They gave it back, and drew the cart aside.',
        ],
        failure: [
          'The theriac made you sick, and cured nothing. What it did, it did in public, and the monkey hid its face. The mountebank took notes, as the colour was new to him, and began on another dose.',
          'You swallowed the theriac and lay down, and could not find the ground; your wound was as before. The mountebank held your hand for an hour and said the names of saints, then of doctors. It was he who was sick.',
          'You could not swallow the theriac, as the viper in it was not quite dead, and looked at you. Asked what you did with the spoon, you could not say. The mountebank looked for another.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the mountebank what theriac really is',
        description:
          'He may own that it is of no use and treat you honestly, but no one has asked since his wife died, and he may cry.',
        success: [
          'The mountebank told you that his theriac was only treacle and poppy, and bandaged your wound instead. His wife had taught him that. He did it with the tip of his tongue out, and at the knot he had to stop for a minute. Then he let you by.',
          'You asked the mountebank what he took himself when he was ill, and he shut all the jars, washed your wound with wine, and bound it up. His wife used to say that this was the whole of medicine, and nobody would buy it. He led the cart out of your way.',
          'He gave you the true cure, in his dead wife’s words: clean hands, clean cloth, and let the patient rest. He had clean cloth. You rested. You have asked the court to note that he wept over the bandage and that it stayed dry, and that he then made room for you.',
        ],
        failure: [
          'The mountebank would not tell you, and recited all the sixty-four ingredients in Greek until you fell asleep. When you woke the monkey was going through your boots. The cart had not moved, and your wound was not dressed.',
          'You asked what the theriac was, and the mountebank said that it was viper. You asked again. He said that it was grief, mostly, and honey, and went behind the cart to weep. You had to wait until he came back, no better than before.',
          'The mountebank took you for an inspector of medicines and told you nothing. He ran twenty paces, came back for the monkey, and ran again. It was an hour before he could be got to come back to his cart.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Mix your own medicine out of his jars',
        description: 'Half of them are wrongly labelled, and a quarter are his dinner.',
        success: [
          'You mixed yourself a salve of honey and herbs from his jars, and it helped. You had gone along them with a wet finger. You put a cross upon those that kill, of which he had been taking one for his chest, and he let you pass with thanks.',
          'You dressed your own wound with yarrow, wine and a clean rag out of the cart, and did it well. The mountebank had never seen it done by somebody who knew, he said. He asked you to do it again, on the monkey, who was not hurt, and then drew the cart aside.',
          'You made the medicine yourself, by the smell, as you make poisons, and the pain went. Poison has one thing more in it, you told the court. You had stopped before that; and the mountebank, who had seen you stop, got out of your way.',
        ],
        failure: [
          'You mixed yarrow and honey with what was labelled arnica, and it was white pepper. You sneezed with every stitch of you, and the wound was no better for it. The monkey sneezed too. The mountebank wrote down the recipe.',
          'Your mixture failed, because you trusted the labels, and the monkey had put them on. You came to yourself with your legs in the cart. You had been teaching it to read, the mountebank told you, and now he would try his own cure.',
          'You poured your medicine on the ground again, as from habit you had made it a poison. It had wanted only the one jar less. You were no better, and the mountebank still stood in the path, holding the theriac.',
        ],
      }),
    ],
  },
});
