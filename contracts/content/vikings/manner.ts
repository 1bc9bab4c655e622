import { only } from '../clauses.js';
import { type Manner } from '../voice.js';

/** Dry understatement. */
export const vikingManner: Manner = {
  naming: [
    'You were {name}, {profession}, and nobody had yet made a verse about you.',
    'There was somebody called {name}, {profession}, and it was you.',
    '{name}, {profession}: that is who this is about, and at the beginning there was not much more to tell.',
    'They called you {name}, {profession}, and were no more afraid of you than was polite.',
    'Of {name}, {profession}, the neighbours had so far said nothing worse than that you kept your word.',
    'People who knew you called you {name}, {profession}; people who did not had no reason to call.',
    'It begins with {name}, {profession}, standing in a doorway with one shoe on, and that was you.',
  ],
  weather: {
    clear: [only('light', 'it was the sort of weather that makes people buy ships'), 'the sky had been swept', only('light', 'it was so fine that nobody trusted it'), only('light', 'the day was as clear as a good conscience, and as seldom met with'), only('light', 'one could have counted the sheep on the far side of the fjord, if there had been a fjord'), only('dark', 'the stars were all there, as if for a count', 'the night was clear, and cold in proportion')],
    cloud: ['the sky had come down to see what was going on', only('light', 'it was grey, as if it had been decided to save the colours'), 'the cloud sat on the land like a hen', only('light', 'it was weather for mending nets'), 'the sky looked like the inside of a cauldron'],
    rain: ['it rained, though not enough to be worth mentioning at home', 'it rained as it does on funerals', 'the rain came in off the sea and did not wipe its feet', 'it rained on the just, there being nobody else about', 'it was wet, as Iceland is wet, without ill will'],
    wind: ['it blew enough to take the ears off a goat', 'the wind wanted something and would not say what', 'there was wind for three ships and no ship', 'the wind came from the north, where they make it', 'it blew, and the few trees leaned and took it'],
    fog: ['the fog was as thick as porridge and a good deal colder', 'the giants had hung out their washing', 'one could have leaned a ladder against the fog', 'the fog came in and sat down', 'you could see your hand, and were glad to see somebody'],
    storm: ['Thor was moving his furniture', 'it was the kind of weather in which men make promises', 'the storm was no worse than some, and most of those had drowned people', 'it thundered, and one knew who that was', 'the sky was hammering on something'],
    snow: ['it snowed, as it had to sooner or later', 'the snow came down as though it were paid by the flake', 'snow lay on everything that had kept still', 'it snowed quietly, like somebody leaving without paying', 'winter had sent word ahead'],
    heat: ['it was too hot for wool, and wool was what you had', 'the heat was such as they tell of in Miklagard', 'even the flies sat down', 'it was hot, and the tar ran', only('light', 'it was a day for lying in a stream like a trout')],
  },
  ways: {
    ocean: ['let her go as she liked, since she liked the right way', 'kept the land where you could run for it', 'sat in the stern and said nothing to the sea', 'bailed, steered, and bailed'],
    coast: ['went by the shore, which belongs to the gulls and the king', 'followed the wrack-line, and turned over what looked useful', 'walked on shingle that talked back', 'went out round the skerries and in again'],
    plains: ['walked between other people’s hay', 'crossed fields that had been fought over in court', 'went over the flat and felt looked at', 'walked by the dyke from grave-mound to grave-mound'],
    forest: ['went in among the spruces and lost the sky', 'walked where the wolves do, and not faster', 'went by the charcoal-burners’ path', 'crossed a wood in which someone had lost an argument with a bear'],
    hills: ['put a stone on each cairn, since one does', 'followed the sheep, who had thought about it', 'went up by the summer-farms and down by a stream', 'climbed, and sat, and called it looking at the view'],
    mountains: ['went over the fell, which did not notice', 'kept to the crust where it bore', 'climbed until there was nothing more to climb, and were not thanked', 'crossed the height with your chin in your cloak'],
    desert: ['walked over black grit, such as outlaws get', 'went across the burnt ground, which had not forgiven anyone', 'crossed a place that the gods had started and left'],
    swamp: ['went over the moss politely', 'walked round what was green, and what was greener', 'crossed the bog with your shoes about your neck'],
  },
  looks: [
    only('ashore', 'There was nothing wrong with the place that people would not have cured, or caused.'), only('ashore', 'You looked for smoke and found none, so there was nobody to be polite to.'), 'It was quiet enough to hear your own belt.', 'You sharpened what you had.', 'A raven went over, and did not stop, which you took kindly.',
    only('ashore', 'It was good land, if one could have kept it from one’s cousins.'), only('ashore', 'You sat, and the stone was no softer than it looked.'), 'You told yourself the beginning of a verse and could not find the end.', 'Nobody wanted you dead within sight.', 'You combed your hair; one never knows.',
    only('dusk+ashore', 'The light lay along the ground and took its time.'), only('dusk', 'It was the hour when they would be lighting the hall at home, and quarrelling about who sat where.'), only('night', 'There was a dark that one could have cut for peat.', 'Something walked about out there, and minded its own business.'),
    only('morning', 'You washed your face, for the sake of being seen by nobody.'), only('winter', 'The cold had got a foot in the door.'), only('saga', 'You thought about {foe} without heat, as one thinks about a rock that has to be steered round.'), only('region', 'Of {region} they say that one should not whistle there, and you did not.'),
    only('afloat', 'There was a good deal of sea, and it had been there before you.', 'The strakes worked and complained, as they do in a sound ship.'),
    'Somebody had been there before you and had left nothing, which is the best kind of neighbour.', 'Two crows were dividing something, by seniority.', 'The ravens in that part seemed well fed, and one did not ask.', 'Of troubles there were just then none that one could have hit.',
    'Far off somebody was hammering, and stopped, and had evidently finished.', 'No one was saying anything, and for once it was the truth.', 'It was the sort of quiet in which one hears {foe} not being there.', '{who} would have said that it was a fine place to be out of.',
    'You set down {thing}, and nobody stole anything for as long as you looked.', '{companion} lay down, and you took that for a view of the matter.', 'There was a smell of somebody’s supper, and no smoke to go with it.', 'The skin on your knuckles had healed, and looked as if it missed something.',
    'Whoever owned the place was not in.', only('ashore', 'Moss had got up on the stones to see.', 'There was a stone set on end, with no runes on it yet.', 'Nothing had been burned down there for some time.', 'It would have been a good place for a house, and somebody’s grandson will find that out.', 'A goat watched you with the eyes of a creditor.', 'Grass grew there for anybody who had a cow.'), only('coast', 'A seal or a bishop looked at you from the water, and thought better of it.', 'Even the gulls had gone home.', 'The sea had brought a plank, and you looked to see whose.'), only('afloat', 'The sea lay all round like the rim of a shield.', 'A gull kept up with you, out of interest in your bread.', 'The bilge talked, and you bailed it.', 'There was a squeak in the steering-oar that had been there since Norway.', 'Somebody’s barrel went by, and nobody was holding on to it.', 'Nobody was sick, there being nobody left who could be.'),
  ],
  towns: [
    '{city} smelled of tar and dried fish, and so did everyone in it.', 'At {city} they asked whose you were before they asked who.', 'They let you into {city}, with the look of people who count their spoons.', '{city} was forty houses and one opinion.', 'There were ships drawn up at {city}, and men under them, asleep.', 'You walked up into {city} past the place where they hang people; it was not in use.',
    only('known', 'At {city} someone remembered you, and was still deciding how.', 'You came back to {city}. A dog knew you.'),
  ],
  streets: [
    'Two men were trying an axe on a post, and explaining to each other what was wrong with it.', 'A woman sold you nothing, but told you the price of it.', 'Somebody was telling a story outside the smithy, and had come to the part that everyone knew.', 'They were having a case out in the street, with witnesses, about a hen.', 'The boys of the place followed you as far as the midden.', 'A drunk man asked you whether you knew who he was. He seemed to want to know.', 'There was beer, and a bench in the lee, and nobody sat on the end of it where the judge sits.',
    'A boy was selling one egg, and had been told not to come home with it.', 'Somebody was being married, on the whole against the advice of the street.',
  ],
  rest: [
    'slept with your feet to the embers and a stone for a pillow', 'slept in your wet shoes, which is how one keeps them', 'lay down in your cloak and were a log until morning', 'ate the last of the stockfish and slept on it', 'slept sitting up, like the dead, and better', 'found a hay-barn and went in at the bottom', 'lay where the wind did not, and slept', 'slept with a hand on the axe out of habit', 'slept in the lee of a wall that some quarrel had built', 'packed moss on what was open and slept while it knitted', 'lay and listened to nothing until you were asleep', 'slept as one sleeps whom nobody is paying to stay awake',
  ],
  wounds: [
    'It was nothing that they would make verses about.', 'You had been hit harder by relatives.', 'You looked at it, and it looked no better for that.', 'You said that it was nothing. Nobody had asked.', 'It would make a scar, in a place where it could be shown.', 'You tied it up with your teeth.', 'It bled more than it had any right to.', 'You kept walking, since lying down could be done later.', 'A man has a good deal of skin; you had less.', 'You would have laughed at it on somebody else.', 'You thought the better of mail.', 'It was on the side that had been lucky until then.', 'You did not sit down to it.',
    'There was nothing in it that a good supper and forty days would not mend.', 'The gods had seen it, and at least one of them had laughed.', 'It had gone in where mail leaves off, which is where things go in.', 'Somebody would have to tell {who} that there had been blood on the errand.', 'Red looks well on wool, and it was wool.',
    'In the telling it would be deeper.', 'Somebody’s grandson would ask about that one.', 'A little higher, and there would have been an inheritance.', 'Nothing fell off.',
  ],
  remarks: [
    'So far nobody had been drowned.', 'Your feet were wet, but they had been wet before.', only('ashore', 'There are worse roads, and you had been on them for less.'), 'You would have given something for a bowl of hot curds.', 'You had begun to talk to your boots. They bore it.', 'The food was dry, hard, and not much; otherwise you had no complaint.',
    only('saga', 'It was the {day.th} day, and nobody could yet have said how it would go.', 'You had told {who} that it would not take long.', 'It was said that {foe} slept badly. You hoped so.', 'An oath is a light thing to lift. You had carried this one for {day} days.'), only('company', '{companion} had an opinion and kept it.'), only('hunted', 'People who had looked for you before had been worse at it.'), only('rich', 'You had {purse}; it makes one walk like a man with an egg.'), only('broke', 'You owned what you stood in, and some of that was borrowed.'), only('winter', 'It was winter; one could tell by everybody’s beard.'), only('hated', 'Somebody back there wanted you killed. It is a kind of fame.'),
    'News travels on a wet road as well as on a dry one, and you had heard none.', 'There were nine kinds of bread in your mind, and none in your bag.', 'Nobody had asked you to sing, and you took it kindly.', 'The cloak was drying on you, from the inside.',
    '{due} would be telling people that you were coming. You hoped that they were patient people.', 'It is something to be hated by {rival}. You had been hated by worse.', 'Two of your toes were not on terms.',
  ],
  met: [
    'The {them.trade} was called {them}; it was a name you had heard, attached to somebody better.', '{them} was the name, and it was given as one hands over a weapon, handle first.', 'It came out that the name was {them}. You were cousins, it might be, if one went back far enough.', 'They called the {them.trade} {them}, and you could see why, or thought so.', 'You asked the name, and it was {them}, and you said that it was a good one.',
  ],
};
