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
    openings: [
      'Present, in order of rank: a census clerk at a folding table; one soldier; a village, drawn up by height, the tallest at the front; and yourself. The total had come out one short, twice. No traveller was to go by until it agreed, and the clerk required you to stand in the row.',
      'In the matter of this village two totals had been obtained, and the census clerk could send in only one. He had set his table across the road and placed the people by height, from the tallest down to a child in arms. You would not be let through, he stated, until he had counted you among them.',
      'The census clerk gave two reasons for stopping you. First, his total was one person short. Second, his table stood across the road, and might not be moved while the count was open. The village was in order of height, from the tallest down. A place had been found for you beside the potter.',
      'A gap had been left in the village, behind the tallest man, and it was of your size. It is not recorded by whom you had been measured. The census clerk sat at his table in the middle of the road with a total that wanted one. He wished you to step into the gap; stepping past it was not permitted.',
      'It was submitted by the tallest man present that the baker had been counted twice. It was submitted by the baker that he had not been counted at all. The census clerk struck out his total, closed the road to you with his table, and required one more person for that village. The reason would be supplied afterwards.',
      'A soldier, acting under orders, asked your name, your tribe and your number of olive trees. The orders were those of the census clerk, whose table barred the road and who was one short. Before him stood the village, from the tallest down. You were to be added to the total, or to wait until it came right without you.',
      'First count: one hundred and eleven. Second count: one hundred and twelve. The census clerk had both totals in front of him on a table, and beyond the table the village, sorted by height, with the tallest first. He had been instructed that there is one answer. You might pass, he said, when you had been part of it.',
      'You were found upon the road without having been counted. This was put to you by a census clerk, at a table which left no room on either side. His total was short by one. The village stood ready by height, and the tallest had been asked to move up. Remark: it was the clerk’s first post, and he had written home about it.',
      'The error, it was stressed, was not the clerk’s; somebody in that village had died without giving notice. The people were drawn up from the tallest to the least, before a census table that blocked the road, and the total wanted one. Whoever came next was to be stopped and entered. You came next.',
      'Three classes of person may walk past a census: soldiers, priests and the dead. The clerk read this out to you over his table, which filled the road. You were none of these, and his total lacked one. The village had been arranged by height, the tallest nearest to you, and had been forbidden to grow.',
    ],
    still: [
      'The wax had been smoothed, and the count had begun again from the top. Permission to sit was not given.',
      'The row stood as before, except for one boy, who had been moved up a place. It was a long census and he had grown.',
      'An application by the tallest man to be allowed to stoop had been considered, and was refused.',
    ],
    later: [
      'A copy of the census was nailed to a post there. The people had been torn off it for kindling, and it now consisted of goats.',
      'Four square holes in the road showed where the table had stood. The villagers at the well, it was observed, had drawn up by height.',
      'The village had been informed of its number and had had it carved over the well. A child had since been born. Space had been left.',
      'The folding table had been kept. It was in use for cheeses, which were arranged on it from the largest down.',
    ],
    who: { trade: 'census clerk', gender: 'male' },
    shows: ['clerk', 'table', 'village', 'tallest', 'total'],
    toward: 'for',
    offers: [
      does(['talk', 'intellect', 'easy', 'none'], {
        action: 'Quote the exemption for travellers',
        description: 'There is one, or there ought to be; the number must be given as if you had drafted it.',
        success: [
          'You cited the chapter, the paragraph and the consul of the year. The clerk looked and found it, together with a note in his own hand that he had been missing for two provinces. You were entered under “transit” and let by.',
          'You gave the rule, then the exception, then the case of the muleteer, which you had made up. The clerk had once met that muleteer. The soldier was instructed not to touch you, and you walked round the end of the row.',
          'The word “amended” was used by you, once, in a tired voice. Nobody had told the clerk of an amendment. He took himself out of the total, added again, and it agreed; you were thanked and were no longer required.',
        ],
        failure: [
          'You cited the clause. It had been drafted by this same clerk, as it emerged, and he explained to you before the whole village what is meant in it by a traveller. You were not what is meant.',
          'You gave a number without hesitating. It was looked up, and it governs the burial of mules. No comment was made. You were shown to the place beside the potter.',
          'The exemption was not disputed. It is granted, upon written request, at an office eleven days from there; and until you had been to the office, the clerk regretted, you were a villager.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'none'], {
        action: 'Slide out behind the tallest man',
        description: 'The count begins from the front; success depends first on timing, second on going bent.',
        success: [
          'When the clerk bent to blow on his wax you passed behind the tallest man, then behind a handcart, and were off the road. A total was called out in your rear. It was received in silence.',
          'You lowered yourself by one head, and then by another. By the time that he looked up there was only a gap; and the village, which had been told to leave no gaps, closed it. You continued on your hands and knees.',
          'The tallest man was seen to move one pace to the left, for no reason that he gave. You went by in his shadow. Remark: he had been moved eleven times already by the same clerk.',
        ],
        failure: [
          'You had come to the end of the row when a child inquired, clearly, where the new one was going. Of all the questions put in that census it was the only one to be answered at once.',
          'Behind the tallest man you met the soldier, who had been posted there in case somebody should try it. You were returned to the front. He was commended.',
          'The timing was correct. Your hat, however, was observed to be travelling along behind the row. It was stopped, and you were found to be under it.',
        ],
      }),
      does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Stand and be counted',
        description: 'On your feet, in order of height, for as long as it takes, for the good of the treasury.',
        success: [
          'You stood, and the sum agreed, for the first time since the deified Augustus. The clerk stamped your hand with a stamp that he had no right to. It is entered here that he wept.',
          'You were counted three times over, and came to one person each time. On this the clerk built the rest. When he had a total he said it aloud; he then asked, as a favour, if you would say it back to him.',
          'Stools were brought out to the aged and beans to everybody. You stood until the last head, which was a baby’s, and the two numbers were found to be the same. The table was folded up, and the road was open.',
        ],
        failure: [
          'You stood until you fell down. You were counted standing, and afterwards lying, and on this account the whole of it had to be begun again.',
          'You held your place well. It was then pointed out that you had been placed by your height with boots and the rest without them. The row was dissolved, and formed up again, barefoot.',
          'The total came out one over. It was the opinion of the clerk that this was worse, and the opinion of the village, taken separately, that it was you.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Wax tablet'], {
        action: 'Check his total on your own tablet',
        description: 'Two persons will be adding in public, and it will be shown that one of them is wrong.',
        success: [
          'You found it inside a quarter of an hour: the widow had been carried. The clerk turned white, struck her out, and asked you in confidence if you had ever considered the service.',
          'You added down, he added up, and you stopped at the same line. The priest had been entered first as a person, second as a household. One stroke disposed of him. The clerk thought that he would sleep now.',
          'Your total and his differed by one, and so did his and itself. It was traced to a squashed fly in the tens. The fly was removed with the blunt end of a stylus, and you were permitted to proceed.',
        ],
        failure: [
          'You arrived at a third answer. It was recorded beside the other two. A certain joy was noticed in the village, at the prospect of another week without work.',
          'The two tablets were laid side by side and added together in error. That village was found to number two hundred and twenty-three, and an officer was to be sent about the drains.',
          'You were half way down when you asked the clerk what a certain mark was. He did not know. It stood in every line, and he had been counting it since the coast.',
        ],
      }),
    ],
  },
  'leaking-aqueduct': {
    terrains: ['hills', 'mountains', 'plains', 'desert'],
    weight: 2,
    openings: [
      'Present: an inspector of waters, at the foot of the ninth arch; a water thief, at the top of it, with a chisel; and yourself, between. The channel had been cut open for the sake of some melons. The inspector wished the leak stopped, could not climb, and had closed the road until somebody did.',
      'The following loss was reported: one leak, in the channel of the aqueduct, above the ninth arch, so many pints an hour. It had been made by a thief, who was still up there improving it. The inspector held the road shut. He was too stout for ladders, he stated, and you did not appear to be.',
      'You were wetted under the ninth arch, and by that arch only. A thief had knocked a hole in the channel overhead to water his melons. The inspector of waters pointed out the leak, and the order which forbids anybody to go by until it has been stopped. The order had his own name on it.',
      'An inspector of waters was reading the penalty upward to a thief, at the ninth arch of the aqueduct. At each clause the leak above him grew. The thief was enlarging it with a chisel, and asked from the edge of the channel to hear that part again. The road was closed, you were told, until the law prevailed.',
      'The inspector had three forms: one for a theft of water, one for a leak, and one for an act of Jupiter. He could not tell from below which was wanted. Up on the ninth arch a thief was chiselling at the channel, and melons throve. Nobody was to pass beneath until it had been looked into, and you were asked to look.',
      'A town seven miles off had written that it was thirsty. The letter was shown to you beneath the ninth arch, where the leak fell on it. The thief sat over your head, astride the channel, with a chisel and a good view; the inspector stood in the road, and would let nobody by who had not first been up.',
      'It had been ordered that the thief be brought down, and the order was made out to “an inspector with knees”. The inspector present wished it noted that he had none. He had stopped the road under the ninth arch. Above ran a channel with a leak in it as wide as a hand, and melons hung in reach.',
      'A melon was dropped from the ninth arch and burst before your feet. By whom is not in doubt: there was a thief up there with a chisel, at a leak in the channel, which he wished to keep. The inspector, who wished it shut, had barred the road beneath and was collecting the pieces as evidence.',
      'Under two heads the inspector explained why you could not go by. First, the road ran below the ninth arch, and the arch was weeping. Second, the thief responsible was still at the channel with a chisel, making a leak into a fountain. It would reopen upon repair. Remark: the melons were excellent.',
      'Fines to the number of three had been served on the thief, and he had sent them down again wet. He lay along the channel on the top of the ninth arch and kept a leak open for his melons. The inspector of waters had no more paper. He had therefore closed the road, and you were the first to be held by it.',
    ],
    still: [
      'The water continued to go the wrong way. As to that the law was quite clear, and it was also some distance off.',
      'A cough was heard up on the arches. It was followed, after a suitable pause, by tapping.',
      'There had been a crack, then a shout, and a second leak was now under consideration beside the first.',
    ],
    later: [
      'The ninth arch had been mended in brick of another colour. A melon had been admitted at the join.',
      'A board under the ninth arch gave notice that water was not to fall there. The board had warped.',
      'The garden was found to be dust, with strings laid out on it. One vine had gone up the pier as far as the channel, in order to verify.',
      'A plumber’s stamp was to be seen on the ninth arch, with the consuls of the year. Below it, by another hand, stood a melon.',
    ],
    who: { trade: 'water thief', gender: 'male' },
    shows: ['arch', 'channel', 'leak', 'thief', 'inspector'],
    toward: 'against',
    offers: [
      does(['craft', 'vigour', 'easy', 'slight'], {
        action: 'Go up and stop the leak',
        description: 'Sixty feet of wet stone, which was never intended to be used by persons.',
        success: [
          'You climbed by the masons’ holes and packed the crack with tow and clay until it held. Far down the line, in due course, a fountain was reported to be playing. You will never see that town.',
          'The thief lent you his chisel, being too much surprised to refuse. You cleaned out the joint with it and shut it up in his own good clay. It was neat work, as he was obliged to state.',
          'You wedged your back in the arch and rammed the joint, with the river in your face, and it stopped. The thief had held your bucket. Remark: the dripping had been keeping him awake.',
        ],
        failure: [
          'You put a thumb over the crack. The full quantity of water assigned to a town then leaned upon that thumb, and it was withdrawn.',
          'The hole was packed, and is certified to have held. All that was unable to come out there came out a yard to the left, where you were.',
          'You bent over the edge to see where it came from, and were shown. You were recovered from among the melons by the feet, and asked for your findings.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Reason with the water thief',
        description: 'He has nine children, a chisel, and the advantage of height.',
        success: [
          'You mentioned the fine, which was large, and then a licence, which was small. He had not known that there were licences. He came down to apply for one, and the petition was drawn up on his knee.',
          'You asked him the names of the nine. He gave them from the eldest down, and at the seventh he put aside the chisel, since she was the one who carried water. The hole was stopped by himself, from within.',
          'It was explained to him that the town at the other end had children too, and how many. He made you repeat the figure. He then closed the leak by half, then altogether, and sent down his apologies in a melon.',
        ],
        failure: [
          'He heard you with attention to the end. He then turned the pipe a little, since you had come so far, and the reply was received on your head.',
          'You spoke on theft. He spoke on harvests, on landlords and on the price of seed, in that order. At the close of the discussion it was you who had admitted something.',
          'Your arguments were answered one by one, by the children, who had been hidden along the channel. They had been taught to speak in turn, and it took a long time.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none', 'Plumb line'], {
        action: 'Drop a plumb line and find the fault',
        description: 'Lead does not lie, but it takes its time to make a statement.',
        success: [
          'The sixth pier had sunk by one thumb. From this the crack had followed, from the crack the melons, from the melons the thief. Two wedges were recommended, and they were driven in while you held the line.',
          'The lead hung true at eight arches and swung out at the ninth. A keystone had been put in upside down, and the name of the contractor was on it. It was turned. The hole closed by itself, with a sigh.',
          'You let down the line before witnesses and it touched the wrong side of the stone. Nobody had stolen anything at first, it was found; the water had been leaning. They propped the arch with a beam, and the thief held it.',
        ],
        failure: [
          'You let down the line and it hung straight. At the next arch it did the same, and at the next. The hill, as was at last established, was the part that was leaving.',
          'The lead was still swinging when a goat came under it. The reading was taken from the goat by mistake, and a sound pier was condemned.',
          'You measured with care, from the top. The thief, wishing to be of use, steadied the cord with his foot, and the whole of the aqueduct was shown to be eleven inches out.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Search the whole channel for a hidden pipe',
        description: 'There will be a second thief; he will be neat, and he will be an important person’s plumber.',
        success: [
          'It was behind a laurel: a lead pipe, with a senator’s stamp on it. You folded the end over and beat it flat. The household would be informed of it shortly, in the bath.',
          'You knocked along the plaster until it sounded hollow. Within was a bronze tap of the best make, which stands on no plan, and you turned it off. Up among the statues a number of fountains were heard to stop.',
          'You followed a damp line through an olive yard to the back of a shrine. The god there had been receiving more water than the town. He was cut off, respectfully, and the channel filled.',
        ],
        failure: [
          'Six miles of channel were inspected, stooping. At the sixth was an official notice that it is forbidden to walk in the channel.',
          'You tapped on the plaster and were answered. It was a mason, on the inside, who had been sent to look for whoever was tapping.',
          'There was a pipe. You traced it through two vineyards and a pigsty, and it led back into the channel. The water was being stolen and returned, and nobody could be charged.',
        ],
      }),
    ],
  },
  'cohort-election': {
    terrains: ['plains', 'forest', 'hills', 'coast'],
    weight: 2,
    openings: [
      'Present: a centurion; a standard and the man who carries it; a cohort, four hundred strong, with wine; and no emperor. Twenty candidates had declined. The road was held against all traffic until one was found, and the centurion, having looked you up and down, stated that you had an honest face.',
      'The cohort had resolved to proclaim an emperor, on three grounds: it was three months without pay; it had been given wine; and nobody had said no. It filled the road with its standard planted in the middle. A centurion informed you that you were the next candidate, and that candidates do not leave.',
      'It was a vacancy. The cohort had made an emperor at breakfast, and he had got out under the back of the tent. The standard had therefore been set across the road, the wine had been sent round a second time, and the centurion was taking names. Yours was asked for, with the spelling.',
      'You were stopped by a centurion with a list. The list had been drawn up by the cohort at his back, round its standard, over its wine, and consisted of persons fit to be emperor. All had been struck out, with reasons. There was one line left, and until it was filled nobody would be passed through.',
      'Votes had been taken by the cohort for a pay-clerk, a mule-driver and a statue. The first was up a tree, the second had offered money, and the statue did not drink wine. It was pointed out by the centurion, who held the road with the standard beside him, that you could be emperor as well as another.',
      'A purple blanket, one, was being carried about by a centurion, to see whom it would fit. His cohort had sat down in the road around its standard and would not move for anyone until it had an emperor to move for. There was a good deal of wine. The blanket was held up against you, and it was found to fit.',
      'In the matter of the arrears of pay, three months, the cohort had been advised that only an emperor could settle them. It had accordingly stopped, with its standard, all along the road, to appoint one. Wine was issued. The centurion regretted to tell you that the choice lay between you and a mule.',
      'The dice had been thrown for it four times, and had come up the Dog. There stood a cohort, and its standard, and its wine, and there was still nobody who was emperor. The centurion held out the cup to you. It was a free throw, he said, for passers-by; but there was no passing by without it.',
      'It was noted by the front rank that you had stepped aside for them. It was reported to the second rank as modesty, and it reached the rear as a claim. The cohort, which had drunk a wagon of wine, was in want of an emperor. The standard came down across the road before you, and the centurion saluted.',
      'Nobody in the cohort was senior enough to forbid it. The centurion had tried. They had got wine from somewhere and had stuck their standard in the middle of the road, and they would have an emperor before they let another cart through. They had begun, he wished it noted, to discuss you. Remark: he was sorry.',
    ],
    still: [
      'The cohort had not dispersed. The purple blanket was being aired at a fire, for a person not yet determined.',
      'A new name was on its way along the ranks. It was listened for with some anxiety, and it proved to be that of a mule.',
      'The list was being gone through a second time, from the recruits upward. Four hundred men had sat down to think, by centuries.',
    ],
    later: [
      'Of the election there remained four hundred burnt patches, in straight lines. On each of them a goat was lying.',
      'A shield lay in the ditch, trodden in at three of the corners. An emperor had been raised on it, it is believed, and not for long.',
      'An innkeeper of that district shows the bench on which an emperor was sick. He declines to say which emperor.',
      'You picked up a tablet out of the mud. On it stood “Soldiers”, then “Comrades”, then, nearly rubbed through, “Friends”.',
    ],
    shows: ['cohort', 'standard', 'wine', 'emperor', 'centurion'],
    offers: [
      does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Make them a speech',
        description: 'It should be short and promise nothing; twenty have been heard already.',
        success: [
          'You told them the state of the road ahead and what there was for dinner. Nothing true had been said to them for three months. They rose by tens, with some embarrassment, and fell in.',
          'You announced that a bridge was down, nine miles off, and would not mend itself. They considered this. It could be done, which the other proposals could not; and somebody was already asking for the length of the beams.',
          'You read them the pay-roll, from the top, by name. Each man answered. By the end it had been noticed by all four hundred that they were a cohort, and that they were standing in the road drunk.',
        ],
        failure: [
          'You got as far as the greeting. The last one had begun with the same greeting, and the ending was remembered.',
          'Your speech was heard in silence, and was then voted upon. It obtained three voices, all of them from the far end, where it had not been audible.',
          'You declined the office with so much dignity that it was taken down as acceptance. You were lifted up to be seen, and were not put down with equal care.',
        ],
      }),
      does(['force', 'strength', 'medium', 'serious'], {
        action: 'Take their standard and march off with it',
        description: 'Either they will follow it or they will kill you; there is precedent for both.',
        success: [
          'You drew the standard out of its bearer’s hands and walked north without turning round. For half a mile there was nothing to report. After that there were boots, in step, and somebody had begun to sing.',
          'The bearer wished to scratch, and you offered to hold it. It was on your shoulder and thirty paces away before either of you had understood the position. The first century fell in behind, under the oath; the rest came with the cook.',
          'There was a struggle, of which the less is said the better. It was ended by the bearer, who saw that you were facing the camp and he was facing the wine. He let go. Four hundred men picked up their dinners and followed.',
        ],
        failure: [
          'He was a large man and had carried it for sixteen years. He gave it up to you, brass end first, from a height.',
          'You took hold of it below his hands. A second pair of hands was then placed below yours, and a third below those. It was raised, with you on it, and brought down in the ditch a number of times.',
          'It had been got as far as your shoulder when he asked you to look at the other end. The other end is a spike. He was in charge of that, he said, and it was pointing at you.',
        ],
      }),
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Find who is paying for the wine',
        description: 'A mutiny does not run on water; look for a man with a full cup and a dry chin.',
        success: [
          'Two persons raised their cups and did not drink. You asked them aloud, with great respect, whose livery they had under those cloaks. The heads of the whole cohort were turned together, and they withdrew.',
          'You followed the jars back to a covered wagon, where each was written down as it was handed out. The list was held up for the centurion. At the foot of it was the name of a man who had meant to be surprised.',
          'You totalled the jars, and told the nearest file what they came to. It was more than the arrears. By the time that the sum had gone round, a steward with clean shoes was seen to be walking, and then he was seen to be running.',
        ],
        failure: [
          'You found the man who was sober. Three things were then established: he was large, he was religious, and he led the other half of the cohort.',
          'The wine had been paid for, it turned out, out of the burial fund, by everybody equally. Your question caused distress. You were asked to propose a better use for it, and could not.',
          'You went from jar to jar and tasted, to establish the vineyard. It was established at the ninth. By then your evidence could not be taken down.',
        ],
      }),
      does(['flight', 'reflexes', 'easy', 'slight'], {
        action: 'Be gone before they can crown you',
        description: 'The last three emperors made in this way reigned for ten weeks between them.',
        success: [
          'While another was being cheered you withdrew backward, a rank at a time, saying “Long live” to each hand. You had reached the baggage before you were missed. The mules gave no information.',
          'You asked leave to put on a clean tunic, as nobody could be acclaimed in this one. It was thought very proper. Two men came with you to the bushes as an escort, and turned their backs, and are perhaps there still.',
          'You seconded yourself, at the top of your voice, and pointed to the rear; and all four hundred turned to see who it was. It is asked that for “fled” be read “yielded the floor”.',
        ],
        failure: [
          'You were taken by the belt and hoisted on a shield. It was held up at the time by only three of its corners.',
          'You ran, and were overtaken by the pay-clerk, who had come down from his tree when he saw who was wanted. He sat on you until the others came. He was crying with relief.',
          'You had crossed the ditch when the trumpeter, seeing an emperor about to leave, blew the salute for it. All ranks stood to attention, except those to whom the catching of you had been assigned.',
        ],
      }),
    ],
  },
  'sacred-chickens': {
    terrains: ['plains', 'hills', 'coast', 'forest'],
    weight: 2,
    openings: [
      'Present, in order of rank: four sacred chickens, in a gilt coop; a general; an augur, aged nineteen; and nine miles of army. No army may march on a bad omen, and the chickens would not touch their corn. The road was closed in both directions. You were asked, as an outsider, for your view.',
      'In the matter of the halt, the facts are as follows. The sacred chickens had been offered corn before the coop. They had looked at it. This is an omen, and as long as it lasts nobody may go forward, in uniform or out; the augur, a boy, told you so, and was on the point of tears.',
      'The corn had been tasted by the tribunes, in order of seniority, and no fault was found with it. The sacred chickens remained in their coop with their beaks shut. Until they ate, the omen was adverse and the road was stopped. The augur, who was very young, held out the dish to you as well.',
      'A general was on his knees, saying “tuck, tuck, tuck”. It is not usual. The sacred chickens had refused their corn; the omen forbade him to advance and forbade you to go by; and he had been advised by the augur, through the bars of the coop, to try a softer voice.',
      'You came up with an army that had stopped for its poultry. The omen is laid down in two clauses: if the sacred chickens eat their corn it may march, and if they do not it may not. They had not, twice. The augur stood by the coop with his arms out, under orders to prevent you from passing on the left.',
      'Four sacred chickens had declined dinner, giving no reason. They were in the care of an augur of nineteen, who had heated the corn, cooled it, and chewed it. The omen applied to the whole road. A soldier stood with his spear across it, and was to let you through as soon as anything in the coop swallowed.',
      'Six thousand men had been ordered to turn their backs, so that the chickens should not be embarrassed. The corn lay as it had lain. From beside the coop the augur begged you, by signs, to halt; nobody might cross in front of an omen that had not been completed, and if you had a pleasant face you were to show it.',
      'Under the regulations an omen is taken as refused when the sacred chickens have not eaten the corn for the space of two sittings. The second was now drawing to its end. The column stood, the carts stood, and you were made to stand; and the augur, a youth with a striped hem, had put his own head into the coop.',
      'A legate recalled that in an earlier war the chickens had been thrown into the sea. It was noted, and nobody looked at him. The army had halted before the coop, and the road with it, until the omen should improve. There was corn up to the bars. The augur, aged nineteen, wished to know if you could peck.',
      'The flute-player had been dismissed from the neighbourhood of the coop, then the cook, then everyone with an unlucky name. The chickens had not been influenced. As long as the corn lay there the omen stood, and you could not go by. The augur asked your name, and wrote down, after thought, that it was neutral.',
    ],
    still: [
      'The omen had got no better. One of the hens had turned its back, and this was being left out of the report to Rome.',
      'Better corn had been sent for and laid before them. The smallest hen was seen to walk across it.',
      'The augur had moved to the other side of the coop, in case he should be what they objected to.',
    ],
    later: [
      'A small altar had been put up there to the Chickens, Returned. The dedication is signed by a general, in a private capacity.',
      'Eggs were not eaten in that neighbourhood any more. They were sold to the next, where nothing had been heard of the matter.',
      'Barley had come up on the verge for a distance of nine miles, in a strip, where the bread of an army had been offered.',
      'Four hens were being driven along the road by a boy. Two carters and a priest drew up, uncovered their heads, and gave them the right of way.',
    ],
    shows: ['chicken', 'coop', 'corn', 'augur', 'omen'],
    offers: [
      does(['craft', 'perception', 'easy', 'none'], {
        action: 'Look in the coop for what ails them',
        description: 'It is death to lay a hand on them; it is not laid down how hard one may look.',
        success: [
          'There was a weasel under the straw. The coop was tilted with a foot, it left by the back, and the hens were at the corn before it was out of sight. The omen was entered as good.',
          'You lay down and looked out from their side. What they saw was a polished shield, and in it four more hens, of a larger kind. The shield was moved; they came forward in order of age and ate.',
          'The eldest was sitting on something, and it was an egg. It had been forgotten that sacred persons might be in that position. A screen was brought, she was fed behind it first, and the rest accepted her ruling.',
        ],
        failure: [
          'You looked in and were taken by the nose. It was done by the eldest hen, who had been looked at by a great many people, and it is held to be no part of the omen.',
          'Nothing was found that ailed them. They were in excellent health, it was announced, and had therefore refused on purpose. Your finding had made the war illegal.',
          'The door had been left on the latch by some person. Three of the hens were returned in a helmet. The fourth walked home to Rome, so far as is known.',
        ],
      }),
      does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Propose another reading of the omen',
        description: 'It must stand in the books, or else you must say firmly in which book it stands.',
        success: [
          'In the time of the kings, you stated, a bird that fasts had meant hunger for the enemy. There was a silence, in which several educated officers decided to remember it. The column moved off.',
          'You distinguished between refusing and fasting, which is on another page. They fast before anything that pleases them. The augur declared it to be the page that he had been about to turn to, and was cheered.',
          'It was submitted by you that four abstentions are not a vote against. The general took a legal opinion on the spot, from the only lawyer in the ranks; he agreed; and the road was thrown open.',
        ],
        failure: [
          'It was a good reading. The augur wept. For that very reading, as he was able to show you, his predecessor had been drowned.',
          'You named the book, and the legate had the book. It was turned to your page, which was on the diseases of geese.',
          'The general was persuaded that the omen was favourable, and favourable to the enemy. He thanked you for making it clear, and ordered his tent to be put up.',
        ],
      }),
      does(['gift', null, 'easy', 'none'], {
        action: 'Offer a little honey on the corn',
        description: 'The honey is your own; it is not bribery if they are divine, it is only sticky.',
        success: [
          'Three drops were poured, with your head covered, as is correct. The birds considered it first with one eye, second with the other. Then a noise of pecking brought men down from the wagons to witness it.',
          'You stirred it in, and spoke aloud of other things, so as to exert no pressure. The oldest took one grain into a corner. The remaining three wished to be informed what she had got, and the dish was empty by the end of the inquiry.',
          'You put it down and walked away, as people do who have more. One gilded foot was heard on the boards. Before the trumpeter was found all four had eaten, and the general, not a religious man, had taken off his helmet.',
        ],
        failure: [
          'It brought wasps. The hens ate the wasps, all four, with a good will; the corn was left; and no ruling exists on wasps.',
          'You spilled it. It went down the bars, and the sacred chickens became attached to them, by the feathers. They were detached, one by one, by a colonel.',
          'It was eaten at once, by the augur, who had been fasting along with them for two days. He was not able to stop. Nobody had thought of asking him what he would like.',
        ],
      }),
    ],
  },
  'iron-collar': {
    terrains: ['forest', 'hills', 'mountains', 'swamp', 'plains'],
    weight: 3,
    openings: [
      'Present: three slave-catchers, with nets, at no great distance; their dogs, three, nearer; and in the way before you, at the edge of a stream, a man in an iron collar. The inscription on it asks for his return. He could run no farther, he stated, and asked that you had not seen him.',
      'The collar bore the following: “I have run away. Return me to Zoninus and receive a coin.” The man inside it had read it more often than anyone. He sat down in front of you by a stream, being unable to do otherwise. Three catchers were coming with nets, and their dogs had been let off; he asked for your help.',
      'A man stood before you in a stream with an iron collar on, and would not let you by until you had promised. He gave his reasons in order. There were three catchers, he said. There were three nets. The dogs, also three, he did not give as a reason, since by that time you could hear them.',
      'It was asked of you, by a person with an iron collar, whether you had to report what you saw. The law is that you do. He had got as far as a stream and his legs had stopped. The dogs were in the next field, the catchers behind the dogs, and the nets were over their shoulders. He waited for your answer.',
      'Property to the value of one man had been mislaid, and three catchers were out with dogs and nets to recover it. It was found by you, beside a stream. It wore an iron collar and was out of breath. He begged you, since there was nobody else there, not to call them, and the nearest dog had begun to give tongue.',
      'A word was misspelt on the collar. The man who wore it was a schoolmaster, and in four years it had not been permitted him to say so. He told you first, and afterwards that there were three catchers, with dogs and with nets, and that he did not know how deep the stream was. He asked you what you meant to do.',
      'He knew to the coin what you could be fined for speaking to him, and told you that before all else, with a hand over the collar. You were still there. So he told you about the catchers, three, and their nets; the dogs spoke for themselves. He had reached the stream, he said, and had no further plan.',
      'You were in the act of crossing a stream when a man rose out of the reeds of it, with a collar on his neck, and held you back by the sleeve. The catchers were on the path in front of you, he said, three of them, with nets. If you went on you would be questioned, and their dogs would find him by the answer.',
      'Under remarks, and not in the body of the report: there was an iron collar, and a man of about fifty was trying to take it off with a pebble, in a stream, and it had taken off a good deal else. Three catchers were near, with nets. Their dogs they called by name. He had been called “the tall one”. He asked you for help.',
      'The reward was one coin, and the collar said so on both sides. The man in it turned it round for you to read, in case it should decide you. Up the hill were three catchers with three dogs, and nets enough. Below was a stream. He could not cross it, he stated, or go back, and he hoped you would not stand there long.',
    ],
    still: [
      'The dogs were giving tongue on the other side of the stream. The letters on the iron could be read from where you stood.',
      'A dog had arrived at the reeds and sat down. It had been instructed to find, and not instructed what to do next.',
      'A whistle was heard, and another in reply. Both hands had been put round the ring, so that it should not be evidence.',
    ],
    later: [
      'Half of an iron ring had been hung on a branch by the way, at the height of the eyes. The name had been filed off by somebody.',
      'In the remains of a catcher’s net a wagtail was bringing up five. No claim had been made for it.',
      'Two dogs with a slave-catcher’s brand were lying at a farm door. They had been invited in, it is believed, by the children.',
    ],
    shows: ['collar', 'catcher', 'net', 'dog', 'stream'],
    offers: [
      does(['craft', 'strength', 'easy', 'slight', 'Iron crowbar'], {
        action: 'Break the collar off with the crowbar',
        description:
          'It is to be done against a rock, with a neck inside; first you must not slip, second you must not be heard.',
        success: [
          'You asked him to think of something that he owned. There was nothing, and it made both of you laugh. On the laugh the bar was leaned upon, and the iron broke.',
          'The rivet was found to be of lead, painted over; the smith’s contract had said iron. It gave at the second attempt. He put the thing down in the water himself, writing upward, and left by the farther bank.',
          'It opened by the width of a thumb, then of a hand, then of a neck. He did not go at once. It is entered that he turned his head from side to side, several times, to see how far it went.',
        ],
        failure: [
          'The bar slipped and rang on the rock. The pursuit was suspended while all of the dogs listened. It was then resumed, in the right direction.',
          'You bent it a good deal, but inward. He asked you, as well as he was able, to stop; and the three men could be heard agreeing that it came from the water.',
          'You leaned, and it was the rock that broke. There was nothing else thereabouts of the right hardness, except, as he observed, the law.',
        ],
      }),
      does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Send the catchers the wrong way',
        description: 'To help him is theft, and you may be required to swear to your statement.',
        success: [
          'You complained. A person in a collar had knocked you down, going south, and you wished to know to whom the claim for your cloak should be addressed. They left at a run, before it could be valued.',
          'You claimed the reward, having seen him first, and gave the direction as east. Your name was taken down for the coin. You spelled it for them twice; it was the name of the magistrate, and they did not like to question it.',
          'You asked to see their warrant, and it was found to be for a woman. While the three of them disputed which had brought the wrong one, the man in the reeds counted sixty and went.',
        ],
        failure: [
          'You pointed south, and they thanked you. The dogs had not been listening. They went past on both sides of you and into the reeds, in order of size.',
          'You were asked to show your hands, which were wet. No remark was made upon it. Two of them stayed to keep you company, and the third walked down to the water.',
          'Your account was clear and was given without a fault, and it was this which told against you. Nobody had ever been so helpful to them. You were asked to begin again from the end.',
        ],
      }),
      does(['force', 'reflexes', 'medium', 'serious'], {
        action: 'Trip the catchers with their own net',
        hurt: 'mishap',
        description: 'Three men, three dogs, and afterwards no good account of it to give to anybody.',
        success: [
          'The first threw. The cord was taken out of the air by you, you sat down, and he arrived with the net about him. The other two ran into it. The neck of it was tied before the matter had been considered.',
          'You let the foremost go by and stood upon the end of what he was carrying. It paid out behind him evenly. By the time that he felt it there were two in it, and three dogs, and the third man had come up to help.',
          'It was spread on the path under leaves, as they themselves do it, and you lay at the other side and groaned. They came quickly, being paid by results. In the record “assaulted” has been corrected to “delayed”.',
        ],
        failure: [
          'You were quick, and the net was wide. You lay in it with your nose through a mesh, and it was discussed over you whether you had ever worn a collar yourself.',
          'You had the cord, but the dogs had your cloak. The strengths were compared. You were brought in by the cloak, backward, over stones.',
          'One man was tripped and two were not. These two sat down upon you, in the order of their length of service, and waited for the third to get up.',
        ],
      }),
      does(['patience', 'endurance', 'easy', 'slight'], {
        action: 'Hide together in the stream',
        hurt: 'blow',
        description: 'Up to the nose, under a root, in cold water, for as long as three men can keep looking.',
        success: [
          'Boots went over you, then paws, then nothing for a long while. Neither of you was able to speak afterwards. Your hand was taken and shaken, and was some time in being given back.',
          'A dog came down and drank within an arm’s length. It looked at both of you and went away and gave no evidence. For this there is no explanation on file.',
          'You found a hole behind the root with air in it for one. It was shared, a breath and a breath, the older first. Overhead one man told the others what the coin was for, and it was for his mother. You felt the hand in yours close at that, and open.',
        ],
        failure: [
          'Both parties held out equally, less a moment. A sneeze was heard, and it has been established whose.',
          'The current had hold of your hat and carried it down past the three of them in good order. They looked at the hat. They then looked upstream.',
          'It was so cold that your teeth were audible. You put your sleeve between them; his, which were worse, could not be reached in time.',
        ],
      }),
    ],
  },
  'moved-milestone': {
    terrains: ['plains', 'desert', 'forest', 'hills', 'swamp', 'mountains'],
    weight: 2,
    openings: [
      'Present: a veteran, of very long service, behind a milestone; a farmer, in front of it; and, some way down the road, the hole out of which it had come. The veteran was promised land at the fortieth mile and could only walk to the thirty-first. He pushed one way, the farmer the other, and you could not get by.',
      'The thirty-first milestone had been passed by you once already. Here it was again, lying across the road. A veteran was moving it toward his land and a farmer was moving it off his; a hole had been left in the verge. Neither would let you through, each submitted, until you had told the other that he was wrong.',
      'By a decree of the emperor a veteran had been given a farm at the fortieth mile. His feet stopped nine short. It had seemed to him simpler, he explained, to bring the milestone. A farmer, at whose gate it now lay, wished it returned to its hole; they had blocked the road with it, and you were appointed to judge.',
      'Two ropes were fastened to one milestone. At the end of the first was a veteran; at the end of the second, a farmer; and behind them both a hole, with “31” chalked beside it for reference. The road was closed by the ropes. They asked you, in very nearly the same words, which of them you had been sent by.',
      'The distance from Rome had been increased, without authority, by half a mile. You met the cause of it in the middle of the road: a milestone, on rollers. A veteran was bringing the last roller to the front and a farmer the first to the back. The hole stood empty, and there was to be no passing until it was settled.',
      'A dispute as to the place of a milestone had been going on for so long that both parties were leaning on it. The veteran was owed a field at the fortieth mile. The farmer owned the field where it had got to. Each had a foot in your path, and you were to say whether a milestone belongs to its number or to its hole.',
      'A surveyor had been sent for, and had gone home ill. There remained a hole; a milestone, which ought to have been in it, and lay across the road; a veteran, who had moved it a yard at a time, for his pension; and a farmer, whose wall it had reached. They required you to stay until somebody had been found to be right.',
      'It is an offence to move a milestone, and the penalty is stated on the back. The veteran had read it, he told you, while pushing. His land lay at the fortieth and he was old. The farmer who pushed against him had read it too. Between them they filled the road, and behind them was the hole, and neither would leave off first.',
      'A farmer had sat down on a milestone with his arms folded, to prevent it from being moved. It was being moved. The veteran who had the rope could not get himself to his land, and had undertaken to get the thirty-first mile to him. They stopped across your road. You were asked to look at the hole it came from, and to give a ruling.',
      'Where the milestone said thirty-one miles it was now necessary to read thirty-two, and rising. A veteran had dug it up, in order to be nearer to a farm that he had been promised. The farmer next door had been pushing it home to its hole. It had come to rest in the roadway, on your side, and they held you to be a witness.',
    ],
    still: [
      'The stone lay on its side with its number uppermost. It was, as a matter of law, nowhere.',
      'A cushion had been laid on it, and two persons who were not on terms were both seated there.',
    ],
    later: [
      'The milestone was upright and said thirty-one. A steady hand had added: more or less.',
      'It had been set in a bed of mortar the size of an oven. At one corner the mortar had been picked at, with a spoon.',
      'An old soldier of that district had been given his farm, you were informed, at a spot which the surveyors have agreed to call the fortieth.',
    ],
    shows: ['milestone', 'veteran', 'farmer', 'hole'],
    offers: [
      does(['force', 'strength', 'easy', 'slight'], {
        action: 'Set the milestone back in its hole',
        description: 'Half a ton of the deified Trajan, to be moved by one back, without authority.',
        success: [
          'You walked it on its edges, a corner at a time, and it dropped home. The whole of the road, from there to Rome, was once more correct. Both parties were asked for their objections, and neither was able to state one.',
          'You put a pole under it, and a shoulder under the pole. The next moment is not described. Trajan was then found to be upright, and facing the traffic.',
          'You cleaned out the hole first, and the mason’s mark was still in it, with a lamp left for luck. On seeing this they both took hold. The three of you had it in before the subject could be reopened.',
        ],
        failure: [
          'It was let go by somebody and went over the wrong way. It has EMPEROR AND FATHER on it, in deep letters, and for some time so had you.',
          'You had it on end when it was noticed that the number faced the field. It was corrected. It was then noticed that it had been facing the field since Trajan, and it fell over.',
          'The hole had been made wider in the course of the dispute. The stone went into it entirely. Nothing could now be read there but the top of a laurel.',
        ],
      }),
      does(['craft', 'intellect', 'easy', 'none'], {
        action: 'Pace out the true mile',
        description: 'A thousand double paces, without an error, while both parties talk to you.',
        success: [
          'The mile was counted, and a twig was stuck in at the end of it. It stood forty feet from either claim, in a ditch. The ditch was inspected, first by the one, second by the other, and they went home arm in arm.',
          'A bean was dropped for each pace, and the beans were counted by both. The thousandth lay on a flat stone with room for one man. They tried it in turn, and each was handed down by the other.',
          'You had them hold the ends of a cord, as they would not look at one another. The mile came out on a third man’s doorstep. He had views. It was remarkable how soon the first two were of one opinion.',
        ],
        failure: [
          'You had got to eight hundred and ninety, or nine hundred and eighty, when an inquiry was made as to what you were doing. By whom it was made is known, and he is sorry.',
          'You paced it once from the east and once from the west. The two results were a field apart, and the field belonged to neither, and was claimed at once by both.',
          'The mile was found and marked. It was then objected that your legs are not those of the legion; the record was searched for the length of a leg, and there was none.',
        ],
      }),
      does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Hear what the stone is to them',
        description: 'Nobody moves a milestone from wickedness alone; it takes too long.',
        success: [
          'They told it sitting on the stone in a row, and a cheese went up and down. By the end you had been asked to witness a will and to stay to supper. The stone was put back by all three, as an afterthought.',
          'There was a farm in it, and a father, as is usual. You had put only one question. It was said by somebody, into a jug, that thirty-one had been a good place for it.',
          'The old soldier had nobody left who would walk to the fortieth to see him. The other had a spare barn at the thirty-first. It is not clear which of them thought of it; you were merely sitting between.',
        ],
        failure: [
          'You heard about the boundary, then the sister-in-law, then the boundary. In the course of it the stone was put down, without malice, on your foot.',
          'Both were heard, at the same time, each in the ear that was nearer. You were afterwards unable to say which of them had been bitten by the mule.',
          'It was established that they had been friends. It was further established why they were not; and here, as you had asked, they went on from where they had stopped.',
        ],
      }),
      does(['craft', 'perception', 'medium', 'none', 'Rolled itinerary'], {
        action: 'Compare the itinerary with the ground',
        description: 'It is nine years old, and was drawn by a man who wished to be home.',
        success: [
          'Inn, bridge and two pines agreed. A shrine did not; it was on the wrong side of everything. It was the road that had been moved. You rolled it up, as this was a larger matter than anyone there would care to hear.',
          'A blot on the roll, at thirty-one, was found to be a blot on the ground as well: a black rock. It lay opposite the empty hole. Both agreed that nobody could argue with ink.',
          'You read the distances aloud and they nodded at each. At the thirty-first was a note: “farm here, good well, unclaimed”. The old man asked you to read that again. The other went to find him a spade.',
        ],
        failure: [
          'Everybody held it, with four thumbs. When it was returned to you a piece of Gaul could no longer be read.',
          'By the roll you were at that time in the sea. A second reading placed you in the year before. The parties thanked you, and took up their ropes.',
          'It was unrolled on the road, and a cart came. The map was not harmed, the driver having stopped upon it; he had stopped to give his own opinion, and he had a cousin with a field.',
        ],
      }),
    ],
  },
  'interpreter-at-the-line': {
    terrains: ['forest', 'swamp', 'mountains', 'desert', 'coast'],
    weight: 2,
    openings: [
      'Present, on the near bank: a tribune, in a clean cloak. On the far bank: a chief, two hundred spears, their children, their cattle. In the water between: one interpreter, and he was making it up. You had some of both tongues. The chief wished to be let in, the tribune to know why, and nobody might cross until it was settled.',
      'The chief had said four words. The interpreter, up to his knees in the ford, had been translating them for some time. It was not what was said, as you could tell, having learned that tongue at a horse-fair. The tribune had shut the crossing. The other bank was all spears, with children in front, and they were waiting for an answer.',
      'A comb had been sent over by the chief. He meant by it that somebody ought to tidy himself; by the time that it had been through the interpreter it was homage. The tribune held out a hand for it. The ford was closed to you meanwhile, and the two hundred spears beyond leaned in, over the heads of their children.',
      'The tribune would speak a sentence, the interpreter would close his eyes, and the chief would hear a different sentence. This had been going on since the water was lower. You followed both. Each side had now been promised the other’s cattle; the spears were up, the children had been told to sit, and the ford was shut to travellers.',
      'A chief had come to the frontier with his whole people and asked, in the proper words, for land. The tribune was informed by the interpreter that they had come about a goat. You were the only other person there who knew both languages, and you could not pass until they had done. There were two hundred spears. There were more children than spears.',
      'Three errors were made by the interpreter in as many sentences. The first was a noun. The second was a number. The third turned a greeting into a threat, and the tribune reached for his chin-strap; across the ford, which nobody was allowed to use, the chief stood up, the spears stood up, and some of the children.',
      'The old chief made a joke. It was delivered to the tribune as an ultimatum, by an interpreter standing in the water with his tunic tied up. “In those words?” the tribune asked. You had had that language from a nurse and knew better. No one could cross, and behind the children the spears had been laughing, and left off.',
      'The frontier was a stream that can be jumped, and two children from the farther side had jumped it. It had therefore been closed. The tribune demanded them back; the chief said that they would come when they were hungry; the interpreter, in the middle, reported this as a siege. You understood everyone. The spears did not.',
      'Peace had been proposed by the chief. It had been accepted by the tribune. Neither had been told, because the interpreter, who stood between them to his belt in the river, had lost his place some time ago and was ashamed to say so. You knew it by listening. The crossing was shut, the spears were restless and the children bored.',
      'The interpreter was drawing his salary by the word. This explained the length. On one bank the tribune heard of tribute, on the other the chief heard of beer, and you, who had a little of each tongue, heard neither from either. You were not to cross till they agreed. The spears stood close, and the children had begun to dig.',
    ],
    still: [
      'Nobody had moved across the water. A number of spears, however, which had been lying down, were now upright.',
      'An application was made by the interpreter for a cup of water. He was standing in it.',
      'The tribune had said it over again, louder. The interpreter was seen to look downstream, and to judge the depth.',
    ],
    later: [
      'The frontier was where it had been. On the far side a gameboard had been drawn in the mud, and on the near side somebody had moved.',
      'A post had been driven in at the middle of the ford, with a seat, to show where an interpreter is to be stationed.',
      'On the near bank was a board with four words of the other language. One had been crossed out, by a person who spoke it.',
    ],
    shows: ['tribune', 'chief', 'interpreter', 'spear', 'children'],
    offers: [
      does(['talk', 'intellect', 'medium', 'slight'], {
        action: 'Wade in and translate it truly',
        description: 'Neither side has so far been told what the other said, and on the whole it is rude.',
        success: [
          'You gave it word for word, with the insults. The chief sat up and looked at the tribune with respect, for the first time. It was settled within the hour, by two men who now knew what they were called.',
          'The chief, it came out, had asked for pasture. The tribune had been accepting his surrender. Both of them looked at the interpreter, who stated that he had been trying to keep it friendly. There was pasture, and it was granted.',
          'You began with the apology which each had made and neither received. There were three of these, in order of date. At the third a spear was laid on the ground by someone, and then, for want of a reason not to, they all were.',
        ],
        failure: [
          'In their language one verb means both to honour and to bury. The tribune, you announced, desired to bury their chief. The first spear went by at the height of your ear.',
          'Your translation was exact. It was followed by a pause, and then by the discovery that the interpreter had kept them from each other’s throats for nine years.',
          'You used the words that you had learned at the horse-fair. The chief was asked by you, before his people, to open his mouth and trot.',
        ],
      }),
      does(['patience', 'perception', 'easy', 'none'], {
        action: 'Watch the children instead of the spears',
        description: 'They have not been taught yet what to hide; but you must turn your back on the rest.',
        success: [
          'They had rags on their feet and were looking at nothing but the granary. Nobody brings those to a battle. You reported this to the tribune, and his hand was withdrawn from the trumpeter’s sleeve.',
          'Two of them were making loaves out of mud, and offered one to a sentry. He took it. A people does not go to war with its bakers in front, you submitted, and the tribune so found.',
          'The smallest had been washed that day, behind the ears, against her will. It is done for visits. You pointed it out, the ears were inspected from across the water, and the archers were told to stand easy.',
        ],
        failure: [
          'You watched the children and they put out their tongues. In your rear a stone was thrown. By the time that you had turned round it could not be learned from which side.',
          'You observed one boy for a long while. He observed you. He was the chief’s son, and it was put to the tribune by the interpreter that you had made an offer.',
          'They had a game with a stick, and you saw in it the plan of an attack. The alarm was given on your authority. It was withdrawn, but on the other bank they had already moved the cattle.',
        ],
      }),
      does(['gift', 'charisma', 'easy', 'none'], {
        action: 'Carry bread across the line',
        description: 'It is your own bread; it is twenty paces in the open, toward people who are hungry and armed.',
        success: [
          'You broke it in the middle of the stream, ate your half, and held out the other. A woman came in for it, and broke hers. When it could not be divided further there was no longer any clear line.',
          'You walked over with the loaf on your head, so that both hands could be seen. An old man smelled it and sent for a cheese. It cannot be eaten at a spear’s length, and the length was accordingly reduced.',
          'It was taken from you by a girl, who carried it to the chief, who carried it to the tribune. He had had no breakfast. They were both chewing when the interpreter opened his mouth, and he was told that it would keep.',
        ],
        failure: [
          'At the tenth pace something was let fly, from nerves. To this day each side has a file to show that it was the other.',
          'You slipped, and the bread went down the river, past both parties. It was followed on foot along either bank, and the ranks were a good deal disordered.',
          'It was accepted with thanks, and divided among two hundred. This gave to each of them a crumb. They had not known, until they had the crumb, how hungry they were.',
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
      description: 'They are cut small, and were addressed to the next surveyor, who is not you.',
      success: [
        'There was an arrow, then a number, then a word about the legate. Taken in order they gave all that Rome believes about that country; the margin gave what it does not.',
        'At the first mark the surveyor had been bitten, at the second bored. At the third he had seen water to the left, and had not been believed by the office. You found it where he said.',
        'Each mark had been corrected by a second hand, and the second by a third. You took the average. It led to a bench with a view of the whole district, where all three had evidently sat.',
      ],
      failure: [
        'You read them all with care and followed them to the end. They had been cut by the drainage department, and you were standing in a drain.',
        'The first mark referred to the second, the second to the third, and the third to a map. The map, it was stated on the fourth, is kept in Rome.',
        'They were found to be a love letter, one word to a stone, addressed to a girl in the pay office. You went back at the sixth word. The rest was not official.',
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
        'It was dug, three feet by three, with the spoil on the inner side and a gate. You dined in the exact middle of it. The garrison was inspected and found cheerful.',
        'The turf came up as the manual says. You slept behind it, and when you rose there were tracks round the outside, twice round, and away. Remark: not a dog’s.',
        'Ditch, bank and stakes were certified by you and taken over by yourself. Nothing attacked. It is for this that the rule exists, and it was slept under soundly.',
      ],
      failure: [
        'All four sides were complete, and you were lying down within them, when it came to notice which way the ground sloped.',
        'At a depth of two feet was found the ditch of an earlier camp, with water in it. The earlier camp had been given up for the same reason.',
        'The stakes were cut, pointed and set. It was then observed that the gate had been left out of the plan, and that you and your porridge were on different sides.',
      ],
    }),
  },
  'morning-levee': {
    places: ['city'],
    needs: { hours: ['morning'] },
    ...does(['talk', 'charisma', 'medium', 'none'], {
      action: 'Attend a patron’s levee',
      description: 'Early, in clean wool, to wish a man good day and be told something for it.',
      success: [
        'He remembered your name, or his slave did, which is the form that it takes. You were given one nod and one sentence, from the side of the mouth, on the intentions of the harbour-master.',
        'He was late, and the line discussed its affairs. When your civility was handed to you at last it was the least of what you carried home.',
        'You were placed ninth. The eighth fainted, and you were eighth; the third was arrested. By the time you stood before him you were a person of some importance, and were told things accordingly.',
      ],
      failure: [
        'You laughed at his joke before the end of it. A place was assigned to you in the line for the next occasion, and it was in the street.',
        'He took you for somebody else and confided in you. The somebody else was next in the line, and had heard it all.',
        'Good day was said by you to the steward, under a misapprehension as to his cloak. The patron observed this. His own cloak, it was pointed out to you, was the plainer of the two.',
      ],
    }),
  },
  'public-baths': {
    places: ['city'],
    needs: { hours: ['noon', 'dusk'] },
    ...does(['patience', 'vigour', 'easy', 'none'], {
      action: 'Spend the afternoon at the baths',
      description: 'The whole town attends, and is searched, in effect, at the door.',
      success: [
        'There was a steam room, a cold room, and in either a bald man who knew something. Received: the price of corn, two scandals, a clean neck.',
        'You were scraped by a man who had scraped two governors. He compared them, first as to their backs, second in general. You lay still and had yours done twice.',
        'Rank is left at the door with the sandals. You floated for an hour between a judge and a man whom he had sentenced, and each of them explained the other.',
      ],
      failure: [
        'You stayed in the steam to hear the end of a story. The end was supplied to you later, by the persons who had carried you out.',
        'The water had been let out, for an inspection. You sat in the basin with eleven others, in order of arrival, and nobody was willing to be the first to mention it.',
        'Your towel was claimed by a senator, and he was believed. The remainder of the afternoon was passed by you behind a statue of Modesty.',
      ],
    }),
  },
});

