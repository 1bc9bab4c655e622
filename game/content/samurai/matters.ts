import { does } from '../builders/offers.js';
import { type Matters } from '../../model/content/matters.js';

/*
 * The narrator keeps a court diary: a thing seen comes first, then short level clauses about what was done. What anybody
 * felt stands in how a door was shut or a cup put down, and is not remarked upon.
 */
export const samuraiMatters: Matters = {
  seek: [
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Look for the tracks of {foe}’s riders',
        description: 'It means leaving the path for thorn and scree, and somebody may be looking for yours.',
        success: [
          'Hoof-marks, eight shod feet, pressed deep on the outer side. Such horses carry boxes. You followed them to a place where they had halted, and the boxes been set down; the straw there was of the kind that {foe} has tied with a double knot.',
          'A sandal, cast off, with its cord cut and not worn through. Only {foe}’s couriers change by the count of miles. A little beyond it lay another. You had the direction by then, and the pace, and a fair idea of what was in such a hurry.',
          'Pine needles, swept. Somebody had sat under that tree, and been at pains to leave nothing, and a bare round place is a kind of signature. It was how {foe}’s people break camp. From there a track went on along the stream that you would not have looked for.',
        ],
        failure: [
          'A great many tracks, all of one horse. You had gone round it three times before you met the horse. It was a farmer’s, and blind, and walked in a circle from habit.',
          'The moss had kept its own counsel. You crawled along it for as long as a sermon lasts, and rose with green knees. A woodcutter, who had been watching, asked whether you had lost a comb.',
          'You found a track, and were pleased with it. It led you through a bog with great consistency. When you had got your second foot out you saw the print of it ahead of you, and then understood whose.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['patience', 'endurance', 'medium', 'none'], {
        action: 'Lie by the road and watch who passes',
        description: 'You will be bitten and stiff, and the whole of it may be for two monks and a duck.',
        success: [
          'Fern, close to the face. You lay in it until your hands were two other people’s. Then two servants in {foe}’s colours sat down with their backs to you and quarrelled over who had forgotten the message, so that each of them had to repeat it.',
          'An umbrella came by, shut, and beneath it a man who did not need one. He stopped, looked both ways, and moved a stone on the wayside altar. You had a look at the stone when he was gone. There was a slip under it, in the hand of {foe}’s steward.',
          'Feet only, from where you lay. You learned to tell pilgrims by them, and pedlars. The pair that came last wore cloth socks on that road, and turned in at a gate you had taken for a ruin; and a voice within said good health to {foe}.',
        ],
        failure: [
          'Two monks came by, and a duck. It was a distinguished duck. You watched it out of sight, in the hope that something was tied to its leg.',
          'An ant had found the way up your sleeve, and told others. You bore it as one should, and were still bearing it when riders went past; and what they were calling to each other you could not hear for the itching.',
          'You slept. Someone had pulled the hat down over your face against the flies. Whoever had gone by had been sorry for you; whether it was one of {foe}’s you could not tell by the hat.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Listen at the bath-house for {foe}’s name',
        description: 'It costs patience and the skin of your fingers, and people there remember shoulders.',
        success: [
          'Steam, and eleven heads on it. They were speaking of hairdressers. You observed that {foe}’s was said to be expensive; and a head at the far end, much moved, said that he was {foe}’s hairdresser, and had not been paid, and where he had had to go to dress it.',
          'A back, which you were asked to scrub. It belonged to a dealer in travelling-boxes. He groaned with pleasure, and told you, between the shoulder-blades, what {foe} had ordered made, and of what length, and to what place it was to go.',
          'The water was too hot for anyone to lie in. Two women across the partition were saying of {foe} that there would be no one at home from the next market-day on; one of them aired the bedding there. You stayed under to the chin until she had told it all.',
        ],
        failure: [
          'A pause, when you spoke {foe}’s name, with drops falling into it. Then all eleven heads began at once about a fire in another ward. You went home very clean.',
          'You let the name fall as one lets fall a towel. It was picked up by an old gentleman, who had known another family of that name entirely, and their branches, and their dogs. One cannot leave a bath before one’s elder.',
          'A cake of soap had more to say. You sat till your fingers were like plums. As you went out the attendant gave you your sandals, and with them, as a kindness, the advice to ask less loudly.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Watch the passing sails for {foe}’s crest',
        description: 'Your eyes will ache from the glare, and to stare at a strange boat is a discourtesy.',
        success: [
          'A sail, patched with a curtain. There was half of {foe}’s crest on the curtain. She was low in the water, and steering for a cove that is in no pilot-book; you marked how the two rocks stood to one another as she went in.',
          'A fishing boat that had no gulls about it. You looked longer, therefore. They were letting down a chest on a line, and making fast a float to it, painted blue, as in {foe}’s household they paint the well-buckets.',
          'A lacquered bowl, afloat, turning. It had {foe}’s crest within, and rice still sticking to the rim. Something that fed many people had gone by not long since, and you could see by the drift from where.',
        ],
        failure: [
          'Sails, like a screen with too much gold on it. You looked from one to the next until you saw crests upon all of them, and also on the clouds. They were oranges, mostly, said a boatman, when you hailed him.',
          'You leaned out to read a sternboard. It said Long Life. So did the one after it, and a third, and all three crews had taken offence by then, and held up fish at you.',
          'A pale sail stood off from you so long as you looked at it, and came no nearer. You are almost sure that it was a sail. Your eyes ran for a good while afterwards, and saw it wherever you turned them.',
        ],
      }),
    },
  ],
  warn: [
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Tell the ward elders what {foe} plans',
        description: 'You must sit through the tea first, and be known afterwards as the one who brought it up.',
        success: [
          'A fan was closed. You had said it between two remarks about the garden, so that nobody need have been alarmed. By the time that you had your sandals on there were boys on the roofs of {place} with gongs, and whoever {foe} had sent in would find the granary shut.',
          'Nobody at the table changed his face. An elder inquired if you took it with salt; another had gone to see to his gate, and others followed, each with an excuse. {place} was locked by the last of them. {foe} would have to think of something else.',
          'The oldest of them moved a cup from one side of the tray to the other. It meant, you gathered, that the women and the rice should go up to the temple. {place} was packing before you had bowed. When {foe}’s people came for either there would be mats.',
        ],
        failure: [
          'You were thanked. An elder of {place} had met {foe}, who had asked after his knees. They recited for you, by way of farewell, a poem about people who see fire in maples.',
          'It was understood to be a parable. They discussed it with much delicacy, as such, and concluded that {foe} stood for worldly care. Not one shutter was put up in {place}; and you had helped to find the moral.',
          'The head of the elders wept a little. He had seen it coming, he told you, and had resolved to be away. The rest thought that a good idea. You were left in the council-house of {place} with six cups, and {foe}’s plan as it had been.',
        ],
      }),
    },
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Paint a warning on the fan-seller’s stock',
        description: 'It means a day bent over paper, and {foe}’s clerks can read fans as well as anybody.',
        success: [
          'Two hundred fans, with a heron on each. It stood in front of a gate with its head turned toward {foe}’s crest, and whoever opened the fan wide saw why. They sold out. In every lane of {place} people fanned themselves, and went in, and barred the door.',
          'You painted a cat, asleep, and the mice at prayer before it. Only the cat’s collar was {foe}’s. {place} laughed for as long as it takes to turn a fan over; and that same day they had hidden the stores, and sent a runner to the next town with three fans in his belt.',
          'A plain fan sold best. It had nothing on it but one question, small, and you had to hold it to your lips to read it: who keeps {foe}’s second key? Nobody in {place} knew. So they changed the locks, all of them; and {foe}’s business there stood still.',
        ],
        failure: [
          'The ink was poor and ran. What you had meant for {foe} at the gate was taken to be a crab, and thought auspicious. It was bought for weddings, all over {place}.',
          'A clerk of {foe}’s bought the first, opened it, and then, with a bow, the rest. They made a small bright fire behind the customs-house. The fan-seller of {place} was delighted with you, and wished to know what you would paint next.',
          'You signed it, as one does. Nobody in {place} looked at the picture for looking at the signature; and when they had settled who you were, and whether one ought to know you, the fans were folded up.',
        ],
      }),
    },
  ],
  call: [
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Call on {them} and drink tea',
        description: 'It takes as long as three cups, and by the third one has to speak of oneself.',
        success: [
          'A broom, dropped. {them} had been sweeping and came out with the dustpan, and held it through all the bows. You had the good cup. By the third filling you had told each other the true reasons, and {them} walked with you to the turn of the path, and a little farther.',
          'The lid of {them}’s kettle rattled, like somebody with news. You asked after the roof, and were shown the roof. Nothing of any weight was said, and when you got up to go you both found that you were smiling, and that it was not at anything.',
          '{them} had kept the stone that you had remarked upon the other time, and set it beside the step. You noticed. It was plain that there had been some doubt of it. The tea after that was of another kind, from a smaller jar.',
        ],
        failure: [
          'A strange pair of sandals stood before the door, large ones. You sat with {them} and the owner of the sandals, who was selling a horse. You praised the horse. {them} had hoped, it came out later, to hear the reverse.',
          'You forgot the name of {them}’s dead. You had it right to within one syllable. The cup was filled to you again, and was just as warm; but the tray had been turned so that its handle was on your side.',
          'There was tea, and then there was a silence, and it was your turn in it. All that came to you was {foe}. {them} had wished for once to talk of something else, and listened kindly, and looked at the wall.',
        ],
      }),
    },
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['patience', 'vigour', 'easy', 'none'], {
        action: 'Help {them} with the household work',
        description: 'It costs you your back and a clean coat, and the two of you will hardly talk.',
        success: [
          'Paper, paste, a bucket. {them} was putting new panes into the screens, and you took the other end. Nobody spoke for eleven panes. At the twelfth {them} drew with a wet finger, on the inside, a small bird for you; it would show whenever the lamp was lit.',
          'A stack of wood as high as the eaves. {them} split, and you stacked; it went with a sound like a slow game of chess. Then you sat down against it side by side. “It will lean,” said {them}. It leaned, and you were both extraordinarily pleased with it.',
          'Radishes, forty, to be hung. You passed them up and {them} tied. It came out while you worked that {them} had not had a visitor since your last, and you let that hang there with the rest, and passed up the next one.',
        ],
        failure: [
          'You put your elbow through the third pane. {them} said that the room had wanted air. You offered to paste it again, and did; and {them} went over it quietly, from the other side, as soon as your back was turned.',
          'A jar, of no value. It had been {them}’s mother’s. You were told at once that it did not matter, and the pieces were laid together in a cloth, and the cloth was taken into the next room.',
          'You were asked to sit. You rose to help, and were asked to sit. {them} had a way of doing things, and you stood in the middle of that way, wherever you put yourself, until the work was done without you.',
        ],
      }),
    },
  ],
  sell: [
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'slight'], {
        action: 'Offer what you know to a rice broker',
        description: 'What is known to the exchange of {place} is known to {foe} soon after, so you will be hurried.',
        success: [
          'An abacus, one bead of it moved. You had said only the half. The broker of {place} thanked you for the half, had the rest from you behind a screen, and bought; what {foe} was about to do would alter the price of barley, and he would be the second to know it.',
          'He let you finish, and then he asked you to say it to his mother. She lay in an inner room, and was the firm. She listened with closed eyes to all you had of {foe}. “Ours,” she said; and after that there was nothing to discuss.',
          'You wrote it on a sheet, folded it, and laid your hand on that. The broker looked at the hand. In {place} one does not haggle over a thing unread; he bought it at its thickness, so to speak, and read of {foe}, and did not complain.',
        ],
        failure: [
          'The broker had it already. He recited it to you, {foe} and all, with a detail that you lacked, and asked nothing for the detail. You were bowed out into {place} feeling that you had been given alms.',
          'One bead went over, and came back. What {foe} intended was of great interest, he said, to persons in the salt line. The salt line of {place} is a man with a cough, and he had gone to the country.',
          'You began too early with what was best. When you paused he was looking at you with attention, quite ready to hear the remainder, and you had none. He said that {foe} was indeed a wonder, and rose.',
        ],
      }),
    },
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'easy', 'none'], {
        action: 'Sell the story to a picture-printer',
        description: 'He pays badly, and will want to have it that you were better dressed.',
        success: [
          'A block of cherry wood, planed. The printer of {place} drew while you talked, and asked what {foe} had been wearing. He bought it from you as it stood. The nose he meant to leave to the public, who would know it.',
          'He had printed three ghosts that month, and was weary of them. {foe} was just what was wanted. He took all that you knew, in six sheets, and would have taken a seventh; it was bought, and his wife asked if it was true.',
          'The apprentices of {place} put down their knives to listen. When you came to {foe}’s part in it one of them hissed. “Sold,” said the printer, who goes by that, and he sent out for red.',
        ],
        failure: [
          'It lacked a cat, said the printer. In {place} they will buy nothing now that has not a cat. You could not in conscience put one in; and as it stood, {foe} without a cat, he wished you luck.',
          'He liked it, and inquired who {foe} was, and was told, and went to see if the street door was shut. He printed flowers, he said. He showed you several, and saw you out past the flowers.',
          'You told it standing, with gestures, in the printing-house of {place}. When you had done he took you by the arm to the drying-line. It hung there already, in four colours, and {foe} had been made taller.',
        ],
      }),
    },
  ],
  tell: [
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell those whom {foe} means to harm',
        description: 'You give away what might have been sold, and have to watch their faces while you do it.',
        success: [
          'A needle stopped, half through. They were menders, in a back lane of {place}, and {foe} had a use for that lane. You told them what and how soon. They bowed, all together, and went in, and it was the quickest removal you had seen; {foe}’s men would find the thread.',
          'You told it to a grandmother, since she was the one who asked you to sit. She told it to her daughters in the voice that she kept for thunder. Before your tea could be drunk the well-ropes had been cut and the carts sent out of {place}, and {foe} was so many days the poorer.',
          'They had thought that it might be so. Now someone had said it. There was a man in that street of {place} who had been taking {foe}’s money to leave a gate open; he got to his feet when you had finished, and went out, and one heard him bar it.',
        ],
        failure: [
          'A child was sent to bed. The rest heard you out on their heels, and thanked you, and asked what they should do; and you found that you had not brought any answer to {place}. They were still squatting there when you looked back.',
          'They had been told so many things. The last person who came to that street to warn them of {foe} had wished to sell them buckets. You did not mention buckets; but they went on waiting for it.',
          '“And who is it that says so?” they asked, and you gave your name. It had been cried in {place} with something against it. They shut the window on you gently, one panel after another, as one does in front of children.',
        ],
      }),
    },
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'perception', 'medium', 'none'], {
        action: 'Pass it on to the temple’s bell-ringer',
        description: 'He is paid by the temple and the temple by {foe}, so that you must judge him rightly first.',
        success: [
          'Two calloused hands, laid on his knees. You looked at them and told him. He made no reply; but that day the bell of {place} was rung with a stroke too many, and every household that {foe} had marked down counted, and counted again, and was gone to its relations.',
          'He had a niece in one of the houses that {foe} wanted. He did not say so; there was a small wooden doll upon the beam. You told it to the doll. The bell of {place} was found to be cracked, and could call nobody out to oblige {foe} for a long while.',
          'You asked him which stroke carried farthest. He said that it was the one that had not been ordered. So you understood each other. Three villages heard it, beyond {place}, and drove off their oxen before {foe}’s people had their boots on.',
        ],
        failure: [
          'He was a devout man. He took what you had told him straight to the abbot, as he would have a found purse; and the abbot of {place} thought that it must be {foe}’s, and returned it.',
          'The ringer had been deaf for twenty years, from the bell. He had been smiling at you out of politeness. You wrote it down for him then; but he held that against the light of {place}, and smiled, and gave it back.',
          'You misread his hands. They were folded so because he had a receipt in them. Nobody in {place} was warned by you that day, and somebody wrote to {foe} to say which way your questions had tended.',
        ],
      }),
    },
  ],
  word: [
    {
      kind: 'word',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Send {them} word by a post-runner',
        description: 'You must beg leave to put your line among those of richer people, and explain your delay.',
        success: [
          'A bell on a stick, already ringing. The runner of {place} took your note between two breaths. It said that you were late, and ashamed, and coming. You heard by another runner that {them} had read it through and put away the travelling-cloak; there would be some days yet.',
          'You found nothing to write but the truth, and he ran off with that. {them} had asked him how your face was, when you gave it to him. He thought that it had been sorry. So {them} was willing to wait a while more.',
          'He had sixty letters and no room. Then he looked at the direction, and it was his own village. He would tell {them} himself, he said, and well; and he must have told it well, for you were given until he should come again.',
        ],
        failure: [
          'The letter went off beautifully. It was brought back to you in {place} two streets farther on, by a child; the runner had dropped it in a puddle, and only the apologies could still be read.',
          'He was a runner for officials. He ran in place while he explained that to you. {them} had no rank, and you had none that he could see, and he was at the corner before you had thought of one.',
          'You wrote that you would come soon. Looking it over you saw that you had written so the time before, in the same words. You could not send it to {them} like that, and the runner of {place} would not stay for another.',
        ],
      }),
    },
    {
      kind: 'word',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Fold {them} a letter that asks for patience',
        description: 'The paper must say it before it is opened, and you have spoiled better sheets.',
        success: [
          'A crane, with one wing not yet folded. Whoever got that would know that the other fold was to follow. A nun took it out of {place} in her bowl; {them} set it on the shelf, she said, and looked, and remarked that a wing takes some days.',
          'You folded the sheet in the shape of a gate that is ajar. It held. {them} had it by that boat or the one after, and understood, and did not shut the real one. You had gained a little time, and lost one sheet.',
          'There was a knot for regret, and one for haste, and a third, a foolish one, that only {them} would remember. The carrier out of {place} saw a smile at the third. It would keep for a few days longer, he was to say, that other matter.',
        ],
        failure: [
          'The knot for regret, drawn the wrong way, means a birth. {them} sent congratulations by the same hand, and asked nothing of when you would come, supposing you to be busy.',
          'You folded it so well that it could not be opened. The carrier told you when he was back in {place}. {them} had tried with a hairpin, and with steam, and at last laid it aside among the things that you had said and not done.',
          'It looked like a crane to you. It had looked like a summons to {them}’s servant, who knows paper, and who said that nobody was at home. It came back to {place} somewhat flatter.',
        ],
      }),
    },
  ],
  'ask-mate': [
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} what to make of {foe}',
        description: 'It takes only a little of your pride, and you may have to hear the answer.',
        success: [
          '{mate} went on tying a knot until it was tied. “{foe} tidies,” said {mate}. “Whoever tidies like that has once been found out. I would not hit at the front of such a person. I would move one small thing and wait for the hand to come and put it straight.”',
          '“You hate {foe},” said {mate}, “and I have noticed that you are always late when you hate. I only dislike. So I can tell you that {foe} is tired, and has begun to write orders twice. Let it be written a third time. Then nobody will know which to obey.”',
          'A straw was turned about for some time. “I worked for one like {foe} as a child,” {mate} told you. “They never look at who brings the tray. You and I have been trying to be dangerous. We ought to try bringing the tray.”',
        ],
        failure: [
          '“You ask as people ask whether the soup is good,” said {mate}. “You have already eaten it.” And there was no more to be had on the subject of {foe}, then or afterwards.',
          '{mate} considered it, quite honestly. “I think that {foe} sleeps better than we do,” said {mate}, “and I have been trying all this while not to think so.” You both looked in another direction.',
          '“I would sooner not say,” said {mate}. You waited. “I said something about {foe} once, in company, and it was quoted.” After that there was only the sound of a strap being mended that was whole.',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask {mate} whether {who} is worth it',
        description: 'It is not a question to be put twice, and {mate} keeps nothing back that was asked for.',
        success: [
          '{mate} took off a hat to think, and held it. “I do not much care for {who},” said {mate}. “But nobody made a jest when you swore, and I was listening for one. A thing that no one jests about is either a lie or it is worth a pair of sandals. Let us wear out the sandals.”',
          '“You think that you are doing it for {who},” said {mate}, “and {who} thinks so. I think that you had been waiting for somebody to ask you for something difficult. Do not be offended. I had been waiting for somebody to carry things for.”',
          '“My aunt was like {who},” said {mate}. “She thanked you beforehand, so as to have it done with. And we all went through fire for her, grumbling. I have not grumbled enough yet on this journey; it is therefore not far enough along to be given up.”',
        ],
        failure: [
          '“You should have asked me that at the gate,” said {mate}. It was said mildly, and {mate} turned away; what you saw from then on was a back, very straight, which had an opinion.',
          '“No,” said {mate}. You had been prepared for something longer. “You did ask. I shall go on helping, since I said so; but no.” It was some time before either of you remarked on the view.',
          '{mate} heard you out, and then pointed. “That is a kite,” said {mate}. “It is a fine one. I was wondering which of us would speak of the kite.” Of {who} you heard not a word.',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} how the journey seems',
        description: 'It costs a silence, since {mate} will think about it first.',
        success: [
          '“There are two journeys,” said {mate}. “You are on the one where we arrive. I am on the other, in which you wake up talking, and I say something, and you do not remember it. Both of them are going rather well. But sleep more, and let {foe} do the lying awake.”',
          '{mate} poured water into a cup up to the very brim, and put it down. “Like that,” said {mate}. “It has not spilled yet. I would go gently for a while, and take the duller way wherever there are two; we have been seen too often on interesting ones.”',
          '“I have kept a list,” said {mate}, and drew it out of one sleeve. “Here we were brave. Here you were clever. Here we asked an old woman, and it is the only time that we were right. I propose that we should ask more old women.”',
        ],
        failure: [
          '“Well enough,” said {mate}, in the tone of one who has a stone in the shoe and means to keep it there. You asked again, which was a mistake; and it was then “very well indeed”.',
          '“I dreamed that I turned round and you had gone on,” said {mate}. “It was quite a pleasant dream. I tell you because you asked.” You were sorry that you had, and it was felt on both sides.',
          '{mate} laughed. “How it seems? It seems that we have been here before; there was the same crow.” You assured {mate} that it could not have been. “Then the crows are alike,” said {mate}, “and it is going badly for another reason.”',
        ],
      }),
    },
  ],
  'send-mate': [
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} ahead to look for {foe}',
        description: 'You must wait and be of no use, and it is not your neck that is sent.',
        success: [
          'A whistle, two notes, from where you had not been looking. “They have moved the horses,” said {mate}, sitting down. “{foe} was standing in the yard in house-shoes. One does not go far in those. It is a steward who will be sent, and I know by what gate, for I held it open for him.”',
          '“I was taken for the new gardener,” said {mate}, who had a rake. “I have promised to come back about the pears. {foe} walked by me twice with a letter and did not like it. The second time it had been torn in four, and this is where the four were thrown.”',
          '{mate} came back by way of the washing-lines. “Nine shirts,” said {mate}, “of which five are for travelling. And a cook who weeps. {foe} leaves, therefore, and does not take the cook, and she told me the whole of it over the tub.”',
        ],
        failure: [
          '{mate} came back with one sleeve missing, and sat down some way off. “They keep a dog,” said {mate}. “It is called Peony. I should like it to be set down that I was sent by the one person who might have asked about a dog.”',
          '“They were very kind,” said {mate}, without expression. “They asked whether I was lost. They drew me a map to find my way back to you, and it is correct.” It lay between you for a time, with a small house marked on it.',
          'You heard the laughing before {mate} came in sight. “I was to be the acrobat,” said {mate}, limping. “The acrobat had been there since the day before. He was better. They had us both go along the wall, to see, and {foe} did not even come to the window.”',
        ],
      }),
    },
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'reflexes', 'medium', 'none'], {
        action: 'Let {mate} listen among the bearers',
        description: 'It means rough company and a borrowed load, and {mate} may be asked to carry it.',
        success: [
          '{mate} put down somebody’s trunk with care. “They talk of nothing but feet,” said {mate}. “But whose feet? {foe}’s, the whole way, and how they were told to walk softly past a certain gate. They are to be softer yet at the next one. I can tell you where it is.”',
          '“I lost at dice to a man with two lanterns,” said {mate}, “as slowly as I could. He lights {foe}’s way. He has been told to buy oil for eleven stages, and complained of the weight; and he named them to me, one after another, as if each had been a bad child.”',
          '“They let me have the hind end of the pole,” said {mate}, “where one hears what is said in the palanquin. {foe}’s secretary counts in his sleep. It was boats. I make it seven boats, and a date, and a name that he turned over at.”',
        ],
        failure: [
          '{mate} was brought home between two bearers, very courteously. “I told them I had the strength of three,” said {mate}. “They had one of those trunks for three.” It was all that {mate} could tell you, and was told lying down.',
          '“Nobody says anything before a stranger,” said {mate}, “so I became a friend. It took four jars. I know now about the wife of every one of them; and if {foe} was mentioned, it was in the fifth.” The voice was unsteady, and so was the rest.',
          '“They knew me by my hands,” said {mate}. “They were not angry; they laughed. They made me hold them up, and showed me theirs. Then they all fell silent until I went.” {mate} was still looking at them, the palms first, and the backs.',
        ],
      }),
    },
  ],
};
