import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

/* The same log, with its old columns: those whom it carried forward come to be balanced. Told neither ashore nor afloat. */
export const pirateReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      '{them} came to find you, to whom you owed a debt that was to be settled at {place}. {them} would not wait for {place} any longer, and stood before you and wanted it paid then and there. You were shown the account, with your own mark at the foot.',
      'It was {them} who stopped you, and you owed {them.him} a debt, to be paid at {place}. {them} would have it before that, on the spot, or a good reason why not. “I’ve come to where the money sits,” said {them}, and put down a stool opposite.',
      'A hand was laid upon your shoulder, and it was {them}, your creditor. What you owed was to be paid at {place}; {them} had got tired of looking down the road for you, and wanted it settled here and now, with a civil word on top for the trouble.',
      '{them} came in person for the debt that you had put off, the one that was to be met at {place}. It should be paid now, said {them}, and stood in your way and read the log over your arm, with a finger on the line where it stood.',
      '“You’ll remember me,” said {them}, and you did: you owed {them.him} a debt, and had said you would bring the payment to {place}. It was wanted now, where you stood, or some reason that could be taken home and told. {them} had gone without in the meanwhile.',
      '{them} stopped in front of you to ask for a debt. It had been put down for {place}; {them} wanted it paid before that, at once, and you could not go on until you had answered.',
    ],
    still: [
      '{them} still held out the account to you, and would not let you by before the debt was paid.',
      '{them} still stood in your way for the debt, humming, and had nowhere else to go.',
    ],
    later:
      'You found the account where {them} had stood with it, folded small. It was made out to you by name, and your name was spelled as you spell it.',
    ways: [
      does(['gift', 'vigour', 'medium', 'slight'], {
        action: 'Work off the debt for {them} on the spot',
        description: 'It is paid then, and you part friends; but it will take all the strength in you.',
        success: [
          'You worked the debt off for {them}: carried what was heavy, mended what had been put off, and so it was paid. When you could not lift the next thing {them} took the other end of it, and you parted friends.',
          'You paid {them} in work: mended, scoured, hauled and stacked, until you owed nothing. {them} had sat by with the account. At the end {them} wrote Paid, blew on it, and was your friend again.',
          'You laboured for {them} until your hands shook, and the debt was struck out. {them} closed the account before it was quite made up, because you had not asked how much was left, and was pleased with you.',
          'You worked until the debt was paid to the last line. {them} had not thought that you would finish, and was glad, and brought out bread. You are quits.',
        ],
        failure: [
          'You set to work for {them}, broke what you were mending, and the debt was not paid. {them} called the debt bad, went away angry, and would not ask you again.',
          'You could not work it off: before you were half through your back would not do it. {them} saw you try, struck the debt off as bad, and thought the less of you.',
          'You did a day’s work for {them}, and it was not the work that {them} had meant, so that the debt was not paid. {them} gave it up and went off, and takes you for a cheat.',
          'You worked, and fell out with {them} over what an honest day was, and the debt was never made up. {them} wrote off the rest of it and left you in anger.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days more',
        description: 'You keep the debt and have a little longer to get there; you must look {them} in the eye to ask.',
        success: [
          'You asked {them} for time and got it: some days more, for you to come to {place}. You had told where you had been in the meanwhile, and left nothing out. “A few days, then,” said {them}, “since I have come so far that I should like to be there when you’re honest.”',
          'You asked for more days, with no excuse at all, and {them} gave them to you. An excuse had been looked for, and {them} had answers ready to nine. The debt might wait until you could get to {place}, and not a meal longer.',
          '{them} let you put a later date to the debt, in ink, and wanted it moved nearer, and you moved it. It was to be paid at {place}, as before. There was even some talk of other things, before {them} went off.',
          '{them} gave you some days more for the debt, and took your hat to hold until you had paid. It is a bad hat, but you were known by it. {them} allowed that somebody who would go bareheaded to {place} might possibly be meaning to get there.',
        ],
        failure: [
          'You asked for time, and {them} would give you no more of it, and was done with you. You were shown how much time you had had already. The debt was called bad, and that was just.',
          '{them} would not wait another day for the debt, and gave you up. “I’ve none left,” {them} said, meaning belief; and tore your mark off the account, and left you holding it.',
          'You asked {them} for days, and spoke of what you had sworn, and got none. {them} had sworn something too, as it turned out, concerning you: to ask once. The debt would not be asked for again, and {them} was no friend of yours from then on.',
          'You asked for time in the wrong tone, and {them} refused it. It was the tone for innkeepers. {them} waited for you to come to the end, and told you that it was exactly what had been expected, and that there was no more to be said between you.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Run from {them} and from the debt',
        description:
          'You pay nothing, if {them} does not catch you; but you lose a friend, and {them} will tell others what you are.',
        success: [
          'You got away from {them}, and the debt is over, and the friendship too. You had looked past {them}, and so {them} turned to look, and when that was done you were elsewhere. It is a shabby trick. Nobody came after you.',
          'You slipped off while {them} was sharpening a pencil, and the debt will never be asked for again. {them} did not call out. You saw, from a long way off, the account being torn across, and across again, by somebody who was done with you.',
          'You ran from the debt, and were out of reach before {them} had put a hand out. “Keep it, then,” said {them}; it was not shouted, but it carried. There is no such debt now in the log, nor any such friend.',
          'You got off without paying, and it was easily managed. {them} had not thought that you would really do it, and stood there with a hand out. You are rid of the debt, and {them} will never trust you again.',
        ],
        failure: [
          'You ran from {them}, and {them} put out a foot. You were told what you owed from the beginning, aloud, lying down, before all who cared to hear; and then {them} went off, unpaid, and would have no more to do with you.',
          'You tried to get away, and {them} had hold of your coat. You could have left it, but you were fond of that coat. You had to stand and be told, at length, what {them} thought of you; then the debt was called bad, and you were let go.',
          'You got off, in fine style, and ran into {them} again round the other side. “I know you,” said {them}. You heard what such a debt makes of a person; it took a good deal longer than paying, and at the end {them.he} left you, unpaid.',
          'You ran, and left the log behind, and had to come back for it. {them} had sat down with it, and had reached the third page. {them} told you what you were, gave you the book back, and left, unpaid and no longer your friend.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them} stood before you with both sleeves rolled, for the sake of the quarrel that you were to finish at {place}. {them} would not wait until you came there, and wanted satisfaction of you now, and would you be so good as to put down whatever it was that you were holding.',
      'You looked up from the log, and there was {them}, with whom you had a quarrel, to be fought out at {place}. {them} had come to have it over before that, here, with you. {them} was tired of waiting.',
      '“I thought it might have slipped your mind,” said {them}, who had come after you for satisfaction. There was a quarrel between you, and it was put down for {place}; but {them} wanted to finish it on the spot, and stood in your way. It had slipped your mind.',
      '{them} came straight toward you, to settle the quarrel that you were to fight out at {place}. It should be now, said {them}, and not there. People asked {them.him} how it had come out, and {them.he} was tired of telling them that it had not.',
      '{them} threw down a glove before you. You had a quarrel, which was to be settled at {place}; {them} wished to have it over sooner, here, and would not let you by. It had been thrown before, at others.',
      'You were stopped by {them}, who had a quarrel with you. It was to be had out at {place}, and {them} would carry it about no longer; so it was to be had out here. You were told to turn round, for it should be from in front.',
    ],
    still: [
      '{them} still stood before you with sleeves rolled, and would have the quarrel fought out before you went on.',
      '{them} was out of breath, and still barred your way and wanted satisfaction.',
    ],
    later:
      'Marked with a heel where you and {them} had it out: one line, straight. You could not have told any more which side of it had been yours.',
    ways: [
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Fight it out with {them} bare-handed',
        description: 'If it is fairly fought the quarrel is over; but {them} has been practising.',
        toward: 'for',
        success: [
          'You fought {them} until neither could have said what the quarrel was about, and so it was settled. You sat down at the same moment, against each other, for want of anything else to lean upon. “That’s it, then,” said {them}, somewhat thickly; and it was.',
          'You fought it out with {them}, and it was fair, and ugly, and soon done, and the quarrel was over. You had let {them} have the first blow, which was owing. {them} gave you a hand up, and kept hold of it to shake.',
          'You fought {them} and won, and it was held for satisfaction. {them} hit like somebody who had been thinking about it. You hit like somebody who had not. At the last you had {them} by the collar, and asked if it was enough, and {them} said that it would do very nicely.',
          'You fought by the articles, with a rest at each bell, and in the second rest {them} laughed, and the quarrel was done. It was no use after that. You went through the third for form’s sake and parted with a bow apiece.',
        ],
        failure: [
          'You fought {them} and had the better of it, and it settled nothing. {them} lay looking at the sky and told you that it had not been beating that was wanted. There would be no other meeting; {them} went off and hates you as before.',
          'You slipped in the fight, and {them} had you cold, and would not strike. “Not like that,” said {them}, with disgust. There would be no second fight; {them} despised you, and left you lying there.',
          'You fought {them}, and some people came and pulled you apart, as one does dogs, and so the quarrel was never settled. They made you shake hands before witnesses. {them} still hates you, and will not meet you for it again.',
          'You fought it out badly, and in the course of it said a thing about somebody’s mother. {them} stopped fighting then. {them} looked at you as at a stranger, and went, your enemy for good.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask {them} to put the quarrel off',
        description: 'You would have some days more to come to {place}; but you must ask for it as a favour.',
        success: [
          'You asked {them} for time, and said that you had been afraid, and were given some days. {them} had been prepared for anything but this, and considered you with {them.his} head to one side. “So was I,” said {them}. You are to come to {place} and fight there.',
          '{them} agreed to put the quarrel off for some days. It would keep, you had said; a thing of that quality does not spoil. {them} was a little flattered. It should be at {place}, then, and without fail.',
          'You told {them} of your oath, and that you could not well be killed until it was seen to, and {them} gave you some days. {them} would wait, but not for long.',
          '{them} put off the quarrel, when you had sworn that you would come to {place}. {them} believed your oath for this once, and went.',
        ],
        failure: [
          'You asked {them} to wait, and it was refused. {them} had heard you out like somebody in church with a dog outside. {them} went away, and was as much your enemy as before.',
          'You asked for some days, and {them} for an apology, and you laughed, and got no days. It was only nerves. {them} rolled the sleeves down again, slowly, would not fight with you now or at {place}, and went away your enemy.',
          '{them} would put the quarrel off no further. It had been put off already for a wedding, an illness and a wake, and had been kept hot all that time. {them} left you, and will not make peace.',
          'You began to explain why you needed time, and it got tangled, and there was a woman in it, and a boat, and {them} refused. {them} went off, angrier than before.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Shove {them} aside and call it finished',
        description: 'It is soon done; but {them} came to make an end of being your enemy, and will be one.',
        toward: 'against',
        success: [
          'You shoved {them} aside and walked on, and the quarrel was at an end, unsettled. {them} fell, and did not come after you, and has not forgiven you.',
          'You had {them} down before the fight was begun, and went by. It was not at all handsome. {them} got up, brushed {them.his} knees, and remarked that one does not fight with that, and so it was over.',
          'You gave {them} one push, and were past, and the quarrel was done with. {them} had been ready for steel, for words, for anything that took some account of {them.him}. You saw the wish to fight you go out like a pipe. You have not been spoken to since.',
          'You knocked the hat off {them.his} head, and while {them} looked after it you were by, and have heard no more of the quarrel. {them} picked the hat up, and was not going to run after anyone who did that.',
        ],
        failure: [
          'You shoved {them}, and it was like shoving a church, and you were thrashed for it. {them} went away, no better satisfied, and hates you still.',
          'You tried to push by, and {them} stepped back, and you fell upon your face. You were told over the back of your head what you were worth, and turned over for the end of it. {them} would not have a quarrel with you after that.',
          'You put out a hand to shove {them} aside, and it was taken hold of, and bent. You heard everything that {them} had to say with your nose against your knee. The quarrel was left as it was, and you were left there.',
          'You called it finished, and {them} knocked you down for it. When that was over the quarrel was neither settled nor wanted any more. {them} left you lying, and hates you.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them} came to you about your promise, the thing that you had given your word to do at {place}. It was needed before long, and {them} had told people that you would do it; you should do it now, or say that you would not. You had meant to keep it.',
      'You had given {them} a promise, to be kept at {place}. {them} had come in person to ask for it, and would have it performed now, as far as it could be done from where you stood. {them.he} had feared that something had happened to you, and had brought bandages, and found you well.',
      '“I said to them, you gave your word,” {them} told you. You had, and what you had promised was to be done at {place}; the people there were waiting for it, and {them} had come to have it done at once, or to fetch you by the ear if need be.',
      '{them} stopped you and asked if you would keep your promise. You had said that you would do something for {them.him} at {place}, with your hand on {them.his} arm, and {them.he} had built a good deal upon that, and wanted it done now. You had all but forgotten it. You were asked, quietly, if you had.',
      '{them} held up a finger, with a thread about it, tied there for the promise that you were to keep at {place}. It was needed sooner than had been thought, and {them} wanted you to do it now, from where you were. You were to do it, ask for time, or refuse.',
      'Overtaken by {them}, out of breath, to whom you had given your word that you would do something at {place}. {them} did not reproach you: only let it be done now, or let you say straight out that it was never going to be. You were ashamed.',
      'Stopped by {them}, who wanted you to do what you had promised for {place}, and would not wait for you to come there. {them} sat down upon your boots, so that you could not go.',
      'Stopped by {them}, who demanded one promise, to be kept at {place}; it should be seen to before you went another step. You were shown your own words in writing.',
      'Met {them}, who stood in your way with folded arms and wanted done, now, what you had promised to do at {place}. Persons relying on it, by {them}’s count: five.',
      'Hauled up short by {them}, with one fist in your collar, who wanted your promise kept that was to be kept at {place}: here, and before the fist was opened.',
      'Found {them} sitting on your baggage, to ask for the promise that you had made as to {place}. You should perform it on the spot or refuse it. {them} had found it in your log, under Sundries.',
      'Stopped by {them}, with both arms spread and people standing behind, who wanted what you had promised for {place}. It was wanted now and whole, or else a plain no. Everybody looked at you.',
      'Stopped by {them}, who asked for what you had promised to do at {place}, and could not wait till you came there. {them} had made all ready for it: rope; bread; clean sheets; a song.',
    ],
    still: [
      '{them} still waited in front of you, and you were to keep your promise or refuse it before you went.',
      'The promise was not kept and not refused, and {them} would not let you go until it was the one or the other.',
      '{them} still had you stopped, distance one arm, and would not move before you kept your word.',
      'Way shut by {them}, as before, on account of one promise, not performed.',
    ],
    later: [
      'There was the place where {them} had asked you to keep your promise. You looked the other way.',
      'Passed the spot where {them} had asked after your word. Nothing left upon it. Went round by a fathom, all the same.',
      'Item, found where {them} had stopped you: one list, much folded, with your name at the head in capitals.',
      'Inquired, where {them} had stood, whether anybody had asked for you since. Answered, no. Put the question again, for the log.',
    ],
    ways: [
      does(['craft', 'intellect', 'hard', 'slight'], {
        action: 'Make your promise to {them} good from here',
        description:
          'Somebody near {place} may do it for you; you must bring that about by letters, favours and wit, in one sitting.',
        toward: 'for',
        success: [
          'You kept the promise from where you stood, by other people: somebody near {place} owed you a kindness and did it for you. {them} read every letter before it went, and was content when word came back that it was done.',
          'You did what you had promised for {place}, by letter, and it was done well. {them} was content, and thanked you.',
          'You could not do the thing itself, so you contrived what it was for, and {them} held your promise to be kept. {them} looked at it from all sides. It was better, {them} allowed; and it would be told at {place} that you had done as you said.',
          'You called in three old favours upon one sheet of paper, and what you had promised was done at {place}. {them} embraced you for it.',
          'Performed the promise from where you stood, by means of six letters and one lie. The lie is entered; it was needed. {them} sealed them with a thumb and counted them off. {them} was content with you.',
          'Had the promise done at {place} for you, on the credit of a cook who owed you for a goose. Receipts: three. {them} checked them, and was content. Wrote “Kept”, and spelled it wrong, being out of practice.',
        ],
        failure: [
          'You wrote to one person near {place} who could have done what you promised, and he was dead. {them} knew that. {them} had let you go on to the signature, to see if you would ask after him; then went off with the letter, and took the promise for broken.',
          'You patched something up in place of what you had promised, and {them} could see through it. It was held up in both hands. “I suppose that is it, then,” said {them}, and went. Nobody could have said that your word was kept.',
          'You did something clever, and it was not what you had promised. {them} thanked you for the trouble, took the promise for broken, and went.',
          'You had somebody else do it, and he drank, and the promise was broken. By the time that {them} had the news of it from {place} the thing could neither be mended nor done again. {them} does not now use your name.',
          'Failed to keep the promise. Used up the ink, nine sheets and two good names, and had nothing at the end that was of use at {place}. {them} squared the sheets, gave them back, and gave you up. Entered as Attempted.',
          'Got half of what you had promised done, and half was of no use. {them} took the promise for broken and left, with no hand offered.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Give {them} your word a second time',
        description: 'You would have some days more to come to {place}; but your word is worth less than it was.',
        success: [
          'You gave {them} your word again, slowly, with the day in it, and it was taken. They could wait a little longer at {place}, {them} thought, and you have some days more.',
          'You asked {them} for time, and got some days. “I’ve no right to ask you,” you had begun; and {them} agreed, and waited, and gave them, since {them.he} would sooner have been fooled twice than be somebody who had stopped believing people.',
          '{them} gave you some days more to keep the promise at {place}. You had been asked what would be different, and said: that you had seen {them.his} face. It was not much of an answer, but it was taken away and thought about.',
          'You told {them} what had come between, without making it finer than it was, and have leave to be late with the promise. {them} laughed in one place. Late to {place}, then; not absent.',
          'Given some days more by {them}, after a full confession of one page. {them} corrected two dates in it, both in your disfavour, both rightly. Parted friends.',
          'Obtained of {them} an extension: the promise to be kept at {place}, some days later. Repeated the promise; was desired to repeat it without the flourishes; it came to seven words.',
        ],
        failure: [
          'You gave your word a second time, and {them} did not put out a hand for it. One word of yours had been broken already, said {them}. You were given no days, and nothing more was hoped for from you.',
          'You asked for time, and {them} refused it, and gave up hoping for the promise. You had begun on “as soon as ever.” It was how the last one had begun.',
          'You asked for some days, and {them} asked you to say what it was that you had promised, and you had it wrong. You had it nearly right. It was the part left out that mattered. {them} looked at you until you saw it, and went.',
          'You swore by heaven and by your oath and by your mother, and {them} would not have it. “The more you put upon it the thinner it gets,” {them} said. No days were given, and nothing more was expected of you.',
          'Refused any more time by {them}, who gave up your promise for lost and left. Had offered: your word; ditto; ditto. Nothing of that was believed.',
          'Got no days, and lost {them}. Pleaded shipwreck, and {them} asked the name of the ship. Gave one; it was known to both parties as sold. {them} turned about and went, and counts no longer on your promise. You were taken for a liar.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Tell {them} that it was only talk',
        description:
          'You are rid of the promise; but {them} will never trust you again, and may not let you go in peace.',
        success: [
          'You told {them} that your promise was only talk, and were let go. {them} nodded, and will believe nothing from you again. There is no promise now.',
          'You took your promise back, and {them} said not a word. You were free to go. You went on until you could no longer see who was standing there; it was a good deal farther than you had reckoned.',
          'You told {them} that you would not do it. “Then it’s as well to know,” said {them}, and that was all. You had looked for tears, or for a blow, and had to go off without either, with your own voice in your ears.',
          'You said that it had been only talk, said it lightly and went fast, and nobody held you. {them} called after you, one time, to ask if you were certain. You entered the promise under Cancelled; {them} has gone to find somebody else for {place}.',
          'Told {them} no, and was let by. The promise was over. {them} would tell the people at {place}, and did not say goodbye.',
          'Called the promise talk, got clear, and was not chased. The promise is over, and {them} thinks you worthless. Looked back four times.',
        ],
        failure: [
          'You told {them} that it was only talk, and could not get away. {them} came along beside you, at whatever pace you chose. You heard about {place}, and who waited there, and what they had said to their children; and then {them} turned back, with the promise broken.',
          'You broke your promise, and {them} wept, aloud, with arms hanging. All who were within hearing came up to be told what you had done, in order. Nobody asked you to do it any more.',
          '“Say that again,” said {them}, “looking this way,” and you were not able to. You were kept there until you had admitted that you had meant the promise, and then until you had said what it made of you. Then you were let off it.',
          'You called it only talk and ran, and your own shame brought you up, like a dog’s rope. {them} arrived at leisure, told you what you were, and wanted nothing of you from then on. The promise is down as broken.',
          'Said that it was talk, and was hit across the nose with this log, shut. Damage: slight, to both. {them} went off and holds the promise for broken. There is a mark on the page.',
          'Tried to leave, and was turned about by {them}, by one ear, and shown to the company. Heard the promise read over. Then {them} let go, wiped the fingers, and went off with it broken. Ear: sore; attached.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      '{them}, who travels with you, stopped and would not come on. “It’s about {place},” said {them}. You were to help {them} with a wish there, and had laid a course for somewhere else ever since. {them} wanted your help with it now, or a day for it, or a plain no.',
      '{them}, your companion, stood before your feet and would not let you by. You were to help {them.him} with a wish at {place}; you had shaken on it; and it had been put off for your business time and again. {them} had kept count, without malice, on the handle of a spoon. You were shown the spoon.',
      '“I’ll have it now, if it’s all one to you,” said {them}, and meant an answer. You had said that you would help with a wish at {place}, and few days were left for it. It stood in the log as Pending. {them} had read the log, it appeared, and did not care for the word.',
      '{them} sat down upon your baggage, your own companion, and asked you to your face if you were coming to {place}. You had said that you would, to help with a wish. You might do it, or ask for time, or say no; but you were not to go off as though nothing were the matter.',
      '{them} had gone along beside you without a word, and now had several. They were about a wish, and how you were to have come to {place} to help with it, and how you had not. “I don’t say it’s a mutiny,” said {them}. “I say I’m stopping here.” You were wanted to answer.',
      'Stopped by {them}, of this company, with a complaint. Nature of complaint: a wish, with which you were to help at {place}. Party answerable: yourself. Time remaining: some days. {them} desires it settled, or put off in a proper manner, or refused; and will not be taken on another yard before it is.',
    ],
    still: [
      '{them} had not moved, and would not come on before you had answered about the wish at {place}. You had moved about a great deal, to no effect.',
      '{them} would still not travel on with you until the wish was granted or refused. You had offered to talk of something else, and {them} had said no, thank you.',
    ],
    later:
      'One could see where {them} had stood and asked about {place}, and where you had walked up and down. Both had been quite thorough.',
    ways: [
      does(['gift', 'perception', 'medium', 'none'], {
        action: 'Grant {them} something like the wish here',
        description:
          'It may do in place of {place}; you have to find out what {them} wanted there most, and take trouble over it.',
        success: [
          'You gave {them} the nearest thing that could be had to the wish, and {them} called it granted. You had got it together with your own hands. “It’s not {place},” said {them}, after a long look, “but then you never were at {place}, and you’re here.”',
          'You asked {them} which part of the wish was the main part, and did that, and it was enough. {them} had never told anybody before what the main part was, and went red, and was ready to go on before you were.',
          'You gave up everything else for {them} and did what could be done of the wish, and it was taken for the whole. {them} was happy with you.',
          'Granted {them} the wish, on the spot, by substitution. Materials: what there was. Deficiencies: one, namely {place}. {them} called it granted, and laughed.',
        ],
        failure: [
          'You guessed what {them} most wanted, and guessed wrong. {them} looked it over out of politeness and thanked you. Then {them} gave up the wish and came on after you, as before, but with no more talk about {place}.',
          'You did what you could with what there was, and it was not what {them} had wished for. {them} was polite about it. The wish was given up, and {them} was sad.',
          'You took great pains over the wish, and spoiled it at the last. “Don’t begin again,” said {them}. You had been going to. {them} gave it up and came along, quite civil, and that was the worst.',
          'Attempted the wish; failed in the wish. Had taken a thing that {them} once said in jest for the heart of it. Was told so, kindly. {them} has given up the wish.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Beg {them} to wait a few days more',
        description:
          'You would have a little longer to go to {place}; you must give the true reason, to one who was there.',
        success: [
          'You asked {them} to wait, and explained about the oath, and were given some days. “You might have said,” said {them}. You had thought that you had. The log was looked up together, and you had not.',
          '{them} agreed to wait. “After this,” you had said, “there, and nowhere else,” and drew the way to {place} with a wet finger. {them} had you draw it again, to see whether it came out the same.',
          'You begged {them} for some days, and owned that you could not do the rest of it by yourself, and got them. It was true. You had not known it until you heard it; nor, to go by the look of {them.him}, had {them}.',
          'Applied to {them} for an extension in the matter of the wish; granted; some days. Condition: that the word Pending be struck out and a day put. Put a day. {them} blew on the ink, and came on.',
        ],
        failure: [
          'You asked {them} to wait a few days, and {them} had heard of those days. “They’re the same ones,” said {them}; “I know them by the patches.” You got none, and the wish was given up.',
          'You spoke for a long time and very well, and {them} let you finish, and said no. There would be no waiting. There would be no wish either, and you were not to look like that, said {them}; it was you who had worn it out.',
          'You begged {them} to wait, and laughed in the middle, because of how you must look, and that spoiled it. {them} did not see anything to laugh at. {them} moved off from you by about a yard, and had done with wishing.',
          'Asked {them} for time. Refused. Grounds: that it had been asked for before, in the same words, with the same hand on the same heart. {them} withdrew the wish.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Tell {them} that it is not to be',
        description: 'You are rid of the wish, and have still to see if {them} comes on with you.',
        hurt: 'weariness',
        success: [
          'You told {them} that it was not going to be {place}, not then nor later, and went ahead, and {them} came. {them} had thought it over, alone, for about sixty breaths. You had counted. It was not brought up any more.',
          'You said no to the wish, and {them} said “Right,” and that was all. It was a good while before there was anything else said. Then there was something to laugh at, and you both did; and that was the end of the wish.',
          'You said no, and gave the reason, and it was a poor one, and {them} let it pass. “I only wanted to be told,” said {them}. The wish was dropped, and you did not deserve how easily it was done.',
          'Refused the wish. {them} heard it, was sorry, and stayed. Struck out Pending; wrote Declined; was asked by {them} how that was spelled. Spelled it. {them} took the heavier end, as usual, and nobody has referred to it since.',
        ],
        failure: [
          'You told {them} no, and then could not get away from why not. {them} had one question, and when you had answered it another. You were as tired at the end as after a spell at the pumps, and the wish was given up, and you were not forgiven.',
          'You went ahead without an answer, and {them} set up such a complaint behind you that you came back. You were then led over the whole of your conduct, with pauses, and the wish was buried in it. You had to sit down.',
          'You said no, and {them} came along, and would not be spoken to, and saw to it that you noticed. It was kept up until you had owned, out loud and several times, that you had been in the wrong. The wish was never to be mentioned again.',
          'Refused the wish, and was refused leave to go. Detained by {them}, by one button, while matters were gone into. They went back some way. Came off in the end without the button, worn out. Wish: given up. Company: not what it was.',
        ],
      }),
    ],
  },
];
