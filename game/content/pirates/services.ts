import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const pirateServices: ServiceContent = {
  buy: [
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Bid at the vendue for prize goods',
      description: 'The late owners stand along the wall and watch who raises a hand.',
      success: [
        'You bid by scratching your ear, and the other party by wiping his brow, and he was a warm man in both senses. He wiped once too often on the lot before yours and was cleaned out. Yours was knocked down to you with the mallet still in the air.',
        'You never raised a hand. You looked at the lot as one looks at a bed in an inn, and the others drew off from it; there was a silence, with the mallet in it, and into that you let fall a small sum, quite low. One of the late owners, along the wall, was seen to nod.',
      ],
      failure: [
        'You had scratched twice before you saw that the old gentleman against you was buying in his own furniture. You put your hand in your pocket. It was cheered along the wall, and cost you the lot.',
        'You scratched your ear, because it itched, and were the owner, they told you, of four dozen hats. It was argued for some while whether an itch is a bid. By then your own lot had gone.',
      ],
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Pick over a chandler’s back shelf in {place}',
      description: 'What is in front has been painted; it takes an hour on a ladder among the moths.',
      success: [
        'Behind the painted goods there were the plain ones, and behind those what he had meant to keep. You blew off the dust, and he sighed, for he knew by the way you blew. He wrapped it himself, in a page of sermon.',
        'You took down the painted things one by one and handed them to him, until he had no arm left to stop you with. It was behind the last of them, in sacking, with another person’s name on the ticket. He thought for a while. That person, he said at length, had been a great while coming.',
      ],
      failure: [
        'You had just got your hand to it when the shelf came down, with the ladder, the moths and a stone and a half of assorted hooks. He was some time in finding out how little of it he could charge to you.',
        'You found it, and blew off the dust, and it was the dust that had been holding it together.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Cry your goods from the head of a cask',
      description: 'It is a thirsty, public business, and they throw things first and buy after.',
      success: [
        'You told them whose the thing had been, and what was said at the parting. By the end there were two of them holding on to either side of it, each explaining to the other that he had seen it first. You let the louder one pay.',
        'You got up on the cask and said nothing, but held the thing to your ear, and smiled. In a while there was a crowd to know what it said. You would not sell, you told them, to anybody who had to ask; and it went, after some unpleasantness, to a man who swore that he could hear it from there.',
      ],
      failure: [
        'You had a crowd, and had them laughing, and at the top of the laugh a voice at the back said that what you were selling was his. It proved to be so. You got down upon the other side of the cask.',
        'You cried it up so well that a man in front told you he would never dare to own such a thing, and his wife thought the same. They went home to be worthy of it.',
      ],
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Sell to Customs what Customs has lost',
      description: 'The clerk is short in his inventory and the auditor is on the stair; but he can also call a guard.',
      success: [
        'His list said that there should be one, and his shelf that there was not. You put yours on the shelf. He looked at the list, the shelf and the ceiling, and paid you out of a tin box marked Candles.',
        'You did not say what it was, nor he what he was short of. It lay on the desk between you, under his hat. He found, in another ledger, a sum for sealing-wax that nobody had called for; and when you went out the inventory was correct, for the first time in his service.',
      ],
      failure: [
        'You had put the thing on the clerk’s shelf, and he had his hand in the tin box to pay you, when the auditor came in and admired it. One can’t very well sell a man what stands on his own shelf. You took it down again on the way out, as the new porter.',
        'The clerk looked from the thing to his list with tears in his eyes. It was not what he was short of. It was what the next office was short of, and they had a cell.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Lie up at the sisters’ hospital',
      description: 'Clean sheets and barley water, and no swearing, which is the hard part.',
      success: [
        'They washed you, all over, like a deck, and put you between sheets that smelled of limes. You lay and listened to the bell tell them where to be. What wanted sewing was sewn, in a very small stitch, by one who hummed.',
        'You were not asked how you came by it. They took away your boots, so that you should stay, and set a small girl by the cot with a fan, who told you the lives of the martyrs. About the third martyr you slept. When they brought back the boots you could get into them like a person.',
      ],
      failure: [
        'The man in the next cot died, politely, and then the one beyond. You lay with your eyes upon the ceiling, working out the order. You were no worse when they let you out, but you were a good deal more serious.',
        'You swore, upon being turned over, and they rang for the priest. He was deaf, and you had to say it to him again, louder, before everyone.',
      ],
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Put yourself in the herb-woman’s hands',
      description: 'Smoke, rum blown in the face, and a leaf on everything; she will have your whole story for it.',
      success: [
        'She put a leaf upon it and her hand on the leaf, and asked it, not you, what it was doing there. You slept through the answer, and when you woke up the leaf was black, and the place beneath it was pink and cool, and a hen was looking at you.',
        'She had the whole of it out of you, from your christening on, and at every lie she pressed. By the end there were not many left in. She tied it up in something that smelled of wet dog and of church, and told you not to thank it; and it drew, and itched, and was skin.',
      ],
      failure: [
        'She sniffed at you and shook her head: somebody had laid that one on with a will, and it would have to be talked round. She talked to it until the candle was done. It would think it over, she told you.',
        'She put on the leaf, listened to it, and took it off. It was a matter, she said, between you and whoever did it; and she had only the one leaf of that sort left.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Set up the articles on a tavern table',
      description: 'A pen, a candle and a clear page; you must sit by them sober while everybody looks.',
      success: [
        'They drifted up one at a time to read, or be read to. Most of them had been asked to sign worse. One came back, wiped a thumb on a shirt, and wished to know if there was really so much for an eye; and then made a mark, and pressed hard.',
        'You read the thing aloud, once, without raising your voice, and when you came to the clause about equal rations somebody at the back asked to hear that one again, and then a third time. That somebody came over, moved the candle so as to see, and signed, with every letter joined, like a person making fast a boat.',
      ],
      failure: [
        'You sat behind the page until the candle guttered. They had a captain there already, it seemed, in the next room, buying. The one mark upon your articles at closing time was the ring of a mug.',
        'You had set out the ink, the pen and the page, and went to see about a candle. When you came back there were nine names to it, in one hand, and two of them were out of the Book of Judges.',
      ],
    }),
    does(['talk', 'perception', 'medium', 'none'], {
      action: 'Look among the discharged for a good one',
      description: 'They line the gaol wall at {place}, newly let out; you must see past coat, cough and story.',
      success: [
        'You went along the wall and looked at nothing but the hands, and passed over the ones that were held out to you. There was a pair at the end that were mending something for somebody else. You asked if they were free. They were, and their owner with them.',
        'Most of them told you what they could do. There was one who told you what was not to be expected, and it was short: needlework, and bishops. You asked about the rest. The answer was to stand up; and the two on either side moved closer together, as people do where there has been a wall.',
      ],
      failure: [
        'You picked one with a straight eye and forearms like bollards, and were half way out of the town, on the best of terms, when the wife came, and the other wife. You were left holding the bundle.',
        'The best of them stood as straight as a mast, met your eye, and owned to nothing. It was the turnkey, waiting for his wife.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Have your hair cut and let the barber talk',
      description: 'You may not answer, with scissors at your ear; it costs you some hair and all your side of it.',
      success: [
        'He took the town from ear to ear: who was in irons, who in debt, what ship was fitting out and for where she gave it out that she was not. You had only to lift an eyebrow. When he came round to the front you knew as much as the Governor and were better trimmed.',
        'He gave everyone a lock. By the time that you were even he had done the Governor, both judges and the lady at the corner house; and over one captain he stopped, with the scissors in the air, to think if he ought. You did not breathe. What he said then was very short, but you had come for it.',
        'It ran out of him as out of a spigot: the harbour as far as the left ear, the fort across the top. Whenever he stopped you drew breath, as though to speak, and he went on so as to prevent it. There was not a sailing within the month that you did not have down your neck, along with the hair.',
      ],
      failure: [
        'He was the one barber in the islands who had no conversation. You could hear the scissors. He said “Chin,” once, and it may have been news of a sort, but you could make nothing of it.',
        'A magistrate had the other chair. The barber discoursed to you both, most brilliantly, upon the vintages of Portugal. When he held up the glass there was a look in it over your shoulder, as of a man with a great deal in him and nobody that he could tell it to.',
      ],
    }),
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Gossip with the women at the cistern',
      description: 'They have every cook, clerk and corporal of {place} for a cousin; you will carry jars for it.',
      success: [
        'You told them something first, about yourself, and it was to your disadvantage. It went round and was improved. After that they talked as though you had been a jar; and by the time you had carried the last one up the hill you had it all, and in order.',
        'They took it that you were deaf, and so you were deaf. It is a great saving of time. You handed up the jars, and smiled at everyone, and they told each other across you all that is not said in {place} before people. At the end the oldest patted your cheek, and said in your ear, very low, that you had done that nicely.',
        'You went to the end of the line with the smallest jar, and they had to see you spill it. When they had laughed they were sorry. One of them put it back on your head and told you how one stands; and from there she came to who did not, and why, and whose money had gone upon it. It lasted for thirteen jars.',
      ],
      failure: [
        'They asked if you were married, and why not, and to whom you thought you were making eyes. You had carried fourteen jars before you saw that it was they who were finding things out.',
        'They fell silent when you put down a jar and were heard again when you had picked it up, nine times over. You tried coming from the other side. By that time they had a song for it, which went with your walk; and all that you could have sworn to of {place} was how well it carries water.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'reflexes', 'easy', 'slight'], {
      action: 'Throw dice upon a drumhead',
      description: 'Marines’ dice, in a marines’ yard, and a marine behind you to hold your hat.',
      success: [
        'One of the dice landed upon its corner, and leaned there, while the whole guardroom breathed in. You brought your heel down. It thought better of it and fell your way. The marine who held your hat gave it back, and kept his hand upon yours somewhat longer than he need have.',
        'You threw low, and lower, until the marines had begun to be fond of you. They brought out the better stakes. Then the drummer, whom nobody had looked at, took his knee from under the rim, and the skin lay level at last. You had your point three times running. He looked at the ceiling.',
      ],
      failure: [
        'You had the throw as good as made, when someone in the guardroom hit the drum. The dice got up and walked. It was for the relief of the guard, they told you, and perfectly regular, and they took the stakes in.',
        'You wetted the dice, for luck, and one of them melted. They kept those for officers, you were told, and had mistaken you.',
      ],
    }),
    does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Sit down to cards with the retired captains',
      description: 'Four sweet old people on a veranda, who between them have taken nine towns.',
      success: [
        'You noticed that the deaf one hummed when he was strong, and the pious one crossed herself when she was not. You lost by small steps until the lamp was brought. Then you took the whole of a flota from them in one hand, and they patted you on the arm, and asked who your mother was.',
        'You let them tell you about Portobello. While the one who had held the gate was correcting the one who had been first through it, the other two played from memory, and what they remembered was a better hand. You laid down yours at the word Surrender. They looked at it for a good while with their heads together, and sent for the other decanter.',
      ],
      failure: [
        'You were dealt a beautiful hand. You were watched playing it by four pairs of kind, dim eyes, the way that one watches a child with a sword. It was over before the sherry. They hoped that you would come again.',
        'They let you win the first, for your youth, and the second, for your manners. By the third you were so easy that you told them what you had left. They knew, said the pious one; they had been waiting for you to get to it.',
      ],
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Light a candle to Our Lady of the Seas',
      description: 'An hour on a stone floor among small wax ships, with your hat off and your sins on.',
      success: [
        'You put it with the others, before her foot, which has been kissed flat. Overhead a hundred small hulls hung by threads and all turned slowly the same way. You told her where you were bound. It is something to have told somebody.',
        'There were five short ones, and you set yours where it could catch off the next. You had a list with you; and when you came to it there was only the one thing that you wished to ask, and it was not about the gallows. An old woman moved her own candle over a little, to keep yours from the draught.',
      ],
      failure: [
        'The draught took it, and you lit it; and took it, and you lit it. The sacristan remarked that She knew your kind, and was considering. You left it there unlit, with the wick pinched up, for anybody who might have better luck.',
        'Yours went in beside the others, and the whole row bent away from it. It was the draught, said the sacristan. He moved it to another place, and the draught was there too.',
      ],
    }),
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Keep the silence with the Quakers',
      description: 'Two hours upon a plank, in company, with nothing whatever said about it.',
      success: [
        'For the first hour you heard your own debts. In the second you heard a fly, and then the sea, and after that nothing, and it was large, and had room in it. Somebody shook hands with you at the end. You went down the street walking like a person.',
        'It began as the silence of people who are not talking. Somewhere in the second hour it was of the other kind. You thought of a man whom you had not thought of since you did it; and he sat there beside you, as it were, on the plank, and bore no malice. When they rose you had to be told.',
      ],
      failure: [
        'You heard your stomach. So did they; it had a great deal to say, and rose at one point to a sort of text. An old Friend observed at the door, with kindness, that the Spirit bloweth where it listeth.',
        'You had been silent for a full hour, and were rather proud of it, when you found that you had been whistling.',
      ],
    }),
  ],
  work: [
    does(['craft', 'vigour', 'easy', 'slight'], {
      action: 'Drive hoops for the cooper by the piece',
      description: 'A day of walking round casks with a hammer, in an ear-splitting shed, at so much the dozen.',
      success: [
        'One goes about it at a trot, two strokes to a pace, as in a dance with a fat partner. You had them ringing alike by the last dozen. The cooper filled one to the bung, laid his cheek on it all round, and had to be reminded of what he had promised.',
        'He gave you the small casks, for a trial, and then without a word the large. There is one place in a hoop, a hand’s breadth from the rivet, where it wishes to be hit. By closing there was a stack to the rafters; he walked along it with a stick, as a boy does with railings, and it played.',
      ],
      failure: [
        'You had driven the last hoop of the last cask when the first of them sighed and lay down in its staves. It was followed by the second. The cooper stood with his hands on his hips until it was quiet; then he gave you a broom.',
        'You went round the first cask at a trot and met the hoop coming the other way. The cooper showed you the mark of one like it upon his own shin, and then the door.',
      ],
    }),
    does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Roll sugar hogsheads for the boiling-house',
      description: 'Half a ton to the hogshead, down a greased plank, and the wasps of all {place}.',
      success: [
        'One learns to walk backward in front of it, like a courtier. You had your tally down the plank and on the drays with not a stave sprung, and the foreman, who had a wager upon you with another foreman, paid you with real affection.',
        'You had it from the others that one must never stop a hogshead, only persuade it. So you leaned, and talked, and went down the plank beside each of them as one takes a stout cousin in to dinner. At the last the foreman held out his own cup to you. It had sugar in it to the height of a thumb.',
      ],
      failure: [
        'The eighth hogshead took charge. It went down the plank, along the street and through the fruit-stalls, and you after it, begging people’s pardon; and at the end it stopped by itself, at the Custom House door, and burst there.',
        'You walked backward in front of it until you came to where the plank had been moved from. You and the sugar arrived together. They had to wash you before you could be let go.',
      ],
    }),
  ],
};
