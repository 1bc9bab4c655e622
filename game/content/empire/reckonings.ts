import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

export const empireReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      '{them} had come in person for what you owed. It ought to have been seen to at {place}, and it had not been; {them.he} had the tablet along, with your name in it, and a witness who had been borrowed for the purpose. Until the account had been closed in one way or another neither of them would let you pass.',
      'You had hoped that it was somebody else. It was {them}, to whom you owed what was to be made good at {place}, and who had waited there, {them.he} informed you, on a chair, for three days. The chair had been thought of as a kindness. {them} now wanted the debt settled standing, and held you by the belt.',
      'Statement of the creditor: that you were in {them}’s debt; that the matter fell to be discharged at {place}; that you did not come. Statement of the debtor: none. {them} let the silence run for as long as was fair, and then stood across your way and asked whether you would settle it here.',
      'It was done quite politely. {them} greeted you by all your names, asked after your health, and, being satisfied that you had it, brought out the reckoning. What you owed was to have been met at {place}. It had been added up again since, with the waiting; and you were not to go any farther under that sum.',
      'There is a look that people have who have lent, and {them} had come all that distance with it on. “At {place}, it was to be,” said {them}. “I am not at {place}. I have worn out a pair of shoes in not being there.” The debt was held out to you in writing, and you were asked what you proposed.',
      'You were found by {them} in the act of not being at {place}, where you were expected with what you owed. A mark was made. The claim was then read to you, without heat, by the claimant, who after each clause looked up to see whether you disputed it; and there was, unhappily, no clause that you could.',
    ],
    still: [
      '{them} had not gone away. The tablet was open at your name, and the stylus lay across it.',
      'The borrowed witness had been allowed to sit. {them} stood, and the claim stood with {them.him}.',
    ],
    later:
      'Your account with {them} had been gone into there, aloud, and those who had been by could still have told you what it came to.',
    ways: [
      does(['craft', 'vigour', 'medium', 'slight'], {
        action: 'Work off the debt here and now',
        description: 'It is agreed to take labour in place of it, and {them} is to say when it is enough.',
        success: [
          'There was a heap to be shifted, and you shifted it, and then it was wished back. You did that too. {them} had reckoned on a complaint in the middle and had left room for one. In its place was written “paid, by the back”, and you were thanked.',
          'You mended what {them} had brought along to be mended: a strap, a lamp, the hinge of a box. It was found that they were better than new. {them} drew the stylus through your name from right to left, slowly, which is how it is done when nothing remains.',
          'It was to be until {them} said stop. You carried, scrubbed and stacked, and did not look up; and it was the witness who called out at last, being unable to watch. {them} agreed with him. The tablet was smoothed, and you saw your own name go.',
          'You asked what the thing was wanted for that you owed, and it was for {them}’s mother’s sake. So you did the one piece of work of which she had been talking. {them} went over it with a thumb. “She’ll not believe it,” you were told, and it was called even.',
        ],
        failure: [
          'You worked hard, and broke what you were working on. {them} considered the two halves. They were entered opposite your name, with their value, and {them} went off having the larger of them under one arm, and with less opinion of you than of the debt.',
          'By the half of it your strength gave out. It was not shammed, and {them} did not say that it was; {them.he} only finished the job, with the witness looking on, and wrote down who had done which part. You were left with that.',
          'It was done, and {them} found it ill done. There was a lump. You said that it had been there before; and a small true remark about the lump led on to several large ones, until {them} shut the tablet on it and left, owed as much as ever and now angry.',
          'You had misheard what was wanted, and did the opposite, with great thoroughness. {them} watched until the end, because it was remarkable. After that you had undone what somebody else had been paid for, and it was {them} who would hear about it; and you did, at once.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for a few more days',
        description: 'You will have to name a day aloud, before a witness, and be held to it.',
        success: [
          'You named a day, and {them} a nearer one, and you took it. It was written at the foot of the reckoning and you breathed on the wax. Nobody shook hands; but {them} let go of your belt.',
          'You gave no reason at all. It was that, {them} said, which was in your favour, for all the others had had an aunt. You were granted some days at {place}, and not an aunt beyond them.',
          '{them} asked what was different about the coming week. You had to think. It was, you answered, that you had now seen {them}’s face; and that was accepted, as security, for a limited period.',
          'You swore by what you had sworn already, and {them}, who had heard of the oath, considered that somebody so much in arrears to the gods might be trusted with a trifle. The date was put off. It was not put out of mind.',
        ],
        failure: [
          'You asked for time, and were shown it: it ran down the margin in strokes, one for each day at {place}. {them} put the point of the stylus on the last. There was no room beneath.',
          'It was the word “presently” which did it. {them} had once lost a farm by that word. The witness was told to stop up his ears, and you were then informed of what had been thought about you for a week.',
          '{them} would have given it, on a surety. You looked about you for anybody who would stand for it. So did {them}, with interest; and when there was no one, {them.he} rolled up the tablet in a manner that could be heard.',
          'You had hardly asked when you sneezed, which means that it is untrue. {them} was sorry. One could not go against a sign, {them.he} said, and would not in any event have wished to.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse the debt and walk away',
        description: 'You will be called after by your full name, and the witness has been chosen for his arm.',
        success: [
          'You said that you would not pay, and went. {them} called your name three times, as the law requires, and to a back. Then the entry was struck out in the wrong direction, as bad; and of what had been between you there was nothing left to collect.',
          'The witness put out his arm and you went beneath it. {them} did not follow. “Let it be written off,” you heard, “and let whoever wants to lend to that one come to me first.” You had your freedom, and knew to a hair what it was worth.',
          'You denied it flat, looking at {them}’s chin. The tablet was turned so that the witness should see how a name looks when it has been given up. {them} rubbed it away with a thumb, and there it ended; the thumb was wiped.',
          '{them} let you go by, in the end, as one steps aside for a cart of something. There would be no more said about it, then or afterwards. You had not known that it would be quite so easily heard, how little that was.',
        ],
        failure: [
          'You turned to go and the witness had you by the neck. He had been chosen well. {them} laid down the tablet, so as to have the use of both hands, and took it out of you, item by item, each with its name.',
          'You had got ten paces when something hit you behind the ear. It was the tablet, thrown flat. {them} came after it; there was no law in what followed, but a certain arithmetic.',
          '{them} had foreseen that, and had your strap tied to the chair. You went one way and it stayed. What was then said to you was said from above, and with the foot.',
          'You ran in the one direction that the witness could not have gone, and it was for a good reason. {them} waited till you had come back. After that you were taught what was owing, and it did not come off the sum.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them} had got tired of waiting for you at {place} and had come to have satisfaction where you were. The grievance was known. It was recited all the same, with dates, by {them}, in front of a second, who carried two cudgels of one length; and you were invited to say whether you denied it, and to choose.',
      'There was to have been an end of it at {place}. You had not gone, and so {them} had come, which is reckoned a point against you. {them} stood square in your way, with {them.his} cloak off and folded, and demanded that the quarrel be settled now, one way or another, and before people.',
      'The parties being now met, {them} stated the injury. It had lost nothing by keeping. You had failed to appear at {place}, where satisfaction was offered, and {them} offered it afresh, in a low voice, barring your way with one arm. A few bystanders drew in to be able to say afterwards that they had been by.',
      '“You know what this is about,” said {them}, and told you. It had been rehearsed at {place}, on an empty bench, for several days together. What was wanted was that you should answer for it, with your mouth or with your hands; {them} had no preference, but did not mean to let you past with neither.',
      '{them} had sent you no letter. A person who does not come to {place} when a quarrel lies there, it was explained, would not have opened one. So you were met face to face. There was to be satisfaction; the form of it might be discussed, and {them} had taken hold of your cloak while it was.',
      'In order of their coming: {them}; {them}’s second; a third, to see fair; and you, who were the only one to be surprised. The feud that you had let lie at {place} had got up. {them} required that it be ended, with the three of them standing so that you could not go round.',
    ],
    still: [
      '{them} had folded the cloak again, smaller, and still stood with both feet on what was the only way.',
      'The seconds had compared the cudgels and found one of them longer, and {them} had said that you might have it.',
    ],
    later:
      'It was remembered by those who had stood about there that {them} had come to have a quarrel out, and on what words it had begun.',
    ways: [
      does(['force', 'strength', 'hard', 'serious'], {
        action: 'Fight {them} by rule and be done',
        description: 'One bout with cudgels, to the first fall, and whoever loses must give up the grievance.',
        toward: 'against',
        success: [
          'It was a fair bout and a long one. You had {them} down at the finish, on one knee, by a stroke that was applauded from both sides. {them} looked up at you and then laughed. It was a good stroke, {them.he} said, and had been worth the quarrel; and the two of you were helped to the same bench.',
          'You gave as much as you got until neither could well see. Then {them} slipped, and you did not strike. You put the cudgel down. “That will do,” {them} said; the second called it satisfied, and it was entered so, with your two names on a level.',
          'At the third pass you both struck at once, and both cudgels broke. There was nothing in the rules for that. You stood looking at the stumps, and {them} began to shake, and it was mirth. So the feud went off, for want of tools, with an arm about your neck.',
          '{them} had an inch of reach and you had the patience. You let it all be spent on your shield-arm, the week at {place} and the empty bench and the rest; and when there was no more in it you tipped {them} over, quite softly. {them} lay there for a time, looking relieved.',
        ],
        failure: [
          'You won, by a foul. You had not meant to; it was the elbow. {them} got up out of it with {them.his} face shut and was told that the bout had gone to you. It was not settled at all, everybody could see; only over, and carried away to be kept.',
          '{them} had you down in three blows, and was not content. It had been too quick. A person who has waited so long would have liked to be stopped once at least; and {them} threw the cudgel on your chest and left, with the whole grievance still to spend.',
          'The second had put a nail in one of the cudgels, and you were the one to be hit with it. It was news to {them}, and it spoiled it, said {them}, white with rage, at him and at you; nothing was counted, and you parted on worse terms than you had met.',
          'It went on until people called out that it was enough. You would not be the first to say so, nor {them} either, and so you had to be pulled apart, still swinging, like two dogs. They took {them} one way, by the arms. You could hear for some while what was being promised.',
        ],
        hurt: 'blow',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} to wait for {place}',
        description: 'You say that you will come there after all; it will be called cowardice, and you must bear that.',
        success: [
          'It was called cowardice, and you said that it might well be, but that it should be at {place}. That was so little what {them} expected that {them.he} took the arm down. You were given some days. They would be spent, you were assured, in practice.',
          'You told {them} about your oath. “I have no quarrel with that,” said {them}, after some thought, and had the second carry the cudgels home. The one affair might be finished before the other was begun; but there would be a place kept for you upon the bench.',
          'You pointed out who was looking on. They were strangers; nobody of {them}’s own would ever see it. At {place}, you remarked, there were cousins. {them} put the cloak on again. It could wait for cousins, by a few days.',
          'You gave {them} a day, and your belt to hold it by, in the old fashion, and {them} gave it you back, as it was not the belt that was wanted. “Come, that’s all,” said {them}; and you said that you would, and were let through.',
        ],
        failure: [
          'You asked for a few days, and {them} told you how many there had been. Each had a name. By the fifth the bystanders were counting aloud, and {them} had bared an arm to the elbow.',
          '“At {place}!” {them} repeated, to the second, who shook his head. You had said that before. It had been said so well that somebody had believed it, {them} told you; and this time there should be nothing said.',
          'You had hold of the right words and they came out in the tone that you keep for porters. {them} heard the tone. The request was not so much refused as passed over, on the way to your collar.',
          'You proposed another day. It was a festival, the third man observed, on which nobody may be hit. {them} saw what you had been about, or what you would have been if you had known; and from then on you might talk as you pleased.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Deny {them} the quarrel and break through',
        description: 'Three are standing in the way, with two cudgels, and you will never be asked again.',
        success: [
          'You said that there was no quarrel, since you would not have one, and went between the second and the third before they had agreed which of them was nearer. {them} struck at the place. “Then there is nobody there,” you heard, behind you; and it was never mentioned to you again.',
          'You dropped your cloak into {them}’s arms, as to a servant, and were past. It was a thing that cannot well be forgiven nor well be pursued. {them} stood holding it. By and by {them.he} let it fall, and it was over; one has no feud with a draught.',
          'The cudgel whistled and you were elsewhere. There was a short chase in which the third, who had come to see fair, tripped up everyone. When you looked back {them} had sat down on the bundle of cloaks, a person with no enemy, and seemed to be wondering what to do with the day.',
          'You slipped under the arm. You might have hit, from there, and everybody saw that you might, and you went on. {them} called the others off. There was no glory to be had in it, said {them}, and dismissed you, as one does a case.',
        ],
        failure: [
          'You went for the gap, and it was the third man’s knee. He saw fair by holding you down. {them} did what {them.he} had come for, with a good swing and in good time, counting under the breath.',
          '{them} had hold of your cloak, and the cloak held. You were brought round by it in a half circle, on to the cudgel. It was all had out then, as far as the bench at {place}.',
          'You broke through very handsomely, and there was a fourth. He had been put there by {them}, who knew you. You were led back by the ear for the rest of it, and the bystanders closed up.',
          'You feinted left. So did they; it is the first thing that is taught. {them} was waiting on the right with {them.his} sleeves rolled, and let you have the grievance just as it had been recited, with a blow for every date.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them} had come to ask about what you promised. It was to have been done at {place}. It had not been, and {them} had not believed it until {them.he} had gone there and looked. Nothing was said about blame. {them} merely stood before you and wished to know if the promise was one still, and would not move for a joke.',
      'You had promised {them} a thing, and {place} was where it should have been kept. It was recalled to you by {them}, word for word, with the voice that you had said it in; which is hard to listen to. Would you make it good now, {them} asked, in whatever way it could be, or would you say to {them.his} face that you would not?',
      'A promise binds from the moment that it is given, but there is no office in which it can be claimed. That was why {them} had come {them.him}self. It concerned what you were to have done at {place}. {them} had told people about it. They had begun to ask, and {them} stood in front of you and asked as well.',
      '{them} did not call out. You looked up, and there was {them}, who had been promised something at {place} and had been let wait for it, standing with both hands folded, as one does in a porch. You were to say what had become of it. It was not a large thing; that appeared to make it worse.',
      'The terms were brief. You had given {them} your word; the word was to be kept at {place}; and the time for it, though none was named, had been reckoned by both as shorter. {them} now applied to you for performance. There was a bundle at {them.his} feet, from which you gathered that the answer would be waited for.',
      '“I said to them at {place} that you would come,” said {them}. “I said it the first day, and the second I said that you’d been held up.” It was about your promise. {them} had run out of things to say to people. You should either keep it here, or as much of it as you could, or let {them} know what to tell them.',
      'Present: {them}, and you. {them} wanted the performance of a promise, which had been given for {place} and not kept there, and stood where you would have had to pass. Two reasons for coming were stated, namely that it was not far, and that inquiries were being made at home. The first was afterwards withdrawn.',
      '{them} required you to keep your word in respect of {place}, and until you had answered you were not to be let by; the strap of your bag was held. It was stated that the matter had been inquired about three times, and by whom. The third, it was added, was a child, who had inquired with her coat on.',
      'What {them} desired of you was on a list. It held one line, namely that which you had promised to do at {place}, and the line had no stroke through it. {them} put the list into your hand, did not let go of the other end, and stated that neither of you would leave before it had been dealt with.',
      'You were stopped by {them}, to whom something had been promised at {place}, and who now wanted it or an explanation. The hand by which you were stopped was found to be shaking. This was put down to the journey. {them} wished it noted that nobody else had been applied to, since nobody else had given a word.',
      'Under two heads {them} asked for what you had undertaken at {place}. The first was that it had been undertaken; the second, that somebody else had offered to do it and had been thanked and sent away. You could not go on without stepping over {them}’s outstretched foot. It was understood on both sides that the foot was official.',
      '{them} demanded your promise in one of two conditions, kept or cancelled, and had taken up a position between you and wherever you were going. The place of performance had been {place}. A neighbour, a cousin and a goat had attended there on your account. It is recorded that the goat was the first to go home.',
      'There was an objection to your going any further, and it was {them}’s: that which you had promised for {place} must be done first, or be refused aloud. It was put without heat. Your words had been written on a shard, so that they should not be improved in the telling, and the shard had been read until it was smooth.',
    ],
    still: [
      '{them} had sat down on the bundle, and was looking at nothing in the direction of {place}.',
      'The question had been put, and it lay there. {them} had neither repeated it nor taken it back.',
      'No reply had been entered so far. {them} had moved half a step nearer, in order that none should be missed.',
      '{them} remained present, and so did the promise. It had been established only that neither would be the first to leave.',
    ],
    later: [
      'It was there that {them} had asked you about a promise, and for a moment you caught yourself answering again.',
      'Two persons had stood there in the matter of {place}, and from the marks it was {them} who had put down the heels.',
      'Of what was said there by {them} about your promise nothing was on record, and you could have supplied the whole of it.',
      'The spot was known to you, under the heading of {them}, and you noted that you had lengthened your step.',
    ],
    ways: [
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Keep the promise here as best you can',
        description: 'It cannot be done as it was meant, so it must be done with all of your attention, and take long.',
        success: [
          'You asked {them} to tell you just what had been wanted of it, and it was not what you had thought. It could be done where you were, by two people, with trouble. You did it so, from the first word to the last; and {them} said, at the end, that {place} could hardly have been better.',
          'You did what could be done, and for what could not you made no excuse. {them} saw how much of it that left. It was a good half. “And the other half was only the going there,” {them} decided, and shook you by both hands.',
          'It took very long, and you were not hurried by {them} nor by yourself. Somewhere in the middle it stopped being a thing that you owed. {them} picked up the bundle afterwards and could not find what to say, and said that one had been told you were like that.',
          'You sat with {them} and did it all in words, stone by stone, until {place} might have been behind you. {them} shut both eyes. It was accepted as performed; and a thing which you had forgotten to promise was thrown in, and was what pleased most.',
          'The promise was kept on the spot, with such means as were present, namely a knife, a cord and {them}. It took two attempts. The first was struck from the record at your own request; the second was tried by {them} with the whole weight of the body, and was found good.',
          'You performed it, all but the part for which {place} itself was needed, and that part {them} agreed to take home and add. A receipt was written. It was made out for the full amount. Remark: the writer was humming.',
        ],
        failure: [
          'You did your best, and it was a copy. {them} followed it politely. When it was over you were thanked as one thanks an understudy; and {them} went back to {place}, without you, to explain.',
          'You had begun when you were called away, only for a word. {them} waited through it. Then you had lost the thread of the thing, and asked where you had been; and “Not at {place},” said {them}, and took up the bundle and left.',
          'There was one part which you had not known about, and it was that which mattered. {them} could not ask for it, it had to come of itself. It did not come. You parted with compliments, and you saw {them}’s shoulders go when {them.he} thought that you had turned round.',
          'You were doing it quite well, until {them} saw that you were hurrying. It was the smallest of glances, towards your own affairs. {them} laid a hand upon your arm and stopped you, and said that you had better get on; and it has been in the way ever since.',
          'It was done wrongly, and {them} stopped you before the end. Nothing was said in respect of blame, and the pieces were divided. {them} went away with the smaller share; it is not recorded who had dropped it.',
          'You kept one half of it, and the other could not be kept away from {place}. {them} declined the half, for two reasons: that there was nowhere to put it, and that it had been promised whole. Both were taken home again, unaccompanied by it.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Renew the promise for a later day',
        description: 'A thing that is promised twice weighs double, and {them} will want the reasons in order.',
        success: [
          'You gave your reasons, under three heads, and then crossed out two of them yourself. {them} had not looked for that. It was allowed to stand over; you were given some days more, on the strength of the third.',
          '{them} asked whether you would have remembered it if nobody had come. You said no. It was felt to be the first thing in the business one could build upon, and you were granted a further week or thereabouts for {place}.',
          'You said it over again, the same promise, and in the same voice, but with a day in it. {them} listened for the difference, and heard it. “Until then,” said {them}, and made a knot in a corner of {them.his} cloak.',
          'You had {them} write it down, since what is spoken had not served. {them} wrote, and read it to you, and you signed; and both were easier. There were some days yet to run in it, if one read it generously, and {them} did.',
          'You were allowed a second term. {them} asked for a pledge, and you gave the one thing that you would have to come to {place} to fetch, namely the left of a pair of gloves. It was tried on, entered, and found too large.',
          'A day was fixed, after an argument in which {them} spoke against it and you for it, and then the other way about. Some days were granted. Remark: no surety had been asked for, and you had given your mother’s name.',
        ],
        failure: [
          '“Twice,” said {them}. There had been a father who used to promise things twice. You were told nothing else of him; but it was clear that you would be given no more days than he had got.',
          'Your reasons were in order. They were so well in order that {them} asked how often they had been used. You counted, from habit, and it was seen that you were counting.',
          'You spoke of circumstances. There is a face people have when circumstances are mentioned, and {them} put it on, and did not take it off again; either now, {them.he} said, or one need not trouble.',
          'You gave a day, and {them} reminded you what it was that had been promised for, and that it fell before. You could have had no worse date. It had been, by all appearances, chosen from the calendar with a pin.',
          'No extension was granted. You had named a day; {them} had you name it again, further on in the talk, and it was a different one. The two are entered side by side, and the promise lies between them.',
          'You were refused. {them} stated that a first date had been allowed to pass, and that people at home had been told of it with pride. There was to be no second telling. For “shall” in your statement {them} read “should”.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Take back your word and leave',
        description: 'It must be said out loud, to somebody who trusted it, and {them} may not bear it quietly.',
        success: [
          'You said that you would not do it. You watched it arrive. {them} nodded a few times, as one does to the end of a list, and lifted the bundle on to one shoulder; and went, and there was no more between you than there is between strangers, and rather less.',
          '“Thank you for saying so,” said {them}, whom you had thought would shout. That was all. It was handed back to you entire, and you found that nobody else had any use for it. {them} did not look round, and will not again.',
          'You took it back, and chose the moment, when there were people by. {them} would not weep before people. So it passed off quite easily; it was merely struck out, both copies, and {them} wished you joy of the time that it would save.',
          'It was shorter than you feared. You told {them} that it had been said in a soft hour, and could not be kept in a hard one. {them} thought that a good sentence, and told you, and left you alone with it.',
          'You withdrew your word and were let go. {them} asked only that it be said in a full sentence, with both names in it, and you said it so. The matter is closed, and the acquaintance with it. Remark: the sentence was found to be grammatical.',
          'The promise was cancelled by you, and {them} stood aside. There were two objections, and neither was raised. You passed at an ordinary pace; {them} was still standing aside when there was nobody left to make room for.',
        ],
        failure: [
          'You had said the half of it when {them} hit you. It was not skilled. It was with the bundle, and the bundle proved to hold what had been got ready for {place}, which had corners.',
          '{them} bore it quietly until you added that it had not been a real promise. That was let out word by word, then, from the day that it was given, and at the top of the voice. You were followed with it for a considerable way, and something was thrown at each stop.',
          'You tried to be gone before it was understood. {them} is quick. You were turned about by the shoulder, had your own words said to you from as near as that, and then had your nose attended to.',
          'You would have got away, if you had not looked back. {them} had {them.his} face in both hands; and while you hesitated they came down from it as fists.',
          'You were struck, at the word “unfortunately”. A second blow was held back, considered, and then delivered in respect of {place}. {them} went off with a bruised hand and no promise, and it was stated from a distance that nothing had been settled.',
          'Your refusal was begun politely, and your cloak was pulled up over it by {them}. In this condition you were kicked, once, and then addressed for as long as it takes to empty a sack. By the time that you had found the opening {them} had gone. For “left” read “was left”.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      '{them} stopped, laid down {them.his} share of the baggage, and wished for a word. It was on the subject of {place}. You had been told, some time ago, what {them} longed for there; and you had said that it should be thought of. {them} desired to be informed how the thinking was going, and would not take a step until then.',
      'An application was made to you by a member of the party. {them} had travelled with you for so and so many days without once complaining, and had kept the tally, and here it was. There had been one wish. It lay at {place}, you had not gone there, and {them} sat down now on the bags with folded arms, to hear why.',
      'It came out over the food. “I’ve waited long enough,” said {them}, quite low, and put the spoon back. It was {place} that was meant; you both knew what {them.he} hoped for there. {them} did not threaten to leave you. It was only stated that from here on every mile would be walked with that, and you should decide about it first.',
      '{them} had been silent since you woke, and it had been a silence with a heading. You asked at last. It was about {place}: there was a thing {them} wished for, and had told you, and had heard no more. That is a long time to hold one’s tongue, {them.he} pointed out, and stood where you would have gone next.',
      'You noticed that you were alone. {them} was some way back, sitting, with {them.his} face turned towards {place}. You went and asked what was wrong. There was nothing wrong, you were told; there had been a wish, a small one, and it had been carried along with the pots, and {them} could not carry it any further without an answer.',
      'The minutes would have shown that {them} raised {place} four times: once in jest, twice in passing, and once in {them.his} sleep. This was the fifth, and in earnest. {them} wanted what {them.he} had wished for there, or a date, or to be told that it was idle; and held on to the strap of your pack meanwhile.',
    ],
    still: [
      '{them} was still sitting there, and had begun to unpack, one thing at a time, so as to be in no hurry.',
      'The strap had been let go of and taken up again. {them} looked at you, and past you, and towards {place}.',
    ],
    later: 'That was where {them} had sat down on the bags and would not stir for the sake of {place}.',
    ways: [
      does(['gift', 'charisma', 'medium', 'none'], {
        action: 'Give {them} the day that was wished for',
        description: 'Here and without {place}, with whatever you can contrive of it, and no thought of your errand.',
        success: [
          'You made {place} out of a cloak, three bowls and a line drawn with a heel. {them} was asked to come in, and did, wiping {them.his} feet. It was nothing like. They had forgotten to put in the door; but {them} laughed till it hurt, and told you everything, and the wish was laid to rest there.',
          'You asked what it was for, in all that while, that {them} had never said. It turned out that it was for somebody to ask. You had the whole of it then, from childhood up, with songs. {them} slept like a stone afterwards, and was whistling when you went on.',
          'For that one day you carried both packs, cooked, and called {them} “sir” or “madam”, as the mood required. {them} gave orders as to the clouds. It was better than {place}, you were informed at the end of it, as one had had {place} to look forward to.',
          'You had been keeping a thing back, which was that you had asked the way to {place} of everybody you met and got it by heart. You told it to {them}: each turning, who lives there, how it smells. {them} listened with open mouth. “Then I’ve been,” {them} said, and got up, and took the heavier bag.',
        ],
        failure: [
          'You did what you could think of, and it was a party. {them} sat through it with a wreath on. There had been no wish for a party; and when it was cleared away {them} thanked you and took up {them.his} pack, and has not mentioned {place} since, and you notice it.',
          'You made a speech. It went well with you, and near the end you saw that {them} had gone off to fetch water and would be gone until it was over. You travelled on together. That wish goes along with you, a little to one side.',
          'It had been kept for so long that it had turned into something which could not be done anywhere. {them} saw that as you did. “No, leave it,” {them} said, when you would have tried again; and packed, and was civil, and you have had better days.',
          'You got the half of it wrong: it was the brother, not the sister, and there had never been a pond. {them} set you right as to the first and gave up at the second. You had not listened, that time. It was not said; it was walked upon, for miles.',
        ],
      }),
      does(['talk', 'perception', 'easy', 'none'], {
        action: 'Beg {them} to be patient a little longer',
        description: 'You must say truly how much longer, for {them} has been keeping count and will go on.',
        success: [
          'You told {them} how things stood, as you would have told a partner, and what had to come first. It was the being told, {them} said. You could have some days more; the tally was put away, though not rubbed out.',
          '{them} asked if it was still on your list. You showed that it was, and where, and moved it up two lines with {them} looking on. That was found sufficient for the present. {them} let go of the strap.',
          'You said “soon”, and {them} said that soon was what one says to a mule. So you said a number. {them} bargained it down by one, gravely, and you set off again with a treaty.',
          'You looked well at {them} and saw what it had cost to ask. You owned that it had been forgotten. “I’d sooner it was that,” {them} told you, “than remembered and left”; and you were given until the errand allowed, within reason.',
        ],
        failure: [
          'You asked for patience. {them} turned {them.his} bag out to see if there was any left. It was a joke, and it was made with a very straight face; there was none, and you would hear of {place} at every halt from now on.',
          '“How long?” asked {them}. You looked at the sky, and that was a mistake. Those who look up do not know, and {them} had been with you for long enough to have noticed it.',
          'You promised it for after. {them} had reckoned up what there was before the after, and it reached to about the age of seventy. You were not to be let off with that; you were walked beside, without a word, on the side where you do not hear so well.',
          'You said how much you relied on {them}. That was so, and it was not what had been asked about. {them} noticed it at once, as one does a coin that is handed back across the counter.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell {them} that it cannot be',
        description: 'Plainly, with the grounds for it, to somebody who has to share a fire with you after.',
        success: [
          'You told {them} that you would not be going to {place}, and why. {them} heard it through. There was a silence, and then a long breath, like somebody who sets down a thing at last; and {them} got up, and the wish was not spoken of again, and the soup was no worse.',
          'You gave the grounds one after another, and {them} disposed of each. Then you said that you did not want to. That, said {them}, was different, and might have been mentioned. It was over; a person could be done with wanting, it appeared, if it was only made official.',
          '“I thought as much,” said {them}, and was quite calm. {them} had been making other arrangements, privately, for a week, such as no longer hoping. You were offered a piece of bread. So it was withdrawn by consent, and you went on as before, or near it.',
          'You did not call it impossible, you called it dear, and told the price: who would pay for it, and in what. {them} had not known. It was {them} who closed the matter then, and took the strap of your pack again, in order to help you on with it.',
        ],
        failure: [
          'You told {them}, and it was not taken in. It was taken as a beginning. You were answered, there and for the rest of that day, from in front, from behind and from under the blanket, with a strength of feeling that you had supposed was saved for enemies.',
          '{them} wept, and then was angry that you had seen it, and then said what {them.he} thought about you, with examples. They were well chosen. It did not end in blows, nor in parting; it ended because there were no more examples.',
          'You had the grounds ready, numbered, and {them} snatched the list. Each was read out in your voice. When it had come to the last {them} tore it up small and threw it about you like grain at a wedding, and told you to pick it up; you picked it up.',
          '“Cannot,” {them} repeated. “You’d go to the frontier backwards for a stranger!” All that you had ever done for others was gone through, with mileage. You had no idea that it was so much; and {them} would not speak to you after it but by way of the cooking-pot.',
        ],
      }),
    ],
  },
];
