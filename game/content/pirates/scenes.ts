import { does } from '../builders/offers.js';
import { type SagaSceneContent } from '../../model/content/scenes.js';

/*
 * A ship’s log kept by a literate rogue: items, bearings, musters and columns of account, with the verb put first and the shame entered last, in the margin.
 * It reckons people as cargo and is caught out every time by being fond of them.
 */
export const pirateScenes: readonly SagaSceneContent[] = [
  {
    key: 'pirates/the-book-called-for',
    kind: 'giver',
    cast: { 'messenger/man': 'he' },
    openings: [
      'Stopped by a footsore messenger from {who}, with a slate full of questions. Somebody had told {who} that {foe} had bought you; and until you had cleared yourself to this man, nobody along that coast was to lift a hand for you. You might show him your log, or find the liar, or answer him. He held out the chalk.',
      'Met a messenger on the road, who had walked until his feet bled to bring you {who}’s word. {who} had heard, from somebody, that you were in {foe}’s pay; and until you had answered this man’s questions and proved it a lie, {who}’s friends were to sell you neither bread nor news. He meant to ask all of them.',
      'Handed a letter from {who} by a lame messenger, to be answered upon the spot. “They tell me that you dine with {foe},” it said. “Show my man your log, or prove who lies, or I strike out your name and put in a better.” He had a list of questions with it, and rags about his feet.',
      '{who} wanted proof that {foe} had not bought you, and had sent a messenger on foot to fetch it. Somebody had spread that tale; until the man with his slate was satisfied, not a door along that coast would be opened to you. He had walked his shoes through. “Account,” he said, and licked the pencil.',
      'Stopped by {who}’s messenger, a man with sore feet and a list of questions. Bed, bread and the way had been refused you all along that coast, and here was the reason: {who} had been told that you ate from {foe}’s hand. The man was to hear your defence and carry it back. You had to convince him.',
      'Overtaken by a messenger from {who}, limping. A story went about that you were in league with {foe}; and no one was to help you onward before you had answered this man’s questions and cleared yourself. A ferryman had refused your money over it that week. You had to answer him.',
      '“I’m to say it as it was said to me,” began a messenger on bleeding feet, and shut his eyes. “{who} hears that you belong to {foe}. Satisfy this man, or be shut out of every house of mine from here to the cape.” He had a list of questions, and did not know who had started the tale. You had to clear yourself.',
    ],
    still: [
      'The messenger had sat down upon your sea-bag, so that you should not go before you had cleared yourself. {who} still thought that you belonged to {foe}.',
      'The messenger still did not believe you, and until he did none of {who}’s friends would sell you bread. He had begun to whistle, between two answers, the tune that they play when a name is struck off.',
    ],
    givenUp: [
      'The messenger had no more room on his slate, and limped home to {who} with your case not proved. Nobody stopped you from going on. {who} would think it over.',
      'The messenger gave up and took the road back to {who}. The doors along that coast stayed shut to you for a week, and then it was forgotten. Not cleared; not stopped.',
    ],
    later:
      'Chalked on a stone where {who}’s messenger had sat: Account rendered. Someone, not you, had added a question mark and thought better of it.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Read him your log from page one',
          description:
            'It shows where you were all this time, and that you never dined with {foe}; but you must read out what shames you too.',
          toward: 'for',
          success: [
            'You read him the whole log, and he believed you: nobody had bought you. He had you say the page where you ran away twice. “{who} ran from there too,” he said, and put his mark at the foot; and he told you, as from {who}, that {foe} cannot sleep in a locked room.',
            'Read him the log, and it cleared you. At the week when you were said to have dined with {foe} he counted on his fingers, and found you three hundred miles off with a fever. He begged your pardon in {who}’s name, and gave you the name that {foe} was born to.',
            'You read your log to him, and he was persuaded by the entry where you had cursed {who} and gone on regardless. “Nobody bought writes that,” he decided. He gave you in return a sealed note, which said that two of {foe}’s captains could be bought. {who} had told him to carry it home again if he was not content.',
            'You read him the log until your voice cracked, and at the end of it the messenger took your side. He had you skip nothing, neither the theft of the hen nor the two pages of remorse. Then he unpicked the lining of his cap and gave you a note in {who}’s hand: {foe} rides out alone on Sundays.',
          ],
          failure: [
            'You read him the log, and a leaf was missing, and it was the leaf with {foe} upon it. It had gone to light a pipe; you remembered the very pipe; it did no good to say so. The messenger wrote something on his cuff. {foe} had the use of your bad name meanwhile.',
            'You read him the log, and on the second page stood what you thought of {who} at first sight. You had it read out before you saw what it was. The messenger had good ears, and now he was nearly sure that you were bought. {foe} gained by every hour of it.',
            'You read as far as a page that you had written drunk, and the messenger thought that the longest word was {foe}. You swore it was a word for bilges. He did not believe it, and copied the word for {who}; and {foe}’s tale had a better run than before.',
            'You read him the log, and he asked why so honest a book should be so neat. You had copied it fair, out of vanity. He took it that there were two logs, and that the true one was hidden. {foe}, when it got about, kindly let it be known that the other one was excellent.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          '{who} had doubted you once, and been read the whole log with the blots in it, and had not asked for another page since.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'serious'], {
          action: 'Find out who started the lie',
          description:
            'You must follow it from mouth to mouth, port by port, and be certain of a liar before you name one.',
          toward: 'for',
          success: [
            'You traced the tale back, mouth by mouth, to the man who had started it: a tally-clerk in {foe}’s pay. The messenger took his name home to {who}, and you were cleared. The man confessed, and told {who} all the rest that he was paid to say.',
            'You found who had started the tale: {foe}’s barber, who had taught it in three ports in the same seven words. With that you were cleared, and you had besides a list of every ear that {foe} had upon that coast; and {who} saw to it that they were told nonsense.',
            'You found who had lied by asking each teller what {foe} had worn on the day when you were bought. They had all heard of a blue coat from one boy; and {foe} had sold that coat long before. The boy confessed. {who} took you back, and {foe} lost the best-placed boy on the coast.',
            'You traced the tale, by two inns and a chandler, to a woman who wrote letters for {foe} at a penny the sheet, and {who} knew it for a lie. She wrote one sheet for the messenger for nothing, with all of her customers’ names. {who} read it, and had them visited.',
          ],
          failure: [
            'You traced the tale through five mouths, and it ended in the messenger’s own brother, and it was wrong. He rubbed it off the slate. {who} was told that you had called honest people liars, and {foe}, who had started it, had only to agree.',
            'You named one man as a liar, and he had been dead for a year. It looked ill. The messenger entered it as perjury and waited for something better; and two houses that would have hidden you from {foe} shut their doors.',
            'You followed the tale from mouth to mouth, and the trail was false: it had been laid for you, and led back to {who}’s own kitchen. Your asking there made {who} more certain of it. The messenger asked if you had anything else.',
            'You traced the tale to its source, and the source was yourself: you had talked in a fever, it seemed, and of {foe} with affection. The messenger wrote that down with real regret. More doors were barred on account of it, to {foe}’s profit.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'The lie that {foe} had bred to part you from {who} had been followed home, and had cost {foe} every ear on the coast.',
      },
      {
        ...does(['gift', 'vigour', 'medium', 'slight'], {
          action: 'Carry the messenger home on your back',
          description: 'His feet are in rags from finding you, and a bought man would not do it; but he is heavy.',
          toward: 'for',
          success: [
            'You carried the messenger home to {who}’s country on your back, and he spoke for you. He had meant to report upon your words. He reported upon your back instead; and {who}’s people, hearing it, misdirected the next two riders that {foe} sent after you.',
            'You carried him so far that he ran out of questions, and he told {who} that you were honest. “A bought man hires a mule,” said he. It went round as a proverb, and those who sell horses along there became unable to find one for {foe}’s people.',
            'You carried the messenger home, slowly, and all the hamlets along the road saw it and took your part. {who} was content. By the second hamlet they were bringing you soup, and by the fourth a party of {foe}’s that asked for you was sent, with every courtesy, into a bog.',
            'You carried him home, and {who} cleared you. He weighed as much as an anchor and apologised like one, not at all. {who}’s people looked at your knees, which shook, and acquitted those; and a carter, on the same evidence, lost the powder that he was hauling for {foe}.',
          ],
          failure: [
            'You carried the messenger for a mile and dropped him in a ditch, yourself with him. He was very civil, and no nearer to believing you. The tale went about that you had thrown {who}’s man in the water, and {foe} saw that it did.',
            'The messenger would not be carried, and you had gained nothing but his anger. He had come on his own feet, he told you, and nobody should say that {who}’s man was freight. You offered again, and that was worse; and {foe} had the good of the hour.',
            'You lifted the messenger, your back gave out, and he came down on his slate and broke it. All your answers were on that. He could recall none of them but the worst, and wrote those on his cuff; {foe} would be glad of them.',
            'You carried the messenger with a will, down the wrong road, to a house where {foe} was in credit, and there they wished to keep you both. You got him away by a window. He was as far from {who} as before, and liked you less, and {foe}’s people knew where you were.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A messenger sent to accuse you had been carried home on your back, and had called it the best evidence he ever took.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Answer his questions until he has no more',
          description: 'You will be believed in the end, and get nothing else by it but a long sitting.',
          toward: 'for',
          success: [
            'You answered all his questions, and he found nothing against you, and you were cleared. It was forty questions, by tally, with a drink of water at the twentieth. He seemed let down by it, and went off to tell {who} that you were as honest as could be expected.',
            'Answered him the same question four times in the same words, and the messenger was satisfied. At last he wiped his slate with his sleeve and allowed that {who} might trust you and sleep; it was all the news he had to carry, and all you had by it.',
            'You answered until he had nothing left to ask, and he went home content. At the last he had asked what you would do if {who} should prove to be a liar. You told him that you would be sorry, and finish. He had nothing to give you for it.',
            'You answered the whole list, lying down, after a time, with your hat on your face, and the messenger lay down as well to ask. He went off to tell {who} that you were guilty only of snoring, which {who} had not inquired about. The doors were open to you again.',
          ],
          failure: [
            'Somewhere past the thirtieth question you contradicted the ninth, and the messenger did not believe you. It was about a dog. He made no remark, he only wrote, and one saw how it would sound when {who} had it.',
            'You fell asleep between two answers, and he took that for a bad sign. {who} would hear of it, he said. He had not condemned you; you were merely not cleared, which is worse company.',
            'You answered all of it, and he began again at the first question, and your second answers were different. They were shorter, at any rate. He noted the difference each time, and was no more satisfied than when he came.',
            'You answered everything, and he had lost his pencil and could write none of it down for {who}. It had all been most convincing, he said, in a general way. You were neither cleared nor charged.',
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
    cast: { widow: 'she', 'pilot/husband': 'he', 'men/searcher/people': 'they' },
    openings: [
      'Came to the house of a dead pilot, whose widow had two papers of his. One was a secret way to {where}; the other was the list of the spies whom {foe} paid to watch for you. {foe}’s men were coming to search and must find one paper, or she would hang; so you could have only one. It was for you to say which.',
      'At a house by your road a pilot’s widow laid two papers on her table and let you choose one. One told how to come at {where} unseen; one gave {foe}’s spies by name. The other she must give up to {foe}’s men, who were on the road to search the house. Her husband lay behind it in a grave half dug.',
      'You had come to a pilot’s widow for the papers that he left, and she barred the way with her arms crossed. There were two, the secret road to {where} and the roll of {foe}’s spies; {foe} knew of them, and was sending men to search. She dared let you carry off one, and one had to be there for {foe} to find.',
      'You had gone to a dead pilot’s house for two papers of his, a road to {where} that nobody watched and a list of {foe}’s spies, and his widow would let you have only one. {foe}’s searchers were on their way and had to be given something, or they would burn the house. She set out both between the candlesticks and told you to be quick.',
      'A pilot’s widow called you in from the road, and sat you down before two candlesticks and two papers. Her dead husband had piloted for {foe}, and had kept a secret way to {where} and a list of {foe}’s spies. {foe}’s men were coming, and she must surrender one paper to them; you were free to choose the other. She had burned her fingers on the candle, and did not notice.',
      'You had stopped at a pilot’s house. “He is dead,” said his widow, “and these are all that he left.” She meant two papers: his chart of the back way to {where}, and his list of everyone who spied for {foe}. She would give you only one. When {foe}’s people came to search, the other had to be there to find, or she would hang.',
      'A pilot’s widow called you in from the road and showed you two papers of her dead husband’s: the way to {where} that is not guarded, and the names of {foe}’s spies. {foe}’s men were on the road to fetch them, and she dared to lose only one. Which would you have? She asked it crossly. She had buried him on Sunday, in a hurry.',
    ],
    still: [
      'You might still have one of the widow’s two papers, and had to choose it before {foe}’s men came for the other. They lay on the table yet, with a candlestick on each.',
      'The widow still had both papers before her, the way to {where} and the list of spies, and had given you neither. She moved them about under her palms, so that it should be Providence, she told you, and not herself.',
    ],
    givenUp: [
      '{foe}’s men came up the road, and you had to be gone without a paper. The widow gave them one sheet and was left in peace; the other she had burned.',
      'The widow let {foe}’s searchers have one sheet, took a receipt for it, and was not hanged. The second went into the fire. You got away by the back, with neither.',
    ],
    later:
      'Behind the house of the pilot’s widow stood a board with his name on it. She had set a candlestick at either side.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Ask for the paper with the way to {where}',
          description:
            'You could come to {where} unseen, and the oath is nearer; but the other paper is lost, and {foe} keeps every spy.',
          success: [
            'You chose the road to {where}, and the widow gave you the paper. You had it by heart before she could change her mind. The list of spies went to {foe}, and they drew their month’s wages and went on looking for you.',
            'You asked for the road, told the widow what it was for, and had it. “He was proud of that one,” she said. It was as good as a month gained toward {where}. The list of spies went to {foe}, who now knew what you had chosen, and set them to watch there.',
            'You took the road to {where}, and the widow breathed out, since it was the one she had hoped you would take. It brought you round two forts and a customs-house. The list of spies went back to {foe}, who read it over fondly and raised the reward.',
            'You had the road from her. She made you say why, and you said it badly, and she folded it small and put it in your shirt; there was a ford on it, toward {where}, that no living soul had used. {foe}’s men got their list, and each spy on that list was told to look out for your hat.',
          ],
          failure: [
            'You asked for the road, and the widow could not make up her mind to it. She gave it and took it back while the candle burned. You had read perhaps a line. A spy of {foe}’s had seen you at her window meanwhile.',
            'You asked for the road and had it in your hand, and it showed the coast as it was before a hurricane changed it. The widow thought that she had a newer sheet somewhere. {foe} gained one more day by that.',
            'You asked for the road, and she pushed the paper across, and the candle with it. You beat out the flame with your sleeve, and she would not let go of the rest until you had washed. {foe}’s watchers had seen a light jump, and asked each other who was in there.',
            'You asked for the road, and said too much about {where}, and she put her hand flat on it. Her brother lived there. She would not have trouble brought down upon him. You argued, and {foe}’s men on the road had come a mile nearer.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'At a widow’s table you had chosen the road to {where} over the names of {foe}’s spies, and been watched the whole length of it.',
      },
      {
        ...does(['patience', 'perception', 'medium', 'slight'], {
          action: 'Take the names and hunt {foe}’s spies',
          description:
            'With the list you can chase them off, and {foe} sees less; but the way to {where} is lost, and the oath must wait.',
          success: [
            'You took the list of spies and frightened off all seventeen spies who were on it, and {foe} had nobody left to watch that coast. They went to sea, or into a monastery. The paper with the road to {where} was lost to you.',
            'You took the list, learned it, and sat in each of the taverns on it until {foe}’s spies knew that they were known. It was enough. They went to {foe} in a body to be released. But your business at {where} had been let slide, and part of it needed to be begun over.',
            'You took the list and wrote it on the tavern doors of three towns, in capitals, with the wages beside each name. {foe} could not hire one spy on that coast afterward. But the road to {where} was given up to {foe}’s men, and they set a guard on it.',
            'You took the list, and every spy on it was found and scared off. The worst of them was the woman who had been selling you eggs. {foe} was blind; and you, chasing the last, ended farther from {where} than when you first heard the name.',
          ],
          failure: [
            'You took up the list and could not read it: it was in the pilot’s cipher, and he had not left the key with his widow. You called on nine innocent men. One was a magistrate. {foe} heard of it, and laughed; and you brought the sheet back to her table.',
            'You took the list to hunt the spies, and the fifth of them, who could count, went to {foe}. The rest were paid off, and new ones hired. The widow said that the paper might be put back, as it was no use to anyone now but {foe}’s searchers.',
            'You began at the top of the list, with a chandler, who wept and confessed and begged a moment to fetch his hat. He fetched {foe}’s people. You lost them, and were back at the widow’s with the list in your boot and nothing done.',
            'You took the list, and frightened eleven people from it, and they were no spies. You had read the wrong side of the sheet: a list of those to whom {foe} owed money. Out of fear of you they offered to keep watch for {foe}.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'You had once let the road to {where} go by for the sake of a list, and had put out {foe}’s eyes with it, one after another.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Forge a third paper for {foe}’s men',
          description:
            'They find the forged one, and you keep both the true ones; if they see through it you lose them, and the widow pays.',
          toward: 'for',
          success: [
            'You forged a third paper, with the dead man’s long tails and his spelling, and {foe}’s men took it. Both of the true ones went away in your boots. For a month {foe}’s people looked for a back way into a fish-market.',
            'You forged a list of spies, and put in {foe}’s three best friends, and the searchers bore it off in triumph. While {foe} was having these followed, you had the road to {where} upon the one knee, and the real list on the other, and read them at leisure.',
            'You forged a laundry bill that looked like a secret code, and {foe}’s clever people took that for the list. They solved it, and then dug for a fortnight where it sent them. The widow kept her good name, and you went off with a true sheet in either boot.',
            'You forged a chart of a strait that does not exist, while the widow held the candle and told you how her husband crossed his sevens. {foe}’s men believed it, and two boats were sent to sail through it. Nobody was left to watch while you put the two real papers to use.',
          ],
          failure: [
            'You forged a third paper, and the ink was wet. One of the first searchers had been a schoolmaster, and he put his thumb on it. The widow swore that you had come by force, and they took your own notes of the matter and went to fetch the rest of {foe}’s men.',
            'You forged a sheet, and it was too clean for anything of that pilot’s, and {foe}’s man did not believe in it. You lay in the well and heard it. He went off for help to turn out the house; and {foe} moved everything in {where} that those papers touched on.',
            'You forged the pilot’s hand, and wrote the number seven as he had not written it for years. {foe}’s clerk, who was sent ahead, knew that. He had your notes of the road, which lay on the table, and rode back to fetch the searchers.',
            'You forged a paper, and {foe} sent to have it compared with the originals, as anyone might who has been told that there were originals. So it was known for false. Your friends in {where} were turned out of doors for it; the widow had both sheets yet, and no more patience.',
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
          description: 'His widow will be glad; but you go without either paper, and it is stony ground.',
          success: [
            'You dug the pilot a proper grave, six feet, with his head to the channel, and took neither paper. She burned both of them on it after. You had nothing by it but the widow’s blessing, which was thorough.',
            'You dug him the grave, and the widow held you a lantern, and thought that he would not wish either sheet to get anybody killed, and buried both with him. {foe}’s men were shown the grave, and took their hats off, and went.',
            'You dug until the grave was deep enough, and she got down into it first, to see whether he would be comfortable. He would, she reported. She sewed both papers into the pilot’s coat, and you left without. {foe}’s men searched the house for nothing.',
            'You gave the pilot a grave with a board, and his name burned into it, and the date of his ticket. The widow asked if you wanted anything for it, with her hand upon the papers, and you said that you did not. So she put them under his head for a pillow.',
          ],
          failure: [
            'You dug four feet down for the grave and came to another pilot. They had been burying them there for years. The widow took it badly, and sat down by her two papers again without a word.',
            'You dug, and below the second foot it was all coral, and you broke a spade, and then a bar. The pilot went back in as he had lain before. She thanked you for trying, and looked out along the road.',
            'You dug, and broke through into a neighbour’s well, and the grave filled as you stood there. The poor pilot was afloat again, which his widow said he would have seen the humour of. She did not seem to see it.',
            'You dug the pilot half into the parish of a priest who had not forgiven him, and had to fill the grave in again. You sat down with the widow in stiff civility, the two sheets between you.',
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
    cast: { 'swimmers/people/castaways': 'they', packet: 'she' },
    openings: [
      'You were chasing the packet that carried {foe}’s letters to {where}, when a fishing sloop sank on a reef astern of you, and her people were left swimming. There was time to save them or to take the letters, not both; nobody else was near but {foe}’s guard-boat. You had to choose.',
      'In chase of a packet with {foe}’s letters in her, and gaining. Then a sloop struck on a reef behind you, and eight or nine people were in the water. To turn back for them was to lose the letters; to hold on was to leave the swimmers for {foe}’s guard-boat to find, or nobody. You could hear them, and had to choose.',
      'You wanted {foe}’s letters, and there they went, a cable’s length ahead, in a packet with a patched topsail. Behind you a fishing sloop had broken up, and her people were swimming, one child upon a hatch-cover. You could have the packet or the swimmers. Some had stopped swimming, in the belief that they were saved.',
      'You wanted the letters that {foe}’s packet was carrying to {where}, and you had nearly come up with her, when a sloop struck on a reef astern and left her people swimming. Save those, and the mail was lost. Take the mail, and there was nobody else near to save them but {foe}’s own guard-boat.',
      'North of you ran the packet with {foe}’s letters for {where}, almost within shot; south of you a sloop had been wrecked, and her people were swimming, with a small child on a hatch. You could not steer for both. The helmsman asked which. It was a reasonable question, and you had to answer it.',
      'You had all but caught the packet with {foe}’s letters for {where}, when a fishing sloop broke up on the coral behind you. Nine people were swimming, and unless you let the packet go nobody would take them up but {foe}’s guard-boat. All the heads had turned the one way, toward your sail.',
      'Ahead of you was {foe}’s packet, with letters for {where} in her, and she was tiring. Astern were the swimmers off a wrecked sloop, some nine persons, and no other sail about but {foe}’s guard-boat. There was time for the letters or for the people, not for both.',
    ],
    still: [
      'You could still catch the packet with {foe}’s letters, or else save the swimmers, and had to choose. The swimmers shouted less.',
      'The packet sailed on ahead with the letters, and the wrecked people swam astern; you had neither yet, and could let neither go.',
    ],
    givenUp: [
      'You lost both. The swimmers got up on the reef, and {foe}’s guard-boat fetched them off, one and all; the packet sailed into {where} with her letters. You went on.',
      'The packet was out of sight with her letters, and {foe}’s guard-boat had taken every swimmer out of the water alive. There was nothing left to choose, and you sailed on.',
    ],
    later:
      'The mast of the wrecked fishing sloop stood up out of the reef, with a shirt tied to the top of it. A cormorant had moved in.',
    ways: [
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Hold on after the packet and take her',
          description:
            'You gain {foe}’s letters; but the swimmers are left for {foe}’s guard-boat to fish out and question.',
          toward: 'against',
          success: [
            'You held on, took the packet, and had {foe}’s mailbag up before her master found his other boot. It said that half the guard of {where} had been sent away. The swimmers were picked up by {foe}’s guard-boat, alive, and they described you with great particularity.',
            'Took the packet. There were nineteen letters, and by the ninth the people at {where} had not been paid and would not fight. {foe}’s guard-boat had the castaways, and had them say which way you stood, and how you did not look round.',
            'You took the packet and her bag, which lay under a sleeping dog; and in it you found a list of all who keep watch at {where}, and when. The swimmers did not drown. They were put ashore by {foe}, and talked.',
            'You shot away the packet’s patched topsail and had her letters, with a plan of {where} in the third. {foe}’s guard-boat took up the swimmers, and asked them who had left them there. Nobody in your boat spoke of it.',
          ],
          failure: [
            'You held on and had a grapnel on the packet’s rail, and her master cut it. She drew ahead again with the letters. Two of the swimmers had been taken up by then by {foe}’s guard-boat; they looked across at you from under {foe}’s blankets.',
            'You chased the packet over a shoal, and stuck, while she sailed on with a foot to spare. You lay there hauling yourself off with an anchor, within hearing of the swimmers. {foe}’s guard-boat had your flag to look at meanwhile.',
            'You ran alongside the packet, and her master threw you four fish, wrapped in old letters of {foe}’s, and kept the new ones. He got clear again. The swimmers had seen all of it, and {foe} would hear of it from them.',
            'You came up with the packet, fired, and shot away nothing but a gull’s dinner; she held her course, with her letters. You had left swimmers for this. {foe} had it sung about you in three ports.',
          ],
        }),
        won: { oath: 1, threat: 1 },
        lost: { threat: 1 },
        remembered:
          'Toward {where} you had passed people in the water and taken the letters instead; it stood in the log in your hand.',
      },
      {
        ...does(['gift', 'endurance', 'medium', 'slight'], {
          action: 'Turn back and take up the swimmers',
          description:
            'It saves all of them; but {foe}’s letters get in, and what you had found out about {where} is worth less.',
          success: [
            'You turned back and hauled in all nine, and a dog, and the packet got away with the letters. They were {foe}’s own fishing people, it turned out, who provisioned {foe}’s boats. They never sold {foe} another fish. In {where} the locks were being changed.',
            'You took up every swimmer, and a hatch-cover too, as a child would not be parted from it. They had friends in every cove, who after that would tell {foe} nothing. The letters were delivered, and half of your plan for {where} was spoiled by them.',
            'You went in among the swimmers with ropes over both sides and saved them all. One of them was sister to {foe}’s best coxswain. He changed sides, and took his crew with him; though the letters had arrived, and {foe}’s guard was shifted at {where}, and you had to throw away what you knew.',
            'You saved ten, in the end, since one had been clinging beneath a piece of hatch. They paid you in silence, from village to village, and {foe}’s searchers could learn nothing along that coast. The packet made {where} meanwhile, and by her letters they walled up your best way in.',
          ],
          failure: [
            'You turned back, and the current had the swimmers on the far side of the reef, and you could not reach one. You lay down on the rail and reached until your shoulders cracked. The packet had gained a mile. Nobody spoke, for a while, of anything.',
            'You put about for the swimmers, and twice your boat would not turn, and lay there with her sails shaking. Neither letters nor people. A trader went by, to tell {foe} of it, and her master called you a name.',
            'You turned back, and had one of the swimmers by the hair, a child, and then you had not; a wave took it out of reach again. It was nobody’s doing. You had taken up no one yet, and {foe}’s packet had all the wind.',
            'You came in among the swimmers, and they took you for a slaver and swam away from you. {foe}’s people had told them what you were. It took a long time to shout it down, and none of it was believed.',
          ],
        }),
        won: { threat: -2, oath: -1 },
        lost: { threat: 1 },
        remembered:
          'There were nine people and a dog who would have been at the bottom, had you wanted {foe}’s letters a little more.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Tow casks through the swimmers and chase on',
          description:
            'The swimmers might catch hold of the casks as you pass, and you lose no time; if the rope fouls you have neither.',
          toward: 'for',
          success: [
            'You towed a line of casks through the swimmers, and seven laid hold and were hauled up hand over hand as you ran. They were still dripping when you took the packet; they helped. {foe} lost the letters and the fishermen at one stroke.',
            'You towed your casks past, and the swimmers took one each, like seats in a playhouse; and you brought the whole row alongside the packet and had her letters. Her master thought that there were forty of you. You read {foe}’s mail out to them for a treat, while they dried.',
            'You trailed every cask that would swim, saved everybody, and caught the packet too. A grandmother came in on the last cask, smoking. She had known the packet’s master from his cradle, and hailed him by his pet name to heave to; and he was so astonished that he did, and handed over {foe}’s mail.',
            'Eight casks, eight swimmers saved, and no time lost; they hung on behind like the tail of a kite until you took the packet. Two were {foe}’s pressed men, who could tell you which of the letters were lies. That left you the true ones, and left {foe} very short of boats.',
          ],
          failure: [
            'You towed the casks out, and the line fouled your rudder, and there you hung, neither saving nor chasing. Someone cut it. The packet signalled ahead to {where} that you were coming, and your friends there were warned off.',
            'You towed the casks past, and nobody could hold on to them at that speed, and when you slowed it was too late. What you had hoped to do at {where} was known there from the packet’s signals before you could stop them.',
            'You had reckoned what the casks would drag, and not what the people would, and the line parted. The swimmers were where they had been, and your best barrels were not. The packet dipped her flag to you, and sent in to {where} an account of the whole by pigeon.',
            'The leading cask swung wide and struck a man, and after that none of the swimmers would touch the line. They swam away from it. Word of it was passed along that shore, and some who had meant to help you against {foe} thought again.',
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
          description:
            'You stop where you are and let down ladders; it costs no risk, but the packet and her letters get away.',
          success: [
            'You hove to and hung ladders over, and all the swimmers came in, by ones and twos, the strong with the weak by the collar. They were set down upon the first beach, and thanked you as one thanks a wall. The packet was out of sight with the letters.',
            'You lay and showed a flag for them, and called the distance, so that they should know it was growing less, and the swimmers all reached you. {foe}’s letters went in on their day, as they would have if you had never been born; nothing was gained, and nobody was lost.',
            'You dropped a sail over the side for them to clamber up, saved them all, and let the packet go. A child was handed in first, asleep. There was no more to be done with any of it than to wring them out, share the biscuit, and land them where they asked.',
            'The swimmers came to you in a chain, each with a hand in the next one’s belt, and all were saved. The old man in front had counted strokes, and you counted along with him. He thanked God, not you. {foe}’s packet was gone with her letters.',
          ],
          failure: [
            'You hove to, and the current carried the swimmers past you. They swam and you lay, and every time you looked they were farther off. You had to fill your sail and begin again.',
            'You waited for them to swim, and they waited for you to come, each for the other. When you had understood it the packet had made the most of her time, and nobody was any drier.',
            'You hove to, and a raft of weed lay between; they could not swim through it nor you sail. You shouted advice across. They shouted some back.',
            'You hove to for the swimmers, and they took you for {foe}’s guard-boat, and stayed on the reef. It took an hour of shouting to be believed. You would have stayed there too.',
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
    cast: { crimp: 'he', keeper: 'they', drunkard: 'they' },
    openings: [
      'Heard your own name called, from a shed by your road. It was {them}, locked in with nineteen drunkards by a crimp, who sells men, and to be shipped to the salt-pans for a debt in his book as soon as the boat came. Two keepers with cudgels held the door. If you stayed to help, {foe} would get ahead of you. “Now,” said {them}, “or not at all.”',
      'You passed a shed, and a hand came out of a knot-hole in it and took you by the sleeve. It was {them}, who had stood bail for a stranger, and was locked in a crimp’s shed, with nineteen drunkards, to be sold to the salt-pans. Two keepers had the door, and a crimp had a book; and {foe} gained by every hour you stopped. “It’s a poor time, I know,” said {them}.',
      'Found {them}, {them.trade}, locked up in a crimp’s shed among nineteen drunkards, to be sold to the salt-pans for a debt. The boat was expected. Two keepers stood at the door, and the crimp sat over his book; and to get {them} out would cost you the start that you had upon {foe}. An eye looked at you from a knot-hole.',
      '{them} wanted you to get {them.him} out of a crimp’s shed before the boat came to carry the drunkards in it to the salt-pans. In your way stood two keepers, a crimp with a book, and a debt; and for as long as you stayed over it, {foe} was adding to the lead. A familiar eye regarded you through a knot-hole.',
      'Found {them}, {them.trade}, among drunkards behind the boards of a crimp’s shed, in good health, and sold. Somebody else’s debt had been written down as {them.his} in the crimp’s book; the boat for the salt-pans was coming, and two keepers watched the door. If you stopped to help, {foe} would get ahead of you. “I wouldn’t ask,” said the knot-hole, “but they’re expecting the boat.”',
      'You were making good way after {foe} when {them} whistled to you out of a crimp’s shed. {them} was locked in with nineteen drunkards, to be shipped to the salt-pans for a debt that was never {them.his}, and you were all the help there was. Two keepers guarded it, and the crimp had it in his book. The keepers asked if you were buying.',
      'Found in a crimp’s shed, to be shipped to the salt-pans by the next boat: nineteen drunkards, and {them}, sober, who begged you through a knot-hole not to let it happen. Two keepers held the door, and the crimp would not open without the debt in his book being paid. Each hour spent there was a present to {foe}.',
    ],
    still: [
      '{them} was still locked in the crimp’s shed, with two keepers before the door, and would be sold to the salt-pans if you went on. You had been passed out half a biscuit, in case it should be a long business.',
      'You could not go and leave {them} in the shed, and the boat for the salt-pans was not in yet. Inside the drunkards had begun to sing. You could pick out {them}, who was putting in cheerful words.',
    ],
    givenUp: [
      'The drunkards woke up sober and kicked out the door, and {them} came out among them, free, and thanked you for the company. You had opened nothing. {foe} had got well ahead.',
      'The man who owed the debt came and paid it, and the crimp had to let {them} out, with no thanks to you. Both free to go; {foe} well ahead.',
    ],
    later:
      'The crimp’s shed stood empty, with a board on it: To Let. On the planks inside somebody had written out all the verses of a song.',
    ways: [
      {
        ...does(['force', 'strength', 'hard', 'serious'], {
          action: 'Pull the shed down',
          description:
            'All of them get out if a corner-post comes away; but the posts are thick, and the two keepers have cudgels.',
          toward: 'for',
          success: [
            'You pulled the corner-post out, the shed fell on both the keepers, and {them} was free. Twenty came out. Four had worked in {foe}’s yard; they told you, running, that it has two gates and one watchman, and then they drove {foe}’s other people away.',
            'You took out one plank, and the wall came after it, and {them} came through on top of the wall like somebody arriving by sea. The freed drunkards went straight to the crimp’s office, where {foe} kept papers, and read them aloud to you as they lit them.',
            'You drew the one nail that the rest depended on, and the shed knelt, like a camel, and {them} walked down the roof, free. Nineteen more came behind, singing, and met a press-gang of {foe}’s; they outnumbered it, and brought you back its orders and its hats.',
            'You pulled the whole front off the shed, with one keeper under it, and {them} was out, and all the drunkards. One of these had cooked for {foe} for two years; he told {them} for joy that {foe}’s papers are kept in a flour-bin, and led the others off to rob {foe}’s house.',
          ],
          failure: [
            'You strained at the post until you saw lights, and the shed stood. The post was a ship’s timber, and the keepers had cudgels. {them} called out to you that it had been a lovely try, and {foe} was sent word where you were lingering.',
            'You pulled the wall down, and inside it was a second wall. The keepers stood and let you finish. They sent round to {foe}, with whom they had an account, and charged the planks to you; {them} was locked up as before.',
            'You had pulled off a corner of the shed’s roof when the keepers came round with cudgels and knocked you down. The drunkards nailed it up again from beneath, because they were cold. {foe} was told of it the same day.',
            'You had two planks out, and {them} stuck fast in the hole, laughing, and the keepers pulled {them.him} in again. They nailed the planks on; and one who stood in a crowd went off to sell {foe} the news of where you were.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { threat: 1 },
        remembered:
          'A friend in need had once been got out by way of the roof, and nineteen strangers along with it, four of whom knew {foe}.',
      },
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Tell the crimp that those inside have fever',
          description:
            'He will want anyone sick out of there; but you must describe the fever, and may be kept in quarantine for it.',
          toward: 'for',
          success: [
            'You told the crimp that they had the yellow fever, and {them}, who is quick, fell down. He opened the door with a boathook and bade you take that one away, and burn it. A boat with stores for {foe} was turned away because of it.',
            '“How long has it been black about the gums?” you asked the crimp, and he was frightened, and {them} was put out to you at the end of an oar. So much was told of the fever along the shore that {foe}’s people would not land there for a week.',
            'You scratched yourself before the keepers, and said fever, and they began to scratch, and flung the door wide and themselves in the harbour. {them} strolled out. The beach was chalked as infected, and {foe}’s tender, with powder in her, durst not come in.',
            'You asked the crimp for his own pulse, and shook your head over it, and he went to lie down and had {them} put out of doors as the worst case. A yellow flag flew over the place until it had frayed to the stitching, and {foe}’s people took the long road round.',
          ],
          failure: [
            'You told the crimp that it was fever, and he sent for a surgeon, who found them drunk, all but {them}, who was found to be acting. It made a good story. It was told at {foe}’s table, with the place and your name.',
            'You described the fever to the crimp, and he had had it, and described it back to you, better. Then he inquired whose errand you were on when you were not being a doctor. {them} was chained at the far end of the shed, and waved; {foe} was told.',
            'You said fever, and the drunkards cured themselves on the spot. They stood up in a row, sober and rosy, to be looked at. The crimp let nobody out; and {foe} was told of a physician in your boots who should be asked for.',
            'You told the crimp of such a fever that he made ready to burn the shed with all hands, and you had to swear that you were lying. {them} thanked you for that, at least. The keepers sent to {foe}, to ask if a liar was being looked for.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'You had talked a friend out of irons by means of a yellow eyelid, and shut a port to {foe} with the same.',
      },
      {
        ...does(['craft', 'reflexes', 'medium', 'slight'], {
          action: 'Write a lie in the crimp’s book',
          description:
            'If it says that {them} has been delivered the keepers must open; but it lies by his elbow, and {foe} gains time meanwhile.',
          toward: 'for',
          success: [
            'You asked for a light, and while the crimp felt for it you wrote in his book that {them} had been delivered. So the keepers let {them} go, as a person who was not there. On the same page stood that {foe} had sold him forty men, and you learned it by heart.',
            'You made the debt into a credit, with one stroke in the book, and the crimp looked at it, scratched, fetched {them} out, and begged {them.his} pardon. You had besides read under {foe}’s name that a cargo of powder would be landed within the week.',
            'You turned a seven into a one in the crimp’s book, and paid what was left of the debt in buttons, and had {them} passed out over the counter like a parcel. On the blotter, backward and quite fresh, {foe} asked for twelve men who could swim. You had it by heart before it was turned.',
            'You wrote {them} down as dead in the book, and as the crimp does not feed the dead he had {them.him} put out at once. He had thumbed past what {foe} had shipped through him that quarter, and it was muskets, entered as salt. You had read it upside down.',
          ],
          failure: [
            'You took up the pen, dropped it, and it rolled to the crimp’s shoe; he put the shoe on it. He wrote your name on the next line, to be sold as well, and you had to run. {foe} would hear of it.',
            'You changed a line, and it was the wrong one: {them} was moved from salt to sugar, which is not thought an improvement. You had it struck out again. {foe}’s people had come to see who it was that knew so much of clerking.',
            'You changed the name, and you had brought black ink, and the crimp writes in green. Every crimp upon that coast knows why. He smiled, and rang, and you had to run; and {foe} received the page as a sample of your hand.',
            'You changed the name very well, and the crimp’s wife came in, who kept the true book in her head. She recited it. {them} was on the list as before, and she drew a picture of you for {foe}, who paid for it.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'A friend had been got from the salt-pans by one stroke of a pen, and the page across from it had had {foe} on it.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Haggle with the crimp until he tires',
          description:
            'You sit down before the shed and offer less than the debt, again and again; nobody is hurt, but you lose your start of {foe}.',
          toward: 'for',
          success: [
            'You sat with your back to the boards until the crimp could not stand the sight of you, and he let {them} out. The debt had been offered and refused, and offered again lower. That was all that came of it, but it was {them}.',
            'You sat there and sang with {them}, in two parts, with a plank between, and the keepers paid the last of the debt themselves to have it stop. {them} was free. Nothing else was gained by it.',
            'You leaned there until the boat did come, and it was a small one, and somebody had to be left over. The keepers drew straws, and let {them} hold the longest. You went away together, slowly, with no start on anyone.',
            'You bargained with the crimp until he was asking {them}, through the wall, to make you stop; and as {them} would not, he unlocked, took pins and twine for the debt, and was glad. He had named a figure, and you had named your mother’s maiden name. It went on thus.',
          ],
          failure: [
            'You sat by the planks until the keepers moved you on, and you came back, and were moved on again. {them} sent you out a message by one of them: that you should go and see to your own affairs, with love. The debt stood where it was.',
            'You sat as long as you possibly could, and the crimp was the more patient. He had a chair. {them}, through the wall, was begging you to eat.',
            'You sat by the shed, and it was moved away from you: it was built on runners, and oxen drew it a cable’s length, with {them} inside. You walked after it, and sat down there.',
            'You sat so still that a keeper hung his coat on you, and the crimp did not come out to bargain at all. He was asleep. {them} had been put down for the next boat, in ink.',
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
    cast: { 'men/musketeer/musket/people': 'they' },
    openings: [
      'Met {foe}, in person, at a table in the open beside a ditch, with a cloth, a roast goose and two places laid. Six men with muskets stood round it. {foe} wanted you to sign a paper that gave up all that {who} had laid on you, and then you might eat; you could not go by without sitting down. You wanted to know what {foe} was afraid of.',
      '{foe} had set a table by the way, next to a ditch, and a chair at it for you, and sat opposite, carving a goose. “Sign first,” said {foe}, and moved a sheet across: you were to give up {who}’s quarrel, and could walk away. If you did not, there were six men with muskets, who had dined. The goose smelled of sage.',
      '{foe} had caught up with you, and had a table, a goose and an inkwell set out by a ditch. You were to sign that you gave up all that {who} had against {foe.him}; behind your chair, in case you would not, stood six men with muskets, the matches lit. {foe} tucked in a napkin and looked at you with real curiosity.',
      '{foe} wanted you to sign away {who}’s quarrel, in full and for ever, and had set a table by a ditch, with a roast goose and six musketeers to see that you did. You could not go by without sitting down. What you wanted was to learn what {foe.he} was afraid of, since people do not lay a cloth for a foe they despise.',
      'Found a table laid in the open, beside a ditch, and {foe} at the head of it, sharpening a carving knife over a goose. A paper lay by your fork: you were to renounce all that {who} had laid on you. Six men with muskets stood round, to hand the dishes, or the other thing. There was a card with your name on it, spelled properly.',
      'Smelt goose, and then saw {foe}, who rose from a table by a ditch to bow you into the other chair. There was a paper to be signed, that you would pursue nothing further on behalf of {who}, and six muskets between you and any other course. “I dislike to shoot a guest,” said {foe}. “Do begin.”',
      'Stopped by {foe} with a dinner: a table and a goose beside a ditch, two chairs, and six men with muskets for waiters. You were to sign a paper giving up {who}’s claim, or be shot. {foe} unfolded your napkin for you. The inkwell stood next to the cruet, and {foe.his} hand was not steady.',
    ],
    still: [
      '{foe} still sat at the table, and six muskets would not let you go before you had signed. The paper lay by your plate, with the salt on it.',
      'The six muskets had you covered, and {foe} waited for you to sign. One of the men had to blow upon his match. {foe} passed you the mustard.',
    ],
    givenUp: [
      '{foe} grew tired of the dinner, called off the six muskets and rode away, with the paper not signed. You were left free at the table, and had learned nothing for certain.',
      'A rider brought {foe} bad news, and the six had to leave with {foe.him} at a run. The paper was left in the ditch, not signed, and you went by, no wiser.',
    ],
    later:
      'The table that {foe} had laid for two stood there by itself, beside the ditch. Ants were carrying off the dinner in good order.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'slight'], {
          action: 'Dine with {foe} and keep {foe.him} talking',
          description: 'A host who talks may tell what you want to know; but each course brings the paper nearer.',
          toward: 'neither',
          success: [
            'You kept {foe} talking until the cheese, and learned that the people who keep {where} are owed three months’ pay. {foe.he} heard what had been said, and put down {foe.his} glass. You had not signed. They let you go, since your host had forgotten to say otherwise.',
            'You dined and listened, from soup to pudding, and {foe} told you that {foe.he} slept badly, with a bell by the bed, on account of {who}, and had sent half the guard of {where} to stand round it. {foe} had not been listened to in years. Then {foe} said that you had better be off.',
            'You asked for the recipe of the goose, and learned a way into {where}. It was {foe.his} mother’s goose, and her house stood against the wall there; {foe} drew with a fork on the cloth how one got in by a drain. You thanked your host and took the cloth, to have it washed.',
            'You disagreed about a wine, and {foe}, to prove you wrong, told that it was laid down at {where}, and that a guard there had the key and drank. The men with muskets were listening too by then. Then you were sent off, with a bottle, to taste how wrong you were.',
          ],
          failure: [
            'You kept the talk going, and it was you who had been answering. By the cheese {foe} knew where you slept, and you knew nothing. You got up to go, and a musket was fired into the goose; and you sat down again.',
            'You drank level with {foe}, and told more than you heard, and had given away the names of two of {who}’s friends when you observed that nobody had filled {foe.his} glass. The paper was moved a little nearer.',
            'You kept {foe} talking so well that {foe.he} sent for more candles, and it was you who told {foe.him} something: the name of the inn that {who}’s letters come to. You had been offered a second helping. The paper lay where it had lain.',
            'You meant to be witty, and got a goose bone in your throat. {foe} struck you on the back, kindly, and out of your coat fell your notes on {foe.his} sentries. {foe.he} read them, and sent to have every sentry moved, and asked you to go on with what you were saying.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had sat at {foe}’s own table once, from the soup to the nuts, and {foe} had talked, and had been sorry ever since.',
      },
      {
        ...does(['craft', 'intellect', 'hard', 'grave'], {
          action: 'Sign so that the paper binds {foe}',
          description:
            'A few small words, written in as you sign, might turn it against {foe}; but {foe} reads everything.',
          toward: 'against',
          success: [
            'You wrote four small words before “claim” and signed, and the paper bound {foe} instead of you. {foe} read it through for your name, and that was there. It had become an admission. You had it witnessed by two of the waiters, who made crosses, and were let go; and the coast had heard of it before {foe} found the place.',
            'You signed on the wrong line, on purpose, and {foe} had signed on the other, and so the paper bound {foe}. They let you go with a bow. A magistrate thought it perfectly clear. {foe} was obliged to go to law against {foe.his} own signature, and lost a fortnight by it.',
            'You signed in the space for the date, and left the line for the name empty, and {foe} filled it in by mistake. So it was {foe} who gave up every claim, and you walked off. One of the men with muskets could read; he told the others, and they wanted their wages at once.',
            'You begged to add a legacy for the goose’s widow, and while {foe} was laughing you added the rest and signed. It made over {foe}’s share in everything, to be paid on demand. You were let go. Three bankers demanded; and by the time that {foe} had shown them it was a joke, you had gone through {foe.his} desk.',
          ],
          failure: [
            'You added a clause, and {foe} found it, with one finger. “That is very pretty,” said {foe}, and had it read out to the six. Then it was burned, and with it the letter of {who}’s that you had laid next to it for the spelling. A clean paper was put before you.',
            'You added the clause, and the ink blotted: it came off on the cloth, the right way round, in front of {foe}. {foe.he} had your notes taken from you, to see what else you had been writing, and kept them. You were told that there was more ink.',
            '“You have a lawyer’s thumb,” observed {foe}, and found the clause on it in pencil, before you had written a word. They took your writing-case, with {who}’s instructions in. Those were read out between the goose and the cheese, and you still had not signed.',
            'You wrote a splendid clause, and it had the wrong name in it. You had been thinking so hard of {who} that {who} gave up everything. {foe} tore the sheet across, laughing, for your own name was wanted; but {foe.he} had learned from it what you had been weeks in keeping dark.',
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
          description: 'Six cannot aim from under an oak table; it is laid for six courses, and heavy.',
          toward: 'against',
          success: [
            'You threw the table over, goose and cruet and all, on top of three of the six, and got away. The others fired into the pudding. You left {foe} in a chair with nothing before it, fork in hand. It took {foe} a good week to hire six more.',
            'You said grace, and at Amen you lifted the table, and {foe} went over backward under the cloth, and you were off. {foe.he} could be heard giving orders from inside. Nobody obeyed a tablecloth. The story went ahead of you and thinned {foe}’s following.',
            'You threw the table upon four of the men; the other two had goose in their mouths and could not blow their matches; and you ran for it and were clear. {foe} shouted for order. Half of those men had wanted a reason to leave, and took it.',
            'You brought up the table like a gangplank and charged along behind it, through the muskets, and away. {foe} sat down in the gravy, and three shots went off at the sky. Nobody would take service again with a person who had been seen in gravy.',
          ],
          failure: [
            'You heaved at the table, and the legs had been let into the ground. {foe} had thought of that. You stood there in a strained attitude, with six muskets at your ears, and a rider was sent to say that you were caught. Then you were asked to sit.',
            'You turned the table over, onto your own feet. {foe} remarked upon it, and had it stood up again, and a new cloth brought, and the goose wiped. Word was sent out, in case you should get off, to look for somebody lame.',
            'You heaved, and it was two tables beneath one cloth, and you had taken up the one without {foe} behind it. Six marksmen had you in full view. You put it down again. Riders were sent to have you stopped farther on.',
            'You had the table as high as your chest when one of the six put out a foot, and it came back on you. {foe} had you dried with a napkin, and sent for a dozen men more.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'There had been a dinner with {foe} which ended at the grace, with six muskets drowned in a tureen.',
      },
      {
        ...does(['flight', 'reflexes', 'easy', 'slight'], {
          action: 'Ask to wash and escape by the ditch',
          description: 'You get away without signing; but without a bite too, and no wiser than you came.',
          toward: 'neither',
          success: [
            'You showed your hands, were given soap, and got away along the ditch. {foe} is nice in such matters. You could hear the goose being carved for a good part of the way. Nothing was signed and nothing learned.',
            'Rose, bowed, went to wash, and were gone down the ditch, with one of {foe}’s napkins in your collar still. They called twice that it was getting cold. You were no further on for it, save that you knew a cook’s hand with sage.',
            'You said that you must wash, and {foe} sent one man with you to hold your hat, and you left him holding it. You went bent double along the ditch for a mile, hungry, and no wiser than you came.',
            'You went off to the ditch to wash, and got away down it, while a dripping rag that you had hung up let them think you were there. They let you be very clean indeed. It was a clear escape, and a waste of a goose.',
          ],
          failure: [
            'You begged to wash, and they sent a man with you who held the towel, and under the towel a bayonet. You washed both hands, thoroughly, and were brought back to the table.',
            'You asked leave to wash, and {foe} had a basin brought to the table. There were rose leaves in it. You washed, as slowly as it has ever been done, and were handed the pen.',
            'You got as far as the ditch, and a cook’s dogs were there, eating scraps, and barked. Two of the six pulled you out of it. {foe} moved {foe.his} chair a little, on account of the smell.',
            'You bowed, and backed, and sat down in the ditch in sight of everyone. {foe} raised a glass. You were fetched out and given a dry cushion, and shown where to sign.',
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
    cast: { 'longboat/boat/oarsman/oarsmen/crew/gunner/rower/oars': 'they', 'longboat/boat/oars': 'she' },
    openings: [
      'Stopped by {foe}, who had rowed up in a longboat, twelve oars and a swivel-gun, until the two boats touched. {foe} wanted your log thrown across, because the names of {who}’s witnesses are in it; if you would not, the gun was pointed at your waterline. On {foe.his} stern seat lay a chart of the way into {where}. You looked at it as you do at other people’s dinners.',
      '{foe} lay alongside you in a longboat, with a swivel-gun on your mast and twelve men at the oars. “Give me the log,” said {foe}, “and the course is yours.” All who would witness for {who} are named in it. There was a shoal close by; there was a chart of {where}, in {foe.his} stern, under a lead weight. You held the log tighter, like a loaf.',
      '{foe} came alongside with twelve oars and a swivel-gun, and would not let you go until you handed over your log. In it stood all that you had gathered for {who}, and {foe} meant to have it, dry or wet. Beneath a lead weight in {foe.his} own boat lay the chart by which {foe.he} came and went at {where}. It was all very civil.',
      '{foe} lay alongside you with a longboat of twelve oars and wanted your log, because the names of all who would witness for {who} stood written in it. A swivel-gun was trained on you at six feet, and that barred the way. You in your turn would have given much for the chart of {where} under a lead weight in {foe.his} stern.',
      'Hailed by name, and it was {foe}, in a longboat, so near that {foe.he} leaned on your gunwale as on a garden wall. {foe.he} wanted your log, with {who}’s whole case in it, and twelve men and a swivel-gun said that you should not sail on with it. Behind {foe.him} lay a chart of the way in to {where}, and nobody was sitting on it.',
      '{foe} had your boat held fast, gunwale to gunwale, by a longboat with twelve rowers. You were to throw across your log, for it named those who would speak up for {who}; or the swivel-gun would put a hole where you keep the water out. In {foe.his} stern you saw a folded chart of {where}, with a weight on it.',
      '{foe} had rowed up within arm’s length, a dozen at the oars and one at a swivel-gun, and would have your log, with {who}’s witnesses inside. You could not get by. You wanted to keep it; you wanted also the chart of {where} that lay open in {foe.his} stern. You held the log under your shirt.',
    ],
    still: [
      '{foe}’s longboat still lay alongside yours, with the gun on you. {foe} held out a hand for the log.',
      'You still had your log, which {foe} wanted, and {foe}’s gun kept you from sailing on. {foe} had its touch-hole cleaned out with a feather, slowly, where you could see it.',
    ],
    givenUp: [
      'A strange sail stood in from the sea, and {foe} had the longboat cast you off and row away. You kept what was left of the log, and no chart.',
      'The oarsmen would pull no longer without dinner, and {foe} had to let go of you. The chart went off in the longboat. You sailed on, with as much log as was legible.',
    ],
    later:
      'A sheet of your log was floating where {foe}’s longboat had lain alongside. Whatever was written upon it, the fish had it.',
    ways: [
      {
        ...does(['craft', 'reflexes', 'hard', 'grave'], {
          action: 'Throw your log and hook {foe}’s chart',
          description:
            'While they reach for the log you may pull the chart over with a boathook; but all that you know is in the log.',
          toward: 'against',
          success: [
            'You tossed the log, a little short, and while thirteen people leaned out for it you hooked the chart away with a boathook. The log came back upon its string, which nobody had looked for. You had {foe.his} soundings of {where}, and {foe.he} had none to go home by.',
            'You threw the log up, every one in that boat looked after it, and you had the chart inside your shirt when it came down, and the log as well, by its string. {foe} fired, at where they had all been sitting. You sailed clear.',
            'You threw the log high and called out “Catch!”, the oars went everywhere, and you hooked up the chart by its corner. There is not a sailor born who can help himself. A rower had caught the log, and out of plain habit he tossed it back; {foe} was a long time without means of steering.',
            'You threw them your dinner, wrapped up in the log’s cover, and had the chart over your side before {foe} had opened it and found cheese. The gunner looked round for orders and was given several. You sailed off with the log, the soundings of {where}, and the only dry match.',
          ],
          failure: [
            'You threw the log, and the string parted, and {foe} caught it and had begun to read. You had it back with the boathook, less ten leaves, and no chart. There were months of work in those leaves. You heard {foe} laugh, and then nothing, which was worse.',
            'You threw the log and hooked the lead weight instead of the chart. It was good lead. The log fell between the two boats, and you fished it up; the ink of the best pages was gone, with all they knew of {where}.',
            'You threw the log and hooked the chart, and {foe} took hold of the boathook, and kept both. You got the log back by its string. It had fallen open at the page of witnesses, and you had seen {foe.him} moving a finger down the column.',
            'You threw the log, and it struck the gunner in the face, and he fell upon his gun. The ball went through the pages you cared for. You had the rest of the log again by its string; the chart lay where it lay.',
          ],
        }),
        won: { oath: 1, threat: -1 },
        lost: { oath: -1 },
        remembered:
          '{foe} had reached for your log, gunwale to gunwale, and lost a chart by it, on the opposite side of the boat.',
      },
      {
        ...does(['talk', 'intellect', 'medium', 'slight'], {
          action: 'Read to {foe}’s men what {foe} stole',
          description:
            'Your log has it all; the twelve oarsmen may see that they are cheated and stop rowing, if {foe} lets you read to the end.',
          toward: 'against',
          success: [
            'You read aloud what {foe} was worth and how {foe.he} got it, and the oarsmen stopped rowing. {foe} told them to give way, and it was not done; you had drifted clear, with the log, before those twelve came to the end of their arithmetic.',
            'You read out what {foe} had kept of their shares, and the oarsmen turned on {foe} and put it to a vote who should command. You left them to it, with your log safe. The longboat was going slowly round and round, and {foe} stood in the midst of her and called for order.',
            'You read the crew your entry on a surgeon’s chest, which {foe} had sold, and which of their mates had died for want of it; and they shipped their oars. {foe} had to sit down and be reasonable with them, and you got off with the log.',
            'You read it in {foe}’s own voice, and the oarsmen laughed, and a crew that is laughing cannot row. {foe} drifted away past you, scarlet, and you were clear with the log. It was long before anyone obeyed {foe.him}.',
          ],
          failure: [
            'You read the crew the pages about {foe}, and they liked them, and {foe} bowed. It was the first time, {foe} told you, that anyone had set it down properly; and {foe.he} put a ball through your water-cask, to have the rest of the book.',
            'You read aloud, and the oarsmen had all been there, and corrected your figures, kindly. None of them was angry with {foe}. Then {foe} had them man the swivel-gun, and it was fired over your head.',
            'You began to read and lost your place, and {foe} supplied it, and then the next three paragraphs; {foe.he} had a spy’s copy at home. The crew was not moved by any of it. A ball from the swivel-gun put a stop to the reading.',
            'You read to the oarsmen, and they were hired from another coast, and had not a word of your tongue. They took it for prayers, and bared their heads. When you said Amen they put their hats on again, and {foe} sent for a second boat.',
          ],
        }),
        won: { threat: -1 },
        lost: { threat: 1 },
        remembered:
          'Twelve oarsmen had once heard from you what {foe} was worth, and had lain on their oars to divide it.',
      },
      {
        ...does(['force', 'strength', 'medium', 'serious'], {
          action: 'Break the rudder of {foe}’s boat',
          description: 'Without a rudder they cannot follow; but you must lay a spar to it in front of the gun.',
          toward: 'against',
          success: [
            'You set a spar behind their rudder and tore it off, and got away with the log. {foe} had twelve oars and nobody to steer by; they pulled a great handsome ring. You had besides the bearing of the creek that they had come out of, which was all you wanted toward {where}.',
            'You broke their rudder off and were clear, log and all. It floated away with {foe}’s arms painted on it. You took a turn about the thing in passing; there was a pilot’s mark cut upon the blade that showed by which mouth it used to go in at {where}.',
            'You drove the spar down, and out came their rudder, and a locker with it, and out of the locker a bottle, sealed, with directions for {where} in case of wreck. You thought that this was such a case. You were away with the log before the gun was brought to bear.',
            'You sawed through the rope that held their rudder, and it went, and you with the log. As they spun, each of the twelve cried out to mind two rocks, and named them; and there is only one way to {where} that goes by those rocks.',
          ],
          failure: [
            'You laid a spar to their rudder, and the spar broke. {foe} watched the long half of it go by. “You’ll want that,” said {foe}; then the gun made a hole in your boat, and you were busy for some time with a bucket.',
            'You set the spar upon their rudder and the next sea set it on your own. So neither could steer, and {foe} had twelve oars. {foe.he} was alongside again by the time you had the tiller back.',
            'You fended off, and they fended, and they had been bred up to it, and their rudder was never touched. Your spar went through your own sail. {foe} had the gun fired at you, and hit your compass.',
            'You laid the spar to their rudder, and it was iron, bolted through and through. You hung from your spar, over the water, like washing. They had their rope round your cleat before you could get in again, and {foe} marked down your course.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered:
          'You had left {foe} going round in a ring once, twelve oars and no rudder, and had taken the bearing of the place it came from.',
      },
      {
        ...does(['flight', 'perception', 'easy', 'slight'], {
          action: 'Slip away over shallow water',
          description:
            'Their boat lies deeper than yours and cannot follow over the shoal; but you must find the way over, or run aground.',
          toward: 'neither',
          success: [
            'You took your boat over a shoal, along a green streak, and {foe}’s boat could not follow. They stopped at the edge, like a dog at a kerb, and were still there talking about it as you went out of hail. You had the log, and nothing more.',
            'You crossed a shoal, and touched only twice, and were rid of them. {foe} fired once. The log was dry; you had gained nothing else, and were some leagues out of your course.',
            'You went over the end of a shoal on the back of one wave, and {foe}’s boat could not follow. The log was safe in your shirt, and you were on the far side.',
            'Steered over a shoal by some pelicans, which stand where there is a foot of water, and {foe}’s boat stuck among their nests. You had saved the log and lost your course, and you called it even.',
          ],
          failure: [
            'You made for shallow water, and what you had taken for weed was a rock. You sat there until the water rose. {foe}’s boat had come alongside by then.',
            'You ran in over a shoal, and they had a leadsman in the bows who was born there, and he sang out each fathom as they came after you. They came up with you in the last of it.',
            'You tried a shoal, and it was not where your chart had it. You bumped along it from end to end like a stick on a railing; {foe} took the deep side, easily, and met you at the end.',
            'You got over a shoal, and a second boat of {foe}’s was waiting behind it, and brought you back to the first.',
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
    cast: { purser: 'he' },
    openings: [
      'Came to an old purser, under an upturned boat, who had a muster-book that he meant to burn. It said that {who} and {foe} had been convicts together on one chain, in a ship that was wrecked on a ledge near by; {who} had stolen water, {foe} had been flogged for it, and {who} looked on and said nothing. You might stop him, or let him. He would not let go of the book.',
      'Under an upturned boat by your road an old purser told you that {foe} was flogged, when young, for what {who} had stolen, and that {who} let it happen. It stood in the muster-book of the convict ship that brought them out, and her wreck lay on a ledge near by. The purser had that book, and wished to burn it before he died. He had a fire going.',
      'You were shown, in a convict ship’s own book, that {foe} had been flogged in youth for what {who} did, and that {who} had said nothing. {who} left it out when you were sworn. The old purser who had the book, in a hut made of a boat, in sight of her wreck, was about to burn it. You wanted to know what your oath was made of.',
      'An old purser, who lived by your road, had kept the muster-book which proved that {foe} was flogged for what {who} had stolen, and he wanted to burn it unread by anyone else. You wanted to know how much of your oath was true. He had let you see one line, and, through his door, the wreck of the ship where it was done. Now he held the book over a fire.',
      'You had been called in under an upturned boat by an old purser, because you came from {who}. He showed you a page in a convict ship’s book: {who} had stolen water, and the wrong one was flogged for it, and that was {foe}. The wreck was yet to be seen, he said, on a ledge. Then he drew the book away and held it to the fire.',
      '“Four dozen blows,” an old purser, in a hut by your road, read to you out of a muster-book, “laid on to {foe}, for stealing the water.” Then he tapped the name above it. “That’s who did it, and stood by.” It was {who}. The ship where it was done lay wrecked off his door. Then he made ready to put the book in the fire.',
      'Correction to the log, page one, where it says that {who} was wronged and {foe} did the wrong. They had been convicts, chained in a ship that lay wrecked there on a ledge; {who} stole, {foe} was flogged for it, and {who} stayed dumb. An old purser under an upturned boat had it in his book. He meant to burn it, and you could not yet tell whether to stop him.',
    ],
    still: [
      'The purser still held the muster-book that told of {who} and {foe}, and it was for you to stop him or to let him burn it. The fire was in no hurry.',
      'The book was still in the purser’s hands, and you could not go before you knew what became of it. He had read you the line again, and gone on to the next, which was about cheese.',
    ],
    givenUp: [
      'The purser put the book in the fire while you looked the other way, and it burned to the boards. You went on your way with the half that he had told.',
      'The book burned. The purser swept up the ash and turned you out, kindly, as he meant to go and live with his daughter. Nothing in it could be proved any more.',
    ],
    later:
      'On the thwart of the purser’s upturned boat somebody had cut two names, close together, and a small anchor for the two of them.',
    ways: [
      {
        ...does(['talk', 'charisma', 'medium', 'none'], {
          action: 'Ask the purser what the two were like',
          description:
            'He knew {who} and {foe} in the ship, and you may learn what {foe} fears; but you may come to pity {foe}.',
          success: [
            'You asked, and the purser told you how they were: {who} and {foe} had shared one spoon; {foe} told stories, and {who} did all the voices. After the flogging there were no stories. It was no less wrong, what {foe} had done since; but you knew now what name would bring {foe} to a window. The book was not burned that day.',
            '“They were like any two on a chain,” the purser told you, “they kept step.” You learned from him of one old debt that {foe} still paid, and it led toward {where}. You went on with your oath afterward as one carries a thing that has something alive inside it.',
            'The purser told you that {who} could not sleep for the dark, and that {foe} would hum one tune, over and over, until {who} slept. He gave you the tune. You had not wanted it; yet there would be doors on the way to {where} that would open to somebody who hummed.',
            'The purser told you, between coughing, that the two had sworn to share the first roof that either of them got, and that {foe} had built a house since, with two beds. No one slept in the second. You went out knowing where that house stood, and wishing that you hated its owner as you had when you came.',
          ],
          failure: [
            'You asked the purser what they were like, and he would only speak of beef and biscuit. When you pressed him he wept, and it was heard outside; and {foe} was told that somebody had been asking for {foe.his} good points.',
            'You asked, and he told you so well that you sat on there until the fire was low, and learned nothing of use. You could not have struck {foe} with a feather. It wore off, but not before {foe} had had the good of it.',
            'You asked, and the purser had mixed the two up long ago, and told you of {who}’s wickedness and {foe}’s patience until you lost count of which was which. A boy who had been listening outside sold your doubts to {foe}.',
            '“Ask {who},” was all that the purser would say, and he turned his face away. You thought of going back to do it. You thought for so long that {foe}’s people, who do not think, had stopped the road in front of you.',
          ],
        }),
        won: { oath: 1 },
        lost: { threat: 1 },
        remembered: '{who} and {foe} had once eaten with one spoon. You had known it by the time you came to the end.',
      },
      {
        ...does(['craft', 'reflexes', 'hard', 'serious'], {
          action: 'Save the book and send {foe} a copy',
          description:
            'To see the wrong admitted might move {foe} to call off the hunt; but you must burn your hands, and {foe} may take it ill.',
          toward: 'for',
          success: [
            'You snatched the page out of the fire and sent {foe} a fair copy, with nothing added. {foe} was seen to read it standing. All who were out after you that week were called in; and back came one line, with no name to it, that {foe} would be at {where} and would wait.',
            'Saved the page; sent the copy to {foe} under a plain cover. For days after that {foe} gave no orders at all, and {foe.his} people sat about the yards with their hands hanging. In the house they left, a friend of yours found the guard-list of {where}.',
            'You threw your coat over book and fire together, and saved the page, and the copy went to {foe} by a fisherman. {foe} sent him back rich, and dumb on the subject; and the patrols that were set to take you were told to go home and mend their nets, by someone who had been weeping.',
            'You clapped the burning page between your palms, and saved it, and wrote {foe} a copy with a bandaged hand. {foe} kept it folded small and read it at meals. People who came for orders to hunt you were asked, instead, if they had ever had a friend.',
          ],
          failure: [
            'You snatched at the page, and it was burned through; you wrote it out from memory and sent that. {foe} held it to be a forgery, and an insult; {foe.he} remembered every stroke of the four dozen, and had them all put down to you. The purser had the book again.',
            'You snatched a page from the fire and sent it off, and it was the wrong page. {foe} unfolded, with what thoughts one can guess, a list of beef casks; and understood merely that somebody had been in that book, and sent out more men.',
            'You snatched, the purser clung, and the page tore along the line, and you sent {foe} the half you had. It said only that {foe} had been flogged, and seemed to have been sent in mockery; more riders went out after you than before.',
            'You saved the line, and a carrier to whom you gave the copy sold it. Every alehouse had it for a song by the time {foe} did, with a chorus. {foe} was furious. Its singers were asked where they got it, and they said your name.',
          ],
        }),
        won: { threat: -2 },
        lost: { threat: 1 },
        remembered:
          'One scorched leaf of an old muster had reached {foe} under a plain cover, and for some days afterward nobody had been hunted.',
      },
      {
        ...does(['explore', 'perception', 'medium', 'slight'], {
          action: 'Look for the wreck where it was done',
          description:
            '{foe} was chained there, and may have left a mark that tells how {foe.he} gets out of places; but it lies on a bad ledge.',
          success: [
            'You found the wreck of the convict ship, with trees in her, and on a beam, low down, a way out, scratched small, with a cross. {foe} had planned it for two. It was a habit of mind, you saw, and there would be just such another door at {where}.',
            'You found the post in the wreck, and by which port {foe} had got out of her in the end: the stern. People go out as they first went out, and you noted it for {where}. There were two marks on the frame where two heads used to be, and between them something had been worn smooth.',
            'You climbed into the wreck and found the days that the two of them had scratched into the wood, by turns. {foe}’s strokes leaned. There are leaning marks like those on rocks near {where}, and you knew now that they show {foe}’s own way there.',
            'You found in the wreck the chain itself, with both of the ankle-rings filed through. So {foe} had cut {who} loose first. The file lay behind a sprung plank; you looked for a plank like that from then on, and there was one on the way in to {where}.',
          ],
          failure: [
            'You found the wreck, and someone else looking at it, and had no time to look yourself. It was a man of {foe}’s, with flowers. You were both embarrassed, and then he ran to tell, and you went back to the purser.',
            'You looked for the wreck, and she had broken up; there was a keel, and crabs. You cut your name in it, for something to do, and a person of {foe}’s who came to sit there read it.',
            'You put your foot through the wreck, and hung there by your elbows. You saw no mark of anything. A party of {foe}’s heard you call; you had to stop calling, and get back to the purser wet.',
            'You found a hut built of the wreck’s timbers, and a woman who scrubbed the whipping-post daily for a table, and no mark was left. She asked you to supper. She was {foe}’s pensioner, as it proved, and before the plates were dry she had sent in a report of you.',
          ],
        }),
        won: { approach: 1 },
        lost: { threat: 1 },
        remembered:
          '{foe} had drawn a way out once, for two, with a nail, on a ship’s beam; and you had seen it, and known the hand again.',
      },
      {
        ...does(['patience', 'endurance', 'easy', 'none'], {
          action: 'Let him burn the book and stay by him',
          description:
            'It is what he wishes, and it hurts nobody; but the proof is gone, and you have only your time spent.',
          success: [
            'You let the purser burn the book, and sat with him till it was ash. He turned the leaves for it with a stick. When it came to that page neither of you looked. You were asked to forget, and told him that you had; and both of you thought the better of the other for it.',
            'Burned, one book, two hundred and six names. The purser said each as it went. You said the two names after him. Nothing in the world was altered but that you knew, and went on with {who}’s business a shade less merrily.',
            'You held the cover for him, as his hands shook, and the purser put the book in the fire, leaf by leaf. He told you that it was he who had counted the blows aloud. You stayed until it was burned, and he gave you his chair.',
            'The book was burned, and neither of you spoke. When the page curled you had a last sight of both names on it, running together as the ink boiled. You swept up the ash between you. Your road was as long as before, and you took it up.',
          ],
          failure: [
            'You let him burn it, and halfway the purser changed his mind and put his arm in after it. You had them both out, the book and the sleeve, scorched. For an hour he told you that you should have known better. You rather thought so too.',
            'You sat by for the burning, and he would have you throw it in, and you could not, and he could not. It lay there between you two, not burned.',
            'You let him put the book on, and the smoke would not draw under that boat, and drove you both out on your hands and knees. He had brought the book out with him. He blamed your breathing.',
            'You waited for the purser to burn the book, and he fell asleep with it in his lap. You dared not wake him nor take it, and sat on watching the coals go grey. When he woke he asked who you were, and had to be told all of it.',
          ],
        }),
        won: {},
        lost: {},
        remembered: 'You had watched a book burn that had {who} and {foe} in it upon one line, and had told nobody.',
      },
    ],
  },
];
