import { does } from '../builders/offers.js';
import { type ClueContent } from '../../model/content/saga-content.js';

export const samuraiClues: readonly ClueContent[] = [
  {
    key: 'samurai/lead-writing-master',
    kind: 'rumour',
    gives: 'approach',
    at: 'city',
    title: 'The writing-master who taught {them} lives in {place}, and keeps every pupil’s first page.',
    learned: [
      'An old writing-master in {place} taught {them} as a child, and has kept the first page that {them.he} wrote. It shows a weakness that {them} hides. You could go to him and grind his ink well; then he opens the box.',
      'There is a page in {place} that {them} wants destroyed: the first that {them.he} ever wrote. The writing-master has it. If you grind ink for him without a sound, he may let you read it, and you would know how {them} can be beaten.',
      'The letters that {them} sends out may be written by somebody else. A writing-master in {place} has a page in {them}’s true hand, and could compare. Grind ink for him and ask; then you could tell a false order from a true one.',
      '{them} has sent three times to an old writing-master in {place}, to buy back a first page. There must be something on it that could be used against {them}. The master shows it to people who grind his ink well.',
      'The man who taught {them} to write lives in {place}, and knows every fault of that pupil. He keeps the proof in a box of first pages. Grind ink for him and ask, and you would know where {them} is weak.',
    ],
    offer: does(['craft', 'intellect', 'medium', 'none'], {
      action: 'Grind ink and ask for the first page',
      description:
        'He shows you {them}’s page if the ink is right, and the stone was not heard; until then he will not turn his head.',
      success: [
        'The master showed you {them}’s first page, and it told you what {them} cannot bear: to be laughed at. “Obedience” stood on it nine times, and by the ninth a small frog. The other children had laughed, he said. He folded the sheet with the frog inside.',
        'The master laid {them}’s first page beside a letter of last year, and they were in two hands. A cousin writes everything for {them}. You were shown how the cousin makes his hooks, and could tell a false order now. The two sheets went back, face to face.',
        'You learned from the first page that {them} was born left-handed, and in haste still reaches with the left. Across the sheet went the mark of a cord, in ink. So the hand had been tied, said the master. He turned the ink-stone to its other side.',
      ],
      failure: [
        'You ground too fast, and the master did not open the box with {them}’s page. Of your ink he made one character, “Patience”, and it came out grey. It was hung beside the door, and you bowed to it in going.',
        'Beetles had eaten the pages, {them}’s with the others, and you learned nothing. He lifted nineteen lids. Under each lay a little lace and one beetle. You put the lids on again in their order.',
        'The master had fallen asleep before you could ask for {them}’s page, and one does not wake a teacher. Your ink was black. The end of his sleeve hung in it, and had drunk it as far as the seam.',
      ],
    }),
    lapsed: [
      'You did not go to the writing-master in {place}, and {them} has bought him a house, and with it his silence. There is a hearth in the house. He burns one box each day, to read by.',
      'You let the first page go, and {them} has had it fetched from {place}. It was pasted on a screen, people said. The screen stands with its face to the wall.',
    ],
  },
  {
    key: 'samurai/lead-temple-vow',
    kind: 'rumour',
    gives: 'approach',
    at: 'landmark',
    title: '{them} made a vow at {place}, and the one who keeps the place heard it.',
    learned: [
      '{them} once swore a vow at {place}, and only the recluse who lives there heard it. Whoever knows the vow knows what {them} is afraid to do. The recluse speaks to nobody, but a person who sits with him long enough may be told.',
      'At {place} {them} made a vow to the gods, and has broken it. The recluse there knows the words, and they could be used against {them}. You would have to sit beside him in silence until he spoke.',
      '{them} is bound by a vow that was sworn at {place}. A recluse heard every word. If you sat with him and waited until he spoke, you would know what {them} may not do.',
      'Before {them} was rich, {them.he} bought good fortune at {place} with a vow. Nobody knows what was vowed but the recluse of the place. Go there and keep him company without a word, and he may tell you {them}’s weak point.',
      'A recluse at {place} keeps a secret of {them}’s: a vow, spoken there aloud. It would show you how to stand against {them}. He tells it only to a visitor who can sit longer in silence than he does.',
    ],
    offer: does(['patience', 'endurance', 'medium', 'none'], {
      action: 'Sit with the recluse until he speaks',
      description: 'He alone heard what {them} vowed, and tells it to nobody who speaks first, or shifts a knee.',
      success: [
        'The recluse spoke, and you learned the vow: {them} was never to strike one who has bowed. It had been broken since, he said, and {them} knows the day. You put your forehead to the boards. The dust there kept the print of it.',
        'The recluse told you that {them} had vowed a roof to {place}, and pledged an eye for it. He looked up, and there was the sky. Since then {them} guards that eye with the raised sleeve, and sees little on that side. He poured water into one cup and set it between you.',
        'You learned from the recluse that {them} may not cross running water with a drawn blade. So it had been sworn, for a brother’s recovery. The brother did recover. The recluse dipped one finger, and drew the line of the stream upon the board, and it dried.',
      ],
      failure: [
        'You sat a long while, and the recluse told you nothing of {them}. A toad had sat beside you, and stayed longer. He bowed to the toad, quite low, and moved his mat until it faced that way.',
        'You spoke before the recluse did, and so lost what he knew of {them}. He had sneezed; you wished him health. He drew back one bead on his string, to the beginning.',
        'Your leg gave way under you, and the recluse shut his eyes and said nothing of the vow. A guest does not shift a knee. When you stood, the mat had kept two hollows, one deeper than the other.',
      ],
    }),
    lapsed: [
      'You did not sit with the recluse at {place}, and {them} has mended the vow by a new roof. People said that {them.his} crest is on every tile. The recluse has moved out, to hear better.',
      'You put off going to {place}, and the recluse died, between two breaths. What {them} swore is known now to {them} alone. His bowl had been turned over to dry.',
    ],
  },
  {
    key: 'samurai/lead-servant-who-laughed',
    kind: 'rumour',
    gives: 'approach',
    at: 'home',
    title: 'A servant whom {them} dismissed for laughing sells tea at {place}.',
    learned: [
      'A servant who laughed at {them} was dismissed, and sells tea at {place} now. What he laughed at is a weakness of {them}’s that nobody else has seen. He might tell you, if you drink his tea and make him smile.',
      'The man who sells tea at {place} used to dress {them}. He knows what {them} hides beneath the clothes, and was sent away for laughing. You could drink his tea until he talks, and use it against {them}.',
      '{them} has a secret that only a former servant knows, and he keeps a tea-stall at {place}. It could be used against {them}. Sit down there, make him smile, and he may tell you.',
      'At {place} somebody sells tea who was thrown out of {them}’s house for laughing. He had seen a weakness of {them}’s, and has told nobody. You could ask him, with patience and many cups, and then use it.',
      'The one who knows {them}’s weak side best is a dismissed servant, and he lives by selling tea at {place}. He is afraid to speak of it, until he has been made to smile. You might go and try.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Drink tea until the servant smiles',
      description: 'Once he smiles he may tell you {them}’s weakness; but there is a limit to what a person can drink.',
      success: [
        'The tea-seller told you that {them} cannot rise from a low seat without a hand. You had told him first of a fall of your own, before an abbot. At the twelfth cup his mouth went. {them} has made all seats high, he said, and he took away the cushion.',
        'The tea-seller told you that {them} rehearses each quarrel before a mirror, and speaks both parts. Just before the blow there comes a turn of the fan. He did it for you, twice, with the lid of the kettle, and you would know it. The lid was put back.',
        'The tea-seller smiled at the fifteenth cup, and you learned that {them} is ticklish under the left arm and fences with that elbow shut. He had found it out while tying a sash. He begged its pardon, he told you, of the sash.',
        'You made the tea-seller smile by bowing to his kettle, and he told you what he had seen. {them} sleeps with a lamp, and cannot bear to have one blown out. He poured you another cup, and shaded his own lamp with his hand.',
        'You said nothing of {them}, and at last the tea-seller told you himself: the topknot is false. It is tied on with a cord under the chin, and comes off at a tug. His sleeve was before his face while he said so, and it shook, and the tea went round in your cup.',
      ],
      failure: [
        'You asked the tea-seller outright, and he told you only that {them}’s household is correct. One tear went down beside his nose. He covered the kettle with a cloth, and there was no more tea.',
        'The tea-seller began to tell you of {them}, and laughed, and could not go on. The street laughed with him, to the far corner. You made out the one word “eel”. Forty cups stood on the bench, all a little moved.',
        'You drank nineteen cups, and the tea-seller did not smile, and told you nothing of {them}. At the last one he asked whether you were well. You were shown, with both hands, the small door at the back.',
      ],
    }),
    lapsed: [
      'You did not go to the tea-stall at {place}, and {them} has taken the servant back, at twice his wage. He sleeps behind a screen now. When it shakes nobody looks.',
      'You let the tea-seller go, and he has left {place} for a silent order, and what he knew of {them} went with him. They put him out within the month, it was said. The kettle had been sold.',
    ],
  },
  {
    key: 'samurai/lead-post-horses',
    kind: 'rumour',
    gives: 'delay',
    at: 'home',
    title: '{them} has ordered forty post-horses at {place}, on one sheet of paper.',
    learned: [
      '{them} has ordered forty post-horses at {place}, and cannot travel without them. The clerk of the relay there stops any order that has one doubtful word in it. If you went and raised a doubt, {them} would lose days.',
      'Forty horses stand ready for {them} in the relay yard at {place}. The clerk lets none out against the rule-book. You could go to him with a question about the order, and so hold {them} up.',
      'The next move of {them}’s hangs on forty horses from the relay at {place}. The clerk of that relay sends back any order with a fault in it. Go and find him a fault, and {them} must wait.',
      '{them} is waiting for forty horses from {place}. The relay clerk has not yet released them, for he reads each order three times. Show him a small point that is wrong, and {them}’s plan is delayed.',
      'At {place} a relay clerk has {them}’s order for forty horses on his desk. If he doubts it, he must ask the capital, and {them} loses time; you would have to go there and give him a reason to doubt.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Raise a point with the relay clerk',
      description: 'A doubt about {them}’s order would hold up the horses; it must be a real point, for he will know.',
      success: [
        'The relay clerk has stopped {them}’s forty horses. You had asked whether horses ordered on an unlucky day may leave on a lucky one. There was a ruling for each, and he sent to the capital for a third. Forty halters were hung on their pegs again.',
        'The relay clerk sent {them}’s order back to be written anew, and that takes nine days. You had asked if it said “horses”, or “a horse”, forty times. He had not seen it. He put his forehead to the mat, and afterwards moved the barley to the inner store.',
        '{them}’s forty horses stay in the stable until a seal has been compared. You had pointed to its edge, where one hair was printed. The clerk went over it with a glass. When he had shut the book he laid his own hair-cord upon it, for a weight.',
      ],
      failure: [
        'The relay clerk knew the answer to your point, and {them} had the horses at once. He gave you the page, and both the exceptions. All forty were led out to show how the rule works, and the last trod on your hem.',
        'Your point was so good that the relay clerk made it a rule, and it serves {them} first. Persons of rank are to wait no longer. He entered your name beneath it, in small characters, and turned the page to dry.',
        'The relay clerk heard you to the end about {them}’s horses, and then closed his office. Points are received on days with a six in them. He slid the shutter along its groove, and it stopped at your sleeve, and he waited.',
      ],
    }),
    lapsed: [
      'You raised no point at {place}, and {them} has the forty horses. Each had a paper tied round its neck. The clerk came as far as the gate to see them go, and the dust lay down after.',
      'You let the matter of the horses be, and {them} rode from {place} a week sooner for it. The relay yard had been raked. In the trough one straw went round.',
    ],
  },
  {
    key: 'samurai/lead-seal-cutter',
    kind: 'rumour',
    gives: 'delay',
    at: 'city',
    title: '{them}’s great seal has a crack, and is being cut anew in {place}.',
    learned: [
      'The great seal of {them} has cracked, and a new one is being cut in {place}. Without it {them} can give no great orders. The cutter starts anew if a visitor finds a fault in his work, so you could go and find one.',
      'A cutter in {place} is making a new great seal for {them}, whose old one is cracked. He is proud, and one doubtful word makes him plane it all away. Go and find a fault in it, and {them} has no seal for days.',
      '{them} can send no order under the great seal until a new one comes from {place}, where it is being cut. The cutter asks each visitor what he thinks. If you named a fault, he would begin again, and {them} would wait.',
      'In {place} the new great seal of {them} is almost cut; the old one broke. An admirer who looked too closely could make the cutter doubt it. That would hold up all that {them} has to sign.',
      '{them} depends on a seal-cutter in {place}, for the great seal has a crack and the new one is not done. The cutter spoils a good piece when he is unsure of it. Make him unsure, and it costs {them} days.',
    ],
    offer: does(['talk', 'perception', 'medium', 'none'], {
      action: 'Admire the seal-cutter’s work too closely',
      description: 'If he comes to doubt {them}’s seal he begins it anew; he has a craftsman’s doubt in every stroke.',
      success: [
        'The cutter planed off {them}’s seal and began again. You had said only that the third stroke had so much courage. He took it to the lamp and back. {them} must wait until another block is dry, and the shavings lay over both your feet.',
        '{them}’s seal is spoiled, and there will be no other for many days. You had breathed on the mirror and asked whether the last character has a tail. He cut one. It needed a fellow, and then it said “carp”. He set it in the alcove, face down.',
        'The cutter has sent {them}’s block back to the wood-dealer, and so no order can go out. You had held your thumb beside the grain, and looked at both. It ran a little to the east. He untied his apron, and folded it in three.',
      ],
      failure: [
        'The cutter was not to be shaken, and {them}’s seal was done. He had been warned to expect an admirer. He pressed it upon a slip for you to see, and the red was even, up to the corner.',
        'You found a fault in {them}’s seal, and the cutter put it right with one touch. It was better than before. He bowed to you, and the boy ran off with the box, and one sandal was left on the sill.',
        'The cutter sent you out before you had seen {them}’s seal. You had stood in his light. He moved the lamp to the side where you had been, and bent down again, and there was the small noise of the knife.',
      ],
    }),
    lapsed: [
      'You did not go to the cutter in {place}, and {them} has the new seal. It went by in a bag of silk. Every notice that you passed afterwards had a clear red edge.',
      'You left the cutter in peace, and {them} sends orders again, with a seal from {place}. The cracked one is used for jars of plums. A cook showed you the mark on a lid.',
    ],
  },
  {
    key: 'samurai/lead-porters-bridge',
    kind: 'rumour',
    gives: 'delay',
    at: 'landmark',
    title: 'All of {them}’s baggage must go by one narrow path at {place}.',
    learned: [
      'All of {them}’s baggage must pass along one narrow path at {place}, sixty porters in a line. A large rock leans over the path. If you levered it down, the chests could not get through, and {them} would have to wait for them.',
      '{them}’s people are bringing sixty chests through {place}, where the path is one man wide. There is a loose rock above it. Tip the rock with a beam, and the way is shut to them for days.',
      'Without the baggage {them} cannot go on, and the baggage comes by a narrow path at {place}. A leaning rock could be brought down to close that path. It would want a long beam and a strong back, and {them} would lose days.',
      'Sixty chests of {them}’s are to be carried through {place}, one behind the other, since there is no room for two. Above them stands a rock that one person could push down. It would cost {them} a long way round.',
      'At {place} the only path for {them}’s porters runs under a leaning rock. Whoever brings down that rock has stopped the chests, and {them}’s plan with them. Nobody guards it.',
    ],
    offer: does(['force', 'strength', 'hard', 'slight'], {
      action: 'Lever the rock down into the path',
      description:
        'It would close the path to {them}’s baggage; it has leaned there since the age of the gods, and is slippery with moss.',
      success: [
        'You brought the rock down, and {them}’s baggage cannot pass. It sat in the path from side to side, and the moss settled. Sixty porters came up and put down sixty chests. They would have to go round by three villages, and the first had already turned.',
        'The rock lies across the path, and {them} must do without the chests for some days. Your beam had bent to a bow and then straightened. The head porter asked for a brush, to report it. He used the rock for a desk.',
        'You levered the rock over, and the way at {place} is shut to {them}’s people. It went with one sigh. A fern that had grown on top was still upright, in the middle of the road, and the porters stepped back from it.',
      ],
      failure: [
        'The rock rolled over the path and on, and {them}’s porters can pass two abreast. Where it had leaned there is a broad shelf. The first of them thanked you for the widening, and shifted his chest to the other shoulder.',
        'The beam broke, and the rock stayed where it was, above {them}’s path. You sat in the ferns with one half. The woodcutter unfolded his arms; his father had also tried, he said. He carried the other half home.',
        '{them}’s porters came before you had the beam in place, and stood, and watched. Sixty people cannot be surprised. The head porter held your coat for you while you pushed, and gave it back brushed.',
      ],
    }),
    lapsed: [
      'You did not move the rock at {place}, and {them}’s sixty chests have gone through. A man with grease had been sent ahead. It shone on the stone at the height of a shoulder.',
      'You let the porters by at {place}, and {them} lacks nothing now. A day later the rock came down by itself. Nobody was under it.',
    ],
  },
];
