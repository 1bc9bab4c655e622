import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const samuraiServices: ServiceContent = {
  buy: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Ask for goods that are not on the shelf',
      needs: BY_DAY,
      description: 'A shop in {place} sells its best goods only to those who have had the tea first.',
      success: [
        'You had the tea first, and were shown the best goods of the shop. A drawer was opened then, beneath the drawer. The thing was put before you on a square of silk; and the price, when it came, was whispered, so that it should not hear itself called so little.',
        'You drank three bowls of tea in that shop and asked for nothing, and its best goods were laid before you, and you bought. They had been in the next room all the while. The shopman drew the screen to in front of them, and opened it once more for you to go.',
        'You turned the tea-bowl over to see its foot, and the shopman saw that you knew bowls, and sold you what is not on the shelf. He wrapped it in three cloths, the plainest outside. He went with you as far as the corner, and bowed to the bundle.',
      ],
      failure: [
        'You asked too soon, and were shown only brooms. They were excellent brooms, each with a history, and you were an hour in getting back out into the street, having promised to think them over.',
        'You set down the tea-bowl with its front to yourself, and were shown nothing that was not on the shelf. Three fans were unfolded for you, and praised, and folded. The good drawer stayed shut. A cat was lying on it.',
        'An older customer came in, and had the tea, and the best goods were shown to him and not to you. You bowed him past. The screen was drawn behind him. Out of the drawer hung a corner of yellow silk, and it was tucked in.',
      ],
    }),
    does(['trade', 'perception', 'medium', 'none'], {
      action: 'Look through a pawnbroker’s back room',
      needs: BY_DAY,
      description: 'The good pieces are at the bottom, under a great many that somebody could not bear to lose.',
      success: [
        'You found what you wanted in the pawnbroker’s back room. You went through three winters of other people’s misfortunes, with a lamp. It was in the last chest. The pawnbroker had forgotten it; he read its ticket out to you, sighed for whoever that had been, and let you have it.',
        'You bought a thing from the pawnbroker’s back room that had been nine times pawned and eight times fetched. He read you the names from the tickets. After the ninth he waited a little. He laid the nine tickets in a heap, and pressed it level.',
        'You moved a folded robe in the back room, and beneath it lay what you wanted, and the pawnbroker sold it to you. He had covered it himself, so that nobody should find it. He used to come and look. He held on to the cord for a moment, and then to the robe.',
      ],
      failure: [
        'You found it, and its owner came and took it. You found just what you wanted, and so had its owner, who came in at that moment with the money in both hands. You held the lamp for him while he looked it over. It was such a reunion that there was no buying anything else after it.',
        'You went through the whole of the pawnbroker’s back room, and bought nothing. There were nineteen mirrors, and you in each. An old woman had come in to visit a quilt. You left her alone with it, and the curtain was let down.',
        'You had the piece in your hand, and the pawnbroker counted on his fingers, and it had one day to run, and he could not sell it. He bowed. It was put back at the bottom, and the other things were laid on it, in their order.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'intellect', 'easy', 'none'], {
      action: 'Sell by finger-signs in a broker’s sleeve',
      description: 'In {place} a price is not spoken; it is pressed on the wrist, with the fingers, under cloth.',
      success: [
        'You sold, with fingers under his sleeve, at a good price. Inside his sleeve you were offered three fingers, and gave back five. There was a pause, and a thumb. All that while he discussed the cherry trees of past years. You came out at four and the thumb, both of you looking at the sky.',
        'You sold to the broker for four fingers and a bent thumb, and neither of you drew out the hand at once. So one says in {place} that a price is fair. He spoke of the ferry, and of the ferryman’s son. His cuff had slid back, and he shook it down.',
        'You gave the broker no finger at all, and he raised his own price, and raised it again, and so you sold well. A hand that lies still is a hard one. You closed your fist over three of his fingers in the end. They were cold, and he put them up the other sleeve.',
      ],
      failure: [
        'You misunderstood the broker, and sold nothing. What you had agreed to, it turned out, was to buy. It took his mother and two apprentices to untangle it, and they laughed so kindly about it that you took your goods home again.',
        'You pressed the broker’s wrist in the wrong place, and he laughed and could not stop, and nothing was sold. Nobody in {place} had known it of him. His clerks looked at the beams. He wiped his eyes with the sleeve in which it had happened.',
        'The broker gave two fingers, and you wanted three, and neither hand moved until the market closed, and so you did not sell. One may not speak. A clerk took down the awning over you both. The sleeves were drawn apart, and each was put straight.',
      ],
    }),
    does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Sell your goods from a mat on market day',
      needs: BY_DAY,
      description:
        'You will sit on the ground and call out, next to a woman who has been calling out there since girlhood.',
      success: [
        'You sold your wares with the help of your neighbour. She was selling radishes. She heard you try it twice; then she took your wares in hand, with her own, as a person adopts a kitten. By the time that she had told the street what she would give for such a thing herself, there were four of them pulling at it.',
        'You spread your mat and sat behind it without one word, and people came to see what was the matter, and bought. The woman beside you called loud enough for two mats. When the market was over each of you rolled up the other’s.',
        'You sold your wares to a nun who had heard you call, and she sent a second, and the second a third. They had not bought anything for eleven years. They bargained in whispers, one after another. A straw from your mat stuck to the hem of the last.',
      ],
      failure: [
        'You cried your wares, and sold nothing. You called out, in the accent of your province, and drew a crowd. They wished to hear you say “radish”. When they had heard that they went their ways, in the best of tempers, and bought from her.',
        'You spread your mat where the puppet-man always stands, and sold nothing. He set up behind you. Everybody looked across your wares at the puppets, and some leaned on them. When the play was done a child lay asleep on one corner of the mat.',
        'A steward’s horse stopped before your mat, and nobody may move a horse of that rank, and you sold nothing. It stood until the closing drum. You had one shoulder and a stirrup to look at. It had eaten the edge of the mat, quite evenly.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Let a bone-setter put you to bed',
      description:
        'He sets and binds what is hurt; it costs you his fee, and the wrestlers in the waiting-room will watch.',
      success: [
        'The bone-setter put you right. He ran his thumbs down you as one shells a bean, said “Ah”, and leaned. Something went back that you had not known to be out. You were wrapped in warm bran, given a bitter bowl, and left behind a screen, where you slept like a sack.',
        'The bone-setter took your arm in both hands, and pulled, and you were mended. The wrestlers in the waiting-room let out their breath. A tea-bowl on the shelf had turned half round.',
        'You lay two nights at the bone-setter’s, and his plaster drew, and you were better. He had drawn a line along the edge of it with his brush. On the third morning it no longer met.',
        'The bone-setter set what was out, and bound it with split bamboo, and it healed. He tied nine knots and bowed to the last. Outside, a wrestler was holding your shoes.',
      ],
      failure: [
        'The bone-setter could do nothing for you. He leaned, and nothing went back. He leaned from the other side. The wrestlers gave their opinions. You lay in the bran until it was cold, stiffer than you came, and he promised you that the second day was the better one.',
        'The bone-setter had a wrestler upon the mat, and it took four people, and he had no time for you. You were not treated. You held a foot for them, at his request.',
        'You lay down, and the bone-setter could find nothing to set, though it hurt where it had hurt, and so you went away as you came. He bowed over the fee. He had warmed his hands for it.',
        'The bone-setter’s house was closed for the day of his teacher’s death, and you were not treated. Incense by the step, three sticks. You added one, and the gate was not opened.',
      ],
    }),
    does(['rest', null, 'easy', 'none'], {
      action: 'Take a herb-burning cure and a hot bath',
      description: 'They burn small cones of moxa herb upon your back, to heal you, and one pays for each of them.',
      success: [
        'The moxa and the bath did you good. You counted the cones as far as seven, and forgot the eighth. After that they let you down into the bath of {place} by stages, and what came up again, an hour later, was as soft as bean-curd, and could turn its head, and was brought your clothes to put on.',
        'You took the moxa, nine cones, and lay in the hot bath until the bell, and your hurts were healed. The attendant wrung out your towel. The smoke stood over the screen yet.',
        'The moxa did its work, and the bath the rest, and you were well. The old man had counted the cones aloud, and at each you had counted with him. He swept the ash into a shell.',
        'You sat in the hot water to the chin, with seven burns upon your back, and were better when you rose. A leaf had come in on the water. It went out over the edge with you.',
      ],
      failure: [
        'You were burned in the wrong place, and were not healed. The girl who did the cones was in love, and put two of them in the wrong place. You went into the bath with a shout. They gave you barley tea, and an apology, and a mat by a draughty door, on which you did not sleep.',
        'The herb for the moxa was damp and would not burn, and you were not healed. Three cones, and three threads of smoke. The attendant fanned them, and then he fanned you.',
        'The bath had gone cold on account of a guest of rank, who sat long, and it did you no good. You bowed to his back. His clothes lay folded in the only dry basket.',
        'You took the moxa, and could not keep still under it, and the cones fell off, and you were no better. A burn in the mat, the size of a bean. It was put on the bill.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Look for a companion among lordless men',
      description:
        'They sit at an inn, swordsmen without work; they are proud, and behind with the rent, and you must not seem to know.',
      success: [
        'You found a swordsman who will go with you. You asked the room at large how the road was. They were all very bold about it, save one, who spoke of a dog, and of having been afraid. You asked that one. The others studied the rent-book, and you the ceiling, until it had been settled.',
        'You asked at the lordless men’s inn who would do you the honour, and one sword was taken from the rack. Its scabbard was mended with paper. The rent was found paid, and no one had been seen to pay it.',
        'A swordsman came with you from the inn, with one change of clothes and a flute. He had bowed a little lower than he needed to. The others looked at the hearth until he was out of the door.',
        'You drank one cup with each of the lordless men and spoke of the road, and the fourth came with you. He turned his cup down. It left a ring on the board beside three others.',
      ],
      failure: [
        'You offended them, and nobody would go with you. You used the word “wages”. The whole room looked into its cups. The landlord, who had hoped to be rid of at least one of them, saw you to the door, and told you how it is put: one speaks of rice for a friend’s journey.',
        'You put money on the table of the lordless men’s inn, and nobody saw it, and nobody would go with you. One offers paper first. The coins lay there until the maid wiped round them.',
        'The lordless men had heard that a house in the east was taking retainers, and each waited for his letter, and you got no sword. Eleven pairs of sandals stood on the step, with the toes outward.',
        'You asked the best of the lordless men, and his sword had been pawned, and he could not say so, and so he would not go. He laid his hand on his sash. There was the mark of a cord in it.',
      ],
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Look for a companion in a porters’ yard',
      description: 'They will all come forward at once, and the best of them is at the back, seeing to a strap.',
      success: [
        'You found a companion in the porters’ yard. You had asked what the steepest pass was like with a load, and nine of them told you how fast they had done it. From the back you were told where there is water. You pointed, and the strap was finished first, and done properly; after that the terms were agreed in about six words.',
        'You went through the porters’ yard to the back and asked the one who was seeing to a strap, and so you had a companion. The strap was finished first. It was pulled twice, and held.',
        'One came out of the porters’ yard with you, who had asked only how steep it was. The rest had asked how much. A rice-ball was cut in two at the gate.',
        'You stood in the porters’ yard until those in front had gone back to their dice, and one was left standing, and you had found your companion. A straw hat was taken down from its peg.',
      ],
      failure: [
        'You chose the wrong one, and found no companion. You chose the largest. There was a mother to be asked, and she was not willing, and had a list of reasons which took in your hat. You ended by carrying her basket home, and were told to come back in a better hat.',
        'You stood in the porters’ yard, and they all came forward, and you could not see past the first row, and you hired nobody. Forty hats. At the back somebody went on mending a strap.',
        'A procession was called for, and the porters’ yard emptied at a word, and you had no one. A pole rolled a little way on the stones. You set it back against the wall.',
        'You asked in the porters’ yard, and their headman wished to be bowed to before he was asked, and after that no one would come. He sat upon a tub. It was not a high tub.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Sit in a public bath and listen',
      description: 'Without clothes there is no rank, so they say, and everyone in {place} says everything.',
      success: [
        'You listened in the bath, and learned what you wished. Steam, and six heads in it like persimmons on a pond. They had the whole town washed, rinsed and hung up by the time that your fingers wrinkled. You put in one question, sleepily, toward the end, and it was answered by three of them at once.',
        'You sat in the public bath of {place} with a towel on your head, and two rice-dealers told each other what you had come to hear. They had taken you for a post. The water was up to your lip.',
        'You heard it in the bath, through the partition, from the women’s side, where they speak louder. You wrote it with a wet finger on the board. It had dried before anyone turned.',
        'An old man asked you to wash his back in the public bath, and while you did it he told you what you wished to know. He had been a secretary. You poured the last bucket over him slowly.',
      ],
      failure: [
        'You listened in the bath, and learned nothing. You had hardly sat down when they fell to guessing your province from your knees. It was a near thing between two valleys. They were still at it when the stoker called time; and you, who had come there to learn, had been learned.',
        'You listened in the public bath until your fingers were white, and they spoke only of the heat of the water. One said that it was hot. In time another said so too.',
        'Two spearmen came into the bath, and all talk in it stopped, and you learned nothing. Without clothes there is no rank; they had kept on their topknot cords. The towels were wrung out, and people left.',
        'You sat too near the tap and heard the water, and of the talk you heard nothing. Somebody at the far end told a long story. They all laughed, and a bucket went over.',
      ],
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Buy a notice-board keeper a drink for news',
      description: 'He has read aloud each edict of thirty years, and no one has ever asked what he makes of them.',
      success: [
        'You gave the notice-board keeper a drink, and he told you. By the second flask he had begun to give you the words that had been crossed out. He knew who asked for every notice, and which of them the paste had hardly dried upon. You got what you needed in the tone of a proclamation, with a small hiccup at the seal.',
        'You poured for the keeper of the notice-board, and he told you which edict of thirty years was meant, and against whom, and that was what you wished to know. He bowed to the flask. It was empty.',
        'The keeper of the notice-board drank one cup and told you what had been scraped off the last board before it was put up. He could say the line by heart. He said it to the inside of the cup.',
        'You gave the notice-board keeper his drink and asked what he made of it all, and he told you, until the lamps were out. No one had asked before. His sleeve was in the sauce, and he left it there.',
      ],
      failure: [
        'You gave him a drink, and he told you nothing new. He took a drink, unrolled his voice, and gave you the sumptuary laws for the year of the Dragon. People stopped to hear. He was never better. It lasted until the shutters went up, and you now knew who may wear which crape.',
        'You poured for the notice-board keeper, and he read you the edict against drinking in office, to the end, and told you nothing else. Then he drank. He wiped the rim, and set it down on the edict.',
        'The keeper of the notice-board took the cup and fell asleep over it, and you learned nothing. Thirty years of standing. You moved the flask away from his elbow.',
        'An inspector sat down at the next table, and the notice-board keeper spoke from then on only of brushes and nails. You learned nothing. Two nails lay on the cloth, and he had put them parallel.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'perception', 'medium', 'slight'], {
      action: 'Call odd or even in a dice-house',
      description:
        'There is a cup, a mat and two dice, and a tattooed man who is stripped to show that he has nothing up his sleeve.',
      success: [
        'You called even, and won. He slammed the cup down and the whole room breathed in. You were not looking at the cup. You watched the old woman who kept the stakes, and she blinked for even. You called it a breath before the house did, and they pushed the stakes across to you along the mat with a stick.',
        'You called odd, and won. You had listened to how the dice lay down, the one at once, and the other later. The tattooed man lifted the cup by a finger, and then wholly. There were a two and a five, and the old woman’s stick was already moving toward you.',
        'You called even four times, and the fourth time it was even, and you came out the winner. By then nobody in the room called with you. The tattooed man bowed from where he sat. The cup was laid on its side, and rolled as far as your knee.',
      ],
      failure: [
        'You called even, and lost. You had been so sure of it that others followed you. It was a three and a four. On the stairs a number of people wished to know your reasons; and you left by the way that the fish comes in.',
        'You called odd, and lost. The tattooed man had turned his shoulder, and there is a carp on it, and you looked at the carp. It swims when he breathes. Two sixes had been shown to everybody else, and the cup was down again.',
        'You called even, and a guard knocked, and the stakes went into the old woman’s sleeve and did not come out, and so you had lost. They were all reading sutras when he came in. One was put in your hands upside down, and you turned it.',
      ],
    }),
    does(['craft', 'intellect', 'medium', 'slight'], {
      action: 'Play a stranger at go for stakes',
      description: 'He has the look of a man whose wife does not know where he is, and he plays the corner first.',
      success: [
        'You played a stranger at go, and won. He played fast, and sighed at every stone of yours. You let the sighs go by. On the left there was a thing that he took care not to look at; you looked at it, and set one stone there, with a click. He counted twice, and paid.',
        'You played a stranger at go, and won by one stone. He had counted it before you, and went on playing, to put off the end. A boy stood at the door, who had come to fetch him. He paid. He slid the stones into their bowl with the edge of his hand.',
        'You let the stranger have the corner at go, and took the middle, and won. He knew only the corner. His fan was opened and shut eleven times. At your last stone he looked for a while at where it lay, and put the fan down next to it.',
      ],
      failure: [
        'You played a stranger at go, and lost. For the whole of the middle game you were winning. Then he put down a stone, and all that had been yours turned out to have been surrounded since the soup. He was extremely sorry. His friends, who were many, helped you find your purse.',
        'You lost to the stranger at go, by the corner that he had played first. You had not looked at it again. It was full of your stones, and he lifted them off one after another, and begged pardon for each. There was a worn place there in the board.',
        'The stranger’s sleeve went over the go board, and afterwards the game stood otherwise, and you lost. You could not have sworn to it. He asked after your health. When he bowed two white stones clicked in the fold.',
      ],
    }),
  ],
  worship: [
    does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Pray by going a hundred times round a shrine',
      description: 'You must do it barefoot, over gravel, dropping one straw at each round so as not to lose count.',
      success: [
        'You went a hundred times round the shrine, and were lighter for it. At the thirtieth round you were thinking of your feet, and by the seventieth they had left off. You dropped your last straw in front of the two stone foxes. Nothing whatever had happened, and you stood in the middle of it, as light as washing on a pole.',
        'You went a hundred times round the shrine, and it did you good. Another was going round the other way. You met at each half and did not look up; one does not. At the end two heaps of straws lay on the step, and neither was the higher.',
        'The priest wrote down your hundred rounds of the shrine as complete, and it did you good. From the eightieth you had walked with your eyes shut. Your feet had turned the gravel into a path. He raked on both sides of it, and let it lie.',
      ],
      failure: [
        'You lost count of your rounds, and it did not help. A hen got at the straws. You might have been at sixty, or it might have been eighty; the priest, on being asked, said that the god would know. You began again, rather crossly, and left off, and it was not counted for you by anyone.',
        'A wedding came to the shrine at your sixtieth round, and you had to stand aside, and the count was lost, and it did not help. They were long over the cups. Your straws had been swept up with the thrown rice. Somebody had tied them in a knot.',
        'You could not finish the hundred rounds, for the gravel was newly laid. At the thirtieth the priest brought your sandals. He held them behind his back until you had seen him. You bowed at the gate, with one of them untied.',
      ],
    }),
    does(['patience', null, 'easy', 'none'], {
      action: 'Hang up a wish at a temple’s bell',
      description:
        'You make an offering and strike the bell; then one has as much time to pray as the stroke takes to die.',
      success: [
        'You hung up your wish, and were less alone with it. You wrote it small, and tied it among the hundreds, between a safe birth and a straight nose. The bell went out over {place} and came back to you from the hill. You had not asked for anything large.',
        'You hung up your wish and struck the bell, and it helped you, and went on for longer than you had anything to say. You stood in the rest of it. A nun had stopped sweeping, with her broom upright. When nothing more was to be heard she began again at your feet.',
        'You hung your wish beside another in the same words, and struck the bell, and were comforted. The other was in a child’s hand. It had hung there for some years, and its cord was thin. You tied it up anew with the end of your own.',
      ],
      failure: [
        'Your wish blew down, and you had no comfort of it. The cord broke as you tied it on, and your wish blew down among the pigeons, one of whom read it. You struck the bell all the same. It was just then the turn of a large party from the provinces, and one heard only them.',
        'You struck the bell before you had hung up the wish, and that is the wrong order, and you had no comfort of it. One may come again after a year. You still held the slip of wood, and the ink had come off on your palm.',
        'The beam of the bell was away to be mended, and you hung up your wish without a stroke, and it did not help. You laid one hand on the bronze. It was cool. A little of the green stayed on your fingers.',
      ],
    }),
  ],
  work: [
    does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Carry rice bales from boats for a wage',
      description: 'They go over a plank and up to a storehouse; a bale weighs as much as a bride, they say.',
      success: [
        'You carried rice, and were paid for it. You learned by the third bale to let it ride on the neck and not on the shoulder. They sing there, a line for every step, and the line for the plank is an indecent one. At the end of it the foreman struck the tally against your chest, which is how he thanks people.',
        'You carried rice until the hold was empty, and were paid. It was two hundred bales, and the song twice through. You had been put between two brothers, who do not speak, and by the end they spoke, across you. You were dusted down with a wisp of straw.',
        'You carried your bales over the plank and did not lose a grain, and the foreman paid you and nodded. A woman goes behind each bearer with a broom, and may keep what falls. She had gone behind you. At the storehouse she turned over her pan, and bowed.',
      ],
      failure: [
        'You carried rice, and fell into the water with it. You had just got the song. At the plank you laughed, being new to it, and went in between the boat and the quay with your arms round a bale. They got the bale out first. It was explained to you which of you had been expected.',
        'A bale of rice burst on your shoulder, and you were sent off without your wage. It ran down inside your collar. Children were there with their hats. You stood still until they had done, and the last of them held out your sleeve and shook it.',
        'You carried three bales of rice, and under the fourth you could not rise, and another was put in your place. He was an old man. He went under it from the side, and was gone up the plank. Your neck kept the print of the rope.',
      ],
    }),
    does(['craft', 'reflexes', 'medium', 'none'], {
      action: 'Copy out deeds for a ward office',
      needs: BY_DAY,
      description: 'It is paid by the sheet, on your knees, and for a blot one begins again.',
      success: [
        'You copied the deeds without a blot, and were paid. It was eleven sheets about a ditch. The brush found its pace round the fourth, and after that you had merely to stay out of its way. The clerk held them to the light for blots, could find none, and looked at you with something like alarm.',
        'You copied deeds until the ink-stone was dry, and were paid by the sheet. One word could not be read, and you drew it. The clerk looked from the one sheet to the other. His teacher had written the first. He moved the brazier nearer to your knees.',
        'You copied the deeds, and found one field in two of them, and the clerk paid you and was content. He had looked for that field for two years. The second sheet was burned in the brazier, at arm’s length. On the first he pressed the seal once more.',
      ],
      failure: [
        'You copied the deeds, and made a mistake. On the last sheet but one you wrote “wife” in place of “field”. They are quite alike when one is tired. The clerk read it aloud to the other clerks, as far as where she is to be drained twice yearly; and your brush was taken from you.',
        'A blot fell on the last sheet of the deeds, and you were not paid for the others. It came from your sleeve. The clerk turned the sheet to see it from each side. It was very round, he said, and laid a ruler along it.',
        'The clerk set your copy beside the register, and your hand was too good, and he could not use it. People would ask who had written that. He showed you how it should be. His brush went over the paper without being lifted, and he cut the margin off.',
      ],
    }),
  ],
};
