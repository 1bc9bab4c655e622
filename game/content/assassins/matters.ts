import { does } from '../builders/offers.js';
import { type Matters } from '../../model/content/matters.js';

/*
 * The narrator is the clerk who took down your deposition: hands are left or right, steps and minutes are counted, and
 * questions stand in the text with their answers (“Asked why, you said …”). He corrects himself in public.
 */
export const assassinMatters: Matters = {
  seek: [
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Look for the tracks of {foe}’s agents',
        description: 'You go along the verge on hands and knees, with no good account to give of it.',
        success: [
          'You found four heels, all new, and all worn on the left. It is how men walk who carry something flat under the right arm. They had halted by a culvert for about nine minutes and burned a paper. It had not burned quite through, and what remained was in {foe}’s cipher, with the key beside it.',
          'There was a glove in the hedge, right hand, turned inside out. Its owner had rubbed sealing-wax from the thumb, and the wax was {foe}’s. From there you went by the wax. It came off on gateposts, at the height of a man’s hand, eleven times, and at the twelfth there was a gate.',
          'Asked how you knew the track for {foe}’s, you said that it did not wander. Persons on a salary walk straight. It led across two fields to a barn, where six had slept and one had sat up; and that one had scratched the name of the next stage on his bench.',
        ],
        failure: [
          'You followed a pair of boots for two miles and four hundred paces. They were walking to a wedding. You arrived in time for the soup, and were taken by the bride’s side for someone on the groom’s.',
          'It was an excellent print, right foot, and quite fresh. You had been measuring it for six minutes when you saw that you stood in the left one. They were both yours, and you had been along there twice.',
          'There had been somebody. The grass said that much. He had walked backward, or was a person with his heels in front; you were of the one opinion for an hour and of the other for an hour, and then it was no longer clear that it was grass.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask the carriers what {foe} is moving',
        description: 'They are paid to forget, and you must walk beside the wheel for as long as it takes.',
        success: [
          'You walked at the left wheel and admired the mule. It was for {foe}, said the carrier, that she had lost her shoe; eleven crates, marked as figs, and no fig ever weighed that. He told you the yard. He had been asked to forget it, and they had not paid for the shoe.',
          'There were three carriers, each of whom knew a third. You put the same question to all of them at different hills. Laid end to end it came to a house with two doors, which {foe} has taken in the name of an aunt, and the aunt is dead.',
          '“I saw nothing,” said the carrier, before you had asked. You expressed surprise. He began to tell you what it was that he had not seen, in order, with the weights; and when he had done you had a bill of lading for all of {foe}’s affairs as far as the river.',
        ],
        failure: [
          'He talked for fifty minutes about grease. You came to the subject by six different roads. At the end he remarked that you were the second today who had been so fond of mules, and that the other had worn {foe}’s ring.',
          'The first was deaf, the second sang, and the third asked what it was worth. You told him that you merely took an interest. So, it turned out, did he; and he had out of you where you had slept, and how many you were.',
          'You were run over, slightly, by the right wheel. They were most distressed. In the distress nobody could remember {foe}, or who had sent them, or what was in the crates, and they went off at a much better pace.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Have yourself shaved where {foe}’s people are',
        description: 'You put your throat at the disposal of a man who hears everything and repeats a part of it.',
        success: [
          'He had the razor under your left ear when you said that {foe} seemed to be prospering. He wiped it. They were ordering perfume for a journey, he told you, four of them, and wished to smell of nothing by a certain day; and he told you the day and, over the second lather, the town.',
          'You said nothing, and had a hot towel put over your face. In eleven minutes the bench had forgotten that there was anyone beneath it. {foe}’s under-secretary had the next chair. He complained of a house, of its stairs, and of having to be there on the same day each week.',
          'The barber had lost a customer to the gallows and blamed {foe} for it. You heard of it with your chin up. He could not act in the matter, having a shop; but he drew you with the brush, upon the glass, the way {foe} goes when it is not by the front.',
        ],
        failure: [
          'He cut you, once, and begged your pardon, just as you had come to the name. You have never been able to decide. You paid attention after that to the ceiling, of which you can give a description.',
          'You led up to it by way of the war, the weather and the price of lace. He agreed with all three. When you had got as far as {foe} he held up the mirror behind you; and in it, on the bench, were two men, who bowed.',
          'It was a very good shave. He told you of his knees, and yours, and those of the Duke. Of {foe} he had never heard, he said, and he had it embroidered upon the towel.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Watch through a glass for {foe}’s ships',
        description: 'It costs you the use of your right eye for a day, and a flash may be seen from over there.',
        success: [
          'You deposed to nine sails, of which eight were fishing. The ninth had her nets hung out to dry and they were dry already. You kept the glass upon her for forty minutes. A man was handed up out of her hold with a chest on his shoulder, and it had {foe}’s mark, and she put in at a place that has no harbour.',
          'A flag went up and down, four times, on something that called itself a grain-ship. Somebody answered it from the land, with a mirror. You took down both; they were in {foe}’s third cipher, which is the lazy one, and gave the name of the mole and the number of men.',
          'There was a bottle. You had it hooked in with the left hand, and it held an invoice, for rope, to {foe}, thrown over by a purser who was being searched. From the set of the current you could work out to within a league who had been searching him, and why so near to there.',
        ],
        failure: [
          'You watched for three hours and identified {foe} eleven times. Five of them were the same gull. Toward the end it looked back at you, with its head tilted, and you took down that too.',
          'The glass was reversed. It made, as you said, a very clear small sea with nobody on it. When you had it the right way round there was a sail so near to you that you could see a man with a glass.',
          'A ship of {foe}’s did go by, and you had her in view, name and all, for the space of six seconds. Then a wave took you in the other eye. You were able to swear afterwards to an S.',
        ],
      }),
    },
  ],
  warn: [
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Warn the council of what {foe} plans',
        description: 'You have to give your name at two desks, and somebody at the third is {foe}’s.',
        success: [
          'You told it to eleven of them, in four minutes, without an adjective. One rose to leave, and it was seen who it was. They locked the door upon him, and then every gate of {place}; and {foe}’s people, who had been told of an open one, spent some hours in looking for it.',
          'The council of {place} asked for proof. You told them what {foe}’s man would do within ten minutes of your speaking, and with which hand. He did it. They had him out of the room before he could close the box, and sent off three warnings by three roads.',
          'They were afraid, you said, and wanted only to be told at what. You told them. It was remarkable how much straighter they sat. By the time that you had been given a receipt, the stores of {place} had been shifted across the river, and whatever {foe} had arranged for the old place could be of interest only to rats.',
        ],
        failure: [
          'It was received, and entered, and given a number. The number was four hundred and six. You asked to see at what number they were, and the clerk of {place}, who had beautiful cuffs, showed you; it was ninety-one.',
          'You spoke for eleven minutes. Seven of them had dined with {foe} on the Thursday. They thanked you on behalf of {place} in the warmest terms, and had you shown out by a door you had not come in by, into a yard with a wall.',
          'Asked by the council who had sent you, you hesitated. Nobody had; it is a thing {place} has no form for. They put you down as an anonymous letter and had you filed.',
        ],
      }),
    },
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Post bills that announce {foe}’s plan as a comedy',
        description: 'There are forty walls to do with a bucket, and the watch has views on paste.',
        success: [
          'In three acts, it said, with the names but slightly altered, and the hour at which the robbery would begin. All {place} came to see it. {foe}’s agents had to push their way through a crowd that had brought cushions, and which applauded them; they went home.',
          'You had it up on forty walls between the one bell and the other. They read it in {place} as the comedy it was, and laughed, and then a notary laughed less, and ran. The strong-boxes had left town by the time that {foe}’s carts came into it; the carters were asked for an encore.',
          'It was the small print that did it. “The part of the victim,” you had written, “will be taken by a person from the audience.” Doors were shut all over {place} by supper. {foe} was obliged to postpone, for the want of a house.',
        ],
        failure: [
          'Paste does not hold on wet brick. They came down behind you, one by one, at about the distance of eleven walls, and a man with a broom swept them up. He was {foe}’s or else {place}’s; you did not stay to ask.',
          'They enjoyed it so much that they asked where one bought tickets. You had not thought of tickets. Nobody in {place} took it for anything but a play, and some, who had been to the last, complained that it was always the same.',
          'The printer had corrected your spelling, and, being a prudent man, the names. What you had pasted on forty walls of {place}, with raw hands, was a comedy about a duck. {foe} is said to have gone twice.',
        ],
      }),
    },
  ],
  call: [
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Call on {them} without a reason',
        description: 'It takes an hour, and persons in your profession who have no reason are first searched for one.',
        success: [
          'You came by the front, at a walk, with both hands in view. {them} looked out at you from above, for about a minute, to see what it was about. It was about nothing. When that had been understood you were let in and given the chair with the back, and {them} sat where you could not be seen from the street.',
          'Asked what was said, you replied: nothing that would be of use to the court. There were figs. {them} did the voice of somebody whom you both knew. You laughed, you deposed, for the first time since the ninth of the month, and at your leaving {them} held on to your right hand somewhat longer than is usual.',
          '{them} had supposed that you were dead, and had been to the trouble of being sorry. It was rather awkward. You were shown the wreath. By the end of an hour you had both put it on in turn; and you were told that you might come when you liked, by whichever window.',
        ],
        failure: [
          'You sat for forty minutes on the edge of a chair. {them} kept waiting for you to come to it. When you got up to go, not having come to it, {them} looked relieved, and shot the bolt, and then the other bolt.',
          'There was somebody behind the curtain. You knew it and {them} knew that you did. It was only the tailor, you were told afterwards; but you had each of you been charming to the other for half an hour, with a hand on the knife-box.',
          'You praised the wrong picture. It was the one left by a person whom {them} does not speak of, and you spoke of it at length. The cake was taken away half eaten; you had just been asked whether you would have more.',
        ],
      }),
    },
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['gift', 'vigour', 'easy', 'none'], {
        action: 'Give {them} a day’s plain labour',
        description: 'You lend {them} your arms from one bell to another, and they will know of it tomorrow.',
        success: [
          'You carried a hundred and forty buckets from the well to the cistern, by your own count; {them} says a hundred and thirty-eight. It was disputed over bread until the tears came. You were told that you might be an honest person if you had more practice.',
          'There was a wall to be limed, and you had the left half and {them} the right. You met at the window. Neither had known that the other could whistle. On that wall there is a place at the join where two hands were laid, white, for a joke, and {them} has not let it be painted over.',
          'You chopped, {them} stacked, and no questions were put on either side. It is a rest, as you remarked, to be with somebody who has no need to know. At the last log {them} said only, “You might have sent.” You promised that you would, in future, and were believed.',
        ],
        failure: [
          'You had offered your arms, and {them} had a use for your head. There was a letter to be written to a cousin, and you wrote it. It was too well written; the cousin would know at once; {them} tore it through, and thanked you.',
          'In the second hour you put a spade through a pipe. {them} held the ends of it together with both hands until a man could be found. It took him some time, and nobody there could think of a subject.',
          'You worked so fast, from habit, and with so little noise, that {them} came out twice to see if you had gone. The neighbours remarked on it. {them} asked you, when it was done, perhaps to come by another way.',
        ],
      }),
    },
  ],
  sell: [
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'slight'], {
        action: 'Sell what you know to a newsletter-writer',
        description: 'He has forty subscribers, and it is a question of hours until {foe} has read it too.',
        success: [
          'He wrote while you talked, with the right hand, and with the left he was counting out. You had told him that there were other buyers in {place}. There was one, and he was asleep. It was bought before you had reached the middle, and the middle was better.',
          'You let him see the first line through your fingers. He has a name to keep up. He bought it unread, except for that; and in the {place} letter, that week, {foe} was “a certain person”, with such exactness that two of them sued.',
          '“What does {foe} say to it?” he asked, and you said that he would be the first to find out. He had not thought of it in that way. He paid what you had named, in {place}, over a drawer that he kept shut with his knee, and put on his hat.',
        ],
        failure: [
          'He had printed it on Tuesday. He gave you the sheet to read, at the ordinary price. There was a paragraph in it about {foe} that you had not known, and one about {place} that concerned you.',
          'You opened high and he wept. You came down, and he wept more softly; there is a point at which it is merely two persons in tears. He had no use for it, he told you, without a bishop, and {place} had had no bishop since the last one.',
          'He begged you for the source. You said that you were the source. Then he could not use it, he said; a newsletter must be able to say that it is told by one who was not there. You were seen out, by {place} standards warmly.',
        ],
      }),
    },
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'easy', 'none'], {
        action: 'Sell it to one who has lent {foe} money',
        description: 'He will sit down when he hears it, and pay the less for being frightened.',
        success: [
          'You told him that {foe} was spending. He sat down. You told him upon what, and he got up again. He bought it from you to the last comma, and had called in the loan before you were round the corner; it was a pleasure, you said, to see a man of {place} run.',
          'There are four such in {place}, and you had them ask each other to dinner. It was sold over the fish. Each of them took a quarter and you went home while they were trying, with courtesy, to see one another’s.',
          'He desired to know just one thing, which was whether {foe} slept. You knew. It seemed to him to be worth the whole price, and he did not ask for the remainder. You gave it to him in any case, since he had honest eyes, for {place}.',
        ],
        failure: [
          'He had got his money back from {foe} that same day, with the interest. He poured you a glass on the strength of it. There was nobody in {place}, he said, who slept better; and your paper lay on the table and got a ring on it.',
          'He turned so pale that you had to open a window. He could not buy, he whispered; he could not buy anything; he had lent {foe} the lot. You sat with him for twenty minutes, and someone came to take the chairs.',
          'It was {foe}’s cousin. You had been told so, and had mixed up two doors in {place}, the left and the right. You said that you had come about the drains. He was extremely pleased, for they had been smelling; and you had to go down.',
        ],
      }),
    },
  ],
  tell: [
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell the people on {foe}’s list',
        description: 'You give away a thing of value, by daylight, to persons who never did you a favour.',
        success: [
          'There were nine names, and you went to nine doors. It took six minutes at each. Nobody asked what it would cost, which was pleasant. By the ninth the first was on the road out of {place} with the silver; and {foe}’s man, who came with the list, could get no one to answer to it.',
          'You told the laundress, who was third on it. She knew the other eight by their sheets. You were asked to sit down and have something, while she went out by the back; in three-quarters of an hour there was not a soul left in that row of {place} for {foe} to make an example of.',
          'They took hands, when you had done. You had never before, you deposed, been present when it was not a prelude to something. Then they barricaded the alley with a bed. {foe} had allowed one day for that part of {place}, and it took five, and two captains.',
        ],
        failure: [
          'The first on the list would not open, having been told to expect you. The others had been told the same. It had been said in {place} that a stranger would come and frighten them from their houses; {foe} had thought, it seems, of everything, including you.',
          'You told it in so low a voice, from habit, that they heard a threat. A saucepan was thrown, left-handed. You withdrew, and explained the rest of it through the door to what may have been a dog, for it was the only thing in {place} that replied.',
          'They believed you entirely, and fell to weeping, all nine. Nobody could be got to pack. You held a child for half an hour; and of {place} you remember chiefly that it had a button in its mouth.',
        ],
      }),
    },
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Whisper it to all the rivals of {foe}',
        description: 'Each must believe that he alone has been told, and you get nothing from any of them.',
        success: [
          'You told five persons of {place}, in the five corners of one church, at intervals of four minutes. All five went out looking as if they had been praying. By the next day each of them had blocked {foe} in a different place, out of pure self-interest, and {foe} could not move a cart.',
          'It has to be told as if you regretted it. You regretted it to a guild-master, a colonel and a widow in trade. All that {foe} had hired in {place} had been hired away, it was found, before the week was out, and {foe} was left with an empty yard, and its rent.',
          'Asked why you had gone to {foe}’s rivals, you said that hatred is quicker than the post. It was so. The dye-works of {place} were shut to {foe} within the hour, and then the weigh-house, and then the wharf. You had told only the one man, and had asked him not to repeat it.',
        ],
        failure: [
          'Two of the five met upon the steps, and each began with “I happen to know”. They compared. It was thought in {place} that anything told so carefully to so many must be of {foe}’s own making, and they did the reverse.',
          '{foe} had no rivals in {place}. There had been three. You were shown them by the sexton, who was proud of them, in a row, with room at the right-hand end.',
          'You whispered it in the ear of a colonel. It was the bad ear. He thanked you, and observed to the whole salon in {place} that you had told him {foe} was looking well.',
        ],
      }),
    },
  ],
  word: [
    {
      kind: 'word',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Send {them} word by a safe mouth',
        description: 'You must admit to a third person that you are late, and he will enjoy it.',
        success: [
          'You chose a knife-grinder, since nobody stops one. He had it by heart in two hearings: that you were late by your own fault, and were coming. {them} had been about to give you up, he reported. {them} turned over the glass instead, and there were some more days in it.',
          'It was a nun with a basket of eggs. She took your message out of {place} in the ninth egg from the left. It was eaten, and read, in that order; and the answer that she brought was a yolk drawn upon paper, which is to say that you had time.',
          'He repeated it to you with a hand on the heart, the right hand, which he then moved to the left. He was not a clever mouth but he was a safe one. “{them} says that it can wait a little,” you were told afterwards, “and asks, are you eating?”',
        ],
        failure: [
          'He was safe in that he never spoke. It had not been mentioned to you. He stood before {them} for a quarter of an hour, and bowed, and came back to {place} for a fresh message.',
          'You told it to him under your breath and he took it for a confidence, and kept it. It is a thing one cannot well complain of. {them} heard nothing; and he looked at you in {place} from then on like an accomplice.',
          'It was delivered to the house opposite. They were very much touched there. They sent you word by return that they bore no grudge and had always thought it might be you; but {them} had been told nothing.',
        ],
      }),
    },
    {
      kind: 'word',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Write {them} a letter between the lines',
        description: 'It takes lemon, a clean nib and an innocent subject, and you have to be sorry in all three.',
        success: [
          'On the face of it you were offering {them} a second-hand bath. Held to a candle, it said where you were and why you were not yet there, and by what day. {them} replied with an inquiry about the taps. It meant, in the code that you had between you, that the door would be left on the latch a while longer.',
          'You wrote it with the left hand, so as to be sincere. It went by three covers, of which the last was a seed-merchant’s. {them} had steamed it, and ironed it, and cried a little, or that may have been the lemon; you were to have some days yet, by the seed-merchant’s next list.',
          'Four lines were about the weather, and between them were four more. {them} read the right four. You had it from a pedlar, who gave you in {place} a button, and it was the button that you had agreed upon for “very well, but hurry”.',
        ],
        failure: [
          'The lemon was past its best. What came up over {them}’s candle was the one word “never”. You had meant it of the other thing. It was answered, on the same day, by a blank sheet, and you have held it over every flame in {place}.',
          'You made the innocent part too good. It was about a bath, and {them} bought the bath. There was a carter with it at your door in {place} before you could so much as boil an egg, and nothing whatever was understood between the lines.',
          'It was opened at the gate of {place}, as they are, by a young man with a candle. He held it up. You watched him read the whole of it, moving his lips, and come to the end and be moved; and he confiscated it.',
        ],
      }),
    },
  ],
  'ask-mate': [
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} for an opinion of {foe}',
        description: 'It costs a minute, and it will be given exactly as it is held.',
        success: [
          '“{foe} is bored,” said {mate}. Asked how one could know that, {mate} held up four fingers of the left hand. “Four plans, where one would do. Somebody who is afraid makes one and hides it. Do something dull. I believe {foe} will not be able to bear it, and will come out to see.”',
          '“I have worked for worse,” said {mate}, “and they were nicer about it. What I notice is that {foe} always pays on the day. It means that there is no one who does it for love. If you want to be rid of {foe}’s people, do not frighten them. Make it late, once, and go and look.”',
          '{mate} finished the apple, to the stalk. “You speak of what {foe} wants,” said {mate}, “and you have never told me what {foe} has not got. Find out that. With my old master it was a person to play draughts with. I let him win for a year. Afterwards I had all of the keys.”',
        ],
        failure: [
          '“I am not paid for that,” said {mate}. You observed that {mate} was not paid for anything. “No,” said {mate}, “and I should like to leave it so that one can see the difference.”',
          '“My opinion is that you admire {foe},” said {mate}, and went on buttoning the glove. “You asked. It does not shock me. I should merely not like to be standing between the two of you when you find it out.”',
          '{mate} looked to the left, and to the right, and then at you for a good while. “Since when do we say that name aloud?” asked {mate}, and was not to be drawn upon the subject again, either there or later.',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask {mate} whether {who} told you all',
        description: 'You may lose a certainty, and it is the last that you have on you.',
        success: [
          '“Nobody tells all,” said {mate}. “My mother left out my father. But I listened when {who} came to {foe}, and the voice went up by a third, as it does when one steps over something. There is something on the floor there. I do not say that it is bad. I say: lift your feet.”',
          '“I will tell you what I should have asked,” said {mate}. “Not what {foe} did to {who}; what {who} did on the next day. People are very clear about the blow. It is what they do with the next day that they would as soon you did not know. Ask that, and you will have it all.”',
          '{mate} thought about it for the time it takes to sharpen a pencil, and was sharpening a pencil. “Yes,” said {mate}. “All that {who} could bear to. I have made out about two-thirds of the rest, from the laundry. It is not to {who}’s discredit. I should go on, if I were you, and be kind.”',
        ],
        failure: [
          '“Did you?” asked {mate}. “Tell {who} all?” And since you did not at once say yes, nothing further was said, by either side, for what you estimated as eleven minutes.',
          '“I had hoped that you would not notice,” said {mate}. You had noticed nothing; you had merely asked. “Then I did not say it,” said {mate}, and could not by any means be brought to have said it.',
          '“You want me to say yes,” said {mate}, “and I am fond of you. Yes.” The pencil was put behind the right ear, with great gentleness. It was as bad a quarter of an hour as you had had since you swore.',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} what could go wrong',
        description: 'It is a long list, and you will have asked for it.',
        success: [
          '“Eleven things,” said {mate}, and counted them on your fingers, there not being enough. “But nine of them depend on our being where we said we should be. So I have been telling everybody, for days now, that we are going somewhere else. I did not mention it, as you blush. It disposes of the nine.”',
          '“You,” said {mate}. It was meant helpfully. “You are at your best when all is lost, and so you let it get there. I propose that we should pretend, the two of us, that it is all lost now. I will weep, if you like. Then you could be clever today, while {foe} is still having breakfast.”',
          '“I used to rob bakers,” said {mate}, “and it was never the dog, nor the door. What goes wrong is that one stops for a bun. Each time that I have seen us in danger we had stopped for something, a kindness or a quarrel. Well; let us stop for the kindnesses, I say. But no more buns.”',
        ],
        failure: [
          '“This,” said {mate}. You asked: what? “We are standing still, and you are asking people for their views.” It was remarked without heat, over the left shoulder.',
          '{mate} began to tell you. At the third of them you asked that it should cease. “There are the ones about water yet,” said {mate}, rather hurt, and wrote them down for you, small, so that they should all go on one sheet.',
          '“Nothing,” said {mate}, with a smile that you had seen on one other occasion. It was the day of the fire. You said as much. “Nothing went wrong that day,” said {mate}. “I came out, and so did you. I thought that was what you were asking.”',
        ],
      }),
    },
  ],
  'send-mate': [
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} to see who waits ahead',
        description: 'You count minutes and are of no use, while another’s skin is tried in place of yours.',
        success: [
          '{mate} was gone for fifty-one minutes. “Four at the turn,” said {mate}, “two asleep, one in love, one good. The good one is {foe}’s own. I asked him for a light. He gave it with the left and kept the right where it was; but he looked at the mill. I went to the mill. I can tell you who is in it.”',
          '“I sold them chestnuts,” said {mate}, and blew on both hands. “Nobody looks at who sells chestnuts. They are to stay until {foe} comes by in a shut carriage, and not to look into it. I asked which road it would be, so as to have my stove there. They were anxious that I should get a good place.”',
          '“There is a woman at a window,” said {mate}, “over the only way in, with sewing. She has been at that stitch since I first went by. So I stood under it and sang. She dropped me a note to go away, as I should spoil everything, and it is signed. Look. {foe} ought to teach them not to sign.”',
        ],
        failure: [
          '{mate} came back with one eye closing. “They were civil,” said {mate}. “They asked what I was doing in the tree. I told them that I was a bird-catcher. They had me catch one. Did you know that it cannot be done?”',
          '“I was recognised,” said {mate}, and sat down with care, on the right side only. “Not as yours. As somebody who owes money in Parma. They were so pleased to have me that not one of them mentioned {foe}, the whole time that they were at it.”',
          '{mate} returned in the company of a small girl. “She found me,” said {mate}, in a low voice, “under the cart. She told everybody. They laughed, and {foe}’s captain gave her a cake, and me a piece. She was to see that I got home.”',
        ],
      }),
    },
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'intellect', 'medium', 'none'], {
        action: 'Set {mate} to listen under a window',
        description: 'There is a gutter, and a drop of eleven feet, and {mate} has asked you twice if you are sure.',
        success: [
          '“They were playing cards,” said {mate}, wet to the collar, “and {foe} was losing, on purpose, to a fat man. It was eleven hands. At every one {foe} got a yes out of him. I could not see what the questions were, so I have remembered the yeses. The harbour is one of them. The bells are another.”',
          '“I heard {foe} dictate,” said {mate}, “and the secretary ask how one writes it, so that I have got the hard words too. It all goes forward three days sooner. And then {foe} said, ‘Burn that,’ and he blew on it and did not. I saw the smoke he made. It was a pipe.”',
          '{mate} dropped down beside you with a hand full of ivy. “They quarrelled,” said {mate}. “There is one who says that it has cost enough, and who was told to go to bed. That one went to the window and said it over again, above my head, to the air. I did not breathe. I believe that {foe} is about to be left.”',
        ],
        failure: [
          'You heard the gutter go. “It was the right window,” said {mate}, lying on the flower-bed and speaking to the sky. “They looked out. {foe} said, ‘Is it a cat?’ I said that it was. I do not think that I was believed, but somebody put out a saucer.”',
          '“They talked the whole time,” said {mate}, shivering, “and very plainly, and it was in Greek. I have it all here, by ear. Oi, it went, and oi, and then a long one.” It was recited to you twice, and there was no more in it than that.',
          '“They emptied something,” said {mate}, and stood at some distance. “It was directly after {foe} had said, ‘And now I shall tell you the whole of it.’ I should like to be taken seriously for a moment.” You did your best, and turned aside, and {mate} saw your shoulders.',
        ],
      }),
    },
  ],
};
