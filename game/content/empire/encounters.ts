import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { BY_DAY, BY_EVENING } from '../builders/needs.js';
import { does } from '../builders/offers.js';
import { frames } from '../builders/frames.js';
import { pursuits } from '../builders/pursuits.js';
import { item } from '../builders/items.js';

export const empireFrames: readonly Frame[] = frames('empire', {
  'census-table': {
    terrains: ['plains', 'hills', 'coast'],
    weight: 3,
    when: BY_DAY,
    cast: { clerk: 'he', 'village/people/villager': 'they' },
    openings: [
      'A census clerk had set his table across the road, and before him the people of a village stood in order of height, the tallest in front. His total had come out one short, twice. He would let no traveller go by until it agreed, and required you to stand in the row and be counted. Present besides: one soldier.',
      'A census clerk had put his table across the road and placed a village before it by height, from the tallest down to a child in arms. Two counts had given him two different totals, and he could send in only one. You would not be let through, he stated, until he had counted you among them.',
      'A census clerk had set up his table across the road to count a village, and his total was one person short. He would let nobody pass until it was right. The people stood in order of height, from the tallest down, and a place had been found for you beside the potter.',
      'A census clerk sat at his table in the middle of the road with a total that wanted one, and a whole village stood before him in order of height. He wished you to step into a gap behind the tallest man and be counted; stepping past was not permitted. It is not recorded by whom you had been measured.',
      'A census clerk had closed the road with his table and was one person short in his total for a village. The people stood in a row by height, the tallest first, and you were to join it before you could go on. The baker submitted that he had not been counted at all; the tallest man submitted that the baker had been counted twice.',
      'A census clerk barred the road with his table, because his total for the village was one short. The people stood before him, from the tallest down. You were to be added to the row, or to wait until it came right without you; a soldier was already asking for your name, your tribe and your number of olive trees.',
      'A census clerk had counted a village twice, and had one total of a hundred and eleven and one of a hundred and twelve. His table stood across the road, and the people stood before it by height, with the tallest first. You might pass, he said, when you had been part of the count. He had been instructed that there is one answer.',
      'You were stopped by a census clerk, whose table left no room on either side of the road. His total for the village was short by one, and he wished to count you. The people stood ready by height, and the tallest had been asked to move up. Remark: it was the clerk’s first post, and he had written home about it.',
      'A census table blocked the road, and the clerk behind it wanted one person more for his total, as somebody in that village had died without giving notice. The people were drawn up in a row, from the tallest to the least. Whoever came next was to be stopped and counted in. You came next.',
      'A census clerk had filled the road with his table, and his total for the village lacked one. He read out to you that only soldiers, priests and the dead may walk past a census; you were to join the row and be counted. The people stood by height, the tallest nearest to you, and had been forbidden to grow.',
    ],
    still: [
      'The census clerk’s table was still across the road, and you could not go on until his total was right. He had smoothed the wax and begun the count again from the top.',
      'The village still stood in a row before the clerk’s table, the total was still one short, and nobody was let by. One boy had been moved up a place; it was a long census, and he had grown.',
      'The clerk’s table still barred the road, and you were still wanted in the row. An application by the tallest man to be allowed to stoop had been considered, and was refused.',
    ],
    givenUp: [
      'The clerk counted himself, and the total agreed. The village was sent home, and you were told to walk on; it was entered that you had been of no use.',
      'A shepherd who had been overlooked came down to be counted, and the clerk’s total was right. The row was dismissed, and you were let past the table as not required.',
      'The clerk resolved to send in his total wrong, with an apology. The people were released from the row and you from the road, as persons who had not helped.',
    ],
    later: [
      'A copy of the census was nailed to a post where the village had been counted. The people had been torn off it for kindling, and it now consisted of goats.',
      'Four square holes in the road showed where the table had stood. The villagers at the well, it was observed, had drawn up by height.',
      'The village had been informed of its number and had had it carved over the well. A child had since been born. Space had been left.',
      'The census clerk’s folding table was in use for cheeses, which were arranged on it from the largest down.',
    ],
    who: { trade: 'census clerk', gender: 'male' },
    shows: ['clerk', 'table', 'village', 'tallest', 'total'],
    toward: 'for',
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Claim that travellers need not be counted',
        description: 'There is such a rule, or there ought to be; its number must be given as if you had drafted it.',
        success: [
          'The clerk let you by as a traveller, since you cited the rule for it by chapter and paragraph. He looked it up and found it, together with a note in his own hand that he had been missing it for two provinces.',
          'You talked the clerk into letting you past. You gave a rule, then an exception to it, then the case of a muleteer, which you had made up. The clerk had once met that muleteer. A soldier was instructed not to touch you, and you walked round the end of the row.',
          'You told the clerk, in a tired voice, that the rule had been amended, and he let you go. He took himself out of the total, added again, and it agreed; you were thanked and were no longer required.',
        ],
        failure: [
          'The clerk would not let you off. You cited a rule, and it had been drafted by him, as it emerged; he explained to you before the whole village what it means by a traveller, and you were not that.',
          'The rule that you quoted did not free you: it was looked up, and it governs the burial of mules. No comment was made. You were shown to the place beside a potter.',
          'You were not let past, although the clerk did not dispute that travellers are exempt. It is granted, upon written request, at an office eleven days from there; and until you had been to the office you were a villager.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'none'], {
        action: 'Slide out behind the tallest man',
        description: 'The count begins from the front; success depends first on timing, second on going bent.',
        success: [
          'You got past the clerk while he bent to blow on his wax: first behind the tallest man, then behind a handcart, and off the road. A total was called out in your rear. It was received in silence.',
          'You slipped away behind the row, lower by one head and then by another. By the time that he looked up there was only a gap; and the village, which had been told to leave no gaps, closed it. You continued on your hands and knees.',
          'You walked past the table in the shadow of the tallest man, who had moved one pace to the side, for no reason that he gave. Remark: he had been moved eleven times already by the same clerk.',
        ],
        failure: [
          'You did not get past. You had come to the end of the row when a child inquired, clearly, where the new one was going. Of all the questions put in that census it was the only one to be answered at once.',
          'Behind the tallest man you ran into a soldier, who had been posted there in case somebody should try it. You were returned to the front. He was commended.',
          'You were seen and brought back, since your hat was observed to be travelling along behind the row. It was stopped, and you were found to be under it.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Stand and be counted',
        description: 'On your feet, in order of height, for as long as it takes, for the good of the treasury.',
        success: [
          'You stood and were counted, and the total agreed, for the first time since the deified Augustus; you could go. The clerk stamped your hand with a stamp that he had no right to. It is entered here that he wept.',
          'You were counted three times over, and came to one person each time, and with that the clerk had his total and opened the road. He then asked, as a favour, if you would say it back to him.',
          'You stood until the last head had been counted, which was a baby’s, and the two totals were the same. The table was folded up, and the road was open. Stools had been brought out to the aged and beans to everybody.',
        ],
        failure: [
          'You stood until you fell down, and the count had to be begun again. You had been counted standing, and afterwards lying.',
          'The count was void, although you held your place well. You had been placed by your height with boots and the rest without them. The row was dissolved, and formed up again, barefoot.',
          'With you the total came out one over, and the clerk would not accept it. It was the opinion of the clerk that this was worse, and the opinion of the village, taken separately, that it was you.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Wax tablet'], {
        action: 'Check his total on your wax tablet',
        description: 'Two persons will be adding in public, and it will be shown that one of them is wrong.',
        success: [
          'You found the mistake on your tablet inside a quarter of an hour, and the road was opened: a widow had been counted twice. The clerk turned white, struck her out, and asked you in confidence if you had ever considered the service.',
          'You added down, the clerk added up, and you found the error together. A priest had been entered first as a person, second as a household. One stroke disposed of him. The clerk thought that he would sleep now, and let you by.',
          'You found what was wrong with the clerk’s total: a squashed fly had been counted as ten. It was removed with the blunt end of his stylus, and you were permitted to proceed.',
        ],
        failure: [
          'You did not clear up the total but arrived at a third answer, which was recorded beside the other two. A certain joy was noticed in the village, at the prospect of another week without work.',
          'Your sum only made things worse: the two tablets were added together in error, and that village was found to number two hundred and twenty-three. The clerk began again.',
          'You could not finish your sum. You were half way down when you asked the clerk what a certain mark was. He did not know. It stood in every line, and he had been counting it since the coast.',
        ],
      }),
    ],
  },
  'leaking-aqueduct': {
    terrains: ['hills', 'mountains', 'plains', 'desert'],
    weight: 2,
    cast: { inspector: 'he', thief: 'he' },
    openings: [
      'An inspector of waters had closed the road at the ninth arch of an aqueduct, because the channel above it had been cut open and was losing its water. A thief sat up there with a chisel and meant to keep the leak, for his melons. The inspector could not climb, and you were not to pass until somebody had stopped it.',
      'There was a leak in the channel of the aqueduct, above the ninth arch, made by a thief, who was still up there improving it. The inspector of waters held the road shut until it was stopped. He was too stout for ladders, he stated, and you did not appear to be.',
      'Water fell on the road from the ninth arch of an aqueduct, where a thief had knocked a hole in the channel to water his melons. The inspector of waters let nobody go by until the leak had been stopped, and asked you to see to it. The order which he showed you had his own name on it.',
      'An inspector of waters stood below the ninth arch of an aqueduct and had closed the road. Up on the channel a thief was making a leak larger with a chisel; the inspector read out the penalty to him, and he asked to hear that part again. You were not to pass until the leak was stopped.',
      'An inspector of waters had closed the road under the ninth arch of the aqueduct, as a thief up there was chiselling a leak in the channel for the sake of his melons. Nobody might pass before it was dealt with, and he asked you to do it. He had three forms with him, and could not see from below which was wanted.',
      'The channel of an aqueduct was leaking at the ninth arch, where a thief sat astride it with a chisel, and a town seven miles off was thirsty. The inspector of waters stood in the road and would let nobody by who had not first tried to stop the leak. The letter from the town had got wet.',
      'An inspector of waters had stopped the road under the ninth arch of an aqueduct. In the channel above was a leak as wide as a hand, and the thief who had cut it for his melons was still up there. The inspector had bad knees and could not climb. You were not to pass until you had tried to stop the leak.',
      'A thief on top of the ninth arch of an aqueduct had cut a leak in the channel for his melons and wished to keep it. The inspector of waters, who wished it shut, had barred the road beneath and asked you to help. A melon had just been dropped on you both, and he was collecting the pieces as evidence.',
      'An inspector of waters would not let you go by below the ninth arch of the aqueduct, since a thief with a chisel had made a leak in the channel over the road. It would be opened when somebody had repaired it, and he thought of you. Remark: the thief’s melons were excellent.',
      'A thief had cut a leak in the channel of an aqueduct, on top of the ninth arch, to water his melons. The inspector of waters had fined him three times in vain. Now the inspector kept the road below shut until somebody should stop the leak, and you were the first to be held by it. He asked you to see to it.',
    ],
    still: [
      'The water still ran out of the leak by the ninth arch, and the inspector still held the road shut. The thief had not come down.',
      'The inspector of waters still held the road shut because of the leak, and the thief still sat above it. His chisel could be heard.',
      'The inspector still kept the road closed, and the thief was still at his chisel by the leak. He had a second hole under consideration.',
    ],
    givenUp: [
      'The leak was stopped by two plumbers from the town, and the thief was brought down with a fine. The inspector opened the road, and your attempts were not entered.',
      'The thief came down for his dinner, and the inspector had the leak bricked up behind him. You were let through, under the heading of other traffic.',
    ],
    later: [
      'The ninth arch had been mended in brick of another colour. A melon had been admitted at the join.',
      'A board under the ninth arch gave notice that water was not to fall there. The board had warped.',
      'The thief’s garden had strings laid out in it, and was rather dry. One vine had gone up the pier as far as the channel, in order to verify.',
      'A plumber’s stamp was to be seen on the ninth arch, with a date. Below it, by another hand, stood a melon.',
    ],
    who: { trade: 'water thief', gender: 'male' },
    shows: ['arch', 'channel', 'leak', 'thief', 'inspector'],
    toward: 'against',
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Go up and stop the leak',
        description: 'Sixty feet of wet stone, which was never intended to be used by persons.',
        success: [
          'You climbed the arch by the old scaffolding-holes in it and stopped the leak with tow and clay. The thief handed you the clay, for he was tired of the work. The inspector opened the road.',
          'You stopped the leak with the thief’s own chisel and clay, which he lent you, being too much surprised to refuse. You cleaned out the joint and shut it up. It was neat work, as he was obliged to state, and the inspector let you by.',
          'You stopped the leak, with your back wedged in the arch and the water in your face, and the inspector let you by. The thief had held your bucket: the dripping had been keeping him awake.',
        ],
        failure: [
          'You could not stop the leak. You put a thumb over it, and all the water meant for a town leaned upon that thumb until it was sprained.',
          'You stopped the hole, and the water broke out a yard beside it and knocked you down. There was still one leak, and the road stayed shut.',
          'You were washed off the arch before you could stop the leak. You had bent over the edge to see where it came from, and were shown. You were recovered from among the melons by the feet, and asked for your findings.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Reason with the water thief from below',
        description: 'He has nine children, a chisel, and the advantage of height.',
        success: [
          'You persuaded the thief to stop the leak and buy a licence, and the inspector opened the road. You mentioned a fine, which was large, and then a licence, which was small. He had not known that there were licences, and came down to apply for one.',
          'You persuaded the thief to stop the leak, by asking the names of his nine children. At the seventh he put aside the chisel, since she was the one who carried water. He stopped the hole himself, and the road was free.',
          'You talked the thief into closing the leak. It was explained to him that the town at the other end had children too, and how many. He closed it, sent down a melon with his apologies, and the inspector let you pass.',
        ],
        failure: [
          'You did not persuade the thief, who heard you with attention to the end. He then turned the water a little, since you had come so far, and the reply was received on your head.',
          'The thief out-talked you, and kept his leak. You spoke on theft. He spoke on harvests, on landlords and on the price of seed, in that order. At the close of the discussion it was you who had admitted something.',
          'You did not persuade the thief. He had his nine children with him on the channel, and they answered for him, one by one, by age. It took a long time, and the leak ran on.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Plumb line'], {
        action: 'Test the arch with your plumb line',
        description:
          'The leak may come from a pier that has sunk; lead does not lie, but takes its time to make a statement.',
        success: [
          'You found the fault with the plumb line, and it could be mended: the sixth pier had sunk by one thumb and cracked the channel. Two wedges were driven in while you held the line. The thief had lost his leak, and the inspector opened the road.',
          'You found with the plumb line that a keystone of the ninth arch was in upside down, and when it was turned the leak closed by itself. The name of its contractor was on it. The inspector wished you a good journey.',
          'Your plumb line showed that the arch was leaning, and that nobody had stolen anything at first. They propped the arch with a beam, and the thief held it; the leak stopped of itself, and you were let through.',
        ],
        failure: [
          'Your plumb line showed nothing wrong with any arch: it hung straight at one, and at the next, and at the next. Remark: the hill was leaning. The leak remained.',
          'Your plumb line gave a false answer, since a goat ran against it while it swung. A sound pier was condemned. The leak at the ninth arch ran on.',
          'You got nothing from the plumb line, as the thief, wishing to be of use, steadied the cord with his foot. By that reading the whole of the aqueduct was eleven inches out. It still leaked.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Search the channel for a second hidden leak',
        description:
          'A pipe hidden there by some important person’s plumber may be what burst the channel; shut that, and the leak may stop.',
        success: [
          'You found a hidden lead pipe behind a laurel, with a senator’s stamp on it, and it was this that had made the channel burst. You folded the end over and beat it flat; the leak ran dry, and the road was open.',
          'You knocked along the plaster of the channel and found a hidden bronze tap behind it. You turned it off, and the leak with it. Up among the statues a number of fountains were heard to stop.',
          'You followed a damp line from the channel to a hidden pipe, at the back of a shrine. The god there had been receiving more water than the town. It was cut off, respectfully, the leak could be closed, and you were let by.',
        ],
        failure: [
          'You searched six miles of the channel, stooping, and found nothing. At the sixth was an official notice that it is forbidden to walk in the channel. The leak remained.',
          'You found no second leak. You tapped on the plaster of the channel and were answered; it was a mason, on the inside, who had been sent to look for whoever was tapping.',
          'You found a hidden pipe, and it explained nothing: it went through two vineyards and a pigsty, and led back into the channel. The leak remained.',
        ],
      }),
    ],
  },
  'cohort-election': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 2,
    cast: { 'cohort/men/soldier/bearer/trumpeter/cook/pay-clerk/candidate': 'they', centurion: 'he' },
    openings: [
      'A cohort, four hundred men with wine and a standard, had stopped in the road and would let nobody by until it had found itself an emperor. Twenty candidates had declined. The centurion, having looked you up and down, stated that you had an honest face, and that you would be the next to be asked.',
      'A drunken cohort filled the road, with its standard planted in the middle, and had resolved to proclaim an emperor. It was three months without pay; it had been given wine; and nobody had said no. A centurion informed you that you were the next candidate, and that candidates do not leave.',
      'A cohort that had got at the wine had set its standard across the road and wanted an emperor before anyone went on. The one whom it had made at breakfast had got out under the back of the tent. The centurion was taking names, and yours was asked for, with the spelling.',
      'You were stopped by a centurion, whose cohort sat in the road round its standard, over its wine, and was looking for an emperor. He had a list of persons thought fit. All but the last line had been struck out; it was meant for you, and until it was filled nobody would be passed through.',
      'A cohort full of wine held the road, with its standard in the middle, and was choosing an emperor. It had voted for a pay-clerk, who was up a tree, and for a statue, which did not drink. It was pointed out by the centurion that you could be emperor as well as another, and you were not to leave.',
      'A cohort had sat down in the road around its standard and would not move for anyone until it had an emperor. There was a good deal of wine. The centurion was carrying a purple blanket about, to see whom it would fit; he held it up against you, and it was found to fit.',
      'A cohort lay all along the road, with its standard and a wagon of wine, and was appointing an emperor, who was to give it three months’ pay. Nobody might pass until then. The centurion regretted to tell you that the choice lay between you and a mule.',
      'A cohort barred the road with its standard and was throwing dice, over its wine, for who should be emperor. Nobody had won it yet. The centurion held out the cup to you: it was a free throw, he said, for passers-by, but there was no passing by without it.',
      'A cohort, which had drunk a wagon of wine, was in want of an emperor, and had chosen to think of you. You had only stepped aside for them, but it was taken for modesty. The standard came down across the road before you, and the centurion saluted.',
      'A cohort had got wine from somewhere, had stuck its standard in the middle of the road, and would have an emperor before it let another cart through. The centurion could not forbid it. They had begun, he wished it noted, to discuss you. Remark: he was sorry.',
    ],
    still: [
      'The cohort still sat across the road and would let nobody by until it had an emperor. The purple blanket was being aired at a fire, for a person not yet determined.',
      'The cohort still barred the road and still had you on its list for emperor. A new name was passed along the ranks, and it proved to be that of a mule.',
      'The cohort still filled the road, and you were on its list for emperor and not to leave. Four hundred men had sat down to think, by centuries.',
    ],
    givenUp: [
      'The cohort made an emperor of its pay-clerk, was paid, and let him resign. It marched off behind its standard, your name was struck out, and the road was clear.',
      'The post of emperor was accepted by a carter, who held it until the wine was finished. The cohort then went back to barracks, and you were let go as not preferred.',
    ],
    later: [
      'Where the cohort had held its election there remained four hundred burnt patches, in straight lines. On each of them a goat was lying.',
      'A shield lay in the ditch where the cohort had camped, trodden in at three of the corners. An emperor had been raised on it, it is believed, and not for long.',
      'An innkeeper of that district shows the bench on which an emperor was sick. He declines to say which emperor.',
      'Where the cohort had camped you picked up a tablet out of the mud. On it stood “Soldiers”, then “Comrades”, then, nearly rubbed through, “Friends”.',
    ],
    shows: ['cohort', 'standard', 'wine', 'emperor', 'centurion'],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Make them a speech',
        description:
          'It should send them back to their duty, be short and promise nothing; twenty have been heard already.',
        success: [
          'Your speech brought the cohort to its feet, and it marched off. You told them the state of the road ahead and what there was for dinner. Nothing true had been said to them for three months.',
          'You told the cohort that a bridge was down, nine miles off, and they gave up the election and went to mend it. It could be done, which the other proposals could not; and somebody was already asking how long the beams would have to be.',
          'You read the cohort its pay-roll, from the top, by name, and it came to its senses. Each man answered. By the end all four hundred had noticed that they were soldiers, and standing in the road drunk; and they let you by.',
        ],
        failure: [
          'Your speech failed at its first words. The last candidate had begun with the same ones, and everybody remembered how he had ended. You were pushed back to the centurion.',
          'Your speech did not move them: it was heard in silence, and then voted upon. It obtained three voices, all of them from the far end, where it had not been audible.',
          'You declined to be emperor with so much dignity that it was taken down as acceptance. You were lifted up to be seen, and dropped. The vote was then begun again, to be certain.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take their standard and march off with it',
        description: 'Either they will follow it or they will kill you; there is precedent for both.',
        success: [
          'You took the standard out of its bearer’s hands and walked off with it, and the whole cohort marched after it, out of the road. You planted it in a field; they sat down round it, and you went on alone.',
          'You walked away with the standard, and the cohort followed it out of your road. The bearer had wished to scratch, and you had offered to hold it for him. You gave it back at the first camping-place, and were not made emperor.',
          'You tore the standard from its bearer and carried it past them, and the cohort went after it. Of the struggle the less is said the better. You dropped it a mile farther on; they picked up their dinners and camped there, and the road was free.',
        ],
        failure: [
          'You did not get the standard. Its bearer was a large man and had carried it for sixteen years. He gave it up to you, brass end first, from a height, and planted it again.',
          'You took hold of the standard, and so did too many others. It was raised, with you on it, and brought down in the ditch a number of times. It was then put back in the road.',
          'You had the standard as far as your shoulder, and had to let it go. Its bearer asked you to look at the other end, which is a spike. He was in charge of that, he said, and it was pointing at you.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find who is paying for the wine',
        description:
          'If the men learn who has bought them they may go home; look for a man with a full cup and a dry chin.',
        success: [
          'You found two men who raised their cups and did not drink, and asked them aloud in whose pay they were. The heads of the whole cohort were turned together; the two withdrew, and so did the wish for an emperor.',
          'You found who was paying for the wine, and nobody wanted an emperor after that. You followed the jars back to a covered wagon, where each was written down as it was handed out. At the foot of the list was the name of a rich man, who had meant to be made emperor by surprise.',
          'You found what the wine had cost, and told the nearest men, and it was more than the pay that they were owed. By the time that the sum had gone round, a rich man’s steward was seen to be running, and nobody wanted his emperor.',
        ],
        failure: [
          'You did not find out who paid for the cohort’s wine, only a man who was sober. He was large, he was religious, and he led the other half of the cohort in pushing you back into the road.',
          'Your question got you nothing: the wine had been paid for, it turned out, by everybody equally, out of their burial fund. It caused distress. You were asked to propose a better use for the money, and could not.',
          'You did not learn who paid for the wine. You went from jar to jar and tasted, to establish where it was grown. After the ninth your evidence could not be taken down.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Be gone before they can crown you',
        description:
          'You slip away through the ranks while they cheer somebody else; the last three emperors made in this way reigned for ten weeks.',
        success: [
          'You got away from the cohort while another candidate was being cheered, backward, a rank at a time, saying “Long live” to each. You had reached the baggage before you were missed. The mules gave no information.',
          'You got away by asking leave to put on a clean tunic, as nobody could be made emperor in this one. It was thought very proper. Two men came with you to the bushes as an escort, and turned their backs, and are perhaps there still.',
          'You cheered for yourself at the top of your voice, pointed to the rear, and escaped when all four hundred turned to see who it was. It is asked that for “fled” be read “yielded the floor”.',
        ],
        failure: [
          'You did not get away: you were taken by the belt and hoisted on a shield, which was held up at the time by only three of its corners. You were brought back to the centurion from under it.',
          'You ran, and were caught by the pay-clerk, who had come down from his tree when he saw who was wanted. He sat on you until the others came. He was crying with relief.',
          'You had crossed the ditch when the trumpeter blew the salute for a departing emperor, and you were caught. All ranks stood to attention, except those to whom the catching of you had been assigned.',
        ],
      }),
    ],
  },
  'sacred-chickens': {
    terrains: ['plains', 'hills', 'coast', 'forest'],
    weight: 2,
    cast: { 'army/soldier/men/general/trumpeter/legate': 'they', 'augur/boy': 'he' },
    openings: [
      'An army had halted, since its sacred chickens, four, in a gilt coop, would not touch their corn, and no army may march on a bad omen. It filled the road, and you could not go by. The augur who kept the chickens was nineteen and near tears, and asked you, as an outsider, for your view.',
      'The sacred chickens of an army had been offered corn before their coop and would not eat it. This is a bad omen, and as long as it lasts nobody may go forward, in uniform or out; the augur, a boy, told you so, and was on the point of tears.',
      'The sacred chickens of an army sat in their coop with their beaks shut, and until they ate their corn the omen was bad and the road was stopped, for you as well. The augur, who was very young, held out the dish to you and begged for help. The tribunes had already tasted it, in order of seniority.',
      'A general was on his knees before a coop, saying “tuck, tuck, tuck”, because the sacred chickens had refused their corn. It was a bad omen, on which his army could not march, nor you go by. The augur, a boy, had told him to try a softer voice, and now turned to you.',
      'An army had stopped on the road for its sacred chickens, who would not eat their corn. It is a bad omen, and until they ate nobody was to advance. The augur stood by the coop with his arms out and would not let you past, and asked if you knew anything about poultry.',
      'A soldier stood with his spear across the road and was to let you through as soon as the sacred chickens of his army had eaten. They sat in their coop and refused their corn, which is the worst of omens. The augur, who was nineteen, had heated it, cooled it, and chewed it, and knew no more.',
      'Six thousand men stood in the road with their backs turned, so that the sacred chickens in their coop should not be embarrassed. They would not eat their corn, and nobody might cross in front of an omen that had not been completed. The augur begged you to stop, and if you had a pleasant face to show it.',
      'The sacred chickens of an army had refused their corn once, and they were about to refuse it again. On so bad an omen the army might not march, nor you go on. The augur, a youth with a striped hem, had put his own head into the coop to see what ailed them, and asked you what you would do.',
      'An army had halted, and the road with it, because the sacred chickens would not eat and the omen was bad. There was corn up to the bars of the coop. The augur, aged nineteen, wished to know if you could peck. In an earlier war, a legate recalled, they had been thrown into the sea.',
      'As long as the sacred chickens in their coop refused their corn the omen was bad, the army could not march, and you could not go by. The augur had sent away the flute-player, then the cook, then everyone with an unlucky name. He asked yours, and wrote down, after thought, that it was neutral.',
    ],
    still: [
      'The sacred chickens had still not eaten, and until they did the army filled the road and let nobody by. The augur had counted the grains, and none was missing.',
      'The army still held the road, and you with it, because its sacred chickens would not eat. Better corn had been laid before the coop.',
      'The chickens had not touched their corn, and the army let nobody by. The augur had moved to the other side of the coop, in case he should be what they objected to.',
    ],
    givenUp: [
      'The sacred chickens ate as soon as nobody asked them to, and the omen was good. The army marched, the augur kept his post, and you went on behind the last mule.',
      'It was ruled by the general that the chickens had eaten in private. The augur dried his eyes, the column moved off, and the road was returned to you.',
    ],
    later: [
      'A small altar had been put up there to the Chickens, Returned. The dedication is signed by a general, in a private capacity.',
      'Eggs were not eaten in that neighbourhood any more. They were sold to the next, where nothing had been heard of the matter.',
      'Where an army had waited for its chickens barley had come up on the verge for nine miles, in a strip, from the bread that it had offered.',
      'Four gilt-footed hens were being driven along the road by a boy. Two carters and a priest drew up, uncovered their heads, and gave them the right of way.',
    ],
    shows: ['chicken', 'coop', 'corn', 'augur', 'omen'],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look in the coop for what ails them',
        description: 'It is death to lay a hand on them; it is not laid down how hard one may look.',
        success: [
          'You found a weasel under the straw of the coop, and when it was gone the chickens ate. You had tilted the coop with a foot, and it left by the back. The omen was entered as good, and the road was free.',
          'You found what frightened the chickens: a polished shield, in which they saw four more hens, of a larger kind. The shield was moved; they came forward in order of age and ate, and you could go on.',
          'You found that the eldest hen was sitting on an egg. It had been forgotten that sacred persons might be in that position. A screen was brought, she was fed behind it first, the rest accepted her ruling, and the army marched.',
        ],
        failure: [
          'You found nothing in the coop, as the eldest hen took you by the nose, and the chickens ate no more than before. She had been looked at that week by a great many people.',
          'You found that nothing ailed the chickens. They were in excellent health, it was announced, and had therefore refused on purpose. Your finding had made the omen worse.',
          'You learned nothing in the coop, because you left its door open, and the hens got out. All four were returned, one of them in a helmet. They ate as little as before.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Propose another reading of the omen',
        description: 'It must stand in the books, or else you must say firmly in which book it stands.',
        success: [
          'The army accepted your reading of the omen. In the time of the kings, you stated, a bird that fasts had meant hunger for the enemy. There was a silence, in which several educated officers decided to remember it. The column moved off.',
          'You found them a better meaning for the omen. You distinguished between refusing and fasting, which is on another page. They fast before anything that pleases them. The augur declared that it was the very page he had been about to turn to, and you marched off with the rest.',
          'Your reading of the omen opened the road. It was submitted by you that four abstentions are not a vote against. The general took a legal opinion on the spot, from the only lawyer in the ranks; he agreed; and the road was thrown open.',
        ],
        failure: [
          'Your reading of the omen could not be used, although it was a good one. The augur wept. For that very reading, as he was able to show you, his predecessor had been drowned.',
          'Your reading was looked up and refused. You had named the book, and the legate had the book; it was turned to your page, which was on the diseases of geese.',
          'The general misunderstood your reading of the omen, and the army stayed. It was favourable, he was persuaded, but to the other side. He thanked you for making it clear.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Have a cook put honey on their corn',
        description: 'The army’s cook has some; it is not bribery if they are divine, it is only sticky.',
        success: [
          'You had honey put on the corn, and the sacred chickens ate it. They considered it first with one eye, second with the other. Then a noise of pecking brought men down from the wagons to witness it, and the road was opened.',
          'You got honey from the cook and stirred it into the corn, and the chickens ate all of it. The oldest took one grain into a corner, and the others followed to see what she had. The omen was good, and the road was opened.',
          'You put the honeyed corn down and walked away, as people do who have more, and the chickens ate. All four had eaten before the trumpeter was found; the general took off his helmet, and you were waved on.',
        ],
        failure: [
          'The honey did no good, since it brought wasps. The hens ate the wasps, all four, with a good will; the corn was left; and no ruling exists on wasps.',
          'You spilled the cook’s honey, and nothing was eaten. It went down the bars, and the sacred chickens stuck to them by their feathers. They were detached, one by one, by a colonel.',
          'The honeyed corn was eaten at once, but by the augur, who had been fasting along with the chickens for two days. He was not able to stop. Nobody had thought of asking him what he would like.',
        ],
      }),
    ],
  },
  'iron-collar': {
    terrains: ['forest', 'hills', 'mountains', 'swamp', 'plains'],
    weight: 3,
    cast: { 'runaway/slave/man': 'he', 'slave-catchers/catchers': 'they' },
    openings: [
      'A runaway slave in an iron collar stood in your way at the edge of a stream and could run no farther. Three slave-catchers were after him with nets, and their dogs were nearer than they. He asked you for help, or at the least not to have seen him. The inscription on the collar asks for his return.',
      'A man with an iron collar on his neck sat down in front of you by a stream, being unable to do otherwise: he had run away, and three catchers were coming after him with nets and had let off their dogs. He asked for your help. The collar bore the following: “Return me to Zoninus and receive a coin.”',
      'A runaway with an iron collar on stood before you in a stream and would not let you by until you had promised to help him. Three catchers were behind him, with three nets. The dogs, also three, he did not mention, since by that time you could hear them.',
      'A runaway slave with an iron collar had got as far as a stream, and his legs had stopped. The catchers were in the next field with their nets, and the dogs in front of them. He asked if you had to report what you saw, or would help him. The law is that you do report it.',
      'Beside a stream you came upon a runaway in an iron collar, out of breath. Three catchers were looking for him with dogs and nets. He begged you, since there was nobody else there, not to call them but to help him, and the nearest dog had begun to bark.',
      'A runaway slave, once a schoolmaster, stopped you at a stream, with an iron collar on his neck. Three catchers were coming for him with dogs and nets, and he did not know how deep the water was. He asked for your help. A word was misspelt on the collar, and in four years it had not been permitted him to say so.',
      'A man hid his iron collar from you with one hand: he had run away, and three catchers with nets were near enough for him to hear their dogs. He had reached a stream and had no further plan. He asked you to help him, and told you to the coin what you could be fined for it.',
      'You were crossing a stream when a runaway in an iron collar rose out of its reeds and held you back by the sleeve. Three catchers with nets stood on the path ahead of you. If you went on, he said, you would be questioned, and their dogs would find him by the answer; he begged you to help him.',
      'A runaway of about fifty stood in a stream and was trying to get an iron collar off his neck with a pebble. Three catchers were near, with nets, and called their dogs by name. He asked you for help. He had been called “the tall one”.',
      'A runaway slave stood by a stream, with an iron collar on, and could not cross it or go back. Up the hill were three catchers with three dogs, and nets enough. He hoped that you would help him. The reward was one coin, and he turned the collar round for you to read it, in case it should decide you.',
    ],
    still: [
      'The runaway in the iron collar still held you back and begged for help, as the catchers would have him if you went on. Their dogs were barking on the other side.',
      'The man in the collar was still there in front of you, and would be found by your answers if you went on to the three catchers. A dog had arrived at the reeds and sat down.',
      'You were still asked for help by the runaway in the collar, and could not pass the catchers without betraying him. One of them whistled, and another whistled in reply.',
    ],
    givenUp: [
      'The catchers tired, and their dogs before them. The runaway got away along the stream without your help and had the collar filed off; you were questioned and released.',
      'The runaway was hidden by a farmer’s wife under her washing, and the catchers passed him by. You had nothing to state, and were dismissed.',
      'While the catchers were busy with you the runaway swam off under the bank, and he was not found. It was no merit of yours. You were let go.',
    ],
    later: [
      'Half of an iron collar had been hung on a branch by the stream, at the height of the eyes. The name had been filed off by somebody.',
      'In the remains of a catcher’s net a wagtail was bringing up five. No claim had been made for it.',
      'Two dogs with a slave-catcher’s brand were lying at a farm door. They had been invited in, it is believed, by the children.',
    ],
    shows: ['collar', 'catcher', 'net', 'dog', 'stream'],
    offers: [
      does(['craft', 'strength', 'easy', 'slight', 'Iron crowbar'], {
        action: 'Break the collar off with your crowbar',
        description:
          'It is to be done against a rock, with a neck inside; first you must not slip, second you must not be heard.',
        success: [
          'You broke the collar off with the bar, and the man went free. You asked him to think of something that he owned. There was nothing, and it made both of you laugh. While he laughed you leaned on the bar.',
          'You broke the rivet of the collar, and he got away over the stream. It was of lead, painted over; a smith’s contract had said iron. He put the thing down in the water himself, writing upward, before he left.',
          'You bent the collar open, by the width of a thumb, then of a hand, then of a neck, and he was free. He did not go at once. It is entered that he turned his head from side to side, several times, before he crossed the stream.',
        ],
        failure: [
          'You could not break the collar: the bar slipped and rang on a rock. The catchers stood still while all of the dogs listened. They then came on, towards the two of you.',
          'You bent the collar a good deal, but inward, and it did not come off. He asked you, as well as he was able, to stop; and the catchers could be heard agreeing that it came from the water.',
          'The collar held, and it was the rock under it that broke. There was nothing else thereabouts as hard as iron, except, as the man in it observed, the law.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Send the slave-catchers the wrong way',
        description: 'To help him is theft, and you may be required to swear to your statement.',
        success: [
          'You sent the catchers south, and they left the runaway behind. You had complained to them that a person in a collar had knocked you down, and asked to whom the claim for your cloak should be addressed. They left at a run, before it could be valued.',
          'You sent the catchers east by claiming the reward yourself, as having seen him first. You spelled your name for them twice, for the coin; it was the name of a magistrate, and they did not like to question it.',
          'You held up the catchers until the runaway was gone. You had asked to see their warrant, and it was found to be for a woman. While the three of them disputed which had brought the wrong one, he counted sixty and went.',
        ],
        failure: [
          'You pointed south, and the catchers believed you, but the dogs did not. They went past on both sides of you and into the reeds, in order of size, and barked there.',
          'The catchers did not believe you, because your hands were wet. No remark was made upon it. Two of them stayed to keep you company, and the third began to look along the stream.',
          'The catchers did not go where you sent them, since nobody had ever been so helpful to them. Your account was clear and was given without a fault. You were asked to begin again from the end.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Trip the slave-catchers with their own net',
        hurt: 'mishap',
        description: 'Three men, three dogs, and afterwards no good account of it to give to anybody.',
        success: [
          'You caught the catchers in their own net, and the runaway got away. The first threw it, and you caught its cord and sat down. He was pulled into it, and the other two ran in after him. The neck of it was tied before the matter had been considered.',
          'You trod on the end of the net, and the catchers walked into it themselves. It unrolled behind the first of them. By the time that the third man came up to help there were two in it, and three dogs, and he made four; and the man in the collar had crossed the stream.',
          'You took the three catchers in their own net, spread on the path under leaves, and the runaway was gone before they had got out. You lay at the other side and groaned, and they came quickly, being paid by results. In the record “assaulted” has been corrected to “delayed”.',
        ],
        failure: [
          'You were caught in the net yourself. You lay there with your nose through a mesh, and the catchers discussed whether you had ever worn a collar. By the time that you had cut your way out they had spread another.',
          'You had hold of the net, but the dogs had hold of your cloak, and were the stronger. You were pulled away backward, over stones. The catchers took up their net again.',
          'You tripped one catcher with the net and not the other two. These sat down upon you, in the order of their length of service, and waited for the third to get up. You rolled into the water and lost them.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Hide together in the stream',
        hurt: 'blow',
        description: 'Up to the nose, under a root, in cold water, for as long as three men can keep looking.',
        success: [
          'You hid with the runaway in the stream until the catchers had gone. Boots went over you, then paws, then nothing for a long while. Neither of you was able to speak afterwards. He shook your hand, and was some time in giving it back.',
          'You lay hidden with him in the stream, and the catchers went home without him. One dog came down and drank within an arm’s length. It looked at both of you and gave no evidence. For this there is no explanation on file.',
          'You hid under a root in the stream and breathed there by turns with the runaway, until the catchers had given up. Overhead one man told the others what the coin was for, and it was for his mother. You felt the hand in yours close at that, and open.',
        ],
        failure: [
          'You were not hidden long, as there was a sneeze, and it was yours. The catchers came down to the bank. You got the man behind another root before they had the place.',
          'Your hat betrayed you: the stream carried it down past the three catchers in good order. They looked at the hat. They then looked upstream.',
          'You could not stay hidden in the stream, since it was so cold that your teeth were audible. You put your sleeve between them; his, which were worse, could not be reached in time. The dogs had heard.',
        ],
      }),
    ],
  },
  'moved-milestone': {
    terrains: ['plains', 'desert', 'forest', 'hills', 'swamp', 'mountains'],
    weight: 2,
    cast: { veteran: 'he', farmer: 'he' },
    openings: [
      'A veteran and a farmer were pushing at a milestone from two sides, in the middle of the road, and you could not get by. The veteran was promised land at the fortieth mile, could only walk to the thirty-first, and was bringing the stone along; the farmer wanted it put back. Some way down the road was the hole out of which it had come.',
      'A milestone lay across the road, with a veteran at one side, who was moving it toward his land, and a farmer at the other, who was moving it off his. The hole that it came from was in the verge. Neither would let you through until you had told the other that he was wrong.',
      'A veteran had been given a farm at the fortieth mile, and as his feet stopped nine miles short of it he was bringing the milestone to himself. A farmer, at whose gate it now lay, wished it returned to its hole. They had blocked the road with it, and you were appointed to judge.',
      'A veteran and a farmer had tied two ropes to one milestone and were pulling it two ways, the veteran toward his land, and the farmer to the hole that it had come out of. The road was closed by the ropes. Each asked you, in very nearly the same words, to declare that he was in the right.',
      'In the middle of the road a milestone lay on rollers. A veteran wished to move it on, since his farm began at it, and a farmer to move it back to its hole; there was to be no passing until it was settled, and you were asked to do it. The distance from Rome had so far been increased, without authority, by half a mile.',
      'A veteran and a farmer leaned on a milestone in the road, from opposite sides, each with a foot in your path. The veteran was owed land at it and had dug it up; the farmer, in front of whose field it now lay, wanted it back in its hole. You could go on when you had said where it should stand.',
      'A milestone lay across the road, and the hole in which it ought to have been was empty. A veteran had moved it, a yard at a time, toward the farm of his pension, and a farmer, whose wall it had reached, was pushing it back. They required you to stay until somebody had been found to be right. A surveyor had gone home ill.',
      'A veteran was pushing a milestone along the road toward his land, which lay too far for his feet, and a farmer was pushing it back to its hole. Between them they filled the road, and neither would leave off first. You were to tell them which of the two had the law on his side; it is an offence to move one, they stated, while pushing.',
      'A farmer had sat down on a milestone in the road, to prevent a veteran from dragging it any farther. The veteran had a rope to it; he could not walk to the land he was owed, and had undertaken to bring the mile to him. They stopped across your way. You were asked to look at the hole it came from, and to give a ruling.',
      'A veteran had dug up a milestone, in order to be nearer to a farm that he had been promised, and the farmer next door was pushing it home to its hole. It had come to rest in the roadway, in front of you. They held you there to be a witness. What it said was thirty-one miles, and it was by then untrue.',
    ],
    still: [
      'The milestone still lay across the road, the veteran and the farmer held each an end of it, and you could not get by. It was, as a matter of law, nowhere.',
      'The milestone still blocked the road, and neither the veteran nor the farmer would let you by. They were not on terms, and had both sat down on it.',
    ],
    givenUp: [
      'The milestone was put back in its hole by a surveyor, and the veteran’s farm was ordered to be looked into. You were let by, with a caution for delay.',
      'The veteran and the farmer sat down to eat, and agreed about one thing, namely you. The stone was left to be dealt with by surveyors, and you might step over it.',
    ],
    later: [
      'The milestone was upright in its hole and said thirty-one. A steady hand had added: more or less.',
      'The milestone had been set in a bed of mortar the size of an oven. At one corner the mortar had been picked at, with a spoon.',
      'An old soldier of that district had been given his farm, you were informed, at a spot which the surveyors have agreed to call the fortieth.',
    ],
    shows: ['milestone', 'veteran', 'farmer', 'hole'],
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Set the milestone back in its hole',
        description: 'Half a ton of the deified Trajan, to be moved by one back, without authority.',
        success: [
          'You walked the milestone on its edges, a corner at a time, and it dropped home into its hole. The whole of the road, from there to Rome, was once more correct. Both parties were asked for their objections, and neither was able to state one.',
          'You levered the milestone back into its hole, with a pole under it and a shoulder under that, and they let you go on. Trajan was then found to be upright, and facing the road.',
          'You got the milestone into its hole, with the help of both. You cleaned out the hole first, and a mason’s mark was still in it, with a lamp left for luck. On seeing this they both took hold. The three of you had it in before the subject could be reopened.',
        ],
        failure: [
          'The milestone was let go by somebody and went over the wrong way, on to you. It has EMPEROR AND FATHER on it, in deep letters, and for some time so had you. It lay in the road as before.',
          'You had the milestone on end, and it fell over again. It was noticed that the number faced the field, and was corrected; it was then noticed that it had been facing the field since Trajan.',
          'You could not set up the milestone, as the hole had been made wider in the course of the dispute, and it fell straight in. Nothing could be read there but the top of a laurel. The veteran and the farmer pulled it out again.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Pace out where that mile really ends',
        description: 'A thousand double paces, without an error, while both parties talk to you.',
        success: [
          'You paced out the mile, and it ended between the two claims, in a ditch. The ditch was inspected, first by the one, second by the other, and they went home arm in arm.',
          'You paced the mile, and both men accepted it. A bean was dropped for each pace, and the beans were counted by both. The thousandth lay on a flat stone with room for one man. They tried it in turn, and each was handed down by the other.',
          'You paced the true mile, while they held the ends of a cord, and it came out on a third man’s doorstep. He objected to both. It was remarkable how soon the veteran and the farmer were of one opinion, and cleared the road.',
        ],
        failure: [
          'You lost count of the paces. You had got to eight hundred and ninety, or nine hundred and eighty, when you were asked what you were doing. It was the farmer who asked, and he is sorry.',
          'You paced the mile from the east and from the west, and the two results were a field apart. The field belonged to neither, and was claimed at once by both.',
          'You marked the mile, and it was not accepted, since your legs are not those of a legion. The record was searched for the length of a leg, and there was none. They went back to the stone.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Ask both what the milestone means to them',
        description:
          'Whoever talks is not pushing, and they may make it up; nobody moves a milestone from wickedness alone.',
        success: [
          'You heard them both out, and it made them friends. They told it sitting on the stone in a row, and a cheese went up and down. By the end you had been asked to witness a will and to stay to supper. The stone was put back by all three, as an afterthought.',
          'You asked what the milestone was to them, and they stopped quarrelling in order to answer. There was a farm in it, and a father, as is usual. Thirty-one miles had been a good place for it, one of them stated in the end, and they put it back.',
          'You heard that the veteran had nobody left who would walk to the fortieth mile to see him, and that the farmer had a spare barn at the thirty-first. It is not clear which of them thought of it; they put the stone back together.',
        ],
        failure: [
          'You heard about the boundary, then a sister-in-law, then the boundary, and nothing was settled. In the course of it the milestone was let down, without malice, on your foot.',
          'You heard nothing that was of use, since both told it at the same time, each in the ear that was nearer. You were afterwards unable to say which of them had lost what.',
          'Your question started the quarrel again. It was established that they had been friends, and then why they were not; and here, as you had asked, they went on from where they had stopped.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none', 'Rolled itinerary'], {
        action: 'Look up the mile in your rolled itinerary',
        description: 'It shows the road mile by mile, and so where the stone belongs; it is nine years old.',
        success: [
          'Your itinerary agreed with the ground but for a shrine, and showed that it was the road that had been moved. The veteran and the farmer looked at the shrine, and at each other, and rolled the stone home before anybody should hear of it.',
          'Your itinerary settled it. A blot on the roll, at thirty-one, was found to be a blot on the ground as well: a black rock. It lay opposite the empty hole. Both agreed that nobody could argue with ink.',
          'Your itinerary had an answer for both: at the thirty-first mile was a note, “farm here, good well, unclaimed”. The veteran asked you to read that again. The farmer went to find him a spade.',
        ],
        failure: [
          'The itinerary settled nothing, as everybody held it, with four thumbs. When it was returned to you a piece of Gaul could no longer be read.',
          'The itinerary was of no use: by it you were at that time in the sea. A second reading placed you in the year before. The two thanked you, and took up their ropes.',
          'You had unrolled the itinerary on the road when a cart came, and nothing was compared. Its driver had stopped upon it; he had stopped to give his own opinion, and he had a cousin with a field.',
        ],
      }),
    ],
  },
  'interpreter-at-the-line': {
    terrains: ['forest', 'swamp', 'mountains', 'desert', 'coast'],
    weight: 2,
    cast: { interpreter: 'he', chief: 'he', tribune: 'he', children: 'they' },
    openings: [
      'You came to a ford on the frontier. A chief stood on the far bank with two hundred spears, and with children and cattle, and wished to be let in; on the near one stood a tribune. The interpreter between them was making it up, as you could tell, having some of both tongues. Nobody might cross until it was settled.',
      'A tribune had shut the ford on your way, because a chief had come to the other bank with all his people, with spears and with children, and he did not know what they wanted. The interpreter stood up to his knees between them and translated everything wrongly. You knew that tongue from a horse-fair, and you could not cross until they had done.',
      'A chief and a tribune faced each other across a ford that you had to use, and the interpreter between them gave each of them the wrong words. A greeting had become a threat. The ford was closed to you meanwhile, and two hundred spears beyond it leaned in, over the heads of their children.',
      'At the ford where you had to cross, a tribune would speak a sentence, the interpreter would close his eyes, and the chief on the other bank would hear a different sentence. You followed both tongues. Each side had now been promised the other’s cattle; the spears were up, the children had been told to sit, and nobody could cross until they agreed.',
      'A chief had come to the ford on your way with his whole people and asked for land, and the interpreter told the tribune that they had come about a goat. You were the only other person there who knew both languages, and you could not pass until they had done. There were two hundred spears. There were more children than spears.',
      'At a ford by which you had to cross, an interpreter had just turned a chief’s greeting into a threat, and you had understood both. The tribune reached for his sword; across the water the chief stood up, and the spears, and some of the children. Nobody was allowed over until they had come to terms.',
      'A chief had made a joke across the ford, and the interpreter, who stood in the water with his tunic tied up, gave it to the tribune as an ultimatum. You had that language from a nurse and knew better. No one could cross, and behind the children the spears had been laughing, and left off.',
      'A tribune had closed the ford before you, because two children from the other bank had jumped it. He demanded to be told why; their chief called over that they would come home when they were hungry; the interpreter, in the middle, reported this as a siege. You understood everyone, and could not cross. The spears understood nothing.',
      'You came to a ford that was shut. The chief on the other bank had proposed peace, and the tribune on this one had accepted it, and neither knew. The interpreter, who stood between them to his belt in the water, had lost his place and was ashamed to say so. You knew it by listening. The spears were restless and the children bored.',
      'A tribune and a chief were talking across the ford where you had to cross, and the interpreter, who is paid by the word, gave each of them something else to hear. You had a little of both tongues. You were not to cross till they agreed, and the spears stood close, and the children had begun to dig.',
    ],
    still: [
      'The ford was still shut, and the tribune and the chief still did not understand each other. A number of spears, which had been lying down, were now upright.',
      'The ford was still shut, and the interpreter still stood in the water between the tribune and the chief, inventing. He had applied for a cup of water.',
      'Nobody was let across the ford, since the chief had still not understood the tribune. The tribune had said it over again, louder.',
    ],
    givenUp: [
      'An old woman was found who spoke both languages, and the tribune and the chief came to terms. The spears were laid down, and you were let over the ford unthanked.',
      'It was agreed, by signs, to adjourn until there was a second interpreter. The chief took his spears home, nobody had been killed, and the ford was opened to you.',
    ],
    later: [
      'At the ford of the interpreter the frontier was where it had been. On the far side a gameboard had been drawn in the mud, and on the near side somebody had moved.',
      'A post had been driven in at the middle of the ford, with a seat, to show where an interpreter is to be stationed.',
      'On the near bank was a board with four words of the other language. One had been crossed out, by a person who spoke it.',
    ],
    shows: ['tribune', 'chief', 'interpreter', 'spear', 'children'],
    offers: [
      does(['talk', 'intellect', 'medium', 'slight'], {
        action: 'Wade in and translate it truly',
        description: 'Neither side has so far been told what the other said, and on the whole it is rude.',
        success: [
          'You waded in and translated all of it word for word, with the insults, and they came to terms. The chief sat up and looked at the tribune with respect, for the first time. The ford was opened by two men who now knew what they were called.',
          'You translated truly, and it was found that the chief had asked only for pasture. The tribune had been accepting his surrender. Both of them looked at the interpreter, who stated that he had been trying to keep it friendly. There was pasture, and it was granted.',
          'You translated to each the apology which the other had made, and there was peace at the ford. At the third a spear was laid on the ground by someone, and then, for want of a reason not to, they all were.',
        ],
        failure: [
          'You translated one word wrongly, and it was worse than before. In that language one verb means both to honour and to bury; the tribune, you announced, desired to bury their chief. The first spear went by at the height of your ear.',
          'You translated exactly, and both sides were furious. The interpreter, it was discovered, had kept them from each other’s throats for nine years. He was asked to go on.',
          'You had the words for it only from the horse-fair, and they did not serve. The chief was asked by you, before his people, to open his mouth and trot.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Watch the children instead of the spears',
        description:
          'They have not been taught what to hide, so you could tell the tribune what their people want; your back is to the spears.',
        success: [
          'You watched the children and could prove that they came in peace: they had rags on their feet and were looking at nothing but the granary. Nobody brings those to a battle. You reported this to the tribune, and he had the ford opened.',
          'You saw that two of the children were baking, and it ended the alarm. They made loaves out of mud, and offered one to a sentry, and he took it. A people does not go to war with its bakers in front, you submitted, and the tribune so found.',
          'You saw that the smallest child had been washed behind the ears, against her will, as is done for visits. The tribune inspected the ears from across the water, his archers were told to stand easy, and you crossed.',
        ],
        failure: [
          'You watched the children and learned nothing, as they put out their tongues. In your rear a stone was thrown. It could not be learned from which side, and the ford stayed shut.',
          'You watched one boy so long that it was misunderstood. He was the chief’s son, and the interpreter told the tribune that you had made an offer.',
          'You watched the children, and gave a false alarm. They had a game with a stick, and you saw in it the plan of an attack. You took it back, but on the other bank they had already moved the cattle.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Carry a loaf across to the other side',
        description:
          'The tribune’s men will give you one; it is twenty paces in the open, toward people who are hungry and armed.',
        success: [
          'You carried bread across, and both sides ate of it. You broke a loaf in the middle of the ford, ate your half, and held out the other. A woman came in for it, and broke hers. When it could not be divided further the crossing was opened.',
          'You walked over with a loaf on your head, so that both hands could be seen, and it made peace. An old man smelled it and sent for a cheese. Nobody can share a cheese at a spear’s length, and they came nearer.',
          'You carried over a loaf, and it ended the dispute. It was taken from you by a girl, who carried it to the chief, who carried it to the tribune. He had had no breakfast. They were both chewing when the interpreter opened his mouth, and he was told that it would keep.',
        ],
        failure: [
          'You were halfway over with the bread when something was let fly, from nerves, and you had to turn back. To this day each side has a file to show that it was the other.',
          'You slipped in the ford, and the bread went down the river, past both parties. It was followed on foot along either bank, and the ranks were a good deal disordered. Nothing was agreed.',
          'The bread was accepted with thanks, and it did not help, since it was divided among two hundred. They had not known, until each had his crumb, how hungry they were. The spears came closer.',
        ],
      }),
    ],
  },
});

export const empirePursuits: readonly Pursuit[] = pursuits('empire', {
  'read-the-road': {
    places: ['plains', 'hills', 'forest', 'desert'],
    needs: BY_DAY,
    ...does(['explore', 'intellect', 'easy', 'none'], {
      action: 'Read the survey marks along the road',
      description:
        'They may tell you where there is water; they are cut small, and were addressed to the next surveyor.',
      success: [
        'You found three survey marks on stones by the road, and learned from them where there was water. There was an arrow, then a number of paces, then a word about the legate. The water was good. The word was underlined.',
        'You found survey marks by the road and followed them to a spring. At the first mark the surveyor had been bitten, at the second bored. At the third he had seen water to the left, and had not been believed by the office. It was where he said.',
        'You found survey marks on the stones of the road, and followed them to a bench with a view of the whole district. Each mark had been corrected by a second hand, and the second by a third. It was only good to sit on.',
      ],
      failure: [
        'You followed some survey marks that you found by the road, and they were not survey marks. They had been cut by the drainage department, and you were standing in a drain.',
        'You found survey marks by the road, and learned nothing from them. The first referred to the second, the second to the third, and the third to a map. The map, it was stated on the fourth, is kept in Rome.',
        'The marks that you read along the road told you nothing of the country: they were a love letter, one word to a stone, addressed to a girl in the pay office. You went back at the sixth word. The rest was not official.',
      ],
    }),
  },
  'dig-a-camp': {
    places: ['plains', 'hills', 'forest', 'mountains', 'desert', 'swamp', 'coast'],
    needs: BY_EVENING,
    ...does(['force', 'endurance', 'easy', 'none'], {
      action: 'Dig in for the night by the book',
      description: 'Ditch, bank and stakes, for a force of one; the rule has been proved foolish every time but once.',
      success: [
        'You dug a camp for one by the book, three feet by three, with a bank and a gate, and rested in it. You dined in the exact middle. The garrison was inspected and found cheerful.',
        'You dug yourself in behind a bank of turf and slept safely; and when you rose there were tracks all round the outside, twice, and away. Remark: not a dog’s.',
        'You dug ditch, bank and stakes, and slept soundly behind them. Nothing attacked. It is for this that the rule exists.',
      ],
      failure: [
        'You dug a camp, and had no rest in it. All four sides were complete, and you were lying down within them, when it came to notice which way the ground sloped.',
        'Your ditch came to nothing. At a depth of two feet was found the ditch of an earlier camp, with water in it. The earlier camp had been given up for the same reason.',
        'You dug and fenced a camp, and could not get into it. The gate had been left out of the plan, and you and your porridge were on different sides.',
      ],
    }),
  },
  'morning-levee': {
    places: ['city'],
    needs: { hours: ['morning'] },
    ...does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Attend a great man’s levee',
      description:
        'It is his morning reception: you wish him good day, early, in clean wool, and may be told something for it.',
      success: [
        'You attended a great man’s levee, and he told you that the harbour-master was to be dismissed. You had been given one nod and one sentence, from the side of the mouth. He had known your name, or his slave did, which is the form that it takes.',
        'You waited at a great man’s levee, and learned from the others in the line that he was in debt to nine of them. He was late. By the time that your civility could be handed to him you knew more of his affairs than his steward.',
        'You came to the front of the line at a great man’s levee, and he told you that corn would be dearer in a month. You were placed ninth. The eighth fainted, the third was arrested, and so you were taken for a person of some importance.',
      ],
      failure: [
        'You went to a great man’s levee and displeased him, as you laughed at his joke before the end of it. A place was assigned to you in the line for the next occasion, and it was in the street.',
        'You went to a great man’s levee, and he took you for somebody else. He began to confide in you, saw his mistake, and had you shown out. The somebody else was next in the line, and had heard it.',
        'You gave offence at a great man’s levee: you said good day to the steward, under a misapprehension as to his cloak. The patron observed this. His own, it was pointed out to you, was the plainer of the two.',
      ],
    }),
  },
  'public-baths': {
    places: ['city'],
    needs: { hours: ['noon', 'dusk'] },
    ...does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Spend the afternoon at the baths',
      description: 'You wash, sweat and listen to what is said; the whole town attends, and nobody can conceal much.',
      success: [
        'You spent the afternoon at the baths and heard from a bald man that corn would be dearer and that a judge had been bought. There was a steam room, a cold room, and a bald man in either. Received besides: a clean neck.',
        'You had yourself scraped at the baths by a man who had scraped two governors, and he told you which of them took money. It was the one with the better back. You lay still and had your own done twice.',
        'You listened at the baths, where rank is left at the door with the sandals, and heard how a judge is bribed. You floated for an hour between one and a man whom he had sentenced, and they compared what it had cost.',
      ],
      failure: [
        'You heard only half of a story at the baths, about a stolen will, since you stayed in the steam for the end of it and fainted. The end was supplied to you later, by the persons who had carried you out, and contradicted it.',
        'You went to the baths, and the water had been let out, for an inspection. You sat in the basin with eleven others, in order of arrival, and nobody was willing to be the first to mention it.',
        'You had no good of the baths. Your towel was claimed by a senator, and he was believed. The remainder of the afternoon was passed by you behind a statue of Modesty.',
      ],
    }),
  },
});

