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
      'You were hired to kill {who}, the {who.trade}, and swore to save {who.him} instead. The name had come to you inside a glove. {foe}, a banker, keeps a bill in {where} which promises money for that death to whoever brings it about. You swore to {who} that you would go there and have the bill cancelled. Asked why, you told the court that {who} had once sat up three nights with your fever.',
      '{who}, the {who.trade}, was to be killed for money, and you were hired to do it. {foe}, a banker, holds the bill in {where}, drawn up like a bill for wool: it is paid upon {who}’s death. You showed {who} the name in the glove that had been sent to you. Then you swore to see the bill cancelled at that bank, so that nobody should be paid. {who} thanked you, and could not hold the cup still.',
      'You had been sent a glove with a name in it: you were to kill {who}, the {who.trade}, and {foe}’s bank at {where} would pay for it. Until the bill for that death is torn up anybody may earn it. You warned {who}, and swore that you would have it cancelled there. {who} wished to know how many days there were. You told the court that it was thirty.',
      'You were hired for the death of {who}, a {who.trade}, and went to {who} and said so. The order was upon paper, and the banker {foe} had it in a drawer in {where}; whoever did it would be paid. You swore to go there and have that paper cancelled. {who} was finishing a lens for a child and did not stop. “What did I do?” asked {who}. You did not know.',
      'The banker {foe} had ordered the death of {who}, a {who.trade}, and you were to carry it out; the name came to you in a glove. You went to {who} and told {who.him}. The bill that pays for it lies in {where}, and you swore to get it cancelled at {foe}’s bank, so that {who} might live. Asked why, you told the court that {who} had once hidden you for nine days.',
      '“Is it much?” asked {who}, the {who.trade}, when you said that there was a price upon {who.his} life. It was a good deal, you said: {foe}, the banker, would pay it in {where}, upon a bill like any other, and you had been hired to earn it. You swore to {who} to have that bill cancelled at the bank instead. {who} gave you soup.',
    ],
    advances: [
      'It was known now in which drawer of {foe}’s bank the bill on {who} lies.',
      'A clerk of {foe}’s bank was willing to let you in at {where} by the side door.',
      'One of {foe}’s partners was against the bill on {who}, and would say so when they met.',
      'You knew now on which day the letters of {foe} go to {where}, and could be there before them.',
      'A notary had written down for you which words make a bill on a life void.',
      'A cashier of {foe}’s had left the bank, and was ready to swear that the bill on {who} exists.',
      'People at {where} said openly that a bank which pays for a death should be shut.',
      'Two of the men who had wished to earn the price upon {who}’s life had given it up and gone home.',
      'A joiner who made the drawers of {foe}’s bank had told you how they are opened.',
      'You knew now that {who} stands in {foe}’s ledger under “Wool, Fine”, and so under which heading to look for the bill.',
      'A neighbour of {who}’s had taken {who.him} in, behind a good lock, until the bill should be cancelled.',
      'A widow who keeps her money with {foe} would take it away, she said, unless the bill on {who} was cancelled.',
      'The sexton of {where} had told you the hour after which no bill may be paid there.',
      'It was known now which of {foe}’s partners had signed the bill on {who} without reading it.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the notary who drew up the bill.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the notary about the bill on {who}',
          description:
            'There may be a clause that makes it void, but he charges by the line, and for silence by the page.',
          success: [
            'The notary read you the bill upon {who}’s life, and it has an error in the name. By its own last clause it is void if the name is wrong. There is one letter too many. He had drawn it for wool, he said. I have laid a ruler under the word. It is the fourth letter.',
            'You had the draft from the notary, and saw that {who}’s name was wrongly written. That makes the bill waste paper, should {who} stand upon the spelling. He looked at the door for the whole time. Asked how long, you said eleven lines.',
            'The notary kept his thumb beside one clause and talked of his digestion. You read it under the nail: any mistake in the name of {who}, and the bill falls. The thumb went up the page to the name and stayed there. You counted the letters, and then counted them on his other hand.',
          ],
          failure: [
            'The notary told you nothing about the bill upon {who}, and sent a boy out at the back to say that you had asked. You ran after him for two streets. You would have to try the notary again, at a better time.',
            'You asked the notary three things of {who}, saw his clerk in the corner, taking them down, and had to stop. A copy would go to every party. He told you the charge for the lines, and nothing else.',
            'The notary would not speak of the bill upon {who}, and read you the price of every other paper in the room. Asked how long that took, you said an hour and a half. He had not repeated one.',
            'You offered the notary double for the bill upon {who}, and he told you nothing, as he took it for a test by {foe}. He wrote down your offer and had you read it over.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Meet the clerk who ran away from {foe}, at {place}.',
        offer: does(['gift', 'perception', 'medium', 'none'], {
          action: 'Bring {foe}’s runaway clerk a meal and ask',
          description:
            'He knows who signed for {who}’s death, but has lived for a fortnight on chestnuts, and will not talk until you have got him something better.',
          success: [
            'The clerk ate, and gave you the names of the four partners who had signed for {who}’s death. Three had not read it. He had written it in four inks, and told you the fourth name after the cheese. You had cut the loaf left-handed, with the other upon the bench.',
            'You fed the runaway clerk until he talked: {foe} has four partners, and all of them must sign. He gave you their names, one to a slice. Asked if he had asked for mustard, you said before he asked who you were.',
            'He came out of the bushes for one egg, and for a second he named the partners of {foe}. He did each of them for you by the cough. You guessed three. The fourth he did again, through cheese, and it was the old lady who had never read a bill.',
            '“There are four,” the clerk told the ham, and by the time that it was bone you knew who had signed for {who}. He begged you not to walk behind him when he left. You went first, for sixty paces, and did not look round.',
          ],
          failure: [
            'The clerk ate what you had got for him and thanked you, and told you no name. In the ash where he sat were sums, one of which was the price of {who}. He would eat again the next day, he told you.',
            'The clerk would not come near you, and you got nothing from him about {who}. You laid bread upon a stone, and the birds had it. He was forty paces off, behind a wall, and you both watched them.',
            'The clerk took the loaf from behind a wall, said grace, and told you that he was not there. You asked four times about the bill, and each time you could see the elbow.',
            'You had brought a cheese, and the clerk talked of cheese, of which he knew nineteen kinds. He then fell asleep, and the bill upon {who} was never reached.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Wait in {place} upon the partner who never reads.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Sit in the partner’s antechamber until you are seen',
          description:
            'She signed the bill on {who} unread and might vote against it, but forty people are before you, on one bench without a back.',
          success: [
            'The partner who never reads was made to read, and she will vote against the bill on {who}. You had outsat thirty-nine people. She is a very old lady. She took off her spectacles and said one word. You have asked that it should not be written.',
            'You waited until there was nobody left but a parrot, and the old partner came in to put out the lamps. The bill on {who} was lining the cage. She read it, holding you by the left arm, and asked on which day one voted.',
            'You did not move, and so the old lady put on her spectacles and read what she had signed against {who}. For sixty years she had signed where there was a cross. She would come and vote, she told you, if she had to be carried. I have lifted the chair. It wants four men.',
          ],
          failure: [
            'You outsat all forty, and the old partner had gone by the other door, so that nothing was done for {who}. You were given leave to use her chair. She would be there again another day, the usher told you.',
            'You waited from one Monday to the Thursday, and the old partner was in the country. One waits here to be told that, said the usher. {who} was no safer, and you would have to come again.',
            'You did not reach the partner, because you gave up your place on the bench to a woman with a child, and were the last of forty again. Asked if you regretted it, you said that she had thanked you.',
            'You sat in the antechamber until the lamps were lit, and the porter put all forty of you out, so that the partner heard nothing of {who}. I have tried that bench. It slopes to the left.',
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
        'You came before {foe} in {where}, where the partners of the bank sat under an arcade, with the ledger and the bills of the half-year. You were there to have {who}’s bill cancelled before it was paid. Over the square hung a cage: a bill is void, by old custom, if somebody hangs there for it until the closing bell. “You have come to collect,” said {foe}.',
        'It is agreed that you entered the bank in {where}. {foe} sat under the arcade with the partners and an open ledger, and the bill on {who}’s life was on a spike before them. You wanted it cancelled. “{who} is alive,” said {foe}. “Among us that is called a default.” One custom might help you: whoever hangs in the cage outside until the bell makes a bill void.',
        'Asked where the bill on {who} was, you said on a green table at {where}, under the hand of {foe}. It was to be called and paid that day, unless you could have it cancelled. All the partners sat there with the ledger, and the doors stood open on the arcade. A cage hung outside; whoever stays in that until the closing bell makes a bill void.',
      ],
      still: [
        'The bill on {who}’s life was still not cancelled, and somebody would be paid for killing {who} if you went away. {foe} had laid a silver ruler across it, and looked at you over ten clean fingers.',
        'Another bill had been called and paid, and {who}’s lay next, which you had sworn to have cancelled. {foe} had squared the heap with the left forefinger. You were still on your feet.',
      ],
      givenUp: [
        'Twelve clerks walked you out of {foe}’s bank and shut the doors of the arcade behind you. The bill on {who} was put off to another sitting, and you might come again.',
        '{foe} closed the ledger for that day, and two porters put you out into the square at {where}. The bill on {who} had not been paid, and you could come back for it.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Plead for {who} before all the partners',
          description: 'Whoever speaks against a bill in that room stands surety for it with his neck.',
          success: [
            'You pleaded for {who}, and the partners voted that the bill should be cancelled. You told them what is ground in that back room, and which of them read their ledgers through it. One after another took off the spectacles and looked at them. {foe} counted the votes twice. It was by one.',
            'You pleaded for {who}, and won, since the oldest of the partners asked what {who} had done, and nobody in the room could say. {foe} looked at the left-hand page and then at the right. The bill was struck through by common consent, and held out to you. I have read both pages. Nothing is there.',
            'You told the partners that there was an error in the bill on {who}, and had the last clause read aloud, by which an error makes it void. There was one letter too many in the name. They spelled it together. {foe} offered to correct it. That wants five signatures, I am told, and {foe} had one.',
            'You asked each partner to say aloud that {who} must die, and none of them would, and so they cancelled the bill. The first began, and coughed. The second asked for water. {foe} said it quite easily, three times, and that was what the others could not bear. Asked who had voted first, you said the right side of the table.',
          ],
          failure: [
            'You pleaded for {who}, and the partners did not vote. {foe} thanked you and had you shown down by a stair with a trap in it. You caught hold with eight fingers, climbed out, and stood before them again while they went on to alum.',
            'You pleaded for {who}, and the partners would have voted, but {foe} asked what you had been paid for your last death, and you answered. They laughed, and it was put off. You had named the sum to the florin. The bill was where it had been, and so were you.',
            'You pleaded for {who}, and the partners voted only that your speech be entered as surety, and you with it. Two porters held your neck down over the ledger while that was written. The bill was still good. I have the page. There is the print of a chin upon it, a little to the left.',
            'The partners did not hear your plea for {who}, as {foe} had the accounts read out at the same time, and louder. You raised your voice; so did twelve clerks. Asked how far you had got, you said as far as “mercy”.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Enter {who} in the ledger as settled',
          description: 'It must be in {foe}’s own hand, on a page that is being ruled under your nose.',
          success: [
            'You wrote two words into the ledger in {foe}’s own hand: settled, dead. {foe} came to them, blotted them and tore the bill on {who} across. You had asked only to check a sum. It took you nine seconds. I have tried the hooks on the letters, and cannot do them in a minute.',
            'You wrote {who} into the column of what was settled, and {foe} cancelled the bill with the rest of that column, by one stroke along the ruler. You had dipped the pen in {foe}’s ink with the left hand, behind your hat. The stroke went through eleven names. I have measured it. It is nine inches, and does not waver.',
            'You were handed the pen to sign for the death of {who}, and entered it in {foe}’s hand as settled three years before. {foe} does not pay twice, and cancelled the bill. Then three years of pages were turned back, to see who had had the money. Asked if anybody had, you said that it was a slow year.',
            'You wrote “settled” against {who} upside down, across the table, and twelve clerks copied it into twelve books before {foe} saw it. After that it was so. The bill had to be cancelled to agree with the books. {foe} went from stool to stool. I have seen all twelve. In nine the word is upside down.',
          ],
          failure: [
            'You wrote that {who} was settled, and your ink was the wrong brown, so that {foe} drew a wet finger through the line. A sand-box was thrown at you. You ducked behind the twelve clerks, and the bill lay where it had lain.',
            'You had written “settled” as far as the second t when {foe} shut the ledger upon your hand. {who} stood in it as before. {foe} leaned on the cover with both elbows until you had said what you were looking for. Asked what you said, you told the court: a recipe for eels.',
            'You entered {who} as settled in a hand that was {foe}’s to the last hook, and {foe} had written another for a month. All the twelve clerks knew it, and the bill was not touched. They led you back to your place by the ears, six to each. The line was wet yet.',
            'You could not enter {who} as settled, for the clerk upon the left held on to his page and would not let you have it. You both pulled. The ink went over your right sleeve, and {foe} had the page ruled afresh. There was nothing upon it but your thumb.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'grave'], {
          action: 'Hang in the cage until the bill runs out',
          hurt: 'weariness',
          description:
            'The bill is void at the closing bell, and until then it is bare irons, over the square, in your shirt.',
          success: [
            'You hung in the cage over the square until the closing bell, in your shirt, and the bill upon {who} ran out. At each quarter they held up a pen to you. Children brought news, then bread, then their mothers. {foe} sent up the key. Asked what you had looked at, you said pigeons. There were thirty-one.',
            'You hung in the cage until the closing bell, and {foe} had the bell put off for an hour, and you hung for that hour too. So the bill on {who} ran out. It was the ringer who gave way. He had counted to sixty, he has deposed, sixty times, and then pulled.',
            'You stayed in the cage until the bell, and the bill on {who} was void, though three times they had offered to let you down if you would ask. People held up pots to you on poles. {foe} stood beneath for the last quarter, with the bill. Asked in which hand, you said the left. The right kept opening.',
            'You were in the cage at the closing bell, since the whole square had begun to count the quarters with you, and the bill upon {who} ran out before two hundred people. {foe} did not care to be seen paying after that. I have sat in it for as long as I could, which is four minutes.',
          ],
          failure: [
            'You did not last in the cage until the bell, and they let you down. The bill on {who} was still good. You had to hold on to the table of {foe}’s clerks until you could stand.',
            'You had to leave the cage before the bell, as the hook wore through, and they let you down upon a mattress, for the sake of the paving. By the custom of the house that is leaving. The bill on {who} held good. {foe} had the cage door unlocked for you, though it was open at the bottom.',
            'You hung in the cage for five hours, and fell asleep, and said “Let me down,” as a sleeper will. They let you down at once. The bill on {who} was good for an hour yet. Asked what you had dreamed of, you said stairs.',
            'You called down from the cage to be let out, for a girl had climbed after you on the outside and could not get back. You gave her your hand as far as the ledge. By the rules you had asked, and the bill on {who} was no nearer its end. {foe} has had the pole greased.',
          ],
        }),
        does(['gift', 'perception', 'medium', 'slight'], {
          action: 'Give {foe} back {foe.his} own secret',
          description:
            'You have found out by now what {foe} hides, and may trade it for the bill, but once handed over it can never be used again.',
          success: [
            'You gave {foe} back a letter to a rival house, and {foe} gave you the bill on {who}. Nothing was said. The letter went over the cloth from left to right, turned from the doorkeeper, and the bill from right to left. It took eleven breaths, most of which were {foe}’s.',
            'You laid {foe}’s own secret upon the table, a leaf out of {foe.his} mother’s ledger, and got the bill on {who} for it. The leaf showed whose the first florins had been. {foe} covered it with the right hand and pushed the bill across with the left. I have asked to see it. There is no such leaf, I am told.',
            'You told {foe} the secret, in the left ear, and that nobody else had it from you, and {foe} cancelled the bill without being asked. Then {foe} waited to hear the price. There was none, you said. It was a present. I understand that {foe} has looked for the hook in it ever since.',
            'You said to {foe} that you had been in a certain room and had locked it after you, and the bill on {who} was cancelled with three strokes. {foe} had believed that nobody knew of that room. Asked what is in it, you shut your mouth; and after three minutes my master shut his book.',
          ],
          failure: [
            'You gave {foe} back the secret, and it was worth nothing now, as the rival had died, and left {foe} the bank. {foe} laughed until the florins jumped. The bill on {who} stayed where it was.',
            'You gave {foe} back the secret, and got nothing for it, as the partners had known it for years. {foe} asked you to say it louder. They joined in at the second word. The bill on {who} was not moved, and you were thanked from all sides of the table.',
            'You handed {foe} the secret in a folded paper, and {foe} dropped it unread into the inkwell, which is deep. It was black now, whatever it was, you were told, and the bill on {who} was white. Asked if you had a copy, you said that one does not keep copies of that.',
            'You began to give {foe} back the secret and had to stop, for {foe} knew a worse one of yours, and told it to the twelve clerks. They wrote. The bill on {who} stayed under the hand that had it. Asked what it was, you said that they have it in writing.',
          ],
        }),
        does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Snatch the bill and leave by the arcade',
          description:
            'Out of {foe}’s hands it can be made void, but there are three doors, twelve clerks, and a house that has never been seen to run.',
          success: [
            'You snatched the bill on {who} from under {foe}’s eyes, ran, and kept it in your fist upon the bridge until the closing bell, which made it void. They could not call out, for fear of those who keep their money there. Twelve clerks walked after you. Asked if they laid hands on you, you said that nobody had told them which of them should.',
            'You had the bill on {who} between two fingers and were out beneath the arcade before {foe}’s pen came down. People at the doors asked why somebody should run out of a bank. {foe} told them that the bill was cancelled, so as to have a reason, and signed it. I have counted the pillars: nineteen.',
            'You took the bill on {who} and left by the arcade at a walk, and it was the walk that did it. The porter held the door, as for anyone with papers. When {foe} cried out you were at the notary’s across the way, who declared it void, since {foe} no longer held it. You had thanked the porter, he deposed.',
            'You got away under the arcade with half of the bill, the half that says for what it is to be paid. {foe} kept the other, which promises a sum for nothing at all. The partners cancelled that, and sent it after you, to be rid of the joke. I make it forty-one paces to the corner. You said forty.',
          ],
          failure: [
            'You had hold of one end of the bill and {foe} of the other, and {foe} was the stronger. You were caught at the door, with a corner of it in your hand. The bill lay on the table again, under a weight.',
            'You snatched a bill and ran with it as far as the third pillar, and it was for eleven sacks of wool. The bill on {who} had lain beneath it. A clerk walked you back by the right sleeve, and asked you, kindly, to put the paper where you had found it.',
            'You had the bill on {who} in your hand and could not get out with it, as the arcade was full of depositors, who stood. You were passed back over their heads, feet foremost, to {foe}, who took the paper from you. I have asked six of them. They thought that it was for charity.',
            'You reached for the bill, and {foe}’s ruler came down before you had it, and the twelve clerks shut the three doors. It took them five seconds. Then they went back to their stools, and nobody spoke of it. You have shown the court which knuckles: the left.',
          ],
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
      '{who}, a painter, had drawn an engine of war, and asked you to destroy the drawing. It shows a gun of thirty-three barrels, by which one man can empty a street. {foe}, a gun-founder, had got hold of it, was casting the barrels, and meant to fire the gun at {where}. You swore to {who} to be there first and to burn the drawing, since without it the gun cannot be built again.',
      '{foe}, a gun-founder, had stolen a drawing from {who}, a painter, who asked you for help. It shows a gun of thirty-three barrels. “It works,” said {who}. “That is what is wrong with it.” {foe} was building the gun from it and would try it at {where}. You swore to {who} to come there before it was fired and to burn the drawing.',
      '{who}, a painter, once drew a gun that kills a whole street at one shot, and was sorry for it. It has thirty-three barrels. {foe}, a gun-founder, had taken the drawing and was having the gun cast, to be fired at {where}. You swore to {who} to burn that drawing there before it came to that. “I cannot undraw it,” {who} told you.',
      '{foe}, a gun-founder, had taken a drawing from {who}, a painter, and was building from it a terrible gun, with thirty-three barrels on one carriage. It was to be fired at {where} for the first time. {who} begged you to prevent it. You swore to be there before that and to put the drawing in a fire, so that no second gun could be made.',
      'There was a clean square upon {who}’s workshop wall, where a drawing had hung, and {foe}, a gun-founder, had stolen it. {who}, who is a painter, told you what was on it: a gun with thirty-three barrels. {foe} would build that gun and fire it at {where}. You swore to {who} to go there first and burn the drawing.',
      '{foe}, a gun-founder, called on {who}, the painter, about a bell, and when {foe} had left a drawing was gone. It shows a gun of thirty-three barrels that one man can fire. {foe} was sending the bronze in carts to {where}, to build it there and try it. {who} asked your help, and you swore to burn the drawing before the gun was fired.',
    ],
    advances: [
      'You knew now the width of {foe}’s gun-carriage, and could tell its tracks on any road to {where}.',
      'A carter of {foe}’s had left, as he would not bring a gun that kills a whole street.',
      'It was known now that {foe} keeps the drawing by day and night in a leather case.',
      'A smith who drilled barrels for {foe} had told you how many were still wanting.',
      'You knew now by which road {foe}’s bronze goes to {where}.',
      'A woman who cooks for {foe} at {where} was willing to let you in with the bread.',
      'Two of {foe}’s gunners had asked for their wages and gone home.',
      '{who} had remembered where the gun can be jammed, and had it written down for you.',
      'A bell-founder whom {foe} had paid to be silent was ready to tell you of the gun.',
      'A wagon with parts of {foe}’s gun had broken down on the road, and the gun would be late.',
      'A pupil of {who}’s had told you what {foe}’s folder looks like, in which the drawing is kept.',
      'People near {where} had seen the straw men that {foe} would shoot at, and told you in which field they stand.',
      'It was known now that {foe} had no second copy of {who}’s drawing.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Learn in {place} how many barrels are cast.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go over the foundry wall and count the moulds',
          description:
            '{foe}’s gun is cast in there, and you may spoil a barrel; but the furnace takes off the eyebrows, and apprentices sleep across the door.',
          success: [
            'You counted the moulds in the foundry: thirty-three, in three rows, and all but two were cast. In the clay of the next you scratched a flaw, on the inside, where a founder looks last. It will burst. Asked with what, you said a hairpin. You have lost both your eyebrows.',
            'You got over the wall and saw how far {foe} had come. Eleven barrels were done, and eleven, and nine. You made a line in the mould of one that was still clay. I asked how thick. You pulled out one hair and laid it upon the sheet before my master.',
            'You lay in the slag until the bellows-boy slept, and then counted thirty-three moulds, two of them unpoured. You spoiled one of those. It took nine breaths. You wiped your feet, you say, and I believe it: there were prints on the near side only.',
          ],
          failure: [
            'You had counted eleven moulds when the sand gave way, and they chased you off with tongs, so that you do not know how many {foe} has cast. You brought away a print of {foe}’s mark on your hose.',
            'You were astride the foundry wall when they opened the furnace, and a dozen apprentices saw you. You had counted nothing. They threw slag until you got down on the outside.',
            'You did not get over the foundry wall, as a dog on a chain had the length of it by heart. You measured his chain afterwards, from the lane: eleven paces, and the wall is ten.',
            'You counted the moulds in the dark by touch and came to forty, and then to twenty-six, so that you still do not know how far {foe} has got. The third time you burned your right hand and left.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Look at {place} for where the carts divided.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Read the axle marks at {place}',
          description:
            'They may tell you where {foe}’s carts took the parts of the gun, but it is an hour on your knees in dung.',
          success: [
            'You read the ruts, and found that {foe} has no trigger yet. Four carts went on heavy; the fifth turned back light. It had lost its box, and in the straw was pressed a toothed wheel. You knew now on which road it lay. I have the string. There are five knots.',
            'You told the carts apart by the left wheels: a flat, a split, a new tyre, and a nail. Those four had gone to {foe}. The other had carried the trigger and had been turned about behind a barn. You had the carrier’s name from the bill. You were on your knees for an hour, and have had us look at them.',
            'Five carts had come, and one had stopped for a shoe, the off fore. In that one was the toothed wheel, without which {foe} cannot fire. You learned by which road it had gone on. Asked what was wrong with its ox, you limped for us.',
          ],
          failure: [
            'You measured the ruts of the wrong cart. It was the miller’s, and had gone backward, with his mother in it. She scolded you for an hour, and you had learned nothing of where {foe}’s carts divided.',
            'You had your nose upon the ruts when another cart came over them, and you could not read them. The carter was sorry, and put back the edges with both hands. You would have to look farther on.',
            'You could not read where the carts had divided, for it had been a market day at {place}, and every carter of the district had stood there. You showed my master the string. It has ninety knots in it.',
            'You followed one pair of ruts for a mile, and learned nothing of {foe}’s carts: it led to a mill, and the miller had not been out. He asked what you were doing on your knees.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Speak in {place} with the pupil who sold the sheet.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the pupil about the drawing he sold',
          description:
            'He sold {who}’s drawing to {foe} and has been waiting for someone to come, but he is fifteen, and holds a pail of lime.',
          success: [
            'The pupil told you that he had sold the sheet for a pair of spectacles, and gave you what might undo it: fourteen drawings of the engine, each with a mistake. {foe} would be killed by any one of them. He went on with an angel’s sleeve, the right, while he talked.',
            'The boy owned to it, and put down the pail. He had sold {who}’s drawing for the sake of his mother’s eyes. Since then he had made it over, wrong, fourteen times; you have those. I have laid them upon the floor here. There was no room to stand.',
            '“Has it been fired?” the pupil asked, and you said not yet. His mother was the first who saw what he had sold, through the spectacles that he had got for it. She made him draw it until it was spoiled. You had all fourteen, and on each is a cross where it will burst.',
          ],
          failure: [
            'The pupil climbed his scaffold and pulled the ladder up, and told you nothing. He sat among cherubs. You stayed for two hours, with your head back, and were once given a crust.',
            'You asked the pupil about the sheet, and he let go of his pail of lime, so that you learned nothing. He had only been startled. His master washed your eyes, and told you to come when the boy was calmer.',
            'The pupil would not say what he had been paid, as the master plasterer stood beneath him and told him to go on working. He looked at you twice over his left shoulder, and did not speak.',
            'You asked the pupil too sharply, and he wept and told you nothing. Asked what you did then, you said that you held his pail for him. It weighed, when I tried it, nineteen pounds.',
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
        'At {where} the engine stood ready to be fired, a gun of thirty-three barrels in three rows, with six gunners about it. It pointed at a row of straw men. You had come to burn the drawing, from which another could be built. {foe} had it spread out upon a drum, and was reading it. The match was lit. You were eleven paces off.',
        'You came to {where}, and the engine was uncovered: three rows of eleven barrels, and six gunners. {who}’s drawing was nailed to its carriage by four nails. You had to get that off and burn it before {foe} fired. “You are late for the first row,” {foe} called, without turning round, “but there are three.” You state that you believed it.',
        'It is agreed that you found {foe} at {where} with the engine uncovered, its three rows of barrels loaded and six gunners at their places. {foe} had the drawing of it beneath one arm, the left. You were to get the drawing and burn it before they fired at the straw men. “You had better stop your ears,” you were told; and {foe} blew upon the match.',
      ],
      still: [
        'The drawing that you had sworn to burn was not burned yet, and from it a second gun could be built. {foe} had walked round, so that the engine should stand between you, and the match was shorter by a finger’s breadth.',
        '{foe} still had the drawing and would fire the gun, unless you prevented it, and was counting the barrels with a knuckle, from left to right. Somebody had set the straw men’s hats straight.',
      ],
      givenUp: [
        'Six gunners drove you away from {where} with their ramrods. {foe} had kept the drawing, but had the straw men to set up again before anything was fired, so that you might come back.',
        'You were marched off from {where} between two ramrods, without the drawing. {foe} put off the firing to another time, for fear of you, and you were free to try again.',
      ],
      offers: [
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Set the third row to jam the first',
          description:
            'Then the gun cannot fire, and you may get at the drawing; but both your arms are in the works, with the priming in.',
          success: [
            'You put a pin in the wrong way round, and the engine fouled itself and the drawing burned in the flash. The third row pulls to the left; you had only to help. It coughed, turned about once and sat in its smoke with every barrel at the sky. Your arm was out by then. I make it by half a second.',
            'You changed two pins in the works, and the third row swung up and jammed the first, so that the engine could not be fired. {foe} sent for a hammer. You offered to hold the drawing meanwhile, and held it in the match. Asked whether {foe} had thanked you, you said yes, at first.',
            'You bent one tooth of the ratchet, and the third row came round upon the first and locked. It took nine seconds, lying on the back. No two of the barrels point the same way now. {foe} could not read how to free them, as the drawing was what you had lit to see by.',
            'You loosened a wedge, and the third row slid down before the mouths of the first, and nobody would fire it so. There were six gunners and six opinions. While {foe} heard them you rolled the drawing, put it into one of the barrels, and lit it there. It burned very well. I have seen the barrel.',
          ],
          failure: [
            'The works caught your cuff before the third row was set wrong, and drew you after it to the elbow. {foe} had the engine stopped, out of respect for it. You had not got the drawing, and the gun was as it had been.',
            'You had your arm in the works to the shoulder when {foe} turned the crank, and the third row went round as it should. You were carried round with it, once, and set down where you had started. {foe} still had the drawing. Eleven barrels had gone by your nose.',
            'You set the third row to jam the first, and {foe} saw by the drawing what you had done, and set it back. It was a good drawing. You were held by both elbows while it was shown to you, from left to right, where you had been clever.',
            'You drew out a pin, and it was the one that holds the lid, and the lid came down upon your hands. The third row had not been touched. Two gunners lifted it off you and wished to know if you could still count to ten. You counted for us. I have it as ten.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Get under the engine and overturn it',
          description: 'It weighs as much as a cathedral bell, and nobody has ever been under one twice.',
          success: [
            'You got under the engine and overturned it, and the drawing went down beneath it and caught from the match. You had lifted with the back and the left leg. Two of the gunners took their caps off. Asked what it weighs, you said that you would rather not be told.',
            'You got your back under one end and turned the engine upon its side, so that its three rows looked into the earth. {foe} ran round to see. The drawing fell on your side, where you and the match were. Asked how long it burned, you said that you had counted to thirty-three.',
            'You could not lift the engine alone, and two of the gunners laid down their ramrods and got under it beside you, and it went over. They had seen the hats on the straw men, they told you. {foe} held out the drawing, to show them what they were breaking. You took it by one corner, and it was burned.',
            'You got under one end and straightened your knees, and the engine stood up on its mouths, and stayed so. It was fast in the ground by eleven barrels. {foe} looked up at it, and let you take the drawing, and did not see you burn it. I have measured the holes. They are nineteen inches deep.',
          ],
          failure: [
            'You lifted the engine by an inch, and it came down by two, with you beneath. They pulled you out by the feet. It stood as it had stood, and {foe} had the drawing.',
            'You lifted the engine by one end as high as your knees, and six gunners sat down upon the other. They had not been told to. The engine came down on its wheels, and {foe} kept the drawing. I have reckoned the six of them at eleven hundredweight, with their boots.',
            'You got under the engine, and your left foot slid, and the engine rolled back over your hat. Nothing was overturned but a bucket. {foe}, who had the drawing safe, put a stone behind the wheel, and thanked you for having shown that one was wanted.',
            'You heaved until something gave, and it was your belt, and the engine had not stirred. The gunners looked away. {foe} put the drawing behind the carriage, out of your reach, and told you what the whole weighed, to the pound. You had known it, you said, by then.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Grab the drawing and run beneath the barrels',
          description: 'The one clear way out is straight in front of it, bent double, ahead of the match.',
          success: [
            'You tore the drawing loose and ran out under the muzzles, and it was burned. The gun spoke over your back: one row, two, three. You were in a ditch when you could hear again. Your hem was alight, on the left, and you lit the sheet at that.',
            'You had the drawing and were beneath the muzzles before {foe} could lower the match, and {foe} would not fire, for fear of hitting the sheet. You ran bent double, with it held up over your back. At the straw men you stopped, and burned it inside a hat. I have paced that: ninety-one.',
            'You took the drawing in the right hand and the match out of {foe}’s in the left, and ran beneath the muzzles with both. Nobody can fire without a match. You had put the one to the other by the ninth step. {foe} came up when it was done, and trod upon what remained.',
            'You snatched the drawing, ran out in front of the gun and lay down there, beneath the reach of the lowest row. It cannot be pointed so low, as {who} had told you. You burned the sheet lying upon your left side. They came for you on foot, and there was nothing left to come for.',
          ],
          failure: [
            'You had hold of the drawing, and it would not come away before the first row was fired over your head. You lay down under the smoke, singed from ear to ear. {foe} had the sheet again, and put a nail through the corner that you had held.',
            'You grabbed the drawing and ran with it beneath the muzzles, straight in among the straw men, and hung upon one by the sleeve. {foe} fetched the sheet back in person, and you after it. “The hat suits you,” said {foe}. It was the straw man’s.',
            'You snatched at the drawing, and {foe} turned aside, and you ran out under the muzzles with nothing in your hand. The match came down to within an inch. You lay upon your face for eleven breaths. Then somebody laughed, and you got up, and the drawing was still to be had.',
            'You got the drawing and ran, and a gunner put his ramrod between your knees. You fell beneath the second row. {foe} picked up the sheet, wiped it, and wished to know which of the thirty-three you would prefer. You said the one upon the left.',
          ],
        }),
        does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask the gunners who is to stand nearest',
          description:
            'A gun that may burst frightens gunners, and they have wives; but you must look at each of them while {foe} is giving orders.',
          success: [
            'You asked the gunners who was to stand nearest, and they stepped back and left {foe} alone with the gun. You had told them of the fourteen that would burst, and shown on your fingers what remains. Nobody would touch it off. {foe} was made to hand over the drawing, by pure distance. I have it at nine paces.',
            'You asked the gunners who was to stand nearest, and each gave another’s name, and then they would not stand there at all. The youngest begged {foe} to. {foe} looked at the breech, and at the place, and handed you the drawing to burn. I have stood there too. The grass is good.',
            'You asked the gunners who would stand nearest when it was fired into a street, and one asked which street, and you told him. He lives there. It took two minutes to go from the left of the line to the right. At the end of it they had the drawing from {foe}, and lit it at the match.',
            'The gunners answered you that {foe} would stand nearest, and {foe} said that they would, and you had only to wait. There were words. In the end they drew straws, out of one of the straw men. The short one came to {foe}, who let the match go out and gave you the drawing.',
          ],
          failure: [
            'You asked the gunners who was to stand nearest, and they answered that it paid treble. They put you back behind the line, between two ramrods. {foe} kept the drawing, and one of them went on looking at the breech.',
            'You asked the gunners who was to stand nearest, and the eldest, who is deaf, said “Yes,” and the others went by him. They were set in their places by height. {foe} had the drawing still, and told you that you spoke very clearly.',
            'You asked the gunners who would stand nearest, and {foe} answered for them: you. They took your arms, two on the right and two on the left, and you stood at the breech with one hand upon it. It was not fired that time, and {foe} kept the drawing. You have told us that it was warm.',
            'You asked the gunners, and they could not hear you, as {foe} had had their ears stopped with wax before the trial, and so nobody left the gun. They nodded. You showed them with your hands how a breech bursts. One of them offered you bread.',
          ],
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Slip away and look for their powder',
          description:
            'Without it they cannot fire, but it will be somewhere dry, out of earshot, with somebody sitting upon it.',
          success: [
            'You found the powder, forty paces off, under an ox-hide and a sleeping boy, and wetted it. You moved the boy first. There were three casks. When {foe} touched off the engine it hissed thirty-three times, and while they all ran up to look you had the drawing and a candle.',
            'You found the powder by the nose, in a dry well fifty paces to the left, and let down four buckets of water upon it. Then you came back and told {foe}. While all of them ran to the well you had the drawing to yourself, and burned it.',
            'You found the powder, and rolled the casks away down the slope, one by one, and the gunners ran after them, and {foe} after the gunners. You walked back with your hands behind you. The drawing was there, and the match. It was eleven paces to them, and nobody upon any of the eleven.',
            'You looked for the powder, and all that they had was in the gun, and so you spoiled it there: the gunners’ soup went in at the vents. {foe} stood by the engine with a lit match and nothing to put it to. You asked for the drawing, and lit it at that.',
          ],
          failure: [
            'You stove in a cask, and it was wine, which the gunners had hidden, and not the powder. All six came at you. By the time that you had made peace with them {foe} stood before the gun as before.',
            'You looked for the powder for a quarter of an hour, in two tents and a cart, and it lay beneath where you had been standing. They let you look. Somebody held the tent open for you. When you came back {foe} showed you the drawing, from nine feet.',
            'You found the powder, and the boy who minded it woke and wanted a story, and shouted, so that it stayed dry. The gunners brought him back to it, and you to {foe}. Asked why you had not told him one, you said that you had begun.',
            'You followed a trail of black grains on your knees, and it was pepper, from the gunners’ kitchen, and you did not find the powder. You sneezed nineteen times. They stood round until you had done. {foe} had the drawing, and a handkerchief.',
          ],
        }),
      ],
    },
    triumph: [
      'You burned the drawing, and brought {who} the ash, and the engine cannot be built again. The flame had gone along the barrels a row at a time: eleven, and eleven, and eleven. {who} set a heel on the ash, the right, and called for chalk. Low on the chapel wall there are now engines for peeling pears, and for getting an old mother up a stair. I have tried the pears. It took both of us.',
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
      'You swore to make {foe} own to a crime. {foe}, a captain, had hanged the father of {who}, a ropemaker, in another man’s place, and hung the other man’s name on him. He knew whom he had hanged. {who} asked you to bring the right name out of him, aloud, at {where}, before witnesses. The rope had been {who.his} own make.',
      'The captain, {foe}, had hanged an innocent man, and he was the father of {who}, a ropemaker. The man whom they wanted could not be found, and the crowd had been told that somebody would hang. {who} laid a yard of that rope upon your knee and asked you to see justice done. You swore that {foe} should own at {where}, aloud, to whom he had hanged.',
      '{foe}’s men took the father of {who}, a ropemaker, off the street, and {foe}, their captain, hanged him for someone else. They pinned the other’s name on his breast, and it stands in the books today. {who} told you of it and asked for your help. You swore to {who} that {foe} should say at {where}, before people, who it was that hung there.',
      '{foe}, a captain, pointed into a crowd, and {who}’s father was hanged. He had come only to be paid for rope. The man who was to die had crossed the border, so they put his name upon the dead one. You swore to {who}, who is a ropemaker, to bring {foe} to own to this at {where}, aloud, with the proper name. {who} asked that it should be written down as well.',
      '{foe}, a captain, hanged the wrong man, knew it, and let the wrong name stand. It was the father of {who}, a ropemaker, who came to you for help. You swore to {who} that {foe} should come out with the right name at {where}, in front of people. The rope with which it was done had come from the dead man’s own shop.',
      '“They were three weeks behind with the bill,” said {who}, a ropemaker, “so my father went up to the palace.” There {foe}, the captain, had him hanged, in the stead of a man who had got away, with that other’s name upon him. {who} wanted the truth told. You gave {who} your hand that {foe} should own to it at {where}, before witnesses, and say whose neck it was.',
      '{who}, a ropemaker, showed you a knot, and it was from the rope with which {foe} had hanged {who}’s father. {foe}, a captain, had mistaken him for another man, and then let the mistake stand: he bears the other’s name in the books to this day. You swore to {who} that {foe} should speak the true one at {where}, before people.',
      '{who}’s father, an honest ropemaker, was hanged by {foe}, a captain, for another man. {foe} had sent for a certain person and been brought the wrong one, and would not have things held up. {who}, who has the father’s trade, came to you. You swore upon a hank of tow that {foe} should own to it at {where}, bareheaded, and say the dead man’s name.',
    ],
    advances: [
      'A charcoal-woman had told you which road {foe} takes to {where}, and was willing to show it.',
      'A groom of {foe}’s had left his service, and would say who was hanged.',
      'You knew now how many men {foe} keeps at the gate of {where}, and which of them drink.',
      'Two of {foe}’s men had left him, because he had hanged an innocent man.',
      'You knew now on which day {foe} goes to {where} for his pay.',
      'Six people remembered what {foe} said when the wrong man was hanged, and one of them would repeat it before him.',
      'A clerk had kept a copy of the paper in which {foe} put another man’s name to the hanging.',
      'You knew now which door at {where} leads to {foe}’s chair, and that it has no lock.',
      'People said openly that {foe} had hanged {who}’s father and knew who he was.',
      'A notary was ready to come to {where}, and to write down what {foe} said there.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the clerk who wrote the paper.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Take the clerk by the collar and ask',
          description:
            'He wrote the wrong name for {foe} and knows it, and he is a small man, but he keeps two very large cousins.',
          success: [
            'You had the clerk by the collar, and he told you that {foe} knew. He had asked how the name was spelled, and {foe} had said: “As you please.” He has written this out, with the date. The cousins were in a barrel at the time, one inside, and one upon the lid.',
            'The clerk wrote down for you that the hanged man gave his right name, and that {foe} ordered another. It is dated. One cousin you had sent to the door, and the other was shut in with the deeds of three parishes. Asked which hand held the collar, you said that he weighed so little.',
            'You got the first draft of the paper out of the clerk. {foe} had struck through one name and put in the next, with a different pen. It took one bench for the two cousins, swung from the left. The clerk certified it with his feet off the floor. I make it eleven inches.',
          ],
          failure: [
            'You had hold of the clerk’s collar, and his cousins had hold of you, so that you learned nothing of what {foe} had said. They went down two flights with you, in step. A bill for the banister followed you out into the court.',
            'The clerk did not have to speak, as there was a third cousin, who broke the chair. You had been told of two, and had counted upon them. They put you out at the door.',
            'You took the clerk by the collar, and the collar came off, and he ran in behind his cousins, so that you learned nothing. You had it still, and laid it upon the table: linen, size fourteen.',
            'You did not get the clerk to speak, for he fainted as soon as he was lifted. You waited forty breaths with him over your arm, and then the two cousins came back from their dinner.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Bring away the rope that {foe} keeps on show at {place}.',
        offer: does(['explore', 'reflexes', 'medium', 'slight'], {
          action: 'Climb up and bring away the rope',
          description:
            '{who}’s father was hanged with it, and it is a proof; but it hangs high, as a lesson, and two crossbowmen mind it.',
          success: [
            'You climbed up and brought away the rope that hanged {who}’s father. The crossbowmen were at morra. You bit through the knot, and came down with the rope round your waist. When they next looked up they crossed themselves. {who} knew it by the strands. So do I now: left-laid, three.',
            'You had the rope, and left a curtain cord hanging in its place, with the tassel on. You went up by the gutter in stockings. {who} ran the rope through two fingers and said, “Mine.” Asked how high it had hung, you said twenty-six feet. I made it twenty-six.',
            'You took the rope down while one guard slept and the other pared his nails with a bolt. By the sixth nail it was off its hook; by the ninth it was about you. He was holding up the last when you wished him good day. {who} has counted the strands.',
            'You changed the rope for a yard of clothes-line before either guard looked up. They looked, and there it hung. {who} was sent the real one, in a basket, and put a thumb to the lay. It is not known that anybody has noticed. I was there last week, and saluted.',
          ],
          failure: [
            'A bolt nailed your hood to the wood, and you had to leave the rope. You unbuttoned, and came down fast. It is still up there, with the hood.',
            'You were half way up to the rope when the guard was changed, and the new men did not play. You stood in a niche, upon one leg, with two fingers raised, until your calf gave; then you ran.',
            'You did not get the rope, as the drainpipe by which you climbed came away from the wall at the second bracket. Both crossbowmen helped you up, and asked what you had lost.',
            'You reached the rope, and could not undo it: {who} had made it, and the knot too, and it had had three years of rain. You cut at it for four minutes before you were seen.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Ask in {place} what became of the man they had meant.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Find the man who should have hanged',
          description:
            'He lives under another name and could swear in whose place {who}’s father died, but a stranger’s boots may frighten him away.',
          success: [
            'You found the man who should have hanged, and he will say so before anybody. He sells cheese under another name. Each week he has paid for a Mass for {who}’s father, who died as him. He asked only to put the lids on. You held the lamp. There were eleven lids.',
            'The man whom {foe} had meant to hang is alive and will come with you. You asked for a quarter of the hard cheese, and his hand gave out. He had stood in that crowd and heard his own name read. He looked up, he told you, to see who it was on.',
            'He had kept a speech ready for three years, and will make it: that he should have hanged, and that a dealer in rope did. He put up his shutter and chalked on it where he had gone. I have read it. Asked whether he slept, he said that he would.',
          ],
          failure: [
            'The man who should have hanged saw your boots under the awning, and hid. You were left among the cheeses, with a slate, on which he has written the name of {who}’s father, over and over. He would not come out to you that day.',
            'You asked at five stalls in {place} for the man who should have hanged, and by the fifth he had been warned. He was not at home, a boy told you. There was a cloth upon the board, and it was still moving.',
            'You did not find the man who should have hanged, as he has had five names since, and you had only two of them. The third, you learned too late in the day, was painted over a cheese stall.',
            'You spoke to the man who should have hanged, and he denied that he was anybody, in front of his customers. You bought half a pound of cheese from him. Asked whether it was good, you said yes.',
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
        'You stood before {foe} at {where}, and asked him to say whom he had hanged. {foe} sat with the pay-chest for a table, and signed receipts. A notary and six men were about him, thumbs in their belts. “If it is about damages,” said {foe}, “that is closed. There was a rope, there was a man, the people went home.” The pen had not stopped.',
        'It is agreed that you walked into {where} with a yard of hemp upon your arm, to make {foe} say whom he had hanged. He was paying his six men, and the notary left off reading the receipts. “The ropemaker’s friend,” said {foe}, and drew, without getting up. “And which name was it to be? I forget.” You give the distance as eleven feet, with the pay-chest between.',
        'You came up to {foe} at {where} and told him for whom you were there: for {who}, and for one name, to be said aloud. The pay-chest stood open. There were six men, and a notary with receipts. “It is the ropemaker,” {foe} told the notary, “about a spelling”; and loosened his sword by an inch. The left side, you told us.',
      ],
      still: [
        '{foe} had still not said whom he had hanged, and you could not go back to {who} without that name. He had set his back to the pay-chest and taken a fresh hold upon the hilt, and the six men had come two paces nearer.',
        'The name of the man who was hanged was still not said, and you had sworn to {who} that {foe} should say it. The notary had reached the end of his page. {foe} went on counting, with the sword laid across the heaps.',
      ],
      givenUp: [
        '{foe}’s six men threw you out at {where} and threw your hat after you. He had not said the name. He would sit there again for the next pay, the notary told you, and so you might come again.',
        'The six men led you from {where} to the road, and {foe} went back to his receipts. Nobody had said the name, and nobody kept you from coming another time.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Disarm {foe} and close with him',
          description: 'There are six men by, and {foe} has done this oftener than you have.',
          success: [
            'You broke {foe}’s blade under your heel, and made him say the name. At the last you sat upon him, with a rope about his neck, slack, and the six looked on. “How is it spelled?” asked {foe}. You spelled it. Asked how long the rope was round him, you said as long as that takes.',
            'You struck the sword out of {foe}’s hand and had him by the collar, and he said the name. The six had come one pace nearer. He told them to stay, and then he told them why. I have the notary’s sheet. There is a gap before the name, of two fingers.',
            'You ran in under the blade and turned over the pay-chest with {foe} behind it, and he lay beneath and said the name. The six were upon their knees by then, after their wages. You sat on the lid. Asked if he had said it so that all could hear, you answered: twice.',
            'You beat {foe}’s guard down five times, and at the sixth he did not lift it, and said the name. You had said it to him with every stroke. The six could have come in upon you. It had been agreed among them, one has deposed, that they would first count to six.',
          ],
          failure: [
            'You had hold of {foe} by the coat, and it tore, and the hilt of his sword took you above the ear. No name was said. You got up before the pay-chest, where the six men had thrown you.',
            'You beat down {foe}’s blade, and one of the six hung on your arm and another on your leg, so that you could not close with him. He had said no name. They let go when you did. He sat as before, signing, with the sword under his left hand.',
            'You came at {foe} from the left, where his coat has no mail, and there was mail there. He had been told that you knew. His knee took you in the belt, and he stood over you, and said nothing that could be written down. Asked who had told him, you said that you would like to hear it too.',
            'You closed with {foe}, and both of you fell over the pay-chest, and he was up first. The blade was at your throat for four breaths. Then he thought of the notary, and drew it back. “There was no such name,” he said. You were on your knees, and he was not yet in his chair.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'serious'], {
          action: 'Make off with the pay-chest and be followed',
          description:
            'Give it back for the name: six men will go after their wages over anything, and {foe} must ride in front.',
          success: [
            'You made off with the pay-chest, and {foe} followed alone, and said the name. At the first bend the chest had burst and the six got down to their wages. When you could run no more he was twenty paces behind, on foot. He looked back once. Nobody was by but you. Then the notary came up, and he said it again.',
            'You made off with the pay-chest and let it down a well, and held out the end of the rope to {foe} in exchange for the name. The six had waited long enough for their pay. They looked at the well, and then at him. He said it into the well. They asked him to turn round.',
            'You drove off a mule with the pay-chest on it, and ran the other way, and the six went after the mule and {foe} after you. He had you against a wall, and told you whose neck it had been, since nobody would believe you. Behind the wall sat the notary, who had run from the noise. He has it, with the hour.',
            'You ran with the pay-chest as far as the bend, sat down on it, and would not get up until {foe} had said the name. The six could neither open it with you on top nor wait any longer for their wages. He said it with two of them holding his arms. You got up, and thanked him.',
          ],
          failure: [
            'You made off with the pay-chest upon a mule, and the mule was theirs, and carried you in a circle, back to {foe}. He put out a foot, and you went on over its ears. No name was spoken. The chest was full of receipts.',
            'You made off with the pay-chest, and had forgotten what the pay of a company weighs, and were caught at eleven paces. The six carried it back with you upon the lid. {foe} went on from the same signature. He had not said the name, or anything.',
            'You ran with the pay-chest, and the six came after you, and {foe} did not. When they had brought you both back he thanked them, and took something off each man’s pay for the time. No name had been said. He had finished a whole page meanwhile.',
            'You got the pay-chest as far as a ditch, and it went in, and you after it. It took six men and a rope to have it out. They then let down the rope for you. Asked of whose make it was, you would not say. {foe} had said no name, and waited for you above.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Tell the six men how it was done',
          description: 'Soldiers hate to hear what they are, and they may take it out on you.',
          success: [
            'You told the six men whom they had hanged, and {foe} had to say the name. The eldest took out his thumbs, walked over to your side and stood there. There was not one who had not had a father. At the fourth {foe} asked you how it went, and read it from your lips.',
            'You told the six how it was done, and made one of them stand for the dead man and another for {foe}. The one who was {foe} would not give the order. He asked the captain first to say the name. They all turned. {foe} said it to his own boots, and was begged to lift his head.',
            'You told the six that they had hanged a ropemaker, and one asked whose rope it was, and you said his own. Nobody had told them that. The tallest took off his belt, laid it on the pay-chest, and would not be paid. Five more were laid there. {foe} said the name across six belts.',
            'You asked the six what the hanged man had said at the end, and each had heard him give a name, and they had never compared. They compared now. It was six times the same. {foe} told them to be silent, and they said it louder, until he had said it with them. His, they have deposed, was the smallest voice.',
          ],
          failure: [
            'You told the six men how it was done, and one laughed, from nerves, and the rest after him. They threw you among some thistles, and {foe} was saved by that. You got up and stood before him again, and he had not taken up his pen.',
            'You told the six men how it was done, and they had been told it otherwise, upon oath and with beer. The eldest laid his hand over your mouth. It smelled of saddle soap. {foe} did not look up, and had not said the name.',
            'You began to tell the six how it was done, and {foe} began to call them up for their pay, so that each turned his back on you as he was called. By the end you were speaking to six backs. There had been six names, and none of them the one.',
            'You told the six men whom they had hanged, and they knew it. It was some time before you could go on. There had been a supper after it, which they had not liked. {foe} waited, pen in the air, for you to finish, and said no name.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'serious'], {
          action: 'Say the name until {foe} says it',
          hurt: 'blow',
          description: 'They will strike you each time, and each time you must begin again.',
          success: [
            'You said the name until {foe} said it. They struck you each time. By the tenth the six were waiting for it, by the twentieth their lips moved, and the notary had taken it down from habit. He had always known it, {foe} cried out. I have the notary’s sheet. It is there twenty-six times, and the last is in another voice.',
            'You said the name until {foe} said it, to put you right. They had struck you each time, and your mouth could no longer make the first letter. The notary asked what that word was. {foe} told him, from impatience, and then heard what he had said. We have the sheet. The pen has stopped under that word.',
            'You said the name until the six were tired of striking you, and the stick was handed to {foe}. He struck twice. The third time you said nothing, and looked at him, and he said it. Asked why you had stopped, you answered that it was his turn.',
            'You said the name and were struck, and said it, until the sixth man said it in place of striking you. The fifth said it after him. So it went back along the row, from right to left, to {foe}, who had nobody left to give an order to. I make it forty-four times. His was the last.',
          ],
          failure: [
            'You said the name nine times, and at the tenth your mouth said another, and they cheered. {foe} had not said it. Only the notary was quiet, and looked at {foe}. You were still on your feet.',
            'You said the name until they stopped your mouth with the notary’s neckcloth, and {foe} had not said it. They took it out again when the notary asked for it. Asked what can be said through linen, you showed the court. I could not have sworn to it.',
            'You said the name four times, and {foe} said yours, and what is paid for it in two cities. Then they struck you. It was the only name that he spoke. You got up by the help of the pay-chest, and he moved his papers to make room for your hand.',
            'You said the name, and each time the six said another, all together, so that it could not be heard. After the seventh they no longer troubled to strike you. {foe} was signing, in time with them, and said nothing.',
          ],
        }),
        does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Slip a confession in among the receipts',
          description: '{foe} signs whatever lies uppermost and reads it afterward, when one ought to be gone.',
          success: [
            'You laid a confession among the receipts, and {foe} signed it, under the saddler’s bill. It says that he put to death without cause a man here named in full. You had sanded it before the pen was wiped. The notary coughed, and begged {foe} to read out the last sheet. He read it to the end.',
            'You slid a confession beneath a bill for oats, so that only its foot was seen, and {foe} signed the foot. The notary drew it out and read it, and asked to have the name said aloud as well, for his book. The six had come up to listen. {foe} looked along them from left to right, and said it.',
            'You passed the confession to the notary as one more receipt, and he read it out in one breath with the fodder, and {foe} said “Agreed,” as to the rest. Nobody spoke for nine seconds. He was asked to repeat to what he had agreed. He said the name then, with his hand over his eyes.',
            'You laid the confession eleventh in the heap of receipts, and {foe} came to it, read it through, and signed it. He had seen that somebody knew all of it. He said the name to the notary, and that he was tired, and took the twelfth. I have the eleventh here. The hand is quite steady.',
          ],
          failure: [
            'Your confession came out on top of the receipts, and {foe} read the half of it and threw the table at you. He had not said the name. The notary had seen that paper, and notaries finish what they read.',
            'You slipped a confession in among the receipts, and {foe} signed the one above it and the one below. He had felt that the paper was too good. He tore yours in two and pinned the halves to your collar, left and right, and the name was as far off as before.',
            'You laid the confession with the receipts, and one of the six took it for his own and made his mark upon it. So it is he who has owned to the hanging. {foe} laughed and shook his hand, and of the right name nothing was said.',
            '{foe} did not sign your confession, since he had every receipt read out to him first, that once. You heard your own words as far as the fourth line, where he put out a hand for the sheet. He dried the pen upon it. The name was in the fifth.',
          ],
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
