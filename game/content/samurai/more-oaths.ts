import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

const foundlings: OathContent = {
  key: 'samurai/the-eleven-baskets',
  kind: 'protect',
  drives: ['vigour', 'charisma'],
  title: 'Keep the eleven foundlings at {where} out of the mine of {foe}.',
  who: { trade: 'puppet-player', genders: ['male', 'female'] },
  foe: { trade: 'mine contractor', genders: ['male', 'female'] },
  goal: 'landmark',
  ways: ['patience', 'force', 'craft'],
  sworn: [
    'Eleven bowls in a row, the smallest no bigger than a lid. {who}, a puppet-player, had taken in eleven foundlings at {where}, because a child without a temple belongs to whoever writes it down; and {foe}, the {foe.trade}, had written them down. A silver mine needs people who fit into cracks. You were given a twelfth bowl, and swore over it that none of the eleven should go.',
    'A carrying-basket stood on {who}’s step with a number on it. {foe}, who has the silver mine, had sent it so that the first of the children at {where} should get used to the thing; ten more were being woven. They were foundlings, in nobody’s register but {foe}’s. {who} asked whether you could hold a door. You put your hand on the lintel of that one, and swore.',
    'The puppets hung along one wall at {where}, and the children slept along the other, in the same order. There were eleven of each. {foe}, the {foe.trade}, had bought up the debts of eleven dead mothers, and meant to have the children for the shafts that are too narrow for men. {who} moved a puppet’s head so that it looked at you. You swore to it, feeling foolish, and then to {who}, not feeling so.',
    '{who} showed you a small sandal. It had come back from the mine with the pay of whoever had worn it, and both together weighed less than a bean-cake. Now {foe}, the {foe.trade}, had a paper for the eleven foundlings who lived among {who}’s puppets at {where}. They had no fathers to object. You turned the sandal so that it pointed away from the door, and swore to keep them there.',
    'They were playing at mines when you came: the eldest was {foe}, and counted. {who} told you over their heads that it would not stay a game. The eleven had been left at {where} at various times, among the puppets, and {foe}, the {foe.trade}, had now had them entered as {foe.his} own, for work underground. Somebody was wanted to stand in the gate. You swore it before the whole company, wood and otherwise.',
  ],
  advances: [
    'A letter from {who} reported eleven colds and no basket on the step. It was signed by everyone, in soot.',
    'You had it from a basket-weaver that {foe} had ordered eleven with lids, and that he found himself short of bamboo.',
    '{foe} had been asked in company what so many small lanterns were for, and had changed the subject to porcelain.',
    'A priest, hearing where you belonged, remembered that a child who is entered in one register may not be entered in a second.',
    'The smallest of the eleven had learned to say that you were coming, you heard, and said it now to pedlars, cats and inspectors.',
    'You thought of the door at {where}, and how it was hung, and saw how it might be hung better.',
    'A miner with no eyelashes told you what {foe}’s shafts are like. You thanked him, and noted it, and did not finish your rice.',
    '{who} had taught the children to hang quite still, the news was, with their chins down, like the others.',
    'Somebody’s aunt had begun to cook for twelve at {where}, by mistake, she said, and had gone on making it.',
    'One of {foe}’s collectors had given back his staff. He had a boy of six, people told you, who had asked him what it was for.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Have the eleven children entered in a temple’s register in {place}.',
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask the abbot to write down eleven names',
        description: 'You must declare who their fathers were, to a man who knows that you cannot.',
        success: [
          'The abbot wetted his brush and asked for the first father. You gave him the name of a puppet, a general. He looked at you for a while; he had seen the play. Then he wrote it down with its rank, and the ten after it, and remarked that it was a distinguished generation.',
          'He could enter nobody without a birthplace, said the abbot. You told him what each had been lying in when it was found: a melon-basket, a hat, the lap of a stone Jizo. He wrote for a long time with his face turned aside. So they had a temple in {place} now, all eleven, and could be carried off by no one else’s book.',
        ],
        failure: [
          'The abbot had dined with {foe}, and praised the fish to you. Children were like carp, he thought; they grew to the size of the pond. His register lay between you with a paper-weight on it, and his hand on the paper-weight.',
          'You had invented eleven fathers, and got two of them on to the same boat in different years. The abbot put down his brush. He had no wish to know which had drowned, he told you, and had the book carried out by a novice who would not look up.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Search {place} for what became of the last children {foe} hired.',
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Look for where the mine lays its dead',
        description:
          'It is said to be by the old spoil-heap, where the slope moves and {foe}’s watchman throws stones.',
        success: [
          'Behind {place}, under brambles, there were river stones set in rows, each of a size that a child might choose. You counted forty. On the newest lay a paper windmill. You made a rubbing of the marks on them; in {foe}’s accounts, it was known, those same forty had been sent home with thanks.',
          'A woman was pulling grass at {place}, out of a plot which was not a garden. She had been paid to say nothing, she told you, but nobody had paid her to be absent. She walked along the rows, and gave you the names with their ages. The eldest was nine. You wrote until the paper was full, and then on your sleeve.',
        ],
        failure: [
          'The heap slid while you were halfway up it, and you came down with it, not fast, like a guest leaving on a tray. When it had settled the whole face of it was new. Whatever had been marked there was now underneath.',
          'You found rows of small stones and knelt to them, and said what one says. Then an old man came with a hoe, and thanked you for taking such an interest in his radishes. He had heard of the other place. It had been moved, he thought, before the last inspection.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Find in {place} the carriers who are to fetch the children.',
      offer: does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Carry a pole beside {foe}’s carriers',
        description: 'They talk only to people with a sore shoulder, and it has to be an honest one.',
        success: [
          'By the last load your shoulder had opened, and the head carrier lent you his pad. They were eleven light loads, he told you, to be fetched from {where}, and his men had been wondering what could weigh so little and need a lid. You told him. He took his pole, put it across his knee, and broke it.',
          'They gave you the wet end of a bale of indigo, as a joke, and you bore it up the hill without wasting your breath. After that you were one of them. They had been hired for {where}; they named you the path and the signal. The youngest asked what was in the baskets. Nobody answered, but somebody made you room.',
        ],
        failure: [
          'You carried until your legs wrote characters. The men of {place} were very kind, and sat you in a doorway, and went on without you; and whatever they had to say about {foe} was said round the next corner.',
          'You had the step wrong. Four men on one pole must breathe together, and you breathed as one does alone. A jar of lamp-oil went down the whole length of the street in {place}. They were fined for it, and talked after that of nothing else.',
        ],
        toward: 'neither',
      }),
    },
  ],
  ready: [
    'The door at {where} had been rehung, the children knew where to stand, and {foe} had been told that the baskets were finished. All that was left was to be there first.',
    '{who} sent you a puppet’s hand, of the kind that closes on a string. It meant that they were all sitting up at {where}, listening; and you had nothing left to learn but the way there.',
  ],
  test: {
    openings: [
      'Eleven baskets, set down in a line before the door at {where}, with their lids off. Behind them stood twenty carriers and {foe}, who had a paper in a lacquer box and wanted the children handed out by number. {who} was in the doorway with a puppet on either arm. From within came the sound of eleven people not breathing.',
      'A lacquer box on a cushion. {foe} had brought it to {where} to save argument: in it was the paper by which the foundlings were {foe.his}, and round it stood the men who would carry them down to the mine. {who} had barred the door and sat against it. “They will be back when they are grown,” {foe} said, and looked at you to have this agreed.',
    ],
    still: [
      'The baskets had not been moved. {foe} was having the paper read out once more, from the beginning, by somebody with a better voice.',
      'One lid had rolled as far as the wall. Behind the door a child had begun to count, and was hushed at seven.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Hold the door with your back',
        description: 'It opens inward, there are twenty of them, and what gives first will be the bar or you.',
        success: [
          'You set your heels in the threshold where the wood is worn. They came with a beam, and the door jumped, and you with it, and both of you sat back in your places. At the ninth blow the beam split. The carriers looked at their hands; they had been hired to lift, they told {foe}, and went off to lift something.',
          'It went on for as long as one can hold up a horse. Toward the end you felt other backs against your knees, eleven of them, arranged by size, all pushing. The bar bent but it did not break. Out there {foe} was saying a number, over and over, with nobody left who would come when it was called.',
        ],
        failure: [
          'The hinges went, on the one side that you had not thought of. You lay under the door with four men walking upon it. But {who} had had the children up among the beams, behind the generals, and {foe} stood there and counted puppets, and lost the place, and had to come out again.',
          'Somebody put a lever beneath the sill, and you went up with it, like a lid. The room was full of {foe}’s men. They had the eldest by the sleeve when {who} let fall the great dragon from its hooks; and in what followed everyone got out, they by the front and the eleven by the back, with nothing settled.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Ask {foe} to name all eleven',
        description: 'The paper has only numbers in it; if {foe} has troubled to learn the names you are lost.',
        success: [
          '“You take them for your own,” you said, “so call them.” {foe} opened the paper and looked for help in it. Behind the door a voice said that it was Little Fox, and another said who it was, and then they all did. The carriers heard eleven names. One can lift a number; they began, each in his turn, to take off their shoulder-pads.',
          'You would open, you said, to any child whom {foe} could call by name. It was quiet. {foe} tried the commonest, and there was no such child, and after it the next. A carrier laughed, and then did not find it funny, and picked up his basket. By the fifth name there was no one to carry anything.',
        ],
        failure: [
          '{foe} knew them. It was all in the lacquer box: names, heights, the one who coughs. They were read out in a pleasant voice, and at each there was a small movement behind the door. You had only helped to see that nobody was missing; and the men took up their poles.',
          'You asked it too late, with the drum already going. Your lips were seen to move. {foe} bowed, as to a compliment, and two carriers set you to one side, where {who} was being set too; but the door had stuck, and while they were fetching an axe you both got back to it.',
        ],
      }),
      does(['craft', 'reflexes', 'hard', 'serious'], {
        action: 'Hang the children up among the puppets',
        description: 'They must not blink while {foe} walks along the row with a lamp, and one of them is three.',
        success: [
          'You had the strings round them before the bar was down. {foe} went along the wall with a lamp: a general, a fox, a weeping lady, a fox. Before the three-year-old the lamp stopped, and the child hung with its mouth open, exactly like the monk beside it. “Where are they?” said {foe}. Twenty-two faces looked politely past {foe.him}.',
          'There were eleven puppets and eleven children, and for the length of one inspection there were twenty-two puppets. {who} worked the dragon, so that there should be something to look at. A carrier chucked the smallest under its chin, and found it warm. He was a father; it must be the lacquer, he said, and held the lamp elsewhere.',
        ],
        failure: [
          'The weeping lady sneezed. {foe} gave her a moment, as one does to a person of rank, and drew a string, and she giggled. It had to be given up; you caught down what you could reach and ran with it, and eight others ran after. None of them was taken, and all of them had been seen.',
          'One hook was bad, and the eldest came down at {foe}’s feet in a general’s helmet. They stared at each other. The boy drew his wooden sword, and that gave the rest of them time to be out through the floor. You had all of them in the brambles, scratched; and {foe} knew now how it was done.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Drag the reading out until the paper lapses',
        description: 'A writ is good for one stick of incense, and you must think of questions for the length of it.',
        success: [
          'You asked what was meant by “child”, and by “narrow”, and whether a half was to be reckoned as a whole. The bailiff answered, since it was his duty. The ash bent, and held, and dropped. He rolled up the paper, rather quickly, and bowed to {foe}, whose it had been until that moment.',
          'It was at the ninth clause that {foe} saw what you were about, and called for the door to be broken. It had to be read first, said the bailiff; he was a slow man. You begged him to take breath. When he had come to the seal there was only a red point on the stick, and then not that.',
        ],
        failure: [
          'You had got to the second question when {foe} blew upon the incense to help it. You saw then that there were eleven sticks in the box. The bailiff lit another from the stump and cleared his throat, and had plenty of time for you.',
          'You asked so many things that the bailiff sat down. {foe} went about to the back with four men, where there is a window. It was lucky that it is a small one. A carrier stuck in it, and the eleven pulled his beard through the bars until his friends withdrew him; but by then the writ had been read.',
        ],
      }),
      does(['gift', 'perception', 'medium', 'slight'], {
        action: 'Hand {foe} a mine-child’s old name-tag',
        description: '{who} has kept it for forty years without knowing whose it was, and you are only guessing.',
        success: [
          'It was a chip of cedar with a number burned in, on a cord for a small neck. {foe} held it off, as one does to read, and then put up two fingers under {foe.his} own collar. There is a mark that such a cord makes. The baskets were left where they stood; {who} has them for radishes.',
          'You laid it on the lacquer box, with the number up. “He was the one with the cough,” said {foe}, to nobody. “He was behind me.” The paper was lifted out, the tag put in there instead, and the lid closed. Then {foe} walked away along the line of baskets, and trod in the bottom of each in passing.',
        ],
        failure: [
          '{foe} turned the chip over, thanked you, and gave it to a clerk. It had been missing, it seemed; they like to have the set. You were left standing with your hand out, in front of eleven baskets that had now been put a little nearer.',
          'You had guessed wrong. {foe} had been brought up with nurses and a tutor, and took the thing for some local charm against worms. It was hung about the neck of the first basket. The carriers saw that, and some of them did not like it; but they had been paid to the end of the job.',
        ],
      }),
    ],
  },
  triumph: [
    'The baskets were burned in front of the door at {where}, one for each child, and every child held the brand to its own. {who} gave a play afterwards about a mine. The part of {foe} had to be taken by a broom, since none of the eleven would. They bowed to you when it was over in order of size; and the smallest, having forgotten to stop, went on bowing.',
    'Eleven bowls went round at {where}, and for once no one was watching the door. {who} began to thank you, and could not decide which puppet should say it. In the end it was the old general who crossed the floor, on his strings, and laid his wooden forehead to your foot. {foe} has closed the narrow shafts; there are bats in them, who are not on any list.',
    '{foe} went down from {where} with as many baskets as had been brought up there, and nothing in them. {who} counted the children, and counted them again, for the pleasure of coming out at eleven. Then everybody was measured against the doorpost. They had each of them grown, it was found, since the last time that somebody had come to take them.',
    'There is a page in a temple book now with eleven names on it, and after each of them, “of {where}”. {who} had it read out until the children knew it as a tune. Nobody among them had ever had a place to be from. They tried it on one another with great formality, bowing, and asking where the other came from, and being told.',
    'It was the eldest who took down the bar at {where}, because you could not lift your arms. Outside lay the lids, like hats after a battle. {who} sat on the step among them, shaking, with both puppets still on, so that those shook too. Presently a small girl came and took hold of one of the wooden hands, and you were given the other.',
    'What {foe} wrote in the end was a receipt: eleven children, found to be at home. {who} hung it up in the row at {where}, between the fox and the weeping lady, where it moves when anyone opens the door. You slept across that door for three nights more. It was no longer necessary; but they had got used to stepping over you, and slept better for it.',
  ],
  loss: [
    'They went by number. You saw eleven lids go on, and eleven poles taken up, and nobody cried, because {who} had told them not to while you were looking. {foe} thanked you for keeping order. In the row at {where} the puppets hung with their heads on one side; and a twelfth bowl stood there, which was yours, and was clean.',
    '{foe} got all but the smallest, who had not been thought worth a basket. {who} has that one still at {where}, and lays out eleven bowls. You stayed as long as you could be of use. When you left, the child was hanging the puppets in their places by itself, and talking to each of them in somebody else’s voice.',
    'There had been a door at {where}, and you had sworn on it, and it was opened. That is the whole of it. {who} did not reproach you, but went along the wall cutting the strings, so that there was a soft clatter, eleven times. From the mine {foe} sent word that they were all well, and quite the right size.',
    'You walked behind the baskets as far as {foe}’s gate, and there a porter took down your name, in case of inquiries. Through the wicker one could see a finger, here and there. {who} walked back to {where} beside you without a word. On the step lay a small sandal. Neither of you picked it up, and neither of you could step over it.',
  ],
  fates: {
    triumph:
      '{who} took eleven assistants on the road, and the plays grew longer, since everybody had to have a part. {foe} turned to porcelain, and starts at small noises.',
    loss: '{who} plays now without speech, and with the puppets’ backs to the house. {foe} was commended for the silver, and had the next shafts driven narrower.',
    death:
      '{who} carved a puppet with your nose, and the children hung it by the door. {foe} has come twice since with the baskets, and each time it has seemed to move.',
  },
};

