import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/* The same log: what each sort of oath runs into about the middle, with the profit put first and the shame in the margin. */
export const pirateCourse: readonly SagaSceneContent[] = [
  {
    key: 'pirates/course-the-clerk-who-knew',
    kind: 'course',
    of: 'find-out',
    cast: { 'clerk/man': 'he' },
    openings: [
      'Came by the house of a clerk whom {foe} had dismissed. He knew where in {where} {foe} kept {who}’s eight hundred pieces, and would not say it: {foe} paid him to be silent, and sent a man every week to see that he was. He had burned his account book, and had only the blotter of it. He had locked his door, and spoke through a hatch.',
      'Came to the house of the clerk who had kept {foe}’s secret book. He knew where {foe} kept {who}’s eight hundred pieces, and feared to be killed for telling it, as a visitor of {foe}’s looked in every week. The book was burned, and only its blotter lay there. He stood behind a hatch with four locks and longed to be rid of what he knew.',
      'You had found the house of {foe}’s old clerk, since he knew where in {where} {foe} hides {who}’s eight hundred pieces; but he was afraid to tell you. {foe} paid him a pension to be silent, and sent a man every week to look after it. His account book was burnt, all but the blotter. He stood behind a hatch, and hated {foe.him}.',
      'You knocked at the house of {foe}’s old clerk. He knew where {who}’s eight hundred pieces were. “I know it all,” he said through a hatch, “and I can’t tell you.” {foe} had him watched, and he was afraid. He had burned his account books. The blotter was on a table behind him, and he looked as if he wished that somebody would ask about it.',
      'A stooped man with inky cuffs stopped you, and led you to his house, to tell you through the hatch that he would tell you nothing. He was {foe}’s old clerk, and lived in fear of {foe}’s visitor, who came every week. Where {who}’s money lay in {where} he had written down in a book, and burned it. You had to get it from him, or off his blotter.',
      'Came to the house of a clerk of {foe}’s, who knew where in {where} {who}’s money lay, and was afraid to speak. {foe} paid for his silence and sent a man every week to see to it. He had burned his account book and kept the blotter; the truth was to be had from him, or off that. He spoke through a hatch.',
    ],
    still: [
      'The clerk still stood behind his hatch and would not say where {who}’s eight hundred lay, and you could not go on without that. He had begun to sharpen a pen, and went on until there was no more pen.',
      'The clerk was still too much afraid of {foe}’s visitor to tell where the money was, for which you had come. The blotter still lay there. He had opened one lock of his door, and stood with his hand upon the next.',
    ],
    givenUp: [
      '{foe}’s weekly visitor was seen coming, and the clerk shut himself in and begged you to go. You went on, and knew no more of what {foe} keeps at {where}.',
      'The clerk burned his blotter and would say nothing more to anyone. Nobody stopped you from leaving, and {foe}’s secret stayed a secret.',
    ],
    later:
      'The old clerk’s house stood there with its four locks open and nothing in it but a very clean inkwell. Nobody knew where he had gone, and several had been paid for it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell the clerk wrong figures to be corrected',
          description:
            'He cannot hear a mistake without putting it right, and so may let out the truth; but others have tried that trick.',
          toward: 'neither',
          success: [
            'You told the clerk what you supposed {foe} to have hidden, all of it wrong, and he corrected you, and so you had the truth. He bore the first part. At the second he shut his eyes, and at the third he screamed, with dates. He sat down upon the floor, and said that he felt lighter.',
            'You read the clerk a page of false accounts through the hatch, and he put you right: the sum was not that; it was this; and it lay not where you had it, but at {where}. He wrote it on your cuff, so that there should be one decent copy.',
            'You praised {foe}’s book-keeping, and the clerk told you everything, as he could not endure that. He had kept the book, he, and {foe} had blotted it. He took you through it, entry after entry, by the light of a very small lamp and a very great wrong.',
            'You said that half the coast knew it already, and told it wrong, and the clerk told you what it really was. He laughed until he coughed. “And the seal?” said he. “And the second key?” You had not known that there were such things. He saw that, and shrugged, and told you about the second key as well.',
          ],
          failure: [
            'You gave the clerk a wrong total, and he agreed with it, and you learned nothing. {foe}’s lawyers had used the same trick on him, with more skill; he let you know it by pulling down the hatch as far as his nose. {foe} would hear that somebody asked.',
            'You told the clerk your mistakes, and he corrected three commas and a saint’s day, and held his tongue on everything else with both hands. You knew a great deal about the commas. {foe}’s man had been seen two streets off, asking after you.',
            'You had made up your figures so well that the clerk took them for the truth, and supposed that {foe} had deceived him too. It broke his heart. He wrote to {foe} to ask; and so {foe} heard of your visit, in tears.',
            'You told the clerk your mistakes, and he put you right upon one small thing, the name of your own ship. He had you in the book. He recited what {foe} knew about you, all of it correct, and there was more of it than before.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'A clerk who could not bear a wrong figure had put you right, in a scream, about everything {foe} hid.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Read the burnt book off his blotter',
          description:
            'Each line of the burnt book left its print there, backward; it means days with a looking-glass, and {foe}’s visitor is due.',
          toward: 'neither',
          success: [
            'You went over the clerk’s blotter with ash and a looking-glass, and read what {foe} kept at {where}, who was paid, and whom {foe} meant to buy next. That one you wrote to. It was a pleasure, the clerk told you, to see his own hand again.',
            'You read the blotter, entry under entry, and the last was the line that you had come for. Beside it was the day on which {foe.his} visitor makes his report, which you altered, by means of one good forged note, to a good deal later.',
            'You read the blotter by the dents, and it said {where}, and what, and why. The clerk held you a light, and remarked that {foe} always did dictate too fast. {foe}’s visitor was sent home with a false copy.',
            'You raised one seal on the blotter, and round it the whole of the sentence that you wanted. You made a copy for yourself and one with two words different. The second was left where {foe}’s visitor looks. It cost {foe} a long journey, in the opposite direction from the truth.',
          ],
          failure: [
            'You had the blotter nearly legible when the ash on it caught fire. It is the trouble with ash. The clerk put it out with his hat, and half of it could be tried again; but the smoke had been seen, and {foe} was told of it.',
            'You read the blotter at last, every word, and it was the clerk’s letter to his mother. You had taken the wrong side. A neighbour in {foe}’s pay had seen you at it.',
            'You raised a name from the blotter with great pains, and it was nobody’s. The clerk used to write novels, for company. {foe} was told that you had been inquiring everywhere for a Doña Esmeralda.',
            'You read the blotter wrong, as the looking-glass was cracked, and one line ran into another there. You followed it where the crack went. {foe}, whom the clerk’s landlady keeps informed, had the second key moved.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'The truth about {foe} had been read backward, out of a poor man’s blotter, by means of ash.',
      },
      {
        ...does(['gift', 'endurance', 'medium', 'slight'], {
          action: 'Get the clerk out of {foe}’s reach',
          description:
            '{foe} must look for him then and change every lock; but he is slow, and will not go without his pens.',
          toward: 'for',
          success: [
            'You took the clerk out over the roofs, with eleven boxes of pens on your back, and {foe} lost him. His visitor called at an empty house, and wrote off for orders; and all of {foe}’s business stood still while they hunted for one stooped man, who was asleep in a loft, smiling.',
            'You got the clerk away in a laundry basket, and set him down with people who needed to have their letters written. {foe} had to stop and change every lock at {where}; it took time. He had dictated the whole way.',
            'You walked the clerk over the hills by the arm, out of {foe}’s reach, to a schoolhouse that wanted a master. He had not been out since he was dismissed. {foe} was left wondering, at great expense, to whom he might be talking.',
            'You brought the clerk off in a coffin, and {foe} believed him dead. Its bearers complained of the pens. At the graveside he thanked everybody; and a good many plans that {foe} had laid on account of him were dropped as no longer wanted.',
          ],
          failure: [
            'You had got the clerk as far as the corner when he went back for his pens. You found him behind his hatch again, counting them. {foe}’s visitor had passed the other end of the street, and was told of it.',
            'You led the clerk out, and he saw a horse, and lay down in the road and could be neither led nor lifted. You got him home again on a plank. Everybody had seen it, and {foe} would.',
            'You tried to get the clerk away, and the first box of pens burst, and the rest in sympathy. He would not go without them. There were pens all down that street, for {foe} to read.',
            'You had brought the clerk as far as the first milestone, when he recalled that it was the first of the month, and went home to sign for his pension. He told {foe}’s paymaster about you; he mentioned that you had been kind.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Someone who knew too much of {foe} had been carried out of reach, along with eleven boxes of pens.',
      },
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Hear the clerk’s wrongs and ask for nothing',
          description: 'It will do him good; he has been saving them up for years, and you come away with no news.',
          toward: 'for',
          success: [
            'You heard all the clerk’s wrongs, and asked for nothing, and parted with a hand put out through the hatch. It had begun with a stool that was taken from him. Of what {foe} had hid he spoke not a word.',
            'You let the clerk tell every slight of nine years, and made the noises that one makes, and he slept after it for the first time in a good while. It brought you no nearer to {where}.',
            'You listened under the hatch until both legs had gone to sleep, and he was grateful. He read you the draft of a letter to {foe} that he had been at work on since his dismissal. You suggested leaving out the middle. What he knew stayed a secret.',
            'You heard the clerk out, and it did him good. He laughed once, rustily, and looked about to see who had done it. When {foe}’s visitor came he found a man at a window, humming, and had nothing to report; nor had you.',
          ],
          failure: [
            'You heard the clerk’s wrongs, and they made him so angry that he was angry with you. Why had you not come sooner? You were unable to say. The locks went home, all four, and he stood behind them.',
            'You leaned upon the sill to listen to the clerk, and slept. He had got as far as a stool, he told you, in a shaking voice, and it was quite clear to him now that it was of no interest to anyone.',
            'You listened to the clerk’s wrongs, and they were another man’s. He had copied them for a client, and got them by heart. You had been sorry for a complete stranger, and he had not been eased at all.',
            'You heard him, and the clerk found that he bore {foe} no ill will; on the contrary. He would drop a line to say so. You asked him not to. He said that it was only civil, and looked about for a pen.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Along the way a ruined clerk had been listened to as far as the last stool, and asked for nothing.',
      },
    ],
  },
  {
    key: 'pirates/course-the-lookout-off-his-post',
    kind: 'course',
    of: 'protect',
    cast: { 'boy/lookout/deserter': 'he', searchers: 'they' },
    openings: [
      'Met the boy whom you had set to watch over the forty people hidden at {where}. He had left his post. {foe}’s searchers, camped near by, gave food to anybody who would point to their hiding-place; he was very hungry, and was on his way to them. You had to win him back.',
      'Met the boy whom you had set to watch by {where}, with his whistle round his neck and nobody in his place. {foe}’s searchers were asking all through that country for the forty people hidden there, and paid with ham, and he was starved and on his way to the ham. You had to turn him back, or he would tell.',
      'Met a boy of twelve, who was your only lookout near {where}, and had left his post. {foe}’s searchers were giving food for news of the forty people hidden there, and he had nothing to eat, and was on his way to sell it. When he saw you he sat down and waited to be hit. You had to win him back, or lose your secret.',
      'You wanted to know that all was quiet at {where}, and here came the boy who kept watch there, leaving it. {foe}’s searchers had camped upon his spring, and fed whoever would point to the forty who hid there. He had told nothing yet, but he could not bear it, he said, for another day. You had to win him back, or they would know.',
      'Came up with your lookout by a milestone, the boy who should have been on his rock above {where}. He had {foe}’s handbill in his shirt, that promised meat to whoever would show the searchers where the forty were hidden, and he was hungry enough to go. He asked you, politely, if it was true about the meat. You had to keep him from going.',
      'Met your lookout on the road, a boy, who ought to have been a long way off, above {where}. “I only came to see,” he said. {foe}’s searchers fed anyone that led them to the forty people hidden there. He had led them, so far, in a very large circle, but he was hungry, and would soon do it for their meat. You had to win him back.',
    ],
    still: [
      'The boy was still hungry, and might go yet to {foe}’s searchers and give away the forty, so that you could not leave him. He sat with his whistle in his mouth, not blowing it.',
      'Nobody watched over {where}, and you could not go on before the boy was back at his post. He had promised you to stay, and he had said it looking toward the ham.',
    ],
    givenUp: [
      'The boy ran off home to his mother, to be fed, and {foe}’s searchers moved on without having been told anything. You went your way, and nobody watched over {where} for some days.',
      'A fishwife gave the boy a loaf, and he went back to his post by himself, and had sold nothing. You were free to go on, and had been of no use to him.',
    ],
    later:
      'By the road where you had met your lookout lay a ham bone, gnawed quite clean, and the boy’s whistle beside it.',
    ways: [
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Stand the boy’s watch and let him eat',
          description: 'With a full stomach he will not betray the forty; you go hungry in his place, on a bare rock.',
          toward: 'for',
          success: [
            'You let the boy go home to eat and stood his watch, and the forty were not found. {foe}’s searchers came by twice beneath you, and went on. When he climbed up again he had brought the other boys, by turns, with a list; there has been a pair of eyes over {where} from then on.',
            'The boy ate and slept, and you kept watch, and {foe}’s searchers had their trouble for nothing. It was hungry work, with that frying below. You learned them by their coughs, and could send word to those near {where} of which gullies to keep out of.',
            'You sat up on the rock with the boy’s whistle, and he went home to be fed, and nothing was sold to {foe}. He came back with five brothers. All the six kept watch from then on, in order of size, and {foe} could not have got a beetle past them.',
            'You kept the boy’s watch for as long as he needed, and he came back fed, with his ears washed, and stood the next one double. In the course of it he led {foe}’s cook, with the pan, into a bog.',
          ],
          failure: [
            'You took the boy’s place on the rock, and hunger made you see wrong: you blew the whistle for a row of pelicans. {foe}’s searchers were interested to learn that there was somebody up there. He had eaten, and was hungry again.',
            'You stood the boy’s watch, and had not his knack of lying flat. {foe}’s searchers saw something of you and came a good deal nearer than they knew before you came down.',
            'The boy went home to eat, and ate so fast that he was ill, and you had to nurse him, with nobody on the rock at all, and {foe}’s people walking to and fro beneath it with long sticks.',
            'You stood the boy’s watch, and thirty more boys came up, who had heard that one was relieved there and might go and eat. It made such a crowd upon that hill that {foe} sent to ask what was on view.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had kept a hungry boy’s watch for him once, upon a bare rock, down wind of {foe}’s bacon.',
      },
      {
        ...does(['craft', 'perception', 'hard', 'serious'], {
          action: 'Let the boy lead the searchers wrong',
          description:
            'He shows them a false hiding-place that you make, and gets his ham; but you send a child among them, with a lie to tell.',
          toward: 'for',
          success: [
            'You made a false hiding-place, ashes, a shoe, a smell, and the boy led {foe}’s people to it with every sign of shame. He was given the ham, and wept real tears into it. They lay about the place for days. He came back by a long way with half of it saved, to be put by for {where}.',
            'The boy pointed, with his chin trembling, at a cave that you had furnished yourself, and {foe}’s searchers believed him. They found it warm, concluded that what they looked for had just been moved to the shore, and left {where} alone, in a hurry.',
            'You taught the boy to be bribed, and he sold {foe}’s searchers a trail that you had laid with dropped beads. At first he was too quick; you had him hang back and be given a second slice. {foe} followed it clean out of the parish, and there was a note at the end, to thank {foe.him}.',
            'The boy lied for you better than you had planned, and {foe}’s searchers dug in the wrong place. He told them that there were two places, and cried, and would only sell the one. You had the forty made safe in three ways more; and he asked you, chewing, if that was lying or work.',
          ],
          failure: [
            'The boy led them to the false place, and they saw that it was false: the ashes were cold. They held him by the ear for a time, and sent him off. {foe} knew, from the trouble that had been taken, about how far off the truth would be.',
            'You had taught the boy his lie, and their cook called him “my duck”, and he told her that it was one. Nobody had ever called him that. He came back to you crying; and {foe}’s searchers moved over to your side of the hill.',
            'The boy led them to your false place, and {foe}’s dogs smelled you on it. From there they followed your track, and lost it at a river. He had not even been given the ham.',
            'You dropped one bead too many on the false trail, and {foe} had them gathered up and counted, and asked who loses beads at equal distances. The boy got away unfed. They looked from then on wherever there were none.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered: 'A boy had sold {foe} the wrong hiding-place, for ham, with real tears.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Draw the searchers after you',
          description:
            'They will leave the boy and the forty at {where} alone; but they run you a long way, with dogs.',
          toward: 'neither',
          success: [
            'You crossed in front of {foe}’s searchers with a bundle, looking guilty, and they ran after you, over three ridges. The boy was left in peace. There you put down the bundle, which was ferns, and left them with it; and nobody looked for anything at {where}.',
            'You coughed behind the searchers, ran, and coughed again farther off, and drew them all away from {where}. They were a good deal better fed than you, and slower for it. At the end they were sitting about the country by ones, with their boots off.',
            'You let the searchers set their dogs on you, and took to a stream, up it, and down, and up, and the searchers never came back to {where}. {foe}’s huntsman was a man who liked a puzzle. He was still walking along the bank when you had come round to the boy again.',
            'You let them have a good sight of you, then an indifferent one, then a hat, and the searchers followed the hat. It had been sent off down the river by itself. They went after it as far as salt water, with great spirit, and reported it drowned.',
          ],
          failure: [
            'You showed yourself, and {foe}’s searchers did not so much as get up. They had been told about people who show themselves. Two of them strolled over instead, to look at the place you seemed to wish them to leave. The boy had not moved.',
            'You ran to draw the searchers off, and the boy ran too, upon the same line, as he had not understood. They saw which way you both had come from. You lost them in a wood, and he was out of breath and hungrier.',
            'You ran from the searchers and stuck upon a fence, in full view. They laughed too long to catch you; but they had seen that you ran away from {where}, and guessed why.',
            'You drew the searchers on, and had to hide, and hid in the one good hole in all that country. You got out of it again unseen. But they knew of it now, and it was no longer of any use to {where}.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'You had run {foe}’s searchers off their legs, for the sake of the forty who lay quiet at {where}.',
      },
      {
        ...does(['talk', 'charisma', 'easy', 'none'], {
          action: 'Send the boy home with a kind word',
          description:
            'He will not betray the forty then; but nobody watches over them either, and the post stays empty.',
          toward: 'for',
          success: [
            'You told the boy that he had done enough, and he went home, and told nobody. He was so surprised that he believed it. Later his sister took the post, who is fatter; so nothing had been lost or mended.',
            'You forgave the boy, and he gave you the whistle, and his word that he would not point. {foe}’s ham was eaten by others. No one had eyes upon {where} for a spell, and nothing happened there.',
            'You asked the boy if he would be proud of it, after, and he went home. He had given it some thought. “No,” he said, “but I’d be full.” Then he laughed, and you did, and he took the other road, where there is only turnips.',
            'You walked with the boy as far as his mother’s, and {foe} got nothing out of that house. She thanked you, and asked you in, and there was nothing in the pot. He looked at you across it like one man at another.',
          ],
          failure: [
            'You spoke kindly, and the boy promised, and went; and there he was, round by the spring again. It may be that he only breathed in. The rock had no one on it.',
            'You spoke so well of duty that the boy was ashamed and ran into some bushes. He came out on the side toward {foe}’s searchers, and stood there.',
            'You spoke to the boy as kindly as you could, and it did not send him home. He heard it with his head down, and asked if that was all there was, as he had understood there might be a biscuit.',
            'You spoke to the boy, and he cried so loud that you had to stop being kind, for fear of its being heard. He sat there with his apron over his face, and would go nowhere.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'A lookout who had almost betrayed the forty had been sent home with no more than a kind word.',
      },
    ],
  },
  {
    key: 'pirates/course-the-mother-in-the-road',
    kind: 'course',
    of: 'avenge',
    cast: { 'mother/old woman/woman': 'she' },
    openings: [
      'Stopped by an old woman in black, who sat on a stool in the middle of the only way. She was {foe}’s mother, and she had come to beg you, who had sworn to be revenged on {foe}, to let {foe.him} live. She had walked for four days. She had brought the christening-cap to show you, and held it with her feet together.',
      'Met {foe}’s mother, an old woman, sitting in your road. She did not deny what {foe} had done, and asked you for mercy all the same; she had walked four days to do it, and unless you gave an answer you would have to step over her. She held up a christening-cap. She was not large; but it was no easy step.',
      'You were on the way to be revenged upon {foe}, and in the way sat {foe}’s mother. Someone had told her of your oath. She had come four days on foot to beg for {foe.his} life, and was bad at it; she had got as far as your name, and then she asked if you had eaten, and gave you cake, and after it the christening-cap to hold.',
      '“I’m told you are going to kill {foe},” said an old woman in the road. “I had {foe.him} in a hard year.” She was {foe}’s mother, four days from home, and she would not get up off the ground until you should say that you would not, or that you would. There was a christening-cap in her lap. She had practised more of a speech.',
      'An old woman stopped you and went down on her knees, by stages, since one of them was bad. She was {foe}’s mother, had walked four days to find you, and asked you for {foe.his} life, whom you had sworn to be revenged on. You could not get by her. She had an umbrella in one hand, and a christening-cap in the other.',
      '{foe}’s mother had found out by what road you were coming, and had sat down in it, four days from home, to beg for {foe.his} life. You had sworn to be revenged; she had {foe}’s old letters with her, and a christening-cap, and wished you to look at them, to see that there was good there. She had on her best shawl. It is not provided for in any article.',
    ],
    still: [
      '{foe}’s mother still sat in the only way, and wanted to hear that you would spare {foe}, or that you would not. She had shifted her stool a little, so as to be out of your light.',
      '{foe}’s mother waited in the road for your yes or no, with the christening-cap on her knees. There was some cake. Neither of you had been able to begin on it.',
    ],
    givenUp: [
      'Neighbours came for the old woman and led her home, with the christening-cap. She had had no answer from you. The road was free, and you went on.',
      '{foe}’s mother grew too tired to beg. She took her stool out of the road, told you that God would judge, and let you by.',
    ],
    later:
      'The stool of {foe}’s mother stood in the road by itself, with a stone on it, so that it should not blow over.',
    ways: [
      {
        ...does(['talk', 'charisma', 'hard', 'none'], {
          action: 'Tell the mother all that {foe} did',
          description:
            'She may stop begging for {foe} then; but you must say it to her face, with the names of the thirty-one.',
          toward: 'neither',
          success: [
            'You told the mother all that {foe} had done, and she asked for nothing more, and let you by. She had you stop twice, and asked for a name again. Then she folded up the cap. “I shan’t ask you for anything,” said she; and she told you how {foe} might be come at, by one who was not hasty.',
            'You told her, and the mother gave up asking for {foe}’s life. She had thought it was a quarrel over money. It was a good while before she could use her hands; then she gave you {foe}’s last letter, with the ways in and out of {where} in it. “Be quick,” she told you. It was the one mercy that she asked for now.',
            'You told the mother who the dead were, and what had been done to them, and she got up and went. She had listened as one does to a doctor. She went to {foe.his} nearest friends, to tell it there, in the same words. Several left {foe} over it.',
            'You told her everything, and she took her stool out of the road. At the first she said that it could not be. At the second she said that it could. She wrote {foe} four lines, after which {foe} was not seen abroad for a week.',
          ],
          failure: [
            'You began to tell the mother what {foe} had done, and it would not be said. It had been perfectly easy in taverns. You told her that it was a matter of a debt, and she offered, gladly, to pay it. {foe} was told that you had been touched, and how near you had come.',
            'You told the mother what {foe} had done, and she believed not a word of it. She had been warned that you would say such things. People came by and took her part, with hoes, and let {foe} know where you were.',
            'You were telling her of {foe}, and halfway through she put her fingers in her ears, and sang. It was a cradle song. You went on for a little against that, and could not. A goat-boy who had heard it took word to {foe}.',
            'You told the mother, and her heart was not strong, and you had to hold her up, and run for water. She lived, and sat down again in the road. What {foe} heard, within the day, was that you made war upon mothers.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          '{foe}’s own mother had been told the whole of it, in the road, and had folded up the christening-cap.',
      },
      {
        ...does(['gift', 'endurance', 'medium', 'slight'], {
          action: 'Carry the old woman home and say no',
          description:
            'She will have had her answer, and a kindness; it is four days back with her upon your shoulders.',
          toward: 'for',
          success: [
            'You carried the mother home, stool and all, and told her upon the first day that you could not grant it. At her door she gave you a look. “You’ll do it, then,” she said, “but you’ll not enjoy it”; and she let fall where {foe} had used to hide, as a child and since.',
            'You said no to the mother, and carried her home; she had thought so, she said. She weighed about as much as her umbrella. Those who had been hired by {foe} to stop you saw who was carrying whom, and stood aside, and took off their caps.',
            'You carried her home and set her down in her own kitchen, and the mother asked you for the last time, and you shook your head. She took a key from a hook then, and laid it by your plate; it was {foe}’s, she said, and she would not have the door broken, for she had painted it.',
            'You carried the mother home, by all the places where {foe} had been small, and said no to her at every one. She was not angry, she was only tired; she would send to {foe.him}, she promised, to ask that {foe.he} wait for you, and not go running about.',
          ],
          failure: [
            'You had carried the mother a mile when you found that you were going to say yes, and you put her down again. You could do neither. She had her stool set up in the road before you had got your breath, and {foe} had gained by it.',
            'You took the mother upon your back, and her talk was all about {foe}’s cough; and six of {foe}’s people came along, who had been wondering where she was. You hid in a dairy. She told them that she would rather sit, and they left her there.',
            'You offered to carry her, and the mother would not be carried by anyone who had refused her. She walked a little, and you walked behind, with the stool; and then she sat down on it. {foe} had the good of the time.',
            'You took the mother up, and turned your ankle in the first ditch, and it was she who brought you out. She bound it with her own garter. A surgeon of {foe}’s who came by was civil, had cold hands, and went directly to report where you lay.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had once carried {foe}’s mother home for four days, and refused her at the door.',
      },
      {
        ...does(['craft', 'intellect', 'medium', 'slight'], {
          action: 'Have the mother write to {foe} for you',
          description: '{foe} would believe her hand, and be misled; but it uses her love for bait.',
          toward: 'against',
          success: [
            'You had the mother write that you were not yet started, and {foe} believed it, and sent away half of {foe.his} guard. She thought it kind, so that {foe} should not be frightened. She wrote it large, and cried on it. You have not since been able to eat that sort of cake.',
            'You let the mother write to {foe} to keep quite still in one place, and it was obeyed, as one obeys one’s mother. She believed that {foe} might get off so. You had all that country open to you; entered, that she thanked you.',
            'You helped the mother to warn {foe}, and gave her the wrong road to write. They turned out upon it with muskets, all of {foe.his} people, for a week. She had signed it with a row of crosses, and let you by.',
            'You had a token of the mother, a curl in a paper, and sent it to {foe} with a message of your own, that she was ill. It took {foe} off to her bedside, at a gallop, over two days of bad country; and she was as well as ever.',
          ],
          failure: [
            'You had the mother write what you told her, and she put on the back of it: This is not me. You had not looked there. {foe} doubled {foe.his} guard, and sent you a civil answer.',
            'You had the mother’s letter, and her blessing with it, and could not send it. You stood with it in your hand for a long while, and were seen; and you gave it her back, and she took it for a refusal, which it was.',
            'You asked the mother to write to {foe}, and she could not write. You did it for her in a mother’s style; and {foe}, who had had forty years of a priest’s, read the first line and called for {foe.his} boots. She never knew.',
            'You told the mother what to write, and let fall one word too many. “You’d do that with me?” she asked. There was no scolding. A boy had heard it, and {foe} had it from him; she only moved her stool back into the middle.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A mother’s letter had been used upon {foe}, with her tears on it; you had entered that in the margin.',
      },
      {
        ...does(['patience', 'perception', 'easy', 'none'], {
          action: 'Look at the christening-cap and go round',
          description: 'You give her no answer, only your time, and carry the sight of the cap along with you.',
          toward: 'for',
          success: [
            'You held the christening-cap, gave it back, and went round the mother by the long way, through thorns. You told her that it was very fine work. When you looked back she had put the umbrella up, in case you should return.',
            'You looked at the cap, and at all that the mother showed you, and she let you by. There were a child’s letters, with blots; there was one that begged for a drum. You could not say anything, so you said that.',
            'You looked at the christening-cap and ate the cake, and she moved her feet for you. Nothing had been promised and nothing refused. The mother brushed the crumbs off you, as if you were going to be seen by somebody.',
            'You sat with the mother over the cap until she had finished, and went by with no answer given. {foe} used to sing, it seemed. In the end she asked only whether you would say, when it came to the point, that she had been; and you said that you would.',
          ],
          failure: [
            'You looked at the cap, and your eyes ran, and the mother thought that meant yes. She kissed both your hands. You had to tell her that it was not, and she sat down again, all the way.',
            'You had the cap in your hand when a dog took it. You chased him, and so did the mother; he let it fall in a pond. She had it wet against her cheek, and she sat in the road again as before.',
            'You looked at the cap, and tried to go round her, and could not. It was all bog upon that side, and rock upon the other. You came out of it to the knees in mud, before the mother, and she gave you a cloth.',
            'You looked at the cap, and her people came to look for the mother, with shouting, and drove you back. She told them to let you be, and to go home, and she stayed. They had had a good look at you.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had held {foe}’s christening-cap in your hand, along the way, and given it back.',
      },
    ],
  },
  {
    key: 'pirates/course-the-relic',
    kind: 'course',
    of: 'carry',
    cast: { 'village/people/procession/parish/bearer': 'they', agent: 'he' },
    openings: [
      'You had put down your keg of letters, to rest near a village, and all the village was kneeling to it. They took it for a relic of their saint, who was lost at sea, and meant to carry it on a litter to a shrine and keep it. You might go, they said, but without it. {foe}’s agent was said to be one valley behind you.',
      'You had come through a village, and the people had taken the keg of letters that you carried for {who} and put it on a litter, with flowers. They believed that it was a relic of their saint, and would carry it to a shrine and keep it. {foe}’s agent was not a day behind. You had to get it away from two hundred happy people.',
      'You wanted to pass through a village with {who}’s keg of letters, under a cloth, and a child lifted the cloth. There had been a prophecy; they took it for their saint’s relic, rang the bells, and put it on a litter, to be carried round and walled up in a shrine. {foe}’s agent could hear those bells. You might leave at any time, they told you, with tears, but not it.',
      'You had told a gatekeeper that your keg of letters was a relic, to save the duty, and he told the village, and they took it from you. It lay on a litter, before two hundred singing people, who had been without one for ninety years, and was to be walled up behind the altar. {foe}’s agent was on your track. You had to get it back from them.',
      'A village on your way had taken the keg of letters that you carried for {who} and put it on a litter, at the head of a procession. They were certain that it was a relic, sent them by their saint, and were taking it to a shrine to keep it. {foe}’s agent was looking for it in the next valley, and you had to get it back.',
      '“It’s come,” the people of a village on your way told each other, and wiped their eyes; and they meant the keg of letters that {who} had given you to carry. They thought it a relic of their saint, and had it on a litter, to carry it to a shrine and keep it. You had to bring it to {where}, with {foe}’s agent behind you; and forty strong women stood round it.',
    ],
    still: [
      'The keg of letters still lay on the litter, and two hundred people would not give it back to you, as they held it to be a relic. They had begun upon the second hymn, which was longer.',
      'The village still meant to keep your keg for a relic, and you could not go on without it. It lay there with a candle at each end, and looked, you were bound to admit, very well.',
    ],
    givenUp: [
      'The priest of the village saw that it was only a keg of letters, and gave it back to you in private. You went on, and {foe}’s agent was nearer than before.',
      'The people began to dance, and left the litter in a field. You took the keg from it and went on, with {foe}’s agent not far behind.',
    ],
    later:
      'The village that took your keg for a relic has built a small chapel by the road, with something in it beneath a cloth. Nobody lifts the cloth.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Tell them whose letters are in the keg',
          description:
            'They may give it back, so that the letters are delivered; but you must disappoint two hundred people to their faces.',
          toward: 'neither',
          success: [
            'You told the village whose letters were in the keg, and they carried it for you, singing, as far as the border of their country. It was very quiet at first. Then their oldest woman said that a thing so much waited for could hardly be less holy. {foe}’s agent was told that a procession may not be searched.',
            'You said who was waiting for it in {where}, and they gave it back. They had been waiting themselves, and knew what that was. A woman wrapped it again, better than you had, and two hundred people went with you for a day, to be sure that you did not stumble.',
            'You told them the truth, and what {foe} wanted it for, and they gave it up to you. They showed you a way over the hill that was kept for smugglers and priests, and a boy ran on ahead to open the gates.',
            'You told them that it was no relic, and had it back. You had thought they would be angry. They were ashamed, and you were. They asked if they might keep the cloth. So the cloth is a relic now; and you were put a long stage forward, in a priest’s own cart.',
          ],
          failure: [
            'You told them the truth, and they took it for a test of faith, and kept the keg. The more you denied it the harder they sang. {foe}’s agent heard the noise and came nearer.',
            'You said that it was no relic, and nobody would hear it. A lame man had got up that same minute, and now he sat down again. You would sooner have been hit. They turned their backs on you, and {foe}’s agent was a mile nearer.',
            'You told them, and they were so polite, and so sad, and asked you to wait till they had thought about it. You mended a wall for them meanwhile. {foe}’s agent had all the wayside watched as far as the next river.',
            'You told the priest of it, and he knew it already. It would be as well, he said, if it were true all the same; and while you were disputing with him his sexton had sent off a line to {foe}. The hymn went on.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'Two hundred people, who had taken your keg for a relic, had been told the truth, and had sung you on.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Make them a false relic in secret',
          description:
            'You change it for the keg, and they may never know; but whoever is caught at that is a blasphemer.',
          toward: 'for',
          success: [
            'You carved a relic out of a beef bone and changed it for the keg, behind the singing, and got away. They liked it more than the other. {foe}’s agent was shown it, and was an hour on his knees before he was suspicious.',
            'You left them a carved beef bone, which wept if one held it near a candle, and were over the hill with the keg. {foe}’s agent heard where it was enshrined, and besieged a chapel for nine days in order to get it.',
            'You carved a second relic and gave out that the saint had sent two, and that the humbler was the true one. They argued that through and agreed, and gave you back the other, with some pity. They wrote of the miracle to {foe}, who went looking there.',
            'You made them a lemon-wood box, sealed, with nothing in it, and they took it for the relic and let you have the keg. Nobody who has faith would open that, you told them. {foe}’s agent wished to see inside, and was put in the horse-trough by forty women, again and again.',
          ],
          failure: [
            'You carved a relic out of a beef bone, and a dog knew it for what it was. He sat up and begged, before the whole parish. They forgave you, as one forgives a lunatic, and kept the keg; and {foe}’s agent was told of it.',
            'You carved a good relic, and got the number of toes wrong. Saints have the usual number. They broke it, and went on with the one they had, and word ran to {foe} of a stranger who carves.',
            'You carved it so fine that a bishop was sent for, to certify it, and he was a friend of {foe}’s. You had to burn it before he came. They were still walking round with the other.',
            'You changed your beef bone for the keg, behind the singing, and then, to be sure, changed them again. It was the bone that you took away. You walked back with it, and everybody knew by then that you had been gone, and {foe}’s agent too.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Somewhere there was a beef bone in a shrine, your work, that had drawn off {foe} and cured a lame man.',
      },
      {
        ...does(['flight', 'reflexes', 'medium', 'serious'], {
          action: 'Snatch the keg off the litter and run',
          description: 'It is soon done; but there are two hundred behind you, and the keg must not be broken.',
          toward: 'against',
          success: [
            'You snatched the keg off the litter, at a bend, and had a whole vineyard’s start, and kept it. They came after you, and met {foe}’s agent and his men; and as those were strangers in a hurry, they were taken for your friends.',
            'You took it at a run and went over a wall with it held up before you like a full cup, and got away. They had better legs than you, but they stopped to pray whenever it seemed to look back; and they found {foe}’s scouts, asleep, and beat them for you.',
            'You cried out and pointed at the sky, and had it off the litter while they looked. They said that it had been taken up, and held to that in the face of {foe}, who had them questioned, all the two hundred. You were a valley farther.',
            'You had hold of it by the one end, and an old aunt by the other, and she let go. “Run, then,” said she, and sat down before the rest, and she was broad. You got clear. {foe}’s agent could not get by her either.',
          ],
          failure: [
            'You snatched it, and the boys of the place cut you off with slings, who had not been so happy for years. You had to bring it back. {foe}’s agent had a man on the hill by then, who watched it carried round.',
            'You snatched it, and tripped on a lemon, and fell, but it was not harmed. They picked it up first and put it on the litter again. {foe}’s agent had heard them shout.',
            'You ran, and had forgotten to take hold of it. They did not chase you. They stood, with the candles in their hands, and looked. You had to walk back past all of them; and a man in {foe}’s pay was standing by.',
            'You ran off with it, and they took your flight for part of the procession, and ran as well, singing, until you were round the church and back at the shrine. {foe}’s agent could see the dust from where he was.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The keg of letters had been stolen back from a litter, at a run, with two hundred pious people after it.',
      },
      {
        ...does(['patience', 'vigour', 'easy', 'none'], {
          action: 'Walk in the procession till they tire',
          description:
            'They may give up the keg by themselves, and nobody is angered; but there are fourteen stations and a supper, and you lose time.',
          toward: 'for',
          success: [
            'You walked in the procession until they had feasted and slept, and took the keg off the litter, and were on the road as before. You had held a candle, and sung what you could of it. Two hundred people lay there with their mouths open.',
            'You walked with them till the bearers quarrelled over who was next, and it was put in your arms, as a neutral. That was at the twelfth station. Nobody noticed, at the fourteenth, that you had gone straight on.',
            'You went the whole round with the procession, and they gave it back in the end, quite simply. An old man explained to you that what matters is to have had it. One does not keep a guest, they said.',
            'You walked along until they were tired of it: it had done no wonder, and toward the close they were a little let down. You were thanked for the loan. You had lost some time by it, and gained a lemon, which was a bad one.',
          ],
          failure: [
            'You walked in the procession all day, and there turned out to be a second day. There was indeed a whole octave, with fireworks, and you were thought to be wanting in respect when you looked at the road.',
            'You fell out of step in the procession, and brought down a banner upon a canon. They stopped to consider if this was a sign. When they had finished it was begun again from the first station.',
            'You walked until you were tired, and they were not: there were always forty fresh. You slept, on your feet, against a pillar, and were woken by a verger to be told that they were off again.',
            'You walked along, and a lame man was cured, entirely, before your eyes, by the keg. They would not tire after that. You tried if it would do your knee; it would not, and you felt foolish.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'The keg of letters had gone the round of fourteen stations along the way, among lemons, and had been handed back.',
      },
    ],
  },
  {
    key: 'pirates/course-the-man-with-straw-in-his-shoe',
    kind: 'course',
    of: 'accused',
    cast: { 'man/witness': 'he' },
    openings: [
      'In the street of a small town on your way a man came up to you who sells false oaths, with a straw in his shoe for a sign. You stood accused, he had heard: he would swear in court that you were innocent, or else, for {foe}, that you were guilty, whichever of you wanted him. He had never seen you before.',
      'Met a false witness in a town street, with a straw in his shoe. He offered to clear you of the charge by his oath, or to hang you by another: {foe} had sent for him too, and {foe}’s man was waiting round the corner for his answer. He had a truthful face, and eleven children to feed.',
      'You wanted someone to speak for you against the charge, and in a town street the wrong one came: a man with a straw in his shoe, who sells oaths. He would swear for you, all false; if you would not have him, {foe} would, for the other side. He had eleven children to feed by it. {foe}’s man stood at the corner.',
      '“I saw you there,” said a man with a straw in his shoe, in a town street, “or I saw you somewhere else. It’s as you like.” He was a witness for hire, and meant the charge against you. {foe} wanted him as well, and {foe}’s man was round the corner. You were to take his oath, or do something else about him.',
      'You were accused, and so a man came up to you in a town street who swears false oaths for a living, with a straw in his shoe to show it. He would swear for you, or he would swear for {foe}, who had {foe.his} man waiting at the corner. What he swore was always believed, for he wept.',
      'In a town street a false witness offered you his oath, with a straw in his shoe: he would swear that you were at the other end of the coast on the day for which you stand accused. Refused, he would go round the corner to {foe} and swear that you did it. He had eleven children to keep, and had brought them along.',
    ],
    still: [
      'The man with the straw still waited to hear whom he should swear for, and if you walked off it would be {foe}. He was rehearsing in a low voice, first your side, and then {foe}’s.',
      'The false witness had still to be dealt with, as he would hang you with one oath as readily as clear you with the other. He had asked what you wore, on the day; he liked to get such things right.',
    ],
    givenUp: [
      'The man with the straw grew tired of waiting for you, and went off to another trial, where they paid more. He swore for nobody in yours. You went on.',
      '{foe}’s man would not pay the false witness enough, and he went home and swore for nobody. You were free to go your way, with the charge as it was.',
    ],
    later: 'The false witness’s straw lay there on the ground, bent at the end as it would be by a heel. He was gone.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Refuse his oath before people',
          description:
            'Those who hear you refuse a liar may believe you innocent; but he may go to {foe} and swear that you are guilty.',
          toward: 'neither',
          success: [
            'You refused the false oath in the open street, and people believed you for it. A guilty person, they said, would have taken it. They went off to talk about it; and it was told to {who}, who said, “Naturally.” The man with the straw took the straw out.',
            'You refused the man, loudly, by his trade, and his oath was worth nothing after that to {foe}. He looked about him like a man undressed. There was a notary going by who had sworn him four times that year, and he stood still with his mouth open.',
            'You told the whole street that you would not be cleared by a lie, and had no one to prove where you were. It was the first thing anybody had believed of you in that town. Two women came out of a shop on purpose to look at you, and one of them then said good day. The false witness went home.',
            'You refused the man’s oath, and he took off his shoe, rather slowly, and shook out the straw, in the sight of everyone. “That’s never happened to me before,” he said. He swore to that, to people who were wondering about you, for nothing.',
          ],
          failure: [
            'You refused him in a ringing voice, and he burst into tears, and told the street that you had tried to buy him. He was very good. It was some time before you had him to yourself again, and {foe} had the benefit of it.',
            'You refused the man with a speech about honesty, and were recognised. Honesty, a fishwife pointed out, was new to you. There was laughter, and {foe}’s man at the corner laughed longest.',
            'You refused his oath before people, and he nodded, and told them that you had been offered a way to clear yourself and had turned pale. It did you more harm than his lies. He asked you then if you would like to think again.',
            'You refused him aloud, and nobody stopped to listen but three pigeons and a blind man, and the blind man was in {foe}’s pay. It was repeated, with a few changes, to such as might have spoken for you.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: 'You had turned away a false oath in your favour, aloud and in the street, when you had no other.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Teach him a lie easily found out',
          description:
            'He will swear it for {foe}, and one question in court would show it false; but if nobody asks it you hang.',
          toward: 'for',
          success: [
            'You taught the man a lie to swear for {foe}, and in court it broke. He knew you by your shadow, he swore, beautifully. “What shadow?” somebody asked; for it had been pitch dark then. The court laughed, and then they asked {foe} how such a man had been come by.',
            'The man sold himself to {foe}, as you had taught him, and broke down in court and named {foe} as the one who paid. He had brought you the whole of the case against you meanwhile, daily, like a cow. Two others whom {foe} had ready were seen to leave by the side.',
            'You gave him a date to swear to that did not exist, and {foe}’s lawyers had it sworn and sealed. Then a child with an almanac put up a hand. The paper was passed about for people to see {foe}’s name at the foot of it, under the words “of my own knowledge”.',
            'You had him swear for {foe} that he saw you by the light of a burning house, and the house was standing. {foe} had had it cried. The house’s owner came in from the country to inquire, with papers. After that there was a certain smell about the charge, and people opened windows.',
          ],
          failure: [
            'You taught the man his lie, and tried him before a neighbour, and it did not break. He had left out the mistake on which it was to break. He told it in such a voice that you found yourself believing that you had done it; and {foe} had it printed.',
            'You taught the man, and he grew fond of the part. {foe}’s man had praised him, whom nobody had praised. He knew about as much of your defence by then as you did, and asked, with his eyes down, whether you would outbid.',
            'You taught him a lie with a mistake in it, and he mended the mistake. He was an artist. He was sorry, he told you, but it had been stronger than he was; and {foe} had got wind of how well it held.',
            'You taught the man his lie, and someone had watched him do his lesson. It was put about that the accused had been schooling witnesses. It was hard to think of a short reply. He offered you one.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The best liar upon the coast had sworn for {foe}, and had come apart at one question, as you had taught him.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Find honest work for the man with the straw',
          description:
            'With honest wages he need swear for nobody; but he has eleven children and no trade, and you must work beside him at first.',
          toward: 'for',
          success: [
            'You got the man with the straw taken on at a ropewalk, and he swears no more, for you or {foe}. He has a gift for walking backward. {foe}’s man came about the oath, and was told, before the whole walk, that it was no longer stocked; and {foe} had to find another.',
            'You found him a place in a theatre, which wanted someone to weep, and {foe} lost the witness. You carried scenery for a week, so that they should see him. He is Second Murderer now. {foe} had counted upon those tears for the first day of the hearing and had to have it deferred.',
            'You found the man work with an auctioneer, holding up pots and swearing to them, within reason; and {foe} could not have him. All the eleven were fed, and they sang at the door. The next whom {foe} sent to for evidence said that he would sooner hold up pots.',
            'You dug the man a plot, and put in beans, and he gave up swearing. {foe}’s messenger leaned over the wall with a paper, and he made a hat of that for a child; and there was one witness the fewer, and {foe}’s side began to wonder if there were any.',
          ],
          failure: [
            'You found the man work, and he lasted a day. It was the hours, he explained, and having to be one person the whole time. He stood at the corner again with his hands bandaged, and showed them to {foe}’s man.',
            'You had him placed with a chandler, and did his work for him, and he swore that he had done it himself. It was a reflex. The chandler put you both out, with remarks which travelled as far as {foe}.',
            'You looked for work for the man, and there was none for anyone; you and he and the eleven walked from gate to gate. At the last of the gates was {foe}’s man, with a basket, and the children ate out of it.',
            'You carried bales in the man’s place until your back cracked, and he stood by and counted aloud, and would not carry one. He went back to his corner, and {foe} was told.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered: 'A seller of oaths had been given work to do, and {foe} had had to look for a liar elsewhere.',
      },
      {
        ...does(['patience', 'perception', 'easy', 'none'], {
          action: 'Write down both his oaths and let him go',
          description:
            'To see his two lies side by side may shame him, so that he swears neither; but you gain no witness by it.',
          toward: 'neither',
          success: [
            'You wrote down both his oaths and read them over to him, and he would swear neither. He had never seen them side by side. He signed each as a true copy and went home thoughtful, to have a lie down. The charge stood where it had stood.',
            'You wrote, and he dictated, yours and {foe}’s, with commas; and he went home by the lane and not round the corner to {foe}. He had asked which of the two was true. Neither, you told him, and he whistled.',
            'You put both oaths on paper and kept the paper, and the man did not care to go in to {foe} after that; it was, he complained, like leaving one’s teeth with a person. It made two pages, each of them very moving.',
            'You noted both his oaths, and thanked him, and he took up the smallest of the eleven and went home. He had waited for there to be more. The charge against you stood where it had stood.',
          ],
          failure: [
            'You took up a pen, and the man would not have it written. “I’m a speaker,” he said, with his nose up. He was as ready to swear as ever.',
            'You wrote down both his oaths, and a child of his ate yours. There remained the one on {foe}’s side, in your own writing. You thought it best to eat that yourself.',
            'You tried to write down his oaths, and he spoke so fast that you got only the hat. It is something to know in which hat one did not do it. He looked toward the corner.',
            'You had both oaths upon one sheet, and he asked to see it, and corrected your spelling, and would not give it back. You had lost a sheet of paper, and had some exercise.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'Among your papers there had been two oaths by the same man about the same day, both false.',
      },
    ],
  },
];
