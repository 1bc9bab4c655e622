import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

export const empireCourse: readonly SagaSceneContent[] = [
  {
    key: 'empire/course-sold-by-the-word',
    kind: 'course',
    of: 'find-out',
    cast: { 'copyist/man/old man': 'he', agent: 'he' },
    openings: [
      'An old copyist with a tray was selling, word by word, where the century of {who}’s son had been sent; he had once copied it for {foe}. {foe}’s agent stood beside him and bought each strip as it came, so that you should not have it. They barred your way, and you were to bid or to hear that you were too late.',
      'A copyist was selling a sentence out of {foe}’s papers off a tray, cut into single words, like sweetmeats: it said where the century of {who}’s son had been sent. {foe}’s agent had bought most of the strips. The copyist wished you to bid for the rest, and held his stick across your path until you did.',
      'A man who had copied {foe}’s papers for thirty years, and been dismissed without a pension, offered you a word off his tray. He knew where the century of {who}’s son had been sent, and was selling it a word at a time to {foe}’s agent, strip by strip. The agent asked you to stand back, and neither of them would let you by.',
      'In your road a pensionless copyist was selling from a tray, strip by strip, a sentence that {foe} had kept secret: where the century of {who}’s son had been sent. {foe}’s agent bid for every word, so that nobody should read two of them together. The copyist had been hoping for a second bidder, and took you by the cloak.',
      'A copyist had upon a tray, cut into forty strips of a word each, where the century of {who}’s son had been sent, and sold them to {foe}’s agent. The old man put one hand on your chest, so that you should bid too. It was to be had by the piece, at a rising price, and the agent had been sent with instructions to outbid you.',
      'A sentence lay upon a tray, cut into strips of one word, and the tray was in your way: it said where the century of {who}’s son had been sent. An old copyist had written it out at {foe}’s dictation, and as he had been turned off unpaid he meant to be paid by the word. {foe}’s agent, beside him, already held the first line of it, face down.',
    ],
    still: [
      'The copyist still stood in your way with his tray, and wanted you to bid for the words about {who}’s son. Some more strips had gone over to {foe}’s agent, who kept them apart from one another, in separate fingers.',
      'The copyist still held his stick across your path and waited for your bid, and {foe}’s agent bid against you. The price of adverbs had been lowered, by a very little.',
    ],
    givenUp: [
      'The copyist sold his last strip, and {foe}’s agent took them all away in a bag. They let you pass. You would have to learn from somebody else where the century had been sent.',
      'The two of them closed the sale and went off in different directions. The old man had his money and the agent had the words; the way was free, and you took it.',
    ],
    later:
      'Where the copyist had sold his words a strip of papyrus had been trodden into the ground. It said “nevertheless”, and nobody had thought it worth buying.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Persuade the copyist to tell the whole sentence',
          description:
            'You cannot outbid {foe}, and have nothing to offer but the reason why you ask; he has heard reasons.',
          toward: 'for',
          success: [
            'You persuaded the copyist, by telling him what {who} had asked you for, and why. He was silent. Then he said it over from beginning to end, as one says a thing that has been in the mouth for years; and the agent, with his hands full of single words, could not stop either ear.',
            'You persuaded the copyist to tell it whole: a sentence, it was put to him, is not a sausage. He had been a stylist in his day, and it hurt him. He drew himself up and recited the whole, with the pauses, and for that bit of time you knew more about the century than anyone whom {foe} pays.',
            'You asked the copyist who would ever know how well it had been written, and it persuaded him. The copyist looked at the strips. “Nobody,” he said, and wiped a hand on his tunic and pulled you down by the ear, and there you were given it entire, down to the signature and the date.',
            'You spoke of {who} to the copyist, simply, and he told you everything. He had once had a daughter who was told nothing as well. While the agent was on all fours, collecting the tray, the truth of the thing was said to you in nine plain words, which had not been for sale.',
          ],
          failure: [
            'You did not persuade the copyist, who was moved, and raised the price. A truth for which somebody will plead like that, he observed, is undervalued; and the agent sent word to {foe} what it was that you did not yet know.',
            'You talked to the copyist of justice, and it did not move him. He had copied out the whole of the law on justice, twice, for less than the cost of the ink. When you had done he shook hands with the agent, and the bidding went on.',
            'You told the copyist your reason, and it was the agent who was listening. He wrote it down, word by word, as he had learned to do. {foe} had it before you had ended, and the price went up.',
            'You did not persuade the old copyist, who fell asleep half way through your appeal. He did it upright, with his thumb on the scale; and the agent, bidding softly against nobody, had eight lots for nothing.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A copyist had been selling the truth by the word, and had at last told you all of it for nothing.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Guess the whole sentence from the words sold',
          description: 'There are eleven strips left to look at and no touching; a false guess goes straight to {foe}.',
          toward: 'neither',
          success: [
            'You read the strips as they lay, and the ink on the agent’s fingers, and completed the sentence. A noun had been bought dearly, an ending had not been bought at all. You said the sentence aloud. The agent sat down; and it was plain to {foe}, within the day, that somebody else must now be lied to.',
            'You completed the sentence by its grammar. Only one tense was left, and it wanted a subject in the plural; the hundred had been sent to more places than one. From there it went like a wall coming down. The copyist corrected you in a comma, and {foe}’s people were called off to change what was too late to change.',
            'You completed the sentence: first, you saw which words the copyist would not sell next to each other; second, what the agent paid for “until”. The rest you supplied. It was so exact that both took you for a colleague, and said things to you as such, of which {foe} has been paying for the consequences ever since.',
            'You completed the sentence with your back turned, as {foe} would have made it: cold, in the passive, with the verb at the end. There is but one way to say such a thing in that style. You heard the copyist drop his scissors, and the agent begin to run.',
          ],
          failure: [
            'You filled up the gaps, and it made excellent sense, and was wrong. It was the sense {foe} had intended for anybody who should come by eleven of the forty. You were congratulated upon it by the agent, and he had a fair copy made, for amusement, up at the house.',
            'You completed the sentence the wrong way about, with the object for the subject, and accused a town of having buried {foe}. The copyist covered his eyes. By the time you had turned it round {foe} knew which end you had hold of.',
            'You did not complete the sentence; you had nine words and a theory. While you explained it the agent moved two of the strips with his cuff, and your theory came out as a recipe for fish-sauce. There was laughter. A report of your methods went ahead, and locks were changed because of it.',
            'You were sure of the sentence at the seventh word, said it aloud, and were wrong by a negative. It was not a large word. {foe} was told of it, though, and the one person who might have set you right about it was moved to another town.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had put together a sentence of {foe}’s out of the eleven words that nobody had troubled to buy.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Turn the agent upside down and shake',
          description:
            'The words that he bought would fall out of his clothes; he is no small man, he bites, and it will be called robbery.',
          toward: 'against',
          success: [
            'You turned {foe}’s agent upside down, and the words fell out of his sleeves, his hat and his mouth. The copyist scrambled to sort them. {foe} had sent a purse and a man to prevent even that, and got neither back in a state to be used.',
            'You held {foe}’s agent by the ankles and shook the orders out of his tunic. They said whom else he was to buy, and you had each of those people warned. For some time {foe} could find nobody at any price who would be outbid.',
            'You shook {foe}’s agent, and besides the strips there came down a small seal, {foe}’s own, lent for the day. The copyist trod on it, by accident, twice. No order could go out from that house until another had been cut, as you were told by the agent himself, from near your knees.',
            'You set {foe}’s agent on the bough of a plane tree, with hardly a struggle, as he had been chosen for his purse. The copyist burned the strips, and so {foe} had paid out a great deal for nothing.',
          ],
          failure: [
            'You took hold of {foe}’s agent, and he bit, and you let go. It was a clean bite, in the forearm, given with judgement. By the time the copyist had found you a rag he had swallowed the best of the nouns.',
            'You had the agent up, and two persons who had seemed to be looking at the view put you down. They had been included in the price, and the sale went on.',
            'You took hold of the agent’s wrong ankle, which was wooden, and it came off. You stood there holding it. The agent beat you about the head with the other, and it was established by witnesses who had begun.',
            'You upset the tray and not the agent, and the truth about the century went off in forty directions. He picked up those words that mattered, and you, on your hands and knees among conjunctions, did not. The rest were put back for sale.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe}’s agent had been held up by the ankles until the nouns fell out of him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Stand by and hear each word sold',
          description:
            'You do not bid, and may pass when the sale is over; the words come singly, and as slowly as the old man can make it.',
          toward: 'neither',
          success: [
            'You stood by and heard the forty words go, and were let pass. They were called out of their order, and the agent coughed over some; what you were left with was a heap, like the stones of a good house. Nobody hindered you from leaving with that in your head.',
            'You heard the words sold one by one, and were let go on. By the end you knew that there was a “beneath”, a “never” and a name, which you had known. The agent tied up his purchase and wished you a pleasant journey; the stick was lifted, and it was at least over.',
            'You heard all the words but one, and it took so long that the agent was relieved by another agent. You leaned on the tray, and counted. There were thirty-nine. The copyist had kept one back, for his old age, and he winked at you as you went by, which is all you got.',
            'You heard the words sold, and they were ordinary words; there was hardly one you had not used yourself. You thanked them both. You had learned nothing that {foe} was afraid of, but no one was any the wiser about you either.',
          ],
          failure: [
            'You stood by so long that the copyist took you for part of the agent’s staff, and sold past you. You heard nothing that was of use. In the end you were asked to hold the tray.',
            'You fell asleep on the agent’s stool, which he had offered you out of courtesy, and missed the words. The strip laid on your knee said “asleep”. The bidding had gone on.',
            'You listened as far as the twentieth word, and then your attention slipped. It came back at the thirtieth, in the midst of a quarrel over a spelling, and the ten you missed were those that had been worth the standing.',
            'You heard the words and set them in the wrong order, and in your order they said that {foe} was an excellent landlord. It was the advertisement. The copyist sold that as well, it seemed, to those who did not bid.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had once stood beside a tray and heard where a century had been sent go by, a word at a time.',
      },
    ],
  },
  {
    key: 'empire/course-the-committee',
    kind: 'course',
    of: 'protect',
    cast: { 'neighbour/householder/people/person/four/grocer/widow/centurion/schoolmaster': 'they' },
    openings: [
      'Four neighbours from {where}, who guarded the last gravestone of {who}’s people for you, stood across your way and wished to resign. Without the stone there was no proof of any graves, and {foe}’s steward had been seen counting the paces to its door. They were afraid, they could not agree whose turn it was, and they stood there in order of seniority.',
      'The committee for the safe keeping of the last gravestone at {where} wished to be dissolved. It consisted of four, of whom three were not speaking. {foe}, who denies that there are graves, was sending carts for the stone; it must be moved or hidden; but by whom had been debated for two days, and they barred the way until you should rule on it.',
      'Four householders with four lanterns and one key met you and did not step aside. The key was to a shed at {where}, in which lay the last gravestone of {who}’s people, the proof that there are graves. Each of the four refused to be the one who held it, since {foe} had let it be known that he should be remembered. They asked to be excused from duty.',
      'Four persons at once reported to you that {foe} meant to steal the last gravestone from {where} within the week. They had been guarding it for you, as the proof that {who}’s people lie there. They had run out of courage, lamp-oil and good manners; there had been words about a ladder; and until you had taken it off their hands they would not let you go on.',
      'Four people stood in your way and gave up the watch upon the last gravestone at {where}, the one proof that there are graves: a retired centurion, a grocer, a schoolmaster, and the widow who did the work. {foe}’s people had looked in over the wall. The centurion blamed the grocer for it; the widow merely stood in your way with her arms folded.',
      'The four who kept watch upon the last gravestone at {where} had walked a long way to block your road. {foe}, who would have no proof of graves, had sent a man to ask how wide the gate was, and the stone could not stay where it was. As to what should be done there were four motions, and you were to choose.',
    ],
    still: [
      'The four who guarded the last gravestone still stood in your way and would not go back to {where}. Three of them had turned their backs to the fourth.',
      'All four guards still wished to be rid of the gravestone at {where}, and did not let you by until it was settled. The key had been laid upon a stone between them, and each had moved half a step away from it.',
    ],
    givenUp: [
      'The four put the matter to a vote, resolved that they had done their duty, and went home. You could go on. The gravestone at {where} had to do without them.',
      'The four neighbours stayed where they were and were still debating when you walked round them. The widow alone went back to {where}, to keep watch there as before.',
    ],
    later:
      'Where the four had met you someone had scratched the minutes of a meeting on a stone: present, four; absent, none; resolved, to be brave, by turns.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Settle what the four quarrel about',
          description:
            'Agreed, they would go back and keep watch; each will be offended by whatever place you give, and one of them cries easily.',
          toward: 'for',
          success: [
            'You settled who came first, by ruling that the most dangerous post is the highest, and the four went back. The centurion looked at the grocer. They both stepped forward; the schoolmaster was not to be left behind, and the widow had gone already. The gravestone had a watch on it again before {foe} had finished measuring.',
            'You made all four of them presidents, by quarters of the night, and the widow their auditor, and they went home content. It had not occurred to anyone. They went home in a column, practising a password, and at {where} from then on there was always one who was awake, from fear of the other three.',
            'You settled their quarrel, which had been about a bench. You had it given to the town by the four, with their names in a circle. After that they would have held {where} against a legion, and the gravestone stood behind them, dry and whole.',
            'You asked each of the four what the others did well, and it made peace. The grocer, scarlet, owned that he slept sounder when their old soldier was on; and the old soldier, to a tree, that nobody made soup like that. They took the key back, all four with a finger to it.',
          ],
          failure: [
            'You put the centurion first, and the grocer resigned; you put the grocer level, and it was mutiny. Nothing was settled. While you were drafting a third order {foe}’s steward looked in at the gate of {where}.',
            'You gave judgement between the four, with reasons, and they appealed, and so it was not accepted. There being no higher court, the four of them sat as one, in the road, and you were outvoted; and {foe} was able in the meantime to buy the house that looks down upon the gravestone.',
            'You offended the schoolmaster by your order, and nothing was settled. He had been put after a grocer by better judges, he said, and all of it came up again, the ladder as well. It was soon known to {foe} that there was nobody on the wall.',
            'You had settled everything when the widow remarked that she had not been mentioned. You had counted the offices, and there were three. She laid down her lantern, and she was the only one of them of whom {foe} had been afraid.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'Four quarrelling neighbours had been given one watch to keep, and had kept it for you to the end.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Plan a false removal for {foe} to follow',
          description:
            'Four bad actors drive off with a crate of tiles as if it were the stone; if it is seen through, the stone lies bare.',
          toward: 'for',
          success: [
            'You wrote each of the four a part, and {foe} was deceived. They left {where} in secret, with such creaking and such hushing of one another that {foe}’s whole household was on their heels by the second turn. It was a crate of roof-tiles. The gravestone, a small one, had meanwhile been carried twenty paces, by the widow, under washing.',
            'Your false removal deceived {foe}, since the grocer had betrayed it, in confidence, to six customers. By the time the crate was loaded there was a queue to betray it. {foe} had it seized, sealed, and taken a long way under escort, and gave a dinner for the opening; the gravestone lay all that while where it always had.',
            'You deceived {foe} with three routes, and lost the drawing where it would be found. {foe} set people on each. The cart went round and round by a fourth way with the centurion up on it, scowling as he had been told to, and they were so long watching him that there was time to brick up the right door and let the plaster dry.',
            'Your false removal was believed, because the schoolmaster made a speech of farewell to an empty box, and broke down in it. Nobody who saw that could doubt. {foe}’s men bore off the box in triumph; and at {where} the real gravestone was being wrapped and covered, with its guards reduced by four and its enemies by thirty.',
          ],
          failure: [
            'Your false removal was seen through, as the grocer winked. {foe}’s steward followed the wink back to where it came from, and found the gravestone half wrapped, with the widow standing before it; she was put aside, with politeness, and it was handled, and measured, and chalked.',
            'Your false removal failed, for the centurion could not bring himself to be seen running away, even with tiles. He stood, and was taken, and gave his name, rank and the true hiding-place, which was then looked over and chalked.',
            'Your plan of a false removal had eleven parts, and {foe} came at the fifth. The gravestone was out in the yard at {where}. It was trodden round, jostled, dropped at one corner, and pushed in again anyhow, and all you could say for it was that they had not got it over the wall.',
            'The false crate burst before everyone, and it was seen to be tiles. There was a short silence in which one could hear it being worked out; and {foe}’s men had put a beam to the right place before they were driven off.',
          ],
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          '{foe} had once captured a crate of roof-tiles, with honours, while the widow carried the gravestone past.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'March the four home and keep the watch',
          description: 'In step, at the double; {foe}’s people may be there first, and they bring poles.',
          toward: 'for',
          success: [
            'You marched the four home in step, the widow on the right, and held the gate of {where}, which five men with poles were lifting. You did not halt the column. It went through them, lanterns and all, and the poles are still in use there as a fence for beans.',
            'You marched them home, and {foe}’s steward took them for a body of troops, with the dust behind it, and did not stay to count. It was four householders and a goat. You held the gate for a time, for the look of it, and nobody came to ask.',
            'You held the gate with the beam on your own shoulder and the grocer pushing. There was a deal of breathing on either side. In the end it was {foe}’s men who gave, one after another, being paid by the day; and on your side they were each standing in front of their own cellar.',
            'You got the four home by falling in behind the centurion, who had not been obeyed by anyone for thirty years, and they held the gate. At the third “Shields!”, of which there were none, the people that {foe} had sent laid down their poles and asked whether this was an official matter.',
          ],
          failure: [
            'You marched them, and they were out of breath by the second milestone, and you came to {where} alone. There were eight men of {foe}’s at the gate already, at their ease, and they were polite to you with the butt ends of their poles.',
            'You came to the gate, and it had been locked, by the widow, for safety, and the key was in the road. You held the gate as promised. You held it from outside, and {foe}’s men had gone in by the wall.',
            'You set your back to the gate, and the post gave way, and {foe}’s men walked over you, two and two. The committee, in line of battle, saw the size of their poles and moved that the meeting be closed.',
            'You were alone at {where} when {foe}’s men came, as the four had not kept in step with you and were still on their way. You did hit one of the men, it is in the record, with a lantern.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A gate had been held at {where} by yourself, a centurion long retired, and three other householders in step.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear all four of them to the end',
          description:
            'They may go home comforted; but none will be interrupted, each goes back to the beginning, and the road will wait.',
          toward: 'for',
          success: [
            'You heard all four of them, and the matter of the ladder four times, and they went back to their watch. It was a different ladder in each. When there was no more they looked surprised, thanked you, and took up the lanterns; nothing had been decided, but they were going back, and somebody had hold of the key.',
            'You heard them all, and the grocer finished, whom nobody had let finish since his marriage. He finished. It was a long silence that followed, and a good one, and at the end the four got up and returned to {where} as they had come, only closer together.',
            'You sat down and heard all four, and nodded wherever there was a stop, and they went home. They ended by comforting you. The gravestone was no better hidden than before, but it had its watch, and the watch had had its say.',
            'You heard all four, and by the last statement it was a single story, in which they had all been rather brave. They went home to see how it came out.',
          ],
          failure: [
            'You listened, and there was no end, and nobody went home. There was a motion to minute what had been said, and somebody must read that over.',
            'You looked up at a bird while the schoolmaster spoke, and he was offended. He had watched your face throughout, as he had those of forty boys, and he gave in his resignation twice.',
            'You heard all four, and when they asked what you thought you could not say. You had not been thinking; you had been hearing. They exchanged a look, the first upon which they had agreed, and put the key down in front of you.',
            'You had heard three of them in vain, and the widow said that she had nothing to add. You had waited all that while for her in particular. Nobody had taken up the key.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Four people had been heard to the end about a ladder, and had gone back to their posts because of it.',
      },
    ],
  },
  {
    key: 'empire/course-the-mother',
    kind: 'course',
    of: 'avenge',
    cast: { mother: 'she' },
    openings: [
      '{foe}’s mother had come a long way to ask you for {foe.his} life, and sat down in the middle of your road with a petition. She had written it herself, in three copies. One was for you, one was for {who}, and the third she meant to keep; and until you had put your hand to all of them you should not get by.',
      'A very small old woman sat on a stool in your path and wished you to spare {foe}: she was {foe}’s mother. She had a petition, with the grounds numbered, and would not let you by without an answer; the first was that {foe.he} had been a kind child, and she knew that it was no ground.',
      '{foe}’s mother sat on a stool in the road and held up a petition for mercy. She asked that you turn back, and if not that then that it be quick, and if not that then to be told beforehand. She would not move from the road until you had answered under each head.',
      '{foe}’s mother sat on a stool in your way and would not move; she begged to be forgiven for sitting, on account of her knees. By her petition she prayed, first, that you would not take revenge upon {foe}; second, that you would eat something out of her basket. Short of lifting her, stool and all, there was no way past.',
      '{foe}’s mother had come of herself to stop you, and sat in the road in her good shawl, on a folding stool, with a petition. “I know how {who}’s brother died,” she said. “I want you to let {foe.him} live, all the same, and I shall stay here until you say you will or you won’t.”',
      '{foe}’s mother had blocked the road with a stool, a basket and herself, and asked for one thing, namely {foe}’s life. She had a petition, and did not deny the facts. They were written in it, more completely than you had them; and in the margin, beside the worst, “I hit {foe.him} once for less.”',
    ],
    still: [
      '{foe}’s mother still sat on her stool in the road, and would not let you by without an answer about {foe.his} life. She had read her petition through again, and altered one word in each of the three copies.',
      '{foe}’s mother had not moved, and you could not get by her stool before you had answered her petition. She had taken out some knitting from under it.',
    ],
    givenUp: [
      '{foe}’s mother folded her stool in the end and let you by. She would ask again at the next place, she told you, and took her petition home.',
      'A carter who needed the road lifted {foe}’s mother aside, stool and all, and asked her pardon. You went by while she was thanking him. Her petition was left unanswered.',
    ],
    later:
      'Where {foe}’s mother had sat there were the marks of a stool, four small square holes in the ground, and a few crumbs that the ants had in hand.',
    ways: [
      {
        ...does(['talk', 'intellect', 'hard', 'slight'], {
          action: 'Tell her how {who}’s brother was killed',
          description:
            'She has asked for mercy, not for the particulars; they may turn her against {foe}, or break her, or you in the saying.',
          toward: 'neither',
          success: [
            'You told her all that was done to {who}’s brother, without raising your voice, and she gave up her petition. Then she tore the first sheet across. She would go and ask {foe} for it instead, she said. She left you the way in.',
            'You told {foe}’s mother of the false lots, and she turned against it. She had the boy who carried her stool fetch home every cousin that served in {foe}’s guard; they were her family too, she said, and should not stand before that house.',
            'You told {foe}’s mother all of it, and she helped you; at the worst part she nodded. She had known. She told you of her own accord where {foe} would be, and when, and that {foe.he} sleeps with a light. She asked only that it should be you who came and no stranger.',
            'You told her to her face, in {who}’s words, and she withdrew her petition. “Thank you,” she said. She wrote at the foot of her petition that it was withdrawn by the applicant. Then she put down what she herself would swear to, before a judge, and took it to {foe} to be read; and half that house was packing by the end.',
          ],
          failure: [
            'You told {foe}’s mother too much, and she was ill from it. She did not cry out; she only grew smaller, on the stool, and asked where she was. {foe} was told what you did to old women.',
            'You began to tell her, and could not go on, since she had known the one who was wronged, and you had not. She told you things about it until you were the one on the stool; and in the meantime {foe}’s people had come up and were standing behind her.',
            'You told her, and she did not believe it, and told you how she had heard it. You grew angry, and it was overheard. It was then put about by {foe} that you had shouted at {foe.his} mother on a public road, and doors that had been open to {who} were closed.',
            'You could not tell her, as you lost your voice at the second head. It simply went; there was the stool, and her good shawl, and you stood with your mouth open. She patted your arm. She told {foe} that you were a nice person who would not do it, and {foe} drew the conclusion.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had told {foe}’s mother all of it to her face, and she had torn her own petition in two.',
      },
      {
        ...does(['gift', 'charisma', 'medium', 'none'], {
          action: 'Promise her that {foe} shall be heard',
          description:
            'You bind yourself to let {foe} speak before the end, and she may let you by; {who} was not asked.',
          success: [
            'You promised that {foe} should be heard before anything was done, and she let you by. She thought it over, folded the sheet, and said that it was what she would have asked if she had been braver; and in return you were told a thing about {foe} which would make such a hearing short.',
            'You wrote under her petition that {foe} was to be heard, and she accepted it. She read it twice, and kissed your thumb where the ink was. Then she moved the stool. As you went by she told you which of {foe}’s friends had been wishing for years to be asked, and would come and say what they had seen.',
            'You promised that {foe} should have a hearing and no tricks, and you shook hands like merchants. “Then you had better not go in by the front,” she said. You had from her the name of a cook, a signal, and what it was {foe.he} feared to be asked.',
            'You gave {foe}’s mother your word that {foe} should be heard, and she told you what she knew. Between two bites of her bread you learned for what reason {foe} had done it; it altered nothing, and made a great deal plain.',
          ],
          failure: [
            'You promised, she wished to have it witnessed, and her witness was {foe}’s man. It was read as a truce. For some days you were held to be bound to sit still, by everyone but {foe}, who was not a party to it and worked on.',
            'You promised that {foe} should be heard, and it did harm, as {foe} was the best speaker of her family. {foe.he} could talk anybody round, she told you, brightening. It was taken down with your name to it and spread about.',
            'You made the promise, and {foe}’s mother did not believe you. Others had stopped at her stool, it seemed, and been kind. She would have thought better of a plain no, she said; and {foe} was put on guard, as was only natural.',
            'Your promise was misheard by {foe}’s mother, who was deaf on that side, and took it for a pardon. She blessed you for it out loud. {who} heard that you had given in. So did {foe}, and made use of it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had promised an old woman on a stool that {foe} should be heard, and {foe} was.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Leap past her over the ditch and run',
          description:
            'She is too old to follow; but behind a hedge are three of {foe}’s guards, whom she did not mention.',
          success: [
            'Her nephews were hidden behind a hedge to hold you; you saw it move, jumped the ditch, and got away. “Oh!” she said, quite crossly. They followed you over two fields and into a marl-pit, so that {foe} had three guards the fewer, up to the waist, and nobody to send after you.',
            'You were over the ditch before she had uncapped the ink, and her nephews, who came out from behind a hedge, could not catch you. They ran on, you have heard, right to the frontier, and were signed up there. {foe} has written several times to have them returned.',
            'You bowed, leaped the ditch and were gone, as her three nephews, behind a hedge, had been told to wait until she coughed. She was too well bred to cough at your back. {foe}’s house stood unwatched for as long as they hunted you, and things were learned there.',
            'You cleared the ditch, and the basket, and got away from her nephews, who had come out from behind a hedge and fell over one another. Nobody was harmed but the bread. She called off the chase herself, being fair, and would not lend those boys to {foe} for any such work again.',
          ],
          failure: [
            'You leaped the ditch, fell in, and were caught by the third of her nephews, who had been waiting. He was not rough; he sat upon you and called to his aunt to know what next, and she told him, to let you think about it.',
            'You were caught by her nephews, hit twice, and set down before the stool. “I am sorry,” said she, “they are {foe}’s cousins, and feel it.” Afterwards it was reported that you had been stopped, and believed.',
            'You were caught, because your foot went through the handle of the basket. You ran on with it, for what must have been a hundred paces, among the eggs; and it was this they described to {foe}, with gestures, when they had done with their sticks.',
            'You outran two of her nephews, and the third stopped you with a gate in his hands. You were brought back, and somebody bathed your forehead, most kindly, who was humming. {foe} had made good progress in the meantime.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'There had been a stool in the road, and three cousins of {foe}’s behind the hedge, and you had jumped.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit by her until she is tired',
          description:
            'She has brought food, and knitting, and sat out two husbands; you will answer neither yes nor no.',
          success: [
            'You sat by {foe}’s mother until she was tired, and held the wool, and heard about the teeth {foe.he} had been slow in cutting. You had not refused her, she would say, and you had not lied; and she got up and let you by.',
            'You sat by her, and neither of you mentioned the petition, and when her knitting was done she packed it up. It was for a grandchild, she told you. She had only wanted one day on which it had not happened yet.',
            'You sat by her until she fell asleep, and then you could go. You took the stool by two legs, and her with it, and set her in the shade by the verge, where she went on sleeping; the petition you laid on her lap, unsigned, with a stone on it so as not to blow away.',
            'You sat by her so long that a carter took you for mother and child, and it made her laugh until she wept. You were not let off an answer, she said; but she would get it when it came; and she folded up the stool.',
          ],
          failure: [
            'You were outsat by {foe}’s mother, who had a second basket, and a rug. When your legs had gone and you got up to find them, she observed that {foe} had never been able to sit still either, and you could not think of a reply.',
            'You sat by her, and she asked if your own mother were living, and it was you who gave in. It was a plain question. You answered, and one thing led on to another, until you had gone over to her side in everything except the oath.',
            'You sat by her, and she fell ill there, or seemed to, and you lost the day. You fetched water, a neighbour, and a rug. When she was well again she was sitting on the stool, and you were no further on than you had been.',
            'You waited, and she waited longer; and some road-menders put a rope about you both, with a lamp on it, as being an obstruction. There was a form for having it taken down. She could not sign, she said, unless you did.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had held the wool for {foe}’s mother, on a public road, and neither of you had named it.',
      },
    ],
  },
  {
    key: 'empire/course-the-customs',
    kind: 'course',
    of: 'carry',
    cast: { 'officer/men/guards/bar': 'they', 'officer/collector': 'he' },
    openings: [
      'A customs officer had let down the bar across the road and wanted the eagle’s shrine, which you had from {who}, opened, named and entered under a head. {foe} had written to him about it. There was a tariff of nine hundred articles on the wall behind him, and it was not among them; so that it could not be taxed, and what cannot be taxed cannot pass.',
      'A customs officer held you up at his bar and asked you to declare the shrine on your back, in which the eagle was to go home, and it was in no category of his tariff. What is in none may not pass. He went down the list from ass to zither; and beside him lay a note from {foe} in which he was desired to be thorough.',
      'A customs officer had the bar across your way held down by two men and wanted the eagle’s shrine, which you carried, on his table. He suspected that it was an antiquity; {foe} had written to him that it was contraband. If it were neither in his tariff, he said, it would have to be sent up for an opinion, without you.',
      'A customs officer had the bar let down before you, since {foe} had written to him that the shrine that you carried for the eagle was goods, and nobody passes with goods unentered. He dipped a pen, pointed to the tariff, and invited you to unwrap it.',
      'A customs officer, an honest man, held you up at his bar. {foe} had informed him in writing that no duty had been paid upon the eagle’s shrine, which you carried, and none had. He would have it called by its right name, out of the tariff, and if it had none it must stay in his shed until one was found.',
      'A customs officer would not lift the bar while one column was empty, headed “Nature of the thing”, and the eagle’s shrine, which you carried, was not in his tariff. He had a letter from {foe} that proposed several natures, each with its penalty. He did not wish to be unjust, he explained, and pulled the table out to where you would have to put it down.',
    ],
    still: [
      'The bar was still down, and the officer would not let the eagle’s shrine pass. He had got as far as “miscellaneous”, and drawn a line under it.',
      'The officer still could not enter the eagle’s shrine, and the bar was not lifted. A second officer had been sent for, and they were walking round it in opposite directions.',
    ],
    givenUp: [
      'The customs officer closed for the day, and handed back the eagle’s shrine with a note that nothing had been decided. The bar was up. You walked under it before he could think of something.',
      'An inspector came to the bar and asked why it blocked the traffic. The officer had to let everybody through, you and the shrine among them, and looked after it with regret.',
    ],
    later:
      'At the barrier where you had been held up an article had been added to the tariff in fresh ink, as number nine hundred and one; the duty on it was left blank.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Have the eagle’s shrine entered as beyond price',
          description:
            'What has no price owes no duty; but you must make an officer say so in writing, and he has a pension to consider.',
          success: [
            'You told the officer what the shrine was to {who}, and he let it pass as beyond price. He asked to have it put in writing, and you said that it was why one carried it, instead. He thought of something in a drawer of his own. The entry reads “none to be had elsewhere”, which is a precedent.',
            'You asked the officer what duty he paid on his mother’s grave, and it opened the bar. He was not angry; he looked it up. There was an exemption, it proved, very old, for whatever one would go back into a fire for. It wanted a form of words. You said them, and he stood, and so did the two who held the bar.',
            'You held the officer’s eye until he found that to price the shrine would be to offer it for sale, and he let it by. He entered it as a member of your family, travelling, and there being no charge on those he wished you both a good journey and sent {foe}’s letter back with a tax upon the letter.',
            'You had the bar lifted, because the men who held it had begun to take your side. “You can see by how it’s held,” said one. The officer put it in writing that its bearer was to be let by unhindered, here and at every post, as with a thing on its way home.',
          ],
          failure: [
            'You said that the shrine was beyond price, and the officer was delighted, and did not lift the bar. There is a head for that, at the front, with the pearls. While he worked out a tenth of it a rider was sent to {foe}, who had promised to be interested in the figure.',
            'The officer agreed that it was beyond price, and wept, and could not lift the bar. It was not he who was hard, he told you; it was the column. He wrote to be allowed an exception, and the letter had to go up by way of {foe}.',
            'You called the shrine sacred, and it did not help. The officer asked to which god, and you named two. It was put down as disputed between temples, and must be looked at by a priest of either, and {foe} would know of it.',
            'The officer valued the shrine at nothing, to oblige you, and that was worse. A thing of no worth, you were then reminded by the second officer, may be thrown away; there is a heap. It took all that you had in you to get it off again, and the talk of that went to {foe} post-free.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'An honest officer had once put down an eagle’s shrine as a thing that had no price, and lifted the bar.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Prove from the tariff that {foe} owes duty',
          description:
            'He would then go after {foe} and leave you alone; nine hundred articles to search, and if you fail they break the shrine open.',
          toward: 'neither',
          success: [
            'You proved from the tariff that {foe} owed duty: by article four hundred and six whoever reports goods that are not his has declared them as his. The officer read it over three times and blushed with happiness. He took the whole post off to collect, and you carried the shrine under a bar that nobody was holding.',
            'You proved that {foe} owed duty on the letter: letters are goods, and it bore no stamp. No other in that file had one, for six years. Two officers were sent at once to put seals on {foe}’s carts and mules, and the shrine was passed.',
            'You proved that one article of the nine hundred had been slipped into the tariff at {foe}’s wish, to catch you. The rest were arranged by nature. The officer cut it out with his penknife, and wrote you a pass with all the seals he had.',
            'You proved that {foe} owed duty, and it all came down to the word “or”. If it were goods, then {foe} had been concealing them; if it were not, {foe} had deceived an officer. He put on his hat of office, took the two men, and went to {foe}’s with a summons, and the bar stayed up.',
          ],
          failure: [
            'You cited the tariff and were wrong, as there were two articles four hundred and six, the one of this year and the one of last. By yours the goods of anybody who quotes it are to be opened with an axe. It was a small axe. They did stop when they saw that it was holy, but they had made a start.',
            'You proved upon {foe} only the duty on live eels, having turned over two pages together. In the laughter the table was knocked, and the shrine that you had carried so far went off the edge of it on one corner; and nobody laughed after that, and it could not be made not to have happened.',
            'Your argument was good, but the officer had the shrine’s wrappings cut in order to see whether it held. It did. But it had been wrapped for a reason. He helped you to tie it up again, with red tape, and did not look at you.',
            'Your proof was refuted by the second officer, who found the exception to your exception. On that the seals of the shrine were broken, the wax was scraped, a probe was put in, and it was written down, article by article, what they had done to it. You were given the list to sign.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'The tariff had been turned upon {foe}, by one small word in it, and the customs had gone to call.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Duck under the bar and run',
          description: 'With the shrine held to your chest; they have staves, and orders about knees.',
          success: [
            'You went beneath the bar and got away, while the two men were looking at the tariff. It had to be raised, so as to pursue you, and lowered, since it must never be left up, and you were round a hill by then. {foe}’s informer lost his fee.',
            'You ducked under the bar and got away; one staff went over your head and took the other officer upon the shin. The argument about whose form that was went on until you had sat down behind a wall and found the shrine whole. That post was of no use to {foe} for a month.',
            'You got away, doubled up round the shrine, like a hedgehog about an apple. They struck at your knees and hit the milestone. Once out of the district you were another collector’s affair, and had only to walk. {foe} had bribed this barrier, you learned, and now had to begin with the next.',
            'You got through on the far side of a mule that was being passed at that moment, in step. The mule was charged for you. You looked round once and saw them on the road with {foe}’s letter held up between them, asking it what was to be done.',
          ],
          failure: [
            'You were caught under the bar, because the shrine was broader than you were. There you hung, by your own arms, refusing to let go of it, while they came round at their leisure and saw to your knees.',
            'You were under the bar when it was let drop on your back. You lay on top of the shrine, to keep it from them, for as long as the staves went on; and then they rolled you off, entered the pair of you, and told {foe}.',
            'You ran only as far as the ditch, and fell in like a log, as you would not use your hands. It was you that broke the fall. You were led back to the bar, and {foe} was informed that one could always tell where you were by the shouting.',
            'You ran straight into the arms of the relief, six of them, coming up the road in step, and were brought back. They were quite friendly until they were told. It was {foe} who was thanked in the report for {foe.his} timely notice, and you who lay in the shed with your head on the shrine.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had gone under a striped bar with your arms round an eagle’s shrine, and had not let go of it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Fill in every form that he has',
          description:
            'When all is written down he must let you by; there are forty, they ask the same in another order, and he reads all.',
          success: [
            'You filled in every form, and under “nature” you wrote “see above”, and in the first of them “see below”, and were let by. He followed it up and down for a time with his pen, and could find no gap; and since nothing was missing the bar was raised, and you had lost only the use of a hand.',
            'You filled in all forty forms, and the officer let you through; at the thirty-first he had begun to help you. At the fortieth he lent you his own chair. It was now the best documented object in the province, he told you; and he let it through without having once asked to look.',
            'You filled in everything, and also the form for having filled in the forms, and the bar was lifted. He seldom had anybody to the end. You were let by with the shrine as it had been, and a blot, over which you both shook your heads.',
            'You filled in the forms until you no longer knew your name, and it was enough. The heap was weighed. It came to more than the shrine, and it is by weight, said the officer, that one decides which is the appendix; so he kept the heap.',
          ],
          failure: [
            'You had filled in thirty-nine forms when it was found that they were last year’s. He had the new ones. Each of the new ones had a box for whether one had already filled in the old.',
            'You filled in one form wrongly, your birthplace where it asked for the shrine’s, and he could not let you cross it out. It was admitted therefore as a native of that village, aged as you are, and would have to produce its parents.',
            'You could not finish the forms, because the ink gave out, and a requisition for ink is form seven, and had to be written in it. They were very much concerned, and brought you soup.',
            'You filled in the last sheet wrongly, as your hand had begun to write of its own accord. It had signed the shrine over, in a beautiful script, to the officer’s keeping, and you had to explain why one should not believe it.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'Forty forms had been filled in about an eagle’s shrine, and none of them knew what it was.',
      },
    ],
  },
  {
    key: 'empire/course-the-sworn-man',
    kind: 'course',
    of: 'accused',
    cast: { 'man/witness/stranger': 'he' },
    openings: [
      'A man who swears for a living stood in your way and wished to be hired. He would depose that {who} was no thief, with tears if required; he had references. If you would not have him he was engaged already by {foe}, and would swear that he had seen {who} steal, from behind a pillar.',
      'A hired witness stopped you; he had seen nothing, but saw it, he gave you to understand, extremely well. {foe} had bespoken him to swear that {who} was a thief. He would sooner swear the contrary for you, for the better part; and he stood there in a clean toga, in the middle of the way, with his right hand up, waiting to be told which.',
      'A stranger who swears for a living stood in your way, and said that he was to swear for {foe}, before lunch, that {who} had stolen corn. But he was open to persuasion, and would swear to the contrary as warmly. You were to say which before you went on.',
      'A man who swears for a living barred your way with an open hand and a proposal. He had been sent by {foe}, to swear that he had seen {who} steal; for you he would swear to the contrary. He could be in two places, if they were not too far apart. Name of the witness: various.',
      'A hired witness of {foe}’s stood in your way and required you to choose. He showed you the testimony by which {who} was to be condemned as a thief, neatly written, with pauses; and on the back of the paper one that cleared {who}, which he would give for you instead. They were both very moving. He planted his feet like somebody under oath.',
      'A man who swore to order would not clear the road until you had spoken. {foe} had ordered a damning statement from him, that {who} was a thief, and he had it by heart; but he had been a boy in {who}’s street, he said, and had thought it right to let you hire him first. It was the one honest thing about him.',
    ],
    still: [
      'The witness who was for hire still stood in your way, and wanted to know for which side he should swear. He had been rehearsing by himself, and had got a catch into his voice at “with these eyes”.',
      'The witness did not let you by before you had hired him against {foe} or left him to {foe}. He had turned his paper over twice, once to each side.',
    ],
    givenUp: [
      'The hired witness grew tired of waiting and went to {foe}, who had paid him already. You were free to go on, and he would swear that {who} was a thief.',
      'Another customer hailed the witness, and he hurried off with both his papers and one hand up. Your way was clear. Whose side he would take had not been settled.',
    ],
    later:
      'Where the hired witness had stopped you someone had stood a long time, with his heels together, and drawn in the dust beside him a small, correct pair of scales.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Persuade the man to swear to the truth',
          description:
            'He may have seen something of {foe}’s doings that would help {who}; it is out of his line, and he has a blade.',
          success: [
            'You persuaded the witness to swear to the truth, by asking what he had really seen, that day or on any. It had been so long. Then he told something about {foe}, quite clumsily and with no pauses; and he went and said it to a magistrate, and it was believed because he stammered.',
            'You persuaded the witness to the truth: he had sworn four hundred times, and never once to anything he had done himself. You said that it must be lonely. He cried then without arranging his face. By the end he had deposed to who hired him, for what, and before whom.',
            'You persuaded the witness by saying that there was one person alive who had never been lied to by him, and it was {who}, from whom he used to steal figs. He thought of the figs. It was as the boy of that street that he went into court, and he would look at nobody but {who}.',
            'You persuaded the witness to swear only to what he knew; a false oath falls with the first push, and a true one stands though it be small. He had been in {foe}’s anteroom when the accusation was drawn up, and there were two dates on it. He swore to that, and it held.',
          ],
          failure: [
            'You did not persuade the witness, although he took both your hands, and swore by his children that he was a changed man; it was some time before you recollected what he did for a living. {foe} had the benefit of the performance.',
            'You preached to the witness, and it did not persuade him. He put up with it to the word “conscience”, and then showed you that he kept something in his sleeve for philosophers. He would put in your sermon, he said, nearly word for word, as a confession.',
            'The witness tried to tell the truth, and it was so badly done that you laughed. You could have bitten out your tongue. He folded up the paper, with dignity, and spoke of people who valued him.',
            'You had nearly persuaded the witness when another of his trade came along the road. They nodded to each other. It does not do to be seen, he said, and he would speak for {foe} as he never had before.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A man who had sworn four hundred times had once been got to swear to what he had seen.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Question the man until his story breaks',
          description:
            'As you would be a judge, you try whether he can be made to contradict himself; whatever you teach him he may use.',
          toward: 'against',
          success: [
            'You rehearsed the witness until his story broke, at the sixth question, over a shadow and a wall. He had been on both sides of it. He begged you for another try. It was all taken down by two bystanders, who were ready to say in what words it had fallen to bits.',
            'You broke the witness’s story by having him tell it backward. At the third step he met himself coming in, and stopped, and looked at you with real interest. He could not give it after that, he owned; he would only see the hole; and he told you where {foe} had bought the cloth.',
            'You broke the witness’s story by praising it, and asking for a little more: the colour of a door, a dog, what had been for dinner. He could never refuse a detail. When he had done there were four doors to the room. You read them over to him, in the tone of a court, and he withdrew from the case on grounds of health.',
            'You broke the witness’s story with a simple question, about the price of lamp-oil. He had not bought oil in that town for nine years, it came out, or been in it. He tore up the side of the paper with {foe}’s testimony on it, and bowed.',
          ],
          failure: [
            'You did not break the witness’s story but made it better, since he had been waiting for somebody who would stop the gaps for him. Every hole you found he mended, with thanks, until it was the soundest perjury in the province, of which you were the author.',
            'You rehearsed the witness, and it was you who broke: the door, the dog, {who} with a sack, by degrees you saw it. You had to sit down. He noted that {who}’s own friend had shown emotion at the mention of the dog.',
            'You could not break his story, as he broke down himself at the second question, so fully that people stopped. You were hounding an old man, it was felt. One of them was known to {foe}, and wrote out a fresh statement on the spot, on how you treat a witness.',
            'You tripped on the date, and not the witness; it was you who had the month wrong. It went down, in his small neat hand, as an attempt to mislead.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had sat in judgement upon {foe}’s best witness, in the road, until there were four doors to the room.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Carry the man off to a magistrate near by',
          description:
            'He may be locked up for swearing falsely; you have him under one arm, and he knows the law of assault, and where to kick.',
          toward: 'against',
          success: [
            'You carried the witness off to a magistrate, protesting in four styles, of which the last was sincere, and there they knew him. He had been dead, it seemed, since a case about a will. He could swear to nothing for {foe} until that was cleared up.',
            'You carried the witness to court under one arm, and when he kicked you changed him to the other. It was seen by the whole street that {who}’s friend had gone, at a run, to the court, and with a witness. {foe} would hardly have done that, said people. The witness was locked up to be looked into.',
            'You carried the witness off so quickly that he was being asked before he had thought of what he would say. It was on a stool, by a person with a pen, and both his papers fell out of the toga. {foe}’s was read first. It had been dated for the following week.',
            'You carried the witness to a magistrate, whose doorkeeper could not let you stay out, with that noise. It was ruled that the witness be kept for the other side’s convenience, in a cell. It was not convenient. {foe} had paid in advance, and had to put off the hearing for want of him.',
          ],
          failure: [
            'You could not carry the witness off, because he went limp and was too heavy. When you set him down he screamed, once, like one who is being murdered. Everyone who ran up to you had heard it; and he had bruises, which he had brought with him.',
            'You took hold of the witness, and he knew where to kick. You were still folded up when he arranged his toga and lay down next to you in an attitude. It was thus that {foe}’s lawyers found you both.',
            'You carried the witness to a magistrate, who was {foe}’s cousin, and had him dusted and let go. You were asked to explain by what right you carried about a Roman citizen; and while you looked for it some ushers found their rods.',
            'You carried the witness as far as a doorpost, and he took hold of it, and you got no farther. He was able to swear for once to something that had happened, with splinters, and it told heavily against you.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe}’s witness had come into court under your arm, with his evidence falling out of him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear both his statements and hire him for neither',
          description:
            'Once he has shown them he may let you by; he is proud of them, there are gestures, and you must not clap.',
          success: [
            'You heard from the witness how {who} had stolen, and then how {who} had not, hired him for neither, and were let by. Both times {who} was a much finer figure than in life. You said so, and that you would manage without. He took it as an artist does, sighed, and stood out of the way.',
            'You heard the witness do the one, and turn his paper, and do the other, and did not hire him. You thanked him. It came to him by himself that whoever had heard the pair would never be persuaded by either; and he went off up the road to alter them, no friend and no worse an enemy.',
            'You heard both his testimonies, which were long, and he let you through. There was a part with a kneeling mother, in which he was the mother. At the end you had not been moved, he could see, nor angered; he bore no grudge for it, and let you through with some advice about your hands.',
            'You ate while he gave both his testimonies, and he did not mind being hired for neither. He had not been listened to by anybody for so long without being sworn that he ran down, at last, and asked what you made of the charge yourself. You told him, shortly. He shrugged, and walked beside you a little way, saying nothing.',
          ],
          failure: [
            'You clapped, at his kneeling mother, before you knew, and he thought himself engaged. He looked at you with hope, and then, as you said nothing of terms, with hatred.',
            'You said nothing, and the witness took it for bargaining. He came down, and wept, and at the last he was offering to swear for nothing; and by then it was he who had been insulted.',
            'You yawned in the middle of his speech, and the witness stopped, offended. You should hear it again, said he, from the front row of the court, where one may not.',
            'You heard both, and the witness asked which was the better, and you gave the wrong answer. You said, truthfully, the first. That was {foe}’s. He was gratified, and said that he would quote you.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had heard {who} condemned and acquitted in the road, by one man, and had engaged him for neither.',
      },
    ],
  },
];