export const empireFinds: readonly Find[] = [
  {
    places: ['plains', 'hills', 'city', 'forest'],
    item: item('Bronze military medal', 8, 'For valour, to a Marcus somebody, who has scratched out the somebody.'),
    told: [
      'The pin was bent. Whoever wore it had pulled it off without undoing it.',
      'On the face of it an emperor was crowning somebody half his size.',
      'It had been awarded, the rim said, for the second time.',
      'It was bronze where it had been rubbed, and where it had not it was lead.',
      'There was a nick in the emperor’s neck, as from a thumbnail, much repeated.',
      'You pinned it on, to try, and found that you had drawn in your stomach.',
      'The siege on it had more towers than any wall has, and all of them were falling the one way.',
      'It had been worn last by a dog, to judge by the hairs in the buckle.',
      'There were tooth-marks on the rim, where somebody had made sure.',
    ],
  },
  {
    places: ['city', 'coast', 'plains'],
    item: item('Jar of fish sauce', 4, 'Best Gades. It has been sealed twice and ought to be a third time.'),
    told: [
      'You loosened the stopper, and a cat came round a corner.',
      'It was labelled For Export, in a hand that did not care who knew.',
      'Something settled in it when you tilted the jar, and it took its time.',
      'You tried a drop on your wrist, and were followed for a mile by a dog.',
      'The shipper had guaranteed it until the consulship of a man since strangled.',
    ],
  },
  {
    places: ['desert', 'plains', 'hills'],
    item: item('Glass flask', 6, 'Sidon blue, with one breath of perfume left in it.'),
    told: [
      'There was a fingerprint in the foot of it, from when it was soft.',
      'It had come over the sea and two deserts without a chip. It had one now.',
      'You held it to your eye, and had for once a blue road.',
    ],
  },
  {
    places: ['city', 'hills', 'mountains'],
    item: item('Curse tablet', 3, 'Lead, folded, nailed. It is about a dog.'),
    told: [
      'It asked the spirits of the dead to begin with the bark.',
      'The name had been left blank and filled in by somebody else, who could spell.',
      'The nail had been driven through the word “all”.',
    ],
  },
  {
    places: ['forest', 'swamp', 'mountains'],
    item: item('Bog-iron sword', 9, 'Not one of ours. It bends, and comes back angry.'),
    told: [
      'It had been sunk for some god or other, and you looked round before you wiped it.',
      'Someone had beaten it straight across a knee, and more than once.',
      'The grip had been cut for a larger hand, and worn down to a smaller.',
    ],
  },
  {
    places: ['coast', 'city'],
    item: item('Ivory theatre pass', 5, 'Row nine, on the aisle, in a theatre that burned down.'),
    told: ['A tooth had tried it, and the ivory was real.'],
  },
  {
    places: ['plains', 'city', 'desert'],
    item: item('Votive foot', 2, 'In clay, life size. One hopes that he was cured.'),
    told: [
      'It had been modelled by a person who knew bunions.',
      'The god’s receipt was scratched on the sole: one, left.',
    ],
  },
  {
    places: ['hills', 'forest', 'plains'],
    item: item('Surveyor’s cord', 5, 'Waxed hemp, knotted at each foot, and honest to a hair.'),
    told: [
      'It had been let out in the last yard by somebody who was paid by the mile.',
      'A bit of bone was tied at the end, and on the bone was the name of a legion.',
      'You measured yourself with it, and it did not flatter you either.',
      'It smelled of pitch, and of other people’s boundaries.',
      'At the seventh knot it had been mended with somebody’s hair.',
    ],
  },
  {
    places: ['mountains', 'hills', 'desert'],
    item: item('Silver mine token', 7, 'Good for one loaf underground.'),
    told: [
      'It was black at the rim, and so after a time were you.',
      'Someone had bored it and hung it on a string, having left off hoping to spend it.',
      'The number on the back was in five figures.',
    ],
  },
  {
    places: ['coast', 'swamp', 'city'],
    item: item('Painted dice cup', 4, 'There is a small dog on the bottom, to wish you luck.'),
    told: ['It rattled before you had put anything in it; there was a third die up the side.'],
  },
  {
    places: ['swamp', 'forest', 'hills'],
    item: item('Amber figurine', 13, 'A sleeping bear, from beyond the line, warm to the hand.'),
    told: [
      'There was a gnat in its ear, that had been there before the bear.',
      'You rubbed it on your sleeve, and it picked up a thread, and slept on.',
      'It had been carved by somebody who knew when to leave a bear alone.',
    ],
  },
  {
    places: ['desert', 'coast', 'mountains', 'city'],
    item: item('Ostrich plume', 6, 'Meant for a helmet that did not come to need it.'),
    told: [
      'It nodded at everything you said.',
      'A mule that met you gave way to it.',
      'It had been dyed for a parade, and the dye had been bought by contract.',
    ],
  },
  {
    places: ['plains', 'forest', 'swamp', 'mountains'],
    item: item('Marching flask', 3, 'Vinegar and water, the drink of people who conquered everyone.'),
    told: [
      'There were nine notches on it, and then a different knife had gone on.',
      'It still sloshed, and you poured that out for whoever had carried it.',
      'You took a mouthful, and stood for a moment to attention.',
      'The stopper had been whittled into a general, and did not fit.',
      'It had a dent the size of a slingstone, and below the dent was a date.',
    ],
  },
];
