import { does } from '../builders/offers.js';
import { type OathContent } from '../../model/content/saga-content.js';

export const pirateOaths: readonly OathContent[] = [
  {
    key: 'pirates/price-of-a-leg',
    kind: 'find-out',
    drives: ['charisma', 'intellect', 'reflexes'],
    title: 'Get {who} the eight hundred pieces due for a leg, which {foe} keeps in {where}.',
    who: { trade: 'gunner', genders: ['male', 'female'] },
    foe: { trade: 'prize-agent', genders: ['male', 'female'] },
    goal: 'city',
    ways: ['talk', 'craft'],
    sworn: [
      '{who} lost a leg in the service, and by the articles is owed eight hundred pieces for it out of the ship’s chest. {foe} had the keeping of that chest, went ashore with it, and is set up as {foe.trade} in {where}. You swore to {who} to get the eight hundred out of {foe}. You swore with your hand on the leg that {who} has instead: oak, thirty inches, much kicked.',
      '{who} lost a leg, for which the ship’s articles give eight hundred pieces, and asked you to get them. {foe} held the company’s chest, and carried it off to {where}, where {foe.he} now passes for {foe.trade}. You laid your hand on the wooden leg, before four witnesses and a cook, and swore to {who} to bring the money. The oak was warm from the stove.',
      'Debt of the ship’s company to {who}: for one leg, eight hundred pieces. Paid: nothing. {foe} was keeper of the money, and went off with the whole of it to {where}, where a {foe.trade} is not asked questions. You swore to {who} to go and get it. Knocked three times on {who}’s oak leg, to seal the oath, and a cook answered “Come in”.',
      '{who} came up to you on one oak leg and a boathook, and asked you to see to an old debt. Eight hundred pieces are due for the other leg; {foe}, who had the key of the ship’s chest, keeps them in {where}, behind a brass knocker. You swore to {who} that you would go to {where} and have them off {foe}. Shook hands. {who} held on to yours a long while, for balance.',
      'By the ship’s articles, whoever loses a leg has eight hundred pieces. {who} lost one and was never paid: {foe} had charge of the money, kept it, and is a {foe.trade} in {where} today and nods to bishops. You swore to {who} to bring the eight hundred home. You spat on your palm, {who} on the oak leg, and you shook hands.',
      '“Read it me again,” said {who}, who can read. You read what the ship’s articles give for a lost leg: eight hundred pieces. {foe} had signed to that as keeper of the chest, and sailed with the chest to {where}. {who} wants what is owed, and asked you for it; and you swore, on the articles and the leg together, to get it out of {foe}. You read it a third time, as {who} had shut both eyes to listen.',
    ],
    advances: [
      'A former shipmate was willing now to swear that {foe} had charge of the ship’s money.',
      'You knew by now in which street of {where} {foe} lived.',
      'You knew by now on which days {foe}’s strongroom in {where} was opened.',
      'Two of the guards whom {foe} paid to watch the money had left {foe.him}.',
      'People in {where} said openly by now that {foe} had stolen {who}’s money.',
      'A servant of {foe}’s was ready to tell you when {foe} would be at home.',
      'A notary was willing to bear witness that {who} had never been paid for the leg.',
      'A copy had turned up of the receipt on which {foe} had signed for {who}’s eight hundred pieces.',
      '{foe} had quarrelled with a magistrate of {where}, who would not protect {foe.him} any longer.',
      'Three more people whom {foe} had cheated would stand beside you in {where}.',
      'It was certain now that {foe} had not spent {who}’s eight hundred pieces.',
      'A cook who had worked for {foe} described to you the rooms of {foe.his} house.',
      'The surgeon who took off {who}’s leg was ready to say under oath how it was lost.',
      'It was proved by now that {who}’s name stood in {foe}’s own list of debts.',
      'An innkeeper in {where} was ready to hide you while you dealt with {foe}.',
      '{foe} had begun to fear a trial, and had asked a lawyer what a leg might cost.',
      'A captain who kept his money with {foe} had begun to ask where the rest of it came from.',
      'A carter would wait near {foe}’s house with a mule, to carry off {who}’s silver.',
      'The watch of {where} had been asked not to arrest you on {foe}’s word alone, and had nodded.',
      '{foe} had sent away the strongest of {foe.his} guards, to save his wages.',
      'Two old sailors knew {foe} again, and would point {foe.him} out to you in {where}.',
      'A locksmith in {where} had told you what kind of lock was on {foe}’s money.',
      'Neighbours of {foe}’s would leave their yard open for you, if you had to run with the silver.',
      'A lawyer had read the ship’s articles and found that {who}’s claim still held.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the clerk who copied out the articles.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Drink with the clerk who copied the articles',
          description:
            'He may tell you what they promise for a leg; but he was paid to forget it, and drinks to make certain.',
          success: [
            'Drank with the clerk until he recalled the articles, down to the blot. He swore before a notary, sober, that {foe} is bound to pay {who} for the leg. It took him half a day to be sober.',
            'Matched the clerk cup for cup, and he took down a hymnal; his own fair copy of the articles was in the back. He owned to it before a notary, and {who} has it now in writing.',
            'Drank with the clerk, two quarts to his three, and had the article out of him about legs, with the sum, and {foe}’s name under it.',
          ],
          failure: [
            'Drank with the clerk, who remembered everything but {foe}. At that name he went in under the table, where he keeps a cushion. You had from him only the street to which another copy went. The rest he would not say.',
            'Had the clerk as far as the fourth article, and he went to sleep in it. The article about legs was not reached.',
            'Drank with the clerk from the first dog watch to the second, and had nothing of the articles: he recites psalms at that stage. Entered: nine psalms.',
            'Stood the clerk his rum, and were known at the next table for {who}’s friend, so that he shut his mouth. You learned nothing.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'See at {place} how much {foe} dug up.',
        offer: does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Measure the hole from which {foe} dug money',
          description:
            'By its size you may prove how full the stolen chest was; it means crawling with a knotted string where others have dug too.',
          success: [
            'Measured the hole at {place}: square, a sea-chest; four hands deep, a full one. At the bottom lay {foe}’s own counters, a name on each, and so {foe} knew to a piece what was owing to {who}.',
            'Filled the hole at {place} with sand by the hatful, kept count, and had the size of what {foe} dug up: the company’s whole stock, in one lift. None of it was lost on the way.',
            'Measured the hole at {place}, on hands and knees: three feet by two by two, and the print of iron corners in the clay. It was a full chest.',
          ],
          failure: [
            'Found seven holes at {place}, half the coast having dug there, and could not tell which was {foe}’s. Nothing to be measured. Saw, though, from the seventh, by what way all the diggers had come.',
            'Measured one side of the hole, and land crabs came and took the string. One side is only a line; it does not show what {foe} dug up.',
            'Began to measure the hole, and the tide came into it and smoothed it over, so that no figure could be had. It must be tried again.',
            'Lost count of the knots in the string at {place}, and had the hole two fathoms long, which cannot be right. It must be done again.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Bring together the widows of {place} whom {foe} owes as well.',
        offer: does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Cook a dinner for the company’s widows',
          description:
            'At table they may add up what {foe} owes them, and stand by {who}; it is a day over a hot fire, for nine.',
          success: [
            'Cooked for nine widows, and by the pudding they had added up on the tablecloth what {foe} owes: twelve thousand, one leg, two eyes, a thumb. They will stand by {who}. {foe} may buy one widow, the eldest said; not nine.',
            'Fed the nine, each with her bill in her hand, and by the cheese they were a company, with articles. They will call on {foe} in black whenever you say. You were voted in as their cook.',
            'Dined nine widows off one pig, and had nine bills added to {who}’s, all signed, against {foe}. They will stand by {who}.',
          ],
          failure: [
            'Had nine widows to dinner, and over the soup two found that they had been married to one man. No more was said of {foe}’s debts. One tied her bonnet slowly and told you by which door {foe} goes in.',
            'Burned the fowl, and the widows began to compare husbands. Seven went home in tears; none would speak of bills. Two stayed to wash your dishes.',
            'Cooked for nine widows and had two, as {foe} had sent the other seven a ham each that morning. Nothing was signed.',
            'Served the widows a pudding that would not leave the cloth, and they laughed so that the bills were never brought out. Nothing was signed that day.',
          ],
        }),
      },
    ],
    ready: [
      'All is known that needs to be: the sum, the house, and when {foe}’s strongroom stands open. Next: go to {where} and have the eight hundred out. {who} is still on one leg. You looked at that, from the door, a moment.',
      'Nothing more to learn about {foe}’s money. It lies in {where}, behind green shutters, and has only to be got out by you, in person. Washed. Put on the shirt that has a back.',
    ],
    test: {
      openings: [
        'Found {foe}’s house in {where}, with a porter at the door, and a queue of captains and a bench of cripples who waited to be paid what they were owed. {foe} was weighing silver behind a hatch. In the open strongroom you saw the chest stolen from the ship, and {who}’s eight hundred was in it. You had to get it out.',
        'Came before {foe} in {where}. A queue of captains stood down one side of the room, and cripples sat on a bench down the other; a porter with a scar kept the door. {foe} was weighing silver behind a desk, and under the desk was the chest stolen from the ship, with {who}’s money in it. You had to get that money out. The cripples made room for you.',
      ],
      still: [
        '{who}’s eight hundred still lay in {foe}’s strongroom, and you could not go away without it. The cripples moved up on the bench, and one lent you a third of his cushion.',
        '{foe} still had the eight hundred that you had come for, and went back to weighing the same bag. The captains turned their chairs so as to see you. Stood straighter than you felt.',
      ],
      givenUp: [
        '{foe}’s porter put you out of the house, and armed men saw you to the edge of {where}. The eight hundred pieces are still in the strongroom. You may come back for them.',
        '{foe} had the doors shut and sent for soldiers, and you had to leave {where} in haste, without the money. The chest stays where it is, and you may try again.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Read out the ship’s articles before everybody',
          description:
            'They say what is due for a leg, and the captains may make {foe} pay; but some of them keep such a chest themselves.',
          success: [
            'Read out the sixth article: for a leg, eight hundred. The captains looked at the cripples. One old captain put his hook through {foe}’s carpet and said “Pay”, and {foe} paid. The bench said Amen. Your voice had cracked on “leg”, and none laughed.',
            'Read it low, and a cripple said the words with you; then they all did. The captains thought of what their own crews would hear, and {foe} counted out the money for {who}. Eight hundred, in full.',
            'Read the sixth article at the open window, and {foe} paid to have it shut. There were market-women in the street below; they wished to know what was given for an arm. Eight hundred came over the hatch, in full, for {who}. Somebody down there cheered {who}’s name.',
            'Read out the article, and asked each captain in turn whether he held by it. Answered “Aye”: eleven of eleven, some late. {foe} was the twelfth to be asked, and with eleven looking on paid {who}’s eight hundred. It was the only vote that you ever carried.',
          ],
          failure: [
            'Read the article to the queue, and {foe} asked for the sheet with the crosses on. The captains laughed; the porter put you down nine steps. Nothing was paid.',
            'Read the sixth article and were asked to read on. The seventh forbids anyone to speak with his hat on; out you went, hat in hand, and no money. A captain who met you was sorry for you.',
            'Read the sixth article, and {foe} read the ninth, by which the keeper of the chest is judge of wounds. No leg had been lost, {foe} found, since nobody could show one. Nothing was paid, and the porter put you out.',
            'Read the article to the queue, and a drummer had been paid to practise overhead. The captains called “Louder”; {foe} held a hand to one ear, kindly. Nothing paid. You were carried out, hoarse. The cripples said the rest of it after you, at the door, one word each.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Present a forged bill for the money',
          description:
            'The clerks may pay {who}’s eight hundred out on it; but the seal is a carved turnip, and {foe} may know a turnip.',
          success: [
            'Handed in a forged bill, and it passed four clerks and three seals and was truer after each. {foe} signed, thinking of dinner, for eight hundred and the interest. {who}’s money was brought out. The seal had been cut out of a turnip.',
            'Slipped the forged bill into a dozen true ones, and {foe} signed the pile. A boy counted you out {who}’s eight hundred. You looked at the ceiling the whole time.',
            'Handed {foe} the forged bill, and beneath it a second, for twice as much. {foe} caught sight of the second, and made haste to pay the first and be rid of you. {who}’s eight hundred were in hand before the ink was tried. The second was forged too.',
            'Sent the forged bill in on a tray, and it came out on the same tray, signed, with the money for {who}. A clerk had put his thumb to the seal, found it soft, and looked at you. He said nothing, as he does not love {foe}.',
          ],
          failure: [
            'Presented the forged bill, and it was much admired, and came back with two constables who wished to meet the forger. You had to run, over a wall with glass on it. The eight hundred were not had.',
            'Forged the sum well and the seal well, and dated it on a Sunday. {foe} signs nothing of a Sunday. The porter came round one side of the desk, the clerk round the other, and you went under. No money was had.',
            'Presented the forged bill, and was asked to sign for the sum, and signed. It was your own name. It was not the name on the bill. You had to run, with the porter holding one boot; he let go. Nothing was paid.',
            'The forged bill was refused: the turnip had dried inside your coat, and the crown on it was drawn up to a prune. {foe} had it handed round the desks. Laughed at five; the sixth had the irons out. Ran. No money. You ate the turnip on the way, as it was evidence.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Snatch the weighed silver and run',
          description:
            'What {foe} weighs on the desk would pay for the leg; it is heavy, there are three flights of stairs, and every dog in the street.',
          success: [
            'Snatched the weighed silver and went out at the clerk’s window with the bag in your arms. They cried “Stop thief”, and in that street some fifty people ran. You got clear with {who}’s eight hundred. Weight, forty pounds.',
            'Took the bag off the scale in passing, and was two flights down before the pan came up. {foe} had been watching the pan. The porter stood in the way; you threw him the ledger, and he caught it in both arms, being a tidy man. So you were off with {who}’s eight hundred.',
            'Snatched the silver and ran upward, there being forty people on the way down. Out at a skylight; over nine houses; dogs left at the second. {who}’s eight hundred came off whole. A small girl at a window clapped.',
            'Snatched the silver, took the bag in your teeth, and had both hands for the banister. {foe}’s people kept to the stairs. Landed on the porter, who was soft, and was thanked. {who} has the eight hundred, and there are marks of teeth in the bag.',
          ],
          failure: [
            'Snatched the bag, and it was chained to the desk. You and the desk went down one flight together. {foe} has the silver still. Damage: ribs, two; desk, one leg.',
            'Had the silver to the door, and the bag burst. Ran down three flights with {who}’s money ringing after you from stair to stair, and came out with an empty bag.',
            'Snatched the bag, and it was the weights; {foe} had the silver in the other pan. Got down a flight and a half with forty pounds of brass before anybody noticed, and it was the dogs who did. {who}’s money stays where it was.',
            'Had the silver as far as the street, and met the dogs. There were seven, and they had been told what a thief looks like. {foe} came down at leisure and took the bag up by its ears. {who}’s money is back on the scale. The seventh dog had only wished to be patted.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Sit with the cripples until {foe} pays',
          description:
            'So many creditors looking on may shame {foe} into paying; you sit on a bare bench for as long as it takes.',
          success: [
            'Sat on the bench with the cripples and looked at {foe}. By the fourth day there were thirty of you, and no business done; {foe} pushed out the eight hundred, to have it over. Words spoken, none. The man on the end had saved you his place each day with a crutch.',
            'Broke bread along the bench, and sat. On the fifth day half the town had come to see {foe} go by you all to dinner, and {who}’s money was put out through the hatch. You had learned all their names by then, and what each had lost.',
            'Sat with the cripples and hummed, and they took it up along the whole bench: one note, from opening to closing. By the third day the clerks were adding wrong, and {foe} paid {who}’s eight hundred to have it quiet. It was quiet at once. A blind man among them asked if he might just finish the verse.',
            'Sat on the bench until a bishop came to bank, and he sat down by you, taking it for a charity. He asked each what he had lost, and was told, and through whom. Then he looked at the hatch. {foe} put out {who}’s eight hundred without a word. The bishop left his cushion behind for them.',
          ],
          failure: [
            'Sat down to be seen, and {foe} had the bench carried over the street with you on it. Hired people sit in its place and look contented. No money that way. They were paid badly, and one asked if there was room over yours.',
            'Sat with the cripples on the day that {foe} has the oak waxed. The whole row slid down the room and out on the landing. {foe} paid nothing. You were all out of doors.',
            'Sat with the cripples four days, and {foe} had the bench declared a pew, and let at so much the seat. Not one of you could pay it. All put out together, in good order, and no money had. They begged your pardon for having made a crowd.',
            'Sat there until {foe} sent coffee along the bench, and there was something in the coffee. Woke in a handcart two streets off, tucked up with the rest. Nothing paid. There were nine wooden legs to be sorted out.',
          ],
        }),
        does(['force', 'strength', 'medium', 'serious'], {
          action: 'Lift the chest and carry it out',
          description:
            '{who}’s money is inside; it took four to bring it in, and you would have it on your back, but you are angry.',
          success: [
            'Got your back under the chest, stood up, and walked it out through the queue with {foe} hanging on behind. {who}’s money was inside. The captains took off their hats. Back strained; not to be mentioned to {who}, who would have wished to carry one end.',
            'Lifted the chest to one knee, to the desk, to your neck, and went down three flights with your eyes shut, counting by hundreds. The porter could not get round you. You were in the street with {who}’s money.',
            'Lifted the chest and could not get it through the door; so went out through the wall, which is lath there. {foe} called the damage after you by the item, and was at nine pounds when the street was reached. {who}’s money was inside.',
            'Got the chest up by {who}’s rope handles, and the cripples rose from the bench and took hold, so far as they had hands. It went down three flights on eleven sound legs. {foe} could not say which of you was to be stopped. {who}’s eight hundred were out. They would take nothing for it.',
          ],
          failure: [
            'Raised the chest one inch, and it came down on your foot. {foe} begged you to mind the floor. The money stays. You went out on one leg, and the cripples took it for wit.',
            'Had the chest to your knees, and your breeches went. {foe} sent out for thread; the captains looked at the ceiling; the eight hundred remain. You had to go out, holding them up.',
            'Had the chest on your back, and the floor gave. Both arrived on the next floor, among a dancing-master’s pupils. {foe} looked over the edge, and had the chest drawn up again by tackle. {who}’s money went with it.',
            'Lifted, and one of the rope handles came off in your hands, and you sat down under the rest. {foe} has the eight hundred still, and two captains on the lid. You had to leave without it.',
          ],
        }),
      ],
    },
    triumph: [
      'Paid to {who}, for one leg: eight hundred pieces and the interest, counted out on the head of a cask. {foe} has taken down the brass plate in {where} and gone to see about a ship. {who} bit every tenth piece, called for a hot nail and burnt out the word Owing. That made smoke. Everybody present was obliged to go out, one by one, and stand about.',
      'Got the eight hundred from {foe} in {where}, and gave it into {who}’s hands. Account closed. {who} has bought a tavern with it, the bar cut low, for sitting, and a slate on the wall for scores. Your name stands at the top, and has nothing after it, and may not. The slate was asked for a second time, to see if that was so.',
      'Counted down before {who}, in tens: eight hundred, from {foe}, in settlement. {who} leaned the oak leg against the stacks, to be measured. Interest laid out on boots, one pair, of which one was left upon {foe}’s step in {where} with a card: Paid for. The other boot was put on. It was laced by you, {who} having something in both eyes.',
      'Carried in to {who} on a hatch by four who had each lost something: eight hundred pieces, and the interest in a hat. It had come out of {foe}’s strongroom. {who} took a knife and pared Owing off the leg in one long shaving. {foe} put up the shutters in {where} for good. The brass plate does here for cutting bread on. The shaving is between these pages.',
      'Laid out {who}’s eight hundred edge to edge in a skittle-alley, no other floor being long enough. {who} walked down the row, oak and shoe, end to end, and did not step off. The debt is paid. In {where} nobody now lets {foe} hold so much as a hat. You had walked beside, with your arms out, in case. It was not needed, and was noticed.',
      '{foe} paid the eight hundred in {where} with the shutters up, before the street. It was short by one, and the porter with the scar found that one in his own pocket. Brought all of it to {who}, who bit each piece; it took the whole day, and no one grudged {who.him} the noise. Closed. You had thought to be elsewhere by then. Stayed for every bite.',
      'Received of {foe} and paid over to {who}, for a leg: eight hundred, with interest. {who} has had a new one turned in ebony, for Sundays, with a place in it for snuff. The old oak hangs on a nail opposite {foe}’s door in {where}. It has had to be moved, to ease the crowd. Column ruled off. The pen went on a little past the edge.',
      'Gave {who} the eight hundred got from {foe}. {who} counted it twice and pushed a heap across to you; you pushed it back; this went on for some time. In the end it was made over to those owed for fingers. In {where}, they say, {foe} saw that through the window and cried. The heap had come up to your second button. Put that in, struck it out, put it in.',
      '{who} was paid: eight hundred, by {foe}, in full. They settle by the articles in {where} now, limbs before shares, and it is painted up over the desks. {foe} is a clerk on a high stool, and signs for candles. {who} went to look at that, on the oak, came back, and said that it was enough. You asked how the stool was. Low in one leg, said {who}, and had it seen to.',
    ],
    loss: [
      'The eight hundred were not got. {foe} moved the chest out of {where} in a closed coach, and burnt the articles in a silver dish; there is nothing left to claim by. Told {who}, who was quiet for as long as a pipe lasts, then asked if you were in want of money. The amount offered was four shillings. It is the largest sum in this account.',
      'Told {who}, standing, hat in hand, that there would be no money; {foe} had won in {where}, by law. Oath not kept. {who} looked at the wooden leg on its chair. It had been a good leg, {who.he} said, and moved over so that you could sit. You sat. The debt is carried down to the next page, and there is no next page ruled.',
      'Put out of {foe}’s house in {where} by the front, with a farthing, and that is all that was recovered. Gave it to {who}. {who} asked which toe it was for, and has nailed it under the oak leg, where it clicks. Short of the sum by eight hundred, less a farthing. One hears {who} coming a long way off now, and has time to put the face straight.',
      '{foe} offered, in {where}, a pension on good conduct, to be fetched in person up four pair of stairs. It was refused, and nothing else was to be had; the eight hundred are lost. Reported so to {who}. “You did go and knock,” said {who}, after three minutes by the glass. Cannot now go up a staircase without counting. It comes each time to eight hundred.',
    ],
    fates: {
      triumph:
        '{who} keeps a tavern and is owed nothing. {foe} teaches book-keeping in Boston, under a false name, and is put out by wooden legs.',
      loss: '{who} mends nets on the quay, and has burnt a second line into the leg: Interest. {foe} died rich, in a chair, of dinner.',
      death:
        '{who} was not paid, and put up a stone to you with a leg carved on it, there being no likeness. {foe} sent a wreath, and entered it under expenses.',
    },
  },
  {
    key: 'pirates/thirty-one-names',
    kind: 'avenge',
    drives: ['strength', 'reflexes'],
    title: 'Make {foe} answer at {where} for thirty-one shipmates sold to the hangman.',
    who: { trade: 'sailmaker', genders: ['male', 'female'] },
    foe: { trade: 'captain', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['force', 'flight', 'patience'],
    sworn: [
      'Your captain, {foe}, bought a pardon by giving up the whole crew, and thirty-one were hanged. Two were left alive, being ashore to buy thread: {who}, and you, who carried the parcel. You swore to {who} that {foe} shall answer for it at {where}, where {foe.he} has hidden all the shares and must come to dig. The parcel of thread has not been opened.',
      '{who} sewed thirty-one shrouds that week, one for every shipmate of yours who was hanged. {foe}, your own captain, had sold them to the hangman, to be pardoned. {who} wants {foe} called to account at {where}, where {foe.he} hid the money and will come to get it. You held the candle, and swore to {who} that it should be done. You have kept the candle.',
      '{foe}, your captain, gave up thirty-one shipmates of yours to be hanged, and got a pardon in exchange. {who} was ashore after needles and you along to carry them, or there would be two more. {who} asked you for an oath, and you swore that {foe} should be made to answer at {where}, where {foe.he} had buried everybody’s share.',
      '{foe}, your captain, sold thirty-one of the crew to the hangman, and had a pardon for it. {who} and you had gone for thread, and so live; and {who} asked for an oath. {foe} will come to {where}, to dig up the shares. You swore, with a pricked thumb on the list of the thirty-one, to make {foe.him} answer for them there.',
      '{foe}, your captain, sold thirty-one of the crew to the hangman, and has a pardon for it with a ribbon on. {who} and you were ashore, buying twine, and so live. {who} sewed what was over from the shrouds into a sail; you each took a corner, and you swore to make {foe} answer at {where}, among the shares that {foe.he} hid there. It is not much of a sail.',
    ],
    advances: [
      'You knew by now by which road {foe} would come to {where}.',
      'It was known by now in which month {foe} meant to dig at {where}.',
      'Two of {foe}’s hired men had left {foe.him}.',
      'The mother of one of the thirty-one had told a whole harbour what {foe} did.',
      'A fisherman was ready to show you a path to {where} that {foe} did not know.',
      'A gaoler was willing to swear that {foe} gave the thirty-one names for a pardon.',
      'A tavern-keeper who used to hide {foe} had thrown {foe.him} out.',
      'Sailors who had taken {foe} for an honest captain would not work for {foe.him} any more.',
      'A merchant who knew of the thirty-one would sell {foe} no more powder.',
      'A brother of one of the thirty-one was watching {foe}, and would report to you.',
      'An old chart had been found that showed the ground about {where}.',
      'A fencing-master who had taught {foe} described to you how {foe.he} fights.',
      '{foe}’s own servant told people how afraid {foe} was of meeting one of the crew.',
      'The Governor, it was known now, would send no soldiers to help {foe}.',
      'One of {foe}’s hired men had sent word that he would not shoot at you.',
      'Four families of the thirty-one were willing to bear witness against {foe}.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Read in {place} the paper in which {foe} named the thirty-one.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Read the deposition and leave by the window',
          description:
            '{foe}’s statement, with the thirty-one names, lies on the court’s table, and a marine guards it; you must draw him off first.',
          success: [
            'Cried “Fire” in the court, and read the deposition while they formed a chain. Four sheets; {foe} had given all thirty-one names, and the cabin-boy’s second one. Now it was known how they were sold. Out over the sill, ahead of the first bucket.',
            'Carried in the mustard behind the judge’s dinner, and read {foe}’s paper as they lifted the covers. There it stood: thirty-one names, in the captain’s best hand, and what each was worth. You bowed, and went out by the window.',
            'Waited until the marine looked at his chin in the silver oar, and had the sheets behind a curtain. {foe} had sold all thirty-one by name, with notes. So much is proved. You left by the window.',
          ],
          failure: [
            'Read one sheet of {foe}’s deposition, and the marine came back with the judge. Jumped. No straw below; a wine-seller’s awning. Had not got the names, though that sheet had {where} in it, twice.',
            'Got in at the window to read {foe}’s paper, and the marine was sitting beneath it. He had heard of people who did so. You saw the silver oar from very close, then the stairs. The paper was not read.',
            'Had {foe}’s paper in hand, and knocked down the silver oar, which rings. You left by the window without having read it.',
            'Stood at the court’s table a full minute and read a paper through, and it was a bill for candles. {foe}’s lay beneath it, and then a marine came in.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lie up at {place} for whoever carries {foe} letters.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Lie in wait for the letter-carrier',
          description:
            '{foe}’s letters may tell when and how {foe.he} comes to {where}; it is days without a fire, on cold biscuit.',
          success: [
            'Lay in wait, and on the second day stopped a mule which carries {foe}’s letters by itself. {foe} was told that the blood-money is late, and to come armed to {where}. So {foe} would come. You sent the mule on, with its bag shut.',
            'Let by three carts and a friar, and stopped an old man with brooms. In the thickest stick was a letter: {foe} may go to {where} now and dig. That was the thing to know.',
            'Lay in wait at {place} and had {foe}’s letters out of a fish-basket, under the third haddock. Read them, put them back, and let the boy go on with the fish.',
          ],
          failure: [
            'Looked out for a horseman, and {foe}’s letters went by three times on a mule. It had a bag at the neck, and it bit. Nothing read; direction of mule, noted.',
            'Lay for the carrier two days, and were robbed of your biscuit by somebody who lay there for the same. He took you for the carrier. While you put him right, the letters went by.',
            'Watched for {foe}’s carrier, and a boy came to ask what for. A heron, you said. By the end nine children lay there in a row, and no letter was going to pass that. You had learned nothing.',
            'Stopped a woman, a tinker and a priest, and not one had a letter. {foe}’s carrier went by behind, and you had not looked round.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Have it out in {place} with the boatswain who stood by {foe}.',
        offer: does(['force', 'strength', 'medium', 'serious'], {
          action: 'Fight the boatswain who helped {foe}',
          description:
            'He stood by when {foe} gave up the thirty-one, and if you win he may tell how; but he is as big as a hatch-cover.',
          success: [
            'Fought the boatswain from the tavern door to the horse-trough and then in it, and won. He told the rest unasked: {foe} went along the hammocks with a lantern and pointed. You had come for that.',
            'Hit the boatswain the length of the quay, and he thanked you each time. He hung on to your neck then, and told you how {foe} had picked them out; he had counted, and tried to make it thirty. It was thirty-one.',
            'Fought the boatswain for twenty minutes by the church clock, and he went down, and told you from there what he had seen at the gangway: {foe}, with a lantern and a list.',
          ],
          failure: [
            'Put through a door, a table and an oyster-stall by the boatswain, who begged your pardon for each. He told half of what {foe} did, to the gutter. So half is still to be had.',
            'Had the boatswain down, and let go his ear, and he struck. When you could count again his wife had walked him home, with {foe}’s story in him. You were beaten, and had learned nothing.',
            'Fought the boatswain and were laid across a barrel, face down, and rolled to the water. He waited to see that you came up, and told you nothing.',
            'Swung at the boatswain and hit the door-post, and that was the fight. He offered to wait until your hand was better, and he meant it.',
          ],
        }),
      },
    ],
    ready: [
      'Nothing further to practise. {foe} will be at {where}, and can be made to answer there, once you arrive. Thirty-one have waited long enough. Read them out; set the course.',
      '{who} had said that you would know when. It is now: bound to {where}, to meet {foe}. You looked to everything with an edge, and cut a loaf with it, in thirty-one.',
      'All made ready against {foe}. It remains to be at {where} when {foe.he} comes to dig. The hands go through it by themselves at dinner; they have been given something else to hold.',
    ],
    test: {
      openings: [
        'Found {foe} at {where} with a spade, digging up the shares of the whole crew. {foe} wore the old captain’s coat with silver buttons, and had a pistol. Six hired men with muskets stood a shot away. You had the list of the thirty-one names with you, and {foe} was now to answer for them. “I wondered which of you it would be,” said {foe}.',
        'Came up with {foe} at {where}, where {foe.he} had come to dig up the crew’s shares. {foe} sat in the old captain’s coat, with a pistol on a cask at hand; hired men with muskets were posted round about. You had the list of all thirty-one names with you, and {foe} had to be made to answer for them. “You were always punctual,” said {foe}. “Let me hear the names.”',
      ],
      still: [
        '{foe} was still there with the pistol and the hired men, and had not answered yet for the thirty-one, as you had sworn to bring about.',
        'Nothing was settled about the thirty-one who were hanged, and {foe} waited for you to go on. A button of the old coat was done up meanwhile.',
      ],
      givenUp: [
        '{foe}’s hired men came up with their muskets and drove you from {where}. {foe} had not answered, and went on digging. You may come back.',
        'You had to run from {where} with shots behind you. {foe} stayed, since not all the shares were dug up yet, and can be met there again.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Go at {foe} with cold steel',
          description:
            'If you win the thirty-one are avenged; but {foe} taught you the cutlass, and kept back one stroke against such a day.',
          success: [
            'Let {foe} use the stroke that {foe.he} had always kept back; {who} had shown you, with needle and cork, how to be elsewhere. Yours went in at the silver buttons, and {foe} sat down. So the thirty-one were avenged. {foe} had been a good teacher.',
            'Went in with the wrong hand, as no one had taught you. {foe} had no stroke against it, and was hit among {foe.his} buttons. “Who showed you?” {foe} asked. You gave a name off the list of the dead, and so {foe} was made to answer.',
            'Went in close, where the stroke that {foe} had kept back has no room. Took hold of the coat by its silver buttons; off came the hat, the sword, the rank. “Thirty-one,” said {foe}, and gave up. So {foe} had answered for them.',
            'Cut at {foe} thirty-one times and said a name to each. {foe} parried thirty, correctly. At the cabin-boy’s name {foe} let the blade drop, and so it was answered. Stopped your own at {foe}’s collar. There was dust on that collar, and you brushed it off.',
          ],
          failure: [
            'Went at {foe} with steel, and had your blade knocked across the stones by the stroke that {foe.he} kept back. {foe} waited until you fetched it. “Again,” {foe.he} said, as on the old foredeck. You had said “Aye”, and it cannot be unsaid.',
            'Drove {foe} back two steps, thought of what you would tell {who}, and had the flat of the sword behind your ear. {foe} had not been hurt, and told you to keep your mind on the work.',
            'Went at {foe}, and fell over one of the hired men, who had crept up to see. He begged your pardon. {foe} begged it too, and struck while you were bowing. Nothing answered; got clear on hands and knees. {foe} was as free as before.',
            'Fought {foe} until you had no breath, and {foe} had. {foe} backed you round in a ring, at the pace of a lesson, and put you down with the guard. The thirty-one wait yet. {foe} had given up rum, you were told.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Read the list to {foe}’s hired men',
          description:
            'They may see how {foe} sold those who served {foe.him}, and leave {foe} to you; but they have muskets, and take wages.',
          success: [
            'Read {foe}’s hired men the thirty-one names and what each had fetched: nineteen shillings. They worked out what they would fetch themselves, and laid down their muskets in a row. {foe} had no one left to give an order to, and had to answer for it all.',
            'Read the list to the youngest of {foe}’s men, with what was in the pockets, until he begged you to stop. They all went off, by twos, and left {foe} alone to answer. Captain and crew: one.',
            'Read {foe}’s hired men the list, and the ninth upon it was brother to one of them. He had not been told where the boy went. He asked {foe}. {foe} did not look up, and so had answered; the muskets were turned about, and no order obeyed. You copied the list for him.',
            'Asked the hired men when they were last paid, and read the names while they reckoned. It came out at the twentieth: {foe} owed them five weeks, and had owed the thirty-one as much. They put {foe} before you, and {foe} answered. So the thirty-one were paid for first.',
          ],
          failure: [
            'Read out nine names, and {foe} remarked to the hired men that the reader’s was worth forty pounds. They looked up. The rest of the list was read at a run. {foe} has not answered.',
            'Read all thirty-one to {foe}’s men, and the eldest asked what wages were offered on your side. You had not thought of wages. So they stayed with {foe}.',
            'Read the list, and {foe}’s men came up close to hear, with the muskets, until you were in the middle of them. {foe} thanked you for calling them in. You got out under somebody’s arm, and {foe} had answered nothing.',
            'Read all thirty-one to the hired men, slowly, and they were Dutch. They took it for grace, bent their heads, and sat down to eat; {foe} told off two of them to remove you. {foe} has not answered.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Stand still and give {foe} the first shot',
          description:
            'By the ship’s articles you duel with pistols, and shoot in turns; if {foe} misses you have {foe.him}, but {foe} does not often miss.',
          success: [
            'Stood, and gave {foe} the first shot, and said the names aloud. By the twenty-second {foe}’s pistol had begun to wander; it missed. Your turn. {foe} told you to get on with it and then asked you not to: that was the answer. Your own was not loaded. You had forgotten to.',
            'Gave {foe} first fire, and it went through your hat. {foe} put down the pistol and looked old, and there it all was in the face, thirty-one times over. So {foe} had answered, and you did not need to fire. The hat has been kept.',
            'Gave {foe} the first shot, and it missed fire; gave {foe} the second, and that too. {foe} looked into the barrel, said that it was the powder, and then that it was not. So they were answered for: {foe} told it over, one by one, and you wrote it down.',
            'Stood up to the first shot with the list held out before you, and {foe} would have had to fire through that. Thirty-one, in their own hands. The pistol was level for a minute and forty seconds; then it was laid down. So {foe} had answered. The paper had been shaking in your hand.',
          ],
          failure: [
            'Stood still for {foe}’s first shot, and it knocked you flat. Came to with a stone ringing beside your head, and {foe} a little way off, loading. {foe} had answered nothing.',
            'Gave {foe} the first shot, and {foe} asked along the barrel how your mother did. You opened your mouth to say, and were hit. {foe} called for another pistol, and you had to take cover.',
            'Stood still for the first shot, and {foe} would not fire it, but dined, and let you stand. After two hours the hired men drove you off. Nothing was answered.',
            'Gave {foe} the first shot; it struck a rock, and the rock struck you. It was not to count, {foe} called out, and began to load. You had to creep off, and {foe} had answered nothing.',
          ],
        }),
        does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Maroon {foe} at {where} and be gone',
          description:
            'You take away boats, ropes and water, so that {foe} must stay there alone for life; but {foe.his} men are guarding them.',
          success: [
            'Cut the ropes, started the casks, and marooned {foe} at {where}. By the articles there were left with {foe.him}: one bottle of water, one ball, one list, of thirty-one. {foe} has the rest of {foe.his} days to answer in. You looked back from far off. {foe} was reading it.',
            'Sent your hat along on a stick to be shot at, and holed or took away whatever could leave {where}. {foe} was marooned there, as the articles lay down, with the names to read. {foe} called you by your old rank, and you saluted before you thought.',
            'Told the hired men that the last to leave would be left; and they left, with all that could carry anybody. So {foe} was marooned at {where}. Put down the bottle, the ball, the list. {foe} knew the names by heart, and would have time for them now.',
            'Marooned {foe} at {where} in plain view, by shifting the marks. Those who were sent to bring {foe} off went by the marks, and are thought to be going by them yet. {foe} saw, and did not call out, but sat down to the thirty-one names, as to a long account. So {foe} answers for them.',
          ],
          failure: [
            'Had cut two ropes, and the third was a chain. {foe}’s men hunted you a mile or so. Crept back, and {foe} sat where {foe.he} had sat, with a guard over each rope. Not marooned.',
            'Holed what could float, to strand {foe}, and one of those was your own. Got off on half of it. {foe} watched you go, and winced at how it was steered. {foe} is as free as ever.',
            'Meant to maroon {foe}, and had taken off two ways of leaving out of three. The third was a mule. Met it head to head, and was kicked a fathom; {foe} came out and thanked it by name. {foe} is as free as before.',
            'Cut loose all that could carry {foe} off, and the hired people caught each piece and brought it in again. They have a share in it. You hid in a cask, and two of them sat on the cask for an hour. Nobody was marooned but you.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Offer {foe} a fair trial',
          description:
            '{foe} might plead guilty before the ship’s articles, as the thirty-one never could; you must be the judge, and keep your temper.',
          success: [
            'Tried {foe} by the articles: charge, evidence, right of reply. {foe} spoke an hour, heard {foe.him}self, and stopped. “Guilty, I suppose,” said {foe}, and cut off the silver buttons, to be given back. That was the sentence, and the thirty-one were answered for.',
            'Gave {foe} a trial, and the better seat. {foe} answered to thirty-one names, and at the cabin-boy’s begged to have it struck out. Nobody would. It was found proved, by all there, {foe} among them.',
            'Offered {foe} a trial, and {foe} asked for a jury; so pebbles were set out in two rows, thirty-one. {foe} addressed them. It was a good speech as far as the carpenter, and after him it was only that {foe} was sorry, to each by name. That was an answer. One of the small pebbles has been kept.',
            'Tried {foe} by the articles, and called as first witness {foe}. Sworn. Asked whose hand was on the paper that sold the thirty-one. “Mine,” said {foe}, and that was all that had ever been wanted.',
          ],
          failure: [
            'Charged {foe} by the articles, and {foe} asked by what majority the court sat. It was a fair point. The hired men came round on both sides while you looked it up. No verdict.',
            'Opened {foe}’s trial, and had to defend {foe} also, nobody else there being able to spell. The case was so well made that you could not answer it in time; the men closed in. The trial was broken up, and {foe} praised your speech.',
            'Opened {foe}’s trial, and there was no oath to be found that both would hold by. Tried the Book; tried rum; tried your mothers. The hired men grew restless and came over, and the court rose, just in front of them. No verdict.',
            'Read the charge to {foe}, who put in a plea: the court owed the accused for a hat, since Campeche. It was so. No debtor may judge. Had to adjourn at a run, with the hired men behind, and nothing is answered yet. The hat had cost seven shillings.',
          ],
        }),
      ],
    },
    triumph: [
      'At {where}: {foe}; answered. So the thirty-one are paid for, and what was sworn to {who} is done. You cut their names there in the order in which they had signed; time, one week. {who} came, ran a thumb along each, and found one misspelt. It was let stand, since its owner spelt it so. There was room at the end of the last line, and neither of you would have it filled.',
      '{foe} answered at {where}, and the oath to {who} is crossed off. {who} sews sails from now on, and nothing else. On the shelf there are thirty-one clay pipes; you and {who} fill all of those once a year, on the date, and light one. It goes round. Owing: nothing. The date is not put here. You would know it without, and so would the pipe.',
      'Made {foe} answer for the thirty-one at {where}. {who} took as many needles out of {who.his} cap and stuck them in the ground by watches, as the crew used to muster. Very small fence. Called them over, and at each name it was quiet, in its turn; nobody is absent now. {who} counted the needles back in. One short. It was found next day, behind your collar.',
      '{foe} has answered, at {where}, and the thirty-one are quits. You cut the silver buttons off the captain’s coat; they came, with the cuffs, to that same number. One was brought to each house, and {who} sewed it on wherever they wished. Two had it put on a child. It had been expected that you would feel more. You have been sitting with the coat on since, to see.',
      'Entered against the date, and {where}: “All hands accounted for.” {foe} is among them, having answered. {who} read that over your shoulder. Thirty-four had signed the articles, and one ought to be able to find all of those on the one page, {who} said. So it is kept to one page; and the writing has had to be very small toward the end, and is not steady.',
      'Met {foe} at {where} with the list, and it was answered for, all thirty-one. It is told in a tavern now where they will not serve a thirty-second cup; that was a notion of {who}’s. You and {who} carry them out once a year and stand them along the wall, full. Count of cups at the close: thirty-one, empty. Nobody has owned to it. The gulls have been accused, for form.',
    ],
    loss: [
      '{foe} walked off from {where} alive and better dressed than you. The thirty-one are not answered for, and {foe} has the new frigate on that station. {who} goes on sewing. You told over the names that were sworn to, twice, and each time they came to thirty-two. You went through to see who had been counted double. It was somebody at the end, whose hand you know. You write it yourself.',
      'Had sworn to {who} that {foe} should answer, and {foe} did not so much as raise {foe.his} voice. It is lost. Went round to the thirty-one houses to report it: in every one they gave you something to eat, and in none did anybody ask. Dinners, thirty-one, eaten. They would have been hurt. The sheet for remarks has been left in the book, as it is.',
      '{foe} left {where} openly, with all the shares, and raised a hat to you. Called the names after {foe.him} at the top of your voice; {foe} did not hurry. So the oath to {who} failed, and {who} has given up thread. It was not that {foe} got off, {who} told you; it was that {foe.he} had remembered the cabin-boy’s birthday. You looked it up. It was the day on which they were hanged.',
      'Could not do it, when you had {foe} before you at {where}; and {foe} was kind, and sent somebody to see you to the road. Had to tell {who}. The thirty-one are not answered for. The list lay on the table with its pricks, and you and {who} held it up to the lamp. That made so many lights, very small. Oil consumed, one pint. It was not charged to anyone.',
    ],
    fates: {
      triumph:
        '{who} sews sails, and sleeps. {foe} answered to thirty-one names, and is a verse in a song. It is not the last verse.',
      loss: '{who} has cut out a shroud to {foe}’s measure, and keeps it aired. {foe} never answered, and dines with the Governor, with {foe.his} back to the wall.',
      death:
        '{who} sewed your shroud with {who.his} own thread, and left out the stitch through the nose, in case. {foe} has not answered, and still looks round at footsteps.',
    },
  },
  {
    key: 'pirates/forty-knots',
    kind: 'protect',
    drives: ['perception', 'endurance'],
    title: 'Bring off the forty people hidden at {where} before {foe}’s dogs find them.',
    who: { trade: 'midwife', genders: ['female'] },
    foe: { trade: 'planter', genders: ['male', 'female'] },
    goal: 'landmark',
    ways: ['explore', 'patience', 'gift'],
    sworn: [
      '{who}, midwife, came to you with a child on either arm and asked how many you could carry. Forty people have run from {foe}’s cane and lie hidden at {where}, with {foe}’s dogs out after them and no guide. You swore to bring off all forty, and she tied a cord about your wrist, a knot for each. The knots were better than yours.',
      '{who}, midwife, asked you to fetch away forty people off {foe}’s estate, who are hiding at {where}, before {foe}’s dogs find them. She had brought half of them into the world. You swore to her to fetch them all, and she tied a cord on your wrist, with forty knots, large and small, one for each. You were sober.',
      'Forty people have run out of {foe}’s cane and hide at {where}, hunted with dogs; and {who}, their midwife, asked you to bring them off. You swore to {who} that none should be left behind, and she made fast to your wrist a cord with a knot for each. The last but one was born on the way, and has the smallest knot.',
      '“I have delivered most of them already,” said {who}, a midwife, “and should like to do it again.” She meant forty people, run from {foe}, who hide at {where} with no boat, and the dogs are out; and you swore to bring them off. She tied a cord on your wrist with a knot for each, and bit off what was over. She has kept that end.',
      '{who} asked you for a boat. Forty people have left {foe}’s cane and are at {where}, the sea before them, hounds behind, and a lame man to guide them. You swore to {who} to bring all forty off. She made a cord fast about your wrist, a knot for each. She had tied it to the hand that you write with.',
      '{who}, a midwife, asked to see your back, and then your boat. Forty people off {foe}’s estate lay at {where} with no way over, and {foe} has put dogs on them. You swore to her that you would bring away every one. She took off the cord she counts by, forty knots, and put it on your wrist. Her fingers go on counting without it.',
      'Forty people had walked out of {foe}’s cane as far as {where}, and there they hid, with dogs searching; and {who}, who told you, wanted them brought off alive. You swore it to her, both hands on a cord with forty knots, some no bigger than a seed, for the children. She made it fast to your wrist, so that only a knife will take it off.',
    ],
    advances: [
      'One of {foe}’s dog-handlers had left, and had taken two dogs with him.',
      'A fisherman was ready to lend a boat, in which some of the forty could cross.',
      'A farmer would leave food in a barn for the forty to eat on their way.',
      'You knew by now of a spring at which forty people could drink on the way from {where}.',
      'A family on the road was ready to hide the smallest of the children.',
      '{foe}’s dogs were searching the wrong valley for the forty, because of a false report.',
      'A guide was willing to walk in front of the forty when they left {where}.',
      'The soldiers whom {foe} had asked for would come some days later than was planned.',
      'A pedlar would leave forty blankets in a hut on the way from {where}.',
      'You knew by now which road near {where} {foe}’s riders did not watch.',
      'Two neighbours of {foe}’s had refused to lend any more dogs.',
      'A priest would hide some of the forty in his church, and say nothing to {foe}.',
      'The forty had been sent word that you were coming, and would be ready.',
      'You knew by now of a path from {where} that even the old people could walk.',
      'A ship’s captain had said that he would take forty passengers and ask no names.',
      '{foe}’s best hunter lay sick, and the search for the forty went slower.',
      'The people of a village near {where} would keep their own dogs tied up when the forty passed.',
      'Several of {foe}’s riders had gone home, because {foe} did not pay them.',
      'A carpenter was building a litter, to carry the oldest of the forty.',
      'It was certain now that all forty at {where} were alive and had food left.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the old buccaneers’ trail that begins at {place}.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Trace the buccaneers’ trail from {place}',
          description:
            'The forty could be led along it unseen; but it was made so as not to be found, and nobody has used it for eighty years.',
          success: [
            'Traced the buccaneers’ trail from {place}: a notch, then none, then a stone on edge. It goes by each spring and near no house, and ends at salt water. Forty could be led down it. You walked it out and back.',
            'Lay down to look along the trail, as its makers had; and there it was, scrape by scrape, to the sea. Found, a road out from {place} to bring off the forty. Nobody standing up could have seen it.',
            'Traced the buccaneers’ trail by its smell: they smoked their beef, and the third camp on it is black yet. Followed from black to black, and had it entire, nine miles.',
          ],
          failure: [
            'Followed the trail from {place} half a day, and came round to the same stump. A mango lay on it now, in halves. Somebody had watched you go about and judged you harmless. No road was found.',
            'Found one notch, then a second, and the third was only somebody’s machete, getting firewood. No trail that day out of {place} by which to lead forty. You must look again.',
            'Took a goat’s road for the buccaneers’ trail, and had a good view at the end of it, and no trail. A goat was there.',
            'Searched for the trail at {place} till the light went, and marked three trees which turned out to have been marked by you already. Entered: one circle, well surveyed.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Get bread for forty out of {place}, without the question why.',
        offer: does(['gift', 'charisma', 'medium', 'none'], {
          action: 'Knead nights at a bakehouse for forty loaves',
          description:
            'The baker pays you in bread, which the forty need on the way; it costs a week of sleep, and he notices things.',
          success: [
            'Kneaded a week in the baker’s cellar, and had bread to carry forty people. He knew by the third loaf that it was no ship; he put in beef, then shoes, last of all his own. He went up the stairs in his socks.',
            'Learned from the baker to fold dough from the edge, and he asked nothing. Loaves baked in secret: forty, and one for the child who was not counted. That was bread enough.',
            'Baked forty loaves, hard, to keep, for the people in hiding. The baker told you meanwhile how his mother came out of the woods with him in a basket. He did not say why. He wished you luck.',
          ],
          failure: [
            'Burned one batch, salted the other twice, and were sent up the stairs by the baker. No forty loaves. His wife came after you with what there was, and that was her own idea. It was not enough.',
            'Fell asleep in the trough and the dough rose round you. The baker got you out, but wonders now who wants forty loaves, and will bake no more of them yet.',
            'Came to knead, and flour was short. The baker’s own people had to be served; over for the forty, four loaves. He was ashamed of those. Come again when the mill sends down. Four are not enough.',
            'Kneaded four nights and were asked by the baker who the bread was for, and could not say forty, nor whom. Put out. No loaves. You may come again.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Learn from {place} when {foe}’s dogs go by.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Learn the rounds of the dog patrol',
          description:
            'Then you know when the forty can go unseen; you lie on your face for days, chewing red pepper to keep off the hounds.',
          success: [
            'Lay three days at {place} and had the rounds of {foe}’s dogs: twice daily, with a halt on account of the corporal’s boil. For four hours nobody looks toward {where}. That was when to go.',
            'Learned to tell {foe}’s dogs by their chains: five couple first, three after. Between them nothing guards the way to {where} but a boy with a rattle, and he sits down. So there is a gap to take forty through.',
            'Found by a hound on the second day; it licked the pepper off your chin and was sick. It has led the others wide since. Hours of {foe}’s patrol scratched on a leaf: seven rounds walked, ten paid. The hours are known.',
          ],
          failure: [
            'Kept so still, with one of {foe}’s hounds thinking about you, that you saw half the patrol’s round and no more. The other half is wanting. You must come again for that.',
            'Sneezed, from the pepper, and {foe}’s patrol came by three times out of turn, on your account. You learned how they go when they hunt, and not when they rest. That was no use.',
            'Had the rounds of {foe}’s dogs by heart, and they were last week’s; the corporal was changed, and the new one goes the other way about. Trodden on, one hand, by the leading dog. So the rounds are not known.',
            'Lay in the cane at {place} to learn the rounds of {foe}’s dogs, and ants came, and you could not lie. Rose once, were barked at, and ran. Rounds learned: none. Ants: all hands.',
          ],
        }),
      },
    ],
    ready: [
      'The way out is known, and the day. Remains: to go to {where}, and bring off the forty under {foe}’s nose. They listen there for a step. Oiled your boots, both, and then the cat.',
      'Nothing further to be prepared. {foe} has sent to Cuba after more dogs; the forty at {where} have shared out the last of the cassava. Go and fetch them. Took on biscuit. It has been counted into small heaps, on the bunk.',
      'Went through it on the cord, knot by knot, and at no knot was there a but. They are at {where}, and must be got past {foe}, now. You said each knot good-bye, in case it should be thought that this was business.',
      'What could be had by asking has been asked. The rest is on foot: to {where}, in, and out with forty, the small ones carried, before {foe} comes. You cut down the gear by half. Kept the whistle.',
      'At {where} they have put out their last fires and sit with their bundles on their knees. Go to them, before {foe} does. They make no sound. It has been listened for, by more hands than had the watch.',
      '{foe} has a new map, and it is wrong about {where}. It will not get better than that: now is the time to bring the forty away. The mapmaker had been asked, very civilly, by somebody. His chin is healing.',
      'All ready to bring the forty off from {where}. It remains to set out, and meet {foe} if that must be. You felt over the knots once more, and there were forty; and did so once more, as that had been quick.',
    ],
    test: {
      openings: [
        'Made {where} and found the forty, who sat as still as stones. Then a horn blew and dogs barked: {foe} had come with thirty militia and held the one narrow way out, and called that everything was forgiven. You had to get the forty past that. An old man counted you, and appeared to find you few. A child put a hand in yours.',
        'Met at {where} by a girl of nine, who whistled, and up stood forty people with bundles. {foe}, on a white horse, held the one narrow way out with thirty militia and a pack of dogs, to take them all back to the cane. You had to bring them past that. The girl looked at you as one looks at the tide-table. Tried to look punctual.',
      ],
      still: [
        '{foe} still held the only way out, and the forty were not off yet, and had hidden again, every one. {foe} could be heard, calling to them.',
        'There was no way past {foe} and the militia yet, and you could not leave the forty behind. Somewhere among them a child had begun to laugh, and was told to be quiet.',
      ],
      givenUp: [
        'The militia drove you away from {where}, and you got off through the bushes. {foe} had not caught the forty, who were hidden again. You may come back for them.',
        '{foe}’s dogs hunted you away from {where}. None of the forty was taken; they lie hidden there, and wait for you to try again.',
      ],
      offers: [
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Take them past the militia one by one',
          description:
            'A ditch leads past them; you crawl it forty times on your belly, each time with your palm over another mouth.',
          success: [
            'Passed the forty along the ditch like buckets, a palm over each mouth. The thirty-third sneezed, being an infant; a young soldier said “Bless you”, low, and looked away. The old man came last. “Forty,” he said. They were all out.',
            'Taught them the step, three and lie down, and sent them by the sentry one at a time, under your arm. He looked straight at the thirty-first, aged four, and put a finger to his lips. All forty came past. You will know that man’s face again.',
            'Took the forty past the militia at the change of guard, while one half counts the other. They went on their bellies, one to a breath, the old ones first. The sergeant made it forty-one bumps in the ditch, and put that down to the ditch. All were out, clear of {foe}. You were the forty-first.',
            'Sent the forty past the militia one by one, behind a cow. She was led across forty times, and the soldiers laid bets on what ailed her. The old man held the tail throughout and came last. All out of {foe}’s reach. The cow was put back where she was found.',
          ],
          failure: [
            'Got fourteen by, and a hound sat down across the path. You gave it your sleeve, and your whole attention, till all fourteen had crept back by the way they came. None of them was off yet.',
            'Had the ninth of them past a soldier’s elbow, and there was a hen under her shawl. The hen spoke. Lay on it while boots went by, and all had to go back the way they came. They were not through. The hen had never done it before, she told you.',
            'Began with the heaviest, so as to have that over, and she stuck in the ditch. You pulled; six pulled behind you. By the time that she came out the militia had walked over to see what made that noise. All of them ran back into cover; none past.',
            'Had eleven across, and the twelfth would not be carried, being eight, and a man. He walked. The sentry heard that; out came {foe}’s dogs, and the whole twelve had to run back, with a hound in your coat. None was off yet. He begged your pardon, gravely.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Stop the militia as an officer of quarantine',
          description:
            'You say that they have yellow fever, with a yellow rag on a stick, so that the forty can pass; they fear nothing else.',
          success: [
            'Stopped the militia as an officer of quarantine: “Yellow jack,” you said, and took every man’s age and next of kin. At the fifth man the horses were turning. Forty people went by behind, groaning, out of {foe}’s reach.',
            'Came up to the militia ringing a bell, and forbade them as officer of quarantine to come nearer. Asked who had drunk at the last well. They all had. They went home by sections, to lie down, and {foe} could hold nobody. The forty walked out at the other end.',
            'Stopped the militia for the yellow jack, and had them strip to be looked at: thirty coats on the ground, thirty tongues out, in a row. {foe} declined, on the horse. Forty people passed behind their backs, and were off.',
            'Told the militia that it was yellow jack, and {foe} sent in the surgeon to see. Showed him a child of four in perfect health, who took hold of his thumb. He came out and said that he had never seen a worse case. They drew off a mile; all forty away. The surgeon’s name is not known.',
          ],
          failure: [
            'Cried yellow jack to the militia, and {foe} was long over it, and twenty of the thirty as well. They wished to talk of it. It was long before you got off, and the forty had not stirred.',
            'Told the sergeant that it was yellow jack, and he asked to see a case. Showed him the old man. {foe} had those very teeth in a ledger, sent for it, and you left faster than a doctor. The forty were still there.',
            'Played the officer of quarantine, and the militia obeyed, and drew a cordon, as one should, about the sick. Nothing could come out of {where} at all. Had to break through it yourself, against your own orders. The forty are still within.',
            'Cried fever, and {foe} ordered the place to be burnt, for safety. It took all your authority to have that put off, and then they threw things at you. None of the forty stirred.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Hold the narrow way against thirty',
          description:
            'Only one can come at you at a time, while the forty get out behind you; but you must stand for as long as they need.',
          success: [
            'Held the narrow way against thirty, since only one could come at a time: sent back an ensign, a sergeant, a large corporal. Next in rank was {foe}, and there was a pause. Behind you the last of the forty got out. You had bruises all over.',
            'Held the narrow way till the thirty had shot off all their powder at it. They could not see what they hit, and hit it often: it was a rock, with your hat on. At the last volley the forty were beyond the hearing of {foe}. Saluted the rock.',
            'Held the narrow way with the first of the thirty, whom you let in and kept. The rest could not fire past him. He was a baker. Talked with him for as long as forty people need; then they were off, and he was returned to {foe}.',
            'Held the narrow way by means of {foe}’s own horse. It came in first, before the thirty, and would go neither on nor back; and nobody may fire on a horse at that price. The forty got off behind its tail. It was the best soldier there.',
          ],
          failure: [
            'Held the narrow way as long as a Creed takes, said slowly; then they came over the top, and you were under boots. The forty had gone back to cover in good time. None was taken, and none was away.',
            'Barred the way, and {foe} had soup served out to the thirty until your knees gave at the smell. Then they came on. The forty were back in hiding by then.',
            'Held the narrow way, and the narrow way held you: stuck at the hips, and in the way of both sides. {foe} had you prodded out backward by several of the thirty. The forty had gone to ground again. None was away.',
            'Barred the way to the thirty, and they sent in the dogs. Two hands were not enough for nine hounds, and you went down beneath them. The forty got back to cover unseen. None was off yet. Somebody whistled, and the dogs let go of you.',
          ],
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Lead the forty through a crack in the rock',
          description:
            'You saw a crack in the rock as you came in, which may lead out past {foe}; try it, with grandmothers.',
          success: [
            'Found a crack in the rock, and it went through. Grandmothers were handed along it sideways, then everyone; forty in, forty out, on the far side of {foe}. {foe} was still drawing up a line.',
            'Tried a hole behind a fig, the height of a hen, and sent in the child who is afraid of nothing, on a string. She pulled twice. In went the forty after her like thread; they were off, with {foe}’s dogs left behind.',
            'Took the forty out by water that runs under the rock, having seen a cup float away there. Forty heads went in; forty came up, on the far side of {foe}, the smallest in a cook-pot. {foe}’s dogs lost the scent there.',
            'Saw the old man look at a bank of creeper, and asked him why. He had been born behind it. There were steps in there, cut before {foe}’s family had a map; the forty went up by them, he leading, and were past.',
          ],
          failure: [
            'Led the forty into a crack, and it opened on a sort of church, with no other door. Took an hour to back them out, under {foe}’s nose. There was no passage there.',
            'Brought the forty along a ledge, as far as a drop. You had to turn all of them about, and {foe} still barred the way.',
            'Tried a dry stream-bed for the forty, and it came out in {foe}’s camp. Backed them all up it again, by signs. No way through. You all had to hide again.',
            'Went ahead of the forty down a hole, and it was let already, to a boar. Came up faster than you went in. {foe}’s people heard you swear, and the forty had to lie flat for an hour. There was no passage there.',
          ],
        }),
        does(['gift', 'reflexes', 'medium', 'serious'], {
          action: 'Give yourself up to {foe} instead',
          description:
            'If the whole troop marches off with you the forty can walk out, and you slip away later; but {foe} may not want you.',
          success: [
            'Gave yourself up to {foe}, and thirty men and the dogs marched off from {where} to guard you. The forty walked out behind. At the second bend you bowed to the sergeant, handed him his irons, locked, and were gone.',
            'Walked down with both hands up, and {foe} sent for chairs and tried you. All thirty came to watch; at their backs the forty crossed the open by twos. You asked to be hanged farther on, where there was a view, and were not there when they came to it.',
            'Gave yourself up to {foe} at the far end of the line, and the thirty ran to be in at it, as the reward goes by shares. While they disputed the shares forty people crossed where nobody stood. All were off. You were badly tied, and slipped away.',
            'Walked up to {foe} with both hands out, and was tied on the white horse, to be shown about, with all the militia round you. It was an hour before anybody looked back at {where}, and all the forty were gone. Then you rode off on the horse.',
          ],
          failure: [
            'Gave yourself up, and {foe} would not have you. “That is nobody,” {foe.he} said, before all of them, and you were moved aside with a musket-butt. They went on looking for the forty. You had gained nothing for them.',
            'Surrendered to {foe}, who thanked you, had you tied to a wheel, and went on beating the ferns for the forty. Talked round the boy who was set to mind you, and got loose. Nothing was gained for the forty.',
            'Gave yourself up, and {foe} left eight men to guard you, and went on looking with two-and-twenty. Had to get loose sooner than was planned, by way of their cook-fire. The forty were no nearer to getting off.',
            'Surrendered to {foe}, who was delighted, and sent for a painter. You stood to him four hours, with half the militia to hold the pose and the other half across the way out. Broke loose while he mixed a blue. It had gained the forty nothing.',
          ],
        }),
      ],
    },
    triumph: [
      'Brought off from {where}: forty. {who} stood at the far end of the way and undid a knot for each, and {foe}’s dogs have nobody to find. The oath is kept. The old man’s knot was the last, and wet; she used her teeth. Then she tied a fresh one, on account of you. It is not in the bill of lading. It has been declared as ballast.',
      'The forty are out of {where} and {foe} has lost them. They have a town, three streets, and one of those has your name, misspelt. {foe} rode up to the boundary once, saw a hundred musket-barrels among the cassava, and rode home to cut {foe.his} own cane. {who} is owed nothing by you. The spelling could be mended with one letter. It has been left, as a child did it.',
      'All across, and the forty safe from {foe}, who was still blowing a horn at {where}. {who} went down the line with her hands, as she does, and made it forty, and one of them about to be forty-two. Would not let you take off the cord. It is to be worn out, she says, as one wears out anything. You have kept it out of the wet. That will slow it.',
      'Landed out of {where}: forty; asleep, eleven. What was sworn to {who} is done. You had put down their weight beforehand, for the trim, and got it wrong, nobody having told you how light they would be. {who} has them on her slate under Living. {foe} is left with the dogs. The trim was put right by carrying some of the sleepers in your arms, longer than the sea required.',
      'Came away from {where} with all forty; the old man last, walking backward, to see it go. Then he turned round. {who} had lit a fire that showed for miles, on purpose, with a pot on it, and they sat close, as people do who have not been let. {foe}’s dogs could be heard, far off, and nobody got up. Except you; you had got up, and sat down again.',
      'Delivered to {who} at her doorstep: forty people, out of {where}. She undid the cord knot by knot, and for each somebody stepped over and chose a name. Five chose yours. {foe} has had it printed that they died of fever, so nobody looks for them, and they are in good health. It makes confusion at meals. One calls out, and five come, and all are fed.',
    ],
    loss: [
      'There were carts at {where}, and the forty were taken off in them by {foe}. Some had got out by themselves; seven of those you met with in other years, and none of them reproached you. Told {who} that it was not done. She took back the cord, and has not untied it, nor spoken of it. The mark is on the wrist yet. It is no use to count by, and is counted by.',
      '{foe} found them first, and has the thanks of the Assembly and a silver cup. Brought the cord to {who} with all its knots in. She sat with it in her lap, one glass; then told you the forty names, small ones and large, so that there should be two who knew them. They are written at the end of this log, where stores should be. There was just room.',
      'Got nine as far as the water, out of forty, and the horn went; {foe} had the rest brought away from {where} in a line. Told {who}. She asked which nine, cut those from the cord, and gave you back what was over. Thirty-one knots, on your wrist. Could tell the small ones, once, without looking. Cannot now. It has been tried in all lights.',
      '{foe} had stopped the way at {where} before you came, and sat at a table entering the forty by name. It was lost. The girl who whistles did so, once, so that you should know that no one blamed you. {who} walked back up to the cane after them, as they would want somebody who could count. She had turned at the gate and felt for your wrist. It was the wrong wrist. Neither said.',
    ],
    fates: {
      triumph:
        '{who} has delivered seven more since then in the town of the forty, all of them born free. {foe} sold up and sailed, and was sick the whole way.',
      loss: 'The forty were taken. {who} went back over the hills by herself, to begin again with nine. {foe} died of a fall from the white horse, on a level road.',
      death:
        '{who} keeps a knot in the cord for you. The forty got out by ones and twos in the years after; {foe} never had the knack of counting them.',
    },
  },
];
