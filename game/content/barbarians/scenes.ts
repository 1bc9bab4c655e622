import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * A tally told aloud at the fire: short words, counting by hands and threes, the listeners spoken to, ochre and hide and the dead who are never far off.
 * Things want and watch as people do; grief is said as plainly as the number of cows.
 */
export const barbarianScenes: readonly SagaSceneContent[] = [
  {
    key: 'barbarians/the-knotted-cord',
    kind: 'giver',
    cast: { 'old man/man': 'he' },
    openings: [
      '{who} doubted you, and sent an old man to bar your way. He had a cord with a knot for each day since you swore, and he laid it on the path, and it was long. {who} wanted to hear what you had done with the days. Until you had answered, no fire of {who}’s kin would feed you.',
      'An old man came from {who} with a knotted cord in his hand, and would not let you by. He was the mouth of {who}, he said. There was one knot for each day since your oath. “What have I had for all these knots? Show me, or give me back my oath.” You were to answer for the days.',
      'One old man. One cord. On it a knot for each day since you swore, and {who} had tied them and had sent him with it. {who} doubted you. You were to say what the days had been spent on, or give the oath back. He sat down across your way with his stick over his knees.',
      '{who} wanted to know what you had done with the days since your oath, and had sent an old man to ask it. He had a cord with a knot for each of them. He stretched it over the path. You should pass when you had answered, he said, and not before that could he go home to his soup.',
      'You had to answer for yourself to {who}, and an old man had come to do the asking. He had a cord about his neck, knotted once for every day since your oath. Behind him lay the path. “It goes through me,” he said, and put the end of the cord in your hand.',
      '{who} doubted you, and had tied a knot in a cord for each day since your oath, and sent it to you by an old man. He barred the way with it. He was to hear what the days had been spent on, or else carry your oath back in his bag.',
      'An old man held out a cord on your path, and it was from {who}, who doubted you. There was a knot in it for each day since your oath. He would not move till you had shown that you still meant what you swore, and he had brought his sleeping-hide.',
    ],
    still: [
      'The old man still sat on your path with {who}’s cord, and let you by no sooner than you had answered for the days. He had tied one more knot.',
      '{who}’s knotted cord still lay over the path, and behind it the old man waited to hear what you had done with the days. One does not step across such a thing.',
    ],
    givenUp: [
      'The old man wound up the cord and took it home to {who}, with no good word on it. You might go on. It had one knot more, the hardest.',
      'The old man got up and went home to his soup, and told {who} neither yes nor no. The path was free. {who} has no answer yet for the days, and waits.',
    ],
    later: 'A bit of {who}’s cord hung there in a thorn, and some bird had undone the knots, to use.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Give the old man a true word per knot',
          description:
            'You must say the bad days with the good, and the old man has hold of your wrist and feels for lies.',
          toward: 'for',
          success: [
            'You answered for each knot, and the old man believed you. Here I walked, here I was afraid, here I did nothing: so you told it. His thumb lay on your wrist. “It is enough,” he said, and he told you that {foe} had asked {who}’s kin for peace and been refused, and let you by.',
            'You told the nine bad days first, and the old man was satisfied. He had come expecting better and been ready not to believe it. He gave you {who}’s trust again, and told you that {foe} goes alone to a spring, each third day, without spears. Then he took up the cord.',
            'You told the old man of the day that you turned back, and of the next one, when you turned round again. He had wanted just those two, and he believed you. {who} trusted you again, and let you know that {foe} trusts nobody now but an old cook.',
            'At the last knot you said only, “Here I met you,” and the old man laughed and was content. His stick fell. Then he told you what {who} had found out since the first of those knots: two of {foe}’s own hearths want to leave {foe.him}.',
          ],
          failure: [
            'You told it well, but at one knot the old man felt you lie. His thumb moved. It was a small lie, about a river. He did not let you by. At three fires they turned their bowls over for you, and {foe} laughed.',
            'You could not account for all the knots: two of your days were the same day. The old man waited. You could not find the other one anywhere. Then {foe} must have bought it, people said.',
            'You grew tired by the middle and said of three days that they had been much the same. No day is, the old man told you, and would not take it. {foe}’s listeners heard of that answer, and {foe} took heart from it.',
            'The old man felt your pulse jump at a knot, and took it for a lie. You had only been stung. There is no proving a sting. {who}’s kin shut their doors to you, and {foe} got well ahead.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{who} had sent a cord with a knot for each day, and you had answered for them all, the ones that shamed you first.',
      },
      {
        ...does(['craft', 'perception', 'hard', 'serious'], {
          action: 'Find the knots that {who} did not tie',
          description:
            'The cord looks too long: another hand may have added knots; but if you name a wrong one you call {who} a liar.',
          toward: 'for',
          success: [
            'You found three knots that {who} did not tie. You shut your eyes and let the cord go through your fingers. {who} ties toward the heart, and three went away from it. The old man sat still, for he had slept once in a house of {foe}’s. You were believed, and nobody in that house ran for {foe} again.',
            'You found a false knot: it smelled of goose fat, and {who} keeps no geese. Inside was a red hair, as {foe}’s people have. So that was who had lengthened your days! The old man howled. He took the hair from fire to fire, and {foe} could not sit down at any of them. {who} trusted you again.',
            'You measured the cord along your arm, and it was one hand of days too long. The false knots had been tied wet and in a hurry, by a guest whom {foe} had sent. The old man named him. {foe} lost that guest, and you had {who}’s whole trust.',
            'You picked open one false knot, and there fell out a bead from {foe}’s own belt. So {foe} had had the cord in hand. The old man put the bead under his tongue to carry it home. {who} believed you again, and {foe}’s bead-wearers were turned from every fire.',
          ],
          failure: [
            'You named a knot as false, and it was the old man’s own. He had tied it for his wife. He looked at the knot a long time, and at you, and stayed where he was. {foe} heard that you had called {who} a liar.',
            'You picked out three knots as false, and they were {who}’s own. They were tied on the days when {who} had been too ill to tie straight. It was told at {who}’s fire, and there was a silence, and {foe} warmed both hands at it.',
            'The cord fell to bits under your nail at the knot you named, and nothing was shown. It was old, and {who}’s mother had spun it. The old man tied the bits together again, and would not let you by. {foe}’s boys made faces.',
            'You named the knot with the twist in it, and you were wrong. {who} has had a crooked thumb from birth, and that is how it ties. The old man held up his own thumb to show you. They joked of it as far off as {foe}’s tents.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had tied false days into {who}’s cord, and your fingers had found them, since they were tied away from the heart.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Dig a grave for bones of {who}’s kin',
          description:
            'The old man has them in a bag and seeks them a place; he may ask no more then, but the ground is all stone.',
          toward: 'for',
          success: [
            'You dug a bed for an aunt of {who}’s, and the old man asked no more about the days. She had been in the bag for long, and was tired of it. You laid her on her side with her knees up. She keeps that path now. Three of {foe}’s runners came by her and went home, and could not say why.',
            'You buried {who}’s dead for the old man, and he let you by with red on your forehead. It took as long as a cow takes to calve. “{who} will hear of your hands,” he said. So did {foe}’s hired men. They do not follow anyone who has the red on.',
            'You dug the bed, root by root, and the old man was content. He lay down in it first to try the width. She was put in singing. Whoever comes after you there must stop and greet her by name, and {foe}’s trackers did not know it.',
            'You buried the bones, and the old man let you by and made you a mourner. He turned out the empty bag and gave you the dust for your forehead. A mourner’s trail is not to be trodden. A whole hunt of {foe}’s had to stand still at the edge of it and wait.',
          ],
          failure: [
            'You dug, and there was somebody in the ground already. You begged her pardon and tried beside it, and there was her husband. The bones were not buried. The old man said that your whole journey had gone like that, so far as {who} could tell.',
            'You broke your digging-bone on a root, and the bed was not made. The old man cried over it with his bag in his lap. It was told against you at all the fires where they had known {who}’s dead, and {foe}’s people were given your place on the bench.',
            'You dug in soft ground, and it filled with water. You had to take the bones out again, a rib at a time, and dry them. The old man put them back in his bag. Meanwhile nobody hindered {foe}.',
            'You dug the bed the wrong way round: {who}’s aunt would have looked at {foe}’s country for ever. The old man would not lay her in it, and you had to fill it up. It was thought, among {who}’s kin, that you had meant something by it.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'An aunt of {who}’s lay beside the path, in a bed that you had dug, and she had turned some people back.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit hungry beside the old man till he trusts',
          description:
            'Three sleeps without meat, knee to knee, and nothing gained when you get up but that {who} is content.',
          toward: 'for',
          success: [
            'You sat and starved beside the old man till he was sure of you. Your belly talked and his answered. After the third sleep he broke a crust and gave you the side with the salt. “You could have gone round me,” he said. {who} asked no more. You were just as far as before.',
            'You sat hungry with the old man, and he found no lie in you. There was only a drum. So the two of you got up, holding on, and he went the one way and you the other. He would tell {who} that you were thin. It was thought to be a good sign.',
            'You sat out three sleeps, and the old man let you by. The ants carried past you three days’ worth of other people’s dinners, and neither of you put out a hand. He would say at {who}’s fire that you had lasted. There was no more to it than that.',
            'You starved beside the old man, and by the third sleep he believed in you. His teeth were gone, he said, so that it was less hard for him. You laughed without any noise. It took both of you to get up, and the road was the same length.',
          ],
          failure: [
            'You sat two sleeps and then you ate. A hare came and looked at you. It was over before you knew what your hands had done. The old man saw it, and you had to begin again.',
            'The old man had brought a cheese, and you ate of it. He was only a messenger, he said. It was you that was being tried. You lasted until the smell. The cord still lay there.',
            'You dreamed that you ate, and the old man counted it. You had chewed in your sleep. There was no talking him out of that rule. His people had starved better at the age of five, he told you.',
            'A woman going by gave you each a fish-cake, and you ate yours. The old man laid his down. You looked at him, to see how one does it, and when you looked back at yours there was only the hand. He was not sure of you.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had sat three sleeps without meat, so that {who} should be sure of you.',
      },
    ],
  },
  {
    key: 'barbarians/the-one-who-knows-the-way',
    kind: 'price',
    cast: { girl: 'she', people: 'they' },
    openings: [
      'Thirty hungry people sat by your road round a dead fire, and one girl of theirs knew all the paths. You wanted her to lead you by the hidden way to {where}. They wanted her to lead them to {foe}’s cattle, that were passing with few to guard them, so that they might eat. She could do one. You were to say which.',
      'Thirty people were starving by your road, and one girl of theirs could help them or you. She knew all that country in the dark. You needed her for the hidden road to {where}. They needed her to find {foe}’s herd, that was just passing, and eat. There was time for one, and they let you choose.',
      'On your road sat one girl who knew the paths, and thirty starving people with her. You wished to be shown the hidden way to {where}. They wished to be led to {foe}’s herd before it was gone by. She had time to do one of the two. “Say which,” she said. You had to choose.',
      'By a cold fire on your road you met a girl who knew every path. You wanted her to take you to {where}, and thirty starving people wanted her to take them to {foe}’s cattle. The herd was going by already and would not come again. So she could lead only you or only them, and they let you say which.',
      'On your way you came to thirty starving people, who hoped for {foe}’s herd, for it went by with hardly a guard. One girl of theirs could lead them to it. But she alone could bring you by the hidden road to {where}, and there was time for one of the two. You had to choose.',
      'A girl stood up from beside a cold fire on your road and asked you to choose. If she showed you the hidden way to {where}, her thirty people would miss {foe}’s cattle, that were going by, and starve on. If she took them to the cattle, nobody would show you the way. All of them had heard her ask.',
      'Thirty starving people camped on your road, with one girl who knew each path in that country. With her they could be at {foe}’s herd before it passed, and eat. With her you could be at {where} by a hidden way. There was time for one. She held out a hand to either side and waited for you to say.',
    ],
    still: [
      'You still had to say whom the girl should lead, you to {where} or her thirty hungry people to {foe}’s herd. The herd had not gone by yet.',
      'You could not leave thirty hungry people without an answer, and the girl still waited to hear which way to go. {foe}’s herd was still to be heard. A child there had put a stone in its cheek.',
    ],
    givenUp: [
      'The herd was gone by. The girl led her thirty to kin who had meat, and they lived. No one showed you the hidden way to {where}. You took the open one.',
      '{foe}’s cattle were gone, all but a lame cow, and the thirty ate that one. Then they went, and the girl with them. You were left with the long road to {where}.',
    ],
    later: 'The thirty had gone. They had left the ash of a fire, and drawn on it with a finger was a cow.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask the girl to lead you to {where}',
          description: 'You go forward, and {foe}’s herd goes by uneaten and feeds {foe}’s spears.',
          success: [
            'The girl led you to {where}, and {foe} kept the herd. She brought you along ledges and through a split oak, and showed you {where} from behind, where it scratches itself. Far off the cattle went through. She heard them, and stopped, and then she went on.',
            'The girl showed you three ways to {where}, and her people did not eat. She held your sleeve and never looked round. When she turned home {foe} had the herd, and {foe}’s men grew sleek. A hand of the thirty did not see the grass again.',
            'The girl brought you by the hidden road, and you saw {where}, near enough to smell. She went before you with her arms out, feeling for the country. The herd went to {foe} with all its fat on, and the thirty stayed hungry.',
            'The girl took you to {where} by a stream under the ground, and so she could not help her people. You gave her your reasons, and she said that she had not asked for them. {foe}’s men ate beef, and sang, and you could hear how well they were.',
          ],
          failure: [
            'The girl led you until her knees gave way, half way. You carried her back to her people. You had not seen {where}, and meanwhile {foe}’s men had eaten the first cows.',
            'You asked, and her mother asked after you, and so the girl did not go with you. She belongs to whoever asks last. You all stood there and asked by turns, and {foe}’s herders heard where you were.',
            'The girl said yes with her mouth, and her feet took you in a ring. Three times you came by the same stump. Then you were back by the cold fire, no nearer to {where}. {foe} had gained by it.',
            'The girl’s small brother came along, and cried at the narrow place, and you had to turn back. {foe}’s spearmen heard it and learned of the path. You stood by the cold fire again.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered: 'You had taken a guide away from thirty hungry people, once, to come to {where}. Say the number.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Go with the hungry and take {foe}’s herd',
          description:
            'They eat and {foe} does not, and what you had begun toward {where} grows over while you are gone.',
          toward: 'neither',
          success: [
            'You and the hungry took {foe}’s herd, and you lost your way into {where}. Its herders were six. You shouted in their faces, and they thought that all the dead were up. Your people ate, and {foe}’s spears chewed their straps. But those who would have let you in at {where} had waited for you, and gone.',
            'The thirty got the herd, and you lost the track that you had followed. You held the bull by the ring until they had turned the rest. There was fat to the elbows after. {foe} called in a hundred men, having nothing to put in them. You had to begin again toward {where}.',
            'The thirty took the herd and ate, and the girl was too full to lead you to {where}. You had told them to wait for your sign. They could not wait, and ran at the cattle with spoons in their fists. {foe}’s guards threw down everything. {foe}’s men had grass to eat.',
            'You held back three herders with a pole, and the thirty led {foe}’s cows away. A woman of seventy took the first one by an ear, as if it had been hers and late. {foe}’s men had nothing to eat. But your time went by too, and the way that you had half made was shut.',
          ],
          failure: [
            '{foe}’s herders were too many, and you got no cow. They had lain down in the grass so as to look few. You brought the thirty away, and they were thirty still, and as thin. The herd drove on, slowly.',
            'The bull threw you down, and the thirty got only the tail of one calf. It went round in a bowl at the dead fire. {foe}’s men were already looking for whoever had led them. The herd was still passing.',
            'The thirty had no strength to run, and so they took no cow. They reached the cattle and leaned upon them. {foe}’s herders lifted them off like washing, and sent word that you were about.',
            'You waited at the wrong ford, and the herd crossed at another. There was dung there, still warm, and the thirty stood round and warmed their feet. {foe} had gained by it. The last cows were yet to come.',
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
            'If the beasts will go where the girl leads, all are served; if they will not, you lose the way with them.',
          toward: 'for',
          success: [
            'You turned the herd onto the way to {where} with salt, and all were served. You had the thirty lick their palms and lay them on the stones along it. The lead cow found the first, and the rest came behind her, as cows do. You came near {where} with the girl, the hungry and {foe}’s whole supper.',
            'The girl cried like a lost calf from the hidden way, and the herd turned onto it after you. Every mother in it came up, as good as gold. Below stood {foe}’s herders with their goads and looked in each other’s eyes. You saw {where}, and the thirty ate.',
            'You turned the herd with a strip of your cloak that smelled of stall. The girl trailed it, and a white-faced cow came after, with all her daughters. So you came to {where}, and the thirty ate what should have fed {foe}’s men.',
            'You called the herd onto the hidden way, and it came. One of the thirty had herded for {foe} as a child, and gave the call: three notes. The cows turned in off the road as if to be milked. You were led to {where} along with the meat, and {foe}’s cooks stood by their cold pots.',
          ],
          failure: [
            'You turned the herd, and it broke down the path that you needed. The edge went. It had been the best way on that side, the girl said. The herd shied back to the road, and what you had learned about {where} was worth less.',
            'The calf-cry brought the bull and its herders, and they found the secret path. {foe} has spears there now. You were chased back to the cold fire with the girl, and the herd went on below.',
            'You burned grass to turn the herd, and the fire turned on you. It went up the hidden way like a runner with news. What marks you had left there toward {where} are black now. The cows stood and watched.',
            'The bull stuck fast in the hidden way, and you had to go back. He was in there as a peg is. When he was out the path was trodden to mud and worth less to you, and the herd was on the road again.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'You had gone toward {where} behind {foe}’s own cattle, with thirty hungry people, and they had eaten.',
      },
      {
        ...does(['gift', 'vigour', 'easy', 'none'], {
          action: 'Dig roots with the hungry and lead no one',
          description: 'It fills them for a day and gets you nothing, not the girl, nor the herd, nor the way.',
          success: [
            'You dug roots with the thirty, and they had one meal. You knew a root, and they another. All of you went over that ground on your knees like pigs. The herd was gone by, and {where} was as far as ever.',
            'You dug roots with them till your nails were black, and no one died of that day. The girl dug next to you and told you the names of her brothers, all of them, the ones who were there and the others. The herd and the way were missed.',
            'You dug roots for the thirty, and they ate and thanked you. It was bulbs, mostly, small as teeth. You passed them back along the line, and nobody hid one. By then the cattle could not be heard, and the way was still not found.',
            'You dug roots, and there was a mouthful for each, and for the girl two. An old man showed you which roots shout if they are pulled too fast. You pulled slowly. While they chewed, the herd went over the hill, and she led no one.',
          ],
          failure: [
            'You dug the wrong root, and it made the thirty sick. They were sick, every one, in a ring, and then they were hungry as well. They did not blame you. A child patted your hand.',
            'You dug a field of holes and found no root: the pigs had been there first. It looked, when you stood up, like a place for burying. The thirty were as hungry as before.',
            'You dug a heap of roots, and they could not be boiled soft. One may boil that root till the moon falls. The thirty sucked at the ends so as not to hurt you.',
            'You dug where a wild sow had her young, and she chased you all off. Round and round she ran you, all thirty-two. No one had eaten at the end of it.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'There had been one day when you dug roots with thirty hungry people, and let the herd and the way go by.',
      },
    ],
  },
  {
    key: 'barbarians/the-one-sung-dead',
    kind: 'friend',
    cast: { 'kin/people/elder/mother/aunt': 'they' },
    openings: [
      'On your road {them}, your friend, sat starving beside the fire of the kin, for the kin had sung the song of the dead over {them.him} by mistake. Somebody else had drowned. By our law no one may see or feed the dead. “Say that you see me,” said {them}. You were to prove it to them, though it would cost you time.',
      'By your road {them}, your friend, sat outside the ring of a fire and talked, and none of the kin turned a head. They had sung {them} dead, by mistake, and whoever is dead may not be seen or fed. So {them} was starving. You were asked to prove to them that {them.he} lived. It would cost you time, and {foe} was ahead.',
      'A hand took hold of your foot on the road, and it was {them}, your friend, thin as a rake, outside the fire of the kin. The song for the dead had been sung over {them} by error. Once that is done the kin may not see or feed that one. You were to prove to them that {them.he} lived, though {foe} got ahead.',
      'You came to a fire by the road, and {them}, your friend, needed you to prove to a whole people that {them.he} was alive. They had sung the death-song over {them} in error, and by our law they could neither see nor feed the dead. It would cost you time. “Pinch me,” said {them}. “You are the first who has.”',
      'By your road {them}, your friend, sat in ash near the fire of the kin, and they did not see or feed {them.him}. Somebody else had drowned, but it was {them} that they had sung dead. “They have buried my spoon,” said {them}. You were asked to prove that {them.he} lived, while {foe} went on.',
      'Beside your road {them}, your friend, shouted, and nobody at the fire looked up: the people had sung {them} dead by mistake. By our law the dead may not be seen or fed. {them} was starving, and asked you to prove to them that {them.he} lived. You had {foe} ahead of you and little time.',
      'Your friend {them} came running down to meet you, and fell, and none of the kin at the fire looked up. They had sung the death-song over {them} by mistake, and the dead get no food and no look. {them} asked you to stay and prove to them that {them.he} lived, though {foe} should get farther.',
    ],
    still: [
      '{them} still starved, for the kin took {them.him} for dead, and you were not willing to leave your friend so. {them} had walked once through the fire-ring, waving.',
      'Nobody but you saw or fed {them}, and whoever leaves a friend like that is no friend. The kin had killed the goose of the dead, and ate it.',
    ],
    givenUp: [
      'The one who had drowned was found in the reeds, and so the kin sang for the right one. They gave {them} a bowl and a seat. You had shown nothing. You went on.',
      'A small girl held out a bone, and {them} said “Thanks,” and she said “Eat.” So one had answered, and the kin made room. You were not needed, and went after {foe}.',
    ],
    later:
      'At that fire they set a bowl outside of the ring now, every time, in case there should be one whom they had sung dead.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Sing your friend back among the living',
          description: 'There is no such song, and you will have to make it there while a whole people holds its ears.',
          toward: 'for',
          success: [
            'You sang the death-song from the back, and they saw {them} again. First the ash came off, next the goose got up, and then there was somebody walking toward the fire. “There you are,” said the mother. They ran to every neighbour with it, and the paths were so full that {foe}’s men could not get by.',
            'You sang each pot that {them} ever broke in that camp, and they had to say that {them.he} lived. They began to put in what you had left out. One cannot be angry with the dead. At the pot {them} was hit with a ladle. After that they hid your tracks from {foe} for three valleys.',
            'You sang {them} born, and named, and weaned, and scolded, and so they saw {them.him}. When you had come to the first tooth the aunts were all helping. They were so many upon the road after that, dancing, that {foe}’s riders sat behind them and swore.',
            'You sang one line till they made room for {them}. It was “Move over.” Then there was a gap in the ring, and {them} sat down in it, and the gap was gone. In their joy they lit fires on all of the hills, and {foe} took them for an army and lay low.',
          ],
          failure: [
            'You sang, and it came out a lament, and they still took {them} for dead. You have that sort of voice. They wept, and sang it with you. {foe} had gained a day.',
            'You sang, and the one who keeps the songs said that it was fine, and nobody saw {them}. It would be sung at your own death. {foe}’s runner sat among them and had a look at your face meanwhile.',
            'You sang the wrong tune, and it called wild geese. The kin spent their time wringing necks, and gave {them} none. {foe} went by and was not so much as looked at.',
            'You sang, and they held their ears and hummed. You sang louder, and they hummed, and {them} tried to keep time for both. They saw no one. {foe} was a day’s walk better off.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'A friend who had been sung dead had been sung back by you, as far as the ladle.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Trick three elders into answering {them}',
          description:
            'Whoever is answered is alive, by the law; but the elders may not hear {them}, and they are three, and old, and sly.',
          toward: 'for',
          success: [
            'You made the elders answer {them}, and so they had to say that {them.he} lived. {them} told the tale of the bear, all wrong. One elder chewed. One coughed. At the fifth lie the third cried, “It was I who held the leg!” They told you that {foe} had passed with forty spears, and held up {foe}’s messenger.',
            'You caught the eldest answering {them} in a guessing game. {them} guessed wrong, and wrong again, until she could not endure it. “Fool,” she said, to {them}, and laughed. So {them.he} was alive. For her laugh she told you that {foe} meant to burn the hay behind you, and she shut the path.',
            'You asked the elders who owed {them} a goat, and the youngest was caught. “Paid!” he burst out, to {them}. They took it well, and fed {them.him}. The goat was fetched. With it came word that {foe}’s people had no bread left, and twelve cousins to stand in {foe}’s road.',
            'You had {them} prick the eldest with a thorn, and she turned round. “You did that!” she said. One does not turn on the dead. So they had to see that {them} lived. They told you that {foe} had three scouts on your road, and they threw a nest of bees among the scouts.',
          ],
          failure: [
            'The elders did not answer {them}. They are old in it, and looked through {them} as through smoke. You had lost the time for nothing, and {foe} had gained it.',
            'You had almost caught the third elder when a jay called, and you turned your head. They all took up ash, to be on the safe side, and {them} was still dead to them. {foe} had the time of it.',
            'You caught two elders answering {them}, but the law asks for three, and the third was deaf and had not answered. The two were ashamed and angry with you, and after that had ears for anyone who came from {foe}.',
            'You had {them} tell it wrong how the eldest lost her teeth, and by chance it was the truth. She thanked the empty air for it, and would not say to whom. In the noise {foe}’s man slipped by.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had caught three elders talking to your friend, whom they had sung dead, and they had been glad of it.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Carry {them} in to the fire',
          description:
            'At the fire the kin would have to see {them}; but young men with poles keep the dead from being carried in.',
          toward: 'for',
          success: [
            'You carried {them} through the poles and into the ring, and they saw {them.him}. You let {them} down on the lap of their headman. He could not pretend that it was light. “Then who was it that drowned?” he asked. It was a man of {foe}’s, and they told you what he had come to do.',
            'You carried {them} in as far as the hearth, and fell, and there they had to see {them.him}. {them} caught fire a little and said such words that there could be no doubt. They beat out the sparks with their own hands. They told you that {foe} had paid for the singing.',
            'You pulled {them} in on your cloak, and they had to see {them.him}. They had poles against what is carried, and none against what is pulled. “Who was it we sang for, then?” a widow asked. It was a man of {foe}’s, and out came his whole errand.',
            'The poles broke on your ribs, and you brought {them} into the ring. The pot was in the way, and was kicked. Their cook saw who had done that. In among the cursing they said that {them} lived, and told you by which ford {foe} had gone.',
          ],
          failure: [
            'The young men lifted you and {them} on the ends of their poles and carried you out, as they would any body. You both came down in nettles. Somebody of {foe}’s had seen it, and liked it.',
            'You got as far as the second ring, and {them} begged to be put down. It hurt, being held off like that by one’s own brothers. So you two were outside again. It had been loud, and {foe} heard of it.',
            'You carried {them} in and fell into a pit. It was for keeping turnips. They let you sit in it with {them} until you could climb out, and looked away. {foe} did not wait for that.',
            'You slipped at the fire’s edge, and {them} fell outside again. Nobody had seen anything. You had to begin once more, and {foe} had gained time.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had carried a friend whom they had sung dead in at the fire, and put that friend down in the headman’s lap.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Wait outside with {them} till somebody looks',
          description: 'You sit cold and unfed until a small child forgets the rule, and you get no nearer to {foe}.',
          toward: 'for',
          success: [
            'You waited with {them} till a child of three climbed on {them} and asked for a story. After that the mother had to see, and then all. It was all that you did there. It was a good deal for {them}.',
            'You sat outside with {them} till they could not help hearing. When two people had laughed for long enough, one of the kin brought out a bowl, and then a second, not looking. Then looking. {them} was fed, and you went on with nothing more than before.',
            'You lay back to back with {them} till somebody’s baby crawled out and took {them} by the nose. It had not been told. They came to fetch it, and had to say whose nose it was. So {them} lived again. But of {foe} they had heard nothing.',
            'You waited with {them}, and a girl came over to show {them} her loose tooth. She was asked whom she had shown it to. She said it, and that was all, and they wept and took {them} in. You went on as you had come.',
          ],
          failure: [
            'You waited with {them}, and nobody came. In the end the kin began not to see you, either. “You’re getting thin at the edge,” said {them}. “I can see the trees.”',
            'A child came out to {them}, and was called back, and smacked. {them} was sorry for the child. Nobody else came, however long you two waited.',
            'A dog came out to you two, and no child came. {them} was glad of the company. The kin had sent the children to an uncle, so as to be safe.',
            'You sat outside with {them} till your teeth knocked with cold, and nobody had looked. {them} sat very straight so that you should not be sorry. The kin went in to sleep.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Outside a ring of people who would not see your friend you two had sat and waited, until a child forgot the rule.',
      },
    ],
  },
  {
    key: 'barbarians/two-spears-in-one-elk',
    kind: 'foe',
    cast: { spearmen: 'they' },
    openings: [
      'You and {foe} had speared the same elk, and {foe} wanted you to eat half of its heart. Who shares a heart is kin, and no one may hunt kin: then your oath to {who} would be dead. The law says that nobody may strike until the meal is eaten. Six spearmen of {foe.his} stood about and closed the path.',
      'You and {foe} met over one elk, with two spears in it. The law forbids blows until such a kill is eaten. {foe} cut out the heart, and held half of it over to you. If you ate it you were {foe}’s kin, and done with {who} and the oath. If you did not, there were six spearmen.',
      'An elk lay dead between you and {foe}, and both your spears were in it. By law you must eat before you fight. “We could be done with this,” said {foe}, and offered you half the heart. Who shares it is kin, and then your oath to {who} was dead. Six spearmen sat across the path.',
      '{foe} wanted you to eat half of a heart. It was an elk’s, that you had both speared. To share it would make you kin, so that you could not go against {foe} for {who}’s sake any more. Until the elk was eaten the law forbade blows. It did not forbid six spearmen to stand round.',
      'An elk lay there with your spear in it and {foe}’s. That makes one kill, and one meal, and no blows before it is eaten. {foe} cut, and offered you your part of the heart. To take it was to be kin and let {who}’s oath fall. {foe}’s six spearmen had closed the path behind you.',
      '“Eat,” said {foe}, and held out half a heart to you on a leaf. You had come on each other over an elk with both your spears in it, and no one may strike until it is eaten. But who shares the heart is kin, and your oath to {who} would be dead. Six spearmen waited to see what you would do.',
      'Three things were between you and {foe}: an elk, a law and a heart. The elk you had speared together. The law said that you must eat before you fought. By sharing the heart {foe} meant to have you for kin, and so end your oath to {who}. There were six spearmen to catch you if you would not.',
    ],
    still: [
      '{foe} still wanted you to eat half of the elk’s heart and end your oath by it, and six spearmen closed the path. The halves lay there.',
      'You were not let go before you had shared the heart with {foe}, and the six spearmen saw to that. The elk was not eaten yet. Nobody might strike.',
    ],
    givenUp: [
      'The six grew hungry and ate the heart themselves. So you and {foe} were not kin. “No blows on a full belly,” said {foe}, and took the meat, and let you go.',
      '{foe} threw both halves of the heart to a dog, and so the dog was kin. The six took the elk and went. You had your path, and none of the meat.',
    ],
    later: 'The antlers of the elk hung in a tree, with red on one tine and black on the other.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask {foe} to speak to the elk first',
          description:
            'Whoever eats must first tell the beast the truth, and you will hear {foe}’s; but then your turn comes.',
          toward: 'neither',
          success: [
            '{foe} spoke to the elk, as the law asks, and you heard what you needed. One tells the beast why one was hungry. {foe} told what {foe.he} had taken, and from whom, and of a sleep that would not come. In your turn you said that you were not hungry. It was true by then, and you were let go.',
            '{foe} whispered to the elk, and you lay at its other ear and heard it all. There is a ditch about {where}, and {foe} is afraid of your getting over it. Then you thanked the elk, which was the right one to thank, and went, and the six had their mouths full.',
            '“I did it for the skin,” said {foe} to the elk, and told it more. You were crouching by the horns, and heard that two old men watch at {where}, and that they drink. You told the elk for your part that you had come for neither skin nor heart, and they let you go.',
            '{foe} told the elk the truth, and you heard it, and ate nothing. It took {foe} a long while to begin. Then it ran out as from a burst bag: what was done to {who}, and that {foe} was sorry on the third day. You begged the elk’s pardon, and that was all you owed, and you went.',
          ],
          failure: [
            '{foe} spoke to the elk, beautifully, against you, and you learned nothing. It was such a speech that the six put down the ribs. The elk, said {foe}, had understood. They came a step nearer.',
            'Your turn came, and you told the elk too much, and {foe} heard it. {foe} knew {who}’s mind now, and yours, and the number of your friends. “Thank you,” said {foe}, to the elk.',
            '{foe} asked the elk who had thrown first, and held an ear to its mouth, and said that it was {foe}. You were only a guest at the kill after that. The six, who love a sign, moved nearer.',
            'You spoke to the elk and named your friends, and {foe} heard the names. One must not leave out any. You gave the elk {who}’s, and those who had hidden you. {foe} sent two runners to them.',
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
            'You made {foe} eat both halves of the heart, and so {foe} owed you a life. You feared poison in your half, you said. {foe} laughed, and bit it. You feared the other too. It was down before the oldest spearman cried out. {foe} had to let you go, and to tell you the truth about {where}.',
            '“My mother used to chew it for me,” you said, and {foe} chewed both halves for a joke. Then nobody laughed. The whole heart is a debt of a life. The six got up and stood behind you, as they must behind one who is owed. They led you through, and on to the dry way.',
            'You made {foe} eat for both, and so {foe} owed you a life. In your country, you said, a host eats a guest’s half first. {foe} sat with a red chin and had to pay: your life, which you kept, and an answer: one comes to {where} best from behind.',
            'You wagered that nobody could eat a whole heart at one go, and {foe} did it. The six cheered, and stopped. By the law {foe} owed you a life. You took it in truth: there were pits in the road, and {foe} showed which side. The spearmen who should have followed you had to stay.',
          ],
          failure: [
            '{foe} saw your trick, and put a bite of each half in your mouth and held your jaw. You spat it out. But some of it was gone, and at {who}’s fire they rubbed out a mark of yours for it.',
            '“I know that trick,” said {foe}, whose grandmother had done it to a bear. They took your tally-stick, that you had cut since the oath, and burned it while you looked on. The heart still lay there.',
            'You talked so long that a fox had one bite of the heart, and {foe} saw through you. The six held you by the hair, and cut off the braid that you had sworn to {who} by.',
            '{foe} ate of the one half, and took up the other, and your face told everything. A piece was put down your collar. To {who} it was sent word that you had worn {foe}’s gift next to the skin, and that was hard to explain.',
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
            'You took up the whole elk and walked off, and by law nobody might strike you. You got under it as one gets under a roof. So you walked through the six with horns over your head. They followed for two hills, for the meat, and left {foe}’s errands undone.',
            'You carried the elk to the bog and let it sink, and so got away. Three steps, and a rest, and three. {foe} cried to you to put it down. It was not eaten, and nobody might strike. At the bog it went in with {foe}’s good spear, and the six had a long walk home.',
            'You walked off with the elk on your shoulders, and the six might not touch you. You sang to it, and by the second stream they were singing too. {foe} was left there with half a heart in each hand and nobody to send.',
            'You carried the elk uphill, and on the top you let it roll. The six had to walk behind with their points down, for the law’s sake. It took three of them along to the bottom. {foe} had to see to their legs, and you were away.',
          ],
          failure: [
            'You lifted the elk as high as the belt, and it fell on you. You lay beneath, and {foe} sat down on it. When you had crept out the heart was held under your nose again, and {foe}’s runners had gone.',
            'You lifted the elk, and the neck swung round and turned you. You found that you had walked up to {foe} again, bowed, with both of your hands full. You had to put it down, and {foe} had won time.',
            'You lifted the elk, and it slid off you at the first step. What was inside came out upon your feet, and you sat down in it. {foe} laughed, and the six came nearer.',
            'You had gone a bowshot with the elk when you had to put it down. The six had walked behind with their points down. They carried it back, and you with it, and {foe} held out the heart.',
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
            'You gave {foe} the elk and went, and by law they had to eat it all before they might follow. {foe} is a great one for the law, when people look. You were over three ridges by the tongue. You had your oath still, and no more than that.',
            'You ran while {foe} still held out the half heart, and you got away. When you looked back there was smoke, and they sat round it, and one of the six was holding his belly. Nothing was won but ground.',
            'You went under the elk’s neck and out between two of the six, and were free. Nobody could throw, for nobody had eaten. They sat down to it with bad grace. You had your skin, and stood no nearer to anything than before.',
            'You let go of your spear and walked off, and the law held them back. {foe} shouted after you that the meat was tough. You were in the next valley and had drunk and slept before you heard them. You had your oath still.',
          ],
          failure: [
            'You ran, and the six cut you off. They said that one small bite each was a meal, and {foe} said no, and called them back. But you stood by the elk again.',
            'You ran, and two living elk stood across the path with their heads down. You had to come back by the way that you went. {foe} held out the heart.',
            'You ran, and {foe}’s dog brought you back. No one had put the dog under the law. You spent some time on a rock, throwing it your shoes. Then the six stood round you.',
            'You ran, and your sleeve caught on an antler and held you. By the time it tore, the six had closed the path again.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had left {foe} a whole elk to eat, by law, and had run while they were eating.',
      },
    ],
  },
  {
    key: 'barbarians/the-guest-who-could-not-sleep',
    kind: 'foe',
    cast: {},
    openings: [
      '{foe} came to your fire without a spear and asked you to unsay your oath to {who}. {foe} had dreamed of you, three times the same, and could not sleep for it. If you said the oath backward, from the last word to the first, it was unsworn, and {foe} could sleep; and nine hounds lay round you, in case you would not.',
      '{foe} sat down across your fire, wrapped in a hide, with red eyes. “You are in my sleep,” said {foe}. “Get out of it.” You were to say your oath to {who} backward, word by word, so that it was unsworn. Then {foe.he} could sleep, and would let you go. If not, nine hounds lay round you in the dark.',
      '{foe} came to your fire alone but for nine hounds, and with no spear. {foe} had not slept for days, for a dream with you in it. You must unsay your oath to {who}, or the hounds would be told. And you, for your part, would have given much to know what {foe} dreamed.',
      '{foe} came to your fire and wanted you to unsay your oath to {who}, word by word from the end. Your oath gave {foe} bad dreams, and no sleep. There was no weapon. But nine hounds had lain down round your fire, and they would be told to get up if you said no.',
      '{foe} came in to your fire, grey, and shaking for want of sleep. {foe} dreamed of you every night, for what you had sworn to {who}. You were to say that oath backward so that it came undone. The hounds were nine, and had you in the middle.',
      'Nine hounds lay in a ring round your fire, and {foe}, their master, sat down across from you. {foe} had dreamed of you three times, because of what you swore to {who}, and could not sleep. You were to say your oath backward, so that it was undone, or the hounds would be told to bite.',
      '“I have come to be let sleep,” said {foe}, and sat down at your fire. {foe} dreamed of you each night, for what you had sworn to {who}, and could not sleep. You were asked to swear it backward, so that it was undone. If you would not, there were nine hounds round you, that had slept very well.',
    ],
    still: [
      '{foe} still sat across your fire, and let you go no sooner than your oath was unsaid. The nine hounds had come nearer. “Say it backward,” said {foe}.',
      'The nine hounds still lay round you and kept you there, for {foe} could not sleep while your oath stood. It stood.',
    ],
    givenUp: [
      '{foe} got up, grey as the ash, and whistled, and nine hounds went along. The oath was not unsaid. But you had not learned the dream, and {foe} took it away again.',
      '{foe} fell asleep in the middle of a word, and the hounds lay down to watch {foe.him}, not you. You went off on your toes. You had your oath, and nothing won.',
    ],
    later: 'Grass was pressed flat there by nine hounds in a ring, and in the middle by {foe}, who had not lain still.',
    ways: [
      {
        ...does(['talk', 'perception', 'medium', 'slight'], {
          action: 'Have {foe} tell you the dream first',
          description:
            '{foe} may sleep when it is told, and you may learn from it; but you carry half of the dream away with you.',
          toward: 'neither',
          success: [
            '{foe} told you the dream, and it showed you a way in. There was a low door in {where}, behind the wood-pile, and it had been left open. {foe} showed with one hand how it hung. You would keep the dream, you said. {foe} wept, and whistled off the dogs.',
            '{foe} told you the dream, and in it was the place where the wall of {where} is broken. You said yes to each thing, as one does with a child: a wall, yes, a lame dog, yes. {foe} heard {foe.his} own mouth say it. Then {foe} took the hounds and went.',
            '{foe} told you the dream, and it was true of {where}. You were in a well there and were climbing. {foe} told how many stones there were up to the rim, and that {foe.his} guard was always looking the other way. You took the dream on you, and the hounds were sent home.',
            '{foe} told you the dream piece by piece, and you learned of a stair in {where} that {foe} is afraid of. You asked only, “And then?” In the dream your feet were on that stair, and nobody had guarded it. Then {foe} got up, pale, and slunk off before the hounds.',
          ],
          failure: [
            '{foe} told you the dream, and now you had it, and learned nothing. It was a bad one. You saw it yourself with your eyes open. {foe} was quicker after that, and you were not. The hounds did not move.',
            '{foe} told you half the dream, and asked you what you would do at the door, and you said it. That was how {foe} learned your plan. The hounds lay nearer.',
            '{foe} told the dream so long that you lost yourself in it. When you could see the fire again you had heard nothing of use. {foe} had got some rest by it, and the hounds were all awake.',
            '{foe} told you the dream, and in it you had a limp, and {foe} looked at your foot. It was the one thing that {foe} had not been sure of. The hounds were shown the foot. After that they knew which track was yours.',
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
            'You unsaid a different oath, and {foe} was deceived. It was one that you swore as a child, to a goat. {foe} heard all the words go by tail first, and at the last one fell asleep sitting. The hounds lay down on top. You saw that {foe}’s bag was empty, so {foe}’s people were short of food. You went.',
            'You unsaid an old oath to a goat, with {who}’s name put in, and {foe} believed it. {foe} lay down like a tree. In that sleep {foe} answered what you asked: {foe.his} hired men were not paid, and would go. When {foe.he} woke you were far off, and nobody had fed them.',
            'You unsaid a child’s vow to marry a donkey, and {foe} took it for your oath. {foe} followed with moving lips, and at the end slid down sideways with a sigh. Who watches at {where}? you asked. Nine, and one is deaf, said {foe} asleep. Nine hounds and {foe} slept three days.',
            'You unsaid a vow about washing, with {who}’s name in the midst, and {foe} was content. {foe} snored. In {foe.his} bag you found a stick with the watches of {where}: four by day, two by night. {foe}’s people sat waiting for a word that did not come, and your oath was whole.',
          ],
          failure: [
            'You mixed a word of the true oath in with the false one, and it came undone by that much. {foe} felt it. So did you: it was like a tooth. Your oath to {who} limped after that. {foe} wanted the rest.',
            'You stuck fast in the middle of the false oath, and the hounds stood up. In fright you unsaid more of your oath to {who} than you meant to. {foe} called the dogs down, and asked for the rest.',
            '{foe} had you say it over, more slowly, and you had to put in a bit of the true oath. Then another. {foe} kept count on the knuckles. Your oath to {who} was thinner for it, and {foe} was not asleep.',
            'A hound sneezed, and by mistake you said {who}’s name backward, and it hurt your oath. It was a while before you could get your tongue to hold to {who} again as it had. {foe} listened for the next word.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered: '{foe} had been put to sleep by an oath said backward, which was not the one to {who}.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Drive off {foe} and the hounds with fire',
          description: 'There are nine of them and one of you, and a person who has not slept does not feel blows.',
          toward: 'against',
          success: [
            'You kicked the fire among the hounds, and threw {foe} out over a bush. Eight ran. The ninth was old and deaf, and stayed to look. It went from camp to camp how {foe} had come to you to beg for sleep. Those who had been afraid of {foe} were less so.',
            'You drove off the hounds with a branch in each hand, and {foe} sat in the ash alone. They ran through {foe}’s own people below, and these ran as well. It was days till they had been whistled in. You took up your bag and went.',
            'You threw an old hide to the hounds, and {foe} down a bank. The hounds were all at once upon the hide. You had {foe} by the ankles. Men who had been going to serve {foe} heard of it, and thought it over at home for a time.',
            'You swung a burning log, and the hounds ran, and {foe} rolled down the slope in the hide. They gave back, and gave back, and then were only eyes. It took very long to collect nine dogs, and who collects dogs does not hunt.',
          ],
          failure: [
            'You threw fire, and the hounds sat down on it and put it out. They had been taught that. Then it was dark, and they were nine round you, and {foe} laughed for the first time in many days.',
            'You took hold of {foe}, and {foe} held on and did not let go. You two went down the bank together and up again to the fire. The hounds came too, and {foe}’s people knew now where you were.',
            'You struck with a burning branch, and the oldest hound took it from you, softly. It laid it before {foe}, as it had been taught to fetch. {foe} sat as before, and sent for spearmen.',
            'You lifted {foe} to throw {foe.him} out, and could not. {foe} hung in your arms as heavy as wet sheep. The hounds pulled you down by the belt, and you sat by the fire again.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had thrown {foe} over a bush once, with the hounds all gone, and it had been told from camp to camp.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'slight'], {
          action: 'Say nothing and keep the fire in',
          description:
            'You may not sleep either, and the one who nods first has lost, and there is nothing to be won but your oath.',
          toward: 'neither',
          success: [
            'You kept the fire and said nothing, and {foe} slept a little and went. You did not speak, the one or the other. At the end {foe} slept, for about the time that milk takes to boil. “That was something,” said {foe}, and took away the hounds. Your oath was as before.',
            'You said nothing till the wood was gone, and {foe} gave it up. You looked at {foe} and {foe} looked at the fire. Nothing was unsaid. {foe} pulled the hide up and went, with the hounds. You were both of you as tired, and you were as sworn.',
            'You laid sticks on the fire, and {foe} began to hand them to you. Neither had nodded when the last one was gone. “Well,” said {foe}, and called the nine hounds by their names and went. Your oath stood.',
            'You kept silent, and a hound put its chin upon your knee. On the other side one had done the same with {foe}. So you sat. The oath was not spoken of. At the end {foe} got up and thanked you for the fire and went.',
          ],
          failure: [
            'You nodded off, and woke with {foe}’s ear close by your mouth. You had talked in your sleep, though only of your feet. So the waiting did not count, and {foe} still wanted the oath unsaid.',
            'Your wood gave out, and it grew too dark to see the hounds. One cannot sit with {foe} in the dark and count to nine. You had to go round and gather more, with a hound at each heel.',
            'The smoke made you shut your eyes, and {foe} said “Ha.” You had not slept. You said so, and in saying it you had spoken. So it did not count, and {foe} began again.',
            'You put on a wet log, and it spat, and the hounds got up with one back. It took you long to make them lie down, and {foe} was as awake as before.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'You had kept a fire in for {foe}, once, and said nothing, and {foe} had slept for as long as milk takes to boil.',
      },
    ],
  },
  {
    key: 'barbarians/the-notch-cut-out',
    kind: 'turn',
    cast: { nurse: 'she', sister: 'she' },
    openings: [
      'In a hut on your road an old nurse told you why {foe} hates {who}. {who} was a child in the hungry year and kept a tally-stick of who should eat. {who} cut out one notch: {foe}’s small sister. She got no bread, and she died. You had not known it when you swore. The nurse sat on that stick, and would not let you have it.',
      'An old nurse stopped you on the road and told you where the quarrel between {who} and {foe} began. In the year with no grass {who} kept a tally-stick, a notch for each who was to eat, and cut out {foe}’s sister, so that she starved. You had sworn for {who}, not knowing it. The nurse sat on the stick and barred your way.',
      'What did you swear to? An old nurse on your road told you. In the hungry year {who} counted the mouths to be fed on a tally-stick, and cut {foe}’s small sister out, and she died of it. So {who} did the first wrong, and {foe} the second. The nurse sat on the stick, and would neither give it up nor let you by.',
      'An old nurse sat in your way on a tally-stick, and it told against {who}. It was from the hungry year. {who}, a child then, cut a notch for each that was to eat, and cut one away: the sister of {foe}. She died. That was where the quarrel came from, and nobody had told you. The nurse would not give you the stick.',
      'On your road an old nurse hid a tally-stick from you, for it told the first wrong, and {who} had done it. In the hungry year {who} had the count of who should eat, and took out {foe}’s small sister, so that she starved. Only then did {foe} begin. You had sworn not knowing it, and she held you there.',
      'An old nurse sat on a tally-stick in her hut by your road and told you what it meant. {who} had kept it, in the hungry year, to count who was to eat. {who} pared off one notch, and {foe}’s sister got nothing, and died. {who} had held that back from you. The nurse kept the stick, and kept you.',
      'An old nurse by your road had suckled {who} and {foe}, and one of them had wronged the other first. It was {who}, who kept the tally-stick of those who ate in the hungry year, and cut out {foe}’s sister. She died. “And you swore for the one with the knife,” said the nurse. She sat on the stick and held you there.',
    ],
    still: [
      'The old nurse still sat in your way on the tally-stick, and would give you neither the stick nor the road. One could see the end of it, and that it was dark with hands.',
      'You were still held there by the nurse, who sat on the tally-stick from which {who} had cut {foe}’s sister. She was telling over the notches under her breath, up to the gap.',
    ],
    givenUp: [
      'The nurse kept the stick and let you by. “Go,” she said, “you know it now.” You had got nothing else from her.',
      'The nurse’s daughter took her in to bed, and the stick with her. So no one barred your way any more. You knew of the child who had no notch, and you could do nothing for her.',
    ],
    later:
      'The nurse sat before her hut and ran a thumb along her palm, from one mouth to the next. At the gap she stopped.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask what {foe} said of the sister’s death',
          description:
            'It may show you how {foe} thinks and where {foe} goes; but it is the last thing that the nurse keeps for herself.',
          success: [
            'The nurse told you that {foe} said nothing that day, but laid the dead sister’s coat before {who}. {foe} still visits the place where she lies, and the nurse told you by which road {foe} goes. You went on with your oath, but more softly, and by a better way.',
            'The nurse told you what {foe} said: “Count me out too.” They would not, as {foe} could work. Since then {foe} counts everything twice and trusts no guard, she told you. So you knew at what hours {foe} goes round in {where}, and she let you by.',
            'The nurse told you what {foe} said: “I will take something from each of them, until it is even.” So you knew why {foe} had wronged {who}, and the nurse would say so before anybody. She let you by, with a witness for your oath.',
            'The nurse told you what {foe} asked that day: “Whose was it to say?” Nobody answered then, and {foe} has asked strangers ever since. Answer, she said, and {foe} will let you come near. With that she let you by.',
          ],
          failure: [
            'The nurse opened her mouth, and out of it came a lullaby, and nothing else. It was the one for two. She rocked and rocked. People came to listen, and some were {foe}’s, and saw you there.',
            'The nurse told you how {foe}’s small sister had died, and not what {foe} said. You wished that you had not been told. You sat a long time. {foe} went on, meanwhile.',
            'The nurse told it to the wall of her hut, and you could not hear. But a boy on the other side of it could. He ran with it, and {foe} learned that you had been asking about the child.',
            'The nurse said, “Bread,” and wept, and there was no more to be had from her then. Somebody of {foe}’s stood by the hut, and had seen who made her cry.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: '{foe} had laid a little coat before {who}, folded, and you had thought of it at the end.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'serious'], {
          action: 'Cut the notch again and send {foe} the stick',
          description:
            'To see the sister counted again may soften {foe}; but the nurse sits on the stick, and your knife may split it.',
          toward: 'for',
          success: [
            'You cut the sister’s notch again and sent {foe} the stick, and it moved {foe}. The wood was so old that it rang. {foe} ran a thumb down it, and stopped. All of {foe}’s people were called home and given bread. For nine days no one was sent out after anybody.',
            'The nurse let you have the stick, and you cut the notch again, and {foe} took it to heart. You put red in it, as for one living. {foe} took it up the hill, alone, and stayed. It was long before {foe} could hate as usual.',
            'You took the stick as the nurse leaned to spit, and cut the notch again. She felt for the place. Then she kissed your wrist. It was taken to {foe}, wrapped up as one wraps an infant. For a whole moon {foe}’s people sat by their fires and made no war.',
            'You cut the notch again, and {foe} sent back a loaf for it. There was no word to it. The spearmen on your track were asked to come and eat the rest. They sat there for days and were told about the sister.',
          ],
          failure: [
            'You cut at the stick, and it split from end to end. The nurse put her hands over her head, and tied it with a thread. {foe} was told who had done it.',
            'You cut the notch one place too low. That is the notch for a dog. {foe} heard of it, and what {foe} said was heard over two valleys. The nurse sat down on the stick again.',
            'You reached for the stick, and the nurse bit you, and you cut your thumb. There was blood along it, right over the gap. {foe} heard, and took it for a threat.',
            'You cut at the stick, and the knife slipped and made a second gap. The nurse took it from you. {foe} was told that you had cut out one more.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered: 'You had cut one small notch again in an old stick, and for nine days {foe} had made no war.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Go and look for the sister’s grave',
          description:
            '{foe} may go there, by a path worth knowing; it is steep and off your road, and you may not be alone.',
          success: [
            'You went up to the sister’s grave, and found {foe}’s own path from there to {where}. There was a ring of stones as wide as a shawl. {foe} had been there, and not long since: milk in a shell, and a bird of wood. The path went down the other side, narrow, worn by one pair of feet, to a gap in {where}.',
            'From the sister’s grave you saw a way to {where} that nobody guards. You came up on your hands. It was so small! You put a stone on, as one does. From there one sees how {foe} goes to and fro with wet eyes, so as not to be met.',
            'From the sister’s stones you saw a cleft with steps in it, and it led to {where}. One does not see it from below. You went by those steps. They ran under {foe}’s guards’ feet. She had a good view, the little one.',
            'You found beads by the sister’s grave, and followed them down to {where}. They lay in the grass, one at a time, as from a string that breaks while one is running. {foe} had come away from her by that gully again and again, out of everybody’s sight.',
          ],
          failure: [
            'You went up the hill and saw somebody there, and ran down again. It was a small girl, you thought, and then it was a hare. {foe}’s people had seen you on the sky. You had found nothing.',
            'You went up the hill and could not find the sister’s grave. There were very many stones there, each as big as a shawl. You had not known that it was so many, that year. {foe}’s herders looked up and saw you.',
            'You went half way up the hill and touched a rattle in a birch. It was a child’s, and hung there to tell if anyone came. It went on and on. {foe} was told by it, and you had to come down.',
            'You went up the hill and lost your way among the stones. Something answered you from the edge, in a small voice. You crept back on your belly, and {foe} had gained by it.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          'From the grave of {foe}’s sister you had seen the path that {foe} used when {foe.he} did not wish to be met.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Count the notches with the nurse',
          description:
            'It comforts her, and then she may let you by; you come out knowing what you knew when you went in.',
          success: [
            'You counted the notches over with the nurse, and it comforted her, and nothing else was changed. She said them, and you said them after: this mouth, that mouth, and whose. At the gap you both waited, as long as one name. She had never had anyone to do it with, she said.',
            'You counted the stick nine times with the nurse, and then she let you by. {who} was a child with a knife then, she said, and somebody grown had told {who}, so many and no more. You thought about that child too. Then you went on with your oath.',
            'You counted the stick with the nurse, her finger and yours. She told you who had been fond of plums. At the gap she lifted your finger over, so that it should not fall in. You came out no wiser. But she had let you touch the stick.',
            'You counted with the nurse to the end, and one of you cried, and the other patted a knee. It was a good long people, she said. It had been said aloud, with the gap in its place, and you took nothing else away with you.',
          ],
          failure: [
            'You counted, and at the gap you said the wrong name. You had meant it well. The nurse pulled the stick away and sat down on it.',
            'The nurse fell asleep on your shoulder before the gap. You could not move. When she woke she had lost the count, and so had you.',
            'You lost count before the gap and did not tell her so. The nurse did not scold. She began over, from the first mouth, and then began over.',
            'You had got as near to the gap as two names, when the nurse’s daughter came in with the broth, and poured it over your head. She took you for somebody of {who}’s, and the count was broken off.',
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
