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
      '{who} lost a leg in the service, and by the articles is owed eight hundred pieces for it out of the ship’s chest. {foe} had the keeping of that chest, went ashore with it, and is set up as {foe.trade} in {where}. You swore to {who} to get the eight hundred out of {foe}. Sworn on what there was of the leg: oak, thirty inches, much kicked.',
      '{who} lost a leg, for which the ship’s articles give eight hundred pieces, and asked you to get them. {foe} held the company’s chest, and carried it off to {where}, where {foe.he} now passes for {foe.trade}. Laid your hand on the wooden leg, before four witnesses and a cook, and swore to {who} to bring the money. The oak was warm. It had been by the stove.',
      'Debt of the ship’s company to {who}: for one leg, eight hundred pieces. Paid: nothing. {foe} was keeper of the money, and went off with the whole of it to {where}, where a {foe.trade} is not asked questions. You swore to {who} to go and get it. Knocked three times on the oak leg, for an oath. Somebody within said “Come in”. It was the cook; all the same.',
      '{who} came up to you on one oak leg and a boathook, and asked you to see to an old debt. Eight hundred pieces are due for the other leg; {foe}, who had the key of the ship’s chest, keeps them in {where}, behind a brass knocker. You swore to {who} that you would go to {where} and have them off {foe}. Shook hands. {who} held on to yours, for balance. Length, two minutes.',
      'By the ship’s articles, whoever loses a leg has eight hundred pieces. {who} lost one and was never paid: {foe} had charge of the money, kept it, and is a {foe.trade} in {where} today and nods to bishops. You swore to {who} to bring the eight hundred home. You spat on your palm; {who} on the oak leg. You missed, and begged its pardon.',
      '“Read it me again,” said {who}, who can read. You read what the ship’s articles give for a lost leg: eight hundred pieces. {foe} had signed to that as keeper of the chest, and sailed with the chest to {where}. {who} wants what is owed, and asked you for it; and you swore, on the articles and the leg together, to get it out of {foe}. You read it a third time, as {who} had shut both eyes to listen.',
    ],
    advances: [
      'Your oath came nearer: one line further with {who}’s eight hundred pieces. You entered it in the margin; that column had been empty longer than it looks.',
      'You had gained on {foe}, and {who}’s eight hundred were the nearer. The account is not closed, and you have begun to rule it in red.',
      'The business of {who}’s lost leg, and the money due for it, was further on than it had been. Told nobody, and found that you had been humming.',
      'You were nearer by some way to {foe} and the eight hundred pieces in {where}. You did the sum over, with nine years’ interest. It came out, for once.',
      'That deed brought you on toward the money for {who}’s leg. You had thought of {who} on a ladder, going up backward, and gone on the faster.',
      'You had made one step of progress toward getting {who} paid. It is put so on purpose; {who} would laugh at “step”, and you had begun to miss that.',
      '{foe} was not so safe in {where} with {who}’s money as before, and your oath was nearer. You noted with satisfaction. Rubbed out “satisfaction”, and wrote “noted” again.',
      'Less was wanting now to get {who} the eight hundred pieces. How much less, not known. Had the pen in the ink for some while over it.',
      'Brought your oath to {who}, about the eight hundred, forward by a span. The oak leg is thirty inches. You have taken to measuring by it.',
      'The eight hundred for {who} were the nearer for what you had done. Told {foe}’s name to the pump, with each stroke.',
      'You were further with the search after {who}’s money. You sat and kept one foot off the deck, to try how long; ashamed, at the fourth minute.',
      'There was more now to bring against {foe}, and {who}’s eight hundred were the nearer for it. It has been put with the rest, in the bread-bag, out of the wet.',
      'You had made good some distance to {where}, and to the money for {who}’s leg. Have started to set down one foot harder than the other, from keeping step with {who}.',
      'There was one difficulty the fewer between {who} and eight hundred pieces. You struck that off; looked at the stroke; went over it again, for pleasure.',
      'You had got further on with {who}’s eight hundred. The account had stood so long that the page was stuck to the next one, and took some parting.',
      'The oath to {who}, to get the price of a leg, stood better than at the last entry. You ate with an appetite. Left the knuckle, out of respect.',
      'You had got on with the matter of {foe} and {who}’s stolen money. Nothing is in hand yet. The hand was opened, to be certain.',
      'You had brought closer the day when {foe} must pay {who}, and felt it in your own knee. There is no column for that. It is here.',
      'You were further by one step in the affair of {who}’s leg. Sent {who} word of it, and had back a drawing of a foot, dancing.',
      'You had come a piece nearer to making {foe} pay {who}. The piece is small; there are eight hundred of them; {who} will bite each.',
      'What you did had served {who}’s oath, and the money in {where} lay that much closer. You said as much to the cat. She had known {who}, too.',
      'You had given {foe} one thing more to lie awake over in {where}, and {who}’s money was nearer. You slept, and are not sure that it was earned.',
      'You had got on with {who}’s claim to the eight hundred. Looked back through this book to find when it was begun, and there was a leaf pressed at the page.',
      'You had made another mark against {foe}, who has {who}’s money. You cut it in the table, next to the others. The company eats round them now, with care.',
      'You were nearer to paying {who} the eight hundred. You have priced boots, meanwhile, by the single one; no shop will break a pair.',
      'The search for the money due to {who} had got on. It was late in coming, and you wrote it large. The owners may deduct the ink.',
      'You were nearer by that to {foe}, and to {who}’s money. Tried how you would ask: politely; then louder; then as {who} would, which is not set down.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the clerk who copied out the articles.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Drink with the clerk who copied the articles',
          description: 'He was paid to forget, and drinks to make certain of it; you will have to keep him company.',
          success: [
            'Drank with the clerk until he recalled the articles, down to the blot. He swore before a notary, sober, that {foe} is bound to pay {who} for the leg. It took him half a day to be sober. Held his hat for it, and part of the time his head.',
            'Matched the clerk cup for cup, and he took down a hymnal; his own fair copy of the articles was in the back. He owned to it before a notary, and {who} has it now in writing. His hand shook. You had steadied it, and then the notary had.',
            'Drank with the clerk, two quarts to his three, and had the article out of him about legs, with the sum, and {foe}’s name under it. Helped him home: bearing, various.',
          ],
          failure: [
            'Drank with the clerk, who remembered everything but {foe}. At that name he went in under the table, where he keeps a cushion. You had from him only the street to which another copy went. Put the cushion straight beneath his head. It was not his first time.',
            'Had the clerk as far as the fourth article, and he went to sleep in it. Leg not reached. Sat by him until he woke, and he asked who you were and what you would take. Answered: the same. It was nobody’s fault.',
            'Drank with the clerk from the first dog watch to the second, and had nothing of the articles: he recites psalms at that stage. Entered: nine psalms, one hiccup. He will be sober by noon.',
            'Stood the clerk his rum, and were known at the next table for {who}’s friend, so that he shut his mouth. Cost, two reals. Learned: that it can be shut.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'See at {place} how much {foe} dug up.',
        offer: does(['craft', 'perception', 'medium', 'slight'], {
          action: 'Measure the hole the chest lay in',
          description: 'On hands and knees with a knotted string, over ground that others have dug for love.',
          success: [
            'Measured the hole at {place}: square, a sea-chest; four hands deep, a full one. At the bottom lay {foe}’s own counters, a name on each, and so {foe} knew to a piece what was owing to {who}. {who}’s had been worn smooth. It had been handled a good deal.',
            'Filled the hole at {place} with sand by the hatful, kept count, and had the size of what {foe} dug up: the company’s whole stock, in one lift. None of it was lost on the way. Emptied the hat. It has sat lower since, and gritty.',
            'Measured the hole at {place}, on hands and knees: three feet by two by two, and the print of iron corners in the clay. Full chest, by any reckoning. Knees, to be mended.',
          ],
          failure: [
            'Found seven holes at {place}, half the coast having dug there, and could not tell which was {foe}’s. Nothing to be measured. Saw, though, from the seventh, by what way all the diggers had come. Sat in it longer than was needed. It was out of the wind.',
            'Measured one side of the hole, and land crabs came and took the string. One side is only a line; it does not show what {foe} dug up. You chased the crabs. Gave it over, since they were carrying it home to something small.',
            'Began to measure the hole, and the tide came into it and smoothed it over, so that no figure could be had. Depth: of water. Another ebb will be wanted, and a shorter string.',
            'Lost count of the knots in the string at {place}, and had the hole two fathoms long, which is a grave. Not {foe}’s. Begged its pardon and got up.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Bring together the widows of {place} whom {foe} owes as well.',
        offer: does(['gift', 'vigour', 'medium', 'none'], {
          action: 'Cook a dinner for the company’s widows',
          description: 'A day over a hot range, for nine widows with a bill each, and a word for the late lamented.',
          success: [
            'Cooked for nine widows, and by the pudding they had added up on the tablecloth what {foe} owes: twelve thousand, one leg, two eyes, a thumb. They will stand by {who}. {foe} may buy one widow, the eldest said; not nine. They asked who had taught you pastry. You did not say.',
            'Fed the nine, each with her bill in her hand, and by the cheese they were a company, with articles. They will call on {foe} in black whenever you say. The deaf one was elected. Were voted in as cook, and it has been written at the top of the page.',
            'Dined nine widows off one pig, and had nine bills added to {who}’s, all signed, against {foe}. Each put by a slice for him that was gone. Washed up: eleven plates, for nine.',
          ],
          failure: [
            'Had nine widows to dinner, and over the soup two found that they had been married to one man. No more was said of {foe}’s debts. One tied her bonnet slowly and told you by which door {foe} goes in. You boiled the pudding anyway. The two of them shared it.',
            'Burned the fowl, and the widows began to compare husbands. Seven went home in tears; none would speak of bills. Two stayed to wash your dishes, so you should not think that you were blamed. One plate was broken, by you.',
            'Cooked for nine widows and had two, as {foe} had sent the other seven a ham each that morning. Nothing signed. Ate what there was; sent the rest round, on account.',
            'Served the widows a pudding that would not leave the cloth, and they laughed so that the bills were never brought out. Nine women, laughing: eleven minutes. It has been entered as a loss, in pencil.',
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
        'Found {foe}’s house in {where}: brass plate; porter with a scar; bench, worn hollow, where those wait who are owed. {foe} was weighing silver behind a hatch, in spectacles, with the strongroom open on the company’s own chest. {who}’s eight hundred was in it. You had to get it out. Wiped your feet, to be sure that they would go.',
        'Came before {foe} in {where}. A queue of captains down one side, a queue of cripples down the other, and behind the desk, under a Turkey carpet, the stolen chest. It had the rope handles that {who} spliced. {who}’s money was to be got out of that. You joined the cripples. They made room without looking to see what you had lost.',
      ],
      still: [
        'No money yet. {foe} had the strongroom shut, but has sent for nobody. The petitioners moved up on the bench, and one lent you a third of his cushion.',
        '{foe} still had the eight hundred, and went back to weighing the same bag. The captains turned their chairs so as to see you. Stood straighter than you felt.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Read out the sixth article before the queue',
          description: 'A score of armed captains will hear it, and some of them keep such a chest themselves.',
          success: [
            'Read out the sixth article: for a leg, eight hundred. The captains looked at the cripples. One old captain put his hook through {foe}’s carpet and said “Pay”, and {foe} paid. The bench said Amen. Your voice had cracked on “leg”. It is noted that none laughed.',
            'Read it low, and a cripple said the words with you; then they all did. The captains thought of what their own crews would hear, and {foe} counted out the money for {who}. Eight hundred, in full. You had lost the place halfway. They had gone on without you.',
          ],
          failure: [
            'Read the article to the queue, and {foe} asked for the sheet with the crosses on. The captains laughed; the porter put you down nine steps. Nothing paid. Counted the steps, and the bars to the cellar window. Lay a moment on the ninth, which was in the shade.',
            'Read the sixth article and were asked to read on. The seventh forbids anyone to speak with his hat on; out you went, hat in hand, and no money. A captain coming up told you when the porter has his beer. He had put his own hat under his arm.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Present a forged bill for the exact sum',
          description: 'The seal is a carved turnip; if the clerk has ever cooked, you are lost.',
          success: [
            'Handed in a forged bill, and it passed four clerks and three seals and was truer after each. {foe} signed, thinking of dinner, for eight hundred and the interest. {who}’s money was brought out. The seal was a turnip. It was eaten, with respect, by all concerned.',
            'Slipped the forged bill into a dozen true ones, and {foe} signed the pile. A boy counted you out {who}’s eight hundred. You looked at the cornice throughout. There is a nest on it, four eggs; nobody else in that room had seen them.',
          ],
          failure: [
            'Presented the forged bill, and it was much admired, and came back with two constables to meet the artist. Left by the pantry and a wall with glass on it. Eight hundred not had; seal lost, a turnip. You had been proud of the crown on it.',
            'Forged the sum well and the seal well, and dated it on a Sunday. {foe} signs nothing of a Sunday. The porter came round one side of the desk, the clerk round the other, and you went under. The clerk was grieved. His was the better hand, you told him.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Snatch the weighed silver and run',
          description: 'Forty pounds of it, three flights of stairs, and every dog in the street.',
          success:
            'Snatched the weighed silver and went out at the clerk’s window with the bag in your arms. They cried “Stop thief”, and in that street some fifty people ran. You got clear with {who}’s eight hundred. Weight, forty pounds. It was held all the way as one holds a child.',
          failure: [
            'Snatched the bag, and it was chained to the desk. You and the desk went down one flight together. {foe} has the silver still, and came out to see to the woodwork. Damage: ribs, two; desk, one leg. Somebody there laughed at that, and it was you.',
            'Had the silver to the door, and the bag burst. Ran down three flights with {who}’s money ringing after you from stair to stair, and came out with a bag. It is a good bag. There is a patch on it, in a small neat hand, that had not held.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Sit with the cripples until {foe} pays',
          description: 'It is bare oak, for as long as it takes, with nothing to do but be seen.',
          success: [
            'Sat on the bench with the cripples and looked at {foe}. By the fourth day there were thirty of you, and no business done; {foe} pushed out the eight hundred, to have it over. Words spoken, none. The man on the end had saved you his place each day with a crutch.',
            'Broke bread along the bench, and sat. On the fifth day half the town had come to see {foe} go by you all to dinner, and {who}’s money was put out through the hatch. Stiff in the hams. Had learned all their names by then, and what each had lost, and where.',
          ],
          failure: [
            'Sat down to be seen, and {foe} had the bench carried over the street with you on it. Hired people sit in its place and look contented. No money that way. They were paid badly, and one asked if there was room over yours.',
            'Sat with the cripples on the day that {foe} has the oak waxed. The whole row slid down the room and out on the landing. {foe} paid nothing. You had hold of a hand on either side, and it is not entered who had taken whose.',
          ],
        }),
        does(['force', 'strength', 'medium', 'serious'], {
          action: 'Get your back under the chest and lift',
          description: 'It took four to bring it in; you have the advantage of being angry.',
          success: [
            'Got your back under the chest, stood up, and walked it out through the queue with {foe} hanging on behind. {who}’s money was inside. The captains took off their hats. Back strained; not to be mentioned to {who}, who would have wished to carry one end.',
            'Lifted the chest to one knee, to the desk, to your neck, and went down three flights with your eyes shut, counting by hundreds. The porter could not get round you. Stopped in the street, at eight hundred. Could not see to put it down, and it was not the sweat.',
          ],
          failure: [
            'Raised the chest one inch, and it came down on your foot. {foe} begged you to mind the floor. The money stays. Went out on one leg, past the bench, and they took it for wit. It was a while before the other leg was spoken of.',
            'Had the chest to your knees, and your breeches went. {foe} sent out for thread; the captains looked at the ceiling; the eight hundred remain. Sewn up by a man with one hand. He did it in six stitches, and asked nothing about the darns.',
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
      'Your captain, {foe}, bought a pardon by giving up the whole crew, and thirty-one were hanged. Left alive: {who}, who was ashore to buy thread; and you, who carried the parcel. You swore to {who} that {foe} shall answer for it at {where}, where {foe.he} has hidden all the shares and must come to dig. Thread, two pounds. It has not been opened.',
      '{who} sewed thirty-one shrouds that week, one for every shipmate of yours who was hanged. {foe}, your own captain, had sold them to the hangman, to be pardoned. {who} wants {foe} called to account at {where}, where {foe.he} hid the money and will come to get it. You held the candle, and swore to {who} that it should be done. The candle is still here. It was blown out at the last stitch.',
      'Hanged in a week: thirty-one shipmates of yours, on the word of {foe}, their captain, who got a pardon in exchange. {who} was ashore after needles and you along to carry them, or there would be two more. You swore to {who} that {foe} should be made to answer at {where}, where {foe.he} had buried everybody’s share. Sat with the list between you until the lamp was out.',
      '{foe}, your captain, sold thirty-one of the crew to the hangman, and had a pardon for it. {who} and you had gone for thread, and so live; and {who} asked for an oath. {foe} will come to {where}, to dig up the shares. You swore, thumb on the list of the thirty-one, to make {foe.him} answer for them there. Thumb pricked. It is the brown mark at the foot.',
      '{foe}, your captain, sold thirty-one of the crew to the hangman, and has a pardon for it with a ribbon on. {who} and you were ashore, buying twine, and so live. {who} sewed what was over from the shrouds into a sail; you each took a corner, and you swore to make {foe} answer at {where}, among the shares that {foe.he} hid there. It is not much of a sail.',
    ],
    advances: [
      'You were one step nearer to making {foe} answer for the thirty-one. You told the names over afterward, and had them all without the paper.',
      'You were further toward {where}, where {foe} is to answer. Mustered the thirty-one in your head, by watches, to let them know. None was absent.',
      '{foe} was less far off from answering to you than before. You entered that, and put one of the thirty-one down in the log as present.',
      'You had brought closer the day when {foe} must answer for the thirty-one. You had a seat laid next to your own, and did not remember doing so.',
      'The oath to {who}, against {foe}, was further on. Thirty-one to be paid for; paid so far, none; but the book is out and ruled.',
      'You had got forward with what was sworn to {who}, that {foe} should answer. Ran a needle in behind the collar, threaded, to have it by you.',
      'You had got something more ready toward meeting {foe}, and your oath was nearer. You sharpened what has an edge, and then the pencils, there being time.',
      'You were nearer, by this, to meeting {foe} at {where}. You heard one of the thirty-one called in a tavern, and answered to it, so that somebody should.',
      'You were further on with the oath against {foe}, by that deed. You wrote {who} word of it. {who} sent back one stitch, in red.',
      'You were nearer to {foe}, and to the oath. {foe} taught you half of what you know, and this was not in that half. You minded, somewhat, having no one to show it to.',
      'You were better fitted to make {foe} answer than at the last entry. You looked in the glass to see. It was the same person, with crumbs.',
      'The reckoning for the thirty-one, which {foe} is to pay, had come on. Cut a notch; there is one now beneath the cabin-boy’s mark, and it was kept shallow.',
      'You had gained upon {foe}, and the oath was so much the nearer. You whistled what all hands used to haul to, as far as the second line.',
      'You were nearer to {where} and to {foe}, and hailed {who} with the news. No answer, four minutes. Then: “Thread enough for one.” It was said gently.',
      'You had brought the oath against {foe} on, by your own hands. One of the thirty-one would have done it better, and told it worse.',
      'There was less now in the way of making {foe} answer for the thirty-one. You put the paper back between its two boards, dry.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Read in {place} the paper in which {foe} named the thirty-one.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Read the deposition and leave by the window',
          description: 'It lies on the court’s table with a silver oar for a paperweight, and a marine for the oar.',
          success: [
            'Cried “Fire” in the court, and read the deposition while they formed a chain. Four sheets; {foe} had given all thirty-one names, and the cabin-boy’s second one. Now it was known how they were sold. Out over the sill, ahead of the first bucket. Had not supposed that {foe} knew that name. You had not.',
            'Carried in the mustard behind the judge’s dinner, and read {foe}’s paper as they lifted the covers. There it stood: thirty-one names, in the captain’s best hand, and what each was worth. Bowed; went out by the window, with the mustard. It has been on no table since.',
            'Waited until the marine looked at his chin in the silver oar, and had the sheets behind a curtain. {foe} had sold all thirty-one by name, with notes. So much is proved. Left by the window. Against your own name it said: “Will be missed by the cook.”',
          ],
          failure: [
            'Read one sheet of {foe}’s deposition, and the marine came back with the judge. Jumped. No straw below; a wine-seller’s awning. Had not got the names, though that sheet had {where} in it, twice. Paid for the awning, later, in small sums, unsigned.',
            'Got in at the window to read {foe}’s paper, and the marine was sitting beneath it. He had heard of people who did so. You saw the silver oar from very close, then the stairs. Paper not read. He had been eating, and it was wiped off you by his wife.',
            'Had {foe}’s paper in hand, and knocked down the silver oar, which rings. Left by the window without having read it. The oar is dented: charged to the court.',
            'Stood at the court’s table a full minute and read a paper through, and it was a bill for candles. {foe}’s lay beneath it. The marine has the one sort of boots that do not creak.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lie up at {place} for whoever carries {foe} letters.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Lie in wait for the letter-carrier',
          description: 'Hours without a fire, upon cold biscuit, where others have waited for others.',
          success: [
            'Lay in wait, and on the second day stopped a mule which carries {foe}’s letters by itself. {foe} was told that the blood-money is late, and to come armed to {where}. So {foe} would come. Sent on the mule, with the bag shut. Gave it half your biscuit, and wrote whole, and have put it right.',
            'Let by three carts and a friar, and stopped an old man with brooms. In the thickest stick was a letter: {foe} may go to {where} now and dig. That was the thing to know. Screwed it up again, and you bought a broom. There was nothing to sweep. Swept.',
            'Lay in wait at {place} and had {foe}’s letters out of a fish-basket, under the third haddock. Read them, put them back, and let the boy go on with the fish.',
          ],
          failure: [
            'Looked out for a horseman, and {foe}’s letters went by three times on a mule. It had a bag at the neck, and it bit. Nothing read; direction of mule, noted. It was old, and bit with reluctance. Bound up the hand without remark.',
            'Lay for the carrier two days, and were robbed of your biscuit by somebody who lay there for the same. He took you for the carrier. While you put him right, the letters went by. They had begun to share the biscuit by then.',
            'Watched for {foe}’s carrier, and a boy came to ask what for. A heron, you said. By the end nine children lay there in a row, and no letter was going to pass that. Were sorry that there was no heron. One came later; you woke them to see it.',
            'Stopped a woman, a tinker and a priest, and not one had a letter. {foe}’s carrier went by behind, and saw you on your knees with the eggs. There were three broken. They have been paid at the price of four.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Have it out in {place} with the boatswain who stood by {foe}.',
        offer: does(['force', 'strength', 'medium', 'serious'], {
          action: 'Fight the boatswain who held the gangway',
          description: 'He is of the size of a hatch-cover, and sorry for what he did, and fights the better for it.',
          success: [
            'Fought the boatswain from the tavern door to the horse-trough and then in it, and won. He told the rest unasked: {foe} went along the hammocks with a lantern and pointed. You had come for that. Sat by him on the rim till he had done. It took longer than the fight.',
            'Hit the boatswain the length of the quay, and he thanked you each time. He hung on to your neck then, and told you how {foe} had picked them out; he had counted, and tried to make it thirty. It was thirty-one. Had to hold him up. Nobody was holding you.',
            'Fought the boatswain for twenty minutes by the church clock, and he went down, and told you from there what he had seen at the gangway. Helped him up: all hands, both of them.',
          ],
          failure: [
            'Put through a door, a table and an oyster-stall by the boatswain, who begged your pardon for each. He told half of what {foe} did, to the gutter. So half is still to be had. Gear: one tooth. He found it, and handed it back in a leaf.',
            'Had the boatswain down, and let go his ear, and he struck. When you could count again his wife had walked him home, with {foe}’s story in him. Beaten, and nothing learned. It was his face that did it. It would do it to you again.',
            'Fought the boatswain and were laid across a barrel, face down, and rolled to the water. He waited at the edge to see that you came up. Came up. He sat down on the barrel.',
            'Swung at the boatswain and hit the door-post, and that was the fight. Knuckles, four, skinned. He offered to wait until the hand was better, and he meant it.',
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
        'Found {foe} at {where} with a spade, digging up the shares. Six hired men stood off at a musket-shot. It was the captain’s old coat, silver buttons; all hands had once put in to buy those. “I wondered which of you it would be,” said {foe}. {foe} was now to be made to answer. Your hat was half off before it was stopped.',
        'Came up with {foe} at {where}. On a plank across two casks: bread, one bottle, one pistol. {foe} sat behind that in the old coat, with {foe.his} hired people posted round about. “You were always punctual. Sit down, and let me hear the names.” It was for thirty-one that {foe.he} had to answer. You had sat, from use. Stood up again.',
      ],
      still: [
        '{foe} had not answered yet, nor run. It was the one thing about {foe.him} that nobody in that crew had ever been able to complain of. Enter it to the credit side, if there is one.',
        'Nothing settled. {foe} did up a button of the old coat, and waited for you to go on. It was the third button. You had paid toward that one.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Go at {foe} with cold steel',
          description: '{foe} taught you the cutlass, and kept back one stroke against such a day.',
          success: [
            'Let {foe} use the stroke that {foe.he} had always kept back; {who} had shown you, with needle and cork, how to be elsewhere. Yours went in at the silver buttons, and {foe} sat down. That was the answer. It had been a good teacher, and you said so, too late to be of use.',
            'Went in with the wrong hand, as no one had taught you. {foe} had no stroke against it, and had the point among {foe.his} buttons. “Who showed you?” {foe} asked. You gave a name, off the list: answered. {foe} had been correcting your elbow up to the middle of a word.',
          ],
          failure: [
            'Went at {foe} with steel, and had your blade knocked across the stones by the stroke that {foe.he} kept back. {foe} waited until you fetched it. “Again,” {foe.he} said, as on the old foredeck. You had said “Aye”, and it cannot be unsaid.',
            'Drove {foe} back two steps, thought of what you would tell {who}, and had the flat of the sword behind your ear. {foe} had not been hurt. {foe} told you to keep your mind on the work. It was fair. Bump, one, the size of an egg.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Read the list to {foe}’s hired men',
          description: 'They are in hearing, with muskets, and are paid by the week; hope that they can count.',
          success: [
            'Read {foe}’s hired men the thirty-one names and what each had fetched: nineteen shillings. They worked out what they would fetch themselves, and laid down their muskets in a row. {foe} had no one left to give an order to, and answered. The cabin-boy had been rated a half. You had read him as a whole.',
            'Read the list to the youngest of {foe}’s men, with what was in the pockets, until he begged you to stop. They all went off, by twos, and left {foe} alone to answer. Captain and crew: one. It was quiet, and you found that both of you had been moving your lips.',
          ],
          failure: [
            'Read out nine names, and {foe} remarked to the hired men that the reader’s was worth forty pounds. They looked up. The rest of the list was read at a run. {foe} has not answered. The tenth name was gasped, and he had been a man who liked to be announced.',
            'Read all thirty-one to {foe}’s men, and the eldest asked what wages were offered on your side. You had not thought of wages. Had to leave them waiting to be told. They had taken off their caps for it, which was entered, and the wages were not.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Stand still and give {foe} the first shot',
          description: 'The articles say pistols, turn about; {foe} has not often missed.',
          success: [
            'Stood, and gave {foe} the first shot, and said the names aloud. By the twenty-second {foe}’s pistol had begun to wander; it missed. Your turn. {foe} told you to get on with it and then asked you not to: that was the answer. Your own was not loaded. You had forgotten to.',
            'Gave {foe} first fire, and it went through your hat. {foe} put down the pistol and looked old, and there it all was in the face, thirty-one times over. So {foe} had answered, and you did not need to fire. The hat has been kept; it is the draught that is noticed.',
          ],
          failure: [
            'Stood still for {foe}’s first shot, and it knocked you flat. Came to with a stone ringing beside your head, and {foe} a little way off, loading. No answer had. Had got to the sixteenth name, and went on from there, lying down.',
            'Gave {foe} the first shot, and {foe} asked along the barrel how your mother did. You opened your mouth to say, and were hit. {foe} called for the other pistol; get up and go round was all there was. She is well. It was not said, and ought to be somewhere.',
          ],
        }),
        does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Maroon {foe} at {where} and be gone',
          description: 'Take off with every means of leaving the place, under the noses of those set to mind them.',
          success: [
            'Cut the ropes, started the casks, and marooned {foe} at {where}. By the articles there were left with {foe.him}: one bottle of water, one ball, one list, of thirty-one. {foe} has the rest of {foe.his} days to answer in. You looked back at two cables. {foe} was reading it. You waved the boat on.',
            'Sent your hat along on a stick to be shot at, and holed or took away whatever could leave {where}. {foe} was marooned there, as the articles lay down, with the names to read. {foe} called you by your old rank. You had answered to it before you thought, and with the salute.',
          ],
          failure: [
            'Had cut two ropes, and the third was a chain. {foe}’s men hunted you a mile or so. Crept back, and {foe} sat where {foe.he} had sat, with a guard over each rope. Not marooned. You had been marooned yourself, rather, on a rock the size of this book.',
            'Holed what could float, to strand {foe}, and one of those was your own. Got off on half of it. {foe} watched you go, and winced at how it was steered. {foe} is as free as ever. It was the wincing that was hard to row away from.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Offer {foe} a trial by the articles',
          description: 'It is more than thirty-one were offered; you must be the judge, and keep your temper.',
          success: [
            'Tried {foe} by the articles: charge, evidence, right of reply. {foe} spoke an hour, heard {foe.him}self, and stopped. “Guilty, I suppose,” said {foe}, and cut off the silver buttons, to be given back. Sentence, that. You had kept the minutes. There is one place where they cannot be read.',
            'Gave {foe} a trial, and the better seat. {foe} answered to thirty-one names, and at the cabin-boy’s lost the place and begged to have it struck out. Nobody would. It was found proved, by all there, {foe} among them. You were the judge, and had to be lent a sleeve.',
          ],
          failure: [
            'Charged {foe} by the articles, and {foe} asked by what majority the court sat. It was a fair point. The hired men came round on both sides while you looked it up. No verdict. It is in the fourth article. Your finger had been on the place.',
            'Opened {foe}’s trial, and had to defend {foe} also, nobody else there being able to spell. The case was so well made that you could not answer it in time; the men closed in. Court broken up. {foe} praised the speech. It was pleasing, for about a yard.',
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
      '{who}, midwife, came to you with a child on either arm and asked how many you could carry. Forty people have run from {foe}’s cane and lie hidden at {where}, with {foe}’s dogs out after them and no guide. You swore to bring off all forty, and she tied a cord about your wrist, a knot for each. You tested the knots. They were better than yours.',
      '{who}, midwife, asked you to fetch away forty people off {foe}’s estate, who are hiding at {where}, before {foe}’s dogs find them. She had brought half of them into the world. You swore to her to fetch them all, and had a cord tied on your wrist, with forty knots, large and small. State of yourself at the time, sober. It is put, as it will be asked.',
      'Forty people have run out of {foe}’s cane and hide at {where}, hunted with dogs; and {who}, their midwife, asked you to bring them off. You swore to {who} that none should be left behind, and she made fast to your wrist a cord with a knot for each. The last but one was born on the way. Your thumb was on that small knot throughout, and is now.',
      '“I have delivered most of them already,” said {who}, a midwife, “and should like to do it again.” She meant forty people, run from {foe}, who hide at {where} with no boat, and the dogs are out; and you swore to bring them off. She tied a cord on your wrist with a knot for each, and bit off what was over. She has kept that end.',
      '{who} asked you for a boat. Forty people have left {foe}’s cane and are at {where}, the sea before them, hounds behind, and a lame man to guide them. You swore to {who} to bring all forty off. She made a cord fast about your wrist, a knot for each. It was remarked that she had tied it to the hand that does the writing.',
      '{who}, a midwife, asked to see your back, and then your boat. Forty people off {foe}’s estate lay at {where} with no way over, and {foe} has put dogs on them. You swore to her that you would bring away every one. She took off the cord she counts by, forty knots, and put it on your wrist. She goes on counting without. You can see the fingers.',
      'Forty people had walked out of {foe}’s cane as far as {where}, and there they hid, with dogs searching; and {who}, who told you, wanted them brought off alive. You swore it to her, both hands on a cord with forty knots, some no bigger than a seed, for the children. It was made fast to you, so that only a knife will shift it. No knife has been left near.',
    ],
    advances: [
      'Your oath came nearer: one thing less now kept the forty at {where} from getting away. Felt for the cord on your wrist; can tell the small knots without looking.',
      'The forty were nearer to getting away from {foe} than they had been. You drummed that up to the hills. Answer: laughter, then hush, then a child’s cough.',
      'By what you did {foe} had so much the less chance of finding the people at {where}. You drew another inch of the map, with your shins.',
      'You were further on with what was sworn to {who}, to bring off the forty. You counted eighty feet, and not ten shoes to them; looked at each road without, since.',
      'You had brought the rescue of the forty forward by one stage. On paper only; on paper they are all aboard, and the small ones have the rail.',
      'That deed went toward getting the people out of {where}. Priced forty of everything, and put it back on the shelf, tidily.',
      'You had gained something on {foe}’s dogs, for the forty. Carried a bag of meal about the deck on your back, to learn what a grandmother weighs.',
      'You could report to {who} that the forty were nearer to being brought off. She asked only whether you had eaten. You had not; it has been put down that you had.',
      'You had got on with the matter of the forty at {where}. Under the cord there are as many dents in your wrist. Read them off to the cook.',
      'What you did was a help to the forty at {where}, though they could not know of it. Kept your voice down, all the same, at dinner.',
      'You were by that much nearer to bringing the people off from {where}. Judge every boat now by how low one could sit in her.',
      '{foe} had lost ground by you in the matter of the forty. You passed a dog; bade it good day; it was nobody’s.',
      'You had made a piece more of the way for forty people. You count whoever comes along the road, and think of them as lying down.',
      'The oath to {who}, about the forty, was further on by a knot. None may be undone yet. Your fingers have been at one, and were spoken to.',
      'The chances of the forty were better by that deed of yours. Had a look at the sea from low down, where they would have it, over a gunwale.',
      'The forty were one stage nearer to being fetched. You wrote “forty” in the margin, then “forty-one”, as word had come by drum of a boy.',
      'You had done something that will serve when the forty are fetched from {where}. You shipped two more thwarts, low; sat on each in turn.',
      'You were readier now for {foe}’s dogs, and the forty were safer by it. You chewed a red pepper, to be used to it, and told the company that it was grief.',
      'You had done something more toward bringing off the forty. Did not write the figure. {who} does not hold with figures before a birth.',
      'You were nearer to bringing the people off from {where}. A bundle of small shirts had come from {who}, to be stowed, the marks unpicked. Stowed by your own hand.',
      'By you the people at {where} had a better chance than at the last entry. Slept, with the cord outside the blanket.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the old buccaneers’ trail that begins at {place}.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Trace the buccaneers’ trail from {place}',
          description: 'It was made so as not to be found, and has had eighty years in which to improve.',
          success: [
            'Traced the buccaneers’ trail from {place}: a notch, then none, then a stone on edge. It goes by each spring and near no house, and ends at salt water. Forty could be led down it. Walked it out and back. Took away two stones, from where a small foot would have come.',
            'Lay down to look along the trail, as its makers had; and there it was, scrape by scrape, to the sea. Found, a road out from {place} to bring off the forty. Stood up, and saw nothing at all. That was a comfort, and you lay down once more, to be sure of both.',
            'Traced the buccaneers’ trail by its smell: they smoked their beef, and the third camp on it is black yet. Followed from black to black, and had it entire, nine miles.',
          ],
          failure: [
            'Followed the trail from {place} half a day, and came round to the same stump. A mango lay on it now, in halves. Somebody had watched you go about and judged you harmless. No road found. Ate one half, and left the other with your thanks scratched on the skin.',
            'Found one notch, then a second, and the third was only somebody’s machete, getting firewood. No trail that day out of {place} by which to lead forty. Called out that it had been a mistake, to whoever lay there. A voice said that it was quite all right.',
            'Took a goat’s road for the buccaneers’ trail, and had a good view at the end of it, and no trail. Goat present. Climbed down again by a way that she pointed out.',
            'Searched for the trail at {place} till the light went, and marked three trees which turned out to have been marked by you already. Entered: one circle, well surveyed.',
          ],
        }),
      },
      {
        at: 'city',
        title: 'Get bread for forty out of {place}, without the question why.',
        offer: does(['gift', 'charisma', 'medium', 'none'], {
          action: 'Knead nights at a bakehouse for forty loaves',
          description: 'A week of your sleep in a hot cellar, with a baker who notices things.',
          success: [
            'Kneaded a week in the baker’s cellar, and had bread to carry forty people. He knew by the third loaf that it was no ship; he put in beef, then shoes, last of all his own. The top loaf has a road cut in it. He went up the stairs in his socks.',
            'Learned from the baker to fold dough from the edge, and he asked nothing. Loaves baked in secret: forty, and one for the child who was not counted. Bread enough, then. He looked at the ceiling while you carried them up. There was flour on it, and he read that with attention.',
            'Baked forty loaves, hard, to keep, for the people in hiding. The baker told you meanwhile how his mother came out of the woods with him in a basket. He did not say why. He had scored each loaf, so as to break in two without a knife. You broke one, to see. It breaks even.',
          ],
          failure: [
            'Burned one batch, salted the other twice, and were sent up the stairs by the baker. No forty loaves. His wife came after you with what there was, and that was her own idea. She had not asked whom it was meant for. She had put in a rusk.',
            'Fell asleep in the trough and the dough rose round you. The baker got you out, but wonders now who wants forty loaves, and will bake no more of them yet. He had knocked on your head first, as on a crust. It was kindly done.',
            'Came to knead, and flour was short. The baker’s own people had to be served; over for the forty, four loaves. He was ashamed of those. Come again when the mill sends down. Carried them under your coat, and were asked by a child on the stairs if it was a baby.',
            'Kneaded four nights and were asked by the baker who the bread was for, and could not say forty, nor whom. Put out. No loaves. He has kept the apron, and has not yet let the place.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Learn from {place} when {foe}’s dogs go by.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Learn the rounds of the dog patrol',
          description: 'Hours upon your face, chewing red pepper so that the hounds have the worst of it.',
          success: [
            'Lay three days at {place} and had the rounds of {foe}’s dogs: twice daily, with a halt on account of the corporal’s boil. For four hours nobody looks toward {where}. That was when to go. Wished the corporal no better, and then, writing this, a little.',
            'Learned to tell {foe}’s dogs by their chains: five couple first, three after. Between them nothing guards the way to {where} but a boy with a rattle, and he sits down. So there is a gap to take forty through. He was eating. It looked to be bread, without anything.',
            'Found by a hound on the second day; it licked the pepper off your chin and was sick. It has led the others wide since. Hours of {foe}’s patrol scratched on a leaf: seven rounds walked, ten paid. The way is known. It had been a friendly dog, up to the pepper.',
          ],
          failure: [
            'Kept so still, with one of {foe}’s hounds thinking about you, that you saw half the patrol’s round and no more. The other half is wanting. It was the half with the gate, at least. The hound had gone off with a look over its shoulder. Have been sorry to disappoint it.',
            'Sneezed, from the pepper, and {foe}’s patrol came by three times out of turn, on your account. You learned how they go when they hunt, and not when they rest. Nothing to use. One of the men had called out “Bless you” first. He had to.',
            'Had the rounds of {foe}’s dogs by heart, and they were last week’s; the corporal was changed, and the new one goes the other way about. Trodden on, one hand, by the leading dog. Rounds not known. It begged pardon, as dogs do, and you did as well.',
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
        'Made {where} and found the forty. They sat so still that they had been entered as stones. An old man counted you, and appeared to find you few. Then a horn on the wrong side, and dogs: {foe} was there, calling out that everything was forgiven. They had to be got away past that. A hand had come into yours. Size: knot the thirty-ninth.',
        'Met at {where} by a girl of nine, who felt the cord on your wrist and whistled; and up stood forty people with bundles. Across the one way out: {foe}, on a white horse, with thirty militia. They had to be brought by somehow. {foe} was having wine handed up. The girl looked at you as one looks at the tide-table. Tried to look punctual.',
      ],
      still: [
        'The forty not off yet; gone to ground again, every one. {foe} could be heard counting heads out loud and getting it wrong. An old man’s lips moved. He had it right.',
        'No passage yet past {foe}. Somewhere among the forty a small one had begun to laugh, and was being sat on. It had been at your face. Made it again, to keep the thing quiet.',
      ],
      offers: [
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Take them past the picket one by one',
          description: 'Forty times, on your belly, along the same ditch, with your palm over a different mouth.',
          success: [
            'Passed the forty along the ditch like buckets, a palm over each mouth. The thirty-third sneezed, being an infant; a young soldier of the picket said “Bless you”, low, and looked away. The old man came last. “Forty,” he said. They were all out. You had made it thirty-nine, and had aged by the one.',
            'Taught them the step, three and lie down, and sent them by the sentry one at a time, under your arm. He looked straight at the thirty-first, aged four, and put a finger to his lips. All forty came past. Elbows worn through. That man’s face has been drawn here, so that no one shall hurt him.',
          ],
          failure: [
            'Got fourteen by, and a hound sat down across the path. You gave it your sleeve, and your whole attention, till the others had crept back. The fourteen are safe; six-and-twenty to do. It had smiled. Entered it with the militia, and then apart.',
            'Had the ninth of them past the picket’s elbow, and there was a hen under her shawl. The hen spoke. Lay on it while boots went by, and all had to go back the way they came. Not through. It was a good hen, she told you, and had never done it before.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Stop the militia as an officer of quarantine',
          description: 'A yellow rag upon a stick, and a grave face; it is the one thing that they fear.',
          success:
            'Stopped the militia as an officer of quarantine: “Yellow jack,” you said, and took every man’s age and next of kin. At the fifth man the horses were turning. Forty people went by behind, groaning, out of {foe}’s reach. You wrote the kin down in earnest. They may want it one day.',
          failure: [
            'Cried yellow jack to the militia, and {foe} was long over it, and twenty of the thirty as well. They wished to speak of it. One showed you his tongue. It was long before you got off, and the forty had not stirred. He ought to have that tongue looked at. You told him so.',
            'Told the sergeant that it was yellow jack, and he asked to see a case. Showed him the old man. {foe} had those very teeth in a ledger, sent for it, and you left faster than a doctor. Forty still there. He had groaned well, and you have let him know.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Hold the narrow way against thirty',
          description: 'It is the breadth of one person, and that person has to be you, for as long as forty need.',
          success:
            'Held the narrow way against thirty, since only one could come at a time: sent back an ensign, a sergeant, a large corporal. Next in rank was {foe}, and there was a pause. Behind you the last of the forty got out. Wear, general. The last had stopped to fetch your hat.',
          failure: [
            'Held the narrow way as long as a Creed takes, said slowly; then they came over the top, and you were under boots. The forty had gone back to cover in good time. None taken, none away. Buttons wanting, all. The small ones brought you five.',
            'Barred the way, and {foe} had soup served out to the thirty until your knees gave at the smell. Then they came on. The forty were back in hiding by then. It was pea. A spoon had been laid for you, by the sergeant, on a stone.',
          ],
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Take the forty by a way nobody maps',
          description: 'You saw a crack as you came in, or a stain; try it, with grandmothers.',
          success: [
            'Found a crack in the rock, and it went through. Grandmothers were handed along it sideways, then everyone; forty in, forty out, on the far side of {foe}. So much air there that the children were afraid of it. {foe} was still drawing up a line. You showed them that air does nothing.',
            'Tried a hole behind a fig, the height of a hen, and sent in the child who is afraid of nothing, on a string. She pulled twice. In went the forty after her like thread; they were off, with {foe}’s dogs sitting at the leaves. The string was tied to you. It has been left on.',
          ],
          failure: [
            'Led the forty into a crack, and it opened on a sort of church, with no other door. Took an hour to back them out, under {foe}’s nose. No passage there. They were kind about it. One said that it had been cool; another had prayed, as it was on the way.',
            'Brought the forty along a ledge, as far as a drop. Beyond it was where one wished to be, and a goat. Turned all of them about, so that the last came first, and {foe} between still. The small ones wanted lifting up to see. Lifted eleven; the goat waited.',
          ],
        }),
        does(['gift', 'reflexes', 'medium', 'serious'], {
          action: 'Give yourself up to {foe} instead',
          description: '{foe} would as soon have one pirate as forty hands; let {foe.him} have you, for an hour.',
          success: [
            'Gave yourself up to {foe}, and thirty men and the dogs marched off from {where} to guard you. The forty walked out behind. At the second bend you bowed to the sergeant, handed him his irons, locked, and were gone. It had been the finest escort of your life. Kept step with it to the last.',
            'Walked down with both hands up, and {foe} sent for chairs and tried you. All thirty came to watch; at their backs the forty crossed the open by twos. You asked to be hanged farther on, where there was a view, and were not there when they came to it. There was one. It was looked at.',
          ],
          failure: [
            'Gave yourself up, and {foe} would not have you. “That is nobody,” {foe.he} said, before all of them, and you were moved aside with a musket-butt. They went on looking for the forty. It has been gone into since, in the margin, whether that is so. The girl says not.',
            'Surrendered to {foe}, who thanked you, had you tied to a wheel, and went on beating the ferns for the forty. Talked round the boy who was set to mind you. No gain, but that they had begun from the wrong end. He kept the rope, to say that you had broken it.',
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
