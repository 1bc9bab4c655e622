import { type OfferKind } from '../../../model/offer.js';
import { type Grammar } from '../../../model/content/clauses.js';

interface Went {
  readonly success: Grammar;
  readonly failure: Grammar;
}
const went = (tried: readonly string[], well: readonly string[], ill: readonly string[]): Went => ({
  success: { forms: ['You <tried>, and <so>.', 'You <tried>; <so>.', 'You <tried>. <so>.'], pools: { tried, so: well } },
  failure: { forms: ['You <tried>, but <so>.', 'You <tried>; <so>.', 'You <tried>. <so>.'], pools: { tried, so: ill } },
});

/** A deed that no table has words for, or none left. */
export const DEED_GRAMMARS: Readonly<Record<OfferKind, Went>> = {
  force: went(
    ['went straight at it', 'put your shoulder to it', 'hit as hard as you could', 'gave it all you had', 'did not wait for an invitation', 'went in low', 'struck first', 'used your weight', 'trusted to your arm', 'came on without stopping', 'leaned on it', 'put your head down', 'went through the middle', 'made yourself heavy'],
    ['it gave way', 'that settled it', 'there was no second blow', 'the way was clear', 'nobody cared to try it again', 'it took less than you had feared', 'you were left standing', 'it broke before you did', 'it was soon done', 'you had the better of it'],
    ['it held', 'you were thrown back', 'there was more strength on the other side', 'you had chosen the wrong place', 'the one who was hurt by it was you', 'you were too slow', 'that had been expected', 'nothing gave', 'you missed', 'you had to let go', 'it did not so much as creak', 'you were put back where you had come from', 'you were outnumbered, or felt so', 'your feet went from under you', 'it had been meant for stronger people'],
  ),
  craft: went(
    ['set to work with what you had', 'tried a thing you had once seen done', 'took it apart in your head first', 'worked at it with both hands', 'made do', 'went about it carefully', 'fitted one thing to another', 'thought it out and began', 'tried it on a small piece first', 'used a trick of the trade', 'cut it and tied it and stood back', 'borrowed what was wanting', 'measured it against your arm'],
    ['it held', 'it did what it was meant to', 'it came right at the second try', 'nobody could have told that it was makeshift', 'you were rather pleased with it', 'it answered', 'it went together as it should', 'there was even something left over', 'it worked, and you did not ask why', 'it was done before you had expected'],
    ['it came apart', 'a piece was wanting', 'your hands were too cold or too clumsy', 'it would not answer', 'it broke where it always breaks', 'you had measured wrong', 'it was a good idea and nothing more', 'it slipped at the last', 'somebody had thought of that before', 'you made it worse', 'it bent', 'there was one knot too few', 'it leaned, and went on leaning', 'it did what it liked'],
  ),
  talk: went(
    ['said what you had to say', 'asked, and waited', 'spoke first', 'kept to the truth, mostly', 'put it as plainly as you could', 'made yourself agreeable', 'talked round it and then came to it', 'asked the right one', 'let the others speak before you', 'said it twice in different words', 'began with the weather', 'took your time over it', 'told them who had sent you', 'said it with your hands as well', 'paid a compliment and came to the point'],
    ['you were listened to', 'it was taken well', 'the answer was yes', 'you had what you wanted in the end', 'they came round', 'somebody laughed, and after that it was easy', 'you were told more than you had asked', 'no more needed to be said', 'they believed you', 'it was agreed'],
    ['nobody was listening', 'it was the wrong thing to say', 'they had heard that before', 'the answer was no', 'you made no friends by it', 'it fell flat', 'they looked at one another', 'somebody knew better', 'you were told nothing', 'it was taken amiss', 'they had been told to expect you', 'you were understood too well', 'it was the wrong day for it', 'somebody coughed at the worst place', 'you were thanked, and shown the way out', 'they wished to know who was asking'],
  ),
  flight: went(
    ['went while you could', 'slipped off to one side', 'ran for it', 'backed away and then turned', 'took the first gap', 'left without a word', 'made for cover', 'kept low and went', 'did not stop to argue', 'chose your moment'],
    ['nobody followed', 'you got clear', 'you were quick enough', 'you were out of sight before it was noticed', 'that was the last of it', 'the way was open', 'you were well away before you stopped', 'nothing held you', 'it was no great distance', 'you were through'],
    ['you were seen', 'there was something in the way', 'you did not get far', 'your foot caught', 'it was farther than it looked', 'you ran the wrong way', 'it only made matters worse', 'the gap was narrower than it looked', 'you were brought up short', 'you were too tired to run far', 'your legs would not do it', 'you came out where you had gone in', 'your breath gave out first'],
  ),
  gift: went(
    ['held out what you had', 'gave, and asked nothing', 'offered a share', 'put it down between you', 'made a present of it', 'gave more than was needed', 'parted with something', 'gave it with both hands', 'left it where it would be found', 'gave what you could', 'offered what you would have kept', 'laid it where it could be refused', 'gave it as if it were owing'],
    ['it was taken', 'it was understood', 'you were thanked', 'it was the right thing', 'it made all the difference', 'things were easier after that', 'you were looked at differently', 'it was remembered', 'a hand was held out to you in turn', 'the mood changed'],
    ['it was not wanted', 'it was taken and nothing came of it', 'they were offended', 'it was not enough', 'it was pushed back at you', 'nobody thanked you', 'it was the wrong thing', 'somebody else took it', 'they asked what you wanted for it', 'it was laughed at', 'they had one already', 'it was handed back with great politeness', 'it was seen what it had cost you, and that spoiled it', 'you were told to keep it for your journey'],
  ),
  patience: went(
    ['waited', 'sat down and let it come to you', 'kept still', 'watched, and did nothing', 'gave it time', 'held back', 'let the time go by', 'stayed where you were', 'listened', 'took your time', 'made yourself comfortable', 'counted to a thousand', 'waited to see what would happen'],
    ['it came to you', 'it passed', 'you saw what you needed to see', 'it was worth the wait', 'the thing settled itself', 'nothing more was asked of you', 'something showed itself at last', 'the moment came', 'you had been right to', 'it was quite enough'],
    ['nothing came of it', 'nothing changed', 'you waited too long', 'you had waited in the wrong place', 'it got worse', 'the moment passed', 'the right moment was over before you knew it', 'your patience ran out first', 'it was all for nothing', 'you could not keep it up', 'you were not patient enough', 'you fell asleep over it', 'you lost heart before the end', 'by then it was too late to do anything', 'all that you had of it was stiff knees'],
  ),
  explore: went(
    ['looked about you', 'searched the place', 'went over it step by step', 'followed a mark on the ground', 'turned things over', 'looked behind what there was to look behind', 'went round it once and then again', 'climbed up to see', 'looked where nobody would', 'began at one end', 'put your nose to the ground', 'tried the edges first', 'asked yourself where you would have put it', 'poked at it with a stick', 'counted the ways in', 'looked from lower down'],
    ['it was worth the trouble', 'you found what there was to find', 'you saw how the land lay', 'you knew the place after that', 'you came away knowing more', 'something had been left for you to find', 'there was more to it than had appeared', 'you were not sorry to have looked', 'it made sense at last', 'you learned your way about'],
    ['there was nothing', 'somebody had been there before you', 'you found only what you had brought', 'it led nowhere', 'it was all as empty as it looked', 'you went round in a ring', 'you missed it, if it was there', 'the light was against you', 'you were none the wiser', 'you only tired yourself', 'nothing came to light', 'whoever left it had come back for it', 'you found a good many other things', 'you had been looking in the wrong place', 'it was the right sort of place, and the wrong one', 'nothing there was worth bending down for', 'the one mark that mattered had been trodden on, by you'],
  ),
  rest: went(
    ['lay down', 'sat still for a while', 'took your rest', 'put your feet up', 'closed your eyes', 'let the rest of it wait'],
    ['it did you good', 'you got up the better for it', 'nothing disturbed you', 'it was what you had needed', 'some of the ache went out of you', 'you were left in peace'],
    ['there was no peace to be had', 'you could not settle', 'you were disturbed', 'it did you no good', 'you got up as tired as you had lain down', 'something would not let you sleep'],
  ),
  trade: went(
    ['named a price', 'laid out what you had', 'asked what they would give', 'bargained', 'let it be seen that you could walk away', 'showed the best piece last', 'held out for more', 'counted on your fingers', 'offered, and were offered'],
    ['it was a fair bargain', 'you met in the middle', 'both sides were content', 'it was settled with a slap of the hand', 'you did well out of it', 'you had a little the better of it', 'they paid', 'it was worth the talk', 'you went away satisfied'],
    ['nobody was buying', 'they knew their business better than you', 'you could not agree', 'it came to nothing', 'the price was an insult', 'you had the worst of it', 'they wanted something else', 'they turned their backs', 'you were laughed out of it'],
  ),
};

