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
    openings: [
      'You deposed that somebody behind you whistled, on purpose, three notes. It was {them}, the {them.trade}, out of breath, with a basket on the left arm and a cold fowl in it. You had parted on good terms. Beyond the next bend, said {them}, a man lay waiting for you with a net. The road was closed to you.',
      'Asked what stopped you, you said a drumstick. It was held before your nose by {them}, the {them.trade}, who had the rest of the cold fowl in a basket. On this side of the bend you were safe. On the other, at forty paces, a man was waiting for you with a net. {them} wished you to know it before you took another step.',
      'It is agreed that {them} had run. You gave it as two miles, by the state of the napkin. That {them.trade} put down a basket with a cold fowl in it, held up the left hand for breath, and said three words: “Man. Bend. Net.” Asked if you understood them, you said in that order. He was there to take you, and you could not go on.',
      'You were told to limp and not to look round. You limped, on the right. At your elbow walked {them}, the {them.trade}, with a basket, out of which stuck the feet of a cold fowl. A man sat round the bend with a net, and had been promised somebody who did not limp. {them} would not have you go a yard nearer to him.',
      'Exhibit eight is a wishbone. You had it, you state, out of a cold fowl, out of a basket, out of the hand of {them}, the {them.trade}, who was sitting on the left bank to wait for you. There was a man beyond the bend. He had a net, and half his money. {them} had come to prevent you from walking into it.',
      'You said that an arm was put through yours and that you found yourself going the other way. The arm was the right one of {them}, the {them.trade}. You were seated, over a basket and a cold fowl, before you were told the reason, which was a man with a net round the bend. Pressed, you admitted that you had not noticed him.',
      'Asked who else knew of your journey, you named {them}, the {them.trade}, who thinks well of you. It was {them} who stood in the road there with both hands up, and a basket hung from the left. In it was a cold fowl. Beyond the bend a man had spread a net for you, and you were not to be let go past until you had heard it all.',
      'On every milestone there had been a drumstick, in chalk, pointing left. You followed four of them. After the fourth sat {them}, the {them.trade}, white to the elbows, with the remainder of the fowl, cold, in a basket. It had to be a sign, said {them}, that would mean nothing to the man with the net. He was round the bend, and he was for you.',
      'You counted six paces from where {them} sat to the bend in the road, and thirty from there to the man. He had a net, and was to have you in it by agreement with somebody. Our {them.trade} had only a basket, and a cold fowl to keep you on this side. I asked if that was enough. You said: with salt.',
      'A hand came up out of the ditch, the left, with a basket. {them} came up after it, the {them.trade}, wet to the waist; the cold fowl was dry. You were asked how long {them} had lain there, and did not know. A man round the bend had a net to catch you with, and you must not go on.',
    ],
    still: [
      '{them} still had you by the left sleeve. The bend was pointed at, with a fowl’s leg, for the third time.',
      '{them} had moved round between you and the bend, and set down the basket there, by way of a gate.',
      'Somebody beyond the bend sneezed. {them} held up a finger, and counted, and he sneezed again.',
    ],
    later: [
      'You found some fowl bones and a napkin folded in three. It had been folded by a left-handed person.',
      'A net hung in a bush there with nothing in it. I have it from the parish that a blackbird was let out.',
      'The grass behind the bend lay flat to the length of a man, and there were nineteen plum stones about his right hand.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Sit down to the fowl and ask who paid',
        description: 'It takes until the second leg, and the man with the net may come to see what keeps you.',
        success: [
          '{them} told you what was paid, by which hand, and how much was owing. You divided the wishbone, and {them} had the larger part. Asked what the wish was, you said that it was made aloud. It was that you should for once go home by the road, and you did.',
          '{them} had it from the ostler, who had it from the purse. It was a canon’s money, and the thumb that counted it had ink on the left side. By the time that the fowl was bones you knew which stairs he lived up. The man at the bend was let wait for nobody.',
          'You heard it in order, as it was carved: on the right breast the sum, on the left the name. The man had been paid only half, said {them}, and would not stay past dinner. He did not. You went round the bend together, and trod on his plum stones.',
        ],
        failure: [
          '{them} told you all of it, so warmly that there was a whistle from beyond the bend, and then a second. There were two of them. You had got up, you deposed, with your mouth full and your right hand on nothing.',
          'You asked who paid. {them} knew, and could not say it, as it was somebody to whom you had both been kind. Four minutes went by. The leg that you were holding was cold when you were given it, and you put it back.',
          '{them} had been told three different names by three ostlers. You went through them for half an hour, until there was no more fowl. It was no nearer to being one name, and the man with the net had moved up to hear.',
        ],
      }),
      does(['craft', 'reflexes', 'medium', 'slight'], {
        action: 'Go ahead and hang the net the other way',
        description: 'He is lying under one end of it, and {them} will insist upon coming too.',
        success: [
          '{them} asked the man the way to the mill, and was hard of hearing, and asked again. By the third time you had the cords across. You coughed. He sprang up on the left and was carried off his feet to the right, and hung there with his questions.',
          '{them} sat down in view of him, took an egg out of the basket, and began to peel it. It took five minutes. He watched the egg. You had shifted the four pegs, and when he jumped it was at nothing, and the net came over him from behind.',
          'You tied the pull-rope to his own left boot, as it stuck out of the bush. It was {them} who then wished him good day. He got up to bow. You walked past him on the right side while he was working out what had hold of him.',
        ],
        failure: [
          'You had one cord over when {them} sneezed. It was you that went up. {them} had you down again directly with a bread knife, on the third stroke, and you both went back through the brambles on all fours.',
          '{them} had said that he was asleep. He was not, and watched the two of you at it with interest for some minutes. Then he took hold of your left ankle, and asked which was the person he had been paid for.',
          'You pulled the wrong peg, which was the one that held the rest. It came down over you, {them} and the basket. The man at the bend sat up and counted, and got, you said, to one too many.',
        ],
      }),
      does(['flight', 'endurance', 'easy', 'slight'], {
        action: 'Be led round by a way that friends use',
        hurt: 'weariness',
        description: 'It goes through two culverts and a pigsty, and {them} thinks that it is short.',
        success: [
          'It was four thousand and sixteen steps. {them} knew every dog by name, and where the stile had been. You came out behind the bend with straw in your hair, and saw a man in front of you holding up a net to the road, with his back turned.',
          'The pigsty was in use. {them} spoke to the sow, and she moved to the left. Of the culverts you said only that there were two. At the end you were handed up by the collar, three hundred paces past the man, who was asking a shepherd how tall you were.',
          'You followed at the heels of {them}, begging pardon of everybody. Somebody had left a cup at the spring, for whoever came after. You told us that you had not known there was such a road. It came out beyond the bend, and you asked to be shown it again, on paper.',
        ],
        failure: [
          '{them} knew the way as far as the second culvert. It had been a dry year, that other time. You came out at the end by which you had gone in, and {them} had lost the left shoe and would not have it looked for.',
          'The pigs had been sold, and a bull had the sty. You were in it for the space of two breaths. You met {them} again at the place you had started from, you on the right side of the hedge and the basket on the other.',
          'You turned left, and left, and left, by direction, for an hour. {them} stopped and looked at the bend, which lay before you at the same forty paces, and asked you very quietly not to say anything.',
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
    openings: [
      'You deposed that a camp table stood in your way with two cups of wine upon it. Behind it sat {them}, in clean linen. “You’ll have forgotten the {them.trade},” said {them}. You had not. You had left {them.him} with the worst of it, and now you were to drink for that, from the left cup or the right. There was no room to go round.',
      'Asked whether you knew the voice, you said by the second word. You named {them}, the {them.trade}, whom you had once left to answer for a thing alone. A table had been carried up there, with two cups and wine in both. “Choose,” said {them}; and until you had chosen, the path behind that table was not to be yours.',
      'It is agreed that there were two cups, and that {them} had filled them before you came. This {them.trade} had waited nine days at the table. You owed an hour, {them} told you, and the wine was to settle it. Asked what stood in either, you answered that this was what {them} wished you to ask. You could not pass without.',
      'You were toasted by name, from across a table. It had been set over the path, with wine, and with a cup at each end of it. {them}, the {them.trade}, who has no cause to love you, held up neither. “One of us has looked forward to this,” said {them}. You stood five paces off, with your hands where they could be seen, and were told to sit.',
      'Pressed upon your first thought, you said that it was of your feet, which had stopped. At a table in the road sat {them}, the {them.trade} you had wronged, with a knife for the fruit in the right hand. Two cups of wine stood between you. {them} wanted one of them drunk, and an old account with it, before you went on.',
    ],
    still: [
      '{them} had not finished. You were looked at from the bottom upward, as far as the left eye.',
      '{them} had filled both of the cups to one height, and turned the table about, so that you should not know them apart.',
      '{them} had gone back to an earlier year and was beginning there. You were asked by us which year, and you would not have it written.',
    ],
    later: [
      'There were two rings of wine on a stone, ten inches apart. Grass had been worn away on the one side only.',
      'You saw a long curl of pear rind, unbroken. It had been cut by a right hand that did not shake.',
    ],
    offers: [
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Own to the old wrong before it is named',
        description: 'It has to be the whole of it, with what you thought at the time.',
        success: [
          'You told it against yourself, and left out nothing, not even that you had been pleased. {them} asked for one part twice. Then {them.he} poured out the cups on the ground, the left and then the right. “I had a much longer speech,” said {them}, and moved the table.',
          'You spoke for six minutes with your eyes on the wine. When you had done, {them} said that it was two minutes longer than {them.his} own account and worse. You have not told us what it was. You were let by, and neither cup was touched.',
          'You began at the end, where you had run. {them} stopped you there. It was only that which {them.he} had wished to hear anybody say. There was a silence of forty breaths, and then you were asked to help fold the table.',
        ],
        failure: [
          'You owned to it, and saw from the face across the table that it had been something else. {them} had never known about that one. There were now two, and {them} told them off for you, left hand and right.',
          'You said that you regretted it. Asked how often, you said “sometimes”. {them} repeated your word, four times, with a different weight each time, and drew the chair closer.',
          'You had come to the worst of it when you smiled. You do not know why, you told us, and you did so again in telling it. {them} put down the flask with great care.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Have it out on the spot',
        description: '{them} has practised for this, and you have only happened to be passing.',
        success: [
          '{them} had learned three things from somebody good, and did all three. You took hold of the wrist after the last of them, and held that, for two minutes, until the knife fell. {them} wept with rage, and then wept. You sat four paces off till it was over.',
          'You went across the table, and it broke under the two of you. At the end you had both of {them.his} hands in your left. You asked whether it was enough. {them} said that it was not, and would never be, and that you could get up.',
          '{them} struck first, and you allowed it. It was a good blow, on the right cheek. You then put {them} on the ground, quite slowly, you said, so that there should be time to think. You gave back the knife by the handle. You were not followed.',
        ],
        failure: [
          'The first two strokes you knew. The third must have cost {them} a winter and a good deal of money. You had leisure to admire it from the ground, while {them.his} boots went round you to the left. It was not to be all at once, you were told.',
          'You had the better of it for six seconds. Then you saw that {them} was crying, and you looked. Asked what happened next, you pointed to the place.',
          'The table leg came up in {them.his} left hand, which you had been told was the weak one. It had been made strong since. {them} said on whose account, at every stroke.',
        ],
      }),
      does(['patience', 'vigour', 'medium', 'serious'], {
        action: 'Drink from whichever cup you are offered',
        hurt: 'weariness',
        description: 'You drink it to the bottom, with a steady hand, and then you both wait.',
        success: [
          'You drank, set down the cup, and looked at one another. A fly walked round the rim and flew off. After a quarter of an hour {them} began to laugh. It was only wine. {them} had wanted to see you think that it was not, and had now seen.',
          'You took it in the right hand and drank it in four swallows. You were asked if you tasted anything. You said: pears. {them} nodded, drank off the other, and told you that either would have been the same, as it had been the day before when {them.he} tried it alone.',
          'You finished it, and turned the cup over. {them} went white, and asked why you had not so much as smelled it. You answered that you had thought {them} was owed one. The way was open to you after that, and nobody said another word.',
        ],
        failure: [
          'You drank, and smiled, and in the smile you felt it begin, at the left corner. {them} watched and said nothing. Then a bowl was pushed across to you, and you were told that it would last as long as a sermon.',
          'You got it down, and for sixty breaths there was nothing. At the sixty-first you could not feel the cup. It was not the poison of anybody who hates you, you told us: it was slower than that.',
          'It was vinegar and gall. You brought it up over your left sleeve. {them} had not meant it to kill, and was content to fill the cup for a second time.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Overturn whatever is nearest and run',
        description: 'It will be said of you afterwards, by a person who can tell a story.',
        success: [
          'You put your left knee under the table, and it all went up together. Before it was down you were sixty paces off. You heard {them} shout, and then, to your surprise, applaud. “I’ll say that you were taller!” came after you. You have grown no taller since; I have measured.',
          'The wine went one way and you the other. {them} followed for two hundred steps and had to stop, with a hand to the right side. You looked round, which is not taught. You lifted your hat, you said, since you could not think what else was owing.',
          'You threw both cups, left and right, and ran between. {them} had jumped aside to save the cups. You told us that they were silver, and had belonged to a mother, and that one learns such things about a person.',
        ],
        failure: [
          'You kicked the table, and it was heavier than it looked. You went off at something less than a run, holding your left foot. {them} kept up with you, ten steps behind, peeling a pear, and spoke well of how you used to go over roofs.',
          'You ran fifteen paces and met the second cord. {them} had strung one on each side. You were helped to sit, with the table set in front of you again, and the cloth straightened.',
          'You overturned it on to your own feet. The wine got into your right boot. Asked how far you came, you held up two fingers and put them side by side.',
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
    openings: [
      'You deposed that a white rope was stretched across the road, from a barn on the left to a ditch on the right. A health officer stood behind it in smoke of juniper and laid the end of a rod on your breast. You were to pass forty days in the barn, or show a certificate. You had none. A stamped cheese hung from his post; it was his pay.',
      'Asked how far he kept from you, you said two arms exactly, since his rod was of that length. He was a health officer, behind a rope, and burned juniper. Nobody might cross without a certificate or forty days. Two cardinals and a bear had begun theirs in the barn. There was a ditch beyond. A stamped cheese hung up in the smoke, and he never looked at it.',
      'It is agreed that your letters were taken with tongs and hung over the rope. The health officer read them there, in a smoke of juniper. He found you well thought of. He then gave you forty days, in a barn, with two cardinals and a bear. The rope ended in a ditch on the right. He was paid in cheese, with a stamp on it.',
      '“That will do,” you were told, through a sponge. There was a rod against your left ribs. Beyond the rope you saw all that you wanted: a road, a bridge, a cheese with the dairy’s stamp, set out to be smoked over juniper. The health officer would let you have them in forty days, from the barn. Only the ditch had nobody standing in it.',
      'You gave the width of the road as nine paces, and the rope crossed the whole of it. Behind stood a health officer, with juniper burning before him, a whitewashed barn to his left, and on his right a ditch. He could pass nobody without a certificate. He had had no wages since they sealed the town, he said, but the cheese. It was stamped.',
      'Asked to repeat his questions, you gave them: how you felt, and since when. You said “well”, and “always”. The health officer wrote down both behind his rope, and it was forty days in the barn for people who felt like that. Juniper was lit, a ditch was pointed out as forbidden, and a stamped cheese, his dinner, was moved up-wind of you.',
      'You saw a notary smoked. He hung over the juniper in a cradle, on the far side of the rope, and was turned from right to left. You would be next, the health officer told you, unless you had a certificate, and then came forty days in the barn. You looked at the ditch. You looked as well, you state, at the stamp on his cheese.',
    ],
    still: [
      'The rod was laid on your breast once more, two inches to the right. He had moved the rope a pace toward you.',
      'The health officer had put on more juniper, and was writing down your age without having asked it.',
      'A cardinal looked out at the upper door of the barn, to see whether you were in yet. Behind him somebody larger was breathing.',
    ],
    later: [
      'The rope was gone. There were forty strokes in chalk on the barn door, tied in fives, and a left paw at the end.',
      'A rod of exactly two arms stood in a row of beans. I held it against mine, and he must have been a tall man.',
      'A sponge had been left on a thorn to dry, and something had carried off the half of it.',
    ],
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Argue the theory of bad air',
        description: 'He was at Padua for it, and if you lose he will want to look at your tongue.',
        success: [
          'You asked what the rope kept out, if the plague was in the air. He took away his sponge to answer. He walked up and down for it, and you walked beside him, on his left, under the rope and on for three hundred paces. He then missed his rod.',
          'You told him that you had always believed it was the water. He shut his eyes. He drew you Mars in a moist sign, on the ground, in a circle; and you went round the circle to see better, and were across. He has written to you since, with two corrections.',
          'You asked why he smoked a letter and did not merely wave it. Nobody had put that to him since his examination. He held up the rope with his right hand and drew you in by a button. He kept the button as far as the bridge, and you the road.',
        ],
        failure: [
          'You said that it was certainly the air. He asked you, then, to leave off breathing his. You were put to stand on a tub while he wrote down your symptoms, and he had four of them before you could count your own.',
          'Asked by him for your authority, you named a book. He had written the reply to it, in two volumes. He sent to the barn for the left-hand one.',
          'You coughed in the middle of a sentence. It was the smoke, you told him, and you told us the same. He moved the rod to your right side and listened along it for a full minute.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none'], {
        action: 'Write yourself a certificate with juniper ash',
        description: 'It wants a seal, and the only stamp in sight is the one upon a cheese.',
        success: [
          'You wrote it on your knee, with a finger, in the left-handed script of the magistrates. The cheese gave you a seal. In that smoke it might have been Saint Roch or a cow. He held it at the end of his tongs, with both eyes streaming, and lifted the rope.',
          'You put in three faults, as they do. He corrected them, and thereby read nothing else. Asked whether you were ashamed, you said that it was the best of your certificates and the shortest-lived. The ash came off on his thumb when you were past the barn.',
          'You sealed it with the rind, pressed for the space of twenty breaths. He found that it smelled right. He had never had one that did, he told you, and walked you over the line himself, two arms behind.',
        ],
        failure: [
          'He read it, you state, and read it again. It was better than his own, he told you, and he knew the dairy. He kept hold of it by one corner, to show to his successor, and you were sent round to be smoked.',
          'Asked where you went wrong, you said at the age, which was the true one, from habit. He believed that line and no other, and on the strength of it gave you forty days.',
          'You sneezed, and there was no certificate. It lay all over your left knee. He waited very civilly for you to begin another.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Share what you have with the unpaid officer',
        description: 'You must set it down and step back nine paces, and watch him eat it through a sponge.',
        success: [
          'You set it on the stone and stepped back. He ate with his back turned. Then he went off along his rope to look at a knot, and was twenty minutes over it, at the far end. You did not inquire about the knot.',
          'You counted the nine paces aloud. He said a grace, and there was no more to be heard for some time. When he had done he found that his rope was worn in the middle, and would have to lie in the road, he told you, while he thought what to do.',
          'He asked you afterwards to read him a notice, as his eyes were bad. It was nailed up beyond the rope, on the right. You had to go under to see where it began. He thanked you, and was still thanking you when you could not hear it.',
        ],
        failure: [
          'You set it down. He sprinkled it with vinegar and passed it through the smoke on a fork, and his hand shook. Then, since he is honest, he dropped it in the pit. You both looked after it. He asked you not to try him again.',
          'He could not touch it, he said, before it had lain there forty days. He wrote a label for it. You were nine paces away, and you saw him put down the pen in order to swallow.',
          'A bear had it. It had come out of the barn, on the left, behind you both. The officer wrote that down as well, in the column for the bear, and turned his face from you.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Wade round beyond the end of the rope',
        hurt: 'mishap',
        description: 'It is up to the neck in a ditch, where the town has been putting things.',
        success: [
          'You did not look at what touched you. You kept your mouth shut and your eyes on the far bank, and counted a hundred and twelve steps. One thing had a ring on its left hand, which you know because it took hold, or you did.',
          'You went along under the bank with a cabbage leaf on your head. Two sentries talked above you about their pay. A rat was swimming at your right shoulder, and kept level with you, and got out where you did.',
          'You waded for twenty minutes. Asked what was in the ditch, you said “people’s bedding”, and then, when my master had gone out, you told me the rest. You came up well beyond the rope, and nobody had called.',
        ],
        failure: [
          'The ditch was deeper in the middle, and it was not empty. You came out on the side from which you had gone in, and were seen to do it. They burned juniper about you until you had nothing left to cough.',
          'Your left foot went into something that gave, and then held. You had to be drawn out with the tongs. The officer looked at what was on the boot, and took three steps back.',
          'You had passed two sentries, by your count, when you met the third. He was in the ditch himself, up to the chin, for the same purpose as you, and thought that you had come to arrest him. He screamed for his mother.',
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
    openings: [
      'You deposed that a players’ cart stood across the road with Hell on it, down by the left wheel. Nobody could get by. Four horsemen were coming to take one of the players, who had made a joke about their master. The player-queen wished to hide him and had no one to act Death. She held a white mask to your face at arm’s length.',
      'Asked what you were told first, you answered: “You have the walk.” A player-queen said it, from the box of a cart. The cart had Hell painted on the side and was stuck in a rut, and under the straw lay a man who had made a joke. Four horsemen were hunting him. She needed a Death, put a mask in your right hand, and would not have you pass.',
      'It is agreed that the joke was about a great man and his tailor. Four horsemen had not laughed. They were half a mile off when the player-queen stopped you, as she had the man who told it under her cart, and the cart, with the whole of Hell, stuck fast. She gave you a mask. Their Death had married in the last town.',
      'You heard weeping on the left and a saw on the right. The weeping was a devil’s. The saw was the player-queen’s, and she was making a false floor to Hell, which filled the road, cart and all. A man was to lie in it who had made a joke; four horsemen wanted him hanged. “Can you act?” she asked you. She was already holding the mask.',
      'You counted two damned souls at the right wheel and Satan at the left, and the cart did not move. The player-queen counted the horsemen behind you. There were four, and they wanted a player for a joke. She could not get Hell off the road, she told you, nor you past it. She could hide him, if somebody put on the mask of Death.',
      'Exhibit seven is a mask, white. It was tied on you, you state, by a player-queen whose cart had broken down in the road with Hell aboard. She had a man to save, who had made a joke in the last town. Four horsemen had followed the joke. You were asked by her to be Death, and it did not seem to you that you could decline and go round.',
      'Pressed upon the four horsemen, you said that they rode abreast and did not talk. They were after a man who had made a joke. He lay in a cart, beneath the mouth of Hell, and the cart lay in a rut, and the whole blocked your road. The player-queen came round it to you with a scythe in her left hand and a mask in her right.',
      'A child with wings told you to hold a rope, and you held it. At the other end was a cart with Hell on it, which would not come out of the rut. The player-queen explained. There were four horsemen, and a joke, and she was hiding the man who had made it. You, in a mask, were to look like something they would not stop to search.',
      'Asked whether you knew them for players, you said that Envy limped and Gluttony carried a spare wheel. Their cart was down in the rut, and on it Hell, and in Hell a comedian. He had made a joke. Four horsemen meant to hang him for it. The player-queen asked you for one thing only, to put on the mask of Death and stand where you were.',
      'You gave the width of Hell as twelve feet. I have measured the road, and it is ten. The cart had stuck there, with a comedian inside who had made a joke against somebody great, and four horsemen were not far behind. The player-queen did not beg. She held up a mask, and asked if you would as soon be Death as a witness.',
    ],
    still: [
      'The player-queen had taken down another mask, and held it to the left of your face, and then to the right.',
      'Hell had sunk by another inch. A devil sat upon the step with his head beside him, and looked along the road.',
      'The dust behind had four heads in it by now. One of the damned was sent up to count them again, and made it four.',
    ],
    later: [
      'The players’ cart had gone on. A small boy was acting all the parts to a goat, Heaven on the right hand and Hell on the left.',
      'One of the teeth of Hell lay in the road. It was pasteboard, and something had tried it.',
      'They were laughing over a joke at the next farm. You asked to hear it, and six people looked at their shoes.',
    ],
    offers: [
      does(['craft', 'charisma', 'easy', 'none'], {
        action: 'Put on the mask and play Death',
        description: 'You have nine lines, before four men with swords, in a mask that looks only to the left.',
        success: [
          'You had nine lines and spoke three. Then you looked at one of the four horsemen and turned over a page of your book. There was nothing on the page. He left, and the others with him. The player-queen asked if you had done it before, and you told her: not aloud.',
          'You forgot all nine. You put out the right forefinger and crooked it at the nearest. He remembered something at home. The rest did not wait to see where it would point next, and Hell was got out of the rut behind them.',
          'You stood beside the road with your back to them, and did not turn round. They slowed, and stopped, and one asked your name. You deposed that you gave it. It was your own, the first one; and they crossed themselves and rode back at forty paces to the minute.',
        ],
        failure: [
          'You began well. Then a cherub asked aloud why Death was looking at the way out, and after that you could not leave off looking. The players laughed, and the player-queen laughed. You could hear hooves by then.',
          'The mask slipped to the right. You spoke four lines to the wheel of the cart and the fifth to a devil, who told you in a whisper where everybody was.',
          'You caught the scythe in Heaven, which hung above you on a string. It came down. An archbishop was fetched out from under it with his left shoe gone, and they had to begin again.',
        ],
      }),
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Put your back under Hell and lift',
        description: 'It is canvas, four devils, and a good part of a mill, and it comes up on your left shoulder.',
        success: [
          'You got under the jaws and straightened up. Satan called the time. It came out at the seventh heave, and rolled, with you inside it, for two hundred paces, blowing smoke. The four horsemen saw that, and took the other road.',
          'You lifted on the left. The devils on the right, who had been taking turns, did it all at once. Hell went by the four at a trot with its mouth open, and a comedian waving from the fire. Their horses had not been told anything, and carried them home.',
          'You put your back to it and counted to thirty. At thirty it rose. The player-queen laid a plank beneath the wheel with her own hands, and they were round the corner, cart and joke and all, by the time you could stand up straight.',
        ],
        failure: [
          'Hell rose on one side and settled on the other. Three devils and an archbishop slid down upon you, with the sheet of tin that speaks for God. You have a mark from it, which you showed us: it is a fork, on the right shoulder.',
          'You lifted, and the wheel stayed where it was. It had come away from the cart. You stood for two minutes with all the damned on your neck before somebody thought to put a box there.',
          'Your left boot broke through the false floor. A voice beneath begged your pardon. It took four of them to draw you out, and the board was past mending.',
        ],
      }),
      does(['talk', 'perception', 'medium', 'none'], {
        action: 'Tell the horsemen a worse joke',
        description: 'It has to be about the same great man, to four of his men, who have their hands on their swords.',
        success: [
          'You had seen that their boots were not paid for. You told them the one about the great man and the thirteenth month. There was a silence of five breaths. Then it began, on the left, as a cough. They rode off holding each other up.',
          'You told them that they had been sent after the decent version. They did not believe it, and so you gave them the other, in the great man’s voice. The youngest fell off on the right side. They went back to tell it in barracks, and did not stop to search.',
          'You told it to one of them, the nearest, too low for the rest. He would not repeat it to them. They went away round the bend quarrelling about that, four abreast and then in twos. You have refused to tell it here.',
        ],
        failure: [
          'They heard you to the end, and asked you to explain it. You explained it step by step, with the tailor. You could see their faces clear. It was treason, then; of the other one they had not been sure.',
          'You forgot who comes in at the door. You tried it with a bishop, and it was no good with a bishop. Four right hands went to four swords, you said, out of what looked to be pity.',
          'The horseman on the left knew it. He had it from his grandfather, and told it better, in nine words. After that you had no joke to offer, and they had done with laughing.',
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
    openings: [
      'You deposed that a woman stood upon a box under a gallows, with a lantern, and sawed at a rope with her right hand. She was an anatomist. The body had been promised to the university, she told you, but not to which faculty, and the other faculty was on its way up with spades. She asked you to hold something. Her mule was at the bottom of the hill.',
      'Asked how deep the grave was, you said to her waist. A lady stood in it, an anatomist, digging left-handed by a lantern. She wanted the body before the other faculty came for it; they were three doctors, and you could see their light below. She could not get him to her mule alone. “Help me,” she said, “or call the watch, but be quick.”',
      'It is agreed that he was dead. You took his pulse, on the left, from habit. An anatomist had him across her apron, beside a lantern, and was naming to him what he had in his wrist. The body was claimed by another faculty, and three doctors with spades were climbing up to take it. Her mule could not be brought any nearer. She asked for an hour of you.',
      'You were asked by a lady, out of a ditch, to take the feet. She had the body by the shoulders, and a lantern in her teeth. He was left to her faculty, she said, or to the other, which was coming up the road with spades. You could not get by with him lying across. She had a mule somewhere, and a case of very small knives.',
    ],
    still: [
      'The other faculty’s light had come up as far as the second turn. She had rolled her left sleeve higher.',
      'She had turned the lantern down to a thread, and asked you not to breathe on it.',
    ],
    later: [
      'The ground had been put back and trodden level. A sprig of rosemary lay on it, toward the right, where his hand would be.',
      'You found a leaf of notes in the grass there: a hand, the left, in red chalk. You put your own behind you.',
    ],
    offers: [
      does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Hold the lantern and do not look away',
        hurt: 'weariness',
        description: 'It lasts until first light, and she will want the light brought closer.',
        success: [
          'She laid open the right hand and showed you the cord that shuts it and the cord that lets it go. You had supposed that you did both yourself. You did not look away, you said, for four hours. She drew it, and in a corner, very small, she put the fingers that held the lantern.',
          'She asked you to tell her if you should be going to faint. You told her things you had done, to keep from it, and she worked on and did not turn round. By first light she had the arm. I asked what you had told her. You said that she had not minded.',
          'You held it at the height of the left shoulder, and then of the eyes. His were open. She closed them, so that you could go on, and only the other faculty’s spades were to be heard, going down again, as they had missed the place.',
        ],
        failure: [
          'You held it steady for the left hand and for the arm. At the chest there was something much smaller than you had been led to expect. The light went down slowly, and you with it, and she stepped over you to reach the wick.',
          'You looked away once, at the second hour, and looked back at his face. It was somebody. You have given us the name, which I have put on a separate sheet. The lantern was in your left hand and then it was in the grass.',
          'She asked you for more light, and you gave it with your elbow, over his shirt. It had been a dry month. The two of you beat it out, and she did not speak for the time it takes to thread a needle.',
        ],
      }),
      does(['force', 'vigour', 'medium', 'slight'], {
        action: 'Carry him down to her mule on your back',
        hurt: 'weariness',
        description: 'He was a big man, he is stiff, and his arms have to go about your neck.',
        success: [
          'You took him on your back, with his chin on your right shoulder. It was two thousand steps. Half-way you met the other faculty coming up, wished them good night, and told them that he had had too much. They stood aside for you both.',
          'You carried him as far as the wall, and rested, and he stood beside you. You talked to him, you admitted. Asked what one says, you answered: that it was not much farther. The mule had a hood on. She had him strapped before the light was at the gallows.',
          'You went down with him in nine stages. At each she counted sixty and shone the lantern on your feet. He lost a shoe, the left, and she went back for it. You told us that you liked her for that, and she was gone by the time the doctors had found the box.',
        ],
        failure: [
          'He had his heels on the ground, you said, and seemed to have thought of something. You went down the last part of it by turns, one over the other. At the foot it was he who sat up against a stone, and you who had to be seen to.',
          'His right arm closed. She explained it to you afterwards: it is only the cold that does it. You could not get out of it for a quarter of an hour, and you did not wish to shout.',
          'The mule smelled him at forty paces and broke the rope. You stood there in the road with him on your back and nowhere to put him down. You put him down where you had found him.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Dispute with the other faculty for the body',
        description: 'They are three doctors in a temper, with spades, and it must be done in Latin.',
        success: [
          'You proposed that whoever could say what lies under the ribs on the left should have him. The first said what is in Galen. The second corrected the first. They were still at it, beard in hand, when she had been gone for half an hour with the mule.',
          'You asked to see the hangman’s paper. Each of the three had one. All were for different men. They sat down to compare the hands by your light, and did not hear her pull the straps tight, forty paces off.',
          'You told them, in Latin, that he had died of the plague. It was well put, and they thanked you, and went. She came up on your right and asked if it was true. You said that it was only grammar.',
        ],
        failure: [
          'You made one slip, in a gerund. Three lights were held up to your face, and a spade was held up as well. She had blown out her own, and lain down at his left side, until it should pass.',
          'They would not dispute with a person who had no degree. You claimed one. They asked under whom you had taken it, and he was there, the second from the right.',
          'You argued for twenty minutes, and won. It then came out that they had the body’s mother with them, at the back, with a sheet. Nobody spoke any more Latin. You asked us to leave it at that.',
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
    openings: [
      'You deposed that a block of marble stood across the road, half off its sledge, with a drop on the right. Forty oxen lay in front of it. Eight quarrymen sat on top and would not come down. The sculptor wanted it back on its rollers, and until it was, nothing could pass. He had rope, two pulleys, and one pine to tie to.',
      'Asked how large the block was, you said as large as this room. It had slipped its rollers and moved by itself, a finger’s breadth at a time, toward the left. The sculptor stood on that side with both hands against it. There was no getting by. The oxen were resting, the quarrymen were on top, and a pair of pulleys hung unused from a pine.',
      'It is agreed that nobody had touched it for an hour. The sculptor feared to move the block, and the eight quarrymen on it feared to get off. Forty oxen had lain down. The road was stopped from the rock on the left to a pine upon the right, which had two pulleys in it. You were asked if you were strong, and then if you were clever.',
      'You paced the block and made it nine by five. It lay over the road with one corner in the air. The sculptor, who was white to the elbows, wished it on its rollers before it went down the mountain. He had oxen, but they were tired; pulleys, but only a pine to hang them on; and quarrymen, but those sat on the top, and talked of wine.',
      'Pressed as to the danger, you said that it ticked. It was a block of marble, for a giant, and it leaned on the sculptor, or he leaned on it. The road was shut until it should stand straight. Eight quarrymen looked down at you from the top. The oxen looked up. Two pulleys lay four paces to the left of a pine.',
      'A boy with a flag let you come up as far as the flag. Beyond were forty oxen, lying down, and beyond the oxen a block, which had slid half off its sledge and closed the road. The sculptor had his right shoulder to it. Two pulleys hung upon a pine, and the quarrymen had gone up on top so as to be out of the way.',
      'Asked what you took it for, you said a house. It was one block. The sculptor sat below it with his arms about his knees and told you that there was somebody inside. He had to have it off the road, and you had to have the road. There were pulleys at his left foot, oxen at his right, a pine above him, and, above all, the quarrymen.',
    ],
    still: [
      'The block had moved again. The oxen looked round at it, from left to right, and then the quarrymen did.',
      'A pebble came out from under the low side. You and the sculptor both counted until you heard it arrive.',
      'The marble ticked. On top of it eight people stopped chewing.',
    ],
    later: [
      'There was a groove in the road as wide as a bed. I found a white chip in it, carved while somebody waited, and it is an ear, the left.',
      'White dust lay on the verge as far as the corner. You kept to the right of it, you told us, so as to leave no feet.',
      'A quarryman’s child was licking a piece of the marble. Asked what it tasted of, she gave it some thought and held it out.',
    ],
    offers: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take a place on the low side',
        description: 'If the block should go, whoever stands there will be a part of the work.',
        success: [
          'You set your left shoulder next to his right. It was warm, you said, and it hummed. “Now,” said the sculptor, and everybody leaned. It went up on the roller in six seconds. He told you with his cheek against it that it was the knee you had been holding.',
          'You put your hands where he showed you, and he kicked in the wedge. There was a breath in which nobody was holding it, he or you or the mountain. You have told that part three times. Then it was on the rollers, and the oxen got up.',
          'You leaned for five minutes and were aware of every pebble. It did not so much move as change its mind. The sculptor wiped the print of your right palm from the stone, and then would have liked it back.',
        ],
        failure: [
          'It came down off the roller by one inch, and you were standing in the inch. They had your left boot out with crowbars. The sculptor was beside himself. He felt along the edge, and not a grain was chipped.',
          'You pushed, and it took no notice. Asked what that was like, you said that it was like arguing with a bank. It went a hand’s breadth the wrong way, with your heels in front of it.',
          'The man on your left let go. He is not blamed, as he had seen a crack. You had all of it for two breaths, and I have put down the second as you gave it, without words.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Reckon him a purchase with two pulleys',
        description: 'It must be right, for there will be a man standing at every point where it might be wrong.',
        success: [
          'You drew it on the stone with charcoal: a pulley here, one on the pine, and the oxen going down so that it should go up. They thought that unnatural. It rose in the time you had written in the corner. He will not have your drawing washed off.',
          'You worked it twice, with the left hand and with the right, and it came to the same. You stood yourself in the worst place. Nothing broke. The sculptor asked why you had stood there, and you said that you had had the figures.',
          'The rope was short by four ells. You put both pulleys on the ox-chain instead, and it creaked, and held. The block went over on to its rollers so gently that the quarrymen did not get up.',
        ],
        failure: [
          'You had relied on the pine. It came out of the ground, slowly, roots first, and crossed the road on the rope until it lay before the oxen. The block had not stirred. “It prefers to be asked,” said the sculptor.',
          'You deposed that you had written a four. It was read as a nine. The rope went nine times round. Forty oxen pulled, and what came toward them, by inches, with the boy on it, was the flagstaff.',
          'You divided where you should have multiplied. You found it out aloud, with the rope taut, and saw eight men on top and the sculptor below all turn to the left and look at you.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Get the quarrymen down off the top',
        description: 'They have been told that there is no wine until it moves, and it is a matter of honour.',
        success: [
          'You did not call to them. You sat with your back to the block and told the oxen about the notary’s wife. Where she hides him in the oil jar you stopped. They came down on the left, all eight, to hear. Without them it went up on to its rollers at the first pull.',
          'You asked them what there was to see up there. They described it, one after another, for ten minutes. You said that you did not believe it about the river, and they came down to swear to it. The sculptor had the ropes on behind their backs.',
          'You counted them aloud and made it seven. They counted, and made it eight. You made it seven again. They climbed down to be counted on the ground, by the right hand, and the oxen did the rest.',
        ],
        failure: [
          'You appealed to them as men, from the left. They had been appealed to by popes, they told you, and one threw you a crust. The sculptor threw it back. After that it was all of them, with everything that they had.',
          'You said that the block might go at any moment. They had not thought of that. Eight people took hold of each other, you deposed, in the exact middle, and nothing could get them apart.',
          'You began on the one about the notary’s wife, and she was a cousin of the second on the left. He asked you to go on. You could not see how to, and there you stood, with forty oxen waiting to hear.',
        ],
      }),
    ],
  },
  'fog-on-the-boundary': {
    terrains: ['swamp', 'coast', 'plains'],
    weight: 2,
    when: { weathers: ['fog'] },
    shows: ['fog', 'pistol', 'gentleman/gentlemen', 'water'],
    openings: [
      'You deposed that in the fog two gentlemen were counting paces, away from each other, with you between. They meant to fight. “Nineteen,” said the one at your left hand. “Twenty,” said the one at your right. You heard a pistol cocked, and then a second pistol. If you stirred, either would fire. There was water somewhere, by the sound of it, quite near.',
      'Asked what you saw, you said fog. Asked what you heard, you said two gentlemen, one on each hand, each begging the other to fire first. They had come there for a duel with pistols and could not find one another. They would shoot at the first step that was not their own. You smelled water, and could not tell on which side.',
      'It is agreed that neither of the gentlemen knew of you. They stood in the fog at twenty paces, with pistols, and you had walked in at the tenth. Each wished to hit the other. Each now pointed at a sound, and you were the only person who had made any. You kept one foot up, the left. There was water under the other.',
      'You gave us the exact words: “Are you there?” and “I am, sir.” A gentleman said the first, on your right, in the fog, and a gentleman said the second, on your left. Both had drawn pistols. They had a quarrel to settle, and you were standing in the middle of it with no way out that made no noise. Water ran down behind you, you thought, or before.',
    ],
    still: [
      'The fog had closed up. Somebody was breathing through his nose, four paces to the right, and was keeping as still as you.',
      '“Twenty,” one of them called. “I had made it nineteen,” the other said; they begged each other’s pardon, and began again.',
    ],
    later: [
      'There were two rows of heel marks, twenty in the one and nineteen in the other. I have not been able to account for the difference.',
      'A hat hung there on a stick, at the height of a gentleman, with a hole in the left side of it.',
    ],
    offers: [
      does(['talk', 'reflexes', 'easy', 'slight'], {
        action: 'Answer each of them in the other’s voice',
        description: 'You stand between two pistols, and must be somewhere else each time you have spoken.',
        success: [
          'On the left you begged pardon, with a lisp, and on the right you granted it, with a cold. They agreed to embrace. As neither could find the other, each went home on his own side. They have dined together since, and each believes that the other asked first.',
          'You told each of them, in the other’s voice, that you had lost your pistol in the water. Each was too much of a gentleman to take advantage of it. You heard two men walk off, and two pistols thrown in after nothing.',
          'You called a surgeon from the left. From the right you called that there was no need. You kept it up for six minutes, going lower and lower, until both thought that the other was dying, and ran for help in two directions.',
        ],
        failure: [
          'You asked his pardon with a lisp. “I never lisped in my life!” cried the one who did. They both called on you to declare yourself, and came in slowly with their arms out.',
          'You used the right voice to the right ear. It was what he had been waiting to hear, it seems, in order to know where to aim. You felt it go by your left cheek.',
          'You granted a pardon that nobody had asked. There was a long silence on both hands. Then they inquired, together, how many of them there were.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Crouch and map them by ear',
        description: 'Your knees are in the wet, and whoever moves first is the one that is found.',
        success: [
          'You had a boot with a nail gone, on the left, and a cough kept in a sleeve, upon the right. You drew both with a finger in the wet. When it thinned, for a breath, they stood where you had put them. You were no longer where they would have put you.',
          'It took you twenty-six minutes to be sure that there was a third. He smelled of cloves and held a watch. He was the second of both, he whispered, when you had crept up to him, and he knew the way off. He was as glad of company as you.',
          'You listened until you knew which of them was afraid. It was the one on the right, by the swallowing. You went out past him on your hands. Asked whether he heard you, you said that he did, and had moved his foot for you.',
        ],
        failure: [
          'You had two of them to the inch, you told us. The third was what you were leaning on. He had taken you for a post, in his turn, and both of you let out a yell.',
          'You mapped a cow. It had a cough and one nail gone, and you had given it an age and a grievance before it licked your left ear.',
          'You held your breath to hear better, for ninety seconds. It had to be let go in the end. It was the loudest thing that had happened there, and it was answered from both sides.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Leave by the smell of the water',
        description: 'There is a bank on the one hand and no bottom on the other, and they smell alike.',
        success: [
          'Mud has one smell, you told us, and mud with a path in it another. You went along upon your toes. Behind you something clicked that should have gone off, and did not; and there followed, in two voices, a long apology.',
          'You turned your face left and right until it was colder on the right. That was the water. You kept it on that cheek for three hundred steps, and at the end of them there was grass, and a cow, and nobody counting.',
          'You lay down and let the wet find you. It came from the left, so you crawled from it, and you passed within a yard of a pair of good shoes. They were trembling. You did not touch them.',
        ],
        failure: [
          'Asked which way you went, you said after your nose. It led to a boat full of mackerel, and over the side of it. The clatter told both of them where you were. It had also told you.',
          'It smelled of water on the left, and there was none. There was a gentleman, who had fallen in it. He took you by the collar, and wished to know how many paces you made it.',
          'The bank was on the one hand, as you had thought, and it was the other foot that you put down. You went in to the neck, and two pistols were turned to the splash.',
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
    openings: [
      'You deposed that a mountebank had set up his cart where there was nobody but you. He had shelves of jars, a viper in one of them, and a monkey in a ruff. He saw that you favoured the left side. “A hurt person!” he cried. He stood across the path with his arms wide, and would not let you pass until he had been allowed to cure it.',
      'Asked who noticed first how you walked, you said the monkey. It came off the tail of a cart, walked round you to the right, and pointed. Its master was a mountebank. He had sixty-four ingredients in jars, one of them a viper, and had not had a patient in seven weeks. He stood in your way, and begged you to lie down.',
      'It is agreed that he meant you well. He was a mountebank, with a cart drawn over the road, and was taking a dose of his own theriac and holding his nose. He saw your wound, and let down the tail of the cart. There were jars in rows, a monkey to hand them, a viper to go in last. You could pass only as a patient.',
      'You counted the jars upon his cart and made it sixty-three. The sixty-fourth was in his hand, and had a viper in it. He was a mountebank, and you were bleeding, and he wished above everything to be of use. The monkey had hold of your right sleeve. He told you that it would sting, as the others did not tell people; and he did not move from the path.',
    ],
    still: [
      'The monkey had climbed to your left shoulder, and was looking at the place with its lips pushed out.',
      'The mountebank had put back three of the jars and taken down four. The monkey took down a fifth, and was thanked.',
    ],
    later: [
      'A label lay in the road there: Against Everything. Something had been drinking from the rut beside it, to judge by the tongue marks, and had come back.',
      'A monkey’s ruff hung on a thorn to dry. I counted sixty-four pleats.',
    ],
    offers: [
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Swallow the theriac and lie down',
        hurt: 'weariness',
        description: 'It is black, it has the viper in it, and nobody has yet taken it sitting up.',
        success: [
          'You took it in one swallow, at his request. You saw your nurse, and then all the sixty-four, two and two. You slept for five hours with the monkey’s left arm across you. When you sat up he was feeling your pulse, and seemed to be surprised by it.',
          'It burned from the tongue to the knees, and you were able to tell us in what order. After that nothing hurt. The mountebank asked you twice if it had really worked. He sat down on the step of his cart, and did not try to sell you a second.',
          'You lay on your right side and counted to four hundred. At about two hundred the pain was in somebody else. He had covered you, you found, with his coat, and the monkey was wearing your hat, and you could stand.',
        ],
        failure: [
          'You got it down, you state, as far as the fortieth ingredient. What it did after that it did in public. The monkey hid its face. The mountebank took notes, as the colour was new to him.',
          'You swallowed it, and lay down, and could not find the ground. He held your left hand for an hour, and said the names of saints, then of doctors. It was he who was sick.',
          'The viper had been dead for a shorter time than he supposed. It did not bite. It looked at you out of the spoon, you deposed, and you have not been able to say what you did with the spoon.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Make him tell you what it really is',
        description: 'No one has asked him since his wife died, and he may cry.',
        success: [
          'It was treacle, he said at last, and poppy. But the bandages were good. She had taught him that, and could do it in her sleep. He did it for you then, from left to right, with the tip of his tongue out. At the knot he had to stop for a minute.',
          'You asked him what he took himself, when he was ill. He did not answer for forty breaths. Then he shut all the jars, washed the place with wine, and bound it up. She used to say, he told you, that this was the whole of medicine, and nobody would buy it.',
          'He told you in her words: clean hands, clean cloth, and let the fool rest. He had clean cloth. You rested. You have asked us to note that he wept over it and that the bandage was still dry.',
        ],
        failure: [
          'He drew himself up and told you all the sixty-four, in order, in Greek, with the months for picking. When you woke the monkey was going through your boots, the right one first. It knew the list, and how long that lasted.',
          'You asked, and he said that it was viper. You asked again. He said it was grief, mostly, and honey. He went behind the cart then, and there was nobody to hold the other end of the bandage.',
          'He took you for an inspector. He ran twenty paces, came back for the monkey, and ran again. You sat against the wheel, and it was an hour before he could be got to come within reach.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Mix your own out of his jars',
        description: 'Half of them are wrongly labelled, and a quarter are his dinner.',
        success: [
          'You went along the jars with a wet finger, from the left. Honey was honey; the mummy was mule. You had what you needed in one spoon. You set the rest in order for him, with a cross upon those that kill. There were nine, and he had been taking one of them for his chest.',
          'You used yarrow, wine and a clean rag, in that order, and took three minutes. He watched your right hand. He had never seen it done by somebody who knew, he said, and asked you to do it again on the monkey, who was not hurt.',
          'You made it up by the smell, as you make the other thing. Asked by us which other thing, you said that the two are nearly the same, and differ in the last jar. You stopped before the last jar. It had closed by the next stage of the road.',
        ],
        failure: [
          'Asked what you put in, you gave us yarrow, honey, and a pinch from the jar marked arnica. It was white pepper. You sneezed for as long as you could stand, with every stitch of you, and after that, on the ground, the monkey also sneezed.',
          'You trusted the labels on the right-hand shelf. They had been put on by the monkey. You came to yourself with your legs in the cart, and were told that you had been teaching it to read.',
          'You had it nearly right. Your hand went to the last jar by itself, from practice. You looked at what was in the spoon, and poured it very slowly on the ground, away from the path, and were no better.',
        ],
      }),
    ],
  },
});