export const empireFinds: readonly Find[] = [
  {
    places: ['plains', 'hills', 'city', 'forest'],
    item: item('Bronze military medal', 8, 'For valour, to a Tiberius somebody, who has scratched out the somebody.'),
  },
  {
    places: ['city', 'coast', 'plains'],
    item: item('Jar of fish sauce', 4, 'Best Gades. It has been sealed twice and ought to be a third time.'),
  },
  {
    places: ['desert', 'plains', 'hills'],
    item: item('Glass flask', 6, 'Sidon blue, with one breath of perfume left in it.'),
  },
  {
    places: ['city', 'hills', 'mountains'],
    item: item('Curse tablet', 3, 'Lead, folded, nailed. It is about a dog.'),
  },
  {
    places: ['forest', 'swamp', 'mountains'],
    item: item('Bog-iron sword', 9, 'Not one of ours. It bends, and comes back angry.'),
  },
  {
    places: ['coast', 'city'],
    item: item('Ivory theatre pass', 5, 'Row nine, on the aisle, in a theatre that burned down.'),
  },
  {
    places: ['plains', 'city', 'desert'],
    item: item('Votive foot', 2, 'In clay, life size. One hopes that he was cured.'),
  },
  {
    places: ['hills', 'forest', 'plains'],
    item: item('Surveyor’s cord', 5, 'Waxed hemp, knotted at each foot, and honest to a hair.'),
  },
  {
    places: ['mountains', 'hills', 'desert'],
    item: item('Silver mine token', 7, 'Good for one loaf underground.'),
  },
  {
    places: ['coast', 'swamp', 'city'],
    item: item('Painted dice cup', 4, 'There is a small dog on the bottom, to wish you luck.'),
  },
  {
    places: ['swamp', 'forest', 'hills'],
    item: item('Amber figurine', 13, 'A sleeping bear, from beyond the line, warm to the hand.'),
  },
  {
    places: ['desert', 'coast', 'mountains', 'city'],
    item: item('Ostrich plume', 6, 'Meant for a helmet that did not come to need it.'),
  },
  {
    places: ['plains', 'forest', 'swamp', 'mountains'],
    item: item('Marching flask', 3, 'Vinegar and water, the drink of people who conquered everyone.'),
  },
];
