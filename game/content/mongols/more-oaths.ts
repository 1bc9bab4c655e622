import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

const bells: OathContent = {
  key: 'mongols/the-stuffed-bells',
  kind: 'find-out',
  drives: ['intellect', 'perception'],
  title: 'Learn what {foe} hides at {where}: how {who}’s son, a post-rider, was lost.',
  who: { trade: 'felt-maker', genders: ['female'] },
  foe: { trade: 'master of the post', genders: ['male'] },
  goal: 'city',
  ways: ['explore', 'talk', 'craft'],
  sworn: [
    'Listen: {who}’s son was a rider of the post, and he rode out with a letter and did not come back, and she asked you to learn how he was lost. His horse came home alone, with its bells stuffed with felt so that nobody should hear it. {foe}, the {foe.trade} at {where}, wrote down that the boy had run away. {who} did not believe it. You swore by the Sky to find out the truth.',
    '“My son did not run away,” said {who}, and she asked you to find out what became of him. He had carried letters for {foe}, and his mare had walked home without him, and somebody had packed her bells with wool so that they should not be heard. At {where} {foe} kept the book of the post and would show nobody the page. You put a finger in each bell, all nine, and swore to read it.',
    '{foe} had written at {where} that {who}’s son, a post-rider, had deserted with a letter, and {who} asked you to learn the truth of it. Nobody would milk beside her tent any more. But the boy’s saddle had come home cinched by a stranger’s hand. “Ask at {where},” said {who}. “He rode in there, and {foe} says that he did not.” You swore by the girth to ask.',
    '{who} asked you to find out how her son was lost, who had ridden the post for {foe}, and of whom only the horse came back. {foe} said that he had deserted. A groom from {where}, drunk, had said something else, and wept, and would not say it twice. She was beating wool, and held out the stick. You struck the wool once, as felt-makers do for an oath, and swore to bring her the truth.',
    'So it is told, and I knew the tent: a horse came to {who} without her son, who rode the post, and there was felt in all its bells. She asked you to learn what had been done to him. {foe} called him a thief of letters, and had shut the post-house at {where} to all her kin. You were no kin. You took one of the plugs of felt, and swore to find out.',
  ],
  advances: [
    'A groom of the post was now willing to say what he knew of {who}’s lost son.',
    'An old post-rider would swear that he had seen the boy alive, one stage before {where}.',
    'It was known now where the felt in the bells came from: out of {foe}’s own stables.',
    'A tea-seller had heard the boy’s bells on the road to {where}, and was ready to say so.',
    'People on the post-road said openly now that {who}’s son had not run away.',
    'A scribe who had seen the post-book at {where} would tell you which page had been changed.',
    'The girl who would have married the boy was asking the grooms about him, and they answered her.',
    'Two of {foe}’s riders had left the post-house at {where}, and no longer kept silent about him.',
    'The cook of the post-house had stopped being afraid of {foe}, and would let you in by the kitchen.',
    'An officer of the Khan had heard of the lost boy, and wanted {foe} to answer questions.',
    'The name of the groom who had last saddled the boy’s mare was known now.',
    'The post-riders on the road to {where} were on your side, and would hide you from {foe}’s people.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Follow at {place} the trail of the horse that came home alone.',
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Lead the mare back along her road',
        description:
          'The boy’s mare may show where he was stopped; she must choose the way at a walk, and halts wherever she was afraid.',
        success: [
          'You let the mare lead you to {place}, and there you found wool from a rug and the marks of one who had knelt and filled her bells. He had been left-handed. You had a left-handed groom to look for now, and a nail from his boot.',
          'You let the mare lead you back along her road, and behind a stone at {place} lay the boy’s hat, with its cord cut. So he had not run. Three horses had stood there, and two of them wore the shoes of the post-house.',
          'You let the mare walk before you with a loose rein, and she stopped at {place} and shook; and there was a bell’s tongue there, torn off, and a scrap of felt. It had been done here, and by hands.',
        ],
        failure: [
          'You led the mare out to find the trail, and she brought you to the stallion of somebody’s herd. So you learned nothing. There are two things that a mare remembers; and you led her back to {place}.',
          'A herd of four hundred had been driven across {place}, and the mare could not find her own trail any more. She stood and shook. A herd-boy asked whether you would sell her.',
          'You led the mare, and should have let her lead, and she went where you went and showed you nothing. He who pulls the rein hears only himself. She was polite about it and ate your hat.',
          'The mare would not set foot on {place}, not with grass and not with song, and you learned nothing there. What had she seen? She stood and looked, and her ears told it, but you do not know that speech.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Ask the grooms in {place} who paid them to be silent.',
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Drink with the grooms of the post',
        description:
          'Drink may loosen their tongues; it takes a whole skin of kumis, and the soberest will tell {foe} what you asked.',
        success: [
          'You drank with the grooms and bragged of a horse, and one of them bragged of a buckle that {foe} had given him for digging a hole when no horse had died. He heard what he had said. After that he told you the rest, with his face in your sleeve.',
          'You gave the warmest place to the youngest groom, and he told you that {who}’s son had gone in to {foe}’s table, and that he had led out the horse without him. A secret is a flea, and it goes to the warmest. {foe} had ordered it so.',
          'You drank one cup to the grooms’ four, and when the skin was flat the oldest wept and told you that {foe} had bought their silence with a colt each. He did not even like the colt.',
        ],
        failure: [
          'You drank with the grooms and learned nothing, for each time that you came near the matter somebody poured. They drank your mother’s health. You could not have said which of you had been questioning which.',
          'The soberest of the grooms listened to you and told you nothing, and then he went off to {foe}’s people. He had been set there for those who ask. He thanked you for the drink.',
          'You drank as the grooms drank, cup for cup, and what they told you was gone in the morning and you with it. You lay in the straw. A horse knew it all, they said, and laughed.',
          'You asked the grooms who had paid them, before the first cup was empty, and they stood up and saw to their horses, all of them together. Nobody has seen horses so well brushed.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Read in {place} the copy of the post-book that {foe} sent to the treasury.',
      offer: does(['craft', 'intellect', 'hard', 'none'], {
        action: 'Compare the copied page with the barley bills',
        description:
          'The fodder shows which riders came in; it is nine hundred lines of barley and hooves, and one wrong sum hides everything.',
        success: [
          'You compared the page with the barley bills and found one rider too many: nine horses were fed at {where}, and eight riders written down. So the boy had come in, and been fed. Riders lie and barley does not; and you wrote the line on the inside of your cuff.',
          'You did the sum three times, and each time a boy was left over who had eaten at {where} and taken no fresh horse. So you knew that he had ridden in there. The clerk went pale, and begged that you had it from somebody else.',
          'You laid the page by the barley bills, line on line, and on one night there was barley for a horse whose rider is not in the book. The ink over him was new. That was {who}’s son.',
        ],
        failure: [
          'You added up nine hundred lines and found nothing, for by the six hundredth you had mixed saddles and onions. An under-clerk shut the book upon your thumb.',
          'You could not read the page, for an official was eating his dinner on it, and afterward he took it away under his arm. He ate like one who knows the value of a page. The office was closed.',
          'You compared the page with the bills, and they were the bills of another year, and so nothing fitted and nothing was proved. You saw it at the last line. You had used up three candles and a friend.',
          'The wind blew through the office, and nine hundred lines lay about the yard, and goats had some. You got back most. The sum could not be done without the goats.',
        ],
      }),
    },
  ],
  ready: [
    'You knew now that the boy had ridden in at {where} and never out. What was left was to stand in front of {foe}, and have it said.',
    'There were a groom, a page and a plug of felt, and they all pointed at one stable. You turned your face toward {where}.',
  ],
  test: {
    openings: [
      'In the yard of the post-house at {where} {foe} told you that {who}’s son had run away. Grooms were carrying the old books, in which a page had been scraped, to a fire. You had the belt of bells with you, and wanted the truth about the boy. Between you and the books and the stable, where the floor of the ninth stall was new, stood {foe} with a whip.',
      'In the stable of the post-house at {where} they were pouring new clay over the floor of the ninth stall, and {foe} hurried them. Grooms stood along the wall, and a fire was lit for the post-books, in which a page had been scraped. “He ran,” {foe} told you of {who}’s son. You had the belt of bells in your hand, and you wanted the truth, before the whole yard.',
    ],
    still: [
      '{foe} still stood between you and the stable where the truth about {who}’s son lay, and had the post-books burned. A groom went slowly to the fire with one more, looking at you.',
      '{foe} told you once more that {who}’s son had run away, and would not let you near the post-books or the stable to see. The whip tapped against a boot.',
    ],
    givenUp: [
      '{foe} had you thrown out of the post-house at {where} and the gate shut. A part of the books had not burned, and the ninth stall was still there; you could come again and ask.',
      'The grooms had to drive you out of the yard at {where}, and they did it with their eyes on the ground. {foe} called the matter shut, and you knew that it was not, and that you might come back.',
    ],
    offers: [
      does(['explore', 'perception', 'hard', 'serious'], {
        action: 'Dig under the ninth stall',
        description: 'The stallion in it kills strangers, and {foe} will not wait long before he whistles up his men.',
        success: [
          'You dug under the ninth stall and found a boot with the boy’s name in it, and {foe} gave himself away before the yard. “Who told you the ninth?” he asked. The grooms took off their hats all along the wall.',
          'You dug where the clay was softest, and up came the boy’s letter-case with the Khan’s mark, and {foe} sat down on a bucket and owned to it. The stallion had let you. He had been waiting a year for somebody to see to it.',
        ],
        failure: [
          'The stallion drove you out of the ninth stall before you had dug up anything, only a handful of clay. But {foe} had gone the colour of whey when you took hold of the floor. More than one groom had seen that.',
          'You dug in the wrong stall, the ninth from the gate and not the ninth from the well, and they pulled you out and spread straw on every floor. Eighteen men swore that they had always slept just there.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Ask each groom aloud about {who}’s son',
        description: 'They eat {foe}’s bread, one and all, and the first who answers may be whipped for it.',
        success: [
          'You asked each groom where the boy had gone, and at the seventh a lad pointed at the floor, and then they all spoke at once. You had shaken the belt of bells before each of them. {foe} could not have whipped so many.',
          'You asked nine grooms, and then the cook of the post-house told the truth: {foe} had stirred something into the boy’s soup and sent for a spade. She had made the soup. A lie is a load, and they had carried it far for small wages.',
        ],
        failure: [
          'You asked each groom, and each answered that there were many riders, and so you learned nothing. {foe} thanked them by name. The last in the row had tears running into his beard.',
          'The third groom opened his mouth to answer, and {foe} laid the whip across it and said that the man had toothache. After that the whole row had toothache. They held their jaws and looked at you.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Hold the scraped page up to the light',
        description:
          'The light may show the words that were scraped off; it must be snatched from the fire first, and your sleeves are felt.',
        success: [
          'You held the scraped page to the light, and the boy’s name came up in it and the word for “came in”, and you read it out to the whole yard. Ink is a guest that leaves its smell in the bed. {foe} cried that he had sanded it himself; and so he had owned to it.',
          'You laid milk on the page, and the line that had been scraped came up through it, in {foe}’s own writing, with the price of the letter. He looked at that for so long that he forgot to deny it. The grooms had all seen.',
        ],
        failure: [
          'You snatched the page from the fire, and it was burning, and only two words were left of it, “barley” and “grey”. So it proved nothing. {foe} asked what else you would like to accuse him of.',
          'You held up the page, and it was scraped, but so were all the others, from the first to the last, and it showed nothing. {foe} had a clerk’s patience. It was like looking for the hole in a net.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Sit down by the ninth stall and mourn',
        description:
          'It may shame those who know; you must keep it up without food, in everybody’s way, and be laughed at.',
        success: [
          'You sat down by the ninth stall and mourned until eleven grooms sat with you and none would saddle for {foe}, and he came out and told the truth. He had to have a horse. They had stepped over you with hay at first.',
          'You wept by the ninth stall until {foe} could not bear it and owned to all. A mourner is a stone in the shoe of a house. “Stop,” he cried out to you, “he drank it and felt nothing. It was for one letter.”',
        ],
        failure: [
          'You mourned by the ninth stall until your voice was a thread, and nobody was moved by it. They shod a mule beside you. Only the cook set down a bowl, on the ground, as one does for the dead.',
          '{foe} sent out nine hired women to mourn along with you, and they did it far better, and so yours counted for nothing. It became a kind of feast.',
        ],
      }),
      does(['gift', 'vigour', 'medium', 'slight'], {
        action: 'Give {foe} the belt of bells to wear',
        description: 'Whoever wears them must tell the road truly, the riders hold; but he may only laugh at you.',
        success: [
          'You gave {foe} the belt of bells, and he had to put it on before the grooms, and it rang at each of his breaths until he shouted out the truth. He had stood still so as not to ring. Nine bells were louder.',
          '{foe} put on the belt of bells, and he had been a rider once himself, and so he told the truth in it, as riders hold that one must. “Letter from the eighth stage,” he began. He told where it had gone and what was under the floor.',
        ],
        failure: [
          '{foe} took the belt of bells and hung it on the stallion, and so he had not to tell anything. It rang prettily there. But the stallion began to shake, and three men who held him looked across his back at {foe}.',
          '{foe} put the belt on and danced for you, and they had to laugh, and he told nothing. When he unbuckled it one of the bells was missing. He had it in his fist, for he would not have that one ring.',
        ],
      }),
    ],
  },
  triumph: [
    'It was said at {where} before the whole yard: the boy had ridden in, and been killed for a letter, and lain under the ninth stall. You took the bones home on the mare that had come without him. {who} had a felt ready, a white one. She rolled him in it as one rolls a child, and then she hung the bells on the door with their mouths open.',
    '{foe} was made to write the true word in the book, under the false one, and an officer of the Khan stood over him while he did. You brought {who} the page from {where}. She could not read, so you showed her which mark was her son’s. She put her thumb on it. “He came in,” she said, and went round and told all the tents that had not milked beside her.',
    'You went home slowly with the truth, since it was a heavy one. {who} heard it without stopping her work: the letter, the soup, the floor. Then she asked whether he had been afraid, and you said that nobody had given him time. She nodded. There were nine plugs of felt, and she threw them on the fire one by one, and the bells could be heard over the whole valley.',
    'Whoever rides a post-road must be met at the end of it, and so they met him. From {where} on, at each stage, a rider came out with a bell and went beside you one stage home, and there were ninety of them when you came over {who}’s hill. A deserter’s mother needs no door, people had told her. She stood in it, and could not see the end of the hats.',
    'The deserter’s mark was planed from {who}’s doorpost by an officer of the Khan, with the same knife that had cut it, and she made him tea. When he was gone you told her about the yard at {where}, and how {foe} had looked. She listened to the end of it. “I knew the felt,” was all that she said. “But it is good that somebody knows it with me.”',
    'They gave you the boy’s saddle-cloth at {where}, and {foe} gave up his keys there, and you carried home the one and left the other to the Khan. The girl who would have married him was sitting with {who}. The two of them brushed the cloth, and spread it at the north of the hearth, where a son sits. Nobody in that country said “ran” of him again.',
  ],
  loss: [
    'The books burned, and {foe} raked them himself. You left {where} with ash in your cuffs and no word that anyone would put a seal to. {who} heard you out beside the mare. “Then he is still on the road,” she said; and every ninth day after that she led out a fresh horse, saddled, and held it until nobody could have seen a rider any more.',
    'They had dug before you. There was a clean hole at {where} under a clean floor, and {foe} showed it to you with a lamp. So the boy stayed a deserter in the book. {who} stuffed the bells again with her own felt, one after another, for she could not bear them, and people in that country went on milking on the far side.',
    'You had no witness at the end. One groom had gone off with a purse, and one into the river, and the third had it from {foe} that he had dreamed. {who} asked you only which gate it had been at {where}, so that she should know which way to look. You told her. She took down her tent, and put it up again with the door facing there.',
    '{foe} swore on the bread at {where} that he had never seen the boy, and was believed, having so much bread. You came to {who} with empty hands, and there is no slower riding. She took the plug of felt that you had sworn on, and held it to her nose. “I shall know it again,” she said, “if I live,” and put it in her sleeve.',
  ],
  fates: {
    triumph:
      '{who} felted a white rug for every stable of the post, so that none need use the other sort. {foe} carries letters on foot now, with bells on, and is met by nobody.',
    loss: '{who} beat wool until she could no longer lift the stick, with her door toward the road. {foe} got a second post-house, and would have no stall in it numbered nine.',
    death:
      '{who} took down the bells and rode for {where} herself, and {foe} heard her coming for three days. He told it before she had got down; she had nobody left to bring it home to.',
  },
};

const water: OathContent = {
  key: 'mongols/the-skin-of-bad-water',
  kind: 'avenge',
  drives: ['strength', 'endurance'],
  title: 'Call {foe} to account at {where} for the fouled well that killed {who}’s people.',
  who: { trade: 'well-keeper', genders: ['male'] },
  foe: { trade: 'herd-lord', genders: ['male', 'female'] },
  goal: 'landmark',
  ways: ['force', 'patience', 'talk'],
  sworn: [
    '{foe} had a dead wolf sunk in the well of nine tents, to have the grass round it, and in three days the people of eight of them were dead. {who}, the {who.trade}, had been away, and came home to dig their graves. He filled a skin from that well and asked you to call {foe} to account. You swore to bring it before {foe} at {where}, and have the dead answered for.',
    '“They were thirsty, and they trusted me,” said {who}, who had kept a well for thirty years, and {foe} had poisoned it to have the grass. Eight tents of people died. He showed you the rings where they had stood, and named who lay in each, and asked you for revenge. You bound a skin of the bad water to your belt, and swore that {foe} should answer for it at {where}.',
    'Listen, and put down your bowl while you listen. {who} drew water for nine tents, and on one day it killed eight of them, for {foe} had had a carcass let down there, to get their pasture. {who} had a skin of what they drank. He could not hold a bow for weeping, so he asked you to do it, and you swore by the Sky to take revenge at {where}.',
    '{foe} put poison into a well, to clear a valley of {who}’s people, and it was cleared, and {who} buried forty-one with one spade. He asked you to call {foe} to account at {where}, where that lord sat and drank clean. A well has no door, and that is why it is holy. You broke the spade across your knee, as the custom is, and swore revenge.',
    'You asked {who} for water, and he poured it on the ground and told you that {foe} had poisoned that well. {foe} had wanted the pasture and had a wolf thrown down the shaft; eight families drank, and died. He was the one left over, and he asked you for revenge. You swore with your palm on the well-curb to find {foe} at {where}, and to call in the debt of eight tents.',
  ],
  advances: [
    'One of those who let the dead wolf down into the well would say now that {foe} had ordered it.',
    'It was known now which of {foe}’s riders had been at the well on the day when it was fouled.',
    'Two of {foe}’s bowmen had ridden home, because they would not guard one who poisons wells.',
    'Three families had left the stolen pasture, and told everybody how {foe} had come by it.',
    'The herders near {where} took your side now, and would show you a way in to {foe}.',
    'You had the names of the eight tents by heart now, so as to call them out before {foe}.',
    'In the valleys people said openly now that {foe} had poisoned the well, and that it was no sickness.',
    'An old warrior, who had lost a sister in the fourth tent, drew you a plan of the camp at {where}.',
    '{foe} was so afraid of you that the guards at {where} got no sleep and were growing careless.',
    'No trader would buy hides or wool from {foe} any more, because of the poisoned well.',
    'You knew the old law about poisoned wells now, word for word, and could hold it against {foe}.',
    'A servant who filled {foe}’s cup was kin to the dead, and would help you at {where}.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Raise at {place} a stone for each of the eight tents.',
      offer: does(['force', 'strength', 'medium', 'slight'], {
        action: 'Set up eight stones in a row',
        description: 'Each is as heavy as a calf, and {foe}’s riders go by in sight of them.',
        success: [
          'You set up eight stones at {place}, one for each tent, and the herders who saw it came and helped you. By the last there were thirty of them. They would know now what to say when {foe} sent for bowmen.',
          'You raised all eight stones, and a rider of {foe}’s stopped and counted them, and told you by which side one may get to {where}. He had been at the well himself. Stones are the only neighbours that stay.',
          'You set up the eight stones at {place}, the largest for the tent with the most children, and they stood in a row by evening and could be seen from {foe}’s road. A rider there got down from his horse.',
        ],
        failure: [
          'You could not set up the stones, for the third rolled down and took the first two along. They went through somebody’s sheep. The owner came up about it.',
          'You set up the stones on {foe}’s boundary, and they marked it now a bowshot farther out, and so you had to lay them flat again. They had stood well.',
          'You set up five stones, and {foe}’s riders came by and put ropes on them and pulled them over, and laughed. So no row stands. You know now how it is done. They showed you, with the ropes.',
          'You lifted the first stone and it came down on its face, and it was too heavy for one back, and the eight lie as they lay. A calf’s weight is a calf’s weight only while it is a calf.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Find in {place} the man who sold {foe} the dead wolf.',
      offer: does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Question the fur-dealers about a whole wolf',
        description: 'They sell skins without wolves in them, and whoever sold this one fears the rope.',
        success: [
          'You questioned the fur-dealers about a whole wolf, and one of them, when you untied the first knot of the water-skin, told you all. {foe} had bought it, and asked how long such a thing takes. A wolf is sold by the skin, and this had everything inside.',
          'You asked the dealers for a wolf, dead nine days and uncut, and an old one wept and gave you the name of {foe}’s man. He put his mark to it. So nobody at {where} could say that it was only talk.',
          'You asked the fur-dealers, and one looked at his boots, and you sat down before those boots until he told you: he had sold the wolf to {foe}’s man, stiff and whole, and had wondered.',
        ],
        failure: [
          'You asked who had bought a wolf with the bones in, and the dealers had to see to their moths and told you nothing. They had offered you fox, and marten, and something that was mostly goat.',
          'You did not find the man who sold the wolf, for his wife set a dog on you before you had asked. It was the word “wolf” that she had heard. The other dealers looked away, and they were afraid.',
          'The fur-dealers showed you thirty wolves, and all of them were flat, and nobody would know of a round one. You asked thirty times. They brush the fur toward you when they lie.',
          'You questioned the dealers together, and each looked to the other before he answered, and so you had one answer nine times, and it was no. Question a herd, and you hear the bell-wether.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Fast at {place} for the eight tents, as the law of blood asks.',
      offer: does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Fast for the eight and name them',
        description: 'You go without water for as long as they had to, and must not dream of it aloud.',
        success: [
          'You kept the fast at {place} to its end, and it was lawful now to ask {foe} for the blood. About half way you began to see the dead, in families. When you drank at last you knew what you wanted of {foe}, and it was fewer things than before.',
          'You fasted for the eight tents, without water, and named them all to the last, as the law of blood asks. You no longer hated {foe} hot, which makes the hand shake; you hated cold. A herder gave you the first bowl.',
          'You fasted at {place} as long as the eight tents had thirsted, and said the names morning by morning, and Heaven had heard them by the end. You may ask {foe} for blood now. You drank slowly.',
        ],
        failure: [
          'You forgot a name, a grandmother’s of the fifth tent, and without it the fast does not count. You had to leave {place}, and send to {who} for it.',
          'You broke the fast at the seventh tent, for a caravan came by with melons. You woke with juice to the elbows. The law does not mind, they told you; one must begin again, with the first name.',
          'You licked the dew from your sleeve in your sleep, and so the fast was broken, and the eight are not yet fasted for. You told it yourself. Nobody had seen. Eight tents had seen, you said.',
          'The fast was spoiled at {place}, for a kind old woman came with milk, and you could not tell her why not, and you drank it to its end. It must be begun again. She thought you very thin.',
        ],
      }),
    },
  ],
  ready: [
    'There were eight knots on the skin, and you knew the faces behind each. It was time to bring it to {foe} at {where}.',
    'Nobody would lend {foe} a bow any more, and those at {where} were paid. You tried the strap at your belt, and it held.',
  ],
  test: {
    openings: [
      'At {where} you found {foe} with a dozen paid bowmen, drinking clean water on a white felt, and you held up the skin from the fouled well. You wanted {foe} to answer for the dead of eight tents. “They were thin people,” said {foe}. “The grass has been better since.” The bowmen stood between you, and a taster and a spring were close behind.',
      '{foe} sat at {where} behind twelve bows, with a spring near by and a taster for the water, and you stopped at ten paces and untied the skin of bad water from your belt. The bowmen could smell it. You named {who}, and the well, and the eight tents, and you wanted it owned to; and {foe} did not answer.',
    ],
    still: [
      '{foe} still sat behind the twelve bows and would not answer for the eight tents, and you had not come to go home without that. The skin of bad water dripped a little.',
      '{foe} still owned to nothing, and twelve bowmen kept you from coming nearer. One asked another how many had died, and was told forty-one.',
    ],
    givenUp: [
      '{foe}’s bowmen drove you away from {where}, and nobody had answered for the eight tents. You had not given up {who}’s cause, and you could come again.',
      'The bowmen drew their ring close round {foe}, and you were sent off from {where} with stones. The dead of that well were not answered for yet, and you would try it once more.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Wrestle {foe} to the ground',
        description:
          'Whoever is thrown must answer; it is to be done within reach of twelve bows, and {foe} has never been thrown.',
        success: [
          'You threw {foe} in the wrestlers’ grip, and no arrow may part two who hold each other’s belts, and so {foe} had to say the eight names after you. You had thought of the fourth tent and turned your hip. The twelve put up their bows.',
          'At the third hold you had {foe} down, and {foe} told the bowmen whose well it was that {foe.he} had fouled. You had been thrown twice before. One after the other they turned their horses for home.',
        ],
        failure: [
          '{foe} threw you on your back, having been a wrestler before ever being a lord, and owned to nothing. There was a boot on your wrist. But the skin had rolled to the felt, and nobody there would sit near it again.',
          'You had {foe} by the belt, and the belt broke, and two of the bowmen pushed you back to where you had begun. It was an old trick, a thread in place of a strap.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Call on the bowmen to leave {foe}',
        description: 'If one of the twelve is shamed the rest may follow, and if none is they will shoot.',
        success: [
          'You asked the bowmen which of them had drunk at that well, and all of them had, and they got down and left {foe} alone. There was no more lord at {where}. There was one person with a bowl, who began to tell how it had been done.',
          'You called to the bowmen the names of the forty-one dead, and at the thirtieth no string was drawn, and {foe} had to answer for them. “You told us that they had moved,” said one of the twelve. It was his mother’s sister.',
        ],
        failure: [
          'You spoke well to the bowmen, and then you named {foe} a coward, and that was too much, and they drew together round the felt. People will leave a murderer sooner than a coward. Their faces shut.',
          'You called on the bowmen, and they had been told that it was a sickness, and would not hear otherwise. An arrow went into the ground before your foot, and one behind your heel. {foe} had not moved.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Pour out the bad water and offer mercy',
        description: 'You give up revenge in blood, and {foe} may take it for weakness before you have done.',
        success: [
          'You poured out the bad water at {foe}’s feet and offered mercy for the truth, and {foe} took it and named the dead. “Say who they were, and dig that well clean, and live,” you had said. It was quiet; and nobody had ever told {foe.him} all the names.',
          'You emptied the skin and offered {foe} mercy, and {foe} said each name after you and undid its knot, and owned to it all. Revenge is a colt that throws whoever rides it longest. At the knot of the child without a name {foe} wept.',
        ],
        failure: [
          'You poured out the water and offered mercy, and {foe} smiled and asked was that all, and owned to nothing. But the bowmen had smelled the water now. Two of them were sick behind their horses.',
          'You poured the water, and a dog of {foe}’s lapped at it and died, and {foe} in a rage had you driven back with lance-butts. So no names were heard. But they had all seen what happened to the dog.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Sit between {foe} and all water',
        description:
          'You shut {foe} off from the spring until {foe} answers or thirsts; you may drink nothing either, under twelve bows.',
        success: [
          'You sat down across the path to the spring, and {foe} had to thirst as the eight tents did, until the truth came out. Nobody could pass you but over the skin, and nobody cared to. After that you moved aside.',
          'You and {foe} sat without water until {foe} had enough of it and answered for the dead, tent by tent. You had forty-one to sit with, and {foe} had nobody. The bowmen drank behind you, and did not offer it to the felt.',
        ],
        failure: [
          'You shut the path to one spring, and there was another, and {foe} drank to you out of a full bowl. A girl had gone by behind your back with two pails. You got up like a dog that has guarded the wrong door.',
          'You sat without water until you could not see, and somebody gave you a drink, and it was {foe}’s, and so the trial was lost. One whose water has been drunk cannot be shamed with water.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Set the bad water before {foe}',
        description:
          'Fear of it may bring out the truth; the taster must be looking elsewhere, and you must stop {foe}’s hand in time.',
        success: [
          'You changed the bowls, and told {foe} at the last what water it was, and {foe}’s hand stopped there, and the truth came out. It was to the bowl that {foe} told how the wolf was let down, and by whom. The bowmen heard it.',
          'You set the bad water among eight other bowls, and bade {foe} choose and drink, or speak, and {foe} spoke. Eight families had not been given the choice. The bowmen heard all of it.',
        ],
        failure: [
          'The taster smelled the bad water and kicked the bowl over, and so {foe} was not afraid. It soaked into the white felt, and {foe} had to sit on the other edge.',
          'You had set out the bad water, and a small page reached for it, and you struck it from his hand and so gave away your trick. You had saved one of that house. For that they let you walk back out of bowshot.',
        ],
      }),
    ],
  },
  triumph: [
    '{foe} had answered before everybody at {where}, name by name, and the very bowmen had turned their backs. You brought {who} home to his valley with the empty skin. He drew a bucket, and smelled it, and did not drink yet; but he let down a lamb’s bell into the shaft, as was done there when a child was born, so that the water should know of people again.',
    'The grass of the eight tents was given back, and {foe} had to carry a stone to each of the rings before a hundred riders. {who} stood at the curb the whole time and pointed to where. When it was done he sat down between two of them, as a neighbour does who has dropped in, and told them about {where}. He had you stay, to say what he forgot.',
    'You came back from {where} with nothing at your belt. {who} saw that from a long way off, and he got up. He did not ask whether {foe} lived. He asked if {foe} had said the names, all of them, and in which order; and when you came to the child he stopped you, and gave it one, and the name that he gave it was yours.',
    'It needs ninety-nine buckets to make a fouled well clean, and they came from nine valleys to draw them, when it was heard what {foe} had owned to at {where}. {who} tasted the hundredth. Nobody breathed. Then he poured it over your hands, both sides, as one washes a person who comes out of a house of the dead, and called for the horses to be watered.',
    'What {foe} had said at {where} was cut in a stone by the road, so that the grass should not have it. {who} could not read it, and went there with a rag and wiped it all the same. Before you left he filled a water-skin from the well, a new skin, and tied it with one plain knot. You drank from it for nine days, and it tasted of rope.',
    'The eight tents could not be put up again, and {who} had never asked for that. But a boy and a girl whom nobody wanted came driving six goats, having heard what was done at {where}, and asked if there was room. {who} paced it out. He set them in the fourth ring, and himself in the ninth, and you held the pole while they argued about the door.',
  ],
  loss: [
    '{foe} rode off from {where} with the twelve, and it was sung there that you had come about water and been given some. {who} took back the skin. He emptied it in a place where nothing grew, and kept the cord with the eight knots. “I have still got these,” he said, and went on sitting where he could see the well.',
    'You had stood before {foe} at {where} and it had come to nothing, and the eight were still dead. There is no proverb for that. {who} listened, and put his hand for a moment on your knee, he who had nobody to do it to him. Then he took a spade, a new one, and went to dig a ninth grave beside the others, a little shorter, being an old man.',
    'No one spoke for the forty-one at {where}, in the end, and {foe} had them called a sickness for good. When you told {who} he only asked you to say the names with him, in case his own head should fail. You said them together, tent after tent, up to the child; and there you both sat, for it had still got none.',
    '{foe} drank to you at {where}, out of a clean bowl, and let you go, which is how one is told that one has done no harm. {who} had seen you from the hill, and did not come down. He was stopping the well with stones, slowly, one from every hearth. You carried for him until it was full, and neither of you looked at the other.',
  ],
  fates: {
    triumph:
      '{who} keeps a well where anybody may drink, and tells them for whom it is kept. {foe} draws there for the sheep, on a long rope, and is thanked like any other.',
    loss: '{who} went from camp to camp with a cord of eight knots, and taught the names to children. {foe} had the grass, and sent three days off for drinking-water, under guard.',
    death:
      '{who} filled another skin and set out with it on foot, too old to ride. {foe} had all the wells covered; but herders left the old man water at every stage, in their own bowls.',
  },
};

export const mongolMoreOaths: readonly OathContent[] = [bells, water];
