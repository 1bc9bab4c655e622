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
    '{foe}’s riders had been sent up the wrong river to look for the bones, and lost days there.',
    'You knew two wells now on the way to {where}, and {foe}’s riders knew neither of them.',
    'A herdsman would hide the sack in his tent whenever {foe}’s riders came near.',
    'Friends of the dead chief said that his bones lay in a river, and {foe} had that river searched.',
    'You knew a path to {where} now on which none of {foe}’s riders kept watch.',
    'Two of {foe}’s scouts had gone home, because they would not hunt a dead man.',
    'A customs clerk would write down the sack as barley, and let you by without opening it.',
    '{foe}’s people were looking for bones in a chest, and took no notice of a leather sack.',
    'Herders had begun to drive their flocks over your tracks, so that {foe} could not follow the bones.',
    'An old soldier of the chief was keeping watch for you on the road to {where}.',
    'It was known now when {foe}’s riders changed the watch round {where}.',
    '{foe} had spent so much on the search for the bones that the captains were not paid.',
    'The clan asked openly what right {foe} had to the bones, and fewer people helped in the search.',
    'Many people believed by now that the sack was lost, and told {foe} so.',
    'A singer spread false news of the bones from camp to camp, and {foe} believed some of it.',
    'People who had loved the chief would give you a bed on every stage to {where}.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Build a false grave at {place} for {foe} to find.',
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Build a false grave and half hide it',
        description:
          '{foe}’s riders must find it and believe in it, so hide it just badly enough; you lie down in it once, for the fit.',
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
      title: 'Find in {place} the fiddler who sings of the chief’s road.',
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask the fiddler for the whole long song',
        description:
          'It names the road by which a chief is brought home; it takes until the fire is out, and one may not cough.',
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
        description:
          'A chief should go clean into his grave; there are above two hundred bones, and the water is cold.',
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
      '{foe} was at {where} before you, with a score of riders in a half-ring, and wanted the chief’s bones. Their bows lay across their knees. It did not matter who had carried them, you were told, only who put them in the earth. “Set the sack down,” said {foe}, “and you shall have a tent near my door.” And the grass was good there.',
      'You had dug as deep as your arm at {where} when {foe} rode up and set the butt of a lance on the edge of the grave. There were riders along the whole rise. “A good place,” said {foe}. “Hand the chief up to me, for he was my mother’s brother.” The sack lay at the horse’s feet, and you were in the hole.',
      'At {where} they let you lift the first sod, and then {foe} and a score of riders closed round you in the shape of a bow. They had tied up their bits so that nothing should ring. “You dig well,” said {foe}. “Dig on. But it is I who will lay him in.” You held the sack with the chief in it, and no one helped you.',
      '{foe} had brought a drum and a new spade to {where}, and stood there with riders on both sides to bury the chief and be chief. You were welcome, they told you. You might dig, and you might hand over the sack. “Is the strap not heavy?” asked {foe}. He who asks for your load wants your road too, as we say.',
    ],
    still: [
      '{foe}’s riders still stood round you and the grave and wanted the bones, and let nobody out. A horse let down his head and cropped the edge of it, and was pulled up again.',
      '{foe} and the riders still barred you from the grave, with the bows across their knees. Two of them had got down to see to their girths, and they mounted again.',
      '{foe} and the twenty riders still waited for you to give up the sack with the bones. {foe} brushed earth from a sleeve, and did not hurry.',
    ],
    givenUp: [
      '{foe}’s riders drove you off from {where}, and the grave there stayed empty. You still had the chief’s bones, and you could come back with them another way.',
      'The riders chased you a long way from {where} and gave it up. {foe} did not have the bones, you had not buried them, and you might try it again.',
    ],
    offers: [
      does(['flight', 'reflexes', 'hard', 'grave'], {
        action: 'Break through the riders with the sack',
        description: 'There are twenty bows, and no ground between you and them that would hide a lark.',
        success: [
          'You broke through at the youngest rider, for you threw him the sack, and he caught it. So he sat there with a chief in his arms and his bow on the ground. You took it back and were over the rise. They chased your hat for ten miles, on a goat; and you came back to {where} and dug in peace.',
          'You got through the half-ring with the sack, for you ran under a horse and not round it. Twenty bows came up and looked for you over the grass. Where were you? Between the legs of {foe}’s own horse, and nobody would shoot there. You led the riders off up a dry stream, and came back to {where} alone, and buried the chief.',
          'You broke out with the sack between two cousins who were not speaking, for each left it to the other to shoot. Then you lay in a marmot-hunter’s pit and heard the riders go over you, one after another, up to the twentieth. He who lies still is passed by. You came back to {where} when they were gone, and you dug.',
          'You broke through the half-ring with the sack, for you whistled up the riders’ spare horses, and the horses ran in from behind and scattered the riders. Who holds a bow when his bridle is leaving? They chased their own herd for nine miles. So the chief was laid under the grass at {where}, and only larks saw it.',
        ],
        failure: [
          'You tried to break through, and the half-ring opened and shut, and you came out where you had gone in. There was an arrow in the sack. It stuck in the chief’s breastbone, and was not his first. They drove you off from the grave, and you still had him.',
          'You did not get through the half-ring, for the strap of the sack caught on a bit-ring and held you. There you hung, and the horse backed, and you went with it. A rider unhooked you with two fingers. Nobody would tear a chief from your back before all the people, so they drove you over the rise, and closed the ring.',
          'You ran at a gap between two riders, and {foe} had a horsehair rope lying across it in the grass. So you got no further than that. You lay on your face with the chief on top of you. They whipped you back from the grave, and the sack stayed on your shoulders.',
          'You tried to break through and ran on to soft ground, and you sank there to the belt with the sack held over your head. The riders sat and looked. It would have shamed them to take a chief from somebody in a bog; so they drew you out on a rope, and chased you off.',
        ],
      }),
      does(['patience', 'endurance', 'hard', 'serious'], {
        action: 'Dig the grave and never look up',
        description: 'Nobody may be struck while he is digging a grave, unless he stops.',
        success: [
          'You dug on and never looked up, and so nobody could strike you. They shouted, and rode up till the earth fell in, and you threw it out. By and by there was a second shovel in the hole, and a third. When you laid the chief down, {foe}’s own men had their hats off.',
          'You dug to the end and did not look up, whatever they tried, and so the chief got his grave. {foe} had your name called, and cried “Fire!”, and let a foal be led along the edge. You looked at the spade. When the last sod lay green side up there was one old bowman on the rise, and he had taken off his hat.',
          'You dug on and kept your eyes on the spade, until {foe}’s riders grew hungry and left by twos and threes, and {foe} could not hold them. A grave is long, a kettle is near. {foe} stayed and sat at the edge with a lance on both knees. You laid the chief in the earth before {foe.him}, and nothing was said.',
          'You did not look up, and dug so deep that no one could reach you from the saddle, and so you buried the chief. The riders had to get down. Whoever gets down at a grave takes off his belt, and the quiver hangs on the belt. There they stood with empty hands, and they were guests at a burial.',
        ],
        failure: [
          'You struck rock at the depth of a belt and looked up, and so they were free to seize you. It was for one breath. You were dragged from the hole by the collar. But the hole was there now, and some of the young ones would not ride across it.',
          'You dug, and {foe}’s riders threw the earth in again from the other side as fast as you threw it out, and so you got no grave. Nobody struck you. It was a good hole nine times over. Then you stopped to breathe, and that was stopping, and they drove you off with their whips.',
          'You dug until the spade fell from your hands, and only one who is digging may not be touched, and so they could take you. {foe} had watched your hands and nothing else. You were whipped, and driven from the grave with the sack on your back. Two of the young riders looked at their horses’ ears.',
          'You looked up from the grave, for a foal had put its nose in your neck, and so you had stopped digging. {foe} had sent it to you. They hauled you out by the belt. But the old bowmen did not like it; for such a thing, they told one another, one does not use a foal.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Say the chief’s nine generations over the sack',
        description:
          'Whoever says them to the end may bury him, and no kinsman may interrupt; but a slip in one name will end it.',
        success: [
          'You said the chief’s nine generations without a slip, and {foe} gave way to you. The old men in the ring said each name after you. At the third came {foe}’s mother, by her milk-name. Who can sit on a horse when his mother is spoken over a grave? {foe} got down.',
          'You said the nine generations over the sack without a fault, and at the ninth stood one ancestor for all who were there. The riders heard their own fathers in it. {foe} had spoken softly along with you, and had two of them wrong, and they heard that too. So they turned their horses outward, and kept watch while you dug.',
          'You said all nine names, and no kinsman could interrupt, and by the ninth you had buried the chief. For you gave each of them his wells and his wars and his horses, and dug as you spoke. {foe} had to sit through it bareheaded. A long song covers a short spade.',
          'You came to the end of the nine generations, and then nobody could deny you the grave. “Who taught you those?” asked {foe}. The chief’s sworn brother had, you said, and he had them from the chief. So it was the dead man who had spoken. The old riders nodded, one along from the other, and {foe} was the last of the line.',
        ],
        failure: [
          'At the seventh generation you put the son before the father, and that is a mistake which ends it. You had to leave the grave. “Begin again another time,” an old man called from the end of the line. “That was very nearly all of them.”',
          'At the fourth generation your voice gave out, and a silence counts as the end, and so you had to leave the grave. {foe} had counted your breaths. The old men were sorry, for they like the fourth one.',
          'The young riders rattled their quivers at your fifth name, and nobody could hear it, and so {foe} called it left out. That is no interruption, said {foe}, for it is not speech. The old men looked at each other over it. But you were sent off from the grave with the bones unburied.',
          'You said eight generations well, and {foe} said the ninth before you could. So it was {foe} who had ended it, and whoever ends it has the word at the grave. “I thank you,” said {foe}. An old man shook his head at you as you went; one takes breath before the eighth, and not after.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'slight'], {
        action: 'Give up the sack with other bones in it',
        description:
          'You hide the chief and put the bones of a dead camel-colt into his sack; they will look before they go.',
        success: [
          '{foe} took the sack from you and rode off with it, and there was a camel-colt in it. They went at a funeral pace, with the drum. You waited until the last hat was down behind the grass. Then you took the chief out of your coat, and you laid him in the earth.',
          'You gave up the sack and wept over it, and {foe} felt the long bones and believed you. They were a camel’s. The chief was inside your coat from the neck to the belt. A wet face is a good lock; and when they were gone you buried him at {where}, alone.',
          'You gave {foe} a sack with a colt’s bones in it, and {foe} took them for the chief’s and wished to be seen with them. “He is light,” said {foe}. “He fasted,” you said. One leg had been broken and had healed, and so had one of his. Heaven broke that colt’s leg for us. You buried the chief when they had gone.',
          'You begged {foe} to look into the sack, and {foe} did not like to be seen counting a chief, and carried a camel-colt away over the rise. So you had the real one for yourself. Where was he? You had sat on him the whole time, under a sod. You had only to dig deeper.',
        ],
        failure: [
          '{foe} had the sack opened, and a rider pulled out the hock of a camel, so that they knew. It went from saddle to saddle. They laughed too hard to look in your coat, Heaven be thanked, and rode you down to the water with the right bones still in it.',
          '{foe} put a hand into the sack and drew out a colt’s jaw. “He had a better temper,” said {foe}, and they rode at you. You got to the reeds, for half of them were wiping their eyes. In your sleeves the chief knocked together and was not hurt.',
          'You held out the sack with the colt in it, and a dog of {foe}’s would not leave off pulling at it, and so the trick was seen. Over a chief so long dead no dog behaves like that. The riders laughed, and {foe} did not. You were down the slope already, and the chief was under your coat.',
          '{foe} held the sack to one ear and shook it, and did not believe you. A chief has above two hundred bones, and there were ninety. “Count them out to me,” said {foe}. You counted as far as the hoof. Then you ran, with the chief tied about you under your shirt.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Hand {foe} a clod of earth to throw',
        description: 'It offers {foe} a share in the burial, and so a peace; it may be that nobody ever offered one.',
        success: [
          'You held out the first clod to {foe}, and {foe} took it and threw it on the sack, and so you buried the chief together. Nobody had offered that before. It made a small sound on the leather. “He taught me to ride,” said {foe}; and all the lances pointed at the sky.',
          '“He was your uncle,” you said, and gave {foe} the earth to throw, and after that there was no quarrel. It was a long time before {foe} got down. The clod was crumbled in both hands, in case of stones. A share in the grave, no share in the felt; and the riders put up their bows.',
          '{foe} took the first clod from you and did not know where one throws it, and asked you, and so you buried the chief together. On the feet, you said, that he may stay. You did the rest with your hands, the two of you. Whoever has thrown earth cannot sell the grave, and {foe} told the riders to forget the place.',
          'You handed {foe} the first clod, and {foe} threw half of it and gave the other half to the next rider, and he gave on what he had, until all of them had thrown. After that nobody could dig the chief up. The half-ring had become a line of kin. You closed the turf, and {foe} held down the corner.',
        ],
        failure: [
          'You held out the clod, and {foe} threw it in your face and would not share the burial. It was done so fast that {foe.he} was startled by it. You were ridden off. But some of the lances had turned away from you, and did not turn back.',
          '{foe} weighed the clod, and laid it down again, and refused you. “When he is mine to bury,” said {foe}. You had to go from the grave. There was earth on that hand now, and it was not wiped off, and the old ones in the ring had seen that.',
          '{foe} took the clod, and put it up one sleeve with thanks, and still would not let you bury the chief. Earth from his grave, it would be called at the feasts. They rode you off. It was running out again at the cuff when you looked round, and an old man rode behind and looked at it.',
          'You held up the clod, and a rider knocked it from your hand with his bow before {foe} could take it, and so there was no shared burial. {foe} had reached out already. “Who told you to do that?” {foe} asked the rider. They were all ashamed now, and drove you off the harder.',
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
    'An old herdsman was willing to say at {where} who had always held {who}’s valley.',
    'Other herders, whom {foe} had robbed of grass, would come to {where} and speak for {who}.',
    'You knew a rule of the old law about pastures now, and it was on {who}’s side.',
    'Two of the witnesses whom {foe} had bought had quarrelled over their pay.',
    'A scribe was willing to say that {foe}’s paper was younger than the date on it.',
    'It was known now on which day {foe}’s paper was written, and {who} had held the valley long before.',
    'The judge at {where} had heard of the case, and wished to see {foe}’s paper for himself.',
    'The clerk at {where} had put {who}’s case near the top of his list.',
    'At {where} they were laying bets on the case, and more of them on {who} than before.',
    'A neighbour had kept a piece of {foe}’s measuring-cord, and it showed that he had measured falsely.',
    'One of {foe}’s own shepherds would show where the old boundary of the valley ran.',
    'Herders along the road were putting money together to pay the clerk’s fee for {who}.',
    'A widow, who had watered her goats in the valley for years, would say whose valley it was.',
    'People said openly now that {foe}’s seal was false, and he was asked about it everywhere.',
    'You knew by now what {foe} meant to say before the judge, and had an answer ready.',
    'Those who had lent {foe} money wanted it back, and he had less left to pay witnesses with.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Have a scribe in {place} read you the red seal.',
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Take an impression of the seal to the scribes',
        description:
          'They can tell a forged seal from a true one; they charge by the letter, and four of the five cannot bear the fifth.',
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
        description:
          'They prove who lived in the valley; they are forty years under the grass, and you must find them with your knees.',
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
      'The judge sat on his carpet at {where} to decide whose the valley was, {foe}’s or {who}’s, and he had the Law on one side and a bowl of curds on the other. {foe} had brought the paper with the red seal, nine witnesses and a fan. {who} had brought nine sheep. They stood along the border, and you had to speak for them.',
      '“The paper says that the valley is {foe}’s,” said the judge at {where}, “and it has a red seal. What does the grass say?” He looked round for who would answer. {foe} smiled at his rings, and the nine sheep smelled at the carpet. {who} had you by the sleeve, and pushed, and so you stood before them all.',
      'The clerk at {where} called out the case of the valley, and {foe} walked on to the carpet with nine witnesses. {who} followed him with nine sheep. The judge read the paper with the seal, and turned it over. Then he looked at you, over his curds. If nobody spoke against it, he said, it would stand.',
      'One goes on to the judgement carpet at {where} without boots, and so did {foe}, in silk stockings, with the forged paper and its seal, which gave him the valley. {who} asked if the hooves should be wiped. The judge drew his curds away from the ninth sheep. The writing was clear, he said. Who had anything to say for the herder? It was for you to say it.',
    ],
    still: [
      'The judge had not said yet whose the valley was, and if you left the carpet now {foe} would keep it. He had not wiped his bowl.',
      '{who} and {foe} still waited for the judge’s word on the valley, and you could not go before it was spoken. He followed the last of the curds round the bowl with one finger.',
      '{foe} still held up the paper for the valley, and nobody but you would speak against it. One of the nine sheep had lain down on a witness, and there was nothing against it in the Law, said the clerk.',
    ],
    givenUp: [
      'The judge put off the case, and the carpet at {where} was rolled up for that time. {foe} still held the valley, and {who} still had you; you could come again and speak.',
      'The judge at {where} sent both sides away, for he had heard nothing yet that would decide it. The nine sheep were led out behind {who}, and you might plead for them once more.',
    ],
    offers: [
      does(['craft', 'intellect', 'hard', 'serious'], {
        action: 'Have the seal laid in warm milk',
        description:
          'Old seals are of blood, which dissolves, and a forged one of cinnabar does not; if you are wrong your tongue pays for it.',
        success: [
          'They laid the seal in warm milk, and the milk stayed white, so that all saw it was not blood. An old seal would have melted. The judge had one fetched, and it did. He looked over the bowl at {foe}, and then sent out every witness with a new hat.',
          'You had the seal laid in warm milk, and it came off whole, and another seal was under it, and so {foe}’s paper was shown to be false. The lower one belonged on a bale of hides. The judge read it out. And the nine witnesses asked each other, in low voices, which of the two they had seen.',
          'The seal lay hard in the warm milk, and you had your proof, for {foe} cried out to them to spare the silk. What silk? The judge turned the wet paper over, and the lining came away from it, white and new. Old paper has no lining. He wiped his fingers one by one, and looked at {foe}.',
          'The judge dipped the seal himself, because you asked it, and it stayed in the warm milk like a stone, and so he saw that it was not blood. He waited as long as one needs to milk nine ewes. Then the ninth sheep was given the milk, and she spat. “Paint,” said the judge. No witness had been paid for that.',
        ],
        failure: [
          'The milk turned pink, as with an old seal, for one of {foe}’s witnesses had pricked his thumb over the bowl. So you had proved nothing. But you saw which of them was sucking his thumb, and you would know him another time.',
          'You asked for warm milk too soon, and it stood and cooled while the judge finished his curds, and in such milk nothing melts. So the seal was not proved false. {foe} wished it written down that it had been tried. The clerk wrote that, and wrote beside it how long the milk had stood.',
          'One of the nine sheep drank up the warm milk before the seal was in it, and so there was no trial. You had set the bowl on the border of the carpet. {foe} laughed behind his rings. The clerk looked through the Law for sheep, and found only that they cannot be sworn, and nothing was decided.',
          'The seal that went into the milk was a true one and melted, and so you had proved nothing. {foe} had handed up another paper, and you saw it by the fold, too late. A man who lives by paper has two sleeves. But it struck the judge also how wide those sleeves were, and he let the case stand.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Plead the case in a herder’s few words',
        description: 'The judge has been hearing orators since he sat down, and fines them by the word.',
        success: [
          'You pleaded in a herder’s few words and won the judge. “They are nine,” you said. “He has nine thousand. Where should they go?” He waited for more, and there was no more. He looked along the border from the first sheep to the ninth, and it sneezed. Could {foe} say it shorter, he asked.',
          'You put four words to {foe} before the judge, and you won by them. “Who dug the well?” {foe} turned to his witnesses, and they named three different men. {who} was asked, and said that it was a grandmother, with a ladle, in a dry year. Whoever owns the grass has been thirsty on it. The judge set down his bowl.',
          'You said what {who} says of it at home, and nothing besides, and it won the judge over. “The grass was ours. There came a paper. Now we walk.” {foe}’s speaker had talked for as long as a mare takes to foal, and had been fined for it. The judge weighed the two, and the short one went down.',
          'You said one word to the judge, “Look,” and pointed, and with that you won the case. The judge looked. Nine sheep stood there in the order of their age, as they had stood on that grass all their lives, and {who} stood behind in a torn coat. Then he looked at {foe}’s rings. He had heard enough, he said.',
        ],
        failure: [
          'You pleaded in one breath, and then you could not bear the silence and went on. You added the sky, and the forefathers, and a hawk. The judge fined you for each word. Come back when you are empty, he told you.',
          'You pleaded so shortly that the judge took it for a greeting, and greeted you, and so nothing was won. {foe}’s speaker had the carpet after you, and kept it. One has to say what it is about, the clerk told you. And he held up a finger and thumb to show how little more would do.',
          '{foe} said your few words before you could, and so they were no use to you any longer. “They are only nine,” said {foe}, “and I weep for them.” And he did weep, into a sleeve. Somebody had listened at the tent-wall. The judge waited, and you stood there and had nothing to say.',
          'You stopped in the middle of your plea and did not win it, for one of the nine had coughed, and the whole court laughed, and you lost the end. It was two words. {who} knew them, and may not speak before the other has done. The judge had your case moved to the foot of the tally, and it stayed open.',
        ],
      }),
      does(['force', 'vigour', 'hard', 'grave'], {
        action: 'Walk between two fires for your word',
        description:
          'It is the ordeal for a doubted word: the fires are an arm’s length apart, and false people are said to burn the better.',
        success: [
          'You walked between the two fires and came out alive, and so your word was good. It was fourteen steps. Your hat went, and the ends of your hair, and you turned round and walked back. Then the judge looked at {foe}, and {foe} looked at the fires and thought of his silk.',
          'You walked between the two fires with folded arms and came out at the end, and so your word was good. Who else would go in? The judge asked {foe}’s witnesses by turns. The first found that he had been away that year, and so did the second, and at the ninth there was nobody left who had seen the sealing.',
          'You went between the fires at a herder’s walk, and Heaven let you through, and your word stood. A spark sat on your sleeve and thought better of it. {who} had come in behind you, unasked, with the nine, and not a curl was singed on any of them. The judge got up from his curds, and he does not do that.',
          'You walked between the fires three times where once is enough, and the judge took your word. Why the third? You had seen {foe} bet against the second. Smoke came off your belt. The clerk called out that it was {foe}’s turn now, and {foe} found that he had a cough, and so it was over.',
        ],
        failure: [
          'You were half way when the left-hand fire fell in, and they put you out with buckets. The trial counted for nothing. A log had spoken and not Heaven, the judge ruled, and you might walk again when you had eyebrows.',
          'You went in between the fires, and {foe}’s servants had heaped them with wet dung, and you came out where you had gone in. There was only smoke in there. That was no trial, said the judge, but a kitchen. He had the heaps pulled apart, so that they might be laid again.',
          'You ran between the fires, and one has to walk, and so your word was not proved. There were eleven leaps where there should be fourteen steps. “Fire sees who is in a hurry,” said the judge. He would not say that you lied. He would say that you were to come back slower.',
          'You turned round at the ninth step between the fires, for your sleeve was burning, and so the trial did not count. {foe} clapped his hands. The judge had the steps written down. Nine of them were true ones, he ruled, and five were still owing.',
        ],
      }),
      does(['patience', 'perception', 'medium', 'slight'], {
        action: 'Let the sheep choose their owner',
        description:
          'The nine are set down half way between {who} and {foe}, before the judge; and a sheep has no respect for anyone.',
        success: [
          'The nine sheep were let choose, and they went to {who}. {foe} had called them as one calls servants and shaken a bag of barley. {who} only stood there in an old coat, and one by one they came and leaned on it. “I never had so many witnesses agree,” said the judge.',
          'All nine went to {who} and none to {foe}, who had brought ribbons and bells for them. They looked at the bells. {who} coughed, as one does who sleeps out, and the ninth got up and went through the witnesses as through grass, and the others followed. The clerk wrote down each.',
          'The nine sheep chose {who}, though {foe} held out salt to them in both hands. The first of them licked it up, every grain, and walked back to {who} with the taste in her mouth. A beast eats anywhere, she lies down at home. Then all the nine lay down, and the judge asked for no more.',
          'The sheep would not have {foe}, and so they chose {who}, and it was done with their heads. {foe} had put on a herder’s old coat to please them. They smelled at the coat, and at the rings, and were angry. An arm’s length at a time they pushed him from the carpet, and the clerk wrote down where he stopped.',
        ],
        failure: [
          'The sheep chose neither, for they went to the judge’s curds. It took four guards to get the last head out of the bowl. The case was put off until he had another coat, and {who} led them away by the ears.',
          'Eight sheep were on their way to {who}, but the ninth found a loose thread in the carpet and pulled it. Nothing may be decided on a carpet that grows smaller. So there was no judgement, and you must come again when the weaver had been.',
          'The nine sheep lay down where they had been set and chose nobody, and so the judge could not decide. It had been a long road to {where}. {foe} called them, and {who} called, and one heard only chewing. A sheep may be asked again, said the clerk, when she has slept on it.',
          '{foe}’s men let in a ram, and the nine sheep looked at nothing else, and so there was no choosing. You held four of them and {who} held four, and the ninth kept the ram off by herself. The judge would hear no choice in front of a suitor, and he put it off.',
        ],
      }),
      does(['gift', 'intellect', 'medium', 'slight'], {
        action: 'Offer {foe} the valley and what it owes',
        description:
          'By an old grant whoever holds that grass must mount the Khan’s post; it could be that he has not read so far.',
        success: [
          'You offered {foe} the valley with all its duties, and he gave up the claim. By the old grant the holder owes the Khan’s post forty mares a year, and owed them since the year of the Rat. He read that line with his lips. Then he remembered that it had been another valley.',
          '{foe} thanked you for the valley, and then his clerk pulled him by the coat, for forty mares a year went with it. “Is it yours or is it not?” asked the judge. It was not, said {foe}. He who takes the saddle feeds the horse; and he began to doubt whether he had ever been there.',
          'You offered {foe} the valley, and the clerk read out its duties, and at the third {foe} gave it up. There were forty mares to give each year. There was a bridge to mend, and there were the post-riders to feed as often as they came by, and they come by often. {foe} said that his seal-cutter had misled him. And so it was said.',
          '{foe} took the valley from you with both hands, and a post-rider in the crowd asked him for this year’s forty mares, and he let it fall. The man had the old grant by heart, for he had been riding bad horses since the year of the Rat. Open the fist, and the bird is gone. There was no claim left but {who}’s.',
        ],
        failure: [
          '{foe} knew about the duties and said that he had paid them, forty mares, to a cousin. So the gift did not frighten him. But the judge wished to see the cousin’s receipt, and until it came he would decide nothing.',
          'You offered the valley with its duty of forty mares a year, and {foe} showed a letter of thanks for them, with a tassel. You had lost that throw. The judge turned the letter about, and asked how they could thank him before the first mare was foaled.',
          'The duties of the valley did not frighten {foe}, for he had forty mares led past the door, ready for the Khan’s post. So the gift failed. They were good mares. They were a neighbour’s, and one of them saw her own foal in the crowd and went to it; and the judge looked after her, and made a mark.',
          'You offered {foe} the duties, and he asked you to show where they are written, and you could not find them in the old grant. Mice had eaten that corner, or somebody had fed them. So the judge could not hear of it. He owned another copy, he said, in a chest, and his wife had the key.',
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
    'You came to {who} for a bowl of milk, and there was none, for {foe} had driven off Heaven’s nine white mares and was holding them at {where}. {who} asked you to fetch them back. Whom had {foe} robbed? Not {who}, but Heaven. You laid your palm in the print of the lead mare, and swore to {who} to drive them home.',
    '{foe} had stolen the nine white mares of the Sky from {who}, and they stood at {where} behind thorns until a buyer should come. {who} asked you to drive them home. “What is thrown up comes down as grass,” said {who}, for their milk is thrown to Heaven. You swore on a halter plaited of one hair from each, and pulled at it, and it held.',
    '{who} was throwing goat’s milk to the Sky, for {foe} had run off with the nine white mares whose milk it should be. They were at {where}, with their foals, and {who} asked you to fetch them. You knelt down and drove in the first of the nine pegs as far as it would go, and swore on it that they would stand there again.',
    'There was no grass that year, {who} told you, because {foe} had stolen the nine white mares, and no first milk went up to the Sky. They were penned at {where}. {who} asked you to drive them home, and you asked how one knows the right ones, and {who} laughed for the first time in a month. You swore it with your mouth in the milking-pail, and it rang.',
  ],
  advances: [
    'You knew now by which road the raiders had driven the mares, and how to shorten it.',
    'It was known now at which well {foe} watered the nine mares.',
    'Two of {foe}’s riders had gone home, because they feared to hold what belongs to the Sky.',
    'Herders had opened their pens, so that the mares could rest there on the way home.',
    'A smith had refused to make new hobbles for {foe}, and so the mares at {where} were badly tied.',
    'You knew the call now by which {who} used to bring the white mares to the pail.',
    'The man who was to buy the mares had heard whose they were, and left them with {foe} at {where}.',
    'A groom had drawn you the thorn fence at {where}, and where it was thin.',
    'Herders threw milk to the Sky for {who}, and would tell {foe}’s scouts nothing.',
    'A rider who had left {foe} told you how many of them kept guard at {where}.',
    'Friends of {who} held the ford open by which the mares must come home.',
    '{foe} had quarrelled with the other raiders over the price of the mares, and they kept a bad watch.',
    'It was certain now that all nine mares were alive and together at {where}.',
    'You could tell the lead mare’s print from any other now, and follow it to {where}.',
    'People said openly that {foe} had robbed Heaven, and nobody would sell barley to the raiders.',
    'A hunter would lead you up to {where} from behind, where {foe} had no guard.',
  ],
  steps: [
    {
      at: 'landmark',
      title: 'Read at {place} which way the mares were driven.',
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Read the trodden ground until it talks',
        description: 'Two hundred other horses were run across it afterwards, in order to make it lie.',
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
        description:
          'From his rock one sees how the mares are guarded; he was chosen for his lungs, and has a horn as well.',
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
      'You had found the nine white mares at {where}, in a ring of thorn and felt, and {foe} lay across the gap with a saddle for a pillow. They grazed like nine heaps of washed wool. A raider sat on every side of the fence; and you had to get the mares past them.',
      'You came down on {where}, and the nine mares in the fold all turned their heads to you, and by that the raiders noticed you. One by one they looked round. {foe} got up with a milk-bowl in one hand and felt behind for a lance with the other. Between you and the herd there was a fence of thorn.',
      '{foe} stood at {where} before the nine white mares with a rope in both hands, and looked at you as at a guest who is late. The dogs had let you by. The foals were under the mares like stools, and raiders sat all round a fence of thorn. They had known for a week that somebody would come to drive them home.',
      'You heard a foal cough, and you were at {where}, before the thorn fence, and the nine mares were behind it. The raiders sat about with white upper lips. {foe} got up from the gap with a bowl. “Have some,” said {foe}, “before you go home without them.” Nobody had yet reached for a bow, and you had to get the mares past them all.',
    ],
    still: [
      '{foe} still stood before the nine mares with the rope, and would not give them up. They had drawn together with their heads inward and the foals between.',
      '{foe} still stood in the gap of the thorn fence and would not let you come to the nine white mares, and without them you would not go home.',
    ],
    givenUp: [
      '{foe}’s raiders drove you away from {where}, and the nine mares stayed there behind the thorn. Nobody followed you far, and you could come back for them.',
      'You had to leave {where} without the mares, and {foe} laughed behind you. All nine were there still, and you meant to try it again.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Wrestle {foe} for the mares',
        description:
          'Whoever stays standing has them; {foe} has never been thrown, and the rule is that one goes on until one cannot.',
        success: [
          'You threw {foe} at the fifth fall, and so the mares were yours. Four times you had gone down and four times got up. A strong man wins, a stubborn one stays. {foe} went over like a tent when the pole is drawn, and lay there, and said, “Take them. They never liked me.”',
          'You threw {foe} and won the mares, for {foe} had always thrown people with that great weight, and you were not there when it came down. You let go. {foe} went past you, and over the saddle, and into the thorn. “Drive them home,” said {foe} from inside. The riders were a long time over getting {foe.him} out.',
          'You and {foe} wrestled until neither could lift an arm, and then you leaned, and {foe} fell, and so the mares were yours. At first it had been strength, and after that it was only who stayed standing. Nobody cheered. A rider dragged the thorn aside, and he lay down himself.',
          'You threw {foe} over your hip and won the mares, for {foe} had looked round. What was there? The lead mare had come to the fence and breathed out on the back of that neck. “It was two to one,” said {foe}, on the ground, and the riders laughed. And she walked out to you, and the others walked behind her.',
        ],
        failure: [
          '{foe} threw you, and came down on top, and you did not get the mares. They laid you over a thornbush until you woke. The lead mare had walked up to the fence to see who it was, and she stayed there.',
          '{foe} threw you three times, and the third time you could not get up, and so the mares stayed. The rule is that one goes on. You went on as far as your knees. Then {foe} lay down in the gap again and breathed hard; and the nine had watched all of it with their ears forward.',
          'You had {foe} off the ground, and did not know where to put such a weight, and {foe} came down on top of you, and you lost the match. The raiders beat their bowls on their knees. “It is more than you thought,” said {foe}, and helped you up with one hand, and threw you out with the other. The mares were not yours.',
          'The raiders had rubbed {foe} with mutton fat from the heels up, and you found no hold, and were thrown out of the ring without a mare. You tried the belt, and it was greased too. He who grips fat goes home with a smell. The lead mare put her head over the thorn and sneezed at you.',
        ],
      }),
      does(['flight', 'reflexes', 'hard', 'serious'], {
        action: 'Cut the fence and run out with the mares',
        description: 'Nine mares and seven foals go through one gap, and you with them, at the height of the knees.',
        success: [
          'You cut the fence and ran out among the mares, and they carried you past the riders. Your hand was twisted in a mane. Nobody would lay a whip on those nine, and before the raiders had thought of something else you were in the next valley, with all the foals.',
          'You cut the fence and carried off the two smallest foals under your arms, and so the mares came after you. Their mothers ran first, and then all who would not be left. The raiders got to their saddles, and their horses would not gallop at those nine; they had been foaled by such. You were over the ridge with every one.',
          'You got the mares out through the cut fence, though {foe} threw a rope, and it fell true, round the lead mare’s neck. She did not stop. {foe} went along behind her for two bowshots, sitting, and through a ford, and let go there. And the riders were far behind, for nobody had liked to overtake {foe}.',
          'You cut the fence in nine places, and so each mare had a gap of her own, and nobody could stand in all of them. You ran out by the ninth. {foe} sent a rider after every mare, and every mare lost her rider. A rope divided is nine threads. Behind the first hill the herd was together again, with the foals.',
        ],
        failure: [
          'You cut the fence, and the herd broke out and came round again to its foals, for the foals had not dared to jump. So they were all let in at the gate. Not one hoof had been set on you. You lay in the thorn and counted nine.',
          'You cut the thorn, and there was felt behind it, and behind the felt was another fence, so that you did not reach the mares. You stuck between the two like cheese in a press. {foe} came and looked down at you. They drew you out by the boots, and filled the hole with the same thorns.',
          'You ran in among the mares, and they closed about you with their heads inward, as against wolves, and stood, and so none was driven out. You could not get out yourself. A foal lay down on each of your feet. The raiders reached over with a pole and a loop, and fished you from the herd.',
          'You cut the fence where the raiders had hung their pans in it, and it rang, and you were driven off before one mare was through. It was their whole kitchen. They mended the gap, and laughed, and beat a tune on it. But the nine had seen how a fence opens, and they had stood very still to see it.',
        ],
      }),
      does(['craft', 'perception', 'hard', 'serious'], {
        action: 'Untie the mares one after another',
        description: 'It is done on your belly through the grass, among hooves, and four pairs of eyes keep watch.',
        success: [
          'You slipped the hobbles off all nine mares, and they walked home with nobody to stop them. You had taken them in order of age. Each lifted a foot for you and went on chewing. The ninth had kept her eye on {foe} the whole time, and then she sighed and set out.',
          'You slipped all nine hobbles off and hung them on the fence, and led out the lead mare by one hair, and the others followed. The watchers saw something white go by. Each waited for the next to shout; a thief’s watchman works for a thief. Three valleys lay behind you before {foe} asked who had milked.',
          'You had eight hobbles off when {foe} sat down beside the ninth mare to eat, and still you got them all away. You lay with a cheek on the ground and waited. {foe} wanted salt, and rose, and went for it. That was as long as a hobble needs. When {foe} came back there was the meat, and there was no mare.',
          'You took the nine hobbles off and the mares were gone with you, for they had lain down to make it easy, and the watchers thought them asleep. You crept from one white side to the next. Then you gave the milking call under your breath. They got up all together, like geese, and over the thorn.',
        ],
        failure: [
          'There was a bell in the seventh hobble, and it rang, so that you were found out. You lay flat. {foe} walked up and down among the legs and prodded with a lance-butt, and missed you by a hand, and you crept away with no mare.',
          'The hobbles had been wetted and had dried like bone, and you did not get one of them off. You used your teeth. The lead mare looked round to see what was eating her foot. Then a rider came to look also, and you went backward through the grass with a mouth full of hair, and with no mare.',
          'You had two hobbles off when a foal found you, and wanted to play, and so you were seen. It jumped over you, and it jumped back. The raiders came up to laugh at the foal. They put both the hobbles on again, and a lance-butt helped you over the thorn.',
          'You slipped the hobbles off the wrong horses, for the raiders had changed the places, and it was {foe}’s own mounts that walked away. They were called back with a handful of barley. The nine mares had not stirred. They looked at you as at somebody who has come to the wrong tent.',
        ],
      }),
      does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Call the mares as one does for milking',
        description:
          'They may know the call and come; you must stand in plain sight with a pail, and not leave off whatever is thrown.',
        success: [
          'You sang the milking call, and the lead mare came to you over the fence, and the rest after her. A boot had hit you, and a stone, and you had sung on. She looked at {foe}, and at the thorn, and crossed it like a doorsill. It had never been higher than that.',
          'You sang until a foal got up and came to the pail, and so its mother had to come, and after her all the nine. They had thrown things at you till they were tired of it. He who sings is hit, he who throws grows hungry. You walked off, and they walked behind.',
          'You sang the milking call, and the nine mares came out to you, and the raiders could not hold them. A rider lay down across the gap. The lead mare stepped over him, and so did eight more and all the foals, and he kept his hands on his hat. You walked backward, singing, and then you turned about for home.',
          'Your voice was gone, and the foals took up the milking call, and so the mares came to you after all. You had sung it till the small ones knew it. {foe} sent for wool, to stop the ears of nine mares. That is eighteen ears. They had not done the fourth before the lead mare was across.',
        ],
        failure: [
          'You sang the call, and the raiders sang louder, and the mares did not come out. They beat on their shields. But in between one heard that a mare had answered. {foe} heard it too, and put down the bowl.',
          'You called, and the lead mare had nearly come, when the raiders’ cook threw a lid, and it rang on your pail like a gong, and she drew back her foot from the thorn. She did not lie down again, and kept both ears on you as you left.',
          'You sang the milking call, and there was bran in {foe}’s pail, and the mares went to that. They listened to you while they ate. Two of them let their milk run on the ground. But nobody sings a horse away from bran, so it stands with us, and the riders drove you from the fence.',
          'You sang the call too high, and the mares laid back their ears and did not come. {who} had always sung it low. The raiders had noticed that also, and one of them showed you where it should begin. By then you were hoarse, and {foe} had had the nine led over to the far side.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Tell the raiders whose milk they drink',
        description:
          'They have been told that it was some rich man’s; several of them have children and a dry pasture.',
        success: [
          'You told the raiders that it was Heaven’s milk they drank, and they let the mares go. How was the grass at home, you asked. There had been none since they left. They set their bowls on the ground. {foe} held the rope alone, and then let it run.',
          '“There were nine pegs,” you said, “and an empty pail to each,” and so the raiders learned whose mares they had. You named all the nine. At the fourth a man wiped his lip. They looked up to Heaven together, and somebody moved the thorn aside with his foot, and others helped.',
          'You told the raiders whose milk it was, and they let the mares go. The oldest asked who of them had grass at home, and no hand went up. “So we have been drinking our own pastures,” he said. {foe} shouted at each in turn. They rode off by four roads, and the nine stood in the open gap and looked at you.',
          'You told the raiders that they drank Heaven’s milk, and they gave up the mares to be out of that debt. They reckoned it up in bowls, on sheep’s knuckles, and there were not enough knuckles. Who pays such a sum upward? {foe} had drunk the most. And so it was {foe} who lifted the thorn.',
        ],
        failure: [
          'The raiders knew already whose milk it was, and they kept the mares. {foe} had told them on the first day that Heaven could spare a cupful. One of them wept when you said it aloud. He struck you for it, and went on weeping.',
          'You told the raiders that it was Heaven’s milk, and pointed up, and there was a kite, and they laughed, and so you did not move them. {foe} laughed too. But the bowl in that hand had tipped over, and nobody filled it again.',
          'You told the raiders whose milk it was, and they asked what Heaven would do to them, and you did not know. It had done nothing so far, they said. So they kept the mares and filled their bowls. The youngest did not drink his. He held it, and he looked for a place to put it.',
          'Half of the raiders had none of your speech, and the other half told them that you were selling cheese, and so nobody was moved. You pointed to the mares, and they shook their heads; they had mares. A boy who had understood came after you as far as the thorn. He asked if it was true.',
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
