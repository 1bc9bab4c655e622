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
    '{who}, a puppet-player, asked you to keep eleven foundlings safe at {where} from {foe}, the {foe.trade}. A child without a temple belongs to whoever writes it down, and {foe} had written them down: a silver mine needs children who fit into cracks. You were given a bowl of rice among the eleven, and swore over it that none of them should go.',
    '{foe}, who has the silver mine, meant to fetch eleven foundlings from {who}’s house at {where}, and {who} asked you to prevent it. A carrying-basket stood on the step already, with a number on it; ten more were being woven. The children were in nobody’s register but {foe}’s. {who} asked whether you could hold a door. You put your hand on the lintel, and swore.',
    '{foe}, the {foe.trade}, had bought up the debts of eleven dead mothers, and meant to have their children work in a mine. They lived with {who}, a puppet-player, at {where}, and you were asked to guard them. {who} moved a puppet’s head so that it looked at you. You swore to the puppet, and then to {who}, that none should be taken.',
    '{who} asked you to save eleven foundlings at {where} from {foe}, the {foe.trade}, who had a paper for them. They were to go down into the mine. {who} showed you a small sandal, which had come back from there with the pay of whoever had worn it. You turned the sandal so that it pointed away from the door, and swore to keep them.',
    '{who} told you that {foe}, the {foe.trade}, had had eleven foundlings entered as {foe.his} own, for work underground. They had been left at {where} at various times, among {who}’s puppets, and they were playing at mines when you came. {who} asked you to stand in the gate and keep them from being taken. You swore it before the whole company, wood and otherwise.',
  ],
  advances: [
    'A basket-weaver had refused to make {foe} any more baskets for the children.',
    'Two of {foe}’s carriers had left, since they would not carry children to a mine.',
    'A carpenter had shown you how the door at {where} can be made to hold longer.',
    'Neighbours of {who}’s would watch the road to {where}, and ring a bell if {foe} came.',
    'A priest knew a law by which nobody may take a child who is entered in a temple’s book.',
    'You knew now by which road {foe} would send the carriers to {where}.',
    'People had begun to ask {foe} openly what a silver mine wants with children.',
    'A miner was willing to tell a judge how narrow the shafts are in {foe}’s mine.',
    'A farmer’s wife would take the smallest of the eleven children into her house, if there was need.',
    '{who} had taught the children at {where} where to hide when strangers knock.',
    'A clerk had said openly that {foe}’s paper for the eleven children may not be lawful.',
    'An innkeeper had refused {foe}’s carriers a bed on the way to {where}.',
    '{foe} had less money than before, and could pay fewer men to fetch the children.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Have the eleven children entered in a temple’s register in {place}.',
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask the abbot to write down eleven names',
        description: 'You must declare who their fathers were, to a man who knows that you cannot.',
        success: [
          'The abbot entered all eleven children in his register. He wetted his brush and asked for the first father. You gave him the name of a puppet, a general. He looked at you for a while; he had seen the play. Then he wrote it down with its rank, and the ten after it, and remarked that it was a distinguished generation.',
          'The abbot entered the children, by one birthplace. You told him what each had been lying in when it was found: a melon-basket, a hat, the lap of a stone Jizo. He wrote for a long time with his face turned aside. So they had a temple in {place} now, all eleven, and could be carried off by no one else’s book.',
          'You gave the abbot the eleven names, and for each father you said: of this temple. He ground more ink. He wrote them one under another, and the last stood a little below the line.',
        ],
        failure: [
          'The abbot would not enter the children. The abbot had dined with {foe}, and praised the fish to you. Children were like carp, he thought; they grew to the size of the pond. His register lay between you with a paper-weight on it, and his hand on the paper-weight.',
          'The abbot did not believe you, and entered nobody. You had invented eleven fathers, and got two of them on to the same boat in different years. The abbot put down his brush. He had no wish to know which had drowned, he told you, and had the book carried out by a novice who would not look up.',
          'You asked the abbot to enter the children, and he sent for a book, and it was the book of the dead, and so nothing was written. The other was with {foe} to be copied. He closed the lid of his ink-stone.',
          'You named nine of the children to the abbot, and the two youngest have no names, and he would not enter nine of eleven. A brush may not rest in the middle of a list. He wiped it dry.',
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
          'You found the graves of {foe}’s mine-children. Behind {place}, under brambles, there were river stones set in rows, each of a size that a child might choose. You counted forty. On the newest lay a paper windmill. You made a rubbing of the marks on them; in {foe}’s accounts, it was known, those same forty had been sent home with thanks.',
          'You found where the mine-children are buried. A woman was pulling grass at {place}, out of a plot which was not a garden. She had been paid to say nothing, she told you, but nobody had paid her to be absent. She walked along the rows, and gave you the names with their ages. The eldest was nine.',
          'You went along the old spoil-heap at {place}, and under the seventh cairn were small sandals, and so it was known what had become of {foe}’s last children. You set them straight, toe by toe.',
        ],
        failure: [
          'You looked for the graves, and the heap slid. The heap slid while you were halfway up it, and you came down with it, not fast, like a guest leaving on a tray. When it had settled the whole face of it was new. Whatever had been marked there was now underneath.',
          'You found the wrong place, and no graves. You found rows of small stones and knelt to them, and said what one says. Then an old man came with a hoe, and thanked you for taking such an interest in his radishes. He had heard of the other place. It had been moved, he thought, before the last inspection.',
          'You looked for the graves at {place}, and {foe}’s watchman threw stones down until you had to come away. They were small stones. He had them in a row beside him, by size.',
          'The old spoil-heap had been planted over with young pines, and you could not find where the mine lays its dead. All the pines were of one year. Each had a straw rope about it.',
        ],
      }),
    },
    {
      at: 'city',
      title: 'Find in {place} the carriers who are to fetch the children.',
      offer: does(['patience', 'vigour', 'medium', 'slight'], {
        action: 'Carry a pole beside {foe}’s carriers',
        description:
          'You learn when and where they go by working with them; they talk only to people with an honestly sore shoulder.',
        success: [
          'You carried with {foe}’s carriers, and the head carrier told you what they were to fetch, and broke his pole. They were eleven light loads, from {where}, and his men had been wondering what could weigh so little and need a lid. You told him. He put the pole across his knee.',
          'You carried with them, and learned their path and their signal. They gave you the wet end of a bale of indigo, as a joke, and you bore it up the hill. They had been hired for {where}; they named you the path and the signal. The youngest asked what was in the baskets. Nobody answered, but somebody made you room.',
          'You carried a pole beside {foe}’s carriers to the second ridge, and at the halt they told you what they are sent to fetch, and when. The man in front wept into his towel. He folded it wet side in.',
        ],
        failure: [
          'You carried a pole, and fell behind, and learned nothing. You carried until your legs wrote characters. The men of {place} were very kind, and sat you in a doorway, and went on without you; and whatever they had to say about {foe} was said round the next corner.',
          'You carried out of step, and the carriers would not talk. You had the step wrong. Four men on one pole must breathe together, and you breathed as one does alone. A jar of lamp-oil went down the whole length of the street in {place}. They were fined for it, and talked after that of nothing else.',
          'You carried a pole for half a day, and {foe}’s carriers talked of their feet, and of nothing that they are to fetch. At the halt they looked at your shoulder. The skin on it was whole.',
          'You let the pole slip on the stones, and the carriers set down the load and sent you to the rear, and you heard nothing. A dropped pole is not spoken to. A rice-ball was left for you on a leaf.',
        ],
        toward: 'neither',
      }),
    },
  ],
  ready: [
    'The door at {where} had been rehung, the children knew where to stand, and {foe} had been told that the baskets were finished. All that was left was to be there first.',
    '{who} sent word from {where} that the children knew what to do, and so did you. You had nothing left to learn but the way there, and {foe} was coming too.',
  ],
  test: {
    openings: [
      '{foe} stood before the door at {where} with twenty carriers and eleven baskets, and wanted the children handed out by number. The paper for it was in a lacquer box. {who} was in the doorway with a puppet on either arm. You had sworn that none of the eleven should go. From within came the sound of eleven people not breathing.',
      '{foe} had come to {where} with a paper by which the foundlings were {foe.his}, and with the men who would carry them down to the mine. {who} had barred the door of the puppet-house and sat against it, and you had sworn to keep the children there. “They will be back when they are grown,” {foe} said, and looked at you to have this agreed.',
    ],
    still: [
      '{foe} and the carriers still stood before the door, and none of the children had been taken. The paper was being read out once more, by somebody with a better voice.',
      '{foe} still wanted the eleven children for the mine, and you had sworn to keep them behind that door. One of them had begun to count, and was hushed at seven.',
    ],
    givenUp: [
      '{foe}’s carriers drove you off from {where} with their poles. {who} still held the door from inside, and no child had been taken, so that you could come back and help.',
      'You were pushed down the path from {where}, and {foe} sat down before the door to wait. The children were still inside with {who}, and there was still time to return.',
    ],
    offers: [
      does(['force', 'strength', 'hard', 'grave'], {
        action: 'Hold the door with your back',
        description: 'It opens inward, there are twenty of them, and what gives first will be the bar or you.',
        success: [
          'You held the door with your back until the carriers gave it up. They came with a beam, and the door jumped, and you with it. At the ninth blow the beam split. The carriers looked at their hands; they had been hired to lift, they told {foe}, and went off to lift something.',
          'You held the door, and {foe} could not get the children. Toward the end you felt other backs against your knees, eleven of them, arranged by size, all pushing. The bar bent but it did not break. Out there {foe} was saying a number, over and over.',
        ],
        failure: [
          'You held the door, and its hinges broke. The hinges went, on the one side that you had not thought of. You lay under the door with four men walking upon it. But {who} had had the children up among the beams, behind the generals, and {foe} stood there and counted puppets, and lost the place, and had to come out again.',
          'You held the door, and were lifted out with it by a lever beneath the sill. The room was full of {foe}’s men. They had the eldest by the sleeve when {who} let fall the great dragon from its hooks; and in what followed the men were put out again, with nothing settled.',
        ],
      }),
      does(['talk', 'charisma', 'hard', 'serious'], {
        action: 'Ask {foe} to name all eleven',
        description: 'The paper has only numbers in it; if {foe} has troubled to learn the names you are lost.',
        success: [
          'You asked for the names, and {foe} did not know one. {foe} opened the paper and looked for help in it. Behind the door a voice said that it was Little Fox, and another said who it was, and then they all did. The carriers heard eleven names. One can lift a number; they began, each in his turn, to take off their shoulder-pads.',
          'You would open, you said, to any child whom {foe} could call by name, and {foe} knew none. {foe} tried the commonest, and there was no such child, and after it the next. A carrier laughed, and then picked up his basket. By the fifth name there was no one to carry anything.',
        ],
        failure: [
          'You asked for the names, and {foe} knew them all. {foe} knew them. It was all in the lacquer box: names, heights, the one who coughs. They were read out in a pleasant voice, and at each there was a small movement behind the door. You had only helped to see that nobody was missing; and the men took up their poles.',
          'You asked for the names too late, and nobody heard. Your lips were seen to move. {foe} bowed, as to a compliment, and two carriers set you to one side, where {who} was being set too; but the door had stuck, and while they were fetching an axe you both got back to it.',
        ],
      }),
      does(['craft', 'reflexes', 'hard', 'serious'], {
        action: 'Hide the children among the hanging puppets',
        description: 'They must not blink while {foe} walks along the row with a lamp, and one of them is three.',
        success: [
          'You hung the children among the puppets, and {foe} did not find them. {foe} went along the wall with a lamp: a general, a fox, a weeping lady, a fox. Before the three-year-old the lamp stopped, and the child hung with its mouth open, exactly like the monk beside it. “Where are they?” said {foe}. Twenty-two faces looked politely past {foe.him}.',
          'You hung the children among the puppets, and {foe} could not tell them apart. {who} worked the dragon, so that there should be something to look at. A carrier chucked the smallest under its chin, and found it warm. He was a father; it must be the lacquer, he said, and held the lamp elsewhere.',
        ],
        failure: [
          'You hung the children up, and one of them sneezed, and {foe} saw it. It was the weeping lady. {foe} drew a string, and she giggled. You caught down what you could reach and ran with it into the house, and eight others ran after. None of them was taken, and all of them had been seen.',
          'You hung them up, and a hook gave, and the eldest fell at {foe}’s feet in a general’s helmet. The boy drew his wooden sword, and that gave the rest of them time to be down and behind you. You had all of them in the inner room; and {foe} knew now how it was done.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Ask questions until the paper lapses',
        description: 'A writ is good for one stick of incense, and you must think of questions for the length of it.',
        success: [
          'You dragged the reading out until the paper lapsed, for it holds only while a stick of incense burns. You asked what was meant by “child”, and by “narrow”. The bailiff who read it had to answer. The ash bent, and dropped. He rolled up the paper, rather quickly, and bowed to {foe}, whose it had been until that moment.',
          'You dragged the reading out with questions until the paper had lapsed, with the stick of incense beside it. At the ninth clause {foe} saw it, and called for the door to be broken. It had to be read first, said the bailiff who was reading; he was a slow man.',
        ],
        failure: [
          'You tried to drag the reading out until its stick of incense was burned, and {foe} had more incense. There were eleven sticks in the box, you saw then. The bailiff who was reading lit another from the stump and cleared his throat, and had plenty of time for you.',
          'You dragged it out with questions, and the paper was read to the end before its stick of incense had burned. {foe} went about to the back with four men, where there is a small window. A carrier stuck in it, and the eleven pulled his beard through the bars.',
        ],
      }),
      does(['gift', 'perception', 'medium', 'slight'], {
        action: 'Hand {foe} a mine-child’s old name-tag',
        description:
          '{who} has kept it for forty years; you are only guessing that it was {foe}’s, as a child in the mine.',
        success: [
          'You handed {foe} the tag, and {foe} left the children where they were. It was a chip of cedar with a number burned in, on a cord for a small neck. {foe} put up two fingers under {foe.his} own collar. There is a mark that such a cord makes. {who} has the baskets for radishes.',
          'You handed {foe} the tag, and {foe} gave up the eleven. “He was the one with the cough,” said {foe}, to nobody. “He was behind me.” The paper was lifted out of its box, and the tag put in there instead. Then {foe} walked away along the line of baskets, and trod in the bottom of each.',
        ],
        failure: [
          'You handed {foe} the tag, and it did nothing. {foe} turned the chip over, thanked you, and gave it to a clerk. It had been missing, it seemed; they like to have the set. You were left standing with your hand out, in front of eleven baskets that had now been put a little nearer.',
          'You handed {foe} the tag, and had guessed wrong. {foe} had been brought up with nurses and a tutor, and took the thing for some local charm against worms. It was hung about the neck of the first basket. The carriers saw that, and some of them did not like it; but they had been paid to the end of the job.',
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
    '{foe}, the {foe.trade}, swore that you had sealed a false order, and three people had died of it. The order had sent home a fire-watch. {foe} said that on that day you had had the lord’s seal in your sleeve. {who}, an ink-maker, stood surety for you with both hands. You swore to be at {where} for the hearing, and to be cleared.',
    '{who}, an ink-maker, pledged both hands for you when {foe}, the {foe.trade}, had you charged with a false order. A fire-watch had been called off with that paper, and a granary burned, and three neighbours were dead. “It is a very nice seal,” said {who}, “and not by you.” You swore to come to the hearing at {where} and be cleared, so that {who} should keep both hands.',
    'You were charged with a false order, under the lord’s seal, by which three people had burned. {foe}, who keeps that seal, named you; you were to wait in prison for the hearing at {where}. But {who}, an ink-maker whom you knew slightly, came and pledged both black hands for your return. You swore to {who} that you would be there, and clear yourself.',
    '{who}, an ink-maker, pledged both hands to have you let out of prison: if you failed to appear at {where}, or were found guilty, they would be cut off. You were charged with a sealed order which sent home the fire-watch, and three people burned. {foe} kept the seal, and said that you had borrowed it. You swore to {who} to clear yourself.',
    'You were shown an order that you had never seen, and {foe}, the {foe.trade}, swore that you had sealed it. It bade the fire-watch go home; the granary burned, and a widow next door and her two children could not get out. Only {who}, an ink-maker, stood surety for you, with both hands. You swore to be worth it, and to clear yourself at the hearing at {where}.',
  ],
  advances: [
    'One more person was willing to swear that your sleeves were empty on the day of the order.',
    'A notary had noticed that {foe} did not swear twice in the same words.',
    'People had begun to say openly that you had not sealed the order.',
    'You had remembered whom you met on the day of the order, and could name them to the judge.',
    'A guard would bear witness that he had not seen you near the seal.',
    'A neighbour of the burned granary was willing to speak for you at {where}.',
    'A judge’s secretary had told you what would be asked at {where}.',
    'It was known now that {foe} had never lent anybody the key to the seal.',
    'Two of {foe}’s servants had left the house, and one of them was ready to talk to you.',
    'A paper-maker would swear that the false order is on a paper which you never bought.',
    '{who}’s neighbours had put their names to a letter that they trust you.',
    'A man of the dismissed fire-watch was willing to tell the judge how the order had come.',
    'A board with the charge against you had been taken down, since nobody there believed it.',
  ],
  steps: [
    {
      at: 'city',
      title: 'Compare the false order in {place} with honest ones.',
      offer: does(['craft', 'perception', 'medium', 'none'], {
        action: 'Lay the red seals edge to edge',
        description: 'The clerk of records allows one look, and will tell {foe} which papers you asked for.',
        success: [
          'You compared the seals, and the false order was older than you. You had nine honest orders brought, and looked at nothing but the lower edge of the square. In the first six it was whole. The last three had a nick, and the false one had none: it had been sealed before you ever came to {place}. The clerk made a note of it.',
          'You compared the seals, and the red of the false one was not office paste. Between two orders of the same month it shone like a fish on a roof. It was from somebody’s private pot, and smelt of cloves. The clerk wrote down cloves, and the date, and that he had said so in {place}.',
          'You laid the false order edge to edge with an honest one, and the seal upon it had a broken corner, as it has had only since you were away. The clerk of records put down his fan.',
        ],
        failure: [
          'You did not get to compare the seals. The clerk brought the papers, and with them tea, and with the tea his nephew. The cup was full and the boy was clumsy. Afterwards there were four red ponds, very evenly edged; and everyone was so sorry that the matter of the seals could not be raised again.',
          'You asked for the orders of the wrong month. They were all in order. You could see the right bundle from where you knelt, on its shelf, with a cord about it; the clerk followed your eye, and moved to sit in front.',
          'You laid the two seals edge to edge, and the lamp was low, and you could not see that they differed. One look is allowed. The clerk of records drew the papers back, and squared them on his knee.',
          'The clerk of records had sent the false order up to {foe} that morning, and you could compare nothing. An empty box stood on the sill. He turned it, to show you all four sides.',
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
          'You came up with the man whom you followed. On the third stretch you sat down beside him at {place}, and took off your sandals. He did so too. A gloved hand had given him the paper through the blind of {foe}’s litter. He had not known what it said. He named the number of the dead before you could.',
          'You found the man whom you were looking for. There was a shelter of boughs at {place}. You waited. He came for them in the end; runners do. He had kept the wrapper of the order, with the tally of the household that sent it, which was {foe}’s, and he would say so.',
          'You tracked the runner by the print of one bare foot to a shed at {place}, and he told you who had given him the order: a man of {foe}’s. You had sat down first, with your hands on your knees.',
        ],
        failure: [
          'You ran after him, and he got away. He saw you first. It was a fine thing to watch, if one had had the leisure: over the stream, up the bank, over the wall at {place} and away, without once looking down. You followed as far as the bank, which was undercut. Your hat got across.',
          'You caught the wrong man. You came up with a man who was running, and had him by the sash, and he was a debtor, with quite other troubles. He told you them. By the time that he had finished, the real one, who had been lying up in the next thicket and listening, had quietly gone from {place}.',
          'You tracked the runner to the river at {place}, and his prints went in and did not come out on either bank that you could find. A straw sandal turned in the shallows. It was a child’s.',
          'You came to the runner’s hiding place and called, and he went out by the back, and you did not speak with him. His bowl was warm. You laid the chopsticks across it, and withdrew.',
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
          'You brought incense, and the family no longer believed it of you. You said who you were accused of being. The grandmother shifted the lamp, in order to see your face, and kept it there a good while. Whoever had done it, she said at the door, would have brought more incense. In {place} they repeat what she says.',
          'You brought incense, and the family began to doubt {foe}. There were three tablets, two of them short. You had meant to say something, and could not. The widow’s brother had turned away. When your sleeve had been before your face for some time he came and set the dish straight, which it had pushed askew, and asked you quietly who it was, then.',
          'You lit the three sticks before the altar, and the family let you stay until they had burned down. Then the eldest turned round and asked you who had sealed the order. You told them: {foe}.',
        ],
        failure: [
          'You brought incense, and the family did not let you in. An uncle met you on the step with a bucket. It was only water; it had been standing ready, he said, since the fire, when there had been nobody to throw it. You bowed in the wet. The whole street in {place} had come out to see whether you would wipe your face.',
          'You brought incense, and the third stick would not light, and you had to go. You tried it at the lamp, and then at the brazier, and they watched. In a house that has had a fire it is a bad thing to be seen doing. Someone began to wail.',
          'You brought the incense, and the family looked at you and said nothing until it was ash, and you went without having spoken. They believe {foe} still. The door was slid to behind you, to within a hand.',
          'You bowed to the family, and your voice failed at the first name of the three, and nothing was said that could change their minds. One waits then. A child brought you a cushion, and was called back.',
        ],
      }),
    },
  ],
  ready: [
    'The hearing was posted at {where}, with your name above {foe}’s, and you had what you needed to be cleared. It fitted into one sleeve.',
    'It was time for the hearing at {where}, and {who} wrote that both hands were washed for it. You had found whom you could find, and had only to go there.',
  ],
  test: {
    openings: [
      'You stood trial at {where}, and {foe} knelt across from you, in formal grey, to swear again that you had sealed the order by which three people burned. {who} knelt behind the rope with both hands on a block; they were the pledge for you. The seal lay in a box before {foe}. The magistrate asked whether you had anything to say. White sand lay between the two mats.',
      'The hearing at {where} had begun, and {who} laid both hands on the block, as your bond required. On the verandah sat the magistrate with the false order before him, and {foe} below him, with the lord’s seal in a box, ready to swear that it was you. It was your turn to be heard, and to clear yourself.',
    ],
    still: [
      'The magistrate had not yet given judgment, and {foe} still swore that you had sealed the false order. {who}’s hands were on the block, and somebody had put a cloth under the wrists.',
      'You had still to clear yourself before the magistrate, and {foe} knelt across the sand with the seal in its box. A gardener had raked between the two mats.',
    ],
    givenUp: [
      'The magistrate put off his judgment, and you were led out of the court at {where}. {who}’s hands were still pledged, and you could come again with something better.',
      'The hearing at {where} was broken off, and guards took you to the gate. Nobody had found you guilty yet, and you might still be heard again.',
    ],
    offers: [
      does(['talk', 'intellect', 'hard', 'serious'], {
        action: 'Question {foe} about the day itself',
        description: '{foe} has learned it by heart, and each answer that comes out smoothly counts against you.',
        success: [
          'You questioned {foe}, and the answer was shown to be a lie. “In your sleeve,” said {foe}, asked in what you had carried off the seal. Then you begged the magistrate to turn up the physician’s book. You had been brought in that day from a fall, it said, and both your sleeves cut off.',
          'You put one question three times, and {foe} answered it each time differently, and was caught. Who had opened the box? The first time it was {foe}, and the second time a page. At the third there was a long silence. “I have lent it so often,” said {foe}, and then heard what had been said.',
        ],
        failure: [
          'You questioned {foe}, and every answer was ready. Each question was answered a little before you had done asking it. {foe} was sorry for you, and said so, and the magistrate was sorry as well. When you sat back the scribe had filled two sheets, and there was nothing in them that you could have wished there.',
          'You questioned {foe}, and it told against you. You asked the one thing to which you did not know the answer. {foe} knew it, and had a witness to it waiting in the yard. There had to be a recess. {who} was allowed to take one hand from the block, and waved to you with it, so that you should not lose heart.',
        ],
      }),
      does(['patience', 'vigour', 'hard', 'grave'], {
        action: 'Carry hot iron while you deny it',
        description: 'The old law allows it: nine paces across the sand with the iron in your palms, and no cry.',
        success: [
          'You carried the iron nine paces without a cry, and {foe}, called to do the same, began to confess. You said at each pace that you had not sealed the order, in the voice in which one gives one’s name at a gate. It dropped when it was over the shelf, and not before.',
          'You carried the iron to the end, and {foe} confessed. You had fixed your eyes upon {who}’s black hands and gone toward those. By the seventh pace people in the crowd were counting for you under their breath. The cloths were put on, and {foe} lay with forehead to the sand.',
        ],
        failure: [
          'You carried the iron four paces and dropped it. Four paces are a great many. The iron lay smoking between the two mats, with a ring of black sand about it, and your own voice had come out of you in spite of everything. It proved nothing, the magistrate ruled; it was only usual. {foe} looked at the ring and sat with folded hands.',
          'You carried the iron, and fainted on the way. You had the iron and were walking; and then you saw the eaves, with a physician’s face in front of them. They had carried you to the wall. It would not count as guilt, he told you kindly, but the old law grants each prisoner one leaf, and yours was burned.',
        ],
        toward: 'neither',
      }),
      does(['craft', 'perception', 'hard', 'serious'], {
        action: 'Ask for the seal and print it twice',
        description: 'It must be shown, to a court of half-blind men, that one red square is older than another.',
        success: [
          'You printed the seal, and proved that the order was sealed before you came. The new print had a nick, and the order’s was whole; and the nick, a clerk had to say, was as old as the year. “So it was sealed before the prisoner came,” said the magistrate. He was looking at {foe}.',
          'You printed the seal twice, and one had only to smell to know whose paste the order had. The second print and the order had cloves in them. Somebody who knelt behind {foe} sniffed, and moved off by half a mat. They sent for the pot from {foe}’s house. It came in under a cloth, like a dish.',
        ],
        failure: [
          'You printed the seal, and your print was bad. Your hand shook, and the print came out with a ghost beside it. Anyone might have seen that you had never handled a seal before; but nobody said it. {foe} offered to show you how it was done, and did so, and there were two now that were exactly alike.',
          'You printed the seal, and it had been cleaned. The seal had been cleaned. It came out of its box as bright as a tooth, and whatever had been in its corners was in a cloth somewhere. You printed it all the same. The magistrate held the two squares side by side, and inquired what it was that he should see.',
        ],
      }),
      does(['gift', 'charisma', 'medium', 'slight'], {
        action: 'Offer {foe} a smaller guilt to confess',
        description:
          'You must leave {foe} a way to have been only careless, and keep your own anger behind your teeth.',
        success: [
          'You offered {foe} the smaller guilt, and {foe} took it, and you were cleared. A person might be robbed of a seal while asleep, you said, and be ashamed of it. {foe} breathed out. Yes, it had been so; it had seemed simpler to name someone. It was enough for the block to be carried away.',
          'You offered {foe} the smaller guilt, and {foe} confessed all of it. “It must be heavy,” you said, “to keep a thing that everyone wishes to borrow.” {foe} gave a kind of laugh; and then it was all said, the debt, the friend who needed only one sheet, the wind that got up.',
        ],
        failure: [
          'You offered {foe} the smaller guilt, and {foe} refused it. {foe} understood quite well what was being held out, and did not take it. A careless keeper loses the office. “The prisoner is generous with other people’s faults,” {foe} remarked to the verandah, and they laughed up there; even {who} looked at you as though you had bowed to the wrong person.',
          'You offered it, and the magistrate misunderstood you. You had put it so delicately that the magistrate took it for a confession. It needed four questions, and all your bluntness, to get him out of that again. In the meantime a man had come with a whetstone and sat down by {who}.',
        ],
      }),
      does(['explore', 'reflexes', 'medium', 'slight'], {
        action: 'Look through the box that holds the seal',
        description: 'It is {foe}’s to open, and you must be quicker than a hand that has closed it for years.',
        success: [
          'You looked through the box, and found {foe}’s blank sheets. You asked only whether it were lacquered inside, and had the tray out before {foe} could answer. Below it lay a sheet with twenty red squares and no writing, ready for whoever might have need. The magistrate counted them. It was so still that one heard {who} lift both hands from the wood.',
          'You looked through the box, and found a receipt that cleared you. Your thumb had gone to the false floor before your mind had. On the slip stood: so much for one impression, received, with thanks, and the day of the order. {foe} reached out for it, and drew back the hand.',
        ],
        failure: [
          'You reached for the box, and {foe} shut it. You were quick, and {foe} was quicker, and the lid came down across your knuckles with the lord’s crest on it. To lay hands on that is a second offence. The scribe asked you how your name was written; he had it already, on the other sheet.',
          'You looked through the box, and found nothing. You had the tray out, and there was nothing beneath but a dead moth. It was shown about. {foe} wished to know what the prisoner had hoped to find there, and whether the prisoner had perhaps been in the habit of looking; and one saw that go down in ink.',
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
