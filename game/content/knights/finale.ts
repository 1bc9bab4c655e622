import { type Finale } from '../../model/content/finale.js';

export const knightFinale: Finale = {
  ways: {
    force: [
      'Now it was done at {where} by main strength, and I set it down as such; for there are doors that are opened by prayer, and that was not one of them.',
      'And you kept your oath at {where} with the strong arm. Samson also served God in this way, and brought down less than you and more than he had meant to.',
      'It came to blows at {where}, as {foe} had always said that it would, and the blow that ended it was yours.',
      'You had sworn upon your knees, and you kept it standing, at {where}, with your feet apart, until there was nobody left who would hit you.',
    ],
    craft: [
      'It was at {where} that you kept your vow, and by the skill of your hands; no herald would have known what to call it, though any joiner would.',
      'And at {where} you were cleverer than {foe}, once, for as long as it takes to tie a knot, and that was what the whole of it hung by.',
      'Saint Eloi took off a horse’s leg to shoe it and put it on again; what you did at {where} was not so neat, but it held.',
      'You did it at {where} as a good thief does, or a good surgeon, and by the time that {foe} cried out it was finished.',
    ],
    talk: [
      'Now the oath was kept at {where} by nothing but speech. You said the thing that was so, aloud, and it stayed in the air, and {foe} could not get round it.',
      'In the beginning was the Word, and at {where} it was that in the end as well: yours, and hardly above a whisper.',
      'You talked, at {where}, and they listened to you as people listen at a door; and when you had left off it was the other side that was weeping.',
      'And no sword was out when you kept your vow at {where}; there was a silence, and you put into it what {who} had been waiting to hear said.',
    ],
    gift: [
      'It was by giving that you kept the oath at {where}; you opened your hand before {foe}, and what was in the other hand was of no more use.',
      'And at {where} you gave what nobody had the right to ask of you. More blessed it is, we are told, and it is also the harder to parry.',
      'You had come to {where} to take, or so {foe} believed, and was ready for that; no one had thought of a wall against being given something.',
      'The widow gave two mites and is spoken of still. What you laid down at {where} was of that sort, and {foe} could find no change for it.',
    ],
    patience: [
      'Now you kept your vow at {where} by staying. Others had more strength, and used it, and when it was used you were where you had been.',
      'And at {where} you bore what there was to be borne, to the last of it, as a bridge does; {foe} went over you, and over you, and grew tired.',
      'He that endureth to the end shall be saved. It does not say that he shall enjoy it, and at {where} you had not; but the end came first to {foe}.',
      'It took all the time it took, at {where}, and you did nothing in it except not to go away. By that the oath was kept.',
    ],
    flight: [
      'You got clear of {where} with the thing done, and with {foe} a bowshot behind; and though the fathers commend a stately gait, they were not there.',
      'And it was by your heels that the vow was kept. {where} was full of people who had their hands on you, and then of people who looked at their hands.',
      'Out of {where} you came faster than you had gone in, and had what you had gone in for, and there has been no such running since the empty tomb.',
      'Now as a bird out of the snare of the fowlers you were away from {where}, with {foe}’s fingers closing upon the feather.',
    ],
    explore: [
      'It lay at {where} the whole time, for anyone who would stoop; you stooped, and by what you found there the oath was kept.',
      'And you looked, at {where}, where the others had only searched. There is a difference, and {foe} had built upon there being none.',
      'Seek, and ye shall find: you had sought for long enough, and at {where} you put your hand on it, in the dust, and it was what {who} had said.',
      'You saw it first at {where}, a small thing, out of place. One has to have been lost a good deal to have an eye for that; and it undid {foe}.',
    ],
    words: [
      'Now at {where} you did it in a way of your own, which is in no book of chivalry that I have been able to find, and I have had them all down.',
      'And you kept the oath at {where} by a means that nobody had named to you. The Spirit bloweth where it listeth, and that was where it listed.',
      'There were several ways to do it at {where}, each with its saint; you took none of them, and it was done.',
      'What you did at {where} had not been done before and will not, I think, be done again; {foe} had made ready for everything else.',
    ],
  },
  clues: {
    approach: [
      'You had gone in by a way that you once troubled to find out, upon a rumour, when it would have been easier to sleep.',
      'And for this you had a way in, because in such a town as one forgets you had asked a question and waited until it was answered.',
      'There was a side door to it, so to say; {foe} did not know that you knew, and you had known for weeks.',
      'It would have been a wall, had you not followed some gossip to its end and come out, on your hands and knees, behind it.',
    ],
    delay: [
      'And {foe} was not ready, having lost some days to a thing that you had found out and not left lying.',
      'If {foe} had had as long as {foe.he} reckoned on, this would be told otherwise; but you had run down a rumour, and it had eaten up {foe.his} time.',
      'You came in time, and there was time since you had made it, by going after what was only said, and saying it louder.',
      'What you had once followed up had set {foe} back by just so much as you were late.',
    ],
  },
  kept: [
    'There was {them}, moreover, with whom you had kept faith in a lesser matter, and who rang, or shouted, or at any rate told people.',
    'And {them}, to whom you had made good what was agreed, said a prayer for you that day, without knowing what day it was.',
    'You had kept your word to {them} also. It is not in the songs; it was in the scale, all the same, when they came to weigh it.',
    'To {them} you owed nothing any more, and it lightened you by about as much as a pair of boots.',
  ],
  owed: [
    'There was a thing you had not done, and {them} waits for it, I believe, and no longer looks up at each step.',
    'And what had been agreed with {them} was never made good; one does not get to the end of a book with every thread in one’s hand.',
    'You had left {them} unpaid. I mention it because you would have wished me not to, and then would have wished it.',
    'All was forgiven you but {them}, who was owed something yet, and heard of your glory while standing in a line for bread.',
  ],
  stoodBy: [
    'Now {mate} stood by you at the end of it, and held your cloak, and let nobody else.',
    'And there was {mate}, who had no vow to keep, and had come the whole way for want, as {mate} put it, of anything better.',
    '{mate} was next to you when it was over. Neither said anything, and you both have it by heart.',
    'A friend loveth at all times, says the proverb; {mate} did it then with a dented pan in either hand.',
    'You looked about for {mate}, as one feels for one’s keys, and {mate} was there.',
  ],
  alone: [
    'There was nobody beside you to see it. I have it from the stones, and from you, and you left out the best of it.',
    'And you were alone when it was done, and turned to say so to someone, as one does.',
    'No friend stood by; you shook hands, since somebody had to, with a post.',
    'It was you, by yourself, with God, who is good company but does not carry anything.',
  ],
};
