import { does } from '../builders/offers.js';
import { type ThreadContent } from '../../model/content/saga-content.js';

export const assassinThreads: readonly ThreadContent[] = [
  {
    key: 'assassins/lie-told-for-you',
    kind: 'debt',
    at: 'home',
    title: 'You owe {them} for a lie, to be made good in {place}.',
    opened: [
      'When they asked which way you had gone, {them} told them the other, on oath, with a hand on a prayer-book. It is a thing one pays for. {them} could be found at {place}.',
      '{them} had lied for you, promptly and with detail, and had gone rather white. You asked what you owed. “You know where I live,” said {them}; it was at {place}.',
      '{them} had told them that you were lying at {place} with a rash, and had shown them the ointment. It was believed. A lie of that size is not had for nothing; you would call there, you said, and see what it came to.',
    ],
    offer: does(['gift', null, 'easy', 'none'], {
      action: 'Pay {them} for the lie',
      description: 'A lie on oath is dear, and you must ask what it has cost since.',
      success: [
        'It had cost {them} nine candles and a barefoot walk to Our Lady of the Ditch. You paid for the candles and blacked your own feet on the hearth for company. By the end of the bottle {them} had begun to be proud of it, and told it to you twice.',
        'It had come to a pilgrimage, a new veil for a Madonna, and the regard of an aunt. You settled for the veil and the pilgrimage. To the aunt you had to go in person; and you lied so badly, on a hard chair, that she forgave {them} for having done it well.',
      ],
      failure:
        'You began to count it out on the table, and {them} covered it with a cloth, for the priest was in the next room and had ears. You got no further than the weather and the price of wax. It would have to be done by somebody who came in without boots.',
    }),
    lapsed: [
      'You heard that {them} had confessed to the lie, having waited for you until it itched. The penance was light, and the priest’s brother was a constable.',
      'The day went by on which {them} might still have been paid. People in {place} were told who it was that does not pay for lies, and after that you were told the truth there.',
    ],
  },
  {
    key: 'assassins/borrowed-face',
    kind: 'debt',
    at: 'city',
    title: 'You owe {them} the cost of a good name, to be cleared in {place}.',
    opened: [
      'In a tight place you had given the name of {them} as your own. It was only the once. But it had been written down, in {place}, and people there were beginning to say that {them} was a person who leaves by windows.',
      'It was your doing that {them} was thought in {place} to have broken a bank clerk’s wrist. You had needed a name, and that had been the nearest. You said you would put it right.',
      'You had needed to be somebody, in a hurry, and had been {them}. There was a balcony in it. In {place} they had since left off asking {them} to christenings; you were told so, as of a thing that nobody could account for.',
    ],
    offer: does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Clear the name of {them} before the neighbours',
      description: 'You will have to own to something, and it had better not be everything.',
      success: [
        'You owned to it in the square, with your hat off: it was you, and you had been in drink. They forgave you in a body, having themselves been in drink. Before long {them} was being treated to wine by the very people who had crossed the street, and could not think why.',
        'You stood on the rim of the well, and said whose window it had been, and whose name you had given, and spelled it. They were a little disappointed. Then a widow laughed, and the watch laughed too; and when {them} came by with a basket the whole street said good day, and {them} looked round to see to whom.',
      ],
      failure:
        'You explained that it had not been {them} at all but another, who had used the name. They nodded. That was just what {them} would say, they thought, and would send a friend to say; and they looked you up and down for the resemblance.',
    }),
    lapsed: [
      'Nobody cleared it up. {them} was refused a pew, then a loan, and now goes by the mother’s name in {place}, and thinks of yours.',
      'You let it lie too long. In {place} it was by now a song, with {them} in it, and a window in every verse.',
    ],
  },
  {
    key: 'assassins/the-second-glove',
    kind: 'feud',
    at: 'home',
    title: '{them} has sent you a glove, and waits at {place}.',
    opened: [
      'The glove was slapped down before you on whatever was handy. {them} had been made a fool of, there had been people looking, and it would have to be seen to at {place}, with seconds.',
      'You had not thought it was so bad, but {them} had it in writing within the hour: for the injury to a reputation, satisfaction, at {place}, at your convenience, and soon.',
      'It came by a cousin, on a cushion: one glove of {them}’s. There had been a remark, the cousin reminded you, and ladies. {them} would be at {place} at any hour when you were not engaged, and was bringing the surgeon.',
    ],
    offer: does(['force', 'reflexes', 'medium', 'serious'], {
      action: 'Give {them} satisfaction behind the garden wall',
      description: 'To first blood, and there are cousins along the wall to see whose.',
      success: [
        'It was soon over. You took the point through your cuff, let it stay there, and said, “Touched,” which it nearly was. The cousins cheered. {them} looked at you along the blade, and saw what you had done, and never said so; it was you who were kissed upon both cheeks.',
        'You let two passes go by, and at the third you were a hand’s breadth from where you had been. {them}’s sword went into the cabbages. You asked whether you might have that again, over supper, slowly. Somebody on the wall began to clap; and {them} looked at the sword, and the cabbages, and sent a cousin in for another glass.',
      ],
      failure:
        'There was wet grass, and a rake. You were let up for the rake, as a matter of form, but {them} would not count it, and the cousins were divided. It was put off until somebody should have cleared the garden.',
    }),
    lapsed: [
      'You had not gone. {them} waited behind the wall with two seconds, a surgeon and a cold chicken; and what was said of you over the chicken has been repeated.',
      'As no one came for the second glove, {them} had it nailed to the door, on the street side, with your name inked on each finger.',
    ],
  },
  {
    key: 'assassins/read-letter',
    kind: 'feud',
    at: 'landmark',
    title: '{them} knows that you read the letter, and means to have it out at {place}.',
    opened: [
      'Of all the letters you had ever opened, one was a love letter from {them}, and you had smiled at it, and been seen. You were to come to {place}, alone, and say what was so comical.',
      '{them} had recognised your way with a seal. The letter had been private. An answer was required of you, at {place}, and it was to be understood that {them} would be armed.',
      '“You have a light hand with wax,” {them} remarked, and for some time nothing more. It had been a letter about a staircase. You were to bring your opinion of it to {place}, and {them} would bring a pistol.',
    ],
    offer: does(['patience', 'intellect', 'medium', 'slight'], {
      action: 'Hear {them} out about the letter',
      description: 'It is long, it is just, and there is a pistol lying on the stone between you.',
      success: [
        'You heard it to the end without once defending yourself. Then you said the letter over, by heart; you had smiled at the line about the stairs because it was good. There was a silence. {them} took up the pistol and put it away, and asked you, gruffly, whether the ending did not drag.',
        'You let it be told from the beginning: the house, the stair, and how long the answer had been in coming. You had not known that there was no answer. You said so, and that it ought to have had one. {them} sat with a thumb on the lock. Then you were given the pistol to hold while a handkerchief was looked for.',
      ],
      failure:
        'You listened for as long as you could. At the third page you corrected a date. The pistol went off into the ground between your feet, and {them} went off as well, leaving you there with a ringing head and the second half of the sentence.',
    }),
    lapsed: [
      '{them} had waited at {place}, with the letter and the pistol, and had time to think. The letter has since been printed; you are in the preface.',
      'You did not come to {place}, and so {them} took you for a coward as well as a thief. The opinion has been posted up in three towns, with a remark on your Latin.',
    ],
  },
  {
    key: 'assassins/high-place',
    kind: 'wish',
    at: 'landmark',
    title: '{them} wants to see {place} again.',
    opened: [
      'At every parting of the road {them} had looked the same way, and it was the way to {place}, where something had been good once. You told {them} that you might pass by it.',
      '{them} had stopped, and would not be hurried, with {place} lying somewhere off beyond. You knew that look of {them}’s, having it yourself about a certain kitchen.',
      'You were reading a signpost for what it said of other people. {them} looked only at the arm that said {place}, and was still looking after you had gone on.',
      'Somebody asked a carter where he had come from, and he said {place}; and {them}, who takes no notice of carters, went round and stood behind his cart. It could be managed, you supposed.',
      'There is a homesickness that shows in the neck. {them} had it, always to the one side, wherever the country opened towards {place}, and you had begun to be stiff yourself.',
      'You had laid your road so as to go round {place}, for reasons. {them} had other reasons; and when you unfolded the map again the crease ran straight through it.',
    ],
    offer: does(['explore', 'perception', 'easy', 'none'], {
      action: 'Walk {place} at the pace of {them}',
      description: 'You can only walk behind, and see nothing that is of use to you.',
      success: [
        '{them} went straight to one spot and stood there. You looked and could find nothing to it: a flat stone, a bit of thyme, a view of more of the same. You looked again, since there was time. By the end you had begun to see what was meant, and it was you who had to be fetched away.',
        '{them} went round it once, quickly, and then again at leisure, and settled at one corner. You stood where you were not in the light. It was a place like others, with a draught in it. Something had been good there, you could tell, from how little there was to see; and you were nudged, in the end, to come away.',
      ],
      failure:
        'It was not as it had been. Somebody had cut a name across the stone, and there was a smell of goat. {them} turned round twice, looking for it, and you turned round too. You might try again from the other side, you thought, where the light came in.',
    }),
    lapsed: [
      'You had never gone by {place} in the end. {them} no longer looked that way at the crossroads, and you found that you had begun to.',
      'There had always been something more pressing than {place}. {them} did not hold it against you, which you would have preferred.',
    ],
  },
  {
    key: 'assassins/oranges-for-them',
    kind: 'wish',
    at: 'city',
    title: '{them} would give anything for what they bake in {place}.',
    opened: [
      'A whiff of fennel and burnt sugar went by on the road, and {them} was another creature. It came from {place}, where the nuns bake on feast days. You gave your word, rather quickly.',
      'You had thought that {them} cared for nothing. Then a carter unwrapped a pastry from {place}; it was terrible to see such hope. You promised one, a whole one.',
      'If the air came from {place} on a feast day there was no getting {them} a step further until it had stopped. You asked what the nuns put in it. Fennel, you were told, lard and patience; and you said that you would go.',
      'You had found out by accident what would make {them} get up. It was a word. It was what the sisters of {place} call the thing that they bake, and you ought not to have said it unless you meant it.',
      'A fish was sold you in a paper from the convent at {place}, that had once been round a pastry. {them} kept the paper. There are promises that one makes in order to be able to look elsewhere.',
    ],
    offer: does(['craft', 'reflexes', 'medium', 'none'], {
      action: 'Get a nun’s pastry for {them}',
      description: 'They come out by a turning box in a wall, a dozen a day, and the canons are in front of you.',
      success: [
        'The box turns with a creak, and the hand before it is always a canon’s. Yours was under his sleeve. You were round two corners with it, still warm, in the crown of your hat; and {them} ate, with eyes shut, from the outside in, and you were shown what was left of the hat.',
        'You studied the canons’ hands, and how long the box took to go round, and stopped it with an elbow. There was a small dry cough behind it, and one pastry in front. You bowed to the wall. {them} had it out of the paper before the corner, and looked at you for a moment, afterwards, as at somebody one might get used to.',
      ],
      failure:
        'You were quick, and the box was quicker. It shut upon your fingers with a click, and a voice behind it told you, very gently, that these were for Saint Agatha. You came away with crumbs. {them} took each of them separately.',
    }),
    lapsed: [
      'The feast went by in {place} and you were elsewhere. {them} stopped raising a nose at bakers, and that was worse.',
      'You never brought it. {them} made do, as {them.he} had always done, and gave you half of something hard.',
    ],
  },
  {
    key: 'assassins/wish-a-judgement',
    kind: 'wish',
    wisher: 'person',
    at: 'city',
    title: '{them} lost a case in {place} years ago, and never heard the judgement read.',
    opened: [
      '“I know that I lost,” said {them}. “They took the loom. I should like to know why.” {them.he} had been a silk-weaver in {place}, and had run off before the reading. It was written down there, and anyone might ask to hear it.',
      '{them} could recite the whole of the other side’s plea, with the gestures. Of the judgement there was not a word. “I was under a cart,” said {them}, “at the time.” It lay in the archive of {place}, with a ribbon round it.',
      '{them} was weaving grass, very fast, and unpicking it. “I was in the right,” said {them}. “Or nearly. The judge was honest; it is that which I cannot get over. He must have had a reason.” It was in {place}, on paper.',
    ],
    offer: does(['patience', 'intellect', 'easy', 'none'], {
      action: 'Have the old judgement read to {them}',
      description: 'The archivist reads in Latin, through his nose, and you must put it into plain words as he goes.',
      success: [
        'You turned it as it came. The defendant, it said, had made the finer cloth, and had told one lie, about a thread; and the law could see the thread and could not see the cloth. “The finer cloth,” said {them}. “He wrote that?” It was there twice. {them} had the archivist read those words without the nose.',
        'It was four pages against {them}, and at the end the judge had set down a line in the common tongue: that he was sorry. The archivist thought it irregular. {them} asked which words were those, and laid a finger on the place. “Then that is over,” said {them}, and tied the ribbon with a weaver’s knot.',
      ],
      failure: [
        'The archive was shut, in honour of a saint who had been a notary. {them} sat upon the step and told it all to the door. “It was a very good lie,” {them.he} remarked at the end. “I can see that he would have had to do something.” You were to come on another day.',
        'They brought the wrong case. It was a dispute about a duck, and had gone on for eleven years. {them} listened to it all, with growing respect. “I only had a loom,” {them.he} said. The right bundle would be found, if you asked once more.',
      ],
    }),
    lapsed: [
      'There had been mice in the archive of {place}. “So it was not written for ever,” said {them}, and seemed the lighter for that.',
      'You heard that the honest judge in {place} was dead. {them} crossed {them.him}self. It would have been for him to tell it, after all, and not for a man with a nose.',
    ],
  },
  {
    key: 'assassins/wish-name-on-a-wall',
    kind: 'wish',
    wisher: 'person',
    at: 'landmark',
    title: '{them} and a friend scratched their names at {place}, and one should be struck out.',
    opened: [
      '“There were two of us,” said {them}, “and a nail.” They had put up their names at {place}, before a certain job, side by side, so that there should be something left. “I came back, and he did not. It has been wrong ever since.”',
      'You would not have called {them} superstitious. But every coin was turned over twice, and every cup; and it was because of two names on a stone at {place}. “Mine stands in front of his,” {them} told you. “It ought to be the other way.”',
      '{them} had been a bell-founder’s mate, and could still tell a good bell with one knuckle. Another could do it better. “We wrote ourselves up at {place},” said {them}, “like two fools. I want to go and say that only one of us was.”',
    ],
    offer: does(['explore', 'endurance', 'easy', 'none'], {
      action: 'Find the two names with {them}',
      description: 'A good many people have passed by with a nail, and it was a long time ago.',
      success: [
        'They were behind the ivy, among hearts. {them} put out the flat of a hand and covered the one name with it, then took it away and covered the other. “It looks worse alone,” said {them}. In the end nothing was struck out. You held the nail, and a third name was set between them, small: it was yours.',
        'You found the dead one first. It had been cut deeper, by the better hand. {them} knocked on the stone with a knuckle, and listened, and told you what note it was. “He would have said, flat,” said {them}, and laughed, and wiped both eyes upon the one sleeve.',
      ],
      failure: [
        'You read the names of half Tuscany, and what they thought of one another. {them} was certain, each time, of the next stone. “I held the light,” {them.he} said, “and he cut. I never looked where.” There was more of {place} to go over, but not at once.',
        'A hermit was whitewashing everything within reach. {them} took the brush from him without a word and looked under the wet; he took it back. He had the whole of the lower side still to do. You would have to come again, with a scraper, when he was at his prayers.',
      ],
    }),
    lapsed: [
      '{them} heard that the wall at {place} had been pulled down for its stones. “Then we are in a pigsty somewhere,” {them.he} said, “both of us. He would not mind that.”',
      'The nail lay on the road behind you one day, where {them} had dropped it. You looked at it, and at {them}, and it was left there.',
    ],
  },
  {
    key: 'assassins/wish-boots-of-ones-own',
    kind: 'wish',
    wisher: 'person',
    at: 'home',
    title: '{them} wants to beg the pardon of a bootmaker at {place}.',
    opened: [
      '“I stood watch for some people,” said {them}, “outside a bootmaker’s, at {place}. I was told that it was a cheese shop.” They had broken his lasts, every one, out of temper. “He had a foot for everyone. I hear them go.”',
      'Before any cobbler’s {them} took off the hat and went by quickly. You asked what they had done to {them.him}. “The other way about,” said {them}. There was one at {place} of whom pardon must be asked, and the words would not come.',
      '{them} had a good trade once, as a carver of saints, and lost it through keeping bad company for one week. “Forty wooden feet,” you were told. “I could have stopped it. I can carve.” The man whose feet they were lived at {place}.',
    ],
    offer: does(['craft', 'vigour', 'easy', 'none'], {
      action: 'Help {them} to carve wooden feet',
      description: 'The bootmaker says neither yes nor no, and has a barrel of beechwood in the yard.',
      success: [
        'You sawed, and {them} carved, from memory, by how people stood. The bootmaker turned the first one over in his hands. “That is the apothecary,” he said. By the time that there were nine he had brought out a third stool. “You left out the corn,” he told {them}. It was as good as a blessing.',
        '{them} knelt in the shavings and said it, at last, to the man’s apron. He heard it out. “You were the one who wept,” said the bootmaker. “I never could think why.” He gave {them} the knife, handle first, and you all three began on the fat canon, who takes a good deal of beech.',
      ],
      failure: [
        'The beech was green, and split. The bootmaker watched the two of you ruin a canon, a midwife and a bride. “It is not so easy,” he said, with something like satisfaction. {them} was told to come back when the wood was dry, and was almost happy about it.',
        'He was at a funeral, for which he had had to make the boots by guess. {them} would not wait in the shop. You stood in the yard, each with a piece of beech, until a neighbour took you for thieves; and {them}, who has a conscience, ran.',
      ],
    }),
    lapsed: [
      'A new bootmaker had come to {place}, with iron lasts. They told {them} that the old one had given it up, and kept doves. “I could have carved him doves,” said {them}.',
      '{them} passed a cobbler’s with the hat on. It had been too long, {them.he} thought, and the feet would be other feet by now.',
    ],
  },
  {
    key: 'assassins/walled-up',
    kind: 'rumour',
    at: 'landmark',
    title: '{them} says that a man walled up his papers at {place}.',
    opened: [
      '{them} told you of it as people tell of treasure, with a look behind: a secretary in disgrace had gone to {place} with a trowel and a box of papers, and had come back with the trowel.',
      'It might be nothing, said {them}. But there was a patch of new mortar at {place}, at the height of a seated man; and a secretary, since beheaded, who had learned to lay brick.',
      '{them} had known the mason who taught a certain secretary. A secretary has no need to lay bricks; but this one had asked how it is done, and how soon it dries, and had then been met on the road to {place} with a box.',
      'There was a wall at {place}, said {them}, that was thicker by an arm than on the old plans. The secretary who drew the new ones had lost his head soon after, and had gone up to the block quite cheerfully.',
      '“He had lime on his cuffs,” {them} told you, “at the trial.” It was of a secretary, who had passed his last free week at {place} and been heard to whistle. They had searched everything of his that had a lid.',
      '{them} had once been sent to {place} with a hod of bricks, for a secretary who wished to do the rest himself. They were paid for as a wall. There was no wall to be seen there afterwards, said {them}; only a very tidy corner.',
      '“Count the courses,” said {them}, of some stonework at {place}. There was one more on the left than on the right. A secretary had lodged there, in the month before they beheaded him, and had owned a trowel.',
      'They had all of the secretary’s keys, {them} told you, and had never found what the smallest of them was for. A shepherd saw him at {place} in the week before his arrest. He had his coat off, and mortar to the elbows.',
    ],
    offer: does(['explore', 'perception', 'medium', 'slight'], {
      action: 'Tap along the stones for the secretary’s box',
      description: 'With a knuckle, one by one, while some of them come loose overhead.',
      success: [
        'It rang a semitone flat behind your ear. The box held laundry lists, seven years of them. You were about to laugh when you saw whose shirts, and in whose house, and on which nights; you read until your neck was stiff. {them} had been right to look behind.',
        'The ninth stone from the corner answered like a cupboard. You had it out with a knife, and there was the box, with a pair of spectacles folded on top for whoever should come. They were receipts, seven years of them, for silence, signed in hands that you had seen under treaties. {them} would have to be told, and sitting down.',
        'You went along, tapping, at the height of a seated man, and at one place it gave back a cough. Behind was a tin box, with a hen’s feather in the hinge. He had written down who came to dinner. He had also written down who was asked and did not, and why; and by the last leaf you had turned up your collar.',
      ],
      failure:
        'Everything rang hollow, yourself among the rest. You had a good deal of it down, and it was solid to the last, before you noticed the trowel, laid quite openly on a ledge, and beneath it a card that said, in a secretary’s hand, that one had only to ask.',
    }),
    lapsed: [
      'You heard that others had gone to {place} with picks. They had been told by {them}, who had grown tired of your not going.',
      'Whatever had been walled up at {place}, the chancery had it now, together with a note of who had known. {them} had been asked twice.',
    ],
  },
  {
    key: 'assassins/false-abbess',
    kind: 'rumour',
    at: 'city',
    title: '{them} swears that the abbess in {place} is a man on the run.',
    opened: [
      'The abbess of the Murate at {place}, said {them}, shaves. There was one there who had been a colonel of horse and had deserted from three sides; he would know a good deal about all of them.',
      'You should confess in {place}, {them} told you, at the grating on the left. It was a beautiful deep voice for an abbess, and what it wanted in theology it made up in cavalry.',
      'It was the way that she sat, said {them}. The abbess of the Murate, at {place}, sat in chapter as one sits a horse. She had come there three years ago; and how long was it since anybody had seen a certain colonel?',
      '“Ask her about artillery,” was all that {them} would say. It was of the abbess at {place}, who had large feet. Half the commanders in Italy had paid to learn where she was, and not one had thought to go as a penitent.',
      '{them} had sold candles to a convent in {place}, and the abbess came to count them, and did it by dressing the front rank. There had been some mystery about a colonel. You need only be sorry for something, {them} said, through a grating.',
      '{them} had mended the bell of the Murate at {place}, and been thanked by the abbess with a slap between the shoulders. There was a colonel whom four states would have paid to find. He had had, said {them}, just that hand.',
      'No other convent in the country can form square, said {them}, and the Murate of {place} could; it had been seen over the wall, on a feast day. It might be worth somebody’s while to be absolved by that abbess, at leisure.',
      '{them} asked you what sort of abbess has matins blown. There was one at {place}. A certain colonel had been mislaid about the year that she was elected; and a grating, {them} pointed out, is a thing behind which one is obliged to listen.',
    ],
    offer: does(['talk', 'intellect', 'medium', 'none'], {
      action: 'Confess at the abbess’s grating',
      description: 'You will be asked for your sins, and they had better be ones that interest a colonel.',
      success: [
        'You confessed to having misjudged a flank. There was a pause behind the grating. Then the beautiful voice asked what had been the lie of the ground. You talked for two hours, and you learned which captain would turn his coat, for how much, and the right use of light horse; your penance was to come again.',
        'You confessed to having once sent horse against pikes, uphill. “Mother of God,” said the grating, in the voice of a parade, and from then on you could not get a word in. You were told which captains were hired and which were bought, and who of them would stand. For your penance you were to read Vegetius.',
      ],
      failure:
        'You confessed to a matter of a flank. “My child,” the voice said, “I am sixty-eight, I was born a Medici, and I have had to listen to that joke since Lent.” You were given the seven psalms, all of them, aloud. She did tell you, at parting, who had started it.',
    }),
    lapsed: [
      'The colonel had left his convent, with honour and a baggage train, before you thought to go. {them} had it from the gardener.',
      '{them} had been waiting to be told if it was true. By now all {place} knew: it was true, and the bishop had given her a regiment.',
    ],
  },
  {
    key: 'assassins/candle-for-the-dead',
    kind: 'promise',
    at: 'landmark',
    title: 'You promised {them} to light a candle at {place}.',
    opened: [
      'There was somebody whom {them} had left lying at {place}, in a bad year, without a prayer. You were going that way, or might be, you told {them}, and took the stub of candle, and gave your word.',
      '{them} could not go back to {place}, for reasons that one does not ask. Would you burn a light there, only as long as a Miserere, for one that had no stone? You said yes before you had thought.',
      '“It is on nobody’s road,” said {them}, of {place}, and took out a candle-end, and put it away again. Someone had been buried there in a hurry. Your own roads were like that, you said; and it was handed to you, in a glove.',
      '{them} had paid for Masses in three towns, under three names. But the one they were for lay at {place}, and no priest had known which way to face. Had you a steady hand with a flame? You held it out to be looked at.',
      'One should light something for people at least once, {them} said, and on the spot; and the spot was {place}. It was put as a general remark. You heard yourself observe that you had a flint.',
      'It was a matter of a brother, and of a ditch at {place}, and of there having been no time. {them} told it looking at something else. Then there was a candle-end in your hand, with the dint of a thumb in it.',
      '{them} asked which way you were bound, and when you had said, asked again. Somebody lay out by {place} with not so much as a stick to show for it. It need only be a short one. You have carried worse for worse people.',
      'They had left one behind at {place}, said {them}, and had told him that they were coming back. You took the candle because there was nothing to be said; it is how one comes by such things.',
      '{them} gave you the candle first and the reason afterwards, which is the right order. It was for one who had gone, at {place}, before the priest could get his shoes on.',
    ],
    offer: does(['patience', 'endurance', 'easy', 'none'], {
      action: 'Burn the candle for the dead of {them}',
      description: 'You must stay by it until it is out, in full view, with your back to everything.',
      success: [
        'You set it in the lee of a stone and knelt, as you do not kneel, with your neck bare to the whole country. Nobody came, and the flame leaned and stood up again, like a person reading. When it was out you remained there for a little; you had some of your own to see to.',
        'You stuck it in a crack, lit it, and sat down where anybody might have walked up behind you. Nobody did. You said the one name that you had been given; and as there was some candle left, you said who was Pope, and what wine cost. It went out by itself and did not smoke.',
        'It took three strokes of the flint. You knelt with your hat off and both hands in view, like a prisoner, and watched the wax come down. A dog stopped, looked, and lay down on the other side of it. {them} should be told, you thought, that there had been two of you.',
      ],
      failure:
        'It would not stay lit. You shielded it with your hat, then your hands, and last with language. As you were striking the flint for the ninth time it seemed to you that somebody laughed, not unkindly. You kept the stub to try again.',
    }),
    lapsed: [
      'The stub of candle had gone soft in your pocket and taken the print of a key. Someone had told {them} that no light was ever seen at {place}.',
      'You had not gone to {place}. {them} had asked others since; they had at least said no.',
    ],
  },
  {
    key: 'assassins/daughter-over-the-wall',
    kind: 'promise',
    at: 'home',
    title: 'You promised {them} to carry somebody over a wall in {place}.',
    opened: [
      'A niece of {them} was shut up in a house at {place} until she should agree to marry a tannery. You heard yourself tell {them} that it was a low wall, being too easily moved by architecture.',
      '{them} told you of a wall at {place}, and a girl behind it, and a notary with a contract upon the one side and a lute-player on the other. You promised a ladder, or what should do as well.',
      '{them} had been sent a glove by a niece at {place}, with her blisters drawn on the palm: she was practising upon the bed-curtains. About the wall you asked nothing, nor about the tanner. You asked {them} on which day you were to be there.',
      'There was a niece at {place}, being kept upon bread and good advice until she should take a tanner. She had sent {them} word of it in a pie. You asked how high the wall was; and that is how one says yes.',
      '{them} had a niece, promised to a tanner; and there was a wall at {place}, with the niece on the inside of it. “She is not heavy,” said {them}, looking you over as one does a mule. You were so foolish as to be flattered.',
      '{them} wished to know how a niece might be got out of an upper window in {place}. You explained it, with a salt-cellar for the wall; and had been explaining for some time when you noticed that you were saying “I”.',
      'A niece of {them} was behind a wall in {place} with her trousseau, and in front of it, in all its vats, stood the tannery. She had written that she could climb down anything, given somebody at the bottom. You found that you were somebody.',
      '{them} asked, as one asks about a road, how much you could carry. There was a wall at {place}, and a niece on the top of it, looking at the drop; it was that or a tanner. You told {them}, to a pound.',
      '{them} said that the wall at {place} could not be climbed. It was only that: there was a niece behind it, promised to a tanner, and it was a pity about the wall. You asked, after a decent interval, who had told {them} so.',
    ],
    offer: does(['flight', 'strength', 'medium', 'slight'], {
      action: 'Go over the wall with the niece',
      description: 'On the way down you will be carrying her, her linen, and her views.',
      success: [
        'She came down the rope upon your back with a bundle in her teeth, and the mastiffs were fast asleep, for she had been feeding them. At the foot of it there stood the lute-player with two mules. She looked at him. She took both mules. {them} has had two cheerful letters since.',
        'She had a ladder already; she had been waiting only for somebody to hold the parrot. You went down with that on your head and her linen about your neck, and she sat on the coping to tell the house what she thought of leather. {them} was asked to the wedding, which was hers and a bookseller’s.',
        'You took her across one shoulder, as one carries a sack, and were told all the way down where to put your feet. She was right about each of them. In the lane she shook out her skirts, thanked you as one thanks a porter, and asked for the road to a cousin’s. {them} says that the cousin has never had such books.',
      ],
      failure:
        'You had her upon the coping when a tile went, and then the rest; and the whole house came out with torches to see you sitting in the lemon frames. She went in again, very straight. From the window she held up three fingers: on the third day, you understood, she would have packed again.',
    }),
    lapsed: [
      'The niece of {them} was married from that house in {place}, to the tannery. You were sent a sugared almond, black.',
      '{them} heard nothing from you, and went over the wall in person, at that age, and is still in bed with it.',
    ],
  },
];
