import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { BEFORE_WINTER, BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

/* Told by the clerk who took down your deposition: questions with their answers, hands left or right, paces counted. */
export const assassinFrames: readonly Frame[] = frames('assassins', {
  'grey-glove': {
    terrains: ['plains', 'hills', 'forest', 'coast', 'mountains'],
    weight: 3,
    shows: ['mule', 'glove', 'letter', 'wall'],
    cast: { 'man/fellow/somebody/stranger/watcher': 'he' },
    openings: [
      'A saddled mule stood tied to a wall beside the road, with a grey glove on the saddle and a sealed letter in it. The masters of your guild had given you the other glove, so the letter was meant for you. Behind the wall somebody watched you. He would not let you go on until you had read it, or could give him the password.',
      'You found a mule across the road, and on its saddle hung a left grey glove, with a sealed letter in the cuff. The masters of your guild had given you the right one, so that the letter was for you. A man behind a wall took notes of what you did. You were to show that you could read the letter, or knew the password, before you might pass.',
      'Your guild had given you one grey glove to be known by, and the other hung on a mule that barred the road, with a sealed letter inside. A voice behind a wall told you that the letter was yours to deal with. If you could neither open it nor say the password you would be held for a stranger, and the road was not free until then.',
      'A mule was tied in the road, and on it was a grey glove, the fellow of one that you carried as a sign, with a sealed letter in the palm. Somebody had hidden behind a wall. He wished to learn from your way with the letter whose servant you were, or to hear the password, and would not let you by before.',
      'In the road stood a mule with a glove buckled to it, grey, and a sealed letter folded into the glove. You had its fellow in your pocket: that was the sign by which the masters of your guild know you. A man behind a wall had you in his sights, and meant to see what you did about the letter. You could not leave before you had satisfied him.',
      'A mule carried a grey glove, and in the glove a sealed letter for whoever had the other of the pair. You had it. Behind a wall, eleven paces off, lay a watcher whom the masters of your guild had put there to try you. You were to find out what was in the letter, or at least to know the password, and were not to pass until then.',
      'You stopped because a mule stood in your way and wore half of your instructions: a grey glove like the one in your pocket, with a sealed letter in it. The masters of your guild had set a man behind the wall to test you. He would let you go on when you had dealt with the letter, or told him the password, and not sooner.',
      'A sealed letter lay in a grey glove on the saddle of a mule, addressed to the owner of the other glove, and you were the owner. The masters of your guild try their servants so. Behind a wall somebody was breathing. He waited for you to show that you could read it, or to say the password, before you might pass.',
      'On a mule beside the road hung a grey glove, the left; you had been given the right, to be known by. A letter with a whole seal was in it. Over a wall a man looked at you with one eye shut, and would not let you leave until you had answered that letter in some way, or had the password for him.',
      'A mule stepped across the road and showed you a grey glove on its saddle, with a sealed letter in it. It was the fellow of a glove that the masters of your guild had given you. Behind the wall a page was turned: somebody there was writing down how you would go about the letter. You must do it well, or know the password, to get by.',
    ],
    still: [
      'The mule still stood in the road with the grey glove, and the watcher behind the wall would not let you pass before you had dealt with the letter or named the password.',
      'The letter was still in the glove on the mule, and the man behind the wall kept you there to see what you could do with it. You heard his pencil.',
      'The road was not yours yet: somebody behind the wall asked you, not very loudly, whether you were ready to try the letter again, or had the password. The mule looked round too.',
    ],
    givenUp: [
      'The watcher came out, opened the letter himself and led away the mule. You had failed, he told you, and might go; it is in his notes, underlined twice.',
      'The man behind the wall wrote you down as slow, broke the seal and read the letter alone. You were let by. Asked what had been in it, you did not know.',
    ],
    later: [
      'A grey glove lay flat in the road, near the wall where the mule had stood, and forty people had walked on it.',
      'The halter of the mule with the glove still hung on the wall. You did not touch it.',
      'A goatherd’s boy passed you with that mule of the grey glove, and could not account for it. It was his uncle’s, he had been told to say.',
      'There were crumbs of red wax along the wall where the mule with the glove had stood.',
    ],
    offers: [
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Lift the seal and read the letter',
        description: 'It takes a blade warmed under the arm, nine minutes, and a hair to be found beneath the wax.',
        success: [
          'You lifted the seal and read the letter, and put it back with the hair under the wax as it had been. It named the bridge by which you were expected. The watcher let you go on. You went by another road.',
          'You opened the letter without breaking the seal, and the man behind the wall was satisfied. It was four lines long, and two were about you: somebody was to praise your work and then have you followed home. So you did not go home by that road.',
          'You read the letter and sealed it up again, and were let pass. It told somebody to know you by a stiff left knee. You walked off limping on the right one, and kept to that for three miles.',
        ],
        failure: [
          'You tried to lift the seal, and the watcher saw that you had moved the hair under it. There had been two hairs. You put the letter back, and he would not let you by for that.',
          'You melted the seal and could not read the letter, for the blade was too warm, and the wax ran over it. Somebody behind the wall coughed, to let you know that this was written down.',
          'You had read as far as “your obedient” when the mule turned its head and pulled the letter out of your hand. You had it back with a corner bitten off. Behind the wall a page was filled, and you were not let pass.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Lie hidden and see who fetches the letter',
        description:
          'You would learn whose the letter is, but it is some hours upon the ground, with nothing to look at but a mule.',
        success: [
          'You lay hidden until somebody came for the letter, and it was the secretary of your own masters. He came behind a boy with a hoop, and you knew his walk. So they were testing you. The watcher behind the wall went home with them, and the road was free.',
          'You lay still until the man behind the wall grew tired of you and climbed down, to see whether you had gone. He was an old servant of your masters, and not an enemy. He begged your pardon and took the mule out of your way.',
          'You waited, and a nurse came for the letter with a child, and the child was about fifty. You followed them as far as a tax-farmer’s house, so that you knew for whom it was. Nobody was left behind the wall to stop you after that.',
        ],
        failure: [
          'You lay hidden to see who would fetch the letter, and somebody lay down beside you and asked for whom you were waiting. It was the watcher. He went back behind the wall, and the letter stayed where it was.',
          'You fell asleep while you watched, and when you looked the glove had been turned over. The letter was in it as before. You did not know who had been there, and were not let by.',
          'You watched the mule so closely that a lady came up from behind and asked what you had lost. You said a button. Nobody came for the letter while she stood there, and the watcher laughed.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Guess the password and say it',
        description: 'There are three in use, you must say it to a wall, and a wrong one is remembered.',
        success: [
          'You guessed the password rightly: it was a line about a little boat. “We were told that you did not read,” said the man behind the wall. He told you that the letter was a warning, of two men at the next bridge. You could go on, by another way.',
          'You gave the password of the year before, and it was accepted. The man behind the wall was so glad of any answer that he told you what the letter said: your masters had meant to see if you could be tempted. He led the mule out of your way.',
          'You gave the password in Latin, having forgotten it in your own language, and it was the right one. It was returned to you in Latin, with one mistake. You did not correct the mistake, and were bidden to pass.',
        ],
        failure: [
          'You said a password, and it was the one that constables use, so that you were not let by. You heard somebody laugh behind the wall, and sharpen a pencil.',
          'You said the password to the wrong part of the wall, and it did not count. You were answered, politely, from four paces off, that nobody had been there. Would you care to begin again?',
          'You guessed at the password and gave a whole poem, which was too long by thirteen lines. The man behind the wall asked for the one line only. You were no longer sure which that was.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Cipher wheel'], {
        action: 'Read the letter with your cipher wheel',
        description:
          'The message is in cipher, in the address outside; with the right key the wheel turns it into plain words, and the seal stays whole.',
        success: [
          'You read the letter with the cipher wheel, as the message was hidden in its address. It said that somebody would shoot at a red cloak from a mill window, and you wear no red. The seal was whole, so that the man behind the wall could not object, and he let you go on.',
          'You found the key for the wheel at the first try and read the message aloud, so that the wall should hear how it was done. It said only that you were to be praised. Something was being ticked behind there. Then you were free to go.',
          'The wheel gave you the name of an old friend, who was to be watched. You had hoped that it would not be there, and could send a warning now. The watcher was content, and you were let go by.',
        ],
        failure: [
          'You set the wheel to the wrong key, and the letter made good sense, all of it about cabbages. You had been to look at two fields before you saw that it was nonsense. You came back to the mule.',
          'You turned the wheel backward and read that you had been made a bishop. It took half an hour. Behind the wall somebody held a hand over his mouth, and you had still to read the letter.',
          'The wheel gave you eleven letters, and then the same eleven, which is how they tell a person to try again. You waited. On the other side of the wall somebody ate an apple.',
        ],
      }),
    ],
  },
  'supper-at-the-villa': {
    terrains: ['hills', 'plains', 'coast'],
    weight: 3,
    who: { trade: 'host of the villa', gender: 'male' },
    shows: ['guest', 'chair', 'pike', 'servant', 'balustrade'],
    toward: 'against',
    cast: { servant: 'he', host: 'he', guest: 'they' },
    openings: [
      'A servant stopped you on the road, led you to a villa and locked the gate behind you, for the host needed a tenth person at table. Nine guests sat before a pike, and none would eat of it, as they thought that it was poisoned. You were to take the tenth chair and begin. The only other way out was over the balustrade.',
      'The host of a villa had you brought in from the road to be his tenth guest, and a servant locked the gate. Nine others sat about a pike and did not touch it. They were afraid of poison, and he held an empty chair for you, so that the meal might begin. From the balustrade it was a drop of twenty feet.',
      'Nine guests sat at a villa before a pike which nobody dared to eat, because of the host, who smiled. He had sent a servant to stop you in the road and bring you to the tenth chair. “Now nobody need be anxious,” he told them. The servant stood between you and the steps. On the other side was the balustrade.',
      'You were made to come to supper at a villa by a servant with a key, who would not let you go back. The host drew out a chair for you. Nine guests were at table, and none of them would be the first to eat the pike, from fear of poison; it was to be you. All had looked already at the balustrade.',
      'The host of a villa had you fetched from the road and gave you a chair above a pike, with nine other guests. They would not eat until you did, since they believed that he meant to poison somebody. Behind you a servant shut the door to the road and leaned on it. There remained the balustrade.',
      'At a villa you were led by a servant to a table where nine guests let a pike grow cold. They had known the host for longer than you, and thought the fish poisoned. He wanted a tenth guest, who should eat first. There was a chair for you, the gate was locked, and it was twenty feet down from the balustrade.',
      'The host of a villa took you for somebody whom he had invited, drew out the tenth chair at his table, and had a servant lock the gate. Nine guests sat there, and not one had tasted the pike. You were to begin it. One, who sat next to the balustrade, shook her head at you: it was poison.',
      'A servant of the villa brought you up from the road to fill the tenth chair, and locked you in. The host would have the pike begun, and his nine guests would not begin it, as they thought that there was poison in the sauce. So you should. The servant kept between you and the balustrade the whole way.',
      '“You will make us ten,” said the host of a villa, to whom a servant had led you from the road. Nine guests sat about a pike and were afraid to eat. A lapdog that had been given some was lying under the table. You were shown to a chair. The gate was bolted, and beyond the balustrade it was a long way down.',
      'Ten plates were laid at a villa, and nobody was eating, for the nine guests feared that the host had poisoned the pike. He had sent his servant down to the road for a tenth. That was you, and the chair was ready. The servant stood before the gate with your hat. You noted the height of the balustrade.',
    ],
    still: [
      'The pike had not been eaten yet, the host still waited for you to begin, and the servant stood before the gate.',
      'You were still locked in at the villa, where the host wished you to eat of the poisoned pike, and nine guests watched. A wasp walked along the fish, and stopped.',
      'The gate was locked as before, and the host would have you back in your chair, to eat first of the pike. Somebody’s fork touched a plate, and she begged everyone’s pardon.',
    ],
    givenUp: [
      'Nobody ate the pike. The host had it buried, as it had begun to smell, and his servant unlocked the gate for all of you. You did not stay to thank him.',
      'The host had the gate opened, since the tenth guest was of no use to him and the pike was cold. You were shown out. The other nine ran past you.',
    ],
    later: [
      'The terrace of the villa where the pike had been served was shut, and the chairs were stacked, nine and one by itself.',
      'A gardener of the villa told you that only parsley would grow now beneath the balustrade. You asked him if he ate it. He asked why you wished to know.',
      'The cook of the villa passed you with his knives in his apron. The host cooked for himself now, he said.',
      'Ten forks had been washed in the yard of the villa and then buried. I have dug up four.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Take the tenth chair and be delightful',
        hurt: 'weariness',
        description: 'You must talk for two hours with a full fork in your hand, and swallow nothing.',
        success: [
          'You talked until the host gave up, and nobody had to eat the pike. You told the story of an abbess and the ladder, with gestures, and it took seventy minutes. He had the fish carried out, cold. The gate was opened for the guests, and you went with them.',
          'You told a story about your uncle’s lawsuit so well that the host could not get in a word about the pike. There are fourteen witnesses in it. The nine guests saw how it was done, and asked questions. He waved away the dish at last, and had you all let out.',
          'You praised the pike until nobody could decently cut it, and the guests praised it after you, each in turn. The host pushed his own plate from him and sent for cheese. After the cheese the servant unlocked the gate.',
        ],
        failure: [
          'You told a story to put off the eating, and it was about the host’s aunt. He took the fork out of your hand and put it in your mouth. You spat into your sleeve, and had still to eat.',
          'You talked well, and everybody wept with laughter; then your neighbour filled your mouth, to oblige the host. You swallowed a little before you could help it. You felt it, and the rest of the pike was on your plate.',
          'You talked for fifty minutes and stopped for breath. The host said “And now” into that breath, and nine people turned to watch you swallow. You put down the fork and asked for water, and he sent for some.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'See which dishes the servants dare to eat',
        description:
          'It may show where the poison is, but you must get out to the kitchen as if on an errand, and be believed for ten minutes.',
        success: [
          'You saw in the kitchen that the servants ate of everything but one sauce, and so you knew where the poison was. You carried that dish up yourself and fell over the carpet with it. You were called a clown by nine grateful people, and turned out of the gate.',
          'In the kitchen nobody touched the green sauce, and on the stairs you changed it for mustard. The guests ate and coughed and lived. The host looked for a long time into his spoon, and had nothing against your going.',
          'You asked a small kitchen-maid why nobody ate the sauce. “It is for upstairs,” she said. You repeated that at the table, and everybody got up and left by the gate, and you with them.',
        ],
        failure: [
          'You watched the servants in the kitchen, and they ate from every dish alike, as they had been told to. It told you nothing. You went up reassured and tasted the sauce, and it was another, with poison in it. You spat out most. You had stomach cramps, and had still to eat.',
          'The servants gave you a stool and a bowl and watched you eat, in place of the other way about. At the fifth mouthful you felt ill. You were led back to your chair.',
          'All the servants were fasting that day, so that you could learn nothing from them. When you came back to your chair the plate had been filled for you.',
        ],
      }),
      does(['craft', 'vigour', 'easy', 'slight', 'Vial of antidote'], {
        action: 'Take your antidote and dine',
        hurt: 'weariness',
        description: 'It works against five poisons out of six, and you will learn which this is while you chew.',
        success: [
          'You took the antidote behind your hand and ate the pike, and the poison did you no harm. You felt it go by, below, and in no hurry. The host saw you ask for more, and went out to be by himself, and left the gate open.',
          'You ate of the pike, with the antidote in you, while nine people watched your colour, and it did not change. The host felt your pulse with his own fingers. Then he sent word to have you let out.',
          'You finished your plate and named to the host the poison that was in it, and the town that makes it. The antidote had worked. He begged you not to tell the others, and walked you out by a side door.',
        ],
        failure: [
          'The antidote did not help against this poison, which was the sixth. You knew it by the tips of your fingers. You pushed your plate away, and the host begged you to go on.',
          'The antidote helped against the poison and not against the fish, which was nine days old. You gave the court an account of the hour that followed, and I have left it out. Your chair was kept for you.',
          'The host saw your vial, and so the antidote was of no use. He told his guests how clever that was. Then he turned the dish about, and served you from the other end.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Decline and leave over the balustrade',
        description: 'It is twenty feet to the ground, and you must first thank your host with both hands empty.',
        success: [
          'You bowed to the host and jumped backward over the balustrade, into a deep hedge, and got away. Above you there was applause, then a chair going over. You were on the road before the servant had the gate open.',
          'You asked the host what hour it was, and while he looked you were over the balustrade. You chose your bush and let go. The servant with the key needed four minutes to come round by the gate. You had needed three.',
          'You told the company that you must not be seen, climbed down from the balustrade by a vine, and were gone. They were still thinking about that when you reached the road.',
        ],
        failure: [
          'You put your hand on the balustrade, and it broke, as it was only plaster. You fell into the hedge with it. The servant helped you back to your chair.',
          'Your sleeve caught on the balustrade, and you hung there in full view of the guests. The host had you lifted in, and dusted, and said how glad they were.',
          'You had one leg over the balustrade when you saw five dogs below. You took back the leg. You had only looked down, you told the nine guests, and had to sit down again.',
        ],
      }),
    ],
  },
  'condottieres-camp': {
    terrains: ['plains', 'hills', 'swamp', 'mountains'],
    weight: 2,
    shows: ['captain', 'card', 'drum', 'army/armies', 'bun'],
    cast: { 'captain/cousin': 'they' },
    openings: [
      'Two armies stood on either side of the road, and between them their captains sat over cards at a drum. They needed a third player. Nobody was to pass until one sat down, and both sides took up their pikes to make that clear to you. A sutler’s tray of buns stood on the empty stool; he had gone off to find buyers.',
      'The road ran between two hostile armies, and you were stopped there by their captains, who were cousins and wished to play at cards. Two cannot play that game, so you should be the third. They sat at a drum, and their men would let no stranger by. Beside it lay a sutler’s tray of buns.',
      'There was a war, and nobody was fighting: one army cooked, the other slept, and the captains played cards upon a drum in the middle of your road. They called out to you that you might not pass until you had made a third. A tray of buns stood there, with nobody to sell them.',
      'Two captains with a drum between them sat in your way, and to either side stood an army with pikes. You could go neither forward nor back, they said, until somebody sat down with them at cards, as their game is for three. A sutler had left his buns on the stool that was meant for you.',
      'You had to pass between two armies, and the sentries of both had orders to stop the first traveller. Their captains, who were cousins, sat at a drum with cards and needed a third player. On the empty stool stood a tray of buns. Until you took that place the road was shut.',
      '“Sit,” said two captains at once, and you saw why you had to: each had an army beside the road. They played cards on a drum and needed a third player, and until you sat down you were not to pass. A sutler had set down a tray of buns there and gone off to find buyers.',
      'You were stopped by the pikes of two armies, whose captains had nothing to do and sat at a drum with the cards dealt for three. They were cousins. You should be the third, they told you, and until somebody was nobody should go along that road. A tray of buns lay on the third hand of cards, to cover it.',
    ],
    still: [
      'The two captains still sat at their drum and wanted a third for their cards, and neither army would let you by before they were content.',
      'The road between the armies was still shut to you, because the captains wished to play and could not do it without a third. They had kept your place at the drum with a pebble.',
    ],
    givenUp: [
      'A drummer was found to take the third hand of cards, and the captains let you go, between pikes on the left and pikes on the right. Their war went on.',
      'Both armies ran out of bread and marched home, and their captains had to put away the cards. You went on between the ashes. Asked who had won, you said nobody.',
    ],
    later: [
      'The two armies had marched off. Between their ashes there was a round mark in the grass, of the size of the captains’ drum.',
      'A cross had been put up to the one man who fell in the war of the two captains. You read the verses on it, and they were about his mule.',
    ],
    offers: [
      does(['craft', 'reflexes', 'medium', 'none'], {
        action: 'Sit down to cards with the captains',
        description: 'They both cheat, by agreement, and you have two eyes for their four hands.',
        success: [
          'You played cards with the captains and caught them both cheating, and they laughed and let you pass. Each had dealt you the same queen. You were told the password of both armies, so that you should not tell anybody.',
          'You lost six games to the captains and won the seventh, for which the stake was the road. They gave it to you, and shook hands upon it across the drum.',
          'You saw that one captain kept a card in his boot, and asked him, very low, if it was comfortable there. He had you passed through both armies at once, before his cousin should inquire what had been said.',
        ],
        failure: [
          'You had a card up your sleeve, like the captains, and yours fell out on the drum. They can be stern about that in a civilian. You were not let pass, and the cards were dealt again.',
          'You said that you had been dealt a card too many, and the captains had the whole pack counted by sergeants. It took an hour. Nothing so honest had been done yet at that drum, and it did not get you any farther.',
          'You lost two hours’ play, as they could see your cards in a helmet hung behind you. You lost a farm, a stream, and a hill that were not yours. The captains kept your seat for the next game.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Draft them a contract that pays for peace',
        description: 'You must write for an hour upon a drum, for two readers who move their lips.',
        success: [
          'You wrote the captains a contract by which both are paid for not fighting, and they signed it and let you through. Asked how many lives that came to, you told the court that nobody had put the question before.',
          'The captains liked your contract for peace, and had you read the clause on widows three times. There should be none, it said. They signed, and their armies made room for you on the road.',
          'Your contract paid so much for a skirmish threatened, and so much for the same withdrawn, and the armies liked it as well as their captains. By the twelfth line they had their boots off. There was a way through down the middle.',
        ],
        failure: [
          'The captains understood each word of your contract, and that made them suspicious. Who had sent you? One asked it four times, with his hand flat upon the paper. It was not signed.',
          'You had put “peace” in the first line, and by their old contract the word is grounds for dismissal. So the captains would not read on. You were asked to stand back from the ink.',
          'A drummer wanted his drum, and in taking it he tore your contract in two, before it was signed. Neither captain would agree to the lower half. The drum was put back, and the cards on it.',
        ],
      }),
      does(['flight', 'perception', 'easy', 'slight'], {
        action: 'Walk between the armies as a seller of buns',
        hurt: 'blow',
        description: 'It is four hundred paces with a tray of buns, and some of their soldiers have been cooks.',
        success: [
          'You took the tray of buns on your shoulder and walked through between the two armies, and nobody knew you. You were stopped nine times, always about a bun. At the end you set down the tray.',
          'You got past both captains as a seller of buns, within an arm’s length of each. One of them took two, and did not raise his eyes from his cards. The last picket was asleep, and you left him the tray.',
          'You got through between the armies with the tray of buns, and a sentry walked with you to the end of the lines. He had asked what the other army was eating. The same buns, you told him, and it seemed to comfort him.',
        ],
        failure: [
          'A soldier who had been a pastry-cook asked you what was in the buns, and you did not know. You were led back to the captains by one ear.',
          'You cried your buns to one army in the accent of the other, and were found out. A boot took the tray off your shoulder. You picked up the buns and were sent back to the drum.',
          'You had sold the last bun at a hundred paces, and then the men of both armies looked at your face. You were taken back to the captains with an empty tray.',
        ],
      }),
    ],
  },
  'judas-wanted': {
    terrains: ['hills', 'plains', 'coast', 'forest'],
    weight: 2,
    when: BY_DAY,
    who: { trade: 'fresco-painter', gender: 'male' },
    shows: ['painter', 'chapel', 'supper', 'patron', 'scaffold'],
    toward: 'neither',
    cast: { painter: 'he', patron: 'he' },
    openings: [
      'A painter ran out of a wayside chapel, took you by the shoulders, and would not let you pass until you had sat to him for Judas. He was painting the Last Supper on the wall there, and lacked only that face. His patron lay above on the scaffold, and was asking for the fourth time why it took so long.',
      'A painter stood in the road to stop you, since you had the face that he needed. In the chapel behind him was a supper of the apostles without its Judas, and on the scaffold a patron without patience. You were to sit for the traitor, the painter told you. You were the first in ten months at whom he had not shaken his head.',
      'A painter had hold of your sleeve and drew you toward a chapel, where he had painted the Last Supper with one stool empty. That was for Judas, and you were to sit for it. His patron called from the scaffold that you must not be let go. The other twelve were excellent likenesses.',
      'You were past a chapel when a painter overtook you and barred your way. He had thirteen to paint at the Last Supper and had painted twelve. He wanted four hours of your face, as Judas, and then you might have the road again. From the scaffold his patron asked what that would cost.',
      '“You, who were paid,” a painter called after you, and barred the way with a ladder. He did not know you. In the chapel beside the road he had the Last Supper to finish, with Judas still to do, and you looked like him. His patron, on the scaffold, told him not to let you haggle.',
      'A painter had drawn you into a chapel and stood in the door, so that you could not get out. Nobody in the village would sit to him for Judas. Until there was a Judas his picture of the supper would not be paid for, and it should be you. His patron lay along the scaffold and examined the blue.',
      'In a chapel by the road a painter kept you, with his arms spread, to sit for the face of Judas. The rest of the Last Supper was on the wall already, and he had drawn that one in charcoal before he ever saw you. It was very like. His patron, who had a cushion on the scaffold, asked if this was the one at last.',
      'A painter shut the door of a chapel behind you, because he wanted you for Judas. At his supper on the wall twelve stools were taken. The other was for a person who looks at a door before going through it. On the scaffold his patron read aloud from the agreement, at the part about delivery.',
      'You asked a painter for water, and he saw how you drank, and cried out that he had found his Judas. There was the Last Supper on the chapel wall, and there was the gap in it. His patron came down one stage of the scaffold to look. You could not get out except between the two of them.',
      'In a chapel at the roadside a painter stood in your way with a brush in each hand, and wanted you to sit for Judas. The supper takes up the whole of one wall, and everybody else was on it. His patron called down from the scaffold to ask if you were dear.',
    ],
    still: [
      'The painter still had no Judas and would not let you out of the chapel. He needed one look more, he told you.',
      'The place of Judas at the supper was still empty, and the painter stood before the chapel door, so that you should not get away before he had painted you there. He mixed some green.',
      '“Lower the chin,” said the painter, who still wanted you for Judas and did not let you go. “You had hoped for more money.” From the scaffold his patron said that so had he.',
    ],
    givenUp: [
      'The painter could wait no longer and did Judas out of his own head, and the chapel door was opened. His patron paid for it. Neither of them looked at you again.',
      'A notary came by who looked guiltier than you, and the painter ran after him and left you the road. Asked whether it hurt you, you drank some water.',
    ],
    later: [
      'In the chapel the painter’s supper was done. You found Judas on the wall, and stood before him for some minutes.',
      'The sacristan of the painted chapel had put up a board with a hand on it, to show people which was Judas.',
      'The painter’s bill was pinned to the door of his chapel: to twelve, as agreed; to one, with difficulty.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit for the painter',
        description: 'It is four hours without a scratch, and your face stays on a wall where anyone may know it.',
        success: [
          'You sat for four hours, and the painter had his Judas and let you go. He talked the whole time: you heard who had ordered the chapel, and for what sin. When you were allowed up to look, you told the court, it was only somebody tired, counting.',
          'You sat still until the painter was satisfied, and then he put you behind a pillar, so that you should not be known. He held the door for you. I have looked, and could not find you.',
          'You thought of somebody whom you had let down, as the painter asked, and within an hour he had his Judas. You did not wish to see it, and went out with your head turned away.',
        ],
        failure: [
          'You sat for two hours, and the painter painted you out again, because you were not wicked enough. He did not mean it unkindly. He asked you to sit again and be worse.',
          'You scratched your nose just as the painter was painting it, and he had to scrape it all off. He said nothing for six breaths.',
          'You fell asleep on the stool, and so could not be Judas. It would have made a Saint John, and he had one. His patron wished to know whether the sleep was charged for.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Persuade the painter to paint his patron as Judas',
        description: 'He has thought of it since the second payment, and his patron is four yards off, with good ears.',
        success: [
          'You asked the painter which man had haggled, and he looked up at the scaffold and saw his Judas there. He called to his patron to turn a little, and think of money. You were free to leave.',
          '“Who paid for it?” you asked the painter, and he laughed, and painted the patron as Judas. You went. From as far off as the road you could hear the man being told to smile less.',
          'You proposed it to the patron himself, as an honour: Judas was the one who kept the accounts. He came down from the scaffold to be measured. The painter could not look at either of you, and held the door for you with his foot.',
        ],
        failure: [
          'You told the painter that his patron looked like Judas, and said it too loudly. The patron asked you from above to say it again. You said something about the sky, and the painter wanted you as before.',
          'The painter agreed with you, and had tried it already: there was the patron, under the whitewash, and it had cost him nineteen weeks. So he could not do it. He took your chin between two fingers and began.',
          'You could not persuade the painter, as neither of you knew how to make a man like his patron look sorry. The patron had heard all of it, up on the scaffold.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Search the painting for another Judas or a secret',
        description:
          'He paints in everything that he sees, and something in it may set you free, but you have only until his yellow is mixed.',
        success: [
          'You found in the background of the painting a small man with a rope, and showed the painter that he had his Judas already. He ran to look, and you ran as well, out of the door.',
          'You saw in the painting a garden door with a bishop’s hat upon the key, and knew by it which bishop visits there. When you said so the painter lost his colour. He let you go, on condition that you had never been in the chapel.',
          'You counted twenty-six feet beneath the table, and twelve people at it: the painter had drawn his Judas months ago, as far as the knees. He knew the shoes. He begged your pardon and opened the door.',
        ],
        failure: [
          'You put your face close to the painting, and it was wet, and now an apostle has the print of your nose. That had to be mended before anything else. You learned nothing by which to get away.',
          'You looked for a secret in the painting and found a cat, a hen and a friar, all of them innocent. The painter had not been out of doors in a year. He asked you to sit down.',
          'You found a stranger at a window in the painting, and studied him, and he was yourself. The painter had put you in while you stood there. It was only the eyes, he said; he wanted the rest.',
        ],
      }),
    ],
  },
  'the-other-one': {
    terrains: ['forest', 'hills', 'mountains', 'plains', 'desert', 'swamp'],
    weight: 3,
    who: { trade: 'rival in the trade', gender: 'male' },
    shows: ['fire', 'pot', 'glove', 'log'],
    toward: 'neither',
    cast: { 'man/killer/rival': 'he' },
    openings: [
      'You had lit a fire to rest at, and when you came back to it with wood a man sat there who had been hired to kill you. He showed you his order, a grey glove with your name inside, and stirred a pot, for he proposed to eat first. The other log was for you. Whoever got up first would show his back to the other.',
      'You came to a fire beside your road, and on a log by it sat a hired killer with a pot between his feet, who had waited for you. He showed you his order, a grey glove with your name inked in the palm. There was a second log, and you sat down on it. Neither of you could get up first without being stabbed for it.',
      'A killer whom somebody had hired was waiting for you at a fire in a hollow. He had your name in a grey glove, and had followed you for six days. “You walk very well,” he said. There was a log for you. He meant to do it when the pot was empty, and would not let you go before.',
      'You stopped to rest at a fire by the road, and the man who sat across it, one of your own trade, had been paid to kill you and did not deny it. The grey glove with your name in it lay beside him on the log. He stirred a pot with one hand. Whoever left that fire first would show the other his back.',
      'A man at a fire showed you a grey glove with your name in it, and told you that he had been paid for your death. He was a killer, as you are. You sat on one log and he on the other, with a pot on the coals between. He would not let you leave alive, he said, but saw no need to hurry.',
      '“Mind the wire,” said a man at a fire, who had stretched it there for somebody less careful. He had come to kill you. It was his trade, as it is yours, and half was paid. There were two logs, a pot, and in his hand a grey glove with your name in it. He begged you to sit down.',
      'You smelled supper, and found a man on a log by a fire, who had cooked in order to be found. He was a hired killer. He turned back the cuff of a grey glove and let you read your own name in it. He was there for you, he said, and would serve from the pot first. You could not safely turn your back.',
      'A hired killer had lit a fire on your road and waited for you beside a pot. On the handle hung a grey glove. “It has your name in it,” he said, “and I feared for the ink.” He was to kill you and bring it home. There was a log for you, and nothing behind that log which you trusted.',
      'You and a man who had been sent to kill you crept round a fire in the dark, in opposite directions, and met at his pot. He showed you a grey glove with your name in it, which was his order. You were each to take a log, he said, and keep both hands in view. After supper he would do what he was paid for.',
      '“They did not tell me that you would be tired,” said a man at a fire, and held up a grey glove in which he had been sent your name. He was a killer by trade. He meant to kill you when the pot had been emptied. You had one log and he the other, and there was only the fire between.',
    ],
    still: [
      'The killer still sat across the fire, with your name in his glove, and neither of you could get up first without being stabbed in the back.',
      'The killer and you still watched each other over the fire, each from a log, and you could not turn your back on him to go. The soup in the pot was beginning to burn, he said.',
      'The man who had been paid to kill you had not given it up, and held you on your log with his eye on both your hands. He had moved the spoon to his other hand.',
    ],
    givenUp: [
      'The killer told you that he was not paid to wait so long, and gave it up. He went off to the left, walking backward; you took the right.',
      'The killer had had enough of sitting there, said that he would report you as not found, and let you get up and go. He had not been afraid of you, he told you.',
    ],
    later: [
      'You found the ashes of a fire at which somebody had waited to kill you, and two bowls, washed.',
      'Two logs lay by those ashes, turned so that whoever sat on one should have the other in view.',
      'The killer’s wire was still wound about a stake near his fire, tied in a bow.',
      'Somebody had buried the bones of the killer’s supper, and somebody else had dug them up.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'grave'], {
        action: 'Strike first across the fire',
        description: 'You have one stroke, and the next belongs to him.',
        success: [
          'You went over the fire before he could draw, and had your point under his chin. He gave in, and told you that a canon had paid him, for an old debt of yours. You let him go on that, and he left you the pot.',
          'You kicked the pot at him and beat him, and at the end he sat against his log with your knee on the glove. “I was told that you had slowed,” he said. You let him go, on condition that he should say you had.',
          'Both of you moved, and you had his wrist before the knife was clear. You held it for nineteen breaths, until he laughed and opened the hand. He walked away from there without the glove.',
        ],
        failure: [
          'You struck first, and he had moved already and was behind you. He praised the stroke, and you felt his knife. Then he sat down on his log again.',
          'You jumped up to strike him and fell over a loose stone, which he had put there for that. He cut you once. He begged you to sit, as the pot was not empty yet.',
          'You had him by the collar, and it came away, as it had been sewn on for that. So he got the better of you. He put on another collar and went on with the soup.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Compare what each of you was paid',
        description: 'If he was cheated he may let you live, but you must name your figure in the same breath as he.',
        success: [
          'You both said what you had been paid, and it was the same sum, out of the same purse, each for the death of the other. He put the glove in the fire. You divided what was in the pot, and parted.',
          'You laid out your pay in beans, he laid out his, and you saw that one man had hired both of you against each other. You ate the beans. He would not kill you for such a man, and you both left, bowing.',
          'You each scratched your price on the sole of a boot, and found that one man had hired each of you to kill the other. He began to swear, quite low. He went off to see that man, and you were not followed.',
        ],
        failure: [
          'You named what you were last paid, and he laughed, since for you he got twice that, and it was no reason for him to stop. He was still laughing when he drew a knife and laid it beside him.',
          'He lied to you about his pay, named twice the sum, and you believed it, so that you had nothing to agree upon. You thought for so long about who could want you dead at that price that he had come round to your side of the fire. You went round to his.',
          'He would not tell you what he had been paid, and you had told him already. For four minutes he ate, and looked at you with pity. You minded that.',
        ],
      }),
      does(['flight', 'perception', 'hard', 'serious'], {
        action: 'Kick the fire out and vanish',
        description: 'You have as long as the smoke lasts, from a man who has taught others how it is done.',
        success: [
          'You kicked the fire out and got away in the smoke. You did not run; you lay down behind your own log, and heard him search in every direction but that. Then you went the other way.',
          'You scattered the fire and escaped, by following the coals, where he did not look for you. You could still hear him being polite about it at half a mile.',
          'You kicked over the pot with the fire, and walked out of the steam backward, in his own footprints. He followed your toes the wrong way, he has told me himself, until he came to where he had slept.',
        ],
        failure: [
          'You kicked the fire and ran through the smoke, and fell over a wire that he had strung for a person running. He led you back and lit the fire again.',
          'You could not kick the fire out, as he had laid it with green wood under. You stood with one foot in it. He inquired whether you had finished.',
          'You fled through the smoke, and ran into him, as he had chosen the same side. You had each a hand upon the other’s throat. He led you back to your log by the sleeve and blew up the fire.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        feeds: true,
        action: 'Sit down and eat with your eyes open',
        hurt: 'weariness',
        description: 'You may not blink until one of you sleeps, and he has had the longer rest.',
        success: [
          'You ate and talked with him until the pot was empty, and then he could not do it. You had spoken of roofs. He could not kill somebody with whom he had sat up, he told you, and he scraped the pot, and went.',
          'You ate, and neither of you slept, until he yawned, and you both considered that yawn. He gave it up and let you go. He told you in which towns he would look for you, and would begin with the farthest.',
          'You sat down to eat, he spoke of his mother for two hours and you of yours, and the order came to nothing. He lifted the hot pot with the glove and left it there until your name had burned off. Then he shook hands with you and went.',
        ],
        failure: [
          'You ate, and there was something in the salt. He counted with you, aloud, as far as sixty, to see whether you would fall. You did not, and he put on more wood.',
          'You blinked while you were eating, and he changed your bowl for his. You had already eaten half of what was in that one. It made you ill, and he watched.',
          'You watched his right hand for an hour, and he did his work with the left: there was a cut in your sleeve. He offered you more from the pot.',
        ],
      }),
    ],
  },
  'lagoon-skiff': {
    terrains: ['coast', 'swamp'],
    weight: 2,
    who: { trade: 'runaway', gender: 'male' },
    shows: ['skiff', 'mattress', 'stitch', 'lamp', 'mud'],
    toward: 'for',
    cast: { 'glass-blower/runaway': 'he', 'officer/boat': 'they' },
    openings: [
      'A black skiff lay aground in the mud, with a mattress in it, and a voice in the mattress begged you for help. It was a glass-blower, whom the Republic does not let leave; his friends had sewn him in, with forty stitches, to smuggle him out, and then had run away. A lamp was coming up the only channel, with officers to fetch him back.',
      'A man’s thumb came out through a stitch in a mattress, and he asked you to save him. He was a glass-blower, who might not leave the Republic and wished to. Those who had sewn him up had left him in a skiff that was stuck in the mud. The lamp of a boat that hunted him was three hundred paces off, across the way out.',
      'Somebody called to you out of a mattress that lay in a black skiff, fast in the mud. He was a glass-blower, sewn in with forty stitches, to be smuggled out of the Republic, whose officers were after him. They were in the channel, in another boat, with a lamp. He could not get free alone, and begged you to do something.',
    ],
    still: [
      'The glass-blower was still in the mattress, and the skiff in the mud, and you were not willing to leave him to the officers, whose lamp had come nearer.',
      'The glass-blower asked you out of his mattress how far off the officers’ lamp was, and begged you not to go without him. You told him the truth, less a third.',
    ],
    givenUp: [
      'The water rose and lifted the skiff out of the mud without you, and it was carried off past the lamp. The glass-blower got away, in his mattress. You had to wade.',
      'The glass-blower bit through the last stitches himself and got off over the mud. The officers found the mattress empty, and let you go, as a person who knew nothing.',
    ],
    later: [
      'The water had been over the mud where the skiff had stuck. One goose feather from the mattress was left.',
      'Three ells of waxed thread lay along the mud, from the glass-blower’s mattress, with a needle still on it.',
    ],
    offers: [
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Cut the stitches and have him out',
        description: 'There are forty stitches, and the lamp comes nearer by about nine strokes to each of them.',
        success: [
          'You cut the stitches and had the glass-blower out before the lamp came. You stuffed the mattress with oars and let it float toward them. They spoke to it quite firmly, and he was away by then.',
          'You opened the seam and rolled the man under the edge of the skiff, where he lay still. They rowed up, held the lamp to an empty mattress, and went away. He was free, and thanked you.',
          'You pulled out the thread in one piece, and the man was free. You lay flat together while the lamp went over. Somebody had thrown away a good mattress, said a man in the boat.',
        ],
        failure: [
          'You had cut eleven stitches when the skiff rolled over, with both of you beneath. You had to right it. He was in there as fast as before, and wetter.',
          'You cut through the cloth and touched his ear with your knife, so that he screamed. The lamp turned that way. You left off cutting until it turned back.',
          'You had cut the mattress open as far as his knees when you saw that he was sewn to his own coat too. There were forty more stitches on the inside. He had not been told either.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Hail the lamp as an officer of the Ten',
        description:
          'You order them off: nobody asks an officer of the Ten, who rule the Republic, for proof, but you must stand in full view.',
        success: [
          'You ordered the lamp to be put out, as an officer of the Ten would, and it was. You heard them row away for a quarter of an hour, very carefully. The glass-blower was saved, and you cut him loose.',
          'You asked the lamp what it was doing in your channel, and the boat begged your pardon and turned back. They took you for an officer of the Ten. The man in the mattress had time to be got out.',
          'You held up an empty hand, and the officers believed that there was a paper in it. The man had been taken already, by you, you told them. They rowed home, and he went where he liked.',
        ],
        failure: [
          'You told the boat to put out its lamp, and it was held up to you: the man who held it was a real officer of the Ten. You lay down in the mud. He rowed along the bank to look for you, and had not seen the skiff.',
          'The officers asked you for the word of the day, and you did not know it. There was a silence of six strokes, in which the mattress gave a cough. They put the lamp higher and came on.',
          'You played the officer well, but there was a goose feather on your shoulder, and the lamp was held up to it for some time. They did not believe you, and came on slowly.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Drag the skiff away over the mud',
        hurt: 'mishap',
        description: 'It is forty yards at a foot to each heave, and the mud keeps what it takes hold of.',
        success: [
          'You dragged the skiff over the mud to another channel, mattress and all, and it floated. There were a hundred and nineteen heaves. You lay beside him, black all over, and the lamp slid past on the far side.',
          'You pushed the skiff across, while he counted for you through the cloth, and at the ninety-third heave there was water under it. The lamp went by where you had been. He was free.',
          'You ran the skiff over the mud upon its oars, forty yards in eight minutes, and got it and the man away. I have tried it with three porters and a table, and could not do it in twenty.',
        ],
        failure: [
          'You stuck fast in the mud at thirty yards, without your boots, and could not drag the skiff any farther. It slid back when you let go. The lamp was nearer than before.',
          'Your rope broke, and you sat down in the mud; the skiff, being lighter, slid home to where it had lain. You tied a knot in the rope.',
          'You went into the mud to the hips, and it took you a long time to come out. The man in the mattress asked what the matter was. The skiff had not moved.',
        ],
      }),
    ],
  },
  'chained-codex': {
    terrains: ['mountains', 'hills', 'forest', 'desert'],
    weight: 2,
    shows: ['book', 'chain/lock', 'monk', 'abbot', 'wall'],
    cast: { abbot: 'he', monk: 'they' },
    openings: [
      'You came to an abbey, where the masters of your guild had sent you to read one page of a famous book. It lay in the porch, locked to a chain, and no stranger was to read it. The abbot sat at the end of the passage to see who would come for it, and eleven monks watched from behind their doors. Outside, a wall went up to the copying-room.',
      'The abbey beside your road guards one book, and the masters of your guild wanted a page of it, which you were to read in secret. It was on a stand, on a chain with a lock. The abbot walked up and down before it, and behind eleven doors as many monks waited to catch you. In the outer wall, high up, was the slit of the copying-room.',
      'Your guild wanted to know one page of a book that lay on a chain in the porch of an abbey, and you had come there to read it. The abbot would not unlock the chain for anyone. Eleven monks watched through the cracks of their doors to see what you would do. The wall outside was sheer, with a slit at the top, where the book is copied.',
      'You had reached the abbey to which the masters of your guild sent you, for one page of a book, to be read unobserved. It lay in the porch on a chain with a cardinal’s lock. Behind each of eleven doors stood a monk, to watch you, and the abbot sat where he could see your hands. A high wall led up to the room where they copy it.',
      'You had been sent to an abbey for a page about mirrors, which the masters of your guild needed. The book that has it lay chained in the porch, under lock, since nine thieves had tried before you. The abbot had it watched, by eleven monks who pretended to be asleep. They copy it in a room under the roof, and up to that went a bare wall.',
      'At an abbey beside your road a great book was chained to the wall of the porch, with a lock on the chain. The masters of your guild had ordered you to learn what was on one page. The abbot let no stranger read it, and had placed a monk behind each of eleven doors to see who tried. Copies are made in a room up under the roof.',
      'You came to an abbey for one page of a book, by order of the masters of your guild, and it lay in the porch, locked to a chain. It seemed unattended. Then you heard eleven monks breathe in, behind their doors, where they were set to watch. The abbot stood at the top of the stair. Outside, a bare wall went up to the slit of the copying-room.',
      'An abbot beside your road keeps a book locked to a chain, which no stranger may read, and your guild had sent you for a page of it. He let you look from a distance. Eleven monks were set to watch that you did nothing more. The wall of the abbey is good rough stone, and goes up two hundred feet to a slit, behind which it is copied.',
    ],
    still: [
      'The book lay chained in the porch as before, with the abbot and the monks to guard it, and you could not go from there without the page that your masters wanted.',
      'You had still the page to read for your guild before you could leave the abbey, and the abbot still guarded the book. One of the eleven doors had come open a little more.',
      'You had learned nothing yet from the chained book, and the masters of your guild do not let anybody come home without what they sent for. The chain gave a clink, and eleven monks held their breath.',
    ],
    givenUp: [
      'The abbot had you shown to the road, with his blessing and without the page, and eleven doors were shut one after another. Asked what the page said, you could not answer.',
      'The monks walked you out to the road between them, singing, and locked the abbey. You could go where you liked, without the page.',
    ],
    later: [
      'In the porch of the abbey the stand for the book was empty, and the chain hung down. Somebody had written “Borrowed” in dust.',
      'In the abbey eleven monks sat on one bench with a Greek grammar, so as to be able to read their book.',
      'A second hole had been bored in each of the cell doors of that abbey, lower down, so that the novices could watch too.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Learn the page by heart where it lies',
        description:
          'You stand with both hands behind you, and have a quarter of an hour before the abbot asks what you make of it.',
        success: [
          'You learned the page by heart, and went away with it in your head, and nobody could object. It told how to grind a mirror that shows a harbour from a mountain. Eleven monks breathed out as you went down the stair.',
          'You had the page by heart when a bell rang for dinner, and showed the monks your empty palms. “Already?” one of them whispered. The abbot let you go.',
          'You read the page downward and upward until you knew it, mistakes and all. The abbot searched you himself. Asked what he found, you told the court: lint.',
        ],
        failure: [
          'You had the page by heart to the last line, and then the abbot spoke to you, and you forgot all of it. You had still to learn it.',
          'You had learned half of the page when a monk sneezed, and you looked round. When you looked back somebody had turned the leaf. You would have to find the place again.',
          'You learned a page perfectly, and then saw that it was the wrong one, a list of chapters. You had not read the right one, and the monks were still watching.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight', 'Ring of picks'], {
        action: 'Pick the lock without a sound',
        description: 'There are four wards and a bell on a thread, and eleven monks have their ears open for the bell.',
        success: [
          'You opened the lock, with the bell held by its tongue, and read what you had come for. It took nine minutes. You locked the book up again. Asked why, you told the court that it was not your lock.',
          'You picked the lock while a monk turned over in bed and covered the noise. You had the book on your knees, away from the doors, for as long as you cared to read.',
          'You opened the lock with one hand while the other turned leaves for the abbot to see. So you read your page and were gone. He has sworn that he never took his eyes off you.',
        ],
        failure: [
          'You had opened three parts of the lock when the bell rang, and the monks came out. You were a pilgrim, you told them. They went in again, and left their doors wider open.',
          'You opened the lock without a sound, but the chain ran off the stand and woke everybody. The abbot put it back with his own hands. You had not read a line.',
          'Your pick broke in the lock, and a part of it in your finger. You said nothing at the time. It was the abbot who cried out, and you had to put your hands behind you.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the abbot why he leaves the book out',
        description: 'He may be longing for somebody who can read it, but you must put it as a point of theology.',
        success: [
          'The abbot told you that nobody there could read the book, as it was in Greek, and that they did so wish to know. So you read it to them. For three hours eleven monks sat about you on stools; and your page was among the rest.',
          'The abbot confessed that they did not know whether the book was holy or improper, and had never dared to ask. You looked, and told him that it was about burning-glasses. He turned the stand round for you himself, to your page.',
          'The abbot had been waiting for a reader, whom the last owner of the book had promised him. You read it aloud to them, and came to your page on the way. Door after door was opened, and nobody thought again of the chain.',
        ],
        failure: [
          'You asked the abbot why he left the book out, and he said that it was to see who came for it. He did not let you come any nearer. A monk had been drawing you.',
          'The abbot asked you a question about the Trinity in return, and your answer was condemned by a council long ago. Eleven doors were shut, so as not to have heard it. The book stayed locked.',
          'You talked to the abbot’s deaf side for twenty minutes, and he answered what he supposed, which was about soup. Nothing was said of the book.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'serious'], {
        action: 'Climb the outer wall and read from there',
        description:
          'The book is copied up there, behind two hundred feet of rough stone and a slit for your eye and one arm.',
        success: [
          'You climbed the wall and read your page through the slit, upside down, from a copy with the ink still wet. It took forty minutes. Asked how you came down, you told the court that you did not remember all of it.',
          'You got up to the slit, and a copyist had fallen asleep over the very page that you needed. His sleeve was clear of it. A sparrow resented you all the way down.',
          'You reached in at the slit and turned a desk by its corner until the page faced you, and you read it. Then you turned it back. Nobody in the abbey knew of it.',
        ],
        failure: [
          'You fell from near the top of the wall, where it had been whitewashed, before you could see in. You came down some part of the way without touching anything, and lay in the porch for an hour.',
          'You reached the slit and looked in, and a monk looked out. You were both so civil about it that you lost your footing. You slid down the wall with nothing read.',
          'You could not get higher than a hundred and twenty feet, where you found a nail and a scrap of somebody’s sleeve. You looked down, and held on there until you could no longer hold. You had not read anything.',
        ],
      }),
    ],
  },
});

export const assassinPursuits: readonly Pursuit[] = pursuits('assassins', {
  'herb-hedge': {
    places: ['hills', 'plains', 'forest', 'mountains', 'swamp'],
    needs: BEFORE_WINTER,
    ...does(['craft', 'intellect', 'easy', 'slight'], {
      action: 'Gather healing herbs along a hedge',
      hurt: 'weariness',
      description: 'Some of the herbs cure what the others do, and they look alike.',
      success: [
        'You found rue and mullein, which heal, and a pale herb that kills, and took some of each. You had laid them on a stone, the cures on one side. Asked why you took both sorts, you said that you took what was needed.',
        'You found the plant with the purple stem, which is sold by the grain in the city as a poison. It grew near a child’s swing. You took a little of it. Then you dug up the whole of it, so that the child should not.',
        'You found monkshood, a poisonous herb, ten in a row, and took nine of them with your sleeve drawn over your hand. A dog had eaten grass beside it. You ought to have left none, you told the court.',
      ],
      failure: [
        'You tasted a stem, to be certain of it, and it was a poison. You were certain within five minutes. You gathered nothing else in the next hour.',
        'You gathered herbs in gloves, and then drew off a glove with your teeth. The juice was on it. You had no more use for herbs that day.',
        'You gathered for two hours, by the leaf and not by the root, and half of it was poisonous. You had tried a little before you knew. You threw the rest over a wall, where a goat ate it, and you were sorry about the goat.',
      ],
    }),
  },
  'borrowed-habit': {
    places: ['hills', 'plains', 'coast', 'forest', 'desert'],
    needs: BY_DAY,
    ...does(['explore', 'charisma', 'medium', 'none'], {
      action: 'Go along the farms as a begging friar',
      description:
        'The farmers will tell a friar anything that goes on, and after that they expect a blessing that works.',
      success: [
        'You called at six farms, as a friar, and heard that the armed men of the valley all sleep in one mill. So one can pass the other houses. You heard two confessions and a recipe besides. You blessed a cow. I have inquired about the cow, and she did well.',
        'You preached in a barn, as a friar, and seventeen people confessed to you; from the seventh you learned that the bailiff steals his lord’s grain and sells it. He would pay to have that kept secret. Asked whether you listened to them all, you told the court: with both ears.',
        'You called at three farms, as a friar, were fed at all of them, and heard all the sins of a widow’s late husband, who was to be prayed for. At the last you saw where the key of the toll-gate hangs, behind the stove.',
      ],
      failure: [
        'You came as a begging friar to a farm where a true friar was at table, and learned nothing. He asked after the Prior by name, in Latin. You answered, you admit, in Greek.',
        'A man was dying at the third farm, and they took you for a priest, so that you could ask about nothing. You knew some of the words. He knew them all, and helped you as far as the last but two.',
        'You were found out as a false friar by a child, who asked you to show her your knees. There was no hard skin upon either. She called her mother, and you ran.',
      ],
    }),
  },
  'upper-city': {
    places: ['city'],
    ...does(['explore', 'reflexes', 'medium', 'slight'], {
      action: 'Look in at windows from the roofs',
      description:
        'One learns a good deal from up there, but there is a gap that has been getting wider, or it is you.',
      success: [
        'You crossed the city by the roofs and saw in at fifteen windows. Thirteen were dull. Behind the next the money-lender was counting, and behind the last he put it under the floor. It was only good to know.',
        'You lay on the roof of the customs house for an hour and saw the collector come home by the back stair, with his shoes in his hand. So that stair is never locked, for he fears to wake his wife.',
        'You watched from behind a chimney until a thief came over the roofs with a ladder, and so you saw that the banker’s house is entered by its attic. He left the window open behind him.',
      ],
      failure: [
        'You jumped the gap at the cloth-hall, and it was a foot too wide. You hung by the gutter from one hand. The whole quarter began to ask what that was, and you saw nothing else.',
        'You slipped on the roofs, because the gutter had not been mended with the slates. You had known each loose slate by its voice. That was the end of the walk.',
        'A child at a window took you for the chimney-sweep, and you said that you were. You were fetched in, and given a brush, and it was two hours before that chimney was clean.',
      ],
    }),
  },
  'apothecary-bench': {
    places: ['city'],
    needs: BY_DAY,
    ...does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Gossip at an apothecary’s',
      description: 'He knows who buys poison and why, and asks no questions, but he has a mirror, and a second door.',
      success: [
        'You complained to the apothecary of your digestion, and he told you of one great house that had begun to buy liquorice by the pound. It hides the taste of poison. You had both been silent for about a minute.',
        'The apothecary told you, by talking of rhubarb, that the Duke’s old aunt had died in the palace. He had sold none there that week. It was not known in the town yet, and a person could be first with it.',
        'You helped the apothecary to count sixty blue pills, which keep people quiet, and learned that they went to a house with one old uncle in it. He had never made a sound. Somebody there wants him to sign, the apothecary thought.',
      ],
      failure: [
        'The apothecary looked at your tongue and asked you with what family you had dined, and told you nothing himself. You shut your mouth. He made a note behind the mirror.',
        'The apothecary had no news for you, but he had seen you before, he said, in another hat, and with a limp. You changed the subject.',
        'The apothecary gave you something for the digestion, and it was you who talked, for twenty minutes. You do not know what about. It was most interesting, he says.',
      ],
    }),
  },
});

export const assassinFinds: readonly Find[] = [
  {
    places: ['city', 'hills', 'coast'],
    item: item('Poison ring', 12, 'Empty. One hopes that it was sold that way.'),
  },
  {
    places: ['city', 'plains', 'hills'],
    item: item('Silver pomander', 9, 'Ambergris in five chambers, and in the sixth a key.'),
  },
  {
    places: ['city', 'coast', 'swamp'],
    item: item('Carnival mask', 4, 'The doctor’s, with the beak. Some of him has been left in it.'),
  },
  {
    places: ['hills', 'mountains', 'forest'],
    item: item('Page of mirror writing', 8, 'A wing, a river lock, and a list: candles, figs, ask about the moon.'),
  },
  {
    places: ['plains', 'hills', 'swamp'],
    item: item('Wheel-lock key', 6, 'For winding up a pistol, should one be left for you.'),
  },
  {
    places: ['city', 'coast'],
    item: item('Thin glass goblet', 11, 'Murano. They say it cracks at poison. It has been cracked, and mended.'),
  },
  {
    places: ['forest', 'plains', 'mountains'],
    item: item('Garrotting cord', 5, 'Green silk, with handles of boxwood, by a maker of lutes.'),
  },
  {
    places: ['city', 'hills', 'plains'],
    item: item('Love letter', 2, 'It is addressed to three people. The hand is that of a fourth.'),
  },
  {
    places: ['coast', 'city', 'desert'],
    item: item('Pilot’s compass', 10, 'It points a little to the west of north and is quite firm about it.'),
  },
  {
    places: ['mountains', 'hills', 'desert'],
    item: item('Reliquary bone', 6, 'Certified. It would be the saint’s fourteenth.'),
  },
  {
    places: ['forest', 'swamp', 'coast'],
    item: item('Blowing tube', 7, 'Elder, bored true, and disguised as a flute by somebody who could not play.'),
  },
  {
    places: ['city', 'plains', 'coast', 'swamp'],
    item: item('Forged florin', 1, 'A lovely piece of work. The lily is better than on the real ones.'),
  },
  {
    places: ['mountains', 'forest', 'desert', 'plains'],
    item: item('Hooded lantern glass', 5, 'Blue, for signals, or for looking at the sun when it matters.'),
  },
];
