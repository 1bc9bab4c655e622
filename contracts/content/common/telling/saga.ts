import { type Clauses, type Grammar, only } from '../../clauses.js';

/** The oath in one line, at the opening: {title} as it stands. */
export const CHARGE_GRAMMAR: Grammar = {
  forms: ['It could be said in one line: “{title}”', 'Put shortly, it was this: “{title}”', 'This was what you had to do: “{title}”', 'You said it over once, to have it straight: “{title}”'],
  pools: {},
};
/** Where it leads. */
export const LEADS: Clauses = [
  'It would end at {where}, one way or the other.', 'It began here; {where} was where it would be decided.', 'You knew one thing for certain, and that was the name of the place: {where}.', 'Everything pointed to {where}.',
  'You had never been to {where}. You would have to be asked in, or go in without.', 'The way led to {where}, though nobody had said by which road.', 'Between you and {where} there was a good deal of country, and {foe}.',
];

/** The oath came on: by something asked or kept, or when its own lines are told. */
export const ADVANCED_GRAMMAR: Grammar = {
  forms: ['<so> you were nearer to <goal>.', 'You were a step nearer to <goal><end>.', 'You were nearer to <goal> on the {day.th} day than on the one before.', 'You had one thing more to go on<end>.'],
  pools: {
    so: ['by that much', 'it was not much, but', 'for all that,', 'it was a beginning, and', 'it came to this, that'],
    goal: ['{where}', '{foe}', 'what you had sworn to {who}', 'keeping your word', 'the end of it'],
    end: ['', ', and knew it', ', and that was so much gained', ', if only by a little', ', and on the {day.th} day that was something'],
  },
};
export const READY_GRAMMAR: Grammar = {
  forms: ['You had enough now to go to {where}<end>.', 'What was left was {where}<end>.', 'There was nothing more to find out; there was {where}<end>.'],
  pools: { end: ['', ', and there was no reason to put it off', ', and whatever waited there', ', where {foe} was', ', on the {day.th} day'] },
};

/** The threat came on and its own signs have all been told. {foe} */
export const SIGNS_GRAMMAR: Grammar = {
  forms: ['<heard> that {foe} <did>.', '{foe} <did>; <source>.', 'Meanwhile {foe} <did>.', '<heard>: {foe} <did><end>.'],
  pools: {
    heard: ['word came', 'they were saying', 'you heard', 'it was told you', 'it was common talk', 'a man on the road said'],
    did: ['had not been idle', 'had been seen farther along than you liked', 'had taken on more people', 'had asked after you by name', 'was spending freely', 'had friends in places where you had none', 'was gaining', 'had a day’s start of you, or two', 'had sent somebody out', 'knew more about you than before', 'was in a hurry now'],
    source: ['you had it from someone with no reason to lie', 'everybody seemed to know it but you', 'it was said twice, by people who did not know each other', 'you could see it in how people looked at you', 'that was the news'],
    end: ['', ', and you had lost time', ', and nobody was surprised', ', and it was nearer than last time'],
  },
};

/** A thread opened, kept or fell due, where its own lines have all been told. {them}, {place} */
export const OPENED_GRAMMAR: Grammar = { forms: ['There was something now between you and {them}, to be settled at {place}<end>.', 'You had business with {them}, and {place} was the place for it<end>.'], pools: { end: ['', ', and not for ever to do it in', ', and you had given your word'] } };
export const LAPSED_GRAMMAR: Grammar = { forms: ['You had not come to {place}, and {them} had stopped expecting you<end>.', 'The time was past for what lay between you and {them}<end>.'], pools: { end: ['', '; it could not be mended now', ', and you knew what would be said of you'] } };
/** A companion's or a dead one's matter that ends of itself. */
export const ENDED_GRAMMAR: Grammar = { forms: ['What had been between you and {them} was over<end>.', 'Nothing more would come of the matter with {them}<end>.'], pools: { end: ['', ', with nobody the better', ', as such things are', ', and no fault of anyone’s'] } };

