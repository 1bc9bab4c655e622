import { type Clauses, type Grammar, only } from '../../../model/content/clauses.js';

/** The day on which it is felt that nothing has been eaten for too long, and what would mend it. */
export const HUNGERED: Grammar = {
  forms: ['<gone>, and <felt>.', '<gone>; <felt>.', '<gone>, and <remedy>.', '<gone>; <remedy>.', 'By then <gone>, and <felt>.'],
  pools: {
    gone: [
      'it was long since anybody had put a dish in front of you', 'the bag had come down to crumbs and string', 'you had shaken out the bag and eaten what fell', 'the last of what you carried had gone the way of the rest',
      'you had eaten the heel of the loaf, and then the thought of it', 'the bag had nothing in it any longer that could be eaten', 'the cheese had been a smell for some time, and now was not even that', 'your provisions had become a memory, and a disputed one',
      'you had turned the bag inside out for the second time', 'the last of the food had been eaten', 'you had been living for days on what fits in a pouch',
      only('ashore', 'you had been living on what grows beside the way, and it had stopped growing'), only('ocean', 'the bread-box had nothing in it but its own corners'), only('company', 'you and {companion} had shared out the last crust, fairly and at length'),
    ],
    felt: [
      'you could think of little else', 'your belly had begun to speak for itself', 'your knees had begun to give', 'you took in your belt by a hole', 'whatever was round had begun to remind you of bread', 'your hands had grown clumsy',
      'you caught yourself chewing on nothing', 'your patience had given out', 'it was a long time since you had whistled', 'you were hungry, and were going to be hungrier', 'you had grown light, which was no gain', 'the day had grown very long',
    ],
    remedy: [
      'a town would mend it, or a camp, or a catch', 'what was wanted was a fire, and a night to sit by it with something in the pot', 'any kitchen would have done', 'it would have to be somebody’s table, or something of your own catching',
      'nobody heals on an empty belly', 'you would have to stop somewhere, and eat', 'somewhere people were sitting down to a meal; you had only to find out where', 'you would have to sit down to a dish soon, or fall down',
    ],
  },
};

/** The first meal in a town. */
export const FED: Grammar = {
  forms: ['You ate <where><end>.', '<first> you ate, <where><end>.'],
  pools: {
    where: [
      'at the first door that had a smell to it', 'standing up at a stall', 'at a long table among people who did not look round', 'out of a bowl that was filled twice', 'on somebody’s step, with both hands', 'whatever it was, and asked afterwards',
      'with a borrowed spoon', 'in a kitchen where nobody had invited you', 'straight from the pot, as the quickest way', 'beside a carter who pushed the dish across',
    ],
    first: ['before anything else', 'first of all', 'before you had so much as looked about you,', 'business could wait:', 'with all your luggage still on you,'],
    end: ['', '', ', and were civil again', ', and the place looked the better for it', ', and let out your belt', ', until there was no more of it', ', until somebody laughed', ', and after that there were colours', ', and could have embraced the cook', ', and thanked everyone, and the dog'],
  },
};

/** While it lasts: what one thinks of, and how it shows. */
export const CRAVING: Grammar = {
  forms: ['You thought of <dish><how>.', 'What you thought of was <dish><besides>.', '<sign>, and <so>.', '<sign>; <so>.'],
  pools: {
    dish: [
      'bread with the steam still in it', 'one egg after another', 'broth', 'the crust of a pie', 'onions in fat', 'a bowl of beans', 'fish on a stick', 'the heel of a cheese', 'burnt porridge', 'half a pear, left on a plate',
      'soup with something at the bottom', 'cold mutton', 'barley cakes', 'honey', 'a bone with some meat on it', 'a dinner once refused', 'the scrapings of a pan', 'warm milk', 'dumplings', 'lentils', 'a fowl going round before a fire',
      'a whole loaf and an empty room', 'gravy', 'tripe', 'somebody’s grandmother’s turnips', 'a smoked eel', 'chestnuts', 'the skin of the milk', 'a goose at a wedding', 'figs', 'the inside of an oven',
    ],
    how: [
      '', ', from all sides', ', and walked no slower for it', ', and swallowed', ', at first fondly', ' for the best part of an hour', ', and could have drawn the plate', ', and of people with their elbows on a table', ', as one does of the dead', ', left off, and began again',
      ', rather more than of what you had sworn', ', and said so aloud', ', and of a second helping', ' until it was no longer any help', ', and envied a crow', ', and were not ashamed', ', with your mouth open', ', and could all but smell the kitchen', ', and were short with everybody', ', to the exclusion of the view',
    ],
    besides: ['', '', ', and very little else', ', and not for the first time', ', and somewhere to sit', ', and a spoon to go with that', ', with nobody else at the table', ', for as long as it lasted', ', and you swallowed', ', and it did no good'],
    sign: [
      'your belt had come in by another hole', 'your hands were not quite steady', 'you were light in the head', 'your belly spoke up', 'there was a taste of iron in your mouth', 'your knees had begun to have opinions', 'the bag was so light that you kept feeling for it',
      'things swam a little when you stood up', 'you had begun to look at birds as a cook does', 'everything smelt of bread, and nothing was', 'you had a hollow under your ribs that one could have kept a cat in', 'you were tired before you had done anything', 'your temper had grown short', 'you caught yourself chewing',
    ],
    so: [
      'you drank water on it', 'you told yourself that it would pass', 'you put a pebble in your mouth, to give it something to do', 'you hummed, so as to have something to do', 'you went through the bag again, in case it had thought better of it', 'you chewed on a strap', 'you promised yourself a town',
      'you let it be', 'you kept on', 'you were no better company for it', 'you thought about a camp, and a pot', 'you counted what there was left to eat, and it was quickly done', 'nobody was told', 'you sat down until it had passed', 'you could do nothing about that', 'you made a joke of it, which fell short',
    ],
  },
};

