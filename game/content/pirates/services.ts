import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const pirateServices: ServiceContent = {
  buy: [
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Bid at an auction of prize goods',
      needs: BY_DAY,
      description:
        'Goods taken from ships are cheap there; but those who owned them stand along the wall and watch who bids.',
      success: [
        'You won the bidding, and had what you bid for. You had bid by scratching your ear, and the other party by wiping his brow, and he was a warm man in both senses. He wiped once too often on the lot before yours and was cleaned out.',
        'You had the lot for a small sum, by looking at it as one looks at a bed in an inn, until the others drew off. There was a silence, with the mallet in it, and you spoke quite low. One of the late owners, along the wall, was seen to nod.',
        'You had the lot at the auction because you sneezed, and the mallet fell on it. It was the one that you wanted, and for less than you would have bid. One along the wall had said “Bless you”, from habit. It had been his; he said it again, lower.',
      ],
      failure: [
        'You gave up bidding, and did not get the lot, as the old gentleman against you was buying in his own furniture. You put your hand in your pocket. It was cheered along the wall.',
        'You bid for the wrong lot, and lost the right one. You had scratched your ear, because it itched, and were the owner, they told you, of four dozen hats. It was argued for some while whether an itch is a bid.',
        'You were outbid at the auction by a boy of six, who was on his father’s shoulders and bid with one finger. It was found at the end that neither had a penny. The sale was void, and the goods shut up by then. He had wanted it to stand on.',
      ],
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Pick over a chandler’s back shelf in {place}',
      needs: BY_DAY,
      description:
        'The chandler keeps his good things at the back, and you may buy one; it takes an hour on a ladder among the moths.',
      success: [
        'You found what you wanted, behind the painted goods and the plain ones, where the chandler had meant to keep it. You blew off the dust, and he sighed, for he knew by the way you blew. He wrapped it himself, in a page of sermon.',
        'You found what you wanted, behind everything else on the shelf, in sacking, with another person’s name on the ticket, and had it. You had handed the chandler down the painted things until he had no arm left to stop you with. That person, he said at length, had been a great while coming.',
        'You found what you wanted on the chandler’s back shelf at the first try, by asking his wife. She had dusted there nine years, and it was always in her way. Ladder not used. He came in as you left, and was told that it was moths. You had nodded.',
      ],
      failure: [
        'You had your hand on the thing when the shelf came down, and you bought nothing. The ladder came too, and the moths, and a stone and a half of assorted hooks. The chandler was some time in finding out how little of it he could charge to you.',
        'You found what you wanted, blew off the dust, and it fell apart. It was the dust that had been holding it together.',
        'You went through the chandler’s back shelf from end to end and bought nothing. There was a bed behind it, and somebody in the bed, who asked you to go out softly. It was the owner before this one. Put the shelf back as it had stood, bar one hook.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Cry your goods from the head of a cask',
      needs: BY_DAY,
      description: 'You stand on a cask and shout until people buy; but they throw things first and buy after.',
      success: [
        'You told the crowd whose the thing had been, and what was said at the parting, and you sold it. There were two of them holding on to either side of it, each explaining to the other that he had seen it first. You let the louder one pay.',
        'You sold what you had, without crying it at all. You got up on the cask and held it to your ear, and smiled, and in a while there was a crowd to know what it said. It went, after some unpleasantness, to a man who swore that he could hear it from there.',
        'You sold all that you cried, through a fishwife, who could not bear how you did it. She got up on the cask and cried it for you, and can be heard at two cables. Gone before she drew breath. She asked for nothing. She had looked for your thanks, and was not able to hear them.',
      ],
      failure: [
        'You had a crowd, and had them laughing, and a voice at the back said that what you were selling was his. It proved to be so, and you sold nothing. You got down upon the other side of the cask.',
        'You cried your goods so well that nobody bought them. A man in front told you he would never dare to own such a thing, and his wife thought the same. They went home to be worthy of it.',
        'You cried your goods from a cask, and sold none, as the head of it went in. You cried on, from inside. People are fond of a turn, and they threw what they had. One lowered an orange by its leaf. It was the only thing that came down gently, and it was fetched up again.',
      ],
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Sell goods to a Customs clerk who lacks some',
      needs: BY_DAY,
      description:
        'Seized goods are missing from his store and the auditor is coming, so he may pay well for yours; but he may also call a guard.',
      success: [
        'You sold the Customs clerk what was missing from his shelf. His list said that there should be one, and there was not. You put yours there. He looked at the list, the shelf and the ceiling, and paid you out of a tin box marked Candles.',
        'You sold the clerk the thing that he was short of, without either of you naming it. It lay on the desk between you, under his hat. He found, in another ledger, a sum for sealing-wax that nobody had called for; and the inventory was correct, for the first time in his service.',
        'You sold to the Customs clerk by letting him seize it. It was done on a form, in three copies, and there is a fee on that form to the informer. You were the informer. Signed, with a flourish. He asked if you could look more ashamed. You could.',
      ],
      failure: [
        'You had put the thing on the clerk’s shelf, and the auditor came in before you were paid, and admired it. One can’t very well sell a man what stands on his own shelf. You took it down again on the way out, as the new porter.',
        'You offered the clerk the thing, and it was not what he was short of, and he could not buy. It was what the next office was short of, and they had a cell. He looked from it to his list with tears in his eyes.',
        'You offered the clerk the thing that he was short of, and sold nothing: he went down on his knees and owned that he had taken it himself. You had not accused him. The auditor walked in on the pair of you. It was given out that there was a button lost, and all three looked for it.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Lie up at a hospital kept by nuns',
      description:
        'They wash and sew whatever hurts; clean sheets and barley water, and no swearing, which is the hard part.',
      success: [
        'You were washed and sewn and came away the better. They did you all over, like a deck, and put you between sheets that smelled of limes. You lay and listened to the bell tell the nuns where to be. The sewing was in a very small stitch, by one who hummed.',
        'You slept at the nuns’ hospital until you were better. They took away your boots, so that you should stay, and set a small girl by the cot with a fan, who told you the lives of the martyrs. When they brought back the boots you could get into them like a person.',
        'You lay at the nuns’ hospital for three days and said “bless me” each time, and were healed of it all. Bandages: clean. Oaths: eleven, swallowed, with the barley water.',
        'The nuns dressed you and put you to bed with the window open, and you were well by the Sunday. You were asked what your trade was. Answered: fisherman. One of them laughed, the old one.',
      ],
      failure: [
        'You were no better for the hospital. The man in the next cot died, politely, and then the one beyond. You lay with your eyes upon the ceiling, working out the order. You were a good deal more serious.',
        'You swore, upon being turned over, and the nuns stopped nursing you and rang for the priest. He was deaf, and you had to say it to him again, louder, before everyone.',
        'You got no good of the nuns’ hospital, as they had put you next to a man who owed you money, and neither slept. He paid. It has been entered under medicine.',
        'The nuns could not take you, there being a fleet in and three to a bed. You were given a seat in the chapel. It is a hard seat. You were no better for it.',
      ],
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Put yourself in a herb-woman’s hands',
      description:
        'She may cure whatever hurts, with smoke, rum and leaves; but she will have your whole story for it.',
      success: [
        'The herb-woman put a leaf upon your hurt, and it was better by the time you woke. She had laid her hand on the leaf, and asked it, not you, what it was doing there. It was black then, and the place beneath was pink and cool, and a hen was looking at you.',
        'The herb-woman tied up your hurt, and it drew, and itched, and was skin. She had the whole of your story out of you, from your christening on, and at every lie she pressed. By the end there were not many left in. She told you not to thank it.',
        'The herb-woman smoked you, blew rum in your face and had your whole life out of you, and you were the better for all three. Cost: one story. She has had it before, she said, from others.',
        'You slept in the herb-woman’s hut, under nine leaves, and your hurts had closed when she took them off. She threw them on the fire and listened to it. Satisfied.',
      ],
      failure: [
        'The herb-woman could do nothing for you that day. Somebody had laid that one on with a will, and it would have to be talked round. She talked to it until the candle was done. It would think it over, she told you.',
        'The herb-woman put a leaf on your hurt, listened to it, and took it off, and you were no better. It was a matter, she said, between you and whoever did it; and she had only the one leaf of that sort left.',
        'The herb-woman’s rum had been drunk by the patient before you, and without it, she said, the leaf does not draw. You were not healed. He was singing.',
        'You told the herb-woman a story that was not yours, and she took back the leaf, and would not treat you until you told her the right one. It is a long one. You had not come to tell it.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Sign on a companion at a tavern table',
      description:
        'Somebody may sign your articles and come with you; you must sit behind them, sober, while everybody drinks and looks.',
      success: [
        'You found somebody who would sign with you. They had drifted up one at a time to read your articles, or be read to. One came back, wiped a thumb on a shirt, and wished to know if there was really so much for an eye; and then made a mark, and pressed hard.',
        'You read your articles aloud, once, and somebody signed. At the clause about equal rations there was a voice at the back that asked to hear that one again, and then a third time. That person came over, moved the candle so as to see, and wrote with every letter joined, like somebody making fast a boat.',
        'You had one hand sign before the candle was half down: a cross, and a small ship beside it, properly rigged. Looked at the rigging, and asked no more.',
        'You signed on a hand at the tavern, by leaving the chair across from you empty and the jug full. One sat down, and read all of it, with a finger, before drinking.',
      ],
      failure: [
        'You sat behind the page until the candle guttered, and nobody signed. They had a captain there already, it seemed, in the next room, buying. The one mark upon your articles at closing time was the ring of a mug.',
        'You got nobody to sign. You had set out the ink, the pen and the page, and went to see about a candle. When you came back there were nine names to it, in one hand, and two of them were out of the Book of Judges.',
        'You sat sober with your page at the tavern, and everybody took you for a bailiff. Hands signed: none. Two paid you what they owed to somebody else; returned.',
        'You had a hand as far as the pen, and he asked what had come to the last one. There was a silence: a minute and a half. He put the pen down, with the nib away from you.',
      ],
    }),
    does(['talk', 'perception', 'medium', 'none'], {
      action: 'Look for a companion among discharged seamen',
      description:
        'They stand along the gaol wall at {place}, let out that day, and one may join you; you must see past coat, cough and story.',
      success: [
        'You found a good one among the discharged, by looking at nothing but hands. You passed over those that were held out to you. There was a pair at the end that were mending something for somebody else. You asked if they were free. They were, and their owner with them.',
        'You chose one along that wall, and were taken on as captain. Most of them told you what they could do. That one told you what was not to be expected, and it was short: needlework, and bishops. The two on either side moved closer together, as people do where there has been a wall.',
        'You had a good one off the gaol wall, who gave his last tobacco to the man beside him while you looked. Asked what he was in for. Answered: that.',
        'You looked along the discharged for one who was not looking at you, and had her: she was mending a shoe, somebody else’s. Signed on the spot, there being no table.',
      ],
      failure: [
        'You picked one with a straight eye and forearms like bollards, and lost him again before the town gate. The wife came, and the other wife. You were left holding the bundle.',
        'You picked the best of them, and he was not for hire: it was the turnkey, waiting for his wife. He stood as straight as a mast, met your eye, and owned to nothing.',
        'You looked for a good one among the discharged, and they were all good, by their own account, and innocent. You could not choose among saints. Came away with nobody; one pocket lighter.',
        'You chose one off the gaol wall and he was called back in, the gaoler having miscounted. You waited an hour. It was put to you that you might wait four years.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Have your hair cut and let the barber talk',
      description:
        'A barber hears everything, and you may learn the news; but you may not answer back, with scissors at your ear.',
      success: [
        'You learned from the barber as much as the Governor knew, and were better trimmed. He took the town from ear to ear: who was in irons, who in debt, what ship was fitting out and for where she gave it out that she was not. You had only to lift an eyebrow.',
        'The barber told you what you had come for. He had news of everybody he shaved: the Governor, both judges, the lady at the corner house. Over one captain he stopped, with the scissors in the air, to think if he ought; and then told you where that one lay.',
        'The barber told you all the news of the town, the harbour as far as one ear, the fort across the top. Whenever he stopped you drew breath, as though to speak, and he went on so as to prevent it. There was not a sailing within the month that you did not have down your neck, along with the hair.',
        'You had your hair cut, and the barber told you the whole of what you wanted by the second ear, and you kept both. He thanked you for your conversation, you having said nothing.',
      ],
      failure: [
        'The barber told you nothing. He was the one barber in the islands who had no conversation. You could hear the scissors. He said “Chin,” once, and it may have been news of a sort, but you could make nothing of it.',
        'You learned nothing from the barber, as a magistrate had the other chair. He discoursed to you both, most brilliantly, upon the vintages of Portugal. When he held up the glass there was a look in it, as of a man with a great deal in him and nobody that he could tell it to.',
        'The barber talked for an hour and a quarter, and it was of his wife’s mother, entire. You learned nothing else. She has a bad leg and a good memory; entered, for want of better.',
        'You answered the barber, once, and he was so put out by it that he finished in silence. Silence: forty minutes. Hair: short by more than was asked for.',
      ],
    }),
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Gossip with women at the cistern',
      description: 'They know what goes on in every house of {place}, and may tell you; you carry their jars for it.',
      success: [
        'You filled jars for the women at the cistern of {place}, and had from each of them the news of one house. Houses, eleven. You carried for the twelfth, who knew all eleven better.',
        'The women at the cistern told you all they knew, in order. You had told them something first, about yourself, and it was to your disadvantage. It went round and was improved. After that they talked as though you had been a jar.',
        'You heard all that is not said in {place} before people, as the women took it that you were deaf. You handed up the jars, and smiled at everyone, and they told each other across you. At the end the oldest patted your cheek, and said in your ear, very low, that you had done that nicely.',
        'You spilled a jar, and the women laughed and were sorry, and told you what you wished to know. One of them put it back on your head and showed you how one stands; and from there she came to who did not, and why, and whose money had gone upon it. It lasted for thirteen jars.',
      ],
      failure: [
        'The women at the cistern told you nothing, and you told them all. They asked if you were married, and why not, and to whom you thought you were making eyes. You had carried fourteen jars before you saw that it was they who were finding things out.',
        'You carried jars, and heard nothing. The women fell silent when you put one down and began again when you had picked it up, nine times over. They had a song in the end, which went with your walk; and all that you could have sworn to of {place} was how well it carries water.',
        'You were let carry for the women at the cistern, and broke two jars out of three, and had no gossip, only opinions. Three, on the subject of your hands. All agreed.',
        'The women at the cistern of {place} took you for the corporal’s new sweetheart, of whom they had been warned, and told you nothing at all. You carried six jars. She is said to be taller.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'reflexes', 'easy', 'slight'], {
      action: 'Throw dice upon a drumhead',
      description:
        'You play some marines for money; the dice are theirs, the yard is theirs, and one stands behind you to hold your hat.',
      success: [
        'You won at dice. One of them had landed upon its corner, and leaned there, while the whole guardroom breathed in. You brought your heel down. It thought better of it and fell your way. The marine who held your hat gave it back, somewhat slowly.',
        'You won at dice, three times running. You had thrown low, and lower, until the marines had begun to be fond of you and brought out the better stakes. Then the drummer, whom nobody had looked at, took his knee from under the rim, and the skin lay level at last. He looked at the ceiling.',
        'You won at dice, by two. The marines had loaded them against you, in a hurry, with the sergeant coming, and on the wrong side. You threw as they had meant to throw. It was nobody’s place to complain. The one who held your hat had been whispering “No”.',
      ],
      failure: [
        'You lost at dice. You had the throw as good as made, when someone in the guardroom hit the drum, and they got up and walked. It was for the relief of the guard, they told you, and perfectly regular.',
        'You wetted the dice, for luck, and one of them melted, and you lost. They kept those for officers, you were told, and had mistaken you.',
        'You lost at dice, as they had the drum slack for everybody else and screwed it tight for you. The dice went off it like shot. One was found in a boot. It was yours, and a six, and the boot was the corporal’s, so it was his.',
      ],
    }),
    does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Sit down to cards with retired captains',
      description:
        'You play for money against four sweet old people on a veranda, who between them have taken nine towns.',
      success: [
        'You won at cards from the old captains. The deaf one hummed when he was strong, and the pious one crossed herself when she was not. You lost by small steps until the lamp was brought. Then you took the whole of a fleet from them in one hand, and they patted you on the arm, and asked who your mother was.',
        'You won at cards, by letting the captains tell you about Portobello. While two of them quarrelled over who had held the gate, the other two played from memory. You laid down your hand at the word Surrender. They looked at it for a good while with their heads together, and sent for the other decanter.',
        'You won at cards from the four old captains, who had been looking forward to it. It is dull to win, they said, when one only takes turns. They had tried their hardest first. That is their account. You were given the good cushion, and did not ask again.',
      ],
      failure: [
        'You lost at cards to the old captains, with a beautiful hand. You were watched playing it by four pairs of kind, dim eyes, the way that one watches a child with a sword. They hoped that you would come again.',
        'You lost at cards, though the captains had let you win the first game, for your youth, and the second, for your manners. By the third you were so easy that you told them what you had left. They knew, said the pious one; they had been waiting for you to get to it.',
        'You lost at cards by helping the deaf captain with her hand. She held it upside down, and you turned it for her; twice; at the third time she winked. Each of them has some such way with the young. They offered to go through the rest, at one a visit.',
      ],
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Light a candle to Our Lady of the Seas',
      description:
        'It may ease your mind; it is an hour on a stone floor among small wax ships, with your hat off and your sins on.',
      success: [
        'You lit a candle to Our Lady, and were easier for it. Overhead a hundred small hulls hung by threads and all turned slowly the same way. You told her where you were bound. It is something to have told somebody.',
        'You set your candle beside five short ones, and asked for what you wished, and came away lighter. You had a list with you; and there was only one thing on it that mattered, and it was not about the gallows. An old woman moved her own candle over a little, to keep yours from the draught.',
        'You lit your candle from a stranger’s, before the Lady of the Seas, and were the easier. She held hers over to you and went on with her beads. One of the small wax ships had the rig of your first. Did not ask who hung it there. Counted the guns, and they were right.',
      ],
      failure: [
        'Your candle would not burn, and you were not eased. The draught took it, and you lit it; and took it, and you lit it. The sacristan remarked that She knew your kind, and was considering. You left it there, for anybody who might have better luck.',
        'You lit a candle, and the whole row bent away from it, and you went off no easier. It was the draught, said the sacristan. He moved it to another place, and the draught was there too.',
        'You had no good of your candle, as the church was full of the Governor, giving thanks for pirates taken. You were obliged to sing. There were nine verses to it. You had the descant, as it happens, and he turned round to see who that was.',
      ],
    }),
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Keep the silence with some Quakers',
      description: 'It may ease your mind; you sit two hours on a bench with them, and nothing whatever is said.',
      success: [
        'You kept the silence for two hours, and went down the street walking like a person. For the first hour you heard your own debts. In the second you heard a fly, and then the sea, and after that nothing, and it was large, and had room in it.',
        'You sat in silence with the Quakers until you were at peace. You thought of a man whom you had not thought of since you did it; and he sat there beside you, as it were, on the plank, and bore no malice. When they rose you had to be told.',
        'You kept the silence, and were the better for it, though a child came and sat upon your hat. Neither of you remarked on it for two hours. Then she got down, put the hat into shape, and gave it you. It has been worn in that shape.',
      ],
      failure: [
        'You sat in silence, and your stomach broke it, and you had no good of it. It had a great deal to say, and rose at one point to a sort of text. An old Friend observed at the door, with kindness, that the Spirit bloweth where it listeth.',
        'You had been silent for a full hour, and were rather proud of it, when you found that you had been whistling. The Quakers forgave it; you did not feel the better.',
        'You had no peace of the silence. A Friend was moved to rise, and said that one present had a cutlass under the bench. All of them looked at their hands. It was carried out to the porch with great gentleness. It was given back at the end, wrapped, with the edge inward.',
      ],
    }),
  ],
  work: [
    does(['craft', 'vigour', 'easy', 'slight'], {
      action: 'Drive hoops on casks for a cooper',
      description:
        'He pays so much for the dozen; you walk round casks all day with a hammer, in a shed that splits your ears.',
      success: [
        'You drove hoops all day and earned your pay. One goes about it at a trot, two strokes to a pace, as in a dance with a fat partner. The cooper filled the last cask to the bung, laid his cheek on it all round, and had to be reminded of what he had promised.',
        'You worked for the cooper until there was a stack to the rafters, and he paid you. There is one place in a hoop, a hand’s breadth from the rivet, where it wishes to be hit. He walked along the casks with a stick, as a boy does with railings, and they played.',
        'You drove hoops for the cooper, and had your pay by the dozen, with one dozen over. The others kept better time to a song, it turned out, and you had one. It was not for a shop. His wife put her head in and asked to have the third verse again. It had been left out.',
      ],
      failure: [
        'You drove hoops all day for nothing: the first cask sighed and lay down in its staves, and then the second. The cooper stood with his hands on his hips until it was quiet; then he gave you a broom.',
        'You went round your first cask at a trot and met the hoop coming the other way, and had no pay. The cooper showed you the mark of one like it upon his own shin, and then the door.',
        'You hooped eleven casks well, and had no pay, for you were in the twelfth. It wants somebody inside to hold the bung. The cooper’s boy drove on the head and went to dinner. You knocked. He had taken it for the work, he said, and thought that it was going nicely.',
      ],
    }),
    does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Roll sugar hogsheads for the boiling-house',
      description:
        'The boiling-house pays by the day; the casks weigh half a ton each, the plank is greased, and every wasp of {place} comes.',
      success: [
        'You rolled hogsheads down the plank all day, not a stave sprung, and were paid. One learns to walk backward in front of them, like a courtier. The foreman had a wager upon you with another foreman, and counted it out with real affection.',
        'You rolled your hogsheads and had your wages. One must never stop one, the others told you, only persuade it. So you leaned, and talked, and went down the plank beside each of them as one takes a stout cousin in to dinner. The foreman held out his own cup to you. It had sugar in it to the height of a thumb.',
        'You rolled hogsheads until there were none, and had your wages. One among them would go only to the left; it was given the left side, and came quietly. They asked what you had said to it. It was civil. It was what the bosun used to say to you.',
      ],
      failure: [
        'You rolled seven hogsheads, and the eighth ran away and burst, and you were not paid. It went down the plank, along the street and through the fruit-stalls, and you after it, begging people’s pardon; and at the end it stopped by itself, at the Custom House door.',
        'You rolled a hogshead off the end of the plank, yourself in front of it, and earned nothing. You had walked backward until you came to where the plank had been moved from. They had to wash you before you could be let go.',
        'You rolled no hogshead to the end, and earned nothing, the wasps having picked you. They left the sugar for it. The foreman took your time to the water by his watch. He had had better hands, he called, and none faster. It was some comfort, below.',
      ],
    }),
  ],
};
