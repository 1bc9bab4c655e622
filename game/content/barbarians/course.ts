import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

export const barbarianCourse: readonly SagaSceneContent[] = [
  {
    key: 'barbarians/course-red-cow',
    kind: 'course',
    of: 'find-out',
    cast: { drover: 'he', cow: 'she' },
    openings: [
      'An old drover came along your way with a red cow on a rope, and he had seen how {who}’s brother was lost, whom {foe} does not sing. {foe} had given him the cow so that he should not say it. If he told you, she must go back, and he had never owned a cow before. You wanted the truth from him.',
      'On your road you met an old drover who had seen what became of {who}’s brother at the cattle-gate, and he would not tell. {foe} had paid him for his silence with a red cow. What is sold belongs to the buyer, and he was an honest man. He sat down to eat in your path. You had to get it from him.',
      'You came to an old drover on your way, and he had a red cow and a secret. {foe} had given him the cow so that he would not tell what he knew of {who}’s brother, who is left out of the song. He kept his word, and it hurt him, like a boot that is too small. You had come to ask, and he begged you not to.',
      'A red cow stood across your path, and the drover who owned her would not meet your eye. He had been at the cattle-gate when {who}’s brother was lost. {foe} had bought his silence with her, the best milker in four valleys. If he told you the truth she must go back. You had to make him tell it all the same.',
      '“Do not ask me,” said an old drover with a red cow, who met you on the road. He had seen how {who}’s brother was lost, and {foe} had given him the cow so that he should not tell it. He was seventy, and had never owned one before. You wanted what he knew, and he wanted to keep her.',
      'An old drover led a red cow with ribbons on toward you, and {foe} had given her to him for his silence. He had seen what became of {who}’s brother, whom {foe} leaves out of the song. If he told it, he would lose her. You stood in his way. “I know it,” he said, “and I may not say it, and I’m sorry.”',
    ],
    still: [
      'The drover still did not say how {who}’s brother was lost, and you would not go on without hearing it. He had put his hat over the red cow’s eyes, that she should not see him being tempted.',
      'You still needed the truth about {who}’s brother from the drover, and he was paid with the red cow to keep it. He had drawn her rope shorter by a turn.',
    ],
    givenUp: [
      'The drover led his red cow home and said nothing. So {foe} had got the silence that was paid for. You had the road to yourself, and had learned no more than you knew.',
      'A neighbour came for the drover and his cow, and they went off together, slowly, for her sake. He had told you nothing. He looked back once, and you went on.',
    ],
    later: 'A red ribbon of the drover’s cow was caught there on a bush, and below it the grass had been eaten down.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the drover what he would tell the dead',
          description:
            'Nobody lies to the dead: if he says what he would tell them you hear it too, but you speak of his burying.',
          success: [
            'You asked what he would tell the dead, and so the drover told you the truth. They would move over for him by the fire and wish to know what he had seen. He thought about it for as long as one milks. “They have no use for a cow,” he said. Then he told it, in three words and a good many more.',
            'You asked the name of the drover’s dead wife, and he told her the truth, aloud, and you heard it. She could smell a lie through a wall. He took off his hat to the name. He told the whole of what he knew about {foe}, looking at the ground.',
            'You asked whether the dead would laugh at him, and the drover told you the truth. “I would say that I was paid,” he said. He heard it, the laughing, and went red to the ears. What {foe} had bought came out piece by piece.',
            'You wept when you spoke of his burying, and so the drover told you the truth. He had wanted to be asked by somebody who would weep at it. Then he turned the cow round to lead her back to {foe}, and scratched her once for every step.',
          ],
          failure: [
            'You talked of his burying, and the drover told you only his wishes for it. There was to be a goose. The red cow was to walk first. What he knew would be put in with him. {foe} was told who had asked.',
            'The drover stopped his ears and sang, and told you nothing. It was a cheerful song, about bulls. It was heard in the next valley, where {foe} had somebody to listen.',
            'You named the dead too soon, and it frightened the drover, and he said nothing. He made a fist with the thumb inside, against bad luck, and the red cow bolted. {foe}’s people caught her and brought her back to him, and heard of you.',
            'The drover would tell the dead that he had owned a cow, he said, and he told you nothing. There was such a light on his face that you could find nothing to say. {foe} heard how near it had been, and took more care.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'An old drover had owned a cow for a few days, and had given her back so as to tell you the truth.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Have the drover tell the cow and not you',
          description:
            'The drover may break no word to {foe}; but if he sees through it he will swear you never asked him straight.',
          toward: 'neither',
          success: [
            'You had the drover tell it to the cow, and you heard the truth. A cow ought to know what she was paid for, you said, or she will dry up. He told her into the one ear, and you were milking at the other. {foe} could not find that he had broken his word, and {foe}’s own people came to look at her, ashamed.',
            'You asked if the cow would still like him, supposing she knew, and the drover told her the truth. You heard it all. He put his arms round her neck, and she licked him. He slept so soundly then that {foe}’s two watchers grew tired and went home.',
            'You said that he may have no secrets from his cow, and the drover told her the truth before you. He told it as a lullaby, with names. You had it by the second verse. It was a good tune, and {foe} had to spend days in forbidding it.',
            'You taught the drover a custom, and so he told the cow the truth, and you heard. A new cow is told the three worst deeds that one knows. He had only one that was bad enough. Had he spoken to a living soul? {foe}’s rider asked him that, and he had not, and the rider turned off the wrong way.',
          ],
          failure: [
            'The drover saw your trick, and did not tell the cow. “She’ll tell you, I suppose,” he said. He said it at every fire, how you would have had the secret of a beast. One who had meant to tell you something thought better of that.',
            'The drover told the cow into the far ear, and in the language of drovers, and you learned nothing. It is all spitting. He was angry then, and swore false against what another had already told you.',
            'The cow sat down on you while he spoke, and the drover stopped. He took it for her answer. What she would not hear was not to be spoken of. He saw to it that others were told so too.',
            'The drover told the cow the three worst deeds that he knew, and they were yours. He began with what he had seen you do. It was soon known all along there, and the folk who had begun to talk to you closed their mouths.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: '{foe} had paid a man with a red cow to say nothing to any person, so he had said it to the cow.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Find the drover a cow of his own',
          description:
            'Then he can send {foe}’s back and speak; a stray cow is sinking in a bog near by, and must be got out.',
          toward: 'for',
          success: [
            'You pulled a black cow out of the bog for the drover, and he told you how to get near. You went in after her with the rope in your teeth. He kept her and sent back {foe}’s. He gave you the name of the one house at {where} in which the truth lay.',
            'You dug a cow out of the bog with your arms and gave her to the drover, and so he could speak. She was not so red as the other. But nobody had given her to him to be quiet. He told you how one gets near to what {foe} hides, and from which side.',
            'You pulled a cow out of the bog for the drover, and he showed you the path. It took as long as a birth. “Then I can speak,” he said. He could not remember it well, he was so happy. But he drew you the way at {where} in the mud, and the one bad step on it.',
            'You put your cloak under a cow in the bog, and she walked up along it, and she was the drover’s. He laughed till he had to hold on to her. {foe}’s cow went home by herself. He told you who at {where} would let you by.',
          ],
          failure: [
            'The bog kept the cow, and the drover would not talk. She sank slow, and looked at you both the whole time. He put his hat over the red one’s eyes again, and {foe} had the good of that.',
            'You went into the bog after a cow, and it was the drover who pulled you out. {foe}’s red cow drew the rope. So now he owed her more than ever, he said, and her giver too.',
            'You pulled the beast out, and it was a bull, and the drover wanted no bull. He had been under the mud, and one could not have known. He chased the red one round the hill, and {foe}’s people heard it.',
            'You pulled out a cow, and she belonged to someone. They came with sticks just as you got her dry. They took her home. {foe} was told where you had been, by people with mud on their sticks.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had dragged a cow out of a bog, so that an old man could afford to say what he knew of {foe}.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Walk beside the drover and ask for nothing',
          description: 'You let him keep his secret and the cow, and come to his house as wise as you were.',
          success: [
            'You walked home with the drover and asked nothing, and he was grateful, and you learned nothing. He told you about his feet. At his house he would have liked to say it, one saw it come up and be swallowed. He let you have the first milk. It was very good.',
            'You walked with the drover and praised his cow, and he told you nothing and was glad. You looked at her from the front, and from behind. You were the first who had not asked him, he said, and it weighed on him. But a word was a word.',
            'You walked home with the drover, and knew no more at the end. It was a long road with little in it but tail. You learned what she liked, which was thistles. He would be sorry for you, he promised, every time that he milked.',
            'You held the gates for the drover’s cow, and came to his house, and asked nothing. His daughter ran out and screamed for joy, and his neighbours came. No one there thought of {foe}. You had a place by the wall and went on when they slept.',
          ],
          failure: [
            'The red cow trod on your foot, and you could not walk beside the drover. By the time that she had stepped off he was telling you for the third time of her mother.',
            'You asked nothing so loudly that the drover could not bear it. He begged you to walk farther off. So you did not even hear what he would have said about cheese.',
            'The drover took you for one of {foe}’s people, set on to try him. At each mile he assured you that he had not talked. It was no good walking with him.',
            'A second drover joined you, and he had a cow too, and they asked you which was better. Whatever you said would have been wrong, and you said it. They were both cross with you.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had once walked a whole road beside a man who knew, and had not asked him, and he was grateful.',
      },
    ],
  },
  {
    key: 'barbarians/course-three-watchers',
    kind: 'course',
    of: 'protect',
    cast: { watchers: 'they' },
    openings: [
      'Three watchers of {who}’s came down your road, going home. {who} had set them in the wood before {where}, where {foe} holds {who.his} daughter, to see that she was not hurt or sent away. They had not been fed, and {foe} had threatened them with death. You had to make them turn round.',
      'You met three watchers on the road, and they ought to have been before {where}, to watch over {who}’s daughter. If {foe} moved her, nobody would see it now. They had eaten nothing for days, and {foe} had promised them soup if they went home. You had to get them back to their posts.',
      'Three watchers came down your path with their spears on the wrong shoulder. {who} had posted them before {where}, so that {foe} could not carry off {who.his} daughter unseen. They were hungry and {foe} had frightened them, and they were going home. You had to send them back, and they asked if you had any cheese.',
      'The watch before {where} had ended: all three watchers came down your road, going home. {who} had set them there to keep an eye on {who.his} daughter, {foe}’s hostage. {foe} had let them go hungry, and told them that their mothers were old. If nobody watched, {foe} could take her anywhere. You wanted them back at their posts.',
      'Three watchers had left the wood before {where}, and they met you on the road and would not look at you. They were to see that {foe} did not harm {who}’s daughter or send her off. It was the hunger, said the big one. It was {foe}’s drums, said the small one. The third had lost a shoe. You had to send them back.',
      '“We have done our share,” said three watchers, all at once, and wanted to go by you, home. For {who} they had watched the house in {where} where {who.his} daughter was kept, for as long as the food held out. Then {foe} told them kindly to go. They had to go back, or {foe} could move her unseen.',
    ],
    still: [
      'The three watchers still stood on the road in your way, and had to go back to guard {who}’s daughter before you could go on. They had their blankets on.',
      'Nobody watched over {who}’s daughter at {where}, and you could not let the three watchers go home and leave it so. The big one wept, the third wept, and the small one looked toward home.',
    ],
    givenUp: [
      'The three watchers went home to their mothers, with their blankets under their arms. Some cousins of {who}’s took the watch before {where} after them, late and few. You went on.',
      'A boy came from {who} with a pot of soup, and the three watchers ate it and turned back to {where}. You had not moved them. Your road was free.',
    ],
    later: 'Three watchers had stood there, deep in the mud, with the toes first the one way and then the other.',
    ways: [
      {
        ...does(['gift', 'endurance', 'medium', 'none'], {
          action: 'Go hungry with the watchers and hunt for all',
          description: 'You would eat last of four, out of one pot, and there may be nothing when it comes round.',
          toward: 'for',
          success: [
            'You hunted for the watchers and ate last, and they went back to {where}. There was a hare, a thin one. It went round three times, and you had the ears. “That one ate last,” they said to each other. They were at their posts again before {foe} knew that they had left them.',
            'You fed the three watchers on what you had snared, and they took up the watch again. It was two thrushes and a hedgehog. It was made into a feast by calling it one. From then on {foe} could do nothing with the girl that they did not see.',
            'You gave your share to the weakest of the watchers, and it shamed them all into going back. The small one had hidden a crust the whole while. He turned scarlet, and brought it out. After that there was no more talk of mothers. The girl had three watchers again who would have bitten.',
            'You fed the watchers with what you dug and climbed for, and they went back with you to {where}. You robbed a squirrel and begged its pardon. There was always something in the pot, and they did not like to lose sight of you.',
          ],
          failure: [
            'You hunted for the watchers and found nothing, and they would not go back. The pot came round to you and there was a spoon in it. You were not angry, but your belly spoke. {foe} had a day in {where} with no one to see what was done.',
            'You had snared a polecat for the watchers, and nobody could eat it. They thanked you with their sleeves to their noses, and stayed where they were. {foe}’s people saw that nobody watched {where}.',
            'You were too weak to hunt, and the watchers had to carry the pot, and you. They put you down by the road and shared a crust. It was not enough to go back on, and {foe} had more time.',
            'The watchers ate, and were full for once, and slept like logs. You could not wake them. While they slept {foe} did what {foe.he} liked in {where}, and nobody saw.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'Three hungry watchers had gone back to watch {where}, since you had eaten last out of the one pot.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Make thirty watchers out of three',
          description:
            'With hides on sticks {foe} may be cheated; if it is found out, all will know how few there are.',
          toward: 'neither',
          success: [
            'You made thirty watchers out of sticks and blankets, and {foe} believed in them. You gave each a hat of bark and a name. The three ran from one to the next and coughed. They forgot about soup. {foe} sent home for more men and lost a great deal of time.',
            'You lit ten fires in the wood before {where} and set a bolster with a spear by each, and {foe} was cheated. The three learned to snore in nine voices. {foe} crept near, counted and crept back, and did not dare to move the girl.',
            'You had the big watcher throw his voice, and {foe} took him for a crowd. He had been ashamed of it since he was a boy. He was a war-leader, he was two who quarrelled about dice. {foe}’s scouts came running home, and the watch went on.',
            'You made thirty shields of bark, and {foe} took them for thirty watchers and kept the gate of {where} shut. They were red on the front, and on the back there was only your thumb. People came to admire, and fed the three, who stayed at their posts.',
          ],
          failure: [
            '{foe}’s scout found out that your thirty watchers were sticks. One fell on his face and nobody picked him up. You could hear them laugh. They walked in among the sticks as one walks through barley, and the girl was locked up more closely.',
            'Your stick watchers frightened the three. They saw so many strangers with no eyes, by firelight, and rolled their blankets again. {foe} found the watch held by hats, and had the girl moved to a stronger house in {where}.',
            'Goats ate your watchers of bark. You drove them off from the one wing while the other was going down. {foe}, who had sent the goats, put two more guards on the girl.',
            'The big watcher was to shout for ten, and he shouted “Three!” He was a truthful man and had been asked. {foe} had only wished to know, and put a bigger lock on the girl’s door.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: '{foe} had been afraid of thirty watchers before {where}, and all but three were made of bark.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Wrestle the three watchers for the watch',
          description:
            'Whoever is thrown stands guard, that is the rule; but there are three of them, and you may be thrown too.',
          toward: 'neither',
          success: [
            'You threw all three watchers, and they went back to {where} by the rule. The big one came first, and you laid him down with care. The small one fell by himself, to save time. The third lay down before you touched him. {foe} found them at their posts.',
            'You threw the watchers one upon the other and sat on the heap till they agreed to watch. It was warm and they did not mind so much. {foe} had thought that nobody watched any more, and had to bring the girl back into the house.',
            'You shook off all three watchers, and so they had to go back on watch. They lay and laughed. It had been so dull at {where}: nobody had so much as pushed them. They took up their spears for you, and {foe} lost by it.',
            'You threw the third watcher, the best of them, and all three went back to {where}. For such a throw he would watch till the moon fell, he said. {foe}’s people found them at their posts, and turned back.',
          ],
          failure: [
            'The big watcher took you from behind, and you lost the bout. They put you over a branch. By the rule it was you who should stand guard, they said, and they stayed where they were, and {foe} gained time.',
            'All three watchers came on at once, and threw you. It is not the rule. You told them so from underneath. They sat on you and talked of home, and nobody was at {where}.',
            'You had won against two watchers when your back went. It made a noise. The third helped you to a stone and put his blanket round you. {foe} had the news of it, and laughed.',
            'The watchers let themselves be thrown, and lay there, and would not get up. One cannot make people watch lying down. {foe} had all that time for nothing, while you were pulling at arms.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had wrestled three tired watchers, and they had lost, and gone back to watch {where}.',
      },
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Beg the watchers to stay one turn more',
          description: 'It buys a single turn of the watch and nothing else, and you will have to say please.',
          success: [
            'You said please, and the watchers went back for one turn. Nobody had said it, until then. They stood it very straight, and then came away. By that time some cousins of {who}’s had taken over. The girl was as safe as before, and no safer.',
            'You begged for the girl’s sake, and for {who}’s, and last for your own, and the watchers gave you one turn. They kept to it exactly, and others came, yawning, for the next. Nothing more was won.',
            'You begged each of the watchers, and each would go if the others would, so they all went back. You only had to stand there until they noticed. The girl was no better watched than before and no worse.',
            'You begged, and the watchers went back for one turn more, though they were hungry. It kept an eye on the girl for that long, and that was all that you had asked.',
          ],
          failure: [
            'You begged the watchers, and they wept, and did not go back. They were moved, they told you. They praised your manner of asking.',
            'You begged, and the small watcher’s mother came out upon the path and begged as well, for supper. She had a ladle. The watchers looked from you to her, and did not go back.',
            'You said please so often that the watchers laughed. They said it to each other, please, please, in your voice. They did not go back.',
            'You begged the watchers, and then you told them of {foe}’s drums, and did the drums for them. That put fear into their legs. They would not go back.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had said please to three watchers on a road, and it had bought one turn of the watch at {where}.',
      },
    ],
  },
  {
    key: 'barbarians/course-the-mother-of-the-foe',
    kind: 'course',
    of: 'avenge',
    cast: { mother: 'she' },
    openings: [
      '{foe}’s mother knelt down in your way and asked to die in {foe}’s place. You had sworn to take back the sword that {foe} stole from {who}’s dead. She was very old and had carried the cradle-board on her back, to show you how small {foe.he} had been. She held a knife out to you. “Kill me,” she said, “and leave my child alone.”',
      'An old woman knelt in your road and held out a knife: she was {foe}’s mother. She knew that {foe} had stolen a sword from {who}’s dead, and that you had sworn to take it back. She wished you to take her life for it. She had brought {foe}’s cradle-board. It would be easy, and it would hurt {foe} more than anything.',
      '{foe}’s mother knelt in your road and put three things down before you: {foe}’s cradle-board, a knife, a crust. The knife was for you, to kill her with, instead of {foe}. The crust was for the way home, if you let her go. “One for one,” she said. “I bore the one who robbed {who}’s mound. I will die for it.”',
      '{foe}’s mother stood before you on the road, alone, and asked you to kill her in place of {foe}. You had sworn to take back the sword that {foe} dug out of {who}’s mound. An oath wants blood, and hers was the same, only older. She had a knife, and {foe}’s cradle-board on her back. She knelt, and bared her neck, and would not let you by.',
      '{foe}’s mother came to meet you on the road, in her burying-clothes, and knelt down. She asked you to kill her, and leave {foe} alive, and tell {who} that the robbed mound was paid for. {foe} was a good child until four, she said, and showed you the cradle-board. The knife that she had brought was sharp.',
      'On your road {foe}’s mother knelt and held you by the shoe. {foe} had stolen the sword of {who}’s dead, and she knew that you had sworn to take it back. She wanted {foe} to live, and asked you to kill her instead. A cradle-board that {foe} had lain in stood by her, and a knife lay between you, with the handle on your side.',
    ],
    still: [
      '{foe}’s mother still knelt in the road and held you there, and wanted to be killed in {foe}’s place. She had turned the cradle-board so that you could see the marks of small teeth on its edge.',
      'You were not let by, for {foe}’s mother knelt there with her eyes shut and waited for your knife. Now and then she opened one to see what was keeping you.',
    ],
    givenUp: [
      '{foe}’s mother got up off her knees and took the cradle-board home on her back. You had killed nobody and learned nothing. Your road was free.',
      'Two nephews came to fetch {foe}’s mother, and lifted her onto a hurdle. She scolded all three of you. You were let by, and {foe} was told all of it.',
    ],
    later:
      'The grass was bent there where {foe}’s mother had knelt. Someone had stuck her knife into the ground, up to the handle.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the mother all that {foe} did',
          description:
            'She has heard it only as {foe} tells it, and you must say it to her gently, and leave nothing out.',
          success: [
            'You told {foe}’s mother all, and she went over to your side. She had been told that it was a quarrel. She held the cradle-board tighter at each deed. “Then it is not I who ought to be kneeling,” she said. She would send word to {who} of what {foe} fears, and she went home.',
            'You told {foe}’s mother all, three times, and she told you where {foe} sleeps. She was hard of hearing and of heart. The third time she said it along with you. She took up the knife and put it in her own belt, and spoke like one who gives out washing.',
            'You kept nothing from {foe}’s mother, and she told you what was of great use. You held her hand. When it was over she spat on the cradle-board and wiped it clean again with her sleeve. It was hers, she said. But she would not hide {foe}.',
            'You told {foe}’s mother all, and it turned her. Had {foe} laughed when it was done? You said yes. Something went out in her face. She gave you a name by which {foe} may be called out of any house, and got up.',
          ],
          failure: [
            '{foe}’s mother would not hear it. She rocked the board and sang over your voice, higher, the song with the little goat. You stopped, for she was so tired. {foe} was told how kind you were.',
            'You had told her half when {foe}’s mother fainted. You brought her round with water. It was said all over that you had struck her, and {foe}’s cousins took the spears down.',
            '{foe}’s mother heard it, and told you worse. “Is that all?” she asked. She told what had been done to her people by the grandfathers of {who}. {foe} meanwhile had time and used it.',
            'You wept as you told it, and {foe}’s mother comforted you. It was you who had to be given water. Those who saw it told {foe}, and it put {foe.him} in excellent heart.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s mother had come to die for {foe.him}, and had gone home again knowing what was done to {who}.',
      },
      {
        ...does(['craft', 'perception', 'hard', 'grave'], {
          action: 'Take the cradle-board in place of her life',
          description:
            'By the old law {foe} must come for it in person; but if you misread the law, you have robbed a mother.',
          toward: 'against',
          success: [
            'You took the cradle-board and not her life, and it bound {foe}. It had {foe.his} birth-cord in the lining. You had felt it with your thumb. Whoever has the cord may call, and must be answered. The mother saw what you had done and laughed like a girl. {foe} kept within doors after that.',
            'You took the cradle-board, and the notches on it lost {foe} many friends. There was one for each time that {foe} had been forgiven. There were nine, and the law knows of no tenth. The mother let you have the board to show at each fire.',
            'The mother gave you the cradle-board for her life, and the law allows it. It must be given and not grabbed. You sent word to {foe}, by a child, that you had it. {foe} sat down on the ground, they say. For a long while nothing was undertaken on that side.',
            'You would not have the neck, you told her, you would have the board, and she gave it. She wept at it and kissed both ends. When {foe}’s spearmen learned that you had not harmed her, half of them went home. The other half had mothers too.',
          ],
          failure: [
            'You took hold of the cradle-board, and it was her dead son’s and not {foe}’s, so it bound nobody. You gave it back. But {who} heard that you had robbed a mother, and shut the house for shame of you.',
            'You pulled at the board, and {foe}’s mother did not let go, and it cracked. She looked at the crack without a sound. Everyone heard of it. Your oath to {who} had not been sworn, they said, for deeds like that.',
            'You took the board, and by the law you had then been paid. You had not known that part, and gave it back. {foe}’s talkers cried from hill to hill that {who} was satisfied with a plank.',
            'You read the marks on the board as a law, and they were a child’s game. She told you how it went. You had called an old woman’s game a guilt before witnesses. They laughed at {who} for it.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'You had been offered the life of {foe}’s mother, and had taken only a cradle-board.',
      },
      {
        ...does(['force', 'vigour', 'medium', 'serious'], {
          action: 'Keep the mother with you till {foe} gives way',
          description:
            'You would have to bind an old woman and carry her about, and she weighs more than one would think.',
          toward: 'against',
          success: [
            'You carried {foe}’s mother off on your back, and {foe}’s men did not dare to throw. You tied her with a soft strap. She told you the way as you went, and whose field it was. You put her down at a good house when they had gone home. It was not like winning.',
            'You kept {foe}’s mother with you for days, and {foe}’s people took their hands from their weapons. She bit, and then she slept. So they lost the days that they had meant to use. When you let her go she had rather liked the view.',
            'You kept {foe}’s mother with you, and fed her well, and {foe} dared not stir. It was base, and you did it as decently as you could. She had the side by the fire. When the danger was past you brought her back within call of her own dogs.',
            'You took {foe}’s mother on your shoulders, and nobody would stand in the path of that. She was in burying-clothes, with her hair down. {foe}’s runners lay down on their faces. You had gone through all of them before they saw that she was eating a crust. Then you let her go.',
          ],
          failure: [
            '{foe}’s mother fought you, and you could not bind her. She went limp and then was all elbows. {foe}’s people had been behind the next rise, and saw it. She knelt down before you again, out of breath.',
            'You bound {foe}’s mother, and a child with geese saw it, and you untied her for shame. But the child told. They were out against you from every house in {foe}’s valley.',
            '{foe}’s mother was too heavy for you, and prayed aloud, and by name, for you. You set her down. {foe} heard of it, and had what had been wanting until then: a good conscience.',
            'You took up {foe}’s mother, and something cracked, and it was you. She tied your ribs with her own girdle. {foe} was told where you lay.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had carried {foe}’s mother away on your back, as a pledge, and had not liked it, though it served.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'See the mother home and promise her nothing',
          description: 'You lose the days that it takes, and you come no nearer to {foe} than the last field.',
          success: [
            'You walked {foe}’s mother home and promised her nothing, and nothing was won. You put the knife back in her bag and the bag on your arm. She had small steps. At the last field she set your collar straight, from habit, and went in, and you turned about.',
            'You saw {foe}’s mother home, and did not kill her, and did not swear to spare {foe}. At each stone she asked, “Will you?” and you did not know. She found it better than either of the others. When the dogs came for her you let go.',
            'You brought {foe}’s mother home, you with the cradle-board and she with the crust, and you shared that. She told you what {foe} was like at two, and three. You left her where the smoke of her own house could be seen, no nearer to your oath.',
            'You took {foe}’s mother home step by step, and she went in, and all was as before. It is strange to lead her whose child you have sworn to ruin. She thanked you for your arm. You asked her not to.',
          ],
          failure: [
            '{foe}’s mother did not wish to be seen home. She wished to be killed, she had put her washing in order for it. You had her by the elbow for a while, and then she knelt down again.',
            'You lost the path with {foe}’s mother, and came back to where you were. She was sure of the way, and was wrong. You went round and round in a wood, the two of you.',
            '{foe}’s mother turned back from the home road, and you could not make her walk it. That was pride. She knelt down where she had knelt before.',
            '{foe}’s mother sat down by the road and would not go home alive. A neighbour of hers brought you both beer. It took all you had to explain it, and she held out the knife again.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had walked home with {foe}’s mother on your arm, and promised her nothing, as far as the last field.',
      },
    ],
  },
  {
    key: 'barbarians/course-the-lost-god',
    kind: 'course',
    of: 'carry',
    cast: { 'tribe/people/procession': 'they' },
    openings: [
      'A small tribe knelt in your way, and took the fire-pot that you carry for their lost god. It had been stolen when the oldest of them was young, and a stranger would bring it back, a song said, wrapped up. You had to go on with the pot to {where}, for {who}’s coal. They wanted to keep it.',
      'Forty people ran out with drums and fell down before your fire-pot. It was their lost god, they told you. Nothing else could be of that shape. They had a house ready for it, with a new roof. You needed the pot at {where}, to bring home {who}’s coal, and they would not let you go farther with it.',
      'On your road forty people took the fire-pot on your arm for the god that they had lost. They had hold of your sleeves, weeping. If you gave it, you would have nothing to carry {who}’s coal in. The eldest had not stood up straight for years and now she did. She put out a finger toward the pot.',
      'A small tribe would not let you by, for they believed that your fire-pot was their lost god. They had been robbed of him by {foe}’s grandfathers. A song said that a stranger would bring him back. They asked you, trembling, to hand it over. But you needed the pot at {where}, for the coal.',
      'You had set down your fire-pot by the road to rest your arms, and a whole tribe came and knelt before it. It was their lost god, they said, and he had grown. Each had brought it something to eat. You had to get to {where} with the pot and back to {who}, and they would not have it moved.',
      'A small tribe had waited for three lives of men for their lost god, and they took your fire-pot for him. A stranger would bring him, the song said. It was a pot for {who}’s coal, you told them. They smiled. The song had said that you would say that. They would not let you go on with it.',
    ],
    still: [
      'The tribe still knelt round you and would not let your fire-pot go, for they took it for their lost god. They had begun to wash your feet, to pass the time.',
      'Your road was shut by forty people, who wanted to keep your fire-pot for a god. The drums had stopped.',
    ],
    givenUp: [
      'A child of the tribe looked into your fire-pot and said that there was no god in it. The people went home, with their drums on their backs. You had your pot, and the road.',
      'The tribe kept your fire-pot for one feast, found that it smelled of ash and not of god, and gave it back. The road was open, and you had lost time.',
    ],
    later: 'There was a house there with a new roof and a stool in it, for the god whom the tribe had lost.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the tribe for whom the pot is',
          description:
            'You must take away from forty people what they have just been given, and look at them as you do it.',
          success: [
            'You told the tribe of {who} and the dead hearth, and they let you go on with the pot. They knew how that is, to sit by an empty place. One after another got up off the ground, and dusted the knees of the next. “Then you must hurry,” said the eldest, and they ran ahead to hold the gates.',
            'You told the tribe that the pot was for {who}’s coal, and they believed it and let it go. A boy said that {who}’s people must have a song too, and you were in it. They could not keep what was in somebody else’s song. They sang you on your way as far as the water.',
            'You let the eldest lay her ear to the pot, and she told the tribe to let it go. “No,” she said, “this one is going somewhere.” She was crying. She gave you water from an old jar, so that it should not thirst till {where}.',
            'You told the tribe plainly that it was a pot and not their god, and they gave it up. They wept, and it was soon over, as with people who have practice. Three of them showed you a way to {where} on which one is not jolted.',
          ],
          failure: [
            'You told the tribe whose the pot was, and they kept it all the same. They had it already on a stool, and were fanning it. {foe} heard where you were held.',
            'You said {who}’s name, and the tribe took it for the god’s. It had been forgotten, and here it was! They danced, and nobody could hear you. {foe} did not spend that time dancing.',
            'You told the tribe, and the eldest lay down with her face on the ground, and they all did. You could not step over so many. They were so quiet that one could hear {foe}’s people ask for you in the valley.',
            'You told the tribe that it was not their god, and they searched your bags for the right one. They were very thorough. They went through all that you had, and {foe} got a long way ahead.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'Forty people had taken your fire-pot for their god, and had given it up when they heard of {who}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Carve the tribe a god that they know',
          description: 'If it is like the lost one they will let you go; if it is not they will watch you closer.',
          toward: 'for',
          success: [
            'You carved the tribe a god of alder, and they took it for theirs and let you go. They told you of the god, each a little: the burned ear, the dent where mothers had kissed it. {foe}’s people, who came after you, stole the alder one with joy. You were long gone.',
            'You carved the god with two thumbs on one side, as he had, and they knew him. You had got that out of a rhyme. They lifted him up on the stool, and let you go. {foe}’s trackers were dragged in to the feast, and danced with, till they could not have followed a cow.',
            'You carved a god and blackened it in smoke, and the tribe took it for theirs. They knew it from afar. You were off toward {where} behind all those backs. {foe} was stopped there, and had to bow to each of the forty.',
            'You carved a god as a child told you, and it pleased them all, and you were free. “No. Fatter,” it said. So you cut until the child laughed. They shut the way behind you for nine days, so that he was not stared at, and {foe} stood before the rope.',
          ],
          failure: [
            'The god that you carved came out like {foe}, and they took it for a warning. It was something about the mouth. They put your fire-pot in a pit, for safety, with stones on. You got it out, and it had a crack.',
            'Your knife slipped upon the god’s nose, and it was not like. They hung it on the goat. They set six of the strongest to sleep across your feet, and one of them rolled over on the fire-pot and chipped it.',
            'You carved the god so well that the tribe wanted both. A god ought to have a friend. Your pot was pulled this way and that in love, and the rim broke.',
            'The god that you carved split from top to bottom as they sang. They were not angry with you. They held on to your pot for comfort, all of them, and it fell, and was cracked.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'There was a god of alder whom you had carved for forty people, so that they should let you go on.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Let the tribe bear the pot for a day',
          description: 'They will carry it with a great deal of dancing, and you must dance before it the whole way.',
          toward: 'for',
          success: [
            'You let the tribe bear the pot for a day, and they bore it toward {where} and gave it back. It went on six shoulders, as steady as a bowl. You danced. {foe}’s men saw two hundred people with drums. They took off their caps and let it by.',
            'You danced before the pot all day, and at the end they put it into your arms again. They had asked only to have it for the one day, and to be able to say so. {foe} was still looking for one person alone with a bundle.',
            'You danced at the head of the tribe, and nobody could come near the pot for the drums. The dance has three steps, and the third is backward. {foe} had meant to take it at the narrow place, and there was no room. Then they gave it back.',
            'The tribe carried the pot for you with branches and song, and gave it back in the end. You had your part to do, in front, with a rattle. You had gone two days’ journey in one, and those whom {foe} had hired to wait for you were waiting yet.',
          ],
          failure: [
            'You let the tribe carry the pot, and they went round and round their fields. It was their custom. You danced back to where you began, and {foe} was no farther off.',
            'The second drum set off the cows, and they ran through the procession. No one dropped the pot. Nine people lay down for that. But it was all over the country after, where you were and what with.',
            'You fell at the third step of the dance, and they danced on over you. They were sorry, and brought the pot back to where you lay. {foe} had word of you.',
            'Another tribe saw the procession, and wanted the god too. There was a fight with branches. {foe} could have heard that from the far side of the sea. It ended where it had begun, with your road shut.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'Forty people had borne your fire-pot for one day, with drums, and {foe} had let it by.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'none'], {
          action: 'Slip off with the pot while the tribe prays',
          description: 'They will pray to your back when they look up, and you will have won only the road.',
          success: [
            'You slipped off with the pot while the tribe prayed, and were free. They pray with their faces in the ground, and it is a long prayer. You went on your toes between the drums. A baby saw you go and waved. There was the road again, and nothing more was won.',
            'You got away with the pot behind their house while they prayed. You waited until the eldest had begun upon the names. When they raised their heads it was gone, and you heard them sing. In the song it leaves them twice.',
            'You went off bent, with the pot under your cloak, and nobody saw. You had it safe as far as the trees. It was no great feat. They had given you water and shade.',
            'You went away backward with the pot while the tribe prayed, and nobody stopped you. Your prints came and did not go, so that they should think you still near. The way to {where} was exactly the same length.',
          ],
          failure: [
            'You tried to slip off, and a boy saw you who prayed with one eye. It moves, he cried, it is walking! You had the tribe all about you again.',
            'You slipped off, and had taken the wrong pot. It was somebody’s grandmother’s cheese-pot, and you had to go back in with it, and be forgiven.',
            'You tried to slip off, and a dog barked at each step. By the edge of the field you turned. The tribe thought you had been showing it the view.',
            'You tried to slip off, and there was a thread tied to your pot, with bells. You learned this at a run. The tribe only sat rather closer from then on.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had slipped away from forty people at prayer with your fire-pot, and a baby had waved.',
      },
    ],
  },
  {
    key: 'barbarians/course-the-oath-man',
    kind: 'course',
    of: 'accused',
    cast: { 'man/oath-man': 'he' },
    openings: [
      'A man who swears for hire got up from a stone by your road and offered to swear for you. He had sworn already, for {foe}, that you killed the white bull, and had had a ham for it. Now he wanted a bigger one. “I will say that you were with me,” he said. It would help you, and it would be false. If you did nothing, he would swear your guilt again.',
      'You met the man who had sworn for {foe} that you killed the white bull, and his trade was oaths: nine rings to swear by, and a clean shirt. He had never seen you before. For a price he would swear the other way. It would help against the charge, and there was not one word of truth in it. Else he went on as {foe}’s witness.',
      'You needed witnesses, and a man on the road who swears for hire wished to be yours. He had sworn for {foe}, with his hand on a dead man’s spear, that you killed the white bull. He could as well swear for you, and lie again. {who} had believed you for nothing. You had to settle it with him.',
      'On the road you met a man in a clean shirt who swears oaths for hire, and {foe} had paid him to swear that you killed the white bull. He would swear for you too. “You have an honest face,” he said, “and I could do something with that.” If you let him go as he was, he would swear your guilt again.',
      'The man who had sworn that you killed the white bull sat by the road with his feet in a stream. He swears for hire, and {foe} had paid him. He would swear falsely for you as well, he said. You thought of {who}, who stood surety for you and took nothing. You had to stop him, or he would swear against you again.',
      'You met the man in the clean shirt who had sworn that he saw you kill the white bull. He had seen nothing. {foe} had paid him with a ham. Now he smiled, and offered you another oath, one that would suit you better, at the same rate. It would be false, and without it he would swear against you again.',
    ],
    still: [
      'The oath-man had not taken back what he swore for {foe}, and if you went on he would swear it again. He polished a ring.',
      'You could not leave the oath-man so, for he was still {foe}’s witness that you killed the white bull. He had moved up a little on his stone. “Or half an oath,” he said.',
    ],
    givenUp: [
      'The oath-man dried his feet and went off to {foe}, to swear as before. You had neither bought him nor stopped him. The road was yours again.',
      'A customer came for the oath-man, with a ham, and the two went off together. He had taken back nothing. You went on, and had the charge on you still.',
    ],
    later: 'A brass ring of the oath-man’s lay there in the stream. It had turned the pebbles under it green.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the oath-man when he last swore truly',
          description:
            'It may shame him into taking back his lie; but he does not like the question, and has a long road to run away on.',
          success: [
            'You asked when he last swore to the truth, and it moved the oath-man to take back his lie. It had been at his wedding. She was dead since. He went before you to the next fire, took off all nine rings, and said with a bare hand that he had never seen you until that day.',
            'The oath-man could not remember a true oath, and so he swore one, for you. You went through the tribes together and there was something wrong with each. “I should like to know how it feels,” he said. Before a crowd he swore that he had been lying.',
            'You told the oath-man of {who}, who pledges for you and takes nothing, and he took back his lie. He wanted to be looked at by such a person. So he unsaid your guilt, loudly, from hill to hill.',
            'The oath-man thought of his one true oath, and he owned before all that {foe} had paid him. He had been nine, and it was about a broken jug. It had got him a beating. At the next fire he stood up and owned to the ham. They beat him, and he came out beaming.',
          ],
          failure: [
            'You asked the oath-man for a true oath, and he swore that he had never sworn falsely. It was a splendid oath, {foe} could not have asked for a better. He said it again, and people heard.',
            'You asked, and the oath-man took it for an insult to his trade. There were eleven more of them, in clean shirts, he said. Each would remember having seen you do what {foe} says.',
            '“Just now,” said the oath-man, “I swear it,” and that was all you got. It went on so for as long as you asked. He went on as {foe}’s witness.',
            'The oath-man cried, and told you the whole of his life, and by its end you did not know what was true of it. Nor did he. He did not take back his oath. {foe} heard of it and sent him a second ham.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'The man who had sworn your guilt for a ham had sworn it back again with no ring on, and with a bare hand.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Have the oath-man swear it among the dead',
          description: 'In a mound a false oath chokes, people say; but if he gets it out, you are guilty there too.',
          toward: 'against',
          success: [
            'You had the oath-man swear it in a mound, among the dead, and he could not. He went in whistling. They sat there with their knees up. He got as far as your name. Then he came out backward, grey, and told the truth to all. {foe} lost a witness and a great many friends.',
            'In the mound sat a dead man for whom the oath-man had sworn falsely, and it made him tell the truth. He saw his own ring on that hand. “I never saw you do it,” he said to you in a high voice. People outside had heard, and told it to {foe}’s friends.',
            'The oath-man opened his mouth to swear among the dead, and a moth flew in, and he could not. He beat his chest and shook his head, and they took that for what it was. After it {foe} could find no one who would swear for a ham.',
            'You set a bowl before the dead, that would ring if he lied, and the oath-man’s own rings touched it. It was a plain bowl. You never saw a man run so. All whom {foe} had bought brought back their hams that same day.',
          ],
          failure: [
            'The oath-man swore your guilt again among the dead, and nothing choked him. The dead sat by and let him. So it had been said in a mound and was better than new. Even those who liked you moved off a little.',
            'You went into the mound first, and a stone fell on you. The oath-man told those outside what that meant: the dead had laid hold of the guilty one. They believed him.',
            'You brought the oath-man to the wrong mound, and there he swore well. In that one the dead liked a good liar. A woman who had been ready to speak on your side said that she must see to her bread.',
            'The oath-man had you swear first in the mound, and you coughed. There was dust. One ought not to cough in a mound. It was told how you had begun upon your innocence and could not bring it out.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: 'The oath-man had gone in to swear against you among the dead, and had not got past your name.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Carry the oath-man to those he swore against',
          description: 'The oath-man kicks, he has friends on that road, and all of them owe him for something.',
          toward: 'against',
          success: [
            'You carried the oath-man to the people whom he had ruined, and they kept him. There was a widow whose cow he had sworn away, and a man with one hand. He would be mending their roofs for a year. {foe} had sent already to ask where that witness was.',
            'You brought the oath-man to those he had wronged, and {foe} lost him. He swore the whole way that you were not carrying him. They came out with such quiet faces that he held on to you. You put him down among them.',
            'You beat off two friends of the oath-man’s, and brought him to those he had sworn against. They did nothing to him at all but make him sit and look. It kept him from {foe} for as long as it mattered.',
            'You carried the oath-man to an old man who had been outlawed on his word. He offered you nine rings, and his shirt. You walked on. The old man only asked to have it said over, more slowly. It took this liar days. {foe} sat waiting.',
          ],
          failure: [
            'The oath-man slipped out of your hands, for he was all grease. You held the shirt, a very clean one. He sat down on his stone again, half bare, and swore to all who passed who had torn it off. {foe} heard.',
            'The oath-man’s friends had sticks, and they took him from you. There was scarcely a house that did not owe him a lie. Five people swore that you had begun it, and {foe} was told.',
            'The oath-man said in your ear that his heart was bad, and you put him down. There was nothing the matter with it. He was back on his stone before you, and shouting for {foe}.',
            'You brought the oath-man to those whom he had wronged, and they forgave him. He wept, and they gave him supper and led him back. It was you they thought too rough, and {foe} heard of it.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had carried the false witness to those he had ruined, and they had found work for him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Refuse the false oath and bear the charge',
          description:
            'The oath-man will go on saying that you did it, and you will have only your own word, as before.',
          success: [
            'You refused the false oath, and the oath-man went off. He thought that you had not understood and offered it cheaper. He came down to nothing at all, and it was still no. You were as guilty as you had been, and as clean.',
            '“You will be sorry,” said the oath-man, when you refused him. You said that you might. He looked back twice from the road. No one was won over by it, but you could think of {who} without looking away.',
            'You refused the oath-man’s lie, and let him talk, and he left. Might he at least swear that you were stubborn? You allowed that. So there was one truth which he took with him to sell.',
            'You told the oath-man that your own word was enough. You said to him, the once, that you were innocent. It wanted more in the middle, he told you kindly. Then you went your way and he his, and nothing was changed.',
          ],
          failure: [
            'You refused, and the oath-man swore to a passing carter that you had tried to buy him. You could not prove that you had not. The carter only drove a bit faster.',
            'You bore the oath-man until he got to your mother. She had wept to see you do it, he said. She had not been within three valleys. You said so, and it did no good.',
            'You refused the oath-man, and he made you offers till dusk. People saw who it was that you were keeping company with.',
            'You would have no false oaths, you told the oath-man, and he asked which of six he should leave off. Admirers had paid for them, he said. It was long until you understood that he had made it up.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'A false oath had been offered you at a low price, and you had not bought it.',
      },
    ],
  },
];