/** A craft that is all looking and thinking, where nothing is made that could hold or break. */
export const STUDY_GRAMMARS: Went = went(
  ['went over it a second time', 'worked it out on your fingers', 'looked at it from the other end', 'put two and two together', 'began with what you were sure of', 'asked yourself what anybody else would have done', 'compared the one thing with the other', 'took it a piece at a time', 'thought about it with your eyes shut', 'started again from the beginning'],
  ['it came out', 'it was plain enough after that', 'you had it', 'one thing led to the next', 'it had been in front of you all the time', 'the last piece went in', 'you were right, for once, at the first guess', 'there was only one way that it could have been', 'it made sense at last', 'you could have told it to a child'],
  ['it would not come out', 'there was a piece wanting', 'it came to something that could not be', 'you lost the thread', 'it was no plainer than before', 'you had two answers, and liked neither', 'somebody had taken care that it should not be plain', 'you were none the wiser', 'you had begun at the wrong end', 'it proved something else'],
);

/** {text}: what the player wrote, in quotation marks. */
export const ATTEMPT_GRAMMAR: Grammar = {
  forms: ['<so>: {text}'],
  pools: { so: ['you had your own idea', 'you did it in your own way', 'you made up your mind', 'you went about it differently', 'you had a plan', 'nobody had suggested it', 'you tried something else', 'this was what you meant to do', 'you saw another way', 'it was your own notion', 'you would not be told how', 'you thought of a thing', 'it was worth a try', 'you had been turning it over', 'somebody had to think of something', 'you put it to yourself'] },
};
