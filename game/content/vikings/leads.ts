import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const vikingLeads: readonly LeadContent[] = [
  {
    key: 'vikings/lead-ran-once',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'A man at {place} once saw {them} run away from a fight.',
    opened: [
      'The tale had a hole in it, and two people stepped round it at the same spot. {them} had come home early from a fight. The man who saw it lived quietly at {place}, and might say what {them} ran from.',
      'They were praising {them}, and a woman gutting fish laughed at the wrong word. Her uncle had been there, she said, and had seen {them.his} back. He lived by himself at {place}. It is useful to know what a brave person runs from.',
      'There is one fight that {them} never tells. You learned it from an old sailor, who had only the end of it; for the beginning one had to ask at {place}, where the one witness mended creels and did not expect guests.',
      'A child was playing at {them}, and ran away at the top of her voice. She had it from a man at {place}. Nobody had told her that it was a secret, and you thought that the man might know more than the game did.',
    ],
    offer: does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Hear the witness out to the end',
      description: 'He has told it to nobody for twenty years, and means to begin with his grandfather.',
      success: [
        'There was the grandfather, and a lawsuit about seaweed, and then, when your legs had gone, there was {them}, running from three small men with a drum. {them} has never been able to bear a drum since. You thanked him. You would remember that when you and {them} met.',
        'He told it to the creel, not to you. {them} had stood like a wall as long as the others did, and no longer; it was when they began to fall back on the left that {them.he} could not endure it. Now you knew on which side {them} listens for the end.',
      ],
      failure: [
        'You sat through the grandfather, and the grandfather’s first ship. At the second ship your head went down. When you lifted it he had finished, and was wiping his eyes, and he told nobody anything twice.',
        'He had reached the shield-wall when you asked him to be quick. It hurt him; he had been quick at that time, he said, and had been sorry for it ever since. He went back to his creel and to a hymn.',
      ],
    }),
    lapsed: [
      'The man from {place} had gone to live with a daughter in Orkney. He tells it there every week, you heard, and {them} is not known in Orkney.',
      'You learned that the witness at {place} had grown so deaf that he could no longer be asked. He was glad of it, people said.',
    ],
  },
  {
    key: 'vikings/lead-nurse',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'The old nurse who brought up {them} lives at {place}.',
    opened: [
      'Whoever is feared now was once put to bed by someone. In {them}’s case she was still alive, and lived at {place}, and was said to be cross with {them.him}. You could think of a question or two for such a woman.',
      'A girl with a yoke of pails told you whose grandmother lived over the byre at {place}: the one who had nursed {them}. {them} sent her a cheese every year and never came. She might tell you what {them} listens to.',
      'You had it from two people in nearly the same words: that {them} is afraid of nothing, and that there is an old woman at {place} who could tell you better. The second one had looked over his shoulder.',
    ],
    offer: does(['talk', 'perception', 'easy', 'none'], {
      action: 'Wind wool with the old nurse',
      description: 'Your hands will be in the skein as long as she likes, and she can tell a flatterer by the thumbs.',
      success: [
        'She wound, and you turned your wrists for her. {them} had been a good child up to the tooth. “Say to {them} that Aud asks whether it is done yet,” she told you, and would not say what. “You will see the ears go red.” You put the words away with care; a person with red ears can be talked to.',
        'By the third ball she had begun to talk to {them} instead of you, and rather sharply. You learned by it what {them} was scolded for at five and has not left off: {them.he} never looks behind a door. You would look for one.',
      ],
      failure: [
        'You praised {them}, to please her, and then blamed {them}, to please her more. She unwound the ball again as far as the beginning. It was not the first time, she said, that she had been sent a stranger with soft hands.',
        'She took you for {them}, grown thin. You had your face washed with the corner of an apron, and were asked what you had done with the good knife. You could not get in a word about anyone else.',
      ],
    }),
    lapsed: [
      '{them} had remembered her at last, and had the old nurse fetched from {place} with her bed and her hens. She scolds there now, within call.',
      'The room over the byre at {place} stood empty, you heard, with nine cheeses in it, uncut.',
    ],
  },
  {
    key: 'vikings/lead-carved-beam',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: '{them} once cut an oath into a beam at {place}, and thinks it was burned.',
    opened: [
      'When {them} was young, and had been drinking, {them.he} swore something great and cut it into a roof-beam, with the witnesses’ names. The hall was pulled down since. But a beam is a beam; it had been used again, you heard, at {place}.',
      '“We hang our hams from {them}’s oath,” a boy from {place} was boasting. He could not read it. His father could, and had hung the hams there on purpose; {them} believes that beam burned, and might not like to be held to it.',
      'It was mentioned, between two other matters, that {them} once took an oath in runes and has asked about the beam ever since. Nobody had told {them.him} that it holds up a smoke-house at {place}. One could go and read it.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Read the beam in the smoke-house',
      description: 'It is black with soot, thirty hands up, and half the letters are behind hams.',
      success: [
        'You moved the hams along one by one and rubbed. {them} had sworn never to turn from anyone who called {them.him} by the name of the first ship, and there stood the name, with seven witnesses. Four of them were living. You said it over until you had it.',
        'The runes ran on round the beam, and so did you. “I will answer whoever asks me three times before free people,” {them} had cut, deep, being twenty. It still held; the law says that a beam does not grow old. You came down black, and well content.',
      ],
      failure: [
        'What you read was a great oath, and a fine one, and after some time you saw that it was the carpenter’s, about a bill. The other side was against the wall. The owner would not have the roof off, even to oblige.',
        'A ham came down, and then the next, along the whole row, like men off a bench. They found you beneath. You were believed, in the end, not to be a thief, and asked to be interested in something lower.',
      ],
    }),
    lapsed: [
      'They had trouble with the roof at {place}, and had cut up the beam for pegs. There is a word of {them}’s oath in every gate there now.',
      'A stranger had bought the smoke-house at {place}, beam and all, and burned it for the warmth. He had {them}’s way of walking, they said, but paid at once.',
    ],
  },
  {
    key: 'vikings/lead-rope',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'All the rope that {them} has ordered lies in one heap at {place}.',
    opened: [
      'You heard what {them} was waiting for, and it was rope: walrus-hide, sixty fathoms of it, and nothing could be begun without. It lay ready at {place}. If it were not ready, {them} would have to wait again.',
      'There was no rope to be had, a carter complained; {them} had bought the lot. It was all at {place}, under one sail, with one boy to mind it. He was not a very large boy, the carter said, when you asked.',
      'What does one want with so much rope? The rope-makers had not asked {them}. They had coiled it at {place} and gone home to look at their hands. While it lay there, you understood, so did whatever it was for.',
    ],
    offer: does(['force', 'strength', 'medium', 'slight'], {
      action: 'Roll the rope into the harbour',
      description: 'It weighs what eight men weigh, and the boy who minds it can whistle.',
      success: [
        'You set your back to the heap and your feet to the wall. It went slowly, and then it did not. The boy forgot to whistle; he had never seen anything sink with so much dignity. Wet hide must be stretched and greased all over again, and {them} would be weeks behind.',
        'You took one end and walked. Sixty fathoms go a long way through {place}, under carts and round a church and twice about the ale-seller. To cut it free they had to cut it in eleven. {them} would have it spliced, and that takes as long as making it.',
      ],
      failure: [
        'It was made to hold a ship and it held you. You got a foot into the bight, the heap shifted, and you hung from a crane with a good view of the town. The boy whistled. He also let you down, when enough people had come.',
        'You had it rolling when it met the anchor that had been put there to prevent that. Coil after coil came off and lay down on you. They dug for some time. The rope was none the worse, they said; it had wanted airing.',
      ],
    }),
    lapsed: [
      'The rope had left {place} by the time that you thought of it again, on two sledges. {them} had sent the boy a belt.',
      'You heard that {them} had the rope and had found it short by a fathom. The boy at {place} was flying a very large kite.',
    ],
  },
  {
    key: 'vikings/lead-rune-stick',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s messenger rests at {place}, and he cannot read what he carries.',
    opened: [
      '{them} sends out orders cut on a stick, and always by the same man, because he cannot read. He sleeps soundly too. On the way he lies up at {place}. One notch more on that stick, and a good deal might be put off.',
      'A farmer’s wife had fed {them}’s messenger, and had been shown the stick. She could not read it, nor could he; they had admired the work. He was to rest at {place}, he told her, with his boots off.',
      'People knew him by his walk: {them}’s man with the stick in his belt. He had a blister, and would be some time at {place} on account of it. What is cut in wood can be cut again, you thought.',
      'You saw a shaving on the road, and another, and met a boy who collected them. They came from {them}’s messenger, who whittles. He whittles everything except the one stick, and he had gone to {place} to rest his feet.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Change the stick in the messenger’s belt',
      description: 'He sleeps on that side, with a hand on it, and you have one breath between two snores.',
      success: [
        'He snored in, and you drew it out; he snored out, and another was there, of the same ash, with the same bark. It told {them}’s friends to do nothing until they were told again. They are obedient people. It would be a good while before {them} learned how obedient.',
        'You had the stick, cut two strokes, and had it back before he turned over. It had said “at once”. It now said “at the old men’s meeting”, and no one in that country knows when those will meet. {them} would wait a long time for an answer.',
      ],
      failure: [
        'You had your fingers on it when he rolled over, with a sigh, on your arm. You lay there, face to face, until he had slept enough. He wished you good health, and asked if you had come far.',
        'The stick that you put in its place was a better one. He saw that at once, being a whittler. He laughed, and thought it a handsome thing to have done, and swapped them back.',
      ],
    }),
    lapsed: [
      'The messenger had got up from {place} and gone on, with his blister, and the stick had come where it was sent. They had it read by a priest, and did what it said.',
      'At {place} there was only a heap of shavings by then. The stick had been answered, with another stick.',
    ],
  },
  {
    key: 'vikings/lead-unpaid-men',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'The men whom {them} hired at {place} have not been paid yet.',
    opened: [
      'There were eleven men at {place} who ate on {them}’s account and had been promised silver. They had been promised it three times. A person with an easy tongue, you were told, could get them to do their sums.',
      'You heard a song about {them}, with a good tune, in which the silver came in the last verse, and the last verse was always put off. It was made by {them}’s own hired men, at {place}. They had leisure.',
      'A wife was looking for her husband, who had gone to {place} to serve {them} for wages. She had seen no wages. There were ten more wives, she said; and if you should be going that way you might give him a message.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'slight'], {
      action: 'Ask the hired men what they are owed',
      hurt: 'blow',
      description: 'They are armed and bored, and their captain likes them to think about something else.',
      success: [
        'You asked it idly, of the youngest. He counted on his fingers, and borrowed his neighbour’s. It grew quiet. They went home in good order to their hay, with the kettle for a pledge, and left word for {them} that they would come again for silver. {them} would have to find eleven others.',
        'You told them that you had heard how well {them} pays. There was a silence, and one laugh. By the time that the captain came in they were voting; they would sit where they were, and not lift so much as a cup, until the silver lay on the table. You knew how long {them} takes over that.',
      ],
      failure: [
        'It was the captain whom you had asked. He gave you the answer in the yard, at some length, with the flat of an oar; then he told the men that silver was on its way, and that you had come to steal it.',
        'They were glad that anyone had asked. They told you about all of it, beginning with the porridge, and when you rose they hired you, by acclamation, to speak for them. You got out through the goose-house.',
      ],
    }),
    lapsed: [
      '{them} had paid up. They had been seen at {place} biting it, piece by piece, and looking almost sorry.',
      'The eleven had left {place} for {them}’s service after all. One of the wives had come as well, to hold the purse.',
    ],
  },
];
