import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * A skald’s laconic understatement, as in scenes.ts: what was done, before whom, and what was thought of it.
 * What an oath brings in its middle is told as a case: who had the right, who had the axe, and who had brought food.
 */
export const vikingCourse: readonly SagaSceneContent[] = [
  {
    key: 'vikings/course-the-lantern-holder',
    kind: 'course',
    of: 'find-out',
    cast: { 'Tosti/freedman/man': 'he', 'brother-in-law': 'he' },
    openings: [
      'In a freedman’s house by the road you found the man who was by when {foe} brought the bones of {who}’s father to {where}. Tosti was his name, and he had held the lantern. He would tell you what he saw, for a price. {foe}’s brother-in-law sat on the other stool, to pay him for not telling. Tosti was in no haste.',
      'You had found a man who knew what {foe} did with the bones of {who}’s father: Tosti, a thrall once and now free. He had been at {where} with a lantern. What he saw there he offered to sell. {foe}’s brother-in-law had come to buy his silence, and sat on one of Tosti’s two stools. The other was for you.',
      'Tosti, a freedman, had held a lantern at {where} when {foe} hid the bones of {who}’s father. He would say what he saw if you made it worth his while. But {foe}’s brother-in-law sat on a stool beside him with a purse on his knee, to keep him from it. Tosti looked from one of you to the other.',
      'A freedman named Tosti had seen what {foe} did at {where} with the bones of {who}’s father, and would sell it. He had carried the lantern there. You might bid for the truth, and {foe}’s brother-in-law, who sat on the other stool, for a shut mouth. Tosti would listen to both. He had washed his neck for it.',
      '{foe}’s brother-in-law was before you in the house of the freedman Tosti, and had taken the better stool. Tosti had carried a lantern when {foe} hid the bones of {who}’s father at {where}, and could tell you of it. {foe} wished him not to, and the brother-in-law had the money. Tosti wanted to see which of you would be the more agreeable.',
      'Tosti had been {foe}’s thrall and held the lantern at {where} when the bones of {who}’s father were hidden, and was given his freedom to forget it. He had not forgotten it. He would tell you what he saw, if it were made worth his while. {foe}’s brother-in-law sat with him on a stool and would pay him to be dumb.',
    ],
    still: [
      'Tosti had not yet said what was done with the bones of {who}’s father, and you would not leave without hearing it. {foe}’s brother-in-law had not got up from his stool.',
      'The freedman Tosti still had the truth about the bones to sell, and whoever went away left it to the other bidder. The brother-in-law’s purse was still shut.',
    ],
    givenUp: [
      'Tosti took the brother-in-law’s silver in the end and told you nothing of what he had seen at {where}. {foe}’s kinsman held the door for you, and you went on with your question.',
      '{foe}’s brother-in-law led Tosti away by the arm, to live where nobody could ask him. You had not learned what was at {where}, and the road was free.',
    ],
    later:
      'Where Tosti used to live there were two stools, one on each side of the door, and he himself sat on the sill between.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Have Tosti tell it before free witnesses',
          description:
            'He has never been believed on oath, and {foe}’s brother-in-law will do all he can to make him stammer.',
          success: [
            'Tosti told it before six neighbours, as a free man among others, and you had what you needed. He turned red. Then he told it all, with the lantern and the time it took. {foe}’s brother-in-law went off to report; by then it was known at six tables, and {foe} had to begin afresh.',
            'Tosti swore to all of it. It was the first oath that anyone had ever asked of him. He laid both hands on the ring, to be sure, and out came everything, down to what {foe} said on the way home. The brother-in-law sat there with his money and was not looked at.',
            'Tosti bore witness and took no silver for it. “Sell it and you are poor again,” you told him. “But a witness is asked to the Thing, and given a seat.” Tosti thought about the seat. He told it to the whole farm, and {foe} was kept busy for days in denying it.',
            'Tosti told you and eleven haymakers what was at {where}. You had addressed him by his father’s name, and he had been Tosti and nothing more for forty years. He said the name over, and then he said the rest. {foe} lost the secret and some days with it.',
          ],
          failure: [
            'Tosti did not tell it before his neighbours. He got up and opened his mouth, and was a thrall again. “I saw what my master saw,” he said. {foe}’s brother-in-law patted him, and {foe} had word of who had asked.',
            'Tosti would not speak, for one of the witnesses laughed at the way he held his cap. He sat down again on his stool. {foe} was told of it, and paid for a guard.',
            'Tosti told your witnesses the wrong thing. It was about another place and another year, for which he had been paid before. When that was pointed out to him he was hurt. {foe} made good use of the delay.',
            'You promised Tosti a seat at the Thing, and it did not win him. He asked which, and whether it had a back to it, and next to whom. By the time you had come down to a stool {foe}’s brother-in-law had offered a bench.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A freedman had been asked for his oath, for the first time in his life, and all that {foe} had hidden came out with it.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Draw it out of Tosti in riddles',
          description:
            'He is vain of guessing, and may give away what he saw as an answer; the brother-in-law guesses too.',
          toward: 'neither',
          success: [
            'Tosti gave it away in a riddle, and you had learned what you needed. You asked him what goes in at {where} by lantern and comes out in the dark. He gave the answer before he could help it. He had won, and was delighted; and then he saw the face of {foe}’s brother-in-law.',
            'Tosti guessed your riddles and told you the secret with the sixth. The first five were about ships and onions. The sixth was about {where}. “Too easy,” he said, and told you why it could not be that but must be the other thing. It was the other thing that you had come for.',
            'Tosti made a riddle for you, and the secret was in it. He made it out of what was uppermost in his mind. It had a lantern in it, and a door, and somebody who cannot speak. You gave up, out of politeness. He told you the answer, with pride.',
            'You had the secret from {foe}’s own brother-in-law, who guessed your riddle first. He shouted it out, having a loser’s temper, before Tosti could. Nothing had been sold, and nobody could be blamed, and you took up your cap.',
          ],
          failure: [
            'Tosti was better at riddles than you. He guessed six, and asked one, and by the rules you had to answer it truly. It was how far you had got. {foe}’s brother-in-law cut it on a stick, in notches.',
            'Tosti saw what your riddle was for and did not answer. You had asked what is seen by lantern and said by nobody. “Your drift,” he said. {foe} was told that you had started to guess, and had it hidden better.',
            'The riddles ended in a quarrel, and you learned nothing. {foe}’s brother-in-law did not know that it was a game, and took an answer for an insult. The fire was trodden out in it and had to be lit again.',
            'Tosti answered every riddle with “a herring”. He gave it so quickly that it was a while before you understood that he had been paid to. {foe} gained the time.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'What {foe} had bought silence for was once shouted across a table by {foe.his} own kinsman, as the answer to a riddle.',
      },
      {
        ...does(['gift', 'perception', 'medium', 'none'], {
          action: 'Find Tosti’s old lantern and give it back',
          description:
            'He may show you a way into {where} for it; it was thrown on a smith’s scrap-heap, under much other iron.',
          success: [
            'You gave Tosti the lantern with a new horn pane in it, and he showed you a way to {where}. He had carried it for twenty years and been allowed to keep nothing. He went out with it in front of you and lit the path that they had gone, where no guard stands.',
            'Tosti took the lantern and drew you the path to {where} for it. He knew it by the dent, which was from his own head. He had sworn not to say what he saw; but nobody had made him swear about the path, and he drew it on the hearth up to a loose board.',
            'Tosti took your lantern before ten from {foe}’s brother-in-law, for he had not held those. He lit you some of the way. So you came to know how one gets in at {where} from behind, and he walked home backward, so that you should have the light for longer.',
            'Tosti was moved by the lantern, and told you of a way in. There was a place at {where} on which the light did not fall, whoever held it. He had always seen to that. It was broad enough for one.',
          ],
          failure: [
            'You brought Tosti the wrong lantern. He held it up to his face, and it was not what he had looked at for twenty years. He thanked you as one thanks a child. {foe}’s brother-in-law had used the time to raise his bid.',
            'Tosti would not take the lantern in his hand. He had been beaten on account of that pane, and on account of the wick. You had to carry it out again, and {foe} was told that people were digging things up.',
            'You found no lantern, for a smith had made it into a skimmer. You brought Tosti the skimmer. {foe}’s brother-in-law remarked that it shed very little light.',
            'You did not find the lantern. You were half through a smith’s scrap-heap when a plate of iron slid, and the rest came after it. {foe} was told that you were looking for lanterns, and put out three.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'The way into {where} had been shown to you by a man with an old lantern, who went home backward.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit on the other stool and outstay {foe}’s kinsman',
          description:
            'With you there Tosti cannot be paid to keep silent; you are fed on boiled skate, and may not fall asleep.',
          success: [
            'You outstayed {foe}’s brother-in-law, who fell asleep upright. Tosti looked at him and looked at you. He told you nothing, but he did not take the purse either. So it was even, and you left with the taste of skate.',
            'You outsat the brother-in-law by one helping, and he left with nothing bought. Tosti said that he had enjoyed the company of you both. He would think it over. You went without the secret, and so had {foe}’s man.',
            'You coughed whenever {foe}’s brother-in-law opened his purse, and in the end he went home to his cows. Tosti had kept silent for nobody’s money. For yours, as he observed, there had been no occasion.',
            '{foe}’s brother-in-law left before you with a stiff back, and nothing bought. The stool was hard and you were harder. You had not been told a word; Tosti waved to you as you went.',
          ],
          failure: [
            'You did not outstay him, for the skate made you ill. You were outside, bent over, when the purse was opened, and heard the silver through the wall. Tosti had not taken it yet when you came in.',
            'You fell asleep on the stool. When you woke your cheek lay on the boards. Tosti had left you a rug, and a fish’s head to look at, and {foe}’s brother-in-law was still sitting.',
            'You and the brother-in-law both fell asleep, and Tosti went to bed. He had never slept so well, he told you, as between two people who were keeping an eye on him. It was all to do again.',
            '{foe}’s brother-in-law outstayed you, for he could sleep with his eyes open. You had been outstaring him for a long time when he began to snore. By that time you could not have told a lantern from a stool.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had once sat for days on a stool, eating skate, so that a man named Tosti should not be paid by {foe}.',
      },
    ],
  },
  {
    key: 'vikings/course-the-forbidden-meal',
    kind: 'course',
    of: 'protect',
    cast: { 'Jorunn/widow': 'she', 'man/guard/watchman': 'he' },
    openings: [
      '{foe} had forbidden the whole district to bring food to {where}, so that the old law-woman, whom you guarded there, should be starved out. A widow named Jorunn had six sacks of meal ready in her mill. A man of {foe}’s sat on them with an axe, so that nobody should take them. You had to bring the meal to {where}.',
      'At {where} the law-woman whom you had sworn to guard was going hungry, and {who} with her. {foe} had promised to burn the barn of anyone who brought food. In a mill by your road a widow, Jorunn, had six sacks of meal that she would gladly have let you take. {foe}’s watchman sat upon them with his axe across his knees, eating.',
      'A boy had slipped out of {where} to tell you that the law-woman had no more meal. {foe} had closed every mill to her, and set a man with an axe in that of a widow named Jorunn, on top of her own six sacks. She showed him to you through a crack in the wall and asked you to get the meal away. “He snores in them,” she said.',
      'It needed six sacks of meal to feed the law-woman and {who} at {where}, and there were six in a widow’s mill by the road, and a man of {foe}’s on them. {foe} had threatened everyone who fed {where} with fire. Jorunn, who owned the mill, had children. She asked you to take the sacks, and quietly. The man had an axe.',
      '{foe} meant to starve out the law-woman whom you guarded at {where}, and had forbidden all carrying of food on pain of fire. There was meal for two days more. You had found some, in the mill of a widow, Jorunn. A large man of {foe}’s with an axe lay on the six sacks and had orders to stay there.',
      'A widow, Jorunn, had six sacks of meal in her mill and wished you had them at {where}. {foe} had forbidden her to sell them to you, and a guard of {foe}’s was lying across them with an axe. Without the meal the law-woman there must starve. “I’m not to let you have it,” said Jorunn, loudly, so that he heard it.',
    ],
    still: [
      '{foe}’s man still lay on the six sacks in Jorunn’s mill, and you could not go without them while the law-woman at {where} starved.',
      'The six sacks of meal had still to be got from under {foe}’s man, or the law-woman at {where} would go hungry. The man had asked for a seventh, to put his feet on.',
    ],
    givenUp: [
      'You had to leave the six sacks under {foe}’s man. Jorunn carried up to {where} what she could hide in her apron, so that they ate there, though not much.',
      'More of {foe}’s men came to the mill, and you got away by the back. The sacks stayed there. They boiled hides at {where} and held out, but your oath had no help of it.',
    ],
    later: 'There were six pale rounds on the floor of Jorunn’s mill, and she would not let anybody sweep there.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Lift {foe}’s man off and carry the sacks',
          description: 'He must be put where he makes no noise, and then it is six times up with a sack.',
          toward: 'against',
          success: [
            'You lifted {foe}’s man off the sacks and carried all six up to {where}. You had taken him by belt and collar and set him in the meal-bin, and Jorunn sat down on the lid. {foe} was told of it by the smell of cooking, and had to call in the men who had been paid to wait for an end.',
            'You beat {foe}’s man and got the meal to {where}. He was quick for his weight. You both went through a wall that Jorunn had been meaning to shift. On the far side he had had enough, and carried one of the sacks himself. {foe} needed some days to think of another plan.',
            'You had the meal off him and made six journeys to {where}. The fight was short, and flour got into it. When it had settled the guard was hanging from the hoist by his strap. Two of {foe}’s people asked him what they were standing about for, in that case.',
            'You rolled {foe}’s man off the sacks, onto the floor, and through it, and took the meal. The mill-race carried him down as far as {foe}’s own landing. He was unhurt, and while he told it there you had all the sacks up to {where}.',
          ],
          failure: [
            '{foe}’s man beat you off the sacks. He was not asleep. He let you come within reach, and swung a full sack by the ears. {foe} heard of it and doubled the watch on the roads.',
            'You had the guard off the sacks, and he bellowed and got back on. Three more had come, who had been sitting on Jorunn’s barley. {foe} had seen by it how badly you wanted the meal.',
            'You did not get the meal away. You had a sack on your shoulder, and {foe}’s man came behind you with a knife, and did not aim at you. It ran out along the road, and Jorunn filled it again from the floor.',
            'It was {foe}’s man who lifted you. You were set on top of the sacks and he stood in front of you, asking if it was comfortable. {foe} heard the story and told it on.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Six sacks of meal had gone up to {where} on your shoulders, out from under the man whom {foe} had put there.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Carry the meal past as a corpse',
          description: 'It wants a bier, a sheet, four mourners and a straight face, right by the man with the axe.',
          toward: 'neither',
          success: [
            'You carried the meal past {foe}’s man on a bier, and they ate at {where}. Jorunn’s uncle had died very fat, it was given out. The guard got up off the sacks to bare his head, and was asked to hold the door; there was a second uncle, and a third.',
            'You got the sacks to {where} as a corpse. You had put six others, full of chaff, under {foe}’s man as he dozed. The bier went by his nose. He laid a sprig on it.',
            'The meal came past the guard under a sheet and was brought to {where}. Its mourners were Jorunn’s four children, and they wept well, being hungry. One corner was leaking, and he thought that it was quicklime and stepped back further.',
            'You brought the meal past as a corpse, though the guard wished to see the face. Jorunn had foreseen that and put in her aunt’s cheese, with a cap on it. “He’s better so,” the man said. It was all at {where} within the day.',
          ],
          failure: [
            'The meal did not get past. It ran down from the bier in a thin white thread, and {foe}’s guard followed it with his eyes to the place where he had been sitting. He took the sacks back. {foe} had the roads up to {where} watched.',
            'The false funeral was found out. {foe}’s man asked a young mourner who lay there, and she said that it was supper. She was four. The sacks were carried back into the mill.',
            'The guard insisted on burying your corpse, for he had been a gravedigger. He dug deep, at the roadside, and you all stood there and sang. You had to own to it before the earth went in, and the sacks went back under him.',
            '{foe}’s man asked to walk with the corpse the whole way, and so you turned back. “I knew him,” he said, and told stories. The sheet came off at Jorunn’s gate, and {foe} heard what was under it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'They had eaten bread at {where} out of a coffin, and {foe}’s own guard had held the door for it.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask {foe}’s man when he was last hungry',
          description: 'It may move him to give you the meal; but he has been told not to talk to you.',
          success: [
            '{foe}’s man gave you the meal when he had remembered his own hunger. He was six, he said at length. There had been bark. You told him who was eating bark at {where}. He had orders to sit on the sacks; so he sat on them all the way there, on the cart, and told {foe} that he had never left them.',
            '{foe}’s man let you load the meal. He would not answer, but he halved his heel of bread for you, as his people used to do. When the cart was loaded he was found to be asleep, and he slept for {foe} until the week was out.',
            'The guard told you about his sister, who had starved, and then he left you the sacks. He had seen a strange sail, he said, and would be gone a good while making sure. {foe} had the whole shore searched for it.',
            '{foe}’s man stood up and let you take the meal. “It’s not me,” he said. “It’s orders.” You asked what the orders would be when {foe} had no more need of him. He told you besides which of {foe}’s men could be spoken to in the same way.',
          ],
          failure: [
            '{foe}’s man was not moved. He had never been hungry in his life, and was interested to hear about it. He called in Jorunn to bring him something, since it had made him uneasy.',
            'You spoke for nothing. {foe}’s man had been told to stop his ears with wax, and had done it. He smiled at you, and went on nodding when you had finished.',
            'The guard wept, and owned that it was wrong, and did not move off the sacks. He could do the one without the other, he told you; it was what he was paid for. {foe} heard how soft he had grown.',
            'The guard told you when he was last hungry, and it did not help you. It was at {where}, as it happened, at the hands of those who had it then. {foe} had known very well whom to choose for those sacks.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'One of {foe}’s men had remembered how bark tastes, and a cart had gone up to {where} with him sitting on it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Beg food for {where} from farm to farm',
          description: 'Nobody is burned for a handful; it is a hatful to a journey, and keeps them alive, no more.',
          success: [
            'You brought food to {where} in your hat. You went from farm to farm and asked for a handful, which nobody can be burned for. It was barley here and beans there. They were no better off the next week, but they had eaten.',
            'You made eleven journeys with your hat and fed them at {where} for a few days. You were not stopped, since {foe}’s people were looking for sacks. In the mill the man was still sitting.',
            'You came up to {where} with your arms full. Somebody had laid out a turnip on each gatepost along the road, and had not been seen to do it. They were no worse off there, and no better.',
            'You brought two hats of mill-dust to {where}, with wings in. Jorunn had swept the mill for you, the beams too. Things stood as they had stood, but they were on their feet.',
          ],
          failure: [
            'You lost the food, for there was a hole in your hat. You noticed it at the last gate, from the hens, who had come with you the whole way. It would have been one porridge.',
            'You brought nothing that could be eaten. The farms gave what they had too much of, and you came to {where} with a hatful of salt. They looked at it, and thanked you.',
            'A dog ate what you had collected in your hat. You were putting on your shoe at the time. At {where} they boiled the hat.',
            'You ate the food yourself. You had gone so far round, to avoid being seen, that you had to. You told them so at {where}. They said that it was only fair.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'For the law-woman at {where} you had gone begging with your hat, in a country where one is burned for a sack.',
      },
    ],
  },
  {
    key: 'vikings/course-the-axe-that-was-lent',
    kind: 'course',
    of: 'avenge',
    cast: { 'Bard/farmer': 'he', 'youngest son/boy/son/child': 'he', sons: 'they' },
    openings: [
      'A farmer named Bard stopped you at his barn. He had caught {foe}’s youngest son, a boy of nine with one shoe, and shut him in there. He held out an axe to you: you were to kill the boy for the burning of {who}’s hall. His two sons stood at the door and would not let you by without an answer. Near it was a small grave.',
      'The farmer Bard called you off the road into his barn and showed you a boy of nine with one shoe, {foe}’s youngest son. You were to kill him, in payment for {who}’s burnt hall, and Bard gave you the axe. {foe} would feel that, he said, more than any suit. Bard’s two sons stood on both sides of the door and would not have you refuse. There was a small grave in the yard.',
      'The farmer Bard stopped you at his barn. He had {foe}’s youngest son tied by the foot in it, and wanted you to kill him. The boy was nine, and had lost a shoe. Bard had an old wrong of his own, and a small grave by the wall, and meant you to settle it along with {who}’s burnt hall. He and two sons stood round you and handed you an axe.',
      'The farmer Bard brought you in from the road and showed you a child in his barn, {foe}’s boy of nine, with one shoe. He offered you the axe to kill him with. That would pay for {who}’s burnt hall, he said, and looked toward a small grave by the wall. He and his two sons stood round you, and did not let you by before you did it or said why not.',
      'A farmer, Bard, and his two sons stopped you at their barn. {foe}’s boy was inside, nine years old, taken on his way home, with one shoe on. An axe was leaning there, clean, for you to kill him with, in return for {who}’s burnt hall. Bard thought that he was doing you a service. There was a small grave by the wall.',
      'Bard, a farmer by your road, had {foe}’s youngest son in his barn with his feet bound, and gave you an axe to kill him with. The boy was nine, and one shoe was gone. “An heir is worth more than a lawsuit,” said Bard. It was for {who}’s burnt hall, he said; but he looked as he said it toward a small grave by the wall. His two sons barred the yard.',
    ],
    still: [
      'Bard’s two sons still barred the way out, and the axe was leaning there for you to kill {foe}’s boy with. One could hear the boy counting in the hay.',
      'Bard still wanted {foe}’s boy killed by your hand, and did not let you go. He did not see, he said, what there was to consider.',
    ],
    givenUp: [
      'Bard would not strike a child himself, when it came to it. He sent you off his land as a coward and took the boy home to {foe} for a ransom.',
      'Neighbours came to Bard’s yard, and he did not wish to be seen with an axe. {foe}’s boy ran off between their legs. Bard barred his gate behind you and said nothing.',
    ],
    later: 'Bard’s barn stood open, and hens went in and out. By the wall there was still the one small grave.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Ask Bard whose grave that is',
          description:
            'It may turn him from the killing; but nobody has dared to ask for seven years, and both his sons will hear it.',
          success: [
            'Bard told you whose grave it was, and then he untied the boy himself. It was his girl’s. {foe}’s horses had gone over her, and {foe} had not drawn rein. He would tell that at the law-hill, next to your suit; and {foe} had to ask all his neighbours what else was remembered.',
            'Bard told of his girl’s grave and gave up the killing. He raised his hand against you first, and one of his sons caught it. Afterwards Bard walked the boy home, and stood in {foe}’s yard, and said her name there three times. It spoiled {foe}’s sleep and eleven men’s obedience, and Bard is your witness.',
            'Your question about the grave saved the boy. “It was a child’s,” you said, “and you know it for one.” Bard looked at it for as long as it takes. Then he asked the boy in to eat. {foe} had a son back from two houses that {foe} had wronged, and people were on your side.',
            'You asked Bard if she who lay there would have wished it, and he sat down. His wife came out, who had not been told of any boy, and went by all of you into the barn. She brought him to {foe}’s gate, and said before the men what could have been done. Four of them left {foe} over it.',
          ],
          failure: [
            'Bard would not answer you. It was not a question to be put by a stranger. His sons took you by the collar to the boundary and back. The boy heard it, and it came to {foe} that you had stood there with an axe.',
            'Bard told you whose grave it was, and then he wanted the boy killed more than ever. You had to get between. {foe} heard of the axe by somebody on the road.',
            'Bard did not hear your question, for he had been deaf on that side since it happened. He took your silence for shame. A message went to {foe}, that the boy was held in your name.',
            'You asked about the wrong grave, and Bard was angry. “That’s the dog,” he said. His girl’s was on the other side. You had begun to speak of small hands, and there was no mending it.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Once {foe}’s youngest had lain in front of you and an axe beside him, and you had asked about another child instead.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Take the boy out past Bard’s sons',
          description: 'You carry him off by force; there are three of them in the door, and he will bite.',
          toward: 'against',
          success: [
            'You took the boy out past Bard’s sons. You used the handle of the axe and not the edge. One son went into the nettles and the other into the first. The boy bit you until he had understood. Then he told you about a gap in the wall at {where} where he was used to get out.',
            'You carried {foe}’s boy out under your arm and set him down within sight of his gate. Bard’s sons had not thought that somebody would fight for {foe}’s blood. The boy told you that the dogs at {where} are called Grip and Snap, and come if one says so.',
            'You got the boy away. You threw the axe up on the roof, and all of them looked after it. That was the fight. He held on to your belt for three miles. At the end he told you how one comes into {where} when the people go in to eat.',
            'You brought the boy out, for Bard’s elder son was strong and had no wish to win. He was ashamed of the shoe. To make up for it he told you on which side they keep no watch at {where}, because it is only nettles.',
          ],
          failure: [
            'You did not get the boy out. Bard’s sons threw you back across the yard, quite fairly, two to one. {foe} heard that there had been four of you in it.',
            'You could not take the boy past them. You had hold of him, and he of the door-post, and Bard’s sons had hold of you. When you all let go he was in the hay again.',
            'The boy would not come with you. He took you for the worst of the lot, and went for your shin, and then back into the hay. {foe} was told of bruises.',
            'You fought Bard’s younger son, and the boy stayed where he was. The son fell on the axe-handle and lay there for a time, and it frightened everyone. {foe} took it all for your work.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'A boy whom you carried out of a barn had told you, out of shame over a shoe, how one comes into {where}.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Send {foe} the boy’s shoe with no word',
          description:
            'Fear for him would stop {foe}’s work; you must hide the boy for days, and look him in the face.',
          toward: 'against',
          success: [
            'You sent the shoe, and {foe} called in everyone from the roads and the ships to look for one child. On the third day you let the boy out where they were looking. Bard thought it a clever thing. {who} heard of it too, and sent back your last gift by the same boy.',
            'The shoe stopped all {foe}’s work against you for as long as the search went on. Then the boy came home, with his feet wrapped in your sacking. But one neighbour who was to swear for {who} heard of it, and said that he would rather not.',
            'You sent the shoe, and no more was heard of {foe}’s undertakings. There was only a light going from house to house and a voice that called. The boy asked you who that was. You let him go, and had less to say before the court about honour.',
            '{foe} let everything lie and sat at the gate, holding the shoe. It was just what you had planned, and you sent the boy home. Bard’s sons would not meet your eye; and {who} asked if this had been what was sworn.',
          ],
          failure: [
            'The shoe did you no good, for {foe} put it to the nose of a hound. They came as near as the next farm, a great many, and took the beck for the way. You had to hide the boy and yourself under the hay.',
            'The shoe did not reach {foe}. The one whom you gave it to sold it on the way. {foe} thought that the child was at his aunt’s, and the boy had beaten you at every game.',
            'You sent the wrong shoe. It was one that his cousin had lent him, and the cousin sat at home. {foe} laughed, and went on with the work.',
            'You sent no shoe, for you could not keep the boy from home. He was ill in the night, and called you by his nurse’s name. You asked for milk at a farm, and {foe} was told of you there.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'A child’s shoe had been sent to {foe}, and had done what it was to do, and {who} did not ask about it twice.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit down with the boy and stay there',
          description: 'You stay between him and the door until Bard and his sons have cooled, and they cool slowly.',
          success: [
            'You sat with the boy until Bard took in the axe, for the damp. They looked in from time to time, and each time there were two in the hay instead of one. The child was let go; nobody was the wiser, or the worse.',
            'You stayed with the boy until they had gone to their dinner, and then let him out. He had asked if it would hurt. You told him that you were tired, and meant to rest there. You pointed him home and went the other way.',
            'You sat in the hay until Bard gave in. A cow was calving, and he wanted both his sons for it. The boy pulled on a leg with the others. After that it could not very well be done, he granted, and took down the bar.',
            'You played at knuckle-bones with the boy until nobody wished to kill him. He cheated. Bard’s younger son joined in. The axe was wanted for kindling, and the child was sent home.',
          ],
          failure: [
            'You fell asleep in the hay beside the boy. When you woke Bard stood over you with the axe, and asked if you had now had time to think. The boy had covered you up to the chin.',
            'You could not quiet the boy. He screamed each time that you moved, until all the parish stood in the yard and you were asked to explain. Bard had the bar put up again.',
            'Bard barred the door on both of you and went to bed. The boy had by then told you every one of his dreams, and you smelled of goat. Nobody had cooled.',
            'You sat between Bard and the boy, and it settled nothing. Bard’s sons brought stools and sat down as well. The boy counted all of you.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had lain in a barn with {foe}’s child and let him cheat you, until the man with the axe went in to eat.',
      },
    ],
  },
  {
    key: 'vikings/course-the-grave-goods',
    kind: 'course',
    of: 'carry',
    cast: { 'Asny/widow': 'she', 'guest/people/mourner/kin': 'they', 'husband/chieftain/man/dead man': 'he' },
    openings: [
      'A chieftain’s widow, Asny, stopped you at a burial and wanted the ladle that you carried, to be laid in the mound with her husband. He had wished for such a one on his last day. She would pay, she said, and sixty guests stood behind her. But the ladle was {who}’s, and by its mark you were to claim the cauldron at {where}.',
      'A dead chieftain sat in his open mound, with his horse, his hounds and his best cups, and his widow wanted {who}’s ladle from you, to put in his lap. She was called Asny. You had to show the ladle at {where}, for it bore the same mark as the cauldron. Sixty mourners had turned round to look at you, and stood across your way.',
      'You had come on a burial, and the widow Asny saw {who}’s brewing-ladle in your belt and took hold of it by the handle. Her husband had always wished for one. It should go into the mound with him. By its mark you were to claim the cauldron at {where}. She had sixty guests, and they closed the road.',
      'The widow Asny wanted {who}’s ladle, which you carried, for her dead husband, who sat in the open mound among cups and hounds. “He’ll be pleased,” she said. You told her that you must claim {who}’s cauldron with it at {where}, and she heard you out kindly. Sixty guests stood round, and the bearers were already asking which way up it went.',
      'A great man was being buried, and his widow Asny took {who}’s ladle, which you carried, for a gift from the gods. It would be laid in the mound with him; you would be given the seat of honour. You needed it to claim the cauldron at {where}, and had to get it out of her hands, in front of his whole kin.',
      'At a burial the widow Asny said that {who}’s ladle, which you carried, was wanted for the grave. Her dead husband sat in the open mound with his hounds. It was done with much courtesy. Her brothers and sixty guests stood behind her, without any, and shut the road. You needed the ladle at {where}, to claim the cauldron by its mark.',
    ],
    still: [
      'The widow Asny still wanted {who}’s ladle for her husband’s mound, and her sixty guests still stood across your road.',
      'Asny’s brothers had moved their bench across your way to {where}, and wanted {who}’s ladle for the dead man first.',
    ],
    givenUp: [
      'A priest and an old law-man told the widow Asny that a borrowed thing cannot be buried. She gave you back the ladle, and had no more to say to you, and the guests opened the road.',
      'Asny’s brothers found the ladle too plain for a chieftain’s mound in the end. They gave it back to you and turned you off the ground, and you went on toward {where}.',
    ],
    later:
      'Over the chieftain’s mound the turf had closed. People said that he walked; and that he seemed to be looking for something, but without malice.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'slight'], {
          action: 'Give the dead man a poem instead',
          description: 'It must be worth more than the ladle, and sixty people who knew him will be your judges.',
          success: [
            'Your poem was taken in place of the ladle. You praised his hall and his anger, and put in the last line the one thing he could do without. The widow let go of the handle. Two of the guests walked with you for a whole day, and sent home some people of {foe}’s whom they met.',
            'Asny let you go for a poem. The first half was for her husband and the second was for her. No one had thought of that. She gave you her brothers to go ahead; and {foe}’s men, who had been lying in wait there, were taken for robbers and thrown in a bog.',
            'The guests took your poem for the dead man, and you kept the ladle. You said that a cup rusts, and a hound forgets; what has been well said of a man is carried by everyone. They showed you a shorter way, and {foe} looked for you on the longer.',
            'Your poem bought you free. It had a lame foot in the third line, and you limped with it, so that it was taken for art. The dead man’s oldest enemy asked if you would make him one some day. With that to look forward to he turned {foe}’s riders off your road.',
          ],
          failure: [
            'Your poem did not please. You called the dead man open-handed, and there was coughing. He had always let others pay. Asny kept hold of the ladle, and {foe} gained the time.',
            'Asny did not accept your poem. It was a fine one, and had been made by somebody else, and she knew it. It had been said over her first husband. {foe} had the good of the delay.',
            'You could not finish your poem. You came to a stop in the second stanza, and the dead man looked at you. They waited with so much patience that it was worse than shouting; and {foe}’s people had word of where you were.',
            'Your poem made them weep so much that Asny would not let you go. You had to say it at each cup until you were hoarse, with the ladle on a bench beside you. {foe} wished for nothing better.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'There was a chief under the turf who had been given a poem in place of {who}’s ladle, and was said to prefer it.',
      },
      {
        ...does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Lay wrapped sods in the mound instead',
          description: 'In a cloth they look like the ladle; the exchange is made under the eyes of the kin.',
          toward: 'neither',
          success: [
            'You laid sods in the dead man’s lap, and nobody saw the exchange. You had bowed over him for a long time. When you stood up he had the sods, in your cloth, and you had the other under your cloak. They closed the mound, and you were well on toward {where}.',
            'You made the exchange in a moment of pushing, because the horse had not been quite dead. The chieftain sat there with a parcel of turf on his knees and looked content. You went out with the ladle between two weeping aunts.',
            'You put the sods in the dead man’s lap, wrapped up, while everybody’s back was turned. You had asked for that, as the custom in your district. It is a good custom. What was yours went on with you, by the back of the hill.',
            'You changed the bundles, and only a child saw it. She had loved him, as it turned out, and he used to let her dig; and she patted the sods flat. You gained the road, and half a day on whoever might be following.',
          ],
          failure: [
            'The exchange was found out. The sods had a worm in them, and it looked out. Asny’s brothers unwrapped the sods and put the ladle back in the mound. {foe} was told of it.',
            'You got the bundles mixed and took away the sods. You had to go back for the right one, down among the hounds, and they saw you do it. {foe} was not waiting meanwhile.',
            'Your sods were found to be sods. The guests wanted to see the gift once more, one after another. It was passed along with great reverence, and came apart with the eleventh. {foe} had that told at table.',
            'You dropped the sods before you could make the exchange. Everybody thought that it was the gift, and broken; and they held you fast to console you, until they had looked. {foe} gained by it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'In a certain mound a chieftain was holding a parcel of turf, and you had {who}’s ladle, which should have been in his lap, at {where}.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Heap the mound for Asny with your hands',
          description:
            'Asny may give up the ladle for it; it is four hundred barrows of earth, and she decides when it is enough.',
          success: [
            'You heaped the mound with four hundred barrows, and Asny let you go with the ladle. At the end one saw the sea from it. “He has that now,” she said. She had a cousin near {where}; and he would leave a gate unlatched for the one with the barrow.',
            'You heaped the mound as high as the eaves, and the widow gave up her claim. It was her husband who had wanted everything, she told you, and not she. She drew you in the earth how one gets to {where} without being seen, as she herself had gone, as a girl, to meet him.',
            'You made it the highest mound in that country, and were free to go. Asny’s brothers took hold in the end, for shame. One of them owned to having worked at {where}, on the wall, and told you where he had saved on mortar.',
            'You heaped the mound, and Asny was satisfied. She sat on top and had herself lifted with it. From up there one could see a way to {where} that goes behind everything. She pointed it out, with her dead man’s spear.',
          ],
          failure: [
            'The mound that you heaped slid down. At the three hundredth barrow the whole of it came down on the side where the guests were. They were dug out, and the mound was open again.',
            'You could not make the mound high enough for Asny. His father’s had been higher. You went on until your hands would not close, and {foe}’s people had had time to choose their bushes.',
            'You had the mound done and smoothed, and found that the ladle had been set down inside. So it was all to be opened, with an apology. {foe} profited.',
            'You could not heap the mound, for the barrow broke, and there was not a second. You brought up earth in a helmet. Asny thought it a touching sight and had all her guests called out to watch, with {foe}’s messenger among them.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'The way by which you came into {where} had been pointed out to you from the top of a mound that you had heaped.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Lend the dead man the ladle for a while',
          description:
            'You get it back when the feasting is over, if you stand by his knee and never take your eyes off it.',
          success: [
            'You lent it to the dead man until the ale was drunk, and then you had it back. He was toasted with it. After that there was no more to drink and people’s minds were on their cows. You asked the widow if he had had enough of it. She listened at his mouth and said yes.',
            'You stood beside the dead man through the feast and got back the ladle. You were taken by many for a part of the goods. The youngest brother handed it to you, and had forgotten whose it was.',
            'You lent the dead man the ladle, and took it from his lap before they put on the roof. You said that he had given you leave; nobody there could say that he had not. You got to know him rather well.',
            'Asny was content with the loan and let you go on with the ladle. She needed only that he should have been seen with it by certain people. Then those had been sick and gone home.',
          ],
          failure: [
            'You lent the dead man the ladle and lost sight of it. They began to dance, and you were danced off. It was found in the end beneath the horse, and Asny laid it in his lap again.',
            'You fell asleep, and the dead man’s hand had closed upon what you lent him. You had to open him finger by finger, talking, and no one helped you. Asny took it for a sign.',
            'You lent the ladle for the burial feast, and did not get it back, for the feast was lengthened. Nobody there thought of you.',
            'You asked for the ladle back and did not get it, for there was a row of people before you. Everybody had lent the dead man something, and Asny gave none of it out yet.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          '{who}’s ladle had lain for three days in a dead man’s lap, and you had stood beside it like a cup-bearer.',
      },
    ],
  },
  {
    key: 'vikings/course-the-kind-liar',
    kind: 'course',
    of: 'accused',
    cast: { 'Mord/farmer': 'he' },
    openings: [
      'A farmer named Mord offered to swear falsely for you. He would take his oath that you had been at his house, mending a net and eating porridge, at the very time of which {foe} accused you. It would have ended the charge. You had not been there. If it came out, you and {who}, who stood surety for you, were lost. He wanted your answer.',
      'A man named Mord, a witness by trade, offered to swear you out of {foe}’s charge with a lie. You had been with him at the time, he would say, eating porridge and mending a net. There was not one true word in it. If it were found out, {who}’s surety would go with it. He stood at his gate and waited for your yes.',
      'You needed someone to speak against {foe}’s charge, and a farmer named Mord was ready to do it, and to lie. He would swear that you had mended a net with him and burned your tongue on his porridge. He was believed in three districts. {foe} was known to be watching your witnesses. He had his hat on and asked for one word from you.',
      'A farmer, Mord, stopped you at his gate and offered you a false oath. He would stand up at {where} and swear that you had sat with him over porridge and a net. It would clear you of what {foe} had laid to you, unless somebody asked his wife. The fine for it is three marks and the tongue.',
      'A farmer called Mord made you an offer across his gate: he would be your witness against {foe}’s charge, and lie. He had learned his part: where you had sat with a net, the porridge that you ate, at which joke you laughed. None of it had happened. He asked you only to say which joke you preferred.',
      'A decent man with a cough, Mord by name, offered you a false oath, and you could have been free of {foe}’s charge by it. He would swear that you had been with him, over a net and porridge. {foe} had said that you would stoop to that. {who} had said that you would not. Mord was waiting at his gate with his boots greased.',
    ],
    still: [
      'Mord still offered to swear falsely for you, and it was not safe to go before he had a plain answer. He had taken out of his story a spoon that did not fit.',
      'You had neither taken Mord’s false oath nor been rid of it, and he would not let you go from his gate with that. He was practising a cough.',
    ],
    givenUp: [
      'Mord grew tired of your answer and went in to his porridge. He swore nothing, for you or against you, and you went on from his gate with your case as it had been.',
      'Mord’s wife called him in and shut the gate. You had got nothing true out of him and nothing false, and the charge stood as before.',
    ],
    later:
      'At Mord’s gate there was a new latch. He nodded to you over it, as to somebody with whom he had once eaten, or had not.',
    ways: [
      {
        ...does(['talk', 'intellect', 'hard', 'slight'], {
          action: 'Bring Mord to swear only what he knows',
          description:
            'He may have seen something true that helps you; but he has got out of the way of saying such things.',
          success: [
            'You got Mord to swear to what was true, and it helped you. You asked what he had really been doing then. He was on the hill after a ewe; and from there he saw one of {foe}’s people on the road. {foe} spent days in finding out who else kept sheep.',
            'Mord left out the lie and swore to what he had seen. At the ninth time there was no porridge, and no you: there was a rider of {foe}’s with mud to the thighs, going home by the back way. {foe} began to be asked about mud.',
            'Mord spoke for you as to what he knew, and it was little, but it stood. “They’ll believe me either way,” he had said sadly. You told him that this was just why. {foe} had prepared three people against the false story, and had to send them home.',
            'You had Mord’s wife called out, and in front of her he could say only what was so. He had seen you once, at a fair, give back a coin too much; and he had seen {foe} the same week count some stones. It weighed more than the net. {foe} lost two witnesses to it.',
          ],
          failure: [
            'You could not bring Mord to the truth. He tried, and it came out as porridge. He was too old, he told you; and {foe} got to know that something was being rehearsed.',
            'Mord spoiled the truth. You brought him as far as a hill and a ewe that he had seen. Then he saw that it could be better, and gave her two heads. {foe} had a man behind the gate who took down both.',
            'Mord told you what he truly knew, and it was against you. He was very sorry. He had never yet been asked for the truth, he said, and did not know that it could do that. {foe} was glad to hear it.',
            'Mord was offended and kept to his lie. In three districts nobody had called his word in question. He told {foe}’s people of it, and what else you had said.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A man who had sworn falsely for half the country had sworn truly for you, once, and went about afterwards telling people how it was done.',
      },
      {
        ...does(['craft', 'charisma', 'medium', 'none'], {
          action: 'Improve Mord’s lie until it is believed',
          description: 'It will clear you with many, and {foe} will have a thread to pull at when it suits.',
          toward: 'for',
          success: [
            'You improved Mord’s lie, and it was believed. You took out the second kettle, and aged the net. He told it at two fairs, and people came up to you to say they had always known. {foe} heard it with a small smile, and sent somebody round to learn what they burn there under the porridge.',
            'Mord swore the lie beautifully, and your case was better for it. An old woman in court recalled having seen the light. You did not like to look in the water when you shaved or washed. {foe} had set two clever men to find the flaw.',
            'Your lie was accepted. You supplied the burned tongue. It was that which persuaded them; three more said that they would speak for one who had been so ill served. But {foe} wished next to hear from Mord’s wife.',
            'Mord’s false oath was believed. You stood next to him and heard where you had been, and by the end of it you missed the place. Your case was far better by that; and {foe} had been handed a stick, to be used in season.',
          ],
          failure: [
            'The lie did not hold. There were two jokes in it now, one for each of you, and Mord told yours. {foe}’s man asked him to do the laugh. It was noted against you.',
            'The lie was worn out before you used it. Mord had sworn for somebody else to the same kettle, on the same day, in the next valley. {foe} brought the two of you together.',
            'You practised the lie once too often, and it was heard across the gate. It was sung at {foe}’s table before Mord had sworn to it. He offered to begin on another.',
            'Mord spoiled the lie. “I’ve begun to believe it,” he said. He had told people to ask you whether your tongue was better. {foe} asked.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'You had let a false oath be sworn for you about a net and some porridge, and for years people asked after your tongue.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find out who sent Mord to you',
          description: 'It may be a trap of {foe}’s; you follow him home and lie under his window, and he keeps geese.',
          success: [
            'You found out that {foe} had sent Mord to you. He had a guest at home, who asked him whether the fish had bitten. You were to have been caught with a false witness before the whole court. {foe} had built on that, and had to pull everything down.',
            'You lay among Mord’s geese and saw who paid him. He counted money and put half of it back, for you had not said yes; it was {foe}’s. That was told in the right places, and {foe}’s real witnesses began to be looked at sideways.',
            'Under Mord’s window you heard that {foe} had hired him. He was to swear, and then fall down and repent, in front of everybody. You came in by the door and asked him to try it now. He repented on the spot, very well, and {foe} had lost the best blow that there was to strike.',
            'You followed Mord home, and he went in at {foe}’s. They let him sit at table. When he came out and saw you there he took off his hat to you, one workman to another, and let {foe} know by a boy that it had gone wrong.',
          ],
          failure: [
            'You did not find out who sent Mord, for his geese gave you away. You went home across the pond. {foe} was told that you were creeping about your own witnesses.',
            'You learned nothing. Mord saw you under the sill with your ear to the boards, and told it, truly, for once, to everyone who came. Nobody had sent him, he said.',
            'You followed the wrong man, to a christening. They asked you to stand godparent, and you could not well explain. {foe} gained the time.',
            'You fell through Mord’s wall before you had heard a name. It was wattle, and you had leaned nearer. {foe}’s man was at the table and made some notes.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'The most obliging of your witnesses had been sent to you by {foe}, and you had found that out from among his geese.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Thank Mord and say no',
          description:
            'You stay honest and gain nothing; he will ask you why, at length, and he speaks much better than you.',
          success: [
            'You refused Mord’s oath, and your case stood as it had. You said that you had not been there. He allowed that, but did you think anyone was ever where he was said to be? You said it once more, and he shook your hand as one does with the sick.',
            'You said no, and Mord hung his hat up again. He had tried to improve it for you: it might be only half a net. No harm had been done, and no good either, except that you slept.',
            'Mord took your refusal well. It was seldom that he met with somebody who did not need him, he said, and asked if you were certain. You were not, but you were on your way by then.',
            'You refused, and Mord let you go and told nobody. He stood at the gate and looked after you for so long that you felt it in the neck. The charge was just as heavy as before.',
          ],
          failure: [
            'Mord did not understand that you refused. You said no so politely that he took it for a yes, and told it to two neighbours. It had to be unsaid from house to house.',
            'Mord talked to you until you agreed to everything, and you had to begin again to disagree. His wife gave you porridge. It was, as he pointed out, a start.',
            'You could not say no to him. Mord wept. He had so looked forward to it, and nobody asked him any more. You ended up by mending a net for him, a real one.',
            'You refused, and Mord did not let it rest. He would do it for your brother, then, he called after you. You had no brother. It was argued out at the gate until both of you were hoarse.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You could have been cleared by a stranger’s lie, and had said no to it at a gate, twice, with thanks.',
      },
    ],
  },
];
