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
      'The articles were plain: for a leg lost in the service, eight hundred pieces out of the common stock, before any share. {who} lost one off Campeche, and {foe} had the keeping of the stock; {foe} went ashore with it, bought a wig, and set up as {foe.trade} in {where}. You swore upon what was left of the leg.',
      '{who} put the wooden leg on the table between the mugs, and asked you to read what was burnt into it. It said: Eight hundred, owing. {foe} had kept the company’s chest, and had walked off with it to {where}. You laid your hand on the oak, before four witnesses and a cook, and swore to fetch the money.',
      'By the articles a leg is eight hundred, and comes off the top, before shares. {who} had been waiting for it, standing, as {who} said, on the receipt, which was of oak. {foe} had gone off with the common stock, and set up as {foe.trade} in {where}. You knocked on the oak three times, for luck, and it was understood that you had sworn.',
      '{who} came up to you upon one oak leg and a boathook, and said that it had been long enough. By the articles that leg made eight hundred pieces, out of the stock, before anyone had a share; and {foe}, who had carried the key of the stock, was set up as {foe.trade} in {where}, with a brass knocker. You shook hands on it that you would go there and knock. {who} held on to yours somewhat longer, for balance.',
      '{who} had the articles by heart, and the leg off at the knee. It was eight hundred for a leg, from the common stock, before shares. {foe} had kept that stock; and {foe} was a {foe.trade} in {where} now, and nodded to bishops. You spat on your palm, {who} spat on the oak, and so it was sworn.',
      '“Read it me again,” said {who}, who could read. You read it: for a leg, eight hundred pieces, ahead of any share. {foe} had put a name to that, as keeper of the chest, and had kept it, all the way to {where}. {who} stuck a knife upright in the wooden leg, and you took your oath upon the two together.',
    ],
    advances: [
      'You entered it in the margin under {who}’s name. There was a whole column there by now, and it pointed toward {where}.',
      'One thing more came of it: you learned how {foe} signs, with a flourish and the left hand. A signature is a door that has the key in it.',
      'You told it afterward with the eight hundred in the middle, as you now told everything. Somebody knew somebody who had carried a heavy chest into {where}.',
      'It put you in mind of {who}, going up a ladder backward on the one foot, and swearing at each rung by name. You went on the faster.',
      'You did the sum again: eight hundred for the leg, and the interest of nine years. {foe} had been very comfortable upon that leg.',
      'You had it from a barber that {foe} paid for everything in {where} by note of hand, which is what people do who have a chest and are afraid of it.',
      'There was a joiner who had made {foe} a false bottom to a bed, and been paid late; he had drawn it for you in the wet, on a counter.',
      '{who} had sold the parrot to send you word: to sit tight, drink nothing in {where}, and ask to see the ledger.',
      'The talk at {foe}’s table had been of fish, and {foe} had been heard to say that all that was a very long time ago.',
      'A hand who had lost two fingers in the same service had sent to ask you if you did fingers.',
      'Somebody had seen {foe} step off the kerb for a man with a crutch. It had got as far as that, then.',
      'You could have found {foe}’s counting-house in {where} blindfold by now, and had thought of doing it so.',
      'Two more had been found whom {foe} owed, the one for an eye and the other for a thumb, and they were going to law over which should sit next to {who}.',
      'You knew by now the number of {foe}’s door, and the name of the dog, and what had been paid for the brass.',
      'A tailor had told you that {foe} had ordered breeches with a third pocket, and one does not do that on an easy mind.',
      'A wigmaker had told you what {foe} gave for the wig. It was the price of a foot, without the ankle.',
      'You found that you had begun to set down one foot harder than the other, out of sympathy with {who}.',
      'It was being put about by {foe} in {where} that the leg had been insured, and that {who} had been seen on two.',
      'There was a surgeon’s mate still living who had held the lantern for it. He would swear to the leg, he said, anywhere, and to what {foe} had promised over it.',
      '{who} had burnt a fresh line into the oak, below the first: Inquiries are being made.',
      '{foe} had given up dancing, you heard. It was the noise on the boards.',
      'You were told of a cook of {foe}’s in {where} who had been given notice for serving a knuckle.',
      'Someone had thrown a boot in at {foe}’s window in {where}, one boot, with nothing in it. {who} had not been told of it. You saw no need to ask.',
      'You had met the man who carved {who}’s leg. He had taken nothing for the oak, and asked you to let {foe} know that, if it should come up.',
      '{foe}’s own physician, in his cups, had let it fall that {foe} lay awake with a pain below the knee, and could not be brought to say whose.',
      'There was a song about the eight hundred by now, with a stamp in the chorus. {foe} had crossed the street twice in {where} so as not to be in step with it.',
      '{who} had tied a knot in the other stocking, you heard, the one that was not wanted any longer, so as not to forget what was owing.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Find in {place} the clerk who copied out the articles.',
        offer: does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Drink with the clerk who copied the articles',
          description: 'He was paid to forget, and drinks to make certain of it; you will have to keep him company.',
          success: [
            'He had it all by heart, down to the blot. At the sixth article, which was the leg, he put his mug away from him. Then he swore to it before a notary, sober, and it took him half a day to be so.',
            'You matched him cup for cup and asked nothing. When you had both come out beyond it, where it is quiet, he took down a hymnal, and in the back was his own fair copy. It wanted only somebody to own to having made it. He did so, with his hand up, shaking, and the notary did not hurry him.',
          ],
          failure: [
            'He remembered everything but {foe}. At that name he went in under the table, where he had evidently been before, for he kept a cushion there. All you had from him was the street to which the other copy went.',
            'He had got as far as the fourth article, with gestures, when he went to sleep in the middle of a “whereas”. You sat by him until he woke. He bade you welcome, begged to know your name, and asked what you would take.',
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
            'The hole was square at the corners, which is a sea-chest, and went down four hands, which is a full one. At the bottom were clay counters, {foe}’s own, one to each name on the pay list. So {foe} had known to a piece what was owing, and to whom.',
            'There were four dents at the bottom, from the feet of a chest, and they had gone in deep. You staked out the size of it, and filled the place with sand, by the hatful, keeping count. It held the company’s whole stock with the lid shut. So none of it was lost on the way; {foe} had lifted it all together.',
          ],
          failure: [
            'You found where a chest had lain, and next to it where another had, and then five more; half the coast had been there with spades. You sat down in the seventh hole to think, and from there you saw by which way they had all come.',
            'You had measured one side when the land crabs came for the string. They had it in among the roots before you had made up your mind which of them to hit; and one side of a hole is only a line.',
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
            'By the pudding they had added it up on the tablecloth: twelve thousand, one leg, two eyes and a thumb. The eldest folded the cloth and sat upon it. {foe} might buy one widow, she said; nobody had yet met the price of nine.',
            'They would not sit down until each had read out her bill. With the fish they were nine women who were owed something, and with the cheese they were a company; they drew up articles upon the back of the bill of fare, elected the deaf one, and resolved to call on {foe} in a body, in black, whenever you should say.',
          ],
          failure: [
            'Over the soup two of them found out that they had been widowed by the same man. After that nobody would speak of money. One stayed behind, tying her bonnet very slowly, and told you which door {foe} uses.',
            'The fowl was tough and the range smoked, and by the second course they had begun to compare husbands. It was done with civility. Seven went home in tears; the other two washed your dishes, to show that they did not blame you, and would not stay to talk of bills.',
          ],
        }),
      },
    ],
    ready: [
      'You knew the sum by now, and the house, and the hour at which {foe} has the strongroom opened. What was wanting was to be in {where}, with a straight face.',
      'There was nothing more to be learned about {foe}’s money. It lay in {where}, behind green shutters, and {who} was still upon one leg.',
    ],
    test: {
      openings: [
        'The house of {foe} in {where} had a brass plate, a porter with a scar, and a bench for petitioners that was worn into hollows. Through the hatch you saw {foe.him} weighing silver, with spectacles on; and behind, the strongroom door, standing open upon the company’s own chest.',
        '{foe} was receiving, in {where}. There was a queue: captains down the one side, cripples down the other. The chest stood behind the desk with a Turkey carpet on it, and still had the rope handles that {who} had spliced.',
      ],
      still: [
        'The strongroom of {foe} had been shut, but nobody had yet been sent for. On the bench the petitioners moved up to make you room.',
        '{foe} had gone back to the scales, and had weighed the same bag twice. The captains had moved their chairs so as to see.',
      ],
      offers: [
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Read out the sixth article before the queue',
          description: 'A score of armed captains will hear it, and some of them keep such a chest themselves.',
          success: [
            'You read it as a parson reads the banns, and stopped at the end for objections. The captains looked at the cripples. Then an old one with a hook got up and set the hook through {foe}’s carpet. “Pay,” he said; and all the bench said Amen.',
            'You began low, and somebody called to you to speak up. “For a leg,” you said; and one of the cripples said it with you, and then all of that side, like the responses: eight hundred. {foe} looked to the captains. They were looking at the chest, and thinking of what their own crews would have heard by supper-time. It was counted out.',
          ],
          failure: [
            '“A fair hand,” said {foe}, “and where is the sheet with the crosses on?” The captains laughed. The porter had you by the collar and down nine steps, but you kept count of them, and of the bars to the cellar window.',
            'You read it well, and were asked to read on; and the seventh article was upon who may speak without his hat in his hand. You went down the nine steps, holding yours. But an old captain who was coming up told you at what hour the porter has his beer.',
          ],
        }),
        does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Present a forged bill for the exact sum',
          description: 'The seal is a carved turnip; if the clerk has ever cooked, you are lost.',
          success: [
            'The clerk held it to the light, and saw what you had put in it for him to see. It passed through four hands and under three seals, and each made it truer. {foe} signed at the foot, for eight hundred and the interest, thinking of dinner.',
            'You handed it in with a dozen others, all of them good, and studied the cornice. The clerk put it with its fellows, and stamped it with its fellows, and it went in to {foe} about the middle of the pile, where people leave off reading. It was brought back with a flourish on it, and a boy counted you the money.',
          ],
          failure: [
            'It was admired, and handed on, and admired; and it came back by two constables, who wished to meet the artist. You left by the pantry and a wall with glass along it, and the seal, which was a carved turnip, remained upon the field.',
            'The sum was right, the seal was right, and the date was a Sunday. {foe} never signs on a Sunday, having been brought up to it. The clerk came round the desk to look at you, in true sorrow, and the porter came round the other way.',
          ],
        }),
        does(['flight', 'reflexes', 'hard', 'grave'], {
          action: 'Snatch the weighed silver and run',
          description: 'Forty pounds of it, three flights of stairs, and every dog in the street.',
          success:
            'You went over the desk, out at the clerk’s window and along the gutter, with the bag in your arms like somebody’s fat child. Behind you they were calling out to stop the thief; and since it was that street, some fifty people ran.',
          failure: [
            'There was a chain to the bag, and at the end of the chain there was the desk. You and the desk went down the first flight together. {foe} came out on the landing to look at the damage, and had the desk seen to.',
            'You had it in your arms and were at the door, when the bag, which {foe} had been meaning to have mended, let go at the corner. You ran down three flights with the silver ringing after you from stair to stair; and at the bottom you had the bag.',
          ],
        }),
        does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Sit with the cripples until {foe} pays',
          description: 'Days of it, upon bare oak, with nothing to do but be seen.',
          success: [
            'On the fourth day there were thirty on that bench, saying nothing, all with their eyes upon the hatch. Business fell off. One may endure to be hated, but not to be watched at one’s accounts. {foe} pushed the eight hundred across, to have it done with.',
            'You had brought bread, and broke it along the bench. By the third day there were children, and by the fourth a man was hiring out cushions. People came from other streets to see {foe} go in past it to dinner. Nobody said a word. On the fifth a bag came through the hatch, with the request to count it elsewhere.',
          ],
          failure: [
            '{foe} had the bench carried over to the other side of the street, by four men, politely, with you still on it. Then a second was set in its place, with people hired to sit there and look contented.',
            'It was a Thursday, and on Thursdays {foe} has the oak waxed. You sat with the others, very upright, for as long as one can; and then the whole row went slowly down the room, and out upon the landing, without anybody’s having moved.',
          ],
        }),
        does(['force', 'strength', 'medium', 'serious'], {
          action: 'Get your back under the chest and lift',
          description: 'It took four to bring it in; you have the advantage of being angry.',
          success: [
            'You got under it as one gets under a gun that has come adrift, and stood up. They had not seen that done. You walked it out through the queue with {foe} hanging on to the after handle, and to left and right the captains took off their hats.',
            'You had it up on one knee, and on the desk, and on your neck, and there it seemed to like it. {foe} told the porter to shut the door. He could not get round you to do so; and you went down all three flights with your eyes closed, counting them in hundreds, and stopped in the street because there was no more stair.',
          ],
          failure: [
            'It rose an inch, hung, and came down upon the edge of the carpet and your foot. {foe} begged you to be careful of the floor. You went out upon one leg, and the bench took it for wit.',
            'You had it as far as your knees, and there your breeches gave way. The captains were very kind. {foe} sent out for a chair, and for thread.',
          ],
        }),
      ],
    },
    triumph: [
      'The eight hundred were counted out to {who} on the head of a cask, and the interest beside them in a stocking. {who} bit every tenth one; then called for a red nail, and burnt out the word Owing. In {where} the brass plate was taken down, for {foe} had gone to see about a ship.',
      'They tell it in {where} yet, how a stranger called upon {foe} for a leg, and got it. {who} bought a tavern with a low bar to it, for sitting. There is a slate on the wall with everybody’s score; your name is at the top, and nothing is ever written after it.',
      'It makes a good noise, eight hundred, going over a table. {who} stacked it in tens and leaned the oak leg against the stacks, to be measured. The interest went on a pair of boots; and of these one was left upon {foe}’s step in {where}, with a card to say that it had been paid for.',
      '{who} would not have it in a bag. It was carried in on a hatch, by four who had each lost something, with the eight hundred in rows and the interest in a hat. Out came a knife, and Owing was pared off the leg, in one long shaving. {foe} put up the shutters in {where} that week; the brass plate is yours, and does for cutting bread on.',
      'You paid {who} in a skittle-alley, it being the only floor that was long enough. Eight hundred went down it, edge to edge, and {who} walked along them from the one end to the other, oak and shoe, without once stepping off. In {where} there was nobody by then who would let {foe} hold so much as a hat.',
      '{foe} paid in {where} with the shutters up, so that the street should see it. There was one piece short, and the porter with the scar found it, in his own pocket, and put it down. {who} bit every one of the eight hundred. It took all that day; and nobody who was there grudged {who.him} the noise.',
      'Paid, for one leg: eight hundred, and the interest. {who} had a new one turned out of it, in ebony, for Sundays, with a place inside for snuff. The old oak was hung up in {where} opposite to {foe}’s door, on a nail, without a word of comment. It has had to be moved since, for the crowd.',
      '{who} counted it twice, and then pushed across to you a pile which came up to the second button. You pushed it back. It went to and fro a good deal. In the end it was made over to the cook’s thumb and to the two fingers, and in {where} they say that {foe}, who saw it through the window, cried.',
      'They settle by the articles in {where} now, limbs before shares, and it is painted up in the counting-houses. {foe} keeps no chest; {foe} is a clerk upon a high stool, and signs for {foe.his} own candles. {who} went once to look at that, on the oak, and came back, and said that it had been quite enough.',
    ],
    loss: [
      '{foe} removed the chest from {where} in a closed coach, and burnt the articles in a silver dish, in company. You had that from the coachman. {who} had it from you, and was quiet a while; then asked how you were off for money, and that was the worst of it.',
      'There would be no eight hundred. You told {who} so yourself, standing, with your hat in your hand. {who} looked at the wooden leg upon its chair. It had been a good leg, {who.he} said, but {foe} had the better lawyer; and moved over so that you could sit down.',
      'You were put out of {foe}’s house in {where} by the front, in view, and the porter handed you your hat and a farthing. It is what you brought to {who}. {who} turned it over, and asked which toe; and afterward nailed it to the foot of the oak, where it clicks, so that one can always hear what was got.',
      '{foe} offered a pension, in {where}, upon good conduct, to be collected in person, up four pair of stairs. You told that to {who} with the rest. There was a good deal of sky to look at. “You did go and knock,” said {who} at last. The slate is still owing, and you have since been unable to pass a staircase.',
    ],
    fates: {
      triumph:
        '{who} keeps a tavern and is owed nothing. {foe} teaches book-keeping in Boston, under another name, and is put out by wooden legs.',
      loss: '{who} mends nets upon the quay, and has burnt a second line into the leg, for the interest. {foe} died rich, in a chair, of dinner.',
      death:
        '{who} put up a stone to you with a leg carved on it, there being no likeness. {foe} sent a wreath, and entered it under expenses.',
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
      'There were thirty-four names to the articles. {foe}, at the head of them, bought a pardon by giving up the rest, and they were hanged between high and low water inside of a week: all but {who}, who was ashore to buy thread, and you, carrying the parcel. You swore that {foe} should answer for it at {where}, where {foe.he} had put by everybody’s share.',
      '{who} had sewn thirty-one shrouds that week, and put the last stitch of each through the nose, as is proper. All had been sold by their own captain at the price of one pardon. {who} bit off the thread and said a name, {foe}, and a place, {where}, to which {foe.he} would have to come. You held the candle, and swore.',
      'Thirty-one of them were hanged, at low water, upon the word of {foe}, who had been their captain, and had been offered a pardon, and liked to be thorough. {who} was ashore for needles at the time, and you were ashore to carry the needles. You sat with the list between you until the lamp went out. Then you swore to have it answered for, and {who} named the place: {where}, since {foe} had left something there.',
      'There was a paper nailed up, and {who} went down it with a needle, pricking each. It was thirty-one. The captain was not on it, and the captain was {foe}, with a pardon; you and {who} had missed it by going for thread. “At {where}, then,” said {who}, as it was there that {foe} had put by what belonged to all of them. You swore with a thumb on the last name.',
      '{who} had sewn what was over from the thirty-one shrouds into a sail, and it did not come to much of a sail. They had hanged on the word of {foe}, who was their captain, and got a pardon for it with a ribbon. You had been ashore for twine. You took one corner of it and {who} another; and you swore that {foe} should be met with at {where}, among the shares.',
    ],
    advances: [
      'You told over the thirty-one names, as you did after any piece of work, and had them all without the paper.',
      'News of it would be carried to {foe}. You hoped so; a captain who is always looking behind has nobody looking ahead.',
      '{foe} taught you the half of what you know. It was time that somebody should teach you the rest, and this had been a lesson.',
      'One of the thirty-one would have done it better, and told it worse. You put him down in the log as present.',
      '{who} had asked one thing of you only, that you should not be hasty. You were not hasty; but {where} was nearer.',
      'One who had been pressed by {foe} and got away told you how the watch is set at {where}, and wept, and would have none of your rum.',
      'Somebody had chalked thirty-one strokes on a wall, and under them {foe}’s name, and you had thought that nobody knew but {who}.',
      '{foe} had doubled the lookout at {where}, you heard, and told them to look out to sea.',
      'When one of the thirty-one names was called out in a tavern, for some other man, you had begun to answer to it, so that somebody should.',
      '{who} had sent you a needle, threaded, and no letter. You ran it in behind your collar, and knew what was meant.',
      '{who} sent word that there was thread enough left over for one.',
      'A hangman’s mate had remembered them, all thirty-one, for having been so polite to each other about the order. He had told you, over a pint, that {foe} had sat in a window to watch.',
      '{foe} was looking for a new crew, you heard, and it was found that nobody could write his name.',
      'A pensioner had seen you cut thirty-one notches in a table, and gone grey. He had kept their gaol; he told you which of {foe}’s people carried the lantern, and that the man was at {where} now.',
      'The old quartermaster of {foe}’s had set up as a baker, you learned, and could not be got to bake thirty-one of anything.',
      'You had it from a fiddler that nobody may whistle at {where} any more; {foe} had heard a tune there that they all used to haul to.',
    ],
    steps: [
      {
        at: 'city',
        title: 'Read in {place} the paper in which {foe} named the thirty-one.',
        offer: does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Read the deposition and leave by the window',
          description: 'It lies on the court’s table with a silver oar for a paperweight, and a marine for the oar.',
          success: [
            'You called out Fire in the hall, and had the room to yourself while they formed a chain. There were four sheets. {foe} had got every name right, down to the cabin-boy’s second one. You had not supposed that {foe.he} knew it. You were over the sill before the first bucket.',
            'A clerk carried in the judge’s dinner, and you carried in the mustard. They took you for part of it. While the covers were being lifted you had the paper from under the oar, front and back: the whole thirty-one, in {foe}’s best hand, with what each was worth ruled off beside it. You bowed, and went out over the sill with the mustard.',
            'The marine liked to look at himself in the silver oar. You waited until he had come to the chin, and had the sheets behind a curtain. It was all there, every name, and against it what {foe} remembered of the man that would be of use. You were out at the window before he had done the other cheek.',
          ],
          failure: [
            'You were at the foot of the first sheet when the marine came back with the judge. You had been told that there was straw under that window; there was a wine-seller, with an awning. But there had been {where} in that one sheet, twice.',
            'You got in by the window, to save time, and the marine was sitting under it. He had heard of people who did that. You were shown the silver oar from a good deal nearer than you had wished, and then the stairs.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Lie up at {place} for whoever carries {foe} letters.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Lie in wait for the letter-carrier',
          description: 'Two days without a fire, upon cold biscuit, where others have waited for others.',
          success: [
            'On the second day a mule came along by itself, as it had been taught, with a bag at its neck. You read what {foe} was told: that the blood-money was behindhand, and that it would be as well to come to {where} armed. You sent the mule on.',
            'You let three carts by, and a friar. Then there came an old man with brooms, into a country where nobody sweeps. You asked to see the thickest. It unscrewed, and there was a sheet rolled up in the stick, to tell {foe} that the talk was dying down, and that one might go now to {where} and dig. You gave him back his broom.',
          ],
          failure: [
            'You were waiting for a horseman, and gave no thought to the mule. When it had gone by for the third time, with a bag at its neck, you understood; but it had understood you too, and it bit. Still, you had seen which way it went.',
            'It was an old place for such things, and you were not the only ones. On the second night somebody robbed you of your biscuit, quite politely, under the impression that you were the carrier; and while you were explaining, the carrier went by.',
            'A boy sat down beside you and asked what you were waiting for. You said, a heron. He stayed to see it, and his brothers came, and by the end there were nine of them in a row looking out for you. No letter was going to pass where nine children lay on their stomachs.',
            'You stopped a woman with a basket, a tinker and a priest, and each of them was what they looked like. The carrier may have been behind any one of the three. He would have had a good view of you going through the eggs.',
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
            'It went from the tavern door down to the horse-trough, and then on in the trough. When he could speak, he told you the rest unasked: how {foe} came along the hammocks with a lantern, and pointed. You sat by him on the rim of it until he had done.',
            'You hit him and he thanked you. It is poor sport upon those terms; but he would have it, the length of the quay, and came back each time like a door. Then he held on to you, and said into your collar how {foe} had picked them out. He had counted, at the gangway. He had tried to make it thirty.',
          ],
          failure: [
            'He put you through a door, a table and an oyster-stall, and begged your pardon at each. Then he sat down on the kerb with his head in his hands; and what you could not beat out of him he told to the gutter, though only half of it.',
            'You had him down, and he lay and looked at you with such shame that you let go his ear. It was what he had been waiting for, poor man, or his fist had. When you could count again he had been walked home by his wife.',
          ],
        }),
      },
    ],
    ready: [
      'There was nothing further to practise. {foe} was at {where}, or would be; the thirty-one had waited long enough.',
      '{who} had said that you would know when. You knew. The course was for {where}, and {foe}, and you looked to everything that had an edge.',
      'You had gone through it so often that your hands did it by themselves over dinner. {foe} would come to {where}, and it only remained to be there too.',
    ],
    test: {
      openings: [
        '{foe} had come to {where} with six hired men, and sent them off to a musket-shot, so as to dig alone. It was the old coat, with the silver buttons; all hands had once put in for those buttons. “I wondered which of you it would be,” said {foe}, and stuck the spade upright.',
        'At {where} a plank had been laid across two casks, and on the plank bread, a bottle and a pistol. {foe} sat at the far side of it in the old coat, with {foe.his} people posted round about. “You were always punctual,” said {foe}. “Sit down, and let me hear the names.”',
      ],
      still: [
        '{foe} had not run. It was the one thing about {foe.him} of which nobody had ever been able to complain.',
        '{foe} had done up a button of the old coat that had come undone, and was waiting for you to go on.',
      ],
      offers: [
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Go at {foe} with cold steel',
          description: '{foe} taught you the cutlass, and kept back one stroke against such a day.',
          success: [
            'You let {foe.him} use the stroke, and were not where you should have been for it; {who} had shown you how, with a needle and a cork. Your own had no need to be clever. {foe} sat down with a hand to the silver buttons, like one who is asked the price of them.',
            'You went in left-handed, as nobody had taught you. {foe} had no stroke kept back for that. It was ugly, and took longer than it should, and {foe} corrected you, from habit, as far as the middle of a word. The point came to rest among the silver buttons. “Who showed you?” asked {foe}. You gave a name, off the list.',
          ],
          failure: [
            'It was low, from the left, and came up inside your guard like something that you had always known. Your blade went ringing off across the stones. {foe} waited until you had fetched it. “Again,” {foe.he} said, as at practice on the old foredeck.',
            '{foe} gave back before you, a step and a step, and you had begun to think of {who}, and what you would say. It was just there that you were wanted. You had the flat of it behind the ear; and {foe} stood off, and bade you keep your mind upon the work.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Read the list to {foe}’s hired men',
          description: 'They are in hearing, with muskets, and are paid by the week; hope that they can count.',
          success: [
            'You read them thirty-one names, and what each had fetched. It came to nineteen shillings a head. They worked it out among themselves, aloud, what they would come to. Then they laid their muskets in a row; and {foe}, after twenty years of giving orders, had no one left to give one to.',
            'You read it to the youngest of them, name and age and what was in the pockets, until he begged you to stop. “And what did they do?” You told him: signed on with {foe}. After that the men went off, by ones and twos, to see to something. When you folded the list nobody was left but {foe}, who had been counting too.',
          ],
          failure: [
            'They heard you as far as the ninth name. Then {foe} remarked that the reader’s own was worth forty pounds, alive, and those who had been listening began to look. You finished the list at a run.',
            'They heard all thirty-one, and it was quiet. Then the eldest of them said that it was eighteenpence a day with {foe}, and what was being offered upon your side? It was a thing that you had left out. You had to go, while they were still waiting to be told.',
          ],
        }),
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Stand still and give {foe} the first shot',
          description: 'The articles say pistols, turn about; {foe} has not often missed.',
          success: [
            '{foe} was a long time taking aim. You looked at the buttons and said the names, and by the twenty-second the muzzle had begun to wander. It went by you and struck something that rang. Now it was your turn; {foe} told you to get on with it, and then asked you not to.',
            '{foe} asked if you were ready, and fired before you could say. It went through your hat. You were ready now, you said. {foe} laid down the pistol, and looked, for the first time, as old as that coat; and you found that your own need not be let off, for it was all there in the face, thirty-one times.',
          ],
          failure: [
            'You stood like a post, and {foe} had been shooting at posts for thirty years. You came to yourself on the ground next to a stone with a splash of lead on it. By the time that it left off ringing, {foe} had gone a little way away, to load.',
            '{foe} took aim, and inquired along the barrel after your mother, and you had opened your mouth to say. It was not a thing to fire upon, but it was done. You were some while on your back, and heard {foe} tell somebody to bring the other pistol.',
          ],
        }),
        does(['flight', 'reflexes', 'medium', 'slight'], {
          action: 'Maroon {foe} at {where} and be gone',
          description: 'Take off with every means of leaving the place, under the noses of those set to mind them.',
          success: [
            'You had the ropes cut and the water-casks rolling before the first shout. {foe} came after you as far as one could come on foot. You had left there what the articles allow: a bottle of water, one pistol ball, and the thirty-one names to read.',
            'Your hat was taken in the flank, upon a stick, while you were at the back of them with a knife. Whatever could carry anybody away from {where} went with you, and what could not was holed. {foe} called after you by a rank that you used to have. You called back the article upon marooning, and left one bottle, one ball and the list.',
          ],
          failure: [
            'You had two ropes cut, and the third was a chain. They hunted you a good long way. When you had got your breath and crept back, {foe} sat in the same place as before, with a sentry upon each rope.',
            'You had holed what could be holed before you saw that one of the things had been yours. They came at you from two sides. You got off, upon what was left of it, and {foe} watched you go with a kind of professional pain.',
          ],
        }),
        does(['gift', 'intellect', 'medium', 'slight'], {
          action: 'Offer {foe} a trial by the articles',
          description: 'It is more than thirty-one were offered; you must be the judge, and keep your temper.',
          success: [
            'You did it as it ought to be done: charge, evidence, right of reply. {foe} spoke for an hour, and well, and at the end of it heard {foe.him}self. It was quiet. “Guilty, I suppose,” said {foe}, and began cutting off the buttons one by one, to be given back.',
            'You gave {foe} the better seat. The hired men drew near to listen, and one, a clerk once, kept the minutes. There had been thirty-one, you put it; they had trusted the accused; it was for a ribbon. {foe} answered, and at the cabin-boy lost the place. “Strike that out,” {foe} begged. Nobody did. The verdict took no time.',
          ],
          failure: [
            'You had got no further than the charge when {foe} inquired by what majority the court was constituted. It was a good point. You were still upon it when the hired men came round on both sides of you.',
            '{foe} wished to be defended, and it had to be you, as there was nobody else who could spell. You made out a case. It was so good that you were a long while in answering it; and when you had, the men were in position.',
          ],
        }),
      ],
    },
    triumph: [
      '{foe} had answered. You cut the names there at {where}, in the order in which they had signed; it took you the rest of the week. {who} came to see it, ran a thumb along every line, found one name misspelled, and let it stand, since its owner had never spelled it otherwise.',
      'It has one line in the log: At {where}, {foe}; answered. {who} would from then on sew nothing but sails. On a shelf in {who.his} loft there are thirty-one clay pipes, and every year, upon the date, you and {who} fill them all and light one.',
      'When {foe} had answered, {who} took thirty-one needles out of {who.his} cap, and stuck them in the ground at {where}, in two watches, as the crew used to muster. It made a very small fence. You called them over; and at each name it was quiet, in the way in which a thing is that has been put down.',
      'You had thought that you would feel something more. You sat at {where} with {foe}’s coat over your knees, cutting off the silver buttons, and they came to thirty-one with the cuffs. One went to each house. {who} sewed it on for them, wherever they chose, and two had it put upon a child.',
      'The log has the date, and {where}, and: All hands accounted for. {foe} was among them; that is what you had not looked to write. {who} read it over your shoulder and let it stand. They had been thirty-four to the articles, said {who}, and one had better be able to find the whole of them upon the one page.',
      'There is a tavern where they will not serve a thirty-second cup. It was {who}’s notion. You carry them out, the two of you, once a year, and set them along the wall; and it is told there how {foe} was met with at {where}, by someone who had the list, and how the reading of it took no time at all.',
    ],
    loss: [
      '{foe} walked away from {where}, alive, and better dressed than you. There is a new frigate on the station, and {foe} has the command of her. {who} goes on sewing. You told over the names, and they seemed to you now to be thirty-two.',
      'You had sworn that {foe} should answer, and {foe} had not so much as raised {foe.his} voice. It was you who went round to the thirty-one families. In every house they gave you something to eat, and in none of them did anybody ask.',
      '{foe} left {where} openly, with all the shares, and raised that hat to you. You went through the names behind {foe.him} at the top of your voice, and {foe.he} did not hurry. {who} has given up thread. It was not that {foe} got off, {who} told you; it was that {foe.he} had remembered the cabin-boy’s birthday.',
      'It was you who could not do it, at {where}, and {foe} who was kind about it, and sent somebody to see you to the road. You had to tell {who}. The paper was on the table, with its pricks, and you both looked at the lamp through them: thirty-one, very small. They burned until the oil was out.',
    ],
    fates: {
      triumph: '{who} sews sails, and sleeps. {foe} is a verse in a song, and not the last verse.',
      loss: '{who} has cut out a shroud to {foe}’s measure and keeps it aired. {foe} dines with the Governor on Thursdays, with {foe.his} back to the wall.',
      death:
        '{who} sewed your shroud with {who.his} own thread, and left out the stitch through the nose, in case. {foe} still looks round at footsteps.',
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
      '{who} had walked out of {foe}’s cane with a child on each arm, neither one hers. Forty more had got as far as {where}, and could get no further: the old ones lame, and no guide. She did not ask if you were brave. She asked how many a boat of yours would carry, if they sat low; and when you had sworn, she tied a cord with forty knots about your wrist.',
      'You were shown a cord with forty knots in it, large and small, for the people of {foe}’s estate who lay hidden at {where}. {who}, who had brought half of the small ones into the world, tied it round your wrist. You swore to bring it back with every knot to be undone. It is not a thing to swear drunk, and you were not.',
      '“Which is the smallest?” asked {who}, and you felt for it along the cord; it was the last knot but one, and had been born on the way. There were forty of them, out of {foe}’s cane, lying at {where} with dogs behind them and no boat. You swore with your thumb on it, and she tied the rest about your wrist.',
      '“I have delivered most of them already,” said {who}, “and I should like to do it again.” There were forty, off the estate of {foe}, lying up at {where} with no boat, and the dogs were out. She put a cord in your hand with a knot for each. You were to give no promise until you had felt it over from end to end; and when you had, and gave it, she made it fast about your wrist and bit off what was over.',
      'The knots came first; {who} let them run through your fingers, and said nothing until you had got to forty. It was how many had left {foe}’s cane by the back, and were at {where}, with the sea in front of them. They had a lame man for a guide, she said, and no boat. You swore to be the boat, and had it tied about your wrist.',
      '{who} asked to see your back, and then your boat. Forty off {foe}’s estate were lying up at {where} with no way over; she had been at the birth of most. “I count them every hour,” she said, and showed you on what: a cord, with a knot for each. When you had sworn she put it round your wrist, and went on counting without.',
      'It was forty, in two rows, tied by feel, and some were no bigger than a seed. Those were the children, said {who}. All had walked out of {foe}’s cane as far as {where}, and had the water before them there and dogs behind. You took your oath with the cord in both hands, and she made it fast so that only a knife would get it off.',
    ],
    advances: [
      'You felt for the cord on your wrist. You could tell the small knots now from the large ones without looking.',
      'There was one thing less now between {where} and the open sea that forty people would have to be got past.',
      'Word of it went up into the hills by drum, and was there before you had done being pleased with yourself.',
      '{foe} owns a map of all this country, with a gilt edge. Yours by now was the better; you had drawn it with your shins.',
      'You thought about shoes: eighty feet, and not ten shoes to them. You had begun to look at every road for how it would be without.',
      'You had counted the boats and the hours of high water, and {who}, who had it by drum, sent back that there were forty-one now at {where}, and that the last was a boy.',
      'It was learned that {foe} had offered money, and that the whole coast had taken it, and had sworn that nobody was at {where}.',
      'A groom of {foe}’s had told you which of the dogs had lost her nose, and that she was the one they go by.',
      'You practised going quietly with somebody’s grandmother on your back, and had been lent one for the purpose.',
      'You counted people on the road now, from habit, and thought of them as lying down in the bottom of a boat.',
      '{who} had taught the small ones a game, you heard, in which whoever coughs is out.',
      'A carpenter had put two more thwarts into a boat for you, low down. He had asked no questions, and then asked how wide a grandmother was.',
      'You had begun to judge a ship by how low one could sit in her.',
      '{who} sent down a bundle of small shirts, to be hidden somewhere upon the way, and had unpicked the marks.',
      'Two of {foe}’s dogs had changed owners at cards, you were told, and sat at present in front of a tavern, looking for nobody.',
      'An overseer had given notice, you heard. He had gone up twice to {foe} with his figures, and each time there was one hand fewer.',
      'Under the cord there were forty dents by now in your wrist, and you could have read them off to anybody.',
      'The drum had it that at {where} somebody had lost a tooth, somebody was in love, and two were not speaking. You took it that they were well.',
      '{foe} had put up a bill for the forty, at so much the head, and had had to have a second one printed, with a better sum.',
      'You priced forty of everything by now, in your head, and put it back on the shelf.',
      '{who} asked only, by the drum, whether you had eaten.',
    ],
    steps: [
      {
        at: 'landmark',
        title: 'Find the old buccaneers’ trail that begins at {place}.',
        offer: does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Trace the buccaneers’ trail from {place}',
          description: 'It was made so as not to be found, and has had eighty years in which to improve.',
          success: [
            'A notch, then none, then a stone stood on its edge. It went by every spring and passed by no house; whoever made it had been chased a good deal. You walked it out and back, and could have taken forty people along it with their eyes shut.',
            'You lay down to look along it, as those who made it had done most of their travelling so. It was plain from there: a scrape, a fern broken low, a thumb of tallow, and each to be seen only from the last. It ran clear to salt water. You came back standing up, and saw nothing at all, and were easy.',
          ],
          failure: [
            'You followed it for half a day, with great address, and came out at the stump you had set out from. On the stump there now lay a mango, cut in two. Somebody had watched you the whole way round and judged you harmless; it was a beginning.',
            'Past {place} there was one notch, as clear as print, and a second; and the third was a machete cut, a week old, where somebody had been getting firewood. You called out that you had been mistaken, in case anyone was watching, and went back.',
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
            'By the third loaf he knew that it was not for a ship. He did not say so; he put in salt beef, then shoes, his daughter’s first, and on the last day his own. The top loaf had a pattern cut in it, and the pattern was a road.',
            'He showed you how one folds it in from the edge, and asked nothing. By the last of the week there were forty on the boards, and one. A baker always puts in one over, he told you, for the child that was not counted; and he dusted off his hands, and looked at the ceiling until you had got them up the stairs.',
            'You kneaded, and he talked, of how his mother had come down out of the woods with him in a basket, and had eaten leaves. He did not say what put him in mind of it. When you came for the sacks there were forty, baked hard to keep, and each had been scored across, so as to break in two without a knife.',
          ],
          failure: [
            'You burnt one batch and salted the next one twice, and the baker sent you up the stairs with a peel behind you. Round the corner his wife caught up with a sack. It did not hold forty; but it had been her own idea.',
            'On the third night you went to sleep in the trough. It rose round you. The baker was a patient man, he said, as he got you out of it, but forty loaves was a lot of bread, and he could not help it if he had begun to wonder who for.',
            'Flour was short that week, and the baker’s own people had to be served before you. There were four loaves over, and he was ashamed of them. He told you on what day the mill sends down, and to come again.',
          ],
        }),
      },
      {
        at: 'landmark',
        title: 'Learn from {place} when {foe}’s dogs go by.',
        offer: does(['patience', 'endurance', 'medium', 'slight'], {
          action: 'Learn the rounds of the dog patrol',
          description: 'Three days upon your face, chewing red pepper so that the hounds have the worst of it.',
          success: [
            'The patrol came by twice a day, and rested each time at the same place, on account of the corporal’s boil. A boil is a great regulator. You had it down to the quarter: four hours, every day, in which nobody was looking toward {where}.',
            'You learned to tell them by the chains. There were five couple in the forenoon, who were keen, and three after dinner, who were not; and between the two, for as long as it takes to eat and to be sorry, there was nothing on the way to {where} but one boy with a rattle, and he sat down.',
            'On the second day a hound found you, licked the pepper off your chin, and was sick. After that it led the others wide of the place, every round, with its nose in the air. You scratched the hours upon a leaf. {foe} was paying for ten rounds between light and light, and they walked seven.',
          ],
          failure: [
            'On the third day a hound put its nose in next to yours, and stood there thinking. It was whistled off. You kept so still after that, out of respect, that you saw only half of the round; but it was the half with the gate in it.',
            'You sneezed; it was the pepper. They came round twice in the light and once without it, none of it at the usual hours, all of it on your account; and what you learned was how they went when they were looking for somebody.',
            'You had the whole round by heart, and it was last week’s. They had changed the corporal, and the new one went the other way about; you were looking after the tail of the patrol, as you thought, when its first dog trod on your hand.',
          ],
        }),
      },
    ],
    ready: [
      'You had the way out, and you had the day for it. At {where} they would be listening for a step; one can only listen for so long.',
      'There was no more to prepare. {foe} had sent to Cuba for more dogs, and the forty at {where} had shared out the last of the cassava.',
      'You had gone through it on the cord, knot by knot, and at no knot was there any longer a but. They were at {where}; and so, one heard, would {foe} be.',
      'What could be got by asking had been asked for. The rest was to be done on foot, at {where}, with forty behind you and the small ones carried.',
      'They had put out the last of their fires at {where}, and sat with their bundles on their knees. It was known because nothing else was heard of them.',
      '{foe} had bought a new whip and a new map, and the map was wrong about {where}. It would not get better than that.',
      'Past a certain point more care is only fear. You felt the knots through, all the forty; it remained to go to {where}, and have them undone.',
    ],
    test: {
      openings: [
        'They were there, at {where}: forty people sitting so still that you took them for stones. An old man counted you, and appeared to find you few. Then a horn blew upon the wrong side, with dogs in it; and {foe}’s own voice, calling out that everything was forgiven.',
        'A girl of about nine stepped out at {where}, felt the cord on your wrist, and whistled; and the ground stood up, forty of them, with bundles. She pointed with her chin. Across the only way out sat {foe} on a white horse, in front of thirty militia, having wine handed up.',
      ],
      still: [
        'The forty had gone to ground again, like partridges. You could hear {foe} counting heads out loud, and getting it wrong.',
        'Somewhere among the forty a small one had begun to laugh, and was being sat on. {foe} had called for silence, so as to hear.',
      ],
      offers: [
        does(['patience', 'endurance', 'hard', 'serious'], {
          action: 'Take them past the picket one by one',
          description: 'Forty times, on your belly, along the same ditch, with your palm over a different mouth.',
          success: [
            'You passed them along like buckets at a fire. The thirty-third sneezed, being an infant; all the picket heard it, and a soldier with a young face said “Bless you,” rather low, and looked the other way. Last came the old man. “Forty,” he said.',
            'You taught them the step beforehand: three, and lie down. You lay along the ditch with an arm over whoever was next, and lifted it when the sentry turned. At thirty he lit his pipe and looked straight at the thirty-first, who was four years old, and laid a finger on his own lips. The old man came last, and nodded to him.',
          ],
          failure: [
            'Fourteen were by when a hound sat down across the path, and smiled. You gave it your sleeve and your whole attention until the rest had crept back to where they were. The fourteen went on by themselves; so much was done.',
            'The ninth of them had a hen under her shawl, and had said nothing of it. The hen did. You lay with your face in it, to keep it quiet, while boots went by; and there was no more to be done until everyone had gone back the way they came.',
          ],
        }),
        does(['talk', 'charisma', 'hard', 'serious'], {
          action: 'Stop the militia as an officer of quarantine',
          description: 'A yellow rag upon a stick, and a grave face; it is the one thing that they fear.',
          success:
            '“Yellow jack,” you said, and begged them to keep upwind. You asked every man his age and next of kin, and wrote it down. At the fifth the horses were being turned. {foe} alone stayed, disputing, and behind you forty people filed off, groaning beautifully.',
          failure: [
            '{foe} had had the yellow jack, it fell out, and so had twenty of the thirty, and they were eager to talk of it. One put out his tongue for you. It was some while before you could get away from your patients.',
            'You told the sergeant that it was the yellow jack, and he asked to see a case. You showed him the old man, who did what he could. But {foe} had that old man’s very teeth entered in a ledger, and sent for it; and you came away from there faster than any doctor.',
          ],
        }),
        does(['force', 'strength', 'hard', 'grave'], {
          action: 'Hold the narrow way against thirty',
          description: 'It is the breadth of one person, and that person has to be you, for as long as forty need.',
          success:
            'It was so narrow that they had to come in order of rank. You sent back an ensign, a sergeant and a large corporal; and then there was a pause, since the next was {foe}. Behind you the last small heel went round the corner. You bowed, and went after it.',
          failure: [
            'You held it for as long as a Creed takes, said slowly. Then they saw that one could also come over the top, and you went down among boots. But the forty had heard it begin, and were under cover again when it was over.',
            'They did not come at you. {foe} had soup handed round. It was you who stood there with your arm up, and were looked at, until the smell of it had got into your knees; and then they came. The forty, who had better noses, had gone back to cover.',
          ],
        }),
        does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Take the forty by a way nobody maps',
          description: 'You saw a crack as you came in, or a shadow; try it, with grandmothers.',
          success: [
            'It was a crack in the rock, and it went through. The grandmothers were handed along it sideways, singing under their breath, and upon the other side there was so much air that the children were afraid of it. {foe} was still drawing up the line to advance on the place where they had been.',
            'The way began behind a fig, no higher than a hen, and went down before it went up. You sent in the child who was afraid of nothing, with a string; and when it was pulled twice you put the rest in after her, like thread into a needle. The last drew the leaves together. {foe}’s dogs sat down before it, heads to one side.',
          ],
          failure: [
            'The crack went in a long way, and opened into a sort of church, with an echo, and no other door. To back forty people out of it took an hour. They were kind about it; one of them said it had been cool.',
            'The way went on beautifully as far as a drop. One could see from there exactly where one wished to be, and a goat in it. You turned forty people about upon a ledge, so that the last were first; and the small ones asked to be lifted up, to look at the goat.',
          ],
        }),
        does(['gift', 'reflexes', 'medium', 'serious'], {
          action: 'Give yourself up to {foe} instead',
          description: '{foe} would as soon have one pirate as forty hands; let {foe.him} have you, for an hour.',
          success: [
            'They put you in irons with thirty men round you and {foe} in front, and so marched the entire militia away from {where}. It was the finest escort you ever had. The irons were country work. At the second bend you bowed to the sergeant, handed him the cuffs, still locked, and were gone.',
            'You walked down with your hands up, and {foe} was so pleased as to send for chairs. All thirty had to come and see. You were tried, and appealed, and behind their backs forty people crossed the open by twos. When it came to the rope you asked to be hanged farther on, where there was a view; and farther on you were gone.',
          ],
          failure: [
            '{foe} looked you up and down, and would not have you. “That is nobody,” said {foe}; and it was hard to hear before so many. They put you out of the way with a musket-butt, and the search went on, though slower, and in the wrong quarter.',
            '{foe} thanked you, had you tied to a wheel with a boy to mind you, and took the others on. It had been worth trying. By the time that you had talked the boy round they were beating the ferns for the forty; though they had begun from the wrong end.',
          ],
        }),
      ],
    },
    triumph: [
      'Forty people walked away from {where}, and at the far end of the way stood {who}, and undid a knot for each. The old man’s was the last; it was wet, and she used her teeth. Then she tied a fresh one, for you, and there was goat, and the drums were a week telling it.',
      'The forty have a town now, of three streets. One of them has your name, misspelled. {foe} rode up once as far as the boundary, saw cassava on both sides of the path, and a hundred musket-barrels resting among the leaves, out of politeness; and rode home to cut {foe.his} own cane.',
      'They were all across by the time that {foe}’s horn had been heard at {where}. {who} went down the line with her hands, as she does, and told you forty, and that one of them was going to be forty-two. She would not let you take off the cord. It was to be worn out, she said, like anything else.',
      'Brought off from {where}: forty, of which eleven asleep. You had set down their weight beforehand, for the trim, and had got it wrong, as nobody had told you how light they would be. {who} has them on her slate now under Living. {foe} had the dogs shot, and was sorry for it directly, having no other company.',
      'The old man came last away from {where}, walking backward, to see it go. Then he turned round. {who} had kindled a fire which could be seen for miles, on purpose, and had a pot upon it; and there were forty who sat up close to that as people do who have not been let. {foe}’s dogs could be heard, and nobody got up.',
      '{who} untied them on her doorstep, knot by knot, and for each somebody stepped over and was given a name to choose. Five chose yours. {foe} had it printed that the forty were dead of fever at {where}, to save {foe.his} credit; and so no one has looked for them since, and they are in excellent health.',
    ],
    loss: [
      'There were carts at {where}, and after them nothing. Some of the forty had got away by themselves, as people will, and you met with seven of those in other years; none of them reproached you. {who} took back the cord. She has not untied it, nor said one word about it.',
      '{foe} had the thanks of the Assembly, and a silver cup. You brought the cord to {who} with all its knots in it. She sat with it in her lap a while, and then she told you the names, the small and the large, so that there should be two who knew them.',
      'You had got nine as far as the water when the horn went. There were nine, therefore, and {foe} had the others brought out from {where} in a line. {who} asked which nine. When you had told her, she cut those from the cord, and gave you back the rest of it, and it is round your wrist; you cannot now tell the small knots from the large.',
      '{foe} had the way stopped at {where} before you came to it, and a table out, and was entering them by name. They were very quiet. The girl who whistles did it once, so that you should know that nobody blamed you. {who} walked back up to the cane after them. She said that they would be needing somebody who could count.',
    ],
    fates: {
      triumph:
        '{who} has delivered seven more since then in the town of the forty, every one of them born free. {foe} sold up and sailed, and was sick the whole way.',
      loss: '{who} went back over the hills by herself, to begin again with nine. {foe} died of a fall from the white horse, upon a level road.',
      death:
        '{who} keeps a knot in the cord for you. The forty got out by ones and twos in the years after, for {foe} never had the knack of counting them.',
    },
  },
];
