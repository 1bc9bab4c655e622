import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

/*
 * The court diary records a call: what the caller had brought, where the mats lay, and what was asked. Told neither
 * ashore nor afloat. Those of a wish fit a beast as well as a person, and so {them} says nothing there in words.
 */
export const samuraiReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      'A bill, folded into the shape of a crane, and set down where you could not fail to see it. Behind it knelt {them}. You owed {them.him} something, which should have been made good at {place}, and {them} had waited there until it grew ridiculous. It was wanted now. A mat had been laid across your way, and smoothed.',
      'Sandals, worn through at the heel. {them} turned them up for you before a word was spoken, to show how far one had had to come after you. What you owed was to be paid at {place}, and you had not been near it. {them} wished to have it here. The eyes of your creditor were on your hands.',
      'A bow of exactly the depth that one makes to a debtor. It was {them}, who had expected you at {place} with what was owing, and had been left sitting. People had passed remarks. You were asked to settle it on the spot, and, so that you should not be put to the trouble of leaving first, {them} stood rather close.',
      'An abacus, cleared with one finger. {them} set it between you and moved a bead over for what you owed, and another for each time that you might have brought it to {place} and did not. It looked a good deal, in a row. {them} wanted the beads back where they had been, and stayed there to see it done.',
      'Two cups, of which one was for you. {them} poured, and let you drink first, as creditors do when they mean it. Then you were reminded of what there was between you, and that {place} had been agreed on, by yourself. {them} could wait no longer. The pot stood in the middle of the only way out, and so did {them}.',
      'Your name, on a list with nothing else on it. {them} had written it there after looking for you at {place}, where you were to have paid what you owe, and had shown it to everybody since. Even a patient person must live, you were told. The list was held out to you together with a brush, to be crossed off or explained.',
    ],
    still: [
      '{them} had unfolded the bill and was folding it up again, along the same lines.',
      'Nothing had been paid. {them} looked past your shoulder, to spare you, and did not make way.',
    ],
    later:
      'There lay a crane of white paper where {them} had knelt, with a sum inside it for whoever should unfold it.',
    ways: [
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Write what {them} needs written',
        description: '{them} has put off nine difficult letters, and you must find the words for every one of them.',
        success: [
          'You wrote to a landlord, a brother and a matchmaker. At the fourth letter {them} began to breathe more slowly; at the ninth, to somebody long unanswered, {them.he} had to look the other way. It was all sanded and sealed. The bill was used to wrap them in, and you were quits.',
          '{them} told you what was meant, and you wrote what could be said. It came to nine letters, none of which would offend anybody. {them} read them through with moving lips. So that was how one did it! The last bead was pushed back, and there was a bow between equals.',
          'There was only one that mattered, you soon saw, and eight to hide it. You did the eight quickly. On the one you spent yourself. {them} held it by the edges, and was heard to say that it was worth twice what you had owed, which made it awkward; so you were given a cup of tea for the difference.',
          'You had never had so much trouble with the word for “nevertheless”. But it stood, in the end, in all nine, each time a little different, and {them} thought that now one might really send them. Your name was struck off. {them} asked you to rest your hand before you went on.',
        ],
        failure: [
          'You wrote well, and in the wrong order, and put the matchmaker’s compliments into the letter for the landlord. It was found out at the seal. {them} took the whole heap and went away with it, not looking at you, to see what could be saved.',
          'Your letters were better than {them} was. Nobody would believe them, {them} said, after a long reading. There was shame in it for both of you; {them.he} tore them across, and left, and the debt was neither paid nor forgiven.',
          'At the second letter you asked why it had been put off so long. It was the one question that you ought to have left alone. {them} took the brush from your fingers, dried it, and was gone, with a face like a shut screen.',
          'The ink ran. Of nine letters there were four that might be read, and those had your thumb on them. {them} accepted the four, in full payment, in a voice that made it plain to you that it was not; and for some time one could see that straight back, going.',
        ],
        toward: 'for',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days more',
        description: 'You have to own that you went elsewhere, and name a day by which you would be shamed.',
        success: [
          'You named a day. {them} wrote it on the wing of the crane and had you breathe on the ink. It was sooner than you liked, and you did not say so, and that was noticed. You would be looked for at {place} until then, and not spoken of.',
          'You told {them} where you had been instead of at {place}, and what for. It was listened to with lowered eyes. “Then I was waiting for a good reason,” said {them}, and seemed easier, and let you have some days.',
          'There was nothing to plead, and you pleaded nothing; you merely stayed down. {them} counted under {them.his} breath to a rather high number. Then you were told to get up, and that it would do if it came to {place} within the week.',
          'You offered your good name as a pledge. {them} asked, quite seriously, how much of it was left. You reckoned it up together, honestly, and it was enough for a short delay; {them} tied a thread about your wrist so that you should remember.',
        ],
        failure: [
          'The day you named was one on which {them} had already been disappointed. There was a pause while you both remembered that. No other would be given, you understood; the cup before you was turned over.',
          'You asked so gracefully that it sounded practised. {them} inquired how many people you had said it to. You began to think, which was an answer, and {them} would not hear of waiting.',
          '“I have sold my patience,” said {them}; “somebody offered more for it than you.” You looked to see if it was a joke. {them} held out a palm, flat, and kept it there.',
          'You were granted time until you had finished your tea. You drank it as slowly as it can be done. There were leaves at the bottom, and {them} leaned over to see what they said, and it was not in your favour.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Deny the debt and withdraw',
        description:
          'It will end the debt and the acquaintance together, and {them} is near enough to hold your sleeve.',
        success: [
          'You said that you owed nothing, and went past the mat without stepping on it. {them} did not call after you. When you looked back the bill was being burned, over a dish, by somebody who wished to have no further dealings with you.',
          '{them} had you by the sleeve, and you left the seam in {them.his} fingers and were gone. It was held up for a moment like a thing at an auction. Then it was let fall; there would be no more asking, and no more bows.',
          'You denied it once, in a clear voice. It was so shocking that {them} moved aside. You heard behind you a hand being clapped twice, as one does at a grave, and after that {them} never knew you.',
          'You slipped by on the side where the pot was. {them} could have tripped you, and thought better of it, and poured out your tea before your feet instead. It was finished, that meant, and you need not come to {place}.',
        ],
        failure: [
          '{them} had foreseen it and was standing on the hem of your coat. You went as far as the coat did. All that was owing was then recited to you, from the beginning, at the distance of one hand, and with a grip on your collar.',
          'You denied it, and {them} struck you across the cheek with the folded bill. It had a surprisingly sharp beak. There was no getting away after that without hearing the rest, and feeling some of it.',
          'You got by, and turned your ankle, and {them} came and stood over you. A debtor who sits is easier to talk to. {them} talked, and put a foot on your sleeve, so that you should attend.',
          '“I owe you nothing,” you said, and {them} began to shout it for you, louder each time, to whoever might be in hearing. You put a hand over {them.his} mouth. It was bitten.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      'A glove, laid palm upward. {them} had put it down at your feet and retired three paces, as the form is. You had given offence, and satisfaction was to be had at {place}; you had not appeared. So {them} had come to you, with {them.his} sleeves tied back, and would not let you go on until it was had.',
      'White cord, crossed upon the back. People tie up their sleeves in that manner for one purpose only. {them} had expected you at {place} in the matter of the injury that you had done {them.him}, and had stood there, so tied, to be looked at. You were to answer for it now. {them} took up a position from which nobody could have passed.',
      'Somebody’s shadow, with both elbows out. It belonged to {them}, and {them} had a grievance against you, which ought to have been disposed of at {place}. You had been comfortable elsewhere. {them} named the offence, once, without adjectives. Then you were asked whether you had anything in your hands that you wished to put down.',
      'A rolled paper, held before the face like a lantern. {them} read aloud from it what you had done, with the place of it, and that you had been summoned to {place} and had stayed away. There was a space left at the foot for how it ended. {them} meant to fill that in before either of you stirred.',
      'Three dents in a lacquered sheath. {them} had made them with {them.his} thumbnail, one for every time that you were waited for at {place}, where the quarrel between you was to be ended. A fourth would not be needed. You were looked at from head to foot, as one looks at a piece of work, and given room to draw breath, and no more room than that.',
      'A smile, of the sort that is only shown to enemies. You had wronged {them}, and {them} had looked forward to discussing it at {place}, had put on clean linen for it, and had gone home again in that. It was still clean. It would have to be today, {them} believed; and came toward you in small correct steps until you could go neither round nor by.',
    ],
    still: [
      '{them} had retied the white cord, a little tighter. It was your move, the eyes said.',
      'The space at the foot of the quarrel was still empty. {them} had not sat down.',
    ],
    later: 'A length of white cord, cut through, was found lying where {them} had stood.',
    ways: [
      does(['force', 'reflexes', 'medium', 'slight'], {
        action: 'Stand to {them} with closed fans',
        description: 'It is to be three touches, the ribs are iron, and {them} has been practising out of anger.',
        success: [
          'You touched {them} upon the sleeve, then at the collar. {them} touched you on the wrist. At the last you both stopped short, each with a fan at the other’s throat, and neither closed the distance. “That will do,” said {them}; and you bowed, and it was buried.',
          'It went very fast and made a noise like a loom. You had the third touch, on the breast, over the place where the grievance was. {them} looked down at it, and seemed to find nothing there any more. You were offered the first use of the basin.',
          'You lost the first, won the second, and at the third opened your fan instead, so that the stroke went through the painting. It had been a good painting. {them} was so dismayed that all the rest was forgotten, and helped you to close it.',
          '{them} came on too high, out of anger, and you waited low. Three touches, and after each you stepped back and begged pardon for the offence, since you were in the wrong. By the third {them} had begun to answer you. It was held to be settled, with honour upon both sides.',
        ],
        failure: [
          'You won, three to nothing. It was the worst thing that you could have done. {them} picked up the fan, bowed much too low, and went off with everything there had been between you, and this.',
          'An iron rib broke and cut {them} over the eye. You had not meant it. {them} would not have it seen to by you, and left with one hand to {them.his} brow, so that of the two of you it was you who had to be ashamed again.',
          'You were touched three times on the same ear. {them} took no pleasure in it; you had not been attending, one was to understand, even now. The cord was untied, and {them} departed with the look of a person who has been cheated.',
          'In stepping back you stepped upon the paper in which the quarrel was set down, and left a footprint. {them} rolled it up so, with the print inside. Nobody could call that satisfaction. It was carried away to be shown.',
        ],
        toward: 'neither',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Beg {them} to put it off some days',
        description: 'It will be said that you were afraid, and you have to listen while {them} considers saying it.',
        success: [
          'You told {them} that you were under an oath, and that until then your life belonged to somebody else. That is a thing one cannot very well strike at. The sleeves were let down. You had some days, to be spent in good health, by request.',
          'You asked to be allowed to come to {place} as had been agreed, and to be killed there properly. {them} was pleased by “properly”. It had all been rather hurried, hadn’t it; and so it was postponed.',
          'You admitted the offence before you asked for anything. {them} had prepared a speech to prove it, and was left holding that. It would be a pity to waste the ending, {them} remarked, and you were to hear it at {place}, before long.',
          'You pointed out, with respect, that one of the white cords was frayed. {them} examined it. To go to such a meeting with a frayed cord would look careless; you were thanked, and given the time that it takes to send for another.',
        ],
        failure: [
          '{them} heard you, and repeated the word “days” as though it were in some foreign language. There had been days. One had stood about in them. The elbows went out again, and you were asked to be ready.',
          'You said that you were not quite well. {them} offered you an arm to a more comfortable place, sat you down, felt your pulse, and told you that it was excellent. You were to stand up.',
          'You spoke of your oath. “I too have sworn something,” said {them}, “and mine is shorter.” There was no answer to that which could be given with the mouth.',
          'You asked for a week, then for four days, then for one. {them} let you come down as far as an hour, and refused that. It had been interesting to see how low you would go.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Refuse and push {them} aside',
        description: 'It ends the matter without manners, and {them} has a blade and has thought of nothing else.',
        success: [
          'You put your shoulder to {them} as to a door that sticks. It gave. {them} sat down, with the cord over one ear, and looked at you without anger for the first time; with such a person one does not quarrel. It was over, and you were nobody.',
          'You took {them} by the two elbows, lifted, and set {them.him} down to one side, facing the other way. There was a silence behind you. Then {them} tore up the paper with the quarrel on it, since it could not be had with a wall, and went home.',
          'The blade was halfway out when you leaned on the hilt and it went back. You kept leaning. {them} pushed until there was no breath left to push with. “I do not know you,” said {them} at length, and from that time on {them.he} did not.',
          'You walked into {them}, with your head down, and came through upon the far side. Nothing was said. When you turned round {them} had untied both sleeves and was brushing off whatever of you had come away on them; you need fear no more letters, one was to understand.',
        ],
        failure: [
          '{them} was not to be pushed. It was like laying hands on a gatepost which has been waiting to be insulted. You were hit with the sheath, on the three dents, and had to defend yourself in earnest.',
          'You shoved, and found that {them} had gone round you. A cord dropped over your head from behind. What followed was not in any of the forms, and it lasted until {them} was tired.',
          'The glove was under your foot, and it slid. From where you lay you saw {them} draw, taking time over it, and heard the offence read out once more, with adjectives.',
          '“Thank you,” said {them}, as you laid hands on {them.him}; now it need not be done politely. You had the hilt in your ribs before you had let go. {them} went through the whole of the quarrel with you, point after point.',
        ],
        toward: 'against',
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      'A knotted handkerchief. You had tied that knot yourself when you gave {them} your promise, so that it should not be forgotten, and {them} had brought it back still tied. It was to have been kept at {place}. {them} did not reproach you. The handkerchief was laid before you, and {them} sat down to it, as one sits down to wait for a meal.',
      'Your own words, in somebody else’s mouth. {them} had them exactly, with the little cough before the verb. You had said that you would do it, at {place}, and {them} had told others so. They asked about it now whenever they met. {them} had come a good distance to hear from you what should be said to them, and meant to have it.',
      'A place, kept free on a mat. {them} had spread it beside {them.him}, and motioned you to sit, and you could not very well do otherwise. It was about what you had promised. You were to see to it at {place}, and had gone by, or round, or had forgotten; {them} could not tell which. Would you now keep it, or say that you would not?',
      'Clean sleeves. {them} had dressed for each of the days on which you might have come to {place} and kept your promise, and was dressed for it at present. There was thread at one cuff, where it had begun to wear. {them} stepped in front of you, and asked in a low voice for what you had said that one should have.',
      'A finger, crooked, as children crook it over a promise. {them} held it up to you from a good way off, and did not lower it on coming nearer. You had given your word that something would be done at {place}. It was not done. {them} would not be put off with a greeting, and stopped where you had to stop as well.',
      'A letter of thanks, written too soon. {them} had composed it, when you promised, so as to have it ready; and had carried it to {place} and back, waiting to be able to give it to you. The corners were soft. It was held out to you now and not let go of. {them} asked which of the two of you had misunderstood.',
      'A tray, set down across your way by {them}, who wanted what you had promised to do at {place}. There was nothing on it. It had been kept free for the thing, and polished. {them} bowed, a little less than was due, and remained behind it with both palms down. An empty tray is not stepped over. You saw your own sleeve in it.',
      '{them} stepped out and took the end of your sash, and asked that your promise be kept, the one for {place}. It was said to the knot. People there had been told a number of times that you were expected, and there were no more ways to tell them. The end was held without being pulled. You could not have gone on without unwinding.',
      'A fan with one word on it, in your own hand. You had written it for {them} when you promised the thing at {place}, and {them} wanted it done now, and held the fan open before you so that you could not pass. The ink had browned. A fan with a promise on it is not used. {them} had a damp brow, and had not used it.',
      'Two pairs of chopsticks, one still in its paper. {them} laid them out before your knees and asked you to do what you had promised at {place}, and sat where you would have risen. The paper had your name on it. At {place} it had been laid out for each meal, and put away. {them} turned it, and the name faced you.',
      'A lacquer box that would not shut. In it were the notes of those who asked when you would come to {place} and do as you had promised, and {them} set it down against your foot and wanted the thing done, or an answer for each. You were handed the topmost. It had been written by a child, in strokes of several sizes. The lid lay beside the box.',
      'Your hem, under {them}’s knee. {them} had knelt down on it, with apologies, and wanted the thing that you had promised for {place}. Nobody had come there in your stead, and none had been looked for. It was spoken of once, with lowered head; then the embroidery was spoken of. A hem cannot decently be pulled. There was a loose thread in it, and {them} laid that straight.',
      'A stool, carried a long way on somebody’s back. {them} put it down before you and sat, and there was no going round. You had promised to do something at {place}, and it had been waited for on that stool until the seat was hollow. {them} asked for it in six words. Your shadow came as far as the stool’s foot, and {them} looked at that.',
    ],
    still: [
      'The knot was as it had been. {them} had moistened it, in case you should wish to begin.',
      '{them} had asked you once, and seemed to be of the opinion that once was enough.',
      '{them} sat on the same spot, one sleeve folded over the other. The promise had been spoken of again, more quietly.',
      'A second cup had been filled and set at your side. {them} had not touched the first, and your answer was still expected.',
    ],
    later: [
      'On that spot there was a handkerchief with a knot in it. One could not tell by looking whether it had been thrown away or lost.',
      'A square, cleaner than what lay round it, where {them} had knelt about the promise. You passed to one side of it.',
      'An empty tray leaned there, where {them} had spoken to you of your word. Somebody had turned its face away.',
      'A cup, upside down, where {them} had asked you for what you promised. There was a ring under it, quite dry.',
    ],
    ways: [
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep here as much of it as one can',
        description: 'It cannot be done so well as at {place}, and you must go on until {them} says that it suffices.',
        success: [
          'You did here what could be done here, and went at it as if it had been the whole. {them} handed you things. By degrees it stopped looking like the half of a promise. The knot was undone, with the teeth, and the handkerchief used to wipe your forehead.',
          '{them} had thought of it as larger. When it had been done, all but the part that needs {place}, there turned out to be very little in that part. {them} said that one could imagine the rest, and shut {them.his} eyes for a moment, and did so.',
          'It took all the patience that you had, and some of {them}’s. Neither of you spoke until the end. Then the letter of thanks was put into your sleeve; it had been true after all, said {them}, only early.',
          'You began badly, and took it apart, and began again. {them} had been going to say that it would do, and did not, out of respect. The second time it was right. You were given back your word, like a cup that has been used and washed.',
          'You kept the promise, all but the part that belongs to {place}, and {them} said that it sufficed. A cushion had been put by you at the middle of it, and you did not use it. {them} looked elsewhere when your hands shook. The two bows were level. Then {them} sat down on the cushion.',
          'It was done, slowly, and it was accepted. {them} had unrolled a length of silk, and rolled it up by a turn for each thing that you finished, and there came a last turn. Nothing needed to be explained at {place} any more. The roll was laid across your knees with its end tucked in.',
        ],
        failure: [
          'You did it, but as one pays a tax. {them} watched you to the finish, thanked you, and could not think what it was that one had looked forward to so long. The handkerchief was left lying, with its knot.',
          'It would not go, away from {place}. You tried it on one side, then the other. {them} at last laid a hand on your arm, to make you stop, and went away with lowered head; there had been so little needed, that was the worst of it.',
          'You had half of it done when you looked round to see if it was enough. {them} had been watching for just that look. It was enough, you were told, of you; and nothing that you called out after {them} was answered.',
          'What you had made of it was handsome, and it was something else. {them} would have liked it from a stranger. It was declined, in the regular form, with both hands; there would be a coolness between you, from now on, and a very good memory.',
          'You did the greater part, and {them} rose before the end and went, with the promise unkept. The end had been what was wanted. You finished, and there was no one to hand it to. It was put down where the two knees had been, and afterward it was not there.',
          'Your work was declined, and {them} left with the promise still owed. There was a flaw in it, the width of a hair, and you had both seen it. {them} covered it with one finger for a time, out of courtesy. Then the finger was lifted.',
        ],
        toward: 'for',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Renew the promise for a later day',
        description: 'A word that has been given twice weighs half as much, and {them} will test it with the teeth.',
        success: [
          'You gave it again, slower, and left out the cough. {them} listened for it. That was better, one gathered; it had sounded the first time like someone agreeing to the soup. You would be expected at {place} in some days, and {them} made a second knot above the other.',
          'You said that you had forgotten. {them} had been ready for any reason except that, and laughed aloud. A person who admits it may be trusted with a little longer, it was decided, and the clean sleeves were folded up until then.',
          'You asked {them} to say in {them.his} own words what you had promised. It was less than you had feared and more than you had remembered. Both of you felt that it deserved a few days’ preparation; and you parted upon good terms.',
          'You swore by what you were carrying in your sleeve, which {them} did not ask to see. It was your hands that were looked at, and whether they kept still. They kept still. {them} would tell the others that it was coming.',
          'You were given until a certain day, and {them} wrote it on the inside of your cuff. The arm had to be held level while the ink dried, and it was, and that was taken into account. {them} bowed, not deeply, and went ahead to {place}. You turned the cuff down over it.',
          '{them} agreed to wait, when you had said the whole promise over with your eyes on the floor of your cup. A tea bowl was pushed to your side, old, with one mended place. You were to bring it to {place} unbroken. When {them} had gone you wrapped it in your spare sleeves.',
        ],
        failure: [
          'You opened your mouth, and {them} said the sentence for you, to the end. It had been the same the last time. You both listened to how it sounded. There was no later day to be had.',
          '{them} bit upon your promise, in a manner of speaking, and found it soft. It would be now, or it would be a thing that was told about you; and {them} sat as people sit whom one cannot see off.',
          'You named a day, which was the anniversary of a death in {them}’s house. You could not have known it. The mat was drawn back from you by an inch, all the same, and no other day was offered.',
          '“I would wait,” said {them}, “if I were the only one who is waiting.” There were people at home, with their faces to the gate. You asked how many; and {them} did not care to say, and did not give way.',
          'No later day was given, and {them} went away with the matter unmended. You had bowed, and begun to name one. {them} had bowed also, and stayed down longer. One does not speak over a lowered head. When it came up {them} was already turning, and a hairpin lay where the brow had been.',
          'The delay was refused, by a folded note, and {them} had left before you had it open. It had been written beforehand. Four excuses stood in it, all of them yours, with a short stroke under each. The last stroke had gone through the paper.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Take back your word and go',
        description:
          'You will be known for it, {them} has nothing left to lose by holding you, and your legs must be fresh.',
        success: [
          'You asked for your promise back. {them} had not known that one can do that. It was handed over, after some searching, in the shape of a soft old letter; and you went off with it, fast, and were not followed, nor ever greeted again.',
          'You said no, and then walked until you could not be called to. {them} did call, once. It was only to let you know that you had dropped something, and you had not, except for that. The matter was closed.',
          '{them} ran beside you for some way, asking why. You had no breath to give to it. In the end there were not two people running any more, and a knotted handkerchief came past you in the air and was the last of it.',
          'You left while {them} was pouring for you. It was the coward’s way, and effective. They tell that {them} drank both the cups, turned them over, and spoke from then on of a person who had died.',
          'You took back your word, and {them} returned it with both hands, in a box. The box was empty, and tied with good cord. You carried it for as long as one could be watched, and the two of you have not met since. The lid was thrown away. The cord was kept.',
          'You refused, and stood up, and were not held. {them} drew in one knee so that you could pass. A coat lay folded there for the journey to {place}, and your foot moved it a little. That was the end of the acquaintance. {them} moved the coat back.',
        ],
        failure: [
          'You took it back, and {them} would not give it up. You were held by the sleeve, then by the arm. It was said to you in a shaking voice, and it was all quite true, and each of the points was made with a fist.',
          'Your legs were not so fresh as you had thought. {them} came up with you at a walk. There is nothing so humiliating as to be overtaken at a walk by somebody who is in the right; and you were made to feel it.',
          'You turned to go and there was {them} on that side also. One had had long enough to think how you would do it. The handkerchief had a stone in it, besides the knot.',
          '“No,” you said. {them} asked you to repeat it more loudly, for those at home. While you were filling your chest you were pushed in the middle of it, and sat, and heard the rest from below.',
          'You said no, and {them} threw a bowl, and went, with all of it unsettled. It broke upon your wrist. Five pieces, of which four were found. {them} had been owed a promise and was now owed a bowl, and would take neither from you. Such pieces are wrapped in a cloth. Your fingers could not close the cloth.',
          'Your sleeve was caught as you turned, and you fell, and {them} asked to hear the refusal again, more slowly. You said it from where you lay. {them} nodded at each syllable and went off, and there has been no word between you. Your comb had come out. It lay with its teeth up.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      'A head, turned always toward {place}. It was {them}’s, and you had pretended for days not to see it. {them} had gone with you wherever you liked, and had waited for one thing, which was to be had there. You had got up to go on. {them} stayed sitting, and looked at you, and then again in that direction.',
      'Your bundle, with {them} lying across it. One could not get at the cord. {them} had wished for something at {place} ever since you had been together, and had borne it patiently that you always had business elsewhere; and the patience was now at an end. Nothing was broken. {them} merely lay there, and breathed, and would not be lifted off.',
      'The same few steps, heard all round you, in a ring. {them} had been walking so while you slept, and it was {place} that kept {them.him} awake: what {them} hoped for there had been put off too long. You spoke in a friendly way. {them} went once more about the circle, and sat down in the gap, where you would have gone out.',
      'A bowl, not touched. {them} had left it full, and had done so with the last one. You knew quite well what it meant: there was that wish of {them.his}, which only {place} could satisfy, and you had not gone there. {them} had never refused you anything before. Now, when you made ready, {them} did not.',
      'A pair of eyes, very bright, at the height of your sleeve. {them} had taken hold of the sleeve and was not letting go. It concerned the matter at {place}, for which {them} had been waiting, behind you, beside you, uncomplaining. Each time you moved in any other direction there was a gentle tug. It was going to tear if one of you did not give in.',
      'A back, turned. {them} had shown it to you since you had last gone past the chance of {place}, where {them.he} had something that {them.he} wanted. You said the name, and one ear was seen to listen. Otherwise nothing stirred. You could not go on without {them}, and {them} was not going anywhere until that wish had been attended to.',
    ],
    still: [
      '{them} had not moved, except to sigh, and one was meant to hear it.',
      'The bowl stood there. {them} looked from you to the way to {place}, and back to you.',
    ],
    later:
      'It was the place where {them} had once sat down. {them} stopped there, as though to remind you of it, and then came on.',
    ways: [
      does(['gift', 'perception', 'medium', 'none'], {
        action: 'Give {them} here what comes nearest to it',
        description:
          'You have to guess what it is about {place} that is longed for, and give up your own comfort for it.',
        success: [
          'You sat down next to {them} and looked where {them} looked, until you saw it. It could be had elsewhere, in a small way. You gave it, and gave your time along with it. {them} considered for a little; then the whole weight of {them} was leaned against you, and {place} was not mentioned any more.',
          'It was not the thing that was wanted, you found, but to be asked. You asked. {them} shut both eyes. Afterwards the bowl was emptied, to the bottom, with some noise, and {them} was up and ready before you were.',
          'You made it out of what you had by you: the better half of the mat, the dry end of the coat, and a good long talk about {place}, with all the smells in it. {them} slept through the latter part. On waking there was such a stretch, and such a yawn, that one could see it was over.',
          'You tried four things, and at the fifth {them} turned round. So it had been that! It cost you your place by the warmth for as long as you should travel together. {them} took it at once, and you lay in the draught and were pleased.',
        ],
        failure: [
          'What you gave was good, and it was not that. {them} accepted it, out of kindness to you, and set it aside where you would be sure to see it. You went on together; but there was the width of a mat between you, and it was kept.',
          'You guessed at food. {them} looked at the food, and then at you, and you saw yourself for a moment as you must appear. Nothing came of it. {them} got up, when it suited {them.him}, and followed you at a distance, by which everybody could tell.',
          'You did too much. It was all patted, combed, smoothed and sung to, and {them} bore it with a stiff neck. When you were done {them} shook it off, from the head down. You were followed after that because one has to, and not otherwise.',
          'It was so like what was wished for that {them} leapt up; and it was not it. You would rather have been bitten than have seen how slowly {them} sat down again. There was no reproach. {them} simply left off looking at you, on that journey, when there was anything good to look at.',
        ],
        toward: 'for',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} to wait a little longer',
        description: 'You have said it before in that same voice, and {them} knows your voice better than you do.',
        success: [
          'You knelt, so that your faces were level, and said it without any of the tones that you use for coaxing. {them} looked into one of your eyes, and then into the other. Something in there was found to be in order. {them} got up, and would give you some days.',
          'You promised {place}, and told on your fingers what had to come first. There were three fingers. {them} looked closely at each, as though to know it again, and then let go of your sleeve.',
          'You did not say that it would be soon; you said that it was hard to wait. {them} had not expected you to know. There was a long breath, let out through the nose, and after it a place was made for you, and you were forgiven for a few days more.',
          'You said the name of {place}, so that it should not be thought that you avoided it, and said it again. It had been the silence that was so bad. {them} heard it with lifted head, and went on with you, almost gaily, in the wrong direction.',
        ],
        failure: [
          'You used the voice. You heard it yourself, halfway through, sweet as paste. {them} turned that much farther away from you, and no day was granted, neither the one you had named nor another.',
          'You explained how matters stood with your oath. {them} yawned, with every tooth. It was perhaps the best summary that could be made of it; {them} had been patient with your oath for a long time, and lay down again upon the bundle.',
          '“Only a little longer,” you said, and at “longer” {them} looked round at you so quickly that you lost the thread. It was a word that had been heard too often. {them} sat, as a stone sits.',
          'You held out your hand for an agreement. It was smelt, or seemed to be, and found to have nothing in it. {them} let {them.his} chin sink, like somebody who has all the time in the world, and wishes you to see that.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Go on as if nothing were meant',
        description: 'It is unkind, and you must be off nimbly, for {them} has hold of your sleeve or your bundle.',
        success: [
          'You drew out your sleeve, and the bundle after it, as one draws a mat from under a sleeper, and went. You did not turn your head. After a long while there were steps behind you. {them} had come; and the wish had been left behind there, where you had been sitting.',
          'You started to hum, and to tie things. It is hard to go on meaning something at a person who hums. {them} held out until the last knot. Then there was a small shake of the whole frame, as a sleeve is shaken out, and {place} had been given up.',
          'You were gone before {them} could lie down again. It was shabbily done. {them} caught up with you, gave you one look, in passing, and took the lead; you were not to suppose that anything of the kind had ever been wanted.',
          'You dodged to the left, where there was no one sitting. {them} could have stopped you by a sound, and kept it in. From that time {them} walked at your side as before, and when the name of {place} was spoken did not lift an eyelid.',
        ],
        failure: [
          'You went, and it was the bundle that stayed, with {them} upon it. You had to come back. {them} had arranged everything to be lain on more comfortably, and it was clear that you would not be let off so.',
          'Your sleeve tore from cuff to elbow. You both looked at it. {them} had the longer piece, and laid it down between you, with care, and took hold of what was left on your arm.',
          'You got some distance, pretending. Then there was a cry behind you, a single one, such as you had never heard from {them}, and your feet would not pretend with you. You went back and sat; there would be nothing done that day but look toward {place}.',
          'You were quick, and {them} was there first. Wherever you turned was {them}, sitting, with the same face. You fell over {them.him} in the end, full length, and lay there, and were breathed upon, and understood that it had not been forgotten.',
        ],
      }),
    ],
  },
];
