import { does } from '../builders/offers.js';
import { type SceneContent } from '../../model/content/scenes.js';

/*
 * A ship’s log kept by a literate rogue: items, bearings, musters and columns of account, with the verb put first and the shame entered last, in the margin.
 * It reckons people as cargo and is caught out every time by being fond of them.
 */
export const pirateScenes: readonly SceneContent[] = [
  {
    key: 'pirates/the-book-called-for',
    kind: 'giver',
    openings: [
      'Log, as follows. A boy with a slate overhauled you and would not sit. He spoke by rote, in {who}’s words: it was said in three ports that {foe} had bought you, and {who} would see your accounts before another soul on that coast lifted a hand for you. The slate was clean. He held out the chalk.',
      'Spoke a one-eyed cook, who had walked two days to deliver {who}’s message and meant to deliver all of it. {who} doubted you. Somebody had seen you, or your coat, at {foe}’s door; and until you had answered for the coat, {who}’s friends were to sell you neither bread nor news.',
      'Item: one letter, by hand of a lame fiddler, to be answered upon the spot. {who} wrote large. “They tell me that you dine with {foe}. I gave you the only grudge I have. Show my man your log from the first page, or I strike out your name and put in a better.”',
      '{who} wanted proof that {foe} had not bought you, and had sent a messenger on foot to fetch it; until he was satisfied, not a door along that coast would be opened to you. He planted himself in the road with his slate. “Account,” he said, and licked the pencil, and waited for you to begin.',
      'Stopped by a footsore man with a list. Whatever you asked for in that country, bed, bread or the way, had been refused you since you landed, and here came the reason: {who} had been told that you ate from {foe}’s hand. The man was to hear your defence and carry it back. He had blisters, and no opinion.',
      'Debit, one good name. You found it gone when the ferryman would not take your money. It was {who}’s order, explained the messenger who came limping after you: a story went about of you and {foe} with your heads together, and no one was to help you onward before you had cleared yourself to him.',
      '“I’m to say it as it was said to me,” the messenger began, and shut his eyes. “{who} hears that you belong to {foe}. {who} would like to be wrong. Satisfy this man, or be shut out of every house of mine from here to the cape.” Then he opened them and looked at your coat.',
    ],
    still: [
      'The messenger had sat down upon your sea-bag, so that it should not go anywhere. {who} was still waiting to hear of you.',
      'He had begun to whistle, between two answers of yours, the tune that they play when a name is struck from the articles.',
    ],
    later:
      'Chalked on a stone where {who}’s messenger had sat: Account rendered. Someone, not you, had added a question mark and thought better of it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Read him your log from page one',
          description:
            'You must read out the blots with the rest, and there are several that you had never meant for company.',
          toward: 'for',
          success: [
            'You read it through, courses, drams and all, and left in the page where you ran. He had you say that page twice. “{who} ran from there too,” he said, and put his mark at the foot; and he told you, as from {who}, a thing about {foe} that had been kept back until then.',
            'Read: eleven pages, one of them wet. At the week when you were said to have dined with {foe} he stopped you and counted on his fingers, and found you three hundred miles off with a fever. He begged your pardon in {who}’s name, and let you have the name that {foe} was born to.',
            'You read, and he followed with a finger, though he had no letters. At the entry where you had cursed {who} and gone on regardless he began to smile. “Nobody bought writes that,” he decided. He gave you in return a sealed word about {foe}, which {who} had told him to carry home again if he was not content.',
            'It took until your voice cracked. He had you skip nothing, neither the theft of the hen nor the two pages of remorse concerning it. Then he unpicked the lining of his cap and gave you what was sewn there, a note of {foe}’s habits in {who}’s hand, meant for the faithful only.',
          ],
          failure: [
            'You read well, and a leaf was missing. It had gone for a pipe, you remembered the very pipe; but it was the leaf with {foe} upon it, and it did no good to say so. He wrote something on his cuff, and the coast had read the cuff before you could get ahead of it.',
            'On the second page you had set down what you thought of {who} at first sight, and you had it read out before you saw what it was. He had good ears. By the next port it was known as your considered opinion, and {foe} was quoting it.',
            'You came to a page that you had written drunk, and neither of you could make it out. He thought that the longest word was {foe}. You swore it was a word for bilges; he carried the page away for others to judge, and most of them judged as he did, loudly, in taverns.',
            'He listened to the whole of it and then asked why so honest a book should have been kept so neatly. You had copied it fair, out of vanity. It was put about that you kept two logs, and {foe} kindly let it be known that the other one was excellent.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{who} had doubted you once, and been read the whole log with the blots in it, and had not asked for another page since.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Trace the slander back to the mouth it left',
          description:
            'You must work it back like a course, port by port, and be certain of a liar before you name one.',
          toward: 'for',
          success: [
            'You worked it back upon the slate as one works a reckoning: who told him, who told them, and when the tide served. It met at one man, a tally-clerk in {foe}’s pay. The messenger took the slate home under his shirt; and the clerk, when it was shown him, told {who} all the rest of what he was paid to say.',
            'Three ports had the tale in the same seven words, which is how a thing sounds that has been learned. You found who taught it: {foe}’s barber. Laid alongside the messenger’s own account it made a chart of every ear {foe} had upon that coast, and {who} saw to it that they were told nonsense.',
            'You asked each teller what {foe} had worn at that famous dinner. A blue coat, they all agreed; and {foe} had pawned the blue coat long before that. Only the pawnbroker’s boy could have missed that, and he confessed. {who} took you back with an apology, and {foe} lost the best-placed boy on the coast.',
            'The tale had a wrong saint’s day in it, and you followed the saint. It led by two inns and a chandler to a woman who wrote letters for {foe} at a penny the sheet. She wrote one for the messenger gratis, with all of her customers’ names. {who} read it, and had them visited.',
          ],
          failure: [
            'Your line ran through five mouths as straight as a plumb and ended in the messenger’s own brother. He folded the slate. {who} was told that you had called honest people liars, and {foe}, who had started it, had only to agree with {who} in public.',
            'You had named the man and sworn to him before you learned that he was a year dead. It looked ill. The messenger entered it as perjury, and two houses that would have hidden you for {who}’s sake took in their lamps.',
            'You were a day from the end of it when you saw that the trail had been laid for you, neatly, like grain for a hen. It finished in {who}’s kitchen. Your asking there was what convinced them, and {foe} was spared any further expense.',
            'Everyone had it from the sexton, and the sexton had it from you; you had talked in a fever, it seemed, and talked of {foe} with affection. The messenger wrote that down with real regret. Doors that had stood on the latch were barred.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The lie that {foe} had bred to part you from {who} had been followed home, and had cost {foe} every ear on the coast.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Carry the messenger home to the last turning',
          description: 'His feet are in rags from finding you, and he is heavier by the mile than he looks.',
          toward: 'for',
          success: [
            'Took him up pickaback, protesting, and set him down a day later where {who}’s country begins. He had meant to report upon your words. He reported upon your back instead; and {who}’s people, hearing it, misdirected the next two riders that {foe} sent along that way.',
            'You bore him so far that he ran out of questions and began upon his life. At the turning he got down and considered you. “A bought man hires a mule,” said he. It went round as a proverb, and those who sell horses along there became unable to find one for {foe}’s people.',
            'You went slowly on account of his ribs, and he sang out the turnings. All the hamlets along the road came to their doors to see it. By the second hamlet they were bringing you soup, and by the fourth a party of {foe}’s that asked for you was sent, with every courtesy, into a bog.',
            'He weighed as much as an anchor and apologised like one, not at all. At the last turning {who}’s people were sitting in judgment already. They looked at your knees, which shook, and acquitted those. The same evidence persuaded a carter to lose the powder that he was hauling for {foe}.',
          ],
          failure: [
            'You had him up for a mile and then for a ditch, both of you. He was very civil, and limped the rest. What {who} heard was that you had thrown the messenger in the water, and heard it from {foe}’s side first.',
            'He would not be carried. He had come on his own feet, he told you, and no {foe} and no friend of {foe} should say that {who}’s man was freight. You offered again, and that was worse; and it all took up time.',
            'Your back gave out at a stile, and he came down on his slate and broke it. All your answers were on that. He could recall none of them but the worst, and delivered it; and {foe}’s people bought him a new slate.',
            'You carried him with a will down the wrong fork. It ended at a house where {foe} was in credit, and there they thanked you for the delivery. He got out by a window, barefoot, and what he said of you to {who} was brief.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A messenger sent to accuse you had been carried home on your back, and had called it the best evidence he ever took.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Answer each question until he has no more',
          description: 'It costs you a long sitting, and you come out of it believed and not a yard farther on.',
          toward: 'for',
          success: [
            'He had forty questions, by tally, and you gave him forty answers and a drink of water at the twentieth. He found nothing. He seemed let down by it, and went off to tell {who} that you were as honest as could be expected.',
            'Sat. He asked you the same thing from four points of the compass and it bore the same from each. At last he wiped his slate with his sleeve and allowed that {who} might sleep; it was all the news he had to carry.',
            'At the last he asked what you would do if {who} should prove to be the liar. You told him that you would be sorry, and finish. He considered this for as long as it takes to splice a rope, then rose and went away content, with nothing to give you.',
            'You answered lying down, after a time, with your hat on your face, and he lay down as well to ask. It grew almost friendly. When the tally was full he read it over and could find you guilty only of snoring, which {who} had not inquired about.',
          ],
          failure: [
            'Somewhere past the thirtieth you contradicted the ninth. It was about a dog. He made no remark, he only wrote, and one saw how it would sound when {who} had it: no harm proved, and no love lost.',
            'You fell asleep on your feet between two answers, and he took that for an answer. {who} would hear of it, he said. You had not been condemned; you were merely not acquitted, which is worse company.',
            'He ran out of questions and, being conscientious, began again at the first. Your second answers were shorter. He noted the difference each time, and went off to lay before {who} two sets of replies, between which anybody might choose.',
            'You answered everything, and he believed everything, and on his way home he lost the notes in a ford. {who} was told that it had all been most convincing, in a general way. You were neither cleared nor charged.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'There had been forty questions from {who} along the way, and you had answered them all, including the one about the dog.',
      },
    ],
  },
  {
    key: 'pirates/the-pilots-two-papers',
    kind: 'price',
    openings: [
      'A pilot’s widow had two papers from the deceased, and you might have one. The first was his back way to {where}, with soundings; the second was the list of those whom {foe} paid to watch for you. {foe}’s men were coming to search, and must find one paper. The other she would put in your hand.',
      'Item: two sheets of one size, in a dead pilot’s fist, laid side by side by his widow. On the left was how to come at {where} unseen. On the right were {foe}’s spies, by name. She had promised {foe} a paper, and she feared {foe.him}; so you could take the left or the right, she said, and she would give up what remained.',
      'You were after the papers of a pilot who had worked for {foe} and died owed. His widow barred the way with her arms crossed. There were two, the road to {where} and the roll of {foe}’s informers; {foe} knew of two, would believe in one, and so one was all that she dared let you carry off.',
      'You wanted a dead pilot’s two papers, a road to {where} that nobody watched and a list of {foe}’s spies, and his widow would let you have only one. {foe}’s searchers were on their way and had to be given something, or they would burn the house. She set out both between the candlesticks and told you to be quick.',
      'Inventory of a table: two candlesticks, two sheets, one widow. Her husband had piloted for {foe}, and had kept, against his wages, a secret way to {where} and a register of {foe}’s paid informers. She must surrender a paper to the men who were coming. You were free to choose which of them it should not be.',
      '“He died owed,” said the pilot’s widow, “and these are what he was owed in.” She meant his chart of the back way to {where}, and his list of everyone who spied for {foe}. She would not give you the pair. When {foe}’s people came to search, one sheet had to be there to find, or she would hang.',
      'Sighted from her window, dust, and {foe}’s men in it, coming for what the late pilot left. He had left two things: how to get to {where} by a way not guarded, and who was paid by {foe} to look for you. His widow dared to lose one of these. She asked you, rather crossly, which you could better live without.',
    ],
    still: [
      'The two papers lay as they had lain, with a candlestick on each. The widow had looked out at the road again, and said that it was empty yet.',
      'She had turned both sheets face down and was moving them about under her palms, so that it should be Providence, she told you, and not herself.',
    ],
    later:
      'The pilot’s widow had a paper pinned up over her hearth. It was a receipt from {foe}’s men, for one sheet, and she had had it framed.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask for the road and let the spies be',
          description: 'You come on with the oath, and {foe} keeps every pair of eyes that is paid for.',
          success: [
            'She gave you the left-hand sheet, and the pilot’s opinion of it, which was not written down. You had the way to {where} by heart before she reached the gate. Behind you she handed up the roll, and {foe}’s spies drew their month’s wages and went on looking.',
            'You told her what it was for, and she pushed the road across with one finger. “He was proud of that one,” she said. It was as good as a month gained toward {where}. The other went to {foe}, who now knew what you had chosen, and set the spies to face that way.',
            'You put your finger on the soundings, and she breathed out, since it was the one she had hoped you would take. It brought you round two forts and a customs-house on the way to {where}. The informers’ roll went back to {foe}, who read it over fondly and raised the reward.',
            'She made you say why, and you said it badly, and she folded the road small and put it in your shirt. There was a ford on it that no living soul had used. {foe}’s men got their list and were pleased; each name on that list was told the same day to look out for your hat.',
          ],
          failure: [
            'You asked, and she could not decide, and {foe}’s men were at the gate while she was about it. They took the one that she was holding up. You were out over the back wall with your eyes full of the other, and had kept perhaps a third of it.',
            'She gave you the road; and it was the road as it was before the hurricane, when there was still a point. You found that out by walking it. In the meantime {foe} had the roll back, and paid everyone upon it a bonus.',
            'She pushed the road across to you, and the candle with it. What you saved was a margin, handsomely ruled. {foe}’s men carried off the roll unharmed, and a description of somebody with singed cuffs.',
            'You had said too much about {where}, and she put her hand flat on the chart. Her brother lived there. She would not have it brought down upon him, by you or by anyone; and while you argued it the searchers took both sheets, and asked her who had been sitting in the other chair.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'At a widow’s table you had chosen the road to {where} over the names of {foe}’s spies, and been watched the whole length of it.',
      },
      {
        ...does(['patience', 'perception', 'medium', 'slight'], {
          action: 'Take the roll of spies and hunt them out',
          description:
            'It blinds {foe} upon that coast, and the way you had already made toward {where} goes cold meanwhile.',
          success: [
            'Seventeen names. You went down the list like a press-gang, and had a quiet word with each concerning the sixteen others. Before you were done they were all at sea, or in holy orders. {foe} was left without an eye from cape to cape; and you were left well out of your road.',
            'You took the right-hand sheet, and learned it, and sat a while in each of the taverns on it until you were noticed noticing. It was enough. They went to {foe} in a body to be released. But the business of {where} had been let slide, and needed to be begun over at the last mark but one.',
            'You copied the roll on to the tavern doors of three towns, in capitals, with the wages beside each name. What their neighbours did about it was not your affair. {foe} could not buy so much as a glance on that coast afterward; but the road to {where} was given up to the searchers, and they set a picket on it.',
            'The worst of them turned out to be the woman who had been selling you eggs. You had her tell the rest that they were known. They scattered like fowls, and {foe} was blind; and you, chasing the last, ended farther from {where} than when you first heard the name.',
          ],
          failure: [
            'The names were good and the hands were not; it was in the late pilot’s cipher, and he had not left the key with his widow. You called on nine innocent men. One was a magistrate. {foe} heard of it the same day, and laughed, for once, in company.',
            'You had got to the fourth of them when the fifth, who could count, went to {foe}. The rest of the roll was paid off, and a new one hired, of whom you had no list at all.',
            'You began at the top, with a chandler, who wept and confessed and begged a moment to fetch his hat. He fetched {foe}’s people. All the others below him on the list were warned by supper, and had new faces in their places.',
            'It was a list of those whom {foe} owed, and not of those whom {foe} paid. You had frightened eleven honest creditors before it dawned on you. They made it up with {foe} on the strength of that, and offered to keep a lookout.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'You had once let the road to {where} go by for the sake of a list, and had put out {foe}’s eyes with it, one after another.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Forge a third paper to be found instead',
          description:
            'You keep both the true ones if it deceives, and hang the widow’s good name upon it if it does not.',
          toward: 'for',
          success: [
            'You made {foe} a third sheet, with the dead man’s long tails and his trick of spelling, and spilled on it what he would have spilled. It was found under the bolster. Both of the true ones went away in your boots; and for a month {foe}’s people sounded for a back way into the fish-market.',
            'It was a list of spies that you wrote for them, and you put in {foe}’s three best friends. They bore it off in triumph. While {foe} was having these followed, you had the road to {where} upon the one knee, and the real roll on the other, and read them at leisure.',
            'You forged a laundry bill. It had soundings hidden in the shirts, by a system so ingenious that {foe}’s clever people could not leave it alone. They solved it, and then dug for a fortnight where it sent them. The widow kept her good name, and you rode off with a true sheet in either boot.',
            'She held the candle and told you how he crossed his sevens. What you made between you was a chart of a strait that does not exist, well worn at the folds. {foe} sent two boats to sail through it. Nobody was left to watch while you put the real ones to use.',
          ],
          failure: [
            'The ink was wet. It is a small thing to set down, but one of the searchers had been a schoolmaster, and he put his thumb on it. The widow swore that you had come by force. They took all three; and what you had pieced together of the matter went with them, since you had written it on the back.',
            'You had his hand but not his thirst, and the sheet was too clean for anything of the pilot’s. They turned out the house for the real ones, and got them. You lay in the well and heard it; and {foe} moved everything in {where} that those papers touched on.',
            'You had crossed the sevens, and he had given up crossing them the year he was married. {foe}’s clerk knew that. The widow looked at the floor, and up came the floor, and the true papers; and your own notes of the road were lying on top.',
            'It deceived them all completely. {foe}, delighted, sent to have it compared with the originals, as anyone might who has been told for certain that there were originals. By then you had the house at your back and no papers, and your friends in {where} had been turned out of doors.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          '{foe} had paid, and posted sentries, upon a paper that you forged on a widow’s kitchen table, spelling mistakes and all.',
      },
      {
        ...does(['gift', 'vigour', 'easy', 'none'], {
          action: 'Dig the pilot a proper grave and ask nothing',
          description:
            'Both papers stay where they are, and it is stony ground and takes all that you have in your arms.',
          success: [
            'They had put him in shallow, it being {foe}’s shovel and by the hour. You took him down to six feet, and laid him with his head to the channel, as a pilot should lie. She burned both the papers on it after. You had nothing by it but her blessing, which was thorough.',
            'You dug, and she held the lantern, and told you his groundings in their order. When he was in, she thought that he would not wish either sheet to get anybody killed, and put both in with him. It was fair. {foe}’s men were shown the mound, and took their hats off.',
            'You carried stones out by the basket, and when the hole was deep enough she got down into it first, to see whether he would be comfortable. He would, she reported. She sewed both sheets into his coat. The searchers lifted a corner of the blanket, and put it back.',
            'It was done properly, with a board, and his name burned into it, and the date of his ticket. She asked if you wanted anything for it, with her hand upon the papers, and you had said that you did not. So she put them under his head for a pillow.',
          ],
          failure: [
            'You had got down four feet when you came to another pilot. They had been burying them there for years. She took it badly, and the two of you were still considering what to do when {foe}’s men came up, and gave you half a minute.',
            'It was all coral below the second foot. You broke the spade, and then a bar, and he went back in as he had lain before. She thanked you for the intention. The papers she put in her stays, where neither party was going to look.',
            'You broke through into the neighbour’s well. It filled as you stood there, and the poor man was afloat again, which she said he would have seen the humour of. She shut up the papers in her Bible, and you out of the house.',
            'There was a dispute about the boundary. You had dug him half into the parish of a priest who had not forgiven him, and the whole had to be shifted, and shifted again. You parted with stiff civility, and both sheets remained on the table.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Somewhere behind you lay a pilot, six feet down with his head to the channel, for whom you had let two good papers go.',
      },
    ],
  },
  {
    key: 'pirates/the-packet-and-the-swimmers',
    kind: 'price',
    afloat: true,
    openings: [
      'Two sail, and a choice between them. Fine on the bow ran the packet that carried {foe}’s letters to {where}; wide on the quarter a sloop was going down by the head, and there were people on her, waving shirts. You could come up with the one or the other. There was not water or time for both.',
      'Entered as it happened: in chase of a packet with {foe}’s dispatches in her, and gaining. Then a cry from astern. A fishing sloop had opened on a reef, with eight or nine souls hanging in the rigging. To put about was to lose the letters. To hold on was to hear that for some time.',
      'You wanted {foe}’s mail, and there it went, a cable’s length ahead, in a packet with a patched topsail. What barred you was in the water between: heads, and a hatch-cover, and a child upon the hatch-cover, from a wreck. They had seen you. Some had left off swimming, in the belief that they were saved.',
      'You wanted the letters that {foe}’s packet was carrying to {where}, and you had nearly come up with her, when a sloop struck on a reef astern and left her people swimming. Save those, and the mail was lost. Take the mail, and there was nobody else near to save them but {foe}’s own guard-boat.',
      'Two bearings, taken in one breath. North, the packet, deep with {foe}’s correspondence and within a long shot; south, a broken sloop with men clinging to her rigging and one small child on a hatch. It was not possible to steer both. The helmsman’s question was a reasonable one, and you had to answer it.',
      'There came a shout, of the sort that is not entered. You had been an easy course from {foe}’s mail-packet and knew to a page what you would find in her about {where}. But a fishing sloop was breaking up on the coral behind you, and the heads in the water had all turned the one way, toward your sail.',
      'Columns as follows. Under Gain: the packet ahead, in which were {foe}’s letters to {where}, and she was tiring. Under Loss: some nine persons off a wrecked sloop, swimming, on the other side of you. To have the first you must write off the second. You ruled the line between them with great care.',
    ],
    still: [
      'The packet was hull down and could be seen yet. The voices had grown fewer, or they were saving them.',
      'You had lost a little of both, as one does: the packet had a longer lead, and the sloop a shorter mast.',
    ],
    later:
      'There was a mast standing up out of the reef with a shirt made fast at the truck. A cormorant had taken it over as a going concern.',
    ways: [
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Hold on after the packet and take her',
          description:
            'You gain {foe}’s letters, and those in the water are left for {foe}’s guard-boat to fish out and question.',
          toward: 'against',
          success: [
            'You ran her aboard under the quarter and had the mailbag up before her master found his other boot. It told you more of {where} than a month of asking. The swimmers were picked up by {foe}’s guard-boat, alive, and they described you with great particularity.',
            'Took her. There were nineteen letters, and the ninth was all you needed as to {where}. You entered it, and the latitude, and nothing else on that page; but {foe}’s people had the castaways by then, and had them say which way you stood, and how you did not look round.',
            'She struck when you were near enough to read her name. The bag was in the cabin under a sleeping dog, and {foe}’s own seal was on it; you had the whole of {where} by its locks and habits before you had let the dog out. They did not drown, those others. They were put ashore by {foe}, and talked.',
            'You shot away her patched topsail, and she lay down and gave up her letters like a good girl. There was a plan of {where} in the third. Nobody aboard you said anything about the voices; it was {foe}’s guard-boat that had hushed them, with rum, and then with questions.',
          ],
          failure: [
            'You had the grapnel on her rail when her master, with his own hand, pitched the bag overboard, weighted. So it was both. You went back for the people. They had been taken up by then in one of {foe}’s boats; they looked at you from under {foe}’s blankets.',
            'She cut across a shoal with a foot to spare, and you had not the foot. You lay there kedging off, within hearing. When it was done {foe} had the letters delivered, and a boatload besides who would swear to your flag.',
            'Her master had been reading them himself, for company, and had wrapped his fish in the ones that he was done with. You got four fish. The people from the wreck were got by {foe}’s guard-boat, and every one of them could draw your sail-plan.',
            'You were alongside, and found her one of those packets that carry a duplicate. The first set had gone by land. You had left swimmers for this, and {foe}, who fished them out, had it sung about you in three ports.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'Toward {where} you had passed people in the water and taken the letters instead; it stood in the log in your hand.',
      },
      {
        ...does(['gift', 'endurance', 'medium', 'slight'], {
          action: 'Put about and take up every head',
          description:
            'It saves them, and {foe}’s letters get in, and what you had found about {where} is made stale by them.',
          success: [
            'You hauled in nine and a dog. The biggest of them had hands like a caulker, and sat and wept; they were {foe}’s own fishing people, it turned out, who provisioned {foe}’s boats. They never sold {foe} another fish. The packet had got in, though, and in {where} the locks were being changed.',
            'Counted: eight living. The child would not be parted from the hatch-cover, so you shipped it too. They had friends in every cove who after that neither saw you nor told; {foe} might whistle for a boat. The letters were by then delivered, and half of your plan for {where} along with them.',
            'You went in among them with ropes over both sides and did not leave until you had counted the caps. One of them was sister to {foe}’s best coxswain. He changed sides, and took his crew with him; though the letters had arrived, and the guard was shifted at {where}, and you had to throw away what you knew.',
            'Ten, in the end, since one had been clinging beneath the hatch-cover. They could pay nothing, and so they paid in silence, from village to village, and {foe}’s searchers walked through it as if through wool. The packet meanwhile made {where}, and by her advice they walled up your best way in.',
          ],
          failure: [
            'You lay down on the rail and reached until your shoulders cracked, and had five of them. There had been more. Nobody spoke, for a while, of the packet, which had gone in with all her letters, or of anything.',
            'In coming about you missed stays, and missed them again; and it was another boat, a chance trader, that took them off before your eyes. Her master called you a name. The packet had made her port with {foe}’s orders dry.',
            'You had the child by the hair and then you had not. The mother was taken in over the stern, and looked at your hands. {foe}’s guard-boat collected the others, and the mail went in, and it was a good while before anyone could bear to coil a rope.',
            'You took them up, and they took you for the guard-boat, and told you gladly what a friend {foe} was to fishermen. They were sorry to be mistaken. You had to set them down upon {foe}’s own beach, with the packet anchored there before you and her bag empty.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'There were nine people and a dog who would have been at the bottom, had you wanted {foe}’s letters a little more.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Stream casks on a line and chase with it',
          description:
            'You tow a rope of barrels through the swimmers at speed, and if it fouls you lose them and the mail.',
          toward: 'for',
          success: [
            'You veered two hundred fathom of line with a cask to every ten, and took it through them like a shepherd. Seven laid hold and were hauled up hand over hand as she ran. They were still dripping when you took the packet; they helped. {foe} lost the mail and the fishermen at one stroke.',
            'It should not have done, and it did: the casks came dancing past and the wrecked people took one each, like seats in a playhouse. So you brought the whole row alongside the packet. Her master thought that there were forty of you. You read {foe}’s letters out to them for a treat, while they dried.',
            'You trailed every fender and cask that would swim, and went through them under all sail. A grandmother came in on the last one, smoking. She knew the packet’s master from his cradle, and hailed him by his pet name to heave to; and he was so astonished that he did. {foe}’s mail was handed over like a bun.',
            'Eight casks, eight heads, and no way lost. They hung on behind like the tail of a kite until you laid the packet aboard. Two were {foe}’s pressed men, run from the guard-boat, who could tell you which of the letters were lies. That left you the true ones, and left {foe} very short of boats.',
          ],
          failure: [
            'The line fouled the rudder, and there you hung, stern-on, a thing that neither saves nor chases. Someone cut it. The casks went off to leeward with people upon them, to whatever shore there was, and the packet to {where}; and they were warned of you there by name.',
            'The third cask stove, the fourth held, and nobody could hold on to it at that speed. You let fly everything and lost the packet. A boat of {foe}’s was there before you came round; what you had hoped to do at {where} was known there before you were.',
            'You had reckoned what the casks would drag, and not what the people would. The line parted at the taffrail. They were carried down upon the reef again with your best barrels, and {foe}’s boat had them from there; the packet dipped her flag to you, and took in to {where} an account of the whole.',
            'The leading cask swung wide and struck a man, and after that none of them would touch it. They swam away from you. It was {foe} that they swam to, in the guard-boat; and the letters went safely home, and the people you had relied on in {where} were marched out of it.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          'You had taken {foe}’s packet with seven half-drowned fishermen towing astern, seated upon casks, and they had cheered.',
      },
      {
        ...does(['patience', 'perception', 'easy', 'none'], {
          action: 'Heave to and let them swim to you',
          description: 'The packet is let go, and you save only those with the strength to come the whole distance.',
          success: [
            'Backed the topsail and hung ladders, and they came in by ones and twos, the strong with the weak by the collar. It took long. All were got aboard in the end, and set down upon the first beach, and thanked you as one thanks a wall. The packet was by then a matter of history.',
            'You lay and showed a light for them, and called the distance, so that they should know it was growing less. They all fetched you. {foe}’s mail went in on its day, as it would have if you had never been born; nothing was gained by it, and nobody was lost.',
            'You dropped a boat-sail over the side for them to clamber up, and let the packet dwindle. The child was handed in first, asleep. There was no more to be done with any of it than to wring them out, share the biscuit, and land them where they asked.',
            'They came in a chain, each with a hand in the next one’s belt, and the old man in front counted strokes. You counted along with him. When the last was in he thanked God, not you, and {foe}’s packet had been out of sight so long that it was forgotten.',
          ],
          failure: [
            'The set was stronger than you had made it out. They swam and you lay, and every time you looked they were more abeam; until another boat stood in and took them. Her people looked across at you as at a rock that is wrongly marked.',
            'You waited, and so did they, each for the other. When you had understood it and were filling your sail, a wherry had them. The packet had made the most of her time.',
            'A raft of weed lay between, and they could not swim through it nor you sail. You shouted advice across. A turtle-boat, of no draught at all, came and lifted them out as one picks peas, and the packet had gone.',
            'They swam to the packet. She had hove to for them, of all things, on account of the child, and when they were in she made sail with them waving. You were left in possession of an empty stretch of sea.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'Once you had lain to with a lantern out while {foe}’s mail went by, calling to strangers how far they had yet to swim.',
      },
    ],
  },
  {
    key: 'pirates/the-crimps-shed',
    kind: 'friend',
    openings: [
      'Heard your own name called, through planks. It was {them}, shut in a crimp’s shed with nineteen drunkards, sold for a debt and to be marched off to the salt-pans as soon as the boat was in. You were needed now, said {them}, or not at all. There were two keepers on the door, and {foe} was getting ahead of you meanwhile.',
      'A hand came out of a knot-hole and took you by the sleeve. {them} had stood bail for a stranger, being {them}, and was to go to the salt-pans for it, in irons, by the next boat. “It’s a poor time, I know,” said the voice behind the hand. The crimp’s men wanted a name off your list for each one on theirs.',
      'Item, one friend: {them}, {them.trade}, entered by the crimp as goods and locked in his shed with the rest of the lot. The boat for the salt-pans was expected. To have {them} out would cost you the start that you had upon {foe}; to leave {them.him} would cost you the knot-hole, and the eye at it.',
      '{them} wanted you to get {them.him} out of a crimp’s shed before the boat came to carry everyone in it to the salt-pans. In your way stood two keepers, a crimp with a book, and a debt; and for as long as you stayed over it, {foe} was adding to the lead. A familiar eye regarded you through a knot-hole.',
      'Discovered, behind boards, {them}: {them.trade}, in good health, and sold. It had been somebody else’s reckoning, and the crimp had made it {them.his}. “I wouldn’t ask,” said the knot-hole, “but they’re expecting the boat.” If you stopped to help, you would forfeit your start of {foe}, and there were the keepers besides.',
      'You were making good way after {foe} when a whistle stopped you that only one person has. It came from the crimp’s lock-up. {them} was inside among the drunkards, waiting to be shipped for salt against a sum that was never {them.his}, and you were all the help there was. The keepers asked if you were buying.',
      'Shipping intelligence. To sail for the salt-pans by next boat, twenty hands in irons, nineteen of them drunk; and the twentieth {them}, sober, who begged you by way of a knot-hole not to let it happen. The crimp would not open without the debt. Each turn of the glass spent there was a present to {foe}.',
    ],
    still: [
      '{them} was still behind the planks, and had passed you out half a biscuit, in case it should be a long business.',
      'Inside they had begun to sing. You could pick out {them}, who was putting in cheerful words.',
    ],
    later:
      'The crimp’s shed had a new door, and a board to say that the firm accepted no further parcels from persons known to the previous door.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Pull the shed down around the lot of them',
          description:
            'Twenty will come out beside your friend, and two keepers with cudgels will want to know who began it.',
          toward: 'for',
          success: [
            'You put your back to the corner-post and thought of your enemies. It went with a groan, and the roof sat down on both the keepers. Twenty came out and one of these was {them}. Four had worked in {foe}’s yard; they told you everything they knew of it, running, and then ran {foe}’s other people out of the parish.',
            'Took out one plank, and the rest had been waiting for it. {them} came through on top of the wall like somebody arriving by sea. The freed hands went straight to the crimp’s office, where {foe} had a shelf, and read you it aloud as they lit it.',
            'You found the one nail that the rest depended on. When it was out the shed thought about it and knelt, like a camel. {them} walked down the roof. Nineteen more came behind, singing, and fell in with {foe}’s press-gang at the corner; they outnumbered it, and brought you back its orders and its hats.',
            'You took hold of the door, and it was the door-frame that came, and after it the front. One keeper was under that and the other thought better of it. Of those who poured out, the cook had fed {foe} for two years and knew every cupboard; he told {them} all of it for joy, and led the others off to rob them.',
          ],
          failure: [
            'The post was a ship’s timber, and the shed had been put up round it by somebody who understood sheds. You strained till you saw lights. Then they were cudgels. You got clear; {them} called after you that it had been a lovely try, and {foe} was sent word where you were lingering.',
            'The wall came down, and inside was a second wall. The keepers stood and let you finish. They sent round to {foe}, with whom they had an account, and charged the planks to you.',
            'You had the roof off, and they hauled up the ladder from the inside, having been told that you were the salt-boat. {them} could not shout them down. So the keepers came round with cudgels at their leisure, and {foe} had a note of it while the bruises were still red.',
            'Two planks were out, and {them} was halfway through and stuck fast there, laughing. Pulling did not help. The keepers pulled at the other end, being more used to it; and one who stood in the crowd went off to sell {foe} the news of where you were.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A friend in need had once been got out by way of the roof, and nineteen strangers along with it, four of whom knew {foe}.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Tell the crimp the cargo has the fever',
          description:
            'You will have to describe the symptoms at length, and then stand quarantine yourself for a while.',
          toward: 'for',
          success: [
            'You pulled down an eyelid before his keepers, and then sighed. You asked if it was all of them that were so yellow. {them}, who is quick, fell down. The crimp opened the door with a boathook and bade you take that one away, and burn it; and the salt-boat, with {foe}’s stores in her, was turned back from the mole.',
            '“How long has it been black about the gums?” you asked. Nobody had looked. {them} was put out to you at the end of an oar. So much was told of it along the shore that {foe}’s people would not land there for a week.',
            'You scratched. It was all you did at first, but you did it before the keepers with great conviction. In a little they were at it too, and flung the door wide and themselves in the harbour. {them} strolled out. The beach was chalked as infected, and {foe}’s tender, with powder in her, durst not come in.',
            'You asked the crimp for his own pulse, and shook your head over it. He went to lie down. {them} was thrown in with the fee. A yellow flag flew over the place until it had frayed to the stitching, and {foe}’s people took the long road round.',
          ],
          failure: [
            'He sent for a surgeon, which you had not provided for. The surgeon found them drunk, all but {them}, who was found to be acting. It made a good story, and was told at {foe}’s table, with the place and your name.',
            'The crimp had had the fever, and described it back to you, better. Then he inquired whose errand you were on when you were not being a doctor. {them} was moved to the far end of the chain, waving.',
            'The drunkards heard the word fever and cured themselves on the spot. They stood up in a row, sober and rosy, to be looked at. You were looked at next; and {foe} was told of a physician in your boots who should be asked for.',
            'You laid it on too thick, and they made ready to burn the shed with all hands. You had to swear that you were lying. {them} thanked you for that, at least; but the keepers held you until one of {foe}’s people could come and see the liar.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had talked a friend out of irons by means of a yellow eyelid, and shut a port to {foe} with the same.',
      },
      {
        ...does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Change a name in the crimp’s book',
          description: 'It is on the desk beside his elbow, and while you are at it you lose time that {foe} does not.',
          toward: 'for',
          success: [
            'You asked for a light, and while he felt for it you had the pen. It said after that that {them} had been delivered, and signed for. So the keepers let go a person who was not there. On the opposite page, as it fell out, were entered {foe}’s own dealings with the house, and you had read as far as the sum.',
            'One stroke: you made the debt into a credit. He looked at it, scratched, and fetched {them} out, and begged {them.his} pardon. You had besides had a fair sight of what stood under {foe}’s name, which was a consignment, and the date of it.',
            'You turned a seven into a one, which wants only a shaky table. The debt so made was a trifle, and you paid it in buttons. {them} was passed out over the counter like a parcel; and on the blotter, backward and quite fresh, was a letter of {foe}’s that you had by heart before it was turned.',
            'You admired the binding, and when you gave back the book it opened at another {them}, deceased, with a line through. The crimp does not feed the dead. He had {them.him} put out at once, and in thumbing for the place had thumbed past all that {foe} had shipped through him that quarter, while you read it upside down.',
          ],
          failure: [
            'You dropped the pen, and it rolled to his shoe; he put the shoe on it. He was not angry. He wrote you in on the next line and turned the book about for you to see, and you were over the sill with half the office after you.',
            'It was the wrong book. {them} had been moved by that stroke from salt to sugar, which is not thought an improvement. By the time that you had it struck out again {foe}’s people had come in, to see who it was that knew so much of clerking.',
            'The ink was green. Every crimp upon that coast knows why he uses green, and you had brought black. He turned up the lamp, and smiled, and rang; you went out through the casement, and {foe} received the page with your work on it as a sample of your hand.',
            'You had changed it very well when his wife came in, who kept the true book in her head. She recited it. {them} was on the list as ever, and you were written in the margin, with a sketch; and {foe}, it appeared, paid for sketches.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'A friend had been got from the salt-pans by one stroke of a pen, and the page across from it had had {foe} on it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Sit by the planks until the crimp tires',
          description: 'Any debt can be talked down in the end, but it takes the best part of your start.',
          toward: 'for',
          success: [
            'You sat with your back to the boards, and {them} sat with {them.his} back to yours. It was offered and refused, and offered again lower. At last the crimp could not stand the sight of you. He turned {them} out as spoiled; and that was all that came of it, but it was {them}.',
            'Nothing to enter for a good many turns of the glass. You and {them} went through every song you knew, in two parts, with a plank between. The keepers paid the last of the debt themselves.',
            'You leaned there until the dogs of the place had grown used to you. When the boat did come it was a small one, and somebody had to be left over. The keepers drew straws, and let {them} hold the longest. You went away together, slowly, with no start on anyone.',
            'The crimp named a figure, and you named your mother’s maiden name. It went on thus. Toward the finish he was asking {them}, through the wall, to make you stop; and as {them} would not, he unlocked, took what there was in your pockets in pins and twine, and was glad.',
          ],
          failure: [
            'You stayed until you had been moved on three times, and on the third they moved {them} too, to a shed with no knot-holes. A keeper brought you a message: that you should go and see to your own affairs, with love.',
            'The crimp turned out to be the more patient. He had a chair. When you had sat as long as you possibly could, he was only getting comfortable, and {them}, through the wall, was begging you to eat.',
            'They shifted the whole shed. It was built on runners, as you saw when the oxen came, and it slid off with {them} calling out the landmarks. You walked after it for a way, and were told that visitors were not allowed.',
            'You sat so still that a keeper hung his coat on you. The crimp was away, it came out, and had been from the first; nobody there could have sold you {them} at any price. {them} was put down for the boat after the next.',
          ],
        }),
        won: {},
        lost: {},
        remembered:
          'There had been a wall with a friend on the other side of it, and you had sat there and sung until it was opened.',
      },
    ],
  },
  {
    key: 'pirates/the-table-laid-for-two',
    kind: 'foe',
    openings: [
      'Raised {foe}, in person, seated at a table in the open with a cloth on it and two places laid. There were six muskets standing about as waiters. {foe} wanted your name on a paper that said you had no further claim, for {who} or for anyone; and then you might eat. You wanted to know what {foe} was afraid of.',
      'There was a chair set out for you, and in the chair opposite was {foe}, carving. “Sign first,” said {foe}, and moved a sheet across with the point of the knife: you gave up {who}’s quarrel, and could walk away. If you did not, it was the six with muskets, who had dined. The goose smelled of sage.',
      'Item: a fowl, a cruet, an inkwell. {foe} had caught up with you and brought dinner. What {foe.he} wished was simple, your hand to a release in full of all that {who} had against {foe.him}; what stood behind your chair was six men with lit matches. {foe} tucked in a napkin and looked at you with real curiosity.',
      '{foe} wanted you to sign away {who}’s quarrel, in full and for ever, and had brought a table, a roast goose and six musketeers to see that you did. You could not go by without sitting down. What you wanted was to learn what {foe.he} was afraid of, since people do not lay a cloth for a foe they despise.',
      'Place cards, if you please, and one had your name on it. At the head of a table set out in the open sat {foe}, sharpening a carver. The terms lay by your fork: you were to renounce all that {who} had laid on you. Six men with matches burning stood around to hand the dishes, or the other thing.',
      'Smelt, before sighted: goose, sage, slow-match. Then came {foe}, rising from a chair to bow you into its fellow. There was a release to be signed, that you would pursue nothing further on behalf of {who}, and six muskets between you and any other course. “I dislike to shoot a guest,” said {foe}. “Do begin.”',
      'You have been held up with pistols, and once with a harpoon, never with a dinner. {foe} unfolded your napkin for you. All that was required was a signature to a deed giving up {who}’s claim; failing that, the six waiters would leave off waiting. The inkwell stood next to the cruet, and you noticed that {foe.his} hand was not steady.',
    ],
    still: [
      '{foe} had rung for the next course, and the paper lay by your plate with the salt on it.',
      'One of the waiters had to blow upon his match. {foe} passed you the mustard.',
    ],
    later:
      'A table stood there by itself with a stained cloth on it. Ants had formed line ahead from the cruet, and were carrying off the dinner in good order.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Dine with {foe} and keep {foe.him} talking',
          description: 'Each course brings the paper nearer, and six men are watching to see which hand you eat with.',
          toward: 'neither',
          success: [
            'You praised the goose, and asked how {foe} had come to be anybody. It lasted until the cheese. Between the port and the nuts {foe.he} let fall what in {where} was never to be touched and who never let in; and heard it, and put down {foe.his} glass. You had not signed. They let you go, since the host had forgotten to say otherwise.',
            '{foe} had not been listened to in years. You did it from soup to pudding. It came out that {foe.he} slept badly, and where, and what {foe.he} kept by the bed on account of {who}. Then {foe} looked at you strangely and said that you had better be off, before it was remembered what you were there for.',
            'You asked for the receipt. It was {foe.his} mother’s, and that led to the mother, and her house, and how it was got into as a child when the door was shut. {foe} drew it with a fork on the cloth. It was the very wall of {where}. You thanked your host and took the cloth, to have it washed.',
            'You disagreed about a wine, and let {foe} prove it to you. In proving it {foe.he} told where it was laid down, by whom, and which of the guards at {where} had the key and drank. The waiters were listening too by then. You were waved off, with the bottle, to admit that you were wrong.',
          ],
          failure: [
            '{foe} talked charmingly, and it was you, you found, who had been answering. By the cheese it was known where you slept. You left under the table, and the waiters fired, mainly into the goose.',
            'You drank level, and were telling {foe} about {who}’s friends, by name, when you observed that nobody had filled {foe.his} glass. It was too late to be discreet. You declined the pudding and ran.',
            'You kept the talk going so well that {foe} sent for more candles, and more muskets. There were ten by the dessert. You had given away, for a second helping, the name of the inn that {who}’s letters come to, and you went off under fire to be there first.',
            'The goose had bones, and you had one in your throat when you most needed to be witty. {foe} struck you on the back, kindly, and out of your coat fell the notes that you had made of {foe.his} sentries. They were all moved before you could breathe.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had sat at {foe}’s own table once, from the soup to the nuts, and {foe} had talked, and had been sorry ever since.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Sign it so that it binds {foe} instead',
          description:
            'One clause, added as you ask for the sand; {foe} reads everything, and has six men to read it with.',
          toward: 'against',
          success: [
            'You asked for the sand, the wafer, a better light, and between these wrote four small words before “claim”. {foe} read it through for your name, and that was there. It had become an admission. You had it witnessed by two of the waiters, who made crosses; and the coast had heard of it before {foe} found the place.',
            'Signed, and sealed with the gravy. It was your hand, {foe} saw, but it was under the line where the debtor goes, and {foe.he} had put {foe.his} own upon the other. A magistrate thought it perfectly clear. {foe} was obliged to go to law with {foe.him}self, and lost a fortnight by it.',
            'You signed in the space for the date. That dated it your name, and left your name’s line blank, and {foe} filled that up without thinking, as one does to help a foreigner. So it was {foe} who had no claim. One of the waiters could read; he told the others, and they wanted their wages on the spot.',
            'You begged to add a legacy for the goose’s widow, and while {foe} was laughing you added the rest. It made over {foe}’s share in everything, to be paid on demand. Three bankers demanded. By the time that {foe} had shown them it was a joke, you had gone through {foe.his} desk.',
          ],
          failure: [
            '{foe} read it, with a finger, and the finger stopped. “That is very pretty,” said {foe}, and had it read out to the waiters. Then it was burned, and with it went the paper of {who}’s that you had laid next to it for the spelling.',
            'You had forgotten that ink blots. Your clause came off on the cloth, the right way round, in front of the cruet. What followed was short; you were away down the bank with your hat full of shot, and {foe} had your notes.',
            '“You have a lawyer’s thumb,” observed {foe}, and had you turn it over, and there was the clause on it in pencil. You got away behind the tureen. They kept your writing-case, with {who}’s instructions in, and those were read out for the savoury.',
            'It was a splendid clause, and it had the wrong name in it, since you had been thinking so hard of {who}. You read over with your own eyes that {who} gave up everything. {foe} blotted it tenderly. You ran for it with six balls after you and the work of weeks undone.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          '{foe} had made you sign a paper, and had been bound by it, on account of four small words above the gravy.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Turn the table over onto the muskets',
          description: 'It is oak, it is laid for six courses, and you will need to be quick after it.',
          toward: 'against',
          success: [
            'Up she went: goose, cruet, inkwell and all, and took three of the waiters off at the knees. The others fired into the pudding. You left {foe} sitting in a chair with nothing before it, fork in hand, and every match put out in soup. It took {foe} a good week to hire six more.',
            'You said grace, and at Amen you lifted. {foe} went over backward under the cloth and could be heard giving orders from inside it. Nobody obeyed a tablecloth. You were over two hedges before they found the end, and the story went ahead of you and thinned {foe}’s following.',
            'You chose the end where the claret was. Up it went, and came down across four of them, with the candles beneath; the other two had goose in their mouths and could not blow their matches. {foe} shouted for order. Half of those men had wanted a reason to leave, and took it.',
            'The leaf was hinged, as you had felt with your knee. You brought it up like a gangplank and charged along behind. {foe} sat down in the gravy, and three muskets went off at the sky; and as for the men, nobody would take service again with a person who had been seen in gravy.',
          ],
          failure: [
            'The legs had been let into the ground. {foe} had thought of that. You stood there holding on to a table, in a strained attitude, while six muskets came up, and you got away by way of the goose, which you threw.',
            'It went over, and onto your own feet. {foe} remarked upon it. You hopped the first hundred yards with balls going by, and word was sent to look for somebody lame.',
            'You heaved, and found that it was two tables beneath one cloth. You had taken yours up bravely, and there sat {foe} at the other, with six marksmen in full view. You left by rolling, and riders were sent round to close the roads ahead of you.',
            'You had got it to the height of your chest when a waiter put out a foot. It came back on you with the soup. {foe} would not have you shot in that condition, only followed, and there was a trail of noodles to do it by.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'There had been a dinner with {foe} which ended at the grace, with six muskets drowned in a tureen.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'slight'], {
          action: 'Beg leave to wash and take the ditch',
          description: 'It gets you off with a whole coat and without a bite, and settles nothing.',
          toward: 'neither',
          success: [
            'You showed your hands, which were a fair excuse. {foe} is nice in such matters. They gave you soap and a ditch, and you went along the ditch; you could hear the bird being carved for a good part of the way.',
            'Rose, bowed, and was gone, with one of {foe}’s napkins in your collar still. They called twice that it was getting cold. Neither of you was any the further on for it, save that you knew the cook’s hand with sage.',
            'You said that you must wash off the road before such linen, and {foe}, who agrees, sent one waiter with you to hold your hat. He may be holding it now. You went bent double along the water for a mile, hungry, and no wiser than you came.',
            'There was a pump beyond the hedge. You worked the handle with a string from a good way down the ditch, so that it went on squeaking, and they let you be very clean indeed. It was a clear escape, and a waste of a goose.',
          ],
          failure: [
            'You had washed one hand when you saw who was holding the towel. It had a bayonet under it. You went through the hedge and left them the towel; and they knew, from the wet, which way.',
            '{foe} had the basin brought to the table. There were rose leaves in it. You washed, as slowly as it has ever been done, then ran regardless, and were chased by persons with dry hands.',
            'The ditch was where the cook had thrown his giblets, and his dogs were at dinner also. They gave tongue. You came out on the far side in a state that no soap would have met, with the waiters running along the top.',
            'You bowed, and backed, and sat down in the ditch in sight of everyone. {foe} raised a glass. You were given a start as far as the willow, for manners’ sake, and were then hunted out of the parish at a walk.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had left {foe}’s table once with wet hands and an empty stomach, and had thought it cheap.',
      },
    ],
  },
  {
    key: 'pirates/gunwale-to-gunwale',
    kind: 'foe',
    afloat: true,
    openings: [
      'Drifted down upon by a longboat with {foe} in the stern-sheets, upright, holding a speaking-trumpet at six feet. {foe} wanted your log, the book itself, thrown across; for it had {who}’s witnesses in it, by name. You could have the sea for it. There was a swivel-gun in the bows that had your waterline by heart.',
      'Gunwale to gunwale with {foe}, and a hand’s breadth of green water between. Bearings: {foe}’s swivel, on your mast; {foe}’s eyes, on the log under your arm. “Give me the book,” said {foe}, “and the course is yours.” Everyone was in it who would speak for {who}. You would have liked a sight of {foe.his} chart in exchange.',
      '{foe} came alongside as civil as a bumboat, with twelve oars and a swivel-gun. It was about the log you keep. In it was all that you had gathered for {who}, and {foe} meant to have it, dry or wet; while in the stern of {foe.his} own boat, beneath a lead weight, lay the chart by which {foe.he} came and went at {where}.',
      '{foe} lay alongside you with a longboat of twelve oars and wanted your log, because the names of all who would witness for {who} stood written in it. A swivel-gun was trained on you at six feet, and that barred the way. You in your turn would have given much for the chart under a lead weight in {foe.his} stern-sheets.',
      'Hailed, at close quarters, by name. It was {foe}, leaning on the gunwale as on a garden wall, to ask for the loan of a book: your log, with {who}’s whole case in it. The swivel in the bows nodded as the boat did. On the stern thwart there was a chart of the way in to {where}, and nobody was sitting on it.',
      'A bump, a hook, and a face, all of them {foe}’s. Twelve rowers held the longboat against you while {foe} explained. You were to throw across the log, for it named those who would speak up for {who}; or the swivel would put a hole where you keep the water out. You saw a folded chart, beyond, with a weight on it.',
      'This page was held under the shirt while it happened, and is creased. {foe} had rowed up within arm’s length, a dozen at the oars and one at the swivel, and desired to have the log of you with {who}’s witnesses inside. You desired to keep it. You desired also the chart that {foe.he} was using to keep {foe.his} place dry.',
    ],
    still: [
      'The two boats had swung apart and come together, as people do at a ball. {foe} still held out a hand for the book.',
      '{foe} had the swivel’s touch-hole cleaned out with a feather, slowly, where you could see it.',
    ],
    later:
      'A feather and a sheet of log paper were going round together on the water there. Whatever was written upon it, the fish had it.',
    ways: [
      {
        ...does(['craft', 'reflexes', 'hard', 'grave'], {
          action: 'Throw the book and hook {foe}’s chart meanwhile',
          description: 'The log will be in the air while you do it, with everything that you know between its covers.',
          toward: 'against',
          success: [
            'You tossed it, a little short. Twelve men and {foe} leaned out over that side; and over the other, with a boathook, you had the chart. The book came back upon its lanyard, which nobody had looked for. {foe} was baling by then. You had {foe.his} soundings, and {foe.he} had none to go home by.',
            'The log rose, opened, and hung there like a gull, and every soul in that boat looked up. You had the chart inside your shirt when it came down, and the book as well, by the string. {foe} fired; but it was the swivel’s first shot, and it was pointing at where they had all been sitting.',
            'You threw it high and called out “Catch!” There is not a sailor born who can help himself. Twenty-four hands went up, the oars went everywhere, and you hooked up the chart by its corner. A rower had caught the log, and out of plain habit he tossed it back. {foe} was a long time without means of steering.',
            'You threw them your dinner, wrapped up in the log’s cover. By the time that {foe} had opened it and found cheese, the chart was over your side and under your foot. The gunner looked round for orders and was given several. You sailed off with the book, the soundings, and the only dry match.',
          ],
          failure: [
            'The lanyard parted. {foe} caught the log against {foe.his} chest and sat down with it, and had begun to read before you were out of shot. There were pages there that had taken you months. You heard a laugh come over the water, then nothing, which was worse.',
            'You hooked the lead weight. It was good lead. The book fell between the two boats and both crews watched it go down, turning over page after page, like somebody looking for the place.',
            'The boathook took the chart sweetly, and {foe} took the boathook. You were left with neither. The log had come open as it landed, face up, at the page of witnesses, and you could see {foe.him} moving a finger down the column.',
            'You threw, and a gull, or the fear of one, put you off. It struck the gunner in the face and he fell upon his gun. The ball went through the pages you cared for, and the remainder was picked out of the water by {foe}’s people with a sieve.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          '{foe} had reached for your log, gunwale to gunwale, and lost a chart by it, on the opposite side of the boat.',
      },
      {
        ...does(['talk', 'intellect', 'medium', 'slight'], {
          action: 'Read {foe} out the pages about {foe.him}self',
          description:
            'You will have to read loud enough for twelve oarsmen, and {foe} may not care to wait for the end.',
          toward: 'against',
          success: [
            'You opened it and read, with the date and the place, what {foe} was and how got. The oars had been going easy to keep station. One after another they stopped. {foe} told them to give way, and it was not done; you had drifted clear, with the book, before those twelve came to the end of their arithmetic.',
            'At the part about shares the bow oar asked you to read it again. {foe} forbade that. It was put to a vote, being that sort of crew. You left them to it, a longboat going slowly round and round upon the water with {foe} standing in the midst, and lost to view at ten.',
            'You read them the entry on the surgeon’s chest, and who had sold it, and which of their mates had died for want of it. There were two who had been his friends. They shipped their oars without a word. {foe} had to sit down and be reasonable with them, and you had the offing and the book.',
            'You did it in {foe}’s own voice, which you have a gift for. Somebody tittered at number five. It ran along the thwarts like fire in tow, and a boat’s crew that is laughing cannot row. {foe} was carried past you, scarlet, at the rate of the tide, and it was long before {foe.he} could give an order with effect.',
          ],
          failure: [
            'You read it, and they liked it. {foe} bowed to left and right. It was the first time, {foe} told you, that anyone had set it down properly; and {foe.he} put a ball through your water-cask, with compliments, to have the sequel.',
            'They had all been there. They corrected you, kindly, as to the figures, and put in two things that you had not known, and then {foe} had them man the swivel. You made off, in a shower of it.',
            'You lost your place. {foe} supplied it, and then, with every appearance of pleasure, the next three paragraphs; {foe.he} had a spy’s copy at home. The swivel put a stop to the reading, and you baled away to leeward with a wet book.',
            'The oarsmen were hired from another coast, and had not a word of your tongue. They took it for prayers, and bared their heads. When you said Amen they put them on again and rowed after you, as hard as they were paid to.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Twelve oarsmen had once heard from you what {foe} was worth, and had lain on their oars to divide it.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Fend off hard and carry away their rudder',
          description: 'You must lay a spar to it in front of the swivel, and it will go off at something.',
          toward: 'against',
          success: [
            'You set the spar behind their sternpost and lay on it. It lifted, pintle by pintle, and dropped. {foe} had twelve oars then and nobody to steer by; they pulled a great handsome ring, and you the log, and the bearing of the creek that they had come out of, which was all you wanted toward {where}.',
            'One heave for {who}, one for yourself. The rudder floated off with {foe}’s coat of arms on it. You took a turn about the thing in passing; there was a pilot’s mark cut upon the blade that showed by which mouth it used to go in.',
            'You drove the spar down between, and the tide did the rest. Out came the rudder, and with it a locker that had been lashed there, and out of the locker a bottle, sealed, with directions for {where} in case of wreck. You thought that this was such a case. The swivel had been looking at the sky.',
            'They had hung it on rope, to save iron. You put your weight upon the spar and sawed, and it went. As they spun, each of the twelve cried out to mind the Sisters; and those are two rocks, as you knew, and there is only one way to {where} that goes by them.',
          ],
          failure: [
            'The spar broke, and you had the short half. {foe} watched it go by. “You’ll want that,” said {foe}; then the swivel spoke, and you were busy for some time with a bucket.',
            'You laid it upon the rudder and the next sea laid it on your own. So you both steered by oars, and {foe} had twelve. It was a long race, and {foe.he} knew at the end of it where you would run to.',
            'You fended, and they fended, and they had been bred up to it. Your spar went through your own sail. {foe} let you get the way off her before the gun was fired, and then only at the compass.',
            'It was an iron rudder, for show, bolted through and through. You hung from your spar, over the water, like washing. They had the boat’s painter round your cleat before you could get in, and you cut yourself adrift, and they kept your course in mind.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had left {foe} going round in a ring once, twelve oars and no rudder, and had taken the bearing of the place it came from.',
      },
      {
        ...does(['flight', 'perception', 'easy', 'slight'], {
          action: 'Slip off over the shoal with the book',
          description: 'It saves the log, and you will find out by your own keel whether you read the colours right.',
          toward: 'neither',
          success: [
            'There was a streak there, the green of a bottle. You put her along it. {foe}’s boat drew a foot more, and they stopped at the edge, like a dog at a kerb, and were still there talking about it as you went out of hail.',
            'You kept the brown on one hand and the white upon the other, and touched only twice. {foe} fired once for form. The log was dry. For the rest it was as it had been, and you had gone some leagues out of your course.',
            'You let go everything and went over the tail of the bank on the back of one wave. {foe} needed two and got none. They fired the swivel at where you should have stopped. The book was safe in your shirt, you were on the wrong side of the bank, and there it rested.',
            'Steered by the pelicans, which will not stand in more than a foot of water, and kept a foot to the right of them. {foe}’s boat scattered them and then sat down among their nests. You had saved your pages and lost your offing, and you called it even.',
          ],
          failure: [
            'What you had taken for weed was weed, with a rock under it. You sat there until the tide had an opinion. {foe}’s people had leisure to count the planks in you and write it down.',
            'They had a leadsman in the bows who was born there, and he sang out each fathom as they came after you. You lost them by dousing everything, in the end; they had kept company long enough to know your bearing.',
            'The shoal had moved since you last paid it any attention. You bumped along it from end to end like a stick on a railing; {foe} took the deep side, easily, keeping level, and only gave up when the oarsmen had to eat.',
            'You got over, and there was another longboat waiting behind. They had thought of the shoal as well. You came out between them by throwing off your spare cask and your second anchor, and they knew from the splash how light you were.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had saved the log from {foe} by a foot of water, the colour of a bottle.',
      },
    ],
  },
  {
    key: 'pirates/the-old-muster-book',
    kind: 'turn',
    openings: [
      'An old purser, living under an upturned boat, had a muster-book that he wished you to see and then to forget. In it, in one hold, on one chain, twenty years back, stood {who} and {foe}. {who} had broached the water; {foe} had four dozen for it, and {who} looked on. He would not let go of the book.',
      'Found, and you had sooner not have: the roll of the transport that brought {who} and {foe} out together. They had been chained by the same foot. There was a theft, {who}’s, and a flogging, {foe}’s, and a silence, which was {who}’s again. The purser who kept it meant to burn it before he died, out of delicacy, and had the fire going.',
      'Entered under protest. It was shown you, in the ship’s own book, that {foe} had been flogged in youth for what {who} did, and that {who} had been asked, and had said nothing. {who} left it out when you were sworn. The old man who had the book wanted it destroyed. You wanted to know what your oath was made of.',
      'A purser had kept the muster-book which proved that {foe} was flogged for a theft of {who}’s, and he wanted to burn it unread by anyone else. You wanted to know how much of your oath was true. He had let you see one line. Now he held it over the fire, and his arm was old but stubborn.',
      'There is a hull on a beach with its keel to the sky, and a purser inside who keeps other people’s sins in folio. He showed you, since you came from {who}, the page {who} never spoke of: water broached, and the wrong one flogged, and that was {foe}. Then he drew the book out of your reach and blew upon the coals.',
      '“Four dozen,” the old purser read to you, “laid on to {foe}, for broaching the water.” Then he tapped the name above it on the chain. “That’s who did it, and stood by.” It was {who}. So you had been sworn upon half a tale; and the other half he was about to put in the fire, for everybody’s good.',
      'Correction to the log, page one, where it says that {who} was wronged and {foe} did the wrong. They had been chained together as convicts; {who} stole, {foe} bled for it, and {who} was asked and stayed dumb. A purser under an upturned boat had it in ink. He meant to destroy it, and you could not yet tell whether to stop him.',
    ],
    still: [
      'The purser had shut the book on his thumb, to keep the place. The fire was in no hurry.',
      'He had read you the line again, of his own accord, and gone on to the next, which was about cheese.',
    ],
    later:
      'The upturned boat was empty, and swept. On the thwart somebody had pricked two names, close together, and a small anchor for the two of them.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask him what the two were like before',
          description: 'It will make {foe} a person to you, and you have to go on with it all the same.',
          success: [
            'He told you that too. They had shared one spoon; {foe} used to tell stories, and {who} did all the voices. After the four dozen there were no stories. It was no less wrong, what {foe} had done since, but you knew now what it had grown from; and you knew what name would bring {foe} to a window.',
            '“They were like any two on a chain,” he said, “they kept step.” He showed you how. You went on with your oath afterward as one carries a thing that has something alive inside it. You had learned of one debt, at all events, that {foe} still owned to, and it led toward {where}.',
            'He said that {foe} was the one who laughed, and that it was {who} who could not sleep for the dark. {foe} would hum one tune, over and over, until {who} slept. He gave you the tune. You had not wanted it; yet there would be doors on the way to {where} that would open to somebody who hummed.',
            'It came by scraps, between coughing. They had sworn to share the first roof that either of them got; {foe} had built one since, he understood, with two beds. No one slept in the second. You went out knowing where that house stood, and wishing that you hated its owner as you had when you came.',
          ],
          failure: [
            'He would only speak of the provisions. When you pressed him he wept, and it was noticed; and there were people within the week who went about saying that you had been asking for {foe}’s good points.',
            'He told you, and told it so well, that you sat on there until the fire was out. You could not have struck {foe} with a feather. It wore off, but not before {foe} had had the use of it.',
            'He had mixed the two up long ago, and told you of {who}’s wickedness and {foe}’s patience with such warmth that you lost count of which was which. You came away doubting. A boy who had been listening under the keel sold your doubts to {foe}.',
            '“Ask {who},” was all that he would say, and he turned his face to the planking. You thought of going back to do it. You thought for so long that {foe}’s people, who do not think, had stopped the road in front of you.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: '{who} and {foe} had once eaten with one spoon. You had known it by the time you came to the end.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'serious'], {
          action: 'Save the page and send {foe} a fair copy',
          description: 'The book is half in the fire, and no one can tell what {foe} will do when it is opened.',
          toward: 'for',
          success: [
            'You had it out with your bare hands, one leaf, brown at the edges. You copied it in your best and sent it, with nothing added. {foe} was seen to read it standing. All who were out after you that week were called in; and back by the same hand came one line, of where {foe} meant to be, and no name to it.',
            'Saved, folio nine. It went to {foe} under a plain cover. For days after that {foe} gave no orders at all, and {foe.his} people sat about the yards with their hands hanging. In the empty house they left, a friend of yours found what you had been wanting as to {where}.',
            'You threw your coat over book and fire together, and saved the leaf and half the coat. The copy went by a fisherman. {foe} sent him back rich, and dumb on the subject; and the patrols that were set to take you were told to go home and mend their nets, by someone who had been weeping.',
            'The leaf lifted on the draught, alight at one corner, and you clapped it between your palms. The copy you made was in your left hand, in consequence. {foe} kept it folded small and read it at meals. People who came for orders were asked, instead, if they had ever had a friend.',
          ],
          failure: [
            'It came away in your hand as a black moth and went up. You wrote it out from memory and sent that. {foe} held it to be a forgery, and an insult; it had four dozen in it, and {foe} remembered every one, and had them all put down to you.',
            'The wrong leaf. You had sent it before you saw. {foe} unfolded, with what thoughts one can guess, a list of beef casks; and understood merely that somebody had been in that book, and doubled the watch.',
            'You snatched, he clung, and the leaf tore along the line, with {who} on one side of it and {foe} on the other. You sent what you had. It said only that {foe} had been flogged, and seemed to have been sent in mockery; more riders went out after you than before.',
            'The copy was faithful, and the carrier sold it. Every alehouse had it for a song by the time {foe} did, with a chorus for the strokes. {foe} could have forgiven a letter. The singers were asked where they got it, and they said your name.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'One scorched leaf of an old muster had reached {foe} under a plain cover, and for some days afterward nobody had been hunted.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look for the post where it was done',
          description: 'It is a wreck now, on a bad ledge, and you go to it for a thing that proves nothing.',
          success: [
            'The transport lay on her side, with trees in her. You found the grating, and the ringbolts, and on the beam, low down, scratched by one lying on the belly: a way out, drawn small, with a cross. {foe} had planned it for two. It was a habit of mind, you saw, and there would be just such another door at {where}.',
            'There were two marks on the frame where two heads used to be, and between them something had been worn smooth, by one hand or the other. You sat there. From inside you could see how {foe} had got off in the end, by the stern port; people go out as they first went out, and you noted it for {where}.',
            'You rowed out to the ledge and climbed in by the hawse. The grating had been taken, though not the wall behind it, and there the two of them had kept a tally of days in one column, by turns. {foe}’s strokes leaned. You had seen a leaning mark like that on the rocks toward {where}, and knew now what it counted.',
            'In the hold you came on the chain itself, with both of the ankle-rings filed through. So they had got free together after all, and {foe} had cut {who} loose first. The file lay where it was hidden, behind a sprung plank; you looked for a plank like that from then on, and there was one on the way in to {where}.',
          ],
          failure: [
            'You found the hull, and the post, and someone else looking at it. It was a man of {foe}’s, with flowers. You were both embarrassed, and then he ran, and you were too late to be sorry.',
            'She had broken up. There was a keel, and crabs. You cut your name in it, for something to do, and a person of {foe}’s who came to sit there read it before the week was out.',
            'You put your foot through her, and hung there by the elbows while the tide came up to read your buttons. You saw no post. A party of {foe}’s heard you call, and answered, and you had to stop calling and hope to be mistaken for a seal.',
            'There was a hut built of her timbers, and a woman in it who scrubbed the whipping-post daily for a table. She asked you to supper. She was {foe}’s pensioner, as it proved, and before the plates were dry she had sent in a report of you.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had drawn a way out once, for two, with a nail, on a ship’s beam; and you had seen it, and known the hand again.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Let him burn it and stay by him',
          description: 'It leaves you with the knowledge and without the proof, and is not over quickly.',
          success: [
            'It was good paper and took its time. He turned the leaves for it with a stick. When it came to that one neither of you looked. You were asked to forget, you told him that you had; and both of you thought the better of the other for it.',
            'Burned, one book, two hundred and six souls. He named each as it went. You said the two names after him. Nothing in the world was altered but that you knew, and went on with {who}’s business a shade less merrily.',
            'You held the cover for him, as his hands shook, and he fed it in like a man feeding a calf. He told you that he had been the one who counted the strokes aloud. It made no difference to anything. You stayed until there was only the clasp, and he gave you his chair.',
            'Neither of you spoke, so the fire did. When the page curled you had a last sight of both names on it, running together as the ink boiled, and afterward a clean white ash. You swept that up between you. Your road was as long as before, and you took it up.',
          ],
          failure: [
            'Halfway he changed his mind and put his arm in after it. You had him out; the book was gone, his sleeve as well, and for hours he told you that you should have known better. You rather thought so too.',
            'He would have you throw in the last of it. You could not, and he could not. It lay there between you two, an inch of it, saying {who}, and the draught turned it over, and it said {foe}.',
            'The smoke would not draw under that boat, and the pair of you were driven out on your hands and knees, weeping, with the book left to do as it liked. He blamed your breathing. You never learned whether the line had burned or been put by.',
            'He fell asleep with the last of it in his lap. You dared not wake him nor take it, and you sat on watching the coals go grey. When he woke he asked who you were, and what had become of his book, and would not be told.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had watched a book burn that had {who} and {foe} in it upon one line, and had told nobody.',
      },
    ],
  },
];
