import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * A tally told aloud at the fire: short words, counting by hands and threes, the listeners spoken to, ochre and hide and the dead who are never far off.
 * Things want and watch as people do; grief is said as plainly as the number of cows.
 */
export const barbarianScenes: readonly SceneContent[] = [
  {
    key: 'barbarians/the-knotted-cord',
    kind: 'giver',
    openings: [
      '{who} sent an old man with a cord. It had a knot for each day since you swore, and he laid it on the ground and you walked along it, and it was long. {who} doubted you. Until you had answered for the knots, no fire of {who}’s kin would feed you, and your name would be left out of the song.',
      'One came from {who} with red on his hands and a cord in them. He was the mouth of {who}, he said, and his own he had left at home. “What have I had for all these knots? Show me, or give me back my oath, and I’ll tie it round somebody else.” He would not let you by till you had answered.',
      'Count with me. One cord. One old man to carry it. On it a great many knots, and in each knot a day on which {who} had looked down the path and you did not come. {who} wanted a reason for them, or wanted the oath again. He sat down across your way with his stick over his knees.',
    ],
    still: [
      'The old man had tied one more knot while you stood there, and wet it so that it should hold.',
      'The cord lay over the path from side to side. One does not step across such a thing.',
    ],
    later: 'A bit of cord hung there in a thorn. Some bird had undone the knots, to use.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Give him a true word for each knot',
          description: 'You must say the bad days with the good, and he has hold of your wrist and feels for lies.',
          toward: 'for',
          success: [
            'You took the cord and told it, knot by knot: here I walked, here I was afraid, here I did nothing. His thumb lay on your wrist. When it was all told he tied the ends together, so that it was a ring. “It is enough,” he said, out of {who}’s mouth; and out of his own he told you a thing about {foe}.',
            'There were nine knots that you were ashamed of, and you said those first. The old man nodded. He had come expecting better and been ready not to believe it. He gave you {who}’s word again, with what {who} had kept behind it: the place where {foe} goes to be alone.',
          ],
          failure: [
            'You told it well. At one knot his thumb moved. It was a small thing, it was about a river. But he took up the cord and went, and at three fires they turned their bowls over when they heard you were coming; {foe} laughed.',
            'You had come to the fourth hand of days when two of them were the same day. He waited. You could not find the other one anywhere. So it was thought you had sold it, and {foe}, they said, must be the one who bought.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{who} had sent a cord with a knot for each day, and you had told them all, the ones that shamed you first.',
      },
      {
        ...does(['craft', 'perception', 'hard', 'serious'], {
          action: 'Find the knot that {who} did not tie',
          description:
            'Some hand has been at the cord upon the way, and if you name a wrong knot you call {who} a liar.',
          toward: 'for',
          success: [
            'You shut your eyes and let it go through your fingers. {who} ties toward the heart. Three of the knots went away from it. The old man sat still, for he had slept once with it under his head, in a house of {foe}’s. He went back. All that was said in it was soon told to you, and nobody there ran for {foe} again.',
            'One knot smelled of goose fat, and {who} keeps no geese. You opened it. Inside was a hair, and the hair was red, as {foe}’s people have. So that was who had lengthened your days! The old man howled. He took the hair from fire to fire, and {foe} could not sit down at any of them; and {who} told you all.',
          ],
          failure: [
            'You named a knot, and the old man looked at it a long time, and at you. He had tied that one himself. It was for his wife. He went home without another word, and the cold of it went before you along the path.',
            'You picked out three, and they were true ones. They were the days that {who} had been too ill to tie it straight. When {who} was told what you had said of them there was a silence at that fire, and {foe} came and warmed both hands at it.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had tied false days into {who}’s cord, and your fingers had found them, since they were tied away from the heart.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Dig a bed for {who}’s dead on the way',
          description:
            'The old man has bones with him in a bag that want a place, and the ground is all root and stone.',
          toward: 'for',
          success: [
            'It was an aunt of {who}’s. She had been in the bag for long, and was tired of it. You dug, and laid her on her side with her knees up, facing the way you had to go. He asked no more. She keeps that path now. Three of {foe}’s runners came by her and went home, and could not say why.',
            'You dug with a shoulder-blade, which is what they like. It took as long as a cow takes to calve. When she was in he put red on her, and the rest of it on you. “{who} will hear of your hands,” he said. So did {foe}’s hired men; they do not follow anyone who has the red on.',
          ],
          failure: [
            'There was someone in there already. You begged her pardon and filled it up, and tried beside it, and there was her husband. The old man said that this was how your whole journey had gone, so far as {who} could tell.',
            'You broke the blade on a root. He dug what was left himself, with his stick, crying. It was told against you at every fire where they had known her, and {foe}’s people were given your place on the bench.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'An aunt of {who}’s lay beside the path, on her side, in a bed that you had dug; and she had turned some people back.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit hungry beside him till he is sure',
          description: 'Three sleeps without meat, knee to knee, and nothing to show for it when you get up.',
          toward: 'for',
          success: [
            'You sat. Your belly talked and his answered. After the first sleep he was angry, and after the second he was sorry, and after the third he broke a crust and gave you the side with the salt. “You could have gone round me,” he said. It was true. {who} asked no more; you were just as far as before.',
            'He watched you for the lie. There was none in there, only a drum. So the two of you got up, holding on, and he went the one way and you the other. He would tell {who} that you were thin. It was thought to be a good sign.',
          ],
          failure: [
            'You got through two sleeps. In the third a hare came and looked at you. It was over before you knew what your hands had done, and there you sat with your mouth full; the old man wiped his knife and left.',
            'He had brought a cheese. He was only the messenger, he said; it was you that was being tried. You lasted until the smell. He told {who} all of it, and was fair to you about the cheese.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had sat three sleeps without meat, so that {who} should be sure of you, and been no farther on.',
      },
    ],
  },
  {
    key: 'barbarians/the-one-who-knows-the-way',
    kind: 'price',
    openings: [
      'Thirty people sat round a dead fire with their belts pulled in. They had one girl who knew the paths. She could take you by the hidden way to {where}, as you wanted; or she could lead them to {foe}’s cattle, that were passing with few to guard them, so that they might eat. She had two feet. She could not do both.',
      'They were hungry there. You could see it in the dogs, which were not there. A girl of theirs knew all that country in the dark: the road into {where}, and the place where {foe}’s herd would be driven through. You needed her for the one. They needed her for the other, and they were too many to look at.',
      'One girl, and two that wanted her. You did, to be shown the way to {where}. The hungry did, three tens of them, to be brought to {foe}’s herd before it was gone by. “I belong to whoever asks last,” she said. They did not ask. They only looked at you, and the small ones looked at your bag.',
    ],
    still: [
      'The girl had sat down half way between you and her people, to be fair. Far off one could hear the herd.',
      'A child had picked up a stone and put it in its cheek, to have something there.',
    ],
    later:
      'The thirty had gone. They had left the ash of a fire, raked smooth, and drawn on it with a finger was a cow.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask the girl to lead you to {where}',
          description: 'You go forward, and {foe}’s herd goes by uneaten and feeds {foe}’s spears.',
          success: [
            'You asked last. She got up and came, and no one said a thing against it. She brought you along ledges and through a split oak, and showed you {where} from behind, where it scratches itself. Far off the cattle went through, to {foe}. She heard them, and stopped, and then she went on.',
            'She held your sleeve and never looked round. You learned from her three ways to {where}, and which of them remembers feet. When she turned home there was no more herd to be heard. {foe} had it, and {foe}’s men grew sleek, and a hand of the thirty did not see the grass again.',
          ],
          failure: [
            'She led you until her knees went. It was no more than half way. You carried her back; and the herd was by, and {foe} had the meat, and they thanked you for bringing her.',
            'You asked, and her mother asked after you. So it was not you who was last. She took them, and it was too late, and they met {foe}’s herders coming the other way, who learned from them where you were.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'You had taken a guide away from hungry people, once, to come to {where}. There were thirty of them; say the number.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Go with the hungry and take {foe}’s herd',
          description:
            'They eat and {foe} does not, and what you had begun toward {where} grows over while you are gone.',
          toward: 'neither',
          success: [
            'She led and they ran, with sticks and pot-lids, and you in front. The herders were six. You shouted in their faces, and they thought that all the dead were up. The cattle went like water into the woods. Your people ate, and {foe}’s spears chewed their straps; but the ones who would have let you in at {where} had waited, and gone.',
            'You held the bull. That was your part; you had him by the ring until they had turned the rest. There was fat to the elbows after. {foe} called in a hundred men, having nothing to put in them. You had lost the track by then that you had followed for so long, and had it all to find once more.',
          ],
          failure: [
            'The herders were not few. They had lain down in the grass so as to look few. You got the thirty away, and they were thirty still, and as thin; {foe} drove on over the place, singing.',
            'The bull came through you like a door. They had one calf by the tail for about as long as one can say it. When you crept back to the dead fire the calf’s tail went round in a bowl, and {foe}’s men were already looking for whoever had led.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s hundred had gone home with empty bellies, because thirty hungry people ate first, and you had held the bull.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Turn the herd onto the way to {where}',
          description:
            'If the beasts will go where she leads you both, all are served; if they will not, you lose the way with them.',
          toward: 'for',
          success: [
            'It was salt. You had the thirty lick their palms and lay them on the stones, one after another, along the way that you had to go. The lead cow found the first. The rest is cows. So they all went to {where} together, you, the girl, the hungry and {foe}’s whole supper, and ate it on the way.',
            'The girl knew how a lost calf cries, and she did it from the path. Every mother in that herd turned her head. They came after you up the hidden way, as good as gold. Below stood {foe}’s herders with their goads and looked in each other’s eyes; and you saw {where}, and were fed, by dark people with shining chins.',
          ],
          failure: [
            'They came, and too many, and the path was narrow. The edge went. It had been the only way on that side, the girl said, looking down at where it had been. Some of the cattle had gone with it, and all of what you had learned about {where}.',
            'The calf-cry brought a real bull. After him came the herders, to see; they followed you to the secret place, since you had trodden it so plain, and {foe} has spears there now. The thirty went off from you with their children on their backs.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'You had gone toward {where} behind {foe}’s own cattle, with thirty hungry people, and had not been hungry when you came there.',
      },
      {
        ...does(['gift', 'vigour', 'easy', 'none'], {
          action: 'Dig roots with them and let both go by',
          description: 'It fills them for a day and gets you nothing, not the girl, nor the herd, nor the way.',
          success: [
            'You knew a root, and they another. All of you went over that ground on your knees like pigs, and it was almost merry. There was a pot by the end of it. They had a day more from you, and you had the top of the pot; the herd was gone by, and {where} was as far as ever.',
            'You dug till your nails were black to the quick. The girl dug next to you and told you the names of her brothers, all of them, the ones who were there and the others. No one was fat after it. No one died of that day either.',
          ],
          failure: [
            'It was the wrong root. They were sick, every one, in a ring; and then they were hungry as well as sick. They did not blame you. A child patted your hand.',
            'The pigs had been there before you. You dug a field of holes with nothing in them, and it looked, when you stood up, like a place for burying.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'There had been one day on that road when you dug roots with hungry people, and let the herd and the way go by.',
      },
    ],
  },
  {
    key: 'barbarians/the-one-sung-dead',
    kind: 'friend',
    openings: [
      'They had sung {them} dead. It was a mistake, somebody else had been in the boat; but it was sung, three times, with ash on. So when {them} came home nobody saw, and nobody put out a bowl. “You can see me,” said {them}. “Say that you see me.” They needed you to bring them round, and {foe} was gaining on you.',
      '{them} sat outside the ring of the fire and talked, and nobody in it turned a head. You asked why. They told you that {them} was dead, and had been given the red and the goose already; it was only a draught. A draught will not live long with no food. Somebody had to prove it to them, and it would not be quick.',
      'A hand took hold of your foot, and it was {them}, thin as a rake. The song for the dead had been sung over {them} by error, and once that is done the people may not see the one it is about. “I have shouted,” said {them}. “I’ve stood in the soup.” You were going after {foe}. You looked, and sat down.',
    ],
    still: [
      '{them} had walked once through the middle of the fire-ring, waving. They pulled their hides up at the neck.',
      'The goose that had been killed for {them} was picked clean. {them} had the neck-bone, and was turning it over.',
    ],
    later:
      'At that fire they set a bowl outside of the ring now, every time, and watch it, in case there should be somebody.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Sing your friend back among the living',
          description: 'There is no such song, and you will have to make it there while a whole people holds its ears.',
          toward: 'for',
          success: [
            'You took the death-song and went through it from the back. First the ash came off, next the goose got up, and then there was somebody walking toward the fire. At the name they were all looking. “There you are,” said the mother. They ran to every neighbour with it, and the paths were so full that {foe}’s men could not get by.',
            'You sang each thing that {them} ever broke in that camp. It made a long song. They began to put in what you had left out; one cannot be angry with a draught. At the pot {them} was hit with a ladle. After that they would not hear of anyone being hunted, and hid your tracks for three valleys.',
          ],
          failure: [
            'It came out a lament. You have that sort of voice. They wept, and sang it with you, and by the end {them} was more dead than before; and {foe} had gained a day.',
            'They listened, and the old one who keeps the songs said that it was fine, and that it would be sung at your own. {foe}’s runner sat among them and had a look at your face meanwhile.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'A friend who had been sung dead had been sung back by you, hind part before, as far as the ladle.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Catch the elders answering the dead one',
          description:
            'You must bring them to speak to a person whom they may not hear, and they are three, and old, and sly.',
          toward: 'for',
          success: [
            'You had {them} sit behind you and tell the tale of the bear, all wrong. One elder chewed. One coughed. At the fifth lie the third cried, “It was I who held the leg!” So they had heard, and it could not be put back. They were so glad! They told you what they had seen of {foe}, and sent off {foe}’s messenger barefoot.',
            'It was a guessing game. You let {them} guess, and it was wrong, and wrong again, until the eldest could not endure it. “Fool,” she said, to {them}, over your shoulder. Then she put her hand before her mouth, and took it away, and laughed. For her laugh she gave you {foe}’s plan; and she shut the path behind you.',
          ],
          failure: [
            'They did not answer. They are old in it. They looked a hole through {them} and you saw the wood behind; and one of them remarked to the other, over your head, that somebody was talking to himself out here, with {foe} so near.',
            'You had almost caught the third when your own name was called from the trees. You answered. It was a jay. They all took up ash, to be on the safe side, and had got as far as the goose before you had talked them out of it.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Three elders had been caught talking to your friend, who was dead, and had been gladder of it than anybody.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Carry your friend in through the fire-ring',
          description:
            'The young men will hold you off with poles, since the dead are not to be brought in on anyone’s back.',
          toward: 'for',
          success: [
            'You put {them} over your shoulder and walked. They had poles. In the middle you let {them} down on the lap of the headman. He could pretend not to see; he could not pretend that it was light. “Who was in the boat?” he asked. It was a man of {foe}’s; and what he was about came out with it.',
            'Six of them leaned on you and you went slowly. {them} beat time on your back. You fell at last, right across the hearth, and {them} caught fire a little and said such words that there could be no doubt. They beat out the sparks with their own hands; they told you about {foe}, who had paid for the singing.',
          ],
          failure: [
            'They lifted you, the two of you, upon the ends of the poles, and carried you out, gently, as they would any body. You came down in the nettles. Somebody had seen it who was {foe}’s, and liked it.',
            'You got as far as the second ring. Then {them} begged to be put down; it hurt, being held off like that by one’s own brothers. So you put {them} down, on the outside. It had taken time, and it had been loud.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had carried a dead friend in at the fire, alive, against six poles, and put that friend down in the headman’s lap.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Stay outside the ring and share your bowl',
          description:
            'You eat half and sleep cold until a small child forgets the rule, and you get no nearer to {foe}.',
          toward: 'for',
          success: [
            'You sat out there and were the people, the two of you. You put in a bite and passed it. By and by a child of three, too new for rules, climbed on {them} and asked for a story. After that the mother had to see. It was all that you did there; it was a good deal for {them}.',
            'It was cold at that side. You told each other the things that one tells. When they had heard two people laugh for long enough, one of them brought out a bowl, and then brought the second, not looking. Then looking. You went on after that, with nothing more in your bag than before.',
          ],
          failure: [
            'You gave half of it, and half again, and still there was nobody who came. In the end it was they who did not see you either. “Go,” said {them}. “You’re getting thin at the edge. I can see the trees.”',
            'A child came, and was called back, and smacked. {them} asked you to go away after that, for the sake of the child. You left your bowl there upside down, as a house.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Outside a ring of people who would not look you had shared one bowl with a friend, until a child forgot the rule.',
      },
    ],
  },
  {
    key: 'barbarians/two-spears-in-one-elk',
    kind: 'foe',
    openings: [
      'Your spear was in the elk, and there was another in it. On the far side of the beast stood {foe}, breathing. There is a law: who have one kill must eat of it before they strike. {foe} wanted you to share the heart, for that makes kin, and no one may hunt kin; then your oath to {who} would be dead. Six of {foe.his} stood about.',
      'Two came to one elk, and they were you and {foe}. The law held your hands, and {foe.his}. So {foe} smiled, and cut out the heart, and held half of it over to you. If you ate it you were {foe}’s kin from that day and had nothing more to do with {who}. If you did not, there were six who had not speared anything.',
      'The elk lay between, as a table does. {foe} had knelt to it at the same time as you had. “We could be done with this,” {foe} said: one heart, two mouths, and {who}’s quarrel would be nobody’s. Six had sat down with their spears across the path. You wanted to hear {foe} talk, and you did not want to eat.',
    ],
    still: [
      'The heart lay on a dock leaf, in two halves. {foe} had wiped the knife, and offered you the clean side.',
      'The elk’s eye had gone dull. The six had begun on the ribs and watched you over them.',
    ],
    later:
      'The antlers of that elk hung in a tree, with red on one tine and black on the other. Nobody had dared to take them.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask {foe} to speak to the elk first',
          description: 'It is owed, before one eats, and the one who speaks may not lie; but your turn comes after.',
          toward: 'neither',
          success: [
            'One tells the beast why one was hungry. {foe} had not done it since childhood, and it came hard. But {foe} told the elk of what {foe.he} had taken, and from whom, and who knew of it; and of a sleep that would not come. You listened, as kin would. You said in your turn that you were not hungry. It was true by then.',
            '{foe} bent down to the ear and whispered; but the elk had two ears, and you lay at the other. So you had it all, what stood about {where} and what {foe} had been afraid of all this while. Then you thanked the elk, which was the right one to thank, and went, and the six had their mouths full.',
          ],
          failure: [
            '{foe} spoke to the elk, beautifully, concerning you. It was such a speech that the six put down the ribs. The elk, said {foe}, had understood. You went from there with their eyes on you like hands.',
            'You had forgotten that your turn would be the longer, having more to be sorry for. When you had told all of it {foe} knew {who}’s mind, and yours, and the number of your friends. “Thank you,” said {foe}, to the elk.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: '{foe} had once told the truth into the ear of a dead elk, and you had lain at the other ear.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Have {foe} eat both halves before you',
          description:
            'Whoever eats the whole heart owes the other a life; you must bring it about by asking, with six to notice.',
          toward: 'against',
          success: [
            'You said that you feared poison in your half. {foe} laughed, and bit it, to show you. You feared the other too. It was down before {foe.his} own old spearman cried out. The whole heart! It is the oldest debt there is. {foe} had to give you your life for it, and the truth about {where} for the size of the elk.',
            '“My mother used to chew it for me,” you said. {foe} has a joke for everyone, and chewed it, both sides, making eyes. Then nobody laughed. The six got up and stood behind you, as they must behind one who is owed; they went with you to the next water, and four of them farther.',
          ],
          failure: [
            '{foe} had a bite of the one and a bite of the other, and put them both in your mouth and held your jaw. You spat it out. But some of it was gone; and the one who keeps the count at {who}’s fire had to hear of that, and rub out a mark of yours.',
            '“I know that one,” said {foe}, whose grandmother had done it to a bear. They took your tally-stick, that you had cut since the oath, and fed it under the meat while you looked on.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: '{foe} had eaten the whole heart of an elk, for a joke, and so had owed you a life.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Take up the elk and walk off with it',
          description: 'While you bear it you are at the meal and may not be struck; it weighs as much as three men.',
          toward: 'against',
          success: [
            'You got under it as one gets under a roof. Up it came, with {foe}’s spear in it still. Nobody might strike you, since nobody had eaten. So you walked through the six with horns over your head. They followed for two hills, for the meat, and asked you what {foe} never asked them: how it was with you.',
            'Three steps, and a rest, and three. {foe} cried to you to put it down. “Is it finished, then?” you asked; it was not, there was no bite gone from it. At the bog you let it slide. It went in with a sigh, {foe}’s good spear with it, and the six had a long walk home round and nothing in them.',
          ],
          failure: [
            'You had it as high as the belt. Then it lay upon you, and you beneath, and {foe} sat down on it and ate. So the meal had been held and the law was satisfied; you came out at the tail end, running.',
            'You bore it well, all but the neck, that swung about and caught on everything. It swung you round. You found that you had walked up to {foe} again, bowed, with both of your hands full.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had walked off from {foe} through six spears once, with an elk on your neck, and the law had walked beside you.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'slight'], {
          action: 'Leave spear and elk and be gone',
          description:
            'You give up your share, and nobody may strike until it is eaten; but they will not eat for ever.',
          toward: 'neither',
          success: [
            'You said that it was {foe}’s, all of it, and welcome. The law has no answer for that. They had to eat a whole elk before they might come after you; and {foe} is a great one for the law, when people look. You were over three ridges by the tongue.',
            'You turned and ran while {foe} still held out the half. Nothing was won but ground. When you looked back there was smoke, and they sat round it, and one of the six was holding his belly.',
          ],
          failure: [
            'They cut one small bite each. It was seven bites. Then the law had been kept, and they wiped their mouths and came on.',
            'You ran well, and the elk had friends. They stood across the path with their heads down. It was a while before either would believe the other; by then there was spear-noise behind you.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had left {foe} a whole elk to eat, by law, and had run while they were chewing.',
      },
    ],
  },
  {
    key: 'barbarians/the-guest-who-could-not-sleep',
    kind: 'foe',
    openings: [
      '{foe} came to your fire with empty hands and sat. {foe} had dreamed of you, three times the same, and could not sleep for it. What {foe} wanted was that you should take the dream back: say your oath to {who} again from the last word to the first, so that it was unsaid. Nine hounds lay down around you, to wait for it.',
      'You looked up and there was someone across the fire, wrapped in a hide, with red eyes. It was {foe}. “You are in my sleep,” said {foe}. “Get out of it.” You had to unswear {who}’s oath, word by word, and then {foe.he} would lie down and rest and let you go. There were hounds in the dark, and you could count them by the breath.',
      'Hear who came. It was {foe}, alone but for dogs, and with no spear. {foe} had not slept for as many days as a hand has fingers, because of a dream with you in it. You must unsay your oath, or the dogs would be told. And you, for your part, would have given much to know what it was that {foe} dreamed.',
    ],
    still: [
      '{foe}’s head had gone down on {foe.his} breast, and jerked up. “Say it backward,” said {foe}. The hounds had come nearer by a tail.',
      'The fire burned between the two of you. {foe} looked in it, and quickly away, at something that stood there.',
    ],
    later:
      'Grass was pressed flat there by nine dogs in a ring, and in the middle by one who had turned, and turned, and not lain still.',
    ways: [
      {
        ...does(['talk', 'perception', 'medium', 'slight'], {
          action: 'Have {foe} tell you the dream first',
          description: 'A dream that is told is halved, and you will have the other half to carry about with you.',
          toward: 'neither',
          success: [
            '{foe} told it. There was a door in {where}, and you were behind it, and something had been left open. It was always the same door. {foe} showed how it hung. So now you knew which it was; and you said that you would keep the dream, since you were in it. {foe} wept, and whistled off the dogs.',
            'You gave back each thing as it was told, as one does with a child: a wall, yes; a lame dog, yes. At the end was a thing that {foe} had hidden, and where. {foe} heard {foe.his} own mouth say it. They looked at you, all nine, but no one told them anything.',
          ],
          failure: [
            '{foe} told you the dream, and it was a bad one, and it took. You saw it yourself now with your eyes open. {foe} got up rested and thanked you and was quick upon {foe.his} feet; and you were not, for days.',
            '{foe} had got as far as the door. Then {foe.he} asked you what you would do there, in the dream; and you told it, as one who knows. That was how {foe} learned. The hounds saw you off as far as the water.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had sat at your fire and told you a dream, and there had been a door in it, and it was a true door.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Unsay a different oath in its place',
          description:
            'You speak backward, quick, with {foe} listening for {who}’s name; one word wrong and your own oath is hurt.',
          toward: 'against',
          success: [
            'You unsaid a thing that you swore as a child, to a goat. It had to do with turnips. {foe} heard all the words go by tail first, and at the last one fell asleep sitting. The hounds lay down on top. You had a good look through the bag; and {foe} slept for as long as it takes a war to be late.',
            'Backward, one oath is much like another. You put in {who}’s name where it would be listened for, and all that was unsworn was a goat. {foe} lay down like a tree. In that sleep {foe} talked, and answered whatever was asked. When it was over you were far off, and nobody had fed {foe}’s hired men.',
          ],
          failure: [
            'You had a word of the true one in your mouth with the rest, and it came out. {foe} felt it. So did you; it was like a tooth. {who}’s oath limped after that, and wanted a good deal of doing to be whole.',
            'You said it, and stuck fast, in the middle, between the swearing and the goat. The dogs stood up. By the time you were in a tree you had unsaid more than you meant to of {who}’s, aloud, in fright.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          '{foe} had been put to sleep by an oath said backward, which was not {who}’s, and had had a goat in it.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Throw fire among the hounds and {foe} out',
          description: 'There are nine of them and one of you, and a person who has not slept does not feel blows.',
          toward: 'against',
          success: [
            'You kicked the fire, and it went among them like birds. Eight ran. The ninth was old and deaf, and stayed to look. {foe} you took by the hide and put outside, over a bush. It went from camp to camp how {foe} had crept to you to beg for sleep; those who had been afraid of {foe} found that it had got less.',
            'A branch in each hand, and your mouth open. The dogs knew what you were then. They went through the people who waited for {foe} below, and these ran as well, and it was days till they had been whistled in. {foe} sat in the ash alone. You did not do anything more; you went.',
          ],
          failure: [
            'The hounds had been taught fire. They sat down in it, one after another, and put it out. Then it was dark, and they were nine, and {foe} laughed for the first time in many days.',
            '{foe} had hold of you and did not let go, as a sleeper does not. You went down the bank together and up the next, and they who were waiting for {foe} had all the time they needed to come round.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had put {foe} over a bush once, sleepless, with the dogs all gone, and it had been told from camp to camp.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'slight'], {
          action: 'Say nothing and keep the fire in',
          description: 'You may not sleep either, and the one who nods first has lost, and there is nothing to be won.',
          toward: 'neither',
          success: [
            'You put on wood. {foe} watched you do it. You did not speak, the one or the other; and it was almost like sitting with somebody. At the end {foe} slept, for about the time that milk takes to boil. “That was something,” said {foe}, and got up, and took away the dogs.',
            'You looked at {foe} and {foe} looked at the fire. The dogs dreamed, and their feet ran. Nothing was unsaid. When there was no more wood {foe} pulled the hide up and went; you were both of you as tired, and as sworn.',
          ],
          failure: [
            'You nodded. It was once, and short. When your head came up you could hear your own voice, saying something, and {foe} with an ear close by. It was only about your feet; still you left there at a run, with dogs.',
            'The wood gave out. One cannot sit with {foe} in the dark and count to nine. You went up a tree, and so it went on, with you in the tree.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had kept a fire in for {foe}, once, and said nothing, and for as long as milk takes to boil {foe} had slept.',
      },
    ],
  },
  {
    key: 'barbarians/the-notch-cut-out',
    kind: 'turn',
    openings: [
      'An old nurse had the tally-stick from the hungry year, and did not want you to see it. {who} had kept that stick, as a child who could count. There was a notch for each mouth to be fed. One had been cut out again. It was {foe}’s small sister. She got no bread, and {foe} carried her up the hill. {who} had not told you.',
      'She had nursed them both, {who} on the one side and {foe} on the other. “They were fond,” the old woman said. Then came the year with no grass, and a stick with a notch for every mouth; and {who}, who held the knife, took out one, and that one was {foe}’s sister. She sat upon the stick so that you should not ask.',
      'What did you swear to? You found it out from a nurse, in a hut, who had a stick under her skirt and would not give it up. {foe} had had a sister, so high. In the hungry year it was {who} who counted the mouths, and left her off, and she died of it. The wrong that {foe} did came after. It does not come first.',
    ],
    still: [
      'The nurse had not got up. One could see the end of the stick, and that it was dark with hands.',
      'She had begun to rock, and was telling over the notches without looking, under her breath, up to the gap.',
    ],
    later:
      'The nurse was dead, and sat before her hut with the stick in her lap. They had not dared to take it from her.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask her what {foe} said that day',
          description:
            'It is the last thing that she keeps for herself, and you will have to go on after you have heard it.',
          success: [
            '“Nothing,” she told you. “{foe} came down from the hill with the little coat, and folded it, and laid it before {who}, and said nothing.” She showed you how it was folded. {foe} has it still. She named the place where it lies; and you went on with your oath, but you went more softly, and by a better way.',
            'She told you. It was, “Count me out too.” They would not, as {foe} could work. So you knew what it is that {foe} has been doing all these years: counting, with other people’s things. Where such a one would keep them in {where}, and how set out, you could have drawn with a stick.',
          ],
          failure: [
            'She opened her mouth, and out of it came a lullaby. It was the one for two. She could not stop it, she rocked and rocked; people came, and some were {foe}’s, and they saw whom she had been singing it to.',
            'She told you, and you wished that you had not been told. You sat a long time at the foot of that hill. It was {foe} who went on, meanwhile.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'There had been a little coat, folded. You had known of it, at the end, when you thought of {foe}.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'serious'], {
          action: 'Cut her notch again and send {foe} the stick',
          description:
            'You must have it from under her and lay a knife to the only stick there is, and {foe} may curse you for it.',
          toward: 'for',
          success: [
            'You cut it where it had been. The wood was so old that it rang. It was one small notch, and then the count was right. {foe} was seen to hold that stick, and run a thumb down, and stop. All of {foe}’s people were called home and given bread; for nine days no one was sent out after anybody.',
            'She let you have it, when she saw the knife and what it was for. You put red in the notch, as for one living. They told you how {foe} took it up the hill, alone, and stayed; the drums were left where they lay. It was long before {foe} could hate as usual.',
          ],
          failure: [
            'The stick was dry, and it went from end to end. There were two sticks then, and mouths upon each. The nurse put her hands over her head. They brought {foe} the pieces and said who had done it.',
            'You cut it one place too low. That is the notch for a dog. It went to {foe} so before you had seen, and what {foe} said when the thumb came to it was heard over two valleys.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'You had cut one small notch again in an old stick, and for nine days {foe} had forgotten to be anybody’s enemy.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go up the hill where she was laid',
          description: 'Nobody goes there, it is steep and off your road, and you may not be the only one upon it.',
          success: [
            'There was a ring of stones as wide as a shawl. {foe} had been there, and not long since: milk in a shell, and a bird of wood. A path went from it down the other side, narrow, worn by one pair of feet. By that {foe} comes up unseen; and at the bottom, by a gap in its back, was {where}.',
            'You came up on your hands. It was so small! You put a stone on, as one does. From there one sees what {foe} sees, coming away; you saw how a person would go to and from {where} who did not wish to be met with wet eyes. It went where no one stands guard.',
          ],
          failure: [
            'Somebody sat up there with her back to you. She turned, and it was a small girl, you thought; and then it was a hare. You came down faster than you had gone up, and they had seen you on the sky, and told {foe}.',
            'You found nothing but stones, and each was as big as a shawl. There were very many. You had not known that it was so many, that year. You sat among them till you were cold through, and {foe}’s herders looked up and wondered.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'From a grave as wide as a shawl you had seen the path that {foe} used when {foe.he} did not wish to be met.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit with her and count to the gap',
          description: 'It takes as long as she needs, and you come out knowing what you knew when you went in.',
          success: [
            'She said them, and you said them after: this mouth, that mouth, and whose. When you got to the gap she waited, as long as one name. You waited with her. Then you went on to the end. She had never had anyone to do it with, she said; and nothing else was changed.',
            'You counted it nine times with her. It does not come out. {who} was a child with a knife, and somebody had said, so many and no more. You did not know what to think; you thought about the knife, how big it must have been in the hand.',
          ],
          failure: [
            'You counted, and at the gap you said a name. You had meant it well. It was not the right one. She took the stick and went in, and drew the hide across.',
            'She fell asleep on your shoulder before the gap, with all the mouths to come. You could not move. They found you two so when they brought her food, and you were asked to explain yourself to the dogs.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had counted the mouths of a hungry year with an old nurse, and waited at the gap as long as a name takes.',
      },
    ],
  },
];
