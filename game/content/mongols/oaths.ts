import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

const bones: OathContent = {
  key: 'mongols/the-leather-sack',
  kind: 'protect',
  drives: ['endurance', 'perception'],
  title: 'Bury the bones of {who}’s sworn brother at {where} before {foe} can have them.',
  who: { trade: 'old captain', genders: ['male'] },
  foe: { trade: 'claimant to the clan', genders: ['male', 'female'] },
  goal: 'landmark',
  ways: ['patience', 'flight', 'gift'],
  sworn: [
    'A chief goes into a leather sack no bigger than a saddlebag. {who}, the {who.trade}, had sewn it himself, with his sworn brother inside. It was to lie at {where}, and nobody was to find it; and {foe} wanted it found, since whoever buries the chief sits down upon his felt. You took the sack on your knees and swore by the Sky.',
    '“We cut our thumbs over one cup, he and I,” said {who}, “and I was to go first.” He could not get up on a horse any longer without a stone. The bones hung in their sack on the tent-wall, beside the bridle. {foe} had offered three hundred mares for them. You drank what was in the cup, and swore to lay them at {where}, under grass.',
    'The chief had been a large man, and {who} held up the sack to show you what was left of that. He was to have lain at {where} long since, with no mark over him, put there by the one whom he called brother. But {foe} had people on the roads; a funeral would make {foe} the heir. “They know my horse,” said the {who.trade}. You took the sack from him by its strap, and swore on what was in it.',
    'Two graves had been dug for the chief, to mislead people, and a cart of stones sent out. He himself hung behind {who}’s door, in a sack. “We swore to die on one day,” said the {who.trade}, “and I overslept.” {foe} meant to bury him, and be chief by it. You swore by the Sky to lay him at {where}, and to leave no mark.',
    'A bundle had been put in the guest’s place, with the best of the meat before it, and you were given the seat beside. That was his sworn brother, {who} told you; he had to be got to {where} and into the earth, and not by the road, since {foe} had bought up the road. He asked the bundle first. Then he asked you; and you cut your thumb for it with the same knife, over the same cup.',
    '{who} had kept the bones for a year beneath his own saddle, and ridden on the secret. Now {foe} had counted the graves and come out one short. They were a chief’s, in a bag that might have been barley, and must be under the turf at {where} before {foe} could stand up on them and be cheered. “Nobody knows your face,” said {who}. You gave him your word with your palm on the flap.',
    '“He always said that I should see him home,” {who} told you, and moved the lamp, so that you saw who was meant. It was a sack, with a strap. The place was {where}, and nobody was to know it; {foe} was turning over every heap of stones on the way there, since whoever buries a chief may be one. {who} put the strap over your head, and you swore with the weight on your neck.',
    'In the war {who} had carried his sworn brother across his saddle for nine days, with an arrow in him. He had him there again, in a sack, and it weighed less. It must go into the earth at {where}, unmarked; for {foe} would be chief by burying a chief. You tied the strap to your wrist, and swore by the Sky.',
  ],
  advances: [
    'You set down the sack with its mouth to the south, and told it how things had gone. It hung lighter afterwards, or you were used to it.',
    '{foe} had sent riders up the wrong river, you heard. They had dug up a horse there, and buried it again with honours.',
    'A herdsman looked at the sack, and took off his belt and his hat. He had seen nobody, he said; and he showed you which way nobody goes.',
    'The sack swung toward {where} by itself on its strap. The dead are like horses in that: they know the last ten miles.',
    'An old woman sang one line of the chief’s own song, not to you. It had the next two wells in it, and a warning about the second.',
    '{who} had sent a boy after you to learn how the sack rode, and the boy told you, for his part, that {foe} was two wells behind and quarrelling.',
    'Somebody had buried a stone with great honour, in the wrong valley, and told {foe} of it; it was for your sake.',
    'You learned the name that the chief had as a child, from one who had fought with him for a colt, and who knew another road to {where} than {foe} does.',
    'A post-rider let you look in his bag. {foe} had had the sack drawn for all the captains, quite well, with its strap upon the wrong side.',
    '{foe} had promised nine camels for anyone who was seen to carry something and talk to it. They had so far brought in forty mothers.',
    'Somebody who had served under the chief asked to hold the sack while you drank, and stood to attention with it. He told you afterwards of a pass to {where} that {foe} had forgotten to be told of.',
    'They sang there of how tall the chief had been. You felt the weight on your shoulder, and it was so; {who} had only folded him very well.',
    'You had begun to sleep with your arm through the strap, and to wake on the side where the chief was not.',
    'A customs clerk weighed the sack, wrote down barley, and bowed to it. He had an uncle, he said, who had gone home the same way.',
    '{foe} had had nine tombs opened, it was told in the tents, and had got from them a bronze kettle and a cough.',
    'They drank to the chief there, not knowing, and you were asked why you wept. It was the smoke, you said; and somebody put one more cup down beside the sack.',
    'A boy who kept camels had seen the scouts of {foe} ride round {where} in a ring, looking outward.',
    '{who} had let it be known that the sack was lost. You met three people who were sorry for it, and one who asked where.',
    'You noticed that you had been leaving room in front of you, wherever it was narrow, for one large person.',
    'A saddler mended the strap for you, and put in a stitch that is done for chiefs. He did not charge; he did not look up.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Build a false grave at {place} for {foe} to find.',
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Build a false grave and half hide it',
        description: 'It has to be concealed just badly enough; and you are to lie down in it, for the fit.',
        success: [
          'You laid the turf back a finger out of true, and let one arrow lie as though overlooked. A boy with goats had it within the day, and told nobody, and then everybody. They would be digging there for a month, with {foe} holding the lamp.',
          'It was a good grave, and you spoiled it by very little: one clod the wrong way up, and the prints of somebody who had gone off backward. Two marmot-hunters stopped, looked at each other, and left by separate ways. Before you had done up your belt you could hear {foe}’s drums turn round.',
          'You dug it as for a chief and roofed it as for a fool. Then you lay in it, with room for a helmet. A woman with a dung-basket saw nothing whatever, and walked off a good deal faster. At the next camp they told you of the boot that stuck out. You had not thought of a boot. {foe} had sent for spades.',
          'Anyone can hide a grave. You trod the sods down a shade too well, and hung one black hair from a thistle, at the height where a scout of {foe}’s would have to stoop for it. He stooped. Then he asked you the way, did not listen to it, and was so glad that he could not get his foot into the stirrup.',
        ],
        failure: [
          'You hid it too well. A boy walked over it twice, and so did his goats. You were obliged to ask him, in the end, whether the ground did not look odd to him just there; and he asked what you would pay him to think so.',
          'You lay down in it for the fit, and it was a good fit, and you were tired. When you woke the sides had come in. Nobody would have taken it any longer for a chief’s; it was a hole, with a person climbing out.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Find in {place} the singer who knows the chief’s road.',
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the fiddler for the long song entire',
        description: 'It takes until the fire is out, and one may not so much as cough.',
        success: [
          'It had thirty-one verses, a river to each. At the last he stopped with his bow on the string. There were two more, he said, for whoever had the right to them; and he put out his hand and laid it on the sack, as one does on a friend’s knee, and sang you those.',
          'He looked at the strap over your shoulder and began further back than usual. There were rivers, with a wife to some of them; you did not shift a knee. When the embers were grey he wiped the strings. The rest was only for people who are carrying something. He played it with no words, and nodded to you wherever one turns.',
          'One river after another the others fell asleep, and he sang it at you still, to make sure. At the end he moved over, until there were only he and you and the sack. There were four fords that are left out at feasts. He put them in, under his breath, and then sang the last line loud enough to wake everybody.',
        ],
        failure: [
          'You coughed at the ninth verse. He went on, but it was another song by then, about a fox and a person who coughs. The whole tent knew it and joined in. You might come back, they told you, when you had drunk some melted fat.',
          'The fire was wet wood, and you were given the place of honour, in the smoke. You held out until the fourteenth river. When you had been out to breathe he had put the fiddle back in its bag; he did not begin a song twice at one fire; it was bad for the strings.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Wash the bones at {place}, as ought to have been done.',
      offer: does(['patience', 'endurance', 'easy', 'none'], {
        action: 'Wash the bones in the old order',
        description: 'There are above two hundred, the water is cold, and each of them has a name.',
        success: [
          'You began from the feet, which had done the most. One rib had been broken and healed crooked, and that was a fall at six years old; {who} had told you. When the last was in your hands you found you had been telling them the news, and that there was not much of it left.',
          'You laid them on a clean felt, from the crown down, and each was washed, and dried with a sleeve, and called by its name. The hands took longest. {who} had shown you on which joint the ring used to be, and you knew it by the groove. When he was folded up in the old order there was, somehow, more room in the sack.',
        ],
        failure: [
          'A small one slipped from you, and the water had it. You went after it on your belly for half a mile. It was a pebble, when you had it, that must have been in his boot since the last campaign. You laughed, and put it back with him; but the rest had got dusty by then, and it was all to do again.',
          'You lost the count between the one hand and the other. There is nothing for it then but to begin again from the feet. You had begun for the third time when your own fingers had grown too stiff to close, and the bones had to be wrapped up again as they were.',
        ],
      }),
    },
  ],
  ready: [
    'The sack had grown quiet on its strap. From here to {where} it was a matter of getting there, and of being let dig.',
    'You knew from the chief’s own song on which side one comes up to {where}. So, most likely, did {foe}.',
    'You turned the sack about, so that he should ride face forward. There was only {where} to come.',
    'The bones had not once knocked against one another since the last ford. He had seen, you supposed, that it was to be {where}.',
  ],
  test: {
    openings: [
      '{foe} had got to {where} first, with a score of riders, in a half-ring, their bows across their knees. They had touched nothing. It was the bones that mattered, you were told across the grass, quite pleasantly, and who put them in. “Set it down,” said {foe}, “and you shall have a tent near the door.”',
      'You had the turf off at {where}, and the hole as deep as your arm, when the butt of a lance was set down on the edge of it. {foe} sat above you on a grey horse. There were others along the rise. “A good place,” said {foe}. “You might hand it up to me now. He was my mother’s brother.”',
      'They let you come on to {where}, and choose the spot, and take the first sod off. Then somebody coughed. A score of riders had come up the back of the rise with their bits tied, and they sat about you now in the shape of a bow, with {foe} where the arrow would be. “You dig very well,” said {foe}. “There will be a fence wanted.”',
      'A drum and a carpet had been brought to {where}, and a new spade. {foe} stood by it, with bowmen behind to the left and the right, as one stands to be painted. Nobody wished to hurry you, you were told; you had only to dig, and it would be {foe} who laid him in, and was seen to do it. “Is the strap not heavy?” asked {foe}.',
    ],
    still: [
      'The half-ring had not moved. Somebody’s horse let down its head and cropped the edge of the grave.',
      'Two of the riders had got down to see to their girths. {foe} did not look round, and they got up again.',
      '{foe} brushed something from a sleeve, and the ears of twenty horses went to the sound.',
    ],
    offers: [
      does(['flight', 'reflexes', 'hard', 'grave'], {
        action: 'Break through the half-ring with the sack',
        description: 'There are twenty bows, and no ground between you and them that would hide a lark.',
        success:
          'You went for the youngest, and threw him the sack. He caught it, as anybody would, and sat there with a chief in his arms and his bow on the ground. You had it back from him and were over the rise. They followed your hat for ten miles, which was on a goat. It was quiet at {where} when you came back to dig.',
        failure:
          'They opened for you, and closed, and you were running down a lane of horses that had no end to it. You came out where you had gone in, with an arrow through the sack. It had lodged in the chief’s breastbone, and was not the first, as you could tell by the rest of him.',
      }),
      does(['patience', 'endurance', 'hard', 'serious'], {
        action: 'Go on digging and never look up',
        description: 'Nobody may be struck while he is digging a grave, unless he stops.',
        success:
          'You dug it down to your chin. They shouted, and rode up so that the earth fell in, and you threw it out again. By and by there was a second shovel in the hole, and then a third. When you laid the sack in, it was {foe}’s own men who had their hats off.',
        failure:
          'At the depth of a man’s belt you struck rock, and looked up. It was only for the space of a breath. You were out of that hole by the collar; but the hole was there now, and some of the younger ones would not ride across it.',
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Say the nine generations over the sack',
        description: 'No kinsman may interrupt, but a slip in one name will end it.',
        success:
          'You gave the grandfathers of his grandfathers, and at each the old men in the ring said it after you. {foe}’s mother came into it at the third, with her milk-name, which hardly anybody knew. {foe} got down then. One cannot stay in the saddle when one’s mother has been spoken over a grave.',
        failure:
          'At the seventh you put the son before the father. {foe} had been waiting for that with a raised whip, like someone beating time, and brought it down. “Begin again,” called an old man from the end of the line, however. “That was very nearly it.”',
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Give up the sack with other bones in it',
        description: 'There is a dead camel-colt behind that rise, and they will look before they go.',
        success: [
          '{foe} undid the neck of it, looked, and was satisfied, never having counted ribs. They rode off with it at a funeral pace. You waited until the last hat was down behind the grass. Then you took the chief out of your coat, in a good many pieces, and made him comfortable.',
          'You laid the sack down at the horse’s feet, and wept. {foe} felt for the long bones, which were the camel’s, and led the riders away with it in the best of humours. The chief was inside your coat, from the neck to the belt, and was laid in the earth a little later with nobody looking on.',
        ],
        failure: [
          '{foe} had a physician there, of all people, who put in his hand and brought out a hock. It was passed from saddle to saddle. They were laughing too hard, thank Heaven, to look in your coat before they had ridden you down to the water.',
          '{foe} put a hand in, and drew out a jaw with the teeth of a yearling. “He had a better temper,” said {foe}. They rode at you, but in no sort of order, since half of them were wiping their eyes; and you got to the reeds, with the right bones knocking together in your sleeves.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Hand {foe} the first clod to throw in',
        description: 'It is a share in the burial, and it may be that nobody offered.',
        success: [
          'You held out the earth on your two palms. {foe} had bid three hundred mares, and been refused, and been sung about, and no one had thought of this. It fell in on the leather with a small sound. “He taught me to ride,” said {foe}, to the horse’s ears, and the lances were all pointing at the sky.',
          '“He was your uncle,” you said, and held out a clod. It was so long before {foe} got down that the horse looked round. The earth was taken in both hands and crumbled, in case there should be stones in it. It made hardly any noise. After that there was nobody present who could have said what all those bows were for.',
        ],
        failure: [
          'You held it out, and {foe} took it, and flung it in your face. It was done so fast that {foe.he} looked surprised. Some of the lances had turned away from you then, you noticed, as with people who have been made to see a thing.',
          '{foe} came up for it, which made a stir, and took the clod, and weighed it. Then it was set down again at the edge where it had come from. “When he is mine to bury,” said {foe}. But there was earth on that hand now. It was not wiped off at once, and the old ones in the ring had seen that.',
        ],
      }),
    ],
  },
  triumph: [
    'They ran four hundred mares across it, until {where} was all one trodden field, and in a month it would be all one grass. You rode back to {who} with the sack folded in four. He did not ask you where. He felt along the seam, which had held, and hung it up by the bridle, and said the name aloud, for the first time since.',
    'When you looked back at {where} you could not have told the place yourself. A quail got up out of it, as out of any field. {who} had waited for you outside the door, standing, with one hand on the post; he poured the cup full and drank off half, and the other half you poured out on the ground together, a little to the north.',
    'You laid the sods back green side up, and a herd was let graze over it until it had forgotten what was there. {who} took the sack from you, empty, and put his arm in to the shoulder and felt about. “Good,” he said. He wished to know whether it was dry at {where}, and on which side one hears the water. You told him, and he never asked you anything more.',
    '{foe}’s people went home by twos and threes with their bows cased. You stayed on at {where} for as long as one stays with a host, and told the grass who it was. {who} had set out the cup. There were two hollows in the wood of it, where two thumbs had held it for forty years; he put his own in the one, and moved the other round to you, since it ought not, he said, to get cold.',
    '{foe} had brought two felts to {where}, one to bury with and one to sit on, and took both of them home rolled. You trod down the last sod in your stockings, so as to leave no heel. When {who} heard that it was done he blew out the lamp on that side of the tent, which had burned for a year. They could both sleep now, he said, with the door open.',
    'Nobody sang at {where}, since a song tells where. You put the strap in with the chief and kept only the buckle, and {who} took that between his teeth and bit on it and laughed. They were to have died upon the one day. He had not been able to keep to that; but he knew now, at any rate, for what place he was late.',
    'The old ones of {foe}’s own camp came to {where} one at a time, as if by chance, and each led a horse across. No one looked down. You were home before the grass had joined. {who} had poured two bowls, and he drank from the one and then, slowly, from the other, with a stop between such as one makes to let a friend answer.',
    'At {where} you gave the chief the message that {who} had sent along, and it was only that the grey mare had foaled. Then you covered him. {foe} was chief after that of whoever likes drums, and they were not many. {who} asked you how the earth had sounded. Like a horse going off over turf, you said; and he held up one finger until he too had heard the last of it.',
  ],
  loss: [
    '{foe} buried him, with drums, at a place that everyone was shown, and put up a fence. {who} had you tell it twice. He took down the bridle from beside the empty nail. A chief whom all the world can find, he said, is a kind of well; and he asked you to help him on to his horse.',
    'The bones went by you in a painted cart, with {foe} on the shaft. There was no more that you could do at {where} than to fill in a hole. You told {who} of it. He heard you as far as the drums; then he held out his thumb, with the old scar on it, and looked at that, and not at you.',
    '{foe} walked at the head of them all with the sack held out upon both hands, as if it had no weight, and at every halt sat down for a moment on the felt. You saw it leave {where} from behind your own spade. {who} had got the cup ready. He looked at you, and wiped it, and set it down on its mouth. “He would have laughed at the drums,” he said, after a time.',
    'The sack was opened at {where} by order of {foe}, so that people might see, and they looked in one after another and were not much impressed. Somebody said that he had been taller. You had to tell {who} even that. He got up, without the stone, and stood as high as he could for a while beside the bridle.',
    '{foe} put up a shed over the chief, and took toll at the door. You had seen herders pay it. When {who} had it from you he sawed the old cup through the middle, which took a long time, it being good wood, and gave you the half with the other thumb in it. “You carried him,” he said, “the better part of the way to {where}.”',
  ],
  fates: {
    triumph:
      '{who} died in the spring, in no pain, with the cup washed and put by. {foe} came to ask him first where it was, and stayed for nine days, and was told stories.',
    loss: '{who} rode out alone to where his brother had been put, and was found sitting there, upright. {foe} had the felt, and the clan, and a chief’s grave that needed guarding; it took forty men.',
    death:
      '{who} had himself lifted into the saddle and went to look for the sack. {foe} got to it sooner; but two verses of the song were missing, and nobody would come to that burial who could sing.',
  },
};

const seal: OathContent = {
  key: 'mongols/the-second-seal',
  kind: 'accused',
  drives: ['intellect', 'charisma'],
  title: 'Win back the pasture of {who} from {foe} on the judgement carpet at {where}.',
  who: { trade: 'herder of nine sheep', genders: ['male', 'female'] },
  foe: { trade: 'tribute-farmer', genders: ['male'] },
  goal: 'city',
  ways: ['talk', 'craft', 'patience'],
  sworn: [
    '{who} had a valley, and in it nine sheep. Then {foe} unrolled a paper, with a red seal at the foot, by which it had been his valley since before the sheep. {who} could not read. But there was something amiss with that seal, {who.he} said; it did not smell of anybody. You swore, with a hand on the ninth sheep, to say so at {where} before the judge.',
    'They had given {who} a day to strike the tent. It lay rolled on a cart, with the door tied to the top of it, and nine sheep stood around and waited to be told. {foe} was pacing out his new grass. “There is a carpet at {where},” said {who}, “where a poor person can speak if somebody stands next to {who.him}.” You swore that you would stand there.',
    '{foe} had sent a clerk with a cord to measure {who}’s valley, and one of the nine sheep there ate the end of it; that was put down as resistance. {who} told you so upon the rolled felt of the tent, holding {foe}’s paper, with a seal like a trodden plum. “There’s a judge at {where} who eats slowly,” said {who}. “One has time to speak.” You swore to stand up beside {who.him} and say that the paper lied.',
    '“Read it,” said {foe}, and held the paper up to {who}’s nose. It said that a valley with nine sheep in it was his; the seal on it was as red as a new hat. {who} looked at it, and asked you, when he had ridden off, how old such a red gets. There is a carpet at {where} on which one may ask that. You took the ninth sheep by the ear, as a witness, and swore to be there and ask.',
    'There were nine sheep coming along, and {who} behind them with a tent-door over one shoulder. The valley had turned out to be {foe}’s. He had a paper, and it was sealed, he had told them, before anyone now living could object. “I want to be asked,” said {who}. They do ask, on the carpet at {where}, if there is somebody who will stand up for one. You gave your hand on it, and the sheep smelled the hand.',
    '{who} had not shouted, and that was what {foe} had counted on. A paper was read out in the valley, to nine sheep and the one who had reared them, and by the time that it was folded there was a peg of his at the spring. “It is a beautiful seal,” {who} said to you. “I only think it is young.” You swore by the tent, which lay there in a roll, to have that said at {where}, upon the carpet, to his face.',
  ],
  advances: [
    'People had begun to ask you how it stood with the nine sheep. You had not known that the tale was ahead of you.',
    'You had a fresh word of law from somebody who owed {foe} nothing. It was in the tall letters, and fell out your way.',
    'A shepherd told you that {foe} had grazed three flocks on that valley already, and that all three were coughing.',
    'You heard that at {where} the judge had asked, over supper, whether a seal can be lent. It seemed he had been thinking.',
    'Word came from {who}: all nine were well, and the tent still on the cart, and the dogs would let nobody measure.',
    'A scribe told you, for the pleasure of being asked, that {foe}’s paper was older than the ink on it.',
    'At {where} they had begun to lay bets, and it was nine to one, and the one was {foe}.',
    '{who} had named the ninth sheep after you; it was the one that {foe} had kicked.',
    'One of {foe}’s own shepherds asked to be told once more where {who}’s boundary runs. He meant to be standing on the right side of it, he said, when they had done talking at {where}.',
    'The clerk of the carpet at {where} had trimmed a new pen for {who}’s name, you were told, and had asked how it is said.',
    '{foe} had the paper lined with silk, to make it older. The man who lined it had children, and a conscience, and told you how white it was behind.',
    'You were given a cheese by people whom {foe} had already measured. They meant to come to {where} and sit at the front, with their own sheep.',
    'Somebody had taught a crow to say {foe}’s name, and one word more. You were told the word at three wells.',
    'At {where} somebody had asked {foe} to show on the seal which way up it went.',
    'An old herdsman had been paid to forget the whole valley. For that money, he told you, he could not be expected to forget the well too, and that {who}’s father had dug it.',
    'A widow at a well asked to see your tongue. It was {who}’s for the present, she said, and you were to keep it out of the draught.',
    '{foe} had begun to greet poor people, you heard, and they had begun to feel for their purses.',
    'You learned from the man who had carried the ink that {foe}’s seal had been cut by a maker of cake-moulds.',
    'You were made to put the case to a yoke of oxen, and their driver thought that they leaned to your side. He would say so at {where}, if oxen were heard there.',
    'At {where} the carpet had been sent out to be mended, at the border, for the length of nine sheep.',
    '{who} had taught the nine to stand in a row, it was said, and was teaching them now not to look at {foe}.',
    'Two of {foe}’s witnesses had fallen out about which year it was that they saw it sealed in. For the year of the Rat one of them wanted more money.',
    'An old law was said over to you across a wheel that was being greased. It had grass in it, and smoke, and not a word about paper.',
    'At every fire {foe}’s men were being asked how many sheep go to one seal.',
    'A herd-girl offered to be a grandchild of {who}’s at {where}, in case they should be one too few.',
    '{foe} had bought a second fan. It was held, at {where}, to be a bad sign.',
    'You found the case cut into a tent-pole in notches: nine for the sheep, a deep one for {foe}, and a ring for the seal.',
    'Whoever had had his grass measured had kept a bit of {foe}’s cord. They held it up from their doors, as you went by.',
    'The judge at {where} had said that he would sleep on the case, and he had been asleep, they told you, since dinner.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Have a scribe in {place} read you the red seal.',
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Take an impression of the seal to the scribes',
        description: 'They charge by the letter, and four of the five cannot bear the fifth.',
        success: [
          'Each of them read it out differently. It was the fifth who did not read it at all; he held it to his nose. Cinnabar, he said, and castor oil. They had used nothing but sheep’s blood until the year of the Hare; and this was dated in the year of the Rat.',
          'Four of them put on their good caps and read. The fifth asked for a little spit, and rubbed. It came away on his thumb as blood does not: it was cinnabar, he said, and nobody had that before the year of the Hare. All five of them bent over the date. It was the Rat, quite boldly written.',
        ],
        failure: [
          'The first scribe said that it was a forgery, and the second that the first was one. It came to throwing ink. You got away with your impression folded in your hat, and the advice of their brush-washer, who was nine: ask the one who never speaks.',
          'They were at dinner, the four, with the fifth at a table by himself. You held up the impression, and it was passed round, and somebody set down a bowl on it. After that one could read in it chiefly mutton.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Count at {place} the hearths of {who}’s people.',
      offer: does(['explore', 'perception', 'easy', 'none'], {
        action: 'Search the turf for old hearth-rings',
        description: 'They are forty years under the grass, and you must find them with your knees.',
        success: [
          'Where a tent has stood the grass comes up a darker green. You found eleven such rings, each moved a few paces from the last, as decent people move; and under the eleventh three stones, and under the stones a lamb’s ankle-bone, with {who}’s father’s mark.',
          'You walked the valley as one combs a horse, up it and down. There was a place where no dung lay, as wide as a tent, and another by that. In the third you put a hand in under the sod and felt three stones in a ring; and beneath them was the lamb’s bone, cut with the mark of {who}’s father.',
          'The marmots had been before you, and had thrown everything out at their doors: charcoal, charcoal, a bead. You dug at the fourth. There were three stones that had stood in fire, and between them an ankle-bone with the mark of {who}’s father on it, as sharp as though he had only now put down the knife.',
        ],
        failure: [
          'You found rings all over, and were delighted, until you saw that mushrooms grew in them. An old man had been watching you with pleasure. He used to camp with that family, he said. It was further to the left; he would show you when his leg was better.',
          'You went over {place} on your knees from the spring to the rocks, and turned up one hearth, and it was warm. A woman came back to it with her arms full of dung and asked you, with some politeness, what you had lost.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Find in {place} the witness who was paid to be deaf.',
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Talk to the deaf man until he answers',
        description: 'He was at the sealing, and has had a fur hat from {foe} to cover his ears with.',
        success: [
          'You talked about his hat, and got nothing. You talked of his youth, of a white stallion and a race, and had it lose by a neck. “By a length!” he cried out. There was a pause, and he took off the hat, and said, rubbing his ears, that it was a relief, and that he would come.',
          'You sat down by him and said nothing at all. You kept it up until the lamp had been trimmed twice. He had been a great talker, and could not bear it. “Well, there were three of them,” he said, “and the ink was still wet.” He took off the hat, and seemed a good deal cooler; he would come, and he would come bareheaded.',
        ],
        failure: [
          'He watched your mouth with a gentle smile for as long as you could move it. You shouted. A crowd came, and gave him advice on his affliction. Only as you went off did he say, quite low, that he could not hear a thing while that servant in green was standing there.',
          'You tried him with a whisper, behind his back, about a fire in his own tent. He did not move. But a neighbour had heard you, and ran, and then they all did, with buckets; and you were a long time apologising.',
        ],
      }),
    },
  ],
  ready: [
    'Your case had been put on the tally at {where}, between a lame camel and a divorce. It would be heard when you stood up.',
    'There was nothing more to learn about the valley. At {where} the carpet had been beaten, and {foe} had bespoken the side with the shade.',
    'You had what there was to be had, in an order that a sheep could follow. They had swept the carpet at {where}, and {foe} was having his witnesses combed.',
    'At {where} the judge had asked twice whether {who} was coming. You knew by heart what you would say; it was hardly a mouthful, and you had chewed it small.',
  ],
  test: {
    openings: [
      'The judge at {where} sat on a carpet with the Law on one side of him and a bowl of curds on the other. {foe} had brought the paper, nine witnesses and a fan. {who} had brought the sheep. They stood on the border of the carpet in a row and looked at the pattern.',
      '“The paper says that it is his,” said the judge at {where}, “and it is a good paper. What does the grass say?” He looked round for who was to speak for it. {foe} was smiling at his rings. {who} had hold of your sleeve, and pushed.',
      'Between the camel and the divorce the clerk at {where} called out the valley. {foe} walked on with nine witnesses, who all sat down at once. {who} wiped nine noses, and followed. The judge had a bowl of curds on his knee. He read {foe}’s paper, looked whether there was anything on the back, and then at you, as the only one there who had brought nothing.',
      'One steps on to the carpet at {where} without one’s boots. {foe}’s stockings were silk; {who} asked whether hooves should be wiped. The judge moved his curds a little further from the ninth sheep. He had the paper before him, he said, and it was very clear. That had never yet happened to him with the truth. Who spoke for these?',
    ],
    still: [
      'The judge had finished his curds, and had not yet wiped the bowl. As long as he did not do that, the matter was open.',
      'The judge was following the last of the curds round the bowl with one finger, and did not mean to be hurried.',
      'One of the nine had lain down upon a witness. There was nothing against it in the Law, the clerk thought.',
    ],
    offers: [
      does(['craft', 'intellect', 'hard', 'serious'], {
        action: 'Have the seal laid in warm milk',
        description: 'Blood dissolves and cinnabar does not; if you are wrong it is your tongue that pays.',
        success:
          'They brought the milk. It stayed as white as it came, with the seal at the bottom like a coin in a well. An old seal would have gone in like a sigh; the judge had one fetched, and it did. He looked over the bowl at {foe} for some time, and then sent out all those who were wearing new hats.',
        failure:
          'The milk turned pink. Someone had thought of that, and had pricked a thumb over it. {foe} spread his hands. But you had seen which of the witnesses was sucking his thumb, and you would know him again.',
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Plead it in as few words as herders use',
        description: 'He has been hearing orators since he sat down, and fines them by the word.',
        success:
          '“They are nine,” you said. “He has nine thousand. Where should they go?” The judge waited for the rest of it. When he saw that there was none he looked along the border of his carpet, from the first sheep to the ninth, and the ninth sneezed. He asked {foe} whether he could say it shorter.',
        failure:
          'You had said it in one breath and were done; and in the silence you felt that you must add something. You added the sky, and the forefathers, and something about a hawk. The judge fined you for it, kindly, and told you to come back when you were empty.',
      }),
      does(['force', 'vigour', 'hard', 'grave'], {
        action: 'Walk between the two fires for your word',
        description: 'They are built an arm’s length apart, and false people are said to burn the better.',
        success:
          'It was fourteen steps. Your hat went, and the ends of your hair. On the other side you turned round, since nobody had forbidden it, and walked back. After that the judge looked at {foe}, who had said that he would do as much; and {foe} looked at the fires, and thought of his silk.',
        failure:
          'You had come as far as the middle when the left-hand fire fell in. They put you out with buckets, in good time. It was ruled that a log had spoken and not Heaven, and that you could have another day when you had eyebrows.',
      }),
      does(['patience', 'perception', 'medium', 'slight'], {
        action: 'Let the sheep choose between the two',
        description: 'They are to be set down half way, and a sheep has no respect for anyone.',
        success: [
          '{foe} called to them, as servants are called, and shook a bag of barley. They looked. {who} had not said anything, and only stood there in an old coat with a burnt pocket; and one by one they went across and leaned on it. “I have never had so many witnesses agree,” said the judge.',
          '{foe} had had nine ribbons brought, and nine bells. They looked at the bells. {who} coughed, as people do who sleep out; and the ninth sheep got up and went to {who} through the witnesses as if they had been grass, and all the rest went through by the same hole. The judge had it put down in the order in which they came.',
        ],
        failure: [
          'They all nine went straight to the curds. It took four of the guard to get the last one’s head out of the bowl. Even the judge had to hold up his sleeve before his face, and the case was put off until he had another coat.',
          'Eight would have gone, and were on their way. The ninth had found that the border of the carpet could be pulled out, and stayed to see how long it was. Nothing may be decided on a carpet while it is getting smaller. You were to come again when there had been a weaver.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Give {foe} the valley and its duties with it',
        description:
          'By an old grant whoever holds that grass must mount the Khan’s post; it could be that he has not read so far.',
        success: [
          'You made him a present of it, before the judge: the grass, the well, and, as by the grant, forty mares a year to the post, with the arrears since the year of the Rat. {foe} asked to see that line. He read it to himself, with his lips. Then he remembered that it had been quite another valley.',
          'You gave it to him with both hands, as one gives a cup. He was still thanking you when his clerk pulled at his coat; there were forty mares in it, to the post, each year, below the fold. “Have you it or have you it not?” asked the judge. He had it not, said {foe}; he began to doubt if he had been there.',
        ],
        failure: [
          'He had read so far. He bowed, and thanked you; he had paid the forty mares already, to a cousin. The judge desired to see that cousin’s receipt, though, and had no more to say until it should be brought.',
          'He read the place out himself, and with expression. Forty mares: he had sent them in each year, and been thanked for it, on a parchment with a tassel. The tassel was much admired. The judge turned the thing over, though, and asked how they came to have thanked him before the first of them was foaled.',
        ],
      }),
    ],
  },
  triumph: [
    'The judge wiped his bowl. The paper was torn along its length, and {foe} was given one half, so as to know the other if he met with it. {who} put the tent up that same day, with the door to the south. The ring of dark grass fitted it; and the nine went out from it, fanwise, like people going back to their places.',
    '“Nine for nine,” the judge decided: {foe} was to give {who} nine of each beast that had eaten there. It took all {where} to count them out. {who} thanked everyone, and asked if they could not be kept somewhere else, as the nine were not used to company; and went home at a walk, with you, down the middle of the valley.',
    'The judge turned the paper round and let the ninth sheep have it. She began at the seal. {foe} looked on until there was only the date, and then went out of {where} backward, with nobody to hold up his hem. {who} asked what there was to pay. Nothing, said the judge; but he would like to be told at times how they were. So you went home, the eleven of you, and the valley was where it had been.',
    'It was decided in a word, and the clerk at {where} had no need to trim a second pen. {foe} asked for his cord back and was told that it had been eaten. {who} would not let the tent be put up at home until the sheep had chosen. They lay down, all round, with their chins on each other, and left in the middle of them a space with a door.',
    'The judge pressed his own thumb on {who}’s palm in place of a seal, and it left some curd there. “That does not fade,” he said. {foe} was made to pull up his peg at the spring, with his rings on. When you had come back from {where} to the valley {who} held the palm under the water for a good while, and looked, and it was still in order.',
    'They tore {foe}’s paper into nine at {where}, and each of the sheep was offered a piece; two of them declined it. {who} thanked the judge, the clerk, the carpet, and somebody’s uncle who had only come in to be out of the draught. Then {who.he} could not go on. You took the door of the tent upon your own shoulder and walked in front, and the bells came after.',
    '“The grass has spoken,” said the judge, “and it took its time, like a decent person.” {foe} had already folded up his fan. When {who} got home from {where}, eleven old hearths were swept, and a fire was lit upon the twelfth. You were given the ninth sheep’s place beside it; she let you have it for as long as you scratched her.',
  ],
  loss: [
    'The judge wiped his bowl and gave it to {foe}, by the paper. He did not like it, and said so, and the clerk wrote that down too. {who} untied the door from the cart and gave it to you, having no place to put it. The sheep were sold at {where}, to nine different people, so that nobody should call them a flock.',
    'There was a second paper under the first, and you had made ready for only one. It was all over before the milk was warm. {who} walked out of {where} beside you with a crook and nothing to use it on. “You stood there,” {who.he} said. “I told them that somebody would.” And at the fork {who.he} thanked you, and took the left.',
    'The judge said that he was sorry, and that it was the ink that won, and put his own seal to {foe}’s, in order that there should be a good one on it. {who} thanked him for having looked. Outside {where} the nine stopped, from habit, at the place where one turns off for the valley; and {who} stood and waited with them until they were ready to be told.',
    'At {where} {foe} was asked whether he would leave {who} a corner, and he did so, being in good spirits: it was the corner with the salt. {who} put up the tent there. The nine stood at the cord all day long and looked across. You offered to cut it for them; but {who} had given a word upon the carpet, and had never learned to give it in any other way.',
    'The clerk at {where} read the judgement out, and {who} said, “Once more, please,” and he read it again, and it was the same. {foe} left by the side with the shade. You went with {who} to where the valley can be seen from the road, and the ninth sheep sat down there. She would be neither led nor carried, and so you all stayed a little.',
  ],
  fates: {
    triumph:
      '{who} had eleven sheep the year after, and found it too many to know well. {foe} was put to counting the Khan’s own flocks, by hand, with a clerk behind him to count again.',
    loss: '{who} herded for others, on that same grass, and called each of the beasts by the name of one of the nine. {foe} lost three flocks there to the cough, and could find nobody to buy.',
    death:
      '{who} went and stood on the carpet alone, and said that there had been somebody. {foe} won; but the judge has kept the bowl unwashed ever since, and looks at it when he is shown a seal.',
  },
};

const mares: OathContent = {
  key: 'mongols/the-nine-white-mares',
  kind: 'carry',
  drives: ['strength', 'reflexes'],
  title: 'Drive home the nine white mares of {who} that {foe} is holding at {where}.',
  who: { trade: 'keeper of the white herd', genders: ['male', 'female'] },
  foe: { trade: 'horse-raider', genders: ['male', 'female'] },
  goal: 'landmark',
  ways: ['force', 'explore', 'craft'],
  sworn: [
    'Nine white mares belong to the Sky, and are neither ridden nor struck. Their first milk is thrown to it each spring, and that is why there is grass. {foe} ran them off in one night with the foals at heel. {who} showed you nine tethers with nothing upon them. You bit the lead tether through, as the oath has it, and took the road to {where}.',
    '“A stolen horse is a quarrel,” said {who}, “but these were lent to us.” {who} had milked them for thirty years, for Heaven and for nobody else, and now {foe} was drinking it at {where} out of a hat. You put both of your hands in the empty pail, as one swears there, and named the mares, all nine, until you had them right.',
    'You had come to {who} for a bowl of milk, and there were nine pegs in a row with an empty pail to each. Heaven’s white mares had gone with their foals in the direction of {where}; {foe} had been admiring them for a year. {who} did not curse. It was not {who.him} that had been robbed, but somebody a good deal higher up. You swore with your face turned to that side, and your palm in the print of the lead mare.',
    '“What is thrown up comes down as grass,” said {who}, as one tells a child. So there have to be nine of them, white, and somebody to milk them who asks for nothing. {foe} had thought of a price. They were at {where}, behind thorns, being kept until it should be paid. You were handed a halter plaited from a hair of each; you swore, and pulled at it, and it held like a rope.',
    '{who} was throwing milk to the Sky, and it was goat’s. One does what one can, {who} said. The nine that it should have come from were at {where}; {foe} had run them off with their foals, and nobody had ever thought to watch them, for who would rob Heaven? You knelt to the first of the nine pegs, drove it in as far as it would go, and swore on it.',
    'There was no grass that year, {who} told you, as there had been no first milk to throw to the Sky. {foe} had the nine white mares in a pen at {where}, and was learning to like the taste. You asked how one should know the right nine. {who} laughed, not having done so for a month, and gave you the milking-pail to swear on. You did it with your mouth in the pail, and it rang.',
  ],
  advances: [
    'You found one long white hair on a thorn. It was a foot from the ground: she had been lying down, and nobody was beating her.',
    'Some traders had passed the herd. {foe} was feeding it well, they said, and sleeping badly, and had asked them whether mares could stare.',
    'You whistled the milking call to yourself as you went along, to have it ready. Somewhere a foal that was none of yours answered.',
    'It got about that one was coming for the white ones. Two of {foe}’s riders had already remembered that they had mothers.',
    'You knew the lead mare’s print by now as you would a friend’s hand: the near hind, with a nick in it. You kept that between you and the skyline.',
    'A boy who carried {foe}’s water told you that the mares would not touch it until {who}’s name had been said over the trough.',
    'It had rumbled out of a clear sky on the side of {where}, you heard, and {foe} had come out and bowed to it.',
    'The children at one camp had begun to leave the top of their milk in the bowl, for {who}’s sake. It was for the Sky, they told you, and the Sky sent a hedgehog for it.',
    'Milk had been thrown to the Sky at forty tents, for {who}, by people who have not as a rule got it to throw.',
    'Where one of the white mares had stood to drink there was new grass, in the shape of a mare. A shepherd’s wife showed it you, and how it went on from there, to {where}.',
    '{foe} had tried to ride the third of the mares, and was walking with a stick. You were told it in four camps, by people who held their faces straight.',
    'Somebody had spilled milk along that way in nine small dashes, which pointed to {where}; so not all who rode with {foe} had been badly brought up.',
    '{who} sent you word that the tethers were greased, the nine pegs driven afresh, and the pail scalded, so that nothing should have to be looked for.',
    'An old man showed you what he had gathered along the way of the herd: a pouch of long white hair, for a fiddle. It would be tuned, he said, when they went home.',
    'A blind woman had heard them pass, and had counted: nine, and the foals, and one man who clicked with his tongue and was not answered.',
    '{foe} had dreamed of being milked, people said, and was giving it out for a dream of riches.',
    'A smith had been asked for nine pairs of hobbles. He had made eight, and was out whenever {foe}’s man came about it.',
    '{who} had not sat down to milk anything since, you were told, and the stool had been hung up.',
    'You asked the way to {where} and were told which well to use, by a man who had asked you nothing. The other had been drunk from by thieves, he said.',
    'At {where}, you heard, the dogs lay down when the mares were led by, and {foe} had changed the dogs.',
    'A child had drawn one of the foals on a flat stone, from memory. It had no ears and the right expression; it was looking toward {where}.',
    'You came to where somebody had combed a mare’s tail, for her comfort, and laid the burrs in a heap. {foe} was growing careful.',
    'Of those who rode with {foe} one had gone back to being a shoemaker. He told you how many were left, and which of them snored.',
    'At a well you were given water before their own beasts were, for {who}’s sake, and they would not say how they knew.',
    'A stallion walked beside you for a mile, asking. You told him {where}, as he would have found it in any case.',
    '{foe} had forbidden the word “white”, said a pedlar, and so they were calling it “that”.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Read at {place} which way the mares were driven.',
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Read the trodden ground until it talks',
        description: 'Two hundred others were run across it afterwards, in order to make it lie.',
        success: [
          'Two hundred went east, at a canter, and were lying. Under them and going the other way were nine that put their feet down like guests; there was a nick in one of the hind ones. By the dung they had been let graze. You had your direction, and the pace of it.',
          'You lay down and looked along it with one eye. The two hundred had been whipped, for their toes were in. But nine had set theirs flat, one behind the other, and gone off the other way; the foremost had a nick behind. They had stopped twice to eat. Nobody was hurrying them, then, and you knew what sort of water such people like.',
        ],
        failure: [
          'You followed them a long way east, being certain. It was the whole two hundred, it turned out, and a man watering them, who was glad to see anybody. He would not talk about white horses. He looked over his left shoulder, however, as often as you said the word.',
          'It was like reading a page on which a child has been walking. You had one mare, you were sure of one; she was short in the near fore. You went after her through all of it, as careful as a hen, and she was a donkey.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Find in {place} who sold {foe} nine soft halters.',
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the saddlers about lambskin halters',
        description: 'Nobody pads a halter for a horse that he means to ride, and a saddler will wonder why you ask.',
        success: [
          'An old saddler had made them, and had wondered. He had had to fit the ninth by a drawing; she would let no one near her. They were to be sent on to a camp in the lee of a cliff, and he drew you the bend of the river, and where they had set the dogs.',
          'You talked of lambskin until the door was shut. Nine, the saddler said; he had taken it for a wedding, but nobody marries nine. {foe}’s man had complained to him of the dust, at a camp between two salt-pans. One halter had come back to be let out, besides, for a head that was always up and always turned the same way.',
          'The third of them asked in his turn what you knew. You described the lead mare from the ears down. He listened with his awl in the air; it was as he had thought, from the measure. {foe}’s people had brought him the skins and not told him for what; but there were burrs in them that grow above one bend of one river.',
        ],
        failure: [
          'All of the saddlers had sold nine halters, since it seemed that that was what you wanted. You came out with nine doors to knock at. The boy who had been sent round with you pulled you down by the sleeve, and said that his grandfather had the real ones, and was at his prayers.',
          'The one man who worked in lambskin was asleep over it. You spoke to his wife, and she spoke to his brother, and the brother asked what you were paying for halters; and after that there was a good deal of talk in {place}, and all of it was about you.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Take the look-out at {place} from the raiders.',
      offer: does(['force', 'strength', 'medium', 'serious'], {
        action: 'Wrestle the watchman down before he shouts',
        description: 'He is chosen for his lungs, and has a horn as well.',
        success: [
          'You had his breath out of him before he had the horn up. He was a polite sort of man; when you let him have a little of it back he used it to ask for his terms. You tied him comfortably, with a view, and saw over his head how they had posted the herd.',
          'He had filled his chest for it when you came over the edge, and you sat down on that. He went a dark colour and nodded. One could not have wished for a better prisoner. He even moved his leg aside so that you could see past it: nine white backs, four fires, and where the sentries lay who ought to have stood.',
        ],
        failure: [
          'You got the horn, and he got you. The two of you went down from there by way of the slope, in turn, and were both too winded at the bottom to be enemies. He would have to say that he had seen somebody. He would say it slowly.',
          'He was not on the rock. He was under it, at his dinner, and you climbed up past him. It was a fine view. What you noticed first in it was that all of the men down there had their heads back and were looking at you.',
        ],
      }),
    },
  ],
  ready: [
    'You could have walked to {where} with your hat over your eyes, by the smell of the foals. It was time; mares that are milked by strangers forget who they are.',
    'You had a new tether plaited, in nine strands. {where} was before you, with {foe} in it, and you were as ready as a halter.',
    'You knew by now which of the foals coughed, and which mare answered. There was no more between you and {where} than between a hand and a halter, and {foe} had not thought to change the watch.',
    'The mares had been seen at {where} with their tails plaited, as for a buyer. You would never know more than you knew. {who} had sent on the pail.',
  ],
  test: {
    openings: [
      'They were grazing at {where} like nine heaps of washed wool, in a ring of thorn and felt, with a rider on every side. {foe} lay before the gap with a saddle for a pillow. Nobody lies down like that, you saw then, by a thing that is to be sold.',
      'You came down on {where} from above. The white mares stood in the fold all facing the same way, and that was toward you. One by one the raiders noticed it, and looked round. {foe} got up, with a milk-bowl in one hand, and felt about with the other for a lance.',
      'The dogs at {where} lay with their chins on their paws and let you by. Behind a ring of thorn stood the nine, white, with their foals under them like stools. {foe} was there on foot, among the riders, with a rope in both hands, and looked almost relieved. They had known for a week that it would be somebody.',
      'You heard one of the foals cough, and were at {where}. It was all there: the thorn, the felt hung over that, the raiders sitting about with white upper lips. “It does not keep,” said {foe}, getting up from before the gap with a bowl held off at arm’s length. “What is it that you people do to it?”',
    ],
    still: [
      'The mares had drawn together, heads inward, with the foals between. {foe} was in front of them, feet apart, with a rope.',
      '{foe} spat on both hands and wiped them dry again. The mares were looking on.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Wrestle {foe} for the lead mare',
        description: '{foe} has never been thrown, and the rule is that one goes on.',
        success:
          'You were thrown four times, and got up four. There is something in that which wears away at people. At the fifth {foe} was a breath late in the knee, and went over it, slowly, like a tent when the pole is drawn; and lay looking up at a white belly, and said, “Take them, then. They never did like me.”',
        failure:
          'You had an excellent hold. {foe} went up into the air with it, and came down on top. They laid you over a thornbush to come to yourself. The lead mare had walked up to the fence to see who it was, at any rate, and did not go away again.',
      }),
      does(['flight', 'reflexes', 'hard', 'serious'], {
        action: 'Cut the fence and run out among them',
        description: 'Nine mares and seven foals go through one gap, and you with them, at the height of the knees.',
        success:
          'The felt went down and it was all white. You ran with your hand twisted in a mane, and touched the ground now and again. The riders were on both sides of you, and did nothing: one does not lay a whip to those. When they had thought of something else you were already in the next valley.',
        failure:
          'You had one strand still to cut when they came through it regardless. They were very good; not a hoof was set on you. It was the foals who jumped, being young, and did not all of them jump high enough; and the herd came round by itself, and was let in at the gate.',
      }),
      does(['craft', 'perception', 'hard', 'serious'], {
        action: 'Slip the hobbles off one after another',
        description: 'It is done on your belly through the grass, among hooves, and four pairs of eyes keep watch.',
        success:
          'You took them in order of age, as they would have wished. Each shifted a foot for you, just so, and went on chewing. The ninth was the one who had kept her eye on {foe} all that time; and when the thong was off her she sighed, and set out for home, and everyone went with her.',
        failure:
          'At the seventh there was a bell in the knot. Somebody had known how it would be done. You lay quite flat, and {foe} walked up and down among the legs, prodding with a lance-butt, and missed you by as much as one misses on purpose, or in bad light.',
      }),
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Sing the milking call until they come',
        description: 'You must stand in plain sight with a pail, and not leave off whatever is thrown.',
        success: [
          'You sang it as {who} does, through the nose. A boot came over, and a stone. The lead mare put up her head from the grass, and looked at {foe}, and at the fence; and then she stepped across that as you would cross a doorsill. It had never been more than a yard high.',
          'You had stood there so long with your mouth open, and been hit so often in the one place, that they began to throw with less spirit. One of the foals got up and came. Its mother called, and it did not hear; so she stepped over the thorn to fetch it back, and having come so far the nine of them went on.',
        ],
        failure: [
          'You sang. The raiders sang too, something with a chorus, and beat on their shields to it. But in the spaces you could hear that a mare had answered, and {foe} had heard it also, and drank no more.',
          'They threw what they had, and then the cook threw a lid. It rang upon the pail like a gong. The lead mare had one foot over the thorn by that time, and drew it back; but she did not lie down again, and kept both ears on you.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell the raiders whose milk they drink',
        description:
          'They have been told that it was some rich man’s; several of them have children and a dry pasture.',
        success: [
          'You asked them what the grass was like at home. They had not had a blade since they came away. You said whose mares those were, and why there is any grass; and men and women put down their bowls on the ground as one. {foe} was left with the rope, and held it, and let it run.',
          '“There were nine pegs,” you said, “and an empty pail to each.” You told them the names. At the fourth a man with a white lip drew his sleeve across it. It was some rich person’s, they had been told; and they looked up, all together, at whose it was. Somebody moved the thorn with his foot, a little, and somebody else a little more.',
        ],
        failure: [
          'They knew it. {foe} had told them on the first night, and they had thought that Heaven could spare a cupful. One of them wept when you said it aloud, and struck you for having done so, which is at least a beginning.',
          '“Whose, then?” they wished to know. You pointed up, and they looked, and there was a kite. It set them off. {foe} laughed with the others; but the bowl was the wrong way up by the end of it, and what had been in it had been let drain away as if by accident.',
        ],
      }),
    ],
  },
  triumph: [
    'They came in by themselves, in file, each to her own tether, and stood. {who} went along the line with a wet hand, and said all the names. The first pail was thrown up to the Sky, to the last drop; and you, who had it in your hair, were looked at by nine mares as they might look at something that had been lent them.',
    'You saw {who} from a long way off, standing there with a pail. You were walking; one walks. The lead mare went on before you, and put her nose into the crook of that old arm, and breathed out. From then on people came in from {where} and further, to look, and stayed to sit on the grass, which was growing.',
    '“Eight,” said {who}, counting them in by the sound, with a hand over both eyes; and then there was the one with the nick, who had stopped to drink. You had walked all the way from {where} with a foal against each hip. When the pail was full you were given the spoon with the nine hollows, and {who} stood back. So it was you who threw it. Some of it came down again, and was warm.',
    'Nine mares came away from {where} at a walk, with nobody before them and you behind, and whoever met them got down and stood. {who} had been sweeping the same yard since you left. You heard the stool come off its nail. The first milk went up so high that it did not seem to come down; and that week there were larks again, and something for them to hide in.',
    'They knew the last hill, and took it at a canter, and so you came in by yourself, out of breath, after your own herd. {who} stood in the midst and was being smelled all over. “You let them get fat at {where},” {who} said to you sternly, it being the first thing that came. Then {who.he} laid a forehead against the lead mare’s, and you were not looked at for quite some time.',
    'The foals had been born on the road to {where}, some of them, and had to be taught about pegs. {who} drove in nine small ones beside the nine, and you held each foal while it was told its name. What was thrown up to the Sky and fell short fell on {foe}’s old tracks, and they came up green. You were given a bowl of the second milking, which is for people.',
    'The whole country had stood with its bowls turned down, it seems, and when the nine came home from {where} it turned them up. {who} milked until the pail ran over, and then walked out, far out, so as to be nearer to the middle, and you had the other handle. You threw it together. It hung there for a moment, white, in nine pieces, like something that knows its way.',
  ],
  loss: [
    'They went over the edge of the world with {foe}, south, to where there are buyers. From {where} you brought back one halter of lambskin. {who} threw water to the Sky that spring, and begged its pardon for it. There was some grass. It was of the kind that grows anyhow, and sheep had to be shown it.',
    'Eight of them would not be driven any further than {where}, and lay down. {foe} wept, it is said; that was of no use to anybody. You had to tell {who}, who went out and took up the nine tethers, and coiled them, each by itself. “Heaven has them back,” {who} said, “and it did not need us for that.”',
    '{foe} got clear away with them. From {where} on there were only the prints, with a nick in the near hind, going where you could not; you came home by the thorns, and picked off them what white hair there was. {who} tied it to the nine pegs, a little to each, so that it should look as if somebody had only just untied the rest.',
    'You came back from {where} with one foal, the smallest, that had been left because it limped. {who} fed it from a glove. It could be no offering, being lame, and a colt besides. But {who} used to lead it out to the nine pegs, and let it choose each time at which of them it would like to stand.',
    '{foe} had had them dyed at {where}. You saw nine brown mares go by among a hundred, to be sold, and knew them one by one, and could prove nothing; the lead mare looked round at you as far as the bend. {who} asked if they had been beaten. You said no. “Then they think that they are on an errand,” said {who}, and turned over the pail, and sat down on it.',
  ],
  fates: {
    triumph:
      '{who} milked for twelve years more, and taught the call to a child with a bad voice and a good ear. {foe} sends up a foal’s halter every spring, and no word with it.',
    loss: '{who} gave the pail to the next camp and went to live among sheep. {foe} can sleep only on horseback now, and so goes on riding.',
    death:
      '{who} went up the hill at every milking until the year was out, and called, for the mares, or for you. {foe} let them go in the end, for not eating; three found their way home, and it was the lead mare who brought them.',
  },
};

export const mongolOaths: readonly OathContent[] = [bones, seal, mares];
