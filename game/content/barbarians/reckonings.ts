import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

export const barbarianReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      '{them} came to you and wanted a debt paid. You owed it, and it was to be paid at {place}. {them} would not wait for that. “This notch is yours,” said {them}, and held out a tally-stick. It was the only one not yet cut off. You were to settle it here, before you went on.',
      'You heard your name said three times, each time nearer, and it was {them}, to whom you owe a debt. It was to be paid at {place}. {them} had grown tired of waiting there. {them} was not angry yet, and wanted what was owed, here, and sat down upon your bag to show that there was time.',
      '{them} barred your way, grey to the eyes from the journey, and wanted a debt paid. You owed it, and it should have been paid at {place}. {them} would wait no longer. It was to be paid here and now, before you went on. {them} had brought an empty bowl, to put something in.',
      '{them} had hold of your belt, for you owed a debt and it was to be paid at {place}. People had begun to laugh at {them} about it. {them} wanted it here. You must pay now, said {them}, or say aloud that you would not.',
      '{them} stood in front of you and asked for a debt, and you owed it. It was to be paid at {place}, and {them} had thought of it every day. {them} would not wait any more, or go away without an answer, and had brought food to sit with.',
      'You owed {them} a debt, and it was to be paid at {place}, and you had not paid it yet. So {them} had come to you and wanted it here, and would not let you by. An empty hand was held out, and you two looked into it. “Well?” said {them}. “Do you see anything? I don’t either.”',
    ],
    still: [
      '{them} still stood in your way with an empty hand held out, for the debt was not paid.',
      'You owed the debt as before, and {them} did not let you by without it. A tally-stick lay on the path, and {them} kept one foot on it.',
    ],
    later: 'A white shaving from a tally-stick was left there, where {them} had asked for the debt.',
    ways: [
      does(['gift', 'vigour', 'medium', 'none'], {
        action: 'Work off the debt to {them} here',
        description:
          'You must do whatever is set you until {them} says that it is enough, and {them} has a long memory.',
        success: [
          'You worked for {them} till the debt was paid. You ground meal, you greased straps, you combed out burrs. {them} sat by and called out the count. When it was even the notch was shaved off the stick. “There,” said {them}, feeling the place with a thumb. It was as smooth as a lip.',
          'You did all that {them} had saved up for you, and so the debt was paid. There was a tooth to be drawn, a song to be learned, a lie to be told to somebody’s aunt. By the last of them it was hard to say who owed, and {them} broke the stick over one knee.',
          'You scraped hides for {them} till the debt was worked off. You scraped until you could see your hand through them, and {them} brought another. At the ninth there was a grunt, and two halves of a cheese, and yours was the larger. That is how one knows.',
          'You paid {them} with work, and you did it fast, and sang. {them} began to help you in the end. So the two of you worked off what you owed, and {them} put the stick away, and slapped you on the neck for good-bye.',
        ],
        failure: [
          'You worked for {them} and broke a pot, and the debt was not paid. The pot had belonged to a grandmother of {them}. {them} gathered up the bits, would take nothing more from you, now or later, and left in anger.',
          'You worked off the debt, and you and {them} counted it differently. You had done nine days’ work. It was seven, said {them}, and neither would give way. So it stayed unpaid for good. {them} threw the stick at your feet and went, and was no friend.',
          'You did the work with such a face that {them} would not be paid by it. “Keep it,” said {them}, and walked off. The debt can never be paid now, and {them} will not forget it.',
          'You fell asleep at the work, and {them} did not wake you, but left. When you sat up the tally-stick lay broken on your chest. So the debt stayed unpaid, and {them} despised you for it.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for a few days more',
        description: 'You will have to say when, and be believed by somebody who has believed you once.',
        success: [
          'You asked for days, and {them} gave you some. You named the day, and swore to it by your mother’s pot. {them} knew the pot. A second notch was cut next to the first, small, and that was the days. “No more of those,” said {them}, “or there’ll be no stick.” You were let by.',
          '{them} looked at your shoes and let you have more time. One cannot get blood from a shoe. You were given until the moon was used up to come to {place} with the debt, and were told to eat something first.',
          '{them} gave you the days, for you said it straight: you had it not, and would have it. {them} had expected a story. You were told the story which {them} would have made up, and it was very good.',
          '{them} gave you time, for there was an oath on you, and an oath goes first. A debt may sit down and wait for an oath, as the younger for an elder. It is to be paid at {place} yet.',
        ],
        failure: [
          'You asked for more days, and {them} asked when. “Soon,” you said. It was the wrong word. {them} would not wait for a “soon”, broke the stick, and went home to tell everyone that you do not pay.',
          'You asked for days, and {them} asked which ones, and you could not say. So you got none. {them} left with an empty hand, and said that you were a thief of bread.',
          'You spoke of your oath, and {them} would not wait for it. Everybody had an oath, said {them}. It was too late for the debt after that: {them} walked off, and holds it against you.',
          'You knelt to ask for time, and broke the tally-stick with your knee. {them} took that for an answer. The debt was lost with the stick, and so was {them} as a friend.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse {them} the debt for good and leave',
        description: 'You would be quit of the debt and of {them} together, and you must get past {them.him} first.',
        success: [
          'You refused the debt and got away, and that was the end of it and of the friendship. You said it, and ducked. The hand shut on air. When you turned to look {them} was throwing the stick away, overarm, a good throw.',
          '“Never,” you said, three times, and {them} let you by. The debt is not asked for any more. {them} stood there and let it in, slowly, as a house lets in cold. You would not be greeted again.',
          'You said that you would not pay, and were gone under that arm like a weasel. {them} ran after you, for the length of a breath or two, and gave it up. You were rid of the debt, and {them} is no friend now.',
          'You put your empty bag in the hand of {them}, and were gone while {them} looked in it. It is a mean trick. They tell it of a fox. The debt will not be paid. {them} has no friend of your name any more.',
        ],
        failure: [
          'You said no, and {them} had you by the belt, and you two went round several times with a great deal of noise. {them} beat you, and let you go, and swore to speak ill of you. The debt is never to be paid now.',
          'You said no and ran, and {them} stuck out the tally-stick, and you fell over it. {them} sat on you, said aloud what you owed and would not pay, and left you lying. {them} is your enemy now.',
          'You refused, and {them} hit you with the bowl. {them} was crying. You two fought until neither could stand. Then {them} went home. Nothing was paid, and nothing was forgiven.',
          'You refused, and {them} caught you like a hen and beat you. Then your collar was put straight, and {them} went away without a word. The debt is over, unpaid, and {them} hates you.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them} came to end a quarrel with you here, sooner than you had thought. It should have been ended at {place}. There was grease on both arms, for wrestling. “I have been ready since then,” said {them}. “I’ve slept in this.” You were to fight, or talk, or turn your back, and nobody stood between you.',
      '{them} stopped a spear’s length away from you, and wanted your quarrel settled. The place for it was {place}, and {them} would not wait for that. {them} asked you if you were afraid. You were to fight, or ask for time, or turn your back, and could not go on till then.',
      '{them} came running, red in the face, and wanted a feud with you settled. It should have been settled at {place}, and {them} could not wait for that. You were stopped there, and would have to fight, or ask for time, or turn your back.',
      'Two had quarrelled, {them} and you, and now {them} stood before you and wanted it out. It was to be done at {place}. {them} had a clean shirt on for it. “I am tired of wearing this,” said {them}, and barred your way.',
      'A shoe hit you in the back, and it was {them} who had thrown it, to make you turn round. You two have a quarrel, and it was to be settled at {place}. {them} wanted it settled here, held the other shoe ready, and would not let you by.',
      '{them} barred your way, for there was a feud between you, to be ended at {place}. “I could wait,” said {them}, “but my hand won’t.” You looked at the hand, and it was opening and shutting. You were to end the feud here, one way or another.',
    ],
    still: [
      '{them} would not have you go before your quarrel was settled, and went up and down before you, the same three steps.',
      'The feud stood as it was, and so {them} still barred your way, and breathed like cattle.',
    ],
    later: 'A shoe lay there, and the one who had thrown it in a quarrel had been too proud to fetch it.',
    ways: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle {them} till one says enough',
        description: 'The first to say it has lost the quarrel, and {them} has never been known to say it.',
        success: [
          'You wrestled {them} till {them.he} said enough, and the feud was over. You had each other by the ears. It went on until both had forgotten the cause, and then beyond. “Was it about a goose?” asked {them}, through your fist. “Enough.” You two lay beside each other after, and got your breath.',
          'You threw {them} and the quarrel was yours. You went down three times and got up four. That is the way of counting it. {them} lay and looked up at you as at a new kind of tree, and said the word, and held up a hand to be pulled. It came up warm, with no more harm in it.',
          'You held {them} till {them.he} said enough, and the feud was done. {them} bit you. You did not let go. You felt the quarrel leave that big body, as one feels a cow give in. {them} wanted to know who had taught you to hold on like that.',
          'You threw {them} fairly, and you made peace. Everything jumped. You sat down on {them} to have it said, and it was said. Then you were both laughing, with bloody teeth. You might have been friends from the start.',
        ],
        failure: [
          '{them} threw you, and sat on you until you said enough. So you lost the quarrel. {them} went home to tell it, and hates you no less for having won.',
          'You wrestled {them}, and your foot slipped, and you were put down on your face. “That was for all of it,” said {them}. You had lost before witnesses, and there was no peace in it.',
          'You held {them} by the ears for a long time, and then your arms gave way. You were thrown into a ditch. {them} spat after you and went, as much your enemy as before.',
          'You fought and {them} fought, and you were the one who cried enough. {them} took that home, to be told at every fire. The feud was lost, and it was not forgiven.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Have {them} put off the fight',
        description: 'You must say that you will come to {place}, and be called coward for it in the meantime.',
        success: [
          '{them} put off the fight, after calling you nineteen names. You nodded at each. It took the steam off. Well then, at {place}, said {them}, in some days. You should eat something first. There would be no glory in it as you were.',
          '{them} gave you days, for you were under an oath. You could not have your arm broken until it was kept, you said. It was a word that one fighter may say to another. You were shown where the arm would be broken, at {place}.',
          '{them} put off the fight for the sake of the dead. The dead of both your houses would want to see it, you said, and they were at {place}, and not here. {them} thought about them, standing about there with nothing to look at. You were not to be late, on their account.',
          '“Feel my hand,” said {them}. You felt it, and it shook, and so the fight was put off. One does not fight with such a hand. You said so as one who knows. {them} agreed to rest it for some days, and scowled at it.',
        ],
        failure: [
          'You asked {them} for time, and {them} would give you none. {them} called you a coward, three times, and struck you, and went off to tell it. There would be no peace after that.',
          'You gave good reasons to put off the fight, and {them} took them all for fear. By the sixth {them} had begun to smile. “So you will not fight,” said {them}, and left, and will always say so.',
          '{them} would wait no longer for you. The days that you had had were counted out on those greased fingers, one by one. Then {them} walked away. It was too late to make peace.',
          'You said that you would come to {place}, and {them} did not believe a word. {them} pushed you aside and went on alone, to tell all people there that you stayed away. The feud would not be ended now.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'serious'], {
        action: 'Turn your back on {them} and the quarrel',
        description: 'You walk and do not run; {them} may let it end so, or something hard may hit you from behind.',
        success: [
          'You turned your back on {them} and walked off, and nothing came after you. So the feud was over. Between your shoulders there was a spot that waited. {them} called you less and less. Then it was only a voice and not for you.',
          'You gave {them} your back, and walked away, and the quarrel stayed behind. “Only a back?” cried {them}. It was. One cannot quarrel with a back, it has no ears. When you had gone some way there was the noise of somebody sitting down.',
          'You walked off, and the shoe hit you, and you walked on, and that ended it. The second was thrown more softly. After that {them} stood there barefoot and said nothing. There is nothing between you any longer, neither bad nor good.',
          'You sang as you left, and {them} had nobody to fight, and the feud died. {them} shouted, for a verse or so, and there was nobody to hear how well. They say such a death is painless.',
        ],
        failure: [
          'You had gone four steps when {them} ran at you from behind and beat you. Then {them} was tired of it and went. The quarrel was not ended, and {them} had shamed you.',
          'You walked, and then your legs ran, and {them} ran after you and threw you into the mud. “Run, then,” said {them}, and let you. All people there will hear that you ran. The hatred stays.',
          'The shoe hit you, and there was a stone in it, and you fell. When you saw clearly again {them} had gone, and your name was scratched out on the ground. There is no peace with {them} now.',
          '{them} came round to the front of you, wherever you turned, and struck you. You fought, and had the worse of it. {them} left you there, and will hate you as before.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them} came to you and asked for a promise, and it was not kept yet. You had given it for {place}. {them} had told everybody of it, and would not wait any longer. “Did you forget,” asked {them}, “or was it only me?” You would have to keep it here, or put it off, or take it back.',
      'You had promised {them} something, to be done at {place}, and it was not done yet, and now {them} stood before you. “I didn’t hear it,” said {them}, with a hand behind one ear, “so I came nearer.” You were to keep your word in some way here, or else take it back.',
      '{them} had come to find you, about the promise that you had given for {place}. You had not kept it yet, and {them} would wait no longer, for others had begun to laugh about it. “Will you do it?” said {them}, and stood in your way. You were to keep your word here, or ask for time, or take it back.',
      '{them} had come the whole way to ask about your promise, and it was for {place}. You had given your word, and it was not done yet. {them} would not wait any longer, and would not let you by. You were to keep the promise here, or ask for time, or say no.',
      '{them} held out a plait of dry grass, with one hair of yours in it, and that was your promise. It was to be kept at {place}, and it was not kept yet. {them} wanted it done here. You were to keep it as well as you could, or ask for time, or take it back.',
      'You heard a cough that you knew, and it was {them}, who wanted your promise kept. You gave your word for {place}, and it was not done yet. Now you were to do it here, as well as it could be done, or else to say that your word was only breath.',
      '{them} held your wrist and wanted a promise kept. You gave the word for {place}, and nothing was done there yet. {them} had told the grandmothers that you would come. {them} had told the uncles. Now you were to do it here, or say when, or say no.',
      '{them} caught you by the foot and wanted your word made good. It was for {place}, and you had not gone there yet. {them} had counted the days, and would not count any more. You were to do it here, or to say when, or to say no.',
      '{them} stood before you and spoke of your promise, that was to be kept at {place}, and was not kept yet. {them} wanted it done before you took one more step. Whichever way you went, {them} stood there. You were to keep it here, or ask for time, or take it back.',
      '{them} stopped you, chest to chest, about a promise that was not kept yet. We break bread when we promise, and {them} held out the other half of yours. It was dry. You had given your word for {place}. You were to keep it here, said {them}, or say when, or take it back.',
      '{them} barred your way with two hands and wanted what you had promised. It was for {place}, and it was not done yet. The neighbours asked {them} about it each day. Now {them} asked you, and would not wait. You were to keep it here, or say when, or take it back.',
      '{them} had hold of your jaw and wanted a promise out of it. It was for {place}, and it was not kept yet. “It came out of there,” said {them}, “so where is it?” You were to do it here, or name a day, or take it back.',
      '{them} stood across your way and wanted a yes or a no. It was about your promise for {place}, and it was not done yet. {them} had told the children there that you would come, and could not tell them so any longer. You were to keep it here, or say when, or say no.',
    ],
    still: [
      '{them} had sat down in your way with folded hands, and would not get up until your promise was kept or taken back.',
      'You were not let by, for {them} wanted your promise kept, and said it back to you, word for word.',
      'Your promise to {them} was not kept, and {them} still shut the way. {them} breathed. You breathed.',
      '{them} still held you by the sleeve, and wanted to hear whether the promise would be kept or not. You had not given one.',
    ],
    later: [
      'A plait of dry grass had been tied fast there. {them} had left it, for your promise.',
      'The prints of two pairs of feet were there, yours, and those of {them}, who had asked for your promise.',
      'One stone lay there upon another. {them} had set it, for what you said. It had not fallen.',
      'You went by there with a shut mouth. It was the place where {them} had asked for your promise.',
    ],
    ways: [
      does(['gift', 'endurance', 'medium', 'none'], {
        action: 'Keep the promise here as well as you can',
        description:
          'The promise was meant for {place}, and here you would have to keep it with your bare hands and no rest.',
        success: [
          'You kept the promise there, with your bare hands, and {them} took it. It was lopsided. “It’s what you said,” {them} told you, walking round it. A wet thumb was set on your forehead, so that you and your word were both dry land again.',
          'You kept your promise there, and {them} helped you with the half of it. {them} could not sit by. {them} has told it since without mentioning that. It was put away in the songs, among what was done.',
          'You kept your word there, slowly, and left nothing out, and {them} was content. It ought to have been at {place}, before people. But {them} was all the people that mattered. There was a nod, the kind that they give to a calf when it stands.',
          'You kept the promise on the spot, and quickly, for your hands knew it. {them} laughed, and counted on fingers how many days you had spent in not doing it. They were forgiven you, from the thumb on, one by one, till the hand was closed.',
          'You and {them} did together what you had promised, and it held. It took the two of you and one rope. You pulled. {them} pulled. The third time it came. It was not {place}. {them} spat on it, the way we bless. Cut that one off the stick.',
          'Four hands kept the promise, and two were yours. {them} held what you tied. {them} held what you lifted. Then {them} held you, and the ribs creaked. The word was kept. It went home to {place} on its own legs. Move over, it sits with us.',
        ],
        failure: [
          'You did it badly, and so the promise was broken. {them} thanked you, and that was the worst. Then {them} went home, and will not ask you for anything again.',
          'You did something else than you had promised, and {them} watched it from the first to the last. “No,” said {them}, and left. Your word was broken, and {them} knows you now for one who breaks it.',
          'You could not do there what had to be done at {place}, and it fell to pieces in your hands. “Stop,” said {them}, and took hold of your wrists. So the promise was broken for good, and {them} went away bitter.',
          'You did as little as the promise allowed, and {them} would not have it so. “Keep it,” said {them}. It was too late for anything better. {them} walked off, and was your friend no longer.',
          'What you had promised broke in three in your hands, and so did the promise. {them} looked at the pieces and took none. {them} went, and we do not mend that kind. Leave a gap on the stick.',
          'You ran out of strength, and the promise was not kept. {them} had waited long, and stood up and left without you. Nothing more can be done about it, and {them} is bitter.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Promise {them} to come by a named day',
        description: 'It is a second promise on a first that is not kept, and {them} must believe you once more.',
        success: [
          'You gave {them} a new day for the promise, and it was taken. The day had a knot, and the knot was pulled at, first by hand, then with the teeth. It held. Should you come to {place} with it still tied, said {them}, you would be made to eat it.',
          '{them} gave you some days more for the promise, for you told how you would keep it. You told it through, down to how you would come to {place}. It had begun to look so real that {them} moved over, as if to let you sit.',
          '{them} gave you days, for you said only, “I was slow.” You had reasons and did not use them. {them} had met with everything but that. It is not the same as false.',
          'You swore the promise anew, and {them} believed you and gave you time. {them} held your tongue in two fingers while you swore. It is hard to lie like that. The way was free, and {them} went off with wet fingers to wait.',
          'You got your days for the promise, a hand of them and a thumb. {them} bit each finger, so that it should remember. The thumb was bitten hardest. That is the one for {place}. Keep it folded.',
          'You asked for days, and {them} gave some. You swore on a tooth. “Yours?” said {them}. It was your father’s. {them} had eaten beside that man, and looked, and nodded. One tooth, and it was enough.',
        ],
        failure: [
          'You named a day, and {them} did not believe it, and would give you none. Your promise was broken now, said {them}, and you need not come at all. {them} went home, and hates you for it.',
          '{them} did not believe your new promise. You had stumbled in the middle, over {place}. How should you find the way there, if you could not say it? The old promise counts as broken, and {them} left.',
          'You promised too much, and {them} would not have it. You threw in a goat, and a song, and {them} grew sadder with each. So you got no days. {them} went away, and your word was broken.',
          'You explained to {them} what a promise is, and got no days for it. A promise is when one does it, said {them}, and turned round and went. Yours was broken with that.',
          'You asked for five days. You asked for three. You asked for one, and {them} closed your hand for you. It was too late. {them} will do without you now, and tell people why.',
          'You asked for days, and {them} said no. Our dead heard you the first time, said {them}, and now they had heard you break your word. {them} spat on the ground, and went.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Take your word back and leave {them}',
        description: 'You must ask it of the very one to whom it was given, and go before you are looked at too long.',
        success: [
          'You took back your promise, and {them} gave it up, and it was over between you. “Give it here,” you said. {them} laid nothing in your palm, and shut your fingers round it one at a time. It was light.',
          'You told {them} that the promise would not be kept, and you were let go. It has been quiet since on that side. You have lost one of those who would have sworn that the sun comes up on your account.',
          'You took your word back and went while {them} was still nodding. There is a kind of nod that only means that one has heard. No one came after you. From there on you owed nothing at {place}, and had nobody there.',
          'You took your promise back, and {them} made it easy. {them} looked at something over your shoulder for as long as you needed. You slid by. A cough came, from far back. It was not to call you. There was no more of that friendship.',
          'You took your word back, and {them} let you have it. It had lain in two ears, and it came out of both. {them} shook that head three times, to be sure. Nothing rattled. Cut the notch across. We have one friend fewer there.',
          '“No,” you said to the promise, and went, and {them} did not hold you. One arm went up. It stayed up. You looked from far off, and it was a post by then. We hang nothing on it.',
        ],
        failure: [
          'You asked for your promise back, and {them} shouted at you, at the top of that voice, what you were. Everybody near could hear it. You had broken your word, and {them} hates you.',
          'You wanted to take your promise back, and {them} held you with a look until you had heard it all: how long the waiting was, and how the house was swept for you. Then {them} left. The promise was broken, and you were ashamed.',
          'You ran from the promise, and {them} was quicker and caught you. You got a great cuff, and then the whole story, and it was true. After that {them} let you go for good, and in anger.',
          'The word stuck in your mouth, and you could not take your promise back. {them} pounded you on the back, harder and harder, and it was no kindness. You had broken your word, and {them} went away.',
          'You got two steps, and {them} knocked you down. {them} told you the promise from its first word, standing over you, and said that you had broken it. Then {them} left you lying there.',
          'You said to the ground that you would not do it, and {them} turned your chin up and slapped you. One slap for {place}. One slap for the swept floor. Then {them} went, and is your friend no more.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      '{them} stopped and would not go another step with you, for the sake of a wish. It was a wish to go to {place}, and you had known of it, and had not gone yet. “I have not said anything,” said {them}. “Now I’m saying it.” You had to give an answer before you two went on.',
      '{them} sat down and would not go on with you, for you had not gone to {place} yet. That was the one wish of {them}, and you had said yes to it. {them} looked at you without a smile, and waited for what you would do.',
      '{them} put down the food and would not go on: it was about {place}. Going there was the only wish that {them} had, and you had said yes, and it was not done yet. {them} had waited for many days and been cheerful. You had to answer.',
      'You woke, and {them} sat there with everything packed and would not walk on with you. “Is it today?” asked {them}. “That we go to {place}.” {them} had wished for that long, and you had said yes. {them} wanted to be told when, or if not, why.',
      '{them} had drawn you both in the dirt, with your large feet, and beyond you {place}. That was where {them} wished to go, and you had said yes, and had not gone yet. “I only wondered,” said {them}, “whether you knew where it was.” {them} sat down on the line and would not go on till you answered.',
      '{them} would go no farther with you before the wish was granted. It was something at {place}. You had said yes to it, and had not gone. Now {them} said it for the second time, and sat down. You had to grant some of it here, or say when, or say no.',
    ],
    still: [
      '{them} still would not walk on with you, for the wish was not answered. The bag had been unpacked and packed again.',
      'You could not go on without {them}, who wanted to hear of {place}, and looked over that way as a dog looks at food.',
    ],
    later: 'Two had sat there a long time, over a wish, and had left crumbs on either side.',
    ways: [
      does(['gift', 'perception', 'medium', 'none'], {
        action: 'Give {them} some part of the wish here',
        description:
          'You grant at once as much of the wish as you can without {place}; you must guess which part is the heart of it.',
        success: [
          'You guessed the heart of the wish, and {them} was content and walked on with you. It was not {place} so much, it was that somebody should be there and watch. So you watched. {them} did the whole of it, small, with a bit of string, and was red and happy.',
          'You made {them} the wish as well as you could, small, out of bark, and it was enough. {them} got down and looked in. There was a long breath. “That’s very near,” said {them}, and put it in the bag and came along.',
          'You asked to be told the whole wish, and that was enough for {them}. Nobody had asked for that before. When it was told it was used up. {them} yawned and leaned on you, and wanted to know what there was to eat.',
          'You did it for {them} there, as if at {place}, badly, and that granted the wish. By and by you both did it. They must have heard you laughing for a good way off. Afterward {place} was only a name, and {them} walked in front.',
        ],
        failure: [
          'You gave {them} the wrong part of the wish, and it did not help. You had made such an effort, and {them} said so, twice. {them} would not speak of {place} again, and walked on behind you, sad.',
          'You made {them} a joke of the wish, and it hurt. {them} laughed a little, and then said that the wish was over. {them} came along with you, and trusted you less.',
          'You found out why {them} wished it, and it was a grief, and you could do nothing for it here. It was too late for {place}, said {them}. You two walked on, and did not talk.',
          'What you put together for {them} fell down at a touch, and the wish was not granted. “Leave it,” said {them}. It was never asked for again, and {them} went on with you in the bad way, silent.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell {them} when you will go to {place}',
        description: 'You have said “soon” too often, and must name a day, or a place where you turn off.',
        success: [
          '{them} was content to wait, for you named the hill where you would turn off for {place}. It was the first time that there had been a hill in it. {them} took that hill and looked at it from all sides, and shouldered the bag.',
          '{them} gave you some days more, for you tied a thread from your finger to a finger of {them}. Whenever you forgot, it was to be pulled. It was pulled at once, to try. There was a grin at the far end, and you two went on.',
          '“After the oath, or before?” asked {them}. “Before,” you said, and {them} agreed to wait. You would go to {place} as soon as the road bent that way. One can wait quite well, if it is for something.',
          'You told {them} how it would be at {place}, and {them} was willing to wait for it. We go there, you stand so, and I hold your coat: so you said it. A few days yet, and that was nothing.',
        ],
        failure: [
          'You named no day, and {them} would not wait for one. The bag was closed with a jerk. There was no more talk of {place} after that, and {them} was bitter.',
          'You counted the days to {place} on your fingers and ran out of them. {them} saw that it would never be. {them} gave up the wish, and thought less of you.',
          'You asked whether the wish was so important, and {them} was hurt. You would have given a cow to have it back. {them} said that it did not matter now, and walked on, and it mattered.',
          'You named a day, and {them} did not believe you. {them} had heard too many days. The wish was given up there, and {them} went on with you and looked the other way.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Say no to {them} and go on',
        description: 'You would have to bear the silence behind you, and it may be that nobody follows for a while.',
        success: [
          'You said no to the wish, and why, and went on, and {them} came after you. It was very still at first. Then there were steps. {them} came up beside you, with red eyes. “Well,” said {them}, “then I can stop hoping, that’s a rest.”',
          '{them} took your no like a cold drink, in one, with eyes shut, and stayed with you. You walked apart for some time. Then there was a remark about a bird. That wish was over. It had been buried without a song.',
          'You said no and did not soften it, and {them} bore it. So you went on, the two of you. It was {them} who found the food, and gave you half, though not the good half.',
          'You said no three times, and {them} gave the wish up and walked on with you. Once would only have been talk. {them} thought it over upon one leg. There are other wishes. This had been the first.',
        ],
        failure: [
          'You said no and went on, and {them} did not follow, and you had to turn back. Then it all came: who had carried what, and who had been given the end of the bread. {them} came along in the end, angry.',
          'You said no, and {them} ran in front of you and made you say it again, and you fell over your feet. You were helped up, and not spoken to. {them} will not forget that no.',
          'You said no, and {them} followed so closely that you were trodden on at every pace. It was on purpose. At last you two shouted at each other, sitting on the ground. The wish was dead, and {them} was angry.',
          'You said no and went on, and {them} called you by a name that you had told in confidence. It hit you. You two went on, a good way apart, and {them} did not forgive it.',
        ],
      }),
    ],
  },
];
