import { type Mood } from '../../../session/saga.js';
import { type Clauses, type Grammar, only } from '../../clauses.js';

/** The name of somebody who was met: {them}, {them.trade}, {them.a} with its article. */
export const MET_GRAMMAR: Grammar = {
  forms: [
    'The {them.noun}’s name was {them}<how>.', '{them} was the {them.noun}’s name<how>.', '{them.his} name was {them}<how>.', 'You learned that the {them.trade} was called {them}.',
    'The {them.trade} was called {them}<how>.', 'They called the {them.trade} {them}<how>.',
  ],
  pools: {
    how: ['', ', as you learned afterwards', '; {them.he} told you without being asked', '; {them.he} gave it as you parted', ', and you would have reason to remember it', ', and it suited {them.him}', ', and you said it over so as not to lose it', ', and {them.he} said it as if you should have known', '; you had to ask twice'],
  },
};

/** Somebody thinks otherwise of the player now; by what they think. {them}. */
export const CHANGED: Readonly<Record<Mood, Grammar>> = {
  hates: { forms: ['{them} <did><end>.'], pools: { did: ['hated you from then on', 'would have seen you dead', 'would not forget it', 'spat when your name came up', 'had made an enemy of you, or you of {them.him}', 'looked at you as at something to be paid back'], end: ['', ', and took no trouble to hide it', ', and had reasons', ', and you would hear of it', ', and there was nothing you could have said'] } },
  resents: { forms: ['{them} <did><end>.'], pools: { did: ['held it against you', 'took it ill', 'would remember it', 'thought the worse of you', 'turned a shoulder to you', 'did not care to look at you'], end: ['', ', and said so to others', ', and not without cause', ', and it would take some mending', ', and let you see it'] } },
  wary: { forms: ['{them} <did><end>.'], pools: { did: ['was not sure of you any more', 'kept an eye on you after that', 'would wait and see about you', 'thought twice about you', 'stood a little farther off'], end: ['', ', and who could say that was wrong', ', which was fair', ', and you let it be', ', and said less'] } },
  civil: { forms: ['{them} <did><end>.'], pools: { did: ['had nothing against you now', 'was ready to let it rest', 'would deal with you like anyone else', 'nodded to you, at least', 'gave you good day'], end: ['', ', and that was something', ', which had not always been so', ', and you left it there'] } },
  warm: { forms: ['{them} <did><end>.'], pools: { did: ['thought well of you', 'was glad to have met you', 'took your hand', 'would be pleased to see you again', 'had begun to like you', 'smiled at you, for the first time'], end: ['', ', and said so', ', and it did you good', ', and you liked {them.him} as well', ', and it was worth more than it looked'] } },
  devoted: { forms: ['{them} <did><end>.'], pools: { did: ['would have done anything for you after that', 'was your friend, and meant it', 'told you that the door would be open', 'would not hear a word against you', 'swore to stand by you'], end: ['', ', and you believed it', ', and there are not many such', ', and you would need it', ', whatever came'] } },
};
export const DIED: Grammar = {
  forms: ['{them} was dead<how>.', '{them} died<how>.', 'That was the end of {them}<how>.'],
  pools: { how: ['', ', and it was no use to say what might have been', ', and somebody closed the eyes', ', and you stood there', ', the {them.trade}, and there were few to mind', ', and the place seemed wider'] },
};

/** Somebody by what passed between you, after their trade or name: 'the ferryman you had cheated'. By kind of deed. */
export const DEALT: Readonly<Record<string, { readonly success: readonly string[]; readonly failure: readonly string[] }>> = {
  force: { success: ['you had got the better of', 'you had fought and beaten'], failure: ['who had got the better of you', 'who had beaten you'] },
  craft: { success: ['you had been too clever for', 'you had outwitted'], failure: ['who had seen through you', 'who had watched you fail'] },
  talk: { success: ['you had talked round', 'who had heard you out'], failure: ['who would not be talked round', 'who had not believed a word'] },
  flight: { success: ['you had slipped away from', 'you had left standing'], failure: ['who had caught you running', 'you had not got away from'] },
  gift: { success: ['who had taken your gift', 'you had been good to'], failure: ['who had refused your gift', 'who had wanted nothing of yours'] },
  patience: { success: ['you had waited for', 'you had sat and waited with'], failure: ['who had kept you waiting for nothing', 'who had outwaited you'] },
  explore: { success: ['you had found out', 'you had looked into'], failure: ['who had kept things from you', 'you had learned nothing of'] },
  trade: { success: ['you had struck a bargain with', 'you had dealt with'], failure: ['who had had the best of the bargain', 'you had not come to terms with'] },
  rest: { success: ['who had let you sleep there', 'you had rested with'], failure: ['who had kept you awake', 'who had sent you on'] },
};

/** Going by where somebody was met: {them}, {dealt}. */
export const PLACE_OF_PERSON: Grammar = {
  forms: ['<here> {them}, the {them.trade} {dealt}<ago>.', '<thought> {them}, the {them.trade} {dealt}<now>.', '<thought> the {them.trade} {dealt}<now>.', '<here> the {them.trade} {dealt}<ago>.'],
  pools: {
    here: ['it was here that you had met', 'this was where you had had to do with', 'here you had last seen', 'on this spot you had met with', 'it was on this ground that you had come up against'],
    ago: ['', ', and it seemed a long time ago', ', and you went by with your eyes open', ', and the place looked the smaller for it', ', and nothing was left to show it'],
    thought: ['you looked about for', 'you half expected', 'you kept an eye open for', 'you would not have been surprised to see', only('company', 'you told {companion} to look out for')],
    now: ['', ', but there was no sign of {them.him}', ', but nobody was there', ', and saw only where {them.he} had stood', ', and did not know whether to be sorry'],
  },
};

/** What became of somebody, once a saga is over: a clause about {them}. By mood. */
export const FATES_BY_MOOD: Readonly<Record<Exclude<Mood, 'civil'>, Clauses>> = {
  hates: ['{them} drank to the news', '{them} never forgave you', '{them} told it otherwise', '{them} lived to be old on hating you'],
  resents: ['{them} still had a grievance', '{them} did not ask after you', '{them} shrugged when they were told', '{them} said that it served you right'],
  wary: ['{them} was never quite sure about you', '{them} kept the door on its chain', '{them} was heard to say that one never knew'],
  warm: ['{them} asked after you for years', '{them} kept a place for you', '{them} told the story well', '{them} was glad to have known you'],
  devoted: ['{them} named a child after you', '{them} would hear nothing against you', '{them} went to look for you', '{them} never left off talking of you'],
};
/** Of somebody with whom something was left open; by what it was. */
export const FATES_BY_THREAD: Readonly<Record<'debt' | 'feud' | 'wish' | 'rumour' | 'promise', Clauses>> = {
  debt: ['what you owed {them} was never paid', '{them} is owed it still', '{them} wrote off what you owed'],
  feud: ['{them} is still looking for you', 'the quarrel with {them} was never settled', '{them} kept the feud warm'],
  wish: ['{them} never had that wish', '{them} had to do without', 'what {them} had wished for was left undone'],
  rumour: ['nobody ever found out what {them} had meant', 'what {them} had told you of is there yet', '{them} went on telling it to others'],
  promise: ['{them} waited, and then stopped waiting', 'the promise to {them} was not kept', '{them} still has your word'],
};
export const FATE_OF_DEAD: Clauses = ['{them} lies where {them.he} fell', '{them} was past caring', 'somebody put a stone over {them}'];
