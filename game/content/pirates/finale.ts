import { type Finale } from '../../model/content/finale.js';

/* The last leaf of the log: how it was done, who helped to do it, and what stands open. */
export const pirateFinale: Finale = {
  ways: {
    force: [
      'It was done at {where} with the flat of the hand and then with the edge, and {foe} had not thought that you would come to that.',
      'Entered first, since it was loudest: you had fought for it at {where}, and were the one left standing up.',
      'At {where} you had leave of nobody, and asked none; {foe}’s people were put aside one by one, by the collar.',
      'You kept your oath at {where} by main strength. It is not the way that you would have chosen, had {foe} left another.',
    ],
    craft: [
      'What did it at {where} was skill, of a kind that cannot be hit; {foe} has since had it explained, and admires it in parts.',
      'You had worked it out beforehand, like a tide, and at {where} it came in to the inch, with {foe} looking the other way.',
      'Skill had the last word at {where}: your hands did a thing that they had practised, and {foe} saw it when it was over.',
      'Put down under Workmanship how the oath was kept at {where}, for no one was struck, and {foe} was thoroughly taken in.',
    ],
    talk: [
      'You had talked it through at {where}, with a dry mouth, and {foe} was the one who ran out of words.',
      'It was kept by speaking. At {where} you said the thing as it was, before everybody, and {foe} had no answer that would carry.',
      'Nothing was drawn at {where} but breath; you told them, they heard you, and {foe} was alone by the end of the sentence.',
      'One would not have thought that so much hung upon the tongue of a rogue, and yet at {where} it held, {foe}’s whole weight and all.',
    ],
    gift: [
      'At {where} you had given away something that you might have held on to, and the oath was kept by that.',
      'It does not look like a victory in the book. You had opened your hand at {where}, and {foe} did not know how to close it.',
      'The oath cost you more than {foe} at {where}, and you paid down the difference, and would again.',
      'You were generous at {where}, as others are drunk, once and to the bottom; nobody there, {foe} least of all, had been prepared for it.',
    ],
    patience: [
      'You had outwaited {foe} at {where}. It takes a line to write, and it took everything to do.',
      'At {where} you stood until the thing gave way by itself, as they do, if one is the last to sit down.',
      'It was sheer staying that did it at {where}; {foe} could have dealt with any other vice in you.',
      'Kept, at {where}, by keeping still. There is no song about it yet, as nobody can find where to put the chorus.',
    ],
    flight: [
      'You had got away with it, at {where}, in the full sense, and {foe} was left holding your hat.',
      'The oath was kept at a run. {foe} had everything at {where} in readiness for you, except for how fast you would be leaving it.',
      'From {where} you came off by a hair with what you had come for, and did not stop to be congratulated by {foe}.',
      'Your heels did it. They had been a reproach to you for years, and at {where} they were worth all of {foe}’s people.',
    ],
    explore: [
      'You found it at {where}, the one thing that {foe} had overlooked, by looking where there was nothing to be seen.',
      'There was a way, at {where}, that was upon no chart of {foe}’s, and you had gone down on your knees and found that.',
      'At {where} your eyes had saved you the trouble of courage; it lay there, in a corner, and {foe} had walked by it for years.',
      'The keeping of the oath came down to a crack, a mark, a thing out of place at {where}, and to its being you that noticed.',
    ],
    words: [
      'No one had done it so before, and no article provides for it; you kept your oath at {where} in a manner of your own.',
      'It is set down as you did it, at {where}, since nobody would believe it otherwise, and {foe} is still telling it over.',
      'At {where} you had thought of something else. {foe} had shut every way that there is, and it was not one of those.',
      'The way that you took at {where} has no name in the log, so there stands only: kept, after the fashion of the bearer.',
    ],
  },
  clues: {
    approach: [
      'You had gone in by a door that a mere rumour had shown you, and {foe} had never troubled to lock it.',
      'For the way in you had to thank a piece of gossip, run down and found true, about {foe}.',
      'Somebody’s loose tongue, well back in the log, had let you in upon {foe} from the side.',
      'The trail that you took the pains to follow had led, when it came to it, behind {foe}’s back.',
    ],
    delay: [
      '{foe} had come to it late, through a thing that you found out in time, and was short by just those days.',
      'By what you had learned and followed {foe} was kept waiting, and had not been ready.',
      'There was a week missing out of {foe}’s plans at the last, and you could have said where it went.',
      'What you had traced, early on, slowed {foe}; a slow enemy is half of a friend.',
    ],
  },
  kept: [
    'What was agreed with {them} had been done, and is ruled off in red.',
    '{them} had had your word and then the thing itself, and tells people of it who have not asked.',
    'You could look {them} in the face, for that account had been paid upon the way.',
    'Under {them}, in the log, there is written Settled, and it is in {them}’s own hand.',
  ],
  owed: [
    'There is still {them}, to whom you did not do as you had said, and no line is drawn beneath it.',
    'Of {them} the log has half a page, and then white paper; you had meant to go back.',
    'What you had agreed with {them} was never done. It is the one sum here that does not come out.',
    'You have crossed a street, since, so as not to be seen by {them}, who was only going to say good day.',
  ],
  stoodBy: [
    '{mate} was there at the end, on the side where the blows came from.',
    'When you looked round for whoever might be left, it was {mate}, with both sleeves rolled up.',
    'Mustered at the last: yourself, and {mate}, who had been told more than once to go home.',
    'You were not by yourself in it; {mate} had said so loudly, all the way there, and then proved it.',
    '{mate} stood by you to the finish, and has complained of the draught there ever since.',
  ],
  alone: [
    'You had called the roll before you went in, and answered to it, and that was all hands.',
    'Nobody stood next to you at the end, so that there is no one who can tell it differently.',
    'You had done it by yourself, and found when it was over that you had turned round to say so.',
    'Of company, at the last, there was your own shadow, and it had kept well behind you.',
  ],
};
