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
    '{who}, the {who.trade}, asked you to bury the bones of his sworn brother at {where}, in secret, before {foe} could get them. They were a chief’s bones, and among us whoever buries the chief is chief after him, and {foe} wanted to be that. He had sewn them into a leather sack. You took it on your knees, and you swore by the Sky to lay it under the grass there and leave no mark.',
    'You swore to {who}, the {who.trade}, to bury the bones of his sworn brother at {where}, where nobody should find them. The man had been chief, and {foe} had bid three hundred mares for the bones, for who buries a chief becomes one. {who} could not mount any longer. He gave you the sack from the tent-wall, and you drank from the cup over which the two had cut their thumbs.',
    '{foe} wanted to be chief, and for that needed the bones of the old chief, to bury them with drums. But {who} had them, for he was the dead man’s sworn brother, and he held out the sack to you and asked you to bury it at {where} where no one would find it. “They know my horse,” he said. You took it by the strap, and swore on what was in it.',
    '{who} had the bones of a chief, his sworn brother, in a sack behind his door, and he asked you to bury them at {where}, in secret. {foe} was looking for them, since whoever buries the chief is chief after him. The dead man had wished to lie there with nothing over him but grass. “We swore to die on one day,” said {who}, “and I overslept.” You swore to carry the bones there.',
    '{who} asked you to bring a sack of bones to {where} and bury it there, unseen, for they were a chief’s bones, and his own sworn brother’s. {foe} had the roads watched, because whoever buried them would rule the clan. The sack sat in the guest’s place, with the best meat before it. You cut your thumb with the same knife as they had, over the same cup, and that was the oath.',
    'For a year {who} had ridden with the bones of his sworn brother, the chief, under his saddle, and now he asked you to bury them at {where}, unmarked. {foe} was after them. He who buries the chief inherits the clan, so it stands with us. “Nobody knows your face,” said {who}. You laid your palm on the flap of the sack, and swore it.',
    '{who} showed you a sack with the bones of the chief, his sworn brother, and asked you to bury it at {where} with no mark. {foe} wished to get the bones and become chief by burying them with drums. “He always said that I should see him home,” {who} told you, and he was too old to ride. He hung the strap about your neck, and you swore with the weight on you.',
    '{who} once carried his sworn brother, the chief, nine days across his saddle with an arrow in him, and now he had his bones in a sack and asked you to bury them at {where}. {foe} wanted to be chief, and whoever buries the bones is the next. So nobody might find them. You tied the strap to your wrist and swore by the Sky to do it.',
  ],
  advances: [
    'What you had done there brought you nearer to burying the chief’s bones at {where}. You set the sack down with its mouth to the south and told him so.',
    'The bones had come further on their road to {where}, for word of you sent {foe}’s riders up the wrong river. They dug up a horse there, so it is told.',
    'You were a good piece nearer to the burial, since people who had heard of you hid your tracks. A herdsman who saw the sack took off his belt and hat, and asked nothing.',
    'The burial at {where} was nearer than before, and by what you did there. The sack swung toward it on its strap, for the dead know the road home, like horses.',
    'Your oath to bury the chief went forward, for an old woman to whom you were praised told you the next two wells. She sang one line of his song.',
    'You were further on with the chief’s bones, as a boy from {who} told you, who had heard of your deed. {foe} was two wells behind, he said, and quarrelling.',
    'The way to {where} had opened by a hand, since friends of the chief were helping you now. They had buried a stone with great honour, to lead {foe} astray.',
    'You knew a better road to {where} than before, and that served your oath. A man who once fought the chief for a colt showed it to you, and {foe} did not know it.',
    'The burial came nearer, for {foe} was looking for the wrong sack. It had been drawn for all the captains, and the strap was on the wrong side of it.',
    'You had brought the chief’s bones closer to the grass of {where}. {foe} was paying for news of anyone who talks to a bag, and had been brought forty mothers.',
    'The bones were safer with you now than when you set out, and so the oath was nearer. An old soldier of the chief’s held them while you drank, and stood straight to do it.',
    'It stood better with the burial at {where} for what you had done. The chief had been a tall man, and {who} had folded him well, and you carried him lightly.',
    'You were closer to keeping your word to {who} and burying the bones. You slept with an arm through the strap, and woke each time on the same side.',
    'The road of the bones to {where} was shorter by a piece, for people let you pass now. A customs clerk weighed the sack and wrote down barley, and then he bowed to it.',
    'The burial was nearer, since {foe} lost time and opened nine tombs for nothing. They got a kettle out of them, I was told, and a cough.',
    'You had come further with the sack toward {where}, and made friends for it. At one fire they set a cup for the dead man without knowing who he was.',
    'You had gained on {foe}, and so the chief’s grave at {where} was nearer. A camel-boy had seen the scouts ride round that place in a ring, and they were looking outward still.',
    'Your oath to bury the bones moved on, for {who} had let it be said that the sack was lost, and it was believed. Three people were sorry, and one asked where.',
    'You had done another part of what you swore, and the burial was closer. In narrow places you left room in front of you now, as for one large man.',
    'The chief was nearer to his grave at {where}, and by your doing. A saddler mended the strap with a stitch that is only for chiefs, and did not look up.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Build a false grave at {place} for {foe} to find.',
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Build a false grave and half hide it',
        description: 'It has to be concealed just badly enough; and you are to lie down in it, for the fit.',
        success: [
          'You built a false grave for {foe} to find, and it was found the same day. You laid the turf a finger out of true and left one arrow lying. A boy with goats told nobody, and then everybody. They would be digging there for a month.',
          'The false grave deceived {foe}, for you had spoiled it by one clod that lay the wrong way up. Two marmot-hunters stopped there, and looked at each other, and left by different roads. Before you had done up your belt you heard the drums turn round.',
          'You dug the false grave as for a chief, and let one boot stick out of it. A woman with a dung-basket saw it and walked off fast. At the next camp they told you of the boot. {foe} had sent for spades, and so the real bones had a free road.',
          'A scout of {foe}’s found your false grave, and believed in it. You had hung one black hair on a thistle, low, so that he had to stoop. He who must stoop for a thing thinks that he has found it. He was in such haste to tell it that he missed the stirrup.',
        ],
        failure: [
          'You hid the false grave too well, and nobody found it. A boy walked over it twice, and so did his goats. You had to ask him if the ground did not look odd to him, and he asked what you would pay him to think so.',
          'The false grave fell in on you, and it fooled nobody. You had lain down in it to try the length, and you were tired, and you slept. What they saw from the hill was a hole, and a person climbing out.',
          'You built the false grave on bare rock, and a scout of {foe}’s looked at it and laughed, for who buries a chief where a marmot cannot dig? He rode on. A lie wants soft ground.',
          'You dug the false grave, and a herder’s cows stood in it to be out of the flies, and so nobody took it for one. How many cows? Nine. They would not get out, and you sat down with them.',
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
          'The fiddler sang you the long song to the end, and it gave you the chief’s road, river by river. After thirty-one verses he put his hand on the sack as one does on a friend’s knee. There were two more, he said, for whoever carries him; and he sang you those.',
          'You heard the whole song and did not cough, and so you knew the road by which a chief is brought home. At each turning the fiddler nodded to you. He had seen the strap on your shoulder. When the fire was grey he wiped his strings and asked nothing.',
          'The others fell asleep one river after another, and the fiddler sang the chief’s road for you alone. Four fords in it are left out at feasts. He put them in under his breath. Then he sang the last line loudly, and woke them, and they praised it.',
        ],
        failure: [
          'You coughed at the ninth verse, and the fiddler changed the song. It was about a fox now and a person who coughs, and the whole tent knew it. Of the chief’s road you had heard nine rivers. Drink melted fat, they told you, and come again.',
          'The fire was wet wood, and you sat in the smoke and had to go out at the fourteenth river. When you came in he had put the fiddle into its bag. He begins no song twice at one fire, so that the rest of the road stayed with him.',
          'The fiddler’s string broke at the third river, and the song stopped there, and you did not hear the chief’s road. He would string it again, he said, when the mare had grown her tail.',
          'You fell asleep at the twentieth river, and the fiddler saw it and laid the fiddle down, and you do not know the road. He who sleeps on the way does not know the way. He covered you with his coat.',
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
          'You washed the chief’s bones in the old order, from the feet up, and nothing was missing. One rib had healed crooked, and that was a fall at six years old, for {who} had told you. You gave each of them its name. When the last was dry you had told him all the news.',
          'The bones were washed and dried with a sleeve and folded up again as they should be. The hands took longest. You knew the finger with the ring by its groove. A clean guest takes little room; and there was more space in the sack than before.',
          'You washed the bones from the feet to the brow, and said each one its name, and the chief was clean for his road. Your hands were blue. The water took nothing, and the sack was tied again.',
        ],
        failure: [
          'One small bone slipped from you into the stream, and so the washing was spoiled. You went after it on your belly for half a mile, and it was a pebble out of his boot. By then the others were dusty, and you would have to begin again.',
          'You lost count between one hand and the other, and the washing must be done without a mistake. You began again from the feet. At the third beginning your fingers would not close, and so you wrapped up the bones unwashed.',
          'You began the washing with the head, and it is begun with the feet, and so nothing was done as it ought to be. Who told you? An old woman, from the other bank, and she threw a stone to do it.',
          'Riders of {foe}’s came down to the stream to water, and you gathered up the bones wet and hid in the reeds, and the washing was broken off. It must be begun from the first toe. They drank a long time.',
        ],
      }),
    },
  ],
  ready: [
    'Everything was ready to bury the chief at {where}. The sack had grown still on its strap, and only the road was left, and {foe} at the end of it.',
    'You knew from the chief’s own song how one comes to {where}, and there was nothing more to learn. You had to go and dig. {foe} most likely knew it also.',
    'There was only {where} to come now, and the burial. You turned the sack about, so that he should ride with his face forward.',
    'The time had come to lay the bones at {where}. They had not knocked together once since the last ford, and so he knew it too.',
  ],
  test: {
    openings: [
      '{foe} was at {where} before you, with a score of riders in a half-ring, and wanted the bones. Their bows lay across their knees. It did not matter who had carried them, you were told, only who put them in the earth. “Set the sack down,” said {foe}, “and you shall have a tent near my door.” And the grass was good there.',
      'You had dug as deep as your arm at {where} when {foe} rode up and set the butt of a lance on the edge of the grave. There were riders along the whole rise. “A good place,” said {foe}. “Hand the chief up to me, for he was my mother’s brother.” The sack lay at the horse’s feet, and you were in the hole.',
      'At {where} they let you lift the first sod, and then {foe} and a score of riders closed round you in the shape of a bow. They had tied up their bits so that nothing should ring. “You dig well,” said {foe}. “Dig on. But it is I who will lay him in.” You held the sack by the strap, and no one helped you.',
      '{foe} had brought a drum and a new spade to {where}, and stood there with bowmen on both sides to bury the chief and be chief. You were welcome, they told you. You might dig, and you might hand over the sack. “Is the strap not heavy?” asked {foe}. He who asks for your load wants your road too, as we say.',
    ],
    still: [
      '{foe}’s riders still stood in a half-ring about the grave, and wanted the bones. A horse let down his head and cropped the edge of it, and was pulled up again.',
      '{foe} and the riders still barred you from the grave, with the bows across their knees. Two of them had got down to see to their girths, and they mounted again.',
      '{foe} and the twenty riders still waited for you to give up the sack with the bones. {foe} brushed something from a sleeve, and the horses’ ears went to the sound.',
    ],
    offers: [
      does(['flight', 'reflexes', 'hard', 'grave'], {
        action: 'Break through the half-ring with the sack',
        description: 'There are twenty bows, and no ground between you and them that would hide a lark.',
        success:
          'You broke through at the youngest rider, for you threw him the sack, and he caught it. So he sat there with a chief in his arms and his bow on the ground. You took it back and were over the rise. They chased your hat for ten miles, on a goat; and you came back to {where} and dug in peace.',
        failure:
          'You tried to break through, and the half-ring opened and shut, and you came out where you had gone in. There was an arrow in the sack. It stuck in the chief’s breastbone, and was not his first. They drove you off from the grave, and you still had him.',
      }),
      does(['patience', 'endurance', 'hard', 'serious'], {
        action: 'Go on digging and never look up',
        description: 'Nobody may be struck while he is digging a grave, unless he stops.',
        success:
          'You dug on and never looked up, and so nobody could strike you. They shouted, and rode up till the earth fell in, and you threw it out. By and by there was a second shovel in the hole, and a third. When you laid the chief down, {foe}’s own men had their hats off.',
        failure:
          'You struck rock at the depth of a belt and looked up, and so they were free to seize you. It was for one breath. You were dragged from the hole by the collar. But the hole was there now, and some of the young ones would not ride across it.',
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Say the nine generations over the sack',
        description: 'No kinsman may interrupt, but a slip in one name will end it.',
        success:
          'You said the chief’s nine generations without a slip, and {foe} gave way to you. The old men in the ring said each name after you. At the third came {foe}’s mother, by her milk-name. Who can sit on a horse when his mother is spoken over a grave? {foe} got down.',
        failure:
          'At the seventh generation you put the son before the father, and {foe} brought down the whip, for it was ended. You had to leave the grave. “Begin again another time,” an old man called from the end of the line. “That was very nearly all of them.”',
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Give up the sack with other bones in it',
        description: 'There is a dead camel-colt behind that rise, and they will look before they go.',
        success: [
          '{foe} took the sack from you and rode off with it, and there was a camel-colt in it. They went at a funeral pace, with the drum. You waited until the last hat was down behind the grass. Then you took the chief out of your coat, and you laid him in the earth.',
          'You gave up the sack and wept over it, and {foe} felt the long bones and believed you. They were a camel’s. The chief was inside your coat from the neck to the belt. A wet face is a good lock; and when they were gone you buried him at {where}, alone.',
        ],
        failure: [
          '{foe} had the sack opened, and a rider pulled out the hock of a camel, so that they knew. It went from saddle to saddle. They laughed too hard to look in your coat, Heaven be thanked, and rode you down to the water with the right bones still in it.',
          '{foe} put a hand into the sack and drew out a colt’s jaw. “He had a better temper,” said {foe}, and they rode at you. You got to the reeds, for half of them were wiping their eyes. In your sleeves the chief knocked together and was not hurt.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Hand {foe} the first clod to throw in',
        description: 'It is a share in the burial, and it may be that nobody offered.',
        success: [
          'You held out the first clod to {foe}, and {foe} took it and threw it on the sack, and so you buried the chief together. Nobody had offered that before. It made a small sound on the leather. “He taught me to ride,” said {foe}; and all the lances pointed at the sky.',
          '“He was your uncle,” you said, and gave {foe} the earth to throw, and after that there was no quarrel. It was a long time before {foe} got down. The clod was crumbled in both hands, in case of stones. A share in the grave, no share in the felt; and the riders put up their bows.',
        ],
        failure: [
          'You held out the clod, and {foe} threw it in your face and would not share the burial. It was done so fast that {foe.he} was startled by it. You were ridden off. But some of the lances had turned away from you, and did not turn back.',
          '{foe} weighed the clod, and laid it down again, and refused you. “When he is mine to bury,” said {foe}. You had to go from the grave. There was earth on that hand now, and it was not wiped off, and the old ones in the ring had seen that.',
        ],
      }),
    ],
  },
  triumph: [
    'You buried the chief at {where}, and nobody will find him, for they drove four hundred mares across the place until it was one trodden field. You rode back to {who} with the sack folded in four. He did not ask where. He felt along the seam, which had held, and hung it beside the bridle, and said the name aloud for the first time since.',
    'The chief lay under the grass at {where}, and {foe} was not chief. You looked back and could not have told the place yourself. A quail got up out of it, as out of any field. {who} stood waiting outside his door, without the stone. He drank half of the cup, and the other half you poured on the ground together, toward the north.',
    'You had kept your oath, and the bones were in the earth at {where}, with the sods laid green side up and a herd to graze on them. {who} took the empty sack and put his arm in to the shoulder. “Good,” he said. Was it dry there? On which side does one hear the water? You told him, and then he asked for his tea.',
    'At {where} the chief was buried, and {foe}’s people went home by twos and threes with their bows cased. You stayed as long as one stays with a host, and told the grass who it was. {who} had the cup ready. Two thumbs had worn two hollows in it. He put his own in the one and turned the other to you, so that it should not get cold.',
    'The chief was in the ground at {where}, and {foe} rolled up the felt on which chiefs are made and took it home. You had trodden down the last sod in your stockings. When {who} heard it he blew out the lamp on that side of the tent. It had burned for a year. Now they could both sleep, he said, and with the door open.',
    'You laid the chief at {where} and told nobody, and they sang nothing there, for a song tells where. The strap went in with him, and the buckle you brought to {who}. He took it in his teeth and bit on it and laughed. They were to have died on one day. He was late, he said, but now he knew for what place.',
    'The bones of the chief lay at {where}, and old riders from {foe}’s own camp came one by one, and each led a horse across. No one looked down. I was the fourth of them. You were home before the grass had joined; and {who} poured two bowls, and drank from the one, and then from the other, and he left time between them for an answer.',
    'You buried {who}’s brother at {where}, and gave him the message first: the grey mare had foaled. {foe} was chief after that of those who like drums, and they were few. {who} asked you how the earth had sounded. Like a horse that goes off over turf, you told him. He held up one finger until he too had heard the last of it.',
  ],
  loss: [
    '{foe} got the bones and buried them with drums, and so {foe} is chief. There is a fence about the place, and it is shown to everyone. You told {who}, and he had you tell it twice. A chief whom all the world can find is a well for thieves. He took down the bridle from beside the empty nail, and asked you to help him on to his horse.',
    'You lost the chief’s bones to {foe}, and they went by you in a painted cart. At {where} there was a hole, and you filled it in. You told {who} about it, and he heard you as far as the drums. Then he held out his thumb with the old scar and looked at it, and he did not look at you.',
    '{foe} carried the sack away from {where} on two hands, before all the people, and sat down on the felt as chief. You stood behind your own spade and saw it go. {who} had got the cup ready. He looked at you, and wiped it dry, and set it on its mouth. “He would have laughed at the drums,” he said.',
    'The sack was opened at {where} by {foe}’s order, and they looked in at the chief one after another, and he had no grave. Someone said that he had been taller. You had to tell {who} that also. He got up without the stone, and stood beside the bridle as high as he could, for as long as he could.',
    '{foe} put up a shed over the chief’s bones and took toll at the door, and you saw the herders pay it. So you came to {who} with nothing on your shoulder. He sawed the old cup through the middle, and it was hard wood. He gave you the half with the other thumb in it. “You carried him,” he said, “most of the way to {where}.”',
  ],
  fates: {
    triumph:
      '{who} died with the cup washed and put by. {foe} came to him once to ask where the chief lay, and stayed for nine days, and was told stories.',
    loss: '{who} rode out alone to his brother’s grave, and they found him sitting there, upright. {foe} had the clan, and a chief’s grave to guard with forty men.',
    death:
      '{who} had himself lifted into the saddle and went to look for the sack. {foe} had it sooner; but there was no one who could sing the last two verses, and few came to that burial.',
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
    '{who} had a valley and nine sheep, and {foe} took the valley with a forged paper, and {who} asked you to win it back. A red seal was on the paper. There is a judge at {where}, and before him a poor herder may be heard if somebody speaks for him. You laid your hand on the ninth sheep and swore to speak.',
    '{foe} had driven {who} from the pasture by a paper with a seal, and {who} said that the seal was false and asked for your help. “At {where} there is a judgement carpet,” said {who}, “but one must have somebody to stand beside one.” The tent lay on a cart, and nine sheep stood around it. So you swore to stand there and win the grass back.',
    '{foe} had {who}’s valley measured with a cord, and then unrolled a paper that said it was {foe}’s own. The seal on the paper was false, for it was too new, and {who} asked you to say so before the judge. One of the nine sheep had eaten the end of the cord. You swore to go to {where} with {who} and win back the pasture.',
    '{foe} held a paper to {who}’s nose, and it said that the valley, where nine sheep of {who}’s grazed, now belonged to {foe}. The seal on it was too red to be old. {who} asked you to speak against it before the judge at {where}. You took the ninth sheep by the ear for a witness, and swore to win the pasture back.',
    '{who} came along the road with nine sheep and no pasture, for {foe} had taken the valley with a sealed paper, and the seal was false. {who} asked you for help. On the judgement carpet at {where} they will hear a poor herder, if somebody will speak for him. You gave your hand that you would, and the sheep smelled at the hand.',
    '{foe} had a paper read out in {who}’s valley, and when it was folded up the valley was {foe}’s. {who} came to you and asked you to speak against it before the judge at {where}. “It is a beautiful seal,” {who} told you, “but I think it is young.” You swore by the rolled-up tent to have it shown for a forgery, before {foe}’s face.',
  ],
  advances: [
    '{who}’s case stood better before the judge, for people had heard what you did and spoke for you. They told you the middle of it themselves.',
    'You were further on with {who}’s case. An old rider who thought well of you gave you a word of the law about pastures, and it fell on your side.',
    'Your oath to win back the valley came nearer, for herders now told you of {foe}’s wrongs. {foe.he} had driven three flocks on to that grass, and all three of them coughed.',
    'The claim of {who} had gained some weight at {where}, where they had heard of you. The judge had asked over supper whether a seal can be lent.',
    'You had done another part of what you swore to {who}, and the case was the stronger. Word came that all nine sheep were well, and the dogs let nobody measure.',
    'The matter of the false seal had moved on in your favour, for a scribe who had heard of you would speak. {foe}’s paper was older than its ink, he said, and laughed into his sleeve.',
    'You had come closer to winning the pasture, for people took your side. At {where} they were laying bets, and no longer all of them on {foe}.',
    'You were nearer to the judgement than before, and {who} heard of it and named the ninth sheep after you. It was the one that {foe} kicked.',
    'It went forward with {who}’s pasture, since even {foe}’s shepherds had begun to believe you. One asked where the old boundary ran, so as to stand on the right side.',
    'The way to the judgement carpet was shorter now, for your name was known there. The clerk at {where} had trimmed a pen for {who}’s case.',
    'You stood firmer in {who}’s case, for a man who worked for {foe} told you a secret. He had lined the paper with silk, and it was white behind, and not old.',
    'The oath had gone on by a step, for others whom {foe} had robbed of grass would come to {where} and speak too. They gave you a cheese.',
    'The truth about {who}’s valley was spreading, and that helped you. A crow had been taught {foe}’s name and the word for thief, and it flew from well to well.',
    'You had got further against {foe}, for people asked about the seal now. At {where} somebody wished to see which way up it goes, and there was no answer.',
    'Your side had grown stronger by one witness. An old herdsman whom {foe} paid to forget {who}’s valley remembered the well in it, and who had dug it.',
    'You were closer to winning {who}’s case, for you were trusted more than before. A widow at a well looked at your tongue and told you to keep it out of the wind.',
    'The case had turned a little further toward {who}, since one more would speak for the nine sheep. {foe} greeted poor people now, because {foe.he} feared it.',
    'You had learned something that helps {who} against {foe}. The seal, so you heard, was cut by a man who makes moulds for cakes.',
    'You had brought the oath forward, for an ox-driver who heard the case from you would tell it along the road. His oxen leaned to your side, and so did he.',
    'The hearing at {where} was coming nearer, and it looked well for {who}. They had sent out the carpet to be mended, for the length of nine sheep.',
    'You had won some ground for {who}, as the whole road knew. {who} was teaching the nine to stand in a row and not to look at {foe}.',
    'It stood worse with {foe} and better with {who}’s case. Two of the bought witnesses had fallen out over the year of the sealing.',
    'Your case had gained by an old law, which someone told you because he liked you. There was grass in it and nothing about paper.',
    'The quarrel over the pasture was going {who}’s way, for you had won people for it. At every fire they asked {foe}’s men how many sheep go to one seal.',
    'You had found {who} one helper more for the day of judgement. A herd-girl offered to come to {where} as a grandchild, in case one was wanting.',
    'The oath to {who} was nearer to being kept, for {foe} had begun to fear the judge. {foe.he} had bought a second fan, and they held it to be a bad sign.',
    'You had come on with the case of the nine sheep, and herders spoke of it. It was cut in a tent-pole somewhere, nine notches and a deep one and a ring.',
    'More of the country stood with {who} now, because of you. From their doors they held up bits of {foe}’s measuring-cord as you went by.',
    'You were one step closer to a good judgement at {where}. The judge had said that he would sleep on the case, and he slept, they told you, with one ear up.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Have a scribe in {place} read you the red seal.',
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Take an impression of the seal to the scribes',
        description: 'They charge by the letter, and four of the five cannot bear the fifth.',
        success: [
          'The scribes found that {foe}’s seal was false, for it was made of cinnabar and oil. It was the fifth of them who smelled it. Until the year of the Hare they sealed with sheep’s blood, he said, and this paper bore the year of the Rat. So you had your proof.',
          'A scribe rubbed the seal with spit, and it came off red on his thumb, as blood does not, and so it was forged. Nobody had cinnabar before the year of the Hare. All five put on their caps and bent over the date. It was the Rat, written large.',
          'The scribes laid your impression beside a true one, and a wing was wanting to the bird in it, and so {foe}’s seal was shown to be false. All five of them said so. They had not agreed on anything for nine years.',
        ],
        failure: [
          'The scribes could not agree about the seal, and so you learned nothing from them. The first called it a forgery, and the second called the first one that. Then they threw ink. Their brush-washer, a child, told you to ask the one who never speaks.',
          'Your impression of the seal was spoiled before it was read, for a scribe set down his bowl on it. They were at dinner, the four, and the fifth sat alone. After that one could read in it only mutton, and you must take another.',
          'You took the impression in mutton fat, and it melted in your sleeve, and the scribes were shown a grease spot. They read that very closely. There was nothing in it of {foe}.',
          'The fifth scribe said that the seal was false, and so the other four said that it was true, and you had no reading that a judge would hear. They threw ink. Ask them one by one, a boy told you.',
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
          'You found the hearths of {who}’s people, eleven of them in a line, and so you could prove whose valley it was. The grass was darker where each tent had stood. Under the last were three stones, and under the stones a lamb’s bone, with the mark of {who}’s father.',
          'The old hearths were there, and you found them with your knees, one and another and a third. In the third you put a hand beneath the sod. It met three burnt stones, and a lamb’s ankle-bone with the mark of {who}’s father. A paper says it, a bone knows it.',
          'Marmots had dug up the old hearths for you, and threw out charcoal at their doors. You dug at the fourth. There you had the three stones and the bone with the mark of {who}’s father, as sharp as if he had only then put down the knife.',
        ],
        failure: [
          'You found rings in the grass, and they were only mushrooms, and no hearths. An old man had watched you with pleasure. He had camped with that family, he said, and it was further to the left; he would show you when his leg was better.',
          'You searched {place} from the spring to the rocks and found one hearth, and it was warm. A woman came back to it with dung for the fire. She asked what you had lost. The old ones must lie deeper.',
          'You searched the turf at {place} with hands and knees and did not find the hearths, for {foe}’s sheep had been folded there and had trodden it to mud. Sheep have no fathers. You washed your knees.',
          'You looked for black earth, and all of {place} was black, for the grass had burned there in a dry year, and no hearth could be told from the rest. A lark had a nest in it. You went round her.',
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
          'The deaf man answered you, and he will be your witness. You had talked of a white stallion and a race, and said that it lost by a neck. “By a length!” he cried out. So he was not deaf. He took off {foe}’s fur hat and rubbed his ears, and said that he would come.',
          'You sat beside the deaf man and said nothing, until he could not bear it and told you all that he had seen. There were three of them at the sealing, he said, and the ink was wet. Silence opens what a shout shuts. He would come to the judge, and bareheaded.',
          'You told the deaf man a story and left out the end, and in the morning he asked you for it, and so he was deaf no longer. He saw the seal set, and will say so. He gave back the hat.',
        ],
        failure: [
          'The deaf man watched your mouth and smiled and gave you no answer. A crowd came to advise him. Only as you left he said softly that he heard nothing while that servant in green was standing by, and the servant was {foe}’s.',
          'You whispered behind the deaf man that his tent was on fire, and he did not turn, but the neighbours heard you. They ran with buckets. He sat there under his fur hat, and you begged pardon of nine households.',
          'You talked to the deaf man from milking to milking, and he only turned up the fur of his hat, and you got no answer. It was a very good hat. What {foe} pays for, {foe} gets.',
          'You shouted, and the deaf man’s wife came out and shouted, and the dogs came, and he sat and smiled among it all and said nothing. He who means not to hear has the best ears in the camp.',
        ],
      }),
    },
  ],
  ready: [
    'You were ready to plead for {who}’s pasture at {where}. The case was on the tally there, between a lame camel and a divorce.',
    'There was nothing more to learn about the valley and the seal. At {where} the carpet had been beaten, and {foe} had asked for the side with the shade.',
    'You had all the proof that there was, in an order that a sheep could follow. Now you had to go to {where} and stand on the carpet.',
    'The judge at {where} had asked twice whether {who} was coming. You knew your words by heart, and they were few.',
  ],
  test: {
    openings: [
      'The judge sat on his carpet at {where} to decide between {foe} and {who}, and he had the Law on one side and a bowl of curds on the other. {foe} had brought the paper with the red seal, nine witnesses and a fan. {who} had brought nine sheep. They stood along the border, and you had to speak for them.',
      '“The paper says that the valley is {foe}’s,” said the judge at {where}, “and it is a good paper. What does the grass say?” He looked round for who would answer. {foe} smiled at his rings, and the nine sheep smelled at the carpet. {who} had you by the sleeve, and pushed, and so you stood before them all.',
      'The clerk at {where} called out the case of the valley, and {foe} walked on to the carpet with nine witnesses. {who} wiped nine noses and followed him. The judge read the paper with the seal, and turned it over. Then he looked at you, over his curds. If nobody spoke against it, he said, it would stand.',
      'One goes on to the judgement carpet at {where} without boots, and so did {foe}, in silk stockings, with the forged paper. {who} asked if the hooves should be wiped. The judge drew his curds away from the ninth sheep. The writing was clear, he said. Who had anything to say for the herder? It was for you to say it.',
    ],
    still: [
      'The judge had not yet said whose the valley was, for he had not wiped his bowl. For so long the case stays open, and you could speak.',
      'The judge had not decided yet between {who} and {foe}. He followed the last of the curds round the bowl with one finger, and would not be hurried.',
      '{foe}’s paper had not been judged yet, and the case went on. One of the nine sheep had lain down on a witness, and there was nothing against it in the Law, said the clerk.',
    ],
    offers: [
      does(['craft', 'intellect', 'hard', 'serious'], {
        action: 'Have the seal laid in warm milk',
        description: 'Blood dissolves and cinnabar does not; if you are wrong it is your tongue that pays.',
        success:
          'They laid the seal in warm milk, and the milk stayed white, so that all saw it was not blood. An old seal would have melted. The judge had one fetched, and it did. He looked over the bowl at {foe}, and then sent out every witness with a new hat.',
        failure:
          'The milk turned pink, as with an old seal, for one of {foe}’s witnesses had pricked his thumb over the bowl. So you had proved nothing. But you saw which of them was sucking his thumb, and you would know him another time.',
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Plead it in as few words as herders use',
        description: 'He has been hearing orators since he sat down, and fines them by the word.',
        success:
          '“They are nine,” you said. “He has nine thousand. Where should they go?” And with that you won the judge. He waited for more, and there was no more. He looked along the border from the first sheep to the ninth, and it sneezed. Could {foe} say it shorter, he asked.',
        failure:
          'You pleaded in one breath, and then you could not bear the silence and went on. You added the sky, and the forefathers, and a hawk. The judge fined you for each word. Come back when you are empty, he told you.',
      }),
      does(['force', 'vigour', 'hard', 'grave'], {
        action: 'Walk between the two fires for your word',
        description: 'They are built an arm’s length apart, and false people are said to burn the better.',
        success:
          'You walked between the two fires and came out alive, and so your word was good. It was fourteen steps. Your hat went, and the ends of your hair, and you turned round and walked back. Then the judge looked at {foe}, and {foe} looked at the fires and thought of his silk.',
        failure:
          'You were half way when the left-hand fire fell in, and they put you out with buckets. The trial counted for nothing. A log had spoken and not Heaven, the judge ruled, and you might walk again when you had eyebrows.',
      }),
      does(['patience', 'perception', 'medium', 'slight'], {
        action: 'Let the sheep choose between the two',
        description: 'They are to be set down half way, and a sheep has no respect for anyone.',
        success: [
          'The nine sheep were let choose, and they went to {who}. {foe} had called them as one calls servants and shaken a bag of barley. {who} only stood there in an old coat, and one by one they came and leaned on it. “I never had so many witnesses agree,” said the judge.',
          'All nine went to {who} and none to {foe}, who had brought ribbons and bells for them. They looked at the bells. {who} coughed, as one does who sleeps out, and the ninth got up and went through the witnesses as through grass, and the others followed. The clerk wrote down each.',
        ],
        failure: [
          'The sheep chose neither, for they went to the judge’s curds. It took four guards to get the last head out of the bowl. The case was put off until he had another coat, and {who} led them away by the ears.',
          'Eight sheep were on their way to {who}, but the ninth found a loose thread in the carpet and pulled it. Nothing may be decided on a carpet that grows smaller. So there was no judgement, and you must come again when the weaver had been.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Give {foe} the valley and its duties with it',
        description:
          'By an old grant whoever holds that grass must mount the Khan’s post; it could be that he has not read so far.',
        success: [
          'You offered {foe} the valley with all its duties, and he gave up the claim. By the old grant the holder owes the Khan’s post forty mares a year, and owed them since the year of the Rat. He read that line with his lips. Then he remembered that it had been another valley.',
          '{foe} thanked you for the valley, and then his clerk pulled him by the coat, for forty mares a year went with it. “Is it yours or is it not?” asked the judge. It was not, said {foe}. He who takes the saddle feeds the horse; and he began to doubt whether he had ever been there.',
        ],
        failure: [
          '{foe} knew about the duties and said that he had paid them, forty mares, to a cousin. So the gift did not frighten him. But the judge wished to see the cousin’s receipt, and until it came he would decide nothing.',
          '{foe} read out the duty of the forty mares himself, and showed a letter of thanks for them, with a tassel. You had lost that throw. The judge turned the letter about, and asked how they could thank him before the first mare was foaled.',
        ],
      }),
    ],
  },
  triumph: [
    'You won the case at {where}, and {who} had the valley back. The judge tore the paper along its length and gave {foe} one half, so as to know the other if he met with it. The tent went up that same day with its door to the south. The ring of dark grass fitted it, and the nine walked out from it each to her own place.',
    'The judge at {where} gave {who} the pasture, and nine beasts of every kind from {foe}’s herds, for the grass they had eaten. The whole town counted them out. {who} thanked everyone and would not take them, for the nine were not used to company. So you went home with nine, at a walk, down the middle of the valley.',
    'The judge decided for {who}, and let the ninth sheep eat {foe}’s paper. She began at the seal. {foe} looked on until there was only the date, and then he left {where} backward, with nobody to hold his hem. {who} asked what there was to pay, and there was nothing. You went home, the eleven of you, and the valley was where it had been.',
    'It was decided in one word at {where}, and the valley was {who}’s. {foe} asked for his measuring-cord, and was told who had eaten it. At home {who} would not let the tent be put up until the sheep had chosen the place. They lay down in a ring with their chins on each other, and in the middle they left a space with a door.',
    'You won, and the judge pressed his thumb on {who}’s palm instead of a seal, and it left some curd there. “That one does not fade,” he said. {foe} had to pull up his peg at the spring with his rings on. When you were back from {where}, {who} held the palm in the water a good while, and looked at it, and it was in order.',
    '{foe}’s paper was torn into nine at {where}, for you had shown that it lied, and each sheep was offered a piece. Two would not have it. {who} thanked the judge, and the clerk, and the carpet, and then could not go on. You took the tent-door on your own shoulder and walked in front, toward the valley, and the bells came after.',
    '“The grass has spoken,” said the judge at {where}, and gave {who} the valley. {foe} had folded up his fan. They swept eleven old hearths at home and lit a fire on the twelfth. A poor man’s hearth, a rich man’s smoke. You were given the ninth sheep’s place beside it, and she let you have it for as long as you scratched her.',
  ],
  loss: [
    'You lost the case at {where}, and the judge gave the valley to {foe}. He did not like it, and he had the clerk write that down too. {who} untied the door from the cart and gave it to you, having no place to hang it. The sheep were sold to nine different people, so that nobody should call them a flock.',
    '{foe} had a second paper under the first, and you had no answer to that one, and so {who} lost the pasture. It was over before the milk was warm. {who} walked out of {where} with a crook and nothing to use it on. “You stood there,” {who} told you. “I said that somebody would.” At the fork {who.he} took the left, and you the right.',
    'The judge at {where} was sorry, and he found for {foe}, and set his own seal beside the false one, so that there should be a good one on it. {who} thanked him for having looked. Outside, the nine stopped where one turns off for the valley. {who} waited there with them, for no one likes to be the one who tells it.',
    'The judge gave {foe} the valley, and {foe} left {who} one corner of it, and it was the corner with the salt. You had not won more than that at {where}. The nine stood at the cord all day and looked across. You offered to cut it. But {who} had given a word upon the carpet, and had only the one kind of word.',
    'The clerk at {where} read out that the valley was {foe}’s, and {who} asked to hear it once more, and it was the same. You had failed. You went with {who} as far as the place from which one sees the valley, and there the ninth sheep sat down. She would not be led, and she would not be carried. So you all sat.',
  ],
  fates: {
    triumph:
      '{who} had eleven sheep the year after, and that was too many to know well. {foe} was put to counting the Khan’s flocks by hand, with a clerk behind him to count again.',
    loss: '{who} herded for others on the same grass, and called each beast by the name of one of the nine. {foe} lost three flocks there to the cough.',
    death:
      '{who} stood on the carpet alone and said that there had been somebody. {foe} won; but the judge has never washed that bowl, and he looks at it whenever he is shown a seal.',
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
    '{foe} had stolen nine white mares that belong to the Sky, and {who}, who kept them, asked you to drive them home from {where}. Nobody may ride them or strike them. Their first milk is thrown up to Heaven, and that is why there is grass. {who} showed you nine tethers with nothing on them. You bit the lead tether through, as the oath has it, and swore.',
    '{who} asked you to bring back nine white mares, which were lent to us by Heaven, and {foe} had driven them off to {where}. “A stolen horse is a quarrel,” said {who}, “but this is a theft from the Sky.” {foe} drank their milk there out of a hat. You put both your hands in the empty pail, and swore to bring them back, and named them, all the nine.',
    'You came to {who} for a bowl of milk, and there was none, for {foe} had driven off Heaven’s nine white mares and was holding them at {where}. Nine pails stood empty. Whom had {foe} robbed? Not {who}, but one who sits higher up. You laid your palm in the print of the lead mare, and swore to {who} to drive them home.',
    '{foe} had stolen the nine white mares of the Sky from {who}, and they stood at {where} behind thorns until a buyer should come. {who} asked you to drive them home. “What is thrown up comes down as grass,” said {who}, for their milk is thrown to Heaven. You swore on a halter plaited of one hair from each, and pulled at it, and it held.',
    '{who} was throwing goat’s milk to the Sky, for {foe} had run off with the nine white mares whose milk it should be. They were at {where}, with their foals, and {who} asked you to fetch them. You knelt down and drove in the first of the nine pegs as far as it would go, and swore on it that they would stand there again.',
    'There was no grass that year, {who} told you, because {foe} had stolen the nine white mares, and no first milk went up to the Sky. They were penned at {where}. You were asked to drive them home, and you asked how one knows the right ones. {who} laughed for the first time in a month. You swore it with your mouth in the milking-pail, and it rang.',
  ],
  advances: [
    'You were closer to the nine white mares, for you had found a trace of them. A long white hair hung on a thorn a foot from the ground; one had lain there, and nobody was beating her.',
    'Your search for the mares had gone forward, for traders who liked you told you how they were kept. {foe} fed them well, and slept badly, and asked if a mare can stare.',
    'You had come nearer to the white herd at {where}. You whistled the milking call, and far off a foal that was none of yours answered.',
    'The oath to bring {who} the mares was further on, and they knew it at {where}. Two of {foe}’s riders had remembered that they had mothers, and gone home.',
    'You were gaining on the stolen herd. You knew the lead mare’s print now as you know a friend’s hand, by the nick in the near hind.',
    'You knew more about the mares than before, and that would help you to drive them home. They drank only when {who}’s name was said, a water-boy told you.',
    'What you swore had moved on, and Heaven seemed to help you to its mares. It rumbled on the side of {where}, and {foe} came out and bowed.',
    'The way to the nine mares was shorter by a piece, for people took {who}’s part. Children left the top of their milk in the bowl, for the Sky.',
    'You had got further with the oath, and others had begun to help you for it. At forty tents they threw milk to the Sky for {who}, and they are poor there.',
    'The trail of the white mares had grown clearer to you. Where one of them had drunk there was new grass, in the shape of a mare.',
    'You were nearer to driving the mares home, for {foe} was weaker. {foe.he} had tried to ride the third of them, and was walking with a stick.',
    'It went well with the search for the mares. Somebody of {foe}’s own people had spilled milk along the road in nine dashes, and they pointed to {where}.',
    'You had done another part of the oath, and {who} had heard of it and made ready for the mares. The nine pegs were driven afresh and the pail scalded.',
    'You were closer to the white herd, since herders told you gladly what they knew. An old man showed you a pouch of white hair from the thorns.',
    'You had fresh news of the mares, and it was good. A blind woman had heard them pass toward {where}, all nine, with the foals.',
    'The oath had come forward, for {foe} grew uneasy over the mares. {foe} dreamed of being milked, they said, and gave it out for a dream of riches.',
    'You were further along toward the nine, for a smith would no longer work for {foe}. He had made eight pairs of the nine hobbles, and would not make the last.',
    'You had brought the day of the milking nearer for {who}. {who} had hung the stool on its nail, and would sit down for no other beast.',
    'Your road to {where} and the mares had grown plainer. A man told you which well to use, for thieves had drunk from the other.',
    'You had come on by a good piece toward the mares. At {where} the dogs lay down when they went by, and {foe} had changed the dogs.',
    'The search for the nine was closing in. A child had drawn one of the foals on a flat stone, and it looked toward {where}.',
    'You were further along on the track of the mares. Someone had combed a mare’s tail and laid the burrs in a heap; {foe} grew careful.',
    'The oath to fetch the mares stood better, for one of {foe}’s riders had left. He told you how many were left at {where}, and which ones snored.',
    'You had the country on your side by now against the thief of the mares. At a well they watered you before their beasts, for {who}’s sake.',
    'You had less road before you to {where} than behind you, and so the mares were nearer. A stallion walked at your side for a mile and asked, and you told him.',
    'You had come nearer to the nine white mares, and {foe} knew and was afraid. The word “white” was forbidden in that camp, and so they called it “that”.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Read at {place} which way the mares were driven.',
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Read the trodden ground until it talks',
        description: 'Two hundred others were run across it afterwards, in order to make it lie.',
        success: [
          'You read from the ground which way the nine mares had been driven: west, and slowly. Two hundred others had been run east over the tracks to hide them. Beneath were nine that set down their feet like guests, and one had a nick behind. They had been let graze.',
          'The ground told you where the mares went, for you lay down and looked along it with one eye. The two hundred had been whipped, and their toes were in. Nine had walked the other way, one behind another, and had stopped twice to eat. So you had the direction and the pace.',
          'You read the ground at {place} on your belly, and nine tracks in it were light ones, unshod and unridden, and they went toward the setting sun. A mare of Heaven treads so. You followed with your eyes.',
        ],
        failure: [
          'You followed the wrong tracks a long way east, and at the end stood a man watering two hundred brown horses. He gave you tea. Of white mares he would not speak; but he looked over his left shoulder each time you said it.',
          'You lost the mares’ trail in the trodden ground, and what you followed through all of it was a donkey. You were so sure of her. She was short in the near fore, and she looked at you as one does at a relation.',
          'You could not read the ground, for sheep had lain in the tracks and rounded them, and white mare and brown gelding were alike. You looked until your own knees were part of it. It did not talk.',
          'A boy showed you the way that the mares had gone, and a second boy showed you another, and the ground agreed with both. So you learned nothing. They had both been paid by {foe}, in sheep’s knuckles.',
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
          'The saddler who had made {foe}’s nine soft halters told you where they were sent. It was a camp under a cliff, and he drew you the bend of the river and where the dogs lay. The ninth he had cut by a drawing, for she let nobody near her.',
          'You found the saddler, for he had been wondering who marries nine. He told you that {foe}’s man complained of the dust at a camp between two salt-pans. One halter came back to be let out. It was for a head that was always turned the same way.',
          'The third saddler had sewn the halters, and from the burrs in the skins he knew where {foe} was camped. They grow above one bend of one river. You had described the lead mare to him from the ears down, and his awl stayed in the air.',
        ],
        failure: [
          'Each saddler swore that he had sold the nine halters, for he saw that you wanted it so. You came away with nine stories. A boy pulled your sleeve and said that his grandfather had made the real ones, and was at his prayers.',
          'You found out nothing, and all of {place} found out about you. The one man who works in lambskin was asleep, and you asked his wife, and she asked his brother. By then they were saying that you bought halters.',
          'You asked one saddler for nine halters of lambskin, and he took you for a buyer and measured you out the leather, and you could not make him talk of anyone else’s. He had cut two before you got away.',
          'The saddlers of {place} would say nothing of {foe}, for a rider of that band sat among them having his girth sewn. He asked you what you wanted. You bought a buckle. He helped you to choose it.',
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
          'You threw the watchman before he could blow his horn, and from his rock you saw how the herd was guarded. You sat on his chest. When you gave him back a little of his breath he used it to ask for terms. So you tied him softly, with his face to the view.',
          'The watchman had filled his lungs to shout, and you came over the edge and sat down on them. He nodded then, and moved his leg so that you could see. There were nine white backs and four fires, and where the sentries ought to stand they lay.',
          'You took the watchman by belt and beard and laid him down, and he had breath for one word, and it was “good”. Then you sat on his rock and saw all that the raiders did. You let him have the shade.',
        ],
        failure: [
          'You and the watchman rolled down the slope together, and so you did not get the rock. You had the horn, and he had you. At the bottom you were both too winded for enemies. He must tell them of you, he said, and he would walk there slowly.',
          'The watchman was not on the rock but under it, at his dinner, and you climbed up past him. It was a fine view. And the first thing in it was that all the raiders had their heads back and were looking at you.',
          'The watchman threw you over his hip, and then over his other hip, and you did not get the rock. He had not even put down the horn. He sat up there again, and waved to you to come back rested.',
          'You climbed up to the watchman with your hand over your own mouth, and a stone rolled, and he looked over and set his boot on your head. So you went down. You went down quickly.',
        ],
      }),
    },
  ],
  ready: [
    'You were ready to fetch the mares from {where}, and it was time, for mares that strangers milk forget who they are. You could smell the foals.',
    'There was nothing left to do but to go to {where} and take the nine from {foe}. You had a new tether plaited, in nine strands.',
    'You knew which of the foals coughed, and which mare answered, and so you knew enough. You had only to go to {where}, for {foe} had not changed the watch.',
    'The mares stood at {where} with their tails plaited, as for a buyer, and so you could not wait. {who} had sent on the pail.',
  ],
  test: {
    openings: [
      'You had found the nine white mares at {where}, in a ring of thorn and felt, and {foe} lay across the gap with a saddle for a pillow. They grazed like nine heaps of washed wool. A rider sat on every side. So does one lie before a thing that one cannot sleep without; and you had to get them past.',
      'You came down on {where}, and the nine mares in the fold all turned their heads to you, and by that the raiders noticed you. One by one they looked round. {foe} got up with a milk-bowl in one hand and felt behind for a lance with the other. Between you and the herd there was a fence of thorn.',
      '{foe} stood at {where} before the nine white mares with a rope in both hands, and looked at you as at a guest who is late. The dogs had let you by. The foals were under the mares like stools, and riders sat all round. They had known for a week that somebody would come to drive them home.',
      'You heard a foal cough, and you were at {where}, before the thorn fence, and the nine mares were behind it. The raiders sat about with white upper lips. {foe} got up from the gap with a bowl. “This milk does not keep,” said {foe}. “What do you do to it?” And nobody had yet reached for a bow.',
    ],
    still: [
      '{foe} still stood before the nine mares with the rope, and would not give them up. They had drawn together with their heads inward and the foals between.',
      '{foe} still stayed in the gap and kept the nine white mares from you. {foe} spat on both hands and wiped them dry again.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Wrestle {foe} for the lead mare',
        description: '{foe} has never been thrown, and the rule is that one goes on.',
        success:
          'You threw {foe} at the fifth fall, and so the mares were yours. Four times you had gone down and four times got up. A strong man wins, a stubborn one stays. {foe} went over like a tent when the pole is drawn, and lay there, and said, “Take them. They never liked me.”',
        failure:
          '{foe} threw you, and came down on top, and you did not get the mares. They laid you over a thornbush until you woke. The lead mare had walked up to the fence to see who it was, and she stayed there.',
      }),
      does(['flight', 'reflexes', 'hard', 'serious'], {
        action: 'Cut the fence and run out among them',
        description: 'Nine mares and seven foals go through one gap, and you with them, at the height of the knees.',
        success:
          'You cut the fence and ran out among the mares, and they carried you past the riders. Your hand was twisted in a mane. Nobody would lay a whip on those nine, and before the raiders had thought of something else you were in the next valley, with all the foals.',
        failure:
          'You cut the fence, and the herd broke out and came round again to its foals, for the foals had not dared to jump. So they were all let in at the gate. Not one hoof had been set on you. You lay in the thorn and counted nine.',
      }),
      does(['craft', 'perception', 'hard', 'serious'], {
        action: 'Slip the hobbles off one after another',
        description: 'It is done on your belly through the grass, among hooves, and four pairs of eyes keep watch.',
        success:
          'You slipped the hobbles off all nine mares, and they walked home with nobody to stop them. You had taken them in order of age. Each lifted a foot for you and went on chewing. The ninth had kept her eye on {foe} the whole time, and then she sighed and set out.',
        failure:
          'There was a bell in the seventh hobble, and it rang, so that you were found out. You lay flat. {foe} walked up and down among the legs and prodded with a lance-butt, and missed you by a hand, and you crept away with no mare.',
      }),
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Sing the milking call until they come',
        description: 'You must stand in plain sight with a pail, and not leave off whatever is thrown.',
        success: [
          'You sang the milking call, and the lead mare came to you over the fence, and the rest after her. A boot had hit you, and a stone, and you had sung on. She looked at {foe}, and at the thorn, and crossed it like a doorsill. It had never been higher than that.',
          'You sang until a foal got up and came to the pail, and so its mother had to come, and after her all the nine. They had thrown things at you till they were tired of it. He who sings is hit, he who throws grows hungry. You walked off, and they walked behind.',
        ],
        failure: [
          'You sang the call, and the raiders sang louder, and the mares did not come out. They beat on their shields. But in between one heard that a mare had answered. {foe} heard it too, and put down the bowl.',
          'The cook threw a lid, and it rang on your pail like a gong, and the lead mare drew back her foot from the thorn. She had nearly come. She did not lie down again, and kept both ears on you as you left.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell the raiders whose milk they drink',
        description:
          'They have been told that it was some rich man’s; several of them have children and a dry pasture.',
        success: [
          'You told the raiders that it was Heaven’s milk they drank, and they let the mares go. How was the grass at home, you asked. There had been none since they left. They set their bowls on the ground. {foe} held the rope alone, and then let it run.',
          '“There were nine pegs,” you said, “and an empty pail to each,” and so the raiders learned whose mares they had. You named all the nine. At the fourth a man wiped his lip. They looked up to Heaven together, and somebody moved the thorn aside with his foot, and others helped.',
        ],
        failure: [
          'The raiders knew already whose milk it was, and they kept the mares. {foe} had told them on the first day that Heaven could spare a cupful. One of them wept when you said it aloud. He struck you for it, and went on weeping.',
          '“Whose milk is it, then?” asked the raiders, and you pointed up, and there was a kite. They laughed, and so you did not move them. {foe} laughed too. But the bowl in that hand had tipped over, and nobody filled it again.',
        ],
      }),
    ],
  },
  triumph: [
    'The nine white mares were home, for you had brought them from {where}, and each went to her own tether and stood. {who} walked along the line with a wet hand and said all the names. The first pail was thrown to the Sky, to the last drop. You had some of it in your hair, and nine mares looked at you as at something lent.',
    'You brought the mares home from {where}, on foot, for one walks before Heaven’s horses. {who} stood there with the pail. The lead mare put her nose in the crook of that old arm and breathed out. From then on people came to look, from far camps, and they stayed to sit on the grass, for it was growing.',
    '“Eight,” said {who}, counting them in by ear with a hand over both eyes, and then came the ninth, who had stopped to drink. So you had brought them all. From {where} you had walked with a foal against each hip. They gave you the spoon with nine hollows, and you threw the milk to the Sky, and some came down again, and was warm.',
    'Nine mares walked home from {where} with you behind them, and whoever met them got down and stood. The oath was kept. {who} had swept the same yard since you left, and you heard the stool come off its nail. The milk went up so high that one did not see it fall. And then there were larks, and grass for them to hide in.',
    'The mares knew the last hill and took it at a gallop, and so you came in behind your own herd, out of breath and done with your oath. {who} stood in the midst of them and was smelled all over. “You let them get fat at {where},” {who} told you sternly. Then {who.he} laid a forehead against the lead mare’s, and nobody spoke to you for a long time.',
    'You had brought home the nine from {where}, and their foals too, who had to be taught about pegs. {who} drove in nine small ones beside the nine. You held each foal while it was told its name. What was thrown to the Sky and fell short fell on {foe}’s old tracks, and they came up green. You drank of the second milking, which is for people.',
    'In the whole country they had turned down their bowls, and when the nine came home from {where} they turned them up. You had driven them all that way without a whip. {who} milked until the pail ran over, and you took the other handle, and you threw it together. It hung there white, in nine pieces, like something that knows the road.',
  ],
  loss: [
    '{foe} drove the mares south to the buyers, and you could not hold them. From {where} you brought home one halter of lambskin. {who} threw water to the Sky, and begged its pardon for it. There was some grass that year. It was the kind that grows anyhow, and the sheep had to be shown it.',
    'Eight of the white mares lay down at {where} and died, for they would not be driven further, and you came too late. {foe} wept, so it is told, and it helped no one. You had to tell {who}, who took up the nine tethers and coiled them, each by itself. “Heaven has them back,” {who} said, “and it did not need us for that.”',
    '{foe} got away with all nine, and from {where} on there were only prints, going where you could not go. You came home by the thorns and picked off what white hair hung there. {who} tied some of it to each of the pegs. Whoever came by was to think that they had just been untied, and would be back.',
    'You had saved one foal from {where}, the smallest, that {foe} left behind because it limped. The mares were gone. {who} fed it from a glove. It was lame, and a colt, and no offering. But {who} led it out to the nine pegs each day, and let it choose at which of them it would like to stand.',
    '{foe} had the mares dyed brown at {where} and sold, and you saw them go by among a hundred and could prove nothing. You knew them one by one. The lead mare looked round at you as far as the bend. {who} asked if they had been beaten, and you said no. Then {who} turned over the pail and sat down on it, and looked at the road.',
  ],
  fates: {
    triumph:
      '{who} milked for twelve years more, and taught the call to a child with a bad voice and a good ear. Every year {foe} sends a foal’s halter, and no word with it.',
    loss: '{who} gave the pail to the next camp and went to live among sheep. {foe} can sleep only on horseback now, and so rides on.',
    death:
      '{who} went up the hill at every milking and called, for the mares or for you. {foe} let them go in the end, for not eating, and three found the way home, with the lead mare before them.',
  },
};

export const mongolOaths: readonly OathContent[] = [bones, seal, mares];
