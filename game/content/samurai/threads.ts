import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const samuraiThreads: readonly ThreadContent[] = [
  {
    key: 'samurai/a-bed-and-a-lie',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} for a night’s shelter and one lie; {place} is where to repay it.',
    opened: [
      'When the patrol asked, the {them.trade} said that you were a cousin from the north, and slow. You had slept on, behind the rice-bin. {them} lived at {place}, and had never lied before to anybody with a lance.',
      'There had been one quilt, and you were given it. Afterwards you learned that the {them.trade} had sworn before the ward-captain that you were a cousin. The lie and the quilt would be owing to {them}, at {place}, until you came by.',
    ],
    offer: does(['gift', 'perception', 'easy', 'none'], {
      action: 'Mend what {them} has stopped noticing',
      description: 'One cannot pay for a lie with money; it has to be something that was needed, and not asked for.',
      success:
        'You saw it from the gate: the well-rope, worn down to six threads, which {them} had been stepping round for a year. You plaited a new one and said nothing. It was noticed at supper. “My cousin did that,” said {them} to the neighbours, without a blush.',
      failure:
        'You mended the screen, which had been left torn on purpose, for the cat. {them} thanked you so warmly for it that you could see the debt growing. You were asked to stay and be made comfortable, and it grew by that as well.',
    }),
    lapsed: [
      'The patrol came back, and somebody counted cousins. {them} paid the fine in instalments. You heard of it too late to be of use, from a man who told it as a funny story.',
      'You had meant to go by {place}. In the meanwhile {them} had left off looking up when the gate creaked, and then had oiled the gate.',
    ],
  },
  {
    key: 'samurai/the-borrowed-name',
    kind: 'debt',
    at: 'city',
    title: 'You went through under the name of {them}, and it must be made clean in {place}.',
    opened: [
      'The guard had wanted a name that was in his book, and you gave him that of {them}, the {them.trade}. Down it went with the date, and a mole that is yours. In {place} there is an office where such things are put right.',
      'You had borrowed the name of {them}, the {them.trade}, for as long as it takes to pass a barrier. It turned out that {them.he} was, by that entry, in two provinces at once, which is forbidden. The books are kept in {place}.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Have the false entry struck out',
      description: 'You will have to explain it to a clerk without once admitting to anything.',
      success:
        'You told him that there were two of that name, both honest, and one of them dead. He found it tidy. He drew the line himself, thin as a hair, and {them} was from that stroke once again a person who has stayed at home.',
      failure:
        'He listened, dipped his brush, and wrote you in as a third. It would take some days to bring the three of them together, he supposed. In the yard a petition-writer told you what that clerk likes to be asked about, and it was dwarf pines.',
    }),
    lapsed: [
      'They came for {them} with a cord, about a journey. It took a month to prove that one cannot be in two places, and by then there were new people in the house.',
      'The books in {place} were closed for the year, with {them} on the wrong side of a line. You heard the name called once more, from a board, among those who were to explain themselves.',
    ],
  },
  {
    key: 'samurai/the-splashed-sleeve',
    kind: 'feud',
    at: 'home',
    title: '{them} has your footprint on a sleeve, and expects you at {place}.',
    opened: [
      'In going by you trod on the sleeve of {them}, the {them.trade}, and did not turn round. The sleeve has been neither brushed nor washed. It is being kept for you at {place}, with the print upon it.',
      'Mud flew up, and it was the {them.trade} it flew at. There had been time to apologise; you found the words a mile further on. By then {them} had sent to say that {place} was easy to find.',
    ],
    offer: does(['force', 'reflexes', 'medium', 'slight'], {
      action: 'Stand to {them} with wooden swords',
      description: 'It is to be three touches, before neighbours who have brought cushions.',
      success:
        'You had two touches, and {them} had two. At the third you both struck together, so exactly that nobody could tell, and the oldest cushion declared it the handsomest thing in years. The sleeve was sent for, and washed, there and then, by the pair of you.',
      failure:
        '{them} had been practising upon a post with your hat on it. You were touched three times before you had got used to the light. It was agreed to have been too short to count, and you were told that the post would be expecting you.',
    }),
    lapsed: [
      'The sleeve with your footprint was framed. It hangs at {place}, where {them} shows it to all who come, and your name has been lettered under it by a professional.',
      '{them} waited on the appointed ground until the neighbours went home. You are mentioned at {place} now whenever somebody is late.',
    ],
  },
  {
    key: 'samurai/the-seat-by-the-door',
    kind: 'feud',
    at: 'city',
    title: '{them} will not forgive the seat you took, except before everybody in {place}.',
    opened: [
      'You sat down where there was a cushion, and it was that of the {them.trade}, {them}, who had been half a lifetime in reaching it. Not a word was said. It was said afterwards, in every tea-house of {place}.',
      'It seems that you walked through a door before the {them.trade}. In {place} there is a list of who goes through doors, and {them} has now been asked twice whether it has been altered.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Sit below {them} for a whole banquet',
      description: 'From the first tray to the ninth you will be passed over, and must be seen to enjoy it.',
      success:
        'The trays went by you, steaming, and you praised each of them. At the seventh {them} had begun to fidget. At the ninth a plum was sent down the room to you on a leaf; and all {place} saw who had sent it, and that you gave it two bows.',
      failure:
        'You bore it as far as the fifth tray, which was eel. Something must have shown in your face. {them} was very gracious about it, in a carrying voice, and hoped that you would find a day to try again when you had eaten beforehand.',
    }),
    lapsed: [
      'A new list of precedence was drawn up in {place}. {them} had a hand in it. You come after the man who carries the umbrellas.',
      '{them} stopped speaking of it, and then one knew that it had set. In {place} there are now several houses where you would find no cushion at all.',
    ],
  },
  {
    key: 'samurai/the-turning',
    kind: 'wish',
    at: 'landmark',
    title: '{them} stops at each turning for {place}.',
    opened: [
      'You noticed it at the third fork. {them} had stopped again, and was looking down the way that led off to {place}, and had to be asked twice to come on.',
      'From then on there was no passing a side-path without {them} stopping in it for a while, facing {place}. You had not thought of {them.him} as having been anywhere before you.',
      '{them} was not tired. You found that out when you sat down to wait, at the fork for {place}, and nobody sat down with you. It was so again at the next fork, from which there was a way back to it.',
      'There was a choice of two ways, and you took one; and when you looked round you were alone on it. {them} stood where they parted, facing {place}, as one stands before a window with a lamp in it.',
      'You had got used to the sound of {them} behind you, and so it was the sound that you missed. It had stopped at the side-path to {place}. It did so at the next that leads there, and at the next.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Let {them} lead the way in',
      description: 'It is off your road, and you are to follow without giving any advice.',
      success:
        '{them} went straight to a certain stone, past better ones, and stayed by it. There was a hollow worn in the earth there of about the right size. You sat down at a little distance. After a time {them} came over and sat next to you, and it was plainly enough.',
      failure:
        'You went round by the wrong side, where they had been felling. {them} stood among the stumps and looked at you. It could not be the place, without its trees; or it could, but not today. You would have to come at it from the other end.',
    }),
    lapsed: [
      'The turning for {place} lay behind you by then. {them} no longer stopped at the forks, and walked on the far side of you for a week.',
      'You saw {them} look back once from the top of a rise, towards {place}, as one looks at a light that is put out; and then the road went down.',
    ],
  },
  {
    key: 'samurai/the-remembered-bell',
    kind: 'wish',
    at: 'city',
    title: '{them} wakes at every bell, and listens for the one in {place}.',
    opened: [
      'When a bell was struck {them} would start up, listen through to the end, and lie down again. You asked about. Only one for miles has a crack that sounds like a second voice, and it hangs in {place}.',
      'You found out where {them} had been young: in {place}, within hearing of the old temple. It explained why {them} sat up at every bell since, listened to the end, and lay down again.',
    ],
    offer: does(['rest', null, 'easy', 'none'], {
      action: 'Lie a night beneath the old bell',
      description: 'It costs a night, and the monks ring it whether one is asleep or not.',
      success:
        'The monks allowed you the porch. At the first stroke {them} raised {them.his} head; and at the second, the cracked one, laid it down, with a sigh that came from a long way back. You heard the whole eighteen. {them} slept through all the rest of them.',
      failure:
        'The bell had been taken down to be recast. There was only the beam, and the rope. {them} looked at that for so long that a novice ran in and beat upon a pot, out of kindness; it would be back in its place, he promised you, before long.',
    }),
    lapsed: [
      'You did not get to {place}. After a while {them} let the bells go by with both eyes open, not stirring, which was worse.',
      'They melted the old bell down, you heard, for a better one. You watched {them} on the next occasion when anything rang; and {them.he} was watching you.',
    ],
  },
  {
    key: 'samurai/wish-the-umbrella',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} has an umbrella to return in {place}, borrowed twelve years ago.',
    opened: [
      'Among {them}’s bedding there was a paper umbrella, never opened. “It is not mine,” {them} told you. A stranger in {place} had lent it, at a gate, saying that any day would do. “I let one day go by. After that it was too late.”',
      '{them} would walk in the wet with an umbrella under one arm. You asked. “It has to go back as it was lent,” {them} said. “To a house in {place}, with a blue curtain. They trusted me by sight.”',
      '“What would you say,” asked {them}, “to someone whose umbrella you had kept for twelve years?” You did not know. Neither did {them}, who had been working at it, and had got as far as “The other day”. The house was in {place}.',
    ],
    offer: does(['explore', 'charisma', 'easy', 'none'], {
      action: 'Find the house with the blue curtain',
      description: 'Dyers have come to that quarter since, and there is a good deal of blue.',
      success: [
        'It was the thirtieth blue curtain, and an old man came out from under it. {them} knelt in the street and held up the umbrella in both hands. “Ah,” said the old man, “then it has cleared up.” He asked {them} in. From the lane you could see the two of them open it and look up into it together.',
        'The lender had died; but there was the daughter, who had been told of it. “My father looked for it every day,” she said. {them} bent lower. “It was so pleasant for him to have somebody to expect.” She would not hear of taking it; it was lent out again, then and there, until any day that would do.',
      ],
      failure: [
        'There were blue curtains on both sides, and at each {them} began, “The other day,” and could get no further. You were given three umbrellas out of pity. At the end of the street {them} had still the first, and asked if you could both come again, from the other end.',
        'It was a bath-house now. Everyone left umbrellas there and took others. “One could simply put it in the stand,” you said. {them} looked at you in such a way that you begged its pardon; it was wrapped up again.',
      ],
    }),
    lapsed: [
      'You saw {them} give the umbrella to a pilgrim at a gate, in the wet, and say that any day would do. Nothing more was said of {place}.',
      'There had been a fire in that quarter of {place}, and nothing was left that was blue. {them} carries the umbrella still, but no longer under the arm where the heart is.',
    ],
  },
  {
    key: 'samurai/wish-the-plum-graft',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} grafted a plum at {place} as a child, and would like to see if it took.',
    opened: [
      '{them} had been a gardener’s child. “One branch, of white on red,” {them.he} told you, “at {place}, where nobody would see if it died. My father said that I had cut too deep.” The father was dead now, and could not be shown.',
      'At any old plum {them} would stop and look for a scar. “It has a lip to it, if it took,” said {them}, “and if not, a hole.” There was one at {place}, left long ago, and tied up with a hair-ribbon.',
      '“I was sent away the next day, to serve,” said {them}. So whether the graft had taken, at {place}, had never been learned. It was nothing. It was only that one would have known, then, whether one had had the hand for it.',
    ],
    offer: does(['patience', 'perception', 'easy', 'none'], {
      action: 'Search the old plums for the scar',
      description: 'They are grey, and as like as old soldiers, and {them} does not want to be the one to look.',
      success: [
        'You put your hand round a trunk, and felt a lip. “Here,” you said. {them} came slowly. Above your fingers it was a red plum; above that it was a white one, as thick as an arm, and leaning over the other. “He said, too deep,” said {them}, and laughed, and felt it all the way round. “Too deep!”',
        'There was an old stump, and out of the side of it went one living branch. The scar was at the foot of that. {them} knelt, and bit off a twig to see which it was. “White,” {them.he} told you. “All the rest is dead, and mine is not.” It was a good while before you had both bowed to it enough.',
      ],
      failure: [
        'You found eleven scars, and they were from deer, who had been after the bark. {them} thanked you for each. “I ought to have used a better ribbon,” {them.he} said. You were asked not to say that it had died, only that you had not met with it.',
        'A woman was cutting the plums for firewood, and had got as far as the last but one. {them} helped her to carry. “It may be the other,” said {them}, and asked her, for no reason at all, if she would leave that one until you should come by again.',
      ],
    }),
    lapsed: [
      'They had laid out {place} anew, with pines. {them} heard of it, and nodded. Pines are not grafted; there is nothing that one can do wrong.',
      '{them} no longer stopped at plums. A gardener’s hand was not, after all, what one had needed in life, {them.he} remarked, with some care.',
    ],
  },
  {
    key: 'samurai/wish-the-last-board',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} ran from a joiner’s shop at {place} with one board unplaned.',
    opened: [
      '“I was bound for nine years,” said {them}, “and I went over the fence in the ninth. There was one board left to do.” It was at {place}, at old Kichibei’s. “I can plane. I only have not finished.” {them.he} had told that to nobody.',
      'You saw {them} run a thumb along every floor you slept on. It was the last thing that one was taught, {them.he} said, to feel with the thumb; and then came the last board. It was lying at {place}, undone.',
      '“If he is alive,” said {them}, “he will hit me with the long rule. I have thought about it. I think that I could stand that.” The old joiner had his shop at {place}, and there was a board owing to him.',
    ],
    offer: does(['craft', 'endurance', 'easy', 'none'], {
      action: 'Take {them} back to the joiner’s shop',
      description: 'You are to hold the end of the board, and to say nothing when the shaving breaks.',
      success: [
        'The board was on the trestle, with a cloth over it, and twelve years of dust on the cloth. The old man looked at {them}, and then at the plane. It went from end to end in one stroke, and the shaving came off whole, and hung in the air between you. “Late,” said Kichibei, and wrote {them}’s name upon the beam.',
        '{them} asked for the long rule, and bowed, and was hit with it, once, not hard. After that you held the end. It took the two of you all the time that there was; and Kichibei went over it with his thumb. “Who taught you?” he asked. “You did,” said {them}. He allowed that it could be seen.',
      ],
      failure: [
        'Kichibei had used the board. He had had to; he showed you where, in a shelf, and it was still rough. {them} would have planed it there, upon the wall, but it had pickles on it. “There will be another board,” said the old man gruffly. “Come when there is.”',
        'The plane chattered, and the shaving broke in three. {them} stood there with a face like a boy’s. “Who told you to begin with the plane?” said Kichibei. “First you sharpen.” He gave {them} the stone, and it was plain that it would not be done in one visit.',
      ],
    }),
    lapsed: [
      'It was said that old Kichibei’s shop at {place} had gone to a dealer in brooms. {them} asked what had become of the wood, and nobody knew.',
      '{them} slept on rough floors now without running a thumb along them. One can get used to a thing, {them.he} said, if it was never finished.',
    ],
  },
  {
    key: 'samurai/the-buried-sutra',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} told you that there is something in a jar under {place}.',
    opened: [
      '{them}, the {them.trade}, had it from a great-uncle: when the soldiers came a jar was buried at {place}, by a man who meant to be gone for a week. Nobody knew what was in it, and everybody had been told not to look.',
      'An old widow owed the {them.trade} money, and on her deathbed paid with what she had: a jar, under the slab at {place}. Her father had helped to lower it, with the soldiers one valley off. {them} had never yet been that way to collect.',
      'Moss will not grow on one slab at {place}, said {them}, because the grandmothers used to scrub it. They never told their daughters why. The {them.trade} had got it out of the last of them: a jar, from the year of the soldiers.',
      'It was let fall by the {them.trade}, looking the other way. There was a jar in the ground at {place}. It was neither gold nor a head; more than that {them} would not say, being superstitious.',
      '“Have you ever lifted a slab?” asked the {them.trade}. This one was at {place}. In the year of the soldiers, {them} said, four men had let down a jar there, and their wives had put back the moss by lamplight, each piece where it belonged.',
      'The soldiers at {place} had dug up every garden, said the {them.trade}, and found radishes. They had never looked under the slab on which they sharpened their spears. {them} had that from one of the radish-growers: a jar, tied down at the mouth, and heavy.',
      '{them}, the {them.trade}, drew a square in the dust with one toe, and a smaller one inside it, and rubbed out both. The large one was a slab at {place}, and the small one a jar. Nobody had lifted it since the soldiers went through.',
      'A map was drawn for you on the inside of a hat; {them}, the {them.trade}, would not have it on paper. Here was {place}, here a slab, and the grease-spot a jar, put down ahead of the soldiers. Then the hat was put on.',
      'To every stranger {them} told the same story, and nobody had ever gone to look: the soldiers coming, a jar let down under a slab at {place}, the earth put back with bare hands. The {them.trade} only asked to be told if it was true.',
      'The {them.trade} had quarrelled with a brother for eleven years over whether it was a jar or a chest. Both agreed that it lay beneath the slab at {place}, that soldiers had been heard, and that grown men had wept over it. {them} said jar.',
      'There is a slab at {place} that people step round, said the {them.trade}, and most no longer know why. A jar was put under it in the war. Six had sworn to keep quiet, and {them} was the grandchild of the sixth.',
      'Between two mouthfuls {them} got it out: at {place} was a slab, and a jar below, let down ahead of the soldiers. It would not be silver, said the {them.trade}; those who hid it never had any, and it was what they hid first.',
      '“Keep it dry,” were the last words of {them}’s great-grandfather, and for two generations they thought that he meant the rice. The {them.trade} now believed in a jar, under the slab at {place}, where he had been seen digging in the week of the soldiers.',
      'The {them.trade} asked first if you could keep a thing to yourself, and then which way you were going. A village had packed a jar, in an hour, and had it put under a stone at {place}; and the day after there was no village.',
      'Under the slab at {place}, said the {them.trade}, stands a jar as tall as a child. They had measured it against {them}’s grandmother, who was five, and then sent her out of the way; and the day after came the soldiers.',
      '{them} set a cup upside down on the mat, and a box-lid over it. “{place},” said the {them.trade}, and waited till you understood: a jar, a slab, and soldiers dining on it. Then the cup was filled, and nothing had been said.',
      'As a child {them} was told that there was one slab at {place} on which one does not play, and not to ask why. So {them} had asked. It was a jar, put there before the soldiers came, by people who were afterwards not there.',
      'The {them.trade} had it from a rhyme that children skip to: a jar, a slab, a man who would be home for the planting. The place in it was {place}, which does not rhyme. {them} thought that this was why it might be true.',
      'It came up over the price of jars. The largest that was ever fired in those parts, {them} told you, stood under a slab at {place}, full, where it had been put by people who could hear the drums.',
    ],
    offer: does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Lift the slab and see what it covers',
      description: 'It is a slab for four, and whoever laid it wished to have it left alone.',
      success: [
        'You raised it with a pole, a hand at a time, and packed it as it rose. In the jar was the village’s whole memory: births, wells, boundaries, who had married whom. You read until you had what you wanted. Then you let it all down again, for the next time there were soldiers.',
        'You dug in from the side, as a badger would, and let the slab believe that nothing had changed. The jar had a rag in its mouth, and under the rag lay paper, sheet on sheet: who had the use of the spring, which child was whose. You had what you needed by the fourth. You put them back dry, with the rag on top.',
        'You laid a beam over four stones and hung your own weight on the far end, and it rose, complaining like a tax-payer. There was a jar. It held no gold but lists, in a dozen hands, of all that a village would have to know about itself if it were ever to begin again. One of them told you what you had come for.',
      ],
      failure:
        'You had it up to the knee when the pole went. It came down with a noise that set dogs barking in two valleys. There had been a glimpse, at least, of a lid tied on with red cord; and next time you would bring a better pole.',
    }),
    lapsed: [
      'Someone with more friends had been to {place}. There was a hole with straight sides, and in the bottom of it the shape of a jar.',
      'The ground slipped at {place} and took the slab with it, and whatever was below. {them} said that this was what came of telling people, and told you nothing further.',
    ],
  },
  {
    key: 'samurai/the-white-sleeve',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} swore that a woman in white is seen at {place}, and speaks.',
    opened: [
      'The {them.trade} had seen her and did not wish to be laughed at: a white sleeve, at {place}, and a voice which asked each time for the same thing. {them} had not stayed to hear what thing it was.',
      'They go the long way about, the {them.trade} told you, so as not to pass {place}. Something stands there holding out its arms. It has spoken to a tax-collector, who has since become quite mild.',
      'At {place} a person in white stood by the path, said the {them.trade}, and one was asked to hold something for a moment. {them} had replied that both hands were full. They had been empty, and it was known.',
      'The {them.trade} would tell it only with the shutters closed. It was a sleeve, at {place}; it was very long; and what lay in the crook of it had been offered, politely, to three people, of whom one was still in the district.',
      '{them}, the {them.trade}, had a cousin who met it at {place} and held out his own arms, being obliging. He was quite well. He only walked, since then, as one does with something asleep on the shoulder, and would not say whose.',
      'It was no use asking who wore it, said the {them.trade}. One saw at {place} a white sleeve, and the other one, and then that they were being offered. {them} had bowed, from a good way off, and kept on bowing as far as home.',
      'By {place} the path is worn only along its far edge, and {them}, the {them.trade}, told you why. One is greeted there, and something white is held out. Then one is asked whether one has an arm to spare.',
      '{them}, the {them.trade}, knew it from a doctor, who had been fetched out to {place} by a sleeve at his gate. It went before him, white, and when it turned round it was carrying the patient. He prescribed something from where he stood.',
      'It does no harm, the {them.trade} said, and asked you to move in from the window. It is a woman’s voice, at {place}, and very civil; it says only “Would you?”, and then there is the sleeve, and what is in it.',
    ],
    offer: does(['flight', 'vigour', 'medium', 'slight'], {
      action: 'Take what she holds out and walk away',
      description: 'One must not run, nor look round, nor let it drop, whatever it should weigh.',
      success:
        'It was put in your arms and was as light as washing. With every step it grew heavier, until it was a stone, and then a millstone, and then it was crying. At the hundredth step it weighed what a child weighs, and was gone. You heard somebody behind you say “Thank you”, quite in the usual way.',
      failure:
        'You did well as far as the fiftieth step. Then it spoke to you, in your mother’s voice, about your posture, and you looked round. There was nobody at all; and you stood with your arms held out, exactly as she had.',
    }),
    lapsed: [
      'A priest had been to {place} with a great many candles. People go by there singing now. You would have liked to know what it was that had been wanted.',
      'Nothing more was seen of a white sleeve at {place}. {them} thinks that whoever it was grew tired of asking.',
    ],
  },
  {
    key: 'samurai/the-persimmons',
    kind: 'promise',
    at: 'city',
    title: 'You promised {them} to get a fair price in {place} for one tree’s persimmons.',
    opened: [
      '{them}, the {them.trade}, has one tree, and each year the same dealer in {place} gives the same insult for it. You said, since you had eaten three of them, that you would see about that.',
      'The {them.trade} had one tree of persimmons to sell. It was easy to promise: you were going that way, {them} was not, and there is a dealer in {place} who has never had to bargain with anybody over the age of ten.',
      'You had leaned on it, and that began it: one tree, older than the house. {them}, the {them.trade}, told you what the dealer in {place} gives for the crop, and you were so indignant that it came out as a promise.',
      'The dealer in {place} had told {them}, the {them.trade}, that one tree by itself is lonely, and that one tastes it in the fruit. You had just eaten four. You asked for his street; and before you had wiped your chin it was a promise.',
      'On the fence the {them.trade} counted up for you what a dealer in {place} pays for all that is on one tree, and what he sells it for. You could not leave off looking at the fence, and said that you would speak to him.',
      'For nine years {them}, the {them.trade}, has carried the fruit of one tree to {place}, and been told there that persimmons are out of fashion. “Let him say it to me,” you said; and so it was settled that he should.',
      'The dealer in {place} is a charming man, the {them.trade} told you, and looked at the tree, the only one, which has to be propped in four places when it bears. You gave your word that this year he should be charming to you.',
      'You had praised the one tree, out of politeness, and were told in return what {them}, the {them.trade}, gets for its fruit from the dealer in {place}. The baskets cost more. When you had done shouting you had undertaken to see him.',
      '{them}, the {them.trade}, showed you the slips, one to a year, sealed by a dealer in {place}: each time the tree had borne more persimmons, and they had fetched less. You asked for the loan of the newest, to hold it up before him.',
      'The {them.trade} put down a persimmon before you, and beside it what the dealer in {place} gives for one, and it was some time until you found the coin. There was only the one tree. By then you had promised to speak to him.',
    ],
    offer: does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Bargain for the fruit of a single tree',
      description: 'The dealer will be charming, and you will have to take all of it sitting down.',
      success:
        'He spoke of blight and of friendship. You spoke of the rival dealer across the bridge, whom you went so far as to look at. He named a sum, and then a better, and swore that you were taking the roof off his children. It was set down in writing, for {them}, for five years.',
      failure:
        'He let you talk until you were thirsty, and then poured for you. When you stood up again it had come down to last year’s insult, less the cup. He would leave it open for a few days, however, if you cared to sleep on it.',
    }),
    lapsed: [
      'The persimmons had gone soft by that time. {them} let the children have them, and the crows; the dealer sent round a kind note.',
      'You had promised, over three persimmons. In the year after that {them} cut the tree for a gatepost.',
    ],
  },
  {
    key: 'samurai/the-stick-of-incense',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to burn one stick of incense at {place}.',
    opened: [
      'The {them.trade} had lost somebody at {place}, in a small war, on the wrong side. There had been no one to go. {them} gave you a stick of incense in a paper, and you held it for some time before you put it away.',
      'The {them.trade} could no longer walk so far. It was only one stick, at {place}, on the north side, where a brother had last been seen tying his sandal. You said that you would, and {them} did not ask twice.',
      '{them}, the {them.trade}, laid down a stick of incense before you, and squared it. It was for {place}. Somebody lay there for whom nothing had been burned since the drums stopped; {them.he} had meant to go, and had gone on meaning to.',
      '“It need not be good incense,” the {them.trade} said; “he had no nose for it.” He had fallen at {place}, holding another man’s horse. You asked by what name he should be spoken to, and it was a long one for so young a person.',
      '{them}, the {them.trade}, had eleven sticks in a box, and gave you one, and shut it. Ten were for people near at hand. This was for {place}, where there had been a battle, and a boy who went to it in a borrowed hat.',
      'One is supposed to go oneself to one’s dead, the {them.trade} said; but it was {place}, and there were the knees. You were to light the stick on the low side, where the smoke draws off. He had always had weak eyes.',
      '“He will not know you,” said the {them.trade}, “so say who sent it.” It was a single stick, in the page of a letter, for somebody who had stayed behind at {place} when the rest were told to run.',
      'The {them.trade} had bought the incense on a pilgrimage, years before, and it had got no farther than the shelf. It was for a comrade, at {place}, who had given up his place in a boat. You were shown how to carry it.',
      'Nobody had been asked to fall at {place}, said the {them.trade}; they had only been told to stand there. A nephew had stood. You took the one stick, in a strip off his sash, and were told where he had been in the line.',
      'The {them.trade} inquired first if your knees were sound. The incense was to be burned at {place}, for an enemy, as it happened, since nobody else ever would; and it takes as long as it takes. The name had been on his helmet.',
      'The {them.trade} had once had a friend, who went ahead at {place} to see if it was safe. You asked for how long he had been gone. {them} gave you a stick of incense, and the year.',
    ],
    offer: does(['gift', 'endurance', 'easy', 'none'], {
      action: 'Burn the incense and stay until it is out',
      description: 'You are to kneel on stones, and to say a name that nobody has said there since.',
      success:
        'You found the spot, and said the name, and then there was nothing to do but to be there. It burns slowly. When the last of it fell you noticed that your own sandal had come untied; you tied it, and went down to tell {them} that someone had been.',
      failure:
        'It had broken in the paper, and would not take. You tried it three times, on your knees, and begged his pardon. A pilgrim who was going by showed you how they dry it, inside the hat; and you put what was left on your head, and bowed, and withdrew for the time being.',
    }),
    lapsed: [
      'The stick of incense was still among your things, a good while afterwards, broken in three. You knew well enough whose it was. {them} must have gone on thinking that it had been lit.',
      'Word came that {them} was sleeping well at last, being easy as to one matter. You had never been to {place}. You turned round twice on the road after that, though there was nobody behind.',
    ],
  },
];