const order: OathContent = {
  key: 'samurai/the-vermilion-square',
  kind: 'accused',
  drives: ['charisma', 'intellect'],
  title: 'Clear yourself at {where} of the order that {foe} swears you sealed.',
  who: { trade: 'ink-maker', genders: ['male', 'female'] },
  foe: { trade: 'keeper of the seal', genders: ['male', 'female'] },
  goal: 'city',
  ways: ['talk', 'explore', 'patience'],
  sworn: [
    'A sheet of good paper with a red square in the corner. It had sent the fire-watch home, the granary had burned after that, and three people in the next house with it; and {foe}, the {foe.trade}, swore that on the day of the order you had had the lord’s seal in your sleeve. {who}, an ink-maker, stood surety for you with both hands. You swore to be at {where} for the hearing, and clear.',
    '“It is a very nice impression,” said {who}, of the order that would hang you, “and not by you.” {foe}, the {foe.trade}, had sworn that it was. A fire-watch had been called off with that paper, and a granary burned, and three neighbours were dead. {who} signed as your surety, hands and shop. You knelt among the pots of soot and swore that {who.he} should keep them, and that it would be shown at {where}.',
    'They read you the charge through a fence. By a false order, under the lord’s own seal, somebody had taken the watch from the granary, and three people burned; {foe}, who keeps that seal, named you. You would have waited in the straw for the hearing at {where}. But an ink-maker whom you knew slightly came with black hands and pledged them for your return. You swore it to {who} before you were well out of the gate.',
    'Ten black fingertips on a white bond. {who} had pressed them there, one by one, to have you let out: if you failed to appear at {where}, or were found guilty, the hands went with you. You were charged with a sealed order which sent home the fire-watch, on account of which three people were ashes. {foe} kept the seal, and had sworn that you borrowed it. You swore, by those ten, that you had not.',
    'You had never seen the order until they held it up. It bade the fire-watch go home; the granary burned, and a widow next door and her two children could not get out. Under it stood the lord’s seal, which {foe}, the {foe.trade}, said on oath had been lent to you. There was nobody in the room who looked at you except {who}, an ink-maker, who stood up as surety. You swore to be worth it, at {where}.',
  ],
  advances: [
    'Somebody who had been going to cross over when you came did not, and asked you what the order had smelt of.',
    '{who} had been seen mixing soot with both hands, and holding them up, so the news went, to anyone who inquired after you.',
    'A notary told you that {foe} had sworn in a low voice and been asked to repeat it, and that it had come out a little different.',
    'You went through that day once more, from rice to lamp, and found one more person who must have seen your empty sleeves.',
    'At one place the board with your crime on it had been turned to the wall. Nobody had done it, they told you.',
    'A fireman of the dismissed watch sent you his compliments. He had kept his lantern, and remembered who had handed him the paper.',
    '{foe} had ordered a new box for the seal, with two locks. People wondered aloud how many keys there had been to the old one.',
    'You were served without being asked for the money first. It had not happened to you since the reading of the charge.',
    'By now you could draw the red square from memory, with the nick in its lower edge, and say how long the nick had been there.',
    'A child, being told by its mother who you were, looked at your hands and said that they were quite clean.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Compare the false order in {place} with honest ones.',
      offer: does(['craft', 'perception', 'medium', 'none'], {
        action: 'Lay the red seals edge to edge',
        description: 'The clerk of records allows one look, and will tell {foe} which papers you asked for.',
        success: [
          'You had nine honest orders brought, and looked at nothing but the lower edge of the square. In the first six it was whole. The last three had a nick, and the false one had none: it had been sealed before you ever came to {place}. The clerk looked too. He made a note of it, unasked, and blotted it.',
          'Vermilion goes brown with age, or bright, by what it was ground with. You set the false order between two of the same month, and it shone like a fish on a roof. “That is not office paste,” said the clerk. It was somebody’s private pot, and smelt of cloves. He wrote down cloves, and the date, and that he had said so in {place}.',
        ],
        failure: [
          'The clerk brought the papers, and with them tea, and with the tea his nephew. The cup was full and the boy was clumsy. Afterwards there were four red ponds, very evenly edged; and everyone was so sorry that the matter of the seals could not be raised again.',
          'You asked for the orders of the wrong month. They were all in order. You could see the right bundle from where you knelt, on its shelf, with a cord about it; the clerk followed your eye, and moved to sit in front.',
        ],
      }),
    },
    {
      at: 'landmark',
      title: 'Find the runner who brought the false order, at {place}.',
      offer: does(['explore', 'endurance', 'medium', 'slight'], {
        action: 'Track the runner to his hiding place',
        description: 'He has been sick with fear for a month, runs for a living, and takes you for an executioner.',
        success: [
          'You walked, and he ran, and he had to sleep. On the third stretch you sat down beside him at {place}, and took off your sandals. He did so too. A gloved hand had given him the paper through the blind of {foe}’s litter. He had not known what it said. He named the number of the dead before you could.',
          'There was a shelter of boughs at {place}, with a bowl outside it, and two sandals laid so as to point the wrong way. You turned them round and waited. He came for them in the end; runners do. He had kept the wrapper of the order, with the tally of the household that sent it, which was {foe}’s, and he would say so.',
        ],
        failure: [
          'He saw you first. It was a fine thing to watch, if one had had the leisure: over the stream, up the bank, over the wall at {place} and away, without once looking down. You followed as far as the bank, which was undercut. Your hat got across.',
          'You came up with a man who was running, and had him by the sash, and he was a debtor, with quite other troubles. He told you them. By the time that he had finished, the real one, who had been lying up in the next thicket and listening, had quietly gone from {place}.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Bow in {place} to the family of the three who burned.',
      offer: does(['gift', 'charisma', 'hard', 'none'], {
        action: 'Bring incense to the family of the dead',
        description:
          'They believe that you did it, and by custom they may not turn you from the altar, only look at you.',
        success: [
          'You lit three sticks, and touched your forehead to the mat three times, and said who you were accused of being. No one answered. The grandmother shifted the lamp, in order to see your face, and kept it there a good while. Whoever had done it, she said at the door, would have brought more incense. In {place} they repeat what she says.',
          'There were three tablets, two of them short. You had meant to say something, and found on looking at the short ones that it was not there. The widow’s brother had turned away. When your sleeve had been before your face for some time he came and set the dish straight, which it had pushed askew, and asked you quietly who it was, then.',
        ],
        failure: [
          'An uncle met you on the step with a bucket. It was only water; it had been standing ready, he said, since the fire, when there had been nobody to throw it. You bowed in the wet. The whole street in {place} had come out to see whether you would wipe your face.',
          'You got as far as the altar, and the third stick would not light. You tried it at the lamp, and then at the brazier, and they watched. In a house that has had a fire it is a bad thing to be seen doing. Someone began to wail, and you were asked to leave it, and go.',
        ],
      }),
    },
  ],
  ready: [
    'The day was posted at {where}, with your name above {foe}’s and a space below both of them for the finding. You had what you needed. It fitted into one sleeve.',
    '{who} wrote to you that {who.he} had washed {who.his} hands for the hearing at {where}, and that it made no difference to the colour. There was nobody left to ask. One had only to go and be asked.',
  ],
  test: {
    openings: [
      'White sand, raked, with two mats on it, and a space between them that no one may cross. On the one knelt {foe}, in formal grey, to swear again that you had sealed the order by which three people burned; the other was yours. {who} knelt behind the rope with both hands on a block. The magistrate of {where} asked whether you had anything to say.',
      'The block had been planed for the occasion. {who} laid both hands on it, as your bond required, and nodded to you across the courtyard at {where}. On the verandah sat the magistrate with the false order before him, and {foe} below him, composed, with the lord’s seal in a box, ready to swear that it was you. It was your turn to be heard.',
    ],
    still: [
      'The magistrate had sent for more tea. {who}’s hands were where they had been, and somebody had put a cloth under the wrists.',
      'A gardener had raked the sand again between the two mats. {foe} was looking at the box with the seal, and not at you.',
    ],
    offers: [
      does(['talk', 'intellect', 'hard', 'serious'], {
        action: 'Question {foe} about the day itself',
        description: '{foe} has learned it by heart, and each answer that comes out smoothly counts against you.',
        success: [
          'You asked in what you had carried off the seal. “In your sleeve,” said {foe}, and it was noted. Then you begged the magistrate to turn up the physician’s book. You had been brought in that day from a fall, it said, and both your sleeves cut off. {foe} put a hand to the box, as if it had moved.',
          'You put one question three times, with other things between: who had opened the box? The first time it was {foe}, and the second time a page. At the third there was a long silence in which one could hear the block being shifted. “I have lent it so often,” said {foe}, and then heard what had been said, and so did all the rest.',
        ],
        failure: [
          'Each question was answered a little before you had done asking it. {foe} was sorry for you, and said so, and the magistrate was sorry as well. When you sat back the scribe had filled two sheets, and there was nothing in them that you could have wished there.',
          'You asked the one thing to which you did not know the answer. {foe} knew it, and had a witness to it waiting in the yard. There had to be a recess. {who} was allowed to take one hand from the block, and waved to you with it, so that you should not lose heart.',
        ],
      }),
      does(['patience', 'vigour', 'hard', 'grave'], {
        action: 'Carry the hot iron while you deny it',
        description: 'The old law allows it: nine paces across the sand with the iron in your palms, and no cry.',
        success: [
          'They laid a leaf on your hands, and then the iron. You said at each of nine paces that you had not sealed it, in the voice in which one gives one’s name at a gate. It dropped when it was over the shelf, and not before. {foe} was called to do the same, and looked at it, and began to speak quickly.',
          'There was a smell, and for a moment the courtyard leaned. You fixed your eyes upon {who}’s black hands and went toward those. By the seventh pace people in the crowd were counting for you under their breath. The cloths were put on, and the magistrate asked if the other party would follow; but {foe} lay with forehead to the sand, confessing.',
        ],
        failure: [
          'Four paces are a great many. The iron lay smoking between the two mats, with a ring of black sand about it, and your own voice had come out of you in spite of everything. It proved nothing, the magistrate ruled; it was only usual. {foe} looked at the ring and sat with folded hands.',
          'You had the iron and were walking; and then you saw the eaves, with a physician’s face in front of them. They had carried you to the wall. It would not count as guilt, he told you kindly, but the old law grants each prisoner one leaf, and yours was burned.',
        ],
        toward: 'neither',
      }),
      does(['craft', 'perception', 'hard', 'serious'], {
        action: 'Ask for the seal and print it twice',
        description: 'It must be shown, to a court of half-blind men, that one red square is older than another.',
        success: [
          'You pressed the seal upon clean paper and laid this beside the false order. The magistrate put his glass to them. The new print had a nick, and the other was whole; and the nick, a clerk had to say, was as old as the year. “So it was sealed before the prisoner came,” said the magistrate. He was looking at {foe}.',
          'You printed it once with the office paste, and once with what was still in its corners. One had only to smell. The second print and the order had cloves in them. Somebody who knelt behind {foe} sniffed, and moved off by half a mat. They sent for the pot from {foe}’s house. It came in under a cloth, like a dish.',
        ],
        failure: [
          'Your hand shook, and the print came out with a ghost beside it. Anyone might have seen that you had never handled a seal before; but nobody said it. {foe} offered to show you how it was done, and did so, and there were two now that were exactly alike.',
          'The seal had been cleaned. It came out of its box as bright as a tooth, and whatever had been in its corners was in a cloth somewhere. You printed it all the same. The magistrate held the two squares side by side, and inquired what it was that he should see.',
        ],
      }),
      does(['gift', 'charisma', 'medium', 'slight'], {
        action: 'Offer {foe} the smaller guilt',
        description:
          'You must leave {foe} a way to have been only careless, and keep your own anger behind your teeth.',
        success: [
          'You said that a person might be robbed of a seal while asleep, and be ashamed of it, and swear to anything afterwards. Nobody looked round. {foe} breathed out. Yes, it had been so; the box had been found open; it had seemed simpler to name someone. It was not quite the truth, and it was enough for the block to be carried away.',
          '“It must be heavy,” you said, “to keep a thing that everyone wishes to borrow.” {foe} gave a kind of laugh. It went on too long; and then it was all said, the debt, the friend who needed only one sheet, the wind that got up. You pushed your cup of water across the space that is not to be crossed.',
        ],
        failure: [
          '{foe} understood quite well what was being held out, and did not take it. A careless keeper loses the office. “The prisoner is generous with other people’s faults,” {foe} remarked to the verandah, and they laughed up there; even {who} looked at you as though you had bowed to the wrong person.',
          'You had put it so delicately that the magistrate took it for a confession. It needed four questions, and all your bluntness, to get him out of that again. In the meantime a man had come with a whetstone and sat down by {who}.',
        ],
      }),
      does(['explore', 'reflexes', 'medium', 'slight'], {
        action: 'Look through the box of the seal',
        description: 'It is {foe}’s to open, and you must be quicker than a hand that has closed it for years.',
        success: [
          'You asked only whether it were lacquered inside, and had the tray out before {foe} could answer. Below it lay a sheet with twenty red squares and no writing, ready for whoever might have need. The magistrate counted them. He asked how many there had been to begin with; and it was so still that one heard {who} lift both hands from the wood.',
          'The box had a false floor, as such boxes do, and your thumb had gone to the place before your mind had. There was a slip under it: so much for one impression, received, with thanks, and the day. It was that of the order. {foe} reached out for it, and then drew back the hand and laid it in the other.',
        ],
        failure: [
          'You were quick, and {foe} was quicker, and the lid came down across your knuckles with the lord’s crest on it. To lay hands on that is a second offence. The scribe asked you how your name was written; he had it already, on the other sheet.',
          'You had the tray out, and there was nothing beneath but a dead moth. It was shown about. {foe} wished to know what the prisoner had hoped to find there, and whether the prisoner had perhaps been in the habit of looking; and one saw that go down in ink.',
        ],
      }),
    ],
  },
  triumph: [
    'The magistrate drew a red line through your name with his own brush, and a second through the order. {foe} had taken off the robe of office by then, and folded it, and sat beside it like a friend of the owner. They read out the end of the bond at {where}. {who} looked at both hands, front and back, and having no cloth wiped them upon your sleeve, where the marks still are.',
    'You were asked if you had any complaint to make of the proceedings. There were three tablets on the verandah at {where}; someone had brought them to hear the end. You bowed to those. {foe} was led round before them by the steps, and it was seen that {foe.he} bowed as well, and could not get up. {who} came under the rope then, without leave, and helped you find your sandals.',
    'It took four words to clear you, and the clerk of {where} had to repeat them, because {who} had shouted. {foe} gave up the seal with both hands. It was carried off alone in a palanquin, and people knelt to it, and when it was gone they found that they were kneeling to you. Nobody knew how to get out of that. You knelt to them, and it was even.',
    'They planed the block at {where} down into a writing-desk, and {who} was given the first use of it. With those two hands the finding was written out nine times, for the nine boards where {foe} had had the charge put up. You went along to hold the paste. At each of them some person came up, in silence, and pressed down a corner that had not been sticking.',
    'The family of the dead had sat at the front through all of it. When {foe} had confessed, and been taken out by the small gate, the grandmother crossed the sand of {where}, which no one may, and left the mark of her stick at every step. She looked once more at your face. Then she sat down next to {who}, by the block, as there was room, and asked for tea for three.',
    'You walked out of {where} by the front. {who} walked beside you, flexing ten fingers one after another, as people count money; and asked at the first well, in an ordinary voice, whether that sheet had been grey or white when one held it up to the light. You had no idea. The two of you stood and laughed until the bucket ran over. Behind you they were sealing {foe}’s door.',
  ],
  loss: [
    'The finding was that the order had been sealed, and that somebody must have done it. {foe} thanked the court of {where}. You were put out at the gate with a mark upon your arm, alive, because {who} had spoken for you; and then the bond was read aloud. You did not see it. You heard one sound, and after a moment there was another.',
    'The day came to {where}, and you were not clear. The lord was merciful. He left {who} the hands, and took the shop, and the soot of forty years was tipped into the canal, which ran black as far as the bridge. {foe} stood on the bridge to see it go by, and bowed to you; one could not have said that it was wrongly done.',
    'They struck your name from every list at {where}, and wrote it upon one. {foe} had sworn it twice, and you had merely denied it. {who} went on saying that there was a mistake, to the clerk, and the porter, and at last to the block. You were led by on the other side. The sleeves had been rolled back for {who.him}, very neatly, by someone who does that every week.',
    'You are guilty in {where} to this day. The order hangs in the office where {foe} presides, as an example of a good impression. {who} was let go, with a caution, to a house where the neighbours took in their washing. “I would sign again,” {who} told you through the door, in a low voice, on account of the neighbours, and did not open it.',
  ],
  fates: {
    triumph:
      '{who} sells an ink that is named after you, being black, and not inclined to run. {foe} copies labels on an island of exiles, and is allowed no red.',
    loss: '{who} never made ink again, and gives no reason. {foe} has the keeping of the seal still, and lends it, and has grown quite particular as to whom.',
    death:
      '{who} appeared at {where} in your stead and was released, since the dead cannot be called. {foe} swore a third time, to your tablet, and stopped in the middle.',
  },
};

export const samuraiMoreOaths: readonly OathContent[] = [foundlings, order];
