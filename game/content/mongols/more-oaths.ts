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
    'Listen: a post-rider wears a belt of bells, so that the next horse may be led out before he comes. {who}’s son rode out with a letter, and his horse came home alone with every bell stuffed with felt. {foe}, the {foe.trade} at {where}, wrote down that the boy had run away. {who} had made felt for forty years, and it was not hers. You swore by the Sky to learn whose.',
    '“He did not run,” said {who}, and she set a belt of bells before you. Her son had carried letters for {foe}, and his mare had walked home without him, and somebody had packed the bells with wool so that they should not be heard. At {where} {foe} kept the book of the post and would show nobody the page. You put a finger in each bell, all nine, and swore to read it.',
    'There is a word for a post-rider who leaves the road with a letter, and {foe} had written it beside the name of {who}’s son. Nobody would milk beside her tent now. But the boy’s saddle had come home cinched by a stranger’s hand, two holes short. “Ask at {where},” said {who}. “He rode in there, and {foe} says that he did not.” You let out the girth two holes, and swore to ask.',
    '{who} was beating wool when you came, and she did not stop for the telling. Her boy rode out for {foe} and rode back, and did it again; and one time there was only the horse. {foe} said deserter. A groom from {where}, drunk, had said something else, and wept, and would not say it twice. She held out the stick. You struck the wool once, as felt-makers swear, to bring her the truth.',
    'So it is told, and I knew the tent: a horse came to it with no rider, and would not be led from the door. In its bells was felt. {who} drew it out, plug after plug, and laid the nine in a row. {foe} had called her son a thief of letters, and had shut the post-house at {where} to all her kin. You were no kin. You took one of the plugs, and swore to find out.',
  ],
  advances: [
    'A groom knew the plug of felt by its smell. They line the horse-rugs with it in {foe}’s own stables, he said, and nowhere else.',
    'An old post-rider counted the stages for you on his ribs. Her son had passed the eighth alive, and from the eighth one sees the smoke of {where}.',
    '{who} sent word that the riderless mare still turned her head one way in her sleep, and it was the way to {where}.',
    'A tea-seller had heard bells coming toward {where}, and then no bells, and had thought that the rider must have got down to drink.',
    'Somebody told you what {foe} had paid for his blue roof. A master of the post lives upon barley money, and barley does not turn blue.',
    'The letter had been looked for by two khans, you learned, and one of them had stopped looking on the day after the boy was lost.',
    'A scribe let slip that the post-book at {where} had been mended with paste. Other books wear out at the back, and this one in the middle.',
    'You met the girl who would have married him. She taught you the tune that he used to whistle, so that you could try it upon the horses of {foe}.',
    'A rider of {foe}’s spat three times when you shook the belt in passing. One does not spit at bells, unless one has stopped their mouths.',
    'People had begun to say “the boy who was lost” and not “the boy who ran”. It was only one word, and {who} wept at it.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Follow at {place} the trail of the horse that came home alone.',
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Lead the mare back along her road',
        description: 'You must let her choose the way at a walk, and she stops wherever she was afraid.',
        success: [
          'You gave the mare her head, and at a thicket by {place} she began to tremble. There was a heap of wool, combed out of a rug, and the marks of one who had knelt beside a standing horse and filled nine bells. He had been left-handed. You had a left-handed groom to look for now, and a nail from his boot.',
          'Backward goes slower than forward, for fear has to be walked round. At {place} she would not pass a stone. Behind the stone lay the boy’s hat, with its cord cut and folded, as nobody folds the hat of one who has run. Three horses had stood there, and two of them wore the shoes of the post-house.',
        ],
        failure: [
          'She took you a whole day out over the grass, ears up, without a stumble, and brought you with great joy to the stallion of somebody’s herd. There are two things that a mare remembers. You led her back to {place} by the halter.',
          'A herd had been driven across {place}, four hundred head, and after that not even the mare could find her own feet. She stood and shook. A herd-boy asked whether you would sell her, as she was plainly ill.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Ask the grooms in {place} who paid them to be silent.',
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Drink with the grooms of the post',
        description: 'It takes a whole skin of kumis, and the soberest will tell {foe} what you asked.',
        success: [
          'You asked nothing, and bragged of a horse. They bragged back, and by the fourth bowl it was of who had been best paid. One had a silver buckle from {foe}, for a hole that he dug when no horse had died. He heard what he had said; and after that he told you the rest, with his face in your sleeve.',
          'A secret among grooms is a flea, and it goes to the warmest. You gave up the place by the pot to the youngest, and he told you. He had held the bridle of a rider who went in to {foe}’s table with a letter; and by order he had led that horse out again alone.',
        ],
        failure: [
          'They drank your health and the health of your mother, and sang, and each time that you came near the matter somebody poured. You could not have said afterward which of you had been questioning which.',
          'The soberest of them had been set there for people like you. He listened to it all with his chin in his hand, got up, thanked you for the drink, and went off toward {foe}’s people at a trot.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Read in {place} the copy of the post-book that {foe} sent to the treasury.',
      offer: does(['craft', 'intellect', 'hard', 'none'], {
        action: 'Compare the copied page with the barley bills',
        description: 'It is nine hundred lines of fodder and hooves, and one wrong sum hides everything.',
        success: [
          'Riders lie and barley does not. Nine measures had been drawn at {where} for nine horses, and the page had eight riders; and for the one too many there was a bowl of soup besides. So he had come in, and sat down, and been fed. You wrote the line on the inside of your cuff, and it burned there like a coal.',
          'You did the sum three times, and each time a boy was left over. He had eaten at {where}, and slept in no bed, and taken no fresh horse. The clerk read it across your shoulder and went pale. He gave you the number of the page, and begged that you had it from somebody else.',
        ],
        failure: [
          'By the six hundredth line you were adding saddles to onions. The sum came out at last to four riders more than the Khan has. An under-clerk shut the book upon your thumb and wished you a good rest.',
          'On the page that you wanted stood a bowl, and an official was eating from the bowl. He ate like one who knows the value of a page. When he had done he took it away rolled up under his arm, and the office was closed.',
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
      '{foe} received you in the yard of the post-house at {where}, among ninety saddled horses, and told you that the boy had run and the matter was shut. Behind him grooms were carrying the old books to a fire. You wanted the truth about {who}’s son before the last of them burned; and between you and books and stable stood {foe}, with a whip.',
      'They were pouring new clay over the stable floor at {where} when you came in at the gate, and {foe} stood by and hurried them. Nobody hurries a floor. Along the wall the grooms looked at their boots. “He ran,” said {foe}, “it is written.” You had to have it unwritten, there, before the whole yard, or {who} would never know where to pour the milk.',
    ],
    still: [
      'The fire wanted feeding, and a groom went to it with one more book, slowly, looking at you over the top.',
      '{foe} tapped the whip against his boot. The horses along the wall all turned an ear to it, as to somebody they knew.',
    ],
    offers: [
      does(['explore', 'perception', 'hard', 'serious'], {
        action: 'Dig under the ninth stall',
        description: 'The stallion in it kills strangers, and {foe} will not wait long before he whistles up his men.',
        success: [
          'You went in under the stallion’s neck, talking, and dug with a roof-tile. At the depth of an arm there was a boot, and in it a name sewn by a mother. The grooms took off their hats all along the wall. “Who told you the ninth?” asked {foe}, and by asking he had told the yard.',
          'The clay was softest where the stallion would not stand. You dug there, and he let you; he had been waiting a year for somebody to see to it. When the letter-case came up, with the Khan’s mark and no letter, {foe} sat down on a bucket. He said all of it then, to the bucket.',
        ],
        failure: [
          'The stallion struck the wall beside your ear, and then the other wall, and you went out under his belly with a handful of clay that proved nothing. But {foe} had gone the colour of whey when you took hold of the tile, and more than one had seen that.',
          'You dug in the ninth stall from the gate, and it was the ninth from the well that you should have dug in. They pulled you out backward. By that time there was straw on every floor, and eighteen men who swore that they had always slept just there.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Ask each groom aloud where the rider went',
        description: 'They eat {foe}’s bread, one and all, and the first who answers may be whipped for it.',
        success: [
          'You asked the oldest, and he looked at his boots; you asked the next. You shook the belt of bells before each of them, with the felt out. At the seventh a boy cried that he could not hear that any more. He pointed at the floor; and then they all spoke at once, and {foe} could not have whipped so many.',
          '“Where did he go?” you said, nine times, down the line, and each time the silence was shorter. A lie is a load, and they had carried it far for small wages. It was the cook who set hers down first. She had made the soup, and {foe} had stirred something into it, and sent for a spade before the bowl was empty.',
        ],
        failure: [
          'They answered as grooms answer, that it was a large yard and there were many riders. {foe} thanked them by name. At the end of the row one had tears running into his beard, and he wiped them off with a curry-comb.',
          'The third of them opened his mouth. {foe} laid a whip across it, lightly, and said that the man had toothache. After that the whole row had toothache; they held their jaws and looked at you.',
        ],
      }),
      does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Hold the scraped page up to the light',
        description: 'It must be snatched from the fire first, and your sleeves are felt.',
        success: [
          'Ink is a guest that leaves its smell in the bed. Against the flame the scraped line stood up brown: the boy’s name, the mare’s, and the word for “came in”. You read it out so that the far wall heard. {foe} had a scribe’s pride, and cried that he had sanded it himself and it should not have shown.',
          'You laid milk on the page with a feather, as the treasury does, and the line that had been scraped came up through it like a drowned man. It was in {foe}’s writing. Beneath was what a northern captain had paid him for one letter. He looked at that for so long that he forgot to deny it.',
        ],
        failure: [
          'You had the page, and the page had caught. You beat it out against your own chest. There was left of it the words “barley” and “grey”, and {foe}, who asked with much concern what else you would like to accuse him of.',
          'It was scraped, anyone could see that; but he had scraped all the others too, from the first page to the last, with a clerk’s patience. You held up one after another. It was like looking for the hole in a net.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Sit down by the ninth stall and mourn',
        description: 'One must keep it up without food, in everybody’s way, and be laughed at by men who know.',
        success: [
          'You sat and rocked and said the boy’s name. They stepped over you with hay. They stepped over you with water, and then one of them did not step over; he sat down. When eleven were sitting there nobody was left to saddle for {foe}, and he came out and told it, so as to have a horse.',
          'A mourner is a stone in the shoe of a house. You made no charge, you only wept where the weeping belonged, and every horse in that stable hung its head over the boards. “Stop,” {foe} cried out to you, “he drank it and felt nothing. It was for one letter, and they swore that nobody would die of it.”',
        ],
        failure: [
          'You mourned until your voice was a thread. They were used to noise there, and they shod a mule beside you. Only the cook came by and set down a bowl, on the ground and not in your hand, as one does for the dead.',
          '{foe} sent out hired women to mourn along with you, nine of them, and they did it far better. It became a kind of feast. You could not find your own grief any more in so much good weeping.',
        ],
      }),
      does(['gift', 'vigour', 'medium', 'slight'], {
        action: 'Give {foe} the belt of bells to wear',
        description: 'Whoever wears them must tell the road truly, the riders hold; but he may only laugh at you.',
        success: [
          'You held it out on both palms, and before the grooms he dared not refuse. He buckled it on. He stood quite still so as not to ring, and he breathed, and he rang. Nine bells said the boy’s name to him at every breath, and at last he shouted out the truth to be heard above them.',
          'He had been a rider once himself, and when the belt was round him his back grew straight. “Letter from the eighth stage,” he said, as they do, and stopped. There had been a letter. He told where it had gone and what was under the floor, standing up, in the voice in which one reports to the Khan.',
        ],
        failure: [
          'He took it, and tossed it up, and hung it on the stallion. It rang very prettily there. But the stallion began to shake and to sweat, so that three men had to hold him, and they looked across his back at {foe}.',
          'He put the belt on and danced for you, and they had to laugh, being paid to. You stood with your hands open. When he unbuckled it one of the bells was missing, and he had it in his fist; he would not have that one ring.',
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
    'Nine tents stood at a well, and {foe} wanted the grass round it. So {foe} had a dead wolf sunk in the water and rode on. In three days eight of the tents were quiet. {who}, the {who.trade}, had been away after a stray camel, and came home to dig. He filled a skin from that well, and tied it with eight knots. You swore to bring it before {foe} at {where}, and have it answered for.',
    '“They were thirsty, and they trusted me,” said {who}, who had kept that well for thirty years. {foe} had poisoned it to have the grass. He showed you eight rings where tents had stood, and named who lay in each, down to a child that had no name yet. There he stopped. You bound the skin of bad water to your belt, and swore that {foe} should answer for it at {where}.',
    'Listen, and put down your bowl while you listen. {who} drew water for nine tents, and on one day it killed eight of them, for {foe} had had a carcass weighted with stones and let down there. {foe} pastured on that valley now. {who} had a skin of what they drank. He could not hold a bow for weeping, so he asked it of you, and you swore by the Sky to take revenge at {where}.',
    'A well has no door, and that is why it is holy. {foe} put death into one, to clear a valley of {who}’s people, and it was cleared. {who} buried forty-one with one spade. He had not spoken since, and when he spoke it was to tell you of {foe}, and of {where}, where that lord sat and drank clean. You broke the spade across your knee, as the custom is, and swore revenge.',
    'You asked {who} for water, not knowing. He took the bowl out of your hand and poured it on the ground, and told you why the birds did not come there. {foe} had wanted the pasture; {foe} had a wolf thrown down the shaft; eight families drank. He was the one left over. You swore with your palm on the well-curb to find {foe} at {where}, and to call in the debt of eight tents.',
  ],
  advances: [
    'You met one who had held the rope when the wolf was let down. He had not drunk from any well since without looking into it first.',
    '{who} sent you the eight names knotted in a cord, so that your hand should know them when your head was tired.',
    'A child at a camp tasted nothing before you had tasted it. They had heard about the well there, and they were all on your side.',
    '{foe} had begun to let a servant drink first, you heard, and after the servant a dog, and only then to lift the bowl.',
    'Three families had moved off {foe}’s new grass without being driven. The sheep did well on it, they told you, but the children dreamed.',
    'The skin at your belt had swollen and gone down again. It was like going about with something that breathed, and you kept its mouth toward {where}.',
    'An old warrior gave you the way to {where}, for {who}’s sake. He had had a sister in the fourth tent, he said, and did not say any more.',
    'Riders of {foe}’s were drawing lots for who should stand guard at {where}, and it was the winner who did not have to.',
    'At a well they let down the bucket for you before their own beasts drank. “For the eight,” said the woman who drew it, and would not be thanked.',
    'You heard that {foe} slept badly, and had the wells along the road to {where} covered with lids, as if something might climb out.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Raise at {place} a stone for each of the eight tents.',
      offer: does(['force', 'strength', 'medium', 'slight'], {
        action: 'Set up eight stones in a row',
        description: 'Each is as heavy as a calf, and {foe}’s riders go by in sight of them.',
        success: [
          'You rolled them up one after another with your back, and called each by a tent. Herders stood about at a distance. At the sixth two of them came and put their shoulders under it. By the eighth there were thirty, and they would know now, all of them, what to say when {foe} sent for bowmen.',
          'Stones are the only neighbours that stay. When the eight stood up against the sky at {place} a rider of {foe}’s stopped and counted them. He counted again. He had been at the well; and he came up to you leading his horse, and told you by which side one may get to {where}, and asked if there was a ninth to carry.',
        ],
        failure: [
          'The third rolled down again and took the first two along. You stood with your arms hanging and heard them go, quite a long way, through somebody’s sheep. An owner came up about the sheep.',
          'They stood, and they stood well; but you had set them on {foe}’s boundary, and by the custom they marked it now, a bowshot farther out than before. You had to lay them flat again before anybody could thank you for it.',
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
          'A wolf is sold by the skin, and this was sold with everything inside. They all remembered it. The one who remembered least had a new shop. You set the water-skin before him and untied the first knot, only the first; and he told you who had bought, and who rode along, and that {foe} had asked how long such a thing takes.',
          'You said that you wished to buy one, dead nine days, uncut. The young dealers laughed. An old one shut his eyes and said, not again. He wept on his own counter, and gave you the name of {foe}’s man, and the day, and he put his mark to it, so that nobody at {where} could say it was mere talk.',
        ],
        failure: [
          'You were offered fox, marten, a live lynx, and something that was mostly goat. Everyone was so willing. When you asked who had bought a wolf with the bones in they took back the samples, and had to see to their moths.',
          'The man was dead himself, and he had died of his own well, people said, and would not look at you. They were afraid. His widow set a dog on you before you had got out more than one word, and the word was “wolf”.',
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
          'Thirst is a teacher with one lesson. You named them through it, tent by tent, until your tongue was wood; and by the last you no longer hated {foe} hot, which makes the hand shake. You hated cold. A herder gave you the first bowl, and said that it is such people whom {foe} ought to fear.',
          'About half way you began to see them. They sat round in families, and they were in no hurry. The child without a name came and looked at your water-skin and shook its head. When you drank at last you knew what it was that you wanted from {foe}; it was fewer things than you had thought, and harder.',
        ],
        failure: [
          'You held out to the seventh tent, and there a caravan came by with melons. You woke up with juice to the elbows. The law does not mind, they told you kindly; one has merely to begin again, with the first name.',
          'You lost a name. It was a grandmother’s, of the fifth tent, and you went through all of the others and came back to the gap. There is no fasting for a person whose name one has lost. You had to leave {place}, and send to {who} for it.',
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
      'At {where} {foe} sat on a white felt with a bowl and a dozen paid bowmen, and drank the way people do who have had it tasted. You walked in between the bowmen with the skin held up. You wanted {foe} to answer for eight tents. “They were thin cattle, and thin people,” said {foe}. “The grass has been better since.” Nobody laughed at it.',
      '{foe} had been warned, and had come up to {where} with twelve bows and one small son, because nobody, {foe.he} thought, would do it in front of the child. You stopped at ten paces and untied the water-skin from your belt. The bowmen could smell it. You named {who}, and the well, and the eight; and {foe} told the boy to look the other way.',
    ],
    still: [
      'The skin hung between you and {foe}, and dripped a little, and everybody’s eyes went down with the drop.',
      'One of the bowmen asked another how many there had been. Forty-one, he was told; and {foe} bade them be silent.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Throw {foe} in the wrestlers’ grip',
        description: 'It is to be done within reach of twelve bows, and {foe} has never been thrown.',
        success: [
          'No arrow may part two who have hold of each other’s belts, and you had hold. {foe} was strong, and had slept badly for a year. You thought of the fourth tent and turned your hip. When those shoulders struck the ground the twelve put up their bows; and {foe}, under your knee, said the eight names after you, to the last.',
          'You were thrown to your knees, and rose, and were thrown again. At the third hold you had that head under your arm. “Say whose well it was,” you said. It took a long time. {foe} said it so low that you had {foe.him} say it to the bowmen also; and one after the other they turned their horses for home.',
        ],
        failure: [
          '{foe} had been a wrestler before ever being a lord, and set you down on your back with a kind of courtesy. There was a boot on your wrist. But the skin had rolled to the felt, and nobody there would stoop to move it, nor sit down near it again.',
          'You had the belt, and the belt broke. It was an old trick, a thread in place of a strap. While you stood with silk in your fist two of the twelve rode in between; they pushed you back with their stirrups to where you had begun.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Call on the bowmen for the forty-one',
        description: 'If one of the twelve is shamed the rest may follow, and if none is they will shoot.',
        success: [
          'You said the names to them as one says a roll. At the eleventh a man lowered his bow. It was his mother’s sister. “You told us that they had moved,” he said to {foe}. By the thirtieth no string was drawn, and {foe} sat on the felt in a ring of faces, and had to answer each face by itself.',
          '“Which of you has drunk at that well?” you asked them. They all had, as boys, on the great rides, and {who} had drawn for them. You saw it go round. When the twelve had got down and turned their saddles there was no more lord at {where}; there was one person with a bowl, who began to tell how it had been done.',
        ],
        failure: [
          'They had been told that it was a sickness, and they preferred that. The oldest said so to you almost with a prayer. An arrow went into the ground before your foot, and one behind your heel, and you understood that the third would not go into the ground.',
          'You spoke well, and then you named {foe} a coward, which was too much. People will leave a murderer sooner than a coward, since they have been seen with the one and paid by the other. They drew together on both sides of the felt, and their faces shut.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Pour out the bad water and offer mercy',
        description: 'You give up revenge in blood, and {foe} may take it for weakness before you have done.',
        success: [
          'You cut the eight knots and poured it out at {foe}’s feet. The grass drew back from it. “I could have made you drink,” you said. “Say who they were, and dig that well clean with your own hands, and live.” It was quiet; and then {foe} began with the first tent, haltingly, for nobody had ever told {foe.him} the names.',
          'Revenge is a colt that throws whoever rides it longest. You emptied the skin, and held out the cord with the knots. {foe} did not understand at first. You said each name, and {foe} had to say it and undo the knot, and at the knot of the child without one {foe} put both hands over {foe.his} eyes.',
        ],
        failure: [
          '{foe} watched it run away into the ground and smiled, and asked was that all. It had come too early to be taken for mercy. But the bowmen had smelled the water now, and two of them were sick behind their horses.',
          'You poured, and a dog ran in and lapped at it before anyone could hold him. He was {foe}’s own. What happened to the dog they all saw; and {foe} in a rage had you driven from the felt with lance-butts, and would hear no names.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Sit between {foe} and all water',
        description: 'You must drink nothing either, under twelve bows, until one of you has had enough.',
        success: [
          'You sat down across the path to the spring with the skin on your knees. Nobody could pass you but over it, and nobody cared to. {foe} laughed for a good while. Afterward {foe} only looked. When that mouth was as dry as the eight had been it opened, and the truth came out; and after that you moved aside.',
          'One of the two must get up first. You had {who}’s forty-one to sit with, and {foe} had nobody. The bowmen passed their own skins from hand to hand behind you, and did not offer them to the felt. “What do they want?” asked {foe} at last, hoarsely. “To be asked that,” you said; and it was asked, tent by tent.',
        ],
        failure: [
          'You had shut the path to one spring, and there was another. A girl went by behind your back with two full pails, whistling. They drank to you from the felt; and you got up with your lips cracked, like a dog that has guarded the wrong door.',
          'You sat until the bowmen blurred. Somebody put a bowl to your mouth, and you had swallowed before you knew whose it was. It was {foe}’s. One whose water has been drunk cannot be shamed with water, and you had to go off some way and begin anew.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Set the bad water before {foe}',
        description: 'The taster must be looking elsewhere, and you must stop that hand in time.',
        success: [
          'You changed the bowls while the taster was watching your face. {foe} had it at the lips when you said, quite low, which water that was. The hand stopped there. It could neither drink nor set down. I suppose that {foe} saw them all in it; for it was to the bowl that {foe} told how the wolf was let down, and by whom.',
          'It stood on the felt among eight others, and you alone knew which it was. “One of these is from {who}’s well,” you told {foe}, “and you may choose and drink, or you may speak.” {foe} looked from bowl to bowl. Eight families had not been given the choice. {foe} saw that, and spoke, and the bowmen heard all of it.',
        ],
        failure: [
          'The taster had a nose like a hound, and he kicked the bowl over before it was full. He was a decent man, and was sorry, he said; he had a wife. It soaked into the white felt, and {foe} had to sit on the other edge.',
          'You had filled the bowl, and it was a small page who reached for it. You struck it from his hand. So you had saved one of that house, and shown {foe} your trick, in the same moment; and for the first of these they let you walk back out of bowshot.',
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
