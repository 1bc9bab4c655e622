import { BY_DAY } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { type ServiceContent } from '../../model/content/saga-content.js';

export const assassinServices: ServiceContent = {
  buy: [
    does(['trade', 'perception', 'easy', 'none'], {
      action: 'Buy from below the counter at a glover’s',
      needs: BY_DAY,
      description:
        'Above the counter it is gloves, and below it what your trade needs, at a price, and nobody asks for what.',
      success: [
        'You bought something that the glover keeps below her counter, and it was sound. She laid three things upon the cloth and named no use for any. You took the one at which she did not look.',
        'You pressed three times with the left thumb upon the glover’s counter, as one does there, and were let go below, and bought what you had come for. She held the lamp so that you saw the goods and not her. I have been down. It smells of kid, and of something else.',
        'You bought a thing from below without having seen it, as the glover looked only at your hands, said “I know,” and wrapped it in a glove. It was the right thing. Asked how she had known, she told the court that she had had twenty years of hands.',
      ],
      failure: [
        'You could buy nothing, as another customer came in, and the glover hid her wares below the counter. He stayed until the shutters were put up, talking of his wrists. She could do nothing for you after that but give you a look.',
        'The glover would sell you nothing from below, since there was a thread of the watch’s blue upon your left cuff. You had had it off a stair. You tried on nine pairs of gloves, from politeness, and none of them was what you wanted.',
        'You asked the glover aloud for what she keeps below, by its name, and could buy nothing after that. She wished to know what it was. She called her husband, to ask if he had ever heard of one. He had not, he said. His right ear went red first.',
      ],
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Bargain by hand signs with a merchant of {place}',
      description: 'The price is pressed in the palm beneath a cloth, and a wrong finger is binding.',
      success: [
        'You bargained by signs with a merchant, and had the thing at the price that friends pay. You had pressed his hand a little damply, as from one with other offers. He laughed, and whisked off the cloth.',
        'You bought what you wanted from a merchant by four fingers and a knuckle, and neither of you had looked at the cloth. The merchant’s wife kept the tally upon his other hand. My master asked the price. You took his hand and pressed it, and he has not told me.',
        'You bargained by signs with a merchant of {place}, and bought under the price, as he was ticklish. You could not have known it. He gave way at the third finger. He has begged us to leave that out, and I have put it in small.',
      ],
      failure: [
        'You made the sign that in {place} means twelve dozen, and had to get out of the bargain without buying. Porters and a cart had been sent for. You had to keep your hands in your sleeves until you left.',
        'You bargained by signs and bought nothing, as three people had their hands beneath one cloth and nobody knew with whom he was bargaining. The one upon the right had sold a mule. It was undone before the guild, and by then they were closing.',
        'You could not tell the merchant’s five from his ten, and drew your hand out of the cloth without having bought. His fingers were swollen from a week of bargaining. He held them all up for you to see, and somebody behind you took it for an offer.',
      ],
    }),
  ],
  trade: [
    does(['trade', 'charisma', 'easy', 'none'], {
      action: 'Sell a thing as having been a cardinal’s',
      description: 'You will be asked which one, and somebody in the crowd will have dined with him.',
      success: [
        'You sold the thing as a cardinal’s, and at a good price. You were not at liberty, you said, to say which cardinal. It went to an old gentleman who pressed it to his lips, so that you very nearly wished it true.',
        'You sold the thing as a cardinal’s to a woman who had known him, she said, and had it against her cheek before you were done. There never was such a cardinal, you told the court. I have looked him up. There was, and he had a cough.',
        'You sold the thing as a cardinal’s by refusing to say so. You only covered it with your hat whenever a priest went by. Four people asked, and were told that they mistook. The fifth paid what you wanted, and had been told nothing whatever.',
      ],
      failure: [
        'You named a dead cardinal, and his old valet was in the crowd, and nobody bought. He had served the man for forty years and had never seen the thing. He told them all about what he had seen.',
        'You did not sell the thing as a cardinal’s, for there were two more of the same upon the next stall, from the same cardinal. The dealer moved up to make room for you. It was bishops this week, he told you, behind his left hand.',
        'A sacristan took the cardinal’s thing for stolen and held on to the other end of it, and so it was not sold. You had to swear before them all that it was yours. When it was only yours nobody wanted it.',
      ],
    }),
    does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Offer a thing at the pawnbroker’s',
      needs: BY_DAY,
      description: 'He has a scale, a lens and a cough, and each of them takes a little off.',
      success: [
        'The pawnbroker bought what you offered, at a fair price. He had put a finger on the scale, and you put one on the other side. He paid as he would pay a brother, he told you.',
        'The pawnbroker bought what you offered at a good price, since you had taken the lens out of his hand and were looking at him through it. You were a minute and a half about it. He was sound, you told him, but for one scratch. He laughed until he forgot to cough.',
        'You sold the thing to the pawnbroker for what you asked, because you said that it must be kept for you a week. He thinks the better of what people mean to fetch. He put the ticket into your right hand himself. The week is long over.',
      ],
      failure: [
        'The pawnbroker found a mark and a scratch on what you offered, and you did not sell. He coughed over each. A queue had formed behind you, all coughing too.',
        'The pawnbroker would not buy, as the thing had been in his shop before, and he had its number by heart. He asked you after the lady who had fetched it. You knew no lady. It was handed back to you with two fingers.',
        'You did not sell at the pawnbroker’s: his scale, his lens and his cough took off so much that you would have owed him for the string. He was as surprised as you. He worked it out once more, upon the left side of the slate.',
      ],
    }),
  ],
  heal: [
    does(['rest', null, 'easy', 'none'], {
      action: 'Show a physician your wound',
      description:
        'He has the ward for strangers, and asks how you came by your wound in Latin, so that you need not have understood.',
      success: [
        'The physician washed your wound with wine and sewed it up well. He hummed all the while. You were put to bed with a warm brick at your feet, and a boy at the door who had never seen you.',
        'The physician set your hurt to rights, and talked all the while of Padua, in Latin. You said “Ita” four times, and he found you well informed. I have seen the bandage, which is neat.',
        'You were dressed by the physician and given the bed by the window, and you slept, and were better. Asked what he had put on it, you said egg, oil of roses, and turpentine.',
        'The physician cleaned your wound and closed it, in eleven minutes by the ward clock. He wrote “fell on a fence” in the book, without having asked you, and turned the book for you to sign.',
      ],
      failure: [
        'The physician had begun on your wound when officers came to count the beds in {place}, and you had to leave. You went down by the laundry chute with half a bandage trailing after you.',
        'The physician did not treat you, as he had to write down how you came by your wound, and you told it two ways. He laid the pen aside, and told you to come back when you had decided.',
        'You were not treated, for the ward was shut on account of a fever, and the porter passed you out a lemon through the bars. Asked whether it had helped, you said that you ate it.',
        'You lay down to be dressed and got up undressed, because a nobleman with a nosebleed had come in by the other door. You counted forty minutes. The physician held the nose for all of them.',
      ],
    }),
    does(['rest', null, 'medium', 'none'], {
      action: 'Let the nuns nurse you behind their wall',
      description: 'They nurse whatever is put in a turning box in their wall and ask nothing, but one must fit in it.',
      success: [
        'The nuns took you in by the turning box and nursed you. There was barley broth, and a sister with forearms like a ferryman’s, who called you a great baby. You slept between two foundlings, and as well as they.',
        'You got into the box with your knees at your ears, and the nuns turned it, and took you in and healed you. You never saw a face. You saw eleven pairs of hands, you said, and one had ink on it.',
        'The nuns put you to bed and made you well, on broth and silence. Asked how many days, you said that they rang for everything, and that you had lost count of the bells on the second.',
        'You lay with the nuns until your wounds had closed, and they asked you nothing. On leaving you were handed a clean shirt through the box, with your own number of buttons.',
      ],
      failure: [
        'The box stuck half-way, and you came no nearer to the nuns. You spent the whole of that time in the wall, with your knees about your ears. On the other side a baker swore at you.',
        'The nuns did not take you in, as there was a foundling in the box already, and it was turned before you. You rang again. They were busy, a voice said, and you could hear with what.',
        'You were not nursed, because the bell-rope of the box came off in your hand, and nobody inside knew that you were there. You sat beneath it until dark. I have tested the new rope.',
        'You could not get into the turning box with your boots on, and could not get your boots off, and so the nuns did nothing for you. A hand came out with some lint, and went in again.',
      ],
    }),
  ],
  hire: [
    does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Hire one who listens at the Condotta field',
      description:
        'Soldiers for hire stand there, and they will all of them say that they listen, at the same time, and show you their scars.',
      success: [
        'You hired one who had said nothing and seen everything. The rest had shouted. It was remarked upon, among them, that you had chosen a mute.',
        'You hired one from the Condotta field, who had let all the others finish. Asked what was the last thing that you had said, the answer came word for word, with the cough.',
        'You got a companion at the Condotta field, by speaking so low that only one of them came nearer to hear. It was the one at the left end, who was holding the horses.',
        'One came with you from the Condotta field, who asked you three questions and waited for each answer. The others had shown you, by then, nineteen scars. I have the list.',
      ],
      failure: [
        'You hired nobody, as the one whom you chose ran away. He owed a captain four months, and the captain came by. You had the contract, and a view of his heels.',
        'You hired nobody at the Condotta field, since you asked for one who listens, and all of them were still talking when you left. You were followed as far as the road by the end of a siege.',
        'Nobody would hire out to you, because the captain of the field wished to send forty or none. You offered to take one on trial. He told you that it was the forty who were the trial.',
        'You chose one at the Condotta field who nodded at all that you said, and he was deaf, and was hired already, by a singer. So you went away alone. He nodded to that as well.',
      ],
    }),
    does(['talk', 'perception', 'easy', 'none'], {
      action: 'Look for a companion at the Three Moors',
      description:
        'Whoever wants to be hired sits in that tavern before an empty cup, for you to fill, and so do those set on to watch them.',
      success: [
        'You filled a cup that stood upside down, which is how they show that they mean it, and so hired its owner. You talked of mules for as long as was polite, and shook hands beneath the bench.',
        'You bought a drink at the Three Moors for one who sat facing the door, and had a companion by the bottom of it. Asked why that one, you said that the other cups were being watched, and that one watched.',
        'You hired somebody at the Three Moors, over a cup which was drunk in two swallows and paid for, when you turned your head, out of the other pocket. You took that for honesty.',
        'One at the Three Moors would come with you, and put the cup upside down on the table, upon the left side, as they do there. I went and looked. There is a ring in the wood yet.',
      ],
      failure: [
        'You filled three cups, and all three drank and fell asleep, so that there was nobody to hire. It was the good wine, the landlady told you. Nobody there had been offered any since the siege.',
        'You stood drinks at the Three Moors and hired nobody, as the whole bench belonged to the watch, and each reported on the rest. You heard one of them spell your name, with two mistakes.',
        'Nobody was for hire at the Three Moors, since a galley had come in that morning and taken all who could stand. You drank both cups. Asked what you talked of, you said that there was no one there.',
        'You sat down opposite a good one at the Three Moors, and lost that one to a man who sat down after you, and paid in advance. He was two minutes about it. You were still on the weather.',
      ],
    }),
  ],
  ask: [
    does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Carry a basket for the laundresses of {place}',
      description:
        'They know everybody’s affairs; it goes up four storeys, with the wet sheets, and you must tell them something first.',
      success: [
        'You carried wet sheets for the laundresses, told them of a marriage, and heard a great deal in return. You knew by the fourth landing who in {place} slept ill, and whose shirts had come in with a cut under the arm.',
        'You carried forty sheets up and came down knowing the whole quarter. There was a lodger who paid in foreign coin, and a room, always locked, whose linen came out ironed. In {place} nothing is secret that has to be boiled.',
        'You gave the laundresses the story of a duel, and they gave you three, with the reasons and the names. You stood with pegs in your mouth, so as not to look like somebody who is learning names by heart.',
        'You carried the basket up all four storeys, and the laundresses told you what you had come to learn, one on each landing. Asked about the fifth, you said that there was only a cat.',
      ],
      failure: [
        'You told the laundresses your news and learned nothing of theirs. They had topped each of your stories, and you had laughed until you dropped a peg. You saw it only when you were down again.',
        'You carried sheets for the laundresses, and they told you only about soap. By the time that it was your turn to ask you had four sheets about you and your mouth full of pegs.',
        'You dropped the wet sheets on the third landing, and the laundresses told you nothing, as they had to wash them all over again. You helped to wring. They talked over your head, in dialect.',
        'The laundresses gave you no news, because you would not give them any first. You asked three times. They held the basket between them, the left one and the right one, and looked at the ceiling.',
      ],
    }),
    does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Buy the second copy of a news-letter',
      description:
        'The first is for those who believe in it, and the second has the truth and comes a good deal dearer.',
      success: [
        'You bought the true copy of a news-letter, and learned what was so. The writer made it while you waited. You checked it against what you knew, and found only one lie, a kind one.',
        'The writer sold you the second copy, and at the foot of it, very small, was what you had paid for. The rest was that the Sultan was not dead. He turned it about, so that you should not have to bend.',
        'You bought what was so and not what was known, and it was a single leaf. Of the four things in it you had known three, and could have kissed the writer for the other.',
        'You bought the second copy of the news-letter, and read in it, at the bottom of the left column, what you needed to know. The writer asked you to burn it. You burned the first copy, you said, to please him.',
      ],
      failure: [
        'You learned nothing from the second copy but what it said about you. A certain person had come to {place}, it said, on foot, in your hat. You asked him to leave that out. It was the item that people had liked.',
        'The second copy of the news-letter told you only what you knew already. So you had learned nothing. Toward the end there was a paragraph upon the sort of person who buys it.',
        'The writer sold you the first copy of his news-letter for the price of the second, and you learned nothing that is true. You saw it by the seal, too late. Exhibit: one leaf, folded in four.',
        'You did not get the second copy, as the last had been sold an hour before to a person in grey. The writer offered to tell you who, for the price of two. You had the price of one.',
      ],
    }),
  ],
  gamble: [
    does(['craft', 'reflexes', 'medium', 'slight'], {
      action: 'Sit down to cards with the night watch',
      description: 'They play by the lamp that they ought to be carrying, and they hold the warrants.',
      success: [
        'You won at cards with the night watch. Four of one suit came into your hand, which nobody had put there. The sergeant counted, and laughed, and told you to run along before he thought about it.',
        'You won at cards with the watch, because the corporal could be read by his ears, which go up for a king. You looked at nothing else for an hour. They had set the lamp before you, you told the court, and so nobody asked what you were looking at.',
        'You won three games of cards from the watch and lost the fourth upon purpose, and so they let you go with it. It was the sergeant’s game that you lost. He showed his cards to everybody, even to the man in the cell, who has deposed that it was a pair of nines.',
      ],
      failure: [
        'You lost at cards, and there was a fight, since you and the sergeant and the corporal all had three sevens. There are only four in the pack. The lamp was put out, and it was some little time before it could be lit.',
        'You lost at cards with the watch, as the man in the cell could see your hand from behind, and had been promised soup. He told them by coughs. You knew it by the second game, and could not say so without saying how you came to know about coughs.',
        'You lost what you had staked at cards, as the alarm was rung, and the watch ran out with the lamp and all that lay upon the table. You had two sevens. Asked why you did not leave at once, with the door open, you said that they might have come back to play it out.',
      ],
    }),
    does(['craft', 'intellect', 'easy', 'none'], {
      action: 'Lay a wager on the next pope',
      description: 'In {place} they give odds even while the last one is in perfect health, which is a hanging matter.',
      success: [
        'You bet on the right pope and won. Everyone else was backing the fat one. But you had seen his doctor buying a mule, and took the thin one, who had stopped saying that he did not want it.',
        'You won at twenty to one, as you had bet on the cardinal with the cough. You knew who was paying for his syrup. The hatter called out the size of his head before the name was cried.',
        'You bet on an old cardinal who was deaf, and he was made pope, and you won. All the rest, you had reflected, would like somebody deaf. The landlord counted very slowly.',
      ],
      failure: [
        'You lost your wager on the pope, as there was no pope: they had only stopped for dinner. You had it from a sacristan, who had it from a cook. You stood in the alley with twenty others who had known the cook.',
        'You lost your wager on the pope, since your cardinal was chosen and declined. He wished to go home to his cabbages. The bank held that a pope who will not is no pope. You held the opposite, for two hours, before a landlord who had once studied.',
        'You had bet on the cardinal with the most servants, and all of them were backing another, and you lost. You had it upon the stair, from the one who carries his slippers. He had thought that people knew. At eleven to one, he said, they ought to have.',
      ],
    }),
  ],
  worship: [
    does(['patience', null, 'easy', 'none'], {
      action: 'Hear Mass from behind a pillar',
      needs: BY_DAY,
      description: 'One must kneel, and cannot from there see the door.',
      success: [
        'You heard the whole of a Mass and did not once look round at the door. Toward the end it came to you that you had stopped listening for feet. There were only an old woman and two boys, and nobody had sent them for you.',
        'You heard a Mass from behind a pillar, and it did you good, and at the end you were humming. It was the left pillar. Nobody had ever taught you the tune, you told my master; or else somebody had. You stayed until they swept round you.',
        'You heard the Mass behind a pillar, and had peace there, as a child leaned against your right arm and slept through it. You did not move the arm. Asked whether you had prayed, you said that you had counted her breaths, and that it came to the same.',
      ],
      failure: [
        'You could not pray, as a man knelt down behind you. He leaned forward at last, and wished to know if that was your candle or his. You heard nothing more of the Mass.',
        'You had no good of the Mass, for there was another person behind the same pillar, upon the same business. Each of you made room for the other. By the end you had gone round it twice, and neither had knelt.',
        'You could not hear the Mass for the sacristan, who would have sold you a place before the pillar. Behind it was dearer, he told you, when you declined. You beat him down in whispers, and when that was done they were putting out the candles.',
      ],
    }),
    does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Walk with the hooded brothers of {place}',
      description: 'They bury the hanged, a league out and a league back, barefoot, and nobody may change shoulders.',
      success: [
        'You carried a hanged man to his grave with the hooded brothers, and it did you good. At the grave they said his name, once. You had not thought that you would say it too; you did, and walked home the lighter.',
        'You walked with the hooded brothers a league out and a league back, and it did you good, since nobody asked who was under your hood. You had the left pole, in front. Asked what the man was hanged for, you said that you had taken care not to hear.',
        'You went barefoot with the hooded brothers to the grave, did not change shoulders, and came back the quieter for it. The mother had walked behind. She could not tell one hood from another, and so thanked each. You were the ninth, and looked at her shoes.',
      ],
      failure: [
        'You could not carry the bier as far as the grave, and a hooded brother took your pole from you. It was kindly done; but you knew his rings, and thought only of them on the way back.',
        'You walked with the hooded brothers only as far as the bridge, as there you had looked beneath the cloth. You had once sat at table with him. You gave up your pole to the next, and stood with your face to the wall until they had gone by.',
        'There were eleven hooded brothers and one bier, and you had to walk behind with nothing to carry, and it did you no good. A league is long with empty hands. You held them behind you, you deposed, and then before you, and then in your sleeves.',
      ],
    }),
  ],
  work: [
    does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Grind blue stone for a painter',
      needs: BY_DAY,
      description: 'It is nine hours at the slab for a day’s wages, and they weigh you going in and coming out.',
      success: [
        'You ground the blue stone for nine hours, and the painter was content. It goes grey at first, and then it opens like an eye. They weighed you at the door.',
        'You ground ultramarine from bell to bell, and the painter told you that you might come again. He drew a finger through it, put it to his cheek, and went out so. When they weighed you to go out you were heavier by a quarter of an ounce. It was in your left ear.',
        'You ground the blue stone, and it came out even, as you had counted the turns: nine thousand one hundred, with the right hand and the left by turns. It was for a hem, you were told. I have seen it. It is four inches of hem, in a corner.',
      ],
      failure: [
        'You ground the blue stone too fine, and it lost its colour, so that the painter had no use for it. He looked in the mortar for a while. He had thought of a sky there.',
        'You ground the blue stone, and were too heavy at the door, and had nothing for your work until it should be found. It was in your hair. They washed you over a basin, and set the basin to dry, and you were told to come back in a week.',
        'You sneezed upon the slab, and an hour of blue went over the cat, and the painter would not have you any longer. He laid the cat before him and looked at it. It has been got back since, he tells me, by brushing.',
      ],
    }),
    does(['craft', 'strength', 'medium', 'slight'], {
      action: 'Haul stone for the dome of {place}',
      needs: BY_DAY,
      description: 'The hoist is two hundred feet high and needs an ox, and the ox has been let off for a saint’s day.',
      success: [
        'You walked in the great wheel with three others until the stone was up. From the top you saw right down into everybody’s courtyards. The foreman wanted you again.',
        'You hauled for the dome of {place} until eleven stones were up, and the foreman put you down for another time. The three beside you sang, and so you had to, for the step. You gave us the first verse. My master has had the rest struck out.',
        'You hauled the stone until it hung level with the mason’s left hand, and he took it in without a knock, and you were well thought of. It had not swung once. You stopped when he whistled, you said. The foreman says that nobody could have heard it from up there.',
      ],
      failure: [
        'You let the stone fall, as one of the four in the wheel sneezed and you all ran backward. Nobody was under it. There is a dent in the square, and already a legend to go with it.',
        'You hauled the stone up crooked, and it stuck beneath a scaffold and had to come down again, and the work was not done. You let it down two hundred feet, hand under hand. It came to stand where it had stood. The ox was looking over the wall.',
        'You could not haul up the stone, as there were three of you in the wheel, and it wants four. The fourth had gone with the ox to see the saint. You trod for an hour and hung where you were. I have tried it with two clerks, and we went backward.',
      ],
    }),
  ],
};
