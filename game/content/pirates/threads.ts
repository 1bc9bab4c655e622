import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const pirateThreads: readonly ThreadContent[] = [
  {
    key: 'pirates/wrong-boots',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} a pair of boots, to be brought to {place}.',
    opened: [
      'It was only afterward that you found you had come away in {them}’s boots. They were good boots. You would have to bring {them.him} a pair no worse, at {place}.',
      '{them} had gone barefoot home to {place}, so that you should have something to run in. You looked down at the boots, and they looked up at you. It would have to be made good.',
    ],
    offer: does(['gift', 'perception', 'easy', 'none'], {
      action: 'Bring {them} boots that fit',
      description: 'You have to have marked the size of the foot, and come by a better pair than you would wear.',
      success: [
        '{them} put one on, and stood in it, and then the other, and walked to the wall and back without a word, listening. They creaked like a ship that is going well. You were asked in after that by the front door.',
        '{them} would not look until they had been set down, and then looked for some time. There was a name in the lining, scratched out, and beneath that one a better name. They went on like a hand into a pocket. “You have been at some trouble,” said {them}, and pushed out the bench with one toe, so that you could sit.',
      ],
      failure: [
        'You had measured by the footprint, and the footprint was in mud. {them} had both feet in the one boot, to show you. The matter stood where it had, you were told; but it was seen that you had come.',
        'They were handsome boots, and both of them were left ones. {them} took a few steps in them, came round in a circle, and sat down. It was put to you that these might be half of what was owing.',
      ],
    }),
    lapsed: [
      'You heard that {them} had been laid up at {place} with a cut foot. Nobody told you how it came about, for they all supposed that you would know.',
      'A cobbler in a strange port shook his head over your soles. “These were {them}’s,” he said; and that was how you learned that you had left it too late.',
    ],
  },
  {
    key: 'pirates/broken-roof',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} the roof at {place} through which you came down.',
    opened: [
      'There was the matter of {them}’s roof at {place}, by which you had once come in, in a hurry, on to the dinner. It had been said at the time that you would see to it.',
      '{them} spoke of the wet months, and looked at you, and of thatch. It was your own shape that was in that roof at {place}, with the arms out. You said that you would mend it.',
    ],
    offer: does(['craft', 'vigour', 'medium', 'slight'], {
      action: 'Thatch over your own shape in the roof',
      description: 'Two days astride a ridge in the glare, with palm leaf that cuts, and advice from below.',
      success: [
        'You laid it as one lays a deck, every course over the butt of the last, and tied it down with a hitch that gets tighter if it is pulled. {them} sent up a bucket of water to be poured on it, and sat inside with a candle. The candle stayed lit.',
        'You did it from the inside first, lying along the beam, and from the outside after, with a lap over all. When the last leaf was down {them} shut the door, looked up for a chink, and had you in to look too. Not a pin-prick. You were given the seat underneath, as being the person best acquainted with it.',
      ],
      failure: [
        'You had closed all but the head when the rafter went, and there were then two of you in the roof, side by side. {them} handed up your hat to you through the new one. A better rafter would be found, {them.he} thought, against next time.',
        'It was a good thatch, and tight, and you had sewn your own sleeve into it. {them} had to unpick a yard to get you down. Each time that you had been up there, said {them}, there was more hole than before.',
      ],
    }),
    lapsed: [
      'The wet months came to {place}, and came in. {them} sat it out below the table, and had leisure to think of you.',
      'They told you that {them} had put the roof right alone, and charged it in chalk upon the door, with your name to it. It is not a street you could well walk down again.',
    ],
  },
  {
    key: 'pirates/called-out',
    kind: 'feud',
    at: 'landmark',
    title: '{them} waits for you at {place}, to have satisfaction.',
    opened: [
      '{them} gave it out that you had been taken for a person of honour by mistake, and that the mistake would be put right at {place}.',
      'You were handed a glove with a stone in it, so that it should carry. {them} had chosen {place}, and hoped that you would bring your own surgeon.',
    ],
    offer: does(['force', 'reflexes', 'medium', 'serious'], {
      action: 'Meet {them} as you were called',
      description: 'Ten paces, one shot, and then whatever one has; it need not be fair if it is soon over.',
      success: [
        'Both pistols flashed in the pan. You looked at one another down the two useless barrels, and {them} was the first to see how it looked. You shook hands upon it there in the smoke. It appeared that the quarrel had been in want of some noise, and no more.',
        'You fired at the same word, and each, as it appeared, at the other’s hat. They were by the same hatter. You both went to pick them up, and stood there with a finger through a hole; and when {them} began to laugh there was no more to be done about honour, then or at any time.',
      ],
      failure: [
        '{them} had been practising upon bottles; you saw the necks of them in a row. Your hat was shot off you, and then the bough you stood behind. That, said {them}, wiping the pistol, had been for the first word only, and you had used three.',
        'You aimed to miss, as a courtesy, and had not explained it beforehand. {them} took it for the best that you could do, and laughed, which was worse than to be hit; and it would have to be gone through again, when you had learned.',
      ],
    }),
    lapsed: [
      '{them} waited at {place} until the bread ran out, and then chalked you up there as a coward, large, upon the side toward the road.',
      'Your name was brought up wherever {them} was drinking, with a place laid for it, and nobody in the chair. They had begun to throw things at the chair.',
    ],
  },
  {
    key: 'pirates/eleven-verses',
    kind: 'feud',
    at: 'city',
    title: '{them} has a song about you, and it is sung in {place}.',
    opened: [
      'A song had got about, of eleven verses, in seven of which you ran. {them} had made it, and it was in {place} that they knew all the words.',
      '{them} is not one to strike people. {them} rhymes. You heard four lines of it, with a chorus, and that it was going very well in {place}.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'slight'], {
      action: 'Sing the song yourself with a twelfth verse',
      description: 'In front of {them}, and everybody who knows the first eleven; it must be funnier, and about you.',
      success: [
        'You gave them all eleven, with the running, and ran. Then you gave them the twelfth, in which you come round the whole of the island and run into yourself. {them} had to be held up. It is sung so now, and one is asked to drink upon the strength of it.',
        'You sang it slow, as a hymn, with your hat off, until they were ashamed of the chorus. Then you took it at a run. The twelfth you had made upon the stairs; you are in it with one boot, asking the way of {them}, who points with the other. The room did it again without you, and {them} beat time.',
      ],
      failure: [
        'You had the room until the twelfth, and in the twelfth there was one foot too many. {them} supplied the line as it should have been, from the back, with a gesture. It was the best of the lot; you had to own that it was.',
        'At the seventh verse, where you run, you found that you had your back to the door and that all of them were doing it with their feet. {them} made up a thirteenth while you looked for your hat.',
      ],
    }),
    lapsed: [
      'A ship’s boy went by whistling it, who could not have known who you were. There were by then nineteen verses.',
      'They have {them}’s song as far as Jamaica. You gave your name in a room where you had never been, and all of them came in upon the chorus.',
    ],
  },
  {
    key: 'pirates/left-behind',
    kind: 'wish',
    at: 'landmark',
    title: '{them} wishes to see {place} again.',
    opened: [
      'It was at {place} that {them} had once been left behind by other people. You had the story by pieces. Each time that the name fell {them} looked round, and then at you.',
      'Someone spoke of {place}, and {them} was quiet for the remainder of the day. There had been good years there, or one good year. You said that it might lie on your way.',
      'Time and again {them} made off the wrong way and had to be called back, and it was always the same wrong way. You laid a thread along it on the chart, for curiosity, and it went through {place}. That was settled, then.',
      'You noticed that {them} would never lie down with the back toward {place}, whichever side that was. You asked nothing. After a little you moved your own bed round, so as to lie the same way.',
      'A pilot was naming the marks along that coast, and at {place} {them} sat up. It was somewhere that {them} had been waited for, or had waited. You asked the pilot how one got there.',
    ],
    offer: does(['explore', 'perception', 'medium', 'none'], {
      action: 'Let {them} lead the way at {place}',
      description: 'You follow, and ask nothing; it may take a whole day, and end at a stone.',
      success: [
        '{them} went straight across it, stopped, and went back, and so came by a way of corners to a hollow out of sight. There was an old fire there, and a dish. It was plain who had eaten from it. {them} settled down beside it, and after a time you did too.',
        'You let {them} go first and kept ten steps behind, through whatever {them} went through. It was nothing to look at, when you came there: a hollow, and a bit of a wall. {them} lay down along the wall, where it kept the warmth. You found something to mend, with your back turned, and were as long over it as you could be.',
      ],
      failure: [
        '{them} cast about from one end of {place} to the other. Something was gone from it, a tree, or a smell, or a person. You sat down within call and waited to be told that it was enough. It would have to be tried once more, from the other side.',
        '{them} would go no farther than the edge of it. You waited, and said a word, and walked on a little, to show how; and when you looked round you were by yourself. Another time, perhaps, and from another side.',
      ],
    }),
    lapsed: [
      '{them} no longer looked round when {place} was spoken of. You noticed it as one does a clock that has stopped.',
      'You had said that it lay on your way to {place}. Nothing does, if one does not go there. {them} kept to the other end of the fire.',
    ],
  },
  {
    key: 'pirates/warm-steps',
    kind: 'wish',
    at: 'city',
    title: '{them} longs for the fish-steps of {place}.',
    opened: [
      'There are steps in {place} where the fish is sold, and where nobody has ever yet been kicked. {them} had been young upon them, and you saw now how it would be taken if you went.',
      'A fish-wife’s cry made {them} start up, and it was only the wrong fish-wife. The right one was in {place}. You said that she could be called upon.',
      '{them} would pass no fishmonger but on the lee side, with both eyes shut. It was the steps in {place} that were meant, said a sailor who came from there: a flight of them below the market, that gets the warmth, and the gutter.',
      '{them} had been with you a good while before you were told about {place}. There were some steps there, and a cook, and every scrap that fell went the one way. You looked at your own leavings, and felt that you had been weighed.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Sit with {them} on the fish-steps all day',
      description: 'Nothing is done there, and it takes from the first basket to the last, in scales to the ankle.',
      success: [
        'Old women came and looked {them} all over, and said how well it had turned out. There was a fish, and a second. When the last tray had been washed, {them} gave a long breath and leaned against your leg or your shoulder, whichever was nearest.',
        'The third basket was a small shark, and there was some discussion. {them} sat through it with both eyes shut. People stepped round you with trays, and by and by over you, and begged nobody’s pardon; and when they sluiced the place down at the end, they did all of it but the one step.',
      ],
      failure: [
        'They had moved the market, and washed the steps, and set a sentry there, to whom sitting was an offence. He had you both up and along six times. {them} took it well; but there are other days in a week.',
        'You had sat down, in the warmth, and were pleased with it, and they were the wrong steps. These sold hats. {them} gave you a long look. When you had asked your way the fish was all gone, and they were sluicing.',
      ],
    }),
    lapsed: [
      'It was a long time before you got fish that {them} would touch. The steps in {place} had been sold by then, to somebody with railings.',
      'You had word that the old fish-wife of {place} was dead. You did not know how one says so to {them}, and so {them} had it from your face.',
    ],
  },
  {
    key: 'pirates/wish-hear-the-will',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} has an uncle’s will to hear in {place}, and dares not go in alone.',
    opened: [
      '“He said that he would remember me,” {them} told you. The uncle was dead and the will lay with a notary in {place}. “He may have meant it either way. I pushed him into a horse-trough.” It had been at a wedding.',
      '{them} carried a letter from a notary in {place}, opened so often that it was mostly holes. One was asked to appear, and hear something to one’s advantage. “They write that to everyone,” said {them}. “They wrote it to my father, and took him.”',
      'You asked what {them} would do with a fortune. “Go in,” was the answer. There was a will lying in {place}, with {them}’s name in it, and a brass plate, and three steps. {them} had been up two of them.',
    ],
    offer: does(['patience', 'intellect', 'easy', 'none'], {
      action: 'Hear the will read at {them}’s side',
      description: 'It has forty clauses, and you must nod at the proper ones so that {them} may breathe.',
      success: [
        'The house went to a nephew and the boat to another. At the thirty-eighth clause {them} took hold of your wrist. “To the one who put me in the trough,” read the notary, “my thanks; I had been a fool until then, and dated my improvement from it.” There was nothing else. {them} walked out a foot taller.',
        'Each of them was left something that he would have liked to keep. “And to {them},” it said near the end, “I forgive the trough, and leave the recollection of it, in equal parts with myself.” {them} laughed until the notary had to stop, and then wept, and asked to have that clause again.',
      ],
      failure: [
        'The notary had mislaid his spectacles, and read it by heart. He had got it confused with another; they were all left pigs. “That was not my uncle,” said {them} on the steps. “He would never have parted with a pig.” You were to come back when he could see.',
        'A cousin objected at the second clause, and another objected to the cousin. They were put out into the street, all eleven, and {them}, who had said nothing whatever, was put out twice. “At least I have been up the third step,” said {them}.',
      ],
    }),
    lapsed: [
      'The will had been read in {place} to an empty chair. “I can always think the best of it now,” said {them}, and gave the letter to the cook, to light the fire.',
      '{them} met a cousin who had been there. They talked about other things for a while. “So he did mean it,” {them} told you afterwards, and not which way.',
    ],
  },
  {
    key: 'pirates/wish-name-on-a-board',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} wants to put right a shipmate’s name on a board at {place}.',
    opened: [
      '“I cut it myself,” said {them}, “and I could not spell then.” There was a board at {place} over an old messmate, and it called him Gorge. “He was George. He was particular about it. Twelve years I have had him lying there as Gorge.”',
      '{them} had learned to write late, from a purser, and had got as far as names. At G the pen stopped. “Is there an O?” you were asked; and then, “Both ends?” It was for a grave-board at {place}.',
      'They were telling about a shipmate of {them}’s, who lay at {place}, and a man laughed at what was on the board. {them} put down the cup and went outside. “He is right,” {them.he} told you there. “That is what is the matter.”',
    ],
    offer: does(['craft', 'reflexes', 'easy', 'none'], {
      action: 'Let an E into the board',
      description: 'There is room for one, if it is narrow, and {them} wants to hold the chisel.',
      success: [
        '{them} held the chisel, and you tapped when you were told. It went in between the G and the O like a thin man into a full pew. “George,” read {them}, along it, with a finger, and then louder. “There you are. I am sorry that it took so long.” You went and admired a bush.',
        'It was a soft board, and you only had to guide the wrist. The E leaned somewhat. “He leaned himself,” said {them}, and blew out the dust. Nothing more was done to it; {them} sat with a hand on the top edge and told him who else was dead.',
      ],
      failure: [
        'The chisel slipped, along the grain, and Gorge had a tail. {them} looked at it for a long time. “He would have hit me,” {them.he} said. “He would have been right.” You would have to bring a new board, and come again with it.',
        'There were two boards at {place} that said Gorge. Evidently more than one had learned of the same purser. {them} stood before the one and the other, and could not swear to either, and did not like to correct a stranger.',
      ],
    }),
    lapsed: [
      'They had put up a common cross at {place} for all who lay there, with no names on it. “Then nobody can laugh,” said {them}, who had kept the chisel sharp.',
      '{them} spelt everything with great care by now, even oaths. Of George there was no more talk. One had let it go too long, it seemed, and he had grown used to it.',
    ],
  },
  {
    key: 'pirates/wish-pulled-tooth',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} has a tooth to be drawn at {place}, and wants company.',
    opened: [
      '“I have been boarded nine times,” said {them}. “I never minded. It was always quick.” The tooth had been bad since Tortuga. There was a woman at {place} who drew them, with a string and a sermon; but one had to sit still for it.',
      'It was noticed that {them} ate on the left and swore on the right. You looked in; there was no doubt about it. “I know where she lives,” said {them}. “At {place}. I know the house. I have been round behind it.”',
      '{them} would take any watch but the quiet one, since then it could be heard. “Like a little hammer,” {them.he} told you. The woman who could stop it lived at {place}. “If you were to hold my hat,” said {them}, and left it there.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Hold the hat and talk of other things',
      description: 'Whatever you tell has to be so good that nobody looks at the string.',
      success: [
        'You told the one about the bishop and the anchor, and told it slowly. At the anchor she shut the door, to which the string was tied. “What did he say?” asked {them}, and put a hand up, and looked at you. “It is gone! What did he say?” You had to make up the end on the way out.',
        'You began upon your childhood, which is long. {them} listened with round eyes, and corrected you twice; then there was a click, and the woman held up something like a small anvil. “Was that all of it?” said {them}, rather let down. It was carried off in the hat, to be shown.',
      ],
      failure: [
        'You told it so well that she stopped to listen. The string went slack. {them} had seen by then where the other end was, and was out through a window that you would have taken for an ornament. You were left with the hat, and had to hear the sermon.',
        'She drew it at the first pull, and held it to the light. It was perfectly sound. She was very sorry, and the other would need to settle first. “I shall be braver the next time,” said {them}, as well as it could be said.',
      ],
    }),
    lapsed: [
      'The tooth had come out by itself, on a biscuit. {them} was a little ashamed of all that had been said about it.',
      'They said that the woman at {place} had given up teeth, and did only sermons. {them} had got used to the hammer; it kept time.',
    ],
  },
  {
    key: 'pirates/second-lamp',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} swears that somebody keeps a lamp at {place}, where nobody lives.',
    opened: [
      '{them} let it drop, in going, that there was a lamp at {place}, trimmed and filled, where no one had lived since the French burnt it. One does not put oil in a lamp for nothing.',
      '“Ask yourself who trims it,” said {them} of the lamp at {place}, where there had been nobody since the French. You asked yourself, and then {them} again, who was looking out to sea.',
      'You had it from {them}, who had it from a drowned man’s brother: that somebody kept a lamp burning at {place}, where nobody had lived since the French, and that it would be worth one’s while to look behind it.',
      '“There is a lamp at {place},” said {them}, “and nobody lights it, and nobody lets it go out.” It must be the one or the other, you pointed out. {them} had thought so too, before going by there.',
      'What {them} had to tell was soon told. The house at {place} has had neither roof nor tenant since the French; and on a nail in the one wall of it there hangs a lamp, with the glass wiped.',
      '{them} had once sold oil for a living, and could not leave it alone: who was it that bought none, and kept a lamp at {place} all the same, with no neighbour nearer than the fish?',
      'A fisherman used to steer by a lamp at {place}, {them} told you, until it came to him that there was no one there. He steers by something else now. {them} thought that you might care to look into it.',
      '{them} had gone in at {place} to be out of sight, and come out rather quickly. Nobody has lived there since the French; and the lamp was on its nail, with the flame turned down, as one leaves it for a person who is late.',
    ],
    offer: does(['explore', 'intellect', 'medium', 'slight'], {
      action: 'Look at {place} for whoever trims the lamp',
      description: 'Go in by its light and then against it, and be ready to apologise.',
      success: [
        'The lamp was on its nail. You turned your back to it, followed your own outline along the wall, and where the head came to an end there was a door the size of a tea-tray. An old deserter of the Dutch service put out his hand for the oil. He had been expecting someone since the year nine.',
        'You looked for what a lamp has need of, and that is hands. There was oil on the nail, and on a shutter, and on a loose board; and under the board an old Dutch deserter had his feet in a bucket. He wished to know if they were still after him. You asked who; and he thought, and could not say.',
      ],
      failure: [
        'You found the lamp and took it down. There had been a string to it. You heard a bell a good way off, and feet going, and when you came there was a warm pallet, and half an onion, and by them a second lamp that had never yet been lit.',
        'You sat down under it to see who came. Nobody did, and you may have shut an eye; for when you looked up it had been trimmed, and filled, and there was a thumb-mark on the end of your nose.',
      ],
    }),
    lapsed: [
      'It was in everybody’s mouth: someone had been to {place} and looked behind the lamp, and gone off with a smile. You had been told of it among the first.',
      'There was no lamp at {place} any more, they said, and no one could say what there had been. {them} asked you about it, and you had nothing to tell.',
    ],
  },
  {
    key: 'pirates/one-eyed-scales',
    kind: 'rumour',
    at: 'city',
    title: '{them} told you of a dealer in {place} who buys what others may not.',
    opened: [
      '{them} told you, behind a hand, of a dealer in {place} who had lost an eye to the Customs, and has since then bought against them out of spite.',
      'There was a house in {place}, said {them}, where they would give you the real worth of a thing, provided that it was stolen from the right people. You knew some of the right people.',
      '“The house in {place} with a green jar in the window,” said {them}. “Put the thing down, and say whose it was.” There would be one eye looking at you, and it would not be looking at the thing.',
      '{them} had once been paid double for a spoon, in {place}, by a dealer with one eye, who had wished only to be told how its owner took it. You had seen some owners take it very badly.',
      '“You will be looked at from the left,” said {them}, “so stand there.” It was a dealer in {place}, whose other eye had been put out by a revenue officer, and who gave over the price for anything that officer had been heard to miss.',
      '{them} had a rule about selling in {place}: go to the house where the cat has one eye also. The dealer there buys from anybody whom the Customs would like to meet, and gives more the better they would like it.',
      'Where did one sell a thing, you asked, that had a crest on it? {them} said {place}, and closed one eye, and it was some time before you saw that this was the dealer’s description.',
      '{them} drew you the way to it with a wet finger: the second street in {place}, the blue door, the dealer with one eye. “Take something that a magistrate will miss,” said {them}, and rubbed it out.',
      'There was a dealer in {place}, said {them}, who had given one eye to the Customs and kept a grudge in the place of it. Honest goods went cheap there. For a thing out of an officer’s trunk you might name your own price.',
      '{them} turned out a pocket to show you a silver button, and put it back. It was being kept for {place}, where a one-eyed dealer gave double for whatever had the King’s cipher on it.',
    ],
    offer: does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Bring your wares to the one-eyed dealer',
      description: 'The dealer will ask from whom you had each piece; know the answer, and tell it well.',
      success: [
        'You told the dealer the name of the ship, the captain and the captain’s face when it was taken down to the boat. The eye shut, with pleasure. Each thing was weighed, and then a thumb was put on the scale, on your side.',
        'You did not praise a thing. You said of each from whose table it had gone, and what he was saying as it went, and did the voice. The dealer had you do one of them twice. Then the scales were put away, as not being wanted between friends, and a price was named that you would have been ashamed to ask.',
      ],
      failure: [
        'It came out at the second piece that its owner had been hanged at the Customs’ own suit; and the dealer, who has feelings, would not touch a thing of his. You were given a biscuit, and the names of some worse people to rob.',
        'You laid the things down, and said that they were honestly come by, every one. You had meant it for a recommendation. The eye closed, and after it the shutter.',
      ],
    }),
    lapsed: [
      'They had taken the dealer in {place}, scales and all. {them} had said at the time that it would not be there for ever.',
      'Others than you had listened to {them}. In {place} the one-eyed house was bought out, and sold lace.',
    ],
  },
  {
    key: 'pirates/pressed-boy',
    kind: 'promise',
    at: 'city',
    title: 'You promised {them} to get a pressed boy out of {place}.',
    opened: [
      '{them} asked one thing. There was a boy of the family, pressed, and he lay in the lock-up at {place} till he should be marched to the ships. You heard yourself promise to fetch him out.',
      'You gave {them} your hand on it: there was a boy in the hands of the press at {place}, and you would have him out before they marched him to the ships.',
      '{them} held out a hand flat, to show you how tall the boy was. The press had him at {place}, among grown men, until there should be a ship. The hand stayed up. You had to give your word before it was put down.',
      'The press had been through {place} with its lantern, and had taken a boy for whom {them} was answerable to a sister. You said that you would have him out, before {them} had got up the courage to ask it.',
      '{them} had a boy’s shoe to show you. The press had taken a nephew away in the other one, and had him at {place}, under lock, till there was a ship. You looked at the shoe, and said that you would fetch him.',
      '{them} asked you to fetch a boy, who was eleven, and could not be got to stop answering back. The press had him in the lock-up at {place}. You said that you would have him out before he said something to an officer.',
      'Nothing was asked. {them} told you only that the press had taken the boy, at {place}, off his own step, and that he could whistle; and when you had heard what tune, you said that you would go for him.',
      '{them} had taught a boy to swim, and the press had taken the boy. He lay in irons at {place}, where it did him no good. You said that you would go and fetch him.',
      'The press-gang had six men and a boy in the lock-up at {place}. {them} had nothing to say about the men. The boy was a godson, and it was agreed that he should be out before there was a ship for him.',
      '{them} counted out the boy’s age for you, on both hands and one thumb. He was at {place}, where the press had locked him up with grown men; and you gave your word that he should not be marched aboard with them.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'serious'], {
      action: 'Break the boy out and outrun the press-gang',
      description: 'He is eleven and can’t run in irons; you would have him on your back.',
      success: [
        'He weighed no more than a hammock. You went by the roofs, with the gang below giving tongue, and the boy, who had been a chimney-sweep, called the turnings in your ear. You set him down at the right door. He asked if that was what you did for a living, and whether anyone could.',
        'You took the bars out with a boathook, and him after them, like a winkle. He told you, on your back, how it might have been done better. The gang was at your heels as far as the ropewalk; there you ran between the strands, and they did not. You got the irons off with a chisel, and he asked if he might keep them.',
      ],
      failure: [
        'You had the door down, and a dozen men ran out through it who were in no state to thank you; the boy had been moved upstairs. You drew off half the gang, and lost them in a church. He had seen your face at the bars, though, and would be ready.',
        'You had got him as far as the wall when he remembered his cap. It was his father’s. He went back for it; and the gang came up, and sat down on the steps between you, to get their breath. He waved it to you from the bars.',
      ],
    }),
    lapsed: [
      'The press had moved on from {place} when anyone next asked. The boy was off Guinea by then, with a number. {them} had it from a sailmaker, not from you.',
      'You were shown the muster-book of a King’s ship. The boy’s name was in it, and a small cross against the name. You had given {them} your hand.',
    ],
  },
  {
    key: 'pirates/shells-on-a-grave',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to lay shells for somebody at {place}.',
    opened: [
      '{them} had left somebody at {place}, under sand, in a hurry, without a border. It should have shells, {them.he} said. It would have them, you told {them}.',
      'There was one buried at {place} over whom {them} had not had the time to say anything. You said that you would go there, put shells about it, and say something.',
      '{them} was turning over a shell that had been in a pocket for some years. It was meant for a grave at {place}; but there had been soldiers coming, and one shell is no border. You asked how many it would want.',
      '“About so long,” said {them}, and held out both hands, and then moved them in. It was a child’s grave, at {place}, and there was nothing round it. You gave your word that there should be shells.',
      '{them} said that it was only a small thing, and it was: a border of shells, at {place}, round somebody who had liked a job finished. You said that you were going that way, and then looked to see which way it was.',
      'A sister had written to {them} to ask what sort of grave her husband had, and was it pretty. It was at {place}, and bare. You said that you would put shells round it before the answer went.',
      '{them} had begun to pick up shells, and put down again whichever was chipped. They were for a grave at {place}, where {them} could not go back, on account of a magistrate. You said that you could.',
      '{them} had buried somebody at {place}, with an oar for a spade, and been called away before it was finished. It wanted a ring of shells. You said that you would lay one.',
      '“White ones,” said {them}, “and all of a size.” They were wanted for a grave at {place} that had nothing round it. You promised to see to it if you came that way; and then you looked at {them}, and promised to come that way.',
      '{them} asked if you were any good on your knees. There was somebody under the sand at {place}, with not so much as a shell to show for it, and you said that you were good enough for that.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Set shells round the grave at {place}',
      description: 'An hour on your knees, matching white to white, for one whom you never met.',
      success: [
        'You set them edge to edge with the pink side in, and where there was one over you stood it at the head. Then you said as much of the service as you had by heart. It came to three lines. You said them twice.',
        'There was a shape in the sand, if one knew. You began from the feet, with the small ones, and by the shoulders had to go farther along for more. Nobody was there to say if it was straight. You told whoever it was from whom you had come, and stood about for a little, as one does after knocking, and then went quietly.',
      ],
      failure: [
        'You could not find it. There was nothing to show where, and the ground lay smooth, and you went over it on your knees from end to end. You had made the ring about the likeliest place, when it came to you that you ought to ask {them} which way the feet lay.',
        'You set them round with great care, and stood back; and a little farther along there was a grave that had a name on it. You took them all up again. An old woman was looking on, and you had to go by her with your hat full.',
      ],
    }),
    lapsed: [
      '{them} had gone to {place} after all, alone, by a long way round, with a hat full of shells. Nothing was said to you of it, and you had rather that something had been.',
      'Someone told {them} that the grave at {place} could not be found any more, for want of a shell to show where it was. It was a dry sort of handshake that you had the next time.',
    ],
  },
];
