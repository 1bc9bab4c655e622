import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/* Told by the clerk who took down your deposition, as are the other scenes: hands, paces and minutes are all on record. */
export const assassinCourse: readonly SceneContent[] = [
  {
    key: 'assassins/course-parrot',
    kind: 'course',
    of: 'find-out',
    openings: [
      'You deposed that the bird hung in a fowler’s doorway, on the left, and said “Not so loud, {foe}.” It had lived for nine years in {foe}’s closet, and been let go with the curtains. What {foe} kept hidden at {where} had been talked of before it daily. You wished to hear the rest; but {foe}’s steward was in the shop, with a hand upon the cage.',
      'Asked what a parrot could be a witness to, you said: to nine years. It had been {foe}’s, and repeated about one part in thirty of what it had been told not to. The fowler meant to sell. {foe}’s steward was bidding, in order to wring its neck, and you had no claim to anything but what it might say meanwhile.',
      'It is in evidence that the bird was green, and lacked the outer toe on the left. It knew what you had sworn to find out, or knew the sound of that; it had hung by {foe}’s desk. {foe}’s steward had come to buy it back and have it roasted. The fowler had gone to look for a basket, and would be seven minutes.',
      'The parrot looked at you first with the one eye and then with the other, and asked what you had heard. It was {foe}’s own voice, you state, to the cough. A fowler had it for sale. {foe} had thought of that a year too late, and had sent a steward, who stood to the right of the cage and meant that it should talk to no one else.',
      'For nine years nobody in {foe}’s cabinet had minded the bird. Then it was given away with a broken chair. You found it at a fowler’s, saying over pieces of the very thing that you were looking for, out of order, with the pauses; and you found upon your right {foe}’s steward, who wanted it dead and was only waiting to be asked a little less for it.',
      'I requested you to repeat what the parrot said, and you gave it me in three voices. The first was {foe}’s, the second was a door, and the third had to do with {where}. There was more to come. What hindered you was a steward of {foe}’s, who had both arms round the cage and would carry it off as soon as the fowler named a price.',
    ],
    still: [
      'The parrot had put its head beneath the right wing, and said from there that it was listening.',
      'The steward had shifted the cage to his other arm. It had bitten him twice, and he had counted.',
    ],
    later: 'A green feather lay in the fowler’s doorway, and the shop was hung with siskins, who knew nothing.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Listen until the parrot repeats itself',
          description: 'It costs you most of a day among seed-husks, and the steward hears whatever you hear.',
          success: [
            '“Shut the door,” said the bird, two hundred and six times. You kept a tally in the seed. At the next it said “Shut the other door,” and you had learned that there were two. The steward, asleep since the ninetieth, had not. It was little enough, and you put it down.',
            'You heard the steward abused in {foe}’s voice for eleven minutes, with particulars. He went red as far as the left ear, and walked out without the cage. The bird had nothing further, and told you so; you were no wiser, and a good deal amused.',
            'It had three remarks about soup and one about {where}. This last was a name, a sigh and the noise of a key, and you had known all of them already. Still, it was something to have it confirmed by a witness who could not be bribed with money.',
            'The fowler brought you a stool. In five hours you could have done {foe}’s cough yourself, and did, from mere fatigue; and the steward, in the next room, stood up and called that he was coming. You let him go on looking for {foe.him} while you walked out.',
          ],
          failure: [
            'It said “Who is asking?” and you told it. You had been conversing for some minutes, you deposed, before you saw that the steward was writing down your half.',
            'The bird listened to you. There is no other way of putting it. By the end it had your own trick of clearing the throat, and had said nothing at all in anybody else’s.',
            'It began a litany, and you waited with bowed head for the end. It was the one of all the saints. The fowler covered the cage at the letter M, as he does when there are customers.',
            'You leaned too near, upon the left. What it had to say it said into your ear, at the full pitch of {foe}’s rage, and for the rest of that sitting you could hear only bells.',
          ],
          toward: 'neither',
        }),
        won: {},
        lost: {},
        remembered: 'You had sat most of a day among seed-husks to hear a parrot speak in {foe}’s voice.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Persuade the fowler not to sell to {foe}',
          description: 'He has a daughter to marry, and you must hold him with words where another holds out silver.',
          success: [
            'You asked him what the bird had been called as a chick. He told you, and could not go on. The steward was shown the street. It was a matter of days, we find, before {foe} dared to go forward with anything that had been said in front of it.',
            'You told the fowler for which dish it was meant. He had had it from the egg. He took up a birding-net in his right hand, and the steward went out beneath it, backward; {foe}, having no notion of what was being repeated or to whom, put off three appointments.',
            'You spoke of the daughter. A parrot that has {foe}’s secrets, you pointed out, is a dowry, and one that has been eaten is a pie. He turned the key and sat on the cage. Until he should come down in his price {foe} could do nothing but send to ask what it had said, and did, eleven times.',
            '“And when they have silenced the bird,” you asked him, “who is left that heard it?” He thought for about a minute, and went the colour of suet. The cage was put in sanctuary, by the font, where {foe}’s people could not come at it, and wasted the better part of a week.',
          ],
          failure: [
            'You praised the bird to him, and he doubled the price. The steward went off to fetch the rest of it; and as he passed the parrot told him your name, since you had been so good as to teach it that.',
            'The fowler wept at what you said, and shook hands with the steward all the same, weeping. He would only keep it until it had been fed. {foe} was sent word, in the interval, of who had come to plead.',
            'You had moved him as far as the scales when you coughed. The parrot answered with your cough, and with the last three things that you had said in that place to a friend. The steward thanked you both, and had them written out for {foe}.',
            'He was deaf. You had talked for nineteen minutes to the side on which he does not even pretend. The other was toward the steward, who had been speaking into it of ducats; and a boy was already on his way to {foe} for the money, with a description of you.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'A fowler had been talked out of selling to {foe} the parrot that knew too much.',
      },
      {
        ...does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Pay the parrot an almond a word',
          description: 'It takes the almond and a piece of the finger, and you must hear past the pain.',
          success: [
            'For a sweet almond it gave you a word, and for a bitter one two. You had nineteen in all, and no whole finger on the left. Set in order they made a sentence, in {foe}’s voice, with {where} in the middle of it; and it was the half that you had not got.',
            'By the tenth almond you had noticed that it spoke low whenever the steward was by, as {foe} must have done; so you asked for what it said lowest. It was a name and a shelf. You had both of them correctly, as has since been found.',
            'You held the nut where it could be seen and not got at. The bird went through its whole estate: the door, the cough, a lady, a sum, and then, sulkily, that which {foe} used to say last, on going up to bed. It was where to look, to the very stair.',
            'The eleventh almond had its shell on. While the bird was at work it forgot itself, and there came from it, quite distinctly, two people: {foe}, who asked how much of it was known, and another, who laughed, and went through it point by point. You wrote upon your cuff with the hand that was whole.',
          ],
          failure: [
            'It ate thirty almonds and said “Thank you”, in the voice of a lady whom none of us has been able to identify. The thirty-first was your thumb.',
            'You had a word for each, and were delighted, and bled. Read together, they were the grocer’s bill. {foe} had been used to dictate it there.',
            'It was sick. One does not think of that with a parrot. The fowler took it from you in a cloth, and held that you had done it on purpose, and so did your forefinger.',
            'It took the almond in its left claw, considered, and gave it to the steward. They had known each other for nine years. You were bitten in passing.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'For almonds, and a part of one finger, a parrot had told you what {foe} used to say before it.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Teach the parrot another tale for {foe}',
          description:
            'You have seven minutes, it learns only from those it respects, and the steward is behind a curtain.',
          success: [
            'You did {foe}’s voice, and then the steward’s, and had them plot. It liked that, and had it in four minutes; and while it practised it gave you, for company, the true talk that it was leaving off. The steward bore home a bird that accused him at table. {foe} heard it out, put down a fork, and stopped all errands for a week.',
            'You said it eleven times, in {foe}’s own tone, and at the twelfth you were corrected. The bird wished to have the name in it right. So you learned the name. It went back to {foe} and announced there that all was known and sold to Venice; and {foe} burned three plans on the strength of that.',
            'It would not learn from a stranger. You begged its pardon, and bowed, first to the right eye and then to the left, and were somebody. It exchanged with you like a gentleman, one true thing out of the closet for one false, turn and turn about, until you had nine. {foe} has been acting upon the other nine.',
            'You taught it a single word, which was “Already”. It put that of itself behind everything that {foe} used to say. You heard thus the whole list of what was to be done; and {foe}, when the steward brought it in, heard that it had been. For some days nobody in that house could be got to go out.',
          ],
          failure: [
            'It learned at once. What it learned was your whisper, with the reasons. The steward put aside the curtain and had it said over to him twice, and {foe} was sent the fair copy.',
            'You gave it a story, and it gave the story an ending, loudly: “So said the spy.” There is no doubt that it was clever. The steward bowed to you; {foe} was told, and laid on two more men.',
            'You tried it in {foe}’s voice, and overdid the cough. The bird looked at you with pity, coughed as it should be done, and called the steward by his Christian name until he came, with a pencil.',
            'At the sixth minute it had your lie by heart, all but the last word. The fowler’s boy supplied that. It was the true one; he had been listening for longer than any of us; and {foe} had it before you were out of the street.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A parrot had gone home to {foe} with what you taught it in seven minutes, and was believed.',
      },
    ],
  },
  {
    key: 'assassins/course-pawned-key',
    kind: 'course',
    of: 'protect',
    openings: [
      'One door, you deposed, stood between {foe} and what you guarded, and it had two keys. You wore the one. The other was a porter’s, and he stood before you with his right pocket pulled out to show that it was empty. He had pawned it. {foe}’s people had been seen in the pawnshop; and it must be settled at once what was to keep that door.',
      'Asked how many could come at what you guarded, you answered “Two,” and were wrong. The porter had put his key in pawn for nine days’ bread, and the pawnbroker dined with {foe}. He told you of it weeping, with his cap in his left hand. There was still the one lock, and since that dinner it had left off being yours.',
      'The porter wished to be struck, and you declined. He had been trusted with the second key to what you guarded. It was in pawn, he confessed, the third on the left, under a fiddle, with a ticket round its neck; and {foe} had sent there to inquire for old iron. You had perhaps an hour in which to do something about a door.',
      'It was an honest lock, with two keys, and you had never liked the number. The porter’s had gone to the pawnshop for a debt of eleven coppers. {foe} knew it; {foe} was having the shop watched from both ends of the street. What you guarded lay meanwhile behind a door that could be opened by anyone with the price of a dinner.',
      'You state that you counted the porter’s keys, as you always did, and came to six. There ought to have been seven. The seventh was to the door of what you guarded; he had raised money on it for his wife’s burial, and had meant to have it back by the Friday. {foe} had meant it too. A person in {foe}’s cloth was at that counter already.',
      'I have the pawn-ticket here, marked exhibit five: one key, large, for a door. It was all that kept {foe} from what you had sworn to guard, and the porter had let it go for a sack of meal. He asked what you were going to do. You asked him, you say, to leave off kneeling, for you could not think.',
    ],
    still: [
      'The door was shut, and the porter leaned against it with his whole back, which is narrow.',
      'You had tried the lock again, from both sides. It turned as sweetly as ever, and that was what was wrong with it.',
    ],
    later: 'The pawnshop had a row of keys in the window now, all at one price, and a card: no questions as to doors.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit against the door yourself',
          description: 'It costs you your sleep, and guards the place only for as long as you do not nod.',
          success: [
            'You sat there with your back to the oak and a thread from the handle to your left thumb. It was pulled twice, once by the cat. At the second a key was put in, felt something, and was withdrawn with a murmur of apology. What you guarded was as it had been, and you were stiffer.',
            'The porter sat beside you. In nineteen hours you had the history of his marriage, in order. Nobody came. He believes that it was the sound of his voice, and we have not been able to find another reason.',
            'Somebody approached along the passage, counted four legs stretched across it, and went back. You had not moved. You could not have; both of yours had gone to sleep some time before the rest of you would.',
            'You held the handle from within, and at about the hundredth minute it was turned, very gently, from without. You turned it back. So it went on, to and fro, like two people being polite, until the other was tired of it and went home.',
          ],
          failure: [
            'You had shut only the left eye. When you opened it there were wet footprints up to the door, and away from it, and the porter had a blanket over him that was not his.',
            'You sat for ten hours in front of that door, and it was then pointed out to you, by a child with a hoop, that there was a window.',
            'They did not come by the passage. They sent a monk, who asked if you would help him with a dying man. You went as far as the corner, and it was the corner that had been wanted.',
            'The porter had brought you soup, from a kind lady. It is held that there was poppy in it. You slept sitting up, with your eyes open, in a very alert attitude, and the lady walked by you.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had sat before a door to which {foe} could have had the key, and nobody had passed it.',
      },
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Wall the door up with the porter',
          description: 'It is two tons of stone between two people, and you yourself will have no quick way in.',
          success: [
            'You laid the stone and he the mortar, in eleven courses. {foe}’s people came with the key, and found a wall, and looked from the one to the other. They asked the porter what had been there. “A wall,” he said; and it was the first time in his life that he had kept a secret. What you guarded was the better for it.',
            'You carried up forty blocks on the right shoulder and then, to be even, forty on the left. By the end there was no door; there was a saint in a niche, with a lamp. A key was tried in him, we understand, in four places.',
            'The porter found that he had been a mason’s boy. You lifted, and he told you where. When it was up you smeared it with soot and sour milk, and it was at once three hundred years old; and those who came for what you guarded went away to consult a plan.',
            'It was nine feet high when they put the key to where the lock had been. You were on the other side, with your palms flat to the wet stone, and heard them ask each other what they had done with the house.',
          ],
          failure: [
            'You were nine courses up when the porter recollected that his dinner was on the wrong side. You took it down again; and there was no more lime.',
            'The eighth course came back to you. You had it in your arms, you deposed, the whole of it, like a bride, and could neither put it down nor go anywhere until he had found somebody tall.',
            'He mixed it with sea-sand. It stood for as long as one might take to admire it, and then sat down in the passage, for the most part on your feet. The door behind was not so much as scratched.',
            'You walled it up very handsomely. You were inside. When you had knocked your way out with the poker there was a hole that would have admitted a coach.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You and a porter had walled up a door, and {foe}’s people had come to it with the key.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Rob the pawnshop of the key',
          description:
            'There are six hundred keys on the wall, a dog beneath, and watchers at both ends of the street.',
          success: [
            'You went in by the fanlight and looked for a key that had been sat on. The porter is a heavy man; it was the bent one, in the third row, on the left. You hung in its place the key of the watch-house. {foe}’s people, who redeemed it, spent two days in there explaining.',
            'There were six hundred, and all tarnished but one, which somebody had lately been pressing into wax. You took that, and the wax, and the drawing that had been made from it. {foe} had nothing left to begin from, and had to begin from that.',
            'The dog had once been a porter’s. He took you to the hook himself, along the counter, and stood wagging. You brought the thing away in a loaf; and {foe}’s men, at each end of the street, let the loaf go by, and went on for a week guarding six hundred keys less one.',
            'You noticed that the fiddle had been moved by the width of a finger. The key was in it. You tuned it, since you were there, and slid down by the drain; the clerk whom {foe} had sent shook that fiddle for an hour, they say, for something that did not rattle any longer.',
          ],
          failure: [
            'You had your hand upon the key when another hand closed over it, from the right, in a lavender glove. Each of you begged the other’s pardon. The glove was the nearer to the door.',
            'It was a good dog. It held you by the left calf for two hours, and wagged; and meanwhile the shop opened, and {foe}’s man came in with the money and stepped across you.',
            'You took the wrong one, having been so quick. It fits, we have found, the poor-box of Saint Zeno. {foe}’s people had the other by the time that you had tried yours in the door.',
            'You fell into the window among the spoons, and it was thought in the street to be a sale. In the crowd somebody redeemed one key, quite regularly, with a ticket that he had drawn himself; {foe}’s clerk has kept the receipt.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'Out of six hundred keys in a pawnshop you had taken the one that {foe} was about to redeem.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'slight'], {
          action: 'Make the lock a trap for {foe}’s key',
          description: 'The spring is as strong as a mule’s jaw, and you must fit it by feel, with your thumb inside.',
          success: [
            'You reversed two wards and hung a weight behind them. {foe}’s man put in the key with his right hand, turned it, and had to be cut out by a smith. He was there for eleven hours with nothing to do but talk; the porter brought him water, and had it all taken down.',
            'By your alteration the key opened, not that door, but the one at its back. Four persons let themselves quietly into the cistern of the Poor Clares. They were drawn up in a bucket, one at a time, and named who had sent them; for three weeks {foe} could hire nobody who had heard of it.',
            'It took you forty minutes, blind, with your tongue between your teeth. There was a bell in it, of the kind that they ring for fire. When the key was turned, and it was {foe} in person who turned it, the whole quarter came out in its shirts with pails; nobody has cared since to go near what you guarded, for fear of getting wet.',
            'You took out the lock’s own spring, and put in one from a crossbow. The key went in. It came out, with the man behind it, by the window across the passage; and what {foe} had of courage went, it would appear, by the same road, since nothing more was tried from that side.',
          ],
          failure: [
            'The spring let go while your thumb was still explaining it. The lock hung open, and so it remained, with the porter’s hat against it, until the smith was sober. Things were handled in that time which you had sworn should not be.',
            'You had it to perfection. You had then to go in and see to what you guarded, and put in your key. It was eleven hours before you were got out; someone had meanwhile been there before you by the window.',
            'It was too stiff for {foe}’s key, and broke it off short. To a person with pincers that was as good as open. There is a mark on what you guarded, of the size of a hand, that was not there before.',
            'One ward was left over. You held it in your palm and could not think where it had been. You were told by the draught; the door stood wide, and had done so, you reckon, for the whole time that you were underneath it, and there was less to guard.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had made of an honest lock a trap, and {foe}’s key had been turned in it.',
      },
    ],
  },
  {
    key: 'assassins/course-small-client',
    kind: 'course',
    of: 'avenge',
    openings: [
      'The client was about eight years old. You deposed that she was sitting on your boots when you woke, with a box upon her knees, and wished to engage you. She was {foe}’s child. The service was that you should not hurt {foe}; the box held all that she had; and she would not get up from your boots until there was an answer.',
      'Asked who sent her, she told you that nobody had: she had walked nine miles by herself to buy you off. She was {foe}’s youngest, and had learned from the kitchen what you had sworn to {who}. In the box were a thimble, four coppers and a tooth. She had hold of your left sleeve, and it was to be yes or no.',
      'I have had the box opened. It contains a silver thimble, a dead beetle, four coppers and a milk tooth, and it was put before you by {foe}’s daughter as the price of {foe}’s safety. She had heard for what you came. You might have walked on, you say; but she had tied your laces to the bench, the right and the left, with a good knot.',
      'She asked first whether you were the one, and you thought it best to say that you were. Then she curtsied. {foe} had told her that all things can be bought, and this was everything: she set the box down between your feet. She wanted {foe} let alone. She was eight; and you had given {who} your word, and could not see past the top of her head.',
      'It was the shortest person, you state, who ever tried to hire you. {foe}’s daughter had your name on a slip, spelt by ear. She knew what her parent had done to {who}, or knew that it was something. She did not dispute it. What she wished was to pay for it herself, in thimbles, and until you had said how many she stood with both arms out before you.',
      'You had killed nobody that week, and were in good spirits. A child came up on your right, {foe}’s, with a wooden box, and inquired what you charge for not doing a thing. You said that it had never come up. She turned out the box upon your knee, and held your cuff with her other hand, and waited for you to count it and spare {foe}.',
    ],
    still: [
      'She was there again, on the same bench, and had set the four coppers in a row and after that in a square. It came to the same.',
      'The box was before you as before, and a small hand, the left, washed for the purpose, lay upon the lid.',
    ],
    later: 'On the bench where the child had sat lay a milk tooth, with a thread round it, for a keepsake.',
    ways: [
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Let the child say all of it',
          description: 'It takes as long as she likes, and you will not be able to hate {foe} so simply again.',
          success: [
            'She spoke for forty minutes. You learned that {foe} sings, and does the voices of all the animals, and cannot do the duck. At the end she asked if you had been listening, and you gave her the duck. She got up then from your boots; it was left, as lawyers say, open.',
            'You heard that {foe} has bad dreams. She told you in a whisper, with her hand up at the left. She had not meant it for a plea, and you did not take it for one. But you were allowed your feet again, and went on with one thing more than you had come with.',
            'It appeared by degrees that she was not asking you to forgive, for which she did not know the word. She wanted to be told on what day it would be, so as to be in. You said that you could not tell her. She seemed to think this honest, and let you by.',
            'She went through the box with you, article by article, who gave it and why. When she came to the tooth she stopped, and put everything back in. It was not enough, she said, she could see that; she would have to think. You saw her as far as the fountain, and nothing was decided.',
          ],
          failure: [
            'You let her talk, and she did not. She looked at you, from a distance of two feet, for a quarter of an hour, with {foe}’s eyes. You are not prepared to say what you then promised her, but it was not to the purpose.',
            'She cried at the second sentence, and so nothing could be heard of it. You held the box for her. It is on record that you said “There, there,” first to the left and then to the right of her, and to no effect.',
            'You yawned. You had been up for two days; she took it for an answer, and shut the lid upon it. It was long before she would look at you, and you could not go, on account of your laces.',
            'A pedlar came by, and had to be told it from the beginning. Then he told her his own. By the end they were both in tears, and you had been asked twice to keep quiet.',
          ],
          toward: 'for',
        }),
        won: {},
        lost: {},
        remembered: 'You had let a child of {foe}’s say all that there was to be said for {foe}.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Draw up a contract with the child',
          description: 'You must bind yourself in writing, to an infant, and she has been brought up among notaries.',
          success: [
            'You wrote it fair. Of the one part, {foe} to be spared whatever {foe} owns to; of the other, the child to ask at table, aloud, what was done to {who}. She read it twice and struck out “aforesaid”. She asked it over the soup. {foe} put down the spoon; and from that table it got about, and you were nearer by it.',
            'The fee was to be the thimble, and payable at the end. For this you undertook to do nothing to {foe} from behind. She would have no more than that, when she had thought it over; and she told you, as one gives a receipt, in what places {foe} is to be found in front.',
            'It had nine clauses, and she sealed it with the beetle. Clause the fourth was hers: that if {foe} were sorry you should stop. Clause the fifth was yours, that she should find out. She took it for a task, like sums, and before long you had by a carter all that {foe} says about {who}, with the lies underlined.',
            'She put down the tooth as earnest, and you put down a button. It was agreed between the parties that {foe} should have one fair chance to say it; and the child bore that offer home herself, in her right shoe. {foe} has not been easy since, and an uneasy person, as you observed, forgets to lock doors.',
          ],
          failure: [
            'She asked what “without prejudice” meant. You explained, and she saw that she had none, and withdrew the thimble. She would take the box, she said, to somebody older.',
            'You had reached the seventh clause when she pointed out that it undid the second. It did. She tore the sheet across, politely, as her people do, and gave you the half with nothing on it.',
            'You had no ink but red. She knew about red, having seen the paper that was written for her uncle; she was under the bench for an hour, and had to be got out by a priest.',
            'She signed. Then it was for you to sign, and you found that you had written it in the name of another person, from habit. She looked at that for some while, and said it was the first thing about you that she had not liked.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You had made a contract with a child of eight for {foe}’s sake, and been held to it.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Take the child home across the roofs',
          description: 'She is heavier than she looks, and lives in the best-watched house in the province.',
          success: [
            'She rode on your shoulders and told you left or right. There were eleven roofs. At the last she showed you how one gets in when one has been out without leave: a shutter, a vine, a step that must be missed. She had never told it to anybody. You put her to bed, and left by the way that you now knew.',
            'You ran with her along the ridge, and she laughed the whole length of it. At {foe}’s gutter she took a wire from her sleeve and lifted a latch, as a thing that everyone can do. You looked on. For about four seconds you felt, you told me, like a thief, and then you counted the bars.',
            'It was nine miles and six courtyards. A sentry of {foe}’s looked up, saw {foe}’s child go over against the sky, waving, and waved. He had been bought years ago, she informed you, with honey-cakes, and always sleeps after them. You brought her to her window, and it was a very good window.',
            'She would be put down only on the nursery chimney. It has rungs, inside, for the sweep, and no grating; it goes behind every wall that {foe} sleeps or counts behind; and she climbed down ahead of you, to show you where it is narrow.',
          ],
          failure: [
            'A tile went from beneath your right heel, and she shrieked, with delight. Eleven windows were opened. You handed her in at the nearest, which was {foe}’s, and came away through a fig tree.',
            'She had been missed by then, and every lamp was lit. It was cried that you had stolen her. You put her upon a balcony, where she told them the truth at the top of her voice, and was not believed; the guard was doubled.',
            'She fell asleep. A sleeping child is twice the weight, and slides; you had to go down into the street with her in your arms, like any nurse, past three of {foe}’s men. They had a good look at you, and one of them had a stick.',
            'She had forgotten which was hers. At the third house that was not you were set upon with a bolster and a broom; and at the fourth, which was, they had heard the noise, and {foe} was at the head of the stair.',
          ],
          toward: 'for',
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had carried {foe}’s daughter home over the roofs, and she had shown you how one gets in.',
      },
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Tell the child what {foe} did',
          description: 'You say it to a face that is turned up to you, and can never take it back.',
          success: [
            'You told her, without an adjective, in eleven sentences. She asked whether it had been by mistake, and you said no. She sat for a little. Then she went home, and would neither eat nor speak until {foe} had told her the same eleven. It took three days, in which {foe} gave no orders whatever.',
            'You knelt, so as to be of a height, and said who {who} was, and what {who} had lost. She thought of something that might be done. It was that {foe} should go and say so. She put this to {foe} daily, at each meal, in the same words, and two of those who served at that table came over to you.',
            'She had known, it turned out, about half. You gave her the rest, beginning with the part that could be borne. “Then it is quite fair,” said the child, and picked up the coppers, one at a time. She told {foe} that she had been to see you and that you were right. {foe} shut up the house for a week.',
            'She heard you with her hand in yours, the left. When you had done she asked what {who} likes to eat. A basket went there, from a child, with a note, and was not sent back; and {foe}, who was shown the answer, recalled a man who had been told off to see to you.',
          ],
          failure: [
            'You told it, and heard half way what your voice was doing. You were enjoying it. She stepped back from you, by two paces, with the box held in front of her, and you have not since been able to think of that oath without seeing the box.',
            'She put her fingers in her ears at the fifth sentence. You went on to the eleventh. I ask myself why, and so do you; {who} was told of it, and said that it was not for this that you had been sent.',
            'She did not believe you. She was so sorry for you, she said, for you must have had it from somebody unkind; and she patted your right hand. For some days you hardly believed it yourself.',
            'You said it all, and she said that she had done it. She had that ready: it was not {foe}, it was she, and here were her wrists. You could not go on from there in any direction, and went back a good way in the one from which you had come.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had told {foe}’s child to her face what {foe} did, and she had not called it unfair.',
      },
    ],
  },
  {
    key: 'assassins/course-two-bundles',
    kind: 'course',
    of: 'carry',
    openings: [
      'There had been two bundles on the bench, you deposed, and you took up the left. In it was the finger of a saint. What you carried had gone off under a canon’s arm, in the same brown cloth; and when you got to the church he held it up before four hundred people to be kissed. You had to have it back, and they had to have their miracle.',
      'Asked what you carried at that moment, you said: a relic, in error. The canon had sat down by you to share a melon, and had risen with the wrong cloth. What {who} had trusted you with now stood upon an altar between two candles. People knelt before it in rows. Nobody was to touch it before the blessing, he announced, and least of all a stranger.',
      'The exchange took place at a bench, without malice. The canon went away with what you had sworn to bring to {where}, and you with Saint Verdiana, or the top joint of her. He had not looked. He had it beneath a canopy when you came up, and was about to have it walled into the altar for good; and on the right was somebody in {foe}’s colours, pushing forward.',
      'You untied the cloth, and found a finger. It was old, brown, and pointed at you. What belonged in there was by then in the hands of a canon, who took it for that finger and had the whole parish on its knees to it. You wanted it back for {who}; and he was not a person who could be told a thing in public.',
      'Everything had been the same, the cloth, the cord and the knot, and so you have been acquitted of carelessness. A canon had what you carried. He was showing it to a full church, from a step, as the relic of a virgin, and three sick people had already declared themselves to be better. You stood behind, with the real one in your shirt, and were hushed.',
      'Two honest people had each gone off with the other’s bundle. One was you. The other was a canon in a hurry, and when you caught up with him what you were to carry to {where} was on a cushion, in smoke, with a choir round it. {foe}’s man was in the queue to kiss it, ninth from the front, and he would know what it was.',
    ],
    still: [
      'The choir had gone back to the beginning. There were fewer in front of the cushion than there had been.',
      'The finger had worked round in your shirt until it pointed to the left. You moved it, and it moved back.',
    ],
    later:
      'In that church there was a new silver case with a finger in it, and a card to say that it had been on a journey.',
    ways: [
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Kneel in the line until your turn',
          description: 'It is two hours on your knees upon marble, with {foe}’s man some places ahead.',
          success: [
            'You went forward by a knee at a time, the left and then the right. The man in {foe}’s colours fainted, from the incense, and was laid in a chapel. When you came to the cushion you bent, kissed, and rose with your own bundle. In the place of it lay the other; and nobody was the better for it, or the worse.',
            'It was four hundred people, and each had a sister to be prayed for. By your turn the canon slept on his feet. You did the one thing with your right hand and the other with your left, and crossed yourself with whichever was over.',
            'You had reached the cushion, and had not thought what to say. The canon looked at what he held, and at what you held, and grew very red. He gave you yours as if it had been a blessing. Neither of you has spoken of it.',
            '{foe}’s man was before you, and kissed it, and went by with his eyes shut; he had a bad ear, and had come on that account. You took back what was yours behind a yawning acolyte, and had lost only the two hours.',
          ],
          failure: [
            'They closed the rail at three hundred and ninety. You were number three hundred and ninety-two, with your lips ready. It would be shown again, you were told, when they had dined.',
            'Your knees gave. You were carried out, as overcome, and laid in a row with others, and an old woman fanned you and would not have you sit up.',
            'You were put back to the end for laughing. It was the finger’s doing, which had got beneath your arm; but this could not be explained to a verger.',
            'The line went, not to the cushion, but to a canon’s nephew with a plate. You had been two hours in it. The other line, it was conveyed to you, began at the font.',
          ],
          toward: 'neither',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered:
          'You had knelt two hours upon marble to get back what you carried, and left a saint’s finger for it.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the canon whose finger you have',
          description: 'He must hear it in the middle of the Sanctus, from a stranger, and not cry out.',
          success: [
            'You sang it to him, in the responses, upon the proper note. He answered in the same mode that he was ruined. You sang that he was not. Before the Amen it had been agreed; he brought what you carried into the vestry himself, beneath his cope, and showed you from gratitude the chapter’s own short way to {where}.',
            'You told him that you had come from Saint Verdiana and that she was cold. He stared, then felt through your shirt, with two fingers, and knew her. He announced a translation. It is a ceremony, with banners; and what you carried was brought out by the north door with all honour, and the parish saw you the first league of the way.',
            'He turned the colour of his own candles. Then he told the people that the saint desired to be seen from the other side, and while four hundred walked round the pillar you made the exchange in the pulpit. He knew of a carrier, besides, who goes to {where} and asks nothing.',
            'You said “Look down.” He did so, between two phrases, and went on with the Latin. But he had changed the words; he was praying for those who are upon a journey with a thing not theirs, that it might come safe. He slid it to you beneath the altar-cloth with his left foot, and had the great gate opened for you.',
          ],
          failure: [
            'He heard the word “finger”, and held one out to you to be kissed. It was his own. You kissed it, and were moved along by a verger.',
            'You whispered to the deaf side. He nodded, and passed it on to the choir as a request; and they sang for you, with all eleven verses, something about patience.',
            'He understood perfectly. He had rather not know, he replied behind the chalice, since a man had that minute thrown away his crutch; and he begged you to keep the other for as long as you liked.',
            'You had his ear, and a bell was rung in yours. When it had left off he was on his knees, with four hundred more, and you alone stood up in all that church, with your mouth open.',
          ],
          toward: 'for',
        }),
        won: { oath: 1 },
        lost: {},
        remembered: 'You had let a canon know, before four hundred people, that he was holding up the wrong bundle.',
      },
      {
        ...does(['force', 'strength', 'medium', 'slight'], {
          action: 'Take a pole of the saint’s litter',
          description: 'It weighs what a bell does, goes three times about the town, and the other bearers are drunk.',
          success: [
            'You had the front pole upon the left. It is that which steers. At the third corner you led them, singing, into the court of {foe}’s own agents, and set the whole thing down before the door; four hundred people knelt there, and could not be got up, for two days. You left with your bundle from among the flowers.',
            'You bore it round twice, and the third time into the fish-pond, as far as the waist. The rest let go. {foe}’s man, who had followed with his hand out, was baptised. He went home with a fever; and what you carried had not been wetted, and was in your arms.',
            'At each halt the bearers drank and you did not. By the last there were you, and the pole, and the saint in all her weight going downhill. She went through {foe}’s people as a ball goes among skittles. When they had sorted out their legs nobody could say which way the person had gone who was underneath.',
            'The man in {foe}’s colours took the pole behind yours, to be near. You marched in step. At the stair you lifted your end, and he had to bear all of it, saint and canopy and four candles, while one might undo a knot; then you let down yours. He was eleven days in bed, I find, and nobody was sent in his room.',
          ],
          failure: [
            'The rear bearer on the left sat down. The litter followed him, and the cushion the litter, and you threw yourself beneath; you broke the fall of what you carried, but not all of it. The canon put it back in its place, and dusted you.',
            'You had reckoned on three times round. It was five, that year, on account of the plague. By the fourth your shoulder had gone from under, and the thing was jolted on its cushion like a pea.',
            'Two candles went over at the turning. You put them out with your sleeve, the right, and then with your hair; but the brown cloth had been alight at one corner, and what was in it had felt that.',
            'There was a fight about who should have the front. You had your teeth in an ear when it was seen that a dog had what you carried, by the cord. He was persuaded to give it up to the canon; but it had gone a long way, in a dog, and bumped.',
          ],
          toward: 'neither',
        }),
        won: { threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had borne a pole of a saint’s litter about the town, with what you carried among the flowers.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'slight'], {
          action: 'Change the two bundles under the incense',
          description:
            'There are four hundred pairs of eyes and one breath of smoke, and you must swing the hot censer yourself.',
          success: [
            'You took the censer from a boy, with a bow, and went round the altar three times, close. At the second pass it was the one thing on the cushion, and at the third the other. The man in {foe}’s colours kissed, with great attention, a finger. He has reported to {foe} that you carry bones; all the search since has been for bones.',
            'You heaped on the whole box. For nineteen seconds there was no church; there were only coughs, and you went among them by the sound of the canon’s. When it lifted all was as it should have been. {foe}’s man had had a hand out, and found in it a bundle, and ran with that to {foe}: it contained the verger’s dinner.',
            'I have paced it: from the step to the cushion is four feet, and your arm is two foot three. You leaned, you threw the smoke to the left, and your right hand was out under it and home. A woman in the front row cried “It moved!” It had. The saint has a feast for that, and {foe}’s searchers were mobbed as heretics.',
            'You did it in the pause for the bell, when every head is down. All that you had to fear was a child, and there was one, looking up between her fingers. You winked with the left eye. She has never told; and she brought down {foe}’s man for you, in the aisle, with a skipping-rope.',
          ],
          failure: [
            'You swung it well, and the chain parted. The censer went up among the lamps and came down by way of the man in {foe}’s colours, who took off his hat, put out his hair, and looked at your other hand.',
            'In the smoke you changed them, and being uncertain if you had, you changed them back. It was for {foe}’s man, at the rail, to point this out. He did it in a letter, and {foe} had it by the next courier.',
            'You sneezed, in the very middle of it. The cloud was blown clean off you; and there you stood, before four hundred people and one of {foe}’s, with a bundle in each arm, like somebody with twins.',
            'It was the new incense, from Aleppo, and made you see things. You changed the bundles, most gracefully, for two others that were not there. {foe}’s man saw what was.',
          ],
          toward: 'neither',
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Under cover of incense you had changed a saint’s finger for what you carried, and four hundred saw nothing.',
      },
    ],
  },
  {
    key: 'assassins/course-nine-hands',
    kind: 'course',
    of: 'accused',
    openings: [
      'The witness was an embroideress, very old, and quite honest. You deposed that this was the difficulty. She had seen two hands, through a shutter, and nothing else; they had done what {foe} accuses you of; and she thought that they were yours. She was on her way to swear to it. She had stopped on meeting you, to look at your gloves, and desired you to take them off.',
      'Asked if you knew her, you said that you had once bought a collar. She had threaded needles for sixty years, and never forgot a hand. Those which she saw, on the day of which the charge speaks, were long, and the left was uppermost; and there you sat, peeling a fig so. She must go to {foe} with it, unless you could show her wrong.',
      '{foe} had no eye-witness until that week, and then had one that was worth a regiment. She barred your way with a lace pillow. She had seen the hands that did it, through a gap of two inches. {who} had gone surety for you, she knew, and she regretted it; but before she put her cross to the paper she had wished to see you close, from the wrist down.',
      'It is not disputed that the old woman saw something. The shutter was open by two inches, and within it were a pair of hands, about the business with which you are charged. She took them for yours. At her elbow there was a second person, in a shiny coat, who had seen nothing and would swear for a fee; he was at your service, he said, with two colleagues.',
      'She laid her own two hands on the table first, by way of manners. Then she asked for yours. She was going to {foe}, to depose to what was seen through a shutter: those fingers, the turn of that left thumb, she could have drawn them. You were innocent, as is now agreed; but you had never before been looked at by somebody who was paid nothing for it.',
      'There are nine in your trade, you told the court, who have such hands. You were complaining. An embroideress had watched a pair of them do what {foe} lays to you, and had come eleven leagues to see if they were these. She would not be hurried or treated. She would make up her mind and go and swear; and she had as good as made it up.',
    ],
    still: [
      'She had put on a second pair of spectacles above the first. The matter was not closed, she told you.',
      'A man in a shiny coat had lowered his fee by a third. She had not lowered her eyes from your cuffs.',
    ],
    later:
      'The old embroideress’s stool stood there empty, with a pair of hands worked in grey silk on the cushion, the left uppermost.',
    ways: [
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Hold out both hands to be looked at',
          description: 'It is two hours with your palms up, and she may only become more certain.',
          success: [
            'She looked at the backs, and at the palms, and had you thread a needle. It went through at the first try. The other person had missed, she recalled, by the width of a hair. It was not evidence, she said, but she would sleep on it; and she did not go to {foe}.',
            'She counted your scars and asked about each. You told her the truth of four. By that time you were holding her wool, and she found it hard to think ill of anyone who did it so evenly. She went home, no wiser, and said that the court could wait.',
            'For two hours you did not stir. A fly walked over the left and then over the right. Those hands, she gave it as her opinion, would have killed that fly. She remained in doubt, which is all that you had asked.',
            'She drew them, finger by finger, with a needle, upon linen. It was so good that you were frightened. But when she held it up she sighed, for it was not what she had seen; it was only like; and there is a good deal, she said, of that.',
          ],
          failure: [
            'The longer she looked the surer she grew. She was pleased, as one is at having got a name. You put them behind you, and that was just what the others had done, she told you.',
            'Your left hand shook. It was from the holding up, you explained. She patted it, and went to have it written down that it had shaken.',
            'She asked to see them at work, so you tied a knot. It was a very neat one. You saw it come into her face, before you had drawn it tight, what sort of knot it was.',
            'She fell asleep over them, holding one in each of hers. You did not care to wake her. When somebody else had, she could not tell you what it was that she had decided.',
          ],
          toward: 'for',
          hurt: 'weariness',
        }),
        won: {},
        lost: {},
        remembered: 'You had held out your hands for two hours to an honest witness, and she had gone home in doubt.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Let the sworn liar swear for you',
          description: 'His oath is bought, hers is not, and if it comes out {who} stands surety for a cheat.',
          success: [
            'He swore that you had been with him, at the barber’s, having out a tooth. He showed the tooth. You are ashamed to say how well it went; the old woman herself felt your jaw and begged your pardon, and one more went about saying that it had not been you.',
            'The man in the shiny coat knelt, wept, and deposed that the hands were his. He had done it for love. It was so far beyond his brief that you could not get in a word. She was sorry for him, and gave him a bun; {foe} could make nothing of it, as he had confessed by then to four other things.',
            'All three of them swore, one after another, in parts, like a madrigal. She laughed till her spectacles came off. Nobody, she held, who had such poor friends could have planned a crime; and she has said so since in three markets, and is listened to.',
            'He opened his mouth and, being looked at by her, told the truth: that he swore for a living, and that {foe} had sent him round to you, to be caught at it. He has been in a sort of order ever since. It was the first witness whom you ever had for nothing.',
          ],
          failure: [
            'He swore that you had been at Mass. She asked in what colour the priest was, and he said in blue. She shut her eyes. When the others had sworn to green, and to none, it was known in the whole street what {who} had gone surety for.',
            'He was too cheap. He had sworn the day before, for somebody else, that he was in Pavia; there was a notary who kept both, and read them out, the left and then the right. Two who had spoken for you thought again.',
            'The three had dined together, and mixed you up with another client. They swore with one voice to your wooden leg. You were invited to show it.',
            'She heard the liar to the end, and put up her work. She had been coming round to you, she said; she had been as near as that. It was told to {who}, by her, kindly, over the counter.',
          ],
          toward: 'against',
        }),
        won: { oath: 1 },
        lost: { oath: -1 },
        remembered:
          'A hired liar had opened his mouth on your behalf, and an honest witness had thought the better of you.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find whose hands she really saw',
          description:
            'You must look through every workshop that serves {foe}, and in each somebody is holding the scissors.',
          success: [
            'You looked, in two days, at a hundred and eighteen hands. The next wore a mitten, on the left. It was a cutter in {foe}’s pay, and he had the thumb for it. You took from him nothing but a thread; the old woman knew that at once; and he left the country, with much that {foe} had been relying upon.',
            'You asked at the glover’s for a pair to fit a stranger: long, and thin, with the left a half-size more. They had them ready. They were for a secretary of {foe}’s, and he came in while you stood there. You shook hands. He could not go on for {foe} after that, he said, it had been like shaking hands with a mirror.',
            'There was a mark on the shutter, of a thumb, in wax, and you went round with it like the prince with the slipper. It fitted a lutenist. He ran at once, to the left, through a fish-stall; and {foe}, who had meant him to do three more things that week, had to do without.',
            'She had told you that the hands were clean. You thought about this for eleven leagues. Who in all {foe}’s service has clean hands? It was the almoner. He had washed them so often since that they bled, and when you came in he held them out to you; {foe} had no almoner for a month, and a good deal of explaining.',
          ],
          failure: [
            'You put your eye to the shutter, to see it as she had. There was an eye there already. When you had recovered from it {foe} knew what you were looking for, and every hand in that house was in a muff.',
            'The scissors were held by a tailor, who disliked being looked at. He took off the half of your left sleeve and a little of what was in it. He then went round to {foe}, as a creditor should.',
            'You found them. They were folded upon the breast of a man who was being buried. He had been in the best of health, it was remarked, up to the day on which you began to ask; and {foe} walked behind.',
            'You followed a pair of long hands across three parishes, and they went into your own lodging. They were looking, when you came up, through your linen. What they had left among the folds was found there by {foe}’s bailiff.',
          ],
          toward: 'for',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had gone from hand to hand among {foe}’s people until you came to the pair that was seen.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'none'], {
          action: 'Set nine pairs of hands behind a curtain',
          description:
            'You must persuade eight of your own trade to come, put yours among them, and abide by what she says.',
          success: [
            'There were eighteen hands on the sill, under a curtain, and all of them had done something. She went along with her spectacles off. At yours she stopped, sniffed, and went by. “None of these,” she said, “those were afraid.” It was put in writing; and {foe}’s man, who had come to see you picked out, had to hold the ink.',
            'You had put in, fifth from the left, somebody who was not of the trade at all but had been asked to help: a clerk of {foe}’s. She laid her needle across those knuckles without the least doubt. He came out with the curtain about him, and talked; {foe} lost a clerk and the use of a story.',
            'She passed over all nine, and then went round again, and on the second round told each of you what you would die of. It was a manner of speaking. But she would swear that the hands she saw were not there; eight persons who had never been known to agree signed beneath it; and {foe} judged it best to adjourn.',
            'It was one finger that decided it. She had you all crook the left forefinger, as if to pull a thread. Eight did so from the tip, as she had seen it done, and you from the knuckle. She kissed it. She told {foe} that in the full market; and they had to put off the hearing, to find somebody who had seen worse.',
          ],
          failure: [
            'She chose you. She did so in under a minute, with her eyes shut, by the warmth; and the eight, who are fair-minded people, owned that they would have as well.',
            'Only six came. One of these had got up his hands with chalk to look like yours, as a kindness. She picked out his, and then, on second thoughts, the originals.',
            'There was a draught, and the curtain went up. She saw eight faces. She knew two of them from the wall of the watch-house, and asked why an honest person should have such acquaintance; and it has been asked by others.',
            'You set yours at the end, upon the right, where the eye comes last. It was held to be artful. She had not even begun when {foe}’s notary inquired who had arranged the order, and it was down in ink.',
          ],
          toward: 'for',
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'Nine pairs of hands had lain under a curtain for an honest woman to look at, and she had cleared yours.',
      },
    ],
  },
];