/** Remarks on how things stand, on any road. */
export const REMARKS: Clauses = [
  'You were hungry, and put off thinking about it.', 'You ate standing, and went on.', 'You thought of supper, and of who might be cooking it.', 'Your belt had room for another hole.', 'There was bread, and you ate it slowly.', 'You had not spoken aloud for some hours.',
  'You looked at your shoes and decided that they would last.', 'You mended a strap.', 'You wanted a roof, and would have settled for a wall.', 'It crossed your mind that you could turn back. It went on across.', 'You reckoned up the miles and did not care for the total.',
  only('saga', 'This was the {day.th} day.', 'It was the {day.th} day since you had sworn.', 'You had been {day} days at it.', '{day.th} day: nothing broken, nothing mended.', 'You thought of {who}, who would be wondering.', 'You thought of {foe}, who would not.', 'You said the name of {where} to yourself, to hear how it sounded by now.', 'Somewhere {foe} had eaten and slept that day as well.'),
  only('advanced', 'You knew more than when you set out, and that was not comfortable.', 'You had begun to see how it might be done.'), only('ready', 'There was only {where} left.', 'You had what you needed, except for the doing of it.', 'All the other roads were used up.'),
  only('watched', 'Twice that day you had the feeling of being counted.', 'People looked up when you gave your name.'), only('pressed', 'There was not much time left, and you could feel where the end of it was.', 'Everyone you met seemed to have heard of {foe} by now.', 'You had stopped asking whether {foe} would come, and asked only when.'),
  only('hunted', 'Somebody had your name, and was asking for you along the roads.', 'You slept with your shoes on these days.', 'You sat, when you sat, facing the way you had come.'), only('hardwinter', 'It was a hard year, and everyone said whose fault that was.'), only('prices', 'Nothing was cheap any longer.'),
  only('owing', 'You had a debt on your mind, and it kept step with you.'), only('hated', 'You had left somebody behind you who wished you dead, and you thought of it when it was quiet.'), only('liked', 'There was a door somewhere that would be opened to you; you thought of that.'),
  only('rich', 'You had {purse} about you, and felt that it could be heard.', 'With {purse} to your name you began to distrust strangers.'), only('poor', 'You had {purse} left, and counted as though that would help.', '{purse} was all you had in the world, not counting what you stood in.'), only('broke', 'You had no money at all. It is restful, for an hour.', 'There was nothing in your purse but the seam.'),
  only('company', '{companion} had said nothing for a long time, in a friendly way.', 'You shared what there was with {companion}.', 'You were glad of {companion}.', 'You looked round for {companion}, who was there.'), only('alone', 'There was nobody to talk to, and you had things to say.', 'You were alone, and had begun to be used to it.'),
  only('laden', 'Your pack had grown heavy with things that you might need.'), only('bare', 'You carried next to nothing, and went the easier for it.'), only('early', 'You had not yet been gone long enough to be missed.'), only('late', 'You could no longer have said when your feet had last been dry.'), only('long', 'It had become a long time.', 'You had been so long on the road that home had begun to look like a story.'),
  only('spring', 'Things were coming up on every side.', 'It was spring, and hard to be as serious as you ought.'), only('summer', 'It was full summer, and the days were long enough for anything.'), only('autumn', 'It was autumn, and people were counting what they had got in.'), only('winter', 'It was winter, and the days were short.', 'You had not been warm through since you could remember.'),
];

/** Something still stands in the way, and its own word for that has been said. */
export const STILL_GRAMMAR: Grammar = {
  forms: ['<it>, and <you>.', '<it>.', '<it>; <you>.'],
  pools: {
    it: ['it was not over', 'nothing had been settled', 'things stood as they had', 'nobody had given way', 'there was still no way past', 'that had changed nothing', 'the matter was as far from its end as before', 'it had come to no more than that', 'you were still in the middle of it', 'it was all to do again', 'there it still was'],
    you: ['you had to think of something else', 'you got your breath', 'you looked for another way', 'you were running out of ways', 'the next thing had to be better', 'there was no leaving it like that', 'you stayed on your feet', 'everyone waited', 'you had not finished', 'it was for you to begin', only('hurt', 'you were bleeding'), only('company', '{companion} looked at you'), only('alone', 'nobody was coming to help')],
  },
};
/** Short words while something is at stake: no scenery. */
export const TENSION_GRAMMAR: Grammar = {
  forms: ['<you>.', '<you>, and <then>.', '<then>, and <you>.', '<you>; <then>.'],
  pools: {
    you: ['you kept your hands where you could use them', 'you breathed out', 'you did not look away', 'you stood quite still', 'you measured the distance', 'you thought quickly', 'you had a dry mouth', 'you set your feet', 'you weighed what you could lose', 'you kept your voice level', 'you looked for the way out first', 'you knew that you would have to choose', 'you let nothing show in your face', only('company', 'you saw from the side of your eye where {companion} was'), only('sore', 'you did not let it be seen how badly you were hurt'), only('hurt', 'you put your weight on the good side')],
    then: ['nobody moved', 'it was very quiet', 'there was not much time', 'it was your turn', 'somebody had to begin', 'there was no going back to before', 'it might still go either way', 'you could hear your own breath', 'one moment passed, and one more', 'nothing was said', 'everything waited on that', 'it would not wait long'],
  },
};

