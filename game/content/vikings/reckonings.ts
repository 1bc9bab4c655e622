import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

/* A skald’s laconic understatement: the one with the claim states it like a case, and is let to finish. */
export const vikingReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    cast: { acquaintance: 'they' },
    openings: [
      '{them} stood in your way with a tally-stick and asked for what you owed. The debt was to be settled at {place}, and the day was not far off. {them} would have it settled there and then, or hear why not. Two acquaintances had come along to see it paid. It was not put as a threat, and none of them moved.',
      '{them} came upon you before the day was out on which you were to settle your debt at {place}. “I was passing,” said {them}, who had passed nothing else for days. {them} wanted what was owed, and had a tally-stick to show it by. Two acquaintances stood by to see it paid, and you could not go on without an answer.',
      '{them} came sooner than you had thought and wanted what you owed. It was to be made good at {place}. {them} sat down in your way, laid the tally-stick across both knees, and said that there was time. Two acquaintances sat down as well.',
      '{them} had asked for you along the road, and found you. You owed {them} a debt, and it was to be settled at {place} within days. {them} would not wait so long. The tally-stick was held up, and the debt was named before two acquaintances, correct to a hair. You were to answer.',
      '{them} greeted you by your full name, as one does at law, and asked for what you owed. It was to be cleared at {place}, and the day was near. {them} would have it settled before you went another step. Two acquaintances stood by as witnesses, and one of them held the tally-stick.',
      '{them} had come with two acquaintances and a tally-stick to have your debt settled. You had promised to see to it at {place}, and there were few days left. {them} did not raise {them.his} voice. But the three of them stood in your way, and wished to know what sort of person you were.',
    ],
    still: [
      '{them} still stood in your way with the tally-stick and wanted the debt paid.',
      '{them} and the two acquaintances still would not let you go on before you had answered for what you owed.',
    ],
    later: 'Where {them} had stood there was a shaving of wood, from a tally, and nobody had swept it up.',
    ways: [
      does(['craft', 'vigour', 'medium', 'slight'], {
        action: 'Work off the debt before {them}’s eyes',
        description: 'It has to be done here and at once, with {them} sitting by to say where it is crooked.',
        success: [
          'You worked off the debt, and {them} broke the tally-stick. It was strap after strap that needed sewing. You sewed, and were not spared. When the last was done {them} pulled at each of them. The halves of the stick were thrown in different directions.',
          'You paid {them} in work on the spot. A windlass of {them.his} was broken. You lay under it until it was sound, and crept out black, and {them} turned it with one finger. The debt was called even. You were asked to come and eat at {place} some time, without the work.',
          'You paid off the debt by carving. {them} had the lid of a chest along, and had long been ashamed of it. You cut a whole beast into it, biting itself. {them} found that the debt was somewhat smaller than the beast, and let you go.',
          'You did whatever {them} pointed to, until the debt was paid. There was hauling, splitting and tarring in it. “That will do,” said {them}. The notch was shaved off the stick with three strokes. {them} gave you the shaving.',
        ],
        failure: [
          'You did the work, and {them} did not take it for payment. It was badly done. {them} took hold of it, and it came off in {them.his} hand. The debt was not smaller than before.',
          'You did not work off the debt; you made it larger. You went about it with such a will that you broke the tool, which was {them}’s. {them} cut a second notch without looking at you, a good deal deeper.',
          'Your work did not satisfy {them}. Halfway through {them} said that it was painful to see, and took it out of your hands, and finished it. So {them} had done your work for you, and it was added to what you owed.',
          'Your work was of no use to {them}. What you had sewn was sewn to your own sleeve. The two acquaintances laughed, and {them} did not. The debt was still owed, and now somebody had laughed.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days more',
        description:
          'It puts the debt off; you must name the day yourself, aloud, and {them} has heard you name one before.',
        success: [
          'You were given some days more. You named a day, and {them} had it repeated by the two acquaintances. Then it was cut on the stick. “I’d sooner have it late than have you dead of it,” said {them}.',
          '{them} granted you more time. {them} had asked what you had been doing instead. You told it, and it took a while. At the end {them} was sitting down, and thought that nobody could have got to {place} through all that.',
          'You got a few days more for saying nothing in your own favour. It was so unusual that {them} looked behind you for the rest of it. The debt was to be settled at {place} all the same.',
          '{them} agreed to wait some days more. You had said that a debtor in flight pays nobody, and a debtor at work pays somebody. {them} turned that over. “Then work,” said {them}.',
        ],
        failure: [
          '{them} gave you no more time. You named a day, and it was the one that had been named from the first. {them} showed it to you, cut in the wood.',
          'You asked for days and did not get them. “I could wait,” said {them}, “but there is someone that I owe, and he is standing over there.” One of the two acquaintances nodded. No day was granted to either of you.',
          '{them} refused you more time. You had given seven reasons. At the fifth {them} started counting on {them.his} fingers. A person with one reason may be given time, you were told.',
          'You talked away the days that you might have had. It went well until you said that it was only a small matter. It was not small to {them}, who stayed in your way.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Say that you owe nothing and leave',
        description: 'It ends the debt and the acquaintance, and you must get past {them} with people looking on.',
        success: [
          'You said that you owed nothing, and got away. You went by while {them} was still breathing in. Nobody ran after you. {them} laid the tally-stick on the ground and put a foot on it. That was the end of the debt, and of the acquaintance.',
          'You denied the debt, and {them} let you go. “So,” said {them}. It was all the answer that you got. {them} stepped out of your way, with some ceremony, and did not greet you after that.',
          'You slipped past the two acquaintances and were off with the debt unpaid. {them} called after you that it was a present, then. People thought that this was well said. It was over between you.',
          'You walked through the acquaintances and got away. There was a small sound behind you, of wood. {them} had broken the tally-stick. You had what you owed, and {them} would not know you from then on.',
        ],
        failure: [
          'You did not get past. One of the acquaintances had been brought to stop you. {them} came up without hurrying, and each of the three held a different part of you. The debt was named again.',
          'You did not get away, for {them} had stood on your cloak. What followed was told by the acquaintances in several ways, and you were underneath in all of them. You still owed it.',
          'You said that you owed nothing, and {them} hit you with the tally-stick. It is not a heavy thing. But it has an edge, and {them} had had time to think where.',
          'You turned to go and fell over the second acquaintance. By the time that was explained {them} had rolled up both sleeves. They let you wipe your face first, and then they asked again for what you owed.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    cast: { cousin: 'they' },
    openings: [
      '{them} came with three cousins and demanded satisfaction of you. The feud between you was to be settled at {place}, and the day was not far off. “I could not wait,” said {them}. You could not go on without answering, and the cousins held the cloaks.',
      '{them} stood before you with a shield on each arm, of which one was for you. There was a feud between you, and it was to have its end at {place} within days. {them} would have it there and then: that you fight for it, or else find something better. Three cousins had come to see fair play.',
      '{them} called you by name, with a word after it, and barred your way with three cousins. You had a feud, to be settled at {place}. {them} did not wish to wait for the day. You were asked to choose: to fight, to let {them} name a penance, or to give a reason for delay.',
      '{them} came sooner than you had thought to have the feud out, and was in no rage, which was worse. You were to give satisfaction at {place}. Three cousins were along. It would be settled on the spot, said {them}, and an axe hung from {them.his} wrist by its loop.',
      '{them} had looked for you with three cousins, and found you. It was about the old wrong, for which you were to answer at {place}. {them} had put on clean linen for it, down to the skin, as one does, and would fight now or be given something better.',
      '{them} brought the feud to you before its day and spoke it out in front of three cousins: what you had done, and what was thought of it. You were to answer for it at {place}. {them} took a step back to give you room to fight. It was well meant, and left you no way to go.',
    ],
    still: [
      '{them} still stood in your way, armed, and wanted satisfaction for the old wrong.',
      'The feud was not settled, and {them} and the three cousins did not let you go before it was.',
    ],
    later: 'A shield had been left behind where you met {them}. Somebody had turned it over, to keep things in.',
    ways: [
      does(['gift', 'charisma', 'hard', 'slight'], {
        action: 'Let {them} judge what you owe for it',
        description:
          'The law calls it self-judgement: {them} names your penance, and you have bound yourself before you hear it.',
        success: [
          'You let {them} judge, and the feud was ended. It is the highest honour there is, and {them} had expected an axe. “You shall say before these people that I was right,” said {them}, “and then that you were, a little.” You said both, and {them} took your hand on it.',
          '{them} gave judgement and made peace. {them} might have asked for anything: the silver, the knees, the bare head. You were to drink from one horn together, and {them} was to drink first. The feud was at an end before the ale was.',
          '{them} judged you to make a verse, and with that it was settled. It was to be about {them}, without malice, of eight lines. You paid it on the spot. The cousins had it by heart when they left, and there was no more between you.',
          '{them} was the judge and asked for nothing. It was so long before {them} spoke that one of the cousins sat down. “Nothing,” said {them} then. You were to know that it could have been something. The feud was over.',
        ],
        failure: [
          'You let {them} judge, and it settled nothing. You were to crow, as a cock does, from something high. You crowed. It was not good enough, {them} found, and it would have to be counted as unpaid.',
          '{them} took your offer for mockery. No one had ever been humble before {them} who did not mean something by it. You could swear what you liked. The claim stood.',
          '{them} judged, and you could not pay it. The sentence was that you should kneel, and you were nearly down when your knee made a noise. A cousin laughed. “It can’t be done now,” said {them}, with tears of rage.',
          'You offered {them} the judgement, and all three cousins gave it at the same time. There was no hearing {them} in it. They went on disputing, and {them} had once more got nothing.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Claim the days that the law allows',
        description:
          'It puts the feud off until its day; you must know which law, and {them} has cousins who know it too.',
        success: [
          'You were granted the days. You said that a challenge must be given three nights’ rest, and that in between neither may be looked at crossly. The cousins knew it for law. {them} had to go off backward and not look at you.',
          '{them} had to grant you some days. There must be a cloak to fight on, five ells to the side, with a loop at the corners. You asked to see it. It was at home. It would take time to hem, and you were told when to expect it.',
          'You got a delay by law. It is not lawful to fight a person who is under an oath before he has had time to fail in it. The cousins thought it over and found no fault there. {them} agreed to wait a little. “Then fail soon,” said {them}.',
          '{them} gave you a few days. You had asked for as long as one needs to make a will. {them}, who was a fair person, asked whether there was much. You said that it was mainly debts.',
        ],
        failure: [
          '{them} would not grant you the days. You named the law and the clause, and the youngest cousin said very softly that it applied to pigs.',
          'You were refused a delay. The law counts its days from the first summons, as it turned out, and {them} had counted them. You were asked if there was some other law.',
          '{them} gave you no time. You spoke for so long about it that {them} lost patience. The cousins spat in their hands on {them.his} behalf.',
          'The law gave you the days, and {them} refused them. “I’ll pay the fine,” said {them}, and had it there, counted out, in a stocking.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight {them} for it there and then',
        description: 'It ends the matter for good, with three shields each and nobody to stop it.',
        toward: 'against',
        success: [
          'You beat {them}, and the feud was over. You lost two shields and {them} lost all three. Then the axe was lowered. “Well,” said {them}; and the cousins brought {them.his} cloak. It had been a fight that one could tell, and there was no more in it.',
          'You won the fight. {them} was the stronger by far, and had thought so too long. You let the third stroke go by and set your shoulder under the fourth. They picked {them.him} up and dusted {them.him}, and that was the end of the feud.',
          'You drove {them} back and won. Then {them} stood with {them.his} back to something and had no more room, and you put up your axe. You did not need to say it. The feud was over, and so was everything else between you.',
          '{them} lost the fight and gave you best. Your blade stuck in {them}’s shield and you twisted, as you had been taught. {them} had to go along with it, round and down. You were strangers from then on, which is more than most get.',
        ],
        failure: [
          '{them} beat you in the fight. You did what you could. {them} did it better, and without haste, and explained it to the cousins as it went along. You were lying where everyone could see you, and {them} was not content.',
          'You lost the fight. You were hit with the edge, the flat and the handle, in that order. One of the cousins showed you how you should have stood. The feud was not over.',
          '{them} won. The strap of your shield gave, and {them} waited for you to knot it. When it was tied {them} struck you down, and said that it was not enough.',
          'You lost, though for a time it could have gone either way. Then you looked at your feet. {them} struck you down, and the feud stood as before.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them} came to you before the day and wanted the promise kept that you had given. It was to be done at {place}. {them} had built on it and could not wait. There were no reproaches. {them} barred your way, repeated your words to you, and asked if they still held.',
      '{them} found you sooner than you had thought, and asked about your promise. It was to be kept at {place}, and the day was not far off. {them} wanted it done now, or to hear that it would not be. {them} stood in your way with two witnesses.',
      '{them} held a knotted thread under your eyes, the sort that people tie when something has been promised to them. You had given {them} your word for {place}. There was little time left. {them} would not let you by until you kept your word or took it back.',
      '{them} had set out after you on account of your promise. It was to be kept at {place}, and others there asked about it every day. {them} wished you to do what you could of it on the spot, and did not let you by.',
      '{them} came up to you and could not begin. You had given your word, and it was for {place}. There was nobody else to whom {them.he} could go, said {them}. Would you do it now, or else say that you would not? You were held by the sleeve until you answered.',
      '{them} stood before you after a long way, with worn shoes, and asked about your promise. You had made it in good cheer, and it was to be kept at {place} within days. {them} had built on it. People were listening, and {them} would have an answer before you went on.',
      '{them} stood across your way with two witnesses and wanted your promise made good. It was to be done at {place}, before kin. {them} named the words and who had heard them. By law a promise has two owners. You were asked whether you denied any of it.',
      '{them} wanted the thing done that you had promised for {place}, and sat down on your pack, so that you should not leave before you answered. The day was close. A bowl had been set for you at {place} three times, and each time a foster-child had eaten it. “She is growing fat,” said {them}.',
      '{them} summoned you, by name and father’s name, to do what you had promised for {place} or to deny it. It was said aloud, with both feet planted in your path. The day was near, and {them} would not go home without an answer.',
      '{them} took hold of your belt and would not let go before your promise was kept. It was to be done at {place}. Kin of {them} had wagered on it. One had wagered a cow and was afraid for her.',
      '{them} laid a straw at your feet, and forbade you by law to step over it until what you had promised for {place} was done. It was due there in a few days. {them} had stood surety for you, before a half-brother who dislikes you. “I did not come about the silver,” said {them}.',
      '{them} would not let you pass before you had done what you promised for {place}. A widow and her two sons had a share in it, and {them} spoke for all four. The younger son had given up his hire to be free to help you. {them} told you his name, so that you should own it.',
      '{them} held the strap of your bundle and asked that you keep your promise now. It was to be kept at {place}, and there was not much time. Two had witnessed it, and one of them had died since. “You have one left,” said {them}. “He coughs.”',
    ],
    still: [
      '{them} still barred your way and wanted your promise kept, or an answer that it would not be.',
      '{them} had got no answer about your promise, and you were not let go on without giving one.',
      '{them} still barred your way, and had named all witnesses to your promise again, with their fathers, in case you had mistaken them for others.',
      'You had not done what you promised {them} and had not denied it, and you were held there for the one or the other. {them} had eaten, and had laid half of the bread on your side.',
    ],
    later: [
      'People still said the name of {them} there, if a thing was late.',
      'Nobody had taken the place where {them} stood to ask for your word. People went round it.',
      'The heel of a loaf lay where {them} had stopped you over your promise. It had been halved fairly.',
      'Somebody there asked you about your promise to {them}. He was no kin to either of you. It had become known in the district.',
    ],
    ways: [
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Keep what you can of the promise here',
        description:
          'You do at once, away from {place}, what you gave your word for, as well as it can be done; a part may be missing.',
        success: [
          'You kept your promise where you were, and {them} was content. What {them} needed was that certain people should hear your name beside {them.his}. It could be cut on a stick, with witnesses. You cut it deep; and {them} read it with a thumb.',
          'You did what could be done, and {them} held that you had kept your word. What {them} needed most was somebody at {them.his} side against strong people, and that could be done on the spot. You stood there until they had been spoken to. “I had thought that it was bigger,” said {them}.',
          'You kept the promise piece by piece, and the part that belonged to {place} you did through a go-between whom {them} trusted. {them} went over it twice to see if anything was lacking. It lacked nothing.',
          'You did what you had promised, as well as it could be done there, and {them} took it. You said over all of it first, without a fault. {them} told them at {place} that you had been worth it.',
          'You kept the promise there, but for one part, and {them} waived that part before witnesses. It took three of you and a borrowed rope. “It is done,” said {them} to the cousin who had denied that it would be. He was told twice.',
          'The promise was made good there, half in work and half in surety. A foster-son of {them}’s, nine years old, was asked what he valued your work at. He thought about it and held up all his fingers, and {them} settled for that.',
        ],
        failure: [
          'You did what you could, and it was not what {them} needed. It would have been of use to somebody quite different. {them} thanked you as one thanks a child, and the promise was not kept.',
          'You could do nothing of it where you were. It could only be done at {place}. You had both known it, and it took you a long time to say so. {them} did not shout.',
          'You had it nearly done, and {them} stopped you. You had asked whether that made you quits. {them} said that it had not been a price, and would take no more of it. The promise was still owed.',
          'You did not keep the promise; you promised more. {them} heard you to the end. There were four promises by that time, and none of them kept.',
          'You did the smaller half well, and the larger was still wanting. That needed {place}, as you had both known. {them} praised your half, and the promise was still not kept.',
          '{them} refused what you did, and the promise stood. It would have been the right help a year before, said {them}, when a father was alive to need it.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Name {them} a later day before a witness',
        description:
          'You ask for more time; your own word is worn thin, and somebody present has to lend you a better one.',
        success: [
          'You got some days more. There was one there who knew you, and said that as far as he could see you were slow, but came. {them} took his word in place of yours.',
          '{them} agreed to wait. You had named a day. {them} asked who would say so if you died, and an old woman put up her hand. She had nothing else to do. So {them} would wait a little longer, with her.',
          '{them} believed you and gave you more days. “Swear by something that you would miss,” said {them}. You swore by it. It was plain that you had not liked to; and for that reason it was taken.',
          '{them} gave you more time. You tied a knot in a thread for the day, so hard that {them} could not have undone it alone. “Then I shall have to wait,” said {them}, and it was not said unkindly.',
          'You were given some days more, and a half-brother of {them}’s stood witness. He had never had a good word for you. “I chose him for it,” said {them}. He named the last day twice over, so that it could not be moved.',
          '{them} granted the delay, when you had named without being asked what you would forfeit. It was your cloak. {them} tried it on, found it not too short, and lent it back to you until the day.',
        ],
        failure: [
          'You were given no more time. You looked round for a witness, and everyone had something to see to. {them} would not wait for somebody whom no one would answer for.',
          '{them} would not give you an hour. You named a day, and {them} asked if it was to be as good as the last one. You swore that it was better, and you were not believed.',
          'You got no delay. Someone did put in a word for you, and then it came out that you had promised him something too. {them} and he had much to say to each other.',
          '{them} would not wait. You gave reasons, and they were sound. But {them} had had them all already, on the way, alone, and had used them up.',
          'No day was granted. You had named a witness for your word, and he was dead. {them} had helped to bury him.',
          '{them} refused you a day. You had sworn by your father, and an aunt of yours stood by who had kept house for him. She laughed, and covered her mouth. Sworn by a sire; scorned by a sister.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Take your word back and go',
        description: 'It can be said in one breath, and you will have to hear what {them} says with the next.',
        success: [
          'You took your word back, and {them} let you go. You said that you would not do it. {them} waited for the rest, and there was none. {them} did not turn round again.',
          'You took back your word, and the matter was at an end. {them} had gone pale. “Thank you for saying so,” said {them}; it was what one says at law.',
          'You took your word back, and {them} only nodded. You had feared that there would be tears. {them} managed without you after that. You had it from others.',
          'You took your word back and went, and were free of it. {them} walked along beside you a short way without speaking. Then the steps beside you stopped. Nothing was said against you, and nothing for you.',
          'You took your word back before those who were there, and {them} let it go. Your hand was asked for. It was not shaken; it was turned over, looked at inside and out, and returned to you. There was no greeting between you after that.',
          '{them} heard your refusal and moved out of your way. A cousin asked what should be told at {place}. “That nobody is coming,” said {them}, and gave him the shirt that had been sewn for you. It was over between you.',
        ],
        failure: [
          'You did not get away, for before you had got the words out {them} began, and {them} had been silent for so long that it all came together. Some listeners moved up closer; there were parts of it that they asked to hear again.',
          'You went, and {them} came along and brought you to a stop. For as far as you walked it was told behind you, quite evenly, to everyone you met, what you had promised and when.',
          'You could not say it to {them}’s face. You said it to the ground, and {them} asked you to say it again. What came instead was a quarrel that people came out of their houses for.',
          'You did not get away, for {them} was holding your hat. You were not given it before you had heard, from the beginning, what it is to wait at {place} for somebody.',
          'You refused, and {them}’s mother, who had come along, struck you on the ear for it. {them} did not take your refusal, and the promise stood.',
          'You were not let go. {them} named each person to whom the thing had been promised. There were fourteen. At the last one you ran, fell over your own strap and split your lip.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      '{them} stopped and would not come any further with you. “You said that you would come with me to {place},” said {them}. “I want to know whether you meant it.” It was about the wish that you were to see to there. You had to do something for it at once, or ask for time, or say no.',
      '{them}, your companion, put down {them.his} load and asked you for one thing: your help at {place}. You had said yes to that wish before, and there were few days left. “I don’t ask it loudly,” said {them}. “I ask it here.” You were to answer before the load was taken up again.',
      '{them} barred your way with one arm, as one stops a cart, and spoke of the wish that you were to see to at {place}. “You have always had something else,” said {them}. It was true. {them} would not go on with you before you had helped, or named a day, or refused.',
      '{them} had said nothing for some time, and then said all of it. The wish at {place} had not been seen to, and you had given your word for it. {them} counted up what had been done for you in between, and ran out of fingers. You were to say whether you would come there and help.',
      '“I have come with you wherever you went,” said {them}, and did not move. “Will you come to {place} with me, as you said?” It was the old wish, and the time for it was nearly out. You could see to it on the spot, or put it off, or say no to {them.his} face.',
      '{them} laid a hand upon your baggage, and left it there, and asked about {place}. You had taken on a wish of {them.his} to be seen to there, and had not gone. {them} wanted your time and your help for it. No more was asked for, and the hand was not moved.',
    ],
    still: [
      '{them} still would not come a step farther with you without an answer about the wish at {place}.',
      'The wish at {place} had been neither granted nor refused, and you would not leave {them} behind over it.',
    ],
    later: 'It was there that {them} had put down a load and asked you about {place}. It had been a heavy one.',
    ways: [
      does(['patience', 'charisma', 'medium', 'none'], {
        action: 'Do what you can of the wish here',
        description:
          'You grant at once as much of the wish as can be had away from {place}, and let your own affairs lie.',
        success: [
          'You did for {them} here what could be done of the wish, and it was enough. It took all your patience and most of your rope. “I had wanted it at {place},” said {them}, “but above all I had wanted it done.” You took up your loads.',
          'You asked {them} what mattered most in the wish, and did that, and it was fulfilled. It turned out to be the smaller half. The rest, said {them}, had been put there to make it look like a journey.',
          'You gave {them} all your time and left your own affairs alone, and {them} called the wish fulfilled. There was a good deal of talk in it. {them} had held that you never listened, and took that back without being asked.',
          'You fulfilled the wish as well as it can be done without {place}. {them} looked it over and found one thing missing, and forgave you that one. Then {them} went ahead of you and whistled, badly.',
        ],
        failure: [
          'You tried to fulfil the wish here, and it could not be done away from {place}. {them} had told you so beforehand, and told you once more, in fewer words. Then {them} gave up the wish and came along.',
          'You gave {them} your time, and thought of other things in it, and the wish came to nothing. “You are somewhere else,” said {them}. “So is {place}.” It was given up, and was not spoken of again.',
          'You did not fulfil the wish, for you had misheard what was wanted. You had worked hard at the other thing. {them} thanked you for it and carried it for a while. Nothing more was asked of you.',
          'You began well on the wish and left off halfway, as something of your own came up. {them} let you see to that first, and said that it was no matter. It is what one says when it is. {them} gave up the wish.',
        ],
      }),
      does(['talk', 'perception', 'medium', 'none'], {
        action: 'Ask {them} to be patient some days longer',
        description: 'You have to say what keeps you, truthfully, to the one who has seen all of it.',
        success: [
          '{them} agreed to wait some days. You had said what you had sworn, and to whom, and what was left of it. {them} knew all that. “But you had not said it to me,” said {them}, and took up the load.',
          'You asked for patience, and {them} gave it. You named the day on which you would both be at {place}, and had to name it again with your hand up. {them} thought it a fair day. {them} also thought it a late one.',
          '{them} would bear with you for some days more. There was not much to be said in your defence, and you said that. {them} had an answer ready to something longer, and let you hear the best of it all the same.',
          '{them} gave you time. You showed on a strap how much of the way was behind you, and how much was left before you could turn off to {place}. {them} tied a knot at the end of it. You were to carry the strap.',
        ],
        failure: [
          '{them} would not wait. You spoke well; {them} heard it to the end, and asked where in it {place} had been. It had not come in. So the wish was given up, and {them} told you so.',
          'You got no more time from {them}. You had said “soon”. “That is what you called it the first time,” said {them}, and took back the wish, and went on beside you with a shut mouth.',
          '{them} would not bear with you. You had begun upon how hard your own lot was. {them} had shared it, and had some things to add. At the end the wish was withdrawn, and neither of you felt lighter.',
          'You asked for days and made a joke of it, and {them} gave you none. {them} had always been glad of your jokes. This one was let lie where it fell, and the wish was given up.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Tell {them} no and go on',
        description: 'You say that you will not do it; the wish will be dead, and {them} will know who let it die.',
        success: [
          'You told {them} no, and went on, and {them} came after you. It was some time before you were level. “At least it was short,” said {them}. The wish was not spoken of again.',
          'You said no to the wish and turned to go. {them} looked once in the direction of {place}, nodded to it as to somebody who has been kept waiting, and caught up with you. That was the end of it.',
          'You said that it would not be done, and did not stay for the answer. {them} had none. You heard the load being lifted behind you, and the wish was over.',
          'You would not do it, and {them} let the wish drop and stayed with you. “I have had worse answers,” said {them}, “from people that I was fonder of.” You could not tell which way that was meant.',
        ],
        failure: [
          'You told {them} no, and had to hear what was thought of it. {them} went backward in front of you and left out nothing since you first met. You fell, listening. The wish was given up, and {them} did not help you to your feet.',
          'You went off without an answer and came down over the load that {them} had put there. “That was your answer, then,” said {them}. With that the wish was dead between you, and your shin was open.',
          'You were not let go with a no. {them} had you by the collar, and told you what had been done for you, and where, and it was all so. Then {them} let go, without warning, and gave up the wish while you sat.',
          'You said no, and said it so lightly that {them} pushed you. You went down hard. {them} begged your pardon for the push, and not for what was said with it, and gave up the wish.',
        ],
      }),
    ],
  },
];
