import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

export const barbarianCourse: readonly SceneContent[] = [
  {
    key: 'barbarians/course-red-cow',
    kind: 'course',
    of: 'find-out',
    openings: [
      'An old drover came along your way with a red cow on a rope. He knew what you were trying to find out; {foe} had given him the cow so that he should not say it. He was proud of her. “A cow for a silence,” he said, “and I would have kept it for a goat.” You wanted the truth, and she was chewing on it.',
      'You met one who knew the truth that {foe} hid at {where}. He said so at once. He also said that he had sold it, for this cow, and showed you her teeth. A thing that is sold belongs to the buyer, and he was an honest man. He sat down to eat, with the rope about his wrist, and moved over for you.',
      'Count what there was: one man, one red cow, one secret. {foe} had paid the cow to the man that he might hold his tongue about what you had sworn to learn. He held it. One could see that it hurt him, like a boot. You had come all this way to ask, and he was begging you not to.',
      'A red cow stood across the path, and the drover who owned her would not meet your eye. Three people had told you already that he knew. {foe} had bought his silence with her, the best milker in four valleys, and if he told you the truth she must go back. She put her nose in his armpit. That was what you had against you.',
      '“Do not ask me,” said the drover, before you had opened your mouth. “I was there, and I know all about it, and I have had a cow for it from {foe}.” He had never owned one before. He was seventy. You wanted what he knew more than meat, and he wanted to walk home behind a tail that was his.',
      'The cow had ribbons on. {foe} had given her to an old drover, who saw once what you were trying to find out, and who was now to have seen nothing. He was leading her home very slowly, so that everybody might look. You stood in his way. “She has eleven quarts in her,” he said, “and I have three words; and I’m sorry.”',
    ],
    still: [
      'The drover had put his hat over the cow’s eyes, that she should not see him being tempted.',
      'He had drawn the rope shorter by a turn. The cow was looking at you over his shoulder.',
    ],
    later: 'A red ribbon was caught there on a bush, and below it the grass had been eaten down in a ring.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask him what he would tell the dead',
          description: 'He is near them in years, and you would have to speak of his burying to his face.',
          success: [
            'You asked what he would answer, when they moved over for him by the fire and wished to know what he had seen. He thought about it for as long as one milks. “They have no use for a cow,” he said. Then he told you, in three words as promised and in a good many more.',
            'He had a wife down there, who could smell a lie through a door. You only asked her name. He said it; he took off his hat to it; and he told her the whole of what he knew about {foe}, aloud, looking at the ground, and it was no fault of his if you stood there.',
            '“I would say that I was paid,” the drover owned. You asked whether they would laugh. He heard it, the laughing, and went red to the ears. What {foe} had bought came out piece by piece, and he gave you each with the same sigh with which one gives back a tool.',
            'It turned out that he wanted to be asked by somebody who would weep at it. You did, at the right place and not by art. So he told on to the end. He turned the cow round to lead her back, and you saw him scratch her once for every step.',
          ],
          failure: [
            'You talked of his burying, and he was pleased, and had many wishes. There was to be a goose. The red cow was to walk first. He had you swear to the order of it; but as to what he knew, that would be put in with him, and {foe} was told who had asked.',
            'He stopped his ears with cow-hair and sang. It was a cheerful song, about bulls. He went by you with it at the top of his voice, and it was heard in the next valley, where {foe} had somebody to listen for such things.',
            'You named the dead too soon. He made a fist with the thumb inside, against bad luck, and that hand was the one with the rope; she felt it and bolted. He was drawn off behind her over the hill, toward {foe}’s people, calling out to them that it was no fault of his.',
            'He would tell them, he said, that he had owned a cow. There was such a light on his face that you could find nothing to say. You let him by; and {foe}, to whom he told how near it had been, took more care from then on.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'An old drover had owned a cow for a few days, and had given her back so as to tell you the truth.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Have him tell the cow and not you',
          description:
            'He may break no word to {foe}; but if he sees through it he will swear you never asked him straight.',
          toward: 'neither',
          success: [
            'A cow ought to know what she was paid for, you said, or she will dry up. He had heard of such cases. So he told her, into the left ear, and you were milking on the right. {foe} could not find that he had broken anything; and people came from all about to have the cow look at them, {foe}’s own among them, ashamed.',
            'You wondered aloud if she would still like him, supposing she knew. It cut him to the heart. He put his arms round her neck and confessed to her what he had seen and what {foe} did, and she licked him. You had the whole of it. He slept so soundly then that {foe}’s two watchers grew tired and went home.',
            'He was hers now, you pointed out, as much as she was his, and between such there are no secrets. He told it by way of a lullaby, with names. You learned it by the second verse. It was a good tune, and was sung after you along the road, so that {foe} had to spend days in forbidding it.',
            'You taught him the old custom by which a new cow is told the three worst things that one knows. He had only one that was bad enough. She heard it with her mouth open. When {foe}’s rider asked him had he spoken to a living soul, he said with truth that he had not, and the rider turned off the wrong way.',
          ],
          failure: [
            'He looked at you, and at the cow, and he was not so old as that. “She’ll tell you, I suppose,” he said. He went from fire to fire with it, how you would have had the secret of a beast; and one who had meant to tell you something himself thought better of that.',
            'He told her, and it was into the far ear, and in the language of drovers, which is all spitting. You had a wet face from it and no more. Because you had tried to steal the thing, he rubbed out what another had already given you, by swearing it was false.',
            'The cow sat down on you in the middle of it. He took that for an answer. A thing that she would not hear was not to be spoken of by anyone, and he saw to it that the next three whom you asked had been told so too.',
            'You had got as far as the custom of the three worst things, and he did it thoroughly. He began with what he had seen you do. It was soon known all along there, and the folk who had begun to open their mouths to you closed them.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: '{foe} had paid a man with a red cow to say nothing to any person; so he had said it to the cow.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Find the old man a cow of your own',
          description: 'One must be got out of the bog that is sinking there, and she does not want to be got.',
          toward: 'for',
          success: [
            'She was black and in up to the chin. You went in after her with the rope in your teeth, and you came out again, all three, you and she and a large part of the bog. He had two cows then. He kept yours and sent back {foe}’s; and he gave you the name of the one door at {where} behind which it lay.',
            'You dug under her with your arms, and she stood up in the end only to be rid of you. He walked around her twice. She was not so red as the other. But nobody had given her to him to be quiet; he told you how one gets near to the thing that {foe} hides, and from which side.',
            'It took as long as a birth and was much like it. When she stood there shaking he had already a name for her. “Then I can speak,” said the drover. He could not remember it well, he was so happy; but he drew you the path at {where} in the mud, and the one bad step on it.',
            'You put your own cloak under her feet and she walked up along it like a lady. He laughed till he had to hold on to her. {foe}’s cow went home by herself, and he told you what was at {where}, and who there would let you by if you said that the red one was on her way.',
          ],
          failure: [
            'The bog kept her. It was slow, and she looked at you both the whole time. The old man put his hat over the red one’s eyes again. He would not talk after it, to you or to anyone, and {foe} had the good of that.',
            'You had her half out when she got her horns under your belt and went back in with you. It was he who pulled you out, with {foe}’s cow to draw. So now he owed her more than ever, he said, and her giver too.',
            'She came out well enough, and she was a bull. He had been under the mud, and one could not have known. He chased off the red one across the hill, and the drover after them, and it was {foe} who found them all.',
            'You pulled out a cow that belonged to someone. They came up with sticks just as you got her dry. While that was being talked over with you the drover walked on; and {foe} was told where you had been, by people with mud on their sticks.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered: 'You had dragged a cow out of a bog, so that an old man could afford to say what he knew of {foe}.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Walk beside him and ask for nothing',
          description: 'It is a slow cow, and you will come to his door as wise as you were.',
          success: [
            'You walked on the one side of her and he on the other. He told you about his feet. At his door he would have liked to say something, one saw it come up and be swallowed; he let you have the first milk. It was very good, and you knew no more than before.',
            'He had nobody else to show her to. You admired her from the front, and from behind, and as one looks at a hill. When you parted he said that you were the first who had not asked him, and it weighed on him; but a word was a word.',
            'It had been a long road with little in it but tail. You learned what she liked, which was thistles. He would be sorry for you, he promised, every time that he milked. It was kindly meant.',
            'You held the gates for her. His daughter ran out and screamed for joy, and the neighbours came with their lamps. No one there thought of {foe}, or of what was paid for with what; and you had a place by the wall and went on when they slept.',
          ],
          failure: [
            'She trod on your foot, and then stood there to think. By the time that she had finished he was telling you for the third time of her mother. You limped off behind him for a little, and gave it up.',
            'You asked nothing so loudly that he could not bear it. He begged you to walk farther off. From there it was not possible to hear even the things that he would have said about cheese.',
            'He took you for one of {foe}’s people, set on to try him. At each mile he assured you that he had not talked. It was wearying to be trusted by so few, and to have to nod.',
            'A second drover joined you, and he had a cow too, and they compared. You were asked to judge. Whatever you said would have been wrong, and you said it, and walked on alone.',
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
    openings: [
      'Three watchers had been set over what you guarded at {where}, and here they came to meet you, going home. They had not been fed. {foe} had sent them word, besides, that whoever stayed would be counted with the dead. So nobody was watching. You had to get them to turn round, and they had their blankets rolled.',
      'You knew the first of them by his ears. He ought to have been at {where}, on watch over what you guarded, he and the two behind him; {who} had sworn them in with salt. “We ate the salt,” the ears explained. “There was nothing else.” {foe} had promised them soup. If they went on, no one would stand between {foe} and it.',
      'One, two, three they came down the path with their spears on the wrong shoulder. Those were the watchers. What you guarded lay open at {where} behind them, because they were hungry and {foe} had frightened them; they told you so, without shame, and asked if you had any cheese. Somebody must go back there and watch.',
      'Hear how a watch ends. Nobody runs. One of them says that his mother is old, and one that he heard something, and then all three are on the road. You met them there, the three whom {who} had set to watch at {where}; {foe} had only had to let them go unfed for a while. You wanted them back upon their stones.',
      'The three would not look at you. They had left their place at {where}, and what you guarded had nobody by it now but the crows. It was the hunger, said the big one. It was {foe}’s drums, said the small one. The third had lost a shoe and cried. You had to send them back, or it would be {foe} who came there next.',
      '“We have done our share,” said the three watchers, all at once, as people do who have practised it. They were on the way home from {where}. They had guarded what you guarded for as long as the food held out; after it they had listened to {foe}, who has a kind voice, and shouts it across. You stood in the road with your arms out.',
    ],
    still: [
      'The three had put down their blankets, but they stood on them, to be ready.',
      'The big one had begun to weep in order to keep the third company. The road home was just behind you, and they could see it.',
    ],
    later: 'Three pairs of feet had stood there, deep, with the toes first the one way and then the other.',
    ways: [
      {
        ...does(['gift', 'endurance', 'medium', 'none'], {
          action: 'Go hungry with them and hunt for all',
          description: 'You would eat last of four, out of one pot, and there may be nothing when it comes round.',
          toward: 'for',
          success: [
            'There was a hare, a thin one. It went round three times, and you had the ears. “That one ate last,” they said to each other. They said it all the way to {where}; and they were upon their stones again, and pulling in their belts with a kind of pride, before {foe} knew they had been off them.',
            'You set snares as you walked, and ran back along them, and had nothing at all but two thrushes and a hedgehog. It was made into a feast by calling it one. They took up the watch at {where} and showed the newcomer of the three how you had divided a thrush in four.',
            'The small one had hidden a crust the whole while. When he saw you give your share to the one with no shoe he turned scarlet, and brought it out. After that there was no more talk of mothers. What you guarded had three about it who would have bitten.',
            'You dug, you climbed, you robbed a squirrel and begged its pardon. There was always something in the pot when you came to look. They went back to {where} because you were walking that way and they did not like to lose sight of you.',
          ],
          failure: [
            'The pot came round to you and there was a spoon in it. You were not angry, but your belly spoke, and they were so ashamed that they went home by another path. {foe} had two days at {where} with no one to see.',
            'What you had snared was a polecat, and it fed nobody. They thanked you with their sleeves to their noses. Then it was round by your fire and on toward their mothers, at a run, and {foe} looked over the stones at {where} and saw grass.',
            'You were too weak, by the second day, to carry the pot; they had to carry it, and you. So they brought you to the nearest house and put you in at the door, and there they smelled bread. It was a long time until anyone stood watch again.',
            'They ate, and were full for once, and slept like logs. While they did so {foe}’s people walked to {where} and back. One of them stopped and put a stick on your fire, from good nature.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'Three hungry watchers had gone back to {where}, since you had eaten last out of the one pot.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Make thirty watchers out of three',
          description:
            'With hides on sticks {foe} may be cheated; if it is found out, all will know how few there are.',
          toward: 'neither',
          success: [
            'You cut sticks, and hung the blankets on them, and gave each a hat of bark and a name. From {foe}’s side it was an army. The three ran from one to the next and coughed. They were so taken with their new friends that they forgot about soup; and {foe} sent home for more men and lost a great deal of time.',
            'You taught them to snore in nine voices. Ten fires burned at {where} and by each sat a bolster with a spear. {foe} crept near, counted and crept back, and was heard to say a bad word. What you guarded had never been so safe; the three stayed, to see how long it would be believed.',
            'The big one could throw his voice, as it came out, and had been ashamed of it since he was a boy. You put him in the middle. He was a war-leader, he was a crowd, he was two who quarrelled about dice. {foe}’s scouts came running home; and the watch went on from then, in all its parts.',
            'Thirty shields of bark, you made, red on the front; on the back there was only your thumb. They looked very well along the stones. {foe} drew off for three sleeps to think about them. By then the watchers had been fed by people who came to admire, and would not have gone home for a cow.',
          ],
          failure: [
            'One of the thirty fell on his face while {foe}’s scout was looking, and nobody picked him up. The scout went over and kicked him. You could hear them laugh; they came in among the sticks as one walks through barley, and did there what harm they liked.',
            'You had built them too well. The three took fright at it by firelight, so many strangers with no eyes, and this time they did not stop to roll their blankets. {foe} found the place at {where} held by hats, and used it ill.',
            'Goats ate the army. It was good fresh bark. You drove them off from the left wing while the right was going down; and {foe}, who had sent the goats, walked in behind to have a look at what you guarded, and to put a hand to it.',
            'The big one, who was to shout for ten, shouted “Three!” for he was a truthful man and had been asked. {foe} had only wished to know. You were a good while in getting them all out of there, and not everything was as it had been.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: '{foe} had drawn off from {where} before thirty watchers, of whom twenty-seven were made of bark.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Wrestle all three for the watch',
          description:
            'Whoever is thrown stands guard, that is the rule; but there are three of them, and you are also people.',
          toward: 'neither',
          success: [
            'The big one came first, since he was best. He was soft in the knees from hunger; you laid him down with care. The small one went by himself, to save time. The third asked whether he might keep the other shoe on. They went back to {where} in a good temper, having been beaten fairly, and {foe} found them there.',
            'You threw them one upon the other till there was a heap, and sat on it, and talked. It was warm and they did not mind so much. They would watch, they agreed, if you stopped bouncing. {foe} had thought the way open, and had to call off those who were already on it.',
            'It was a long bout, with all three about your neck like wet washing. When you had shaken off the last they lay and laughed. It had been so dull there at {where}; nobody had so much as pushed them. They took up their spears for you, and {foe} lost what those empty stones would have been worth.',
            'The third had been a wrestler once, it appeared, before his shoe. It was he who nearly had you. You went down and he beneath; he said that for such a throw he would watch till the moon fell. The other two did as he did. And so {foe}’s people had another journey for nothing.',
          ],
          failure: [
            'You threw the small one, and threw him again, and the big one took you from behind like a sack that he had been looking for. They put you over a branch. They were going home, they said, in a friendly way, and {foe} might come and look for all they cared.',
            'All of them came on at once, which is not the rule. You told them so from underneath. When you had got the dirt out of your mouth there was nobody on the road in either direction, and nobody at {where}.',
            'You had won against two when your back went. It made a noise. The third helped you to a stone and set you on it, with his blanket round you; then he had to run, to catch up with the rest. {foe} had the news from him, and gave him soup.',
            'They let themselves be thrown, each as soon as he was touched, and lay there. One cannot make people watch lying down. You shook them; they were limp as eels. {foe}’s drums came nearer to {where} while you were pulling at arms.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had wrestled three tired watchers for the watch, and they had lost it and gone back to {where}.',
      },
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Beg them to stay one turn more',
          description: 'It buys a single turn of the watch and nothing else, and you will have to say please.',
          success: [
            'You said please. Nobody had, until then. They went back for one turn, as they had promised, and stood it very straight, and then came away; by that time some cousins of {who}’s had found their shoes and taken over. It was as it had been.',
            'You asked it for the sake of the salt, and for the sake of {who}, and last for your own sake, and it was this that moved them. One turn, said the big one. They kept to it exactly, and others came, yawning, for the next.',
            'The small one said that he would if the others would, and they both said the same. You only had to stand there until they noticed. So the stones had somebody on them; it was no better guarded than before and no worse.',
            'You went round them with it as one goes round with a bowl, and each put in a little. For one more turn, then. It brought what you guarded over the worst of the dark, and that was all anyone had asked.',
          ],
          failure: [
            'They were moved, they told you. They wept and embraced you, and went on home in tears. You could hear them for a good way, praising your manner of asking.',
            'You begged, and a woman came out upon the path and begged as well, and hers was for supper. She was the small one’s mother. She had a ladle. There are things that one cannot talk against.',
            'You said please so often that it came to be funny to them. They said it to each other over the next hill, please, please, in your voice. It was not ill meant.',
            'They would have stayed if you had not explained it. But you went on, and got to {foe}’s drums, and did the drums for them. That put new life into their legs.',
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
    openings: [
      '{foe}’s mother had come to beg for {foe.him}. She was very old and had carried the cradle-board the whole way on her back, to show you how small {foe.he} had been. She laid a knife across your knees. “Take it out of me,” she said, “and leave my child alone.” You had sworn revenge to {who}; and here somebody held her neck out.',
      'An old woman sat in your road and undid her hair. It was white, and there was much of it. She was {foe}’s mother. She knew what {foe} had done to {who}, and that you had sworn to pay it back, and she wished you to take her life for it. It would be easy. It would hurt {foe} more than anything; that was what made you look twice.',
      'Three things she put down before you: a cradle-board, a knife, a crust. The first was {foe}’s, the second was for you. With the third she had meant to get home, if you should let her, and she was {foe}’s mother and did not expect it. “One for one,” she said. “I bore what wronged {who}. I will go for it.”',
      'You could have had your revenge there with one hand. {foe}’s mother stood before you, alone, as dry as a leaf, and asked you to kill her in place of {foe}. She had thought it out. An oath wants blood, and hers was the same, only older. She bared her neck; she had washed it. There was nobody on the road to see.',
      'It was not {foe} who came to meet you, it was {foe}’s mother. She had on her burying-clothes. “I know that there must be somebody,” she said; and would you take her, and tell {who} it was done? She would have you know that {foe} was a good child until four. The knife she had brought was sharp, since she did not like to be a trouble.',
      'How does one answer a mother? She had hold of your shoe. It was {foe} she had borne, with a great deal of pain, and {foe} who had wronged {who}; she knew of the oath, and what it asked for. She wanted {foe} to live, and offered you herself. The knife lay between you in the dust, with the handle on your side.',
    ],
    still: [
      'She had turned the cradle-board round so that you could see the marks of teeth on its edge.',
      'The old woman waited with her eyes shut. Now and then she opened one to see what was keeping you.',
    ],
    later:
      'The grass was bent there where an old woman had knelt. Someone had stuck a knife into the ground, up to the handle.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell her all that {foe} did to {who}',
          description:
            'She has heard it only as {foe} tells it, and you must say it to her gently, and leave nothing out.',
          success: [
            'She had been told that it was a quarrel. You told it as it was, and she held the cradle-board tighter at each thing. At the end she was silent. “Then it is not I who ought to be kneeling,” said {foe}’s mother. She got up by your arm. She would send word to {who} herself, and in it was what {foe} fears.',
            'You said it three times, since she was hard of hearing and of heart. The third time she said it along with you. She took up the knife and put it in her own belt; and she told you where {foe} sleeps, with whom, and on which side, like one who gives out washing.',
            'You kept nothing from her, and you held her hand. When it was over she spat on the cradle-board and wiped it clean again with her sleeve. It was hers, she said. But she would not have it said that she had hidden the thing. What you were told then was of great use.',
            'She asked you whether {foe} had laughed when it was done. You would rather not have answered; you said yes. Something went out in her face. She gave you her crust to eat, and with it a name by which {foe} may be called out of any house.',
          ],
          failure: [
            'She would not hear it. She rocked the board and sang over your voice, higher, the song with the little goat. You stopped in the end, for she was so tired; and {foe} was told by her how kind you were, and that it would be no use to fear you.',
            'You had told her about half when she died, as you thought. She had only fainted. You had her on your back to the next house; and there it was said all over that you had done it, and {foe}’s cousins took the spears down.',
            'She did hear it. “Is that all?” asked {foe}’s mother, and told you what had been done to her people by the grandfathers of {who}. It was worse. You sat there, the two of you, over the knife, and {foe} meanwhile had time and used it.',
            'You told it too well and wept yourself, and she patted you. It was she who was comforting and you who had to be given water. She went home with that to tell; it put {foe} in excellent heart.',
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
            'It had {foe.his} birth-cord in the lining. You had felt it with your thumb. Whoever has the cord may call, and must be answered, and you took nothing more; she saw what you had done and began to laugh like a girl. {foe} kept within doors after that, and all that had been planned there lay undone. {who} was told.',
            'You read the notches on the edge: there was one for each time that {foe} had been forgiven. There were nine, and the law knows of no tenth. She had forgotten that she cut them. She let you have the board to show, and at each fire where you showed it {foe} lost a friend.',
            'She had to think whether it was allowed. It was; a board may stand for a life if it is given and not grabbed, and she gave it. You sent word to {foe}, by a child, that it was with you and was being looked after. They say that {foe} sat down on the ground. For a long while nothing was undertaken on that side.',
            'You would not have the neck, you told her, you would have the board. There was a great difference, and she wept at it and kissed both ends. When {foe} learned that you had not harmed her, half of the spearmen there unstrung their shields; and the other half had mothers too.',
          ],
          failure: [
            'It was the brother’s. She had two, and had taken the wrong one off the nail. So you had robbed a dead child of the only thing that it had left; and {who}, when they told it there, shut the door for shame of you.',
            'You took hold of it, and she did not let go. It is old wood. It came in two between you, and she looked at her half without a sound. Everyone had heard of it before you got to the next water; your oath to {who} had not been sworn, they said, for things like that.',
            'She gave it and you took it, and by the law you had then been paid. You had not known that part. {foe}’s talkers had. It was cried from hill to hill that {who} was satisfied with a plank, and it cost you much to have it thought otherwise.',
            'The thumb-marks that you took for a law were a game she used to play with {foe}. She told you how it went. You had named an old woman’s game as guilt before witnesses, and {who}’s cause had a laugh stuck on it like a burr.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'You had taken a cradle-board from {foe}’s mother, and not her life, though the life had been offered first.',
      },
      {
        ...does(['force', 'vigour', 'medium', 'serious'], {
          action: 'Keep her with you till {foe} gives way',
          description:
            'You would have to bind an old woman and carry her about, and she weighs more than one would think.',
          toward: 'against',
          success: [
            'You tied her with a soft strap and took her on your back. She told you the way as you went, and whose field it was. {foe} had sent men out after you, and at sight of her they did not know where to throw, and stood. You put her down at a good house when they had gone home; it was not like winning.',
            'She bit, and then she slept. You walked with her over two ridges, and wherever you were seen {foe}’s people took their hands from their weapons. So they lost the days that they had meant to use. She asked, when you cut the strap, whether it was finished; she had rather liked the view.',
            'You let it be known that she was with you and that she ate well. {foe} dared not stir. It was base, and you did it as decently as you could, she had the side by the fire. When the danger was past you brought her back within call of her own dogs.',
            'An old woman in burying-clothes, on your shoulders, with her hair down: no one would stand in the path of that. {foe}’s runners lay down on their faces. You had gone through all of them before it was noticed that she was eating a crust.',
          ],
          failure: [
            'She went limp in your arms and then was all elbows. You have a scar from it. {foe}’s people had been behind the next rise, since no one lets a mother walk so far alone, and they came over it in one line.',
            'You had bound her, and stood there with the end of the strap in your hand, and a child came by with geese and looked. That was enough. You untied it. But the child had gone on, and told; they were out against you from every house in {foe}’s valley.',
            'She weighed as much as a wet calf, and she prayed aloud, and by name, for you. You set her down at last and ran. {foe} found her sitting there. It gave {foe.him} what had been wanting until then, which was a good conscience.',
            'You took her up, and something cracked, and you did not know if it was in her or you. It was you. She tied your ribs with her own girdle; then she walked home and told {foe} where you lay.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had carried {foe}’s mother away on your back, as a pledge, and had not liked it, though it served.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'See her home and promise her nothing',
          description: 'You lose the days that it takes, and you come no nearer to {foe} than the last field.',
          success: [
            'You put the knife back in her bag and the bag on your arm. She had small steps. Neither of you said what would happen. At the last field she reached up and set your collar straight, from habit, and went in by the gap, and you turned about.',
            'She leaned on you. At each stone she asked, “Will you?” and you said that you did not know. It was true, and she seemed to find it better than either of the others. When the dogs came for her you let go.',
            'You carried the board and she the crust, and you shared the one. She told you what {foe} was like at two, and three. You left her where the smoke of her own house could be seen; nothing was won by it, and something had not been done.',
            'It is a strange thing to bring home the mother of the one whom you have sworn to ruin. You did it step by step. She thanked you for your arm. You asked her not to, and walked back over the same stones.',
          ],
          failure: [
            'She did not wish to be seen home. She wished to be killed, she had put her washing in order for it. You had her by the elbow for a while and then she sat down, and it was you who went.',
            'You lost the path between you. She was sure that it was left. You went round and round, the two of you, in a wood that knew neither; some people with torches came calling for her, and you lay under a log until they had stopped.',
            'She walked faster than you. That was pride. You had a stitch by the second hill and saw her go on up it with the board on her back, an old beetle, and she did not turn round again.',
            'A neighbour of hers took you for a lost child of the house come home, and there was beer, and a good many embraced you. You could not well explain. It took all you had to be let go of, and she sat in the corner and looked.',
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
    openings: [
      'A small tribe knelt in your way, all of it, down to the babies. Their god had been stolen when the oldest was young; a stranger would bring it back, they had been told, wrapped up, and coming from just that side. They thought it was what you carried. You wanted to go on to {where}. They wanted to unwrap it.',
      'You were seen by a child, who screamed for joy. Then they ran out with drums and red faces and fell down before your burden. It was their lost god that you were bringing, they told you. Nothing else could be of that shape. They had a house ready for it with a new roof, and did not see that you should need to go farther.',
      'Forty people, two drums, one mistake. They had lost a god, and took what you carried for it, and had hold of your sleeves, weeping. To say no was hard; to say yes meant that it would never come to {where}. The eldest had not stood up straight for years and now she did. She put out a finger toward it.',
      'They would not let you by with what you carried, because they believed that it was theirs. They had been robbed of their god by {foe}’s grandfathers. There was a song as to how it should return, and you had come round the corner in the middle of the second verse. So they asked you, trembling, to hand it over.',
      'It was your burden that they bowed to. You had set it down only to rest your arms, and when you turned there was a row of foreheads on the ground. It was their old one, they said, that was gone so long, it had grown. Each had brought it something to eat. {where} was a long way off still, and you were sworn to get there with it.',
      'Have you ever been waited for? These had waited for three lives of men. A person would come, the song said, not very clean, with a thing in both arms that must not be dropped. That was their god. You explained that it was a different thing, for {where}. They smiled; the song had said you would say that.',
    ],
    still: [
      'They had begun to wash your feet, to pass the time. It was warm water. The eldest had not taken her eyes from what you carried.',
      'The drums had stopped. Forty people were breathing as one does so as not to wake somebody.',
    ],
    later:
      'There was a house there with a new roof and a stool in it, and on the stool nothing, which they had hung with flowers.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell them to whom it truly belongs',
          description:
            'You must take away from forty people what they have just been given, and look at them as you do it.',
          success: [
            'You told them all about {who}, and for what the thing was waited for at {where}. They listened. They knew how that is, to sit by an empty place. One after another got up off the ground, and dusted the knees of the next. “Then you must hurry,” said the eldest, and they ran ahead to hold the gates.',
            'There was a silence. Then a boy said that {who}’s people must have a song too, and perhaps you were in it. That settled it. They could not keep what was in somebody else’s song. They sang you on your way as far as the water, their own, with the end changed.',
            'You let the eldest lay her ear to it, that she might know. She listened as to a child’s chest. “No,” she told them, “this one is going somewhere.” She was crying. She gave you the water from a jar that had been filled when she was small, so that it should not thirst till {where}.',
            'You said it as one says a death, plainly, and then stood by. They wept, and it was soon over, as with people who have practice. What they had cooked for the god they gave you to eat; and three of them knew a way to {where} on which one is not jolted.',
          ],
          failure: [
            'They heard you out, and were so gentle. Of course it was for {who}, they said; and they had it already on its stool, and were fanning it. You had to take it back in the dark over sleeping people, and {foe} knew by then where you had been kept.',
            'You had scarcely got to {who}’s name when they took it for the god’s. It had been forgotten, and here it was! They danced. It was days until you could be heard, and {foe} did not spend those dancing.',
            'The eldest did not say anything. She lay down again with her face on the ground. You stepped across forty backs with it in your arms, and they did nothing to hinder you; they were so quiet that one could hear {foe}’s people ask them the way you had gone, and be told.',
            'They said that if it was not the god you must have the god somewhere. They were very thorough. When they had been through the whole of what you had, down to the bread, you were let go with a blessing, and a long way behind.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'Forty people had taken what you carried for their god, and had given it up when they heard of {who}.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Carve them a god that they know again',
          description:
            'If it is like him they will let you go; if it is not they will keep the other, and watch you closer.',
          toward: 'for',
          success: [
            'You had them tell you of him, each a little: the ear that was burned, the dent where the mothers had kissed him. You cut it in alder. When you handed it round the eldest put her lips to the dent. She knew, perhaps. But {foe}’s people, who came after you, were shown the alder one and stole it with joy; you were long gone.',
            'It was the thumbs that did it, he had had two left ones. You had got that out of a rhyme. They lifted him up on the stool and he looked as if he had never been gone. Such a feast was made that {foe}’s trackers were dragged in to it, and danced with, till they could not have followed a cow.',
            'You blackened it in smoke and broke off an arm and put it back, as one does with things that have been loved. They knew him from afar. You had your own burden up and were off toward {where} behind all those backs; {foe} was stopped there, politely, and had to bow to each of the forty.',
            'A child sat by and told you, “No. Fatter.” So you cut and were told, until the child laughed. The rest had stopped breathing. He was set in his house, and they shut the way behind you for nine days because he was not to be stared at; and {foe} stood before the rope.',
          ],
          failure: [
            'It came out like {foe}. You had not meant it, it was something about the mouth. They took it for a warning. So they put your burden in a pit, for safety, with stones on, and you had a bad time getting it out, and it had a bad time too.',
            'The knife slipped upon the nose. He looked as though he had smelled you. They were polite, they hung him on the goat; but they set six of the strongest to sleep across your feet, and one of them rolled over on what you carried.',
            'You made him too well, and they asked now for both, since a god ought to have a friend. It was pulled this way and that in love. When you had it in your arms again you sat down behind a wall, and looked, and saw what it had cost.',
            'He split from top to bottom as they sang. A sound went up such as you would not hear again for a herd of cows. They were not angry with you, they held on to what you carried for comfort, all of them, with wet hands, and it is not a thing to be held so.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'There was a god of alder with two left thumbs, whom you had carved, so that they should let your burden go.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Let them bear it a day in procession',
          description: 'They will carry it with a great deal of dancing, and you must dance before it the whole way.',
          toward: 'for',
          success: [
            'They bore it on six shoulders, as steady as a bowl, and in the right direction. You danced. At every house some more came out. {foe}’s men met it on the road, and saw two hundred people with drums, and what was in the middle of them; they took off their caps and let it by.',
            'You leapt before it till your shirt smoked. They had asked only to have it for the one day, and to be able to say so. At the end of that day it was put into your arms once more, kissed all over; and {foe} was still looking for one person alone with a bundle.',
            'The dance has three steps, and the third is backward. It was slow, but nobody could come near, for the drums. An old man, who had been lame, danced on the left. It was thought that {foe} would try it at the narrow place, and {foe} had meant to, and there was no room for the cows.',
            'They sang to it, they shaded it with branches. You had your part to do, in front, with a rattle. By the time that you were let off you had gone two days’ journey in one, and those who had been hired to wait for you were waiting yet.',
          ],
          failure: [
            'They went round and round. It was the custom, to show it the fields. You had danced through forty of them and back to where you began; your legs were gone, and {foe} was sitting on the wall, so to say, with a good view.',
            'The second drum set off the cows and the cows went through the procession. No one dropped it; that was seen to by nine people, lying down. But it was all over the country after, where you were and what with.',
            'You fell at the third step and they danced on, over you, with their eyes on it. They were sorry. You lay in the road with the print of a whole tribe on your back, and word of you ran before you to {foe}.',
            'Another tribe had seen it go by, and had lost a god of their own. There was a fight with branches. It was given you back by the losers in the end, as they went off, but {foe} could have heard that from the far side of the sea.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'They had borne it one day on six shoulders, with drums, and you had danced before it, and {foe} had let it by.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'none'], {
          action: 'Slip off with it while they pray',
          description: 'They will pray to your back when they look up, and you will have won only the road.',
          success: [
            'They pray with their faces in the ground, and it is a long prayer. You went on your toes between the drums. A baby saw you go and waved. There was the road again, and you upon it, and nothing was different but that you would rather not have been thanked.',
            'You waited until the eldest had begun upon the names. Then it was up and off, around the house with the new roof. When they raised their heads it was gone; you heard them sing. It was in the song, you supposed, that it should leave them twice.',
            'You had the thing under your cloak and bent as if to tie a shoe, and walked so, bent, as far as the trees. It was no great feat. They had given you water and shade, and you had left them the mark where it had stood.',
            'You went backward, so that the prints should come and not go. They would find them, and take heart. You had got away with what you had brought, no more, and the way to {where} was exactly the same length.',
          ],
          failure: [
            'The one who prays last was a boy, and he prayed with one eye. He was delighted. It moves, he cried, it is walking! You had them all about you again, and they had to begin once more from the top.',
            'You slipped off, and took the wrong thing. It had been wrapped alike. You stood in the wood with somebody’s grandmother’s cheese and had to go back in with it, and be forgiven.',
            'A dog went with you. It barked at each step, out of piety. By the edge of the field you gave up, and turned; and they thought you had been showing it the view.',
            'They had tied a thread to it while you slept, with bells. You learned this at a run. It was all very good-humoured, they only sat rather closer from then on.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had slipped away from forty people at prayer with what you carried, and a baby had waved.',
      },
    ],
  },
  {
    key: 'barbarians/course-the-oath-man',
    kind: 'course',
    of: 'accused',
    openings: [
      'A man got up from a stone as you came, and greeted you like a cousin. He swears for hire, and had sworn against you already, for {foe}, and had had a ham for it; now he offered to swear for you, and wanted a bigger one. “I will say that you were with me. I have said it for worse.” It would be false, and would be believed.',
      'He carried his trade on him: nine rings to swear by, and a clean shirt. It was he who had borne witness against you, at {foe}’s asking. He had never seen you before, and looked at you with interest. For a price he would swear the other way, anything you liked. It would help against the charge, and there was not one word of truth in it.',
      'You needed witnesses, and here was one who wished to be yours. He had been {foe}’s. He spoke of it quite openly; it was bread to him; he had sworn against you with his hand on a dead man’s spear, and could as well swear for you upon the man’s shield. You knew what {who} would say of that, who had believed you for nothing.',
      'Say how many oaths one mouth can hold. This one had sworn for six tribes on the one day, and against you in between. {foe} had paid him. He felt no malice. “You have an honest face,” said that clean mouth, “and I could do something with that.” If he went on to the next fire as he was he would be swearing against you again.',
      'The one who had sworn your guilt was sitting by the road with his feet in a stream. He knew you by {foe}’s description. False oaths were his living, he explained, and there was no reason why you should not have some too. You thought of {who}, who stood surety for you with no ring on. He moved his towel so that you could sit down.',
      'Three times you had heard of him: the man in the clean shirt, who swore that he saw you do it. He had seen nothing. {foe} had shown him a ham. Now you met him on the open road, and he smiled, and felt in his sleeve for another oath, one that would suit you better, to be had at the same rate.',
    ],
    still: [
      'The oath-man had taken off one of his rings and was polishing it, as a woman whets a knife who has time.',
      'He had moved up a little on his stone. “Or half an oath,” he said.',
    ],
    later:
      'A brass ring lay there in the stream, one of the sort that they swear by. It had turned the pebbles under it green.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask when he last swore to a true thing',
          description: 'It is the one question that he does not like, and he has a long road to run away on.',
          success: [
            'He laughed, and counted back on the rings, and stopped laughing. It had been at his wedding. She was dead since. You sat by him until he had done with the towel; then he went before you to the next fire, took off all nine, and said with a bare hand that he had never seen you until that day.',
            'He could not remember. He asked you to help him. You went through the tribes together and there was something wrong with each. He grew thin as one looked. “I should like to know how it feels,” said the oath-man; and he found it out, before a crowd, by swearing that he had been lying.',
            '“I swore once that I loved somebody,” he said, “and even there I had been asked to.” You told him of {who}, who pledges for you and takes nothing. He thought that he would like to be looked at by such a person. So he took back your guilt, loudly, from hill to hill.',
            'He had been nine, and it was about a broken jug. It had got him a beating, and he had learned from that. You asked him whether the beating had been so bad. He pondered. At the next fire he stood up in his clean shirt and owned to the ham; they beat him, and he came out beaming.',
          ],
          failure: [
            'He was up and over the stream with his shoes in his hand. From the far bank he swore to you that he had sworn truly all his life. It was a splendid oath, {foe} could not have asked for a better, and he gave it again that same day.',
            'He took it for an insult to the trade. He was not alone in it, he let you know. There were eleven of them at the next crossroads, in clean shirts, and each remembered, now that he thought of it, having seen you do what {foe} says.',
            '“Just now,” said he, “I swear it.” It went on so for as long as you asked. One might as well have put questions to the stream. In the end he asked you for the loan of your honest face; and you saw him practising it as he went back to {foe}.',
            'You had touched something, and he cried. He cried on you, and told you the whole of his life, and by its end you did not know what was true of it, nor did he. He was sorry he had ever sworn against you. He would have to go and tell {foe} so; and was given a second ham.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'The man who had sworn your guilt for a ham had sworn it back again with no ring on, and with a bare hand.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Have him swear it again among the dead',
          description: 'In a mound a false oath chokes, people say; but if he gets it out, you are guilty there too.',
          toward: 'against',
          success: [
            'You hired him for it: he need only go in and repeat what he had sworn. He went in whistling. They sat there with their knees up. He got as far as your name. Then he came out backward, grey, and has told the truth ever since to all who would listen; {foe} lost a witness and a great many friends.',
            'There was one among those dead for whom he had sworn false in life. You had asked about, and known it. He saw the rings on that hand, which were his. “I never saw you do it,” he said to you in a high voice, “tell him so!” The people outside had heard; they went home by way of {foe}’s and stood there looking.',
            'He put his palm upon the old spear and opened his mouth, and a moth flew in. It was only a moth. But he could not get his oath past it; he beat his chest and shook his head, and they took the headshaking for what it was. After that {foe} could find no one who would swear for a ham.',
            'You had set a bowl before the dead and told him that it would ring if he lied. It was a plain bowl. He looked at it so hard that he leaned, and his own nine rings touched the rim. You never saw a man run so. All whom {foe} had bought brought back their hams that same day.',
          ],
          failure: [
            'He swore it in there as one asks for beer. Nothing choked him. The dead sat by and let him; they had perhaps not been listening. So your guilt had been said in a mound and was better than new, and even those who liked you moved off a little.',
            'You went in ahead to hold the lamp, and it was you the door-stone fell on. He told them outside what that meant. He had sworn with his own eyes, he said, that the dead had laid hold of the guilty one, and for once it was nearly so.',
            'It was the wrong mound. In that one they liked a good liar. You could hear them all laughing, he said when he came out, and it was at you; and a woman who had been ready to speak on your side went red and said that she must see to her bread.',
            'He said that he would gladly swear it, and had you swear first, for fairness. You did, and coughed. There was dust. One ought not to cough in a mound. It was told from {foe}’s to {who}’s, how you had begun upon your innocence and could not bring it out.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'The oath-man had gone in whistling to swear against you among the dead, and had not got past your name.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Carry him to the people he swore against',
          description: 'He kicks, he has friends on that road, and all of them owe him for something.',
          toward: 'against',
          success: [
            'You took him over your shoulder, rings and all. There was a widow in the first house whose cow he had sworn away, and in the next a man with one hand. They wished to keep him for a while. He would be mending their roofs for a year, and {foe} had sent already to ask where that witness was.',
            'He swore the whole way that you were not carrying him. At the ford-house they knew the voice. They came out with such quiet faces that he held on to you. You put him down among them and left; whatever {foe} had meant to have sworn next, there was nobody to swear it.',
            'Two of his friends barred the road. You laid him down and them across him, and took him up again; he was the softer for it. The people whom he had wronged did nothing to him at all but make him sit and look. It kept him from {foe} for as long as it mattered.',
            'He offered you by turns nine rings, a false oath, a true one, his shirt. You walked on. There was an old man at the end of it who had been outlawed on that mouth’s word, and he only asked to have it said over, more slowly. It took the liar days. {foe} sat waiting.',
          ],
          failure: [
            'He was all grease. Ham had gone to make him. You held the shirt in the end, a very clean one, and he was away to {foe} without it, and swore there, half bare, as to who had torn it off; that, at least, was true.',
            'His friends were more than you had thought, there was scarcely a house that did not owe him a lie. They had sticks. You were sworn to by five people as the one who had begun it, and {foe} came in person to hear.',
            'You had him up and had gone a good way when he said in your ear, so sadly, that his heart was bad. You put him down. There was nothing the matter with it. He was over two fences and shouting for {foe}, and you with your hands on your knees.',
            'You brought him to those whom he had wronged, and he wept, and asked for their pardon, and they gave it to him. They gave him supper. It was you they thought too rough; one went to tell it to {foe}, so that it should be counted in.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had borne the false witness on your shoulder to those he had ruined, and they had found work for him.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Refuse his oath and bear what he says',
          description: 'He will go on saying that you did it, and you will have only your own word, as before.',
          success: [
            'You told him no. He thought that you had not understood and offered it cheaper. You sat by the stream with your own feet in it till he had come down to nothing at all, and it was still no. He went off shaking his head; you were as guilty as you had been, and as clean.',
            '“You will be sorry,” said the oath-man. You said that you might. He looked back twice from the road, as one looks at a house where somebody is ill. No one was won over by it, but you could think of {who} without looking away.',
            'He talked and you let it go past. He was good at it. At the end he asked if he might at least swear that you were stubborn, and you allowed that. So there was one true thing which he took with him to sell.',
            'You had your own word and that was thin, but it was yours. You said it to him, the once, that you were innocent, as practice. He told you kindly that it wanted more in the middle. Then you went your way and he his.',
          ],
          failure: [
            'You refused, and he swore then and there to a passing carter that you had tried to buy him. You could not prove that you had not. The carter was quite decent; he only drove a bit faster.',
            'You bore it until he got to your mother. He had it that she had wept to see you do it. She had not been within three valleys, and you said so, and more; it was no great help to have said it with a wet towel in your fist.',
            'He would not go. He walked beside you for a whole day making offers, with a guarantee. People saw who it was that you were keeping company with, and drew from it what one would.',
            'You told him that you would have no false oaths. He asked which of them he should leave off, then, since there were six to your credit already, from admirers. You lay awake over that until you understood that he had made it up.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'A false oath had been offered you at a low price, and you had sat by the stream and had not bought it.',
      },
    ],
  },
];
