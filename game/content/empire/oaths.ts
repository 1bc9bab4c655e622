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
      '{who} the baker had shown that {foe}’s tax-measure was false, and was accused by {foe} of stealing the difference. It said sixteen pints and held eighteen. {who} had filled it with a ladle, before the whole granary, and now asked for your help. You laid your hand on the oven and swore to have the charge struck out by the governor, at {where}, and the measure proved upon {foe}.',
      '{who} was a baker, who had let you sleep above the oven and asked no rent. Now the bakery was sealed, and {who} was to be tried at {where} for stealing corn. The thief was {foe}, who farms the tax, and takes too much by a false measure. You swore by Jupiter and the stone to clear {who} before the governor, and to prove the measure upon {foe}.',
      '{foe} the tax-farmer had cheated a province with a false measure, and it was {who} the baker who was charged with the theft. {who} had stood a true measure beside it, and it held less. You had been in that yard and seen it. {who} asked you to say so; and you swore to state it before the governor at {where}, and clear {who}.',
      '{who} the baker was charged with theft, for having found two pints too many in the corn-measure of {foe}, who farms the tax. A soldier stood in the shop, so that nobody bought. You ate a small white loaf in front of him, and swore that {who} should be cleared before the governor at {where}, and {foe} convicted.',
      'The law allows sixteen pints to the measure, {foe} the tax-farmer’s held eighteen, and {who} the baker, who had said so, was charged with stealing the difference. It was {foe} who had stolen it. {who} asked for your help. You took the bread-peel off its nail and swore on it to clear {who} before the governor at {where}, and to prove the fraud.',
      '{who}, who bakes for half the town, was accused by {foe}, the tax-farmer, of a theft that was {foe}’s own. It came to two pints in eighteen, by a false measure, and {who} had noticed it. The charge was read out in the shop, and you stood there for bread. You swore to {who} to be heard about it by the governor, at {where}, and to have {foe} convicted.',
    ],
    advances: [
      'A miller who had lost corn to {foe}’s measure was now willing to say so before the governor at {where}.',
      'The day on which the governor at {where} hears such cases was known now, and {who}’s name was put on the list.',
      'A porter who had carried corn for {foe} stated openly that the sacks had always weighed more than was written down.',
      'Two clerks had left {foe}’s service, and would not swear against {who} in court.',
      'A village had counted its own corn against {foe}’s receipts, and was short by two pints in every measure.',
      'The people of {who}’s street now said openly that {who} was no thief, and had signed a paper to that effect.',
      'An advocate at {where} would lay {who}’s papers before the governor himself, and take no fee for it.',
      'The soldier who guarded {who}’s bakery was ready to testify that no stolen corn had ever been found there.',
      'An usher of the court at {where} would let you in by the side door when {who}’s case was called.',
      'Eleven farmers would come to {where} at their own cost and tell the governor what {foe} had taken from them.',
      'The governor’s secretary at {where} had written down your name as {who}’s defender, and you could not be shut out any more.',
      'A letter was found in which {foe} told the bakers to keep silent about the measure, and you had a copy of it.',
      'A cook of {foe}’s let it be known that the corn-measure was kept locked up, which an honest one need not be.',
      'A rope-maker had the dates on which {foe}’s false measure was used, and was not afraid to give them to the court.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the old honest measure that was hidden at {place}.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search {place} for the old measure',
          description:
            'It holds what the law says, and would prove {foe}’s false; the last honest weigher hid it there before he died.',
          success: [
            'You found the honest measure, wrapped in an apron, a forearm deep. It was filled with dry sand, struck level, and held sixteen pints, three times over. The stamp on the rim was of the year in which {foe} took up the contract. It had not been filed.',
            'The old measure was under a doorstone, upside down on a jar, and it held what the law says. You tried it with sand until you were tired of the answer. Sixteen. It had been stamped in {foe}’s first year, before there was any call for a file.',
            'The honest measure came up with a stone that had a leather loop let into it, as stones have not. Sixteen pints went in, and the straight-edge took off nothing. Against {foe}’s bronze it could now be shown what a measure is.',
            'The weigher’s measure was found by sounding the ground with a staff, which answered at one spot somewhat late. It was full at sixteen pints and not before. Nobody had been at the rim. Remark: his apron-string was tied to the handle, in a bow.',
          ],
          failure: [
            'You did not find the measure, because you had dug where the grass was greenest, and that was over a drain. Somebody had dug in the same place before, from the same reasoning. His shovel had been left there.',
            'The hiding-place was empty, as the weigher’s mother-in-law had told others of it too, each in confidence. There were nine holes at {place}. A tenth was dug by you, to be fair to her, and it contained olives.',
            '{place} was searched by you from the top down, and by a goat from the bottom up, and no measure was found. A strap was. It may have been the measure’s; when it had been got out of her nobody could have sworn to it.',
            'You pulled at an iron ring, and what it held came down, so that the search was over. There was then a great deal more of {place}, and it was all in front. An old woman stated that she once had a son-in-law of that kind.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Copy {foe}’s returns in the record-house of {place}.',
        offer: does(['craft', 'intellect', 'medium', 'none'], {
          action: 'Copy {foe}’s corn returns of six years',
          description:
            'They would show how much was taken and not entered; there is bad light, and a keeper who counts the tablets.',
          success: [
            'You copied {foe}’s returns and found the theft: every village had paid an eighth more than was entered. It was always an eighth. A thief who varies is not caught, but {foe} was too proud of the figures. The keeper, reading upside down, whistled.',
            'The returns were copied for all six years, and the false measure showed in them. What the villages swore to stood on the left, what {foe} entered on the right. Between them, in each line, was an eighth. The keeper brought you the second lamp, for reasons of his own.',
            'In the third year of the returns you saw how {foe} had stolen, and the rest was copied for pleasure. An eighth was gone from a hamlet of four houses, and an eighth from the town. All had been robbed with perfect fairness. The keeper counted his tablets, and forgot to count you.',
          ],
          failure: [
            'You had copied four years of {foe}’s returns when the keeper saw whose they were. First the lamp was taken away, and then the bench. He held the door with the expression of a man who has a pension.',
            'You copied the wrong returns, namely those of the census year, which nobody believes. It was found out when the villages were counted; there were four more than there are. The keeper was already holding out his hand for the tablets.',
            'The returns of {foe} were not copied, since the lamp went out in the second year of them and the keeper does not lend oil. The keeper was asked a second time. He cited a fire, of the year before he was born.',
            'The copy of {foe}’s returns was found at the door to lack a column, and was kept back by the keeper as a danger to the public. Remark: it was the column with the figures.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Win over the freedman in {place} who keeps {foe}’s books.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Talk with the freedman who keeps {foe}’s books',
          description: 'You want him to read them out in court; he owes {foe} his liberty, and will mention it.',
          success: [
            'The freedman would read {foe}’s books aloud if a court told him to. That was as far as he would go. You had asked what his liberty had cost him, and he added it up, to the last small coin, and was at the end of the sum no longer grateful.',
            'You won over the book-keeper, on a point of form: he could not speak against {foe}, his patron, but to read aloud is not to speak. He had been grateful for fifteen years. Each New Year he made {foe} a present, and was given a receipt.',
            '{foe}’s freedman stated that he would read whatever page the court put before him. He had entered the price of himself in that ledger, he then told you, under Livestock, and had been carrying it forward since. You said nothing. It was the right thing to say.',
          ],
          failure: [
            'The freedman refused, and went to tell {foe}. He had heard you with courtesy up to the name of {who}. His hand was then seen to shake; his litter was called, and it turned up the hill.',
            'You were not able to speak with the freedman alone, for his clients came in one after another and kissed his ring. He would have liked it, he stated. “Write to me,” he said over his shoulder, “through {foe}’s office.”',
            'The freedman was not won over, as you had praised {foe} to him, out of politeness, and he agreed for an hour. It is not recorded that he said anything else.',
            'You got nothing from {foe}’s freedman, who began to weep when his books were named and had to be fanned. Present: a boy with the fan, and the books, shut.',
          ],
        }),
      },
    ],
    ready: [
      'The case for {who} was complete, and you had to plead it before the governor at {where}. More evidence would only give the other side more to read.',
      'You had all that was needed to clear {who}, and the governor’s court at {where} was sitting. You were to go there. A comb was borrowed.',
      'Your proofs against {foe} were laid edge to edge and left no gap that would have taken a knife. It remained to be heard by the governor, at {where}.',
      'Nothing was wanting for {who}’s defence except a person in a chair who is obliged to hear it. That chair stood at {where}, and you were to go up to it.',
      '{who} had been told to bring a clean tunic, as you were ready to go before the governor at {where}. The witnesses each held a bean, to know in what order they came.',
    ],
    test: {
      openings: [
        'Present in the court at {where}: the governor, {foe} the tax-farmer, three advocates, a fan-bearer, and {who}, between guards. {who} was to be condemned for theft unless you could show that {foe}’s measure was false. The said measure was put upon the table. There was flour in the creases of {who}’s knuckles.',
        'The governor at {where} called the case of {who}, under the wrong name, and asked who spoke for the accused. It was you. {foe} wore the ring of a knight and a look of sorrow, and had the measure beside him. Nine other cases were to be got through before the bath; it was for you to prove the fraud.',
        '{who} was brought in between two guards at {where}, to be tried before the governor for {foe}’s theft, and you were to prevent it. The bronze measure stood on a table, with a wreath. “Sixteen,” somebody called from the back, “or eighteen?” He was put out. The water-clock was turned over, and it was asked who there was to speak.',
      ],
      still: [
        '{who}’s trial was still open, and {who} would be condemned unless you proved {foe}’s measure false. The water-clock had been filled again. {foe}’s advocates were passing each other figs across the measure.',
        'The governor was still waiting for you to show that {foe}’s measure was false, before he judged {who}. One of {foe}’s advocates had turned its better side to him.',
      ],
      givenUp: [
        'The governor adjourned the case of {who} to another sitting, and the ushers put you out of the court at {where}. You may ask there to be heard again.',
        'You were turned out of the court at {where}, and {who} was taken back to the cell, not yet condemned. The case would be called a second time.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Plead for {who} before the governor',
          description: 'One turn of the water-clock against three men who are paid by the adjective.',
          success: [
            'You pleaded for {who} without one adjective, and the governor was convinced. It was stated what a loaf weighs, who had gone without, and how that measure was filled, with a ladle. You stopped with water left in the clock. Nobody there had seen it done; he leaned forward to find out if you were ill.',
            'Your plea won {who} the governor’s belief, because you asked one question and then were silent: where had the two pints gone? {foe}’s three advocates rose to answer, with three answers. The corn was with the mice, with the villages, and in heaven. The governor had each of these written down, and was heard to add them.',
            'You pleaded from the returns of one hamlet only, and the governor found for {who}. There are four houses in it. You named who lived in each, what was owed, what was taken, and what was then eaten instead of bread. {foe}’s advocates had prepared for a province. Nobody had told them about the four houses.',
            'You pleaded by letting {who} speak in your place, and the governor was convinced. A baker uses short words: flour in, loaves out, and two pints over that were nobody’s. It was said to the measure rather than to the court. The second advocate took his loaf off the bench and put it out of sight.',
          ],
          failure: [
            'Your plea for {who} was laughed out of court. The first advocate began it, at the word “ladle”; it was a trained laugh, and went round the colonnade. By the time that it had come back the clock was dry. You were led down by the side stair, where a crowd was waiting.',
            'Your plea failed, because {foe}’s advocates had paid the keeper of the water-clock, and your turn of it lasted for two sentences. They were good sentences. You went on with the third, and an usher put the end of his rod in your ribs, as is provided for speech without water.',
            'You pleaded for {who} and were not believed, since the governor asked how many loaves go to a pint of corn, and you answered wrongly. {who} looked at the ceiling. You were handed out to the vestibule by the ushers, elbow over elbow, under the heading of noise.',
            'The governor stopped your plea, as you had called {foe} a thief before it was proved, and for that there is a penalty. It is six strokes, and is paid at once. {foe} submitted that four would do. It was entered as mercy.',
          ],
          hurt: 'blow',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Fill {foe}’s measure before the whole court',
          description: 'It must come out wrong in public; if it comes out right, so does the charge.',
          success: [
            'You filled {foe}’s measure in front of the court, and it was seen to be false. Water was asked for, as water does not heap. At sixteen pints, counted by a child from the front row, it stood well below the rim. The seventeenth went in, and the eighteenth, and the jug was set down empty.',
            'You proved the measure false by filling it from the governor’s own jug, which is stamped at four pints. Four jugs ought to have done it. Half of a fifth went in as well, and the governor, who knows that jug, got up to look where it had gone.',
            'The measure was proved false by you, although a plug of wax had been put in to make it hold sixteen. You asked for the water to be boiling. At the tenth pint the wax was seen to float. It was lifted out by the governor, with two fingers, and eighteen went in.',
            'You had {foe}’s own steward fill the measure, and it was proved to be false. He took the ladle from habit. Sixteen were counted aloud by the crowd, and his hand, which had done this for six years, went on and gave two more. He was seen to look at the hand.',
          ],
          failure: [
            'The measure ran over at the sixteenth pint, and so came out correct. A bung of wax lay in the bottom, put there lately by somebody thoughtful. You were still holding the jug when an usher took hold of you, for mocking a public vessel.',
            'You filled the measure with sixteen pints and it was full, since the jug lent to you by {foe}’s advocates was larger than a pint. It was a handsome jug. When you asked to have it measured too you were struck in the back by an usher, for suing the crockery.',
            'You had poured ten pints into the measure when the table gave way under it, and nothing was proved. A leg had been sawn half through. The bronze came down on you with the water in it, and the first advocate moved that the table be heard.',
            'You lost count at the twelfth pint, and so the filling of the measure was void. {foe}’s friends in the gallery had been counting too, aloud and differently. It was to be done again by a person who could count. You were moved from the table by two ushers, with rods, at the word three.',
          ],
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Demand that {foe}’s accounts be read in full',
          description: 'It is your right, it is forty rolls long, and you must stand through all of it.',
          success: [
            '{foe}’s accounts were read out in full, and the governor heard the theft in them. It took forty rolls. The advocates sat down, one after another, and slept. At the thirty-first he said “Stop,” and “Again,” and then, quite softly, “An eighth.” You could not feel your feet.',
            'You had the accounts read in full, and {foe}’s theft came out of them. The reader was changed at every tenth roll, and you were not. At the thirty-eighth the new one, a boy, asked aloud whether the eighth part was meant to be missing in this one too. The governor told him to go on, but slowly.',
            'The accounts were read to the fortieth roll while you stood, and the governor was convinced. {foe} had not stood. A chair was asked for, then a cushion, then leave to go. A person with nothing in those rolls, the governor observed, would hardly mind hearing the end. It was in the end.',
            'You stood through the reading of {foe}’s accounts, and the theft in them was pointed out by the governor’s cook, who had come about dinner. He had waited at the door since the twentieth roll. Nobody, he stated, loses an eighth each time by accident; he has tried. The governor sent dinner back.',
          ],
          failure: [
            'You fell down at the twenty-second roll, and the reading of {foe}’s accounts was held to have been waived. The floor, which is handsome, black and white, had come up to look at you. You were carried out past {who}.',
            'You stood to the thirty-ninth roll, and the fortieth was missing, so that the reading of the accounts was void. It had been lent by {foe} to a sick relation, and would be brought. You were told this by a person in a chair. You then felt for the floor with one hand.',
            'The reading of the accounts was broken off, as the reader lost his voice at the sixteenth roll and you went on for him. You read four of them, standing. It was then ruled that one person cannot both read and hear, and that nothing had been heard. You could not dispute it, having no voice either.',
            '{foe}’s accounts were read out at your demand, but so low that nobody heard them. You asked for it louder at each of eleven rolls, on your feet. At the twelfth your knees gave way, and this was entered by the court as an objection withdrawn.',
          ],
          hurt: 'weariness',
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search {foe}’s baggage for another measure',
          description: 'Somebody who keeps a false one keeps a true one, for buying; you have until the recess ends.',
          success: [
            'You found {foe}’s true measure, the one for buying, under the cushions of the litter. It was stamped, polished, and smaller by two pints. It was set on the table beside its brother. The court took some time to see it, and the crowd none; the guards turned to face the other way.',
            'You found the true measure in {foe}’s baggage, under a false bottom, as the trunk was deeper outside than in. It was stamped, and held sixteen pints. You held it up in the door of the court. The governor had been shown one measure, he observed, and nobody travels with two without a reason.',
            'You found {foe}’s honest measure in use, and the fraud was proved with it: the litter-bearers were eating lentils from it behind the court. It held two pints less than the other. It was set before the governor as it was, with the spoon, and both were filled. The lentils were returned.',
            '{foe}’s other measure was found by you in the bag of the third advocate, and the governor had the two put side by side. You had noticed that the advocate would not sit down. It was smaller by two pints. He had taken it for a hat-box, he wished it noted, and it was noted.',
          ],
          failure: [
            'You were caught with an arm in {foe}’s litter, to the shoulder, and nothing in the hand. The bearers had come back from the wine-shop. Eight men who walk in step, it was established, also hit in step.',
            'You searched {foe}’s baggage and did not find the measure, as a baggage-man was asleep in the second trunk. He came out of it with the lid in both hands. There was a third trunk, which you saw, for as long as anything was seen.',
            'You opened the wrong baggage, namely the governor’s, and found eleven towels and no measure. His guards took you the length of the yard, by way of the wall. {foe}’s trunk was the one beside it. You had been sitting on it in order to think.',
            'The other measure was not brought out, since {foe}’s mule had it on her back and would not be searched. You had felt the rim of it through the sacking. She let you undo one buckle. She then gave her ruling, with both feet.',
          ],
          hurt: 'blow',
        }),
        does(['gift', 'charisma', 'medium', 'slight'], {
          action: 'Have bread carried in for the whole court',
          description:
            '{who}’s neighbours have baked it by the honest measure, so that the governor may weigh a loaf; it may be taken for contempt.',
          success: [
            'The court ate {who}’s bread, and it won the governor over. It was from the sealed oven, and how it had come there nobody asked. The guards ate, the jurors ate. He turned over his loaf, saw the stamp, and weighed it in his hand, and looked for some time at the bronze.',
            'The bread was carried in, and the governor was won over, because there was exactly enough. It had been baked by {who}’s neighbours, by the honest pint, one loaf a head. He had it counted twice. Where a thief has baked, his steward submitted, it does not come out even.',
            'You had bread carried in for the whole court, and it decided the case, as {foe}’s advocates could not speak while they chewed. In that quiet an old usher stood up. He stated what a loaf had cost before {foe}’s measure, and what it cost now, and sat down. The governor ruled on that.',
            'Bread was carried in for everyone, {foe} alone would not eat it, and the governor drew his conclusion. One could not know what was in it, {foe} stated. “Sixteen pints to the measure,” said {who}. “What is in yours?” The governor waited for an answer until his crust was finished, and ruled without it.',
          ],
          failure: [
            'The bread was held to be a bribe, and you were put out of the court. “He corrupts the jury,” the second advocate had cried, with his mouth full. It was entered in the record, with the number of loaves.',
            'The bread did not come into the court, as it was stopped at the door to be taxed. {foe} has the contract. The loaves were put through a measure there, with a ladle, for as long as there were loaves. What came out at the other end was entered as crumbs.',
            'The bread was eaten by the whole court, and the governor slept after it, so that nothing was decided. {foe}’s advocates lowered their voices, out of respect, and the water-clock was stopped with a thumb. You had seen to it that the loaves were large.',
            'Your bread did no good, because there was one loaf too few, and it was the governor who had none. It was established, row by row, who had two. {foe}’s first advocate had, one in each sleeve. By then the governor was no longer looking in your direction.',
          ],
        }),
      ],
    },
    triumph: [
      '{who} was cleared by the governor at {where}, and {foe} convicted of the false measure, which was beaten flat and nailed to the basilica door. He dictated it himself, walking up and down. {who} asked only whether the oven was still standing. It was, and you were there when it was lit. The first loaf was burnt. No better one has been eaten by the party concerned.',
      'The charge against {who} was struck out, and {foe} was made to give nine villages their eighth back, in grain. It was poured from an honest measure; children lay on their stomachs to see it levelled. {foe} left by sea, and the advocates were not paid. Over the shop-door there is now a small bronze ladle. Your name is on the handle, where the hand wears it away.',
      '{who} was found innocent, and {foe} was entered in the same place on the wall, for one eighth of a province. The old charge had stood there so long that it came off in one piece. The plaster beneath was white, and {who} has had it left so. You were asked by the governor to check the addition, aloud; for once nobody coughed.',
      'It was ordered by the governor: first, that {who} be cleared; second, that {foe}’s measure be kept at the tax-office, with a hole in it; third, that {foe} pay back each village in person, with a ladle. It took the better part of a year. At the first of them you held the sack. {foe} counted, and {who} stood by and listened for the numbers.',
      '{who} was acquitted, {foe} was sent to the frontier under escort, and the soldier who had counted the loaves was told that he might go. He did not go. He asked for a small white one, and ate it leaning there. The governor’s clerk did the same, and by and by it was a line again, with elbows. Your own loaf was wrapped in the verdict, for want of paper.',
      '{foe} confessed to the false measure, to save the costs, and {who} was cleared by the governor with his own stylus. {who} wished to know why, since there had been plenty without. The two pints were the pleasure, {foe} stated; the rest had been work. You walked home behind {who} through nine villages, and at each were made to stop and be weighed.',
    ],
    loss: [
      '{who} was found guilty of {foe}’s theft, and you had not been able to prevent it. The sentence was read in good order. {who} listened with {who.his} head on one side, as one listens to a crust. The measure went back to the granary with a garland on it. You walked home by the villages, and in none of them could the bread be looked at.',
      'The charge against {who} was never struck out, and {foe} kept the tax and the measure. It was merely lost under other charges. {foe} gave a dinner. Your tablets were kept for years, with every figure in them true, until a schoolboy was given them to practise his letters on. Remark: he was asked to press hard.',
      'The measure was filled before the court and came out at sixteen, and so {who} was condemned and {foe} was not. It was done twice. How it was done has not been established. {who} begged the court’s pardon, which is the formula, very clearly. The bakery was sold to a person who keeps it shut. You have gone round by another street since then.',
      'The case of {who} was lost for want of a judge, and {foe} went free. By the time that a second had been found, the clerk of the first was dead, the freedman promoted, and the corn eaten. {foe} proposed that nothing be said on either side. {who} signed, with a floury thumb. There is no mark in the file that is better worth looking at.',
    ],
    fates: {
      triumph:
        '{who} baked for the governor’s table, and charged him sixteen pints for sixteen. {foe} was last heard of farming the tolls on a bridge in Mauretania, where no river has been entered.',
      loss: '{who} was put to the public mill, and taught the others there to sing at it. {foe} was elected to the town council, and presented the corn exchange with a clock.',
      death:
        '{who} kept a loaf on the shelf for you, and it was changed every week. {foe} bought up the debt on the oven, but nobody was found who could get it hot.',
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
      'The cohort’s eagle was stolen by {foe}, the quartermaster, and {who}, who had carried it for twenty years, wanted it brought home. {foe} had first sold the boots and the shields. The cohort was cut to pieces for want of them, and he walked off with the eagle under a horse-blanket. {who} had no hands left to lift it. You swore on his stumps to fetch it from {where}, and carried off its empty shrine to bring it home in.',
      '{who} the standard-bearer lay wounded in the infirmary, and his cohort’s eagle was at {where}, in the hands of {foe}, the quartermaster, and a camp of deserters. {foe} had pulled it out of the ground during a battle and gone. {who} asked you to fetch it. You took the soldier’s oath a second time, unpaid, to bring it back to him, and were given its empty shrine to put it in.',
      '{foe}, the quartermaster, had gone off with the cohort’s eagle in the middle of a battle, and {who}, who had carried it for twenty years, lay wounded. He asked you to fetch it from {where}, where {foe} had gathered deserters. By his bed stood a stick as long as the eagle’s pole. You took hold of it, and swore to bring the eagle back, and he gave you its empty shrine to carry it in.',
      'The cohort was struck off the list, because {foe}, the quartermaster, had stolen its eagle and set himself up with it at {where}. A cohort without an eagle is, by regulation, a crowd. {who}, the standard-bearer, who had brought it through two retreats beneath his cloak, lay wounded and dictated a protest. You swore to bring him the eagle instead, and took its empty shrine along for it.',
      '{who}, the standard-bearer, had the eagle of his cohort torn from him in battle, from behind, by {foe}, the quartermaster. {foe} had it now at {where}, and drew up deserters under it. {who} could not go himself and asked it of you. You held out your palm to him, as recruits do, and swore to fetch the eagle home, in its own shrine, which he gave you.',
      '“I signed for it,” {who}, the standard-bearer, kept stating, of the eagle that {foe}, the quartermaster, had stolen from the cohort. In the books it was lost to the enemy. In truth {foe} sat beneath it at {where}, with deserters. {who} was too badly wounded to go. You signed under him on the form, also for the eagle’s empty shrine, and swore to bring the eagle home to him in it.',
      '{who}, who had carried the cohort’s eagle and lost both his hands, wanted it brought back. {foe}, the quartermaster, had pulled it away from him in the rout, and three hundred deserters ate under it now at {where}. He told you how heavy it is; it draws a little to the left. You swore on his blanket to go there and carry it home, and he gave you its empty shrine to carry it in.',
      'The eagle of the cohort had been stolen by {foe}, who kept the stores, and {who}, the standard-bearer, was charged with having mislaid it, and had no pay. {foe} had it on a pole at {where}, with such of the cohort about him as had run. {who} showed you the form. You tore it up, took the eagle’s empty shrine on your back, and swore to him that the eagle should be brought home in it.',
      '{foe}, the quartermaster, had taken the cohort’s eagle off {who}’s shoulder in the retreat, and swore deserters in by it, at {where}. {who} lay in the infirmary. A recruit in the next bed asked him what the eagle looked like, and {who} could not go on for grief. You swore to {who} that it should be brought back and the boy see it, and took its empty shrine with you.',
    ],
    advances: [
      'Two of {foe}’s deserters had gone home, and there were fewer men to guard the eagle at {where}.',
      'The hours at which the guard at {where} is changed were known now, and on which side nobody looks out.',
      'A veteran of the cohort would wait near {where} with a mule, to carry the eagle home to {who}.',
      'A farmer who sold bread to {foe}’s men had described the way up to {where} by which no sentry stands.',
      'Some of {foe}’s men had not been paid for a month, and said openly that the eagle ought to go back to {who}.',
      'The horse on which {foe} meant to flee with the eagle had been sold by a groom, and no other could be had.',
      'One of the deserters had sworn not to draw his sword for {foe} when you came for the eagle.',
      'The centurion of a fort on the way home would let you pass with the eagle, and ask no questions.',
      'A dealer had refused to buy the eagle from {foe}, so that it was sure to be at {where} when you came.',
      '{foe} had quarrelled with a sergeant at {where}, and some of the men no longer took orders about the eagle.',
      '{who} had let you know of a dent on the true eagle, so that {foe} could not cheat you with another.',
      'The steepest side of {where} was found to have a goat-path, by which one person can leave with a load.',
      'A smith who worked for {foe} would file through the chain of the camp gate at {where}, and say nothing.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Scout the deserters’ outpost at {place}.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Creep through the outpost and out again',
          description:
            'You want the watchword and the way up to the eagle; there are twelve men, who know every trick in the drill-book.',
          success: [
            'You scouted the outpost of {foe}’s deserters and came out with the password and a sight of the path. The password was “arrears”. You had gone through on your belly, between two fires. In the last tent a boy of fifteen was asleep in a dead man’s mail; the flap was closed after you.',
            'The outpost was entered by way of the latrine, which no sentry looks at, and you learned the watchword and the road up. They were dicing for the watch. From the last hut a boy in too large a helmet looked straight at you, yawned, and turned over. He has not been reported.',
            'The deserters’ outpost was scouted from end to end, by day, behind a man who carried a plank. He was asked for the watchword twice, and gave it twice, so that you have it exactly.',
          ],
          failure: [
            'You were seen by the twelfth man of the outpost, and had to run with nothing learned. Eleven had been counted. He was in the tree above you with a bag of walnuts, and the shells had been falling on your back for some time.',
            'The deserters’ outpost was roused by a goose, and you got nothing from it. You had allowed for sentries, for dogs, and for a string with pots on it. She came out with her neck along the ground; all {place} turned out to see, some of them in order to encourage her.',
            'The outpost was not scouted, as you crept as far as the ditch and the ditch had been deepened, by deserters, without an order. You were pulled out. They wished to know whether it was regulation depth.',
            'You were caught at the tents of the outpost and put out again with a kick, for walking in step. Nobody there does. The sentry is stated to have been sorry, having been a drill-master.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Find in {place} the goldsmith who gilded a false eagle.',
        offer: does(['talk', 'perception', 'medium', 'none'], {
          action: 'Question the goldsmith about the gilded eagle',
          description:
            'He made it for {foe} and may say how to tell it from the true one; he was paid in boots, and is ashamed.',
          success: [
            'The goldsmith told you that there are two eagles: {foe} had a second one made, of lead, gilt by him, and a box in which the true one can be hidden. He produced the mould, with a nick in the left wing. He drew the box also, and would not be thanked for it.',
            'You learned from the goldsmith that {foe} has a false eagle too, and a box to hide the true one in. A cloth was lifted from a plaster wing, a plaster beak, and a bill for lead. He drew you the box from three sides. It is not recorded which of you closed the shutters.',
            '“Is it about the bird?” the goldsmith asked; {foe} had ordered a second one, of lead, and a box for the right one. He had wished for a year to be asked. He made a plan of the box for you, and wished it noted how good the gold had been.',
            'The goldsmith showed you, as he could not say it, that {foe} has two eagles. Lead was put in your left hand: that was the false one. The true one was then chalked on the counter, with the box in which it is kept. The counter was wiped.',
          ],
          failure: [
            'The goldsmith denied that he had ever made an eagle, and you had to leave. Gold has no memory, he stated, wiping his hands. The shop had filled with customers by that time, and all of them wore the same new army boots.',
            'You could not get the goldsmith to speak of the false eagle, although he had bolted the door in order to. A small girl came through with a lamp and asked who you were. He looked at her. It was somebody about a brooch, he stated.',
            'The goldsmith told you nothing about an eagle, as two of {foe}’s men had come in for a ring and were taking their time. He showed you spoons. He showed you the same spoon three times.',
            'You asked the goldsmith for a gilded bird, and he sold you his reasons for not making one, under four heads. The matter of {foe} was not reached. He was noted to be wearing army boots.',
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
            'Nine men of the cohort were called up by you and joined the oath. The largest came at you with a mattock; the shaft was broken across your knee, and he was given back both halves and asked if he had been taught to hold it so. Somebody laughed. A ditch was then dug, without an order.',
            'You called in the cohort’s runaways, and nine of them fell in. The first swung a hoe and was sat down. The second was merely informed that his strap was undone. He did it up; by the time that he had straightened, the other seven were standing to the right of him, by height.',
            'The lost men of the cohort answered to its number and stood to you, all nine. They had run in from nine sides with sticks. It is not easy, it was found, to hit a person who stands as one was taught to stand. The third, a file-leader, looked along what had become a line, and dressed it.',
          ],
          failure: [
            'The nine men of the cohort would not come, and put you out on the road, by the arms and legs. It was done without anger. “We have been called already, friend,” the largest of them stated, “and look.”',
            'You called the cohort by its number at {place}, and nobody came. A different number was called back from the rocks, and then a third. It was kept up, from all sides, for as long as you stood there.',
            'The runaways of the cohort were called in and did not come, because the spear had been planted upon the wrong hill. They were seen to line up on the other one, look across, and sit down.',
            'Two of the nine men came to your spear, hit you, and went back to say that it was a trap. The cohort was therefore not called in. Finding: the spear stood; the party concerned did not.',
          ],
          hurt: 'blow',
        }),
      },
    ],
    ready: [
      'You were ready to go up to {where} and take the eagle from {foe}. Enough was known to you of his camp. It remained to ask for it in whatever manner he would understand.',
      'All that could be done from a distance had been done; you had now to go to {where}, where {foe} sat under an eagle that was not his. Nothing further was to be got by waiting.',
      'Nothing was left between you and {where} that had not been scouted or asked. You were to go there and bring away the eagle. Present would be: {foe}, on a chair, and three hundred deserters.',
      'You had it all from memory, the ditch, the watches, and who would look the other way, and could go to {where} for the eagle. {foe} was counting on nobody’s coming. A buckle was polished.',
    ],
    test: {
      openings: [
        '{foe} sat on a chair of office at {where}, with the stolen eagle on a pole above him and three hundred deserters round it, and you had to get it from there. The ditch had not been cleaned. The men were in other people’s clothes. He was doing the accounts, in which, it may be presumed, you were not provided for.',
        'You had come to the deserters’ camp at {where}, and the eagle was at {foe}’s shoulder. It was to be taken from him, in front of three hundred men or behind them. He stood on the turf platform to hear the watchword. Three hundred right hands went up; the left were holding up the trousers, as the belts had been sold as well.',
        'The eagle was seen over the tents of {where}, and under it was {foe}, ladling soup to three hundred deserters, with the pole in the crook of his arm. You were there to take it home. He trusted no one else with the soup. Each man was looked at hard, to establish whether he had been there before.',
      ],
      still: [
        'The eagle was still on its pole at {where}, and you were not to come home to {who} without it. {foe} had doubled the guard on it, and was charging the guard.',
        '{foe} still had the eagle, and it was still for you to take it from him. Javelins were being counted into bundles under it, and he was having each of them signed for.',
      ],
      givenUp: [
        'The deserters drove you out of their camp at {where} and threw your hat after you. The eagle was still {foe}’s. You may come up there again.',
        'You were put out at the gate of {where}, and {foe} had the eagle dusted. Nobody had thought of forbidding you to return.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Challenge {foe} before all his men',
          description: 'By the old custom, sword and shield, and the standard to the one who stands.',
          success: [
            'You beat {foe} with sword and shield, and the eagle was yours by custom. He fought as he had kept store, giving nothing until he must. At the fourth rush your rim took him under the chin. Three hundred men, who had waited years for somebody to be beaten, looked at the standard and got to their feet.',
            'You fought {foe} for the eagle and beat him, since he had armed himself from his own stores. The strap of his shield gave way at the third blow. He had bought it in, at half price, as fit for service. Three hundred men looked at the strap. They then stood aside, and you pulled the pole out of the turf.',
            'You struck {foe} down in front of his men, after two rounds that he had won. In the third he turned his head to tell a boy to pick up a javelin. When he asked for terms he was on his back, and the camp, which was owed eleven months, gave none, and let you have the eagle.',
            'You beat {foe} by going backward until he was tired, twice round the platform, and then forward once. He was used to a chair. His sword was knocked out of his hand and fell point down in the turf. “Lost,” stated somebody in the rear rank, in a storeman’s voice, and the eagle was given over to you.',
          ],
          failure: [
            '{foe} beat you in front of the camp, and kept the eagle. His shield was a good one; he had put aside the best of them. How good was found out several times, and the camp counted. You were let crawl as far as the ditch, since nobody had orders for what came after.',
            'You were beaten by {foe}, who had the right to choose the ground and chose the store-tent. It was full of tent-poles, and they came down on one side, namely yours. When you had been got out from under them he was checking the number. The eagle had not been moved.',
            '{foe} did not fight you himself but appointed a deputy, as the old custom allows, and you were beaten by the deputy. It was a farrier. He was sorry, he stated, but it was booked to him as rations. The eagle stayed where it was; you stayed, for some time, where you had been put.',
            'You lost to {foe}, because he called the camp to attention in the second round and you stood to it as well, for one breath. No more was needed. He hit you with the flat. Finding: the standard remains with whoever gives the orders.',
          ],
          hurt: 'blow',
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Cut the eagle loose and run with it',
          description: 'Forty pounds of silver and oak, downhill, with three hundred veterans behind.',
          success: [
            'You cut the cord on {foe}’s wrist and ran out of the camp with the eagle. The alarm was slow, as he had sold the trumpets. The pole lay across your neck, in the way milk is carried. Behind you they fell over the tent-ropes, in order of seniority.',
            'You cut the cord and got clear with the eagle, by running into the camp instead of out of it. The guard were all looking down the hill. You went through the horse-lines, the kitchen and {foe}’s own tent, and left by the back, where he had sold the palisade. The eagle was carried upright throughout, as is laid down.',
            'You ran off with the eagle, and {foe}’s men could not catch you, as he had stopped the money for their sandals. They ran on gravel with bare feet. A good many were seen to sit down. At the bottom you looked back, and dipped the pole to them, once, as to a unit that is excused.',
            'The eagle was cut loose by you and carried out through the gate, in the middle of a fatigue party with tent-poles. {foe} counted the poles. Twelve had been entered, and there were twelve. At the ditch eleven of you turned left. He came out to look for the twelfth, and by then you were running.',
          ],
          failure: [
            'The eagle was knocked out of your hands by a javelin as you ran, and was carried back. You had cut the cord, and {foe} had turned over and stated, distinctly, “Sign for that.” You had got beyond the ditch. The standard had not.',
            'You cut the cord and did not get away with the eagle, as {foe} had tied a second one to his foot. You ran to the end of it, and were brought down there. He was seen sitting up and hauling in the pole, hand over hand. His guards attended to you, in pairs.',
            'You had cut the cord and were running when one wing of the eagle caught in a tent-rope, and there it stayed. The tent came down on eight men. They were not pleased, and they had mallets. The eagle was lifted out of the canvas by {foe}, and dusted.',
            'You ran with the eagle as far as the gate, and ran into it, as it was just being shut behind a cart of onions. The bar is of oak. The pole was taken out of your hands by a sentry and carried back to {foe}, who charged him for the bar.',
          ],
          hurt: 'blow',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Read the deserters what pay they are owed',
          description:
            'They may turn from {foe}, who has kept it back; you will be heard as far as the second sum, and it must be correct.',
          success: [
            'You read the deserters what {foe} had stopped out of their pay, and they let you take the eagle. It was read by centuries: boots, shields, burial fund, and to whom it went. He was called nothing. At the burial fund the front rank turned about, looked at the man in the chair, and made a lane.',
            'You read out the arrears, and {foe}’s deserters gave you the eagle, over one small sum. They had borne the boots and the burial fund. When you came to the mules’ barley, which he had stopped as well, an old muleteer got up. He pulled out the pole and laid it across your arms, and nobody prevented him.',
            'The men’s pay was read by you to the last name, and they let the eagle go for it. {foe} had called each sum a lie, until you read his own: he alone had been paid in full, to the day. He could not deny it, and did not care to affirm it. The guard on the pole marched off.',
            'You read the arrears to the deserters and got the eagle by it, although it was soon no longer you that was reading. A man called out what he had lost besides, and then another. {foe} rapped for silence with the ladle. While he was looking for a form the pole was passed to you, over their heads.',
          ],
          failure: [
            'You had one figure wrong, and {foe} corrected it, pleasantly, from his chair, so that the men believed him. They laughed as soldiers do who need to. What they had was then thrown. They had a good deal of it left.',
            'The arrears did not move the men, because {foe} paid the front rank on the spot, out of a helmet, a third of what was owed. They had not seen silver for a year. The ranks behind were told to be patient, and threw turf and stones, first at him and then, as you were nearer, at you.',
            'You read the arrears to the wrong men and got nothing, since those on parade were recruits of {foe}’s who were owed nothing. They found it dull. One began to beat time on his shield. You were marched round the ditch to that, at the double, with spear-butts.',
            'You read the arrears as far as the burial fund, and {foe} asked whose burial was meant. It was a joke, and the men laughed, being afraid of him, so that no more was heard. Two sergeants took you behind a tent to check the addition. It was found correct, but not aloud.',
          ],
          hurt: 'blow',
        }),
        does(['craft', 'vigour', 'medium', 'serious'], {
          action: 'Put a false eagle in the true one’s place',
          description:
            'You have had one cast of lead; the true one is put away in {foe}’s wagon after parade, and you must creep in underneath.',
          success: [
            'You changed the eagles when the true one had been put into its box: you left one of lead there and took it. It was done on your back, from beneath {foe}’s wagon. The lead one was paraded the next time, with particular solemnity, and by then you were four valleys off.',
            'The true eagle was put away in {foe}’s wagon after the parade, and you lifted it out of its box and laid one of lead in its place. A guard had been told to watch the lock. He watched it throughout; the hinges were at your end.',
            'You exchanged the eagles, in the wagon where {foe} kept the true one after the parade, and carried it off. He has its box weighed each time. Yours was of lead, and too heavy by two pounds; it was pared by you until it agreed. He signed for it as you left the camp.',
            'You put an eagle of lead into {foe}’s box, which is kept under a wagon after parade, and took out the true one. A dog of the camp had been there first. She lay on your feet and growled at the guard whenever he bent down to look. It was taken by him for zeal.',
          ],
          failure: [
            'You could not get at the eagle, which had been put into a wagon, for the boards of it were nailed from the inside. You lay under them to look. The wagon was then moved up, for drill, by the length of one tent, and you were found lying where it had been.',
            'You could not exchange the eagles, as the true one was in its box and {foe} was sitting on that. He had his dinner there, and then his accounts. You lay beneath the wagon with a lead bird on your chest, until you were seen.',
            'You could not exchange the eagles, because the wagon in which the true one lay was lifted off you for an inspection. You were found lying on the grass with a lead eagle, and stated that you were the axle. This was not accepted; you were put out of the camp.',
            'You had both eagles in your hands, the true one and a lead one, and could not tell the one from the other, since both were black. You put one back and crept away with the other, and it was the lead. At the ditch it was seen to bend.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Stand in the deserters’ ranks until they know you',
          description:
            'You fall in at the end of a rear rank and bear what is done to you, until they are ashamed and give up the eagle.',
          success: [
            'You stood in the deserters’ ranks until the guard gave up the eagle to you. You were spat on at first; then the hang of your belt was copied. At last the sentry grounded his spear and stated that he was relieved. You relieved him, and carried it away in the proper form.',
            'You stood in the rear rank of the deserters until they were ashamed, and the eagle was given up to you. It was the boys who began. They asked what the bird was for, and you told them, in one sentence. When {foe} next gave the order to salute it nobody did, and a corporal bent his back for you to climb on.',
            'You stood the worst watches with the deserters, next to the latrine, and in the end they brought you the eagle there. Four carried it. They wished to be relieved of it, they stated, by a soldier. {foe} was having the guard counted in the meantime, and the number was correct; it was facing the wrong way.',
            'You stood in the deserters’ ranks and answered at each roll-call with the old number of the cohort, until all of them gave it, and that won you the eagle. {foe} called it out of order. It was given again, by three hundred. The guard on the pole had joined in, and could not well prevent you after that.',
          ],
          failure: [
            '{foe} passed along the rank in which you stood and sent you to carry water, and nothing came of it. You had stood for forty hours. There was wood to be fetched, and water again. It could be seen that this might be continued until you were pensioned.',
            'You stood in the ranks and were promoted by {foe}, so that nothing came of it. It was to corporal, in charge of the onions. The men had begun to nod to you, and now they saluted. There is no quicker way of being despised in that camp.',
            'You were known in the ranks too early, by a man who took you for his brother-in-law, and nothing was gained for the eagle. The others moved away from both of you. {foe} had you stand side by side, as a warning. The man had a great deal to say about his sister.',
            'You stood in the rear rank, and {foe} did not muster it, to save on the roll, so that nobody saw you. Shame requires to be seen. A cook with a bucket asked what you were waiting for, and you told him. It was generally late, he stated.',
          ],
        }),
      ],
    },
    triumph: [
      'You brought the eagle down from {where} and gave it back to {who}, in the infirmary, under a blanket, as it had been stolen. He could not take it in his hands. It was leaned on the bed; he laid his cheek to the pole, and the order to march was given under his breath. Forty men answered it in the street. A good many had been {foe}’s, and were barefoot, and in step.',
      'The eagle was restored to {who}, and the cohort was put back on the list, four hundred strong, in boots that had been counted by two persons. {foe} had no further use for either. At the parade {who} walked beside it with his sleeves pinned up, and told the young man who carried it to keep it level. You were awarded a crown of oak-leaves, and leave until the Kalends.',
      'You carried the eagle to {who} by the main gate, upright, at the regulation pace. The infirmary had been got out of bed, and those who could not stand were leaned on those who could. {who} inspected it from claw to beak. “A scratch,” he reported, “left wing, old.” He then saluted, with what he had. Those present have been asked to describe it, and have declined.',
      '{foe} was brought in under guard and had to give {who} a receipt for the eagle, which you had fetched from {where}. It was {who} who insisted. It was made out on a drum, for one eagle, gilt, wings spread, returned, and {foe} wrote with care. The cohort cheered until it was hoarse. You were let carry it to the shrine of the standards. It does draw to the left.',
      'The eagle was home, and {who} was carried round the parade-ground under it, before the trumpets had been found. There was to have been a ceremony, with a general. {foe}’s deserters had come down from {where} behind you and stood along the ditch, not daring. {who} had the bearers stop in front of them. “Well?” he said. “Fall in.” It was repeated by you, in a voice that is not on record as yours.',
      'The eagle was returned to {who} by you, and the record corrected: for “lost, to the enemy”, read “found”. The adjutant looked at you, and added “among friends”, which is not in the regulations. {foe} was handed over to the men, with an inventory. {who} sleeps now; he used to lie awake, waiting to hear the pole. You have an oak-wreath, a bad shoulder, and the freedom of that ward.',
    ],
    loss: [
      'You did not get the eagle from {where}, and it was melted there by {foe}, into three hundred spoons. Each was sold twice, according to the soldiers. The cohort’s number was cut out of the army list with a chisel. You informed {who} in person. He nodded. He asked to be turned with his face to the wall, and this was done, by you, as there was nobody else.',
      'You came back to {who} without the eagle, and {foe} kept it. You were received correctly. There is a word for a soldier who has lost a standard, and nobody used it in your hearing; it was merely noticed that talk stopped. {who} had kept a space for it at the head of the bed, swept clean. He was buried some while later. The space was measured and buried with him.',
      'What you brought home to {who} was the false eagle, of lead, and {foe} still had the true one. It was not known to you until {who} laid his cheek to it and for a long time said nothing. He thanked you. He had it stood beside the bed, facing the wall. A letter came from {where}, in which {foe} offered to have it valued.',
      'The eagle was not recovered: the pole was found in a ditch below {where}, with a cord about it and no bird. It had flown, {foe} swore, and some soldiers believe that. The cohort was broken up among three others, who put it in the rear. You brought the pole to {who}. He could not hold that either, and it was leaned where he could see how straight it was.',
    ],
    fates: {
      triumph:
        '{who} lived for nine years and corrected everybody’s drill. {foe} was discharged by the men themselves, in a sack, into the river. He climbed out of it further down, and keeps an inn.',
      loss: '{who} died in the infirmary, of nothing that the doctors have a column for. {foe} held the hill three years more, and then sold the hill.',
      death:
        '{who} had your name cut beneath the cohort’s on his own stone. {foe} took to sleeping with two cords on his wrist, and after that hardly slept.',
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
      '{who} the weaver had been sent a brother’s ashes in a jar, and wanted to bury them at {where}, among his own; but {foe}, who had bought that ground, was going to plough it. Where one jar is laid with the rites, no plough may ever go. That is the law. You swore to {who} to see the earth opened there in time, and closed.',
      '{who}’s brother had died on the frontier, and was to be buried at {where}, where all their people lie; {foe} the landowner wanted it for vines, and denied that there were graves. {who} had set a place at table for the jar, out of shyness. You put one hand on the lid and swore to have him laid there with the rites. {who} then wept, for the first time.',
      '{foe} meant to plough up the burial ground at {where}, and {who} the weaver had a brother’s ashes, in a jar, that were to lie there. {foe} would have it that there were no graves. Once one jar is buried with the rites, the ground can never be ploughed. {who} asked you for help, and you swore to see that done.',
      '“He has got so light,” stated {who} the weaver, and gave you a jar with a brother’s ashes, which were to be buried at {where}. {foe} had bought that hill, and had six oxen yoked to plough it. With the rites said over the jar it would be holy ground, and no plough might enter. You swore to see to it, since you were holding him at the time.',
      '{who}’s brother had come home from the frontier as ashes in a jar, and had asked to lie at {where}. {foe} had meanwhile bought that ground for a vineyard and denied that there were graves in it. With one burial the ploughing would be forbidden. You carried the jar in, as {who} could not, and swore on its lid that he should be buried at {where}, before the ploughs came.',
      '{who} the weaver wished to bury a brother’s ashes at {where}, with the rites, before {foe} the landowner could plough the ground. Where the rites have been said no plough may go; so it was a question of who should be there first. {who} could not go alone and asked you. You swore that the jar should be laid there in time.',
      '“Nineteen years a soldier, and he would go in a cupboard,” {who} the weaver stated of a jar with a brother’s ashes, which was to be buried at {where}. {foe} had bought that ground to plough, and said that there were no graves. A burial with the rites would forbid the plough. You swore to {who} that the earth should be opened there in time.',
      'A jar was delivered to {who} the weaver, containing a brother’s ashes, who had wished to be buried at {where}. {foe} meant to plough that ground as soon as there were oxen. Only a grave with the rites said over it could prevent that. {who} asked you to see him laid there; you signed for the jar, and swore it.',
      '{who} was talking to a jar, in which were the ashes of a brother, a soldier, who had wished to be buried at {where}. {foe} had bought the place, graves and all, and was about to plough it for vines. A grave dug with the rites stops any plough. You swore to {who} that it should be dug there in time.',
    ],
    advances: [
      'An old shepherd was willing to swear that {who}’s people had always been buried at {where}.',
      'One of {foe}’s ploughmen had refused to drive oxen over the graves at {where}, and would tell the others why.',
      'The day on which {foe} meant to begin ploughing at {where} was known now, and you could be there before it.',
      'A priest of the district would say the rites for {who}’s brother at {where}, and take nothing for it.',
      'A neighbour of {who}’s had lent a cart, so that the jar could be brought to {where} in time.',
      'A surveyor stated in writing that {foe}’s boundary at {where} was drawn too far out, across the graves.',
      'A magistrate had asked {foe} by what right graves were to be ploughed, and wanted the answer in writing.',
      'Three families who had their own dead at {where} would stand beside {who} against {foe}’s plough.',
      'A smith who was to mend {foe}’s plough had left it lying when he learned for what field it was meant.',
      'A comrade of {who}’s brother was ready to testify how he died, so that nobody could deny him a grave at {where}.',
      'People said openly in the markets that {foe} would plough up the dead for a few sacks of barley.',
      '{foe}’s own steward had read the law on graves, and had warned {foe} by letter to leave {where} alone.',
      'The seller from whom {foe} had the ground now stated that the graves at {where} were never part of the sale.',
      'A way to {where} that {foe}’s men did not watch was known now, and {who} could come by it with the jar.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for the grave-markers that {foe} had carted off.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Search {place} for the carted-off grave-markers',
          description:
            'They prove that there are graves on {foe}’s land; they were tipped there face down, among a great many other stones.',
          success: [
            'You found the grave-markers that {foe} had carted off, thirty of them, beginning with the ninth stone. It was scrubbed with grass: To the spirits of the departed, a name, and “she worked in wool”. All of the names were taken down, in order. Each was told by you where it belonged.',
            'The markers were found by touch, thirty of them, and they prove that there are graves on {foe}’s land. You felt beneath each stone, as one feels under a hen. There was a soldier; there was a Felicula, who had been sweet, and six. They were propped along the bank by their dates.',
            'You recovered thirty grave-markers, as the carter had been paid by the load and had taken none of them far. A farmer’s wife read you the first before it was clear of the earth. It was her uncle. There were seven people helping by the end, and with most of the names you were given a story.',
          ],
          failure: [
            'You turned stones at {place} and found no grave-marker among them. They were stones on the one side and on the other. A viper, a wasp and half a millstone had been disturbed, by the time that it was understood to be the wrong end.',
            'You found no grave-marker, having given out at the thirtieth stone, and the thirty-first was the one with a mark. You lay beside it until you could get up. It was the mark of the quarry.',
            'You turned stones at {place} until your hands would not close, and no grave-marker was among them. A list was kept. It runs to two hundred and six, with a note: “stone”.',
            'The search for the markers was broken off, because {foe}’s bailiff came by and asked what was being looked for, and it could not be stated. He sat down to watch. He had brought figs.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Obtain a ruling from the pontiff’s office in {place}.',
        offer: does(['patience', 'endurance', 'medium', 'none'], {
          action: 'Wait in the pontiff’s porch for a ruling',
          description:
            'It would say that no plough may go where a jar is buried; they see eleven petitioners a day, in no stated order.',
          success: [
            'You got a ruling that a jar laid with the rites makes the ground holy. An old man in a pointed cap had come out to feed the sparrows; it was the pontiff. He recited the law with all its exceptions, a crumb to each, and wrote it down. The seal is the size of a plate.',
            'The ruling was given in your favour and sealed, through a very old clerk on whose cloak you had been sitting. It was a pretty point, he stated, and fetched two more. They argued it over your head, with an ox for an example. He pressed the seal with the steadiest thumb of the three.',
            'You had the ruling from the pontiff himself, in slippers, because you had been forgotten and locked in. He was glad of the company. The jar, the hill and the oxen were gone through from the beginning. He dictated, you held the lamp, and two drawers were searched for the larger of the seals.',
          ],
          failure: [
            'You got no ruling, for eleven are seen in a day and you were the twelfth. You were the twelfth on the day after that, as well. On the next you were first, and a festival was being kept of which you had never been told.',
            'You were given a ruling, but it was on a jar that belonged to a vestal. Yours belonged to a weaver. It was the only one that the young man knew. He wrote something on a tablet and sent you to a second porch, where nobody had been in since the Ides.',
            'No ruling was given, since you had gone out for water when your name was called. It was called once. The porter confirmed that it had been called very clearly.',
            'You were seen by the pontiff’s office and sent away without a ruling, as the petition had been folded in three instead of four. It was handed back for folding, with the name of a person who folds.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Take a meal to the goatherd of {place}, who saw the graves dug.',
        offer: does(['gift', 'charisma', 'medium', 'none'], {
          feeds: true,
          action: 'Share bread with the old goatherd',
          description:
            'He saw the graves dug, and could swear to it; nobody has asked him anything in years, and he will start with the goats.',
          success: [
            'The goatherd would come and swear to the graves, which he had seen dug. You had first heard about the goats. At the rind of the cheese he began: who lay by whom, and who had asked not to. He paced them out in the dust with his crook. He would wear his shoes, he stated.',
            'You were told by the goatherd where each grave lies, and he would say it before witnesses. Forty goats had been described to you by then. She was laid, he said, with her feet to the water and a boy on either hand; he had held the lamp. If he was to be asked, he had better be shaved.',
            'The goatherd set down a pebble for every grave that he had seen dug, and said a name over it, and would do it again for anybody. He had asked whether you had people of your own. You told him where they lay. His one condition was entered: it must not be indoors.',
          ],
          failure: [
            'The goatherd ate and fell asleep, and told you nothing of the graves. When he woke he took you for his son. It was gone into, at length, what ought to have been done about the mill.',
            'You offended the goatherd, and he would not speak of the graves. You had begun with them, and ought to have begun with the goats. He sat a little way up the hill for the rest of the meal, with his back turned, and his dog looked at you for him.',
            'The goatherd ate your bread and spoke until evening, and had not finished with the goats. The graves were not reached. He is at the grey one, who was difficult.',
            'You learned nothing of the graves, as the goatherd took you for {foe}’s surveyor and answered only in whistles. The goats understood him. They were moved between you and him.',
          ],
        }),
      },
    ],
    ready: [
      'You could do no more for {who}’s brother except at {where}, and were to go there before the plough did. {who} was on the way with the jar.',
      'The oxen had been ordered for {where}, a message stated, and so you had to be there first. {who} had set out already, on foot, with the jar in both arms.',
      'Everything was ready for the burial, and you were to meet {who} at {where}. From the last fork word had been sent: the jar was well, and it was no great way.',
      'It remained to stand at {where} ahead of {foe}’s plough and see the jar laid in the ground. You were to go there, and {who} would be there with it.',
      '{who} had closed the loom and set out with the jar, and you were to come to {where} for the burial. What can be done by asking had been done.',
    ],
    test: {
      openings: [
        '{foe}’s six yoke of oxen stood at {where}, about to plough the ground in which {who} had to bury the jar. You were to stop them until it was done. The overseer had pegged out the rows with string. {who} was standing where the string crossed, with the jar in new cloth, and had not been told that one cannot stand there.',
        '{foe} had come to {where} to see the first furrow cut, with a folding chair, and {who} had come to bury the jar. It was for you to see that the jar was first. The ploughmen looked at the ground, at the oxen, and at anything but {who}, who was kneeling, and patting the soil to find how hard it was.',
        'Present at {where}: {foe}, an overseer, six ploughmen, {who} with the jar, and twelve oxen. The ground was to be ploughed unless you could hold them off until the burial. {who} had sat down inside the first square of string. It was being explained again, bareheaded. There was no hurry, {foe} stated; the oxen had been hired by the day.',
      ],
      still: [
        'The jar was not yet buried at {where}, and if you left the ground it would be ploughed. A folding chair had been set up for {foe}, a yard nearer.',
        '{who} was still sitting with the jar in front of the oxen, and it was for you to hold them off. One of the ploughmen had brought a bucket to sit on, and been spoken to about it by {foe}.',
      ],
      givenUp: [
        '{foe}’s people drove you off the ground at {where}, and {who} carried the jar away unburied. The ploughing was put off until the next day, and you may come back before it.',
        'You were led off {where} by {foe}’s men. One of the oxen had gone lame, so that nothing was ploughed; {who} waited near by with the jar, and you may try it again.',
      ],
      offers: [
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Lie down in front of the ploughs',
          description: 'On your face, hands flat, for as long as it takes six men to be ashamed.',
          success: [
            'You lay down before the ploughs and the ploughmen would not drive over you. The goad struck the earth on one side of you, and then on the other. For a long time nobody spoke. Somebody’s boots went by, and somebody’s knees came down; it was the head ploughman, lying on your left.',
            'You lay down before the first plough, and it was stopped, because the ox would not step on you. The goad was used. He gave it as his opinion, by standing still, that there was somebody there. The ploughmen were found to agree with him; the other eleven had meanwhile lain down.',
            'You lay down where the first furrow was to go, and the ploughmen would not cut it. {foe} offered them double, and then offered to do it in person. The handles were held out, with respect. {foe} took hold of them, and the team, which did not know that hand, looked round at the ploughmen and stood.',
            'The ploughs were stopped by your lying down in front of them, as the ploughmen’s mothers had been sent for. By whom is not recorded. Six old women came over the field with their spindles and sat down behind you in a row, each before her own son’s oxen. It could be seen who had told the men about graves.',
          ],
          failure: [
            'You were lifted off the ground by four ploughmen, a limb to each, and put down outside the string. They were sorry, it was stated. A sack was put beneath your head. By the time that you could stand, the row in which you had lain had been pegged again.',
            'You lay down before the ploughs and were rolled out of the way, in the carpet that belonged under {foe}’s chair. It took four men. The carpet was unrolled on the other side of a wall, from the top. Remark: it was found to be the better for beating.',
            'You lay before the ploughs, and {foe} had hurdles set up round you and a bull put in, so that you did not stay. He was young and wished to play. The ploughmen counted for you how often you were lifted, up to three. They were heard to be in favour of the bull.',
            'You lay down in front of the wrong plough, as {foe} gave the order to the last instead of the first. You got up and ran, and between the two were met by the overseer with a yoke-pin. He had orders not to hurt you on the ground itself. It was done on the path.',
          ],
          hurt: 'blow',
        }),
        does(['explore', 'perception', 'hard', 'serious'], {
          action: 'Find a grave that {foe} has overlooked',
          description: 'If there is a bone in that ground it is holy; you have a spade and the width of a furrow.',
          success: [
            'You found a grave that {foe} had overlooked, and so the ground was holy. It had been walked by you with half-shut eyes; in one place it rang. At the depth of an elbow was a tile, and in the tile a hand, spread, a small one. Even the overseer had uncovered his head, before he had thought.',
            'You found the grave of a child under a thorn bush, where {foe}’s surveyor had not cared to reach, and by that the ground was holy. There was a pot with a lid, and a clay horse. The overseer had it shown to him. He put back the lid himself, and went to speak to the ploughmen.',
            'You found a grave by means of ants, and the ground could not be ploughed after that. They had brought up a blue bead. You dug there with your hands, and at the depth of a forearm lay the rest of the string, in a row, as it had been worn. {foe} asked what a bead proves; the ploughmen have daughters.',
            'One grave was found by you under the very spot where {foe} was sitting, and so the ground was holy. Everywhere else had been sounded. You asked leave to try beneath the chair, and it was given as a joke. The spade struck a lid, with the words: “Stranger, step lightly.” The chair was moved, by two men on tiptoe.',
          ],
          failure: [
            'You dug four holes and found no grave in them, and {foe} had them filled in behind you. The fifth had a sandy side. It was filled in by itself, with you there.',
            'You dug for a grave where the earth had sunk, and it was a badger’s, and in use. You were in it to the shoulder at the time. {foe} had the badger entered as a tenant, without rights, and the ploughmen helped to get it off you.',
            'You found bones, and {foe} had them passed round, and they were a goat’s. The legs were counted. In showing where a grave must lie you stepped back into your own hole, which was a good deep one. Nothing was established, except the depth.',
            'You sounded the ground for a grave with an iron bar, and went through with it into an old cistern, in which nobody was buried. {foe} had somebody call down to inquire who was there. The answer was entered under the dead of that hill: one, living.',
          ],
          hurt: 'mishap',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Recite to {foe} the law of the dead',
          description: 'You must have it word for word, to the one person there who can afford to know better.',
          success: [
            'You recited the law of the dead, word for word, and the ploughmen unyoked. What is given to the gods below is in nobody’s ownership; who ploughs it ploughs his own house. The penalty was stated last, and low. {foe} had gone on smiling as far as “house”.',
            'You recited the law of the dead without a fault, and the ploughs were stopped by {foe}’s own notary. He had been brought to catch you out, and had followed in the book with one finger. There was not a word to correct. He shut it, and informed the ploughmen that they would be driving without a contract.',
            'You recited the law of the dead, and the oxen were taken out of the ploughs on account of it. The penalty falls on the landowner, on the heirs, and on the beasts. {foe} had let it be known that these were hired. Their owner was there, among the ploughmen; he began with the best.',
            'You recited the law to {foe}, word for word, and at the end of each line the ploughmen said the response, so that they could not plough after it. It had not been expected. They had it from their grandmothers. {foe} looked for it in the book, where it was also found.',
          ],
          failure: [
            'You left out one “unless”, and {foe} supplied it, and the law was held to be on the other side. A notary, who had been brought for that, wrote down that you concurred. Two house-slaves saw you off the ground, with instructions not to be careful.',
            'You recited the law of the dead, and {foe} asked which emperor had made it, and you named the wrong one, so that it was not admitted. Laughter is recorded. You were seen to the edge of the field by house-slaves, who had brought sticks for the purpose.',
            'You did not get to the end of the law, as {foe} had a team led at you, with the share up, by one step to each clause. You went backward. At the tenth you were put into the ditch by the pole. The rest was recited from there, where it does not apply.',
            'The law was recited by you to the wrong person, namely a deaf uncle, who had been put in {foe}’s chair to hear it. He nodded throughout, and stated that the place was not his. {foe} was behind the cart. You went round the cart, and the overseer was there as well, with a whip.',
          ],
          hurt: 'blow',
        }),
        does(['gift', 'charisma', 'medium', 'slight'], {
          action: 'Ask the ploughmen to a funeral feast',
          description:
            'Whoever has eaten by the grave may lift no tool after it: there is bread, beans, and wine poured out, for all.',
          success: [
            'The ploughmen ate at the funeral feast and could not plough after it. Whoever has eaten by the grave is of the family, in that country, and lifts no tool. They came one by one, wiping their hands. {foe} looked from the chair at six idle teams and one full table, at which a place had been kept.',
            'The ploughmen came to your feast one by one, to ask for salt, and none of them could plough after it. There was no salt on the table. Each was asked to sit down while it was looked for, and ate. When {foe} called them to the oxen they stated, with regret, that they were now relations.',
            'You gave the ploughmen the feast by carrying it to them, a bowl for each, and they ploughed no more. {foe} had forbidden them only to leave their posts. It was beans. When he had eaten, the oldest turned over his bowl on the ploughshare, as is done on a grave, and the other five did the same.',
            'The ploughmen ate of the funeral feast, and so could not lift a goad, because their wives had cooked half of it, at your asking. The wives stood by to see it finished. {foe}’s orders were heard by all present. So were theirs.',
          ],
          failure: [
            'The ploughmen did not come to the feast, because {foe} had brought better wine and had it opened first. They had been about to; it was seen in their throats. You were left holding out a dish of beans to an ox.',
            'The feast was laid, and {foe}’s dogs ate it before a ploughman had sat down. There were eleven, and they had been let out in order of size. The six men watched with their mouths a little open. By the custom of that country it is the dogs who may not plough.',
            'The ploughmen would not eat at your feast, because the table stood on the far side of the string, and they are forbidden to cross it. You carried the table over. {foe} had the string moved. This was done four times, with the beans, and then they were cold.',
            'You had cooked for six ploughmen, and {foe} sent you six others, from the next farm, who had been made to dine first. They sat down, out of politeness, and could not eat a bean. The six who were hungry looked on from the oxen. It was well thought of, and has not been claimed by anyone.',
          ],
        }),
        does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Draw {foe}’s people off while {who} digs',
          description: 'Snatch {foe}’s boundary pegs and run with them; it is theft, and {foe}’s people have a horse.',
          success: [
            'You ran off with the overseer’s pegs and were chased by everyone, and {who} meanwhile buried the jar. You went over the ditch, twice round the oxen, and away. When you had been taken by the neck it was quiet. {who} had stood up, with earth on {who.his} knees.',
            'You drew {foe}’s people off by running away with their pegs, and {who} buried the jar meanwhile. A peg was dropped at every turning. Their surveyor will not leave a peg; he picked up each and entered it, and the rest had to wait for him. The last was handed to him with a bow.',
            '{foe}’s people were drawn off by you for long enough, and {who} had the jar in the earth. The horse on which they chased you was {foe}’s, and had been taught to stop at gates. There were four gates. When you were taken by the collar, at the fourth, {who} was patting down the soil.',
            'You ran with the pegs straight at the oxen, the oxen ran, and all who were there ran after the oxen, so that {who} could bury the jar. It was done without haste, with the lid straight. The string was found in the next valley, with twelve oxen inside it.',
          ],
          failure: [
            'You were caught before {who} had dug beyond the turf. The string was about your ankle, at one end, and had been fixed very well at the other. You had run as far as it went, and were brought up there in front of all concerned.',
            'You ran off with the pegs and nobody followed, as {foe} had others. You stood behind a hill, out of breath, with eleven of them. When you came back {who} was being asked to lift {who.his} knees for the string, and had dug as deep as a bowl.',
            'You snatched the pegs and were chased, but {who} ran as well, out of fellow-feeling, with the jar. It could not be made clear by signs. Both of you were brought back to the string, by one man and a horse. Nothing had been dug.',
            'You drew off the overseer and the ploughmen, but {foe} stayed, in the folding chair, and looked at {who}. Nobody can dig while being looked at in that way. You had by then run a mile, in good time. You were brought back the same way, by the ear.',
          ],
        }),
      ],
    },
    triumph: [
      '{who}’s brother was buried at {where} with the rites, and {foe} may never plough there. The head was covered, the beans were thrown behind, the name was called three times. A tile was set on the place by {who}. The oxen were led off, pair after pair; {foe}’s chair was left. {who} sat down in it, as somebody had to sit with him at first.',
      'The jar was laid in the ground at {where}, next to a tile with a hand-print, and {foe}’s plough was sent home. You poured the milk and then the wine, and did not look back. Others heard of it. In the course of the year there came, in aprons and in carts, so many jars that there is now a street of them. It has a milestone. On the milestone is entered: home.',
      '{who}’s brother had his grave at {where}, before {foe} could plough. There was no time to fetch a priest. The head ploughman said the words, with his cap off, and was corrected by you. {who} put the jar down as one puts down a child that is already asleep. It was inquired by {foe} whose the land was now; the oldest ploughman, quite kindly, pointed to it, and then beneath it.',
      'The burial was carried out, and {foe} gave up the ground at {where}. {who} then looked about for the brother’s legion, and there was none. An old man at the back stated his number and stepped up. So did another. They had been {foe}’s watchmen on that hill. They took post at the two ends of the tile, in aprons, and were relieved at the proper times. The plough was not required.',
      '{who} saw the brother laid at {where}, and the ruling was read over the open earth: none may own it, none may plough it. {foe} asked for a copy. {who} threw in the first handful and you the second. After that there was a push of people, each with a fist; they had dead there as well. It did not take long to make a hill of it.',
      'The jar was in the earth of {where}, with the rites said, and {foe} did not plough. It was a small hole, for nineteen years. {who} had brought the letter in which he asked for it, and read him the place: “There, you see.” You poured out the milk. A bee attended. {foe}, who had been holding the pegs, laid them on the grass in a bundle and withdrew downhill, without the chair.',
    ],
    loss: [
      '{foe} ploughed the ground at {where}, and {who}’s brother was not buried there. It was slow, as the oxen stopped so often. {who} carried the jar home and set it on the shelf over the loom. The vines have done well. It is a dark wine, with an earthy finish, and {foe} serves it to guests. It was once offered to you. You asked for water.',
      'The burial was not carried out, for {foe} had ploughed first, and there was nothing to be shown to a court but a level field, and string. {who} thanked you. That is entered here as the worst part. The jar stood for some years in the window. It then went, with the house, in a flood, down to the sea, where there is at least no one to buy the ground.',
      '{who}’s brother was buried with the rites in the wrong field, and {foe} ploughed the right one. It was nobody’s fault; {foe}’s surveyor had moved the stone. {who} would not have him dug up again, to be carried about. So he lies by a turnpike, among strangers, under a good tile. You have been there since. Remark: it is noisy, and the carters have been asked to lift their caps.',
      '{foe} let {who} bury the jar, and ploughed it up when the ruling had been found void. It lacked a seal. There had been some ceremony, and cake. {who} came with flowers to {where} and the plough had just gone over. The jar was turned up in two halves. You went across that ground on your knees, behind the oxen, with a sieve. What was found has been entered as: earth.',
    ],
    fates: {
      triumph:
        '{who} wove a border of tiles and hands, and it is copied as far as Syria. {foe} planted vines on a hillside further off, and puts down the mildew to the dead.',
      loss: '{who} took in two soldiers’ orphans, and named neither after anyone. {foe} died rich and lies under nine tons of marble, at which no visitor has been recorded.',
      death:
        '{who} had a second jar made, with your name. {foe} offered a corner of the field for it, at a fair price, and the messenger was not let in.',
    },
  },
];
