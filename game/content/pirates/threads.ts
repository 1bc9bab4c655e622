import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const pirateThreads: readonly ThreadContent[] = [
  {
    key: 'pirates/wrong-boots',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} a pair of boots, to be brought to {place}.',
    opened: [
      '{them} lent you a pair of boots to run from the soldiers in, and went home barefoot. You wore them out and never paid. {them} wants another pair, as good, brought to {place}. You said that you would.',
      'You once lost your boots in the surf, and {them} pulled off {them.his} own for you, as the road was all coral. You sailed in them. A pair in their place is to be brought to {place}, and you said yes.',
      '{them} gave you a pair of boots on credit when you were young and had no shoes; then you sailed. Not paid: boots, one pair. You are to bring them to {place}, to fit {them}, and you gave your hand on it.',
      '{them} once hid you from the press-gang, and you left in {them}’s boots, being in haste. {them} had no others. A better pair is due at {place}. You said that you would bring it.',
      '{them} dressed you from head to foot for a trial, and you were acquitted, and kept the boots. They were {them}’s only pair. {them} asks for boots at {place}. Said that you would come with a pair that fits.',
    ],
    offer: does(['gift', 'perception', 'easy', 'none'], {
      action: 'Bring {them} boots that fit',
      description:
        'You find a good pair, better than you would wear yourself; but you must have marked the size of the foot.',
      success: [
        'Brought {them} new boots, and they fitted. {them} walked to the wall and back, listening to the creak, and the debt was struck out. You were asked to come in.',
        'Delivered to {them} a pair of boots a size above your own, softened beforehand. {them} put a foot in each and called the account closed. You were given a seat.',
        'Paid {them} the boots that you owed, and better ones than were lent. {them} stood in them a good while before speaking. So you were quit of that debt.',
      ],
      failure: [
        'Brought {them} boots a whole foot too large, having measured a print in mud. {them} put both feet into one, to show you. The debt was not paid.',
        'Delivered two boots to {them}, and both were for the same foot. {them} walked a circle in them and sat down. The debt was not paid by that.',
        'Unpacked {them}’s boots, and there was a family of mice in the second one. {them} would not have them turned out, and so the boots could not be worn. You owe a pair as before.',
      ],
    }),
    lapsed: [
      'The debt to {them} was not paid: you brought no boots to {place}, and {them} was laid up there with a cut foot. People know whose doing that was. {them} does not speak to you any more.',
      'The boots that you owed {them} were never brought to {place}, and {them} has stopped waiting for them. You have lost a friend by it.',
    ],
  },
  {
    key: 'pirates/broken-roof',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} the roof at {place} through which you came down.',
    opened: [
      'You ran from the watch over the roofs at {place}, when you were younger, and fell through {them}’s. {them} hid you under the table and charged nothing. The hole lets in water. You are to thatch it at {place}, and you said yes.',
      '{them} once gave you a bed at {place}, and you left it through the roof, with bailiffs on the stairs. {them} never told them your name. The roof is still open. You are to mend it, and said that you would.',
      'You once fell through the roof of {them} at {place}, into the soup, and {them} gave you a spoon instead of a bill. The house is still wet inside. You owe {them} the thatching of it, with your own hands, and gave your word.',
      '{them} let you watch for a sail from the roof at {place}, and you went through it. It was never mended, and {them} sleeps under the hole. Wanted: palm leaf, twine, two days of your work. You said yes.',
      '{them} kept you hidden for a month in the loft at {place}. You came down through the ceiling and the floor was spared. {them} can thatch no longer, and asks you to close that roof. You said that you would.',
    ],
    offer: does(['craft', 'vigour', 'medium', 'slight'], {
      action: 'Thatch the hole that you fell through',
      description:
        'It pays the debt; it is hours astride the ridge of the roof, with palm leaf that cuts, and advice from below.',
      success: [
        'Thatched over the hole, and {them} sent up a bucket to be poured on it. {them} sat below with a candle, which stayed lit. So the debt was paid, and you sat down there too.',
        'Closed {them}’s roof, working from the inside first, and it was tight. {them} shut the door, looked for daylight, found none and let you off the debt. You were given the seat beneath, and it is a dry seat.',
        'Laid the thatch on {them}’s roof as one lays a deck, each course over the last, and hitched it down. The hole is gone, and so is what you owed. {them} was content.',
      ],
      failure: [
        'Had closed all but a hand’s breadth when a rafter went, and then there were two holes in {them}’s roof, side by side, both of you. The debt is doubled.',
        'Thatched {them}’s roof and sewed your own sleeve into it. {them} had to unpick a yard to get you down. The roof is as open as it was.',
        'Finished {them}’s roof, leaned back to admire it and went off the edge with the last course in your arms. The hole was let out again from end to end. You landed in {them}’s beans.',
      ],
    }),
    lapsed: [
      'You never mended the roof that you owed {them}, and the wet came in at {place}. {them} sat it out below the table and had leisure to speak of you. That house is shut to you.',
      'You did not pay {them} the roof, and {them} had to put it right alone, and chalked up the cost on the door at {place}, with your name to it.',
    ],
  },
  {
    key: 'pirates/called-out',
    kind: 'feud',
    at: 'landmark',
    title: '{them} waits for you at {place}, to fight a duel with you.',
    opened: [
      '{them} said that you had made a fool of {them.him}, and that pistols must settle it. {them} will wait for you at {place}, to fight you at ten paces. If you do not come, you are a coward along the whole coast.',
      '{them} threw down a glove in front of you, for a challenge. {them} felt insulted by you and means to shoot you at {place}. To end it you must go to {place} and fight.',
      '{them} swore to have satisfaction of you for the harm to {them.his} good name: a duel, at {place}, one shot each. Until you have gone there and fought it, {them} will call you a coward in every port.',
      '{them} called you out before witnesses. {them} holds that you wronged {them.him}, and goes to {place} with two pistols, to wait there until you come. The quarrel ends when you have met.',
      '{them} was too proud to forgive you, and named the place for a duel: {place}. Go there and fight, and it is over; stay away, and {them} will hunt for you and tell all the coast that you hid.',
    ],
    offer: does(['force', 'reflexes', 'medium', 'serious'], {
      action: 'Fight {them} in the duel',
      description: 'Ten paces, one shot each, and then whatever one has; it ends the quarrel, but you may be hit.',
      success: [
        'Met {them}, and both pistols flashed in the pan. You stood looking at each other down two useless barrels until {them} laughed first. You shook hands, and the quarrel was over.',
        'Fired on the word, you and {them} together, and hit each other’s hats. They were by the one hatter. You went to pick them up, put a finger through each hole, and there was no more feud. You came home in the wrong hat.',
        'Took {them}’s ball through a sleeve and put your own into a tree beside {them}, by intent. {them} saw that it was intent, and lowered the pistol, and called it settled. Hole in sleeve, one.',
      ],
      failure: [
        'Met {them}, who had been practising on bottles, and your hat was shot off, and then the bough. That was for the first word only; you had used three. The feud stands. Gathered up the necks of the bottles, so that nobody should step on them.',
        'Aimed to miss {them}, as a courtesy, and had not explained it. {them} took that for the best you could do, and laughed; so it is all to fight again. Struck: nothing. It had been aimed with great care, too.',
        'Slipped at the seventh pace and fired into the air over {them}’s head. {them} would not shoot at a person who was lying down, and put it off until another day. Not hurt. Were helped up by {them}, and that is the part with the blot.',
      ],
    }),
    lapsed: [
      'The quarrel with {them} was lost: you never came to fight at {place}. It is chalked up there, in letters a foot high, that you are a coward. The spelling was right, even of your second name.',
      'You did not meet {them} at {place}, and {them} tells it wherever there is drink. They lay you a place there and throw things at the empty chair. Sat on the floor to write that.',
    ],
  },
  {
    key: 'pirates/eleven-verses',
    kind: 'feud',
    at: 'city',
    title: '{them} has a song about you, and it is sung in {place}.',
    opened: [
      '{them} wanted revenge and chose a song: eleven verses about you, in seven of which you run away. {them} means to have it sung all over {place}. To stop it, go there and sing a better verse to {them}’s face.',
      '{them} had been laughed at because of you, and means to pay you back with laughter. {them} has made a song in which you run away, and will sing it in {place}. Only a better verse of your own, sung there, ends it.',
      '{them} means to teach the whole town of {place} a song in which you are a coward. Whoever is mocked there may answer. Go to {place} and out-sing {them}, or the song goes on.',
      '{them} has made eleven verses about you, so that {place} should laugh at you, and sings them there for nothing. You can silence {them} with a twelfth, sung in the same room.',
      '{them} could not beat you with fists, and so has put you in a song, as a thief who runs from hens. It will be sung in {place} until you come there, face {them} and sing it better.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'slight'], {
      action: 'Sing the song yourself with a twelfth verse',
      description:
        'If they laugh louder at yours the quarrel is over; it must be funnier than the eleven, and about you, in front of {them}.',
      success: [
        'Sang all eleven verses before {them}, with the running, and then a twelfth of your own. In it you go round the island and run into yourself. {them} had to be held up, and the feud is off.',
        'Gave {them}’s song slow, hat off, until the room was ashamed of the chorus; then gave the twelfth at a gallop. They had it again without you, and {them} beat time. The quarrel was over.',
        'Made up a verse against yourself that was worse than {them}’s worst, and sang it to {them.his} face. {them} put down the cup, took it up, and drank to you. So the quarrel was over, and the song is yours.',
      ],
      failure: [
        'Held the room until the twelfth verse, which had one foot too many. {them} called out from the back what the line should have been, and it was better. The feud goes on.',
        'Got as far as the seventh verse, where you run, and saw that you had your own back to the door. {them} made up a thirteenth while you looked for your hat. So {them} had won that day, and the feud goes on.',
        'Forgot your own twelfth verse in front of {them} and eighty people. Somebody’s grandmother prompted, and it was not that one. They laughed at you, and the feud goes on.',
      ],
    }),
    lapsed: [
      'The quarrel with {them} was lost: you never answered the song in {place}, and it has nineteen verses now and has gone to sea. A ship’s boy whistled it by. You whistled him the turn that he had wrong.',
      'You did not go to {place} to sing against {them}, and now the song is sung everywhere, and cannot be stopped. You gave your name in a far room, and all present came in on the chorus.',
    ],
  },
  {
    key: 'pirates/left-behind',
    kind: 'wish',
    at: 'landmark',
    title: '{them} wishes to see {place} again.',
    opened: [
      '{them} would not go on, and stood turned toward {place}: {them} was left behind there once, and wants to see it again. So you are to go there and let {them} lead you, and you mean to.',
      '{them} would not eat, and lay with eyes toward {place}, having been happy there once, before {them.he} was left behind. One look at it is all that {them} wants, and you gave your hand on it that you would go.',
      '{them} knows the name of {place}, and gets up and looks for it whenever it is spoken, having been left there once by other people. To be content {them} must find again the spot that was home. You agreed to go there.',
      '{them} dragged at your sleeve at each turning that leads to {place}, having had a home there before you. {them} longs to see it, and you are to let {them} lead you there.',
      '{them} made off toward {place}, and you had to call four times. {them} was once left behind there and has not forgotten it. You will go to {place}, so that {them} may see it.',
    ],
    offer: does(['explore', 'perception', 'medium', 'none'], {
      action: 'Let {them} lead the way at {place}',
      description: '{them} may find the spot that was home once; you follow, and ask nothing, for hours.',
      success: [
        'Followed {them} across {place} by a way of corners, to a hollow with an old fire in it and a dish. {them} had found the spot, and lay down beside it, content. The wish was granted.',
        'Let {them} lead, and kept ten paces astern through whatever there was of thorns. It came to a bit of wall where the warmth stays. {them} had wished to lie there again, and did. The wish was granted.',
        'Went where {them} went at {place}, till {them} stopped at a stone, and put down {them.his} head on it. That was what had been wished, and you stayed long.',
      ],
      failure: [
        'Followed {them} from one end of {place} to the other, and {them} could not find what had been there: a tree, a smell, a person. Wish not met. It must be tried again.',
        'Came with {them} as far as the edge of {place}, and {them} would go no farther. You had to turn back with {them}, and the wish was not met.',
        'Let {them} lead, and {them} led you three times round the same well. Whatever was to be seen again at {place} was not seen. It was put off to another day.',
      ],
    }),
    lapsed: [
      'The wish of {them} was not granted: you did not go to {place}, and {them} has stopped looking round at the name. {them} is quieter with you than before.',
      'You put off {place} too often, and {them} has given up wishing to see it. {them} keeps to the other end of the fire.',
    ],
  },
  {
    key: 'pirates/warm-steps',
    kind: 'wish',
    at: 'city',
    title: '{them} longs for the fish-steps of {place}.',
    opened: [
      '{them} would not leave the steps of a fish-seller, having grown up on such steps, in {place}, and longs for those. You are to sit there with {them} for a whole day, and gave your word.',
      '{them} smelled fish on somebody’s hands and cried. {them} was young on the fish-steps of {place}, where the scraps fall, and wants to sit there once more. It takes a day, and you will spend it there.',
      '{them} used to live on the fish-steps in {place}, and was fed there, and has looked that way ever since. You mean to take {them} there, and to sit on them for a day.',
      '{them} looked about everywhere for the fish-wife of {place}, who had sat {them} beside her on her steps and fed {them} scraps. {them} wants to see her, and you said that you would go there together.',
      '{them} would eat nothing but a herring’s head, and carried it about. On the fish-steps of {place} {them} had such food and warm stone, and is homesick for it. You will both go, and sit there for a day.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Sit with {them} on the fish-steps',
      description:
        'It is what {them} longs for; you do nothing all day, from the first basket of fish to the last, in scales to the ankle.',
      success: [
        'Sat all day with {them} on the fish-steps, among old women, who said how well {them} had turned out. Fish received, two. At the last tray {them} leaned against you and had no more to wish for.',
        'Kept your place beside {them} from the first basket to the last, and were stepped over with trays. {them} had what {them.he} came for. They washed every step but that one.',
        'Took {them} to the steps and did nothing there until the market closed. The old fish-wife knew {them} at sight. That wish was granted, and she gave you a shark’s tail.',
      ],
      failure: [
        'Came with {them} to the steps and found a sentry there, to whom sitting was an offence. He moved the pair of you six times. {them} did not have the day that was wished. You had to go.',
        'Sat down with {them} on the wrong steps. Those sold hats. When you had asked the way to the fish, it was all gone and they were sluicing. It must be done again.',
        'Had not sat an hour with {them} when a cart of herring came down on the steps, and there was no sitting for anybody. It was not how {them} remembered it. Try another day. You had to dig {them} out of the herring.',
      ],
    }),
    lapsed: [
      'The wish of {them} was not granted, and the fish-steps in {place} have been sold to somebody with railings. {them} will not now touch fish from you.',
      'You did not take {them} to the fish-steps, and the old fish-wife of {place} is dead, by whom {them} had wished to sit once more. You could not find how to say it. {them} read it off your face.',
    ],
  },
  {
    key: 'pirates/wish-hear-the-will',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} has an uncle’s will to hear in {place}, and dares not go in alone.',
    opened: [
      '{them} has lost an uncle, whose will is to be read in {place}. {them} once pushed him into a horse-trough and dares not go in alone. You are to sit by; and you said yes.',
      '{them} is sent for by a notary, to hear an uncle’s will read in {place}. “We parted in anger,” {them} said, and will not hear it alone. You gave your word to sit there too.',
      '{them} is afraid of what a rich uncle’s will may say, who has died. It is read in {place}, and you are to sit beside {them}; it was agreed.',
      '{them} had a letter from a notary in {place}, who has to read out a dead uncle’s will, and has twice turned back at that door. You said that you would go in with {them}.',
      '{them} ate little, for shame: an uncle has died whom {them} loved and insulted, and his will lies in {place}. {them} will not hear it alone. You said that you would come too.',
    ],
    offer: does(['patience', 'intellect', 'easy', 'none'], {
      action: 'Hear the will read at {them}’s side',
      description: '{them} dares it with you there; the will has forty clauses, and you must sit through them all.',
      success: [
        'Sat by {them} through forty clauses. At the thirty-eighth the uncle left {them} his thanks for the trough, which had cured him of being a fool. Nothing else; it was what {them} wished to hear. {them} walked out taller.',
        'Heard the will read, with {them} beside you. The uncle forgave {them} the trough, and said that he had laughed at it for years. {them} laughed until the notary stopped, then wept.',
        'Nodded forty times, and {them} breathed each time. Near the end the uncle owned that {them} had been his favourite, “being the only one who pushed.” So {them} knows now.',
      ],
      failure: [
        'Took {them} to hear the will, and the notary had lost his spectacles and said it from memory. He had it mixed with another; all were left pigs. Come again when he can see. {them} has to wait.',
        'Sat down by {them}, and at the second clause the cousins went to law over it, all eleven, and the room was cleared. {them} heard nothing, and it must be tried again.',
        'Came with {them} on the day, and the notary was at his own uncle’s funeral. Will not read. You must come again.',
      ],
    }),
    lapsed: [
      'The wish of {them} was not granted: the will was read in {place}, and you had not come. {them} gave the letter to the cook to light his fire with. {them} told you so without looking round.',
      'You let the day of the will in {place} go by. {them} has met a cousin since who was there, and has had the uncle’s words at second hand, and is bitter about it.',
    ],
  },
  {
    key: 'pirates/wish-name-on-a-board',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} wants to put right a shipmate’s name on a board at {place}.',
    opened: [
      '{them} cut the name of George, a dead shipmate, on his grave-board at {place} and spelt it Gorge, and people laugh. You are to help cut in an E, and said that you would.',
      '{them} left the E out of George, on a friend’s grave-board at {place}, and is ashamed, and wants it put right. You said that you would go there and help.',
      '{them} has learned to spell, and found out that a friend’s grave at {place} says Gorge and not George. {them} had cut it. You are wanted at {place}, for the hammer, and you said yes.',
      '{them} wishes to mend a name on a grave at {place}: a shipmate’s, spelt wrong by {them}’s own knife. It wants one E, and you said that you would hold the board.',
      '{them} could not laugh at a joke that goes about, of a grave at {place} with the name Gorge on it, as it is a friend called George. {them} wants to mend the name. You are to help, and shook hands on it.',
    ],
    offer: does(['craft', 'reflexes', 'easy', 'none'], {
      action: 'Cut the missing E into the board',
      description:
        'It makes George of Gorge, as {them} wishes; there is little room for it, and {them} wants to hold the chisel.',
      success: [
        'Held the board while {them} held the chisel, and the E went in between the G and the O. “George,” {them} read, with a finger along it; “I am sorry that it took so long.” It was what {them} had wanted.',
        'Guided {them}’s wrist and the E was cut, leaning somewhat. “He leaned himself,” {them} said, and blew out the dust. The name is right. {them} stayed to tell him who else was dead. So the wish was granted.',
        'Tapped when {them} said tap, and Gorge is George now for good. Work, four letters’ time to the one letter. {them} kissed the board.',
      ],
      failure: [
        'Let the chisel slip, or {them} did; the E ran down the board and gave Gorge a tail. “He would have hit me,” {them} said. A new board must be brought.',
        'Found two boards at {place} that said Gorge. {them} stood before the one and the other, could not swear to either, and would not correct a stranger. No letter was cut.',
        'Cut the E, with {them} calling the strokes, at the wrong end of the name. It now says Egorge. {them} laughed, then did not. It is to be planed off and begun again.',
      ],
    }),
    lapsed: [
      'The wish of {them} was not granted: you never went to {place}, and they have put up one common cross there with no names on it. George cannot be spelt there any more, and {them} holds it against you.',
      'You let {them}’s wish wait too long, and George’s board at {place} has fallen face down. {them} speaks no more of him to you.',
    ],
  },
  {
    key: 'pirates/wish-pulled-tooth',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} has a tooth to be drawn at {place}, and wants company.',
    opened: [
      '{them} has a bad tooth. A woman at {place} can draw it, but {them} is afraid and will not go alone. You are to come, hold the hat and talk, and you agreed.',
      '{them} could not bite on the biscuit: one tooth, condemned. The woman who pulls teeth lives at {place}. You are to go in too and talk of other things, and you said yes.',
      '{them} has a tooth to be drawn at {place}, and wants company for it. “If you were to hold my hat,” {them} said, with a hand on one cheek. You gave your word to come.',
      '{them} groaned with a tooth, which has to be drawn by a woman at {place}; {them} fears her more than cannon. You said that you would sit by.',
      '{them}’s cheek was as thick as a fist. The tooth must come out, and the woman for it is at {place}. {them} wished to have you there, for courage, and shall have you.',
    ],
    offer: does(['talk', 'charisma', 'easy', 'none'], {
      action: 'Hold {them}’s hat and talk of other things',
      description: 'A woman draws the tooth with a string; your story must be so good that {them} does not look at it.',
      success: [
        'Held the hat and told the one about the bishop and the anchor. At the anchor the woman shut her door, and {them}’s tooth was out. “What did he say?” {them} asked, and had not felt it.',
        'Told {them} your childhood, which is long, and she drew the tooth in the middle. {them} had corrected you twice and noticed nothing.',
        'Talked, with {them}’s hat on your knee, until there was a click; and it was done, tooth on the string. {them} felt about for it and shook your hand, wet as {them.his} was. You had crushed the hat flat.',
      ],
      failure: [
        'Told your story so well that the tooth-woman stopped to listen, and the string went slack. {them} saw where it led, and left by a window. The tooth is still in.',
        'Held the hat, and she drew a tooth of {them}’s at one pull, and it was a sound one. The bad one has to wait till that heals, and must be pulled another day.',
        'Fainted, at the sight of the string, with {them}’s hat in your lap. {them} had to carry you out, and the tooth came home where it was. It must be gone through again.',
      ],
    }),
    lapsed: [
      'The wish of {them} was not granted: you never came along to {place}, and the tooth came out by itself, on a biscuit, with nobody there. {them} has asked you for nothing since.',
      'You did not go with {them} to have the tooth drawn, and the woman at {place} has given up teeth, and does sermons only. {them} has got used to the hammering. {them} will not ask you for anything again.',
    ],
  },
  {
    key: 'pirates/second-lamp',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} swears that somebody keeps a lamp at {place}, where nobody lives.',
    opened: [
      'Word reached you from {them} that somebody keeps a lamp filled and lit at {place}, where nobody has lived since the French burnt it. Somebody hides there, and might be worth the finding. Took a flask of oil, as one brings a cake.',
      'You were told by {them} of a lamp at {place} that never goes out, in a house that has been empty since the French came. Go there and find who hides and tends it. Asked {them} to say it once more, with the door shut.',
      'You had it from {them}, who had it from a drowned man’s brother: a lamp burns at {place}, and no one lives there. Whoever fills it is hiding, and may be found. You wrote down the first half at once; the second, the next day.',
      '{them}, who once sold oil, let you know of a lamp at {place} that burns among bare walls, and somebody must be filling it in secret. Go there and look for that person. Price of oil noted. It was high.',
      '{them} told you of a lamp at {place}, by which a fisherman steered until he recalled that nobody had lived there since the French. Somebody hides there and lights it. Go and search. The fisherman steers by something else now.',
      'Report that you had from {them}: at {place}, one wall; on the wall, one lamp, lit, glass wiped. Tenants, none. Somebody hides there, and can be found by whoever looks for the hand that wipes it. {them} said it was wiped inside too.',
      'You had learned from {them} that a lamp burns, turned low, in the empty walls at {place}. Someone hides there and tends it; find out who. {them} had looked in, and came out quickly. One leaves a lamp so for a child.',
      '“Ask yourself who trims it,” {them} sent you word, of a lamp at {place}, where nobody has lived since the French. You are to go there and find out who hides behind it. Asked yourself; had no answer. Asked the cook, who crossed himself.',
    ],
    offer: does(['explore', 'intellect', 'medium', 'slight'], {
      action: 'Look at {place} for whoever trims the lamp',
      description:
        'Whoever hides there may be worth finding; you search the walls by the light of the lamp, and be ready to apologise.',
      success: [
        'Found the lamp, turned your back to it, followed your own outline along the wall, and came to a door the size of a tea-tray. Behind it was an old Dutch deserter, who kept the light. He had expected somebody since the year nine. You apologised, for the delay.',
        'Looked where the oil had dripped: nail, shutter, loose board. Under the board sat an old deserter of the Dutch service with his feet in a bucket; it was his lamp. He asked if they were after him still. You said not. It had been forty years, and he wept into the bucket.',
        'Blew out the lamp and waited, not breathing, till someone came to light it. It was a Dutch deserter, seventy or so, in half a uniform. So that was who lived there. He struck the flint nine times. You gave him your name first, so that he need not be afraid.',
      ],
      failure: [
        'Took down the lamp, and there was a string to it. A bell rang some way off; feet ran; you found a warm bed, half an onion and nobody. Whoever trims the lamp was gone. Hung it up as it had been, and finished wiping the glass.',
        'Sat down under the lamp to see who came, and fell asleep. It had been filled and trimmed when you woke, and there was a thumb-mark on your nose. Found nobody. The thumb was small, and had been careful. It has been washed off since, with regret.',
        'Searched every wall at {place} against the light and with it, and found no one. Called out that you meant no harm. Somebody coughed. Could not discover where, and did not like to frighten it. Left the oil where a cough might reach.',
      ],
    }),
    lapsed: [
      'You did not follow what {them} told you of the lamp at {place}, and somebody else has looked behind it, and found who hid there. The coast is talking of it. {them} told you of it among the first.',
      'You never went to look for whoever kept the lamp at {place}, as {them} had advised, and it has gone out. {them} asked you what you had found, and the answer was half a line long.',
    ],
  },
  {
    key: 'pirates/one-eyed-scales',
    kind: 'rumour',
    at: 'city',
    title: '{them} told you of a dealer in {place} who buys what others may not.',
    opened: [
      'You learned from {them} of a dealer in {place} who lost an eye to the Customs and buys stolen goods out of spite. Prices there are high: sell to that house. Went through your goods, to see which were stolen. Most.',
      'You had from {them} the address of a buyer in {place}: one eye, one pair of scales, few questions. Goods that others may not touch are paid for well there. Bring yours. Rehearsed whose it was; reddened at two names.',
      '{them} told you where stolen things are paid for double: at a one-eyed dealer’s in {place}, who asks only how the owner had taken it. Bring your goods there, and the story. There was a christening mug; left that off the list.',
      '“Stand on the blind side and speak up,” {them} advised you, of a one-eyed dealer in {place} who gives more than anyone for stolen goods. You may sell yours at that house. Looked at your own stock in that light, and dusted it.',
      '{them} described to you a blue door in {place}, and behind it a dealer with one eye who buys forbidden goods at their worth. Sell there, and gain. Drew the street here, and have put in the cat, which {them} was fond of.',
      'You had asked {them} where a thing could be sold with a crest on it. The answer: {place}, where a one-eyed dealer pays well for what the Customs look for. Rubbed up a crest. It was a nice little dog.',
      '{them} gave you a rule for selling in {place}: go where the cat has one eye too. The dealer there buys stolen goods from anybody and pays above the market. You may sell yours there. You gave the ship’s cat a herring.',
      'Word came to you from {them} of a dealer in {place}, out of pocket by one eye and in by one grudge against the Customs. Stolen goods fetch the seller’s own price there. Carry yours to {place}. One lid had a mother’s name in it.',
      '{them} told you of a one-eyed dealer in {place}, who pays double for goods that the Customs would like back. Go there with what you have got. {them} had one silver button saved up for it, King’s cipher, polished.',
      'Advice that you had of {them}: what may not be bought, a one-eyed dealer in {place} will buy, and well, if it was taken from the right people. Offer yours there. Listed the people, by rank, and left off one midshipman, aged twelve.',
    ],
    offer: does(['trade', 'intellect', 'medium', 'none'], {
      action: 'Bring your wares to the one-eyed dealer',
      description:
        'The dealer pays well for stolen goods, but asks how the owner took the loss of each; you must tell it well.',
      success: [
        'Sold to the one-eyed dealer, and told by each piece what ship, what captain, and what he said on losing it. The eye shut with pleasure. A thumb was laid on the scale, on your side. Did the captain’s voice once more than was asked.',
        'Laid out the goods, praised none, and gave the name of everyone who would be missing them. The dealer paid above any price you would have asked. Scales not used; they are not wanted between friends, it was said. You put that line down in full.',
        'Brought the dealer your wares with their stories, and {them} had been right: all of it was bought, and well. The Customs stood debtor for the eye throughout. Asked which eye had been the better. It was that one.',
      ],
      failure: [
        'Offered the dealer a piece whose owner, it came out, had been hanged by the Customs. Nothing of his would be touched, from respect, nor anything that lay beside it. No sale. Were told the names of some worse people. Felt it to be fair.',
        'Laid down the goods and said that they were lawfully come by. The eye closed, and then the shutter; that house buys no such stuff. It was true of one item in twelve. It has been paid out for, since, in looks.',
        'Muddled two stories, and sold the dealer a bishop’s watch as a bailiff’s. The eye noticed. You were put out at the blue door, stock and all, as a person who did not listen to those whom you robbed. It stung. It was the bishop who had cried.',
      ],
    }),
    lapsed: [
      'You went too late with {them}’s advice: the Customs have taken the one-eyed dealer in {place}, scales and all. Nobody there now will buy what may not be sold. The cat has been seen at another door, and has been asked in.',
      'You left {them}’s advice unused, and the one-eyed dealer in {place} was bought out; the shop sells lace. {them} shrugged, on being told. Went in, since you were by, and came out with a yard and a half.',
    ],
  },
  {
    key: 'pirates/pressed-boy',
    kind: 'promise',
    at: 'city',
    title: 'You promised {them} to get a pressed boy out of {place}.',
    opened: [
      'A press-gang took {them}’s nephew, a boy of eleven, and holds him locked up in {place} until a King’s ship comes. {them} is known to the guards; so you are to break him out, and told {them} that you would.',
      '{them} has lost a boy: the press-gang caught {them}’s godson in {place} and has him in irons there for the navy. He is eleven. {them} asked you to get him out before he is shipped, and you promised it.',
      '{them} had brought up a sister’s boy, and the press-gang has locked him up in {place}, to be shipped as a sailor. His mother does not know yet. You gave {them} your word to fetch him out.',
      '{them} has one small shoe left of a nephew, eleven years old. The press-gang took the boy and locked him up in {place}. You are to free him before his ship sails. You said yes.',
      '{them} had no money to buy a boy free: {them}’s nephew, whom the press-gang keeps behind bars in {place}. You can climb and run, and {them} cannot. You are to get him out, and promised it.',
      '{them} feeds an orphan of eleven, whom the press-gang has shut up in {place}, and will march aboard a King’s ship. The lock can be picked, if one has the fingers. You said that you would get him away.',
      '{them} feared for a boy of eleven, {them}’s kin, whom six men of the press-gang guard in {place}. Once he is aboard a ship he is lost. You gave your hand on it that you would bring him off.',
      '{them} could not sleep for fear about a nephew of eleven, whom the press-gang has taken. He is locked up in {place} till there is a ship. You are to break him out, and promised it.',
    ],
    offer: does(['flight', 'reflexes', 'medium', 'serious'], {
      action: 'Break the boy out and outrun the press-gang',
      description:
        'You promised it to {them}; but the boy is eleven and cannot run in irons, so you would have him on your back.',
      success: [
        'Broke the lock and took the boy off over the roofs on your back, with the gang shouting below. He had been a sweep, and called the turnings in your ear. You set him down at {them}’s door. {them} wept.',
        'Had out the window bars with a boathook, then the boy, and outran the press as far as the ropewalk, where they stuck. He told you how it could be done better. He is home with {them}. You cut off his irons, and he wished to keep them.',
        'Got the boy past the gang in a fish-basket and ran two miles with him on your head. He was given back to {them}, smelling. The press is one short.',
      ],
      failure: [
        'Had the lock-up door down, and a dozen men ran out. The boy had been moved upstairs. You drew off half the press-gang and lost them in a church, but he is not out.',
        'Got the boy to the wall, and he went back after his cap. The gang came up and sat on the steps between you and him. He was not brought off. It was his father’s cap.',
        'Carried the boy as far as the quay, and there his irons caught in a grating and the press had him off your back. He had told you that the grating was there.',
      ],
    }),
    lapsed: [
      'The promise to {them} was broken: you came too late to {place}, the press-gang had marched, and the boy is off Guinea with a number. {them} has not spoken to you since.',
      'You did not get the boy out of {place}, as you had promised {them}, and his name is in the muster-book of a King’s ship. {them} has been shown it, and blames you.',
    ],
  },
  {
    key: 'pirates/shells-on-a-grave',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to lay shells for somebody at {place}.',
    opened: [
      '{them} once had to bury a shipmate at {place} in a hurry, and the grave has no mark. {them} is wanted there by a magistrate and cannot go. You are to lay a ring of white shells round it; you promised it.',
      '{them} has a child’s grave at {place} and is too lame to walk to it. It is bare sand. {them} asked you to set shells round it, white ones, edge to edge, and you said that you would.',
      '{them} had a letter from a widow, who asks if her husband’s grave at {place} looks pretty. {them} had dug it with an oar and left it bare. You promised {them} to go there and lay shells round it.',
      '{them} was driven off by soldiers before a friend’s grave at {place} was finished. It still wants its border of shells, or nobody will find it. You gave {them} your word to lay one.',
      '{them} still dreams of a shipmate buried at {place} without so much as a stone. {them} may not land on that shore. You are to go there and ring the grave with shells, and you said yes.',
      '{them} had gathered a bag of white shells for a sister’s grave at {place}, which has nothing on it, but {them} is forbidden the place. You said that you would lay them.',
      '{them} owed a drowned man a decent grave: he was buried at {place}, without a word or a mark. {them} cannot face it. You are to go there and set shells all round him, and promised it.',
      '{them} has a friend who lies at {place} under plain sand, and people walk over the spot. It wants a border of shells, and somebody on their knees. You gave your hand on it that you would set them.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Set shells round the grave at {place}',
      description:
        'It keeps your promise to {them}; it is an hour on your knees, matching white to white, for one whom you never met.',
      success: [
        'Set shells round the grave at {place}, edge to edge, pink side in, as {them} had wished. {them} could be told that it was done.',
        'Found the shape in the sand and bordered it with white shells, feet first, smallest ones there. {them}’s promise was kept. You stood by for some minutes, hat in hand.',
        'Laid sixty-one shells at {place} on your knees and had the ring closed. It is straight, and {them} could be told so.',
      ],
      failure: [
        'Could not find the grave. Went over the sand at {place} on your knees, end to end, and made no ring, not knowing which way the feet lay. {them} must be asked where it is.',
        'Laid the shells with care, stood back, and saw by a board that it was somebody else’s grave. {them}’s has none still. You had to take up the ring again.',
        'Set half the shells and went along the shore to get more, and goats had come and lain down in it. Nothing to show {them}; ring trodden under. The whole of it is to do afresh.',
      ],
    }),
    lapsed: [
      'The promise to {them} was broken: you laid no shells, and {them} went to {place} alone, by a long way round, with a hat full. {them} has not spoken to you since.',
      'You left the promise to {them} too late, and the grave at {place} cannot be found any more, having had no shells to mark it. {them} has been told so, and trusts you no more.',
    ],
  },
];
