import { does } from '../builders/offers.js';
import { type LeadContent } from '../../model/content/saga-content.js';

export const assassinLeads: readonly LeadContent[] = [
  {
    key: 'assassins/lead-dancing-master',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'The dancing-master at {place} gave {them} lessons, and knows which knee is weak.',
    opened: [
      'A lute-player let it drop between two songs: {them} took dancing lessons, in private, at {place}, and left them off after a fall. The dancing-master had held the other hand. He would know how {them} is put together.',
      'There was talk of a ball at which {them} sat out every turn to the left. A woman who sold ribbons put it down to pride. Her neighbour put it down to a knee, and had it from the dancing-master at {place}.',
      'You learned that {them} pays a small pension to a dancing-master at {place}, who has done nothing for it but hold his tongue. He holds it best, people said, with a partner of his own class.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Take a lesson in the galliard',
      description: 'He teaches with a cane, at double time, and speaks only to pupils who can keep up.',
      success: [
        'You leaped, and crossed, and landed where the cane was not. “At last!” he cried, and forgot himself. {them} always came down upon the right; the left would not bear it since a staircase in Pavia. He danced it for you, limp and all. You would know now from which side to begin.',
        'At the fifth figure he was no longer counting. “You turn toward your partner,” he said. “{them} could never. {them.he} has to see the door.” He drew in chalk where {them} stands in any room, and where the eye goes first. It was as good as a plan of the house.',
      ],
      failure: [
        'You went to the left, the cane went to the left, and the chandelier had been hung for shorter people. He let you down into a chair. In all his years, he said, there had been but one pupil who fell so well, and he was paid not to name that one.',
        'He made you walk. You walked from wall to wall for an hour, while he suffered. He would speak to you, he said, when you had learned to enter, and he did not think that he should live to see it.',
      ],
    }),
    lapsed: [
      'The dancing-master had left {place} for a court in the north, on {them}’s recommendation. They are teaching him to skate.',
      'They told you at {place} that the dancing-master had slipped on a step, and been buried with music. {them} had sent a wreath, and had looked at the step.',
    ],
  },
  {
    key: 'assassins/lead-nun-who-knew',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'A nun in {place} knew {them} under another name.',
    opened: [
      'One does not expect gossip of a convent bell-rope, but the girl who mends it had some. There was a sister in {place} who had laughed aloud at {them}’s titles. She remembered {them.him}, she said, with a different name and fewer shoes.',
      'You were shown a saint with {them}’s nose. The painter had asked leave of a nun in {place}, who told him that it was the right nose under the wrong name. He had not pursued it. You might.',
      'It was noticed that {them} goes round by two streets so as not to pass the convent in {place}. It was not from piety. A sister there had known {them.him} before, by another name, and sits at the window.',
    ],
    offer: does(['talk', 'perception', 'medium', 'none'], {
      action: 'Speak with the nun through the grille',
      description: 'You see only a sleeve, an old sister listens for both of you, and there is half a candle.',
      success: [
        'She talked of plums, and quinces, and how one keeps them; and each fruit began with a letter. You had it by the last of the candle, seven letters, and a village. A person who has thrown away a name will start when it is called. {them} had not heard that one for thirty years.',
        'The listener nodded, at last, and there was a breath against the grille. “Ask {them} where the other shoe is,” said the sleeve. There had been two children, one pair, and a promise. She would not tell the rest. It was enough; you thought that {them} would not be able to leave it unanswered.',
      ],
      failure: [
        'You spoke low, and the old sister was deaf, and had to have it repeated. So the garden had it, and the kitchen. The sleeve was withdrawn. What came instead was the abbess, who wished to know if you were thinking of taking vows.',
        'She told you everything, very willingly, about a person of that name. It was by degrees that you saw that she meant {them}’s mule. It had had white feet, she said, and had been very humorous.',
      ],
    }),
    lapsed: [
      'The sister who knew {them} had been made abbess, in a better house and a long way from {place}. It was a great surprise to her, and to no one else.',
      'She had died at {place}, you heard, with a smile, and had told it all to the one who sat by her. That was the deaf one.',
    ],
  },
  {
    key: 'assassins/lead-second-key',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: 'The second key to {them}’s private door was hidden at {place}.',
    opened: [
      'A locksmith makes two of each. The one who made {them}’s was told to drop the second in the sea, and sent an apprentice, who could not swim. He had got as far as {place}, you learned, and buried it.',
      'An apprentice was crying drunk and wished to confess. It was about a key. {them} had only the one, and believed it to be the only one; and there was a loose stone at {place}. He had forgotten which stone.',
      '{them} has one door, said a man who planes doors, that not even the servants go through. It was made with two keys. He winked, and drew {place} in the sawdust, and blew.',
    ],
    offer: does(['explore', 'intellect', 'medium', 'none'], {
      action: 'Look for the key at {place}',
      description: 'He was sixteen, frightened, and in a hurry, and you have to hide a key as such a boy would.',
      success: [
        'You ran in as he must have, with your hand on your pocket, and looked round for somebody following. There was one spot where nobody could see you. The stone was loose. You pressed the key into wax, both sides, and laid it back; wherever {them} carried that lock, you would not have to knock.',
        'He was a tidy boy. Everything else at {place} was as it had fallen, and there were four pebbles in a row. You filed your copy there and then, sitting upon the hole. What {them} keeps behind one door {them.he} will keep behind another like it, and now you had the pattern.',
      ],
      failure: [
        'It had been a thorough boy, or a thorough magpie. You turned up two spoons, a saint’s finger in glass, and a very good button. With so much hidden at {place} you were clearly not the first to have thought like a frightened apprentice.',
        'You found a key. It was long, and rusty, and in great hope you carried it to an old woman who was gathering salad. She thanked you with all her heart. It was for her hen-house.',
      ],
    }),
    lapsed: [
      '{them} had changed every lock, from the gate to the spice-box. The key at {place} opens nothing any more but conversations.',
      'The apprentice had gone back to {place} and thrown it in the sea at last. He had learned to swim for it.',
    ],
  },
  {
    key: 'assassins/lead-cipher-grille',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: '{them}’s letters are left at {place}, to be read through a card with holes.',
    opened: [
      'There is a hollow at {place} where letters for {them} are left. They are all about olives, said a goat-boy, who had learned to read on them. But there was a card with holes; one laid it on top, and there were no olives.',
      'You heard a carrier complain of a customer: {them}, who never took a letter at the house. It had to be put into a hole at {place}. He had looked, of course. It was a bit of parchment full of windows.',
      'What {them} was preparing was done by post, and the post went through {place}. An old clerk explained it in three olives and a plate. If one window were to be cut a little to the left, he said, and moved an olive.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Cut the windows a line lower',
      description: 'A false window has to be as old as the rest, and still let sense through.',
      success: [
        'You laid it on a letter, and moved a window, and moved another. Now they said, “Send nothing until the olives are in.” You rubbed the cuts with a thumb and some dirt. {them}’s friends would send nothing; and with olives one never knows. It would be long before anyone suspected a card.',
        'It took you an hour and a quill-knife. With the card as it had been the letter ordered forty men; with the card as it was it ordered forty hams. You put both back as you found them. {them} would lose a good deal of time, and would have to do something about the hams.',
      ],
      failure: [
        'You cut it fine, and finer, and it came in two. There was nothing for it but to write the whole letter again, in the same hand, with what was left. By a misfortune it was clearer than the first. They acted upon it at once.',
        'You had the card on your knee when the goat-boy sat down beside you. That was the old card, he said. They had a new one, with round holes, and he showed you how it was done; he had a great contempt for people who could not read.',
      ],
    }),
    lapsed: [
      'The hollow at {place} was empty. {them} had quarrelled with the carrier, and had everything shouted now from one roof to the next.',
      'All that was to be said by way of {place} had been said, and {them} had the answer. You met the goat-boy, who was reading Livy.',
    ],
  },
  {
    key: 'assassins/lead-letter-of-credit',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: 'A clerk in {place} has to approve a payment for {them}, and he has doubts.',
    opened: [
      'You do not get far, in {them}’s sort of business, without ready money. It was to be paid out in {place}, by a clerk with a weak stomach, who had asked three people in confidence if it was safe. You might be the fourth.',
      'A notary’s boy was running for chalk and mint. It was for a clerk in {place}; {them} had sent him a bill to honour, and he had not slept. He wanted only a reason. Either sort would do.',
      'They spoke of how well {them} stood. “With everyone but Bonaccorso,” a grain-dealer said. Bonaccorso kept the till in {place}, and a sum for {them} lay in it; he had been seen to open the drawer, and close it, and count his own fingers.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Set the nervous clerk’s mind at rest',
      description: 'You must say nothing against {them} at all, and say it in the right voice.',
      success: [
        'You told him that {them} was perfectly sound. “Perfectly?” said the clerk. You said that you would not hear a word against that signature, whoever might be saying it, and however many. He locked the drawer. He would write to Genoa, he said, to Bruges, and to a cousin; and {them} must wait upon all three.',
        'You asked him, as a friend, if he had been paid himself. He sat down. It was nothing, you said, one heard things; doubtless it was another person of that name. When you left he was copying out the rule for bills that are presented on a Friday, and {them} would not see that money for many Fridays.',
      ],
      failure: [
        'You had hardly begun when he embraced you. If a stranger would come so far only to speak of {them}, said he, then there must be something in it! He paid it out on the nail, with a bow, and slept.',
        'You overdid the voice. He gave you a glass of his powder, felt your wrist, and told you that it was all nerves, and he had been just so, until {them} sent him a doctor.',
      ],
    }),
    lapsed: [
      'Bonaccorso had paid. He had done it with his eyes shut, people said in {place}, and {them} had had the presence of mind to hold out a larger bag.',
      'They had taken the clerk off the till in {place} and set a bolder one there, who honours anything. {them} dines with him.',
    ],
  },
  {
    key: 'assassins/lead-astrologer',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: 'An astrologer at {place} chooses {them}’s lucky days.',
    opened: [
      '{them} believes in nothing, and does nothing without asking at {place}. There is an astrologer there who sends out the good days, on a slip. The last slip was still on his table, said the woman who dusts it.',
      'You were told in a low voice why {them} had put off a wedding, a lawsuit and a bath. It was the Moon. She was consulted on {them}’s account at {place}, by a person with short sight and an old almanac.',
      'A page was grumbling on an errand: he had to wait at {place} until Saturn had made up his mind. It was for {them}, who would not stir a foot before. You had always wished to know what it is that makes up Saturn’s mind.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'slight'], {
      action: 'Turn the astrologer’s globe by one house',
      description: 'He is in the room, at the window, and looks round whenever a board speaks.',
      success: [
        'He put his eye to the tube, and you put a finger to the globe. It went by one house, on its pivot, with no more sound than a planet. He came back, and bent, and groaned. The slip was torn up before you had reached the stairs. {them} must stay indoors, it said now, for as long as Mars was in the Fish.',
        'You crossed the floor in three of his coughs. One pin out, and one pin in; then you were behind the curtain, with a stuffed crocodile. He took the reading, and took it again. “Poor soul!” he said of {them}, and wrote: not this moon, nor the next. {them} would put everything off.',
      ],
      failure: [
        'The globe turned, and went on turning; there was a bell in it. You admired the constellations together, he and you. He gave you one reading for nothing: you would undertake something for which you had no talent.',
        'You moved it by a house, and it had been wrong by just that much already. For the first time in years he got the right heaven. He sent {them} such a day, and wished that he had one like it for himself.',
      ],
    }),
    lapsed: [
      'The astrologer at {place} had foreseen a journey, and had been sent on one. {them} had found a woman who does it with beans, and is quicker.',
      'The slip had gone off from {place}. There was only the one lucky day in it, and {them} had used it.',
    ],
  },
];
