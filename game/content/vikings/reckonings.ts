import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

/*
 * A skald’s laconic understatement: the one with the claim states it like a case, and is let to finish.
 * Those of a wish fit a beast as well as a person, and so {them} says nothing there in words.
 */
export const vikingReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      '{them} had got tired of waiting and come after you. There was a debt between you, to be settled at {place}, and you had not been to {place}. {them} held out a tally-stick, with your notch on it turned up. It was not put as a threat. It was only that {them} stood in your way and did not move.',
      '“I was passing,” said {them}, who had plainly passed nothing else for days. You owed {them.him} something, and it should have been made good at {place} by that time. {them} had brought along two acquaintances, to see it paid or to hear you say why not. They nodded to you, having nothing against you so far.',
      'What you owed {them} you had put off until you were more at leisure, and here came {them}, who had been less so. It was to have been done at {place}. {them} sat down close by, laid the tally across both knees, and said that there was time. One could tell by the voice how much.',
      'You had heard that somebody was asking for you, and it was {them}. The matter was what you were owing, for which {them} had waited at {place}, and looked down the road, and been laughed at by a child. {them} told you about the child first. Then the sum was named, and it was correct to a hair.',
      '{them} greeted you by your full name, as they do at law. You were in debt there, and it was to be cleared at {place}; and since you had not found {place}, {them} said, one had had to find you. {them} would have it settled. There was something folded over one arm that might be used for carrying things off in.',
      'A debt grows if it is not looked at, and {them} had come to show you how big yours was. You had promised to see to it at {place}, and had not gone. {them} did not raise {them.his} voice. But you noticed that everyone near had stopped what they were doing, to find out what sort of person you were.',
    ],
    still: [
      '{them} had not put away the tally-stick, and was cleaning a nail with it.',
      '{them} had moved a little to one side, so as to be more in your way.',
    ],
    later: 'Where {them} had stood there was a shaving of wood, from a tally, and nobody had swept it up.',
    ways: [
      does(['craft', 'vigour', 'medium', 'slight'], {
        action: 'Work it off before {them}’s eyes',
        description: 'It has to be done here and at once, with {them} sitting by to say where it is crooked.',
        success: [
          '{them} had a strap that needed sewing, and after it the other straps. You sewed, and were not spared. When the last was done {them} pulled at each of them, looked at you, and broke the tally across one knee. The halves were thrown in different directions.',
          'You asked what else {them} needed that was worth as much. It was a thing with an axle. You lay under it until it was sound, and crept out black, and {them} turned the wheel with one finger. So much for {place}. You were asked to come and eat there some time, without the work.',
          'It was agreed that you might do it in carving. {them} had a plain chest at home, and had long been ashamed of it. You cut a whole beast into the lid, biting itself, and {them} found the debt to be somewhat smaller than the beast; you got a cheer from the two who looked on.',
          'You hauled, split, stacked and tarred whatever {them} pointed to, until there was nothing left to point at. “That will do,” said {them}. The notch was shaved off your stick with three strokes. {them} gave you the shaving, and went off home.',
        ],
        failure: [
          'You did it, but it was badly done. {them} took hold of it, and it came off in {them.his} hand. Nothing more was said. {them} went away with the piece, and showed it to people as far as one could see, and the debt stood between you with interest.',
          'You had gone about it with such a will that you broke the tool as well, which was {them}’s. Now there were two notches. {them} cut the second without looking at you, a good deal deeper, and left you to yourself.',
          'Halfway through {them} said that it was painful to see, and took it out of your hands, and finished it. So {them} had done your work for you. It was not forgiven; one could tell that from the care with which it was packed up.',
          'What you had sewn was sewn to your own sleeve. People laughed, and {them} did not. “I’ll tell them that you tried,” said {them}, and went, taking along the sleeve; there was something between you from then on, and it was not the sleeve.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for some days more',
        description: 'You must name the day yourself, aloud, and {them} has heard you name one before.',
        success: [
          'You named a day, and {them} had it repeated by the onlookers. Then it was cut on the stick. “I’d sooner have it late than have you dead of it,” said {them}, and gave you until then.',
          '{them} asked what you had been doing instead. You told it, and it took a while. At the end {them} was sitting down, and thought that nobody could have got to {place} through all that. You were let have the days, and a piece of fish for them.',
          'You said nothing in your own favour. It was so unusual that {them} looked behind you for the rest of it. You had a few days given you, to see if there was more where that came from.',
          'It was put to {them} that a debtor in flight pays nobody, and a debtor at work pays somebody. {them} turned that over. “Then work,” said {them}, and pulled down {them.his} hood; you would be waited for at {place} a while longer.',
        ],
        failure: [
          'You named a day, and it was the same one that you had named before. {them} showed it to you, cut in the wood. There would be no other. You were given to understand that {them} was tired of reading it.',
          '“I could wait,” said {them}, “but there’s someone that I owe, and he’s standing over there.” He was standing over there. You were both looked at by him, and no day was granted to either.',
          'You gave seven reasons. At the fifth {them} started counting on {them.his} fingers, and you began to feel that they were too many. A person with one reason may be given time, you were told.',
          'It went well until you said that it was only a small matter. It was not small to {them}. You could have had the days; you had talked them away, and {them} stayed where {them.he} stood.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Say that you owe nothing and leave',
        description: 'It ends the debt and the acquaintance, and you must get past {them} with people looking on.',
        success: [
          'You said it to {them.his} face, and went by on the left while {them} was still breathing in. Nobody ran after you. When you looked back {them} had laid the tally on the ground, and was putting out a foot. That was the end of it.',
          '“So,” said {them}. It was all the answer that you got. {them} stepped out of your way, with some ceremony, like somebody letting a funeral by; and you have not been greeted by {them} since.',
          'You had slipped round behind the two acquaintances, and were off, before it was understood. {them} called after you that it was a present, then. People thought that this was well said. It was over between you.',
          'You walked through them with your eyes straight in front. There was a small sound behind you, of wood. {them} had broken the stick, and would not know you from then on; you had what you owed, and nothing else of {them.his}.',
        ],
        failure: [
          'You got as far as the second acquaintance, whose task it had been all along. {them} came up without hurrying, and it was had out there and then, with each of the three holding a different part of you.',
          '{them} had stood on your cloak. You noticed it when you left. What followed was told by the onlookers in several ways, and you were underneath in all of them.',
          'You said that you owed nothing, and someone laughed, and {them} hit you with the tally. It is not a heavy thing, a tally. But it has an edge, and {them} had had all that time to think where.',
          'You turned to go and walked straight into a person carrying eggs. By the time that was explained {them} had rolled up both sleeves. They let you wipe your face first.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them} had come for satisfaction, since you did not go to {place} to give it. There were three of {them.his} kin along, to see fair play and hold the cloaks. “I’d have liked it to be there,” said {them}. “But I’m told you are busy.” You could not go on without answering to {them}.',
      'It was a small feud, and might have been ended at {place} if you had gone. It had not got any smaller. {them} stood before you with a shield on each arm, of which one was for you. The wrong was named, and then the price, that you should fight for it, or else find something better, and be quick.',
      'You heard your name called, with a word after it that you would rather not have had known. {them} had been waiting for you at {place}, in the open, where everybody could see {them.him} wait. Now {them} wished to have it over with, here. You were asked to choose between several ways of being sorry.',
      '{them} was in no rage, which was worse. You had been called to {place} to give satisfaction; people had come to watch, and brought food. “I had to tell them that you were ill,” said {them}. An axe hung from the wrist by its loop, and swung a little. It would be settled, said {them}, before either of you slept.',
      'They had said that {them} was looking for you, in such a voice that you had stopped asking. Here you were found. It was about the old insult, for which you were to have answered at {place}. {them} had put on clean linen for it, down to the skin, as one does, and told you that you might do the same.',
      'A feud left lying does not keep. {them} had brought it to you, as you had not come to {place}, and spoke it out in front of those who were by: what you had done, and what was thought of it. Then {them} took a step back to give you room. It was well meant, and left you no way to go.',
    ],
    still: [
      '{them} had sat down, and was rubbing fat into a shield-strap. You were looked at over it.',
      'There was some talk between {them} and the kin who had come along. They were laying bets, it seemed, and {them} was not offended.',
    ],
    later: 'A shield had been left behind where you met {them}. Somebody had turned it over, to keep things in.',
    ways: [
      does(['gift', 'charisma', 'hard', 'slight'], {
        action: 'Let {them} be the judge of it',
        description:
          'The law calls it self-judgement: {them} names your penance, and you have bound yourself before you hear it.',
        success: [
          'You gave {them} the judgement. It is the highest honour there is, and {them} had expected an axe. It grew quiet. “You shall say before these people that I was right,” {them} decided at last, “and then that you were, a little.” You said both, and {them} took your hand on it.',
          '{them} might have asked for anything. One saw it all go by: the silver, the knees, the bare head. Then {them} gave sentence that you were to drink from one horn together, and that it was {them} who would drink first. They had brought the horn. The feud was at an end before the ale was.',
          'Your penance was a verse about {them}, without malice, of eight lines. You paid it on the spot. The kin had it by heart when they left; and {them} was heard trying over the fifth line, which has hair like barley in it. There is nothing between you any more.',
          'It was so long before {them} spoke that one of the cousins sat down. “Nothing,” said {them} then. You were to know that it could have been something. You knew, and everyone there had seen it; and {them} rode off from you as upright as a mast.',
        ],
        failure: [
          'You had bound yourself, and {them} judged. You were to crow like a cock, from something high. You crowed. It was not good enough, {them} found, and it would have to be counted as unpaid; so {them} went home with the feud and the story.',
          '{them} took it for mockery. No one had ever been humble before {them} who did not mean something by it. You could swear what you liked. The kin picked up the cloaks, and you parted worse enemies than you had met.',
          'The sentence was that you should kneel, and you were nearly down when your knee made a noise. Somebody laughed. {them} let you get up again. “It can’t be done now,” said {them}, with tears of rage, and it has lain between you ever since.',
          'You offered judgement, and all three cousins gave it at the same time. There was no hearing {them} in it. They went off disputing; and {them} looked over one shoulder at you, as somebody who had once more got nothing.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Claim the days that the law allows',
        description: 'You have to know which law, and how many days, and {them} has cousins who know it too.',
        success: [
          'You said that a challenge must be given three nights’ rest, and that in between neither may be looked at crossly. The cousins knew it for law. {them} had to go off backward, not looking at you, and to grant you the days.',
          'There has to be a cloak to fight on, five ells to the side, with a loop at the corners. You asked to see it. It was at home. It would take some days to hem, {them} had to own, and you were told when to expect it.',
          'It is not lawful to fight a person who is under an oath, you brought to their notice, before he has had time to fail in it. They thought it over and found no fault there. {them} agreed to wait a little. “Then fail soon,” said {them}.',
          'You asked for as long as one needs to make a will. {them}, who was a fair person, asked whether there was much. You said that it was mainly debts; and you were given a few days to remember them all.',
        ],
        failure: [
          'You named the law and you named the clause, and the youngest cousin said very softly that it applied to pigs. {them} would not hear of waiting after that. It had been hard enough to get them all together.',
          'The days that the law allows had gone by already, as it turned out. {them} had counted them at {place}. You were asked if there was some other law.',
          'You spoke for so long about time that {them} lost patience with it. There would be none given. The cousins spat in their hands on {them.his} behalf.',
          'It was granted you by the law and refused you by {them}. “I’ll pay the fine,” said {them}, and had it there, counted out, in a stocking.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Fight {them} for it there and then',
        description: 'It ends the matter for good, with three shields each and nobody to stop it.',
        toward: 'against',
        success: [
          'You lost two shields and {them} lost all three. With the last of them there went something out of {them.him}, and the axe was lowered. “Well,” said {them}; and the cousins brought {them.his} cloak. It had been a fight that one could tell. There was no more in it, for good or ill.',
          '{them} was the stronger by far, and had thought so too long. You let the third stroke go by and set your shoulder under the fourth. They picked {them.him} up and dusted {them.him}. You have had no word from {them} from then on, and no harm.',
          'It went twice round the place where you were. Then {them} stood with {them.his} back to something and had no more room, and you put up your axe. You did not need to say it. The feud was over, like a noise that has stopped, and so was everything else between you.',
          'Your blade stuck in {them}’s shield and you twisted, as you had been taught. {them} had to go along with it, round and down. From there {them} gave you best, in few words, and you were strangers from then on, which is more than most get.',
        ],
        failure: [
          'You did what you could. {them} did it better, and without haste, explaining to the cousins as it went along. At the end you were lying where everyone could see you, and {them} was hanging a shield round your neck.',
          '{them} had been practising at {place}, having had the time. You were hit with the edge, the flat and the handle, in that order. Afterwards one of the cousins showed you, very kindly, how you should have stood.',
          'The strap of your shield gave, and {them} waited for you to knot it. You would have preferred to be struck. When it was tied {them} went through you like a door.',
          'For a time it could have gone either way. Then you looked at your feet. They told you, when you were able to hear it, that it had been quite even as far as that, and {them} thanked you for the exercise.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them} had waited for you at {place}, where you had promised to be, and you were not. So {them} had come here. There were no reproaches. {them} only repeated your words to you, in your own voice, with the pauses, and asked which of them had been misunderstood.',
      '“Perhaps you were prevented,” said {them}. You had given {them} your promise, to be kept at {place}; and it was here that you were found, in health, and eating. {them} did not look at the food. What you had promised was still needed, and {them} wanted to know if one might go on counting on it.',
      'There is a knot that people make in a thread when something has been promised to them, and {them} held it under your eyes. It had been pulled at a good deal. You were to have come to {place}, and everything there had been made ready. {them} wished to have it from you whether to untie it.',
      'You knew the face before you recalled the promise, and then you recalled both. It should have been done at {place} long since. {them} had told others there that you would come, and had been asked about it every day. It was on account of them that {them} had set out and followed you.',
      '{them} came up to you and for some time could not begin. You had given your word, and it was about {place}. Without you it had not gone well there. {them} was not angry, {them.he} said; but there was nobody else to whom {them.he} could go, and would you do it now, or else say that you would not.',
      'The promise was a short one, and you had made it in good cheer. {them} had built on it. {them} was standing in front of you after a long way, with shoes that one had to look away from, to ask what had become of you at {place}. People were listening. It was a thing that they would remember.',
      'By law a promise has two owners, and {them} had come for the other half of yours. It was to have been done at {place}, before kin, and you had not been seen there. {them} stood across your way with two witnesses, and named the words and who had heard them. You were asked whether you denied any of it.',
      '{them} wanted the thing done that you had promised for {place}, and sat down on your pack, so that you should not leave before you answered. A bowl had been set for you at {place} three times. Three times a foster-child had eaten it. “She is growing fat,” said {them}. Nothing else was held against you.',
      '{them} summoned you, by name and father’s name, to do what you had promised at {place} or to deny it. It was said aloud, with both feet planted in your path. You had been summoned at {place} as well, and nobody had answered. “My uncle judged it there,” said {them}. “He found for you. He had never met you.”',
      'You had promised {them} a thing to be done at {place}, and {them} took hold of your belt and would not let it go undone. Kin of {them} had wagered that you would come. One had wagered a cow. The cow had another owner now, and he was not generous with the milk. Cattle keep count.',
      '{them} laid a straw at your feet, and forbade you by law to step over it until what you had promised was done. It was due at {place}. There {them} had stood surety for you, before a half-brother who dislikes you, and he had been paid in silver. “I did not come about the silver,” said {them}.',
      'A widow and her two sons had a share in what you promised {them}, and {them} spoke for all four and would not let you pass. You were to have seen to it at {place}. Not a hand had been laid to it. The younger son had given up his hire to be free to help you. {them} told you his name, so that you should own it.',
      '{them} asked for one thing, that what you had promised for {place} be done by you and not by your heirs, and held the strap of your bundle while asking. It was a good promise. Two had witnessed it, and one of them had died since. “You have one left,” said {them}. “He coughs.” The strap was held well.',
    ],
    still: [
      '{them} had stayed, and was turning the knotted thread round one finger, up and down.',
      'No more had been said. {them} had found something of yours that wanted mending, and was mending it.',
      '{them} still barred your way, and had named the witnesses to your promise again, with their fathers, in case you had mistaken them for others.',
      'You had not done it and had not denied it. {them} had eaten, and had laid half of the bread on your side.',
    ],
    later: [
      'People still said the name of {them} there, if a thing was late.',
      'Nobody had taken the place where {them} stood to ask for your word. People went round it.',
      'The heel of a loaf lay where {them} had stopped you over your promise. It had been halved fairly.',
      'Somebody there asked you about your promise to {them}. He was no kin to either of you. It had become known in the district.',
    ],
    ways: [
      does(['patience', 'perception', 'medium', 'none'], {
        action: 'Do for {them} here what can be done',
        description: 'You must find out what it was really for, and part of it cannot be had away from {place}.',
        success: [
          'You sat down with {them}, and asked what was to come of it when it was done. What {them} needed was that certain people should hear your name beside {them.his}. It could be cut on a stick, with witnesses. You cut it deep; and {them} read it with a thumb, and was content.',
          'It turned out that half of the promise was fear, and it could be dealt with where you were. You stayed at {them}’s side until somebody had been spoken to and something fetched. {them} laughed at the end of it. “I had thought that it was bigger,” said {them}, and held you to have kept your word.',
          'You gave up everything else for it, and did it piece by piece, and the part that belonged to {place} you did with a go-between whom {them} trusted. {them} went over it twice to see if anything was lacking. It lacked nothing. The knot was undone with the teeth.',
          '{them} did not so much want the thing as want it not forgotten. You said over all that you had promised, without a fault. Then you did it, as well as it could be done there. {them} told them at {place} that you had been late, and had been worth it.',
          'You kept the promise there, but for one part, and {them} waived that part before witnesses. It took three of you and a borrowed rope. {them} held the rope’s end and did not sit until you did. “It is done,” said {them} to the cousin who had denied that it would be. He was told twice.',
          'The promise was made good there, half in work and half in surety. You had found out who was harmed while it lay undone: a foster-son of {them}’s, nine years old. He was asked what he valued your work at. He thought about it and held up all his fingers, and {them} settled for that.',
        ],
        failure: [
          'You did what you could think of, and it was for somebody quite different that it would have been of use. {them} thanked you. It was a good while before you saw that you had been thanked as a child is, and that the promise was as broken as before.',
          'It could only be done at {place}. You had both known it, and it took you a day to say so. {them} picked up {them.his} bundle. You would have liked to be shouted at; but {them} went off without a word, and with the knot still in the thread.',
          'You had it nearly done, and then asked whether that made you quits. {them} looked as if you had named a price. “Leave it as it is,” said {them}, and it has been left so, and lies between you.',
          'You promised more, in your eagerness, than you had at first. {them} heard you to the end. There were four promises by that time, and none of them kept; and {them} went to tell those who were waiting that it was four.',
          'You did the smaller half well, and {them} went off without the larger. That had needed {place}, as you had both known. Your half was looked at and its straightness was named. No other thing of yours has been named in that house since.',
          'The work was refused, and {them} took it away. You had made it to the measure of {them}’s father, and he had been buried while you were elsewhere. Nobody had told you. Nobody had known where to send. {them} carried it off under one arm, and the promise lies where it lay.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Promise {them} a day and a witness',
        description: 'Your own word is worn thin, and somebody present has to lend you a better one.',
        success: [
          'There was one there who knew you, and said that as far as he could see you were slow, but came. {them} took his word in place of yours. You had some days more, and he gave you a look that would last for them.',
          'You named a day. {them} asked who would say so if you died, and an old woman put up her hand. She had nothing else to do. So {them} would wait a little longer, with her, and they went off to have soup.',
          '“Swear by something that you would miss,” said {them}. You swore by it. It was plain that you had not liked to; and for that reason {them} believed you, and told them at {place} to keep the food warm for some days yet.',
          'You pulled the knot in {them}’s thread tighter, yourself, and put in another next to it for the day. {them} could not have undone it alone. “Then I shall have to wait,” said {them}, and it was not said unkindly.',
          'You were given nine days, and a half-brother of {them}’s stood witness. He had never had a good word for you. “I chose him for it,” said {them}. He named the last day twice over, so that it could not be moved, and they left you to it.',
          '{them} granted the delay, when you had named without being asked what you would forfeit. It was your cloak. {them} tried it on, found it not too short, and lent it back to you until the day.',
        ],
        failure: [
          'You looked round for a witness, and everyone had something to see to. {them} saw it as well. There would be no more waiting for somebody whom no one would answer for.',
          'You said a day, and {them} asked if it was to be like the last one. You were about to swear that it was not. “I came so that I need not stand there a second time,” said {them}, and would not give you an hour.',
          'Someone did put in a word for you, and then it came out that you had promised him something too. {them} and he had much to say to each other. You were given no time by either.',
          'You gave reasons, and they were sound. But {them} had had them all already, on the way, alone, and had used them up. It was to be now, or it was nothing.',
          'No day was granted. You had named a witness, and {them} had helped to bury him. “He waited too,” said {them}, and went off with the promise unkept. His widow was there. Nobody had seen her until then.',
          'You were refused, and {them} went home with it unsettled. You had sworn by your father, and an aunt of yours stood by who had kept house for him. She laughed, and covered her mouth. Sworn by a sire; scorned by a sister.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Take your word back and go',
        description: 'It can be said in one breath, and you will have to hear what {them} says with the next.',
        success: [
          'You said that you would not do it. {them} waited for the rest, and there was none. Then the thread was laid in your hand, with the knot in it, and your fingers were shut over it. {them} did not turn round again.',
          'You took back your word as one takes back a borrowed thing, and it was let go. {them} had gone pale. “Thank you for saying so,” said {them}; it was what one says at law. You went off in different directions, and that was the end.',
          'It was soon done. You had feared that there would be tears, and there was only a nod, and another, as of someone adding up. {them} has managed without you since. You know it from others.',
          'You went, and {them} walked along beside you a short way without speaking. Then the steps beside you stopped. You were free of it; nothing was said against you, there or elsewhere, and nothing for you.',
          'You took your word back before those who were there, and {them} let it go. Your hand was asked for. It was not shaken; it was turned over, looked at inside and out, and returned to you. There was no case between you after that, and no greeting.',
          '{them} heard the refusal and moved out of your way. A cousin asked what should be told at {place}. “That a guest is dead,” said {them}, and gave him the shirt that had been sewn for you. It was not too small for him.',
        ],
        failure: [
          'You had not got it out before {them} began, and {them} had been silent for so long that it all came together. You stood and had it poured on you. The listeners moved up closer; there were parts of it that they asked to hear again.',
          'You went, and {them} came along. For as far as you walked it was told behind you, quite evenly, to everyone you met, what you had promised and when. You stopped in the end, and it was had out where you stood.',
          'You said it to the ground. {them} asked you to say it to {them.his} face. You could not manage it, and what came instead was a quarrel that people came out of their doors for.',
          'You would have been gone, but you had left your hat. {them} was holding it. You were not given it before you had heard, from the beginning, what it is to stand at {place} and wait.',
          'You refused, and {them}’s mother struck you for it, on the ear. She was not a tall woman, and had sent for a stool. {them} took her by the elbow and went off with the matter open. The stool stayed, and the word with it. Borrowed the one, broken the other.',
          'You were not let go before {them} had named each person to whom it had been promised. There were fourteen. At the last one you ran, fell over your own strap and split your lip. {them} stepped across you and went, and told the fifteenth.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      'You noticed that {them} had fallen behind, and went back to look. {them} would not come any further. There was {place} to be thought of, where {them} had wished to be for so long; you had said that you would go there, and had gone everywhere else. It was not a quarrel. It was a weight that had been set down.',
      'For some time {them} had been eating little. Then it was nothing. You could not mistake the cause, since {them} always turned to the same side, and {place} lay on that side; and there was a matter there that you had put off. You had come to where it could not be put off any more without {them} knowing it.',
      '{them} had gone off without a sound, toward {place}, and you found {them.him} after a search, not very far away. There was no chiding in the look that you were given. But you had been meaning for a long while to see to that wish, and each of you had been present every time that you did not.',
      'Others had begun to remark on it. {them} had grown slow, they said, and sighed; was {them.he} ill? You knew what it was. {them} had wanted one thing from you, and it was at {place}. Nothing had been asked for since, and it had been left to you to remember. {them} sat down in front of you and looked up.',
      'There came a point where {them} would not do as you said. It had not happened before. You called, and {them} stood fast, with {them.his} face toward {place}. All that you had put off there was in the set of that back. You would have to come to terms, and there was nobody to speak for the other side.',
      '{them} had waited well, and without complaint, which is the most costly kind. You had known of the wish; it was to be seen to at {place}. Now you woke and {them} was sitting over you, quite close, wide awake. You were not let up before you had given some thought to it.',
    ],
    still: [
      '{them} had not stirred from there, and would not be coaxed with food.',
      '{them} lay with both eyes open, turned toward {place}, and let you come and go.',
    ],
    later:
      'The spot where {them} had refused to go on could be known by the grass, which was pressed flat to the size of somebody waiting.',
    ways: [
      does(['patience', 'charisma', 'medium', 'none'], {
        action: 'Give {them} this one day instead',
        description: 'It is to be wholly {them}’s: you go where {them} goes, and must leave your own affairs lying.',
        success: [
          'You went where {them} went, and that was nowhere in particular. There was a long sitting by some water. When you both got up again it was as though {place} had been there and had gone by. {them} shook off the last of it, and came along at the old pace.',
          'You put down everything. {them} took some time to believe it. Then there was play, which you had not known was in either of you, and afterwards sleep, back to back. That had been the half of it, it seemed; {them} never looked toward {place} with the same look again.',
          'All that day you did nothing that was for yourself. {them} ate, for the first time, out of your bowl. One cannot carry a place to anybody; but it had been less for the place than for the company there, and that {them} had had by the end.',
          'You told {them} about {place}: what they said of it, how one would come to it, and what would be standing there. {them} listened with closed eyes until you were hoarse. It was taken for a visit. You were leaned against when you had done.',
        ],
        failure: [
          'You gave {them} a day, and thought of other things in it. It was noticed. {them} went along with you afterwards, as before, a little to one side; whatever had been wished for at {place} was not spoken of again, and stood between you like a third.',
          'You had made a feast of it, and invited some others, who were loud. {them} left it early. You came upon {them.him} where one could see toward {place}, and no room was made for you.',
          'It was a bad day to have chosen. You were called away from it twice, and the third time {them} did not wait for you to come back. You were followed from then on, but at a distance, and as a duty.',
          'You tried to put something in place of it: a softer bed, a better bit of meat. {them} looked at those, and at you. They were left lying. {them} stayed with you, and had stopped hoping for anything by it.',
        ],
      }),
      does(['talk', 'perception', 'medium', 'none'], {
        action: 'Ask {them} to bear with you',
        description: 'You have to say what keeps you, truthfully, to the one who has seen all of it.',
        success: [
          'You sat down on a level with {them}, and said what you had sworn, and to whom. {them} had known it, and had wanted to be told. There was a deep breath, and not yours. You had some days given you, and got up together.',
          'You said that it would be {place}, and soon, and held out a hand. It was looked at on both sides. Then {them} came to you and stood close, as one does who has decided to believe it a little longer.',
          'There was not much to be said in your defence, and you said that. {them} let you come nearer. It was understood that this was once and for some days only; but {them} ate, and went on with you.',
          'You drew a line, and showed {them} how far you had come and how much was left before you could turn off to {place}. It was not so very much. {them} considered the end of the line for some time, and came along to see it.',
        ],
        failure: [
          'You spoke well, and {them} went on looking toward {place} while you did. When you had finished nothing had altered. There is an end even to being patient, and you had been talking to the far side of it.',
          'You said “soon”, and {them} flinched at the word. It had been used up. You might just as well have said nothing, and were left to go on doing so.',
          'You began on how hard your own lot was. {them} got up and lay down again further off. It did not look as if there would be any more waiting.',
          'You made a joke of it. {them} had always liked your jokes. This one fell in between you and was let lie, and you had got no time by it.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Go on without another word of it',
        description:
          'You walk off and trust that {them} follows; the wish will be dead, and {them} will know who let it die.',
        success: [
          'You went, and did not turn your head. It was a long while before you heard {them} coming. Nothing was wished for after that; {them} was as faithful as one could ask, and you found it hard to ask.',
          'You got up and left, as if nothing had been the matter. {them} gave one look toward {place}, and it was not a long one. Then {them} was there beside you. It had been put away, somewhere, and you were never shown it.',
          'You said “come”, and {them} came. So that was the end of it, without so much as a sigh. Toward {place} there lay only a direction, like the others.',
          'You busied yourself with straps and bundles till {them} gave up looking at you. When you moved off {them} moved off as well. There would be no trip to {place}; you both kept to that.',
        ],
        failure: [
          'You went on alone for so far that it began to frighten you. When you came running back {them} was in the same spot and had seen you go. There was no getting round it: you had to sit down, and it was an unhappy hour.',
          'You had gone twenty steps when you caught your foot in something, and lay there. It was {them} who came, and stood over you, and did not help. You had to hear, in that silence, the whole of what you owed.',
          '{them} let you go, and then was in front of you, by some shorter way, barring it. You were looked at until you looked down. It was no use pretending that you had not been asked.',
          'You walked away briskly and found that you were walking toward {place}, since that was where you had been made to look. You stopped. {them} had stopped as well, and it had to be gone through after all, to the bottom.',
        ],
      }),
    ],
  },
];
