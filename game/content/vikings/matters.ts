import { does } from '../builders/offers.js';
import { type Matters } from '../../model/content/matters.js';

/*
 * The same skald: bare facts, law terms, who was whose cousin, and a half-line at the end that gives nothing away.
 * Companions answer shortly, out of proverbs that they have made themselves.
 */
export const vikingMatters: Matters = {
  seek: [
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['explore', 'perception', 'medium', 'slight'], {
        action: 'Look for the tracks of {foe}’s men',
        description: 'It is stooping work and takes you out of your way, and whoever tracks is looking at the ground.',
        success: [
          'Five men had passed, and one of them used his axe for a stick; he had hurt the left foot. {foe} had one such, by the name of Orm. From there you did not need the others. You followed the hole.',
          'They had slept under a bank and had been tidy about it, which was the mistake. Nobody is tidy there. You found what they had buried, and it had {foe}’s mark burnt in the lid, and a crust inside that was still soft.',
          'There was a horse-dropping with oats in it. Only {foe} feeds oats in that country. You went from one to the next, as along a string of beads, and had the direction, and the number, and how rich.',
        ],
        failure: [
          'You found the tracks of seven men. One was following six. It was some time before it occurred to you to put your own foot beside his.',
          'Sheep had been along after them. If there is a thing that a sheep has not trodden on, it has not been there.',
          'The trail was good as far as the beck. On the other side was a man mending a wall, who had seen nobody, and who had on {foe}’s shoes.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['land'],
      offer: does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Ask at the farms who fed {foe}’s people',
        description:
          'You must eat what is set before you at each door, before you may ask anything, and there are many doors.',
        success: [
          'At the fifth farm they had fed eleven and been paid in thanks. They remembered all that had been said over the curds. It was told to you in three voices, and you were given the same curds to hear it by.',
          'The housewife would not speak of guests. It was a point of honour. But she spoke of their mending, which she had had to do, and what falls out of a man’s sleeves; and among it was where {foe} had sent them.',
          'A child told you. It had sat under the table. Two of {foe}’s men had quarrelled about the turning, and it showed you, with its own two feet, which had been right.',
        ],
        failure: [
          'They had fed nobody. They said so in eleven farms, in the same six words, with {foe}’s silver shining on the women.',
          'You got as far as the third porridge. After that you could ask, but not attend.',
          'The man asked whose guest you yourself had been last, and shut the half-door. It is thought in those parts that one question is worth another.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'none'], {
        action: 'Ask about {foe} in the booths of {place}',
        description:
          'You must begin with the price of hides and come round to it slowly, at every booth, as though by chance.',
        success: [
          'The comb-maker had it from his wife, who was a cousin. {foe} had ordered forty cloaks, all grey, and they were to be fetched on a certain day from a certain shed. There is no trade for forty grey cloaks but one.',
          'You spoke in {place} of hides, of herring, of the king’s health. At the ninth booth the man himself said, “And there’s {foe}.” You let him. He had wanted to tell somebody since it was landed at his own jetty.',
          'A blind woman sells twine in {place}, and knows each foot that goes by. {foe}’s steward had passed four times, heavy, and returned light. She pointed with her chin to where; it is not for nothing that she is consulted.',
        ],
        failure: [
          'You came round to it so slowly that they had packed up the booths. One does it better who is not afraid of hides.',
          'They were glad to talk about {foe}. {foe} was a well-liked person in {place}, you learned, and gave to the poor; and one of the poor went out by the back.',
          'It was found that you had said Hedeby in one booth and Birka in the next. Nobody remarked on it. They merely looked after you, all down the row.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['talk', 'perception', 'medium', 'slight'], {
        action: 'Hail the fishing boats and ask for {foe}’s sail',
        description:
          'Every boat will think you a robber until you have shown your hands, and that takes both of them off the oar.',
        success: [
          'They had seen a striped sail with a patch in it, and cursed it, since it went through their lines. They gave you the course by a skerry and a cloud. The skerry at least was still there, and it was {foe}.',
          'A father and son had sold {foe}’s crew their catch, at the point of an oar. The boy had counted heads, and the old man had listened. Between them you had how many, to what place, and what they meant to eat there.',
          'You held up your hands, and they held up a cod. When that was understood they told you: two ships, low in the water, one with {foe} in it; they had asked the depth of a sound, and so one knew which.',
        ],
        failure: [
          'They had seen a striped sail, and a red, and a black. They were obliging people. They would have seen a green one if you had asked for it.',
          'You showed them your hands. They cut their nets and rowed, and you could hear them, for a long time, encouraging one another.',
          'One told you that {foe} was behind you. It is what one says to strangers there. You looked, and he had the bait off your own line.',
        ],
      }),
    },
    {
      kind: 'seek',
      at: ['sea'],
      offer: does(['patience', 'endurance', 'medium', 'slight'], {
        action: 'Lie to off a skerry where {foe}’s ships pass',
        description:
          'You keep the mast down and the boat quiet for a long while, and the sea does what it likes with the boat.',
        success: [
          'They came by at last so near that you heard the stroke given, and by whom. Somebody asked how far yet. It was answered. Then there was only their wake, which you took along with you.',
          'You had been there long enough for the seals to stop minding. {foe}’s ship went past on the one side and a boat to meet her on the other; they spoke to one another above your head, so to say. You learned what was in the boat.',
          'A fire had been lit on the shore and put out, and lit. It was not for you. You counted it with the ship that answered, twice and then three times, and from then on knew {foe}’s signals as well as {foe}.',
        ],
        failure: [
          'You lay there until you were part of the skerry. A cormorant thought so too. {foe}’s ships, it was told you later, had gone outside.',
          'They came, and you had your head down, as was right. When you put it up there was an oar-blade across your gunwale, and someone said that he had taken you for a seal. You left faster than one does.',
          'You had moored upon a ledge that was only a ledge at half tide. Nobody could have helped seeing what came then, and they did, and waved.',
        ],
      }),
    },
  ],
  warn: [
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['talk', 'charisma', 'medium', 'slight'], {
        action: 'Warn the householders of {place} against {foe}',
        description: 'You stand up uninvited at their assembly, and whoever does that is answerable for every word.',
        success: [
          'You said what {foe} meant to do and in which order. An old man asked who your mother was, and said that she had not been a liar. It was enough. {place} drew its boats up and its bridge in, and {foe} was obliged to think of something else.',
          'They heard it sitting. Then one stood up, and all of them, and went home for their shields; it is the whole of the procedure in {place}. {foe}’s men arrived to find the gate shut, and somebody on it who was eating.',
          'You told it in nine sentences, and they had you say them again for those at the back. Before they slept the cattle had been moved. {foe} lost a week in asking where to.',
        ],
        failure: [
          'They asked who your witnesses were. You had two, both sworn to {who}, and so that was one party’s word. It was put off to the next assembly, for which {foe} was very willing to wait.',
          'It was well received. They thanked you, and passed to the second matter, which was a bull. {foe} had a cousin in the chair.',
          'You were told to stand down, as one without land there. Somebody took pity, and gave you a turf to stand on. It was thought a good joke in {place}, and your warning was a part of it.',
        ],
      }),
    },
    {
      kind: 'warn',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'slight'], {
        action: 'Cut the war-arrow and send it round {place}',
        description:
          'It is the law that nobody may let it lie; it is the law as well what happens to one who sends it falsely.',
        success: [
          'You cut {foe}’s mark upon it and three notches. It went in at the first door in {place} and came back to you out of the last, warm from hands. They had all done as they must; and {foe} had a town against {foe.him} that had been asleep.',
          'Each carried it to the next, since it is worse luck not to. By the time it had gone round there was a watch on the water, and bread baked. {foe}’s people turned back from {place} twice, for a stick.',
          'The smith bound an iron about it, at his own cost, so that it should be believed. It was. They barred the street with wagons; {foe} was kept out there long enough for the ale to give out.',
        ],
        failure: [
          'It stopped at the third house. She had used it to stir with. By law that is outlawry, but it was good soup, and no one would prosecute.',
          'You had notched it four times, which is fire. They came out with buckets. {place} went about wet for a while, and looked at you; and {foe} sent to ask if anyone was hurt.',
          'Somebody pointed out that your arrow was of alder. It should be ash. They argued that through till {foe}’s men had come and gone.',
        ],
      }),
    },
  ],
  call: [
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Visit {them} and tell the news',
        description:
          'A guest who has news may not leave until it is all told, and {them} remembers what was told last time.',
        success: [
          'You sat on the guest’s side. {them} asked first after your health, then your oath, then your shoes, and did something about the shoes. It was said at parting that the bench looked better with somebody on it.',
          '{them} had been thinking of you, as it turned out, at the churning. You told of {foe}, and what you had seen; {them} told of two births and a lawsuit. You were walked as far as the last gate, which is not done for everyone.',
          'There was not much said. {them} cut the cheese and gave you the side with no rind on it. Among such people that is a speech.',
        ],
        failure: [
          'You praised the new cow, and it was the old cow. {them} was silent after that, on the cow’s behalf.',
          'You had told this story last time, and better. {them} put you right in two places, and went to see to the pigs.',
          'A cousin was there who had lent to {foe}. So all of you spoke about hay. It was {them} who yawned first.',
        ],
      }),
    },
    {
      kind: 'call',
      at: ['city', 'land'],
      offer: does(['gift', 'vigour', 'medium', 'none'], {
        action: 'Lend {them} your back for a day',
        description:
          'There is a boulder in every field that has been waiting for a guest, and you will know it by the smile.',
        success: [
          'It had lain in the way for three generations, and they had ploughed round it. You had it out. {them} walked over the place several times. “Grandfather tried,” said {them}, and could not get further; and you were fed as he would have been.',
          'You dug peat until you could not see over it. {them} kept level with you, for company, and you came to know each other’s breathing. There is a stack there which has your name among the children.',
          'You held the beast while {them.he} did what had to be done. It was a long labour, and then there were two of them and they stood. {them} put an arm about your neck; one is not quite sober at such times.',
        ],
        failure: [
          'It moved, and rolled, and stopped in the middle of the cabbage. {them} said that it had never been so near the house before.',
          'You worked as for two, and broke the spade, and the spade’s fellow. {them} owned two.',
          'You lifted with your back instead of with your legs. {them} laid you behind the stove, and did the work, and then saw to you; you could not have said who was visiting whom.',
        ],
      }),
    },
  ],
  sell: [
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'slight'], {
        action: 'Sell what you know of {foe} in {place}',
        description:
          'What is sold once cannot be used twice, and the buyer will want to know whose throat it came from.',
        success: [
          'There was a ship-owner in {place} whom {foe} had beaten at law. He heard you with his eyes shut. You struck hands before two men, so that it should be binding, and he went to wake his sons.',
          'You told half, and stopped where it is customary. She was a widow and knew the custom. So she bought the rest, and asked you to say one part of it again, slowly, for the pleasure.',
          'It was bought by four brothers, who had a quarter each, and were told it apart. They meant to put it together at home. You would have liked to be there; {foe} would not.',
        ],
        failure: [
          'He bit the news, as one does silver, and found it soft. It had been about {place} since the last ship.',
          'You told half and stopped. He guessed the remainder, aloud, correctly, and wished you a good journey.',
          'The buyer was ready, the witnesses were there. Then he asked who else knew, and you are a truthful person at the wrong times.',
        ],
      }),
    },
    {
      kind: 'sell',
      at: ['city'],
      offer: does(['trade', 'charisma', 'medium', 'none'], {
        action: 'Offer {foe}’s rivals a look at {foe}’s plans',
        description:
          'They will drink with you first, one after the other, to see if you still say the same when you are full.',
        success: [
          'You said it sober, you said it drunk, and you said it, they maintain, asleep. It agreed. They paid like people who have hated somebody for a long time and had not known that there was a way to spend it.',
          'The older of them laid his ring on the table to begin with. By the end he had it on again, and you were content. He meant to be at a certain landing before {foe}; it was to him worth a ring.',
          'They were two households of {place} that had not spoken since a wedding. They spoke then. It was bought in common, and, as far as one could judge, everything was forgiven in the next room.',
        ],
        failure: [
          'By the fifth horn you had told them for nothing. It came as a surprise to you as well. They put a fur over you.',
          'They turned out to be rivals only in the matter of horses. In all else {foe} and they were the best of friends, and they would mention it.',
          'They offered you a share of what they should gain by it. They said so with straight faces, and then one of them could not.',
        ],
      }),
    },
  ],
  tell: [
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Tell it to those {foe} would ruin',
        description: 'It might have been sold, and people seldom love the one who brings such a thing to the door.',
        success: [
          'You told the weaver, as it was her roof. She asked what she owed you. When you had said it twice she believed it, and told the street; and {foe}’s men, who had come for eleven roofs, found nothing under them but nettles.',
          'You went to nine houses in {place} and said the same at each. They nodded. It is a place where one nods. But their barns were empty by the third day, and {foe} had to send home for carts to carry nothing in.',
          'The old man thanked you in the name of four families. Next he took the thatch off his own house, so that it could not be burned. {foe}’s people stood in front of that for some while, and went back to ask.',
        ],
        failure: [
          'They would not have it for nothing. Something must be wrong with it, they thought, and they gave it back to you at the door.',
          'It was the wrong weaver. The right one lived across the way; this was the one who had sold her to {foe}, and who wept, and ran to say so.',
          'They knew. They had decided to stay and be ruined, in {place}, with their things about them. They had you sit down and were sorry that you had been troubled.',
        ],
      }),
    },
    {
      kind: 'tell',
      at: ['city'],
      offer: does(['talk', 'intellect', 'medium', 'none'], {
        action: 'Teach the threatened of {place} the law against {foe}',
        description:
          'You have to give away a case that you might have sold, and teach it to people who would sooner have an axe.',
        success: [
          'You told them what {foe} had done, and what it is called. They had thought that it was only bad luck. Seven householders of {place} took out a summons together, and {foe} had to ride round to each and be polite.',
          'There is a word for it in the law, and they learned the word. When {foe}’s steward came they said it to him, all together, through the door. He went off to look it up. It took him the best part of a month.',
          'The smith learned it by the hammer, a clause to a stroke. “So I may forbid him the yard,” he said. He forbade it him, and the others theirs, and {foe} had not a place in that town to turn a horse.',
        ],
        failure: [
          'They heard it through, and the smith said, well, and so where was {foe} now? They took up the axes. It was settled out of court, and badly.',
          'You taught them the form, and they summoned one another. It had been wanting for years.',
          'Somebody asked whether it was law in {place} or only where you were from. You had to look at your feet; and they went back to being ruined in the usual way.',
        ],
      }),
    },
  ],
  word: [
    {
      kind: 'word',
      at: ['city'],
      offer: does(['talk', 'charisma', 'easy', 'none'], {
        action: 'Send {them} word by a trader’s crew',
        description:
          'You must find one going the right way and drink his leave-taking with him, and hope that he remembers yours.',
        success: [
          'He tied a knot in his beard for it, and asked {them} what it had been for as soon as he saw {them.him}. {them} told him. It will be waited for some days more, since you had thought to send a knot.',
          'It went with a crew of brothers, so that if one forgot it the next would hit him. It arrived entire. {them} let it be known that you might come late as long as you came.',
          'You told the trader that you were coming after all. He told {them}, and spoke of the face you had said it with; and {them} put off the reckoning, and set by an extra fish.',
        ],
        failure: [
          'He had three messages to take, and delivered them in the order in which he liked the people. Yours had gone stale.',
          'The crew were asked ashore to a wedding. They are still there, it is believed, and have your word with them.',
          'He told {them} that somebody was coming. {them} asked who, and he described himself; it was the best that he could do.',
        ],
      }),
    },
    {
      kind: 'word',
      at: ['city'],
      offer: does(['craft', 'intellect', 'medium', 'none'], {
        action: 'Cut {them} a message on a stick',
        description:
          'It must be short, for it is your own thumb at the other side of the knife, and be right the first time.',
        success: [
          'You cut: Coming. Late. Wait. It went from hand to hand for two valleys, and everyone who could read it added that it was true. {them} leaned it by the door, to show to the other party, who will give you some days.',
          'You had room for five words and used four. {them} is said to have laughed at the place where the fifth should be. The matter will keep.',
          'You bound the runes so that they read one way to a stranger and another to {them}. The stranger learned the price of wool. {them} learned that you were on your way, and held it all open.',
        ],
        failure: [
          'You had cut one stave too many, and it read that you were married. {them} sent a spoon.',
          'It was a good stick, dry and straight, and got as far as a farm where they had a kettle on.',
          'It came to {them} upside down. They took it for the lay of some reef, and two boats have since gone round a place where there is nothing.',
        ],
      }),
    },
  ],
  'ask-mate': [
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} how it looks for {foe}',
        description: 'It is a fair question and costs you only the quiet that there was before.',
        success: [
          '“Badly,” said {mate}. “{foe} has begun to be generous. My uncle was like that, the year before they burned him. One gives rings right and left when one would like to be forgiven, and does not care to ask.”',
          '{mate} looked at it from all sides, as at a horse. “You’re watching {foe}’s hand. Watch who holds the cup for it. A person like that is never taken by the enemy; it’s always someone who’s been spoken to crossly.”',
          '“I have nothing against {foe},” said {mate}. “I’ve not been burned, or robbed, or overlooked. So I see better than you. And what I see is a lonely fool with too many men to feed. I would wait a bit, and take away the porridge.”',
        ],
        failure: [
          '“It looks the same as yesterday,” said {mate}, “only it’s nearer.” No more was to be had.',
          '“I was hired to carry one end,” said {mate}. “You think at your end and I’ll think at mine, and we’ll see which of us gets tired.”',
          '“In bed,” said {mate}. “That’s how {foe} will die, in my opinion. But go on. I like the walk.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', 'perception', 'easy', 'none'], {
        action: 'Ask {mate} what {mate} thinks of {who}',
        description:
          'One should not ask such a thing unless one can bear to have it answered, and by somebody who stays.',
        success: [
          '“I’ve known people wronged who stayed as they were,” said {mate}, “and I’ve known some that moved into it, like a house. {who} has got the furniture in. Do it for the oath’s sake. I’d not do it to be thanked.”',
          '“You were told why,” said {mate}, “by {who}, and I was standing to one side and saw {who.his} hands. They were ashamed of something. Hands can’t help it. I’d find out what, before I drew iron for it.”',
          '{mate} was some time about it. “When I was small we’d a neighbour like {who}. Everyone owed that house something. We hated it; and when it was in need the whole fjord came, swearing, with buckets. That’s us, now. I don’t complain.”',
        ],
        failure: [
          '“I was taught not to speak of people behind their backs,” said {mate}. “It does not leave one much to say about {who}.”',
          '“I’d have sworn to less,” said {mate}, and went and looked to the straps.',
          '“You want me to say that it’s right,” said {mate}. “It’s an oath. Nobody asked it to be right as well.”',
        ],
      }),
    },
    {
      kind: 'ask-mate',
      at: ['city', 'land', 'sea'],
      offer: does(['talk', null, 'easy', 'none'], {
        action: 'Ask {mate} which way {mate} would go about it',
        description: 'You give up the high seat for as long as it takes, and may find that it is hard to get back.',
        success: [
          '“By way of {foe}’s women,” said {mate}. “Mother, nurse, whoever bakes. They’ve known all the time. Nobody has ever come and asked what they’d like done.”',
          '“Straight,” said {mate}. “You have been clever for some while, and what has it got us? Wet feet and a verse. {foe} is ready for a fox. I’d come as a cow.”',
          '“First I’d eat,” said {mate}. “I mean it. You decide things on an empty stomach, and they are all about dying. With some fat in us I’d say go round, take the small boat’s way, and let {foe}’s big men stand there at the front until they rust.”',
        ],
        failure: [
          '“That was decided when you opened your mouth to swear,” said {mate}. “I only came along behind it.”',
          '“I’d turn round,” said {mate}. “There. Now it’s been said, and we can go on.”',
          '{mate} said a proverb. It was about a goat. “Think that over,” said {mate}; and you have, since, and there is nothing in it.',
        ],
      }),
    },
  ],
  'send-mate': [
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} ahead to spy out the road',
        description: 'It is your errand that {mate} goes on, and there is a long time to stand and think of that.',
        success: [
          '{mate} came back and drank first. “Seven. {foe}’s brother-in-law has them, and he is afraid of bulls. I have looked at the fences. If someone were to leave that gate off, the road would be as good as ours.”',
          '“I went along as a fool,” said {mate}. “They showed me everything. {foe}’s to be met at the ford by a man with two horses, and he’s to have a white cap on. I’ve his cap here. He wasn’t told what to do without it.”',
          '“There’s good news and there’s a smell,” said {mate}. “The good news is that {foe}’s people passed, and have taken the wrong fork, as I had moved the stone. The smell’s where I hid. I’d be glad if nobody said anything.”',
        ],
        failure: [
          '“They saw me,” said {mate}, and sat down with care. “They had me run between them for a while. They’re not bad men. I said that I was looking for a sheep, and they found me one, and I had to buy it.”',
          '{mate} was back with one shoe. “A dog,” said {mate}. “There was more, but it’s mostly about the dog.”',
          '“I met a boy,” said {mate}, “and asked him, and he answered so politely. So I went where he said. There’s a bog there. He had brought his friends to watch.”',
        ],
      }),
    },
    {
      kind: 'send-mate',
      at: ['land', 'city'],
      offer: does(['explore', 'perception', 'medium', 'none'], {
        action: 'Send {mate} to listen where {foe}’s men drink',
        description: 'It needs a good head and a stupid face, and you must sit elsewhere meanwhile, with neither.',
        success: [
          '“I lost at dice,” said {mate}. “I lost and lost, and they were so pleased with me. They’ve not been paid. {foe} has told them it’s on a ship, and the ship is the one that we saw on the rocks. I didn’t like to say.”',
          '{mate} held up a hand till the breath was there. “They’re to have {foe} with them the next time, that’s the word, in person. There was one who cried about it. I held his head. I know the road now, and the day, and a good deal about his mother.”',
          '“They sang,” said {mate}, “and there’s a verse with you in it. It isn’t bad. But whoever made it has been told by {foe} where we were to sleep next; so we’ll not. I would like it noted that I joined in the chorus.”',
        ],
        failure: [
          '“I can’t do the face,” said {mate}. “They asked what was so interesting. I’d have said the ale, but I’d not touched it.”',
          '“They took me for one of you, and they were right,” said {mate}, and took a fish-bone out of one ear. “They threw everything. Then they threw me. I heard nothing but it coming.”',
          '“It was all very quiet,” said {mate}, “and they bought me drink, and how was I, and how were we. I believe I answered. I’d move on, if I were us.”',
        ],
      }),
    },
  ],
};
