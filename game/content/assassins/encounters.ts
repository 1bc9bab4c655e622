import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
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
    openings: [
      'You deposed that a saddled mule stood across the road, tied to a wall on the left. A grey glove hung from the pommel with a sealed letter in it. It was the left glove, and you had been given the right. Somebody behind the wall meant to see what you did with the letter, and you could not go on until you had done it.',
      'Asked how many gloves you had that day, you said one, the right, grey, by order. The left glove was on a mule. It had been pulled over the pommel, and a sealed letter stuck out of the cuff. Behind a wall a pencil was moving. You were to show that you knew what to do with the letter, or you were not to pass.',
      'It is agreed that the mule was not lost. It had been tied with a knot that is taught, six paces from a wall, and its left stirrup held a grey glove with a sealed letter inside. You had the fellow of that glove. A voice behind the wall was counting, slowly, and you understood that you must answer the letter before the road was free.',
      'You were asked which you saw first, the mule or the glove. You answered: the wall, because a hat had gone down behind it. Then you saw the mule, and on its saddle the left of your own pair, grey, with a sealed letter in the palm. The hat wished to learn whose servant you were, and would not let you by until it had.',
      'Exhibit one is a left glove, grey. You found it on a mule, you state, buckled under the girth, and a sealed letter was folded into the thumb. You felt your right pocket, where the other glove was. From behind the wall somebody saw you do that. Whoever it was wanted to know what came next, and there was no leaving before.',
      'You put the distance from the mule to the wall at eleven paces. I have walked it, and made it eleven. The mule carried a grey glove, the left, and in its fingers a sealed letter. You carried the right. Someone lay behind the wall with a clear view of both your hands, and you were not to pass until you had used one of them.',
      'Asked why you stopped, you said that the mule stood in your way, and that it wore half of your instructions. This was a left glove, grey, with a letter sealed inside. The other half was in your right pocket. A stone shifted upon the wall. Somebody there would let you go on when the letter had been dealt with, and not sooner.',
      'The letter was addressed, in a good hand, to the owner of the other glove. You were the owner. This one was a left, grey, laid palm upward across the saddle of a mule. You stood still for forty breaths, you told us, and counted forty-one. Somebody behind the wall was breathing too, and waited for you to act before you might pass.',
      'You deposed to four things: a mule, on the right of the road; a grey glove, drawn over its left ear; a letter with the seal whole; and a wall, from which you were being looked at with one eye shut. You had been given the right glove. Nobody would let you leave that place until you had answered the left.',
      'Pressed upon the mule, you agreed that it had been shown your boots. It stepped across the road and presented its right side. There hung the left glove of your pair, grey, with a sealed letter. Behind the wall somebody turned a page. You were expected to do something about that letter, you said, before you took another step.',
    ],
    still: [
      'The grey glove had been turned a little. You are sure, as the forefinger had pointed at your left boot and now pointed at your right.',
      'The mule stood where it had stood. You counted a second pencil behind the wall.',
      'Somebody behind the wall asked you, not very loudly, if you were ready yet.',
    ],
    later: [
      'A grey glove lay flat in the road. It had been walked on since by some forty people, of whom you could identify three.',
      'A halter hung on the wall. You looked at the knot for a minute and kept both hands behind you; it was the one that is taught.',
      'A goatherd’s boy passed you on the left with a mule that he could not account for. He had been told to say that it was his uncle’s, he said.',
      'There were crumbs of red wax along the wall, of two different reds. I have them here in a paper.',
    ],
    offers: [
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Lift the seal and read the letter',
        description:
          'It takes a blade warmed under the left arm, nine minutes, and a hair to be found beneath the wax.',
        success: [
          'You found a hair under the wax, and held it between your lips for six minutes. The letter named the bridge by which you were expected. You put back the hair and the wax as they had been. Asked which way you then went, you said: by the ford, on the left.',
          'The seal came up whole in your right hand. It was a letter of four lines, and two of them were about you. Somebody was to praise your work and then have you followed home. You closed it again, and slept that week at another address.',
          'You had read it through in ninety seconds. It told whoever wore the left glove how to know you, which was by the right knee. You sealed it up. You walked off favouring the other knee, and kept to that, I have it from the person behind the wall, for three miles.',
        ],
        failure: [
          'You found the hair and laid it back as it had lain. There had been two. Asked where the second was, you showed us your left sleeve; and whoever was behind the wall had seen it there before you did.',
          'The blade was too warm. Wax ran over your left thumb, and the lion on the seal became, you said, some sort of dog. You could not close it, and somebody coughed, to let you know that this was written down.',
          'At the fourth minute the mule turned its head and ate the corner with the signature. You had read as far as “your obedient”. You held the rest up in both hands, to no purpose, and behind the wall a page was filled.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Lie up and see who collects it',
        description: 'It is some hours on your left side, upon the ground, with nothing to look at but a mule.',
        success: [
          'A boy with a hoop took the letter in the third hour. He looked neither left nor right, you noted, which no boy does. Forty paces behind him came a man with a prayer-book, and you knew his walk. You had once been paid to stop it.',
          'Nobody came for two hours. Then the person behind the wall grew tired of you and climbed down, to see whether you had gone. He favoured the left knee. You gave us his height to within an inch, and we have measured him since.',
          'It was a nurse with a child, and the child was about fifty. He took the letter with his left hand and asked to be carried. Asked which of the two you followed, you said the nurse; she had trodden on a dry stick, and there had been no sound.',
        ],
        failure: [
          'Somebody lay down at your right side in the second hour and said that the ground was damp. You agreed that it was. Asked by him whom you were waiting for, you could not tell him, and nor could he tell you.',
          'You slept for what you took to be a minute. When you looked, the glove had been turned over, and a straw had been laid across the toe of your left boot.',
          'You watched the mule so closely that you did not watch the road. A lady asked from above you what you had lost down there. You said a button. She has deposed to it as well, and to your colour.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Give the countersign you think it is',
        description: 'There are three in use, you must say it to a wall, and a wrong one is remembered.',
        success: [
          'You said to the wall the line about the little boat. There was a pause of nine breaths. “We were told that you did not read,” somebody answered, and the rest of the message was said over to you twice. You went on, by the right-hand path.',
          '“A pair of eyes,” you said, with both your hands in view. It was the countersign of the year before. Somebody was so relieved to have any answer at all that you were told the day, the door, and the name of the man who would follow you.',
          'You gave it in Latin, having forgotten it in your own language. It was returned to you over the wall in Latin, with one mistake. You did not correct the mistake. You were bidden to pass, and a hand drew the mule out of your way to the left.',
        ],
        failure: [
          'You said the line about the boat. Asked who uses that one, you admitted: constables. You heard two persons get up behind the wall and run, one heavier on the right foot. A third stayed, and sharpened his pencil.',
          'You spoke for a minute to the wrong part of the wall. You were answered from four paces to the left, politely, that nobody had been there, and would you care to begin again.',
          'You gave the whole sonnet, and it was too long by thirteen lines. The person behind the wall asked for the first of them only. You were by then, under questioning, no longer sure which that was.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Cipher wheel'], {
        action: 'Turn the cipher wheel to last week’s saint',
        description: 'It is an hour of small clicks, and it fails if they have chosen somebody’s birthday instead.',
        success: [
          'You turned the wheel with the left hand and held the letter in the right. Nine words came out of the address, and a tenth that had been scratched through. You had the day, the window and the colour of a cloak. The seal was whole, so nobody behind the wall could object.',
          'It was the saint of the week. You had the message in forty turns, and read it aloud, so that the wall should hear how it was done. Asked whether they were content with that, you said that you heard something being ticked.',
          'The wheel stuck at the eleventh letter, and you went back two. This gave you a street, and after the street a name that you had hoped would not be there. You were let go by. You have told us the street.',
        ],
        failure: [
          'You set the wheel to Saint Zita. It gave good sense, all of it about cabbages. You had been to look at two fields, the left and the right, before you came back to the mule and thought of another saint.',
          'You turned it backward. For half an hour, you state, you believed that you had been made a bishop. Behind the wall somebody held a hand over his mouth; you could tell by the breathing that it was the left.',
          'The wheel gave you eleven letters, and then the same eleven. It is how they tell a person that he is being made to wait. You waited, and on the other side of the wall somebody ate an apple.',
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
    openings: [
      'You deposed that a servant locked the gate behind you and took your left arm. Nine guests sat on the terrace about a pike, and not one had touched it. The host needed a tenth in the tenth chair before it could be eaten. You saw no other way out but the balustrade. Asked what you thought was in the fish, you said: a reason.',
      'Asked to describe the host, you gave his smile first. He stood over nine guests with his right hand on an empty chair, and begged you to be the tenth, since nobody would begin the pike without one. The servant who had let you in was now in front of the gate. From the balustrade it was a drop of twenty feet.',
      'It is agreed that eighteen hands lay beside nine plates, and none was on a fork. The host wanted his pike eaten, and had sent a servant to stop you in the road and bring you to the tenth chair. “Now nobody need be anxious,” he told his guests. The servant stood between you and the steps. On the other side was the balustrade.',
      'You counted the guests twice, you state: four on the left and five on the right. A tenth chair had been put on the left to make it even. The host asked you to sit in it, so that the pike might be begun at last, and a servant would not let you go back. Nobody looked at the balustrade. You thought that they had all looked already.',
      'Exhibit three is a card with the words “For the tenth”. You took it off an empty chair, at the invitation of the host, who stood above a pike with a knife in his right hand. His nine guests would not eat until you did. Behind you a servant shut the door to the road and leaned on it. There remained the balustrade.',
      'Pressed as to why nine guests should sit before a pike and let it grow cold, you answered that they had known the host longer than you had. He wanted a tenth. There was a chair for it; a servant had walked you to the chair by the right elbow and stayed. You measured the balustrade by eye, and made it twenty feet to the ground.',
      'The host called you by somebody’s name and drew out the tenth chair with his left hand. You told him that you were looked for elsewhere. He told you that the gate was locked, and a servant showed the key. Of his nine guests not one had tasted the pike. One, who sat next to the balustrade, shook her head at you, by about an inch.',
      'Asked how long the pike had lain there, you said that the sauce had a skin. Nine guests sat round it with straight backs. The host would have it begun as soon as the tenth chair was filled, and a servant had gone down to the gate to fill it with whoever passed. You passed. The servant kept between you and the balustrade the whole way up.',
      'You deposed to eight guests about a pike, with a lemon in its jaws, and to a lapdog asleep under the table. You looked again, and it was not asleep. The ninth guest leaned on the balustrade and would not turn round. “You will make us ten,” said the host, and gave you a chair. A servant had already bolted the way back.',
      'You gave the number of plates as ten, and of people who had eaten as none. The nine guests looked at the pike, and the host looked at you. He had been waiting an hour and a quarter, he said, for somebody to sit in that chair. A servant took your hat, and stood with it before the gate. You noted the height of the balustrade.',
    ],
    still: [
      'The host had carved. A slice lay before each of the ten chairs, and the company was explaining about its stomach, from left to right.',
      'A wasp walked along the pike toward the gill. Nobody drove it off. You timed it, and it had stopped by the second minute.',
      'Somebody’s fork touched a plate, on the right. It was laid down again, and its owner asked everyone’s pardon.',
    ],
    later: [
      'The terrace was shut and the chairs were stacked, nine to the left and one by itself.',
      'A gardener told you that only parsley would grow now beneath that balustrade. You asked him if he ate it. He asked why you wished to know.',
      'The cook of the villa passed you with his knives in his apron. Asked whether the host was well, he said that the host now cooked for himself.',
      'Ten forks had been washed in the yard of the villa and then buried. I have dug up four.',
    ],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Take the tenth chair and be delightful',
        hurt: 'weariness',
        description: 'You must talk for two hours with a full fork in your right hand, and swallow nothing.',
        success: [
          'You told the story of the abbess and the ladder, with gestures. It took seventy minutes. Eleven times the fork came up, and each time there was one thing more to say. The host had the pike carried out, cold. Asked what was on the fork at the end, you said: the same piece.',
          'You began on your uncle’s lawsuit about a well. There are fourteen witnesses in it, and you did them all, the left hand for the plaintiff. The nine guests saw how it was done, and asked questions. The host could not make himself heard, and waved away the dish.',
          'You praised the pike until nobody could decently spoil it. Each of the guests praised it after you, in turn, and the last two took a quarter of an hour apiece. The sauce grew a second skin. The host pushed his own plate from him, with the left thumb, and sent for cheese.',
        ],
        failure: [
          'You told the one about the abbess. She was the host’s aunt. He took the fork out of your right hand into his own, and asked you to open your mouth. You did, from surprise.',
          'You had come to the third physician, and the whole table was weeping with laughter. Between one sentence and the next your neighbour on the left filled your mouth, to oblige the host. You held it there for four minutes, and then you were asked a question.',
          'You talked for fifty minutes and stopped for breath. You put that breath at two seconds. The host said “And now” into it, and nine people turned to watch you swallow.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Watch the servants eat',
        description: 'You must get out to the kitchen as if on an errand, and be believed there for ten minutes.',
        success: [
          'The servants ate standing, from every dish but one. Over that one the ladle hung dry. You carried it up to the table yourself, and let your left foot catch in the carpet. You were called a clown by nine people, four of whom had to wipe their eyes, and were turned out of the gate.',
          'You begged a crust of the cook, and were told to dip it in anything but the green. The green stood apart, in a silver boat. On the stairs you changed it for mustard, left hand for right. The guests coughed, drank water and lived, and the host looked for a long time into his spoon.',
          'There were six at the kitchen table, and all six left the sauce. You asked the smallest why. “It is for upstairs,” she said. You repeated those four words on the terrace, in her voice, and eighteen elbows came off the cloth. The servant at the gate stood aside for you, as for the others.',
        ],
        failure: [
          'You stood in the kitchen for a quarter of an hour, and they ate from every dish alike. They had been told that somebody might come and watch. You went up reassured, you deposed, and helped yourself.',
          'They gave you a stool and a bowl, since you looked hungry. Then the six of them laid down their spoons and watched you. Asked when that struck you, you said: at about the fifth mouthful.',
          'The cook was fasting, and so was the boy, and so were they all. It proved nothing. When you came back to your chair the plate had been filled for you, and the sauce was on your side.',
        ],
      }),
      does(['craft', 'vigour', 'easy', 'slight', 'Vial of antidote'], {
        action: 'Take the antidote and dine',
        hurt: 'weariness',
        description: 'It answers five poisons out of six, and you will learn which this is while you chew.',
        success: [
          'You used the vial behind your left hand, and ate with the right. You felt the poison go by, you said, “below, and in no hurry”. You asked for more of the pike. The guest who had mixed it got up, and went out to be by himself, and left the gate open.',
          'You ate the whole of the cheek at a steady pace, while nine people watched your colour. It did not change. After twenty minutes the host felt your pulse with his own fingers, and sent word to have you let out.',
          'You finished your plate and wiped it. The host asked what you had tasted. You named the poison, the town that makes it, and how much they ask. He begged you not to tell the others, and walked you out by a door on the left.',
        ],
        failure: [
          'It was the sixth. You knew it by the tips of your left fingers, which were the first to go. You named it to the table, and that was taken for wit.',
          'The vial answered the poison. It did not answer the fish, which was nine days old. You gave us an account of the hour that followed, and I have left it out.',
          'You used the vial too openly. The host asked to smell it, and told his guests how clever that was. He then turned the dish about, and served you from the other end.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Decline and leave over the balustrade',
        description: 'It is twenty feet to the ground, and you must first thank your host with both hands empty.',
        success: [
          'You bowed to the left and to the right, and went over backward. You counted a second and a half. The hedge was deep. Above you there was applause, then a chair going over, then, you thought, somebody being kicked.',
          'You asked the host what it was o’clock, and while he looked you had a leg across. You hung by the right hand, chose your bush, and let go. The servant with the key needed four minutes to come round by the gate. You had needed three.',
          'You told the company that in Genoa you were believed to be dead, and must not be seen. They were still thinking about that when you went. There were thirteen feet of climbing, by a vine, and seven of falling, and then the road.',
        ],
        failure: [
          'You put your right hand on the stone. It was stucco, in the modern taste. It reached the hedge first, you deposed, and you were second. The servant helped you back to your chair.',
          'Your left cuff caught on the corner of the balustrade. You hung there for six minutes in good view of the company. The host had you lifted in, and dusted, and said how glad they were.',
          'You had the left leg over when you saw the dogs below. You counted five. You took back the leg, and told the nine guests that you had been admiring the view.',
        ],
      }),
    ],
  },
  'condottieres-camp': {
    terrains: ['plains', 'hills', 'swamp', 'mountains'],
    weight: 2,
    shows: ['captain', 'card', 'drum', 'army/armies', 'bun'],
    openings: [
      'You deposed that an army stood on the left of the road and another on the right, and that the two captains sat between them at a drum, over cards. They were cousins, and lacked a third. Until there was one, nobody was to pass. The third seat had a tray of buns on it, for which the sutler had gone to find buyers.',
      'Asked which side you had been on, you said the middle. It was four paces wide. In it were a drum, a hand of cards, and two captains with the same nose, who wanted a third to play. Their armies would let no stranger by while the seat was empty. A sutler’s tray of buns was keeping it warm.',
      'It is agreed that there was a war. You saw one army cooking and the other asleep. The captains, who are cousins, played at cards upon a drum between the lines, and called out to you that you might not pass until you had made a third. You noticed a tray of buns, with nobody to it, nine paces to the left.',
      'Pressed for the number of the dead, you said one, and he had fallen off a mule. Both armies took up their pikes to receive you. You could go neither forward nor back, said the captains, until somebody filled the third place at their drum, as two cannot play that game of cards. A sutler had left his buns in it.',
      'You paced the ground between the armies and made it thirty-one steps. I had thirty. In the middle two captains, cousins, held their cards face down on a drum and looked at you over them. They needed a third, and the sentries on either hand had been told to stop one. On the empty stool stood a tray of buns.',
      'Asked what the captain on the left said, you gave it as “Sit”. The captain on the right said the same. They had cards, a drum, and two armies to see that a third player did not walk past. You looked at the road beyond. A sutler’s buns had been set down upon it, on a tray, and those were let alone by both sides.',
      'You were stopped at the first line by a pike held left-handed, and at the second by a pike held right. The armies were under contract, you were told, and had time to fill. So had their captains, who are cousins, and who sat at a drum with the cards dealt for three. A tray of buns lay on the third hand, so that it should not be looked at.',
    ],
    still: [
      'A gun was let off on the right, to show that something was being done. From the left somebody called to ask if all was well.',
      'The pack had been cut again. The two captains kept your place at the drum with a pebble, and you were asked to note that they had not moved it.',
    ],
    later: [
      'Both armies had marched off. Between the two sets of ashes there was a round mark in the grass, of the size of a drum.',
      'A cross had been put up to the one man who fell. You read the verses on it, all eight, and they were about the mule.',
    ],
    offers: [
      does(['craft', 'reflexes', 'medium', 'none'], {
        action: 'Sit down to cards with the captains',
        description: 'They both cheat, by agreement, and you have two eyes for their four hands.',
        success: [
          'You let each of them deal you the same queen. When three of her lay on the drum they looked at her, at you, and at each other, for nine seconds, and then they laughed. You were told the password of both armies, so that you should not tell anybody.',
          'You watched the left hand of the one and the right of the other, and lost six games to be certain. You won the seventh. The stake was the road, and they gave it you, and shook hands upon it across the drum.',
          'The thin one kept a card in his left boot. You asked him, very low, if it was comfortable there. He had you passed through both lines at once, you state, before his cousin should inquire what had been said.',
        ],
        failure: [
          'You had up your sleeve what they had up theirs. It fell out on the drum, the right way up. You asked us to write down how stern a soldier can be about that in a civilian.',
          'You were dealt eight cards and counted nine, and you said so. Nothing so honest had been done yet at that drum. They had the whole pack told over by sergeants, and it took an hour.',
          'You played for two hours with your left hand closed. They had seen into it from the first deal, by a helmet hung behind you. You lost the road, the stream, and a hill that was not yours.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Draft them a contract that pays for peace',
        description: 'You must write for an hour upon a drum, for two readers who move their lips.',
        success: [
          'You wrote it out twice, the left sheet for the one army and the right for the other. They were to be paid by the furlong for not advancing. Both captains signed. Asked how many lives that came to, you said that nobody had put the question before.',
          'They had you read the clause on widows three times. It said that there should be none. The thin captain wished to know who would see to it, and you said that he would. He signed with his right hand, looked at the hand, and let you pass.',
          'It came to fourteen lines: so much for a skirmish threatened, and so much for the same withdrawn. Soldiers had come up to listen from both sides. By the twelfth line they had their boots off, and there was a way through down the middle.',
        ],
        failure: [
          'Your draft was clear, and they followed each word of it, which they were not used to. The captain with the scar asked who had sent you. He asked it four times, you said, with his left hand flat upon the paper.',
          'You had put “peace” in the first line. They sent for somebody to explain it. Under the old contract, it appears, the word was grounds for dismissal, and you were asked to stand four paces from the ink.',
          'A drummer wanted his drum. When he had been given it you had ink as far as the left elbow, and a contract in two halves, and neither captain would agree to the lower.',
        ],
      }),
      does(['flight', 'perception', 'easy', 'slight'], {
        action: 'Walk between the lines as a sutler',
        hurt: 'blow',
        description: 'It is four hundred paces with a tray of buns, and some of the soldiers have been cooks.',
        success: [
          'You put the tray on your left shoulder, to hide that side of your face, and cried buns along both lines. You were stopped nine times, always about a bun. At four hundred paces there was no army on either hand, and you set down the tray.',
          'Nobody looks at who is behind a bun. You went by within an arm of each captain, you state, and the one with the scar took two and did not raise his eyes from his cards. The last picket was asleep. You left the tray across his knees.',
          'A sentry hailed you from the right and asked what the other side were eating. The same, you told him. It seemed to comfort him. He walked with you for the last sixty paces, and showed you where the mud was.',
        ],
        failure: [
          'Half-way across, a Swabian asked you what was in them. He had been a pastry-cook. You said butter, and saw by his right hand, as it closed, that this was not the answer.',
          'You cried them to the army on the right in the accent of the army on the left. It was nineteen paces before you noticed. They had noticed at six, and a boot took the tray off your shoulder.',
          'You had sold the last bun at a hundred and ten paces. The men of both sides then looked, for the first time, at your face.',
        ],
      }),
    ],
  },
  'judas-wanted': {
    terrains: ['hills', 'plains', 'coast', 'forest'],
    weight: 2,
    who: { trade: 'fresco-painter', gender: 'male' },
    shows: ['painter', 'chapel', 'supper', 'patron', 'scaffold'],
    toward: 'neither',
    openings: [
      'You deposed that a painter ran out of a wayside chapel and took you by both shoulders. He had a supper on the wall inside, twelve at table and one place wet, and he wanted your face for Judas. He would not let you pass until he had it. His patron sat above on the scaffold, and was asking for the fourth time why it took so long.',
      'Asked how he chose you, you said that he held up his left thumb and shut his right eye. He was a painter. In the chapel was a supper without its Judas, on the scaffold a patron without patience, and you were the first person in ten months at whom he had not shaken his head. He stood in the road to keep you.',
      'It is agreed that the other twelve were excellent likenesses. You saw them through the door of the chapel, at supper, with one stool empty on the left. The painter needed a Judas for the stool. He had hold of your sleeve, in a yellow right hand, and his patron called from the scaffold that you must not be let go.',
      'You were nine paces past the chapel when the painter overtook you, turned, and walked backward in front of you to look. He had thirteen to paint at a supper and had painted twelve. He would give you back the road, he said, for four hours of your face, as Judas. From the scaffold his patron asked what that would cost.',
      'Pressed on why a person of your profession should stop at all, you answered that he called you by no name. He said, “You, who were paid.” It was a painter at a chapel door, with a supper half dry behind him and Judas still to do. He barred the way with a ladder. His patron, on the scaffold, told him not to let you haggle.',
      'The painter put it to you civilly. Nobody would sit for Judas, neither in his guild nor in the village, and until there was a Judas the supper would not be paid for. He had drawn you into the chapel by the left hand and stood in the door. You looked up, and saw his patron lying along the scaffold to examine the blue.',
      'Asked whether it was like you, you said: about the eyes. The painter had drawn somebody in charcoal, before he ever saw you, at the left end of a supper, with a purse. Now he wanted the rest, and kept you in the chapel with his arms spread. His patron, who had a cushion on the scaffold, asked if this was the one at last.',
      'You counted thirteen stools at the supper in that chapel, and twelve of them were taken. The painter had kept the other for a person who looks at a door before going through it, and meant you to sit for him as Judas. He shut the door. On the scaffold his patron read aloud from the agreement, at the part about delivery.',
      'By your account you asked only for water. The painter gave it to you, watched how you drank, left-handed, and cried out that he had his Judas. There was the supper, and there was the gap in it. His patron came down one stage of the scaffold to see. You could not get out of the chapel except between the two of them.',
      'I have been to see the chapel. The supper takes up the whole of the right-hand wall. You deposed that the painter wanted you for Judas, that he stood in your way with a brush in each hand, and that his patron called down from the scaffold to ask if you were dear. Asked what you answered, you said that you had not.',
    ],
    still: [
      'The painter needed one look more, he told you, the look that you had come in with. You were asked by us to show it, and could not.',
      'He had scraped you off as far as the eyebrows, and had begun again on the left with more green.',
      '“Lower the chin,” said the painter. “You have been told the sum, and had hoped for more.” From the scaffold his patron said that so had he.',
    ],
    later: [
      'The fresco was done. You found Judas third from the left, and stood before him for four minutes; his hands, you said, were correct.',
      'The sacristan had put up a board with a hand on it, the left, pointing out the right apostle to people with candles.',
      'A bill was pinned to the chapel door, in yellow ochre: to twelve, as agreed; to one, with difficulty.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Sit for him',
        description: 'It is four hours without a scratch, and your face stays on a wall where anyone may know it.',
        success: [
          'You sat for four hours with your right hand closed on nothing. He talked the whole time. You heard who had ordered the chapel, and for what sin. When you were allowed up to look, you said, it was only somebody tired, counting.',
          'You were to keep your eyes to the left. He told you of a prior in debt, and of the brother who held the paper. In the end he put you behind a pillar. Asked if one could know you by it, you said that you hoped not. I have looked, and could not.',
          'He asked you to think of somebody whom you had let down. You thought for about a minute, and he said that it was enough. The face took him an hour. You did not wish to see it, and went out with your head turned to the right.',
        ],
        failure: [
          'You sat for two hours. He stood off, bit his brush, and painted you out from the chin upward. There was not enough there, he told you, and did not mean it unkindly. He asked you to sit again and be worse.',
          'You scratched once, on the left side of the nose. It was the side that he was doing. He said nothing for six breaths, and then he felt about for the scraper.',
          'You deposed that you fell asleep on the stool. It would have made a Saint John, and he had one. His patron wished to know, from above, whether the sleep was charged for.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Persuade him to use the patron',
        description: 'He has thought of it since the second payment, and his patron is four yards off, listening.',
        success: [
          'You asked him, with your back to the scaffold, which man had haggled. He looked up past your left shoulder for as long as it takes to see a thing. Then he called to his patron to turn a little, and think of money. You were free to leave.',
          'You said four words: “Who paid for it?” The painter laughed, and had to sit. He went up the ladder with one brush in his right hand and one in his teeth. From as far off as the road you could hear his patron being told to smile less.',
          'You proposed it to the patron himself, as an honour. There were twelve who prayed, you told him, and one who kept the accounts. He came down from the scaffold to be measured. The painter could not look at either of you, and held the door for you with his left foot.',
        ],
        failure: [
          'You said it too loudly. The patron lay two yards above your head, on the left, looking at how the sky was coming on. He asked you to say it again, and you deposed that you said something about the sky.',
          'The painter agreed with you warmly. He had tried it already. There it was, under the whitewash, and it had cost him nineteen weeks. He took your chin between two fingers and began.',
          'He asked you how one could make a man like that look sorry. You both considered it for some minutes. Neither of you could see it, and the whole of it had gone up to his patron, by the echo.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Read the painting for what he has seen',
        description: 'He paints in everything that he sees, and you have only until his yellow is mixed.',
        success: [
          'You found it in the fourth window from the left: a man letting down a basket from a bank. It was no larger than a fly. You told the painter that his Judas was there already, with a rope. He ran to look, and you ran as well.',
          'Behind the seventh head was a garden door with the key outside, and a hat upon the key. You knew whose hat it was. When you said so the painter lost his colour, and let you go, on condition that you had never been in the chapel.',
          'You counted the feet beneath the table and made them twenty-six. There were twelve people at it, so far. The painter counted too, with his brush. He had drawn his Judas months ago, it turned out, as far as the knees, and he knew the shoes. He begged your pardon.',
        ],
        failure: [
          'You put your face close, to see. It was true fresco, and wet. There is an apostle now, third from the right, with the print of your nose, and he had to be seen to before anything else was.',
          'You read for a quarter of an hour, and found a cat, a hen and a friar, all of them innocent. He had taken those from another painting, he told you. He had not been out of doors in a year.',
          'You found a person at an upper window, looking out. You studied it for some time before you saw that it was yourself, from the left, and that he had put you in while you stood there.',
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
    openings: [
      'You deposed that you came back with wood in both arms and found a man at your fire. He was stirring a pot with his left hand. On his right was a grey glove, and inside it, he told you, was your name. He had been paid to kill you, and proposed to eat first. The other log was yours. You could not turn your back on him.',
      'Asked how you knew his trade, you answered that you had not heard him. He sat across a fire, on a log, with a pot between his feet, and showed you a grey glove with your name inked in the palm. It was an order for your death. Neither of you could get up first. You sat down on a second log, ten feet off.',
      'He is described as slight, tidy, and of about your height. He had lit a fire in a hollow with two ways out, and had kept the better log for you. They had sent him your name in a grey glove. “I have followed you for six days,” he said, “and you walk very well.” He meant to kill you when the pot was empty.',
      'It is agreed that he was hired, and that you were the work. He did not deny it. The grey glove with your name in it lay on the log at his left side, and his right hand was on the spoon. Whoever left that fire first would show the other his back. You looked into the pot, you state, so as to be looking at something.',
      'You put it at five paces from your log to his, with the fire between. I have been there, and it is four. He drew a grey glove from his belt, read you the name in it, which was yours, and asked if he had said it properly. He then salted the pot. He would not let you leave alive, he told you, but saw no need to hurry.',
      'Asked which of you spoke first, you said that he did. He begged you to step over the wire, which he had put there for somebody less careful. Beyond it were a fire, a pot, and two logs so placed that each could see both hands of the other. He held up a grey glove with your name in it. He had come to kill you, and half was paid.',
      'You smelled cloves. Nobody in the trade puts cloves in a pot, you explained to us, unless he wishes to be found. You found him at a fire, on a log, with a grey glove on the left hand only. He turned back the cuff and let you read your name. He was there to kill you, and had thought that you might prefer to be told.',
      'He had your cut of cloak, and wore down the left heel as you do. A grey glove hung on the handle of his pot to dry. “It has your name in it,” he said, “and I feared for the ink.” He was to kill you and bring it home. There was a log on your side of the fire, and nothing behind that log which you trusted.',
      'There were a hat and a cloak beside the fire, you deposed, and nobody in them. You went round to the left. He had gone round to the right. You met at the pot, and he showed you a grey glove with your name in it. He had been paid to kill you. You were each to take a log, he said, and keep both hands in view.',
      'Asked for his exact words, you gave these: “They did not tell me that you would be tired.” There are nine, and he said them softly, holding a grey glove by the wrist. It had been sent him with your name in it. He meant to kill you when the pot had been emptied. You had one log and he the other, and there was only a fire between.',
    ],
    still: [
      'You had changed places with him, and could not tell us how. The fire was still between, and his right hand was where your left had been.',
      'Neither of you had looked at the pot for some seven minutes. It was he who said that it was catching.',
      'He had moved the spoon to his other hand. You had seen it, and he had seen you, and each of you told the other so.',
    ],
    later: [
      'You found ashes, and two bowls, washed. Both spoons had been laid to the left.',
      'Two logs lay there, turned so that whoever sat on one should have the other in view. I sat on each for a minute.',
      'A wire was wound about a stake at the height of a throat. It had been tied in a bow, for a right-handed person.',
      'Somebody had buried the bones of the meal, and somebody else had dug them up, to count.',
    ],
    offers: [
      does(['force', 'reflexes', 'medium', 'grave'], {
        action: 'Move first',
        description: 'There is no third chance at it, and the second belongs to him.',
        success: [
          'You went over the fire and not round it. It took two seconds, and he had allowed for three. Your point was under his chin on the left side. He would have called that Pisan, he said, and then he told you the name of the man who had paid him.',
          'You kicked the pot at his right hand and came in on his left. At the end he sat against his own log, with the glove beneath your knee. “I was told that you had slowed,” he said. Asked on what terms you let him go, you answered: that he should say I had.',
          'Both of you moved. You had his wrist before the knife was clear, and held it for nineteen breaths, until he laughed. He opened the hand, finger by finger, from the left. He walked away from there without the glove.',
        ],
        failure: [
          'You moved first. He had moved already. You heard it spoken well of from behind your right ear.',
          'Your left foot came down on the one loose stone between the logs. You have been back since, you told us, to see that stone. He had put it there himself, before you sat.',
          'You had him by the collar, and the collar came away. It had been sewn on for that. What he did next you described in one sentence, which I have written down and have not been able to read aloud.',
        ],
      }),
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Compare what each of you was paid',
        description: 'It is not done in the trade, and you must name your figure in the same breath as he.',
        success: [
          'You said it together. It was the same sum, out of the same purse, and each was to have it for the death of the other. He asked you to say it again. Then he put the glove in the fire with his left hand, and you divided what was in the pot.',
          'You laid out yours in beans, so as not to say it aloud, and he laid out his. There was one heap, cut in two. The man who had sent him to you had also sent you to him. He ate his beans, and you ate yours, and you left by the two ways, bowing.',
          'He scratched his figure on the sole of his left boot and you did so on your right. You crossed your feet to read. He was slow at sums, and it took him a minute. Then he began to swear, quite low, at your employer, who was also his.',
        ],
        failure: [
          'You named yours. He laughed until he had to hold the pot. You had been going cheap, it turned out, by a half. It left you open on the left side, you said, and he had not stopped laughing when he saw it.',
          'Asked what figure he gave, you said twice the true one, and that you had believed it. You were so long in thinking who could want you dead at that price that by the end he was on your side of the fire.',
          'He would not say. You had said yours already. For four minutes he ate, and looked at you over the spoon, and you deposed that it was the pity you minded.',
        ],
      }),
      does(['flight', 'perception', 'hard', 'serious'], {
        action: 'Kick the fire out and vanish',
        description: 'You have as long as the smoke lasts, from a man who has taught others how it is done.',
        success: [
          'You put your left boot through the fire. There was smoke for eight seconds. You did not run; you lay down behind your own log, and heard him search in every direction but that. When he was four hundred paces off you went the other way.',
          'You kicked the coals to the right and went after them. He had looked for you on the left, as it said in the glove that you would go. Asked how long he hunted, you said that you could still hear him being polite about it at half a mile.',
          'The pot went over with the fire, and steam is better than smoke. You walked out of it backward, in his own footprints, of which there were forty-four. He followed your toes the wrong way, he has told me himself, until he came to where he had slept.',
        ],
        failure: [
          'You kicked, and ran twelve paces through the smoke. You knew the wire when you came to it, by the hum. It had been strung for a person running.',
          'The fire would not go out. He had laid it as it is taught, you explained, with the green wood under. You stood with one foot in it, and he inquired whether you had finished.',
          'You went to the left, and he did. You met in the smoke at nine paces, each with a hand upon the other’s throat. He led you back to your log by the sleeve.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        feeds: true,
        action: 'Sit down and eat with your eyes open',
        hurt: 'weariness',
        description: 'You may not blink until one of you sleeps, and he has had the longer rest.',
        success: [
          'You talked of roofs. Nine bowls went round, and no left hand was taken from its knee. When there was no more to be said of roofs you were both alive. He could not do it to somebody with whom he had sat up, he told you, and scraped the pot, and went.',
          'Neither of you slept. He asked riddles and you answered them, thirty in all. It was he who yawned, and you both considered that yawn. Then he told you in which towns he would be looking for you. He would begin, he said, with the farthest.',
          'He spoke of his mother for two hours, and you of yours. Asked what became of the order, you said that he had used the glove to lift the pot. He had left it on the handle, over the fire, until the name burned off.',
        ],
        failure: [
          'The food was good, you said. It was the salt that was not salt. He counted with you, aloud, as far as sixty.',
          'You blinked. You put it at a quarter of a second. When you looked, the bowl before you was the other bowl, and you had already eaten half of what was in it.',
          'You had resolved to watch his right hand, and watched it for an hour. He had been eating with that one, to please you, and doing his work with the left.',
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
    openings: [
      'You deposed that a black skiff lay aground with a mattress in it, and that the mattress asked you for help. A man had been sewn inside, with forty stitches, by his friends. He blew glass, and the Republic does not let glass-blowers leave. On the left, along the mud, a lamp was coming up the only channel to fetch him back.',
      'Asked what moved, you said a thumb, the right, through a stitch. It belonged to a glass-blower who was to be smuggled out in a mattress. Those who had sewn him up had run from a lamp, and left him in a black skiff on the mud. The lamp was three hundred paces off, in another boat, across the way out. He begged you for help.',
      'It is agreed that he was in the mattress of his own free will. He had paid for every stitch. He wished to leave the Republic, he told you through the cloth, and the officers of the Ten wished him not to. They were in the channel, with a lamp. Their skiff could float and his could not, as the mud had it by the left side.',
    ],
    still: [
      'An oar was shipped, somewhere to the right. You made it sixty strokes off, and the last time you had made it ninety.',
      'The mattress asked you in a whisper how far it was now. You told it the truth, you said, less a third.',
    ],
    later: [
      'The water had been over the mud and taken out every footprint. One goose feather was stuck upright in it, to the left of the channel.',
      'A thread of waxed linen lay along the mud, three ells of it, with the needle still on.',
    ],
    offers: [
      does(['craft', 'reflexes', 'easy', 'slight'], {
        action: 'Cut the stitches and have him out',
        description: 'There are forty stitches, and the lamp comes nearer by about nine strokes to each of them.',
        success: [
          'You cut every second stitch, which saved four minutes. He came out feet first, with feathers. You stuffed the mattress with oars and let it go down upon the lamp. Asked if they stopped for it, you said that you heard them speak to it quite firmly.',
          'You opened the seam down the left side and rolled him under the edge of the skiff. He had the sense to stay there. They rowed up, turned over the mattress, held the lamp to it, and went away to see who else had been selling bedding.',
          'It was all one thread. You found the end with your right hand, pulled, and it ran out round him to the last hole. You lay flat together while the lamp went over. A man in the other boat said that somebody had thrown away a good mattress.',
        ],
        failure: [
          'You cut eleven. It was the twelfth that held; and he, who was glad, stood up too soon, and the skiff rolled on its left side with both of you beneath.',
          'The knife went through the cloth where he was not, you said, and then where he was. It was only the ear. He screamed for the space of two breaths, and the lamp turned its head.',
          'You had cut down the left side as far as his knees when you saw that somebody had sewn him to his own coat. There were forty more on the inside. He had not been told either.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Hail the lamp as an officer of the Ten',
        description: 'Nobody asks an officer of the Ten for proof, but you must stand up in full view to be one.',
        success: [
          'You did not shout. You said, just loud enough, “Put that out.” It was put out. You heard them row for a quarter of an hour after that, very carefully, in the direction from which they had come.',
          'You asked the lamp what it was doing in your channel. A voice gave the number of the boat, and begged pardon. You repeated the number slowly, as one who writes it down, and they were gone before you had come to the end of it.',
          'You held up your right hand with nothing in it, and the lamp stopped. They believed that there was a paper. You told them that the man had been taken already, by you; and it was true, you pointed out to us, in its way.',
        ],
        failure: [
          'You told them to put it out. It was brought nearer. The hand that held it, you deposed, was the right hand of an officer of the Ten.',
          'They asked for the word. You said that they ought to know it, and they said that they did. There was a silence of six strokes, in which the mattress gave a cough.',
          'You had the voice, and you had the stance. You had also a goose feather on the left shoulder, and the lamp was held up to it for some time.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Drag the boat over the mud to the next channel',
        hurt: 'mishap',
        description: 'It is forty yards at a foot to each heave, and the mud keeps what it takes hold of.',
        success: [
          'You took the rope over the right shoulder, and leaned, and went in to the knee, and leaned. There were a hundred and nineteen heaves. Then it floated. You lay in it face down beside the mattress, black all over, and the lamp slid past on the far side.',
          'You rocked it off the left side and pushed from behind. He counted for you through the cloth, out of gratitude, and had to be asked to count more quietly. At the ninety-third heave there was water under the bow, and nobody in it.',
          'You laid the oars down and ran the skiff along upon them, one after the other, right and left. It went forty yards in eight minutes. I have tried it with three porters and a table, and could not do it in twenty.',
        ],
        failure: [
          'At thirty yards the mud had both your boots, the left one first. You stood in your stockings with the rope over your shoulder, and the lamp was now nearer than the channel.',
          'The rope parted at the tenth heave. You sat down backward to the waist, you deposed, and the skiff, being lighter, slid home to where it had lain.',
          'You went in to the hips, with him above you in the boat asking what the matter was. It took you half an hour to come out by the way you had gone in.',
        ],
      }),
    ],
  },
  'chained-codex': {
    terrains: ['mountains', 'hills', 'forest', 'desert'],
    weight: 2,
    shows: ['book', 'chain/lock', 'monk', 'abbot', 'wall'],
    openings: [
      'You deposed that the book lay open in the porch of an abbey, with a chain on it and a lock on the chain. You wanted one page. Eleven monks lay in their cells, with the doors ajar, to see who came for it, and the abbot sat at the end of the passage. Outside, the wall went up two hundred feet.',
      'Asked what the abbey was guarding, you said one book, and that everybody knew the price of a leaf. It was set out on a stand, on a chain. You needed to read it. An abbot walked up and down with his hands in his sleeves, eleven monks were holding their breath behind eleven doors, and the outer wall had only the one slit.',
      'It is agreed that nobody forbade you. The abbot said that whoever could read the book might read it. He did not say that he would unlock the chain, nor why eleven monks should be watching through the cracks of their doors. You had come for a single page. You looked at the wall outside also, you told us, by way of a second opinion.',
      'You counted eleven doors in the passage, six on the left. Each stood open by the width of a nose, and behind each was a monk. In the porch was the book, on a chain with a cardinal’s lock. You wished to read it unobserved. The abbot had a chair placed so that he could see your hands, and the wall beyond was sheer.',
      'Pressed as to your purpose, you answered that you had been sent for a page about mirrors. The book that has it lay chained in the porch, under lock. Nine thieves had tried before you. The abbot therefore had it watched, by eleven monks who pretended to be asleep; and the wall had been limewashed, so that whoever climbed should show.',
      'The chain is four ells long, and I have handled it. You saw it run from a ring in the wall to the back of a great book, with a lock where they met. You wanted to learn what was in the book. The abbot wanted to learn who would come, and had placed a monk behind each of eleven doors.',
      'Asked who let you in, you said that the gate was open, and that this was what you disliked. In the porch lay the book, unattended, upon a chain. You had one page to get from it. Then you heard eleven monks breathe in. Their abbot greeted you from the top of the stair, and you observed that the wall on either hand had no other door.',
      'You gave the name of the book, and my master asked me not to write it. An abbot keeps it on a stand, locked to a chain, in full view. You had to have a page of it. Eleven monks were set to watch that you should not, and the wall of the house is good rough stone, as you found by leaning your left shoulder on it.',
    ],
    still: [
      'A draught turned a leaf of the great book. You heard eleven people count it.',
      'A door on the left had come open by the width of one more eye, and the abbot wished you a good appetite.',
      'The chain gave a clink. You had not touched it, you state, with either hand.',
    ],
    later: [
      'The stand was empty, and the chain hung down. In the dust a finger had written “Borrowed”; a left one, by the slope.',
      'Eleven monks sat on one bench with a Greek grammar. The abbot was hearing their verbs, from the right.',
      'A second hole had been bored in each of the cell doors, lower down. I am told that it is for the novices.',
    ],
    offers: [
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Learn the page by heart where it lies',
        description:
          'You stand with both hands behind you, and have a quarter of an hour before the abbot asks what you make of it.',
        success: [
          'You had it at the second reading, blots included. It told how to grind a mirror that shows a harbour from a mountain. You said it over to us, forty lines, with your eyes shut. Eleven breaths were let go as you went down the stair.',
          'You learned the corners first and then the middle. When the bell rang you turned about, with your palms open, left and right, so that the monks could see. “Already?” one of them whispered, and was trodden on.',
          'You read it downward, and upward, and then with your back to it. There were forty mistakes in the Greek, and you learned those too. The abbot searched you himself. Asked what he found, you said: lint, in the left pocket.',
        ],
        failure: [
          'You had it to the last line. Then the abbot asked you, from behind, which of the forty-two mistakes you had noticed. You said forty. It was the two that undid you, and you lost the rest in looking for them.',
          'A monk sneezed in the third cell on the right. You looked that way, for one second. When you looked back somebody had turned the page.',
          'You learned it perfectly, with both hands behind you, and were told on the stair that it had been the index.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight', 'Ring of picks'], {
        action: 'Open the lock without its clicking',
        description: 'There are four wards and a bell on a thread, and eleven people are listening for the bell.',
        success: [
          'You held the bell by its tongue with one pick, in the left hand, and dealt with the wards by the other. It took nine minutes. You looked your fill, and locked it up again. Asked why, you said that it was not your lock.',
          'At the third ward you stopped and let a monk turn over in bed. You needed that noise, you explained. Under cover of it the fourth went, and you had the book on your knees, away from the door, for as long as you cared to read.',
          'You oiled the thread with the tip of your tongue. You opened the lock with your right hand while your left, in full view, turned pages for the abbot. He has deposed that he never took his eyes off you.',
        ],
        failure: [
          'You had three of the wards, you state, in four minutes. The fourth was put in only to keep your mind from the thread, and the bell rang.',
          'The lock opened without a sound. The chain did not. It ran off the stand, four ells of it, link after link, and you stood with both hands out and counted them: a hundred and six.',
          'Your pick broke at the second ward, and you told us which finger it broke into. You said nothing at the time. It was the abbot who cried out.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the abbot why he leaves it out',
        description: 'It must be put as a point of theology, and he will want to hear yours.',
        success: [
          'He told you that nobody had read it in eighty years. They had not the Greek, and they did so wish to know. You stayed for three hours. When you looked up from the first chapter there were eleven monks in the porch, with stools, on your left.',
          'The abbot put his mouth to your right ear. Either it was a very holy book or a very improper one, he said, and they had never dared to ask. You looked, and told him that it was about burning-glasses. He turned the stand round for you himself.',
          'It had been left to the house by a man who promised them a reader. Nine thieves had come, and you. You began aloud, slowly at the verbs; and door after door was pushed open along the passage, six and then five, and nobody thought again of the chain.',
        ],
        failure: [
          'You asked him, and he smiled. It was to see who came, he said. You then noticed a tall monk on the right, who had been drawing you, and had got as far as the boots.',
          'He asked you a question about the Trinity. Pressed, you gave an opinion. It was condemned at a council, it seems, and eleven doors were shut one after another, so as not to have heard it.',
          'The abbot is deaf on the left. You had been talking to that side for twenty minutes, and he had been answering what he supposed, which was about soup.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'serious'], {
        action: 'Climb to the scriptorium by the outer wall',
        description: 'It is two hundred feet of good rough stone, and ends at a slit for your eye and one arm.',
        success: [
          'You climbed for forty minutes, left hand first. Through the slit you saw eleven desks, and at each a copy of the book, with the ink wet. You read the page you needed upside down. Asked how you came down, you said that you did not remember all of it.',
          'You had two hundred feet below you, you state, and a sparrow that resented you. The slit was as wide as your face. A copyist on the right had fallen asleep over the very leaf, with his sleeve clear of the last line.',
          'You put in your right arm as far as the shoulder and took nothing. You only turned the desk by its corner, an inch at a time, until the page faced you. It was a quarter of an hour. Then you turned it back.',
        ],
        failure: [
          'It was good stone to within a yard of the top. There they had limewashed it. You came down some part of the way without touching anything, and gave us the number of feet.',
          'You reached the slit and looked in. A monk looked out. You were both of you so civil about it that neither saw your left foot go.',
          'At a hundred and twenty feet you found a nail, and a scrap of somebody’s sleeve on it, and no somebody. You looked down, which is not done, and held on there until you could no longer hold.',
        ],
      }),
    ],
  },
});

export const assassinPursuits: readonly Pursuit[] = pursuits('assassins', {
  'herb-hedge': {
    places: ['hills', 'plains', 'forest', 'mountains', 'swamp'],
    ...does(['craft', 'intellect', 'easy', 'slight'], {
      action: 'Gather simples along the hedge',
      hurt: 'weariness',
      description: 'Half of them cure what the other half do, and they are cousins, and alike.',
      success: [
        'You picked rue, mullein, and a pale one that you did not name to us. You laid them on a stone, cures on the left and the rest on the right. Asked whether you took both, you said that you took what was needed.',
        'You found the plant with the purple stem, which is sold by the grain in the city. It grew four paces from a child’s swing. You took a little of it. Then you dug up the whole of it, and were forty minutes at the roots.',
        'A dog had been there and had eaten grass on the right side only. You looked on the left. There the hooded one grew, ten in a row. You took nine with your sleeve drawn over your hand, and told us that somebody ought to have known about the tenth.',
      ],
      failure: [
        'You tasted the stem, to be certain of it. You were certain within five minutes. Your account of the next hour is given in the present tense, and I have let that stand.',
        'You wore gloves for the picking. Half a mile on, thinking of something else, you drew off the right one with your teeth.',
        'You gathered for two hours, and sorted by the leaf. They should have been sorted by the root. You threw the whole of it over the hedge, and were sorry later about the goat.',
      ],
    }),
  },
  'borrowed-habit': {
    places: ['hills', 'plains', 'coast', 'forest', 'desert'],
    ...does(['explore', 'charisma', 'medium', 'none'], {
      action: 'Go along the farms as a begging friar',
      description: 'They will tell you anything, and after that they expect a blessing that works.',
      success: [
        'You called at six farms. You heard two confessions, a recipe, and where each armed man in the valley slept. You blessed a cow, with the right hand, correctly. I have inquired about the cow, and she did well.',
        'You preached in a barn for half an hour, on the unjust steward. It went so well that seventeen people asked to confess. Asked whether you listened, you said: with both ears. There was nothing more to be learned in that valley.',
        'A widow gave you her late husband’s sins to pray for, with the names. At two farms more you met the husbands of those names. One of them kept the key of a certain gate, and it hung on the left of the door.',
      ],
      failure: [
        'The fourth farm had a true friar at table. He was glad of a brother. He asked after the Prior by name, in Latin, and you answered, you admit, in Greek.',
        'At the third farm a man was dying, and they would not hear that you only begged. You knew some of the words. He knew them all, and helped you, in a small voice, as far as the last but two.',
        'You blessed nine children at one door, in a row. The tenth asked you to show her your knees. There was no hard skin upon either, and she called her mother.',
      ],
    }),
  },
  'upper-city': {
    places: ['city'],
    ...does(['explore', 'reflexes', 'medium', 'slight'], {
      action: 'Take the air upon the roofs',
      description: 'There is a gap at the cloth-hall that has been getting wider, or it is you.',
      success: [
        'You crossed from the goldsmiths to the river by the roofs, and saw in at fifteen windows. Thirteen were dull. At the next they were counting something. At the last, on the left, they were putting it under the floor.',
        'You lay along the ridge of the customs house for an hour and wrote down who came home. One man came with his shoes in his hand. He used the stair by which you had meant to go in, and stepped over the fourth tread.',
        'Somebody had put a plank across the gap at the saddlers’, and swept it. You did not use the plank. You lay to the right of a chimney until a person came over it with a ladder, and so had his house, and the window that was left open for him.',
      ],
      failure: [
        'You measured the gap at the cloth-hall at seven feet. It is eight; I have had it done with a cord. You hung by the gutter from your left hand, and heard the quarter begin to ask what that was.',
        'You knew each loose slate as far as the river by its voice. They had mended all the slates. It was the gutter that they had left.',
        'A child looked out at a garret and asked if you were the sweep. You said yes. You were fetched in, and given a brush, and it was two hours before that chimney was clean.',
      ],
    }),
  },
  'apothecary-bench': {
    places: ['city'],
    ...does(['talk', 'intellect', 'easy', 'none'], {
      action: 'Gossip at the apothecary’s',
      description: 'He asks no questions, but he has a mirror, and a second door.',
      success: [
        'You complained of your digestion. He spoke of others, naming none. One great house had begun to buy liquorice by the pound. Asked what it is used for, you told us that it hides a taste. He and you had both been silent for about a minute.',
        'You talked with him of rhubarb. He had sold none that week to the palace, where they had been so ill. Nobody there needed it any longer. You understood him by the way that his left hand smoothed the paper.',
        'He was rolling pills, and let you count for him. There were sixty of the blue, to keep somebody quiet. They were for a house with one old uncle in it, he told the scales, and the uncle had never made a sound.',
      ],
      failure: [
        'He looked at your tongue for longer than is usual. Then he asked if you had dined of late with a family whose name I am to leave blank. You shut your mouth, and he made a note behind the mirror.',
        'You said that he must see a great many people. He agreed. He had seen you on the Thursday, he said, at the second door, in another hat, and with the limp on the right.',
        'He gave you something for the digestion, and watched until it was swallowed. You talked after that for twenty minutes. You do not know what about. He has been asked, and says that it was most interesting.',
      ],
    }),
  },
});

export const assassinFinds: readonly Find[] = [
  {
    places: ['city', 'hills', 'coast'],
    item: item('Poison ring', 12, 'Empty. One hopes that it was sold that way.'),
    told: [
      'There was a little white in the hinge. You did not lick your thumb.',
      'Someone had had it made smaller, for a smaller hand.',
      'It opened with a sigh, like a person about to explain.',
      'The motto on the inside was: To my dear brother.',
      'There was a peppercorn in it, or it looked like a peppercorn.',
    ],
  },
  {
    places: ['city', 'plains', 'hills'],
    item: item('Silver pomander', 9, 'Ambergris in five chambers, and in the sixth a key.'),
    told: [
      'The clasp had been forced by someone with good nails.',
      'You unscrewed the top of it, and a cardinal might have come into the room.',
      'One of the chambers had been scraped out with a hairpin, and not lately.',
      'The key fitted the chamber that it lay in.',
      'It was engraved to a bishop, from a grateful choir.',
    ],
  },
  {
    places: ['city', 'coast', 'swamp'],
    item: item('Carnival mask', 4, 'The doctor’s, with the beak. Some of him has been left in it.'),
    told: [
      'There was camphor in the beak, and a list of his patients.',
      'You tried it on, and a dog that had been barking left off.',
      'One of the glasses had been cracked from within.',
    ],
  },
  {
    places: ['hills', 'mountains', 'forest'],
    item: item('Page of mirror writing', 8, 'A wing, a river lock, and a list: candles, figs, ask about the moon.'),
    told: [
      'In one corner was a cat, in four strokes, that did not believe in the wing.',
      'You held it up to a spoon, and it said to buy spoons.',
      'Half way down it had left off for a sum in eggs.',
      'Someone had answered one of the questions, in another ink: No.',
      'You read the back of it by mistake, and it made a kind of sense.',
    ],
  },
  {
    places: ['plains', 'hills', 'swamp'],
    item: item('Wheel-lock key', 6, 'For winding up a pistol, should one be left for you.'),
    told: [
      'It fitted nothing that you had; you wound it in the air, for the click.',
      'Somebody had begun to file it into the key of something else, and had been called away.',
      'There was powder in the socket of it, and a crumb of cake.',
    ],
  },
  {
    places: ['city', 'coast'],
    item: item('Thin glass goblet', 11, 'Murano. They say it cracks at poison. It has been cracked, and mended.'),
    told: [
      'You filled it with water, watched it for some time, and drank the water.',
      'It rang when you flicked it, and went on for longer than you liked.',
      'The mend ran round the stem in gold, and was finer than the glass.',
      'Two letters had been scratched under the foot, and one of them scratched out.',
      'There was a red stain at the bottom, and you told yourself that it was wine.',
    ],
  },
  {
    places: ['forest', 'plains', 'mountains'],
    item: item('Garrotting cord', 5, 'Green silk, with handles of boxwood, by a maker of lutes.'),
    told: ['It had been kept in lavender.', 'The middle of it was a little worn.'],
  },
  {
    places: ['city', 'hills', 'plains'],
    item: item('Love letter', 2, 'It is addressed to three people. The hand is that of a fourth.'),
    told: [
      'It had been wept on, evenly, with a sponge.',
      'There was a postscript in figures, and it added up.',
      'Somebody had put right the spelling, and taken the heart out of it.',
    ],
  },
  {
    places: ['coast', 'city', 'desert'],
    item: item('Pilot’s compass', 10, 'It points a little to the west of north and is quite firm about it.'),
    told: [
      'The needle swung, settled, and shook a little, like somebody who has been right for years.',
      'There was a name under the lid, and a ship’s name under that, crossed out.',
    ],
  },
  {
    places: ['mountains', 'hills', 'desert'],
    item: item('Reliquary bone', 6, 'Certified. It would be the saint’s fourteenth.'),
    told: [
      'You have carved a good many fowls, and said nothing.',
      'It was wired to a card, and the card gave a second saint, in case.',
      'A notary had signed it, across the knuckle.',
    ],
  },
  {
    places: ['forest', 'swamp', 'coast'],
    item: item('Blowing tube', 7, 'Elder, bored true, and disguised as a flute by somebody who could not play.'),
    told: [
      'Something was still in it, and you were careful not to breathe in.',
      'The mouthpiece was bitten, as by somebody waiting.',
      'It had been bored for six notes, and you could see which it was for.',
    ],
  },
  {
    places: ['city', 'plains', 'coast', 'swamp'],
    item: item('Forged florin', 1, 'A lovely piece of work. The lily is better than on the real ones.'),
    told: [
      'It rang true on stone. It was on wood that one heard it.',
      'You weighed it in your palm against a real one, and the real one was lighter.',
      'The Baptist on the back of it had a look as if he knew.',
      'Somebody had bitten it, and had passed it on all the same.',
    ],
  },
  {
    places: ['mountains', 'forest', 'desert', 'plains'],
    item: item('Hooded lantern glass', 5, 'Blue, for signals, or for looking at the sun when it matters.'),
    told: [
      'You looked at the road through it, and everybody there had been dead for some time.',
      'Somebody had scratched three strokes and a dot on the rim, which is either a signal or a tailor’s bill.',
      'You tried it upon your own hand, and saw how that would look in a canal.',
      'It was wrapped in half a sermon against the theatre.',
      'There was the print of a thumb on it, with a scar across, and you polished that off for a colleague.',
      'It made your bread and cheese look like evidence.',
    ],
  },
];
