import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

export const empireReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    cast: { witness: 'he' },
    openings: [
      '{them} had come in person for the debt that you owed {them.him} and were to pay at {place}. {them.he} had the tablet with your name in it along, and a witness, who had been borrowed for the purpose. Until it had been settled, put off or refused neither of them would let you pass.',
      'You were stopped by {them}, to whom you owed a debt that was to be made good at {place}. {them} wanted it settled here, and had a tablet under one arm and held you by the belt. A witness had been brought along. You had hoped that it was somebody else.',
      '{them} stood across your way with a tablet and a witness, and asked whether you would settle here the debt that was due at {place}. Statement of the creditor: that you owed it. Statement of the debtor: none. {them} let the silence run for as long as was fair, and did not step aside.',
      '{them}, in whose debt you were, met you with a witness and brought out the tablet. What you owed was to be paid at {place}; {them} would have it sooner, and you were not to go any farther until you had answered. It was done quite politely. You were greeted by all your names.',
      '{them} had come all the way to ask for what you owed {them.him} and were to pay at {place}. The debt was held out to you on a tablet, before a witness, and you were asked what you proposed; {them} stood so that you could not get by. A pair of shoes had been worn out in coming.',
      '{them} found you on the way and read out to you what you owed {them.him} and were to pay at {place}. A witness stood by. {them} looked up from the tablet after each clause to see whether you disputed it, and would not let you go on before you had paid, put it off or refused. There was, unhappily, no clause that you could dispute.',
    ],
    still: [
      '{them} did not let you by, as the debt was not settled. The tablet was open at your name, and the stylus lay across it.',
      '{them} still stood in your way and still wanted the debt. The borrowed witness had been allowed to sit.',
    ],
    later:
      'Your debt to {them} had been gone into there, aloud, and those who had been by could still have told you what it came to.',
    ways: [
      does(['craft', 'vigour', 'medium', 'slight'], {
        action: 'Work off the debt to {them} here and now',
        description: 'It is agreed to take labour in place of it, and {them} is to say when it is enough.',
        success: [
          'You worked off the debt by shifting a heap for {them}, and then, when it was wished back, by shifting it again. {them} had expected you to complain in the middle. You were thanked, and “paid, by the back” was written against your name.',
          'You worked off the debt by mending what {them} had brought along: a strap, a lamp, the hinge of a box. It was found that all of it was better than new. {them} drew the stylus through your name from right to left, slowly, which is how it is done when nothing remains.',
          'You carried, scrubbed and stacked until the debt was paid. It was the witness who called “stop” in the end, being unable to watch. {them} agreed with him, and your name was smoothed out of the tablet.',
          'You did for {them} a piece of work that {them.his} mother had long been talking of, and it paid the debt. {them} went over it with a thumb. “She’ll not believe it,” you were told, and it was called even.',
        ],
        failure: [
          'You did not work off the debt, because you broke what you were working on. {them} considered the two halves. They were entered opposite your name, with their value.',
          'You could not work off the debt, as your strength gave out at the half of it. {them} did not say that it was shammed; {them.he} only wrote down which part had been done, with the witness looking on, and waited for the rest.',
          '{them} found your work ill done and would not count it against the debt. You said that the fault had been there before; {them} took that ill, and still waited to be paid.',
          'You misheard what {them} wanted done and did the opposite, with great thoroughness, so that nothing was paid. {them} watched until the end, because it was remarkable, and took up the tablet again.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for a few more days',
        description: 'You will have to name a day aloud, before a witness, and be held to it.',
        success: [
          '{them} gave you some days more for the debt. You had named a day, and {them} a nearer one, and you took it. Nobody shook hands; but {them} let go of your belt.',
          'You asked for time to pay and gave no reason, and {them} granted it; all the others, {them.he} said, had had an aunt. You were granted some days at {place}, and not an aunt beyond them.',
          '{them} agreed to wait for the debt a little longer. {them} asked what was different about the coming week. You had to think. It was, you answered, that you had now seen {them}’s face; and that was accepted, as security, for a limited period.',
          '{them} put off the debt for you by some days. {them} had heard of your oath, and considered that somebody who owed so much to the gods might be trusted with a trifle. You were to pay it at {place}, as before.',
        ],
        failure: [
          '{them} would not wait any longer for the debt. You were shown the days on the tablet, one stroke for each, and there was no room for another. It had still to be paid.',
          '{them} refused you more time, on account of the word “presently”. {them} had once lost a farm by that word. The witness was told to stop up his ears, and you were informed of what was thought about you.',
          '{them} would have given you time on a surety, and you had none. You looked about you for anybody who would stand for it. So did {them}, with interest, and shook {them.his} head.',
          'You were refused more time, because you sneezed as you asked for it, which means that it is untrue. {them} was sorry. One could not go against a sign, {them.he} said, and would not in any event have wished to.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse the debt and walk away',
        description: 'You will be called after by your full name, and the witness has been chosen for his arm.',
        success: [
          'You refused the debt and went. {them} called your name three times, as the law requires, to your back. Then the debt was struck out as bad; and so, it was understood, was the acquaintance.',
          'You refused to pay and got away under the witness’s arm, and {them} did not follow. “Let it be written off,” you heard, “and let whoever wants to lend to that one come to me first.” Nothing was owed any more, least of all friendship.',
          'You denied the debt, and {them} gave it up. Your name was rubbed off the tablet with a thumb, before the witness; the thumb was then wiped. {them} thought nothing of you after that.',
          'You refused the debt, and {them} let you go by, as one steps aside for a cart of something. No more would be said about it. {them} had done with the debt and with you.',
        ],
        failure: [
          'You turned to go without paying, and the witness had you by the neck. {them} laid down the tablet, so as to have the use of both hands, and beat you. It was still to be paid.',
          'You had got ten paces from the debt when you were hit behind the ear. It was the tablet, thrown flat. {them} came after it, angry, and brought you back, and the debt stood as before.',
          'You could not get away from {them}, who had foreseen that, and had tied your strap to the witness. You went one way and he stayed. You were kicked where you fell, and nothing was taken off the debt.',
          'You ran from the debt in a direction that led nowhere, and had to come back. {them} was waiting, and used a stick. The sum was afterwards found to be the same.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'feud',
    cast: { second: 'he', third: 'he' },
    openings: [
      '{them} had come to have the quarrel out with you, which was to be ended at {place}, and would do it sooner and here. A second carried two cudgels of one length, and a third man had come to see fair. The grievance was recited, with dates; you were to fight, or beg for time, or deny it, and were not let past.',
      '{them} stood square in your way, with {them.his} cloak off and folded, and demanded that the feud between you be settled now and not later at {place}. Two men had come along, a second with two cudgels, and a third to see fair. They would not let you by before it was ended one way or another.',
      '{them}, with whom you had a feud that was to be settled at {place}, barred your way with one arm and wanted satisfaction at once. The injury was stated, and had lost nothing by keeping. Behind {them.him} were a second, with two cudgels, and a third man to see fair.',
      '“You know what this is about,” said {them}, and it was the quarrel that was to be fought out at {place}. It had been decided to do it here. {them} had brought a second, with two cudgels, and a third man; you should answer with your mouth or with your hands, and they did not mean to let you past with neither.',
      '{them} met you face to face, took hold of your cloak, and demanded satisfaction in the quarrel that lay between you at {place}. A second had two cudgels ready, and a third man stood by to see fair. You could not go on without an answer. No letter had been sent; one does not open letters in a feud, it was explained.',
      'Three persons stood so that you could not go round them: {them}, {them.his} second with two cudgels, and a third man to see fair. The feud that was to be ended at {place} should be ended now, {them} required. You were the only one to be surprised.',
    ],
    still: [
      '{them} had not gone and would not let you past, as the quarrel was not settled. {them.he} stood there with both feet, between the second and the third man.',
      '{them} still wanted satisfaction, and the three still barred your way. They had compared the cudgels and found one of them longer, and {them} had said that you might have it.',
    ],
    later:
      'It was remembered there that {them} had come to have a quarrel out with you, and on what words it had begun.',
    ways: [
      does(['force', 'strength', 'hard', 'serious'], {
        action: 'Fight {them} by rule and be done with it',
        description: 'One bout with cudgels, to the first fall, and whoever loses must give up the grievance.',
        toward: 'against',
        success: [
          'You fought {them} by rule and won, and the feud was over. {them}, on one knee, looked up at you and then laughed. It was a good stroke, {them.he} said, and had been worth the quarrel; and you were both helped up by the same man.',
          'You fought {them} until neither could well see, and the feud ended in a draw. {them} slipped, and you did not strike. “That will do,” {them} said; the second called it satisfied, and it was entered so, with your two names on a level.',
          'You fought {them} until both cudgels broke, and with that the feud was done. You stood looking at the stumps; {them} began to laugh, put an arm about your neck, and was content.',
          'You let {them} tire and then tipped {them.him} over, quite softly, and the feud was ended. {them} had the longer arms and you had the patience. {them} lay there for a time, looking relieved.',
        ],
        failure: [
          'You won the bout, but by a foul, and so the feud was not settled. You had not meant to; it was the elbow. {them} got up with {them.his} face shut and asked for the cudgel again.',
          '{them} had you down in three blows and was not content, as it had been too quick. A person with a grievance of that length would have liked to be stopped once at least. It was not to count.',
          'You were hit with a nail that the second had put into a cudgel, and the bout was not counted. It was news to {them}, who was white with rage, at him and at you. The nail was taken out.',
          'You and {them} fought until the third man had to pull you apart, still swinging, and nobody had won. You would not be the first to say that it was enough, nor {them} either. The quarrel stood as before.',
        ],
        hurt: 'blow',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} to wait for {place}',
        description: 'You say that you will come there after all; it will be called cowardice, and you must bear that.',
        success: [
          '{them} agreed to wait for you at {place} for some days more. It was called cowardice, and you said that it might well be, but that it should be there. They would be spent, you were assured, in practice.',
          'You told {them} about your oath, and the feud was put off. “I have no quarrel with that,” said {them}, after some thought, and had the second carry the cudgels home. The one affair might be finished before the other was begun, and you were let by.',
          '{them} put the quarrel off by a few days, because you pointed out who was looking on. They were strangers; at {place}, you remarked, there were cousins. {them} put the cloak on again. It could wait for cousins.',
          'You named a day on which you would come to {place}, and {them} let you through. You had offered your belt to hold it by, in the old fashion, and {them} gave it you back, as it was not the belt that was wanted.',
        ],
        failure: [
          '{them} would not wait. You asked for a few days, and {them} told you how many had gone by already. Each had a name. By the fifth {them.he} had bared an arm to the elbow.',
          '{them} would not hear of {place}. It was repeated to the second, who shook his head; you had said that before, and it had been said so well that somebody had believed it. You were offered a cudgel.',
          'You asked for time in the tone that you keep for porters, and {them} was offended and refused it. You were taken by the collar. The quarrel was to be settled on the spot.',
          'You proposed another day to {them}, and it was the wrong one: a festival, the third man observed, on which nobody may be hit. {them} thought that you had known it, and would not wait.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'serious'], {
        action: 'Deny {them} the quarrel and break through',
        description: 'Three are standing in the way, with two cudgels, and you will never be asked again.',
        success: [
          'You denied that there was a quarrel, and broke through between the second and the third man. {them} struck at you, missed, and stated that there was nobody there worth hitting. It was never mentioned to you again.',
          'You pulled the cloak down over {them}’s face and were past, and the feud was at an end. It is a thing that cannot well be forgiven nor well be pursued. {them} felt foolish, and called the others off.',
          'You broke through, since the cudgel missed you and the third man, who had come to see fair, tripped up everyone. When you looked back {them} had sat down on the bundle of cloaks and did not care to go on with the feud.',
          'You slipped under {them}’s arm and away, and the feud was dropped. You might have hit, from there, and everybody saw that you did not. There was no glory to be had in it, said {them}, and called the others off.',
        ],
        failure: [
          'You went for the gap and ran into the third man’s knee. He saw fair by holding you down. {them} used the cudgel, with a good swing and in good time, counting under the breath.',
          'You did not break through: {them} had hold of your cloak, and the cloak held. You were brought round by it in a half circle, on to the cudgel, and set down where you had stood.',
          'You broke through the three of them, and there was a fourth. He had been put there by {them}, who knew you. You were led back by the ear, and the quarrel was as it had been.',
          'You could not break through, as {them} was waiting for you where you went, with {them.his} sleeves rolled. You had the grievance just as it had been recited, with a blow for every date.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them} had come to ask about the promise that you had given {them.him} and were to keep at {place}. Nothing was said about blame. {them} put down a bundle, stood before you, and would not let you by until you had kept it, or named another day, or taken it back.',
      '{them}, to whom you had promised something that was to be done at {place}, stood in your way and repeated your words to you, in the voice that you had said them in. Would you make it good now, {them} asked, as well as it could be, or not? There was a bundle at {them.his} feet. It is hard to listen to.',
      '{them} had come about your promise, which was to be kept at {place}, and would have an answer before you went on. Others had been told about it, and were asking. {them} put down a bundle in front of you and asked as well. There is no office in which a promise can be claimed.',
      'You looked up, and {them} stood in your way with a bundle: you had given {them.him} a promise that was to be kept at {place}, and you were to say what would become of it. It was not a large thing; that appeared to make it worse. {them} had both hands folded, as one does in a porch.',
      '{them} applied to you for the promise that you had given and were to keep at {place}. It was wanted sooner than you had thought, and you were not to pass without an answer. There was a bundle at {them.his} feet, from which you gathered that the answer would be waited for.',
      '{them} stopped you on account of the promise that you were to keep at {place}. “I said to them at home that you would do it,” said {them}, and set down a bundle. You should either keep it here, or as much of it as you could, or let {them.him} know what to tell them.',
      'Present: {them}, with a bundle, and you. {them} wanted the promise that you were to keep at {place}, and stood where you would have had to pass. Two reasons for coming were stated, namely that it was not far, and that people at home were asking. The first was afterwards withdrawn.',
      '{them} took hold of the strap of your bag and required you to answer for the promise that you were to keep at {place}. Until then you were not to be let by. A bundle had been put down, to wait on. A child at home had asked about it, it was stated, with her coat on.',
      '{them} had a list, and on it stood one line: the promise that you were to keep at {place}. {them} put down a bundle, held out the list to you, did not let go of the other end, and stated that neither of you would leave before it had been dealt with.',
      'You were stopped by {them}, to whom you had promised something at {place}, and who wanted it now or an explanation. A bundle stood at {them.his} feet. The hand by which you were stopped was found to be shaking. This was put down to the journey.',
      '{them} would not let you go on without an answer about the promise that you were to keep at {place}. Somebody else had offered to do it, and had been thanked and sent away. {them} had set a bundle and one foot across your path. It was understood on both sides that the foot was official.',
      '{them} demanded the promise that you had given for {place}, kept or cancelled, and had taken up a position between you and wherever you were going. A bundle was put down. A neighbour, a cousin and a goat had been told to expect you. It is recorded that the goat was the first to doubt it.',
      '{them} objected to your going any further, as the promise that you had given for {place} must be kept first, or be refused aloud. {them} sat down on a bundle in your way. Your words had been written on a shard, and the shard had been read until it was smooth.',
    ],
    still: [
      '{them} still sat on the bundle in your way, and wanted the promise kept or cancelled before you went on.',
      '{them} had not gone, and would not let you by without an answer about the promise. The question had been put, and was neither repeated nor taken back.',
      'The promise had not been answered for, and {them} stood in your way half a step nearer, in order that no reply should be missed.',
      '{them} still blocked the way with the bundle, until something should be settled about the promise. It had been established only that neither would be the first to leave.',
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
        description:
          'You do on the spot what you gave your word for, as far as it can be done away from {place}; it will take long.',
        success: [
          'You kept the promise here, after asking {them} just what had been wanted of it. It could be done by two people, with trouble, and you did it, to the last word. {them} said, at the end, that {place} could hardly have been better.',
          'You kept as much of the promise as could be kept here, made no excuse for the rest, and {them} was content. {them} saw how much of it that left. It was a good half. “And the other half was only the going there,” {them} decided, and shook you by both hands.',
          'You kept the promise here, and it was enough. It took very long, and you were not hurried by {them} nor by yourself. Somewhere in the middle it stopped being a thing that you owed. {them} picked up the bundle afterwards and could not find what to say, and said that one had been told you were like that.',
          'You described {place} to {them}, and what you would have done there, and it was so well done that the promise was accepted as kept. {them} asked for one part of it twice.',
          'You kept the promise here at the second attempt. {them} had been ready to accept the first, and you had not. It was entered as kept, and {them} thought the better of you for it.',
          'You kept the promise, all but the part for which {place} itself was needed, and that part {them} let you off. A receipt was written, for the full amount, and {them} went home satisfied.',
        ],
        failure: [
          'You did your best to keep the promise here, and it was not what {them} had been promised. {them} followed it politely to the end. You were thanked as one thanks an understudy, and asked for the rest.',
          'You began to keep the promise, and lost the thread. You asked where you had been; and “Not at {place},” said {them}, and sat down again.',
          'You did not know the one part of the promise that mattered, and so it was not kept. {them} could not ask for it, it had to come of itself. It did not come.',
          'You hurried over the promise, and {them} saw it and stopped you. It was the smallest of glances, towards your own affairs. {them} laid a hand upon your arm and asked whether you would rather not.',
          'You kept the promise wrongly, and {them} stopped you before the end. Nothing was said in respect of blame. The pieces were put on the bundle, and it is not recorded who had dropped them.',
          'You kept one half of the promise, and the other could not be kept away from {place}. {them} declined the half, for two reasons: that there was nowhere to put it, and that it had been promised whole.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Renew the promise for a later day',
        description: 'A thing that is promised twice weighs double, and {them} will want the reasons in order.',
        success: [
          '{them} gave you some days more for the promise. You gave your reasons, under three heads, and then crossed out two of them yourself. {them} had not looked for that. It was allowed to stand over, on the strength of the third.',
          '{them} agreed to let the promise wait. {them} asked whether you would have remembered it if nobody had come. You said no. It was felt to be the first thing in the business one could build upon, and you were granted a further week or thereabouts.',
          'You renewed the promise, with a day in it, and {them} accepted that. {them} listened for the difference, and heard it. “Until then,” said {them}, and made a knot in a corner of {them.his} cloak.',
          'You had {them} write your promise down, with some days yet to run in it, and you signed. What is spoken had not served. Both of you were easier.',
          '{them} allowed you a second term for the promise, against a pledge. You gave the left of a pair of gloves, for which you would have to come to {place}. It was tried on, entered, and found too large.',
          '{them} fixed a later day with you for the promise, after an argument in which {them} spoke against it and you for it, and then the other way about. Remark: no surety had been asked for, and you had given your mother’s name.',
        ],
        failure: [
          '{them} would not have the promise renewed. There had been a father who used to promise things twice. You were told nothing else of him; but it was clear that you would be given no more days than he had got.',
          'You gave your reasons in such good order that {them} asked how often they had been used, and refused. You counted, from habit, and it was seen that you were counting.',
          'You spoke of circumstances, and {them} would not give you another day. There is a face people have when circumstances are mentioned. Either now, {them.he} said, or one need not trouble.',
          'You named a day for the promise that would have been too late for what it was wanted for, and {them} refused it. It had been, by all appearances, chosen from the calendar with a pin.',
          'No extension of the promise was granted. You had named a day; {them} had you name it again, further on in the talk, and it was a different one. The two are entered side by side, and the promise lies between them.',
          'You were refused a later day. {them} stated that people at home had been told of the promise with pride, and there was to be no second telling. For “shall” in your statement {them} read “should”.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Take back your word and leave',
        description: 'It must be said out loud, to somebody who trusted it, and {them} may not bear it quietly.',
        success: [
          'You took back your promise, and {them} nodded a few times, as one does at the end of a list, lifted the bundle and went. It was over. There was no more between you than there is between strangers, and rather less.',
          'You took back your word, and it was given back to you. “Thank you for saying so,” said {them}, whom you had thought would shout. You found that nobody else had any use for it. {them} did not look round, and will not again.',
          'You took back your promise, and {them} would not let you see any grief. So it was merely struck out, in both copies, and {them} wished you joy of the time that it would save.',
          'You took back your promise, and {them} let you go. It had been said in a soft hour, you told {them.him}, and could not be kept in a hard one. {them} thought that a good sentence, and left you alone with it.',
          'You withdrew your word and were let go. {them} asked only that it be said in a full sentence, with both names in it, and you said it so. The matter is closed, and the acquaintance with it. Remark: the sentence was found to be grammatical.',
          'The promise was cancelled by you, and {them} stood aside without a word. You passed at an ordinary pace. {them} would not ask you for anything again, and was still standing aside when there was nobody left to make room for.',
        ],
        failure: [
          'You had half taken back your word when {them} hit you. It was done with the bundle, and the bundle proved to hold what had been got ready for {place}, which had corners. The promise still stood.',
          'You did not get away with taking back your word, as you added that it had not been a real promise. {them} said it over then, word for word, at the top of the voice, and threw something at each stop.',
          'You tried to be gone before {them} had understood that you would not keep your word. {them} is quick. You were turned about by the shoulder and hit on the nose, and were told that the promise stood.',
          'You took back your word and looked round, and {them} had {them.his} face in both hands; and while you hesitated they came down from it as fists. You were in the same place when it was over.',
          'You were struck by {them}, at the word “unfortunately”, before your word was taken back. A second blow followed in respect of {place}. Nothing had been settled, it was stated.',
          'You began politely to take back your word, and {them} pulled your cloak up over it. In this condition you were kicked, once, and then addressed for as long as it takes to empty a sack. When you had found the opening {them} was still there.',
        ],
        hurt: 'blow',
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      '{them}, who travels with you, stopped, laid down the bags, and would not take a step until you had said something about {place}. You had been told what {them} wished for there, and had said that it should be thought of. {them} desired to be informed how the thinking was going.',
      '{them}, your companion, sat down on the bags with folded arms and would go no farther. There was one wish that {them} had told you of, and it lay at {place}; you should grant it, or ask for patience, or say that it could not be. A tally of the days had been kept.',
      '{them}, who shares your road, put back the spoon at the meal and asked for an answer about {place}. You knew what {them.he} wished for there. It was stated that the bags would not be taken up before you had decided about it.',
      '{them}, your companion, stood where you would have gone next and held the strap of your pack. It was about {place}, and a wish that {them} had there, and had told you of, and had heard no more. {them} wanted an answer before you went on; that is a long time to hold one’s tongue.',
      'You noticed that {them}, your companion, was some way back, sitting on the bags, with {them.his} face turned towards {place}. There was a wish, a small one, you were told when you went to ask, and it could not be carried any further without an answer.',
      '{them}, who travels with you, held on to the strap of your pack and spoke of {place}. {them.he} wanted what {them.he} had wished for there, or a date, or to be told that it was idle. It had been raised four times before, of which once in jest and once in {them.his} sleep.',
    ],
    still: [
      '{them} still sat on the bags and would go no farther until you had answered about the wish. The unpacking had been begun.',
      '{them} had still no answer about the wish, and did not let you go on without one. The strap of your pack had been let go of and taken up again.',
    ],
    later: 'That was where {them} had sat down on the bags and would not stir for the sake of {place}.',
    ways: [
      does(['gift', 'charisma', 'medium', 'none'], {
        action: 'Give {them} the day that was wished for',
        description:
          'You grant at once, without {place}, as much of the wish as you can contrive, and let your errand wait.',
        success: [
          'You gave {them} the wished-for day by making {place} out of a cloak, three bowls and a line drawn with a heel. {them} was asked to come in, and did, wiping {them.his} feet. It was nothing like. But {them} laughed till it hurt, and the wish was laid to rest there.',
          'You gave {them} the whole day to tell what {them.he} wished for, and it was enough. It turned out to be a wish for somebody to ask. You had it from childhood up, with songs. {them} was whistling when you went on.',
          'You gave {them} a day of rest and service in place of the wish, and {them} was content. You carried both packs, cooked, and took orders as to the clouds. It was better than {place}, you were informed at the end of it.',
          'You told {them} the whole way to {place}, each turning, who lives there, how it smells, and it granted the wish. You had asked it of everybody you met. “Then I’ve been,” {them} said, and got up, and took the heavier bag.',
        ],
        failure: [
          'You gave {them} a party, and it was not what had been wished for. {them} sat through it with a wreath on, thanked you, and sat down on the bags again to wait.',
          'You made {them} a speech in place of the wish, and it did not help. You had got near the end of it when you saw that {them} had stopped both ears. The wish stood as before.',
          'You tried to give {them} the day, and it could not be done here, as you both saw. It had been wished for so long that it could not be done anywhere. “No, leave it,” {them} said, when you would have tried again.',
          'You got the wish wrong, and {them} set you right as to the first half and gave up at the second. You had not listened when it was told to you. {them} was hurt, and still waited.',
        ],
      }),
      does(['talk', 'perception', 'easy', 'none'], {
        action: 'Beg {them} to be patient a little longer',
        description: 'You must say truly how much longer, for {them} has been keeping count and will go on.',
        success: [
          'You told {them} how things stood, as you would have told a partner, and were given some days more. It was the being told, {them} said, and the tally was put away, though not rubbed out.',
          '{them} agreed to be patient, because you showed that the wish was still on your list, and moved it up two lines. That was found sufficient. {them} let go of the strap.',
          'You named {them} a number of days, since “soon” is what one says to a mule. {them} bargained it down by one, gravely, and you set off again with a treaty.',
          'You owned to {them} that the wish had been forgotten, and were given more time for it. You had seen what it had cost to ask. “I’d sooner it was that,” {them} told you, “than remembered and left.”',
        ],
        failure: [
          'You asked {them} for patience, and there was none left. {them} turned {them.his} bag out to see if there was any. It was a joke, and it was made with a very straight face.',
          '{them} would not be patient, as you could not say for how long. You looked at the sky, and that was a mistake. Those who look up do not know, and {them} had been with you for long enough to have noticed it.',
          'You promised {them} the wish for afterwards, and it was not accepted. {them} had reckoned up what there was before the afterwards, and it reached to about the age of seventy.',
          'You told {them} how much you relied on {them.him}, and that was not what had been asked about. {them} noticed it at once, and would not go on without an answer.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Tell {them} that it cannot be',
        description: 'Plainly, with the grounds for it, to somebody who has to share a fire with you after.',
        success: [
          'You told {them} that you would not be going to {place}, and why, and {them} gave up the wish. There was a silence, and then a long breath, like somebody who sets down a thing at last. The soup was no worse for it.',
          'You told {them} that the wish could not be, and it was accepted, once you had said that you did not want to. The grounds had been disposed of one by one. That, said {them}, was different, and might have been mentioned.',
          '“I thought as much,” said {them}, when you told {them.him} that the wish could not be, and was quite calm. {them} had been making other arrangements, privately, such as no longer hoping. So it was withdrawn by consent, and you went on as before, or near it.',
          'You told {them} what the wish would cost, who would pay for it, and in what, and {them.he} gave it up. {them} had not known. {them} took the strap of your pack again, in order to help you on with it.',
        ],
        failure: [
          'You told {them} that the wish could not be, and {them} did not accept it but took it as a beginning. You were answered from in front, from behind and from under the blanket, with a strength of feeling that you had supposed was saved for enemies.',
          'You told {them} that it could not be, and {them} wept, and was angry that you had seen it, and would not give up the wish. It was said what {them.he} thought about you, with examples. They were well chosen.',
          'You had your grounds ready, numbered, and {them} snatched the list and would not have them. Each was read out in your voice. {them} tore it up small and threw it about you like grain at a wedding, and told you to pick it up.',
          '“Cannot,” {them} repeated, and would not give up the wish. “You’d go to the frontier backwards for a stranger!” All that you had ever done for others was gone through, with mileage. You had no idea that it was so much.',
        ],
      }),
    ],
  },
];