/** It was tried too often, and is past. */
export const GIVEN_UP_GRAMMAR: Grammar = {
  forms: ['<it>, and <you>.', '<it>.', '<it>; <you>.'],
  pools: {
    it: ['that was the end of it', 'it was over', 'the chance was gone', 'nothing more was to be had there', 'it was past mending', 'there was no third try', 'it had been settled without you', 'it came to nothing', 'you had done what you could, and it was not enough', 'it closed, like a door'],
    you: ['you went on from there', 'you let it go', 'you had to leave it as it was', 'you told yourself that it might have been worse', 'you turned away', 'nobody tried to keep you', 'you had lost nothing but the time, or so you said', 'you were free to go', only('company', '{companion} said nothing'), only('hurt', 'you went off to see to your hurts'), only('alone', 'there was no one to say it to')],
  },
};
export const DISTURBED_GRAMMAR: Grammar = {
  forms: ['<when> you were no longer alone.', '<when> there was something else to think of.', '<when> it was broken off.', 'You got no further, for <what>.'],
  pools: { when: ['in the middle of that', 'before you had done', 'just then', 'a moment later', 'while you were at it', 'and then', 'you had hardly finished when', 'it was barely over, and'], what: ['somebody had seen you', 'you were interrupted', 'there was company', 'the place was not as empty as it had looked', 'something had come up close while you were busy', 'you had been followed', 'it had not gone unheard', 'other people had business there'] },
};
export const RETURN_GRAMMAR: Grammar = {
  forms: ['<known>.', '<known>, and <change>.', '<known>; <change>.'],
  pools: {
    known: ['you had been here before', 'you had come this way already', 'it was not the first time that you saw that place', 'you needed nobody to tell you where you were', 'there was little here that you had not seen', 'you could have drawn the place from memory', 'you had passed here before', only('ashore', 'you knew the place', 'it was ground you had walked on before', 'you remembered the place', 'your feet knew the way', 'here was a place you had seen from the other side'), only('afloat', 'you had sailed this water before', 'you knew the set of the tide there', 'you had crossed your own wake, if it had kept')],
    change: ['nothing had changed', 'you wasted no time on it', 'it told you how far round you had gone', 'that was a comfort, or ought to have been', only('ashore', 'it looked smaller', 'somebody had been there since', 'the way through was where you had left it', 'there was your own mark still', 'it was no better for being known'), only('afloat', 'it had kept no mark of you', 'water is the same in all places, and still you knew it'), only('snow', 'the snow made it strange'), only('night', 'it was otherwise in the dark'), only('late', 'that had been in another part of your life'), only('hurt', 'you had been in better shape that time'), only('company', '{companion} knew it too')],
  },
};

/** In a game that may be turned back: no more is told of a fall. */
export const FALLEN_GRAMMAR: Grammar = {
  forms: ['<fell>. <back>.', '<fell>, and the page goes no further. <back>.'],
  pools: {
    fell: ['there you fell', 'that was where you fell', 'you fell', 'you fell, and did not get up', 'it was there that you fell', 'you went down and fell no farther', 'so you fell'],
    back: ['a leaf can be turned back', 'it need not have happened: turn back a leaf', 'turn back, and choose again', 'an earlier leaf is still there to return to', 'what has been written here may be turned back', 'the leaves before this one are good, and may be turned to'],
  },
};
