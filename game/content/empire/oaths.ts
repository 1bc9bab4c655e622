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
      '{who} the baker had shown that {foe}’s tax-measure was false, and was accused by {foe} of stealing the difference. It said sixteen pints and held eighteen. {who} had filled it with a ladle, counting aloud, before the whole granary. You laid your hand on the oven and swore to have the charge struck out by the governor, at {where}, and the measure proved upon {foe}.',
      'The bakery was sealed, and {who} was to be tried at {where} for a theft committed by {foe}, who farms the tax. The sum hung on the door, with the name misspelt. It was the amount, to the pint, by which a false measure had cheated the province. You had slept above that oven, and no rent was asked. You swore by Jupiter and the stone to clear {who} before the governor.',
      '{foe} the tax-farmer had cheated a province with a false measure, and it was {who} the baker who was charged. {who} had stood a true measure beside it. They ought to have come out even. You were in that yard, and had seen the corn go up to the brim and on; and you swore to state this before the governor at {where}, and clear {who}.',
      '{who} the baker was charged with theft, for having found two pints too many in the corn-measure of {foe}, who farms the tax. A soldier stood in the shop and counted the loaves. Nobody bought. You ate a small white one in front of him, and swore, with your mouth full, that {who} should be cleared before the governor at {where}, and {foe} convicted.',
      'The law allows sixteen pints to the measure, {foe}’s held eighteen, and {who} the baker, who had said so, was charged with the loss. It was said at the counter, with {foe} in the shop. You took the bread-peel off its nail and swore on it to clear {who} before the governor at {where}, and to prove the fraud. It was then hung up again.',
      '{who}, who bakes for half the town, was accused by {foe}, the tax-farmer, of a theft that was {foe}’s own. It came to two pints in eighteen, by a false measure, and {who} had noticed it in the flour. The charge was read out in the shop before the whole line. You were in the line. When your turn came you swore to be heard about it by the governor, at {where}.',
    ],
    advances: [
      'The case of {who} was further on than before. It was not a great step, but it was in the right direction, which was that of {where}.',
      'You were nearer to clearing {who}, by about a pint. It was noticed in your walk before it was noticed anywhere else.',
      'The proof against {foe} had grown by something, and you went over the whole of it, under heads, while the road went by.',
      '{who}’s cause was advanced by this. News of it reached the shop, and {who} was seen, for the first time since the charge, to eat.',
      'You were nearer to clearing {who}, as one thing more stood on your side of the account and not on {foe}’s. You added it up again, for the pleasure.',
      'The way to the governor’s court at {where} was shorter than it had been, and you had begun to prepare your first sentence.',
      'You had come nearer to clearing {who}, who was one day less a thief. Nobody had yet been told of it officially, except by you, to yourself.',
      '{foe} was in more danger than before, and had asked, it was learned, who you were. You found this encouraging.',
      'The search for the truth of that measure was further on. You could not have said by how much; it was more than a ladle.',
      'You had come closer to being heard at {where}, and it made itself felt in the stomach. This was set down as confidence.',
      'Something had been gained toward clearing {who}, and neighbours who had seen nothing were coming by, one at a time, to say how little.',
      'The charge against {who} stood on a narrower foot by then. You thought of the oven and went at a better pace.',
      'The oath that you swore on account of {who} had been moved up, as files are, a little nearer to the top.',
      'You were nearer to having {foe}’s two pints counted in public, before the governor. You caught yourself counting milestones, in order to keep in practice.',
      'You were further on with {who}’s case, and it was thought that even the governor at {where} might follow it.',
      'You were nearer to clearing {who}, as it had become less likely that {foe} would be believed. Under this heading you allowed yourself one good breath.',
      'Your business at {where} was brought forward by what had been done, and {who}’s neighbours had begun to leave a place in the line.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the old honest measure that was hidden at {place}.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Search {place} for the old measure',
          description: 'The last honest weigher hid it before he died, and told only his wife’s mother.',
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
          action: 'Copy the corn returns for six years',
          description: 'A bench, bad light, and a keeper who counts the tablets in and counts you out.',
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
          action: 'Sit down by the freedman who keeps books',
          description: 'He owes {foe} his liberty, and will mention it.',
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
        'The governor at {where} called the case of {who}, under the wrong name, and asked who spoke for the accused. It was you. {foe} wore the ring of a knight and a look of sorrow. {who} had been given a tunic that was too large. Nine other cases were to be got through before the bath; it was for you to prove the fraud.',
        '{who} was brought in between two guards at {where}, to be tried before the governor for {foe}’s theft, and you were to prevent it. The bronze measure stood on a table, with a wreath. “Sixteen,” somebody called from the back, “or eighteen?” He was put out. The water-clock was turned over, and it was asked who there was to speak.',
      ],
      still: [
        '{who}’s trial was still open, and the water-clock had been filled again. {foe}’s advocates were passing each other figs across the measure.',
        'The governor was still waiting to be shown that the measure was false, and it stood before him. One of {foe}’s advocates had turned its better side to him.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Plead for the baker before the governor',
          description: 'One turn of the water-clock against three men who are paid by the adjective.',
          success:
            'You pleaded for {who} without one adjective, and the governor was convinced. It was stated what a loaf weighs, who had gone without, and how that measure was filled, with a ladle. You stopped with water left in the clock. Nobody there had seen it done; he leaned forward to find out if you were ill.',
          failure:
            'Your plea for {who} was laughed out of court. The first advocate began it, at the word “ladle”; it was a trained laugh, and went round the colonnade. By the time that it had come back the clock was dry. You were led down by the side stair, where a crowd was waiting.',
          hurt: 'blow',
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Fill the bronze measure before the court',
          description: 'It must come out wrong in public; if it comes out right, so does the charge.',
          success:
            'You filled {foe}’s measure in front of the court, and it was seen to be false. Water was asked for, as water does not heap. At sixteen pints, counted by a child from the front row, it stood well below the rim. The seventeenth went in, and the eighteenth, and the jug was set down empty.',
          failure:
            'The measure ran over at the sixteenth pint, and so came out correct. A bung of wax lay in the bottom, put there lately by somebody thoughtful. You were still holding the jug when an usher took hold of you, for mocking a public vessel.',
          hurt: 'blow',
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Demand the full reading of the accounts',
          description: 'It is your right, it is forty rolls long, and you must stand through all of it.',
          success:
            '{foe}’s accounts were read out in full, and the governor heard the theft in them. It took forty rolls. The advocates sat down, one after another, and slept. At the thirty-first he said “Stop,” and “Again,” and then, quite softly, “An eighth.” You could not feel your feet.',
          failure:
            'You fell down at the twenty-second roll, and the reading of {foe}’s accounts was held to have been waived. The floor, which is handsome, black and white, had come up to look at you. You were carried out past {who}.',
          hurt: 'weariness',
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Find the other measure in their baggage',
          description: 'Somebody who keeps a false one keeps a true one, for buying; you have until the recess ends.',
          success:
            'You found {foe}’s true measure, the one for buying, under the cushions of the litter. It was stamped, polished, and smaller by two pints. It was set on the table beside its brother. The court took some time to see it, and the crowd none; the guards turned to face the other way.',
          failure:
            'You were caught with an arm in {foe}’s litter, to the shoulder, and nothing in the hand. The bearers had come back from the wine-shop. Eight men who walk in step, it was established, also hit in step.',
          hurt: 'blow',
        }),
        does(['gift', 'charisma', 'medium', 'slight'], {
          action: 'Have bread carried in for the whole court',
          description: 'It is contempt, or else it is dinner; you will not know until they bite.',
          success:
            'The court ate {who}’s bread, and it won the governor over. It was from the sealed oven, and how it had come there nobody asked. The guards ate, the jurors ate. He turned over his loaf, saw the stamp, and weighed it in his hand, and looked for some time at the bronze.',
          failure:
            'The bread was held to be a bribe, and you were put out of the court. “He corrupts the jury,” the second advocate had cried, with his mouth full. It was entered in the record, with the number of loaves.',
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
      'The cohort’s eagle was stolen by {foe}, the quartermaster, and {who}, who had carried it for twenty years, wanted it brought home. {foe} had first sold the boots and the shields. The cohort was cut to pieces for want of them, and he walked off with the eagle under a horse-blanket. {who} had no hands left to lift it. You swore on his stumps to fetch it from {where}.',
      '{who} the standard-bearer lay in the infirmary, and his eagle was at {where}, in the hands of {foe}, the quartermaster, and a camp of deserters. He had planted it and turned to fight. When he turned again there was a hole in the ground. It was not the enemy, he stated. You took the soldier’s oath a second time, unpaid, to bring the eagle back to him.',
      '{foe}, the quartermaster, had gone off with the cohort’s eagle in the middle of a battle, and {who} asked that it be fetched from {where}. He had carried it for twenty years. By his bed stood a stick, as long as the pole of an eagle, and you were to take hold of that. You were heard to give the answers of the old oath, in order, to the last.',
      'The cohort was struck off the list, because {foe}, the quartermaster, had stolen its eagle and set himself up with it at {where}. A cohort without one is, by regulation, a crowd. {who}, the standard-bearer, had brought it through two retreats beneath his cloak. He was dictating a protest, of which he had “Sirs”. You swore to bring him the eagle instead.',
      '{who} had the eagle taken from him by {foe}, the quartermaster, from behind, in the battle, and it was to be got back from {where}. For twenty years he had gone in front with it and never once looked round, that being the rule. Deserters were now drawn up under it. You held out your palm to {who}, as recruits do, and swore to fetch it down.',
      '“I signed for it,” {who} kept stating, of the eagle that {foe}, the quartermaster, had stolen from the cohort. In the books it was lost to the enemy. It was at {where}, and {foe} sat beneath it with those who could still be paid. The form lay on {who}’s blanket. You signed under him, and swore, while the ink dried, to bring the eagle home to him.',
      '{who} wanted the eagle brought back that {foe}, the quartermaster, had pulled away from him in the rout. Three hundred deserters ate under it at {where}. He told you how heavy it is, with both his sleeves pinned up; it draws a little to the left. He was asking nobody, he wished it noted. You swore on his blanket to go up there and carry it home.',
      'The eagle of the cohort had been stolen by {foe}, who kept the stores, and for this {who}’s pay was stopped. There was no provision for a standard-bearer without a standard. As the reason was entered: mislaid. {foe} had it on a pole at {where}, with such of the cohort about him as had run. You tore up the form, and swore to {who} that it should be brought home.',
      '{foe}, the quartermaster, had taken the cohort’s eagle off {who}’s shoulder in the retreat, and swore deserters in by it, at {where}. A recruit in the next bed had asked what it looked like. {who} began to tell him and could not go on. You told the boy: gilt, so high, one wing somewhat forward. You then swore to {who} that it should be brought back and the boy see it.',
    ],
    advances: [
      'The search for the eagle was further on than before. You felt it, on inquiry, between the shoulders, where a pole is carried.',
      'You were nearer to {where} and to the eagle, and those who stood between had begun to ask one another what you looked like.',
      '{who} heard in the infirmary that the business of his eagle had been advanced, and is stated to have asked for a razor.',
      'What you swore for the cohort was closer to being done. You found that you were marching in step, although there was nobody to be in step with.',
      'You were nearer to the eagle, and {foe} had one reason more to sleep badly. It was entered by you under progress, and you slept, for your part, very well.',
      'The way to the eagle had been made shorter by this, and a veteran with a stick, who had been told of it, saluted you.',
      '{who} had your progress marked on the infirmary wall, in charcoal, by the man in the next bed, and a stroke was added for this.',
      'Your oath to {who} stood a good step further forward. It was not celebrated; you did up a buckle that had been left undone.',
      'The eagle was no longer out of reach, only out of sight. This distinction occupied you, pleasantly, for the next stretch of the road.',
      'You were that much nearer to taking back the eagle which {foe} stole. He was counting his men daily and had ceased to tell them the figure.',
      'You had come on with the matter of the eagle, and at {where}, it was learned, a second cord had been tied to it.',
      'It could be reported to {who} that you were nearer. You said the report over, and found nothing in it that need be corrected.',
      'The recovery of the eagle was advanced by one stage. No announcement was made, but you took the crown of the road from there on.',
      'You were nearer to the eagle, since there was less between you and {foe} than there had been. You caught yourself practising how one asks for a thing that is one’s own.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Scout the deserters’ outpost at {place}.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Creep through the outpost and out again',
          description: 'Twelve men who know every trick in the drill-book, because they wrote excuses for each.',
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
        title: 'Find in {place} the armourer who gilded a false eagle.',
        offer: does(['talk', 'perception', 'medium', 'none'], {
          action: 'Question the goldsmith about a gilded bird',
          description: 'He made it for {foe}, was paid in boots, and has been ashamed of it since.',
          success: [
            'The goldsmith told you that there are two eagles: the one that {foe} shows in the camp is lead, gilt by him, and the true one is kept in a box. He produced the mould, with a nick in the left wing. He drew the box also, and would not be thanked for it.',
            'You learned from the goldsmith that {foe} parades a false eagle and keeps the true one boxed. A cloth was lifted from a plaster wing, a plaster beak, and a bill made out for lead. He drew you the box from three sides. It is not recorded which of you closed the shutters.',
            '“Is it about the bird?” the goldsmith asked; the one that {foe} carries about is lead, and the right one lies in a box. He had wished for a year to be asked. He made a plan of the box for you, and wished it noted how good the gold had been.',
            'The goldsmith showed you, as he could not say it, that {foe}’s eagle on parade is false. Lead was put in your left hand: that is what the men salute. The true one was then chalked on the counter, with boards and straps about it. The counter was wiped.',
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
      'You were ready to go up to {where} and take the eagle from {foe}. The watches were known to you, and how the box was kept. It remained to ask for it in whatever manner he would understand.',
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
        'The eagle was still on its pole at {where}, to be taken. {foe} had doubled the guard on it, and was charging the guard.',
        '{foe} still had the eagle. Javelins were being counted into bundles under it, and he was having each of them signed for.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Challenge the quartermaster before his men',
          description: 'By the old custom, sword and shield, and the standard to the one who stands.',
          success:
            'You beat {foe} with sword and shield, and the eagle was yours by custom. He fought as he had kept store, giving nothing until he must. At the fourth rush your rim took him under the chin. Three hundred men, who had waited years for somebody to be beaten, looked at the standard and got to their feet.',
          failure:
            '{foe} beat you in front of the camp, and kept the eagle. His shield was a good one; he had put aside the best of them. How good was found out several times, and the camp counted. You were let crawl as far as the ditch, since nobody had orders for what came after.',
          hurt: 'blow',
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Cut the cord and run with the eagle',
          description: 'Forty pounds of silver and oak, downhill, with three hundred veterans behind.',
          success:
            'You cut the cord on {foe}’s wrist and ran out of the camp with the eagle. The alarm was slow, as he had sold the trumpets. The pole lay across your neck, in the way milk is carried. Behind you they fell over the tent-ropes, in order of seniority.',
          failure:
            'The eagle was knocked out of your hands by a javelin as you ran, and was carried back. You had cut the cord, and {foe} had turned over and stated, distinctly, “Sign for that.” You had got beyond the ditch. The standard had not.',
          hurt: 'blow',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Read the men their own arrears of pay',
          description: 'You will be heard as far as the second sum; it had better be correct.',
          success:
            'You read the deserters what {foe} had stopped out of their pay, and they let you take the eagle. It was read by centuries: boots, shields, burial fund, and to whom it went. He was called nothing. At the burial fund the front rank turned about, looked at the man in the chair, and made a lane.',
          failure:
            'You had one figure wrong, and {foe} corrected it, pleasantly, from his chair, so that the men believed him. They laughed as soldiers do who need to. What they had was then thrown. They had a good deal of it left.',
          hurt: 'blow',
        }),
        does(['craft', 'vigour', 'medium', 'serious'], {
          action: 'Put the lead eagle in the true one’s place',
          description:
            'Under the wagon, up through the boards, with a bird on your back that leaves black on all it touches.',
          success:
            'You changed the eagles: the lead one was put into {foe}’s box and the true one taken out. It was done on your back, from beneath the wagon, with the pegs drawn by the teeth. The lead was paraded with particular solemnity the next time. The other was by then four valleys off, under turnips.',
          failure:
            'You could not get at the eagle, for the boards of the wagon had been nailed, from the inside. The points were examined by you, lying under them. The wagon was leaving. This had not been stated anywhere, and it left.',
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Stand in their ranks until they know you',
          description: 'Fall in at the end of a rear rank and bear what they do to you, until it is shame.',
          success:
            'You stood in the deserters’ ranks until the guard gave up the eagle to you. You were spat on at first; then the hang of your belt was copied. At last the sentry grounded his spear and stated that he was relieved. You relieved him, and carried it away in the proper form.',
          failure:
            '{foe} passed along the rank in which you stood and sent you to carry water, and nothing came of it. You had stood for forty hours. There was wood to be fetched, and water again. It could be seen that this might be continued until you were pensioned.',
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
      '{who} the weaver had been sent a brother’s ashes in a jar, and wanted to bury them at {where}, among his own; but {foe}, who had bought that ground, was going to plough it. Where one jar is laid with the rites, no plough may ever go. That is the law. He had served for nineteen years. You swore to see the earth opened there, and closed.',
      '{who}’s brother had died on the frontier, and was to be buried at {where}, where all their people lie; {foe} the landowner wanted it for vines, and denied that there were graves. {who} had set a place at table for the jar, out of shyness. You put one hand on the lid and swore to have him laid there with the rites. {who} then wept, for the first time.',
      '{foe} meant to plough up the burial ground at {where}, and {who} the weaver had a brother, in a jar, who had asked to lie there. The jar stood on the loom with a label as for oil. {foe} would have it that there were no graves. Once he is buried with the rites, the ground can never be ploughed. You swore to see that done.',
      '“He has got so light,” stated {who} the weaver, and gave you the jar; in it was a brother, who was to be buried at {where}. {foe} had bought the hill, and six oxen stood there yoked, to plough it. With the rites said over him it would be holy ground and they must go. You swore to it, since you were holding him at the time.',
      '{who}’s brother had come home from the frontier in a jar, left on the step with the fish, and had asked to lie at {where}. {foe} had meanwhile bought that ground for a vineyard. It was looked into, and {foe} found that nobody was dead there. You carried the jar in, as {who} could not, and swore on its lid that he should be buried at {where}, before the ploughs came.',
      '{who} the weaver wished to bury a brother at {where}, with the rites, before {foe} the landowner could plough the ground. It was a question of who should be there first. Where the rites have been said no plough may go. The brother was in a jar, for which a cover had been woven and taken off again. You bit off the thread, and swore that he should be laid there.',
      '“Nineteen years, and it would go in a cupboard,” {who} stated of a brother’s jar, which was to be buried at {where}. {foe} had bought that ground to plough. A surveyor had written against the graves there: none. The weaver could not stop him; a burial with the rites could. You swore that the earth should be opened for it, and that {foe} should come too late.',
      'A jar was delivered to {who} the weaver, containing a brother, to be buried at {where} by the wish of the contents. {foe} meant to plough that ground as soon as there were oxen. Only a grave with the rites said over it could prevent that. {who}’s hand shook. You signed for him, and had sworn to see him laid there before the ink was dry.',
      '{who} was talking over one shoulder to a jar, in which was a brother, home from the legions, who wished to be buried at {where}. {foe} had bought the place, family and all, and was about to plough it for vines. A grave dug with the rites stops any plough. You swore to see it dug in time. You were then introduced.',
    ],
    advances: [
      'The burial of {who}’s brother was nearer than it had been. You noticed that you were walking as one does behind a bier, but faster.',
      'You were further on with what you swore for {who}, and had begun to think of the man in the jar by his first name.',
      'You were nearer to burying {who}’s brother, by one step of the way to {where}. The oxen, it was understood, had stood still.',
      '{who} was sent word that it went forward, and had begun on a cloth for the jar, and was choosing the border.',
      'You were nearer to the burial at {where}, as {foe} had less time than before, and you somewhat more. It was the first sum in this matter to come out.',
      'The cause of the dead at {where} had been advanced. They made no statement; you made one for them, aloud, on the road.',
      'It could be told to {who} that the grave was closer. You practised how to tell it, and left out the adverbs.',
      'Your oath to {who} stood further forward. It was felt by you in the hands, which wished to dig.',
      'The rites for {who}’s brother were by this much more likely to be said. You went over the words, and had most of them.',
      'You were nearer to saving the ground at {where}, and {foe}’s plough had one more thing in front of it, and that was you. You entered it with some satisfaction.',
      'You were closer to laying the jar in the earth of {where}. On the strength of this you greeted a tombstone by the way.',
      'The ground at {where} was not yet saved, but it had been put off being lost. You allowed yourself to whistle, and then remembered.',
      '{who}’s brother was nearer to his grave, having waited nineteen years, and would have to wait a little less. It is recorded that you ate well after it.',
      'You were nearer to the burial, since what had been done told for {who} and against {foe}. Nobody had seen you smile at it, except possibly a mule.',
      'The oath about the jar was further on. It had begun to be spoken of, and people asked you to say a name for them at {where}.',
      'There was one reason more why nobody should plough at {where}. You numbered it, and the list looked longer than it was.',
      '{who} had heard that you were getting nearer, and had moved the jar from the shelf to the table, to be ready.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Look at {place} for the grave-markers that {foe} had carted off.',
        offer: does(['explore', 'perception', 'medium', 'none'], {
          action: 'Turn over every stone at {place}',
          description: 'They were tipped there unseen, face down, and there are a great many other stones.',
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
          description: 'They see eleven petitioners a day, and have not said in what order.',
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
          description: 'Nobody has asked him anything in years; he will want to start with the goats.',
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
      'You could do no more for {who}’s brother except at {where}, and were to go there before the plough did. {who} was on the road with the jar. The ruling and the dead were in order.',
      'The oxen had been ordered for {where}, a message stated, and so you had to be there first. {who} had set out already, on foot, with the jar in both arms.',
      'Everything was ready for the burial, and you were to meet {who} at {where}. From the last fork word had been sent: the jar was well, and it was no great way.',
      'It remained to stand at {where} ahead of {foe}’s plough and see the jar laid. The law was found, and people who would say so in a field. The pegs were in already.',
      '{who} had closed the loom and hung the key on the jar, and you were to come to {where} for the burial. What can be done by asking had been done. The rest was not moving.',
    ],
    test: {
      openings: [
        '{foe}’s six yoke of oxen stood at {where}, about to plough the ground in which {who} had to bury the jar. You were to stop them until it was done. The overseer had pegged out the rows with string. {who} was standing where the string crossed, with the jar in new cloth, and had not been told that one cannot stand there.',
        '{foe} had come to {where} to see the first furrow cut, with a folding chair, and {who} had come to bury the jar. It was for you to see that the jar was first. The ploughmen looked at the ground, at the oxen, and at anything but {who}, who was kneeling, and patting the soil to find how hard it was.',
        'Present at {where}: {foe}, an overseer, six ploughmen, {who} with the jar, and twelve oxen. The ground was to be ploughed unless you could hold them off until the burial. {who} had sat down inside the first square of string. It was being explained again, bareheaded. There was no hurry, {foe} stated; the oxen had been hired by the day.',
      ],
      still: [
        'The ground at {where} had not been ploughed, nor the jar buried. {foe}’s folding chair had been moved a yard nearer.',
        '{who} was still sitting with the jar in front of the oxen. One of the ploughmen had brought a bucket to sit on, and been spoken to about it by {foe}.',
      ],
      offers: [
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Lie down in front of the ploughs',
          description: 'On your face, hands flat, for as long as it takes six men to be ashamed.',
          success:
            'You lay down before the ploughs and the ploughmen would not drive over you. The goad struck the earth on one side of you, and then on the other. For a long time nobody spoke. Somebody’s boots went by, and somebody’s knees came down; it was the head ploughman, lying on your left.',
          failure:
            'You were lifted off the ground by four ploughmen, a limb to each, and it was ploughed past you. They were sorry, it was stated. A sack was put beneath your head, on the verge. By the time that you could stand the string had been pegged again.',
          hurt: 'blow',
        }),
        does(['explore', 'perception', 'hard', 'serious'], {
          action: 'Find one grave that was overlooked',
          description: 'If there is a bone in that ground it is holy; you have a spade and the width of a furrow.',
          success:
            'You found a grave that {foe} had overlooked, and so the ground was holy. It had been walked by you with half-shut eyes; in one place it rang. At the depth of an elbow was a tile, and in the tile a hand, spread, a small one. Even the overseer had uncovered his head, before he had thought.',
          failure:
            'You dug four holes and found no grave in them, and {foe} had them filled in behind you. The fifth had a sandy side. It was filled in by itself, with you there.',
          hurt: 'mishap',
        }),
        does(['talk', 'intellect', 'hard', 'serious'], {
          action: 'Recite the law of the dead to {foe}',
          description: 'You must have it word for word, to the one person there who can afford to know better.',
          success:
            'You recited the law of the dead, word for word, and the ploughmen unyoked. What is given to the gods below is in nobody’s ownership; who ploughs it ploughs his own house. The penalty was stated last, and low. {foe} had gone on smiling as far as “house”.',
          failure:
            'You left out one “unless”, and {foe} supplied it, and the law was held to be on the other side. The notary wrote down that you concurred. He had been brought for that. Two house-slaves saw you to the boundary, with instructions not to be careful.',
          hurt: 'blow',
        }),
        does(['gift', 'charisma', 'medium', 'slight'], {
          action: 'Give the ploughmen the funeral feast',
          description: 'Bread, beans, and wine poured out, for everyone who will call himself a mourner.',
          success:
            'The ploughmen ate at the funeral feast and could not plough after it. Whoever has eaten by the grave is of the family, in that country, and lifts no tool. They came one by one, wiping their hands. {foe} looked from the chair at six idle teams and one full table, at which a place had been kept.',
          failure:
            'The ploughmen did not come to the feast, because {foe} had brought better wine and had it opened first. They had been about to; it was seen in their throats. You were left holding out a dish of beans to an ox.',
        }),
        does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Draw them off while {who} digs',
          description: 'Snatch the surveyor’s pegs and run with them; it is theft, and they have a horse.',
          success:
            'You ran off with the pegs and were chased by everyone, and {who} in the meantime buried the jar. It went over the ditch, twice round the oxen, and away down the road. When you had been taken by the neck it was quiet. {who} had stood up, with earth on {who.his} knees.',
          failure:
            'You were caught before {who} had dug beyond the turf. The string was about your ankle, at one end, and had been fixed very well at the other. You had run as far as it went, and were brought up there in front of all concerned.',
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
