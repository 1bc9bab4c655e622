import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

export const empireCourse: readonly SceneContent[] = [
  {
    key: 'empire/course-sold-by-the-word',
    kind: 'course',
    of: 'find-out',
    openings: [
      'An old copyist had once written out what {foe} keeps hidden at {where}, and was selling it by the word. {foe}’s agent stood beside the stool and bought each one up as it came. It had been arranged between them, and it blocked the way; for you were not to pass without having heard that you were too late.',
      'The following were present: a copyist with a tray; an agent of {foe}’s with a purse; and, after some delay, yourself. On the tray lay the secret of {where}, cut into single words, like sweetmeats. The agent had bought eleven. The copyist wished you to bid for the rest, and held his stick across your path until you did.',
      'You were offered a verb. The man who offered it had copied {foe}’s papers for thirty years, and knew what was kept at {where}; he had been dismissed without a pension, and was now disposing of it one word at a time. {foe}’s agent, who was buying, asked you to stand back. Neither of them would let you by.',
      'It was a small auction, and it lay in your road. Lot by lot a pensionless copyist was selling the sentence that {foe} had hidden at {where}; and an agent of {foe}’s bid for every lot, so that nobody should read two of them together. The copyist had been hoping for a second bidder. He took you by the cloak.',
      '“It runs to forty words,” the copyist told you, with one hand on your chest, “and he has had the prepositions.” He meant {foe}’s agent, who bowed. What you had sworn to find out was on that tray, in strips. It was to be had by the piece, at a rising price, and the other party had been sent with instructions to outbid you.',
      'The truth about {where} was upon a tray, and the tray was in your way. He had copied it himself, explained the old man who was selling, at {foe}’s dictation; he remembered it all; and as he had been turned off unpaid he meant to be paid by the word. {foe}’s agent already held the first line of it, face down.',
    ],
    still: [
      'Three more strips had gone over to the agent, who kept them apart from one another, in separate fingers.',
      'The copyist had blown the dust off the tray, and lowered, by a very little, the price of adverbs.',
    ],
    later:
      'A strip of papyrus had been trodden into the ground there. It said “nevertheless”, and nobody had thought it worth buying.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Persuade the copyist to tell it whole',
          description:
            'You have nothing to outbid the agent with but the reason why you ask, and he has heard reasons.',
          toward: 'for',
          success: [
            'You told him what {who} had asked you for, and why, and left the tray alone. He was silent. Then he said it over from beginning to end, as one says a thing that has been in the mouth for years; and the agent, with his hands full of single words, could not stop either ear.',
            'It was put to him that a sentence is not a sausage. He had been a stylist in his day, and it hurt him. He drew himself up and recited the whole, with the pauses, and for that bit of time you knew more about {where} than anyone whom {foe} pays.',
            'You asked who would ever know how well it had been written. The copyist looked at the strips. “Nobody,” he said, and wiped a hand on his tunic and pulled you down by the ear, and there you were given it entire, down to the signature and the date.',
            'You spoke of {who}, simply, and he turned out to have had a daughter who was once told nothing as well. He knocked the tray over with his elbow. While the agent was on all fours, collecting, the truth of the thing was said to you in nine plain words, which had not been for sale.',
          ],
          failure: [
            'He was moved, and raised the price. A truth for which somebody will plead like that, he observed, is undervalued; and the agent, seeing it was so, bought up all that remained and went to warn {foe} what it was that you did not yet know.',
            'You talked to him of justice. He had copied out the whole of the law on justice, twice, for less than the cost of the ink. When you had done he shook hands with the agent, and the tray and the man went off together in {foe}’s own carriage.',
            'You told your reason, and it was the agent who was listening. He wrote it down, word by word, as he had learned to do. {foe} had it before you had ended, and the rest of the auction was taken indoors.',
            'Half way through your appeal the old man fell asleep. He did it with his thumb on the scale, upright, from long practice; and the agent, bidding softly against nobody, had the last eight lots for nothing and {foe} had good warning.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'A copyist had been selling the truth by the word, and had at last told you all of it for nothing.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'slight'], {
          action: 'Complete the sentence from its missing words',
          description: 'There are eleven strips left to look at and no touching; a false guess goes straight to {foe}.',
          toward: 'neither',
          success: [
            'You read the strips as they lay, and then you read the agent’s fingers, which had ink on them. A noun had been bought dearly, an ending had not been bought at all. You said the sentence aloud. The agent sat down; and it was plain to {foe}, within the day, that somebody else must now be lied to.',
            'It was a matter of grammar. Only one tense was left, and it wanted a subject in the plural; whatever lay at {where}, there was more than one of it. From there it went like a wall coming down. The copyist corrected you in a comma, and {foe}’s people were called off to change what was too late to change.',
            'First, you saw which words he would not sell next to each other. Second, you saw what the agent paid for “until”. The rest you supplied. It was so exact that both took you for a colleague, and said things to you as such, of which {foe} has been paying for the consequences ever since.',
            'You turned your back, since the strips were a distraction, and made it up as {foe} would have: cold, in the passive, with the verb at the end. There is but one way to say such a thing in that style. You heard the copyist drop his scissors, and the agent begin to run.',
          ],
          failure: [
            'You filled up the gaps, and it made excellent sense. It was the sense {foe} had intended for anybody who should come by eleven of the forty. You were congratulated upon it by the agent, and he had a fair copy made, for amusement, up at the house.',
            'It had been the other way about; you had put the object for the subject, and accused a town of having buried {foe}. The copyist covered his eyes. By the time you had turned the sentence round the tray was empty, and {foe} knew which end you had hold of.',
            'You had nine words and a theory. While you explained it the agent moved two of the strips with his cuff, and your theory came out as a recipe for fish-sauce. There was laughter. A report of your methods went ahead, and locks were changed because of it.',
            'At the seventh word you were sure, and said so, and were wrong by a negative. It was not a large word. {foe} was told of it, though, and the one person who might have set you right about it was moved to another town.',
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
          description: 'He is no small man, he bites, and it will be called robbery with violence upon a dictionary.',
          toward: 'against',
          success: [
            'You had him by the ankles. Words fell out of his sleeves, his hat and his mouth; the copyist scrambled to sort them. What you could read of it was less than you would have liked, but {foe} had sent a purse and a man to prevent even that, and got neither back in a state to be used.',
            'He hung with great dignity and threatened you with articles. Out of his tunic came the orders he was under, whom else he was to buy, in what streets; you had each of those people warned. For some time after that {foe} could find nobody at any price who would be outbid.',
            'You shook; and besides the strips there came down a small seal, {foe}’s own, lent for the day. The copyist trod on it, by accident, twice. No order could go out from that house until another had been cut, as you were told by the agent himself, from near your knees.',
            'It was hardly a struggle. He had been chosen for his purse, not his weight. You set him on the bough of a plane tree with his hands full, and while he called to be let down the copyist burned the strips one after another; so {foe} had paid out a great deal and been told nothing.',
          ],
          failure: [
            'He bit. It was a clean bite, in the forearm, given with judgement, and you let go. By the time the copyist had found you a rag the agent had swallowed the best of the nouns and was a good way off, towards {foe}, chewing.',
            'You had him up, and two persons who had seemed to be looking at the view put you down. They had been included in the price. The sale was closed for the protection of the public, and {foe} had everything that was left on the tray.',
            'You took hold of the wrong ankle, it was wooden, and it came off. You stood there holding it. The agent beat you about the head with the other, and it was established by witnesses who had begun.',
            'The tray went over in the scuffle, and the truth about {where} went off in forty directions. The agent picked up those that mattered. He knew which they were, and you, on your hands and knees among conjunctions, did not.',
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
          description: 'They come singly and far apart, and it will take as long as the old man can make it.',
          toward: 'neither',
          success: [
            'You heard the forty go. They were called out of their order, and the agent coughed over some; what you were left with was a heap, like the stones of a good house. Nobody hindered you from leaving with that in your head.',
            'You stood through it. By the end you knew that there was a “beneath”, a “never” and a name, which you had known. The agent tied up his purchase and wished you a pleasant journey; the stick was lifted, and it was at least over.',
            'It took so long that the agent was relieved by another agent. You leaned on the tray, and counted. There were thirty-nine. The copyist had kept one back, for his old age, and he winked at you as you went by, which is all you got.',
            'The words were sold, and you heard them, and they were ordinary words; there was hardly one you had not used yourself. You thanked them both. You had learned nothing that {foe} was afraid of, but no one was any the wiser about you either.',
          ],
          failure: [
            'You had been standing there for so long that the copyist took you for part of the agent’s staff, and sold past you. In the end you were asked to carry the tray as far as {foe}’s gate, and only then saw what had happened.',
            'The agent offered you his stool, out of courtesy, and a cup of something. When you opened your eyes there was nobody there, and the strip laid on your knee said “asleep”.',
            'Your attention slipped at the twentieth. It came back at the thirtieth, in the midst of a quarrel over a spelling, and the ten you missed were those that had been worth the standing.',
            'You heard them all and set them in order, walking; and in your order they said that {foe} was an excellent landlord. It was the advertisement. The copyist sold that as well, it seemed, to those who did not bid.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had once stood beside a tray and heard what you were looking for go by, a word at a time.',
      },
    ],
  },
  {
    key: 'empire/course-the-committee',
    kind: 'course',
    of: 'protect',
    openings: [
      'Four neighbours from {where}, who had been watching over what you guarded, had come out to meet you and resign. {foe}’s steward had been seen counting the paces to its door. They were afraid, they could not agree whose turn it was, and they stood across your way in order of seniority with the matter in their hands.',
      'The committee for the safe keeping of what you guarded at {where} wished to be dissolved. It consisted of four, of whom three were not speaking. {foe} had had the place measured, and it must be moved or hidden, before the carts came; but by whom had been debated for two days, and they barred the way until you should rule on it.',
      'You were met by four householders with four lanterns and one key. The key was to what you guarded at {where}, and each of the four refused to be the one who held it, since {foe} had let it be known that he should be remembered. They asked to be excused from duty. They did not step aside.',
      'It was reported to you, by four persons at once, that {foe} meant to have what you guarded within the week. Those four had been guarding it for you at {where}. They had run out of courage, lamp-oil and good manners; there had been words about a ladder; and until you had taken it off their hands they would not let you go on.',
      'In order of rank: a retired centurion, a grocer, a schoolmaster, and the widow who did the work. They had kept watch upon what you guarded at {where}, and had come to give it up. {foe}’s people had looked in over the wall. The centurion blamed the grocer for it; the widow merely stood in your way with her arms folded.',
      'What you guarded could not stay where it was. So much the committee had resolved, by four votes; {foe} had found out the place at {where}, and sent a man to ask how wide the gate was. As to what should be done instead there were four motions, and they had walked a long way to block your road and have you choose.',
    ],
    still: [
      'The committee had adjourned, to the other side of the road, and three of its members stood with their backs to the fourth.',
      'The key had been laid upon a stone between the four of them, and each had moved half a step away from it.',
    ],
    later:
      'Someone had scratched the minutes of a meeting on a stone there: present, four; absent, none; resolved, to be brave, by turns.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Settle the precedence of the committee',
          description: 'Each will be offended by whatever place you give, and one of them cries easily.',
          toward: 'for',
          success: [
            'You ruled that the most dangerous post is the highest, and asked who would have it. The centurion looked at the grocer. They both stepped forward; the schoolmaster was not to be left behind, and the widow had gone already. What you guarded had a watch on it again before {foe} had finished measuring.',
            'You made them all presidents, by quarters of the night, and the widow their auditor. It had not occurred to anyone. They went home in a column, practising a password, and at {where} from then on there was always one who was awake, from fear of the other three.',
            'There had been an insult, it came out, concerning a bench. You had the bench given to the town by public subscription of the four, with their names in a circle. After that they would have held {where} against a legion; and what you guarded stood behind them, dry and whole.',
            'You asked each what the others did well. It took some getting. The grocer, scarlet, owned that he slept sounder when the old soldier was on; and the old soldier, to a tree, that nobody made soup like that. They took the key back, all four with a finger to it.',
          ],
          failure: [
            'You put the centurion first. It was correct, and the grocer resigned; you put the grocer level, and it was mutiny. While you were drafting a third order {foe}’s steward walked in at the gate of {where}, which nobody was in a position to have shut.',
            'You gave judgement, with reasons, and they appealed. There being no higher court, the four of them sat as one, in the road, and you were outvoted; and {foe} was able in the meantime to buy the house that looks down upon what you guarded.',
            'The schoolmaster wept. He had been put after a grocer by better judges than you, he said, and then he told them where he had heard it, and all of it came up again, the ladder as well. You left them at it. It was soon known to {foe} that there was nobody on the wall.',
            'Everything was agreed, when the widow remarked that she had not been mentioned. You had counted the offices, and there were three. She laid down her lantern and went home to her own affairs, and she was the only one of them of whom {foe} had been afraid.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'Four quarrelling neighbours had been given one watch to keep, and had kept it for you to the end.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Plan a false removal for {foe} to follow',
          description: 'Four bad actors, a cart and an empty crate; if it is seen through, the real one lies bare.',
          toward: 'for',
          success: [
            'You wrote them each a part. They left {where} in secret, with such creaking and such hushing of one another that {foe}’s whole household was on their heels by the second turn. It was a crate of roof-tiles. What you guarded had meanwhile been carried twenty paces, by the widow, under washing.',
            'It was leaked, by the grocer, in confidence, to six customers. By the time the crate was loaded there was a queue to betray it. {foe} had it seized, sealed, and taken a long way under escort, and gave a dinner for the opening; what you guarded lay all that while where it always had.',
            'You drew three routes, and lost the drawing where it would be found. {foe} set people on each. The cart went round and round by a fourth way with the centurion up on it, scowling as he had been told to, and they were so long watching him that there was time to brick up the right door and let the plaster dry.',
            'The schoolmaster made a speech of farewell to an empty box, and broke down in it, and so did you. Nobody who saw that could doubt. {foe}’s men bore off the box in triumph; and at {where} your real charge was being fed, turned and covered, with its guards reduced by four and its enemies by thirty.',
          ],
          failure: [
            'They overdid it. The grocer winked. {foe}’s steward followed the wink back to where it came from, and found a thing half wrapped, with the widow standing before it; she was put aside, with politeness, and it was handled, and measured, and chalked.',
            'The centurion could not bring himself to be seen running away, even with tiles. He stood, and was taken, and gave his name, rank and the true hiding-place, which he regarded as covered by the oath; and you had the whole length of the road in which to think about that.',
            'The plan had eleven parts, and {foe} came at the fifth. Everything was out in the yard at {where} with the lids off. It was trodden round, jostled, dropped at one corner, and pushed in again anyhow, and all you could say for it was that they had not got it over the wall.',
            'A wheel came away, and the crate with it, and it burst before everyone. Tiles, said somebody. There was a short silence in which one could hear it being worked out; and they were at the right door, with a beam, before the four of your committee had thought of going home.',
          ],
          hurt: 'mishap',
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          '{foe} had once captured a crate of roof-tiles, with honours, while the widow carried the right thing past.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'March the four home and hold the gate',
          description: 'In step, at the double; {foe}’s people may be there first, and they bring poles.',
          toward: 'for',
          success: [
            'You gave the step, and they fell into it in spite of themselves, the widow on the right. At {where} five men with poles were lifting the gate. You did not halt the column. It went through them, lanterns and all, and the poles are still in use there as a fence for beans.',
            'They marched better than they talked. {foe}’s steward saw a body of troops come over the rise with dust behind it, and did not stay to count. It was you, four householders and a goat. You held the gate for a time, for the look of it, and nobody came to ask.',
            'You took the beam on your own shoulder, at the gate, with the grocer pushing. There was a deal of breathing on either side. In the end it was {foe}’s men who gave, one after another, being paid by the day; and on your side they were each standing in front of their own cellar.',
            'The centurion had not been obeyed by anyone for thirty years. You fell in behind him and did as he said, and so the rest did also. At the third “Shields!”, of which there were none, the people that {foe} had sent laid down their poles and asked whether this was an official matter.',
          ],
          failure: [
            'You marched them, and they were out of breath by the second milestone, and lay down by numbers. You ran ahead. There were eight on the gate already, at their ease, and they were polite to you with the butt end only.',
            'It had been locked, by the widow, for safety; and the key was in the road, upon a stone, a good way back. You held the gate as promised. You held it from outside, and {foe}’s men had gone in by the wall.',
            'You set your back to the gate, and it was the post that went. They walked over you, two and two, carrying nothing as yet; and the committee, in line of battle, saw the size of those poles and moved that the meeting be closed.',
            'The schoolmaster would not be touched, the grocer had a stitch, and the old soldier, hearing that it was a charge, charged, alone, the wrong way. You were by yourself at {where} when they came. You did hit one of them, it is in the record, with a lantern.',
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
          description: 'None will be interrupted, each goes back to the beginning, and the road will wait.',
          toward: 'for',
          success: [
            'You heard the matter of the ladder four times. It was a different ladder in each. When there was no more they looked surprised, thanked you, and took up the lanterns; nothing had been decided, but they were going back, and somebody had hold of the key.',
            'Nobody had let the grocer finish since his marriage. He finished. It was a long silence that followed, and a good one, and at the end the four got up and returned to {where} as they had come, only closer together.',
            'You sat down on the verge and nodded wherever there was a stop. They ended by comforting you. What you guarded was no better hidden than before, but it had its watch, and the watch had had its say.',
            'By the third statement they were correcting one another’s; by the fourth it was a single story, with four voices, and in it they had all been rather brave. They went home to see how it came out.',
          ],
          failure: [
            'You listened to the end, and there was no end. There was a motion to minute what had been said, and somebody must read that over; you were still nodding, you are told, when the last of them had gone to bed.',
            'You looked up at a bird. It was only for as long as a bird takes. But it was during the schoolmaster; and he had watched your face throughout his life, it appeared, in forty boys, and he gave in his resignation twice.',
            'When all four had been heard they asked what you thought. You had not been thinking; you had been hearing. They exchanged a look, the first upon which they had agreed, and put the key down in front of you and left.',
            'It came to the widow’s turn, and she said that she had nothing to add, but if nobody was doing anything she would go and see to her beans. You had waited all that while for her in particular.',
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
    openings: [
      '{foe}’s mother had come a long way to ask for {foe.his} life, and sat down in the middle of your road with a petition. She had written it herself, in three copies. One was for you, one was for {who}, and the third she meant to keep; and until you had put your hand to all of them you should not get by.',
      'There was a stool in your path, and a very small old woman on it, who wished you to spare {foe}. She was {foe}’s mother. She had brought the grounds in writing, numbered, since she had heard that you liked things numbered; the first was that {foe.he} had been a kind child, and she knew that it was no ground.',
      '“You will be the one,” she said, and held up a sheet. It was a petition for mercy, in due form, by the mother of {foe}. She asked that you turn back, and if not that then that it be quick, and if not that then to be told beforehand. She would not move from the road until you had answered under each head.',
      'The petitioner was sitting. She begged to be forgiven for that, on account of her knees. She prayed, first, that you would not take revenge upon {foe}, whom she had borne; second, that you would eat something. There was a basket. Short of lifting her, stool and all, there was no way past, and she weighed about as much as the basket.',
      'You had been told that {foe} would send someone to stop you, and {foe} had not; she had come of herself. It was {foe}’s mother, in her good shawl, on a folding stool. “I know what was done to {who},” she said. “I want you to let {foe.him} live, all the same, and I shall stay here until you say you will or you won’t.”',
      'It is not often that the accused’s mother applies in person. She had the road blocked with a stool, a basket and herself, and asked for one thing, namely {foe}’s life. She did not deny the facts. She had them written down, more completely than you had; and in the margin, beside the worst of them, in a smaller hand, “I hit {foe.him} once for less.”',
    ],
    still: [
      'She had read her petition through again, altered one word in each of the three copies, and gone on sitting there.',
      'The stool was where it had been, and the old woman had taken out some knitting from under the petition.',
    ],
    later:
      'There were the marks of a stool there, four small square holes in the ground, and a few crumbs that the ants had in hand.',
    ways: [
      {
        ...does(['talk', 'intellect', 'hard', 'slight'], {
          action: 'Tell her what was done to {who}',
          description: 'She has asked for mercy, not for the particulars; they may break her, or you in the saying.',
          toward: 'neither',
          success: [
            'You told it without raising your voice, and she asked questions, such as a mother would, about who had been cold and who had been by. Then she tore the first sheet across. She would go and ask {foe} for it instead, she said, and tell {foe.him} at what door it could be had. She left you the way in.',
            'She heard it to the end with her hand over her mouth. You had thought that it would make an enemy of her. She was up off the stool and had sent the boy who carried it to fetch home every cousin that served in {foe}’s guard; they were her family too, she said, and should not stand before that door.',
            'At the worst part she nodded. She had known, and it had not been said to her by anybody; people had brought cakes. When you had done she told you of her own accord where {foe} would be, and when, and that {foe.he} sleeps with a light. She asked only that it should be you who came and no stranger.',
            'It was hard to say to her face, and you said it, and in {who}’s words. “Thank you,” she said. She wrote at the foot of her petition that it was withdrawn by the applicant. Then she put down what she herself would swear to, before a judge, and took it to {foe} to be read; and half that house was packing by the end.',
          ],
          failure: [
            'You told her too much. She had not known it, and she did not cry out; she only grew smaller, on the stool, and asked where she was. You could not leave her so. By the time that somebody had been found to take her home, {foe} had been told what you did to old women.',
            'You had begun when she said the name of the one who was wronged, gently, and asked if you had ever met. You had not. She had. She told you things about it until you were the one on the stool; and in the meantime {foe}’s people had come up and were standing behind her.',
            '“That is not how I heard it,” she said, and told you how. You grew angry, and it was overheard. It was then put about by {foe} that you had shouted at {foe.his} mother on a public road, and doors that had been open to {who} were closed.',
            'You lost your voice at the second head. It simply went; there was the stool, and her good shawl, and you stood with your mouth open. She patted your arm. She told {foe} that you were a nice person who would not do it, and {foe} drew the conclusion.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had told {foe}’s mother all of it to her face, and she had torn her own petition in two.',
      },
      {
        ...does(['gift', 'charisma', 'medium', 'none'], {
          action: 'Promise her that {foe} shall be heard',
          description: 'It ties your hands to a hearing, before the end; and {who} was not asked.',
          success: [
            'You promised that {foe} should speak before anything was done. It was not what she had come for. She thought it over, folded the sheet, and said that it was what she would have asked if she had been braver; and in return you were told a thing about {foe} which would make such a hearing short.',
            'You wrote it under her petition: to be heard. She read it twice, and kissed your thumb where the ink was. Then she moved the stool. As you went by she told you which of {foe}’s friends had been wishing for years to be asked, and would come and say what they had seen.',
            'She wanted more, and you would not give it, and so you shook hands like merchants. {foe} should have a hearing and no tricks. “Then you had better not go in by the front,” she said. You had from her the name of a cook, a signal, and what it was {foe.he} feared to be asked.',
            'You gave her your word, and then, because she looked at you so, your own petition, which was that she should tell what she knew. She considered that it was fair. Between two bites of her bread you learned for what reason {foe} had done it; it altered nothing, and made a great deal plain.',
          ],
          failure: [
            'You promised, and she wished to have it witnessed; and the witness was {foe}’s man. It was read as a truce. For some days you were held to be bound to sit still, by everyone but {foe}, who was not a party to it and worked on.',
            '“Heard,” she repeated. {foe} was the best speaker of the family, she told you, brightening, and could talk anybody round. She hurried off to help with the wording; and it was taken down there with your name to it and spread about.',
            'You made the promise, and she did not believe you. Others had stopped at her stool, it seemed, and been kind. She got up with difficulty and said that she would have thought better of a plain no; and {foe} was put on guard, as was only natural.',
            'She was deaf on that side. What she understood you to have promised was a pardon, and she blessed you for it out loud, on your whole road, in every doorway. {who} heard that you had given in. So did {foe}, and made use of it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had promised an old woman on a stool that {foe} should be heard, and {foe} was.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Leap the ditch and outrun her nephews',
          description: 'She has three of them behind the hedge, whom she did not mention, and they are {foe}’s guard.',
          success: [
            'You saw the hedge breathe, and jumped. She said “Oh!”, quite crossly, as one does to a cat. The nephews came through in a row, and you took them over two fields and a marl-pit, so that {foe} had three guards the fewer, up to the waist, and nobody to send after you.',
            'You were over the ditch before she had uncapped the ink. They were strong young men and ran like oxen. At the second turn you stood behind a tree and let them go by; they ran on, you have heard, right to the frontier, and were signed up there, and {foe} has written several times to have them returned.',
            'It was rude, and you bowed as you went. The three behind the hedge had been told to wait until she coughed. She was too well bred to cough at your back, and you had a furlong’s start; {foe}’s door stood unwatched behind them for as long as they hunted you, and things were learned there.',
            'You cleared the ditch, and the basket, and one nephew, who had bent to tie his shoe. The others fell over him. Nobody was harmed but the bread. She called off the chase herself, being fair, and would not lend those boys to {foe} for any such work again.',
          ],
          failure: [
            'You leaped, and the far bank came away. In the ditch lay the third nephew, put there for the purpose. He was not rough; he sat upon you and called to his aunt to know what next, and she told him, to let you think about it.',
            'They caught you at the gate, hit you twice, and carried you back and set you down before the stool. “I am sorry,” said she, “they are {foe}’s cousins, and feel it.” Afterwards they went to report that you had been stopped; and were believed.',
            'Your foot went through the handle of the basket. You ran on with it, for what must have been a hundred paces, among the eggs; and it was this they described to {foe}, with gestures, when they had done with their sticks.',
            'You outran two of them. The third had gone round by the road, and he was standing where you came out with a gate in his hands. There was some delay after that, in which {foe} made good progress and somebody bathed your forehead, most kindly, who was humming.',
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
            'You sat down on the ground. She knitted, and told you about the teeth {foe.he} had been slow in cutting, and you held the wool. When it came to an end she got up and rubbed her knees. You had not refused her, she would say, and you had not lied; and she let you by.',
            'Neither of you mentioned it. By the time that she had turned the heel you had shared her bread; and at the toe she sighed and packed up the three copies. It was for a grandchild, she told you. She had only wanted one day on which it had not happened yet.',
            'She dropped off before you did. You took the stool by two legs, and her with it, and set her in the shade by the verge, where she went on sleeping; the petition you laid on her lap, unsigned, with a stone on it so as not to blow away.',
            'You sat so long that a carter, coming by, took you for mother and child and told you to bring her home. She laughed till she wept. You were not let off an answer, she said; but she would get it when it came; and she folded up the stool.',
          ],
          failure: [
            'You were outsat. She had a second basket, and a rug. When your legs had gone and you got up to find them, she observed that {foe} had never been able to sit still either, and you could not think of a reply.',
            'She asked if your own mother were living. It was a plain question. You answered, and one thing led on to another; you had talked yourself quite empty by the time she folded the stool, and had gone over to her side in everything except the oath.',
            'She fell ill there, or seemed to. You fetched water, a neighbour, a door to carry her on, and walked behind holding the shawl; and when you had come all the way back for your bundle you were no further on than you had been.',
            'You waited, and she waited; and the road-menders put a rope about you both, with a lamp on it, as being an obstruction. There was a form for having it taken down. She could not sign, she said, unless you did.',
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
    openings: [
      'A customs officer wanted what you carried opened, named and entered under a head, and until then the bar was down. {foe} had written to him. There was a tariff of nine hundred articles on the wall behind him, and it was not among them; so that it could not be taxed, and what cannot be taxed cannot pass.',
      'You were asked to declare what you carried. You declared that it was {who}’s, and going to its proper place. That was not a category. The officer wetted his finger and went down the list from ass to zither; and beside him on the desk, already unsealed, lay a note from {foe} in which he was desired to be thorough.',
      'The bar across your way was striped, and had two men to hold it down. An officer of the customs required your burden on his table, in order that it be classed. He suspected that it was an antiquity. {foe} had suggested that it was contraband. If it were neither, he said, it would have to be sent up for an opinion, without you.',
      'First: nobody passes with goods unentered. Second: what you carried had come to the notice of the post, through {foe}, as goods. Third: there was no third, said the officer, but he had always found that two looked thin. He had the bar let down, dipped a pen, and invited you to unwrap.',
      'The collector at the barrier was an honest man, which made it worse. {foe} had informed him in writing that you carried something upon which no duty had been paid; and none had. He would have it weighed and called by its right name, and if it had none then it must stay in his shed until a name was found.',
      'You could not go on because of a column. It was headed “Nature of the thing”, and the officer would not lift the bar while it was empty. He had a letter from {foe} that proposed several natures, each with its penalty. He did not wish to be unjust, he explained, and pulled the table out to where you would have to put down what you carried.',
    ],
    still: [
      'The bar was still down. The officer had got as far as “miscellaneous”, and drawn a line under it.',
      'A second officer had been sent for to look at the first one’s difficulty, and they were walking round it in opposite directions.',
    ],
    later:
      'On the tariff at that barrier an article had been added at the bottom, in fresh ink, as number nine hundred and one; the duty on it was left blank.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Have it entered as a thing beyond price',
          description:
            'You must make an officer say that something cannot be valued, and he has a pension to consider.',
          success: [
            'You told him what it was to {who}. He put down the pen and asked to have it put in writing, and you said that it was why one carried it, instead. He thought of something that he himself had in a drawer. The bar went up; and against the entry was written “none to be had elsewhere”, which is a precedent.',
            'You asked what duty he paid on his mother’s grave. He was not angry; he looked it up. There was an exemption, it proved, very old, for whatever one would go back into a fire for. It wanted a form of words. You said them, and he stood, and so did the two who held the bar.',
            'It was found by the officer, after a struggle, that to price it would be to offer it for sale. You had only held his eye. He entered it as a member of your family, travelling, and there being no charge on those he wished you both a good journey and sent {foe}’s letter back with a tax upon the letter.',
            'The men on the bar had begun to take sides. “You can see by how it’s held,” said one. The officer looked at how you held it. He was a long while on the wording, and read it to you with pride: that the bearer was to be let by unhindered, here and at every post, as with a thing on its way home.',
          ],
          failure: [
            'You said that it was beyond price, and he was delighted. There is a head for that, at the front, with the pearls. While he worked out a tenth of it a rider was sent to {foe}, who had promised to be interested in the figure.',
            'He agreed with everything you said, and wept, and could not lift the bar. It was not he who was hard, he told you; it was the column. He wrote to be allowed an exception, and the letter had to go up by way of {foe}.',
            'You called it sacred. He asked to which god, since they have each their own exemption, with a different stamp; and you named two. It was put down as disputed between temples, and must be looked at by a priest of either, and {foe} would know of it.',
            'He valued it at nothing, to oblige you. A thing of no worth, you were then reminded by the second officer, may be thrown away; there is a heap. It took all that you had in you to get it off again, and the talk of that went to {foe} post-free.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'An honest officer had once put down what you carried as a thing that had no price, and lifted the bar.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Prove from the tariff that {foe} owes duty',
          description: 'Nine hundred articles to turn against the informer; if you fail they break it open there.',
          toward: 'neither',
          success: [
            'It was article four hundred and six: whoever reports goods that are not his has declared them as his. So it was {foe} who had imported them, without a permit. The officer read it over three times and blushed with happiness. He took the whole post off to collect, and you carried your burden under a bar that nobody was holding.',
            'You asked to see the stamp on {foe}’s letter. Letters are goods; goods pay; this one had not, nor had any other in that file, for six years. They were added up. Two officers were sent at once to put seals on {foe}’s carts and mules, and what you carried was passed, as being by comparison quite in order.',
            'The nine hundred were arranged by nature, you showed him, except for one; and that had been slipped in, lately, at {foe}’s wish, to catch you. An alphabet does not forgive such things. The collector cut it out with his penknife. He wrote you a pass with all the seals he had, so that no post of his should ever lay hands upon it again.',
            'It all came down to the word “or”. If it were goods, then {foe} had been concealing goods, by not claiming them; if it were not, {foe} had deceived an officer. The collector tried it from both ends. At last he put on his hat of office, took the two men, and went to {foe}’s with a summons, and the bar stayed up.',
          ],
          failure: [
            'You cited four hundred and six. There were two of those, the one of this year and the one of last; and by yours the goods of anybody who quotes the tariff are to be opened with an axe. It was a small axe. They did stop when they saw what was inside, but they had made a start.',
            'You turned over two pages together. What you had proved upon {foe} was the duty on live eels. In the laughter the table was knocked, and the thing that you had carried so far went off the edge of it on one corner; and nobody laughed after that, and it could not be made not to have happened.',
            'The argument was good, and the officer was so taken up with it that he had the wrappings cut in order to see whether it held. It did. But it had been wrapped for a reason. He helped you to tie it up again, with red tape, and did not look at you.',
            'It was the second officer who found the exception to your exception. On that the seals were broken, the wax was scraped, a probe was put in, and it was written down, article by article, what they had done to it. You were given the list to sign.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'The tariff had been turned upon {foe}, by one small word in it, and the customs had gone to call.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Duck under the bar and run',
          description: 'With the burden held to your chest; they have staves, and orders about knees.',
          success: [
            'They were both looking at the tariff. You went beneath the bar with a hand’s breadth over, and by the time it had been raised, so as to pursue you, and lowered, since it must never be left up, you were round a hill. They reported you as an error in the column; and {foe}’s informer lost his fee.',
            'One staff went over your head and took the other officer upon the shin. You heard the argument about whose form that was. It was still going on when you sat down, behind a wall, and went over your burden with your fingertips, and found it whole; and that post, being at law with itself, was of no use to {foe} for a month.',
            'You ran doubled up, round it, like a hedgehog about an apple. They struck at your knees and hit the milestone. Once out of the district you were another collector’s affair, and had only to walk. {foe} had bribed this barrier, you learned, and now had to begin with the next.',
            'A mule was being passed at that moment, and you went through on the far side of it, in step. The mule was charged for you. You looked round once and saw them on the road with {foe}’s letter held up between them, asking it what was to be done.',
          ],
          failure: [
            'You were under, and you would have been away, but it was broader than you were. It caught. There you hung, by your own arms, refusing to let go of it, while they came round at their leisure and saw to your knees.',
            'The bar was let drop on your back. It was what it had been made for. You lay on top of what you carried, to keep it from them, for as long as the staves went on; and then they rolled you off, entered the pair of you, and told {foe}.',
            'You got as far as the ditch. It was wide, and they were near, and you had the choice of using your hands or keeping them where they were; so you went in like a log. It was you that broke the fall. {foe} was informed that one could always tell where you were by the shouting.',
            'You ran straight into the arms of the relief, six of them, coming up the road in step. They were quite friendly until they were told. It was {foe} who was thanked in the report for {foe.his} timely notice, and you who lay in the shed with your head on your burden.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had gone under a striped bar with your arms round what you carried, and had not let go of it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Fill in every form that he has',
          description: 'They are forty, they ask each the same in another order, and he will read them all.',
          success: [
            'You filled them in. Under “nature” you wrote “see above”, and in the first of them “see below”. He followed it up and down for a time with his pen, and could find no gap; and since nothing was missing the bar was raised, and you had lost only the use of a hand.',
            'At the thirty-first form he began to help you. At the fortieth he lent you his own chair. It was now the best documented object in the province, he told you; and he let it through without having once asked to look.',
            'There was a form for having filled in the forms, and when you signed it he was sorry. He seldom had anybody to the end. You were let by with your burden as it had been, and a blot, over which you both shook your heads.',
            'You wrote until you no longer knew your name, and had luckily put it down. The heap was weighed. It came to more than what you carried, and it is by weight, said the officer, that one decides which is the appendix; so he kept the heap.',
          ],
          failure: [
            'You had done thirty-nine when it was found that they were last year’s. He had the new ones. They were the same in all respects, except that each had a box for whether one had already filled in the old; and the office shut.',
            'You put down your birthplace where it asked for the burden’s. He was not able to let you cross it out. It was admitted therefore as a native of that village, aged as you are, and would have to produce its parents.',
            'The ink gave out. A requisition for ink is form seven, and had to be written in it. They were very much concerned, and brought you soup, and by the time a jar came up from the depot you were sent round by another road.',
            'By the last sheet your hand had begun to write of its own accord. It had signed the burden over, in a beautiful script, to the officer’s keeping, and a good part of what you did next was to explain to him why one should not have believed it.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'Forty forms had been filled in about what you carried, and none of them knew what it was.',
      },
    ],
  },
  {
    key: 'empire/course-the-sworn-man',
    kind: 'course',
    of: 'accused',
    openings: [
      'A man who swears for a living stood in your way and wished to be hired. He would depose to anything, against {foe}’s charge, with tears if required; he had references. If you would not have him he was engaged already for the other side, and would swear to the truth of the charge from behind a pillar, having seen it all.',
      'You were stopped by a witness. He had seen nothing, but saw it, he gave you to understand, extremely well. {foe} had bespoken him to swear that the charge was true. He preferred you, for the better part; and he stood there in a clean toga, in the middle of the way, with his right hand up, waiting to be told which.',
      'The charge would be proved before lunch, said the stranger, unless he had a cold. He was the one who was going to prove it. He did so for {foe}, at the usual rate; but he was open to persuasion, and had walked out to meet you. He would swear to the contrary as warmly. It only had to be one or the other before you went on.',
      'Name of the witness: various. Profession: having been there. He had been sent by {foe}, to swear against you in the matter of the charge; he had also a wife to keep, and so barred the way with an open hand and a proposal. For you he would have been elsewhere. He could be in two places, if they were not too far apart.',
      '{foe} had found a witness to the charge, and he had found you. It was a matter of business. He showed you the testimony he was to give, neatly written, with pauses; and on the back of it what he would give instead. They were both very moving. He required you to choose, and planted his feet like somebody under oath.',
      'There was one honest thing about him, which was that he told you what he was. He swore to order. {foe} had ordered a damning statement, to settle the charge, and he had it by heart; but he had been a boy in {who}’s street, he said, and had thought it right to give you the refusal of him. Until you spoke he would not clear the road.',
    ],
    still: [
      'The witness had been rehearsing by himself, and had got a catch into his voice at “with these eyes”.',
      'He had turned his paper over twice, once to each side, and was still standing where he could see it.',
    ],
    later:
      'Someone had stood a long time on that spot, with his heels together, and drawn in the dust beside him a small, correct pair of scales.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Persuade him to swear to the truth',
          description: 'It is out of his line, he may be laughed at; and he has a blade for those who preach.',
          success: [
            'You asked him what he had really seen, that day or on any. He opened his mouth for it, and shut it. It had been so long. Then he told you something about {foe}, quite clumsily and with no pauses; and he went and said it to the magistrate in the same manner, and it was believed because he stammered.',
            'He had sworn four hundred times, you reckoned up with him, and never once to anything he had done himself. You said that it must be lonely. He cried then without arranging his face. By the end he had deposed to who hired him, and for what, and before whom; and {foe} had no other who did it half so well.',
            'You did not offer him anything. You only said that there was one person alive who had never been lied to by him, and it was {who}, from whom he used to steal figs. He thought of the figs. It was as the boy of that street that he went into court, and he would look at nobody but {who}.',
            'A false oath against the charge would fall with the first push, you told him, and a true one stands though it be small. He had one, about the size of a bean: he had been in {foe}’s anteroom when the accusation was drawn up, and there were two dates on it. He swore to that, and to that alone, and it held.',
          ],
          failure: [
            'He was deeply touched. He thanked you, took both your hands, and swore by his children that he was a changed man; and it was not for some time that you recollected what he did for a living. {foe} had the benefit of the performance.',
            'You preached. He put up with it to the word “conscience”, and then he showed you, not unkindly, that he kept something in his sleeve for philosophers. He went off to be sworn by {foe}; and he put in your sermon, nearly word for word, as a confession.',
            'He tried it. He stood up straight and told you one true thing, and it was so badly done that you laughed. You could have bitten out your tongue. He folded up the paper, with dignity, and returned to people who valued him.',
            'There was something he would have told, and he got as far as the first word of it. Then another of his trade came along the road, and they nodded to each other. It does not do to be seen, he said. He spoke for {foe} after that as he never had before.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A man who had sworn four hundred times had once been got to swear to what he had seen.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Rehearse him until his story breaks',
          description: 'You play the judge, and he plays for his living; whatever you teach him he may use.',
          toward: 'against',
          success: [
            'You asked where the sun had been. He told you; and where, then, was the shadow? By the sixth question he had been on both sides of a wall. He begged you for another try. It was all taken down by two bystanders, who had thought it was a play, and who were ready to say in what words it had fallen to bits.',
            'He was very good, for as long as he was let go forward. You had him tell it backward. At the third step he met himself coming in, and stopped, and looked at you with real interest. He could not give it after that, he owned; he would only see the hole; and he told you where {foe} had bought the cloth.',
            'You praised it, and asked for a little more: the colour of a door, a dog, what had been for dinner. He could never refuse a detail. When he had done there were four doors to the room. You read them over to him, in the tone of a court, and he withdrew from the case on grounds of health.',
            'You put to him what any clerk would put, and then you put what {who} would. It was a simple thing, about the price of lamp-oil. He had not bought oil in that town for nine years, it came out, or been in it. He tore up the side of the paper with {foe}’s testimony on it, and bowed.',
          ],
          failure: [
            'He had been waiting for somebody who would stop the gaps for him. Every hole you found he mended, with thanks; and when you were through there went away to {foe} the soundest perjury in the province, of which you were the author.',
            'You asked, and he answered, and by degrees you saw it: the door, the dog, yourself. You had to sit down. He noted that the accused had shown emotion at the mention of the dog.',
            'He broke down at the second question, so fully that people stopped. You were hounding an old man, it was felt. One of them was known to {foe}, and wrote out a fresh statement on the spot, on how you treat a witness.',
            'You tripped him up on the date, and he pointed out to you, with great civility, that it was you who had the month wrong. He was right. It went down, in his small neat hand, as an attempt to mislead.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had sat in judgement upon {foe}’s best witness, in the road, until there were four doors to the room.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Carry him off to the nearest magistrate',
          description: 'Under one arm, protesting; he knows the law of assault, and where to kick.',
          toward: 'against',
          success: [
            'He protested in four styles, of which the last was sincere. You laid him before the magistrate like a roll of matting; and there they knew him. He had been dead, it seemed, since a case about a will. He could swear to nothing for {foe} until that was cleared up, and there was a fine for each of the years.',
            'He kicked, as you had been told he would, and you changed him to the other arm. It was seen by the whole street that somebody who is accused had gone, at a run, to the court, and with a witness. {foe} would hardly have done that, said people. He was locked up to be looked into.',
            'You were not gentle, you were only quick. By the time he had thought of what he would say he was being asked it, on a stool, by a person with a pen; and both his papers fell out of the toga. {foe}’s was read first. It had been dated for the following week.',
            'The doorkeeper would not have let you in, but he could not let you stay out, with that noise. It was ruled that the witness be kept for the other side’s convenience, in a cell. It was not convenient. {foe} had paid in advance, and had to put off the hearing for want of him.',
          ],
          failure: [
            'He went limp. You had not known that anybody could be so heavy, and when you set him down to get a better hold he screamed, once, like one who is being murdered. Everyone who ran up to you had heard it; and he had bruises, which he had brought with him.',
            'He knew where to kick. You were still folded up when he came back, arranged his toga, and lay down next to you in an attitude. It was thus that {foe}’s lawyers found you. There were two counts from then on.',
            'The magistrate was {foe}’s cousin, and had him dusted. You were asked to explain by what right you carried about a Roman citizen; and while you looked for it the ushers found their rods.',
            'You got him to the door, and he took hold of the door. He held, you pulled, and it was the frame that came. He was able to swear for once to something that had happened, with splinters, and it told heavily against you.',
          ],
          hurt: 'blow',
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: '{foe}’s witness had come into court under your arm, with his evidence falling out of him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Hear both his testimonies and hire neither',
          description: 'He is proud of them, there are gestures, and you must not clap.',
          success: [
            'You heard how you had done it, and then how you had not. Both times you were a much finer figure than in life. You said so, and that you would manage without. He took it as an artist does, sighed, and stood out of the way.',
            'He did the one, and turned his paper, and did the other. You thanked him. It came to him by himself that whoever had heard the pair would never be persuaded by either; and he went off up the road to alter them, no friend and no worse an enemy.',
            'It was long. There was a part with a kneeling mother, in which he was the mother. At the end you had not been moved, he could see, nor angered; he bore no grudge for it, and let you through with some advice about your hands.',
            'You ate while he did it. He had not been listened to by anybody for so long without being sworn that he ran down, at last, and asked what you made of the charge yourself. You told him, shortly. He shrugged, and walked beside you a little way, saying nothing.',
          ],
          failure: [
            'You clapped. It was at the kneeling mother, and before you knew. He looked at you with hope, and then, as you said nothing of terms, with hatred. He had never been applauded so in his life and not engaged.',
            'He took your silence for bargaining. He came down, and down again, and wept, and at the last he was offering to swear for nothing; by then it was he who had been insulted, and he told the whole road who had done it.',
            'You yawned in the middle of the peroration. He stopped at once. He would see, said he, that you should hear it again, from the front row, where one may not; and he left, rolling it up.',
            'He asked when he had finished which was the better. It had to be one, or he would have stood there yet, and you said, truthfully, the first. That was {foe}’s. He was gratified, and told them at {foe}’s that you had said it was true to life.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had heard yourself condemned and acquitted in the road, by one man, and had engaged him for neither.',
      },
    ],
  },
];
