import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

/*
 * The court diary records a call: what the caller had brought, where the mats lay, and what was asked. Told neither
 * ashore nor afloat.
 */
export const samuraiReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      '{them}, to whom you owed a debt, knelt across your way with the bill, folded into the shape of a crane. It was to be made good at {place}; but {them} had come to you, and wanted it settled here and now. You were not to go on before. A mat had been laid down, and smoothed.',
      '{them} stopped you, and wanted what you owed. It was to be paid at {place}, and {them} did not care to wait there until the day, and wished to have it here. The sandals of your creditor were worn through at the heel, and were turned up for you to see how far one had come.',
      '{them} bowed exactly as one bows to a debtor, and stood in your way. What you owed was to be made good at {place}; it was needed sooner than you had thought. You were asked to settle it on the spot, and {them} stood rather close.',
      '{them} sat down before you with an abacus and moved a bead over for the debt that you had not yet paid. It was to be paid at {place}. {them} wanted the bead back where it had been, here, before the day was out, and stayed to see it done.',
      '{them} poured you a cup, as creditors do when they mean it, and reminded you of your debt. It was to be made good at {place}; but {them} could not wait so long, and wanted it now. The pot stood in the middle of the only way, and so did {them}.',
      '{them} held out to you a list with one name on it, and it was yours. You owed a debt, to be paid at {place}, and {them} did not trust that you would come, and wished to have it settled here. It was to be crossed off or explained before you went on. A brush was held out with it.',
    ],
    still: [
      '{them} still wanted the debt settled, and had not made way. The sum was named to you once more, in a lower voice.',
      '{them} let you go no farther with your debt unpaid, and looked past your shoulder, to spare you.',
    ],
    later:
      'There lay a crane of white paper where {them} had knelt, with a sum inside it for whoever should unfold it.',
    ways: [
      does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Pay it with letters that {them} needs written',
        description: '{them} has put off nine difficult letters, and you must find the words for every one of them.',
        success: [
          'You wrote nine letters for {them}, and the debt was paid. They went to a landlord, a brother and a matchmaker, and the ninth to somebody long unanswered, and at that one {them} had to look the other way. You owed nothing after that.',
          'You paid your debt with nine letters, none of which would offend anybody, and {them} was content. {them} told you what was meant, and you wrote what could be said. They were read through with moving lips. There was a bow between equals.',
          'You wrote what {them} had put off writing, and the debt was settled. There was only one letter that mattered, you soon saw, and eight to hide it. {them} held that one by its edges, and was heard to say that it was worth twice the sum.',
          'You wrote all nine letters, and {them} struck out the debt. You had never had so much trouble with the word for “nevertheless”. It stood, in the end, in all nine, each time a little different. {them} asked you to rest your hand before you went on.',
        ],
        failure: [
          'You wrote the letters and put one into the wrong cover, and {them} did not take them for payment. The matchmaker’s compliments had gone to a landlord. It was found out at the seal. The debt stood as before.',
          'You wrote the letters too well, and nobody would believe that they were {them}’s, and so the debt was not paid. They were torn across, after a long reading. There was shame in it for both of you.',
          'You asked at the second letter why it had been put off so long, and {them} would have no more letters from you. It was the one question that you ought to have left alone. The brush was taken from your fingers, and dried, and the debt was not paid.',
          'You wrote nine letters, and the ink ran, and four of them did not pay the debt. Those four had your thumb on them. {them} said so in a level voice, and bowed to you as one bows to a debtor.',
        ],
        toward: 'for',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days more',
        description: 'You have to own that you went elsewhere, and name a day by which you would be shamed.',
        success: [
          'You named a day, and {them} gave you until then to pay the debt. It was written down, and you had to breathe on the ink. It was sooner than you liked, and you did not say so, and that was noticed. {place} was to be the place, as before.',
          'You told {them} what had kept you, and were given some days more for the debt. It was listened to with lowered eyes. “Then I shall wait,” said {them}, and made way.',
          'You asked for time, with your forehead on the ground, and {them} granted it. There was nothing to plead, and you pleaded nothing. {them} counted under {them.his} breath to a rather high number. It would do if the debt was paid at {place} within some days.',
          'You offered your good name as a pledge, and {them} accepted it for a short delay. You were asked, quite seriously, how much of it was left. You reckoned it up together, and it was enough. A thread was tied about your wrist so that you should remember the debt.',
        ],
        failure: [
          'You asked for days, and {them} would not give you one. The day that you named was one on which {them} had been disappointed by others. The debt was still to be paid.',
          'You asked for time so gracefully that {them} thought it practised, and refused. You were asked to how many people you had said it, and the debt stood as it was.',
          '{them} refused to wait any longer for the debt. “I have sold my patience,” said {them}; “somebody offered more for it than you.” You looked to see if it was a joke. A palm was held out, flat, and kept there.',
          'You asked for days, and {them} gave you as long as it takes to finish one cup. You drank it as slowly as it can be done. There were leaves at the bottom, and {them} leaned over to read them, and they were not in your favour. The debt was wanted now.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Deny the debt and withdraw',
        description:
          'It will end the debt and the acquaintance together, and {them} is near enough to hold your sleeve.',
        success: [
          'You denied the debt and went past, and {them} did not call after you. When you looked back a paper was being torn in two. There would be no further dealings between you, and no debt.',
          'You refused to pay, and {them} had you by the sleeve, and you left a piece of it behind and were gone. {them} let it fall. You would not be asked for the debt again, nor greeted.',
          'You denied that you owed anything, and {them} moved aside, and the debt was over and the acquaintance too. You heard behind you a hand being clapped twice, as one does at a grave.',
          'You said that you owed nothing, and slipped by. {them} could have tripped you, and only turned away. That meant that debt and acquaintance were at an end, and you need not come to {place}.',
        ],
        failure: [
          'You denied the debt and turned to go, and {them} was standing on the hem of your coat. You went as far as the coat did. All that you owed was then recited to you, at the distance of one hand, and with a grip on your collar.',
          'You denied the debt, and {them} struck you across the cheek with the folded bill, and barred your way. There was no getting away after that without hearing the rest, and taking some of it.',
          'You refused to pay, and turned your ankle in running off, and {them} came and stood over you. A debtor who sits is easier to talk to. {them} talked, and put a foot on your sleeve.',
          'You said that you owed nothing, and {them} shouted it after you, louder each time, and did not let you by. You put a hand over {them.his} mouth. It was bitten.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them}, whom you had offended, laid a glove at your feet and would not let you go on. The quarrel was to be settled at {place}; but {them} did not care to wait for that, and wanted satisfaction here. {them.his} sleeves were tied back for it.',
      '{them} stood in your way with a white cord crossed upon the back, as people do who mean to fight. You were to answer at {place} for the injury that you had done {them.him}; it had to be here instead, and now. Nobody could have passed.',
      '{them} barred your way with both elbows out, on account of the quarrel between you. It was to be disposed of at {place}, and {them} had grown tired of waiting for the day. You were asked whether you had anything in your hands that you wished to put down.',
      '{them} read aloud from a paper what you had done to {them.him}, and stood so that you could not go by. You were to answer for it at {place}; {them} wanted it answered at once. A space was left at the foot of the paper for how it should end.',
      '{them}, who had a quarrel with you, followed you and stopped you, with one hand on a lacquered sheath. It was to be ended at {place}. {them} did not wish to wait until the day, and gave you room to draw breath, and no more room than that.',
      '{them}, whom you had wronged, came toward you with a smile that is only shown to enemies. The quarrel was to be settled at {place}, but it would have to be today. {them} had put on clean linen for it, and stood where you could go neither round nor by.',
    ],
    still: [
      '{them} still wanted satisfaction for the quarrel, and still stood in your way. The sleeves were tied back again, a little tighter.',
      '{them} had not sat down, and you could not pass before the quarrel between you was settled.',
    ],
    later: 'A length of white cord, cut through, was found lying where {them} had stood.',
    ways: [
      does(['force', 'reflexes', 'medium', 'slight'], {
        action: 'Fight {them} here with closed fans',
        description:
          '{them} has brought two, with ribs of iron; it is to be three touches, and {them} has been practising out of anger.',
        success: [
          'You fought {them} with closed fans, and it ended level, and the quarrel was over. You touched the sleeve, then the collar. {them} touched you on the wrist. At the last you both stopped short, each with a fan at the other’s throat. “That will do,” said {them}.',
          'You won the bout of fans with the third touch, and {them} was satisfied and the quarrel ended. It went very fast and made a noise like a loom. You had touched the place over the heart. You were offered the first use of the basin.',
          'You let {them} have the third touch, and that ended the quarrel. You had opened your fan, so that the stroke went through the painting. It had been a good painting. {them} was so dismayed that all the rest was forgotten, and helped you to close it.',
          'You had three touches to none, and begged pardon after each, and {them} was reconciled. {them} had come on too high, and you waited low. By the third you were answered. It was held to be settled, with honour upon both sides.',
        ],
        failure: [
          'You won, three to nothing, and it did not end the quarrel. It was the worst thing that you could have done. {them} picked up the fan and bowed much too low, and wanted satisfaction for this as well.',
          'You fought, and a rib of your fan broke and cut {them} over the eye, and nothing was settled. You had not meant it. {them} would not have it seen to by you. It was you who had to be ashamed again.',
          'You were touched three times on the same ear, and {them} had no satisfaction from it. You had not been attending, one was to understand, even now. The quarrel stayed as it was.',
          '{them} broke off the bout when you stepped out of the ring, and the quarrel stayed as it was. You had not meant to. Nobody could call that satisfaction.',
        ],
        toward: 'neither',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Beg {them} to put it off some days',
        description: 'It will be said that you were afraid, and you have to listen while {them} considers saying it.',
        success: [
          'You told {them} that until your oath was kept your life belonged to somebody else, and the fight was put off by some days. That is a thing one cannot very well strike at. The sleeves were let down.',
          'You asked to come to {place} as had been agreed, and {them} let you go until then. It should be done properly, you had said. {them} was pleased by “properly”. The sleeve-cords were untied and put away.',
          'You admitted the offence before you asked for anything, and {them} gave you some days. There had been a speech ready to prove it, and {them} was left holding that. You were to hear it at {place}.',
          'You pointed out that one of {them}’s sleeve-cords was frayed, and the fight was put off until another should be had. {them} examined it. To go to such a meeting with a frayed cord would look careless. You were thanked for it.',
        ],
        failure: [
          'You begged for days, and {them} refused, and repeated the word as though it were in some foreign language. The elbows went out again. You were asked to be ready.',
          'You said that you were not quite well, and {them} felt your pulse and would not put it off. It was excellent, you were told. You were offered an arm to stand up by.',
          'You spoke of your oath, and {them} gave you no time for it. “I too have sworn something,” said {them}, “and mine is shorter.” There was no answer to that which could be given with the mouth.',
          'You asked for a week, then for four days, then for one, and {them} refused them all. You were let come down as far as an hour, and that was refused too. It had been interesting to see how low you would go.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Refuse and push {them} aside',
        description: 'It ends the matter without manners, and {them} has a blade and has thought of nothing else.',
        success: [
          'You pushed {them} aside like a door that sticks, and the quarrel was over. {them} sat down, with the cord over one ear, and looked up at you. With such a person one does not quarrel. You were nobody from then on.',
          'You lifted {them} by the two elbows and set {them.him} down to one side, and went on, and that was the end of the quarrel. There was a silence behind you. With a person like you one could not fight, {them} said, and went home.',
          'You refused, and leaned on {them}’s hilt until the blade went back, and were let by. You kept leaning. {them} pushed until there was no breath left to push with. “I do not know you,” said {them} at length, and from that time on {them.he} did not.',
          'You walked into {them}, with your head down, and came through, and the quarrel ended there. When you turned round {them} had untied both sleeves, and was brushing them. You would be sent no more letters.',
        ],
        failure: [
          'You pushed {them}, and {them} did not move, and hit you with the sheath. It was like laying hands on a gatepost. You had to defend yourself in earnest, and were let go no farther.',
          'You shoved, and {them} had gone round you, and dropped a cord over your head from behind. What followed was not in any of the forms. It lasted until {them} was tired.',
          'You pushed past, and slipped, and {them} stood over you with a drawn blade. The offence was read out once more, with adjectives. You were let up when it had been read.',
          'You laid hands on {them}, and had the hilt in your ribs before you had let go. “Thank you,” said {them}; now it need not be done politely. The whole of the quarrel was gone through with you, point after point.',
        ],
        toward: 'against',
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them}, to whom you had given a promise, sat down across your way, and wanted it kept here and now. It was to be kept at {place}. You had tied a knot in a handkerchief for it; {them} laid that before you, still tied, and waited as one waits for a meal.',
      '{them} stopped you, and said over your own promise to you, word for word. You were to keep it at {place}; others asked about it daily, and {them} could wait no longer and wanted it done. You were not to go on without an answer.',
      '{them} spread a mat, and motioned you to sit, and you could not very well do otherwise. It was about what you had promised for {place}. The day was not far off, and {them} was uneasy. Would you keep the promise now, or say that you would not?',
      '{them} stepped in front of you in clean sleeves, and asked in a low voice for what you had promised. It was to be done at {place}, and {them} wished to have it before the day was out. There was thread at one cuff, where it had begun to wear.',
      '{them} crooked a finger at you, as children do over a promise, and stopped where you had to stop as well. You had given your word that something would be done at {place}. {them} wanted it done at once, and would not be put off with a greeting.',
      '{them} stood in your way with a letter of thanks, written too soon, for what you had promised to do at {place}. It was to be given to you when it was done. {them} wanted it done now, so that the letter might be true. It was held out to you, and not let go of.',
      '{them} set down an empty tray across your way, and wanted what you had promised to do at {place}. It should be done before the day was out. An empty tray is not stepped over. {them} bowed, a little less than was due, and remained behind it with both palms down.',
      '{them} stepped out and took the end of your sash, and asked that your promise be kept, the one for {place}. People there had been told a number of times that you would come, and wished to see it. You could not have gone on without unwinding. The end was held without being pulled.',
      '{them} held open before you a fan with one word on it, in your own hand, so that you could not pass. You had written it when you promised the thing at {place}, and {them} wanted it done now. A fan with a promise on it is not used. {them} had a damp brow, and had not used it.',
      '{them} laid out two pairs of chopsticks before your knees, and asked you to do what you had promised at {place}. You could not well rise before you had answered. One pair was still in its paper, and the paper had your name on it. {them} turned it, and the name faced you.',
      '{them} set down a box of notes against your foot, and wanted the thing done that you had promised for {place}, or an answer. The notes were from those who asked when you would come. You were handed the topmost, written by a child. You could not go on before. The lid lay beside the box.',
      '{them} knelt down on your hem, with apologies, and wanted the thing that you had promised for {place}. It was spoken of once, with lowered head; then the embroidery was spoken of. A hem cannot decently be pulled. There was a loose thread in it, and {them} laid that straight.',
      '{them} put down a stool before you and sat, and there was no going round. You had promised to do something at {place}, and {them} asked for it in six words, sooner than you had thought. Your shadow came as far as the stool’s foot, and {them} looked at that.',
    ],
    still: [
      '{them} still sat in your way, and the promise had not been kept. Nobody spoke for a little.',
      '{them} had asked you for what you promised, and did not make way, and waited for your answer.',
      '{them} would not let you go on before you had kept your promise or had said when. It had been spoken of again, more quietly.',
      '{them} still expected your answer about the promise, and you were not to leave without giving it. A second cup had been filled and set at your side.',
    ],
    later: [
      'What {them} had waited with for you was left on that spot: a handkerchief with a knot in it.',
      'A square, cleaner than what lay round it, where {them} had knelt about the promise. You passed to one side of it.',
      'An empty tray leaned there, where {them} had spoken to you of your word. Somebody had turned its face away.',
      'A cup, upside down, where {them} had asked you for what you promised. There was a ring under it, quite dry.',
    ],
    ways: [
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep here as much of it as one can',
        description:
          'You do for {them} what can be done away from {place}, and must go on until {them} says that it suffices.',
        success: [
          'You kept the promise as far as it could be kept here, and {them} accepted it as the whole. {them} handed you things. By degrees it stopped looking like the half of a promise. A handkerchief was used to wipe your forehead.',
          'You did what you had promised, all but the part that needs {place}, and {them} called it kept. There turned out to be very little in that part. {them} said that one could imagine the rest, and shut {them.his} eyes for a moment, and did so.',
          'You kept your word here, with all the patience that you had, and {them} was content. Neither of you spoke until the end. Then a letter of thanks was put into your sleeve; it had been true after all, said {them}, only early.',
          'You did the promised thing twice over, and the second time it was right, and the promise was kept. You had begun badly, and taken it apart. You were given back your word, like a cup that has been used and washed.',
          'You kept the promise, all but the part that belongs to {place}, and {them} said that it sufficed. A cushion had been put by you at the middle of it, and you did not use it. {them} looked elsewhere when your hands shook. The two bows were level. Then {them} sat down on the cushion.',
          'You kept the promise here, slowly, and {them} accepted it. A length of silk was rolled up by a turn for each thing that you finished, and there came a last turn. Nothing more needed to be done at {place}. The roll was laid across your knees with its end tucked in.',
        ],
        failure: [
          'You did what you had promised as one pays a tax, and {them} would not call it kept. You were watched to the finish, and thanked, and still owed it.',
          'You tried to keep your word here, and it could not be done away from {place}. You tried it on one side, then the other. {them} at last laid a hand on your arm, to make you stop.',
          'You had done half of it when you looked round to see if it was enough, and {them} saw that look. It was enough, you were told, of you. The promise was not kept by that.',
          'You made something handsome, and it was not what you had promised, and {them} declined it. {them} would have liked it from a stranger. It was given back, in the regular form, with both hands.',
          'You did the greater part, and {them} rose before the end, with the promise unkept. The end had been what was wanted. You finished, and there was nobody to hand it to. It was put down where the two knees had been.',
          'Your work was declined, and the promise was still owed. There was a flaw in it, the width of a hair, and you had both seen it. {them} covered it with one finger for a time, out of courtesy. Then the finger was lifted.',
        ],
        toward: 'for',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Renew the promise for a later day',
        description: 'A word that has been given twice weighs half as much, and {them} will test it with the teeth.',
        success: [
          'You gave the promise a second time, for a later day, and {them} took it. You said it slower than the first time. You would be expected at {place} in some days, and {them} tied a knot in a handkerchief so as not to forget.',
          'You said that you had forgotten the promise, and {them} laughed and gave you some days. Any reason had been looked for except that. A person who admits it may be trusted with a little longer.',
          'You asked {them} to say over what you had promised, and were given a few days’ preparation for it. It was less than you had feared and more than you had remembered. You parted upon good terms.',
          'You gave your word anew, and {them} believed it and would wait some days. It was your hands that were looked at, and whether they kept still. They kept still.',
          'You were given until a certain day, and {them} wrote it on the inside of your cuff. You were to keep the promise then. The arm had to be held level while the ink dried, and it was, and that was taken into account. {them} bowed, not deeply, and went ahead to {place}. You turned the cuff down over it.',
          '{them} agreed to wait, when you had said the whole promise over with your eyes on the floor of your cup. A tea bowl was pushed to your side, old, with one mended place. You were to bring it to {place} unbroken. When {them} had gone you wrapped it in your spare sleeves.',
        ],
        failure: [
          'You began to promise it for later, and {them} said the sentence for you, to the end, and refused. It had been the same the last time. You both listened to how it sounded.',
          'You promised it again, and {them} found the word soft and would not have it. It would be now, or it would be a thing that was told about you. {them} sat as people sit whom one cannot see off.',
          'You named a later day, and {them} refused it, since it was the day of a death in the house. You could not have known it. No other day was offered.',
          'You asked {them} to wait, and were refused. “I would wait,” said {them}, “if I were the only one who is waiting.” There were people at home, with their faces to the gate. You asked how many, and had no answer.',
          'No later day was given, and the promise was as it had been. You had bowed, and begun to name one. {them} had bowed also, and stayed down longer. One does not speak over a lowered head. A hairpin lay where the brow had been.',
          'The delay was refused, by a folded note. It had been written beforehand. Four excuses stood in it, all of them yours, with a short stroke under each. The last stroke had gone through the paper.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Take back your word and go',
        description:
          'You will be known for it, {them} has nothing left to lose by holding you, and your legs must be fresh.',
        success: [
          'You asked for your promise back, and {them} handed it over and let you go. {them} had not known that one can do that. It was in the shape of a soft old letter; and you went off with it, fast, and were never greeted again.',
          'You said that you would not keep it, and walked until you could not be called to. {them} did call, once. It was to let you know that you had dropped something, and you had not, except for the promise. The matter was closed.',
          'You took back your word and ran, and {them} ran beside you for some way, asking why, and gave it up. You had no breath for an answer. That was the end of the promise, and of the acquaintance.',
          'You left while {them} was pouring for you, and the promise was at an end. It was a coward’s way, and effective. They tell that {them} drank both the cups, turned them over, and spoke from then on of a person who had died.',
          'You took back your word and were let go, and {them} returned it with both hands, in a box. The box was empty, and tied with good cord. You carried it for as long as one could be watched, and the two of you have not met since. The lid was thrown away. The cord was kept.',
          'You refused to keep the promise, and were not held, and that was the end of the acquaintance. {them} drew in one knee so that you could pass. A coat lay folded there for the journey to {place}, and your foot moved it a little. {them} moved the coat back.',
        ],
        failure: [
          'You took back your word, and {them} would not give it up, and held you. You were held by the sleeve, then by the arm. It was said to you in a shaking voice, and it was all quite true, and each of the points was made with a fist.',
          'You said no and went, and {them} came up with you at a walk. Your legs were not so fresh as you had thought. To be overtaken at a walk by somebody who is in the right is humiliating, and you were made to know it.',
          'You turned to go, and {them} stood on that side also, and struck you with a knotted handkerchief. There was a stone in it, besides the knot. You sat down where you were, and the promise was still asked for.',
          'You said no, and {them} pushed you over. You had been asked to repeat it more loudly, for those at home. While you were filling your chest it came, and you sat, and heard the rest from below.',
          'You said no, and {them} threw a bowl at you, and nothing was settled. It broke upon your wrist. Five pieces, of which four were found. You had owed a promise, and were told that you now owed a bowl. Your fingers could not close the cloth over the pieces.',
          'You said no, and your sleeve was caught as you turned, and you fell. {them} asked to hear the refusal again, more slowly. You said it from where you lay. {them} nodded at each syllable. Your comb had come out. It lay with its teeth up.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      '{them}, your companion, knelt down before you and asked for what had been put off: that you should come along to {place} and see to the wish there. “I do not like to mention it,” said {them}, who had plainly rehearsed. There were few days left for it. You could not go on without an answer.',
      '{them} set down {them.his} bundle across your way and begged you, with a bow, to say when you would come to {place}. You had given your word about a wish of {them.his} there. It had been borne in silence until then. {them} would like to hear one of three things: now, later, or never.',
      '“May I speak of {place}?” {them} asked, and spoke of it. There was a wish to be seen to there; you had taken it upon yourself, and had not gone. {them} did not reproach you. {them} asked for your time and your help, and sat where you would have had to step over {them.him}.',
      '{them} had written it down, so as not to be at a loss: that a wish was to be granted at {place}, that you knew of it, and that few days were left. It was read to you in a low voice. {them} folded the paper up small, and would not go on with you before you replied.',
      '{them} took you by the sleeve, which had never happened, and asked for your help at {place}. It was the wish to which you had once said yes, quite warmly. {them} wished to know if the warmth would last until you got there, and did not let go.',
      '{them} came round in front of you and stood still. You were wanted at {place}, to see to a wish, and had gone every other way. “I have followed you without asking where,” said {them}. “I ask now.” You must grant it, or beg for time, or refuse.',
    ],
    still: [
      '{them} still waited to hear if you would come to {place}, and you could not go on without a word about it. {them.he} looked at the hem of your coat, so as not to press you.',
      '{them} did not go on before you had given an answer about the wish, and you would not leave your companion behind. A fold in a sleeve was smoothed flat with one thumb.',
    ],
    later:
      'It was there that {them} had stopped you and asked about {place}. One became very attentive to something else.',
    ways: [
      does(['gift', 'perception', 'medium', 'none'], {
        action: 'Give {them} here what comes nearest to it',
        description:
          'You have to ask what it is about {place} that {them} longs for, and give up your own comfort for it.',
        success: [
          'You gave {them} here what came nearest to the wish, and it was enough. You had asked four questions about it, and guessed at a fifth. “I did not think that it could be moved,” said {them}, and dried both eyes with one sleeve.',
          'You asked {them} about the wish, at length, and did what could be done, and {them} called it granted. It had been in part, you learned, a wish to be asked. You were thanked with the bow that is kept for elder brothers.',
          'You gave up your own affairs and did for {them} what was wanted, as though you had been at {place}. It was not quite like. {them} said that it was liker than one could expect, and the wish was granted.',
          'You tried four things, and the fifth granted the wish. It cost you your best paper. {them} kept a corner of that, and came on with you, and was heard to hum.',
        ],
        failure: [
          'You gave {them} something good, and it was not what was wished for. It was received in both hands, and praised. Then {them} said that one need not speak of {place} any more, and the wish was given up.',
          'You offered {them} here what belonged to {place}, and it would not do. {them} pretended for a little that it did. It is the kindest lie, and the easiest to see through. The wish was given up.',
          'You took such trouble over the wish that it became yours, and {them} looked on. You noticed when it was finished. “It is beautiful,” said {them}, and gave up hoping for the other.',
          'You had not listened, and granted {them} a wish that somebody else once had. There was a pause. {them} asked, with interest, whose it had been. Nothing more was wished of you after that.',
        ],
        toward: 'for',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} to wait a little longer',
        description: 'You have said it before in that same voice, and {them} knows your voice better than you do.',
        success: [
          'You asked {them} to wait, without coaxing, and were given some days more. You had begun with an apology, and it was of the right length. {them} took up the bundle, and one of yours.',
          'You told off on three fingers what had to come before {place}, and {them} gave you the days for it. The fingers were bent down by {them}, one by one. “There is a fourth,” said {them}, and that one was the wish.',
          'You told {them} that you knew how hard it is to wait, and were given a few days more. {them} had not expected you to know. It was thought over, with the head on one side, and believed.',
          'You said the name of {place}, and by what day you would go there, and {them} agreed to wait for it. It had been the silence about it that was so bad. One can wait, it seems, in company.',
        ],
        failure: [
          'You asked {them} to wait, in the sweet voice that you use for creditors, and {them} would not. You heard it yourself, halfway through. The wish was taken back, with an apology for the trouble.',
          'You explained to {them} how matters stood with your oath, and got no days. {them} had been patient with your oath for a long time. “I had hoped to come before the end of it,” said {them}, and gave up the wish.',
          '“Only a little longer,” you said, and {them} would not wait. You had said it three times before, and {them} had all three by heart. They were recited, without heat, and the wish was given up.',
          'You yawned as you asked for time, and {them} saw it, and gave you none. You could not have helped it. {them} begged you to rest, and said that one would hear no more about the wish.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse {them} politely and go on',
        description: 'It is unkind, and you must be off nimbly, for {them} is near enough to hold your sleeve.',
        success: [
          'You refused {them}, in as few words as there are, and drew away your sleeve. Nothing was said behind you. Then {them} came after you with the bundle, and the wish for {place} was at an end.',
          'You told {them} that it would not be, and {them} bowed, and it was over. “Thank you for not saying perhaps,” said {them}. Before long you were asked, as always, whether your sandals held.',
          'You said no to the wish, and went on before {them} could make it easy for you. It was shabbily done. {them} caught up, gave you one look, in passing, and did not speak of {place} again.',
          'You would not do it, and gave no reason, and {them} asked for none. The wish was given up between one step and the next. It was noticed that {them} kept to your other side.',
        ],
        failure: [
          'You refused, and tore your sleeve in getting away, from cuff to elbow, and the arm with it. {them} held the rest. You were told, in tears, all that had been done for you unasked; and after that the wish was given up.',
          'You said no over your shoulder, and fell, because {them} had not let go. You lay full length and heard what was thought of you. It was just, and rather long. {them} would wish for nothing of yours again.',
          'You went on as though you had not heard, and {them} called your name, and you had to come back and refuse aloud. You were struck across the cheek, once. {them} was ashamed of it, and gave up the wish.',
          'You slipped away with a polite phrase, and {them} was there before you, and you fell over {them.him}. The phrase was repeated to you as you lay. It did not sound well. Then the wish was given up.',
        ],
      }),
    ],
  },
];
