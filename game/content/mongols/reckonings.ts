import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

/* The other side of an open matter has come for it; the old rider tells it, and takes nobody’s part but the creditor’s. */
export const mongolReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      'Listen: {them} stood in your way and wanted what you owed, here and now, and would not go until it was settled. It was to have been paid at {place}, and it was not paid yet, and there was little time left. So {them.he} had come to you, with a tally-stick cut on one side only. “I save you the journey,” said {them}.',
      'You still owed {them} a debt that was to be paid at {place}, and {them} had come after you and asked for it now, before other people. A debt has longer legs than a camel. {them} held out a hand, palm up, across your way, and left it there.',
      'You heard your name called by {them}, whom you still owed, and who had come from {place} to be paid. {them} had counted the days on a cord, and it was nearly full. “It is not the thing,” said {them}. “It is that I told my neighbours you were good for it.” You were to settle it before you went on.',
      '{them} wanted to be paid, and would not let you by, since you had not yet paid at {place} what you owed there. You had had other roads. Now {them} had come to you instead, and sat down in front of you with folded arms, as creditors sit, who have all the time that you have not.',
      '{them}, to whom you owed a debt at {place}, had come to you to have it settled here, and stood in your way. Among us one does not send for a debt, one comes for it and drinks tea. There was no tea, since {them.he} had sworn to take nothing from you until you were quits.',
      '{them} barred your way because of a debt, and told you what you owed at {place}, and since when, and what people had begun to say about it. It was to be settled here, by work or by word. Of nine who owe, eight know it and one is found. “Well?” said {them}, and waited.',
    ],
    still: [
      '{them} still stood in your way and had not been paid, and told you once more what you owed.',
      '{them} wanted the debt settled before you took another step, and had not moved out of your way.',
    ],
    later:
      'It was there that {them} had come to you about the debt, and the tally-stick was left behind, snapped across the middle.',
    ways: [
      does(['gift', 'vigour', 'medium', 'none'], {
        action: 'Work off the debt for {them} at once',
        description: 'It takes all your strength and good temper, and {them} will judge whether it is enough.',
        success: [
          'You worked off the debt for {them} there and then, and it was settled. You did whatever wanted doing, till your hands were raw, and {them} looked on with the tally. Then {them.he} cut the second notch, facing the first. “I shall tell it at {place},” said {them}, “and I shall tell it well.”',
          'You did nine tasks for {them}, and they were taken for the debt, and you were quits. You mended, you carried, you greased, and from the sixth on {them} helped. You shook hands like two who have shot a wolf together.',
          '“Name a task, and I will do it now,” you said, and {them} named a hard one, and you did it, and nothing was owed any more. {them} turned away to hide how pleased {them.he} was. The tally was broken over a knee.',
          'You gave {them} as much work as the debt was worth, and {them} weighed it and called it even. A debt is a cold guest, and it is pleasant to see the back of it. {them} wished you nine good roads.',
        ],
        failure: [
          'You worked for {them} in haste, and it came apart, and the debt was not taken as paid. “That is what your word looks like, then,” said {them}, and broke off with you and went away, and would not hear of payment again.',
          'You tried to work off the debt, and your strength gave out halfway, and {them} finished it alone. So you had paid nothing. {them} threw the tally into the grass and left without a farewell, and did not want you at {place} either.',
          'You offered {them} work for the debt, and it was less than {them} thought it came to, and you could not agree. In the end {them} laughed, not kindly. “Keep it,” said {them}, “I want nothing more of you, now or at {place},” and went off and spoke ill of you.',
          'You did the work well, and you boasted of it, and so {them} would not count it for the debt. What is boasted of is not paid. {them} threw down the tally for good, and went off to tell it that way at {place}.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for a few days more',
        description: 'It costs you your pride before whoever is listening, and the debt is no smaller for it.',
        success: [
          'You asked {them} for more time, and named the day on which you would pay at {place}, and you got it. You did not say how hard your road had been. {them} tied a fresh cord, with room for a few knots. “So many,” said {them}, and showed you.',
          '{them} gave you a few days more for the debt, having once been young and owed somebody a saddle. It came out by degrees. You were to have as long as that saddle had taken, no more; and {them} smiled for the first time.',
          'You marked a later day on the tally with your own thumb-nail, and {them} agreed to wait for you until then at {place}. {them} ran a finger over the dent. It would do, said {them}.',
          '“I will not say that I forgot,” you told {them}, “I put it behind other things,” and it was so plain that {them} granted you some days more. There was a good deal of grumbling. But a new knot was tied in the cord.',
        ],
        failure: [
          'You asked {them} for more days, and got none, and {them} broke with you over the debt. There were no more in that bag, {them.he} said, and turned it inside out for you to see. Then {them} went home and told it at {place}.',
          '“How many days?” asked {them}, and you were too slow in answering, and so you were given none. Who has to count has not meant it. {them} tore up the cord and walked away, and wanted no payment from such a one.',
          'You asked for time because of your oath, and {them} was offended and would not grant it. “And mine is a small matter, I suppose,” said {them}, and spat, and left, and would take nothing from you after that.',
          '{them} had very nearly granted you more time when some idler laughed, and then {them} said no, louder than was needed. So the matter was broken off in anger. {them} went, and you were called a bad debtor at {place}.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse the debt and walk away',
        description: 'You go off a debtor, and {them} may lay hold of you before you are gone.',
        success: [
          'You told {them} that you would not pay, and {them} snapped the tally and let you go. {them} had looked at you long, as one looks at a thing one has lent. Nothing was left to be said, and {them} went without once looking round.',
          'You refused the debt and went past {them}, and no hand was raised. “Then I have bought something,” {them} called after you. “I have bought knowing you, and it was not dear.” After that the debt was gone, like a tooth.',
          'You refused to pay and drew your sleeve out of {them}’s fingers, and that was the end of the debt. There are people whom one does not ask a second time. {them} had just set you among them, and turned homeward.',
          'You said no to {them} and turned your back, and when you looked round {them.he} had gone and asked for nothing more. The cord with the days lay there, every knot undone. There was nobody now to count for.',
        ],
        failure: [
          'You refused, and {them} had you by the belt before you had gone three steps, and shook you as one shakes a carpet. For each shake there was a word about paying. Then {them} let you lie and went, and was done with you.',
          'You walked away from the debt, and {them} ran faster, being in the right, and told you before strangers what you were. A fist came at the end. After that {them} wanted nothing more of you, not even what was owed.',
          'You tried to slip by {them}, and it ended with the tally-stick broken over your back. {them} was on the one side and on the other side too. Then {them} dropped the pieces and went, and the debt was broken off like the stick.',
          'You ran from {them} and tripped upon the cord with the days in it, and {them} sat down on you and told you the whole of your debt. You had not known how much a person can have been saving up. Then {them} got up and left you, for good.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      'Listen: {them}, with whom you were at feud, stood in your way with a whip in {them.his} belt and wanted satisfaction. The quarrel was to be settled at {place}, and it was not settled yet, and {them} was tired of waiting. “Here is as good a place as that,” said {them}.',
      '{them} barred your way for the sake of your feud, which was to be ended at {place}, and wanted it ended now. A feud is like a mare; if you do not ride it, it comes home by itself. Before you went on it would be settled, by peace or by blows, and {them} did not greatly mind which.',
      '{them}, your enemy in an old quarrel, came to you and would not let you pass before it was answered. It was about the matter of {place}. “I have told them all that I would have it out of you,” said {them}, “and I have had to tell them twice.”',
      '{them} wanted satisfaction from you for the old wrong, and wanted it now, and not only at {place}, where people had begun to laugh. {them} drew a line in front of you with one boot, and stood behind the line, and asked whether you would step over.',
      '{them} had found out where you must come by and stood there, to have your feud settled. You had left it open at {place}, and it had not grown smaller. {them} had fasted, as one does before a matter of honour, and would not let you go by without an answer.',
      'At a narrow place {them} stood before you, with whom you had a feud to settle at {place}, and wanted it settled here. “I am tired of carrying this,” said {them}. “Take the other end of it, or take the whole.” There was no way past.',
    ],
    still: [
      '{them} still stood in your way and wanted satisfaction for the feud, and had only stepped back one pace.',
      '{them} walked up and down across your road and would have the feud ended now, by peace or by blows.',
    ],
    later: 'It was there that {them} had come to you about the feud, and the grass was stamped down by two people.',
    ways: [
      does(['talk', 'charisma', 'hard', 'none'], {
        action: 'Own your part and offer peace',
        description: 'You must bow lower than you like, and {them} may make use of a bowed neck.',
        success: [
          '“I was wrong as far as I went,” you told {them}, “and you as far as you did,” and {them} found it just and took your hand. {them} spat, and clapped you hard on the shoulder. At {place} it would be told that you had answered.',
          'You let {them} say it all and did not answer back, and at the end there was peace. Anger is a skin of milk, it only wants to be emptied. At the bottom of it there was almost a joke, and you both laughed, and that is as binding as blood.',
          'You broke a bone and gave {them} the larger half, as the form is, and with that the feud was ended. {them} held it against yours to see that they fitted. “So it was one thing,” said {them}, and wished you a good road.',
          'You owned that you had been wrong, with your hat off and your belt about your neck, and {them} made peace with you. {them} had come ready for everything else. A feud that is over leaves two people with much in common, and you spoke for a long time, about horses.',
        ],
        failure: [
          'You offered {them} your hand in peace, and {them} looked at it as at a fish and did not take it. There would be no peace with you, said {them}, here or at {place}. {them} went off and hated you for the old wrong and for this.',
          'You said that you were sorry, and added a “but”, and {them} heard only the “but” and would not make peace. There had been a good deal after it, all true. You said that to a back which was going away, and was your enemy’s for good.',
          'You had both sworn peace when you smiled, and {them} took it for triumph and swore it all off again. {them} left you, and would not settle anything with you after that, only hate you.',
          'You spoke so fairly, and so long, that {them} was made to look a fool, and would have no peace with you. One may be forgiven a wrong; never that. {them} turned round on one heel and was your enemy.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Put it off to a day at {place}',
        description: 'You buy a few days with a promise to stand there, and people will hear that you asked.',
        success: [
          'You named {them} a day on which you would come to {place} alone, and {them} agreed to wait for it. It was correct, by the custom. {them} counted the days off to you on the handle of the whip, and let you by.',
          '“You are angry now,” you told {them}, “and you would do it badly,” and {them} saw that and put it off. One ought not to spoil a good revenge by haste. You were given some days more, and were told to keep in health.',
          'You told {them} that an oath goes first, and then blood, and {them} knew the law and gave you time. {them} cursed the law, and bowed to it. At {place} you would be waited for a little while yet.',
          '{them} saw how worn you were, and there was no honour in that, and so you got some days more. You had better sleep, said {them}, and eat fat, and come to {place} when you were worth hitting.',
        ],
        failure: [
          'You asked to put off the quarrel, and {them} would not, and had done with talking to you. “You had your time,” said {them}. {them} would not meet you now at {place} or anywhere, only hate you, and went and told it so.',
          'You named a day and {them} named another, and you did not agree, and {them} grew redder and broke off. You were a coward, said {them}. The feud would never be settled now, and {them} turned away from you.',
          'You asked for a later day so softly that {them} took it for fear, and despised you, and gave you none. {them} would not dirty a whip on you, not here and not at {place}. It was said aloud, and people heard it.',
          'You swore that you would be at {place}, and {them} did not believe the oath and granted you no day. You had used up the Sky on something else, said {them}. So it was broken off, and {them} went away hating you.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight {them} and be done with it',
        description: 'You may be badly hurt, and the custom allows no help on either side.',
        success: [
          'You fought {them} and won, and the feud was over. You gave what there was to give and took what came, and then {them} sat, holding a shoulder, and nodded. Some quarrels only want to be touched once at the bottom.',
          'You had {them} by the belt and threw {them.him}, and that was the end of the feud. For a while you had stood like two oxen in a yoke. “So,” said {them} from below, “now I know,” and limped home to say so.',
          'You caught {them}’s whip and wound it in until {them} stood quite close, and then you let go first, and with that it was ended. You had looked at each other. {them} coiled up the whip and left, and the feud was a thing that had happened.',
          '{them} hit you as often as was needed, and you were still standing, and {them} gave it up and let the feud end. About the ninth blow something like respect had come into it. {them} said your name without the curse that used to go with it.',
        ],
        failure: [
          'You fought {them} and lost, and were beaten for the wrong and for the waiting. You had struck once when {them} struck nine times. {them} stepped over you and went home, and would not be reconciled after that.',
          '{them} threw you twice, with a throw learned for your sake from a Kipchak, and the fight was lost. {them} left you there and told everyone how you lay, and was your enemy after it as before.',
          'You slipped, and {them} waited till you had got up, for honour, and then beat you. You were left lying with your hat placed on your chest, correctly. {them} had got satisfaction and had not forgiven you.',
          'You fought {them} until you could not lift an arm, and {them} could, a little, and so you were beaten. Each blow was for what you ought to have settled at {place}. Then {them} went off, your enemy for good.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      'Listen: {them} came to you, out of breath, because of the promise that you had given for {place} and had not kept yet. {them} had believed you, and wished to hear whether you still meant to do it. “Tell me that you were held up,” said {them}, and would not let you go on without an answer.',
      '{them} had come to you about your promise, which was to be kept at {place} and was not kept yet. You were to do it now, or say when, or take it back; {them} would not go on looking out for you. A promise is a foal: it cannot walk yet, and must be carried. And {them} stood across your road.',
      '{them} stood before you and wanted what you had promised for {place}, and had not done. You had given your word on it with your hand, and {them} took that very hand by the wrist and held it up to you. “Not yet,” you said. {them} would not let go of it for that.',
      '{them} had come to ask after a promise of yours, which you were to keep at {place}, and stood where you could not get by. Others had laughed at {them} for believing it. You must say yes or no or when, said {them}, before you went any farther.',
      '{them} had come all the way from {place} because of your promise, and wanted it settled, since you had not kept it yet. Whoever gives a word gives the end of a rope. It is tiring to hold a rope alone, said {them}, and stood in your way, and did not reproach you with one syllable.',
      '{them} had gone a long way to remind you of what you had promised to do at {place}, and you looked away first. It was not done yet. {them} would not be put off with tea, and would have an answer of you before you went on.',
      'Listen: {them} came at you on foot and wanted the word kept that you had given for {place}, and took your sleeve and wound it twice about one fist. Who holds on so? One who has held on for a good while. You were not let go until you had answered.',
      '{them} wanted of you what you had promised to do at {place}, and lay down full length in front of you, so that you should have to step across. And we do not step across people. “Go on,” said {them}, “I would like to see how it is done.” And you stood there with one foot up.',
      '{them} stopped you with an empty kettle in one hand, and wanted what you had promised to do at {place}. The kettle had been set on for you there nine times, and you had not come. {them} would not move out of your way before you answered.',
      '{them} would have your promise of you, kept, as you had said it for {place}, and there was no getting past, for a dog of that hearth had come too and lay down upon your feet. The dog believes the voice, and the master believes the dog. That was how {them} had come to believe you.',
      '{them} had ridden three days to ask one question, and held you by the belt to ask it: would you do what you had promised at {place}, or not? I had it from the man who lent the horse. It came back thin, he said. And {them} had talked to it all the way about what you were like.',
      '{them} wanted your word kept, the one that you gave for {place}, and held a halter across your way at the height of the breast. You were not to pass without an answer. The halter belonged to a mare that you should have had as a present on the day when it was done.',
      '{them} called your name from a bowshot off and wanted what you had promised for {place}; and you stopped, and so you were had. “I have come to fetch it,” said {them}, “for it does not find the way.” And you were not to stir until you had answered.',
    ],
    still: [
      '{them} still stood in your way and wanted your promise kept, or an honest no.',
      '{them} waited for your answer about the promise, and would not let you by before it.',
      '{them} had sat down in front of you, as people do who mean to stay, and would not let you go on before you spoke of the promise.',
      '{them} still wanted your word kept and did not let go of your sleeve. Neither of you had spoken for as long as it takes to milk a mare.',
    ],
    later: [
      'It was there that {them} had come to you about your promise, and somebody had scratched two hands in a stone, and the space between them.',
      'There {them} had stood and asked about {place}, and your feet knew it and went around.',
      'A wisp of horsehair lay where you had been asked about your promise, knotted, and nobody had come to untie it.',
      'It was there that {them} asked about your promise. I was asked once at such a spot, and I went around it for as long as I rode.',
    ],
    ways: [
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Keep your word here as best you can',
        description: 'It was promised for {place}, and what you can do from here costs sweat and may fall short.',
        success: [
          'You kept your promise to {them} there and then, by other means than at {place}, and {them} was content. It took all that you knew. “It is not how I pictured it,” said {them}, “but it is what you said,” and laughed.',
          'You did for {them} what you had promised, here in place of there, and {them} helped, and your word was kept. When it was finished {them} gave you back your hand. It felt lighter by a good deal.',
          'You thought how the thing could be done from where you were, and did it, and so the promise to {them} was kept. You ought to have thought of it before. {them} said that too, but smiling, and went off to tell it at {place}.',
          'You sent word to {place} and had it done there in your name, and stayed beside {them} until the answer came that it was done. So your word was kept. {them} had never heard of such a way, and said so, with wet eyes.',
          'You kept your word to {them} on the spot, with a saddle for a bench, and you took nine tries to it. The ninth stood. “At {place} it would have stood at the first,” said {them}, and laughed, and drank to you.',
          'You did all that you had promised {them}, there where you stood, and {them} was not let lift a finger. A late foal is licked the longest. They named a colt for you at {place} after that, I have heard, and he was fast.',
        ],
        failure: [
          'You tried to keep your promise here, and it was like the promise as a mule is like a horse, and {them} could not take it for that. {them} thanked you, and that was the worst, and went home and looked for nothing more from you.',
          'You had promised {them} one thing and did another, and hoped that it would not be noticed, and it was. {them} is not a child. You were looked at, and left, and your word counted as broken.',
          'You tried to do what you had promised, and it broke in the middle. “At least you began,” said {them}, and it did not sound like a beginning. {them} went away, and the promise was at an end, and not kept.',
          'You explained while you worked, and the more you explained the less you did, and your word was not kept. {them} sat by with folded hands till it was plain that nothing would come of it. Then {them} went home.',
          'You could not do here what belonged to {place}, though you tried by force and by patience, and so your promise was broken. {them} had watched all of it, and rode home and did not look back.',
          'You did the easy part of what you had promised and called it done, and {them} did not. {them} looked for the rest of it, and left, and would not wait any longer, and so the promise counted as broken.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Give {them} your word a second time',
        description: 'A word twice given weighs double, and you will have to carry it to {place}.',
        success: [
          'You gave {them} your word a second time, with both hands, and {them} believed it and gave you some days more. You had said it slower. It sounded like somebody who had been ashamed, and there would be no more running after you.',
          '“I do not say that I will if I can,” you told {them}, “I say that I will,” and for that you were given a few days more. {them} had been waiting for just those words to be left out. You were made to repeat the last of the days.',
          'You told {them} what had held you up, and it was bad enough to be true, and you should have your days. {them} whistled. If that was what your road was like, then at {place} they would wait and keep the pot on.',
          'You bade {them} choose a later day, and {them} chose one, and it was a generous one. Your word stood until then. People who have been asked are always more generous than people who have been told, and I have lived on that.',
          'You gave your word again, and wept and had not noticed it, and {them} gave you days, as many as there are joints in one finger and then some. So it was agreed for {place}. Nobody there was told about the weeping; I was told.',
          'You broke an arrow on your word, and {them} kept the half with the feathers and gave you some days more. At {place} the two would be laid together.',
        ],
        failure: [
          'You gave {them} your word again, and {them} did not take it. “That is the same one,” said {them}, “I have that one at home.” {them} gave you back the old one too, and went, and it was a broken promise from then on.',
          'You swore by the Sky to keep it, and {them} looked up, and there was a vulture in it, and so you were not believed. One has to go by something. {them} was sorry, and went home, and counted on you no longer.',
          'You named {them} a new day, and it was a feast when nobody may work, and {them} would not have it. You had not thought the first time either, said {them}. So the promise was broken, and {them} left.',
          'You gave your word so readily that it sounded like small change, and {them} refused it and held both hands behind the back. {them} would ask you for nothing again, here or at {place}, and turned away.',
          'You swore by nine things and got no more time, for the ninth was your mother’s milk, and one does not put that up for a thing already late. {them} went white. Then {them} went away, and the promise was broken.',
          'You asked {them} for time with your face already toward where you were going, and {them} gave you none. A guest who eats standing has not come. {them} let go of you as one lets go of a rein, and did not wait for you any more.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Take back your word and go on',
        description: 'It is soon said, but {them} may weep or strike, and you must bear the one or the other.',
        success: [
          'You took back your promise, so clearly that {them} need never wonder, and {them} let you go. {them} even thanked you for the plainness. There was nothing more between you, neither good nor bad.',
          '“I cannot do it, and I ought not to have said it,” you told {them}, and did not stop, and the promise was off. {them} kept beside you to the end of the sentence, and there fell behind. You were not called after.',
          'You told {them} with your face turned that you took your word back, and {them} understood and went. When you looked {them.he} had already gone some distance. A dead promise smells for a while, then it is only bones.',
          'You opened your hand and showed it empty, and {them} did the same, and so the promise was given up, without words. Neither would speak ill of the other. You took different ways from then on.',
          'You took the word back, and {them} gave it up, and milk was poured out on the ground between you. Each of you stepped away from it. Two hearths that had known each other did not any more.',
          '“Then it is nobody’s,” said {them}, when you had taken back the promise, and whistled for a dog and let you pass. The dog looked round three times, so it is told, and its master not once.',
        ],
        failure: [
          'You took your word back, and {them} made you say it again, and then you had a fist under the ear. There were those at {place} who had relied upon you. With that the promise was broken, and {them} left you.',
          'You took your word back and went, and {them} threw after you all that there was to throw, and hit you. Last came the words, and they were the heaviest. You were not to show yourself at {place} again.',
          'You began to take your word back, and {them} laid hold of you and would not let you finish before you had been beaten for it. You had to look at that face meanwhile. Then the promise was off, and so was the friendship.',
          'You ran from your promise, and {them} caught you up and beat you with the flat of the hand, like waking somebody. It is an ill thing to run from, for it knows where you live. {them} wanted nothing of you after that.',
          'You laughed as you took back your word, and {them} laid a whip across you for it, one stroke. So the promise was broken. {them} went off and never forgave you the laugh.',
          'You refused, and {them} butted you in the belly, as a ram does, and down you sat. You were told what people thought of you at {place}, and left there. The promise was broken, and nobody helped you up.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      'Listen: {them}, who had gone with you on all your roads, sat down and would not get up before you had spoken of one wish. It was to be granted at {place}, and you had always said soon. “I only want to know,” said {them}, “if soon is a day, or just a noise that you make.” You must grant it, or ask for time, or say no.',
      '{them}, your companion, stopped in front of you because of a wish for {place} that you had not granted yet. Would you see to it now, {them} asked, or should {them.he} stop hoping? {them} would not take another step before you answered. A companion’s wish is a small bag, and one forgets who is carrying it.',
      '{them} had been silent for a long stretch, and now stopped and spoke of a wish: it lay at {place}, and you had not gone there with {them.him} yet. You had had a good reason each time. “I know all of the reasons,” said {them}. “I was there.” {them} wanted an answer before anything else.',
      '{them} stood before you with a very red face and asked for the wish that was to be granted at {place}. You had never heard that voice so loud. {them} had gone with you through nine dangers, and been overlooked, and would not go on before you had said yes or no.',
      '{them}, who came behind you, called to you to stop, and spoke of a wish for {place}, to which you had once nodded. You remembered the nod. You had meant it too; but a nod does not travel by itself, said {them}, and wanted to know whether it should be now, or later, or never.',
      '{them} had turned away and would not follow you any farther before you had heard about the wish. It was for {place}, and you had not gone there for it. {them} would come on with you afterward. But first you should say yes or no, said {them}.',
    ],
    still: [
      '{them} was still sitting there and would not go one step with you before you had answered about the wish.',
      '{them} still waited for an answer about the wish, and without {them} you would not go on. There was room to sit down beside.',
    ],
    later:
      'It was there that you had sat with {them} over the wish for {place}, side by side, for longer than one needs for a rest.',
    ways: [
      does(['gift', 'intellect', 'medium', 'none'], {
        action: 'Do here what {them} wished for there',
        description:
          'You grant the wish as well as one can away from {place}; it needs {them.his} patience as well as your own hands.',
        success: [
          'You granted {them} the wish on the spot, with what there was, and it was good enough. It was not {place}. But {them} had wished for the thing and not for the place, and walked up and down before it with a face like a lamp, and took the heavier half of the load.',
          'You did for {them} what was wished for, and made a feast of it, the two of you, out of almost nothing. {them} wept a little at the end. After that you could have asked {them} to go to the edge of the world.',
          'You asked {them} exactly how it should be, and did it so, and the wish was granted. You had never known the half of it. “Now I have no more wishes,” said {them}, “it feels cold,” and laughed, and came along.',
          'You used all your wits, and did here what {them} had wished for at {place}, and it pleased {them}. {them} tried it all round as one tries a new saddle. You went on together, and {them} hummed, which had not happened since you set out.',
        ],
        failure: [
          'You tried to grant the wish here, and it was a poor thing, and {them} was not happy with it. {them} said that it was very nice. You went on together without talking, and the wish was not spoken of again.',
          'You did for {them} what another had once wished for, and so the wish was not granted. You had not listened. {them} did not know where to look, and gave it up, and came along, and kept a little to the side.',
          'You began it and could not do it in that place, and you lost your temper and called the wish a small matter. {them} agreed at once that it was small. It was never asked for again, and you would have given much to unsay it.',
          'You tried to grant the wish here, and it went wrong, so that you were both laughed at. {them} had wished for this for so long. “Let us leave it,” said {them}; and it was left for good, which was harder than speaking.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Beg {them} for a little more patience',
        description: 'You have asked it before, and each time there is less of it in the sack.',
        success: [
          'You owned to {them} that you had thought only of yourself, and {them} gave you a few days more for the wish. That was honest, said {them}, and got up, and dusted off both knees. You had not said soon.',
          'You went over the whole road with {them} and found a day for {place}, and {them} agreed to wait for it. You did it as one plans a raid. {them} could wait well for a day that had been counted.',
          'You begged {them} to wait for the wish a little longer, and {them} did, because you had turned round to look. So there was some patience left in that sack, down in the corner. You were told that it was the last.',
          'You took {them}’s load on your own back and bore it for a while, and for that {them} granted you some days more. You had said nothing. At the end of it you had a sore shoulder, and were friends.',
        ],
        failure: [
          'You asked {them} to wait, and {them} would not. “You have asked that nine times,” said {them}, “and I did not count the first.” {them} would come along, yes. But the wish was given up, and it was not forgiven you.',
          'You swore by your horse, your bow and your mother that it would be soon, and {them} believed none of it and gave up the wish. {them} had grown quieter at each. You were asked not to speak of {place} again.',
          'You laughed at the wrong place while you begged for time, and {them} was hurt and gave you none. The wish was not to be mentioned any more, you were told, and the voice that told it you was civil.',
          'You were begging {them} for time when something else came up, and you saw to that first, and that was your answer. {them} gave up the wish, and went on with you, and was colder to you from then on.',
        ],
      }),
      does(['flight', 'charisma', 'medium', 'slight'], {
        action: 'Say no to the wish for good',
        description: 'It ends the asking, and {them} will stay, but something may go that you used to lean on.',
        success: [
          'You said no to the wish, and why, and {them} took it and stayed with you. {them} breathed out. One can live with a no, it is hard but it has edges; and {them} spoke of it no more.',
          'You said no, and {them} bore it well and came along. “Then I can stop looking out for it,” said {them}. “I was getting a stiff neck.” There was nothing left between you to be asked or answered.',
          'You refused the wish for good and did not soften it, and {them} did not thank you, but stayed. In a while a hand was held out to help you over the next bad place, as always. So that was over.',
          'You told {them} that it would never be, and {them} had known it, and stayed with you all the same. “I wanted to hear you say it,” said {them}, “so as not to make it up.” The two of you had one errand fewer.',
        ],
        failure: [
          'You said no, and {them} told you all that you owed, back to the first mile, till you were both hoarse. Who had fetched the water? Every word was true. The wish was dead, and {them} came along a long way behind.',
          'You turned the no into a joke, and {them} did not laugh, and asked you what you thought a companion was. You had to answer every question before you were let go. The wish was not asked for again, and not forgotten.',
          '“No,” you said, and {them} was bitter, and everything was said that can be said between two who must go on together. You were as tired as after wrestling. That was the end of the wish, and of a good deal else.',
          'You would not hear of the wish and turned aside, and {them} turned with you and said it all. It was about that wish and about all the others that you had passed over. Then {them} gave up the wish, and did not forgive you.',
        ],
        hurt: 'weariness',
      }),
    ],
  },
];