/** Whole sentences for the same. */
export const HUNGRY: Clauses = [
  'You were hungry, and put off thinking about it.', 'You tightened your belt and called that dinner.', 'You thought of supper, and of who might be cooking it.', 'It was a relief that nobody could hear your stomach, and then not so much of one.',
  'Thirst, hunger and sleep were drawing lots for you.', 'Soup came into your mind, and would not leave.', 'Dinner, when you thought of it, was a thing that happened to others.',
  'As a child you had been told to chew each mouthful thirty times. You would now have gone to a hundred.', 'From habit you sat down at the hour for dinner, and after a while got up.', 'Whole dishes came back to you in your mother’s voice, with the pinch of this, and the slap for asking.', 'Your teeth felt long.', 'Leather was meat once; you tried not to follow the thought.',
  'Of any two things that you looked at you now knew which would roast the better.', 'In your mind you lifted the lid from one pot after another, and they had all been washed.', 'At table, in better times, you used to push the fat to the side. You could have wept to think how neatly.', 'Dreaming, you had bitten your own sleeve, and it was underdone.', only('ocean', 'Good fat had been used to grease the tackle, and you could not look at the tackle calmly.'), only('person', '{fellow} swallowed, with nothing in the mouth, and you could very nearly tell the dish.'),
  'You remembered a crust once left on a table, and could have told which side of the plate.', 'You drank water, the cheapest of the soups.',
  'You added up meals, and the sum was always short by the next one.', 'A smell of bread came from no direction, and went back there.', 'You had not known how many songs are about food.',
  'Your hands shook a little when you held them out, and so you did not hold them out.', 'A nut turned up in the seam of your coat. You made two bites of it.', 'You promised your belly a town. It wanted to know which.', 'Your thoughts kept returning to one particular egg.',
  'You licked the inside of the bag, there being no witness.', 'You found that you could describe a dumpling, from all sides, without being asked.', 'Somebody you had known used to leave the rind. You had liked him until then.',
  'Hunger had moved in behind your breastbone and was shifting the chairs.', 'There was a crumb on your sleeve, and you did not leave it there.', 'A certain pie had been sent away half eaten, years before, by you.', 'Anything round had begun to look boiled.', 'Your belly spoke, and you begged nobody’s pardon.', 'For a while you chewed the end of a strap, and could tell what it had been fed on.',
  'What you had called hunger at home had been impatience.', 'Your spoon was clean. You turned it over.', 'You swallowed, and that was the first course.', 'Once, at a wedding, there had been a second ham, and it came back to you with the parsley on.', 'The bag was light, and flapped, and each time you looked round.', 'Of all the verbs you had been taught you had use for one.',
  'You had thought that a belt was for holding things up.', 'The word “supper” had got into your head, and went round in there like a wasp.', 'Your jaws moved a little when nobody was looking.', 'Somebody’s mother had once told you to leave some for politeness, and you had left some.', 'You sniffed at the cork, the bag and your own sleeve, in that order of hope.', 'It had gone quiet under the belt, as it does in a house where they have stopped asking.', 'You would have eaten it raw, and had not yet decided what.', 'With great firmness you thought of other things, and each of them, by the end, had a crust on it.', 'An oath came to your lips, and you swallowed that.', 'By this time you were quite polite to the bag.', 'There is a kind of yawn that is only the stomach looking out.', 'Salt has a smell, you found, and so has the place where bread was.',
  'One of your laces was shorter than it had been, and you had not cut it.', 'Your plans had grown simple. Most of them had gravy on.', 'The end of your belt had grown so long that you tucked it in at the back.', 'There were cooks in your dreams, and they did not look up.', 'It was not a pain; it was more like being asked the same thing over and over by a child.', 'Your thumb still smelled, faintly, of onion, and you were careful with it.', 'Any smoke, however far off, you now took for an invitation.', 'For most of your life you had been full, and you remembered none of it.',
  only('ashore', 'You chewed a twig, for something to disagree with.', 'You tried a leaf, and hoped that it had a good name.', 'You came by an ants’ nest, and gave it more thought than it deserved.', 'Bark has been eaten, you told yourself, by people who lived to speak against it.'), only('ocean', 'You had scraped the inside of the cask, and eaten off the scraper.', 'A fish jumped, quite near, and was not of the kind that comes aboard.'),
  only('person', '{companion} and you did not speak of food, at some length.', 'Whoever carries the bag is looked at, and {companion} looked.', '{fellow} said “dumplings”, to nobody, and was asked not to.', '{fellow} told you what there used to be at home on feast days, and you asked for it again, slower.'), only('beast', 'You looked at {companion}, and {companion} moved off a little.', '{companion} was chewing, and you went round to the front to see what.'),
];
