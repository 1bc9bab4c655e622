import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

export const assassinReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      '{them} came to find you, on account of a debt. What you owed was to be made good at {place}, and it was not paid yet. {them} would wait no longer, stood in your way, and wished to have it settled where you both were.',
      '{them}, to whom you owed something, stood before you with the account folded in four. It was to have been settled at {place}, and was still open. {them} wanted it paid, or more time asked for, or a plain no, and would not move aside until you had chosen.',
      'You saw {them} coming and turned round, and it was too late. You were in {them.his} debt. You had meant to make it good at {place}, and it was not done; so {them} had come for it, and took hold of your cuff between finger and thumb until you should answer.',
      'A debt of yours had followed you: {them} came up, bowed, and asked for what you owed. It was to be paid at {place}, and was not. {them} wanted the matter finished there and then, and would not let you pass before.',
      '{them} stopped you and held out a card, on which was written what you owed {them.him} and since when. It was to be settled at {place}. Now {them} asked for it at once, wherever you might be, and would not be put off without a good reason.',
      '{them} had asked in seven houses for a person of your step, and found you. You owed {them} something, which you were to see to at {place}, and {them} was going short because of it. You were to put it right at once, or to say aloud that you would not.',
    ],
    still: [
      '{them} still barred your way with the account, as what you owed was still unpaid.',
      'Your debt to {them} was neither paid nor forgiven, and you were not let by.',
    ],
    later: 'A scrap of paper with the sum on it was left where {them} had stopped you for the debt.',
    ways: [
      does(['gift', 'charisma', 'medium', 'none'], {
        action: 'Settle with {them} on the spot',
        description: 'You must make it good with what you have about you, to somebody who has had time to reckon.',
        success: [
          'You settled your debt to {them}. You worked it out together, upon your knee, with a pencil, and {them} struck off a third for your candour. Then {them} tore the account down the middle and handed you one half.',
          '{them} took a piece of news from you in place of what you owed, and the debt was paid. You had had nothing else by you of so much worth. {them} thought about it, laughed, and held that it was you who had now overpaid.',
          'You thanked {them} for each several thing, in order, and that went the longest way to paying the debt. “That is what I came for,” said {them}. The rest was soon arranged between you, and nothing was owing.',
          'You counted out what you owed, and {them} said half-way that it was enough. It was enough to have been counted to. You finished all the same; and {them} went off lighter in the step, with the debt paid in full.',
        ],
        failure: [
          '{them} would not take what you offered, and the debt was not settled. You had remarked that it was not so very much. I have both versions of what {them} replied, before going away in anger.',
          'You tried to make up what you owed out of this and that, and {them} refused it. One of the things had been {them.his} to begin with. {them} laid them all down in front of you and left unpaid.',
          'You quarrelled with {them} over the interest, and so nothing was paid. {them} put the account away with a very steady hand. You need not trouble to greet {them.him} any more, you were told.',
          'Your payment fell to the ground between you and {them}, and neither would stoop for it. After nine minutes {them} turned and went, unpaid. It will not be forgiven you, I think, on account of the nine.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days more',
        description: 'It costs you an account of what you have been doing instead, and {them} has heard such accounts.',
        success: [
          '{them} gave you some days more to pay. You had eleven reasons, and {them} believed the fourth. It was written on the back of the account that the debt would be settled at {place}, and you were made to read it aloud.',
          'You were given more time. {them} looked at the state of your boots, and thought that you could not have been enjoying yourself. The debt would be wanted at {place}, as agreed, said {them}, and with a better face.',
          '{them} let you wait a few days longer with the debt. You had asked for time in the tone in which one asks for water. {them} had owed money too, as it came out, and gave you some advice about pillows.',
          'You were granted some days more, against your real name. {them} would not have your oath, knowing your trade. You would come to {place}, {them} thought, if only to have the name back.',
        ],
        failure: [
          '{them} refused you any more time, and left, and the debt stands against you. There had been days enough, {them} said, and laid the account across your knee.',
          'You asked for another week, and {them} would not give it. You were shown an almanac, in which the weeks had been crossed through by somebody in a passion. {them} went off with that, unpaid.',
          '{them} applauded your reasons, with two fingers against a palm, and gave you no time for any of them. There would be no more asking, {them} told you, and left you with the debt.',
          'You asked for time on account of your mother’s illness, and it was refused. {them} had dined with her, as it happened. She had taken two helpings. After that {them} went, still unpaid, and would hear no more.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Deny the debt and be gone',
        description: 'You lose {them} by it, if you are let go, and {them} has a stick.',
        success: [
          'You said that you owed nothing, and walked off, and {them} let you go. At forty steps you looked round. {them} had torn the account in two. You are free of that debt, and that door is closed to you.',
          'You denied the debt, and {them} called out what you were, before everyone, and gave it up. You bowed to that and went on. {them} has told people since that there was never anybody of your name.',
          'You ran from your debt, and {them} could not catch you. {them} was wearing {them.his} good shoes. Nothing is asked of you any more, and I should not advise you to call at that house.',
          'You turned out your pockets and told {them} that there would be no payment, and {them} accepted it. “Then I have been mistaken in the person,” you were told. {them} left you, for good, and the debt was dropped.',
        ],
        failure: [
          'You denied the debt, and got four steps before {them} had a stick between your feet. You were struck with it upon the knuckles, once for each thing that you owed. Then {them} went, and the debt remains.',
          'You told {them} that you owed nothing, and were slapped, and then hit with whatever lay to hand. You did not get away from it. It is mild people, you told me, who have been saving it up; and nothing was paid.',
          'You tried to leave, and two cousins of {them} held you by the elbows. {them} told you about yourself for a quarter of an hour, with gestures, of which some arrived. You still owe it.',
          'You denied the debt, and {them} sat down and wept, so that you went back. That was a mistake. {them} had you by the ear before you had finished saying that you were sorry, and let go only to leave you unforgiven.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them} had come with two swords, to have out the quarrel between you. It was to be settled at {place}, and had not been. {them} wished for satisfaction on the spot, held both hilts out to you, and would not let you by until you had fought, or asked for time, or refused.',
      '{them}, with whom you had a quarrel, stepped into your way with a sword. You were to meet for it at {place}. {them} could wait no longer, as people had begun to ask how the matter stood. You were to fight there and then, or ask for time, or refuse.',
      'You had sat down to rest when {them} came up with a sword and challenged you. It was the old quarrel, which you were to have settled at {place}, and which was not dead yet. You were to fight, or ask for time, or refuse, and {them} waited for you to get up.',
      '{them} trod on your foot, by way of a challenge, and laid a hand on {them.his} sword. There was a quarrel between you, for which you were to meet at {place}, and it was still open. It should be closed at once, {them} told you, and you could not go by.',
      '{them} threw a glove at you, missed, fetched it, and threw it again. You had given offence, and were to answer for that at {place}. {them} would not wait for {place}, but have an answer before either of you went on.',
      '{them} stood before you with a sword, alone, with nobody hidden; you looked. There was a quarrel between you, which was to be ended at {place}. {them} had grown thin upon it. You were asked, in a low voice, to give satisfaction there and then.',
    ],
    still: [
      '{them} still stood in your road with a sword, because the quarrel between you was not made up.',
      'Nothing had been taken back on either side, and {them} still wanted to fight you and would not have you go.',
    ],
    later: 'Two buttons lay there, from two different coats, where you and {them} had met.',
    ways: [
      does(['force', 'reflexes', 'hard', 'slight'], {
        action: 'Fight {them} to the first touch',
        description: 'You must stop at the first touch, and {them} is too angry to be counted upon for that.',
        success: [
          'You fought {them}, were touched on the cuff, and the quarrel was over. {them} fenced like somebody who has been rehearsing it in bed. In good society a cuff counts as blood; {them} burst out laughing, from relief, and lent you a pin.',
          'You beat {them}, put up your sword, and made peace. You owned that you were in the wrong, while your point was at {them.his} collar. It was that which ended the quarrel, as {them} had wanted it said by a person with a sword.',
          '{them} fought in such a passion as to miss you every time, and at last there were tears, and you were reconciled. You had only stood and stepped aside. Then you held {them.him} up, and it was found that nothing more was wanted.',
          'You fought each other politely, with pauses, and in the third pause you and {them} became friends again. {them} had asked who was your tailor. You sat down upon one cloak, and honour had nothing left to ask.',
        ],
        failure: [
          'You won the fight with {them}, and it made the quarrel worse, because you smiled. {them} picked up {them.his} hat, dusted it, and went without a word. I have put it down as unforgiven.',
          'You slipped in the fight, and {them} waited until you had got up; then you said something that could not be taken back. So there was no satisfaction. {them} went away with that, and with the quarrel.',
          'You and {them} could not agree who had touched first, and so the fight settled nothing. You went over it at half the speed, with a stick. {them} bowed in the end and left, as angry as before.',
          'Your sword went through {them.his} hat, which had been a father’s hat, and there was no making peace after that. {them} held it up and looked at you through the hole. Then {them} went.',
        ],
        toward: 'neither',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} to put it off',
        description: 'You will have to own aloud that you are in no state to fight, and be looked over.',
        success: [
          '{them} put off the fight for some days, as your hand shook. It did so of itself. {them} would not strike a sick person, and would see you at {place} when you were worth hitting.',
          'You told {them} that you had sworn an oath, which came first, and you were given time. {them} inquired to whom, and put up the glove. “Afterwards, then,” said {them}, “at {place}, and I shall hope that you are spared.”',
          '{them} agreed to wait. There were no seconds, you pointed out, and nobody to tell of it afterwards, and so it would be a waste. {them} named a later day, at {place}, and even smiled.',
          'You asked {them} for time to make a will, and were given some days for it. It pleased {them.him} so much that you had the name of a notary as well.',
        ],
        failure: [
          '{them} would not put it off: it had been put off often enough, in order to be calm, and had not helped. You would not fight, so {them} called you a coward, and left it at that for good.',
          'You mentioned your health, and {them} refused to wait. {them} drew out a physician’s opinion of you, signed and sealed, and it was excellent. You had shown what you were, {them} said, and went.',
          'You asked {them} to wait, and somebody within hearing laughed, and after that it was no use. {them} left with burning ears. There is no making it up now.',
          'You asked for a week, and {them} told you what a week is like when one has to meet one’s neighbours. It was refused. {them} spat on the ground between you, went away, and will not be reconciled.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'serious'], {
        action: 'Refuse {them} and get away',
        description: 'You will be called a coward wherever {them} dines, and may be caught first.',
        success: [
          'You refused to fight and walked off, before {them} could believe it. You are called in two towns what one is called for such things. {them} has had so much out of you, and wants no more.',
          'You said no to {them} and turned your back, and nothing was put in it. {them} told the story at a wedding. It was thought so shabby that {them} could afford, from then on, to pity you, and the quarrel was dropped.',
          '{them} lunged at you three times, and each time you stepped aside and would not fight. Those who looked on cheered you. {them} snapped the blade over a knee and swore never to hear your name again, and that was the end of the quarrel.',
          'You told {them} that you would not fight over it, then or ever. {them} shouted for a while and went. I have seen strong men go to pieces at that answer, and you have heard no more of the quarrel since.',
        ],
        failure: [
          'You turned to go, and {them} caught you by the collar and beat you with the hilt. No rules were observed. The quarrel was not over for that, you were told at the end.',
          'You ran, and {them} ran faster and brought you down by the ankles. You were told, between blows, to which part of the insult each of them belonged. It was not made up by this.',
          'You refused {them} and were caught by a friend of {them}’s, who only held you. {them} did the rest with the flat of the sword, on the side that one sits upon. They left you there unforgiven.',
          'You would not draw, and {them} did not wait for it. I have the coat here: it has been opened in nine places, by an expert. {them} went off as angry as before.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '“You gave me your word,” said {them}, and stood in your way. You had made a promise, to be kept at {place}, and it was not kept yet. {them} had come to find you, and what you promised was to be done at once, or {them} would know the reason.',
      '{them} had come after you because of a promise of yours. You were to keep it at {place}, and {them} had told other people that it would be done, and they had begun to smile. {them} stopped you, quite pale, and asked you to do it there and then.',
      '{them} had found you by describing your hands to people, and held you to your promise. You were to keep it at {place}, and it was still open. {them} said it over to you word for word, as a child says a lesson, and waited for you to say the rest.',
      '{them} came to you about the promise that you had made, and was not even angry. It was to be kept at {place}, and was not kept. {them} had simply believed you, and had reckoned on it; would you be so kind as to do it, here, as you were?',
      '{them} held up a finger with a black thread about it, to be untied when you had kept your promise at {place}. It was not kept yet. {them} stood in front of you, showed you the knot, and wanted the thing done then and there.',
      '{them} laid a hand against your breast and stopped you, as you had made a promise and not kept it. It was meant for {place}. You might keep it upon the instant, {them} told you, or ask for time, or be a liar.',
      '{them} stopped you with a broom, held level, and wanted the promise kept that you had made for {place}. It was not kept, and you could not go by before you had kept it, asked for time, or refused.',
      '{them} took you by the cuff and would not let you go on, because of a promise that you were to keep at {place}. {them} had waited for it long enough. It was to be kept at once, somehow, or you were to say that it would not be.',
      '{them} laid a cushion before your feet, knelt on it, and asked you to keep the promise that you had made for {place}. It was still open. You could not pass without treading on somebody’s hands, until you had kept it, asked for time, or refused.',
      '{them} stood nose to nose with you and required what was promised for {place}. It was not done, and could not wait any longer. You were to do it there and then, or ask for time, or refuse.',
      'You were stopped by {them} and a friend, one upon either side of you. You had made a promise, to be kept at {place}, and had not kept it. {them} wanted it done on the spot, with the friend for a witness.',
      '{them} stood before you with a child asleep on one shoulder, and asked you in a whisper why your promise was not kept at {place}. It was to be kept where you stood, as well as might be. There was no way round, and you whispered as well.',
      '{them} had hold of your coat, and wanted you to keep the promise that was meant for {place}. Nobody there had seen you yet. You were to make it good at once, {them} told you, or say aloud that you would not.',
    ],
    still: [
      '{them} kept you there, for your promise was still not kept. It was said over to you again, with one word the fewer.',
      '{them} had sat down across your path, to wait more comfortably until you did what you had promised.',
      'Nothing had been done about your promise, and {them}, two paces before you, did not mean to let you off without it.',
      '{them} still wanted the promise kept, and went wherever you turned. Asked whether {them.he} had left you in the meantime, you told the court: once, for water, and came back with two cups.',
    ],
    later: [
      'A black thread was lying where {them} had stopped you about your promise, with the knot still in it.',
      'You showed me where {them} had stopped you for your promise. It is not far from where {them} showed me.',
      'A cup stood where {them} had asked for what you promised, and you stepped over it.',
      'You halted where {them} had halted you for your promise, with nobody in front of you.',
    ],
    ways: [
      does(['craft', 'intellect', 'hard', 'none'], {
        action: 'Keep the promise here as you can',
        description:
          'You do on the spot what you gave your word for, as far as it can be done away from {place}, and {them} will be watching.',
        success: [
          'You kept your promise with what there was, and {them} was content. It took an hour and three false starts, and it was not beautiful. But {them} could find nothing that had been promised and was not there.',
          'You did one half of what you had promised, and for the other you gave a sealed order that would hold at {place}. {them} read it through and thought it better than the whole. So the promise was kept.',
          'You kept your promise on the spot. {them} had expected to be put off, I gather, and had a speech by heart, and it had to be given to nobody. When you had finished {them} was holding your coat.',
          'You did what you had promised, though {them} kept saying that it was no matter. It was done well. {them} turned aside, used a handkerchief, and admitted that a person likes to have been right about somebody.',
          'The promise was kept, and {them} signed for it. It took two hours by your account, and by the candle-end one and a half. Asked what had been wanting in it, you said: only what {place} would have added.',
          'You did what you had promised, with one hand, as {them} had hold of the other so that you should not leave. It was let go when the thing was done. It was let go, you told the court, on both sides, though not quite together.',
        ],
        failure: [
          'You did only the letter of what you had promised, and {them} would not take it for the promise kept. {them} looked at it for a while, said “I see,” and went away.',
          'What you had promised came apart in your hands, and {them} would not have it. {them} heard your explanation and left. You will not be asked, I imagine, for anything again.',
          'You did something quickly, and {them} saw that it was not what you had promised. If it was as easy as that, {them} asked, why was it not done? To that you had no answer ready, and so {them} went.',
          'You mistook your own promise, and did, with great pains, what somebody else had been promised. {them} wished that other person joy of it. Then {them} left, quietly, with the promise unkept.',
          'You worked at it for an hour, and could not do what you had promised. {them} followed your hands, then took up {them.his} bag and went off with nothing. Asked what had been wrong, you looked at my pen.',
          'You had the measure of the thing wrong by the width of a hand, and the promise was not kept. {them} left without a bow. The measure had been told you twice, and you showed the court how.',
        ],
        toward: 'for',
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} to trust you a little longer',
        description: 'You ask for it with your record open before you both, and no security.',
        success: [
          '{them} agreed to wait a few days more. You said that you would keep your promise at {place}, and on what day. {them} watched your mouth, and has a hopeful nature.',
          'You told {them} in two sentences what had hindered you, and were given more time. You did not weep. I believe that it was the shortness. You have a few days more, and were told how many.',
          '{them} trusted you for some days longer. You had been asked to swear, and replied that you had sworn to so many things; this you would only do. It was found to be in your favour.',
          'You tied a thread about your own finger, to remember the promise, and {them} was satisfied with that. {them} felt how tight it was, and consented to wait for as long as you could stand it.',
          '{them} granted you some days, and had you count them upon {them.his} own fingers. You made it eight. One was folded down. After that your promise was to be kept at {place}.',
          '{them} gave you time, when you had been silent for two minutes. You had said everything before that. {them} remembers none of it, and could give me the length of the silence to the breath.',
        ],
        failure: [
          '{them} would not trust you any longer, and left with your promise unkept. “You said so before,” said {them}, “in those words.” You tried it in others, and they were given back.',
          'You asked for more trust, and there was none left. {them} looked within, as into a purse, and showed you the lining. Then {them} went, and holds you for a liar.',
          'You began upon your difficulties, and {them} would not wait for the end of them. {them} had met with some, too, in getting to you: a fever, a dog, an uncle. {them} turned back there and then, and took your broken word along.',
          '{them} gave you no time, as it came out that somebody else had your promise for the same day. {them} would not stand behind another person, and went.',
          'No time was granted, and {them} walked off with the promise unkept, forty paces without a turn of the head. You had asked for “a week or so”. In court you wished to have “or so” left out. It has been left in.',
          '{them} refused to wait, although you knelt, and went away with your promise broken. You knelt upon a cushion. It had been meant for your use at {place}, and was not left with you.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'slight'], {
        action: 'Take back your word and go',
        description: 'It costs you {them}, and you must hear yourself say it.',
        success: [
          'You told {them} that you would not keep the promise, and were let go. There was a silence of eleven seconds. Then {them} nodded, as at a price. You are free of it, and there is one person fewer who would open a shutter to you.',
          'You took back your word, aloud, and it was like taking a coat off somebody. {them} stood there without it and then went. You are bound to nothing any more.',
          '{them} covered both ears, not to hear you take back the promise, and ran away from you. That had not happened to you before. You waited a little, out of respect, and the matter was at an end.',
          '“I release you,” said {them}, before you could take back the promise. You bowed. There is no more between you, neither word nor debt, and at {place} it is considered that {them} came out of it the taller.',
          'You withdrew the promise, and {them} stepped aside for you. Asked what was said, you told the court that nothing was, and that the pace was enough. You are quit of each other since.',
          'You said no, and were past {them} in three steps, and were not called back. That ended the promise. Behind you a cup was set down, you told the court, and you set down the inkwell to show how.',
        ],
        failure: [
          'You took back the promise and started off, and {them} had hold of your hood and beat you. All the rest was said into the back of your neck. Your broken word is still held against you.',
          'You told {them} no, and expected tears, and were butted below the ribs, like a goat. You sat down. It was explained to you what a promise is, and that you had broken yours.',
          'You did not get far with your broken promise. {them} was quicker, stood before you with a stick of some length, and used it. After that you were free to go, and not forgiven.',
          'You took back your word, and {them} stood aside for four people who had come to see it kept. They were from {place}, where everybody has thrown things since childhood. You were hit, and not released.',
          '{them} struck you in the face when you had taken back your word, and went off unreconciled. There was the one blow. Asked whether it hurt, you said that it was a small hand. Asked why, in that case, you sat down, you declined.',
          'You did not get away: {them} brought you down at the second step and read your own promise out above you. Then {them} went, and left the paper lying upon your back. There is half a shoe across the last word.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      '{them}, your companion, stopped and would not go on, because of {place}. {them} had set {them.his} heart on it, and had travelled with you in the hope of it, and you had not brought {them.him} there yet. You were to do something about that wish, or to say that nothing would come of it.',
      '{them} left the food untouched and looked toward {place}. There was a wish of {them.his} that could be granted only there, and you knew of it, and it was still not granted. {them} would not take another step with you until you had said when.',
      '{them} pulled you by the sleeve and sat down upon your bag. You knew what it was: a wish to go to {place}, which {them} had had for a long while, and with patience. The patience was at an end, and so was the bag’s use to you, until you answered.',
      '{them} ceased to look at you, on account of {place}. There was something there that {them} wanted, had never had, and had never stopped hoping for. You would not be followed any farther before you had settled how it was to be.',
      'You looked round for {them}, your companion, and saw a back turned to you and a face turned to {place}. It was that old wish. You had put it by for later, and {them} would not go on until you had settled it.',
      '{them} made no complaint, but stood still, with {them.his} eyes toward {place}. There was the wish that {them.he} had told you of, and you had let it wait. You could not stir {them.him} from the spot until that was answered.',
    ],
    still: [
      '{them} had not budged, and you could not go on without your companion: there was still the wish about {place} to be answered.',
      'You had gone eleven steps alone and come back the same eleven, since {them} would not follow you until the wish about {place} was answered.',
    ],
    later:
      'There was nothing to show where {them} had stopped for the sake of that wish; you knew the place all the same.',
    ways: [
      does(['gift', 'perception', 'medium', 'none'], {
        action: 'Make {them} content here without {place}',
        description:
          'You must find something else that pleases as much, and it takes half a day and all your ingenuity.',
        success: [
          'You made {them} content with a day of the best place, the first helping, and nobody in a hurry. It was not {place}. But no day had ever before been arranged about {them.him}, and by the end the wish was as good as granted.',
          'You found out what {them} really wanted from {place}, and it was to be asked. You asked, and were answered, at length. The wish was let go of without bitterness, and {them} took your bag for you.',
          'You made a very poor copy of what {them} had hoped for at {place}, out of what was lying about, and {them} was pleased with it. It was the poorness that did it. You were forgiven on the spot, and the wish was settled.',
          'You sat down beside {them} for some hours, and faced toward {place}, and that made up for it. Neither of you did anything. It had been a large part of what {them} wanted, and {them} got up first.',
        ],
        failure: [
          'You did your best to make up for {place}, and it was not enough. {them} came along with you, since one must, three paces further off than before, and the wish will not be spoken of again.',
          'You gave {them} twice as much of something else, and could not make up for the wish. It was accepted, as invalids accept things. {them} does not look toward {place} any longer, and one can feel how.',
          'You laughed at your own pains, and {them} thought that you were laughing at the wish. So it was spoiled. {them} has gone beside you from then on as a clock does, correctly.',
          '{them} had begun to be pleased, and then saw that you meant it in place of {place}, and would not have it. You travelled on together, with the wish refused.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Beg {them} to bear with you',
        description: 'You will have to name a day, out loud, and be held to it by somebody who never forgets one.',
        success: [
          '{them} agreed to wait. You had named a day for {place} and showed it upon your fingers. {them} studied them, and came along as before, though with an eye to the fingers.',
          'You promised {them} to go to {place}, and soon, and were believed. {them} let out a breath. You were surprised at how long it had been kept in.',
          'You explained about your oath, which had to come first, and {them} consented to wait some days more for {place}. I cannot tell how much of it was taken in; but your voice shook.',
          'You asked {them} for pardon first and for time second, and had both. {them} rose, shook off the dust, and took the lead, in order to bring {place} on the faster.',
        ],
        failure: [
          'You asked {them} to wait, with the word “presently”, and it did no good. {them} had met with that word before. You were followed in the end, but the wish was buried then and there.',
          'You told {them} that {place} was on the way, and it was not, and {them} knew it. So you were not given any time. {them} got up and came along, and asks you for nothing now.',
          'You gave {them} a good many reasons for waiting, and {them} lay down at the third. At the sixth {them} told you to forget it. It was not said kindly.',
          'You wheedled, and {them} was embarrassed for you and would not wait. {them} took up {them.his} things, gazed once toward {place}, and spoke no more of it.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Tell {them} no and go on',
        description: 'You must turn your back on a friend, and listen for whether you are followed.',
        success: [
          'You told {them} that there would be no going to {place}, and were followed all the same. You did not look round, and at the thirty-first step there were others behind you. {them} has never let you feel it since; you have tried to.',
          'You told {them} that there would be no {place}, and it was accepted. {them} waited for a little, then came up beside you and took the old place there, and that was all.',
          'You set off away from {place}, and {them} came after. The wish had been put down on that spot and left, and neither of you went back to see how large it was.',
          'You said no to {them}, with one word, and the wish was given up. You go on together as you did; it is only that {place} is a name now like another.',
        ],
        failure: [
          'You said no, and {them} came with you and let you hear about it the whole way. It was not loud. There was no point in it that you could have answered, and you were the worse for it.',
          'You walked off from {them} and had to come back, as you had forgotten the bag. {them} would not get off it until you had listened to everything. The wish was refused, and so were you.',
          'You refused {them} and went faster, and {them} kept up, and told you what you were, in full. You were out of breath and could not interrupt. It is not forgiven you.',
          'You said no, and {them} got in front of you whichever way you turned. You had known about {place} from the start; and this was put to you until you looked down.',
        ],
      }),
    ],
  },
];
