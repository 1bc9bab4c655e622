import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

/* The same log, with its old columns: those whom it carried forward come to be balanced. Told neither ashore nor afloat. */
export const pirateReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      'Overhauled by {them}, to whom you owed what should have been settled at {place}. {them} had waited there, and then had left off waiting and come after you, asking at every stop for somebody of your description who was not in a hurry. Payment was desired. You were shown the account, with your own mark at the foot.',
      'It was {them}, and you knew why before there was a word said. You had a debt to {them.him}, to be paid at {place}, and had not gone near it. {them} had brought a stool. “I’ve come to where the money sits,” said {them}, and put the stool down opposite.',
      'A hand was laid upon your shoulder, not roughly. The rest of it was {them}. What you owed was long due at {place}; {them} had got tired of looking down the road for you, and would have it now, here, and with a civil word on top for the trouble.',
      'Carried forward from an earlier page: one debt, to {them}, to be met at {place}. You had carried it forward four times. Now {them} had come for it in person, and stood reading the log over your arm, with a finger going down the column, and it got to the line.',
      '“You’ll remember me,” said {them}. You did, with all of it, what you owed, and that you had said you would bring it to {place}. {them} had gone without in the meanwhile. It was wanted at once, or some reason to be given that could be taken home and told.',
      'You had seen {them} first, and thought of several things to do, of which the best was to look at your feet. {them} stopped in front of them. There was a debt between you that belonged at {place}, it had been a long time upon the road, and {them.he} was now come to shorten it.',
    ],
    still: [
      '{them} had wetted the pencil again, and it was held ready over the account.',
      'Neither of you had gone. {them} was humming, in the manner of a person who has nowhere to be but here.',
    ],
    later:
      'You found the account where {them} had stood with it, folded small. It was made out to you by name, and your name was spelled as you spell it.',
    ways: [
      does(['gift', 'vigour', 'medium', 'slight'], {
        action: 'Work off the debt for {them} on the spot',
        description: 'It will take all the strength in you until {them} says that it is enough.',
        success: [
          'You asked what was needed, and did it: the heavy, the wet, and what had been put off. {them} kept the tally. When you could not lift the next thing {them} took the other end of it, and that, it seemed, was the sum. The line was ruled off.',
          '{them} had you mend, scour, haul and stack, and sat by with the book. You owed no more than that and had owed it long. At the end {them} wrote Paid, blew on it, and looked a good deal younger.',
          'You laboured for {them} until your hands shook, and never asked how much was left. It was that which did it. {them} closed the account before it was quite made up, and told you that there had always been something off for cheerfulness.',
          'It took as long as it took. {them} had not thought that you would finish; when it was clear to both of you that you would, there was a sort of embarrassment, and {them} brought out bread. You are square, and you may say so anywhere.',
        ],
        failure: [
          'You began well, and broke what you were mending. {them} looked at the two halves of it. There was no anger; it was added to the account in a small neat hand, and {them} went away with the book under {them.his} arm.',
          'Before you were half through your back would not do it. {them} saw you try, and told you to leave it, in a voice for invalids. The debt was struck off that way, and you would rather have been asked for it.',
          'You did the whole of it, and it was not the thing that had been meant. Each of you had been too proud to say. {them} took it in place of payment, since it was there, and went off with something still owing that nobody could have named.',
          'It ended in words over what an honest day was. {them} said that you had always been dear, and let you off the last of it as one lets off a child. You were left with clean hands, and did not like the look of them.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days more',
        description: 'You have asked for days before now, and must look {them} in the eye to ask again.',
        success: [
          'You told {them} where you had been in place of {place}, and left nothing out. It was heard to the end. “A few days, then,” said {them}, “since I have come so far that I should like to be there when you’re honest.”',
          'You made no excuse at all, which had not been tried. {them} had come with answers ready to nine, and had nothing to say to that. You might have until you could get to {place}, and not a meal longer.',
          '{them} let you put a date to it, in ink, and wanted it moved nearer, and you moved it. Then the pencil was put away. There was even some talk of other things, before {them} went off.',
          'You gave {them} your hat to hold until you had paid. It is a bad hat, but you were known by it. {them} turned it about and allowed that somebody who would go bareheaded to {place} might possibly be meaning to get there.',
        ],
        failure: [
          'You asked for time, and {them} showed you the page where you had had it. It came to a good deal of time. There was to be no more, said {them}, and you could not in conscience have called that hard.',
          '{them} had believed you at {place}, and at two places after. “I’ve none left,” {them} said, meaning belief; and would not stir until it was had out, one way or the other.',
          'You spoke of what you had sworn, and of how it pressed you. {them} had an oath too, as it turned out, concerning you. It was shorter than yours, and it fell due directly.',
          'You had chosen the wrong tone. It was the one for innkeepers. {them} waited for you to come to the end, and told you that it was exactly what had been expected, and took hold of your sleeve.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Give {them} the slip and the debt with it',
        description: 'You will be quit of it as far as you can run, and {them} will know what to call you.',
        success: [
          'You looked past {them}, and so {them} turned to look, and when that was done you were elsewhere. It is a shabby trick. Nobody came after you; and what had been between you was over, the good of it as well.',
          'You went while the pencil was being sharpened. {them} did not call out. You saw, from a long way off, the account being torn across, and across again, by somebody who was done with you.',
          'You were out of reach before {them} had got up from the stool. “Keep it, then,” said {them}; it was not shouted, but it carried. There is no such debt now in the log, nor any such friend.',
          'It was easily managed. {them} had not thought that you would really do it, and stood there with a hand out. You have crossed off the name. It shows through from the other side.',
        ],
        failure: [
          'You ran, and {them} had foreseen it, and had only to put out a foot. It was then gone into from the beginning, aloud, with you lying down; all who cared to might hear what you owed, and since when.',
          '{them} had hold of your coat. You could have left it, but you were fond of that coat. There was nothing for it but to stand and be told, at length, every word of what {them.he} had been saving.',
          'You got off, in fine style, and met {them} round the other side, with folded arms. “I know you,” said {them}. It was had out there; it took a good deal longer than paying.',
          'In your haste you left the log. {them} sat down with it to wait, and had reached the third page when you came back. After that you could be told not only what you owed but what you were.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them} stood before you, with both sleeves rolled. You had been looked for at {place}, to give {them.him} satisfaction, and had not come; so it had been brought to you, said {them}, at some cost, and would you be so good as to put down whatever it was that you were holding.',
      'You looked up from the log, and the next entry was {them}. There was a quarrel between you that was to have been finished at {place}. You had left it there unfinished. {them} had walked round it a number of times by {them.him}self, and was here now for the other half.',
      '“I thought it might have slipped your mind,” said {them}. It was the matter for which {them} would have had satisfaction of you at {place}; and it had, for whole days together. {them} could see that it had. That made the thing no better.',
      'Sighted {them}, bearing straight toward you, with nothing in hand but a face. You knew the quarrel. It ought to have been met at {place}, and you had steered wide. People had asked {them} since then how it came out, and {them.he} was tired of telling them that it had not.',
      'A glove came by your ear and dropped. It was darned; it belonged to {them}, who had promised you a settlement at {place}, and been stood up there, in good clothes, before company. {them} wished to have it over, and you were between {them.him} and anything else.',
      'It was a voice that you had been expecting at your back for some time. {them} told you to turn round, for it was to be from in front. You had your quarrel yet to settle, which was put down for {place}; and {them} would not go another yard about the world with it in {them.his} boot.',
    ],
    still: [
      '{them} had taken off one thing more, and folded it. Satisfaction had not been had.',
      '{them} was breathing through the nose. So were you, and it was a matter of who should say the next thing.',
    ],
    later:
      'Marked with a heel where you and {them} had it out: one line, straight. You could not have told any more which side of it had been yours.',
    ways: [
      does(['force', 'strength', 'medium', 'slight'], {
        action: 'Fight it out with {them} bare-handed',
        description: 'You agree to blows and to an end of it, and {them} has been practising.',
        toward: 'for',
        success: [
          'It went on until neither could have said what it was about. You sat down at the same moment, against each other, for want of anything else to lean upon. “That’s it, then,” said {them}, somewhat thickly; and it was.',
          'You let {them} have the first, which was owing, and took care of the rest. It was fair, and ugly, and soon done. {them} gave you a hand up, and kept hold of it to shake, and there was nothing more in the account.',
          '{them} hit like somebody who had been thinking about it. You hit like somebody who had not. At the last you had {them} by the collar, and asked if this was satisfaction, and {them} thought, and said that it would do very nicely.',
          'You fought by the articles, with a rest at each bell, and in the second rest {them} laughed. It was no use after that. You went through the third for form’s sake and parted with a bow apiece.',
        ],
        failure: [
          'You had the better of it, and it was no good. {them} lay looking at the sky and told you that it had not been beating that was wanted. It was over; but {them} went off with it, whatever it was, like a stone in the hand.',
          'You slipped, and {them} had you cold, and did not strike. “Not like that,” said {them}, with disgust. It could neither be called won nor begun again; {them} picked up the coat and left you lying in it.',
          'Some people came and pulled you apart, as one does dogs. They made you shake hands. It was done, before witnesses, with the wrong hands; and {them} wiped {them.his} upon a trouser leg.',
          'It was had out, and had out badly. A thing was said, in the course of it, about somebody’s mother, and it was you who had said it. {them} stopped fighting then. {them} looked at you as at a stranger, and was gone.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Ask {them} to put the quarrel off',
        description: 'You must own before {them} that you did not come, and that you are asking for a favour.',
        success: [
          'You said that you had been afraid. {them} had been prepared for anything but this, and considered you with {them.his} head to one side. “So was I,” said {them}. You may have a few days, to be less so.',
          'It would keep, you put it; a thing of that quality does not spoil. {them} was a little flattered. It was agreed on, like gentlefolk: not here, not now, and the next time without fail.',
          'You told {them} of your oath and that you could not well be killed until it was seen to. {them} took the point. There was a queue, was there? {them} would wait, then, but not at the back.',
          '{them} heard that you would come to {place} yet, and asked you upon what you would swear it. You swore on the darned glove. It must have been dear to {them}, since it was held to bind you, and {them} drew it on and went.',
        ],
        failure: [
          'You reasoned, and {them} waited, like somebody in church with a dog outside. There would be no days. You had had them all, {them} told you, and had not so much as sent a line.',
          'You asked for a week, and {them} for an apology; and in place of that you laughed. It was only nerves. It cannot be laughed twice, that sort of laugh, and {them} had begun to roll the sleeves up farther.',
          '{them} had put it off already for a wedding, an illness and a wake. It had been kept hot for you all that time. You were requested not to speak of waiting.',
          'You started to explain why you had not gone to {place}, and it got tangled, and there was a woman in it, and a boat. {them} listened with real attention. At the close it was merely found that there were two quarrels now.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Shove {them} aside and call it finished',
        description: 'It is soon done, and it makes an enemy of somebody who had come to have done with being one.',
        toward: 'against',
        success: [
          'You put a hand flat to {them.his} chest and walked on through. {them} sat down. You said over your shoulder that there was no quarrel; and when you had said it, so low had it been brought, there was not.',
          'You had {them} down and off balance before the bow was finished. It was not at all handsome. {them} got up, brushed {them.his} knees, and remarked that one does not fight with that, and so it was at an end.',
          'One push did it. {them} had been ready for steel, for words, for anything that took some account of {them.him}. You saw the wish to fight you go out like a pipe. You have not been spoken to since.',
          'You knocked the hat off {them.his} head, and while {them} looked after it you were by. It is not the custom. {them} picked it up, and you heard, behind you, that {them.he} was not going to run after anyone who did that.',
        ],
        failure: [
          'You shoved, and it was like shoving a church. Then {them} let you have the whole of it, from the first word at the beginning to the last at {place}, one to each button.',
          '{them} stepped back just so far as was needed, and you went by upon your face. It was all had out over you, and round you, and you were turned over for the end of it.',
          'You had mistaken {them.his} patience. The hand that you put out was taken hold of, and bent in a direction which you had not used; you heard everything that {them} had to say with your nose against your knee.',
          'You called it finished. {them} told you that it was now begun, and was as good as {them.his} word. When it was over you were left with the glove, for a keepsake.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      'It was {them}, with a face that you could not meet. You had promised {them.him} something, to be done at {place}; and you had meant it, as you commonly do. {them} had gone on telling people that you would. Now {them} had come to ask you which of you two was the liar.',
      'Item, due: one promise, to {them}, performance at {place}. {them} had not written, nor sent. It had been thought that something must have happened to you; and so {them} was come in person, with bandages, and found you well.',
      '“I said to them, you gave your word,” {them} told you. There was a long pause. It was to have been done at {place}, the thing you promised, and was not; and {them} had left whoever it concerns there, waiting, and had come all that way to fetch you by the ear if need be.',
      'You had all but forgotten it, and there stood {them}, who had not. You had said a thing in passing, about {place}, with your hand on {them.his} arm. {them} had built a good deal upon that. You were now asked, quietly, if it was true.',
      '{them} held up a finger, with a thread about it. You had one like it once, and had lost it in the wash; it was tied for a promise, to be kept at {place}. {them} wanted to know what you had done with yours. What was promised, it appeared, was needed more than ever.',
      'Came up with you, from behind, and out of breath: {them}, to whom you had given your word as to {place}. {them} did not reproach you. That was done with, said {them}; only let it be kept now, or let you say straight out that it was never going to be.',
      'Stopped by {them}, who wanted your promise performed, the one for {place}, and had sat down upon your boots to secure it. Item, at {place}: one table laid; one lamp filled; nobody come. Hailed {them} with a cheerful remark. Had no answer for the space of forty breaths. The remark is struck out.',
      'Boarded, on foot, by {them}, demanding one promise, due at {place}, overdue by a column and a half; way ahead blocked, distance one arm. Was shown the words in writing, with a blot at the foot. Disowned the hand; disowned the ink. The blot was then compared. It is your thumb.',
      'Met {them}, arms folded, and could get round on neither side. Wanted: the thing promised for {place}. Persons relying on it, by {them}’s count: five. By yours, entered at the time: one. Found upon checking that the other four are children. Children had been left out of the reckoning, to save ink.',
      'Hauled up short by {them}, one fist in your collar, who would have the thing promised for {place} done before the fist was opened. In the fist: four fingers; one thumb; the mark of a ring, no ring. Asked after it. Made reply that it went to keep things going at {place}. Entered its price, on account, under nobody.',
      'Found {them} astride your baggage, asking for the promise that you had made as to {place}, and not to be shifted short of a yes or a no. Searched the log for it. Not under Debts; not under Cargo; it was under Sundries, where nobody would look. {them} read out the heading, and then the smaller writing beside it.',
      'Signalled by {them} to stop, and had no room to do otherwise: both arms spread, and people standing behind. Wanted what you had promised at {place}, whole, or a plain no. Counted the people, so as not to look at the face. Made it eleven. Counted over again, face included; found it the only one not looking away.',
      'Received from {them}, with one arm held across your way: a list of all that had been got ready at {place} for the promise that you did not keep there. Rope; bread; clean sheets; a song. {them} wanted the promise, not the cost. Cast up the cost, all the same, twice. The song has no figure against it, and spoils the total.',
    ],
    still: [
      '{them} had wound the thread about another finger, tighter, and was looking at the tip of it.',
      'Your word lay there between you, and {them} had not picked it up, and nor had you.',
      '{them} still had you stopped, distance one arm, and was counting in a whisper. Listened as far as two hundred. Did not inquire what came at the end.',
      'Promise: not performed. {them}: not gone. Shared a biscuit, one half to each party, and entered it as ballast.',
    ],
    later: [
      'A bit of thread had been left there with the knot still in it. Whether {them} had slipped it off or pulled it you were unable to see.',
      'Passed the spot where {them} had asked after your word. Nothing left upon it. Went round by a fathom, all the same.',
      'Item, found where {them} had stopped you: one list, much folded, with your name at the head in capitals.',
      'Inquired, where {them} had stood, whether anybody had asked for you since. Answered, no. Put the question again, for the log.',
    ],
    ways: [
      does(['craft', 'intellect', 'hard', 'slight'], {
        action: 'Make your promise to {them} good from here',
        description:
          'You must do it by letters, favours and wit, in a sitting, with {them} looking over your shoulder.',
        toward: 'for',
        success: [
          'You sat down and did it by other people. There was somebody near {place} who owed you a kindness, and somebody whom he could ask. {them} read every line before it went. When word came back that it was seen to, {them} cut the thread, and put it in your log to mark the page.',
          'It could be done from where you were, once you gave your mind to it, and you were ashamed to see how easily. {them} saw the same, and forbore. What you had promised at {place} was performed by your hand, if at arm’s length.',
          'You had not the thing itself, so you contrived what it was for. {them} looked at it from all sides. It was better, {them} allowed; it was not what you said, but it would be told at {place} that you had kept your word.',
          'You called in three old favours upon one sheet of paper, and it cost you those. By the end it was as good as done, and signed for. {them} embraced you so hard that the pencil broke.',
          'Performed the promise from where you stood, by means of six letters and one lie. The lie is entered; it was needed. {them} sealed them with a thumb and counted them off. Discharged in full. Then {them} had to take the pen from you, finger by finger; the hand had not been told.',
          'Had it done at {place} within the sitting, on the credit of a cook who owed you for a goose. Receipts: three. {them} checked them, bit one, and kept the middle one to frame. Wrote “Kept” in the column. Spelled it wrong, being out of practice.',
        ],
        failure: [
          'You wrote to the only person near {place} who could have done it, and he was dead. {them} knew that. {them} had let you go on to the signature, to see if you would ask after him; and went off with the letter, as a thing to keep.',
          'You patched something up. It met the words of what you promised, and {them} held it in both hands, and could see through it. “I suppose that is it, then,” said {them}. It was accepted; nobody could have said that it was kept.',
          'It was clever, it was very nearly right, and it was for the wrong child. {them} thanked you for the trouble. There was no asking you to do it over; {them} only wanted to get away before anything was said.',
          'You did it by proxy, and the proxy drank. By the time that {them} had the news of it from {place} the thing could neither be mended nor done again. You are quits, on paper. {them} does not now use your name.',
          'Failed. Used up the ink, nine sheets and two good names, and had nothing at the end that {them} could carry to {place}. {them} squared the sheets, gave them back, and went off with the thing still owing. Entered as Attempted. Have since gone over the word in darker ink, and it has not helped.',
          'Got half of it done; {them} took the half and left, no hand offered. Short by one: the part with the old man in it. Had hoped that he would not be missed. He is in the margin, with nothing set beside him.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Give {them} your word a second time',
        description: 'It is worth less than the first was, and you have to ask {them} to take it for the same.',
        success: [
          'You said it again, and this time slowly, with the day in it. {them} had you repeat the day. Those at {place} could hold out a little longer, {them} thought, if it was to some purpose; and tied the thread on you, with a better knot.',
          '“I’ve no right to ask you,” you began; and {them} agreed, and waited. You asked. It was given you, in the end, since {them} would sooner have been fooled twice than be somebody who had stopped believing people.',
          '{them} asked what would be different. You told {them.him}: that you had seen {them.his} face. It was not much of an answer, but it was taken away and thought about, and you were to have some days.',
          'You told {them} what had come between, without making it finer than it was. {them} laughed in one place. You have leave to be late to {place}, then; not to be absent.',
          'Given nine days by {them}, against one knife and a full confession. Confession: a page. {them} corrected two dates in it, both in your disfavour, both rightly. Parted civil. Had three knives about you and handed over the best; the log does not account for it.',
          'Obtained of {them} an extension, to be kept at {place}, no day beyond. Repeated the promise; was desired to repeat it without the flourishes; it came to seven words. {them} went away lighter by some ounces. Caught yourself saying the seven over, at intervals, to nobody.',
        ],
        failure: [
          'You gave your word, and saw that {them} did not put out a hand for it. There was already one of those in the drawer at home, said {them}, from you. It must be something else, and it must be now.',
          'You had begun on “as soon as ever” when {them} turned away. It was how the last one had begun. No time was left, {them} told you, not from unkindness; it had simply been used.',
          '{them} asked you to say what it was that you had promised. You had it nearly right. It was the part left out that mattered, and {them} stood and looked at you until you saw it.',
          'You swore by heaven and by your oath and by your mother. {them} listened to it mounting up. “The more you put upon it the thinner it gets,” {them} said, and would hear of no other day than this.',
          'Refused any more time by {them}, who left with the matter open between you. Had offered: your word; ditto; ditto. Was asked what else there was in the hold. Looked, and for longer than was called for. Nothing else entered.',
          'Got no days. Pleaded shipwreck, and {them} asked the name of the ship. Gave one; it was known to both parties as sold. {them} turned about and went, leaving it unsettled. The name is struck out, too late to be of use.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Tell {them} that it was only talk',
        description: 'You say a thing that will be true from then on, and have to outpace what {them} thinks of it.',
        success: [
          'You told {them} that people say such things. {them} nodded, several times, as if it was a foreign coin that had been explained. You went your way and were not followed. There is no promise now, and nobody upon that side to whom you could make one.',
          'It was out before you had well considered it. {them} took off the thread, quite gently, and let it drop. You went on until you could no longer see who was standing there; it was a good deal farther than you had reckoned.',
          '“Then it’s as well to know,” said {them}. That was all. You had looked for tears, or for a blow, and had to go off without either, with your own voice in your ears.',
          'You said it lightly and went fast. {them} called after you, one time, and it was only to ask if you were certain. You entered the promise under Cancelled; {them} has gone to find somebody else for {place}.',
          'Told {them} no, and was let by. Word withdrawn; thread cut; arm removed from the way. {them} noted it for the people at {place}, and asked how you would have it spelled. Spelled it. Two letters. It took longer than the promise had.',
          'Called it talk, got clear, and was not chased. {them} stayed where you had left {them.him}: at one fathom, at ten, at a cable. No claim outstanding. Looked back four times, of which the first is owned to.',
        ],
        failure: [
          'You told {them} that it was only talk, and {them} came along beside you, at whatever pace you chose, and talked. You heard about {place}, and who waited there, and what they had said to the children. You could not outpace it.',
          'You made to go. {them} did not hold you, but wept, aloud, with arms hanging, and every soul within hearing came up to be told what you had done. It was told to them in order.',
          '“Say that again,” said {them}, “looking this way.” You were not able to. You were kept there until you had admitted that you had meant it, and then until you had said what it made of you.',
          'You had gone some way when your own shame brought you up, like a dog’s rope. {them} arrived at leisure. It had all to be had out then, and you had supplied {them} with the opening words.',
          'Said that it was talk, and was hit across the nose with this log, shut. Damage: slight, to both. {them} went off with the thing between you. There is a mark on the page. It was going to be put down as soup.',
          'Tried to leave, and was turned about by {them}, by one ear, and shown to the company. Heard the promise read over, with its date. Then {them} let go, wiped the fingers, and went off unpaid. Ear: sore; attached. Company: twenty-two, of whom none laughed. Would have paid for one.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      'All stopped, on account of {them}. You had gone along together all this while, and {them} had wished for one thing only, and it was at {place}; you had promised yourself that it should be next, and next. Now {them} would not come on. {them} turned toward where {place} must lie, and stayed so.',
      'Entered: that {them} had not touched any food. You knew what it was. {them} had set {them.his} heart on {place}, back at the start, and had been good about it, and it had been put off for your business time and again. You wanted to go forward. {them} wanted you to look at {them.him}.',
      '{them} had been patient, and it was used up. What {them} wished for was at {place}, and every day you had laid a course for somewhere else. You found {them} directly before your feet, not in anger, merely there; you could not get on without either stepping round a friend or stopping.',
      'You called, and {them} did not come. You looked, and there was {them}, apart from all the rest, facing the way to {place}, as a weathercock does that has made up its mind. You had known for a long while what was wished for there. It had been put in the log as Pending.',
      'Debit, to {them}: one visit to {place}, long wished for, and never asked for in so many words. It was in every look. You had a hand upon your baggage when {them} lay down across it. You might shift {them}, or make it up, or explain; but you were not to go off as though nothing were the matter.',
      'You had begun to think that {them} was ill. It was not illness. It was {place}, and what {them.he} had longed for there ever since you two fell in together; and with each mile that you went another way {them} had gone slower. Here was the place where it came to nothing at all.',
    ],
    still: [
      '{them} had not moved, and was good at it. You had moved about a great deal, to no effect.',
      'You had offered {them} the best of what there was to eat. It lay there between you, being looked past.',
    ],
    later:
      'One could see where {them} had held out and you had walked up and down. Both had been quite thorough, and the one had been the more comfortable.',
    ways: [
      does(['gift', 'perception', 'medium', 'none'], {
        action: 'Give {them} the nearest thing to it here',
        description:
          'You lose the time and go to a great deal of trouble, and have to guess what it was about {place}.',
        success: [
          'You thought about what it was that {them} had wanted there, and found that you knew. It could be had nearer, after a fashion; you got it together with your own hands. {them} was a long time over it. Then {them} came and leaned upon you, heavily, as one does whose wish has been granted.',
          'It was not {place}. You could not have made it that. But you gave up everything else for as long as {them} liked, and it turned out that this had been the most of it. {them} ate, slept, and was ready to go on before you were.',
          'You set about it like a feast-day, and {them} watched you with one eye, and by and by with both. When it was done it was ridiculous. {them} seemed to think it perfect; there was no further looking over toward {place}.',
          'You had kept something by, from a time when {them} was happy, and now brought it out. {them} knew it at once. You will never be sure how much one can do for another in that way, but the matter was closed, and the step beside you was light.',
        ],
        failure: [
          'You guessed, and guessed wrong. {them} looked it over out of politeness. It was taken for the end of the matter, and {them} came on after you, as before; but a little behind, and with no more looking up.',
          'You did what you could with what there was. {them} bore with it, the way one wears a cap that was knitted by an aunt. Nothing was wished for from then on, and you found how much company it had been.',
          'It was so nearly the thing that it hurt. {them} went up to it, and round it, and came away again. You had shown {them} exactly what was not going to be had; and you went on together, and did not speak of it.',
          'You took great pains, and somebody passing broke it. {them} waited for a while to see if you would begin again. You meant to. {them} got up then and came along, quite obedient, and that was the worst.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Beg {them} to wait a few days more',
        description: 'You sit down on a level with {them} and say it, and there is not much that you can say.',
        success: [
          'You sat down by {them} and explained about the oath. How much of it was followed you could not tell. But you had said {place} aloud, and in a voice that meant it; and {them} sighed, from the feet up, and would give you some days.',
          'You laid your forehead against {them} and asked. It was the asking that had been left out before. There was a stir, a kind of shrug, and presently {them} was standing by the baggage, looking from that to you.',
          '“After this,” you said, “there, and nowhere else,” and drew it with a finger. {them} studied the line you had drawn as if it might be held against you. Then {them} came; and kept, you saw, upon that side of you which was nearest {place}.',
          'You told {them} all that the two of you had come through, and that you could not do the rest of it by yourself. It was true. You had not known it until you heard it, and {them} got up and came.',
        ],
        failure: [
          'You said a few days. {them} had heard of those. You were shown a back, slowly, like a door with somebody’s whole weight on it, and nothing more was to be got by kindness.',
          'You spoke for a long time and very well, and when you looked {them} had gone to sleep. It was done on purpose. There would be no waiting, you understood, and it was said without one word.',
          'You pointed forward, and {them} looked back. You pleaded, and {them} closed both eyes. You have been refused by governors, and never so completely.',
          'You laughed in the middle, because of how you must look. {them} did not see anything to laugh at. The little that you had won was lost by it; {them} moved off from you by about a yard, and lay down there.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Go on and let {them} follow or not',
        description: 'You turn your back upon a friend’s one wish, and must not look round until it is settled.',
        hurt: 'weariness',
        success: [
          'You went. You counted your own breaths, and at sixty there was {them} again at your side, where {them.he} always was. The wish had been left behind like a parcel. It was not brought up any more, and you did not deserve how easily it was done.',
          'You did not look round. For a good while there was nothing, and then a sound that you would have known among thousands. {them} had come. It was over, about {place}; {them} had chosen you in place of that, and let you see it.',
          'You said that it was not going to be {place}, not now nor later, and you went ahead. {them} thought it over, alone. Then {them} joined you, with a grave face, as after a funeral, and never once turned that way again.',
          'You went off, and felt it in your shoulders. {them} caught up with you in {them.his} own time. You went along without a look at one another, until there was something to laugh at, and you both did; and that was the end of that.',
        ],
        failure: [
          'You had gone on for some way when you knew that you were by yourself. You came back. {them} was there in the same spot, and made you stand and see it: all the long waiting, in one look, from the first day on.',
          'You went ahead, and there rose up behind you such a lament as could be heard a long way off. It lasted until you came back. You were then led over the whole of your conduct, with pauses.',
          '{them} followed, but would not be spoken to, and saw to it that you noticed. Whatever you set down was sat upon. It was kept up until you had owned, out loud, that you had been in the wrong.',
          'You looked round. You had sworn that you would not; and {them} was looking straight at you, and had been sure of it. You went back with your face hot, and stayed until {them} had finished being sad at you.',
        ],
      }),
    ],
  },
];
