import { type Grammar } from '../../../model/content/clauses.js';
import { type Service } from '../../../model/content/saga-content.js';

/** What townspeople let fall, to one who had come for something else. */
const heard = [
  'you heard {foe} spoken of', 'a name was let fall that you had been wanting', 'somebody knew somebody who had been at {where}', 'it came out who in the town was afraid of {foe}', 'you came away knowing one thing more about {where}',
  'what you had been wondering about turned out to be common knowledge', 'you were told what you would have asked', 'how matters stood with {foe} was explained to you as one explains it to a child', 'two things that you had known apart were put together for you',
  'you got to hear what is not told to people who ask', 'the talk came round to {foe}, and you let it', 'somebody had an old score with {foe}, and wished it known', 'you were given the name of a person to go to', 'there was something about {where} in it that was new to you',
  'you heard your own errand told as news, with a useful mistake in it', 'one thing was said twice, by people who did not know each other', 'you learned by whom {foe} was served, and how well', 'what {foe} had lately paid for was gone through, piece by piece',
  'much of it was about {foe}, once you knew how to listen', 'you were warned of a thing that you had meant to do', 'somebody drew the way into {where} with a wet finger', 'somebody had been to {where} within the month, and told what had changed there', 'it was mentioned, as of no importance, what {foe} could not bear',
] as const;
const forms = ['<while>, and <heard>.', '<while>; <heard>.', '<while>: <heard>.'] as const;

const over = (...during: readonly string[]): Grammar => ({ forms, pools: { while: during, heard } });

/** How what a city knows is come by without asking; the deed has just been told, and went well. {foe} {where} */
export const OVERHEARD: Readonly<Record<Exclude<Service, 'ask'> | 'leisure', Grammar>> = {
  work: over(
    'nobody minds what is said before hired hands', 'whoever works beside one talks to one', 'from one load to the next there was talk', 'until the wages were paid you were one of them', 'it was work that leaves the tongue free',
    'you had your hands full and your ears empty', 'the one next to you had been silent until then for want of anyone new', 'people will tell a back what they would not tell a face', 'there was a pause for bread, with opinions', 'they liked how you worked, and talked as to one of their own',
  ),
  gamble: over(
    'a table says things that a street will not', 'there was talk between one turn and the next', 'people who are losing must have somebody to blame', 'those who looked on had been talking the whole time', 'the loser bore no grudge, and stayed to talk',
    'nobody at play watches what he says', 'it was a slow game, and a quick-tongued company', 'the stakes made strangers of nobody', 'where money has changed sides the talk does too', 'they had been arguing about something else all along',
  ),
  worship: over(
    'whoever waits for an answer waits aloud', 'somebody else had come there with something to ask', 'on the way out somebody fell into step beside you', 'in a holy place one hears what weighs on people', 'those who serve there hear everything, and do not keep it all',
    'there were two old women behind you, whispering', 'it was quiet enough to hear what others prayed for', 'the one who swept there had time, and company', 'people lower their voices there, and then forget to', 'somebody took you for one in trouble, and was kind',
  ),
  trade: over(
    'no bargain is struck in silence', 'over the price there was talk of other things', 'whoever buys a thing wants its story, and pays with another', 'the buyer was in a good temper, and stayed', 'the next in the line had things to say as well',
    'it is hard to haggle and be discreet', 'there was a neighbour leaning there the whole time', 'when the coins had been counted there was no hurry', 'a bargain makes friends for as long as it takes to walk away', 'the talk had begun before you, and went on over your wares',
  ),
  buy: over(
    'news was thrown in, to make up the weight', 'whoever sells must talk', 'one who has paid may stay and listen', 'others were waiting to be served, and not in silence', 'it was wrapped for you slowly, with conversation',
    'you were a good customer, and were treated to the rest of it', 'the price included what everybody knew', 'while the change was looked for there was talk', 'the seller had sold to all sorts, and remembered them', 'it is a thirsty trade, and a talkative one',
  ),
  hire: over(
    'one who is newly hired is glad to be of use', 'the first of the wages was earned in talk', 'whoever looks for hands hears who else is hiring', 'the others who had not been picked told you about the ones who had', 'you had to say where you were going, and everybody had an opinion',
    'your new companion had worked for all sorts', 'there was a good deal of leave-taking, and you stood by', 'it was gone through aloud what such a road is worth', 'people who live by the road know who is on it', 'a question was asked you in return, and it told you something',
  ),
  leisure: over(
    'a town talks to whoever stands still in it', 'one who seems to want nothing is told a good deal', 'you were not the only one there with time to spare', 'there is always somebody who has to explain a place to a stranger', 'it is when one is not asking that one is answered',
    'people had begun to nod to you', 'there were children about, who know everything', 'the walls were thin, as they are in towns', 'somebody had been watching you, and came over to say so', 'whoever it was took you for one of the place', 'the same two had been talking within earshot all the while',
    'you had been a familiar sight by then for as much as an hour', 'a stranger with a little leisure is a sort of well, and things are dropped into it', 'there was a bench, and the bench was in session',
  ),
  heal: over(
    'you had to lie still and be talked to', 'whoever binds wounds knows how they are come by', 'somebody talked the whole time, to keep your mind off it', 'there were others there to be mended, and they compared', 'one who is being bandaged is nobody, and hears everything',
    'the one who held the basin was of a talkative age', 'you were told about the last one who had lain there', 'it took a while, and was not done in silence', 'you had shut your eyes, and they thought that you slept', 'hurts are the one thing of which everybody likes to speak',
  ),
};
