import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const assassinOaths: readonly OathContent[] = [
  {
    key: 'assassins/name-in-the-glove',
    kind: 'protect',
    drives: ['charisma', 'endurance'],
    title: 'See the bill on {who}’s life cancelled at {foe}’s bank in {where}.',
    who: { trade: 'lens-grinder', genders: ['male', 'female'] },
    foe: { trade: 'banker', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['talk', 'gift', 'patience'],
    sworn: [
      'The name in the glove was {who}, the {who.trade}, who had once sat up three nights with your fever and never mentioned it since. You went to {who.his} house and laid the glove on the table among the figs. The order was {foe}’s, and the paper lay in {where}. You swore on the Gospel, on the wine and on the figs that it should be torn up.',
      '{who} read {who.his} own name inside the thumb of the glove, and asked whether you were always told so little. Then {who.he} sat down among the unground glass. In {where} the banker {foe} held a bill for that death, drawn up like a bill for wool, payable on delivery, and you swore to see it cancelled. {who} poured, and spilt, and poured again.',
      'You were hired to kill a name in a glove, and could not make it out. You took it to {who}, the {who.trade}, who put a glass over it. It was {who.his} own. The order was drawn upon {foe}’s bank at {where}, at thirty days, like any bill, and was good until it should be torn up. {who} asked whether they were working days. You swore that nobody would be paid for it.',
      '{who} was finishing a lens for a child, and went on with it while you talked. There was a bill upon {who.his} life; the banker {foe} had it at {where}, in a drawer; and the one hired to deliver was you. “I suppose that I ought to be flattered,” said {who}, and held up the lens. “What did I do?” You did not know. You swore on the glass that it should make no difference.',
      'The glove had a name in it, and the name was two doors off. You went there with a basket, as to the sick. {who}, the {who.trade}, read it, and then turned the thing back so that the seams should not show. The order was the banker {foe}’s, who kept it in {where}, as one keeps any paper that will be worth something. You swore, with a hand upon the basket, to have it cancelled.',
      '“Is it much?” asked {who}, the {who.trade}, and you said that it was a good deal. One could see {who.him} pleased, and then see {who.him} think. It was {who.his} name that they had sent you, in a glove; and in {where} the banker {foe} had the bill for it, and would pay as on a bale of wool. You swore to see that paper torn across, twice. By then there was soup, and you stayed.',
    ],
    advances: [
      'The story of it got to the inn before you did. A wool clerk there told you, for the pleasure of being listened to, which drawer {foe} locks twice.',
      'A carrier who had heard you well spoken of turned out to take {foe}’s letters every week, and named the day, the mule, and the saint on the seal.',
      'You learned from somebody who now thought you harmless that {foe} has never cancelled a bill, and that nobody has ever yet asked {foe.him} politely.',
      'There was some gossip that was worth having: the bill on {who} had been offered about at a discount, so {foe} could not be quite sure of it.',
      'At the next well they spoke well of you, and an old notary among them drew in the dust, for {who}’s sake, the form of words that kills a bill, and rubbed it out with his slipper.',
      'A cashier of {foe}’s had a mother for whom {who} had once ground a lens, and he let you see, in passing, the back of a certain ledger.',
      'It was admitted to you, over a second glass, that at {where} a bill may be withdrawn by whoever can make {foe} laugh before dinner.',
      'You learned the price at which {who} stood that week in {foe}’s book; it had gone down, as it does with people whom nobody has killed.',
      '{foe} had had the bill out, it was said, to look at the date, and had put it back in another drawer.',
      'A clerk from {where} let you beat him at chess, and remarked across the board that {who} was entered under Wool, Fine.',
      '{who} had sent word by a nun of a glass that was being ground for you. It would bring everything a little nearer, and {where} as well.',
      'A widow whom {foe} had once sold up told you the name of each saint that {foe} is afraid of.',
      'The sexton who rings the closing bell at {where} told you, for nothing, how early he has been known to ring it.',
      'Two of {foe}’s partners were no longer dining together, you heard, and each had his own account of the bill on {who}.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the notary who drew up the bill.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the notary about the bill on {who}',
          description: 'He charges by the line, and for silence by the page.',
          success: [
            'He had drawn it for wool, he said; only at the word “delivery” had he begun to wonder. He read you his copy twice, and lingered on a clause: void, should the name be written wrong. In the name of {who} there was one letter too many.',
            'He wiped his pen, looked at the door, and found you the draft. There had been no death in it as it was dictated, he swore, only a bale; and then he had seen, too late, that the bale had a Christian name. It was written wrong. If {who} stood upon the spelling, by the clause at the foot, it was waste paper.',
            'It was the clause at the end that he would have you see, and he kept his thumb beside it while he talked of his digestion. One error in the name, and the whole falls. Then the thumb went up the page a little; and there stood {who}, in his best round hand, with a letter doubled that no godparent had ever doubled.',
          ],
          failure: [
            'He admired your boots, your seal and your concern, and regretted everything. When you came out a boy was running up the street with the copy under his arm, and he ran a good deal better than you.',
            'You had asked him three things before you noticed his boy, in the corner, taking them down. There would be a fair copy within the hour, said the notary, and it would go, as was usual, to every party with an interest; and he told you what you owed for the lines.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Meet the clerk who ran away from {foe}, at {place}.',
        offer: does(['gift', 'perception', 'medium', 'none'], {
          action: 'Feed the clerk who ran away from {foe}',
          description:
            'He has lived for a fortnight on chestnuts, and will eat your supper and look at your breakfast.',
          success: [
            'He ate with both hands and wept into the bread. He had copied the bill on {who} in four inks, one for each partner, and three of them had signed without reading. You had their names between mouthfuls, and the fourth after the cheese.',
            'He asked whether there was mustard. After that it was whether {foe} had sent you, but by then he had eaten it. He had written out the bill on {who} four times, in his best hand, for the four partners. You cut, and he ate and spelled; with the last slice of sausage you had all their names, and who had read it first.',
            'It took one egg to bring him out of the bushes, and a second to make him sit. He had carried the bill on {who} up four pairs of stairs to be signed, he said; and he would do you each partner, by the cough. You guessed three. The fourth he did twice, through cheese, and then you had it.',
            '“There are four,” he told the ham, and did not take his eyes from it until it was bone. By then you knew who had signed for the death of {who}, and in what ink, and which had only asked how long it would take. He folded the rind in a leaf, for later. He begged you not to walk behind him.',
          ],
          failure: [
            'He ate, thanked you, and asked who else had been told of this place. Then he was gone, with the napkin. In the ash where he had sat there were sums, badly rubbed out, and one of them was the price of {who}.',
            'He would not come in under cover with you, and you could not shout. You laid the bread out on a stone. What with crumbling it, to show there was nothing in it, you had fed most of it to the birds of {place} before he had made up his mind to run.',
            'He took the loaf from behind a wall, said a grace, and drew in his hand. To whatever you asked him about {who} after that he answered you, with every respect, that he was not there.',
            'You had brought a cheese, and it was a mistake. He had been a cheese clerk before ever he went to {foe}, and had been happy. It was about that he told you, from the smallest to the largest; and then he thanked you for listening, and slept, and could not be woken.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Wait in {place} upon the partner who never reads.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Sit in the partner’s antechamber until you are seen',
          description: 'There is one bench, without a back, and forty people are before you.',
          success: [
            'Thirty-nine went home to dine, and the fortieth was asleep. The partner, a very old lady with an abacus in her lap, read the bill for the first time in her life, took off her spectacles, and said a word that one hears on the fish-quay. She would vote, she told you, in person.',
            'They went away by twos and threes, to be angry in better chairs, and you were left with a parrot. A very old lady came in to put out the lamps. She had the bill by her; it was lining the cage. She read it, holding on to your arm. “With my name to it,” she said, and asked on what day one voted.',
            'You sat, and the fortieth sat, and it came to which of you had dined. Within, the partner told you that she signed where there was a cross, and had for sixty years; and because you did not move she put on her spectacles, and read. She read as far as her own name. She would be there, she said, if she were carried in.',
          ],
          failure: [
            'You outsat all of them, and were shown into a room with a warm chair, a second door, and nobody. The old lady had gone by that, and had left word that you might have the use of the chair.',
            'You were the next to be called from the Monday to the Wednesday. On the Thursday the usher took pity on you. The lady was seeing people, he said behind his hand; it was only that she saw them in the country, and that this was where one waited to be told so.',
          ],
        }),
      },
    ],
    ready: [
      'The partners were to sit in {where} to close the half-year, and the bill on {who} would lie on the table with the rest. You had the clause, the names and a clean collar.',
      'There was one day on which {foe} took all {foe.his} paper out of its drawers, and the place for that was {where}. You knew the room by now, and who would be in it.',
      'There was nobody left to ask. {foe} would be at {where}, with the drawer open; and you had gone over that room so often in your head that you had begun to dislike its curtains.',
      '{who} had pressed the collar for you. There was one sitting in the half-year, at {where}, at which a bill may be spoken against, and {foe} had put up the notice of it, in good round letters, behind a door.',
      'You could have told {foe} what was in the drawer. It was only a question of being in {where} when the drawer was pulled out, and of having said the right thing by the time that it was shut.',
    ],
    test: {
      openings: [
        'In {where} the green table had been carried out beneath the arches. {foe} sat behind it ruling off the half-year with a silver ruler, and by the ink lay a pile of bills as thick as a missal. The fourth from the top bore the name of {who}. {foe} looked up. “You have come to collect,” you were told, “and your hands are clean.”',
        'They let you into the counting-house of {where} because you gave as your own the name in the glove. {foe} was weighing florins, and finished the pan before looking round. The bill was on the spike with that week’s others. “{who} is alive,” said {foe}. “Among us that is called a default. I hope that you can explain it.”',
        'It was done with the doors open, at {where}, so that anybody might see how honest it was. {foe} said “Paid” to each bill, and twelve clerks wrote it down. You had come as far as the rail when they got to Wool, Fine. {foe} had no need to look at the paper; {foe} looked at you, and at your cuffs, and inquired in what condition you had delivered it.',
      ],
      still: [
        'The bill was still there. {foe} had laid the silver ruler across it, and was looking at you over the tips of ten clean fingers.',
        'Another bill had been called over and paid. The one on {who} had been squared up with the heap, by {foe}, with a finger.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Plead for {who} before all the partners',
          description: 'Whoever speaks against a bill in that room stands surety for it with his neck.',
          success:
            'You spoke for as long as a candle takes to lose a finger. You told them what was ground in that back room, and which of them were reading their own ledgers through it. One by one they took off their spectacles and looked at them. It was put to the vote, and {foe} counted the beans twice.',
          failure:
            'You spoke well, and they listened as one listens to a fountain. {foe} thanked you and had you shown down by the other stair, which has a trap in it. You hung from the edge by your fingers and heard them pass to the price of alum.',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Enter {who} in the ledger as settled',
          description: 'It must be in {foe}’s own hand, on a page that is being ruled under your nose.',
          success:
            'You asked leave to check a sum, as an honest collector would, and while you sighed over it you wrote two words in the margin: settled, dead. They were {foe}’s to the last hook. {foe} came on them, frowned, blotted them, and being a person who believes in ledgers, tore up the bill.',
          failure:
            'Each hook was perfect. Your ink was Florentine; theirs comes from Ferrara, and dries brown. {foe} wetted a finger and drew it slowly through the line, and you went out over the heads of twelve clerks with a sand-box flying after you.',
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Hang in the cage until the bill runs out',
          hurt: 'weariness',
          description:
            'The bill is void at the closing bell, and until then it is bare irons, over the square, in your shirt.',
          success:
            'They hung you out in your shirt, and held up a pen to you at every quarter, and you looked at the pigeons. Children brought you news, then bread, then their mothers. When the closing bell went, all {where} was standing under you to hear the bill declared void, and {foe} sent up the key.',
          failure:
            'The irons had been made for somebody shorter. Long before the bell you were answering the pigeons. The pen was held up, and you took it, to be rid of the smell of ink, and made a cross. It was not your name, though, that cross; a notary might make something of that.',
        }),
        does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Give {foe} back {foe.his} own secret',
          description: 'You know by now what it is, and once handed over it can never be used again.',
          success:
            'You laid on the cloth a letter of {foe}’s to a rival house, turned so that {foe} might read it and the doorkeeper might not. {foe} read. Then the bill came over the table beneath one finger, and the letter went back beneath another, like a very short game of chess.',
          failure:
            '{foe} read it and laughed until the florins jumped: the rival had died at Easter and left {foe} the bank. The letter was put away with care, all the same. You noted the drawer, and that it was not the one for jokes.',
        }),
        does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Snatch the bill and leave by the arcade',
          description: 'Three doors, twelve clerks, and a house that for eighty years has not been seen to run.',
          success:
            'You had it before the sand was off it. They could not shout, for fear of the depositors. Twelve clerks walked after you, extremely fast, the whole length of the arcade, and on the bridge you put the thing in your mouth. It tasted of gall. Nobody can present a bill that has been dined upon.',
          failure:
            'You had one end of it and {foe} the other. It tore as paper does, between the sum and the name, and you were over the balcony with the sum. The name of {who} remained on the table, and somebody put a weight on it.',
        }),
      ],
    },
    triumph: [
      'The paper burned in {who}’s own stove, beneath the pot. {who} stirred, tasted, and put in more salt, having already wept some into it and lost count. A place was laid for you with its back to the wall, as you like it. You took the other, by the window, and sat with your back to the street until the bottle was empty.',
      'You came to {who}’s house with oranges, and in the thumb of a grey glove the corner that had the seal. {who} held it to the light, as {who.he} does with everything, and called it poor work. Then your sleeve was taken hold of, and for quite a time not let go, while {who} talked to you about lenses.',
      '{who} had the two halves of the bill framed, with a gap between, and hung them where customers sit to have their eyes tried. Whoever can read the name from six paces needs no glass. You read it from the door. “Then I can do nothing for you,” said {who}, and did not look up; and presently there was soup, and two spoons in it.',
      'It was never spoken of in that house. But once in the year, upon the day of the glove, {who} would hand you a lens to look through, ground to no purpose that you could find, and ask what you saw. It was always only the room, and {who} in it, a little larger. That was correct, you were told each time.',
      '{foe} sent round to ask what was to be done about the costs. {who} replied with a pair of spectacles, made to measure, of window-glass. They are worn at the bank to this day. From that week on {who} left the shutters open while at work; and you, going by on the other side of the street, could see the back of a bent neck, and nobody behind it.',
      'You were asked to be godparent again, and there was no infant in the case: {who} had ground the best glass of {who.his} life, and it must have a name. You gave it the one out of the glove. It will set fire to a bill of exchange at nine paces; you tried that in the yard, the pair of you, upon one that had been cancelled, like two children.',
    ],
    loss: [
      'The bill was met on its day, and {foe} entered it under wool. You had it from a boy selling sheets: three lines, between pepper and a calf with two heads. You bought the sheet and folded it small. There is a shelf of lenses in a back room, ground and never fetched, and nobody can say now what any one of them was to show.',
      'Another glove went out with oranges, to another address. It was done at table, between the fish and the cheese, by a person with better manners than yours. You walked behind the coffin among the hooded brothers. Across from you walked {foe}, bareheaded, as one does for an account that has closed.',
      '{who} was found at the bench, with the lamp lit and the lens still turning. You were an hour behind. On the wheel was the piece that had been promised you, finished all but the edge; and you had it set as it was. Through it everything at a distance is quite clear, and whatever you hold in your hand cannot be made out.',
      'They gave the work to a boy, since you were not to be had. He came to you afterwards to ask if it is always so, and you said that it was. {foe} had paid him in full. You went with him to the house, to see that the stove was out, and the cat fed; and neither of you could find where {who} used to keep the salt.',
    ],
    fates: {
      triumph:
        '{who} grinds lenses to this day, and looks first at every caller’s hands. {foe} keeps to wool, and has had the locks changed.',
      loss: '{who} lies in the strangers’ corner under a good stone, which {foe} paid for and put down to charity.',
      death:
        '{who} had the warning from you, at least, and lives beyond the Alps under an aunt’s name. {foe} still holds the bill, and is looking for a buyer.',
    },
  },
  {
    key: 'assassins/thirty-three-barrels',
    kind: 'find-out',
    drives: ['intellect', 'perception'],
    title: 'Burn the drawing of {who}’s engine before {foe} fires it at {where}.',
    who: { trade: 'painter', genders: ['male', 'female'] },
    foe: { trade: 'gun-founder', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['craft', 'explore'],
    sworn: [
      '{who} had drawn it for a wager, between two Madonnas: an engine of thirty-three barrels in three rows, by which one man with a match might empty a street. It was only a drawing then. Now {foe} had it, and the bronze, and was carting the parts to {where}. {who} could not eat. You swore to put that sheet in a fire, and the barrels after it, if barrels would burn.',
      'The painter {who} showed you the gap in the folder: a wing before it, a river lock after it, and between them, gone, the one thing {who.he} had drawn well and been ashamed of. “It works,” said {who}. “That is what is wrong with it.” You swore to come to {where}, where {foe} meant to try it, sooner than the match did.',
      '{who} asked you to hold out an arm, and showed you along it, with a thumb, how three rows of barrels lay, eleven and eleven and eleven. It had been only a drawing. Now {foe} had that, and was having the gun cast and carted to {where}. “I cannot undraw it,” said {who}. You swore that a fire could, and a hammer do the rest.',
      '“I had nothing to do,” said {who} the painter, “and it was a good pen.” It had drawn, at one sitting, a gun of three-and-thirty barrels upon a carriage. Now the sheet was gone, and {foe} was having the thing cast and hauled to {where}, to be tried upon something that stood up. You swore, among the saints, to burn what was paper of it and to spike what was not.',
      'There was a clean square on {who}’s workshop wall, where a drawing had been pinned. One may draw badly for years, {who.he} told you, and then do such a thing as that, without a blot: a gun of three rows of barrels, and a wheel. Now {foe} was building it, at {where}. You did not say that it was only paper. You swore to be there while it was still only bronze.',
      '{who} had been asked for something to go over a door, and was thinking of a door, and drew a gun instead: thirty-three barrels, in three rows, with a seat for one. It had been a wet week. Then {foe} called about a bell, and when {foe} had left there was no drawing. Now bronze was going by in carts to {where}. You swore to put the sheet into the fire, and a nail into the rest.',
    ],
    advances: [
      'Beside the way ran a rut deeper than any wine cart makes, with a bronze filing in it as bright as a flea, and you took between your hands the width of {foe}’s axle.',
      'You were twisting the lid off a jar, and saw from your own wrist how {who} must have meant the breech to turn.',
      'You came on a stump with thirty-three holes in it, three rows of eleven. Somebody was trying powder. You paced back to where they had stood.',
      'A scrap hung on a thorn, in {who}’s hand, backward. It said, when you had turned it about, that the third row pulls to the left.',
      'You turned over one thing more, out of habit, before you left. It was a lump of casting clay, with {foe}’s mark on it, a bell upside down.',
      'A carter complained to you of the road to {where}, and of a load for {foe} that had broken three axles and went in the bill as organ-pipes.',
      'You had it from a foundry boy that {foe} never pours when there is a friar by, and that the last two barrels had sung.',
      '{who} had remembered that the match goes in from below, and had sent you a sketch of it on the back of a Madonna.',
      'A bell-founder out of work told you what {foe} pays him not to talk, and that it was in arrears.',
      'You had noted what {foe}’s carters grease their axles with; after that they could be smelled, by those who cared to, all the way to {where}.',
      'They wrote to you that {who} was painting again, and had given the Virgin a very determined chin.',
      'You passed a wagon of straw men coming away from {where}, to be filled again for {foe}.',
      'A smith had drilled thirty-three touch-holes for {foe}, and had been told that they were for flutes.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Learn in {place} how many barrels are cast.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go over the foundry wall and count the moulds',
          description: 'The heat takes off the eyebrows, and the apprentices sleep across the door.',
          success: [
            'They lay in the sand in three rows, like loaves, and the last row still ticked as it cooled. Thirty-one were sound. In the mould of the next you scratched a flaw, fine as a hair, on the inside, where a founder looks last.',
            'Eleven, and eleven, and eleven: you counted them along the sand, as one counts children in bed. All but two were cast. You got down by the first of those that were still clay, took out a hairpin, and drew a line on the inside, where the metal comes thinnest. A mole could not have seen it. A charge of powder would.',
            'You came down the wall into the slag, and lay there until the bellows-boy had yawned himself out. There were three rows in the pit, thirty-three in all, and the last pair had yet to be poured. In the clay of one you left a scratch no longer than an eyelash. In the sand you left nothing; one wipes one’s feet.',
          ],
          failure: [
            'You had counted eleven when the sand gave way and sat you down on the twelfth. They hunted you across the slag with tongs. You brought off a clear print of {foe}’s mark, backward, upon the seat of your hose.',
            'You had got as far as the wall’s top when they opened the furnace. It was as good as High Mass. A dozen apprentices looked up from their blankets at somebody with a leg on either side, and the youngest, who was an obliging child, gave you the number: it was none of your business.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Look at {place} for where the carts divided.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Read the axle marks at {place}',
          description: 'It is an hour on your knees in dung, with a knotted string.',
          success: [
            'Four carts had come heavy and gone on heavy. The fifth had turned about and gone light; and where it stood there was a broken crate, the straw pressed in the shape of a toothed wheel. So {foe} had no trigger yet. It was still on the road, and you knew which.',
            'You told them apart by the left wheels: a flat, a split, a new tyre, a nail. That made four, gone on as deep as they came. The other had been turned about behind a barn; and in the chaff lay the bill for one toothed wheel, not delivered. {foe} had all those barrels, therefore, and no trigger. You had the name of the carrier.',
            'A knot to each wheel, and there were five carts on your string. Four of those had gone on to {foe}. But the fifth had stopped for a cast shoe, and something in it, by the print of the box, had teeth. {foe} could not fire without that. You knew which road it was upon, and what was wrong with its ox.',
          ],
          failure: [
            'You measured, and reckoned, and proved that five carts had come, one of them backward. The backward one was the miller’s, and his mother was in it. She scolded you for an hour, and had the cart driven home over the rest of them.',
            'You had your string along the ruts, and your nose along the string, when a sixth cart came over them. The carter was sorry. He got down and tried to put back the edges with his hands, and by the time that he was satisfied they might have been the ruts of anything.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Speak in {place} with the pupil who sold the sheet.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the pupil what he was paid',
          description: 'He is fifteen, he holds a pail of lime, and he has been waiting for someone to come.',
          success: [
            'He went on with an angel’s sleeve while he told you. He had wanted spectacles, for his mother. Since then he had drawn the sheet again every day from memory, so as to get it wrong, and he gave you those: fourteen engines, each of which would burst.',
            'He set down the pail first, and then it came. It had been for his mother’s eyes, and since then he could not get the thing out of his hand. So he had gone on drawing it, with mistakes. He had fourteen; he unrolled them for you along the floor, and there was not one that would have spared {foe}.',
            '“Has it been fired?” he asked, and you said not yet. He had got a pair of spectacles for it; and it was his mother, with them on, who first saw what he had sold. She made him draw it over until it was spoiled. There were fourteen by now, and you were to have them; she had put a cross where each would burst.',
          ],
          failure: [
            'He ran up the scaffold, pulled the ladder after him, and sat among the cherubs until you went. He had his dinner up there with him, and you had not.',
            'You asked it gently, and he went white, and let go of the pail. Lime is a thing that one sees to at once. When you had your eyes open again his master stood there, with a cloth, and the boy had been sent out for eggs.',
          ],
        }),
      },
    ],
    ready: [
      'The last of the carts had gone to {where} under hides, with {foe} walking behind to hear that nothing rattled. You knew the breech, the flaw and the sheet. There remained the match.',
      'You could have drawn the thing by now with your eyes shut. They were to put it together at {where}, and it would be as well to be there before the powder.',
      'There was no part of it that {who} had not told you of or you had not been and touched. It was to be tried at {where}; and on the whole one would rather be standing beside it than in front.',
      '{foe} had ordered thirty-three straw men and a barrel of wine to {where}, so it would be soon. You trimmed your nails, since it was to be done by touch.',
      'You went over it once more with a pencil, breech, match and sheet, and then ate the drawing. They would be greasing the wheels at {where}. {who} had sent to say that whatever happened to it should look like an accident in the design.',
    ],
    test: {
      openings: [
        'At {where} they had dug in the trail of it, and thirty-three mouths looked at a row of straw men in good hats. {foe} was at the breech with the sheet spread out on a drum, reading it as a cook reads a new receipt. The match was lit. By the hats you knew for whose streets it was meant.',
        'You heard a ratchet, thirty-three clicks of it, and somebody counting. At {where} the engine stood with its covers off, greased, and beautiful. The sheet was nailed to the carriage, and there was not a line on it that was not {who}’s. “You are late for the first row,” {foe} called, without turning round, “but there are three.”',
        'The covers were off, and one could see one’s face in it, thirty-three times over. At {where} the straw men stood along a wall, and somebody with a turn for it had given each a hat. {foe} was pacing out the distance, with {who}’s drawing under one arm. “You had better stop your ears,” you were told, over the shoulder; and {foe} blew on the match.',
      ],
      still: [
        'The match was shorter by a finger’s breadth. {foe} had come round so as to have the engine between you.',
        'Somebody had set the straw men’s hats straight. {foe} was counting the barrels again, and gave to each of them a tap with the knuckle.',
      ],
      offers: [
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Set the third row to foul the first',
          description: 'It wants both your arms in the works, with the priming already in.',
          success:
            'The third row pulls left; you had only to help it. A wedge, a pin put in the wrong way about, and your arm was out again before the ratchet shut. {foe} touched it off. It coughed, turned once round like a dog lying down, and sat in its smoke with every barrel at the sky.',
          failure:
            'The pin was out and the wedge half in when the ratchet took your cuff, and drew you after it, tooth by tooth, to the elbow. {foe} had it stopped, from respect for the mechanism. You left them the sleeve.',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Get under the trail and overturn it',
          description: 'It weighs as much as a cathedral bell, and nobody has ever been under one twice.',
          success:
            'You got your back beneath the trail and stood up. It rose, it considered, and it went over upon its beautiful works with the noise of a kitchen falling downstairs. The drum was under it, and the sheet with the drum. Two of the gunners took their caps off.',
          failure:
            'It rose an inch and came down two. You lay with your cheek in the grease and looked along a barrel, at a small round of sky, until {foe}’s eye was put there instead. They pulled you out by the feet; you were in the way of the test.',
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Grab the sheet and run beneath the muzzles',
          description: 'The one clear way out is straight in front of it, bent double, ahead of the match.',
          success:
            'You had it, nails and all. You went out between the wheels on hands and toes, and over your back it spoke, one row, two rows, three, and blew all the good hats to straw. When your ears came back you were sitting in a ditch. You lit the sheet at your own smouldering hem.',
          failure:
            'You had a corner. It tore along the fold, and you ran off with the wheels and the title while the works stayed upon the nail. The first row went, rather high, and left you singed, half shaved, and well informed.',
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask the gunners who is to stand nearest',
          description: 'They have wives, and you must look at each of them while {foe} is giving orders.',
          success:
            'You told them of the pupil and his fourteen, and showed on your own fingers what would have been left at each. Nobody mutinied. They only took a pace back, all together, to where the ground was better, and {foe} stood alone with a lit match beside all that bronze.',
          failure:
            'You asked, and there was some scratching of ears. Then one of them inquired what it paid to stand there. It paid treble; and they drew straws for it, and ran you off between two ramrods. The one who had won went on looking at the breech.',
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Slip away and look for the powder',
          description: 'It will be somewhere dry, out of earshot, with somebody sitting upon it.',
          success:
            'It was forty paces off, beneath an ox-hide, beneath a sleeping boy: three casks. You moved the boy first. Then came water, pail upon pail, as one puts out a small town. When {foe} touched off the engine it hissed, thirty-three times, like a lane full of geese.',
          failure:
            'You stove in the first cask, and it was Malmsey. The gunners, who had hidden it there, came at you in a body; and by the time you had made it up with them the powder had gone to the breech under {foe}’s own cloak.',
        }),
      ],
    },
    triumph: [
      'It burned well, for rag paper. {who} watched the flame go along the barrels, a row at a time, and set a heel on what was left. Then {who.he} called for chalk. Low on the chapel wall, beneath the donors, there are now engines for cooling wine, for peeling pears, for getting an old mother up a stair. None of them works. You have tried the pears.',
      '{foe}’s bronze went to the bell-founder by the pound. It made one great bell and two small, and the great one pulls to the left. {who} came to the christening with blue on both ears, and laid a hand flat on the metal until it had done humming. “Yes,” said {who}. “That is what I meant.”',
      '{who} begged the ash of you, and ground it with oil. It makes a warm black, rather soft. There is a Saint Barbara over a side altar who has it in her sleeve, where the tower’s shadow falls; and {who}, who is asked about that shadow by every painter that passes, tells them it is made of something which gave less light while it was white.',
      'The wheels were good, and so was the carriage. A town of which you had never heard sent to ask if they might have them for their saint, who was heavy, and {who} drew it over for nothing. You walked behind at the feast. It went across the stones like butter; and up on top, where the three rows had been, sat thirty-three choirboys, all out of tune.',
      '{who} drew the whole of it once more, from memory, in chalk upon the yard, and fetched you to see. Then the two of you sat on the step, with a jug, and waited for the hens. They walked over the breech, and scratched in the second row, and one laid. “That will do,” said {who}, and went in to see to the Madonna’s hands.',
      'Of the bronze {foe} kept enough for a door-knocker, in the shape of a fist. It is said to be the best thing to have come out of that foundry. {who} goes there, when {who.he} is low, and knocks, and runs away round the corner, at that age, and with those knees. You were made to do it too. Nobody has told {foe} whose knock it is.',
    ],
    loss: [
      'It worked. {foe} fired it at {where} before two princes and an agent of the Turk, and it did all that the drawing said. By Michaelmas there were six. {who} has let the fire go out under the size and turned the Madonnas to the wall. If one knocks, a boy comes down and says that nobody draws here.',
      'You found the sheet in the end, in a gutter, trodden by a whole army. They needed it no longer. There was one in every camp from Pavia to the sea, copied by people with no hand, and in all of them the lines that {who} had got right were right. You burned yours, as you had sworn to. It was wet, and took a long time.',
      '{who} insisted upon being taken to see it. It was kept clean, in a shed, with a sentry who explained the rows. {who} put a finger into one mouth and then into the next, as far as it would go, and asked the man if they had ever altered anything. They had found nothing to alter, he said. You had to do the talking on the way home.',
      'There is a street where it was first used in earnest. They have pulled down what remained, and made a garden. {who} lodges on the corner and sells seed; and when you come by you are shown something blue, that has taken, and told how deep one sets it. {foe} has written, more than once, to ask for the drawing of a larger.',
    ],
    fates: {
      triumph:
        '{who} draws again, pears for the most part. {foe} casts bells, and is said to have found religion, or at any rate a market.',
      loss: '{who} has not held a brush since. {foe} dines with dukes, and sits well away from the windows.',
      death:
        'When you did not come, {who} went up there alone with a hammer, and spoiled nine barrels before they could be stopped. {foe} is still nine short.',
    },
  },
  {
    key: 'assassins/wrong-man',
    kind: 'avenge',
    drives: ['strength', 'reflexes'],
    title: 'Make {foe} own at {where} that the man {foe.he} hanged, {who}’s father, was the wrong one.',
    who: { trade: 'ropemaker', genders: ['male', 'female'] },
    foe: { trade: 'captain', genders: ['male'] },
    goal: 'landmark',
    ways: ['force', 'flight', 'explore'],
    sworn: [
      'They hanged {who}’s father from the palace window with a paper on his breast, and the name on the paper was another man’s. {foe} had signed it. When that was pointed out, {foe.he} had the paper changed. {who} is a ropemaker, and knew the rope. You swore to stand before {foe} at {where} and hear the right name said aloud, by whatever road it came.',
      'The ropemaker {who} laid a yard of hemp over your knee. It was {who.his} own, sold to the palace for a well. The captain, {foe}, had hanged a man with it whom nobody had accused, because the other was not to be found and the crowd had been promised: that man was {who}’s father. You swore by that yard of rope that {foe} should own to it at {where}.',
      '{who} the ropemaker was measuring off a halter for you, and stopped at the second yard. It had been just so long. {foe}’s men had bought it for a bell, and had hung from it, out of a palace window, {who.his} own father, who was going by at the time; and they pinned on him the name of the man that they had not caught. You put down the halter. You swore that {foe} should say at {where} whom it had been.',
      'The crowd had been promised a hanging, and the man was over the border. So {foe} leaned out and pointed, and it was at {who}’s father, who had come to be paid for rope. They used the rope. They put a paper on him with the other’s name, so that the accounts should be right. {who} had twisted it, and it is on show still. You swore that {foe} should answer for it at {where}, aloud, and to the proper name.',
      'A line of washing hung across {who}’s yard, and you were told to look at the line. The palace had had the fellow of it: {foe} hanged {who}’s father with that, in place of a man who had got away. The other’s name was still pinned on him when they gave him back. You swore to have {foe} say the right one, in front of people, at {where}.',
      '“They were three weeks behind with the bill,” said {who}, “so my father went up to the palace about it.” {foe} happened to want somebody to hang. There was the crowd, there was the rope he had come about, and there was a name on a paper, all ready, that lacked a neck. You gave your hand on it that {foe} should own at {where} whose neck it was.',
      'It was a good rope, everybody said so, and {who} had to hear it said at the burial. {foe} had put another man’s name to the body, to have it off the list, and let the list stand. You were shown the knot, and asked what you would call that. You swore that {foe} should call it by its name at {where}.',
      '{who} had the trade from a father; and what the father had from the trade, at the end, was four ells of it, out of the palace window. {foe} had sent for a certain person, and been brought an honest one, and would not have the proceedings held up. You swore on a hank of tow that {foe.he} should own to it at {where}, with his hat off.',
    ],
    advances: [
      'A charcoal-woman told you, over her stack, that {foe}’s riders had gone through there as well, and had paid for nothing.',
      'A little further on lay a stirrup with {foe}’s badge on it, a hand in a ring. They had passed in a hurry, then, and were not so many as was said.',
      'Such things get about. At the next tavern a man with a broken nose moved up for you on the bench, and said how many {foe} keeps at the gate, and which of them drinks.',
      '{foe}’s watcher had lost you, and you followed him home for a change, to a stable, where he made his report with his cap off, and you lay on the hay above.',
      'It came to you, while you tied a shoe, why {foe} should sleep in no bed twice and yet go every quarter to {where}: it is there that the paymaster comes.',
      'There were six who had stood in that square, you found, and every one of them could still say what {foe} had said, and what {who}’s father had not.',
      '{foe} had had the paper burned, it turned out, and a clerk at {where} had kept a copy, from tidiness.',
      'A stranger walked beside you as far as a corner, and said only how many steps there are from the gate of {where} to {foe}’s chair, and that he had known {who}’s father.',
      'A miller told you how much oats {foe} takes, and to how many mangers, and you did the sum on a sack.',
      'They let in anyone at {where}, you learned, who comes about a death; it was {foe}’s own order.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the clerk who wrote the paper.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Take the clerk by the collar',
          description: 'He is a small man, but he keeps two very large cousins.',
          success: [
            'The cousins had to be moved first, one into a barrel and the other onto the lid. The clerk was glad to tell somebody. He had asked {foe} how the name was spelled, and {foe} had said, “As you please.” He wrote that out for you, with the date.',
            'One cousin you sent to the door, and the other you shut into the press with the deeds of three parishes. The clerk came up by the collar like a kitten. The hanged man had given his name, he said, and spelt it; and {foe} had told him to write down another. You came away with that in his best hand, dated.',
            'It took one bench for the two cousins, swung low. When you had the clerk against his own shelves he asked only to be held higher, so as to reach the box. In it was the first draft. {foe} had struck through one name and put in the next with a different pen; and the clerk, with his feet off the floor, certified it.',
          ],
          failure: [
            'You had the collar. One cousin had your belt and the other your hair, and they took you down two flights in step. A sheet of paper followed you out into the court, and it was a bill for the banister.',
            'You had been told two cousins. There was a third, who had come for his dinner and was quite a slight man, with spectacles; and it was he who broke the chair. They put you out in the street with what was left of it.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Bring away the rope that {foe} keeps on show at {place}.',
        offer: does(['explore', 'reflexes', 'medium', 'slight'], {
          action: 'Climb up and bring away the rope',
          description: 'It hangs high, as a lesson, with two crossbowmen told off to mind it.',
          success: [
            'They were minding a game of morra. You went up the blind side, bit through the knot, and came down with the rope wound about you for a girdle. When they next looked up they crossed themselves. {who} would know it by the lay of the strands.',
            'They were deep in a matter of what somebody’s sister had said. You went up by the gutter, in stockings. The knot came away in your teeth, like that of a parcel; and you left hanging in its place a curtain cord, with the tassel on. {who}, when it was brought there, ran the rope through two fingers and said, “Mine.”',
            'One crossbowman slept, and the other was paring his nails with a bolt and stopped after each to look. By the sixth you had the rope off its hook; by the ninth it was round your waist; and he was holding up the last when you wished him good day. {who}, to whom it went by a carrier, counted the strands.',
            'You took up a yard of clothes-line, as one brings a cork. The rope was off and the line was on before either man had told the other that it was his turn to look. They looked, and there it hung. The real one went home in a basket; and {who}, you were told, put a thumb in the lay of it.',
          ],
          failure: [
            'They were not so deep in their game as that. A bolt nailed your hood to the wood, and you left by unbuttoning. But you had seen the knot, close to: {foe} had tied it with {foe.his} own hands, like a groom, and badly.',
            'You were half way up when the bell went and the guard was changed. The new men were not players. They walked round and round beneath, looking up from time to time at the rope, as they had been told to do, and you stood in a niche like a saint until your calves gave.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Ask in {place} what became of the man they had meant.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Look up the man who should have hanged',
          description: 'He has been waiting these three years for a person like you to buy cheese.',
          success: [
            'He kept a cheese stall under a new name, and slept badly. Every week he paid for a Mass for the man who had died as him. He would say so before anyone, he told you; might he first put the lids on?',
            'You asked for a quarter of the hard one, and as he cut it his hand gave out. In that crowd he had heard his own name read, and looked up to see who it was on. There was a Mass for that man every week, which took all his profit on the goat’s; and he would go and be shouted at wherever you liked.',
            'He had had a speech ready for three years. He should have been there and was not; another was, who dealt in rope. Nobody had called him since by the name he was christened with, and he would like it back, if only from a judge. He put up the shutter, and chalked on it: Gone to say so.',
          ],
          failure: [
            'He saw your boots beneath the awning and ran, as he had plainly practised, by two courtyards and a baptism. You were left among the cheeses. On the slate, where others chalk up debts, he had written one name over and over.',
            'You bought cheese of five men in {place} before you came to his stall. He knew you by then; the other four had sent to ask what sort of person buys like that. There was a cloth over the board, and a boy who said that his master had gone to be buried in the country.',
          ],
        }),
      },
    ],
    ready: [
      'Word came that {foe} was to be paid off at {where}, with few men by, and a notary. You had what should be said. You had only to be there when it was.',
      'There was no good place for it, and {where} was the least bad. {foe} would come, since the money would; and you knew by then on which side {foe.he} wore nothing under the velvet.',
      'You had been everywhere that there was anything to learn of it, and you knew by now who would be standing where. {foe} was to be at {where} until the chest was empty. It remained to walk in.',
      '{who} asked for nothing but the one name, said by {foe}, in company. The company would be at {where} to be paid; and it seemed a pity that they should have nothing to listen to but that.',
    ],
    test: {
      openings: [
        '{foe} sat upon a folding stool at {where}, with the pay-chest for a table, signing. Six men stood about with their thumbs in their belts. “If it is the window,” {foe} said, when you had named {who}, “that is closed. There was a rope, there was a man, the people went home. What more would you have?” The pen had not stopped.',
        'You walked into {where} with a yard of hemp on your arm, and {foe} knew it before knowing you. The notary left off reading. “Ah,” said {foe}, and drew, without rising, as one moves a glass out of the way. “The ropemaker’s friend. They told me there would be one. And which name was it to be? I forget.”',
        'They had the money in heaps at {where}, on a blanket, and {foe} sat down to it with a list, as to a meal. There were six men and a notary, with a space between. You stood in that, and said for whom you had come. “It is the ropemaker,” {foe} told the notary, “about a spelling”; and loosened his sword by an inch, without unkindness.',
      ],
      still: [
        '{foe} had set {foe.his} back to the pay-chest and taken a fresh hold on the hilt. The name had not been said.',
        'The notary had come to the end of his page and not turned it. {foe} went on counting, with the sword laid across the heaps.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Beat down the blade and close with {foe}',
          description: 'There are six men by, and {foe} has done this oftener than you have.',
          success:
            'You broke the blade under your heel on the lid of the chest, and then it was only hands. {foe} was the stronger at first. At the last you sat upon that velvet with the hemp round one neck, slack, while the six looked on with interest. “How is it spelled?” asked {foe}. You spelled it.',
          failure:
            'You had hold of the velvet, and velvet tears. The pommel took you above the ear. When the ground had come to rest you were outside, having been rolled there, and within somebody was going on from the second paragraph.',
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Make off with the pay-chest and be followed',
          description: 'Six men will go after their wages over anything, and {foe} must ride in front.',
          success:
            'You had the mule and a start. At the first bend the chest burst, and the six got down to their wages like hens. When the mule gave out there was one left behind you, on foot, with nobody by. {foe} looked back once. Then, low, and quite correctly, it was said.',
          failure:
            'The mule was theirs and knew it. It took you round in a circle at a smart trot, back to the stool, where {foe} put out a foot, and you went on alone over its ears. The chest came open. It was full of receipts.',
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Tell the six men how it was done',
          description: 'Soldiers hate to hear what they are, and they may take it out on you.',
          success:
            'You told it plainly: the question how it was spelled, and what the answer was. There was not one of the six who had not had a father. The eldest took out his thumbs, walked over to your side and stood there, scratching. At the fourth {foe} asked you for the name, and read it from your lips.',
          failure:
            'You told it well. At “as you please” one of them laughed, from nerves; the rest caught it, and so {foe} was saved, and had you thrown among the thistles. But it had gone home. You had seen {foe.him} lay down the pen.',
        }),
        does(['patience', 'endurance', 'medium', 'serious'], {
          action: 'Say the name until {foe} says it',
          hurt: 'blow',
          description: 'They will strike you each time, and each time you must begin again.',
          success:
            'You said it, and were hit. By the tenth time the six were waiting for it, and by the twentieth their lips moved. The notary had taken it down from habit. {foe} cried out at last that {foe.he} knew it, that {foe.he} had always known it; and said it, to make an end.',
          failure:
            'You said it nine times. At the tenth your mouth was no more use than a sponge, and another word came out of it; they cheered, and saw you to the road with a kindly push. Only the notary did not cheer. He was looking at {foe}.',
        }),
        does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Slip a confession in among the receipts',
          description: '{foe} signs whatever lies uppermost and reads it afterward, when one ought to be gone.',
          success:
            'You laid it under the saddler’s bill. {foe} signed for hides, for oats, for a farrier, and for putting to death without cause a man here named in full. You had sanded it before the pen was wiped. The notary coughed, and begged {foe} to read out the last item.',
          failure:
            'It went in beneath the saddler’s bill and came out on top. {foe} read the half of it, and then the table was thrown, and you behind it. You had to leave it there; but a notary had seen it, and notaries finish what they read.',
        }),
      ],
    },
    triumph: [
      'You told {who} how it was said, in what voice, and who stood by. You were asked to say it over, and {who} listened with {who.his} head on one side, as one listens to a strand. Then the yard of hemp was unpicked, and spun in with new. It is a swing now. There is always some child upon it.',
      'Under the palace window there is a new paper, on vellum, behind glass: a name, a trade, and the word innocent, with {foe}’s seal. {who} goes by it every week on the way to market and reads it all through, lips moving, and so do others. The rope is sold for wells again, and for nothing else.',
      '{foe} said it without the hat, as you had sworn, and afterwards could not find the hat. It was at {who}’s. A boy had brought it in as a trophy; and {who} looked at it, brushed the nap, and sent it back to the palace by the same boy, with a good length of new cord about it and no message. It has not been worn since, they say.',
      'The notary read out the name three times, once to each side and once upward. {who} had come by then. Nothing was cheered. A woman who had been in the crowd on that day, and had shouted with the rest, put down her basket, and asked {who} in front of everybody how he had liked his eggs; and others began to remember things.',
      'You gave {who} the paper with {foe}’s mark on it, and {who} showed you a rope. It was eleven fathoms, of white hemp, with the father’s twist, that nobody had had the heart to make since. The first to go down it was a child, after a bucket. At the top of the well {who} tried the knot, and said a name over it, under {who.his} breath, and spelt it.',
      '{who} had supposed that it would be like something, and it was not. It had been said; there were pigeons on the palace roof; there was dinner to be got. But in going home by the window {who} did not cross to the other side of the street, as for three years. You kept step. Under the very sill {who} stopped, to do up a shoe, and took quite a time about it.',
    ],
    loss: [
      '{foe} died in bed at Lodi, full of oysters, and lies under eight titles, all of them spelled as they should be. You told {who} of it in the rope-walk, where one works going backward. {who} did not stop. You stood and saw the rope grow longer between you, until you could not make out the face at the end of it.',
      'The paper is in the chancery, with the wrong name on it, in a folder marked as closed. {foe} was made a governor. On the day of it {who} sat in the rope-walk with the door open and the yard of hemp on {who.his} knee; and when you came in, moved along the bench, and there were two to look at it.',
      '{foe} offered a pension, and it came in a wrapper with the other man’s name on it. {who} has sent it back so often that it is now a sort of custom. You carried it once yourself. You stood in the hall with your hat on, beneath a portrait of {foe}, and a clerk there wished to know how you spelled “innocent”.',
      'The man who should have hanged was caught after all, and hanged, and the paper upon him bore the name of {who}’s father, since that was the one left over. So the books agree. {who} laughed when you told it, and could not leave off, and went on turning the wheel the faster; and the rope that came of that had to be sold for kindling.',
    ],
    fates: {
      triumph:
        '{who} sells rope for wells and swings. {foe} was dismissed for bad spelling, which is how they put it, and breeds geese.',
      loss: '{who} makes string now, and nothing that would hold a man. {foe} governs a city, where the palace windows have been barred.',
      death:
        '{who} had your name cut on the father’s stone, below his, and stood over the mason for the spelling. {foe} rides by it twice a year, looking hard at {foe.his} reins.',
    },
  },
];
