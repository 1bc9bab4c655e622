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
      '{who} wanted to know what you had done with the days, and had sent an old man to ask it with a cord. Each knot in it was a day since your oath. He stretched it over the path and said that you should pass when it had been answered, and he not before that could go home to his soup.',
      'You had to answer for yourself to {who}, and the asking was done by an old man with a stick. He had walked far with a cord about his neck, knotted once for every day you had been gone. Behind him lay the path. “It goes through me,” he said, and put the end of the cord in your hand.',
      'Listen how one is doubted. {who} does not shout; {who} ties a knot, and next day another, and then sends the cord. An old man brought it to you and barred the way with it. He wished to hear what the days had been spent on, or else to carry your oath back in his bag.',
      'It hung from his fist to the ground and went on along it. That was the cord of your days, and {who} had knotted it and was tired of knotting. The old man would not move from the path till you had shown that you still meant what you swore, and he had brought his sleeping-hide.',
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
            'You told him of the day that you turned back, and of the next one, when you turned round again. He had wanted just those two. What {who} had held back from you until you were honest he now gave: a name, and {foe}’s, and what lay between them.',
            'At the last knot you said only, “Here I met you.” He laughed so that his stick fell. Then he passed on the whole of what {who} had found out about {foe} since the first of those knots, and you had it to go by.',
          ],
          failure: [
            'You told it well. At one knot his thumb moved. It was a small thing, it was about a river. But he took up the cord and went, and at three fires they turned their bowls over when they heard you were coming; {foe} laughed.',
            'You had come to the fourth hand of days when two of them were the same day. He waited. You could not find the other one anywhere. So it was thought you had sold it, and {foe}, they said, must be the one who bought.',
            'You grew tired by the middle and said of three days that they had been much the same. No day is, he told you. He bore that answer home, and {foe}’s listeners had it before {who} did, and took heart from it.',
            'He felt your pulse jump at a knot where you had only been stung. There is no proving a sting. {who}’s kin shut their doors to you because of it, and through the doors you had to go round {foe} got well ahead.',
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
            'You laid it along your arm and counted by the elbow. It was one hand of days too long, and the false hand had been tied with wet fingers by someone in a hurry. The old man named the guest who had done it. {foe} lost that guest, and you had {who}’s whole trust and news.',
            'One of the knots had no day in it; it was round and hard, and when it was picked open there fell out a bead from {foe}’s own belt. He put it under his tongue to carry it home. {who} sent you word of all that was known, and {foe}’s bead-wearers were turned from every fire.',
          ],
          failure: [
            'You named a knot, and the old man looked at it a long time, and at you. He had tied that one himself. It was for his wife. He went home without another word, and the cold of it went before you along the path.',
            'You picked out three, and they were true ones. They were the days that {who} had been too ill to tie it straight. When {who} was told what you had said of them there was a silence at that fire, and {foe} came and warmed both hands at it.',
            'The cord fell to bits under your nail at the knot you accused. It had been old, and {who}’s mother had spun it. While the old man picked up the bits, {foe}’s boys ran by upon the other path and made faces.',
            'You swore to the one with the twist in it. But {who} has had a crooked thumb from birth, and that is how it ties. The old man held up his own thumb to show you; and they joked of it as far off as {foe}’s tents.',
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
            'Root by root you had them out, and the stones you set about her like a kin. The old man lay down in it first to try the width. She was put in singing. Whoever comes on that way after you must stop and greet her by name, and {foe}’s trackers did not know it.',
            'When the bag was empty he turned it out and gave you the dust for your forehead. With that on, you are a mourner, and a mourner’s trail is not to be trodden. A whole hunt of {foe}’s had to stand still at the edge of it and wait.',
          ],
          failure: [
            'There was someone in there already. You begged her pardon and filled it up, and tried beside it, and there was her husband. The old man said that this was how your whole journey had gone, so far as {who} could tell.',
            'You broke the blade on a root. He dug what was left himself, with his stick, crying. It was told against you at every fire where they had known her, and {foe}’s people were given your place on the bench.',
            'You dug where it was soft, and it was soft because of water. By the time it was seen she had gone off down the stream, a rib at a time. You both ran after her, and {foe} meanwhile had no one behind.',
            'You laid her with her face to the wrong side, and she would have to look at {foe}’s country for ever. He did not say so until it was stamped down. It was thought, among {who}’s kin, that you had meant something by it.',
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
            'The ants carried past you, three days’ worth of other people’s dinners, and neither of you put out a hand. When it was done he wiped your mouth for you, though it was clean. He would say at {who}’s fire that you had lasted; there was no more to it than that.',
            'His teeth were gone, he confessed in the second sleep, so that it was less hard for him. You laughed without any noise. By the third he believed in you and told you to get up; it took both of you, and the road was the same length.',
          ],
          failure: [
            'You got through two sleeps. In the third a hare came and looked at you. It was over before you knew what your hands had done, and there you sat with your mouth full; the old man wiped his knife and left.',
            'He had brought a cheese. He was only the messenger, he said; it was you that was being tried. You lasted until the smell. He told {who} all of it, and was fair to you about the cheese.',
            'You dreamed that you ate, and chewed in it, and he counted dreams. There was no talking him out of that rule. He rolled up the cord and told you that his people had starved better at the age of five.',
            'A woman going by took you for beggars and put a fish-cake in each hand. His he laid down. You looked at him, to see how one does it, and when you looked back at yours there was only the hand.',
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
      'You wanted the girl to take you to {where}, and thirty starving people wanted her to take them to {foe}’s cattle. Nobody else knew the paths. The herd was going by already and would not come again, so that whichever of you had her first would have her alone; and they let you speak.',
      'Say thirty, and then say one. The thirty had boiled their belts and eaten them, and hoped for {foe}’s herd, which went by with hardly a guard. The one was a girl, who could find it for them; but she alone could bring you by the hidden road to {where}, and there was time for one thing.',
      'A girl stood up from beside a cold fire and asked which it was to be. If she showed you the way into {where}, her people would miss {foe}’s cattle as these went by. If she took them to the cattle, you would not be shown. Three tens of them had heard her ask.',
      'They had kept nothing back; even the drum had been eaten, for the skin. What they had was a girl who knew each path in that country. With her they could be at {foe}’s herd before it passed. With her you could be at {where}. She held out a hand to either side and waited.',
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
            'She went before you with her arms out, feeling for the country. Where the hidden road began she made you take your shoes off to it. You saw {where} by the end of that walk, near enough to smell. The herd went to {foe} with all its fat on.',
            'You gave your reasons, and she said that she had not asked for them. By a stream under the ground she took you, holding your belt, till there was light in front and that was {where}. {foe}’s men ate beef, and sang, and you could hear how well they were.',
          ],
          failure: [
            'She led you until her knees went. It was no more than half way. You carried her back; and the herd was by, and {foe} had the meat, and they thanked you for bringing her.',
            'You asked, and her mother asked after you. So it was not you who was last. She took them, and it was too late, and they met {foe}’s herders coming the other way, who learned from them where you were.',
            'She said yes with her mouth, and her feet took you in a ring. Three times you came by the same stump. When you saw it the cattle were through, and {foe}’s men had them, and she was asleep on the stump.',
            'Her small brother had hold of her skirt and came too. He cried at the narrow place and would not be stopped, and it was heard. You all ran back; {foe}’s spears were fed that day and had learned of the path.',
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
            'You had told them to wait for the owl. They could not wait, they were over the bank like a flood with spoons. The guards threw down everything. So the thirty had {foe}’s herd, and {foe}’s men had grass, and the girl was too full to walk when you spoke to her of {where}.',
            'A woman of seventy took the first cow by an ear and led it off, as if it had been hers and late. The rest followed her. You held back three herders with a pole. All that {foe} was to have fed on went by; so did your time, and the way that you had half made was shut.',
          ],
          failure: [
            'The herders were not few. They had lain down in the grass so as to look few. You got the thirty away, and they were thirty still, and as thin; {foe} drove on over the place, singing.',
            'The bull came through you like a door. They had one calf by the tail for about as long as one can say it. When you crept back to the dead fire the calf’s tail went round in a bowl, and {foe}’s men were already looking for whoever had led.',
            'They had no strength to run with, that was how it failed. They reached the cattle and leaned upon them. {foe}’s herders lifted them off like washing, and sent word in front of the herd that you were about.',
            'You came to the ford before the herd, as you thought; it was after. There was dung there, still warm, and they stood round and warmed their feet. {foe} was feeding a hundred men by then.',
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
            'You cut a strip out of your own hide cloak, that smelled of stall, and had the girl trail it. The white-faced cow wished to know about that. She brought all her daughters; and at {where}, where she stopped, thirty people and you fell on {foe}’s provisions with open arms.',
            'There is a call for bringing them home, three notes, and one of the thirty had herded for {foe} as a child. He gave it from the hidden way. They turned in off the road as if to be milked. You were led to {where} along with the meat, and {foe}’s cooks stood by their cold pots.',
          ],
          failure: [
            'They came, and too many, and the path was narrow. The edge went. It had been the only way on that side, the girl said, looking down at where it had been. Some of the cattle had gone with it, and all of what you had learned about {where}.',
            'The calf-cry brought a real bull. After him came the herders, to see; they followed you to the secret place, since you had trodden it so plain, and {foe} has spears there now. The thirty went off from you with their children on their backs.',
            'You burned grass to turn them, and the fire did turn them, and then it turned you. It went up the hidden way like a runner with news. What marks you had left there toward {where} are black now, and so is everything else.',
            'They followed the girl as far as the split oak, and there the bull stuck. He was in it as a peg is. No one has gone by that way since, in or out, and the thirty had to sit and hear him being sorry.',
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
          description: 'It fills them once and gets you nothing, not the girl, nor the herd, nor the way.',
          success: [
            'You knew a root, and they another. All of you went over that ground on your knees like pigs, and it was almost merry. There was a pot by the end of it. They had a day more from you, and you had the top of the pot; the herd was gone by, and {where} was as far as ever.',
            'You dug till your nails were black to the quick. The girl dug next to you and told you the names of her brothers, all of them, the ones who were there and the others. No one was fat after it. No one died of that day either.',
            'It was bulbs, mostly, small as teeth. You got them out with a horn and passed them back along the line, and nobody hid one. By then the cattle could not be heard. You had the thanks of thirty, and a pain in your back, and the way was still not found.',
            'An old man showed you which roots shout if they are pulled too fast. You pulled slowly. There was enough for a mouthful to each, and for the girl two, and while they chewed the herd and the chance of it went over the hill.',
          ],
          failure: [
            'It was the wrong root. They were sick, every one, in a ring; and then they were hungry as well as sick. They did not blame you. A child patted your hand.',
            'The pigs had been there before you. You dug a field of holes with nothing in them, and it looked, when you stood up, like a place for burying.',
            'You had dug a heap of them, and they were put in the pot, and they came out as they had gone in. One may boil that root till the moon falls. They sucked at the ends to be polite to you.',
            'A wild sow had her young just there and did not want to share. You were chased, all thirty-two, round and round. No one had eaten at the end of it; they had only got hungrier, and the sow fat.',
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
      '{them} needed you to prove to a whole people that one of theirs was alive. They had sung the death-song in error, and by their law could neither see nor feed the one it was sung for. It would cost you days that {foe} would be glad of. “Pinch me,” said {them}. “You are the first who has.”',
      'There was a place at that fire with ash strewn on it, and in the ash sat {them}. “They have buried my spoon,” said {them}. Somebody else had drowned, but it was {them} that they had sung for; no one might see or hear or feed the dead. You were asked to mend it, with {foe} to be hunted.',
      'How does one know that one is alive? Others say so. Nobody would say it of {them}, whom the people had sung dead by mistake and now looked through, and who was starving beside their pots. It wanted somebody with time to bring the dead one in; and you had {foe} ahead of you and little of that.',
      'Your friend {them} came running down to meet you, and fell, and no one at the fire looked up. That was because of the song. It had been sung for the wrong person, and who has had it is dead to them and gets no food. {them} asked you to stay and set it right, though {foe} should get farther.',
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
            'You made it a cradle song, since that is where one comes in. You sang {them} born, and named, and weaned, and scolded. When you had come to the first tooth the aunts were all helping. They were so many by then upon the road, dancing, that {foe}’s riders sat behind them and swore.',
            'It had only one line, which was “Move over,” and you sang it until somebody did. Then there was a gap in the ring, and {them} sat down in it, and the gap was gone. In their joy they lit fires on all of the hills, and {foe} took them for an army and lay low.',
          ],
          failure: [
            'It came out a lament. You have that sort of voice. They wept, and sang it with you, and by the end {them} was more dead than before; and {foe} had gained a day.',
            'They listened, and the old one who keeps the songs said that it was fine, and that it would be sung at your own. {foe}’s runner sat among them and had a look at your face meanwhile.',
            'You had the tune by the wrong end. It was the one for calling geese, and it called them. They spent the rest of that time wringing necks, and gave {them} none; {foe} went by and was not so much as looked at.',
            'They held their ears and hummed. You sang louder, and they hummed, and in the middle {them} tried to keep time for both. Your voice was gone at the end of it, and {foe} was a day’s walk better off.',
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
            'You asked them who owed {them} a goat. All three looked at the sky, and it was too blue a look. “Paid!” the youngest of them burst out, to {them}, and so was caught. They took it well. The goat was fetched; with it came what they knew of {foe}, and twelve cousins to stand in {foe}’s road.',
            'You gave {them} a thorn, and the eldest a low stool. “You did that!” said the eldest, turning round. One does not turn on the dead. So they had to own that there was a person there. They gave you what their scouts had of {foe}, and to {foe}’s scouts they gave bees.',
          ],
          failure: [
            'They did not answer. They are old in it. They looked a hole through {them} and you saw the wood behind; and one of them remarked to the other, over your head, that somebody was talking to himself out here, with {foe} so near.',
            'You had almost caught the third when your own name was called from the trees. You answered. It was a jay. They all took up ash, to be on the safe side, and had got as far as the goose before you had talked them out of it.',
            'Two of them you had. The third was deaf, and had been for years, and they had kept it from the people. Now it was out, and they hated you for it, and had ears for anyone who came from {foe}.',
            'You set {them} to tell how the eldest won a wife, and got it wrong on purpose. It had been wrong before. She thanked the empty air for telling the truth at last, and left him; and in the noise {foe}’s man slipped by.',
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
            'You took off your cloak and put {them} in it and dragged it. They had poles against what is carried, and none against what is pulled. It was so seen by all. “Who was it we sang for, then?” the widow asked; and out came the whole errand of {foe}’s that had drowned with the man.',
            'The poles broke, one after the other, on your ribs. You stepped over the ring with {them} hung round your neck, and the pot was in the way, and was kicked. The cook saw who had done that. In among the cursing they told you by which ford {foe} had gone.',
          ],
          failure: [
            'They lifted you, the two of you, upon the ends of the poles, and carried you out, gently, as they would any body. You came down in the nettles. Somebody had seen it who was {foe}’s, and liked it.',
            'You got as far as the second ring. Then {them} begged to be put down; it hurt, being held off like that by one’s own brothers. So you put {them} down, on the outside. It had taken time, and it had been loud.',
            'They did not hold you off; they stood aside, all the six, and there was a pit. It was for keeping turnips. You were both in it until it had been talked over, and {foe} did not wait for that.',
            'At the fire’s edge you slipped upon the goose. {them} flew over your head into the dark on the other side and was outside again. You had to begin once more, from the nettles, and {foe}’s friends were betting.',
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
            'You lay back to back with {them} and shared one hide. Somebody’s baby crawled out of the ring and took {them} by the nose. It had not been told. They came to fetch it, and had to say whose nose it was; but of {foe} they had heard nothing.',
            'One bowl it was, and you turned it so that each had the whole edge. A girl with a loose tooth came over to show it to {them}. She was asked whom she had shown it to. She said it, and that was all, and they wept; you took your bag and went on as you had come.',
          ],
          failure: [
            'You gave half of it, and half again, and still there was nobody who came. In the end it was they who did not see you either. “Go,” said {them}. “You’re getting thin at the edge. I can see the trees.”',
            'A child came, and was called back, and smacked. {them} asked you to go away after that, for the sake of the child. You left your bowl there upside down, as a house.',
            'A dog came out to you, and ate your half, and {them} was glad of the company. No child came. They had sent the children to an uncle, so as to be safe, and you left after the food did.',
            'You held out till your teeth knocked. It was {them} who sent you on in the end, and sat very straight so that you should not look back and be sorry. The bowl was empty when you left it.',
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
      '{foe} wanted you to eat half of a heart. It was an elk’s, that you had both speared, and to share it would have made you kin, so that you could not go against {foe} for {who}’s sake any more. Until the meat was eaten the law forbade blows. It did not forbid six spearmen to stand round and yawn.',
      'What lay there was an elk, with your spear in the left of it and {foe}’s in the right. That makes one kill, and one meal. {foe} knelt and cut, and offered you your part of the heart; to take it was to be kin and let {who}’s oath fall. The six had closed the path behind you.',
      '“Eat,” said {foe}, and held a red thing out to you on a leaf. You had come on each other over an elk with two spears in it, and no one may strike at such a meal. But who shares the heart is kin, and must forget {who}. Six waited to see whether you were a cousin or a foe.',
      'Three things were between you and {foe}: an elk, a law and a heart. The elk you had killed together. The law said that you must feed before you fought. By the heart {foe} meant to have you for kin, and so be rid of your oath to {who}; and there were six to catch you if you would not swallow.',
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
            '“I did it for the skin,” said {foe} to the elk, and then was ashamed, and told it more. It heard about {where}, and who watches there, and who only says so. You were crouching by the horns. You told it for your part that you had come for neither skin nor heart, and got up.',
            'It took {foe} a long while to begin. Then it ran out as from a burst bag, old things first, and among them the one which you had to know. The six looked at their feet. When it was your turn you begged the elk’s pardon, and that was all you owed, and nothing was eaten.',
          ],
          failure: [
            '{foe} spoke to the elk, beautifully, concerning you. It was such a speech that the six put down the ribs. The elk, said {foe}, had understood. You went from there with their eyes on you like hands.',
            'You had forgotten that your turn would be the longer, having more to be sorry for. When you had told all of it {foe} knew {who}’s mind, and yours, and the number of your friends. “Thank you,” said {foe}, to the elk.',
            '{foe} asked the elk to say who had thrown first, and held an ear to its mouth, and nodded. It had been {foe}, so it seemed. You were only a guest at the kill after that; and the six, who love a sign, moved nearer.',
            'You began well, but one must not leave out names. You gave the elk your mother’s, and {who}’s, and those who had hidden you. {foe} had them all by heart when you were done, and sent two runners.',
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
            'You said that in your country the host eats first, and then the guest’s for him, so that the guest may choose. There was no choice left when it was done. {foe} sat with a red chin and had to pay: a life, which was yours, and an answer, and the answer was about {where}.',
            'You wagered that nobody could get it down at one go. {foe} has never let such a thing be said. It went in, and the six cheered, and stopped. By the law you were owed; you took it in truth about the road and in the loan of {foe}’s own spear-bearers, who had been set to follow you.',
          ],
          failure: [
            '{foe} had a bite of the one and a bite of the other, and put them both in your mouth and held your jaw. You spat it out. But some of it was gone; and the one who keeps the count at {who}’s fire had to hear of that, and rub out a mark of yours.',
            '“I know that one,” said {foe}, whose grandmother had done it to a bear. They took your tally-stick, that you had cut since the oath, and fed it under the meat while you looked on.',
            'You talked so long of who should go first that a fox had it. Then there was no kinship and no debt either. They held you by the hair, and cut off the braid that you had sworn to {who} by, and the fox had a red beard.',
            '{foe} ate the one half, and took up the other, and looked at you over it, and your face told everything. It was put down your collar. To {who} it was sent word that you had worn {foe}’s gift next to the skin, and that was hard to explain.',
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
            'It was warm, and it settled on your shoulders as if it had been carried before. You sang to it. The six might not touch you, and by the second stream they were singing too; and {foe} was left there with half a heart in each hand and nobody to send.',
            'You went uphill with it, where they had not thought that you would go. They had to walk behind with their points down, for the law’s sake. On the top you let it roll. It took three of them along to the bottom; {foe} had to see to their legs before there was any more hunting.',
          ],
          failure: [
            'You had it as high as the belt. Then it lay upon you, and you beneath, and {foe} sat down on it and ate. So the meal had been held and the law was satisfied; you came out at the tail end, running.',
            'You bore it well, all but the neck, that swung about and caught on everything. It swung you round. You found that you had walked up to {foe} again, bowed, with both of your hands full.',
            'Its belly opened at the first step. What was inside came out upon your feet, and you sat down in it. Since the meat now lay on the ground it was there to be eaten, {foe} said, and carved, and in a little they had all done.',
            'You had gone a bowshot when you felt how light it was growing. They walked after you with knives and each took a slice, and ate. You put down the bare bones at last, and turned, and {foe} was picking {foe.his} teeth.',
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
            'You drew your hand back as from a hot pot and went under the elk’s neck and out between two of them. Nobody could throw, for nobody had chewed. They sat down to it with bad grace. You had your skin, and stood no nearer to anything than before.',
            'A spear is only a spear; you let go of it and walked, and then did not walk. {foe} shouted after you that it was tough. It must have been so, for you were in the next valley and had drunk and slept before you heard them.',
          ],
          failure: [
            'They cut one small bite each. It was seven bites. Then the law had been kept, and they wiped their mouths and came on.',
            'You ran well, and the elk had friends. They stood across the path with their heads down. It was a while before either would believe the other; by then there was spear-noise behind you.',
            'They had a dog with them, and no one had put the dog under the law. It ate a piece at one swallow and came for you. You spent some time on a rock, throwing it your shoes.',
            'You were off at once, but you had your sleeve on an antler. It let you go by and by, without the sleeve. They were through with the tongue by then, and {foe} eats quickly when there is something to follow.',
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
      '{foe} wanted you to unsay your oath to {who}, word by word from the tail, so as to be rid of a dream and sleep. There was no weapon, only a hide, and two eyes like sores. But round your fire nine hounds had lain down, and they would be told to get up again if you said no.',
      'Someone lifted the edge of the firelight and came in under it. {foe} it was, grey, and shaking for want of sleep, since you went through {foe.his} dreams and would not leave them. The oath to {who} must be said backward so that it came undone. The hounds were nine, and had you in the middle.',
      'You know the ring that dogs make. There were nine in it, and in it you, and a guest. {foe} had not slept, and it was your doing, in a dream that came three times over. You were to take your oath to {who} back from the last word on; and you would sooner have been told the dream.',
      '“I have come to be let sleep,” said {foe}, and sat down where a friend would. It was a dream that did it, and you were in the dream, because of what you had sworn to {who}. You were asked to swear it backward. If you would not, there were the hounds, nine, that had slept very well.',
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
            'It began with a well, {foe} said, and you were in the well and were climbing. {foe} told how many stones there were up to the rim, and who stood there, and that he was always looking the other way. That was a true thing about {where}. You took the dream on you; the dogs were sent home.',
            'You asked only, “And then?” as one asks the old. So it came, piece by piece: your feet on a stair, a bundle, a hand that was {foe}’s and would not close. It named the bundle. {foe} sat empty and blinking afterward, and slunk off before the hounds, and you knew what to look for.',
          ],
          failure: [
            '{foe} told you the dream, and it was a bad one, and it took. You saw it yourself now with your eyes open. {foe} got up rested and thanked you and was quick upon {foe.his} feet; and you were not, for days.',
            '{foe} had got as far as the door. Then {foe.he} asked you what you would do there, in the dream; and you told it, as one who knows. That was how {foe} learned. The hounds saw you off as far as the water.',
            '{foe} told it so well that you could not see the fire for it. When you could, it was out. You had been sitting there a long time with your mouth open, and {foe} was away, rested, over two hills with the dogs.',
            'In the dream you had a limp. {foe} told you that, and looked at your foot, and laughed; it was the one thing that {foe} had not been sure of. The hounds were shown the foot. After that they knew which track was yours.',
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
            'As a boy or girl one swears to marry the herdsman’s donkey, and you had. That was what you unsaid. {foe} followed with moving lips, and at the end slid down sideways with a sigh. You asked about {where} in the donkey’s voice and were answered; nine hounds and their owner slept three days.',
            'You laid {who}’s name in the midst like a stone in dough, and all round it was a vow about washing. Unsworn it was, from the ears to the neck. {foe} snored. In the bag for a pillow you found how the watch goes at {where}; {foe}’s people sat waiting for a word that did not come.',
          ],
          failure: [
            'You had a word of the true one in your mouth with the rest, and it came out. {foe} felt it. So did you; it was like a tooth. {who}’s oath limped after that, and wanted a good deal of doing to be whole.',
            'You said it, and stuck fast, in the middle, between the swearing and the goat. The dogs stood up. By the time you were in a tree you had unsaid more than you meant to of {who}’s, aloud, in fright.',
            '{foe} had you say it over, more slowly. The second time one hears things. So you had to put in a bit of the right one, and then another, and {foe} kept count on the knuckles; {who}’s oath was threadbare when you got out of that.',
            'The words went by as they should, until a hound sneezed. You said the name, the real one, and at the right place for harm. It was a while before you could get your tongue to hold to {who} again as it had.',
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
            'You threw the pot, with what was in it, and they were all at once upon the dumpling. You had {foe} by the ankles then and out over the stream. It was told by the washers, who saw it. Men who had been going to serve {foe} thought it over at home for a time.',
            'The log was as long as yourself, and burned at both ends, and you turned with it. They gave back, and gave back, and then were only eyes. {foe} you rolled up in the hide and set going on the slope. It took very long to collect nine dogs, and who collects dogs does not hunt.',
          ],
          failure: [
            'The hounds had been taught fire. They sat down in it, one after another, and put it out. Then it was dark, and they were nine, and {foe} laughed for the first time in many days.',
            '{foe} had hold of you and did not let go, as a sleeper does not. You went down the bank together and up the next, and they who were waiting for {foe} had all the time they needed to come round.',
            'You had a brand in your fist and the oldest of them took it from you, softly, as it had been taught to fetch. It laid it before {foe}. There was nothing for it then but to run, and they brought you everything that you dropped.',
            '{foe} did not go out; {foe} had gone to sleep at last, standing, in your arms, and was as heavy as wet sheep. The hounds were pleased and would let no one wake the two of you. So the spears came round.',
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
            'You broke sticks small and laid them one by one, and {foe} began to hand them to you. That was the whole of it. Neither had nodded when the last one was gone. “Well,” said {foe}, and called the nine by their names, and you heard how many had been called for people.',
            'A hound put its chin upon your knee, and you let it. On the other side one had done the same with {foe}. So you sat, four of you, with wet knees, and the oath was not spoken of; at the end the guest got up and thanked you for the fire.',
          ],
          failure: [
            'You nodded. It was once, and short. When your head came up you could hear your own voice, saying something, and {foe} with an ear close by. It was only about your feet; still you left there at a run, with dogs.',
            'The wood gave out. One cannot sit with {foe} in the dark and count to nine. You went up a tree, and so it went on, with you in the tree.',
            'Smoke got in your eyes and you shut them for it. “Ha,” said {foe}. You had not slept; you said so, and in saying it you had spoken, and it came to the same. They ran you as far as the alders.',
            'You put on the wrong log, which was wet, and it spat. The dogs did not care for that. They rose up with one back, and the sitting was over, and you left by way of the wood-pile and a wall.',
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
      'You wanted to see a stick, and the nurse who sat on it wanted you not to. It was the tally from the hungry year. {who}, a child then, had kept it, a notch for each that ate, and had cut one away: the sister of {foe}. She died. That was where the quarrel came from, and you had not been told.',
      'Feel along it and there is a place where the thumb goes in. An old nurse had felt there for years, and when you came she hid the stick beneath her. In the hungry year {who} was given the knife and the count, and took out {foe}’s small sister, so that she starved. Then {foe} began. You had sworn not knowing it.',
      'The nurse would not lift herself, and what you had to know was under her. She told it sitting. {who} had kept the tally of who was to eat, that year, and pared off one notch, and it was {foe}’s sister who got nothing. Before {foe} ever did wrong this had been done; and {who} had held it back from you.',
      'There were two that she had suckled, and one of them had cut a mouth out of the count. The knife was {who}’s. The mouth was {foe}’s sister’s, who could just walk. It was a hungry year, and they buried her on the hill. “And you swore for the one with the knife,” said the nurse, and kept her seat on the stick.',
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
          action: 'Ask her what {foe} said of it',
          description:
            'It is the last thing that she keeps for herself, and you will have to go on after you have heard it.',
          success: [
            '“Nothing,” she told you. “{foe} came down from the hill with the little coat, and folded it, and laid it before {who}, and said nothing.” She showed you how it was folded. {foe} has it still. She named the place where it lies; and you went on with your oath, but you went more softly, and by a better way.',
            'She told you. It was, “Count me out too.” They would not, as {foe} could work. So you knew what it is that {foe} has been doing all these years: counting, with other people’s things. Where such a one would keep them in {where}, and how set out, you could have drawn with a stick.',
            'She bent forward and spoke it into your hair, so that the stick should not hear. {foe} had said, “I will take something from each of them, until it is even.” It is not even yet. She told you what was to be last, and where it would be kept; and you had that to go on by, and wished it lighter.',
            '“Whose was it to say?” That is what {foe} had asked them, going from one to the other, and each had pointed on. The last one pointed to {who}. She told you how {foe} goes round like that still, and always the same way about, and where the round ends. You could be there first.',
          ],
          failure: [
            'She opened her mouth, and out of it came a lullaby. It was the one for two. She could not stop it, she rocked and rocked; people came, and some were {foe}’s, and they saw whom she had been singing it to.',
            'She told you, and you wished that you had not been told. You sat a long time at the foot of that hill. It was {foe} who went on, meanwhile.',
            'She had told it so often to the wall that she turned to the wall for it. You could not hear. But a boy upon the other side could, and he ran with it, and {foe} learned that you had been asking about the child.',
            'She said, “Bread,” and wept, and there was no more to be had from her. You ought to have known that. They put you out of the hut for making her cry, and somebody of {foe}’s held the hide aside for you, smiling.',
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
            'You had it as she leaned to spit, and the cut was made before she had leaned back. She felt for the place. Then she kissed your wrist. It was taken to {foe}, wrapped up as one wraps an infant; and for a whole moon the fires of {foe}’s people were not for war, but to sit by.',
            'The knife knew how, and it went in beside the others as if there had been room left. {foe} sent back the messenger with a loaf. There was no word to it. The spears that had been on your track were asked to come and eat the rest, and they sat there for days and were told about her.',
          ],
          failure: [
            'The stick was dry, and it went from end to end. There were two sticks then, and mouths upon each. The nurse put her hands over her head. They brought {foe} the pieces and said who had done it.',
            'You cut it one place too low. That is the notch for a dog. It went to {foe} so before you had seen, and what {foe} said when the thumb came to it was heard over two valleys.',
            'You were quick, and the nurse was quicker, and she bit. What you cut was your thumb. The stick had blood along it when they carried it to {foe}, right over the gap, and it was read as a threat.',
            'You had cut it rightly. But he who bore it was hungry himself, and used it to get nuts down. When {foe} had it at last there were more gaps than one, and each of them was laid at your door.',
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
            'She had a good view, the little one. From her stones there was a cleft to be seen that one does not see from below, with steps trodden in it, a grown person’s going down and a grown person’s coming up. You went by those. They led under the guards’ feet to the side of {where}.',
            'Beads lay in the grass, dropped one at a time, as from a string that breaks while one is running. You followed beads. {foe} had come away from her by that gully again and again, and it let you down, out of everybody’s sight, a stone’s throw from {where}.',
          ],
          failure: [
            'Somebody sat up there with her back to you. She turned, and it was a small girl, you thought; and then it was a hare. You came down faster than you had gone up, and they had seen you on the sky, and told {foe}.',
            'You found nothing but stones, and each was as big as a shawl. There were very many. You had not known that it was so many, that year. You sat among them till you were cold through, and {foe}’s herders looked up and wondered.',
            'Halfway there hung a rattle in a birch, to tell if anyone came. It was a child’s, and you had touched it before you thought. It went on and on. {foe} was told by that sound, which nobody else had leave to make.',
            'The hill let you up, and then it did not know you. You walked about on the top among the stones, and called, and something answered in a small voice, from the edge. You crept back on your belly, and {foe} had been gone since long.',
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
            'Her finger and yours went along it together, as one goes with a child along a wall. She told you who had been fond of plums. At the gap she lifted your finger over, so that it should not fall in. You came out no wiser; but she had let you touch the stick.',
            'You both counted, and there was one of you who cried, and she patted that one’s knee. When it had been told down to the end she said it was a good long people. It had been said aloud, with the gap in its place, and you took nothing else away with you.',
          ],
          failure: [
            'You counted, and at the gap you said a name. You had meant it well. It was not the right one. She took the stick and went in, and drew the hide across.',
            'She fell asleep on your shoulder before the gap, with all the mouths to come. You could not move. They found you two so when they brought her food, and you were asked to explain yourself to the dogs.',
            'You lost count before the gap and did not own to it. She did not scold. She began over, from the first mouth, and then began over, and you crept out when her eyes were shut.',
            'You had got as near to the gap as two names, when her daughter came in with the broth, and took you for somebody of {who}’s. It went over your head. You were told through the door what they thought of counting.',
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
