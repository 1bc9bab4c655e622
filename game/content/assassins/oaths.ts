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
      'You deposed that you were hired to kill {who}, the {who.trade}, and swore to save {who.him} instead. The name came to you inside a glove. {foe}, a banker, holds the bill for that death in {where}, and will pay whoever delivers. You were to have the bill cancelled there. Asked why, you said that {who} had once sat up three nights with your fever. I asked on which side of the bed. You said the left.',
      'It is agreed that the banker {foe} keeps in {where} a bill upon the life of {who}, to be paid when {who} is dead. It is drawn up like a bill for wool. You showed {who} the name in the glove, and {who} sat down among unground glass. You swore to see the bill cancelled at that bank. {who} poured for you, it is stated, spilt, and poured again.',
      'Asked whose name was in the glove, you said {who}’s, the {who.trade}’s. You were to kill {who.him}, and {foe}’s bank at {where} would pay for it within thirty days. Until the bill is torn up it is good. You swore on the Gospel that it should be cancelled there and that nobody should be paid. {who} wished to know if they were working days.',
      'You stated that {who}, a {who.trade}, was to die, and that you were the one who had been hired for it. The order was upon paper. The banker {foe} had it in a drawer in {where}, and there you swore to have it cancelled. {who} was finishing a lens for a child and did not stop. “What did I do?” asked {who}. You did not know. My master has asked you since. You still do not.',
      'The glove is exhibit one, and has {who}’s name pinned in the thumb. The banker {foe} had ordered that death, and holds the bill for it in {where}; you were to carry it out. You went two doors down, with a basket, and told {who} so. There you swore to get the bill cancelled at the bank. {who} turned the glove so that the seams did not show. We found it like that.',
      '“Is it much?” asked {who}, the {who.trade}, when you said that there was a price upon {who.his} life. You said that it was a good deal. {foe}, the banker, would pay it in {where}, upon a bill like any other, and you had been hired to earn it. You swore to have the bill cancelled at that bank. You then stayed for soup. Asked how many spoons, you said two.',
    ],
    advances: [
      'You were nearer to having the bill on {who} cancelled. A wool clerk told you which drawer {foe} locks twice. It is the second from the left.',
      'Your oath to {who} was further on, you deposed. You had learned on which day the letters of {foe} go to {where}, and by what mule.',
      'It is agreed that this brought you nearer to {where}. You had been told that {foe} never cancels a bill, and that nobody ever asked politely.',
      'You came a step closer to saving {who}: the bill was being offered about for less than it says. Asked how much less, you said a third.',
      'After that you had the words which kill a bill. An old notary wrote them in the dust for {who}’s sake, and rubbed them out with his right slipper.',
      'The matter of {who} had moved, you stated. A cashier of {foe}’s let you see the back of a ledger for as long as four breaths.',
      'You knew more of {foe} now, and the cancelling was nearer. A bill may be withdrawn in {where} by whoever makes the banker laugh. You practised on the mule.',
      'You were getting on with your oath. The price of {who} had gone down in {foe}’s book that week, as nobody had killed {who.him}.',
      'The search for the bill on {who} was one step further: {foe} had moved it to another drawer. You had it from the joiner, who oils them.',
      'You were closer to it by one word. {who} is entered in {foe}’s ledger as Wool, Fine. A clerk told you so over chess, and lost.',
      '{who} was that much safer, you said, and you felt it in the shoulders. Asked how it felt, you let down the left one to show us.',
      'Your way to the bank was clearer than it had been. A widow had named for you the saints whom {foe} is afraid of. There are three.',
      'The oath came nearer. You had it from a sexton how early the closing bell at {where} can be rung, and we have had him ring it.',
      'You had got further with {foe}, since two of the partners no longer dine together. One sits now facing the door and the other facing the wall.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the notary who drew up the bill.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the notary about the bill on {who}',
          description: 'He charges by the line, and for silence by the page.',
          success: [
            'The notary read you the bill upon {who}’s life, and it has an error in the name. By its own last clause it is void if the name is wrong. There is one letter too many. He had drawn it for wool, he said. I have laid a ruler under the word. It is the fourth letter.',
            'You had the draft from the notary, and saw that {who}’s name was wrongly written. That makes the bill waste paper, should {who} stand upon the spelling. He looked at the door for the whole time. Asked how long, you said eleven lines.',
            'The notary kept his thumb beside one clause and talked of his digestion. You read it under the nail: any mistake in the name of {who}, and the bill falls. The thumb went up the page to the name and stayed there. You counted the letters, and then counted them on his other hand.',
          ],
          failure: [
            'The notary told you nothing about the bill upon {who}, and sent to say that you had asked. A boy ran by with the copy under his right arm. You ran after him for two streets. I have made it four hundred paces. He is a good boy.',
            'You asked the notary three things of {who}, and then saw his clerk in the corner, taking them down. A copy would go to every party. He told you the charge for the lines. I know the clerk. He writes a fair hand.',
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
            'The clerk ate, and gave you the names of the four partners who had signed for {who}’s death. Three had not read it. He had written it in four inks, and told you the fourth name after the cheese. You had cut the loaf left-handed, with the other upon the bench.',
            'You fed the runaway clerk until he talked: {foe} has four partners, and all of them must sign. He gave you their names, one to a slice. Asked if he had asked for mustard, you said before he asked who you were.',
            'He came out of the bushes for one egg, and for a second he named the partners of {foe}. He did each of them for you by the cough. You guessed three. The fourth he did again, through cheese, and it was the old lady who had never read a bill.',
            '“There are four,” the clerk told the ham, and by the time that it was bone you knew who had signed for {who}. He begged you not to walk behind him when he left. You went first, for sixty paces, and did not look round.',
          ],
          failure: [
            'The clerk ate your supper, thanked you, and was gone with no name told. He had asked who else knew of the place. In the ash where he sat were sums. One was the price of {who}. It had been worked out twice, and came to less the second time.',
            'The clerk would not come near you, and you got nothing from him about {who}. You laid bread upon a stone, crumbled, to show that it was clean. The birds had it. He was forty paces off, behind a wall, and you both watched them.',
            'He took the loaf from behind a wall, said grace, and told you that he was not there. You asked four times about the bill. Each time you could see the elbow, the right, and each time he was not.',
            'You had brought a cheese, and the clerk talked of cheese. He had been happy as a cheese clerk, before he came to {foe}. You were told of nineteen kinds. He then fell asleep, and the bill upon {who} was never reached.',
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
            'The partner who never reads was made to read, and she will vote against the bill on {who}. You had outsat thirty-nine people. She is a very old lady. She took off her spectacles and said one word. You have asked that it should not be written.',
            'You waited until there was nobody left but a parrot, and the old partner came in to put out the lamps. The bill on {who} was lining the cage. She read it, holding you by the left arm, and asked on which day one voted.',
            'You did not move, and so the old lady put on her spectacles and read what she had signed against {who}. For sixty years she had signed where there was a cross. She would come and vote, she told you, if she had to be carried. I have lifted the chair. It wants four men.',
          ],
          failure: [
            'You outsat all forty, and the old partner had gone by the other door. You were given leave to use her chair. It was warm. Nothing was done for {who}. Asked how long you sat in it, you said until it was not.',
            'You waited from one Monday to the Thursday, and she was not in the house. The usher told you so behind his hand, the left. She sees people in the country, and one waits here to be told. There was nothing for it, and {who} was no safer.',
          ],
        }),
      },
    ],
    ready: [
      'All was ready, and the bill on {who} could be spoken against in {where}. The partners of {foe} were to sit there and close the half-year. You had to go and be in the room. You had the clause, the names and a clean collar.',
      'You had learned what you needed, and only {where} was left. {foe} takes every paper out of the drawers there upon one day. You were to go and have the bill on {who} cancelled. You drew us the room: three doors, eleven windows.',
      'There was nobody left to ask, you deposed. You were to go to {where}, to {foe}’s bank, while the drawer was open. Pressed as to how you would have {who}’s bill from it, you said that you had five ways and liked none.',
      '{who} had pressed your collar, and you could go now to {where} and have the bill cancelled. There is one sitting at which anybody may speak. {foe} had put up notice of it, as the law asks, behind a door.',
      'You were ready to meet {foe} at {where}, over the bill upon {who}. It remained to be there when the drawer was opened and to be done before it was shut. Asked for how long it stands open, you said four minutes.',
    ],
    test: {
      openings: [
        'You came before {foe} in {where}, under the arches, where the bills of the half-year lay in a pile, and {who}’s was the fourth from the top. You were there to have it cancelled. {foe} was ruling a line with a silver ruler. “You have come to collect,” you were told, “and your hands are clean.” You held up the right, and then the left.',
        'It is agreed that you entered the bank in {where} under the name in the glove. {foe} was weighing florins. The bill on {who}’s life was on the spike, and had to be got off it. “{who} is alive,” said {foe}. “Among us that is called a default.” You stood six feet from the spike. I have measured it, and my arm is too short.',
        'Asked where the bill on {who} was, you said on a green table at {where}, under the hand of {foe}. It was to be called and paid that day, unless you could stop it. The doors were open, and anybody might see. {foe} said “Paid” to each paper, and twelve clerks wrote it down. At Wool, Fine, {foe} looked up, at your cuffs.',
      ],
      still: [
        'The bill on {who} was still not cancelled. {foe} had laid the silver ruler across it, and looked at you over ten clean fingers.',
        'Another bill had been called and paid, and {who}’s lay next. {foe} had squared the heap with the left forefinger. You were still on your feet, at the rail.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Plead for {who} before all the partners',
          description: 'Whoever speaks against a bill in that room stands surety for it with his neck.',
          success:
            'You pleaded for {who}, and the partners voted that the bill should be cancelled. You told them what is ground in that back room, and which of them read their ledgers through it. One after another took off the spectacles and looked at them. {foe} counted the beans twice. I have counted them. It was by one.',
          failure:
            'You pleaded for {who}, and they did not vote. {foe} thanked you and had you shown down by the other stair, which has a trap in it. You hung by eight fingers, and heard them go on to alum. Asked which fingers, you laid them on the table.',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Enter {who} in the ledger as settled',
          description: 'It must be in {foe}’s own hand, on a page that is being ruled under your nose.',
          success:
            'You wrote two words into the ledger in {foe}’s own hand: settled, dead. {foe} came to them, blotted them and tore up the bill on {who}. You had asked only to check a sum. It took you nine seconds. I have tried the hooks on the letters, and cannot do them in a minute.',
          failure:
            'You wrote that {who} was settled, and your ink was the wrong brown. Theirs comes from Ferrara. {foe} drew a wet finger through the line, and you left over the heads of twelve clerks, with a sand-box behind you. It struck the right-hand door at the height of your ear.',
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Hang in the cage until the bill runs out',
          hurt: 'weariness',
          description:
            'The bill is void at the closing bell, and until then it is bare irons, over the square, in your shirt.',
          success:
            'You hung in the cage over the square until the closing bell, in your shirt, and the bill upon {who} ran out. At each quarter they held up a pen to you. Children brought news, then bread, then their mothers. {foe} sent up the key. Asked what you had looked at, you said pigeons. There were thirty-one.',
          failure:
            'You did not last in the cage until the bell, and took the pen. You made a cross. It is not your name, and a notary might say so, but the bill on {who} was held good. The irons had been made for somebody five feet tall. I have been in them.',
        }),
        does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Give {foe} back {foe.his} own secret',
          description: 'You know by now what it is, and once handed over it can never be used again.',
          success:
            'You gave {foe} back a letter to a rival house, and {foe} gave you the bill on {who}. Nothing was said. The letter went over the cloth from left to right, turned from the doorkeeper, and the bill from right to left. It took eleven breaths, most of which were {foe}’s.',
          failure:
            'You gave {foe} back the secret, and it was worth nothing now. The rival had died, and left {foe} the bank. {foe} laughed until the florins jumped. The bill on {who} stayed where it was, and the letter was put into a drawer, which you have marked for us.',
        }),
        does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Snatch the bill and leave by the arcade',
          description: 'Three doors, twelve clerks, and a house that for eighty years has not been seen to run.',
          success:
            'You snatched the bill on {who} off the table, ran, and ate it upon the bridge. They could not call out, for fear of the depositors. Twelve clerks walked after you as fast as one can. A bill that is eaten cannot be presented. Asked how it tasted, you asked for water.',
          failure:
            'You had hold of one end of the bill and {foe} of the other, and it tore between the sum and the name. You went over the balcony with the sum. {who}’s name remained on the table, under a weight. It is eleven feet to the street. You came down on the left.',
        }),
      ],
    },
    triumph: [
      'The bill was cancelled, and you burned it in {who}’s stove, beneath the pot. {who} stirred, tasted, and put in salt. There was a good deal of salt in it already. A chair stood for you against the wall, where nobody can come up behind. You took the other one, your back to the street, and sat there until the bottle was empty. My master asked you why. You turned your chair round to show him.',
      'You brought {who} the corner of the cancelled bill that has the seal, in the thumb of a grey glove. Nobody was to be paid now. {who} held it to the light, as {who} does with everything, and called it poor work. Then your left sleeve was taken hold of. You were talked to about lenses for half an hour, and then had the sleeve back. There are four creases there still.',
      '{who} was safe, and hung the two halves of the cancelled bill in the shop, framed, with a gap between. It is where customers have their eyes tried. Whoever can read the name at six paces needs no glass. You read it out from the door. “Then I can do nothing for you,” said {who}, without looking up. I have stood at the door myself. I was given soup, and a pair of spectacles.',
      'The bill upon {who} was void, and you neither of you spoke of it again. Once a year, on the day of the glove, {who} hands you a lens, ground for no purpose, and asks what you see. You say that you see the room, and {who} in it, a little larger. You have been told each time that this is correct. We asked to look through it. You held it in both hands, and declined.',
      '{foe} had to cancel the bill on {who}, and sent to ask about the costs. {who} answered with a pair of spectacles, made to measure, of window-glass. They are worn at the bank today; I have seen them. From that week {who} has worked with the shutters open. You walk by on the other side, eleven paces off. Asked what you see from there, you said a bent neck, and nobody behind it.',
      'With the bill cancelled, {who} ground the best glass of {who.his} life, and you were asked to be its godparent. It was to have a name. You gave it the one out of the glove. It will set fire to paper at nine paces, which the two of you tried in the yard, upon a bill that was void. The scorched wall is to the right of the pump. I make it ten.',
    ],
    loss: [
      '{who} was killed, and the bill was paid upon its day, and {foe} entered it under wool. A boy was selling the news on a sheet: three lines, between pepper and a calf. You bought it and folded it in four. We have been to the house. In the back room is a shelf of lenses, ground and not fetched, twenty-two of them. I asked you what each was for. You asked me to let them stand.',
      'Your oath to {who} failed: another glove was sent, with oranges, to somebody with better manners than yours. It was done at table, between the fish and the cheese. You walked behind the coffin, the fourth upon the left. Level with you upon the right walked {foe}, bareheaded. Asked whether anything passed between you, you said a boy, with a candle. There was a silence here of two minutes.',
      'You came an hour too late, and found {who} dead at the bench, with the lamp lit and the wheel still turning. Upon it was the lens that had been meant for you. It lacked the edge. You had it set as it was. Through it whatever is far off is clear, and what one holds in one’s own hand cannot be made out. I have tried it with this pen.',
      '{who} was lost to a boy, to whom they gave the work, as you would not do it. {foe} paid him in full. He came to you afterward and asked if it is always so, and you said that it was. You went back to the house with him, to see that the stove was out. Neither of you could find where the salt was kept. We have found it. It is on the right, behind the lamp.',
    ],
    fates: {
      triumph:
        '{who} still grinds lenses, and looks first at every caller’s hands. {foe} deals in wool, only in wool, and has had the locks changed. I have been let in, by the third key.',
      loss: '{who} lies in the strangers’ corner beneath a good stone. {foe} paid for it, and put it down to charity. I have seen the entry. There is a letter too many in the name.',
      death:
        'You had warned {who} before you died, and {who} lives beyond the mountains under an aunt’s name. {foe} still holds the bill, and cannot sell it. The space for your signature has been left.',
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
      'You deposed that {who} had drawn an engine of war, and that you swore to burn the drawing. It shows thirty-three barrels, by which one man can empty a street. {foe} had it, was casting the barrels, and meant to fire the gun at {where}. You were to be there first. {who} had drawn it for a wager between two Madonnas, and could not eat. There was bread upon the table with one bite out.',
      'It is agreed that a sheet was missing from {who}’s folder, and that {foe}, a gun-founder, had it. On it was a gun of thirty-three barrels. “It works,” said {who}. “That is what is wrong with it.” {foe} would try it at {where}, and you swore to come there sooner than the match and to burn the sheet. The gap in the folder is between a wing and a river lock. I have put my hand in.',
      'Asked how the engine fires, you held out your arm, as {who} had made you do, and we saw: eleven barrels, eleven, and eleven. {who} the painter had only drawn it. {foe} was having it cast from the drawing and carted to {where}. You swore to burn that drawing there and to break what could be broken. “I cannot undraw it,” {who} told you. You kept your arm out for some time.',
      'You stated that {who}, a painter, drew a terrible gun in one sitting, and that {foe} took the drawing. It has three-and-thirty barrels on one carriage. {foe} was building it to be fired at {where}, upon something that stood up. You swore to put the paper in a fire before that, and to spike the bronze. “It was a good pen,” said {who}. The pen is exhibit six. It has been broken, at the left.',
      'There is a clean square upon {who}’s workshop wall, eighteen inches by twelve, where a drawing had hung. It was of a gun with three rows of barrels. {foe} had it now, and would build that gun at {where} and fire it. You swore to go there and burn the drawing. You did not say that it was only paper, you told us. Asked why not, you said that you had seen the other drawings.',
      '{who} drew a gun, and {foe} called about a bell, and when {foe} had left there was no drawing. We have this from three witnesses. It shows thirty-three barrels and a seat for one. Bronze was going in carts to {where}, where {foe} would fire the thing. You swore to burn the drawing of it first. {who} had been asked for something to go above a door, and has since done the door.',
    ],
    advances: [
      'You were nearer to {foe}’s engine. You had the width of its axle between your hands, and carried them so as far as the inn.',
      'Your search had got further, you deposed. You twisted the lid of a jar and saw from your right wrist how {who} meant the breech to turn.',
      'It is agreed that you had come closer. Somebody had told you of a stump with thirty-three holes, and of where they stood to shoot. It was ninety paces.',
      'You knew one thing more about {who}’s gun, and it was worth having: the third row pulls to the left.',
      'The oath was further on. You had been shown a lump of casting clay with {foe}’s mark in it, and the mark is a bell, upside down.',
      'You had gained some ground toward {where}. A load for {foe} goes there as organ-pipes, and has broken three axles on the way.',
      'You felt that {where} was nearer. Asked in what part you felt it, you said in the soles.',
      'The way to the drawing was a little clearer, for {who} had remembered that the match goes in from below. You have shown us with a candle.',
      'You were getting on. A bell-founder told you what {foe} pays him not to talk, and that it was three months late.',
      'You were one step closer to burning the sheet. What {foe}’s carters grease their axles with could be smelled all the way to {where}, by anyone who bent down.',
      'You had news of {who}, and it was part of your progress: there was paint on the brush again. The Virgin has a determined chin.',
      'Your oath had moved on, you stated, and you slept four hours. A wagon of straw men had been seen, going to be filled again for {foe}.',
      'It had come nearer, and you said so aloud. A smith had drilled thirty-three holes for {foe}, and had been told that they were for flutes.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Learn in {place} how many barrels are cast.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go over the foundry wall and count the moulds',
          description: 'The furnace takes off the eyebrows, and the apprentices sleep across the door.',
          success: [
            'You counted the moulds in the foundry: thirty-three, in three rows, and all but two were cast. In the clay of the next you scratched a flaw, on the inside, where a founder looks last. It will burst. Asked with what, you said a hairpin. You have lost both your eyebrows.',
            'You got over the wall and saw how far {foe} had come. Eleven barrels were done, and eleven, and nine. You made a line in the mould of one that was still clay. I asked how thick. You pulled out one hair and laid it upon the sheet before my master.',
            'You lay in the slag until the bellows-boy slept, and then counted thirty-three moulds, two of them unpoured. You spoiled one of those. It took nine breaths. You wiped your feet, you say, and I believe it: there were prints on the near side only.',
          ],
          failure: [
            'You had counted eleven moulds when the sand gave way, and they chased you off across the slag with tongs. You do not know how many {foe} has cast. You brought away a print of {foe}’s mark, backward, on your hose. It is entered.',
            'You were astride the foundry wall when they opened the furnace, and a dozen apprentices saw you. You had counted nothing. The youngest gave you the number. It was, you deposed, none of your business.',
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
            'You read the ruts, and found that {foe} has no trigger yet. Four carts went on heavy; the fifth turned back light. It had lost its box, and in the straw was pressed a toothed wheel. You knew now on which road it lay. I have the string. There are five knots.',
            'You told the carts apart by the left wheels: a flat, a split, a new tyre, and a nail. Those four had gone to {foe}. The other had carried the trigger and had been turned about behind a barn. You had the carrier’s name from the bill. You were on your knees for an hour, and have had us look at them.',
            'Five carts had come, and one had stopped for a shoe, the off fore. In that one was the toothed wheel, without which {foe} cannot fire. You learned by which road it had gone on. Asked what was wrong with its ox, you limped for us.',
          ],
          failure: [
            'You measured the ruts and got the wrong cart. It was the miller’s, and had gone backward, with his mother in it. She scolded you for an hour and had it driven over the rest. Where {foe}’s carts divided cannot now be seen. I have tried.',
            'You had your nose upon the ruts when a sixth cart came over them. The carter was sorry, and put back the edges with both hands. Nothing could be learned of {foe} there after that. He has deposed that he did it as neatly as he could.',
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
            'The pupil told you that he had sold the sheet for a pair of spectacles, and gave you what might undo it: fourteen drawings of the engine, each with a mistake. {foe} would be killed by any one of them. He went on with an angel’s sleeve, the right, while he talked.',
            'The boy owned to it, and put down the pail. He had sold {who}’s drawing for the sake of his mother’s eyes. Since then he had made it over, wrong, fourteen times; you have those. I have laid them upon the floor here. There was no room to stand.',
            '“Has it been fired?” the pupil asked, and you said not yet. His mother was the first who saw what he had sold, through the spectacles that he had got for it. She made him draw it until it was spoiled. You had all fourteen, and on each is a cross where it will burst.',
          ],
          failure: [
            'The pupil climbed his scaffold and pulled the ladder up, and told you nothing. He sat among cherubs. He had his dinner with him, and you had none. You stayed for two hours, with your head back, and were once given a crust.',
            'You asked the pupil about the sheet, and he let go of the pail. It was lime. When you had your eyes open again the boy was gone, for eggs. His master held the cloth. You see better with the left now, you told us.',
          ],
        }),
      },
    ],
    ready: [
      'All was ready: the last cart had gone to {where}, and you were to follow and burn the drawing. {foe} had walked behind it to hear that nothing rattled. You knew the breech, the flaw and the sheet. You showed us each upon the inkwell.',
      'You had learned what there was to learn, and it was time for {where}. {foe} would put the engine together there. You meant to come before the powder. You could draw the thing with your eyes shut, you stated, and were let try.',
      'Nothing was left but to go to {where}, where {foe} would try the gun. {who} had told you of every part. Asked if you were afraid, you said that it is better to stand at the side of it than in front.',
      'You were to go to {where} at once, as {foe} had sent for thirty-three straw men and a barrel of wine. The drawing had to be burned before they were used. You cut your nails. It would be done by touch.',
      'You had it all in mind, the breech, the match and the sheet, and could set out for {where}. You had drawn it once more in pencil and eaten that. {foe} was greasing the wheels. {who} wished it to look like an accident.',
    ],
    test: {
      openings: [
        'At {where} the engine stood ready to be fired, with thirty-three mouths toward a row of straw men. You had come to burn the drawing. {foe} had it spread out upon a drum, and was reading it. The match was lit. Asked how you knew for whose street it was meant, you said by the hats. You were eleven paces off.',
        'You came to {where} and heard a ratchet, thirty-three clicks of it. The gun was uncovered, and {who}’s drawing was nailed to its carriage by four nails. You had to get that off and burn it before {foe} fired. “You are late for the first row,” {foe} called, without turning round, “but there are three.” You state that you believed it.',
        'It is agreed that you found {foe} at {where} with the gun uncovered and the drawing of it beneath one arm, the left. You were to burn the one and stop the other. {foe} was pacing out how far off the straw men stood, in good hats. “You had better stop your ears,” you were told; and {foe} blew upon the match.',
      ],
      still: [
        'The drawing was not burned yet, and the match was shorter by a finger’s breadth. {foe} had walked round, so that the engine should stand between you.',
        '{foe} still had the drawing, and was counting the barrels with a knuckle, from left to right. Somebody had set the straw men’s hats straight.',
      ],
      offers: [
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Set the third row to foul the first',
          description: 'It wants both your arms in the works, with the priming already in.',
          success:
            'You put a pin in the wrong way round, and the engine fouled itself and the drawing burned in the flash. The third row pulls to the left; you had only to help. It coughed, turned about once and sat in its smoke with every barrel at the sky. Your arm was out by then. I make it by half a second.',
          failure:
            'The ratchet caught your cuff before the wedge was in, and drew you after it to the elbow. {foe} had it stopped, out of respect for the mechanism. You left the sleeve, the right, and did not get the drawing. We have counted the marks upon the arm: seventeen teeth.',
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Get under the trail and overturn it',
          description: 'It weighs as much as a cathedral bell, and nobody has ever been under one twice.',
          success:
            'You got under the engine and overturned it, and the drum and the drawing were beneath. The drum caught from the match. You had lifted with the back and the left leg. Two of the gunners took their caps off. Asked what it weighs, you said that you would rather not be told.',
          failure:
            'You lifted the engine by an inch, and it came down by two. You lay with one cheek in the grease and looked along a barrel, until {foe} looked in at the other end. They pulled you out by the feet. It was in order to begin, you deposed.',
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Grab the sheet and run beneath the muzzles',
          description: 'The one clear way out is straight in front of it, bent double, ahead of the match.',
          success:
            'You tore the drawing off its nails and ran out under the muzzles, and it was burned. The gun spoke over your back: one row, two, three. You were in a ditch when you could hear again. Your hem was alight, on the left, and you lit the sheet at that.',
          failure:
            'You got away with one corner of the drawing, the wheels and the title. The works stayed upon the nail. The first row went over your head, rather high. You were singed from the right ear to the left. I have the corner, and {who} has begged us not to keep it.',
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask the gunners who is to stand nearest',
          description: 'They have wives, and you must look at each of them while {foe} is giving orders.',
          success:
            'You asked the gunners who was to stand nearest, and they stepped back and left {foe} alone with the gun. You had told them of the fourteen that would burst, and shown on your fingers what remains. Nobody would touch it off. {foe} was made to hand over the drawing, by pure distance. I have it at nine paces.',
          failure:
            'You asked the gunners who would stand by the gun, and were answered that it paid treble. They drew straws for it and put you out between two ramrods. {foe} kept the drawing. The one who had won, you say, went on looking at the breech.',
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Slip away and look for the powder',
          description: 'It will be somewhere dry, out of earshot, with somebody sitting upon it.',
          success:
            'You found the powder, forty paces off, under an ox-hide and a sleeping boy, and wetted it. You moved the boy first. There were three casks. When {foe} touched off the engine it hissed thirty-three times, and while they all ran up to look you had the drawing and a candle.',
          failure:
            'You stove in a cask, and it was wine, which the gunners had hidden. All six came at you. By the time that you had made peace with them the powder had gone to the breech under {foe}’s own cloak. Asked about the wine, you said Malmsey.',
        }),
      ],
    },
    triumph: [
      'You burned the drawing before {who}’s eyes, and the engine cannot be built again. The flame went along the barrels a row at a time: eleven, and eleven, and eleven. {who} set a heel on what was left, the right, and called for chalk. Low on the chapel wall there are now engines for peeling pears, and for getting an old mother up a stair. I have tried the pears. It took both of us.',
      'The drawing was burned, and {foe}’s bronze was sold to the bell-founder by the pound. It made one great bell and two small. The great one pulls to the left. {who} came to the christening with blue upon both ears, and laid a hand flat against it until it had done humming. “Yes,” said {who}. “That is what I meant.” I have timed it. It hums for fifty seconds, and {who} had stayed for all of them.',
      'You burned the drawing, and {who} begged the ash of you and ground it with oil. It makes a warm black. There is a Saint Barbara above a side altar who has it in her left sleeve, where the shadow falls. Every painter who goes by asks how it was done. {who} tells them that it gave less light when it was white. My master stood before that sleeve for nine minutes and asked you nothing.',
      'The engine was unmade, and a town sent to ask for the carriage to put its saint upon. {who} drew that over for them. You walked behind at the feast, it is agreed, on the right. Where three rows of barrels had been sat three rows of choirboys, thirty-three in all, and out of tune. Asked whether you had counted them, you said yes. Asked whether it was from habit, you said that one of them waved.',
      'With the drawing burned, {who} drew the whole of it once more, in chalk upon the yard, and sent for you. You sat on the step together with a jug, and waited for the hens. They walked over the breech and scratched in the second row. One laid. “That will do,” said {who}, and went in to see to a Madonna’s hands. I have been to the yard. The egg was on the left.',
      'You burned the drawing, and of the bronze {foe} kept only enough for a door-knocker, in the shape of a fist. It is the right. {who} goes there, when {who.he} is low, and knocks, and runs off round the corner, sixty paces, with those knees. You were made to do it too. You knocked upon my table to show us how, and my master sent somebody to the door.',
    ],
    loss: [
      '{foe} fired the engine at {where}, before you could burn the drawing, and it did all that the drawing said. Two princes had come to see. Within the year there were six. {who} has turned every Madonna to the wall; I counted them, fourteen. If you knock, a boy comes down and says that nobody draws there. Asked what you did when he told you so, you said that you thanked him.',
      'You found {who}’s drawing too late, in a gutter, trodden by an army. They needed it no longer. There was one in every camp by then, copied by people with no hand, and in all of them the lines that {who} had got right were right. You burned yours at {where}, as you had sworn. It was wet. Asked how long it took, you said that you had stayed for the whole of it.',
      'You failed, and {foe}’s engine is kept in a shed, and {who} wished to be taken to see it. A sentry explained the rows. {who} put one finger into a barrel, and then into the next, as far as it would go, and asked if they had altered anything. Nothing, he said. You did all the talking on the way home. It is nine miles. You have told us what you talked of, and it was pears.',
      'There is a street where {foe} first used the engine, since you had not stopped it. They have pulled down what remained and made a garden. {who} lodges at the corner and sells seed. You were shown something blue that has taken, and told how deep one sets it: two inches. {foe} has written to {who}, four times, to ask for the drawing of a larger. I have those letters. They have not been opened.',
    ],
    fates: {
      triumph:
        '{who} draws again, pears for the most part. {foe} casts bells, and goes to hear them, and stands on the left side of the church with one hand over that ear. I asked which was the better. They agree.',
      loss: '{who} has not held a brush since. {foe} dines with dukes, and sits well away from the windows. I have paced that hall. From {foe}’s chair to the nearest glass it is thirty-three.',
      death:
        'When you did not come, {who} went alone with a hammer, and spoiled nine barrels before {who.he} could be stopped. {foe} is still nine short. The hammer is here. It was meant for picture nails.',
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
      'You deposed that {foe} had hanged {who}’s father in another man’s place, and that you swore to make {foe} own to it. The body hung from the palace window with a paper, and the name upon that was not his. {foe} knew. At {where}, before witnesses, {foe} was to say the right name. {who} is a ropemaker. The rope was {who.his} own make; you were shown it, left-laid, of three strands.',
      'It is agreed that the captain, {foe}, hanged an innocent man, who was {who}’s father. The man whom they wanted could not be found, and the crowd had been told that somebody would hang. {who} laid a yard of hemp upon your knee, of the rope that was used. It had been sold to the palace for a well. You swore that {foe} should own at {where} to whom {foe.he} had hanged. You have that yard about you now.',
      'Asked how the father of {who} died, you said of going by a window. {foe}’s men took him off the street and hanged him for someone else, and pinned the other’s name on his breast. {who} was measuring off a halter while you were told, and stopped at the second yard. It had been just so long. You swore that {foe} should say at {where} who it was that hung there.',
      'You stated that {foe} pointed into a crowd, and {who}’s father was hanged. He had come to be paid for rope. They used it. The man who was to die had crossed the border, and his name was put upon the dead one, so that the accounts should agree. You swore to bring {foe} to own to this at {where}, aloud, with the proper name. {who} asked if it would be in writing as well.',
      '{foe} hanged the wrong man, knew it, and let the wrong name stand; we have you and {who} on record as to that. It was {who}’s father. A washing-line crosses the yard, nineteen feet of it, and the fellow of that line was the rope. You looked at it as you swore. {foe} was to come out with the right name at {where}, in front of people. There were shirts on it. You counted four, and one is still his.',
      '“They were three weeks behind with the bill,” said {who}, “so my father went up to the palace.” There {foe} had him hanged, in the stead of a man who had got away. The paper upon him bore that other’s name. You gave {who} your hand, the right, that {foe} should own to it at {where} and say whose neck it was. Asked for the sum of the bill, {who} has given it to us. It is still owing.',
      'You were shown a knot by {who}, and were asked what you would call it. It was from the rope with which {foe} had hanged {who}’s father by mistake, and then not by mistake. He bears another man’s name in the books to this day. You swore that {foe} should speak the true one at {where}. I have had that knot in front of me. Whoever tied it was in a hurry, and left-handed.',
      'It is on record that {who}’s father, a ropemaker, was hanged by {foe} for another man. {foe} had sent for a certain person and been brought an honest one, and would not have things held up. {who} had the trade from him. You swore upon a hank of tow that {foe} should own to it at {where}, bareheaded. Pressed as to the hat, you said that it was {who} who wanted that. My master took off his.',
    ],
    advances: [
      'Your oath was nearer to being kept, you deposed. A charcoal-woman had seen {foe}’s riders go by, eleven of them, and none had paid.',
      'You were one step closer to {foe}. You had found a stirrup with the badge, a hand in a ring. It is a left hand.',
      'It is agreed that you had got further: a man with a broken nose told you how many {foe} keeps at the gate, and which of them drinks.',
      'You had gained upon {foe}, whose watcher had lost you. You then watched him. He reports in a stable, with his cap off.',
      'You were nearer to {where}, and knew now why {foe} goes there: it is where the paymaster comes. It came to you over a shoe-lace.',
      'The oath to {who} was further on. Six had stood in that square, you learned, and all six remember what {foe} said.',
      'You had come closer to hearing the name. A clerk at {where} had kept a copy of the paper, out of tidiness, when {foe} had it burned.',
      'The way to {foe} was shorter by what you had been told, which is how many steps it is from the gate of {where} to the chair. Twenty-two.',
      'You were getting on, and felt it in the right hand. Asked how, you closed it. A miller had told you how many horses {foe} feeds.',
      'You were further with your search. Anybody may enter at {where} who comes about a death; it is {foe}’s own order, and {who} laughed at it.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the clerk who wrote the paper.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Take the clerk by the collar',
          description: 'He is a small man, but he keeps two very large cousins.',
          success: [
            'You had the clerk by the collar, and he told you that {foe} knew. He had asked how the name was spelled, and {foe} had said: “As you please.” He has written this out, with the date. The cousins were in a barrel at the time, one inside, and one upon the lid.',
            'The clerk wrote down for you that the hanged man gave his right name, and that {foe} ordered another. It is dated. One cousin you had sent to the door, and the other was shut in with the deeds of three parishes. Asked which hand held the collar, you said that he weighed so little.',
            'You got the first draft of the paper out of the clerk. {foe} had struck through one name and put in the next, with a different pen. It took one bench for the two cousins, swung from the left. The clerk certified it with his feet off the floor. I make it eleven inches.',
          ],
          failure: [
            'You had hold of the clerk’s collar, and his cousins had hold of you. You learned nothing of what {foe} had said. They went down two flights with you, in step. A sheet of paper followed you out into the court. It was the bill for the banister.',
            'The clerk did not have to speak, as there was a third cousin. He was slight, with spectacles, and had come for his dinner. It was he who broke the chair. You had been told of two, and had counted upon them, left and right.',
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
            'You climbed up and brought away the rope that hanged {who}’s father. The crossbowmen were at morra. You bit through the knot, and came down with the rope round your waist. When they next looked up they crossed themselves. {who} knew it by the strands. So do I now: left-laid, three.',
            'You had the rope, and left a curtain cord hanging in its place, with the tassel on. You went up by the gutter in stockings. {who} ran the rope through two fingers and said, “Mine.” Asked how high it had hung, you said twenty-six feet. I made it twenty-six.',
            'You took the rope down while one guard slept and the other pared his nails with a bolt. By the sixth nail it was off its hook; by the ninth it was about you. He was holding up the last when you wished him good day. {who} has counted the strands.',
            'You changed the rope for a yard of clothes-line before either guard looked up. They looked, and there it hung. {who} was sent the real one, in a basket, and put a thumb to the lay. It is not known that anybody has noticed. I was there last week, and saluted.',
          ],
          failure: [
            'A bolt nailed your hood to the wood, and you had to leave the rope. You unbuttoned, and came down fast. You had seen the knot, from six inches: {foe} had tied it in person, as a groom ties, and badly. It is still up there, over the hood.',
            'You were half way up to the rope when the guard was changed. The new men did not play. They walked round and round beneath and looked up. You stood in a niche, upon the left leg, with two fingers raised, until your calf gave.',
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
            'You found the man who should have hanged, and he will say so before anybody. He sells cheese under another name. Each week he has paid for a Mass for {who}’s father, who died as him. He asked only to put the lids on. You held the lamp. There were eleven lids.',
            'The man whom {foe} had meant to hang is alive and will come with you. You asked for a quarter of the hard cheese, and his hand gave out. He had stood in that crowd and heard his own name read. He looked up, he told you, to see who it was on.',
            'He had kept a speech ready for three years, and will make it: that he should have hanged, and that a dealer in rope did. He put up his shutter and chalked on it where he had gone. I have read it. Asked whether he slept, he said that he would.',
          ],
          failure: [
            'The man who should have hanged saw your boots under the awning, and ran. He went by two courtyards and a baptism. You were left among the cheeses, with a slate. He has written one name upon it, over and over; it is {who}’s father’s, and each time it is spelled right.',
            'You asked at five stalls in {place}, and by the fifth he had been warned. The man who should have hanged was gone. A boy told you that he had left to be buried in the country. There was a cloth upon the board, and it was still moving, on the left.',
          ],
        }),
      },
    ],
    ready: [
      'You had all that you needed, and could go to {where} to make {foe} own to it. {foe} was to be paid there, with few men by, and a notary. You had been told the number of the men. You held up six fingers.',
      'It was time to face {foe}, and the place for it was {where}. The money would be there, and so {foe} would. Asked where the velvet has no mail under it, you laid a hand below your left arm.',
      'You knew who would stand where, and were now to go to {where}. {foe} would sit by the chest until it was empty, and must be made to say the name. You paced it for us, round this table. I was the notary.',
      '{who} asked for one name, said by {foe} in company, and the company would be at {where}. You had only to go. It was pay-day, and nobody would leave early. You had the yard of hemp over your left arm.',
    ],
    test: {
      openings: [
        'You stood before {foe} at {where}, and asked for the name of the man who was hanged. {foe} sat with the pay-chest for a table, signing. Six men were about him, thumbs in their belts. “If it is the window,” said {foe}, “that is closed. There was a rope, there was a man, the people went home.” The pen had not stopped.',
        'It is agreed that you walked into {where} with a yard of hemp upon your arm, to make {foe} own to the hanging. {foe} knew the hemp before you. The notary left off reading. “The ropemaker’s friend,” said {foe}, and drew, without getting up. “And which name was it to be? I forget.” You give the distance as eleven feet, with the chest between.',
        'You came up to {foe} at {where} and told him for whom you were there: for {who}, and for one name, to be said aloud. The pay lay in heaps on a blanket. There were six men and a notary. “It is the ropemaker,” {foe} told the notary, “about a spelling”; and loosened his sword by an inch. The left side, you told us.',
      ],
      still: [
        '{foe} had not said the name. He had set his back to the pay-chest and taken a fresh hold upon the hilt, and the six had come two paces nearer.',
        'The name was still not said, and the notary had reached the end of his page. {foe} went on counting, with the sword laid across the heaps.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Beat down the blade and close with {foe}',
          description: 'There are six men by, and {foe} has done this oftener than you have.',
          success:
            'You broke {foe}’s blade under your heel, and made him say the name. At the last you sat upon the velvet, with the hemp about one neck, slack, and the six looked on. “How is it spelled?” asked {foe}. You spelled it. Asked how long the hemp was round him, you said as long as that takes.',
          failure:
            'You had hold of {foe} by the velvet, and it tore, and no name was said. The pommel took you above the right ear. You were outside when the ground lay still, having been rolled there. I have paced that as well. Within, somebody went on from the second paragraph.',
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Make off with the pay-chest and be followed',
          description: 'Six men will go after their wages over anything, and {foe} must ride in front.',
          success:
            'You made off with the pay-chest, and {foe} followed alone, and said the name. At the first bend the chest had burst and the six got down to their wages. When the mule gave out he was twenty paces behind, on foot. He looked back once. Nobody was by but you. Then the notary came up, and he said it again.',
          failure:
            'The mule was theirs, and carried you and the chest in a circle, back to {foe}. It went at a smart trot, to the left. {foe} put out a foot, you went on over its ears, and the chest came open. No name was spoken. It was full of receipts.',
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Tell the six men how it was done',
          description: 'Soldiers hate to hear what they are, and they may take it out on you.',
          success:
            'You told the six men whom they had hanged, and {foe} had to say the name. The eldest took out his thumbs, walked over to your side and stood there. There was not one who had not had a father. At the fourth {foe} asked you how it went, and read it from your lips.',
          failure:
            'You told the six men how it was done, and one laughed, from nerves, and the rest after him. {foe} was saved by that. You were thrown among thistles, nine feet, by two of them. You had seen him lay down the pen. Asked in which hand he took it up again, you said that he had not yet.',
        }),
        does(['patience', 'endurance', 'medium', 'serious'], {
          action: 'Say the name until {foe} says it',
          hurt: 'blow',
          description: 'They will strike you each time, and each time you must begin again.',
          success:
            'You said the name until {foe} said it. They struck you each time. By the tenth the six were waiting for it, by the twentieth their lips moved, and the notary had taken it down from habit. He had always known it, {foe} cried out. I have the notary’s sheet. It is there twenty-six times, and the last is in another voice.',
          failure:
            'You said the name nine times, and at the tenth your mouth said another. They cheered, and {foe} had you seen to the road. Only the notary was quiet. He was looking at {foe}. You were asked to say for us what came out the tenth time, and it was your own.',
        }),
        does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Slip a confession in among the receipts',
          description: '{foe} signs whatever lies uppermost and reads it afterward, when one ought to be gone.',
          success:
            'You laid a confession among the receipts, and {foe} signed it, under the saddler’s bill. It says that he put to death without cause a man here named in full. You had sanded it before the pen was wiped. The notary coughed, and begged {foe} to read out the last sheet. He read it to the end.',
          failure:
            'Your confession went in beneath the saddler’s bill and came out on top. {foe} read the half, and threw the table, and you went behind it. He had not said the name. You had to leave the paper there. The notary had seen it, you told us, and notaries finish what they read.',
        }),
      ],
    },
    triumph: [
      '{foe} said the name of {who}’s father, aloud, and you brought word of it to {who}. You were asked in what voice, and who stood by. You were then asked to tell it again. The yard of hemp was unpicked and spun in with new, and it is a swing now. I have measured that: eleven feet, left-laid. There was a child upon it, and I had to wait.',
      '{foe} owned to it, and under the palace window there hangs a new paper, upon vellum, with the right name and the word innocent. {who} reads it through every week, lips moving. Others do so too. The rope is sold for wells once more. Asked if you had read it yourself, you said from across the street. I have stood there. One cannot make out the small letters.',
      '{foe} said it bareheaded, as you had sworn, and could not find the hat afterward. It was at {who}’s. A boy had brought it. {who} looked at it, brushed the nap, and sent it back by the same boy, with a length of new cord about it and no message. It has not been worn since. We have asked {foe} for it as an exhibit, and had it by return, with the cord.',
      '{foe} owned that it was the wrong man, and the notary read the name out three times, to the left, to the right, and upward. {who} had come by then. Nothing was cheered. A woman who had shouted in that crowd with the rest put down her basket, and asked {who} how he had liked his eggs. Then others began to recall things. I have eleven pages of it. He liked them soft.',
      'You gave {who} a paper with {foe}’s mark, in which the right name stands, and {who} showed you a rope. It was eleven fathoms of white hemp, with the father’s twist, which nobody had made since. A child went down it first, after a bucket. {who} tried the knot at the well’s edge and said a name over it, and spelled it. Asked if you had heard, you said that you had held the other end.',
      'It had been said, by {foe}, before witnesses, and {who} had thought that it would be like something. There were pigeons upon the palace roof, and dinner had to be got. But going home {who} did not cross to the other side, as for three years. You kept step, on the left. Under that sill {who} stopped to tie a shoe. You gave it as four minutes. I have tied mine there in one.',
    ],
    loss: [
      '{foe} died in bed and never said the name. He lies under eight titles, all spelled as they should be. You told {who} so in the rope-walk, where one goes backward at the work. {who} did not stop. You stood still, and the rope grew longer between you, until you could not make out the face at the end of it. I have paced that walk. It is three hundred and ten.',
      'The wrong name stands, and the file is closed, and {foe} was made a governor. {who} sat that day in the rope-walk, with the door open and the yard of hemp over one knee. You came in. {who} moved along the bench, to the left, and you both looked at it. Asked what was said, you told us that after an hour somebody shut the door. You did not know which of you.',
      '{foe} would not own to it, and offered {who} a pension, which came in a wrapper with the other man’s name. {who} sent it back. It has come and gone so often that there is a hook for it. You carried it once yourself, and stood in the hall under a portrait of {foe}, with your hat on. A clerk there asked how you spell “innocent”. You spelled it, and he wrote down something else.',
      'The man who should have hanged was caught and hanged after all, and {foe} owned to nothing. The paper upon that one bore the name of {who}’s father, as it was the one left over. So the books agree; I have been shown them. {who} laughed when you told it, and turned the wheel the faster, and could not leave off. You put your right hand on the wheel. It took the skin of two fingers.',
    ],
    fates: {
      triumph:
        '{who} sells rope for wells and swings. {foe} was dismissed, for bad spelling, as it is put in the order, and breeds geese. I have seen the order. There is one mistake in it.',
      loss: '{who} makes string now, and nothing that would hold a man. {foe} governs a city, where the palace windows have been barred. I counted eleven bars to each, and a gap.',
      death:
        '{who} had your name cut upon the father’s stone, below his, and stood over the mason for the spelling. {foe} rides by it twice a year, with his eyes on the reins. I have checked each letter.',
    },
  },
];
