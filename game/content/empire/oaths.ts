import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const empireOaths: readonly OathContent[] = [
  {
    key: 'empire/false-measure',
    kind: 'accused',
    drives: ['intellect', 'charisma'],
    title: 'Clear {who} of theft before the governor at {where}, and prove the false measure upon {foe}.',
    who: { trade: 'baker', genders: ['male', 'female'] },
    foe: { trade: 'tax-farmer', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['talk', 'craft'],
    sworn: [
      'The corn-tax was taken in a bronze measure that said sixteen pints and held eighteen. {who} the baker filled it with a ladle, counting aloud, before the whole granary; and within the month {foe} had {who.him} entered as a thief of the difference. You laid your hand on the oven and swore to have the charge struck out by the governor, at {where}.',
      'They had sealed the bakery and hung {who}’s name on the door, misspelt, with the sum. It was the amount by which {foe} had cheated a province, to the pint. You had slept above that oven, one bad winter, and not been asked for rent. You swore by Jupiter and the stone that you would go to the governor’s court at {where}, and see the right name hung up.',
      'For years {foe} had collected the corn-tax with a bronze measure, and {who} the baker was the first to stand a true one beside it. They ought to have come out even. It was {who}, a month later, who was charged with stealing the difference. You had stood in that yard, and seen the corn go up to the brim and on. You swore to say so at {where}, before the governor.',
      '{who} the baker had found a pint too much in the measure of {foe}, who farmed the tax there, and had been charged within the month with theft. There was a soldier in the shop now, who counted the loaves. Nobody bought. You put down a coin for a small white roll, and ate it in front of the soldier; and swore, with your mouth full, to have it out before the governor at {where}.',
      'Sixteen pints to the measure was the law, and it stood on the rim; what the bronze held was eighteen. {who} the baker had said so at the counter, with {foe} in the shop. Nobody laughed, and before the month was out it was {who} who was down for the loss. You took the bread-peel off its nail, swore on that to clear {who.him} before the governor at {where}, and hung it up again.',
      '{who} baked for half the town, and could tell by the trough how much was missing from the flour. It came to two pints in eighteen. It was {foe} who farmed the tax and had had them, and who answered with a charge of theft, read out in the shop before the whole queue. You were in the queue. When your turn came you asked for nothing, and swore to be heard about it at {where}, by the governor.',
    ],
    advances: [
      'It bore upon the case. A carter there had hauled for {foe}, and had always wondered why two carts went in to the scales and three came out.',
      'You had another name for the list of witnesses, and this one could sign it.',
      'A copy of {foe}’s contract was read to you by somebody who had cause to know it by heart, and the fourth clause was worth the walk.',
      'Word reached {who} that somebody was asking questions in good Latin, and {who.he} was seen, for the first time, to eat.',
      'You set what you had learned beside the rest, and the columns met. There was now one pint in the province that {foe} could not account for.',
      'A cooper came to you by himself, and told you who had ordered a measure of him, and what {foe} had asked for by way of a bottom.',
      'It appeared that the governor at {where} has his bread weighed before he eats it, which {foe} had not allowed for.',
      'You had it by now from two muleteers and a priest that {who} can count, and that {foe} can count better.',
      'A clerk of {foe}’s, who had been asked once too often to add up again, left a slate where you would sit on it.',
      'You were able to send word to {who} that the governor at {where} had a bronze pint of his own, and that it was the old one.',
      '{foe} had begun to be polite to bakers, it was said, and several had shut up shop.',
      'You had a smell of it at last: somebody about there had been selling corn for {foe} that no one could remember having grown.',
      '{who}’s neighbours, who had seen nothing, had started to come by one at a time and say how little.',
      'A miller’s wife had kept a string, with a knot in it for each sack that {foe} took, for six years, and she let you count it.',
      '{foe} had sent for a third pair of scales, it was said, to find out what the first two had been doing.',
      'A porter had carried that measure up the granary steps for nine years, and could tell you what it weighs with {foe} looking on, and what without.',
      'You were let see a letter in which {foe} ordered wax, by the pound, for the inside of a bronze vessel.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the old honest measure that was hidden at {place}.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search {place} for the old measure',
          description: 'The last honest weigher hid it before he died, and told only his wife’s mother.',
          success: [
            'It was a forearm deep, wrapped in an apron. You filled it with dry sand, levelled it with a straight stick and counted sixteen pints, three times over. The stamp on the rim was of the year that {foe} took up the contract, and it had not been filed.',
            'You lifted a doorstone at {place} and it was there, black with age, upside down over a jar. It held sixteen pints of dry sand, struck level, and you tried it until you were tired of the answer. The stamp was of {foe}’s first year, before there had been any call for a file.',
            'There was a stone at {place} with a leather loop let into it, as stones have not. You pulled, and it came up like a lid; and under it sat the measure, mouth down, as clean as a dish. Sixteen pints of dry sand went in, and the straight-edge took off nothing. It was of the year in which {foe} first bid for the tax.',
            'You sounded the ground with a staff, and at one spot it answered somewhat late. Under straw lay the bronze, with an apron string tied through its handle. You tried it with dry sand, aloud, and it was full at sixteen and not before. Nobody had been at the rim. {foe}’s people had not yet had their hands upon it.',
          ],
          failure: [
            'You dug where the grass was greenest. It was greenest over a drain. Somebody before you had dug in the same place, from the same reasoning, and had left his shovel behind in disgust.',
            'The wife’s mother had told others, it appeared, each in confidence. There were nine holes at {place} already. You dug the tenth, to be fair to her, and found a jar of olives, with the date on it, and it was not a good year.',
            'You searched {place} from the top down, and a goat searched it after you from the bottom up. It was she who got the only thing there was, and it was a strap. It may have been the strap of a measure. When you had it out of her nobody could have said.',
            'You pulled at an iron ring, and what the ring had been holding came down. When the dust had settled there was a great deal more of {place} than before, and it was all in front. An old woman had watched you from the beginning. She had had a son-in-law just like that, she said.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Copy {foe}’s returns in the record-house of {place}.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Copy the corn returns for six years',
          description: 'A bench, bad light, and a keeper who counts the tablets in and counts you out.',
          success: [
            'In every village the receipts were an eighth under what the villagers swore to having paid. It was always an eighth. A thief who rounds up is never caught, but {foe} had been too proud of the figures to round them. The keeper, reading upside down, whistled.',
            'You set what the villages had sworn to on the left, and on the right what was entered, for all the six years. The sums were never the same and the slice always was: an eighth. A person who steals like that keeps a ruler, you remarked; and the keeper, who had once had to do with {foe}, brought you the second lamp.',
            'It was in the third year that you saw it. Take an eighth from what each had sworn to and there was the entry, for a hamlet of four houses as for the town; {foe} had robbed them all with perfect fairness. You copied out the rest for the pleasure of it. The keeper counted in his tablets, and forgot to count you.',
          ],
          failure: [
            'You had copied four years when the keeper saw whose they were. He took away the lamp, and then the bench, and at last stood holding the door with the expression of a man who has a pension.',
            'You worked fast, in a small hand, and when you had finished you counted up the villages. There were four more than there are. You had been given the year of the census, which nobody believes; and it was closing time, and the keeper held out his hand for the tablets.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Win over the freedman in {place} who keeps {foe}’s books.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Sit down by the freedman who keeps books',
          description: 'He owes {foe} his liberty, and will mention it.',
          success: [
            'He did mention it. You asked what he had paid for it, and he told you to the last small coin, and by the end of the sum he was no longer grateful. He would say nothing against {foe}, he declared; but if a governor were to ask him to read out a page, he could read.',
            'You let him be grateful for as long as he could. It was fifteen years of it; and each New Year there was a present to be made, for which {foe} gave him a receipt. He heard himself say that. He would never speak against a patron, he told you; but to read aloud was not to speak, and his eyes were good.',
            'He mentioned it twice, and the third time he stopped half way. He had entered the price of himself in the ledger with his own hand, he said, under Livestock, and had been carrying it forward since. You said nothing. Were a court to put that page before him, he supposed, it would have to be read as it stood.',
          ],
          failure: [
            'He heard you with courtesy and poured you some wine. His hand did not shake until you named {who}. After that he called for his litter, and from the window you watched it turn up the hill to {foe}’s.',
            'He would have liked to talk of it, but his clients were waiting, he said, and they were; they came in one after another and kissed his ring. When the last was gone it was time for the bath. “Write to me,” he told you, over his shoulder, “through {foe}’s office.”',
          ],
        }),
      },
    ],
    ready: [
      'You had the measure, or what would serve for it, and people who would say what they had seen. What was left to do was to stand up in front of the governor at {where}.',
      'There comes a point in a case when more evidence only gives the other side more to read. The court sat at {where}. It was time to be heard in it.',
      'You laid your tablets edge to edge, and there was no gap between them that would have taken a knife. The governor was sitting at {where}. You borrowed a comb.',
      'It was all there, to the pint. What it wanted now was somebody in a chair who was obliged to listen, and that chair stood at {where}.',
      '{who} had been told to bring a clean tunic. Each of your witnesses held a bean, so as to know in what order they came; and nothing was lacking but the court at {where}.',
    ],
    test: {
      openings: [
        'The governor sat on the tribunal at {where} with his chin on his fist. {foe} was already there, with three advocates and a fan-bearer. Between two guards stood {who}, flour still in the creases of {who.his} knuckles. A clerk put the bronze measure on the table, and everybody looked at it with respect.',
        'The case was called under the wrong name, corrected, and called again. {foe} wore a ring of the equestrian order and a look of sorrow. {who} had been given a clean tunic that was too large. The governor, who had nine more to get through before his bath, asked who spoke for the accused; and you heard your own sandals on the marble.',
        'They had swept the basilica at {where}, and the bronze measure stood on a table by itself, with a wreath. {foe} had come early, so as to be seen being calm. Two guards brought in {who}, who looked at nothing but the measure. “Sixteen,” somebody called from the back, “or eighteen?” and was put out; and the governor turned over his water-clock and asked who there was to speak.',
      ],
      still: [
        'The water-clock had been filled again. {foe}’s advocates were passing each other figs, and the bronze measure still stood on the table.',
        'One of the three advocates had turned the bronze measure a little, to have its better side to the governor.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Plead for the baker before the governor',
          description: 'One turn of the water-clock against three men who are paid by the adjective.',
          success:
            'You used no adjectives. You told them what a loaf weighs, who had gone without, and how {who} had filled that measure with a ladle, aloud. You stopped with water left in the clock. Nobody in that basilica had seen it done; the governor leaned forward to find out if you were ill.',
          failure:
            'You had come to the ladle when the first advocate laughed. It was a trained laugh and it went round the colonnade. By the time it came back the clock was dry, and they led you down by the side stair, where the crowd was waiting to tell you what it thought.',
          hurt: 'blow',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Fill the bronze measure before the court',
          description: 'It must come out wrong in public; if it comes out right, so does the charge.',
          success:
            'You asked for water, since water does not heap. Sixteen pints went in, counted by a child from the front row. The governor could see for himself how far below the rim it stood. You poured in the seventeenth, and the eighteenth, and set the jug down empty.',
          failure:
            'At the sixteenth pint it ran over. A bung of wax lay in the bottom, put there lately by somebody thoughtful. You were still holding the jug when an usher took hold of you, for mocking a public vessel.',
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Demand the full reading of the accounts',
          description: 'It is your right, it is forty rolls long, and you must stand through all of it.',
          success:
            'It took until the lamps. One after another the advocates sat, then slept. {foe}’s freedman read in a flat voice, village by village, and at the thirty-first roll the governor said “Stop,” and “Again,” and then, quite softly, “An eighth.” You could not feel your feet.',
          failure:
            'You stood to the twenty-second roll. Then the floor, which was handsome, black and white, came up to look at you. They carried you out past {who}, and the reading was held to have been waived.',
          hurt: 'weariness',
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find the other measure in their baggage',
          description: 'Somebody who keeps a false one keeps a true one, for buying; you have until the recess ends.',
          success:
            'It was under the cushions of {foe}’s litter, stamped, polished, and smaller by two pints. You set it on the table beside its brother. It took the court some time to see it. Then it took the crowd no time at all, and the guards turned to face the other way.',
          failure:
            'You had your arm in the litter to the shoulder when its bearers came back from the wine-shop. Eight men who walk in step also hit in step.',
          hurt: 'blow',
        }),
        does(['gift', 'charisma', 'medium', 'slight'], {
          action: 'Have bread carried in for the whole court',
          description: 'It is contempt, or else it is dinner; you will not know until they bite.',
          success:
            'It was {who}’s own bread, out of {who.his} own sealed oven, and how it came there nobody asked. The guards ate. The jurors ate. The governor turned his loaf over, saw the baker’s stamp, and weighed it in his hand like one who has begun to consider what honest weight is.',
          failure:
            '“He bribes the court,” cried the second advocate, with his mouth full; and it was put down in the record, along with the number of loaves. You were let out by the back to reflect on it.',
        }),
      ],
    },
    triumph: [
      'The governor dictated it himself, walking up and down. The charge was to be struck out, and the wall washed; the measure was to be beaten flat and nailed to the basilica door with the name of {foe} below it. {who} asked only whether the oven was still standing. It was, and you were there when it was lit, and were given the first loaf, which was burnt, and you have never tasted better.',
      'So the sum came right in the end. Nine villages had their eighth back, in grain, poured out of an honest measure, with children lying on their stomachs to see it levelled. {foe} left by sea, leaving the advocates unpaid. {who} put over the shop door a small bronze ladle. People touch it as they go in; your name is on the handle, where the hand wears it away.',
      'The charge had stood upon the wall for so long that it came off in one piece, like a scab, and the plaster beneath was quite white. {who} had them leave it so. Against {foe} there was entered, in the same place and the same lettering, one eighth of a province. You were asked to check the addition, aloud, in front of the governor, and for once nobody coughed.',
      'It was ordered: first, that {who} be cleared; second, that the true measure be kept in the temple and the false one at the tax-office, with a hole in it, for a warning. {foe} was to pay back each village, in person, with a ladle. That took the better part of a year. You went along to the first of them and held the sack, and {foe} counted, and {who} listened for the numbers.',
      'The soldier who had stood in {who}’s shop to count the loaves was told that he might go. He did not go. He asked for a small white one, and ate it leaning there, and so did the governor’s clerk. By and by it was a queue again, with elbows. {foe} was not in it, having left for the frontier under escort; your own loaf was wrapped in the verdict, for want of paper.',
      '{foe} confessed in the last hour of it, to save the costs. What {who} wished to know was only why: there had been plenty without. It was the two pints that gave the pleasure, {foe} said, and could not explain that further; the rest had been work. The governor struck off the charge with his own stylus. You walked home behind {who}, through nine villages, and at each were made to stop and be weighed, for luck.',
    ],
    loss: [
      'The sentence was read out in good order. {who} listened to it with {who.his} head on one side, in the way one hears whether a crust is done. The measure went back to the granary with a garland on it. You paid what the law calls costs, and walked home by the villages, and in none of them could you look at the bread.',
      'The case against {who} was never struck from the roll; it was merely lost under others. {foe} gave a dinner. You kept the tablets for years, with every figure in them true, and in the end a schoolboy had them to practise his letters on. You asked him to press hard.',
      'It came out sixteen. They filled the measure in front of everyone, twice, and it came out sixteen pints each time, and you will wonder until you die how {foe} did it. {who} begged the court’s pardon. That was the formula, and it was said very clearly. The bakery was sold to one who keeps it shut, and you have gone round by another street ever since.',
      'You had the truth and no quorum. By the time that a second judge had been found the clerk of the first was dead, the freedman had been promoted, and the corn eaten. {foe} was gracious; {foe} proposed that nothing should be said on either side. {who} signed with a floury thumb. There is not a mark in the whole file that is better worth looking at.',
    ],
    fates: {
      triumph:
        '{who} baked for the governor’s table and charged him sixteen pints for sixteen. {foe} was last heard of farming the tolls on a bridge in Mauretania, where there is no river.',
      loss: '{who} was put to the public mill, and taught the others to sing at it. {foe} was elected to the town council, and gave the corn exchange a clock.',
      death:
        '{who} kept a loaf on the shelf for you and changed it every week. {foe} bought the debt on the oven, but never found anyone who could get it hot.',
    },
  },
  {
    key: 'empire/eagle',
    kind: 'carry',
    drives: ['strength', 'reflexes'],
    title: 'Take the cohort’s eagle back from {foe} at {where}, and bring it home to {who}.',
    who: { trade: 'standard-bearer', genders: ['male'] },
    foe: { trade: 'quartermaster', genders: ['male'] },
    goal: 'landmark',
    ways: ['force', 'flight'],
    sworn: [
      '{foe}, the quartermaster, had sold the cohort’s boots, then its shields, and at the last, while the cohort was cut to pieces for want of them, he walked off with the eagle under a horse-blanket. {who}, who had carried it for twenty years, had no hands left to lift it. You swore on his stumps to bring it down from {where}.',
      'In the infirmary {who} told it to the ceiling. He had planted the eagle as one should, and turned to fight, and when he turned again there was a hole in the ground. It was not the enemy. {foe}, who kept the stores, had it at {where}, over a camp of deserters. You took the soldier’s oath a second time, to bring it back, and this time nobody was paying.',
      'By {who}’s bed stood a stick, as long as the pole of an eagle. He had carried the cohort’s for twenty years, until {foe}, who kept the stores, went off with it in the middle of a battle. It was at {where} now, and deserters drank to it. He asked you to take hold of the stick. You heard yourself giving the answers of the old oath, in order, down to the last.',
      'The cohort was struck off the list. A cohort with no eagle is a crowd, by regulation; and {foe}, the quartermaster, had walked away with theirs in a flour-sack, and set up for himself with it at {where}. {who} had brought it through two retreats under his cloak. He was dictating a protest. You read what he had so far, which was “Sirs”, and swore that he should not need the rest.',
      'For twenty years {who} had gone in front with the eagle and had never once looked round, that being the rule. So he had not seen {foe}, the quartermaster, until the pole was out of his hands. It was up at {where} now, with all those drawn up under it who had run. He told you this without expression. You held out your hand, palm up, as recruits do, and swore to fetch it down.',
      '“I signed for it,” {who} kept saying, till you sat down on the bed. He had: one eagle, gilt, wings spread. In the books it was lost to the enemy. It had been lost to {foe}, the quartermaster, who sat beneath it at {where} with such of the cohort as could still be paid. The form of it lay on the blanket. You asked for a pen, signed under him, and gave the oath aloud while it dried.',
      '{who} lay with both his sleeves pinned up, and told you how heavy it was. One gets used to that, he said, in twenty years; it pulls a little to the left. {foe}, the quartermaster, had pulled it away from him in the rout, from behind, and three hundred deserters ate under it now at {where}. He was not asking anybody. You swore upon his blanket to go up there and bring it down.',
      'They had stopped {who}’s pay, there being no provision for a standard-bearer without a standard. The form had a place for the reason, and in it was written: mislaid. {foe}, who kept the stores, had mislaid it under his own cloak, and had it on a pole at {where}, with such of the cohort about it as had run. {who} asked you to read him the word again. You tore up the form, and swore to bring him the eagle.',
      'A recruit in the next bed had asked what the eagle looked like. {who} began to tell him and could not go on. It had been taken from his shoulder in the retreat, by {foe}, the quartermaster, who used it now at {where} to swear deserters in by. You told the boy for him, as everyone in that province could have: gilt, so high, one wing a little forward. Then you swore to {who} that the boy should see it.',
    ],
    advances: [
      'News of it ran ahead of you along the posts. A sentry, unasked, told you what roads {foe}’s foragers used and how they stood their watches.',
      'A veteran with a stick showed you how such men fight when they no longer keep the line. It would be needed.',
      'You fell in with a deserter; one generally did. He said that {foe} sleeps with a cord tied from the eagle to his wrist.',
      '{who} heard of that piece of work in the infirmary, and is said to have asked for a razor.',
      'You were nearer to {where} by it; and those who stood between had begun to ask one another what you looked like.',
      'Three more had gone over the wall from {foe}’s camp, you learned, and had told the outposts that the bird looks at one.',
      'You met one who had served under it, with his number cut away; he would not go with you to {where}, but he corrected your salute.',
      '{foe} had had the eagle gilded again, they said; and {who}, when he was told, remarked that it would now be the heavier to run with.',
      'You had it from a sutler that {foe} has his men counted daily and no longer tells them the figure.',
      'An armourer mended a strap for you and would not be paid. He had once riveted a wing, he told you, for the old cohort, and it was not for a quartermaster.',
      '{who} had your progress marked up on the infirmary wall, in charcoal, by the man in the next bed, and all the ward was betting on {where}.',
      '{foe} had asked a priest at {where} if the bird could be sworn in afresh, and the priest had wished to know by whom.',
      'A boot-mender had resoled half of {foe}’s sentries, and could tell you which of them stand on the one leg towards the change of the watch.',
      '{foe} had started paying his guard out of the cohort’s own burial fund, you heard, and it was being talked over.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Scout the deserters’ outpost at {place}.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Creep through the outpost and out again',
          description: 'Twelve men who know every trick in the drill-book, because they wrote excuses for each.',
          success: [
            'You went through on your belly between two fires. You had the password, which was “arrears”, and a sight of the path up; and in the last tent you passed a boy of fifteen asleep in a dead man’s mail. You pulled the flap to behind you.',
            'You went in by the latrine, which no sentry looks at. They were dicing for the next watch, and another, coming back, said “arrears” and was let by; so you had the word too. You saw how the path climbed. From the last hut a boy in a dead man’s helmet looked straight at you, yawned, and turned over.',
          ],
          failure: [
            'You had counted eleven. The twelfth was sitting in the tree above you, eating walnuts, and had been dropping the shells on your back for some time before you noticed. Then everyone was running, you first.',
            'They had a goose. You had thought of sentries, of dogs, and of a string with pots on it, and it came out from under a cart with its neck along the ground. The whole outpost at {place} turned out to see, and some of them in order to encourage it.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Find in {place} the armourer who gilded a false eagle.',
        offer: does(['talk', 'perception', 'medium', 'none'], {
          action: 'Question the goldsmith about a gilded bird',
          description: 'He made it for {foe}, was paid in boots, and has been ashamed of it since.',
          success: [
            'There were two eagles, then. The one they carry about the camp was lead under leaf; he showed you the mould, with a nick in the left wing. The true one never went outdoors. He drew you the box in which it lay, and would not take anything for the drawing.',
            'He took you to the back and lifted a cloth: a plaster wing, a plaster beak, and a bill made out for lead. It was that bird which they carried round the camp, he told you. The other is kept in a box, and he drew you the box from three sides. When you felt for your purse he put a hand upon your sleeve.',
            '“Is it about the bird?” he asked, and shut the shop. He had been wishing for a year that somebody would. The one that goes on parade is lead, with his gold on it; the right one lies in a box, like a sick child. He made you a plan of that box. It cost you only to hear how good the gold had been.',
            'He could not say it, and so he showed you. He put a lump of lead in your left hand: that was what the men salute. In your right he put a small brass hook. That belonged to a lid, and he chalked the rest on the counter, boards and straps; the true one was under it. Then he wiped the counter.',
          ],
          failure: [
            'He worked in gold, he said, and gold has no memory. While he said it he was wiping his hands over and over; but the shop had filled with customers, all of them wearing the same new army boots.',
            'He asked you in, bolted the door, and sat down to confess; and a small girl came through with a lamp and asked who that was. He looked at her. It was somebody about a brooch, he said. He said it again to you, on the step, with his hand on his heart.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Call up the scattered men of the cohort at {place}.',
        offer: does(['force', 'strength', 'medium', 'slight'], {
          action: 'Plant a spear and call in the cohort',
          description: 'Nine men are hiding there who ran; they will hit you first, and listen afterwards.',
          success: [
            'The largest of them came for you with a mattock. You broke it across your knee, the shaft, and gave him back both halves, and asked if that was how he had been taught to hold it. Somebody laughed. Before you could say more they had dug a ditch round the place without being told.',
            'They ran at you with hoes, and you let the first of them swing, and sat him down harder than he was used to. The second you only looked at. You told him that his strap was undone. It was, and he did it up; and by the time he had straightened the other seven were standing to the right of him, by height.',
            'You drove the spear in and called out the number, and nine men came from nine sides with sticks. It is not easy to hit a person who stands as one was taught to stand. You gave the first your shoulder, and the second the first; and the third, who had been a file-leader, looked along what had become a line, and dressed it.',
          ],
          failure: [
            'They knew their trade after all, and there were nine. You were put out on the road quite gently, by the arms and legs. “We have been called already, friend,” said the largest, “and look.”',
            'You planted the spear and called the cohort, in a loud voice, by its number. There was a stir among the rocks at {place}. Then someone called back the number of a different cohort, and somebody else of a third; and they kept it up, from all sides, for as long as you stood there.',
          ],
          hurt: 'blow',
        }),
      },
    ],
    ready: [
      'The road lay open as far as the camp. You knew their watches, and how the box was kept. It remained to go up to {where} and ask for the eagle in whatever manner {foe} would understand.',
      'You had done what could be done from a distance. {foe} sat at {where}, under a bird that was not his, and there was nothing further to be got by waiting.',
      'There was no outpost left to get by, and no man of the cohort who had not been asked. What remained was three hundred deserters, a bird, and {foe} on his chair at {where}.',
      'You had it all by heart, the ditch, the watches, and who could be relied on to look the other way. At {where} they were counting on nobody’s coming. You polished a buckle.',
    ],
    test: {
      openings: [
        'The camp at {where} had a ditch, and the ditch had not been cleaned. Three hundred men lived there in other people’s clothes. In the middle of it, on a pole wound with purple rag, the eagle looked over their heads towards the frontier, and beneath it on a chair of office sat {foe}, doing the accounts.',
        'They had kept the streets straight at {where}, out of habit, and forgotten the latrines. You smelled the cohort before you saw it. {foe} came out upon the turf platform with the eagle at his shoulder to hear the watchword, and three hundred right hands went up; the left hands were holding up their trousers. He had sold the belts as well.',
        'You saw it from far off, over the tents of {where}: something gilt that did not move. Three hundred men stood in line beneath it for their soup. {foe} was ladling, as he trusted no one else to do it; he had the pole of the eagle in the crook of the other arm, and looked hard at every man, to see whether he had been there before.',
      ],
      still: [
        'The eagle was still on its pole at {where}. {foe} had doubled the guard, and was charging them for it.',
        'They were counting javelins into bundles under the eagle, and {foe} was having each of them signed for.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Challenge the quartermaster before his men',
          description: 'By the old custom, sword and shield, and the standard to the one who stands.',
          success:
            '{foe} fought as he had kept store, giving nothing until he must. At the fourth rush your rim took him beneath the chin. He sat down. You stood over him, without breath for a speech, and three hundred men who had waited years for somebody to be beaten looked at the eagle, and got to their feet.',
          failure:
            'His shield was a good one. He had kept back the best of them. You found out just how good, several times, and the camp counted aloud; then they let you crawl as far as the ditch, since nobody had orders for what came after.',
          hurt: 'blow',
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Cut the cord and run with the eagle',
          description: 'Forty pounds of silver and oak, downhill, with three hundred veterans behind.',
          success:
            'You cut the cord a hand’s breadth from his sleeping wrist. The alarm was slow, for he had sold the trumpets. You ran with the pole across your neck like a milkmaid, and behind you they fell over the tent-ropes, in order of seniority.',
          failure:
            'You cut it, and he turned over, and said distinctly, “Sign for that.” You were over the ditch when the first javelin took the eagle’s pole out of your hands, and went on some way with it.',
          hurt: 'blow',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Read the men their own arrears of pay',
          description: 'You will be heard as far as the second sum; it had better be correct.',
          success:
            'You read it by centuries: boots, stopped; shields, stopped; burial fund, stopped; and to whom it all went. It was quite dry. You did not call him anything. When you reached the burial fund the front rank turned about, slowly, and looked at the man in the chair, and then they made a lane for you.',
          failure:
            'You had one figure wrong, and he had it by heart. He corrected you, pleasantly, from his chair. They laughed as soldiers do who need to; then they threw what they had, and they had a good deal of it left.',
          hurt: 'blow',
        }),
        does(['craft', 'vigour', 'medium', 'serious'], {
          action: 'Put the lead eagle in the true one’s place',
          description:
            'Under the wagon, up through the boards, with a bird on your back that leaves black on all it touches.',
          success:
            'You lay on your back beneath the strong-box and drew the pegs with your teeth. One bird came down into your arms and the other went up. They paraded it the next time with particular solemnity, you heard; by then the real one was four valleys off, under turnips.',
          failure:
            'The boards had been nailed, lately, and from the inside. You lay looking up at the points. Then the wagon, which nobody had told you was leaving, left.',
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Stand in their ranks until they know you',
          description: 'Fall in at the end of a rear rank and bear what they do to you, until it is shame.',
          success:
            'You stood in your place and answered to your name. On the first day they spat; on the second they copied the way your belt hung. On the third the guard at the eagle grounded his spear, said that he was relieved, and you relieved him, and walked away with it in the proper form.',
          failure:
            'You stood for forty hours. Then {foe} passed along the rank and sent you to carry water, and to fetch wood, and to carry water; and it came to you that they would let you do it for ever.',
        }),
      ],
    },
    triumph: [
      'You brought it down to the infirmary under a blanket, the same way it had gone. {who} could not take it in his hands. So he had them lean it against the bed, and laid his cheek to the pole, and gave the order to march under his breath. Forty men answered it in the street below; a good many had come down from {where} behind you, barefoot, in step.',
      'The cohort was put back on the list that spring, under its old number, four hundred strong, with new boots that had been counted by two people. The eagle went before it. {who} walked beside with his sleeves pinned up, telling the young man who carried it to keep it level. You had a crown of oak-leaves, and leave until the Kalends.',
      'You carried it in by the main gate, upright, at the regulation pace, as he would have. The whole infirmary had been got out of bed, and those who could not stand were leaned against those who could. {who} inspected it from claw to beak. “A scratch,” he reported, “left wing, old.” Then he saluted, with what he had, and nobody who saw it has been able to describe it.',
      '{foe} had to give a receipt for it. {who} insisted on that: one eagle, gilt, wings spread, returned. It was made out on a drum, before the colonel, and {foe} wrote with great care, being under guard and a man who respects a form. The cohort stood and cheered until it was hoarse. You were let carry the thing as far as the shrine of the standards, and it did pull a little to the left.',
      'There was to be a ceremony, with a general, but the men could not wait. They had {who} on a stretcher and the eagle above him and were half round the parade-ground before the trumpets were found. Deserters had come down from {where} and stood along the ditch, not daring. He had the bearers stop in front of them. “Well?” said {who}. “Fall in”; and your voice cracked with the rest.',
      'The form had been kept: lost, to the enemy. The adjutant drew his pen through both, and wrote above it “found”, and looked at you, and added “among friends”, which is not in the regulations. {foe} was handed over to the men, with an inventory. {who} sleeps now; he used to lie awake listening for the pole. You have an oak-wreath, a bad shoulder, and the freedom of that ward.',
    ],
    loss: [
      'The eagle stayed at {where} until somebody melted it; three hundred spoons, the soldiers say, and {foe} sold each of them twice. The cohort’s number was cut out of the army list with a chisel. You told {who} yourself. He nodded. He asked you to turn him to the wall.',
      'You came back without it, and were received correctly. There is a word for a soldier who has lost his standard, and nobody used it in your hearing; they only stopped when you came in. {who} had kept a space for it at the head of his bed, swept clean, and they buried him with the space.',
      'What you brought back was the lead one. You had not known it until {who} laid his cheek to it, and was still, and said nothing for so long that you understood. He thanked you. He had it stood by the bed, facing the wall. {foe} wrote from {where}, offering to value it.',
      'The pole was found in a ditch below {where}, with a cord about it and no bird. {foe} swore that it had flown; there are soldiers who believe that. The cohort was broken up among three others, who put them in the rear. You handed {who} the pole. He could not hold it either, and you leaned it where he could see how straight it was.',
    ],
    fates: {
      triumph:
        '{who} lived nine years and corrected everyone’s drill. {foe} was discharged by the men themselves, in a sack, in the river, and climbed out of it further down to keep an inn.',
      loss: '{who} died in the infirmary of nothing that the doctors had a word for. {foe} held the hill three more years, and then sold that.',
      death:
        '{who} had your name cut beneath the cohort’s on his own stone. {foe} took to sleeping with two cords, and then hardly slept.',
    },
  },
  {
    key: 'empire/holy-ground',
    kind: 'protect',
    drives: ['perception', 'endurance'],
    title: 'See {who}’s brother laid at {where} with the proper rites, before {foe} ploughs the ground.',
    who: { trade: 'weaver', genders: ['male', 'female'] },
    foe: { trade: 'landowner', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['patience', 'gift', 'explore'],
    sworn: [
      'The jar came by army post, with a receipt. It was {who}’s brother, dead in a frontier hospital after nineteen years; and he had asked to lie at {where}, among his own. But {foe} had bought that ground, and ordered in the ploughs. Where one jar is laid with the rites, the law says, no plough may ever go. You swore to see the earth opened, and closed.',
      '{who} the weaver had set a place at table for the jar, out of shyness. It held a brother last seen at seventeen. Their people had always been buried at {where}, with a tile over them; and {foe} wanted it for vines, and gave out that there had never been a grave there. You put one hand on the lid, and swore to lay him there, and {who} wept then for the first time.',
      'There was a jar on {who}’s loom, with a label as for oil. In it was the brother, home from the frontier. He had wished to lie at {where}, with the rest of the family; but {foe} was putting that hill down to vines, and would have it that there were no graves. Once he was laid there with the rites no one could ever plough it. You swore to see it done.',
      '“He has got so light,” said {who}, and gave you the jar to hold. The army had sent the brother home by the mule post. He was to be laid at {where}, where the family are, under the thyme; only {foe} had bought the hill, and six oxen stood there with their yokes on, to plough it. You swore, as it would have been hard to put him down and say no.',
      'It had been left on the step with the fish. There was a label on the jar with a weight, a legion and a name, which was that of {who}’s brother. He had asked for {where}, to be among the others. {foe} had meanwhile bought up that hill for a vineyard, and looked into the matter, and found that nobody was dead there. You carried in the jar, as {who} could not, and it was on the lid that you swore.',
      '{who} had woven a cover for the jar and taken it off again; it made it look like a thing for sale. It held a brother, home from nineteen years of frontier. His last letter had asked for {where} and the rites. Where those are said no one may plough, and {foe} had the oxen hired; so it was a question of who should be there first. You bit off the thread, and swore to it.',
      '“Nineteen years, and it would go in a cupboard,” {who} said of the jar, and did not put it in one. The brother in it had asked for {where}, where all of them are. {foe}’s surveyor had been over that ground, and had written against the graves: none. Where earth has been opened with the rites it may not be ploughed. You swore that it should be opened.',
      'The shuttle was where it had been when the carrier knocked. He had a brother for {who} to sign for, one, in a jar, from the frontier; it was to go on to {where}, by the wish of the contents. But {foe} meant to plough there as soon as there were oxen. You signed, since {who}’s hand shook, and had sworn to it before the ink was dry.',
      '{who} was weaving, and talked over one shoulder to a jar, about cousins. It was a brother, you were told; he had been away, with the legions. He would be wanting to go to {where}, to the family, only that {foe} had bought the family, as it were, for vines. A grave with the rites said over it stops any plough. You swore, and were introduced.',
    ],
    advances: [
      'You came away with a thing worth knowing: somebody’s grandmother lay at {where} as well, under a tile with a hand-print.',
      'You had found one more who would stand up and say that there had been graves.',
      'A widow let you have a handful of the right beans, the black ones, to be thrown over the shoulder at {where}, and showed you how one does not look.',
      'A clerk of {foe}’s let you see the old map of {where}. The graves had been scraped out with a knife, and could still be read from the back.',
      'You learned which of {foe}’s overseers could not sleep, and what it was that he had turned up at {where} with a spade.',
      'You sent word to {who}, who had begun on a cloth to wrap the jar in, and who now chose the border.',
      'You had a little of the rite from an old man with a jug: with which hand one pours, and that one does not look back afterwards.',
      'The ploughman whom {foe} had hired for {where} had gone lame, and so, within the week, had his brother.',
      'A surveyor told you that he had measured {where} twice for {foe}, and each time there had been more of it.',
      '{who} had sent to ask what grew at {where} now, and you found that you could say.',
      'A child had shown you how they bury people thereabouts: three handfuls, and one steps over, and there has to be a joke.',
      '{foe}’s steward had walked over {where} with a rod and a map, and had come back without the rod.',
      'You met a mason who remembered cutting the grave-tiles of {who}’s people. He had never been paid for the last of them, and would stand up and say so in court.',
      'They knew further on about the jar, and a woman asked you to say a name at {where}, and would not say whose it was.',
      'The eldest of the oxen at {where} had lain down in the yoke, and {foe} had sent to ask who had been speaking to it.',
      'Somebody’s aunt told you where the thyme grows at {where}, and over whom.',
      '{who} had got round the cloth as far as the last corner, and undone it all; there ought to be a boar in it, for his legion.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for the grave-markers that {foe} had carted off.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Turn over every stone at {place}',
          description: 'They were tipped there by night, face down, and there are a great many other stones.',
          success: [
            'The ninth had letters. You scrubbed it with grass: To the spirits of the departed, and a name, and “she worked in wool”. There were thirty when you had finished. You wrote them all down, in order, and for want of anything better you told each of them where it belonged.',
            'It went quicker by touch. You felt beneath each of them, as one feels under a hen, and where there was lettering you turned it over to dry. There was a soldier; there was a Felicula, who had been sweet, and six. By the end you had thirty, propped along the bank by their dates, looking like people who have been let out.',
            'Whoever tipped them had been paid by the load, and had not carried one of them far. You levered up the first, and a farmer’s wife, going by, read you the rest of it before it was clear of the earth: that was her uncle. By and by there were seven people there. You took down thirty names, and with most of them a story.',
          ],
          failure: [
            'They were stones, on the one side and the other. You had disturbed a viper, a wasp and half of a millstone by the time you understood that you were at the wrong end of {place}.',
            'You had turned thirty when your back went, and it was the thirty-first that had a mark on it. You lay beside it until you could move. It was the mark of the quarry.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Obtain a ruling from the pontiff’s office in {place}.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Wait in the pontiff’s porch for a ruling',
          description: 'They see eleven petitioners a day, and have not said in what order.',
          success: [
            'On the third day an old man in a pointed cap came out to feed the sparrows. You told him of the jar. He recited the whole law of it, with the exceptions, throwing a crumb at each; then he went in and wrote it down, and the seal was the size of a plate.',
            'Towards closing time a very old clerk came for his cloak, which you had been sitting on. You told him about the jar. It was a pretty point, he said, and fetched two more. They went at it over your head, with an ox for an example; and in the end it was written out, in your favour, and sealed by the steadiest thumb.',
            'They had forgotten you, and locked up. So you were there when the pontiff himself came in, in slippers, to look for something; and he was glad of the company. He had you tell it from the beginning, the jar, the hill and the oxen. He dictated, you held the lamp, and he went through two drawers for the larger of the seals.',
          ],
          failure: [
            'You were the twelfth. You were the twelfth on the day after that, as well. On the third you came before it was light, and they were keeping a festival of which you had never heard.',
            'They saw you. The young man at the table had a ruling by heart, and it was for a jar that belonged to a vestal. Yours belonged to a weaver. He wrote something on a tablet and sent you with it to a second porch, where they had not been in since the Ides.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Take a meal to the goatherd of {place}, who saw the graves dug.',
        offer: does(['gift', 'charisma', 'medium', 'none'], {
          feeds: true,
          action: 'Share bread with the old goatherd',
          description: 'Nobody has asked him anything in years; he will want to start with the goats.',
          success: [
            'You heard about the goats. You cut the cheese small, to last him out, and at the rind he began upon the graves: who lay by whom, and who had asked not to. He paced them for you in the dust with his crook. He would come, he said. He would wear his shoes.',
            'There were forty goats, and you were given the characters of thirty. Then he broke the second loaf, and said, not to you, that she was laid with her feet to the spring and a boy on either hand. He had held the lamp. You let him go over it twice with his finger. If he was to be asked, he had better be shaved.',
            'He gave the crust to the dog, and the rest he ate looking at you. Had you any people? You told him where they lay. At that he got up, and set down a pebble for each grave that he had watched them dig, and said a name over it. He would do it again for anybody, so long as it need not be indoors.',
          ],
          failure: [
            'He ate with great attention and then, being full, he slept. When he woke he supposed that you were his son, and told you, at length, what you ought to have done about the mill.',
            'You began with the graves, and ought to have begun with the goats. He looked at the cheese, and at you, and called the dog; and he sat for the rest of the meal a little way up the hill at {place}, with his back turned, eating.',
          ],
        }),
      },
    ],
    ready: [
      'You had the ruling, or the sense of it, and the places of the dead, and {who} was on the road with the jar. You could do no more for them anywhere but at {where}.',
      'A message was brought to you: the oxen had been ordered for {where}. {who} had set out already, walking, with the jar in both arms. So must you.',
      'You could have said the names of those dead in your sleep, and did. {who} had sent word from the last fork: the jar was well, and it was no great way from there to {where}.',
      'There was a law for it, and there were people who would stand in a field and say so. {foe}’s pegs were in at {where} already. It remained to be there ahead of the plough.',
      '{who} had closed the loom and hung the key on the jar. All that can be done by asking had been done; from then on it was a matter of standing at {where}, and of not moving.',
    ],
    test: {
      openings: [
        'Six yoke of oxen stood at {where}, breathing. {foe}’s overseer had pegged out the rows with string. {who} had come in by the far side with the jar wrapped in new cloth, and was standing where the string crossed, and did not seem to have been told that one cannot stand there.',
        '{foe} had come in person to see the first furrow cut at {where}, and brought a folding chair. The ploughmen looked at the ground, at the oxen, and at anything but {who}, who knelt a little way off with the jar and was patting the soil as one pats a bed, to find how hard it was.',
        'There was string at {where}, from peg to peg, and beyond the string were six yoke of oxen with a man to each. {who} had sat down inside the first square with the jar. The overseer was explaining it again, bareheaded. {foe} had a chair brought, and something to drink. There was no hurry, said {foe}; the oxen had been hired by the day.',
      ],
      still: [
        'The ploughs had not moved from {where}, nor had {who}. {foe}’s folding chair had been moved a yard nearer.',
        'One of the ploughmen had brought {who} a bucket to sit on, and had been spoken to about it by {foe}.',
      ],
      offers: [
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Lie down in front of the ploughs',
          description: 'On your face, hands flat, for as long as it takes six men to be ashamed.',
          success:
            'You felt the ox’s breath in your hair. The goad came down on the earth on one side of you, and then on the other. Nobody spoke for so long that you could hear the harness creak. Then somebody’s boots went past you, and somebody’s knees came down; and it was the head ploughman, lying on your left.',
          failure:
            'They were sorry, they told you afterwards. They each took a limb. You were laid on the verge with a sack beneath your head, and by the time you could stand the string had been pegged again.',
          hurt: 'blow',
        }),
        does(['explore', 'perception', 'hard', 'serious'], {
          action: 'Find one grave that was overlooked',
          description: 'If there is a bone in that ground it is holy; you have a spade and the width of a furrow.',
          success:
            'You walked it with your eyes half shut. Here the barley had always come up thin; here the ground rang. At the depth of your elbow was a tile, and in the tile a hand, spread, a small one. You called out. Even the overseer uncovered his head, before he had thought.',
          failure:
            'You dug four holes, and in each of them found what is in all ground. {foe} had them filled in behind you; and at the fifth, the side being sandy, it was filled in with you there.',
          hurt: 'mishap',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Recite the law of the dead to {foe}',
          description: 'You must have it word for word, to the one person there who can afford to know better.',
          success:
            'You had it whole: that what has been given to the gods below is in nobody’s ownership; that he who ploughs it ploughs his own house. You said the penalty last, and low. {foe} had gone on smiling up to the word “house”. The ploughmen were unyoking before you had finished.',
          failure:
            'You left out one “unless”. {foe} supplied it, and another, and had the notary, who was there for that, write down that you agreed. Two of the house-slaves saw you as far as the boundary; they had been told not to be careful.',
          hurt: 'blow',
        }),
        does(['gift', 'charisma', 'medium', 'slight'], {
          action: 'Give the ploughmen the funeral feast',
          description: 'Bread, beans, and wine poured out, for everyone who will call himself a mourner.',
          success:
            'You spread it on the plough-beam. One after another they came, wiping their hands; and he who has eaten at the graveside is of the family, in that country, and cannot lift a tool. {foe} sat in the chair looking at six idle teams and one full table, at which a place had been kept.',
          failure:
            'They would have come. You saw it in their throats. But {foe} had brought better wine, and had it opened first, and you were left holding out a dish of beans to an ox.',
        }),
        does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Draw them off while {who} digs',
          description: 'Snatch the surveyor’s pegs and run with them; it is theft, and they have a horse.',
          success:
            'You took up the pegs at a run, trailing string, and everyone who was paid to went after you, over the ditch, twice round the oxen and away down the road. When they had you at last by the neck it was quiet. {who} had stood up. There was earth on {who.his} knees, and the jar was nowhere to be seen.',
          failure:
            'You ran well, but you ran with the string round your ankle. It brought you up at its full length, like a goat. {who} had not got beyond the turf.',
        }),
      ],
    },
    triumph: [
      'So it was done, with the head covered, the beans thrown behind, and the name called three times. {who} smoothed the place over and set a tile on it. Nobody may plough there now until the sky comes down. The oxen were led off one pair after another; {foe}’s chair was left, and {who} sat in it, as somebody had to sit with him for the first night.',
      'The jar went into the ground at {where} next to a tile with a hand-print. You poured the milk and then the wine, and did not look back. In the town they heard of it; and in the course of that year there came others, with jars of their own, from the frontier, from the city cellars, in aprons and in carts, until there was a street of them. It has a milestone. It says, home.',
      'There had been no time to fetch a priest, so it was the head ploughman who said the words, with his cap off, and you who corrected him. {who} put the jar down as one puts a child to bed that is already asleep. A tile went over it. {foe} asked, after a decent interval, whose the land was now; and the oldest of the ploughmen told {foe.him}, quite kindly, and pointed down.',
      'When it was done {who} looked about for the brother’s legion, and there was none. Then an old man at the back said his number and stepped up. So did another. They had been {foe}’s watchmen on that hill. They took post at the two ends of the tile, in their aprons, and were relieved at the proper times; and the plough went home behind six oxen who were not asked to pull.',
      'The ruling was read over the open ground at {where}: that this earth was given, that none could own it, and that whoever moved the tile was to be moved himself. {foe} asked for a copy. {who} threw in the first handful, and you the second, and then there was a push of people, each with a fist. They had dead there too. It did not take long to make a hill of it.',
      'It was a small hole, for nineteen years. {who} had brought the letter in which he asked for it, and read him that, down to the place, and said, “There, you see.” You poured out the milk. A bee came to it. {foe}, who had stood all the while with the pegs in {foe.his} hand, laid them on the grass, in a bundle, and went away downhill like somebody who has been told the time.',
    ],
    loss: [
      'They ploughed it. It was slow, since the oxen stopped so often. {who} carried the jar back along the road and set it on the shelf over the loom, and the vines at {where} did well. It is a dark wine, with an earthy finish, and {foe} gives it to guests. You were once offered some, and asked for water.',
      'There was nothing to be shown to a court: a level field, and string. {who} thanked you, which was the worst part. The jar stood for some years in the window; then in a winter flood it went, with the house, down to the sea, where there is at least no one to buy the ground.',
      'The rites were said, over the wrong field. It was nobody’s fault, and {foe}’s surveyor had moved the stone. By the time it was known the right one was in furrows. {who} would not have him dug up again to be carried about. So he lies by a turnpike, among strangers, with a good tile; and you have been there, and it is noisy.',
      '{foe} let you bury him. That was done with some ceremony, and there was cake. The ruling was found to be void in the following week, as lacking a seal, and when {who} came with flowers the plough had just been. They turned up the jar in two halves. You went over that ground on your knees, behind the oxen, with a sieve.',
    ],
    fates: {
      triumph:
        '{who} wove a border of tiles and hands, and it is copied as far as Syria. {foe} planted the vines on a hillside further off; the dead are blamed for the mildew.',
      loss: '{who} took in two soldiers’ orphans, and named neither after anyone. {foe} died rich, and lies under nine tons of marble that nobody visits.',
      death:
        '{who} had a second jar made. {foe} sent to offer a corner of the field for it, at a fair price, and the messenger was not let in.',
    },
  },
];
