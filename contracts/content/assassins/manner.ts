import { only } from '../clauses.js';
import { type Manner } from '../voice.js';

/** The letter of a Venetian spy. */
export const assassinManner: Manner = {
  naming: [
    'You went in those days by the name of {name}, {profession}, and it was very nearly yours.', 'You were {name}, {profession}; two people knew it and one of them was paid.', 'It should be said that {name}, {profession}, had retired. You had said so yourself, to several persons.', 'For the purposes of this letter you were {name}, {profession}.', 'You were {name}, {profession}, of good credit, quiet habits, and no known address.',
    'You carried a passport for {name}, {profession}, and it was nearly genuine.',
    'If anyone should ask, you were {name}, {profession}; it was to be hoped that nobody would.',
    'There were at that time four people called {name}, {profession}. You were the one who could be found.',
  ],
  weather: {
    clear: [only('light', 'the sky was of a blue that one pays extra for'), only('light', 'it was clear, and one could be seen from every tower'), only('light', 'the weather was fine, and everyone had come out to be looked at'), only('light', 'it was a day without a secret in it'), only('light', 'the light was excellent, and so unsuitable'), only('dark', 'the moon was out, which was inconsiderate of it', 'it was a starry night, much praised by poets and little by the profession')],
    cloud: ['the sky was discreet', only('light', 'it was grey, and faces were hard to remember'), 'cloud covered the whole of it, like a good lawyer', 'it was dull, as one could wish', 'it was neither fine nor wet, and nobody looked up'],
    rain: ['it rained, and every hood in the country was a reason', 'it rained, and washed off a number of things', 'the rain kept the informers at home', 'it rained as though to make a point', 'it was wet, and people looked at their feet, which is convenient'],
    wind: ['the wind slammed shutters, so that one more was not noticed', 'there was a wind, and everyone held on to what was his', 'the wind carried talk from one terrace to another', 'it blew, and cloaks told what was under them', 'the wind went through every pocket'],
    fog: ['there was fog, for which one does not give thanks aloud', 'the fog made everybody a stranger, and some of them had been so before', 'it was a fog in which people are found, later', 'the fog had come up from the water and kept its counsel', 'one might have been anyone in that fog'],
    storm: ['it thundered, and nobody would have heard a thing', 'the storm put out the lamps', 'there was lightning, with its regrettable frankness', 'the storm came over like a change of government', 'it thundered, and consciences were examined all over the province'],
    snow: ['it snowed, and one had to think about footprints', 'snow had fallen, and recorded everybody', 'it snowed, as pure as an alibi', 'the snow was new, and nothing had yet been done on it', 'there was snow, and the roofs were out of the question'],
    heat: ['it was hot, and the whole country was asleep with one eye open', 'it was too hot for gloves, which is a pity', 'the heat made people truthful', 'it was so hot that even the guard had sat down', 'in that heat one was grateful for other people’s cellars'],
  },
  ways: {
    plains: ['went by the poplar road at the pace of somebody who sells something', 'crossed the plain behind a cart, as part of the cart', 'walked under vines, looking like a person who owns a few', 'went along the ditch for a mile, for reasons'],
    hills: ['went up between walls, from shade to shade', 'climbed by the cypresses', 'took the mule steps and not the road', 'went round by the olive terraces, where no one asks'],
    coast: ['followed the shore with your back to the watch-tower', 'walked along the lagoon on planks', 'kept under the pines, out of sight of the galleys', 'went by the fishermen’s path, with a borrowed net on your shoulder'],
    forest: ['went through chestnut woods in the hour when all cloaks are brown', 'left the path for a path that did not wish to be one', 'went from trunk to trunk, from habit', 'walked quietly, and startled only a hermit'],
    mountains: ['went up by the smugglers’ stair', 'crossed between two customs posts that were not on terms', 'climbed before it was light, for there is a man with a glass', 'went over, dragging a branch behind you'],
    desert: ['kept to the creases of the clay hills', 'went over the bad land by the one line that is not overlooked', 'crossed a lake that a Pope had drained', 'walked in a dry stream, below the level of anybody’s interest'],
    swamp: ['took a flat boat, lying down', 'went by the dyke that the fever-men use', 'crossed the marsh, and touched nothing', 'went among the reeds, which report to no one'],
  },
  looks: [
    'Such peace is seldom free, and you looked about for the bill.', 'Nobody was following you, which was almost rude.', 'You sat with your back against something.', 'You counted the ways out, and there were four.', 'A cicada stopped, and began again; it had only been thinking.', 'You changed the angle of your hat, and were somebody else.', 'You peeled an orange in a single piece.', 'You practised a limp, and were rather pleased with it.', 'There was a good window there, with a good view of another.', 'You washed your hands, and looked at them.', 'An old man was watching you. He was watching everything; he was merely old.',
    only('dusk', 'It was the hour at which one is paid, or followed.', 'The bells disagreed about the hour, and it grew dark while they did.'), only('night', 'It was night, and you were, so to speak, at home.', 'A lamp went from room to room in a house over there, looking for someone.'), only('morning', 'People were opening shutters and being innocent.'), only('noon', 'It was the hour when one may walk in anywhere with a basket.'), only('saga', 'You thought of {foe} with something like tenderness, as one thinks of a lock.'), only('road', 'Somebody had gone by not an hour before, on a horse with one new shoe.'), only('hunted', 'There were two men who did not look at you, a little too well.'), only('river', 'The river had carried off a good many letters in its time, and some of the writers.'),
    'Somebody had left a glove on a wall, palm upward. You did not touch it.', 'The place had one way in more than one would have wished.', 'A cat looked at you as at a colleague.', 'Nothing was out of order, and you put it down to forethought.',
    'Three people had stood there that week, and one of them was heavy.', 'It was the kind of silence for which somebody has been paid.', 'Dust lay upon everything, evenly, like a reputation.', 'You considered what {foe} would have noticed, and noticed it.',
    'One might have sat there with {who}, and talked of other things.', 'You moved {thing} from the left side to the right, since it is by such things that one is remembered.', '{companion} looked innocent, which attracted attention.', 'Someone had written a date on the plaster, and crossed it out, and written a later one.',
    'A voice called a name that you had used once, and it was a dog that came.',
    'Somebody had walked there backward, and had nearly got it right.',
    'A lark went up, and told everything to nobody.',
    'You read the inscription on a well for as long as it took someone to go by.',
    'Two pigeons had the ledge that you would have chosen.',
    'There was a log with a comfortable place on it, and you sat upon the other.',
  ],
  towns: [
    'You entered {city} with a load of cabbages, and left them at the second corner.', 'In {city} it was market day, and by the well you knew who was armed.', 'At {city} you gave a name. It was accepted.', '{city} had put up the arms of a new prince over those of the old one, not quite straight.', 'You came into {city} in conversation with a stranger, who was grateful for it.', '{city} was beautiful, and listening.', only('known', 'You came again to {city}, on the other side of the street and as someone else.', 'In {city} nothing had been forgotten. It had merely been filed.'),
  ],
  streets: [
    'Two notaries walked up and down, agreeing; it would be the ruin of someone.', 'A puppet prince was being stabbed, and the children told him to look behind him.', 'Washing hung right across the street, and you noted that the line was good.', 'A confessor went by quickly, like a man with too much change.', 'Three sorts of spy were drinking at one table, and letting each other pay.', 'They had uncovered a statue, and opinions were already pinned to it.', 'A blind man sat at the corner, seeing everyone.',
    'A glass-seller went by with his whole fortune on his back, and nobody jostled him.', 'At a window someone was teaching a starling to say a name.',
  ],
  rest: [
    'slept in a bell-loft, with a thread on your thumb', 'slept on the priest’s side of a confessional', 'lay down in a locked room, having seen to the other lock', 'slept under an upturned boat', 'took a bath, a clean shirt and a bed, in a name that would be missed by nobody', 'slept with your shoes on and your face off', 'lay behind the stoves of a glass-house, in the warm', 'slept three hours, in three places', 'dressed what was open with spider’s web and good wine, and slept', 'slept in a hay-cart, going nowhere', 'lay on a roof, flat, and were not looked for there', 'slept, for once, without composing anything',
  ],
  wounds: [
    'It was well done, and you were in a position to judge.', 'You bound it with a cuff that had been clean.', 'A hand’s breadth to the left, and this letter would be in another hand.', 'It would spoil the line of the doublet.', 'You thought of the six poisons, and waited, and it was none of them.', 'It was narrow; the narrow ones bleed inward.', 'You did not cry out, which is a matter of training and of neighbours.', 'You had taught that stroke.', 'You noted the hand: left, and in a hurry.', 'It was vulgar, but it was effective.', 'You smiled, as one does at a clumsy servant.', 'There is a doctor in every town who asks nothing; you wished for his address.', 'You held it shut, and took your leave.',
    'The fault was in the timing; it so often is.', 'Somebody ought to be congratulated.', 'There are seven places where it would have mattered, and this was not quite one.', 'It was an amateur’s, and would therefore be slow to heal.',
    'You recognised the workmanship, and had thought that he was dead.',
    'It was nothing that would show in company.',
    'You wondered who had been paid, and how much, and the sum did you good.',
    'One bleeds less if one does not admire it.',
  ],
  remarks: [
    'You had dined on an olive and a suspicion.', 'You burned a letter, having learned it.', 'Nobody had recognised you that day, and you were a little hurt.', 'One would have given a good deal for a clean collar.', 'You had three names left.', 'The soles of your shoes had begun to be heard.',
    only('saga', 'It was the {day.th} day, and nobody had yet been so obliging as to die.', 'You owed {who} a line. You composed it in cipher, and then in lemon, and then not at all.', '{foe} was reported to be in good health; it was a thing to be noted without comment.', 'As to {where}: on the {day.th} day you knew its gates, its cooks, and two of its hours.'), only('company', '{companion} walked as if you were not acquainted, which was well done.', 'You and {fellow} had agreed on a story, and on another for when that one failed.'), only('alone', 'You were alone, as far as could be ascertained.'), only('hunted', 'Someone had bought your description. You would have liked to know the price.'), only('rich', 'You had {purse} sewn into the lining, and rang a little when you bowed.'), only('broke', 'You had no money. It is the one disguise that costs nothing.'), only('pressed', 'There was not much time; one began to make mistakes, or to see others make them.'), only('gates', 'The gates were being watched, by people who had been told what to look for.'), only('liked', 'There was one house where you would have been let in at any hour. You did not go there; that is what it was for.'),
    'Your left shoe had begun to give evidence.', 'The rule is to eat where one is not known, and so you had not eaten.', 'You thought of {met}, and of how much {met.he} could have told, and of how little {met.he} had.', '{rival} would be talking by now. One counts on it.',
    'An appointment with {due} is still an appointment, you reminded yourself, though nobody is to be buried after it.',
  ],
  met: [
    'The name was {them}, or had been for some years.', 'You learned that the {them.trade} was {them}, from a person who was anxious to be of use.', '{them}, it appeared; you had seen that name written, once, in a list.', 'The {them.trade} gave the name {them}, without hesitation, so it was probably true.', 'It was {them}. You made a knot in your memory, a small one, on the inside.',
    'The {them.trade} was called {them} in that parish.',
    '{them} was the name; you asked how it was spelt, and were told without a pause, which proves nothing.',
    'Behind the {them.trade} you said “{them}”, softly, and saw the shoulders hear it.',
    'You had it of the {them.trade} in person: {them}, with a bow, and a look to see what you would do with it.',
  ],
};
