import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const samuraiThreads: readonly ThreadContent[] = [
  {
    key: 'samurai/a-bed-and-a-lie',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} for a night’s shelter and one lie; {place} is where to repay it.',
    opened: [
      '{them} had hidden you for a night in earlier years, and told a patrol that you were a cousin. A lie to the guard is punished, and you have never paid for it. You are to come to {place} and mend what is broken there.',
      'The only quilt in {them}’s house was once given to you, and {them} swore to the ward-captain that you were family. The {them.trade} asks no money for the bed and the lie. You said that you would come to {place} and repair what needs it.',
      '{them} had once taken you in when soldiers were looking for you, and had lied to them at the door. The {them.trade} could have been beaten for that. You still owe for it: some repair to the house, at {place}.',
      '{them} had let you sleep behind the rice-bin once and told the guard a lie, so that you were not taken away. Nothing was given in return. At {place}, where {them} lives, the house needs mending, and you are to do it.',
      'A guard once asked {them} who was asleep in the house, and {them} answered that it was a cousin. It was you, and it saved you. You owe for the bed and the lie, and are to do some useful work at {place}.',
    ],
    offer: does(['gift', 'perception', 'easy', 'none'], {
      action: 'Mend what is broken at {them}’s house',
      description:
        'One cannot pay for a lie with money; you have to find something that needs it and that {them} did not ask for.',
      success: [
        'You mended {them}’s well-rope, and the debt is paid. It had been worn to six threads, and {them} had walked round it for a year. “My cousin did that,” the neighbours were told. The bucket went down, and came up level.',
        'You set {them}’s door straight upon its sill, and owe nothing there now. For years one had lifted it with the knee. At supper {them} put out the knee, from habit, and the door had already gone by.',
        'You paid {them} for the lie with a new shelf for the household altar. The old one had leaned toward the door. {them} put the cups back one at a time, and none of them slid. The last was filled, and given to you.',
      ],
      failure: [
        'You mended the wrong thing at {them}’s house, and the debt stands. It was the torn screen, and the hole was for the cat. {them} thanked you, very low. The cat sat down before the new paper, and waited to be let through.',
        'You looked all round {them}’s house and found nothing to repair, and so you still owe for the lie. You were given the quilt again. By custom a guest does not refuse it twice. It had been patched since, at your end.',
        'You broke the bucket in mending the well, and owe {them} a little more. {them} said that it had been an old one. It had the cooper’s mark of that year. The two halves were put away behind the rice-bin.',
      ],
    }),
    lapsed: [
      'You did not go back to {place} to repay {them}, and the lie came out. {them} was fined for it, and has sold the quilt to pay.',
      'You let the debt to {them} lie too long, and nobody expects you at {place} any more. What was broken in the house has been mended by a neighbour.',
    ],
  },
  {
    key: 'samurai/the-borrowed-name',
    kind: 'debt',
    at: 'city',
    title: 'You passed a barrier under the name of {them}, and must have it struck out in {place}.',
    opened: [
      '{them} had let you pass a barrier under {them.his} name in earlier years. By the book the {them.trade} was in two provinces on one day, and may be punished. You are to have the false entry struck out, at the office in {place}.',
      'You had once given a guard the name of {them}, who knew of it and kept silent. Now {them} has to answer for your journey. You are to see the clerk in {place}, who keeps the book, and have the name struck out.',
      '{them} once lent you a name, so that you could get past a barrier. Now the {them.trade} must explain that journey, and cannot. The entry is in a register in {place}, and you said that you would have it struck out.',
      'The name of {them} had brought you through a barrier when you were being looked for. The false entry is still in a book in {place}, and {them} may be fined. You are to talk to the clerk there until it is gone.',
      'You owe {them} a clean name: you went through a barrier with it once, with leave. The {them.trade} was at home that day, and the guard suspects a crime. You are to see the clerk in {place} and get the entry removed.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Have the false entry struck out',
      description: 'You will have to explain it to a clerk without once admitting to anything.',
      success: [
        'The clerk struck out the false entry, and {them} has stayed at home again. You had told him of two persons of one name, of whom one was dead. He found it tidy. The line was as thin as a hair, and he blew along it.',
        '{them}’s name is clean. You had asked the clerk how it was possible to be in two provinces, and he could not say, and drew his line. It went through the mole as well. He turned the book to you, upside down, to see it.',
        'The false entry is gone from the book, and {them} need answer for nothing. You had confessed to no more than a bad pen at the barrier. The clerk scraped the place, and rubbed it with a tooth. The page was a little thinner there.',
      ],
      failure: [
        'The clerk did not strike out {them}’s name; he wrote you in beside it, as a third. It would take days to bring all three together, he supposed. In the yard a letter-writer told you what pleases him: dwarf pines.',
        'The clerk asked how you knew of the entry, and you could not tell him, and {them}’s name stays. He laid the book back on its shelf. His sleeve remained upon it while you backed out to the sill.',
        'You said too much at the office, and {them}’s entry has been marked with a red slip. A superior is to look at it. The clerk pasted it on quite straight. It stood out from the book by the width of a nail.',
      ],
    }),
    lapsed: [
      'You did not have the false entry struck out in {place}, and {them} was fined for being in two provinces on one day. Half of the furniture was sold to pay it.',
      'The books in {place} were closed for the year, and you had not gone there. {them}’s name was called out from a board, among those who must explain themselves.',
    ],
  },
  {
    key: 'samurai/the-splashed-sleeve',
    kind: 'feud',
    at: 'home',
    title: '{them} wants to fight you at {place}, because you trod on a sleeve.',
    opened: [
      'As you turned to go, your foot came down on {them}’s sleeve, and you did not bow. The {them.trade} took it for an insult. You are to come to {place} and fight with wooden swords, to three touches; until then {them} is your enemy.',
      'You had splashed mud on {them}’s sleeve in passing, and said nothing. {them} will tell everybody that you are a coward until you have come to {place} and fought it out with wooden swords. Three touches would end the quarrel.',
      '{them} showed you a sleeve with the print of your sandal on it, and called it an insult. The {them.trade} will not wash it, and will show it to whoever asks about you. Only a bout with wooden swords at {place} can end this.',
      'There was mud from your heel on {them}’s good sleeve, and you made no apology. {them} demands satisfaction at {place}, before the neighbours, with wooden swords. As long as you stay away, the {them.trade} will do you harm where it is possible.',
      'You had stepped on the hem of {them}’s sleeve and walked on. The {them.trade} calls it a quarrel. {them} will speak against you to every neighbour, unless you come to {place} and stand for three touches with a wooden sword.',
    ],
    offer: does(['force', 'reflexes', 'medium', 'slight'], {
      action: 'Fight {them} with wooden swords',
      description: 'It is to be three touches, before neighbours who have brought cushions.',
      success: [
        'You and {them} struck at once on the third touch, and the quarrel is over. Nobody could tell which was first. The oldest cushion said that it had been level. The sleeve was sent for, and you washed it, each holding one end.',
        'You had two touches to {them}’s one, and the sleeve is forgiven. {them} bowed as to an equal. A basin was brought, and the print of your sandal let go of the cloth, heel first.',
        '{them} has called the matter of the sleeve settled. At the third touch you held back your sword by a hand’s breadth, and it was seen. The neighbours took up their cushions. Where the sleeve had hung there was a nail.',
      ],
      failure: [
        '{them} touched you three times, and the quarrel stands. There had been practice, upon a post with a hat on it, and the hat was your sort. It was thought too short to count. The post was straightened.',
        'You slipped at the second touch, and {them} would take no victory from that. So the sleeve stays unwashed. It had been laid out on a tray for the occasion. The tray was carried in again.',
        '{them} won by three touches, before all the cushions, and said that it was not enough. You had not yet looked at the sleeve. One looks first. It was folded with the footprint inward.',
      ],
    }),
    lapsed: [
      'You did not come to {place}, and {them} has had the sleeve framed, with your footprint on it. It is shown to visitors, and your name has been lettered below.',
      '{them} waited for you at {place} with two wooden swords until the neighbours went home. You are called a coward there, and {them} will not fight you any more.',
    ],
  },
  {
    key: 'samurai/the-seat-by-the-door',
    kind: 'feud',
    at: 'city',
    title: '{them} feels slighted by you, and you are to sit below {them.him} at a banquet in {place}.',
    opened: [
      'You had sat down in a higher place than {them}, who is of better rank. The {them.trade} will have you shut out of every house. If you sit below {them} at a banquet in {place}, for all nine trays, it will be forgiven.',
      '{them} is of higher rank than you, and you had gone first. The {them.trade} will not forgive that in private. There is to be a banquet in {place}, and if you sit below {them} through all nine trays, the grudge is over.',
      'You had taken the better place and left {them} the lower one, and the {them.trade} calls that an insult. {them} means to have you turned away wherever there are guests. A banquet in {place} would mend it, if you keep the last seat.',
      '{them} has waited half a lifetime to be treated with respect, and you had shown none. Now {them} will speak against you in {place}. A banquet there would end it: you are to sit lower than {them}, before everybody, and not complain.',
      'You had not bowed low enough, and {them} counts such things. The {them.trade} will see to it that nobody in {place} receives you, unless you take the seat below {them.his} at the next banquet and keep it to the end.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Sit below {them} for a whole banquet',
      description: 'From the first tray to the ninth you will be passed over, and must be seen to enjoy it.',
      success: [
        'You sat below {them} for nine trays, and you are forgiven. They had all gone past you, and you had praised each. After the ninth a plum came down the room to you, on a leaf. The whole of {place} saw from whose hand.',
        '{them} has forgiven you. You were passed over with the soup, and with the bream, and bowed each time. At the end {them} moved along by the width of one person, and the cushion was patted flat for you.',
        'You kept the lowest place through the banquet, and {them} asked that the matter be closed. The host closed it, with his fan. A boy had counted the trays upon the sill in grains of rice; he ate them.',
      ],
      failure: [
        'You bore it as far as the fifth tray, and it was seen in your face, and {them} has not forgiven you. The tray was eel. You were invited to come again when you had eaten. The eel went by a second time, going out.',
        'You fell asleep at the seventh tray, below {them}, and you are not forgiven. Somebody had drawn your bowl aside. {them} mentioned it to the room, once. Your chopsticks were crossed when you woke.',
        'Somebody offered you a higher seat, out of kindness, and you took it, and {them} rose and left. All {place} rose also. There were nine trays, still hot, and a row of hollows in the cushions.',
      ],
    }),
    lapsed: [
      'You came to no banquet in {place}, and {them} has helped to draw up a new list of guests. You stand in it after the man who carries the umbrellas.',
      'You did not sit below {them} at the banquet, and {place} has closed to you, house by house. Where you call there is no cushion.',
    ],
  },
  {
    key: 'samurai/the-turning',
    kind: 'wish',
    at: 'landmark',
    title: '{them} longs to be taken to {place}, and to lead you there.',
    opened: [
      '{them} had once lived at {place}, and stopped at every path that led there, to see something of it again. You said aloud that you would go, and that {them} should walk in front.',
      '{place} had been a home to {them}, who stood still wherever a path led off to it, with the head turned that way. You would go there, and follow wherever {them.he} led.',
      '{them} must have left somebody at {place}, for {them.he} lay down facing it and would not be turned round. You gave your word to go there, and would let {them} lead the way in.',
      '{them} wanted to be at {place}, to find something that {them.he} knew there, and had tried twice to turn off toward it. You said yes to that, and would follow {them.him} in.',
      '{them} knew {place} from earlier days and wished to be taken there: {them.he} looked that way, and at you, and again that way. You gave in, and {them} was to go first.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Let {them} lead the way into {place}',
      description: 'It is off your road, and you are to follow without giving any advice.',
      success: [
        'You followed {them} into {place}, to one certain stone, and {them.he} lay down by it. There was a hollow in the earth of the right size. You sat at a little distance. In time {them} came over, and settled on your hem.',
        '{them} led you to an old post at {place}, and stood there, and had what {them.he} came for. A ring of iron was in it still, worn thin on the one side. {them} went three times about the post, and then took the road before you.',
        'You let {them} go first at {place}, and {them.he} found a small grave with a bowl on it. You filled the bowl. {them} drank half, and left the other half. By custom one does not tip that out, and it was level when you went.',
      ],
      failure: [
        'You went into {place} by the wrong side, and {them} did not know it. There had been felling. {them} stood among the stumps and looked at you, and then sat in the road, with the head low.',
        'You called {them} back at {place}, at the wrong moment, and the track was lost. {them} came at once, as taught. The head was lifted, and turned this way and that, and put down.',
        '{them} was driven out of {place} by a guard with a broom before anything was found. You bowed to him. The broom went over two lines of prints, side by side, out to the gate.',
      ],
    }),
    lapsed: [
      'You did not turn aside for {place}, and {them} no longer asks you to. For some days {them.he} walked on the far side of the road from you.',
      'You went past {place} without taking {them} there. {them} looked back to it once, and after that {them.he} did not stop at its path again.',
    ],
  },
  {
    key: 'samurai/the-remembered-bell',
    kind: 'wish',
    at: 'city',
    title: '{them} longs to lie one night under the old bell in {place}.',
    opened: [
      '{them} had grown up beneath a temple bell in {place}, and started up at every other bell, and lay down again because it was the wrong one. You meant to sleep one night under the right one, both of you.',
      'It was the cracked bell of {place} that {them} had waited to hear since {them.he} was young, and no other would do. You would take {them.him} there, and sleep in its porch.',
      'The old owner of {them} had lived below a temple bell in {place}, and without it {them} would not sleep. One night in that temple would give {them.him} peace, and you said that you would go there.',
      '{them} got up at every bell, for {them.he} was waiting for the one in {place}, where home had been. You gave your word to bring {them} to it for one night.',
      '{them} had belonged once to a temple in {place}, and wanted to hear its bell again; all the others had the wrong voice. You would lie one night in the porch there together.',
    ],
    offer: does(['rest', null, 'easy', 'none'], {
      action: 'Lie a night beneath the old bell',
      description: 'It costs a night, and the monks ring it whether one is asleep or not.',
      success: [
        'You lay with {them} in the temple porch in {place}, and the old bell was struck. At the cracked stroke {them} put down {them.his} head. There are eighteen, and you heard them all. {them} slept from the second, with the head on your sleeve.',
        '{them} heard the bell of {place} and slept. The monk who struck it had held the beam back a little, having seen who lay there. It went through the boards. In the bowl by the sill the water shook, and lay still.',
        'The bell in {place} was rung, and {them} got up, walked to it, and stood in the sound. Then {them.he} lay down below, on bare earth. You moved your mat across. A second hollow was there, older, and the same size.',
      ],
      failure: [
        'The bell in {place} had been taken down to be recast, and {them} heard nothing. There was the beam, and a rope. A novice beat on a pot instead. {them} looked at the rope until its end hung quiet.',
        'You drew your coat over {them} before the bell of {place} was struck, and so {them.he} did not hear it. One is not struck a second time. The monk had left his lamp, turned low, on your side.',
        'The monks in {place} were in mourning, and struck no bell for {them}. A strip of white hung from the beam. {them} sat below it with the head raised. You took hold of the mat to roll it, and {them} was sitting on the end.',
      ],
    }),
    lapsed: [
      'You did not take {them} to {place}, and {them.he} has stopped listening for bells. When one is struck, the head is no longer raised.',
      'The old bell of {place} was melted, and you had not brought {them} to hear it. When another was struck {them.he} looked at you.',
    ],
  },
  {
    key: 'samurai/wish-the-umbrella',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} has an umbrella to return in {place}, borrowed twelve years ago.',
    opened: [
      '{them} had an umbrella that a stranger in {place} had lent {them.him} twelve years ago, and was ashamed to have it still. You said that you would help to find the house, which has a blue curtain.',
      'An umbrella lay in {them}’s bedding, borrowed in {place} twelve years ago for one day, and had to be returned. You were asked to help find the house it came from, which has a blue curtain, and you promised it.',
      'There was a house with a blue curtain in {place}, where {them} was once lent an umbrella, and had never dared to knock and return it. If somebody went along {them} would do it, and you said yes.',
      'The umbrella that was tied up in {them}’s bedding belonged to a stranger in {place}, behind a blue curtain, and {them} wished to give it back. You agreed to go there together.',
      '{them} had owed somebody in {place} an umbrella for twelve years, and knew nothing of the lender but a blue curtain before the door. You told {them} that two could search better than one, and would go.',
    ],
    offer: does(['explore', 'charisma', 'easy', 'none'], {
      action: 'Find the house with the blue curtain',
      description:
        'The umbrella was lent there; but dyers have come to that quarter since, and there is a good deal of blue.',
      success: [
        'You found the blue curtain, and {them} gave the umbrella back. An old man had come out from under the cloth. {them} knelt in the street and held it up in both hands. From the lane you saw the two open it, and stand there below it.',
        '{them} has returned the umbrella, to the daughter of him who lent it. “My father had somebody to expect,” she said. {them} bent very low. She lent it out again, to a child going by, for any day that would do.',
        '{them} stood before the right house in {place} with the umbrella, and the words came. They were only “The other day”. It was enough, and the old woman drew up the curtain with a stick. On its nail hung {them}’s own hat, brushed, of twelve years ago.',
      ],
      failure: [
        'You did not find the house, and {them} still has the umbrella. There were blue curtains on both sides, dyers having moved in. At each {them} began, “The other day”. By the last one the paper was damp where it was held.',
        'The house had become a bath, and {them} could not return the umbrella. Everybody leaves one there and takes another. You pointed to the stand. {them} drew the cloth round it again, with the knot to the inside.',
        'You knocked at the wrong curtain in {place}, and {them} explained all of it to a man who dealt in nails. He had never lent anything. The umbrella was laid along {them}’s arm again, handle down.',
      ],
    }),
    lapsed: [
      'You did not go with {them} to {place}, and {them} has given the umbrella to a pilgrim. It could not be returned any more, {them} said, and did not look at you.',
      'The quarter burned down in {place}, and {them} can no longer return the umbrella there. You had not found a day to go.',
    ],
  },
  {
    key: 'samurai/wish-the-plum-graft',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} grafted a plum at {place} as a child, and would like to see if it took.',
    opened: [
      '{them} had grafted a plum tree at {place} as a child, and was sent away the day after, and wanted to know if the branch lived. You said that you would help to look.',
      'At {place}, where {them} was a gardener’s child, {them.he} had cut one graft, on a plum, and had never learned whether it grew. You were to go along and search the old trees for the scar, and agreed to it.',
      'A graft that {them} had set on a red plum at {place}, in childhood, might be alive still, and {them} was afraid to go alone and see. You said that you would search for the tree.',
      'A plum branch was grafted at {place}, long ago, by {them} as a child, and the father had called it badly cut. {them} wished to see if it lived, and you would go and look together, by the scar.',
      '{them} could go by no plum tree in peace, for {them.he} had grafted a branch on one at {place}, as a child, and did not know if it lived. You said yes to going there.',
    ],
    offer: does(['patience', 'perception', 'easy', 'none'], {
      action: 'Search the old plum trees for the graft',
      description:
        'It has left a scar; the trees are as like as old soldiers, and {them} does not want to be the one to look.',
      success: [
        'You found the scar, and {them}’s graft had taken. Below your fingers the tree was red plum, and above them white, as thick as an arm. “Too deep,” said {them}, and put a hand all the way round it. A petal had come away on the cuff.',
        '{them}’s branch is alive. The rest of the tree was a stump, and from its side went one white shoot. {them} knelt and bit a twig, to be certain. The twig was put up the sleeve, and the sleeve was held level.',
        'The graft took, and you showed {them} where. There was the lip, and in the lip a thread of ribbon, grown in. {them} tried it with one nail. It would not come out, and {them} smoothed the bark down over it.',
      ],
      failure: [
        'You found eleven scars at {place}, and all were from deer, and {them} still does not know. {them} thanked you for each. “I ought to have had a better ribbon,” you were told. The bark lay in curls between you.',
        'A woman was cutting the plums at {place} for firewood, and so {them} could not learn which had been grafted. One tree was left. {them} helped her to carry, and asked her to leave that one. She put the hatchet in her sash.',
        'You could not find the tree, and {them} had seen you look. You had begun at the wrong wall. {them} stood outside the gate, with the back turned, and was folding a ribbon, and folding it again.',
      ],
    }),
    lapsed: [
      'You did not search at {place}, and the old plums there have been cut down for pines. {them} will never know whether the graft lived.',
      'You never went to {place} to look for the graft, and {them} has given up asking. {them} no longer stops at plum trees.',
    ],
  },
  {
    key: 'samurai/wish-the-last-board',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} ran from a joiner’s shop at {place}, and wants to plane one last board.',
    opened: [
      '{them} had been nine years with the joiner Kichibei at {place}, and had run away from him with one board left to plane. {them} wanted to finish it, and dared not alone, and you said that you would come.',
      '{them} owed old Kichibei, the joiner at {place}, one smooth board, and was never made a joiner for lack of it. You were to go along and hold the end, and you said that you would.',
      'Behind a certain door at {place} was the joiner Kichibei, from whom {them} had run away twelve years ago, leaving a board unplaned. {them} wanted to plane it now, if you would walk in first, and you said yes.',
      'One board was still lacking to {them}’s apprenticeship, in the shop of old Kichibei at {place}. “I can plane,” said {them}; “I only have not finished.” It took a second person to hold the board, and you said yes.',
      '{them} dreamed again and again of Kichibei, the joiner at {place}, for {them.he} had run away from his shop and left one board unplaned. You would go there with {them}, and stay until it was planed.',
    ],
    offer: does(['craft', 'endurance', 'easy', 'none'], {
      action: 'Take {them} back to the joiner’s shop',
      description: 'You are to hold the end of the board, and to say nothing when the shaving breaks.',
      success: [
        '{them} planed the last board at Kichibei’s, and the apprenticeship is done. You held the end. The shaving came off whole and hung in the air. “Late,” said Kichibei, and wrote {them}’s name on the beam, below the others.',
        'Kichibei let {them} finish the board, after one blow with the long rule. {them} had asked for it first. Then the plane went from end to end, and the old man felt with his thumb. He hung up the rule with its numbers to the wall.',
        'The board is planed, and {them} is a joiner. Kichibei had kept it beneath a cloth. When it was smooth he laid his cup on it, and the cup slid a little, and stopped. He poured for three.',
      ],
      failure: [
        'Kichibei had used the board for a shelf, and {them} could not finish it. It was rough still. {them} would have planed it upon the wall, but it was full of pickles. One jar was lifted off, and then put back.',
        'The plane jumped, and {them}’s shaving broke in three. “First one sharpens,” said Kichibei, and gave {them} the stone. It would not be done in a single visit. The board was turned with its rough side up.',
        'You let go of your end, and the board fell, and Kichibei sent {them} out of the shop. {them} bowed at the sill, and he did not. Through the paper you saw him lift it, and look along the edge.',
      ],
    }),
    lapsed: [
      'You did not go with {them} to {place}, and old Kichibei has sold his shop to a dealer in brooms. The last board can no longer be planed.',
      'You never went to {place} with {them}, who has given up the joiner’s trade for good. One can sleep on an unfinished board, {them} remarked.',
    ],
  },
  {
    key: 'samurai/the-buried-sutra',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} told you that there is something in a jar under {place}.',
    opened: [
      '{them}, the {them.trade}, told you that a jar is buried under a slab at {place}. Villagers hid it when the soldiers came. Nobody has looked inside. You were told which slab: the one where moss will not grow.',
      '{them} let you know of a jar that lies under {place}, and wants to know what is in it. A great-uncle had helped to let it down. The slab needs four men, or one with a pole. You might lift it and say.',
      '{them} told you of something hidden at {place}, in the year of the soldiers: a jar, below a slab. The {them.trade} is too old to lift it. You were to go and see, and to put it back dry.',
      '{them} told you a secret with which the {them.trade} had been paid a debt: there is a jar at {place}, under the stone. A widow had said so on her deathbed. {them} has never been there. Whoever goes may look.',
      '{them} had shown you, with a cup and a box-lid, what lies at {place}. The lid was a slab, and the cup a jar, hidden from soldiers. You were to raise the one and see into the other.',
      '{them} told you that soldiers once dug up every garden at {place}, and missed a jar. It was under the slab on which they sharpened their spears. The {them.trade} had it from a gardener. It could be lifted out now.',
      '{them} had drawn you a square in the dust, and in it a smaller one: a slab at {place}, and under it a jar. The {them.trade} rubbed out both with a sandal. Nobody has raised the stone since the war. It might be you.',
      '{them} let you see a map on the inside of a hat. It shows {place}, and a slab, and a grease-spot for the jar that was hidden there. The {them.trade} would have you go and look. Then the hat was put on.',
      '{them} has quarrelled with a brother for eleven years over what is buried at {place}, a jar or a chest. It lies below a slab. The {them.trade} says jar. You could go and lift the stone, and end it.',
      '{them}, the {them.trade}, let you know where a village hid what it could not lose: in a jar, at {place}, beneath a slab. The next day the soldiers came, and there was no village. {them} asked you to see if it is still there.',
      '{them} let you know of a jar. “Keep it dry,” were a great-grandfather’s last words. It was sunk under a slab at {place} before the soldiers came. The {them.trade} cannot go so far. You were asked to raise the stone.',
      '{them} said over to you a skipping-rhyme about a jar, a slab, and a man who would be home for the planting. The place in it is {place}. The {them.trade} believes it to be true. One would have to look under the stone.',
      '{them} told you why people step round a slab at {place}. There is a jar below, from the war, and six men swore to be silent. The {them.trade} is the grandchild of the sixth. It was put to you to open it.',
      '{them} let you know of a slab at {place}, on which no child was let play. A jar is hidden beneath. Those who hid it from the soldiers did not come back. The {them.trade} wished you to learn what it holds.',
      '{them} told you of a jar, the largest ever fired in those parts; it stands under a slab at {place}, full. People buried it who could hear the drums. It is not silver, the {them.trade} thought. A pole would raise the stone.',
      '{them} told you to look beneath the slab at {place}. Four men let down a jar there before the soldiers, and their wives put the moss back. The {them.trade} had it from the youngest wife. She had kept her gloves.',
      '{them}, the {them.trade}, told you that a jar as tall as a child is buried at {place}, under a slab. It had been measured against {them}’s grandmother, who was five. The soldiers never found it. You were shown, with a hand, how high she stood.',
      '{them} tells every stranger that there is a jar under {place}, and nobody has gone to see. It was hidden from soldiers, below a slab, with bare hands. The {them.trade} asked only to be told if it is so.',
      'The {them.trade} asked which way you were going, and then told you of the jar at {place}. A village had packed it in haste and laid a slab on top. {them} thought that somebody should read what was written there.',
    ],
    offer: does(['craft', 'strength', 'easy', 'slight'], {
      action: 'Lift the slab and look for the jar',
      description: 'It is a slab for four, and whoever laid it wished to have it left alone.',
      success: [
        'You lifted the slab at {place}, and in the jar were the papers of a whole village. Births, wells, boundaries, who married whom. You read until you had what you needed, and let it all down again. The moss went back piece by piece.',
        'You reached the jar from the side, as badgers do, and found lists, sheet upon sheet: the well, the fields, the children. By the fourth you had learned what you came to learn. The rag was put into its mouth again.',
        'The jar under {place} held no gold, but a village written down by a dozen hands. One list told you what you wanted to know. You had raised the stone with a beam across four others. It went down level, and a beetle crossed it.',
      ],
      failure: [
        'You raised the slab at {place} as far as the knee, and the pole broke, and you saw only a lid. It was tied on with red cord. Dogs barked in two valleys. One end of the cord had been caught, and showed at the edge.',
        'The slab did not move, and you learned nothing of the jar. It was made for four. An old man came and stood at one corner, out of courtesy. Your hands had left two wet marks upon the stone.',
        'You lifted the wrong slab at {place}; below were a frog, and a drain. Two others lay beside it, of one size. You were bowed to from a window. The frog was set back with both hands, and the stone after it.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and somebody else has taken the jar. There was a hole with straight sides, and at the bottom a round print. {them} asked you about it, and poured the tea a little short.',
      'The ground slipped at {place}, and the jar that {them} told you of is lost. You had not gone to lift it. The {them.trade} tells you nothing further. The box-lid lay on the mat, with no cup.',
    ],
  },
  {
    key: 'samurai/the-white-sleeve',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} swore that a woman in white is seen at {place}, and speaks.',
    opened: [
      '{them}, the {them.trade}, told you of a woman in white at {place}, who asked to have something held. {them} had run. Nobody has yet taken what she offers. You are asked to go there, and to hold out both arms.',
      '{them} told you that a woman in white stands at {place}, and speaks to whoever goes by. She wants something taken from her arms. People walk the long way round. The {them.trade} thought that you might not.',
      '{them} swore to you that a woman is seen at {place} in a white sleeve, and that she is dead. She begs each passer-by to carry what she carries. You were to go there and take it from her.',
      '{them} told you of a woman in white at {place}, with something in her arms. It was offered to three people, and none took it. One must carry it away without looking back, the {them.trade} had heard. It was left to you.',
      '{them} told you that a cousin met the woman in white at {place}, and held out his arms, and then dropped what was laid there. He walks still with one shoulder low. You were asked to go there, and to carry it to the end.',
      'The {them.trade} told you why the path at {place} is worn only along its far edge. A woman in white greets people there and holds out a bundle. {them} bowed to her from a distance. You might go nearer.',
      '{them} told you of a doctor who was fetched to {place} by a dead woman in white, with something in her arms. He would not touch it. {them} asked you to go in his place and take it in your arms.',
      '{them} closed the shutters before telling you of the woman at {place}. She is in white, she is civil, and she says only: “Would you?” It is not known what is in the sleeve. The {them.trade} wished you to find out.',
      'There is a dead woman at {place} who cannot put down what she holds, the {them.trade} told you. She asks the living to take it. {them} had walked past, with lowered hat. You were to stop, and let it be given to you.',
    ],
    offer: does(['flight', 'vigour', 'medium', 'slight'], {
      action: 'Take what the woman in white holds out',
      description:
        'You have to walk away with it, and must not run, nor look round, nor let it drop, whatever it should weigh.',
      success: [
        'You took what the woman in white held out, and carried it away, and it was a child. At first it was as light as washing. Then it was a stone, and then it cried. At the hundredth step nothing was there. Your sleeves hung straight.',
        'You carried the bundle from {place} without looking round, and the woman in white is seen there no more. “Thank you,” somebody said, close behind. The child’s weight went from your arms by degrees. The path had one line of prints, and they were wide apart.',
        'The woman at {place} laid her child in your arms and let it go. You walked as far as the stone Jizo, and there it grew light. He had a bib on, old and red. It had been tied afresh, with a knot that you do not know.',
      ],
      failure: [
        'You took the bundle from the woman in white and looked round at the fiftieth step, and it was gone. A voice had told you, in your mother’s tone, to stand straight. You stood with both arms held out before you.',
        'You did not take what the woman at {place} was offering. You bowed, and went on bowing, backward. She drew in her sleeve. It was wet to the elbow, and it left a line across the stone.',
        'The bundle grew as heavy as a millstone, and you let it fall at the thirtieth step. The woman in white was there to take it up. She wiped it, and held it out once more, to the empty road.',
      ],
    }),
    lapsed: [
      'You did not go to {place}, and a priest has sent the woman in white away, with many candles. What she carried was never taken from her. {them} asks you for no more errands. The wax lies on the path.',
      'The woman in white is no longer seen at {place}, and you never held out your arms to her. She had grown tired of asking, said {them}, and looked at your sleeves.',
    ],
  },
  {
    key: 'samurai/the-persimmons',
    kind: 'promise',
    at: 'city',
    title: 'You promised {them} to get a fair price in {place} for one tree’s persimmons.',
    opened: [
      '{them} owns one tree of persimmons, and a dealer in {place} cheats {them.him} over the fruit every year. The {them.trade} cannot bargain. You gave your word to speak to the dealer and get a fair price.',
      'The dealer in {place} pays {them} less for the fruit of a persimmon tree than the baskets cost. The {them.trade} has nothing else to sell. You said that you would go to the dealer and bargain for a proper price.',
      'A dealer in {place} buys {them}’s persimmons, and each year he says that they are out of fashion, and pays less. {them} wanted somebody with a firm voice there. You gave your word to sit down with him and get more.',
      'A dealer in {place} buys the persimmons of the only tree that {them} has. “He is so polite,” said {them}, “that I take whatever he gives.” You are to bargain with him instead, and you said yes.',
      'For nine years {them} has sold the persimmons of one tree to a dealer in {place}, each year for less money. The next price is still to be written. You said that you would be there, and see that {them} gets a fair one.',
      '{them} has debts, and only the fruit of one persimmon tree to pay them with. A dealer in {place} gives almost nothing for it. You told the {them.trade} that you would ask him for the true price, and sit there until he named it.',
      'A dealer in {place} talks so well that {them} has never dared to ask him for more. So the persimmons of {them}’s one tree go for almost nothing. You took it upon yourself to bargain for the {them.trade}.',
      '{them} will have to cut down a persimmon tree, if it does not bring in more. It is the dealer in {place} who keeps the price down. You gave {them} your word to go and bargain with him.',
    ],
    offer: does(['trade', 'charisma', 'medium', 'none'], {
      action: 'Bargain for {them}’s persimmons with the dealer',
      description: 'The dealer will be charming, and you will have to take all of it sitting down.',
      success: [
        'You got {them} a fair price for the persimmons, in writing, for five years. The dealer had spoken of blight and of friendship. You had looked once at the rival shop across the bridge. He wetted the brush himself.',
        'The dealer will pay {them} double. You had set one persimmon on the mat between you, and let him say what it was worth, and then eaten it. It took a long while. He moved the second out of your reach, and named the sum.',
        '{them}’s tree has its price. You had asked the dealer to read out his nine slips, in their order, before the shop-boys. At the sixth he put them down. The new slip was sealed, and the old ones lay under the kettle.',
      ],
      failure: [
        'The dealer in {place} talked, and you came away with last year’s price for {them}. He had poured for you each time you were about to speak. The cup was charged for. It stood on the slip, and had left a ring.',
        'You named too high a sum, and the dealer closed his shop to {them}’s persimmons until he should have recovered. He was helped to lie down. His fan was laid over the abacus.',
        'The dealer praised your family, and your hat, and offered less than before. You had forgotten what {them}’s baskets cost. One persimmon had been pressed with a thumb. He turned it with the mark underneath.',
      ],
    }),
    lapsed: [
      'You did not speak to the dealer in {place}, and {them}’s persimmons went soft unsold. Children had them, and crows.',
      'You did not bargain in {place}, and {them} has cut down the persimmon tree. It is a gatepost now.',
    ],
  },
  {
    key: 'samurai/the-stick-of-incense',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to burn one stick of incense at {place}.',
    opened: [
      '{them} lost a brother in battle at {place}, and has no pass to travel there. You gave your word to burn one stick of incense for the brother, and to say his name.',
      'A friend of {them}’s fell at {place} in the war, and nobody has prayed for him. {them} is afraid to see the field again. You said that you would burn a stick of incense there instead of the {them.trade}.',
      'A boy from {them}’s house was killed at {place}, in a borrowed helmet. His ghost is said to walk there, and no incense was ever burned for him. You promised {them} to burn one stick, and to stay until it is out.',
      '{them} is alive today, and a comrade is dead: he had given up his place in a boat, and was killed at {place}. He has never been thanked. You are to burn a stick of incense there and say who sent it; you said yes.',
      '{them} wants incense burned for a dead enemy at {place}, whose name {them} had read on his helmet. The man has no family, and nobody else will remember it. You gave your word to burn one stick there.',
      '{them}’s nephew was told to hold the ground at {place} in the war, and died there. The family is forbidden to mourn him. You gave {them} your word to burn one stick of incense for him on the spot.',
      'A friend of {them}’s died at {place}, and {them} means to go there every year, and every year something prevents it. This time you are to go, and to burn a stick of incense for the friend; you said that you would.',
      'A cousin of {them}’s was killed at {place}, and has had no prayer since. “He will not know you,” said {them}, “so say who sent it.” You took it upon yourself to burn one stick of incense there.',
    ],
    offer: does(['gift', 'endurance', 'easy', 'none'], {
      action: 'Burn the incense and stay until it is out',
      description: 'You are to kneel on stones, and to say a name that nobody has said there since.',
      success: [
        'You burned the incense at {place}, and said the name, and {them}’s dead has been visited. The stick was long. When the last of it fell your own sandal had come untied, and you tied it there.',
        'You knelt at {place} until {them}’s incense had burned down. The name was said aloud, three times, to the low side. A grasshopper sat on the next stone through all of it. There was a line of ash, and it was straight.',
        '{them}’s errand is done: the stick was lit at {place}, and somebody answered to the name. It was a farmer, who was called the same. He took off his hat and knelt down also. When you rose there were two pairs of hollows.',
      ],
      failure: [
        '{them}’s incense was damp, and would not burn. You tried three times, upon your knees, and asked his pardon. A pilgrim showed you how a stick is dried, inside the hat. You bowed with your hat on.',
        'You could not find where {them}’s dead had fallen at {place}. There were forty stones, and no names. You held the stick before each, unlit. At the last one a spider had hung its thread across, and you went round.',
        'A patrol sent you away from {place} before {them}’s stick was lit. Fires are forbidden there. You had got as far as the first half of the name. The stick was put back into its paper, the same end up.',
      ],
    }),
    lapsed: [
      'You did not burn {them}’s incense at {place}, and the day for it has passed. The {them.trade} knows, and does not speak to you of the dead again.',
      'Somebody else has burned incense at {place} for {them}’s dead, since you had not gone. {them} thanked the other, and not you.',
    ],
  },
];
