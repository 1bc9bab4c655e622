import { does } from '../builders/offers.js';
import { type ReckoningContent } from '../../model/content/reckonings.js';

export const barbarianReckonings: readonly ReckoningContent[] = [
  {
    kind: 'debt',
    openings: [
      '{them} had come to look for you, since you had not come to {place}. You owed a debt there, and it was not paid. {them} held up the tally-stick and put a thumb to the notch. “That’s you,” said {them}. It had been cut with some care, and it was the only one on the stick that was still white. You were to settle it now.',
      'You heard your name said three times, each time nearer. It was {them}, to whom you were in debt, and who had waited for you at {place} until the waiting got to be a joke there. {them} was not angry yet. {them} wanted what was owed, that was all, and sat down upon your bag to show that there was time.',
      'This is the way with a debt: it gets up and walks. You had not paid {them} at {place}, and here {them} was, grey to the eyes from the journey. “I was in the neighbourhood,” said {them}, who had come a very long way. What you owed was to be given here, before you went on, and {them} had brought half of a bowl to put it in.',
      '{them} had hold of your belt before you had well turned round. It was about the debt. You had been expected with it at {place}, they had made room on the shelf; and when you stayed away people began to ask {them} what kind of friends one has. You must pay it now, said {them}, or say aloud that you would not.',
      'There are those to whom one owes a thing and forgets it, and they are the ones who do not. {them} stood in front of you. You were to have paid at {place}. “I have had it in my mouth every day,” said {them}, “like a hair.” {them} would not go away from you without an answer, and had brought food to wait with.',
      'Count it over: one debt, owed to {them}; one place to pay it, {place}; no payment. So {them} had come to you. The debt was held out in an open hand, that had nothing in it, and you looked into this hand together. It was a large one. “Well?” said {them}. “Do you see anything? I don’t either.”',
    ],
    still: [
      '{them} had turned the hand over and looked at its back, in case you had put it there.',
      'The tally-stick had been laid down between you. {them} kept one foot on it, not heavily.',
    ],
    later: 'A white shaving from a tally-stick was left there, curled up like a small animal.',
    ways: [
      does(['gift', 'vigour', 'medium', 'none'], {
        action: 'Work off the debt before the eyes of {them}',
        description:
          'You must do whatever is set you until {them} says that it is enough, and {them} has a long memory.',
        success: [
          'You ground meal, you greased straps, you combed out all the burrs of a whole journey. {them} sat by and called out the count. When it was even the knife came out, and the notch was shaved off the stick. “There,” said {them}, feeling the place with a thumb. It was as smooth as a lip.',
          '{them} had saved up things for you to do. They were such as one does for kin: a tooth to be drawn, a song to be copied by heart, a lie to be told to somebody’s aunt. You did each. By the last of them it would have been hard to say who owed, and {them} broke the stick over one knee.',
          'It was scraping. You scraped hides until you could see your hand through them, and {them} brought another. At the ninth there was a grunt, and two halves of a cheese, of which yours was the larger. That is how one knows. No more was ever said about {place}.',
          'You did it fast and you did it well, and sang, so that it should not look like paying. {them} began to help you in the end out of impatience. So the two of you worked off what you owed, and {them} went home with the stick put away, and slapped you on the neck for good-bye.',
        ],
        failure: [
          'You did what you were bid, and broke it. It had belonged to a grandmother of {them}. There is no number for such things; {them} gathered up the bits and went, and that was between you now in place of the debt.',
          '{them} called the count and you called it too, and they were not the same count. You had done nine. It was seven, said {them}. Neither would give way over the two. It ended with the stick thrown at your feet, and {them} walking off very upright.',
          'You did it all, but with such a face that {them} could not bear to be paid by it. “Leave it,” said {them} at last. So it was left. The debt was gone and the goodwill with it, they had been tied up in one cloth.',
          'You fell asleep at it, for you had come far. {them} did the rest alone without waking you, and was gone when you sat up. On your chest lay the tally-stick with the notch cut deeper, right down through, so that it hung by a thread of bark.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask {them} for a few days more',
        description: 'You will have to say when, and be believed by somebody who has believed you once.',
        success: [
          'You named the day, and swore to it by your mother’s pot. {them} knew the pot. There was some muttering; then a second notch was cut next to the first, small, and that was the days. “No more of those,” said {them}, “or there’ll be no stick.”',
          '{them} looked at your shoes, which spoke for you. One cannot get blood from a shoe. You were given until the moon was used up to come to {place}, and were told to eat something first.',
          'You said it straight, that you had it not, and would have it. {them} had expected a story. It was so refreshing that you got the days at once; and were told the story which {them} would have made up, and it was very good.',
          'There was an oath on you, you said, and that went first. {them} could see the sense. A debt may sit down and wait for an oath, as the younger for the elder. {them} went back to {place} to keep it company.',
        ],
        failure: [
          '“When?” asked {them}, and you said, “Soon.” It was the wrong word. It had been said by you at the time of borrowing, in the same voice, with the same hand held up. {them} would not wait.',
          'You asked for days, and were asked which ones, and what they were called. You had not thought of names for them. {them} laughed without being amused and pulled the bag nearer. No days were to be had.',
          'You spoke of your oath and of the one who waits for it. {them} listened with head on one side. Everybody, it seemed, had an oath, said {them}; there was a person at {place} who had three and paid at once. You got nothing.',
          'You knelt, for the look of it, and your knee came down on the tally-stick. It broke at the notch. {them} took that as your answer, and there was no explaining; the time for you to pay in was over.',
        ],
      }),
      does(['flight', 'reflexes', 'medium', 'slight'], {
        action: 'Refuse {them} the debt for good and leave',
        description: 'You would be quit of the debt and of {them} together, and you must get past that hand.',
        success: [
          'You said it, and ducked. The hand shut on air. Nothing more came after you but a word, and it was a short one; when you turned to look {them} was throwing the stick away, overarm, a good throw. It was finished between you, the debt and the rest.',
          '“Never,” you said, three times, so that it kept. {them} stood there and let it in, slowly, as a house lets in cold. Then you were let by. You would not be asked again, nor greeted.',
          'You went out under that arm like a weasel. {them} ran after you, for the length of a breath or two, and gave it up, being older than the debt. You were rid of it. From far behind you heard someone begin to whet a knife and then, after all, cut cheese.',
          'You put your empty bag in the hand and were gone while {them} looked in it. It is a mean trick. They tell it of a fox. {them} shook it out, folded it and laid it down, and has no friend of your name any more.',
        ],
        failure: [
          'You said no; but {them} had your belt. You went round that way several times with a great deal of noise. What you owed was taken out of you in hair, you were told exactly how much, and that it was by no means all.',
          'You ran and {them} stuck out the tally-stick. You went over it at full length. Then {them} sat on you and told you from the beginning what had been lent, and how gladly, and you had to hear it all with your mouth full.',
          'You had not finished saying it when you were hit with half a bowl. It is the worse half that has the edge. {them} was crying, and hit you with that as well, so to speak; you had it out until neither could stand.',
          'There was nowhere to be off to on that side, and you had told {them} so plainly what you meant to do. You were caught like a hen. It was not the blows so much. It was that you were let go, after them, and had your collar put straight.',
        ],
      }),
    ],
  },
  {
    kind: 'feud',
    openings: [
      '{them} had grown tired of waiting for you at {place}, where the quarrel was to be ended, and came here to end it. There was grease on both arms, for wrestling. “You said that you would come,” said {them}. “I have been ready since then. I’ve slept in this.” You were to give satisfaction, one way or another, and nobody stood between you.',
      'You knew the walk a long way off, since you had thought of it so often with hatred. It was {them}. You had a feud to settle, and the place for it was {place}; you had not been seen there. {them} stopped a spear’s length away, spat out something that had been kept for the purpose, and asked you if you were afraid.',
      'A feud is like a pot, one may not leave it. You had left it; you had not gone to {place}. So it had boiled, and {them} came running with it in both hands, so to say, red in the face, and wanted it off the fire now, before it got into the children. You would have to fight or talk or turn your back.',
      'Two had quarrelled, {them} and you. They ought to have met for it at {place}. One had gone and stood there in front of everybody with a clean shirt on, for days. It was not you. “They brought me stools,” said {them}, shaking. “They brought me soup!” You owed for the stools too, now, in a manner of speaking.',
      'Somebody threw a shoe and it hit you in the back, not hard. It was to make you turn round. {them} would not have come at you from behind, whatever else you had against each other; that was to have been dealt with at {place}, and would be dealt with here. {them} had already taken off the other one.',
      '“I could let it go,” said {them}, by way of greeting, “but my hand won’t.” You looked at the hand, and it was opening and shutting. It had waited for you at {place}. There was an insult between the two of you that had never been paid for; and {them}, who had carried it all the way here, wished to put it down.',
    ],
    still: [
      '{them} went up and down before you, the same three steps, and had begun to wear away a place.',
      'Both of you were breathing like cattle. {them} had a vein on the forehead, and you knew that vein.',
    ],
    later: 'One shoe had been left behind there, by somebody who had thrown it and was too proud to fetch it.',
    ways: [
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle {them} till one says enough',
        description: 'The first to say it has lost the quarrel, and {them} has never been known to say it.',
        success: [
          'You had each other by the ears. It went on until both had forgotten the cause, and then beyond. “Was it about a goose?” asked {them}, through your fist. It was enough; {them} had said so; and you lay beside each other after, getting your breath, like two who have carried something up a hill.',
          'You went down three times and got up four. That is the way of counting it. {them} lay and looked at you from below as at a new kind of tree, and said the word, and held up a hand to be pulled. It came up warm and heavy, with no more harm in it.',
          '{them} bit you; you had been told to expect it. You did not let go. You felt the quarrel leave that big body, from the neck downward, as one feels a cow give in. “Enough,” said {them}, almost with relief, and wanted to know who had taught you to hold on like that.',
          'It was a fair fight and ended upon a fair throw. Everything jumped. You sat down on {them} to have it said, and it was said; and then you were both laughing, with bloody teeth, since it was so plain that you might have been friends from the start.',
        ],
        failure: [
          'It was you who said it. You heard your own voice. {them} got off at once, as is right, and did not crow; but went away with it, lifting the feet high, and it would be told at {place} by someone who had been there.',
          'You were both pulled down by your own weight, and neither would speak. You lay so until it had got to be dull. In the end {them} got up without a word, and you did; it was ended, people would say, since nobody had the strength to go on with it. You hated one another as before.',
          '{them} put a thumb in your eye. It is not allowed. You said so, and {them} said that you had not been at {place} to hear what was allowed. So that was what you had for satisfaction, the two of you: one was half blind, and one in the wrong.',
          'You threw {them} upon something hard, and it was not what you wanted. There was a sound. {them} would not be helped up, nor looked at, and limped away from you with the quarrel won and worse than ever, on the one leg.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Have {them} put off the fight',
        description: 'You must say that you will come to {place}, and be called coward for it in the meantime.',
        success: [
          '{them} called you the names, nineteen of them, and you nodded at each. It took the steam off. Well then, at {place}, said {them}; some days more; and you should eat something, since there would be no glory in it as you were.',
          'You told {them} what oath you were under, and that you could not have your arm broken until it was kept. It was a thing that one fighter may say to another. You were given the days, and shown where the arm would be broken.',
          'You said that the dead of both your houses would want to see it, and they were at {place}, and not here. {them} thought about the dead, standing about there with nothing to look at. It was put off. You were not to be late, on their account.',
          '“Feel my hand,” said {them}. You felt it, and it shook from having waited so long. One does not fight with such a hand. You said so as one who knows, and {them} agreed to rest it for some days, and scowled at it.',
        ],
        failure: [
          'You asked for time, and {them} asked the sky whether it had heard that. It had, apparently. There would be no time, and what you had thought to gain by it you had lost on the spot.',
          'You gave good reasons, and they were all taken for fear. The more of them there were the more afraid you must be. By the sixth {them} had begun to smile, and would not hear of waiting.',
          '{them} had given you days already. They were counted out to you on those greased fingers, each with what had been done in it: standing about; being looked at; soup. There were no more where those came from.',
          'You promised to come to {place}, and it was the very promise. One could see it go in, like a spark in thatch. {them} would have waited for anything, perhaps, rather than for that.',
        ],
      }),
      does(['flight', 'vigour', 'medium', 'serious'], {
        action: 'Turn your back on {them} and the quarrel',
        description: 'You would have to walk, and not run, and there is a shoe in that hand, or something harder.',
        success: [
          'You turned and went. Between your shoulders there was a spot that waited. Nothing came. {them} could not throw at what would not turn round, and stood, and called you less and less; then it was only a voice and not for you. It was over, as a thing is that has been let fall down a well.',
          'You gave {them} your back to look at, the whole width of it. “Only a back?” cried {them}. It was. One cannot quarrel with a back, it has no ears. When you had been gone for some time there was the noise of somebody sitting down.',
          'The shoe hit you, and you walked on. The second was thrown more softly. After that {them} stood barefoot and was beginning to feel foolish, you could tell by the silence; there is nothing between you any longer, neither bad nor good.',
          'You sang as you left, to show that you were not listening. {them} shouted, for a verse or so, and there was nobody to hear how well. So that feud died of having no one at the other end. They say such a death is painless.',
        ],
        failure: [
          'You had gone four steps. {them} ran at you, head down, and you learned a good deal about your own back. You were turned round by the hair, so as to be hit where it counts, and had it all out with {them} after all.',
          'You walked, and then your legs ran. You had not told them to. It was more than {them} could resist; one chases what runs. It was finished in something wet, with both of you inside.',
          'There was a stone in the shoe. When you saw clearly again {them} stood bent over you and was asking, quite anxiously, how many fingers. You said three. It was a fist; and so the quarrel took its course.',
          '{them} came round to the front of you, wherever it was that you turned. It went on like a dance, for a time. Then one of you trod on the other, and there was an end of backs; it was fought out nose to nose, and you had the worse nose.',
        ],
      }),
    ],
  },
  {
    kind: 'promise',
    openings: [
      '{them} came to ask you about your promise. You had given it with a wet thumb, to be kept at {place}, and it was not kept; and {them} had told everybody. There was no anger in that face. It was more as one looks at a bridge that one had meant to cross. “Did you forget,” asked {them}, “or was it only me?” You would have to answer.',
      'You had promised {them} a thing, and had put it off, and meant it, and put it off. It ought to have been done at {place}. Now {them} stood before you with a hand behind one ear. “I didn’t hear it,” said {them}, “so I came nearer.” Either you would keep your word in some way now, or take it back in front of its owner.',
      'A promise has a smell when it has been kept too long; {them} had noticed it as far off as {place}. So you were sought out. What you had given your word to do there had not been done, and others had stopped asking {them} about it, from kindness. “I would rather that they asked,” said {them}, and waited for you to speak.',
      'Three times you had said it to {them}, and what is said three times is so. But it was not so. Nobody had come to {place}. {them} wanted to learn how that could be, for the children’s sake, who had been brought up to believe in threes; and had come the whole way to look at your mouth.',
      '{them} had brought your promise with you in it, so to say: a bit of grass, plaited, with one hair of yours. It had been put in your hand back then, and in the other’s. You were to have redeemed it at {place}. “It’s dry,” said {them}. “See. It drops if one breathes.” And both of you held your breath and looked.',
      'You would have known that cough anywhere. It was how {them} always came in. You gave your word once to the owner of that cough, for something to be done at {place}, and time went by, and you with it. Now you were wanted to do it here, as well as it could be done, or else to say that your word was only breath.',
      'One promise. Two people. One of them wanted it kept, and held your wrist. That was {them}. You gave the word for {place}, and nothing was done there. {them} had told the grandmothers. {them} had told the uncles. {them} had told the pot, and the pot had no answer. We tell the pot last. Now it was your turn.',
      '{them} wanted your word made good, and sat down on your foot. It was the right foot. It had not gone to {place}. The left had not gone either. {them} had counted everyone who came there: two hands of people, one dog, no you. We do not count a person twice. {them} had gone out and counted again.',
      'Count three. {them}, who was promised. You, who promised. The door at {place}, and it stood open for nobody. {them} wanted the thing done before you took one more step. Both arms were spread. You went left, and {them} was there. You went right, and {them} was there. {them} was a gate. The gate had a face.',
      'One loaf, in two halves. {them} held out one half and wanted your word for it. The word was for {place}, and nobody had kept it there. We break bread when we promise. You ate yours. {them} had saved this one, and it was a stone now. “Bite,” said {them}, and stood chest to chest with you.',
      'Two hands barred you, and {them} was behind them. The hands wanted the thing that you promised for {place}. You promised it loud. They heard it three houses off. The first house asked after you. The second house asked. The third did not ask, and sent over soup. {them} ate it. We know that soup. It is for widows.',
      '{them} wanted the promise out of you, and had hold of your jaw. It came from that mouth, so there it must be. It was for {place}. {them} looked under the tongue. {them} looked behind the teeth. “Gone,” said {them}. We keep a word warm, or it walks off. Yours had walked, and left {them} the bed.',
      'One yes or one no: {them} wanted it from you, and stood across your way. It was about the promise for {place}. A hand of children watched there for you. Four of them said that you would come. The smallest said nothing. {them} had begun to believe the smallest, and it showed in the knees.',
    ],
    still: [
      '{them} had sat down opposite and folded both hands, as one does at the bed of somebody who may yet recover.',
      'Your own words had been said back to you by {them}, in your voice. They were very good words.',
      'Two of you, and one word, and it was nobody’s. {them} breathed. You breathed. The word did not.',
      '{them} had counted your fingers twice. There were enough of them to do it with.',
    ],
    later: [
      'A plait of dry grass had been tied fast there, so that it should not blow about.',
      'Two pairs of feet had stood there. The deeper pair was {them}. We do not tread in those.',
      'One stone lay there upon another. {them} had set it, for a thing that you said. It had not fallen.',
      'You went by there with a shut mouth. It was the place where {them} had asked.',
    ],
    ways: [
      does(['gift', 'endurance', 'medium', 'none'], {
        action: 'Keep the promise here as well as you can',
        description: 'It was meant for {place}, and here you would have to do it with your bare hands and no rest.',
        success: [
          'You did it there, without any of the things that one needs, and it took all you had. {them} looked on as at a birth. It was lopsided and late. “It’s what you said,” {them} told you, walking round it; and wet a thumb, and set it on your forehead, so that you and your word were both dry land again.',
          'What you had promised to do alone you did together, since {them} could not sit by. You kept your word for the one half and were helped in the other. {them} has told it since without mentioning that. It was put away in the songs, among things that were done.',
          'It ought to have been at {place}, before people. But {them} was all the people that had ever mattered in it. You did it slowly and left nothing out. When you had finished there was a nod, the kind that they give to a calf when it stands.',
          'You had kept it in your head for so long that your hands knew. It went quickly. {them} laughed, and counted on fingers how many days you had spent in not doing it; and they were forgiven you, from the thumb on, one by one, till the hand was closed.',
          'You did it, and it took the two of you and one rope. You pulled. {them} pulled. The third time the thing itself pulled, and it came. It was not {place}, and it held. {them} spat on it, the way we bless. Cut that one off the stick.',
          'Four hands did it, and two were yours. {them} held what you tied. {them} held what you lifted. Then {them} held you, and the ribs creaked. The word was kept. It went home to {place} on its own legs. Move over, it sits with us.',
        ],
        failure: [
          'You did it badly, and {them} thanked you, and that was the worst. It lay there between the two of you like a drowned cat. You were not to trouble any more. {them} took up as much of it as could be carried, and went.',
          'You had forgotten what it was exactly that you promised. You did something like it. {them} watched from the first to the last in growing wonder and said when it was over, “No, but I see what you were thinking of.” Your word was off your hands; it was in neither’s.',
          'It could not be done in that place, and you went on trying till it was in pieces. “Stop,” said {them}, and took hold of your wrists. The promise was let off you out of pity. One limps from that for longer than from a fall.',
          'You kept it to the letter. {them} had hoped that there might be something else in it, a joke, a look. There was not. So it was done, and {them} went home to say that it was done, and sat a while before telling anyone.',
          'It broke in three, and you had made it. One piece was yours. One piece was for {place}. {them} took the third and left, and looked at it, walking. We do not mend that kind. Leave a gap on the stick.',
          'You ran out of hands, and it was not done. {them} waited. {them} waited until the waiting was bones. Then one got up and one stayed down. {them} carried the word away by the neck. It was still alive.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Promise {them} to come by a named day',
        description: 'You lay a second promise on a first that did not hold, and {them} will lean on it to see.',
        success: [
          'You gave it a day, and gave the day a knot, and the knot to {them}. It was pulled at, first by hand, then with the teeth. It held. So you had until then; and should you come to {place} with it still tied, said {them}, you would be made to eat it.',
          '{them} wished to know what you would do first, upon the day, and what after that. You told it through, down to how you would come in at the door. It had begun to look so real that {them} moved over, as if to let you sit. You were given your days.',
          'You had reasons and did not use them. You said, “I was slow.” {them} had met with everything but that. There would be some days more for one who was slow, since after all it is not the same as false.',
          'The old promise was hung on a branch, or where a branch would be, and you swore the new one under it. {them} held your tongue in two fingers while you did. It is hard to lie like that. It was believed, and {them} went off with wet fingers to wait.',
          'You got your days, a hand of them and a thumb. {them} bit each finger, so that it should remember. The thumb was bitten hardest. That is the one for {place}. Keep it folded.',
          'You asked for days, and {them} gave some. You swore on a tooth. “Yours?” said {them}. It was your father’s. {them} had eaten beside that man, and looked, and nodded. One tooth, and it was enough.',
        ],
        failure: [
          'You named a day, and {them} began to laugh, and one saw that there had been tears close behind. It was the same day that you had named before. It comes each year, {them} said. There would be no more of it.',
          '{them} leaned upon your new promise, and it went down at once. You had stumbled in the middle, over {place}. If you could not even say it, how should you find the way there? You were told that it must be now.',
          'You promised too much. You threw in a goat, and a song, and you saw {them} grow sadder with each. “That is what the other was like,” said {them}, “all hung about with things.” Nothing further would be waited for.',
          'You explained to {them} what a promise is, and how it may be understood. It was well put. {them} had always thought that it was when one does the thing; and, being too old to learn, would rather have it that way, and today.',
          'No days were given. You asked for five. You asked for three. You asked for one, and {them} closed your hand for you. It was a fist then. There was a promise in it, and no air.',
          'You asked for days, and the answer was no. Our dead heard you the first time, said {them}. They made room. We do not send the dead to bed twice. {them} turned away from you, and the back was a wall.',
        ],
      }),
      does(['flight', 'perception', 'medium', 'slight'], {
        action: 'Take your word back and leave {them}',
        description: 'You must ask it of the very one to whom it was given, and go before you are looked at too long.',
        success: [
          '“Give it here,” you said. {them} felt about for it, as for a small coin that belongs to a guest, and laid nothing in your palm, and shut your fingers round it one at a time. You had your word again. It was light. {them} had turned away before you did, and it was over between you.',
          'You told {them} that it would not be done. The grass plait was put in the fire, or trodden out, you did not stay to see. It has been quiet since on that side. You have lost one of those who would have sworn that the sun comes up on your account.',
          'You went while {them} was still nodding. There is a kind of nod that only means that one has heard the words. No one came after you. From there on you owed nothing at {place}, and had nobody there.',
          '{them} made it easy for you, and looked at something over your shoulder for as long as you needed. You slid by. A cough came, from far back, the old one; it was not to call you, it was just a cough, and then there was no more of that.',
          'You had your word again, and {them} let you take it. It had lain in two ears, and it came out of both. {them} shook that head three times, to be sure. Nothing rattled. Cut the notch across. We have one friend fewer there.',
          '“No,” you said, and went, and nobody held you. {them} had one arm up. It stayed up. You looked from far off, and it was a post by then. We hang nothing on it.',
        ],
        failure: [
          'You asked for it, and {them} would not give it. It was holding up the house, so to speak. You pulled, and {them} pulled; you were told at the top of that voice before whoever might be listening what your word was and what it had been used for.',
          'You had looked up too soon. {them} caught your eye, and had you by it. So you stood there like a fish on a line and were told all of it, the waiting, the children, how they had swept; it left marks that one could have shown.',
          'You got away as far as the first thing to hide behind, and {them} was sitting at the back of it. There had been years of practice in waiting where you would come. You got a great cuff, and then the whole story, and it was true.',
          'The word stuck. You had hold of it, and it would not come up; {them} had to pound you on the back. It was done with more and more feeling. You had it out between you in that way, and in the end it was not you who was sorry to stop.',
          'You got two steps and one blow. It was a shoe, and {them} was in it. You went down. {them} told you the promise from its first word, standing over you. Then {them} went off in the same shoe. It lies between you yet, sole up.',
          'You said it to the ground, and {them} turned your chin up. One slap for {place}. One slap for the swept floor. The third did not come, and you are waiting for it. {them} took it along.',
        ],
      }),
    ],
  },
  {
    kind: 'wish',
    openings: [
      '{them} had stopped and would not go another step with you. It was about {place}. There was a thing that {them} wished for there, and you had known of it since you first went together; and you had gone left, and right, and never once that way. “I have not said anything,” said {them}. “Now I’m saying it.” You had to give an answer.',
      'There had been less and less talk from {them}, and at last there was none. You asked. “You know what,” was the answer. You did; it was what {them} had hoped to have done at {place}, and you had put it off like a thing that will keep. It had not kept. {them} looked at you without a smile, and waited for what you would do.',
      'Count the days that {them} had walked behind you and been cheerful. Then count how often you had thought about {place}. The one is two hands and the other is a thumb. What {them} wished for there was no great matter to you. It was the only wish that {them} had, however, and it was spoken aloud now, across the food, with the mouth full.',
      'You woke and {them} was sitting there with everything packed. “Is it today?” asked {them}. You did not understand. “That we go to {place}.” It was asked so lightly that you saw how often it must have been practised. {them} had waited long for that wish, and wanted to be told when, or if not, why.',
      '{them} had drawn it for you: here were the two of you, with your large feet, and there was {place}. A line went between. It had been drawn many times, one over another, until the bark was through. “I only wondered,” said {them}, “whether you knew where it was.” You had the wish of a companion before you with a hole in it.',
      'Whoever travels with another has one wish free, the old people hold. {them} had said it early and said it the once, not to be a burden; it was something at {place}. Now it was said for the second time. {them} would say it a third time only to be rid of it. You stood and chewed your lip, and you were both hungry.',
    ],
    still: [
      '{them} had begun to unpack and pack again what was in the bag. There were four things in it.',
      'Neither of you had eaten. {them} was looking over in the direction of {place}, as a dog looks at a door.',
    ],
    later: 'Two had sat there a long time, not quite back to back, and had left crumbs on either side.',
    ways: [
      does(['gift', 'perception', 'medium', 'none'], {
        action: 'Give {them} some part of the wish here',
        description: 'You must guess which part is the heart of it, and make it out of whatever there is.',
        success: [
          'You guessed it. It was not the place so much, it was that somebody should be there and watch. So you watched. {them} did the whole of it for you, small, with hands and a bit of string, and was red and happy and said that it would do. You went on side by side.',
          'You gave what you could make of it, and it was like a house made by a child out of bark. {them} got down and looked in at the door. There was a long breath. “That’s very near,” said {them}. It was put in the bag as the fifth thing there.',
          'You asked to be told it, from the start, with all the names. It came out that nobody had asked for that before. When it was told the wish had somehow been used up in the telling; {them} yawned and leaned on you, and wanted to know what there was to eat.',
          'You did the thing yourself, badly, with {them} to say how. By and by you both did it. They must have heard you laughing for a good way off; and afterward {place} was only a name, and {them} walked in front.',
        ],
        failure: [
          'It was the wrong part. You had made such an effort, and {them} said so, twice. It was never mentioned again. But it walked along between you from then on, like a third who has been told that there is no room.',
          'You gave {them} a joke of it. You had meant it well, and {them} did laugh, with the lower half of the face. Something was folded up at that and put away. You went on together and talked of shoes.',
          'You found the heart of it, and it was a grief. You had not known. It lay there opened, and neither of you could shut it. {them} thanked you, after a time, for having looked, and was a good way behind you for the rest of that day.',
          'What you put together fell down as {them} touched it. “No, leave it,” said {them}. You left it. There is a way of being content that is worse to travel with than a bad foot, and you had its company from there on.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell {them} when you will go to {place}',
        description: 'You have said “soon” till it is threadbare, and have to find another word for it.',
        success: [
          'You said after which hill, and at whose fire you would turn off. It was the first time that there had been a hill in it. {them} took that hill and looked at it from all sides, and shouldered the bag. It would be waited for.',
          'You tied a thread about your finger and the other end about a finger of {them}. Whenever you forgot, said you, it was to be pulled. It was pulled at once, to try. There was a grin at the far end; you had some days more.',
          '“After the oath, or before?” asked {them}. “Before,” you said, and it surprised the two of you. You would go to {place} as soon as the road bent that way. {them} found that one could wait quite well, if it was for something.',
          'You told it as one tells a thing that has happened: we went there, you stood so, and I held your coat. {them} liked to be told it. There might be a few days yet to go until it was true, and that was nothing.',
        ],
        failure: [
          'You said it, and it was “soon” in a new hat. {them} knew it at once. The bag was closed with a jerk. You were told that there would be no more waiting, and had to think of something else.',
          'You began to reckon, upon your fingers, and ran out of them on this side of {place}. {them} saw that. No word was needed; {them} only held out ten more fingers, and looked, and took them away.',
          'You asked whether it was really so important. You would have given a cow to have it back. {them} considered the question, with great fairness, and said that it was; and that today would be a good day for it.',
          'You named a day and then you coughed. It was an honest cough, and it came in a bad place. {them} had been lied to by coughers as a child. You might have sworn it on your mother and would not have been given an hour.',
        ],
      }),
      does(['flight', 'endurance', 'medium', 'slight'], {
        action: 'Say no to {them} and go on',
        description: 'You would have to bear the silence behind you, and it may be that nobody follows for a while.',
        success: [
          'You said that you could not go there, and why, and that it would not be later either. Then you went on. It was very still. After as long as it takes to be sure, there were steps; {them} came up beside you, with red eyes. “Well,” said {them}, “then I can stop hoping, that’s a rest.”',
          '{them} took it like a cold drink, in one, with eyes shut. You walked apart for some time. Then there was a remark about a bird. It was over, that wish, it had been buried without a song, and {them} stayed by you.',
          'You did not soften it. {them} had been afraid of that, and it had come, and the sky was where it was. So you went on, the two of you. It was {them} who found the food, and gave you half, though not the good half.',
          'You said no three times, since once would only have been talk. {them} thought it over upon one leg. There were other wishes, one supposed; this had been merely the first. You heard that bag being shaken empty, and filled again, and brought along.',
        ],
        failure: [
          'You had said no and had gone on, and {them} did not. You had to turn back. Then it all came, and not only {place}, but who had carried what, and who had been given the end of the bread. You stood and let it come down on your head until it was done.',
          '“Then say it to my face,” said {them}, and ran in front of you, and went backward as you went forward, and you said it to that face. It cost you a bad step and a twisted foot. You were helped up, by somebody who did not speak.',
          '{them} followed so closely that you were trodden on at every pace. It was on purpose. It went on till you fell over; and there you had it out, sitting, with the words that one keeps for those one knows. You were still two when you got up.',
          'You went on, and heard {them} sit down, and went on, and could not. When you came back you were called by a name that you had told to {them} in confidence. It hit you, and you sat down too. It was a hard talk that you had then.',
        ],
      }),
    ],
  },
];
