import { type Clauses, type Grammar, only } from '../../clauses.js';

/** The day on which it is felt that nothing has been eaten for too long, and what would mend it. */
export const HUNGERED: Grammar = {
  forms: ['<gone>, and <felt>.', '<gone>; <felt>. <remedy>.', '<gone>. <remedy>.', 'By then <gone>, and <felt>.'],
  pools: {
    gone: [
      'it was four days since anybody had put a dish in front of you', 'the bag had come down to crumbs and string', 'you had shaken out the bag and eaten what fell', 'the last of what you carried had gone the way of the rest',
      'you had eaten the heel of the loaf, and then the thought of it', 'there was nothing left that you could put off eating', 'the cheese had been a smell for a day, and now was not even that', 'your provisions had become a memory, and a disputed one',
      'you had turned the bag inside out for the second time', 'what you had called rations was used up', 'you had been living for days on what fits in a pouch',
      only('ashore', 'you had been living on what grows beside the way, and it had stopped growing'), only('ocean', 'the bread-box had nothing in it but its own corners'), only('company', 'you and {companion} had shared out the last crust, fairly and at length'),
    ],
    felt: [
      'you could think of little else', 'your belly had begun to speak for itself', 'your knees had heard of it', 'you took in your belt by a hole', 'whatever was round had begun to remind you of bread', 'your hands had grown clumsy',
      'you caught yourself chewing on nothing', 'your patience had given out', 'it was a long time since you had whistled', 'you were hungry, and were going to be hungrier', 'you had grown light, which was no gain', 'the day had grown very long',
    ],
    remedy: [
      'A town would mend it, or a camp, or a catch', 'What was wanted was a fire, and a night to sit by it with something in the pot', 'Any kitchen would have done', 'It would have to be somebody’s table, or something of your own catching',
      'Nobody heals on an empty belly', 'You would have to stop somewhere, and eat', 'Somewhere people were sitting down to a meal; you had only to find out where', 'You would have to sit down to a dish soon, or fall down',
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

/** While it lasts. */
export const HUNGRY: Clauses = [
  'You were hungry, and put off thinking about it.', 'You tightened your belt and called that dinner.', 'You thought of supper, and of who might be cooking it.', 'It was a relief that nobody could hear your stomach, and then not so much of one.',
  'Thirst, hunger and sleep were drawing lots for you.', 'Soup came into your mind, and would not leave.', 'Dinner, when you thought of it, was a thing that happened to others.', 'You went through the bag again, in case it had thought better of it.',
  'You remembered a crust once left on a table, and could have told which side of the plate.', 'You drank water, the cheapest of the soups.', 'There was a new hole in your belt, of your own making.', 'You had begun to look at birds as a cook does.',
  'You held a pebble in your mouth, to give it something to do.', 'You added up meals, and the sum was always short by the next one.', 'A smell of bread came from no direction, and went back there.', 'You had not known how many songs are about food.',
  'Your hands shook a little when you held them out, and so you did not hold them out.', 'A nut turned up in the seam of your coat. You made two bites of it.', 'You promised your belly a town. It wanted to know which.', 'Your thoughts kept returning to one particular egg.',
  'Things had sharper edges than they had had, and so had you.', 'You licked the inside of the bag, there being no witness.', 'You found that you could describe a dumpling, from all sides, without being asked.', 'Somebody you had known used to leave the rind. You had liked him until then.',
  only('ashore', 'You chewed a twig, for something to disagree with.', 'You tried a leaf, and hoped that it had a good name.', 'You came by an ants’ nest, and gave it more thought than it deserved.'), only('ocean', 'You had scraped the inside of the cask, and eaten off the scraper.'),
  only('person', '{companion} and you did not speak of food, at some length.', 'Whoever carries the bag is looked at, and {companion} looked.'), only('beast', 'You looked at {companion}, and {companion} moved off a little.'),
];
